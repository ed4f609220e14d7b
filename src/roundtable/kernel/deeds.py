"""Deeds: what cards say, as data. Each kind of deed is done by the chapter of the rulebook that it belongs to."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Generic, TypeVar

from .errors import RulesError
from .table import Table
from .windows import Rules

F = TypeVar("F", bound=Callable[..., Any])
G = TypeVar("G", bound=Callable[..., Any])


class Deeds(Generic[F]):
    """For each kind of deed the function that does it. A chapter says so where it stands:

    ```python
    DEEDS: Final = Deeds[Callable[[ToyTable, Seat, Any], Rules[None] | None]]("toy")

    @DEEDS.does(Pay)
    def pay(table: ToyTable, seat: Seat, deed: Pay) -> None:
        ...
    ```

    One that can't ask is a plain function and returns nothing.
    """

    def __init__(self, name: str) -> None:
        self.name: str = name
        self.doing: dict[type, F] = {}

    def does(self, *kinds: type) -> Callable[[G], G]:
        """Says that this function does deeds of these kinds."""

        def register(doing: G) -> G:
            for kind in kinds:
                if kind in self.doing:
                    raise TypeError(f"Two functions do {kind.__name__} of {self.name}.")
                self.doing[kind] = doing  # type: ignore[assignment]
            return doing

        return register

    def __getitem__(self, kind: type) -> F:
        doing = self.doing.get(kind)
        if doing is None:
            raise RulesError(f"No chapter does {kind.__name__} of {self.name}.")
        return doing

    def lacking(self, kinds: Iterable[type]) -> list[str]:
        """The kinds that no chapter does: empty once a game is whole."""
        return [kind.__name__ for kind in kinds if kind not in self.doing]

    def carry_out(self, table: Table[Any, Any], who: object, deeds: Iterable[object]) -> Rules[None]:
        """One after the other, for whoever does them; what follows at once from one happens before the next."""
        for deed in deeds:
            asking = self[type(deed)](table, who, deed)
            if asking is not None:
                yield from asking
            if table.touched:
                yield from table.settle()
