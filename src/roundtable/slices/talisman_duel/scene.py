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

TITLE = say("title")
NUMBERS = ("strength", "craft", "life", "fate", "gold", "wins")
ICONS = {"wins": "trophy"}
"""Drawings of numbers that are not called as the number is."""


def scene(state: DuelState, content: Content, seat: Seat) -> Scene:
    """The board, the round, the seats and the decks."""
    return scenes(state, content, [seat])[seat]


def scenes(state: DuelState, content: Content, seats: Iterable[Seat]) -> dict[Seat, Scene]:
    """The scenes of these seats, with what they share made once."""
    shared: list[Part] = [
        board(state, content),
        content.kept(("round", state.round, state.rounds), lambda: track(state.round, state.rounds)),
    ]
    panels = [seated(state, content, seat, character) for seat, character in enumerate(state.seats)]
    return {seat: Scene(parts=(*shared, *told(state, content, seat, panels)), title=TITLE) for seat in seats}


def track(now: int, last: int) -> Track:
    return Track(id="round", label=say("label-round"), value=now, max=last)


def told(state: DuelState, content: Content, seat: Seat, panels: list[SeatPanel]) -> list[Part]:
    """The seats with what they hold, and the piles, as this seat knows them."""
    parts: list[Part] = []
    for other, character in enumerate(state.seats):
        held, known = tuple(character.objects.as_seen_by(seat)), tuple(character.spells.as_seen_by(seat))
        parts += (
            panels[other],
            content.kept(("objects", other, held), lambda held=held, other=other: objects(held, other)),  # type: ignore[misc]
            content.kept(("hand", other, known), lambda known=known, other=other: hand(known, other)),  # type: ignore[misc]
        )
    for pile in (state.spells, state.spell_discard, state.playing):
        known = tuple(pile.as_seen_by(seat))
        parts.append(content.kept((pile.name, known), lambda pile=pile, known=known: lying(pile, known)))  # type: ignore[misc]
    return parts


def objects(held: tuple[str | None, ...], seat: Seat) -> Zone:
    return Zone(id=f"objects-{seat}", label=say("label-objects"), cards=cards(held, "adventure", "object"), seat=seat)


def hand(held: tuple[str | None, ...], seat: Seat) -> Hand:
    return Hand(seat=seat, cards=cards(held, "spells", "spell"), count=len(held))


def lying(pile: Pile, known: tuple[str | None, ...]) -> Zone:
    return Zone(
        id=pile.name, label=say(f"label-{pile.name}"), cards=cards(known, "spells", "spell"), count=len(pile),
        hidden=not pile.sees,
    )  # fmt: skip


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


def cards(known: tuple[str | None, ...], collection: str, kind: str) -> tuple[Card, ...]:
    """The cards of a pile that somebody knows."""
    return tuple([face(card, collection, kind) for card in known if card is not None])


@cache
def face(card: str, collection: str, kind: str) -> Card:
    return Card(id=card, name=f"@{collection}.{card}", type=kind, text=f"@{collection}.{card}.text")


def seated(state: DuelState, content: Content, seat: Seat, character: Character) -> SeatPanel:
    """A character in numbers, whose turn it is, and who fights."""
    numbers = (
        total_strength(content, character, battle=False), content["characters"][character.character].craft,
        character.lives, character.fate, character.gold, character.wins,
    )  # fmt: skip
    turn, fights = seat == state.active, seat in state.fight.fighters
    key = ("panel", seat, character.character, character.space, numbers, turn, fights)
    return content.kept(key, lambda: panel(seat, character, numbers, turn, fights))


def panel(seat: Seat, character: Character, numbers: tuple[int, ...], turn: bool, fights: bool) -> SeatPanel:
    statuses = {"turn": turn, "fights": fights}
    return SeatPanel(
        seat=seat,
        name=SEATS[seat],
        who=f"@characters.{character.character}",
        numbers=tuple(
            Number(id=name, label=say(f"label-{name}"), value=value, icon=ICONS.get(name, name))
            for name, value in zip(NUMBERS, numbers, strict=True)
        ),
        place=f"@places.{character.space}",
        turn=turn,
        statuses=tuple(say(f"status-{name}") for name, holds in statuses.items() if holds),
    )
