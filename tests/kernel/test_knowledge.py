"""Re-dealing what a seat can't know, held against brute force.

Each story is a public history of a few cards. All ways chance could have gone are played out; those in which the seat
saw the same are the worlds it must hold possible, each with its exact probability. Then `redeal` is played out in all
ways too: it must give those worlds, with those probabilities, and no other.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Iterator
from fractions import Fraction
from math import factorial
from random import Random
from typing import Any, TypeVar

import msgspec
import pytest
from msgspec import field

from roundtable import games
from roundtable.kernel.chance import Chance, key_of
from roundtable.kernel.game import Setup
from roundtable.kernel.knowledge import census, redeal
from roundtable.kernel.match import Match
from roundtable.kernel.piles import KNOWN, LOT_SHIFT, Pile
from roundtable.kernel.seats import EVERYONE, NOBODY, WATCHER, Seat, bit, only
from roundtable.kernel.state import Core, State
from roundtable.kernel.table import Table

from .toy import TOY

T = TypeVar("T")
Step = tuple[str | int, ...]
Story = list[Step]
World = tuple[tuple[str, ...], ...]
Sight = tuple[object, ...]

SEES = {"deck": NOBODY, "bag": NOBODY, "mine": bit(0), "yours": bit(1), "third": bit(2), "open": EVERYONE}


class Cards(State, kw_only=True):
    piles: list[Pile]


def felt_with(state: Cards) -> Table[Any, Any]:
    """A table on which these cards lie; what is played there doesn't matter."""
    return Table(TOY, TOY.content(), Setup(seats=3), state)  # type: ignore[arg-type]


class Odometer(Chance):
    """Chance that goes every way it can, one after the other."""

    digits: list[list[int]] = field(default_factory=list)
    at: int = 0

    def below(self, n: int) -> int:
        if n == 1:
            return 0
        if self.at == len(self.digits):
            self.digits.append([0, n])
        self.at += 1
        return self.digits[self.at - 1][0]

    def shuffle(self, things: list[T]) -> None:
        for last in range(len(things) - 1, 0, -1):
            other = self.below(last + 1)
            things[last], things[other] = things[other], things[last]


def every_way(run: Callable[[Odometer], T]) -> Iterator[tuple[Fraction, T]]:
    """All that can come of it, with its probability."""
    digits: list[list[int]] = []
    while True:
        result = run(Odometer(b"", digits=digits))
        chance = Fraction(1)
        for _, n in digits:
            chance /= n
        yield chance, result
        while digits and digits[-1][0] == digits[-1][1] - 1:
            digits.pop()
        if not digits:
            return
        digits[-1][0] += 1


def play(story: Story, cards: str, chance: Chance, seat: Seat) -> tuple[Cards, Sight]:
    """Plays the story; what came of it, and all that the seat saw on the way."""
    state = Cards(core=Core(chance, 3), piles=[Pile(name, sees) for name, sees in SEES.items()])
    pile = {pile.name: pile for pile in state.piles}
    felt = felt_with(state)
    pile["deck"].put(*cards)
    seen: list[object] = []
    for step in story:
        do, source = step[0], pile[str(step[1])]
        target = pile.get(str(step[-1]), source)
        if not source.cards:
            continue
        if do == "shuffle":
            felt.shuffle(source)
        elif do == "draw":
            felt.draw(source, target)
        elif do == "pick":
            felt.pick(source, target)
        elif do == "all":
            felt.move_all(source, target)
        elif do in ("slip", "under"):  # its owner chooses which
            card = source.cards[felt.core.chance.below(len(source.cards))]
            felt.move(card, source, target, bottom=do == "under")
        elif do == "peek":
            top = felt.peek(source, 1, only(int(step[2])))
            seen.append(top if step[2] == seat else None)
        seen.append([list(p.cards) if p.sees & bit(seat) else len(p.cards) for p in state.piles])
    return state, (repr(seen),)


def world(state: Cards) -> World:
    return tuple(tuple(pile.cards) for pile in state.piles)


