"""What each may do in a round: Actions, passing, waiting and trade, with their prices and the rules against them."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

import msgspec

from roundtable.games.tainted_grail.box import box_of, seals_of
from roundtable.games.tainted_grail.effects.cards import Power
from roundtable.games.tainted_grail.effects.places import Location, LocationAction
from roundtable.games.tainted_grail.effects.terms import Pays
from roundtable.games.tainted_grail.option_makers import seat_option
from roundtable.games.tainted_grail.party import by_number, players
from roundtable.games.tainted_grail.places.land import BESIDE, action_title, atlas_of, connections
from roundtable.games.tainted_grail.state import GrailTable
from roundtable.games.tainted_grail.story.story_deeds import Party
from roundtable.games.tainted_grail.story.story_needs import fulfilled, why_unfulfilled
from roundtable.games.tainted_grail.story.tale import holds_today
from roundtable.kernel.options import Option, Params
from roundtable.kernel.seats import Seat
from roundtable.packs import Content

from .costs import can_pay_price
from .day_powers import bargains_left, effect_option, powers_at, surcharge, unusable
from .parties import LEISURE, TODAY, leisure, who_may_join

Choice = tuple[Option[Any], str | None]
"""An option, and the rule against it."""
ONE_EACH: Final = "grail.action.rounds-of-one-action-each"
PASSING: Final = "grail.action.pass-is-free-and-final"
EXPLORE: Final = "grail.action.explore-costs-one-energy"
TRAVEL: Final = "grail.action.travel-costs-one-energy"
NEEDS_KEYS: Final = "grail.action.travel-needs-direction-keys"
DIAGONAL: Final = "grail.action.travel-is-never-diagonal"
COST_ON_CARD: Final = "grail.action.location-action-cost-on-card"
ONCE_A_DAY: Final = "grail.action.once-per-day-location-action"
FIXED_COST: Final = "grail.action.character-action-fixed-cost"
NEEDS_SEAL: Final = "grail.action.inspect-needs-the-menhir-seal"
WAIT: Final[Option[None]] = Option("wait")
PASSES: Final[Option[None]] = Option("pass-day", rules=(PASSING,))
AGAIN: Final = "let-act-again"


def waiting_menu(table: GrailTable, seat: Seat) -> list[Option[Any]]:
    """What one may do, and letting others go first (A91: who has no Energy need not Pass)."""
    one = table.state.seats[seat]
    if not (one.acted or one.passed):
        return [*menu(table, seat), WAIT]
    refused: list[Choice] = []
    if table.explaining:
        rule = PASSING if one.passed else ONE_EACH
        refused = [(option, rule) for option, _ in choices(table, seat) if option.verb not in LEISURE]
    return [*table.allowed([*leisure(table, seat), *refused]), WAIT]


def menu(table: GrailTable, seat: Seat) -> list[Option[Any]]:
    return table.allowed(choices(table, seat))


def choices(table: GrailTable, seat: Seat) -> list[Choice]:
    """The six Actions, those of cards, the Items of the dead, and trade."""
    table.cite("grail.action.six-standard-actions")
    return [
        (explore_option(table.state.seats[seat].at), why_not_affordable(table, seat, "explore", EXPLORE)),
        *travels(table, seat),
        *location_actions(table, seat),
        *character_actions(table, seat),
        *further_actions(table, seat),
        *menhir_actions(table, seat),
        *leisure(table, seat),
        *further_turns(table, seat),
        (PASSES, None),
    ]


def further_turns(table: GrailTable, seat: Seat) -> list[Choice]:
    """Proposing that somebody who has acted goes first again (A08)."""
    seats = table.state.seats
    if seats[seat].acted:
        return []
    return [
        (seat_option(AGAIN, other), None if seats[other].energy and not seats[other].again else ONE_EACH)
        for other in by_number(table.state, players(table.state))
        if seats[other].acted and not (seats[other].passed or seats[other].away)
    ]


def here_params(table: GrailTable, seat: Seat) -> Params:
    return (("place", f"@locations.{table.state.seats[seat].at}"),)


@cache
def explore_option(place: str) -> Option[None]:
    return Option("explore", points=(f"place:{place}",), params=(("place", f"@locations.{place}"),))


def base_price(table: GrailTable, action: str) -> int:
    """Explore and Travel cost 1 Energy, unless the Event in force says 2."""
    return 2 if holds_today(table, f"{action}-costs-two") else 1


def price_for(table: GrailTable, seat: Seat, action: str) -> int:
    """What Explore or Travel costs this Character."""
    return max(0, base_price(table, action) + surcharge(table, seat, action))


def why_not_affordable(table: GrailTable, seat: Seat, action: str, rule: str) -> str | None:
    """Who has no Energy at all begins nothing that costs some (A05); what it lacks others here might pay.

    Whoever comes along for that owes as much itself.
    """
    return None if affordable(table, seat, at_best(table, seat, action), action) else rule


def at_best(table: GrailTable, seat: Seat, action: str) -> int:
    """What Explore or Travel comes to for a Character who uses all it has to bring that down."""
    return max(0, price_for(table, seat, action) + bargains_left(table, seat, action))


def affordable(table: GrailTable, seat: Seat, price: int, action: str = "") -> bool:
    """Whether this much Energy is there: some of one's own, the rest in the same Location.

    `action`: one for which each owes a price.
    """
    seats = table.state.seats
    own = seats[seat].energy
    if own >= price:
        return True
    helpers = who_may_join(table, (seat,), seats[seat].at)
    spare = sum(max(0, seats[other].energy - (at_best(table, other, action) if action else 0)) for other in helpers)
    return own > 0 and own + spare >= price


def travels(table: GrailTable, seat: Seat) -> list[Choice]:
    """To each connected Location; the others, and why not."""
    at = table.state.seats[seat].at
    price = why_not_affordable(table, seat, "travel", TRAVEL)
    if holds_today(table, "no-travel"):
        price = TODAY
    ways = connections(table, at) if at in table.state.sites else {}
    found: list[Choice] = [(travel_option(place, side), price) for side, place in ways.items()]
    if table.explaining:
        found += [
            (travel_option(place), why_no_way(table, at, place))
            for place in table.state.sites
            if place not in ways.values() and place != at
        ]
    return found


def why_no_way(table: GrailTable, at: str, place: str) -> str:
    """A neighbour without Keys, or one that touches at a corner or not at all."""
    cells = atlas_of(table.content).cells
    step = (cells[place][0] - cells[at][0], cells[place][1] - cells[at][1])
    if step in BESIDE.values():
        table.cite(NEEDS_KEYS)
        return NEEDS_KEYS
    table.cite(DIAGONAL)
    return DIAGONAL


@cache
def travel_option(place: str, side: str = "") -> Option[None]:
    """With the direction in which it lies."""
    text = f"option-travel-{side}" if side else ""
    return Option("travel", place, text=text, points=(f"place:{place}",), params=(("place", f"@locations.{place}"),))


def action_of(table: GrailTable, place: str) -> LocationAction | None:
    card = table.content.of("locations", Location).get(place)
    return None if card is None else card.action


def location_actions(table: GrailTable, seat: Seat) -> list[Choice]:
    """The one of the Location where one is, and the Items of the dead."""
    at = table.state.seats[seat].at
    found: list[Choice] = []
    action = action_of(table, at)
    if action is not None and at in table.state.sites:
        found.append((location_option(table, at, action), why_not_location_action(table, seat, action)))
    if at in table.state.sites and len(table.state.sites[at].fallen):
        found.append((Option("pick-up", params=here_params(table, seat)), None))
    return found


def location_option(table: GrailTable, at: str, action: LocationAction) -> Option[Any]:
    """By its title, if it has one, with what it says as the consequence; else what it says is its title."""
    says, title = f"@locations.{at}.{action.text}", action_title(table.content, at, action)
    params: Params = (("what", title),) if title == says else (("what", title), ("does", says))
    text = "" if title == says else "option-location-action-titled"
    return Option("location-action", at, points=(f"place:{at}",), params=params, text=text)


def why_not_location_action(table: GrailTable, seat: Seat, action: LocationAction) -> str | None:
    """The rule against it: used today, its condition, or its price even if all who are here help."""
    at = table.state.seats[seat].at
    table.cite("grail.action.location-action-needs-a-free-character-there", "grail.action.icon-shows-the-cost")
    if action.daily and table.state.sites[at].used_today:
        table.cite(ONCE_A_DAY)
        return ONCE_A_DAY
    party = (seat, *who_may_join(table, (seat,), at))
    if not fulfilled(table, party, action.needs):
        return why_unfulfilled(action.needs, COST_ON_CARD)
    pays = location_price(table, (seat,), action)
    pays = replace_energy(pays, pays.energy + bargains_left(table, seat, "location-action"))
    if pays.energy and not table.state.seats[seat].energy:
        return COST_ON_CARD
    return None if can_pay_price(table, party, pays) else COST_ON_CARD


def location_price(table: GrailTable, party: Party, action: LocationAction) -> Pays:
    """What the card says, and what members bring it down by."""
    by = sum(surcharge(table, seat, "location-action") for seat in party)
    return replace_energy(action.pays, action.pays.energy + by) if action.pays.energy else action.pays


def energy_for(table: GrailTable, seat: Seat, option: Option[Any]) -> int:
    """What an Action costs its Character in Energy who pays alone."""
    match option.verb:
        case "explore" | "travel":
            return price_for(table, seat, option.verb)
        case "location-action":
            action = action_of(table, option.arg)
            return location_price(table, (seat,), action).energy if action is not None else 0
        case "character-action":
            power = box_of(table.content).characters[option.arg].action
            return max(0, power.pays.energy + surcharge(table, seat, "character-action"))
    return 0


def replace_energy(pays: Pays, energy: int) -> Pays:
    return msgspec.structs.replace(pays, energy=max(0, energy))


def character_actions(table: GrailTable, seat: Seat) -> list[Choice]:
    """The personal one of the Tile, of nobody else."""
    one = table.state.seats[seat]
    power = box_of(table.content).characters[one.who].action
    table.cite("grail.action.character-action-only-by-its-owner", "grail.action.icon-shows-the-cost")
    if not power.do:
        return []
    return [(character_option(table.content, one.who), why_not_character_action(table, seat, power))]


def character_option(content: Content, who: str) -> Option[None]:
    """By its title, if it has one, with what it says as the consequence."""
    says, title = f"@characters.{who}.action", character_title(content, who)
    params: Params = (("what", title),) if title == says else (("what", title), ("does", says))
    return Option(
        "character-action", who, params=params, text="" if title == says else "option-character-action-titled"
    )


def character_title(content: Content, who: str) -> str:
    """What a Character's Action is called in short, where its text is more than that."""
    titled = content.text(content.languages[0], "characters", who, "action.title")
    return f"@characters.{who}.{'action.title' if titled else 'action'}"


