"""Road Chance: asked for by the Guide, read by a holder, by the golden die."""

from __future__ import annotations

from typing import Any

import pytest

from .tables import SKILLLESS, Story, asked, gems, menu, pass_all, play, start, told

ONE_GEM = {"before": 5, "after": 4, "had": 5, "has": 6}
"""From one who has five to another who has."""


def event(card: str, golden: int, own: dict[str, Any] | None = None, **given: Any) -> Story:
    """The Guide on space 9 asks the next seat, who holds this card, to read."""
    match = start(
        {"at": "9", "heroes": SKILLLESS, "road": [], **(own or {})}, {"road": [card]}, {"road": []}, begin="road-event",
        golden=golden, **given,
    )  # fmt: skip
    play(match, "0 reader:1")
    return match


@pytest.mark.rule(
    "reflets.limits.road-event-is-optional",
    "reflets.limits.road-event-read-by-a-holder",
    "reflets.space.empty-ends-turn-or-asks-road-event",
    "reflets.limits.road-event-after-plain-resolution-only",
)
def test_the_guide_ends_the_turn_or_asks_a_holder() -> None:
    match = start({"at": "9"}, {"road": []}, {"road": ["inn"]}, begin="road-event", golden=2)
    assert menu(match, 0) == {"reader:2", "done"}
    play(match, "0 done")
    assert match.state.guide == 1
    assert told(match, "road-event-read") == []


@pytest.mark.rule(
    "reflets.limits.road-card-has-six-events",
    "reflets.limits.road-event-chosen-by-golden-die",
    "reflets.roles.storyteller-reads-road-chance-or-zone",
    "reflets.space.road-event-then-turn-ends",
)
def test_the_golden_die_says_which_event_is_read() -> None:
    match = event("officialdom", 5)
    assert told(match, "road-event-read") == [{"seat": "@seat.1", "text": "@events.officialdom.event-5"}]
    assert gems(match, 0) == 7
    assert match.state.guide == 1


@pytest.mark.rule(
    "reflets.limits.road-card-may-pass-to-the-guide", "reflets.limits.road-card-replaced-while-stock-lasts"
)
def test_a_card_goes_to_the_guide_and_is_replaced() -> None:
    match = event("passers-by", 6)
    assert match.state.seats[0].road.cards == ["passers-by"]
    assert len(match.state.seats[1].road) == 1
    assert len(match.state.road) == 4
    empty = start(
        {"at": "9", "road": ["inn", "weather"]}, {"road": ["passers-by"]},
        {"road": ["officialdom", "menagerie", "her"]},
        begin="road-event", golden=6,
    )  # fmt: skip
    play(empty, "0 reader:1")
    assert empty.state.seats[1].road.cards == []


def test_a_holder_of_several_picks_the_card() -> None:
    match = start({"at": "9", "road": []}, {"road": ["inn", "officialdom"]}, {"road": []}, begin="road-event", golden=5)
    play(match, "0 reader:1")
    assert menu(match, 1) == {"read:inn", "read:officialdom"}
    play(match, "1 read:officialdom")
    assert match.state.seats[1].road.as_seen_by(2) == [None, None], "what was read is told, the card not shown"
    assert told(match, "road-event-read") == [{"seat": "@seat.1", "text": "@events.officialdom.event-5"}]


def test_the_reader_profits_where_the_event_says_so() -> None:
    match = event("passers-by", 5)
    play(match, "1 gem:red")
    assert told(match, "gem-handed-over") == [
        {"seat": "@seat.0", "other": "@seat.1", "gem": "@text.gem-red", **ONE_GEM}
    ]


def test_darts_against_the_reader() -> None:
    match = event("inn", 4)
    play(match, "1 gem:blue")
    assert told(match, "gem-handed-over") == [
        {"seat": "@seat.1", "other": "@seat.0", "gem": "@text.gem-blue", **ONE_GEM}
    ]


def test_the_tab_is_paid_or_something_is_left_in_pawn() -> None:
    match = event("inn", 1, {"worn": {"left-sock": "tom-scram"}})
    assert menu(match, 0) == {"choice:1", "choice:2"}
    play(match, "0 choice:2")
    pass_all(match, "wear", "done")
    assert match.state.seats[1].gear.cards == ["left-sock"]


def test_the_reader_wins_a_hero_who_dies_of_an_event() -> None:
    # Hail, read on 5, falls on slot 5: Phil has 4 life.
    match = event("weather", 5, dice=(5,))
    assert match.state.seats[1].pouch.cards == ["phil-pumice"]


def test_a_stamp_spares_the_next_tax() -> None:
    match = event("officialdom", 2)
    assert match.state.seats[0].untaxed
    taxed = start({"at": "3", "untaxed": True}, begin="land", golden=3, spots={"3": "orange-gem-tax"})
    assert gems(taxed, 0) == 5
    assert not taxed.state.seats[0].untaxed


def test_she_thanks_the_guide() -> None:
    match = event("her", 6, {"life": {"tom-scram": 1}})
    play(match, "0 choice:1")
    assert match.state.seats[0].life == {}
    shadow = event("her", 5)
    assert shadow.state.seats[0].invincible


def test_what_was_read_out_is_not_unread_without_the_others() -> None:
    match = event("inn", 1, {"gear": ["left-sock"]})
    assert asked(match) == {0: "ask-choose"}
    assert match.undo_needs(0) == (1, 2)


def test_where_nobody_else_holds_a_card_nobody_is_asked_for_one() -> None:
    match = start(
        {"at": "9", "hand": ["one-for-the-road"], "road": ["inn"], "heroes": SKILLLESS}, {"road": []}, {"road": []},
        begin="land", golden=2,
    )  # fmt: skip
    play(match, "0 play:one-for-the-road")
    assert match.state.guide == 1, "there was nothing to ask"
    assert told(match, "road-card-passes") == []


@pytest.mark.rule("reflets.limits.road-card-may-pass-to-the-guide")
def test_a_dilemma_takes_a_road_card_of_somebody_who_holds_one() -> None:
    match = start(
        {"at": "9", "hand": ["one-for-the-road"], "road": [], "heroes": SKILLLESS}, {"road": ["weather"]}, {"road": []},
        begin="land", golden=2, many=3,
    )  # fmt: skip
    play(match, "0 play:one-for-the-road", "0 whom:1")
    assert match.state.seats[0].road.cards == ["weather"]
    assert len(match.state.seats[1].road) == 1, "drawn anew"
    assert len(told(match, "road-card-replaced")) == 1


@pytest.mark.rule("reflets.limits.road-card-may-pass-to-the-guide")
def test_the_first_seat_loses_its_card_like_any_other() -> None:
    match = start(
        {"road": ["passers-by"]}, {"at": "9", "heroes": SKILLLESS, "road": []}, {"road": ["inn"]}, begin="road-event",
        golden=6, guide=1,
    )  # fmt: skip
    play(match, "1 reader:0")
    assert match.state.seats[1].road.cards == ["passers-by"]
    assert match.state.seats[2].road.cards == ["inn"]
