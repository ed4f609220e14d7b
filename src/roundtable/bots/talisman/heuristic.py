"""What the bot chooses: for each verb, how good an option is. The best one is taken."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from roundtable.games.talisman.effects import Choose, Place
from roundtable.kernel.options import Option, Prompt

from . import fates, fights, odds, plan, spells, worth
from .view import DRAGON, BotView, CharacterView

if TYPE_CHECKING:
    from roundtable.bots import Seen


class TalismanHeuristic:
    """Grows first, avoids hopeless fights, and goes for the Crown when it is strong."""

    __slots__ = ("_random",)

    def __init__(self, rng: Random) -> None:
        self._random = rng.random

    def choose(self, seen: Seen) -> tuple[Option[Any], int]:
        menu = seen.menu
        if len(menu) == 1:
            return menu[0], 0
        if not seen.state.seats[seen.seat].character:
            return menu[int(self._random() * len(menu)) if menu[0].verb == "play" else 0], 0
        view = BotView(seen.content, seen.state, seen.seat, seen.options)
        return best(view, seen.prompt, menu), 0


def best(view: BotView, prompt: Prompt, menu: Sequence[Option[Any]]) -> Option[Any]:
    """The option with the highest score; the first of several. Nothing is ever left for no reason."""
    options = [option for option in menu if option.verb != "leave"] or menu
    chosen, highest = options[0], -1e9
    if len(options) == 1:
        return chosen
    for option in options:
        score = SCORES[option.verb](view, option, prompt)
        if score > highest:
            chosen, highest = option, score
    return chosen


NEVER: Final = -100.0
ALWAYS: Final = 100.0


def always(view: BotView, option: Option[Any], prompt: Prompt) -> float:
    return ALWAYS


def never(view: BotView, option: Option[Any], prompt: Prompt) -> float:
    return NEVER


def indifferent(view: BotView, option: Option[Any], prompt: Prompt) -> float:
    return 0.0


# --- moving ---


def place_of(option: Option[Any]) -> str:
    """The space an option points at."""
    return option.points[0].removeprefix("place:")


def go(view: BotView, option: Option[Any], prompt: Prompt) -> float:
    if option.value == "bridge":
        return crossing(view, view.place)
    if option.value == "portal":
        return opening(view)
    return plan.stop(view, place_of(option))


def reroll(view: BotView, option: Option[Any], prompt: Prompt) -> float:
    """Another die for a Fate token: for moving only where both ways are bad."""
    if prompt.key != "ask-way":
        return fates.reroll(view, option, prompt)
    if view.me.fate < 3:
        return NEVER
    return plan.pull(view, view.me.space) + 0.3 - worth.step(worth.FATES, view.me.fate - 1)


def fate_move(view: BotView, option: Option[Any], prompt: Prompt) -> float:
    """A move of one's own choice."""
    course = option.value
    if course.opens:
        return opening(view)
    if course.crosses:
        guarded = plan.bridge_end(view, "outer") if view.place.region == "outer" else view.place
        return crossing(view, guarded)
    return plan.stop(view, place_of(option))


def ignore(view: BotView, option: Option[Any], prompt: Prompt) -> float:
    """A Fate move: worth a token where something much wanted lies within reach."""
    taken = [other.me.space for other in view.others]
    goals = plan.goals(view, view.place.region)
    near = [
        plan.stop(view, goal)
        for goal, value in goals.items()
        if value > 0.8 and goal not in taken and 0 < plan.apart(view, view.me.space, goal) <= 6
    ]
    return max(near, default=NEVER) - worth.step(worth.FATES, view.me.fate - 1)


def add(view: BotView, option: Option[Any], prompt: Prompt) -> float:
    """Going faster is worth it where that ends better."""
    extra = next(bearer.movement for bearer in view.bearers if bearer.id == option.arg)
    steps = int(prompt.params[0][1]) + extra
    return max(plan.stop(view, plan.onward(view, view.me.space, way, steps)) for way in ("left", "right")) - 0.01


def crossing(view: BotView, place: Place) -> float:
    """Over the bridge, past its guard; nobody who is strong goes back."""
    if place.bridge is None or place.guard is None:
        return NEVER
    if not plan.wants_middle(view):
        return NEVER
    chance = plan.past_guard(view, place)
    return chance * (0.5 + plan.pull(view, place.bridge)) - (1 - chance) * (worth.a_life(view) + 0.4)


def cross(view: BotView, option: Option[Any], prompt: Prompt) -> float:
    return crossing(view, view.place) - plan.pull(view, view.me.space)


def opening(view: BotView) -> float:
    """Through the Portal, when the time has come."""
    if not plan.ready(view):
        return NEVER
    chance = odds.at_most(max(view.strength, view.craft), 2)
    return plan.AT_THE_PORTAL + 3.0 * chance - 2.0 * (1 - chance)


