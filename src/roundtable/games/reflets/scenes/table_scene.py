"""The board with pawns, tokens and hazards, the Dragon's way, the golden die, and the piles that are nobody's."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from roundtable.games.reflets.box import CITY, Box, token_colour
from roundtable.games.reflets.effects.terms import COLOURS
from roundtable.games.reflets.state import Bless, Land, Progress, RefletsState
from roundtable.kernel.scene import Board, Card, Mark, Part, Piece, Place, Sign, Steps, Text, Track, say
from roundtable.kernel.seats import Seat

from .cards import card_of, hidden_token, pile

STEPS: Final = ("label-step-dragon", "label-step-blessing", "label-step-progress", "label-step-resolution")
NEXT: Final = (Bless, Progress, Land)
"""What is still to come while one of the steps before the last goes on."""
DECKS: Final = (("heroes", "dismissed"), ("imprevus", "imprevu_discard"), ("loot", "loot_discard"))
SINGLE: Final = ("relics", "treasures")
IN_HAND: Final = ("playing", "oracle")
ROMAN: Final = ("", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X", "XI", "XII")
MARKED: Final = 12
"""Every so many of the Dragon's scales one has its number."""


def table_parts(state: RefletsState, box: Box, seat: Seat) -> list[Part]:
    """What lies on the table for everybody."""
    parts: list[Part] = [board(state, box, seat)]
    if state.turn and not state.seats[state.guide].gone:
        parts.append(turn_steps(state))
    if state.turn:
        parts += [Track(id="turn", label=say("label-turn"), value=state.turn)]
    if state.golden:
        parts.append(Track(id="golden", label=say("label-golden"), value=state.golden, icon="die"))
    if state.dragon in box.board.red:
        parts.append(dragon_track(state, box))
    if state.tomb.cards or state.armed:
        parts.append(Track(id="countdown", label=say("label-countdown"), value=len(state.tomb), max=len(COLOURS)))
    return parts


def turn_steps(state: RefletsState) -> Steps:
    """Where the turn stands: by what is still on the agenda."""
    pending = [type(step) for step in state.agenda]
    now = next((number for number, kind in enumerate(NEXT) if kind in pending), len(NEXT))
    return Steps(id="turn", steps=tuple(say(label) for label in STEPS), now=now)


def dragon_track(state: RefletsState, box: Box) -> Track:
    """How far she has come along her red scales."""
    red = box.board.red
    marks = tuple(Mark(at=at, label=say("label-scale", number=at)) for at in range(MARKED, len(red), MARKED))
    return Track(
        id="dragon", label=say("label-dragon"), value=red.index(state.dragon) + 1, max=len(red), marks=marks,
        icon="dragon",
    )  # fmt: skip


def piles(state: RefletsState, box: Box, seat: Seat) -> list[Part]:
    """Decks with their discards, and cards on their way; none that is empty."""
    found: list[Part] = []
    for name, discard in DECKS:
        used = getattr(state, discard)
        deck = pile(box, getattr(state, name), say(f"label-{name}"), seat)
        found.append(deck)
        if used.cards:
            found.append(pile(box, used, say(f"label-{discard.replace('_', '-')}"), seat, discard_of=deck.id))
    found += [
        pile(box, getattr(state, name), say(f"label-{name}"), seat) for name in SINGLE if getattr(state, name).cards
    ]
    if state.tomb.cards:
        found.append(pile(box, state.tomb, say("label-tomb"), seat))
    found += [
        pile(box, getattr(state, name), say(f"label-{name}"), seat) for name in IN_HAND if getattr(state, name).cards
    ]
    found += [pile(box, tokens, say("label-scouted"), seat) for tokens in state.scouted.values() if tokens.cards]
    return found


# --- the board ---


class Stone:
    """What never changes of a place: where it lies and where it leads."""

    def __init__(self, place: str, spot: tuple[int, int], links: tuple[str, ...]) -> None:
        self.place, self.spot, self.links = place, spot, links


@lru_cache(16)
def stones(box: Box) -> tuple[Stone, ...]:
    """The Road, the corridor and its rooms, the Dragon's scales."""
    printed, path = box.board.printed, box.board.path
    spots = dict(zip(box.board.road, printed.road_spots, strict=True))
    spots |= dict(zip(box.board.corridor, printed.corridor_spots, strict=True))
    found = [
        Stone(place, spots[place], (*path[number + 1 : number + 2], *box.board.doors_to.get(place, ())))
        for number, place in enumerate(path)
    ]
    found += [Stone(slot.id, slot.spot, (f"c{slot.at}",)) for slot in printed.rooms]
    found += [
        Stone(place, (0, number), box.board.red[number + 1 : number + 2]) for number, place in enumerate(box.board.red)
    ]
    return tuple(found)


@lru_cache(1024)
def bare(box: Box, stone: Stone, room: str = "") -> Place:
    """A place where nothing lies and nobody stands; a room that is face up has its own name."""
    place = stone.place
    return Place(
        id=place, name=place_label(box, place, room), x=stone.spot[0], y=stone.spot[1], links=stone.links,
        region=region_of(box, place), hint=hint_of(box, place), note=note_of(box, place, room),
        sign=sign_of(box, place),
    )  # fmt: skip


