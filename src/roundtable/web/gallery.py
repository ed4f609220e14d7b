"""Rules and cards to leaf through, of every game."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Any, Final

from msgspec import Struct

from roundtable import games
from roundtable.kernel.rulebook import Rule, Rulebook, begins
from roundtable.kernel.scene import Card, Number, Say, say
from roundtable.tables.library import Shelf

from .render.look import Look
from .render.symbols import card_type
from .render.words import Words, plain, slug

FRAMES: Final = {
    "characters": "character", "heroes": "character", "seekers": "character", "enemies": "enemy", "guardians": "enemy",
    "imprevus": "enemy", "places": "place", "zones": "place", "locations": "place", "spells": "spell",
    "tokens": "magic-object",
}  # fmt: skip
"""How things that bring no card type of their own are framed, by their collection."""
OWN_KINDS: Final = {
    "character": "character", "space": "space", "seeker": "seekers", "action": "action", "boost": "boost",
    "exhausted": "exhausted",
}  # fmt: skip
"""Kinds that a frame does not tell apart."""
ORDER: Final = (
    "character", "seekers", "action", "boost", "enemy", "event", "stranger", "object", "magic-object", "follower",
    "place", "spell", "space",
)  # fmt: skip


@cache
def rulebook(game: str) -> Rulebook:
    """The rulebook of a game that is here, or coming."""
    return games.rulebook(game)


def title(game: str, lang: str) -> str:
    """What a game is called; one that is still to come by its id."""
    return games.get(game).titles[lang] if game in games.names() else game.replace("-", " ").title()


class Chapter(Struct, frozen=True):
    """A chapter of a rulebook, as far as it was asked for."""

    name: str
    anchor: str
    rules: tuple[Rule, ...]


def chapters(book: Rulebook, find: str, lang: str) -> list[Chapter]:
    """The chapters with the rules that hold these words."""
    found = {rule.id for rule in book.search(find, lang)} if find.strip() else None
    return [
        Chapter(name, slug(name), kept)
        for name, rules in book.chapters().items()
        if (kept := tuple(rule for rule in rules if found is None or rule.id in found))
    ]


class Leaf(Struct, frozen=True):
    """A card, a place or a character of the packs, ready to be shown."""

    key: str
    """Collection and id."""
    kind: str
    """What it is filtered by."""
    card: Card
    frame: str
    name: str
    text: str
    word: str
    """Its type in a word or two."""
    brief: str
    """The same where there is little room."""
    emblem: str
    count: int
    pack: str
    """The pack it comes from, where that is not the game's own."""
    rules: tuple[str, ...]
    body: str
    """All that searching looks at."""

    def holds(self, words: str) -> bool:
        """Whether all these words are in it, accents and capitals apart."""
        return all(begins(self.body, word) for word in plain(words).split())


def leaves(shelf: Shelf, look: Look, lang: str) -> list[Leaf]:
    """Everything in a game's packs that has a name, but for what nobody may read beforehand."""
    content, words = shelf.content, Words(shelf.texts, lang)
    found = []
    for collection, items in content.items():
        if collection in shelf.game.unread:
            continue
        for item_id, item in items.items():
            if content.text(lang, collection, item_id, "name"):
                found.append(_leaf(shelf, look, words, collection, item_id, item))
    return sorted(found, key=lambda leaf: (_rank(leaf.kind), leaf.kind, plain(leaf.name)))


def _leaf(shelf: Shelf, look: Look, words: Words, collection: str, item_id: str, item: Any) -> Leaf:
    content = shelf.content
    card = shelf.game.pictured(content, collection, item_id) or _plain_card(shelf, words, collection, item_id, item)
    type_ = card.type or ""
    frame = "character" if type_ == "character" else FRAMES.get(type_) or card_type(type_ or None)
    if type_ == "space":
        frame = "place"
    kind = OWN_KINDS.get(type_) or (type_ if type_ == collection else frame)
    name, text = words(card.name), words(card.text)
    word_key = f"card-type-{type_}"
    word = words.say(word_key) if words.knows(word_key) else ""
    framed = words.knows(f"card-type-{frame}") and word and kind == frame
    brief = words.say(f"card-type-{frame}") if framed else word
    tags = " ".join(words(tag) for tag in card.tags)
    count = getattr(item, "count", 1)
    origin = content.origin(collection, item_id)
    rules = getattr(item, "rules", ())
    return Leaf(
        key=f"{collection}.{item_id}", kind=kind, card=card, frame=frame, name=name, text=text, word=word, brief=brief,
        emblem=emblem_of(look, collection, item_id, frame, card.emblem), count=count if isinstance(count, int) else 1,
        pack="" if origin in ("core", shelf.game.id) or origin == content.packs[0].id else origin,
        rules=tuple(rule for rule in rules if rule in shelf.game.rulebook) if isinstance(rules, tuple) else (),
        body=plain(f"{name} {text} {word} {tags} {item_id}"),
    )  # fmt: skip


def _plain_card(shelf: Shelf, words: Words, collection: str, item_id: str, item: Any) -> Card:
    """A card of a game that draws none itself: what its texts have words for."""
    numbers = []
    for field in item.__struct_fields__:
        value, label = getattr(item, field), f"label-{field}"
        if isinstance(value, int) and not isinstance(value, bool) and field != "count" and words.knows(label):
            numbers.append(Number(id=field, label=say(label), value=value))
    tag = str(getattr(item.__struct_config__, "tag", None) or "")
    known = tag if words.knows(f"card-type-{tag}") else collection
    text: Say | str | None = f"@{collection}.{item_id}.text"
    if not shelf.content.text(words.lang, collection, item_id, "text"):
        text = None
    return Card(
        id=item_id, name=f"@{collection}.{item_id}", type=known, text=text, numbers=tuple(numbers)
    )  # fmt: skip


def emblem_of(look: Look, collection: str, item_id: str, frame: str, emblem: str | None = None) -> str:
    """The drawing of a thing: the game's own, or one for its frame."""
    names = (f"portrait-{item_id}", f"emblem-{item_id}", f"emblem-{emblem}")
    for symbol in names if collection != "places" else ():
        if symbol in look.emblems:
            return f"{look.base}/emblems.svg#{symbol}"
    drawings = look.files.get("drawings.svg")
    if collection == "places" and drawings is not None and f"place-{item_id}" in _symbols(drawings):
        return f"{look.base}/{drawings.name}#place-{item_id}"
    return f"/static/cards.svg#emblem-{'stranger' if frame == 'character' else frame}"


@cache
def _symbols(file: Path) -> frozenset[str]:
    return frozenset(re.findall(r'<symbol[^>]*\bid="([^"]+)"', file.read_text(encoding="utf-8")))


def kinds(found: Iterable[Leaf]) -> list[tuple[str, int]]:
    """The kinds there are, and how many of each."""
    counts = Counter(leaf.kind for leaf in found)
    return sorted(counts.items(), key=lambda pair: (_rank(pair[0]), pair[0]))


def _rank(kind: str) -> int:
    return ORDER.index(kind) if kind in ORDER else len(ORDER)
