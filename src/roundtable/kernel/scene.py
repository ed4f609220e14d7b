"""The scene: the small fixed vocabulary in which a game shows itself to a seat.

The web page, the terminal and the JSON API draw these words and no others, so a game that can say its
position in them is playable in all three. A scene holds only what its viewer may know.

Texts are references, so that one scene serves every language: a `Say` (key and parameters), or a
string that is either a reference (`@cards.bear`, `@seat.1`, see `texts`) or the same in all languages.

Things have short ids that stay the same while they exist. Front ends and options point at them by
kind and id: `place:village`, `card:bear`, `seat:1` (see `pointer`). Numbers are whole; odds are per mille.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache, lru_cache
from typing import Literal, TypeAlias

import msgspec

from .seats import Seat


class Say(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """A line of text by its key, with parameters: numbers, words, or references."""

    key: str
    params: tuple[tuple[str, int | str], ...] = ()


@lru_cache(4096, typed=True)
def say(key: str, **params: int | str) -> Say:
    """A line with its parameters by name.

    >>> say("life-left", who="@seat.0", lives=3)
    Say(key='life-left', params=(('who', '@seat.0'), ('lives', 3)))
    """
    return Say(key, tuple(params.items()))


Text: TypeAlias = Say | str


class Word(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, gc=False, tag_field="kind", tag=str.lower):
    """Anything in a scene; in JSON, `kind` says which word it is. Words are never part of a cycle."""


class Number(Word, frozen=True):
    """A labelled number of a card or a seat: Strength 5, Life 3 of 4."""

    id: str
    label: Text
    value: int
    max: int | None = None
    icon: str = ""
    """The drawing beside it, where front ends have one of this name."""
    other: int | None = None
    """What it counts as at times, such as in battle; `note` says when."""
    note: Text | None = None
    adds: bool = False
    """It is added to something, and shown with its sign."""
    bane: bool = False
    """The more of it, the worse."""


class Sign(Word, frozen=True):
    """A small mark beside a name: a drawing, what it means in words, and sometimes a number."""

    icon: str
    text: Text
    number: int | None = None


class Piece(Word, frozen=True):
    """A figure or token standing somewhere; `seat` says whose it is."""

    id: str
    name: Text
    seat: Seat | None = None
    note: Text | None = None
    targets: tuple[Seat, ...] = ()
    """Whom it is about to attack, with a line to each one's figure."""
    emblem: str = ""
    """The drawing on it, where it has none of its own."""
    number: int | None = None
    """What it shows, such as a dial that runs down; `note` says it in words."""
    fixed: bool = False
    """It stands there for good, as a part of the place."""


class Key(Word, frozen=True):
    """A key on the edges of cards: an open half, and what it brings where the other half meets it.

    Of a key that is not `met` there is one half alone: the bonus half where it `gives` something, else the open one.
    """

    name: Text
    lit: bool = False
    """Both halves meet, and it counts."""
    row: int = 0
    """In which row of the card's edge it stands, from the top."""
    gives: Text | None = None
    """What it brings while it is lit."""
    met: bool = False
    """Both halves meet, whether it counts or not."""
    icon: str = ""
    """The drawing of its open half."""
    level: int | None = None
    """What its open half asks for."""
    signs: tuple[Sign, ...] = ()
    """What it brings, as drawings."""
    note: Text | None = None
    """Why it does not count although both halves meet."""


class Card(Word, frozen=True):
    """A card. Face down it shows its back: give it the back's id and name, and nothing hidden.

    `type` is one of the game's types (enemy, spell, ...): themes frame by it; its text is `card-type-enemy`.
    """

    id: str
    name: Text
    face: Literal["up", "down"] = "up"
    type: str | None = None
    text: Text | None = None
    numbers: tuple[Number, ...] = ()
    tags: tuple[Text, ...] = ()
    count: int = 1
    targets: tuple[Seat, ...] = ()
    """Whom it is aimed at: an enemy's seats, with a line to each."""
    signs: tuple[Sign, ...] = ()
    """What must be seen of it however small it is: its colour, what it gives."""
    emblem: str = ""
    """The drawing on it, where it has none of its own."""
    seat: Seat | None = None
    """Who laid it there."""
    keys: tuple[Key, ...] = ()
    """Halves of keys on its edges: those that give something on the left, open ones on the right."""


class Edge(Word, frozen=True):
    """A way over the edge of a place to one that is not on the board yet, which is known by its number alone."""

    edge: Literal["north", "east", "south", "west"]
    number: Text


