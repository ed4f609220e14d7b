"""A rule is covered only by a passing test whose code cited it."""

import json
from collections.abc import Callable

import pytest
import yaml  # noqa: F401  # pytester forgets modules first imported inside a run, and yaml's C part can't load twice

PLUGIN = ("-p", "roundtable.testing.rules_plugin", "-p", "no:cacheprovider", "-p", "no:hypothesispytest")
Run = Callable[..., pytest.RunResult]

CODE = """
import pytest
from roundtable.kernel.rulebook import cite
"""


@pytest.fixture
def run(pytester: pytest.Pytester) -> Run:
    """Writes a rulebook of two counted rules and one of cardboard, and a test file; runs it."""

    def run(tests: str, *args: str, complete: bool = False, rules: str = "") -> pytest.RunResult:
        pytester.makefile(
            ".yaml",
            rulebook=f"""
game: duel
complete: {str(complete).lower()}
rules:
  - {{id: duel.fight.roll, chapter: Fight, kind: core, en: Roll., fr: Lancez.}}
  - {{id: duel.fight.tie, chapter: Fight, kind: core, en: Tie., fr: Égalité.}}
  - {{id: duel.fight.shuffle, chapter: Fight, kind: table-only, en: Shuffle., fr: Mélangez.}}
{rules}""",
        )
        pytester.makeini("[pytest]\nrulebook_paths = rulebook.yaml\naddopts = --strict-markers")
        pytester.makepyfile(test_duel=CODE + tests)
        return pytester.runpytest(*PLUGIN, *args)

    return run


BOTH = """
@pytest.mark.rule("duel.fight.roll", "duel.fight.tie")
def test_both():
    cite("duel.fight.roll", "duel.fight.tie")
"""
ONE = """
@pytest.mark.rule("duel.fight.roll")
def test_one():
    cite("duel.fight.roll")
"""


def test_a_marked_and_cited_rule_counts(run: Run) -> None:
    result = run(ONE)
    result.stdout.fnmatch_lines(["rules duel: 1/2 covered", "  not covered: duel.fight.tie"])
    result.stdout.no_fnmatch_line("*shuffle*")
    assert result.ret == 0


def test_a_citation_without_a_mark_does_not_count(run: Run) -> None:
    result = run('def test_it():\n    cite("duel.fight.roll")', "--rules-check")
    result.stdout.fnmatch_lines(["rules duel: 0/2 covered"])


def test_a_mark_that_is_not_cited_is_told(run: Run) -> None:
    result = run('@pytest.mark.rule("duel.fight.tie")\ndef test_it():\n    cite("duel.fight.roll")')
    result.stdout.fnmatch_lines(
        [
            "rules duel: 0/2 covered",
            "not counted: test_duel.py::test_it is marked duel.fight.tie, but the code did not cite it",
        ]
    )


def test_what_another_test_cited_does_not_count(run: Run) -> None:
    result = run(ONE + '\n@pytest.mark.rule("duel.fight.roll")\ndef test_two():\n    pass')
    result.stdout.fnmatch_lines(["rules duel: 1/2*", "not counted: *::test_two is marked duel.fight.roll*"])


def test_a_fixtures_citation_counts(run: Run) -> None:
    result = run(
        """
@pytest.fixture
def fought():
    cite("duel.fight.tie")

@pytest.mark.rule("duel.fight.tie")
def test_it(fought):
    pass
"""
    )
    result.stdout.fnmatch_lines(["rules duel: 1/2 covered"])


@pytest.mark.parametrize(
    "spoiled",
    [
        '    cite("duel.fight.roll")\n    assert False',
        '    cite("duel.fight.roll")\n    pytest.skip()',
        '    cite("duel.fight.roll")\n    pytest.xfail()',
        '    request.addfinalizer(lambda: 1 / 0)\n    cite("duel.fight.roll")',
    ],
    ids=["fails", "skipped", "xfails", "fails in teardown"],
)
def test_a_test_that_did_not_pass_shows_nothing(run: Run, spoiled: str) -> None:
    result = run(f'@pytest.mark.rule("duel.fight.roll")\ndef test_it(request):\n{spoiled}', "--rules-list")
    result.stdout.fnmatch_lines(["rules duel: 0/2 covered"])


