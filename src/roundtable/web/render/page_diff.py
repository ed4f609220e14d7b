"""A page in pieces, so that only those that changed are drawn again and sent.

Some fragments hold still or change as a whole. Others are made of pieces, each an element with an id: the places of the
board, the seats of the rail, what the head says. Of every fragment and piece it is remembered what it was made of.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping
from typing import Final, NamedTuple, TypeAlias

from markupsafe import Markup, escape

from roundtable.kernel import scene as s
from roundtable.kernel.seats import Seat

from . import board_markup, cell_map
from .markup_cache import MarkupCache
from .page_model import PageModel, SeatModel
from .templates import context, globals_, known, rendered

Made: TypeAlias = tuple[object, str]
"""What something was made of, and its markup."""
Part: TypeAlias = tuple[str, object, Callable[[], str]]
"""A piece's id, what it is made of, and how it is made."""

LISTS: Final = ("log", "talk")
"""Fragments that grow at their end: new lines are sent alone."""


class DrawnPage:
    """The fragments of a view: whole, or in groups of pieces by their ids."""

    __slots__ = ("board", "extent", "offered", "pieces", "places", "seen", "still", "whole")

    def __init__(self) -> None:
        self.board = ""
        self.whole: dict[str, Made] = {}
        self.pieces: dict[str, dict[str, Made]] = {}
        self.seen: dict[str, object] = {}
        """All that a group of pieces was made of."""
        self.still: tuple[object, ...] = ()
        self.places: tuple[s.Place, ...] = ()
        self.offered: Collection[str] = ()
        self.extent: object = None


def redrawn(shown: PageModel, before: DrawnPage | None) -> DrawnPage:
    """The fragments of a view; what is made of just what it was made of before is taken from there."""
    drawn, before, still = DrawnPage(), before or DrawnPage(), shown.still
    drawn.board, drawn.places, drawn.offered = shown.board_id, shown.places, shown.offered.keys()
    drawn.extent = shown.extent
    if before.still == still:
        still = before.still  # so that to compare takes no time
    drawn.still = still
    for name, fragment_ in WHOLE.items():
        what, had = (still, fragment_.made_of(shown)), before.whole.get(name)
        drawn.whole[name] = had if had is not None and had[0] == what else (what, fragment_.make(shown))
    for name, group in GROUPS.items():
        seen = drawn.seen[name] = (still, group.made_of(shown))
        if name in before.seen and before.seen[name] == seen:
            drawn.seen[name], drawn.pieces[name] = before.seen[name], before.pieces[name]
        else:
            drawn.pieces[name] = group.draw(shown, before, before.pieces.get(name, {}))
    return drawn


def fragment(shown: PageModel, name: str) -> str:
    """One fragment in full."""
    if name in FRAMES:
        return _frame(
            shown, name, _all(name, {key: group.draw(shown, DrawnPage(), {}) for key, group in GROUPS.items()})
        )
    return WHOLE[name].make(shown) if name in WHOLE else rendered(f"table/{name}.html", context(shown))


def in_full(shown: PageModel, drawn: DrawnPage) -> dict[str, str]:
    """All fragments but those that grow, for a page that has none of them."""
    html = {name: made[1] for name, made in drawn.whole.items()}
    return html | {name: _frame(shown, name, _all(name, drawn.pieces)) for name in FRAMES}


def _all(name: str, groups: Mapping[str, Mapping[str, Made]]) -> dict[str, Markup]:
    """The pieces of a fragment."""
    return {
        key: Markup(made[1])
        for group, pieces in groups.items()
        if GROUPS[group].fragment == name
        for key, made in pieces.items()
    }


def _frame(shown: PageModel, name: str, pieces: dict[str, Markup]) -> str:
    """The fragment that is made of these pieces."""
    return rendered(FRAMES[name], {**context(shown), "pieces": pieces})


