"""What a game brings to the kernel."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final, Generic, TypeAlias, TypeVar

from msgspec import UNSET, Meta, Struct, UnsetType, field

from .errors import BadSetup
from .interjections import Interjection
from .options import Option, Prompt
from .seats import MOST_SEATS, Seat
from .state import Core, State

if TYPE_CHECKING:
    from .rulebook import Rulebook
    from .scene import Board, Card, Rows, Scene, SeatPanel, Stake
    from .table import Table
    from .telling import Telling
    from .texts import Texts
    from .windows import Rules, Stop

S = TypeVar("S", bound=State)
C = TypeVar("C")

Value: TypeAlias = str | Annotated[int, Meta(ge=-(2**53), le=2**53)] | bool


LONGEST_SAID: Final = 60
"""Of what somebody else wrote, so much stands in a sentence: a line of text has room for a part of some length only."""


class Setup(Struct, frozen=True, forbid_unknown_fields=True):
    """All that a match starts from, apart from its content."""

    seats: Annotated[int, Meta(ge=0, le=255)]
    seed: str = "0"
    options: dict[str, Value] = field(default_factory=dict)
    timed: bool = True
    """Whether deadlines count; a relaxed table waits for everybody."""
    legacy: tuple[Annotated[str, Meta(max_length=64)], ...] | UnsetType = UNSET
    """What each seat brings from an earlier match (see `Game.legacy`), empty for nothing. Where nobody does it is not
    written at all, so that files of before there was such a thing stay the same."""


class TableOption(Struct, frozen=True):
    """A table option of a game: its values, the first one the default. Names and values have texts."""

    name: str
    values: tuple[Value, ...]
    alone: Value | None = None
    """The default instead where the person in the first seat plays with nobody else but bots."""


ASKING: Final = TableOption("asking", ("matters", "always"))
"""For games that leave out questions where no answer changes anything: those who want them all the same."""


class Game(ABC, Generic[S, C]):
    """A game: its facts as class attributes, its rules as methods. `S` is its state, `C` its content."""

    id: str
    titles: Mapping[str, str]
    """Its name in each language."""
    version: str
    """Changes whenever the same answers could lead to another match."""
    least_seats: int
    most_seats: int
    state_type: type[S]
    folder: Path
    """Where rulebook.yaml, the texts and the packs lie."""
    choices: tuple[TableOption, ...] = ()
    steps: Mapping[type, Callable[[Table[S, C], Any], Rules[None] | None]]
    """For each kind of step on the agenda, the rule that plays it. One that asks nothing may be a plain function."""
    asks_first: frozenset[type] = frozenset()
    """Steps that change nothing and tell nothing before they ask. Where rules go on side by side (see strands.py), such
    a step rests at its question: its strand keeps nobody from storing the state."""
    given: type[Struct] | None = None
    """What a scenario may give, as a struct whose fields have descriptions; `arrange` reads it."""
    free_verbs: frozenset[str] = frozenset()
    """Verbs of voluntary actions 'at any time': the kernel adds them to a seat's decisions and asks again."""
    interjections: Mapping[str, Interjection] = {}
    """Decisions in others' turns, by their prompts, that people may answer once for all."""
    endless: frozenset[str] = frozenset()
    """Cards whose pile never runs out: new ones are made where they are needed."""
    unread: frozenset[str] = frozenset()
    """Collections that nobody may leaf through beforehand: stories, and what they spring on the players."""
    money: frozenset[str] = frozenset()
    """Numbers of a seat's panel that are there to be spent: a price alone makes no option a bad one."""
    own_order: frozenset[str] = frozenset()
    """Questions, by their prompts, whose options stand in the order of its rules: elsewhere those come first that are
    surely good, and doing nothing last. That would lead in circles where one does nothing to be done with it."""
    is_campaign: bool = False
    """A match is a campaign: it has a summary of its own (`campaign`), and milestones from which others go on."""
    changeable: tuple[str, ...] = ()
    """Table options that may be others where people go on from a milestone."""
    other_seats: bool = False
    """Where people go on from a milestone they may be more than before, or fewer (see `reseat`)."""
    is_slice: bool = False
    """A small piece of a game that the kernel is tested and measured with."""

    @abstractmethod
    def content(self, paths: Sequence[Path] = (), extra: Mapping[str, Any] | None = None) -> C:
        """The definitions of cards and places, from the game's own packs and those at the paths."""

    @abstractmethod
    def digest(self, content: C) -> str:
        """What tells one content from another in a save."""

    @abstractmethod
    def start(self, core: Core, setup: Setup, content: C) -> S:
        """The state before anything is shuffled or chosen, with the first steps on its agenda."""

    def settle(self, table: Table[S, C], touched: str) -> Rules[None] | None:
        """What must happen at once because this was touched (see `Table.touch`); no rule where nobody is asked."""
        return None

    def stopped(self, table: Table[S, C], stop: Stop) -> Rules[None] | None:
        """What follows when a Stop leaves its step: its scope is something of several steps, such as a turn."""
        raise stop

    def free(self, table: Table[S, C], seat: Seat) -> Sequence[Option[Any]]:
        """The free actions this seat has now."""
        return ()

    def act(self, table: Table[S, C], seat: Seat, option: Option[Any]) -> Rules[None]:
        """Carries out a free action."""
        yield from ()

    def why_not(self, table: Table[S, C], seat: Seat, option_id: str) -> tuple[str, ...]:
        """The rules that keep this option from being offered, where no menu knows it."""
        return ()

    def odds(self, table: Table[S, C], seat: Seat, option: Option[Any], prompt: Prompt) -> tuple[int, int, int] | None:
        """Win, tie and lose per mille if this seat chooses this option, where dice decide; from what it may know.

        Where `faces` says what a roll that lies there has brought: better, the same, worse.
        """
        return None

    def faces(self, table: Table[S, C], seat: Seat, prompt: Prompt, option: Option[Any] | None = None) -> Rows | None:
        """What each result of a roll brings that this question, or this option of it, is about.

        The row that lies there `applies`.
        """
        return None

    def stakes(self, table: Table[S, C], seat: Seat, prompt: Prompt) -> tuple[Stake, ...]:
        """What winning, a tie and losing mean for this seat, where it is asked before or after its dice."""
        return ()

    def costs(self, table: Table[S, C], seat: Seat, option: Option[Any], prompt: Prompt) -> tuple[tuple[str, int], ...]:
        """What an option that leads to chance costs the seat beforehand: numbers of its panel, and by how much.

        Where nothing is left to chance, `Match.preview` says all that changes, and this is not asked.
        """
        return ()

    def may_pass(self, table: Table[S, C], seat: Seat, prompt: Prompt) -> bool:
        """Whether a person who wants not to be asked need not be: it is another's turn, and not their end."""
        return True

    def redeal(self, table: Table[S, C], seat: Seat) -> None:
        """Re-deals what this seat can't know beyond the piles, which the kernel re-deals; uses `table.core.chance`."""

    @abstractmethod
    def scene(self, state: S, content: C, seat: Seat) -> Scene:
        """What this seat may see."""

    def onlooker(self, state: S, content: C) -> Table[S, C]:
        """A table for rules that only reckon, as a scene lets them: nobody listens, and nothing is asked or changed."""
        from .table import Table

        return Table(self, content, Setup(state.core.seats), state)

    def scenes(self, state: S, content: C, seat: Seat) -> Mapping[Seat, Scene]:
        """The scene of this seat, and of as many other seats as come with it at little cost."""
        return {seat: self.scene(state, content, seat)}

    def panels(self, state: S, content: C, seat: Seat) -> tuple[SeatPanel, ...]:
        """The seats' panels of this seat's scene."""
        from .scene import SeatPanel

        return tuple([part for part in self.scene(state, content, seat).parts if isinstance(part, SeatPanel)])

    def campaign(self, state: S, content: C) -> Scene | None:
        """What there is to tell of a campaign between two evenings, as everybody at the table may know it."""
        return None

    def reseat(self, table: Table[S, C]) -> None:
        """People sit down to a campaign that goes on: `table.setup` says how many, the state who was there before.

        A game with `other_seats` makes its state one of as many seats. What has to be asked it puts on the agenda.
        """

    def legacy(self, state: S, content: C) -> tuple[str, ...]:
        """What a match that is over leaves to the next one of the same people, by seat; most leave nothing."""
        return ()

    def boards(self, content: C) -> tuple[Board, ...]:
        """All boards of the game, empty, where there is more than the one that lies there from the start."""
        return ()

    def pictured(self, content: C, collection: str, item: str) -> Card | None:
        """Something of the content as the card that a gallery shows; None: its name, text and numbers will do."""
        return None

    @abstractmethod
    def arrange(self, table: Table[S, C], given: Mapping[str, Any]) -> None:
        """Overrides parts of a fresh state, for a scenario's `given`. Raises `ScriptError` for what it doesn't know."""

    @abstractmethod
    def texts(self, content: C, players: Mapping[Seat, str] | None = None) -> Texts:
        """What the game says, in every language."""

    @property
    def rulebook(self) -> Rulebook:
        """The game's rules in our words."""
        cached = self.__dict__.get("_rulebook")
        if cached is None:
            from .rulebook import Rulebook

            cached = self.__dict__["_rulebook"] = Rulebook.load(self.folder / "rulebook.yaml")
        book: Rulebook = cached
        return book

    @property
    def telling(self) -> Telling:
        """What its events are worth telling."""
        cached = self.__dict__.get("_telling")
        if cached is None:
            from .telling import Telling

            cached = self.__dict__["_telling"] = Telling.load(self.folder / "events.yaml")
        told: Telling = cached
        return told

    @property
    def alone(self) -> dict[str, Value]:
        """The options that have another default where one person plays with bots."""
        return {choice.name: choice.alone for choice in self.choices if choice.alone is not None}

    def check(self, setup: Setup) -> Setup:
        """The set-up with every option filled in, or a sentence on what is wrong with it."""
        if not self.least_seats <= setup.seats <= min(self.most_seats, MOST_SEATS):
            many = f"{self.least_seats} to {self.most_seats}"
            if self.least_seats == self.most_seats:
                many = f"exactly {self.least_seats}"
            raise BadSetup(f"{self.id} is for {many} seats, not {setup.seats}.")
        if isinstance(setup.legacy, tuple) and setup.legacy and len(setup.legacy) != setup.seats:
            raise BadSetup(f"What {setup.seats} seats bring along can't be said {len(setup.legacy)} times.")
        options: dict[str, Value] = {choice.name: choice.values[0] for choice in self.choices}
        known = {choice.name: choice.values for choice in self.choices}
        for name, value in setup.options.items():
            if name not in known:
                have = ", ".join(sorted(known)) or "none"
                raise BadSetup(f"{self.id} has no option '{name[:LONGEST_SAID]}'; its options: {have}.")
            for allowed in known[name]:
                if str(allowed).lower() == str(value).lower():
                    options[name] = allowed
                    break
            else:
                values = ", ".join(str(allowed) for allowed in known[name])
                said = str(value)[:LONGEST_SAID]
                raise BadSetup(f"Option '{name}' of {self.id} can't be '{said}', only: {values}.")
        legacy = setup.legacy or UNSET
        return Setup(seats=setup.seats, seed=setup.seed, options=options, timed=setup.timed, legacy=legacy)
