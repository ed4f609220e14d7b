"""Hazards (E): how a Zone, a Door or a Room is revealed and paid for, and what those without a trial offer."""

from __future__ import annotations

from typing import Any, Final

from roundtable.games.reflets.box import box
from roundtable.games.reflets.effects.deeds import GainRelic
from roundtable.games.reflets.effects.hazards import BRIGHT, Room, Sale, Zone
from roundtable.games.reflets.option_makers import SEATS, place_name
from roundtable.games.reflets.registry import Doing, do
from roundtable.games.reflets.road.chance import on_chance_space
from roundtable.games.reflets.road.hinges import at_hinge
from roundtable.games.reflets.road.progress import leave
from roundtable.games.reflets.road.secrets import turn_room_up
from roundtable.games.reflets.road.spaces import walk_owed
from roundtable.games.reflets.road.token_piles import waiting_tokens
from roundtable.games.reflets.road.turns import appoint_storyteller
from roundtable.games.reflets.state import NOBODY, RefletsTable, Reveal
from roundtable.games.reflets.teams.holdings import affords, pay_gems, pay_price, win
from roundtable.games.reflets.teams.moments import interject
from roundtable.games.reflets.teams.remarks import read_on, remark
from roundtable.kernel.options import DONE, Option, Prompt
from roundtable.kernel.seats import EVERYONE, Seat, bit
from roundtable.kernel.windows import Rules

from .dice import on_track
from .trial import begin, enter

PICK: Final = "reflets.hazard.zone-guide-picks-storyteller"
IN_HAND: Final = (
    "reflets.hazard.zone-storyteller-holds-the-card",
    "reflets.roles.storyteller-reads-road-chance-or-zone",
)
ZONE_COST: Final = "reflets.hazard.zone-cost-announced-and-paid"
ANNOUNCED: Final = "reflets.hazard.zone-trial-announced-before-reading"
FLIPPED: Final = "reflets.hazard.door-and-room-flipped-by-the-guide"
ANNOUNCES: Final = ("reflets.hazard.door-and-room-guide-announces-trial", "reflets.hazard.three-types")
FREE: Final = "reflets.hazard.revealed-door-and-room-are-free"
NO_TRIAL: Final = "reflets.hazard.no-trial-no-creature-or-bestiole"
SALES: Final = "reflets.hazard.salutary-zone-offers-paid-options"
OPEN: Final = (
    "reflets.hazard.open-door-shifts-right", "reflets.hazard.open-door-reveals-a-room-free",
    "reflets.hazard.open-door-exposes-a-quest",
)  # fmt: skip
OPTIONAL: Final = "reflets.hazard.optional-trial-guide-decides"
CONDITION: Final = "reflets.hazard.room-condition-may-need-a-relic"
CHAPEL: Final = "reflets.hazard.chapel-has-a-chance-space"
STAYS: Final = "reflets.hazard.visited-room-just-holds-the-pawn"
ENDS: Final = "reflets.hazard.resolution-leads-to-end-of-turn"
LEAVE: Final[Option[None]] = Option("leave", rules=("reflets.portal.octuple-leads-to-the-start-city",))
STAY: Final[Option[None]] = Option("stay", rules=("reflets.outcome.octuple-option-stay-or-leave",))
STAY_OR_LEAVE: Final = Prompt("ask-stay-or-leave", rules=("reflets.outcome.octuple-option-stay-or-leave",))
TRIAL: Final[Option[None]] = Option("trial", rules=(OPTIONAL,))
CHANCE: Final[Option[None]] = Option("chance", rules=(CHAPEL,))


def reveal(table: RefletsTable, step: Reveal) -> Rules[None]:
    """The pawn has stopped on a hazard card: the one of this turn."""
    state, board = table.state, box(table).board
    state.hazard_done, state.teller = True, NOBODY
    table.cite("reflets.hazard.one-per-turn", "reflets.hazard.three-types", ENDS)
    yield from interject(table, "reveal")
    if step.place in board.zones:
        yield from zone(table, step.place)
    elif step.place == board.door:
        yield from door(table, step.place)
    else:
        yield from room(table, step.place)
    if table.state.trial is None:
        yield from walk_owed(table)


