"""Each kind of deed is done by one chapter."""

from __future__ import annotations

import pytest
from msgspec import Struct

from roundtable.kernel.chance import Chance, key_of
from roundtable.kernel.deeds import Deeds
from roundtable.kernel.errors import RulesError
from roundtable.kernel.game import Setup
from roundtable.kernel.options import NO, YES, Prompt
from roundtable.kernel.state import Core
from roundtable.kernel.table import Table

from .toy import TOY


def fresh() -> Table:
    setup = TOY.check(Setup(seats=3))
    return Table(TOY, TOY.content(), setup, TOY.start(Core(Chance(key_of("deeds")), 3), setup, TOY.content()))


class Pay(Struct, frozen=True):
    points: int


class Gamble(Struct, frozen=True):
    pass


def test_deeds_are_carried_out_in_order_asking_or_not() -> None:
    deeds, told = Deeds("toy"), []

    @deeds.does(Pay)
    def pay(table, seat, deed):
        told.append(("pay", seat, deed.points))

    @deeds.does(Gamble)
    def gamble(table, seat, deed):
        choice = yield from table.ask(seat, Prompt("ask-gamble"), [YES, NO])
        told.append(("gamble", choice.verb))

    table = fresh()
    rule = deeds.carry_out(table, 1, [Pay(2), Gamble(), Pay(3)])
    window = next(rule)

    assert window.seats == (1,)
    assert told == [("pay", 1, 2)]


def test_what_follows_at_once_happens_before_the_next_deed() -> None:
    deeds, table, waiting = Deeds("toy"), fresh(), []

    @deeds.does(Pay)
    def pay(table, seat, deed):
        waiting.append(list(table.touched))
        table.touch(f"points:{seat}")

    list(deeds.carry_out(table, 0, [Pay(1), Pay(1)]))

    assert waiting == [[], []]
    assert not table.touched


def test_a_deed_nobody_does_is_named() -> None:
    deeds = Deeds("toy")

    assert deeds.lacking([Pay, Gamble]) == ["Pay", "Gamble"]
    with pytest.raises(RulesError, match="No chapter does Pay of toy"):
        list(deeds.carry_out(fresh(), 0, [Pay(1)]))


def test_two_chapters_cannot_do_the_same() -> None:
    deeds = Deeds("toy")
    deeds.does(Pay)(lambda table, seat, deed: None)

    with pytest.raises(TypeError, match="Two functions do Pay"):
        deeds.does(Pay)(lambda table, seat, deed: None)
