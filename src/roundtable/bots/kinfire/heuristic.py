"""Heuristic: moves into reach, plays what helps most, boosts others at the right time, keeps parries for big hits."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from roundtable.bots import Seen
from roundtable.games.kinfire.box import box_of
from roundtable.games.kinfire.effects.cards import Attack, Lantern
from roundtable.kernel.options import Option
from roundtable.kernel.seats import Seat

from . import journey
from .worth import LOW, STATUS, Battle

Options = Sequence[Option[Any]]


class KinfireHeuristic:
    """Looks at what lies open on the table, one decision at a time."""

    def __init__(self, rng: Random) -> None:
        self._rng = rng

    def choose(self, seen: Seen) -> tuple[Option[Any], int]:
        menu = seen.menu
        if len(menu) == 1:
            return menu[0], 0
        if seen.state.combat is None:
            return journey.choose(seen, self._rng), 0
        chooser = CHOOSERS.get(seen.prompt.key)
        battle = Battle(seen.state, box_of(seen.content))
        params = dict(seen.prompt.params)
        option = chooser(battle, seen.seat, menu, params) if chooser is not None else None
        return option if option is not None else menu[int(self._rng.random() * len(menu))], 0


def best(menu: Options, worth: dict[str, float]) -> Option[Any]:
    return max(menu, key=lambda option: worth.get(option.id, 0.0))


def find(menu: Options, option_id: str) -> Option[Any] | None:
    return next((option for option in menu if option.id == option_id), None)


# --- the own turn ---


def own_turn(battle: Battle, seat: Seat, menu: Options, params: dict[str, Any]) -> Option[Any] | None:
    """The best pair of a zone to stand in and a card to play there; then a step to safety."""
    seeker = battle.state.seats[seat]
    playable = [option for option in menu if option.verb in ("play", "lantern")]
    steps = [option for option in menu if option.verb == "move"]
    if playable:
        here = {option.id: play_worth(battle, seat, option, seeker.zone) for option in playable}
        choice = best(playable, here)
        worth = here[choice.id]
        for step in steps:
            there = (
                max(play_worth(battle, seat, option, step.arg) for option in playable)
                - zone_cost(battle, step.arg)
                - 0.3
            )
            if there > worth + 0.2:
                choice, worth = step, there
        passing = find(menu, "pass")
        if worth > 0.3 or passing is None:
            return choice
        return approach(battle, seeker.zone, steps) or passing
    if one := best_of_cards(battle, seat, menu):
        return one
    return after_acting(battle, seat, menu, steps)


def approach(battle: Battle, zone: str, steps: Options) -> Option[Any] | None:
    """A step nearer to the enemy, where nothing can be done from here."""

    def way(place: str) -> float:
        return min((battle.ground.steps[place].get(other, 9) for other in enemy_zones), default=0)

    enemy_zones = [battle.combat.foes[index].zone for index in battle.standing()]
    nearer = [step for step in steps if way(step.arg) < way(zone)]
    return min(nearer, key=lambda step: way(step.arg) + zone_cost(battle, step.arg), default=None)


def play_worth(battle: Battle, seat: Seat, option: Option[Any], zone: str) -> float:
    if option.verb == "lantern":
        lantern: Lantern = battle.box.seekers[battle.state.seats[seat].who].lantern
        return battle.deeds(seat, lantern.do, zone) + 0.5
    card = battle.box.actions[option.arg]
    free = 0.6 if card.instant and card.boosts is None else 0.0
    return battle.card(seat, card, zone) + free


def zone_cost(battle: Battle, zone: str) -> float:
    card = battle.box.zones[zone]
    return (
        card.suffer * 1.2 + sum(STATUS[status] * number for status, number in card.statuses.items()) - card.guard * 0.5
    )


def after_acting(battle: Battle, seat: Seat, menu: Options, steps: Options) -> Option[Any] | None:
    """Out of the reach of who hunts a seeker in danger, out of bad zones; else the turn is over."""
    seeker = battle.state.seats[seat]
    hunters = [battle.combat.foes[i].zone for i in battle.standing() if battle.combat.foes[i].target == seat]

    def comfort(zone: str) -> float:
        worth = -zone_cost(battle, zone)
        if hunters and seeker.hp + seeker.armour <= LOW + 1:
            worth += min(battle.ground.steps[hunter].get(zone, 9) for hunter in hunters)
        return worth

    stay = comfort(seeker.zone)
    better = [(comfort(step.arg), step) for step in steps]
    if better and (top := max(better, key=lambda each: each[0]))[0] > stay + 0.4:
        return top[1]
    return find(menu, "done")


def best_of_cards(battle: Battle, seat: Seat, menu: Options) -> Option[Any] | None:
    """A card boost, or what a pass gives: get rid of what hurts, else draw."""
    discards = {option.arg: option for option in menu if option.verb == "discard"}
    for bad in ("wound", "stun", "exhausted", "weaken", "trap"):
        if bad in discards:
            return discards[bad]
    return find(menu, "draw")


def passing(battle: Battle, seat: Seat, menu: Options, params: dict[str, Any]) -> Option[Any] | None:
    return best_of_cards(battle, seat, menu) or menu[0]


def steps_before(battle: Battle, seat: Seat, menu: Options, params: dict[str, Any]) -> Option[Any] | None:
    card = battle.box.actions.get(battle.combat.turn.card)
    if card is None:
        return find(menu, "act")
    worth = {"act": battle.card(seat, card, battle.state.seats[seat].zone)}
    for option in menu:
        if option.verb == "move":
            worth[option.id] = battle.card(seat, card, option.arg) - zone_cost(battle, option.arg) - 0.3
    return best(menu, worth)


def whom_to_attack(battle: Battle, seat: Seat, menu: Options, params: dict[str, Any]) -> Option[Any] | None:
    """The one that this blow fells, else the one with the fewest HP left."""
    foes = battle.combat.foes
    return min(menu, key=lambda option: foes[option.value].hp if isinstance(option.value, int) else 99)


def attack_zone(battle: Battle, seat: Seat, menu: Options, params: dict[str, Any]) -> Option[Any] | None:
    return max(menu, key=lambda option: len(battle.enemies_in(option.arg)))


def which_enemy(battle: Battle, seat: Seat, menu: Options, params: dict[str, Any]) -> Option[Any] | None:
    """To be taunted, hexed, shoved or shot at: the most dangerous one."""
    foes = battle.combat.foes

    def harm(option: Option[Any]) -> float:
        rows = [row for row, tokens in enumerate(foes[option.value].tokens) if tokens]
        return sum(battle.danger(row, option.value) * len(foes[option.value].tokens[row]) for row in rows)

    return max(menu, key=harm)


def step(battle: Battle, seat: Seat, menu: Options, params: dict[str, Any]) -> Option[Any] | None:
    """Where the rest of the card does most; else out of harm."""
    seeker, turn = battle.state.seats[seat], battle.combat.turn
    card = battle.box.actions.get(turn.card) if turn.seat == seat else None
    hunters = [battle.combat.foes[i].zone for i in battle.standing() if battle.combat.foes[i].target == seat]

    def worth(option: Option[Any]) -> float:
        zone = seeker.zone if option.verb == "stay" else option.arg
        gain = sum(battle.attack(seat, deed, zone) for deed in card.do if isinstance(deed, Attack)) if card else 0.0
        if hunters and seeker.hp + seeker.armour <= LOW + 1:
            gain += 0.5 * min(battle.ground.steps[hunter].get(zone, 9) for hunter in hunters)
        return gain - zone_cost(battle, zone) - (0.1 if option.verb != "stay" else 0.0)

    return max(menu, key=worth)


def best_zone(battle: Battle, seat: Seat, menu: Options, params: dict[str, Any]) -> Option[Any] | None:
    return min(menu, key=lambda option: zone_cost(battle, option.arg))


def worst_zone(battle: Battle, seat: Seat, menu: Options, params: dict[str, Any]) -> Option[Any] | None:
    """For an enemy: where it is hurt, or at least not sheltered."""
    return max(menu, key=lambda option: zone_cost(battle, option.arg))


# --- for others ---


def boost(battle: Battle, seat: Seat, menu: Options, params: dict[str, Any]) -> Option[Any] | None:
    """What helps this very action; nothing is thrown away on one that needs no help."""
    turn = battle.combat.turn
    actor = turn.seat
    seeker = battle.state.seats[actor]
    card = battle.box.actions.get(turn.card)
    deeds = card.do if card is not None else battle.box.seekers[seeker.who].lantern.do
    attacks = [deed for deed in deeds if isinstance(deed, Attack)]
    worth = {"pass": 0.6}
    for option in menu:
        if option.verb != "boost":
            continue
        as_action = battle.box.actions.get(option.arg)
        power = as_action.boosts if as_action is not None else battle.box.boosts[option.arg].gives
        assert power is not None
        value = 0.0
        for deed in attacks:
            reach = battle.targets(deed, seeker.zone)
            if reach and power.damage:
                before = battle.attack(actor, deed, seeker.zone, turn.damage)
                value += battle.attack(actor, deed, seeker.zone, turn.damage + power.damage) - before
            if not reach and power.steps and not turn.steps:
                value += 2.5
        value += min(power.hp, battle.missing(actor)) * (1.2 if seeker.hp <= LOW else 0.7)
        value += 0.65 * power.cards
        worth[option.id] = value - (1.0 if as_action is not None else 0.0)
    return best(menu, worth)


def parry(battle: Battle, seat: Seat, menu: Options, params: dict[str, Any]) -> Option[Any] | None:
    """Against hits that hurt; the ally in the greatest danger first, with the smallest card that is enough."""
    damage = int(params.get("damage", 0))
    worth = {"pass": 0.0}
    for option in menu:
        if option.verb != "parry":
            continue
        card, _, ally = option.arg.partition("/")
        as_action = battle.box.actions.get(card)
        power = as_action.boosts if as_action is not None else battle.box.boosts[card].gives
        assert power is not None
        seeker = battle.state.seats[int(ally)]
        loss = max(0, damage - seeker.armour)
        saved = min(power.parry, loss)
        danger = 3.0 if seeker.hp <= loss + 1 else 1.5 if seeker.hp - loss <= LOW else 1.0
        worth[option.id] = saved * danger - 1.2 - 0.2 * (power.parry - saved) - (1.5 if as_action is not None else 0.0)
    return best(menu, worth)


# --- the bag ---


def danger_now(battle: Battle) -> float:
    """How much the next token is to be feared: its chance to be an enemy's, and the weakest seeker."""
    bag = battle.state.bag.cards
    bad = [battle.token_danger(token) for token in bag if token.isdigit() or token == "darkness"]
    frail = min(battle.state.seats[seat].hp + battle.state.seats[seat].armour for seat in battle.party)
    return sum(bad) / max(1, len(bag)) / max(1, frail)


