"""A campaign is put away in the middle of a fight, and finished on another server with another player."""

from __future__ import annotations

import random
from functools import cache
from pathlib import Path
from typing import Any

from tests.tables.stories import ANN, BEN, CAT, OPEN, answer_some, hall_at, verified

from roundtable import games
from roundtable.kernel.game import Setup
from roundtable.kernel.match import Match
from roundtable.tables.model import SeatPlan
from roundtable.testing.properties import step_randomly


@cache
def mid_fight() -> bytes:
    """Two fight side by side and have laid a card; in this mode the first death ends it all."""
    for number in range(100):
        chance = random.Random(number)
        match: Match[Any, Any] = Match.start(
            games.get("tainted-grail"), Setup(2, f"fight-{number}", {"mode": "challenge"}, timed=False), telling=True
        )
        for _ in range(300):
            if not match.windows:
                break
            if any(len(fight.party) == 2 and len(fight.sequence) for fight in match.state.fights):
                return match.save()
            step_randomly(match, chance)
    raise AssertionError("nobody fought together in a hundred campaigns")


async def test_a_fight_goes_on_elsewhere_with_another_player_and_the_campaign_is_finished(tmp_path: Path) -> None:
    async with hall_at(f"sqlite:///{tmp_path / 'one.db'}") as hall:
        table = await hall.load_save(mid_fight(), ANN, [SeatPlan("me", "Ann"), OPEN])
        await hall.join(table.key_of(1), BEN, "Ben")
        fight, before = table.match.state.fights[0], table.match.fingerprint()
        laid = list(fight.sequence.cards)
        data = await hall.export_table(table.id, owner=True)
    async with hall_at(f"sqlite:///{tmp_path / 'other.db'}") as hall:
        later = await hall.import_table(data, CAT)
        await hall.join(later.key_of(0), ANN, "Ann")
        await hall.join(later.key_of(1), CAT, "Cat")
        assert (later.match.fingerprint(), later.seats_of(BEN)) == (before, ())
        assert [seat.name for seat in later.seats] == ["Ann", "Cat"]
        assert list(later.match.state.fights[0].sequence.cards) == laid != []
        given = await answer_some(later, 5_000)
        assert (later.match.outcome is not None, later.record.status) == (True, "over"), given
        await verified(later)