def why_not_character_action(table: GrailTable, seat: Seat, power: Power) -> str | None:
    """Its price, of which the owner pays at least 1 Energy; and once a day, where the Tile says so."""
    one = table.state.seats[seat]
    if f"characters.{one.who}.0" in one.used:
        return FIXED_COST
    if not fulfilled(table, (seat,), power.needs):
        return why_unfulfilled(power.needs, FIXED_COST)
    change = surcharge(table, seat, "character-action") + bargains_left(table, seat, "character-action")
    energy = max(0, power.pays.energy + change)
    if energy and not one.energy:
        table.cite("grail.action.character-action-owner-pays-at-least-one")
        return "grail.action.character-action-owner-pays-at-least-one"
    rest = replace_energy(power.pays, 0)
    return None if affordable(table, seat, energy) and can_pay_price(table, (seat,), rest) else FIXED_COST


def further_actions(table: GrailTable, seat: Seat) -> list[Choice]:
    """Actions of Items, Skills, Secrets, Events and Quests."""
    found = powers_at(table, seat, "action")
    if found:
        table.cite("grail.action.further-actions-on-cards")
    return [
        *((effect_option(table, seat, "further-action", name, power), None) for name, power in found),
        *unusable(table, seat, "action", "further-action"),
    ]


def menhir_actions(table: GrailTable, seat: Seat) -> list[Choice]:
    """Inspecting one costs nothing."""
    at = table.state.seats[seat].at
    rule = None if "menhir" in seals_of(table, at) and at in table.state.sites else NEEDS_SEAL
    return [(Option("inspect", params=here_params(table, seat)), rule)]
