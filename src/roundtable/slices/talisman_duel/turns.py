"""Setting up, and the turns: move, then encounter, until the slice ends."""

from __future__ import annotations

from typing import Final

from roundtable.kernel.seats import Seat
from roundtable.kernel.state import Outcome
from roundtable.kernel.windows import Rules

from .characters import card_of, recover
from .spells import gain_spells
from .state import SEATS, DuelTable, EndTurn, Move, SetUp, Turn

DUELS_TO_WIN: Final = 2
"""The slice's own end, not the rulebook's: two duels won, or the rounds are over."""


def set_up(table: DuelTable, step: SetUp) -> Rules[None]:
    """Decks are shuffled, characters dealt; those whose ability says so draw spells."""
    state = table.state
    table.shuffle(state.adventure)
    table.shuffle(state.spells)
    table.cite("talisman.setup.decks-face-down-adventure-and-spells-shuffled")
    taken = [character.character for character in state.seats]
    free = [card for card in table.content["characters"] if card not in taken]
    state.core.chance.shuffle(free)
    for seat, character in enumerate(state.seats):
        if not character.character:
            take_character(table, seat, free.pop())
    for seat in range(len(state.seats)):
        printed = card_of(table, seat)
        if seat not in step.given and printed.spells:
            gain_spells(table, seat, printed.spells)
            table.cite("talisman.setup.starting-spells-only-by-ability", *printed.rules)
    yield from table.settle()
    table.then(Turn(step.first))


def take_character(table: DuelTable, seat: Seat, card: str) -> None:
    """Puts a character into play as its card says."""
    character = table.state.seats[seat]
    printed = table.content["characters"][card]
    character.character, character.space = card, printed.start
    character.lives, character.fate, character.gold = printed.life, printed.fate, printed.gold
    table.say(
        "takes-part", "talisman.setup.figure-on-starting-space", "talisman.setup.gold-fate-life-from-card",
        seat=SEATS[seat], character=f"@characters.{card}", place=f"@places.{printed.start}",
    )  # fmt: skip


def turn(table: DuelTable, step: Turn) -> Rules[None]:
    """A turn begins. A dead character spends it on its recovery."""
    state, seat = table.state, step.seat
    state.active = seat
    for character in state.seats:
        character.held_at_start, character.cast = len(character.spells), 0
    table.say("turn-begins", "talisman.setup.play-passes-left", seat=SEATS[seat], round=state.round)
    if state.seats[seat].dead:
        recover(table, seat)
        table.then(EndTurn(seat))
    else:
        table.then(Move(seat), EndTurn(seat))
    yield from ()


def end_turn(table: DuelTable, step: EndTurn) -> Rules[None]:
    """The turn passes to the left, unless somebody has won their duels or the last round is over."""
    state = table.state
    state.left.clear()
    most = max(character.wins for character in state.seats)
    best = tuple(seat for seat, character in enumerate(state.seats) if character.wins == most)
    following = (step.seat + 1) % len(state.seats)
    if most >= DUELS_TO_WIN:
        table.finish(Outcome(best, "outcome-duels"))
    elif following == 0 and state.round == state.rounds:
        table.finish(Outcome(best if most else (), "outcome-rounds"))
    else:
        state.round += following == 0
        table.then(Turn(following))
    yield from ()
