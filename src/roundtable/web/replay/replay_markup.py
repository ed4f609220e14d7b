"""A moment of a replay as markup: the table page's own fragments, and what was asked and answered."""

from __future__ import annotations

from functools import lru_cache

from msgspec.structs import replace

from roundtable.kernel.scene import Hand, Zone
from roundtable.kernel.seats import WATCHER
from roundtable.tables import LiveTable
from roundtable.tables.model import LogLine
from roundtable.web.art.game_art import GameArt
from roundtable.web.render.page import fragment
from roundtable.web.render.page_model import PageModel
from roundtable.web.render.templates import context, globals_, rendered, template
from roundtable.web.view.view import Awaited, SeatView, View

from .match_replay import ALL, Frame, Replay, seat_of

SHARED = ("seats", "piles", "board", "parts", "log")
"""Fragments that are the table page's own."""


def view_of(table: LiveTable, frame: Frame, eyes: str, lang: str) -> View:
    """The table at this moment, as a view in which nobody is asked for anything."""
    return View(
        table=table.id,
        name=table.record.name,
        game=table.game,
        content=table.content,
        texts=table.texts,
        lang=lang,
        status="playing",
        version=frame.at,
        now=0,
        eyes=seat_of(eyes),
        timed=False,
        seats=tuple(SeatView(seat.seat, seat.kind, seat.name, seat.bot, online=True) for seat in table.seats),
        scene=frame.scene,
        awaited=tuple(Awaited(one.offer.seat, one.offer.prompt.key) for one in frame.asked),
        log=tuple(LogLine(number, event.at, event) for number, event in frame.lines),
        say=lambda line: table.say(lang, line),
    )


def markup(film: Replay, table: LiveTable, at: int, eyes: str, lang: str) -> dict[str, str]:
    """The fragments of one moment, by name."""
    frame = film.frame(at, eyes)
    shown = PageModel(view_of(table, frame, eyes, lang))
    made = {name: fragment(shown, name) for name in SHARED}
    if eyes == ALL:
        # Open hands have a place of their own here; beside the board they would take its room.
        seen = PageModel(view_of(table, replace(frame, scene=film.at(frame.at).scene(WATCHER)), "", lang))
        made["parts"] = fragment(seen, "parts")
    known = context(shown) | {"frame": frame, "film": film, "eyes": eyes, "ALL": ALL, "WATCHER": WATCHER}
    known["hands"] = _hands(shown) if eyes == ALL else []
    made["land"] = land(shown)
    made["asked"] = template("pages/replay/asked.html").render(known)
    made["mine"] = template("pages/replay/mine.html").render(known)
    made["when"] = template("pages/replay/when.html").render(known)
    return made


@lru_cache(64)
def _land(look: GameArt, board: str) -> str:
    return rendered("table/land.html", {**globals_(), "look": look, "board": board})


def land(shown: PageModel) -> str:
    """What lies below the places of the board that is on the table just then, which may be another one later."""
    return _land(shown.look, shown.board_id)


def _hands(shown: PageModel) -> list[tuple[int, Hand | None, list[Zone]]]:
    """Every seat with all that it holds."""
    return [
        (seat.seat, seat.hand, [zone for zone in seat.zones if zone.cards])
        for seat in shown.seats
        if (seat.hand and seat.hand.cards) or any(zone.cards for zone in seat.zones)
    ]
