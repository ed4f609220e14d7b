"""Phones, tablets, 400 % zoom, fingers, and no colours: nothing is cut, nothing is covered, all can be reached."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import FloatRect, Locator, expect

from roundtable import games
from roundtable.kernel import scene as s
from roundtable.kernel.match import Match

from .looking import sideways
from .saves import Wanted, asks, saved
from .stage import PHONE, People, Visitor
from .test_fingers import SMALL
from .test_pages import over

ZOOMED = [(320, 256), (360, 300), (427, 240), (640, 360), (640, 256)]
"""Screens of a usual size at 400 %, and some at 200 to 300 %."""
SHORT = [(390, 664), (320, 640)]

SPACING = """() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`
        * { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important; }
        p { margin-bottom: 2em !important; }`);
    document.adoptedStyleSheets = [sheet];
}"""
"""What a reader may ask for (WCAG 1.4.12)."""
CUT = """(which) => [...document.querySelectorAll(which)].filter((one) => one.checkVisibility())
    .filter((one) => one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 1)
    .map((one) => one.textContent.trim())"""
SHORTENED = """(which) => [...document.querySelectorAll(which)].filter((one) => one.checkVisibility())
    .filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.innerText)"""
TOAST = """() => {
    const toast = document.createElement("div"), words = document.createElement("span");
    const link = document.createElement("a"), close = document.createElement("button");
    toast.className = "toast";
    words.textContent = "Vous revoilà. 117 choses se sont passées en votre absence. ";
    link.href = "#f-log";
    link.textContent = "Voir";
    close.className = "quiet";
    close.textContent = "×";
    words.append(link);
    toast.append(words, close);
    document.querySelector("#toasts").replaceChildren(toast);
}"""
OVERLAPS = """([which, others]) => {
    const boxes = (name) => [...document.querySelectorAll(name)].filter((one) => one.checkVisibility())
        .map((one) => [one, one.getBoundingClientRect()]);
    return boxes(which).flatMap(([one, a]) => boxes(others).filter(([, b]) =>
        a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1)
        .map(([other]) => `${one.className} on ${other.className.baseVal ?? other.className}`));
}"""
NOT_ITSELF = """(which) => [...document.querySelectorAll(which)].filter((one) => {
    one.scrollIntoView({ block: "center" });
    const box = one.getBoundingClientRect();
    const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    return hit?.closest(which) !== one;
}).map((one) => one.textContent)"""


def rolled(match: Match[Any, Any]) -> bool:
    """Whether the first seat is asked about dice that lie there, and has a choice."""
    offers = match.offers()
    if {offer.seat for offer in offers} != {0} or len(offers[0].options) < 2:
        return False
    return any(isinstance(part, s.Contest) and any(side.total for side in part.sides) for part in match.scene(0).parts)


def parried(match: Match[Any, Any]) -> bool:
    return any(offer.prompt.key == "ask-parry" for offer in match.offers())


def littered(match: Match[Any, Any]) -> bool:
    """Whether the first seat may go where a card lies."""
    offers = match.offers()
    if {offer.seat for offer in offers} != {0} or offers[0].prompt.key != "ask-way":
        return False
    to = {point for option in offers[0].options for point in option.points}
    boards = [part for part in match.scene(0).parts if isinstance(part, s.Board)]
    return any(place.cards and f"place:{place.id}" in to for board in boards for place in board.places)


def moment(game: str, seats: int, wanted: Wanted) -> bytes:
    """A match at that moment; Kinfire's first lessons are over."""
    return saved(game, seats, wanted, **({"tutorial": False} if game == "kinfire" else {}))


def resize(visitor: Visitor, size: tuple[int, int]) -> None:
    visitor.page.set_viewport_size({"width": size[0], "height": size[1]})
    visitor.page.wait_for_function(
        "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(true))))"
    )


def box(of: Locator) -> FloatRect:
    found = of.bounding_box()
    assert found is not None
    return found


@pytest.fixture
def phone(people: People) -> Visitor:
    visitor = people("Phone", size=PHONE, touch=True)
    visitor.load(saved("talisman", 4, asks(0, "ask-way")), "me", "bot", "bot", "bot")
    visitor.asked()
    return visitor


@pytest.fixture
def parry(people: People) -> Visitor:
    visitor = people("Parry", size=PHONE, touch=True)
    visitor.load(moment("kinfire", 3, parried), "me", "me", "me")
    visitor.asked()
    return visitor


