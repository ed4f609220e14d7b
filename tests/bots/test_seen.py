"""Bots that would like to cheat: whatever they look at is what their seat may know."""

from __future__ import annotations

import random
from typing import Any

import pytest

from roundtable import games
from roundtable.bots import RandomBot, Seen
from roundtable.bots.seen import KEY
from roundtable.kernel.chance import Chance
from roundtable.kernel.game import Setup
from roundtable.kernel.match import Match
from roundtable.kernel.piles import LOT_SHIFT, piles_of
from roundtable.kernel.seats import bit
from roundtable.kernel.state import Chain
from roundtable.kernel.table import Table
from roundtable.kernel.windows import Window


class Cheat:
    """Reads every hidden card, the next dice, and the shuffles each card has been through out of what it is handed."""

    def peek(self, seen: Seen) -> tuple[list[list[str]], list[int], list[list[Chain]]]:
        state = seen.state
        piles = [pile for pile in piles_of(state) if not pile.sees & bit(seen.seat)]
        hidden = [list(pile.cards) for pile in piles]
        shuffles = [[state.core.lots[mark >> LOT_SHIFT] for mark in pile.marks] for pile in piles]
        chance: Chance = state.core.chance
        return hidden, [chance.die() for _ in range(20)], shuffles


def at_decision(game: str, number: int) -> tuple[Match[Any, Any], Any, int]:
    match = Match.start(games.get(game), Setup(seats=4, seed=f"cheat-{number}"))
    rng = random.Random(number)
    bot = RandomBot(rng)
    for _ in range(40 + number):
        window = match.windows[0]
        match.take(window, window.seats[0], *bot.choose(Seen(match, window, window.seats[0])))
    window = match.windows[0]
    return match, window, window.seats[0]


@pytest.mark.parametrize("game", ["talisman", "kinfire", "reflets", "tainted-grail"])
def test_a_cheat_sees_what_could_be_and_not_what_is(game: str) -> None:
    told = 0
    for number in range(8):
        match, window, seat = at_decision(game, number)
        real = [list(pile.cards) for pile in piles_of(match.state) if not pile.sees & bit(seat)]
        hidden, dice, shuffles = Cheat().peek(Seen(match, window, seat))
        assert sorted(map(len, hidden)) == sorted(map(len, real)), "as many cards lie everywhere"
        assert hidden != real
        # Another deal that this seat could not tell from this one shows it the very same.
        other = match.imagine(seat, b"another 16 bytes")
        twin = next(each for each in other.windows if each.number == window.number)
        assert Cheat().peek(Seen(other, twin, seat)) == (hidden, dice, shuffles)
        told += 1
    assert told == 8


def test_what_a_bot_is_handed_has_no_way_to_the_match() -> None:
    match, window, seat = at_decision("talisman", 3)
    seen = Seen(match, window, seat)

    assert not [name for name in dir(seen) if not name.startswith("_") and getattr(seen, name) in (match, window)]
    assert seen.state is not match.state
    assert seen.imagine() is not match


@pytest.mark.parametrize("game", ["talisman", "kinfire", "reflets", "tainted-grail"])
def test_an_imagined_match_has_no_past_to_look_up(game: str) -> None:
    """Neither the seed, with which a cheat could play the whole match again, nor its history, nor what others answered
    in secret: by no name that an imagined match has, nor by any of what its windows and their menus are made of."""
    match, window, seat = at_decision(game, 6)
    imagined = match.imagine(seat, KEY)
    for one in (Seen(match, window, seat).imagine(), Seen(match, window, seat).imagine().clone()):
        names = [name for name in dir(one) if not name.startswith("_")]
        assert names == ["clone", "content", "events", "listen", "outcome", "state", "take", "windows"]
        assert not [name for name in names if getattr(one, name) is match.table.state]
        assert not one.events
        for other in one.windows:
            assert all(answer.seat == seat for answer in other.answers)
        tables = [table for other in one.windows for table in tables_behind(other)]
        assert {table.setup.seed for table in tables} <= {""}
        assert match.table not in tables
    assert imagined.setup.seed == ""


def tables_behind(window: Window) -> list[Table[Any, Any]]:
    """The tables that a window's menus are built from."""
    found: list[Table[Any, Any]] = []
    waiting: list[Any] = [*vars(window).values()]
    for _ in range(300):
        if not waiting:
            break
        one = waiting.pop()
        if isinstance(one, Table):
            found.append(one)
        waiting += [cell.cell_contents for cell in getattr(one, "__closure__", None) or ()]
        waiting += [getattr(one, "__self__", None), *getattr(one, "args", ())]
    return found


def test_an_imagined_match_is_played_on_by_itself() -> None:
    match, window, seat = at_decision("talisman", 3)
    before, imagined = match.fingerprint(), Seen(match, window, seat).imagine()
    imagined.listen()
    rng = random.Random(1)
    for _ in range(30):
        asked = imagined.windows[0]
        imagined.take(asked, asked.seats[0], rng.choice(list(asked.menu(asked.seats[0]))))
    assert imagined.events
    assert (match.fingerprint(), match.events) == (before, [])


def test_looking_changes_nothing() -> None:
    match, window, seat = at_decision("talisman", 5)
    before = match.fingerprint()

    seen = Seen(match, window, seat)
    seen.state.core.chance.die()
    seen.imagine()

    assert match.fingerprint() == before
