"""What things are worth to a character, in points of its better attribute: sums over what a card or a space says."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final, TypeAlias

from roundtable.games.talisman.effects import (
    Action,
    Attack,
    Attribute,
    Become,
    Buy,
    BuyFate,
    BuyHealing,
    ByAlignment,
    Card,
    Choose,
    DiscardThis,
    Each,
    EndangerFollowers,
    Enemy,
    Evasion,
    Event,
    Follower,
    Gain,
    GainCard,
    GainSpells,
    GainTalisman,
    Go,
    Heal,
    Lose,
    LoseAllGold,
    LoseCards,
    LoseSpells,
    LoseTurn,
    Object,
    Place,
    PlaceCard,
    Possession,
    Quest,
    Replenish,
    Roll,
    Sell,
    Stranger,
    Toad,
    Unless,
    Way,
)
from roundtable.games.talisman.objects import TALISMAN

from . import odds, plan
from .view import BotView

LIVES: Final = (0.0, 1.7, 1.1, 0.8, 0.6, 0.5, 0.4, 0.35, 0.3, 0.25, 0.2)
"""The first Life is dear, the tenth is not."""
FATES: Final = (0.55, 0.45, 0.35, 0.25, 0.2, 0.15, 0.1, 0.05)
COINS: Final = (0.3, 0.3, 0.28, 0.25, 0.2, 0.15, 0.1, 0.05)
SPELL: Final = 0.4
OTHER_ATTRIBUTE: Final = 0.6
A_TALISMAN: Final = 2.5
A_TURN: Final = 0.5
BEING_A_TOAD: Final = 0.9
ARMOUR: Final = 3.0
"""What armour would be worth that always saves: some five battles are lost in a game."""
CHOOSING_A_SPACE: Final = 0.6


def step(scale: Sequence[float], have: int) -> float:
    """What the next piece is worth to somebody who has so many."""
    return scale[min(have, len(scale) - 1)]


def more(scale: Sequence[float], have: int, number: int) -> float:
    """What so many more are worth; fewer, if the number is below 0."""
    if number >= 0:
        return sum([step(scale, have + piece) for piece in range(number)])
    return -sum([step(scale, have - piece) for piece in range(1, min(-number, have) + 1)])


LIFE: Final = LIVES[1:]


def a_life(view: BotView) -> float:
    """What losing a Life costs now."""
    return step(LIFE, view.me.lives - 1)


def a_point(view: BotView, what: Attribute) -> float:
    """Of the attribute it fights with, a whole one; of the other, less."""
    if view.card.adds_craft_in_battle or view.by_battle == (what == "strength"):
        return 1.0
    return OTHER_ATTRIBUTE


def a_talisman(view: BotView) -> float:
    """A new one, if it has none and there is one left."""
    return 0.0 if view.has_talisman or not view.state.talismans.cards else the_talisman(view)


def the_talisman(view: BotView) -> float:
    """The stronger one is, the sooner it is of use."""
    return min(A_TALISMAN, 0.5 + 0.25 * view.power)


# --- fights ---


def fight(
    view: BotView, power: int, *, battle: bool, won: float = 0.0, lost: float = 0.0, weapons: bool = True
) -> float:
    """What fighting something of this power is worth: the prize if it is beaten, the wound if not."""
    win, tie, lose = chances(view, power, battle=battle, weapons=weapons)
    wound = a_life(view) * (1 - view.spared if battle else 1)
    return win * won - lose * (wound + lost + 0.25) - tie * 0.2


def chances(view: BotView, power: int, *, battle: bool, weapons: bool = True) -> odds.Odds:
    mine = view.battle if battle else view.psychic
    if battle and not weapons:
        mine = view.strength
    return odds.fight(mine - power, view.dice(battle))


def trophy(view: BotView, power: int, *, battle: bool) -> float:
    """Trophies worth the present value are a point."""
    what: Attribute = "strength" if battle else "craft"
    return min(1.5, power / max(1, view.own(what))) * a_point(view, what)


def enemy(view: BotView, card: Enemy, added: int = 0) -> float:
    """What meeting this enemy is worth, evaded or destroyed where that is better."""
    battle = card.race != "spirit"
    prize = trophy(view, card.power, battle=battle)
    won = prize + worth(view, card.won) if card.won else prize
    lost = -worth(view, card.lost) if card.lost else 0.0
    value = fight(view, card.power + added, battle=battle, won=won, lost=lost, weapons=not card.no_weapons)
    for bearer in view.bearers:
        if card.race in bearer.destroys:
            return prize
        if value < 0 and bearer.evades is not None and evades(bearer.evades, card.race, view.place):
            value = 0.0
    return value


def evades(evasion: Evasion, opponent: str, place: Place) -> bool:
    if evasion.terrain and place.terrain not in evasion.terrain:
        return False
    return opponent in evasion.opponents or (opponent != "character" and "creature" in evasion.opponents)


# --- what is said on cards and spaces ---


def worth(view: BotView, actions: Iterable[Action]) -> float:
    """One after the other; what follows an attack is for those who get past it."""
    total, chance = 0.0, 1.0
    for action in actions:
        total += chance * WORTH[type(action)](view, action)
        if isinstance(action, Attack):
            creature = action.creature
            chance *= chances(view, creature.strength or creature.craft, battle=creature.strength > 0).win
    return total


def gain(view: BotView, action: Gain) -> float:
    return points(view, action.what, action.number)


def lose(view: BotView, action: Lose) -> float:
    return points(view, action.what, -action.number)


def points(view: BotView, what: str, number: int) -> float:
    me = view.me
    if what == "life":
        return more(LIFE, me.lives, number)
    if what == "fate":
        return more(FATES, me.fate, number)
    if what == "gold":
        return more(COINS, me.gold, number) + plan.quest_gold(view, number)
    counters = me.strength_counters if what == "strength" else me.craft_counters
    return max(number, -counters) * a_point(view, "strength" if what == "strength" else "craft")


def heal(view: BotView, action: Heal) -> float:
    return more(LIFE, view.me.lives, max(0, min(action.number, view.card.life - view.me.lives)))


def replenish(view: BotView, action: Replenish) -> float:
    return more(FATES, view.me.fate, max(0, min(action.number, view.card.fate - view.me.fate)))


def gain_spells(view: BotView, action: GainSpells) -> float:
    room = view.spell_limit - len(view.spells)
    return SPELL * min(room, action.number) if room > 0 else 0.1 * (view.spell_limit > 0)


def lose_cards(view: BotView, action: LoseCards) -> float:
    return -min([card(view, held) for held in of_kind(view, action.what)], default=0.0)


def of_kind(view: BotView, what: str) -> Sequence[str]:
    if what == "follower":
        return view.me.followers.cards
    cards = view.content["cards"]
    return [
        held for held in view.me.objects.cards if held != TALISMAN and (what != "magic-object" or cards[held].magic)
    ]


def toad(view: BotView, action: Toad) -> float:
    if view.options.get("toads") != "clumsy":
        return -BEING_A_TOAD
    held = [*view.me.objects.cards, *view.me.followers.cards]
    return -2 * BEING_A_TOAD - sum([max(0.0, card(view, each)) for each in held]) / 2


def become(view: BotView, action: Become) -> float:
    return max([alignment(view, each) for each in action.alignment])


def alignment(view: BotView, wanted: str) -> float:
    """One's own is best: what one holds may be barred to others."""
    if wanted == view.me.alignment:
        return 0.0
    cards = view.content["cards"]
    return -0.1 - sum([card(view, held) for held in view.me.objects.cards if wanted in cards[held].barred])


