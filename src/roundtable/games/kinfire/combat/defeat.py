"""Defeat: of enemies, phase by phase, and the end of a combat."""

from __future__ import annotations

from functools import partial

from roundtable.games.kinfire.box import Box, box_of
from roundtable.games.kinfire.current_combat import combat_of, living
from roundtable.games.kinfire.effects.foes import Row
from roundtable.games.kinfire.party import group, party, starting_hp
from roundtable.games.kinfire.seekers.hands import put_away, put_hand_away, shuffle_all, take_ward_away
from roundtable.games.kinfire.seekers.hp_and_armour import end_combat
from roundtable.games.kinfire.state import SEATS, DrawToken, EndFight, Foe, KinfireTable, Read, TurnOver
from roundtable.kernel.options import Option, Prompt
from roundtable.kernel.windows import Rules, Stop

from .carry_out import use_ability

SUFFER = "kinfire.hp.suffer-lowers-hp"
DEFEATED = "kinfire.defeat.enemy-at-zero-is-defeated"
OUTCOME = "kinfire.defeat.setup-card-gives-outcome"
NOT_ALWAYS = "kinfire.defeat.one-enemy-down-may-not-win"
PHASE = (
    "kinfire.phase.starts-when-hp-hits-zero", "kinfire.phase.hp-reset", "kinfire.phase.excess-damage-lost",
    "kinfire.phase.statuses-discarded", "kinfire.phase.may-be-several",
)  # fmt: skip
RIGHTMOST = "kinfire.transfer.to-rightmost-surviving-enemy"
SAME_ROW = "kinfire.transfer.tokens-keep-their-row"
SPLIT = "kinfire.transfer.passive-row-tokens-split-over-actives"
ODD = "kinfire.transfer.group-places-odd-token"
TURNED = "kinfire.overlay.active-turned-passive-splits-tokens"
ALLY_LEAVES = ("kinfire.ally.leaving-gives-tokens-to-rightmost-enemy", "kinfire.ally.tokens-split-evenly-not-by-row")

CARRIED = "kinfire.fate-token.unspent-carry-over"

PLACE = Prompt("ask-place-token", rules=(ODD,))


# --- enemies lose HP ---


def foe_suffers(table: KinfireTable, index: int, hp: int, *rules: str) -> Rules[None]:
    """Lowers an enemy's HP and sees to what follows at 0."""
    lower(table, index, hp, *rules, SUFFER)
    yield from falls(table, index)


def lower(table: KinfireTable, index: int, hp: int, *rules: str) -> int:
    """Lowers an enemy's HP, no further; says by how many."""
    foe = combat_of(table).foes[index]
    before, foe.hp = foe.hp, max(0, foe.hp - hp)
    table.say("foe-suffers", *rules, enemy=box_of(table.content).name(foe), before=before, after=foe.hp)
    return before - foe.hp


def falls(table: KinfireTable, *indices: int) -> Rules[None]:
    """Whoever of these is at 0 HP enters the next phase, which ends the turn, or is defeated. Several fall at once."""
    box, foes = box_of(table.content), combat_of(table).foes
    down = [index for index in indices if not foes[index].hp and not foes[index].gone]
    if not down:
        return
    changing = [index for index in down if has_phase_left(box, foes[index])]
    yield from leave_combat(table, *(index for index in down if index not in changing))
    for index in changing:
        yield from next_phase(table, index)
    if changing:
        table.cite("kinfire.phase.turn-ends-immediately")
        raise Stop("turn")


def has_phase_left(box: Box, foe: Foe) -> bool:
    return not foe.ally and foe.phase < len(box.enemies[foe.board].phases)


def next_phase(table: KinfireTable, index: int) -> Rules[None]:
    """Overlays are placed, HP and statuses start anew."""
    box, foe = box_of(table.content), combat_of(table).foes[index]
    phase = box.enemies[foe.board].phases[foe.phase]
    foe.phase += 1
    foe.hp = phase.hp
    foe.statuses = [{} for _ in foe.statuses]
    table.say("phase-begins", *PHASE, enemy=box.name(foe), phase=foe.phase + 1, hp=foe.hp)
    if phase.name:
        table.say("phase-told", *PHASE, text=f"{box.kind(foe)}.{phase.name}")
    if phase.overlays:
        table.cite("kinfire.overlay.placed-on-matching-number", "kinfire.overlay.replaces-what-it-covers")
    for row in range(len(foe.tokens)):
        if foe.tokens[row] and row not in box.active_rows(foe):
            tokens, foe.tokens[row] = foe.tokens[row], []
            yield from split(table, index, tokens, TURNED)
    yield from use_ability(table, index, phase.do)


# --- enemies and allies leave ---


def leave_combat(table: KinfireTable, *indices: int) -> Rules[None]:
    """Standees leave the map; target tokens become trophies; then ability tokens go to who is left."""
    box, combat = box_of(table.content), combat_of(table)
    for index in indices:
        foe = combat.foes[index]
        foe.gone, foe.zone = True, ""
        foe.statuses = [{} for _ in foe.statuses]
        if foe.ally:
            table.say("ally-leaves", *ALLY_LEAVES, enemy=box.name(foe))
            continue
        table.state.trophies.append(foe.board)
        table.say(
            "foe-defeated", DEFEATED, "kinfire.defeat.enemy-standee-removed",
            "kinfire.defeat.target-token-kept-as-trophy", enemy=box.name(foe),
        )  # fmt: skip
    for index in indices:
        decide_combat(table, index)
    for index in indices:
        yield from transfer(table, index)


