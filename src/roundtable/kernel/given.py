"""Reading what a scenario gives: a game says it as a struct, and whatever does not fit is refused in a sentence."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from difflib import get_close_matches
from typing import Annotated, Any, Final, TypeVar

from msgspec import Meta, Struct, ValidationError, convert

from .errors import ScriptError

T = TypeVar("T", bound=Struct)

MOST_NAMED: Final = 12

Number = Annotated[int, Meta(ge=0, le=999)]
"""A count of something."""


def read(given: Mapping[str, Any], kind: type[T]) -> T:
    """What is given, as this struct; a ScriptError that says what is wrong with it."""
    try:
        return convert(dict(given), kind)
    except ValidationError as error:
        raise ScriptError(f"{str(error).replace('$', 'given').rstrip('.')}.") from None


def known(name: Any, names: Collection[str], what: str) -> str:
    """The name, if it is one of these.

    >>> known("bear", ["bear", "wolf"], "beast")
    'bear'
    """
    if isinstance(name, str) and name in names:
        return name
    close = get_close_matches(str(name), list(names), 1)
    hint = f" There are {', '.join(names)}." if 0 < len(names) <= MOST_NAMED else ""
    hint = f" Is it '{close[0]}'?" if close else hint
    raise ScriptError(f"There is no {what} '{name}'.{hint}")


def no_more(things: Collection[Any], most: int, what: str) -> None:
    """Refuses to give more of something than there can be."""
    if len(things) > most:
        raise ScriptError(f"There are only {most} {what}, not {len(things)}.")


def no_twice(names: Collection[str], what: str) -> None:
    """Refuses to give something twice of which there is one."""
    seen: set[str] = set()
    for name in names:
        if name and name in seen:
            raise ScriptError(f"There is only one {what} '{name}'.")
        seen.add(name)
