"""Claims against the clock, in real browsers: one in time, one too late, one over a slow line."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import expect
from tests.games.reflets.tables import start
from tests.web.slow_line import SlowLine

from .stage import People, Server, Visitor

REMI = ["remi-chelin", "brunhilda-bashford", "tom-scram", "reggie-the-mule", "kyo-shin-zamurato"]
SLOW = 900
ATTEMPTS = 4
SKILL = '#f-decision .option[value="skill:remi-chelin.1"]'
CRY = '#f-decision .option[value="dah"]'

CLAIMS_AFTER = """ms => {
    let since = 0;
    const press = () => {
        const cry = document.querySelector('#f-decision .option[value="dah"]:not(:disabled)');
        if (!cry) return;
        cry.click();
        window.claimed = performance.now() - since;
    };
    const timer = setInterval(() => {
        if (!document.querySelector('#f-decision .option[value="dah"]')) return;
        clearInterval(timer);
        since = performance.now();
        setTimeout(press, ms);
    }, 5);
}"""
"""Presses the button so long after the page shows it, by the page's own watch."""
CALLERS = ("caller:1", "caller:2", "caller:3")
TOLD = """() => document.querySelector('#f-decision .option[value^="caller:"]')
    || document.querySelector('#f-log').textContent.includes('calls DAH')"""


def before_the_call(timed: bool = True) -> bytes:
    """Seat 0 is about to announce a Blessing; seats 1 to 3 may call DAH within fifteen seconds."""
    return start({"heroes": REMI}, many=4, timed=timed, options={"seconds": 15}).save()


def seated(people: People, timed: bool = True, slow: Any = None) -> tuple[list[Visitor], str]:
    """Ann is the Guide; Ben, Cat and Eve may call, Eve perhaps over a slow line."""
    visitors = [people("Ann"), people("Ben"), people("Cat"), people("Eve", at=slow) if slow else people("Eve")]
    for visitor in visitors[1:]:
        visitor.introduce()
    table = visitors[0].load(before_the_call(timed), "me", "open", "open", "open")
    for seat in (3, 1, 2):
        visitors[seat].join(visitors[0].invite(table, seat))
    for visitor in visitors:
        visitor.connected()
    return visitors, table


def announce(ann: Visitor) -> None:
    ann.asked()
    ann.page.locator(SKILL).click()


class Behind:
    """The server as it is seen from the far end of a slow line."""

    def __init__(self, server: Server, line: SlowLine) -> None:
        self.url = f"http://127.0.0.1:{line.port}"
        self.folder = server.folder


def test_in_time_too_late_and_over_a_slow_line(people: People, server: Server) -> None:
    """A busy machine may be late, but not always so that nobody is together with whom they were together."""
    with SlowLine(server.port, SLOW) as line:
        found = []
        for _ in range(ATTEMPTS):
            found.append(called(people, Behind(server, line)))
            if found[-1][0] == {"caller:1", "caller:3"}:
                return
        raise AssertionError(f"Eve was never together with Ben, or Cat always, by their own watches: {found}")


def called(people: People, slow: Any) -> tuple[set[str | None], list[float]]:
    """Ben claims; Eve presses at the same moment by her own eyes, Cat long after: who is said to have been first."""
    (ann, ben, cat, eve), table = seated(people, slow=slow)
    for visitor, ms in ((ben, 1500), (eve, 1500), (cat, 2100)):
        visitor.page.evaluate(CLAIMS_AFTER, ms)
    announce(ann)
    ann.until(TOLD)
    callers = {one.get_attribute("value") for one in ann.options.all() if one.get_attribute("value") in CALLERS}
    took = [visitor.page.evaluate("() => window.claimed || 99999") for visitor in (ben, cat, eve)]
    rows = ann.context.request.get(f"/api/tables/{table}/view").json()["events"]
    assert any(row["key"] == "dah-called" for row in rows) is not bool(callers), "the Guide decides first"
    return callers, took


def test_a_call_is_hidden_and_the_countdown_is_full_length_until_the_window_closes(people: People) -> None:
    (ann, ben, cat, eve), _ = seated(people)
    announce(ann)
    for visitor in (ben, cat, eve):
        visitor.asked()
        expect(visitor.page.locator("#f-decision .clock")).to_be_visible()
    clock = cat.page.locator("#f-decision .clock")
    length = int(clock.get_attribute("data-deadline") or 0) - int(clock.get_attribute("data-opened") or 0)
    assert length == 15_000, "a whole window"
    expect(ben.page.locator(CRY)).to_have_attribute("aria-keyshortcuts", "1 D")
    before = (
        cat.page.locator("#f-seats").inner_html(),
        cat.page.locator("#f-decision .clock").get_attribute("data-deadline"),
    )
    ben.page.keyboard.press("p")
    expect(ben.page.locator("#f-decision")).to_contain_text("Who was first is told when the time is over.")
    after = (
        cat.page.locator("#f-seats").inner_html(),
        cat.page.locator("#f-decision .clock").get_attribute("data-deadline"),
    )
    assert before == after
    expect(cat.page.locator(CRY)).to_be_enabled()
    expect(cat.page.locator("#f-decision")).to_contain_text("Nobody sees who calls")
    cat.page.keyboard.press("d")
    eve.page.keyboard.press("p")
    cat.sees("calls DAH")


def test_a_relaxed_table_has_no_bar_and_no_figure(people: People) -> None:
    (ann, ben, cat, eve), _ = seated(people, timed=False)
    announce(ann)
    for visitor in (ben, cat, eve):
        visitor.asked()
        expect(visitor.page.locator(CRY)).to_be_visible()
        assert visitor.page.locator("#f-decision .clock, #f-decision progress").count() == 0
    for visitor in (eve, ben):
        visitor.page.keyboard.press("d")
        visitor.until("() => !document.querySelector('#f-decision .option')")
    cat.page.keyboard.press("p")
    ann.until("() => document.querySelector('#f-decision .option[value^=\"caller:\"]')")
    assert {one.get_attribute("value") for one in ann.options.all()} == {"caller:1", "caller:3"}
