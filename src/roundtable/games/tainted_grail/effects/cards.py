"""Combat and Diplomacy cards, and the powers of Items, Skills, Secrets and Characters."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta

from .fighting import FightDeed, Icon
from .needs import Given, Needs
from .stories import StoryDeed
from .terms import (
    Attribute,
    CardId,
    CharacterId,
    Few,
    Item,
    Keyword,
    Kind,
    Number,
    Part,
    Pays,
    PlaceId,
    Prefix,
    QuestId,
    ResourceName,
    Row,
    Some,
    TextName,
    Tray,
    VerseId,
)

Bonus: TypeAlias = tuple[Icon, ...]
Level: TypeAlias = Annotated[int, Meta(ge=1, le=4)]


class Edge(Part, frozen=True, kw_only=True):
    """The open Keys of a right edge: the level that each Attribute Key asks for, Magic, the prefix of the Free Key."""

    aggression: Level | None = None
    empathy: Level | None = None
    courage: Level | None = None
    caution: Level | None = None
    practicality: Level | None = None
    spirituality: Level | None = None
    magic: bool = False
    free: Prefix = "plain"


class Ability(Part, frozen=True, kw_only=True):
    """What a card does, and when.

    `placed`: On Placement. `delayed`: when its last Time Token goes. `attacked`: throughout step 3. `lasting`: while it
    is visible. `charges`: at any time for `pay` Charges. `torn`: if it is discarded from the Sequence.
    """

    when: Literal["placed", "delayed", "attacked", "lasting", "charges", "torn"]
    given: Given | None = None
    pay: Few = 1
    """For `charges`."""
    do: tuple[FightDeed, ...]


class Card(Item, frozen=True, kw_only=True):
    """A Combat or Diplomacy card."""

    kind: Kind
    colour: Tray
    number: Annotated[int, Meta(ge=1, le=25)]
    """1 to 25; basic cards 1 to 15 are the starting deck. Advanced cards: 1 to 15."""
    character: CharacterId | None = None
    """An advanced card bears its Character's name."""
    left: dict[Row, Bonus] = {}
    """The Bonus Keys: the icons of each row, in order."""
    right: Edge = Edge()
    abilities: tuple[Ability, ...] = ()
    passive: bool = False
    """Its Keys are on the other edges: nothing covers its Ability."""
    tokens: Few = 1
    """Time Tokens it comes with, if it has a Delayed Ability."""


# --- powers ---

Moment: TypeAlias = Literal[
    # in fights
    "lasting", "encounter", "fight-start", "active", "activation", "placed", "attacked", "opportunity", "escape",
    "end-turn", "stage-won", "won", "lost", "fight-end",
    # outside
    "action", "free", "dawn", "dusk", "rest", "travel", "arrive", "explore", "location-action", "character-action",
    "menhir", "drain", "displaced", "guardian", "toss", "dream", "gained", "gains", "loses", "dying", "avoid", "redraw",
    "party",
]  # fmt: skip
"""When a power works; docs/grail-writers.md tells each. Those of fights do fight deeds, the others story deeds."""


class Cost(Part, frozen=True, kw_only=True):
    """While it lasts, this costs so much more (or less, below nothing)."""

    of: Literal[
        "explore", "travel", "location-action", "character-action", "menhir", "rest", "avoid", "escape", "card",
        "attribute",
    ]  # fmt: skip
    what: Literal["energy", "food", "wealth", "magic", "health", "terror", "rep", "exp", "any"] = "energy"
    by: Annotated[int, Meta(ge=-9, le=9)]


class Power(Part, frozen=True, kw_only=True):
    """Something that an Item, Skill, Secret, Character, Event or affliction does or allows."""

    when: Moment
    text: TextName | None = None
    """The name of the option, where there is more than one power on a card."""
    may: bool = False
    """Only if the owner wants it. What costs something, flips or discards is voluntary anyway."""
    given: Given | None = None
    """In fights."""
    needs: Needs | None = None
    """Outside them."""
    of: ResourceName | None = None
    """For `gains` and `loses`: of which Resource, at least `amount` at once."""
    amount: Some = 1
    pays: Pays = Pays()
    flip: bool = False
    """The card is turned face down: once an Encounter."""
    discard: bool = False
    """The card is discarded."""
    once: Literal["", "activation", "fight", "day", "chapter", "campaign"] = ""
    fight: tuple[FightDeed, ...] = ()
    """What it does in a fight."""
    do: tuple[StoryDeed, ...] = ()
    """What it does outside."""
    costs: tuple[Cost, ...] = ()
    """What it makes cheaper or dearer, while it lasts (`lasting`), or this time (`travel`, `menhir` ...)."""


class ItemCard(Item, frozen=True, kw_only=True):
    """An Item."""

    keyword: Keyword | None = None
    craftable: bool = False
    count: Few = 1
    powers: tuple[Power, ...] = ()


class SkillSide(Part, frozen=True, kw_only=True):
    name: TextName
    text: TextName
    powers: tuple[Power, ...]


class SkillCard(Item, frozen=True, kw_only=True):
    """A Skill card: a point of its Attribute, and one of two Skills."""

    number: Number
    attribute: Attribute
    front: SkillSide
    back: SkillSide


class SecretCard(Item, frozen=True, kw_only=True):
    number: Number
    keyword: Keyword | None = None
    personal: bool = False
    character: CharacterId | None = None
    """Only this Character can hold it."""
    everyone: bool = False
    """Global: its rules apply to all, whoever holds it."""
    verse: VerseId | None = None
    """Read when it is gained."""
    quest: QuestId | None = None
    """The Quest printed on it."""
    dial: Some = 0
    """It comes with a Dial that shows this."""
    token: Literal["", "time", "quest"] = ""
    """The token on the Dial: a Time Dial drops each Start of the Day."""
    ends: VerseId | None = None
    """Read when the Dial is taken away."""
    powers: tuple[Power, ...] = ()


class Character(Item, frozen=True, kw_only=True):
    """A Tile and its Tray."""

    number: Few
    colour: Tray | None = None
    """Of the Tray and the basic cards; a Tile from an expansion may have none, and fits any Tray."""
    stranger: bool = False
    """Of another Campaign: nobody takes it but in Free play, and its own story goes nowhere here."""
    starters: tuple[CardId, ...] = ()
    """The starting decks that its Tile lists, where it comes from another Campaign."""
    health: Annotated[int, Meta(ge=1, le=12)]
    """Its starting slot, which is also the highest (A15)."""
    energy: Annotated[int, Meta(ge=1, le=12)]
    """Its starting slot."""
    energy_slots: Annotated[int, Meta(ge=1, le=12)] = 9
    """The highest slot of its track, which matters where Health is no limit (Story mode)."""
    terror: Some = 0
    """Its starting slot."""
    terror_slots: Annotated[int, Meta(ge=3, le=12)]
    """The highest value; the top two are red."""
    attributes: dict[Attribute, Some] = {}
    resources: dict[ResourceName, Some] = {}
    action: Power
    """`when: character-action`."""
    flaw: Power
    """Its negative trait."""
    home: PlaceId | None = None
    """Where it is met if nobody plays it."""


class Affliction(Item, frozen=True, kw_only=True):
    """You Are Dying (`dying`, `dying-solo`) and You Are Going Insane (`insane`): what holds while it is attached."""

    powers: tuple[Power, ...]
    items_at_most: Some | None = None
    verse: VerseId | None = None
    """Read when it is attached."""


class Status(Item, frozen=True, kw_only=True):
    """A line of the Save Sheet and how many boxes it has."""

    parts: Annotated[int, Meta(ge=1, le=9)] = 1