def fate(battle: Battle, seat: Seat, menu: Options, params: dict[str, Any]) -> Option[Any] | None:
    """Goes along with whoever proposes one."""
    wanted = find(menu, "save-fate") is not None or danger_now(battle) > 0.55
    for verb in ("propose-fate", "spend-fate") if wanted else ("draw-token", "save-fate"):
        if (option := find(menu, verb)) is not None:
            return option
    return None


def token_worth(battle: Battle, token: str) -> float:
    if token.isdigit() or token == "darkness":
        return -battle.token_danger(token)
    if token == "heart":
        return max(turn_worth(battle, other) for other in battle.party) + 0.3
    seat = next((each for each in battle.party if battle.state.seats[each].who == token), None)
    return turn_worth(battle, seat) if seat is not None else 0.0


def turn_worth(battle: Battle, seat: Seat) -> float:
    """What a seeker's turn could bring."""
    seeker = battle.state.seats[seat]
    zones = [seeker.zone, *battle.ground.moves[seeker.zone]]
    actions = [battle.box.actions[card] for card in dict.fromkeys(seeker.hand.cards) if card in battle.box.actions]
    return max((battle.card(seat, card, zone) for card in actions for zone in zones), default=0.0)


def keep_token(battle: Battle, seat: Seat, menu: Options, params: dict[str, Any]) -> Option[Any] | None:
    return max(menu, key=lambda option: token_worth(battle, option.arg))


