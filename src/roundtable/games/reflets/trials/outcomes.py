"""Outcomes (E 6 and 7): what a trial that was passed or failed brings, and to whom its cards go."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from roundtable.games.reflets.box import box
from roundtable.games.reflets.effects.cards import Bestiole, Creature
from roundtable.games.reflets.effects.deeds import (
    Choose,
    Double,
    FindLoot,
    Gems,
    GemsColour,
    GemsEach,
    GemsFrom,
    LoseTurn,
    Pay,
    Spaces,
    StealGem,
)
from roundtable.games.reflets.effects.hazards import BRIGHT, DARK, Door, Room, Zone
from roundtable.games.reflets.option_makers import SEATS, about, place_name
from roundtable.games.reflets.registry import DEEDS, Doing, do
from roundtable.games.reflets.road.progress import leave
from roundtable.games.reflets.road.spaces import walk_owed
from roundtable.games.reflets.road.turns import lose_turn
from roundtable.games.reflets.state import Outcome, RefletsTable
from roundtable.games.reflets.teams.gear import find_loot, gain_relic, take_all_of
from roundtable.games.reflets.teams.holdings import win
from roundtable.games.reflets.teams.moments import adversaries_interject, interject, lowers, play_lower
from roundtable.games.reflets.teams.remarks import read_on, remark
from roundtable.games.reflets.teams.skills import usable, use
from roundtable.games.reflets.teams.vitality import storyteller
from roundtable.kernel.options import DONE, Option, Prompt
from roundtable.kernel.seats import Seat
from roundtable.kernel.windows import Rules

from .dice import on_track
from .hazards import holds_relic, stay_or_leave
from .malus import laid
from .trial import begin, enter

GAINS: Final = (Gems, GemsEach, GemsColour, GemsFrom, StealGem, FindLoot, Spaces)
"""What is doubled where gains are doubled: gems, be they somebody's, LOOT and spaces."""
PASSED: Final = (
    "reflets.outcome.passed-by-reaching-the-bright-outcome",
    "reflets.outcome.bright-bonuses-compulsory-and-cumulative",
)
FAILED: Final = (
    "reflets.outcome.failed-by-reaching-the-dark-outcome",
    "reflets.outcome.dark-penalties-compulsory-and-cumulative",
)
SUFFERED: Final = "reflets.outcome.suffered-imprevus-pay-out"
OPPORTUNITY: Final = Prompt(
    "ask-opportunity", rules=("reflets.outcome.opportunity-skills", "reflets.outcome.opportunity-dilemmas")
)
STEP_ONE: Final = "reflets.outcome.room-step-one-relic-or-three-loot"
STEP_TWO: Final = "reflets.outcome.room-step-two-places-relic-token"
STEP_THREE: Final = ("reflets.outcome.room-step-three-places-portal", "reflets.portal.octuple-token-after-its-trial")
TREASURE: Final[Option[None]] = Option("treasure", rules=("reflets.outcome.octuple-option-treasure",))
OCTOGONE: Final[Option[None]] = Option(
    "octogone", rules=("reflets.outcome.octuple-option-octogone", "reflets.outcome.octogone-is-a-trial-of-its-own")
)
CHAMBER: Final = Prompt("ask-chamber", rules=("reflets.outcome.octuple-option-treasure",))
THREE: Final[Option[None]] = Option("three-loot", rules=(STEP_ONE,))
THREE_LOOT: Final = 3
MOST_NOTCHES: Final = 3
ENDS: Final = "reflets.hazard.resolution-leads-to-end-of-turn"


def outcome(table: RefletsTable, step: Outcome) -> Rules[None]:
    """The trial is over: its outcomes are applied, all of them; spaces are added up and walked last (ruling A66)."""
    on_track(table).node = BRIGHT if step.passed else DARK
    hazard, place = on_track(table).hazard, on_track(table).place
    if step.passed:
        yield from bright(table, hazard, place)
    else:
        yield from dark(table, hazard, place)
    table.state.trial = None
    table.cite(ENDS)
    contents = box(table)
    if step.passed and hazard == contents.octuple:
        yield from chamber(table, place)
        return
    if hazard == contents.octogone and not step.passed:
        leave(table, table.state.guide)  # its trap is the portal, whatever that means for the quest (ruling A05)
    if hazard == contents.octogone:
        yield from stay_or_leave(table)
    yield from walk_owed(table)


# --- passed ---


