"""What lies in the box of Reflets d'Acide, as data: a struct for each kind of card and for each deed."""

from __future__ import annotations

from typing import Final

from roundtable.packs import Collection, PackSpec

from .cards import Bestiole, Creature, Dilemma, Hero, Loot, Relic, RoadChance, Treasure
from .hazards import Door, GameBoard, PlaceKind, Room, Zone
from .quests import Aside, Grade, Quest

SPEC: Final = PackSpec(
    "reflets",
    {
        "heroes": Collection(Hero, text=("name", "quote", "about")),
        "quests": Collection(Quest, text=("name", "text", "step-1", "step-2", "step-3", "done")),
        "zones": Collection(
            Zone, text=("name", "text", "bright"), optional_text=("dark", "option-1", "option-2", "option-3")
        ),
        "doors": Collection(Door, text=("name", "text", "bright"), optional_text=("dark",)),
        "rooms": Collection(Room, text=("name", "text", "bright"), optional_text=("dark", "guardian")),
        "bestioles": Collection(Bestiole, text=("name", "text")),
        "creatures": Collection(Creature, text=("name", "text")),
        "dilemmas": Collection(Dilemma, text=("name", "upper", "lower")),
        "events": Collection(
            RoadChance, text=("name", "event-1", "event-2", "event-3", "event-4", "event-5", "event-6")
        ),
        "loot": Collection(Loot, text=("name", "text")),
        "relics": Collection(Relic, text=("name", "text")),
        "treasures": Collection(Treasure, text=("name", "text")),
        "places": Collection(PlaceKind, text=("name", "text")),
        "grades": Collection(Grade, text=("name", "text")),
        "folio": Collection(Aside, text=("text",)),
        "boards": Collection(GameBoard),
    },
)
