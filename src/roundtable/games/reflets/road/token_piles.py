"""Where mystery tokens lie: on the board, waiting on an influence board, used beside a pouch."""

from __future__ import annotations

from typing import Final

from roundtable.games.reflets.box import box, token_colour, token_kind
from roundtable.games.reflets.option_makers import SEATS, place_option, token_name
from roundtable.games.reflets.state import RefletsState, RefletsTable, Team, from_left
from roundtable.kernel.options import Option
from roundtable.kernel.piles import Pile
from roundtable.kernel.seats import Seat

WAITING: Final = 4
RETURNS: Final = "reflets.mystery.used-token-returns-to-its-owner"


# --- waiting ---


def waiting_tokens(team: Team) -> list[str]:
    """All tokens on a team's waiting slots."""
    return [token for pile in team.waiting.values() for token in pile.cards]


def waiting_of(state: RefletsState, seat: Seat, kind: str) -> list[str]:
    """The waiting tokens of this kind."""
    return [token for token in waiting_tokens(state.seats[seat]) if token_kind(token) == kind]


def has_vacant_slot(team: Team) -> bool:
    """reflets.limits.four-waiting-tokens"""
    return len(waiting_tokens(team)) < WAITING


def keep(table: RefletsTable, seat: Seat, token: str, source: Pile) -> None:
    """A token goes onto a waiting slot."""
    table.move(token, source, table.state.seats[seat].waiting[token_colour(token)])


# --- on the board ---


def put_token(table: RefletsTable, token: str, source: Pile, place: str) -> None:
    """A token is laid face down on a space: one only on each (ruling A72)."""
    spots = table.state.spots
    spots[place] = Pile(f"spot-{place}")
    table.move(token, source, spots[place])


def lift_token(table: RefletsTable, place: str, target: Pile) -> str:
    """The token of a space goes elsewhere."""
    spot = table.state.spots[place]
    token = spot.cards[0]
    table.move(token, spot, target)
    del table.state.spots[place]
    return token


def free_classic(table: RefletsTable) -> list[str]:
    """The classic spaces of the Road on which neither a token nor a pawn stands, the Dragon's included."""
    state = table.state
    pawns = {team.at for team in state.seats if not team.gone} | {state.dragon}
    return [place for place in box(table).board.classic if place not in state.spots and place not in pawns]


def road_spaces(table: RefletsTable, rule: str) -> list[tuple[Option[None], str | None]]:
    """The spaces of the Road, of which a token may be laid on free classic ones."""
    free = free_classic(table)
    return [(place_option("space", place), None if place in free else rule) for place in box(table).board.road]


def tokens_on_road(table: RefletsTable) -> list[str]:
    """The spaces of the Road that hold a token; those of the corridor are not on it."""
    board = box(table).board
    return [place for place in table.state.spots if place in board.road]


# --- used ---


def owner_of(table: RefletsTable, token: str, finder: Seat) -> Seat:
    """Whose token it is; a neutral one of a Duel counts as the opponent's of whoever found it."""
    for seat, team in enumerate(table.state.seats):
        if team.colour == token_colour(token):
            return seat
    table.cite("reflets.duel.neutral-brown-serves-the-opponent")
    return from_left(table.state, finder)[0]


def spend(table: RefletsTable, token: str, source: Pile, finder: Seat, *rules: str) -> None:
    """A used token lies beside its owner's pouch; a neutral golden one leaves the game (ruling A82)."""
    state, colour = table.state, token_colour(token)
    target = state.seats[owner_of(table, token, finder)].spent[colour]
    if colour in state.neutral and token_kind(token) in ("purse", "chance", "bonus-die", "vision"):
        target = state.neutral[colour]
    table.move(token, source, target)
    for place in [place for place, spot in state.spots.items() if not spot.cards]:
        del state.spots[place]
    table.say("token-used", *rules, RETURNS, seat=SEATS[finder], token=token_name(token))


def spend_waiting(table: RefletsTable, seat: Seat, token: str, *rules: str) -> None:
    """A waiting token is used up."""
    spend(table, token, table.state.seats[seat].waiting[token_colour(token)], seat, *rules)
