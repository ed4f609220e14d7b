"""The network goes, or the server: the page says so, comes back by itself, and the table is as it was."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from .stage import PATIENCE, People, Server, Visitor

LOST = re.compile(r"Connection lost\. Your table is kept\. Trying again in \d+ s\.")


def without_network(visitor: Visitor) -> None:
    """Takes the network away from a page, its open socket too."""
    visitor.may_lose = True
    visitor.context.set_offline(True)


def test_the_server_is_killed_and_comes_back(people: People, frail: Server) -> None:
    ann = people("Ann", at=frail)
    ann.new_table("talisman", "me:Ann", "bot", "bot")
    ann.choose()
    ann.asked()
    ann.may_lose = True
    prompt, places, lines = ann.prompt.inner_text(), where(ann), ann.log.count()
    frail.kill()
    expect(ann.page.locator("#lost")).to_be_visible()
    expect(ann.page.locator("#lost")).to_have_text(LOST)
    expect(ann.options.first).to_be_disabled()
    expect(ann.page.locator("#board")).to_be_visible()
    frail.start()
    expect(ann.page.locator("#lost")).to_be_hidden(timeout=2 * PATIENCE)
    expect(ann.page.locator("#toasts")).to_contain_text("Connected again.")
    assert (ann.prompt.inner_text(), where(ann), ann.log.count()) == (prompt, places, lines)
    ann.choose()


def where(visitor: Visitor) -> list[tuple[str, str]]:
    """Which piece stands where."""
    pieces: list[tuple[str, str]] = visitor.page.evaluate(
        """() => [...document.querySelectorAll(".piece")]
            .map((one) => [one.dataset.seat, one.closest(".place").dataset.place])"""
    )
    return sorted(tuple(piece) for piece in pieces)


def test_the_server_is_stopped_and_started(people: People, frail: Server) -> None:
    """Its owner restarts it: the page says that rather than that something broke, and nobody reloads."""
    ann = people("Ann", at=frail)
    ann.new_table("talisman-duel", "me:Ann", "bot")
    ann.asked()
    ann.may_lose = True
    frail.stop()
    expect(ann.page.locator("#lost")).to_contain_text(re.compile("Your table is kept"))
    frail.start()
    expect(ann.page.locator("#lost")).to_be_hidden(timeout=2 * PATIENCE)
    ann.choose()


def test_a_page_without_network_catches_up(people: People) -> None:
    ann, ben = people("Ann"), people("Ben")
    table = ann.new_table("talisman-duel", "me:Ann", "open")
    ben.join(ann.invite(table, 1)).connected()
    ann.page.wait_for_selector("#table")
    ann.asked()
    without_network(ben)
    drop_socket(ben)
    expect(ben.page.locator("#lost")).to_have_text(LOST)
    expect(ann.page.locator('.seat[data-seat="1"] .presence')).to_be_visible()
    lines = ben.log.count()
    while ann.options.count():
        ann.choose()
    ben.context.set_offline(False)
    expect(ben.page.locator("#lost")).to_be_hidden(timeout=2 * PATIENCE)
    ben.asked()
    missed = ann.log.last.inner_text()
    expect(ben.log.last).to_have_text(missed, use_inner_text=True)
    happened = ben.log.count() - lines
    expect(ben.page.locator("#toasts")).to_contain_text(f"{happened} thing{'s' if happened > 1 else ''} happened")
    expect(ann.page.locator('.seat[data-seat="1"] .presence')).to_have_count(0)


def test_a_line_that_dies_without_a_word_is_noticed(people: People) -> None:
    """A tunnel, a router that forgot us: nothing is closed, nothing comes."""
    ann = people("Ann")
    ann.new_table("talisman-duel", "me:Ann", "bot")
    ann.asked()
    page = ann.page
    page.evaluate("() => { window.dead = true; }")
    ann.options.first.click()
    page.get_by_role("tab", name="Talk").click()
    page.locator("#say-text").fill("Are you there?")
    page.locator("#say button").click()
    expect(page.locator("#lost")).to_be_visible()
    expect(ann.options.first).to_be_disabled()
    expect(page.locator("#say-text")).to_have_value("Are you there?")
    page.evaluate("() => { window.dead = false; window.dispatchEvent(new Event('online')); }")
    expect(page.locator("#lost")).to_be_hidden()
    ann.choose()


def drop_socket(visitor: Visitor) -> None:
    """`set_offline` leaves an open socket be, unlike a real network: nothing gets through any more, so it is cut."""
    visitor.page.evaluate("() => window.cut()")


def test_whoever_was_away_is_told_what_happened(people: People) -> None:
    ann, ben = people("Ann"), people("Ben")
    table = ann.new_table("talisman-duel", "me:Ann", "open")
    ben.join(ann.invite(table, 1)).connected()
    ann.page.wait_for_selector("#table")
    expect(ben.log.first).to_be_visible()
    ben.page.reload()
    ben.connected()
    ann.choose()
    expect(ben.log).to_have_count(ann.log.count())
    read = ben.log.count()
    ben.page.reload()
    ben.connected()
    expect(ben.page.locator("#toasts")).to_be_empty()  # what happened here was seen
    ben.open("/")
    expect(ann.page.locator('.seat[data-seat="1"] .presence')).to_be_visible()
    for what in ("pause", "resume"):
        assert ann.ask(f"/api/tables/{table}/{what}").ok
    expect(ann.log.filter(has_text="resumes the game")).to_have_count(1)
    for _ in range(20):
        if not ann.options.count():
            break
        ann.choose()
    mine = ben.page.locator(f'a[href="/tables/{table}"]').first
    ben.page.reload()
    expect(ben.page.locator("main")).to_contain_text("Your turn", ignore_case=True)
    mine.click()
    ben.connected()
    expect(ben.page.locator("#toasts")).to_contain_text(f"You are back. {ben.log.count() - read} thing")
    ben.page.locator("#toasts a").click()
    expect(ben.page.locator("#f-log .line.new").first).to_be_in_viewport()


def test_laptop_and_phone_hold_the_same_seat(people: People) -> None:
    laptop, phone = people("Laptop"), people("Phone", size=(390, 844), touch=True)
    table = laptop.new_table("talisman-duel", "me:Ann", "bot")
    phone.join(laptop.invite(table, 0)).connected()
    laptop.asked()
    phone.asked()
    before = laptop.decision()
    phone.choose()
    laptop.decided(before)
