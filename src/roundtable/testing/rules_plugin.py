"""A pytest plugin: which rules of each rulebook are shown by a test.

A test says which rules it shows, and the mark counts only if the code cited them while it ran and
the test passed:

    @pytest.mark.rule("talisman.combat.tie-is-a-stand-off")
    def test_a_tie_hurts_nobody() -> None: ...

Tests made from files (scenarios) add the mark to their item, `item.add_marker(pytest.mark.rule(...))`,
or append `("rule", id)` to `item.user_properties`. A mark with an unknown id is an error.

Switched on by `-p roundtable.testing.rules_plugin` in pytest's `addopts`. Works under pytest-xdist.

    --rules-check       also fail if a rulebook says `complete: true` and a rule is not covered;
                        for runs of the whole suite
    --rules-list        list every rule that is not covered, not only the first ten
    --rules-json FILE   write the result to a file

The rulebooks are those of the registered games; the ini option `rulebook_paths` (a list of files)
replaces them.
"""

from __future__ import annotations

from collections.abc import Generator, Iterator
from functools import cached_property
from pathlib import Path

import msgspec
import pytest

from roundtable.kernel.errors import RoundtableError
from roundtable.kernel.rulebook import Rulebook, UnknownRule, witnessing

FEW = 10
CITED, UNCITED = "rule-cited", "rule-uncited"
_seen = pytest.StashKey[set[str]]()


def pytest_addoption(parser: pytest.Parser) -> None:
    group = parser.getgroup("rules", "rules of the games")
    group.addoption("--rules-check", action="store_true", help="fail if a complete rulebook has an uncovered rule")
    group.addoption("--rules-list", action="store_true", help="list every rule that is not covered")
    group.addoption("--rules-json", metavar="FILE", help="write the rule coverage to FILE")
    parser.addini("rulebook_paths", "rulebook.yaml files to use instead of the registered games'", type="paths")


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "rule(*ids): the rules that this test shows; each must be cited as it runs")
    config.pluginmanager.register(RuleCoverage(config), "roundtable-rule-coverage")


class Coverage(msgspec.Struct):
    """How much of one rulebook the tests show."""

    complete: bool
    counted: int
    covered: int
    uncovered: list[str]
    tests: dict[str, list[str]]
    """For each covered rule, the tests that show it."""

    @property
    def falls_short(self) -> bool:
        return self.complete and bool(self.uncovered)


