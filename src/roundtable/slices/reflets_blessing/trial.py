"""A Zone Hazard and its trial (E | Résolution d'un aléa, ④ 1): the golden die, the storyteller, and the adversaries'
three seconds to make it harder."""

from __future__ import annotations

from typing import Final

from roundtable.kernel.answers import Answer
from roundtable.kernel.options import PASS, Option, Prompt
from roundtable.kernel.seats import EVERYONE, NOBODY, Seat, bit
from roundtable.kernel.windows import Rules

from .blessing import AT_ONCE, SEAT, THREE_SECONDS
from .effects import Bestiole, Creature, Dilemma, Imprevu, Zone
from .gems import PAY, hero_option, imprevu_option, part_with
from .state import Attempt, BlessingTable, EndTurn, Progress, Trial, adversaries

STORYTELLER: Final = Prompt(
    "ask-storyteller",
    rules=("reflets.roles.guide-appoints-the-storyteller", "reflets.hazard.zone-guide-picks-storyteller"),
)
CREATURE_LAID: Final = (
    "reflets.limits.creature-for-adversaries-one-to-three-gems", "reflets.trial.one-creature-per-adversary",
    "reflets.trial.creature-kept-in-front", "reflets.trial.up-to-three-creatures",
)  # fmt: skip
MALUS: Final = Prompt("ask-malus", rules=("reflets.trial.malus-window-three-seconds",))
PRIORITY: Final = Prompt("ask-priority", rules=("reflets.trial.simultaneous-cards-guide-sets-priority",))
HAMPER: Final = Prompt("ask-hamper", rules=("reflets.trial.bestiole-on-six-chosen-by-its-player",))


def zone_in_hand(table: BlessingTable) -> Zone:
    """The Zone Hazard being resolved."""
    zone: Zone = table.content["zones"][table.peek(table.state.zone, 1, NOBODY)[0]]
    return zone


def played(table: BlessingTable) -> list[tuple[Seat, Creature | Bestiole]]:
    """The Creatures and the Bestiole laid against the Guide."""
    cards = table.content["imprevus"]
    return [(seat, cards[card]) for seat, team in enumerate(table.state.seats) for card in team.front]


def progress(table: BlessingTable, step: Progress) -> Rules[None]:
    """The golden die is rolled and parked; the slice has no Road, so the team meets a Zone Hazard every turn."""
    state = table.state
    guide = state.guide
    if not state.seats[guide].heroes:
        table.say("team-lost", "reflets.end-turn.team-lost-mid-turn", seat=f"@seat.{guide}")
        table.then(EndTurn())
        return
    state.golden = table.roll()
    table.say("golden-parked", "reflets.progress.golden-die-rolled-and-parked", seat=f"@seat.{guide}", die=state.golden)
    appointed = yield from table.ask(guide, STORYTELLER, [SEAT[seat] for seat in adversaries(state)])
    state.trial = Trial(storyteller=appointed.value)
    table.draw(state.zones, state.zone)
    table.peek(state.zone, 1, bit(appointed.value))
    table.say("zone-taken", "reflets.hazard.zone-storyteller-holds-the-card", seat=f"@seat.{appointed.value}")
    table.cite("reflets.hazard.zone-cost-announced-and-paid")
    yield from part_with(table, guide, zone_in_hand(table).cost, PAY)
    table.say("trial-announced", "reflets.hazard.zone-trial-announced-before-reading")
    yield from malus(table)
    for card in table.show(state.zone, EVERYONE):
        table.say("zone-read", card=f"@zones.{card}")
    table.then(Attempt())


# --- the adversaries' three seconds ---


def malus(table: BlessingTable) -> Rules[None]:
    """Adversaries lay their Creatures and one Bestiole, as they come, until the time is over."""
    state = table.state
    left = THREE_SECONDS
    while left > 0:
        may = [seat for seat in adversaries(state) if not state.seats[seat].played]
        if not may:
            return
        # Veiled: all are asked, or the others would learn who holds nothing to play.
        claims = yield from table.race(
            may, MALUS, lambda seat: table.allowed(threats(table, seat)), deadline=left, tie=AT_ONCE, veiled=True
        )
        if not claims:
            return
        if table.setup.timed:
            left -= claims[-1].ms
        yield from lay(table, claims)


