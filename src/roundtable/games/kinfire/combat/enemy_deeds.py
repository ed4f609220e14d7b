"""What the abilities of enemies and Ally cards do, attacks and target tokens apart."""

from __future__ import annotations

from roundtable.games.kinfire.box import box_of
from roundtable.games.kinfire.current_combat import combat_of, foe_option, living
from roundtable.games.kinfire.effects.foes import (
    Afflict,
    Comfort,
    Depart,
    Drag,
    Harm,
    Maul,
    Mend,
    Prowl,
    Rattle,
    Rust,
    Sap,
    Shelter,
    Snuff,
    Tire,
    Whom,
)
from roundtable.games.kinfire.option_makers import seat_option
from roundtable.games.kinfire.party import group, party
from roundtable.games.kinfire.seekers.hands import discard, discards, exhaust
from roundtable.games.kinfire.seekers.hp_and_armour import recover, shield, suffer
from roundtable.games.kinfire.seekers.statuses import afflict
from roundtable.games.kinfire.state import NOBODY, SEATS, KinfireTable
from roundtable.kernel.options import Prompt
from roundtable.kernel.seats import Seat
from roundtable.kernel.windows import Rules

from .carry_out import foe_does
from .defeat import foe_suffers, leave_combat
from .enemy_turn import closer, go_to, mend, step_to_one_of
from .zones import ground, in_reach, move_seeker, seekers_in

ABILITY = "kinfire.enemy-turn.resolve-ability-of-drawn-token"
ALLY = "kinfire.ally.may-side-with-anyone"

DISCARD = Prompt("ask-discard", rules=(ABILITY,))
WHERE = Prompt("ask-dragged", rules=(ABILITY, "kinfire.map.red-line-stops-granted-movement-too"))
WHOM_TO = Prompt("ask-ally-for", rules=(ALLY,))
WHICH = Prompt("ask-ally-against", rules=(ALLY,))


def meant(table: KinfireTable, index: int, whom: Whom) -> list[Seat]:
    """The seekers that an ability means."""
    foe, seats = combat_of(table).foes[index], party(table.state)
    if whom == "all":
        return seats
    if whom == "zone":
        return seekers_in(table, foe.zone) if foe.zone else []
    if whom == "others":
        return [seat for seat in seats if seat != foe.target]
    return [foe.target] if foe.target != NOBODY else []


@foe_does(Mend)
def mend_foes(table: KinfireTable, index: int, deed: Mend) -> None:
    for other in living(table) if deed.fellows else [index]:
        mend(table, other, deed.hp)


@foe_does(Sap)
def sap(table: KinfireTable, index: int, deed: Sap) -> None:
    for seat in meant(table, index, deed.whom):
        suffer(table, seat, deed.hp, ABILITY)


@foe_does(Afflict)
def afflict_seekers(table: KinfireTable, index: int, deed: Afflict) -> None:
    for seat in meant(table, index, deed.whom):
        afflict(table, seat, deed.inflicts)


@foe_does(Tire)
def tire(table: KinfireTable, index: int, deed: Tire) -> None:
    for seat in meant(table, index, deed.whom):
        exhaust(table, seat, deed.number)


@foe_does(Rattle)
def rattle(table: KinfireTable, index: int, deed: Rattle) -> Rules[None]:
    for seat in meant(table, index, deed.whom):
        for _ in range(deed.number):
            options = discards(table, seat)
            if options:
                choice = yield from table.ask(seat, DISCARD, options)
                discard(table, seat, choice.arg, ABILITY)
                yield from table.settle()


@foe_does(Prowl)
def prowl(table: KinfireTable, index: int, deed: Prowl) -> Rules[None]:
    """Towards the holder of its target token, or as far away as it gets."""
    for left in range(deed.zones, 0, -1):
        foe, turn = combat_of(table).foes[index], combat_of(table).turn
        if foe.gone or not foe.zone or foe.target == NOBODY or (turn.foe == index and turn.rooted):
            return
        goal = table.state.seats[foe.target].zone
        zones = farther(table, foe.zone, goal) if deed.away else closer(table, index, [goal], left)
        if not zones:
            return
        yield from step_to_one_of(table, index, zones, ABILITY)