def changed(before: DrawnPage, now: DrawnPage) -> tuple[dict[str, str], dict[str, dict[str, str]]]:
    """What to put on a page that has the earlier ones: fragments, and pieces; an empty piece is gone."""
    html = {name: made[1] for name, made in now.whole.items() if made[1] != before.whole[name][1]}
    pieces: dict[str, dict[str, str]] = {}
    for name, new in now.pieces.items():
        old = before.pieces[name]
        if new is old:
            continue
        found = {key: made[1] for key, made in new.items() if old.get(key) is not made}
        found = {key: markup for key, markup in found.items() if key not in old or old[key][1] != markup}
        found |= dict.fromkeys(old.keys() - new.keys(), "")
        if found:
            pieces.setdefault(GROUPS[name].fragment, {}).update(found)
    return html, pieces


# --- fragments that are drawn as a whole ---


class Whole(NamedTuple):
    """A fragment: what it reads besides what holds still (`Shown.still`), and how it is made."""

    made_of: Callable[[PageModel], object]
    make: Callable[[PageModel], str]


def _whole(name: str, made_of: Callable[[PageModel], object]) -> Whole:
    return Whole(made_of, lambda p: rendered(f"table/{name}.html", context(p)))


def _waiting(p: PageModel) -> tuple[object, ...]:
    """What the place of the decision shows to who is not asked."""
    sealed = p.me is not None and p.me.sealed
    missing = [(seat.seat, seat.who.kind) for seat in p.missing]
    told = (p.undoing, p.view.awaited, p.other_asks, sealed, p.view.given, missing)
    return (*told, p.contests, p.sums, p.playing, p.steps, p.dice)


def _decision(p: PageModel) -> str:
    view = p.view
    if view.asks or view.status == "over":
        return rendered("table/decision.html", context(p))
    # All who are not asked see the same, but for who fights, who might undo, and who could invite somebody.
    said, inviting = _waiting(p), view.maker and bool(p.missing)
    key = ("waiting", view.table, p.lang, view.status, p.people, view.eyes if p.contests else None, said[0], inviting)
    return _shared.of(key, said, lambda: rendered("table/decision.html", context(p)))


def _mine(p: PageModel) -> tuple[object, ...]:
    """What a player's own corner tells: not whose turn it is."""
    if p.me is None:
        return ()
    panel = p.me.panel
    told = p.told_only(panel) if panel.nature is None else None
    said = (panel.who, panel.about, panel.nature, panel.place, panel.numbers, panel.signs, told, p.tray, p.hand_below)
    return *said, p.me.hand, p.me.zones, p.team.gauges if p.team else None, p.verdict


def _piles(p: PageModel) -> str:
    """They lie there for everybody."""
    made_of = (p.piles, p.laid.counts, p.tallies, p.side)
    return _shared.of(("piles", p.view.table, p.lang), made_of, lambda: rendered("table/piles.html", context(p)))


def _told_of(p: PageModel) -> tuple[tuple[object, ...], ...]:
    def told() -> tuple[tuple[object, ...], ...]:
        return tuple(
            [
                (place.name, place.region, place.hint, place.note, tuple(p.shut(place)), place.sign, place.signs,
                 place.action, place.fading)
                for place in p.places
            ]
        )  # fmt: skip

    return p.view.common("told of places", p.board_id, told)


def about_places(p: PageModel) -> str:
    """What every place does, for the sheet that opens it: one text for all who look."""
    key = (p.look, p.lang, _told_of(p))
    return _abouts.get(key, lambda: rendered("table/about.html", {**globals_(), "places": p.places, "w": p.w, "p": p}))


def _beside(p: PageModel) -> str:
    return rendered("table/beside.html", context(p)) if p.luck else ""


def _parts(p: PageModel) -> str:
    return rendered("table/parts.html", context(p)) if any(p.aside) else ""


