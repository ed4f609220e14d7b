"""`roundtable play`: a match in this terminal."""

from __future__ import annotations

import secrets
import sys
from argparse import Namespace
from pathlib import Path

from roundtable import games
from roundtable.bots import maker
from roundtable.commands.simulate import table_options
from roundtable.kernel import journal as journals
from roundtable.kernel.errors import BadSetup, DamagedSave
from roundtable.kernel.game import Setup
from roundtable.kernel.match import Match
from roundtable.terminal import Ended, Session
from roundtable.terminal.session import HUMAN


def run(args: Namespace) -> int:
    game = games.get(args.game)
    content = game.content(args.pack)
    if args.load:
        file = Path(args.load)
        match = Match.load(_read(file), game, content)
        if match.notice:
            print(match.notice)
            file = file.with_name(
                f"{file.stem}-2{file.suffix}"
            )  # what was saved with other rules or packs stays as it is
        match = match.retold()
    else:
        seed = str(args.seed) if args.seed is not None else secrets.token_hex(8)
        file = Path(f"{game.id}-{seed}.json")
        seats = len(args.seats.split(",")) if args.seats else max(game.least_seats, 2)
        # Nobody at a terminal has to beat a clock.
        setup = Setup(seats=seats, seed=seed, options=table_options(args.option), timed=False)
        match = Match.start(game, setup, content, telling=True)
    players = _players(args.seats, match.setup.seats)
    session = Session(match, players, file, args.lang)
    try:
        session.play()
    except (Ended, KeyboardInterrupt):
        if session.save():
            again = f"{file}{f' --seats {args.seats}' if args.seats else ''}"
            again += "".join(f" --pack {pack}" for pack in args.pack)
            again += f" --lang {session.lang}" if session.lang != "en" else ""
            session.say("left", program=_program(), game=game.id, file=again)
    return 0


def _players(seats: str, number: int) -> list[str]:
    players = [player.strip() for player in seats.split(",")] if seats else [HUMAN, *["random"] * (number - 1)]
    if len(players) != number:
        raise BadSetup(f"This match has {number} seats, but --seats names {len(players)}.")
    players = ["random" if player == "bot" else player for player in players]
    for player in players:
        if player != HUMAN:
            maker(player)
    return players


def _program() -> str:
    """How this command was called, so that what we tell people to type works where they are."""
    return sys.argv[0] if Path(sys.argv[0]).name == "roundtable" else "roundtable"


def _read(file: Path) -> bytes:
    try:
        with file.open("rb") as stream:
            return stream.read(journals.MOST_BYTES + 1)
    except OSError as error:
        raise DamagedSave(f"{file} can't be read: {error.strerror}.") from None
