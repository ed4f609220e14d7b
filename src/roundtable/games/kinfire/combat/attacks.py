"""Attacks of seekers on enemies."""

from __future__ import annotations

from functools import cache

from roundtable.games.kinfire.box import box_of
from roundtable.games.kinfire.current_combat import combat_of, foe_option
from roundtable.games.kinfire.effects.cards import Attack
from roundtable.games.kinfire.effects.terms import Reach
from roundtable.games.kinfire.party import starting_hp
from roundtable.games.kinfire.seekers.statuses import lay_statuses
from roundtable.games.kinfire.state import SEATS, KinfireTable
from roundtable.kernel.options import Option, Prompt
from roundtable.kernel.seats import Seat
from roundtable.kernel.windows import Rules

from .carry_out import card_does, lent, lent_by_others, they_react, trigger
from .defeat import falls, lower
from .target_tokens import take_target
from .zones import BLACK, RANGED, ground, in_reach, seekers_in, zone_damage, zone_guard

MELEE = "kinfire.attack.melee-needs-same-zone"
NO_TARGET = ("kinfire.attack.no-target-in-range-no-attack", "kinfire.attack.no-attack-no-attack-effects")
SINGLE = "kinfire.attack.single-target-unless-area"
AREA = ("kinfire.attack.area-hits-all-opponents-in-zone", "kinfire.attack.area-spares-own-side")
DAMAGE = "kinfire.attack.damage-lowers-target-hp"
PROVOKES = "kinfire.attack.provoking-damage-takes-target-token"
QUIET = "kinfire.attack.quiet-damage-leaves-target-token"
STATUS = "kinfire.attack.status-icon-adds-status-to-damage"
WEAK = "kinfire.status.seeker-wound-and-weaken-scale-with-count"
AT_ZONE = Prompt("ask-attack-zone", rules=AREA)
IN_REACH: dict[Reach, str] = {"melee": MELEE, "ranged": RANGED}
AT_ENEMY = {reach: Prompt("ask-attack", rules=(SINGLE, rule)) for reach, rule in IN_REACH.items()}


@card_does(Attack)
def attack(table: KinfireTable, seat: Seat, deed: Attack) -> Rules[None]:
    """On one enemy in reach, or on all in one zone; without any the attack does not take place."""
    targets = yield from aim(table, seat, deed)
    combat_of(table).turn.struck += 1
    if not targets:
        table.say("no-attack", *NO_TARGET, IN_REACH[deed.reach], seat=SEATS[seat])
        return
    hurt = [index for index in targets if lower(table, index, damage_to(table, seat, index, deed), DAMAGE)]
    yield from falls(table, *targets)
    standing = [index for index in targets if not combat_of(table).foes[index].gone]
    for index in standing:
        if deed.inflicts:
            table.cite(STATUS)
            yield from lay_statuses(table, index, deed.inflicts, seat)
        if deed.provoking:
            yield from take_target(table, index, seat, PROVOKES)
        else:
            table.cite(QUIET)
    yield from they_react(table, [index for index in standing if index in hurt], "hurt")
    yield from trigger(table, seat, "after-attack")


# --- whom ---


def opponents(table: KinfireTable) -> list[int]:
    """Enemies, and Ally cards with HP that are no friends of the seekers."""
    return [
        index
        for index, foe in enumerate(combat_of(table).foes)
        if foe.zone and not (foe.ally and is_out_of_it(table, foe.board))
    ]


def is_out_of_it(table: KinfireTable, ally: str) -> bool:
    card = box_of(table.content).allies[ally]
    return card.hp is None or card.side == "seekers"