class RuleCoverage:
    """Listens while tests run, gathers what they showed, and tells it at the end."""

    def __init__(self, config: pytest.Config) -> None:
        self.config = config
        self.is_worker = hasattr(config, "workerinput")
        self.check = bool(config.getoption("--rules-check"))
        self.list_all = bool(config.getoption("--rules-list"))
        self.json: str | None = config.getoption("--rules-json")
        self.shown: dict[str, list[tuple[str, str]]] = {}
        """For each test that passed, (CITED, `game:id`) or (UNCITED, id) of its marks."""

    @cached_property
    def books(self) -> dict[str, Rulebook]:
        paths: list[Path] = self.config.getini("rulebook_paths")
        try:
            if paths:
                return {book.game: book for book in map(Rulebook.load, paths)}
            from roundtable.games import rulebooks

            return rulebooks()
        except RoundtableError as error:
            raise pytest.UsageError(str(error)) from error

    @cached_property
    def known(self) -> frozenset[str]:
        return frozenset(rule.id for book in self.books.values() for rule in book.rules)

    # --- while tests are collected and run (under xdist: in the workers) ---

    @pytest.hookimpl(wrapper=True)
    def pytest_make_collect_report(
        self, collector: pytest.Collector
    ) -> Generator[None, pytest.CollectReport, pytest.CollectReport]:
        report = yield
        items = [item for item in report.result or () if isinstance(item, pytest.Item)]
        problems = [f"{item.nodeid.partition('[')[0]}: {said}" for item in items for said in self._problems(item)]
        if problems:
            report.outcome = "failed"
            report.longrepr = "\n".join(dict.fromkeys(problems))
            report.result = []
        return report

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Generator[None, object, object]:
        with witnessing() as seen:
            item.stash[_seen] = seen
            return (yield)

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_makereport(
        self, item: pytest.Item, call: pytest.CallInfo[None]
    ) -> Generator[None, pytest.TestReport, pytest.TestReport]:
        report = yield
        if report.when == "call":
            # Marks may have come after collection, so they are looked at once more.
            problems = list(self._problems(item))
            if problems and report.passed:
                report.outcome = "failed"
                report.longrepr = "\n".join(problems)
            seen = item.stash.get(_seen, set())
            # Properties travel with the report, from a worker to the controller too.
            for rule in _marked(item):
                games = [game for game in self.books if rule in self.books[game] and f"{game}:{rule}" in seen]
                if not games and rule in seen:  # cited outside any match: for whichever game has the rule
                    games = [game for game in self.books if rule in self.books[game]]
                report.user_properties += [(CITED, f"{game}:{rule}") for game in games] or [(UNCITED, rule)]
        return report

    def _problems(self, item: pytest.Item) -> Iterator[str]:
        for rule in _marked(item):
            if rule not in self.known:
                yield str(UnknownRule(rule, self.known))

    # --- when all is told (under xdist: in the controller) ---

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self.shown.pop(report.nodeid, None)
        elif report.when == "call" and report.passed and not hasattr(report, "wasxfail"):
            told = [(name, str(value)) for name, value in report.user_properties if name in (CITED, UNCITED)]
            if told:
                self.shown[report.nodeid] = told

    def coverage(self) -> dict[str, Coverage]:
        """Each game's coverage by the tests that have passed."""
        tests: dict[str, list[str]] = {}
        for nodeid, told in sorted(self.shown.items()):
            for rule in dict.fromkeys(rule for name, rule in told if name == CITED):
                tests.setdefault(rule, []).append(nodeid)
        result = {}
        for game, book in self.books.items():
            counted = [rule.id for rule in book.counted()]
            uncovered = [rule for rule in counted if f"{game}:{rule}" not in tests]
            shown = {rule: tests[f"{game}:{rule}"] for rule in counted if f"{game}:{rule}" in tests}
            result[game] = Coverage(book.complete, len(counted), len(shown), uncovered, shown)
        return result

    def uncited(self) -> list[dict[str, str]]:
        """Marks that don't count: the code did not cite the rule while the test ran."""
        return [
            {"test": nodeid, "rule": rule}
            for nodeid, told in sorted(self.shown.items())
            for name, rule in told
            if name == UNCITED
        ]

    def pytest_sessionfinish(self, session: pytest.Session, exitstatus: int) -> None:
        if self.is_worker or not (self.json or self.check):
            return
        coverage = self.coverage()
        if self.json:
            result = {"games": coverage, "uncited": self.uncited()}
            Path(self.json).write_bytes(msgspec.json.format(msgspec.json.encode(result)) + b"\n")
        if self.check and exitstatus == pytest.ExitCode.OK and any(one.falls_short for one in coverage.values()):
            session.exitstatus = pytest.ExitCode.TESTS_FAILED

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        everything = self.check or self.list_all or bool(self.json)
        if not self.shown and not everything:
            return
        marked = {rule.rpartition(":")[2] for told in self.shown.values() for _, rule in told}
        write = terminalreporter.write_line
        for game, found in self.coverage().items():
            if not everything and marked.isdisjoint(rule.id for rule in self.books[game].rules):
                continue
            write(f"rules {game}: {found.covered}/{found.counted} covered")
            if not (found.covered or found.complete or self.list_all):
                continue  # a book whose game is still to be written: nothing to look for yet
            listed = found.uncovered if self.list_all else found.uncovered[:FEW]
            for rule in listed:
                write(f"  not covered: {rule}")
            if len(listed) < len(found.uncovered):
                write(f"  and {len(found.uncovered) - len(listed)} more (--rules-list shows all)")
            if self.check and found.falls_short:
                write(f"  the rulebook of {game} is complete, so each of its rules needs a test", red=True)
        for miss in self.uncited():
            write(f"not counted: {miss['test']} is marked {miss['rule']}, but the code did not cite it", yellow=True)


def _marked(item: pytest.Item) -> list[str]:
    """The rules an item is marked with, each once."""
    rules = [str(rule) for mark in item.iter_markers("rule") for rule in mark.args]
    rules += [str(value) for name, value in item.user_properties if name == "rule"]
    return list(dict.fromkeys(rules))