def farther(table: KinfireTable, zone: str, from_zone: str) -> list[str]:
    """The zones beside this one that lie farthest from another, if farther than this."""
    land = ground(table)
    away = land.steps[from_zone]
    here = away.get(zone, 0)
    zones = [beside for beside in land.moves[zone] if away.get(beside, 0) > here]
    most = max((away[beside] for beside in zones), default=0)
    return [beside for beside in zones if away[beside] == most]


@foe_does(Drag)
def drag(table: KinfireTable, index: int, deed: Drag) -> Rules[None]:
    """Seekers are moved one zone; no line is crossed, and who is trapped stays."""
    for seat in meant(table, index, deed.whom):
        zone, foe = table.state.seats[seat].zone, combat_of(table).foes[index]
        if not foe.zone or (combat_of(table).turn.seat == seat and combat_of(table).turn.rooted):
            continue
        if deed.away:
            zones = farther(table, zone, foe.zone)
        else:
            steps = ground(table).steps[foe.zone]
            zones = [beside for beside in ground(table).moves[zone] if zone in steps and steps[beside] < steps[zone]]
        if zones:
            choice = yield from table.ask(seat, WHERE, [go_to(beside) for beside in zones])
            yield from move_seeker(table, seat, choice.arg, ABILITY)


@foe_does(Rust)
def rust(table: KinfireTable, index: int, deed: Rust) -> None:
    for seat in meant(table, index, deed.whom):
        seeker = table.state.seats[seat]
        if seeker.armour:
            seeker.armour = max(0, seeker.armour - deed.number)
            table.say("armour-rusts", ABILITY, seat=SEATS[seat], left=seeker.armour)


@foe_does(Snuff)
def snuff(table: KinfireTable, index: int, deed: Snuff) -> None:
    for seat in meant(table, index, deed.whom):
        seeker = table.state.seats[seat]
        if seeker.charged:
            seeker.charged = False
            table.say("lantern-snuffed", ABILITY, seat=SEATS[seat])


@foe_does(Maul)
def maul(table: KinfireTable, index: int, deed: Maul) -> Rules[None]:
    """An ally of the seekers nearby suffers, of the group's choice."""
    foe, allies = combat_of(table).foes[index], box_of(table.content).allies
    if not foe.zone:
        return
    zones = [foe.zone, *in_reach(table, "ranged", foe.zone)]
    near = []
    for other, ally in enumerate(combat_of(table).foes):
        if ally.ally and not ally.gone and ally.zone in zones:
            card = allies[ally.board]
            if card.hp is not None and card.side == "seekers":
                near.append(other)
    if near:
        choice = yield from group(table, WHICH, [foe_option(table, "maul", other) for other in near])
        yield from foe_suffers(table, choice.value, deed.hp, ABILITY, "kinfire.ally.may-have-tokens-and-hp")


# --- what allies of the seekers do ---


@foe_does(Harm)
def harm_enemies(table: KinfireTable, index: int, deed: Harm) -> Rules[None]:
    targets = living(table)
    if not deed.fellows:
        choice = yield from group(table, WHICH, [foe_option(table, "harm", target) for target in targets])
        targets = [choice.value]
    for target in targets:
        if not combat_of(table).foes[target].gone:
            yield from foe_suffers(table, target, deed.hp, ALLY)


@foe_does(Comfort)
def comfort(table: KinfireTable, index: int, deed: Comfort) -> Rules[None]:
    seats = party(table.state)
    if not deed.everyone:
        choice = yield from group(table, WHOM_TO, [seat_option("for", seat) for seat in seats])
        seats = [choice.value]
    for seat in seats:
        recover(table, seat, deed.hp, ALLY)


@foe_does(Shelter)
def shelter(table: KinfireTable, index: int, deed: Shelter) -> Rules[None]:
    choice = yield from group(table, WHOM_TO, [seat_option("for", seat) for seat in party(table.state)])
    shield(table, choice.value, deed.number, ALLY)


@foe_does(Depart)
def depart(table: KinfireTable, index: int, deed: Depart) -> Rules[None]:
    yield from leave_combat(table, index)
