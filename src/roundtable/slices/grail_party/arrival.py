"""Locations and arriving in them: Guardians first, then lightning rules."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Final

from roundtable.kernel.options import NO, YES, Option, Prompt
from roundtable.kernel.seats import Seat
from roundtable.kernel.votes import lowest
from roundtable.kernel.windows import Rules
from roundtable.packs import Content

from .effects import Direction, Location
from .state import GrailTable, at_hand, new_fight, waiting

OPPOSITE: Final[dict[Direction, Direction]] = {"north": "south", "east": "west", "south": "north", "west": "east"}
JOIN_FIGHT: Final = Prompt("ask-join-fight", rules=("grail.action.bystanders-may-join-before-the-trigger",))
WHICH_GUARDIAN: Final = Prompt("ask-which-guardian", rules=("grail.guardian.several-players-choose-order",))


@cache
def guardian_option(card: str) -> Option[None]:
    return Option("face", card, points=(f"card:{card}",), params=(("enemy", f"@encounters.{card}"),))


def way(content: Content, here: str, direction: Direction) -> str | None:
    """Where this edge leads: only if the facing edge leads back."""
    there: str | None = getattr(content["locations"][here], direction)
    return there if there and getattr(content["locations"][there], OPPOSITE[direction]) == here else None


@lru_cache(maxsize=64)
def touching(content: Content, here: str) -> dict[str, str | None]:
    """The Locations that touch this one, each with the rule that forbids going straight there, if any."""
    one: Location = content["locations"][here]
    found: dict[str, str | None] = {}
    for place, other in content["locations"].items():
        steps = abs(one.x - other.x), abs(one.y - other.y)
        if steps == (1, 1):
            found[place] = "grail.action.travel-is-never-diagonal"
        elif sum(steps) == 1:
            joined = any(way(content, here, direction) == place for direction in OPPOSITE)
            found[place] = None if joined else "grail.action.travel-needs-direction-keys"
    return found


def ways(content: Content, here: str) -> list[str]:
    """The Locations connected to this one."""
    return [there for there, forbidden in touching(content, here).items() if forbidden is None]


def arrive(table: GrailTable, place: str, arrivals: list[Seat], met: list[str]) -> Rules[int]:
    """Triggers the next thing an arrival triggers; the number of the Encounter that begins, or 0 when all is done."""
    state = table.state
    party = [seat for seat in arrivals if not state.seats[seat].dying]
    if party:
        lurking = [card for card in state.guardians[place] if card not in met]
        if lurking:
            options = [guardian_option(card) for card in lurking]
            chosen = yield from table.vote(
                party, WHICH_GUARDIAN, options, lowest(lambda seat: state.seats[seat].number)
            )
            table.say("guardian", "grail.guardian.walking-into-one-triggers-it", enemy=f"@encounters.{chosen.arg}")
            return (yield from begin(table, place, party, arrivals, [*met, chosen.arg], chosen.arg))
        colour = table.content["locations"][place].lightning
        if colour and place not in met and state.encounters[colour]:
            table.cite("grail.guardian.before-the-lightning-rule", "grail.location.instant-rules-resolve-on-arrival")
            return (yield from begin(table, place, party, arrivals, [*met, place], ""))
    release(table, arrivals)
    return 0


def begin(
    table: GrailTable, place: str, party: list[Seat], arrivals: list[Seat], met: list[str], guardian: str
) -> Rules[int]:
    """Bystanders may join; then the Encounter is there, a Guardian from the map or the top of the Location's deck."""
    party = party + (yield from joiners(table, place))
    state = table.state
    fight = new_fight(state, place, party, arrivals, met)
    if guardian:
        table.move(guardian, state.guardians[place], fight.enemy)
    else:
        table.draw(state.encounters[table.content["locations"][place].lightning], fight.enemy)
        table.cite("grail.encounter.draw-starts-it-at-once", "grail.action.instant-rules-precede-other-players")
    for seat in party:
        state.seats[seat].acted |= state.by_day
    if len(arrivals) > 1:
        table.cite("grail.action.party-travel-encounters-together")
    table.say("encounter", enemy=f"@encounters.{fight.enemy.cards[0]}")
    return fight.number


def joiners(table: GrailTable, place: str) -> Rules[list[Seat]]:
    """Those already there who want to fight along; not who is just choosing an Action of their own (ruling A17)."""
    state = table.state
    if not state.by_day:
        return []
    choosing = waiting(state) if state.acting else []
    there = [seat for seat in at_hand(state, place) if seat not in choosing]
    willing = yield from invite(table, there, JOIN_FIGHT)
    release(table, there)
    return willing


def invite(table: GrailTable, seats: list[Seat], prompt: Prompt) -> Rules[list[Seat]]:
    """Those of them who want to come along; nobody else can ask any of them until they are released."""
    for seat in seats:
        table.state.seats[seat].in_action = True
    answers = yield from table.ask_each(seats, prompt, lambda _: (YES, NO))
    return [seat for seat, answer in answers.items() if answer is YES]


def release(table: GrailTable, seats: list[Seat]) -> None:
    for seat in seats:
        table.state.seats[seat].in_action = False
