"""A newcomer's first game, from the start page to the rematch."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from .stage import PHONE, People, Visitor, until


def test_one_click_and_the_table_stands(ann: Visitor) -> None:
    """It says whose turn it is and what is asked, in words and in the tab; a tip stands there until one has got it."""
    ann.play_now("talisman")
    ann.asked()
    expect(ann.page.locator(".pill.now")).to_contain_text("Your turn")
    expect(ann.page.locator("#f-seats .seat")).to_have_count(4)
    assert ann.page.title().startswith("●")
    tip = ann.page.locator("#f-decision .coach")
    expect(tip).to_be_visible()
    tip.get_by_role("button", name="Got it").click()
    expect(tip).to_be_hidden()
    ann.page.reload()
    ann.connected()
    expect(tip).to_be_hidden()


def test_every_option_and_line_tells_why(ann: Visitor) -> None:
    """And what is not offered tells why not."""
    ann.play_now("talisman")
    ann.asked()
    not_offered = ann.page.locator("#f-decision").get_by_text("Why can’t I …?")
    for _ in range(8):  # anybody may be chosen; the first move forbids something
        if not_offered.is_visible():
            break
        ann.choose()
        ann.asked()
    not_offered.click()
    expect(ann.page.locator("#f-decision [open] li, #why li, #why blockquote").first).to_be_visible()
    ann.choose()
    ann.asked()
    expect(ann.page.locator("#f-decision [data-why]").first).to_be_visible()
    why = ann.page.locator("#f-log .line [data-why]:visible")

    def opened() -> bool:
        """A turn that still goes on is drawn anew, and closed, while the bots play it."""
        if not why.count():
            ann.page.locator("#f-log .whole > summary").last.click()
        return why.count() > 0

    until(opened, "the turn is open")
    why.last.click()
    expect(ann.page.locator("#why blockquote").first).not_to_be_empty()


def test_a_whole_game_to_the_very_end_and_after(people: People) -> None:
    """A true game of Talisman with three bots: every decision of mine is a click. On a phone: less to paint."""
    ann = people("Ann", size=PHONE)
    ann.play_now("talisman")
    table = ann.page.url
    assert ann.play() > 20
    expect(ann.page.locator(".over h2")).to_contain_text("Crown")
    expect(ann.page.locator(".over .won")).to_have_text(re.compile(r"Won by .+\."))
    expect(ann.page.locator(".pill")).to_contain_text("The game is over")

    winner = ann.page.locator(".over .won").inner_text().removeprefix("Won by ").removesuffix(".")
    ann.page.locator('.over a[href$="/end"]').first.click()
    expect(ann.page.locator("main")).to_contain_text(winner)
    expect(ann.page.locator("main svg.chart:visible").first).to_be_visible()

    ann.open(f"{table}/replay")
    scrubber = ann.page.locator('input[type="range"]')
    last = int(scrubber.get_attribute("max") or 0)
    assert last > 100
    expect(ann.page.locator("#board")).to_be_visible()

    ann.open(table)
    ann.page.locator('form[action$="/rematch"] button').click()
    ann.page.wait_for_url(lambda url: "/tables/" in url and url != table)
    ann.connected()
    ann.asked()
