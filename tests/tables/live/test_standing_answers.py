"""Standing answers: given when a person would, kept over a restart, and known to nobody else."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from msgspec.structs import replace
from tests.tables.stories import (
    ANN,
    BEN,
    BOT,
    EVE,
    ME,
    OPEN,
    QUICK,
    first,
    hall_at,
    two_at_a_table,
    until,
    verified,
)

from roundtable import games
from roundtable.kernel.answers import AnswerRow
from roundtable.kernel.interjections import Interjection
from roundtable.kernel.offers import Offer
from roundtable.tables import LiveTable, TablePlan, TableRegistry
from roundtable.tables.automation import clocks_and_bots
from roundtable.tables.errors import NotAllowed, TableError
from roundtable.tables.live.standing_answers import Answer

ASKED = "ask-reroll"
USUAL = replace(QUICK, wish="can")


@pytest.fixture(autouse=True)
def spells_are_interjections(monkeypatch: pytest.MonkeyPatch) -> None:
    """In this small game a reroll stands for what is asked in another's turn."""
    named = {ASKED: Interjection("spells", "keep")}
    monkeypatch.setattr(type(games.get("talisman-duel")), "interjections", named)
    monkeypatch.setattr(clocks_and_bots, "AS_A_PERSON", (0.15, 0.2))


async def asked_of_ann(table: LiveTable) -> None:
    """Everybody plays on until Ann is asked for a spell that she has not answered beforehand."""
    for _ in range(300):
        await until(lambda: not table.standing_offers())
        offers = [offer for offer in table.offers(0) if offer.prompt.key == ASKED]
        if offers:
            return
        offer = first(table)
        await table.answer(offer.seat, offer.decision, offer.options[0].id)
    raise AssertionError("nobody asked her")


async def stand(table: LiveTable, answer: Answer, seat: int = 0) -> None:
    await table.stand(seat, "spells", answer, ANN)


class HeldClock:
    """Time that goes by when a test says so; whoever waits has said until when."""

    def __init__(self, hall: TableRegistry, monkeypatch: pytest.MonkeyPatch) -> None:
        self.moments: list[float] = []
        self._goes_on = asyncio.Event()
        monkeypatch.setattr(hall.automata, "_until", self._until)

    async def _until(self, moment: float) -> None:
        self.moments.append(moment)
        await self._goes_on.wait()

    def goes_on(self) -> None:
        self._goes_on.set()


