"""Combat: Turns and Activations, the Victory Check, Attacks by the table, Opportunity attacks."""

from __future__ import annotations

from roundtable.games.tainted_grail.box import box_of
from roundtable.games.tainted_grail.effects.encounters import AttackRow, CombatEncounter
from roundtable.games.tainted_grail.state import SEATS, Fight, GrailTable, fight_of
from roundtable.kernel.seats import Seat
from roundtable.kernel.windows import Rules

from .doing import fight_at
from .enemy_deeds import cancelled, carry_out
from .hands import draw_cards
from .leaving import end
from .powers import brace, moment, spared
from .sequence import answering
from .traits import horde, opportunist


def enemy_of(table: GrailTable, fight: Fight) -> CombatEncounter:
    return box_of(table.content).fighting[fight.card.cards[0]]


def victory_check(table: GrailTable, seat: Seat) -> None:
    """At these moments only; markers alone win nothing."""
    fight = fight_at(table, seat)
    table.cite("grail.combat.victory-only-at-a-check")
    value = enemy_of(table, fight).value
    if value is None:
        table.cite("grail.combat.missing-value-is-zero")
    elif fight.pool >= value:
        table.say("victory", "grail.combat.victory-at-or-above-value", pool=fight.pool, value=value)
        end(table, fight.number, "won")


# --- step 2c ---


def idle_hands(table: GrailTable, seat: Seat) -> Rules[bool]:
    """No card: an Opportunity attack, then a card; fewer than two against an Opportunist: the attack alone (A63)."""
    fight = fight_at(table, seat)
    none = fight.played == 0
    struck = none or opportunist(table, seat)
    if none:
        table.say("no-card", "grail.combat.no-card-means-opportunity-then-draw", seat=SEATS[seat])
    if struck and not (none and spared(table, seat, "no-card-opportunity")):
        yield from opportunity(table, seat)
    if none:
        yield from draw_cards(table, seat, 1)
    return struck


def opportunity(table: GrailTable, seat: Seat) -> Rules[None]:
    """Abilities On Enemy Attack don't work against it, nor does Feint (A62). In Diplomacy there is none.

    Whoever is driven out while it strikes suffers no second one.
    """
    fight = fight_at(table, seat)
    if fight.kind == "diplomacy":
        table.cite("grail.diplomacy.no-opportunity-attack")
        return
    if fight.now.get("opportunity"):
        return
    kept, fight.guard = fight.guard, {}
    shields, fight.shields = fight.shields, []
    yield from moment(table, seat, "opportunity")
    fight = fight_at(table, seat)
    fight.now["opportunity"] = 1
    if not cancelled(table, seat):
        table.say("opportunity", seat=SEATS[seat], enemy=f"@encounters.{fight.card.cards[0]}")
        yield from carry_out(table, seat, enemy_of(table, fight).opportunity)
    if fight_of(table.state, seat) is not None:
        fight_at(table, seat).guard, fight_at(table, seat).shields = kept, shields
        fight_at(table, seat).now.pop("opportunity", None)


# --- step 3 ---


def row_for(table: GrailTable, fight: Fight) -> AttackRow:
    """The row for the present number of markers."""
    return [row for row in enemy_of(table, fight).attacks if row.pool <= fight.pool][-1]


def attack(table: GrailTable, seat: Seat) -> Rules[None]:
    """Horde, what answers the Attack, its results from left to right, and the second Victory Check."""
    horde(table, seat)
    fight = fight_at(table, seat)
    fight.guard, fight.shields, fight.answered = {"step-three": 1}, [], []
    yield from answering(table, seat)
    yield from brace(table, seat)
    yield from answering(table, seat)
    fight = fight_at(table, seat)
    if not cancelled(table, seat, "grail.combat.unavoidable-damage-cannot-be-prevented"):
        row, name = row_for(table, fight), f"@encounters.{fight.card.cards[0]}"
        table.say("attacks", "grail.combat.attack-row-by-pool", enemy=name, seat=SEATS[seat], pool=fight.pool)
        table.cite("grail.combat.attack-left-to-right-on-active")
        yield from carry_out(table, seat, row.do)
    fight_at(table, seat).guard, fight_at(table, seat).shields = {}, []
    table.cite("grail.combat.victory-check-after-attack")
    victory_check(table, seat)
