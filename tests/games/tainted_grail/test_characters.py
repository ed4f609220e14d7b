"""Character setup: a Tile, its decks and its Pools."""

from __future__ import annotations

from typing import Any

import pytest

from roundtable.kernel.game import Setup
from roundtable.kernel.match import Match

from .thin import GAME, card, during, hero, offered, play

rule = pytest.mark.rule


def cards_of(colour: str, who: str) -> list[dict[str, Any]]:
    """Eighty cards of a Character."""
    found = []
    for kind in ("combat", "diplomacy"):
        found += [card(f"{colour}-{kind}-{n}", kind=kind, number=n) | {"colour": colour} for n in range(1, 26)]
        found += [
            card(f"{who}-{kind}-{n}", kind=kind, number=n) | {"colour": colour, "character": who} for n in range(1, 16)
        ]
    return found


@rule("grail.setup.eighty-cards-per-character", "grail.setup.basic-cards-follow-the-tray-colour")
@rule("grail.setup.starter-decks-of-fifteen", "grail.setup.starter-cards-bear-no-character-name")
@rule("grail.setup.advancement-pools-of-twenty-five", "grail.setup.pools-kept-apart-from-decks")
def test_e03_aileis_cards() -> None:
    content = {"cards": [*cards_of("green", "ailei"), *cards_of("gray", "arev")]}
    match = Match.start(GAME, Setup(1), GAME.content(extra=content), telling=True)
    play(match, "character:ailei")
    one = match.state.seats[0]
    for kind in ("combat", "diplomacy"):
        own = one.cards(kind)
        assert sorted(own.deck.cards) == sorted(f"green-{kind}-{n}" for n in range(1, 16))
        advanced = [f"ailei-{kind}-{n}" for n in range(1, 16)]
        assert sorted(own.pool.cards) == sorted([*advanced, *(f"green-{kind}-{n}" for n in range(16, 26))])
    assert sum(name.startswith(("gray", "arev")) for name in match.state.shelf.cards) == 80


@rule("grail.setup.energy-and-terror-start-on-chevrons", "grail.setup.health-marker-starts-on-chevrons")
@rule("grail.setup.attributes-start-from-the-tile", "grail.setup.resources-start-from-the-tile")
def test_a_character_starts_as_its_tile_and_tray_say() -> None:
    who = hero("sennen", 4, "green", empathy=1, spirituality=2) | {
        "health": 7,
        "energy": 6,
        "terror": 2,
        "resources": {"magic": 3},
    }
    match = Match.start(GAME, Setup(1), GAME.content(extra={"characters": [who]}), telling=True)
    play(match, "character:sennen")
    one = match.state.seats[0]
    assert (one.health, one.most_health, one.energy, one.terror, one.magic, one.number) == (7, 7, 6, 2, 3, 4)
    assert one.marks == {"empathy": 1, "spirituality": 2}


@rule("grail.basics.one-to-four-players", "grail.setup.tile-and-tray-share-a-colour")
def test_everybody_takes_a_character_of_their_own() -> None:
    match = Match.start(GAME, Setup(2), GAME.content(), telling=True)
    play(match, "0 character:beor")
    assert "character:beor" not in offered(match, 1)
    play(match, "1 character:arev")
    assert [one.who for one in match.state.seats] == ["beor", "arev"]
    assert (GAME.least_seats, GAME.most_seats) == (1, 4)


def test_a_rule_by_itself_can_be_played() -> None:
    assert during(lambda table: None).state.seats[0].who
