"""Kinfire's combat: the map and its lines, who hunts whom, the bag's odds, boards, open hands, sums that come true."""

from __future__ import annotations

import re
from typing import Any, TypeVar

from playwright.sync_api import expect

from roundtable import games
from roundtable.kernel import scene as s
from roundtable.kernel.match import Match

from .looking import serious, sideways
from .saves import arranged, saved
from .stage import PHONE, People, Visitor

PARTY = [{"seeker": "asha"}, {"seeker": "khor"}, {"seeker": "naz"}]
FIGHT: dict[str, Any] = {
    "card": "bridge-toll",
    "seats": [
        {"hand": ["cut-deep", "weak-seam"], "zone": "toll-mud"},
        {"hand": ["broad-shoulder", "low-sweep"], "zone": "toll-mud"},
        {"hand": ["iron-while-hot", "cornered"], "zone": "toll-willow", "statuses": {"wound": 1}},
    ],
    "foes": [{"zone": "toll-mud", "target": 2, "statuses": [{"stun": 1}, {}, {}]}, {"target": 0}, {"target": 0}],
    "turn": 0,
    "track": ["heart"],
}
LINES = """() => {
    const at = (one) => {
        const box = one.getBoundingClientRect();
        return [box.x + box.width / 2, box.y + box.height / 2];
    };
    return [...document.querySelectorAll("#aims g")].map((line) => {
        const path = line.querySelector(".dash");
        const ends = [0, path.getTotalLength()].map((along) => path.getPointAtLength(along));
        const figures = [`[data-piece="${line.dataset.aims}"]`, `.piece[data-seat="${line.dataset.seat}"]`]
            .map((name) => document.querySelector(`#f-board ${name}`));
        const near = figures.every((figure, i) => {
            const end = ends[i].matrixTransform(path.getScreenCTM()), [x, y] = at(figure);
            return Math.hypot(end.x - x, end.y - y) < figure.getBoundingClientRect().width;
        });
        return [line.dataset.aims, Number(line.dataset.seat), near];
    });
}"""
COVERED = """() => {
    const boxes = (name) => [...document.querySelectorAll(name)].map((one) => one.getBoundingClientRect());
    return boxes(".seat").flatMap((seat) => boxes(".sheet-of").filter((sheet) =>
        sheet.left < seat.right - 1 && seat.left < sheet.right - 1 &&
        sheet.top < seat.bottom && seat.top < sheet.bottom));
}"""
"""Boards of enemies that seats stand on."""
BELOW = "() => { const one = document.querySelector('#f-beside'); return one.scrollHeight - one.clientHeight; }"
W = TypeVar("W")


def parts(save: bytes, kind: type[W]) -> list[W]:
    """What the scene of this moment has of this kind; all seats see the same."""
    return [part for part in Match.load(save, games.get("kinfire")).scene(0).parts if isinstance(part, kind)]


def digits(words: list[str]) -> list[int]:
    return [int(re.sub(r"\D", "", each)) for each in words]


def terms(ann: Visitor) -> list[int]:
    """The sum on the page: what is added up, and the total."""
    return digits(ann.page.locator(".sum-of").first.locator(".terms b").all_inner_texts())


def test_a_fight_shows_what_is_true(people: People) -> None:
    ann = people("Ann")
    save = arranged("kinfire", {"players": "each"}, seats=PARTY, fate=2, fight=FIGHT)
    ann.load(save, "me", "me", "me")
    ann.asked()
    page = ann.page
    (board,), (bag,), sheets = parts(save, s.Board), parts(save, s.Bag), parts(save, s.Rows)

    assert digits(page.locator("#f-beside .next .share").all_inner_texts()) == [(t.odds + 5) // 10 for t in bag.tokens]
    expect(page.locator("#f-beside .slots .filled")).to_have_count(1)
    hunting = {(piece.id, seat, True) for place in board.places for piece in place.pieces for seat in piece.targets}
    assert {tuple(one) for one in page.evaluate(LINES)} == hunting
    expect(page.locator('[data-place="toll-mud"]')).to_have_attribute(
        "aria-label", re.compile("Crow-Meg is here, hunts")
    )
    expect(page.locator('[data-place="toll-yard"]')).to_have_attribute(
        "aria-label", re.compile("Black line.*Bridge Stump")
    )
    expect(page.locator(".drawings .barrier.high, .drawings .barrier.low")).to_have_count(2)
    expect(page.locator(".legend li")).to_have_text([re.compile("Black line"), re.compile("Red line")])
    for sheet in sheets:
        assert sheet.card is not None
        drawn = page.locator(f'.sheet-of[data-card="{sheet.card.id}"]')
        assert drawn.locator(".chip-of").count() == sum(len(row.tokens) for row in sheet.rows)
        expect(drawn.locator(".has .number").first).to_contain_text(str(sheet.card.numbers[0].value))
    expect(page.locator(".abilities .laid-on")).to_have_text("Stun")
    expect(page.locator(".party .held")).to_have_count(2)
    faults = serious(ann, "fight")

    # Both helpers are asked at once: one plays the card that is lit, the other by key.
    ann.choose("Cut Deep")
    ann.until("() => document.querySelector('#f-mine .card.offered') && document.querySelector('.party .card.ready')")
    before = terms(ann)
    assert before == [4, 4]
    ann.asked()
    page.locator("#f-mine .card.offered").first.click()
    ann.until("() => document.querySelectorAll('.sum-of .terms small').length === 2")
    assert terms(ann) == [4, 2, 6]
    ann.until("() => document.querySelector('#f-mine .card.offered')")
    ann.asked()
    number = page.locator("#f-mine .card.offered").first.get_attribute("data-choice")
    page.keyboard.press(str(number))
    expect(page.locator('.sheet-of[data-card="foe-0"] .has .number').first).to_contain_text(str(18 - 8))
    expect(page.locator(".sum-of")).to_have_count(0)

    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    faults += [wide] if (wide := sideways(ann)) else []
    page.locator('.views [data-shows="parts"]').click()
    expect(page.locator(".sheet-of").first).to_be_in_viewport()
    faults += [wide] if (wide := sideways(ann)) else []
    faults += serious(ann, "fight, phone")
    page.set_viewport_size({"width": 390, "height": 664})
    assert page.evaluate(COVERED) == []
    page.set_viewport_size({"width": 1280, "height": 800})
    assert page.evaluate(BELOW) <= 1, "the bag and both tracks stand beside the board"
    assert not faults


def test_a_blow_is_reckoned_before_it_lands(people: People) -> None:
    ann = people("Ann")
    save = saved(
        "kinfire", 3, lambda match: any(offer.prompt.key == "ask-parry" for offer in match.offers()), tutorial=False
    )
    ann.load(save, "me", "me", "me")
    ann.asked()
    blow = parts(save, s.Sum)[0]
    assert terms(ann) == [*(abs(number.value) for number in blow.numbers), blow.total]
    rows = [row for sheet in parts(save, s.Rows) for row in sheet.rows]
    expect(ann.page.locator(".abilities .applies")).to_have_count(sum(row.applies for row in rows))
    expect(ann.page.locator(".abilities .applies .tag.now")).to_have_text("used now")
