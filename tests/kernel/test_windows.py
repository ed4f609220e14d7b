"""The four words for decisions: ask, ask_each, vote (see test_votes) and race."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from roundtable.kernel.errors import DecisionClosed, NothingToChoose, OutOfTime, WrongSeat
from roundtable.kernel.options import DONE, PASS, Option
from roundtable.kernel.windows import Rules

from .small_games import (
    CLAIM,
    WHAT,
    A,
    B,
    C,
    SmallMatch,
    SmallTable,
    asked,
    choose,
    game_of,
    ids,
    nothing_changes,
    offer,
    start,
)

# --- ask ---


def ask(**how: Any) -> Callable[[SmallTable], Rules[None]]:
    """Seat 0 chooses from a menu; noted."""

    def rule(table: SmallTable) -> Rules[None]:
        chosen = yield from table.ask(0, WHAT, **how)
        table.state.notes.append(chosen.id)

    return rule


def test_a_seat_chooses_and_the_rule_goes_on_with_it() -> None:
    match = start(game_of(ask(options=[A, B])))
    assert asked(match) == [0]
    assert ids(match, 0) == ["a", "b"]
    choose(match, 0, "b")
    assert match.state.notes == ["b"]
    assert match.over


def test_a_single_option_answers_itself() -> None:
    match = start(game_of(ask(options=[A])))
    assert match.over
    assert match.state.notes == ["a"]
    assert match.rows == []


def test_a_veiled_single_option_is_asked_all_the_same() -> None:
    match = start(game_of(ask(options=[A], veiled=True)))
    assert ids(match, 0) == ["a"]
    choose(match, 0, "a")
    assert match.state.notes == ["a"]


def test_a_veiled_question_without_options_is_nothing_to_choose() -> None:
    for tokens in (0, 1):
        with pytest.raises(NothingToChoose):
            start(game_of(ask(options=[], veiled=True), tokens=tokens))


def test_options_may_be_a_function_of_the_state() -> None:
    def rule(table: SmallTable) -> Rules[None]:
        table.state.points[0] = 1
        yield from table.ask(0, WHAT, lambda: [A, B] if table.state.points[0] else [])

    assert ids(start(game_of(rule)), 0) == ["a", "b"]


def two_questions(*second: Option[Any]) -> Callable[[SmallTable], Rules[None]]:
    def rule(table: SmallTable) -> Rules[None]:
        yield from table.ask(0, WHAT, [A, B])
        yield from table.ask(0, WHAT, second)

    return rule


def test_nothing_to_choose_is_an_error_with_the_journal_and_the_match_stays() -> None:
    match = start(game_of(two_questions()))
    with nothing_changes(match), pytest.raises(NothingToChoose, match="small-what") as caught:
        choose(match, 0, "a")
    assert caught.value.journal is not None
    assert [entry.option for entry in caught.value.journal.answers] == ["a"]


def test_nothing_to_choose_at_the_very_start_has_a_journal_too() -> None:
    with pytest.raises(NothingToChoose) as caught:
        start(game_of(ask(options=[])))
    assert caught.value.journal is not None
    assert caught.value.journal.answers == []


def test_a_deadline_that_passes_chooses_the_default() -> None:
    match = start(game_of(ask(options=[A, B], deadline=3000, default=B)))
    assert offer(match, 0).deadline == 3000
    match.run_out(0, offer(match, 0).decision)
    assert match.state.notes == ["b"]


def test_the_deadline_itself_is_still_in_time() -> None:
    match = start(game_of(ask(options=[A, B], deadline=3000, default=B)))
    with nothing_changes(match), pytest.raises(OutOfTime):
        choose(match, 0, "a", ms=3001)
    choose(match, 0, "a", ms=3000)
    assert match.state.notes == ["a"]


def test_a_relaxed_table_has_no_deadline() -> None:
    match = start(game_of(ask(options=[A, B], deadline=3000, default=B)), timed=False)
    assert offer(match, 0).deadline is None
    with nothing_changes(match), pytest.raises(OutOfTime, match="No clock"):
        match.run_out(0, offer(match, 0).decision)
    choose(match, 0, "a", ms=99_000)
    assert match.state.notes == ["a"]


def test_a_pause_asks_for_the_sake_of_free_actions_only() -> None:
    match = start(game_of(ask(options=[DONE], pause=True), tokens=1))
    assert ids(match, 0) == ["done", "spend"]
    choose(match, 0, "spend")
    assert match.over, "without another free action 'done' answers itself"
    assert match.state.notes == ["done"]
    assert start(game_of(ask(options=[DONE], pause=True))).over


def test_without_a_pause_a_single_option_answers_itself_in_spite_of_free_actions() -> None:
    assert start(game_of(ask(options=[DONE]), tokens=1)).over


def test_a_pause_with_nothing_but_free_actions_is_nothing_to_choose() -> None:
    with pytest.raises(NothingToChoose):
        start(game_of(ask(options=[], pause=True), tokens=1))


# --- ask_each ---


def ask_each(menu: Callable[[int], list[Option[Any]]], *seats: int, **how: Any) -> Callable[[SmallTable], Rules[None]]:
    def rule(table: SmallTable) -> Rules[None]:
        chosen = yield from table.ask_each(seats, WHAT, menu, **how)
        table.state.notes += [f"{seat} {option.id}" for seat, option in chosen.items()]

    return rule


def test_each_answers_in_any_order_and_results_stand_in_the_order_of_the_seats() -> None:
    match = start(game_of(ask_each(lambda seat: [A, B, C], 0, 1, 2)), seats=3)
    assert asked(match) == [0, 1, 2]
    for seat, option in ((2, "c"), (0, "a"), (1, "b")):
        choose(match, seat, option)
    assert match.state.notes == ["0 a", "1 b", "2 c"]


def test_results_stand_in_the_order_in_which_the_rule_names_the_seats() -> None:
    match = start(game_of(ask_each(lambda seat: [A, B], 2, 0)), seats=3)
    choose(match, 0, "a")
    choose(match, 2, "b")
    assert match.state.notes == ["2 b", "0 a"]


def test_an_offer_never_tells_what_others_answered() -> None:
    def position(secret: str) -> bytes:
        match = start(game_of(ask_each(lambda seat: [A, B], 0, 1)))
        choose(match, 0, secret)
        assert offer(match, 1).sealed
        assert offer(match, 1).answered == (0,)
        assert offer(match, 1).waiting == (1,)
        return msgspec.json.encode((match.offers(1), match.scene(1), match.told(1)))

    assert position("a") == position("b")


def test_a_seat_that_has_no_choice_is_answered_for() -> None:
    match = start(game_of(ask_each(lambda seat: [A, B][: seat + 1], 0, 1)))
    assert asked(match) == [1]
    choose(match, 1, "b")
    assert match.state.notes == ["0 a", "1 b"]


def test_where_nobody_has_a_choice_nobody_is_asked() -> None:
    match = start(game_of(ask_each(lambda seat: [A], 0, 1)))
    assert match.over
    assert match.state.notes == ["0 a", "1 a"]


def test_a_veiled_window_asks_those_without_a_choice_too() -> None:
    match = start(game_of(ask_each(lambda seat: [A, B][: seat + 1], 0, 1, veiled=True)))
    assert asked(match) == [0, 1]


def test_a_seat_with_an_empty_menu_is_nothing_to_choose() -> None:
    with pytest.raises(NothingToChoose):
        start(game_of(ask_each(lambda seat: [], 0, 1)))


def test_a_free_action_is_no_answer_to_an_empty_menu() -> None:
    with pytest.raises(NothingToChoose):
        start(game_of(ask_each(lambda seat: [], 0, 1), tokens=1))


def test_nobody_to_ask_is_answered_at_once() -> None:
    assert start(game_of(ask_each(lambda seat: [A, B]))).over


# --- race ---


def race(*seats: int, menu: Callable[[int], list[Option[Any]]] = lambda seat: [CLAIM, PASS], **how: Any) -> Any:
    def rule(table: SmallTable) -> Rules[None]:
        claims = yield from table.race(seats, WHAT, menu, **how)
        table.state.notes += [f"{claim.seat} {claim.option.id} {claim.ms}" for claim in claims]
        table.state.notes.append("closed")

    return rule


def notes(match: SmallMatch) -> list[str]:
    return list(match.state.notes)


def test_the_first_claim_closes_the_race() -> None:
    match = start(game_of(race(0, 1, 2)), seats=3)
    late = offer(match, 0).decision
    choose(match, 1, "claim", ms=700)
    assert notes(match) == ["1 claim 700", "closed"]
    with nothing_changes(match), pytest.raises(DecisionClosed):
        match.answer(0, late, "claim", 701)


def test_a_pass_is_no_claim() -> None:
    match = start(game_of(race(0, 1, 2)), seats=3)
    choose(match, 0, "pass")
    assert asked(match) == [1, 2]
    choose(match, 2, "claim")
    assert notes(match) == ["2 claim 0", "closed"]


def test_a_race_in_which_all_pass_has_no_winner() -> None:
    match = start(game_of(race(0, 1)))
    choose(match, 0, "pass")
    choose(match, 1, "pass")
    assert notes(match) == ["closed"]


def turning(seat: int) -> list[Option[Any]]:
    """Seat 1 turns the page, the others can only say that they have read it."""
    return [CLAIM] if seat == 1 else [PASS]


def test_bots_let_people_read() -> None:
    match = start(game_of(race(0, 1, 2, menu=turning, veiled=True, reading=True)), seats=3)
    assert asked(match) == [0, 1, 2]
    (window,) = match.windows
    assert [window.left_to([0, 2], seat) for seat in range(3)] == [True, True, True]
    assert [window.left_to([], seat) for seat in range(3)] == [True, False, True]  # without people nobody waits
    choose(match, 0, "pass")
    (window,) = match.windows
    assert not window.left_to([0], 1)  # the only person has read it
    choose(match, 1, "claim")
    assert notes(match) == ["1 claim 0", "closed"]


def test_who_has_several_seats_reads_once() -> None:
    match = start(game_of(race(0, 1, 2, menu=turning, veiled=True, reading=True)), seats=3)
    (window,) = match.windows
    assert [window.once(own) for own in ([0, 2], [2], [0, 1], [0, 1, 2])] == [[0], [2], [1], [1]]
    choose(match, 2, "pass")
    (window,) = match.windows
    assert [window.once(own) for own in ([0, 2], [0], [1, 2])] == [[], [0], [1]]


def test_who_has_several_seats_is_asked_everything_else_for_each() -> None:
    match = start(game_of(race(0, 1, 2)), seats=3)
    choose(match, 1, "pass")
    assert match.windows[0].once([0, 1, 2]) == [0, 2]


def test_in_other_races_bots_wait_for_nobody() -> None:
    match = start(game_of(race(0, 1)))
    assert not match.windows[0].left_to([0], 1)


def test_a_pass_is_known_by_its_id() -> None:
    match = start(game_of(race(0, 1, menu=lambda seat: [CLAIM, Option("pass", rules=("small.may-pass",))])))
    choose(match, 0, "pass")
    assert asked(match) == [1]
    choose(match, 1, "pass")
    assert notes(match) == ["closed"]


def test_a_seat_that_can_only_pass_has_passed() -> None:
    match = start(game_of(race(0, 1, 2, menu=lambda seat: [PASS] if seat == 0 else [CLAIM, PASS])), seats=3)
    assert asked(match) == [1, 2]


def test_a_veiled_race_waits_for_a_seat_that_can_only_pass() -> None:
    match = start(game_of(race(0, 1, menu=lambda seat: [PASS] if seat == 0 else [CLAIM, PASS], veiled=True)))
    assert asked(match) == [0, 1]
    assert offer(match, 1).answered == ()


def test_a_race_may_have_several_winners() -> None:
    match = start(game_of(race(0, 1, 2, winners=2)), seats=3)
    choose(match, 2, "claim", ms=5)
    assert asked(match) == [0, 1]
    choose(match, 0, "claim", ms=9)
    assert notes(match) == ["2 claim 5", "0 claim 9", "closed"]


def test_without_a_passing_option_every_option_is_a_claim() -> None:
    match = start(game_of(race(0, 1, menu=lambda seat: [A, B], passing=None)))
    choose(match, 1, "b")
    assert notes(match) == ["1 b 0", "closed"]


def test_who_acts_next_is_a_choice_even_if_each_can_only_act() -> None:
    match = start(game_of(race(0, 1, menu=lambda seat: [A], passing=None)))
    assert asked(match) == [0, 1]
    choose(match, 1, "a")
    assert notes(match) == ["1 a 0", "closed"]


def test_who_can_only_claim_still_races_against_those_who_may_pass() -> None:
    match = start(game_of(race(0, 1, menu=lambda seat: [CLAIM, PASS] if seat else [CLAIM])))
    assert asked(match) == [0, 1]
    choose(match, 1, "claim")
    assert notes(match) == ["1 claim 0", "closed"]


def test_the_last_one_who_can_act_does() -> None:
    match = start(game_of(race(1, menu=lambda seat: [A], passing=None)))
    assert notes(match) == ["1 a 0", "closed"]


def test_claims_within_the_tie_margin_are_let_in() -> None:
    match = start(game_of(race(0, 1, 2, tie=200)), seats=3)
    choose(match, 1, "claim", ms=700)
    assert asked(match) == [0, 2]
    assert offer(match, 0).deadline == 900
    choose(match, 0, "claim", ms=900)
    match.run_out(2, offer(match, 2).decision)
    assert notes(match) == ["1 claim 700", "0 claim 900", "closed"]


def test_a_claim_after_the_tie_margin_is_out_of_time() -> None:
    match = start(game_of(race(0, 1, 2, tie=200)), seats=3)
    choose(match, 1, "claim", ms=700)
    with nothing_changes(match), pytest.raises(OutOfTime):
        choose(match, 0, "claim", ms=901)


def test_claims_stand_in_the_order_of_the_clock() -> None:
    match = start(game_of(race(0, 1, 2, tie=200)), seats=3)
    for seat, ms in ((2, 300), (0, 150), (1, 250)):
        choose(match, seat, "claim", ms)
    assert notes(match) == ["0 claim 150", "1 claim 250", "2 claim 300", "closed"]


def test_the_tie_margin_never_outlasts_the_deadline() -> None:
    match = start(game_of(race(0, 1, tie=200, deadline=3000)))
    choose(match, 0, "claim", ms=2900)
    assert offer(match, 1).deadline == 3000


def test_with_several_winners_the_margin_counts_from_the_deciding_claim() -> None:
    match = start(game_of(race(0, 1, 2, 3, winners=2, tie=100)), seats=4)
    choose(match, 0, "claim", ms=300)
    assert offer(match, 1).deadline is None
    choose(match, 1, "claim", ms=500)
    assert offer(match, 2).deadline == 600


def test_which_claims_are_let_in_does_not_depend_on_whose_click_travelled_faster() -> None:
    def let_in(*clicks: tuple[int, int]) -> set[str]:
        match = start(game_of(race(0, 1, tie=200)))
        for seat, ms in clicks:
            try:
                choose(match, seat, "claim", ms)
            except OutOfTime:
                match.run_out(seat, offer(match, seat).decision)
        return set(notes(match))

    assert let_in((1, 100), (0, 500)) == {"1 claim 100", "closed"}
    assert let_in((0, 500), (1, 100)) == {"1 claim 100", "closed"}


def test_a_deadline_ends_a_race_without_a_claim() -> None:
    match = start(game_of(race(0, 1, deadline=3000)))
    choose(match, 0, "pass", ms=10)
    match.run_out(1, offer(match, 1).decision)
    assert notes(match) == ["closed"]


def test_a_claim_after_the_deadline_is_out_of_time() -> None:
    match = start(game_of(race(0, 1, deadline=3000)))
    with nothing_changes(match), pytest.raises(OutOfTime):
        choose(match, 0, "claim", ms=3001)


def test_at_a_relaxed_table_no_clock_runs_and_all_claims_count_as_made_together() -> None:
    match = start(game_of(race(2, 0, 1, deadline=3000, tie=200)), seats=3, timed=False)
    assert offer(match, 0).deadline is None
    assert offer(match, 0).sealed, "nobody sees who has claimed"
    with nothing_changes(match), pytest.raises(OutOfTime):
        match.run_out(0, offer(match, 0).decision)
    choose(match, 0, "claim", ms=60_000)
    choose(match, 1, "pass")
    assert notes(match) == [], "everybody is waited for"
    choose(match, 2, "claim", ms=90_000)
    assert notes(match) == ["2 claim 90000", "0 claim 60000", "closed"], "in the order of the seats, not of the clicks"


def test_a_race_without_a_deadline_goes_to_the_first_at_a_relaxed_table_too() -> None:
    match = start(game_of(race(0, 1)), timed=False)
    assert not offer(match, 0).sealed
    choose(match, 1, "claim")
    assert notes(match) == ["1 claim 0", "closed"]


def test_only_a_seat_that_is_still_asked_can_let_the_clock_run_out() -> None:
    match = start(game_of(race(0, 1, deadline=3000)), seats=3)
    with nothing_changes(match), pytest.raises(WrongSeat):
        match.run_out(2, offer(match, 0).decision)
    choose(match, 0, "pass")
    with nothing_changes(match), pytest.raises(WrongSeat):
        match.run_out(0, offer(match, 1).decision)


def test_nobody_wins_a_race_without_a_click() -> None:
    """Two have claimed; the third has but one thing to claim. Another strand's answer must not claim for it."""

    def rule(table: SmallTable) -> Rules[None]:
        def race() -> Rules[None]:
            claims = yield from table.race(
                range(3), WHAT, lambda seat: [A, B] if seat < 2 else [A], passing=None, tie=900
            )
            table.state.notes += [f"{claim.seat}@{claim.ms}" for claim in claims]

        def ask() -> Rules[None]:
            yield from table.ask(0, WHAT, [A, B])
            yield from table.ask(0, WHAT, [A, B])

        yield from table.together([race(), ask()])

    match = start(game_of(rule), seats=3)
    for seat, ms in ((0, 500), (1, 600)):
        race = next(offer for offer in match.offers(seat) if 2 in offer.waiting)
        match.answer(seat, race.decision, "a", ms)
    other = next(offer for offer in match.offers(0) if 2 not in offer.waiting)
    match.answer(0, other.decision, "a")
    race = next(offer for offer in match.offers(2) if 2 in offer.waiting)
    match.run_out(2, race.decision)
    assert match.state.notes == ["0@500", "1@600"]


def test_an_offer_cant_be_changed_by_whoever_gets_it() -> None:
    def rule(table: SmallTable) -> Rules[None]:
        yield from table.ask(0, WHAT, [A, B])

    match = start(game_of(rule))
    assert isinstance(match.offers(0)[0].options, tuple)


def test_an_imagined_match_knows_nothing_of_claims_that_lie_in_an_open_race() -> None:
    def rule(table: SmallTable) -> Rules[None]:
        table.shuffle(table.state.deck)
        for hand in table.state.hands:
            table.deal(table.state.deck, hand, 2)
        claims = yield from table.race(
            range(2), WHAT, lambda seat: [*(Option("show", card) for card in table.state.hands[seat]), PASS], winners=2
        )
        for claim in claims:
            table.move(claim.option.arg, table.state.hands[claim.seat], table.state.deck)

    match = start(game_of(rule))
    choose(match, 0, ids(match, 0)[0])
    for number in range(20):
        imagined = match.imagine(1, bytes([number] * 16))
        assert {offer.seat for offer in imagined.offers()} == {0, 1}
        choose(imagined, 0, ids(imagined, 0)[0])
        choose(imagined, 1, ids(imagined, 1)[0])
        assert imagined.over
