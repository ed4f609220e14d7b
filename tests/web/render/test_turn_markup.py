"""The log in turns, as markup."""

from __future__ import annotations

import re

from tests.web.render.test_page import view_of

from roundtable import games
from roundtable.kernel.events import Event
from roundtable.kernel.game import Setup
from roundtable.kernel.match import Match
from roundtable.web import render
from roundtable.web.view.view import LogLine

BEGINS = Event("turn-begins", (("seat", "@seat.1"), ("round", 3)))
ROLLS = Event("rolls-to-move", (("seat", "@seat.1"), ("die", 4)))
PAYS = Event("loses-gold", (("seat", "@seat.1"), ("before", 2), ("after", 1)))
DESTROYS = Event("destroys", (("seat", "@seat.1"), ("card", "@cards.spectre")))
STOPS = Event("stops", (("seat", "@seat.1"), ("place", "@places.village")))


def turn(*events: Event) -> str:
    """The last turn of a Talisman log with these lines."""
    match = Match.start(games.get("talisman"), Setup(2, "log", {"characters": "random"}), telling=True)
    view = view_of(match, log=tuple(LogLine(at, 1, event) for at, event in enumerate(events, 1)))
    return render.fragments(view)["log"].rpartition('<li class="turn')[2]


def test_a_turn_that_changed_nothing_is_one_line() -> None:
    quiet = turn(BEGINS, ROLLS)
    assert quiet.startswith(" one-line")
    assert re.search(r"<summary[^>]*><svg", quiet), "nothing but the arrow that opens it"


def test_what_changed_and_where_it_led_is_a_second_line() -> None:
    paid = turn(BEGINS, PAYS, DESTROYS)
    assert paid.count("2 → 1") == 2, "once beneath the deed, and once in the lines it is made of"
    assert not paid.startswith(" one-line")
    led = turn(BEGINS, ROLLS, STOPS)
    assert '<span class="to">Village' in led
    assert not led.startswith(" one-line")


def test_a_number_that_the_deed_itself_tells_is_not_told_twice() -> None:
    paid = turn(BEGINS, PAYS)
    deed, _, _ = paid.partition("<ol")
    assert deed.count("2 → 1") == 1
    assert paid.startswith(" one-line")
