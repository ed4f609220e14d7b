"""What viewers share, and how painting makes room for answers."""

from __future__ import annotations

import asyncio
import gc
import random
import time
import weakref
from pathlib import Path

import msgspec
import pytest
from tests.web.house import QUICK, run, serving

from roundtable import games
from roundtable.kernel.game import Setup
from roundtable.kernel.match import Match
from roundtable.tables import LiveTable, SeatPlan, TablePlan, TableRegistry, keys
from roundtable.web import render
from roundtable.web import view_cache as module
from roundtable.web.http.metrics import Metrics
from roundtable.web.render.markup_cache import forget
from roundtable.web.socket.viewer_updates import ViewerUpdates
from roundtable.web.view.make_view import undo_of
from roundtable.web.view.viewer import Viewer
from roundtable.web.view_cache import LoopTurns, RenderedView, ViewCache

CHANGE = 'class="change '
"""How a page shows a number that an option changes."""


def test_heavy_work_leaves_a_round_for_everything_else() -> None:
    async def story() -> None:
        turns, order = LoopTurns(), []

        async def paint(number: int) -> None:
            async with turns:
                time.sleep(0.002)  # a render: nothing else can run meanwhile
                order.append(number)

        async def answer() -> int:
            for _ in range(4):  # rounds of the loop that an answer takes on its way
                await asyncio.sleep(0)
            return len(order)

        painting = [asyncio.create_task(paint(number)) for number in range(50)]
        await asyncio.sleep(0)
        painted_before = await answer()
        assert painted_before <= 6, "an answer does not wait until all is painted"
        await asyncio.gather(*painting)
        assert order == sorted(order), "first come, first served"

    run(story)


async def open_table(hall: TableRegistry, game: str = "talisman", seats: int = 3) -> LiveTable:
    return await hall.create(TablePlan(game, [SeatPlan("me")] * seats), keys.person("x"))


async def known_table(hall: TableRegistry, name: str, seats: int) -> LiveTable:
    """A table whose luck is always the same."""
    game = games.get(name)
    save = Match.start(game, Setup(seats, "in a hurry"), game.content()).save()
    return await hall.load_save(save, keys.person("x"), [SeatPlan("me")] * seats)


async def answered(table: LiveTable, rng: random.Random) -> None:
    offer = rng.choice(table.match.offers())
    await table.answer(offer.seat, offer.decision, rng.choice(offer.options).id)


def test_whoever_has_several_seats_takes_back_what_they_chose_last(tmp_path: Path) -> None:
    async def story() -> None:
        hall = await TableRegistry.open(f"sqlite:///{tmp_path / 'tables.sqlite3'}", config=QUICK)
        table, rng = await open_table(hall), random.Random(1)
        for _ in range(40):
            last = table.match.offers()[0]
            await table.answer(last.seat, last.decision, rng.choice(last.options).id)
            asked = table.match.offers()[0].seat
            assert undo_of(table, (0, 1, 2), asked).seat == last.seat
            assert undo_of(table, (asked,), asked).seat in (asked, None)
        await hall.close()

    run(story)


