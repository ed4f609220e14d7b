"""A scene in plain text: for terminals without colour, logs, scenarios, and screen readers.

Everything is said in words, in reading order. A small board is laid out as a map where that loses
nothing (`maps=False` always lists it); no lines or boxes are drawn. Of a large one only the places where
something is are told in full, unless `every_place` is asked for.
"""

from __future__ import annotations

import re
import textwrap
import unicodedata
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from itertools import pairwise
from typing import assert_never

from . import scene as s
from .scene import Scene, Text
from .texts import Texts

INDENT = "  "
PAGE_WIDTH = 72
"""Longer lines of story are tiring to read."""
GAP = 2


def render(
    scene: Scene, texts: Texts, lang: str, width: int = 100, *, maps: bool = True, every_place: bool = False
) -> str:
    """The scene as lines of at most `width` characters."""
    writer = PlainWriter(texts, lang, width, maps, every_place)
    blocks = [writer.wrap(writer.words(scene.title))] if scene.title else []
    previous: type | None = None
    for part in scene.parts:
        lines = writer.part(part)
        if type(part) is previous and isinstance(part, _CLOSE):
            blocks[-1] += lines
        else:
            blocks.append(lines)
        previous = type(part)
    return "\n\n".join("\n".join(lines) for lines in blocks if lines)


_CLOSE = (s.SeatPanel, s.Track, s.Zone, s.Hand, s.Card)
"""Words that stand under one another without a blank line."""


