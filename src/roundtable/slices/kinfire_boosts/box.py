"""What lies in the box, laid out for quick reach: the pack's definitions and the options that never change."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache

from roundtable.kernel.options import Option
from roundtable.kernel.seats import Seat
from roundtable.packs import Content

from .effects import (
    Ability,
    Action,
    Armour,
    BagToken,
    Boost,
    Colour,
    EnemyBoard,
    Exhausted,
    SeekerBoard,
    SetupCard,
    ZoneCard,
)

MOST_SEEKERS = 4
VOID = 0
FAR = 99
"""The distance to a zone that no way leads to."""
MASKS: Mapping[Colour, int] = {"red": 1, "green": 2, "blue": 4, "white": 7}


def mask(colours: Iterable[Colour]) -> int:
    """Colours as bits: two cards match if they share one; white has all three, a void card none.

    >>> mask(("red", "green")) & mask(("white",)), mask(()) & mask(("white",))
    (3, 0)
    """
    bits = VOID
    for colour in colours:
        bits |= MASKS[colour]
    return bits


def about(verb: str, card: str, *rules: str) -> Option[None]:
    return Option(verb, card, rules=rules, points=(f"card:{card}",), params=(("card", f"@cards.{card}"),))


class Box:
    """The content of a match by what the rules ask of it."""

    def __init__(self, content: Content) -> None:
        cards = content["cards"]
        self.seekers: Mapping[str, SeekerBoard] = content.of("seekers", SeekerBoard)
        self.zones: Mapping[str, ZoneCard] = content.of("zones", ZoneCard)
        self.tokens: Mapping[str, BagToken] = content.of("tokens", BagToken)
        self.setup: SetupCard = next(iter(content.of("setups", SetupCard).values()))
        self.enemy: EnemyBoard = content.of("enemies", EnemyBoard)[self.setup.enemy]
        self.actions: dict[str, Action] = {i: card for i, card in cards.items() if isinstance(card, Action)}
        self.boosts: dict[str, Boost] = {i: card for i, card in cards.items() if isinstance(card, Boost)}
        self.exhausted: str = next(i for i, card in cards.items() if isinstance(card, Exhausted))
        self.armour: str = next(i for i, card in cards.items() if isinstance(card, Armour))
        self.colours: dict[str, int] = {
            i: mask(card.colours) for i, card in cards.items() if isinstance(card, Action | Boost)
        }
        self.row: dict[str, int] = {
            token: row for row, tokens in enumerate(self.setup.ability_tokens) for token in tokens
        }
        self.abilities: tuple[tuple[Ability, ...], ...] = tuple(_phases(self.enemy))
        self.distance: dict[tuple[str, str], int] = {
            (start, end): steps.get(end, FAR)
            for start in self.zones
            for steps in [_distances(self.zones, start)]
            for end in self.zones
        }
        self.move: dict[str, Option[None]] = {
            zone: Option("move", zone, points=(f"place:{zone}",), params=(("zone", f"@zones.{zone}"),))
            for zone in self.zones
        }
        self.play: dict[str, Option[None]] = {card: about("play", card) for card in self.actions}
        self.boost: dict[str, Option[None]] = {card: about("boost", card) for card in self.boosts}
        self.substitute: dict[str, Option[None]] = {
            card: about("substitute", card) for card, boost in self.boosts.items() if boost.gives == "substitution"
        }
        self.discard: dict[str, Option[None]] = {card: about("discard", card) for card in cards}
        self.parry: dict[tuple[str, Seat], Option[tuple[str, Seat]]] = {
            (card, ally): Option(
                "parry", f"{card}@{ally}", value=(card, ally), points=(f"card:{card}", f"seat:{ally}"),
                params=(("card", f"@cards.{card}"), ("ally", f"@seat.{ally}"), ("value", boost.value)),
            )
            for card, boost in self.boosts.items()
            if boost.gives == "parry"
            for ally in range(MOST_SEEKERS)
        }  # fmt: skip


def _phases(board: EnemyBoard) -> Iterable[tuple[Ability, ...]]:
    """The enemy's abilities in each phase: an overlay replaces what stands at its number."""
    spots = {ability.spot: ability for ability in board.abilities}
    yield tuple(spots.values())
    for phase in board.phases:
        spots = {**spots, **{overlay.spot: overlay for overlay in phase.overlays}}
        yield tuple(spots[ability.spot] for ability in board.abilities)


def _distances(zones: Mapping[str, ZoneCard], start: str) -> dict[str, int]:
    steps = {start: 0}
    edge = [start]
    for zone in edge:
        for link in zones[zone].links:
            if link not in steps:
                steps[link] = steps[zone] + 1
                edge.append(link)
    return steps


@lru_cache(maxsize=16)
def box_of(content: Content) -> Box:
    """The box of this content, laid out once."""
    return Box(content)
