"""A Zone Hazard (E | Résolution d'un aléa): the window before its trial, the trial, the end of turn and game."""

from __future__ import annotations

from typing import Final

from roundtable.kernel.answers import Answer
from roundtable.kernel.options import PASS, Prompt
from roundtable.kernel.piles import Pile
from roundtable.kernel.seats import EVERYONE, Seat, bit
from roundtable.kernel.state import Outcome
from roundtable.kernel.windows import Rules

from .blessing import AT_ONCE, THREE_SECONDS, Menu
from .effects import CHARACTERISTIC, Bestiole, Creature, Dilemma, Zone
from .state import SEAT, Attempt, Bless, BlessingTable, Progress, adversaries, card_option, gain, give_any

STORYTELLER: Final = Prompt("ask-storyteller", rules=("reflets.hazard.zone-guide-picks-storyteller",))
MALUS: Final = Prompt("ask-malus", rules=("reflets.trial.malus-window-three-seconds",))
PRIORITY: Final = Prompt("ask-priority", rules=("reflets.trial.simultaneous-cards-guide-sets-priority",))
HAMPER: Final = Prompt("ask-hamper", rules=("reflets.trial.bestiole-on-six-chosen-by-its-player",))
DESIGNATE: Final = Prompt("ask-designate", rules=("reflets.individual.six-storyteller-designates",))
TAKEN: Final = {
    Creature: "reflets.trial.creature-values-all-different", Bestiole: "reflets.trial.single-bestiole",
}  # fmt: skip
COST: Final = {
    Creature: "reflets.limits.creature-for-adversaries-one-to-three-gems",
    Bestiole: "reflets.limits.bestiole-for-adversaries-one-gem",
}
LOST: Final = {
    Zone: "reflets.outcome.zone-failed-card-to-storyteller",
    Creature: "reflets.outcome.failed-creature-returns-to-its-player",
    Bestiole: "reflets.outcome.failed-bestiole-and-equipment-lost",
}
SCORED: Final = ("reflets.goal.most-epic-points-wins", "reflets.score.living-heroes", "reflets.score.cards-won")
DICE: Final = 5
MOST_STARS: Final = 6
BESTIOLE_CAP: Final = 2


def zone_in_hand(table: BlessingTable) -> Zone:
    zone: Zone = table.content["zones"][table.state.zone.cards[0]]
    return zone


def laid(table: BlessingTable) -> list[tuple[Seat, Creature | Bestiole]]:
    """The Creatures and the Bestiole laid against the Guide, and by whom."""
    cards = table.content["imprevus"]
    return [(seat, cards[card]) for seat, team in enumerate(table.state.seats) for card in team.front]


def progress(table: BlessingTable, step: Progress) -> Rules[None]:
    """The golden die is rolled and parked; the slice has no Road, so the team meets a Zone Hazard every turn."""
    state = table.state
    state.golden = table.roll()
    table.say("golden-parked", "reflets.progress.golden-die-rolled-and-parked", die=state.golden)
    appointed = yield from table.ask(state.guide, STORYTELLER, [SEAT[seat] for seat in adversaries(state)])
    state.storyteller, state.hampered, state.dice = appointed.value, "", []
    table.draw(state.zones, state.zone)
    table.show(state.zone, bit(state.storyteller))
    table.say("zone-taken", "reflets.hazard.zone-storyteller-holds-the-card", seat=f"@seat.{state.storyteller}")
    cost, announced = zone_in_hand(table).cost, "reflets.hazard.zone-cost-announced-and-paid"
    table.say("cost-announced", announced, cost=cost)
    yield from give_any(table, state.guide, cost, announced)
    table.say("trial-announced", "reflets.hazard.zone-trial-announced-before-reading")
    yield from malus(table)
    for card in table.show(state.zone, EVERYONE):
        table.say("zone-read", "reflets.hazard.zone-trial-announced-before-reading", card=f"@zones.{card}")
    table.then(Attempt())


def malus(table: BlessingTable) -> Rules[None]:
    """Adversaries lay their Creatures and one Bestiole, as they come, until the time is over."""
    state, left = table.state, THREE_SECONDS
    while left > 0:
        may = [seat for seat in adversaries(state) if not state.seats[seat].played]
        # Veiled: all are asked, or the others would learn who holds nothing to play.
        claims = yield from table.race(
            may, MALUS, lambda seat: table.allowed(handicaps(table, seat)), deadline=left, tie=AT_ONCE, veiled=True
        )
        if not claims:
            return
        if table.setup.timed:
            left -= claims[-1].ms
        yield from lay(table, claims)


