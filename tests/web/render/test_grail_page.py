"""A question of Tainted Grail: what is offered lies there to be read, and each option says what it does."""

from __future__ import annotations

import re
from typing import Any

import pytest
from msgspec.structs import replace
from tests.games.tainted_grail.test_scene import CADOC, CROSS, MAREN, at, fighting
from tests.web.render.test_page import view_of

from roundtable import games
from roundtable.kernel.game import Setup
from roundtable.kernel.match import Match
from roundtable.kernel.scene import SeatPanel
from roundtable.kernel.seats import WATCHER
from roundtable.views.choices import Effect
from roundtable.web import render
from roundtable.web.render.option_menu import MenuOption, _change
from roundtable.web.render.page_model import PageModel


def page_of(match: Match[Any, Any], lang: str = "en") -> PageModel:
    return PageModel(view_of(match, 0, lang))


def parts_of(match: Match[Any, Any], lang: str = "en") -> str:
    return render.fragments(page_of(match, lang).view, ["parts"])["parts"]


def choice(match: Match[Any, Any], option: str) -> MenuOption:
    return next(one for one in page_of(match).choices if one.id == option)


def said(match: Match[Any, Any], option: str) -> str:
    found = choice(match, option)
    return " ".join([*(change.words for change in found.changes), found.about])


def begun(*answers: str) -> Match[Any, Any]:
    """A new Campaign of one player."""
    match: Match[Any, Any] = Match.start(games.get("tainted-grail"), Setup(1, "page"))
    for answer in answers:
        match.answer(0, match.offers(0)[0].decision, answer)
    return match


def test_a_character_is_chosen_by_what_stands_on_its_tile() -> None:
    html = parts_of(begun())
    assert html.count("<article") == 4
    for words in ("Maren Tregarth", "Eel-catcher", "gain 2 Food", "Counts the Children", "Aggression 2"):
        assert words in html
    assert choice(begun(), "character:maren").points == ("card:maren",)


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_letter_lies_open_to_its_reader_alone(lang: str) -> None:
    match = begun("character:maren")
    letter = match.content.text(lang, "characters", "maren", "letter")
    assert letter.split()[-1] in re.sub(r"<[^>]+>", "", parts_of(match, lang))
    assert "letter-maren" not in str(match.scene(WATCHER)), "nobody who watches reads it"


def test_a_card_to_be_learnt_shows_its_keys() -> None:
    match = at({**MAREN, "exp": 2, "energy": 0, "food": 0}, sites=CROSS, now="night")
    match.begin()
    while match.offers(0)[0].prompt.key != "ask-advance":
        match.answer(0, match.offers(0)[0].decision, match.offers(0)[0].options[0].id)
    assert "Exp 2 → 0" in said(match, "new-card:combat")
    match.answer(0, match.offers(0)[0].decision, "new-card:combat")
    assert {"rest", "energy"}.isdisjoint(row.id for row in page_of(match).coming[0].rows), "that is behind her"
    html = parts_of(match)
    assert html.count("<article") == 3
    assert html.count("band opens") == 3, "the edges decide"


def test_an_action_says_what_its_card_says_and_a_way_what_awaits_there() -> None:
    match = at(MAREN, CADOC, sites=CROSS, now="round")
    match.begin()
    assert "Gain 1 Rep" in said(match, "location-action:101")
    assert "Nobody" not in said(match, "travel:102")
    assert "Menhir" not in said(match, "explore"), "she stands beside it"
    there = at({**MAREN, "at": "104"}, CADOC, sites=CROSS, now="round")
    there.begin()
    assert "purple Encounter" in said(there, "travel:107")
    assert "Lost at dawn" in said(there, "travel:112")
    assert [one.id for one in page_of(match).choices][-2:] == ["pass-day", "wait"]


def test_a_card_of_the_hand_says_where_the_pool_would_stand_and_to_stop_what_follows() -> None:
    match = fighting("blue-combat-1", "blue-combat-4")
    assert re.search(r"Pool\s5\s→\s\d", said(match, "play:blue-combat-1"))
    assert "Opportunity" in said(match, "done")


def test_escape_stands_last_and_says_how_hard_the_enemy_strikes() -> None:
    match = fighting("blue-combat-1", "blue-combat-4")
    assert page_of(match).choices[-1].id == "escape"
    assert re.search(r"as you go: \d Damage", said(match, "escape"))


@pytest.mark.parametrize("eyes", [0, 1])
def test_of_two_who_fight_apart_each_has_their_own_turn(eyes: int) -> None:
    view = view_of(fighting("blue-combat-1"), eyes, "en")
    assert view.scene is not None
    both = [replace(part, turn=True) if isinstance(part, SeatPanel) else part for part in view.scene.parts]
    shown = PageModel(replace(view, scene=replace(view.scene, parts=tuple(both))))
    assert (shown.turn, shown.my_turn) == (eyes, True)


def test_food_and_exp_are_told_where_they_change_in_a_fight_too() -> None:
    numbers = [number.id for number in page_of(fighting("blue-combat-1")).panels[0].numbers]
    assert numbers[:4] == ["energy", "health", "terror", "magic"]
    assert {"food", "wealth", "rep", "exp"} < set(numbers)
    html = render.fragments(page_of(fighting("blue-combat-1")).view, ["seats"])["seats"]
    rail = re.findall(r'<span class="numbers">(.*?)</b></span></span>', html, re.DOTALL)[0]
    assert "Exp" not in rail, "the rail has room for what matters at a glance"


@pytest.mark.parametrize(("number", "good"), [("terror", False), ("magic", True)])
def test_more_terror_is_no_good(number: str, good: bool) -> None:
    shown = page_of(fighting("blue-combat-1"))
    assert _change(shown, Effect(0, number, number, 1, 2), 0).good is good
