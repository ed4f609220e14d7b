"""What a bot is handed for a decision: what its seat may know, and never the match itself."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from roundtable.kernel import knowledge
from roundtable.kernel.chance import Chance
from roundtable.kernel.copying import copied
from roundtable.kernel.table import Table

if TYPE_CHECKING:
    from roundtable.kernel.events import Event
    from roundtable.kernel.game import Value
    from roundtable.kernel.match import Match
    from roundtable.kernel.options import Option, Prompt
    from roundtable.kernel.seats import Seat
    from roundtable.kernel.state import Outcome
    from roundtable.kernel.windows import Window

KEY: Final = b"as far as known!"
"""Chance begins here in all that a bot is shown: it tells nothing of the match's own."""


class Seen:
    """One decision as its seat sees it: what is asked, the options, and a state in which all that it can't know is
    dealt anew. Whoever wants to look ahead asks for `imagine`. Good for this decision only."""

    __slots__ = ("__match", "__state", "latest_ms", "menu", "prompt", "seat")

    def __init__(self, match: Match[Any, Any], window: Window, seat: Seat) -> None:
        self.__match = match
        self.__state: Any = None
        self.seat: Seat = seat
        self.prompt: Prompt = window.prompt
        self.menu: Sequence[Option[Any]] = window.menus.get(seat) or window.menu(seat)
        """The options of this seat."""
        self.latest_ms: int | None = window.open_ms
        """The last millisecond at which an answer counts, where a clock runs; no claim of others is told by it."""

    @property
    def content(self) -> Any:
        return self.__match.content

    @property
    def options(self) -> Mapping[str, Value]:
        """The table's options."""
        return self.__match.setup.options

    @property
    def state(self) -> Any:
        """The state as far as this seat knows it: hidden cards lie as they could lie, and chance is another."""
        if self.__state is None:
            match = self.__match
            state = copied(match.table.state)
            state.core.chance = Chance(KEY)
            knowledge.redeal(state, self.seat)
            match.game.redeal(Table(match.game, match.content, match.setup, state), self.seat)
            self.__state = state
        return self.__state

    def imagine(self, key: bytes = KEY) -> Imagined:
        """A match that could be this one; another for each key of sixteen bytes."""
        return Imagined(self.__match.imagine(self.seat, key))


class Imagined:
    """A match that could be the one a bot plays in, to be played on. It has a present and a future, but no past: the
    answers, seed and states that led there are the real match's own."""

    __slots__ = ("__match",)

    def __init__(self, match: Match[Any, Any]) -> None:
        self.__match = match

    @property
    def content(self) -> Any:
        return self.__match.content

    @property
    def state(self) -> Any:
        return self.__match.table.state

    @property
    def windows(self) -> Sequence[Window]:
        """The open decisions, of whatever seat."""
        return self.__match.windows

    @property
    def outcome(self) -> Outcome | None:
        return self.__match.outcome

    @property
    def events(self) -> Sequence[Event]:
        """What was told since `listen`."""
        return self.__match.events

    def listen(self) -> None:
        """From here on the rules tell what happens."""
        self.__match.table.telling = True

    def clone(self) -> Imagined:
        """The same position, to try something else in."""
        return Imagined(self.__match.clone())

    def take(self, window: Window, seat: Seat, option: Option[Any], ms: int = 0) -> None:
        """Answers an open decision."""
        self.__match.take(window, seat, option, ms)
