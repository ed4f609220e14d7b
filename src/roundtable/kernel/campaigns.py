"""Campaign files: the milestones of a long match, to go on from with other people, elsewhere, or another way.

A file tells what lies open on the table and nothing else: what nobody knows is dealt anew as it is written, and once
more as it is read, and chance begins with a seed of its own. So it may leave the server while the match goes on.
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Annotated, Any, Final, TypeAlias

import msgspec
from msgspec import Meta, Struct, field

from . import knowledge
from .chance import Chance, key_of
from .errors import BadSetup, DamagedSave, OtherVersion, RoundtableError
from .events import Event
from .files import FileKind, sum_of
from .game import C, Game, S, Setup, Value
from .journal import Whole, other_rules
from .match import Match
from .milestones import Milestone
from .position import decode
from .seats import MOST_SEATS, WATCHER

FORMAT: Final = 1
MOST_BYTES: Final = 16 * 1024 * 1024
MOST_STAGES: Final = 100

Words: TypeAlias = Annotated[str, Meta(max_length=200)]
Number: TypeAlias = Annotated[int, Meta(ge=-(2**53), le=2**53)]


class Stage(Struct, forbid_unknown_fields=True, frozen=True):
    """A milestone in a file: what was finished, when, and the table as it then stood."""

    key: Words
    params: Annotated[tuple[tuple[Words, Number | Words], ...], Meta(max_length=20)]
    moment: Whole
    """Milliseconds since 1970; 0 where nobody knows."""
    state: bytes


class Campaign(Struct, forbid_unknown_fields=True, kw_only=True):
    """A campaign as a file. It goes on from its last stage."""

    roundtable_campaign: int = FORMAT
    game: Words
    rules: Words
    """The version of the game's rules."""
    content: Words
    """The digest of its packs."""
    packs: Annotated[list[Words], Meta(max_length=50)] = field(default_factory=list)
    seats: Annotated[int, Meta(ge=1, le=MOST_SEATS)]
    options: Annotated[dict[Words, Value], Meta(max_length=40)] = field(default_factory=dict)
    timed: bool = True
    name: Words = ""
    players: Annotated[list[Words], Meta(max_length=MOST_SEATS)] = field(default_factory=list)
    """Who played each seat: a person, or which bot."""
    people: Annotated[list[Annotated[int, Meta(ge=-1, le=MOST_SEATS)]], Meta(max_length=MOST_SEATS)] = field(
        default_factory=list
    )
    """For each seat the first one of the same person; -1 where nobody sat. Empty where nobody knows."""
    stages: Annotated[list[Stage], Meta(min_length=1, max_length=MOST_STAGES)]
    sum: str = ""
    """Of all the rest, against damage."""


KIND: Final = FileKind(
    Campaign, "roundtable_campaign", (FORMAT,), MOST_BYTES, "@text.file-this-campaign", "@text.file-a-campaign"
)


# --- out ---


def write(campaign: Campaign, game: Game[Any, C], content: C) -> bytes:
    """The file. The states in it are not the table's own: they could be, as far as anybody knows."""
    setup = Setup(campaign.seats, "", campaign.options)
    campaign.stages = unsealed(campaign.stages[-MOST_STAGES:], game, content, setup)
    campaign.sum = sum_of(campaign)
    return msgspec.json.encode(campaign) + b"\n"


def unsealed(stages: Sequence[Stage], game: Game[Any, C], content: C, setup: Setup) -> list[Stage]:
    """Milestones without their secrets: neither what lies in hidden piles nor what the dice will show."""
    found, setup = [], game.check(setup)
    for stage in stages:
        match = _dealt_anew(game, content, setup, stage.state, secrets.token_bytes(16))
        match.table.core.chance = Chance(b"")
        found.append(msgspec.structs.replace(stage, state=match.snapshot()))
    return found


def _dealt_anew(game: Game[S, C], content: C, setup: Setup, state: bytes, key: bytes) -> Match[S, C]:
    """A match in this state, with other luck in what is to come and in what nobody has seen yet."""
    match = Match(game, content, setup, decode(game.state_type, state))
    match.table.core.chance = Chance(key)
    knowledge.redeal(match.state, WATCHER)
    game.redeal(match.table, WATCHER)
    return match


def of_match(match: Match[Any, Any], players: Sequence[str] = (), moment: int = 0) -> Campaign:
    """The campaign of a match that was told from its beginning. Its states tell every secret until it is written."""
    game, setup = match.game, match.setup
    if not match.table.milestones:
        raise RoundtableError("Nothing is finished in this match yet that others could go on from.")
    return Campaign(
        game=game.id, rules=game.version, content=game.digest(match.content), seats=setup.seats, options=setup.options,
        timed=setup.timed, players=list(players), stages=[stage_of(stone, moment) for stone in match.table.milestones],
    )  # fmt: skip


def stage_of(stone: Milestone, moment: int = 0) -> Stage:
    return Stage(stone.key, stone.params, moment, stone.state)


# --- in ---


def is_one(data: bytes) -> bool:
    """Whether this looks like a campaign file rather than a saved match."""
    return b'"roundtable_campaign"' in data[:200]


def read(data: bytes) -> Campaign:
    """The campaign in a file; `DamagedSave` says in a sentence what is wrong with it."""
    return KIND.read(data)


def differs(campaign: Campaign, game: Game[Any, C], content: C) -> Event | None:
    """What to tell where a campaign comes from other rules or packs and goes on with these; None if not."""
    if campaign.rules != game.version:
        return Event("notice-campaign-of-other-rules", other_rules(campaign.rules, game))
    return Event("notice-campaign-of-other-packs") if campaign.content != game.digest(content) else None


def begin(campaign: Campaign, game: Game[S, C], content: C, seed: str, stage: int = -1) -> Match[S, C]:
    """A new match that goes on from this stage of a campaign (the last one unless said otherwise)."""
    if campaign.game != game.id:
        raise DamagedSave("other-game", this=KIND.this, game=campaign.game, wanted=game.id)
    try:
        found = campaign.stages[stage]
    except IndexError:
        raise DamagedSave("few-milestones", number=len(campaign.stages)) from None
    setup = Setup(campaign.seats, seed, campaign.options, campaign.timed)
    match = take_up(game, content, setup, found.state)
    match.notice = differs(campaign, game, content)
    return match


def take_up(game: Game[S, C], content: C, setup: Setup, state: bytes) -> Match[S, C]:
    """A new match that begins where a milestone stands, with its own luck: neither tells anything of the other."""
    try:
        setup = game.check(setup)
        match = _dealt_anew(game, content, setup, state, key_of(setup.seed))
        core = match.table.core
        game.reseat(match.table)
        if core.seats != setup.seats or core.outcome is not None or not match.state.agenda:
            raise DamagedSave("state-odd")
        match.table.telling = True
        match.begin()
        for seat in (*range(setup.seats), WATCHER):
            match.scene(seat)
        game.campaign(match.state, content)
    except DamagedSave:
        raise
    except BadSetup as error:
        raise DamagedSave("unplayable", this=KIND.this, detail=str(error)) from None
    except (msgspec.MsgspecError, RecursionError) as error:
        raise OtherVersion("state-unread", detail=str(error)) from None
    except (RoundtableError, ArithmeticError, LookupError, TypeError, ValueError) as error:
        raise OtherVersion("state-unplayable") from error
    return match
