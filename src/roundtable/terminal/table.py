"""The table on one screen: the board as a map, the seats as a table of numbers, the rest in short lines.

With `maps=False` everything is told in sentences instead: for screen readers, and for whoever likes it so.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from msgspec.structs import replace

from roundtable.kernel import scene as s
from roundtable.kernel.plain import INDENT, PlainWriter, counted
from roundtable.kernel.seats import Seat

from .board import draw, short_card
from .paint import Paint

MOST_LISTED: Final = 5
"""Cards of a pile that lies open are named up to here; more are counted. `t` tells them all."""


class TableView:
    """Draws scenes for one seat."""

    def __init__(self, writer: PlainWriter, paint: Paint, me: Seat) -> None:
        self.writer = writer
        self.paint = paint
        self.me = me

    def whole(self, scene: s.Scene, offered: Mapping[str, Sequence[int]], without: Sequence[s.Board] = ()) -> str:
        """Everything worth seeing at a glance."""
        blocks: list[list[str]] = []
        for part in scene.parts:
            if isinstance(part, s.Board):
                blocks.append([] if part in without else self.board(part, offered))
            elif isinstance(part, s.Gauges) and part.seat is not None:
                continue  # below its seat
            elif not isinstance(part, s.SeatPanel | s.Track | s.Zone | s.Hand):
                blocks.append(self.writer.part(part))
        blocks.append(self.around(scene))
        blocks.append(self.seats(scene))
        return "\n\n".join("\n".join(lines) for lines in blocks if lines)

    def board(self, board: s.Board, offered: Mapping[str, Sequence[int]]) -> list[str]:
        drawn = draw(board, self.writer, self.paint, self.me, offered) if self.writer.maps else None
        return drawn or self.writer.board(board)

    def around(self, scene: s.Scene) -> list[str]:
        """Tracks and piles that are nobody's, in as few lines as they need."""
        said, counts = list[str](), list[str]()
        for part in scene.parts:
            if isinstance(part, s.Track):
                said.append(" ".join(self.writer.part(part)))
            elif isinstance(part, s.Zone) and part.seat is None:
                (counts if part.hidden and not self.writer.maps else said).append(self.pile(part))
        return self.joined([*said, ", ".join(counts)] if counts else said, "")

    def pile(self, zone: s.Zone) -> str:
        number = zone.count if zone.count is not None else sum(card.count for card in zone.cards)
        named = [short_card(card, self.writer) for card in zone.cards if card.face == "up"]
        if not named or number > MOST_LISTED:
            named = [str(number) if number else self.writer.say("scene-empty")]
        return self.writer.labelled(self.writer.words(zone.label), *named)

    # --- the seats ---

    def seats(self, scene: s.Scene) -> list[str]:
        """A line of numbers for each seat, what they own below it, and last the viewer's own hand."""
        panels = [self.briefer(part, scene) for part in scene.parts if isinstance(part, s.SeatPanel)]
        labels = {number.id: self.writer.words(number.label) for panel in panels for number in panel.numbers}
        names = {panel.seat: self.name(panel) for panel in panels}
        first = max(map(len, names.values()), default=0) + 2
        widths = {
            key: max([len(label), *(len(_value(panel, key)) for panel in panels)]) + 2 for key, label in labels.items()
        }
        if not self.writer.maps or first + sum(widths.values()) > self.writer.width:
            lines = [
                line for panel in panels for line in [*self.writer.seat(panel), *self.belongings(scene, panel.seat)]
            ]
            return lines + self.own_hand(scene)
        head = " " * first + "".join(label.rjust(widths[key]) for key, label in labels.items())
        lines = [self.paint("soft", head.rstrip())] if labels else []
        for panel in panels:
            values = "".join(_value(panel, key).rjust(widths[key]) for key in labels)
            name = names[panel.seat]
            statuses = self.writer.all(panel.statuses)
            line = f"{self.paint(f'seat{panel.seat}', name)}{' ' * (first - len(name))}{values}"
            plain = first + len(values) + 3 + len(statuses)
            beside = statuses if plain <= self.writer.width else ""
            lines.append(f"{line}   {beside}".rstrip())
            lines += self.belongings(scene, panel.seat, "" if beside else statuses)
            if panel.waiting:
                waiting = self.writer.say("scene-waiting", player=f"@seat.{panel.seat}")
                lines += self.writer.wrap(self.writer.labelled(waiting, self.writer.words(panel.waiting)), INDENT * 2)
        return lines + self.own_hand(scene)

    def briefer(self, panel: s.SeatPanel, scene: s.Scene) -> s.SeatPanel:
        """Without the numbers that are told right below it, with the tracks on which they stand."""
        below = [part for part in scene.parts if isinstance(part, s.Gauges) and part.seat == panel.seat]
        told = {track.id for gauges in below for track in gauges.tracks}
        told |= {number.id for gauges in below for number in gauges.numbers}
        return replace(panel, numbers=tuple([one for one in panel.numbers if one.id not in told])) if told else panel

    def name(self, panel: s.SeatPanel) -> str:
        sign = self.paint.signs.me if panel.seat == self.me else self.paint.signs.other
        name = f"{sign} {self.writer.words(panel.name)}" if self.writer.maps else self.writer.words(panel.name)
        return f"{name}, {self.writer.words(panel.who)}" if panel.who else name

    def belongings(self, scene: s.Scene, seat: Seat, first: str = "") -> list[str]:
        """What a seat has before it, after whatever else there is to say of it."""
        said = [first] if first else []
        for part in scene.parts:
            if isinstance(part, s.Gauges) and part.seat == seat:
                tracks = self.writer.gauges(replace(part, pairs=(), numbers=()), named=False)
                said.append(" ".join(map(str.strip, tracks)))
                said.append(
                    ", ".join(map(self.writer.number, [*(one for pair in part.pairs for one in pair), *part.numbers]))
                )
            elif isinstance(part, s.Zone) and part.seat == seat and (part.cards or part.count):
                cards = [short_card(card, self.writer) for card in part.cards]
                listed = sum(card.count for card in part.cards)
                if part.count is not None and part.count > listed:
                    cards.append(self.writer.say("scene-hidden-cards", count=part.count - listed))
                said.append(self.writer.labelled(self.writer.words(part.label), *counted(cards)))
            elif isinstance(part, s.Hand) and part.seat == seat and seat != self.me:
                number = part.count if part.count is not None else sum(card.count for card in part.cards)
                hand = [short_card(card, self.writer) for card in part.cards]
                said += [", ".join(hand) if hand else self.writer.say("scene-in-hand", count=number)] if number else []
        return self.joined(said, INDENT * 2)

    def own_hand(self, scene: s.Scene) -> list[str]:
        return [
            line
            for part in scene.parts
            if isinstance(part, s.Hand) and part.seat == self.me and part.cards
            for line in self.writer.part(part)
        ]

    def sums(self, scene: s.Scene) -> list[str]:
        """What is being worked out."""
        return [line for part in scene.parts if isinstance(part, s.Sum) for line in self.writer.part(part)]

    def joined(self, said: Sequence[str], indent: str) -> list[str]:
        """Short things one after another, broken between them where the line is full; in plain words one a line."""
        lines: list[str] = []
        dot = self.paint.signs.between
        for words in said:
            if lines and self.writer.maps and len(lines[-1]) + len(dot) + len(words) <= self.writer.width:
                lines[-1] += dot + words
            else:
                lines += self.writer.wrap(words, indent)
        return lines

    def status(self, scene: s.Scene) -> str:
        """The viewer's own numbers, in a line."""
        panel = next((part for part in scene.parts if isinstance(part, s.SeatPanel) and part.seat == self.me), None)
        if panel is None or not panel.numbers:
            return ""
        return self.writer.labelled(self.name(panel), *map(self.writer.number, panel.numbers))


def _value(panel: s.SeatPanel, key: str) -> str:
    """A number of a seat in as few characters as it takes."""
    number = next((number for number in panel.numbers if number.id == key), None)
    if number is None:
        return ""
    value = str(number.value).replace("-", "\u2212")
    return value if number.max is None else f"{value}/{number.max}"
