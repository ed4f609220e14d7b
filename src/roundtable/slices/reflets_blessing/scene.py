"""What a seat sees of the slice."""

from __future__ import annotations

from typing import Any

from msgspec.structs import asdict

from roundtable.kernel.piles import Pile
from roundtable.kernel.scene import Card, Hand, Number, Part, Row, Rows, Scene, SeatPanel, Track, Zone, say
from roundtable.kernel.seats import Seat
from roundtable.packs import Content

from .state import COLOURS, FULL_COLOUR, BlessingState

ICONS = {
    "points": "trophy", "attack": "strength", "perception": "eye", "intelligence": "craft", "agility": "clockwise",
    "cost": "gold", "stars": "star",
}  # fmt: skip
"""Drawings of what is printed on cards."""
PRINTED = ("points", "attack", "perception", "intelligence", "agility", "cost", "stars", "slot")


def scene(state: BlessingState, content: Content, seat: Seat) -> Scene:
    def cards(source: Pile) -> tuple[Card, ...]:
        """Those in a pile that this seat knows."""
        return tuple(card_of(content, card) for card in source.as_seen_by(seat) if card is not None)

    def pile(name: str, source: Pile, owner: Seat | None = None) -> Zone:
        known, label = cards(source), say(f"label-{name}")
        hidden = len(known) < len(source)
        return Zone(id=source.name, label=label, cards=known, count=len(source), hidden=hidden, seat=owner)

    parts: list[Part] = [
        Track(id="turn", label=say("label-turn"), value=state.turn, max=len(state.seats)),
        Track(id="golden", label=say("label-golden"), value=state.golden, max=6),
        Rows(id="track", label=say("label-track"), rows=(Row(id="dice", cells=tuple(state.dice)),)),
        *[pile(name, getattr(state, name)) for name in ("zone", "zones", "heroes", "dismissed", "imprevus", "discard")],
    ]
    for other, team in enumerate(state.seats):
        gems = [
            Number(id=colour, label=f"@text.gem-{colour}", value=team.gems.cards.count(colour), max=FULL_COLOUR)
            for colour in COLOURS
        ]
        guide = (say("label-guide"),) if other == state.guide else ()
        parts += [
            SeatPanel(seat=other, name=f"@seat.{other}", numbers=tuple(gems), statuses=guide),
            Hand(seat=other, cards=cards(team.hand), count=len(team.hand)),
            *[pile(name, getattr(team, name), other) for name in ("heroes", "packet", "front", "pouch")],
        ]
    return Scene(parts=tuple(parts))


def card_of(content: Content, card: str) -> Card:
    """A card with what is printed on it: numbers, characteristics tested, a Blessing."""
    kind = next(kind for kind in content if card in content[kind])
    printed: Any = content[kind][card]
    numbers = [(name, getattr(printed, name, None)) for name in PRINTED]
    colours = getattr(printed, "colours", (printed.colour,) if kind == "zones" else ())
    blessing = getattr(printed, "divine", None)
    return Card(
        id=card,
        name=f"@{kind}.{card}",
        numbers=tuple(
            Number(id=name, label=say(f"label-{name}"), value=value, icon=ICONS.get(name, ""))
            for name, value in numbers
            if value
        ),
        tags=tuple(say(f"tested-{colour}") for colour in colours),
        text=say(f"label-blessing-of-{kind}", **asdict(blessing)) if blessing else None,
    )
