"""Fingers and tired eyes: tips that hide nothing, targets one can hit, edges where colours are taken away."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import expect

from roundtable.kernel.match import Match

from .saves import saved
from .stage import PHONE, People

SMALL = """(least) => [...document.querySelectorAll("a, button, input, select, summary")]
    .filter((one) => one.checkVisibility({ visibilityProperty: true }) && !one.closest(".sr, .skip, .log"))
    .filter((one) => getComputedStyle(one).display !== "inline" && !one.classList.contains("to"))
    .map((one) => [one.closest("label") || one, one])
    .map(([box, one]) => [box.getBoundingClientRect(), one])
    .filter(([box]) => box.width && (box.height < least || box.width < least))
    .map(([box, one]) => `${one.tagName}.${one.className} ${Math.round(box.width)}x${Math.round(box.height)}`)"""


def many_free_actions(match: Match[Any, Any]) -> bool:
    offers = match.offers(0)
    return bool(offers) and sum(option.verb in match.game.free_verbs for option in offers[0].options) > 2


def test_on_a_phone_a_tip_is_one_line_until_it_is_opened(people: People) -> None:
    ann = people("Ann", size=PHONE, touch=True)
    ann.play_now()
    ann.asked()
    tip = ann.page.locator("#f-decision .coach")
    expect(tip).to_be_visible()
    folded = tip.bounding_box()
    assert folded is not None
    assert folded["height"] <= 46
    opener = tip.get_by_role("button", name="The whole tip")
    expect(opener).to_have_attribute("aria-expanded", "false")
    tip.tap()
    expect(opener).to_have_attribute("aria-expanded", "true")
    assert tip.locator("p").evaluate("one => one.scrollWidth <= one.clientWidth + 1"), "nothing of it is cut"
    tip.get_by_text("Got it").tap()
    expect(tip).to_be_hidden()


def test_whatever_a_finger_is_to_hit_is_large_enough(people: People) -> None:
    ann = people("Ann", size=PHONE, touch=True)
    ann.play_now()
    ann.asked()
    small = ann.page.evaluate(SMALL, 40)
    for path in ("/", "/new?game=talisman", "/rules/talisman", "/cards/talisman"):
        ann.open(path)
        small += [f"{path}: {one}" for one in ann.page.evaluate(SMALL, 24)]
    assert sorted(set(small)) == []


def test_many_free_actions_are_folded_and_each_has_its_why(people: People) -> None:
    ann = people("Ann")
    ann.load(saved("talisman", 2, many_free_actions, characters="random"), "me", "bot")
    ann.asked()
    chip = ann.page.locator("#f-decision .free .option").first
    expect(chip).to_be_hidden()
    ann.page.locator("#f-decision .free summary").click()
    expect(chip).to_be_visible()
    ann.page.locator("#f-decision .free .why").first.click()
    expect(ann.page.locator("#why .rule-id").first).to_be_visible()


def test_without_colours_what_is_offered_has_an_edge(people: People) -> None:
    ann = people("Ann", forced_colors="active")
    ann.play_now("talisman-duel")
    ann.asked()
    edge = ann.page.locator(".seat.awaited").first.evaluate("one => getComputedStyle(one).borderLeftWidth")
    assert edge == "5px"
    option = ann.options.first
    option.focus()
    assert option.evaluate("one => getComputedStyle(one).outlineStyle") == "solid"
