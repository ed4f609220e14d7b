"""What must hold for every game holds for the toy and for a wild mixture; and a game that breaks it is caught."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from roundtable.kernel.game import Setup
from roundtable.kernel.match import Match
from roundtable.kernel.options import Option
from roundtable.kernel.piles import Pile
from roundtable.kernel.scene import Hand, Scene, Zone
from roundtable.kernel.seats import Seat
from roundtable.kernel.state import Outcome
from roundtable.kernel.windows import Rules
from roundtable.testing.properties import Broken, check_match, check_tree

from .small_games import wild_game
from .toy import TOY, Round, Toy, ToyState, ToyTable, Walks, cards, play_round


@pytest.mark.parametrize("seed", range(60))
def test_every_property_holds_for_the_toy(seed: int) -> None:
    setup = Setup(seats=2 + seed % 3, seed=f"toy-{seed}", options={"tokens": 1 + seed % 2}, timed=seed % 5 != 0)
    match = check_match(TOY, setup, random.Random(seed), thorough=0.1)
    assert match.outcome is not None


@pytest.mark.parametrize("seed", range(60))
def test_every_property_holds_for_everything_mixed_at_random(seed: int) -> None:
    setup = Setup(seats=2 + seed % 3, seed=f"wild-{seed}", timed=seed % 4 != 0)
    match = check_match(wild_game(tokens=seed % 3), setup, random.Random(seed), thorough=0.3)
    assert match.outcome is not None


def test_the_toy_uses_all_that_is_checked() -> None:
    seen: Counter[str] = Counter()
    for seed in range(10):
        match = check_match(TOY, Setup(seats=3, seed=str(seed)), random.Random(seed), thorough=0)
        seen.update(entry.option or "time ran out" for entry in match.journal().answers)
    assert {"pick:four", "yes", "no", "claim", "pass", "walk:left", "spend", "time ran out"} <= set(seen)


# --- games that break a property ---


def broken(game: Toy, *, thorough: float = 1.0) -> Broken:
    """What the check finds in some matches of this game."""

    def play() -> None:
        for seed in range(5):
            check_match(game, Setup(seats=2, seed=str(seed)), random.Random(seed), thorough=thorough)

    with pytest.raises(Broken) as caught:
        play()
    return caught.value


def breaks(game: Toy, *, thorough: float = 1.0) -> str:
    """What the check says about this game."""
    return str(broken(game, thorough=thorough))


class LosesACard(Toy):
    def act(self, table: ToyTable, seat: Seat, option: Option[Any]) -> Rules[None]:
        yield from super().act(table, seat, option)
        deck = table.state.deck
        if deck:
            deck.cards, deck.marks = deck.cards[:-1], deck.marks[:-1]


class MakesACard(Toy):
    def act(self, table: ToyTable, seat: Seat, option: Option[Any]) -> Rules[None]:
        yield from super().act(table, seat, option)
        table.state.discard.put("four")


@pytest.mark.parametrize("game", [LosesACard(), MakesACard()])
def test_a_card_lost_or_made_is_caught(game: Toy) -> None:
    assert "lost or made" in breaks(game, thorough=0)


class TurnsADeckInPlace(Toy):
    def act(self, table: ToyTable, seat: Seat, option: Option[Any]) -> Rules[None]:
        yield from super().act(table, seat, option)
        table.state.deck.cards.reverse()  # type: ignore[attr-defined]  # what no rule may do


def test_a_pile_changed_in_place_is_caught() -> None:
    assert "only the table may change" in breaks(TurnsADeckInPlace())


def loses_at_the_end(table: ToyTable, step: Round) -> Rules[None]:
    yield from play_round(table, step)
    if step.number == 2:
        deck = table.state.deck
        deck.cards, deck.marks = deck.cards[:-1], deck.marks[:-1]
        table.finish(Outcome((0,), "toy-ten-points"))


class LosesACardAtTheEnd(Toy):
    steps = {**Toy.steps, Round: loses_at_the_end}


def test_a_card_lost_with_the_last_answer_is_caught() -> None:
    assert "lost or made" in breaks(LosesACardAtTheEnd(), thorough=0)


class ShowsAllHands(Toy):
    def scene(self, state: ToyState, content: Mapping[str, int], seat: Seat) -> Scene:
        return Scene(
            parts=tuple(Hand(seat=at, cards=cards(player.hand.cards)) for at, player in enumerate(state.players))
        )


class ShowsTheDeckToWatchers(Toy):
    def scene(self, state: ToyState, content: Mapping[str, int], seat: Seat) -> Scene:
        seen = state.deck.cards if seat == 15 else []
        return Scene(parts=(Zone(id="deck", label="deck", cards=cards(seen)),))


@pytest.mark.parametrize("game", [ShowsAllHands(), ShowsTheDeckToWatchers()])
def test_a_scene_that_leaks_is_caught(game: Toy) -> None:
    assert "hidden from it" in breaks(game)


class OffersWhatOthersHold(Toy):
    """A free action that only exists while the other seat holds a four: its absence tells."""

    def free(self, table: ToyTable, seat: Seat) -> Sequence[Option[Any]]:
        other = table.state.players[1 - seat]
        return [Option("spend")] if "four" in other.hand and table.state.players[seat].tokens else []


def test_options_that_leak_are_caught() -> None:
    assert "is offered changes with what is hidden" in breaks(OffersWhatOthersHold())


def fresh_state() -> ToyState:
    return Match.start(TOY, Setup(seats=2)).state


def test_a_struct_that_is_stored_twice_is_caught() -> None:
    state = fresh_state()
    check_tree(state)
    state.players[1].hand = state.players[0].hand
    with pytest.raises(Broken, match="same object"):
        check_tree(state)


def walks_hand_in_hand(table: ToyTable, step: Walks) -> Rules[None]:
    table.state.playing = table.state.discard
    yield from Toy.steps[Walks](table, step)


class SharesAPile(Toy):
    steps = {**Toy.steps, Walks: walks_hand_in_hand}


def test_a_struct_that_is_stored_twice_during_a_match_is_caught() -> None:
    assert "same object" in breaks(SharesAPile())


class RollsItsOwnDice(Toy):
    """Takes its chance from elsewhere: a replay goes another way."""

    dice = random.Random(1)

    def act(self, table: ToyTable, seat: Seat, option: Option[Any]) -> Rules[None]:
        yield from super().act(table, seat, option)
        table.state.players[seat].place = self.dice.randrange(10**9)


class KeepsSomethingToItself(Toy):
    """Remembers something outside the state: a replay goes another way."""

    def __init__(self) -> None:
        self.acts = 0

    def act(self, table: ToyTable, seat: Seat, option: Option[Any]) -> Rules[None]:
        yield from super().act(table, seat, option)
        self.acts += 1
        table.state.players[seat].place = self.acts


@pytest.mark.parametrize("thorough", [0, 1])
@pytest.mark.parametrize("game", [RollsItsOwnDice(), KeepsSomethingToItself()])
def test_rules_that_do_not_repeat_themselves_are_caught(game: Toy, thorough: float) -> None:
    breaks(game, thorough=thorough)


class AsksAtRandom(Toy):
    """Whether there is a free action is tossed outside the state: a saved answer may not be offered again."""

    coin = random.Random(1)

    def free(self, table: ToyTable, seat: Seat) -> Sequence[Option[Any]]:
        return super().free(table, seat) if self.coin.random() < 0.5 else []


@pytest.mark.parametrize("thorough", [0, 1])
def test_menus_that_do_not_repeat_themselves_are_caught(thorough: float) -> None:
    breaks(AsksAtRandom(), thorough=thorough)


class CountsMenus(Toy):
    def free(self, table: ToyTable, seat: Seat) -> Sequence[Option[Any]]:
        table.state.players[seat].place += 1
        return super().free(table, seat)


class RollsInMenus(Toy):
    def free(self, table: ToyTable, seat: Seat) -> Sequence[Option[Any]]:
        return super().free(table, seat) if table.roll() else []


@pytest.mark.parametrize("game", [CountsMenus(), RollsInMenus()])
def test_a_menu_that_changes_the_state_is_caught(game: Toy) -> None:
    assert "Building options changed the state" in breaks(game, thorough=0)


class OffersTwice(Toy):
    def free(self, table: ToyTable, seat: Seat) -> Sequence[Option[Any]]:
        return [*super().free(table, seat), *super().free(table, seat)]


def test_the_same_option_twice_is_caught() -> None:
    assert "the same option twice" in breaks(OffersTwice(), thorough=0)


def wanders_off(table: ToyTable, step: Walks) -> Rules[None]:
    yield from Toy.steps[Walks](table, step)
    table.state.agenda.clear()


class StopsWithoutAnOutcome(Toy):
    steps = {**Toy.steps, Walks: wanders_off}


def test_a_match_without_an_outcome_is_caught() -> None:
    assert "without an outcome" in breaks(StopsWithoutAnOutcome(), thorough=0)


class RedealsWhatIsKnown(Toy):
    def redeal(self, table: ToyTable, seat: Seat) -> None:
        if seat < len(table.state.players):
            table.core.chance.shuffle(table.state.players[seat].hand.cards)


class RedealsBadly(Toy):
    def redeal(self, table: ToyTable, seat: Seat) -> None:
        table.state.deck = Pile("deck")


@pytest.mark.parametrize("game", [RedealsWhatIsKnown(), RedealsBadly()])
def test_a_wrong_redeal_is_caught(game: Toy) -> None:
    breaks(game)


@pytest.mark.parametrize("thing", [1.5, {1, 2}, frozenset("a"), print])
def test_a_state_holds_nothing_but_data(thing: object) -> None:
    state = fresh_state()
    state.players[0].place = thing  # type: ignore[assignment]
    with pytest.raises(Broken, match="a state holds none"):
        check_tree(state)


def test_what_is_broken_comes_with_the_journal_that_shows_it() -> None:
    journal = broken(LosesACard(), thorough=0).journal
    assert journal is not None
    assert journal.answers[-1].option == "spend"
