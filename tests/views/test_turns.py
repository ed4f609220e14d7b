"""The log in turns, and the moments among its lines."""

from __future__ import annotations

from typing import NamedTuple

import pytest
from msgspec.structs import replace

from roundtable.kernel.events import Event
from roundtable.kernel.telling import Gain, Telling
from roundtable.views.turns import causes, moments, turns

TELLING = Telling(
    weights={9: ("dies",), 5: ("event",), 0: ("rolls",)},
    opens=frozenset({"token-drawn"}),
    causes={"stops": "place", "event": "card"},
    met=frozenset({"event"}),
    everybody=frozenset({"dies"}),
    hits={"steals": "other"},
    numbers={"gold": (("gold", "seat", "before", "after"),)},
)
ME, ANN, BEN = "@seat.0", "@seat.1", "@seat.2"


class Line(NamedTuple):
    event: Event
    own: bool = False


def line(key: str, **params: int | str) -> Line:
    return Line(Event(key, tuple(params.items())))


def begins(seat: str, round_: int = 3) -> Line:
    return line("turn-begins", seat=seat, round=round_)


def gold(seat: str, before: int, after: int) -> Line:
    return line("gold", seat=seat, before=before, after=after)


RIDERS = [
    begins(ANN), line("rolls", seat=ANN, die=4), line("stops", seat=ANN, place="@places.ruins"),
    line("event", seat=ANN, card="@cards.tax-riders"), gold(ANN, 4, 3), gold(ME, 2, 1), gold(BEN, 1, 0),
]  # fmt: skip


def test_a_turn_is_told_by_its_weightiest_deed_and_by_what_changed_in_the_end() -> None:
    first, second = turns(
        [*RIDERS, gold(ANN, 3, 5), begins(BEN), line("stops", seat=BEN, place="@places.oasis")], TELLING
    )
    assert first.deed is not None
    assert first.deed.event.key == "event"
    assert first.gains == (Gain(1, "gold", 4, 5), Gain(0, "gold", 2, 1), Gain(2, "gold", 1, 0))
    assert (first.seat, first.round, first.place) == (1, 3, "@places.ruins")
    assert (second.seat, second.gains, second.place) == (2, (), "@places.oasis")


def test_others_deeds_stand_for_a_turn_only_if_they_weigh_a_good_deal_more() -> None:
    telling = replace(TELLING, weights={9: ("dies",), 7: ("steals",), 5: ("event",)})
    walk, theft = line("event", seat=ANN, card="@cards.fog"), line("steals", seat=BEN, other=ME)
    (turn,) = turns([begins(ANN), walk, theft], telling)
    assert turn.deed is walk
    (turn,) = turns([begins(ANN), walk, theft, line("dies", seat=BEN)], telling)
    assert turn.deed is not None
    assert turn.deed.event.key == "dies"


def test_what_comes_to_nothing_in_a_turn_is_no_change() -> None:
    (turn,) = turns([begins(ANN), gold(ANN, 4, 3), gold(ANN, 3, 4)], TELLING)
    assert turn.gains == ()


def test_a_token_and_the_turn_that_it_gives_are_one_turn_but_two_tokens_are_two() -> None:
    drawn = line("token-drawn", token="asha")
    found = turns([drawn, begins(ANN), gold(ANN, 1, 2), drawn, drawn, begins(BEN)], TELLING)
    assert [(turn.seat, len(turn.lines)) for turn in found] == [(1, 3), (None, 1), (2, 2)]


def test_somebody_elses_turn_concerns_whom_it_names() -> None:
    (turn,) = turns(RIDERS, TELLING)
    assert turn.concerns([0])
    assert not turn.concerns([1])
    assert not turn.concerns([5])


def test_a_gain_or_a_loss_has_the_cause_that_was_told_last() -> None:
    lines = [gold(ANN, 0, 1), *RIDERS, begins(BEN), gold(BEN, 0, 1)]
    assert causes(lines, TELLING) == dict.fromkeys((5, 6, 7), "@cards.tax-riders")


