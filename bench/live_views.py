"""`python -m bench.live_views`: what it costs to bring a page up to date, without network or disk in between.

The tables of `bench.live`, each with a page open at every seat; after every answer the processor's time for all of its
pages is counted, and how much is sent.
"""

from __future__ import annotations

import argparse
import asyncio
import cProfile
import gc
import pstats
import random
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path

import msgspec

from bench.live import saved
from roundtable.tables import LiveTable, SeatPlan, TableRegistry, TablesConfig, keys
from roundtable.web.http.metrics import Metrics
from roundtable.web.server.gc_schedule import AT_ONCE
from roundtable.web.socket.viewer_updates import ViewerUpdates
from roundtable.web.view.viewer import Viewer
from roundtable.web.view_cache import ViewCache


class Sat:
    """A table, and a page at each of its seats."""

    def __init__(self, table: LiveTable, shown_as: str) -> None:
        self.table = table
        lang = "en" if shown_as == "html" else ""
        self.pages = [
            (
                Viewer(own=(seat,), lang=lang, maker=seat == 0, page=shown_as == "html"),
                ViewerUpdates(html=shown_as == "html"),
            )
            for seat in range(table.setup.seats)
        ]

    async def answer(self, rng: random.Random) -> None:
        offer = rng.choice(self.table.match.offers())
        await self.table.answer(offer.seat, offer.decision, rng.choice(offer.options).id)

    def shown(self, screens: ViewCache) -> list[str]:
        return [reader.message(screens.now(self.table, viewer)) or "" for viewer, reader in self.pages]


async def measured(args: argparse.Namespace) -> None:
    rng, profile = random.Random(5), cProfile.Profile()
    sizes: dict[str, int] = {}
    with tempfile.TemporaryDirectory() as folder:
        hall = await TableRegistry.open(
            f"sqlite:///{folder}/tables.sqlite3", config=TablesConfig(pace=0.0, bot_processes=0)
        )
        screens, person = ViewCache(Metrics()), keys.person("bench")
        tables = []
        for file, seats in saved(Path(folder)):
            data = Path(file).read_bytes()
            tables.append(Sat(await hall.load_save(data, person, [SeatPlan("me")] * seats), args.shown_as))
        answers = views = sent = 0
        spent = yardstick = 0.0
        for table in tables:
            table.shown(screens)
        gc.collect()
        gc.freeze()
        gc.set_threshold(*AT_ONCE)
        for round_ in range(args.warm + args.rounds):
            for table in tables:
                if table.table.match.over:
                    continue
                await table.answer(rng)
                counting = round_ >= args.warm
                if counting and args.profile:
                    profile.enable()
                begun = time.thread_time()
                messages = table.shown(screens)
                if counting:
                    spent += time.thread_time() - begun
                    yardstick += counted()
                    profile.disable()
                    answers, views, sent = answers + 1, views + len(messages), sent + sum(map(len, messages))
                    for message in messages if args.sizes else ():
                        for name, size in parts_of(message):
                            sizes[name] = sizes.get(name, 0) + size
        await hall.close()
    print(
        f"{answers} answers, {views} views: {1000 * spent / answers:.3f} ms an answer,"
        f" {1000 * spent / views:.3f} ms and {sent / views:.0f} bytes a view;"
        f" an answer is {spent / yardstick:.2f} yardsticks of {1000 * yardstick / answers:.3f} ms"
    )
    for name, size in sorted(sizes.items(), key=lambda item: -item[1]):
        print(f"  {size / views:8.0f} bytes a view: {name}")
    if args.profile:
        pstats.Stats(profile).sort_stats(args.sort).print_stats(args.top)


def counted() -> float:
    """The processor's time for a loop that is always the same: on a busy machine it takes longer, as all else does."""
    begun, found = time.thread_time(), {}
    for number in range(5_000):
        found[number % 100] = str(number)
    return time.thread_time() - begun


def parts_of(message: str) -> list[tuple[str, int]]:
    """The parts of a message by name, with their sizes."""
    found = []
    for name, value in msgspec.json.decode(message).items() if message else ():
        if isinstance(value, dict):
            found += [(f"{name}.{key.rstrip('0123456789')}", len(str(one))) for key, one in value.items()]
        else:
            found.append((name, len(str(value))))
    return found


def main(argv: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m bench.live_views", description=__doc__)
    parser.add_argument("--rounds", type=int, default=30, help="answers at each of 48 tables (default 30)")
    parser.add_argument("--warm", type=int, default=5, help="answers before it is counted")
    parser.add_argument("--as", dest="shown_as", choices=("json", "html"), default="html")
    parser.add_argument("--sizes", action="store_true", help="what is sent, by parts")
    parser.add_argument("--profile", action="store_true")
    parser.add_argument("--sort", default="tottime")
    parser.add_argument("--top", type=int, default=50)
    asyncio.run(measured(parser.parse_args(argv)))
    return 0


if __name__ == "__main__":
    sys.exit(main())
