"""A game whose rules open strands: two kinds of steps, one that asks before it does anything and one that doesn't."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

from msgspec import Struct, field, structs

from roundtable.kernel.game import Setup
from roundtable.kernel.match import Match
from roundtable.kernel.options import Option
from roundtable.kernel.state import Core, Outcome, Strands
from roundtable.kernel.table import Table
from roundtable.kernel.votes import majority
from roundtable.kernel.windows import Rules, Stop

from .small_games import CLAIM, PASS, WHAT, A, B, C, Small, SmallGame, _some, _wild


class Busy(Struct, tag=True, frozen=True):
    """A step that may do something before it asks."""

    name: str = "first"
    number: int = 0


class Calm(Struct, tag=True, frozen=True):
    """A step that asks first."""

    name: str
    number: int = 0


class Parted(Small, kw_only=True):
    strands: Strands[Busy | Calm] = field(default_factory=Strands)
    agenda: list[Busy | Calm] = field(default_factory=list)  # type: ignore[assignment]


PartedTable: TypeAlias = Table[Any, None]
PartedRule: TypeAlias = Callable[[PartedTable, int], Rules[Any]]


class StrandGame(SmallGame):
    state_type = Parted
    asks_first = frozenset({Calm})

    def __init__(self, rules: dict[str, PartedRule], tokens: int) -> None:
        super().__init__({}, tokens)
        self.own = rules
        self.steps = {Busy: self.play, Calm: self.play}  # type: ignore[assignment]

    def play(self, table: PartedTable, step: Busy | Calm) -> Rules[None]:
        return self.own[step.name](table, step.number)

    def start(self, core: Core, setup: Setup, content: None) -> Parted:
        parts = structs.asdict(super().start(core, setup, content))
        return Parted(**{**parts, "agenda": [Busy()]})

    def stopped(self, table: PartedTable, stop: Stop) -> None:
        if stop.scope != "strand":
            raise stop
        table.agenda.clear()


def strand_game(tokens: int = 0, **rules: PartedRule) -> StrandGame:
    return StrandGame(rules, tokens)


def started(game: StrandGame, seats: int = 2, *, telling: bool = False) -> Match[Any, None]:
    return Match.start(game, Setup(seats=seats), telling=telling)


# --- strands mixed at random ---


def wild_strands(tokens: int = 1) -> StrandGame:
    """Four days, in each of which strands are opened, open others, are stopped and end one another."""

    def first(table: PartedTable, number: int) -> Rules[None]:
        table.shuffle(table.state.deck)
        table.then(Busy("day"))
        yield from ()

    def day(table: PartedTable, number: int) -> Rules[None]:
        yield from _wild(table, 3)
        for _ in range(1 + table.core.chance.below(3)):
            table.beside(*some_steps(table, 3))
        table.state.notes.append("day")
        table.then(*([Busy("day")] if len(table.state.notes) < 4 else [Busy("end")]))

    def some_steps(table: PartedTable, most: int) -> list[Busy | Calm]:
        below = table.core.chance.below
        kinds = (Busy("wild"), Calm("asked"), Calm("voted"), Calm("raced"), Calm("each"), Busy("kin"), Calm("cut"))
        return [structs.replace(kinds[below(len(kinds))], number=below(100)) for _ in range(1 + below(most))]

    def wild(table: PartedTable, number: int) -> Rules[None]:
        yield from _wild(table, 2)

    def asked(table: PartedTable, number: int) -> Rules[None]:
        seat = number % len(table.state.points)
        chosen = yield from table.ask(seat, WHAT, lambda: _some(table, seat))
        table.say("small-spent", seat=seat)
        gain(table, seat, chosen.value)
        if chosen is C:
            raise Stop("strand")
        yield from _wild(table, 3)

    def voted(table: PartedTable, number: int) -> Rules[None]:
        everybody = range(len(table.state.points))
        options = lambda: [A, B][: 1 + sum(table.state.points) % 2]  # noqa: E731
        chosen = yield from table.vote(everybody, WHAT, options, majority(0))
        gain(table, number % len(table.state.points), chosen.value)

    def raced(table: PartedTable, number: int) -> Rules[None]:
        def may(seat: int) -> list[Option[Any]]:
            return [CLAIM, PASS] if (table.state.points[seat] + number) % 2 else [PASS]

        for claim in (yield from table.race(range(len(table.state.points)), WHAT, may, winners=2, deadline=900)):
            gain(table, claim.seat, 1)

    def each(table: PartedTable, number: int) -> Rules[None]:
        chosen = yield from table.ask_each(range(len(table.state.points)), WHAT, lambda seat: _some(table, seat))
        for seat, option in chosen.items():
            gain(table, seat, option.value + table.roll())

    def kin(table: PartedTable, number: int) -> Rules[None]:
        if table.state.strands.opened < 40:
            table.beside(*some_steps(table, 2))
        yield from ()

    def cut(table: PartedTable, number: int) -> Rules[None]:
        seat = number % len(table.state.points)
        if (yield from table.ask(seat, WHAT, [A, B])) is B:
            table.end(table.strands[number % len(table.strands)])
        gain(table, seat, 1)

    def end(table: PartedTable, number: int) -> Rules[None]:
        table.finish(Outcome((0,), "small-twelve-turns"))
        yield from ()

    def gain(table: PartedTable, seat: int, points: int) -> None:
        table.state.points[seat] = (table.state.points[seat] + points) % 9
        table.touch(f"points-{seat}")

    def no_sevens(table: PartedTable, touched: str) -> Rules[None]:
        for seat, points in enumerate(table.state.points):
            if points == 7:
                table.state.points[seat] = (yield from table.ask(seat, WHAT, [A, B])).value
                table.touch("again")

    game = strand_game(
        tokens, first=first, day=day, wild=wild, asked=asked, voted=voted, raced=raced, each=each, kin=kin, cut=cut,
        end=end,
    )  # fmt: skip
    game.settled = no_sevens
    return game
