"""What a card does, line by line, where its tags say of which kind they are; which of the lines an option means."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeAlias

from roundtable.kernel import scene as s
from roundtable.kernel.options import Option

CardLines: TypeAlias = list[tuple[str, str]]
"""Each line with its kind."""
GOES_ON: Final = frozenset({"and", "or", "gem"})
"""Kinds of lines that go on with the line before."""


def kind_of_line(text: s.Text) -> str:
    """The kind of a line, where it says so: its parameter of that name."""
    params = text.params if isinstance(text, s.Say) else ()
    return next((str(value) for name, value in params if name == "kind"), "")


def card_lines(card: s.Card, words: Callable[[s.Text], str]) -> CardLines:
    """What a card does: the tags that say which kind they are."""
    return [(kind, words(tag)) for tag in card.tags if (kind := kind_of_line(tag))]


def names_line(option: Option[Any]) -> bool:
    """Whether it is about one thing that a card does, and not about the card."""
    return "line" in dict(option.params)


def lines_meant(lines: CardLines, option: Option[Any], colon: str) -> list[str]:
    """Of what a card does, what this option does: the lines of that kind, without what leads up to them."""
    params = dict(option.params)
    kind, nth = params.get("line"), int(params.get("nth", 1))
    begins = [at for at, (other, _) in enumerate(lines) if other == kind]
    if not 1 <= nth <= len(begins):
        return flowing(lines)
    first = begins[nth - 1]
    last = next((at for at in range(first + 1, len(lines)) if lines[at][0] not in GOES_ON), len(lines))
    _, _, does = lines[first][1].partition(f"{colon} ")
    return flowing([(str(kind), does[:1].upper() + does[1:] or lines[first][1]), *lines[first + 1 : last]])


def flowing(lines: CardLines) -> list[str]:
    """Lines as they are told one after the other: what goes on with the line before stands in it, and a full stop only
    at the end.

    >>> flowing([("mission", "+3: alive, 2 trolls"), ("or", "or undead"), ("mission", "+3: 2 LOOT")])
    ['+3: alive, 2 trolls or undead', '+3: 2 LOOT']
    """
    told: list[str] = []
    for kind, words in lines:
        if told and kind in GOES_ON:
            told[-1] = f"{told[-1]} {words}"
        else:
            told.append(words)
    return [*(words.removesuffix(".") for words in told[:-1]), *told[-1:]]
