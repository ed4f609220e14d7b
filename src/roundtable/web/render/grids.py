"""Cards laid out as columns whose numbers are rows (`Zone.spread = "grid"`), and a table with dice that lie in it.

A grid takes what has its id: `Rows` are its rows, `Dice` lie in them, each in the column of the card it lies at (of a
single card, in a column of its own) and in the row that says something there. A seat's grid takes that seat's gauges: a
gauge named like a number counts what its owner has of that kind.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from roundtable.kernel import scene as s

if TYPE_CHECKING:
    from .page_model import PageModel


class NumberRow(NamedTuple):
    """A number of all cards of a grid, one a column; None where a card has no such number."""

    number: s.Number
    values: tuple[s.Number | None, ...]
    gauge: s.Track | None


class Cell(NamedTuple):
    text: s.Text
    dice: tuple[s.Die, ...]


class ResultRow(NamedTuple):
    """A row of a table in which dice lie."""

    id: str
    label: s.Text
    cells: tuple[Cell, ...]


class Grid(NamedTuple):
    zone: s.Zone
    numbers: tuple[NumberRow, ...]
    gauges: s.Gauges | None
    results: tuple[ResultRow, ...]
    columns: int
    loose: tuple[s.Die, ...]
    """Dice that lie at no card yet."""
    golden: s.Die | None
    """The die of its kind, beside the table."""


def grids(shown: PageModel) -> tuple[Grid, ...]:
    return tuple([_grid(shown, zone) for zone in shown.zones if zone.spread == "grid" and zone.cards])


def _grid(shown: PageModel, zone: s.Zone) -> Grid:
    rows = next((part for part in shown.sorts[s.Rows] if part.id == zone.id), None)
    thrown = next((part.dice for part in shown.sorts[s.Dice] if part.id == zone.id), ())
    golden = next((die for die in thrown if die.golden and not die.on), None)
    dice = tuple([die for die in thrown if die is not golden])
    gauges = next((part for part in shown.sorts[s.Gauges] if zone.seat is not None and part.seat == zone.seat), None)
    columns = len(rows.columns) - 1 if rows is not None else len(zone.cards)
    results = _results(zone, rows, dice, columns) if rows is not None else ()
    loose = tuple([die for die in dice if not die.on])
    return Grid(zone, _numbers(zone, gauges), gauges, results, columns, loose, golden)


def _numbers(zone: s.Zone, gauges: s.Gauges | None) -> tuple[NumberRow, ...]:
    """Numbers up to the first that has a limit: that one stands at the head of its column."""
    tracks = {track.id: track for track in gauges.tracks} if gauges else {}
    found = []
    for number in zone.cards[0].numbers:
        if number.max is not None:
            break
        values = [next((one for one in card.numbers if one.id == number.id), None) for card in zone.cards]
        found.append(NumberRow(number, tuple(values), tracks.get(number.id)))
    return tuple(found)


def _results(zone: s.Zone, rows: s.Rows, dice: tuple[s.Die, ...], columns: int) -> tuple[ResultRow, ...]:
    single = len(zone.cards) == 1
    lying: list[list[s.Die]] = [[] for _ in range(columns)]
    places = {card.id: at for at, card in enumerate(zone.cards)}
    for number, die in enumerate([die for die in dice if die.on]):
        at = number if single else places.get(die.on, columns)
        if at < columns:
            lying[at].append(die)
    return tuple(
        [
            ResultRow(
                row.id, _text(row.cells[0]),
                tuple([Cell(_text(text), tuple(lying[at]) if text else ()) for at, text in enumerate(row.cells[1:])]),
            )
            for row in rows.rows
        ]
    )  # fmt: skip


def _text(cell: s.Say | str | int) -> s.Text:
    return str(cell) if isinstance(cell, int) else cell
