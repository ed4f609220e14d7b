"""axe-core finds nothing serious at a table, by day and by night."""

from __future__ import annotations

import pytest
from tests.web.pages.test_campaign_page import sheet_of_grail

from .looking import serious
from .saves import asks, saved
from .stage import PHONE, People


def test_the_table_in_many_states(people: People) -> None:
    ann = people("Ann")
    ann.play_now("talisman")
    ann.asked()
    faults = serious(ann, "choosing whom to play")
    ann.load(saved("talisman", 3, asks(0, "ask-way")), "me", "bot", "bot")
    ann.asked()
    faults += serious(ann, "a move")
    ann.page.locator("#f-decision [data-why]").first.click()
    ann.page.wait_for_selector("#why blockquote")
    faults += serious(ann, "why")
    ann.page.locator('.tabs [data-tab="talk"]').click()
    ann.page.locator("#say-text").fill("hello")
    ann.page.keyboard.press("Enter")
    ann.page.wait_for_selector("#f-talk li[data-talk]")
    faults += serious(ann, "talk")
    ann.page.locator('[data-do="menu"]').click()
    faults += serious(ann, "menu")
    ann.page.keyboard.press("Escape")
    ann.page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    faults += serious(ann, "phone")
    ann.page.locator('.tabbar [data-tab="mine"]').click()
    faults += serious(ann, "phone, my place")
    assert not faults


@pytest.mark.parametrize("game", ["talisman-duel", "reflets-blessing", "grail-party", "kinfire-boosts"])
def test_the_small_games(people: People, game: str) -> None:
    ann = people("Ann")
    ann.play_now(game)
    ann.asked()
    faults = serious(ann, game)
    ann.choose()
    faults += serious(ann, f"{game}, later")
    assert not faults


def test_after_the_game(people: People) -> None:
    ann = people("Ann")
    ann.new_table("talisman-duel", "me:Ann", "bot", options={"rounds": 4})
    ann.play()
    table = ann.page.url
    faults = serious(ann, "over")
    for page in ("end", "replay"):
        ann.open(f"{table}/{page}")
        faults += serious(ann, page)
    assert not faults


@pytest.mark.parametrize(("scheme", "locale"), [("light", "en-GB"), ("dark", "fr-FR")])
def test_a_sheet_that_is_filled_in(people: People, scheme: str, locale: str) -> None:
    """And nothing of it lies beyond the edge of a phone."""
    ann = people("Ann", color_scheme=scheme, locale=locale)
    table = ann.load(sheet_of_grail(), "me", "me")
    ann.open(f"/tables/{table}/campaign")
    faults = serious(ann, "a sheet")
    for wide, high in (PHONE, (320, 640)):
        ann.page.set_viewport_size({"width": wide, "height": high})
        faults += serious(ann, f"a sheet, {wide} wide")
        assert ann.page.evaluate("document.documentElement.scrollWidth") == wide
        beyond = ann.page.evaluate(
            """() => [...document.querySelectorAll("main .sheet *:not(.sr)")].filter((one) =>
                one.getBoundingClientRect().right > innerWidth - 16 && !one.closest("svg")).length"""
        )
        assert not beyond
    assert not faults