def test_equal_viewers_share_what_is_made(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[Viewer] = []
    make = module.make

    def counting(table: LiveTable, viewer: Viewer, *more: object) -> object:
        made.append(viewer)
        return make(table, viewer, *more)  # type: ignore[arg-type]

    async def story() -> None:
        hall = await TableRegistry.open(f"sqlite:///{tmp_path / 'tables.sqlite3'}", config=QUICK)
        table, rng = await open_table(hall), random.Random(1)
        all_screens = ViewCache(Metrics())
        watcher, player = Viewer(), Viewer(own=(0,))
        readers = [(watcher, ViewerUpdates(html=True)) for _ in range(5)] + [
            (player, ViewerUpdates(html=False)) for _ in range(3)
        ]
        for versions in range(1, 6):
            sent = [reader.message(all_screens.now(table, viewer)) for viewer, reader in readers]
            assert made.count(watcher) == made.count(player) == versions
            assert all(message == sent[0] for message in sent[:5])
            assert all(message == sent[5] for message in sent[5:])
            if versions > 1:
                assert all(message is sent[0] for message in sent[:5]), "one message for all who watch"
                assert all(message is sent[5] for message in sent[5:])
            assert [reader.message(all_screens.now(table, viewer)) for viewer, reader in readers] == [None] * 8
            await answered(table, rng)
        await hall.close()

    monkeypatch.setattr(module, "make", counting)
    run(story)


def test_in_a_hurry_options_come_first_and_what_they_change_follows(tmp_path: Path) -> None:
    async def story() -> None:
        hall = await TableRegistry.open(f"sqlite:///{tmp_path / 'tables.sqlite3'}", config=QUICK)
        table, rng = await known_table(hall, "talisman", 2), random.Random(1)
        all_screens, reader, viewer, whole = ViewCache(Metrics()), ViewerUpdates(html=True), Viewer(own=(0, 1)), ""
        hasty = CHANGE
        while CHANGE not in whole or CHANGE in hasty:  # what an option costs before its dice is known at once
            await answered(table, rng)
            views = [ViewCache(Metrics()).now(table, viewer, hurried=late).view for late in (True, False)]
            hasty, whole = (render.fragments(view, ["decision"])["decision"] for view in views)
        hurried = all_screens.now(table, viewer, hurried=True)
        first = reader.message(hurried) or ""
        assert hurried.full is not None
        assert "data-choice" in first
        assert CHANGE.replace('"', '\\"') not in first
        made = all_screens.finished(table, viewer)
        assert made is not None
        then = msgspec.json.decode(reader.message(made) or "")
        assert then["html"]["decision"] == whole
        assert not then["append"], "the log was told before"
        assert all_screens.now(table, viewer) is made is all_screens.finished(table, viewer)
        assert reader.message(made) is None
        await answered(table, rng)
        assert all_screens.finished(table, viewer) is None, "there is another decision now"
        await hall.close()

    run(story)


def test_in_a_hurry_nothing_glides(tmp_path: Path) -> None:
    async def story() -> None:
        hall = await TableRegistry.open(f"sqlite:///{tmp_path / 'tables.sqlite3'}", config=QUICK)
        table, rng, all_screens = await known_table(hall, "talisman-duel", 2), random.Random(1), ViewCache(Metrics())
        quiet, lively, viewer = ViewerUpdates(html=True), ViewerUpdates(html=True), Viewer()
        moved = False
        for _ in range(30):
            made = all_screens.now(table, viewer)
            said = [msgspec.json.decode(text) for one in (quiet, lively) if (text := message(one, made, one is quiet))]
            if said:
                assert said[0] | {"motion": []} == said[0], "whoever is in a hurry is told where things are"
                assert said[1] | {"motion": []} == said[0]
                moved = moved or bool(said[1]["motion"])
            await answered(table, rng)
        assert moved
        await hall.close()

    def message(reader: ViewerUpdates, made: RenderedView, hurried: bool) -> str | None:
        return reader.message(made, hurried=hurried)

    run(story)


@pytest.mark.parametrize(
    ("game", "seats", "answers"), [("talisman", 3, 60), ("talisman-duel", 2, 30), ("kinfire", 2, 40)]
)
def test_views_go_by_themselves(tmp_path: Path, game: str, seats: int, answers: int) -> None:
    forget()  # or what earlier tests left in a full cache would go in the midst of this one

    async def story() -> None:
        hall = await TableRegistry.open(f"sqlite:///{tmp_path / 'tables.sqlite3'}", config=QUICK)
        table, rng, all_screens = await known_table(hall, game, seats), random.Random(1), ViewCache(Metrics())
        pages = [(Viewer(own=(seat,), maker=seat == 0), ViewerUpdates(html=True)) for seat in range(seats)]
        pages += [
            (Viewer(lang=""), ViewerUpdates(html=False)),
            (Viewer(own=tuple(range(seats)), lang="fr"), ViewerUpdates(html=True)),
        ]
        for number in range(answers):
            if number == 10:  # templates are read and texts parsed by then
                gc.collect()
                gc.set_debug(gc.DEBUG_SAVEALL)
            for viewer, reader in pages:
                reader.message(all_screens.now(table, viewer, hurried=number % 3 == 0))
            await answered(table, rng)
        gc.collect()
        rings = [thing for thing in gc.garbage if type(thing).__module__.startswith(("roundtable", "jinja2"))]
        assert not rings, "the collector had to find what views left behind"
        await hall.close()

    try:
        run(story)
    finally:
        gc.set_debug(0)
        gc.garbage.clear()


def test_the_log_goes_on_as_if_made_anew(tmp_path: Path) -> None:
    async def story() -> None:
        hall = await TableRegistry.open(f"sqlite:///{tmp_path / 'tables.sqlite3'}", config=QUICK)
        table, rng = await open_table(hall), random.Random(3)
        all_screens, viewer, watcher = ViewCache(Metrics()), Viewer(own=(0, 1)), Viewer()
        for number in range(60):
            if number % 7 == 6 and table.undo_needs(0) is not None:
                await table.undo(0, person=keys.person("x"))
            else:
                await answered(table, rng)
            for one in (viewer, watcher):
                kept, fresh = all_screens.now(table, one).view, ViewCache(Metrics()).now(table, one).view
                assert kept.log == fresh.log
                assert kept.seats == fresh.seats
        await hall.close()

    run(story)


def test_nothing_is_shown_before_it_is_on_the_disk(tmp_path: Path) -> None:
    async def story() -> None:
        hall = await TableRegistry.open(f"sqlite:///{tmp_path / 'tables.sqlite3'}", config=QUICK)
        table, rng = await open_table(hall), random.Random(5)
        all_screens = ViewCache(Metrics())
        await all_screens.made(table, Viewer())
        writing = asyncio.Event()
        put = hall.writer.put

        async def slow(draft: object) -> None:
            await writing.wait()
            await put(draft)  # type: ignore[arg-type]

        hall.writer.put = slow  # type: ignore[method-assign]
        answer = asyncio.create_task(answered(table, rng))
        await asyncio.sleep(0.01)
        shown = asyncio.create_task(all_screens.made(table, Viewer(lang="fr")))
        await asyncio.sleep(0.05)
        assert not shown.done()
        writing.set()
        await answer
        assert await shown
        await hall.close()

    run(story)


def test_what_was_made_for_requests_keeps_no_table_in_memory(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "IDLE", 0.02)

    async def story() -> None:
        async with serving(tmp_path) as house, house.guest() as ann:
            looked_at, watched, last = [await ann.table("talisman", "me", "open") for _ in range(3)]
            async with ann.line(watched) as line:
                await line.of("view")
                await ann.post(f"/api/tables/{looked_at}/start")
                await ann.view(looked_at)
                gone = weakref.ref(await house.hall.table(looked_at))
                before = gone().match.fingerprint()  # type: ignore[union-attr]
                await asyncio.sleep(0.03)
                await ann.view(last)
                assert looked_at not in house.site.screens._tables
                assert watched in house.site.screens._tables
                assert await house.hall.evict(0) == 2
                gc.collect()
                assert gone() is None
                assert (await ann.view(looked_at))["status"] == "playing"
                assert (await house.hall.table(looked_at)).match.fingerprint() == before

    run(story)
