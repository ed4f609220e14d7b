"""A newcomer's first game, from the start page to the rematch."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.web.browser.stage import People, Visitor


def test_one_click_and_the_table_stands(ann: Visitor) -> None:
    ann.play_now("talisman")
    ann.asked()
    expect(ann.page.locator(".pill.now")).to_contain_text("Your turn")
    expect(ann.page.locator("#f-seats .seat")).to_have_count(4)
    assert ann.page.title().startswith("●")
