"""What a person may do at a table, checked: the one way in for socket, API and forms."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

from roundtable.kernel.game import Value
from roundtable.kernel.seats import Seat
from roundtable.tables import LiveTable, Person, SeatPlan, TableRegistry
from roundtable.tables.errors import BadTable, NoSuchTable
from roundtable.tables.live.standing_answers import Answer
from roundtable.web.http.http_errors import NotYours, TooMuch
from roundtable.web.http.rate_limits import Kind, RateLimiter


class Actor:
    """One person's actions, each checked."""

    def __init__(self, hall: TableRegistry, person: Person, address: str, limits: RateLimiter) -> None:
        self.hall = hall
        self.person = person
        self.address = address
        self.limits = limits

    async def table(self, table_id: str) -> LiveTable:
        """A table this person is at. Of any other nothing is told, not even that it is there."""
        try:
            table = await self.hall.table(table_id)
        except BadTable:
            if await self.hall.is_at(table_id, self.person):
                raise
            raise NoSuchTable from None
        if not self.is_at(table):
            await table.look_again()  # they may have just sat down, at another worker
            if not self.is_at(table):
                raise NoSuchTable
        return table

    def is_at(self, table: LiveTable) -> bool:
        person = self.person
        return bool(table.seats_of(person)) or table.is_maker(person) or table.may_watch(person)

    def own(self, table: LiveTable, seat: Seat) -> Seat:
        """The seat, if it is theirs."""
        if seat not in table.seats_of(self.person):
            raise NotYours("This seat is not yours. Nothing changed.")
        return seat

    def some(self, table: LiveTable) -> Seat:
        """One of their seats, for what any player may do."""
        seats = table.seats_of(self.person)
        if not seats:
            raise NotYours("Only players can do that. Nothing changed.")
        return seats[0]

    def made(self, table: LiveTable) -> None:
        if not table.is_maker(self.person):
            raise NotYours("Only who made the table can do that. Nothing changed.")

    def plays(self, table: LiveTable) -> bool:
        """Whether they play here or made the table: whoever only watches takes nothing away from it."""
        return bool(table.seats_of(self.person)) or table.is_maker(self.person)

    def limit(self, kind: Kind) -> None:
        self.limits.require(kind, self.address)

    def pace(self, kind: Literal["answers", "deeds", "looks"]) -> None:
        """What one person may do, however many sockets and addresses they have."""
        wait = self.limits.take(kind, self.person.hash)
        if wait:
            raise TooMuch("That was a bit much at once. Try again in a moment.", seconds=int(wait) + 1)

    # --- playing ---

    async def answer(
        self, table: LiveTable, seat: Seat, decision: str, option: str, then: Callable[[], None] | None = None,
        arrived: int | None = None,
    ) -> None:  # fmt: skip
        """Answers; `then` is called when that is durable and before anybody is told. `arrived`: over a socket, when."""
        self.pace("answers")
        await table.answer(self.own(table, seat), decision, option, person=self.person, arrived=arrived, then=then)

    async def undo(self, table: LiveTable, seat: Seat) -> None:
        self.pace("deeds")
        await table.undo(self.own(table, seat), person=self.person)

    async def redo(self, table: LiveTable, seat: Seat) -> None:
        self.pace("deeds")
        await table.redo(self.own(table, seat), person=self.person)

    async def consent(self, table: LiveTable, seat: Seat, question: str, yes: bool) -> None:
        self.pace("deeds")
        await table.consent(self.own(table, seat), question, yes)

    async def talk(self, table: LiveTable, seat: Seat | None, text: str) -> None:
        self.limit("talk")
        if seat is not None:
            self.own(table, seat)
        await table.talk(self.person, seat, text)

    async def stand(self, table: LiveTable, seat: Seat, kind: str, answer: Answer) -> None:
        """Answers beforehand; only whoever does it knows."""
        self.pace("looks")
        await table.stand(self.own(table, seat), kind, answer, self.person)

    # --- the table ---

    async def start(self, table: LiveTable) -> None:
        self.pace("deeds")
        self.made(table)
        await table.start()

    async def pause(self, table: LiveTable) -> None:
        self.pace("deeds")
        await table.pause(self.some(table))

    async def resume(self, table: LiveTable) -> None:
        self.pace("deeds")
        await table.resume(self.some(table))

    async def to_bot(self, table: LiveTable, seat: Seat, bot: str = "bot") -> None:
        """A player hands over their own seat; the maker any, for those who left."""
        self.pace("deeds")
        if not table.is_maker(self.person):
            self.own(table, seat)
        await table.to_bot(seat, bot)

    async def take_back(self, table: LiveTable, seat: Seat) -> None:
        self.pace("deeds")
        await table.take_back(self.own(table, seat), self.person)

    async def renew(self, table: LiveTable, seat: Seat | None) -> str:
        """A new invitation to a seat, or (None) to watch; who came by the old one is out."""
        self.pace("deeds")
        self.made(table)
        await table.reopen(seat)
        return table.key_of(seat)

    # --- campaigns ---

    async def campaign_file(self, table: LiveTable) -> bytes:
        """The campaign up to its last milestone."""
        self._must_play(table)
        return await table.campaign_file()

    async def fork(
        self, table: LiveTable, at: int, seats: list[SeatPlan], lang: str = "", options: dict[str, Value] | None = None
    ) -> LiveTable:
        """A new table that goes on from a milestone of this one."""
        self._must_play(table)
        self.limit("create")
        return await table.fork(at, self.person, seats, lang, options)

    def _must_play(self, table: LiveTable) -> None:
        if not self.plays(table):
            raise NotYours("Only players can do that. Nothing changed.")

    async def rename(self, table: LiveTable, seat: Seat, name: str) -> None:
        self.pace("deeds")
        await table.rename(self.own(table, seat), name)
