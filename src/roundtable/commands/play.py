"""`roundtable play`: a match in this terminal."""

from __future__ import annotations

import secrets
import shlex
import sys
from argparse import Namespace
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec

from roundtable import games
from roundtable.bots import BEST, maker, names
from roundtable.kernel import campaigns
from roundtable.kernel import journal as journals
from roundtable.kernel.errors import BadSetup, RoundtableError
from roundtable.kernel.game import Game, Setup
from roundtable.kernel.match import Match
from roundtable.terminal import Ended, Session
from roundtable.terminal.session import HUMAN

from .campaign import number_in, opened
from .output import notice_of
from .simulate import table_options


def run(args: Namespace) -> int:
    game = games.get(args.game)
    content = game.content(args.pack)
    seated: Sequence[str] = []
    if args.load:
        file = Path(args.load)
        journal = journals.read(_read(file))
        match = journals.reopen(Match, journal, game, content)
        seated = [] if journal.players is msgspec.UNSET else journal.players
        if match.notice:
            print(notice_of(match, args.lang))
            file = file.with_name(
                f"{file.stem}-2{file.suffix}"
            )  # what was saved with other rules or packs stays as it is
        match = match.retold()
    elif args.source:
        match, seated = _from_campaign(args, game, content)
        file = Path(f"{game.id}-{match.setup.seed}.json")
    else:
        seed = str(args.seed) if args.seed is not None else secrets.token_hex(8)
        file = Path(f"{game.id}-{seed}.json")
        seats = len(args.seats.split(",")) if args.seats else min(max(game.least_seats, 4), game.most_seats)
        # Nobody at a terminal has to beat a clock.
        alone = game.alone if not args.seats or _one_person(args.seats.split(",")) else {}
        setup = Setup(seats=seats, seed=seed, options=alone | table_options(args.option), timed=False)
        match = Match.start(game, setup, content, telling=True)
    players = _players(args.seats.split(",") if args.seats else seated, match.setup.seats, game.id)
    session = Session(match, players, file, args.lang, plain=args.plain)
    try:
        session.play()
    except (Ended, KeyboardInterrupt):
        if session.save():
            again = [_program(), "play", game.id, "--load", str(file)]
            again += [word for pack in args.pack for word in ("--pack", str(pack))]
            again += ["--lang", session.lang] if session.lang != "en" else []
            again += ["--plain"] if args.plain else []
            session.say("left", command=shlex.join(again))
    return 0


def _from_campaign(args: Namespace, game: Game[Any, Any], content: Any) -> tuple[Match[Any, Any], Sequence[str]]:
    """A new match that goes on from a milestone, and who played there."""
    campaign = opened(Path(args.source), args.pack)[0]
    stage = len(campaign.stages) if args.milestone is None else number_in(campaign, args.milestone)
    campaign.options |= table_options(args.option)
    campaign.timed = False
    if args.seats and game.other_seats:
        campaign.seats = len(args.seats.split(","))
    seed = str(args.seed) if args.seed is not None else secrets.token_hex(8)
    match = campaigns.begin(campaign, game, content, seed, stage - 1)
    if match.notice:
        print(notice_of(match, args.lang))
    return match, campaign.players


def _players(seats: Sequence[str], number: int, game: str) -> list[str]:
    """Who plays: as said, else as saved, else one person against bots."""
    players = [player.strip() for player in seats] or [HUMAN, *[BEST] * (number - 1)]
    if len(players) != number:
        raise BadSetup(f"This match has {number} seats, but --seats names {len(players)}.")
    players = [names(game)[0] if player == BEST else player for player in players]
    for player in players:
        if player != HUMAN:
            maker(player, game)
    return players


def _one_person(players: Sequence[str]) -> bool:
    """Whether the first seat is a person's, and all others are bots'."""
    return [player.strip() == HUMAN for player in players] == [True, *[False] * (len(players) - 1)]


def _program() -> str:
    """How this command was called, so that what we tell people to type works where they are."""
    return sys.argv[0] if Path(sys.argv[0]).name == "roundtable" else "roundtable"


def _read(file: Path) -> bytes:
    try:
        with file.open("rb") as stream:
            return stream.read(journals.MOST_BYTES + 1)
    except OSError as error:
        raise RoundtableError(f"{file} can't be read: {error.strerror}.") from None
