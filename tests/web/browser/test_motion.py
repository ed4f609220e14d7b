"""What moves at the table, and that nobody has to wait for it. Times are not measured: animations are looked at."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect
from tests.games.reflets.tables import start

from roundtable.kernel.match import Match
from roundtable.kernel.scene import Board, Zone

from .saves import after, asks, saved
from .stage import PHONE, People, Visitor

WATCH = """() => {
    window.moved = [];
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (frames, options) {
        const animation = animate.call(this, frames, options), kind = this.classList[0] || this.tagName;
        const told = { kind, duration: options.duration, at: [] };
        animation.pause();
        for (const share of [0, 0.25, 0.5, 0.75, 1]) {
            animation.currentTime = share * options.duration;
            const box = this.getBoundingClientRect();
            told.at.push([Math.round(box.x), Math.round(box.y)]);
        }
        if (kind === "die") {
            const prompt = document.querySelector("#f-decision h2");
            told.prompt = prompt ? getComputedStyle(prompt).visibility : "";
            told.panel = Boolean(this.closest("#f-decision"));
            told.log = document.querySelectorAll("#f-log .line").length;
        }
        animation.currentTime = 0;
        if (!window.frozen) animation.play();
        window.moved.push(told);
        return animation;
    };
}"""
"""Notes every animation that our script starts, with where its element is at its beginning, between, and at its end."""


def lively(people: People, name: str = "Ann", **how: Any) -> Visitor:
    return people(name, reduced_motion="no-preference", **how)


def moved(visitor: Visitor, kind: str) -> list[dict[str, Any]]:
    return [one for one in visitor.page.evaluate("() => window.moved") if one["kind"] == kind]


def draws(match: Match[Any, Any]) -> bool:
    """Whether the first option of the first seat lays a card of the deck out at a place."""
    if not asks(0)(match):
        return False

    def cards(one: Match[Any, Any]) -> tuple[int, int]:
        parts = one.scene(0).parts
        lying = sum(len(place.cards) for part in parts if isinstance(part, Board) for place in part.places)
        left = sum(part.count or 0 for part in parts if isinstance(part, Zone) and part.id == "adventure")
        return lying, left

    lying, left = cards(match)
    return cards(after(match, 0)) == (lying + 1, left - 1)


def test_a_drawn_card_glides_from_its_deck_and_turns_on_the_way(people: People) -> None:
    ann = lively(people)
    ann.load(saved("talisman", 2, draws), "me", "me")
    ann.asked()
    ann.page.evaluate(WATCH)
    deck = ann.page.locator('[data-zone~="zone:adventure"]').bounding_box()
    assert deck is not None
    ann.options.first.click()
    ann.until("() => window.moved.some((one) => one.kind === 'fly')")
    [flight] = moved(ann, "fly")
    assert flight["duration"] == 320
    assert abs(flight["at"][0][1] - deck["y"]) < 60
    assert len({tuple(at) for at in flight["at"]}) == 5
    assert [turn["duration"] for turn in moved(ann, "faces")] == [320]
    expect(ann.page.locator(".fly")).to_have_count(0)


def test_nobody_has_to_wait_until_it_has_come_to_rest(people: People) -> None:
    ann = lively(people)
    ann.load(saved("talisman", 2, draws), "me", "me")
    ann.asked()
    ann.page.evaluate(WATCH)
    ann.page.evaluate("() => { window.frozen = true; }")
    ann.options.first.click()
    ann.until("() => window.moved.some((one) => one.kind === 'fly')")
    ann.choose()
    expect(ann.page.locator(".fly")).to_have_count(0)


def test_a_hidden_tab_moves_nothing(people: People) -> None:
    ann = lively(people)
    ann.load(saved("talisman", 2, draws), "me", "me")
    ann.asked()
    ann.page.evaluate(WATCH)
    ann.page.evaluate("() => Object.defineProperty(document, 'hidden', { get: () => true })")
    ann.choose()
    assert ann.page.evaluate("() => window.moved") == []


def test_dice_tumble_beside_the_prompt_and_their_number_is_told_after(people: People) -> None:
    ann = lively(people)

    def rolls(match: Match[Any, Any]) -> bool:
        if not asks(0)(match) or match.offers()[0].prompt.key in match.game.interjections:
            return False  # who has no Spell is passed before anybody could look
        later = after(match, 0)
        return {offer.prompt.key for offer in later.offers(0)} == {"ask-way"}

    ann.load(saved("talisman", 2, rolls), "me", "me")
    ann.asked()
    ann.page.evaluate(WATCH)
    told = ann.log.count()
    ann.options.first.click()
    ann.until("() => window.moved.some((one) => one.kind === 'die')")
    [die] = moved(ann, "die")
    assert (die["panel"], die["prompt"], die["log"], die["duration"]) == (True, "hidden", told, 650)
    expect(ann.prompt).to_be_visible()
    assert ann.log.count() > told
    ann.asked()


def test_a_claim_that_comes_with_dice_can_be_answered_when_they_have_landed(people: People) -> None:
    ann, ben = lively(people), lively(people, "Ben")
    ben.introduce()
    before = start({"hand": ["blame-the-cook"]}, {"hand": ["that-didnt-count"]}).save()
    table = ann.load(before, "me", "open", "bot")
    ben.join(ann.invite(table, 1))
    ben.connected()
    ben.page.evaluate(WATCH)
    ann.asked()
    ann.page.locator('#f-decision .option[value="pass"]').click()
    ben.until("() => window.moved.some((one) => one.kind === 'die')")
    ben.asked()
    expect(ben.page.locator("#f-decision .claim .option").first).to_be_enabled()


def test_sealed_answers_open_together(people: People) -> None:
    ann = lively(people)
    ann.new_table("reflets-blessing", "me", "bot", "bot")
    ann.asked()
    expect(ann.page.locator(".seat .envelope")).to_have_count(2)
    ann.page.evaluate(WATCH)
    ann.choose()
    ann.until("() => window.moved.filter((one) => one.kind === 'letter').length >= 3")
    assert {one["duration"] for one in moved(ann, "letter")} == {320}


def test_whoever_is_about_to_choose_is_not_disturbed_by_others_answers(people: People) -> None:
    ann, bob = people("Ann"), people("Bob")
    table = ann.new_table("reflets-blessing", "me", "open", "bot")
    bob.join(ann.invite(table, 1))
    ann.ask(f"/api/tables/{table}/start")
    ann.open(f"/tables/{table}").connected()
    bob.open(f"/tables/{table}").connected()
    ann.asked()
    ann.options.nth(1).focus()
    value = ann.options.nth(1).get_attribute("value")
    ann.page.evaluate(
        """() => { window.shut = 0; new MutationObserver(() => {
            if (document.querySelector("#f-decision .option:disabled")) window.shut += 1;
        }).observe(document.querySelector("#f-decision"), { childList: true, subtree: true, attributes: true }); }"""
    )
    bob.choose()
    expect(ann.page.locator('.seat[data-seat="1"] .envelope')).to_be_visible()
    assert ann.page.evaluate("() => document.activeElement.value") == value
    assert ann.page.evaluate("() => window.shut") == 0


def test_the_first_view_after_loading_leaves_the_decision_alone(people: People) -> None:
    ann = people("Ann")
    ann.load(saved("talisman", 2, asks(0, "ask-way")), "me", "bot")
    ann.asked()
    ann.context.add_init_script(
        "addEventListener('DOMContentLoaded', () => { window.first = document.querySelector('#f-decision .option'); })"
    )
    ann.page.reload()
    ann.connected()
    assert ann.page.evaluate("() => window.first.isConnected && !window.first.disabled")
    assert ann.page.evaluate("() => document.activeElement === window.first")


def test_two_fingers_bring_the_board_near_and_back(people: People) -> None:
    ann = people("Ann", size=PHONE, touch=True)
    ann.load(saved("talisman", 2, asks(0, "ask-way")), "me", "bot")
    ann.asked()
    hand = ann.context.new_cdp_session(ann.page)

    def fingers(*spreads: int) -> None:
        for at, half in enumerate(spreads):
            points = [{"x": 195 + side * half, "y": 250, "id": number} for number, side in enumerate((-1, 1))]
            kind = "touchStart" if at == 0 else "touchMove"
            hand.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
        hand.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})

    def width() -> float:
        return float(ann.page.evaluate("() => document.querySelector('#board').offsetWidth"))

    whole, near = width(), ann.page.locator("[data-zoom=near]")
    fingers(30, 45, 60)
    assert width() == pytest.approx(2 * whole, rel=0.05)
    assert ann.page.evaluate("() => visualViewport.scale") == 1
    expect(near).to_have_attribute("aria-pressed", "true")
    expect(ann.page.locator(".minimap")).to_be_visible()
    fingers(120, 60, 30)
    assert width() == whole
    expect(near).to_have_attribute("aria-pressed", "false")
    assert ann.page.locator("#sheet").count() == 0
