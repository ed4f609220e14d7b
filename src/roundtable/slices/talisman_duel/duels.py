"""Characters meeting characters: the duel."""

from __future__ import annotations

from functools import cache

from roundtable.kernel.options import Option, Prompt
from roundtable.kernel.seats import Seat
from roundtable.kernel.windows import STOPPED, Rules, until

from .characters import card_of, gain_fate, lose_life, may_reroll
from .fights import begin, evades, fight_of, score
from .objects import own, saved_by_armour
from .spells import may_cast_several, others_may_cast
from .state import SEATS, Duel, DuelTable

DECLARE = Prompt("ask-declare", rules=("talisman.duel.declare-battle-or-psychic",))
BATTLE: Option[None] = Option("battle")
PSYCHIC: Option[None] = Option("psychic", rules=("talisman.duel.psychic-needs-special-ability",))

SCORE = "talisman.duel.attack-score"
ONE_REWARD = "talisman.duel.winner-picks-life-object-or-gold"
REWARD = Prompt("ask-reward", rules=(ONE_REWARD,))
TAKE_LIFE: Option[None] = Option("take-life")
TAKE_GOLD: Option[None] = Option("take-gold")


@cache
def take_object(card: str) -> Option[None]:
    return Option("take-object", card, points=(f"card:{card}",), params=(("card", f"@adventure.{card}"),))


def duel(table: DuelTable, step: Duel) -> Rules[None]:
    """The attack of one character on another. Whatever comes of it, the attacker's turn is over then."""
    ended = yield from until("turn", until("fight", attack(table, step.attacker, step.defender)))
    if ended is STOPPED and table.state.fight is not None:
        table.say("fight-broken-off", "talisman.characters.death.no-life-means-defeated")
    table.state.fight = None
    table.cite("talisman.duel.attackers-turn-ends", "talisman.sequence.character-encounter-ends-turn")


def attack(table: DuelTable, attacker: Seat, defender: Seat) -> Rules[None]:
    psychic = None if card_of(table, attacker).psychic else "talisman.duel.psychic-needs-special-ability"
    kind = yield from table.ask(attacker, DECLARE, lambda: table.allowed([(BATTLE, None), (PSYCHIC, psychic)]))
    battle = kind is BATTLE
    begin(table, [attacker, defender], battle=battle)
    table.say(
        f"attacks-{kind.verb}", "talisman.duel.declare-battle-or-psychic", seat=SEATS[attacker], other=SEATS[defender]
    )
    if (yield from evades(table, defender, "talisman.duel.defender-may-evade-if-able")):
        return
    table.cite("talisman.duel.spells-attacker-first")
    yield from may_cast_several(table, attacker, "fight")
    yield from may_cast_several(table, defender, "fight")
    # The spell step is the fighters' (ruling A36); others follow where their card's timing allows.
    yield from others_may_cast(table)

    fight_of(table).dice = [table.roll(), table.roll()]
    first, second = fight_of(table).dice
    table.say(
        "duel-dice", "talisman.duel.each-rolls-one-die",
        seat=SEATS[attacker], die=first, other=SEATS[defender], theirs=second,
    )  # fmt: skip
    first = yield from may_reroll(table, attacker, first, "talisman.duel.fate-attacker-then-defender")
    fight_of(table).dice[0] = first
    second = yield from may_reroll(table, defender, second, "talisman.duel.fate-attacker-then-defender")

    ours = score(table, attacker, first, SCORE)
    theirs = score(table, defender, second, SCORE)
    table.state.fight = None
    table.say("duel-scores", SCORE, seat=SEATS[attacker], score=ours, other=SEATS[defender], theirs=theirs)
    if ours == theirs:
        table.say("duel-tie", "talisman.duel.tie-hurts-nobody-and-gives-no-fate")
        return
    winner, loser = (attacker, defender) if ours > theirs else (defender, attacker)
    table.state.seats[winner].wins += 1
    table.say("duel-won", "talisman.duel.higher-score-wins", seat=SEATS[winner], other=SEATS[loser])
    yield from reward(table, winner, loser, battle=battle)


def reward(table: DuelTable, winner: Seat, loser: Seat, *, battle: bool) -> Rules[None]:
    """The winner picks one thing, the loser gets one Fate token; then all that comes of it happens at once."""
    chosen = yield from table.ask(winner, REWARD, lambda: table.allowed(rewards(table, loser)))
    seats = table.state.seats
    if chosen is TAKE_GOLD:
        seats[loser].gold -= 1
        seats[winner].gold += 1
        table.say("takes-gold", ONE_REWARD, seat=SEATS[winner], other=SEATS[loser])
    elif chosen is TAKE_LIFE:
        yield from take_life(table, loser, battle=battle)
    else:
        own(table, winner, chosen.arg, seats[loser].objects)
        table.touch(f"spells:{loser}")
        table.say("takes-object", ONE_REWARD, seat=SEATS[winner], other=SEATS[loser], card=f"@adventure.{chosen.arg}")
    killed = () if table.state.seats[loser].lives else ("talisman.duel.killed-defender-gets-fate-and-dies-at-once",)
    gain_fate(table, loser, "talisman.duel.loser-gains-one-fate", *killed)
    yield from table.settle()


def rewards(table: DuelTable, loser: Seat) -> list[tuple[Option[None], str | None]]:
    """What the winner may pick: only what can be carried out (ruling A68)."""
    character = table.state.seats[loser]
    return [
        (TAKE_LIFE, None),
        (TAKE_GOLD, None if character.gold else ONE_REWARD),
        *((take_object(card), None) for card in dict.fromkeys(character.objects)),
    ]


def take_life(table: DuelTable, loser: Seat, *, battle: bool) -> Rules[None]:
    """The loser of a battle may save the Life by an object; psychic combat leaves no such way."""
    rule = "talisman.duel.object-may-save-life-in-battle-only"
    if not battle:
        table.cite(rule)
    elif (yield from saved_by_armour(table, loser, rule)):
        return
    lose_life(table, loser)
