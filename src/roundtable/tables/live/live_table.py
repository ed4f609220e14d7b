"""A live table: everything people and bots can do at one."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence

from msgspec.structs import replace

from roundtable.kernel.errors import RulesError
from roundtable.kernel.game import Setup, Value
from roundtable.tables import keys
from roundtable.tables.errors import NotAllowed
from roundtable.tables.files import bug_reports, campaign_saves
from roundtable.tables.model import MilestoneInfo, Person, SeatPlan
from roundtable.tables.setup.new_table import NewTable
from roundtable.tables.setup.seat_plans import begin
from roundtable.tables.storage.journal_rows import Draft

from .log_and_talk import LogAndTalk
from .seat_changes import SeatChanges
from .standing_answers import StandingAnswers


class LiveTable(SeatChanges, LogAndTalk, StandingAnswers):
    """A table that is being played. Get one from `TableRegistry`; never make one yourself.

    What it shows is durable once `await table.ready()` has returned; what it does is durable when it returns. `match`
    is for reading only.
    """

    async def rematch(self, person: Person, *, fresh: bool = False) -> LiveTable:
        """The same people at a new table of the same game; whoever asks first makes it, the others come to it. What
        the match leaves to the next one they take along, but not to a fresh one."""
        if not (self.seats_of(person) or self.is_maker(person)):
            raise NotAllowed
        self.must_be_over()
        if not self.record.rematch:
            old = self.setup
            left = () if fresh else self.shelf.game.legacy(self.match.state, self.shelf.content)
            again = Setup(old.seats, keys.new_seed(), old.options, old.timed, left)
            match = await asyncio.to_thread(begin, self.shelf, again)
            mine = self.seats_of(person)  # whoever asks plays, although a bot may have played their seat to the end
            seats = [replace(seat, kind="person", bot="") if seat.seat in mine else seat for seat in self._seats]
            everybody = [(who, seat, name) for (who, seat), name in self.holders.items()]
            new = self.hall.drafted(
                NewTable(
                    shelf=self.shelf, match=match, seats=seats, holders=everybody,
                    name=self.record.name, lang=self.record.lang, maker=self.record.maker, origin="rematch",
                )
            )  # fmt: skip

            def work() -> Draft | None:
                if self.record.rematch:
                    return None
                draft = self.draft("status")
                self.add_move(draft, "rematch")
                draft.columns["rematch"] = new.table
                draft.more += new.statements()
                return draft

            await self.change(work)
        return await self.hall.table(self.record.rematch)

    async def milestones(self) -> list[MilestoneInfo]:
        """What was finished in this campaign, the oldest first; nothing where a match is no campaign."""
        return await campaign_saves.milestones(self)

    async def campaign_file(self) -> bytes:
        """The campaign up to its last milestone, without a secret: it can be had while the match goes on."""
        return await campaign_saves.export_campaign(self)

    async def fork(
        self, at: int, person: Person, seats: Sequence[SeatPlan], lang: str = "",
        options: Mapping[str, Value] | None = None,
    ) -> LiveTable:  # fmt: skip
        """A new table that goes on from one of the milestones, with other luck; this one stays as it is."""
        return await campaign_saves.fork(self, at, person, seats, lang or self.record.lang, options or {})

    async def note_failure(self, error: RulesError) -> None:
        await bug_reports.note(self, error)

    async def report(self, person: Person, words: str) -> str:
        """Keeps what somebody finds wrong with the table as it stands; returns the report's id."""
        return await bug_reports.keep(self, person, words)

    async def report_file(self, person: Person, report_id: str) -> bytes:
        """A report as a file that `roundtable replay` opens; for who sits here, once the game is over."""
        return await bug_reports.fetch(self, person, report_id)
