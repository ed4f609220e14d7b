"""Chapters read like the rulebook: no guards around what is told, no twins, every rule where it is applied."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from roundtable import games

PLAYED = [name for name in games.names() if not games.get(name).is_slice]
ALLOWED = {("talisman", "cite_sum"), ("talisman", "cite_score"), ("talisman", "cite_drawing")}
"""Guards that hold logic and pay; the figure stands beside each."""
WHOLE = ("talisman", "kinfire", "reflets", "tainted-grail")
"""Games whose rulebook is complete."""
HAND_OVER = {"settle", "choose_on_page", "turn_page"}
"""Functions that do nothing but call another rule: one of several chapters, or one that games share."""


def modules(name: str) -> Iterator[tuple[Path, str]]:
    for path in sorted(games.folder_of(name).rglob("*.py")):
        yield path, path.read_text("utf-8")


def guarded(code: str) -> Iterator[str]:
    """The functions that look whether anybody listens."""
    for function in [node for node in ast.walk(ast.parse(code)) if isinstance(node, ast.FunctionDef)]:
        for node in ast.walk(function):
            if isinstance(node, ast.Attribute) and node.attr == "telling":
                yield function.name


@pytest.mark.parametrize("name", PLAYED)
def test_no_rule_looks_whether_anybody_listens(name: str) -> None:
    found = {(name, function) for _, code in modules(name) for function in guarded(code)}
    assert found <= ALLOWED


@pytest.mark.parametrize("name", PLAYED)
def test_a_guard_has_its_figure_beside_it(name: str) -> None:
    for path, code in modules(name):
        for line in code.splitlines():
            assert "table.telling" not in line or "%" in line, f"{path.name}: {line.strip()}"


@pytest.mark.parametrize("name", PLAYED)
def test_no_rule_returns_one_that_does_nothing(name: str) -> None:
    assert [path.name for path, code in modules(name) if "IDLE" in code] == []


def returned_rules(code: str) -> Iterator[str]:
    """Plain functions that say they may return a rule, or nothing."""
    for function in [node for node in ast.walk(ast.parse(code)) if isinstance(node, ast.FunctionDef)]:
        if function.returns is not None and ast.unparse(function.returns).startswith("Rules[") and not asks(function):
            yield function.name


def asks(function: ast.FunctionDef) -> bool:
    nodes: list[ast.AST] = list(function.body)
    while nodes:
        node = nodes.pop()
        if isinstance(node, ast.Yield | ast.YieldFrom):
            return True
        if not isinstance(node, ast.FunctionDef | ast.Lambda):
            nodes += ast.iter_child_nodes(node)
    return False


@pytest.mark.parametrize("name", WHOLE)
def test_a_rule_that_may_ask_is_a_generator(name: str) -> None:
    found = {function for _, code in modules(name) for function in returned_rules(code)}
    assert found <= HAND_OVER


@pytest.mark.parametrize("name", WHOLE)
def test_every_rule_stands_literally_in_the_code_or_on_a_card(name: str) -> None:
    folder = games.folder_of(name)
    code = "".join(code for _, code in modules(name))
    cards = "".join(path.read_text("utf-8") for path in sorted(folder.glob("packs/**/*.yaml")))
    applied = [rule.id for rule in games.rulebook(name).rules if rule.kind != "table-only"]
    assert [rule for rule in applied if f'"{rule}"' not in code and rule not in cards] == []


@pytest.mark.parametrize("name", WHOLE)
def test_a_name_says_whether_it_is_a_bool_or_the_rule_that_forbids(name: str) -> None:
    """`may_halt` is a bool, `why_not_cast` the rule that forbids it."""
    gives = {"may": {"bool"}, "why_not": {"str | None", "tuple[str, ...]"}}
    wrong = [
        f"{path.name}: {function.name} -> {ast.unparse(function.returns)}"
        for path, code in modules(name)
        for function in ast.walk(ast.parse(code))
        if isinstance(function, ast.FunctionDef) and function.returns is not None
        for prefix, kinds in gives.items()
        if function.name.startswith(f"{prefix}_") and ast.unparse(function.returns) not in kinds
    ]
    assert wrong == []
