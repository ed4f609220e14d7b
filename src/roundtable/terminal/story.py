"""The log since somebody last looked, told as a story: a chapter for each turn, and what concerns them marked."""

from __future__ import annotations

import textwrap
from collections.abc import Sequence

from roundtable.kernel.events import CHAPTERS, Event
from roundtable.kernel.seats import Seat
from roundtable.kernel.texts import Texts

from .paint import Paint


def tell(events: Sequence[Event], me: Seat, texts: Texts, lang: str, paint: Paint, width: int) -> list[str]:
    """The events in lines. Others' turns are paragraphs, one's own a line for each event."""
    lines: list[str] = []
    for chapter in _chapters(events):
        opening = chapter[0] if chapter[0].key in CHAPTERS else None
        own = opening is not None and concerns(opening, me)
        if opening is not None:
            lines += ["", *_painted(texts.say(lang, opening.key, opening.params), "", "head", paint, width)]
        happened = chapter if opening is None else chapter[1:]
        if opening is None or own:
            for event in happened:
                marked = opening is None and concerns(event, me)
                lines += _painted(
                    texts.say(lang, event.key, event.params), "- ", "mine" if marked else "", paint, width
                )
        else:
            lines += _paragraphs(happened, me, texts, lang, paint, width)
    return lines


def concerns(event: Event, me: Seat) -> bool:
    """Whether this event names the seat."""
    return any(value == f"@seat.{me}" for _, value in event.params)


def _chapters(events: Sequence[Event]) -> list[list[Event]]:
    chapters: list[list[Event]] = []
    for event in events:
        if not chapters or event.key in CHAPTERS:
            chapters.append([])
        chapters[-1].append(event)
    return chapters


def _paragraphs(events: Sequence[Event], me: Seat, texts: Texts, lang: str, paint: Paint, width: int) -> list[str]:
    """Sentences one after another; those that name the reader stand alone, with their mark."""
    lines: list[str] = []
    running: list[str] = []
    for event in events:
        words = texts.say(lang, event.key, event.params)
        if not concerns(event, me):
            running.append(words)
            continue
        lines += _painted(" ".join(running), "  ", "", paint, width)
        lines += _painted(words, f"{paint.signs.me} ", "mine", paint, width)
        running = []
    return lines + _painted(" ".join(running), "  ", "", paint, width)


def _painted(words: str, bullet: str, style: str, paint: Paint, width: int) -> list[str]:
    found = textwrap.wrap(
        words, width, initial_indent=bullet, subsequent_indent=" " * len(bullet),
        break_long_words=False, break_on_hyphens=False,
    )  # fmt: skip
    return [paint(style, line) for line in found]
