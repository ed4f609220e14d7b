"""Carrying out what cards, spaces and spells say: a list of actions, each done by the chapter it belongs to."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Final, Literal, TypeAlias

from msgspec import Struct

from roundtable.kernel.deeds import Deeds
from roundtable.kernel.seats import Seat
from roundtable.kernel.windows import Rules, until

from .effects import Action
from .state import TalismanTable

POINTERS: Final = {"cards": "card:", "places": "place:", "spells": "card:"}


class Source(Struct, frozen=True, gc=False):
    """The card, place, spell or character whose text is followed."""

    kind: Literal["cards", "places", "spells", "characters"]
    id: str

    @property
    def name(self) -> str:
        return f"@{self.kind}.{self.id}"

    @property
    def pointer(self) -> str:
        """How questions point at it; nobody needs to be shown their own character."""
        return POINTERS[self.kind] + self.id if self.kind in POINTERS else ""

    def text(self, key: str) -> str:
        """A reference to one of its texts."""
        return f"@{self.kind}.{self.id}.{key}"


Doing: TypeAlias = Callable[[TalismanTable, Seat, Any, Source], Rules[None] | None]

ACTIONS: Final = Deeds[Doing]("talisman")
does = ACTIONS.does


def carry_out(table: TalismanTable, seat: Seat, actions: Iterable[Action], source: Source) -> Rules[None]:
    """One after the other; what follows at once from one happens before the next, and some die of it for good."""
    for action in actions:
        if not table.state.seats[seat].character:
            return
        asking = ACTIONS[type(action)](table, seat, action, source)
        if asking is not None:
            yield from asking
        if table.touched:
            yield from table.settle()


def befall(table: TalismanTable, seat: Seat, actions: Iterable[Action], source: Source) -> Rules[None]:
    """Carries out what happens to some character, maybe in another's turn: a fight lost there does not end it."""
    if seat == table.state.active or table.state.fight is not None:
        yield from carry_out(table, seat, actions, source)
    else:
        yield from until("fight", carry_out(table, seat, actions, source))
        table.state.fight = None