def test_what_others_do_to_me_is_one_moment_with_all_whom_it_hits_and_me_first() -> None:
    (moment,) = moments(RIDERS, 1, [0], TELLING)
    assert (moment.line.event.key, moment.cause, moment.by, moment.hurts) == ("event", "@cards.tax-riders", 1, True)
    assert moment.gains == (Gain(0, "gold", 2, 1), Gain(1, "gold", 4, 3), Gain(2, "gold", 1, 0))
    assert moment.dice is not None


def test_nobody_else_has_a_moment_of_it_and_nothing_is_a_moment_twice() -> None:
    assert moments(RIDERS, 1, [5], TELLING) == []
    assert moments(RIDERS, 1, [], TELLING) == []
    assert moments(RIDERS, len(RIDERS), [0], TELLING) == []


def test_what_i_chose_is_no_moment_but_what_i_meet_is() -> None:
    assert moments([begins(ME), line("stops", seat=ME, place="@places.city"), gold(ME, 3, 2)], 1, [0], TELLING) == []
    met = [begins(ME), line("event", seat=ME, card="@cards.riders"), gold(ME, 3, 2)]
    (moment,) = moments(met, 1, [0], TELLING)
    assert (moment.cause, moment.by) == ("@cards.riders", 0)


def test_what_i_did_in_anothers_turn_is_no_moment_but_what_it_cost_others_is_theirs() -> None:
    lines = [begins(ANN), line("stops", seat=ME, place="@places.city"), gold(ME, 3, 2), gold(BEN, 2, 1)]
    assert moments(lines, 1, [0], TELLING) == []
    (theirs,) = moments(lines, 1, [2], TELLING)
    assert theirs.gains[0] == Gain(2, "gold", 2, 1)


def test_a_theft_and_a_death_are_told_by_themselves() -> None:
    lines = [begins(ANN), line("steals", seat=ANN, other=ME, card="@cards.sword"), line("dies", seat=BEN)]
    theft, death = moments(lines, 1, [0], TELLING)
    assert (theft.line.event.key, theft.hurts) == ("steals", True)
    assert (death.line.event.key, death.hurts) == ("dies", False)
    assert [moment.line.event.key for moment in moments(lines, 1, [], TELLING)] == ["dies"], "all see a death"


def test_what_everybody_saw_and_then_hits_me_is_one_moment() -> None:
    seen = replace(TELLING, everybody=TELLING.everybody | {"event"})
    (moment,) = moments([begins(ANN), line("event", seat=ANN, card="@cards.riders"), gold(ME, 3, 2)], 1, [0], seen)
    assert (moment.line.event.key, moment.gains, moment.hurts) == ("event", (Gain(0, "gold", 3, 2),), True)
    (only,) = moments([begins(ANN), line("event", seat=ANN, card="@cards.riders")], 1, [5], seen)
    assert (only.gains, only.hurts) == ((), False)


ACTING = replace(
    TELLING,
    acts=frozenset({"explores"}),
    banes=frozenset({"terror"}),
    numbers={**TELLING.numbers, "terror": (("terror", "seat", "before", "after"),)},
)


def test_an_act_opens_a_turn_and_what_it_costs_its_own_seat_is_no_moment() -> None:
    lines = [line("event", card="@cards.riders"), line("explores", seat=ME), gold(ME, 3, 2)]
    assert [turn.lines for turn in turns(lines, ACTING)] == [tuple(lines[:1]), tuple(lines[1:])]
    assert moments(lines, 2, [0], ACTING) == [], "and it does not come of what was met before"
    (moment,) = moments([*lines, line("event", card="@cards.riders"), gold(ME, 2, 1)], 3, [0], ACTING)
    assert moment.cause == "@cards.riders"


@pytest.mark.parametrize(("after", "hurts"), [(3, True), (1, False)])
def test_more_of_what_is_bad_hurts(after: int, hurts: bool) -> None:
    lines = [begins(ANN), line("event", seat=ANN, card="@cards.riders"), line("terror", seat=ME, before=2, after=after)]
    (moment,) = moments(lines, 1, [0], ACTING)
    assert moment.hurts is hurts
