"""Piles: cards move in one call, and each move says what became known to whom."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import msgspec
import pytest

from roundtable.kernel.chance import Chance, key_of
from roundtable.kernel.dealing import LONG_CHAIN, MANY_LOTS
from roundtable.kernel.errors import RoundtableError, ScriptError
from roundtable.kernel.game import Setup
from roundtable.kernel.knowledge import census, redeal
from roundtable.kernel.piles import LOT_SHIFT, HiddenPile, Pile, piles_of
from roundtable.kernel.seats import EVERYONE, WATCHER, bit, only
from roundtable.kernel.state import Core, State
from roundtable.kernel.table import Table

from .toy import TOY


class Cards(State, kw_only=True):
    deck: Pile
    discard: Pile
    hands: list[Pile]
    bag: Pile


class Felt:
    """A table with cards on it, whatever the game: a deck, three hands, a discard pile, a face-down bag."""

    def __init__(self, *cards: str, seed: str = "piles", shuffled: bool = False) -> None:
        self.core = Core(Chance(key_of(seed)), 3)
        self.state = Cards(
            core=self.core,
            deck=Pile("deck"),
            discard=Pile("discard", EVERYONE),
            hands=[Pile(f"hand-{seat}", bit(seat)) for seat in range(3)],
            bag=Pile("bag"),
        )
        self.table: Table[Any, Any] = Table(TOY, TOY.content(), Setup(seats=3), self.state)  # type: ignore[arg-type]
        self.deck, self.discard, self.bag = self.state.deck, self.state.discard, self.state.bag
        self.mine, self.yours, self.third = self.state.hands
        self.deck.put(*cards)
        if shuffled:
            self.shuffle(self.deck)

    def __getattr__(self, name: str) -> Any:
        """What rules do with piles is the table's; it may be compiled, so it is held and not inherited from."""
        return getattr(self.table, name)

    def size(self) -> int:
        return len(msgspec.msgpack.encode(self.state))


# --- moving ---


def test_the_top_card_is_the_last_one_put() -> None:
    felt = Felt("wolf", "bear")

    assert felt.draw(felt.deck, felt.mine) == "bear"
    assert (felt.deck.cards, felt.mine.cards) == (["wolf"], ["bear"])


def test_there_is_nothing_to_draw_from_an_empty_pile() -> None:
    felt = Felt()

    assert felt.draw(felt.deck, felt.mine) is None
    assert felt.pick(felt.deck, felt.mine) is None
    assert felt.peek(felt.deck, 3, only(0)) == []
    assert felt.core.reveals == felt.core.chance.counter == 0


def test_dealing_says_how_many_cards_there_were() -> None:
    felt = Felt("a", "b", "c")

    assert felt.deal(felt.deck, felt.mine, 2) == 2
    assert felt.deal(felt.deck, felt.yours, 2) == 1
    assert felt.deal(felt.deck, felt.third, 2) == 0
    assert (felt.mine.cards, felt.yours.cards, felt.third.cards) == (["c", "b"], ["a"], [])


def test_a_chosen_card_goes_to_the_top_or_the_bottom() -> None:
    felt = Felt("a", "b", "c")
    felt.deal(felt.deck, felt.mine, 2)

    felt.move("b", felt.mine, felt.deck)
    felt.move("c", felt.mine, felt.deck, bottom=True)

    assert felt.deck.cards == ["c", "a", "b"]


def test_a_chosen_card_goes_to_a_place_in_the_pile() -> None:
    felt = Felt("a", "b", "c")
    felt.discard.put("x")

    felt.move("x", felt.discard, felt.deck, at=1)
    assert felt.deck.cards == ["a", "x", "b", "c"]
    felt.move("c", felt.deck, felt.deck, at=0)

    assert felt.deck.cards == ["c", "a", "x", "b"]