def handicaps(table: BlessingTable, seat: Seat) -> Menu:
    """The Creatures and Bestioles in a hand, each with the rule that keeps it there."""
    taken = [place(other) for _, other in laid(table)]
    for card in dict.fromkeys(table.state.seats[seat].hand):
        handicap: Creature | Bestiole | Dilemma = table.content["imprevus"][card]
        if isinstance(handicap, Dilemma):
            continue
        forbidden = COST[type(handicap)] if handicap.cost > len(table.state.seats[seat].gems) else None
        if place(handicap) in taken:
            forbidden = TAKEN[type(handicap)]
        yield card_option("play", "imprevus", card), forbidden
    yield PASS, None


def place(card: Creature | Bestiole) -> tuple[str, int]:
    """Cards for the same place exclude each other: Creatures of one value, so that three fit in, and Bestioles."""
    return type(card).__name__, card.cost


def lay(table: BlessingTable, claims: list[Answer]) -> Rules[None]:
    """Lays cards that came together. Of two for the same place the Guide says which stands; the other goes back
    to its hand, unpaid, and does not count as played (ruling A38)."""
    state, cards = table.state, table.content["imprevus"]
    rivals: dict[tuple[str, int], list[Seat]] = {}
    for claim in claims:
        seat, card = claim.seat, claim.option.arg
        table.move(card, state.seats[seat].hand, state.seats[seat].front)
        table.say("card-laid", *MALUS.rules, seat=f"@seat.{seat}", card=f"@imprevus.{card}")
        rivals.setdefault(place(cards[card]), []).append(seat)
    for seats in rivals.values():
        stands = seats[0]
        if len(seats) > 1:
            decided = yield from table.ask(state.guide, PRIORITY, [SEAT[seat] for seat in seats])
            stands = decided.value
        for seat in seats:
            if seat != stands:
                table.move_all(state.seats[seat].front, state.seats[seat].hand)
                table.say("card-returned", *PRIORITY.rules, seat=f"@seat.{seat}")
    for seat in [claim.seat for claim in claims if state.seats[claim.seat].front]:
        handicap: Creature | Bestiole = cards[state.seats[seat].front.cards[0]]
        state.seats[seat].played = True
        table.cite("reflets.limits.adversary-plays-one-imprevu-per-turn")
        yield from give_any(table, seat, handicap.cost, COST[type(handicap)])
        if isinstance(handicap, Bestiole):
            aimed = "reflets.trial.bestiole-aims-with-the-golden-die"
            state.hampered = yield from designate(table, "hero-hampered", state.golden, aimed, seat, HAMPER)
        else:
            table.cite("reflets.trial.one-creature-per-adversary", "reflets.trial.up-to-three-creatures")


def designate(table: BlessingTable, key: str, slot: int, rule: str, chooser: Seat, six: Prompt) -> Rules[str]:
    """The Guide's hero on this slot; on a golden 6 the one whom somebody chooses."""
    heroes = table.state.seats[table.state.guide].heroes.cards
    if slot == 6:
        chosen = yield from table.ask(chooser, six, [card_option("hero", "heroes", card) for card in heroes])
        hero, rule = chosen.arg, six.rules[0]
    else:
        hero = heroes[slot - 1]
    table.say(key, rule, card=f"@heroes.{hero}")
    return hero


# --- the trial ---


def attempt(table: BlessingTable, step: Attempt) -> Rules[None]:
    """The hero is named, Creatures are declared, the dice thrown; their stars decide the trial, and the turn ends."""
    state, tested = table.state, "reflets.individual.one-hero-by-golden-die"
    slot = zone_in_hand(table).slot or state.golden
    hero = yield from designate(table, "hero-tested", slot, tested, state.storyteller, DESIGNATE)
    goal = target(table)
    state.dice = [table.roll() for _ in range(DICE)]
    table.say("dice-thrown", "reflets.individual.roll-five-plain-dice", "reflets.individual.one-die-per-column")
    stars, gems = read_track(table, hero)
    reached, passed = "reflets.individual.target-is-a-number-of-stars", stars >= goal
    if passed:
        table.say(
            "trial-passed", reached, "reflets.outcome.passed-by-reaching-the-bright-outcome", stars=stars, goal=goal
        )
        applied = "reflets.objective.passed-gem-changes-applied"
    else:
        table.say(
            "trial-failed", reached, "reflets.outcome.failed-by-reaching-the-dark-outcome", stars=stars, goal=goal
        )
        applied = "reflets.objective.failed-gem-changes-applied"
    gain(table, state.guide, gems, applied)
    yield from give_any(table, state.guide, -gems, applied)
    hand_out(table, passed=passed)
    end_turn(table)


