"""What moves between two views: pieces along their ways, dice, numbers."""

from __future__ import annotations

from typing import Any

from roundtable.kernel import scene as s
from roundtable.views import way
from roundtable.web.view import View

from .shown import dice_of


def motion(before: View, after: View) -> list[dict[str, Any]]:
    """What a screen may show on its way from one view to the next, in the order in which it happens."""
    if before.scene is None or after.scene is None:
        return []
    return [*_dice(before, after), *_pieces(before.scene, after.scene), *_numbers(before.scene, after.scene)]


def _dice(before: View, after: View) -> list[dict[str, Any]]:
    last = before.log[-1].number if before.log else 0
    found = []
    for line in after.log:
        if line.number <= last:
            continue
        dice = dice_of(line.event.params)
        if dice:
            seats = [value for _, value in line.event.params if isinstance(value, str) and value.startswith("@seat.")]
            found.append({"what": "dice", "seat": int(seats[0][6:]) if seats else None, "dice": list(dice)})
    return found[-2:]


def _pieces(before: s.Scene, after: s.Scene) -> list[dict[str, Any]]:
    boards = [part for part in after.parts if isinstance(part, s.Board)]
    if not boards:
        return []
    places = {place.id: place for board in boards for place in board.places}
    stood = {piece.id: place for place, piece in _standing(before)}
    found = []
    for place, piece in _standing(after):
        start = stood.get(piece.id)
        if start is not None and start != place:
            found.append({"what": "piece", "piece": piece.id, "seat": piece.seat, "path": [*way(places, start, place)]})
    return found


def _standing(scene: s.Scene) -> list[tuple[str, s.Piece]]:
    return [
        (place.id, piece)
        for part in scene.parts
        if isinstance(part, s.Board)
        for place in part.places
        for piece in place.pieces
    ]


def _numbers(before: s.Scene, after: s.Scene) -> list[dict[str, Any]]:
    old = {part.seat: part for part in before.parts if isinstance(part, s.SeatPanel)}
    found = []
    for part in after.parts:
        if not isinstance(part, s.SeatPanel) or part.seat not in old:
            continue
        was = {number.id: number.value for number in old[part.seat].numbers}
        found += [
            {"what": "number", "seat": part.seat, "number": number.id, "by": number.value - was[number.id]}
            for number in part.numbers
            if number.id in was and number.value != was[number.id]
        ]
    return found