def check(story: Story, cards: str, seat: Seat, rng: Random, *, exactly: bool = True) -> None:
    """Redeal gives the worlds that fit what the seat saw, and no other, whichever is true (a few are tried).

    `exactly`: all of them, as often as they should come, and with the same chance the same one, whichever is true.
    """
    fitting: dict[Sight, list[tuple[Fraction, bytes, World]]] = defaultdict(list)
    for chance, (state, seen) in every_way(lambda chance: play(story, cards, chance, seat)):
        state.core.chance = Chance(b"")
        fitting[seen].append((chance, msgspec.msgpack.encode(state), world(state)))
    for truths in rng.sample(list(fitting.values()), min(4, len(fitting))):
        whole = sum(chance for chance, _, _ in truths)
        should: Counter[World] = Counter()
        for chance, _, true in truths:
            should[true] += chance / whole  # type: ignore[assignment]  # a Counter of fractions
        dealt: set[World] = set()
        for _, snapshot, true in rng.sample(truths, min(3, len(truths))):
            given = redealt(snapshot, seat)
            dealt.add(one_deal(snapshot, seat))
            story_so_far = f"{story} with {cards}, seat {seat}, truly {true}"
            assert not set(given) - set(should), f"{story_so_far}: worlds that contradict what was seen"
            assert true in given, f"{story_so_far}: not even the true world"
            if exactly:
                assert not set(should) - set(given), f"{story_so_far}: worlds that never come up"
                assert given == should, f"{story_so_far}: not as likely as they are"
                assert len(dealt) == 1, f"{story_so_far}: what is dealt depends on which is true"


def one_deal(snapshot: bytes, seat: Seat) -> World:
    state = msgspec.msgpack.decode(snapshot, type=Cards)
    state.core.chance = Chance(key_of("one deal"))
    redeal(state, seat)
    return world(state)


def redealt(snapshot: bytes, seat: Seat) -> Counter[World]:
    def deal(chance: Odometer) -> World:
        state = msgspec.msgpack.decode(snapshot, type=Cards)
        state.core.chance = chance
        redeal(state, seat)
        return world(state)

    given: Counter[World] = Counter()
    for chance, dealt in every_way(deal):
        given[dealt] += chance  # type: ignore[assignment]
    return given


