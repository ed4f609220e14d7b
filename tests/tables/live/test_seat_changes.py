"""Seats of a live table: invitations, bots that stand in, who may do what, who is there."""

from __future__ import annotations

import asyncio

import pytest
from tests.tables.stories import (
    ANN,
    BEN,
    BOT,
    CAT,
    EVE,
    ME,
    OPEN,
    QUICK,
    answer_some,
    hall_at,
    two_at_a_table,
    until,
    verified,
)

from roundtable.tables import TablePlan, TablesConfig
from roundtable.tables import keys as key_words
from roundtable.tables.errors import BadKey, BadPlan, NoSuchTable, NotAllowed, TableError
from roundtable.tables.model import SeatPlan


async def test_a_table_is_made_joined_and_begins_when_all_are_there(address: str) -> None:
    async with hall_at(address) as hall:
        plan = TablePlan("talisman", [SeatPlan("me", "Ann"), OPEN, SeatPlan("bot", "Rob")], name="Friday", lang="fr")
        table = await hall.create(plan, ANN)
        assert table.status == "lobby"
        assert table.seats_of(ANN) == (0,)
        assert table.is_maker(ANN)
        invitation = await hall.by_key(table.key_of(1))
        assert (invitation.table, invitation.seat, invitation.info.name) == (table.id, 1, "Friday")
        await hall.join(table.key_of(1), BEN, "Ben")
        assert table.status == "playing"
        assert [(seat.kind, seat.name) for seat in table.seats] == [
            ("person", "Ann"),
            ("person", "Ben"),
            ("bot", "Rob"),
        ]
        assert table.texts.name("en", "@seat.1") == "Ben"
        assert table.seats_of(BEN) == (1,)
        assert not table.may_watch(EVE)


async def test_several_may_hold_a_seat_and_one_several(address: str) -> None:
    async with hall_at(address) as hall:
        table = await two_at_a_table(hall)
        await hall.join(table.key_of(1), ANN, "")
        await hall.join(table.key_of(1), ANN, "")
        assert table.seats_of(ANN) == (0, 1)
        assert table.seats_of(BEN) == (1,)
        assert [person for person, seat in table.holders if seat == 1] == [BEN.hash, ANN.hash]


async def test_a_watcher_sees_and_holds_nothing(address: str) -> None:
    async with hall_at(address) as hall:
        table = await two_at_a_table(hall)
        assert (await hall.by_key(table.key_of(None))).seat is None
        await hall.join(table.key_of(None), CAT, "Cat")
        assert table.may_watch(CAT)
        assert table.seats_of(CAT) == ()


@pytest.mark.parametrize(
    "key", ["", "x", "a-b-c", "w", "23456789abcd-0-", "23456789abcd-99-AAAA", "é" * 12 + "-0-aaaa", "2" * 500]
)
async def test_a_key_that_is_none_is_refused(sqlite_address: str, key: str) -> None:
    async with hall_at(sqlite_address) as hall:
        with pytest.raises(BadKey):
            await hall.by_key(key)


async def test_no_key_fits_another_seat_table_or_server(address: str) -> None:
    async with hall_at(address) as hall:
        table, other = await two_at_a_table(hall), await two_at_a_table(hall)
        _, _, mac = table.key_of(0).split("-", 2)
        for forged in (f"{table.id}-1-{mac}", f"{table.id}-w-{mac}", f"{other.id}-0-{mac}", table.key_of(0)[:-1]):
            with pytest.raises(BadKey):
                await hall.join(forged, EVE, "Eve")
        with pytest.raises(BadKey):
            await hall.by_key(key_words.seat_key(b"another server's secret", table.id, 0, 0))
        with pytest.raises(BadKey):
            await hall.by_key(key_words.seat_key(b"", table.id, 5, 0))
        assert not table.may_watch(EVE)


async def test_a_new_invitation_ends_the_old_one_and_its_holders(address: str) -> None:
    async with hall_at(address) as hall:
        table = await two_at_a_table(hall)
        old = table.key_of(1)
        with table.subscribe((1,), BEN) as news:
            new = await table.reopen(1)
            assert "seats" in (await anext(news)).kinds
        assert table.seats_of(BEN) == ()
        assert table.seat(1).kind == "open"
        with pytest.raises(BadKey):
            await hall.join(old, BEN, "Ben")
        await hall.join(new, CAT, "Cat")
        assert table.seat(1).kind == "person"
        assert table.seats_of(CAT) == (1,)
    async with hall_at(address) as hall:
        table = await hall.table(table.id)
        assert table.seats_of(CAT) == (1,)
        assert table.seats_of(BEN) == ()
        assert table.key_of(1) == new


async def test_a_new_invitation_to_watch(address: str) -> None:
    async with hall_at(address) as hall:
        table = await two_at_a_table(hall)
        old = table.key_of(None)
        await hall.join(old, CAT, "Cat")
        await table.reopen(None)
        assert not table.may_watch(CAT)
        with pytest.raises(BadKey):
            await hall.join(old, CAT, "Cat")


async def test_a_bot_stands_in_and_the_seat_is_taken_back(address: str) -> None:
    async with hall_at(address) as hall:
        table = await two_at_a_table(hall)
        await table.to_bot(1)
        while not hall.stats().bot_answers:
            await until(lambda: table.offers(0) or hall.stats().bot_answers or table.status == "over")
            await table.ready()
            if table.offers(0):
                offer = table.offers(0)[0]
                await table.answer(0, offer.decision, offer.options[0].id)
        assert hall.stats().bot_answers
        assert table.seats_of(BEN) == (1,)
        with pytest.raises(NotAllowed):
            await table.take_back(1, EVE)
        await table.take_back(1, BEN)
        assert table.seat(1).kind == "person"
        await verified(table)


