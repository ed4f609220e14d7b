"""One match at a terminal: shows what a seat may see, reads what it chooses, lets bots play the other seats."""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Any, Final, TextIO

from roundtable.bots import maker
from roundtable.kernel.errors import Refused
from roundtable.kernel.game import Game
from roundtable.kernel.match import Match
from roundtable.kernel.offers import Offer
from roundtable.kernel.plain import render
from roundtable.kernel.scene import Hand
from roundtable.kernel.seats import WATCHER, Seat
from roundtable.kernel.texts import Texts

HUMAN: Final = "human"
OTHER_LANGUAGE: Final = {"en": "fr", "fr": "en"}
ALIASES: Final = {"help": "h", "aide": "h", "pourquoi": "why", "quit": "q", "undo": "u", "redo": "r", "save": "s"}
FOLDER = Path(__file__).parent


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
    ) -> None:
        self.match = match
        self.lang = lang
        self.file = file
        self.source = source or sys.stdin
        self.target = target or sys.stdout
        self.humans = [seat for seat, player in enumerate(seats) if player == HUMAN]
        rng = Random(match.setup.seed)
        self.bots = {seat: maker(player)(rng) for seat, player in enumerate(seats) if player != HUMAN}
        self.own = Texts(FOLDER)
        self.texts = match.game.texts(match.content)
        self._name_players()
        self.shown: dict[Seat, int] = dict.fromkeys(self.humans, 0)
        """For each person, how much of the log they have read."""
        self.looking: Seat | None = self.humans[0] if len(self.humans) == 1 else None
        self.laid: list[object] = []
        """What lay on the table when it was last shown."""
        self.elsewhere = True
        """Whether somebody else has acted since the table was last shown."""

    @property
    def game(self) -> Game[Any, Any]:
        return self.match.game

    # --- the loop ---

    def play(self) -> None:
        """Plays until the match is over; `Ended` when the player leaves before."""
        if len(self.humans) == 1:
            self.say("you-are", player=self._player(self.humans[0]))
        while not self.match.over:
            offer = self._next_offer()
            if offer.seat in self.bots:
                window = self.match.window(int(offer.decision.partition("+")[0].partition("~")[0]))
                option, ms = self.bots[offer.seat].choose(self.match, window, offer.seat)
                self.match.answer(offer.seat, offer.decision, option.id, ms)
                self.elsewhere = True
            else:
                self._ask(offer)
        self._show_end()

    def _next_offer(self) -> Offer:
        """Bots answer first: what they choose may close the window for a person."""
        offers = self.match.offers()
        return next((offer for offer in offers if offer.seat in self.bots), offers[0])

    def _ask(self, offer: Offer) -> None:
        if self.looking != offer.seat:
            self.say("hand-over", player=self._player(offer.seat))
            self._read("")
            self.looking = offer.seat
            self.elsewhere = True
        self._show_news(offer.seat)
        self._show_offer(offer)
        while True:
            said = self._read(self.own.say(self.lang, "input"))
            if not said:
                continue
            if self._obey(said, offer):
                return

    def _obey(self, said: str, offer: Offer) -> bool:
        """Does what was typed; whether the decision is no longer the one on the screen."""
        if said.startswith("?"):
            said = f"? {said[1:].strip()}".strip()
        word, _, rest = said.casefold().partition(" ")
        word = ALIASES.get(word, word)
        if said.isdecimal() and 1 <= int(said) <= len(offer.options):
            return self._answer(offer, offer.options[int(said) - 1].id)
        if any(option.id == said for option in offer.options):
            return self._answer(offer, said)
        if word == "?":
            self._explain(offer, rest.strip())
        elif word == "why":
            self._why_not(offer.seat)
        elif word == "t":
            self.write(render(self.match.scene(offer.seat), self.texts, self.lang))
            self._show_offer(offer)
        elif word in ("u", "r"):
            return self._go_back(offer.seat, undo=word == "u")
        elif word == "s":
            self.save()
        elif word == "l":
            self.lang = OTHER_LANGUAGE[self.lang]
            self._name_players()
            self.say("language")
            self._show_offer(offer)
        elif word == "q":
            raise Ended
        elif word == "h":
            self.say("help")
        else:
            self.say("no-such-choice", said=said[:40], last=len(offer.options))
        return False

    def _answer(self, offer: Offer, option_id: str) -> bool:
        try:
            self.match.answer(offer.seat, offer.decision, option_id)
        except Refused as refused:
            self.write(self.texts.say(self.lang, refused.key, refused.params))
        return True

    # --- what it tells ---

    def _show_news(self, seat: Seat) -> None:
        """The table, if others have done something since or other things lie on it; then what happened."""
        scene = self.match.scene(seat)
        laid: list[object] = [
            part if isinstance(part, Hand) else (type(part), getattr(part, "id", None)) for part in scene.parts
        ]
        if self.elsewhere or laid != self.laid:
            self.write("\n" + render(scene, self.texts, self.lang) + "\n")
            self.elsewhere, self.laid = False, laid
        for event in self.match.told(seat, self.shown[seat]):
            self.write(f"- {self.texts.say(self.lang, event.key, event.params)}")
        self.shown[seat] = len(self.match.events)

    def _show_offer(self, offer: Offer) -> None:
        prompt = self.texts.say(self.lang, offer.prompt.key, offer.prompt.params)
        self.write("")
        self.write(
            prompt if len(self.humans) == 1 else self._line("asked", player=self._player(offer.seat), prompt=prompt)
        )
        for number, option in enumerate(offer.options, 1):
            self.write(f"{number:>3}. {self.texts.say(self.lang, option.key, option.params)}")

    def _explain(self, offer: Offer, which: str) -> None:
        if which:
            if not (which.isdecimal() and 1 <= int(which) <= len(offer.options)):
                self.say("no-such-choice", said=which[:40], last=len(offer.options))
                return
            option = offer.options[int(which) - 1]
            words, rules = self.texts.say(self.lang, option.key, option.params), (*option.rules, *offer.prompt.rules)
        else:
            told = self.match.told(offer.seat)
            if not told:
                self.say("nothing-happened")
                return
            words, rules = self.texts.say(self.lang, told[-1].key, told[-1].params), told[-1].rules
        if not rules:
            self.say("no-rule", option=words)
            return
        self.write(words)
        for rule in dict.fromkeys(rules):
            self.write(f"  {rule}\n    {self.game.rulebook[rule].text(self.lang)}")

    def _why_not(self, seat: Seat) -> None:
        refusals = self.match.refusals(seat)
        if not refusals:
            self.say("nothing-refused")
        for refusal in refusals:
            words = self.texts.say(self.lang, refusal.option.key, refusal.option.params)
            for rule in refusal.rules:
                self.say("refused-line", option=words, rule=self.game.rulebook[rule].text(self.lang))

    def _show_end(self) -> None:
        outcome = self.match.outcome
        seat = self.humans[0] if self.humans else WATCHER
        for event in self.match.told(seat, self.shown.get(seat, 0)):
            self.write(f"- {self.texts.say(self.lang, event.key, event.params)}")
        self.say("over")
        if outcome is None:
            return
        self.write(self.texts.say(self.lang, outcome.reason))
        if outcome.winners:
            self.say("won", players=", ".join(self._player(seat) for seat in outcome.winners))
        else:
            self.say("nobody-won")

    # --- back, and away ---

    def _go_back(self, seat: Seat, *, undo: bool) -> bool:
        """At one terminal the people here consent to each other; bots go along."""
        everyone = range(self.match.setup.seats)
        try:
            (self.match.undo if undo else self.match.redo)(seat, everyone)
        except Refused as refused:
            self.write(self.texts.say(self.lang, refused.key, refused.params))
            return False
        self.say("undone" if undo else "redone")
        self.elsewhere = True
        for human in self.humans:
            self.shown[human] = min(self.shown[human], len(self.match.events))
        return True

    def save(self) -> bool:
        """Writes the match; says so, or why not."""
        try:
            # Beside the old save first: a full disk must not cost what was there.
            beside = self.file.with_suffix(".new")
            beside.write_bytes(self.match.save())
            beside.replace(self.file)
        except OSError as error:
            self.say("save-failed", file=str(self.file), reason=error.strerror or str(error))
            return False
        self.say("saved", file=str(self.file))
        return True

    # --- small things ---

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
