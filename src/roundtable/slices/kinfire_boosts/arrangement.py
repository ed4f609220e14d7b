"""A scenario's `given`: a combat already set up, with parts of it as the scenario says.

seats: [{hp, start_hp, zone, hand, discard, deck, lantern}, ...]   `deck` names its top cards, the topmost last
enemy: {hp, zone, phase, target, covers: [{wounds, traps}, ...]}
bag, used, track: [tokens]; tokens named nowhere stay in the bag, unless `bag` names all that are to be there
fate, fate_spent, nights: numbers
begin: setup (nothing is dealt yet), draw (the default), {seeker: seat} or {token: id}
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from roundtable.kernel.errors import ScriptError
from roundtable.kernel.piles import Pile
from roundtable.kernel.seats import Seat

from .box import box_of
from .combat_setup import opening_hand
from .enemy_turn import best_targets
from .state import CombatTable, DrawToken, EnemyTurn, SeekerTurn

NUMBERS = ("fate", "fate_spent", "nights")
KEYS = ("seats", "enemy", "bag", "used", "track", "begin", *NUMBERS)
SEAT_KEYS = ("hp", "start_hp", "zone", "hand", "discard", "deck", "lantern")
ENEMY_KEYS = ("hp", "zone", "phase", "target", "covers")


def arrange(table: CombatTable, given: Mapping[str, Any]) -> None:
    """Overrides parts of a combat that is set up; without anything given, the match begins as any other."""
    check(given, KEYS, "'given'")
    if not given:
        return
    begin = given.get("begin", "draw")
    if begin != "setup":
        for seat in range(len(table.state.seats)):
            opening_hand(table, seat)
        table.state.enemy.target = best_targets(table)[0]
        table.state.agenda = [first_step(table, begin)]
    for seat, wanted in enumerate(given.get("seats", ())):
        arrange_seat(table, seat, wanted or {})
    arrange_enemy(table, given.get("enemy", {}))
    arrange_bag(table, given)
    for name in NUMBERS:
        if name in given:
            setattr(table.state, name, number(given[name], name))


def first_step(table: CombatTable, begin: Any) -> DrawToken | SeekerTurn | EnemyTurn:
    if begin == "draw":
        return DrawToken()
    if isinstance(begin, Mapping) and begin.get("seeker") in range(len(table.state.seats)):
        return SeekerTurn(begin["seeker"])
    if isinstance(begin, Mapping) and begin.get("token") in box_of(table.content).row:
        return EnemyTurn(begin["token"])
    raise ScriptError(f"'begin' is setup, draw, {{seeker: seat}} or {{token: an enemy's}}, not {begin!r}.")


def arrange_seat(table: CombatTable, seat: Seat, wanted: Mapping[str, Any]) -> None:
    check(wanted, SEAT_KEYS, f"seat {seat}")
    seeker, zones = table.state.seats[seat], box_of(table.content).zones
    piles = {"hand": seeker.hand, "discard": seeker.discard, "deck": seeker.deck}
    named = {name: pile for name, pile in piles.items() if name in wanted}
    for pile in named.values():
        put_back(table, seat, pile)
    for name, pile in named.items():
        for card in wanted[name]:
            sources = [other for other in piles.values() if other not in named.values()]
            fetch(table, card, [*sources, seeker.deck, table.state.armour, table.state.exhausted], pile)
    if named and "deck" not in named:
        table.shuffle(seeker.deck)
    for name in ("hp", "start_hp"):
        if name in wanted:
            setattr(seeker, name, number(wanted[name], name))
    seeker.lantern = bool(wanted.get("lantern", seeker.lantern))
    seeker.zone = one_of(wanted.get("zone", seeker.zone), zones, "zone")


def put_back(table: CombatTable, seat: Seat, pile: Pile) -> None:
    """All of a pile into the deck, Armour into its own pile."""
    deck, armour = table.state.seats[seat].deck, box_of(table.content).armour
    for card in list(pile.cards) if pile is not deck else ():
        table.move(card, pile, table.state.armour if card == armour else deck)


def fetch(table: CombatTable, card: str, sources: list[Pile], target: Pile) -> None:
    for source in sources:
        if source is not target and card in source.cards:
            table.move(card, source, target)
            return
    if card in target.cards:  # named for the deck, where it lies: on top
        table.move(card, target, target)
        return
    raise ScriptError(f"There is no {card!r} left for {target.name}.")


def arrange_enemy(table: CombatTable, wanted: Mapping[str, Any]) -> None:
    check(wanted, ENEMY_KEYS, "the enemy")
    enemy, box = table.state.enemy, box_of(table.content)
    enemy.phase = one_of(wanted.get("phase", enemy.phase), range(len(box.abilities)), "phase")
    enemy.hp = number(wanted.get("hp", box.enemy.phases[enemy.phase - 1].hp if enemy.phase else enemy.hp), "hp")
    enemy.zone = one_of(wanted.get("zone", enemy.zone), box.zones, "zone")
    enemy.target = one_of(wanted.get("target", enemy.target), range(len(table.state.seats)), "target")
    for cover, given in zip(enemy.covers, wanted.get("covers", ()), strict=False):
        check(given, ("wounds", "traps"), "a cover")
        cover.wounds, cover.traps = number(given.get("wounds", 0), "wounds"), number(given.get("traps", 0), "traps")


def arrange_bag(table: CombatTable, given: Mapping[str, Any]) -> None:
    state = table.state
    for name in ("used", "track"):
        for token in given.get(name, ()):
            fetch(table, token, [state.bag], getattr(state, name))
    if "bag" in given:
        table.move_all(state.bag, state.used)
        for token in given["bag"]:
            fetch(table, token, [state.used], state.bag)


def check(given: Any, known: tuple[str, ...], where: str) -> None:
    if not isinstance(given, Mapping):
        raise ScriptError(f"{where} is a mapping, not {given!r}.")
    for key in given:
        if key not in known:
            raise ScriptError(f"{where} has no {key!r}: it has {', '.join(known)}.")


def number(value: Any, name: str) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or value < 0:
        raise ScriptError(f"'{name}' is a whole number from 0, not {value!r}.")
    return value


def one_of(value: Any, known: Any, name: str) -> Any:
    if value not in known:
        raise ScriptError(f"There is no {name} {value!r}: there are {', '.join(map(str, known))}.")
    return value
