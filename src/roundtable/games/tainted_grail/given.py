"""A scenario's `given`: Characters with whatever they have, and a fight they are in."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal

from msgspec import Struct, ValidationError, convert

from roundtable.kernel.errors import ScriptError
from roundtable.kernel.piles import Pile
from roundtable.kernel.seats import EVERYONE, Seat

from .box import box_of
from .characters import claim
from .fights.card_deeds import party_mask
from .fights.encounters import call_encounter
from .mercy import remember
from .state import BeginFight, Dawn, Fight, GrailTable, Laid, Meet, Night, Pick, Round, Site, Step

NUMBERS = ("energy", "health", "terror", "food", "wealth", "rep", "magic", "exp", "at", "most_health")


class GivenSeat(Struct, forbid_unknown_fields=True):
    """A Character. Decks are lists, the top card first; cards that lie nowhere yet are made."""

    who: str = ""
    energy: int | None = None
    health: int | None = None
    most_health: int | None = None
    terror: int | None = None
    food: int | None = None
    wealth: int | None = None
    rep: int | None = None
    magic: int | None = None
    exp: int | None = None
    at: str | None = None
    attributes: dict[str, int] | None = None
    skills: dict[str, str] = {}
    """Skill cards, and which side of each shows."""
    items: list[str] = []
    secrets: list[str] = []
    down: list[str] = []
    combat: list[str] | None = None
    diplomacy: list[str] | None = None
    pool: list[str] | None = None
    """The Combat Pool."""
    hand: list[str] = []
    discard: list[str] = []
    dying: bool = False
    insane: bool = False
    acted: bool = False
    passed: bool = False


class GivenFight(Struct, forbid_unknown_fields=True):
    """A fight. With `fresh` it is about to begin, else somebody is about to be picked."""

    card: str
    party: list[Seat] | None = None
    fresh: bool = False
    pool: int = 0
    turn: int = 1
    stage: int = 0
    begun: bool = False
    sequence: list[tuple[Seat, str]] = []
    activated: list[Seat] = []
    next: dict[str, str] = {}
    at: str = ""


class Given(Struct, forbid_unknown_fields=True):
    seats: list[GivenSeat] = []
    fight: GivenFight | None = None
    draws: str = ""
    """An Encounter of this colour is drawn by all."""
    decks: dict[str, list[str]] = {}
    """Encounter decks, the top card first."""
    items: list[str] | None = None
    """The Item deck, the top card first."""
    modes: list[str] = []
    sites: dict[str, int] = {}
    """Revealed Locations and their Dials."""
    statuses: dict[str, int] = {}
    chapter: int = 1
    day: int = 1
    now: Literal["", "dawn", "round", "night"] = ""
    """What of the day begins."""
    events: list[str] = []
    """The Event deck, the top card first."""
    in_force: list[str] = []
    quests: list[str] = []
    """Active ones."""
    dials: dict[str, int] = {}
    """Of Secrets and Quests."""
    guardians: dict[str, list[str]] = {}
    """Guardians on Locations."""
    fallen: dict[str, list[str]] = {}
    """Items that the dead left on Locations."""
    times: dict[str, int] = {}
    """Time Tokens on Locations."""
    tokens: dict[str, int] = {}
    """Quest Tokens on Locations."""


def arrange(table: GrailTable, given: Mapping[str, Any]) -> None:
    """With nothing given, the Campaign begins as any other."""
    if not given:
        return
    try:
        wanted = convert(dict(given), Given)
    except ValidationError as error:
        raise ScriptError(str(error)) from None
    state = table.state
    state.agenda.clear()
    state.modes, state.chapter, state.day = wanted.modes, wanted.chapter, wanted.day
    state.statuses = dict(wanted.statuses)
    for place, dial in wanted.sites.items():
        state.sites[place] = Site(Pile(f"guardians-{place}", EVERYONE), Pile(f"fallen-{place}", EVERYONE), dial)
    if wanted.items is not None:
        refill(table, state.items, wanted.items)
    for colour, cards in wanted.decks.items():
        for card in reversed(cards):
            table.move(card, state.unused, state.encounters[colour])
    people = iter(box_of(table.content).characters)
    for seat, one in enumerate(wanted.seats or [GivenSeat() for _ in state.seats]):
        arrange_seat(table, seat, one, one.who or next(people))
    remember(table)
    party = list(range(len(state.seats)))
    if wanted.fight is not None:
        arrange_fight(table, wanted.fight, wanted.fight.party if wanted.fight.party is not None else party)
    arrange_day(table, wanted)
    if wanted.draws:
        table.then(Meet(tuple(party), wanted.draws))  # type: ignore[arg-type]


def bring_event(table: GrailTable, card: str, target: Pile) -> None:
    """From where it waits to come up."""
    waiting = (table.state.event_box, table.state.random_events)
    table.move(card, next(pile for pile in waiting if card in pile.cards), target)


def arrange_day(table: GrailTable, given: Given) -> None:
    """What lies on the land and of the tale, and which part of the day begins."""
    state = table.state
    for card in reversed(given.events):
        bring_event(table, card, state.events)
    for card in given.in_force:
        bring_event(table, card, state.event_in_force)
    state.quests.update(dict.fromkeys(given.quests, "active"))
    state.dials.update(given.dials)
    for place, cards in given.guardians.items():
        for card in cards:
            table.move(card, state.unused, state.sites[place].guardians)
    for place, items in given.fallen.items():
        for item in items:
            table.move(item, state.items, state.sites[place].fallen)
    for place, count in given.times.items():
        state.sites[place].time = count
    for place, count in given.tokens.items():
        state.sites[place].quest = count
    steps: dict[str, Step] = {"dawn": Dawn(), "round": Round(), "night": Night()}
    if given.now:
        table.then(steps[given.now])


def refill(table: GrailTable, pile: Pile, cards: list[str]) -> None:
    """Makes the pile exactly this, the top card first."""
    table.move_all(pile, table.state.removed)
    pile.put(*reversed(cards))
    pile.marks = [pile.sees] * len(cards)


def arrange_seat(table: GrailTable, seat: Seat, given: GivenSeat, who: str) -> None:
    state = table.state
    claim(table, seat, who)
    one = state.seats[seat]
    for name in NUMBERS:
        value = getattr(given, name)
        if value is not None:
            setattr(one, name, value)
    if given.health is not None and given.most_health is None:
        one.most_health = max(one.most_health, given.health)
    if given.attributes is not None:
        one.marks = dict(given.attributes)
    for skill, side in given.skills.items():
        table.move(skill, state.skills, one.skills)
        one.sides[skill] = side
    for item in given.items:
        if item in state.items.cards:
            table.move(item, state.items, one.items)
        else:
            one.items.put(item)
    for secret in given.secrets:
        table.move(secret, state.secrets, one.secrets)
    one.down = list(given.down)
    for pile, cards in ((one.combat.deck, given.combat), (one.diplomacy.deck, given.diplomacy),
                        (one.combat.pool, given.pool)):  # fmt: skip
        if cards is not None:
            refill(table, pile, cards)
    one.hand.put(*given.hand)
    one.discard.put(*given.discard)
    one.dying, one.insane = given.dying, given.insane
    one.acted, one.passed = given.acted, given.passed


def arrange_fight(table: GrailTable, given: GivenFight, party: list[Seat]) -> None:
    """The Encounter is called by name; what has been laid counts as if it had been, but its bonuses."""
    if given.fresh:
        table.then(Meet(tuple(party), named=given.card, next=given.next))
        return
    if not call_encounter(table, given.card, party, given.next):
        raise ScriptError(f"There is no Encounter {given.card} to be met.")
    fight = table.state.fights[-1]
    fight.at = given.at or fight.at
    table.state.agenda.remove(BeginFight(fight.number))
    table.then(Pick(fight.number))
    fight.pool, fight.turn, fight.stage, fight.begun = given.pool, given.turn, given.stage, given.begun
    fight.activated = list(given.activated)
    for seat in fight.party:
        table.state.seats[seat].hand.sees = party_mask(fight.party)
    for owner, card in given.sequence:
        put_down(table, fight, owner, card)


def put_down(table: GrailTable, fight: Fight, owner: Seat, card: str) -> None:
    """A card that was laid before: its joint counts, and a Delayed one has its token."""
    box = box_of(table.content)
    left = fight.sequence.cards[-1] if len(fight.sequence) else fight.card.cards[0]
    for row, _, _ in box.joint(left, card):
        if row not in ("magic", "free"):
            fight.joined[row] = fight.joined.get(row, 0) + 1
    if fight.laid and len(fight.laid) - 1 not in fight.passives:
        fight.laid[-1].tokens = 0
    fight.sequence.put(card)
    delayed = bool(box.abilities(card, "delayed"))
    fight.laid.append(Laid(owner, tokens=box.cards[card].tokens if delayed else 0))
    if box.cards[card].passive:
        fight.passives.append(len(fight.laid) - 1)
