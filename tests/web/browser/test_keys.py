"""Without a mouse: from the start page into a game and through it."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from .saves import asks, saved
from .stage import People, Visitor

SEEN_FOCUS = """() => {
    const at = document.activeElement, style = getComputedStyle(at);
    const outlined = (one) => parseFloat(one.outlineWidth) >= 2 && one.outlineStyle !== "none";
    const parts = [style, getComputedStyle(at, "::after"), getComputedStyle(at, "::before")];
    return at !== document.body && parts.some((one) => outlined(one) || one.boxShadow !== "none");
}"""


def focus(visitor: Visitor) -> str:
    """What has the focus, by what it is for."""
    return str(
        visitor.page.evaluate("""() => {
        const at = document.activeElement;
        return at.dataset.place && "place:" + at.dataset.place || at.id || at.className || at.tagName;
    }""")
    )


def region(visitor: Visitor) -> str:
    """The part of the page that has the focus."""
    return str(
        visitor.page.evaluate("""() => {
        const at = document.activeElement;
        return at.closest("#f-decision, #f-board, #f-mine, #f-seats, #f-head")?.id || at.className;
    }""")
    )


def press(visitor: Visitor, *keys: str) -> None:
    for key in keys:
        visitor.page.keyboard.press(key)


def test_from_the_start_page_into_a_game(ann: Visitor) -> None:
    ann.open("/")
    for _ in range(40):
        press(ann, "Tab")
        if ann.page.evaluate("() => document.activeElement.closest('form[action=\"/play\"]') !== null"):
            break
        assert ann.page.evaluate(SEEN_FOCUS), f"no ring at {focus(ann)}"
    assert ann.page.evaluate(SEEN_FOCUS)
    press(ann, "Enter")
    ann.page.wait_for_url("**/tables/*")
    ann.connected()
    ann.asked()
    for _ in range(6):
        before = ann.decision()
        ann.asked()
        press(ann, "1")
        ann.decided(before)
        ann.asked()
    ann.until("() => document.activeElement.closest('#f-decision')")


def test_the_first_number_is_the_first_option(ann: Visitor) -> None:
    ann.load(saved("talisman", 2, asks(0, "ask-way")), "me", "bot")
    ann.asked()
    goal = (ann.options.nth(1).get_attribute("data-points") or "").removeprefix("place:")
    assert ann.options.nth(1).inner_text().startswith("2")
    press(ann, "2")
    expect(ann.page.locator(f'.place[data-place="{goal}"] .piece.me')).to_be_visible()


def test_why_undo_and_escape(ann: Visitor) -> None:
    ann.play_now("talisman")
    ann.asked()
    about = ann.options.nth(1).locator(".title").inner_text()
    title = ann.page.locator("#why h3").first
    for _ in range(5):  # a view that comes just now may take the focus along to the first option
        ann.options.nth(1).focus()
        press(ann, "?")
        expect(ann.page.locator('.tabs [data-tab="why"]')).to_have_attribute("aria-selected", "true")
        expect(title).to_be_visible()
        if about in title.inner_text():
            break
    expect(title).to_contain_text(about)
    expect(ann.page.locator("#why blockquote").first).not_to_be_empty()
    prompt = ann.prompt.inner_text()
    press(ann, "1")
    expect(ann.prompt).not_to_have_text(prompt, use_inner_text=True)
    expect(ann.page.locator(".controls .undo")).to_be_enabled()
    press(ann, "u")
    expect(ann.prompt).to_have_text(prompt, use_inner_text=True)
    ann.page.locator('[data-do="menu"]').focus()
    press(ann, "Enter")
    expect(ann.page.locator("#menu")).to_be_visible()
    press(ann, "Escape")
    expect(ann.page.locator("#menu")).to_be_hidden()


def test_tab_goes_decision_board_my_place_seats_log_head(ann: Visitor) -> None:
    """The board is one stop."""
    ann.load(saved("talisman", 2, asks(0, "ask-way")), "me", "bot")
    ann.asked()
    ann.page.locator("#f-decision .option").first.focus()
    order: list[str] = []
    places = 0
    for _ in range(60):
        here = region(ann)
        places += focus(ann).startswith("place:")
        if not order or order[-1] != here:
            order.append(here)
        if here == "f-head":
            break
        press(ann, "Tab")
        assert ann.page.evaluate(SEEN_FOCUS), f"no ring at {focus(ann)}"
    wanted = ["f-decision", "f-board", "f-mine", "f-seats", "f-head"]
    assert [part for part in order if part in wanted] == wanted, order
    assert places == 1


def test_arrows_walk_over_the_board(ann: Visitor) -> None:
    ann.load(saved("talisman", 2, asks(0, "ask-way")), "me", "bot")
    ann.asked()
    ann.page.locator('[data-place="village"]').focus()
    press(ann, "ArrowRight")
    there = focus(ann)
    assert there.startswith("place:")
    assert there != "place:village"
    assert ann.page.evaluate(SEEN_FOCUS)
    press(ann, "ArrowLeft")
    assert focus(ann) == "place:village"
    seen = set()
    for key in ["ArrowRight"] * 6 + ["ArrowDown"] * 6 + ["ArrowLeft"] * 6 + ["ArrowUp"] * 6:
        press(ann, key)
        seen.add(focus(ann))
    assert len(seen) == 24, "arrows go round the outer ring"
    before = ann.decision()
    press(ann, "Enter")
    expect(ann.page.locator("#why h3").first).to_contain_text("Village")
    assert ann.decision() == before, "Enter opens a place, it doesn't go there"


def test_dice_are_put_by_keys_alone_one_after_the_other(ann: Visitor) -> None:
    """Enter lifts a die, arrows choose the hero, which is shown and said, and Enter puts it; the next has the focus."""
    ann.load(saved("reflets", 3, asks(0, "ask-assign")), "me", "bot", "bot")
    ann.asked()
    ann.page.locator(".loose [data-die]").first.focus()
    before, loose = ann.decision(), ann.page.locator(".loose [data-die]").count()
    press(ann, "Enter")
    first = ann.page.locator("th.gets-it").get_attribute("data-column")
    press(ann, "ArrowRight")
    chosen = ann.page.locator("th.gets-it")
    assert chosen.get_attribute("data-column") != first
    assert chosen.evaluate("one => getComputedStyle(one).display") == "table-cell", "it stays in its row"
    name = chosen.locator(".name").inner_text()
    assert name in ann.page.locator("#live-now").inner_text()
    press(ann, "Enter")
    ann.decided(before)
    if loose > 2:  # the last one has nowhere else to go
        ann.until("() => document.activeElement.matches('.loose [data-die]')")


def test_keys_are_dead_in_text_fields(ann: Visitor) -> None:
    ann.play_now("talisman")
    ann.asked()
    before = ann.decision()
    ann.page.locator('.tabs [data-tab="talk"]').click()
    ann.page.locator("#say-text").click()
    ann.page.keyboard.type("1 u? 2")
    expect(ann.page.locator("#say-text")).to_have_value("1 u? 2")
    press(ann, "Enter")
    expect(ann.page.locator("#f-talk li").last).to_contain_text("1 u? 2")
    assert ann.decision() == before


def test_keys_can_be_switched_off(ann: Visitor) -> None:
    ann.play_now("talisman")
    ann.asked()
    before = ann.decision()
    ann.page.locator('[data-do="menu"]').click()
    ann.page.locator('[data-setting="keys"]').uncheck()
    press(ann, "Escape")
    press(ann, "1", "1")
    assert ann.decision() == before
    ann.page.locator('[data-do="menu"]').click()
    ann.page.locator('[data-setting="keys"]').check()
    press(ann, "Escape", "1")
    ann.decided(before)


def test_focus_stays_where_somebody_reads(people: People) -> None:
    """A new decision takes the focus from the old one or from the page, never from what one is doing."""
    ann, ben = people("Ann"), people("Ben")
    table = ann.new_table("talisman-duel", "me:Ann", "open")
    ben.join(ann.invite(table, 1)).connected()
    ann.page.wait_for_selector("#table")
    ben.page.locator('.tabs [data-tab="talk"]').click()
    ben.page.locator("#say-text").fill("wait a mo")
    for _ in range(20):
        if not ann.options.count():
            break
        ann.choose()
    ben.asked()
    assert focus(ben) == "say-text"
    expect(ben.page.locator("#say-text")).to_have_value("wait a mo")
    expect(ben.page.locator("#live-now")).to_have_text(re.compile(r"\S"))
