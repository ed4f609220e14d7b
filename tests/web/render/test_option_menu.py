"""What options say of themselves."""

from __future__ import annotations

import re
from random import Random
from typing import Any

from tests.web.render.test_page import view_of

from roundtable import games
from roundtable.bots import Seen, maker
from roundtable.kernel.game import Setup
from roundtable.kernel.match import Match
from roundtable.web import render
from roundtable.web.render.option_menu import there
from roundtable.web.render.page_model import PageModel


def asked(game: str, prompt: str, seats: int) -> tuple[Match[Any, Any], int]:
    """A match of bots at the moment at which somebody is first asked this with something to choose, and who it is."""
    for seed in range(20):
        match: Match[Any, Any] = Match.start(games.get(game), Setup(seats, f"asked {seed}", timed=False))
        bots = [maker("heuristic", game)(Random(seed + seat)) for seat in range(seats)]
        for _ in range(800):
            if not match.windows:
                break
            window = match.windows[0]
            seat = window.seats[0]
            if window.prompt.key == prompt and len(window.menu(seat)) > 1:
                return match, seat
            match.take(window, seat, *bots[seat].choose(Seen(match, window, seat)))
    raise AssertionError(f"nobody is asked {prompt}")


def test_a_card_for_somebody_says_what_the_card_does_and_not_how_they_are() -> None:
    match, seat = asked("kinfire", "ask-parry", 3)
    shown = render.fragments(view_of(match, seat))["decision"]
    (said, *_) = re.findall(r'<button[^>]*data-points="card:[^"]*seat:[^"]*".*?</button>', shown, re.DOTALL)
    assert "Parry" in said
    assert "Kinfire" not in said
    assert "Armour" not in said


def test_a_card_that_lies_there_in_full_is_told_again_only_to_who_hears_the_page() -> None:
    match, seat = asked("reflets", "ask-enrol", 3)
    shown = render.fragments(view_of(match, seat))["decision"]
    options = re.findall(r'<li class="choice ([^"]*)">.*?</li>', shown, re.DOTALL)
    assert options
    assert all("told" in one for one in options)
    assert shown.count('<span class="about sr">') == len(options)
    match, seat = asked("reflets", "ask-gear", 3)
    assert "about sr" not in render.fragments(view_of(match, seat))["decision"], "a hand shows no more than names"


def test_no_way_is_drawn_to_any_of_so_many_places_that_one_chooses_on_the_board() -> None:
    match, seat = asked("reflets", "ask-where-token", 3)
    page = render.fragments(view_of(match, seat))
    assert "data-path" not in page["decision"]
    match, seat = asked("reflets", "ask-destination", 3)
    assert "data-path" in render.fragments(view_of(match, seat))["decision"]


def test_a_card_called_like_what_the_place_says_is_not_told_twice() -> None:
    match, seat = asked("reflets", "ask-destination", 3)
    shown = render.fragments(view_of(match, seat))["decision"]
    assert "Hazard. There: Hazard" not in re.sub(r"\s+", " ", shown)
    page = PageModel(view_of(match, seat))
    hidden = next(place for place in page.places if place.cards and page.w(place.hint) == page.w(place.cards[0].name))
    assert page.w(hidden.hint) not in there(page, hidden, seat)