def board(state: RefletsState, box: Box, seat: Seat) -> Board:
    standing = pieces(state)
    return Board(
        id="board", label=say("label-board"),
        places=tuple(place_of(state, box, stone, standing.get(stone.place, ()), seat) for stone in stones(box)),
    )  # fmt: skip


def place_of(state: RefletsState, box: Box, stone: Stone, standing: tuple[Piece, ...], seat: Seat) -> Place:
    place = stone.place
    cards: list[Card] = []
    slot, token = state.slots.get(place), state.spots.get(place)
    if slot is not None:
        cards += [hazard_card(box, place, known) for known in slot.as_seen_by(seat)]
    if token is not None:
        colour = token_colour(token.cards[0])
        cards += [
            hidden_token(place, colour, len(state.seats)) if known is None else card_of(box, known)
            for known in token.as_seen_by(seat)
        ]
    room = slot.cards[0] if slot is not None and slot.cards and place in state.revealed else ""
    plain, slid = bare(box, stone, room), state.notches.get(place, 0)
    if not cards and not standing and not slid:
        return plain
    notched = (
        Sign(icon="notch", text=say("label-notches"), number=sum(box.board.notches[place][:slid])) if slid else None
    )
    return Place(
        id=place, name=plain.name, x=plain.x, y=plain.y, links=plain.links, region=plain.region, hint=plain.hint,
        note=plain.note, sign=notched or plain.sign, cards=tuple(cards), pieces=standing,
    )  # fmt: skip


def where(box: Box, place: str, room: str = "") -> Text:
    """Where somebody stands, in words."""
    if place in box.board.corridor:
        return say("where-corridor", number=place[1:])
    name = place_label(box, place, room)
    return say("where-road", number=place) if name == say("place-road", number=place) else name


def place_label(box: Box, place: str, room: str = "") -> Text:
    """A place's name within its region."""
    board = box.board
    if place == CITY:
        return "@places.city"
    if place == board.door:
        return "@places.door"
    if place in board.zones:
        return f"@places.{board.zones[place]}"
    if place in board.rooms:
        return box.name(room) if room else say("place-room", number=ROMAN[int(place[1:])])
    if place in board.red:
        return str(board.red.index(place) + 1)
    if place in board.corridor:
        return say("place-corridor", number=place[1:])
    return say("place-road", number=place)


def region_of(box: Box, place: str) -> Text:
    if box.board.is_abyss(place):
        return say("region-abyss")
    return say("region-red" if place in box.board.red else "region-road")


def hint_of(box: Box, place: str) -> Text | None:
    """What stopping there means."""
    board = box.board
    if place in board.chance:
        return say("label-chance-space")
    if place in board.shortcuts:
        return say("label-shortcut", place=board.shortcuts[place])
    if place in board.zones or place == board.door or place in board.rooms:
        return say("label-hazard-space")
    return None


def note_of(box: Box, place: str, room: str) -> Text | None:
    if room:
        return f"@{box.kinds[room]}.{room}.text"
    if place in box.board.zones:
        return f"@places.{box.board.zones[place]}.text"
    return f"@places.{'city' if place == CITY else 'door'}.text" if place in (CITY, box.board.door) else None


def sign_of(box: Box, place: str) -> Sign | None:
    if place in box.board.chance:
        return Sign(icon="clover", text=say("label-chance-space"))
    if place in box.board.shortcuts:
        return Sign(icon="skull", text=say("label-shortcut", place=box.board.shortcuts[place]))
    return None


def pieces(state: RefletsState) -> dict[str, tuple[Piece, ...]]:
    """Who stands where: pawns, also of those who are no more, Relic tokens, the Dragon."""
    found: dict[str, tuple[Piece, ...]] = {}
    for seat, team in enumerate(state.seats):
        if team.gone in ("", "rip"):
            pawn = pawn_of(seat, bool(team.gone))
            found[team.at] = (*found.get(team.at, ()), pawn)
        if team.relic_at:
            relic = Piece(id=f"relic-{seat}", name=say("label-relic-token"), emblem="token-relic")
            found[team.relic_at] = (*found.get(team.relic_at, ()), relic)
    found[state.dragon] = (*found.get(state.dragon, ()), DRAGON)
    return found


@lru_cache(32)
def pawn_of(seat: Seat, rest_in_peace: bool) -> Piece:
    if rest_in_peace:
        return Piece(id=f"rip-{seat}", name=say("label-rip-of", player=f"@seat.{seat}"), emblem="rip")
    return Piece(id=f"pawn-{seat}", name=f"@seat.{seat}", seat=seat)


DRAGON: Final = Piece(id="dragon", name=say("label-dragon"), emblem="dragon")


def hazard_card(box: Box, place: str, known: str | None) -> Card:
    """A hazard on its slot: face up to those who know it."""
    if known is None:
        return Card(id=f"back-{place}", name=say("label-hidden-hazard"), face="down")
    return card_of(box, known)