def test_one_card_is_shown_where_it_lies() -> None:
    felt = Felt("a", "b", "c", shuffled=True)
    reveals = felt.core.reveals

    felt.show_card("b", felt.deck, only(1))

    assert [card for card in felt.deck.as_seen_by(1) if card] == ["b"]
    assert not any(felt.deck.as_seen_by(0))
    assert felt.core.reveals == reveals + 1, "nobody takes back what was seen"
    felt.show_card("b", felt.deck, only(1))
    assert felt.core.reveals == reveals + 1


def test_an_open_pile_is_put_in_order_and_no_other() -> None:
    felt = Felt()
    felt.discard.put("a", "b", "c", "b")

    felt.arrange(felt.discard, ["b", "c", "b", "a"])

    assert felt.discard.cards == ["b", "c", "b", "a"]
    with pytest.raises(RoundtableError, match="That is not what lies in discard"):
        felt.arrange(felt.discard, ["b", "c"])
    felt.deck.put("a")
    with pytest.raises(RoundtableError, match="Only an open pile"):
        felt.arrange(felt.deck, ["a"])


def test_a_card_that_is_not_there_can_t_be_moved() -> None:
    felt = Felt("a")

    with pytest.raises(RoundtableError, match=r"There is no bear in deck\."):
        felt.move("bear", felt.deck, felt.mine)

    assert felt.deck.cards == ["a"]


def test_a_whole_pile_moves_in_its_order() -> None:
    felt = Felt("a", "b", "c")
    felt.discard.put("x")

    felt.move_all(felt.deck, felt.discard)

    assert felt.discard.cards == ["x", "a", "b", "c"]
    assert (felt.deck.cards, felt.deck.marks) == ([], [])


@pytest.mark.parametrize("copied", [False, True], ids=["its own", "shared with a copy"])
@pytest.mark.parametrize("target", ["mine", "discard", "bag"])
def test_dealing_is_drawing_one_by_one(target: str, copied: bool) -> None:
    at_once, one_by_one = (Felt(*"abcde", shuffled=True) for _ in range(2))
    for felt in (at_once, one_by_one):
        felt.peek(felt.deck, 2, only(0))
        if copied:
            felt.shared()
    before, marks = list(at_once.deck.cards), at_once.deck.marks
    at_once.deal(at_once.deck, getattr(at_once, target), 3)
    for _ in range(3):
        one_by_one.draw(one_by_one.deck, getattr(one_by_one, target))
    assert getattr(at_once, target).cards == before[:1:-1]
    assert at_once.state == one_by_one.state
    assert (len(marks) == 5) is copied, "what a copy shares stays as it was"


def test_cards_moved_together_are_moved_one_by_one() -> None:
    together, one_by_one = Felt(), Felt()
    for felt in (together, one_by_one):
        felt.discard.put(*"abcadb")
        felt.shuffle(felt.discard)
    for wanted in (["d", "a"], ["b", "b"]):
        together.move_each(wanted, together.discard, together.deck)
        for card in wanted:
            one_by_one.move(card, one_by_one.discard, one_by_one.deck)
    assert together.deck.cards == ["d", "a", "b", "b"]
    assert together.state == one_by_one.state


def test_cards_are_moved_together_or_not_at_all() -> None:
    felt = Felt()
    felt.discard.put(*"abc")
    with pytest.raises(RoundtableError, match="There is no x in discard"):
        felt.move_each(["a", "x"], felt.discard, felt.deck)
    assert felt.discard.cards == ["a", "b", "c"]
    assert not felt.deck.cards


def test_a_pick_takes_any_card_and_uses_chance() -> None:
    picked = set()
    for seed in range(40):
        felt = Felt("a", "b", "c", seed=str(seed))
        picked.add(felt.pick(felt.deck, felt.mine))
        assert felt.core.chance.counter == 1
        assert sorted(felt.deck.cards + felt.mine.cards) == ["a", "b", "c"]

    assert picked == {"a", "b", "c"}