class Place(Word, frozen=True):
    """A place of a board, at whole coordinates in the board's own units; `links` are ids of places."""

    id: str
    name: Text
    x: int
    y: int
    region: Text | None = None
    links: tuple[str, ...] = ()
    pieces: tuple[Piece, ...] = ()
    cards: tuple[Card, ...] = ()
    note: Text | None = None
    """What it does, in full."""
    hint: Text | None = None
    """What it does, in two or three words: beside an option that leads there."""
    badge: Text | None = None
    """The same in two or three characters, beside its name on a map."""
    sign: Sign | None = None
    """The same as a drawing: a card with its number, a die, a coin."""
    short: Text | None = None
    """Its name where there is little room."""
    shut: bool = False
    """Nobody can go there now."""
    signs: tuple[Sign, ...] = ()
    """What lies on it for good or stands on its card: seals, tokens, what befalls who comes there."""
    ways: tuple[Edge, ...] = ()
    """Where it leads besides its `links`: to what nobody has seen yet."""
    fading: Text | None = None
    """When it will be lost, if it will."""
    action: Sign | None = None
    """What can be done there, with its price."""
    used: bool = False
    """It was done, and can't be done again for now."""


class Barrier(Word, frozen=True):
    """What keeps two places apart that lie side by side: nothing goes across, or across a low one only what flies."""

    between: tuple[str, str]
    label: Text
    low: bool = False


class Area(Word, frozen=True):
    """Cells of a grid that belong together, such as those that a light reaches: from a corner so many to the right and
    down."""

    id: str
    label: Text
    x: int
    y: int
    width: int
    height: int
    fading: bool = False
    """It ends soon."""


class Board(Word, frozen=True):
    """Places with coordinates; y grows downwards."""

    id: str
    places: tuple[Place, ...]
    label: Text | None = None
    barriers: tuple[Barrier, ...] = ()
    grid: bool = False
    """It grows as it is explored: x and y are columns and rows of cells, and only what is known is a place of it."""
    areas: tuple[Area, ...] = ()
    """Of a grid: what is lit, or within somebody's reach."""


class Mark(Word, frozen=True):
    """A step of a track where something happens."""

    at: int
    label: Text
    icon: str = ""
    """What lies there, as a drawing."""


class Track(Word, frozen=True):
    """A number that moves along steps: threat, rounds, reputation."""

    id: str
    label: Text
    value: int
    max: int | None = None
    marks: tuple[Mark, ...] = ()
    icon: str = ""
    """The drawing beside it, where front ends have one of this name: for a mere count, such as coins."""
    least: int = 0
    """Its first step."""


class Zone(Word, frozen=True):
    """Cards that lie together: a deck, a discard, a display, what a hero owns.

    Hidden, it shows others only a count; if its cards are listed, only this viewer sees them.
    `count` counts all its cards, listed or not; without it the listed ones are all.
    """

    id: str
    label: Text
    cards: tuple[Card, ...] = ()
    count: int | None = None
    hidden: bool = False
    seat: Seat | None = None
    limit: int | None = None
    """How many there may be."""
    discard_of: str = ""
    """The zone whose used cards these are."""
    spread: Literal["", "row", "shelf", "grid", "side"] = ""
    """Whether its cards are laid out to be looked at: small ones in a row, in full, such as goods to choose from,
    as columns whose numbers are rows, or in words beside the seats: what everybody goes by."""
    tucked: bool = False
    """Its owner sees it at a press only: a secret that nobody else should read over a shoulder."""
    note: Text | None = None
    """What is to be said of all of them."""
    short: Text | None = None
    """Its label where there is little room."""


class Hand(Word, frozen=True):
    """A seat's hand: its cards to those who may see them, to others how many there are."""

    seat: Seat
    cards: tuple[Card, ...] = ()
    count: int | None = None
    label: Text | None = None
    limit: int | None = None
    icon: str = ""
    open: bool = False
    """Everybody sees it."""


class Limit(Word, frozen=True):
    """What a bench has to keep, and how far it has come: 'Actions 8 of 9'."""

    id: str
    label: Text
    value: int | None = None
    max: int | None = None
    numbers: tuple[Number, ...] = ()
    """Its parts, where it has any: so many of each colour."""
    note: Text | None = None
    """The same in words."""
    rules: tuple[str, ...] = ()
    """The rules behind it: what they refuse is refused because of it."""
    broken: bool = False
    """Whether it is not kept as things are."""


class Bench(Word, frozen=True):
    """Something that is put together from cards, such as a deck, within limits.

    What is in it and what could be are two zones of the scene, by their ids. An option that points at a card of one
    moves it to the other: to drag it there chooses that option.
    """

    id: str
    label: Text
    inside: str
    outside: str
    seat: Seat | None = None
    limits: tuple[Limit, ...] = ()


