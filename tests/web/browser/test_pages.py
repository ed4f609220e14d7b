"""The pages around a table in a real browser: a newcomer's first minute, forms, lobby, books, the replay; axe."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from .looking import serious, sideways
from .stage import DESK, PHONE, People, Visitor, until


def over(visitor: Visitor, game: str = "grail-party", seats: int = 3) -> str:
    """A table whose game bots have played to its end."""
    table = visitor.new_table(game, *["bot:Bot"] * seats, name="Friday", options={})

    def ended() -> bool:
        told = visitor.context.request.get(f"/api/tables/{table}").json()
        return bool(told["info"]["status"] == "over")

    until(ended, "the bots end their game", 180)
    return table


def test_a_newcomer_is_playing_after_two_clicks(people: People) -> None:
    ann = people("Ann")
    ann.open("/")
    ann.page.get_by_role("button", name="Play Talisman now").click()
    ann.page.wait_for_url("**/tables/*")
    ann.page.locator("#f-decision .option").first.click()
    expect(ann.page.locator("#f-seats")).to_contain_text(re.compile(r"\d"))
    ann.open("/")
    expect(ann.page.locator(".entry").first).to_contain_text("Talisman")


def test_a_new_table_by_its_form(people: People) -> None:
    ann = people("Ann")
    ann.open("/")
    ann.page.get_by_role("link", name="New table of Talisman", exact=True).click()
    page = ann.page
    page.get_by_role("button", name="Me and friends").click()
    expect(page.get_by_label("Who sits in seat 2")).to_have_value("open")
    page.get_by_label("Who sits in seat 5").select_option("none")
    page.get_by_label("Name in seat 1").fill("Ann")
    page.get_by_label("Name of the table").fill("Sunday")
    page.get_by_role("button", name="Make the table").click()
    page.wait_for_url("**/tables/*")
    expect(page.get_by_role("heading", level=1)).to_have_text("Sunday")
    expect(page.get_by_label("Link for seat 2", exact=True)).to_have_value(re.compile("/join/"))


def test_a_form_with_a_mistake_keeps_what_was_typed_and_shows_where(people: People) -> None:
    ann = people("Ann")
    ann.may_lose = True  # the console calls the answer 400 a failed resource
    ann.open("/new?game=talisman")
    for seat in range(2, 7):
        ann.page.get_by_label(f"Who sits in seat {seat}").select_option("none")
    ann.page.get_by_label("Name of the table").fill("Sunday")
    ann.page.get_by_role("button", name="Make the table").click()
    expect(ann.page.get_by_role("alert")).to_be_focused()
    expect(ann.page.locator("#wrong-seats")).to_contain_text("at least 2 players")
    expect(ann.page.get_by_label("Name of the table")).to_have_value("Sunday")


def test_the_lobby_shows_who_comes_and_opens_the_table(people: People) -> None:
    ann, bob = people("Ann"), people("Bob", locale="fr-FR")
    table = ann.new_table("talisman", "me:Ann", "open", "open")
    expect(ann.page.get_by_role("heading", level=1)).to_contain_text("Waiting for players")
    ann.context.grant_permissions(["clipboard-read", "clipboard-write"])
    ann.page.get_by_role("button", name="Copy the link for seat 2").click()
    copied = ann.page.evaluate("navigator.clipboard.readText()")
    assert re.fullmatch(r"http://127\.0\.0\.1:\d+/join/\S+", copied)
    bob.open(copied.removeprefix(bob.server.url))
    expect(bob.page.get_by_role("heading", level=1)).to_have_text("Ann vous invite")
    bob.page.get_by_label("Votre nom").fill("Bob")
    bob.page.get_by_role("button", name="S’asseoir").click()
    expect(ann.page.locator(".lobby-seats li").nth(1)).to_contain_text("Bob")
    ann.page.get_by_role("button", name="Start the game").click()
    for visitor in (ann, bob):
        expect(visitor.page.locator("#f-decision")).to_be_visible()
    assert table in bob.page.url


def test_rules_are_found_while_one_types(people: People) -> None:
    ann = people("Ann")
    ann.open("/rules/talisman")
    whole = ann.page.locator(".rule-of").count()
    ann.page.keyboard.press("/")
    ann.page.keyboard.type("toad")
    expect(ann.page.locator("[data-found]")).not_to_have_text(re.compile(f"^{whole} "))
    shown = ann.page.locator(".rule-of:visible").count()
    assert 0 < shown < whole / 3
    expect(ann.page.locator("[data-found]")).to_contain_text(str(shown))
    assert "find=toad" in ann.page.url
    rule = ann.page.locator(".rule-of:visible").last.get_attribute("id")
    ann.open(f"/rules/talisman#{rule}")
    expect(ann.page.locator(".rule-of:target")).to_be_in_viewport()


def test_cards_are_filtered_and_looked_at_with_keys(people: People) -> None:
    ann = people("Ann")
    ann.open("/cards/talisman")
    page = ann.page
    page.get_by_role("link", name=re.compile(r"^Spells")).click()
    expect(page.locator("[data-found]")).to_have_text("16 cards")
    page.get_by_label("Find a card").fill("before")
    expect(page.locator("[data-found]")).not_to_have_text("16 cards")
    first = page.locator(".leaves li:visible a").first
    first.focus()
    page.keyboard.press("Enter")
    dialog = page.get_by_role("dialog")
    expect(dialog.locator(".card.l")).to_be_visible()
    name = dialog.locator(".title").inner_text()
    page.keyboard.press("ArrowRight")
    expect(dialog.locator(".title")).not_to_have_text(name)
    page.keyboard.press("Escape")
    expect(dialog).not_to_be_visible()
    assert page.evaluate("document.activeElement.matches('[data-open]')")


def test_a_replay_by_keys_scrubber_and_link(people: People) -> None:
    ann, eve = people("Ann"), people("Eve", size=PHONE, touch=True)
    table = over(ann)
    ann.open(f"/tables/{table}/replay")
    page = ann.page
    moment = page.locator("#moment")
    last = int(page.locator("#replay").get_attribute("data-last") or 0)
    expect(moment).to_have_text(f"Choice 0 of {last}")
    for key, at in (("ArrowRight", 1), ("ArrowRight", 2), ("ArrowLeft", 1), ("End", last), ("Home", 0)):
        page.keyboard.press(key)
        expect(moment).to_have_text(f"Choice {at} of {last}")
    page.locator("#scrub").fill("5")
    expect(moment).to_have_text(f"Choice 5 of {last}")
    asked = page.locator("#f-asked").inner_text()
    page.keyboard.press("ArrowRight")
    expect(page.locator("#f-asked")).not_to_have_text(asked)
    hand = page.locator("#f-mine").inner_text()
    for eyes in ("1", "0"):
        page.locator("#eyes").select_option(eyes)
        expect(page.locator("#f-mine")).not_to_have_text(hand, use_inner_text=True)
        hand = page.locator("#f-mine").inner_text()
    page.locator("#speed").select_option("120")
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press("Space")
    expect(moment).not_to_have_text(f"Choice 6 of {last}")
    page.keyboard.press("Space")
    ann.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.get_by_role("button", name="Link to this moment").click()
    link = page.evaluate("navigator.clipboard.readText()")
    at = re.search(r"at=(\d+)", link)
    assert at
    eve.open(link.removeprefix(eve.server.url))
    expect(eve.page.locator("#moment")).to_have_text(f"Choice {at[1]} of {last}")
    eve.page.locator("#eyes").select_option("all")
    eve.page.get_by_role("button", name="My place").click()
    assert not sideways(eve)


def test_a_long_replay_scrubs_to_and_fro(people: People) -> None:
    ann = people("Ann")
    table = over(ann, "talisman-duel", 4)
    ann.open(f"/tables/{table}/replay")
    page = ann.page
    last = int(page.locator("#replay").get_attribute("data-last") or 0)
    for share in (0.9, 0.2, 0.6, 0.4, 0.8):
        page.locator("#scrub").fill(str(int(last * share)))
        expect(page.locator("#moment")).to_have_text(f"Choice {int(last * share)} of {last}")


@pytest.mark.parametrize(
    ("size", "how"), [(DESK, {}), (PHONE, {"locale": "fr-FR", "touch": True})], ids=["desk", "phone, in French"]
)
def test_axe_finds_nothing_serious_and_nothing_is_wider_than_the_screen(
    people: People, size: tuple[int, int], how: dict[str, object]
) -> None:
    ann = people("Ann", size=size, **how)
    ann.may_lose = True
    table = over(ann)
    lobby = ann.new_table("talisman", "me:Ann", "open", "open")
    key = ann.invite(lobby, 1)
    eve = people("Eve", size=size, **how)
    eve.may_lose = True
    eve.introduce()
    pages = {
        ann: ["/", "/new", "/new?game=grail-party", f"/tables/{lobby}", "/rules", "/rules/talisman?find=toad", "/cards",
              "/cards/talisman?kind=spell", "/cards/talisman?card=cards.dragon&find=dragon", "/help", "/nothing",
              f"/tables/{table}/end", f"/tables/{table}/replay?at=7&eyes=all", f"/tables/{table}/log"],
        eve: [key, "/join/nothing"],
    }  # fmt: skip
    faults = []
    for visitor, addresses in pages.items():
        for address in addresses:
            visitor.open(address)
            faults += serious(visitor, address)
            if wide := sideways(visitor):
                faults.append(f"{address}: {wide}")
    assert not faults


def test_the_narrowest_screen_scrolls_only_downwards(people: People) -> None:
    ann = people("Ann", size=(320, 640), touch=True, locale="fr-FR")
    ann.may_lose = True
    table = over(ann)
    for address in ("/", "/new", "/rules/talisman", "/cards/talisman", "/help", "/nothing", f"/tables/{table}/end"):
        ann.open(address)
        assert not sideways(ann), address
