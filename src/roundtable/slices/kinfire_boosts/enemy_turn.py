"""Enemy turn and targeting: the ability of the drawn token, the statuses on it, the enemy's step, the retarget."""

from __future__ import annotations

from roundtable.kernel.options import Option, Prompt
from roundtable.kernel.seats import Seat
from roundtable.kernel.windows import STOPPED, Rules, until

from .attacks import enemy_attacks, out_of_range
from .box import box_of
from .defeat import hurt_enemy
from .effects import EnemyAttack
from .group import group_chooses
from .state import CombatTable, Cover, EnemyTurn
from .turn_order import end_turn

WOUND_DAMAGE = 2  # kinfire.status.enemy-wound-two-damage-each
APPROACH = Prompt("prompt-approach", rules=("kinfire.enemy-turn.group-picks-among-valid-moves",))
TIE = Prompt("prompt-target", rules=("kinfire.target.retarget-tie-group-chooses",))
SETUP_TIE = Prompt("prompt-target", rules=("kinfire.target.setup-tie-group-chooses",))


def enemy_turn(table: CombatTable, step: EnemyTurn) -> Rules[None]:
    yield from until("combat", whole_turn(table, step.token))


def whole_turn(table: CombatTable, token: str) -> Rules[None]:
    if (yield from until("turn", use_ability(table, token))) is not STOPPED:
        table.cite("kinfire.enemy-turn.turn-ends-after-ability")
    end_turn(table)


def use_ability(table: CombatTable, token: str) -> Rules[None]:
    """The ability that the token's number stands beside, after the statuses that cover it."""
    state, box = table.state, box_of(table.content)
    row = box.row[token]
    dark = box.tokens[token].kind == "darkness"
    drawn = "darkness-token-triggers-darkness-ability" if dark else "enemy-token-triggers-numbered-ability"
    rules = (f"kinfire.turn-order.{drawn}", "kinfire.enemy-turn.resolve-ability-of-drawn-token")
    table.say("ability-triggered", *rules, enemy=f"@enemies.{state.enemy.board}", row=row + 1)
    trapped = apply_statuses(table, row)
    ability = box.abilities[state.enemy.phase][row]
    if ability is not box.abilities[0][row]:
        table.cite("kinfire.overlay.replaces-what-it-covers")
    attack = next((does for does in ability.does if isinstance(does, EnemyAttack)), None)
    if attack and not trapped:
        yield from approach(table, attack)
    hp = total_hp(table)
    for does in ability.does:
        if isinstance(does, EnemyAttack):
            yield from enemy_attacks(table, does)
            continue
        if total_hp(table) < hp:
            table.cite("kinfire.target.retarget-after-damage")
        yield from choose_target(table, TIE, "kinfire.target.retarget-reapplies-condition")


def total_hp(table: CombatTable) -> int:
    return sum(seeker.hp for seeker in table.state.seats)


def apply_statuses(table: CombatTable, row: int) -> bool:
    """All statuses on the ability apply first and return to their piles; whether the enemy can't move this turn."""
    enemy = table.state.enemy
    cover, enemy.covers[row] = enemy.covers[row], Cover()
    if cover.wounds or cover.traps:
        rules = (
            "kinfire.status.enemy-all-applied-before-ability",
            "kinfire.status.enemy-resolved-cards-return-to-piles",
        )
        table.say("statuses-apply", *rules, wounds=cover.wounds, traps=cover.traps)
    if cover.traps > 1:
        table.cite("kinfire.status.enemy-extra-trap-is-wasted")
    if cover.wounds:
        hurt_enemy(table, WOUND_DAMAGE * cover.wounds, "kinfire.status.enemy-wound-two-damage-each")
    if cover.traps:
        table.cite("kinfire.status.enemy-trap-forbids-movement-this-turn")
    return cover.traps > 0


def approach(table: CombatTable, attack: EnemyAttack) -> Rules[None]:
    """One zone towards the target holder, to where the attack reaches if it can; none if it reaches already (A31)."""
    state, distance = table.state, box_of(table.content).distance
    here, there = state.enemy.zone, state.seats[state.enemy.target].zone
    if not out_of_range(distance[here, there], attack.range):
        return
    links = box_of(table.content).zones[here].links
    ways = [zone for zone in links if not out_of_range(distance[zone, there], attack.range)]
    ways = ways or [zone for zone in links if distance[zone, there] < distance[here, there]]
    if not ways:
        return
    options = [box_of(table.content).move[zone] for zone in ways]
    zone = (yield from group_chooses(table, APPROACH, options)).arg
    state.enemy.zone = zone
    seeks = "melee-seeks-same-zone" if attack.range == "melee" else "ranged-seeks-one-zone-away"
    rules = ("kinfire.enemy-turn.may-move-one-zone-before-attacking", f"kinfire.enemy-turn.{seeks}")
    table.say("enemy-moves", *rules, enemy=f"@enemies.{state.enemy.board}", zone=f"@zones.{zone}")
    if distance[zone, there] < distance[here, there]:
        table.cite("kinfire.enemy-turn.moves-toward-target-holder")


def choose_target(table: CombatTable, tie: Prompt, rule: str) -> Rules[None]:
    """The target token goes to whoever fits the enemy's condition best; the group chooses among equals."""
    fitting = best_targets(table)
    options = [
        Option("target", str(seat), value=seat, points=(f"seat:{seat}",), params=(("seat", f"@seat.{seat}"),))
        for seat in fitting
    ]
    chosen = yield from group_chooses(table, tie, options)
    enemy = table.state.enemy
    enemy.target = chosen.value
    table.say("target-set", rule, enemy=f"@enemies.{enemy.board}", seat=f"@seat.{enemy.target}")


def best_targets(table: CombatTable) -> list[Seat]:
    """The seekers who fit the enemy's condition best, all of them if they tie."""
    box, seats = box_of(table.content), table.state.seats
    if box.enemy.targets == "most-armour":
        worth = [sum(card == box.armour for card in seeker.hand) for seeker in seats]
    elif box.enemy.targets == "most-hp":
        worth = [seeker.hp for seeker in seats]
    else:
        worth = [-seeker.hp for seeker in seats]
    return [seat for seat, value in enumerate(worth) if value == max(worth)]
