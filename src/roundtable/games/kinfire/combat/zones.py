"""The map: where figures stand, how they move, and what zones do to them."""

from __future__ import annotations

from roundtable.games.kinfire.box import CombatMap, box_of
from roundtable.games.kinfire.current_combat import combat_of
from roundtable.games.kinfire.effects.terms import Reach
from roundtable.games.kinfire.option_makers import zone_option
from roundtable.games.kinfire.seekers.hp_and_armour import suffer
from roundtable.games.kinfire.seekers.statuses import afflict, lay_statuses
from roundtable.games.kinfire.state import SEATS, Foe, KinfireTable
from roundtable.kernel.options import Option
from roundtable.kernel.seats import Seat
from roundtable.kernel.windows import Rules

from .carry_out import everybody_reacts
from .defeat import foe_suffers

RANGED = "kinfire.attack.ranged-needs-exactly-one-zone"
BLACK = "kinfire.map.black-line-blocks-movement-and-attacks"
RED = "kinfire.map.red-line-blocks-movement-only"
RED_GRANTED = "kinfire.map.red-line-stops-granted-movement-too"
NEGATIVE = "kinfire.map.negative-zone-affects-everyone-inside"
POSITIVE = "kinfire.map.positive-zone-boosts-everyone-inside"
LIMITED = "kinfire.map.zone-with-attack-icon-limited-to-that-type"
STANDEE = "kinfire.seeker.standee-marks-position"


def ground(table: KinfireTable) -> CombatMap:
    """The map of this combat."""
    return box_of(table.content).battlefields[combat_of(table).fight]


def in_reach(table: KinfireTable, reach: Reach, zone: str) -> list[str]:
    """The zones that an attack from this one can be aimed at."""
    if reach == "melee":
        return [zone]
    table.cite(RANGED, BLACK, RED)
    return ground(table).sights[zone]


def seekers_in(table: KinfireTable, zone: str) -> list[Seat]:
    return [seat for seat, seeker in enumerate(table.state.seats) if seeker.who and seeker.zone == zone]


# --- moving ---


def ways_from(table: KinfireTable, zone: str, verb: str = "move", *, granted: bool = False) -> list[Option[None]]:
    """A step to each zone beside this one; across a line there is none, not even where a card grants it."""
    land = ground(table)
    options = land.ways[zone] if verb == "move" else [zone_option(verb, beside) for beside in land.moves[zone]]
    if not table.explaining:
        return options
    red = RED_GRANTED if granted else RED
    walled: list[tuple[Option[None], str | None]] = [
        (Option(verb, beside, params=(("zone", f"@zones.{beside}"),)), red if beside in land.sights[zone] else BLACK)
        for beside in land.zones
        if beside not in land.moves[zone]
        and beside != zone
        and (beside in land.sights[zone] or (zone, beside) in land.walls)
    ]
    return table.allowed([*((option, None) for option in options), *walled])


def move_seeker(table: KinfireTable, seat: Seat, zone: str, *rules: str) -> Rules[None]:
    """The standee is moved, and the zone does to its seeker what it does."""
    table.state.seats[seat].zone = zone
    table.say("seeker-moves", *rules, STANDEE, seat=SEATS[seat], zone=f"@zones.{zone}")
    zone_hits_seeker(table, seat)
    yield from everybody_reacts(table, "entered", table.state.seats[seat].zone)  # who minds who comes close


def zone_hits_seeker(table: KinfireTable, seat: Seat) -> None:
    """A negative zone, as a seeker enters it and as a turn begins in it (A34)."""
    box, here = box_of(table.content), table.state.seats[seat].zone
    if here not in box.harmful:
        return
    zone = box.zones[here]
    if zone.statuses:
        table.say("zone-afflicts", NEGATIVE, seat=SEATS[seat], zone=f"@zones.{zone.id}")
        afflict(table, seat, zone.statuses)
    if zone.suffer:
        suffer(table, seat, zone.suffer, NEGATIVE)


def zone_hits_foe(table: KinfireTable, index: int) -> Rules[None]:
    """The same for an enemy, unless negative zones don't concern it."""
    box, foe = box_of(table.content), combat_of(table).foes[index]
    if foe.zone not in box.harmful or box.passives(foe).unheeding or (foe.ally and box.allies[foe.board].hp is None):
        return
    zone = box.zones[foe.zone]
    if zone.statuses:
        table.cite(NEGATIVE)
        yield from lay_statuses(table, index, zone.statuses)
    if zone.suffer:
        yield from foe_suffers(table, index, zone.suffer, NEGATIVE)


def is_negative(table: KinfireTable, foe: Foe, zone: str) -> bool:
    """Whether an enemy avoids this zone: what it is immune to does not count."""
    box = box_of(table.content)
    if zone not in box.harmful:
        return False
    card, passives = box.zones[zone], box.passives(foe)
    if passives.unheeding:
        table.cite("kinfire.map.enemies-disregard-effects-not-concerning-them")
        return False
    return bool(card.suffer) or any(status not in passives.immune for status in card.statuses)


def is_positive(table: KinfireTable, foe: Foe, zone: str) -> bool:
    """Whether an enemy likes this zone: what helps no attack that it has does not count."""
    box = box_of(table.content)
    if zone in box.guarding or zone not in box.inspiring:
        return zone in box.guarding
    only, attacks = box.zones[zone].only, box.passives(foe).attacks
    if only in attacks or (only is None and attacks):
        return True
    table.cite("kinfire.map.enemies-disregard-effects-not-concerning-them")
    return False


# --- what zones lend to attacks ---


def zone_damage(table: KinfireTable, zone: str, reach: Reach) -> int:
    """What a zone adds to an attack made from it."""
    box = box_of(table.content)
    if zone not in box.inspiring:
        return 0
    card = box.zones[zone]
    table.cite(POSITIVE)
    if card.only is not None:
        table.cite(LIMITED)
    return card.damage if card.only in (None, reach) else 0


def zone_guard(table: KinfireTable, zone: str, reach: Reach) -> int:
    """What a zone takes off an attack on a figure in it."""
    box = box_of(table.content)
    if zone not in box.guarding:
        return 0
    card = box.zones[zone]
    table.cite(POSITIVE, "kinfire.map.parry-zone-reduces-each-attack")
    if card.only is not None:
        table.cite(LIMITED)
    return card.guard if card.only in (None, reach) else 0
