"""Conditions: what must hold for a way, an Action or an Ability to be open."""

from __future__ import annotations

from typing import Literal, TypeAlias

from .terms import (
    Attribute,
    CharacterId,
    Colour,
    EncounterId,
    Few,
    ItemId,
    Keyword,
    Mode,
    Part,
    PlaceId,
    QuestId,
    ResourceName,
    Seal,
    SecretId,
    Side,
    Some,
    StatusId,
    Trait,
)

QuestState: TypeAlias = Literal["active", "done", "failed", "unknown"]


class Needs(Part, frozen=True, kw_only=True):
    """All fields that are given must hold. Of a Party it is enough that one member meets a condition."""

    status: StatusId | None = None
    """This Status is marked: the box `part`; without `part`, any box of it."""
    part: Some = 0
    parts: Some = 0
    """At least so many boxes of `status` are marked."""
    attribute: Attribute | None = None
    """A member has at least `level` in it."""
    level: Few = 1
    secret: SecretId | None = None
    """Somebody in the Party holds it; a Global one, anybody."""
    item: ItemId | None = None
    keyword: Keyword | None = None
    """Somebody in the Party has an Item or Secret with it face up."""
    resource: ResourceName | None = None
    """A member has at least `amount` of it."""
    amount: Some = 1
    who: CharacterId | None = None
    """This Character is in the Party."""
    plays: CharacterId | None = None
    """This Character is played by somebody, wherever it is."""
    members: Some = 0
    """The Party has at least so many members."""
    alone: bool | None = None
    """The Party is a single Character, or not."""
    players: Some = 0
    """At least so many Characters are in the game."""
    chapter: Some = 0
    """This Chapter."""
    chapter_from: Some = 0
    day_from: Some = 0
    day_to: Some = 0
    menhir: PlaceId | None = None
    """An Active Menhir stands there (`here`: in the Location of the Party)."""
    lit: bool = True
    """For `menhir`: lit, or dark."""
    dial: str | None = None
    """The Dial of this Secret, Quest or Location shows at most `shows`; gone counts as 0."""
    shows: Some = 0
    tokens: Some = 0
    """At least so many Quest Tokens lie on `place`, or where the Party is."""
    quest: QuestId | None = None
    quest_is: QuestState = "active"
    """For `quest`."""
    insane: bool | None = None
    """Somebody in the Party is Going Insane, or nobody."""
    dying: bool | None = None
    health_at_most: Some | None = None
    """Somebody's Health in the Party."""
    terror_at_least: Some = 0
    mode: Mode | None = None
    place: PlaceId | None = None
    """This Location is revealed."""
    at: tuple[PlaceId, ...] = ()
    """The Party is in one of these."""
    seal: Seal | None = None
    """The Party is in a Location with this seal."""
    tag: str = ""
    """The Party is in a Location with this tag (`water`)."""
    guardian: EncounterId | None = None
    """This Guardian is on the map."""
    company: Some = 0
    """At least so many Characters are in the Location of the Party."""
    near: Needs | None = None
    """This holds for the Characters in the Location of the Party."""
    any: tuple[Needs, ...] = ()
    """At least one of these holds."""
    none: tuple[Needs, ...] = ()
    """None of these holds."""


class Given(Part, frozen=True, kw_only=True):
    """Conditions inside a fight; all fields that are given must hold. It is about the Active Character."""

    kind: Literal["combat", "diplomacy"] | None = None
    against: tuple[Colour, ...] = ()
    """The Encounter is of one of these colours."""
    encounter: EncounterId | None = None
    trait: Trait | None = None
    """The Encounter has it."""
    panic: bool | None = None
    affinity: Literal["green", "gray", "red", "not-green", "not-red"] | None = None
    """What the marker stands on."""
    pool_at_least: Some = 0
    pool_at_most: Some | None = None
    first: bool | None = None
    """It is the first card of the Activation, or not."""
    played_at_least: Some = 0
    played_at_most: Some | None = None
    """Cards played in this Activation."""
    sequence_at_least: Some = 0
    sequence_at_most: Some | None = None
    turn: Some = 0
    """In this Turn."""
    turn_at_most: Some = 0
    alone: bool | None = None
    """A single Character is in the fight, or not."""
    hand_at_least: Some = 0
    hand_at_most: Some | None = None
    health_at_most: Some | None = None
    energy_at_least: Some = 0
    terror_at_least: Some = 0
    resource: ResourceName | None = None
    amount: Some = 1
    keyword: Keyword | None = None
    """An Item or Secret with this keyword is in use."""
    unarmed: bool | None = None
    """No Weapon is in use."""
    attribute: Attribute | None = None
    level: Few = 1
    joined: Attribute | None = None
    """This card has just been joined by a Key of this Attribute that connects."""
    stage: Some = 0
    damaged: bool | None = None
    """The Character has lost Health in this fight, or not."""
    any: tuple[Given, ...] = ()
    none: tuple[Given, ...] = ()


SIDES: tuple[Side, ...] = ("north", "east", "south", "west")
