"""Encounters: drawing one, how a fight begins, what it brings, and where all the cards go."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from roundtable.games.tainted_grail.box import box_of
from roundtable.games.tainted_grail.campaign.modes import uses
from roundtable.games.tainted_grail.characters.items import flip_back, option_about
from roundtable.games.tainted_grail.day.costs import can_pay_price, pay_price
from roundtable.games.tainted_grail.day.side_by_side import goes_aside
from roundtable.games.tainted_grail.effects.encounters import TextEncounter
from roundtable.games.tainted_grail.effects.places import Chapter
from roundtable.games.tainted_grail.effects.stories import GoTo
from roundtable.games.tainted_grail.effects.terms import Colour, Kind
from roundtable.games.tainted_grail.option_makers import KEEP
from roundtable.games.tainted_grail.party import agree, by_number
from roundtable.games.tainted_grail.state import (
    BeginFight,
    Carry,
    Fight,
    GrailTable,
    Meet,
    Pick,
    Read,
    ReadCard,
    Spoils,
    fight_numbered,
)
from roundtable.games.tainted_grail.story.story_deeds import STORY
from roundtable.games.tainted_grail.story.story_needs import fulfilled
from roundtable.games.tainted_grail.story.tale import TALE
from roundtable.kernel.options import Option, Prompt
from roundtable.kernel.piles import Pile
from roundtable.kernel.seats import EVERYONE, Seat
from roundtable.kernel.windows import Rules, until

from .avoiding import avoid
from .card_deeds import party_mask
from .diplomacy import begin_stage
from .doing import by_kind, fight_at
from .hands import draw_cards
from .leaving import leaving, over, shatter
from .powers import moment
from .traits import slow, take_arms, traits_of
from .turns import settled

FEWER: Final = "grail.story.encounters-as-if-one-fewer"
COLOURS: Final[tuple[Colour, ...]] = ("green", "gray", "purple", "blue")
ASIDE: Final = {
    "combat": Prompt("ask-set-aside", rules=("grail.combat.items-may-be-set-aside",)),
    "diplomacy": Prompt("ask-set-aside", rules=("grail.diplomacy.equipment-confirmed-at-start",)),
}
REDRAW: Final = {
    "combat": Prompt("ask-redraw", rules=("grail.combat.redraw-with-one-card-fewer",)),
    "diplomacy": Prompt("ask-redraw", rules=("grail.diplomacy.redraw-with-one-card-fewer",)),
}
ANEW: Final[Option[None]] = Option("redraw")
KEEP_ALL: Final[Option[None]] = Option("done", text="option-aside-nothing")
TEXT_WAY: Final = Prompt("ask-encounter-way", rules=("grail.encounter.needs-an-open-key-on-the-right",))


# --- the four decks ---


def build_decks(table: GrailTable, characters: int) -> None:
    """A Chapter Setup card: the four decks hold the levels it names, and are shuffled."""
    state, box = table.state, box_of(table.content)
    if uses(state, FEWER):
        table.cite("grail.story.encounters-as-if-one-fewer")
        characters = max(1, characters - 1)  # A80
    chapter = table.content.of("chapters", Chapter)[str(state.chapter)]
    levels = max((deck for deck in chapter.decks if deck.players <= characters), key=lambda deck: deck.players).levels
    table.cite("grail.setup.chapter-card-builds-the-decks", "grail.setup.each-chapter-changes-the-encounter-decks")
    table.cite("grail.encounter.four-difficulty-levels", "grail.encounter.shuffle-after-search-or-change")
    # Cards of level 0 are for those who have never fought or talked: nobody has to meet one.
    table.cite("grail.encounter.first-encounter-for-beginners")
    for colour, deck in state.encounters.items():
        for card in list(table.show(deck, EVERYONE)):
            if box.encounters[card].level not in levels:
                table.move(card, deck, state.unused)
        for card in list(state.unused):
            encounter = box.encounters[card]
            if encounter.colour == colour and encounter.level in levels and not encounter.called:
                table.move(card, state.unused, deck)
        table.shuffle(deck)


# --- drawing one ---


def meet(table: GrailTable, step: Meet) -> None:
    """What a Location, a page or an Event orders."""
    if step.colour is not None:
        draw_encounter(table, step.colour, list(step.party), step.next)
    else:
        call_encounter(table, step.named, list(step.party), step.next)


def draw_encounter(
    table: GrailTable, colour: Colour, party: list[Seat], following: Mapping[str, str] | None = None
) -> bool:
    """The top of a deck, which is not shuffled for that; it begins at once. False: the deck is empty (A97)."""
    table.cite("grail.encounter.four-decks", "grail.encounter.green-gray-purple-are-combat-decks")
    deck = table.state.encounters[colour]
    if not len(deck):
        return False
    fight = new_fight(table, colour, party, following)
    table.draw(deck, fight.card)
    start(table, fight)
    return True


def call_encounter(table: GrailTable, card: str, party: list[Seat], following: Mapping[str, str] | None = None) -> bool:
    """A named one: from where it roams the map, from those in no deck, or from its deck, which is then shuffled."""
    box, state = box_of(table.content), table.state
    colour = box.encounters[card].colour
    deck, unused = state.encounters[colour], state.unused
    roams = next((site.guardians for site in state.sites.values() if card in site.guardians), None)
    fight = new_fight(table, colour, party, following)
    if roams is not None:
        table.move(card, roams, fight.card)
        fight.called = box.encounters[card].called
        table.touch(TALE)
    elif card in unused.cards:
        table.move(card, unused, fight.card)
        fight.called = True
    elif card in table.show(deck, EVERYONE):
        table.move(card, deck, fight.card)
        table.shuffle(deck)
        table.cite("grail.encounter.shuffle-after-search-or-change")
    else:
        state.fights.remove(fight)
        return False
    start(table, fight)
    return True


def meet_guardian(table: GrailTable, place: str, card: str, party: list[Seat]) -> None:
    """One that stands on the map; one of no deck goes back to those once it is beaten."""
    encounter = box_of(table.content).encounters[card]
    fight = new_fight(table, encounter.colour, party, None)
    fight.at, fight.called = place, encounter.called
    table.move(card, table.state.sites[place].guardians, fight.card)
    start(table, fight)


def new_fight(table: GrailTable, colour: Colour, party: list[Seat], following: Mapping[str, str] | None) -> Fight:
    state = table.state
    state.fought += 1
    number = state.fought
    kind: Kind = "diplomacy" if colour == "blue" else "combat"
    members = by_number(state, party)
    fight = Fight(number, kind, Pile(f"encounter-{number}", EVERYONE), Pile(f"sequence-{number}", EVERYONE), colour,
                  members, next=dict(following or {}), at=state.seats[members[0]].at)  # fmt: skip
    state.fights.append(fight)
    return fight


def start(table: GrailTable, fight: Fight) -> None:
    """At once, for the whole Party; a card without an open Key is read instead."""
    card = fight.card.cards[0]
    table.say("encounter", "grail.encounter.draw-starts-it-at-once", enemy=f"@encounters.{card}")
    table.cite("grail.encounter.needs-an-open-key-on-the-right")
    if isinstance(box_of(table.content).encounters[card], TextEncounter):
        table.then(ReadCard(fight.number))
    else:
        table.then(BeginFight(fight.number))


# --- how a fight begins ---


def begin(table: GrailTable, step: BeginFight) -> Rules[None]:
    """Traits, powers that keep out of it, Avoiding, Items left out, hands."""
    if goes_aside(table, step):
        return
    number = step.fight
    fight = fight_numbered(table.state, number)
    mask = party_mask(fight.party)
    for seat in fight.party:
        table.state.seats[seat].hand.sees = mask  # A106
    yield from until(over(number), settled(table, beginning(table, number)))
    fight = fight_numbered(table.state, number)
    if not fight.outcome and not fight.party:
        fight.outcome = "lost" if fight.fallen else "fled"
    fight.active = -1
    table.then(Spoils(number) if fight.outcome else Pick(number))


def beginning(table: GrailTable, number: int) -> Rules[None]:
    fight = fight_numbered(table.state, number)
    if fight.kind == "combat":
        table.cite("grail.combat.traits-checked-first", "grail.combat.pool-counts-progress")
    yield from moment_of_all(table, number, "encounter")
    fight = fight_numbered(table.state, number)
    if fight.kind == "diplomacy":
        yield from avoid(table, number)
    yield from each_member(table, number, lambda seat: set_aside(table, seat))
    fight = fight_numbered(table.state, number)
    if fight.kind == "combat":
        take_arms(table, fight)
    size = 3 if len(fight_numbered(table.state, number).party) < 4 else 2
    yield from each_member(table, number, lambda seat: starting_hand(table, seat, size))
    if fight_numbered(table.state, number).kind == "diplomacy":
        yield from begin_stage(table, number, 1)  # with all hands drawn Diplomacy begins
    yield from moment_of_all(table, number, "fight-start")


def moment_of_all(table: GrailTable, number: int, when: str) -> Rules[None]:
    """What each member has for it; what a Global Secret does for all, it does once (A83)."""
    first = fight_numbered(table.state, number).party[:1]
    yield from each_member(table, number, lambda seat: moment(table, seat, when, everyones=seat in first))


def each_member(table: GrailTable, number: int, rules: Any) -> Rules[None]:
    """One member after the other; one who leaves is left out of the rest."""
    for seat in list(fight_numbered(table.state, number).party):
        if seat in fight_numbered(table.state, number).party:
            fight = fight_numbered(table.state, number)
            fight.active, fight.now = seat, {}
            yield from until(leaving(seat), settled(table, rules(seat)))


def set_aside(table: GrailTable, seat: Seat) -> Rules[None]:
    """Items may be left out of this Encounter, and none comes in later (A48: none is turned up here)."""
    fight = fight_at(table, seat)
    by_kind(table, fight, "grail.combat.equipment-confirmed-at-start", "grail.diplomacy.equipment-confirmed-at-start")
    by_kind(table, fight, "grail.combat.no-item-added-later", "grail.diplomacy.no-item-added-later")
    while True:
        one = table.state.seats[seat]
        up = [card for card in dict.fromkeys(one.items) if card not in (*one.aside, *one.down)]
        if not up:
            return
        by_kind(table, fight, "grail.combat.items-may-be-set-aside", "grail.diplomacy.equipment-confirmed-at-start")
        chosen = yield from table.ask(
            seat, ASIDE[fight.kind], [KEEP_ALL, *(option_about(table, "aside", card) for card in up)]
        )
        if chosen is KEEP_ALL:
            return
        table.state.seats[seat].aside.append(chosen.arg)


def starting_hand(table: GrailTable, seat: Seat, size: int) -> Rules[None]:
    """Three cards, or two if four take part; the whole hand may be drawn anew with one card fewer."""
    fight = fight_at(table, seat)
    by_kind(table, fight, "grail.combat.starting-hand-three-or-two", "grail.diplomacy.starting-hand-three-or-two")
    count = size + slow(table, seat)  # A57
    yield from draw_cards(table, seat, count)
    yield from moment(table, seat, "redraw")
    while count > 1:
        by_kind(table, fight, "grail.combat.redraw-with-one-card-fewer", "grail.diplomacy.redraw-with-one-card-fewer")
        if (yield from table.ask(seat, REDRAW[fight.kind], (KEEP, ANEW))) is KEEP:
            return
        one = table.state.seats[seat]
        table.move_all(one.hand, one.discard)  # A56: they stay out until the Encounter ends
        count -= 1
        yield from draw_cards(table, seat, count)
    by_kind(table, fight_at(table, seat), "grail.combat.redraw-stops-at-one-card",
            "grail.diplomacy.redraw-with-one-card-fewer")  # fmt: skip


# --- what it brings ---


def spoils(table: GrailTable, step: Spoils) -> Rules[None]:
    """Reward, Loot, Failure; then the card goes under its deck and everybody's cards go back into theirs."""
    number = step.fight
    fight = fight_numbered(table.state, number)
    outcome, members = fight.outcome, tuple(fight.party)
    for seat in members:
        fight.active = seat
        first = seat == members[0]
        if outcome in ("won", "lost"):
            yield from until(over(number), moment(table, seat, outcome, everyones=first))
        yield from until(over(number), moment(table, seat, "fight-end", everyones=first))
    fight = fight_numbered(table.state, number)
    card = fight.card.cards[0]
    table.say("fight-over", enemy=f"@encounters.{card}", outcome=f"@text.fight-{outcome}")
    put_away(table, number)
    if fight.kind == "combat":
        enemy = box_of(table.content).fighting[card]
        if outcome == "won":
            table.cite("grail.combat.reward-for-each-loot-shared")
            for seat in members:
                yield from STORY.carry_out(table, (seat,), enemy.reward)
            yield from STORY.carry_out(table, members, enemy.loot)
        elif outcome in ("lost", "fled"):
            yield from STORY.carry_out(table, tuple(dict.fromkeys((*members, *fight.fallen, *fight.fled))), enemy.lost)
    else:
        talk = box_of(table.content).talking[card]
        if outcome == "won":
            table.cite("grail.diplomacy.reward-for-each-member")
        elif outcome == "lost":
            table.cite("grail.diplomacy.failure-for-each-member", "grail.diplomacy.avoid-and-fail-costs-per-member")
        for seat in members if outcome in ("won", "lost") else ():
            yield from STORY.carry_out(table, (seat,), talk.reward if outcome == "won" else talk.failure)
    follow(table, fight, outcome, members)


