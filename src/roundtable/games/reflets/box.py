"""What is reckoned once for a content: the board, the cards by what the rules ask of them, and all tokens."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

from roundtable.packs import Content

from .effects.cards import Bestiole, Creature, Dilemma, Gear, Hero, Loot, Relic, RoadChance
from .effects.hazards import Door, GameBoard, Hazard, Node, Room, Zone
from .effects.quests import Grade, Quest
from .effects.terms import COLOURS, LANDS, Colour

CREST_COLOURS: Final = ("blue", "orange", "green", "red", "violet", "grey")
"""Of the teams, by seat, as the pieces on the page are; in Duel red and grey are neutral."""
GOLDEN_TOKENS: Final = ("purse", "chance", "bonus-die", "vision")
BROWN_TOKENS: Final = ("gem-tax", "card-tax", "peril")
TOKENS: Final = GOLDEN_TOKENS + BROWN_TOKENS
CITY: Final = "0"
CHAPEL: Final = "chapel"
"""The Chance space within the Chapel of the DAH."""


def token_kind(token: str) -> str:
    """What a token is: `blue-gem-tax` is a gem-tax."""
    return token.partition("-")[2]


def token_colour(token: str) -> str:
    return token.partition("-")[0]


def meets(hero: Hero, piece: Gear) -> bool:
    """Whether a hero meets a piece's constraints: printed characteristics, race and alignment."""
    needs = piece.needs
    return (
        all(hero.value(colour) >= needs.least.of(colour) for colour in COLOURS)
        and needs.race in (None, hero.race)
        and needs.no_race != hero.race
        and needs.alignment in (None, hero.alignment)
        and needs.no_alignment != hero.alignment
    )


class BoardMap:
    """Places by id: the Road `0` to `56`, the corridor `c1` on, room slots `s1` on, the Dragon's `red-1` on."""

    def __init__(self, board: GameBoard) -> None:
        self.printed = board
        self.door = str(board.door)
        self.road: tuple[str, ...] = tuple(str(number) for number in range(board.door + 1))
        self.corridor: tuple[str, ...] = tuple(f"c{number}" for number in range(1, board.corridor + 1))
        self.red: tuple[str, ...] = tuple(f"red-{number}" for number in range(1, board.red + 1))
        self.rooms: dict[str, str] = {slot.id: f"c{slot.at}" for slot in board.rooms}
        """Each room slot, and the corridor's space in front of it."""
        self.zones: dict[str, str] = {str(board.zones[land]): land for land in LANDS}
        """The zone slots, and their lands."""
        self.chance = frozenset(str(number) for number in board.chance)
        self.shortcuts: dict[str, str] = {start: str(end) for start, end in board.shortcuts.items()}
        self.hazards: tuple[str, ...] = (*self.zones, self.door, *self.rooms)
        special = {CITY, self.door, *self.zones, *self.chance, *self.shortcuts}
        self.classic: tuple[str, ...] = tuple(place for place in self.road if place not in special)
        """The Road's spaces that may hold a token."""
        self.path: tuple[str, ...] = (*self.road, *self.corridor)
        """The way from the city to the corridor's end."""
        self.index: dict[str, int] = {place: index for index, place in enumerate(self.path)}
        self.doors_to: dict[str, tuple[str, ...]] = {
            space: tuple(room for room, front in self.rooms.items() if front == space) for space in self.corridor
        }
        """The rooms that each corridor space opens on."""
        self.notches: dict[str, tuple[int, int, int]] = {slot.id: slot.notches for slot in board.rooms}
        self.notches[self.door] = board.door_notches

    def is_abyss(self, place: str) -> bool:
        """Behind the Door; the Door itself is not."""
        return place[0] in "cs"