class Token(Word, frozen=True):
    """One kind of token in a bag, how many are left, and the chance per mille to draw one next."""

    id: str
    name: Text
    count: int
    odds: int
    seat: Seat | None = None
    """Whose it is."""
    note: Text | None = None


class Bag(Word, frozen=True):
    """A bag to draw from, by kinds of token; see `bag` for one with its odds worked out."""

    id: str
    label: Text
    tokens: tuple[Token, ...]


class Row(Word, frozen=True):
    """A row of a table; `applies` marks the one that counts now."""

    id: str
    cells: tuple[Say | str | int, ...]
    applies: bool = False
    tags: tuple[Text, ...] = ()
    """What kind of row it is."""
    tokens: tuple[Token, ...] = ()
    """What lies beside it: drawn from a bag, each sets it off; one that is not in the bag counts 0."""
    cards: tuple[Card, ...] = ()
    """What lies on it."""
    icon: str = ""
    """The drawing at its head: where its first cell then says the rest, a sign and a number."""
    signs: tuple[Sign, ...] = ()
    """What it says further, each with a drawing."""
    bane: bool = False
    """It hurts."""
    faces: tuple[int, ...] = ()
    """The results of dice that lead to it: faces of one die, or sums of several."""
    tone: int = 0
    """How good it is for whoever rolls, from -2 to 2."""


class Rows(Word, frozen=True):
    """A table, such as an enemy's attacks or what a die means somewhere."""

    id: str
    label: Text
    rows: tuple[Row, ...]
    columns: tuple[Text, ...] = ()
    card: Card | None = None
    """Whose table it is: an enemy with its abilities. It stands here and nowhere else."""
    across: bool = False
    """What comes, in the order in which it comes: its rows stand side by side, each under its `tags`."""
    note: Text | None = None
    """What is to be said of all of it."""


class Die(Word, frozen=True):
    """A die that lies there: its face, and of what colour it is."""

    id: str
    face: int
    colour: str = "white"
    on: str = ""
    """The id of the card it lies at."""
    golden: bool = False
    """One of its kind: it counts for more than its face."""
    aside: bool = False
    """It was put aside and counts no more."""


class Dice(Word, frozen=True):
    """Dice that were thrown, each where it lies."""

    id: str
    label: Text
    dice: tuple[Die, ...]


class Gauges(Word, frozen=True):
    """Tracks of somebody, side by side, and a limit that runs across them."""

    id: str
    label: Text
    tracks: tuple[Track, ...]
    seat: Seat | None = None
    limit: int | None = None
    """The step at which a bar stands across all of them."""
    stops: tuple[str, ...] = ()
    """Which of its tracks go no further than the bar, by their ids."""
    note: Text | None = None
    """What the limit is."""
    pairs: tuple[tuple[Number, Number], ...] = ()
    """Numbers that stand against each other, such as opposed attributes."""
    numbers: tuple[Number, ...] = ()
    """What else its owner has."""


class Fit(Word, frozen=True):
    """What a card would do if it were joined next."""

    card: str
    name: Text
    keys: tuple[Key, ...] = ()
    refused: Text | None = None
    """Why it can't be, if it can't."""
    value: int | None = None
    """Where the track that the row moves would stand then."""
    outcome: Text | None = None
    """The same in words."""
    applies: str = ""
    """The row of the table that would apply then, by its id."""
    notes: tuple[Text, ...] = ()
    """What else would come of it."""


class Joined(Word, frozen=True):
    """Cards laid over one another in a row; `joints[i]` are the keys between card i and card i + 1."""

    id: str
    label: Text
    cards: tuple[Card, ...] = ()
    joints: tuple[tuple[Key, ...], ...] = ()
    next: tuple[Fit, ...] = ()
    """For each card that this viewer could add, what that would light and bring."""
    track: str = ""
    """The track that it moves, by its id."""
    rows: str = ""
    """The table of what answers it, by its id."""
    seats: tuple[Seat, ...] = ()
    """Who joins cards here."""
    now: Seat | None = None
    """Whose turn it is to."""
    counts: tuple[Number, ...] = ()
    """What counts in all of it, such as how many keys of a kind are lit."""
    steps: tuple[Row, ...] = ()
    """Stages that are won one after the other; the one that `applies` is being tried."""

    def __post_init__(self) -> None:
        if len(self.joints) != max(len(self.cards) - 1, 0):
            raise ValueError(f"{len(self.cards)} joined cards can't have {len(self.joints)} joints")


