"""What the bot chooses, prompt by prompt, and how long it takes to say so."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, Final, TypeAlias

from roundtable.bots import Seen
from roundtable.kernel.options import Option

from . import cards, draft, goods, trials, walk
from .view import View

Options = Sequence[Option[Any]]
Chooser: TypeAlias = Callable[[View, Options], Option[Any]]

TYPICAL: Final = 1100
"""Milliseconds in which half of all people have noticed and called."""
SPREAD: Final = 0.4
QUICKEST: Final = 250
LET_PASS: Final = ("pass", "forget")
"""What becomes of it if somebody is too slow."""
HINGES: Final = frozenset({"ask-dragon", "ask-countdown", "ask-blessing", "ask-pace", "ask-last-moment"})
"""Where waiting tokens and healing are thought of."""


class RefletsHeuristic:
    """Reckons in Epic Points what each option brings, from what its seat may know."""

    def __init__(self, rng: Random) -> None:
        self._rng = rng

    def choose(self, seen: Seen) -> tuple[Option[Any], int]:
        latest = seen.latest_ms
        if latest is None:
            return chosen(seen), 0
        ms = max(QUICKEST, round(TYPICAL * self._rng.lognormvariate(0.0, SPREAD)))
        option = chosen(seen)
        if ms <= latest:
            return option, ms
        late = next((each for each in seen.menu if each.verb in LET_PASS), option)
        return late, latest


def chosen(seen: Seen) -> Option[Any]:
    """What this seat chooses; nothing at all is thought over where there is nothing to play."""
    menu, key = seen.menu, seen.prompt.key
    if len(menu) == 1:
        return menu[0]
    who, _, moment = key.removeprefix("ask-").partition("-")
    if moment and who in ("adversary", "guide"):
        if not any(option.verb == "play" for option in menu):
            return next(option for option in menu if option.verb == "hush")
        return (cards.upper if who == "adversary" else cards.lower)(View(seen), menu, moment)
    if key == "ask-malus" and not any(option.verb == "lay" for option in menu):
        return next(option for option in menu if option.verb == "pass")
    chooser = CHOOSERS.get(key)
    if chooser is None:
        return menu[0]
    view = View(seen)
    if key in HINGES and (free := cards.free_action(view, menu)) is not None:
        return free
    return chooser(view, menu)


def first(view: View, menu: Options) -> Option[Any]:
    return menu[0]


def reveal_quest(view: View, menu: Options) -> Option[Any]:
    """Only where that keeps the team from harm."""
    verb = "disclose" if view.quest is not None and view.quest.spares else "pass"
    return next(option for option in menu if option.verb == verb)


def claim(view: View, menu: Options) -> Option[Any]:
    return cards.verb(menu, "dragonne")


def drop(view: View, menu: Options) -> Option[Any]:
    return cards.verb(menu, "drop")


CHOOSERS: Final[dict[str, Chooser]] = {
    # before the game
    "ask-enrol": draft.enrol, "ask-dismiss": draft.dismiss, "ask-quest": draft.quest, "ask-keep-quest": draft.quest,
    "ask-where-token": draft.where_token, "ask-place-token": draft.place_token, "ask-keep-cursed": drop,
    # the Dragon, and the way
    "ask-dragon": walk.dragon, "ask-countdown": walk.countdown, "ask-dragonne": claim,
    "ask-dragon-room": walk.her_room, "ask-reveal-quest": reveal_quest, "ask-pace": walk.pace,
    "ask-destination": walk.destination, "ask-which-way": walk.which_way, "ask-ghost": walk.ghost,
    "ask-stay-or-leave": goods.stay_or_leave, "ask-haunted-space": first,
    # Blessings
    "ask-blessing": cards.blessing, "ask-dah": cards.call_dah, "ask-answer": cards.answer, "ask-oppose": cards.oppose,
    "ask-cancel-or-use": cards.cancel_or_use, "ask-board": cards.board, "ask-abundance": cards.next_bonus,
    "ask-who-answers": cards.weakest, "ask-who-opposes": cards.weakest, "ask-oracle": goods.oracle,
    "ask-oracle-back": first, "ask-scout": goods.road_token, "ask-scout-back": goods.put_back,
    # dice, Chance, tokens
    "ask-rolled": cards.rolled, "ask-which-dice": trials.which_dice, "ask-face": cards.face,
    "ask-chance": cards.chance, "ask-next-bonus": cards.next_bonus, "ask-token": cards.found_token,
    "ask-counter": cards.counter, "ask-donor": cards.donor, "ask-take-token": goods.road_token,
    "ask-move-token": goods.road_token, "ask-where-moved-token": goods.put_back, "ask-steal-token": first,
    # trials
    "ask-malus": trials.malus, "ask-priority": cards.weakest, "ask-hamper": trials.worst_hero,
    "ask-prepare": trials.prepare, "ask-assign": trials.assign, "ask-judge": trials.judge,
    "ask-extra-die": trials.best_hero, "ask-cap": trials.best_hero, "ask-designate": goods.designate,
    "ask-send-home": goods.sent_home, "ask-opportunity": goods.opportunity,
    # hazards and what comes of them
    "ask-storyteller": cards.weakest, "ask-room": goods.room, "ask-sale": goods.sale, "ask-step-one": goods.step_one,
    "ask-chamber": goods.chamber, "ask-road-event": goods.road_event, "ask-road-card": goods.read_card,
    "ask-choose": goods.choose, "ask-whom": cards.strongest, "ask-disclose": cards.strongest,
    # goods and heroes
    "ask-gem": goods.gem, "ask-colour": goods.colour, "ask-discard": goods.give_up, "ask-hand-over": goods.give_up,
    "ask-keep-imprevu": goods.keep, "ask-gear": goods.rearrange, "ask-gear-where": goods.where,
    "ask-cursed": goods.cursed, "ask-make-room": goods.least_gear, "ask-take-gear": goods.take_gear,
    "ask-recruit": goods.recruit, "ask-heal": goods.heal, "ask-sacrifice": goods.victim, "ask-swap": goods.slots,
    "ask-swap-with": goods.slots, "ask-name-hero": cards.name_hero, "ask-rival-hero": goods.rival_hero,
    "ask-look": goods.look, "ask-turn-up": first, "ask-reveal-room": goods.hidden_room,
}  # fmt: skip
