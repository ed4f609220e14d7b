"""The table in a real Chromium: choosing, motion, languages, coming back, undo, small screens, keys, readers."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.web.table_page.playing import (
    OPTIONS,
    asked,
    choose,
    choose_some,
    decision,
    invites,
    join,
    new_table,
    play_now,
    steady,
    whoever_is_asked,
)
from tests.web.table_page.server import House

Person = Callable[..., Page]
SCREENS = {
    "desktop": (1440, 900), "low desktop": (1440, 780), "tablet": (1024, 768), "tablet upright": (820, 1180),
    "phone": (390, 844), "short phone": (390, 664), "phone on its side": (844, 390), "desktop at 200 %": (720, 450),
    "400 %": (320, 568),
}  # fmt: skip


def at(screen: str) -> dict[str, object]:
    width, height = SCREENS[screen]
    return {"viewport": {"width": width, "height": height}, "has_touch": width < 1000}


def test_a_newcomer_plays_a_first_game_with_bots_to_its_end(person: Person) -> None:
    page = person()
    table = new_table(page, "talisman-duel", "me", "random")
    page.goto(f"/tables/{table}")
    answers = 0
    while asked(page) and answers < 400:
        choose_some(page, answers)
        answers += 1
    expect(page.locator("#f-decision .over")).to_be_visible()
    expect(page.locator("#f-decision .over a.fill")).to_have_attribute("href", f"/tables/{table}/end")
    assert answers > 5
    assert page.locator("#f-log .line").count() > 20


def test_one_click_leads_to_a_table_that_asks(person: Person) -> None:
    page = person()
    play_now(page)
    assert asked(page)
    assert page.title().startswith("●")
    before = page.locator("#f-log .line").count()
    choose(page)
    assert asked(page)
    assert page.locator("#f-log .line").count() >= before


def test_two_people_and_a_watcher_speak_two_languages(person: Person) -> None:
    ines, tom, zoe = person(), person(locale="fr-FR"), person()
    table = new_table(ines, "talisman", "me", "open", "bot")
    seats, watchers = invites(ines, table)
    join(tom, seats["1"], "Tom")
    ines.request.post(f"/api/tables/{table}/start", data={})
    join(zoe, watchers, "Zoé")
    for page in (ines, tom, zoe):
        page.goto(f"/tables/{table}")
    expect(ines.locator("html")).to_have_attribute("lang", "en")
    expect(tom.locator("html")).to_have_attribute("lang", "fr")
    expect(zoe.locator("#f-seats")).to_contain_text("Tom")
    ines.locator(".tabs [data-tab=talk]").click()
    ines.locator("#say-text").fill("<img src=x onerror=alert(1)> well met")
    ines.locator("#say button").click()
    for page in (ines, tom, zoe):
        expect(page.locator("#f-talk")).to_contain_text("<img src=x onerror=alert(1)> well met")
    for _ in range(6):
        choose(whoever_is_asked(ines, tom))
    assert zoe.locator(OPTIONS).count() == 0
    assert zoe.locator("#f-mine .card").count() == 0
    assert tom.locator("#f-log .line").first.inner_text() != ines.locator("#f-log .line").first.inner_text()


def test_the_language_changes_in_place(person: Person) -> None:
    page = person()
    play_now(page)
    assert asked(page)
    page.evaluate("window.kept = 1")
    was = decision(page)
    page.locator(".language button").click()
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    expect(page.locator(".tabs [data-tab=log]")).to_have_text("Journal")
    expect(page.locator("#f-head .pill")).to_contain_text("À vous de jouer")
    assert (decision(page), page.evaluate("window.kept")) == (was, 1)
    choose(page)


def test_a_server_that_comes_back_finds_its_tables(person: Person, house: House) -> None:
    page = person()
    play_now(page)
    assert asked(page)
    choose(page)
    assert asked(page)
    was = decision(page)
    house.stop()
    expect(page.locator("#lost")).to_be_visible()
    assert page.locator(OPTIONS).count() == 0
    house.start()
    expect(page.locator("#lost")).to_be_hidden(timeout=30_000)
    assert asked(page)
    assert decision(page) == was
    choose(page)


def test_undo_asks_the_others_and_takes_back(person: Person) -> None:
    ines, tom = person(), person()
    table = new_table(ines, "talisman", "me", "open", characters="choose")
    seats, _ = invites(ines, table)
    join(tom, seats["1"], "Tom")
    ines.request.post(f"/api/tables/{table}/start", data={})
    for page in (ines, tom):
        page.goto(f"/tables/{table}")
    first = whoever_is_asked(ines, tom)
    other = tom if first is ines else ines
    choose(first)  # a character
    assert asked(first)
    choose(first)  # an alignment; dice and cards follow
    assert asked(other)
    choose(other)
    first.locator(".undo").click()
    expect(first.locator("#f-notice .question")).to_be_visible()
    expect(other.locator("#f-notice .question .fill")).to_be_visible()
    other.locator("#f-notice .question .fill").click()
    expect(first.locator("#f-notice .question")).to_have_count(0)
    assert asked(first)


@pytest.mark.parametrize("screen", SCREENS)
def test_every_screen_shows_board_seats_and_decision(person: Person, screen: str) -> None:
    page = person(**at(screen))
    play_now(page)
    for _ in range(3):
        assert asked(page)
        choose(page)
    assert asked(page)
    steady(page)
    width, height = SCREENS[screen]
    for part in ("#board", "#f-seats .seat >> nth=0", "#f-decision h2", "#f-head .pill"):
        box = page.locator(part).bounding_box()
        assert box is not None, part
        assert box["x"] >= -1, part
        assert box["x"] + box["width"] <= width + 1, part
        assert -1 <= box["y"] < height, part


def test_a_finger_on_a_place_opens_it_and_its_button_acts(person: Person) -> None:
    page = person(**at("phone"))
    play_now(page)
    for _ in range(40):
        assert asked(page)
        if page.locator(".place.offered").count():
            break
        choose(page)
    was = decision(page)
    page.locator(".place.offered").first.tap()
    expect(page.locator("#sheet .fill").first).to_be_visible()
    assert decision(page) == was
    expect(page.locator(".minimap")).to_be_visible()
    page.locator("#sheet .fill").first.tap()
    page.wait_for_function("was => document.querySelector('#f-decision .inner')?.dataset.decision !== was", arg=was)


def test_a_phone_has_its_tabs(person: Person) -> None:
    page = person(**at("phone"))
    play_now(page)
    for _ in range(2):  # a character and an alignment, which need the room of the board
        assert asked(page)
        choose(page)
    assert asked(page)
    for name, shown in (("mine", "#f-mine"), ("log", "#f-log"), ("talk", "#say"), ("table", "#board")):
        page.locator(f".tabbar [data-tab={name}]").tap()
        expect(page.locator(shown)).to_be_visible()
        steady(page)
    page.locator(".tabbar [data-tab=log]").tap()
    page.locator("#f-decision .bar").tap()
    expect(page.locator("#board")).to_be_visible()


PIECES = """async () => {
    const fresh = new DOMParser().parseFromString(await (await fetch(location.href)).text(), "text/html");
    const scripted = / tabindex="-?\\d"| style="[^"]*"| class="lit"| (lit|still)\\b/g;
    const plain = (one) => one.outerHTML.replace(scripted, "").replaceAll(' "', '"');
    const pieces = (page) => Object.fromEntries(["head", "seats", "board"].flatMap(
        (name) => [...page.querySelectorAll(`#f-${name} [id]`)].map((one) => [one.id, plain(one)])));
    return [pieces(document), pieces(fresh)];
}"""


def test_a_page_that_was_brought_up_to_date_is_what_a_fresh_one_is(person: Person) -> None:
    page = person()
    play_now(page)
    for _ in range(8):
        assert asked(page)
        choose(page)
    assert asked(page)
    steady(page)
    other: list[Any] = []
    for _ in range(10):  # what still moves, such as a number that rises, has come and will go
        now, fresh = page.evaluate(PIECES)
        assert len(fresh) > 50
        other = [(now.get(key), fresh.get(key)) for key in now | fresh if now.get(key) != fresh.get(key)]
        if not other:
            break
        page.wait_for_timeout(500)
    assert other == []


def test_keys_alone_are_enough(person: Person) -> None:
    page = person()
    play_now(page)
    for _ in range(2):  # a character and an alignment, which need the room of the board
        assert asked(page)
        choose(page)
    assert asked(page)
    page.keyboard.press("Tab")
    seen = set()
    for _ in range(60):
        seen.add(page.evaluate("document.activeElement.closest('[id^=f-]')?.id ?? ''"))
        page.keyboard.press("Tab")
    assert {"f-decision", "f-board", "f-seats", "f-head"} <= {one for one in seen if one} | {
        page.evaluate("document.querySelector('.place[tabindex=\"0\"]').closest('[id^=f-]').id")
    }
    page.locator('.place[tabindex="0"]').focus()
    here = page.evaluate("document.activeElement.dataset.place")
    page.keyboard.press("ArrowRight")
    moved = page.evaluate("document.activeElement.dataset.place")
    if moved == here:  # it stood in the last column
        page.keyboard.press("ArrowLeft")
        moved = page.evaluate("document.activeElement.dataset.place")
    assert moved != here
    page.keyboard.press("Enter")
    expect(page.locator("#why h3").first).to_be_visible()
    page.keyboard.press("?")
    expect(page.locator("#why blockquote").first).to_be_visible()
    choose(page)


def test_keys_are_dead_while_somebody_writes(person: Person) -> None:
    page = person()
    play_now(page)
    assert asked(page)
    was = decision(page)
    page.locator(".tabs [data-tab=talk]").click()
    page.locator("#say-text").fill("")
    page.locator("#say-text").press("1")
    page.wait_for_timeout(300)
    assert (decision(page), page.locator("#say-text").input_value()) == (was, "1")


def test_pieces_walk_and_numbers_are_told_after_the_dice(person: Person) -> None:
    page = person()
    play_now(page)
    page.evaluate(
        """() => { window.walks = []; const animate = Element.prototype.animate;
        Element.prototype.animate = function (frames, options) {
          if (options && options.pseudoElement)
            window.walks.push([options.pseudoElement, frames.length, options.duration]);
          return animate.call(this, frames, options); }; }"""
    )
    for _ in range(30):
        if not asked(page) or page.evaluate("window.walks.some((walk) => walk[1] > 2)"):
            break
        choose(page)
        page.wait_for_timeout(900)
    walks = page.evaluate("window.walks")
    assert any(name.startswith("::view-transition-group(piece-") and steps > 2 for name, steps, _ in walks)
    assert all(ms <= 900 for _, _, ms in walks)


def test_reduced_motion_moves_nothing(person: Person) -> None:
    page = person(reduced_motion="reduce")
    play_now(page)
    page.evaluate("() => { document.startViewTransition = () => { window.moved = true; }; }")
    for _ in range(5):
        assert asked(page)
        choose(page)
    assert page.evaluate("window.moved ?? false") is False


def test_without_scripts_the_page_is_whole_and_forms_work(person: Person) -> None:
    page = person(java_script_enabled=False)
    page.goto("/")
    page.locator("button[name=game][value=talisman]").click()
    page.wait_for_url("**/tables/*")
    for _ in range(20):
        if page.locator("#f-decision .option").count():
            break
        page.wait_for_timeout(300)
        page.reload()
    was = decision(page)
    expect(page.locator("#f-log")).to_be_visible()
    expect(page.locator("#f-mine")).to_be_visible()
    page.locator("#f-decision .option").first.click()
    page.wait_for_url("**/tables/*")
    assert decision(page) != was


def test_a_reader_of_the_page_meets_no_obstacle(person: Person) -> None:
    from axe_playwright_python.sync_playwright import Axe

    for options in ({}, {"color_scheme": "dark"}, at("phone"), {**at("phone on its side"), "color_scheme": "dark"}):
        page = person(**options)
        play_now(page)
        for _ in range(3):
            assert asked(page)
            choose(page)
        assert asked(page)
        page.wait_for_timeout(400)
        found = Axe().run(page).response["violations"]
        serious = [(one["id"], one["nodes"][0]["target"]) for one in found if one["impact"] in ("serious", "critical")]
        assert serious == []


@pytest.mark.parametrize("game", ["talisman-duel", "reflets-blessing", "kinfire-boosts", "grail-party"])
def test_every_game_is_playable_whatever_its_scene_is_made_of(person: Person, game: str) -> None:
    for screen in ("desktop", "phone"):
        page = person(**at(screen))
        play_now(page, game)
        for number in range(8):
            if not asked(page):
                break
            steady(page)
            choose_some(page, number)