class PlainWriter:
    """Puts words of a scene into lines of one language and width."""

    def __init__(self, texts: Texts, lang: str, width: int = 100, maps: bool = True, every_place: bool = False) -> None:
        self.texts = texts
        self.lang = lang
        self.width = width
        self.maps = maps
        self.every_place = every_place
        self.colon = self.say("scene-colon") + " "

    # --- small pieces of text ---

    def say(self, key: str, **params: int | str) -> str:
        return self.texts.say(self.lang, key, params)

    def words(self, text: Text | int) -> str:
        if isinstance(text, int):
            return str(text).replace("-", "\u2212")
        if isinstance(text, s.Say):
            return self.texts.say(self.lang, text.key, text.params)
        return self.texts.name(self.lang, text)

    def all(self, texts: Iterable[Text | int]) -> str:
        return ", ".join(map(self.words, texts))

    def labelled(self, label: str, *contents: str) -> str:
        """`Label: this, that`; the label alone where there is nothing to say."""
        said = ", ".join(filter(None, contents))
        return f"{label}{self.colon}{said}" if said else label

    def wrap(self, line: str, indent: str = "", width: int = 0, hang: str = INDENT) -> list[str]:
        return textwrap.wrap(
            line,
            width or self.width,
            initial_indent=indent,
            subsequent_indent=indent + hang,
            break_long_words=False,
            break_on_hyphens=False,
        )

    def number(self, number: s.Number) -> str:
        plus = "+" if number.adds and number.value >= 0 else ""
        return f"{self.words(number.label)} {plus}{self.amount(number.value, number.max)}"

    def amount(self, value: int, top: int | None) -> str:
        return self.words(value) if top is None else self.say("scene-of", value=value, max=top)

    def piece(self, piece: s.Piece) -> str:
        name = self.words(piece.name)
        owner = "" if piece.seat is None else self.texts.name(self.lang, f"@seat.{piece.seat}")
        shows = "" if piece.number is None or piece.note else self.words(piece.number)
        said = (owner, self.words(piece.note) if piece.note else "", shows)
        about = [words for words in said if words not in ("", name)]
        about += [self.aims(piece.targets)] if piece.targets else []
        return f"{name} ({', '.join(about)})" if about else name

    def card(self, card: s.Card) -> str:
        about = [self.say(f"card-type-{card.type}")] if card.type else []
        about += [self.number(number) for number in card.numbers]
        about += [self.words(tag) for tag in card.tags]
        about += [] if card.seat is None else [self.words(f"@seat.{card.seat}")]
        if card.targets:
            about.append(self.aims(card.targets))
        if card.face == "down":
            about.append(self.say("scene-face-down"))
        name = self.words(card.name) if card.count == 1 else f"{card.count} × {self.words(card.name)}"
        return f"{name} ({', '.join(about)})" if about else name

    def aims(self, seats: Sequence[int]) -> str:
        return self.say("scene-aims", names=", ".join(self.words(f"@seat.{seat}") for seat in seats))

    # --- the words of the vocabulary ---

    def part(self, part: s.Part) -> list[str]:
        """One part of a scene, in lines."""
        match part:
            case s.Board():
                return self.board(part)
            case s.Track():
                marks = ", ".join(map(self.mark, part.marks))
                value = self.amount(part.value, part.max)
                return self.wrap(self.labelled(self.words(part.label), f"{value} ({marks})" if marks else value))
            case s.Card():
                return self.wrap(self.labelled(self.card(part), self.words(part.text) if part.text else ""))
            case s.Zone():
                return self.cards(self.words(part.label), part.cards, part.count, part.hidden)
            case s.Hand():
                return self.cards(self.say("scene-hand", player=f"@seat.{part.seat}"), part.cards, part.count)
            case s.Bench():
                return self.bench(part)
            case s.Bag():
                return self.bag(part)
            case s.Rows():
                return self.table(part)
            case s.Joined():
                return self.joined(part)
            case s.Graph():
                return self.graph(part)
            case s.Page():
                return self.page(part)
            case s.SeatPanel():
                return self.seat(part)
            case s.Contest():
                return self.contest(part)
            case s.Sum():
                return self.sum(part)
            case s.Dice():
                return self.dice(part)
            case s.Gauges():
                return self.gauges(part)
            case s.Steps():
                return []  # what is asked says it
            case _:
                assert_never(part)

    def mark(self, mark: s.Mark) -> str:
        """A mark of a track and where it is, unless its name says that."""
        label = self.words(mark.label)
        return label if str(mark.at) in label.split() else self.say("scene-at", label=label, value=mark.at)

    def cards(self, label: str, cards: Sequence[s.Card], count: int | None, hidden: bool = False) -> list[str]:
        """Cards that lie together: in one line, or one a line where they have texts."""
        listed = sum(card.count for card in cards)
        total = listed if count is None else count
        if not cards:
            size = self.say("scene-hidden-cards" if hidden else "scene-cards", count=total)
            return self.wrap(self.labelled(label, size if total else self.say("scene-empty")))
        if hidden and any(card.face == "up" for card in cards):
            label = f"{label} ({self.say('scene-only-you')})"
        more = [self.say("scene-more-cards", count=total - listed)] if total > listed else []
        if not any(card.text for card in cards):
            return self.wrap(self.labelled(label, *map(self.card, cards), *more))
        lines = self.wrap(self.labelled(label, self.say("scene-cards", count=total)))
        for card in cards:
            lines += self.wrap(self.labelled(self.card(card), self.words(card.text) if card.text else ""), INDENT)
        return lines + [INDENT + words for words in more]

    def bench(self, bench: s.Bench) -> list[str]:
        """Its limits; what is in it and what could be are told as zones."""
        return self.wrap(self.labelled(self.words(bench.label), *map(self.limit, bench.limits)))

    def limit(self, limit: s.Limit) -> str:
        said = self.words(limit.label)
        if limit.value is not None:
            said = f"{said} {self.amount(limit.value, limit.max)}"
        about = [self.number(number) for number in limit.numbers]
        about += [self.words(limit.note)] if limit.note else []
        about += [self.say("scene-broken")] if limit.broken else []
        return f"{said} ({', '.join(about)})" if about else said

    def bag(self, bag: s.Bag) -> list[str]:
        total = sum(token.count for token in bag.tokens)
        lines = self.wrap(self.labelled(self.words(bag.label), self.say("scene-tokens", count=total)))
        alike: dict[int, list[str]] = {}
        for token in bag.tokens:
            if token.count:
                note = f" ({self.words(token.note)})" if token.note else ""
                alike.setdefault(token.count, []).append(self.words(token.name) + note)
        for count, names in alike.items():
            odds = self.odds(count, total)
            if len(names) > 1:
                each = self.say("scene-each", count=count, odds=odds)
                lines += self.wrap(self.labelled(each, *sorted(names, key=natural)), INDENT)
            else:
                lines += self.wrap(f"{count} × {names[0]}, {odds}", INDENT)
        return lines

    def odds(self, count: int, total: int) -> str:
        """In per cent, from the tokens themselves: equal numbers have equal odds.

        What can happen is never 0 %, and what need not is never 100 %.
        """
        if 100 * count < total:
            return self.say("scene-odds-rare")
        if 99 * total < 100 * count < 100 * total:
            return self.say("scene-odds-nearly")
        return self.say("scene-odds", percent=(200 * count + total) // (2 * total))

    def table(self, table: s.Rows) -> list[str]:
        """Aligned columns where they fit, else a line for each row."""
        lines = self.part(table.card) if table.card else self.wrap(self.words(table.label))
        head = [self.words(column) for column in table.columns]
        rows = [
            [*self.beside(row), *map(self.words, row.cells), *map(self.card, row.cards), *self.further(row)]
            for row in table.rows
        ]
        if not any(cell for row in rows for cell in row):
            return self.wrap(self.labelled(self.words(table.label), self.say("scene-empty")))
        notes = [f"({self.say('scene-applies')})" if row.applies else "" for row in table.rows]
        aligned = _aligned([head, *rows] if head else rows)
        told = [f"{line}  {note}".rstrip() for line, note in zip(aligned, [""] * bool(head) + notes, strict=True)]
        if all(len(INDENT + line) <= self.width for line in told):
            return lines + [INDENT + line for line in told]
        for row, note in zip(rows, notes, strict=True):
            named = [self.labelled(head[i], cell) if i < len(head) and head[i] else cell for i, cell in enumerate(row)]
            lines += self.wrap(f"{self.say('scene-semicolon')} ".join(named) + f" {note}".rstrip(), INDENT)
        return lines

    def further(self, row: s.Row) -> list[str]:
        return [self.all(sign.text for sign in row.signs)] if row.signs else []

    def beside(self, row: s.Row) -> list[str]:
        """What kind of row it is and what lies beside it: tokens in the bag, and in brackets those that are not."""
        said = [self.all(row.tags)] if row.tags else []
        if row.tokens:
            names = [
                f"[{self.words(token.name)}]" if not token.count else self.words(token.name) for token in row.tokens
            ]
            said[-1:] = [self.labelled(said[-1] if said else "", " ".join(names))]
        return said

    def sum(self, sum_: s.Sum) -> list[str]:
        """`Cut Deep on Wyvern: base 4 + boosts 2 - cover 1 = 5, HP 30 → 25`; where nothing adds up, why."""
        if not sum_.numbers:
            return self.wrap(self.words(sum_.label))
        said = ""
        for at, number in enumerate(sum_.numbers):
            sign = "" if not at else " \u2212 " if number.value < 0 else " + "
            value = abs(number.value) if at else self.words(number.value)
            said += f"{sign}{self.words(number.label)} {value}"
        outcome = self.words(sum_.outcome) if sum_.outcome else ""
        return self.wrap(self.labelled(self.words(sum_.label), f"{said} = {self.words(sum_.total)}", outcome))

    def joined(self, joined: s.Joined) -> list[str]:
        lines = self.wrap(self.labelled(self.words(joined.label), "" if joined.cards else self.say("scene-empty")))
        for index, card in enumerate(joined.cards):
            text = self.words(card.text) if card.text else ""
            lines += self.wrap(self.labelled(f"{index + 1}. {self.card(card)}", text), INDENT)
            if index < len(joined.joints):
                keys = [self.key(key) for key in joined.joints[index] if key.met or key.lit]
                link = self.say("scene-joined-by", names=", ".join(keys)) if keys else self.say("scene-not-joined")
                lines += self.wrap(link, INDENT * 2)
        if joined.counts:
            lines += self.wrap(", ".join(map(self.number, joined.counts)), INDENT)
        for row in joined.steps:
            lines += self.wrap(self.step(row), INDENT)
        for fit in joined.next:
            lit = [self.key(key) for key in fit.keys if key.lit]
            if fit.outcome and not fit.refused:
                lit.append(self.words(fit.outcome))
            lit += [self.words(note) for note in fit.notes]
            said = self.words(fit.refused) if fit.refused else ", ".join(lit) or self.say("scene-not-joined")
            lines += self.wrap(self.say("scene-next", card=self.words(fit.name), names=said), INDENT)
        return lines

    def step(self, row: s.Row) -> str:
        """A stage: its words, what lies in it, and whether it is the one that is tried."""
        said = ", ".join([*map(self.words, row.cells), *self.further(row)])
        return f"{said} ({self.say('scene-now')})" if row.applies else said

    def key(self, key: s.Key) -> str:
        """A key, whether it is lit, and what it brings then; of one that is not, why."""
        name = self.words(key.name) if key.level is None else f"{self.words(key.name)} {self.words(key.level)}"
        if not key.lit:
            why = f", {self.words(key.note)}" if key.note else ""
            return f"{name} ({self.say('scene-unlit')}{why})"
        gives = f"{self.colon}{self.words(key.gives)}" if key.gives else ""
        return self.say("scene-lit", name=name) + gives

    def contest(self, contest: s.Contest) -> list[str]:
        """A line for each side: what it adds up, its dice, the sum."""
        lines = self.wrap(self.words(contest.label))
        for side in contest.sides:
            said = [self.number(number) for number in side.numbers]
            said += [self.say("scene-die", dice=", ".join(map(str, side.dice)))] if side.dice else []
            said += [self.say("scene-total", total=side.total)] if side.total is not None else []
            lines += self.wrap(self.labelled(self.words(side.name), *said), INDENT)
        return lines

    def graph(self, graph: s.Graph) -> list[str]:
        lines = self.wrap(self.words(graph.label))
        names = {node.id: self.words(node.name) for node in graph.nodes}
        for node in graph.nodes:
            how = "scene-failed" if node.failed else "scene-done" if node.done else "scene-now" if node.now else ""
            name = f"{names[node.id]} ({self.say(how)})" if how else names[node.id]
            counted = self.amount(node.have or 0, node.need) if node.need is not None else ""
            ahead = ", ".join(self.ways(graph, node.id, names))
            leads = self.say("scene-leads-to", names=ahead) if ahead else ""
            lines += self.wrap(self.labelled(name, counted, self.words(node.note) if node.note else "", leads), INDENT)
        return lines

    def ways(self, graph: s.Graph, start: str, names: Mapping[str, str]) -> list[str]:
        """Where a node leads, and for whom."""
        ends = [(names[end], at) for at, (begin, end) in enumerate(graph.edges) if begin == start]
        if not graph.kinds:
            return [name for name, _ in ends]
        return [self.say(f"scene-{graph.kinds[at]}", name=name) for name, at in ends]

    def dice(self, dice: s.Dice) -> list[str]:
        """The faces, each with its colour and where it lies."""
        said = []
        for die in dice.dice:
            colour = self.say("scene-golden") if die.golden else self.say(f"scene-die-{die.colour}")
            where = self.say("scene-aside") if die.aside else ""
            said.append(f"{die.face} ({', '.join(filter(None, (colour, where)))})")
        return self.wrap(self.labelled(self.words(dice.label), *(said or [self.say("scene-empty")])))

    def gauges(self, gauges: s.Gauges, *, named: bool = True) -> list[str]:
        """Tracks side by side: one line, the limit last; whose they are, unless they stand below their seat."""
        said = [f"{self.words(track.label)} {self.amount(track.value, track.max)}" for track in gauges.tracks]
        note = [self.words(gauges.note)] if gauges.note else []
        owner = "" if gauges.seat is None or not named else self.words(f"@seat.{gauges.seat}")
        label = ", ".join(dict.fromkeys(filter(None, (owner, self.words(gauges.label)))))
        lines = self.wrap(self.labelled(label, *said, *note))
        numbers = [number for pair in gauges.pairs for number in pair] + list(gauges.numbers)
        return lines + (self.wrap(", ".join(map(self.number, numbers)), INDENT) if numbers else [])

    def page(self, page: s.Page) -> list[str]:
        width = min(self.width, PAGE_WIDTH)
        blocks = [self.wrap(self.words(page.heading), width=width)] if page.heading else []
        # A line break inside a paragraph is the author's: verses keep theirs.
        blocks += [
            [line for verse in self.words(text).split("\n") for line in self.wrap(verse, width=width, hang="")]
            for text in ((page.lead,) if page.lead else ()) + page.paragraphs
        ]
        blocks.append(self.wrap(f"({self.words(page.note)})", width=width) if page.note else [])
        return "\n\n".join("\n".join(lines) for lines in blocks if lines).split("\n")

    def seat(self, panel: s.SeatPanel) -> list[str]:
        name = self.words(panel.name)
        who = f"{name}, {self.words(panel.who)}" if panel.who else name
        lines = self.wrap(self.labelled(who, *map(self.number, panel.numbers), self.all(panel.statuses)))
        if panel.waiting:
            waiting = self.say("scene-waiting", player=f"@seat.{panel.seat}")
            lines += self.wrap(self.labelled(waiting, self.words(panel.waiting)), INDENT)
        return lines

    # --- boards ---

    def board(self, board: s.Board) -> list[str]:
        lines = self.wrap(self.words(board.label)) if board.label else []
        drawn = self.map(board.places) if self.maps and not board.barriers and not board.grid else None
        lines += self.list_places(board.places) if drawn is None else drawn
        for area in board.areas:
            inside = [self.words(place.name) for place in board.places if _within(place, area)]
            lines += self.wrap(self.labelled(self.words(area.label), *inside))
        return lines + self.barriers(board)

    def barriers(self, board: s.Board) -> list[str]:
        """What keeps places apart, each kind in a line."""
        names = {place.id: self.words(place.name) for place in board.places}
        kinds: dict[str, list[str]] = {}
        for barrier in board.barriers:
            one, other = barrier.between
            kinds.setdefault(self.words(barrier.label), []).append(f"{names[one]} \u2013 {names[other]}")
        return [line for label, pairs in kinds.items() for line in self.wrap(f"{label} ({', '.join(pairs)})")]

    def there(self, place: s.Place) -> list[str]:
        return [*map(self.piece, place.pieces), *map(self.card, place.cards)]

    def list_places(self, places: Sequence[s.Place]) -> list[str]:
        """By region: first the places where something is, each with its ways on, then the quiet ones."""
        if not is_road(places):
            places = sorted(places, key=lambda place: (place.y, place.x))  # as they stand on the board
        names = {place.id: self.words(place.name) for place in places}
        signposts = any(place.hint for place in places) and not any(place.links or place.pieces for place in places)
        regions: dict[str, list[s.Place]] = {}
        for place in places:
            regions.setdefault(self.words(place.region) if place.region else "", []).append(place)
        lines: list[str] = []
        for region, members in regions.items():
            indent = INDENT if region else ""
            lines += self.wrap(region) if region else []
            quiet = []
            for place in members:
                known = place.signs or place.ways or place.fading
                if not self.there(place) and not known and not (self.every_place and place.note):
                    hint = place.hint if signposts else None
                    quiet.append(f"{names[place.id]} ({self.words(hint)})" if hint else names[place.id])
                    continue
                lines += self.wrap(self.place(place, names), indent)
            if quiet and signposts:
                lines += self.wrap(" · ".join(quiet), indent)
            elif quiet:
                lines += self.wrap(self.labelled(self.say("scene-quiet"), *in_runs(counted(quiet))), indent)
        return lines

    def place(self, place: s.Place, names: Mapping[str, str]) -> str:
        """A place: its ways on, who and what is there, and what it does."""
        ahead = ", ".join(
            [names.get(link, link) for link in place.links] + [self.words(way.number) for way in place.ways]
        )
        leads = f" ({self.say('scene-leads-to', names=ahead)})" if ahead else ""
        lies = [self.words(sign.text) for sign in place.signs]
        lies += [self.words(place.fading)] if place.fading else []
        lies += [self.words(place.action.text)] if place.action and not place.used else []
        there, note = ", ".join([*lies, *self.there(place)]), self.words(place.note) if place.note else ""
        stop = "" if not there or there.endswith((".", "!", "?")) or not note else "."
        return self.labelled(f"{self.words(place.name)}{leads}", f"{there}{stop} {note}".strip())

    def map(self, places: Sequence[s.Place]) -> list[str] | None:
        """Places in columns and rows; None where names don't fit or something would be lost."""
        columns, rows = sorted({place.x for place in places}), sorted({place.y for place in places})
        at = {(columns.index(place.x), rows.index(place.y)): place for place in places}
        spot = {place.id: key for key, place in at.items()}
        crowded = len(at) < len(places) or len(columns) < 2 or len(columns) * len(rows) > 2 * len(places)
        if crowded or any(place.region or place.note for place in places):
            return None
        for place in places:
            x, y = spot[place.id]
            if any(max(abs(x - spot[to][0]), abs(y - spot[to][1])) > 1 for to in place.links if to in spot):
                return None
        room = self.width // len(columns) - GAP
        cells = {key: [self.words(place.name), *self.there(place)] for key, place in at.items()}
        if any(len(cell[0]) > room for cell in cells.values()):
            return None
        lines: list[str] = []
        for y in range(len(rows)):
            stacks = [_stack(cells.get((x, y), []), room) for x in range(len(columns))]
            height = max(map(len, stacks))
            padded = [stack + [""] * (height - len(stack)) for stack in stacks]
            lines += ["".join(cell.ljust(room + GAP) for cell in line).rstrip() for line in zip(*padded, strict=True)]
            lines += [""] if y < len(rows) - 1 else []
        return lines


def is_road(places: Sequence[s.Place]) -> bool:
    """Whether most places lead to the one that is named next: then they are told in that order."""
    steps = sum(following.id in place.links for place, following in pairwise(places))
    return 2 * steps > len(places)


def in_runs(names: Sequence[str]) -> list[str]:
    """Neighbours that differ by their number only: the word once, and of three numbers or more in a row the ends.

    >>> in_runs(["Inn", "Space 2", "Space 3", "Space 4", "Space 9", "Room 1"])
    ['Inn', 'Space 2–4, 9', 'Room 1']
    """
    runs: list[tuple[str, list[list[int]]]] = []
    for name in names:
        word, _, number = name.rpartition(" ")
        if not number.isdecimal():
            runs.append((name, []))
        elif not runs or runs[-1][0] != word or not runs[-1][1]:
            runs.append((word, [[int(number)]]))
        elif int(number) == runs[-1][1][-1][-1] + 1:
            runs[-1][1][-1].append(int(number))
        else:
            runs[-1][1].append([int(number)])
    said = []
    for word, stretches in runs:
        numbers = [
            f"{stretch[0]}–{stretch[-1]}" if len(stretch) > 2 else ", ".join(map(str, stretch)) for stretch in stretches
        ]
        said.append(f"{word} {', '.join(numbers)}".strip() if numbers else word)
    return said


def counted(names: Iterable[str]) -> list[str]:
    """Names in natural order, equal ones once with their number.

    >>> counted(["Room 10", "Fields", "Room 2", "Fields"])
    ['2 × Fields', 'Room 2', 'Room 10']
    """
    number = Counter(names)
    return [name if number[name] == 1 else f"{number[name]} × {name}" for name in sorted(number, key=natural)]


def natural(name: str) -> tuple[tuple[int, str], ...]:
    """A key that sorts as people do: case and accents' marks aside, and 2 before 10.

    >>> sorted(["Zone 10", "Écu", "zone 2", "Épée"], key=natural)
    ['Écu', 'Épée', 'zone 2', 'Zone 10']
    """
    bare = "".join(char for char in unicodedata.normalize("NFKD", name.casefold()) if not unicodedata.combining(char))
    return tuple((int(part), "") if part.isdecimal() else (-1, part) for part in re.split(r"(\d+)", bare) if part)


def _within(place: s.Place, area: s.Area) -> bool:
    return area.x <= place.x < area.x + area.width and area.y <= place.y < area.y + area.height


def _stack(cell: list[str], room: int) -> list[str]:
    """A cell of a map: the place's name, and below it, set in, what is there."""
    lines = cell[:1]
    for item in cell[1:]:
        lines += textwrap.wrap(item, room, initial_indent=INDENT, subsequent_indent=INDENT * 2)
    return lines


def _aligned(rows: Sequence[Sequence[str]]) -> list[str]:
    """Rows with their columns under one another."""
    count = max(map(len, rows), default=0)
    widths = [max((len(row[i]) for row in rows if i < len(row)), default=0) for i in range(count)]
    return ["  ".join(cell.ljust(widths[i]) for i, cell in enumerate(row)).rstrip() for row in rows]
