"""Cards and boards of seekers, and what a seeker does by them."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta

from .terms import CardColour, CardId, Colour, Few, Inflicts, Item, Part, Reach, SeekerId, Some

Who: TypeAlias = Literal["self", "ally", "seeker", "allies", "all", "zone"]
"""The seeker whose card it is; another one (chosen); any one (chosen); all others; all; all in that seeker's zone."""


class Deed(Part, frozen=True, kw_only=True, tag_field="do"):
    """One instruction of a card, carried out by its seeker."""


class Attack(Deed, frozen=True, kw_only=True, tag="attack"):
    """An attack on one enemy in reach, or on all enemies of one zone."""

    reach: Reach
    damage: Some
    area: bool = False
    provoking: bool = False
    """The number is ringed: the attacker takes the target token of each enemy it is aimed at."""
    inflicts: Inflicts = {}
    extra: Some = 0
    """So much more damage if `given` holds."""
    given: Literal["never", "held", "unheld", "moved", "alone", "lantern", "hurt", "covered"] = "never"
    """The attacker holds the enemy's target token, or does not; moved this turn; stands in the zone without another
    seeker; has a charged lantern; has lost HP. Or a status lies on the enemy."""


class Recover(Deed, frozen=True, kw_only=True, tag="recover"):
    """HP, never above the starting value."""

    who: Who = "self"
    hp: Few


class Suffer(Deed, frozen=True, kw_only=True, tag="suffer"):
    """The seeker's own HP, as a price; Armour does not help."""

    hp: Few


class Shield(Deed, frozen=True, kw_only=True, tag="shield"):
    """Armour cards into hand."""

    who: Who = "self"
    number: Few = 1


class Step(Deed, frozen=True, kw_only=True, tag="step"):
    """May move so many zones, now."""

    who: Who = "self"
    zones: Few = 1


class Draw(Deed, frozen=True, kw_only=True, tag="draw"):
    """Cards from the deck into hand."""

    who: Who = "self"
    number: Few = 1


class Shed(Deed, frozen=True, kw_only=True, tag="shed"):
    """May discard so many cards of any kind from hand."""

    who: Who = "self"
    number: Few = 1


class Cure(Deed, frozen=True, kw_only=True, tag="cure"):
    """Temporary statuses from hand go back to their piles: so many, of the bearer's choice."""

    who: Who = "self"
    number: Few = 1


class Again(Deed, frozen=True, kw_only=True, tag="again"):
    """Another action this turn."""


class Charge(Deed, frozen=True, kw_only=True, tag="charge"):
    """A lantern is turned face up."""

    who: Who = "self"


class Fetch(Deed, frozen=True, kw_only=True, tag="fetch"):
    """Takes an Action or a Boost card from the own discard pile into hand."""

    what: Literal["action", "boost"]


class Taunt(Deed, frozen=True, kw_only=True, tag="taunt"):
    """Takes the target token of an enemy: of one in the own zone or one zone away, or of all."""

    everyone: bool = False


class Fade(Deed, frozen=True, kw_only=True, tag="fade"):
    """Hands the target token of one enemy to another seeker, of the group's choice."""


class Hex(Deed, frozen=True, kw_only=True, tag="hex"):
    """Lays statuses on an enemy in the own zone or one zone away, without an attack."""

    inflicts: Inflicts


class Shove(Deed, frozen=True, kw_only=True, tag="shove"):
    """Moves an enemy of the own zone or one zone away by one zone, of the seeker's choice; lines hold."""


class Recall(Deed, frozen=True, kw_only=True, tag="recall"):
    """Takes one of the own used seeker tokens back into the bag, if one is used."""


SeekerDeed: TypeAlias = (
    Attack | Recover | Suffer | Shield | Step | Draw | Shed | Cure | Again | Charge | Fetch | Taunt | Fade | Hex | Shove
    | Recall
)  # fmt: skip


class Lends(Part, frozen=True, kw_only=True):
    """What a ward or a special ability adds for as long as it is in play."""

    damage: Some = 0
    """To each attack of its owner."""
    allies_damage: Some = 0
    """To attacks by other seekers on enemies in the owner's zone."""
    zone_damage: Some = 0
    """To attacks by other seekers who stand in the owner's zone."""
    guard: Some = 0
    """Off each attack on the owner, as a parry."""
    zone_guard: Some = 0
    """Off each attack on another seeker in the owner's zone, as a parry."""
    steps: Some = 0
    """Zones that the owner may move more each turn."""
    boost: Some = 0
    """To the number of each damage or parry Boost that the owner plays."""
    heal: Some = 0
    """To HP that the owner gives another seeker, by a Boost or a card."""
    any_colour: bool = False
    """The owner's Boosts match every colour but void."""


SeekerMoment: TypeAlias = Literal[
    "turn-start", "turn-end", "after-action", "after-attack", "hit", "ally-hit", "boosted", "moved", "renewed", "heart"
]
"""Of the owner: the own turn starts or ends, an own action or attack is over, an attack has hurt the owner; one in the
same zone; a Boost was played by the owner; the owner moved in the own turn; renewed the hand; took a Heart's turn."""


class Lasting(Part, frozen=True, kw_only=True):
    """A ward's or a special ability's effect."""

    lends: Lends | None = None
    when: SeekerMoment | None = None
    do: tuple[SeekerDeed, ...] = ()
    """What happens then."""
    may: bool = False
    """Only if the owner wants it."""
    once: bool = False
    """At most once each turn of anybody."""


# --- cards of seekers ---


class Action(Item, frozen=True, kw_only=True, tag="action", tag_field="kind"):
    """An Action card. Unless it is Disposable, some Boost names it as its partner."""

    colour: CardColour
    do: tuple[SeekerDeed, ...] = ()
    ward: Lasting | None = None
    """It stays in play."""
    portrait: SeekerId | None = None
    kinfire: Some = 0
    instant: bool = False
    """The icon in its lower corners: it costs no action, or may be played as a Boost."""
    boosts: BoostPower | None = None
    """Played as a Boost it gives this instead; such a card costs an action when played on the own turn."""
    disposable: bool = False


class BoostPower(Part, frozen=True, kw_only=True):
    """What a Boost gives."""

    damage: Some = 0
    parry: Some = 0
    steps: Some = 0
    cards: Some = 0
    hp: Some = 0
    substitution: bool = False


class Boost(Item, frozen=True, kw_only=True, tag="boost", tag_field="kind"):
    """A Boost card, the partner of an Action; one of a Disposable's kind has none."""

    colour: CardColour
    partner: CardId | None = None
    gives: BoostPower
    portrait: SeekerId | None = None
    disposable: bool = False


class Exhausted(Item, frozen=True, kw_only=True, tag="exhausted", tag_field="kind"):
    """Dead in hand, and void; it hurts when a hand is discarded for lack of Actions."""


Card: TypeAlias = Action | Boost | Exhausted


class Lantern(Part, frozen=True, kw_only=True):
    colour: CardColour
    do: tuple[SeekerDeed, ...]


class SeekerBoard(Item, frozen=True, kw_only=True):
    hp: Annotated[int, Meta(ge=1, le=30)]
    armour: Some
    bar: dict[Colour, Some]
    special: Lasting
    lantern: Lantern
    deck: tuple[CardId, ...]
    """The nine Actions of the starting deck; their partners come with them."""
    rules: tuple[str, ...] = ()
    """Rules about this seeker alone."""
