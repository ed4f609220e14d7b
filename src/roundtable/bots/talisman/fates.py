"""Fate: whether a die is worth rolling again."""

from __future__ import annotations

from typing import Any

from roundtable.games.talisman.effects import Action, EndangerFollowers, Event, Roll
from roundtable.kernel.options import Option, Prompt

from . import fights, odds, plan, worth
from .view import BotView


def price(view: BotView) -> float:
    """What a token is worth; in the Inner Region there is little left to keep them for."""
    return worth.step(worth.FATES, view.me.fate - 1) * (0.3 if view.place.region == "inner" else 1.0)


def reroll(view: BotView, option: Option[Any], prompt: Prompt) -> float:
    """What a new die would change on average, less the token; keeping is worth nothing."""
    dice = [int(die) for die in str(prompt.params[0][1]).split(", ")]
    if prompt.rules and view.state.fight is not None:
        return in_a_fight(view, dice, option.value) - price(view)
    if view.state.fight is not None:
        return armour(view, dice[0]) - price(view)
    return on_a_table(view, dice, option.value) - price(view)


def others(dice: list[int], face: int) -> list[int]:
    """The dice that stay: all but one that shows this face, or but the only one."""
    rest = list(dice)
    rest.remove(face or dice[0])
    return rest


def in_a_fight(view: BotView, dice: list[int], face: int) -> float:
    fight = fights.running(view)
    rest = max(others(dice, face), default=0)
    now = fight.outcome(max(dice))
    return sum([fight.outcome(max(rest, new)) for new in odds.FACES]) / 6 - now


def armour(view: BotView, die: int) -> float:
    """A saved Life."""
    least = round(7 - 6 * view.spared)
    return 0.0 if die >= least else view.spared * worth.a_life(view)


def on_a_table(view: BotView, dice: list[int], face: int) -> float:
    """A table of a card or a space; the prompt doesn't say which, but the board does."""
    rest = sum(others(dice, face))
    results = [result(view, rest + new, len(dice)) for new in odds.FACES]
    return sum(results) / 6 - result(view, sum(dice), len(dice))


def result(view: BotView, total: int, dice: int) -> float:
    """What this sum is worth here and now."""
    place, state = view.place, view.state
    if view.seat == state.active:
        if place.portal is not None and dice == place.portal.dice:
            return 6.0 if total <= max(view.strength, view.craft) else -1.0
        if place.lair is not None:
            return -0.3 * total
        for action in plan.every(place.visit):
            if isinstance(action, Roll) and action.dice == dice:
                return worth.row(view, action, total + worth.table_bonus(view, action))
            if type(action).__name__ == "Quest":
                return plan.task(view, total)
    for action in plan.every(card_met(view)):
        if isinstance(action, Roll) and action.dice == dice:
            return worth.row(view, action, total + worth.table_bonus(view, action))
        if isinstance(action, EndangerFollowers):
            return -0.4 * (total <= action.upto)
    for ability in view.card.meetings:
        if ability.least > 1 and view.seat == state.active:
            return 0.7 * (total >= ability.least)
    return 0.0


def card_met(view: BotView) -> tuple[Action, ...]:
    """What the card says that is being met: one on the space, or an event, which is discarded at once."""
    state, cards = view.state, view.content["cards"]
    names = state.done[-1:] if view.seat == state.active else []
    for name in [*names, *state.adventure_discard.cards[-1:]]:
        item = cards.get(name)
        if item is not None and (name in names or isinstance(item, Event)):
            actions: tuple[Action, ...] = getattr(item, "do", ())
            if any(isinstance(action, Roll | EndangerFollowers) for action in plan.every(actions)):
                return actions
    return ()