@pytest.mark.parametrize("size", [PHONE, (320, 256), (820, 1180)])
@pytest.mark.parametrize(("game", "seats", "wanted"), [("talisman", 4, asks(0, "ask-way")), ("kinfire", 3, parried)])
def test_a_tapped_seat_tells_all_its_numbers_by_name(
    people: People, game: str, seats: int, wanted: Wanted, size: tuple[int, int]
) -> None:
    ann = people("Ann", size=size, touch=True)
    save = moment(game, seats, wanted)
    ann.load(save, *["me"] * seats)
    ann.asked()
    scene = Match.load(save, games.get(game)).scene(0)
    panel = next(part for part in scene.parts if isinstance(part, s.SeatPanel) and part.seat == 2)
    ann.page.locator("#seat-2 .open").tap()
    told = ann.page.locator("#drawer .numbers-of > div, #why .numbers-of > div").filter(visible=True)
    expect(told).to_have_count(len(panel.numbers))
    for row, number in zip(told.all(), panel.numbers, strict=True):
        expect(row.locator("dt")).not_to_be_empty()
        expect(row.locator("dd")).to_contain_text(str(abs(number.value)))
    assert told.count() >= 3


def test_what_a_seat_holds_is_said_once(phone: Visitor) -> None:
    phone.page.locator("#seat-1 .open").tap()
    words = phone.page.locator("#drawer").inner_text()
    assert words.lower().count("spells") == 1
    assert "of" in words


@pytest.mark.parametrize("size", ZOOMED)
def test_at_400_percent_everything_can_be_scrolled_to(people: People, size: tuple[int, int]) -> None:
    ann = people("Ann", size=size)
    faults = []
    for game, seats, wanted in [("talisman", 6, asks(0, "ask-way")), ("kinfire", 3, parried)]:
        ann.load(moment(game, seats, wanted), *["me"] * seats)
        ann.asked()
        faults += [f"{game}: {wide}"] if (wide := sideways(ann)) else []
        if game == "talisman":
            assert box(ann.page.locator("#viewport"))["width"] >= 240
        for part in (ann.prompt, ann.options.first, ann.options.last, ann.page.locator("#f-seats .seat").first):
            part.scroll_into_view_if_needed()
            expect(part).to_be_in_viewport(ratio=0.9)
        assert ann.page.evaluate(NOT_ITSELF, "#f-decision .option") == []
        ann.page.locator("#f-decision [data-why]").first.click()
        expect(ann.page.locator("#drawer h3").first).to_be_in_viewport()
        ann.page.locator("#drawer [data-close]").click()
        for name, what in (("mine", "#f-mine .me-line"), ("log", "#f-log > li >> nth=-1"), ("talk", "#say-text")):
            ann.page.locator(f'.tabbar [data-tab="{name}"]').click()
            ann.page.locator(what).scroll_into_view_if_needed()
            expect(ann.page.locator(what)).to_be_in_viewport()
            faults += [f"{game}, {name}: {wide}"] if (wide := sideways(ann)) else []
        ann.page.locator('.tabbar [data-tab="table"]').click()
    assert not faults


def test_why_of_a_claim_is_large_and_leaves_the_answer_alone(parry: Visitor) -> None:
    for size in (PHONE, *SHORT, (820, 1180)):
        resize(parry, size)
        for one in parry.page.locator("#f-decision .claim .why").all():
            assert box(one)["width"] >= 40
            assert box(one)["height"] >= 44
        assert parry.page.evaluate(NOT_ITSELF, "#f-decision .claim .option") == []
        assert parry.page.evaluate(OVERLAPS, ["#f-decision .claim .why", "#f-decision .claim .title"]) == []


def test_an_undo_that_is_not_to_be_had_looks_so(people: People) -> None:
    ann = people("Ann", size=PHONE, touch=True)
    ann.new_table("grail-party", "me:Ann", "me:Ben")
    ann.asked()
    undo = ann.page.locator("#f-head .undo")
    expect(undo).to_be_disabled()
    assert float(undo.evaluate("one => getComputedStyle(one).opacity")) < 0.7
    assert undo.evaluate("one => getComputedStyle(one, '::after').content") == '""', "struck through"


@pytest.mark.parametrize("size", [PHONE, *SHORT, (844, 390), (820, 1180), (320, 256)])
def test_toasts_lie_over_the_board_only(phone: Visitor, size: tuple[int, int]) -> None:
    resize(phone, size)
    phone.page.evaluate(TOAST)
    toast = phone.page.locator(".toast")
    assert phone.page.evaluate(OVERLAPS, [".toast", ".seat, #f-decision, #f-head, .tabbar button"]) == []
    for target in toast.locator("a, button").all():
        assert min(box(target)["width"], box(target)["height"]) >= 44


def test_with_a_mouse_a_toast_is_still_easy_to_close(people: People) -> None:
    ann = people("Ann")
    ann.play_now("talisman-duel")
    ann.page.evaluate(TOAST)
    for target in ann.page.locator(".toast a, .toast button").all():
        assert min(box(target)["width"], box(target)["height"]) >= 24