def bright(table: RefletsTable, hazard: str, place: str) -> Rules[None]:
    """Opportunities first, so that a gain can still be doubled; then the hazard, Creatures by value, the Bestiole."""
    guide = table.state.guide
    table.say("trial-passed", *PASSED, seat=SEATS[guide], card=box(table).name(hazard))
    read_on(table, hazard, BRIGHT, *PASSED)
    yield from opportunities(table)
    times = doubling(table, hazard)
    printed = box(table).hazards[hazard]
    if isinstance(printed, Zone):
        yield from pay_out(table, hazard, printed.bright, "reflets.outcome.zone-passed-wins-the-card", times)
        win(table, guide, hazard, table.state.reading, "reflets.outcome.zone-passed-wins-the-card")
    elif isinstance(printed, Door):
        table.state.seats[guide].door = True
        remark(table, "door", table.state.turn, "reflets.outcome.door-passed-exposes-quests")
        table.cite("reflets.outcome.door-passed-exposes-quests")
        yield from pay_out(table, hazard, printed.bright, "reflets.outcome.door-passed-reveals-rooms", times)
    else:
        yield from pay_out(table, hazard, printed.bright, "reflets.outcome.room-passed-bonus", times)
        yield from quest_step(table, hazard, place)
    for seat, card in laid(table):
        win(table, guide, card.id, table.state.seats[seat].front, SUFFERED)
        yield from pay_out(table, card.id, card.bright, SUFFERED, times)


def pay_out(table: RefletsTable, card: str, deeds: Iterable[object], rule: str, times: int) -> Rules[None]:
    """A bright outcome serves the Guide."""
    table.cite(rule)
    yield from do(table, Doing(table.state.guide, card, rule, when="bright", times=times), deeds)


def opportunities(table: RefletsTable) -> Rules[None]:
    """Dilemmas and skills whose opportunity is a trial won."""
    yield from adversaries_interject(table, "won")
    guide = table.state.guide
    while True:
        chosen: Option[Any] = yield from table.ask(
            guide, OPPORTUNITY, lambda: chances(table, guide), veiled=bool(table.state.seats[guide].hand.cards)
        )
        if chosen.verb == "skill":
            yield from use(table, guide, chosen)
        elif chosen.verb == "play":
            table.cite("reflets.outcome.opportunity-dilemmas")
            yield from play_lower(table, guide, chosen.arg)
        else:
            return


def chances(table: RefletsTable, guide: Seat) -> list[Option[Any]]:
    return [DONE, *table.allowed(usable(table, guide, "opportunity")), *lowers(table, guide, "won")]


def doubling(table: RefletsTable, hazard: str) -> int:
    """2 where gains of gems, LOOT and spaces are doubled: by Four Aces, else by a card that doubles the next gain."""
    if on_track(table).doubled:
        table.cite("reflets.trial.four-aces-doubles-gains")
        return 2
    own = table.state.seats[table.state.guide]
    outcomes = [box(table).hazards[hazard].bright, *[card.bright for _, card in laid(table)]]
    if own.double and any(brings_gain(deed) for deeds in outcomes for deed in deeds):
        own.double = False
        return 2
    return 1


def brings_gain(deed: object) -> bool:
    if isinstance(deed, Choose):
        return any(brings_gain(each) for deeds in deed.one for each in deeds)
    return isinstance(deed, GAINS)


# --- rooms and quests ---


def quest_step(table: RefletsTable, hazard: str, place: str) -> Rules[None]:
    """What a room opens beyond its bonus depends on which step it is of the Guide's own quest."""
    state, contents = table.state, box(table)
    own = state.seats[state.guide]
    quest = contents.quests[own.quest.cards[0]] if own.quest.cards else None
    if hazard == contents.octuple:
        state.portal = True
        table.say("portal-placed", *STEP_THREE, seat=SEATS[state.guide], place=place_name(place))
    elif quest is not None and hazard == quest.room:
        yield from step_one(table)
    elif quest is not None and hazard == quest.token and not own.relic_at:
        if holds_relic(table, state.guide, quest.relic):
            own.relic_at, own.steps = place, max(own.steps, 2)
            table.say("relic-token-placed", STEP_TWO, seat=SEATS[state.guide], place=place_name(place))


def step_one(table: RefletsTable) -> Rules[None]:
    """The Relic of the quest, if it is still in its deck, or 3 LOOT."""
    guide = table.state.guide
    chosen = yield from table.ask(guide, Prompt("ask-step-one", rules=(STEP_ONE,)), lambda: relic_or_loot(table, guide))
    if chosen.verb == "relic":
        own = table.state.seats[guide]
        own.steps = max(own.steps, 1)
        yield from gain_relic(table, guide, chosen.arg, STEP_ONE)
    else:
        yield from find_loot(table, guide, THREE_LOOT, STEP_ONE)


def relic_or_loot(table: RefletsTable, guide: Seat) -> list[Option[Any]]:
    relic = box(table).quests[table.state.seats[guide].quest.cards[0]].relic
    there = None if relic in table.state.relics.cards else STEP_ONE
    return table.allowed([(about("relic", relic, f"@relics.{relic}"), there), (THREE, None)])


def chamber(table: RefletsTable, place: str) -> Rules[None]:
    """The Treasure, or the trial of the Octogone, or neither; then the team stays or leaves by the portal."""
    state, contents = table.state, box(table)
    wild = next((each.relic for each in contents.rooms[contents.octogone].bright if hasattr(each, "relic")), "")
    chosen = yield from table.ask(
        state.guide, CHAMBER,
        lambda: table.allowed([
            (TREASURE, None if table.state.treasures.cards else TREASURE.rules[0]),
            (OCTOGONE, None if wild in table.state.relics.cards else OCTOGONE.rules[0]),
            (DONE, None),
        ]),
    )  # fmt: skip
    if chosen.verb == "octogone":
        table.say("octogone-tried", *OCTOGONE.rules, seat=SEATS[state.guide])
        yield from begin(table, place, contents.octogone)
        enter(table)
        return
    if chosen.verb == "treasure":
        treasure = table.draw(state.treasures, state.seats[state.guide].pouch)
        table.say("treasure-collected", *TREASURE.rules, seat=SEATS[state.guide], card=f"@treasures.{treasure}")
    yield from stay_or_leave(table)
    yield from walk_owed(table)


