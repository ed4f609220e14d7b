"""Before an Action begins: who comes along, and who pays what."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from roundtable.games.tainted_grail.box import box_of
from roundtable.games.tainted_grail.places.land import action_title
from roundtable.games.tainted_grail.state import SEATS, Announce, Do, GrailTable
from roundtable.games.tainted_grail.story.story_deeds import Party
from roundtable.games.tainted_grail.story.story_needs import fulfilled
from roundtable.kernel.options import Params
from roundtable.kernel.seats import Seat
from roundtable.kernel.windows import Rules

from .action_menu import (
    COST_ON_CARD,
    EXPLORE,
    FIXED_COST,
    ONCE_A_DAY,
    TRAVEL,
    action_of,
    character_title,
    location_price,
    menu,
    price_for,
    replace_energy,
)
from .costs import can_pay_price, pay_price
from .day_powers import bargain, gone, surcharge
from .parties import gather, pay_for_each, pay_together

TAKEN_TOGETHER: Final = {
    **{action: action for action in ("explore", "travel", "location-action", "character-action", "inspect")},
    "pick-up": "location-action",
}
"""Actions that others may join, and as what they are asked about."""


def announce(table: GrailTable, step: Announce) -> Rules[None]:
    """Others here may join; the price is paid; then the Action begins. Where too little is paid, nothing has begun."""
    seat = step.seat
    party: Party = (seat,)
    if step.action in TAKEN_TOGETHER:
        party = yield from gather(table, seat, TAKEN_TOGETHER[step.action], what_params(table, step))
        if table.strand is not None and not still_open(table, step):
            table.say("called-off", seat=SEATS[seat])
            return
    tell(table, step)
    paid = yield from PAYING.get(step.action, pays_nothing)(table, step, party)
    if not paid:
        table.say("called-off", seat=SEATS[seat])
        return
    if table.touched:
        yield from table.settle()
    for member in paid:
        table.state.seats[member].acted = True
    if len(paid) > 1:
        table.cite("grail.action.party-action-counts-as-acting")
    table.then(Do(paid, step.action, step.named))


def still_open(table: GrailTable, step: Announce) -> bool:
    """Whether what goes on beside them has left them what they were about to do."""
    return any((option.verb, option.arg) == (step.action, step.named) for option in menu(table, step.seat))


def what_params(table: GrailTable, step: Announce) -> Params:
    """What it is about, in words."""
    at = table.state.seats[step.seat].at
    match step.action:
        case "travel":
            return (("place", f"@locations.{step.named}"),)
        case "location-action":
            action = action_of(table, at)
            return (("what", action_title(table.content, at, action) if action is not None else f"@locations.{at}"),)
        case "character-action":
            return (("what", character_title(table.content, step.named)),)
        case "pick-up":
            return (("what", "@text.goods-of-the-dead"),)
    return (("place", f"@locations.{at}"),)


def tell(table: GrailTable, step: Announce) -> None:
    """Says what is about to be done, before anybody pays for it."""
    seat = SEATS[step.seat]
    match step.action:
        case "explore":
            rule = "grail.action.explore-reads-the-card-back"
            table.say("explores", rule, seat=seat, place=f"@locations.{table.state.seats[step.seat].at}")
        case "travel":
            table.say("travels", TRAVEL, seat=seat, place=f"@locations.{step.named}")
        case "location-action":
            table.say("location-action", COST_ON_CARD, seat=seat, what=dict(what_params(table, step))["what"])
        case "character-action":
            rule = "grail.action.character-action-only-by-its-owner"
            table.say("character-action", rule, seat=seat, what=character_title(table.content, step.named))
        case "inspect":
            rule = "grail.action.inspect-menhir-is-free"
            table.say("inspects", rule, seat=seat, place=f"@locations.{table.state.seats[step.seat].at}")


def pays_nothing(table: GrailTable, step: Announce, party: Party) -> Rules[Party]:
    yield from ()
    return party


def pays_explore(table: GrailTable, step: Announce, party: Party) -> Rules[Party]:
    table.cite(EXPLORE if len(party) == 1 else "grail.action.party-explore-costs-one-each")
    return (yield from pays_each(table, "explore", party))


def pays_travel(table: GrailTable, step: Announce, party: Party) -> Rules[Party]:
    table.cite(TRAVEL if len(party) == 1 else "grail.action.party-travel-costs-one-each")
    return (yield from pays_each(table, "travel", party))


def pays_each(table: GrailTable, action: str, party: Party) -> Rules[Party]:
    """Each owes it, with what its own cards change about that."""
    prices: dict[Seat, int] = {}
    for seat in party:
        less = yield from bargain(table, seat, action, price=price_for(table, seat, action))
        prices[seat] = max(0, price_for(table, seat, action) + less)
    if table.touched:
        yield from table.settle()
    party = tuple(seat for seat in party if not gone(table, seat))
    if not party:
        return ()
    return (yield from pay_for_each(table, party, prices, "grail.track.energy-pays-for-actions"))


def pays_location_action(table: GrailTable, step: Announce, party: Party) -> Rules[Party]:
    """Paid once, whoever takes part, and split as they like."""
    action = action_of(table, table.state.seats[step.seat].at)
    assert action is not None, "this was offered"
    table.cite(COST_ON_CARD)
    if not fulfilled(table, party, action.needs):
        return ()
    less = 0
    for seat in party:
        price = location_price(table, party, action).energy + less
        less += yield from bargain(table, seat, "location-action", price=price)
    pays = location_price(table, party, action)
    pays = replace_energy(pays, pays.energy + less)
    if not can_pay_price(table, party, pays):
        return ()
    if len(party) > 1:
        table.cite("grail.action.party-location-action-once", "grail.action.party-location-action-cost-split-freely")
    if not (yield from pay_together(table, party, "energy", pays.energy, COST_ON_CARD)):
        return ()
    yield from pay_price(table, party, replace_energy(pays, 0), COST_ON_CARD)
    if action.daily:
        # A10: this record is no Time Token, so it goes every morning.
        table.cite(ONCE_A_DAY, "grail.action.once-per-day-token-kept-apart")
        table.state.sites[table.state.seats[step.seat].at].used_today = True
    return party


def pays_character_action(table: GrailTable, step: Announce, party: Party) -> Rules[Party]:
    """Others may help with the Energy; the owner pays at least 1 of it, and all the rest."""
    one = table.state.seats[step.seat]
    power = box_of(table.content).characters[one.who].action
    table.cite(FIXED_COST, "grail.action.character-action-outside-encounter-and-exploration")
    price = max(0, power.pays.energy + surcharge(table, step.seat, "character-action"))
    less = yield from bargain(table, step.seat, "character-action", price=price)
    energy = max(0, price + less)
    rest = replace_energy(power.pays, 0)
    if not can_pay_price(table, (step.seat,), rest):
        return ()
    if len(party) > 1:
        table.cite("grail.action.character-action-owner-pays-at-least-one")
    if not (yield from pay_together(table, party, "energy", energy, FIXED_COST, least=min(1, energy), own=True)):
        return ()
    yield from pay_price(table, (step.seat,), rest, FIXED_COST)
    if power.once:
        table.state.seats[step.seat].used.append(f"characters.{table.state.seats[step.seat].who}.0")
    return party


PAYING: Final[dict[str, Callable[[GrailTable, Announce, Party], Rules[Party]]]] = {
    "explore": pays_explore,
    "travel": pays_travel,
    "location-action": pays_location_action,
    "character-action": pays_character_action,
}
