"""The turns: move, then encounter; what begins and what ends them."""

from __future__ import annotations

from roundtable.kernel.options import NO, YES, Option, Prompt
from roundtable.kernel.seats import Seat
from roundtable.kernel.state import Outcome
from roundtable.kernel.windows import Rules, Stop

from .actions import Source, does
from .characters import card_of
from .effects import LoseTurn
from .life import eliminate, recover
from .movement import move
from .objects import discard, rafts_of
from .setup import take_character, unused_characters
from .spells import gain_spells
from .state import SEATS, Encounter, EndTurn, TalismanTable, Turn, lying_at
from .toads import a_turn_passes

LAST_MOMENT = Prompt("ask-end-turn", rules=("talisman.cards.using-is-always-optional",))
END: Option[None] = Option("done", text="option-end-turn")
NEW_CHARACTER = Prompt("ask-new-character", rules=("talisman.variants.mortality.new-random-character-next-turn",))


# --- what ends a turn, or begins its encounter anew ---


def stopped(table: TalismanTable, stop: Stop) -> None:
    """The turn is over; or its character was carried off to another space, where the encounter begins anew."""
    if stop.scope not in ("turn", "moved"):
        raise stop
    state = table.state
    cut_short(table)
    left = "talisman.encounters.unresolved-cards-stay-for-next-visitor"
    if stop.scope == "moved":
        table.cite("talisman.sequence.moved-to-new-space-restarts", left)
        state.done.clear()
        table.then(Encounter(state.active))
    else:
        table.cite("talisman.turn.flowchart-is-reference", left)
        state.over = True


def cut_short(table: TalismanTable) -> None:
    """Nothing further of this turn is played but its end."""
    state = table.state
    state.fight, state.busy = None, False
    while state.agenda and not isinstance(state.agenda[-1], EndTurn):
        state.agenda.pop()


# --- beginning and end ---


def first_turn(table: TalismanTable, step: Turn) -> Rules[None]:
    yield from turn(table, step.seat)


def turn(table: TalismanTable, seat: Seat) -> Rules[None]:
    """Move, then encounter. The dead spend their turn on their recovery, and some have lost it."""
    state = table.state
    state.active = seat
    for other in state.seats:
        if other.spells.cards or other.held_at_start:
            other.held_at_start, other.cast = len(other.spells.cards), 0
    table.say("turn-begins", "talisman.setup.play-passes-left", seat=SEATS[seat], round=state.round)
    if not state.seats[seat].character and not (yield from new_character(table, seat)):
        table.then(EndTurn(seat))
        return
    character = state.seats[seat]
    if character.objects.cards:
        character.rafts_ready = len(rafts_of(table, seat))
    if character.dead:
        character.lost_turns = max(0, character.lost_turns - 1)  # both are done with (ruling A43)
        recover(table, seat)
        table.then(EndTurn(seat))
        return
    if character.lost_turns:
        character.lost_turns -= 1
        table.say("misses-turn", "talisman.adventure.events.otherwise-next-turn-is-lost", seat=SEATS[seat])
        table.then(EndTurn(seat))
        return
    table.cite("talisman.turn.move-then-encounter")
    state.over = False
    table.then(Encounter(seat), EndTurn(seat))
    if not character.spells.cards and card_of(table, seat).keeps_a_spell and not character.toad_turns:
        # Some always have a spell when their turn begins.
        gain_spells(table, seat, 1)
        table.cite("talisman.golden.ability-or-effect-beats-base-rule")
        yield from table.settle()
    yield from move(table, seat)


def new_character(table: TalismanTable, seat: Seat) -> Rules[bool]:
    """Mortality: a random character of those not in play, if the player wants one; it plays a normal turn (A50)."""
    if table.state.crown_reached:
        eliminate(table, seat)
        return False
    if (yield from table.ask(seat, NEW_CHARACTER, (YES, NO))) is NO:
        return False
    characters = unused_characters(table)
    table.state.core.chance.shuffle(characters)
    table.cite(*NEW_CHARACTER.rules)
    yield from take_character(table, seat, characters[0])
    table.state.seats[seat].held_at_start = len(table.state.seats[seat].spells)
    return True


