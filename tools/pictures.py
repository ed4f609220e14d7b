"""Takes the README's pictures: a real table on a real server, in Chromium.

.venv/bin/python tools/pictures.py        # writes docs/pictures/*.png
"""

from __future__ import annotations

import shutil
import socket
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from random import Random
from typing import Any

import httpx
from playwright.sync_api import Browser, sync_playwright

from roundtable import games
from roundtable.bots import Seen, maker
from roundtable.kernel.game import Setup, Value
from roundtable.kernel.match import Match
from roundtable.kernel.windows import Window

FOLDER = Path(__file__).parents[1] / "docs" / "pictures"
SEATS = {
    "talisman": ("me", "open", "open", "bot", "open", "bot"),
    "kinfire": ("me", "open", "open", "bot"),
    "reflets": ("me", "open", "open", "bot"),
    "tainted-grail": ("me", "open"),
}
NAMES = ("Ines", "Tom", "Aiko", "Brass", "Léa", "Copper")
CHROMIUM = shutil.which("chromium-headless-shell") or shutil.which("chromium") or "/usr/bin/chromium"
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"]
PICTURES = (
    ("start", "", 1440, 900, "light", "en", ""),
    ("move", "talisman", 1440, 900, "light", "en", "ask-way"),
    ("fight", "talisman", 1440, 900, "dark", "fr", "ask-attacked"),
    ("phone", "talisman", 390, 844, "light", "en", "ask-way"),
    ("combat", "kinfire", 1440, 900, "light", "en", "ask-boost"),
    ("road", "reflets", 1440, 900, "light", "fr", "ask-destination"),
    ("trial", "reflets", 1440, 900, "dark", "en", "ask-judge"),
    ("avalon", "tainted-grail", 1440, 900, "dark", "en", "ask-act"),
    ("keys", "tainted-grail", 1440, 900, "dark", "fr", "ask-play-card"),
)
"""Name, game (empty: the start page), width, height, theme, language, and what is asked at the table."""


def at_prompt(game: str, key: str) -> bytes:
    """A match between good bots in the middle of which the first seat is asked this, as a save."""
    seats = len(SEATS[game])
    options: dict[str, Value] = {"characters": "random"} if game == "talisman" else {}
    for seed in range(100):
        # Relaxed: answers of a timed table would have to come in time.
        match: Match[Any, Any] = Match.start(games.get(game), Setup(seats, f"picture {seed}", options, timed=False))
        bots = [maker("heuristic", game)(Random(seed + seat)) for seat in range(seats)]
        for count in range(1500):
            if not match.windows:
                break
            window = match.windows[0]
            seat = window.seats[0]
            if seat == 0 and window.prompt.key == key and looks_well(game, match, window, count):
                return match.save()
            match.take(window, seat, *bots[seat].choose(Seen(match, window, seat)))
    raise AssertionError(f"no match asks {key}")


def looks_well(game: str, match: Match[Any, Any], window: Window, count: int) -> bool:
    """Whether there is something to see: belongings and a choice, or a combat in full swing."""
    if game == "talisman":
        own = match.state.seats[0]
        return count > 250 and len(own.objects.cards) > 1 and bool(own.spells.cards) and len(window.menu(0)) >= 3
    if game == "kinfire":
        return count > 40 and len(match.state.combat.foes) > 1 and len(window.menu(0)) > 2
    if game == "reflets":
        return count > 200 and len(window.menu(0)) > 3
    return count > 60 and len(window.menu(0)) > 3 and (not match.state.fights or len(match.state.fights[0].laid) > 1)


def person(client: httpx.Client) -> str:
    """Somebody new: their token."""
    return str(client.post("/api/people", headers={"Authorization": ""}).raise_for_status().json()["token"])


def table_with(client: httpx.Client, game: str, key: str) -> str:
    """The address of a table in that position; friends have come to the open seats."""
    save = at_prompt(game, key)
    made = client.post(f"/api/saves?seats={','.join(SEATS[game])}", content=save).raise_for_status().json()
    keys = client.get(f"/api/tables/{made['id']}/invites").raise_for_status().json()["seats"]
    client.post(f"/api/tables/{made['id']}/seats/0/name", json={"name": NAMES[0]}).raise_for_status()
    for seat, kind in enumerate(SEATS[game]):
        if kind == "open":
            headers = {"Authorization": f"Bearer {person(client)}"}
            client.post("/api/join", json={"key": keys[str(seat)], "name": NAMES[seat]}, headers=headers)
    return str(made["path"])


def take(browser: Browser, base: str, token: str, path: str, picture: tuple[Any, ...]) -> None:
    name, _, width, height, theme, lang, _ = picture
    context = browser.new_context(
        viewport={"width": width, "height": height}, color_scheme=theme, locale=lang, device_scale_factor=1,
        reduced_motion="reduce",
    )  # fmt: skip
    context.add_cookies([{"name": "roundtable", "value": token, "url": base}])
    page = context.new_page()
    page.goto(f"{base}{path}", wait_until="networkidle")
    no_more = page.locator(".coach button").last
    if path != "/" and no_more.is_visible():
        no_more.click()
    page.wait_for_timeout(800)
    page.screenshot(path=FOLDER / f"{name}.png")
    context.close()


def main() -> int:
    FOLDER.mkdir(parents=True, exist_ok=True)
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    base = f"http://127.0.0.1:{port}"
    with tempfile.TemporaryDirectory() as folder:
        server = subprocess.Popen(
            [sys.executable, "-m", "roundtable", "serve", "--port", str(port), "--db", f"sqlite:///{folder}/t.db"]
        )
        try:
            client = httpx.Client(base_url=base, timeout=60)
            for _ in range(300):
                try:
                    client.get("/healthz").raise_for_status()
                    break
                except httpx.HTTPError:
                    time.sleep(0.2)
            token = person(client)
            client.headers["Authorization"] = f"Bearer {token}"
            with sync_playwright() as playwright:
                browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
                for picture in PICTURES:
                    path = table_with(client, picture[1], picture[6]) if picture[1] else "/"
                    take(browser, base, token, path, picture)
                browser.close()
        finally:
            server.terminate()
            server.wait(20)
    return 0


if __name__ == "__main__":
    sys.exit(main())
