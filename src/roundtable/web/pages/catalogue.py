"""Rules and cards to leaf through, of every game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

from msgspec import Struct

from roundtable import games
from roundtable.kernel.rulebook import Rule, Rulebook, begins
from roundtable.kernel.scene import Card, Number, Say, Text, say
from roundtable.tables.game_library import LoadedGame
from roundtable.web.art.game_art import GameArt, symbols_in
from roundtable.web.art.icons import drawing_at
from roundtable.web.render.page_texts import Words, plain, slug


def title(game: str, lang: str) -> str:
    """What a game is called; one that is still to come by its id."""
    return games.get(game).titles[lang] if games.is_known(game) else game.replace("-", " ").title()


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


class CatalogueCard(Struct, frozen=True):
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


def leaves(shelf: LoadedGame, look: GameArt, lang: str) -> list[CatalogueCard]:
    """Everything in a game's packs that has a name, but for what nobody may read beforehand."""
    content, words = shelf.content, Words(shelf.texts, lang)
    found = []
    for collection, items in content.items():
        if collection in shelf.game.unread:
            continue
        for item_id, item in items.items():
            if content.text(lang, collection, item_id, "name"):
                found.append(_leaf(shelf, look, words, collection, item_id, item))
    return sorted(found, key=lambda leaf: (look.kinds.rank(leaf.kind), leaf.kind, plain(leaf.name)))


def _leaf(shelf: LoadedGame, look: GameArt, words: Words, collection: str, item_id: str, item: Any) -> CatalogueCard:
    content = shelf.content
    card = shelf.game.pictured(content, collection, item_id) or _plain_card(shelf, words, collection, item_id, item)
    type_ = card.type or ""
    frame = "character" if type_ in look.kinds.people else look.kinds.frame(type_ or None)
    kind = look.kinds.shelves.get(type_) or (type_ if type_ == collection else frame)
    name, text = words(card.name), words(card.text)
    word_key = f"card-type-{type_}"
    word = words.say(word_key) if words.knows(word_key) else ""
    framed = words.knows(f"card-type-{frame}") and word and kind == frame
    brief = words.say(f"card-type-{frame}") if framed else word
    tags = " ".join(words(tag) for tag in card.tags)
    count = getattr(item, "count", 1)
    origin = content.origin(collection, item_id)
    rules = getattr(item, "rules", ())
    return CatalogueCard(
        key=f"{collection}.{item_id}", kind=kind, card=card, frame=frame, name=name, text=text, word=word, brief=brief,
        emblem=emblem_of(look, f"@{collection}.{item_id}", frame, card.emblem),
        count=count if isinstance(count, int) else 1,
        pack="" if origin in ("core", shelf.game.id) or origin == content.packs[0].id else origin,
        rules=tuple(rule for rule in rules if rule in shelf.game.rulebook) if isinstance(rules, tuple) else (),
        body=plain(f"{name} {text} {word} {tags} {item_id}"),
    )  # fmt: skip


def _plain_card(shelf: LoadedGame, words: Words, collection: str, item_id: str, item: Any) -> Card:
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


def emblem_of(look: GameArt, name: Text, frame: str, emblem: str | None = None) -> str:
    """The drawing of a thing by the reference that is its name: the game's own, or one for its frame."""
    places, _, place = name.rpartition(".") if isinstance(name, str) else ("", "", "")
    drawings = look.files.get("drawings.svg")
    if places != "@places":
        drawn = (
            look.symbol_of("portrait", name) or look.symbol_of("emblem", name) or look.symbol("emblem", emblem or "")
        )
    elif drawings is not None and f"place-{place}" in symbols_in(drawings):
        drawn = f"{look.base}/{drawings.name}#place-{place}"
    else:
        drawn = ""
    return drawn or drawing_at("cards.svg", f"emblem-{'stranger' if frame == 'character' else frame}")


def kinds(found: Iterable[CatalogueCard], look: GameArt) -> list[tuple[str, int]]:
    """The kinds there are, and how many of each."""
    counts = Counter(leaf.kind for leaf in found)
    return sorted(counts.items(), key=lambda pair: (look.kinds.rank(pair[0]), pair[0]))
