"""The rulebooks of the four whole games: every rule of each ledger, in both languages, well written."""

from __future__ import annotations

import re

import pytest

from roundtable import games
from roundtable.cli import main
from roundtable.kernel.rulebook import Rulebook

BOOKS = {
    "talisman": ("talisman.", 301),
    "kinfire": ("kinfire.", 325),
    "tainted-grail": ("grail.", 455),
    "reflets": ("reflets.", 454),
}
BAD_FRENCH = re.compile("[^\u202f][?!;]|[^\u00a0]:|«[^\u00a0]|[^\u00a0]»|'")
PAPERS = re.compile(r"\b(ruling|ledger|inference|inferred|deduced|seed|booklet|A\d\d)\b")
"""Words of our working papers, which no player has."""

every_book = pytest.mark.parametrize("name", BOOKS)


def book(name: str) -> Rulebook:
    return Rulebook.load(games.folder_of(name) / "rulebook.yaml", BOOKS[name][0])


@every_book
def test_every_rule_is_there(name: str) -> None:
    assert book(name).game == name
    assert len(book(name).rules) == BOOKS[name][1]


@every_book
def test_the_french_is_set_as_french_is(name: str) -> None:
    assert [rule.id for rule in book(name).rules if BAD_FRENCH.search(rule.fr)] == []


@every_book
def test_a_rule_stands_on_its_own(name: str) -> None:
    rules = book(name).rules
    assert [rule.id for rule in rules if PAPERS.search(rule.en) or PAPERS.search(rule.fr)] == []
    assert [rule.id for rule in rules if rule.en == rule.fr] == []
    assert len({rule.en for rule in rules}) == len({rule.fr for rule in rules}) == len(rules)


@pytest.mark.parametrize("name", [*games.MODULES, *games.SLICES])
def test_a_slice_has_rules_of_its_game_and_no_others(name: str) -> None:
    whole = {rule.id for game in BOOKS for rule in book(game).rules}
    assert {rule.id for rule in games.rulebook(name).rules} <= whole


def test_a_rule_can_be_read_in_french(capsys: pytest.CaptureFixture[str]) -> None:
    rule = book("tainted-grail").rules[0]
    assert main(["rules", "tainted-grail", rule.id, "--lang", "fr"]) == 0
    assert rule.fr in capsys.readouterr().out


def test_all_four_games_can_be_played_and_none_is_yet_to_come() -> None:
    assert games.names() == ["talisman", "kinfire", "reflets", "tainted-grail"]
    assert games.COMING == ()