def test_no_card_is_ever_lost_or_made() -> None:
    rng, felt = Random(1), Felt(*"aabbccdd", shuffled=True)
    before = census(felt.state)

    for _ in range(500):
        source, target = rng.sample(list(piles_of(felt.state)), 2)
        do = rng.randrange(5)
        if do == 0:
            felt.shuffle(source)
        elif do == 1:
            felt.deal(source, target, rng.randrange(4))
        elif do == 2:
            felt.pick(source, target)
        elif do == 3 and source.cards:
            felt.move(rng.choice(source.cards), source, target, bottom=rng.random() < 0.5)
        else:
            felt.move_all(source, target)
        assert census(felt.state) == before
        assert all(len(pile.cards) == len(pile.marks) for pile in piles_of(felt.state))


# --- who sees what ---


def test_a_hand_is_seen_by_its_owner_only() -> None:
    felt = Felt("a", "b", shuffled=True)
    felt.deal(felt.deck, felt.mine, 2)

    assert felt.mine.as_seen_by(0) == felt.mine.cards
    assert felt.mine.as_seen_by(1) == felt.mine.as_seen_by(WATCHER) == [None, None]


def test_a_discard_pile_is_seen_by_all() -> None:
    felt = Felt("a", "b", shuffled=True)
    felt.move_all(felt.deck, felt.discard)

    assert all(felt.discard.as_seen_by(seat) == felt.discard.cards for seat in (0, 1, 2, WATCHER))


def test_a_deck_is_seen_by_nobody_once_it_is_shuffled() -> None:
    felt = Felt("a", "b")
    assert felt.deck.as_seen_by(WATCHER) == ["a", "b"], "everybody watched it being put together"

    felt.shuffle(felt.deck)

    assert all(felt.deck.as_seen_by(seat) == [None, None] for seat in (0, 1, 2, WATCHER))


def test_what_was_seen_goes_with_the_card() -> None:
    felt = Felt("a", "b", shuffled=True)
    top = felt.peek(felt.deck, 1, only(1))[0]

    felt.draw(felt.deck, felt.mine)

    assert felt.mine.as_seen_by(1) == [top], "who peeked knows what was drawn"
    assert felt.mine.as_seen_by(2) == [None]


def test_a_card_put_back_on_top_face_down_is_known_to_whoever_held_it() -> None:
    felt = Felt("a", "b", shuffled=True)
    card = felt.draw(felt.deck, felt.mine)
    assert card is not None

    felt.move(card, felt.mine, felt.deck)

    assert felt.deck.as_seen_by(0) == [None, card]
    assert felt.deck.as_seen_by(1) == [None, None]


def test_peeking_shows_the_topmost_first_and_only_to_those_seats() -> None:
    felt = Felt("a", "b", "c", shuffled=True)

    seen = felt.peek(felt.deck, 2, only(0, 2))

    assert seen == felt.deck.cards[:0:-1]
    assert felt.deck.as_seen_by(0) == felt.deck.as_seen_by(2) == [None, *felt.deck.cards[1:]]
    assert felt.deck.as_seen_by(1) == felt.deck.as_seen_by(WATCHER) == [None] * 3


def test_peeking_deeper_than_the_pile_shows_all_of_it() -> None:
    felt = Felt("a", "b", shuffled=True)

    assert felt.peek(felt.deck, 9, only(0)) == felt.deck.cards[::-1]


def test_showing_a_hand_shows_it_as_it_lies_now() -> None:
    felt = Felt("a", "b", "c", shuffled=True)
    felt.deal(felt.deck, felt.yours, 2)

    assert felt.show(felt.yours, only(0)) == felt.yours.cards
    felt.draw(felt.deck, felt.yours)

    assert felt.yours.as_seen_by(0) == [*felt.yours.cards[:2], None]
    assert felt.yours.as_seen_by(2) == [None] * 3


def test_a_shuffle_makes_everybody_forget_but_those_who_see_the_pile() -> None:
    felt = Felt("a", "b", shuffled=True)
    felt.deal(felt.deck, felt.mine, 2)
    felt.show(felt.mine, only(1))

    felt.shuffle(felt.mine)

    assert felt.mine.as_seen_by(0) == felt.mine.cards
    assert felt.mine.as_seen_by(1) == [None, None]


