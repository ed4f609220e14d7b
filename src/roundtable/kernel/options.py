"""What a seat can choose, and what it can't and why."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Any, Generic, TypeAlias, TypeVar

from msgspec import Struct

T_co = TypeVar("T_co", covariant=True)
T = TypeVar("T")

Params: TypeAlias = tuple[tuple[str, int | str], ...]
"""Named values for a text: numbers, words, or references such as `@cards.bear` and `@seat.1`."""


class Option(Struct, Generic[T_co], frozen=True, gc=False):
    """One thing a seat may choose: a verb and, mostly, an argument.

    >>> Option("play", "bear").id
    'play:bear'
    >>> Option("pass").id
    'pass'
    """

    verb: str
    arg: str = ""
    value: T_co = None  # type: ignore[assignment]  # what the rule wants back; None where verb and arg say it all
    rules: tuple[str, ...] = ()
    points: tuple[str, ...] = ()
    """What it points at on the board: scene ids such as `place:village`."""
    params: Params = ()
    text: str = ""
    """Its text key, a short title; empty means `option-` and the verb. Its attribute `does` says what follows."""
    group: str = ""
    """The key of the heading under which it stands where there are many of several kinds."""
    idle: str = ""
    """The key of the reason why it is of no use now, with the option's parameters; it is offered all the same."""

    @property
    def id(self) -> str:
        """Stable from match to match: never a position in a list."""
        return f"{self.verb}:{self.arg}" if self.arg else self.verb

    @property
    def key(self) -> str:
        return self.text or f"option-{self.verb}"


class Refusal(Struct, frozen=True):
    """An option that is not offered, and the rules that forbid it."""

    option: Option[object]
    rules: tuple[str, ...]

    @property
    def id(self) -> str:
        return self.option.id

    @property
    def verb(self) -> str:
        """As an option's, for menus that look through what is allowed."""
        return self.option.verb

    @property
    def arg(self) -> str:
        return self.option.arg


class Prompt(Struct, frozen=True, gc=False):
    """What a decision asks, as a text key with its parameters, and the rules behind it."""

    key: str
    params: Params = ()
    rules: tuple[str, ...] = ()
    subject: str = ""
    """What lies on the table while it is asked, as a pointer (`card:harpy`, `place:city`): drawn, met, rolled for."""
    about: Any = None
    """What the game itself needs to tell more of it (`Game.faces`, `Game.odds`): nobody else looks at it."""


@lru_cache(4096)
def with_subject(prompt: Prompt, subject: str) -> Prompt:
    """A question that never changes, about this thing here.

    >>> with_subject(Prompt("ask-buy"), "place:village").subject
    'place:village'
    """
    return Prompt(prompt.key, prompt.params, prompt.rules, subject, prompt.about)


YES: Option[bool] = Option("yes", value=True)
NO: Option[bool] = Option("no", value=False)
PASS: Option[None] = Option("pass")
DONE: Option[None] = Option("done")


def distinct(options: Iterable[Option[T]]) -> list[Option[T]]:
    """Without repeats: two equal cards in a hand are one option.

    >>> [o.id for o in distinct([Option("play", "bear"), Option("play", "bear"), PASS])]
    ['play:bear', 'pass']
    """
    return list({option.id: option for option in options}.values())


def find(options: Sequence[Option[T]], option_id: str) -> Option[T] | None:
    """The option with this id."""
    for option in options:
        if option.id == option_id:
            return option
    return None
