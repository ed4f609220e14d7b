"""The land: revealed Locations in their cells, Menhirs with their Dials and how far they reach, Guardians, pawns.

Nothing is told of what the mist still hides but the numbers of the Direction Keys that lead there.
"""

from __future__ import annotations

from collections.abc import Iterator

from roundtable.games.tainted_grail.effects.places import Location
from roundtable.games.tainted_grail.effects.stories import MeetEncounter
from roundtable.games.tainted_grail.party import players
from roundtable.games.tainted_grail.places.land import Cell, action_title, atlas_of, beside, connections, version_of
from roundtable.games.tainted_grail.state import DARK, DIALLESS, GrailTable, Site
from roundtable.kernel.scene import Area, Board, Edge, Piece, Place, Say, Sign, say

REACH = 1
"""How many cards away from it a Menhir reaches, diagonals included."""


def board(table: GrailTable) -> Board | None:
    """None before the first Location lies there."""
    sites = table.state.sites
    if not sites:
        return None
    doomed = lost_at_dawn(table)
    places = tuple(place(table, name, site, name in doomed) for name, site in sites.items())
    return Board(id="land", label=say("land"), grid=True, places=places, areas=tuple(reaches(table)))


def place(table: GrailTable, name: str, site: Site, doomed: bool) -> Place:
    card = atlas_of(table.content).places[name]
    x, y = atlas_of(table.content).cells[name]
    return Place(
        id=name,
        name=f"@locations.{name}",
        x=x,
        y=-y,
        links=tuple(connections(table, name).values()),
        ways=tuple(ways(table, name)),
        pieces=tuple(pieces(table, name, site)),
        badge=name,
        sign=lightning(card),
        signs=tuple(signs(card, site)),
        action=action(table, card),
        used=site.used_today,
        note=note(card),
        fading=say("lost-at-dawn") if doomed else None,
    )


def ways(table: GrailTable, name: str) -> Iterator[Edge]:
    """Keys that lead to a Location that nobody has revealed yet, as they are printed."""
    for side, number in atlas_of(table.content).keys[name].items():
        there = version_of(table, number)
        if there is not None and there not in table.state.sites and beside(table, name, side) is None:
            yield Edge(edge=side, number=number)


def lightning(card: Location) -> Sign | None:
    """What befalls all who arrive, with the deck it draws from."""
    if not card.lightning:
        return None
    drawn = [deed.draw for rule in card.lightning for deed in rule.do if isinstance(deed, MeetEncounter) and deed.draw]
    icon = f"lightning-{drawn[0]}" if drawn else "lightning"
    return Sign(icon=icon, text=f"@locations.{card.id}.{card.lightning[0].text}")


def signs(card: Location, site: Site) -> Iterator[Sign]:
    for seal in card.seals:
        yield Sign(icon=f"seal-{seal}", text=say(f"seal-{seal}"))
    if site.quest:
        yield Sign(icon="quest", text=say("quest-tokens", count=site.quest), number=site.quest)
    if site.time:
        yield Sign(icon="time", text=say("tokens-on", count=site.time), number=site.time)


def action(table: GrailTable, card: Location) -> Sign | None:
    """The Location Action with what it costs in Energy."""
    if card.action is None:
        return None
    text = action_title(table.content, card.id, card.action)
    return Sign(icon="energy", text=text, number=card.action.pays.energy)


def note(card: Location) -> Say:
    return say("place-note", text=f"@locations.{card.id}.text")


def pieces(table: GrailTable, name: str, site: Site) -> Iterator[Piece]:
    if site.dial != DARK:
        lit = site.dial > DIALLESS
        yield Piece(
            id=f"menhir-{name}",
            name=say("menhir"),
            emblem="menhir" if lit else "menhir-waning",
            number=site.dial if lit else None,
            note=say("dial-shows", dial=site.dial) if lit else say("dark-at-dawn"),
            fixed=True,
        )
    for guardian in dict.fromkeys(site.guardians):
        yield Piece(id=f"guardian-{guardian}", name=f"@encounters.{guardian}", emblem="guardian", note=say("guardian"))
    if len(site.fallen):
        left = say("items-here", count=len(site.fallen))
        yield Piece(id=f"fallen-{name}", name=say("left-behind"), emblem="sack", note=left)
    for seat in players(table.state):
        one = table.state.seats[seat]
        if one.at == name:
            yield Piece(id=f"pawn-{seat}", name=f"@characters.{one.who}", seat=seat)


# --- light ---


def reaches(table: GrailTable) -> Iterator[Area]:
    cells = atlas_of(table.content).cells
    for name, site in table.state.sites.items():
        if site.dial != DARK:
            x, y = cells[name]
            waning = site.dial == DIALLESS
            yield Area(
                id=f"light-{name}",
                label=say("light-waning" if waning else "light", place=f"@locations.{name}"),
                x=x - REACH,
                y=-y - REACH,
                width=2 * REACH + 1,
                height=2 * REACH + 1,
                fading=waning,
            )


def lost_at_dawn(table: GrailTable) -> list[str]:
    """What no Menhir will reach once those without a Dial have gone dark; without any Menhir the land stays."""
    sites, cells = table.state.sites, atlas_of(table.content).cells
    lights = [cells[name] for name, site in sites.items() if site.dial > DIALLESS]
    if not lights:
        return []
    return [name for name in sites if not any(near(cells[name], light) for light in lights)]


def near(cell: Cell, light: Cell) -> bool:
    return max(abs(cell[0] - light[0]), abs(cell[1] - light[1])) <= REACH
