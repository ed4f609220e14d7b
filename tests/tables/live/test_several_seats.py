"""Whoever plays several seats is asked once for what they all decide."""

from __future__ import annotations

from tests.tables.stories import ANN, BEN, ME, OPEN, hall_at, verified

from roundtable.tables import LiveTable, TablePlan, TableRegistry
from roundtable.web.view.make_view import make
from roundtable.web.view.viewer import viewer_of


async def at_a_vote(hall: TableRegistry) -> LiveTable:
    """Ann has two seats and Ben two; all four are to agree on who acts."""
    table = await hall.create(TablePlan("grail-party", [ME, ME, OPEN, OPEN]), ANN)
    for seat in (2, 3):
        await hall.join(table.key_of(seat), BEN, "Ben")
    assert [offer.prompt.key for offer in table.offers()] == ["ask-who-acts"] * 4
    return table


def asked(table: LiveTable) -> list[int]:
    viewer = viewer_of(table, ANN, lang="en")
    assert viewer is not None
    return [ask.offer.seat for ask in make(table, viewer).asks]


async def test_a_vote_is_put_once_and_counts_for_all_own_seats(sqlite_address: str) -> None:
    async with hall_at(sqlite_address) as hall:
        table = await at_a_vote(hall)
        assert asked(table) == [0]
        offer = table.offers(0)[0]
        await table.answer(0, offer.decision, offer.options[1].id, person=ANN)
        assert asked(table) == []
        (window,) = table.match.windows
        assert [(one.seat, one.option.id) for one in window.answers] == [(0, "act:1"), (1, "act:1")]
        assert window.seats == (2, 3), "others vote for themselves"
        await verified(table)
