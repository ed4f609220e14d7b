"""The way from one place of a board to another."""

from __future__ import annotations

from collections import deque
from collections.abc import Mapping
from itertools import pairwise
from typing import Literal

from roundtable.kernel import scene as s


def way(places: Mapping[str, s.Place], start: str, end: str, most: int = 12) -> tuple[str, ...]:
    """The shortest way by links, its ends included; within a region as long as both ends lie in it. Empty: none.

    >>> row = {name: s.Place(id=name, name=name, x=x, y=0, links=to) for x, (name, to) in enumerate(
    ...     [("a", ("b",)), ("b", ("a", "c")), ("c", ("b",))])}
    >>> way(row, "a", "c")
    ('a', 'b', 'c')
    """
    if start not in places or end not in places or start == end:
        return ()
    region = places[start].region if places[start].region == places[end].region else None
    before: dict[str, str] = {start: ""}
    edge = deque([(start, 0)])
    while edge:
        here, steps = edge.popleft()
        if here == end:
            return _back(before, end)
        if steps == most:
            continue
        for link in places[here].links:
            if link in places and link not in before and (region is None or places[link].region == region):
                before[link] = here
                edge.append((link, steps + 1))
    return ()


def _back(before: Mapping[str, str], end: str) -> tuple[str, ...]:
    found = [end]
    while before[found[-1]]:
        found.append(before[found[-1]])
    return tuple(reversed(found))


def turning(places: Mapping[str, s.Place], path: tuple[str, ...]) -> Literal["clockwise", "counter-clockwise", ""]:
    """How a way turns about the middle of the board, seen from above; nothing where it doesn't, or where there is no
    other way to turn: nobody walks back on it."""
    if len(path) < 2 or any(one not in places[other].links for one, other in pairwise(path)):
        return ""
    middle_x = (min(place.x for place in places.values()) + max(place.x for place in places.values())) / 2
    middle_y = (min(place.y for place in places.values()) + max(place.y for place in places.values())) / 2
    turned = 0.0
    for one, other in pairwise(path):
        ax, ay = places[one].x - middle_x, places[one].y - middle_y
        bx, by = places[other].x - middle_x, places[other].y - middle_y
        turned += ax * by - ay * bx
    return "clockwise" if turned > 0 else "counter-clockwise" if turned < 0 else ""
