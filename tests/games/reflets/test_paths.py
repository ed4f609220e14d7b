"""Ways over the board, one by one."""

from __future__ import annotations

from typing import Any

import pytest

from roundtable.games.reflets.road import paths

from .tables import Story, asked, start, tell

DIE = {"waiting": ["blue-bonus-die"]}
"""It may make a way longer: so that even whoever has only one is asked."""


def board(at: str, *others: str, **more: Any) -> Story:
    """A pawn of a team that has passed the Door, others elsewhere."""
    own = {"door": True, **DIE, **more.pop("own", {})}
    return start({"at": at, **own}, *[{"at": place} for place in others], begin="progress", dice=(1,), **more)


LINKED: dict[str, Any] = {"slots": {"s1": "secret-alcove", "s7": "hall-of-mirrors"}, "revealed": ["s1", "s7"]}


def test_of_two_ways_to_a_place_the_one_is_taken_that_does_not_cross_the_dragon() -> None:
    match = board("c3", dragon="c6", **LINKED)
    assert paths.ways(match.table, 0, 8)["s7"] == ("s1", "s7")
    assert paths.ways(match.table, 0, 8)["s8"] == ("s1", "s7", "c10", "s8")
    assert paths.ways(match.table, 0, 3)["c11"] == ("s1", "s7", "c10", "c11")


def test_past_the_dragon_where_there_is_no_other_way() -> None:
    match = board("c5", dragon="c6")
    assert paths.ways(match.table, 0, 2)["c7"] == ("c6", "c7")


def test_a_portal_begins_the_way_anew_in_either_direction() -> None:
    match = board("c2", **LINKED)
    found = paths.ways(match.table, 0, 3)
    assert {"c9", "c11"} <= set(paths.ways(match.table, 0, 4))
    assert found["c10"] == ("c3", "s1", "s7", "c10")


def test_a_way_that_comes_to_no_legal_stop_goes_as_far_as_it_can() -> None:
    match = board("c11", "c12", slots={}, revealed=[])
    search = paths.Search(match.table, 0)
    search.run(1)
    assert set(search.stops) == {"c10"}, "c12 is taken, and nothing lies behind it"
    search.reached = {"c9": ("c10", "c9"), "c12": ("c12",)}
    assert search.farthest() == {"c9": ("c10", "c9")}
    search.reached = {}
    assert search.farthest() == {"c11": ()}


def test_spaces_outward_end_at_the_door() -> None:
    match = board("c2")
    assert paths.onward(match.table, 0, 5, paths.BACK) == ("c1", "56")
    match.state.sealed = True
    assert paths.onward(match.table, 0, 5, paths.BACK) == ("c1",)
    assert paths.onward(match.table, 0, 2) == ("c3", "c4")


def test_a_retreat_goes_through_an_open_door_and_stops_at_a_sealed_one() -> None:
    match = board("s1")
    assert paths.backward(match.table, 0, 5) == ("c3", "c2", "c1", "56", "55")
    match.state.sealed = True
    assert paths.backward(match.table, 0, 5) == ("c3", "c2", "c1", "56")


def test_a_push_goes_either_way_and_past_pawns() -> None:
    match = board("5", "6")
    assert paths.shoved(match.table, 0, 1) == ("6", "7")
    assert paths.shoved(match.table, 0, 3) == ("6", "7"), "short of the card on 8"
    assert paths.shoved(match.table, 0, -2) == ("4", "3")
    before_the_card = board("6", "7")
    assert paths.shoved(before_the_card.table, 0, 1) == (), "back to the last free space"


def test_the_next_free_place() -> None:
    match = board("20", "c12", "c11")
    assert paths.next_free(match.table, "c10", 0) == "c10"
    assert paths.next_free(match.table, "c11", 0) == "c10", "nothing lies behind the end, so back"
    assert paths.next_free(match.table, "8", 0) == "8"


def test_a_pawn_that_walks_back_is_pushed_back() -> None:
    match = board("c8", "c6")
    assert paths.ways(match.table, 0, 2)["c5"] == ("c7", "c6", "c5")
    assert "c7" not in paths.ways(match.table, 0, 2), "back again would be doubling back"


def test_a_hidden_room_leads_through_no_portal() -> None:
    match = board("c3", slots=LINKED["slots"], revealed=["s7"])
    assert set(paths.ways(match.table, 0, 1)) >= {"s1", "s2", "c2", "c4"}
    assert "s7" not in paths.ways(match.table, 0, 1)
    assert "c11" not in paths.ways(match.table, 0, 3)


def test_a_room_is_left_and_entered_anew_for_two_points() -> None:
    match = board("s1", slots={"s1": "lost-property"}, revealed=["s1"])
    assert paths.ways(match.table, 0, 2)["s1"] == ("c3", "s1")
    assert "s1" not in paths.ways(match.table, 0, 1), "nobody stays"


# --- why a pawn does not get there ---

TOO_FAR = ("reflets.progress.golden-die-gives-movement",)
NO_WAY_BACK = ("reflets.progress.empty-space-needs-exact-count",)
CARD_IN_THE_WAY = ("reflets.progress.must-stop-on-zone-and-door-hazards",)


def why_not_there(match: Story, *places: str) -> list[tuple[str, ...]]:
    tell(match, "0 walk")
    assert asked(match) == {0: "ask-destination"}
    return [match.why_not(0, f"go:{place}") for place in places]


@pytest.mark.rule(*CARD_IN_THE_WAY)
def test_a_card_bars_what_lies_behind_it_even_from_right_before_it() -> None:
    match = start({"at": "7", **DIE}, begin="progress", dice=(1,), slots={"8": "unclear-clearing"})
    assert why_not_there(match, "9", "10") == [CARD_IN_THE_WAY] * 2
    match = start({"at": "5", **DIE}, begin="progress", dice=(1,), slots={"8": "unclear-clearing"})
    assert why_not_there(match, "7", "8", "9") == [TOO_FAR, TOO_FAR, CARD_IN_THE_WAY], "the card itself is only too far"


@pytest.mark.rule(*TOO_FAR)
def test_a_card_under_a_pawn_does_not_bar_its_way() -> None:
    match = start({"at": "8", **DIE}, begin="progress", dice=(1,), slots={"8": "unclear-clearing"})
    assert why_not_there(match, "10") == [TOO_FAR]


@pytest.mark.rule(*TOO_FAR, *NO_WAY_BACK)
def test_a_pawn_has_to_leave_its_space_and_never_goes_back_on_the_road() -> None:
    match = start({"at": "9", **DIE}, begin="progress", dice=(2,))
    assert why_not_there(match, "9", "8") == [TOO_FAR, NO_WAY_BACK]


@pytest.mark.rule("reflets.dragon.sealed-door-blocks-both-ways", *NO_WAY_BACK)
def test_out_of_the_abyss_a_pawn_comes_no_further_than_to_the_door() -> None:
    assert why_not_there(board("c4"), "c4", "c9", "56", "55") == [TOO_FAR, TOO_FAR, TOO_FAR, NO_WAY_BACK]
    sealed = board("c4", sealed=True, dragon="s9")
    assert why_not_there(sealed, "c9", "56", "55") == [TOO_FAR, *[("reflets.dragon.sealed-door-blocks-both-ways",)] * 2]
