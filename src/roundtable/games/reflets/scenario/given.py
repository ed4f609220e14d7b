"""What a scenario may give of Reflets d'Acide."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from roundtable.kernel.given import Number

Names: TypeAlias = list[str]
Gone: TypeAlias = Literal["", "rip", "left", "shut"]
Step: TypeAlias = Literal[
    "turn", "dragon", "bless", "progress", "land", "reveal", "road-event", "end", "enrol", "quest", "tokens"
]


class GivenTeam(Struct, forbid_unknown_fields=True):
    """A team. What is left out comes from the decks: five heroes, a gem of each colour, a quest, a Road Chance card."""

    heroes: Annotated[Names, Meta(description="its heroes")] | None = None
    gear: Annotated[Names, Meta(description="its equipment")] | None = None
    hand: Annotated[Names, Meta(description="Imprévus in hand")] | None = None
    front: Annotated[Names, Meta(description="Creatures and Bestioles laid against the Guide")] | None = None
    gems: Annotated[Names, Meta(description="gems, by colour")] | None = None
    pouch: Annotated[Names, Meta(description="what it has won")] | None = None
    quest: Annotated[Names, Meta(description="its quest")] | None = None
    road: Annotated[Names, Meta(description="its Road Chance card")] | None = None
    packet: Annotated[Names, Meta(description="heroes it chooses from")] | None = None
    at: Annotated[str, Meta(description="where its pawn stands")] | None = None
    gone: Annotated[Gone, Meta(description="wiped out, through the portal, or outside the Door")] | None = None
    door: Annotated[bool, Meta(description="it has passed the Door")] | None = None
    relic_at: Annotated[str, Meta(description="the room where its Relic token lies")] | None = None
    steps: Annotated[Number, Meta(description="steps of its quest that are done")] | None = None
    shown: Annotated[bool, Meta(description="its quest is disclosed")] | None = None
    invincible: Annotated[bool, Meta(description="nothing harms it")] | None = None
    double: Annotated[bool, Meta(description="its next gain of gems, LOOT or spaces is doubled")] | None = None
    untaxed: Annotated[bool, Meta(description="it pays no gems")] | None = None
    played: Annotated[Number, Meta(description="Imprévus played out of turn in this turn")] | None = None
    used: Annotated[Names, Meta(description="skills used in this turn, as source and number")] | None = None
    life: Annotated[dict[str, int], Meta(description="by wounded hero, the life points left")] | None = None
    grades: Annotated[Names, Meta(description="grades it brings")] | None = None
    waiting: Annotated[Names, Meta(description="tokens on its waiting slots")] | None = None
    spent: Annotated[Names, Meta(description="used tokens, face down beside its pouch")] | None = None
    worn: Annotated[dict[str, str], Meta(description="by piece of equipment, the hero who wears it")] | None = None
    stowed: Annotated[Names, Meta(description="equipment in a magic backpack")] | None = None


class Given(Struct, forbid_unknown_fields=True):
    """With nothing given, the match begins as any other. Decks are shuffled."""

    begin: Annotated[Step, Meta(description="the step that is played first")] = "bless"
    seats: Annotated[list[GivenTeam], Meta(description="the teams, by seat")] = []
    guide: Annotated[Number, Meta(description="the seat that guides this turn")] = 0
    slots: Annotated[dict[str | int, str], Meta(description="by place, the hazard that lies there; '' for none")] = {}
    spots: Annotated[dict[str | int, str], Meta(description="by place, the token that lies there")] = {}
    revealed: Annotated[list[str | int], Meta(description="places whose hazard is turned up")] = []
    notches: Annotated[dict[str | int, Number], Meta(description="by place, how far the card was slid")] = {}
    tomb: Annotated[Names, Meta(description="cards in the tomb")] = []
    dragon: Annotated[str, Meta(description="where the Dragon stands")] | None = None
    dragon_by: Annotated[int, Meta(description="by how much longer or shorter her next move is")] | None = None
    hurry: Annotated[int, Meta(description="what Ghost Guides add to her next move")] | None = None
    sealed: Annotated[bool, Meta(description="the Door is sealed")] | None = None
    portal: Annotated[bool, Meta(description="the Portal token lies on the Chamber of the Octuple")] | None = None
    armed: Annotated[bool, Meta(description="the Dragon was at the White Tomb: the countdown is on")] | None = None
    halted: Annotated[bool, Meta(description="a quest has stopped the countdown")] | None = None
    golden: Annotated[Number, Meta(description="the golden die")] | None = None
    turn: Annotated[Number, Meta(description="the number of the turn")] | None = None
    teller: Annotated[int, Meta(ge=-1, le=14, description="the storyteller; -1 for nobody")] | None = None
    hazard_done: Annotated[bool, Meta(description="this turn's hazard is over")] | None = None
    chapel: Annotated[int, Meta(ge=-1, le=14, description="who stands on the Chapel; -1: nobody")] | None = None
