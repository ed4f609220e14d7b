"""Ways: which are open, which one must be taken, and where memories lead instead."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TypeVar

from roundtable.kernel.options import Option

T = TypeVar("T")


def compulsory(
    options: Sequence[Option[T]], barred: Sequence[str | None], must: Sequence[int], because: str, first: str
) -> list[tuple[Option[T], str | None]]:
    """The menu where compulsory ways apply: the first of them (by rule `first`), and because of it no other.

    `barred` has for every way the rule that bars it, or None; `must` has the numbers of the compulsory ones.
    """
    menu: list[tuple[Option[T], str | None]] = []
    for number, (option, rule) in enumerate(zip(options, barred, strict=True)):
        if number == must[0]:
            menu.append((option, None))
        else:
            menu.append((option, first if number in must else rule or because))
    return menu


def redirected(
    page: str, memories: Iterable[str], redirects: Callable[[str], Mapping[str, str]]
) -> tuple[str, list[str]]:
    """Where readers come to who are sent to this page, and the memories that lead them there, each followed once.

    >>> redirected("inn", ["fire", "flood"], {"fire": {"inn": "ruin"}, "flood": {"ruin": "lake"}}.__getitem__)
    ('lake', ['fire', 'flood'])
    """
    waiting = list(memories)
    followed: list[str] = []
    while memory := next((each for each in waiting if each not in followed and page in redirects(each)), None):
        followed.append(memory)
        page = redirects(memory)[page]
    return page, followed
