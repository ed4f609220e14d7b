"""Chance: dice and shuffles that a key and a counter reproduce, here and in any other process.

A keyed hash makes the numbers, so that seeing every die of a match tells nothing about the next one.
"""

from __future__ import annotations

from hashlib import blake2b
from struct import Struct as Layout
from typing import TypeVar

from msgspec import Struct, field

from .errors import PreviewRefused, ScriptError

T = TypeVar("T")

_WORDS = Layout("<16L").unpack
_NO_WORDS: tuple[int, ...] = (0,) * 16


class _Block:
    """The last sixteen numbers made: a cache, not part of any state."""

    __slots__ = ("key", "number", "words")

    def __init__(self) -> None:
        self.key = b""
        self.number = -1
        self.words = _NO_WORDS


_block = _Block()


def key_of(seed: str) -> bytes:
    """The key that a seed stands for."""
    return blake2b(seed.encode(), digest_size=16, person=b"roundtable seed").digest()


class Chance(Struct, array_like=True):
    """Where the dice of one match come from; part of its state."""

    key: bytes
    counter: int = 0
    dice: list[int] | None = None
    """Forced dice, used in order; None means that dice are rolled."""
    draws: dict[str, list[str]] = field(default_factory=dict)
    """Forced draws: for a pile's name, the cards that come next from it."""

    def unforeseen(self) -> None:
        """Something comes that nobody at the table can know beforehand, such as a page that is turned."""

    def below(self, n: int) -> int:
        """A number from 0 to n - 1; for the few things on a table, 32 bits make them all alike to one in 10 million."""
        count = self.counter
        self.counter = count + 1
        words = _block.words if _block.number == count >> 4 and _block.key == self.key else self._fill(count >> 4)
        return words[count & 15] * n >> 32

    def die(self, sides: int = 6) -> int:
        """One die; a forced one where the scenario forces it."""
        count = self.counter
        self.counter = count + 1
        if self.dice is None:
            # The same as `below`, written out: nothing is rolled more often.
            words = _block.words if _block.number == count >> 4 and _block.key == self.key else self._fill(count >> 4)
            return (words[count & 15] * sides >> 32) + 1
        if not self.dice:
            raise ScriptError("The scenario has no die left, and the rules roll another.")
        value = self.dice.pop(0)
        if not 1 <= value <= sides:
            raise ScriptError(f"The scenario forces a {value}, which a die of {sides} sides can't show.")
        return value

    def shuffle(self, things: list[T]) -> None:
        """Puts the list in a random order."""
        most = len(things) - 1
        if most <= 0:
            return
        count = self.counter
        self.counter = count + most
        first = count >> 4
        words: list[int] = []
        for number in range(first, (count + most - 1 >> 4) + 1):
            words += _block.words if _block.number == number and _block.key == self.key else self._fill(number)
        # The same as `below`, written out: a deck takes a hundred of them.
        for last, word in zip(range(most, 0, -1), words[count & 15 :], strict=False):
            other = word * (last + 1) >> 32
            things[last], things[other] = things[other], things[last]

    def _fill(self, number: int) -> tuple[int, ...]:
        """Makes the block of numbers with this number."""
        _block.words = _WORDS(blake2b(number.to_bytes(8, "little"), key=self.key).digest())
        _block.key = self.key
        _block.number = number
        return _block.words


class NoChance(Chance):
    """Nothing is left to chance here: who asks for it is stopped at once."""

    def below(self, n: int) -> int:
        raise PreviewRefused("That depends on chance.")

    def die(self, sides: int = 6) -> int:
        raise PreviewRefused("That depends on chance.")

    def shuffle(self, things: list[T]) -> None:
        raise PreviewRefused("That depends on chance.")

    def unforeseen(self) -> None:
        raise PreviewRefused("That depends on what nobody has read yet.")
