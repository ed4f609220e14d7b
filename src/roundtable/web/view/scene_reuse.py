"""What is the same in two scenes of a table becomes the same objects: to compare them later takes no time.

Games make most words of a scene anew each time. Here each is held once against the one that stood in its place before;
whoever draws or sends it afterwards need only see that it is that very one.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from roundtable.kernel import scene as s


class SceneReuse:
    """One version of a table; a part that several seats see is compared once."""

    def __init__(self) -> None:
        self._known: dict[int, tuple[s.Part, s.Part]] = {}
        """By its identity: a part, and what it becomes."""

    def scene(self, scene: s.Scene, before: s.Scene | None) -> s.Scene:
        """This scene, with what it has in common with an earlier one taken from there."""
        if before is None:
            return scene
        old: Sequence[s.Part | None] = before.parts
        if len(old) != len(scene.parts):
            old = _aligned(scene.parts, before.parts)
        parts = tuple(
            [part if part is was else self._part(part, was) for part, was in zip(scene.parts, old, strict=True)]
        )
        return replace(scene, parts=parts)

    def _part(self, part: s.Part, old: s.Part | None) -> s.Part:
        known = self._known.get(id(part))
        if known is not None:
            return known[1]
        found = part
        if old is not None and part == old:
            found = old
        elif isinstance(part, s.Board) and isinstance(old, s.Board):
            found = _board(part, old)
        self._known[id(part)] = part, found
        return found


def _aligned(parts: tuple[s.Part, ...], before: tuple[s.Part, ...]) -> list[s.Part | None]:
    """For each part the one that was there before: the very same, or the one of its name."""
    same = {id(part) for part in before}
    if all(id(part) in same for part in parts):
        return list(parts)
    named = {s.pointer(part): part for part in before}
    return [part if id(part) in same else named.get(s.pointer(part)) for part in parts]


def _board(board: s.Board, old: s.Board) -> s.Board:
    if len(board.places) != len(old.places):
        return board
    both = zip(board.places, old.places, strict=True)
    places = [was if place is was or place == was else place for place, was in both]
    return replace(board, places=tuple(places))