def aim(table: KinfireTable, seat: Seat, deed: Attack) -> Rules[list[int]]:
    zones = in_reach(table, deed.reach, table.state.seats[seat].zone)
    foes = combat_of(table).foes
    reachable = [index for index in opponents(table) if foes[index].zone in zones]
    if not reachable:
        return []
    if not deed.area:
        choice = yield from table.ask(seat, AT_ENEMY[deed.reach], lambda: aims(table, seat, deed.reach, reachable))
        return [choice.value]
    held = list(dict.fromkeys(foes[index].zone for index in reachable))
    chosen = (yield from table.ask(seat, AT_ZONE, lambda: zone_aims(table, seat, deed.reach, held))).arg
    table.cite(*AREA)
    return [index for index in opponents(table) if foes[index].zone == chosen]


def aims(table: KinfireTable, seat: Seat, reach: Reach, reachable: list[int]) -> list[Option[int]]:
    """The enemies in reach."""
    if not table.explaining:
        return [foe_option(table, "attack", index) for index in reachable]
    foes = combat_of(table).foes
    return table.allowed(
        (
            foe_option(table, "attack", index),
            None if index in reachable else out_of_reach(table, seat, reach, foes[index].zone),
        )
        for index in opponents(table)
    )


def zone_aims(table: KinfireTable, seat: Seat, reach: Reach, held: list[str]) -> list[Option[None]]:
    """The zones in reach where enemies stand."""
    if not table.explaining:
        return [attack_zone(zone) for zone in held]
    foes = combat_of(table).foes
    every = dict.fromkeys(foes[index].zone for index in opponents(table))
    return table.allowed(
        (attack_zone(zone), None if zone in held else out_of_reach(table, seat, reach, zone)) for zone in every
    )


def out_of_reach(table: KinfireTable, seat: Seat, reach: Reach, zone: str) -> str:
    """The rule that keeps an attack from this zone: it is too near, too far, or behind a black line."""
    return BLACK if (table.state.seats[seat].zone, zone) in ground(table).walls else IN_REACH[reach]


@cache
def attack_zone(zone: str) -> Option[None]:
    return Option(
        "attack", zone, points=(f"place:{zone}",), params=(("zone", f"@zones.{zone}"),), text="option-attack-zone"
    )


# --- how much ---


def damage_to(table: KinfireTable, seat: Seat, index: int, deed: Attack) -> int:
    """Base value plus bonuses, minus reductions; never below 0."""
    return max(0, sum([number for _, number in damage_terms(table, seat, index, deed)]))


def damage_terms(table: KinfireTable, seat: Seat, index: int, deed: Attack) -> list[tuple[str, int]]:
    """What the damage of an attack is made of: its base value first, then what is added and what is taken off."""
    state, foe = table.state, combat_of(table).foes[index]
    seeker, turn = state.seats[seat], combat_of(table).turn
    weak = seeker.statuses.get("weaken", 0)
    if weak:
        table.cite(WEAK)
    allies = lent_by_others(table, seat, foe.zone, "allies_damage")
    allies += lent_by_others(table, seat, seeker.zone, "zone_damage")
    return [
        ("base", deed.damage),
        ("extra", deed.extra if holds(table, seat, index, deed) else 0),
        ("boosts", turn.damage if turn.seat == seat else 0),
        ("own", lent(table, seat, "damage")),
        ("allies", allies),
        ("ground", zone_damage(table, seeker.zone, deed.reach)),
        ("weaken", -weak),
        ("cover", -zone_guard(table, foe.zone, deed.reach)),
        ("hide", -box_of(table.content).passives(foe).hide[deed.reach]),
    ]


def holds(table: KinfireTable, seat: Seat, index: int, deed: Attack) -> bool:
    """Whether the condition of an attack's extra damage is met."""
    if deed.given == "never":
        return False
    seeker, foe = table.state.seats[seat], combat_of(table).foes[index]
    if deed.given == "held":
        return foe.target == seat
    if deed.given == "unheld":
        return foe.target != seat
    if deed.given == "moved":
        return combat_of(table).turn.moved
    if deed.given == "alone":
        return seekers_in(table, seeker.zone) == [seat]
    if deed.given == "lantern":
        return seeker.charged
    if deed.given == "hurt":
        return seeker.hp < starting_hp(table, seat)
    return any(foe.statuses)