STORIES: dict[str, tuple[str, Story]] = {
    "one deck and two hands": (
        "abcd",
        [("shuffle", "deck"), ("draw", "deck", "mine"), ("draw", "deck", "yours")],
    ),
    "nothing was shuffled yet": (
        "abc",
        [("draw", "deck", "yours"), ("draw", "deck", "mine")],
    ),
    "a public discard is shuffled back in while another holds an old card": (
        "abcd",
        [
            ("shuffle", "deck"), ("draw", "deck", "yours"), ("draw", "deck", "open"),
            ("all", "open", "deck"), ("shuffle", "deck"),
        ],
    ),
    "a card I held is shuffled in again": (
        "abcd",
        [
            ("shuffle", "deck"), ("draw", "deck", "mine"), ("draw", "deck", "yours"),
            ("all", "mine", "deck"), ("shuffle", "deck"), ("draw", "deck", "third"),
        ],
    ),
    "cards are put back on top face down": (
        "abcd",
        [
            ("shuffle", "deck"), ("draw", "deck", "yours"), ("draw", "deck", "mine"),
            ("all", "yours", "deck"), ("all", "mine", "deck"), ("draw", "deck", "third"),
        ],
    ),
    "a card goes under the deck": (
        "abcd",
        [("shuffle", "deck"), ("draw", "deck", "mine"), ("under", "mine", "deck"), ("draw", "deck", "yours")],
    ),
    "one seat peeks": (
        "abcd",
        [("shuffle", "deck"), ("peek", "deck", 1), ("draw", "deck", "yours"), ("peek", "deck", 0)],
    ),
    "one seat peeks, then the deck is shuffled": (
        "abc",
        [("shuffle", "deck"), ("draw", "deck", "yours"), ("peek", "deck", 0), ("shuffle", "deck")],
    ),
    "who peeked sees the card drawn by another": (
        "abc",
        [("shuffle", "deck"), ("peek", "deck", 0), ("draw", "deck", "yours"), ("draw", "deck", "third")],
    ),
    "three shuffles, and somebody holds a card from each": (
        "abcd",
        [
            ("shuffle", "deck"), ("draw", "deck", "yours"), ("shuffle", "deck"), ("draw", "deck", "third"),
            ("shuffle", "deck"),
        ],
    ),
    "a card seen after the second shuffle can't be the one held since the first": (
        "abc",
        [
            ("shuffle", "deck"), ("draw", "deck", "yours"), ("shuffle", "deck"), ("draw", "deck", "open"),
            ("all", "open", "deck"), ("shuffle", "deck"),
        ],
    ),
    "the same, seen by one seat only": (
        "abc",
        [
            ("shuffle", "deck"), ("draw", "deck", "yours"), ("shuffle", "deck"), ("peek", "deck", 0),
            ("shuffle", "deck"),
        ],
    ),
    "five shuffles, so that chains are cut": (
        "abc",
        [("shuffle", "deck"), ("draw", "deck", "yours"), *[("shuffle", "deck")] * 4, ("draw", "deck", "third")],
    ),
    "two decks are put together": (
        "abcd",
        [
            ("shuffle", "deck"), ("draw", "deck", "bag"), ("draw", "deck", "bag"), ("shuffle", "bag"),
            ("draw", "bag", "yours"), ("all", "bag", "deck"), ("shuffle", "deck"), ("draw", "deck", "open"),
        ],
    ),
    "a token is picked from a bag": (
        "abcd",
        [("shuffle", "deck"), ("draw", "deck", "open"), ("pick", "deck", "yours"), ("pick", "deck", "mine")],
    ),
    "equal cards": (
        "aabc",
        [("shuffle", "deck"), ("draw", "deck", "yours"), ("draw", "deck", "mine"), ("draw", "deck", "open")],
    ),
    "one of two cards shown to all is put down unseen": (
        "abc",
        [
            ("shuffle", "deck"), ("draw", "deck", "open"), ("draw", "deck", "open"), ("all", "open", "yours"),
            ("slip", "yours", "bag"),
        ],
    ),
    "one of two cards shown to all is pulled blindly": (
        "abc",
        [
            ("shuffle", "deck"), ("draw", "deck", "open"), ("draw", "deck", "open"), ("all", "open", "yours"),
            ("pick", "yours", "third"),
        ],
    ),
    "an old or a new card is put down unseen": (
        "abc",
        [
            ("shuffle", "deck"), ("draw", "deck", "yours"), ("draw", "deck", "open"), ("all", "open", "deck"),
            ("shuffle", "deck"), ("draw", "deck", "yours"), ("slip", "yours", "bag"),
        ],
    ),
    "cards come and go between shuffles": (
        "abcd",
        [
            ("shuffle", "deck"), ("draw", "deck", "bag"), ("shuffle", "deck"), ("draw", "deck", "bag"),
            ("draw", "deck", "open"), ("all", "open", "bag"), ("shuffle", "bag"), ("draw", "bag", "yours"),
        ],
    ),
    "cards are taken unseen from a box, and one that came up is shuffled in among them": (
        "abcd",
        [
            ("shuffle", "deck"), ("slip", "deck", "bag"), ("pick", "deck", "bag"), ("draw", "deck", "open"),
            ("all", "open", "bag"), ("shuffle", "bag"), ("draw", "bag", "deck"),
        ],
    ),
    "cards go from deck to deck and back, shuffled in each": (
        "abcd",
        [
            ("shuffle", "deck"), ("draw", "deck", "bag"), ("draw", "deck", "open"), ("all", "open", "bag"),
            ("shuffle", "bag"), ("draw", "bag", "deck"), ("shuffle", "deck"),
        ],
    ),
    "cards go straight into the third deck, or by way of the second": (
        "abcd",
        [
            ("shuffle", "deck"), ("draw", "deck", "third"), ("draw", "deck", "bag"), ("draw", "deck", "open"),
            ("all", "open", "bag"), ("shuffle", "bag"), ("draw", "bag", "third"), ("pick", "third", "deck"),
        ],
    ),
}  # fmt: skip


