"""Two people and somebody who watches, each in a browser and a language of their own."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from roundtable.kernel.match import Match
from roundtable.kernel.scene import Hand

from .saves import asks, saved
from .stage import People, Visitor

Company = tuple[Visitor, Visitor, Visitor]


def gathered(people: People) -> Company:
    """Ann made the table, Ben came by her link and reads French, Cleo watches. Both players hold spells."""
    ann, ben, cleo = people("Ann"), people("Ben", locale="fr-FR"), people("Cleo")
    table = ann.load(saved("talisman-duel", 2, spells_for_both), "me", "open")
    seat, watch = ann.invite(table, 1), ann.invite(table, None)
    ben.join(seat)
    ann.page.wait_for_selector("#table")
    cleo.join(watch)
    for one in (ann, ben, cleo):
        one.connected()
    return ann, ben, cleo


def spells_for_both(match: Match[Any, Any]) -> bool:
    return asks(0)(match) and all(holds(match, seat) for seat in (0, 1))


def holds(match: Match[Any, Any], seat: int) -> bool:
    hands = [part for part in match.scene(seat).parts if isinstance(part, Hand) and part.seat == seat]
    return any(hand.cards for hand in hands)


@pytest.fixture(scope="module")
def company(regulars: People) -> Company:
    return gathered(regulars)


def cards(visitor: Visitor) -> list[str]:
    """What lies in somebody's own hand."""
    return visitor.page.locator("#f-mine .hand .card .title").all_inner_texts()


def test_the_lobby_goes_over_into_the_game_by_itself(people: People) -> None:
    ann, ben = people("Ann"), people("Ben")
    table = ann.new_table("talisman-duel", "me:Ann", "open")
    expect(ann.page.locator("#table")).to_have_count(0)
    link = ann.page.locator(f'input[value*="{ann.invite(table, 1)}"]')
    expect(link.first).to_be_visible()
    ben.join(ann.invite(table, 1))
    ann.page.wait_for_selector("#table")
    ann.connected()
    expect(ann.page.locator('.seat[data-seat="1"]')).to_contain_text("Ben")


def test_each_reads_the_table_in_their_own_language(company: Company) -> None:
    ann, ben, cleo = company
    for one, lang in ((ann, "en"), (ben, "fr"), (cleo, "en")):
        expect(one.page.locator("html")).to_have_attribute("lang", lang)
    expect(ann.page.locator(".pill")).to_contain_text("Your turn")
    expect(ben.page.locator(".pill")).to_contain_text("1")
    expect(ben.page.locator(".controls .undo")).to_have_attribute("aria-label", "Annuler")


def test_hands_are_seen_by_their_owners_only(company: Company) -> None:
    ann, ben, cleo = company
    hands = cards(ann), cards(ben)
    assert all(hands), "both hold spells"
    for hand, others in ((hands[0], (ben, cleo)), (hands[1], (ann, cleo))):
        for other in others:
            source = other.page.content()
            assert not [title for title in hand if f'class="title">{title}<' in source]
    assert not cards(cleo)


def test_who_watches_sees_moves_and_cannot_act(company: Company) -> None:
    ann, _, cleo = company
    ann.asked()
    lines = cleo.log.count()
    ann.choose()
    expect(cleo.log).not_to_have_count(lines)
    expect(cleo.options).to_have_count(0)
    expect(cleo.page.locator("#f-mine")).to_contain_text("You are watching.")
    cleo.page.keyboard.press("1")
    expect(cleo.page.locator(".controls .undo")).to_have_count(0)
    table = cleo.page.url.rsplit("/", 1)[1]
    told = cleo.context.request.post(
        f"/api/tables/{table}/answers", data={"seat": 1, "decision": "1", "option": "pass"},
        headers={"origin": cleo.server.url},
    )  # fmt: skip
    assert told.status in (401, 403)


def test_talk_reaches_everybody_under_the_right_name(company: Company) -> None:
    ann, ben, cleo = company
    say(ann, "Good luck, Ben")
    expect(ben.page.locator(".tabs .unread")).to_have_text("1")
    say(cleo, "I only watch")
    for one in company:
        expect(one.page.locator("#f-talk li").filter(has_text="Good luck, Ben")).to_contain_text(
            re.compile("Player 1|Joueur 1|Ann")
        )
        expect(one.page.locator("#f-talk li").filter(has_text="I only watch")).to_contain_text("Cleo")
    ben.page.locator('.tabs [data-tab="talk"]').click()
    expect(ben.page.locator(".tabs .unread")).to_be_hidden()


def say(visitor: Visitor, words: str) -> None:
    visitor.page.locator('.tabs [data-tab="talk"]').click()
    visitor.page.locator("#say-text").fill(words)
    visitor.page.keyboard.press("Enter")
    expect(visitor.page.locator("#say-text")).to_have_value("")


AROUND = """() => [...document.querySelectorAll("[aria-label]:not([id^=f-] *), .views button, .zoom button, .skip")]
    .map((one) => one.getAttribute("aria-label") || one.textContent)"""


def test_the_language_changes_in_the_middle_of_a_game(people: People) -> None:
    ann, _, cleo = gathered(people)
    ann.asked()
    prompt = ann.prompt.inner_text()
    ann.page.locator(".controls .language button").click()
    expect(ann.page.locator("html")).to_have_attribute("lang", "fr")
    expect(ann.prompt).not_to_have_text(prompt)
    expect(ann.page.locator('.tabs [data-tab="why"]')).to_contain_text("Pourquoi")
    assert "À vous" in ann.page.title()
    ann.choose()
    expect(ann.log.last).not_to_contain_text(re.compile(r"\b(rolls|moves|stops|the)\b"))
    names = ann.page.evaluate(AROUND)
    ann.page.reload()
    ann.connected()
    assert ann.page.evaluate(AROUND) == names, "whatever a reader hears, and the switches, changed too"
    expect(ann.page.locator("html")).to_have_attribute("lang", "fr")
    expect(cleo.page.locator("html")).to_have_attribute("lang", "en")


def test_they_play_to_the_end_and_meet_again(people: People) -> None:
    company = ann, ben, cleo = gathered(people)
    for _ in range(400):
        if ann.over():
            break
        for one in (ann, ben):
            if one.options.count():
                one.choose()
    for one in company:
        expect(one.page.locator("#f-decision .over")).to_be_visible()
    assert ann.page.locator(".over h2").inner_text() == cleo.page.locator(".over h2").inner_text()
    table = ann.page.url
    ann.page.locator('form[action$="/rematch"] button').click()
    ann.page.wait_for_url(lambda url: "/tables/" in url and url != table)
    for one in (ben, cleo):
        next_game = one.page.locator(f'.over a[href="{ann.page.url.removeprefix(ann.server.url)}"]')
        expect(next_game).to_be_visible()
        next_game.click()
        one.page.wait_for_url(ann.page.url)
        one.connected()
