"""The end of a match: a banner, who came in where, a ladder, and what it was worth to the viewer."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

from tests.games.reflets.test_end_scene import RICH
from tests.games.reflets.test_scoring import ended
from tests.web.render.test_page import view_of

from roundtable import games
from roundtable.kernel import scene as s
from roundtable.kernel.seats import WATCHER, Seat
from roundtable.web.render.page_diff import fragment
from roundtable.web.render.page_model import PageModel

GRADES = {grade.id for grade in games.get("reflets").content()["grades"].values() if grade.least is not None}


@cache
def page(seat: Seat = 0, **more: Any) -> PageModel:
    match = ended(RICH, {"quest": ["holy-bill"]})
    return PageModel(view_of(match, seat, **more))


def test_how_it_ended_stands_on_a_banner_with_the_heroes_and_nowhere_else() -> None:
    (banner,) = page().laid.banners
    assert banner.page.id == "ending-nobody"
    drawn = fragment(page(), "parts")
    head, _, rest = drawn.partition("</section>")
    assert "banner-ending-nobody" in head
    assert head.count('class="emblem"') == len(RICH["heroes"])
    assert "book" not in rest
    assert not page().laid.pages
    assert not page().laid.rows
    assert not any(zone.id == banner.page.id for zone, _ in page().piles)


def test_a_page_that_the_game_has_not_drawn_is_a_page_as_any() -> None:
    other = s.Page(id="tale", heading="Tale")
    shown = PageModel(view_of(ended(RICH), 0, scene=s.Scene(parts=(other,))))
    assert shown.laid.pages == (other,)
    assert not shown.laid.banners


def test_the_table_names_leaders_and_shows_nothing_as_a_dash() -> None:
    drawn = fragment(page(), "parts")
    table = drawn[drawn.index("ranked") : drawn.index("ladder")]
    rows = re.findall(r"<tr.*?</tr>", table, re.DOTALL)[1:]
    assert len(rows) == 3
    assert "Mikau" in rows[0]
    assert rows[0].count("–") == 1, "no quest"
    assert rows[2].count("–") == 5
    assert '<td class="total none"' in rows[2].replace("\n", ""), "but a sum of nothing is a nought"


def test_each_step_of_the_ladder_holds_whoever_stands_there() -> None:
    drawn = fragment(page(), "parts")
    ladder = drawn[drawn.index("part ladder") :]
    steps = re.findall(r"<li.*?</li>", ladder, re.DOTALL)
    assert len(steps) == len(GRADES)
    assert sum(step.count('class="at"') for step in steps) == 3
    assert sum('aria-current="true"' in step for step in steps) == 1
    assert not page().coming, "it is nothing that comes"


def test_my_place_tells_what_it_was_worth_to_me_and_a_watcher_gets_nothing() -> None:
    verdict = page().verdict
    assert verdict is not None
    assert verdict.points is not None
    assert verdict.step is not None
    assert verdict.earned[0].id == verdict.step.id
    drawn = fragment(page(), "mine")
    assert drawn.count('<th scope="row">') >= len(verdict.points.numbers)
    assert "held-then" in drawn
    assert page(WATCHER).verdict is None


def test_who_leaves_something_to_the_next_game_may_start_it_level() -> None:
    assert "rematch?fresh=true" in fragment(page(0, leaves=True), "decision")
    assert "rematch?fresh" not in fragment(page(), "decision")
    assert fragment(page(), "decision").count("/rematch") == 1
