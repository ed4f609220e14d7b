"""Taking back: free, with the others' consent, refused; and clicks that come too late."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from .saves import after, saved, undo_terms
from .stage import People, Visitor


def two_at(people: People, save: bytes) -> tuple[Visitor, Visitor]:
    """Ann and Ben at a saved match, which goes on."""
    ann, ben = people("Ann"), people("Ben")
    table = ann.load(save, "me", "open")
    ben.join(ann.invite(table, 1)).connected()
    ann.page.wait_for_selector("#table")
    ann.connected()
    return ann, ben


@pytest.fixture(scope="module")
def free_moment() -> bytes:
    """Ann is asked, and what she answers first she could take back alone."""
    return saved(
        "talisman", 2,
        lambda match: bool(match.offers(0)) and not match.offers(1) and undo_terms(after(match, 0), 0) == ()
        and after(match, 0).outcome is None,
    )  # fmt: skip


@pytest.fixture(scope="module")
def asking_moment() -> bytes:
    """Ann is asked, and to take her first answer back Ben must agree."""
    return saved(
        "talisman-duel", 2,
        lambda match: bool(match.offers(0)) and not match.offers(1) and undo_terms(after(match, 0), 0) == (1,)
        and after(match, 0).outcome is None,
    )  # fmt: skip


def undo(visitor: Visitor) -> None:
    expect(visitor.page.locator(".controls .undo")).to_be_enabled()
    visitor.page.locator(".controls .undo").click()


def test_a_free_undo_is_done_at_once(people: People, free_moment: bytes) -> None:
    ann, ben = two_at(people, free_moment)
    ann.asked()
    prompt, options = ann.prompt.inner_text(), ann.options.all_inner_texts()
    ann.choose()
    undo(ann)
    expect(ann.prompt).to_have_text(prompt, use_inner_text=True)
    assert ann.options.all_inner_texts() == options
    expect(ben.page.locator(".question")).to_have_count(0)
    expect(ben.log.last).to_contain_text(re.compile("(takes|took) back a choice"))


def test_the_others_are_asked_and_agree(people: People, asking_moment: bytes) -> None:
    ann, ben = two_at(people, asking_moment)
    ann.asked()
    prompt = ann.prompt.inner_text()
    ann.choose()
    undo(ann)
    expect(ann.page.locator(".question")).to_contain_text("0 of 1 agree")
    expect(ben.page.locator(".question")).to_contain_text("Player 1 would like to take the last choice back.")
    ben.page.get_by_role("button", name="Agree", exact=True).click()
    for one in (ann, ben):
        expect(one.page.locator(".question")).to_have_count(0)
    expect(ann.prompt).to_have_text(prompt, use_inner_text=True)
    ann.choose()


def test_the_others_are_asked_and_refuse(people: People, asking_moment: bytes) -> None:
    ann, ben = two_at(people, asking_moment)
    ann.choose()
    now = ann.page.locator("#f-decision").inner_text()
    undo(ann)
    ben.page.get_by_role("button", name="Don’t agree").click()
    for one in (ann, ben):
        expect(one.page.locator(".question")).to_have_count(0)
    assert ann.page.locator("#f-decision").inner_text() == now
    expect(ann.log.last).to_contain_text("Ben would rather play on.")


def test_a_late_click_is_told_and_changes_nothing(people: People) -> None:
    """The same seat on two screens: one answers, the other's click, sent before it saw that, is late."""
    ann, phone = people("Ann"), people("Phone")
    table = ann.new_table("talisman-duel", "me:Ann", "bot")
    phone.join(ann.invite(table, 0)).connected()
    ann.asked()
    phone.asked()
    phone.page.evaluate(
        """() => {
            const form = document.querySelector('#f-decision form[data-send="answer"]').cloneNode(true);
            form.id = "late";
            document.body.append(form);
        }"""
    )
    ann.choose()
    lines = ann.log.count()
    phone.page.evaluate(
        "() => { const late = document.querySelector('#late'); late.requestSubmit(late.querySelector('.option')); }"
    )
    expect(phone.page.locator("#toasts")).to_contain_text("already made")
    expect(phone.page.locator("#toasts")).to_contain_text("Nothing changed.")
    assert ann.log.count() == lines


def test_what_was_undone_comes_back(people: People, free_moment: bytes) -> None:
    ann, _ = two_at(people, free_moment)
    ann.choose()
    after_it = ann.decision(), ann.prompt.inner_text()
    undo(ann)
    expect(ann.page.locator('form[data-send="redo"]')).to_have_count(1)
    ann.page.locator('[data-do="menu"]').click()
    ann.page.get_by_role("button", name="Bring back what was undone").click()
    expect(ann.prompt).to_have_text(after_it[1], use_inner_text=True)


def test_past_a_die_undo_says_why_not(people: People) -> None:
    ann = people("Ann")
    ann.new_table("talisman-duel", "me:Ann", "bot")
    ann.asked()
    expect(ann.page.locator(".controls .undo")).to_be_disabled()
    assert ann.page.locator(".controls .undo").get_attribute("title")
