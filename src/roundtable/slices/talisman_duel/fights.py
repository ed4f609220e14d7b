"""What fights with creatures and with characters have in common: evading, scores; then the fight with a creature."""

from __future__ import annotations

from enum import Enum

from roundtable.kernel.seats import Seat
from roundtable.kernel.windows import Rules

from .characters import craft, lose_life, may_reroll, strength_in_battle
from .effects import Creature, Evade
from .objects import saved_by_armour
from .spells import may_cast, may_cast_several, others_may_cast
from .state import SEATS, DuelTable, Fight


class Result(Enum):
    WON = "won"
    EVADED = "evaded"
    LOST = "lost"
    TIED = "tied"


def begin(table: DuelTable, fighters: list[Seat], *, battle: bool, creature: int = 0) -> None:
    state = table.state
    state.fight = Fight(fighters, battle, [0] * len(state.seats), creature)


def fight_of(table: DuelTable) -> Fight:
    fight = table.state.fight
    assert fight is not None, "a fight goes on"
    return fight


def evades(table: DuelTable, seat: Seat, rule: str) -> Rules[bool]:
    """Before any other spell and any die, a means of evading may be used."""
    table.cite(rule)
    spell = yield from may_cast(table, seat, "evade")
    if spell is None or not isinstance(spell.effect, Evade):
        return False
    table.say("evades", rule, seat=SEATS[seat])
    return True


def score(table: DuelTable, seat: Seat, die: int, rule: str) -> int:
    """The attack score: die, Strength or Craft, and what spells add."""
    fight = fight_of(table)
    table.cite(rule)
    own = strength_in_battle(table, seat) if fight.battle else craft(table, seat)
    return die + own + fight.bonus[seat]


def fight_creature(table: DuelTable, seat: Seat, creature: Creature) -> Rules[Result]:
    """A creature attacks: evade it, or spells, dice, Fate, and the higher score."""
    battle = creature.strength > 0
    begin(table, [seat], battle=battle, creature=creature.strength if battle else creature.craft)
    table.cite("talisman.creatures.printed-attribute-sets-kind-of-fight")
    if (yield from evades(table, seat, "talisman.creatures.evade-first-in-outer-and-middle")):
        return Result.EVADED
    yield from may_cast_several(table, seat, "fight")
    table.cite("talisman.creatures.spells-before-dice")
    yield from others_may_cast(table)
    die, theirs = table.roll(), table.roll()
    fight_of(table).dice = [die, theirs]
    # Another player rolls for the creature; as that is no choice, only the die is told.
    table.say(
        "creature-dice", "talisman.creatures.another-player-rolls-for-it", seat=SEATS[seat], die=die, theirs=theirs
    )
    die = yield from may_reroll(table, seat, die, "talisman.creatures.fate-after-both-rolls")
    fight_of(table).dice[0] = die
    ours = score(table, seat, die, "talisman.creatures.character-score")
    its = theirs + fight_of(table).creature
    if ours == its:
        table.say("creature-tie", "talisman.creatures.tie-hurts-nobody-and-ends-turn", seat=SEATS[seat], score=ours)
        return Result.TIED
    if ours > its:
        table.say(
            "creature-beaten", "talisman.creatures.higher-score-defeats-it", seat=SEATS[seat], score=ours, theirs=its
        )
        return Result.WON
    table.say(
        "creature-wins", "talisman.creatures.loss-costs-one-life-and-ends-turn",
        seat=SEATS[seat], score=ours, theirs=its,
    )  # fmt: skip
    prevention = "talisman.creatures.battle-loss-may-be-prevented"
    if not battle:
        table.cite("talisman.creatures.psychic-loss-not-prevented-by-objects")
    elif (yield from saved_by_armour(table, seat, prevention)):
        return Result.LOST
    lose_life(table, seat)
    yield from table.settle()
    return Result.LOST
