"""Pages that people read at their pace, whoever turns them."""

from __future__ import annotations

from tests.tables.stories import ANN, BEN, ME, OPEN, hall_at, until

from roundtable.tables import LiveTable, TablePlan, TableRegistry


async def story(hall: TableRegistry, *bots: int, people: int = 1, players: str = "each") -> LiveTable:
    """A first page of Kinfire. Nobody leads, so seat 0 turns it; from then on bots play some seats."""
    seats = [ME, ME, ME if people == 1 else OPEN]
    table = await hall.create(TablePlan("kinfire", seats, options={"players": players}), ANN)
    if people > 1:
        await hall.join(table.key_of(2), BEN, "Ben")
    while not any(window.reading for window in table.match.windows):
        offer = table.offers()[0]
        ids = [option.id for option in offer.options]
        await table.answer(offer.seat, offer.decision, "no-leader" if "no-leader" in ids else ids[0])
    for seat in bots:
        await table.to_bot(seat, "random")
    return table


def answers(table: LiveTable) -> list[tuple[int, str]]:
    return [(row.seat, row.option.id) for row in table.match.rows]  # type: ignore[union-attr]


async def test_a_bot_that_leads_turns_the_page_when_people_have_read_it(address: str) -> None:
    async with hall_at(address) as hall:
        table = await story(hall, 0, 2)
        before = len(answers(table))
        assert (table.bots_asked(), table.bot_offers()) == ([], [])
        (offer,) = table.offers(1)
        await table.answer(1, offer.decision, "have-read")
        await until(lambda: len(answers(table)) > before + 1)
        assert answers(table)[before:][:2] == [(1, "have-read"), (0, "way:way-on")]


async def test_who_has_several_seats_reads_once(address: str) -> None:
    async with hall_at(address) as hall:
        table = await story(hall, 0)
        before = len(answers(table))
        assert table.bot_offers() == []
        await table.answer(2, table.offers(2)[0].decision, "have-read")
        await until(lambda: len(answers(table)) > before + 1)
        assert answers(table)[before:][:2] == [(2, "have-read"), (0, "way:way-on")]


async def test_a_bot_that_decides_for_all_waits_for_who_reads(address: str) -> None:
    async with hall_at(address) as hall:
        table = await story(hall, 0, 2, players="one")
        for _ in range(2):
            await until(lambda: any(window.reading for window in table.match.windows))
            before = len(answers(table))
            assert table.bot_offers() == []
            await table.answer(1, table.offers(1)[0].decision, "have-read")
            await until(lambda before=before: len(answers(table)) > before + 1)  # type: ignore[misc]
            assert [seat for seat, _ in answers(table)[before:][:2]] == [1, 0]


async def test_the_page_waits_for_everybody_who_reads(address: str) -> None:
    async with hall_at(address) as hall:
        table = await story(hall, 0, people=2)
        for seat in (1, 2):
            assert table.bot_offers() == []
            await table.answer(seat, table.offers(seat)[0].decision, "have-read")
        await until(lambda: (0, "way:way-on") in answers(table))


async def test_a_person_who_leads_waits_for_no_bot(address: str) -> None:
    async with hall_at(address) as hall:
        table = await story(hall, 1, 2)
        before = len(answers(table))
        assert table.bot_offers() == []
        (offer,) = table.offers(0)
        await table.answer(0, offer.decision, "way:way-on")
        assert answers(table)[before:][:1] == [(0, "way:way-on")]
        assert all("have-read" not in option.id for offer in table.offers(0) for option in offer.options)
