"""Words that cards, encounters, places and the journal share: Attributes, tracks, resources, amounts, ids."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal, TypeAlias

from msgspec import Meta, Struct

from roundtable.packs import TextKey

Attribute: TypeAlias = Literal["aggression", "empathy", "courage", "caution", "practicality", "spirituality"]
PAIRS: Final[tuple[tuple[Attribute, Attribute], ...]] = (
    ("aggression", "empathy"),
    ("courage", "caution"),
    ("practicality", "spirituality"),
)
"""grail.attribute.six-in-three-opposing-pairs"""
Kind: TypeAlias = Literal["combat", "diplomacy"]
ROWS: Final[dict[Kind, tuple[Attribute, ...]]] = {
    "combat": ("aggression", "courage", "practicality"),
    "diplomacy": ("empathy", "caution", "spirituality"),
}
"""The Attribute Keys of each kind of card, from top to bottom; the Magic Key and the Free Key lie below them."""
Row: TypeAlias = Literal[
    "aggression", "empathy", "courage", "caution", "practicality", "spirituality", "magic", "free"
]  # fmt: skip
Prefix: TypeAlias = Literal["plain", "x2", "x3", "void"]
"""What the open Free Key does to the first icon of the Free Key right of it."""

TrackName: TypeAlias = Literal["energy", "health", "terror"]
ResourceName: TypeAlias = Literal["food", "wealth", "rep", "magic", "exp"]
Keyword: TypeAlias = Literal["weapon", "armor", "shield", "companion", "relic"]
Colour: TypeAlias = Literal["green", "gray", "purple", "blue"]
"""Of an Encounter deck."""
Tray: TypeAlias = Literal["blue", "gray", "brown", "green"]
"""Of a Character and its basic cards."""
Trait: TypeAlias = Literal[
    "ambush", "rush", "defensive", "fast", "feint", "guardian", "horde", "opportunist", "rage", "robber", "shatter",
    "slow",
]  # fmt: skip
Seal: TypeAlias = Literal["menhir", "dream", "friendly", "unfriendly"]
Side: TypeAlias = Literal["north", "east", "south", "west"]
Mode: TypeAlias = Literal["story", "standard", "challenge"]

Who: TypeAlias = Literal["active", "owner", "others", "each", "one", "near", "most", "here", "all"]
"""In a fight: the Active Character, the owner of the card, the other members, each member, one whom the Party chooses.
In the journal: each Party member, one of them; every Character in the Location; every Character of the game.
Of a power outside fights, for tracks: `near`, one Character in the Location whom its owner chooses. Of a loss of a
Resource: `most`, whoever has most of it."""

Few: TypeAlias = Annotated[int, Meta(ge=1, le=9)]
Some: TypeAlias = Annotated[int, Meta(ge=0, le=20)]
Change: TypeAlias = Annotated[int, Meta(ge=-20, le=20)]
Number: TypeAlias = Annotated[int, Meta(ge=1, le=999)]
TextName: TypeAlias = Annotated[str, TextKey()]
"""A text of the same item; it stands under this name in its `words`."""

NAMES: Final = "grail-names"


def Names(collection: str) -> Meta:  # noqa: N802  (reads as a type in an annotation)
    """Marks the id of an item that another file may still have to bring: looked for once a pack says it is complete."""
    return Meta(extra={NAMES: collection})


VerseId: TypeAlias = Annotated[str, Names("journal")]
EncounterId: TypeAlias = Annotated[str, Names("encounters")]
ItemId: TypeAlias = Annotated[str, Names("items")]
SecretId: TypeAlias = Annotated[str, Names("secrets")]
StatusId: TypeAlias = Annotated[str, Names("statuses")]
QuestId: TypeAlias = Annotated[str, Names("quests")]
PlaceId: TypeAlias = Annotated[str, Names("locations")]
PlaceWord: TypeAlias = PlaceId
"""A Location; or `here`, `one` (the Party chooses), `all`, `empty` (one without Characters), where a deed says so."""
WORDS_FOR_PLACES: Final = frozenset({"here", "one", "all", "empty"})
EventId: TypeAlias = Annotated[str, Names("story-events")]
CharacterId: TypeAlias = Annotated[str, Names("characters")]
CardId: TypeAlias = Annotated[str, Names("cards")]

Per: TypeAlias = Literal[
    "aggression-keys", "empathy-keys", "courage-keys", "caution-keys", "practicality-keys", "spirituality-keys",
    "magic-keys", "aggression-level", "empathy-level", "courage-level", "caution-level", "practicality-level",
    "spirituality-level", "cards", "played", "hand", "discards", "charges", "members", "terror", "lost-health",
    "energy", "food", "wealth", "rep", "magic", "items",
]  # fmt: skip
"""What an amount is multiplied by: joined Keys of an Attribute in the whole Sequence (Magic: those paid for), the
Attribute of whoever does it, cards of the Sequence, cards played in this Activation, in hand, in the discard pile,
Charges on this card, members of the Party, or what the Character has."""


class Part(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A part of an item."""


