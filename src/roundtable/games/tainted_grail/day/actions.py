"""What each Action does, once it has been paid for."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from roundtable.games.tainted_grail.box import box_of
from roundtable.games.tainted_grail.characters.death import take_fallen
from roundtable.games.tainted_grail.party import players
from roundtable.games.tainted_grail.places.menhirs import activate, open_rites, price_of, rites_told, why_not_rite
from roundtable.games.tainted_grail.state import SEATS, Arrive, Carry, Do, GrailTable, Read
from roundtable.games.tainted_grail.story.journal import alive, begin_exploration
from roundtable.games.tainted_grail.story.story_deeds import Party, one_of
from roundtable.games.tainted_grail.story.tale import choose_event_way, choose_way
from roundtable.kernel.options import NO, YES, Prompt
from roundtable.kernel.windows import Rules

from .action_menu import AGAIN, COST_ON_CARD, ONE_EACH, WAIT, action_of, menu
from .day_powers import gone, moment, moments, powers_at, use
from .parties import APPROVE, LEISURE, spends_time
from .rounds import ACT, ORDER, begins

LIGHT_IT: Final = Prompt("ask-light-menhir", rules=("grail.action.inspect-may-activate-at-once",))
PAY_ALONG: Final = Prompt("ask-pay-along", rules=(APPROVE,))
LOCATION_WAY: Final = Prompt("ask-location-way", rules=(COST_ON_CARD,))


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
