"""`roundtable simulate`: many matches between bots."""

from __future__ import annotations

import sys
from argparse import Namespace
from pathlib import Path

from roundtable import games
from roundtable.kernel.errors import BadSetup, RoundtableError
from roundtable.kernel.game import Value
from roundtable.simulate import Report, simulate

from .output import print_json


def run(args: Namespace) -> int:
    game = games.get(args.game)
    seats = [bot.strip() for bot in args.seats.split(",")] if args.seats else ["random"] * game.least_seats
    options = table_options(args.option)
    if args.json or not sys.stderr.isatty():
        report = simulate(
            game.id, args.games, seats, seed=args.seed, workers=args.workers, options=options, packs=args.pack
        )  # fmt: skip
    else:
        report = _with_bar(args, game.id, seats, options)
    if args.keep:
        _keep(report, Path(args.keep))
    if args.json:
        print_json(report)
    else:
        _print(report)
    return 1 if report.errors else 0


def table_options(pairs: list[str]) -> dict[str, Value]:
    """The options written as NAME=VALUE."""
    options: dict[str, Value] = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals:
            raise BadSetup(f"'{pair}' is no option: write it as NAME=VALUE.")
        options[name] = value
    return options


def _with_bar(args: Namespace, game: str, seats: list[str], options: dict[str, Value]) -> Report:
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn(game), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(game, total=args.games)
        return simulate(
            game, args.games, seats, seed=args.seed, workers=args.workers, options=options, packs=args.pack,
            progress=lambda done: bar.update(task, completed=done),
        )  # fmt: skip


def _keep(report: Report, folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
        for failure in report.failures:
            (folder / f"{report.game}-{failure.seed}.json").write_text(failure.journal)
    except OSError as error:
        raise RoundtableError(f"{folder} can't be written: {error.strerror}.") from None


def _print(report: Report) -> None:
    print(f"{report.finished} of {report.games} matches of {report.game} finished, {report.errors} with an error.")
    print(
        f"{report.decisions} decisions in {report.seconds:.2f} s: {report.decisions_per_second:,.0f} a second,"
        f" {report.decisions / max(report.games, 1):.1f} a match."
    )
    for reason, count in sorted(report.outcomes.items(), key=lambda pair: -pair[1]):
        print(f"  {count:>7}  {reason}")
    for seat, (bot, wins) in enumerate(zip(report.seats, report.wins, strict=True)):
        print(f"  {wins:>7}  won by seat {seat} ({bot})")
    print(f"  {report.unwon:>7}  won by nobody")
    for failure in report.failures:
        print(f"  seed {failure.seed}: {failure.error}", file=sys.stderr)
