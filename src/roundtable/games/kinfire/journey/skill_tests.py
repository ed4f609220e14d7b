"""Skill tests: cards flipped from the top of a seeker's own deck, in the hope of a colour."""

from __future__ import annotations

from collections.abc import Sequence
from typing import get_args

from roundtable.games.kinfire.box import MASKS, box_of
from roundtable.games.kinfire.effects.stories import Test
from roundtable.games.kinfire.effects.terms import Colour
from roundtable.games.kinfire.seekers.hands import EMPTY, EXHAUSTED, shuffle_all
from roundtable.games.kinfire.state import SEATS, KinfireTable, Read, Trial
from roundtable.kernel.options import Option, Params, Prompt
from roundtable.kernel.seats import Seat
from roundtable.kernel.windows import Rules
from roundtable.story import Steps

from .rewards import befall
from .story_book import tells
from .story_deeds import turn_page, whom

SPECIFICS = "kinfire.skill-test.quest-card-sets-specifics"
FLIP = "kinfire.skill-test.flip-top-card-then-discard"
NO_SHUFFLE = "kinfire.skill-test.no-shuffle-between-tests"
VIRTUES = "kinfire.colour.red-power-green-finesse-blue-wisdom"
WILD = ("kinfire.skill-test.white-counts-as-any-colour", "kinfire.colour.white-is-wild")
ONCE = ("kinfire.skill-test.two-colour-card-counts-once", "kinfire.colour.two-colour-card-counts-as-one-at-a-time")
VOID = ("kinfire.skill-test.void-never-succeeds", "kinfire.colour.void-card-has-no-colour")
TIRED = "kinfire.colour.exhausted-cards-are-void"

FLIP_CARDS: Option[None] = Option("flip")


@tells(Test)
def test(table: KinfireTable, deed: Test) -> Rules[Steps]:
    """Those whom the card names flip one after the other; what follows stands on the card."""
    seats = yield from whom(table, deed, "test")
    if seats:
        yield from turn_page(table, Prompt("ask-test", needs(deed.flips, deed.seek), (SPECIFICS,)), [FLIP_CARDS])
    passed = 0
    for seat in seats:
        success = passes(table, seat, deed.flips, deed.seek)
        passed += success
        for each in deed.passed if success else deed.failed:
            befall(table, seat, each)
    needed = min(deed.needed or len(seats), len(seats))
    goal = deed.won if seats and passed >= needed else deed.lost
    return () if goal is None else (Read(goal),)


def needs(flips: int, seek: Sequence[Colour]) -> Params:
    """How many cards are flipped, and which colours are wanted, for a text."""
    return ("flips", flips), *((colour, seek.count(colour)) for colour in get_args(Colour))


def passes(table: KinfireTable, seat: Seat, flips: int, seek: Sequence[Colour]) -> bool:
    """Flips so many cards and looks for these colours; afterwards the cards lie in the discard pile."""
    state = table.state
    for _ in range(flips):
        flip(table, seat)
    colours = [box_of(table.content).colours.get(card, 0) for card in state.flipped]
    success = shows(colours, seek)
    state.trials.append(Trial(seat, tuple(state.flipped), tuple(seek), success))
    table.move_all(state.flipped, state.seats[seat].discard)
    table.say("test-passed" if success else "test-failed", FLIP, VIRTUES, NO_SHUFFLE, seat=SEATS[seat])
    return success


def flip(table: KinfireTable, seat: Seat) -> None:
    """The top card, face up. What this test has turned up stays out of a reshuffle (A44)."""
    state, seeker = table.state, table.state.seats[seat]
    if not seeker.deck.cards:
        if not seeker.discard.cards:
            table.cite(EMPTY)
            return
        shuffle_all(table, seat)
        table.say("deck-reshuffled", "kinfire.deck.reshuffle-discard-when-empty", NO_SHUFFLE, seat=SEATS[seat])
    card = table.draw(seeker.deck, state.flipped)
    if card is not None:
        table.say("card-flipped", FLIP, *colour_rules(table, card), seat=SEATS[seat], card=f"@cards.{card}")


def colour_rules(table: KinfireTable, card: str) -> tuple[str, ...]:
    if card == EXHAUSTED:
        return (*VOID, TIRED)
    mask = box_of(table.content).colours[card]
    return {0: VOID, 1: (), 2: ONCE, 3: WILD}[mask.bit_count()]


def shows(colours: Sequence[int], seek: Sequence[Colour]) -> bool:
    """Whether each colour sought is supplied by a card of its own."""
    if not seek:
        return True
    return any(
        colour & MASKS[seek[0]] and shows([*colours[:place], *colours[place + 1 :]], seek[1:])
        for place, colour in enumerate(colours)
    )