def decide_combat(table: KinfireTable, index: int) -> None:
    """The setup card says what the combat is won or lost by."""
    combat = combat_of(table)
    fight, foe = box_of(table.content).fights[combat.fight], combat.foes[index]
    table.cite(OUTCOME)
    if foe.ally:
        if fight.guards == foe.board and not foe.hp:
            table.say("ward-lost", OUTCOME, enemy=box_of(table.content).name(foe))
            end_combat(table, won=False)
        return
    if not living(table) or (fight.wins == "first" and index == 0):
        end_combat(table, won=True)
    table.cite(NOT_ALWAYS)


def transfer(table: KinfireTable, index: int) -> Rules[None]:
    """Its ability tokens go to the surviving enemy furthest right: row by row, or shared out."""
    box, foes = box_of(table.content), combat_of(table).foes
    foe = foes[index]
    receiver = living(table)[-1]
    rows, active = foe.tokens, box.active_rows(foes[receiver])
    foe.tokens = [[] for _ in rows]
    if not active:
        return  # the tokens are set aside (A36)
    if foe.ally:
        yield from split(table, receiver, [token for row in rows for token in row], *ALLY_LEAVES)
        return
    passive = []
    for row, tokens in enumerate(rows):
        if tokens:
            goes = SAME_ROW if row in active else SPLIT
            table.say("tokens-move", RIGHTMOST, goes, enemy=box.name(foes[receiver]), tokens=shown(tokens))
        if row in active:
            foes[receiver].tokens[row] += tokens
        else:
            passive += tokens
    yield from split(table, receiver, passive, SPLIT)


def split(table: KinfireTable, index: int, tokens: list[int], *rules: str) -> Rules[None]:
    """Tokens are divided evenly over the active abilities; the group chooses which, and where the odd ones go (A35)."""
    box = box_of(table.content)
    active = box.active_rows(combat_of(table).foes[index])
    if not active or not tokens:
        return
    share, odd = divmod(len(tokens), len(active))
    got = dict.fromkeys(active, 0)
    table.cite(*rules)
    for token in tokens:
        foe = combat_of(table).foes[index]
        open_rows = [row for row in active if got[row] < share or (got[row] == share and odd)]
        full = {row: ODD for row in active if row not in open_rows}
        menu = [
            (row_for(token, foe, row, ability), None if row in open_rows else full.get(row, rules[-1]))
            for row, ability in enumerate(box.rows(foe))
        ]
        prompt = Prompt(PLACE.key, (("token", token_name(token)), ("enemy", box.name(foe))), (*PLACE.rules, *rules))
        choice = yield from group(table, prompt, partial(table.allowed, menu))
        row = choice.value
        odd -= got[row] == share
        got[row] += 1
        combat_of(table).foes[index].tokens[row].append(token)


def row_for(token: int, foe: Foe, row: int, ability: Row) -> Option[int]:
    name = f"@enemies.{foe.board}.{ability.name}"
    return Option(
        "beside", f"{row + 1}", value=row, params=(("row", name), ("number", row + 1), ("token", token_name(token)))
    )


def token_name(token: int) -> str:
    """As texts show an ability token."""
    return str(token) if token else "\N{LAST QUARTER MOON}"


def shown(tokens: list[int]) -> str:
    return " ".join(token_name(token) for token in tokens)


# --- the end ---


def stopped(table: KinfireTable, stop: Stop) -> None:
    """A turn that a new phase cut short, or a combat that is over."""
    if stop.scope not in ("turn", "won", "lost"):
        raise stop
    put_away(table)
    state = table.state
    if stop.scope == "turn":
        while not isinstance(state.agenda[-1], TurnOver | DrawToken | EndFight):
            state.agenda.pop()
        if isinstance(state.agenda[-1], EndFight):  # it happened between two turns
            table.then(DrawToken())
        return
    table.touched.clear()  # no hand is renewed any more (A28)
    while not isinstance(state.agenda[-1], EndFight):
        state.agenda.pop()
    state.agenda[-1] = EndFight(stop.scope == "won")


def end_fight(table: KinfireTable, step: EndFight) -> None:
    """HP are restored, hands and lanterns put away, decks shuffled; the story goes on as the setup card says (A41)."""
    state, box = table.state, box_of(table.content)
    fight = box.fights[combat_of(table).fight]
    if step.won:
        table.say("combat-won", OUTCOME, CARRIED)
    else:
        table.say("combat-lost", OUTCOME, "kinfire.defeat.loss-rarely-ends-campaign", CARRIED)
    for seat in party(state):
        seeker = state.seats[seat]
        take_ward_away(table, seat)
        put_hand_away(table, seat)
        shuffle_all(table, seat)
        seeker.hp, seeker.charged, seeker.zone, seeker.once = starting_hp(table, seat), False, "", 0
        table.say(
            "rests", "kinfire.combat-end.hp-restored", "kinfire.combat-end.hand-discarded",
            "kinfire.combat-end.lanterns-face-down", "kinfire.combat-end.discard-shuffled-into-deck",
            "kinfire.combat-end.persistent-statuses-stay", seat=SEATS[seat],
        )  # fmt: skip
    for pile in (state.drawn, state.used, state.track):
        table.move_all(pile, state.bag)
    state.combat = None
    table.then(Read(fight.won if step.won else fight.lost))
