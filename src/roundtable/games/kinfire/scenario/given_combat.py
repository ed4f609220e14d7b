"""A scenario's `given`: the party first, then a combat with parts overridden. Cards are moved, so none is lost."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Annotated, Any, TypeAlias

from msgspec import Meta, Struct

from roundtable.games.kinfire.box import box_of
from roundtable.games.kinfire.combat.combat_setup import post
from roundtable.games.kinfire.combat.target_tokens import hated
from roundtable.games.kinfire.current_combat import living
from roundtable.games.kinfire.effects.terms import Status
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
from roundtable.kernel.given import Number, known, no_more, read
from roundtable.kernel.piles import Pile
from roundtable.kernel.seats import Seat

from .given_party import GivenParty, arrange_party

Statuses: TypeAlias = dict[Status, Number]


class GivenFighter(Struct, forbid_unknown_fields=True):
    """A seeker in the combat. The rest of the deck is shuffled."""

    hand: Annotated[list[str], Meta(description="the hand; without this, the opening hand")] | None = None
    discard: Annotated[list[str], Meta(description="cards in the discard pile")] = []
    ward: Annotated[str, Meta(description="a card laid as a ward")] = ""
    armour: Annotated[Number, Meta(description="armour cards; without this, what it starts with")] | None = None
    statuses: Annotated[Statuses, Meta(description="status tokens")] = {}
    zone: Annotated[str, Meta(description="its zone; without this, where the fight places it")] = ""
    hp: Annotated[Number, Meta(description="HP")] | None = None
    charged: Annotated[bool, Meta(description="the lantern is charged")] = False


class GivenFoe(Struct, forbid_unknown_fields=True):
    """An enemy, in the order of the fight."""

    hp: Annotated[Number, Meta(description="HP")] | None = None
    zone: Annotated[str, Meta(description="its zone")] | None = None
    target: Annotated[Number, Meta(description="the seat it is after")] | None = None
    phase: Annotated[Number, Meta(description="its phase, from 0")] = 0
    tokens: (
        Annotated[list[list[Annotated[int, Meta(ge=0, le=12)]]], Meta(description="by row, the tokens on its board")]
        | None
    ) = None
    statuses: Annotated[list[Statuses], Meta(description="by row, its status tokens")] | None = None
    gone: Annotated[bool, Meta(description="beaten")] = False


class GivenFight(Struct, forbid_unknown_fields=True):
    """A combat. With nothing but its card it is set up by the rules."""

    card: Annotated[str, Meta(description="the fight")]
    seats: Annotated[list[GivenFighter], Meta(description="the seekers in the party's order")] | None = None
    foes: Annotated[list[GivenFoe], Meta(description="the enemies")] = []
    used: Annotated[list[str | int], Meta(description="tokens out of the bag")] = []
    track: Annotated[list[str | int], Meta(description="tokens on the time track")] = []
    fate_spent: Annotated[Number, Meta(description="fate tokens spent in this combat")] = 0
    turn: Annotated[Number, Meta(description="whose turn begins; without this, a token is drawn")] | None = None
    reader: Annotated[Number, Meta(description="the tutorial begins with this seat")] | None = None


class Given(GivenParty, forbid_unknown_fields=True):
    """The party, its campaign, and a combat. With nothing given the campaign begins; chairs not described get the first
    seekers."""

    fight: Annotated[GivenFight, Meta(description="a combat the party is in")] | None = None


def arrange(table: KinfireTable, given: Mapping[str, Any]) -> None:
    """With nothing given, the campaign begins as any other."""
    if not given:
        return
    wanted = read(given, Given)
    arrange_party(table, wanted)
    if wanted.fight is not None:
        arrange_fight(table, wanted.fight)


def arrange_fight(table: KinfireTable, wanted: GivenFight) -> None:
    state, box = table.state, box_of(table.content)
    known(wanted.card, box.fights, "fight")
    if wanted.seats is None:
        state.agenda = [SetUpFight(wanted.card)]
        return
    fight = box.fights[wanted.card]
    state.combat = Combat(fight.id, post(box, fight), fate_spent=wanted.fate_spent)
    check_fight(table, wanted, box.battlefields[fight.id].zones)
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


def check_fight(table: KinfireTable, wanted: GivenFight, zones: Collection[str]) -> None:
    """Refuses what this combat does not have: seekers, enemies, zones, tokens."""
    state = table.state
    assert state.combat is not None
    fighters = party(state)
    no_more(wanted.seats or [], len(state.seats), "chairs")
    no_more(wanted.foes, len(state.combat.foes), "enemies in this fight")
    for zone in [*[one.zone for one in wanted.seats or []], *[foe.zone for foe in wanted.foes]]:
        if zone:
            known(zone, zones, "zone")
    for foe, given in zip(state.combat.foes, wanted.foes, strict=False):
        board = box_of(table.content).enemies.get(foe.board)
        no_more(range(given.phase), len(board.phases) if board is not None else 0, f"further phases of {foe.board}")
        no_more(given.tokens or [], len(foe.tokens), f"rows on the board of {foe.board}")
    for seat in [wanted.turn, wanted.reader, *[foe.target for foe in wanted.foes]]:
        if seat is not None and seat not in (NOBODY, *fighters):
            raise ScriptError(f"Seat {seat} has no seeker in this fight.")
    tokens = [str(token) for token in (*wanted.used, *wanted.track)]
    for token in tokens:
        known(token, state.bag.cards, "token in the bag")
        if tokens.count(token) > state.bag.cards.count(token):
            raise ScriptError(f"There are not {tokens.count(token)} tokens '{token}' in the bag.")


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
    seeker.statuses = {str(status): number for status, number in own.statuses.items()}
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
        foe.statuses = [{str(status): number for status, number in row.items()} for row in given.statuses]
    if foe.gone:
        foe.zone = ""
