"""The command line. Commands are imported when they run, so that it starts at once."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from importlib import import_module
from io import TextIOWrapper
from pathlib import Path
from typing import NoReturn

from . import __version__

USAGE_ERROR = 2
GAME = "a game's name, as 'roundtable games' lists them"


class Parser(argparse.ArgumentParser):
    """Says what is wrong in one sentence."""

    def error(self, message: str) -> NoReturn:
        sentence = message[:1].upper() + message[1:]
        self.exit(USAGE_ERROR, f"{sentence.rstrip('.')}. Try '{self.prog} --help'.\n")


def parser() -> Parser:
    """All commands and what they take."""
    top = Parser(prog="roundtable", description="Plays story-driven adventure board games: every rule, explained.")
    top.add_argument("--version", action="version", version=f"roundtable {__version__}")
    commands = top.add_subparsers(dest="command", metavar="COMMAND")

    def command(name: str, about: str) -> argparse.ArgumentParser:
        return commands.add_parser(name, help=about, description=about)

    games = command("games", "the games, their seats, options and packs")
    games.add_argument("game", nargs="?", metavar="GAME", help="only this one, with what it is about")
    _lang(games)
    _json(games)

    play = command("play", "play in this terminal")
    play.add_argument("game", metavar="GAME", help=GAME)
    play.add_argument(
        "--seats",
        default="",
        metavar="WHO,...",
        help="human, bot (the best there is), or a bot's name for each seat (default: you and bots, or as saved)",
    )
    play.add_argument("--seed", type=int, metavar="N", help="play the same match again (default: a new one)")
    play.add_argument("--option", action="append", default=[], metavar="K=V", help="a table option of the game")
    play.add_argument("--load", metavar="FILE", help="go on with a saved match, with the seats it was saved with")
    play.add_argument(
        "--from", dest="source", metavar="FILE", help="a new match that goes on from a campaign, with fresh luck"
    )
    play.add_argument("--milestone", type=int, metavar="N", help="with --from: from which (default: the last)")
    play.add_argument("--plain", action="store_true", help="no map and no colour: everything in sentences")
    _packs(play)
    _lang(play)

    serve = command("serve", "the tables, in a browser")
    serve.add_argument("--host", default="127.0.0.1", metavar="ADDRESS", help="where to listen (default 127.0.0.1)")
    serve.add_argument("--port", type=int, default=8000, metavar="N", help="at which port (default 8000)")
    serve.add_argument(
        "--db", default="", metavar="URL", help="sqlite:///FILE or postgresql://... (default: a file in this folder)"
    )
    serve.add_argument("--workers", type=int, default=1, metavar="N", help="processes that serve (default 1)")
    serve.add_argument("--pace", type=float, default=0.8, metavar="S", help="seconds between bots' moves (default 0.8)")
    serve.add_argument("--open", action="store_true", help="open a browser, too")
    serve.add_argument("--behind-proxy", action="store_true", help="believe X-Forwarded-For and X-Forwarded-Proto")
    serve.add_argument(
        "--hosts",
        action="append",
        default=[],
        metavar="NAME,...",
        help="names under which it is asked for, * for any (default: any, or this machine's own if only it is served)",
    )
    serve.add_argument("--no-limits", action="store_true", help="count nobody's requests: for measuring")
    serve.add_argument(
        "--log-level", choices=("debug", "info", "warning", "error"), default="info", help="how much is logged"
    )
    _packs(serve)

    tables = command("tables", "whole tables of a server that is not running: list, export, import, prune")
    deeds = tables.add_subparsers(dest="action", metavar="ACTION", required=True)
    for name, about in (
        ("list", "the tables at which something happened last"),
        ("export", "a whole table as a file, with its seats, journal and talk"),
        ("import", "such a file as a new table; prints the links to its seats"),
        ("check", "open every table and say which can't be"),
        ("prune", "delete tables at which nothing has happened for long; without --yes it says which"),
    ):
        deed = deeds.add_parser(name, help=about, description=about)
        deed.add_argument("--db", default="", metavar="URL", help="the server's database (default: as serve has it)")
        _packs(deed)
        if name == "list":
            deed.add_argument("--limit", type=int, default=50, metavar="N", help="how many (default 50)")
            _json(deed)
        elif name == "export":
            deed.add_argument("table", metavar="TABLE", help="its id, as its address has it")
            deed.add_argument("--out", metavar="FILE", help="where to (default table-ID.json or campaign-ID.json)")
            deed.add_argument("--campaign", action="store_true", help="only its milestones, without any secret")
        elif name == "import":
            deed.add_argument("file", metavar="FILE", help="what was exported: a table, or a campaign")
        elif name == "prune":
            deed.add_argument("--older-than", type=float, required=True, metavar="DAYS", help="untouched for so long")
            deed.add_argument("--over", action="store_true", help="only tables whose game is over")
            deed.add_argument("--export", metavar="FOLDER", help="first write each to a file there")
            deed.add_argument("--yes", action="store_true", help="delete them")
            _json(deed)

    scenario = command("scenario", "play scenario files and check what they expect")
    scenario.add_argument("files", nargs="*", metavar="FILE", help="a scenario file, or a folder of them")
    scenario.add_argument("--about", metavar="GAME", help="tells what scenarios of this game can say")
    _packs(scenario)
    _json(scenario)

    rules = command("rules", "the rulebook in our words, and where each rule lives in the code and the tests")
    rules.add_argument("game", metavar="GAME", help=GAME)
    rules.add_argument("rule", nargs="?", metavar="ID", help="one rule, or words to look for")
    _lang(rules)
    _json(rules)

    replay = command("replay", "show or verify a saved match")
    replay.add_argument("file", metavar="FILE", help="a match that was saved")
    replay.add_argument("--verify", action="store_true", help="only check that it leads where it says")
    replay.add_argument("--at", type=int, metavar="N", help="show the table after N answers")
    replay.add_argument("--seat", type=int, metavar="S", help="through the eyes of this seat (default: a watcher)")
    _packs(replay)
    _lang(replay)
    _json(replay)

    campaign = command("campaign", "where a saved campaign stands, and a file for others to go on from")
    campaign.add_argument("file", metavar="FILE", help="a match that was saved, or a campaign's file")
    campaign.add_argument("--at", type=int, metavar="N", help="as it was at milestone N (default: now)")
    campaign.add_argument("--out", metavar="FILE", help="write the campaign's file there; it holds no secret")
    _packs(campaign)
    _lang(campaign)
    _json(campaign)

    pack = command("pack", "content packs: check, schema, list, show")
    actions = pack.add_subparsers(dest="action", metavar="ACTION", required=True)

    def action(name: str, about: str) -> argparse.ArgumentParser:
        return actions.add_parser(name, help=about, description=about)

    check = action("check", "every problem of a pack, at once")
    check.add_argument("path", metavar="FOLDER", help="the pack: the folder with its pack.yaml")
    check.add_argument("--on", action="append", default=[], metavar="FOLDER", help="a pack it is stacked on")
    _json(check)
    schema = action("schema", "JSON Schema for editors")
    schema.add_argument("game", metavar="GAME", help=GAME)
    schema.add_argument("--out", metavar="FOLDER", help="write one file for each kind of pack file there")
    listing = action("list", "the packs that come with the games")
    _json(listing)
    show = action("show", "every card, counted and listed")
    show.add_argument("game", metavar="GAME", help=GAME)
    _packs(show)
    _lang(show)
    _json(show)

    simulate = command("simulate", "play many matches between bots")
    simulate.add_argument("game", metavar="GAME", help=GAME)
    simulate.add_argument("--games", type=int, default=100, metavar="N", help="how many matches (default 100)")
    simulate.add_argument("--seats", default="", metavar="BOT,...", help="a bot for each seat (default: random)")
    simulate.add_argument("--seed", type=int, default=0, metavar="S", help="match i has the seed S-i (default 0)")
    simulate.add_argument("--workers", type=int, default=1, metavar="N", help="processes to play in")
    simulate.add_argument("--option", action="append", default=[], metavar="K=V", help="a table option of the game")
    simulate.add_argument("--keep", metavar="FOLDER", help="write the journal of each failed match there")
    _packs(simulate)
    _json(simulate)

    bench = command("bench", "the figures, on this machine")
    bench.add_argument("--seconds", type=float, default=1.0, metavar="T", help="for each figure (default 1)")
    _json(bench)
    return top


def _json(command: argparse.ArgumentParser) -> None:
    command.add_argument("--json", action="store_true", help="print JSON")


def _packs(command: argparse.ArgumentParser) -> None:
    command.add_argument(
        "--pack", action="append", default=[], type=Path, metavar="FOLDER", help="a pack to stack on the core one"
    )


def _lang(command: argparse.ArgumentParser) -> None:
    command.add_argument("--lang", choices=("en", "fr"), default="en", help="the language to speak")


def main(argv: Sequence[str] | None = None) -> int:
    """Runs one command; its exit code."""
    from .kernel.errors import RoundtableError

    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")  # a terminal without accents shows the rest all the same
    try:
        top = parser()
        args = top.parse_args(argv)
        if args.command is None:
            top.print_help()
            return 0
        code: int = import_module(f"roundtable.commands.{args.command}").run(args)
        sys.stdout.flush()
    except RoundtableError as error:
        print(error, file=sys.stderr)
        return USAGE_ERROR
    except BrokenPipeError:
        # Whoever read our output has left: nothing more to say, not even at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except KeyboardInterrupt:
        print("Stopped.", file=sys.stderr)
        return 130
    return code


if __name__ == "__main__":
    sys.exit(main())
