"""Claims against the clock, votes, several seats on one screen, bots in one's place, pauses, saves and reports."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from playwright.sync_api import expect

from roundtable.kernel.match import Match

from .saves import asks, saved
from .stage import People, Visitor


def claim_of_two(match: Match[Any, Any]) -> bool:
    return any(window.claims and window.seats == (0, 1) for window in match.windows)


def claimants(people: People, *, timed: bool) -> tuple[Visitor, Visitor]:
    """Ann and Ben, both asked whether they claim."""
    ann, ben = people("Ann"), people("Ben")
    table = ann.load(saved("reflets-blessing", 3, claim_of_two, timed=timed), "me", "open", "bot")
    ben.join(ann.invite(table, 1)).connected()
    ann.page.wait_for_selector("#table")
    ann.connected()
    return ann, ben


def test_a_claim_looks_the_same_to_all_and_tells_who_answered(people: People) -> None:
    ann, ben = claimants(people, timed=False)
    for one in (ann, ben):
        one.asked()
        expect(one.page.locator("#f-decision .claim")).to_be_visible()
        expect(one.page.locator(".clock, progress.time")).to_have_count(0)
    boxes = [one.options.first.bounding_box() for one in (ann, ben)]
    assert boxes[0] == boxes[1]
    assert boxes[0] is not None
    assert boxes[0]["height"] >= 64
    ann.options.last.click()
    expect(ben.page.locator('.seat[data-seat="0"] .answered')).to_be_visible()
    ben.choose()


def test_the_clock_of_a_claim_runs_out(people: People) -> None:
    """Three seconds, shown in figures and as a bar; nobody answers, and the game goes on."""
    ann, ben = claimants(people, timed=True)
    for one in (ann, ben):
        one.until("""() => {
            const clock = document.querySelector("#f-decision .clock, #f-decision progress.time");
            return clock || !document.querySelector("#f-decision .claim");
        }""")
    expect(ann.page.locator("#f-decision .clock")).to_have_count(0)
    expect(ben.page.locator("#f-decision .claim .clock")).to_have_count(0)


def test_a_pause_stops_the_clock(people: People) -> None:
    ann, ben = people("Ann"), people("Ben")
    table = ann.load(saved("reflets-blessing", 3, claim_of_two, timed=True), "me", "open", "bot")
    ben.open(ann.invite(table, 1))
    ben.page.locator('input[name="name"]').fill("Ben")
    ben.page.locator("main form button").first.click()
    ben.page.wait_for_url("**/tables/*")
    ben.page.locator('[data-do="menu"]').click()
    ben.page.get_by_role("button", name="Pause the table").click()
    ann.page.wait_for_selector("#table")
    for one in (ann, ben):
        expect(one.page.locator(".strip.paused")).to_be_visible()
        expect(one.page.locator(".pill")).to_contain_text("Paused")
    expect(ann.page.locator("#f-decision .option:not(:disabled)")).to_have_count(0)
    expect(ann.page.locator("#f-decision .clock")).to_have_count(0)
    ann.page.locator(".strip.paused").get_by_role("button", name="Go on").click()
    for one in (ann, ben):
        expect(one.page.locator(".strip.paused")).to_have_count(0)


def test_a_vote_shows_who_chose_what(people: People) -> None:
    ann, ben = people("Ann"), people("Ben")
    table = ann.new_table("grail-party", "me:Ann", "open")
    ben.join(ann.invite(table, 1)).connected()
    ann.page.wait_for_selector("#table")
    ann.asked()
    ben.asked()
    assert ann.prompt.inner_text() == ben.prompt.inner_text()
    ann.choose(1)
    expect(ann.prompt).to_contain_text("Ben")
    expect(ben.page.locator('.seat[data-seat="0"] .answered')).to_be_visible()
    ben.choose(1)
    ann.asked()
    for _ in range(12):
        for one in (ann, ben):
            if one.options.count():
                one.choose()
        one.until("() => document.querySelector('#f-decision h2')")


def test_two_seats_on_one_screen(people: People) -> None:
    ann = people("Ann")
    ann.new_table("talisman-duel", "me:Left", "me:Right", options={"rounds": 4})
    seen = set()
    for _ in range(12):
        ann.asked()
        seen.add(ann.page.locator("#f-decision .for-seat").first.inner_text())
        ann.choose()
        if len(seen) == 2:
            break
    assert len(seen) == 2, "each decision says for whom it is"


def test_two_seats_of_mine_are_asked_at_once(people: People) -> None:
    """Both answer; whose hand is shown follows whom one looks through."""
    ann = people("Ann")
    ann.new_table("reflets-blessing", "me:Left", "me:Right", "bot")
    ann.asked()
    other = ann.page.locator(".others-asked [data-eyes]")
    expect(other).to_have_count(1)
    other.click()
    expect(ann.page.locator("#f-decision .for-seat").first).to_contain_text("Right")
    ann.choose()
    ann.asked()
    expect(ann.page.locator("#f-decision .for-seat").first).to_contain_text("Left")
    expect(ann.page.locator("#f-mine h2")).to_contain_text("Left")
    ann.choose()


def test_a_bot_takes_the_seat_and_gives_it_back(people: People) -> None:
    ann = people("Ann")
    ann.load(saved("talisman", 2, asks(0, "ask-way")), "me", "me")
    ann.asked()
    ann.page.locator('[data-do="menu"]').click()
    ann.page.get_by_role("button", name="Let a bot play for Player 1").click()
    expect(ann.page.locator('.seat[data-seat="0"] .presence')).to_be_visible()
    expect(ann.page.locator("#f-decision .for-seat")).to_contain_text("Player 2")
    expect(ann.log.filter(has_text="A bot plays for Player 1.")).to_have_count(1)
    ann.page.locator('[data-do="menu"]').click()
    ann.page.get_by_role("button", name="Take Player 1’s seat back from the bot").click()
    expect(ann.page.locator('.seat[data-seat="0"] .presence')).to_have_count(0)


def test_who_lets_a_bot_play_is_not_asked_and_told_so(people: People) -> None:
    ann, ben = people("Ann"), people("Ben")
    table = ann.new_table("talisman", "me:Ann", "open")
    ben.join(ann.invite(table, 1)).connected()
    ann.page.wait_for_selector("#table")
    ann.connected()
    assert ann.ask(f"/api/tables/{table}/pause").ok  # so that the bot lets us look
    assert ann.ask(f"/api/tables/{table}/seats/0/bot").ok
    strip = ann.page.locator("#f-notice .stand-in")
    expect(strip).to_have_count(0)
    assert ben.ask(f"/api/tables/{table}/resume").ok
    expect(strip).to_contain_text("A bot plays for you.")
    expect(ann.options).to_have_count(0)
    expect(ann.page.locator("#pill.now")).to_have_count(0)
    strip.get_by_role("button", name="Play again myself").click()
    expect(strip).to_have_count(0)
    expect(ben.page.locator("#f-notice .stand-in")).to_have_count(0)


def test_an_empty_place_says_so_and_can_be_filled(people: People) -> None:
    ann, eve = people("Ann"), people("Eve")
    table = ann.new_table("talisman-duel", "open", "me:Ann")
    assert ann.ask(f"/api/tables/{table}/start").ok
    eve.join(ann.invite(table, None)).connected()
    ann.open(f"/tables/{table}").connected()
    missing = ann.page.locator("#f-decision .missing")
    if not missing.count():
        ann.choose()
    expect(ann.prompt).to_have_text("Nobody sits at Player 1’s place yet.")
    expect(eve.page.locator("#f-decision .missing")).to_contain_text("Whoever made the table")
    expect(eve.page.locator("#f-decision .missing button")).to_have_count(0)
    missing.get_by_role("button", name="Let a bot play").click()
    expect(missing).to_have_count(0)


def test_the_link_to_watch_can_be_renewed(people: People) -> None:
    ann, eve = people("Ann"), people("Eve")
    table = ann.new_table("talisman-duel", "me:Ann", "bot")
    old = ann.invite(table, None)
    eve.join(old).connected()
    ann.page.locator('[data-do="menu"]').click()
    ann.page.get_by_role("button", name="New link for those who watch").click()
    expect(eve.page.locator("#lost")).to_contain_text("no longer yours")
    assert ann.invite(table, None) != old


def test_a_used_link_says_whose_it_is(people: People) -> None:
    ann, ben, cleo = people("Ann"), people("Ben"), people("Cleo")
    table = ann.new_table("talisman-duel", "me:Ann", "open")
    link = ann.invite(table, 1)
    ben.join(link).connected()
    cleo.open(link)
    expect(cleo.page.locator(".notice-box")).to_contain_text("Ben sits here already.")
    cleo.join(link).connected()
    ann.page.wait_for_selector("#table")
    expect(ann.log.filter(has_text="the link of Ben")).to_have_count(1)


def test_a_dropped_seat_goes_to_somebody_else(people: People) -> None:
    ann, ben, cleo = people("Ann"), people("Ben"), people("Cleo")
    table = ann.new_table("talisman-duel", "me:Ann", "open")
    old = ann.invite(table, 1)
    ben.join(old).connected()
    ann.page.wait_for_selector("#table")
    ann.connected()
    ann.page.locator('[data-do="menu"]').click()
    ann.page.get_by_role("button", name=re.compile("Ben’s seat")).click()
    expect(ben.page.locator("#lost")).to_contain_text("no longer yours")
    expect(ben.page.locator("#pill")).not_to_have_css("filter", "none")
    expect(ben.page.locator("#f-decision .option:enabled")).to_have_count(0)
    assert ann.invite(table, 1) != old
    cleo.join(ann.invite(table, 1)).connected()
    expect(ann.page.locator('.seat[data-seat="1"]')).to_contain_text("Cleo")


def test_a_friend_in_a_bots_place_and_a_bot_in_a_friends(people: People) -> None:
    """The new link stands in the open menu; whoever has gone can be played by a bot, and finds the seat again."""
    ann, ben = people("Ann"), people("Ben")
    ann.new_table("talisman", "me:Ann", "bot:Copper", "bot")
    ann.asked()
    ann.page.evaluate("window.same = true")
    ann.page.locator('[data-do="menu"]').click()
    ann.page.get_by_role("button", name="Invite somebody in the bot’s place (Copper)").click()
    link = ann.page.get_by_label("Copper", exact=True)
    expect(link).to_be_focused()
    ben.join(link.input_value().removeprefix(ben.server.url)).connected()
    seat = ann.page.locator('.seat[data-seat="1"]')
    expect(seat).to_contain_text("Ben")
    to_bot = ann.page.get_by_role("button", name="Let a bot play for Ben")
    expect(to_bot).to_have_count(0)
    ben.open("/")
    to_bot.click()
    expect(seat.get_by_role("img", name="Bot")).to_be_visible()
    assert ann.page.evaluate("window.same"), "the page stayed"
    ben.page.locator(".entry a").first.click()
    ben.connected()
    ben.page.locator('[data-do="menu"]').click()
    ben.page.get_by_role("button", name="Take Ben’s seat back from the bot").click()
    expect(seat.locator(".presence")).to_have_count(0)


def test_a_save_is_loaded_by_the_start_page(people: People, tmp_path: Path) -> None:
    ann = people("Ann")
    file = tmp_path / "match.json"
    file.write_bytes(saved("talisman", 2, asks(0, "ask-way")))
    ann.open("/")
    for closed in ann.page.locator("details:has(input[type=file]):not([open]) > summary").all():
        closed.click()
    ann.page.locator('input[type="file"]').set_input_files(file)
    ann.page.locator('form[action="/saves"] [name="seats"]').select_option("bots")
    ann.page.locator('form[action="/saves"] button').last.click()
    ann.page.wait_for_url("**/tables/*")
    ann.connected()
    ann.asked()
    expect(ann.page.locator(".place.offered").first).to_be_visible()


def test_a_file_that_is_no_save_is_told_kindly(people: People, tmp_path: Path) -> None:
    ann = people("Ann")
    ann.may_lose = True
    file = tmp_path / "match.json"
    file.write_text("hello")
    ann.open("/")
    for closed in ann.page.locator("details:has(input[type=file]):not([open]) > summary").all():
        closed.click()
    ann.page.locator('input[type="file"]').set_input_files(file)
    ann.page.locator('form[action="/saves"] button').last.click()
    expect(ann.page.locator("main")).to_contain_text(re.compile("file|save", re.IGNORECASE))
    expect(ann.page.locator("h1")).to_be_visible()


def test_something_is_wrong(people: People) -> None:
    """The report is kept; while the game runs nobody reads it."""
    ann = people("Ann")
    ann.new_table("talisman-duel", "me:Ann", "bot", options={"rounds": 4})
    ann.asked()
    table = ann.page.url
    ann.page.locator('[data-do="menu"]').click()
    ann.page.locator(".report summary").click()
    ann.page.locator("#report-words").fill("The bot cheats <b>always</b>")
    ann.page.locator(".report button").click()
    ann.sees(re.compile("kept|thank", re.IGNORECASE))
    back = ann.page.locator(f'a[href="{table.removeprefix(ann.server.url)}"]').first
    back.click()
    ann.connected()
    ann.choose()
