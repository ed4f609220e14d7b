"""Ghost Guides: the turn of a player without a team."""

from __future__ import annotations

from typing import Any, Final

from roundtable.games.reflets.box import box, token_colour
from roundtable.games.reflets.option_makers import SEATS, place_name, place_option, token_option
from roundtable.games.reflets.state import GhostTurn, RefletsTable
from roundtable.games.reflets.teams.holdings import draw_imprevus, gain_gems, pay_gems
from roundtable.kernel.options import PASS, Option, Prompt
from roundtable.kernel.seats import Seat
from roundtable.kernel.windows import Rules

from .token_piles import put_token, waiting_tokens
from .turns import pass_hand

ONE_OPTION: Final = "reflets.ghost.may-pay-one-gem-for-one-option"
HAUNT: Final = Prompt("ask-ghost", rules=(ONE_OPTION,))
HASTEN: Final[Option[None]] = Option("hasten", rules=("reflets.ghost.option-hasten-the-dragon",))
DRAW: Final[Option[None]] = Option("draw-imprevu", rules=("reflets.ghost.option-draw-an-imprevu",))
PLACE: Final = "reflets.ghost.option-place-a-token-in-the-abyss"
LAY: Final[Option[None]] = Option("haunt", rules=(PLACE,))


def ghost_turn(table: RefletsTable, step: GhostTurn) -> Rules[None]:
    """A gem, then one thing for a gem, or nothing; the Divine Hand goes on."""
    seat = table.state.guide
    gain_gems(table, seat, 1, "reflets.ghost.draws-a-gem-first")
    if table.state.seats[seat].gems.cards:
        chosen = yield from table.ask(seat, HAUNT, lambda: [*hauntings(table, seat), PASS])
        if chosen.verb != "pass":
            yield from pay_gems(table, seat, 1, ONE_OPTION)
            yield from haunt(table, seat, chosen)
    yield from table.settle()
    pass_hand(table, "reflets.ghost.passes-hand-and-die-left")


def hauntings(table: RefletsTable, seat: Seat) -> list[Option[Any]]:
    """Hasten the Dragon, draw an Imprévu, or lay a token of one's own, used or waiting, in the corridor."""
    may_lay = own_tokens(table, seat) and free_corridor(table)
    return [HASTEN, DRAW, *table.allowed([(LAY, None if may_lay else PLACE)])]


def own_tokens(table: RefletsTable, seat: Seat) -> list[str]:
    team, grades = table.state.seats[seat], box(table).grades
    spent = [token for pile in team.spent.values() for token in pile.cards]
    if any(grades[grade].no_peril for grade in team.grades):
        # reflets.grade.sadistic-acid-five-heroes-killed: in this game it is not used at all.
        spent = [token for token in spent if token != f"{team.colour}-peril"]
    return [*spent, *[token for token in waiting_tokens(team) if token_colour(token) == team.colour]]


def free_corridor(table: RefletsTable) -> list[str]:
    state = table.state
    pawns = {team.at for team in state.seats if not team.gone} | {state.dragon}
    return [place for place in box(table).board.corridor if place not in state.spots and place not in pawns]


def corridor_spaces(table: RefletsTable) -> list[tuple[Option[None], str | None]]:
    free = free_corridor(table)
    return [(place_option("space", place), None if place in free else PLACE) for place in box(table).board.corridor]


def haunt(table: RefletsTable, seat: Seat, chosen: Option[Any]) -> Rules[None]:
    state = table.state
    if chosen.verb == "hasten":
        state.hurry += 1
        table.say("dragon-hurried", *HASTEN.rules, seat=SEATS[seat])
    elif chosen.verb == "draw-imprevu":
        draw_imprevus(table, seat, 1, DRAW.rules[0])
    else:
        where = yield from table.ask(
            seat, Prompt("ask-haunted-space", rules=(PLACE,)), lambda: table.allowed(corridor_spaces(table))
        )
        which = yield from table.ask(
            seat, Prompt("ask-place-token", rules=(PLACE,)),
            lambda: [token_option("lay", token) for token in own_tokens(table, seat)], veiled=True,
        )  # fmt: skip
        team = table.state.seats[seat]
        waits = team.waiting[token_colour(which.arg)]
        used = team.spent.get(token_colour(which.arg))
        put_token(table, which.arg, waits if used is None or which.arg in waits.cards else used, where.arg)
        table.say("token-placed", PLACE, seat=SEATS[seat], place=place_name(where.arg))
