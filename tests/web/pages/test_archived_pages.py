"""Finished tables of older rules: what is stored of them can still be read."""

from __future__ import annotations

import asyncio
import html
import re
from pathlib import Path

import pytest
from sqlalchemy import update
from tests.tables.stories import ANN, BEN, answer_some, hall_at
from tests.web.house import serving

from roundtable import games
from roundtable.tables import SeatPlan, TablePlan, TableRegistry
from roundtable.tables.errors import NoSuchTable
from roundtable.tables.files import archived_table
from roundtable.tables.storage.schema import SNAPSHOTS

ME = SeatPlan("me", "Ann")
HTML = {"accept": "text/html"}


def older(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(games.get("talisman-duel")), "version", "99")


async def played(hall: TableRegistry) -> str:
    """A table of Ann's that is over."""
    table = await hall.create(TablePlan("talisman-duel", [ME, ME]), ANN)
    await answer_some(table, 500)
    assert table.status == "over"
    return table.id


def test_its_result_its_log_and_its_charts_are_shown(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with serving(tmp_path) as house, house.guest() as ann, house.guest() as ben:
            table = await ann.table("talisman-duel", "me", "me", name="Ours")
            live = await house.hall.table(table)
            await answer_some(live, 500)
            assert live.match.outcome is not None
            reason, last = live.texts.say("en", live.match.outcome.reason), live.recent(0)[-1]
            said = live.say("en", last)
        older(monkeypatch)
        async with serving(tmp_path) as house, house.guest(token=False) as again:
            again.http.headers["authorization"] = f"Bearer {ann.token}"
            answer = await again.http.get(f"/tables/{table}", headers=HTML)
            assert (answer.status_code, answer.headers["location"]) == (303, f"/tables/{table}/end")
            page = await again.http.get(f"/tables/{table}/end", headers=HTML)
            assert page.status_code == 200
            assert reason in page.text
            assert "Ours" in page.text
            assert said in html.unescape(re.sub("<[^>]*>", "", page.text))
            assert "<svg" in page.text.partition('id="over-time"')[2]
            assert "older rules" in page.text
            again.http.headers["authorization"] = f"Bearer {ben.token}"
            for path in ("", "/end"):
                assert (await again.http.get(f"/tables/{table}{path}", headers=HTML)).status_code == 404

    asyncio.run(story())


def test_states_that_cant_be_read_only_cost_the_chart(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        address = f"sqlite:///{tmp_path}/t.db"
        async with hall_at(address) as hall:
            table = await played(hall)
            assert await archived_table.past(hall, table, ANN) is None  # it can be opened as it is
            await hall.store.write(update(SNAPSHOTS).values(state=b"\x81"))
        older(monkeypatch)
        async with hall_at(address) as hall:
            found = await archived_table.past(hall, table, ANN)
            assert found is not None
            assert found.outcome is not None
            assert await archived_table.scenes(hall, found) == []
            with pytest.raises(NoSuchTable):
                await archived_table.past(hall, table, BEN)

    asyncio.run(story())


def test_its_log_is_read_page_by_page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        address = f"sqlite:///{tmp_path}/t.db"
        async with hall_at(address) as hall:
            table = await played(hall)
            whole = [line.event.key for line in await (await hall.table(table)).log(0, limit=1000)]
        older(monkeypatch)
        async with hall_at(address) as hall:
            found = await archived_table.past(hall, table, ANN)
            assert found is not None
            read: list[str] = []
            before = None
            while True:
                lines, before = await archived_table.lines(hall, found, before, 7)
                read[:0] = [line.event.key for line in lines]
                if before is None:
                    break
            assert read == whole

    asyncio.run(story())
