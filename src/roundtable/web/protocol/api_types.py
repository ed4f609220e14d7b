"""What the JSON API takes and gives; OpenAPI describes it from these."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct, field

from roundtable.bots import BEST
from roundtable.kernel.game import Value
from roundtable.kernel.scene import Scene
from roundtable.kernel.seats import MOST_SEATS, Seat
from roundtable.tables import SeatPlan, TablePlan
from roundtable.tables.live.standing_answers import Answer
from roundtable.tables.model import TableInfo

from .socket_messages import OptionId, Said, SeatNumber, Short
from .turn_json import MomentShown, TurnShown

Name: TypeAlias = Annotated[str, Meta(max_length=60)]
GameId: TypeAlias = Annotated[str, Meta(min_length=1, max_length=40)]
Key: TypeAlias = Annotated[str, Meta(min_length=1, max_length=200)]


class _Taken(Struct, forbid_unknown_fields=True):
    pass


# --- taken ---


class SeatWanted(_Taken):
    """Who is to sit there: me, whoever takes the invitation, or a bot."""

    kind: Literal["me", "open", "bot"]
    name: Name = ""
    bot: Short = BEST


class TableWanted(_Taken):
    """A table. Its seed is the server's own."""

    game: GameId
    seats: Annotated[list[SeatWanted], Meta(min_length=1, max_length=MOST_SEATS)]
    options: Annotated[dict[Annotated[str, Meta(max_length=60)], Value], Meta(max_length=40)] = field(
        default_factory=dict
    )
    packs: Annotated[list[Short], Meta(max_length=20)] = field(default_factory=list)
    timed: bool = True
    name: Name = ""
    lang: Literal["en", "fr"] = "en"

    def plan(self) -> TablePlan:
        seats = [SeatPlan(kind=seat.kind, name=seat.name, bot=seat.bot) for seat in self.seats]
        return TablePlan(self.game, seats, self.options, self.packs, self.timed, self.name, self.lang)


class AnswerGiven(_Taken):
    """An option of an open decision."""

    seat: SeatNumber
    decision: Short
    option: OptionId


class SeatNamed(_Taken):
    """One of one's own seats."""

    seat: SeatNumber


class StandingGiven(_Taken):
    """When to be asked decisions of a kind in others' turns; `turn`: not again in this one."""

    seat: SeatNumber
    kind: Short
    answer: Answer


class ConsentGiven(_Taken):
    """Yes or no to the open question."""

    seat: SeatNumber
    question: Short
    yes: bool


class TalkGiven(_Taken):
    """Something to say, as one of one's seats or as somebody who watches."""

    text: Said
    seat: SeatNumber | None = None


class BotWanted(_Taken):
    """Which bot takes over."""

    bot: Short = BEST


class NameWanted(_Taken):
    """What a seat is to be called."""

    name: Name


class JoinWanted(_Taken):
    """An invitation's key, and the name to sit down under."""

    key: Key
    name: Name = ""


class ForkWanted(_Taken):
    """From which milestone a new table goes on, and who sits there: me, open or a bot for each seat, by commas."""

    at: Annotated[int, Meta(ge=-(2**31), le=2**31)]
    seats: Annotated[str, Meta(max_length=200)] = ""
    """Empty: you where you sit, bots as they are, everybody else invited. Some campaigns go on with other numbers."""
    options: Annotated[dict[Annotated[str, Meta(max_length=60)], Value], Meta(max_length=40)] = field(
        default_factory=dict
    )
    """Those that are to be others than at this table, where the game allows that."""


class ReportGiven(_Taken):
    """What is wrong."""

    words: Annotated[str, Meta(max_length=4000)] = ""


# --- given ---


class TokenGiven(Struct):
    """Who one is from now on. It is told once and kept nowhere: send it as `Authorization: Bearer`."""

    token: str


class ChoiceShown(Struct):
    """A table option of a game; the first value is the default."""

    name: str
    text: str
    values: list[Value]
    texts: list[str]


class GameShown(Struct):
    """A game that can be played here."""

    id: str
    title: str
    slice: bool
    """A small piece of a game."""
    version: str
    least_seats: int
    most_seats: int
    rules: int
    bots: list[str]


class GameTold(GameShown):
    """A game with its options and packs."""

    goal: str
    choices: list[ChoiceShown]
    packs: list[str]


class RuleShown(Struct):
    """A rule in our words."""

    id: str
    chapter: str
    kind: str
    text: str


class TableAt(Struct):
    """A table one is at."""

    id: str
    path: str
    seats: list[Seat]
    """One's own."""
    info: TableInfo


class InvitesShown(Struct):
    """Keys of invitations, for POST /api/join or as /join/KEY."""

    seats: dict[str, str]
    watchers: str


class KeyShown(Struct):
    """The key of a new invitation."""

    key: str


class DoneShown(Struct):
    """Done and durable."""

    version: int
    """Of the table, after it."""


class LineShown(Struct):
    """A line of the log, in words."""

    number: int
    key: str
    params: dict[str, int | str]
    rules: list[str]
    text: str
    more: str = ""
    """What the line leaves to be read on request, such as a page of a story."""


class LogShown(Struct):
    """Part of the log, oldest first."""

    lines: list[LineShown]
    more: bool
    """Whether there is more before it."""
    turns: list[TurnShown]
    """The same in turns. The first may have begun before these lines, the last may go on."""
    moments: list[MomentShown]
    """What in these lines hit one of your seats, or what everybody should see."""


class MilestoneShown(Struct):
    """Something finished, from which others can go on."""

    at: int
    """Its number at this table."""
    key: str
    params: dict[str, int | str]
    moment: int
    text: str


class CampaignShown(Struct):
    """Where a campaign stands."""

    scene: Scene
    milestones: list[MilestoneShown]


class ReportShown(Struct):
    """The id of a report that was kept."""

    id: str


class WhyShown(Struct):
    """Rules that keep an option from being offered, or a sentence where none does and it is only not the moment."""

    rules: list[RuleShown]
    text: str = ""
