"""The end as seats see it: which end it was, the scale with everybody on it, what one's own points are made of."""

from __future__ import annotations

from typing import Any

import pytest

from roundtable.games.reflets import GAME
from roundtable.games.reflets.match.scoring import points_of
from roundtable.kernel import scene as s
from roundtable.kernel.seats import WATCHER
from roundtable.web.replay.charts import wanted

from .tables import Story
from .test_scoring import ended

RICH: dict[str, Any] = {
    "heroes": ["mikau", "enoriel"], "pouch": ["sphinx", "frog"],
    "worn": {"prism-break": "mikau"},
    "gems": ["red", "orange", "violet", "green", "blue"],
}  # fmt: skip


def page(match: Story) -> s.Page:
    (found,) = [part for part in match.scene(0).parts if isinstance(part, s.Page)]
    return found


def cast(match: Story) -> list[str]:
    return [
        card.id
        for part in match.scene(0).parts
        if isinstance(part, s.Zone) and part.id == page(match).id
        for card in part.cards
    ]


def test_where_nobody_is_left_the_banner_shows_who_came_in_first() -> None:
    match = ended({}, {**RICH, "quest": ["holy-bill"]})
    assert page(match).id == "ending-nobody"
    assert cast(match) == ["mikau", "enoriel"]


def test_a_quest_accomplished_shows_the_team_that_did_it_and_names_the_quest() -> None:
    match = ended({"steps": 3})
    told = page(match)
    assert told.id == "ending-quest"
    assert told.heading == s.say("ending-quest", seat="@seat.0")
    assert told.paragraphs[0] == s.say("ending-quest-says", card="@quests.great-exemption")


def test_a_finished_countdown_is_told_as_such() -> None:
    match = ended(RICH, tomb=["red", "orange", "violet", "green", "blue"])
    assert page(match).id == "ending-countdown"


def scale(match: Story, seat: int = 0) -> s.Rows:
    return next(part for part in match.scene(seat).parts if isinstance(part, s.Rows) and part.id == "grades")


def test_everybody_stands_on_the_step_of_their_points() -> None:
    match = ended(RICH, {"pouch": ["gorgon"], "quest": ["holy-bill"]})
    totals = [sum(points_of(match.table, seat).values()) for seat in range(3)]
    standing = {token.seat: (row.id, token.note) for row in scale(match).rows for token in row.tokens}
    grades = match.content["grades"]
    for seat, total in enumerate(totals):
        step, told = standing[seat]
        assert told == str(total)
        assert grades[step].least <= total
        assert grades[step].most is None or total <= grades[step].most
    assert [row.id for row in scale(match, 1).rows if row.applies] == [standing[1][0]]


def test_ones_own_points_are_told_by_what_they_are_made_of() -> None:
    match = ended(RICH)
    (own,) = [part for part in match.scene(0).parts if isinstance(part, s.Sum)]
    points = points_of(match.table, 0)
    assert {number.id: number.value for number in own.numbers} == {
        name: worth for name, worth in points.items() if worth
    }
    assert own.total == sum(points.values())
    assert dict(next(n for n in own.numbers if n.id == "heroes").label.params) == {"count": 2}  # type: ignore[union-attr]
    assert not [part for part in match.scene(WATCHER).parts if isinstance(part, s.Sum)]


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_end_has_its_words(lang: str) -> None:
    texts = GAME.texts(GAME.content())
    for end in ("quest", "countdown", "nobody"):
        assert texts.knows(lang, f"ending-{end}")
        assert texts.knows(lang, f"ending-{end}-says")


def test_over_time_one_sees_first_what_wins() -> None:
    labels: dict[str, s.Text] = dict.fromkeys(("gems", "hand", "points", "heroes"), "")
    assert wanted(GAME, labels) == [["points"], ["heroes"], ["gems"], ["hand"]]
