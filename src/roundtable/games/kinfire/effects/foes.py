"""Maps, enemies, Ally cards and the combats they make up."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta

from roundtable.packs import Ref

from .terms import (
    CardColour,
    Condition,
    EnemyId,
    Few,
    Hp,
    Inflicts,
    Item,
    Line,
    Part,
    Reach,
    Some,
    Status,
    StoryId,
    TextName,
    ZoneId,
)

# --- maps ---


class MapZone(Item, frozen=True, kw_only=True):
    """A zone of a combat map. Figures suffer `suffer` and `statuses` as they enter and as their turn begins here."""

    x: Annotated[int, Meta(ge=0, le=999)]
    y: Annotated[int, Meta(ge=0, le=999)]
    suffer: Some = 0
    statuses: Inflicts = {}
    guard: Some = 0
    """Parry: off each attack on a figure here."""
    damage: Some = 0
    """To each attack by a figure here."""
    only: Reach | None = None
    """The boost counts only for attacks of this kind."""


class Border(Part, frozen=True, kw_only=True):
    """Two zones that touch. A black line lets nothing through, a red one attacks only."""

    between: tuple[ZoneId, ZoneId]
    line: Line | None = None


class Map(Item, frozen=True, kw_only=True):
    zones: tuple[ZoneId, ...]
    borders: tuple[Border, ...]


# --- enemies and Ally cards ---

Whom: TypeAlias = Literal["target", "zone", "all", "others"]
"""The holder of its target token; all seekers in its own zone; all; all but the holder."""


class FoeDeed(Part, frozen=True, kw_only=True, tag_field="do"):
    """One instruction of an ability."""


class Strike(FoeDeed, frozen=True, kw_only=True, tag="strike"):
    """An attack on the holder of the target token; an area attack hits all seekers in that seeker's zone."""

    reach: Reach
    damage: Some
    area: bool = False
    colour: CardColour = "white"
    inflicts: Inflicts = {}
    drains: bool = False
    """It gains as many HP as the attack took."""


class Retarget(FoeDeed, frozen=True, kw_only=True, tag="retarget"):
    """The condition of its board applies again; or another one, this time."""

    by: Condition | None = None


class Mend(FoeDeed, frozen=True, kw_only=True, tag="mend"):
    """It gains HP, its starting value no limit; `fellows`: all enemies do."""

    hp: Hp
    fellows: bool = False


class Sap(FoeDeed, frozen=True, kw_only=True, tag="sap"):
    """Seekers suffer HP; it is no attack, and Armour does not help."""

    whom: Whom
    hp: Few


class Afflict(FoeDeed, frozen=True, kw_only=True, tag="afflict"):
    """Statuses into the hands of seekers, without an attack."""

    whom: Whom
    inflicts: Inflicts


class Tire(FoeDeed, frozen=True, kw_only=True, tag="tire"):
    """Exhausted cards into discard piles."""

    whom: Whom
    number: Few = 1


class Rattle(FoeDeed, frozen=True, kw_only=True, tag="rattle"):
    """Seekers discard so many cards of their choice from hand."""

    whom: Whom
    number: Few = 1


class Prowl(FoeDeed, frozen=True, kw_only=True, tag="prowl"):
    """It moves so many zones towards the holder of its target token, or away."""

    zones: Few = 1
    away: bool = False


class Drag(FoeDeed, frozen=True, kw_only=True, tag="drag"):
    """Seekers are moved one zone towards it, or away from it; lines hold."""

    whom: Whom
    away: bool = False


class Rust(FoeDeed, frozen=True, kw_only=True, tag="rust"):
    """Seekers return so many Armour cards, as far as they have any."""

    whom: Whom
    number: Few = 1


class Snuff(FoeDeed, frozen=True, kw_only=True, tag="snuff"):
    """Charged lanterns are turned face down."""

    whom: Whom


class Maul(FoeDeed, frozen=True, kw_only=True, tag="maul"):
    """An Ally card of the seekers with HP, in its zone or one zone away, suffers HP; the group chooses which."""

    hp: Few


class Harm(FoeDeed, frozen=True, kw_only=True, tag="harm"):
    """An enemy suffers HP, of the group's choice: what an ally of the seekers does. `fellows`: every enemy."""

    hp: Few
    fellows: bool = False


class Comfort(FoeDeed, frozen=True, kw_only=True, tag="comfort"):
    """Seekers gain HP, of the group's choice: what an ally of the seekers does. `everyone`: all do."""

    hp: Few
    everyone: bool = False


