"""Sprites have addresses that change with them, so that no swap waits until a browser has asked again."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path

from tests.web.house import serving

from roundtable.web.art.icons import drawing_at, icon, icon_at, token_at
from roundtable.web.replay import charts


def test_every_icon_is_kept_by_browsers(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path) as house, house.guest(token=False) as guest:
            page = (await guest.http.get("/", headers={"accept": "text/html"})).text
            addresses = set(re.findall(r'href="(/static/icons\.svg[^#"]*)#', page + icon("close")))
            assert addresses == {icon_at("x").partition("#")[0]}
            answer = await guest.http.get(addresses.pop())
            assert "immutable" in answer.headers["cache-control"]
            assert 'id="close"' in answer.text

    asyncio.run(story())


def test_tokens_dice_and_cards_are_kept_by_browsers(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path) as house, house.guest(token=False) as guest:
            for drawing in (token_at(3), drawing_at("cards.svg", "back-generic"), drawing_at("dice.svg", "d6")):
                address, _, symbol = drawing.partition("#")
                answer = await guest.http.get(address)
                assert "immutable" in answer.headers["cache-control"]
                assert f'id="{symbol}"' in answer.text

    asyncio.run(story())


def test_no_markup_names_a_sprite_without_its_version() -> None:
    folder = Path(charts.__file__).parents[1]
    files = [file for kind in ("*.py", "*.html", "*.js") for file in folder.rglob(kind)]
    bare = re.compile(r"/static/[a-z]+\.svg#")
    assert [file.name for file in files if bare.search(file.read_text(encoding="utf-8"))] == []
