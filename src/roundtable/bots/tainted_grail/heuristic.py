"""Heuristic: runs the errand that is worth most, reads on where its Quests lead, and looks ahead in fights."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, Final

from roundtable.bots import Seen
from roundtable.games.tainted_grail.box import box_of
from roundtable.games.tainted_grail.campaign.mercy import SAVED
from roundtable.games.tainted_grail.campaign.modes import uses
from roundtable.games.tainted_grail.day.action_menu import price_for
from roundtable.games.tainted_grail.day.night import HUNGER
from roundtable.games.tainted_grail.effects.stories import Way
from roundtable.games.tainted_grail.game import GAME
from roundtable.games.tainted_grail.party import players
from roundtable.games.tainted_grail.state import GrailTable, fight_of
from roundtable.kernel.options import Option
from roundtable.kernel.seats import Seat

from . import fights
from .days import STAY, Day
from .goals import Goals
from .worth import Worth

Options = Sequence[Option[Any]]

BIG: Final = 12.0
"""An errand worth so much is run even with the Energy that would not come back tonight."""
HELPS: Final = 1.0
"""Whoever has nothing better to do than this goes along with others."""
USUAL: Final = (
    "accept-share", "each-own", "keep", "have-read", "go-on", "close-journal",
)  # fmt: skip
"""What is chosen wherever it is offered."""


class GrailHeuristic:
    """Sees what its seat may know, one decision at a time."""

    def __init__(self, rng: Random) -> None:
        self._rng = rng

    def choose(self, seen: Seen) -> tuple[Option[Any], int]:
        menu = seen.menu
        if len(menu) == 1:
            return menu[0], 0
        chooser = CHOOSERS.get(seen.prompt.key)
        if chooser is not None:
            return chooser(seen, menu), 0
        if fight_of(seen.state, seen.seat) is not None and seen.prompt.key not in QUIET:
            return fights.choose(seen), 0
        for option in menu:
            if option.verb in USUAL:
                return option, 0
        return menu[int(self._rng.random() * len(menu))], 0


def find(menu: Options, *verbs: str) -> Option[Any] | None:
    return next((option for option in menu if option.verb in verbs), None)


def table_of(seen: Seen) -> GrailTable:
    """Rules reckon on it; nothing is asked there."""
    return GAME.onlooker(seen.state, seen.content)


def worth_of(seen: Seen) -> Worth:
    table = table_of(seen)
    return Worth(table, seen.seat, Goals(table))


# --- the day ---


def act(seen: Seen, menu: Options) -> Option[Any]:
    """The best errand: done here, or a step nearer. What is not worth its Energy is left until tomorrow."""
    if (wait := find(menu, "wait")) is not None and find(menu, "pass-day") is None:
        return wait  # there is only trade left, which is for the night
    day = Day(table_of(seen), seen.seat)
    if (stone := day.must_go()) is not None and (way := step(day, menu, stone, "", "")) is not None:
        return way
    errand = day.best()
    leave = find(menu, "pass-day") or find(menu, "wait") or menu[0]
    if day.muster() == day.one.at and day.others_may_come():
        leave = find(menu, "wait", "inspect") or leave
    while errand is not None:
        net = day.net(errand)
        if net <= 0 or (day.keeps_for_tomorrow() and errand.gain < BIG):
            return leave
        if errand.verb == STAY and errand.place == day.one.at:
            return (find(menu, "wait", "inspect") or leave) if day.others_may_come() else leave
        chosen = step(day, menu, errand.place, errand.verb, errand.arg)
        if chosen is not None and not (errand.place == day.one.at and errand.energy > day.one.energy):
            return chosen
        errand = next((other for other in sorted(day.errands(), key=day.net, reverse=True)
                       if day.net(other) < net), None)  # fmt: skip
    return leave


def step(day: Day, menu: Options, place: str, verb: str, arg: str) -> Option[Any] | None:
    """What is to be done for an errand now, if it is offered."""
    if place != day.one.at:
        if day.one.energy < price_for(day.table, day.seat, "travel"):
            return None  # it is offered because others here could pay, who will not
        return next((each for each in menu if each.verb == "travel" and each.arg == day.way[place]), None)
    return next((each for each in menu if each.verb == verb and each.arg == arg), None)


def joins(seen: Seen, menu: Options) -> Option[Any]:
    """Goes along where the way is its own, where a Menhir is to be lit, or where it has nothing better to do."""
    yes, no = (next(option for option in menu if option.verb == verb) for verb in ("yes", "no"))
    action = seen.prompt.key.removeprefix("ask-join-")
    if action == "inspect":
        return yes
    day = Day(table_of(seen), seen.seat)
    one = day.one
    if one.health <= 4 or one.terror >= one.health:
        return no
    if action == "arrival":
        return yes if one.health >= 6 else no
    errand = day.best()
    net = day.net(errand) if errand is not None else 0.0
    if action == "travel":
        place = str(dict(seen.prompt.params).get("place", "")).rpartition(".")[2]
        return yes if errand is not None and net > 0 and day.way.get(errand.place) == place else no
    return yes if net <= HELPS and not day.keeps_for_tomorrow() else no


# --- pages ---


def read(seen: Seen, menu: Options) -> Option[Any]:
    """The way that brings most; its page stands in its name."""
    worth = worth_of(seen)

    def gain(option: Option[Any]) -> float:
        if isinstance(option.value, Way):
            return worth.way(option.value)
        name = str(dict(option.params).get("way", ""))
        page = name.removeprefix("@journal.").removesuffix(f".{option.arg}")
        verse = seen.content["journal"].get(page)
        return worth.way(verse.ways[option.value], frozenset({page})) if verse is not None else 0.0

    return max(menu, key=gain)


def power(seen: Seen, menu: Options) -> Option[Any]:
    """In a fight it is tried; by day it is used if it brings more than it costs."""
    if fight_of(seen.state, seen.seat) is not None:
        return fights.choose(seen)
    day, known = Day(table_of(seen), seen.seat), box_of(seen.content).powers
    for option in menu:
        source, _, number = option.arg.rpartition(".")
        if source in known and day.power(known[source][int(number)]) > 0:
            return option
    return find(menu, "done") or menu[0]


# --- Menhirs ---


def rite(seen: Seen, menu: Options) -> Option[Any]:
    """The longest."""
    return max(menu, key=lambda option: option.value.dial if hasattr(option.value, "dial") else 0)


def dearest(seen: Seen, menu: Options) -> Option[Any]:
    """The Resource that is spared is the one that would be missed most."""
    worth = worth_of(seen)
    return max(menu, key=lambda option: worth.good(option.arg) if option.arg in RESOURCES else 1.0)


RESOURCES: Final = ("food", "wealth", "rep", "magic", "exp")


# --- nights ---


def eat(seen: Seen, menu: Options) -> Option[Any]:
    """Whoever has something to heal, and whoever would go hungry for it."""
    one = seen.state.seats[seen.seat]
    goals = Goals(table_of(seen))
    saves = goals.days == 1 and goals.spare("food") <= 0 and one.health > 4 and one.terror + 2 < one.health
    well = (saves or (one.health == one.most_health and not one.terror)) and not uses(seen.state, HUNGER)
    return (find(menu, "fast") if well else find(menu, "eat")) or menu[0]


def starving(seen: Seen) -> list[Seat]:
    """Others here without Food, if there is some to spare."""
    state, seat = seen.state, seen.seat
    if state.seats[seat].food < 2:
        return []
    return [other for other in players(state) if other != seat and not state.seats[other].food
            and state.seats[other].at == state.seats[seat].at]  # fmt: skip


def before_rest(seen: Seen, menu: Options) -> Option[Any]:
    return (find(menu, "trade") if starving(seen) else None) or find(menu, "done") or menu[0]


def trade(seen: Seen, menu: Options) -> Option[Any]:
    """One Food to whoever has none, and nothing else: so it never comes back."""
    wanted = [f"food-1-{other}" for other in starving(seen)]
    return next((option for option in menu if option.arg in wanted), None) or find(menu, "done") or menu[0]


# --- Exp ---


def advance(seen: Seen, menu: Options) -> Option[Any]:
    """The Attribute that lights most Keys of the own cards, or a card."""
    one, cards = seen.state.seats[seen.seat], box_of(seen.content).cards

    def gain(option: Option[Any]) -> float:
        if option.verb == "new-card":
            return 1.2 if option.arg == "combat" else 0.8
        if option.verb != "point":
            return 0.0
        own = [*one.combat.deck.cards, *one.diplomacy.deck.cards]
        level = one.marks.get(option.arg, 0)
        return sum(option.arg in cards[card].left for card in own) * (0.5, 0.25, 0.15)[min(level, 2)]

    return max(menu, key=gain)


def new_card(seen: Seen, menu: Options) -> Option[Any]:
    """The one with most on it."""
    cards = box_of(seen.content).cards

    def size(option: Option[Any]) -> float:
        card = cards.get(option.arg)
        if card is None:
            return -1.0
        icons = [fights.ICON_WORTH.get(icon.partition("-")[0], 0.3) for each in card.left.values() for icon in each]
        return sum(icons) + 1.2 * len(card.abilities)

    return max(menu, key=size)


# --- death ---


def mercy(seen: Seen, menu: Options) -> Option[Any]:
    """Once in a Campaign."""
    saved = bool(seen.state.statuses.get(SAVED, 0))
    return (find(menu, "no") if saved else find(menu, "yes")) or menu[0]


def always(*verbs: str) -> Callable[[Seen, Options], Option[Any]]:
    return lambda _, menu: find(menu, *verbs) or menu[0]


def middle(seen: Seen, menu: Options) -> Option[Any]:
    """An even share."""
    return menu[len(menu) // 2]


QUIET: Final = frozenset({"ask-pick-active"})
CHOOSERS: Final[dict[str, Callable[[Seen, Options], Option[Any]]]] = {
    "ask-act": act,
    "ask-join-explore": joins, "ask-join-travel": joins, "ask-join-location-action": joins,
    "ask-join-character-action": joins, "ask-join-inspect": joins, "ask-join-arrival": joins,
    "ask-welcome": always("yes"), "ask-pay-along": always("yes"), "ask-light-menhir": always("yes"),
    "ask-arrive-together": always("yes"), "ask-pay-for": always("yes"), "ask-consent": always("yes"),
    "ask-let-act-again": always("yes"),
    "ask-lend-magic": always("yes"),
    "ask-all-give-up": always("no"),
    "ask-how-to-pay": always("each-own"), "ask-accept-share": always("accept-share"), "ask-share": middle,
    "ask-which-rite": rite, "ask-spared-resource": dearest, "ask-lighter-resource": dearest,
    "ask-way": read, "ask-event-way": read, "ask-location-way": read, "ask-encounter-way": read,
    "ask-use-power": power, "ask-start-effect": power, "ask-end-effect": power,
    "ask-eat": eat, "ask-before-rest": before_rest, "ask-trade": trade,
    "ask-advance": advance, "ask-pick-card": new_card, "ask-rebuild": always("done"),
    "ask-redraw": always("keep"), "ask-set-aside": always("done"),
    "ask-mode": always("mode"), "ask-changes": always("done"), "ask-mercy": mercy, "ask-successor": always("character"),
}  # fmt: skip