def test_an_unknown_rule_is_an_error_with_the_nearest(run: Run) -> None:
    result = run('@pytest.mark.rule("duel.fight.rolls")\ndef test_it():\n    pass')
    result.stdout.fnmatch_lines(
        ["*test_duel.py::test_it: There is no rule 'duel.fight.rolls'. Did you mean 'duel.fight.roll'[?]"]
    )
    assert result.ret == pytest.ExitCode.INTERRUPTED


def test_an_unknown_rule_is_an_error_in_a_worker_too(run: Run) -> None:
    result = run('@pytest.mark.rule("duel.fight.rolls")\ndef test_it():\n    pass', "-n", "2")
    result.stdout.fnmatch_lines(["*Did you mean 'duel.fight.roll'*"])
    assert result.ret != 0


def test_marks_and_properties_that_come_later_count_too(run: Run, pytester: pytest.Pytester) -> None:
    pytester.makeconftest(
        """
import pytest

def pytest_collection_modifyitems(items):
    for item in items:
        if item.name == "test_scenario":
            item.add_marker(pytest.mark.rule("duel.fight.roll"))
            item.user_properties.append(("rule", "duel.fight.tie"))
        else:
            item.add_marker(pytest.mark.rule("duel.fight.ty"))
"""
    )
    result = run('def test_scenario():\n    cite("duel.fight.roll", "duel.fight.tie")\n\ndef test_wrong():\n    pass')
    result.assert_outcomes(passed=1, failed=1)
    result.stdout.fnmatch_lines(["*no rule 'duel.fight.ty'*", "rules duel: 2/2 covered"])


def test_a_complete_rulebook_must_be_covered(run: Run) -> None:
    result = run(ONE, "--rules-check", complete=True)
    result.stdout.fnmatch_lines(["rules duel: 1/2 covered", "*not covered: duel.fight.tie", "*needs a test"])
    assert result.ret == pytest.ExitCode.TESTS_FAILED


@pytest.mark.parametrize(
    ("tests", "args", "complete"),
    [(BOTH, ("--rules-check",), True), (ONE, (), True), (ONE, ("--rules-check",), False)],
    ids=["all covered", "not the whole suite", "not complete yet"],
)
def test_otherwise_the_run_passes(run: Run, tests: str, args: tuple[str, ...], complete: bool) -> None:
    assert run(tests, *args, complete=complete).ret == 0


def test_a_game_without_any_test_is_checked(run: Run) -> None:
    assert run("def test_it():\n    pass", "--rules-check", complete=True).ret == pytest.ExitCode.TESTS_FAILED


@pytest.mark.parametrize(("tests", "ret"), [(BOTH, 0), (ONE, 1)], ids=["all covered", "one missing"])
def test_under_xdist(run: Run, tests: str, ret: int) -> None:
    more = '\n@pytest.mark.rule("duel.fight.tie")\ndef test_uncited():\n    pass'
    result = run(tests + more, "-n", "2", "--rules-check", complete=True)
    result.stdout.fnmatch_lines([f"rules duel: {2 - ret}/2 covered", "not counted: *::test_uncited is marked*"])
    assert result.ret == ret


def test_the_list_is_cut_unless_asked_for(run: Run) -> None:
    rules = "".join(f"  - {{id: duel.more.r{n}, chapter: More, kind: core, en: x, fr: x}}\n" for n in range(15))
    result = run(ONE, rules=rules)
    result.stdout.fnmatch_lines(["rules duel: 1/17 covered", "  and 6 more (--rules-list shows all)"])
    result = run(ONE, "--rules-list", rules=rules)
    result.stdout.fnmatch_lines(["  not covered: duel.more.r14"])


def test_the_result_as_json(run: Run, pytester: pytest.Pytester) -> None:
    run(ONE, "--rules-json", "rules.json", "-n", "2")
    assert json.loads((pytester.path / "rules.json").read_text()) == {
        "games": {
            "duel": {
                "complete": False,
                "counted": 2,
                "covered": 1,
                "uncovered": ["duel.fight.tie"],
                "tests": {"duel.fight.roll": ["test_duel.py::test_one"]},
            }
        },
        "uncited": [],
    }


def test_nothing_is_said_where_no_rule_is_marked(run: Run) -> None:
    run("def test_it():\n    pass").stdout.no_fnmatch_line("*rules*covered*")


def test_a_broken_rulebook_is_one_sentence(run: Run) -> None:
    result = run(ONE, rules="  - nonsense\n")
    result.stderr.fnmatch_lines(["*ERROR*rulebook.yaml: line *: rule 4 is not a mapping*"])
    assert result.ret == pytest.ExitCode.USAGE_ERROR
