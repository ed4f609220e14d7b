"""What one viewer lacks, as a message."""

from __future__ import annotations

from typing import Any

from roundtable.web import render
from roundtable.web.protocol import socket_messages
from roundtable.web.render.page_diff import LISTS
from roundtable.web.view.view import (
    Line,
)
from roundtable.web.view_cache import (
    RenderedView,
)


class ViewerUpdates:
    """What one socket's viewer has been sent, so that only what is new follows."""

    def __init__(self, *, html: bool, since: int = 0) -> None:
        self.html = html
        self.had: RenderedView | None = None
        self.since = since
        """The last line of the log that the client has, from this connection or an earlier one."""

    def forget(self) -> None:
        """The next view is sent whole."""
        self.had, self.since = None, 0

    def message(self, made: RenderedView, *, hurried: bool = False) -> str | None:
        """The message that brings the reader to this view; None where nothing changed for it. In a hurry, things are
        where they are now, and nothing is said of how they came there."""
        if made is self.had:
            return None
        key = (self.html, hurried, self.had.serial if self.had is not None else 0, self.since)
        sent = made.sent.get(key)
        if sent is None:
            sent = self._page(made, hurried) if self.html else self._json(made)
            if self.html or self.had is not None:  # the first in JSON is large and quickly put together again
                made.sent[key] = sent
        self.had, self.since = made, sent[1]
        return sent[0]

    def _page(self, made: RenderedView, hurried: bool) -> tuple[str, int]:
        return socket_messages.write(screen(self.had, made, hurried=hurried)), made.last_line

    def _json(self, made: RenderedView) -> tuple[str, int]:
        had, since = self.had, self.since
        if had is not None and not continues(had, made):
            since = 0
        lines = made.view.recent(since)
        told = lines if lines or had is None or since < self.since else None
        text = made.sheet.since(had.sheet if had is not None else None, told, since + 1).decode()
        return text, lines[-1].number if lines else since


def continues(had: RenderedView, made: RenderedView) -> bool:
    """Whether the log has only grown: nothing was undone, and it is told to the same eyes."""
    return had.undone == made.undone and had.view.eyes == made.view.eyes


def screen(had: RenderedView | None, made: RenderedView, *, hurried: bool = False) -> socket_messages.PageUpdate:
    """What changed on a page since the view it had."""
    view = made.view
    append: dict[str, str] = {}
    motion: list[Any] = []
    moments: list[Any] = []
    html: dict[str, str] = {}
    pieces: dict[str, dict[str, str]] = {}
    if view.scene is None:
        pass
    elif had is None or had.view.scene is None:
        html = render.in_full(made.shown, made.drawn) | made.lists(*LISTS)
    else:
        html, pieces = render.changed(had.drawn, made.drawn)
        if not continues(had, made):
            html |= made.lists("log")
        elif lines := lines_after(view.log, had.last_line):
            moments = render.new_moments(made.shown, had.last_line)
            turns = render.new_turns(made.shown, had.last_line) if render.is_in_turns(made.shown) else {}
            if turns is None:
                html |= made.lists("log")
            elif turns:
                pieces["log"] = turns
            else:
                append["log"] = str(render.log_lines(made.shown, lines))
        if said := tuple(line for line in view.talk if line.number > had.last_talk):
            append["talk"] = str(render.talk_lines(made.shown, said))
        motion = render.motion(had.view, view) if had.view.eyes == view.eyes and not hurried else []
    return socket_messages.PageUpdate(
        version=view.version,
        now=view.now,
        eyes=view.eyes,
        title=render.title(made.shown),
        ask=view.asked,
        html=html,
        pieces=pieces,
        append=append,
        motion=motion,
        moments=moments,
        board=None if view.scene is None or _same_board(had, made) else made.drawn.board,
    )


def _same_board(had: RenderedView | None, made: RenderedView) -> bool:
    return had is not None and had.view.scene is not None and had.drawn.board == made.drawn.board


def lines_after(lines: tuple[Line, ...], number: int) -> tuple[Line, ...]:
    """The lines with a higher number, which are the last ones."""
    first = len(lines)
    while first and lines[first - 1].number > number:
        first -= 1
    return lines[first:]
