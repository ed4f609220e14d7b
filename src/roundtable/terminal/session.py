"""One match at a terminal: shows what a seat may see, reads what it chooses, lets bots play the other seats."""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Any, Final, TextIO

from roundtable.bots import Seen, maker
from roundtable.kernel import journal as journals
from roundtable.kernel.errors import Refused
from roundtable.kernel.events import CHAPTERS, Event
from roundtable.kernel.game import Game
from roundtable.kernel.match import Match
from roundtable.kernel.offers import Offer
from roundtable.kernel.plain import PlainWriter, render
from roundtable.kernel.scene import Board, Hand, Scene, Sum, Text
from roundtable.kernel.seats import WATCHER, Seat
from roundtable.kernel.texts import Texts
from roundtable.kernel.windows import Window

from .menu import Menu, rules_in_words
from .paint import TYPED, Paint, paint_for, width_of
from .story import tell
from .table import TableView

HUMAN: Final = "human"
OTHER_LANGUAGE: Final = {"en": "fr", "fr": "en"}
ALIASES: Final = {
    "help": "h", "aide": "h", "pourquoi": "why", "quit": "q", "undo": "u", "redo": "r", "save": "s",
    "table": "t", "places": "p", "lieux": "p", "journal": "log",
    "campaign": "c", "campagne": "c",
}  # fmt: skip
FOLDER = Path(__file__).parent
MANY_PLACES: Final = 5
"""Options that lead to more places than this bring the map with them."""
LOG_LINES: Final = 25


class Ended(Exception):
    """The player left, or there is nothing more to read."""


