"""Rules and cards to leaf through, of every game."""

from __future__ import annotations

import unicodedata
from functools import cache
from typing import Any

from msgspec import Struct

from roundtable import games
from roundtable.kernel.rulebook import Rulebook


@cache
def rulebook(game: str) -> Rulebook:
    """The rulebook of a game that is here, or coming."""
    return games.rulebook(game)


def title(game: str, lang: str) -> str:
    """What a game is called; one that is still to come by its id."""
    return games.get(game).titles[lang] if game in games.names() else game


class CardShown(Struct, frozen=True):
    """A card, a place or a character, in words."""

    id: str
    kind: str
    """Its collection."""
    name: str
    text: str
    count: int
    type: str = ""

    def holds(self, words: str) -> bool:
        """Whether all these words are in it, accents and capitals apart."""
        body = plain(f"{self.name} {self.text} {self.type}")
        return all(word in body for word in plain(words).split())


def cards(shelf: Any, lang: str) -> list[CardShown]:
    """Everything in a game's packs that has a name."""
    content = shelf.content
    found: list[CardShown] = []
    for kind, items in content.items():
        for item_id, item in items.items():
            name = content.text(lang, kind, item_id, "name")
            if not name:
                continue
            count = getattr(item, "count", 1)
            type_ = getattr(type(item), "__struct_config__", None)
            found.append(
                CardShown(
                    id=item_id,
                    kind=kind,
                    name=name,
                    text=content.text(lang, kind, item_id, "text"),
                    count=count if isinstance(count, int) else 1,
                    type=str(getattr(type_, "tag", "") or ""),
                )
            )
    return sorted(found, key=lambda card: (card.kind, plain(card.name)))


def plain(words: str) -> str:
    """Without accents and capitals."""
    split = unicodedata.normalize("NFKD", words.casefold().replace("’", "'"))
    return "".join(letter for letter in split if not unicodedata.combining(letter))
