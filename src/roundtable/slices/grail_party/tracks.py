"""Survival tracks; At Death's Door."""

from __future__ import annotations

from roundtable.kernel.seats import Seat
from roundtable.kernel.windows import Rules, Stop

from .state import Character, GrailState, GrailTable, fight_of


def leaving(seat: Seat) -> str:
    """The scope of all that a Character does in its Encounter."""
    return f"encounter-of-seat-{seat}"


def panics(one: Character) -> bool:
    return one.terror > one.health


def suffer(table: GrailTable, seat: Seat, damage: int) -> None:
    one = table.state.seats[seat]
    before, calm = one.health, not panics(one)
    one.health = max(0, before - damage)
    if table.telling:
        table.say("damage", "grail.combat.damage-lowers-health", seat=f"@seat.{seat}", before=before, after=one.health)
        begins_to_panic(table, seat, calm)
    table.touch(f"tracks:{seat}")


def heal(table: GrailTable, seat: Seat) -> None:
    """One point; Health never rises past its starting slot (ruling A15)."""
    one = table.state.seats[seat]
    one.health = min(one.health + 1, table.content["characters"][one.character].health)
    table.touch(f"tracks:{seat}")


def dread(table: GrailTable, seat: Seat, amount: int) -> None:
    """Terror, up or down."""
    one = table.state.seats[seat]
    calm = not panics(one)
    one.terror = max(0, one.terror + amount)
    if table.telling:
        table.say("terror", seat=f"@seat.{seat}", terror=one.terror)
        begins_to_panic(table, seat, calm)


def begins_to_panic(table: GrailTable, seat: Seat, calm: bool) -> None:
    if calm and panics(table.state.seats[seat]):
        table.say("panic", "grail.track.panic-when-terror-above-health", seat=f"@seat.{seat}")


def tire(table: GrailTable, seat: Seat, amount: int) -> None:
    one = table.state.seats[seat]
    one.energy = max(0, one.energy - amount)


def settle_tracks(table: GrailTable, seat: Seat) -> Rules[None]:
    """The thresholds, looked at after every single change: in the middle of an Attack too."""
    one = table.state.seats[seat]
    if one.energy > one.health:
        one.energy = one.health
        table.say("energy-capped", "grail.track.energy-never-above-health", seat=f"@seat.{seat}", energy=one.energy)
    if one.health and one.dying:
        one.dying = False
        table.say("recovers", "grail.track.dying-card-stays-until-health-returns", seat=f"@seat.{seat}")
    if not one.health and not one.dying:
        one.dying = True
        table.say("dying", "grail.death.zero-health-attaches-the-card", seat=f"@seat.{seat}")
        if one.fight:
            table.cite("grail.death.dying-leaves-the-encounter", "grail.combat.dying-removes-only-that-character")
            leave(table, one.fight, seat)
            raise Stop(leaving(seat))
    yield from ()


def leave(table: GrailTable, number: int, seat: Seat) -> None:
    """Out of the Combat. What the Character has laid stays in the Sequence; the rest is shuffled."""
    fight_of(table.state, number).members.remove(seat)
    put_away(table, table.state, seat)


def put_away(table: GrailTable, state: GrailState, seat: Seat) -> None:
    one = state.seats[seat]
    one.fight = 0
    one.activated = False
    table.move_all(one.hand, one.deck)
    table.move_all(one.discard, one.deck)
    table.shuffle(one.deck)
