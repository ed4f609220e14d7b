"""A scenario's `given`: the party first, then a combat with parts overridden. Cards are moved, so none is lost."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec import Struct, ValidationError, convert

from roundtable.games.kinfire.box import box_of
from roundtable.games.kinfire.combat.combat_setup import post
from roundtable.games.kinfire.combat.target_tokens import hated
from roundtable.games.kinfire.current_combat import living
from roundtable.games.kinfire.party import party
from roundtable.games.kinfire.seekers.hands import opening_hand
from roundtable.games.kinfire.seekers.hp_and_armour import shield
from roundtable.games.kinfire.state import (
    NOBODY,
    Combat,
    DrawToken,
    EndFight,
    EndTurn,
    Foe,
    KinfireTable,
    SeekerTurn,
    SetUpFight,
    TurnOver,
)
from roundtable.kernel.errors import ScriptError
from roundtable.kernel.piles import Pile
from roundtable.kernel.seats import Seat

from .given_party import arrange_party


class GivenFighter(Struct, forbid_unknown_fields=True):
    """A seeker in the combat. Without a hand it is the opening hand; the rest of the deck is shuffled."""

    hand: list[str] | None = None
    discard: list[str] = []
    ward: str = ""
    armour: int | None = None
    statuses: dict[str, int] = {}
    zone: str = ""
    hp: int | None = None
    charged: bool = False


class GivenFoe(Struct, forbid_unknown_fields=True):
    hp: int | None = None
    zone: str | None = None
    target: Seat | None = None
    phase: int = 0
    tokens: list[list[int]] | None = None
    statuses: list[dict[str, int]] | None = None
    gone: bool = False


class GivenFight(Struct, forbid_unknown_fields=True):
    """`fight:` of a scenario. With nothing but its card, the combat is set up by the rules."""

    card: str
    seats: list[GivenFighter] | None = None
    foes: list[GivenFoe] = []
    used: list[str] = []
    track: list[str] = []
    fate_spent: int = 0
    turn: Seat | None = None
    """Whose turn begins; without it a token is about to be drawn."""
    reader: Seat | None = None
    """The tutorial is about to begin with this seeker."""


def arrange(table: KinfireTable, given: Mapping[str, Any]) -> None:
    """With nothing given, the campaign begins as any other."""
    if not given:
        return
    rest = arrange_party(table, given)
    wanted = rest.pop("fight", None)
    if rest:
        raise ScriptError(f"'given' of kinfire doesn't know {', '.join(map(repr, sorted(rest)))}.")
    if wanted is not None:
        try:
            arrange_fight(table, convert(wanted, GivenFight))
        except ValidationError as error:
            raise ScriptError(f"'fight' of 'given': {error}.") from None


def arrange_fight(table: KinfireTable, wanted: GivenFight) -> None:
    state, box = table.state, box_of(table.content)
    if wanted.card not in box.fights:
        raise ScriptError(f"There is no fight '{wanted.card}'.")
    if wanted.seats is None:
        state.agenda = [SetUpFight(wanted.card)]
        return
    fight = box.fights[wanted.card]
    state.combat = Combat(fight.id, post(box, fight), fate_spent=wanted.fate_spent)
    for number, seat in enumerate(party(state)):
        own = wanted.seats[number] if number < len(wanted.seats) else GivenFighter()
        arrange_seat(table, seat, own, fight.spots[number])
    for index, foe in enumerate(state.combat.foes):
        arrange_foe(foe, wanted.foes[index] if index < len(wanted.foes) else GivenFoe())
    for index in living(table):
        if state.combat.foes[index].target == NOBODY:
            state.combat.foes[index].target = hated(table, index, box.targets(state.combat.foes[index]))[0]
    for pile, tokens in ((state.used, wanted.used), (state.track, wanted.track)):
        for token in tokens:
            table.move(str(token), state.bag, pile)
    state.agenda = [EndFight(won=False), DrawToken()]
    if wanted.turn is not None:
        state.agenda = [EndFight(won=False), TurnOver(), EndTurn(), SeekerTurn(wanted.turn)]
    if wanted.reader is not None:
        state.combat.reader, state.combat.scripted, state.taught = wanted.reader, 2, True


def arrange_seat(table: KinfireTable, seat: Seat, own: GivenFighter, spot: str) -> None:
    state, box = table.state, box_of(table.content)
    seeker = state.seats[seat]
    seeker.zone = own.zone or spot
    if own.hand is None:
        opening_hand(table, seat)
    else:
        for card in own.hand:
            fetch(table, seat, card, seeker.hand)
    for card in own.discard:
        fetch(table, seat, card, seeker.discard)
    if own.ward:
        fetch(table, seat, own.ward, seeker.ward)
    table.shuffle(seeker.deck)
    shield(table, seat, box.seekers[seeker.who].armour if own.armour is None else own.armour)
    seeker.statuses = dict(own.statuses)
    seeker.hp = seeker.hp if own.hp is None else own.hp
    seeker.charged = own.charged


def fetch(table: KinfireTable, seat: Seat, card: str, target: Pile) -> None:
    """From the own deck, else from what the party or nobody owns."""
    state = table.state
    for pile in (state.seats[seat].deck, state.pool, state.box):
        if card in pile.cards:
            table.move(card, pile, target)
            return
    raise ScriptError(f"There is no card '{card}' left for seat {seat}.")


def arrange_foe(foe: Foe, given: GivenFoe) -> None:
    foe.phase, foe.gone = given.phase, given.gone
    if given.hp is not None:
        foe.hp = given.hp
    if given.zone is not None:
        foe.zone = given.zone
    if given.target is not None:
        foe.target = given.target
    if given.tokens is not None:
        foe.tokens = [list(row) for row in given.tokens]
    if given.statuses is not None:
        foe.statuses = [dict(row) for row in given.statuses]
    if foe.gone:
        foe.zone = ""
