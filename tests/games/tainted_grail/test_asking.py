"""Fights ask no question twice: one before a blow, unless something has changed, or the table wants it always."""

from __future__ import annotations

from typing import Any

import pytest

from roundtable.scenarios.format import Scenario
from roundtable.scenarios.runner import prepare

from .thin import GAME, asked, card, damage, foe, play, talk, terror

SPEAR = {
    "id": "spear",
    "powers": [
        {"when": "activation", "flip": True, "given": {"kind": "combat"}, "fight": [{"do": "markers", "by": 1}]}
    ],
}
SHIELD = {"id": "shield", "powers": [{"when": "activation", "flip": True, "fight": [{"do": "prevent", "by": 2}]}]}
JACK = {"id": "jack", "powers": [{"when": "attacked", "flip": True, "fight": [{"do": "prevent", "by": 2}]}]}


def fight(
    enemy: dict[str, Any], *items: dict[str, Any], seats: int = 1, modes: tuple[str, ...] = (),
    cards: tuple[dict[str, Any], ...] = (),
) -> Any:  # fmt: skip
    """A fight of people who are asked where the answer matters, as people are who say nothing else."""
    kind = "diplomacy" if enemy["kind"] == "diplomacy" else "combat"
    pile = "word" if kind == "diplomacy" else "plain"
    people = [
        {"who": who, kind: [pile] * 10, "hand": [pile, pile], "items": [item["id"] for item in items] if not at else []}
        for at, who in enumerate(("beor", "arev")[:seats])
    ]
    content: dict[str, Any] = {"encounters": [enemy], "items": list(items)}
    if cards:
        content["cards"] = list(cards)
    given = {"seats": people, "fight": {"card": enemy["id"]}, "modes": list(modes)}
    match = prepare(Scenario(game="tainted-grail", about="", seats=seats, given=given, content=content), GAME)
    match.begin()
    return match


def test_who_fights_alone_is_asked_once_between_two_blows() -> None:
    """The next question offers the same way out, with cards beside it."""
    match = fight(foe(damage(1)))
    play(match, "play:plain", "done")
    assert asked(match) == {0: "ask-play-card"}
    play(match, "play:plain", "done", "escape")
    assert not match.state.fights


@pytest.mark.parametrize(
    "enemy",
    [
        foe(damage(1), offers=[{"text": "pay", "outcome": "left", "pays": {"wealth": 1}}]),
        foe(damage(1), lasts={"turns": 1, "outcome": "ran-away"}),
        foe(damage(1), opportunity=[{"do": "damage", "by": 1, "per": "hand"}]),
        foe(damage(1), opportunity=[{"do": "if", "given": {"turn_at_most": 1}, "then": [damage(1)]}]),
    ],
    ids=["what the card offers", "its last Turn", "by the cards in hand", "by the Turn"],
)
def test_where_leaving_now_is_another_thing_than_leaving_next_it_is_asked(enemy: dict[str, Any]) -> None:
    match = fight(enemy)
    play(match, "play:plain", "done")
    assert asked(match) == {0: "ask-hold-out"}


def test_whoever_may_still_use_something_in_this_activation_is_asked() -> None:
    match = fight(foe(damage(1)), SPEAR)
    play(match, "play:plain", "done")
    assert asked(match) == {0: "ask-hold-out"}


def test_with_others_in_the_fight_it_is_asked() -> None:
    """They are Activated first, perhaps."""
    match = fight(foe(damage(1)), seats=2)
    play(match, "0 activate:0", "1 activate:0", "0 play:plain", "0 done")
    assert asked(match) == {0: "ask-hold-out"}


def test_where_an_escape_may_fail_each_activation_has_its_own() -> None:
    match = fight(foe(damage(1)), modes=("grail.challenge.escape-may-fail",))
    play(match, "play:plain", "done")
    assert asked(match) == {0: "ask-hold-out"}


def test_a_second_blow_by_rage_is_not_waited_for_without_a_word() -> None:
    match = fight(foe(damage(1), traits=["rage"]))
    play(match, "play:plain", "done")
    assert asked(match) == {0: "ask-hold-out"}
    assert dict(match.windows[0].prompt.params) == {"more": 1}, "and says that another is coming"
    play(match, "stay")
    assert asked(match) == {0: "ask-play-card"}


# --- before it ---


@pytest.mark.parametrize(
    ("item", "question"),
    [(SPEAR, "ask-hold-out"), (SHIELD, "ask-brace"), (JACK, "ask-brace")],
    ids=["declined a moment ago", "of use only now", "against an Attack"],
)
def test_what_was_declined_with_the_last_card_is_asked_about_only_where_it_does_more_now(
    item: dict[str, Any], question: str
) -> None:
    match = fight(foe(damage(1)), item)
    play(match, "play:plain", "done")
    assert asked(match) == {0: question}


def test_what_was_declined_is_asked_about_again_after_something_has_happened() -> None:
    match = fight(foe(damage(1), traits=["horde"]), SPEAR)
    play(match, "play:plain", "done")
    assert asked(match) == {0: "ask-brace"}


def test_charges_against_an_answer_are_asked_about() -> None:
    calm = card("word", kind="diplomacy", abilities=[
        {"when": "placed", "do": [{"do": "charge", "by": 1}]}, {"when": "charges", "do": [{"do": "cancel"}]},
    ])  # fmt: skip
    match = fight(talk(terror(3)), cards=(calm,))
    play(match, "play:word", "done")
    assert asked(match) == {0: "ask-brace"}


def test_a_table_may_want_to_be_asked_always() -> None:
    assert "asking" in {choice.name for choice in GAME.choices}


def test_whoever_has_said_enough_is_told_so() -> None:
    match = fight(
        talk(terror(1)), cards=(card("word", kind="diplomacy", left={"free": ["up-2", "up-2", "up-2", "up-2"]}),)
    )
    play(match, "play:word")
    done = next(option for option in match.windows[0].menu(0) if option.verb == "done")
    assert done.text == "option-said-enough"
