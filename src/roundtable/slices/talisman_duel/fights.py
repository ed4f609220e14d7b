"""Fights: between characters, and with the creature that guards the bridge."""

from __future__ import annotations

from roundtable.kernel.options import Option, Prompt
from roundtable.kernel.seats import Seat
from roundtable.kernel.windows import Rules

from .characters import lose_life, rerolled, total_strength
from .effects import Place
from .spells import may_cast, others_may_cast
from .state import SEATS, DuelTable, Fight, which

CREATURES = (
    "talisman.creatures.evade-first-in-outer-and-middle",
    "talisman.creatures.spells-before-dice",
    "talisman.creatures.another-player-rolls-for-it",
    "talisman.creatures.fate-after-both-rolls",
    "talisman.creatures.character-score",
)
CHARACTERS = (
    "talisman.duel.defender-may-evade-if-able",
    "talisman.duel.spells-attacker-first",
    "talisman.duel.each-rolls-one-die",
    "talisman.duel.fate-attacker-then-defender",
    "talisman.duel.attack-score",
)
STRENGTH = (
    "talisman.characters.strength.total-is-start-plus-counters-plus-cards",
    "talisman.characters.strength.combat-only-bonuses-count-only-in-battle",
)
FACED = (
    "talisman.movement.sentinel.must-be-faced-going-inward",
    "talisman.creatures.sentinel-and-mercenary-are-creatures",
    "talisman.creatures.printed-attribute-sets-kind-of-fight",
)
ONE_REWARD = "talisman.duel.winner-picks-life-object-or-gold"
REWARD = Prompt("ask-reward", rules=(ONE_REWARD,))
TAKE_LIFE: Option[None] = Option("take-life")
TAKE_GOLD: Option[None] = Option("take-gold")


def attack(table: DuelTable, attacker: Seat, defender: Seat) -> Rules[None]:
    """The attack of one character on another. Whatever comes of it, the attacker's turn is over then."""
    table.say("attacks", "talisman.sequence.pick-which-character", seat=SEATS[attacker], other=SEATS[defender])
    lead = yield from fight(table, (attacker, defender), SEATS[defender])
    if lead is None:
        return
    if lead > 0:
        yield from win(table, attacker, defender)
    elif lead < 0:
        yield from win(table, defender, attacker)
    else:
        table.say("tie", "talisman.duel.tie-hurts-nobody-and-gives-no-fate")


def win(table: DuelTable, winner: Seat, loser: Seat) -> Rules[None]:
    """The winner picks one thing, the loser gets one Fate token; then all that comes of it happens at once."""
    table.state.seats[winner].wins += 1
    table.say("duel-won", "talisman.duel.higher-score-wins", seat=SEATS[winner], other=SEATS[loser])
    beaten = table.state.seats[loser]
    no_gold = None if beaten.gold else ONE_REWARD  # only what can be carried out can be picked (ruling A68)
    objects = [(which("take-object", "adventure", card), None) for card in dict.fromkeys(beaten.objects)]
    chosen = yield from table.ask(
        winner, REWARD, lambda: table.allowed([(TAKE_LIFE, None), (TAKE_GOLD, no_gold), *objects])
    )
    gets, gives = table.state.seats[winner], table.state.seats[loser]
    if chosen is TAKE_LIFE:
        lose_life(table, loser)
    elif chosen is TAKE_GOLD:
        gives.gold -= 1
        gets.gold += 1
        table.say("takes-gold", ONE_REWARD, seat=SEATS[winner], other=SEATS[loser])
    else:
        table.move(chosen.arg, gives.objects, gets.objects)
        table.say("takes-object", ONE_REWARD, seat=SEATS[winner], other=SEATS[loser], card=f"@adventure.{chosen.arg}")
    gives.fate += 1
    killed = () if gives.lives else ("talisman.duel.killed-defender-gets-fate-and-dies-at-once",)
    above = "talisman.characters.fate.gain-may-exceed-starting-value"
    table.say("gains-fate", "talisman.duel.loser-gains-one-fate", above, *killed, seat=SEATS[loser])
    yield from table.settle()


def fight_guard(table: DuelTable, seat: Seat, place: Place) -> Rules[str | None]:
    """The fight in the middle of a move: the rule that ends the turn, or None where the way is free."""
    table.say("challenges", *FACED, seat=SEATS[seat])
    lead = yield from fight(table, (seat,), f"@places.{place.id}", creature=place.guard)
    if lead is None:
        return None
    if lead > 0:
        table.say("guard-beaten", "talisman.creatures.higher-score-defeats-it", seat=SEATS[seat])
        return None
    if lead == 0:
        table.say("tie", "talisman.creatures.tie-hurts-nobody-and-ends-turn")
        return "talisman.movement.sentinel.tie-ends-turn-without-loss"
    table.say("guard-wins", "talisman.creatures.loss-costs-one-life-and-ends-turn", seat=SEATS[seat])
    lose_life(table, seat)
    yield from table.settle()
    return "talisman.movement.sentinel.loss-costs-a-life-and-ends-turn"


def fight(table: DuelTable, fighters: tuple[Seat, ...], other: str, *, creature: int = 0) -> Rules[int | None]:
    """Evading, spells, dice, Fate, scores: by how much the first fighter leads, or None if there is no fight."""
    evading, casting, rolling, rerolling, scoring = CREATURES if creature else CHARACTERS
    state, first, evader = table.state, SEATS[fighters[0]], fighters[-1]
    state.fight = Fight(fighters, [0] * len(state.seats))
    table.cite(evading, casting)
    if (yield from may_cast(table, evader, "evade-creature" if creature else "evade-character")):
        state.fight.fighters = ()
        table.say("evades", evading, seat=SEATS[evader])
        return None
    for seat in fighters:
        while (yield from may_cast(table, seat, "fight")):
            pass
    # The spell step is the fighters' (ruling A36); others follow where their card's timing allows.
    yield from others_may_cast(table, fighters)

    dice = state.fight.dice = [table.roll(), table.roll()]
    table.say("fight-dice", rolling, seat=first, die=dice[0], other=other, theirs=dice[1])
    for index, seat in enumerate(fighters):
        die = yield from rerolled(table, seat, state.fight.dice[index], rerolling)
        state.fight.dice[index] = die

    scores = [state.fight.dice[0], state.fight.dice[1] + creature]
    for index, seat in enumerate(fighters):
        scores[index] += total_strength(table.content, state.seats[seat], battle=True) + state.fight.bonus[seat]
    state.fight.fighters = ()
    table.say("fight-scores", scoring, *STRENGTH, seat=first, score=scores[0], other=other, theirs=scores[1])
    return scores[0] - scores[1]
