"""Why not? What a seat might want while it is asked something else, or nothing; and the rule against it."""

from __future__ import annotations

from collections.abc import Callable

from roundtable.kernel.seats import Seat

from .box import MASKS, box_of
from .combat import boosts, fate_bag
from .combat.seeker_turn import ONE_ZONE
from .combat.zones import ground
from .current_combat import combat_of
from .journey.campaign import DISCARDED, FREELY
from .journey.town import EXPLORE, NO_ACTIONS
from .seekers.deckbuilding import AT_ONCE
from .seekers.hands import EXHAUSTED
from .seekers.statuses import MAY_DROP, TYPES
from .state import KinfireTable, Turn

Rules = tuple[str, ...]

OWN_TURN_ONLY = "kinfire.card.action-cards-played-on-own-turn"
DEAD = "kinfire.status.exhausted-dead-in-hand"
PERSISTENT = "kinfire.status.exhausted-is-persistent"


def why_not(table: KinfireTable, seat: Seat, option: str) -> Rules:
    """The rules that keep this from being offered, where no menu knows it."""
    verb, _, wanted = option.partition(":")
    known = IN_COMBAT if table.state.combat is not None else BETWEEN_COMBATS
    return known[verb](table, seat, wanted) if verb in known and table.state.seats[seat].who else ()


# --- in a combat ---


def no_boost(table: KinfireTable, seat: Seat, card: str) -> Rules:
    """Not by whoever acts, not without an Action, not of another colour, and not a second time."""
    box, turn = box_of(table.content), combat_of(table).turn
    if not holds(table, seat, card) or card not in box.powers:
        return ()
    if turn.seat == seat:
        return (boosts.OWN_ACTION, boosts.OWN_TURN) if turn.card else (boosts.OWN_TURN,)
    if card not in box.helpful:
        return (boosts.PARRY,) if card in box.parries else (fate_bag.SUBSTITUTION,)
    if not turn.card:
        return (boosts.WINDOW,)
    wrong = boosts.why_not_match(table, seat, box.colours[card], box.colours[turn.card], boosts.MATCH)
    return (wrong,) if wrong else (boosts.WINDOW, boosts.ONE_EACH)


def no_parry(table: KinfireTable, seat: Seat, wanted: str) -> Rules:
    """Not for oneself, not on the own turn, not of another colour, and not a second time."""
    card, _, ally = wanted.partition("/")
    box, turn = box_of(table.content), combat_of(table).turn
    if not holds(table, seat, card) or card not in box.parries:
        return ()
    if turn.blow is None:
        return (boosts.PARRY,)
    if ally == str(seat):
        return (boosts.OWN_DEFENCE,)
    if turn.seat == seat:
        return (boosts.OWN_TURN,)
    if ally not in map(str, turn.blow.spared):
        return (boosts.PARRY,)
    wrong = boosts.why_not_match(table, seat, box.colours[card], MASKS[turn.blow.colour], boosts.PARRY_MATCH)
    return (wrong,) if wrong else (boosts.PARRY, boosts.ONE_EACH)


def no_substitution(table: KinfireTable, seat: Seat, card: str) -> Rules:
    """Only on a token just drawn, and not on the own one."""
    if not holds(table, seat, card) or card not in box_of(table.content).substitutions:
        return ()
    own = bool(table.state.drawn.cards) and not fate_bag.can_substitute(table, seat)
    return (fate_bag.OWN_TURN,) if own else (fate_bag.SUBSTITUTION,)


def no_action(table: KinfireTable, seat: Seat, card: str) -> Rules:
    """Not on somebody else's turn; and what is no Action, never."""
    box = box_of(table.content)
    if not holds(table, seat, card):
        return ()
    if card == EXHAUSTED:
        return (DEAD,)
    if card in box.boosts:
        return (boosts.OWN_TURN,) if combat_of(table).turn.seat == seat else (boosts.WINDOW,)
    return () if combat_of(table).turn.seat == seat else (OWN_TURN_ONLY,)


def no_lantern(table: KinfireTable, seat: Seat, wanted: str) -> Rules:
    return () if combat_of(table).turn.seat == seat else (OWN_TURN_ONLY,)


def no_move(table: KinfireTable, seat: Seat, zone: str) -> Rules:
    """One zone at a time, on the own turn."""
    turn, here = combat_of(table).turn, table.state.seats[seat].zone
    return (ONE_ZONE,) if zone in ground(table).zones and zone != here and not turn.card else ()


def no_drop(table: KinfireTable, seat: Seat, status: str) -> Rules:
    """One of each type, as the own turn ends; Exhausted cards stay."""
    if status == EXHAUSTED and holds(table, seat, status):
        return (PERSISTENT,)
    return (MAY_DROP,) if status in TYPES and table.state.seats[seat].statuses.get(status) else ()


def no_fate(table: KinfireTable, seat: Seat, wanted: str) -> Rules:
    """Three a combat, each before a draw."""
    combat, drawn = combat_of(table), table.state.drawn.cards
    if combat.fate_spent >= fate_bag.MOST_FATE:
        return (fate_bag.AT_MOST,)
    if not table.state.fate:
        return ()
    about_to_draw = combat.turn == Turn() and not drawn
    return () if about_to_draw else (fate_bag.BEFORE,)


def holds(table: KinfireTable, seat: Seat, card: str) -> bool:
    return card in table.state.seats[seat].hand.cards


# --- on the way and in town ---


def no_change(table: KinfireTable, seat: Seat, card: str) -> Rules:
    """Decks are changed at inns."""
    return () if table.state.building else (AT_ONCE,)


def no_visit(table: KinfireTable, seat: Seat, place: str) -> Rules:
    """Not on a quest, and not without a city action."""
    state = table.state
    if state.quest:
        return (EXPLORE,)
    return () if state.actions else (NO_ACTIONS,)


def no_quest(table: KinfireTable, seat: Seat, quest: str) -> Rules:
    """One of the Prompt cards; that of a quest that was chosen is gone."""
    state = table.state
    if quest not in table.content["quests"] or quest in state.prompts:
        return ()
    chosen = (state.quest, *state.done)
    return (DISCARDED,) if quest in chosen else (FREELY,)


IN_COMBAT: dict[str, Callable[[KinfireTable, Seat, str], Rules]] = {
    "boost": no_boost, "parry": no_parry, "substitute": no_substitution, "play": no_action, "lantern": no_lantern,
    "move": no_move, "drop": no_drop, "spend-fate": no_fate, "propose-fate": no_fate,
}  # fmt: skip
"""By the verb of an option."""
BETWEEN_COMBATS: dict[str, Callable[[KinfireTable, Seat, str], Rules]] = {
    "put-in": no_change, "take-out": no_change, "visit": no_visit, "quest": no_quest,
}  # fmt: skip
