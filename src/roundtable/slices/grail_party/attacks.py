"""What Attacks and Abilities do, result by result; Escaping; discarding and drawing in Combat."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final

from roundtable.kernel.options import Option, Prompt, distinct
from roundtable.kernel.seats import Seat
from roundtable.kernel.windows import Rules, Stop

from . import sequence
from .effects import (
    AddMarkers,
    Damage,
    DrawCards,
    Effect,
    IfPanicking,
    LoseEnergy,
    RemoveMarkers,
    RunAway,
    Tear,
    Terror,
)
from .state import Fight, GrailTable, fight_of
from .tracks import dread, leave, leaving, panics, suffer, tire

DISCARD: Final = Prompt("ask-discard-card", rules=("grail.combat.missing-markers-cost-cards",))


def encounter(number: int) -> str:
    """The scope of a whole Encounter, of nobody else's."""
    return f"encounter-{number}"


@cache
def discard_option(card: str) -> Option[None]:
    return Option("discard", card, points=(f"card:{card}",), params=(("card", f"@cards.{card}"),))


def carry_out(
    table: GrailTable, number: int, seat: Seat, effects: Sequence[Effect], *, guarded: bool = False
) -> Rules[None]:
    """One by one from left to right, all on this Character; thresholds are looked at after each."""
    for effect in effects:
        yield from apply(table, number, seat, effect, guarded)
        if table.touched:
            yield from table.settle()


def apply(table: GrailTable, number: int, seat: Seat, effect: Effect, guarded: bool) -> Rules[None]:
    fight = fight_of(table.state, number)
    match effect:
        case Damage(amount, unavoidable):
            if unavoidable:
                table.cite("grail.combat.unavoidable-damage-cannot-be-prevented")
            elif guarded:
                amount -= prevent(table, fight, amount)
            if amount:
                suffer(table, seat, amount)
        case Terror(amount):
            dread(table, seat, amount)
        case LoseEnergy(amount):
            tire(table, seat, amount)
        case RemoveMarkers(amount):
            yield from remove_markers(table, number, seat, amount)
        case AddMarkers(amount, per):
            if per is not None:
                amount *= sequence.joined(table, fight, per)
                table.cite("grail.combat.counting-attribute-keys-ignores-levels")
            fight.pool += amount
            table.say("markers", count=amount, pool=fight.pool)
        case DrawCards(amount):
            yield from draw_cards(table, number, seat, amount)
        case Tear():
            sequence.tear(table, fight)
        case RunAway():
            table.say(
                "runs-away", "grail.combat.run-away-ends-without-reward", enemy=f"@encounters.{fight.enemy.cards[0]}"
            )
            raise Stop(encounter(number))
        case IfPanicking(then):
            if panics(table.state.seats[seat]):
                table.cite("grail.combat.panic-is-checked-when-it-matters")
                yield from carry_out(table, number, seat, then, guarded=guarded)


def prevent(table: GrailTable, fight: Fight, damage: int) -> int:
    """How much of it the visible On Enemy Attack Abilities prevent; the last card's first, which may be torn off."""
    left = damage
    for laid in reversed(sequence.visible(table, fight)):
        used = min(laid.guard, left)
        laid.guard -= used
        left -= used
    if left < damage:
        table.say("prevented", "grail.combat.on-enemy-attack-lasts-all-of-step-three", damage=damage - left)
    return damage - left


def remove_markers(table: GrailTable, number: int, seat: Seat, amount: int) -> Rules[None]:
    fight = fight_of(table.state, number)
    missing = max(0, amount - fight.pool)
    fight.pool -= amount - missing
    if table.telling:
        table.say("markers-lost", "grail.combat.pool-never-negative", count=amount - missing, pool=fight.pool)
    for _ in range(missing):
        table.cite("grail.combat.missing-markers-cost-cards")
        yield from discard(table, seat, DISCARD)


def discard(table: GrailTable, seat: Seat, prompt: Prompt) -> Rules[None]:
    """One card of one's choice; with an empty hand the top of the deck."""
    one = table.state.seats[seat]
    if not one.hand:
        table.cite("grail.combat.empty-hand-discards-from-the-deck")
        table.draw(one.deck, one.discard)  # an empty deck loses nothing: it is no draw (ruling A67)
        return
    chosen = yield from table.ask(
        seat, prompt, lambda: distinct(map(discard_option, table.state.seats[seat].hand)), veiled=len(one.hand) > 1
    )
    one = table.state.seats[seat]
    table.move(chosen.arg, one.hand, one.discard)


def draw_cards(table: GrailTable, number: int, seat: Seat, count: int) -> Rules[None]:
    """From the own deck; where it holds too few, none is drawn and the Character must Escape (ruling A65)."""
    one = table.state.seats[seat]
    if len(one.deck) < count:
        table.say("out-of-cards", "grail.combat.deck-too-small-forces-escape", seat=f"@seat.{seat}")
        yield from escape(table, number, seat)
    table.deal(one.deck, one.hand, count)


def opportunity(table: GrailTable, number: int, seat: Seat) -> Rules[None]:
    yield from carry_out(table, number, seat, sequence.enemy_of(table, fight_of(table.state, number)).opportunity)


def escape(table: GrailTable, number: int, seat: Seat) -> Rules[None]:
    """One Energy, if there is any (ruling A61), and an Opportunity attack; then the Character is out."""
    table.say("escapes", "grail.combat.escape-costs-energy-and-opportunity", seat=f"@seat.{seat}")
    tire(table, seat, 1)
    yield from opportunity(table, number, seat)
    if len(fight_of(table.state, number).members) == 1:
        table.cite("grail.combat.escape-ends-a-lone-fight")
    else:
        table.cite("grail.combat.escape-in-a-party-others-fight-on", "grail.combat.escapee-cards-stay-in-sequence")
    leave(table, number, seat)
    raise Stop(leaving(seat))