def threats(table: BlessingTable, seat: Seat) -> list[tuple[Option[None], str | None]]:
    """The Creatures and Bestioles in a hand, each with the rule that keeps it there."""
    down = [card for _, card in played(table)]
    menu: list[tuple[Option[None], str | None]] = []
    for card in dict.fromkeys(table.state.seats[seat].hand):
        imprevu: Imprevu = table.content["imprevus"][card]
        if not isinstance(imprevu, Dilemma):
            menu.append((imprevu_option("play", card), forbidden(table, seat, imprevu, down)))
    menu.append((PASS, None))
    return menu


def forbidden(
    table: BlessingTable, seat: Seat, imprevu: Creature | Bestiole, down: list[Creature | Bestiole]
) -> str | None:
    gems = len(table.state.seats[seat].gems)
    if isinstance(imprevu, Bestiole):
        if any(isinstance(other, Bestiole) for other in down):
            return "reflets.trial.single-bestiole"
        return None if gems else "reflets.limits.bestiole-for-adversaries-one-gem"
    # There are three values, so that no fourth Creature can join.
    if any(isinstance(other, Creature) and other.value == imprevu.value for other in down):
        return "reflets.trial.creature-values-all-different"
    return None if gems >= imprevu.value else "reflets.limits.creature-for-adversaries-one-to-three-gems"


def place(imprevu: Creature | Bestiole) -> int:
    """Cards for the same place exclude each other: Creatures by their value, Bestioles all."""
    return imprevu.value if isinstance(imprevu, Creature) else 0


def lay(table: BlessingTable, claims: list[Answer]) -> Rules[None]:
    """Lays cards that came together. Of two for the same place the Guide says which stands; the other goes back
    to its hand, unpaid, and does not count as played (ruling A38)."""
    state, cards = table.state, table.content["imprevus"]
    rivals: dict[int, list[Seat]] = {}
    for claim in claims:
        seat, card = claim.seat, claim.option.arg
        table.move(card, state.seats[seat].hand, state.seats[seat].front)
        table.say("card-laid", seat=f"@seat.{seat}", card=f"@imprevus.{card}")
        rivals.setdefault(place(cards[card]), []).append(seat)
    for seats in rivals.values():
        stands = seats[0]
        if len(seats) > 1:
            decided = yield from table.ask(state.guide, PRIORITY, [SEAT[seat] for seat in seats])
            stands = decided.value
        for seat in seats:
            if seat != stands:
                table.move_all(state.seats[seat].front, state.seats[seat].hand)
                table.say("card-returned", seat=f"@seat.{seat}")
    for claim in claims:
        if state.seats[claim.seat].front:
            yield from pay_for(table, claim.seat, cards[claim.option.arg])


def pay_for(table: BlessingTable, seat: Seat, imprevu: Creature | Bestiole) -> Rules[None]:
    table.state.seats[seat].played = True
    table.cite("reflets.limits.adversary-plays-one-imprevu-per-turn")
    if isinstance(imprevu, Creature):
        table.cite(*CREATURE_LAID)
        yield from part_with(table, seat, imprevu.value, PAY)
    else:
        table.cite("reflets.limits.bestiole-for-adversaries-one-gem")
        yield from part_with(table, seat, 1, PAY)
        yield from hamper(table, seat)


def hamper(table: BlessingTable, seat: Seat) -> Rules[None]:
    """The golden die says which hero the Bestiole sits on; on a 6 its player does."""
    state = table.state
    heroes = list(state.seats[state.guide].heroes)
    if state.golden == 6:
        chosen = yield from table.ask(seat, HAMPER, [hero_option("hero", card) for card in heroes])
        state.trial.hampered = heroes.index(chosen.arg)
    elif state.golden <= len(heroes):
        state.trial.hampered = state.golden - 1
        table.cite("reflets.trial.bestiole-aims-with-the-golden-die", "reflets.progress.golden-die-designates-heroes")
    if state.trial.hampered is not None:
        table.say("hero-hampered", card=f"@heroes.{heroes[state.trial.hampered]}")
