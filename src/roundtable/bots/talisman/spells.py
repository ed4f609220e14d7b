"""Spells: when to cast which, on whom, and which to let go."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeAlias

from roundtable.games.talisman.effects import (
    AddStartingCraft,
    AddToScore,
    Affect,
    Evade,
    Go,
    LayOnSpace,
    PreventLoss,
    Spell,
    Take,
)
from roundtable.kernel.options import Option, Prompt

from . import fights, odds, plan, worth
from .view import BotView, CharacterView

KEPT: Final = 0.3
"""What a spell in the hand is worth; with a full hand, less: there is no room for the next one."""


def price(view: BotView) -> float:
    return KEPT if len(view.spells) < view.spell_limit else KEPT / 4


def cast(view: BotView, option: Option[Any], prompt: Prompt) -> float:
    """What casting it now brings beyond keeping it; to keep them all is worth nothing."""
    spell: Spell = view.content["spells"][option.arg]
    fight = view.state.fight
    if fight is not None and view.seat not in fight.fighters:
        return on_others(view, spell) - price(view)
    return CASTING[type(spell.effect)](view, spell) - price(view)


# --- in one's own fight ---


def evade(view: BotView, spell: Spell) -> float:
    """Getting past it unhurt; past the guard of the bridge, that is to get over it."""
    fight = view.state.fight
    guarded = view.place.guard is not None and fight is not None and not fight.foes and len(fight.fighters) == 1
    return 1.2 if guarded else 0.0


def help_in_fight(view: BotView, points: int) -> float:
    fight = fights.running(view)
    return fight.expected(points) - fight.expected()


def add_to_score(view: BotView, spell: Spell) -> float:
    assert isinstance(spell.effect, AddToScore)
    amount = spell.effect.amount
    return help_in_fight(view, -amount if spell.target == "creature" else amount)


def prevent_loss(view: BotView, spell: Spell) -> float:
    return worth.a_life(view)


# --- in others' fights ---


def on_others(view: BotView, spell: Spell) -> float:
    """Against whoever is nearest to the Crown, where it may turn the fight."""
    fight = view.state.fight
    if fight is None or not isinstance(spell.effect, AddToScore):
        return -1.0
    harm = spell.effect.amount if spell.target == "creature" else -spell.effect.amount
    return max([turned(view, seat, harm) for seat in fight.fighters]) if harm > 0 else -1.0


def turned(view: BotView, seat: int, harm: int) -> float:
    """How much so many points less hurt a fighter whom one fears."""
    lead, dice = fights.lead_of(view, seat)
    before, after = odds.fight(lead, dice), odds.fight(lead - harm, dice)
    victim = CharacterView(view.content, view.state, seat)
    stake = 4.0 if victim.place.lair is not None and victim.place.lair.crown else 1.0
    return (before.win - after.win + after.lose - before.lose) / 2 * stake * (0.2 + victim.menace)


# --- before moving ---


def affect(view: BotView, spell: Spell) -> float:
    assert isinstance(spell.effect, Affect)
    if spell.target == "self":
        if any(isinstance(action, Go) for action in spell.effect.actions):
            spaces = [place.id for place in plan.ring(view, view.place.region) if place.id != view.me.space]
            there = max([plan.stop(view, space) for space in spaces], default=0.0)
            return there - plan.pull(view, view.me.space) - 0.5
        gain = worth.worth(view, spell.effect.actions)
        return gain if gain > 0.8 else -1.0
    return max([harm(view, other, spell) for other in view.others], default=-1.0)


def harm(view: BotView, other: CharacterView, spell: Spell) -> float:
    """What a blow at somebody is worth: more, the nearer they are to the Crown, and if it kills."""
    assert isinstance(spell.effect, Affect)
    last = other.me.lives == 1 and any(getattr(action, "what", "") == "life" for action in spell.effect.actions)
    return 0.9 * other.menace + 0.3 * last - 0.3 * (other.me.toad_turns > 0)


def take(view: BotView, spell: Spell) -> float:
    return max([taken(view, other, spell) for other in view.others], default=-1.0)


def taken(view: BotView, other: CharacterView, spell: Spell) -> float:
    assert isinstance(spell.effect, Take)
    match spell.effect.what:
        case "gold":
            return worth.step(worth.COINS, view.me.gold) if other.me.gold else -1.0
        case "spell":
            return 0.35 + 0.2 * other.menace if len(other.me.spells) and view.spell_limit else -1.0
        case "follower":
            held = other.me.followers.cards
        case "object":
            held = other.me.objects.cards
    return max([plan.loot(view, card) for card in held], default=-1.0) if not other.me.toad_turns else -1.0


def lay_on_space(view: BotView, spell: Spell) -> float:
    return max([trap(view, place.id) for region in ("outer", "middle") for place in plan.ring(view, region)])


def trap(view: BotView, space: str) -> float:
    """A space that others may reach next turn, the most feared above all, and oneself not so soon."""
    region = view.content["places"][space].region
    value = 0.0
    for other in view.others:
        if other.place.region == region and 0 < plan.apart(view, other.me.space, space) <= 6:
            value += 0.2 + 0.3 * other.menace
    if view.place.region == region and plan.apart(view, view.me.space, space) <= 6:
        value -= 0.3
    return value


Casting: TypeAlias = Callable[[BotView, Spell], float]
CASTING: Final[dict[type, Casting]] = {
    Evade: evade,
    AddToScore: add_to_score,
    AddStartingCraft: lambda view, spell: help_in_fight(view, view.card.craft),
    PreventLoss: prevent_loss,
    LayOnSpace: lay_on_space,
    Take: take,
    Affect: affect,
}


# --- on whom, where, and what goes ---


def target(view: BotView, option: Option[Any], prompt: Prompt) -> float:
    """Whom the spell that lies open hurts to one's best advantage."""
    spell: Spell = view.content["spells"][view.state.playing.cards[-1]]
    other = CharacterView(view.content, view.state, option.value)
    if isinstance(spell.effect, Take):
        return taken(view, other, spell)
    if isinstance(spell.effect, Affect):
        return harm(view, other, spell)
    return other.menace


def lay(view: BotView, option: Option[Any], prompt: Prompt) -> float:
    return trap(view, option.value)


ORDER: Final[dict[type, float]] = {
    Evade: 0.6,
    PreventLoss: 0.5,
    AddStartingCraft: 0.5,
    AddToScore: 0.4,
    Affect: 0.4,
    Take: 0.3,
    LayOnSpace: 0.2,
}


def discard(view: BotView, option: Option[Any], prompt: Prompt) -> float:
    """The least useful one goes."""
    spell: Spell = view.content["spells"][option.arg]
    value = ORDER[type(spell.effect)]
    if isinstance(spell.effect, AddStartingCraft):
        value = 0.1 * view.card.craft
    return -value
