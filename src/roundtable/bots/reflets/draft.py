"""Before the game: which heroes, who leads them, which quest, where the tokens go."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from roundtable.games.reflets.box import token_kind
from roundtable.games.reflets.effects.cards import Hero
from roundtable.games.reflets.effects.quests import LeaderIs, Quest
from roundtable.games.reflets.effects.terms import COLOURS
from roundtable.kernel.options import Option

from . import worth
from .view import View

Options = Sequence[Option[Any]]

ENOUGH: Final = 17
"""What a team of five should have of each characteristic."""
SPARES: Final = 3.0


def enrol(view: View, menu: Options) -> Option[Any]:
    """Whoever fits the quests in hand, and is good at what the team is bad at."""
    team = view.heroes(view.seat)
    packet = [option for option in menu if option.verb == "enrol"]
    return max(packet, key=lambda option: value(view, view.box.heroes[option.arg], team))


def value(view: View, one: Hero, team: Sequence[Hero]) -> float:
    """A hero beside those who are there already."""
    so_far, many = worth.weakest(team), len(team)
    found = 0.9 * one.points + 0.3 * one.life + 0.4 * len(one.skills) + SPARES * one.spares
    for colour in COLOURS:
        lacking = ENOUGH * (many + 1) / 5 - so_far[colour]
        found += one.value(colour) * (0.3 + 0.05 * max(-2.0, min(4.0, lacking)))
    quests = [view.box.quests[quest] for quest in view.me.quest.cards]
    for quest in quests:
        found += (missions(view, quest, [*team, one]) - missions(view, quest, team)) / len(quests)
    return found


def missions(view: View, quest: Quest, team: Sequence[Hero]) -> float:
    return sum(each.points * worth.mission(view, each, team) for each in quest.missions)


def dismiss(view: View, menu: Options) -> Option[Any]:
    """An extra hero of a grade comes in place of the weakest, unless it is the weakest itself."""
    everybody = [option.arg for option in menu if option.verb == "dismiss"]

    def kept(name: str) -> float:
        team = [view.box.heroes[other] for other in everybody if other != name]
        return sum(0.9 * one.points + sum(one.value(colour) for colour in COLOURS) * 0.35 for one in team) + max(
            (missions(view, view.box.quests[quest], team) for quest in view.me.quest.cards), default=0.0
        )

    return max((option for option in menu if option.verb == "dismiss"), key=lambda option: kept(option.arg))


def quest(view: View, menu: Options) -> Option[Any]:
    """The quest whose missions fit the team; before that, a leader who fits the quest goes forward."""
    team = view.heroes(view.seat)
    quests = [option for option in menu if option.verb == "quest"]

    def fits(option: Option[Any]) -> float:
        card = view.box.quests[option.arg]
        return missions(view, card, team) + 0.5 * view.box.points[card.relic] + 1.5 * card.spares + card.stops

    best = max(quests, key=fits)
    ahead = {option.arg: option for option in menu if option.verb == "forward"}
    leader = fitting_leader(view.box.quests[best.arg], team)
    return ahead.get(leader, best)


def fitting_leader(quest: Quest, team: Sequence[Hero]) -> str:
    """Of those who fulfil the mission the one with the most life; the one who leads is best left there."""
    wanted = [each.alignment for each in quest.missions if isinstance(each, LeaderIs)]
    fitting = [one for one in team if one.alignment in wanted]
    if not fitting or team[0] in fitting:
        return ""
    return max(fitting, key=lambda one: one.life).id


# --- tokens ---


def where_token(view: View, menu: Options) -> Option[Any]:
    """Brown ones where others will stop, golden ones where one's own pawn will come: all along the Road, by turns."""
    spaces = [option for option in menu if option.verb == "space"]
    if not spaces:
        return menu[0]
    laid = len(view.me.tokens)
    share = (0.12 + 0.23 * (laid % 3)) + 0.03 * (view.seat % 3)
    return spaces[min(len(spaces) - 1, int(share * len(spaces)))]


LAYING: Final = {"gem-tax": 5, "peril": 4, "card-tax": 3, "bonus-die": 1, "purse": 0, "chance": 0, "vision": 2}
"""Which tokens rather lie on the Road than wait."""


def place_token(view: View, menu: Options) -> Option[Any]:
    return max(menu, key=lambda option: LAYING.get(token_kind(option.arg), 0))