def substitute(battle: Battle, seat: Seat, menu: Options, params: dict[str, Any]) -> Option[Any] | None:
    token = battle.state.drawn.cards[0]
    bad = token_worth(battle, token) < -5.0
    return next((option for option in menu if (option.verb == "substitute") is bad), menu[0])


def whose_turn(battle: Battle, seat: Seat, menu: Options, params: dict[str, Any]) -> Option[Any] | None:
    return max(menu, key=lambda option: turn_worth(battle, option.value))


# --- enemies ---


def strongest(battle: Battle, seat: Seat, menu: Options, params: dict[str, Any]) -> Option[Any] | None:
    """Whoever bears it best is hunted."""
    return max(menu, key=lambda option: battle.bearing(option.value))


def weakest(battle: Battle, seat: Seat, menu: Options, params: dict[str, Any]) -> Option[Any] | None:
    return max(menu, key=lambda option: battle.missing(option.value))


def named(battle: Battle, params: dict[str, Any]) -> int:
    """The enemy that a decision is about."""
    foes = enumerate(battle.combat.foes)
    return next((index for index, foe in foes if battle.box.name(foe) == params.get("enemy") and not foe.gone), 0)


def cover(battle: Battle, seat: Seat, menu: Options, params: dict[str, Any]) -> Option[Any] | None:
    """The ability with most tokens still in the bag, and the worst."""
    index = named(battle, params)
    status = params.get("status")

    def gain(option: Option[Any]) -> float:
        left = battle.tokens_left(index, option.value)
        laid = battle.combat.foes[index].statuses[option.value]
        if status == "wound":
            return left
        return left * battle.danger(option.value, index) if not laid.get("stun") else 0.0

    return max(menu, key=gain)


