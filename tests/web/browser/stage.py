"""A real server in a process of its own, and people who look at it with a real browser."""

from __future__ import annotations

import os
import re
import shutil
import signal
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import APIResponse, Browser, BrowserContext, ConsoleMessage, Locator, Page, Request, expect
from tests.web.process import free_port

from roundtable import games

CHROMIUM: Final = shutil.which("chromium-headless-shell") or shutil.which("chromium") or "/usr/bin/chromium"
FLAGS: Final = [
    "--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update",
    "--disable-sync", "--no-first-run",
]  # fmt: skip
ROOT: Final = Path(__file__).parents[3]
PATHS: Final = os.pathsep.join(map(str, (ROOT / "src", ROOT)))
SERVE: Final = (
    "from tests.tables.luck import always_the_same; always_the_same(); "
    "from roundtable.cli import main; raise SystemExit(main())"
)
"""`roundtable`, but every table has the same luck in every run."""
CUT: Final = """
    const Plain = WebSocket, all = [];
    window.WebSocket = class extends Plain {
        constructor(...where) {
            super(...where);
            all.push(this);
            this.addEventListener("message", (event) => {
                if (window.dead) { event.stopImmediatePropagation(); return; }
                window.views = (window.views || 0) + event.data.includes('"type":"view"');
            });
        }
        send(data) { if (!window.dead) super.send(data); }
    };
    window.cut = () => all.splice(0).forEach((one) => one.close());
"""
"""Lets a test cut a page's sockets, as a lost network does (Chromium's offline mode spares those that are open), or
let them die without a word (`window.dead`), and know when the page has heard from the table."""
PATIENCE: Final = 60_000
"""Milliseconds until something that should happen has not; a busy machine is slow, not wrong."""

DECISION: Final = """() => {
    const at = document.querySelector("#f-decision .inner[data-decision]");
    return at ? `${at.dataset.decision} of ${at.dataset.seat}` : "";
}"""

DESK: Final = (1440, 900)
PHONE: Final = (390, 844)


class Server:
    """`roundtable serve` at a port and over a file that stay the same, however often it dies."""

    def __init__(self, folder: Path, pace: float = 0.0) -> None:
        self.folder = folder
        self.pace = pace
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        words = [
            sys.executable, "-c", SERVE, "serve", "--port", str(self.port), "--pace", str(self.pace),
            "--no-limits",  # all these people come from one address
            "--db", f"sqlite:///{self.folder / 'tables.sqlite3'}",
        ]  # fmt: skip
        with (self.folder / "server.log").open("ab") as log:
            self.process = subprocess.Popen(
                words, stdout=log, stderr=log, cwd=self.folder, env={**os.environ, "PYTHONPATH": PATHS}
            )
        until(self.answers, "the server answers", 180)

    def answers(self) -> bool:
        assert self.process is not None
        assert self.process.poll() is None, f"The server ended: {(self.folder / 'server.log').read_text()[-2000:]}"
        try:
            with urllib.request.urlopen(f"{self.url}/healthz", timeout=2) as answer:
                return bool(answer.status == 200)
        except OSError:
            return False

    def end(self, how: signal.Signals) -> None:
        if self.process is not None and self.process.poll() is None:
            self.process.send_signal(how)
            self.process.wait(PATIENCE / 1000)

    def kill(self) -> None:
        """As when the power fails."""
        self.end(signal.SIGKILL)

    def stop(self) -> None:
        """As when its owner stops it."""
        self.end(signal.SIGTERM)

    def trouble(self) -> list[str]:
        """What the server itself calls an error."""
        lines = (self.folder / "server.log").read_text().splitlines()
        return [line for line in lines if '"level":"error"' in line or "Traceback" in line]