@pytest.mark.parametrize("take", ["pick", "move"])
def test_nobody_else_knows_which_card_left_a_hand_face_down(take: str) -> None:
    """Whoever was shown the hand knows what was in it, not which of it lies there now."""
    felt = Felt("a", "b", "c", shuffled=True)
    felt.deal(felt.deck, felt.yours, 2)
    felt.show(felt.yours, only(0))

    if take == "pick":
        felt.pick(felt.yours, felt.bag)
    else:
        felt.move(felt.yours.cards[0], felt.yours, felt.bag)

    assert felt.bag.as_seen_by(1) == felt.bag.cards, "its owner knows what is gone"
    assert felt.bag.as_seen_by(0) == felt.yours.as_seen_by(0) == [None]


def test_a_pile_nobody_sees_is_not_looked_through() -> None:
    felt = Felt("a")

    for look in (lambda: list(felt.deck), lambda: "a" in felt.deck):
        with pytest.raises(HiddenPile, match=r"Nobody may look through deck: deal, peek or reveal instead\."):
            look()

    assert len(felt.deck) == 1, "how many there are is no secret"


def test_rules_go_through_a_hand_and_a_discard_pile() -> None:
    felt = Felt("a", "b")
    felt.draw(felt.deck, felt.mine)
    felt.draw(felt.deck, felt.discard)

    assert list(felt.mine) == ["b"]
    assert "a" in felt.discard
    assert "b" not in felt.discard


# --- what counts as a look at something hidden: undo stops there ---


def reveals(do: Callable[[Felt], object]) -> int:
    felt = Felt("a", "b", "c", shuffled=True)
    felt.draw(felt.deck, felt.mine)
    before = felt.core.reveals
    do(felt)
    return felt.core.reveals - before


def test_every_look_at_a_hidden_card_is_counted() -> None:
    assert reveals(lambda felt: felt.draw(felt.deck, felt.yours)) == 1
    assert reveals(lambda felt: felt.deal(felt.deck, felt.discard, 2)) == 2
    assert reveals(lambda felt: felt.peek(felt.deck, 2, only(0))) == 2
    assert reveals(lambda felt: felt.show(felt.mine, only(1))) == 1
    assert reveals(lambda felt: felt.move(felt.mine.cards[0], felt.mine, felt.discard)) == 1


def test_what_tells_nobody_anything_is_not_counted() -> None:
    assert reveals(lambda felt: felt.move(felt.mine.cards[0], felt.mine, felt.deck)) == 0
    assert reveals(lambda felt: felt.draw(felt.deck, felt.bag)) == 0
    assert reveals(lambda felt: felt.show(felt.mine, only(0))) == 0

    def look_twice(felt: Felt) -> None:
        felt.peek(felt.deck, 1, only(0))
        felt.peek(felt.deck, 1, only(0))

    assert reveals(look_twice) == 1


# --- equal cards ---


def test_of_equal_cards_the_one_that_is_known_goes() -> None:
    felt = Felt("bear", "bear", "wolf", shuffled=True)
    felt.deal(felt.deck, felt.mine, 3)
    shown = felt.mine.cards.index("bear")
    felt.mine.marks[shown] |= bit(1)

    felt.move("bear", felt.mine, felt.discard)

    assert "bear" not in felt.mine.as_seen_by(1), "seat 1 can't tell the second bear from an unseen card"


# --- forced draws ---


def test_forced_draws_come_in_their_order() -> None:
    felt = Felt(*"abcde", shuffled=True)
    felt.core.chance.draws = {"deck": ["c", "a"]}

    assert [felt.draw(felt.deck, felt.mine) for _ in range(2)] == ["c", "a"]
    assert felt.core.chance.draws == {"deck": []}
    assert felt.draw(felt.deck, felt.mine) in {"b", "d", "e"}


def test_looking_at_forced_cards_does_not_use_them_up() -> None:
    felt = Felt(*"abcde", shuffled=True)
    felt.core.chance.draws = {"deck": ["c", "a"]}

    assert felt.peek(felt.deck, 2, only(0)) == ["c", "a"]
    assert felt.peek(felt.deck, 3, only(0))[:2] == ["c", "a"]
    assert [felt.draw(felt.deck, felt.mine) for _ in range(2)] == ["c", "a"]


