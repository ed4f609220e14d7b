"""The end of Reflets d'Acide as it comes: the table turns to the banner and the scores by itself."""

from __future__ import annotations

from playwright.sync_api import expect

from .looking import serious, sideways
from .saves import arranged
from .stage import PHONE, People

QUESTS = ("great-exemption", "holy-bill", "cursed-tip")


def last_answer() -> bytes:
    """Two teams have gone, and the last is about to do without a Blessing: then nobody is left."""
    gone = [{"gone": "left", "heroes": [], "gems": [], "quest": [quest]} for quest in QUESTS]
    gone[1] |= {"heroes": ["mikau", "enoriel"]}
    return arranged("reflets", begin="turn", seats=gone)


def test_when_the_match_ends_the_banner_and_the_scores_come_to_the_fore(people: People) -> None:
    ann = people("Ann")
    ann.load(last_answer(), "me", "bot", "bot")
    expect(ann.page.locator("#table")).to_have_attribute("data-shows", "board")
    ann.choose(1)
    expect(ann.page.locator("#f-decision .over")).to_be_visible()
    expect(ann.page.locator("#f-parts .banner")).to_be_visible()
    expect(ann.page.locator("#f-parts .ranked tbody tr")).to_have_count(3)
    expect(ann.page.locator("#f-parts .ladder li")).to_have_count(6)
    expect(ann.page.locator(".verdict")).to_be_visible()
    expect(ann.page.locator('form[action$="rematch?fresh=true"]')).to_be_visible()
    assert not serious(ann, "the end")


def test_on_a_phone_the_rows_are_cards_that_nobody_has_to_push_sideways(people: People) -> None:
    ann = people("Ann", size=PHONE, touch=True)
    ann.load(last_answer(), "me", "bot", "bot")
    ann.choose(1)
    row = ann.page.locator("#f-parts .ranked tbody tr").first
    expect(row).to_be_visible()
    assert row.evaluate("row => getComputedStyle(row).display") == "grid"
    assert sideways(ann) == ""
