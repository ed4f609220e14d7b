"""What the kernel tells: why not, what would happen, what happened, and by which rules."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from roundtable.kernel.errors import NotOffered, PreviewRefused, WrongSeat
from roundtable.kernel.game import Setup
from roundtable.kernel.match import Match
from roundtable.kernel.options import PASS, Option, Prompt
from roundtable.kernel.rulebook import witnessing
from roundtable.kernel.scene import Change
from roundtable.kernel.seats import WATCHER, only
from roundtable.kernel.votes import unanimous
from roundtable.kernel.windows import Rules, together

from .small_games import (
    CLAIM,
    WHAT,
    A,
    B,
    C,
    SmallMatch,
    SmallTable,
    Step,
    choose,
    game_of,
    ids,
    nothing_changes,
    offer,
    start,
)

# --- why not ---


def forbids_b(table: SmallTable) -> Rules[None]:
    yield from table.ask(
        0,
        WHAT,
        lambda: table.allowed([(A, None), (B, "small.no-b" if table.state.points[0] == 0 else None), (C, None)]),
    )
    table.state.points[0] = 1
    yield from forbids_b(table)


def test_an_option_that_a_rule_forbids_is_not_offered_and_says_why() -> None:
    match = start(game_of(forbids_b))
    assert ids(match, 0) == ["a", "c"]
    with nothing_changes(match):
        assert match.why_not(0, "b") == ("small.no-b",)
        (refusal,) = match.refusals(0)
    assert refusal.option is B
    assert refusal.rules == ("small.no-b",)


def test_what_is_offered_is_not_refused() -> None:
    match = start(game_of(forbids_b))
    assert match.why_not(0, "a") == ()
    choose(match, 0, "a")
    assert ids(match, 0) == ["a", "b", "c"]
    assert match.refusals(0) == []
    assert match.why_not(0, "b") == ()


def test_a_menu_of_parts_refuses_a_part_at_once() -> None:
    def parts(table: SmallTable) -> Rules[None]:
        yield from table.ask(
            0, WHAT, lambda: [*table.unless(None, (A, C)), *table.unless("small.no-b", (B,))], pause=True
        )

    match = start(game_of(parts))
    assert ids(match, 0) == ["a", "c"]
    assert match.why_not(0, "b") == ("small.no-b",)
    assert [refusal.option for refusal in match.refusals(0)] == [B]


def test_where_no_menu_knows_the_option_the_game_may_say_why() -> None:
    game = game_of(forbids_b)
    game.refused["fly"] = ("small.no-wings",)
    match = start(game)
    assert match.why_not(0, "fly") == ("small.no-wings",)
    with pytest.raises(NotOffered) as caught:
        choose(match, 0, "fly")
    assert caught.value.rules == ("small.no-wings",)


def test_of_what_nobody_knows_nothing_is_said() -> None:
    match = start(game_of(forbids_b))
    assert match.why_not(0, "nonsense") == ()
    assert match.why_not(1, "b") == (), "seat 1 is asked nothing"
    assert match.refusals(1) == []


def test_refusals_of_each_seat_of_a_window_and_of_all_its_open_windows() -> None:
    def pick(table: SmallTable, which: str) -> Rules[None]:
        yield from table.ask_each(
            [0, 1], WHAT, lambda seat: table.allowed([(A, None), (B, None), (C, f"small.{which}-{seat}")])
        )

    def rule(table: SmallTable) -> Rules[None]:
        yield from together([pick(table, "left"), pick(table, "right")])

    match = start(game_of(rule), seats=2)
    assert [refusal.rules for refusal in match.refusals(1)] == [("small.left-1",), ("small.right-1",)]


def test_asking_why_puts_no_refusal_into_the_menus() -> None:
    match = start(game_of(forbids_b))
    match.refusals(0)
    match.windows[0].stale()
    assert all(isinstance(option, Option) for option in offer(match, 0).options)


# --- preview ---


def move(table: SmallTable) -> Rules[None]:
    """One moves (a), rolls (b) or draws (c); then the next."""
    for seat in (0, 1, 0):
        chosen = yield from table.ask(seat, WHAT, [A, B, C])
        if chosen is B:
            table.roll()
        elif chosen is C:
            table.draw(table.state.deck, table.state.hands[seat])
        table.state.points[seat] += 1
        table.say("small-moved")


def shuffling(table: SmallTable) -> Rules[None]:
    table.shuffle(table.state.deck)
    table.then(Step("move"))
    yield from ()


def preview(match: SmallMatch, seat: int, option: str) -> list[Change]:
    return match.preview(seat, offer(match, seat).decision, option)


def test_a_preview_shows_what_would_change_and_changes_nothing() -> None:
    match = start(game_of(move), telling=True)
    with nothing_changes(match):
        assert preview(match, 0, "a") == [Change(path="track:points-0/value", before=0, after=1)]


@pytest.mark.parametrize("option", ["b", "c"])
def test_dice_and_hidden_cards_are_not_shown_beforehand(option: str) -> None:
    match = start(game_of(shuffling, move=move))
    with nothing_changes(match), pytest.raises(PreviewRefused):
        preview(match, 0, option)


def test_a_preview_is_for_the_seat_that_is_asked_and_for_what_is_offered() -> None:
    match = start(game_of(move))
    with nothing_changes(match), pytest.raises(NotOffered):
        preview(match, 0, "z")
    with nothing_changes(match), pytest.raises(WrongSeat):
        match.preview(1, offer(match, 0).decision, "a")


def bids(table: SmallTable) -> Rules[None]:
    yield from bids_of(table, lambda: [A, B])


def bids_of(table: SmallTable, second: Callable[[], list[Option[int]]]) -> Rules[None]:
    """Seats 0 and 1 bid in secret; seat 1 has these options."""
    chosen = yield from table.ask_each([0, 1], WHAT, lambda seat: second() if seat else [A, B])
    for seat, option in chosen.items():
        table.state.points[seat] = option.value
    yield from table.ask(0, WHAT, [A, B])


def test_a_preview_never_opens_what_others_answered_in_secret() -> None:
    match = start(game_of(bids))
    assert preview(match, 0, "a") == [], "nothing happens before the other has bid"
    for secret in ("a", "b"):
        match = start(game_of(bids))
        choose(match, 0, secret)
        with nothing_changes(match):
            assert preview(match, 1, "a") == [], "as far as this seat knows, the other may bid anything"


def test_a_preview_in_another_strand_does_not_open_them_either() -> None:
    # Seat 2 may take an option away from seat 1, which then answers by itself: that would open the bids.
    def takes_away(table: SmallTable) -> Rules[None]:
        taken = yield from table.ask(2, WHAT, [A, B])
        table.state.tokens[2] = taken.value

    def rule(table: SmallTable) -> Rules[None]:
        yield from together([bids_of(table, lambda: [A] if table.state.tokens[2] == 1 else [A, B]), takes_away(table)])

    for secret in ("a", "b"):
        match = start(game_of(rule), seats=3)
        choose(match, 0, secret)
        assert preview(match, 2, "b") == []
        with nothing_changes(match):
            assert preview(match, 2, "a") == []


def test_a_preview_does_not_tell_whether_another_seat_has_a_choice() -> None:
    """How far an option leads before somebody else is asked depends on what they hold."""

    def rule(table: SmallTable) -> Rules[None]:
        table.shuffle(table.state.deck)
        table.draw(table.state.deck, table.state.hands[1])
        yield from table.ask(0, WHAT, [A, B])
        yield from table.ask(1, WHAT, [A, B] if "ace" in table.state.hands[1] else [A])
        table.state.points[0] += 1
        yield from table.ask(0, WHAT, [A, B])

    matches = [Match.start(game_of(rule), Setup(seats=2, seed=str(seed))) for seed in range(40)]
    assert {"ace" in match.state.hands[1].cards for match in matches} == {True, False}
    assert len({str(preview(match, 0, "a")) for match in matches}) == 1


def test_a_preview_of_a_free_action() -> None:
    match = start(game_of(bids, tokens=1))
    choose(match, 0, "b")
    assert preview(match, 1, "spend") == [Change(path="track:points-1/value", before=0, after=1)]


def test_a_preview_of_the_last_answer_of_a_match() -> None:
    match = start(game_of(move))
    choose(match, 0, "a")
    choose(match, 1, "a")
    assert preview(match, 0, "a") == [Change(path="track:points-0/value", before=1, after=2)]


def test_rules_that_would_fail_fail_in_the_preview_only() -> None:
    def rule(table: SmallTable) -> Rules[None]:
        chosen = yield from table.ask(0, WHAT, [A, B])
        table.state.points[0] = 1 // (chosen.value - 2)

    match = start(game_of(rule))
    with nothing_changes(match), pytest.raises(Exception, match="ZeroDivisionError"):
        preview(match, 0, "b")


# --- events ---


def tells(table: SmallTable) -> Rules[None]:
    table.say("small-begin")
    yield from table.ask(0, WHAT, [A, B])
    table.say("small-secret", "small.look", audience=only(1), card="ace", count=2)
    yield from table.ask(0, WHAT, [A, B])
    table.say("small-end", to="@seat.1")


def keys(match: SmallMatch, seat: int, since: int = 0) -> list[str]:
    return [event.key for event in match.told(seat, since)]


def test_each_seat_is_told_what_it_may_know() -> None:
    match = start(game_of(tells), telling=True)
    choose(match, 0, "a")
    choose(match, 0, "a")
    assert keys(match, 1) == ["small-begin", "small-secret", "small-end"]
    for other in (0, WATCHER):
        assert keys(match, other) == ["small-begin", "small-end"]
    assert keys(match, 1, since=2) == ["small-end"]


def test_an_event_says_what_by_which_rules_and_when() -> None:
    match = start(game_of(tells), telling=True)
    choose(match, 0, "a")
    event = match.events[-1]
    assert event.params == (("card", "ace"), ("count", 2))
    assert event.rules == ("small.look",)
    assert event.at == 1
    assert (event.seen_by(1), event.seen_by(0)) == (True, False)


def test_while_nobody_listens_nothing_is_told() -> None:
    match = start(game_of(tells))
    choose(match, 0, "a")
    assert match.events == []


def test_clones_tell_nothing() -> None:
    match = start(game_of(tells), telling=True)
    clone = match.clone()
    choose(clone, 0, "a")
    assert clone.events == []
    assert len(match.events) == 1


def test_a_match_can_be_told_again_from_its_beginning() -> None:
    match = start(game_of(tells))
    choose(match, 0, "a")
    with nothing_changes(match):
        again = match.retold()
    assert [event.key for event in again.events] == ["small-begin", "small-secret"]
    assert [event.key for event in match.retold(0).events] == ["small-begin"]
    assert again.fingerprint() == match.fingerprint()


def test_retold_it_begins_with_what_was_told_before_the_first_decision() -> None:
    def setting_up(table: SmallTable) -> Rules[None]:
        table.say("small-set-up")
        table.then(Step("play"))
        yield from ()

    match = start(game_of(setting_up, play=tells), telling=True)
    choose(match, 0, "a")
    assert [event.key for event in match.events] == ["small-set-up", "small-begin", "small-secret"]
    assert match.retold().events == match.events


def test_retold_after_an_undo_only_what_still_holds_is_told() -> None:
    match = start(game_of(tells), telling=True)
    choose(match, 0, "a")
    match.undo(0)
    assert match.retold().events == match.events


# --- citations ---


RULED = Prompt("small-ruled", rules=("small.must-choose",))
FREE_CHOICE: Option[Any] = Option("free", rules=("small.may-choose",))


def cites(word: str, options: list[Option[Any]]) -> Any:
    def rule(table: SmallTable) -> Rules[None]:
        table.say("small-said", "small.said")
        table.cite("small.applied")
        if word == "ask":
            yield from table.ask(0, RULED, options)
        elif word == "ask_each":
            yield from table.ask_each([0, 1], RULED, lambda seat: options)
        elif word == "vote":
            yield from table.vote([0, 1], RULED, options, unanimous())
        else:
            yield from table.race([0, 1], RULED, lambda seat: options)

    return game_of(rule)


WORDS = ["ask", "ask_each", "vote", "race"]
ALL_CITED = {"small.said", "small.applied", "small.must-choose", "small.may-choose"}


@pytest.mark.parametrize("word", WORDS)
@pytest.mark.parametrize("options", [[FREE_CHOICE, CLAIM, PASS], [FREE_CHOICE]], ids=["several", "single"])
def test_while_somebody_listens_rules_are_cited_with_the_game_s_name(word: str, options: list[Option[Any]]) -> None:
    with witnessing() as seen:
        start(cites(word, options), telling=True)
    assert seen >= ALL_CITED | {f"small:{rule}" for rule in ALL_CITED}


@pytest.mark.parametrize("word", WORDS)
def test_while_nobody_listens_nothing_is_cited(word: str) -> None:
    with witnessing() as seen:
        match = start(cites(word, [FREE_CHOICE, CLAIM, PASS]))
        choose(match, 0, "free")
    assert seen == set()


def test_asking_why_not_cites_the_rule() -> None:
    match = start(game_of(forbids_b))
    with witnessing() as seen:
        match.why_not(0, "b")
    assert "small:small.no-b" in seen


def test_clones_and_replays_cite_nothing() -> None:
    match = start(cites("ask_each", [FREE_CHOICE, PASS]), telling=True)
    choose(match, 0, "free")
    with witnessing() as seen:
        choose(match.clone(), 1, "free")
        match.fork(0)
        preview(match.fork(0), 0, "free")
    assert seen == set()