# --- zones ---


def zone(table: RefletsTable, place: str) -> Rules[None]:
    """The storyteller takes the card in hand, names its cost, and says whether there is a trial before reading it."""
    teller = yield from appoint_storyteller(table, table.state.guide, PICK)
    state, guide = table.state, table.state.guide
    state.teller = teller
    table.move_all(state.slots[place], state.reading)
    table.show(state.reading, bit(teller))
    table.say("zone-taken", *IN_HAND, seat=SEATS[teller], place=place_name(place))
    cost = in_hand(table).cost
    table.say("cost-announced", ZONE_COST, seat=SEATS[teller], number=cost)
    yield from pay_gems(table, guide, cost, ZONE_COST)
    if in_hand(table).graph:
        table.cite(ANNOUNCED)
        yield from begin(table, place, "")
        read_out(table)
        on_track(table).hazard = in_hand(table).id
        enter(table)
    else:
        table.say("no-trial-announced", ANNOUNCED, NO_TRIAL)
        read_out(table)
        yield from sales(table, in_hand(table))


def in_hand(table: RefletsTable) -> Zone:
    """The Zone card that its storyteller holds: nobody else knows it until it is read."""
    return box(table).zones[table.state.reading.cards[0]]


def read_out(table: RefletsTable) -> None:
    """Title and story are read to all."""
    for card in table.show(table.state.reading, EVERYONE):
        table.say("zone-read", ANNOUNCED, card=f"@zones.{card}", text=f"@zones.{card}.text")


def sales(table: RefletsTable, printed: Zone) -> Rules[None]:
    """A Salutary Zone: each option once at its price; then the Guide wins the card."""
    guide, bought = table.state.guide, list[int]()
    while True:
        prompt = Prompt("ask-sale", (("card", f"@zones.{printed.id}"),), (SALES,), f"card:{printed.id}")
        chosen: Option[Any] = yield from at_hinge(
            table, guide, prompt, lambda: [*table.allowed(offers(table, guide, printed, bought)), DONE]
        )
        if chosen.verb == "done":
            break
        sale = printed.sales[chosen.value]
        bought.append(chosen.value)
        yield from pay_price(table, guide, sale.price, SALES)
        yield from do(table, Doing(guide, printed.id, SALES, when="sale"), sale.do)
    rule = "reflets.hazard.salutary-zone-won-automatically"
    win(table, guide, printed.id, table.state.reading, rule)
    read_on(table, printed.id, BRIGHT, rule)


def offers(table: RefletsTable, guide: Seat, printed: Zone, bought: list[int]) -> list[tuple[Option[Any], str | None]]:
    """What is still for sale."""
    return [
        (
            Option("buy", str(number + 1), value=number, params=(
                ("text", f"@zones.{printed.id}.option-{number + 1}"), ("price", len(sale.price)),
            )),
            None if affords(table.state, guide, sale.price) and is_there(table, sale) else SALES,
        )
        for number, sale in enumerate(printed.sales)
        if number not in bought
    ]  # fmt: skip


def is_there(table: RefletsTable, sale: Sale) -> bool:
    """A Relic that somebody has is not for sale."""
    return all(deed.relic in table.state.relics.cards for deed in sale.do if isinstance(deed, GainRelic))


# --- doors and rooms ---


def turn_up(table: RefletsTable, place: str) -> Rules[str]:
    """The Guide turns the card face up on its slot and pays its cost; one that lies face up is free."""
    state = table.state
    if place in state.revealed:
        table.cite(FREE)
        return state.slots[place].cards[0]
    card = turn_room_up(table, place, FLIPPED)
    yield from pay_gems(table, state.guide, box(table).hazards[card].cost, FLIPPED, over=card)
    return card


def test_trial(table: RefletsTable, place: str, card: str) -> Rules[None]:
    """The Guide says that the team tests the trial."""
    table.cite(*ANNOUNCES)
    yield from begin(table, place, card)
    enter(table)


