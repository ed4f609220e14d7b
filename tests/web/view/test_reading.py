"""What a page says while people read a story."""

from __future__ import annotations

import asyncio
from pathlib import Path

from tests.tables.live.test_reading import story
from tests.tables.stories import ANN, BEN, hall_at

from roundtable.tables import LiveTable, Person
from roundtable.web import render
from roundtable.web.view import make_view
from roundtable.web.view.view import View
from roundtable.web.view.viewer import viewer_of


def seen(table: LiveTable, person: Person) -> tuple[View, str]:
    """What somebody sees, and how it is said."""
    viewer = viewer_of(table, person, lang="en")
    assert viewer is not None
    view = make_view.make(table, viewer)
    parts = render.fragments(view)
    return view, parts["decision"] + parts["seats"]


def test_the_table_waits_for_the_readers_and_not_for_bots(tmp_path: Path) -> None:
    asyncio.run(waiting(tmp_path))


async def waiting(tmp_path: Path) -> None:
    async with hall_at(f"sqlite:///{tmp_path}/t.db") as hall:
        table = await story(hall, 0, people=2)  # a bot leads
        view, said = seen(table, BEN)
        assert [(one.seat, one.reading) for one in view.awaited] == [(1, True), (2, True)]
        assert "Still reading: Player 2." in said
        assert "answered." not in said
        assert "deciding" not in said
        await table.answer(2, table.offers(2)[0].decision, "have-read")
        view, said = seen(table, BEN)
        assert [one.seat for one in view.awaited] == [1]
        assert "Waiting for Player 2: reading." in said
        assert "deciding" not in said
        assert "Still reading" not in seen(table, ANN)[1]  # nobody but herself


def test_who_has_several_seats_is_asked_once(tmp_path: Path) -> None:
    asyncio.run(several(tmp_path))


async def several(tmp_path: Path) -> None:
    async with hall_at(f"sqlite:///{tmp_path}/t.db") as hall:
        for bots, asked in (((), [0]), ((0,), [1])):  # whoever turns the page, else one of them
            view, _ = seen(await story(hall, *bots), ANN)
            assert [ask.offer.seat for ask in view.asks] == asked
