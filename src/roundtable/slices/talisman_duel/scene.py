"""What a seat sees of the slice."""

from __future__ import annotations

from roundtable.kernel.piles import Pile
from roundtable.kernel.scene import (
    Board,
    Card,
    Hand,
    Number,
    Part,
    Piece,
    Place,
    Row,
    Rows,
    Scene,
    SeatPanel,
    Track,
    Zone,
    say,
)
from roundtable.kernel.seats import Seat
from roundtable.packs import Content

from .characters import total_craft, total_strength
from .state import SEATS, Character, DuelState


def scene(state: DuelState, content: Content, seat: Seat) -> Scene:
    """The board, the fight if there is one, the seats and the decks."""
    parts: list[Part] = [board(state, content)]
    if state.fight is not None:
        parts.append(fight(state))
    parts.append(Track(id="round", label=say("label-round"), value=state.round, max=state.rounds))
    for other, character in enumerate(state.seats):
        parts.append(panel(other, character, content, active=state.active == other))
        objects = cards(character.objects, "adventure", content, seat)
        followers = cards(character.followers, "adventure", content, seat)
        parts.append(Zone(id=f"objects-{other}", label=say("label-objects"), cards=objects, seat=other))
        parts.append(Zone(id=f"followers-{other}", label=say("label-followers"), cards=followers, seat=other))
        held = cards(character.spells, "spells", content, seat)
        parts.append(Hand(seat=other, cards=held, count=len(character.spells)))
    parts += (
        Zone(id="adventure", label=say("label-adventure"), count=len(state.adventure), hidden=True),
        Zone(id="spells", label=say("label-spells"), count=len(state.spells), hidden=True),
        Zone(
            id="spell-discard",
            label=say("label-spell-discard"),
            cards=cards(state.spell_discard, "spells", content, seat),
        ),
        Zone(id="playing", label=say("label-playing"), cards=cards(state.playing, "spells", content, seat)),
    )
    return Scene(parts=tuple(parts), title=say("title"))


def board(state: DuelState, content: Content) -> Board:
    places = []
    for place in content["places"].values():
        here = [
            Piece(
                id=f"figure-{seat}", name=f"@characters.{character.character}", seat=seat,
                note=say("note-dead") if character.dead else None,
            )
            for seat, character in enumerate(state.seats)
            if character.space == place.id
        ]  # fmt: skip
        links = (place.left, place.right) if place.bridge is None else (place.left, place.right, place.bridge)
        places.append(
            Place(
                id=place.id, name=f"@places.{place.id}", x=place.x, y=place.y, region=say(f"region-{place.region}"),
                links=links, pieces=tuple(here), cards=cards(state.spaces[place.id], "adventure", content, 0),
                note=f"@places.{place.id}.text",
            )
        )  # fmt: skip
    return Board(id="world", places=tuple(places), label=say("label-board"))


def cards(pile: Pile, collection: str, content: Content, seat: Seat) -> tuple[Card, ...]:
    """The cards of a pile that this seat knows."""
    known = content[collection]
    return tuple(
        Card(
            id=card,
            name=f"@{collection}.{card}",
            type="spell" if collection == "spells" else known[card].kind,
            text=f"@{collection}.{card}.text",
        )
        for card in pile.as_seen_by(seat)
        if card is not None
    )


def panel(seat: Seat, character: Character, content: Content, *, active: bool) -> SeatPanel:
    printed = content["characters"].get(character.character)
    numbers: tuple[Number, ...] = ()
    if printed is not None:
        numbers = (
            Number(id="strength", label=say("label-strength"), value=total_strength(content, character)),
            Number(id="craft", label=say("label-craft"), value=total_craft(content, character)),
            Number(id="life", label=say("label-life"), value=character.lives, max=printed.life),
            Number(id="fate", label=say("label-fate"), value=character.fate),
            Number(id="gold", label=say("label-gold"), value=character.gold),
            Number(id="wins", label=say("label-wins"), value=character.wins),
        )
    return SeatPanel(
        seat=seat,
        name=SEATS[seat],
        who=f"@characters.{character.character}" if printed is not None else None,
        numbers=numbers,
        statuses=(*((say("status-turn"),) if active else ()), *((say("note-dead"),) if character.dead else ())),
    )


def fight(state: DuelState) -> Rows:
    """Who fights, with which die and which help of spells."""
    fight = state.fight
    assert fight is not None
    dice = fight.dice or [0, 0]
    rows = [
        Row(id=f"fighter-{seat}", cells=(SEATS[seat], die or "", fight.bonus[seat]))
        for seat, die in zip(fight.fighters, dice, strict=False)
    ]
    if len(fight.fighters) == 1:
        rows.append(Row(id="creature", cells=(say("label-creature", value=fight.creature), dice[1] or "", 0)))
    kind = "label-battle" if fight.battle else "label-psychic"
    columns = (say("label-fighter"), say("label-die"), say("label-help"))
    return Rows(id="fight", label=say(kind), rows=tuple(rows), columns=columns)