def test_two_equal_cards_can_be_forced() -> None:
    felt = Felt("bear", "x", "bear", "y")
    felt.core.chance.draws = {"deck": ["bear", "bear"]}

    assert felt.peek(felt.deck, 2, only(0)) == ["bear", "bear"]
    assert [felt.draw(felt.deck, felt.mine) for _ in range(2)] == ["bear", "bear"]


def test_a_forced_pick_comes_out_of_the_bag_and_is_chance() -> None:
    felt = Felt()
    felt.bag.put(*"abc")
    felt.core.chance.draws = {"bag": ["b"], "deck": ["x"]}

    assert felt.pick(felt.bag, felt.discard) == "b"
    assert felt.core.chance.counter == 1
    assert felt.core.chance.draws == {"bag": [], "deck": ["x"]}


def test_only_the_named_pile_is_forced() -> None:
    felt = Felt("a", "b")
    felt.core.chance.draws = {"bag": ["a"]}

    assert felt.draw(felt.deck, felt.mine) == "b"


@pytest.mark.parametrize("how", ["draw", "pick", "peek"])
def test_a_card_that_is_not_in_the_pile_can_t_be_forced(how: str) -> None:
    felt = Felt("a", "b")
    felt.core.chance.draws = {"deck": ["dragon"]}

    with pytest.raises(ScriptError, match=r"The scenario draws dragon from deck, where it is not\."):
        felt.peek(felt.deck, 1, only(0)) if how == "peek" else getattr(felt, how)(felt.deck, felt.mine)

    assert sorted(felt.deck.cards) == ["a", "b"]


# --- a state that stays small ---


def only_shuffle(felt: Felt, turn: int) -> None:
    felt.shuffle(felt.deck)


def put_back_face_down(felt: Felt, turn: int) -> None:
    hand = felt.state.hands[turn % 3]
    felt.draw(felt.deck, hand)
    felt.move(hand.cards[0], hand, felt.deck)
    felt.shuffle(felt.deck)


def one_player_puts_back(felt: Felt, turn: int) -> None:
    put_back_face_down(felt, 1)


def through_the_discard_pile(felt: Felt, turn: int) -> None:
    hand = felt.state.hands[turn % 3]
    felt.draw(felt.deck, hand)
    felt.move(hand.cards[0], hand, felt.discard)
    if turn % 2:
        felt.move_all(felt.discard, felt.deck)
        felt.shuffle(felt.deck)


def somebody_peeks(felt: Felt, turn: int) -> None:
    felt.peek(felt.deck, 1, only(turn % 3))
    felt.shuffle(felt.deck)


def between_two_decks(felt: Felt, turn: int) -> None:
    source, target = (felt.deck, felt.bag) if turn % 2 else (felt.bag, felt.deck)
    felt.deal(source, target, 1 + turn % 3)
    felt.shuffle(target)


TURNS = [
    only_shuffle,
    put_back_face_down,
    one_player_puts_back,
    through_the_discard_pile,
    somebody_peeks,
    between_two_decks,
]


@pytest.mark.parametrize("turn", TURNS, ids=lambda turn: str(turn.__name__))
def test_a_state_does_not_grow_with_its_age(turn: Callable[[Felt, int], None]) -> None:
    felt = Felt(*(f"card-{number}" for number in range(12)), shuffled=True)
    for hand in felt.state.hands:
        felt.deal(felt.deck, hand, 2)
    cards, known = census(felt.state), felt.mine.as_seen_by(0)

    sizes = []
    for number in range(5_000):
        turn(felt, number)
        sizes.append(felt.size() if number % 50 == 0 else 0)
        assert len(felt.core.lots) <= MANY_LOTS + len(cards), "lots that no card has are forgotten"
        assert felt.size() < 4_000, f"after {number} turns"

    assert max(sizes[2_500:]) < 1.5 * max(sizes[:2_500])
    assert census(felt.state) == cards
    if turn is only_shuffle:
        assert felt.mine.as_seen_by(0) == known
        redeal(felt.state, 0)
        assert felt.mine.as_seen_by(0) == known
        assert sorted(felt.deck.cards) != sorted(card for card in cards if card not in known), "hands and deck mix"