def go(view: BotView, action: Go) -> float:
    """Whoever is carried off leaves what could have been taken."""
    if view.thinking_of_travel:
        return CHOOSING_A_SPACE if action.region is not None else 0.0
    if action.region is not None:
        return CHOOSING_A_SPACE - plan.loot_here(view)
    view.thinking_of_travel = True
    value = max([plan.stop(view, place) for place in action.to]) - plan.pull(view, view.me.space)
    view.thinking_of_travel = False
    return value - plan.loot_here(view)


def attack(view: BotView, action: Attack) -> float:
    creature = action.creature
    battle = creature.strength > 0
    value = fight(view, creature.strength or creature.craft, battle=battle)
    able = any(bearer.evades and evades(bearer.evades, "creature", view.place) for bearer in view.bearers)
    return max(value, 0.0) if able else value


def roll(view: BotView, action: Roll) -> float:
    added = table_bonus(view, action)
    return sum([chance * row(view, action, total + added) for total, chance in odds.sums(action.dice)])


def table_bonus(view: BotView, action: Roll) -> int:
    """What is added to the dice, or taken off."""
    added = 0
    if action.less is not None:
        added -= view.strength if action.less == "strength" else view.craft
    if action.prayer:
        added += sum([bearer.prayer for bearer in view.bearers])
    return added