class Shelter(FoeDeed, frozen=True, kw_only=True, tag="shelter"):
    """A seeker of the group's choice gains Armour."""

    number: Few = 1


class Depart(FoeDeed, frozen=True, kw_only=True, tag="depart"):
    """An Ally card leaves the combat."""


EnemyDeed: TypeAlias = (
    Strike | Retarget | Mend | Sap | Afflict | Tire | Rattle | Prowl | Drag | Rust | Snuff | Maul | Harm
    | Comfort | Shelter | Depart
)  # fmt: skip

EnemyMoment: TypeAlias = Literal["hurt", "entered", "seeker-turn-end", "enemy-turn-end", "retargeted", "reset"]
"""A seeker's attack has hurt it; a seeker came into its zone; a seeker's turn ends there; an enemy's turn ends; its
target token went to another seeker; the bag was reset."""


class Toughness(Part, frozen=True, kw_only=True):
    """What a passive ability lends its enemy for as long as it shows."""

    damage: Some = 0
    """To each of its attacks."""
    hide: Some = 0
    """Off each attack on it."""
    against: Reach | None = None
    """`hide` counts against attacks of this kind only."""
    steps: Some = 0
    """Zones that it moves more before it attacks."""
    immune: tuple[Status, ...] = ()
    """Such statuses are never laid on it."""
    unheeding: bool = False
    """Negative zone effects don't concern it."""


class Ability(Part, frozen=True, kw_only=True, tag_field="row"):
    name: TextName


class Active(Ability, frozen=True, kw_only=True, tag="active"):
    """A row with a black arrow: used when one of its tokens is drawn."""

    steps: Some = 1
    """How many zones it may move before it attacks."""
    do: tuple[EnemyDeed, ...]


class Passive(Ability, frozen=True, kw_only=True, tag="passive"):
    """A row without arrow and tokens: it applies all the time, or when its condition is met."""

    lends: Toughness | None = None
    when: EnemyMoment | None = None
    do: tuple[EnemyDeed, ...] = ()


Row: TypeAlias = Active | Passive


class Overlay(Part, frozen=True, kw_only=True):
    """A card laid over the board where its number stands: over a row (1, 2, ...) or the targeting condition (0)."""

    number: Annotated[int, Meta(ge=0, le=6)]
    row: Row | None = None
    targets: Condition | None = None


class Phase(Part, frozen=True, kw_only=True):
    """A further phase: what its board then shows."""

    name: TextName | None = None
    """Of the text that is read as it begins."""
    hp: Hp
    overlays: tuple[Overlay, ...] = ()
    do: tuple[EnemyDeed, ...] = ()
    """What the instructions for this phase do, after its overlays are placed."""


class EnemyBoard(Item, frozen=True, kw_only=True):
    hp: Hp
    targets: Condition
    rows: Annotated[tuple[Row, ...], Meta(min_length=1, max_length=6)]
    phases: tuple[Phase, ...] = ()


class AllyCard(Item, frozen=True, kw_only=True):
    """A helper of either side, an object, or something of the surroundings."""

    side: Literal["seekers", "enemies", "nobody"]
    hp: Hp | None = None
    """With HP it can be attacked by the other side."""
    rows: tuple[Row, ...] = ()


class Posting(Part, frozen=True, kw_only=True):
    """An enemy or ally of a combat: where it stands, and the ability tokens beside each of its rows (0: Darkness)."""

    who: str
    zone: ZoneId | None = None
    tokens: tuple[tuple[Annotated[int, Meta(ge=0, le=12)], ...], ...] = ()


class EnemyPosting(Posting, frozen=True, kw_only=True):
    who: EnemyId
    zone: ZoneId


class AllyPosting(Posting, frozen=True, kw_only=True):
    who: Annotated[str, Ref("allies")]


class Fight(Item, frozen=True, kw_only=True):
    """A combat's setup card."""

    map: Annotated[str, Ref("maps")]
    enemies: Annotated[tuple[EnemyPosting, ...], Meta(min_length=1)]
    """From left to right."""
    allies: tuple[AllyPosting, ...] = ()
    spots: Annotated[tuple[ZoneId, ...], Meta(min_length=4, max_length=4)]
    """The four pairs of footprints; two of them may be in one zone."""
    wins: Literal["all", "first"] = "all"
    """Won when all enemies are defeated, or as soon as the leftmost is."""
    guards: Annotated[str, Ref("allies")] | None = None
    """Lost as well when this ally is."""
    won: StoryId
    lost: StoryId
    tutorial: bool = False
