"""Tonight: what dusk and dawn will do in rule order, for a Character who stays where it stands."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from roundtable.games.tainted_grail.box import ATTRIBUTES, box_of
from roundtable.games.tainted_grail.characters.advancement import price_of_point
from roundtable.games.tainted_grail.characters.tracks import cap, exhausted
from roundtable.games.tainted_grail.places.guardians import on_the_map
from roundtable.games.tainted_grail.places.land import atlas_of
from roundtable.games.tainted_grail.state import DIALLESS, Dawn, GrailTable, Night
from roundtable.kernel.scene import Row, Rows, Say, say
from roundtable.kernel.seats import Seat

from .map_scene import lost_at_dawn

ENERGY: Final = 3
"""The step of the End of the Day in which Energy comes back."""


def tonight(table: GrailTable, seat: Seat) -> Rows | None:
    one = table.state.seats[seat]
    if not one.who or one.dead or one.at not in table.state.sites:
        return None
    rows = (*(() if has_rested(table) else dusk(table, seat)), *dawn(table, seat))
    return Rows(
        id="tonight", label=say("tonight"), rows=rows, across=True, note=say("if-stays", who=f"@characters.{one.who}")
    )


def has_rested(table: GrailTable) -> bool:
    """Whether the night has come so far that Rest and Energy are behind everybody."""
    waiting = table.state.agenda
    return any(isinstance(step, Dawn) or (isinstance(step, Night) and step.at > ENERGY) for step in waiting)


def dusk(table: GrailTable, seat: Seat) -> Iterator[Row]:
    one = table.state.seats[seat]
    when = (say("dusk-word"),)
    if one.food:
        after = min(one.health + 1, one.most_health), max(0, one.terror - 1)
        tracks = (("health", one.health, after[0]), ("terror", one.terror, after[1]))
        relief = [change(*track) for track in tracks if track[1] != track[2]]
        said = (say("eats"), *relief) if relief else (say("eats-idly"),)
        yield Row(id="rest", cells=(say("rest"), *said), tags=when, icon="bed")
    else:
        yield Row(id="rest", cells=(say("rest"), say("no-food")), tags=when, icon="bed")
    start = box_of(table.content).characters[one.who].energy
    if exhausted(table, seat):
        start = min(start, one.energy + 4)
    energy = max(one.energy, min(start, cap(table, seat)))
    back = say("to-start-slot", before=one.energy, after=energy)
    if energy == one.energy:
        back = say("stays-at", value=energy)
    yield Row(id="energy", cells=(say("energy"), back), tags=when, icon="energy")
    dear = min(price_of_point(table, seat, attribute) for attribute in ATTRIBUTES)
    if one.exp >= dear:
        yield Row(id="growth", cells=(say("growth"), say("can-grow", exp=one.exp, price=dear)), tags=when, icon="exp")
    if "dream" in atlas_of(table.content).places[one.at].seals:
        yield Row(id="dream", cells=(say("dream"), say("dreams-here")), tags=when, icon="seal-dream")


def change(track: str, before: int, after: int) -> Say:
    return say("goes", what=f"@text.{track}", before=before, after=after)


def dawn(table: GrailTable, seat: Seat) -> Iterator[Row]:
    state, when = table.state, (say("dawn", day=table.state.day + 1),)
    lights = {name: site.dial for name, site in state.sites.items() if site.dial >= DIALLESS}
    said = [say("goes-dark", place=f"@locations.{name}") for name, dial in lights.items() if dial == DIALLESS]
    burning = {name: dial for name, dial in lights.items() if dial > DIALLESS}
    said += [dial_turns(name, dial) for name, dial in burning.items()]
    if said:
        yield Row(id="menhirs", cells=(say("menhirs"), *said), tags=when, icon="menhir")
    if not burning:
        yield Row(id="drain", cells=(say("no-light"), say("drains-all")), tags=when, icon="mist", bane=True)
    lost = lost_at_dawn(table)
    if lost:
        yield lost_row(table, seat, lost, when)
    if on_the_map(table):
        names = [say("may-move", who=f"@encounters.{card}") for card in on_the_map(table)]
        yield Row(id="guardians", cells=(say("guardians"), *names), tags=when, icon="guardian")
    if len(state.events):
        yield Row(id="event", cells=(say("event-word"), say("new-event")), tags=when, icon="event")


def dial_turns(name: str, dial: int) -> Say:
    if dial == 1:
        return say("dial-leaves", place=f"@locations.{name}")
    return say("dial-drops", place=f"@locations.{name}", before=dial, after=dial - 1)


def lost_row(table: GrailTable, seat: Seat, lost: list[str], when: tuple[Say, ...]) -> Row:
    """Whoever stands there is hurt and goes to the nearest Location that remains."""
    one = table.state.seats[seat]
    names = [say("falls-away", place=f"@locations.{name}") for name in lost]
    hurt: list[Say] = []
    if one.at in lost:
        hurt = [say("you-go-to-nearest"), say("health-two-less"), say("terror-two-more")]
    return Row(id="lost", cells=(say("lost-places"), *names, *hurt), tags=when, icon="mist", bane=bool(hurt))
