"""The sums of an attack before it is final, worked out by the rules themselves."""

from __future__ import annotations

from collections.abc import Iterable

from roundtable.games.kinfire.box import Box
from roundtable.games.kinfire.combat.attacks import damage_terms, opponents
from roundtable.games.kinfire.combat.enemy_turn import guard, power_terms
from roundtable.games.kinfire.combat.zones import in_reach
from roundtable.games.kinfire.effects.cards import Attack, SeekerDeed
from roundtable.games.kinfire.state import NOBODY, SEATS, Blow, Combat, KinfireTable
from roundtable.kernel.scene import Number, Sum, Text, say
from roundtable.kernel.seats import Seat

MOST = 3
"""So many sums are shown at once."""


def sums(table: KinfireTable, box: Box, combat: Combat) -> Iterable[Sum]:
    """Of the attack that is being boosted or parried."""
    turn = combat.turn
    if turn.blow is not None:
        for seat in turn.blow.spared:
            yield blow_on(table, box, turn.blow, seat)
    elif turn.card and turn.seat != NOBODY:
        attacks = [deed for deed in deeds_of(box, turn.card) if isinstance(deed, Attack)][turn.struck :]
        yield from next_attack(table, box, turn.seat, attacks)


def deeds_of(box: Box, card: str) -> tuple[SeekerDeed, ...]:
    """Of an Action, or of a lantern."""
    return box.seekers[card[8:]].lantern.do if card.startswith("lantern-") else box.actions[card].do


def next_attack(table: KinfireTable, box: Box, seat: Seat, attacks: list[Attack]) -> Iterable[Sum]:
    """The next attack of an Action on each enemy in reach."""
    for deed in attacks[:1]:
        zones = in_reach(table, deed.reach, table.state.seats[seat].zone)
        combat = table.state.combat
        assert combat is not None
        reached = [each for each in opponents(table) if combat.foes[each].zone in zones]
        for index in reached[:MOST]:
            yield attack_on(table, box, seat, index, deed)
        if not reached:
            yield Sum(id="nobody", label=say("sum-nobody", card=card_on_table(combat)), numbers=(), total=0)


def attack_on(table: KinfireTable, box: Box, seat: Seat, index: int, deed: Attack) -> Sum:
    combat = table.state.combat
    assert combat is not None
    foe = combat.foes[index]
    terms = damage_terms(table, seat, index, deed)
    total = max(0, sum(number for _, number in terms))
    return Sum(
        id=f"foe-{index}", label=say("sum-attack", card=card_on_table(combat), enemy=box.name(foe)),
        numbers=numbers(terms), total=total,
        outcome=say("sum-hp", before=foe.hp, after=max(0, foe.hp - total)),
    )  # fmt: skip


def card_on_table(combat: Combat) -> str:
    card = combat.turn.card
    return f"@seekers.{card[8:]}.lantern-name" if card.startswith("lantern-") else f"@cards.{card}"


def blow_on(table: KinfireTable, box: Box, blow: Blow, seat: Seat) -> Sum:
    """What an enemy's attack does to one of those attacked, as things stand."""
    combat, seeker = table.state.combat, table.state.seats[seat]
    assert combat is not None
    terms = power_terms(table, blow)
    terms += [("parry", -blow.spared[seat]), ("guard", -guard(table, seat, blow.reach))]
    rest = max(0, sum(number for _, number in terms))
    terms.append(("armour", -min(rest, seeker.armour)))
    total = max(0, rest - seeker.armour)
    enemy, colour = box.name(combat.foes[blow.foe]), blow.colour
    return Sum(
        id=f"seat-{seat}", label=say("sum-blow", enemy=enemy, seat=SEATS[seat], colour=colour),
        numbers=numbers(terms), total=total, seat=seat,
        outcome=say("sum-hp", before=seeker.hp, after=max(0, seeker.hp - total)),
    )  # fmt: skip


def numbers(terms: list[tuple[str, int]]) -> tuple[Number, ...]:
    """The base value, and whatever else is not nothing."""
    return tuple(
        Number(id=key, label=term(key), value=number, adds=bool(at))
        for at, (key, number) in enumerate(terms)
        if number or not at
    )


def term(key: str) -> Text:
    return say(f"term-{key}")