def door(table: RefletsTable, place: str) -> Rules[None]:
    """A Door with a trial is tested; an open one lets the team pass: each team's first stop reveals a room and
    discloses a quest, only the slide is not repeated (ruling A32)."""
    card = yield from turn_up(table, place)
    printed = box(table).doors[card]
    if printed.graph:
        yield from test_trial(table, place, card)
        return
    table.say("no-trial-announced", ANNOUNCES[0], NO_TRIAL)
    guide = table.state.guide
    if not table.state.opened:
        table.state.opened = True
        table.say("open-door", OPEN[0], card=f"@doors.{card}")
        read_on(table, card, BRIGHT, OPEN[0])
    table.state.seats[guide].door = True
    remark(table, "door", table.state.turn, OPEN[1])
    table.cite(*OPEN[1:])
    yield from do(table, Doing(guide, card, OPEN[1], when="bright"), printed.bright)


def room(table: RefletsTable, place: str) -> Rules[None]:
    """A compulsory trial is tested; another one if the Guide wants to and meets its condition."""
    card = yield from turn_up(table, place)
    printed = box(table).rooms[card]
    if card == box(table).octuple and table.state.portal:
        yield from stay_or_leave(table)
        return
    if printed.trial == "compulsory":
        yield from test_trial(table, place, card)
        return
    closed = why_not_enter(table, place, printed)
    if closed is not None:
        table.cite(closed)
    chosen: Option[Any] = yield from at_hinge(
        table, table.state.guide,
        Prompt("ask-room", (("card", f"@rooms.{card}"),), (OPTIONAL, *ANNOUNCES), f"card:{card}"),
        lambda: table.allowed(room_options(table, place, printed)),
        veiled=bool(waiting_tokens(table.state.seats[table.state.guide])),
    )  # fmt: skip
    if chosen.verb == "trial":
        yield from test_trial(table, place, card)
    elif chosen.verb == "chance":
        yield from chapel(table)
    else:
        table.say("room-visited", STAYS, NO_TRIAL, seat=SEATS[table.state.guide], card=f"@rooms.{card}")


def room_options(table: RefletsTable, place: str, printed: Room) -> list[tuple[Option[Any], str | None]]:
    """Its trial, in the Chapel its Chance space, or just staying."""
    stay: Option[Any] = Option("stay", rules=(STAYS,))
    found: list[tuple[Option[Any], str | None]] = [(TRIAL, why_not_enter(table, place, printed)), (stay, None)]
    if printed.role == "chapel":
        free = table.state.chapel in (NOBODY, table.state.guide)
        found.append((CHANCE, None if free else CHAPEL))
    return found


def why_not_enter(table: RefletsTable, place: str, printed: Room) -> str | None:
    """The rule that closes a room's trial to the team: a Relic it lacks, too little equipment, the Dragon in there."""
    state, needs = table.state, printed.needs
    own = state.seats[state.guide]
    if needs.relic is not None and not holds_relic(table, state.guide, needs.relic):
        return CONDITION
    if len(own.gear) < needs.gear or (needs.dragon_away and state.dragon == place):
        return OPTIONAL
    return None


def holds_relic(table: RefletsTable, seat: Seat, relic: str) -> bool:
    """Whether a team has this Relic, or one that stands in for any."""
    relics = box(table).relics
    gear = table.state.seats[seat].gear.cards
    return relic in gear or any(piece in relics and relics[piece].wild for piece in gear)


def chapel(table: RefletsTable) -> Rules[None]:
    """The pawn goes on the Chapel's Chance space, uses it, and remains there; the turn ends."""
    guide = table.state.guide
    table.state.chapel = guide
    table.say("on-chapel", CHAPEL, "reflets.hazard.chapel-pawn-stays-there", seat=SEATS[guide])
    yield from on_chance_space(table, guide)


def stay_or_leave(table: RefletsTable) -> Rules[None]:
    """In the Chamber, with the Portal token in place: the team stays, or takes the exit portal."""
    guide = table.state.guide
    chosen = yield from at_hinge(table, guide, STAY_OR_LEAVE, lambda: [STAY, LEAVE])
    if chosen.verb == "leave":
        leave(table, guide)
    table.say("team-stays", *STAY.rules, seat=SEATS[guide])
