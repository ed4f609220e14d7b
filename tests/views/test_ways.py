"""The way from place to place."""

from __future__ import annotations

from roundtable.kernel import scene as s
from roundtable.views import turning, way


def ring(*names: str, region: str = "outer", **more: tuple[str, ...]) -> dict[str, s.Place]:
    """Places round a square, clockwise from the top left, each linked to the next and the one before."""
    spots = [(0, 0), (1, 0), (2, 0), (2, 1), (2, 2), (1, 2), (0, 2), (0, 1)]
    return {
        name: s.Place(
            id=name, name=name, x=x, y=y, region=region,
            links=(names[(at + 1) % len(names)], names[at - 1], *more.get(name, ())),
        )
        for at, (name, (x, y)) in enumerate(zip(names, spots, strict=True))
    }  # fmt: skip


RING = ring(*"abcdefgh")


def test_the_shorter_way_round_is_taken() -> None:
    assert way(RING, "a", "d") == ("a", "b", "c", "d")
    assert way(RING, "a", "g") == ("a", "h", "g")


def test_a_way_within_a_region_does_not_leave_it() -> None:
    across = s.Place(id="x", name="x", x=1, y=1, region="inner", links=("a", "d"))
    places = ring(*"abcdefgh", a=("x",), d=("x",)) | {"x": across}
    assert way(places, "a", "d") == ("a", "b", "c", "d")
    assert way(places, "a", "x") == ("a", "x")


def test_there_may_be_no_way() -> None:
    alone = RING | {"x": s.Place(id="x", name="x", x=9, y=9)}
    assert way(alone, "a", "x") == ()
    assert way(alone, "a", "a") == ()
    assert way(alone, "a", "nowhere") == ()
    assert way(RING, "a", "e", most=3) == ()


def test_a_way_turns_as_a_clock_or_against_it() -> None:
    assert turning(RING, ("a", "b", "c", "d")) == "clockwise"
    assert turning(RING, ("a", "h", "g")) == "counter-clockwise"
    assert turning(RING, ("a",)) == ""


def test_a_road_that_goes_one_way_only_has_no_other_way_to_turn() -> None:
    corner = {"a": (0, 0, ("b",)), "b": (1, 0, ("c",)), "c": (1, 1, ())}
    road = {name: s.Place(id=name, name=name, x=x, y=y, links=to) for name, (x, y, to) in corner.items()}
    assert turning(road, ("a", "b", "c")) == ""
