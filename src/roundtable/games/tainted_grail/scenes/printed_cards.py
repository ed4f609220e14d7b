"""Cards as they are printed, wherever they lie: whom one may play, what one may learn or gain."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from roundtable.games.tainted_grail.box import ATTRIBUTES, box_of
from roundtable.games.tainted_grail.effects.cards import Character
from roundtable.kernel.scene import Card, Number, Say, say
from roundtable.packs import Content

from .key_halves import printed_halves
from .tray_scene import about


def pictured(content: Content, collection: str, item: str) -> Card | None:
    make = PRINTED.get(collection)
    return make(content, item) if make is not None else None


def character(content: Content, who: str) -> Card:
    """Whom one may play: Attributes it has, slots and Resources it starts with, its Action and its Flaw."""
    tile = box_of(content).characters[who]
    return Card(
        id=who, name=f"@characters.{who}", type="characters", text=about(content, who), numbers=starts(tile),
        emblem="character",
    )  # fmt: skip


def starts(tile: Character) -> tuple[Number, ...]:
    values: list[tuple[str, int]] = [("energy", tile.energy), ("health", tile.health)]
    values += [(name, tile.attributes.get(name, 0)) for name in ATTRIBUTES]
    values += tile.resources.items()
    return tuple(Number(id=name, label=say(name), value=value, icon=name) for name, value in values if value)


def combat_or_diplomacy_card(content: Content, name: str) -> Card:
    card = box_of(content).cards[name]
    text = f"@cards.{name}.text" if content.text("en", "cards", name, "text") else None
    keys = printed_halves(box_of(content), name, card.kind)
    return Card(id=name, name=f"@cards.{name}", type=card.kind, text=text, keys=keys)


def item_card(content: Content, name: str) -> Card:
    card = box_of(content).items[name]
    tags: list[Say] = [say(f"keyword-{card.keyword}")] if card.keyword else []
    tags += [say("craftable")] if card.craftable else []
    return Card(id=name, name=f"@items.{name}", type="items", text=f"@items.{name}.text", tags=tuple(tags),
                emblem=card.keyword or "items")  # fmt: skip


def skill_card(content: Content, name: str) -> Card:
    """Both of its sides, of which one will be kept."""
    card = box_of(content).skills[name]
    sides = {
        f"{which}-{part}": f"@skills.{name}.{getattr(side, part)}"
        for which, side in (("front", card.front), ("back", card.back))
        for part in ("name", "text")
    }
    return Card(id=name, name=say("skill-card", front=sides["front-name"], back=sides["back-name"]), type="skills",
                text=say("both-sides", **sides), tags=(say(card.attribute),), emblem=card.attribute)  # fmt: skip


PRINTED: Final[dict[str, Callable[[Content, str], Card]]] = {
    "characters": character,
    "cards": combat_or_diplomacy_card,
    "items": item_card,
    "skills": skill_card,
}
