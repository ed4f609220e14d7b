"""A game is added by one line of the registry: all it needs of front ends lies in its own folder."""

from __future__ import annotations

import asyncio
import random
import re
import shutil
import sys
from contextlib import suppress
from io import StringIO
from pathlib import Path

import pytest
from tests.web.house import serving

from roundtable import games
from roundtable.kernel.game import Setup
from roundtable.kernel.match import Match
from roundtable.slices import grail_party
from roundtable.tables.game_library import read
from roundtable.terminal.session import HUMAN, Ended, Session
from roundtable.web.http.static_files import Statics
from roundtable.web.pages import catalogue
from roundtable.web.render import look

SOURCES = Path(games.__file__).parents[1]
FRONT_ENDS = ("web", "views", "terminal")


@pytest.fixture
def new_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """A game of our own, made from a small one: another id, and drawings of its own."""
    folder = tmp_path / "moor_walk"
    shutil.copytree(Path(grail_party.__file__).parent, folder, ignore=shutil.ignore_patterns("__pycache__"))
    for file in (*folder.rglob("*.py"), *folder.rglob("*.yaml")):
        file.write_text(file.read_text("utf-8").replace("grail-party", "moor-walk"), "utf-8")
    for file in folder.glob("text.*.ftl"):
        file.write_text(file.read_text("utf-8") + "\nkind-moor-folk = Moor folk\n", "utf-8")
    art = folder / "look"
    (art / "kinds.yaml").write_text("collections: {guardians: follower}\nshelves: {guardians: moor-folk}\n")
    (art / "icons.svg").write_text('<svg><symbol id="moor-lamp" viewBox="0 0 24 24"><path d="M0 0h9"/></symbol></svg>')
    (art / "cover.svg").write_text("<svg><title>A moor</title></svg>")
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.setitem(games.MODULES, "moor-walk", "moor_walk")  # the one line
    yield "moor-walk"
    for name in [name for name in sys.modules if name.partition(".")[0] == "moor_walk"]:
        del sys.modules[name]


def test_its_cards_are_framed_and_shelved_as_it_says(new_game: str) -> None:
    shelf = read(new_game, (), [])
    art = look(shelf.game, shelf.content)
    leaves = [leaf for leaf in catalogue.leaves(shelf, art, "en") if leaf.key.startswith("guardians.")]

    assert leaves
    assert {leaf.frame for leaf in leaves} == {"follower"}
    assert ("moor-folk", len(leaves)) in catalogue.kinds(leaves, art)
    assert shelf.texts.say("en", "kind-moor-folk") == "Moor folk"


def test_its_icons_and_its_picture_are_served(new_game: str) -> None:
    files = Statics()

    assert b'id="moor-lamp"' in files.file("icons.svg").data
    assert b'id="strength"' in files.file("icons.svg").data
    assert b"A moor" in files.file("games/moor-walk.svg").data


def test_front_ends_know_no_game_by_name() -> None:
    """Their sources name none of the games, nor anything that only one of them has."""
    names = sorted({*games.names(), *games.COMING, "toad", "seeker", "menhir", "bestiole", "imprevu"})
    known = re.compile(rf"\b({'|'.join(names)})s?\b", re.IGNORECASE)
    found = [
        f"{file.relative_to(SOURCES)}:{number}: {line.strip()[:100]}"
        for package in FRONT_ENDS
        for file in sorted((SOURCES / package).rglob("*"))
        if file.suffix in (".py", ".html", ".js", ".css")
        for number, line in enumerate(file.read_text("utf-8").splitlines(), 1)
        if known.search(line) and ">>>" not in line and not line.strip().startswith("('/")
    ]
    assert not found


def test_what_only_one_game_shows_lies_in_its_own_folder() -> None:
    """A symbol of the shared sprite is named by the front ends, or by several games."""
    shown = "".join(
        file.read_text("utf-8")
        for package in FRONT_ENDS
        for file in sorted((SOURCES / package).rglob("*"))
        if file.suffix in (".py", ".html", ".js")
    )
    told = {
        name: "".join(file.read_text("utf-8") for file in sorted(games.folder_of(name).rglob("*.py")))
        for name in games.names()
    }
    symbols = re.findall(r'<symbol id="([^"]+)"', (SOURCES / "web/static/icons.svg").read_text("utf-8"))
    alone = {
        symbol: games_that
        for symbol in symbols
        if not any(f"{quote}{symbol}{quote}" in shown or f"{quote}{stem_of(symbol)}" in shown for quote in "\"'")
        and len(games_that := [name for name, code in told.items() if f'"{symbol}"' in code]) < 2
    }
    assert alone == {}


def stem_of(symbol: str) -> str:
    """What names several symbols at once: `die-` for `die-3`."""
    stem, dash, _ = symbol.rpartition("-")
    return f"{stem}-" if dash else "\n"


def test_it_is_played_in_a_browser_and_in_a_terminal(new_game: str, tmp_path: Path) -> None:
    async def in_a_browser() -> None:
        async with serving(tmp_path) as house, house.guest() as ann:
            assert new_game in [game["id"] for game in await ann.get("/api/games")]
            table, rng = await ann.table(new_game, "me", "bot"), random.Random(2)
            for _ in range(4):
                page = await ann.http.get(f"/tables/{table}", headers={"accept": "text/html"})
                assert page.status_code == 200
                assert 'class="option' in page.text
                assert await ann.answer(table, rng)
            for path in (f"/rules/{new_game}", f"/cards/{new_game}", f"/new?game={new_game}"):
                assert (await ann.http.get(path, headers={"accept": "text/html"})).status_code == 200, path

    asyncio.run(in_a_browser())

    match = Match.start(games.get(new_game), Setup(2, "7"), telling=True)
    said = StringIO()
    with suppress(Ended):
        Session(match, [HUMAN, "bot"], tmp_path / "save.json", source=StringIO("1\n" * 9 + "q\n"), target=said).play()
    assert len(match.rows) >= 9
    assert "1." in said.getvalue()
