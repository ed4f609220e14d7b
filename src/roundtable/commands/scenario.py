"""`roundtable scenario`: plays scenario files; 1 if one misses, 2 if one can't be played."""

from __future__ import annotations

import sys
from argparse import Namespace
from pathlib import Path

from roundtable import games, scenarios
from roundtable.kernel.errors import RoundtableError

from .output import print_json


def run(args: Namespace) -> int:
    if args.about:
        return _about(args)
    if not args.files:
        raise RoundtableError(
            "Name a scenario file or a folder, or a game with --about. Try 'roundtable scenario --help'."
        )
    results, worst = [], 0
    for path in _files(args.files):
        try:
            stories = scenarios.read(path).stories()
            played = [(story, scenarios.run(story, games.get(story.game), args.pack)) for story in stories]
        except RoundtableError as error:
            worst = 2
            results.append({"file": str(path), "passed": False, "error": str(error)})
            if not args.json:
                print(f"{path}: {error}", file=sys.stderr)
            continue
        for story, result in played:
            worst = max(worst, 0 if result.passed else 1)
            results.append(
                {"file": str(path), "about": story.about, "passed": result.passed, "misses": result.misses,
                 "cites": sorted(rule for rule in result.cited if ":" not in rule)}
            )  # fmt: skip
            if not args.json:
                print(f"{'ok  ' if result.passed else 'MISS'} {path}: {story.about}")
                for miss in result.misses:
                    print(f"     {miss}")
    if args.json:
        print_json(results)
    else:
        passed = sum(bool(result["passed"]) for result in results)
        print(f"{passed} of {len(results)} scenarios hold.")
    return worst


def _about(args: Namespace) -> int:
    game = games.coming(args.about) if args.about in games.COMING else games.get(args.about)
    if args.json:
        print_json(scenarios.about(game))
    else:
        print(scenarios.manual(game), end="")
    return 0


def _files(names: list[str]) -> list[Path]:
    files: list[Path] = []
    for name in names:
        path = Path(name)
        if path.is_dir():
            found = sorted(path.rglob("*.yaml"))
            if not found:
                raise RoundtableError(f"There is no scenario file in {path}.")
            files += found
        elif path.exists():
            files.append(path)
        else:
            raise RoundtableError(f"There is no file {path}.")
    return files