WHOLE: Final = {
    "piles": Whole(lambda p: (p.piles, p.laid.counts, p.tallies, p.side), _piles),
    "below": Whole(lambda p: p.coming, lambda p: rendered("table/below.html", context(p)) if p.coming else ""),
    "beside": Whole(lambda p: p.luck, _beside),
    "parts": Whole(
        lambda p: (
            p.aside,
            p.barriers if p.luck else None,
            p.marked("card:", "die:"),
            p.moves,
            p.sums if p.tables else None,
            p.sorts[s.Rows] if p.taken else None,
        ),
        _parts,
    ),
    # Always redrawn while options are open: `object()` equals nothing.
    "decision": Whole(lambda p: (object() if p.menus else None, _waiting(p)), _decision),
    "mine": _whole("mine", lambda p: (_mine(p), p.marked("card:", "number:"))),
    "notice": _whole("notice", lambda p: None),
    "menu": _whole("menu", lambda p: None),
    "about": Whole(_told_of, about_places),
}

# --- groups of pieces ---


class Group(NamedTuple):
    """Pieces of a fragment: what all of them read besides what holds still, and the pieces."""

    fragment: str
    made_of: Callable[[PageModel], object]
    draw: Callable[[PageModel, DrawnPage, Mapping[str, Made]], dict[str, Made]]


def _group(
    fragment: str, made_of: Callable[[PageModel], object], parts: Callable[[PageModel], Iterator[Part]]
) -> Group:
    def draw(p: PageModel, before: DrawnPage, had: Mapping[str, Made]) -> dict[str, Made]:
        return {key: _made(had.get(key), what, make) for key, what, make in parts(p)}

    return Group(fragment, made_of, draw)


def _made(had: Made | None, what: object, make: Callable[[], str]) -> Made:
    return had if had is not None and (had[0] is what or had[0] == what) else (what, make())


def _head(p: PageModel) -> Iterator[Part]:
    view, people = p.view, p.people
    asked = view.asks[0].offer.seat if view.asks else None
    mine, waiting = p.my_turn, p.waiting[0].seat if p.waiting else None
    pill = (p.look, p.lang, people, view.status, view.asked, asked, mine, p.turn, p.round, waiting, p.afoot)
    yield "pill", pill, lambda: _heads.get(pill, lambda: rendered("table/pill.html", context(p)))
    undo = (p.lang, view.table, people, view.status, view.undo, view.eyes if view.own else None)
    yield "undo", undo, lambda: _heads.get(undo, lambda: rendered("table/undo.html", context(p)))


def _asked(p: PageModel) -> tuple[list[Seat], list[Seat]]:
    """Who of the viewer's own and who of all is asked."""
    return [ask.offer.seat for ask in p.view.asks], [seat.seat for seat in p.waiting]


def _seats(p: PageModel) -> Iterator[Part]:
    for seat in p.seats:
        # Whose eyes these are matters only where it is their own.
        view, numbers = p.view, p.pointed.get(f"seat:{seat.seat}", ())
        mine = (seat.seat == view.eyes, len(view.own) == 1) if seat.seat in view.own else None
        key = (p.look, p.lang, p.w.player(seat.seat))
        panel = seat.panel
        what = (*key, mine, numbers, seat)
        has = (*key, panel.who, panel.place, panel.numbers, panel.statuses, seat.hand, seat.zones)
        yield f"seat-{seat.seat}", what, lambda what=what, seat=seat: _seat(p, "seat", seat, what)  # type: ignore[misc]
        yield f"more-{seat.seat}", has, lambda has=has, seat=seat: _seat(p, "seat_more", seat, has)  # type: ignore[misc]


def _seat(p: PageModel, name: str, seat: SeatModel, what: tuple[object, ...]) -> str:
    """A seat as some eyes see it: others see the same."""
    return _seats_kept.of(
        (name, seat.seat, *what[:3]), what[3:], lambda: rendered(f"table/{name}.html", {**context(p), "seat": seat})
    )


