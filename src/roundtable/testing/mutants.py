"""`python -m roundtable.testing.mutants PACKAGE TESTS...`: breaks rules on purpose, to see whether a test notices.

Each mutant is one small change to one function: a comparison turned, a number raised, a condition negated, a
statement left out. The tests that run that function are run against it; a mutant that passes them all has
*survived* and is listed with its line: either a rule nobody tests, or code that need not be there.

    python -m roundtable.testing.mutants roundtable.slices.talisman_duel tests/slices/test_talisman_duel.py

All arguments it does not know go to pytest (`-k`, files). The tests are collected and the package is imported
once; a mutant is a fork in which the changed function's code is exchanged, so hundreds take a minute. What is
told (`say`, `cite`, `if table.telling`) is left alone, and so is what runs only as a module is imported.
"""

from __future__ import annotations

import argparse
import ast
import functools
import gc
import importlib.util
import os
import signal
import sys
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from types import CodeType, FrameType, FunctionType
from typing import NamedTuple

import pytest
from _pytest.runner import runtestprotocol

from roundtable.packs import Content

TURNED: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
}
SWAPPED = {"min": "max", "max": "min", "any": "all", "all": "any"}
TOLD = ("say", "cite")
SURVIVED, NOTICED, BROKEN = 0, 1, 3

Function = ast.FunctionDef | ast.AsyncFunctionDef


class Mutant(NamedTuple):
    file: str
    line: int
    """Of the change."""
    function: tuple[str, int]
    """Name and first line of the function that is exchanged; a constant's name and 0 where it is one of a module."""
    change: str
    number: int
    """Which of the module's changes it is."""


class CodeChange(NamedTuple):
    node: ast.AST
    what: str
    apply: Callable[[], None]


def is_told(node: ast.AST) -> bool:
    """Whether this only tells what happened."""
    match node:
        case ast.Expr(value=ast.Call(func=ast.Attribute(attr=name))):
            return name in TOLD
        case ast.If(test=ast.Attribute(attr="telling")):
            return True
    return False


def changes(function: ast.AST) -> Iterator[CodeChange]:
    """Every change to try within a function, the outermost first."""
    for node in ast.iter_child_nodes(function):
        if is_told(node) or isinstance(node, ast.arguments | ast.Assert):
            continue
        yield from changes_of(node)
        for field in ("body", "orelse"):
            block = getattr(node, field, None)
            if isinstance(block, list) and not isinstance(node, ast.ClassDef):
                yield from left_out(block)
        yield from changes(node)


def left_out(block: list[ast.stmt]) -> Iterator[CodeChange]:
    """Each statement of a block gone, where that is not only a name that then is missing."""
    for at, statement in enumerate(block):
        match statement:
            case ast.Expr(value=ast.Constant()):
                continue
            case ast.Assign(targets=[ast.Name() | ast.Tuple()]):
                continue
            case (
                ast.Expr() | ast.Assign() | ast.AugAssign() | ast.Raise() | ast.Delete() | ast.Break() | ast.Continue()
            ):
                if not is_told(statement):
                    gone = ast.copy_location(ast.Pass(), statement)
                    yield CodeChange(statement, "left out", lambda b=block, i=at, g=gone: b.__setitem__(i, g))  # type: ignore[misc]


def changes_of(node: ast.AST) -> Iterator[CodeChange]:
    def to(what: str, field: str, value: object) -> CodeChange:
        return CodeChange(node, what, lambda: setattr(node, field, value))

    match node:
        case ast.Compare(ops=[op]):
            yield to("comparison turned", "ops", [TURNED[type(op)]()])
        case ast.Constant(value=bool(value)):
            yield to("truth turned", "value", not value)
        case ast.Constant(value=int(value)):
            yield to("number raised", "value", value + 1)
        case ast.UnaryOp(op=ast.Not(), operand=operand):
            yield to("'not' gone", "operand", ast.copy_location(ast.UnaryOp(ast.Not(), operand), node))
        case ast.BoolOp(op=op):
            yield to("'and' and 'or' swapped", "op", ast.Or() if isinstance(op, ast.And) else ast.And())
        case ast.BinOp(op=ast.Add() | ast.Sub() as op):
            yield to("plus and minus swapped", "op", ast.Sub() if isinstance(op, ast.Add) else ast.Add())
        case ast.AugAssign(op=ast.Add() | ast.Sub() as op):
            yield to("plus and minus swapped", "op", ast.Sub() if isinstance(op, ast.Add) else ast.Add())
        case ast.Call(func=ast.Name(id=name) as called) if name in SWAPPED:
            yield CodeChange(node, f"{name} is {SWAPPED[name]}", lambda: setattr(called, "id", SWAPPED[name]))
        case ast.If(test=test) | ast.While(test=test) | ast.IfExp(test=test) if not isinstance(
            test, ast.UnaryOp | ast.Compare
        ):
            yield to("condition negated", "test", ast.copy_location(ast.UnaryOp(ast.Not(), test), test))