@pytest.mark.parametrize("size", [PHONE, *SHORT])
def test_a_card_that_lies_at_a_place_can_be_read(people: People, size: tuple[int, int]) -> None:
    ann = people("Ann", size=size, touch=True)
    ann.load(saved("talisman", 4, littered), "me", "bot", "bot", "bot")
    ann.asked()
    ann.page.locator(".place.offered:has(.minis)").first.tap()
    card = ann.page.locator("#sheet .card").first
    card.focus()
    expect(card).to_be_in_viewport(ratio=1)
    assert ann.page.evaluate(OVERLAPS, ["#sheet .acts", "#sheet .card"]) == []


@pytest.mark.parametrize("size", [PHONE, *SHORT, (844, 390), (820, 1180), (1024, 768), (320, 256)])
def test_the_number_on_a_seat_covers_nothing(parry: Visitor, size: tuple[int, int]) -> None:
    resize(parry, size)
    expect(parry.page.locator(".seat.offered > .num").first).to_be_visible()
    shown = ".number b, .number .icon, .token, .player, .signs .icon"
    assert parry.page.evaluate(OVERLAPS, [".seat > .num", f".seat :is({shown})"]) == []


@pytest.mark.parametrize("size", [PHONE, *SHORT, (844, 390), (1024, 768)])
def test_nor_does_it_where_six_sit(people: People, size: tuple[int, int]) -> None:
    ann = people("Ann", size=size, touch=True)
    ann.load(saved("talisman", 6, asks(0, "ask-way")), "me", *["bot"] * 5)
    ann.asked()
    ann.page.evaluate(
        """() => document.querySelectorAll(".seat:not(.me)").forEach((seat, at) => {
            const number = document.createElement("b");
            number.className = "num";
            number.textContent = at + 1;
            seat.append(number);
            seat.classList.add("offered");
        })"""
    )
    covered = [".seat > .num", ".seat .number b, .seat > .token, .seat .player"]
    assert ann.page.evaluate(OVERLAPS, covered) == []
    assert ann.page.evaluate(SHORTENED, ".seat .who") == []


@pytest.mark.parametrize("size", [PHONE, (820, 1180)])
def test_every_target_has_the_size_of_a_finger(phone: Visitor, size: tuple[int, int]) -> None:
    """44; a Why is 40 wide."""
    resize(phone, size)

    def small() -> list[str]:
        return [one for one in phone.page.evaluate(SMALL, 44) if not one.startswith("A.why 40x")]

    found = {"table": small()}
    phone.page.locator('[data-do="menu"]').first.tap()
    found["menu"] = small()
    ended = over(phone)
    lobby = phone.new_table("talisman", "me:Ann", "open", "bot")
    found["lobby"] = small()
    for path in (
        "/", "/new?game=talisman", "/rules/talisman", "/cards/talisman", "/help", phone.invite(lobby, 1),
        f"/tables/{ended}/replay?at=3", f"/tables/{ended}/end",
    ):  # fmt: skip
        phone.open(path)
        found[path] = small()
    assert {where: sorted(set(what)) for where, what in found.items() if what} == {}


def test_on_a_short_phone_a_fight_leaves_room_for_its_choices(people: People) -> None:
    ann = people("Ann", size=(390, 664), touch=True)
    ann.load(saved("talisman", 4, rolled), "me", "bot", "bot", "bot")
    ann.asked()
    expect(ann.options.nth(1)).to_be_in_viewport(ratio=0.5)
    second, bar = box(ann.options.nth(1)), box(ann.page.locator(".tabbar"))
    assert second["y"] + second["height"] / 2 <= bar["y"]


@pytest.mark.parametrize("size", [PHONE, (390, 664)])
def test_what_a_parry_comes_to_stands_above_the_tabs(parry: Visitor, size: tuple[int, int]) -> None:
    resize(parry, size)
    bar = box(parry.page.locator(".tabbar"))
    for about in parry.page.locator("#f-decision .claim .about:visible").all():
        assert box(about)["y"] + box(about)["height"] <= bar["y"]


@pytest.mark.parametrize("size", SHORT)
def test_seats_lie_on_nothing_to_choose_from(people: People, size: tuple[int, int]) -> None:
    ann = people("Ann", size=size, touch=True)
    ann.new_table("kinfire", "me:Ann", "me:Bea", "me:Cid", options={})
    ann.asked()
    expect(ann.page.locator("#f-parts .card").first).to_be_in_viewport()
    assert ann.page.evaluate(OVERLAPS, [".seat", "#f-parts"]) == []


