"""What the cards, places and pages of Tainted Grail are: plain data from packs, read by the chapters.

What something does is a list of deeds, each a small struct whose fields are its schema: `fighting.py` for cards and
enemies, `stories.py` for the journal. Conditions are `Needs` in the story and `Given` in a fight.
"""

from __future__ import annotations

from typing import Final

from roundtable.packs import Collection

from .cards import Affliction, Card, Character, ItemCard, SecretCard, SkillCard, Status
from .encounters import Encounter
from .places import Chapter, Location, Quest, RandomEvent, StoryEvent
from .stories import Verse

COLLECTIONS: Final = {
    "characters": Collection(
        Character, text=("name", "about", "letter", "action", "flaw"), optional_text=("action.title",)
    ),
    "cards": Collection(Card, text=("name",), optional_text=("text",)),
    "encounters": Collection(Encounter, text=("name", "about"), optional_text=("text",)),
    "items": Collection(ItemCard, text=("name", "text")),
    "skills": Collection(SkillCard),
    "secrets": Collection(SecretCard, text=("name", "text")),
    "quests": Collection(Quest, text=("name", "text")),
    "random-events": Collection(RandomEvent, text=("name", "text")),
    "story-events": Collection(StoryEvent, text=("name", "text"), optional_text=("hint",)),
    "locations": Collection(Location, text=("name", "text")),
    "journal": Collection(Verse, text=("text",), optional_text=("name",)),
    "statuses": Collection(Status, text=("name",), optional_text=("text",)),
    "chapters": Collection(Chapter, text=("name", "text")),
    "afflictions": Collection(Affliction, text=("name", "text")),
}