class Session:
    """A match, who plays its seats, and the person in front of the terminal."""

    def __init__(
        self,
        match: Match[Any, Any],
        seats: Sequence[str],
        file: Path,
        lang: str = "en",
        source: TextIO | None = None,
        target: TextIO | None = None,
        *,
        plain: bool = False,
    ) -> None:
        """`plain` draws nothing and colours nothing: everything is said in sentences."""
        self.match = match
        self.lang = lang
        self.file = file
        self.source = source or sys.stdin
        self.target = target or sys.stdout
        self.plain = plain
        self.paint = Paint(signs=TYPED) if plain else paint_for(self.target)
        self.seats = list(seats)
        self.humans = [seat for seat, player in enumerate(seats) if player == HUMAN]
        rng = Random(match.setup.seed)
        self.bots = {seat: maker(player, match.game.id)(rng) for seat, player in enumerate(seats) if player != HUMAN}
        self.own = Texts(FOLDER)
        self.texts = match.game.texts(match.content)
        self._name_players()
        self.shown: dict[Seat, int] = dict.fromkeys(self.humans, 0)
        """For each person, how much of the log they have read."""
        self.votes: list[str] = []
        """What was voted since the log was last shown."""
        self.looking: Seat | None = self.humans[0] if len(self.humans) == 1 else None
        self.stale = True
        """Whether the table must be shown whatever happened."""
        self.last: tuple[list[object], list[object]] = ([], [])
        """What lay on the table, and the person's own numbers and hand, as they were last shown."""
        self.boards: list[Board] = []
        """The boards as they were last shown."""
        self.menu: Menu | None = None
        self.titled: Text | None = None
        self.elsewhere = True
        """Whether somebody else has acted since the table was last shown."""
        self.explained = 0
        """How many events back the last `?` went."""
        self.asks_always = False
        """Whether they want to be asked in others' turns although they can only pass."""
        self.took_back = False
        """What was just taken back is asked anew."""

    @property
    def game(self) -> Game[Any, Any]:
        return self.match.game

    @property
    def one_person(self) -> bool:
        """Whether all people's seats are one person's, as the table's options say: nobody has to look away."""
        alone, options = self.game.alone, self.match.setup.options
        return bool(alone) and all(options.get(name) == value for name, value in alone.items())

    # --- the loop ---

    def play(self) -> None:
        """Plays until the match is over; `Ended` when the player leaves before."""
        self._open()
        while not self.match.over:
            offer = self._next_offer()
            if offer.seat in self.bots:
                window = self._window(offer)
                option, ms = self.bots[offer.seat].choose(Seen(self.match, window, offer.seat))
                self._take(offer, option.id, ms)
                self.elsewhere = True
            elif passing := self._passes(offer):
                self._take(offer, passing)
            else:
                self._ask(offer)
        self._show_end()

    def _next_offer(self) -> Offer:
        """Bots answer first: what they choose may close the window for a person. But they let people read.

        All people here read the same screen: once is enough.
        """
        offers = [(offer, self._window(offer)) for offer in self.match.offers()]
        readers = {window.number: window.once(self.humans) for _, window in offers}
        hasty = [o for o, w in offers if o.seat in self.bots and not w.left_to(readers[w.number], o.seat)]
        people = [offer for offer, window in offers if offer.seat in readers[window.number]]
        return [*hasty, *people, *(offer for offer, _ in offers)][0]

    def _passes(self, offer: Offer) -> str:
        """The option by which somebody passes who has nothing to play in another's turn; empty where they are asked.

        Where others sit at the same screen they are asked all the same, or those would know.
        """
        named = self.game.interjections.get(offer.prompt.key)
        if named is None or self.asks_always or self.took_back or (len(self.humans) > 1 and not self.one_person):
            return ""
        asked = [option for option in offer.options if option.verb not in self.game.free_verbs]
        if named.can(asked) or not self.game.may_pass(self.match.table, offer.seat, offer.prompt):
            return ""
        return named.passing

    def _window(self, offer: Offer) -> Window:
        return self.match.window(int(offer.decision.partition("+")[0].partition("~")[0]))

    def _take(self, offer: Offer, option_id: str, ms: int = 0) -> None:
        """Answers; where that was the last word of a vote, keeps in mind what everybody said."""
        window, told = self._window(offer), len(self.match.events)
        self.match.answer(offer.seat, offer.decision, option_id, ms)
        vote = not window.sealed and not window.claims and len(window.answers) > 1
        if not vote or any(other.number == window.number for other in self.match.windows):
            return
        options = {answer.option.id for answer in window.answers}
        if len(options) == 1 and not any(answer.seat in self.humans for answer in window.answers):
            return
        said = [
            f"{self._player(answer.seat)} – {self.texts.say(self.lang, answer.option.key, answer.option.params)}"
            for answer in window.answers
        ]
        self.votes.append(self._line("votes", votes=self.paint.signs.between.join(said)))
        again = any(other.prompt == window.prompt for other in self.match.windows)
        if len(options) > 1 and again and len(self.match.events) == told:
            self.votes.append(self._line("no-agreement"))

    def _ask(self, offer: Offer) -> None:
        if self.looking != offer.seat and not self.one_person:
            self.say("hand-over", player=self._player(offer.seat))
            self._read("")
            self.looking = offer.seat
            self.stale = True
        menu = self._menu(offer)
        self._show_news(menu)
        self._show_offer(menu)
        self.explained = 0
        while True:
            said = self._read(self._line("input"))
            if said and self._obey(said, offer):
                return

    def _obey(self, said: str, offer: Offer) -> bool:
        """Does what was typed; whether the decision is no longer the one on the screen."""
        if said.startswith("?"):
            said = f"? {said[1:].strip()}".strip()
        word, _, rest = said.casefold().partition(" ")
        word, rest = ALIASES.get(word, word), rest.strip()
        if said.isdecimal() and 1 <= int(said) <= len(offer.options):
            return self._answer(offer, self._menu(offer).options[int(said) - 1].id)
        if any(option.id == said for option in offer.options):
            return self._answer(offer, said)
        if word == "?":
            self._explain(offer, rest)
        elif word == "why":
            self._why_not(offer.seat)
        elif word in ("t", "p"):
            self._show_all(offer, places=word == "p")
        elif word == "c" and self.game.is_campaign:
            self._show_campaign()
        elif word == "log":
            told = self.match.told(offer.seat)[-LOG_LINES:]
            self._write_lines(tell(told, offer.seat, self.texts, self.lang, self.paint, self.width))
        elif word in ("u", "r"):
            return self._go_back(offer.seat, undo=word == "u")
        elif word == "s":
            self.save()
        elif word == "a" and self.game.interjections:
            self.asks_always = not self.asks_always
            self.say("asks-always" if self.asks_always else "asks-when-you-can")
        elif word == "l":
            self.lang = OTHER_LANGUAGE[self.lang]
            self._name_players()
            self.say("language")
            self._show_offer(self._menu(offer))
        elif word == "q":
            raise Ended
        elif word == "h":
            self.say("help")
            if self.game.interjections:
                self.say("help-asking")
            if self.game.is_campaign:
                self.say("help-campaign")
        else:
            self.say("no-such-choice", said=said[:40], last=len(offer.options))
        return False

    def _answer(self, offer: Offer, option_id: str) -> bool:
        self.took_back = False
        try:
            self._take(offer, option_id)
        except Refused as refused:
            self.write(self.texts.say(self.lang, refused.key, refused.params))
        return True

    # --- what it tells ---

    def _open(self) -> None:
        """Which game this is, what it is about, and under which options it is played."""
        self.write(self.paint("head", self.game.titles[self.lang]))
        if self.texts.knows(self.lang, "goal"):
            self._say_wrapped(self.texts.say(self.lang, "goal"))
        chosen = [
            self._line("option", name=name, value=value)
            for name, value in choices_in_words(self.game, self.texts, self.lang, self.match.setup.options)
        ]
        if chosen:
            self._say_wrapped(self.paint.signs.between.join(chosen))
        if len(self.humans) == 1:
            self._say_wrapped(self._line("you-are", player=self._player(self.humans[0])))
        if self.humans:
            self.say("hint")

    def _show_news(self, menu: Menu) -> None:
        """What happened, and the table if another turn has begun or other things lie on it."""
        seat, scene, offered = menu.offer.seat, menu.scene, menu.offered()
        told = self._unread(seat)
        for vote in self.votes:
            self._say_wrapped(vote)
        self.votes.clear()
        self._write_lines(tell(told, seat, self.texts, self.lang, self.paint, self.width))
        for reader in self.humans if self.one_person else (seat,):
            self.shown[reader] = len(self.match.events)
        view = TableView(self._writer(), self.paint, seat)
        lies: list[object] = [
            (type(part), getattr(part, "id", None)) for part in scene.parts if not isinstance(part, Sum)
        ]
        mine: list[object] = [view.status(scene), [part for part in scene.parts if isinstance(part, Hand)]]
        if self._new_table(told, lies):
            self._show_title(scene)
            boards = [part for part in scene.parts if isinstance(part, Board)]
            same = [] if self.stale or self._in_turns() else self._as_before(boards, offered)
            self.write("\n" + view.whole(scene, offered, same))
            if same:
                self.say("board-as-before")
            self.boards = boards
            self.elsewhere = self.stale = False
        else:
            if len(offered) > MANY_PLACES and not self.plain:
                for part in scene.parts:
                    if isinstance(part, Board):
                        self._write_lines(["", *view.board(part, offered)])
            if mine != self.last[1]:
                self._write_lines(["", *self._writer().wrap(view.status(scene)), *view.own_hand(scene)])
            if sums := view.sums(scene):
                self._write_lines(["", *sums])
        self.last = (lies, mine)

    def _unread(self, seat: Seat) -> list[Event]:
        if not self.one_person:
            return self.match.told(seat, self.shown[seat])
        events = self.match.events[self.shown[seat] :]
        return [event for event in events if any(event.seen_by(own) for own in self.humans)]

    def _show_title(self, scene: Scene) -> None:
        """What the table is about, when that is new."""
        title = self._writer().words(scene.title) if scene.title else ""
        if title and scene.title != self.titled and title != self.game.titles[self.lang]:
            self._write_lines(["", self.paint("head", title)])
        self.titled = scene.title

    def _new_table(self, told: Sequence[object], lies: list[object]) -> bool:
        """In a game told in turns the table is shown once a turn; in others as soon as somebody else acted."""
        if self.stale or any(getattr(event, "key", "") in CHAPTERS for event in told):
            return True
        return not self._in_turns() and (self.elsewhere or lies != self.last[0])

    def _as_before(self, boards: Sequence[Board], offered: Mapping[str, Sequence[int]]) -> list[Board]:
        """Those that need not be shown again: nothing on them has changed, and no choice leads there."""
        return [
            board for board in boards if board in self.boards and not any(place.id in offered for place in board.places)
        ]

    def _in_turns(self) -> bool:
        """Whether the match is told in turns by now: while a table is set up it is not."""
        return any(event.key in CHAPTERS for event in self.match.events)

    def _show_offer(self, menu: Menu) -> None:
        offer = menu.offer
        prompt = self.texts.say(self.lang, offer.prompt.key, offer.prompt.params)
        if len(self.humans) > 1:
            prompt = self._line("asked", player=self._player(offer.seat), prompt=prompt)
        self._write_lines(["", *(self.paint("now", line) for line in self._writer().wrap(prompt))])
        self._write_lines(menu.lines())

    def _show_all(self, offer: Offer, *, places: bool) -> None:
        """The table in full; with `places` every place and its text."""
        menu = self._menu(offer)
        if places:
            self.write(render(menu.scene, self.texts, self.lang, self.width, maps=False, every_place=True))
        else:
            self.write(TableView(self._writer(), self.paint, offer.seat).whole(menu.scene, menu.offered()))
        self._show_offer(menu)

    def _show_campaign(self) -> None:
        """What is finished, and where the campaign stands."""
        for stone in self.match.table.milestones:
            self.write(f"- {self.texts.say(self.lang, stone.key, stone.params)}")
        scene = self.game.campaign(self.match.state, self.match.content)
        if scene is not None:
            self.write(render(scene, self.texts, self.lang, self.width))

    def _explain(self, offer: Offer, which: str) -> None:
        """`?` goes back event by event, `? 3` explains an option, `? wolf` whatever has that name."""
        menu = self._menu(offer)
        if which and not which.isdecimal():
            found = menu.find(which)
            self._write_lines(found or [self._line("no-such-thing", said=which[:40])])
            return
        if which:
            if not 1 <= int(which) <= len(offer.options):
                self.say("no-such-choice", said=which[:40], last=len(offer.options))
                return
            option = menu.options[int(which) - 1]
            words, rules = menu.title(option), (*option.rules, *offer.prompt.rules)
            lines = [*self._about(words), *menu.long(option)]
        else:
            told = self.match.told(offer.seat)
            self.explained = min(self.explained + 1, len(told))
            if not told:
                self.say("nothing-happened")
                return
            event = told[-self.explained]
            words, rules = self.texts.say(self.lang, event.key, event.params), event.rules
            lines = self._about(words)
            if more := self.texts.more(self.lang, event.key, event.params):
                lines += self._writer().wrap(more)
        self._write_lines(lines)
        if rules:
            self._write_lines(rules_in_words(rules, self.game.rulebook, self._writer(), self.paint))
        elif len(lines) < 2:
            self.say("no-rule")

    def _about(self, words: str) -> list[str]:
        return [self.paint("head", line) for line in self._writer().wrap(words)]

    def _why_not(self, seat: Seat) -> None:
        refusals = self.match.refusals(seat)
        if not refusals:
            self.say("nothing-refused")
        for refusal in refusals:
            words = self.texts.say(self.lang, refusal.option.key, refusal.option.params)
            self._write_lines(self._about(words))
            self._write_lines(rules_in_words(refusal.rules, self.game.rulebook, self._writer(), self.paint))

    def _show_end(self) -> None:
        outcome = self.match.outcome
        seat = self.humans[0] if self.humans else WATCHER
        told = self.match.told(seat, self.shown.get(seat, 0))
        self._write_lines(tell(told, seat, self.texts, self.lang, self.paint, self.width))
        self._write_lines(["", TableView(self._writer(), self.paint, seat).whole(self.match.scene(seat), {}), ""])
        self.write(self.paint("head", self._line("over")))
        if outcome is None:
            return
        self.write(self.texts.say(self.lang, outcome.reason))
        if outcome.winners:
            self.say("won", players=", ".join(self._player(seat) for seat in outcome.winners))
        else:
            self.say("nobody-won")

    # --- back, and away ---

    def _go_back(self, seat: Seat, *, undo: bool) -> bool:
        """At one terminal the people here consent to each other, and the last thing any of them chose is meant.

        Bots go along.
        """
        everyone = range(self.match.setup.seats)
        last = self.match.last_to_answer(self.humans) if undo else None
        seat = seat if last is None else last
        try:
            (self.match.undo if undo else self.match.redo)(seat, everyone)
        except Refused as refused:
            self.write(self.texts.say(self.lang, refused.key, refused.params))
            return False
        self.say("undone" if undo else "redone")
        self.took_back = undo
        self.stale = True
        self.votes.clear()
        for human in self.humans:
            self.shown[human] = min(self.shown[human], len(self.match.events))
        return True

    def save(self) -> bool:
        """Writes the match and who plays it; says so, or why not."""
        journal = self.match.journal()
        journal.players = self.seats
        try:
            # Beside the old save first: a full disk must not cost what was there.
            beside = self.file.with_suffix(".new")
            beside.write_bytes(journals.write(journal))
            beside.replace(self.file)
        except OSError as error:
            self.say("save-failed", file=str(self.file), reason=error.strerror or str(error))
            return False
        self.say("saved", file=str(self.file))
        return True

    # --- small things ---

    @property
    def width(self) -> int:
        return width_of(self.target)

    def _writer(self) -> PlainWriter:
        return PlainWriter(self.texts, self.lang, self.width, maps=not self.plain)

    def _menu(self, offer: Offer) -> Menu:
        """The menu of this offer, as it was shown."""
        known = self.menu
        shown = self.lang, self.width
        if known is None or known.offer is not offer or (known.writer.lang, known.writer.width) != shown:
            known = self.menu = Menu(self.match, offer, self.match.scene(offer.seat), self._writer(), self.paint)
        return known

    def _name_players(self) -> None:
        names: Mapping[Seat, str] = {seat: self._player(seat) for seat in range(self.match.setup.seats)}
        self.texts = self.texts.seated(names)

    def _player(self, seat: Seat) -> str:
        return self._line("seat-bot" if seat in self.bots else "seat-number", number=seat + 1)

    def _line(self, key: str, **params: int | str) -> str:
        return self.own.say(self.lang, key, params)

    def say(self, key: str, **params: int | str) -> None:
        self.write(self._line(key, **params))

    def write(self, words: str) -> None:
        print(words, file=self.target)

    def _write_lines(self, lines: Sequence[str]) -> None:
        for line in lines:
            self.write(line)

    def _say_wrapped(self, words: str) -> None:
        self._write_lines(self._writer().wrap(words, hang=""))

    def _read(self, prompt: str) -> str:
        self.target.write(prompt)
        self.target.flush()
        line = self.source.readline()
        if not line:
            self.write("")
            raise Ended
        if not self.source.isatty():
            self.write(line.strip())  # so that a script's record reads as a person's screen
        return line.strip()


def choices_in_words(
    game: Game[Any, Any], texts: Texts, lang: str, options: Mapping[str, Any] | None = None
) -> list[tuple[str, str]]:
    """The table options and what is chosen, or without a choice all there is; ids where a text is missing."""

    def words(key: str, otherwise: object) -> str:
        return texts.say(lang, key) if texts.knows(lang, key) else str(otherwise)

    found = []
    for choice in game.choices:
        values = choice.values if options is None else (options.get(choice.name, choice.values[0]),)
        said = [words(f"choice-{choice.name}-{str(value).lower()}", value) for value in values]
        found.append((words(f"choice-{choice.name}", choice.name), ", ".join(said)))
    return found