class Node(Word, frozen=True):
    """A step of a graph: open, done, or done and failed."""

    id: str
    name: Text
    done: bool = False
    failed: bool = False
    """It is done, and it went wrong."""
    note: Text | None = None
    now: bool = False
    """It is being tried now."""
    need: int | None = None
    have: int | None = None
    """How much it asks for, and how much of that there is."""
    icon: str = ""


class Graph(Word, frozen=True):
    """Things that lead to one another, such as a trial's objectives; edges are pairs of node ids."""

    id: str
    label: Text
    nodes: tuple[Node, ...]
    edges: tuple[tuple[str, str], ...] = ()
    kinds: tuple[Literal["bright", "dark"], ...] = ()
    """For each edge, whether it is the way of who succeeds or of who fails; none where that is all the same."""

    def __post_init__(self) -> None:
        if self.kinds and len(self.kinds) != len(self.edges):
            raise ValueError(f"{len(self.edges)} edges can't have {len(self.kinds)} kinds")


class Side(Word, frozen=True):
    """One side of a contest: what it has, what helps it, its dice, and the sum once they lie there."""

    id: str
    name: Text
    numbers: tuple[Number, ...] = ()
    """What is added up, the attribute first."""
    seat: Seat | None = None
    dice: tuple[int, ...] = ()
    """All that were rolled; the highest counts."""
    total: int | None = None
    rolls: bool = True
    """Whether it rolls at all."""


class Contest(Word, frozen=True):
    """A fight or a test: two sides, or one against a number."""

    id: str
    label: Text
    sides: tuple[Side, ...]
    cards: tuple[Card, ...] = ()
    """What is fought or tested, if that lies on the table as a card."""


class Sum(Word, frozen=True):
    """A number that is being worked out and not final yet: `3 + 2 - 1 = 4`, and what it will come to."""

    id: str
    label: Text
    numbers: tuple[Number, ...]
    """What is added up, the first for itself, the others with their sign; none where nothing comes of it."""
    total: int
    seat: Seat | None = None
    """Whom it hits."""
    outcome: Text | None = None


class Steps(Word, frozen=True):
    """The parts of a turn, and which one it is now."""

    id: str
    steps: tuple[Text, ...]
    now: int


class Page(Word, frozen=True):
    """A page of a book."""

    id: str
    heading: Text | None = None
    lead: Text | None = None
    """What leads up to it, where it is the first of a tale."""
    paragraphs: tuple[Text, ...] = ()
    note: Text | None = None
    """What its readers should know: that only this viewer sees it."""
    seats: tuple[Seat, ...] = ()
    """Who reads it, where that is not everybody."""


class SeatPanel(Word, frozen=True, tag="seat"):
    """A seat: the player, who they play, their numbers, and what the table waits for from them."""

    seat: Seat
    name: Text
    who: Text | None = None
    numbers: tuple[Number, ...] = ()
    statuses: tuple[Text, ...] = ()
    waiting: Text | None = None
    place: Text | None = None
    """Where its figure stands."""
    nature: Sign | None = None
    """What it is like, such as its alignment."""
    signs: tuple[Sign, ...] = ()
    """What everybody should see of it at a glance; `statuses` tell all of it in words."""
    turn: bool = False
    """Whether it is this seat's turn."""
    about: Text | None = None
    """What whom they play can do, in words: for whoever asks."""


class Stake(Word, frozen=True):
    """What an outcome means: some things, each in a few words."""

    outcome: Literal["win", "tie", "lose"]
    texts: tuple[Text, ...]


Part: TypeAlias = (
    Board | Track | Card | Zone | Hand | Bench | Bag | Rows | Joined | Graph | Page | SeatPanel | Contest | Sum | Steps
    | Dice | Gauges
)  # fmt: skip


class Scene(Word, frozen=True):
    """What one viewer sees, in the order in which it is best told."""

    parts: tuple[Part, ...]
    title: Text | None = None


def bag(bag_id: str, label: Text, tokens: Sequence[tuple[str, Text, int]]) -> Bag:
    """A bag from (id, name, count) of each kind, with the odds of the next draw."""
    chances = odds([count for _, _, count in tokens])
    return Bag(
        id=bag_id,
        label=label,
        tokens=tuple(
            Token(id=token_id, name=name, count=count, odds=chance)
            for (token_id, name, count), chance in zip(tokens, chances, strict=True)
        ),
    )


