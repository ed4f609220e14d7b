"""Handicaps: the Creatures and the Bestiole that adversaries lay against a trial as soon as it is announced."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from roundtable.games.reflets.box import box
from roundtable.games.reflets.effects.cards import Bestiole, Creature
from roundtable.games.reflets.option_makers import SEATS, about, hero_option
from roundtable.games.reflets.state import RefletsTable, adversaries, is_duel, slot_of
from roundtable.games.reflets.teams.holdings import may_play, pay_gems
from roundtable.games.reflets.teams.moments import AT_ONCE, interject, may_be_held, seconds
from roundtable.kernel.answers import Answer
from roundtable.kernel.options import PASS, Option, Prompt
from roundtable.kernel.seats import Seat
from roundtable.kernel.windows import Rules

from .dice import on_track

WINDOW: Final = ("reflets.trial.malus-window-three-seconds", "reflets.trial.malus-before-bonus")
PRIORITY: Final = Prompt("ask-priority", rules=("reflets.trial.simultaneous-cards-guide-sets-priority",))
HAMPER: Final = Prompt("ask-hamper", rules=("reflets.trial.bestiole-on-six-chosen-by-its-player",))
COST: Final = {
    Creature: "reflets.limits.creature-for-adversaries-one-to-three-gems",
    Bestiole: "reflets.limits.bestiole-for-adversaries-one-gem",
}
ONE_A_TURN: Final = "reflets.limits.adversary-plays-one-imprevu-per-turn"
SIX: Final = 6


def laid(table: RefletsTable) -> list[tuple[Seat, Creature | Bestiole]]:
    """The Creatures, by rising value, and the Bestiole that lie against the Guide, and whose they are (ruling A66)."""
    handicaps = box(table).handicaps
    found = [
        (seat, handicaps[card])
        for seat, team in enumerate(table.state.seats)
        for card in team.front
        if card in handicaps
    ]
    return sorted(found, key=lambda each: (isinstance(each[1], Bestiole), each[1].points))


def malus(table: RefletsTable) -> Rules[None]:
    """Adversaries lay their cards as they come, until the time is over; then Dilemmas of this moment may be played."""
    left = seconds(table)
    asked = [seat for seat in adversaries(table.state) if may_lay(table, seat)]
    prompt = Prompt("ask-malus", (("seat", SEATS[table.state.guide]),), WINDOW)
    while asked and left > 0:
        claims = yield from table.race(
            asked, prompt, lambda seat: table.allowed(playable(table, seat)),
            deadline=left, tie=AT_ONCE, veiled=True,
        )  # fmt: skip
        if not claims:
            break
        yield from lay(table, claims)
        if table.setup.timed:
            left -= claims[-1].ms
            asked = adversaries(table.state)
        else:
            asked = [claim.seat for claim in claims]
        asked = [seat for seat in asked if may_lay(table, seat)]
    yield from interject(table, "malus")


def may_lay(table: RefletsTable, seat: Seat) -> bool:
    """Whether this adversary could lay anything, as far as everybody sees: there is a card that does not lie in the
    open, and whose place and price nothing forbids."""
    if not may_play(table.state, seat):
        return False
    fronts = {card for team in table.state.seats for card in team.front}
    return any(
        why_not_lay(table, seat, handicap) is None
        for card, handicap in box(table).handicaps.items()
        if card not in fronts and may_be_held(table, (card,))
    )


def playable(table: RefletsTable, seat: Seat) -> Iterator[tuple[Option[Any], str | None]]:
    """The Creatures and Bestioles in a hand, each with the rule that keeps it there."""
    handicaps = box(table).handicaps
    for card in dict.fromkeys(table.state.seats[seat].hand):
        if card in handicaps:
            yield about("lay", card, box(table).name(card)), why_not_lay(table, seat, handicaps[card])
    yield PASS, None


def why_not_lay(table: RefletsTable, seat: Seat, card: Creature | Bestiole) -> str | None:
    """One Bestiole on a trial; Creatures of different values (1 to 3, so three at most), one of each adversary but in
    Duel."""
    state, others = table.state, laid(table)
    if isinstance(card, Bestiole):
        if any(isinstance(other, Bestiole) for _, other in others):
            return "reflets.trial.single-bestiole"
    else:
        creatures = [(owner, other) for owner, other in others if isinstance(other, Creature)]
        if any(owner == seat for owner, _ in creatures) and not is_duel(state):
            return "reflets.trial.one-creature-per-adversary"
        if any(other.points == card.points for _, other in creatures):
            return "reflets.trial.creature-values-all-different"
    return COST[type(card)] if card.cost > len(state.seats[seat].gems) else None


def place_of(card: Creature | Bestiole) -> tuple[str, int]:
    """Cards for the same place exclude each other: Creatures of one value, and Bestioles whatever they are worth."""
    return type(card).__name__, card.cost


def lay(table: RefletsTable, claims: list[Answer]) -> Rules[None]:
    """Cards that came together are laid. Of two for the same place the Guide says which stands; the other goes back to
    its hand, unpaid, and does not count as played (ruling A38)."""
    rivals: dict[tuple[str, int], list[tuple[Seat, str]]] = {}
    for claim in claims:
        card = claim.option.arg
        front = table.state.seats[claim.seat].front
        table.move(card, table.state.seats[claim.seat].hand, front)
        table.say("handicap-laid", *WINDOW, seat=SEATS[claim.seat], card=box(table).name(card))
        rivals.setdefault(place_of(box(table).handicaps[card]), []).append((claim.seat, card))
    for rival in rivals.values():
        yield from settle_rivals(table, rival)
    for claim in claims:
        if claim.option.arg in table.state.seats[claim.seat].front.cards:
            yield from activate(table, claim.seat, claim.option.arg)


def settle_rivals(table: RefletsTable, rival: list[tuple[Seat, str]]) -> Rules[None]:
    """The Guide decides which of cards for the same place stands."""
    if len(rival) == 1:
        return
    decided = yield from table.ask(table.state.guide, PRIORITY, [priority_option(table, *each) for each in rival])
    for seat, card in rival:
        if seat != decided.value:
            table.move(card, table.state.seats[seat].front, table.state.seats[seat].hand)
            table.say("handicap-returned", *PRIORITY.rules, seat=SEATS[seat], card=box(table).name(card))


def priority_option(table: RefletsTable, seat: Seat, card: str) -> Option[Seat]:
    """A card that lies there, and whose it is."""
    params = (("card", box(table).name(card)), ("seat", SEATS[seat]))
    return Option("priority", str(seat), value=seat, points=(f"card:{card}", f"seat:{seat}"), params=params)


def activate(table: RefletsTable, seat: Seat, card: str) -> Rules[None]:
    """A card that stands is paid for, and is that adversary's Imprévu of the turn."""
    handicap = box(table).handicaps[card]
    table.state.seats[seat].played += 1
    table.cite("reflets.duel.no-imprevu-limit" if is_duel(table.state) else ONE_A_TURN)
    yield from pay_gems(table, seat, handicap.cost, COST[type(handicap)], over=card)
    if isinstance(handicap, Bestiole):
        yield from hamper(table, seat, card)
    else:
        table.cite(
            "reflets.trial.creature-kept-in-front", "reflets.trial.one-creature-per-adversary",
            "reflets.trial.up-to-three-creatures", "reflets.trial.creature-values-all-different",
        )  # fmt: skip


def hamper(table: RefletsTable, seat: Seat, card: str) -> Rules[None]:
    """The Bestiole lies over the Guide's hero on the golden die's slot, or nobody's (ruling A19); on a 6 over the one
    whom its player picks. It keeps its hero to the trial's end."""
    state = table.state
    own = state.seats[state.guide]
    rules = ["reflets.trial.single-bestiole", "reflets.trial.bestiole-laid-over-the-equipment"]
    if state.golden == SIX:
        options: list[Option[None]] = [hero_option("hero", hero) for hero in own.heroes]
        chosen = yield from table.ask(seat, HAMPER, options)
        hero = chosen.arg
        rules += HAMPER.rules
    else:
        hero = slot_of(own, state.golden)
        rules += ["reflets.trial.bestiole-aims-with-the-golden-die", "reflets.progress.golden-die-designates-heroes"]
    on_track(table).hampered = hero
    if hero:
        table.say("hero-hampered", *rules, card=box(table).name(card), hero=f"@heroes.{hero}")
    else:
        table.say("nobody-hampered", *rules, card=box(table).name(card), slot=state.golden)
