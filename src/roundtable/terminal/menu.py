"""What can be chosen: a numbered list with a short word on what each option does, and the long word on request."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from roundtable.kernel import scene as s
from roundtable.kernel.errors import RoundtableError
from roundtable.kernel.match import Match
from roundtable.kernel.offers import Offer
from roundtable.kernel.options import Option
from roundtable.kernel.plain import INDENT, PlainWriter
from roundtable.kernel.rulebook import Rulebook
from roundtable.views import SceneIndex, effects, matters, signs
from roundtable.views.choices import SAME_WORDS

from .board import short_card
from .paint import Paint

MANY: Final = 12
"""More options than this stand in columns."""
GAP: Final = 3
MOST_PREVIEWS: Final = 9
MOST_NUMBERS: Final = 60
"""Characters: a seat that has more to tell is told by `?`."""
ALIGNED: Final = 40
"""What options do stands in one column, unless a title is longer than this."""


class Menu:
    """The options of an offer, before the scene they belong to."""

    def __init__(self, match: Match[Any, Any], offer: Offer, scene: s.Scene, writer: PlainWriter, paint: Paint) -> None:
        self.match = match
        self.offer = offer
        self.scene = scene
        self.writer = writer
        self.paint = paint
        self.things = SceneIndex(scene)

    # --- the list ---

    def offered(self) -> dict[str, list[int]]:
        """For each place that options lead to, their numbers."""
        found: dict[str, list[int]] = {}
        for number, option in enumerate(self.offer.options, 1):
            for point in option.points:
                kind, _, place = point.partition(":")
                if kind == "place":
                    found.setdefault(place, []).append(number)
        return found

    def lines(self) -> list[str]:
        """The numbered options; what may be done at any time comes last, under its own words."""
        numbered = list(enumerate(self.offer.options, 1))
        free = [(number, option) for number, option in numbered if option.verb in self.match.game.free_verbs]
        asked = [(number, option) for number, option in numbered if option.verb not in self.match.game.free_verbs]
        lines = self.columns(asked) if len(asked) > MANY else self.rows(asked)
        if free and asked:
            lines.append(self.paint("soft", self.writer.say("option-any-time")))
        return lines + (self.columns(free) if len(free) > MANY else self.rows(free))

    def rows(self, options: Sequence[tuple[int, Option[Any]]]) -> list[str]:
        """One under another, each with what it does beside it or, where that is too long, below."""
        few = len(options) <= MOST_PREVIEWS
        told = [
            (number, self.title(option), self.paint.signs.between.join(self.about(option, few=few)))
            for number, option in options
        ]
        beside = max([len(title) for _, title, about in told if about and len(title) <= ALIGNED], default=0) + GAP
        lines = []
        for number, title, about in told:
            bullet = f"{number:>3}. "
            gap = max(beside - len(title), GAP)
            if len(bullet) + len(title) + gap + len(about) <= self.writer.width:
                beside_it = " " * gap + self.paint("soft", about) if about else ""
                lines.append(f"{self.paint('head', bullet)}{title}{beside_it}")
                continue
            first, *more = self.writer.wrap(title, " " * len(bullet), hang="")
            lines += [self.paint("head", bullet) + first.lstrip(), *more]
            lines += [self.paint("soft", line) for line in self.writer.wrap(about, " " * len(bullet), hang="")]
        return lines

    def columns(self, options: Sequence[tuple[int, Option[Any]]]) -> list[str]:
        """Beside each other, down and then across, with the place's own short word if all fit."""
        titles = [f"{number:>3}. {self.title(option)}" for number, option in options]
        longer = [
            f"{title} ({about})" if (about := self.short(option)) else title
            for title, (_, option) in zip(titles, options, strict=True)
        ]
        if 2 * (max(map(len, longer)) + GAP) - GAP <= self.writer.width:
            titles = longer
        room = max(map(len, titles)) + GAP
        count = max(1, (self.writer.width + GAP) // room)
        height = -(-len(titles) // count)
        return ["".join(words.ljust(room) for words in titles[row::height]).rstrip() for row in range(height)]

    def title(self, option: Option[Any]) -> str:
        return self.writer.texts.say(self.writer.lang, option.key, option.params)

    # --- a short word ---

    def short(self, option: Option[Any]) -> str:
        place = next((thing for thing in self.things.pointed(option) if isinstance(thing, s.Place)), None)
        return self.writer.words(place.hint) if place is not None and place.hint else ""

    def about(self, option: Option[Any], *, few: bool) -> list[str]:
        """What it does, in a few words: what changes at once, and what is known of where it leads.

        Where there are `few` options, cards tell their text; not those that one holds and may use at any time.
        """
        free = option.verb in self.match.game.free_verbs
        said = self.changes(option) if few else []
        for thing in self.things.pointed(option):
            match thing:
                case s.Place():
                    said += [self.writer.words(thing.hint)] if thing.hint else []
                    said += [self.writer.piece(piece) for piece in thing.pieces if piece.seat != self.offer.seat]
                    said += [short_card(card, self.writer) for card in thing.cards]
                case s.Card():
                    if thing.numbers and (thing.type is None or matters(thing)):
                        said.append(", ".join(map(self.writer.number, thing.numbers)))
                    elif thing.text and few and not free:
                        said.append(self.writer.words(thing.text))
                case s.SeatPanel():
                    said += [self.writer.words(thing.who)] if thing.who else []
                    numbers = ", ".join(map(self.writer.number, thing.numbers))
                    said += [numbers] if 0 < len(numbers) <= MOST_NUMBERS else []
        return said

    def changes(self, option: Option[Any]) -> list[str]:
        """The seats' numbers that this option changes for certain: nothing where chance or secrets come in."""
        try:
            changes = self.match.preview(self.offer.seat, self.offer.decision, option.id)
        except RoundtableError:
            return []
        said = []
        for effect in effects(changes, self.things):
            owner = "" if effect.seat == self.offer.seat else self.writer.words(f"@seat.{effect.seat}")
            words = f"{self.writer.words(effect.label)} {effect.before} {self.paint.signs.arrow} {effect.after}"
            words = words.replace("-", "\u2212")
            said.append(self.writer.labelled(owner, words) if owner else words)
        for seat, text in signs(changes):
            owner, words = self.writer.words(f"@seat.{seat}"), self.writer.words(text)
            said.append(words if seat == self.offer.seat else self.writer.labelled(owner, words))
        return said

    # --- the long word ---

    def long(self, option: Option[Any]) -> list[str]:
        """All there is to say of the things that an option is about."""
        lines = [line for thing in self.things.pointed(option) for line in self.describe(thing)]
        if lines:
            return lines
        for _, value in option.params:
            if isinstance(value, str) and value.startswith("@") and not value.startswith(SAME_WORDS):
                text = self.writer.texts.name(self.writer.lang, f"{value.partition('#')[0]}.text")
                if text and not text.startswith("{"):
                    lines += self.writer.wrap(
                        self.writer.labelled(self.writer.texts.name(self.writer.lang, value), text)
                    )
        return lines

    def find(self, words: str) -> list[str]:
        """What lies or stands on the table under this name, told in full."""
        wanted, lines = words.casefold(), []
        told: set[str] = set()
        for thing in self.things.all.values():
            assert isinstance(thing, s.Place | s.Card | s.SeatPanel)
            name = self.writer.words(thing.name)
            who = self.writer.words(thing.who) if isinstance(thing, s.SeatPanel) and thing.who else ""
            said = "\n".join(self.describe(thing)) if wanted in f"{name} {who}".casefold() else ""
            if said and said not in told:
                told.add(said)
                lines.append(said)
        return lines

    def describe(self, thing: s.Word) -> list[str]:
        match thing:
            case s.Place():
                names = {place.id: self.writer.words(place.name) for place in self.things.places.values()}
                return self.writer.wrap(self.writer.place(thing, names))
            case s.Card() | s.SeatPanel():
                return self.writer.part(thing)
            case _:
                return []


def rules_in_words(rules: Sequence[str], book: Rulebook, writer: PlainWriter, paint: Paint) -> list[str]:
    """Each rule once, in our words, with its id."""
    lines: list[str] = []
    for rule in dict.fromkeys(rules):
        lines += writer.wrap(book[rule].text(writer.lang), INDENT, hang="")
        lines.append(paint("soft", f"{INDENT}[{rule}]"))
    return lines