@pytest.mark.parametrize("seat", [0, 1, 2, WATCHER])
@pytest.mark.parametrize("story", STORIES)
def test_exactly_the_worlds_that_fit_come_up_as_often_as_they_should(story: str, seat: Seat) -> None:
    cards, steps = STORIES[story]

    check(steps, cards, seat, Random(story))


TWO_WAYS: dict[str, tuple[str, Story]] = {
    "a card comes up that may have been in the other deck": (
        "abcd",
        [
            ("shuffle", "deck"), ("draw", "deck", "bag"), ("draw", "deck", "open"), ("all", "open", "bag"),
            ("shuffle", "bag"), ("draw", "bag", "deck"), ("shuffle", "deck"), ("draw", "deck", "open"),
        ],
    ),
    "an old or a new card is played openly from a hand": (
        "abcd",
        [
            ("shuffle", "deck"), ("draw", "deck", "yours"), ("draw", "deck", "open"), ("all", "open", "deck"),
            ("shuffle", "deck"), ("draw", "deck", "yours"), ("slip", "yours", "open"),
        ],
    ),
    "one of two equal cards comes up": (
        "aabd",
        [
            ("shuffle", "deck"), ("draw", "deck", "bag"), ("shuffle", "deck"), ("peek", "deck", 0), ("shuffle", "deck"),
            ("peek", "deck", 0),
        ],
    ),
}  # fmt: skip


@pytest.mark.parametrize("story", TWO_WAYS)
def test_a_card_that_may_have_come_by_two_ways_is_held_to_have_come_by_its_own(story: str) -> None:
    """So not all that could be is dealt, but nothing that could not."""
    cards, steps = TWO_WAYS[story]

    check(steps, cards, 0, Random(story), exactly=False)


def any_story(rng: Random) -> Story:
    hidden, shown = ("deck", "deck", "deck", "bag"), ("mine", "yours", "third", "open")
    story: Story = [("shuffle", "deck")]
    for _ in range(rng.randint(4, 12)):
        story.append(
            rng.choice(
                [
                    ("shuffle", rng.choice(hidden)),
                    ("shuffle", "deck"),
                    ("draw", rng.choice(hidden), rng.choice(shown)),
                    ("draw", "deck", rng.choice((*shown, "bag"))),
                    (rng.choice(("slip", "under", "pick")), rng.choice(shown), rng.choice(hidden)),
                    (rng.choice(("slip", "pick")), rng.choice(shown[:3]), "open"),
                    ("all", rng.choice((*shown, "bag")), "deck"),
                    ("peek", rng.choice(hidden), rng.choice((0, 1))),
                ]
            )
        )
    return story


def worlds(story: Story, cards: str) -> int:
    """How many ways the story can go."""
    size = dict.fromkeys(SEES, 0) | {"deck": len(cards)}
    ways = 1
    for do, source, *rest in story:
        there = size[str(source)]
        if do == "shuffle":
            ways *= factorial(there)
        elif do != "peek":
            ways *= max(1, there) if do in ("slip", "under", "pick") else 1
            moved = there if do == "all" else min(1, there)
            size[str(source)] -= moved
            size[str(rest[0])] += moved
    return ways


@pytest.mark.parametrize("seed", range(8))
def test_whatever_happened_the_worlds_that_fit_come_up_and_no_other(seed: int) -> None:
    """And all that can be come up."""
    rng = Random(seed)
    checked = 0
    while checked < 15:
        story, cards = any_story(rng), "abcd"[: rng.randint(3, 4)]
        mixed = sum(step[0] in ("shuffle", "slip", "under", "pick") for step in story)
        if mixed > 1 and worlds(story, cards) <= 900:
            seat = rng.choice((0, 0, 0, WATCHER))
            check(story, cards, seat, rng)
            checked += 1


def test_real_chance_deals_the_worlds_evenly_too() -> None:
    cards, story = STORIES["a public discard is shuffled back in while another holds an old card"]
    state, _ = play(story, cards, Chance(key_of("truth")), 0)
    snapshot = msgspec.msgpack.encode(state)

    dealt: Counter[World] = Counter()
    for number in range(3_600):
        imagined = msgspec.msgpack.decode(snapshot, type=Cards)
        imagined.core.chance = Chance(key_of(f"redeal {number}"))
        redeal(imagined, 0)
        assert census(imagined) == census(state)
        dealt[world(imagined)] += 1

    should = redealt(snapshot, 0)
    assert set(dealt) == set(should)
    even = 3_600 / len(should)
    assert len(should) == 18, "three cards may be in that hand, the other three in any order"
    assert sum((count - even) ** 2 for count in dealt.values()) / even < 40.8  # one in a thousand is above


