"""Attacks and damage: ranges, what an attack adds up to, parries, Armour, and what an attack brings with it."""

from __future__ import annotations

from roundtable.kernel.options import Option, Prompt
from roundtable.kernel.seats import Seat
from roundtable.kernel.windows import Rules

from .boosts import parries
from .box import box_of, mask
from .defeat import hurt_enemy, suffer
from .effects import Attack, EnemyAttack, Range
from .state import Blow, CombatTable

COVER = Prompt("prompt-cover", rules=("kinfire.status.enemy-covers-one-active-ability",))
NO_ATTACK = "kinfire.attack.no-target-in-range-no-attack"
NO_EFFECTS = "kinfire.attack.no-attack-no-attack-effects"
DAMAGE = "kinfire.attack.damage-lowers-target-hp"


def out_of_range(distance: int, reach: Range) -> str | None:
    """The rule by which an attack can't reach so far; a ranged one can't hit its own zone either."""
    if reach == "melee":
        return None if distance == 0 else "kinfire.attack.melee-needs-same-zone"
    return None if distance == 1 else "kinfire.attack.ranged-needs-exactly-one-zone"


def seeker_attacks(table: CombatTable, seat: Seat, attack: Attack) -> Rules[None]:
    """An attack of an Action card, with the damage boosts on that action (A15)."""
    state, box = table.state, box_of(table.content)
    enemy, turn = state.enemy, state.turn
    assert turn is not None
    unreachable = out_of_range(box.distance[state.seats[seat].zone, enemy.zone], attack.range)
    if unreachable:
        table.say("no-attack", unreachable, NO_ATTACK, target=f"@enemies.{enemy.board}")
        if attack.provoking or attack.status:
            table.cite(NO_EFFECTS)
        return
    if turn.damage:
        table.cite("kinfire.boost.damage-adds-to-allys-attacks")
    hurt_enemy(table, attack.damage + turn.damage, DAMAGE)
    # What follows is not carried out if the attack ended the enemy's phase (A39).
    if not attack.provoking:
        table.cite("kinfire.attack.quiet-damage-leaves-target-token")
    elif enemy.target != seat:
        enemy.target = seat
        rule = "kinfire.attack.provoking-damage-takes-target-token"
        table.say("target-taken", rule, seat=f"@seat.{seat}", enemy=f"@enemies.{enemy.board}")
    if attack.status:
        yield from inflict(table, seat, attack.status)


def inflict(table: CombatTable, seat: Seat, status: str) -> Rules[None]:
    """The attacker chooses which active ability the status covers (A11)."""
    rows: list[Option[int]] = [
        Option("cover", str(row + 1), value=row, params=(("row", row + 1),))
        for row in range(len(table.state.enemy.covers))
    ]
    row = (yield from table.ask(seat, COVER, rows)).value
    cover = table.state.enemy.covers[row]
    if cover.wounds or cover.traps:
        table.cite("kinfire.status.enemy-several-on-one-ability")
    if status == "wound":
        cover.wounds += 1
    else:
        cover.traps += 1
    rule = "kinfire.attack.status-icon-adds-status-to-damage"
    table.say("status-inflicted", rule, seat=f"@seat.{seat}", status=f"@text.status-{status}", row=row + 1)


def enemy_attacks(table: CombatTable, attack: EnemyAttack) -> Rules[None]:
    """The enemy attacks the holder of its target token, or all in that seeker's zone; the others may parry."""
    state, box = table.state, box_of(table.content)
    enemy = state.enemy
    holder = state.seats[enemy.target]
    unreachable = out_of_range(box.distance[enemy.zone, holder.zone], attack.range)
    if unreachable:
        rule = "kinfire.target.unreachable-holder-means-no-attack"
        table.say("no-attack", rule, unreachable, NO_ATTACK, target=f"@seat.{enemy.target}")
        if attack.exhausts:
            table.cite(NO_EFFECTS)
        return
    hit = [seat for seat, seeker in enumerate(state.seats) if seeker.zone == holder.zone]
    if attack.area:
        table.cite("kinfire.attack.area-hits-all-opponents-in-zone")
    elif len(hit) > 1:
        hit = [enemy.target]
        table.cite("kinfire.attack.single-target-unless-area")
    table.say(
        "enemy-attacks", "kinfire.target.enemy-ignores-everyone-else",
        enemy=f"@enemies.{enemy.board}", seat=f"@seat.{enemy.target}", damage=attack.damage,
    )  # fmt: skip
    state.blow = Blow(hit, mask(attack.colours))
    left = yield from parries(table, attack.damage)
    state.blow = None
    for seat, damage in left.items():
        seeker_is_hit(table, seat, damage, parried=damage < attack.damage)
        for _ in range(attack.exhausts):
            gain_exhausted(table, seat)


def seeker_is_hit(table: CombatTable, seat: Seat, damage: int, *, parried: bool) -> None:
    """Armour takes its part of what the parries left, and the rest comes off the HP."""
    seeker, armour = table.state.seats[seat], box_of(table.content).armour
    shield = sum(card == armour for card in seeker.hand)
    if damage and shield:  # damage that parries took away costs no Armour (A13)
        table.move(armour, seeker.hand, table.state.armour)
        table.say(
            "armour-used", "kinfire.armour.each-card-in-hand-absorbs-one", "kinfire.armour.use-is-mandatory",
            "kinfire.armour.lose-exactly-one-card-per-hit",
            seat=f"@seat.{seat}", armour=min(shield, damage), left=shield - 1,
        )  # fmt: skip
        if parried:
            table.cite("kinfire.armour.applied-after-parries")
        if shield > damage:
            table.cite("kinfire.armour.damage-floor-zero")
        damage = max(0, damage - shield)
    if damage:
        table.say("seeker-hit", DAMAGE, seat=f"@seat.{seat}", before=seeker.hp, after=max(0, seeker.hp - damage))
        suffer(table, seat, damage)


def gain_exhausted(table: CombatTable, seat: Seat) -> None:
    """Even if no damage got through: the attack took place (A56)."""
    table.draw(table.state.exhausted, table.state.seats[seat].discard)
    table.say("exhausted-gained", "kinfire.status.exhausted-gained-into-discard", seat=f"@seat.{seat}")
