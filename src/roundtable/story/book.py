"""A book: pages are read instruction by instruction, and left by one of their ways."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import Any, ClassVar, Final, Generic, Protocol, TypeAlias, TypeVar

from roundtable.kernel.deeds import Deeds
from roundtable.kernel.table import Table
from roundtable.kernel.windows import Rules

T = TypeVar("T", bound=Table[Any, Any])

Steps: TypeAlias = tuple[Any, ...]
Teller: TypeAlias = Callable[[Any, Any], "Rules[Steps] | Steps | None"]

NO_WAY: Final = -1


class Way(Protocol):
    """Where a page leads: what happens on the way, then the page at its end; without one the reading is over."""

    @property
    def do(self) -> Sequence[Any]: ...
    @property
    def go(self) -> str | None: ...


class Page(Protocol):
    """What a page does to its readers, and its ways."""

    @property
    def do(self) -> Sequence[Any]: ...
    @property
    def ways(self) -> Sequence[Way]: ...


class Book(ABC, Generic[T]):
    """How a game tells its story. The game says where pages stand and what follows; the book turns them.

    A page is read in steps of the agenda, one instruction each, so that a story may be put down at any moment. An
    instruction may lead to other steps first (a fight); the rest of the page is read after them.
    """

    leads_elsewhere: ClassVar[tuple[type, ...]] = ()
    """Instructions after which, where they lead somewhere, the rest of the page is not read."""

    def __init__(self, name: str) -> None:
        self.deeds: Deeds[Teller] = Deeds(name)

    # --- what the game says ---

    @abstractmethod
    def page(self, table: T, page: str) -> Page:
        """The page with this id."""

    @abstractmethod
    def reading(self, page: str, at: int = 0, way: int = NO_WAY) -> Any:
        """The step that reads a page, or one of its ways, from this instruction on."""

    @abstractmethod
    def choosing(self, page: str) -> Any:
        """The step in which one of its ways is chosen."""

    @abstractmethod
    def open(self, table: T, page: str) -> bool:
        """The page is turned up and read aloud. False: it is not there any more, and the reading is over."""

    @abstractmethod
    def close(self, table: T) -> None:
        """A page that leads nowhere was read: what follows."""

    def sent_to(self, table: T, page: str) -> str:
        """Where readers come to who are sent to this page: what they remember may lead them elsewhere."""
        return page

    # --- what a book does ---

    def read(self, table: T, page: str, at: int, way: int) -> Rules[None]:
        """The next instruction of a page, or of the way that was chosen; then its ways, or the page it leads to."""
        if way == NO_WAY and not at:
            page = self.sent_to(table, page)
            table.unforeseen()
            if not self.open(table, page):
                self.close(table)
                return
        leaf = self.page(table, page)
        deeds = leaf.do if way == NO_WAY else leaf.ways[way].do
        if at < len(deeds):
            yield from self.follow(table, deeds[at], self.reading(page, at + 1, way))
        elif way != NO_WAY:
            self.turn_to(table, leaf.ways[way].go)
        elif leaf.ways:
            table.then(self.choosing(page))
        else:
            self.close(table)

    def follow(self, table: T, deed: Any, rest: Any) -> Rules[None]:
        """Does what an instruction says, and goes on with the rest unless it leads elsewhere."""
        told = self.deeds[type(deed)](table, deed)
        steps = told if told is None or isinstance(told, tuple) else (yield from told)
        if steps and isinstance(deed, self.leads_elsewhere):
            table.then(*steps)
        else:
            table.then(*(steps or ()), rest)

    def take(self, table: T, page: str, number: int) -> None:
        """Goes this way: what happens on it, or straight to its end."""
        way = self.page(table, page).ways[number]
        if way.do:
            table.then(self.reading(page, 0, number))
        else:
            self.turn_to(table, way.go)

    def turn_to(self, table: T, page: str | None) -> None:
        """To another page; without one the reading is over."""
        if page is None:
            self.close(table)
        else:
            table.then(self.reading(page))