def row(view: BotView, action: Roll, result: int) -> float:
    """What this result is worth."""
    for each in action.rows:
        if result <= each.upto:
            return worth(view, each.do)
    return worth(view, action.rows[-1].do)


def choose(view: BotView, action: Choose) -> float:
    return max([way(view, each) for each in action.ways if payable(view, each)], default=0.0)


def payable(view: BotView, each: Way) -> bool:
    if view.me.toad_turns and (each.gold or each.give):
        return False
    return view.me.gold >= each.gold and (each.give is None or bool(of_kind(view, each.give)))


def way(view: BotView, each: Way) -> float:
    if not (each.do or each.gold or each.give):
        return 0.001  # rather nothing than something that does nothing
    value = worth(view, each.do) + more(COINS, view.me.gold, -each.gold)
    if each.give is not None:
        value -= min([card(view, held) for held in of_kind(view, each.give)], default=0.0)
    return value


def by_alignment(view: BotView, action: ByAlignment) -> float:
    return worth(view, getattr(action, view.me.alignment))


def unless(view: BotView, action: Unless) -> float:
    value = worth(view, action.actions)
    if any(action.warded in bearer.wards for bearer in view.bearers):
        return max(0.0, value) if action.may_try else 0.0
    return value


def buy(view: BotView, action: Buy) -> float:
    if view.me.toad_turns:
        return 0.0
    on_sale = view.state.purchase.cards
    gains = [
        card(view, good.card) + more(COINS, view.me.gold, -good.price)
        for good in action.goods
        if good.price <= view.me.gold and good.card in on_sale
    ]
    return max([0.0, *gains])


