"""The table: what rules hold in their hands. They ask, roll, move cards and tell through it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final, Generic, TypeVar

from . import rulebook
from .answers import Answer
from .dealing import Piles
from .errors import NothingToChoose, RulesError, Runaway
from .events import Event
from .game import C, Game, S, Setup
from .milestones import Milestone, kept
from .options import PASS, Option, Prompt, Refusal
from .seats import EVERYONE, Mask, Seat
from .state import MOST_STRANDS, RANGE, STRETCH, Outcome, Strand, Strands
from .votes import Decider, leader_of
from .windows import Question, Rules, Source, Window, together

T = TypeVar("T")

MOST_UNASKED: Final = 100_000


class Table(Piles[S], Generic[S, C]):
    """One match's state with the words rules are written in."""

    def __init__(self, game: Game[S, C], content: C, setup: Setup, state: S) -> None:
        super().__init__(state)
        self.game: Game[S, C] = game
        self.content: C = content
        self.setup: Setup = setup
        self.telling: bool = False
        """Whether anybody listens: hot rules look here before they build an event."""
        self.explaining: bool = False
        """Whether menus are built to say why something is not in them."""
        self.events: list[Event] = []
        self.milestones: list[Milestone] = []
        """What was finished so far, while somebody listened."""
        self.answered: int = 0
        """How many answers the match has had."""
        self.touched: list[str] = []
        self.unasked: int = 0
        """How much was settled or answered by itself since the last answer."""
        self.forced: int = 0
        """How many questions have answered themselves."""
        self.settled: list[tuple[Seat, str, str]] = []
        """Questions that answered themselves while somebody listened: whose, the prompt's key, and the option's id."""
        self.asks_always: bool = setup.options.get("asking") == "always"
        """Whether people want to be asked even where their answer changes nothing."""
        self.has_free: bool = bool(game.free_verbs)
        """Whether this game has free actions at all."""
        self.strand: Strand[Any] | None = None
        """The strand that is being played, if it is not the match's own agenda."""

    # --- decisions ---

    def ask(
        self,
        seat: Seat,
        prompt: Prompt | Callable[[], Prompt],
        options: Sequence[Option[T]] | Callable[[], Sequence[Option[T]]],
        *,
        deadline: int | None = None,
        default: Option[T] | None = None,
        pause: bool = False,
        veiled: bool = False,
    ) -> Rules[Option[T]]:
        """One seat chooses. A single option answers itself.

        Not so with `pause`, where the seat has free actions it might want to take first, nor with `veiled`, where the
        missing pause would tell the others what the seat holds. After a `deadline` (milliseconds; at a relaxed table
        there is none) the `default` is taken, or the first option if that is no longer offered.
        Prompt and options that depend on the state are functions: a free action may have changed it.
        """
        asked = prompt
        while True:
            if self.touched:
                yield from self.settle()
            prompt = asked() if callable(asked) else asked
            menu = options() if callable(options) else options
            if len(menu) <= 1:
                if not menu:
                    raise NothingToChoose(f"Nothing to choose for '{prompt.key}'.")
                if not veiled and not (pause and self.has_free and self.free(seat)):
                    self._go_on()
                    self.forced += 1
                    if self.telling:
                        self._tell_settled((seat,), prompt, menu[0])
                    return menu[0]
            core = self.core
            number = core.decisions = core.decisions + 1
            extra = None
            if self.has_free:
                extra = self.free
                free = self.game.free(self, seat)
                if free:
                    menu = [*menu, *free]
            window = Question(number, seat, prompt, options, extra, menu)
            if veiled or pause:
                window.veiled = True
            if deadline is not None and self.setup.timed:
                if default is None:
                    raise RulesError(f"'{prompt.key}' has a deadline and nothing to hold when it passes.")
                window.open_ms = deadline
                window.default = default
            if self.telling:
                self._cite_window(window)
            yield window
            if window.chosen is not None:
                return window.chosen
            assert window.free is not None, "the seat chose, or took a free action"
            yield from self.game.act(self, seat, window.free.option)

    def ask_each(
        self,
        seats: Sequence[Seat],
        prompt: Prompt,
        options: Callable[[Seat], Sequence[Option[T]]],
        *,
        veiled: bool = False,
    ) -> Rules[dict[Seat, Option[T]]]:
        """Several seats choose, each unseen by the others; their answers, in the order of the seats."""
        answers = yield from self._window(seats, prompt, options, sealed=True, veiled=veiled)
        chosen = {answer.seat: answer.option for answer in answers}
        return {seat: chosen[seat] for seat in seats}

    def vote(
        self,
        seats: Sequence[Seat],
        prompt: Prompt,
        options: Sequence[Option[T]] | Callable[[], Sequence[Option[T]]],
        decide: Decider,
    ) -> Rules[Option[T]]:
        """Several seats choose one answer for all of them; `decide` says which, or None for another round."""
        leader = leader_of(decide)
        while True:
            if self.touched:
                yield from self.settle()
            menu = options() if callable(options) else options
            if len(menu) <= 1:
                if not menu:
                    raise NothingToChoose(f"Nothing to choose for '{prompt.key}'.")
                self._go_on()
                self.forced += 1
                if self.telling:
                    self._tell_settled(seats, prompt, menu[0])
                return menu[0]
            window = self._open(tuple(seats), prompt, lambda _: options() if callable(options) else options)
            window.common = True
            if leader is not None:
                window.leader = leader
            if self.has_free:
                for seat in seats:
                    window.offer(seat, menu)
            else:
                window.menus = dict.fromkeys(seats, menu)
            if self.has_free:
                yield from self._see_through(window)
            else:
                if self.telling:
                    self._cite_window(window)
                if window.seats:
                    yield window
            decided = decide(window.answers)
            self._go_on()
            if decided is not None:
                return decided

    def race(
        self,
        seats: Sequence[Seat],
        prompt: Prompt,
        options: Callable[[Seat], Sequence[Option[T]]],
        *,
        passing: Option[Any] | None = PASS,
        winners: int = 1,
        deadline: int | None = None,
        tie: int = 0,
        veiled: bool = False,
        reading: bool = False,
    ) -> Rules[list[Answer]]:
        """The first to claim wins. Returns the claims in order, with their milliseconds.

        `passing` is the option that is no claim (None: every option is one). Claims up to `tie` milliseconds after
        the deciding one are let in: who wins among them is the game's word. Where people are `reading`, bots let them.

        A race with a deadline has no clock at a relaxed table: there all answer unseen, and all claims count as made
        together. They come in the order of `seats`.
        """
        timed = self.setup.timed
        together = deadline is not None and not timed
        answers = yield from self._window(
            seats, prompt, options, sealed=together, claims=len(seats) if together else winners, passing=passing,
            deadline=deadline if timed else None, tie=tie if timed else 0, veiled=veiled, reading=reading,
        )  # fmt: skip
        claims = answers
        if passing is not None:
            verb, arg = passing.verb, passing.arg
            claims = [answer for answer in answers if answer.option.verb != verb or answer.option.arg != arg]
        if together:
            return sorted(claims, key=lambda claim: seats.index(claim.seat))
        if not timed or len(claims) < 2:
            return claims
        # By the clock, not by whose click travelled faster: and none beyond the margin counts.
        claims.sort(key=lambda claim: claim.ms)
        return [claim for claim in claims if claim.ms <= claims[:winners][-1].ms + tie]

    def _window(
        self,
        seats: Sequence[Seat],
        prompt: Prompt,
        options: Callable[[Seat], Sequence[Option[T]]],
        *,
        sealed: bool = False,
        claims: int = 0,
        passing: Option[Any] | None = None,
        deadline: int | None = None,
        tie: int = 0,
        veiled: bool = False,
        reading: bool = False,
    ) -> Rules[list[Answer]]:
        """Opens a window for several seats and sees it through."""
        self._go_on()
        if self.touched:
            yield from self.settle()
        window = self._open(tuple(seats), prompt, options)
        window.sealed, window.veiled, window.claims, window.passing = sealed, veiled, claims, passing
        window.open_ms, window.tie, window.reading = deadline, tie, reading
        window.answer_forced()
        if self.telling:
            self.settled += [(answer.seat, prompt.key, answer.option.id) for answer in window.answers]
        if self.has_free:
            return (yield from self._see_through(window))
        if self.telling:
            self._cite_window(window)
        if not window.closed():
            yield window
        return window.answers

    def _see_through(self, window: Window) -> Rules[list[Answer]]:
        """Waits until a window is closed, free actions included."""
        if self.telling:
            self._cite_window(window)
        while not window.closed():
            yield window
            if window.free is None:
                break
            act, window.free = window.free, None
            window.again = {**(window.again or {}), act.seat: window.asked_again(act.seat) + 1}
            yield from self.game.act(self, act.seat, act.option)
            if self.touched:
                yield from self.settle()
            window.stale()
            window.answer_forced()
            if window.closed():
                self.unseal(window)
        return window.answers

    def unseal(self, window: Window) -> None:
        """As a window closes, what several seats chose unseen becomes known: a barrier, like a card turned over."""
        if len(window.answers) > 1:
            self.core.reveals += 1

    def together(self, strands: Sequence[Rules[T]]) -> Rules[list[T]]:
        """Runs these rules side by side, each at its own pace and settled at its end; their results, in their order.

        A Stop in one of them whose scope lies outside ends them all.
        """
        return together([self._settled(strand) for strand in strands])

    def _settled(self, strand: Rules[T]) -> Rules[T]:
        result = yield from strand
        if self.touched:
            yield from self.settle()
        return result

    def _open(self, seats: tuple[Seat, ...], prompt: Prompt, source: Source) -> Window:
        core = self.core
        core.decisions += 1
        return Window(core.decisions, seats, prompt, source, self.free if self.has_free else None)

    def free(self, seat: Seat) -> Sequence[Option[Any]]:
        """The free actions this seat has now."""
        return self.game.free(self, seat)

    def allowed(self, options: Iterable[tuple[Option[T], str | None]]) -> list[Option[T]]:
        """The options no rule forbids. Each comes with the id of the rule that forbids it, or None."""
        if not self.explaining:
            return [option for option, forbidden in options if forbidden is None]
        menu: list[Any] = [  # what another rule has refused before stays refused for that one
            option if forbidden is None or isinstance(option, Refusal) else Refusal(option, (forbidden,))
            for option, forbidden in options
        ]
        return menu

    def unless(self, forbidden: str | None, options: Sequence[Option[T]]) -> Sequence[Option[T]]:
        """These options, unless a rule forbids them all; for menus that are built of parts."""
        if forbidden is None:
            return options
        return self.allowed([(option, forbidden) for option in options]) if self.explaining else ()

    # --- what must happen at once ---

    def touch(self, what: str) -> None:
        """Marks that this changed; the game's `settle` looks at it before the next decision at the latest."""
        if what not in self.touched:
            self.touched.append(what)

    def settle(self) -> Rules[None]:
        """Lets all that must happen at once happen, now."""
        while self.touched:
            self._go_on()
            asking = self.game.settle(self, self.touched.pop(0))
            if asking is not None:
                yield from asking

    def _go_on(self) -> None:
        """Counts what happens without anybody being asked: rules that go round in circles are stopped."""
        self.unasked += 1
        if self.unasked > MOST_UNASKED:
            raise Runaway(f"The rules went on {MOST_UNASKED} times without a decision.")

    # --- chance, agenda, end ---

    def roll(self, sides: int = 6) -> int:
        """One die."""
        return self.core.chance.die(sides)

    @property
    def agenda(self) -> list[Any]:
        """What is still to be done, the next step last: of the strand that is being played, else of the match."""
        return self.state.agenda if self.strand is None else self.strand.agenda

    def unforeseen(self) -> None:
        """From here on nobody can know what comes, though no die is rolled: no preview leads further."""
        self.core.chance.unforeseen()

    def then(self, *steps: object) -> None:
        """Puts steps on the agenda, to be played next, in this order."""
        agenda: list[Any] = self.state.agenda if self.strand is None else self.strand.agenda
        agenda.extend(steps[::-1])

    def finish(self, outcome: Outcome) -> None:
        """Ends the match: nothing of the agenda is played after this step."""
        self.core.outcome = outcome
        self.agenda.clear()
        self.state.agenda.clear()

    # --- strands ---

    @property
    def strands(self) -> list[Strand[Any]]:
        """The parts of the match that go on side by side, each at its own pace."""
        found: Strands[Any] | None = getattr(self.state, "strands", None)
        return [] if found is None else found.open

    def beside(self, *steps: object) -> None:
        """Opens a strand: these steps go on beside the others. The match's own agenda waits until no strand is open."""
        found: Strands[Any] = self.state.strands  # type: ignore[attr-defined]  # of games that have them
        if found.opened == MOST_STRANDS:
            raise Runaway(f"A match opens at most {MOST_STRANDS} strands.")
        number = found.opened = found.opened + 1
        found.open.append(Strand(number, list(steps[::-1]), number * RANGE, number << STRETCH))

    def end(self, strand: Strand[Any]) -> None:
        """Ends a strand: what it still had to do is dropped. Of the one being played, this step comes to its end."""
        strand.agenda.clear()
        self.strands.remove(strand)

    def instead(self, *steps: object) -> None:
        """Drops all that was still to be done, in every strand; these steps come in place of it."""
        for strand in list(self.strands):
            self.end(strand)
        self.state.agenda[:] = steps[::-1]

    # --- telling ---

    def say(self, key: str, *rules: str, audience: Mask = EVERYONE, **params: int | str) -> None:
        """Tells what happened and which rules made it so; costs next to nothing while nobody listens."""
        if self.telling:
            rulebook.cite(*rules, game=self.game.id)
            self.events.append(Event(key, tuple(params.items()), rules, audience, self.answered))

    def milestone(self, key: str, *then: object, **params: int | str) -> None:
        """Marks that something is finished from which others may go on: the steps that then follow, and a text.

        Only where the table could be packed into its box: nobody knows anything that not everybody knows.
        """
        if self.strand is not None:
            raise RulesError("There is no milestone while strands are open: each could be anywhere.")
        if self.telling:
            self.milestones.append(Milestone(key, tuple(params.items()), self.answered, kept(self.state, then)))

    def forget_told(self) -> None:
        """Drops what was told, once somebody has taken it up."""
        self.events.clear()
        self.milestones.clear()
        self.settled.clear()

    def cite(self, *rules: str) -> None:
        """Says that these rules were just applied, where there is nothing to tell."""
        if self.telling:
            rulebook.cite(*rules, game=self.game.id)

    def _tell_settled(self, seats: Sequence[Seat], prompt: Prompt, option: Option[Any]) -> None:
        """A question had only this answer."""
        self.cite(*prompt.rules, *option.rules)
        self.settled += [(seat, prompt.key, option.id) for seat in seats]

    def _cite_window(self, window: Window) -> None:
        self.cite(*window.prompt.rules)
        for menu in window.menus.values():
            for option in menu:
                if option.rules:
                    self.cite(*option.rules)
        for answer in window.answers:
            self.cite(*answer.option.rules)
