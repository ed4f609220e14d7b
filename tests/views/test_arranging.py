"""In which order options stand, and under which headings."""

from __future__ import annotations

import pytest

from roundtable.kernel.options import DONE, PASS, Option
from roundtable.views import Effect, Known, grouped, percents, rank

GO = Option("go")
LIFE_UP, LIFE_DOWN = Effect(0, "life", "Life", 3, 4), Effect(0, "life", "Life", 4, 3)
COINS = Effect(0, "gold", "Gold", 3, 1)
TERROR = Effect(0, "terror", "Terror", 1, 2)


def test_from_sure_gain_to_what_is_of_no_use() -> None:
    gain = rank(GO, Known((LIFE_UP,)), 0)
    good, better = rank(GO, Known(odds=(550, 100, 350)), 0), rank(GO, Known(odds=(900, 0, 100)), 0)
    unknown, bad = rank(GO, Known(), 0), rank(GO, Known(odds=(200, 300, 500)), 0)
    loss, nothing = rank(GO, Known((LIFE_DOWN,)), 0), rank(PASS, Known(), 0)
    flight = rank(Option("escape"), Known((LIFE_UP,)), 0)
    idle = rank(Option("play", idle="idle-out-of-reach"), Known((LIFE_UP,)), 0)
    found = [gain, better, good, unknown, bad, loss, nothing, flight, idle]
    assert found == sorted(found)
    assert len(set(found)) == len(found)


def test_a_price_alone_makes_no_option_a_bad_one_and_a_bane_is_no_gain() -> None:
    assert rank(GO, Known((COINS,)), 0, money=frozenset({"gold"})) == rank(GO, Known(), 0)
    assert rank(GO, Known((COINS,)), 0) == rank(GO, Known((LIFE_DOWN,)), 0), "no money of this game"
    assert rank(GO, Known((TERROR,)), 0, frozenset({"terror"})) == rank(GO, Known((LIFE_DOWN,)), 0)
    assert rank(GO, Known((LIFE_UP, LIFE_DOWN)), 0) == rank(GO, Known(), 0), "who knows which weighs more"
    assert rank(GO, Known((Effect(1, "life", "Life", 4, 3),)), 0) == rank(GO, Known(), 0), "somebody else's"


def test_doing_nothing_before_the_dice_has_the_odds_of_the_dice() -> None:
    assert rank(PASS, Known(odds=(700, 100, 200)), 0) < rank(GO, Known(), 0)


@pytest.mark.parametrize("odds", [(334, 333, 333), (284, 138, 578), (1000, 0, 0), (995, 4, 1), (6, 5, 989)])
def test_shares_add_up_to_a_hundred(odds: tuple[int, int, int]) -> None:
    assert sum(percents(odds)) == 100
    assert all(abs(10 * whole - share) < 10 for whole, share in zip(percents(odds), odds, strict=True))


def test_many_options_of_several_kinds_stand_in_groups() -> None:
    plays = [Option("play", card, group="act") for card in ("a", "b", "c")]
    moves = [Option("move", zone, group="move") for zone in ("x", "y")]
    far = Option("play", "d", group="act", idle="idle-out-of-reach")
    menu = [DONE, *moves, far, *plays]
    found = grouped(menu, lambda option: option, ("act", "move"))
    assert found == [("act", plays), ("move", moves), ("", [DONE]), ("idle", [far])]
    assert grouped([*plays, DONE], lambda option: option) == [("", [*plays, DONE])], "few of one kind"
