"""Every size of screen: nothing scrolls sideways, and the decision is there without scrolling."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from roundtable import games
from roundtable.kernel.match import Match

from .looking import sideways
from .saves import asks, saved
from .stage import DESK, PHONE, People, Visitor

SIZES = [DESK, (1440, 780), (1024, 768), (820, 1180), (844, 390), (720, 450), PHONE, (390, 664), (320, 640)]
NARROW = [(390, 844), (320, 640)]
PAGES = ["/", "/new?game=talisman", "/rules/talisman", "/cards/talisman", "/help", "/join/nothing"]


def test_the_table_fits_every_screen(people: People) -> None:
    ann = people("Ann")
    ann.load(saved("talisman", 6, asks(0, "ask-way")), "me", *["bot"] * 5)
    ann.asked()
    expect(ann.page.locator(".ghost")).to_have_count(0)
    faults = []
    for width, height in SIZES:
        ann.page.set_viewport_size({"width": width, "height": height})
        ann.page.wait_for_function(
            "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(true))))"
        )
        if wide := sideways(ann):
            faults.append(f"{width}x{height}: {wide}")
        for what, part in (
            ("prompt", ann.prompt),
            ("first option", ann.options.first),
            ("board", ann.page.locator("#board")),
            ("first seat", ann.page.locator("#f-seats .seat").first),
            ("pill", ann.page.locator("#f-head .pill")),
        ):
            box = part.bounding_box()
            if box is None or min(box["y"], box["x"]) < -1 or box["y"] + min(box["height"], 30) > height:
                faults.append(f"{width}x{height}: the {what} is not on the screen: {box}")
    assert not faults


@pytest.mark.parametrize("game", ["talisman-duel", "reflets-blessing", "grail-party", "kinfire-boosts"])
def test_a_small_game_fits_every_screen(people: People, game: str) -> None:
    ann = people("Ann")
    ann.load(saved(game, games.get(game).least_seats, asks(0)), *["me"] * games.get(game).least_seats)
    ann.asked()
    faults = []
    for width, height in SIZES:
        ann.page.set_viewport_size({"width": width, "height": height})
        if wide := sideways(ann):
            faults.append(f"{width}x{height}: {wide}")
        box = ann.options.first.bounding_box()
        if box is None or box["y"] + 30 > height:
            faults.append(f"{width}x{height}: the first option is not on the screen: {box}")
    assert not faults


COVERING = """() => {
    const box = (one) => one.getBoundingClientRect(), read = box(document.querySelector("#f-parts"));
    const beside = (one) => one.left > read.right - 1 || one.right < read.left + 1;
    const covers = (one) => !beside(one) && one.top < read.bottom - 1 && one.bottom > read.top + 1;
    return [...document.querySelectorAll(".views, .seat, .tabbar, #f-decision")]
        .filter((one) => covers(box(one))).map((one) => one.className);
}"""


def test_nothing_lies_over_the_characters_to_choose_from(people: People) -> None:
    """Neither the switch to the board nor seats; and the card of the option that one looks at is shown."""
    ann = people("Ann", locale="fr-FR")
    ann.new_table("talisman", "me:Ann", "bot", "bot", "bot")
    ann.asked()
    for width, height in [DESK, (1024, 768), PHONE, (360, 640), (844, 390)]:
        ann.page.set_viewport_size({"width": width, "height": height})
        assert ann.page.evaluate(COVERING) == [], f"{width}x{height}"
        for option in (ann.options.last, ann.options.first):
            option.focus()
            card = ann.page.locator(f'#f-parts .card[data-choice="{option.get_attribute("data-choice")}"]')
            expect(card).to_be_in_viewport(ratio=0.3)


def test_when_a_bot_chooses_the_board_is_back(people: People) -> None:
    """Whoever waits for the others looks at the board, and not at where the characters lay."""
    ann, ben = (people(name, size=PHONE, touch=True) for name in ("Ann", "Ben"))
    table = ann.new_table("talisman", "me:Ann", "open")
    ben.join(ann.invite(table, 1)).connected()
    ann.page.wait_for_selector("#table")
    for visitor in (ann, ben):
        visitor.connected()
    first = ann if ann.options.count() else ben
    expect(first.page.locator("#f-parts .card").first).to_be_visible()
    assert first.ask(f"/api/tables/{table}/seats/{0 if first is ann else 1}/bot").ok
    expect(first.options).to_have_count(0)
    expect(first.page.locator("#board")).to_be_visible()


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_no_page_scrolls_sideways_on_a_phone(people: People, lang: str) -> None:
    ann = people("Ann", size=PHONE, touch=True, locale=lang)
    ann.may_lose = True  # the invitation that doesn't exist is told with a 404
    table = ann.new_table("talisman", "me:Ann", "open", "bot")
    faults = []
    for path in [*PAGES, f"/tables/{table}", ann.invite(table, 1)]:
        ann.open(path)
        for width, height in NARROW:
            ann.page.set_viewport_size({"width": width, "height": height})
            if wide := sideways(ann):
                faults.append(f"{path} at {width}: {wide}")
    assert not faults


@pytest.fixture
def phone(people: People) -> Visitor:
    visitor = people("Phone", size=PHONE, touch=True)
    visitor.load(saved("talisman", 3, asks(0, "ask-way")), "me", "bot", "bot")
    visitor.asked()
    return visitor


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_all_games_can_be_played_from_what_a_desk_shows_of_the_start_page(people: People, lang: str) -> None:
    ann = people("Ann", locale=lang, size=DESK)
    ann.open("/")
    for game in games.MODULES:
        expect(ann.page.locator(f'button[name="game"][value="{game}"]')).to_be_in_viewport(ratio=1)


def test_tabs_of_the_phone(phone: Visitor) -> None:
    bar = phone.page.locator(".tabbar")
    for name, part in (("mine", "#f-mine"), ("log", "#f-log"), ("talk", "#say")):
        bar.locator(f'[data-tab="{name}"]').tap()
        expect(phone.page.locator(part)).to_be_in_viewport()
        expect(phone.page.locator("#f-decision .bar")).to_be_in_viewport()
        expect(bar.locator("[aria-current]")).to_have_attribute("data-tab", name)
        assert not sideways(phone)
    phone.page.locator("#f-decision .bar").tap()
    expect(phone.options.first).to_be_in_viewport()
    expect(phone.page.locator("#board")).to_be_in_viewport()


def test_whole_board_and_near_board(phone: Visitor) -> None:
    """A tap on any place brings it near, with a map of the whole; the switch leads back."""
    board = phone.page.locator("#board")
    whole = board.bounding_box()
    assert whole is not None
    assert whole["width"] <= PHONE[0]
    phone.page.locator(".place:has(.piece.me)").tap()
    near = board.bounding_box()
    assert near is not None
    assert near["width"] > 2 * whole["width"]
    expect(phone.page.locator(".piece.me").first).to_be_in_viewport()
    expect(phone.page.locator(".minimap")).to_be_visible()
    assert not sideways(phone)
    phone.page.locator('[data-zoom="whole"]').tap()
    assert board.bounding_box() == whole


def test_a_tapped_place_opens_and_acts_only_by_its_button(phone: Visitor) -> None:
    before, lines = phone.decision(), phone.log.count()
    offered = phone.page.locator(".place.offered").first
    name = offered.get_attribute("data-place")
    offered.tap()
    sheet = phone.page.locator("#sheet")
    expect(sheet).to_be_in_viewport()
    expect(sheet.locator("h3")).not_to_be_empty()
    assert phone.decision() == before
    assert phone.log.count() == lines
    assert not sideways(phone)
    sheet.locator(".acts button.fill").first.tap()
    phone.decided(before)
    expect(phone.page.locator("#sheet")).to_have_count(0)
    phone.asked()
    assert phone.page.locator(f'.place[data-place="{name}"]').count() == 1


def test_why_lies_over_the_board_and_never_over_the_decision(phone: Visitor) -> None:
    phone.page.locator("#f-decision [data-why]").first.tap()
    drawer, decision = phone.page.locator("#drawer"), phone.page.locator("#f-decision .inner")
    expect(drawer).to_be_visible()
    expect(drawer.locator("blockquote").first).not_to_be_empty()
    upper, lower = drawer.bounding_box(), decision.bounding_box()
    assert upper is not None
    assert lower is not None
    assert upper["y"] + upper["height"] <= lower["y"] + 1
    drawer.locator("[data-close]").tap()
    expect(drawer).to_be_hidden()


def test_targets_are_large_enough_for_a_finger(phone: Visitor) -> None:
    """44 on touch; the places of a board and the Why of a log line may be smaller."""
    small = phone.page.evaluate(
        """() => ["#f-head button", "#f-head a", ".tabbar button", "#f-decision .option", "#f-decision [data-why]"]
            .flatMap((which) => [...document.querySelectorAll(which)])
            .filter((one) => one.offsetParent).map((one) => [one.className || one.tagName, one.getBoundingClientRect()])
            .filter(([, box]) => box.width < 40 || box.height < 44)
            .map(([name, box]) => `${name} ${box.width}x${box.height}`)"""
    )
    assert not small


OUT_OF_SIGHT = """() => {
    const inner = document.querySelector("#f-decision .inner").getBoundingClientRect();
    return [...document.querySelectorAll("#answer .option")]
        .filter((one) => one.checkVisibility({ contentVisibilityAuto: true }) && !one.closest("details:not([open])"))
        .filter((one) => one.getBoundingClientRect().bottom > inner.bottom + 1)
        .map((one) => one.innerText);
}"""


@pytest.mark.parametrize(
    ("game", "seats", "prompt", "most"),
    [("reflets", 4, "ask-assign", 10), ("tainted-grail", 2, "ask-act", 8), ("kinfire", 4, "ask-turn", 8)],
)
def test_all_that_can_be_chosen_is_in_sight_on_a_desk(
    people: People, game: str, seats: int, prompt: str, most: int
) -> None:
    """With many options they stand closer, and the cards in hand give way."""

    def many(match: Match[Any, Any]) -> bool:
        return asks(0, prompt)(match) and len(match.offers()[0].options) >= most

    ann = people("Ann", size=DESK)
    ann.load(saved(game, seats, many), "me", *["bot"] * (seats - 1))
    ann.asked()
    assert ann.options.count() >= most
    assert ann.page.evaluate(OUT_OF_SIGHT) == []


CUT_HEROES = """() => {
    const seen = document.querySelector("#f-parts").getBoundingClientRect();
    return [...document.querySelectorAll("#f-parts .ware:has(.stats) .card")]
        .filter((one) => one.getBoundingClientRect().bottom > seen.bottom + 1).map((one) => one.innerText);
}"""


@pytest.mark.parametrize("locale", ["en-GB", "fr-FR"])
def test_all_heroes_of_a_packet_are_in_sight_on_a_desk_and_the_quests_lie_below_them(
    people: People, locale: str
) -> None:
    ann = people("Ann", size=DESK, locale=locale)
    ann.new_table("reflets", "me", "bot", "bot")
    ann.asked()
    expect(ann.page.locator("#f-parts .ware:has(.stats)")).to_have_count(6)
    assert ann.page.evaluate(CUT_HEROES) == []
    expect(ann.page.locator("#f-parts .ware:not(:has(.stats))")).to_have_count(2)