async def test_who_never_wants_to_be_asked_passes_after_as_long_as_a_person_takes(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with hall_at(address, USUAL) as hall:
        table = await two_at_a_table(hall)
        await asked_of_ann(table)
        clock = HeldClock(hall, monkeypatch)
        seq, version, opened = table.seq, table.version, table.opened_at(table.offers(0)[0].decision)
        await stand(table, "never")
        assert table.version == version, "nothing tells that she has said so"
        assert [offer.seat for offer, _ in table.standing_offers()] == [0]
        await until(lambda: clock.moments)
        assert table.seq == seq, "an answer at once would tell"
        assert opened is not None
        assert opened + 150 <= clock.moments[0] <= opened + 200
        clock.goes_on()
        await until(lambda: table.seq > seq)
        await verified(table)


async def test_an_answer_given_beforehand_survives_a_restart(address: str) -> None:
    async with hall_at(address, USUAL) as hall:
        table = await two_at_a_table(hall)
        await stand(table, "can")
        await stand(table, "never")
    async with hall_at(address, USUAL) as hall:
        again = await hall.table(table.id)
        assert again.standing_of(0, "spells", ANN.hash).wish == "never"
        assert again.standing_of(0, "spells", BEN.hash).wish == "can"


async def test_not_again_in_this_turn_ends_with_it(sqlite_address: str) -> None:
    async with hall_at(sqlite_address, USUAL) as hall:
        table = await two_at_a_table(hall)
        await asked_of_ann(table)
        begun = table.turn_at
        await stand(table, "turn")
        await asked_of_ann(table)
        assert table.turn_at != begun
        assert not table.standing_offers(), "in another turn she is asked again"


async def test_what_is_taken_back_is_asked_anew(sqlite_address: str) -> None:
    async with hall_at(sqlite_address, USUAL) as hall:
        table = await two_at_a_table(hall)
        await asked_of_ann(table)
        await stand(table, "never")
        await until(lambda: not table.standing_offers())
        await table.undo(0, person=ANN)
        assert any(offer.prompt.key == ASKED for offer in table.offers(0))
        assert not table.standing_offers()


async def test_among_bots_nobody_waits_and_what_might_be_the_end_is_asked(
    sqlite_address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with hall_at(sqlite_address, USUAL) as hall:
        table = await hall.create(TablePlan("talisman-duel", [ME, BOT]), ANN)
        assert table.plays_alone(0)
        other = await hall.create(TablePlan("talisman-duel", [ME, OPEN]), ANN)
        assert not other.plays_alone(0)
        await stand(table, "never")

        def deadly(self: Any, *about: object) -> bool:
            return False

        monkeypatch.setattr(type(table.game), "may_pass", deadly)
        for _ in range(400):
            await until(lambda: not table.bots_asked())
            if any(offer.prompt.key == ASKED for offer in table.offers(0)):
                break
            offer = table.offers(0)[0]
            await table.answer(0, offer.decision, offer.options[0].id)
        assert not table.standing_offers()


async def test_only_who_sits_there_answers_beforehand_and_only_what_is_asked(sqlite_address: str) -> None:
    async with hall_at(sqlite_address, USUAL) as hall:
        table = await two_at_a_table(hall)
        with pytest.raises(NotAllowed):
            await table.stand(0, "spells", "never", EVE)
        with pytest.raises(TableError):
            await table.stand(0, "prices", "never", ANN)


async def test_who_can_only_pass_is_asked_nothing_unless_they_want_it_always(sqlite_address: str) -> None:
    """Of Reflets d'Acide a person would be asked 160 times a match with nothing to play."""
    async with hall_at(sqlite_address, USUAL) as hall:
        table = await hall.create(TablePlan("reflets", [ME, BOT], timed=False), ANN)
        named = table.game.interjections
        for answers in range(250):
            await until(lambda: table.status == "over" or (table.is_ready and any_of_hers(table)))
            if table.status == "over":
                break
            offer = any_of_hers(table)[0]
            if offer.prompt.key in named:
                assert named[offer.prompt.key].can(offer.options), offer.prompt.key
            await table.answer(0, offer.decision, offer.options[answers % len(offer.options)].id)
        rows = (await verified(table)).rows
        passes = [row for row in rows if isinstance(row, AnswerRow) and row.seat == 0 and passed(row)]
        assert len(passes) > 20, "windows open as for anybody"

        other = await hall.create(TablePlan("reflets", [ME, BOT], timed=False), ANN)
        await other.stand(0, "imprevus", "always", ANN)
        for answers in range(400):
            await until(lambda: other.is_ready and bool(other.offers(0)))
            offer = other.offers(0)[0]
            if offer.prompt.key in named and not named[offer.prompt.key].can(offer.options):
                break
            await other.answer(0, offer.decision, offer.options[answers % len(offer.options)].id)
        else:
            raise AssertionError("who wants it is asked")


def any_of_hers(table: LiveTable) -> list[Offer]:
    """What Ann is asked, without what is passed for her."""
    passing = [(offer.seat, offer.decision) for offer, _ in table.standing_offers()]
    return [offer for offer in table.offers(0) if (offer.seat, offer.decision) not in passing]


def passed(row: AnswerRow) -> bool:
    return row.option is not None and row.option.id == "pass"


def test_to_be_asked_when_one_can_looks_past_what_does_nothing() -> None:
    offers = two_offers()
    named = Interjection("spells", "pass", frozenset({"hush"}))
    assert [named.can(options) for options in offers] == [False, False, True]


def two_offers() -> list[list[Any]]:
    from roundtable.kernel.options import PASS, Option

    return [[PASS], [PASS, Option("hush")], [PASS, Option("cast", "random")]]