def functions(tree: ast.Module | ast.ClassDef, within: str = "") -> Iterator[tuple[str, Function]]:
    """The functions of a module and its classes, with their qualified names; not those inside functions."""
    for node in tree.body:
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            yield within + node.name, node
        elif isinstance(node, ast.ClassDef):
            yield from functions(node, f"{within}{node.name}.")


def first_line(function: Function) -> int:
    """As in the code object: that of the first decorator."""
    return min([function.lineno, *(decorator.lineno for decorator in function.decorator_list)])


def constants(tree: ast.Module) -> Iterator[tuple[str, ast.Constant]]:
    for node in tree.body:
        match node:
            case ast.Assign(targets=[ast.Name(id=name)], value=ast.Constant(value=int()) as value):
                yield name, value
            case ast.AnnAssign(target=ast.Name(id=name), value=ast.Constant(value=int()) as value):
                yield name, value


def all_changes(tree: ast.Module) -> Iterator[tuple[tuple[str, int], CodeChange]]:
    for name, value in constants(tree):
        for change in changes_of(value):
            yield (name, 0), change
    for name, function in functions(tree):
        yield from (((name, first_line(function)), change) for change in left_out(function.body))
        yield from (((name, first_line(function)), change) for change in changes(function))


def mutants_of(file: Path) -> list[Mutant]:
    tree = ast.parse(file.read_text("utf-8"))
    return [
        Mutant(str(file), getattr(change.node, "lineno", 0), function, change.what, number)
        for number, (function, change) in enumerate(all_changes(tree))
    ]


def mutated(mutant: Mutant) -> ast.Module:
    tree = ast.parse(Path(mutant.file).read_text("utf-8"))
    found = list(all_changes(tree))
    _, change = found[mutant.number]
    generators = [function for _, function in functions(tree) if yields(function)]
    change.apply()
    for function in generators:
        if not yields(function):  # it still has to be a generator
            function.body.append(ast.parse("if False:\n    yield").body[0])
    return ast.fix_missing_locations(tree)


def yields(function: ast.AST) -> bool:
    return any(
        isinstance(node, ast.Yield | ast.YieldFrom) or (not isinstance(node, ast.Lambda) and yields(node))
        for node in ast.iter_child_nodes(function)
        if not isinstance(node, ast.FunctionDef)
    )


def put_in_place(mutant: Mutant, package: str) -> None:
    """Exchanges the code of the function, wherever it is held."""
    tree = mutated(mutant)
    name, line = mutant.function
    if not line:
        value = next(value.value for constant, value in constants(tree) if constant == name)
        for module in list(sys.modules.values()):
            if getattr(module, "__name__", "").startswith(package) and name in vars(module):
                setattr(module, name, value)
        return
    code = next(
        code
        for code in codes(compile(tree, mutant.file, "exec"))
        if (code.co_qualname, code.co_firstlineno) == (name, line)
    )
    for held in gc.get_objects():
        if isinstance(held, functools._lru_cache_wrapper):
            held.cache_clear()
        elif isinstance(held, Content):
            held.memo.clear()
        elif isinstance(held, FunctionType) and key_of(held.__code__) == (mutant.file, line):
            held.__code__ = code


def codes(code: CodeType) -> Iterator[CodeType]:
    for inner in code.co_consts:
        if isinstance(inner, CodeType):
            yield inner
            yield from codes(inner)


def key_of(code: CodeType) -> tuple[str, int]:
    return code.co_filename, code.co_firstlineno