def test_redealing_twice_is_as_good_as_once() -> None:
    cards, story = STORIES["three shuffles, and somebody holds a card from each"]
    state, _ = play(story, cards, Chance(key_of("truth")), 0)
    before = redealt(msgspec.msgpack.encode(state), 0)

    state.core.chance = Chance(key_of("again"))
    redeal(state, 0)

    assert redealt(msgspec.msgpack.encode(state), 0) == before


@pytest.mark.parametrize("story", [*STORIES, *TWO_WAYS])
def test_of_worlds_that_were_dealt_each_is_dealt_anew_alike(story: str) -> None:
    """The cards, who knows them, and the shuffles they have been through."""
    cards, steps = (STORIES | TWO_WAYS)[story]
    for seat in (0, 1, WATCHER):
        true, _ = play(steps, cards, Chance(key_of(story)), seat)
        snapshot, dealt = msgspec.msgpack.encode(true), []
        for number in range(6):
            state = msgspec.msgpack.decode(snapshot, type=Cards)
            state.core.chance = Chance(key_of(str(number)))
            redeal(state, seat)
            state.core.chance = Chance(key_of("the same"))
            redeal(state, seat)
            chains = [[state.core.lots[mark >> LOT_SHIFT] for mark in pile.marks] for pile in state.piles]
            known = [[mark & KNOWN for mark in pile.marks] for pile in state.piles]
            dealt.append((world(state), chains, known, state.core.chance))
        assert all(one == dealt[0] for one in dealt), f"seat {seat}"


def test_what_others_know_stays_where_it_lies() -> None:
    """After re-dealing for seat 0 seat 1 still knows its hand, whatever it now is."""
    state, _ = play([("shuffle", "deck"), ("draw", "deck", "yours")], "abcd", Chance(key_of("x")), 0)

    redeal(state, 0)

    yours = next(pile for pile in state.piles if pile.name == "yours")
    assert yours.as_seen_by(1) == yours.cards
    assert yours.as_seen_by(0) == [None]


def test_a_deal_that_is_known_is_dealt_again_just_so_and_whoever_plays_on_leaves_it_as_it_was() -> None:
    game, rng = games.get("talisman"), Random(3)
    match = Match.start(game, Setup(seats=4, seed="again"), game.content())
    for _ in range(120):
        offer = rng.choice(match.offers())
        imagined = match.imagine(offer.seat, b"k" * 16)
        as_dealt = imagined.fingerprint()
        for played in (imagined.clone(), imagined):
            for _ in range(3):
                if not played.over:
                    other = rng.choice(played.offers())
                    played.answer(other.seat, other.decision, rng.choice(other.options).id)
                    assert played.clone().fingerprint() == played.fingerprint()
        assert match.imagine(offer.seat, b"k" * 16).fingerprint() == as_dealt
        match.answer(offer.seat, offer.decision, rng.choice(offer.options).id)


def test_who_goes_back_to_a_deal_finds_it_as_it_was_though_its_piles_were_drawn_from() -> None:
    match, rng = Match.start(TOY, Setup(seats=2, seed="back")), Random(1)
    while match.offers()[0].prompt.key != "toy-gamble":  # by then cards have left the hands
        offer = match.offers()[0]
        match.answer(offer.seat, offer.decision, rng.choice(offer.options).id)
    imagined = match.imagine(match.offers()[0].seat, b"k" * 16)
    dealt, as_dealt = imagined.table.answered, imagined.fingerprint()
    while imagined.offers()[0].prompt.key != "toy-pick":
        offer = imagined.offers()[0]
        imagined.answer(offer.seat, offer.decision, offer.options[-1].id)
    assert imagined.fork(dealt).fingerprint() == as_dealt
