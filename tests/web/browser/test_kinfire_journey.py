"""Kinfire outside combat: a page, the town, a shop, and a deck that is changed by dragging and by keys."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Locator, expect

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


FLIES = """() => {
    const sky = document.querySelector("#flights");
    window.flew = [];
    new MutationObserver((all) => all.forEach((one) => one.addedNodes.forEach((node) => flew.push(node.className))))
        .observe(sky, { childList: true });
}"""


class Finger:
    """A finger on the glass, as the browser itself has it: it may scroll."""

    def __init__(self, ann: Visitor) -> None:
        self.glass = ann.context.new_cdp_session(ann.page)
        self.x = self.y = 0.0

    def down(self, card: Locator) -> None:
        box = card.bounding_box()
        assert box is not None
        self.x, self.y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        self.send("touchStart", {"x": self.x, "y": self.y})

    def by(self, across: float, down: float) -> None:
        for _ in range(10):
            self.x, self.y = self.x + across / 10, self.y + down / 10
            self.send("touchMove", {"x": self.x, "y": self.y})

    def to_lower_edge_of(self, frame: Locator) -> None:
        box = frame.bounding_box()
        assert box is not None
        self.by(0, box["y"] + box["height"] - 20 - self.y)

    def up(self) -> None:
        self.send("touchEnd")

    def send(self, kind: str, *points: dict[str, float]) -> None:
        self.glass.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": list(points)})


def test_a_finger_drags_a_card_and_it_glides(people: People) -> None:
    ann = people("Ann", size=PHONE, touch=True, reduced_motion="no-preference")
    load(ann, town="dinlux", pool=["boar-spear", "steady-breath", "wyvern-cape"], play={"night": True})
    ann.asked()
    inside, outside = (ann.page.locator(f".rack.{one}") for one in ("inside", "outside"))
    card = inside.locator(".slot", has_text="Cut Deep")
    card.scroll_into_view_if_needed()
    ann.page.evaluate(FLIES)
    finger = Finger(ann)
    finger.down(card)
    expect(ann.page.locator(".in-hand")).to_be_visible()
    finger.to_lower_edge_of(ann.page.locator("#f-parts"))  # which scrolls to the other rack
    expect(ann.page.locator(".rack.outside.over")).to_be_visible()
    finger.up()
    expect(ann.page.locator(".in-hand")).to_have_count(0)
    expect(outside.locator(".slot", has_text="Cut Deep")).to_be_visible()
    expect(ann.page.locator(LIMIT.format("actions"))).to_have_text("8/9")
    assert ann.page.evaluate("flew") == ["fly racked"]
    ann.asked()
    spear = outside.locator(".slot", has_text="Boar Spear")
    spear.scroll_into_view_if_needed()
    scrolled = ann.page.locator("#f-parts").evaluate("one => one.scrollTop")
    finger.down(spear)
    finger.by(0, 120)  # at once: that is scrolling, and lifts nothing
    expect(ann.page.locator(".in-hand")).to_have_count(0)
    finger.up()
    assert ann.page.locator("#f-parts").evaluate("one => one.scrollTop") < scrolled
    expect(ann.page.locator(LIMIT.format("actions"))).to_have_text("8/9")
