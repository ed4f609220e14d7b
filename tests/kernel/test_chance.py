"""Chance: dice and shuffles that a key and a counter reproduce, and forced dice."""

from __future__ import annotations

import os
import subprocess
import sys
from collections import Counter
from itertools import permutations

import pytest

from roundtable.kernel.chance import Chance, key_of
from roundtable.kernel.errors import ScriptError

NUMBERS = """
from roundtable.kernel.chance import Chance, key_of
chance = Chance(key_of("seven"), counter=3)
cards = list("abcdefgh")
chance.shuffle(cards)
print([chance.below(1000) for _ in range(20)], chance.die(), "".join(cards), chance.counter)
"""


def in_another_process(code: str, hash_seed: str) -> str:
    env = {**os.environ, "PYTHONHASHSEED": hash_seed}
    done = subprocess.run([sys.executable, "-c", code], env=env, capture_output=True, text=True, check=True)
    return done.stdout


# The sums of squares below are held to the value that one fair generator in a thousand exceeds.


def unevenness(counts: Counter[object], of: int) -> float:
    """Chi square: how far the counts of so many equally likely things are from equal."""
    even = sum(counts.values()) / of
    return sum((count - even) ** 2 for count in counts.values()) / even + (of - len(counts)) * even


def test_the_same_key_and_counter_give_the_same_numbers_in_any_process() -> None:
    one, two = (in_another_process(NUMBERS, hash_seed) for hash_seed in ("1", "2"))

    assert one == two

    chance = Chance(key_of("seven"), counter=3)
    cards = list("abcdefgh")
    chance.shuffle(cards)
    here = f"{[chance.below(1000) for _ in range(20)]} {chance.die()} {''.join(cards)} {chance.counter}\n"
    assert here == one


def test_these_numbers_never_change_or_old_saves_would_not_replay() -> None:
    chance = Chance(key_of("roundtable"))

    assert [chance.die() for _ in range(12)] == [2, 3, 4, 5, 6, 5, 1, 6, 1, 4, 6, 3]


@pytest.mark.parametrize("other", [key_of("eight"), key_of("seven ")])
def test_another_key_gives_other_numbers(other: bytes) -> None:
    one, two = Chance(key_of("seven")), Chance(other)

    assert [one.below(1000) for _ in range(8)] != [two.below(1000) for _ in range(8)]


def test_any_text_is_a_seed() -> None:
    assert len({key_of(seed) for seed in ("", "0", "é", "\N{GAME DIE}", "x" * 10_000)}) == 5


@pytest.mark.parametrize("n", [1, 2, 3, 6, 52, 1000, 2**32])
def test_numbers_stay_in_their_range(n: int) -> None:
    chance = Chance(key_of(f"range {n}"))

    assert all(0 <= chance.below(n) < n for _ in range(500))


def test_a_range_of_one_uses_chance_all_the_same() -> None:
    chance = Chance(key_of("one"))

    assert chance.below(1) == 0
    assert chance.counter == 1


def test_dice_are_even() -> None:
    chance = Chance(key_of("even"))

    faces: Counter[object] = Counter(chance.die() for _ in range(60_000))

    assert set(faces) == {1, 2, 3, 4, 5, 6}
    assert unevenness(faces, of=6) < 20.5


def test_one_die_tells_nothing_about_the_next() -> None:
    chance = Chance(key_of("pairs"))

    pairs: Counter[object] = Counter((chance.die(), chance.die()) for _ in range(36_000))

    assert unevenness(pairs, of=36) < 66.6


def test_a_shuffle_is_a_permutation_and_all_orders_come_up_evenly() -> None:
    chance = Chance(key_of("orders"))

    orders: Counter[object] = Counter()
    for _ in range(12_000):
        cards = list("abcd")
        chance.shuffle(cards)
        orders["".join(cards)] += 1

    assert set(orders) == {"".join(order) for order in permutations("abcd")}
    assert unevenness(orders, of=24) < 49.7


def test_a_shuffle_takes_the_numbers_that_anything_else_would() -> None:
    """It has its own copy of `below`, for speed: the two must agree, across the blocks of numbers too."""
    for size in (2, 5, 16, 17, 40):
        one, two = Chance(key_of("copy"), counter=size), Chance(key_of("copy"), counter=size)
        cards, expected = list(range(size)), list(range(size))
        one.shuffle(cards)
        for last in range(size - 1, 0, -1):
            other = two.below(last + 1)
            expected[last], expected[other] = expected[other], expected[last]

        assert cards == expected
        assert one.counter == two.counter == 2 * size - 1


def test_shuffling_keeps_equal_things() -> None:
    cards = ["bear"] * 3 + ["wolf"] * 2
    Chance(key_of("equal")).shuffle(cards)

    assert sorted(cards) == ["bear"] * 3 + ["wolf"] * 2


@pytest.mark.parametrize("cards", [[], ["bear"]])
def test_there_is_nothing_to_shuffle_in_less_than_two(cards: list[str]) -> None:
    chance = Chance(key_of("few"))
    before = list(cards)
    chance.shuffle(cards)

    assert cards == before
    assert chance.counter == 0


def test_two_matches_side_by_side_don_t_mix_up_their_numbers() -> None:
    alone = {seed: [Chance(key_of(seed), counter=n).below(1 << 40) for n in range(40)] for seed in ("a", "b")}

    one, two = Chance(key_of("a")), Chance(key_of("b"))
    together = [(one.below(1 << 40), two.below(1 << 40)) for _ in range(40)]

    assert [first for first, _ in together] == alone["a"]
    assert [second for _, second in together] == alone["b"]


def test_going_back_gives_the_old_numbers_again() -> None:
    chance = Chance(key_of("undo"))
    numbers = [chance.below(1 << 40) for _ in range(30)]

    for counter in (5, 29, 0, 16):
        chance.counter = counter
        assert chance.below(1 << 40) == numbers[counter]


# --- forced dice ---


def test_forced_dice_come_in_their_order() -> None:
    chance = Chance(key_of("forced"), dice=[3, 6, 1])

    assert [chance.die(), chance.die(), chance.die()] == [3, 6, 1]
    assert chance.dice == []
    assert chance.counter == 3, "a forced die is chance too: undo must not pass it for free"


def test_running_out_of_forced_dice_is_said() -> None:
    chance = Chance(key_of("forced"), dice=[4])
    chance.die()

    with pytest.raises(ScriptError, match=r"no die left, and the rules roll another\.$"):
        chance.die()


@pytest.mark.parametrize(("value", "sides"), [(7, 6), (0, 6), (-1, 6), (5, 4), (3, 2)])
def test_a_forced_die_shows_a_face_the_die_has(value: int, sides: int) -> None:
    with pytest.raises(ScriptError, match=f"forces a {value}, which a die of {sides} sides can't show"):
        Chance(key_of("forced"), dice=[value]).die(sides)


def test_forced_dice_leave_shuffles_alone() -> None:
    chance = Chance(key_of("orders"), dice=[1])
    free = Chance(key_of("orders"))
    forced, rolled = list("abcdef"), list("abcdef")
    chance.shuffle(forced)
    free.shuffle(rolled)

    assert forced == rolled
    assert chance.dice == [1]
