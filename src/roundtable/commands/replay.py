"""`roundtable replay`: shows or verifies a saved match."""

from __future__ import annotations

import sys
from argparse import Namespace
from pathlib import Path

from roundtable import games
from roundtable.kernel import journal as journals
from roundtable.kernel.errors import RoundtableError
from roundtable.kernel.match import Match
from roundtable.kernel.plain import render
from roundtable.kernel.seats import WATCHER

from .output import notice_of, print_json


def run(args: Namespace) -> int:
    path = Path(args.file)
    try:
        with path.open("rb") as file:
            data = file.read(journals.MOST_BYTES + 1)
    except OSError as error:
        raise RoundtableError(f"{path} can't be read: {error.strerror}.") from None
    journal = journals.read(data)
    game = games.get(journal.game)
    content = game.content(args.pack)
    if args.verify and journals.differs(journal, game, content):
        raise journals.unverified(journal, game)
    match = Match.load(data, game, content)
    if args.verify:
        if args.json:
            print_json({"verified": True, "answers": len(journal.answers), "fingerprint": match.fingerprint()})
        else:
            print(f"Verified: {len(journal.answers)} answers lead to position {match.fingerprint()}.")
        return 0
    if match.notice:
        print(notice_of(match, args.lang), file=sys.stderr)
    last = len(match.rows)
    at = last if args.at is None else args.at
    if not 0 <= at <= last:
        raise RoundtableError(f"This match has {last} answers: --at goes from 0 to {last}.")
    seat = WATCHER if args.seat is None else args.seat
    if args.seat is not None and not 0 <= seat < match.setup.seats:
        raise RoundtableError(f"This match has the seats 0 to {match.setup.seats - 1}.")
    shown = match.retold(at)
    texts = game.texts(content)
    log = [
        [texts.say(args.lang, event.key, event.params), texts.more(args.lang, event.key, event.params)]
        for event in shown.told(seat)
    ]
    scene = shown.scene(seat)
    if args.json:
        print_json(
            {
                "game": game.id,
                "setup": match.setup,
                "answers": last,
                "at": at,
                "log": [" ".join(filter(None, line)) for line in log],
                "scene": scene,
            }
        )
        return 0
    print(f"{game.titles[args.lang]}, {match.setup.seats} seats, after {at} of {last} answers.\n")
    for line, more in log:
        print(f"- {line}")
        if more:
            print(f"  {more}")
    print(f"\n{render(scene, texts, args.lang)}")
    return 0
