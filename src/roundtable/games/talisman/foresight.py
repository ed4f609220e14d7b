"""How a fight may end, for a seat that is asked before or after its dice: from what that seat may know."""

from __future__ import annotations

from collections import Counter
from functools import cache
from itertools import product
from typing import Any, Final

from roundtable.kernel.options import Option
from roundtable.kernel.seats import Seat

from .characters import ambushed, battle_strength, card_of, psychic_craft
from .creatures import weapons_allowed
from .effects import AddStartingCraft, AddToScore
from .spells import fight_of
from .state import TalismanTable

FACES: Final = range(1, 7)
Odds = tuple[int, int, int]
"""Win, tie and lose, per mille."""


def fight_odds(table: TalismanTable, seat: Seat, option: Option[Any]) -> Odds | None:
    """How the running fight ends if the seat chooses this; None where that can't be said beforehand."""
    fight = table.state.fight
    if fight is None or seat not in fight.fighters:
        return None
    if option.verb == "reroll":
        return _after_reroll(table, seat, option)
    if option.verb == "keep":
        return _as_it_lies(table, seat)
    if fight.dice:
        return None
    if option.verb in ("fight", "pass"):
        return of_fight(_lead(table, seat), _dice(table, seat), _their_dice(table, seat))
    if option.verb == "cast":
        return _with_spell(table, seat, option.arg)
    return None


def _with_spell(table: TalismanTable, seat: Seat, card: str) -> Odds | None:
    """The same with a spell that adds to a score, where it is plain to whose."""
    spell = table.content["spells"][card]
    match spell.effect:
        case AddStartingCraft():
            more = card_of(table, seat).craft
        case AddToScore(amount=amount) if spell.target == "creature":
            more = -amount
        case AddToScore(amount=amount) if spell.target == "self":
            more = amount
        case _:
            return None
    return of_fight(_lead(table, seat) + more, _dice(table, seat), _their_dice(table, seat))


def _after_reroll(table: TalismanTable, seat: Seat, option: Option[Any]) -> Odds | None:
    """One die is rolled anew, the other side's lies there. With two dice the one that is kept counts too."""
    fight = fight_of(table)
    if len(fight.dice) < 2 or _dice(table, seat) > 1:
        return None
    lead = _lead(table, seat) - fight.dice[1 - fight.fighters.index(seat)]
    return _shares(Counter(_result(lead + face) for face in FACES))


def _as_it_lies(table: TalismanTable, seat: Seat) -> Odds | None:
    """Against a creature the dice that lie there decide; another character might still reroll."""
    fight = fight_of(table)
    if len(fight.dice) < 2 or len(fight.fighters) > 1 or _dice(table, seat) > 1:
        return None
    return _shares(Counter([_result(_lead(table, seat) + fight.dice[0] - fight.dice[1])]))


def _lead(table: TalismanTable, seat: Seat) -> int:
    """How far the seat is ahead, before any die."""
    fight = fight_of(table)
    others = [other for other in fight.fighters if other != seat]
    theirs = _score(table, others[0]) if others else fight.creature + fight.added
    return _score(table, seat) - theirs


def _score(table: TalismanTable, seat: Seat) -> int:
    fight, character = fight_of(table), table.state.seats[seat]
    if fight.battle:
        return battle_strength(table.content, character, weapons=weapons_allowed(table)) + fight.bonus[seat]
    return psychic_craft(table.content, character) + fight.bonus[seat]


def _dice(table: TalismanTable, seat: Seat) -> int:
    """How many dice it rolls, of which the highest counts."""
    if ambushed(table.content, table.state, seat):
        return 0
    return _dice_in(table, seat, battle=fight_of(table).battle)


def _dice_in(table: TalismanTable, seat: Seat, *, battle: bool) -> int:
    what = "strength" if battle else "craft"
    return 2 if card_of(table, seat).best_of_two == what and not table.state.seats[seat].toad_turns else 1


def _their_dice(table: TalismanTable, seat: Seat) -> int:
    others = [other for other in fight_of(table).fighters if other != seat]
    return _dice(table, others[0]) if others else 1


@cache
def of_fight(lead: int, mine: int = 1, theirs: int = 1) -> Odds:
    """Of whoever is so far ahead, with so many dice on either side of which the highest counts.

    >>> of_fight(0)
    (417, 167, 416)
    >>> of_fight(6)
    (1000, 0, 0)
    """
    results: Counter[str] = Counter()
    for own, other in product(product(FACES, repeat=mine), product(FACES, repeat=theirs)):
        results[_result(lead + max(own, default=0) - max(other, default=0))] += 1
    return _shares(results)


def _result(margin: int) -> str:
    return "win" if margin > 0 else "lose" if margin < 0 else "tie"


def _shares(results: Counter[str]) -> Odds:
    """Whole shares that add up to a thousand."""
    total = sum(results.values())
    win, tie = (round(1000 * results[name] / total) for name in ("win", "tie"))
    return win, tie, 1000 - win - tie