def target(table: BlessingTable) -> int:
    """The stars asked for: those of the card and what Creatures add, capped."""
    zone = zone_in_hand(table)
    stars = zone.stars
    for _, card in laid(table):
        if isinstance(card, Creature) and zone.colour in card.colours:
            stars += card.stars
            declared = "reflets.trial.creature-kept-in-front"
            table.say("objective-raised", declared, card=f"@imprevus.{card.id}", stars=card.stars)
    if stars > MOST_STARS:
        table.cite("reflets.trial.objective-caps-twenty-and-six", "reflets.individual.target-between-one-and-six")
    return min(stars, MOST_STARS)


def read_track(table: BlessingTable, hero: str) -> tuple[int, int]:
    """What the dice bring beside the hero's characteristic: stars and gems, won or lost."""
    value: int = getattr(table.content["heroes"][hero], CHARACTERISTIC[zone_in_hand(table).colour])
    if hero == table.state.hampered:
        value = min(value, BESTIOLE_CAP)
        table.cite("reflets.trial.bestiole-caps-characteristics-at-two")
    total = gems = 0
    for die in table.state.dice:
        stars, gem, rule = worth(die, value)
        table.say("die-read", rule, die=die, stars=stars)
        total, gems = total + stars, gems + gem
    table.cite("reflets.trial.colour-gives-the-characteristic", "reflets.individual.total-is-net")
    return total, gems


def worth(die: int, value: int) -> tuple[int, int, str]:
    """Stars and gems for a die beside the hero's characteristic, and the rule that says so."""
    if die == 6:
        return -1, -1, "reflets.individual.six-is-critical-failure"
    if die > value:
        return 0, 0, "reflets.individual.above-is-simple-failure"
    if die == value:
        return 2, 1, "reflets.individual.equal-is-critical-success"
    return 1, 0, "reflets.individual.below-is-simple-success"


def hand_out(table: BlessingTable, *, passed: bool) -> None:
    """A Guide who passed wins all cards of the trial; else the storyteller wins the zone, and adversaries their own."""
    state = table.state
    cards: list[tuple[Seat, Pile, Zone | Creature | Bestiole]] = [(state.storyteller, state.zone, zone_in_hand(table))]
    cards += [(seat, state.seats[seat].front, card) for seat, card in laid(table)]
    for adversary, source, card in cards:
        name, won = f"@imprevus.{card.id}", "reflets.outcome.suffered-imprevus-pay-out"
        if isinstance(card, Zone):
            name, won = f"@zones.{card.id}", "reflets.outcome.zone-passed-wins-the-card"
        winner, rule = (state.guide, won) if passed else (adversary, LOST[type(card)])
        table.say("card-won", rule, "reflets.outcome.won-cards-into-the-pouch", seat=f"@seat.{winner}", card=name)
        table.move_all(source, state.seats[winner].pouch)


def end_turn(table: BlessingTable) -> None:
    """The Divine Hand goes to the left. Without quests and Dragon, the slice ends when each seat has been the Guide."""
    state = table.state
    for team in state.seats:
        team.played = False
    if state.turn == len(state.seats):
        finish(table)
        return
    state.turn += 1
    state.guide = adversaries(state)[0]
    table.say("hand-passed", "reflets.end-turn.pass-hand-and-golden-die-left", seat=f"@seat.{state.guide}")
    table.then(Bless())


def finish(table: BlessingTable) -> None:
    """The most Epic Points win. Nobody has equipment to break a tie with, so it is shared (ruling A58)."""
    cards = {**table.content["heroes"], **table.content["imprevus"], **table.content["zones"]}
    totals = [sum(cards[card].points for card in [*team.heroes, *team.pouch]) for team in table.state.seats]
    for seat, total in enumerate(totals):
        table.say("points-counted", *SCORED, seat=f"@seat.{seat}", points=total)
    winners = tuple(seat for seat, total in enumerate(totals) if total == max(totals))
    table.finish(Outcome(winners, "most-epic-points", SCORED))
