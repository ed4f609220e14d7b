"""What people do at a table in a browser, in a word each."""

from __future__ import annotations

import time
from typing import Any

from playwright.sync_api import Page, expect

OPTIONS = "#f-decision .option:not([disabled])"


def known(page: Page) -> None:
    """Gives this browser a person, as its first game would."""
    page.goto("/")
    if not any(cookie.get("name") == "roundtable" for cookie in page.context.cookies()):
        token = page.request.post("/api/people").json()["token"]
        page.context.add_cookies([{"name": "roundtable", "value": token, "url": page.url}])


def new_table(page: Page, game: str, *seats: str, timed: bool = False, **options: Any) -> str:
    """A table for this person, with seats for me, open ones and bots; its id."""
    known(page)
    plan = {
        "game": game, "timed": timed, "options": options,
        "seats": [{"kind": "bot", "bot": seat} if seat not in ("me", "open") else {"kind": seat} for seat in seats],
    }  # fmt: skip
    answer = page.request.post("/api/tables", data=plan)
    assert answer.ok, answer.text()
    table: str = answer.json()["id"]
    return table


def invites(page: Page, table: str) -> tuple[dict[str, str], str]:
    """The keys of the seats and of watchers, for the table's maker."""
    keys = page.request.get(f"/api/tables/{table}/invites").json()
    return keys["seats"], keys["watchers"]


def join(page: Page, key: str, name: str) -> None:
    """Takes the seat that the key is for."""
    known(page)
    answer = page.request.post("/api/join", data={"key": key, "name": name})
    assert answer.ok, answer.text()
    page.goto(f"/tables/{answer.json()['id']}")


def play_now(page: Page, game: str = "talisman") -> None:
    page.goto("/")
    page.locator(f"button[name=game][value={game}]").click()
    page.wait_for_url("**/tables/*")


def decision(page: Page) -> str:
    return page.locator("#f-decision .inner").get_attribute("data-decision") or ""


def asked(page: Page, seconds: float = 20) -> bool:
    """Waits until there is something to choose; False when the game is over."""
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        if page.locator(OPTIONS).count():
            return True
        if page.locator("#f-decision .over").count():
            return False
        page.wait_for_timeout(40)
    said = page.locator("#f-decision").inner_text()
    raise AssertionError(f"nothing was asked within {seconds} seconds; the page says: {said}")


def whoever_is_asked(*pages: Page, seconds: float = 20) -> Page:
    """The first of these people whom the table waits for."""
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        for page in pages:
            if page.locator(OPTIONS).count():
                return page
        pages[0].wait_for_timeout(40)
    raise AssertionError(f"nobody was asked within {seconds} seconds")


def choose(page: Page, number: int = 1) -> None:
    """Presses a number, and waits until that decision is gone."""
    before = decision(page)
    page.keyboard.press(str(number))
    page.wait_for_function(
        "before => (document.querySelector('#f-decision .inner')?.dataset.decision ?? '') !== before", arg=before
    )


def choose_some(page: Page, turn: int) -> None:
    """Whatever this turn brings; nothing where the table has gone on meanwhile."""
    count = page.locator(OPTIONS).count()
    if count:
        choose(page, 1 + turn % min(9, count))


def steady(page: Page) -> None:
    """Nothing reaches beyond the screen sideways."""
    expect(page.locator("#table")).to_be_visible()
    assert page.evaluate("document.scrollingElement.scrollWidth <= innerWidth")
