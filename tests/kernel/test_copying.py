"""Copies: equal to what they were made from, and independent of it, whatever a state is made of."""

from __future__ import annotations

from typing import Any, Literal

import msgspec
import pytest
from msgspec import Struct, field

from roundtable.kernel.copying import copied
from roundtable.kernel.piles import Pile
from roundtable.testing.properties import Broken, check_copy


class Step(Struct, tag=True, frozen=True):
    seat: int


class Plan(Struct, tag=True, frozen=True):
    """Frozen, but what it holds is not."""

    seats: list[int]


class Figure(Struct):
    hand: Pile
    place: str = "village"
    colour: Literal["red", "blue"] = "red"


class Everything(Struct, kw_only=True):
    figure: Figure
    figures: list[Figure]
    maybe: Figure | None = None
    numbers: list[int] = field(default_factory=lambda: [1, 2])
    chances: list[int] | None = None
    fixed: tuple[tuple[int, str], ...] = ((1, "a"),)
    lists: tuple[list[int], ...] = field(default_factory=lambda: ([1], [2]))
    nested: dict[str, list[int]] = field(default_factory=lambda: {"a": [1]})
    coins: dict[str, int] = field(default_factory=lambda: {"a": 1})
    lying: dict[str, Pile] = field(default_factory=lambda: {"inn": Pile("inn", cards=["bear"], marks=[3])})
    agenda: list[Step | Plan] = field(default_factory=lambda: [Step(1), Plan([2])])
    either: Figure | list[int] | None = None
    whatever: Any = None
    inner: Everything | None = None


def figure() -> Figure:
    return Figure(Pile("hand", cards=["wolf"], marks=[1]))


def everything(**fields: Any) -> Everything:
    return Everything(figure=figure(), figures=[figure(), figure()], **fields)


@pytest.mark.parametrize(
    "fields",
    [
        {},
        {"maybe": figure(), "chances": [6]},
        {"either": figure()},
        {"either": [1, 2]},
        {"whatever": {"a": [figure(), ([1], Step(3)), "b", 4, None]}},
        {"inner": everything(inner=everything())},
    ],
)
def test_a_copy_is_equal_and_shares_nothing_that_changes(fields: dict[str, Any]) -> None:
    original = everything(**fields)
    before = msgspec.msgpack.encode(original)

    copy = copied(original)

    assert msgspec.msgpack.encode(copy) == before
    check_copy(original)


def test_what_never_changes_is_shared() -> None:
    original = everything()
    copy = copied(original)
    assert copy.agenda[0] is original.agenda[0]
    assert copy.fixed is original.fixed
    assert copy.lying["inn"].cards is original.lying["inn"].cards


def test_a_card_put_on_a_pile_is_not_on_its_copies() -> None:
    original = everything()
    copy = copied(original)
    original.lying["inn"].put("dragon")
    copy.figures[1].hand.put("sword")
    assert (original.lying["inn"].cards, copy.lying["inn"].cards) == (["bear", "dragon"], ["bear"])
    assert (original.figures[1].hand.cards, copy.figures[1].hand.cards) == (["wolf"], ["wolf", "sword"])


def test_a_copy_that_shares_what_changes_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("roundtable.testing.properties.copied", lambda state: state.__copy__())
    with pytest.raises(Broken, match=r"copy\.figure and state\.figure are the same object"):
        check_copy(everything())
