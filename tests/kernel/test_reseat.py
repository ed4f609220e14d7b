"""Where a campaign goes on there may be more people or fewer, if the game can seat them."""

from __future__ import annotations

import pytest

from roundtable.kernel import campaigns
from roundtable.kernel.errors import DamagedSave
from roundtable.kernel.game import Setup
from roundtable.kernel.match import Match
from roundtable.kernel.milestones import kept
from roundtable.kernel.piles import Pile
from roundtable.kernel.seats import bit

from .toy import Deal, Player, Toy, ToyTable


class Roomy(Toy):
    """Takes more and fewer."""

    other_seats = True

    def reseat(self, table: ToyTable) -> None:
        seats = range(len(table.state.players), table.setup.seats)
        table.state.players += [Player(Pile(f"hand-{seat}", bit(seat))) for seat in seats]
        del table.state.players[table.setup.seats :]
        table.core.seats = table.setup.seats


def milestone(game: Toy) -> bytes:
    match = Match(game, game.content(), Setup(2, "1", {"tokens": 1}))
    match.state.players[0].points = 7
    return kept(match.state, [Deal()])


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_game_that_can_seats_as_many_as_come(seats: int) -> None:
    match = campaigns.take_up(Roomy(), Roomy().content(), Setup(seats, "2"), milestone(Roomy()))
    assert (match.state.core.seats, len(match.state.players)) == (seats, seats)
    assert match.state.players[0].points == 7
    assert sorted(offer.seat for offer in match.offers()) == list(range(seats))


def test_any_other_game_refuses_other_numbers() -> None:
    assert campaigns.take_up(Toy(), Toy().content(), Setup(2, "2"), milestone(Toy())).state.core.seats == 2
    with pytest.raises(DamagedSave):
        campaigns.take_up(Toy(), Toy().content(), Setup(3, "2"), milestone(Toy()))
