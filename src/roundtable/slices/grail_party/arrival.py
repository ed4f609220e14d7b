"""Locations and arriving in them: Guardians first, then lightning rules."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Final

from roundtable.kernel.options import NO, YES, Option, Prompt
from roundtable.kernel.piles import Pile
from roundtable.kernel.seats import EVERYONE, Seat
from roundtable.kernel.votes import lowest
from roundtable.kernel.windows import Rules
from roundtable.packs import Content

from .effects import Direction, Location
from .state import Fight, GrailTable, at_hand, by_number

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
    for seat in arrivals:
        state.seats[seat].in_action = False
    return 0


def begin(
    table: GrailTable, place: str, party: list[Seat], arrivals: list[Seat], met: list[str], guardian: str
) -> Rules[int]:
    """Bystanders may join; then the Encounter is there, a Guardian from the map or the top of the Location's deck."""
    party = party + (yield from joiners(table, place, late=len(met) > 1))
    state = table.state
    state.fought += 1
    number = state.fought
    enemy = Pile(f"enemy-{number}", EVERYONE)
    if guardian:
        table.move(guardian, state.guardians[place], enemy)
    else:
        table.draw(state.encounters[table.content["locations"][place].lightning], enemy)
        table.cite("grail.encounter.draw-starts-it-at-once", "grail.action.instant-rules-precede-other-players")
    state.fights.append(
        Fight(
            number,
            place,
            enemy,
            Pile(f"sequence-{number}", EVERYONE),
            by_number(state, party),
            list(arrivals),
            list(met),
        )
    )
    for seat in party:
        state.seats[seat].fight = number
        state.seats[seat].acted |= state.by_day
    table.say("encounter", "grail.action.party-travel-encounters-together", enemy=f"@encounters.{enemy.cards[0]}")
    return number


def joiners(table: GrailTable, place: str, late: bool) -> Rules[list[Seat]]:
    """Those already there who want to fight along. While others act elsewhere a later trigger of the same arrival
    is no moment to join: whoever acts can't touch that Encounter (ruling A17)."""
    if not table.state.by_day or (late and table.state.acting):
        return []
    there = at_hand(table.state, place)
    if not there:
        return []
    answers = yield from table.ask_each(there, JOIN_FIGHT, lambda _: (YES, NO))
    return [seat for seat, answer in answers.items() if answer is YES]