def odds(counts: Sequence[int]) -> tuple[int, ...]:
    """Shares per mille that add up to 1000: the largest remainders are rounded up, first come first.

    >>> odds([1, 1, 1])
    (334, 333, 333)
    """
    total = sum(counts)
    if not total:
        return (0,) * len(counts)
    shares = [count * 1000 // total for count in counts]
    by_remainder = sorted(range(len(counts)), key=lambda i: (-(counts[i] * 1000 % total), i))
    for i in by_remainder[: 1000 - sum(shares)]:
        shares[i] += 1
    return tuple(shares)


# --- Pointing ---


def pointer(word: Word) -> str | None:
    """How options and front ends point at this thing; None for what has no id of its own.

    >>> pointer(Piece(id="troll", name="@characters.troll"))
    'piece:troll'
    """
    kind = word.__struct_config__.tag
    seat = getattr(word, "seat", None) if isinstance(word, Hand | SeatPanel) else None
    own = seat if seat is not None else getattr(word, "id", None)
    return None if own is None else f"{kind}:{own}"


def words(word: Word) -> Iterator[Word]:
    """A word and everything inside it, from the outside in."""
    yield word
    for name in word.__struct_fields__:
        yield from _inside(getattr(word, name))


def _inside(value: object) -> Iterator[Word]:
    if isinstance(value, Word):
        yield from words(value)
    elif isinstance(value, tuple):
        for item in value:
            yield from _inside(item)


def pointers(scene: Scene) -> set[str]:
    """Everything that can be pointed at in this scene."""
    return {found for word in words(scene) if (found := pointer(word))}


# --- JSON ---


def encode(scene: Scene) -> bytes:
    """The scene as JSON."""
    return msgspec.json.encode(scene)


def decode(data: bytes) -> Scene:
    """A scene from JSON; a msgspec.ValidationError says what is wrong with it."""
    return _decoder().decode(data)


@cache
def _decoder() -> msgspec.json.Decoder[Scene]:
    return msgspec.json.Decoder(Scene)


# --- What changed ---


class Change(msgspec.Struct, frozen=True):
    """One difference: `before` is None for what came, `after` for what went.

    The path leads there by pointers and fields: `board:world/place:village/piece:troll`,
    `seat:0/number:life/value`; an order that changed ends in `/order`.
    """

    path: str
    before: object
    after: object


def difference(before: Scene, after: Scene) -> list[Change]:
    """What changed from one scene to another; list items are told apart by their ids, not their places."""
    return list(_changes("", before, after))


def _changes(path: str, before: object, after: object) -> Iterator[Change]:
    if before == after:
        return
    if isinstance(before, Word) and isinstance(after, Word) and type(before) is type(after):
        for name in before.__struct_fields__:
            inner = path if name in _CONTENTS else f"{path}/{name}"
            yield from _changes(inner, getattr(before, name), getattr(after, name))
    elif isinstance(before, tuple) and isinstance(after, tuple):
        yield from _list_changes(path, before, after)
    else:
        yield Change(path.lstrip("/"), before, after)


_CONTENTS = frozenset(
    {
        "parts",
        "places",
        "pieces",
        "cards",
        "numbers",
        "tokens",
        "nodes",
        "rows",
        "sides",
        "limits",
        "dice",
        "tracks",
        "areas",
    }
)
"""Fields whose items have pointers: the pointer says enough, so the field is left out of the path."""

_UNORDERED = ("/statuses", "/tags", "/links", "/edges")
"""Lists in which an item is told by its text; in others without pointers, by its place, but signs by their drawing."""


def _list_changes(path: str, before: tuple[object, ...], after: tuple[object, ...]) -> Iterator[Change]:
    by_text = path.endswith(_UNORDERED)
    old, new = _named(before, by_text), _named(after, by_text)
    for name in dict.fromkeys([*old, *new]):
        if name in old and name in new:
            yield from _changes(f"{path}/{name}", old[name], new[name])
        else:
            yield Change(f"{path}/{name}".lstrip("/"), old.get(name), new.get(name))
    kept_before = [name for name in old if name in new]
    kept_after = [name for name in new if name in old]
    if kept_before != kept_after:
        yield Change(f"{path}/order".lstrip("/"), tuple(kept_before), tuple(kept_after))


def _named(items: tuple[object, ...], by_text: bool) -> dict[str, object]:
    """List items by name; a second one of the same name gets `#2`."""
    named: dict[str, object] = {}
    for index, item in enumerate(items):
        if isinstance(item, Sign):
            name: str | None = item.icon
        else:
            name = pointer(item) if isinstance(item, Word) else _label(item) if by_text else None
        unique = name = name or str(index)
        copies = 1
        while unique in named:
            copies += 1
            unique = f"{name}#{copies}"
        named[unique] = item
    return named


def _label(item: object) -> str:
    if isinstance(item, Say):
        return item.key
    return "-".join(map(str, item)) if isinstance(item, tuple) else str(item)
