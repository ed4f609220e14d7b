"""What lies on the table, the steps on the agenda, and how gems come and go."""

from __future__ import annotations

from functools import cache
from typing import Final, TypeAlias, get_args

from msgspec import Struct, field

from roundtable.kernel.options import Option, Prompt
from roundtable.kernel.piles import Pile
from roundtable.kernel.seats import EVERYONE, Seat
from roundtable.kernel.state import State
from roundtable.kernel.table import Table
from roundtable.kernel.windows import Rules
from roundtable.packs import Content

from .effects import Colour

COLOURS: Final[tuple[Colour, ...]] = get_args(Colour)
FULL_COLOUR: Final = 4
GEM: Final[list[Option[None]]] = [Option("gem", name, params=(("gem", f"@text.gem-{name}"),)) for name in COLOURS]
SEAT: Final = [Option("seat", str(seat), value=seat, params=(("seat", f"@seat.{seat}"),)) for seat in range(4)]


class Deal(Struct, tag=True, frozen=True):
    """Decks are shuffled and dealt."""


class Enrol(Struct, tag=True, frozen=True):
    """A drafting round."""


class Bless(Struct, tag=True, frozen=True):
    """The Guide's Blessing, and the answer to it."""


class Progress(Struct, tag=True, frozen=True):
    """The golden die, the Zone Hazard that the team runs into, and the window before its trial."""


class Attempt(Struct, tag=True, frozen=True):
    """The trial, and the end of the turn."""


class Team(Struct):
    heroes: Pile
    """Slot 1, the leader's, first."""
    packet: Pile
    hand: Pile
    front: Pile
    """The Creature or Bestiole this player has laid against the Guide."""
    gems: Pile
    pouch: Pile
    played: bool = False
    """Whether this adversary has played the one Imprévu of the turn."""


class BlessingState(State, kw_only=True):
    heroes: Pile = field(default_factory=lambda: Pile("heroes"))
    dismissed: Pile = field(default_factory=lambda: Pile("dismissed"))
    imprevus: Pile = field(default_factory=lambda: Pile("imprevus"))
    discard: Pile = field(default_factory=lambda: Pile("discard", EVERYONE))
    zones: Pile = field(default_factory=lambda: Pile("zones"))
    zone: Pile = field(default_factory=lambda: Pile("zone"))
    """The Zone Hazard that the storyteller holds."""
    bank: Pile = field(default_factory=lambda: Pile("bank", EVERYONE))
    passing: Pile = field(default_factory=lambda: Pile("passing"))
    """A packet of the draft on its way from hand to hand."""
    seats: list[Team]
    guide: Seat = 0
    turn: int = 1
    golden: int = 0
    """The parked golden die."""
    storyteller: Seat = 0
    hampered: str = ""
    """The hero under the Bestiole."""
    dice: list[int] = field(default_factory=list)
    agenda: list[Deal | Enrol | Bless | Progress | Attempt] = field(default_factory=list)


BlessingTable: TypeAlias = Table[BlessingState, Content]


@cache
def card_option(verb: str, kind: str, card: str) -> Option[None]:
    return Option(verb, card, params=(("card", f"@{kind}.{card}"),), points=(f"card:{card}",))


def adversaries(state: BlessingState) -> list[Seat]:
    """Everybody but the Guide, from the Guide's left."""
    many = len(state.seats)
    return [(state.guide + step) % many for step in range(1, many)]


def held(table: BlessingTable, seat: Seat, colour: str) -> int:
    return table.state.seats[seat].gems.cards.count(colour)


def gain(table: BlessingTable, seat: Seat, count: int, rule: str) -> None:
    """Gems from the bank, drawn at random (ruling A15); a fifth of its colour goes straight back."""
    bank, gems = table.state.bank, table.state.seats[seat].gems
    for _ in range(count):
        table.pick(bank, gems)
        colour = gems.cards[-1]
        table.say("gem-drawn", rule, seat=f"@seat.{seat}", gem=f"@text.gem-{colour}")
        if held(table, seat, colour) > FULL_COLOUR:
            give(table, seat, colour, "reflets.limits.full-colour-gem-to-bank")


def give(table: BlessingTable, seat: Seat, colour: str, rule: str) -> None:
    table.move(colour, table.state.seats[seat].gems, table.state.bank)
    table.say("gem-given", rule, seat=f"@seat.{seat}", gem=f"@text.gem-{colour}")


def give_any(table: BlessingTable, seat: Seat, count: int, rule: str) -> Rules[None]:
    """Gems of any colour, as their owner likes (ruling A15); who has too few gives those (ruling A16)."""
    for _ in range(min(count, len(table.state.seats[seat].gems))):
        gems = [gem for gem in GEM if held(table, seat, gem.arg)]
        chosen = yield from table.ask(seat, Prompt("ask-gem", rules=(rule,)), gems)
        give(table, seat, chosen.arg, rule)
