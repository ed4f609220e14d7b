"""During the Day: rounds in which each performs one Action, and what each Action does."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, Final

import msgspec

from roundtable.games.tainted_grail.box import box_of, seals_of
from roundtable.games.tainted_grail.campaign.successors import all_there
from roundtable.games.tainted_grail.characters.death import take_fallen
from roundtable.games.tainted_grail.effects.cards import Power
from roundtable.games.tainted_grail.effects.places import Location, LocationAction
from roundtable.games.tainted_grail.effects.terms import Pays
from roundtable.games.tainted_grail.option_makers import seat_option
from roundtable.games.tainted_grail.party import by_number, players
from roundtable.games.tainted_grail.places.land import BESIDE, action_title, atlas_of, connections
from roundtable.games.tainted_grail.places.menhirs import activate, open_rites, price_of, rites_told, why_not_rite
from roundtable.games.tainted_grail.state import SEATS, Announce, Arrive, Carry, Do, GrailTable, Night, Read, Round
from roundtable.games.tainted_grail.story.journal import alive, begin_exploration
from roundtable.games.tainted_grail.story.story_deeds import Party, one_of
from roundtable.games.tainted_grail.story.story_needs import fulfilled, why_unfulfilled
from roundtable.games.tainted_grail.story.tale import choose_event_way, choose_way, holds_today
from roundtable.kernel.options import NO, YES, Option, Params, Prompt
from roundtable.kernel.seats import Seat
from roundtable.kernel.windows import Rules
from roundtable.packs import Content

from .costs import can_pay_price, pay_price
from .day_powers import (
    bargain,
    bargains_left,
    effect_option,
    gone,
    moment,
    moments,
    powers_at,
    surcharge,
    unusable,
    use,
)
from .parties import APPROVE, LEISURE, TODAY, gather, leisure, pay_for_each, pay_together, spends_time, who_may_join
from .side_by_side import free_to_act

Choice = tuple[Option[Any], str | None]
"""An option, and the rule against it."""
ORDER: Final = "grail.action.players-agree-on-order"
LOWEST_FIRST: Final = "grail.action.no-agreement-lowest-number-first"
ONE_EACH: Final = "grail.action.rounds-of-one-action-each"
STAGE_ENDS: Final = "grail.action.stage-ends-when-all-passed-or-spent"
PASSING: Final = "grail.action.pass-is-free-and-final"
EXPLORE: Final = "grail.action.explore-costs-one-energy"
TRAVEL: Final = "grail.action.travel-costs-one-energy"
NEEDS_KEYS: Final = "grail.action.travel-needs-direction-keys"
DIAGONAL: Final = "grail.action.travel-is-never-diagonal"
COST_ON_CARD: Final = "grail.action.location-action-cost-on-card"
ONCE_A_DAY: Final = "grail.action.once-per-day-location-action"
FIXED_COST: Final = "grail.action.character-action-fixed-cost"
NEEDS_SEAL: Final = "grail.action.inspect-needs-the-menhir-seal"
ACT: Final = Prompt("ask-act", rules=(ONE_EACH, ORDER))
ACT_FIRST: Final = Prompt("ask-act", rules=(LOWEST_FIRST,))
LIGHT_IT: Final = Prompt("ask-light-menhir", rules=("grail.action.inspect-may-activate-at-once",))
PAY_ALONG: Final = Prompt("ask-pay-along", rules=(APPROVE,))
TAKEN_TOGETHER: Final = {
    **{action: action for action in ("explore", "travel", "location-action", "character-action", "inspect")},
    "pick-up": "location-action",
}
"""Actions that others may join, and as what they are asked about."""
LOCATION_WAY: Final = Prompt("ask-location-way", rules=(COST_ON_CARD,))
WAIT: Final[Option[None]] = Option("wait")
PASSES: Final[Option[None]] = Option("pass-day", rules=(PASSING,))
AGAIN: Final = "let-act-again"
AT_ONCE: Final = 300
"""Milliseconds: claims no further apart collide."""


# --- rounds ---


def play_round(table: GrailTable, step: Round) -> Rules[None]:
    """Whoever claims it acts next; when all have acted or Passed a new round begins, until nobody can go on."""
    if not (yield from all_there(table, step)):
        return
    state = table.state
    if table.strand is not None and not free_to_act(table):
        return  # the others are away in Encounters: the round waits for them
    if not able(table):
        table.say("dusk", STAGE_ENDS)
        table.then(Night())
        return
    if not free_to_act(table):
        for one in state.seats:
            one.acted = one.again = False
        table.say("new-round", ONE_EACH)
        table.then(Round())
        return
    claimed = (yield from lowest_acts(table)) if step.waited else (yield from who_acts(table))
    if claimed is None:
        table.then(Round(waited=True))
        return
    table.then(Round())
    begins(table, *claimed)


def begins(table: GrailTable, seat: Seat, option: Option[Any]) -> None:
    """What a Character has said that it does."""
    if option.verb in LEISURE or option.verb == AGAIN:
        table.then(Do((seat,), option.verb, option.arg))
    elif option is PASSES:
        table.state.seats[seat].passed = True
        table.say("passes", PASSING, seat=SEATS[seat])
    else:
        table.then(Announce(seat, option.verb, option.arg))


def able(table: GrailTable) -> list[Seat]:
    """Those who go on with the day: they have Energy and have not Passed (A04)."""
    seats = table.state.seats
    return [seat for seat in players(table.state) if seats[seat].energy > 0 and not seats[seat].passed]


def who_acts(table: GrailTable) -> Rules[tuple[Seat, Option[Any]] | None]:
    """Anybody who has not acted in this round may claim the next Action; claims made at once go by number."""
    state = table.state
    there = [seat for seat in players(state) if not state.seats[seat].away]
    free = [seat for seat in there if not state.seats[seat].acted and not state.seats[seat].passed]
    others = [seat for seat in there if seat not in free and table.allowed(leisure(table, seat))]
    if len(free) == 1 and not others and free == able(table):
        return free[0], (yield from table.ask(free[0], ACT, lambda: menu(table, free[0])))
    asked = by_number(state, [*free, *others])
    claims = yield from table.race(asked, ACT, lambda seat: waiting_menu(table, seat), passing=WAIT, tie=AT_ONCE)
    if claims:
        if len(claims) > 1:
            table.cite(LOWEST_FIRST)
        first = by_number(table.state, [claim.seat for claim in claims])[0]
        return first, next(claim.option for claim in claims if claim.seat == first)
    return None


def lowest_acts(table: GrailTable) -> Rules[tuple[Seat, Option[Any]]]:
    """All let others go first: a step of its own, so that the round can be seen on the agenda while this is asked."""
    first = by_number(table.state, free_to_act(table))[0]
    return first, (yield from table.ask(first, ACT_FIRST, lambda: menu(table, first)))


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


# --- what one may do ---


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
    ways = connections(table, at).values() if at in table.state.sites else ()
    found: list[Choice] = [(travel_option(place), price) for place in ways]
    if table.explaining:
        found += [
            (travel_option(place), why_no_way(table, at, place))
            for place in table.state.sites
            if place not in ways and place != at
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
def travel_option(place: str) -> Option[None]:
    return Option("travel", place, points=(f"place:{place}",), params=(("place", f"@locations.{place}"),))


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


# --- who comes along, who pays ---


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


# --- what they do ---


def do(table: GrailTable, step: Do) -> Rules[None]:
    """An Action that has been paid for."""
    if not gone(table, step.party[0]) or alive(table, step.party):
        yield from DOING[step.action](table, step)


def explore(table: GrailTable, step: Do) -> Rules[None]:
    """The journal, from the back of the card on; its own instructions come first."""
    table.cite("grail.action.journal-instructions-read-first", "grail.action.location-can-be-explored-again")
    if not table.state.explored:
        table.state.explored = True
        table.say("journal-instructions", "grail.action.journal-instructions-read-first")
    yield from moments(table, step.party, "explore")
    if party := alive(table, step.party):
        begin_exploration(table, party)


def travel(table: GrailTable, step: Do) -> Rules[None]:
    """All arrive together, and what that triggers comes before anybody else acts."""
    yield from moments(table, step.party, "travel")
    party = alive(table, step.party)
    if not party:
        return
    table.cite("grail.action.travel-resolves-arrival", "grail.action.instant-rules-precede-other-players")
    if len(party) > 1:
        table.cite("grail.action.party-travel-encounters-together")
    table.then(Arrive(party, step.named))


def location_action(table: GrailTable, step: Do) -> Rules[None]:
    """What the card says happens once, whatever the size of the Party."""
    place = step.named
    action = action_of(table, place)
    assert action is not None, "this was offered"
    yield from moments(table, step.party, "location-action")
    party = alive(table, step.party)
    if len(party) > 1:
        table.cite("grail.action.party-location-action-once", "grail.action.party-location-output-to-one-member",
                   "grail.action.party-location-action-encounter-together")  # fmt: skip
    if action.ways:
        table.then(Do(party, "location-ways", place))
    if action.do:
        table.then(Carry(party, action.do))


def location_ways(table: GrailTable, step: Do) -> Rules[None]:
    action = action_of(table, step.named)
    party = alive(table, step.party)
    if party and action is not None:
        yield from choose_way(table, party, "locations", step.named, action.ways, LOCATION_WAY)


def event_ways(table: GrailTable, step: Do) -> Rules[None]:
    yield from choose_event_way(table, step.named)


def character_action(table: GrailTable, step: Do) -> Rules[None]:
    """Only its owner has anything of it, whoever helped to pay."""
    yield from moment(table, step.party[0], "character-action")
    if gone(table, step.party[0]):
        return
    power = box_of(table.content).characters[step.named].action
    table.then(Carry(step.party[:1], power.do))


def further_action(table: GrailTable, step: Do) -> Rules[None]:
    """What a card offers to the Character it belongs to."""
    seat = step.party[0]
    power = dict(powers_at(table, seat, "action")).get(step.named)
    if power is not None:
        table.cite("grail.action.further-actions-on-cards")
        yield from use(table, seat, step.named, power)


def inspect(table: GrailTable, step: Do) -> Rules[None]:
    """The back of the card says what the Menhir asks for; whoever can meet that may activate it at once."""
    seat = step.party[0]
    place = table.state.seats[seat].at
    for number, rite in rites_told(table, place):
        for what, price in price_of(table, rite).sums().items():
            table.say("rite-price", "grail.menhir.cost-scales-with-all-players", number=number, count=price,
                      what=f"@text.{what}")  # fmt: skip
        if rite.needs is not None and rite.needs.secret is not None:
            table.say("rite-secret", "grail.menhir.activation-text-sets-cost-and-dial", number=number,
                      card=f"@secrets.{rite.needs.secret}")  # fmt: skip
    table.then(Do(step.party, "activate", place))
    if f"{place}.menhir" in table.content["journal"]:
        table.then(Read(f"{place}.menhir", step.party))
    yield from ()


def activates(table: GrailTable, step: Do) -> Rules[None]:
    """As part of the same Action (A09). Those who will not pay leave the Party before that; nobody pays from afar."""
    party = tuple(seat for seat in step.party if not gone(table, seat))
    if not party or table.state.seats[party[0]].at != step.named:
        return
    party = tuple(seat for seat in party if table.state.seats[seat].at == step.named)
    if stays_dark(table, party):
        return
    if (yield from table.ask(party[0], LIGHT_IT, (YES, NO))) is NO:
        return
    if len(party) > 1:
        answers = yield from table.ask_each(party[1:], PAY_ALONG, lambda _: (YES, NO))
        party = (party[0], *(seat for seat in party[1:] if answers[seat] is YES))
    table.cite("grail.action.inspect-may-activate-at-once")
    if not stays_dark(table, party):
        yield from activate(table, party)


def stays_dark(table: GrailTable, party: Party) -> bool:
    """Whether nothing can be done at this Menhir; the table is told why."""
    if open_rites(table, party):
        return False
    for number, rite in rites_told(table, table.state.seats[party[0]].at):
        if (rule := why_not_rite(table, party, rite)) is not None:
            table.say("rite-closed", rule, number=number)
    return True


def lets_again(table: GrailTable, step: Do) -> Rules[None]:
    """Strictly one Action each; but if all others agree, somebody goes first again, once in a round (A08)."""
    proposes, seat = step.party[0], int(step.named)
    there = [other for other in players(table.state) if not table.state.seats[other].away]
    prompt = Prompt("ask-let-act-again", (("who", SEATS[seat]),), (ONE_EACH, ORDER))
    answers = yield from table.ask_each([each for each in there if each not in (proposes, seat)], prompt,
                                        lambda _: (YES, NO))  # fmt: skip
    table.state.seats[seat].again = True
    if any(answer is NO for answer in answers.values()):
        table.say("waits-its-turn", ONE_EACH, seat=SEATS[seat])
        return
    option = yield from table.ask(seat, ACT, lambda: [*menu(table, seat), WAIT])
    if option is not WAIT:
        table.say("acts-again", ORDER, seat=SEATS[seat])
        begins(table, seat, option)


def picks_up(table: GrailTable, step: Do) -> Rules[None]:
    """A Location Action like any other: each Item goes to one of the Party."""
    place = table.state.seats[step.party[0]].at
    table.cite("grail.action.party-location-output-to-one-member")
    for item in list(table.state.sites[place].fallen):
        seat = step.party[0] if len(step.party) == 1 else (yield from one_of(table, step.party, f"@items.{item}"))
        yield from take_fallen(table, seat, item)


def at_leisure(table: GrailTable, step: Do) -> Rules[None]:
    """No Action: it costs nobody its turn."""
    yield from spends_time(table, step.party[0], step.action, step.named)


DOING: Final[dict[str, Callable[[GrailTable, Do], Rules[None]]]] = {
    "explore": explore,
    "travel": travel,
    "location-action": location_action,
    "location-ways": location_ways,
    "event-ways": event_ways,
    "character-action": character_action,
    "further-action": further_action,
    "inspect": inspect,
    "activate": activates,
    "pick-up": picks_up,
    AGAIN: lets_again,
    **dict.fromkeys(LEISURE, at_leisure),
}
