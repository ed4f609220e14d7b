"""Defeat and phases: what ends when somebody's HP reach 0 is decided here and nowhere else."""

from __future__ import annotations

from roundtable.kernel.seats import Seat
from roundtable.kernel.state import Outcome
from roundtable.kernel.windows import Stop

from .box import box_of
from .state import CombatTable, Cover

SEEKER_DOWN = "kinfire.defeat.seeker-at-zero-loses-combat-for-all"
AT_ONCE = "kinfire.defeat.loss-is-immediate"
SETUP_CARD = "kinfire.defeat.setup-card-gives-outcome"
ENEMY_DOWN = "kinfire.defeat.enemy-at-zero-is-defeated"


def suffer(table: CombatTable, seat: Seat, hp: int) -> None:
    """Lowers a seeker's HP; whoever calls says why. Armour is no matter here (A12)."""
    seeker = table.state.seats[seat]
    seeker.hp = max(0, seeker.hp - hp)
    if not seeker.hp:
        table.say("seeker-down", SEEKER_DOWN, AT_ONCE, seat=f"@seat.{seat}")
        end_combat(table, Outcome((), "outcome-seeker-down", (SEEKER_DOWN, AT_ONCE)))


def gain_hp(table: CombatTable, seat: Seat, hp: int) -> None:
    """Raises a seeker's HP up to its starting value."""
    seeker = table.state.seats[seat]
    before = seeker.hp
    seeker.hp = min(seeker.start_hp, before + hp)
    table.say("hp-gained", "kinfire.hp.gain-raises-hp", seat=f"@seat.{seat}", before=before, after=seeker.hp)
    if before + hp > seeker.start_hp:
        table.cite("kinfire.seeker.hp-never-above-starting-value")


def hurt_enemy(table: CombatTable, damage: int, rule: str) -> None:
    """Lowers the enemy's HP; at 0 its next phase begins, or it is defeated."""
    enemy = table.state.enemy
    before = enemy.hp
    enemy.hp = max(0, before - damage)
    table.say("enemy-hurt", rule, enemy=f"@enemies.{enemy.board}", damage=damage, before=before, after=enemy.hp)
    if enemy.hp:
        return
    if enemy.phase < len(box_of(table.content).enemy.phases):
        next_phase(table, excess=damage - before)
    table.say("enemy-down", ENEMY_DOWN, SETUP_CARD, enemy=f"@enemies.{enemy.board}")
    party = tuple(range(len(table.state.seats)))
    end_combat(table, Outcome(party, "outcome-won", (ENEMY_DOWN, SETUP_CARD)))


def next_phase(table: CombatTable, excess: int) -> None:
    """Overlays (by `phase`, see `Box.abilities`), new HP, no status left; what was too much is lost. The turn ends."""
    enemy = table.state.enemy
    phase = box_of(table.content).enemy.phases[enemy.phase]
    if excess:
        table.cite("kinfire.phase.excess-damage-lost")
    if any(cover.wounds or cover.traps for cover in enemy.covers):
        table.cite("kinfire.phase.statuses-discarded")
    if phase.overlays:
        table.cite("kinfire.overlay.placed-on-matching-number")
    enemy.phase += 1
    enemy.hp = phase.hp
    enemy.covers = [Cover() for _ in enemy.covers]
    table.say(
        "phase-begins", "kinfire.phase.starts-when-hp-hits-zero", "kinfire.phase.hp-reset",
        "kinfire.phase.turn-ends-immediately",
        enemy=f"@enemies.{enemy.board}", phase=enemy.phase + 1, hp=enemy.hp,
    )  # fmt: skip
    raise Stop("turn")


def night_falls(table: CombatTable) -> None:
    """The setup card says how long the combat may last."""
    table.say("night-falls", SETUP_CARD)
    end_combat(table, Outcome((), "outcome-night", (SETUP_CARD,)))


def end_combat(table: CombatTable, outcome: Outcome) -> None:
    table.finish(outcome)
    raise Stop("combat")
