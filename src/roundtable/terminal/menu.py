"""What can be chosen: a numbered list with a short word on what each option does, and the long word on request."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import Any, Final

from roundtable.kernel import scene as s
from roundtable.kernel.errors import RoundtableError
from roundtable.kernel.match import Match
from roundtable.kernel.offers import Offer
from roundtable.kernel.options import Option
from roundtable.kernel.plain import INDENT, PlainWriter
from roundtable.kernel.rulebook import Rulebook
from roundtable.packs import Content
from roundtable.views import (
    Known,
    SceneIndex,
    effects,
    grouped,
    matters,
    percents,
    rank,
    said_to_change,
    signs,
    subject,
)
from roundtable.views.card_lines import card_lines, flowing, lines_meant, names_line
from roundtable.views.choices import SAME_WORDS, is_named_after

from .board import short_card
from .paint import Paint

MANY: Final = 12
"""More options than this stand in columns."""
GAP: Final = 3
MOST_PREVIEWS: Final = 9
MOST_OF_ONE: Final = 5
"""A card with more numbers is chosen by them as much as by what it does."""
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
        self._changed: dict[str, list[s.Change]] = {}
        self.groups = self._grouped()
        self.options: list[Option[Any]] = [option for _, options in self.groups for option in options]
        """As they are numbered: in groups, what is surely good first; what may be done at any time comes last."""

    # --- the list ---

    def offered(self) -> dict[str, list[int]]:
        """For each place that options lead to, their numbers."""
        found: dict[str, list[int]] = {}
        for number, option in enumerate(self.options, 1):
            for point in option.points:
                kind, _, place = point.partition(":")
                if kind == "place":
                    found.setdefault(place, []).append(number)
        return found

    def _grouped(self) -> list[tuple[str, list[Option[Any]]]]:
        """The options under the keys of their headings; free ones under `free`."""
        game, seat, few = self.match.game, self.offer.seat, len(self.offer.options) <= MOST_PREVIEWS
        asked = [option for option in self.offer.options if option.verb not in game.free_verbs]
        free = [option for option in self.offer.options if option.verb in game.free_verbs]
        panel = self.things.all.get(f"seat:{seat}")
        numbers = panel.numbers if isinstance(panel, s.SeatPanel) else ()
        banes = frozenset([number.id for number in numbers if number.bane])
        if few and self.offer.prompt.key not in game.own_order:
            asked.sort(
                key=lambda option: rank(
                    option, Known(effects(self.surely(option), self.things), self.odds(option)), seat, banes, game.money
                )
            )
        order = tuple(option.group for option in self.offer.options)
        return [*grouped(asked, lambda option: option, order), *([("free", free)] if free else [])]

    def lines(self) -> list[str]:
        """What the question is about, and the numbered options; what may be done at any time comes last."""
        lines, number = self.about_all(), 1
        for key, options in self.groups:
            numbered = list(enumerate(options, number))
            number += len(options)
            if key == "free" and number > len(options) + 1:
                lines.append(self.paint("soft", self.writer.say("option-any-time")))
            elif key and key != "free":
                heading = "option-no-use-now" if key == "idle" else key
                lines.append(self.paint("soft", self.writer.say(heading)))
            lines += self.columns(numbered) if len(numbered) > MANY else self.rows(numbered)
        return lines

    def about_all(self) -> list[str]:
        """The thing the question is about in its own words, what is at stake, and what the dice mean."""
        offer, game, lines = self.offer, self.match.game, list[str]()
        thing = subject(self.things, offer.prompt.subject, game, self.match.content) if offer.prompt.subject else None
        rows = game.faces(self.match.table, offer.seat, offer.prompt)
        if thing is not None and rows is None:
            lines_of = card_lines(thing, self.writer.words) if isinstance(thing, s.Card) else []
            text = thing.text if isinstance(thing, s.Card) else thing.note
            does = " · ".join(flowing(lines_of)) or (self.writer.words(text) if text else "")
            said = self.writer.labelled(self.writer.words(thing.name), does) if does else ""
            lines += self.writer.wrap(said) if said else []
        stakes = game.stakes(self.match.table, offer.seat, offer.prompt)
        for stake in stakes:
            means = ", ".join(map(self.writer.words, stake.texts))
            if len(stakes) > 1:
                lines += self.writer.wrap(self.writer.say(f"stake-{stake.outcome}", means=means))
            else:  # no outcome among others: it is what nobody else knows
                lines += self.writer.wrap(f"{means[:1].upper()}{means[1:]}.")
        if rows is not None:
            lines += self.writer.wrap(self.faces(rows))
        return [self.paint("soft", line) for line in lines]

    def faces(self, rows: s.Rows) -> str:
        """Each result of the dice with what it brings; the one that lies there in brackets."""
        said = []
        for row in rows.rows:
            span = str(row.faces[0]) if len(row.faces) == 1 else f"{row.faces[0]}-{row.faces[-1]}"
            words = self.writer.labelled(span, ", ".join(map(self.writer.words, row.cells[1:])))
            said.append(f"[{words}]" if row.applies else words)
        return self.paint.signs.between.join(said)

    def odds(self, option: Option[Any]) -> tuple[int, int, int] | None:
        return self.match.game.odds(self.match.table, self.offer.seat, option, self.offer.prompt)

    def surely(self, option: Option[Any]) -> list[s.Change]:
        """What it changes for certain: nothing where chance or secrets come in."""
        found = self._changed.get(option.id)
        if found is None:
            try:
                found = self.match.preview(self.offer.seat, self.offer.decision, option.id, self.scene)
            except RoundtableError:
                found = []
            self._changed[option.id] = found
        return found

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
        if option.idle:
            return [self.writer.texts.say(self.writer.lang, option.idle, option.params)]
        said = self.changes(option) if few else []
        before = len(said)
        does = self.does(option)
        fit = self.fits.get(option.arg) if option.verb == "play" else None
        if fit is not None and not fit.refused:
            said += [self.writer.words(text) for text in (fit.outcome, *fit.notes) if text is not None]
        rows = self.match.game.faces(self.match.table, self.offer.seat, self.offer.prompt, option) if few else None
        if does and rows is None and len(said) == before:
            said.append(does)
        for thing in self.things.pointed(option) or (self.printed(option) if few else []):
            match thing:
                case s.Place():
                    said += [self.writer.words(thing.hint)] if thing.hint and not does else []
                    waits = (thing.sign.text if thing.sign else None, thing.fading) if self.grows and not does else ()
                    said += [self.writer.words(text) for text in waits if text is not None]
                    said += [self.writer.piece(piece) for piece in thing.pieces if piece.seat != self.offer.seat]
                    said += [short_card(card, self.writer) for card in thing.cards if not is_named_after(thing, card)]
                case s.Card() | s.SeatPanel() if does:
                    pass  # it says itself what it is there for
                case s.Card() if not free and (lines := card_lines(thing, self.writer.words)):
                    if not names_line(option) and len(thing.numbers) > MOST_OF_ONE:
                        said.append(", ".join(map(self.writer.number, thing.numbers)))
                    said.append(" · ".join(lines_meant(lines, option, self.writer.say("scene-colon"))))
                case s.Card() if not names_line(option):
                    if thing.numbers and (thing.type is None or matters(thing)):
                        said.append(", ".join(map(self.writer.number, thing.numbers)))
                    elif thing.text and few and not free:
                        said.append(self.writer.words(thing.text))
                case s.SeatPanel():
                    said += [self.writer.words(thing.who)] if thing.who else []
                    numbers = ", ".join(map(self.writer.number, thing.numbers))
                    said += [numbers] if 0 < len(numbers) <= MOST_NUMBERS else []
        if rows is not None:
            said.append(self.faces(rows))
        odds = self.odds(option) if few else None
        if odds is not None:
            win, tie, lose = percents(odds)
            rolled = self.match.game.faces(self.match.table, self.offer.seat, self.offer.prompt) is not None
            said.append(self.writer.say("odds-better" if rolled else "odds-win", win=win, tie=tie, lose=lose))
        return [*[words.removesuffix(".") for words in said[:-1]], *said[-1:]]

    def does(self, option: Option[Any]) -> str:
        """What it says itself of what it leads to."""
        key, texts = f"{option.key}.does", self.writer.texts
        said = texts.say(self.writer.lang, key, option.params).strip() if texts.knows(self.writer.lang, key) else ""
        row = ", ".join([self.writer.words(sign.text) for sign in self.things.signs_of(option)])
        return self.writer.labelled(said.removesuffix("."), row) if row else said

    @cached_property
    def grows(self) -> bool:
        """Whether the board grows as it is explored: what awaits in a place is known from its card alone."""
        return any(isinstance(part, s.Board) and part.grid for part in self.scene.parts)

    @cached_property
    def fits(self) -> dict[str, s.Fit]:
        """What cards would do if they were joined to a row."""
        return {fit.card: fit for part in self.scene.parts if isinstance(part, s.Joined) for fit in part.next}

    def printed(self, option: Option[Any]) -> list[s.Word]:
        """What it names that lies nowhere on the table, as the card that it is."""
        game, content = self.match.game, self.match.content
        for _, value in option.params:
            collection, _, item = value.removeprefix("@").partition(".") if isinstance(value, str) else ("", "", "")
            if isinstance(content, Content) and collection not in game.unread and item in content.get(collection, ()):
                card = game.pictured(content, collection, item)
                return [] if card is None else [card]
        return []

    def price(self, option: Option[Any]) -> list[s.Change]:
        """What it costs before chance has its say."""
        seat = self.offer.seat
        panel = self.things.all.get(f"seat:{seat}")
        have = {number.id: number.value for number in panel.numbers} if isinstance(panel, s.SeatPanel) else {}
        return [
            s.Change(f"seat:{seat}/number:{name}/value", have[name], have[name] + by)
            for name, by in self.match.game.costs(self.match.table, seat, option, self.offer.prompt)
            if name in have
        ]

    def changes(self, option: Option[Any]) -> list[str]:
        """The seats' numbers that this option changes for certain; its price, where chance or secrets come in."""
        changes, said = said_to_change(self.surely(option), self.price(option)), list[str]()
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
        things = self.things.pointed(option) or self.printed(option)
        lines = [line for thing in things for line in self.describe(thing)]
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
            if not isinstance(thing, s.Place | s.Card | s.SeatPanel):
                continue  # a row of a table has no name
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
