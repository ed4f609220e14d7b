"""My tables on the start page: whose turn it is, how far they are, when somebody was last there."""

from __future__ import annotations

from collections import OrderedDict
from typing import Final, NamedTuple

from roundtable import games
from roundtable.kernel.errors import RoundtableError
from roundtable.kernel.scene import Track
from roundtable.kernel.seats import WATCHER, Seat
from roundtable.tables import Person, TableRegistry
from roundtable.tables.model import TableInfo
from roundtable.web.http.site_texts import SiteTexts
from roundtable.web.render.page_model import ROUNDS

from .page_response import lines

LOOKED_INTO: Final = 8
"""So many tables are opened to see which round they are in."""
MOST_ROUNDS: Final = 4_000
MINUTE, HOUR, DAY = 60, 3600, 86_400


class Round(NamedTuple):
    """What a game counts, as a reference, and how far it is."""

    label: object
    value: int


class TableEntry(NamedTuple):
    """A table in the list."""

    info: TableInfo
    game: str
    title: str
    players: str
    waits: str
    """Whom it waits for, if that is not me."""
    mine: bool
    """Whether it waits for me."""
    round: str
    ago: str
    ending: str
    won: str
    campaign: bool
    """Whether it has a page for its campaign."""


class RoundCache:
    """Caches each table's round until somebody answers there."""

    def __init__(self) -> None:
        self._known: OrderedDict[str, tuple[int, Round | None]] = OrderedDict()

    async def of(self, hall: TableRegistry, info: TableInfo) -> Round | None:
        kept = self._known.get(info.id)
        if kept is not None and kept[0] == info.answers:
            return kept[1]
        found = await _round(hall, info.id)
        self._known[info.id] = info.answers, found
        while len(self._known) > MOST_ROUNDS:
            self._known.popitem(last=False)
        return found


async def _round(hall: TableRegistry, table_id: str) -> Round | None:
    try:
        table = await hall.table(table_id)
        await table.ready()
        parts = table.match.scene(WATCHER).parts
    except (RoundtableError, ArithmeticError, AttributeError, LookupError, TypeError, ValueError):
        return None  # whatever is wrong with that table, the list is of all of them
    return next(
        (Round(part.label, part.value) for part in parts if isinstance(part, Track) and part.id in ROUNDS), None
    )


rounds = RoundCache()


async def tables_of(hall: TableRegistry, person: Person, words: SiteTexts, lang: str) -> list[TableEntry]:
    """A person's tables: first those that wait for them, then as they were last touched."""
    found = await hall.mine(person, 60)
    now = hall.now()
    running = [info for info in found if info.status in ("playing", "paused")][:LOOKED_INTO]
    counted = {info.id: await rounds.of(hall, info) for info in running}
    shown = [_shown(info, counted.get(info.id), words, lang, now) for info in found]
    return sorted(shown, key=lambda one: (not one.mine, -one.info.touched))


def _shown(info: TableInfo, count: Round | None, words: SiteTexts, lang: str, now: int) -> TableEntry:
    asked = [seat for seat in info.asked if info.status == "playing"]
    bots = {seat.seat for seat in info.seats if seat.kind == "bot"}
    mine = any(seat in info.mine and seat not in bots for seat in asked)
    reason = info.reason if info.status == "over" else ""
    return TableEntry(
        info, info.game, title_of(info.game, lang),
        ", ".join(name(info, seat.seat, words, lang) for seat in info.seats),
        "" if mine else ", ".join(name(info, seat, words, lang) for seat in asked[:2]), mine,
        _counted(info.game, count, lang), ago(words, lang, (now - info.touched) // 1000),
        lines(info.game).say(lang, reason) if reason and games.is_known(info.game) else "",
        ", ".join(name(info, seat, words, lang) for seat in info.winners),
        games.is_known(info.game) and games.get(info.game).is_campaign,
    )  # fmt: skip


def title_of(game: str, lang: str) -> str:
    return games.get(game).titles[lang] if games.is_known(game) else game


def name(info: TableInfo, seat: Seat, words: SiteTexts, lang: str) -> str:
    """What a seat's player is called."""
    given = next((one.name for one in info.seats if one.seat == seat), "")
    return given or words.say(lang, "player", number=seat + 1)


def _counted(game: str, count: Round | None, lang: str) -> str:
    if count is None:
        return ""
    key = getattr(count.label, "key", "")
    label = lines(game).say(lang, key) if key else str(count.label)
    return f"{label} {count.value}"


def ago(words: SiteTexts, lang: str, seconds: int) -> str:
    """How long ago, roughly."""
    if seconds < MINUTE:
        return words.say(lang, "ago-now")
    for size, key in ((DAY, "ago-days"), (HOUR, "ago-hours"), (MINUTE, "ago-minutes")):
        if seconds >= size:
            return words.say(lang, key, count=seconds // size)
    return ""
