"""An enemy's turn: statuses on the ability, a step, attacks; and what ends any turn."""

from __future__ import annotations

from roundtable.games.kinfire.box import FARTHEST, CombatMap, box_of
from roundtable.games.kinfire.current_combat import combat_of
from roundtable.games.kinfire.effects.foes import Active, Strike
from roundtable.games.kinfire.effects.terms import Reach
from roundtable.games.kinfire.option_makers import zone_option
from roundtable.games.kinfire.party import group
from roundtable.games.kinfire.seekers.hands import has_action
from roundtable.games.kinfire.seekers.hp_and_armour import hit
from roundtable.games.kinfire.seekers.statuses import afflict, drop_statuses
from roundtable.games.kinfire.state import (
    NOBODY,
    SEATS,
    Blow,
    DrawToken,
    EndTurn,
    EnemyTurn,
    Foe,
    KinfireTable,
    Turn,
    TurnOver,
)
from roundtable.kernel.options import Option, Prompt
from roundtable.kernel.seats import Seat
from roundtable.kernel.windows import Rules

from .boosts import parry_attack
from .carry_out import everybody_reacts, foe_does, lent, lent_by_others, trigger, use_ability
from .defeat import DEFEATED, foe_suffers
from .fate_bag import ability_with, reset_bag
from .zones import ground, in_reach, is_negative, is_positive, seekers_in, zone_damage, zone_guard, zone_hits_foe

RESOLVE = "kinfire.enemy-turn.resolve-ability-of-drawn-token"
ONLY_OWN = ("kinfire.enemy-turn.active-only-on-own-token", "kinfire.enemy-turn.active-abilities-have-arrow-and-tokens")
STEP_FIRST = "kinfire.enemy-turn.may-move-one-zone-before-attacking"
GROUP_PICKS = "kinfire.enemy-turn.group-picks-among-valid-moves"
TOWARDS = "kinfire.enemy-turn.moves-toward-target-holder"
ALL_BEFORE = "kinfire.status.enemy-all-applied-before-ability"
RETURNED = "kinfire.status.enemy-resolved-cards-return-to-piles"
IGNORES = "kinfire.target.enemy-ignores-everyone-else"
UNREACHABLE = "kinfire.target.unreachable-holder-means-no-attack"
NO_ATTACK = ("kinfire.attack.no-target-in-range-no-attack", "kinfire.attack.no-attack-no-attack-effects")
AREA = ("kinfire.attack.area-hits-all-opponents-in-zone", "kinfire.attack.area-spares-own-side")
SEEKS: dict[Reach, str] = {
    "melee": "kinfire.enemy-turn.melee-seeks-same-zone",
    "ranged": "kinfire.enemy-turn.ranged-seeks-one-zone-away",
}
AVOIDS = "kinfire.map.enemies-avoid-negative-zones-on-the-way"
PREFERS = "kinfire.map.enemies-prefer-positive-zones-on-the-way"
WEAKENED = 2
"""Damage that each Weaken on an ability takes off its attacks (A9)."""
WOUNDED = 2  # kinfire.status.enemy-wound-two-damage-each

WHERE_TO = Prompt("ask-foe-step", rules=(GROUP_PICKS,))


def enemy_turn(table: KinfireTable, step: EnemyTurn) -> Rules[None]:
    """The ability beside the ability token that was drawn; before it, what the zone and statuses do."""
    combat, box = combat_of(table), box_of(table.content)
    combat.turn = Turn()
    found = ability_with(combat, step.number)
    if found is None:
        table.say("nothing-there", RESOLVE)  # A37
        return
    index, row = found
    combat.turn.foe, combat.turn.row = index, row
    foe = combat.foes[index]
    ability = box.rows(foe)[row]
    assert isinstance(ability, Active)
    table.say("ability-used", RESOLVE, *ONLY_OWN, enemy=box.name(foe), row=f"{box.kind(foe)}.{ability.name}")
    yield from zone_hits_foe(table, index)
    if foe.gone or (foe.statuses[row] and (yield from statuses_apply(table, index, row))):
        return
    combat.turn.steps = 0 if combat.turn.rooted else ability.steps + (box.passives(foe).steps if ability.steps else 0)
    yield from use_ability(table, index, ability.do)
    table.cite("kinfire.enemy-turn.turn-ends-after-ability")


def statuses_apply(table: KinfireTable, index: int, row: int) -> Rules[bool]:
    """All statuses on the ability, before it is used; whether it is used no more."""
    combat = combat_of(table)
    foe = combat.foes[index]
    laid, foe.statuses[row] = foe.statuses[row], {}
    table.say("statuses-apply", ALL_BEFORE, RETURNED, enemy=box_of(table.content).name(foe))
    combat.turn.weakened = WEAKENED * laid.get("weaken", 0)
    if laid.get("trap"):
        combat.turn.rooted = True
        table.cite("kinfire.status.enemy-trap-forbids-movement-this-turn")
        if laid["trap"] > 1:
            table.cite("kinfire.status.enemy-extra-trap-is-wasted")
    if wounds := laid.get("wound", 0):
        yield from foe_suffers(table, index, WOUNDED * wounds, "kinfire.status.enemy-wound-two-damage-each")
    if laid.get("stun"):
        table.say("ability-cancelled", ALL_BEFORE, enemy=box_of(table.content).name(foe))
        return True
    return combat.foes[index].gone