def buy_healing(view: BotView, action: BuyHealing) -> float:
    me = view.me
    number = min(action.most, view.card.life - me.lives, me.gold // action.price)
    return max(0.0, more(LIFE, me.lives, number) + more(COINS, me.gold, -number * action.price)) if number > 0 else 0.0


def buy_fate(view: BotView, action: BuyFate) -> float:
    me = view.me
    number = min(view.card.fate - me.fate, me.gold // action.price)
    return max(0.0, more(FATES, me.fate, number) + more(COINS, me.gold, -number * action.price)) if number > 0 else 0.0


def sell(view: BotView, action: Sell) -> float:
    price = step(COINS, view.me.gold)
    return sum([max(0.0, price - card(view, held)) for held in of_kind(view, "object")])


def each(view: BotView, action: Each) -> float:
    if action.who in ("others", "others-in-region") or action.who in (
        {"good", "neutral", "evil"} - {view.me.alignment}
    ):
        return 0.0
    return worth(view, action.actions)


def endanger(view: BotView, action: EndangerFollowers) -> float:
    return -action.upto / 6 * sum([max(0.0, card(view, held)) for held in view.me.followers.cards])


def quest(view: BotView, action: Quest) -> float:
    return 0.0 if view.me.quest else 0.6 * a_talisman(view)


Worth: TypeAlias = Callable[[BotView, Any], float]
WORTH: Final[dict[type[Action], Worth]] = {
    Gain: gain,
    Lose: lose,
    LoseAllGold: lambda view, action: more(COINS, view.me.gold, -view.me.gold),
    Heal: heal,
    Replenish: replenish,
    GainSpells: gain_spells,
    LoseSpells: lambda view, action: -SPELL * min(action.number, len(view.spells)),
    GainTalisman: lambda view, action: a_talisman(view),
    GainCard: lambda view, action: card(view, action.card) if action.card in view.state.purchase.cards else 0.0,
    LoseCards: lose_cards,
    LoseTurn: lambda view, action: -A_TURN,
    Toad: toad,
    Become: become,
    Go: go,
    Attack: attack,
    Roll: roll,
    Choose: choose,
    ByAlignment: by_alignment,
    Unless: unless,
    Buy: buy,
    BuyHealing: buy_healing,
    BuyFate: buy_fate,
    Sell: sell,
    Each: each,
    EndangerFollowers: endanger,
    Quest: quest,
    DiscardThis: lambda view, action: 0.0,
}


def useful(view: BotView, actions: Iterable[Action]) -> bool:
    """Whether to do something now that could be done later, too: healing waits for wounds, all else for nothing."""
    value = worth(view, actions)
    for action in actions:
        if isinstance(action, Heal):
            return value > 1.0 or view.me.lives + action.number <= view.card.life
    return value > 0.0


# --- cards ---


def card(view: BotView, name: str) -> float:
    """What owning this card is worth, or what keeping it is."""
    if name == TALISMAN:
        return the_talisman(view)
    item: Possession = view.content["cards"][name]
    value = 0.0
    if isinstance(item, Object):
        if item.coins or item.grants_talisman:
            return a_talisman(view) if item.grants_talisman else more(COINS, view.me.gold, item.coins)
        if item.weapon:
            value += 0.9 * weapon(view, item)
        if item.armour:
            value += ARMOUR * max(0.0, (7 - item.armour) / 6 - (0 if name in view.me.objects.cards else view.spared))
        value += 0.6 * (item.raft or item.builds_raft) * plan.wants_raft(view, name)
    elif isinstance(item, Follower):
        value -= 0.8 * item.no_followers + 1.2 * item.slow
    value += item.strength * a_point(view, "strength") + item.craft * a_point(view, "craft")
    value += 0.8 * item.battle + 0.5 * item.psychic + 0.1 * item.movement + 0.05 * item.carry
    value += 0.1 * len(item.wards) + 0.15 * item.prayer + 0.3 * len(item.destroys) + 0.3 * (item.evades is not None)
    if item.use is not None:
        value += max(0.3, 0.9 * worth(view, item.use.do))
    return value


def weapon(view: BotView, item: Object) -> int:
    """What this weapon adds to those that could be used without it."""
    cards, me = view.content["cards"], view.me
    if not view.card.weapons:
        return 0
    held = [cards[each].weapon for each in me.objects.cards if each != item.id and cards[each].weapon]
    held.sort(reverse=True)
    used = held[: view.card.weapons]
    mine = item.weapon or 0
    return mine if len(used) < view.card.weapons else max(0, mine - used[-1])


def met(view: BotView, name: str, added: int = 0) -> float:
    """What meeting this card is worth, before it is met."""
    item: Card = view.content["cards"][name]
    match item:
        case Enemy():
            return enemy(view, item, added)
        case Event() | Stranger() | PlaceCard():
            return worth(view, item.do)
        case Possession():
            value = card(view, name)
            if item.forced:
                return value
            return 0.0 if view.me.alignment in item.barred or view.me.toad_turns else max(0.0, value)
        case _:
            return 0.0


DRAWN: Final[dict[type[Card], float]] = {Event: 0.05, Stranger: 0.3, PlaceCard: 0.2, Object: 0.5, Follower: 0.35}
"""What cards that are no enemies are worth to most people."""


def draw(view: BotView, added: int = 0) -> float:
    """What a card from the Adventure deck is worth on average: as if they were all there, whatever was seen of them."""
    key = (
        "draw", view.battle, view.psychic, view.own("strength"), view.own("craft"), view.card.id,
        min(view.me.lives, len(LIFE)), view.me.toad_turns > 0, view.by_battle, view.spared, added,
    )  # fmt: skip
    memo = view.content.memo
    known: float | None = memo.get(key)
    if known is None:
        total, number = 0.0, 0
        for item in view.content["cards"].values():
            if isinstance(item, Object) and item.deck != "adventure":
                continue
            number += item.count
            total += item.count * (drawn_enemy(view, item, added) if isinstance(item, Enemy) else DRAWN[type(item)])
        known = memo[key] = total / max(1, number)
    return known


def drawn_enemy(view: BotView, card: Enemy, added: int) -> float:
    """By numbers alone, so that what is remembered holds for everybody with the same ones."""
    battle = card.race != "spirit"
    prize = trophy(view, card.power, battle=battle)
    if card.race in view.card.destroys:
        return prize
    return fight(view, card.power + added, battle=battle, won=prize, weapons=not card.no_weapons)
