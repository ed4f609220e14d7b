"""What the cards, boards, maps and stories of Kinfire are: plain data from packs, read by the chapters.

What something does is a list of deeds (`do:`), each a small struct of a module here; its fields are its schema. There
are three kinds: what a seeker does by a card, what an enemy or Ally card does by an ability, what a story card does to
the party. What lasts as long as something is in play (a ward, a special ability, a passive row) is `lends`, `when` and
`do`.
"""

from __future__ import annotations

from roundtable.packs import Collection, PackSpec

from .cards import Card, SeekerBoard
from .foes import AllyCard, EnemyBoard, Fight, Map, MapZone
from .stories import Memory, Quest, ShopMenu, Story, Town, TreasurePack, UpgradePack

PACKS = PackSpec(
    "kinfire",
    {
        "cards": Collection(Card, text=("name",), optional_text=("text",)),
        "seekers": Collection(SeekerBoard, text=("name", "about", "ability", "lantern-name", "lantern")),
        "zones": Collection(MapZone, text=("name",)),
        "maps": Collection(Map, text=("name",)),
        "enemies": Collection(EnemyBoard, text=("name", "about")),
        "allies": Collection(AllyCard, text=("name", "text")),
        "fights": Collection(Fight, text=("name", "text")),
        "stories": Collection(Story, text=("text",), optional_text=("name",)),
        "memories": Collection(Memory, text=("name", "text")),
        "quests": Collection(Quest, text=("name", "intro", "prompt")),
        "towns": Collection(Town, text=("name", "text")),
        "shops": Collection(ShopMenu, text=("name", "text")),
        "treasures": Collection(TreasurePack, text=("name",)),
        "upgrades": Collection(UpgradePack, text=("name",)),
    },
)