# --- the attack ---


@foe_does(Strike)
def strike(table: KinfireTable, index: int, deed: Strike) -> Rules[None]:
    """On the holder of its target token, after a step; if that seeker is out of reach, on nobody."""
    foe = combat_of(table).foes[index]
    if foe.target == NOBODY or not foe.zone:
        table.cite(*NO_ATTACK)
        return
    if may_approach(table, index, deed.reach):
        yield from approach(table, index, deed.reach)
        foe = combat_of(table).foes[index]
        if foe.gone:
            return
    table.cite(IGNORES)
    zone = table.state.seats[foe.target].zone
    if zone not in in_reach(table, deed.reach, foe.zone):
        name, whom = box_of(table.content).name(foe), SEATS[foe.target]
        table.say("cannot-reach", UNREACHABLE, *NO_ATTACK, enemy=name, seat=whom)
        return
    attacked = [foe.target]
    if deed.area:
        table.cite(*AREA)
        attacked = seekers_in(table, zone)
    yield from attack_seekers(table, index, deed, attacked)


def attack_seekers(table: KinfireTable, index: int, deed: Strike, attacked: list[Seat]) -> Rules[None]:
    """Parries, then for each seeker attacked: guards, Armour, HP; then what the attack brings besides."""
    box, combat = box_of(table.content), combat_of(table)
    foe, turn = combat.foes[index], combat.turn
    blow = Blow(index, deed.damage, deed.reach, deed.colour, dict.fromkeys(attacked, 0))
    outer, turn.blow = turn.blow, blow  # a parry may bring another attack about
    power = sum([number for _, number in power_terms(table, blow)])
    table.say("foe-attacks", IGNORES, enemy=box.name(foe), damage=max(0, power), colour=deed.colour)
    yield from parry_attack(table, attacked, deed.colour, box.name(foe), max(0, power))
    table.cite("kinfire.armour.applied-after-parries")
    turn.blow = outer
    if combat_of(table).foes[index].gone:
        table.cite(DEFEATED)
        return
    if turn.foe == index:
        turn.steps = 0  # its step was for before it attacks (A55)
    taken = {}
    for seat in attacked:
        taken[seat] = hit(table, seat, max(0, power - blow.spared[seat] - guard(table, seat, deed.reach)))
    for seat in attacked if deed.inflicts else ():
        table.cite("kinfire.attack.status-icon-adds-status-to-damage")
        afflict(table, seat, deed.inflicts)
    if deed.drains:
        mend(table, index, sum(taken.values()))
    for seat, damage in taken.items():
        if damage:
            yield from trigger(table, seat, "hit")
            for other in seekers_in(table, table.state.seats[seat].zone):
                if other != seat:
                    yield from trigger(table, other, "ally-hit")


def power_terms(table: KinfireTable, blow: Blow) -> list[tuple[str, int]]:
    """What an enemy's attack is made of before anybody parries it: its base value first."""
    combat = combat_of(table)
    foe = combat.foes[blow.foe]
    return [
        ("base", blow.damage),
        ("passive", box_of(table.content).passives(foe).damage),
        ("ground", zone_damage(table, foe.zone, blow.reach)),
        ("weaken", -combat.turn.weakened if combat.turn.foe == blow.foe else 0),
    ]


def guard(table: KinfireTable, seat: Seat, reach: Reach) -> int:
    """What wards, abilities and the zone take off an attack, as parries do."""
    zone = table.state.seats[seat].zone
    return lent(table, seat, "guard") + lent_by_others(table, seat, zone, "zone_guard") + zone_guard(table, zone, reach)


def mend(table: KinfireTable, index: int, hp: int) -> None:
    """An enemy gains HP, above its starting value too, up to what its counter can show (A61)."""
    foe = combat_of(table).foes[index]
    before, foe.hp = foe.hp, min(99, foe.hp + hp)
    table.say(
        "foe-mends", "kinfire.hp.gain-raises-hp", "kinfire.hp.enemies-may-exceed-starting-hp",
        "kinfire.setup.enemy-hp-counter-max-99", enemy=box_of(table.content).name(foe), before=before, after=foe.hp,
    )  # fmt: skip


# --- the step before it ---


def approach(table: KinfireTable, index: int, reach: Reach) -> Rules[None]:
    """Into position against the holder of its target token; several attacks share its steps (A55)."""
    turn = combat_of(table).turn
    while may_approach(table, index, reach):
        goals = positions(table, reach, table.state.seats[combat_of(table).foes[index].target].zone)
        zones = closer(table, index, goals, turn.steps)
        if not zones:
            return
        turn.steps -= 1
        yield from step_to_one_of(table, index, zones, SEEKS[reach])


