"""Windows out of turn: asked by role, and not where everybody sees that nobody can have anything."""

from __future__ import annotations

from roundtable.games.reflets import GAME
from roundtable.games.reflets.box import box_of
from roundtable.games.reflets.teams.moments import adversaries_interject, guide_is_asked, may_be_held
from roundtable.games.reflets.trials.malus import may_lay
from roundtable.kernel.windows import Window

from .tables import Story, start

BOX = box_of(GAME.content())
MOMENT = "bless"
(ONLY,) = BOX.uppers[MOMENT]
OTHER, ANOTHER = [card for card in BOX.dilemmas if card not in BOX.uppers[MOMENT]][:2]


def window(match: Story) -> Window | None:
    """Whom the table would ask at this moment."""
    return next(adversaries_interject(match.table, MOMENT), None)  # type: ignore[arg-type, return-value]


def lies_open(match: Story, *cards: str) -> None:
    """These cards were played in the open."""
    state = match.state
    for card in cards:
        if card in state.imprevus.cards:
            match.table.move(card, state.imprevus, state.imprevu_discard)


def test_everybody_with_cards_is_asked_whatever_they_hold() -> None:
    match = start({}, {"hand": [OTHER]}, {"hand": [ONLY]}, {}, many=4)
    asked = window(match)
    assert asked is not None
    assert asked.seats == (1, 2), "who has no card at all is not asked: that everybody sees"


def test_no_window_opens_for_cards_that_all_lie_in_the_open() -> None:
    match = start({}, {"hand": [OTHER]}, many=3)
    assert window(match) is not None, "for all that anybody knows seat 1 holds it"
    lies_open(match, ONLY)
    assert ONLY in match.state.imprevu_discard.cards
    assert not may_be_held(match.table, BOX.uppers[MOMENT])
    assert window(match) is None


def test_the_guide_is_not_asked_for_cards_that_all_lie_in_the_open() -> None:
    match = start({"hand": [OTHER]}, many=3)
    moment = next(moment for moment, cards in BOX.lowers.items() if OTHER not in cards)
    assert guide_is_asked(match.table, moment)
    lies_open(match, *BOX.lowers[moment])
    assert not guide_is_asked(match.table, moment)


def test_who_can_pay_for_no_creature_is_not_asked_to_lay_one() -> None:
    match = start({}, {"hand": [OTHER], "gems": []}, {"hand": [ANOTHER], "gems": ["red"]}, {}, many=4)
    assert [may_lay(match.table, seat) for seat in (1, 2, 3)] == [False, True, False], "gems lie open, hands do not"