def open_portal(view: BotView, option: Option[Any], prompt: Prompt) -> float:
    if option.arg:
        return float(view.strength if option.arg == "strength" else view.craft)
    return opening(view) - plan.pull(view, view.me.space)


def raft(view: BotView, option: Option[Any], prompt: Prompt) -> float:
    place: Place = view.content["places"][option.value]
    if place.region != "middle" or not plan.wants_middle(view):
        return NEVER
    return plan.stop(view, option.value) + 1.0


def build_raft(view: BotView, option: Option[Any], prompt: Prompt) -> float:
    cards = view.content["cards"]
    if (
        view.place.region != "outer"
        or not plan.wants_middle(view)
        or any(cards[card].raft for card in view.me.objects.cards)
    ):
        return NEVER
    return plan.pull(view, view.me.space) + 0.8


def roll_to_move(view: BotView, option: Option[Any], prompt: Prompt) -> float:
    return plan.pull(view, view.me.space) + 0.3


def to(view: BotView, option: Option[Any], prompt: Prompt) -> float:
    return plan.stop(view, option.value)


# --- the Inner Region ---


def advance(view: BotView, option: Option[Any], prompt: Prompt) -> float:
    place: Place = view.content["places"][option.value]
    if not view.has_talisman:
        return -1.0
    if place.lair is not None or place.talisman_needed:
        return 5.0
    return 5.0 - plan.road(view, option.value)


def turn_back(view: BotView, option: Option[Any], prompt: Prompt) -> float:
    """Only the hopeless turn back: whoever came so far would lose more by going."""
    return 4.0 if view.has_talisman and plan.hopeless(view) else 0.0


def battle(view: BotView, option: Option[Any], prompt: Prompt) -> float:
    by_battle = option.verb == "battle"
    if prompt.key == "ask-dragon":
        mine = view.battle if by_battle else view.psychic
        return odds.fight(mine - DRAGON, view.dice(by_battle)).win + (0.01 * view.spared if by_battle else 0)
    return max([plan.attack(view, other, battle=by_battle) for other in view.here])


# --- encounters ---


def meet(view: BotView, option: Option[Any], prompt: Prompt) -> float:
    return plan.duel(view, view.person(option.value))


def visit(view: BotView, option: Option[Any], prompt: Prompt) -> float:
    """The space itself; in the Inner Region that is what one came for."""
    return 5.0 if view.place.region == "inner" else plan.visiting(view, view.place)


def ability(view: BotView, option: Option[Any], prompt: Prompt) -> float:
    return max([plan.ability_worth(view, other, option.arg) for other in view.here])


def redraw(view: BotView, option: Option[Any], prompt: Prompt) -> float:
    """Another card, if this one is worse than most."""
    name = str(prompt.params[0][1]).removeprefix("@cards.")
    return worth.draw(view, view.place.creatures_add) - worth.met(view, name, view.place.creatures_add) - 0.05


def fight(view: BotView, option: Option[Any], prompt: Prompt) -> float:
    """Against whatever attacks; or on in a lair."""
    if prompt.key == "ask-inner":
        return 1.0
    return fights.running(view).expected()


def evade(view: BotView, option: Option[Any], prompt: Prompt) -> float:
    """Nothing won, nothing lost; a card that is used up by it is a loss, too."""
    item = view.content["cards"].get(option.arg)
    return -0.4 if item is not None and item.evades is not None and item.evades.spent else 0.0


def foe(view: BotView, option: Option[Any], prompt: Prompt) -> float:
    item = view.content["cards"].get(option.arg)
    return float(item.power) if item is not None else 0.0


def take(view: BotView, option: Option[Any], prompt: Prompt) -> float:
    """A card that lies there, or another's: what is of use, as far as it can be carried."""
    return worth.card(view, option.arg) if room_for(view, option.arg) else -0.01


def room_for(view: BotView, card: str) -> bool:
    """Whether it can be carried, or is better than something that is."""
    item = view.content["cards"][card]
    if not hasattr(item, "magic") or item.coins or item.grants_talisman:
        return True
    held = worth.of_kind(view, "object")
    limit = 4 + sum([bearer.carry for bearer in view.bearers])
    return len(held) < limit or worth.card(view, card) > min([worth.card(view, each) for each in held]) + 0.05


def take_object(view: BotView, option: Option[Any], prompt: Prompt) -> float:
    return plan.loot(view, option.arg)


def take_life(view: BotView, option: Option[Any], prompt: Prompt) -> float:
    fight = view.state.fight
    assert fight is not None, "somebody was beaten"
    loser = next(seat for seat in fight.fighters if seat != view.seat)
    return plan.life_prize(view, CharacterView(view.content, view.state, loser))


