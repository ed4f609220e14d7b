"""The kernel's properties over the whole game: random play with 2 to 6 seats and all variants."""

from __future__ import annotations

import random
from collections import Counter
from itertools import product

import pytest

from roundtable import games
from roundtable.games.talisman.effects import Object
from roundtable.games.talisman.state import TalismanState
from roundtable.games.talisman.supply import COINS, FATE_TOKENS, LARGE, LARGE_WORTH, SMALL
from roundtable.kernel import rulebook
from roundtable.kernel.game import Setup
from roundtable.kernel.match import Match
from roundtable.kernel.piles import piles_of
from roundtable.kernel.plain import render
from roundtable.kernel.scene import pointers
from roundtable.kernel.seats import WATCHER
from roundtable.kernel.texts import missing, typography
from roundtable.packs import Content
from roundtable.simulate import simulate
from roundtable.testing.properties import check_match, step_randomly

GAME = games.get("talisman")
VARIANTS = list(product(("dragon", "race"), ("choose", "random", "two"), ("one-turn", "clumsy"), (False, True)))


def setup_for(number: int, rounds: int = 25) -> Setup:
    """All seat counts and variants come up."""
    victory, characters, toads, mortality = VARIANTS[number % len(VARIANTS)]
    options = {"victory": victory, "characters": characters, "toads": toads, "mortality": mortality, "rounds": rounds}
    return Setup(seats=2 + number % 5, seed=f"properties-{number}", options=options)


@pytest.mark.parametrize("part", range(8))
def test_the_kernels_properties_hold(part: int) -> None:
    for number in range(part, 96, 8):
        check_match(GAME, setup_for(number), random.Random(number), thorough=0.01)


@pytest.mark.parametrize("variant", range(len(VARIANTS)))
def test_random_matches_of_every_variant_end(variant: int) -> None:
    victory, characters, toads, mortality = VARIANTS[variant]
    # Whoever plays at random and loses all at each death may need a hundred thousand decisions: that one is cut.
    options = {"victory": victory, "characters": characters, "toads": toads, "mortality": mortality}
    options["rounds"] = 100 if mortality else 0
    report = simulate("talisman", 3, ["random"] * (2 + variant % 5), seed=variant, options=options)
    assert (report.finished, report.errors, report.failures) == (3, 0, [])


def cards_of(content: Content) -> Counter[str]:
    return Counter({item.id: item.count for name in ("cards", "spells") for item in content[name].values()})


def check_supply(state: TalismanState) -> None:
    """Nothing beyond the box, nothing below zero."""
    assert sum(character.gold for character in state.seats) + sum(state.coins.values()) <= COINS
    assert sum(character.fate for character in state.seats) <= FATE_TOKENS
    for what in ("lives", "strength_counters", "craft_counters"):
        points = [getattr(character, what) for character in state.seats]
        assert min(points) >= 0
        assert sum(points) <= LARGE * LARGE_WORTH + SMALL
    for character in state.seats:
        assert min(character.gold, character.fate, character.toad_turns, character.lost_turns) >= 0


@pytest.mark.parametrize("part", range(4))
def test_cards_and_tokens_stay_in_the_box(part: int) -> None:
    content = GAME.content()
    whole = cards_of(content)
    for number in range(part, 24, 4):
        rng = random.Random(number)
        match = Match.start(GAME, setup_for(number, 50), content)
        while not match.over:
            step_randomly(match, rng)
            assert Counter(card for pile in piles_of(match.state) for card in pile.cards) == whole
            check_supply(match.state)


def test_everything_told_and_offered_has_its_text_in_both_languages() -> None:
    content = GAME.content()
    texts = GAME.texts(content)
    texts.strict = True
    assert missing(texts) == []
    assert typography(texts) == []
    for number in range(24):
        rng = random.Random(number)
        match = Match.start(GAME, setup_for(number), content, telling=True)
        step = 0
        while not match.over:
            for lang in ("en", "fr"):
                for offer in match.offers():
                    texts.say(lang, offer.prompt.key, offer.prompt.params)
                    for option in offer.options:
                        texts.say(lang, option.key, option.params)
            if step % 20 == 0:
                for lang in ("en", "fr"):
                    for seat in (0, WATCHER):
                        assert render(match.scene(seat), texts, lang)
                for offer in match.offers():
                    there = set(pointers(match.scene(offer.seat)))
                    for option in offer.options:
                        assert set(option.points) <= there, f"{option.id} points at {set(option.points) - there}"
            step += 1
            step_randomly(match, rng)
        assert match.outcome is not None
        for lang in ("en", "fr"):
            for event in match.events:
                texts.say(lang, event.key, event.params)
            texts.say(lang, match.outcome.reason)


def test_every_event_names_a_rule_of_the_rulebook() -> None:
    known = {rule.id for rule in GAME.rulebook.rules}
    with rulebook.witnessing() as cited:
        for number in range(30):
            match = Match.start(GAME, setup_for(number), telling=True)
            rng = random.Random(number)
            while not match.over:
                step_randomly(match, rng)
            assert [event.key for event in match.events if not event.rules] == []
    assert {rule.rpartition(":")[2] for rule in cited} <= known


def test_the_purchase_deck_and_the_talismans_are_open() -> None:
    match = Match.start(GAME, setup_for(0))
    decks = Counter(
        card.deck for card in match.content["cards"].values() if isinstance(card, Object) for _ in range(card.count)
    )
    assert len(match.state.purchase) == decks["purchase"] == 18
    assert len(match.state.talismans) == decks["talisman"] == 4
