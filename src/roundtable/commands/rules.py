"""`roundtable rules`: the rulebook in our words, and where each rule lives."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path
from typing import Any

from roundtable import games
from roundtable.kernel.rulebook import Rule, UnknownRule, where

from .output import print_json


def run(args: Namespace) -> int:
    book = games.rulebook(args.game)
    found = list(book.rules)
    if args.rule:
        found = [book[args.rule]] if args.rule in book else book.search(args.rule, args.lang)
        if not found:
            raise UnknownRule(args.rule, [rule.id for rule in book.rules])
    places = where([rule.id for rule in found], _roots(games.folder_of(args.game)))
    if args.json:
        print_json([_entry(rule, places.get(rule.id, [])) for rule in found])
        return 0
    chapter = ""
    for rule in found:
        if rule.chapter != chapter:
            chapter = rule.chapter
            print(f"\n{chapter}\n")
        print(f"{rule.id}  [{rule.kind}]\n  {rule.text(args.lang)}")
        if args.rule:
            for file, line in places.get(rule.id, []):
                print(f"  {_shown(file)}:{line}")
    return 0


def _entry(rule: Rule, places: list[Any]) -> dict[str, Any]:
    code = [f"{_shown(file)}:{line}" for file, line in places if not _is_test(file)]
    tests = [f"{_shown(file)}:{line}" for file, line in places if _is_test(file)]
    return {
        "id": rule.id, "chapter": rule.chapter, "kind": rule.kind, "en": rule.en, "fr": rule.fr,
        "source": rule.source, "code": code, "tests": tests,
    }  # fmt: skip


def _is_test(file: Any) -> bool:
    return "tests" in Path(file).parts


def _shown(file: Any) -> str:
    path = Path(file)
    try:
        return str(path.relative_to(Path.cwd()))
    except ValueError:
        return str(path)


def _roots(folder: Path) -> list[Path]:
    """The game's code, and in a source checkout the tests."""
    tests = Path(__file__).parents[3] / "tests"
    return [folder, tests] if tests.is_dir() else [folder]
