"""Answers, as rules see them and as they are kept. Plain structs in a module of their own, which is never compiled."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from .options import Option
from .seats import Mask, Seat


class Answer(Struct, frozen=True, gc=False):
    """Who chose what, and how many milliseconds after the window opened."""

    seat: Seat
    option: Option[Any]
    ms: int


class AnswerRow(Struct, frozen=True, gc=False):
    """An answer as it is kept: the window's number, who chose what, and when. No option: the window's time ran out."""

    number: int
    seat: Seat
    option: Option[Any] | None
    ms: int


class Deal(Struct, frozen=True):
    """What a redeal came to: the hidden piles' cards and marks in the order of the state, its lots, and how much chance
    it took. Nobody may change its lists."""

    piles: Sequence[tuple[list[str], list[int]]]
    lots: tuple[tuple[tuple[int, Mask], ...], ...]
    counter: int


class Redealt(Struct, frozen=True):
    """From here on it is an imagined match: what this seat can't know was dealt anew with this key."""

    seat: Seat
    key: bytes
    deal: Deal
    """So that it takes little to come here again."""
