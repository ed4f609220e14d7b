"""Who sits where: taking a seat, handing it to a bot and back, inviting anew, names."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace
from sqlalchemy import delete, update

from roundtable import bots
from roundtable.kernel.errors import RoundtableError
from roundtable.kernel.events import Event
from roundtable.kernel.seats import Seat
from roundtable.tables.clean_text import LONGEST_NAME, clean_name
from roundtable.tables.errors import BadKey, NotAllowed, TableError
from roundtable.tables.model import Person, SeatInfo
from roundtable.tables.storage.journal_rows import Draft
from roundtable.tables.storage.schema import HOLDERS, SEATS, WATCHING
from roundtable.tables.storage.store import MOST_HOLDERS

from .answers_and_undo import AnswersAndUndo

MOST_WATCHERS: Final = MOST_HOLDERS - 100
"""However many watch, there is room for who plays."""


class SeatChanges(AnswersAndUndo):
    """What people can do about seats. Whether they may is for the caller to ask: `is_maker`, `seats_of`."""

    async def to_bot(self, seat: Seat, bot: str = bots.BEST) -> None:
        """Lets a bot play this seat; who holds it goes on holding it, and may take it back."""
        try:
            bots.maker(bot, self.game.id)
        except RoundtableError as error:
            raise TableError(str(error)) from None

        def work() -> Draft | None:
            now = self.seat(seat)
            if now.kind == "bot" and now.bot == bot:
                return None
            draft = self._seated(replace(now, kind="bot", bot=bot), "log-to-bot")
            self._maybe_start(draft)
            self.hall.register_work(self, draft, {seat})
            return draft

        await self.change(work)
        await self.count_again()

    async def take_back(self, seat: Seat, person: Person) -> None:
        """Plays the seat oneself again."""

        def work() -> Draft | None:
            now = self.seat(seat)
            if seat not in self.seats_of(person):
                raise NotAllowed
            if now.kind == "person":
                return None
            return self._seated(replace(now, kind="person", bot=""), "log-taken-back")

        await self.change(work)

    async def join(self, seat: Seat | None, person: Person, name: str, generation: int) -> None:
        """Takes a seat by its invitation, or (None) a place to watch from."""
        name = clean_name(name)

        def work() -> Draft | None:
            here = self.record.generation if seat is None else self.seat(seat).generation
            if here != generation:
                raise BadKey
            known = (person.hash, seat) in self.holders
            if known and (seat is None or self.seat(seat).kind == "person"):
                return None
            room = MOST_HOLDERS if seat is not None else MOST_WATCHERS
            if not known and len(self.holders) >= room:
                raise TableError("There is no more room at this table.")
            draft = self._joined(seat, name)
            if not known:
                self._add_holder(draft, person, seat, name)
            return draft

        await self.change(work)

    def _joined(self, seat: Seat | None, name: str) -> Draft:
        if seat is None:
            draft = self.draft("seats")
            self.add_move(draft, "seat")
            return draft
        now = self.seat(seat)
        called = now.name if now.kind == "person" and now.name else self._unlike(seat, name) or now.name
        held = any(place == seat for _, place in self.holders)
        key = "log-joined" if now.kind != "person" else "log-also-joined" if held else ""
        draft = self._seated(replace(now, kind="person", bot="", name=called), key)
        self._maybe_start(draft)
        return draft

    def _add_holder(self, draft: Draft, person: Person, seat: Seat | None, name: str) -> None:
        row = {"table_id": self.id, "seat": WATCHING if seat is None else seat, "person": person.hash}
        draft.more.append(self.hall.store.insert(HOLDERS).values(**row, name=name, seen=0).on_conflict_do_nothing())
        draft.then.append(lambda: self.holders.__setitem__((person.hash, seat), name))

    def _maybe_start(self, draft: Draft) -> None:
        """A table whose last empty seat was just taken begins."""
        changed = {seat.seat: seat.kind for seat in draft.seats}
        if self.record.status == "lobby" and all(changed.get(seat.seat, seat.kind) != "open" for seat in self._seats):
            self.started(draft)

    async def reopen(self, seat: Seat | None) -> str:
        """A new invitation: whoever held the seat by the old one no longer does. Returns its key.

        Without a seat it is the invitation to watch.
        """

        def work() -> Draft:
            if seat is None:
                draft = self.draft("seats")
                self.add_move(draft, "seat")
                draft.columns["generation"] = self.record.generation + 1
            else:
                now = self.seat(seat)
                kind = "bot" if now.kind == "bot" else "open"
                draft = self._seated(replace(now, kind=kind, generation=now.generation + 1), "log-reopened")
            place = WATCHING if seat is None else seat
            draft.more.append(delete(HOLDERS).where(HOLDERS.c.table_id == self.id, HOLDERS.c.seat == place))
            draft.then.append(lambda: self._drop_holders(seat))
            return draft

        await self.change(work)
        await self.count_again()
        return self.key_of(seat)

    def _drop_holders(self, seat: Seat | None) -> None:
        dropped = {person for person, held in self.holders if held == seat}
        self.holders = {(person, held): name for (person, held), name in self.holders.items() if held != seat}
        for subscription in list(self._subscriptions):
            if subscription.person is not None and subscription.person.hash in dropped:
                subscription.tell({"seats"})

    async def leave(self, seat: Seat | None, person: Person) -> None:
        """Gives up a seat for good; if nobody holds it any more, it is open again."""

        def work() -> Draft | None:
            if (person.hash, seat) not in self.holders:
                return None
            place = WATCHING if seat is None else seat
            mine = HOLDERS.c.table_id == self.id, HOLDERS.c.seat == place, HOLDERS.c.person == person.hash
            alone = sum(held == seat for _, held in self.holders) == 1
            if seat is not None and alone and self.seat(seat).kind == "person":
                draft = self._seated(replace(self.seat(seat), kind="open"), "log-left")
            else:
                draft = self.draft("seats")
                self.add_move(draft, "seat")
            draft.more.append(delete(HOLDERS).where(*mine))
            draft.then.append(lambda: self._forget_holder(person, seat))
            return draft

        await self.change(work)
        await self.count_again()

    def _forget_holder(self, person: Person, seat: Seat | None) -> None:
        self.holders.pop((person.hash, seat), None)

    async def rename(self, seat: Seat, name: str) -> None:
        """Another name for whoever sits there."""
        name = clean_name(name)

        def work() -> Draft | None:
            now, called = self.seat(seat), self._unlike(seat, name)
            return None if now.name == called else self._seated(replace(now, name=called))

        await self.change(work)

    def _unlike(self, seat: Seat, name: str) -> str:
        """The name, with a number where another seat has the same: the table says who is who by names."""
        taken = {other.name.casefold() for other in self._seats if other.seat != seat}
        tries = (name if count == 1 else f"{name[: LONGEST_NAME - 3]} {count}" for count in range(1, len(taken) + 2))
        return next(one for one in tries if not one or one.casefold() not in taken)

    def _seated(self, now: SeatInfo, key: str = "") -> Draft:
        """The change of one seat, with a line in the log where there is something to say."""
        draft = self.draft("seats")
        events = [Event(key, (("player", f"@seat.{now.seat}"),))] if key else []
        self.add_move(draft, "seat", events, seat=now.seat)
        values = {"kind": now.kind, "name": now.name, "bot": now.bot, "generation": now.generation}
        draft.more.append(update(SEATS).where(SEATS.c.table_id == self.id, SEATS.c.seat == now.seat).values(values))
        draft.seats.append(now)
        draft.then.append(lambda: self._sit(now))
        return draft

    def _sit(self, now: SeatInfo) -> None:
        self._seats[now.seat] = now
        self._name_players()
