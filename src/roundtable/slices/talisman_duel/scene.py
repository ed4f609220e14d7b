"""What a seat sees of the slice."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from msgspec.structs import replace

from roundtable.kernel.piles import Pile
from roundtable.kernel.scene import Board, Card, Hand, Number, Part, Piece, Place, Scene, SeatPanel, Track, Zone, say
from roundtable.kernel.seats import Seat
from roundtable.packs import Content

from . import effects
from .characters import total_strength
from .state import SEATS, Character, DuelState

ICONS = {"wins": "trophy"}
"""Drawings of numbers that are not called as the number is."""


def scene(state: DuelState, content: Content, seat: Seat) -> Scene:
    """The board, the round, the seats and the decks."""
    return scenes(state, content, [seat])[seat]


def scenes(state: DuelState, content: Content, seats: Iterable[Seat]) -> dict[Seat, Scene]:
    """The scenes of these seats, with what they share made once."""
    shared: list[Part] = [
        board(state, content),
        Track(id="round", label=say("label-round"), value=state.round, max=state.rounds),
    ]
    panels = [panel(state, content, seat, character) for seat, character in enumerate(state.seats)]
    return {seat: Scene(parts=(*shared, *told(state, seat, panels)), title=say("title")) for seat in seats}


def told(state: DuelState, seat: Seat, panels: list[SeatPanel]) -> list[Part]:
    """The seats with what they hold, and the piles, as this seat knows them."""
    parts: list[Part] = []
    for other, character in enumerate(state.seats):
        objects = cards(character.objects, "adventure", "object", seat)
        spells = cards(character.spells, "spells", "spell", seat)
        parts += (
            panels[other],
            Zone(id=f"objects-{other}", label=say("label-objects"), cards=objects, seat=other),
            Hand(seat=other, cards=spells, count=len(character.spells)),
        )
    for pile in (state.spells, state.spell_discard, state.playing):
        known, label = cards(pile, "spells", "spell", seat), say(f"label-{pile.name}")
        parts.append(Zone(id=pile.name, label=label, cards=known, count=len(pile), hidden=not pile.sees))
    return parts


def board(state: DuelState, content: Content) -> Board:
    """The places, the empty ones always the same."""
    figures: dict[str, tuple[Piece, ...]] = {}
    for seat, character in enumerate(state.seats):
        figure = Piece(id=f"figure-{seat}", name=f"@characters.{character.character}", seat=seat)
        figures[character.space] = (*figures.get(character.space, ()), figure)
    empty = content.kept("places", lambda: [empty_place(place) for place in content["places"].values()])
    places = [replace(place, pieces=figures[place.id]) if place.id in figures else place for place in empty]
    return Board(id="world", places=tuple(places), label=say("label-board"))


def empty_place(place: effects.Place) -> Place:
    return Place(
        id=place.id, name=f"@places.{place.id}", x=place.x, y=place.y, region=say(f"region-{place.region}"),
        links=tuple(link for link in (place.left, place.right, place.bridge) if link),
        note=say("note-guard", strength=place.guard) if place.guard else None,
    )  # fmt: skip


def cards(pile: Pile, collection: str, kind: str, seat: Seat) -> tuple[Card, ...]:
    """The cards of a pile that this seat knows."""
    return tuple([face(card, collection, kind) for card in pile.as_seen_by(seat) if card is not None])


@cache
def face(card: str, collection: str, kind: str) -> Card:
    return Card(id=card, name=f"@{collection}.{card}", type=kind, text=f"@{collection}.{card}.text")


def panel(state: DuelState, content: Content, seat: Seat, character: Character) -> SeatPanel:
    """A character in numbers, whose turn it is, and who fights."""
    numbers = {
        "strength": total_strength(content, character, battle=False),
        "craft": content["characters"][character.character].craft,
        "life": character.lives,
        "fate": character.fate,
        "gold": character.gold,
        "wins": character.wins,
    }
    statuses = {"turn": seat == state.active, "fights": seat in state.fight.fighters}
    return SeatPanel(
        seat=seat,
        name=SEATS[seat],
        who=f"@characters.{character.character}",
        numbers=tuple(
            Number(id=name, label=say(f"label-{name}"), value=value, icon=ICONS.get(name, name))
            for name, value in numbers.items()
        ),
        place=f"@places.{character.space}",
        turn=seat == state.active,
        statuses=tuple(say(f"status-{name}") for name, holds in statuses.items() if holds),
    )