async def test_a_bot_nobody_knows_is_refused(address: str) -> None:
    async with hall_at(address) as hall:
        table = await two_at_a_table(hall)
        with pytest.raises(TableError, match="no bot"):
            await table.to_bot(1, "deep-blue")
        with pytest.raises(BadPlan, match="no bot"):
            await hall.create(TablePlan("talisman-duel", [ME, SeatPlan("bot", bot="deep-blue")]), ANN)


async def test_who_leaves_makes_room(address: str) -> None:
    async with hall_at(address) as hall:
        table = await two_at_a_table(hall)
        await table.leave(1, BEN)
        assert table.seat(1).kind == "open"
        assert table.seats_of(BEN) == ()
        assert table.status == "playing"
        await hall.join(table.key_of(1), CAT, "Cat")
        assert table.seats_of(CAT) == (1,)


async def test_names_are_plain_and_short(address: str) -> None:
    async with hall_at(address) as hall:
        table = await two_at_a_table(hall)
        await table.rename(0, "  A\u202en\x00n\x1b[31m\n<b>  " + "x" * 100)
        name = table.seat(0).name
        assert name.startswith("Ann[31m <b>")
        assert len(name) <= 40


async def test_who_looks_at_the_table_is_online(address: str) -> None:
    async with hall_at(address) as hall:
        table = await two_at_a_table(hall)
        with table.subscribe((0,), ANN) as news:
            assert [seat.online for seat in table.seats] == [True, False]
            version = table.version
            with table.subscribe((1,), BEN), table.subscribe((), CAT):
                assert [seat.online for seat in table.seats] == [True, True]
                assert table.watching() == 1
                assert table.version > version
            assert "presence" in (await anext(news)).kinds
            assert table.watching() == 0
        assert not any(seat.online for seat in table.seats)


async def test_ones_tables_are_listed_the_newest_first(address: str) -> None:
    async with hall_at(address) as hall:
        older, newer = await two_at_a_table(hall, name="old"), await two_at_a_table(hall, name="new")
        await asyncio.sleep(0.01)  # a moment is a millisecond
        await answer_some(older, 1)
        mine = await hall.mine(BEN)
        assert [info.id for info in mine] == [older.id, newer.id]
        assert mine[0].mine == (1,)
        assert mine[0].asked == older.info.asked
        assert mine[0].answers == 1
        assert await hall.mine(EVE) == []


async def test_a_table_that_can_not_be_made(address: str) -> None:
    async with hall_at(address) as hall:
        for plan, why, about in (
            (TablePlan("chess", [ME, OPEN]), "no game", "other"),
            (TablePlan("talisman", [ME]), "2 to 6 seats", "seats"),
            (TablePlan("talisman", [ME, BOT], options={"speed": 3}), "no option", "option"),
            (TablePlan("talisman", [ME, BOT], packs=["/etc"]), "no pack", "pack"),
            (TablePlan("talisman", [ME, BOT], packs=["../../secrets"]), "no pack", "pack"),
        ):
            with pytest.raises(BadPlan, match=why) as refused:
                await hall.create(plan, ANN)
            assert refused.value.params["about"] == about, "so that French need not end in English"
        assert await hall.mine(ANN) == []


async def test_one_person_does_not_fill_the_server(sqlite_address: str) -> None:
    async with hall_at(sqlite_address, TablesConfig(bot_processes=0, most_tables_of_one=2)) as hall:
        for _ in range(2):
            await hall.create(TablePlan("talisman-duel", [ME, OPEN]), ANN)
        with pytest.raises(BadPlan, match="Finish some"):
            await hall.create(TablePlan("talisman-duel", [ME, OPEN]), ANN)
        await hall.create(TablePlan("talisman-duel", [ME, OPEN]), BEN)


@pytest.mark.parametrize("table", ["", "x", "23456789abcd", "' or 1=1 --", "é" * 12])
async def test_there_is_no_such_table(sqlite_address: str, table: str) -> None:
    async with hall_at(sqlite_address, QUICK) as hall:
        with pytest.raises(NoSuchTable):
            await hall.table(table)


async def test_no_seed_is_anybodys_to_choose(address: str, any_luck: None) -> None:
    async with hall_at(address) as hall:
        one, other = await two_at_a_table(hall), await two_at_a_table(hall)
        assert len(one.setup.seed) >= 32
        assert one.setup.seed != other.setup.seed
        assert one.setup.seed not in str(one.info)


async def test_no_two_seats_have_the_same_name(address: str) -> None:
    async with hall_at(address) as hall:
        table = await hall.create(TablePlan("talisman", [SeatPlan("me", "Ann"), OPEN, OPEN]), ANN)
        await hall.join(table.key_of(1), BEN, "ann")
        await hall.join(table.key_of(2), CAT, "Ann")
        assert [seat.name for seat in table.seats] == ["Ann", "ann 2", "Ann 3"]
        await table.rename(2, "ANN 2")
        assert table.seats[2].name == "ANN 2 2"
        await table.rename(2, "Cat")
        assert table.seats[2].name == "Cat"


async def test_who_asks_for_a_rematch_plays_it(address: str) -> None:
    async with hall_at(address) as hall:
        table = await hall.create(TablePlan("talisman-duel", [ME, BOT], options={"rounds": 4}), ANN)
        await table.to_bot(0)
        await until(lambda: table.status == "over")
        again = await table.rematch(ANN)
        assert [seat.kind for seat in again.seats] == ["person", "bot"]
