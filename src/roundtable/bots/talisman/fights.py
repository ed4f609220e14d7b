"""The fight that goes on, as a bystander or one of the fighters sees it."""

from __future__ import annotations

from typing import NamedTuple

from roundtable.games.talisman.effects import Attack, Enemy
from roundtable.kernel.seats import Seat

from . import odds, plan, worth
from .view import BotView, CharacterView

CROWN = 8.0
"""What winning the last fight is worth."""


class FightSide(NamedTuple):
    """One fighter's side of it."""

    lead: int
    """Points ahead, before the dice."""
    dice: int
    their_dice: int
    their_die: int
    """What the other side rolled; 0 before that."""
    won: float
    lost: float

    def outcome(self, die: int) -> float:
        """What it is worth with this die, against the one that lies there."""
        margin = self.lead + die - self.their_die
        return self.won if margin > 0 else -self.lost if margin < 0 else -0.1

    def expected(self, help_: int = 0) -> float:
        """What it is worth before the dice, with so many points more."""
        win, tie, lose = odds.fight(self.lead + help_, self.dice, self.their_dice)
        return win * self.won - lose * self.lost - tie * 0.15


def running(view: BotView) -> FightSide:
    """The bot's own fight."""
    fight = view.state.fight
    assert fight is not None, "there is a fight"
    battle = fight.battle
    mine = (view.battle if battle else view.psychic) + fight.bonus[view.seat]
    wound = worth.a_life(view) * ((1 - view.spared) if battle else 1) + 0.25
    if len(fight.fighters) > 1:
        index = fight.fighters.index(view.seat)
        other = CharacterView(view.content, view.state, fight.fighters[1 - index])
        theirs = (other.battle if battle else other.psychic) + fight.bonus[other.seat]
        ambushed = index == 0 and battle and view.card.ambush and not view.me.toad_turns
        their_die = fight.dice[1 - index] if fight.dice else 0
        return FightSide(
            mine - theirs, view.dice(battle), 0 if ambushed else other.dice(battle), their_die,
            plan.prize(view, other), plan.stake(view),
        )  # fmt: skip
    foes = [view.content["cards"][foe] for foe in fight.foes]
    if battle and any(foe.no_weapons for foe in foes):
        mine = view.strength + fight.bonus[view.seat]
    won, lost = prize(view, foes)
    lead = mine - (fight.creature or power(view, foes)) - fight.added
    return FightSide(lead, view.dice(battle), 1, fight.dice[1] if fight.dice else 0, won, wound + lost)


def prize(view: BotView, foes: list[Enemy]) -> tuple[float, float]:
    """What beating them brings, and what losing costs besides the Life."""
    if not foes:
        if view.place.lair is not None:
            return (CROWN, 0.0) if view.place.lair.crown else (1.5, 0.0)
        return (1.2, 0.3) if view.place.guard is not None else (0.4, 0.0)
    won = sum([worth.trophy(view, foe.power, battle=foe.race != "spirit") + worth.worth(view, foe.won) for foe in foes])
    return won, -sum([worth.worth(view, foe.lost) for foe in foes])


def power(view: BotView, foes: list[Enemy]) -> int:
    """What attacks; before the fight itself begins, a creature that is no card is known by where one stands."""
    if foes:
        return sum([foe.power for foe in foes])
    place = view.place
    if place.guard is not None:
        return place.guard.strength
    cards = view.content["cards"]
    said = [place.visit, *(getattr(cards[card], "do", ()) for card in view.state.done[-1:] if card in cards)]
    for actions in said:
        for action in plan.every(actions):
            if isinstance(action, Attack):
                return action.creature.strength or action.creature.craft
    return 4


def lead_of(view: BotView, seat: Seat) -> tuple[int, int]:
    """How far a fighter is ahead whom one watches, and with how many dice."""
    fight = view.state.fight
    assert fight is not None, "there is a fight to watch"
    fighter = CharacterView(view.content, view.state, seat)
    mine = (fighter.battle if fight.battle else fighter.psychic) + fight.bonus[seat]
    if len(fight.fighters) == 1:
        return mine - fight.creature - fight.added, fighter.dice(fight.battle)
    other = CharacterView(view.content, view.state, next(each for each in fight.fighters if each != seat))
    theirs = (other.battle if fight.battle else other.psychic) + fight.bonus[other.seat]
    return mine - theirs, fighter.dice(fight.battle)