def end_turn(table: TalismanTable, step: EndTurn) -> Rules[None]:
    """A last moment for free actions (ruling A30); then what lasted for this turn is over, and the next one begins."""
    state, seat = table.state, step.seat
    if not state.over and has_more_to_do(table, seat):
        table.then(step)  # again: what is used now may carry the character off, to another encounter
        yield from table.ask(seat, LAST_MOMENT, (END,), pause=True)
        state.over = True
        return
    character = state.seats[seat]
    state.over = True
    state.done.clear()
    state.changed.clear()
    if state.redrawn or state.passing_by:
        state.redrawn = state.passing_by = False
    if state.struck:
        spells_go(table)
    if character.rafts_ready and not character.toad_turns:
        for raft in rafts_of(table, seat)[: character.rafts_ready]:
            discard(table, raft, character.objects)
            table.say("raft-falls-apart", "talisman.movement.raft.discarded-after-use-or-unused-turn", seat=SEATS[seat])
    if character.toad_turns:
        a_turn_passes(table, seat)
    if table.touched:
        yield from table.settle()
    following = pass_on(table, seat)
    if following is not None:
        yield from turn(table, following)


def has_more_to_do(table: TalismanTable, seat: Seat) -> bool:
    """Whether a last moment matters: to trade or to use something. What is only left can be left before the next move;
    who wants to be asked always is asked for that too."""
    free = table.free(seat)
    return bool(free) if table.asks_always else any(option.verb != "leave" for option in free)


def spells_go(table: TalismanTable) -> None:
    """Spells that lay in wait and have struck go."""
    state = table.state
    for struck in state.struck:
        space, _, card = struck.partition("/")
        if card in lying_at(state, space):
            discard(table, card, state.spaces[space])
    state.struck.clear()


def sweep(table: TalismanTable) -> None:
    """Spaces on which nothing lies any more are forgotten."""
    state = table.state
    for space in [space for space, pile in state.spaces.items() if not pile.cards]:
        del state.spaces[space]


def pass_on(table: TalismanTable, seat: Seat) -> Seat | None:
    """To the next player who is still in, if any; a round ends when the first player's turn comes again."""
    state = table.state
    state.left.clear()
    if table.core.outcome is not None:
        return None
    following, out = seat, True
    while out:
        following = (following + 1) % len(state.seats)
        if following == state.first:
            state.round += 1
            sweep(table)
        out = state.seats[following].out
    limit = table.setup.options["rounds"]
    if limit and state.round > int(limit):
        table.finish(Outcome((), "outcome-rounds"))
        return None
    return following


# --- losing a turn ---


@does(LoseTurn)
def lose_turn(table: TalismanTable, seat: Seat, action: LoseTurn, source: Source) -> None:
    """Being cut off from cards still to be met is the lost turn; else it is the next one (ruling A24)."""
    state = table.state
    character = state.seats[seat]
    if not character.character:
        return
    rule = "talisman.adventure.events.otherwise-next-turn-is-lost"
    if seat != state.active or state.over:
        character.lost_turns += 1
        table.say("loses-next-turn", rule, seat=SEATS[seat])
        return
    ends = ("talisman.adventure.events.lost-turn-ends-current-turn", "talisman.sequence.lost-turn-ends-turn")
    if cards_to_come(table, seat):
        table.say(
            "is-cut-off", "talisman.adventure.events.cutting-off-more-cards-counts-as-lost-turn", *ends,
            seat=SEATS[seat],
        )  # fmt: skip
    else:
        character.lost_turns += 1
        table.say("loses-next-turn", rule, *ends, seat=SEATS[seat])
    raise Stop("turn")


def cards_to_come(table: TalismanTable, seat: Seat) -> bool:
    """Whether cards lie there that are not dealt with: objects too, but none that the character itself left."""
    state = table.state
    space = state.seats[seat].space
    lying = list(lying_at(state, space))
    for card in state.done:
        if card in lying:
            lying.remove(card)
    for left in state.left:
        place, _, card = left.partition("/")
        if place == space and card in lying:
            lying.remove(card)
    return any(card in table.content["cards"] for card in lying)
