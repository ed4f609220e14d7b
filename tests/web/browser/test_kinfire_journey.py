"""Kinfire outside combat: a page, the town, a shop, and a deck that is changed by dragging and by keys."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import expect

from .looking import serious, sideways
from .saves import arranged
from .stage import PHONE, People, Visitor

PARTY = [{"seeker": "asha", "kinfire": 1}, {"seeker": "feyn"}]
LIMIT = '.limit[data-limit="{}"] b'


def load(ann: Visitor, **given: Any) -> None:
    """One person plays both seekers, so that one click decides."""
    ann.load(arranged("kinfire", {"players": "one"}, seats=PARTY, **given), "me", "me")
    ann.asked()


def on_a_phone(ann: Visitor, what: str) -> list[str]:
    """What is wrong with this screen on a phone."""
    width, height = PHONE
    ann.page.set_viewport_size({"width": width, "height": height})
    faults = [f"{what}: {wide}"] if (wide := sideways(ann)) else []
    faults += serious(ann, f"{what}, phone")
    ann.page.set_viewport_size({"width": 1440, "height": 900})
    return faults


def test_from_page_to_town_to_shop(people: People) -> None:
    ann = people("Ann")
    load(ann, quest="quest-3", play={"read": "3-1"})
    page = ann.page.locator(".book")
    expect(page.locator("h3")).to_have_text("Thirteen")
    text = page.locator("p").first
    assert (
        text.evaluate("one => getComputedStyle(one).fontSize + '/' + getComputedStyle(one).lineHeight") == "18px/28px"
    )
    ends, begins = (one.evaluate("one => one.getBoundingClientRect().y") for one in (text, ann.options.first))
    assert ends < begins, "the choices stand below the text"
    expect(ann.options.filter(has_text="Asha only").locator(".token")).to_have_count(1)
    faults = serious(ann, "page") + on_a_phone(ann, "page")

    load(ann, town="vinna", actions=2, coins=3, trophies=["bandit"], play={"town": True})
    expect(ann.prompt).to_contain_text("2 city actions left")
    expect(ann.page.locator("#board.drawn .place.shut")).to_have_count(1)
    faults += serious(ann, "town") + on_a_phone(ann, "town")

    ann.choose("Widow Harl")
    wares = ann.page.locator(".shelf.first .ware")
    expect(wares.filter(has_text="Boar Spear")).to_have_class(re.compile("barred"))  # 4 coins
    expect(wares.filter(has_text="Hobnail Boots").locator(".card.offered")).to_be_visible()
    faults += serious(ann, "shop") + on_a_phone(ann, "shop")
    ann.choose("Sell a trophy, Bandit")
    expect(wares.filter(has_text="Boar Spear").locator(".card.offered")).to_be_visible()
    assert not faults


def test_a_deck_is_built_by_dragging_and_by_keys(people: People) -> None:
    ann = people("Ann")
    load(ann, town="dinlux", pool=["boar-spear", "steady-breath", "wyvern-cape"], play={"night": True})
    bench, inside, outside = (ann.page.locator(one) for one in (".bench", ".rack.inside", ".rack.outside"))
    expect(bench.locator(LIMIT.format("actions"))).to_have_text("9/9")
    spear = outside.locator(".slot", has_text="Boar Spear")
    expect(spear.locator(".because")).to_contain_text("Actions")  # the deck is full
    spear.drag_to(inside)
    expect(ann.page.locator("#why blockquote")).to_contain_text("18")  # and the rule says so
    faults = serious(ann, "bench") + on_a_phone(ann, "bench")

    inside.locator(".slot", has_text="Cut Deep").drag_to(outside)
    expect(bench.locator(LIMIT.format("actions"))).to_have_text("8/9")
    expect(bench.locator('.limit.broken[data-limit="actions"]')).to_be_visible()
    expect(outside.locator(".slot", has_text="Cut Deep")).to_be_visible()
    ann.asked()
    outside.locator(".slot", has_text="Boar Spear").locator(".move").focus()
    ann.page.keyboard.press("ArrowDown")
    ann.page.keyboard.press("ArrowUp")
    ann.page.keyboard.press("Enter")
    expect(inside.locator(".slot", has_text="Boar Spear")).to_be_visible()
    expect(bench.locator(LIMIT.format("actions"))).to_have_text("9/9")
    expect(outside.locator(":focus")).to_have_count(1)  # the keys are still where they were
    ann.choose("Done")
    assert not faults