class Visitor:
    """One person: a browser of their own (cookies, language, screen) with one page open."""

    def __init__(self, browser: Browser, server: Server, name: str, **how: Any) -> None:
        size = how.pop("size", DESK)
        touch = how.pop("touch", False)
        self.name = name
        self.server = server
        self.may_lose = False
        """Whether requests may fail here: the test takes the network or the server away."""
        self.troubles: list[str] = []
        self.context: BrowserContext = browser.new_context(
            base_url=server.url, viewport={"width": size[0], "height": size[1]}, has_touch=touch, is_mobile=touch,
            locale=how.pop("locale", "en-GB"), reduced_motion=how.pop("reduced_motion", "reduce"), **how,
        )  # fmt: skip
        self.context.set_default_timeout(PATIENCE)
        self.context.add_init_script(CUT)
        self.page: Page = self.context.new_page()
        self.listen(self.page)

    def listen(self, page: Page) -> None:
        """Notes whatever no page of ours may do."""
        page.on("console", self._console)
        page.on("pageerror", lambda error: self.troubles.append(f"script error: {error}"))
        page.on("request", self._request)
        page.on("crash", lambda _: self.troubles.append("the page crashed"))

    def _console(self, message: ConsoleMessage) -> None:
        if message.type not in ("error", "warning"):
            return
        lost = re.search(r"net::ERR_|WebSocket connection to|Failed to load resource", message.text)
        if not (lost and self.may_lose):
            self.troubles.append(f"console {message.type}: {message.text}")

    def _request(self, request: Request) -> None:
        address = urlsplit(request.url)
        if (
            address.scheme not in ("data", "blob", "about")
            and f"{address.scheme}://{address.netloc}" != self.server.url
        ):
            self.troubles.append(f"asked another host: {request.url[:200]}")

    def close(self) -> None:
        self.context.close()

    # --- going places ---

    def open(self, path: str = "/") -> Visitor:
        self.page.goto(path)
        return self

    def play_now(self, game: str = "talisman") -> Visitor:
        """One click on the start page; small games, which nobody is offered there, by the same address."""
        self.open("/")
        offered = self.page.locator(f'form[action="/play"] button[value="{game}"]')
        if game in games.SLICES:
            offered = self.page.locator('form[action="/play"] button').first
            offered.evaluate("(button, game) => { button.value = game; }", game)
        offered.first.click()
        self.page.wait_for_url("**/tables/*")
        self.connected()
        return self

    def introduce(self) -> None:
        """Becomes known to the server, as whoever pressed a button there is."""
        if not any(cookie["name"] == "roundtable" for cookie in self.context.cookies()):
            made = self.context.request.post("/api/people", headers={"origin": self.server.url})
            token = made.json()["token"]
            self.context.add_cookies([{"name": "roundtable", "value": token, "url": self.server.url, "httpOnly": True}])

    def ask(self, path: str, **what: Any) -> APIResponse:
        """Something of the API, as this person."""
        return self.context.request.post(path, data=what, headers={"origin": self.server.url})

    def new_table(self, game: str, *seats: str, timed: bool = False, **more: Any) -> str:
        """Makes a table by the API (the form has its own tests) and opens it; its id."""
        self.introduce()
        plan = {"game": game, "seats": [seat_plan(seat) for seat in seats], "timed": timed, **more}
        made = self.ask("/api/tables", **plan)
        assert made.ok, made.text()
        table = str(made.json()["id"])
        self.open(f"/tables/{table}")
        if made.json()["info"]["status"] != "lobby":
            self.connected()
        return table

    def load(self, save: bytes, *seats: str) -> str:
        """Goes on with a saved match at a new table, and opens it; its id."""
        self.introduce()
        made = self.context.request.post(
            f"/api/saves?seats={','.join(seats)}", data=save,
            headers={"origin": self.server.url, "content-type": "application/octet-stream"},
        )  # fmt: skip
        assert made.ok, made.text()
        table = str(made.json()["id"])
        self.open(f"/tables/{table}")
        if made.json()["info"]["status"] != "lobby":
            self.connected()
        return table

    def invite(self, table: str, seat: int | None) -> str:
        """The path of an invite link; None: to watch."""
        told = self.context.request.get(f"/api/tables/{table}/invites")
        assert told.ok, told.text()
        keys = told.json()
        return f"/join/{keys['watchers'] if seat is None else keys['seats'][str(seat)]}"

    def join(self, path: str) -> Visitor:
        """Takes an invitation, by its page."""
        self.open(path)
        self.page.locator('input[name="name"]').fill(self.name)
        self.page.locator("main form button").first.click()
        self.page.wait_for_url("**/tables/*")
        return self

    def connected(self) -> Visitor:
        """Waits until the page hears the table."""
        self.until("() => window.views && document.querySelector('#table')")
        expect(self.page.locator("#table")).not_to_have_attribute("data-offline", "")
        return self

    # --- looking ---

    def until(self, script: str, argument: Any = None, timeout: int = PATIENCE) -> None:
        self.page.wait_for_function(script, arg=argument, timeout=timeout)

    @property
    def prompt(self) -> Locator:
        return self.page.locator("#f-decision h2").first

    @property
    def options(self) -> Locator:
        return self.page.locator("#f-decision .option")

    @property
    def log(self) -> Locator:
        return self.page.locator("#f-log .line")

    def sees(self, words: str | re.Pattern[str]) -> None:
        expect(self.page.locator("body")).to_contain_text(words)

    def decision(self) -> str:
        """The decision in front of me, and for which seat; empty while there is none."""
        return str(self.page.evaluate(DECISION))

    def decided(self, before: str) -> None:
        """Waits until another decision than that stands there, or none."""
        self.until(f"before => ({DECISION})() !== before", before)

    def asked(self, timeout: int = PATIENCE) -> None:
        """Waits until one of my options can be chosen."""
        self.until("() => document.querySelector('#f-decision .option:not(:disabled)')", timeout=timeout)

    def over(self) -> bool:
        return bool(self.page.locator("#f-decision .over").count())

    # --- acting ---

    def choose(self, which: int | str = 1) -> None:
        """Clicks an option, by number or words, and waits until another decision stands there, or none."""
        self.asked()
        before = self.decision()
        option = self.options.nth(which - 1) if isinstance(which, int) else self.options.filter(has_text=which).first
        option.click()
        self.decided(before)

    def play(self, until_over: bool = True, answers: int = 10**6) -> int:
        """Chooses whatever stands there until the game is over; how often."""
        given = 0
        while given < answers:
            self.until(
                "() => document.querySelector('#f-decision .option:not(:disabled), #f-decision .over')",
                timeout=3 * PATIENCE,
            )
            if self.over():
                break
            self.choose(sensible(self.page.evaluate(SEEN)))
            given += 1
        return given


People = Callable[..., Visitor]
VISITORS = pytest.StashKey[list[Visitor]]()
"""Whom a test has brought, so that its report can show what they saw."""


SEEN = """() => [...document.querySelectorAll("#f-decision .option")]
    .map((one) => one.checkVisibility() ? one.innerText : "")"""
"""The words of all options; none of those that are folded away."""


def sensible(options: list[str]) -> int:
    """A newcomer's choice: the first, but rather not what ends nothing (leaving things lying, casting for fun)."""
    dull = re.compile(r"leave|drop|lay down|discard|cast", re.IGNORECASE)
    return next((at + 1 for at, words in enumerate(options) if words and not dull.search(words)), 1)


expect.set_options(timeout=PATIENCE)


def seat_plan(words: str) -> dict[str, str]:
    kind, _, name = words.partition(":")
    return {"kind": kind, "name": name}


def until(holds: Callable[[], bool], what: str, seconds: float = PATIENCE / 1000) -> None:
    """Waits for something outside any browser."""
    end = time.monotonic() + seconds
    while not holds():
        assert time.monotonic() < end, f"Still not so after {seconds} s: {what}."
        time.sleep(0.05)