class Box:
    """The content of a match by what the rules ask of it."""

    def __init__(self, content: Content) -> None:
        self._content = content
        self.board = BoardMap(next(iter(content.of("boards", GameBoard).values())))
        self.heroes = content.of("heroes", Hero)
        self.quests = content.of("quests", Quest)
        self.zones = content.of("zones", Zone)
        self.doors = content.of("doors", Door)
        self.rooms = content.of("rooms", Room)
        self.bestioles = content.of("bestioles", Bestiole)
        self.creatures = content.of("creatures", Creature)
        self.dilemmas = content.of("dilemmas", Dilemma)
        self.events = content.of("events", RoadChance)
        self.loot = content.of("loot", Loot)
        self.relics = content.of("relics", Relic)
        self.grades = content.of("grades", Grade)
        self.gear: dict[str, Gear] = {**self.loot, **self.relics}
        self.sets: dict[str, dict[Colour, int]] = {
            card: {colour: piece.sets.of(colour) for colour in piece.sets.colours} for card, piece in self.gear.items()
        }
        """What each piece of equipment makes of its wearer's characteristics."""
        self.wearers: dict[str, frozenset[str]] = {
            card: frozenset(hero for hero, one in self.heroes.items() if meets(one, piece))
            for card, piece in self.gear.items()
        }
        """The heroes who meet each piece's constraints."""
        self.hazards: dict[str, Hazard] = {**self.zones, **self.doors, **self.rooms}
        self.handicaps: dict[str, Creature | Bestiole] = {**self.creatures, **self.bestioles}
        self.uppers: dict[str, frozenset[str]] = {}
        """At each moment, the Dilemmas whose upper half belongs there."""
        self.lowers: dict[str, frozenset[str]] = {}
        for card, dilemma in self.dilemmas.items():
            for halves, moment in ((self.uppers, dilemma.upper.when), (self.lowers, dilemma.lower.when)):
                halves[moment] = halves.get(moment, frozenset()) | {card}
        self.points: dict[str, int] = {
            card: item.points
            for name in ("heroes", "zones", "bestioles", "creatures", "relics", "treasures")
            for card, item in content[name].items()
        }
        """Epic Points of all that scores."""
        self.kinds: dict[str, str] = {card: name for name in content if name != "boards" for card in content[name]}
        """The collection of each card."""
        self.remarks: dict[str, list[str]] = {}
        """Folio's remarks by their occasion: what stands before the number."""
        for one in content["folio"]:
            self.remarks.setdefault(one.rpartition("-")[0], []).append(one)
        self.cries: frozenset[tuple[str, str]] = frozenset(
            (card, half)
            for card in self.dilemmas
            for half in ("upper", "lower")
            if self._letters(card, half) != self._letters(card, "name")
        )
        """The halves of Dilemmas whose line is not their title."""
        self.tomb = self._room_with("tomb")
        self.octuple = self._room_with("octuple")
        self.octogone = self._room_with("octogone")
        self.chapel = self._room_with("chapel")
        self.laid_rooms: tuple[str, ...] = tuple(card for card in self.rooms if card != self.octogone)
        self._nodes: dict[str, dict[str, Node]] = {
            card: {node.id: node for node in hazard.graph} for card, hazard in self.hazards.items()
        }

    def _room_with(self, role: str) -> str:
        return next(card for card, room in self.rooms.items() if room.role == role)

    def _letters(self, card: str, what: str) -> str:
        return "".join(filter(str.isalpha, self._text(card, what).lower()))

    def _text(self, card: str, what: str) -> str:
        return self._content.text(self._content.languages[0], self.kinds[card], card, what)

    def tells(self, card: str, what: str) -> bool:
        """Whether a card has such a text."""
        return bool(self._text(card, what))

    def node(self, hazard: str, node: str) -> Node:
        return self._nodes[hazard][node]

    def name(self, card: str) -> str:
        """A reference to a card's name, for events and options."""
        return f"@{self.kinds[card]}.{card}"


box_of = lru_cache(maxsize=16)(Box)
"""The box of a content, laid out once."""


def box(table: Any) -> Box:
    """The box of a table's content."""
    found: Box = box_of(table.content)
    return found


def is_expert(table: Any, seat: int) -> bool:
    """Whether a team rolls in Expert mode: all do who agreed on it, and whoever has such a grade."""
    grades = box(table).grades
    return table.setup.options.get("dice") == "expert" or any(
        grades[grade].expert for grade in table.state.seats[seat].grades
    )
