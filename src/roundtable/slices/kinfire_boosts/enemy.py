"""The enemy: its abilities and phases, and who is defeated. What ends with that is decided here and nowhere else."""

from __future__ import annotations

from roundtable.kernel.seats import Seat
from roundtable.kernel.state import Outcome
from roundtable.kernel.windows import Rules, Stop

from .effects import box_of
from .state import CombatTable

DAMAGE = "kinfire.attack.damage-lowers-target-hp"
SUFFER = "kinfire.hp.suffer-lowers-hp"
SEEKER_DOWN = ("kinfire.defeat.seeker-at-zero-loses-combat-for-all", "kinfire.defeat.loss-is-immediate")
ENEMY_DOWN = ("kinfire.defeat.enemy-at-zero-is-defeated", "kinfire.defeat.setup-card-gives-outcome")


def enemy_turn(table: CombatTable, token: str) -> Rules[None]:
    """The ability that the drawn token stands beside."""
    enemy = box_of(table.content).enemy
    ability = next(ability for ability in enemy.abilities if token in ability.tokens)
    rules = ("kinfire.enemy-turn.resolve-ability-of-drawn-token", "kinfire.enemy-turn.turn-ends-after-ability")
    table.say("ability-used", *rules, enemy=f"@enemies.{enemy.id}", hp=ability.suffer)
    for seat in range(table.setup.seats):
        suffer(table, seat, ability.suffer)
    yield from ()


def suffer(table: CombatTable, seat: Seat, hp: int, *rules: str) -> None:
    """Lowers a seeker's HP; at 0 the combat is lost."""
    seeker = table.state.seats[seat]
    before, seeker.hp = seeker.hp, max(0, seeker.hp - hp)
    table.say("seeker-suffers", *rules, SUFFER, seat=f"@seat.{seat}", before=before, after=seeker.hp)
    if not seeker.hp:
        table.cite(*SEEKER_DOWN)
        table.finish(Outcome((), "outcome-seeker-down", SEEKER_DOWN))
        raise Stop("turn")


def hurt_enemy(table: CombatTable, damage: int) -> None:
    """Lowers the enemy's HP; at 0 its next phase begins and the turn ends, or it is defeated."""
    board, enemy = box_of(table.content).enemy, table.state.enemy
    before, enemy.hp = enemy.hp, max(0, enemy.hp - damage)
    table.say("enemy-hurt", DAMAGE, enemy=f"@enemies.{board.id}", before=before, after=enemy.hp)
    if enemy.hp:
        return
    enemy.phase += 1
    if enemy.phase == len(board.phases):
        table.cite(*ENEMY_DOWN)
        table.finish(Outcome(tuple(range(table.setup.seats)), "outcome-won", ENEMY_DOWN))
    else:
        enemy.hp = board.phases[enemy.phase]
        table.say(
            "phase-begins", "kinfire.phase.starts-when-hp-hits-zero", "kinfire.phase.hp-reset",
            "kinfire.phase.excess-damage-lost", "kinfire.phase.turn-ends-immediately",
            enemy=f"@enemies.{board.id}", phase=enemy.phase + 1, hp=enemy.hp,
        )  # fmt: skip
    raise Stop("turn")