def follow(table: GrailTable, fight: Fight, outcome: str, members: tuple[Seat, ...]) -> None:
    """The verse that is read after this outcome by those who were in it, instead of what is left of their page.

    An enemy that Ran Away is no win, so nobody reads on as if it were (grail.combat.run-away-is-not-a-win).
    """
    instead = {"fled": "lost", "avoided": "won", "left": "avoided"}
    name: str | None = outcome
    while name is not None and name not in fight.next:
        name = instead.pop(name, None)
    if name is not None:
        party = members or tuple(dict.fromkeys((*fight.fled, *fight.fallen)))
        table.then(Carry(party, (GoTo(to=fight.next[name]),), nested=True))


def put_away(table: GrailTable, number: int) -> None:
    """All cards go where they belong, and nobody is in this fight any more."""
    fight = fight_numbered(table.state, number)
    card, members = fight.card.cards[0], list(fight.party)
    if fight.kind == "combat":
        table.cite("grail.combat.victory-cleanup")
        for seat in members:
            shatter(table, fight, seat)
    table.cite("grail.discard.fight-cards-return-after-the-encounter")
    home(table, fight, card)
    for seat in members:
        one = table.state.seats[seat]
        deck = one.cards(fight.kind).deck
        table.move_all(one.hand, deck)
        table.move_all(one.discard, deck)
        flip_back(table, seat)
    while fight.laid:
        owner = table.state.seats[fight.laid.pop().owner]
        table.move(fight.sequence.cards[-1], fight.sequence, owner.cards(fight.kind).deck)
    everybody = dict.fromkeys((*members, *fight.fled, *fight.fallen))
    for seat in everybody:
        one = table.state.seats[seat]
        # A card torn after its owner had left lies in that owner's discard pile.
        table.move_all(one.discard, one.cards(fight.kind).deck)
        table.shuffle(one.cards(fight.kind).deck)
    table.state.fights.remove(fight)


