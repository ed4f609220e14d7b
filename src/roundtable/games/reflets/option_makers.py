"""Options that many chapters offer, made once."""

from __future__ import annotations

from functools import cache

from roundtable.kernel.options import Option, Params
from roundtable.kernel.seats import Seat

SEATS = tuple(f"@seat.{seat}" for seat in range(16))
"""References to the seats, for events."""


@cache
def seat_option(verb: str, seat: Seat) -> Option[Seat]:
    """About a player."""
    return Option(verb, str(seat), value=seat, points=(f"seat:{seat}",), params=(("seat", SEATS[seat]),))


@cache
def about(verb: str, card: str, name: str) -> Option[None]:
    """About a card, by a reference to its name."""
    return Option(verb, card, points=(f"card:{card}",), params=(("card", name),))


@cache
def hero_option(verb: str, hero: str) -> Option[None]:
    return Option(verb, hero, points=(f"card:{hero}",), params=(("card", f"@heroes.{hero}"),))


@cache
def gem_option(verb: str, colour: str) -> Option[None]:
    return Option(verb, colour, params=(("gem", f"@text.gem-{colour}"),))


@cache
def token_option(verb: str, token: str) -> Option[None]:
    text = f"option-{verb}-token" if verb == "lay" else ""  # cards are laid, too
    return Option(verb, token, points=(f"card:{token}",), params=token_params(token), text=text)


def token_params(token: str) -> Params:
    """What it is called, and what it does."""
    return (("token", token_name(token)), ("does", f"{token_name(token)}-does"))


@cache
def token_name(token: str) -> str:
    """What a token is called, without its colour: `blue-gem-tax` is a Gem Tax."""
    return f"@text.token-{token.partition('-')[2]}"


@cache
def place_option(verb: str, place: str) -> Option[None]:
    return Option(verb, place, points=(f"place:{place}",), params=(("place", place_name(place)),))


@cache
def number_option(verb: str, number: int) -> Option[int]:
    return Option(verb, str(number), value=number, params=(("number", number),))


@cache
def place_name(place: str) -> str:
    """How texts name a place: rooms and the corridor by their own numbers, the Road by that of the space."""
    return f"@text.place-{place}" if place[0] in "cs" or place == "0" else place
