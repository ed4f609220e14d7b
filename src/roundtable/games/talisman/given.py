"""What a scenario may give of Talisman."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from msgspec import Meta, Struct

from roundtable.kernel.given import Number

from .effects import Alignment

Cards: TypeAlias = list[str]


class GivenSeat(Struct, forbid_unknown_fields=True):
    """A character and what it has; an empty seat gets the first free character."""

    character: Annotated[str, Meta(description="whose card lies there; '' waits for a new one")] | None = None
    out: Annotated[bool, Meta(description="eliminated")] = False
    space: Annotated[str, Meta(description="its space, or a kind of space for the first of it")] | None = None
    alignment: Annotated[Alignment, Meta(description="what it is now")] | None = None
    strength: Annotated[Number, Meta(description="its Strength without objects; counters make it up")] | None = None
    craft: Annotated[Number, Meta(description="its Craft without objects; counters make it up")] | None = None
    strength_counters: Annotated[Number, Meta(description="Strength counters, in points")] | None = None
    craft_counters: Annotated[Number, Meta(description="Craft counters, in points")] | None = None
    lives: Annotated[Number, Meta(description="Lives; `life` for short")] | None = None
    fate: Annotated[Number, Meta(description="Fate tokens")] | None = None
    gold: Annotated[Number, Meta(description="coins")] | None = None
    lost_turns: Annotated[Number, Meta(description="turns it will miss")] | None = None
    toad_turns: (
        Annotated[Number | bool, Meta(description="turns it is still a toad, `true` for one; `toad` for short")] | None
    ) = None
    quest: Annotated[int, Meta(ge=0, le=6, description="which task of the Cave it took on; 0 for none")] | None = None
    quest_met: Annotated[bool, Meta(description="the deed of its task is done")] = False
    lair: Annotated[Number, Meta(description="Inner Region: the Strength rolled, or creatures left")] | None = None
    cleared: Annotated[bool, Meta(description="Inner Region: it may go on from its space")] = False
    turning_back: Annotated[bool, Meta(description="Inner Region: it goes back")] = False
    dead: Annotated[bool, Meta(description="killed; waits for its next turn")] = False
    talisman: Annotated[bool, Meta(description="has one of the Talismans")] = False
    spells: Annotated[Cards, Meta(description="its Spells; without this, as many as it starts with")] | None = None
    objects: Annotated[Cards, Meta(description="its Objects")] = []
    followers: Annotated[Cards, Meta(description="its Followers")] = []
    trophies: Annotated[Cards, Meta(description="Enemies it keeps")] = []


class Given(Struct, forbid_unknown_fields=True):
    """With nothing given, the set-up is played. Cards come out of their decks, which are then shuffled."""

    seats: Annotated[list[GivenSeat], Meta(description="the characters, by seat")] = []
    turn: Annotated[Number, Meta(description="whose turn begins")] = 0
    round: Annotated[int, Meta(ge=1, le=999, description="the number of the round")] | None = None
    crown_reached: Annotated[bool, Meta(description="somebody has stood on the Crown of Command")] | None = None
    spaces: Annotated[dict[str, Cards], Meta(description="by space, the cards that lie there")] = {}
    coins: Annotated[dict[str, Number], Meta(description="by space, the coins that lie there")] = {}
    discards: Annotated[Cards, Meta(description="cards on the discard piles of both decks")] = []
    empty: Annotated[
        list[str], Meta(description="what has run out: adventure, spells, talismans, or a card to buy")
    ] = []
