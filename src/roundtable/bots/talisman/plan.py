"""Where to go: growing first, over the river when strong, a Talisman, then the Crown."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from roundtable.games.talisman.effects import (
    Action,
    Attribute,
    BuyHealing,
    Enemy,
    Evade,
    Go,
    Heal,
    Place,
    Possession,
    Quest,
)
from roundtable.games.talisman.quests import cave

from . import odds, worth
from .view import DRAGON, BotView, CharacterView

PACE: Final = 3.5
"""Spaces a turn, on average."""
PATIENCE: Final = 0.84
"""What is a turn away is worth so much of what is here."""
CROSS_AT: Final = 6
"""The power with which the Middle Region is no longer deadly."""


AT_THE_PORTAL: Final = 4.0
"""What it is worth to stand there, ready for the Crown."""


# --- is it time? ---


def wants_middle(view: BotView) -> bool:
    """Strong enough for the other bank, or with something to fetch there."""
    return view.power >= CROSS_AT or view.has_talisman or view.me.quest > 0 or view.state.round > 40


def wants_raft(view: BotView, card: str) -> bool:
    """An axe helps from anywhere; a raft only where it can be used next turn."""
    if view.place.region != "outer" or not wants_middle(view) or view.battle >= 9:
        return False
    cards, held = view.content["cards"], view.me.objects.cards
    if card not in held and any(cards[each].raft or cards[each].builds_raft for each in held):
        return False
    return not cards[card].raft or bool(view.place.across)


def crown(view: BotView) -> float:
    """How likely it beats the dragon once it is in the Inner Region, by the better of the two ways."""
    me = view.me
    lives = me.lives + me.fate / 3
    lair = min(road(view, way) for way in ("crypt", "mines"))
    return crown_fight(view, int(lives - min(lair, lives) + 0.5))


def crown_fight(view: BotView, lives: int) -> float:
    """How likely it beats the dragon with so many Life points left."""
    by_battle = odds.wins_before(view.battle - DRAGON, view.dice(True), lives, view.spared)
    return max(by_battle, odds.wins_before(view.psychic - DRAGON, view.dice(False), lives))


def road(view: BotView, way: str) -> float:
    """What a way through the Inner Region costs: the Life its lair takes, more for each try that leads out again."""
    place: Place = view.content["places"][way]
    lair_place: Place = view.content["places"][place.ahead[0]]
    value = view.strength if way == "crypt" else view.craft
    passing = max(0.02, odds.at_most(value, 3))
    price = 0.0
    if (lair := lair_place.lair) is not None:
        dice = view.dice(True)
        if lair.strength_dice:
            price = sum(
                chance * min(6.0, odds.price_of_winning(view.battle - total, dice, view.spared))
                for total, chance in odds.sums(lair.strength_dice)
            )
        else:
            price = 3.5 * min(6.0, odds.price_of_winning(view.battle - lair.strength, dice, view.spared))
    return price + 0.3 * (1 / passing - 1)


def ready(view: BotView) -> bool:
    """Whether to go for the Crown now. Patience wears off with time, and when somebody else is about to win."""
    if not view.has_talisman or view.me.toad_turns:
        return False
    rival = max([other.menace for other in view.others], default=0.0)
    wanted = 0.85 - 0.003 * view.state.round - (0.3 if rival > 0.85 else 0.0)
    return crown(view) >= max(0.15, wanted)


def hopeless(view: BotView) -> bool:
    """Too weak to go on, with time to come back stronger."""
    if view.place.lair is not None and view.place.lair.crown:
        return crown_fight(view, view.me.lives) < 0.25
    return crown(view) < 0.1


# --- where to ---


def stop(view: BotView, space: str) -> float:
    """What a move that ends on this space is worth: the space, and how it lies for what is wanted next."""
    return landing(view, space) + pull(view, space)


def landing(view: BotView, space: str) -> float:
    """What stopping on a space is worth: its cards in their order, its instructions, or a character there."""
    place: Place = view.content["places"][space]
    visit = visiting(view, place)
    for other in view.others:
        if other.me.space == space and place.meetings:
            visit = max(visit, duel(view, other))
    return visit


def visiting(view: BotView, place: Place) -> float:
    content, state = view.content, view.state
    pile = state.spaces.get(place.id)
    lying = pile.cards if pile is not None else []
    value, chance = 0.0, 1.0
    if lying:
        cards = content["cards"]
        for card in lying:
            if card not in cards:
                value -= worth.a_life(view)
                continue
            item = cards[card]
            each = worth.met(view, card, place.creatures_add)
            value += chance * each
            if isinstance(item, Enemy) and each < worth.trophy(view, item.power, battle=item.race != "spirit"):
                win = worth.chances(view, item.power + place.creatures_add, battle=item.race != "spirit").win
                chance *= win if each else 1.0
    if (drawn := place.draw - len(lying)) > 0:
        value += chance * drawn * worth.draw(view, place.creatures_add)
    if place.visit:
        value += chance * worth.worth(view, place.visit)
    if coins := state.coins.get(place.id):
        value += chance * worth.more(worth.COINS, view.me.gold, coins)
    return value


def loot_here(view: BotView) -> float:
    """What lies on the own space for the taking."""
    cards, pile = view.content["cards"], view.state.spaces.get(view.me.space)
    lying = pile.cards if pile is not None else []
    return sum([max(0.0, worth.met(view, card)) for card in lying if isinstance(cards.get(card), Possession)])


def pull(view: BotView, space: str) -> float:
    """How well a space lies for where one wants to go."""
    place: Place = view.content["places"][space]
    if place.region == "inner":
        return 0.0
    best = 0.0
    for goal, value in goals(view, place.region).items():
        if value > best:
            best = max(best, value * PATIENCE ** (apart(view, space, goal) / PACE))
    return best


def goals(view: BotView, region: str) -> dict[str, float]:
    """The spaces of a region worth going to, and how much so; worked out once for a choice."""
    known = view.pulls.get(region)
    if known is None:
        known = view.pulls[region] = targets(view, region)
    return known


def apart(view: BotView, space: str, goal: str) -> int:
    """How many steps round the ring."""
    memo = view.content.memo
    known: int | None = memo.get(("apart", space, goal))
    if known is None:
        places = view.content["places"]
        left = right = space
        known = 0
        while goal not in (left, right):
            left, right = places[left].left, places[right].right
            known += 1
        memo["apart", space, goal] = known
    return known


def onward(view: BotView, space: str, way: str, steps: int) -> str:
    """Where so many steps lead."""
    places = view.content["places"]
    for _ in range(steps):
        space = places[space].left if way == "left" else places[space].right
    return space


def targets(view: BotView, region: str) -> dict[str, float]:
    """Those that heal, if that is needed, and those that lead on."""
    healing = hospitals(view, region) if view.me.lives < min(4, view.card.life) else {}
    return healing | (across_the_river(view) if region == "outer" else in_the_middle(view))


def hospitals(view: BotView, region: str) -> dict[str, float]:
    memo = view.content.memo
    known: list[Place] | None = memo.get(("hospitals", region))
    if known is None:
        known = memo["hospitals", region] = [
            place
            for place in view.content["places"].values()
            if place.region == region and any(isinstance(each, Heal | BuyHealing) for each in every(place.visit))
        ]
    return {place.id: worth.worth(view, place.visit) for place in known}


def across_the_river(view: BotView) -> dict[str, float]:
    """From the Outer Region: the bridge, a raft, the ferry; or just where the most cards lie."""
    places = view.content["places"]
    goals: dict[str, float] = {}
    if wants_middle(view):
        cards = view.content["cards"]
        held = [cards[card] for card in view.me.objects.cards]
        for place in ring(view, "outer"):
            if place.guard is not None:
                goals[place.id] = 2.0 * past_guard(view, place)
            elif place.raft_wood and any(item.builds_raft for item in held):
                goals[place.id] = 1.2
            elif place.id in ferries(view):
                goals[place.id] = 0.5 + 0.1 * min(2, view.me.fate)
    if not view.me.toad_turns:
        for place in ring(view, "outer"):
            if place.draw > 1:
                goals.setdefault(place.id, 0.5 * visiting(view, places[place.id]))
    return goals


def ferries(view: BotView) -> list[str]:
    """Outer spaces that may carry somebody over the river."""
    memo, places = view.content.memo, view.content["places"]
    known: list[str] | None = memo.get("ferries")
    if known is None:
        known = memo["ferries"] = [
            place.id
            for place in ring(view, "outer")
            for each in every(place.visit)
            if isinstance(each, Go) and any(places[to].region == "middle" for to in each.to)
        ]
    return known


def every(actions: Iterable[Action]) -> Iterator[Action]:
    """All actions there may be of it, those within others too."""
    for action in actions:
        yield action
        for inner in (*getattr(action, "rows", ()), *getattr(action, "ways", ())):
            yield from every(inner.do)
        for name in ("actions", "good", "neutral", "evil"):
            yield from every(getattr(action, name, ()))


def past_guard(view: BotView, place: Place) -> float:
    """How likely the guard of the bridge is beaten or evaded."""
    if place.guard is None:
        return 1.0
    spells = view.content["spells"]
    if any(isinstance(spells[spell].effect, Evade) for spell in view.spells):
        return 1.0
    if any(bearer.evades and worth.evades(bearer.evades, "creature", place) for bearer in view.bearers):
        return 1.0
    return worth.chances(view, place.guard.strength, battle=True).win


def in_the_middle(view: BotView) -> dict[str, float]:
    """The Portal when ready, else the Cave while a Talisman is wanted, else where the most cards lie."""
    goals: dict[str, float] = {}
    going = ready(view)
    for place in ring(view, "middle"):
        if place.portal is not None and going:
            goals[place.id] = AT_THE_PORTAL
        elif any(isinstance(action, Quest) for action in place.visit):
            if worth.a_talisman(view) and not view.me.quest:
                goals[place.id] = 2.0
        elif place.draw > 1:
            goals[place.id] = 0.5 * visiting(view, place)
    if view.me.quest and cave(view.content)[1].tasks[view.me.quest - 1].take_life:
        for other in view.others:
            if other.place.region == "middle":
                goals[other.me.space] = max(0.0, duel(view, other))
    return goals


def bridge_end(view: BotView, region: str) -> Place:
    """Where the bridge begins."""
    return next(place for place in ring(view, region) if place.bridge is not None)


def ring(view: BotView, region: str) -> list[Place]:
    memo = view.content.memo
    known: list[Place] | None = memo.get(("ring", region))
    if known is None:
        known = memo["ring", region] = [place for place in view.content["places"].values() if place.region == region]
    return known


# --- quests ---


def task(view: BotView, number: int) -> float:
    """How easy a task of the Cave is: what can be done at once is best."""
    tasks = cave(view.content)[1].tasks
    each = tasks[number - 1]
    if each.gold:
        return 1.5 if view.me.gold >= each.gold else 0.2
    if each.give is not None:
        held = worth.of_kind(view, each.give)
        return 1.5 - min([worth.card(view, card) for card in held]) if held else 0.0
    return 1.0 if each.kill_enemy else 0.4


def quest_gold(view: BotView, number: int) -> float:
    """Coins that would fulfil a quest are worth a Talisman."""
    if not view.me.quest or number <= 0:
        return 0.0
    task = cave(view.content)[1].tasks[view.me.quest - 1]
    return worth.A_TALISMAN / 2 if task.gold and view.me.gold + number >= task.gold else 0.1 * bool(task.gold)


# --- other characters ---


def duel(view: BotView, other: CharacterView) -> float:
    """The best that meeting this character can bring."""
    if view.me.toad_turns:
        return worth.fight(view, other.battle, battle=True)
    best = attack(view, other, battle=True)
    if view.card.attacks_by_craft:
        best = max(best, attack(view, other, battle=False))
    for ability in view.card.meetings:
        best = max(best, ability_worth(view, other, ability.id))
    return best


def attack(view: BotView, other: CharacterView, *, battle: bool) -> float:
    mine, theirs = (view.battle, other.battle) if battle else (view.psychic, other.psychic)
    their_dice = 0 if battle and view.card.ambush else other.dice(battle)
    win, _, lose = odds.fight(mine - theirs, view.dice(battle), their_dice)
    return win * prize(view, other) - lose * stake(view) - 0.05


def prize(view: BotView, other: CharacterView) -> float:
    """What is won by beating somebody: the best thing they have."""
    value = life_prize(view, other)
    if other.me.toad_turns:
        return value
    return max([value, 0.3 if other.me.gold else 0.0, *(loot(view, card) for card in other.me.objects.cards)])


def life_prize(view: BotView, other: CharacterView) -> float:
    """What taking a Life from somebody is worth."""
    value = 0.4 * other.menace + 0.2 * (other.me.lives == 1)
    if view.me.quest and cave(view.content)[1].tasks[view.me.quest - 1].take_life:
        value += worth.A_TALISMAN / 2
    return value


def loot(view: BotView, card: str) -> float:
    """What a card is worth that another loses by it."""
    item: Possession = view.content["cards"][card]
    if view.me.alignment in item.barred:
        return 0.0
    return (0.6 if view.has_talisman and card == "talisman" else worth.card(view, card)) + 0.1


def stake(view: BotView) -> float:
    """What is lost by being beaten: a Life, or the best thing one has."""
    value = worth.a_life(view) + 0.2
    if view.has_talisman and not view.me.toad_turns:
        value = max(value, worth.the_talisman(view))
    return value


def ability_worth(view: BotView, other: CharacterView, name: str) -> float:
    ability = next(each for each in view.card.meetings if each.id == name)
    chance = (7 - ability.least) / 6
    match ability.take:
        case "gold":
            value = 0.5 * worth.step(worth.COINS, view.me.gold) if other.me.gold else 0.0
        case "object":
            value = max([loot(view, card) for card in other.me.objects.cards], default=0.0)
        case "follower":
            value = max([loot(view, card) for card in other.me.followers.cards], default=0.0)
        case "spell":
            value = worth.SPELL if len(other.me.spells) else 0.0
        case _:
            value = 0.3 + 0.5 * other.menace
    return chance * value


# --- trophies ---


def payment(view: BotView, what: Attribute, wanted: int) -> list[str]:
    """The trophies that pay for a counter with the least waste, and of those the fewest."""
    cards = view.content["cards"]
    paid: dict[int, list[str]] = {0: []}
    for card in view.me.trophies.cards:
        enemy = cards[card]
        if (enemy.race == "spirit") != (what == "craft"):
            continue
        for total, given in list(paid.items()):
            if total < wanted and len(paid.get(total + enemy.power, [""] * 99)) > len(given) + 1:
                paid[total + enemy.power] = [*given, card]
    return paid[min([total for total in paid if total >= wanted], default=0)]


def pays(view: BotView, what: Attribute) -> bool:
    """Whether to trade for a counter now. Trophies give no change: better wait than waste, but not for ever."""
    wanted, cards = view.own(what), view.content["cards"]
    given = sum([cards[card].power for card in payment(view, what, wanted)])
    held = [cards[card] for card in view.me.trophies.cards]
    total = sum([enemy.power for enemy in held if (enemy.race == "spirit") == (what == "craft")])
    return given - wanted <= 1 or total >= 2 * wanted or view.place.region != "outer"