def _cells(p: PageModel, before: DrawnPage, had: Mapping[str, Made]) -> dict[str, Made]:
    """The places of the board. Where nobody stands and nothing leads, a place that is the same needs no second look."""
    found, boxes, offered = dict(had), p.look.boxes, p.offered
    same = [place.id for place in before.places] == [place.id for place in p.places]  # else it is another board
    if p.cells and before.extent != p.extent:
        same = False  # all cells have moved
    if not same:
        found = {}
    old = before.places if had and same else (None,) * len(p.places)
    for place, was in zip(p.places, old, strict=True):
        busy = place.pieces or place.id in offered
        quiet = not busy and place.id not in before.offered and (place is was or place == was)
        if quiet or (place.id not in boxes and not p.cells):
            continue
        spot = p.spot(place)
        key = f"at-{place.id}"
        found[key] = _made(had.get(key), spot if busy else place, lambda spot=spot: board_markup.cell(p, spot))  # type: ignore[misc]
    return found


def _marks(p: PageModel) -> Iterator[Part]:
    """What lies on the board and is no place."""
    if p.board is None:
        return
    if p.cells:
        yield "ground", (p.lang, _ground_of(p)), lambda: cell_map.ground(p)
    for place in p.offered:
        if place in p.look.boxes:
            yield f"paint-{place}", None, lambda place=place: board_markup.paint(place)  # type: ignore[misc]
    for where in p.littered:
        cards = [(card, p.pointed.get(f"card:{card.id}")) for card in where.cards]
        yield f"lying-{where.id}", cards, lambda where=where: lying(p, where)  # type: ignore[misc]
    if p.aims:
        yield "aims", p.aims, lambda: board_markup.aims(p)
    if p.chevrons:
        yield "ways", p.chevrons, lambda: board_markup.ways(p)
    yield "figures", p.standing, lambda: board_markup.figures(p)


def _ground_of(p: PageModel) -> object:
    """What lies under the cells of a board that grows."""
    assert p.board is not None
    return p.board.areas, [(place.id, place.x, place.y, place.links, place.ways) for place in p.places]


GROUPS: Final = {
    "head": _group(
        "head",
        lambda p: (p.view.undo, p.turn, p.my_turn, p.round, p.afoot, _asked(p)),
        _head,
    ),
    "seats": _group("seats", lambda p: (p.seats, p.marked("seat:")), _seats),
    "cells": Group("board", lambda p: (p.board, p.choices, {one.seat for one in p.view.awaited}, p.turn), _cells),
    "marks": _group("board", lambda p: (p.board, p.choices), _marks),
}
FRAMES: Final = {"head": "table/head.html", "seats": "table/seats.html", "board": "table/board.html"}
"""What stands around the pieces of a fragment."""

# --- what is kept for others who see the same ---

_shared: Final = MarkupCache(2_000)
_heads: Final = MarkupCache(2_000)
_seats_kept: Final = MarkupCache(5_000)
_numbers: Final = MarkupCache(5_000)
_abouts: Final = MarkupCache(200)
_cards: Final = MarkupCache(5_000)


@known
def seat_numbers(shown: PageModel, seat: SeatModel) -> Markup:
    """The numbers of a seat: they change less often than what it is about to do."""
    return _numbers.get(
        (shown.look, shown.lang, seat.panel.numbers, seat.hand),
        lambda: Markup(rendered("table/seat_numbers.html", {**context(shown), "seat": seat, "panel": seat.panel})),
    )


def lying(shown: PageModel, place: s.Place) -> str:
    """The cards at a place, for the sheet that opens it."""
    name, inside = escape(place.id), "".join([card(shown, one, "s") for one in place.cards])
    return f'<div id="lying-{name}" class="lying" data-lying="{name}" hidden>{inside}</div>'


@known
def card(shown: PageModel, one: s.Card, size: str = "s", secret: bool = False, ready: bool = False) -> Markup:
    """A card, face up or down; one that options point at carries the number of the first. One that is `ready` can be
    played by somebody else."""
    picked = shown.pointed.get(f"card:{one.id}", ())
    names = {"p": shown, "w": shown.w, "one": one, "size": size, "secret": secret, "picked": picked, "ready": ready}
    return _cards.get(
        (shown.look, shown.lang, one, size, secret, picked, ready),
        lambda: Markup(rendered("table/card.html", globals_() | names)),
    )
