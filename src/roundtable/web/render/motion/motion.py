"""What moves between two views: dice, pieces along their ways, cards from zone to zone, numbers, sealed answers.

Everything is read off what the same eyes saw before and see now, so motion tells nothing that the views don't: of a
hidden card it is known that one more lies here and one less there, and not which.
"""

from __future__ import annotations

from itertools import takewhile
from typing import Any, Final

from roundtable.kernel import scene as s
from roundtable.views import way
from roundtable.views.turns import dice_of
from roundtable.web.view.view import VersionMemo, View

from .card_flights import flights

Motion = dict[str, Any]

STEPS: Final = 6
"""Whoever goes further than this was carried."""


def motion(before: View, after: View) -> list[Motion]:
    """What a screen may show on its way from one view to the next, in the order in which it happens."""
    if before.scene is None or after.scene is None:
        return []
    old, new = differing(before.scene, after.scene, after.common)
    scene, alike = after.scene, before.eyes == after.eyes
    key = (after.lang, alike, tuple([id(part) for part in (*old.parts, *new.parts)]))
    _, _, found = after.common("motion", key, lambda: (old, new, _things(after, scene, old, new, alike)))
    return [*_dice(before, after), *_opened(before, after), *found] if alike else found


def _things(after: View, scene: s.Scene, old: s.Scene, new: s.Scene, alike: bool) -> list[Motion]:
    """What moves besides dice and answers: whoever sees the same of it sees it move alike."""
    found = [*_pieces(old, new, scene), *_numbers(old, new)]
    # Where somebody plays several seats at one screen, only what all can see goes on.
    return [*flights(after, old, new), *found] if alike else found


def differing(before: s.Scene, after: s.Scene, common: VersionMemo) -> tuple[s.Scene, s.Scene]:
    """Both scenes without the parts, and boards without the places, that are the same in both."""
    if len(before.parts) != len(after.parts):
        return before, after
    old, new = [], []
    for a, b in zip(before.parts, after.parts, strict=True):
        if a is b or a == b:
            continue
        one, other = (a, b)
        if isinstance(a, s.Board) and isinstance(b, s.Board):
            boards = a, b
            _, one, other = common("boards", (id(a), id(b)), lambda boards=boards: (boards, *_boards(*boards)))  # type: ignore[misc]
        old.append(one)
        new.append(other)
    return s.Scene(parts=tuple(old)), s.Scene(parts=tuple(new))


def _boards(a: s.Board, b: s.Board) -> tuple[s.Board, s.Board]:
    if len(a.places) != len(b.places):
        return a, b
    places = [(p, q) for p, q in zip(a.places, b.places, strict=True) if p is not q and p != q]
    return (
        s.Board(id=a.id, places=tuple([place for place, _ in places])),
        s.Board(id=b.id, places=tuple([place for _, place in places])),
    )


def _dice(before: View, after: View) -> list[Motion]:
    last = before.log[-1].number if before.log else 0
    for line in takewhile(lambda line: line.number > last, reversed(after.log)):
        dice = dice_of(line.event.params)
        if dice:
            seats = [value for _, value in line.event.params if isinstance(value, str) and value.startswith("@seat.")]
            return [{"what": "dice", "seat": int(seats[0][6:]) if seats else None, "dice": list(dice)}]
    return []


def _opened(before: View, after: View) -> list[Motion]:
    """Sealed answers that lay there and are opened now, all at once."""
    still = {one.number for one in after.sealed}
    done = [one for one in before.sealed if one.number not in still]
    seats = sorted({seat for one in done for seat in (*one.answered, *one.waiting)})
    return [{"what": "opened", "seats": seats}] if len(seats) > 1 else []


def _pieces(before: s.Scene, after: s.Scene, whole: s.Scene) -> list[Motion]:
    stood = {piece.id: place for place, piece in _standing(before)}
    found = []
    for place, piece in _standing(after):
        start = stood.get(piece.id)
        if start is not None and start != place:
            boards = [part for part in whole.parts if isinstance(part, s.Board)]
            places = {place.id: place for board in boards for place in board.places}
            path = [*way(places, start, place, STEPS)]
            found.append({"what": "piece", "piece": piece.id, "seat": piece.seat, "path": path})
    return found


def _standing(scene: s.Scene) -> list[tuple[str, s.Piece]]:
    return [
        (place.id, piece)
        for part in scene.parts
        if isinstance(part, s.Board)
        for place in part.places
        for piece in place.pieces
    ]


def _numbers(before: s.Scene, after: s.Scene) -> list[Motion]:
    old = {part.seat: part for part in before.parts if isinstance(part, s.SeatPanel)}
    found = []
    for part in after.parts:
        if not isinstance(part, s.SeatPanel) or part.seat not in old or old[part.seat].who != part.who:
            continue
        was = {number.id: number.value for number in old[part.seat].numbers}
        found += [
            {"what": "number", "seat": part.seat, "number": number.id, "by": number.value - was[number.id]}
            for number in part.numbers
            if number.id in was and number.value != was[number.id]
        ]
    return found