def test_the_dots_of_a_form_stand_in_the_middle_of_their_rows(people: People) -> None:
    ann = people("Ann", size=PHONE, touch=True)
    ann.open("/new?game=talisman")
    for row in ann.page.locator(".pick").all():
        inside, around = box(row.locator("input")), box(row)
        assert inside["height"] == inside["width"] == 20
        assert abs(inside["y"] + inside["height"] / 2 - around["y"] - around["height"] / 2) <= 1.5


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("width", [390, 320])
def test_the_menu_has_room_for_its_words(people: People, lang: str, width: int) -> None:
    ann = people("Ann", size=(width, 844), touch=True, locale=lang)
    ann.play_now("talisman-duel")
    ann.page.locator('[data-do="menu"]').first.tap()
    for group in ann.page.locator("#menu .seg").all():
        assert len({(box(one)["y"], box(one)["height"]) for one in group.locator("label span").all()}) == 1
    cut = ann.page.evaluate(
        """() => [...document.querySelectorAll("#menu input:placeholder-shown")].filter((one) => {
            const style = getComputedStyle(one), pen = document.createElement("canvas").getContext("2d");
            pen.font = style.font;
            const room = one.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
            return pen.measureText(one.placeholder).width > room;
        }).map((one) => one.placeholder)"""
    )
    assert cut == []


def test_names_of_seats_have_their_whole_width_on_a_short_phone(phone: Visitor) -> None:
    phone.page.evaluate(
        """() => document.querySelectorAll(".seat .signs").forEach((signs) => {
            signs.prepend(document.querySelector("#f-head .controls .icon").cloneNode(true));
        })"""
    )
    resize(phone, (390, 664))
    assert phone.page.evaluate(CUT, ".seat .who") == []
    assert phone.page.evaluate(OVERLAPS, [".seat .signs > .icon", ".seat .player, .seat .token"]) == []


@pytest.mark.parametrize("size", ["s", "m"])
def test_titles_of_small_cards_stay_on_their_cards(phone: Visitor, size: str) -> None:
    phone.page.locator('.tabbar [data-tab="mine"]').tap()
    wide = phone.page.evaluate(
        """([size, names]) => names.flatMap((name) => {
            const card = document.createElement("article"), title = document.createElement("b");
            card.className = `card ${size} t-object`;
            title.className = "title long";
            title.textContent = name;
            card.append(title);
            document.querySelector("#f-mine").append(card);
            return title.scrollWidth > title.clientWidth || title.scrollHeight > title.clientHeight ? [name] : [];
        })""",
        [size, ["Note d’agrément", "Cataplasme d’ortie", "Philtre de clairvoyance", "Anticonstitutionnellement"]],
    )
    assert wide == []


def test_each_of_several_sums_is_named_in_full(people: People) -> None:
    def several(match: Match[Any, Any]) -> bool:
        return sum(isinstance(part, s.Sum) for part in match.scene(0).parts) > 1

    ann = people("Ann", size=PHONE, touch=True, locale="fr-FR")
    ann.load(moment("kinfire", 3, several), "me", "me", "me")
    ann.asked()
    for size in (PHONE, (320, 640), (820, 1180)):
        resize(ann, size)
        expect(ann.page.locator(".sum-of")).to_have_count(2)
        assert ann.page.evaluate(CUT, ".sum-of .what") == []


def test_without_colours_drawings_have_the_colour_of_the_words(people: People) -> None:
    ann = people("Ann", size=PHONE, touch=True, forced_colors="active", color_scheme="dark")
    ann.load(saved("talisman", 4, asks(0, "ask-way")), "me", "me", "me", "me")
    ann.asked()
    colours = """(which) => [...document.querySelectorAll(which)]
        .map((one) => [getComputedStyle(one).color, getComputedStyle(one.parentElement).color])"""
    for which in ("#f-decision .option .turn", ".card .glyph", ".card .main .icon"):
        found = ann.page.evaluate(colours, which)
        assert found, which
        assert all(own == words for own, words in found), which


def test_wider_spacing_cuts_neither_the_head_nor_a_card(phone: Visitor) -> None:
    phone.page.evaluate(SPACING)
    words = ".pill > b, .pill .when, .card .title"
    assert phone.page.evaluate(CUT, words) == []
    assert phone.page.evaluate(OVERLAPS, [".pill", ".controls .quiet, .seat"]) == []
    phone.page.locator('.tabbar [data-tab="mine"]').tap()
    assert phone.page.evaluate(CUT, words) == []


def test_while_a_table_is_paused_it_waits_for_nobody(phone: Visitor) -> None:
    awaited = phone.page.locator(".seat.awaited")
    expect(awaited).to_have_count(1)
    phone.page.locator('[data-do="menu"]').first.tap()
    phone.page.locator('#menu form[data-send="pause"] button').tap()
    expect(phone.page.locator(".strip.paused")).to_be_visible()
    expect(awaited).to_have_count(0)
    expect(phone.page.locator(".piece.now")).to_have_count(0)
    phone.page.locator(".strip.paused .fill").tap()
    expect(awaited).to_have_count(1)
    expect(phone.page.locator(".piece.now")).to_have_count(1)
