"""Seats, and sets of seats as bit masks (who sees a card, who may know an event)."""

from typing import TypeAlias

Seat: TypeAlias = int
"""A place at the table, counted from 0."""

Mask: TypeAlias = int
"""A set of seats, one bit each; the highest bit stands for those who only watch."""

MOST_SEATS = 15
WATCHER: Seat = 15
"""The eyes of somebody without a seat."""

NOBODY: Mask = 0
EVERYONE: Mask = (1 << 16) - 1


def bit(seat: Seat) -> Mask:
    """The mask of one seat.

    >>> bit(0), bit(2)
    (1, 4)
    """
    return 1 << seat


def only(*seats: Seat) -> Mask:
    """The mask of these seats.

    >>> only(0, 2)
    5
    """
    mask = 0
    for seat in seats:
        mask |= 1 << seat
    return mask
