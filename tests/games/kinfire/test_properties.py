"""The kernel's properties over whole campaigns of the core pack, played at random with all table options."""

from __future__ import annotations

import ast
import random
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from roundtable import games
from roundtable.games.kinfire.party import party
from roundtable.games.kinfire.seekers.deck_limits import broken
from roundtable.games.kinfire.state import KinfireState
from roundtable.kernel import rulebook
from roundtable.kernel.game import Setup
from roundtable.kernel.match import Match
from roundtable.kernel.piles import piles_of
from roundtable.kernel.texts import missing, typography
from roundtable.testing.properties import check_match, check_said, step_randomly

GAME = games.get("kinfire")
MOST_DECISIONS = 6000
"""Of a campaign played at random; they have a thousand or so."""


def setup_for(number: int, **options: Any) -> Setup:
    """All seat counts and options come up."""
    mixed = {"players": ("each", "one")[number % 2], "tutorial": number % 4 < 2}
    return Setup(seats=2 + number % 3, seed=f"properties-{number}", options={**mixed, **options})


def played(number: int, *, telling: bool = False, **options: Any) -> Iterator[Match[Any, Any]]:
    """A campaign, decision by decision."""
    rng = random.Random(number)
    match = Match.start(GAME, setup_for(number, **options), telling=telling)
    while not match.over:
        yield match
        step_randomly(match, rng)
    yield match


@pytest.mark.parametrize("part", range(8))
def test_the_kernels_properties_hold(part: int) -> None:
    for number in range(part, 24, 8):
        quests = (1, 2, 0)[number % 3]
        check_match(GAME, setup_for(number, quests=quests), random.Random(number), thorough=0.005)


@pytest.mark.parametrize("part", range(4))
def test_every_campaign_ends(part: int) -> None:
    for number in range(part, 40, 4):
        *_, match = played(number)
        assert match.outcome is not None
        assert len(match.rows) < MOST_DECISIONS


@pytest.mark.parametrize("quests", [1, 2, 3])
def test_a_campaign_is_as_long_as_was_asked_for(quests: int) -> None:
    for number in range(6):
        *_, match = played(number, quests=quests)
        assert len(match.state.done) == quests


def test_cards_and_tokens_are_neither_lost_nor_made() -> None:
    for number in range(8):
        whole: Counter[str] | None = None
        for match in played(number):
            now = Counter(card for pile in piles_of(match.state) for card in pile.cards if card not in GAME.endless)
            whole = whole or now
            assert now == whole
            check_party(match.state)


def check_party(state: KinfireState) -> None:
    """Two to four different seekers once they are chosen, nothing below zero, tokens as the party needs them."""
    who = [state.seats[seat].who for seat in party(state)]
    assert len(set(who)) == len(who)
    for seeker in state.seats:
        assert min(seeker.hp, seeker.armour, seeker.kinfire) >= 0
    assert min(state.coins, state.fate, state.actions) >= 0
    tokens = (state.bag, state.drawn, state.used, state.track)
    if state.quest:
        assert 2 <= len(who) <= 4
        assert Counter(token for pile in tokens for token in pile if token in who) == dict.fromkeys(who, 12 // len(who))


def test_decks_keep_the_limits_when_a_quest_begins() -> None:
    for number in range(12):
        quest = ""
        for match in played(number):
            if match.state.quest != quest:
                quest = match.state.quest
                if quest:
                    assert {broken(match.table, seat) for seat in party(match.state)} == {None}


@pytest.mark.parametrize("part", range(4))
def test_everything_told_and_offered_has_its_text_in_both_languages(part: int) -> None:
    texts = GAME.texts(GAME.content())
    texts.strict = True
    for number in range(part, 8, 4):
        for step, match in enumerate(played(number, telling=True)):
            if step % 5:
                continue
            check_said(match, texts)
        assert match.outcome is not None
        for lang in ("en", "fr"):
            for event in match.events:
                texts.say(lang, event.key, event.params)
            texts.say(lang, match.outcome.reason)


def test_the_texts_are_whole_in_both_languages() -> None:
    texts = GAME.texts(GAME.content())
    assert missing(texts) == []
    assert typography(texts) == []


def keys_in(file: Path) -> Iterator[str]:
    """The text keys that a chapter names outright: what is said, asked and offered, and how a match ends."""
    for call in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(call, ast.Constant) and isinstance(call.value, str) and call.value.startswith("outcome-"):
            yield call.value
        if not isinstance(call, ast.Call) or not call.args:
            continue
        name, first = getattr(call.func, "attr", getattr(call.func, "id", "")), call.args[0]
        firsts = [first.body, first.orelse] if isinstance(first, ast.IfExp) else [first]
        for each in firsts:
            if isinstance(each, ast.Constant) and isinstance(each.value, str):
                if name in ("say", "Prompt"):
                    yield each.value
                elif name == "Option" and not any(keyword.arg == "text" for keyword in call.keywords):
                    yield f"option-{each.value}"


def test_every_key_that_the_chapters_name_has_a_line() -> None:
    texts = GAME.texts(GAME.content())
    keys = {key for file in sorted(GAME.folder.rglob("*.py")) for key in keys_in(file)}
    assert len(keys) > 150
    for lang in ("en", "fr"):
        assert sorted(key for key in keys if not texts.knows(lang, key)) == []


def test_every_event_names_a_rule_of_the_rulebook() -> None:
    known = {rule.id for rule in GAME.rulebook.rules}
    with rulebook.witnessing() as cited:
        for number in range(6):
            *_, match = played(number, telling=True)
            assert {event.key for event in match.events if not event.rules} == set()
    assert {rule.rpartition(":")[2] for rule in cited} <= known


def test_a_journal_brings_a_campaign_back() -> None:
    *_, match = played(3)
    again = Match.load(match.save(), GAME)
    assert again.fingerprint() == match.fingerprint()


def test_every_phase_is_told() -> None:
    content = games.get("kinfire").content()
    phases = [phase for board in content["enemies"].values() for phase in board.phases]
    assert len(phases) >= 3
    assert all(phase.name for phase in phases)
