"""What comes and goes on a page (tips, toasts, cards in full, the strip of a lost line) stands in nobody's way."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.sync_api import Locator, expect

from .saves import asks, saved
from .stage import PHONE, People, Visitor

ON_TOP: Final = """one => {
    const box = one.getBoundingClientRect();
    return one.contains(document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2));
}"""


def boxes(found: Locator) -> list[dict[str, float]]:
    """Where they stand now."""
    return list(found.evaluate_all("all => all.map(one => one.getBoundingClientRect().toJSON())"))


def apart(one: dict[str, float], other: dict[str, float]) -> bool:
    return (
        one["x"] + one["width"] <= other["x"] + 1
        or other["x"] + other["width"] <= one["x"] + 1
        or one["y"] + one["height"] <= other["y"] + 1
        or other["y"] + other["height"] <= one["y"] + 1
    )


def test_that_a_link_was_copied_is_seen_before_the_open_menu(ann: Visitor) -> None:
    ann.new_table("talisman-duel", "me", "bot")
    ann.asked()
    ann.page.locator('[data-do="menu"]').first.click()
    ann.page.locator("#menu [data-copy]").first.click()
    toast = ann.page.locator(".toast").first
    expect(toast).to_be_visible()
    assert toast.evaluate(ON_TOP)


def test_the_first_option_has_a_ring_when_keys_come_to_it(ann: Visitor) -> None:
    ann.load(saved("talisman", 2, asks(0, "ask-way")), "me", "bot")
    ann.asked()
    for _ in range(60):
        ann.page.keyboard.press("Tab")
        if ann.options.first.evaluate("one => one === document.activeElement"):
            break
    else:
        raise AssertionError("Tab never came to the first option")
    assert ann.options.first.evaluate("one => getComputedStyle(one).outlineStyle") == "solid"
    assert ann.options.first.evaluate("one => parseFloat(getComputedStyle(one).outlineWidth)") >= 2


def test_the_first_option_of_the_next_decision_has_one_too(ann: Visitor) -> None:
    ann.load(saved("talisman", 2, asks(0, "ask-way")), "me", "bot")
    ann.asked()
    before = ann.decision()
    ann.page.keyboard.press("1")
    ann.decided(before)
    ann.asked()
    ann.until("() => document.activeElement.matches('#f-decision .option')")
    focused = ann.page.locator("#f-decision .option:focus")
    assert focused.evaluate("one => getComputedStyle(one).outlineStyle") == "solid"


def test_a_tip_that_goes_moves_no_option(ann: Visitor) -> None:
    ann.play_now("talisman")
    ann.asked()
    tip = ann.page.locator("#f-decision .coach").first
    expect(tip).to_be_visible()
    before = boxes(ann.options)
    tip.get_by_text("Got it").click()
    expect(tip).to_be_hidden()
    assert boxes(ann.options) == before


@pytest.mark.parametrize("prompt", ["ask-blessing", "ask-gear-where", "ask-judge"])
def test_a_tip_lies_over_no_option(ann: Visitor, prompt: str) -> None:
    ann.load(saved("reflets", 3, asks(0, prompt)), "me", "bot", "bot")
    ann.asked()
    tip = ann.page.locator("#f-decision .coach").first
    expect(tip).to_be_visible()
    (over,) = boxes(tip)
    seen = boxes(ann.page.locator("#f-decision .option:visible"))
    assert seen
    assert all(apart(over, option) for option in seen)


def test_on_a_phone_the_dice_of_a_trial_are_in_sight_and_nothing_lies_over_them(people: People) -> None:
    ann = people("Ann", size=PHONE, touch=True)
    ann.load(saved("reflets", 3, asks(0, "ask-judge")), "me", "bot", "bot")
    ann.asked()
    dice = boxes(ann.page.locator(".dice-board td .die-at"))
    (decision,) = boxes(ann.page.locator("#f-decision"))
    (switch,) = boxes(ann.page.locator(".views"))
    assert dice
    assert all(die["y"] + die["height"] / 2 < decision["y"] and apart(die, switch) for die in dice)


def test_the_menu_of_a_phone_is_as_wide_as_what_is_in_it(people: People) -> None:
    ann = people("Ann", size=PHONE, touch=True, locale="fr-FR")
    ann.load(saved("reflets", 3, asks(0, "ask-judge")), "me", "bot", "bot")
    ann.asked()
    ann.page.locator('[data-do="menu"]').first.tap()
    menu = ann.page.locator("#menu")
    expect(menu.locator(".asks-me")).to_be_visible()
    assert menu.evaluate("one => one.scrollWidth <= one.clientWidth")


@pytest.mark.parametrize("prompt", ["ask-attacked", "ask-loot"])
def test_a_card_in_full_lies_over_nothing_that_is_asked(people: People, prompt: str) -> None:
    save = saved("talisman", 2, asks(0, prompt))
    for size in ((1440, 900), (1280, 720)):
        ann = people("Ann", size=size)
        ann.load(save, "me", "bot")
        ann.asked()
        looked = 0
        for card in ann.page.locator("#table .card:is(.s, .m, .p, .q)").all()[:6]:
            if card.is_visible():
                card.hover()
                big = ann.page.locator("#big")
                expect(big).to_be_visible()
                (over,) = boxes(big)
                assert all(apart(over, option) for option in boxes(ann.options)), size
                ann.page.mouse.move(5, 5)
                ann.page.mouse.down()
                ann.page.mouse.up()
                looked += 1
        assert looked


def test_a_lost_line_is_told_without_moving_the_table_and_can_be_tried_at_once(ann: Visitor) -> None:
    ann.may_lose = True
    ann.play_now("talisman")
    ann.asked()
    places = ann.page.locator("#f-decision, #f-board, #f-seats, #f-log")
    before = boxes(places)
    ann.page.evaluate("() => window.cut()")
    strip = ann.page.locator("#lost")
    expect(strip).to_be_visible()
    assert boxes(places) == before
    strip.get_by_role("button").click()
    expect(strip).to_be_hidden(timeout=5_000)
    ann.connected()