def test_an_old_card_in_a_hand_still_mixes_with_the_deck_after_many_shuffles() -> None:
    """Cutting chains short must not part the cards of an old hand from those of the deck they came from."""
    felt = Felt(*"abcdef", shuffled=True)
    felt.draw(felt.deck, felt.yours)
    for _ in range(300):
        felt.shuffle(felt.deck)

    held = set()
    for _ in range(200):
        redeal(felt.state, 0)
        held.add(felt.yours.cards[0])

    assert held == set("abcdef")


def shuffles(felt: Felt, pile: Pile) -> list[tuple[int, ...]]:
    """The shuffles that each card of this pile has been through, as far as a chain still tells."""
    return [tuple(number for number, _ in felt.core.lots[mark >> LOT_SHIFT]) for mark in pile.marks]


def test_a_shuffle_of_cards_that_could_be_each_other_already_leaves_no_trace() -> None:
    felt = Felt(*"abcd", shuffled=True)
    felt.draw(felt.deck, felt.bag)
    felt.draw(felt.deck, felt.bag)
    for pile in (felt.deck, felt.bag, felt.deck):
        felt.shuffle(pile)
    felt.pick(felt.deck, felt.bag)

    assert shuffles(felt, felt.deck) == [(1,)]
    assert shuffles(felt, felt.bag) == [(1,)] * 3


def test_it_does_leave_one_for_whoever_knew_a_card() -> None:
    felt = Felt(*"abcd", shuffled=True)
    (top,) = felt.peek(felt.deck, 1, only(0))
    felt.draw(felt.deck, felt.bag)
    felt.draw(felt.deck, felt.bag)
    felt.shuffle(felt.bag)

    assert shuffles(felt, felt.bag) == [(1, 2)] * 2
    for seat, where in ((0, "bag"), (1, "anywhere")):
        found = set()
        for _ in range(60):
            redeal(felt.state, seat)
            found.add("bag" if top in felt.bag.cards else "anywhere")
        assert (found == {"bag"}) == (where == "bag"), "only seat 0 knows that it is one of these two"


def test_a_shuffle_whose_cards_all_went_on_to_another_is_forgotten() -> None:
    felt = Felt(*"abcdef", shuffled=True)
    for _ in range(12):
        felt.draw(felt.deck, felt.discard)
        felt.move_all(felt.discard, felt.deck)
        felt.shuffle(felt.deck)

    assert max(map(len, shuffles(felt, felt.deck))) <= LONG_CHAIN
    assert all(chain[-1] == 13 for chain in shuffles(felt, felt.deck))


def test_it_is_kept_while_a_card_lies_where_it_laid_it() -> None:
    felt = Felt(*"abcdefghijklmnopqrst", shuffled=True)
    felt.draw(felt.deck, felt.yours)
    felt.bag.put(*"xyz")
    felt.shuffle(felt.bag)
    for _ in range(12):
        felt.draw(felt.deck, felt.discard)
        felt.move_all(felt.discard, felt.deck)
        felt.shuffle(felt.deck)

    assert any(chain[0] == 1 for chain in shuffles(felt, felt.deck)), "such a card could be the one in that hand"
    assert max(map(len, shuffles(felt, felt.deck))) <= LONG_CHAIN + 1
    assert shuffles(felt, felt.bag) == [(2,)] * 3
    assert shuffles(felt, felt.yours) == [(1,)]


def test_every_pile_of_a_state_is_found() -> None:
    felt = Felt()

    assert [pile.name for pile in piles_of(felt.state)] == ["deck", "discard", "hand-0", "hand-1", "hand-2", "bag"]
    assert [pile.name for pile in piles_of({"a": (Pile("x"), [Pile("y")]), "b": 3})] == ["x", "y"]
