"""What is told besides the rules: how stories end, what is shouted, and what Folio remarks."""

from __future__ import annotations

import pytest

from roundtable.games.reflets import GAME
from roundtable.games.reflets.box import box_of
from roundtable.games.reflets.teams.remarks import remark
from roundtable.kernel.game import Setup
from roundtable.kernel.match import Match

from .tables import play, start, told
from .test_outcomes import room, through
from .trials import TEAM, together, trial


@pytest.mark.parametrize(
    ("card", "dice", "end"), [("forgettory", (3,) * 10, "bright"), ("secret-alcove", (5,) * 5, "dark")]
)
def test_a_room_is_read_to_its_end(card: str, dice: tuple[int, ...], end: str) -> None:
    match = room(card, dice=dice, own={"heroes": TEAM[:4]})
    through(match)
    assert told(match, "story-ends") == [{"text": f"@rooms.{card}.{end}"}]


def test_a_salutary_zone_and_an_open_door_end_brightly() -> None:
    zone = start({"at": "8"}, begin="reveal", slots={"8": "salutary-forest"})
    through(zone)
    assert told(zone, "story-ends") == [{"text": "@zones.salutary-forest.bright"}]
    opened = start({"at": "56"}, begin="reveal", slots={"56": "open-door-back-at-two"})
    through(opened)
    assert told(opened, "story-ends")[0] == {"text": "@doors.open-door-back-at-two.bright"}
    assert told(opened, "clerk-remarks")[0]["text"].startswith("@folio.door-")


def test_a_card_without_an_end_has_nothing_read() -> None:
    match = trial([together(1)], {"gems": []}, dice=(1,) * 5)
    play(match, "0 accept")
    assert told(match, "trial-passed")
    assert told(match, "story-ends") == []


def test_a_hero_who_dies_is_remarked_on() -> None:
    match = trial([together(20, "violet")], {"gems": []}, dice=(5, 5, 5, 5, 5, 6), dark=({"do": "test"},))
    play(match, "0 accept")
    assert told(match, "hero-dead")
    (remarked,) = told(match, "clerk-remarks")
    assert remarked["text"].startswith("@folio.death-")


def test_remarks_take_turns_and_some_are_seldom() -> None:
    match = Match.start(GAME, Setup(2, "remarks"), telling=True)
    for number in range(12):
        remark(match.table, "rip", number, every=3)
    assert [each["text"] for each in told(match, "clerk-remarks")] == [
        "@folio.rip-1.text", "@folio.rip-2.text", "@folio.rip-3.text", "@folio.rip-1.text"
    ]  # fmt: skip


def test_a_pack_without_remarks_is_silent() -> None:
    match = Match.start(GAME, Setup(2, "remarks"), telling=True)
    remark(match.table, "harvest", 0)
    assert told(match, "clerk-remarks") == []


def test_a_half_whose_line_is_the_title_is_not_shouted_twice() -> None:
    box = box_of(GAME.content())
    assert ("mum-said-no", "lower") in box.cries
    assert ("mum-said-no", "upper") not in box.cries
    assert ("give-and-take-you-give", "upper") not in box.cries
    assert ("now-that-is-a-no", "upper") in box.cries
    assert len(box.cries) == 45


def test_every_occasion_of_the_pack_is_remarked_on_somewhere() -> None:
    source = "".join(path.read_text("utf-8") for path in sorted(GAME.folder.rglob("*.py")))
    assert not [each for each in box_of(GAME.content()).remarks if f'remark(table, "{each}"' not in source]


def test_the_lower_half_of_a_dilemma_is_shouted() -> None:
    match = trial([together(20)], {"hand": ["not-in-my-contract"], "gems": []})
    play(match, "0 play:not-in-my-contract")
    assert told(match, "dilemma-cried") == [{"seat": "@seat.0", "text": "@dilemmas.not-in-my-contract.lower"}]


@pytest.mark.parametrize(("lang", "said"), [("en", "−1 point, −1 gem."), ("fr", "−1 point, −1 gemme.")])
def test_what_a_six_costs_is_told_with_its_sign(lang: str, said: str) -> None:
    params = (("worth", -1), ("result", "no-gem"))
    assert GAME.texts(GAME.content()).say(lang, "put-gives.does", params) == said