def home(table: GrailTable, fight: Fight, card: str) -> None:
    """Under its own deck, if it is of one; a Guardian that was not defeated stands where it was met (A34)."""
    state = table.state
    if fight.outcome != "won" and "guardian" in traits_of(table, fight) and fight.at in state.sites:
        table.say("guardian-stays", "grail.trait.guardian", "grail.guardian.undefeated-stays-on-the-map",
                  enemy=f"@encounters.{card}", place=f"@locations.{fight.at}")  # fmt: skip
        table.move(card, fight.card, state.sites[fight.at].guardians)
    elif fight.called or box_of(table.content).encounters[card].called:
        table.move(card, fight.card, state.unused)
    else:
        table.cite("grail.discard.bottom-of-own-deck")
        if "guardian" in traits_of(table, fight):
            table.cite("grail.guardian.defeated-goes-under-its-deck")
        table.move(card, fight.card, state.encounters[fight.colour], bottom=True)


# --- cards of text only ---


def read_card(table: GrailTable, step: ReadCard) -> Rules[None]:
    """No Combat and no Diplomacy: what it says happens, and it goes under its deck (A96)."""
    fight = fight_numbered(table.state, step.fight)
    name, party = fight.card.cards[0], tuple(fight.party)
    card = box_of(table.content).of_text[name]
    fight.outcome = "left"
    table.cite("grail.encounter.needs-an-open-key-on-the-right")
    fight.party.clear()
    table.state.fights.remove(fight)
    pile = table.state.unused if fight.called else table.state.encounters[fight.colour]
    table.move(name, fight.card, pile, bottom=not fight.called)
    yield from STORY.carry_out(table, party, card.do)
    ways = [way for way in card.ways if fulfilled(table, party, way.needs) and can_pay_price(table, party, way.pays)]
    if ways:
        options: list[Option[Any]] = [
            Option("way", way.text, way, params=(("way", f"@encounters.{name}.{way.text}"),)) for way in ways
        ]
        way = (yield from agree(table, party, TEXT_WAY, options)).value
        yield from pay_price(table, party, way.pays)
        yield from STORY.carry_out(table, party, way.do)
        if way.go is not None:
            table.then(Read(way.go, party))
            return
    follow(table, fight, "left", party)