def mildest_row(battle: Battle, seat: Seat, menu: Options, params: dict[str, Any]) -> Option[Any] | None:
    index = named(battle, params)
    return min(menu, key=lambda option: battle.danger(option.value, index))


def take_all(battle: Battle, seat: Seat, menu: Options, params: dict[str, Any]) -> Option[Any] | None:
    """Statuses are shaken off, cards fetched, abilities used."""
    return next((option for option in menu if option.verb not in ("done", "no", "stay")), menu[0])


def shed(battle: Battle, seat: Seat, menu: Options, params: dict[str, Any]) -> Option[Any] | None:
    bad = best_of_cards(battle, seat, [option for option in menu if option.verb == "discard"])
    return bad if bad is not None and bad.verb == "discard" else find(menu, "done")


def must_discard(battle: Battle, seat: Seat, menu: Options, params: dict[str, Any]) -> Option[Any] | None:
    bad = best_of_cards(battle, seat, menu)
    boosts = [option for option in menu if option.arg in battle.box.boosts]
    return bad or (boosts[0] if boosts else menu[0])


CHOOSERS = {
    "ask-turn": own_turn, "ask-passing": passing, "ask-steps-before": steps_before, "ask-attack": whom_to_attack,
    "ask-attack-zone": attack_zone, "ask-boost": boost, "ask-parry": parry, "ask-fate": fate,
    "ask-keep-token": keep_token,
    "ask-substitute": substitute, "ask-whose-turn": whose_turn, "ask-target": strongest, "ask-to-whom": strongest,
    "ask-reader": strongest, "ask-who": weakest, "ask-ally-for": weakest, "ask-cover": cover,
    "ask-place-token": mildest_row,
    "ask-drop": take_all, "ask-cure": take_all, "ask-fetch": take_all, "ask-use-ability": take_all, "ask-shed": shed,
    "ask-discard": must_discard, "ask-spot": best_zone, "ask-step": step, "ask-dragged": best_zone,
    "ask-which-enemy": which_enemy, "ask-ally-against": whom_to_attack, "ask-shove": worst_zone,
    "ask-foe-step": worst_zone,
}  # fmt: skip
