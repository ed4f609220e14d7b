"""A map that grows and a row of joined cards, in a real browser: keys, ghosts, and no complaints of a script."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from tests.web.browser.looking import serious
from tests.web.browser.saves import arranged
from tests.web.browser.stage import PHONE, People

SITES = {"101": 3, "102": -1, "103": -1, "104": -1, "107": 0}
MAREN = {"who": "maren", "at": "101", "energy": 3, "health": 6, "terror": 4, "food": 2, "magic": 1}
FIGHT = {
    "card": "drowned-choir", "party": [0], "pool": 5, "begun": True, "at": "101",
    "sequence": [[0, "blue-combat-9"], [0, "blue-combat-2"]],
}  # fmt: skip


def fight(*hand: str) -> bytes:
    deck = [f"blue-combat-{number}" for number in (7, 10, 11, 12, 13, 14)]
    maren = {**MAREN, "combat": deck, "hand": list(hand or ("blue-combat-1", "blue-combat-4"))}
    return arranged("tainted-grail", seats=[maren], sites=SITES, fight=FIGHT)


def test_the_ghost_of_a_card_shows_what_it_would_do(people: People) -> None:
    me = people("Ines")
    me.load(fight(), "me")
    row = me.page.locator(".chain-of")
    expect(row.locator(".joint-card")).to_have_count(3)
    expect(me.page.locator("#table")).to_have_attribute("data-shows", "parts")
    card = me.page.locator('.held-card [data-card="blue-combat-1"]')
    card.focus()
    ghost = row.locator('[data-ghost="blue-combat-1"]')
    expect(ghost).to_be_visible()
    would = int(ghost.get_attribute("data-value") or 0)
    expect(me.page.locator(".steps-of .would")).to_have_count(would - 5)
    me.page.keyboard.press("ArrowRight")
    expect(ghost).to_be_hidden()
    me.page.keyboard.press("ArrowUp")
    expect(row.locator(".joint-card").last).to_be_focused()
    me.page.keyboard.press("ArrowDown")
    card.focus()
    assert not serious(me, "a fight")
    before = me.decision()
    me.page.keyboard.press("Enter")
    me.decided(before)
    assert not me.troubles


def test_a_hand_of_six_stands_in_sight_with_what_each_card_would_do(people: People) -> None:
    me = people("Ines")
    me.load(fight(*(f"blue-combat-{number}" for number in (1, 3, 4, 5, 6))), "me")
    cards = me.page.locator(".held-card")
    expect(cards).to_have_count(6)  # one was drawn
    boxes = [box for one in cards.all() if (box := one.bounding_box())]
    assert len({box["y"] for box in boxes}) == 1, "they lie in one row"
    world = me.page.locator("#f-parts").bounding_box()
    assert world
    assert max(box["y"] + box["height"] for box in boxes) <= world["y"] + world["height"]
    assert max(box["x"] + box["width"] for box in boxes) <= world["x"] + world["width"]


def test_the_log_stays_at_its_end_when_something_above_it_takes_its_room(people: People) -> None:
    me = people("Ines")
    me.load(fight(), "me")
    me.page.evaluate("""() => {
        const log = document.querySelector("#f-log");
        for (let n = 0; n < 60; n++) log.append(document.createElement("li"));
        for (const line of log.children) line.append("a line");
        log.closest(".panel").scrollTop = 1e6; log.scrollTop = 1e6;
    }""")
    last = me.page.locator("#f-log > li").last
    expect(last).to_be_in_viewport()
    me.page.evaluate("document.querySelector('#f-piles').insertAdjacentHTML('beforeend', '<p>An Event.</p>'.repeat(9))")
    expect(last).to_be_in_viewport(ratio=0.9)


@pytest.mark.parametrize("size", [None, PHONE])
def test_the_map_stands_in_its_cells_and_arrows_walk_it(people: People, size: tuple[int, int] | None) -> None:
    me = people("Ines", **({"size": size, "touch": True} if size else {}))
    me.load(fight(), "me")
    me.page.locator('.views [data-shows="board"]').click()
    home, north = me.page.locator("#at-101"), me.page.locator("#at-102")
    a, b = home.bounding_box(), north.bounding_box()
    assert a
    assert b
    assert abs(a["x"] - b["x"]) < 1
    assert b["y"] + b["height"] < a["y"] + 1, "north is up, and cells do not touch"
    home.focus()
    me.page.keyboard.press("ArrowUp")
    expect(north).to_be_focused()
    expect(me.page.locator(".stub b", has_text="105")).to_have_count(1)
    assert me.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert not serious(me, "the map")
    assert not me.troubles


def test_a_phone_shows_the_end_of_the_row_and_its_cards_in_full(people: People) -> None:
    me = people("Ines", size=PHONE, touch=True)
    me.load(fight(), "me")
    row = me.page.locator(".chain-of")
    expect(row.locator(".joint-card")).to_have_count(3)
    me.until("row => row.scrollLeft + row.clientWidth >= row.scrollWidth - 2", row.element_handle())
    me.page.locator('.held-card [data-card="blue-combat-1"]').tap()
    full = me.page.locator("#big .card.k")
    expect(full).to_be_visible()
    expect(full.locator(".band")).to_have_count(2)
    box = full.bounding_box()
    assert box
    assert box["width"] > 180
    assert not me.troubles


def test_a_character_is_taken_by_a_click_on_its_card(people: People) -> None:
    me = people("Ines")
    me.new_table("tainted-grail", "me")
    expect(me.page.locator(".wares .card.offered")).to_have_count(4)
    before = me.decision()
    me.page.locator('.wares [data-card="maren"]').click()
    me.decided(before)
    expect(me.page.locator(".part.book")).to_contain_text("Bring the short knife")
    assert not serious(me, "a letter")
    assert not me.troubles