class Item(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """An item of a collection."""

    id: str


class Deed(Part, frozen=True, kw_only=True, tag_field="do"):
    """Something that happens, as data."""


class Changes(Deed, frozen=True, kw_only=True):
    """A Survival Track or a Resource goes up or down; losing stops at nothing."""

    by: Change = 1
    per: Per | None = None
    most: Some = 20
    """At most so much in all."""
    who: Who | None = None
    """Left out: the Active Character in a fight; in the journal each member for tracks, one of them for Resources."""


class Energy(Changes, frozen=True, kw_only=True, tag="energy"):
    """Energy."""


class Health(Changes, frozen=True, kw_only=True, tag="health"):
    """Health; a loss by this word is no Damage, so nothing prevents it."""


class Terror(Changes, frozen=True, kw_only=True, tag="terror"):
    """Terror: more is worse."""


class Food(Changes, frozen=True, kw_only=True, tag="food"):
    """Food."""


class Wealth(Changes, frozen=True, kw_only=True, tag="wealth"):
    """Wealth."""


class Rep(Changes, frozen=True, kw_only=True, tag="rep"):
    """Reputation."""


class Magic(Changes, frozen=True, kw_only=True, tag="magic"):
    """Magic."""


class Exp(Changes, frozen=True, kw_only=True, tag="exp"):
    """Experience."""


CHANGES: Final[dict[type, str]] = {
    Energy: "energy", Health: "health", Terror: "terror", Food: "food", Wealth: "wealth", Rep: "rep", Magic: "magic",
    Exp: "exp",
}  # fmt: skip
"""The name of the track or Resource that each changes."""


class Pays(Part, frozen=True, kw_only=True):
    """A price. Without `each` the Party pays it once and splits it as it likes; with it each member owes all of it."""

    energy: Some = 0
    health: Some = 0
    terror: Some = 0
    """Paying Terror is gaining it (A93)."""
    food: Some = 0
    wealth: Some = 0
    rep: Some = 0
    magic: Some = 0
    exp: Some = 0
    item: ItemId | None = None
    """This Item is discarded."""
    keyword: Keyword | None = None
    """An Item with this keyword is discarded."""
    any_item: Some = 0
    """So many Items of any kind are discarded."""
    secret: SecretId | None = None
    """This Secret leaves its owner."""
    each: bool = False

    def sums(self) -> dict[str, int]:
        """What it costs in tracks and Resources."""
        names = ("energy", "health", "terror", "food", "wealth", "rep", "magic", "exp")
        return {name: getattr(self, name) for name in names if getattr(self, name)}

    @property
    def free(self) -> bool:
        return not (self.sums() or self.item or self.keyword or self.any_item or self.secret)


NOTHING: Final = Pays()


def fields_of(struct: Any) -> dict[str, Any]:
    """A struct's fields by name."""
    return {name: getattr(struct, name) for name in struct.__struct_fields__}
