"""Carrying out what cards and abilities say: a list of deeds, each done by the chapter it belongs to."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache
from typing import Any, Final, TypeAlias

from roundtable.games.kinfire.box import box_of
from roundtable.games.kinfire.current_combat import combat_of, foe_option
from roundtable.games.kinfire.effects.cards import Deed, Lasting, SeekerMoment
from roundtable.games.kinfire.effects.foes import EnemyMoment, FoeDeed
from roundtable.games.kinfire.party import group
from roundtable.games.kinfire.state import NOBODY, KinfireTable
from roundtable.kernel.deeds import Deeds
from roundtable.kernel.options import NO, YES, Option, Prompt
from roundtable.kernel.seats import Seat
from roundtable.kernel.windows import Rules

SPECIAL = "kinfire.seeker.unique-special-ability"
PASSIVE = "kinfire.enemy-turn.passive-triggers-on-condition"

CardDoing: TypeAlias = Callable[[KinfireTable, Seat, Any], Rules[None] | None]
FoeDoing: TypeAlias = Callable[[KinfireTable, int, Any], Rules[None] | None]

CARD_DEEDS: Final = Deeds[CardDoing]("kinfire cards")
FOE_DEEDS: Final = Deeds[FoeDoing]("kinfire enemies")
card_does, foe_does = CARD_DEEDS.does, FOE_DEEDS.does

USE_IT = Prompt("ask-use-ability", rules=(SPECIAL,))
WHICH_FIRST = Prompt("ask-which-first", rules=(SPECIAL,))
WHO_FIRST = Prompt("ask-who-first", rules=(PASSIVE,))
ABILITY_USED, WARD_USED = 1, 2
"""Marks of what was used once this turn."""
BESIDE = 99
"""More attacks than any Action has: those of an ability or a ward are not the Action's own."""


def carry_out(table: KinfireTable, seat: Seat, deeds: Iterable[Deed]) -> Rules[None]:
    """A seeker does what a card says, one thing after the other."""
    yield from CARD_DEEDS.carry_out(table, seat, deeds)


def use_ability(table: KinfireTable, index: int, deeds: Iterable[FoeDeed]) -> Rules[None]:
    """An enemy or Ally card does what its ability says, as long as it is there."""
    for deed in deeds:
        if combat_of(table).foes[index].gone:
            return
        asking = FOE_DEEDS[type(deed)](table, index, deed)
        if asking is not None:
            yield from asking
        if table.touched:
            yield from table.settle()


def react(table: KinfireTable, index: int, moment: EnemyMoment) -> Rules[None]:
    """Passive abilities whose condition is met just now, on anyone's turn."""
    box, foe = box_of(table.content), combat_of(table).foes[index]
    for row in box.passives(foe).when.get(moment, ()):
        table.say("passive-triggers", PASSIVE, enemy=box.name(foe), row=f"{box.kind(foe)}.{row.name}")
        yield from use_ability(table, index, row.do)


def everybody_reacts(table: KinfireTable, moment: EnemyMoment, zone: str = "") -> Rules[None]:
    """All enemies and Ally cards, or those in one zone."""
    box, combat = box_of(table.content), combat_of(table)
    if moment in box.reactions[combat.fight]:
        near = [index for index, foe in enumerate(combat.foes) if not foe.gone and (not zone or foe.zone == zone)]
        yield from they_react(table, near, moment)


def they_react(table: KinfireTable, indices: Iterable[int], moment: EnemyMoment) -> Rules[None]:
    """Those with a passive ability for this moment; in which order says the seeker whose turn it is, else the group
    (A66)."""
    box, foes = box_of(table.content), combat_of(table).foes
    waiting = [index for index in indices if not foes[index].gone and moment in box.passives(foes[index]).when]
    while waiting:
        options, seat = [foe_option(table, "reacts", index) for index in waiting], combat_of(table).turn.seat
        choice = yield from group(table, WHO_FIRST, options) if seat == NOBODY else table.ask(seat, WHO_FIRST, options)
        waiting.remove(choice.value)
        if not combat_of(table).foes[choice.value].gone:
            yield from react(table, choice.value, moment)
        waiting = [index for index in waiting if not combat_of(table).foes[index].gone]


def minds(table: KinfireTable, seat: Seat, moment: SeekerMoment) -> bool:
    """Whether the special ability or the ward of this seeker does something at this moment."""
    return moment in box_of(table.content).moments(table.state.seats[seat])


def trigger(table: KinfireTable, seat: Seat, moment: SeekerMoment) -> Rules[None]:
    """What a seeker's special ability and ward do at this moment, in the order that seeker's player chooses (A66)."""
    waiting = box_of(table.content).moments(table.state.seats[seat]).get(moment, ())
    while waiting:
        effect = waiting[0]
        if len(waiting) > 1:
            choice = yield from table.ask(seat, WHICH_FIRST, [ability_first(each) for each in (0, 1)])
            effect = waiting[choice.value]
        waiting = tuple(other for other in waiting if other is not effect)
        yield from let_happen(table, seat, effect)


@cache
def ability_first(which: int) -> Option[int]:
    what = ("ability", "ward")[which]
    return Option("first", what, value=which, text=f"option-first-{what}")


def let_happen(table: KinfireTable, seat: Seat, effect: Lasting) -> Rules[None]:
    """An effect of the ability or the ward. Boosts on the action being played are not for it (A15)."""
    seeker = table.state.seats[seat]
    mark = ABILITY_USED if effect is box_of(table.content).seekers[seeker.who].special else WARD_USED
    if effect.once and seeker.once & mark:
        return
    if effect.may and (yield from table.ask(seat, USE_IT, (YES, NO))) is NO:
        return
    if effect.once:
        table.state.seats[seat].once |= mark
    table.cite(SPECIAL)
    turn = combat_of(table).turn
    held, struck = turn.damage, turn.struck
    turn.damage, turn.struck = 0, BESIDE
    yield from carry_out(table, seat, effect.do)
    turn = combat_of(table).turn
    turn.damage, turn.struck = held, struck


def lent(table: KinfireTable, seat: Seat, name: str) -> int:
    """What the special ability and the ward of this seeker lend."""
    number: int = getattr(box_of(table.content).lends(table.state.seats[seat]), name)
    if number:
        table.cite(SPECIAL, "kinfire.ward.stays-in-play")
    return number


def lent_by_others(table: KinfireTable, seat: Seat, zone: str, name: str) -> int:
    """What other seekers who stand in this zone lend this one."""
    others = [
        other for other, seeker in enumerate(table.state.seats) if seeker.zone == zone and other != seat and seeker.who
    ]
    return sum([lent(table, other, name) for other in others]) if others else 0
