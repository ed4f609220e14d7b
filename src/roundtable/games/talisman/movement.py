"""Movement: round the regions, Fate moves, the Sentinel's bridge, rafts and the Portal of Power."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, partial
from typing import Final, Literal, TypeAlias

from msgspec import Struct

from roundtable.kernel.options import NO, YES, Option, Prompt
from roundtable.kernel.seats import Seat
from roundtable.kernel.windows import Rules, Stop
from roundtable.packs import Content

from .actions import Source
from .characters import (
    REROLL,
    REROLL_RULES,
    card_of,
    here,
    lent,
    lose_points,
    roll_own,
    spend_fate,
    total,
    why_not_use_fate,
)
from .creatures import attack_of_creature
from .effects import Attribute, CharacterCard, Object, Place
from .inner import inner_move
from .life import heal_points, put_on_space
from .objects import discard, rafts_of, take_from_purchase
from .spells import offer_spells
from .state import SEATS, Character, TalismanTable, card_name, place_name, touch_spells
from .travel import crossed_river, place_option

FARTHEST: Final = 6
"""A Fate move goes one to six spaces (ruling A07)."""

Way: TypeAlias = Literal["left", "right", "bridge", "portal"]
ROUND_WAYS: Final[tuple[Way, Way]] = ("left", "right")


class Course(Struct, frozen=True, gc=False):
    """A way to go and how far. A Fate move also says beforehand whether it crosses, and how it goes on (ruling A08)."""

    way: Way
    steps: int
    declared: bool = False
    crosses: bool = False
    beyond: Way | None = None
    opens: bool = False
    """Tries the Portal on reaching it."""


ROUND = ("talisman.movement.choose-left-or-right",)
OPTIONAL = ("talisman.movement.bridge.crossing-is-optional",)
OPTIONAL_USE: Final = "talisman.cards.using-is-always-optional"
OPENING = ("talisman.movement.portal.needs-movement-beyond",)
IGNORE: Option[None] = Option("ignore", rules=("talisman.characters.fate.move-up-to-six-instead",))
ON: Option[bool] = Option("on", value=False)
CROSS: Option[bool] = Option("cross", value=True, rules=OPTIONAL)
OPEN: Option[bool] = Option("open", value=True, rules=OPENING)
TURN_ROUND: Option[bool] = Option("turn-round")
STAY: Option[Way] = Option("stay")
ROLL: Option[str] = Option("roll", rules=("talisman.movement.roll-one-die",))
BUILD: Option[str] = Option("build-raft", rules=("talisman.movement.raft.build-needs-axe-in-woods-or-forest",))

BEGIN = Prompt("ask-begin", rules=("talisman.movement.compulsory",))
AT_BRIDGE = Prompt("ask-bridge", rules=("talisman.movement.bridge.needs-movement-left",))
AT_PORTAL = Prompt("ask-portal", rules=OPENING)
ATTRIBUTE = Prompt("ask-open", rules=("talisman.movement.portal.opened-by-space-procedure",))
BEYOND = Prompt("ask-beyond", rules=("talisman.movement.no-direction-change-mid-move",))
WAY = tuple(Prompt("ask-way", (("die", steps),), ROUND) for steps in range(25))
ONE_SPACE = Prompt("ask-one-space", rules=ROUND)
FATE_MOVE = Prompt("ask-fate-move", rules=("talisman.characters.fate.move-must-end-on-unoccupied-space",))
SIX = Prompt("ask-heal-on-six", rules=("talisman.characters.abilities.troll-heals-on-natural-six-move",))
BY_STRENGTH: Option[Attribute] = Option("open", "strength", "strength", text="option-open-strength")
BY_CRAFT: Option[Attribute] = Option("open", "craft", "craft", text="option-open-craft")


@cache
def go_option(way: Way, place: str) -> Option[Way]:
    """Left or right, with the space where it leads."""
    rules = (*OPTIONAL, *AT_BRIDGE.rules) if way == "bridge" else OPENING if way == "portal" else ROUND
    points = (f"place:{place}",) if place else ()
    return Option("go", way, way, rules, points, (("place", place_name(place)),), text=f"option-go-{way}")


@cache
def add_option(card: str, steps: int, ability: bool) -> Option[Way]:
    if ability:
        return Option("add", card, params=(("number", steps),), text="option-add-ability")
    return Option("add", card, points=(f"card:{card}",), params=(("card", f"@cards.{card}"), ("number", steps)))


def move(table: TalismanTable, seat: Seat) -> Rules[None]:
    """The first half of a turn; the encounter follows, unless the turn is over."""
    character = table.state.seats[seat]
    if character.spells.cards:
        yield from offer_spells(table, seat, "before-move")
        character = table.state.seats[seat]
    if here(table, seat).region == "inner":
        yield from inner_move(table, seat)
    elif character.objects.cards and len(raft_menu(table, seat)) > 1 and (yield from rafts(table, seat)):
        return
    elif character.toad_turns or (character.followers.cards and is_slow(table, character)):
        yield from one_space(table, seat)
    else:
        yield from by_the_die(table, seat, table.roll())


def is_slow(table: TalismanTable, character: Character) -> bool:
    """Whether a follower lets a character move one space only, without a die."""
    cards = table.content["cards"]
    return any(cards[card].slow for card in character.followers.cards)


# --- rafts ---


def rafts(table: TalismanTable, seat: Seat) -> Rules[bool]:
    """Instead of rolling and moving a raft may be built or used; whether one was."""
    chosen = yield from table.ask(seat, BEGIN, lambda: table.allowed(raft_menu(table, seat)))
    if chosen is ROLL:
        return False
    if chosen is BUILD:
        rule = "talisman.movement.raft.card-from-purchase-deck-if-available"
        table.say("builds-raft", *BUILD.rules, rule, seat=SEATS[seat])
        take_from_purchase(table, seat, purchase_raft(table), rule)
        raise Stop("turn")  # that is the whole turn (ruling A14)
    character = table.state.seats[seat]
    raft = rafts_of(table, seat)[0]
    discard(table, raft, character.objects)
    before = here(table, seat).region
    put_on_space(table, seat, chosen.value)
    table.say(
        "rafts", "talisman.movement.raft.crosses-to-opposite-space-instead-of-moving",
        "talisman.movement.raft.discarded-after-use-or-unused-turn", "talisman.movement.raft.encounter-after-landing",
        "talisman.movement.raft.usable-at-start-of-next-turn",
        seat=SEATS[seat], place=place_name(chosen.value),
    )  # fmt: skip
    crossed_river(table, seat, before)
    return True


def raft_menu(table: TalismanTable, seat: Seat) -> list[tuple[Option[str], str | None]]:
    character, place = table.state.seats[seat], here(table, seat)
    cards = table.content["cards"]
    menu: list[tuple[Option[str], str | None]] = [(ROLL, None)]
    if character.toad_turns:
        return menu
    if place.raft_wood and any(cards[card].builds_raft for card in character.objects.cards):
        menu.append((BUILD, None))
    if place.across and rafts_of(table, seat):
        late = None if character.rafts_ready else "talisman.movement.raft.usable-at-start-of-next-turn"
        menu += [(place_option("raft", space), late) for space in place.across]
    elif place.across and table.explaining:
        menu += [
            (place_option("raft", space), "talisman.movement.three-ways-across-the-river") for space in place.across
        ]
    return menu


def purchase_raft(table: TalismanTable) -> str:
    return next(
        card.id
        for card in table.content["cards"].values()
        if isinstance(card, Object) and card.raft and card.deck == "purchase"
    )


# --- how far and which way ---


def by_the_die(table: TalismanTable, seat: Seat, die: int) -> Rules[None]:
    """Left or right by the die; or Fate: reroll it, ignore it, or one after the other (ruling A09)."""
    rerolled, steps = False, die
    added: tuple[str, ...] = ()
    table.say(
        "rolls-to-move", "talisman.movement.roll-one-die", "talisman.components.talisman-face-counts-as-six",
        seat=SEATS[seat], die=die,
    )  # fmt: skip
    while True:
        chosen = yield from table.ask(seat, WAY[steps], partial(way_menu, table, seat, steps, rerolled, added))
        if chosen.verb == "go":
            course = Course(chosen.value, steps)
            if card_of(table, seat).heals_on_six:
                yield from heal_on_six(table, seat, die)
            break
        if chosen.verb == "ignore":
            far = yield from table.ask(seat, FATE_MOVE, lambda: table.allowed(fate_moves(table, seat)))
            left = spend_fate(table, seat)
            table.say("fate-move", *IGNORE.rules, *FATE_MOVE.rules, seat=SEATS[seat], before=left + 1, after=left)
            course = far.value
            break
        if chosen.verb == "reroll":
            left = spend_fate(table, seat)
            rerolled, added, steps = True, (), table.roll()
            die = steps
            table.say("rerolls", *REROLL_RULES, seat=SEATS[seat], die=die, before=left + 1, after=left)
        else:
            more = faster_by(table, seat, chosen.arg)
            added, steps = (*added, chosen.arg), steps + more
            if chosen.points:
                table.say("goes-faster", OPTIONAL_USE, seat=SEATS[seat], card=card_name(chosen.arg), number=more)
            else:
                table.say("goes-faster-by-ability", OPTIONAL_USE, seat=SEATS[seat], number=more)
    yield from go(table, seat, course)


def faster_by(table: TalismanTable, seat: Seat, helper: str) -> int:
    """What a card, or the character itself, adds to the movement die."""
    helpers = lent(table.content, table.state.seats[seat]).helpers
    return next(bearer.movement for bearer in helpers if bearer.id == helper)


def heal_on_six(table: TalismanTable, seat: Seat, die: int) -> Rules[None]:
    """Some may heal when the movement die itself shows a 6, if it is neither rerolled nor ignored."""
    character, printed = table.state.seats[seat], card_of(table, seat)
    if character.toad_turns or character.lives >= printed.life:
        return
    table.cite("talisman.golden.natural-roll-only", "talisman.characters.abilities.troll-heals-on-natural-six-move")
    if die == 6 and (yield from table.ask(seat, SIX, (YES, NO))) is YES:
        heal_points(table, seat, printed.heals_on_six)


def way_menu(table: TalismanTable, seat: Seat, steps: int, rerolled: bool, added: tuple[str, ...]) -> list[Option[Way]]:
    """What `ways` allows. Most of it depends on the space, the steps and the use of Fate alone, and is kept."""
    character, content = table.state.seats[seat], table.content
    if table.explaining or lent(content, character).helpers:
        return table.allowed(ways(table, seat, steps, rerolled, added))
    key = (character.space, steps, why_not_use_fate(table, seat) is None, rerolled)
    menu: list[Option[Way]] | None = content.memo.get(key)
    if menu is None:
        menu = content.memo[key] = table.allowed(ways(table, seat, steps, rerolled, added))
    return menu


def ways(
    table: TalismanTable, seat: Seat, steps: int, rerolled: bool, added: tuple[str, ...]
) -> list[tuple[Option[Way], str | None]]:
    menu: list[tuple[Option[Way], str | None]] = [
        (way, None) for way in ways_from(table.content, table.state.seats[seat].space, steps)
    ]
    no_fate = why_not_use_fate(table, seat)
    once = "talisman.characters.fate.one-reroll-per-roll" if rerolled else no_fate
    menu += [(REROLL, once), (IGNORE, no_fate), (STAY, "talisman.movement.compulsory")]  # type: ignore[list-item]
    menu += [
        (add_option(bearer.id, bearer.movement, isinstance(bearer, CharacterCard)), None)
        for bearer in lent(table.content, table.state.seats[seat]).helpers
        if bearer.id not in added
    ]
    return menu


def ways_from(content: Content, space: str, steps: int) -> list[Option[Way]]:
    """Round the ring with so many steps, or over the bridge or through the Portal if the move begins there (A12).

    They never change, so they are worked out once.
    """
    known: list[Option[Way]] | None = content.memo.get((space, steps))
    if known is None:
        place: Place = content["places"][space]
        known = [go_option(way, end_of(content, place, way, steps)) for way in ROUND_WAYS]
        if place.bridge is not None:
            known.append(go_option("bridge", place.bridge))
        if place.portal is not None:
            known.append(go_option("portal", place.portal.to))
        content.memo[space, steps] = known
    return known


def end_of(content: Content, place: Place, way: Way, steps: int) -> str:
    """Where so many steps round the ring lead."""
    for _ in range(steps):
        place = content["places"][beside(place, way)]
    return place.id


def one_space(table: TalismanTable, seat: Seat) -> Rules[None]:
    """Without a die and without Fate: a toad, or whoever is slowed down."""
    toad = table.state.seats[seat].toad_turns
    table.cite("talisman.toads.move-one-space" if toad else "talisman.followers.may-help-or-hinder")
    chosen = yield from table.ask(seat, ONE_SPACE, ways_from(table.content, table.state.seats[seat].space, 1))
    yield from go(table, seat, Course(chosen.value, 1))


def fate_moves(table: TalismanTable, seat: Seat) -> list[tuple[Option[Course], str | None]]:
    """Every course of one to six spaces; its end must be free of other characters."""
    taken = [other.space for number, other in enumerate(table.state.seats) if number != seat and other.character]
    rule = "talisman.characters.fate.move-must-end-on-unoccupied-space"
    return [
        (option, rule if end in taken else None)
        for option, end in fate_courses(table, table.state.seats[seat].space)
    ]  # fmt: skip


def fate_courses(table: TalismanTable, start: str) -> list[tuple[Option[Course], str]]:
    """The courses from a space: they never change, so they are worked out once."""
    known: list[tuple[Option[Course], str]] | None = table.content.memo.get(("fate", start))
    if known is None:
        known = table.content.memo["fate", start] = [
            (fate_option(name, course, end), end) for name, course, end in courses(table, start)
        ]
    return known


def fate_option(name: str, course: Course, end: str) -> Option[Course]:
    """An attempt on the Portal names no end beforehand (ruling A08)."""
    if not end:
        return Option("fate-move", name, course, OPENING, text="option-fate-portal")
    params = (("steps", course.steps), ("place", place_name(end)))
    text = "option-fate-bridge" if course.crosses else ""
    return Option("fate-move", name, course, points=(f"place:{end}",), params=params, text=text)


def courses(table: TalismanTable, start: str) -> Iterator[tuple[str, Course, str]]:
    """A name, the course, and where it ends; nowhere beforehand for an attempt on the Portal."""
    places = table.content["places"]
    if places[start].bridge is not None:
        yield from over_bridge(table, "bridge", "bridge", 0, places[start])
    if places[start].portal is not None:
        yield "portal", Course("portal", 1, declared=True, opens=True), ""
    for way in ("left", "right"):
        space = start
        for steps in range(1, FARTHEST + 1):
            space = beside(places[space], way)
            yield f"{way}-{steps}", Course(way, steps, declared=True), space
            if places[space].bridge is not None:
                yield from over_bridge(table, way, f"{way}-{steps}-bridge", steps, places[space])
            if places[space].portal is not None and steps < FARTHEST:
                yield f"{way}-{steps}-portal", Course(way, steps + 1, declared=True, opens=True), ""


def over_bridge(
    table: TalismanTable, way: Way, name: str, used: int, place: Place
) -> Iterator[tuple[str, Course, str]]:
    places = table.content["places"]
    assert place.bridge is not None
    if used < FARTHEST:
        yield name, Course(way, used + 1, declared=True, crosses=True), place.bridge
    same_sense = place.region == "middle" and way != "bridge"
    for beyond in (way,) if same_sense else ("left", "right"):
        space = place.bridge
        for more in range(1, FARTHEST - used):
            space = beside(places[space], beyond)
            course = Course(way, used + 1 + more, declared=True, crosses=True, beyond=beyond)
            yield f"{name}-{beyond}-{more}", course, space
            if places[space].portal is not None and used + 1 + more < FARTHEST:
                course = Course(way, used + 2 + more, declared=True, crosses=True, beyond=beyond, opens=True)
                yield f"{name}-{beyond}-{more}-portal", course, ""


# --- going ---


def beside(place: Place, way: Way) -> str:
    space = place.left if way == "left" else place.right
    assert space is not None, "only the Inner Region is no ring"
    return space


def go(table: TalismanTable, seat: Seat, course: Course) -> Rules[None]:
    """At once where no bridge and no Portal is on the way; else step by step."""
    character = table.state.seats[seat]
    end = straight_to(table.content, character.space, course.way, course.steps)
    if end:
        character.space = end
    else:
        yield from travel(table, seat, course)
    character = table.state.seats[seat]
    table.say(
        "stops", "talisman.movement.follows-current-region", "talisman.encounters.stop-space-not-start-space",
        seat=SEATS[seat], place=place_name(character.space),
    )  # fmt: skip
    if character.spells.cards and here(table, seat).no_craft_from:
        touch_spells(table, seat)


def travel(table: TalismanTable, seat: Seat, course: Course) -> Rules[None]:
    """Step by step round the region, and over the bridge or to the Portal where the player wants to and can."""
    way, steps, passing = course.way, course.steps, False
    while steps:
        place = here(table, seat)
        if place.portal is not None and (way == "portal" or (passing and (yield from opens(table, seat, course)))):
            yield from open_portal(table, seat, place)
        if place.bridge is not None and (way == "bridge" or (passing and (yield from crosses(table, seat, course)))):
            yield from cross(table, seat, place)
            steps -= 1
            passing = False
            if steps:
                way = yield from way_beyond(table, seat, way, course, place)
        else:
            table.state.seats[seat].space = beside(place, way)
            steps -= 1
            passing = True


def straight_to(content: Content, space: str, way: Way, steps: int) -> str:
    """Where a move round the ring ends that passes no bridge and no Portal; else nothing."""
    key = (space, way, steps)
    end: str | None = content.memo.get(key)
    if end is None:
        end = ""
        if way in ROUND_WAYS:
            passed = [
                content["places"][end_of(content, content["places"][space], way, step)] for step in range(1, steps)
            ]
            if not any(place.bridge or place.portal for place in passed):
                end = end_of(content, content["places"][space], way, steps)
        content.memo[key] = end
    return end


def crosses(table: TalismanTable, seat: Seat, course: Course) -> Rules[bool]:
    """On a bridge end with steps left: over it, or on?"""
    crossing = course.crosses
    if not course.declared:
        no_turning = "talisman.movement.no-direction-change-mid-move"
        chosen = yield from table.ask(
            seat, AT_BRIDGE, lambda: table.allowed([(CROSS, None), (ON, None), (TURN_ROUND, no_turning)])
        )
        crossing = chosen.value
    if not crossing and here(table, seat).guard is not None:
        table.cite("talisman.movement.sentinel.ignores-outer-passers-by")
    return crossing


def cross(table: TalismanTable, seat: Seat, place: Place) -> Rules[None]:
    """Over the bridge for one step (ruling A11), past whoever guards this end of it."""
    rule = "talisman.movement.sentinel.ignores-outward-crossing"
    if place.guard is not None:
        table.say("challenges", "talisman.movement.sentinel.must-be-faced-going-inward", seat=SEATS[seat])
        result = yield from attack_of_creature(table, seat, place.guard, Source("places", place.id))
        if result in ("tied", "lost"):
            # The turn is over, on this space and without an encounter (ruling A13).
            rule = "talisman.movement.sentinel.loss-costs-a-life-and-ends-turn"
            if result == "tied":
                rule = "talisman.movement.sentinel.tie-ends-turn-without-loss"
            table.say("does-not-cross", rule, seat=SEATS[seat])
            raise Stop("turn")
        rule = "talisman.movement.sentinel.defeat-or-evade-then-cross"
    assert place.bridge is not None
    table.state.seats[seat].space = place.bridge
    table.say(
        "crosses", "talisman.movement.bridge.links-sentinel-and-hills", rule,
        "talisman.movement.three-ways-across-the-river", seat=SEATS[seat], place=place_name(place.bridge),
    )  # fmt: skip
    crossed_river(table, seat, place.region)


def way_beyond(table: TalismanTable, seat: Seat, way: Way, course: Course, place: Place) -> Rules[Way]:
    """Inward the way is free again; outward it stays the same, unless the move began on the bridge (ruling A10)."""
    if course.beyond is not None:
        return course.beyond
    if place.region == "middle" and way != "bridge":
        table.cite("talisman.movement.no-direction-change-mid-move")
        return way
    after = here(table, seat)
    chosen = yield from table.ask(
        seat, BEYOND, (go_option("left", after.left or ""), go_option("right", after.right or ""))
    )
    return chosen.value


# --- the Portal of Power ---


def opens(table: TalismanTable, seat: Seat, course: Course) -> Rules[bool]:
    """On the Portal with steps left: try to open it, or go on?"""
    if course.declared:
        return course.opens
    chosen = yield from table.ask(seat, AT_PORTAL, (OPEN, ON))
    return chosen.value


def open_portal(table: TalismanTable, seat: Seat, place: Place) -> Rules[None]:
    """The procedure printed there. Either way the turn is over."""
    portal = place.portal
    assert portal is not None
    procedure = "talisman.movement.portal.opened-by-space-procedure"
    chosen = yield from table.ask(seat, ATTRIBUTE, (BY_STRENGTH, BY_CRAFT))
    what = chosen.value
    value = total(table, seat, what)
    dice = yield from roll_own(
        table, seat, portal.dice, Source("places", place.id), procedure,
        helps=lambda dice: sum(dice) > value >= sum(dice) - max(dice) + 1,
    )  # fmt: skip
    value = total(table, seat, what)
    anew = "talisman.movement.portal.opened-anew-each-time"
    if sum(dice) <= value:
        put_on_space(table, seat, portal.to)
        table.say(
            "portal-opens", procedure, anew, "talisman.movement.portal.success-moves-to-plain-and-ends-turn",
            "talisman.movement.portal.only-entrance-to-inner-region",
            seat=SEATS[seat], sum=sum(dice), value=value, place=place_name(portal.to),
        )  # fmt: skip
    else:
        table.say(
            "portal-stays-shut", procedure, anew, "talisman.movement.portal.failure-stays-and-ends-turn",
            seat=SEATS[seat], sum=sum(dice), value=value,
        )  # fmt: skip
        lose_points(table, seat, what, 1)
    raise Stop("turn")
