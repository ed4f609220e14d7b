"""The countdown (Compte à rebours): gems for the White Tomb, one of each colour."""

from __future__ import annotations

from typing import Any, Final

from roundtable.games.reflets.box import box
from roundtable.games.reflets.effects.terms import COLOURS
from roundtable.games.reflets.option_makers import SEATS
from roundtable.games.reflets.state import RefletsTable, in_play
from roundtable.games.reflets.teams.holdings import keep_gem
from roundtable.kernel.options import Option
from roundtable.kernel.seats import Seat

from .secrets import disclose
from .turns import end_game, team_out

ACTIVATE: Final[Option[None]] = Option("activate")
ONLY_TWO: Final = "reflets.countdown.only-two-quests-stop-it"
DUPLICATE: Final = "reflets.countdown.duplicate-colour-is-kept"


def countdown_options(table: RefletsTable, seat: Seat) -> list[Option[Any]]:
    """A gem is drawn; the Guide whose Relic token is placed may activate one of two quests instead."""
    draw: Option[None] = Option("draw", params=(("number", len(table.state.tomb)),))
    return table.allowed([(draw, None), (ACTIVATE, None if may_activate(table, seat) else ONLY_TWO)])


def may_activate(table: RefletsTable, seat: Seat) -> bool:
    team = table.state.seats[seat]
    stops = any(box(table).quests[quest].stops for quest in team.quest.cards)
    return seat == table.state.guide and bool(team.relic_at) and stops


def stop_countdown(table: RefletsTable, seat: Seat) -> None:
    """The quest is disclosed, and no gem is drawn any more."""
    if not table.state.seats[seat].shown:
        disclose(table, seat, ONLY_TWO)
    table.state.halted = True
    table.say("countdown-stopped", ONLY_TWO, seat=SEATS[seat])


def draw_gems(table: RefletsTable, seat: Seat) -> None:
    """One gem, and one more for each ghost who hastened it; five colours end the game."""
    state = table.state
    draws, state.hurry = 1 + state.hurry, 0
    for _ in range(draws):
        draw_one(table, seat)
        if len(state.tomb) == len(COLOURS):
            close_over(table)


def draw_one(table: RefletsTable, seat: Seat) -> None:
    """A gem goes on the slot of its colour; where one lies already, whoever drew it keeps it."""
    state = table.state
    colour = table.pick(state.bank, state.tomb)
    if colour is None:
        return
    if state.tomb.cards.count(colour) == 1:
        rule = "reflets.countdown.guide-draws-and-places-a-gem"
        table.say("countdown-gem", rule, seat=SEATS[seat], gem=f"@text.gem-{colour}")
    else:
        table.move(colour, state.tomb, state.seats[seat].gems)
        keep_gem(table, seat, colour, DUPLICATE)


def close_over(table: RefletsTable) -> None:
    """All five colours lie there: every team in the Abyss is eliminated, and the game is over."""
    state, board = table.state, box(table).board
    table.say("countdown-over", "reflets.countdown.five-colours-eliminate-abyss-teams")
    for seat in in_play(state):
        team = state.seats[seat]
        if board.is_abyss(team.at) or team.at == board.door:  # on the sealed Door: inside (ruling A49)
            team_out(table, seat, "rip", "reflets.countdown.five-colours-eliminate-abyss-teams")
    end_game(table, "reflets.end.countdown-finished")
