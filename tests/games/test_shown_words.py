"""Whatever random games show, on the page and in the terminal, reads as its language does."""

from __future__ import annotations

import pytest

from roundtable import games
from roundtable.bots import BEST

from .shown_words import slips, walk

PAGES = 8
"""Looked at, at least, in whole games."""


@pytest.mark.parametrize(
    ("said", "lang"),
    [
        ("Le tour de Élise", "fr"), ("la lanterne de le Gardien", "fr"), ("à le Temple", "fr"),
        ("{ask-way}", "en"), ("None goes", "en"), ("two  spaces", "en"), ("Why: @seat.1", "en"), ("le arbre", "fr"),
        ("a orange gem", "en"), ("an gem", "en"), ("one gold..", "en"),
    ],
)  # fmt: skip
def test_what_reads_badly_is_found(said: str, lang: str) -> None:
    assert slips(said, lang)


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("players", ["random", BEST])
@pytest.mark.parametrize("game", games.names())
def test_all_that_games_show_reads_well(game: str, players: str, lang: str) -> None:
    """Played at random, and by the game's own bots, who get further; late decisions as often as early ones."""
    looked, found, number = 0, set[str](), 0
    while looked < PAGES:
        more, slipped = walk(game, lang, f"{game} {lang} {number}", 0.015, 1500, players)
        looked, found, number = looked + more, found | slipped, number + 1
    assert not found, "\n".join(sorted(found))
