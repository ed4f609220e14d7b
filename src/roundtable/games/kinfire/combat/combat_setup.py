"""Setting up a combat: the twelve steps, and the tutorial."""

from __future__ import annotations

from collections import Counter

from roundtable.games.kinfire.box import Box, box_of
from roundtable.games.kinfire.current_combat import combat_of, living
from roundtable.games.kinfire.effects.foes import Fight, Posting
from roundtable.games.kinfire.option_makers import seat_option
from roundtable.games.kinfire.party import group, party
from roundtable.games.kinfire.seekers.hands import opening_hand
from roundtable.games.kinfire.seekers.hp_and_armour import shield
from roundtable.games.kinfire.state import SEATS, Combat, DrawToken, EndFight, Foe, KinfireTable, SetUpFight
from roundtable.kernel.options import Option, Prompt
from roundtable.kernel.seats import Seat
from roundtable.kernel.windows import Rules

from .seeker_turn import BEGINNERS_LUCK
from .target_tokens import target_first

SPOTS = "kinfire.setup.four-start-spots-one-seeker-each"
TWELVE = "kinfire.setup.twelve-steps-in-order"
READER = "kinfire.tutorial.reader-takes-first-turn"

SPOT = Prompt("ask-spot", rules=(SPOTS,))
WHO_READS = Prompt("ask-reader", rules=(READER,))


def set_up_fight(table: KinfireTable, step: SetUpFight) -> Rules[None]:
    """The map and the enemies, hands and Armour, standees, target tokens, lanterns; in this order."""
    state, box = table.state, box_of(table.content)
    fight = box.fights[step.fight]
    state.combat = Combat(fight.id, post(box, fight))
    table.say(
        "combat-begins", TWELVE, "kinfire.setup.map-named-by-quest", "kinfire.setup.enemy-boards-per-setup-card",
        "kinfire.setup.enemy-hp-from-board-heart", "kinfire.setup.enemy-standees-per-setup-card",
        "kinfire.setup.thirteen-ability-tokens-placed-as-told", fight=f"@fights.{fight.id}",
    )  # fmt: skip
    if fight.allies:
        table.cite("kinfire.ally.placed-per-setup-card", "kinfire.ally.may-have-tokens-and-hp")
    table.cite("kinfire.seeker.hp-set-at-quest-start")  # so nobody is healed now (A4)
    for seat in party(state):
        opening_hand(table, seat)
    for seat in party(state):
        board = box.seekers[state.seats[seat].who]
        rules = ("kinfire.setup.starting-armour-added-to-hand", "kinfire.seeker.armour-value-printed-on-board")
        shield(table, seat, board.armour, *rules)
    for seat in party(state):
        yield from take_spot(table, seat, fight)
    for index in living(table):
        yield from target_first(table, index)
    for seat in party(state):
        state.seats[seat].charged = False
    table.cite("kinfire.setup.lanterns-start-face-down", "kinfire.lantern.opening-hand-does-not-charge")
    if fight.tutorial and not state.taught and table.setup.options["tutorial"]:
        yield from prepare_tutorial(table)
    table.then(DrawToken(), EndFight(won=False))


def post(box: Box, fight: Fight) -> list[Foe]:
    """Enemies from left to right, then Ally cards, with their HP and ability tokens."""
    foes = []
    for posting in fight.enemies:
        board = box.enemies[posting.who]
        foes.append(posted(posting, Foe(board.id, board.hp, posting.zone), len(board.rows)))
    for helper in fight.allies:
        card = box.allies[helper.who]
        foes.append(posted(helper, Foe(card.id, card.hp or 0, helper.zone or "", ally=True), len(card.rows)))
    number_alike(foes)
    return foes


def number_alike(foes: list[Foe]) -> None:
    """Those of one kind are told apart by numbers, from left to right."""
    many = Counter((foe.board, foe.ally) for foe in foes)
    seen: Counter[tuple[str, bool]] = Counter()
    for foe in foes:
        kind = (foe.board, foe.ally)
        seen[kind] += 1
        foe.number = seen[kind] if many[kind] > 1 else 0


def posted(posting: Posting, foe: Foe, rows: int) -> Foe:
    foe.tokens = [list(tokens) for tokens in posting.tokens] + [[] for _ in range(rows - len(posting.tokens))]
    foe.statuses = [{} for _ in range(rows)]
    return foe


def take_spot(table: KinfireTable, seat: Seat, fight: Fight) -> Rules[None]:
    """One of the four pairs of footprints, each for one seeker."""
    choice = yield from table.ask(seat, SPOT, lambda: spots(table, fight))
    table.state.seats[seat].zone = choice.arg
    table.say("stands", SPOTS, "kinfire.seeker.standee-marks-position", seat=SEATS[seat], zone=f"@zones.{choice.arg}")


def spots(table: KinfireTable, fight: Fight) -> list[Option[None]]:
    free = list(fight.spots)
    for seat in party(table.state):
        if (zone := table.state.seats[seat].zone) in free:
            free.remove(zone)
    return table.allowed((spot(zone), None if zone in free else SPOTS) for zone in dict.fromkeys(fight.spots))


def spot(zone: str) -> Option[None]:
    return Option("stand", zone, points=(f"place:{zone}",), params=(("zone", f"@zones.{zone}"),))


def prepare_tutorial(table: KinfireTable) -> Rules[None]:
    """The group names a reader (A62), who gets Beginner's Luck; two turns are scripted."""
    state = table.state
    choice = yield from group(table, WHO_READS, [seat_option("reads", seat) for seat in party(state)])
    combat = combat_of(table)
    combat.reader, combat.scripted, state.taught = choice.value, 2, True
    table.move(BEGINNERS_LUCK, state.box, state.seats[combat.reader].hand)
    table.say("gets-beginners-luck", "kinfire.tutorial.reader-gets-beginners-luck", seat=SEATS[combat.reader])