class Run:
    """The pytest plugin: instead of running the tests once, runs them against every mutant."""

    def __init__(self, args: argparse.Namespace) -> None:
        self.args = args
        self.survivors = 0
        self.tried = 0

    def files(self) -> list[Path]:
        spec = importlib.util.find_spec(self.args.package)
        if spec is None or spec.origin is None:
            raise pytest.UsageError(f"there is no package {self.args.package}")
        home = Path(spec.origin)
        files = sorted(home.parent.rglob("*.py")) if home.name == "__init__.py" else [home]
        only = self.args.only
        return [file for file in files if not only or file.stem in only]

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        if session.testsfailed:
            raise session.Interrupted("the tests could not be collected")
        if not session.items:
            raise pytest.UsageError("no tests were collected")
        files = self.files()
        ran, took = self.who_runs_what(session.items, {str(file) for file in files})
        mutants = [mutant for file in files for mutant in mutants_of(file)]
        running: dict[int, Mutant] = {}
        for mutant in mutants:
            file, (_, line) = mutant.file, mutant.function
            tests = ran.get((file, line), []) if line else list(session.items)
            tests.sort(key=lambda item: took[item.nodeid])
            if len(running) >= self.args.jobs:
                self.gather(running)
            running[self.start(mutant, tests)] = mutant
        while running:
            self.gather(running)
        return True

    def who_runs_what(
        self, items: Sequence[pytest.Item], files: set[str]
    ) -> tuple[dict[tuple[str, int], list[pytest.Item]], dict[str, float]]:
        """For each function, the tests that run it; and how long each test takes."""
        ran: dict[tuple[str, int], list[pytest.Item]] = {}
        took: dict[str, float] = {}
        cached = [held for held in gc.get_objects() if isinstance(held, functools._lru_cache_wrapper)]
        for item in items:
            for held in cached:  # or only the first test that needs a cached function would be seen to run it
                held.cache_clear()
            seen: set[CodeType] = set()

            def note(frame: FrameType, event: str, _: object, seen: set[CodeType] = seen) -> None:
                if event == "call":
                    seen.add(frame.f_code)

            start = time.perf_counter()
            sys.setprofile(note)
            threading.setprofile(note)
            try:
                reports = runtestprotocol(item, nextitem=None, log=False)
            finally:
                sys.setprofile(None)
                threading.setprofile(None)
            took[item.nodeid] = time.perf_counter() - start
            if any(report.failed for report in reports):
                raise pytest.UsageError(f"{item.nodeid} fails even without a mutant")
            for code in seen:
                if code.co_filename in files:
                    ran.setdefault(key_of(code), []).append(item)
        return ran, took

    def start(self, mutant: Mutant, tests: list[pytest.Item]) -> int:
        sys.stdout.flush()
        if child := os.fork():
            return child
        quiet = os.open(os.devnull, os.O_RDWR)
        for stream in (0, 1, 2):
            os.dup2(quiet, stream)
        signal.alarm(self.args.seconds)
        outcome = BROKEN
        try:
            put_in_place(mutant, self.args.package)
            outcome = NOTICED if any(self.fails(item) for item in tests) else SURVIVED
        finally:
            os._exit(outcome)

    @staticmethod
    def fails(item: pytest.Item) -> bool:
        return any(report.failed for report in runtestprotocol(item, nextitem=None, log=False))

    def gather(self, running: dict[int, Mutant]) -> None:
        child, status = os.wait()
        mutant = running.pop(child)
        outcome = os.waitstatus_to_exitcode(status)
        self.tried += 1
        if outcome == SURVIVED:
            self.survivors += 1
        if outcome in (SURVIVED, BROKEN):
            text = Path(mutant.file).read_text("utf-8").splitlines()[mutant.line - 1].strip()
            unusable = "" if outcome == SURVIVED else " (could not be tried)"
            print(f"{Path(mutant.file).name}:{mutant.line}: {mutant.change}{unusable}: {text}", flush=True)


def main(argv: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        prog="python -m roundtable.testing.mutants",
        description="Breaks a package line by line and lists what no test notices.",
        epilog="All other arguments go to pytest: files, -k and so on.",
    )
    parser.add_argument("package", help="what to break, as it is imported: roundtable.slices.talisman_duel")
    parser.add_argument("--only", action="append", metavar="MODULE", help="only this module (again for more)")
    parser.add_argument("--jobs", type=int, default=1, help="how many mutants at a time (default 1)")
    parser.add_argument(
        "--seconds", type=int, default=30, help="after which a mutant that hangs is caught (default 30)"
    )
    args, rest = parser.parse_known_args(argv)
    run = Run(args)
    try:
        code = pytest.main([*rest, "-q", "-p", "no:xdist", "-p", "no:cacheprovider", "--no-header"], plugins=[run])
    except ModuleNotFoundError as error:
        parser.error(str(error))
    if run.tried:
        print(f"{run.tried - run.survivors} of {run.tried} mutants noticed, {run.survivors} survived")
        return int(run.survivors > 0)
    return int(code) or 2


if __name__ == "__main__":
    sys.exit(main())