def may_approach(table: KinfireTable, index: int, reach: Reach) -> bool:
    """Whether it has steps left, and is not in position already (A31)."""
    combat = combat_of(table)
    turn, foe = combat.turn, combat.foes[index]
    return bool(
        turn.steps
        and turn.foe == index
        and not foe.gone
        and foe.zone not in positions(table, reach, table.state.seats[foe.target].zone)
    )


def positions(table: KinfireTable, reach: Reach, zone: str) -> list[str]:
    """The zones from which a seeker in this one can be attacked."""
    return [zone] if reach == "melee" else ground(table).sights[zone]


def closer(table: KinfireTable, index: int, goals: list[str], steps: int = 1) -> list[str]:
    """The zones beside it with which its best ways to one of these begin: as near as it gets with so many steps, past
    as little as can be that hurts it, in as few steps as that takes (A33)."""
    land, foe = ground(table), combat_of(table).foes[index]
    away = land.away(tuple(goals))
    ways = {beside: best_way(table, foe, land, away, beside, steps) for beside in land.moves[foe.zone]}
    nearest = min(ways.values(), default=(FARTHEST, 0, 0))
    if any(way[0] == nearest[0] and way[1] > nearest[1] for way in ways.values()):
        table.cite(AVOIDS)
    return [zone for zone, way in ways.items() if way == nearest] if nearest[0] < away[foe.zone] else []


def best_way(
    table: KinfireTable, foe: Foe, land: CombatMap, away: dict[str, int], zone: str, left: int
) -> tuple[int, int, int]:
    """The best that begins with a step into this zone: how far off it ends, how often it hurts, how long it is."""
    hurts = is_negative(table, foe, zone)
    best = (away[zone], int(hurts), 1)
    if left > 1 and away[zone]:
        for beside in land.moves[zone]:
            far, more, steps = best_way(table, foe, land, away, beside, left - 1)
            best = min(best, (far, hurts + more, steps + 1))
    return best


def step_to_one_of(table: KinfireTable, index: int, zones: list[str], *rules: str) -> Rules[None]:
    """It avoids negative zones, prefers positive ones, and where that leaves several the group picks (A33)."""
    foe = combat_of(table).foes[index]
    name = box_of(table.content).name(foe)
    safe = [zone for zone in zones if not is_negative(table, foe, zone)]
    if safe and len(safe) < len(zones):
        table.cite(AVOIDS)
    good = [zone for zone in safe if is_positive(table, foe, zone)]
    if good and len(good) < len(safe):
        table.cite(PREFERS)
    best = good or safe or zones
    where = Prompt(WHERE_TO.key, (("enemy", name),), WHERE_TO.rules)
    choice = yield from group(table, where, lambda: ways_of(table, foe, best, zones, rules[0]))
    foe.zone = choice.arg
    table.say("foe-moves", STEP_FIRST, TOWARDS, *rules, enemy=name, zone=f"@zones.{choice.arg}")
    yield from zone_hits_foe(table, index)


def ways_of(table: KinfireTable, foe: Foe, best: list[str], zones: list[str], leads: str) -> list[Option[None]]:
    """Its best ways; and what is against the others: they lead elsewhere, they hurt, or there are better ones."""
    if not table.explaining:
        return [go_to(zone) for zone in best]

    def against(zone: str) -> str:
        return AVOIDS if is_negative(table, foe, zone) else PREFERS if zone in zones else leads

    every = ground(table).moves[foe.zone]
    return table.allowed((go_to(zone), None if zone in best else against(zone)) for zone in every)


def go_to(zone: str) -> Option[None]:
    return zone_option("go", zone)


# --- the end of any turn ---


def end_turn(table: KinfireTable, step: EndTurn) -> Rules[None]:
    """What abilities do as a turn ends."""
    seat = combat_of(table).turn.seat
    if seat == NOBODY:
        yield from everybody_reacts(table, "enemy-turn-end")
    else:
        yield from trigger(table, seat, "turn-end")
        yield from everybody_reacts(table, "seeker-turn-end", table.state.seats[seat].zone)


def turn_over(table: KinfireTable, step: TurnOver) -> Rules[None]:
    """A hand without Actions is renewed, statuses go back, a full time track is emptied; then the next token."""
    table.then(DrawToken())
    seat = combat_of(table).turn.seat
    if seat != NOBODY:
        table.cite("kinfire.seeker-turn.end-check-for-action-card")
        if not has_action(table, seat):
            table.touch(str(seat))
            yield from table.settle()
        if table.state.seats[seat].statuses:
            yield from drop_statuses(table, seat)
    combat = combat_of(table)
    for seeker in table.state.seats:
        seeker.once = 0
    combat.turn = Turn()
    if combat.scripted:
        combat.scripted -= 1
        if not combat.scripted:
            table.say("tutorial-over", "kinfire.tutorial.random-draws-from-turn-three")
    yield from reset_bag(table)
