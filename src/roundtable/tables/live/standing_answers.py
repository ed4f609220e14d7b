"""Standing answers: what somebody has answered beforehand to decisions in others' turns.

They are sealed. They lie beside the journal and in no version of the table; only who gave them is shown them. The
window opens as for anybody, and the answer comes when a person would give it (`automation/clocks_and_bots.py`).
"""

from __future__ import annotations

from typing import Literal, TypeAlias

from sqlalchemy import delete

from roundtable.kernel.interjections import Interjection
from roundtable.kernel.offers import Offer
from roundtable.kernel.seats import Seat
from roundtable.tables.errors import NotAllowed, TableError
from roundtable.tables.model import Person, StandingAnswer
from roundtable.tables.storage.journal_rows import count_of
from roundtable.tables.storage.schema import STANDING

from .answers_and_undo import AnswersAndUndo

Answer: TypeAlias = Literal["always", "can", "never", "turn"]
"""A wish that holds until it is changed, or not again in this turn."""


class StandingAnswers(AnswersAndUndo):
    """What people answer beforehand."""

    async def stand(self, seat: Seat, kind: str, answer: Answer, person: Person) -> None:
        """Notes when this person wants to be asked, on this seat, decisions of this kind."""
        if seat not in self.seats_of(person):
            raise NotAllowed
        if kind not in self.kinds_asked():
            raise TableError("This game asks no such thing in others' turns.")
        now = self.standing_of(seat, kind, person.hash)
        new = StandingAnswer(now.wish, self.turn_at) if answer == "turn" else StandingAnswer(answer)
        key = (seat, person.hash, kind)
        mine = STANDING.c.table_id == self.id, STANDING.c.seat == seat
        row = {"table_id": self.id, "seat": seat, "person": person.hash, "kind": kind}
        await self.hall.store.write(
            delete(STANDING).where(*mine, STANDING.c.person == person.hash, STANDING.c.kind == kind),
            STANDING.insert().values(**row, answer=new.wish, turn=new.turn),
        )
        self.standing[key] = new
        self.hall.look(self)

    def kinds_asked(self) -> list[str]:
        """The kinds of decisions that this game asks in others' turns."""
        return list(dict.fromkeys(one.kind for one in self.game.interjections.values()))

    def standing_of(self, seat: Seat, kind: str, person: str) -> StandingAnswer:
        return self.standing.get((seat, person, kind), StandingAnswer(self.hall.config.wish))

    def standing_offers(self) -> list[tuple[Offer, str]]:
        """The open decisions that somebody has answered beforehand, each with the option by which they pass."""
        asked = self.game.interjections
        if not asked or self.status != "playing" or self.question is not None:
            return []
        if not any(window.prompt.key in asked for window in self.match.windows):
            return []
        return [
            (offer, asked[offer.prompt.key].passing)
            for offer in self.match.offers()
            if offer.prompt.key in asked and self._passes(offer, asked[offer.prompt.key])
        ]

    def _passes(self, offer: Offer, named: Interjection) -> bool:
        """Whether the person on this seat has said to pass. What they have just taken back is asked anew, and so is
        whatever might be their end."""
        seat = offer.seat
        if self.seat(seat).kind != "person" or self.asked_anew.get(seat) == count_of(self.match):
            return False
        if not any(option.id == named.passing for option in offer.options):
            return False
        if not self._says_pass(offer, named):
            return False
        return self.game.may_pass(self.match.table, seat, offer.prompt)

    def _says_pass(self, offer: Offer, named: Interjection) -> bool:
        free = self.game.free_verbs
        for person, seat in self.holders:
            if seat != offer.seat:
                continue
            standing = self.standing_of(seat, named.kind, person)
            if standing.turn == self.turn_at or standing.wish == "never":
                return True
            if standing.wish == "can":
                return not named.can([option for option in offer.options if option.verb not in free])
        return False

    def plays_alone(self, seat: Seat) -> bool:
        """Whether everybody else at the table is a bot: from them there is nothing to hide."""
        people = {person for person, held in self.holders if held == seat}
        own = {held for person, held in self.holders if person in people}
        return all(one.kind == "bot" for one in self._seats if one.seat not in own)
