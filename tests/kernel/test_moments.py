"""An index from moments to the seats that may act then."""

import pytest

from roundtable.kernel.moments import Moments


def test_a_seat_is_asked_once_however_many_reasons_it_has() -> None:
    moments = Moments()
    for seat in (2, 0, 2):
        moments.hold("before-attack", seat)
    assert moments.holders("before-attack") == (0, 2)


def test_seats_are_asked_in_turn_order_from_the_first_one_on() -> None:
    moments = Moments()
    for seat in (0, 1, 3):
        moments.hold("roll", seat)
    assert moments.holders("roll", first=2) == (3, 0, 1)


def test_a_moment_is_given_up_reason_by_reason() -> None:
    moments = Moments()
    moments.hold("roll", 1)
    moments.hold("roll", 1)
    moments.release("roll", 1)
    assert moments.holders("roll") == (1,)
    moments.release("roll", 1)
    assert moments.holders("roll") == ()
    assert moments == Moments()  # nothing is left behind: equal states stay equal
    with pytest.raises(KeyError):
        moments.release("roll", 1)


def test_who_wants_to_hear_no_more_of_it_is_not_asked_until_the_next_turn() -> None:
    moments = Moments()
    for seat in (0, 1):
        moments.hold("roll", seat)
    moments.hush("roll", 1)
    moments.hush("roll", 1)
    assert moments.holders("roll") == (0,)
    moments.hold("land", 1)
    assert moments.holders("land") == (1,)  # only that moment is hushed
    moments.listen()
    assert moments.holders("roll") == (0, 1)