def take_gold(view: BotView, option: Option[Any], prompt: Prompt) -> float:
    return worth.step(worth.COINS, view.me.gold) + plan.quest_gold(view, 1) + 0.05


# --- cards ---


def give(view: BotView, option: Option[Any], prompt: Prompt) -> float:
    """What is least missed."""
    return -worth.card(view, option.arg)


def sell(view: BotView, option: Option[Any], prompt: Prompt) -> float:
    return worth.step(worth.COINS, view.me.gold) + plan.quest_gold(view, 1) - worth.card(view, option.arg)


def use(view: BotView, option: Option[Any], prompt: Prompt) -> float:
    """Now, if it does all it can, or is needed."""
    return ALWAYS if worth.useful(view, view.content["cards"][option.arg].use.do) else NEVER


def trade(view: BotView, option: Option[Any], prompt: Prompt) -> float:
    """A counter for trophies, as soon as they pay for one without much waste."""
    if view.me.toad_turns:
        return NEVER
    return ALWAYS if plan.pays(view, option.value) else NEVER


def trophy(view: BotView, option: Option[Any], prompt: Prompt) -> float:
    given, wanted = (int(number) for _, number in prompt.params)
    spirit = view.content["cards"][option.arg].race == "spirit"
    return float(option.arg in plan.payment(view, "craft" if spirit else "strength", wanted - given))


def buy(view: BotView, option: Option[Any], prompt: Prompt) -> float:
    if not room_for(view, option.arg):
        return NEVER
    return worth.card(view, option.arg) + worth.more(worth.COINS, view.me.gold, -option.value)


def wear(view: BotView, option: Option[Any], prompt: Prompt) -> float:
    return 7.0 - (view.content["cards"][option.arg].armour or 7)


# --- what a card or a space asks ---


def way(view: BotView, option: Option[Any], prompt: Prompt) -> float:
    """One of several ways, found again by the card or space that offers it."""
    for action in plan.every(asking(view, prompt)):
        if isinstance(action, Choose):
            for each in action.ways:
                if each.id == option.arg:
                    return worth.way(view, each)
    return 0.0


def asking(view: BotView, prompt: Prompt) -> Sequence[Any]:
    """What the card or space says that asks."""
    kind, _, name = str(prompt.params[0][1]).removeprefix("@").partition(".")
    item = view.content[kind][name]
    actions: Sequence[Any] = item.visit if isinstance(item, Place) else getattr(item, "do", ())
    return actions


def align(view: BotView, option: Option[Any], prompt: Prompt) -> float:
    return worth.alignment(view, option.value)


def yes(view: BotView, option: Option[Any], prompt: Prompt) -> float:
    """Yes or no, by what is asked; no is worth nothing."""
    match prompt.key:
        case "ask-heal":
            price = int(prompt.params[0][1])
            return worth.step(worth.LIFE, view.me.lives) + worth.more(worth.COINS, view.me.gold, -price)
        case "ask-buy-fate":
            price = int(prompt.params[0][1])
            return worth.step(worth.FATES, view.me.fate) + worth.more(worth.COINS, view.me.gold, -price)
        case "ask-try":
            return sum([worth.worth(view, each.actions) for each in asking(view, prompt) if hasattr(each, "warded")])
        case _:
            return 1.0


Score: TypeAlias = Callable[[BotView, Option[Any], Prompt], float]

SCORES: Final[dict[str, Score]] = {
    # setting up
    "play": indifferent,
    "align": align,
    # moving
    "go": go,
    "reroll": reroll,
    "ignore": ignore,
    "fate-move": fate_move,
    "add": add,
    "cross": cross,
    "on": indifferent,
    "open": open_portal,
    "roll": roll_to_move,
    "raft": raft,
    "build-raft": build_raft,
    "to": to,
    # the Inner Region
    "advance": advance,
    "turn-back": turn_back,
    "portal": turn_back,
    # encounters
    "meet": meet,
    "visit": visit,
    "pass-by": indifferent,
    "redraw": redraw,
    "keep-card": indifferent,
    "fight": fight,
    "evade": evade,
    "destroy": always,
    "foe": foe,
    "battle": battle,
    "psychic": battle,
    "ability": ability,
    "take-life": take_life,
    "take-gold": take_gold,
    "take-object": take_object,
    # dice
    "keep": indifferent,
    # cards
    "take": take,
    "take-coins": always,
    "done": indifferent,
    "drop": give,
    "give": give,
    "leave": never,
    "use": use,
    "trade": trade,
    "trophy": trophy,
    "buy": buy,
    "sell": sell,
    "wear": wear,
    "way": way,
    "yes": yes,
    "no": indifferent,
    # spells
    "cast": spells.cast,
    "pass": indifferent,
    "discard": spells.discard,
    "target": spells.target,
    "lay": spells.lay,
}
