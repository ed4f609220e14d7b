"""Seeker turn: move, play an Action card or pass, and take what boosts left to be taken."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from roundtable.kernel.options import DONE, Option, Prompt
from roundtable.kernel.seats import Seat
from roundtable.kernel.windows import STOPPED, Rules, until

from .attacks import seeker_attacks
from .boosts import boosts
from .box import box_of, mask
from .defeat import gain_hp
from .effects import Attack, Draw, Effect, ExtraAction, GainHp
from .renewal import discard, draw_cards, hand_changed, has_action
from .state import CombatTable, SeekerTurn, Turn
from .turn_order import end_turn

ONE_ZONE = "kinfire.seeker-turn.may-move-one-zone"
BEFORE_OR_AFTER = "kinfire.seeker-turn.move-before-or-after-acting"
ONE_ACTION = "kinfire.seeker-turn.one-action-card"
ACT_OR_PASS = "kinfire.seeker-turn.must-act-or-pass"
AS_AN_ACTION = "kinfire.lantern.used-like-an-action-card-from-hand"
CARD_BOOST = "kinfire.boost.card-draw-or-discard-after-action"
HP_BOOST = "kinfire.boost.hp-recovered-after-action"

TURN = Prompt("prompt-turn", rules=(ACT_OR_PASS, ONE_ZONE))
AFTER = Prompt("prompt-after")
BEFORE = Prompt("prompt-before")
PASSING = Prompt("prompt-passing", rules=("kinfire.seeker-turn.pass-draws-or-discards-one",))

PASS_TURN: Option[None] = Option("pass", text="option-pass-turn", rules=(ACT_OR_PASS,))
LANTERN: Option[None] = Option("lantern", rules=(AS_AN_ACTION,))
ACT: Option[None] = Option("act")
DRAW: Option[None] = Option("draw")
RECOVER: Option[None] = Option("recover", rules=(HP_BOOST,))


def seeker_turn(table: CombatTable, step: SeekerTurn) -> Rules[None]:
    yield from until("combat", whole_turn(table, step.seat))


def whole_turn(table: CombatTable, seat: Seat) -> Rules[None]:
    """The turn; and what belongs to the end of any turn, one that a new phase cuts short too (A39)."""
    state = table.state
    state.turn = Turn(seat)
    table.say("turn-begins", ACT_OR_PASS, seat=f"@seat.{seat}")
    if (yield from until("turn", take_turn(table, seat))) is STOPPED:
        table.say("turn-cut-short", "kinfire.phase.turn-ends-immediately", seat=f"@seat.{seat}")
    put_away(table, seat)
    state.turn = None
    table.cite("kinfire.seeker-turn.end-check-for-action-card")
    yield from table.settle()
    end_turn(table)


def take_turn(table: CombatTable, seat: Seat) -> Rules[None]:
    """Moving and acting in any order; what follows the action in the order the player likes (A66)."""
    while True:
        choice = yield from table.ask(seat, AFTER if turn_of(table).acted else TURN, lambda: turn_menu(table, seat))
        if choice is DONE:
            return
        yield from CHOICES[choice.verb](table, seat, choice)


def turn_of(table: CombatTable) -> Turn:
    turn = table.state.turn
    assert turn is not None
    return turn


def turn_menu(table: CombatTable, seat: Seat) -> Sequence[Option[None]]:
    turn, seeker, box = turn_of(table), table.state.seats[seat], box_of(table.content)
    menu: list[tuple[Option[None], str | None]] = []
    if turn.actions or table.explaining:
        acted = None if turn.actions else ONE_ACTION
        menu += [(box.play[card], acted) for card in dict.fromkeys(seeker.hand) if card in box.actions]
        dark = None if seeker.lantern else "kinfire.lantern.charges-with-each-new-hand"
        menu.append((LANTERN, acted or dark))
    if turn.cards:
        menu += [(option, None) for option in card_menu(table, seat)]
    if turn.heal:
        menu.append((RECOVER, None))
    menu += [(option, None if turn.steps else ONE_ZONE) for option in moves(table, seat)]
    menu.append((DONE, None) if turn.acted else (PASS_TURN, None))
    if not turn.acted:
        menu.append((DONE, ACT_OR_PASS))
    return table.allowed(menu)


# --- moving ---


def moves(table: CombatTable, seat: Seat) -> list[Option[None]]:
    box = box_of(table.content)
    return [box.move[zone] for zone in box.zones[table.state.seats[seat].zone].links]


def move(table: CombatTable, seat: Seat, choice: Option[Any]) -> Rules[None]:
    turn_of(table).steps -= 1
    table.state.seats[seat].zone = choice.arg
    table.say("seeker-moves", ONE_ZONE, BEFORE_OR_AFTER, seat=f"@seat.{seat}", zone=f"@zones.{choice.arg}")
    yield from ()


def steps_before(table: CombatTable, seat: Seat) -> Rules[None]:
    """Steps, boosted ones too, before the action that is already shown (A16)."""
    moved = False
    while turn_of(table).steps:
        choice = yield from table.ask(seat, BEFORE, lambda: [*moves(table, seat), ACT])
        if choice is ACT:
            if moved:  # and the rest of the steps is kept for after the action
                table.cite("kinfire.boost.move-may-be-split")
            return
        yield from move(table, seat, choice)
        moved = True


# --- acting ---


def act(table: CombatTable, seat: Seat, choice: Option[Any]) -> Rules[None]:
    """An Action card or the lantern: shown, boosted, resolved, put away. Then, and not before, the hand is renewed."""
    box, turn, seeker = box_of(table.content), turn_of(table), table.state.seats[seat]
    turn.actions -= 1
    turn.acted = True
    turn.damage = 0
    turn.boosted = []
    effects: Sequence[Effect]
    if choice is LANTERN:
        lantern = box.seekers[seeker.board].lantern
        effects, turn.colours = lantern.effects, mask(lantern.colours)
        seeker.lantern = False
        table.say("lantern-used", AS_AN_ACTION, "kinfire.lantern.flips-down-after-use", seat=f"@seat.{seat}")
    else:
        effects, turn.colours = box.actions[choice.arg].effects, box.colours[choice.arg]
        table.move(choice.arg, seeker.hand, table.state.playing)
        table.say("action-played", ONE_ACTION, "kinfire.seeker-turn.action-played-face-up",
                  seat=f"@seat.{seat}", card=f"@cards.{choice.arg}")  # fmt: skip
    yield from boosts(table, seat)
    yield from steps_before(table, seat)
    for effect in effects:
        yield from EFFECTS[type(effect)](table, seat, effect)
    turn_of(table).colours = None
    put_away(table, seat)
    if not has_action(table, seat):
        if turn_of(table).cards:
            table.cite("kinfire.renewal.precedes-card-boost")
        if turn_of(table).actions:
            table.cite("kinfire.renewal.precedes-granted-extra-action")


def put_away(table: CombatTable, seat: Seat) -> None:
    """The Action card goes to its owner's discard. Only now may the hand count as one without Actions: if it is one, it
    is renewed before the next decision, and so before every boost that waits for the end of the action (A25)."""
    state = table.state
    if len(state.playing):
        table.move_all(state.playing, state.seats[seat].discard)
        table.cite("kinfire.card.played-action-goes-to-discard")
    hand_changed(table, seat)


def draws(table: CombatTable, seat: Seat, effect: Draw) -> Rules[None]:
    draw_cards(table, seat, effect.cards)
    yield from ()


def gains_hp(table: CombatTable, seat: Seat, effect: GainHp) -> Rules[None]:
    gain_hp(table, seat, effect.hp)
    yield from ()


def acts_again(table: CombatTable, seat: Seat, effect: ExtraAction) -> Rules[None]:
    turn_of(table).actions += 1
    yield from ()


EFFECTS: Mapping[type, Callable[[CombatTable, Seat, Any], Rules[None]]] = {
    Attack: seeker_attacks,
    Draw: draws,
    GainHp: gains_hp,
    ExtraAction: acts_again,
}


def passes(table: CombatTable, seat: Seat, choice: Option[Any]) -> Rules[None]:
    """Nobody can boost a pass, but a passing seeker may still move (A18)."""
    turn = turn_of(table)
    turn.acted = True
    turn.actions = 0
    table.say("turn-passed", ACT_OR_PASS, seat=f"@seat.{seat}")
    card = yield from table.ask(seat, PASSING, lambda: card_menu(table, seat))
    draw_or_discard(table, seat, card, "kinfire.seeker-turn.pass-draws-or-discards-one")


# --- draw or discard one: a pass, or a card boost after the action ---


def card_menu(table: CombatTable, seat: Seat) -> list[Option[None]]:
    box = box_of(table.content)
    return [DRAW, *(box.discard[card] for card in dict.fromkeys(table.state.seats[seat].hand))]


def draw_or_discard(table: CombatTable, seat: Seat, choice: Option[None], rule: str) -> None:
    if choice is DRAW:
        if draw_cards(table, seat, 1):
            table.say("card-drawn", rule, seat=f"@seat.{seat}")
        return
    discard(table, seat, choice.arg)
    hand_changed(table, seat)
    table.say("card-discarded", rule, seat=f"@seat.{seat}", card=f"@cards.{choice.arg}")
    if choice.arg == box_of(table.content).exhausted:
        table.cite("kinfire.status.exhausted-safe-when-discarded-by-effect")


def card_boost(table: CombatTable, seat: Seat, choice: Option[Any]) -> Rules[None]:
    turn_of(table).cards -= 1
    if choice is not DRAW:
        table.cite("kinfire.boost.card-discard-may-be-any-card")
    draw_or_discard(table, seat, choice, CARD_BOOST)
    yield from ()


def hp_boost(table: CombatTable, seat: Seat, choice: Option[Any]) -> Rules[None]:
    turn = turn_of(table)
    hp, turn.heal = turn.heal, 0
    gain_hp(table, seat, hp)
    yield from ()


CHOICES: Mapping[str, Callable[[CombatTable, Seat, Option[Any]], Rules[None]]] = {
    "move": move,
    "play": act,
    "lantern": act,
    "pass": passes,
    "draw": card_boost,
    "discard": card_boost,
    "recover": hp_boost,
}
