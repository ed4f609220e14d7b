"""A scenario's `given`: Characters with whatever they have, and a fight they are in."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Literal, TypeAlias

from msgspec import Meta, Struct

from roundtable.games.tainted_grail.box import box_of
from roundtable.games.tainted_grail.campaign.mercy import remember
from roundtable.games.tainted_grail.campaign.modes import CHALLENGE, STORY
from roundtable.games.tainted_grail.characters.characters import claim
from roundtable.games.tainted_grail.characters.resources import MOST
from roundtable.games.tainted_grail.effects.terms import Attribute
from roundtable.games.tainted_grail.fights.card_deeds import party_mask
from roundtable.games.tainted_grail.fights.encounters import call_encounter
from roundtable.games.tainted_grail.state import (
    NOBODY,
    BeginFight,
    Dawn,
    Fight,
    GrailTable,
    Laid,
    Meet,
    Night,
    Pick,
    Round,
    Site,
    Step,
)
from roundtable.kernel.errors import ScriptError
from roundtable.kernel.given import Number, known, no_more, no_twice, read
from roundtable.kernel.piles import Pile
from roundtable.kernel.seats import EVERYONE, Seat

RESOURCES = ("food", "wealth", "rep", "magic")
NUMBERS = ("energy", "health", "terror", "food", "wealth", "rep", "magic", "exp", "at", "most_health")


Names: TypeAlias = list[str]
Dial: TypeAlias = Annotated[int, Meta(ge=-1, le=99)]
Side: TypeAlias = Literal["front", "back"]


class GivenSeat(Struct, forbid_unknown_fields=True):
    """A Character. Decks are lists, the top card first; cards that lie nowhere yet are made."""

    who: Annotated[str, Meta(description="the Character; without this, the next one")] = ""
    energy: Annotated[Number, Meta(description="Energy")] | None = None
    health: Annotated[Number, Meta(description="Health")] | None = None
    most_health: Annotated[Number, Meta(description="the most Health it can have")] | None = None
    terror: Annotated[Number, Meta(description="Terror")] | None = None
    food: Annotated[Number, Meta(description="Food")] | None = None
    wealth: Annotated[Number, Meta(description="Wealth")] | None = None
    rep: Annotated[Number, Meta(description="Reputation")] | None = None
    magic: Annotated[Number, Meta(description="Magic")] | None = None
    exp: Annotated[Number, Meta(description="Experience")] | None = None
    at: Annotated[str, Meta(description="its Location")] | None = None
    attributes: Annotated[dict[Attribute, Number], Meta(description="by Attribute, its points")] | None = None
    skills: Annotated[dict[str, Side], Meta(description="Skill cards, and which side of each shows")] = {}
    items: Annotated[Names, Meta(description="Items")] = []
    secrets: Annotated[Names, Meta(description="Secrets")] = []
    down: Annotated[Names, Meta(description="Items and Secrets that are turned down")] = []
    combat: Annotated[Names, Meta(description="the Combat deck")] | None = None
    diplomacy: Annotated[Names, Meta(description="the Diplomacy deck")] | None = None
    pool: Annotated[Names, Meta(description="the Combat Pool")] | None = None
    hand: Annotated[Names, Meta(description="cards in hand")] = []
    discard: Annotated[Names, Meta(description="the discard pile")] = []
    dying: Annotated[bool, Meta(description="dying")] = False
    insane: Annotated[bool, Meta(description="insane")] = False
    acted: Annotated[bool, Meta(description="has acted in this round")] = False
    passed: Annotated[bool, Meta(description="has Passed")] = False


class GivenFight(Struct, forbid_unknown_fields=True):
    """A fight or a talk. With `fresh` it is about to begin, else somebody is about to be picked."""

    card: Annotated[str, Meta(description="the Encounter")]
    party: Annotated[list[Number], Meta(description="the seats that are in it; without this, all")] | None = None
    fresh: Annotated[bool, Meta(description="it is about to begin")] = False
    pool: Annotated[int, Meta(ge=-99, le=99, description="markers in the pool, or where a talk stands")] = 0
    turn: Annotated[Number, Meta(description="the number of the turn")] = 1
    stage: Annotated[Number, Meta(description="Diplomacy: the stage, from 0")] = 0
    begun: Annotated[bool, Meta(description="what happens at its beginning has happened")] = False
    sequence: Annotated[list[tuple[Number, str]], Meta(description="what was laid: whose, and the card")] = []
    activated: Annotated[list[Number], Meta(description="the seats that were Active this turn")] = []
    next: Annotated[dict[str, str], Meta(description="by outcome, the verse that follows")] = {}
    at: Annotated[str, Meta(description="the Location")] = ""


class Given(Struct, forbid_unknown_fields=True):
    """With nothing given, the Campaign begins as any other."""

    seats: Annotated[list[GivenSeat], Meta(description="the Characters, by seat")] = []
    fight: Annotated[GivenFight, Meta(description="an Encounter they are in")] | None = None
    draws: Annotated[str, Meta(description="the colour of an Encounter that all draw")] = ""
    decks: Annotated[dict[str, Names], Meta(description="by colour, Encounters on top, the top card first")] = {}
    items: Annotated[Names, Meta(description="the Item deck, the top card first")] | None = None
    modes: Annotated[Names, Meta(description="changes of Story and Challenge mode in use, by their rules")] = []
    sites: Annotated[dict[str, Dial], Meta(description="revealed Locations and their Dials; -1 for none")] = {}
    statuses: Annotated[
        dict[str, int], Meta(description="by Status its marked boxes, added up: 1 the first, 2 the second, 4 the third")
    ] = {}
    chapter: Annotated[Number, Meta(description="the Chapter")] = 1
    day: Annotated[Number, Meta(description="the Day")] = 1
    chronicler: Annotated[Number, Meta(description="the seat of the Chronicler")] | None = None
    now: Annotated[Literal["", "dawn", "round", "night"], Meta(description="what of the Day begins")] = ""
    events: Annotated[Names, Meta(description="the Event deck, the top card first")] = []
    in_force: Annotated[Names, Meta(description="the Event in force")] = []
    quests: Annotated[Names, Meta(description="active Quests")] = []
    dials: Annotated[dict[str, Number], Meta(description="Dials of Secrets and Quests")] = {}
    guardians: Annotated[dict[str, Names], Meta(description="Guardians on Locations")] = {}
    fallen: Annotated[dict[str, Names], Meta(description="Items that the dead left on Locations")] = {}
    times: Annotated[dict[str, Number], Meta(description="Time Tokens on Locations")] = {}
    tokens: Annotated[dict[str, Number], Meta(description="Quest Tokens on Locations")] = {}


def arrange(table: GrailTable, given: Mapping[str, Any]) -> None:
    """With nothing given, the Campaign begins as any other."""
    if not given:
        return
    wanted = read(given, Given)
    check(table, wanted)
    state = table.state
    state.agenda.clear()
    state.modes, state.chapter, state.day = wanted.modes, wanted.chapter, wanted.day
    state.statuses = dict(wanted.statuses)
    state.chronicler = NOBODY if wanted.chronicler is None else wanted.chronicler
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


def check(table: GrailTable, wanted: Given) -> None:
    """Refuses what the box does not hold, and more Characters than seats."""
    check_tale(table, wanted)
    state, box = table.state, box_of(table.content)
    no_more(wanted.seats, len(state.seats), "seats")
    no_twice([one.who for one in wanted.seats], "Character")
    for one in wanted.seats:
        for names, there, what in (
            ([one.who] if one.who else [], box.characters, "Character"),
            (one.skills, box.skills, "Skill"),
            (one.items, box.items, "Item"),
            (one.secrets, box.secrets, "Secret"),
            (one.down, [*one.items, *one.secrets], "Item or Secret of this seat"),
            (
                [*(one.combat or []), *(one.diplomacy or []), *(one.pool or []), *one.hand, *one.discard],
                box.cards,
                "card",
            ),
        ):
            for name in names:
                known(name, there, what)
        if one.at is not None and table.content["locations"]:
            known(one.at, table.content["locations"], "Location")
        for resource in RESOURCES:
            if (getattr(one, resource) or 0) > MOST:
                raise ScriptError(f"Nobody has more than {MOST} {resource}.")
    for colour, cards in wanted.decks.items():
        known(colour, state.encounters, "Encounter deck")
        for card in cards:
            known(card, state.unused.cards, "Encounter (left)")
    if wanted.draws:
        known(wanted.draws, state.encounters, "Encounter deck")
    if wanted.chronicler is not None and wanted.chronicler >= len(state.seats):
        raise ScriptError(f"There are only {len(state.seats)} seats.")
    for mode in wanted.modes:
        known(mode, (*STORY, *CHALLENGE), "change of a mode")
    fight = wanted.fight
    if fight is not None:
        known(fight.card, box.encounters, "Encounter")
        for _, card in fight.sequence:
            known(card, box.cards, "card")
        for seat in (*(fight.party or []), *fight.activated, *[owner for owner, _ in fight.sequence]):
            if seat >= len(state.seats):
                raise ScriptError(f"There are only {len(state.seats)} seats.")


def check_tale(table: GrailTable, wanted: Given) -> None:
    """Refuses places, Statuses, Quests and Events there are not, and what would lie where no Location is revealed."""
    state, content = table.state, table.content
    for place in wanted.sites if content["locations"] else ():  # a pack of fights alone has no map
        known(place, content["locations"], "Location")
    for lying in (wanted.guardians, wanted.fallen, wanted.times, wanted.tokens):
        for place in lying:
            known(place, wanted.sites, "Location among `sites`")
    for item in wanted.items or []:
        known(item, content["items"], "Item")
    for status, boxes in wanted.statuses.items():
        parts = content["statuses"][known(status, content["statuses"], "Status")].parts
        if not 0 <= boxes < 1 << max(1, parts):
            raise ScriptError(f"The Status '{status}' has no boxes {boxes}: it has {parts} of them.")
    for quest in wanted.quests:
        known(quest, content["quests"], "Quest")
    for name in wanted.dials:
        known(name, (*content["quests"], *content["secrets"]), "Quest or Secret")
    events = [*state.event_box.cards, *state.random_events.cards]
    for event in (*wanted.events, *wanted.in_force):
        known(event, events, "Event (left)")
    no_twice([*wanted.events, *wanted.in_force], "Event")


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
        one.marks = {str(name): points for name, points in given.attributes.items()}
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