# --- failed ---


def dark(table: RefletsTable, hazard: str, place: str) -> Rules[None]:
    """The Bestiole takes its booty, before a penalty can kill the hero it sits on; cards go to whoever profits,
    penalties fall on the Guide; an emptied team leaves play when all is handed over (ruling A84)."""
    guide = table.state.guide
    table.say("trial-failed", *FAILED, seat=SEATS[guide], card=box(table).name(hazard))
    read_on(table, hazard, DARK, *FAILED)
    yield from booty(table)
    yield from interject(table, "lost")
    printed = box(table).hazards[hazard]
    if isinstance(printed, Zone):
        win(table, table.state.teller, hazard, table.state.reading, "reflets.outcome.zone-failed-card-to-storyteller")
        yield from penalty(table, table.state.teller, hazard, printed.dark, "reflets.outcome.zone-failed-penalty")
    else:
        yield from door_or_room_failed(table, printed, place)
    for seat, card in laid(table):
        yield from handicap_won(table, seat, card)
    table.touch(f"team:{guide}")
    yield from table.settle()


def booty(table: RefletsTable) -> Rules[None]:
    """All that the hampered hero wears or carries goes to whoever played the Bestiole."""
    hampered, rule = on_track(table).hampered, "reflets.trial.bestiole-steals-equipment-on-failure"
    for seat, card in laid(table):
        if hampered and isinstance(card, Bestiole):
            table.cite(rule)
            yield from take_all_of(table, table.state.guide, hampered, seat, rule)


def penalty(table: RefletsTable, user: Seat, card: str, deeds: Iterable[object], rule: str) -> Rules[None]:
    """A dark outcome hits the Guide and serves whoever's card it is."""
    table.cite(rule, "reflets.outcome.killed-hero-goes-to-whoever-caused-it")
    yield from do(table, Doing(user, card, rule, table.state.guide, "dark"), deeds)


def door_or_room_failed(table: RefletsTable, printed: Door | Room, place: str) -> Rules[None]:
    """The penalty, one space back, and the card slides a notch; the Octogone lies on no slot, and does neither. A
    storyteller is appointed if there is one to profit (ruling A09)."""
    rule = "reflets.outcome.door-failed-slides-one-notch"
    if isinstance(printed, Room):
        rule = "reflets.outcome.room-failed-slides-one-notch"
    if printed.dark:
        user = table.state.guide
        if any(serves_somebody(deed) for deed in printed.dark):
            user = yield from storyteller(table, rule)
        yield from penalty(table, user, printed.id, printed.dark, rule)
    if printed.id == box(table).octogone:
        return
    state = table.state
    state.owed -= 1
    state.notches[place] = min(MOST_NOTCHES, state.notches.get(place, 0) + 1)
    table.say("card-slides", rule, card=box(table).name(printed.id), number=state.notches[place])
    table.cite("reflets.trial.notches-cumulate-up-to-three", "reflets.outcome.notches-help-every-team")


def serves_somebody(deed: object) -> bool:
    """Whether a dark outcome needs somebody who names a hero, or who gains."""
    if isinstance(deed, Choose):
        return any(serves_somebody(each) for deeds in deed.one for each in deeds)
    return not isinstance(deed, Pay | Spaces)


def handicap_won(table: RefletsTable, seat: Seat, card: Creature | Bestiole) -> Rules[None]:
    """A Creature or Bestiole is won by whoever played it; the Guide suffers."""
    front = table.state.seats[seat].front
    if isinstance(card, Creature):
        win(table, seat, card.id, front, "reflets.outcome.failed-creature-returns-to-its-player")
        yield from penalty(table, seat, card.id, card.dark, "reflets.outcome.failed-creature-penalties")
        return
    rule = "reflets.outcome.failed-bestiole-and-equipment-lost"
    win(table, seat, card.id, front, rule)
    table.state.owed -= 1
    yield from penalty(table, seat, card.id, card.dark, rule)


# --- deeds ---


@DEEDS.does(Double)
def double(table: RefletsTable, doing: Doing, deed: Double) -> None:
    """The gain at hand is doubled, else the next one."""
    table.state.seats[doing.user].double = True
    table.say("gain-doubled", doing.rule, seat=SEATS[doing.user], card=box(table).name(doing.card))


@DEEDS.does(LoseTurn)
def lose_turn_deed(table: RefletsTable, doing: Doing, deed: LoseTurn) -> None:
    """The Guide's turn ends here."""
    table.say("turn-lost", doing.rule, seat=SEATS[table.state.guide], card=box(table).name(doing.card))
    lose_turn()
