"""What a player reads of an Encounter card: each result with its condition, each way out with its price."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from roundtable.games.tainted_grail.box import box_of
from roundtable.games.tainted_grail.effects.fighting import EnemyDeed
from roundtable.games.tainted_grail.game import GAME
from roundtable.games.tainted_grail.scenes.enemy_words import asked_for, costs, results
from roundtable.kernel.scene import Rows

from .thin import GAME as THIN
from .thin import damage, fight, foe, talk, terror

CORE = box_of(GAME.content())


def said(deeds: list[dict[str, Any]], lang: str = "en") -> list[str]:
    """The words of these results."""
    texts = GAME.texts(GAME.content())
    made = tuple(msgspec.convert(deed, EnemyDeed) for deed in deeds)
    return [texts.say(lang, sign.text.key, sign.text.params) for sign in results(made)]  # type: ignore[union-attr]


def depends(then: list[Any], otherwise: list[Any] | None = None, **given: Any) -> dict[str, Any]:
    return {"do": "if", "given": given, "then": then, "otherwise": otherwise or []}


@pytest.mark.parametrize(
    ("given", "met", "unmet"),
    [
        ({"turn_at_most": 1}, "in turn 1", "from turn 2 on"),
        ({"turn_at_most": 3}, "until turn 3", "from turn 4 on"),
        ({"panic": True}, "if you Panic", "if you do not Panic"),
        ({"panic": False}, "if you do not Panic", "if you Panic"),
        ({"affinity": "red"}, "if Affinity is red", "if Affinity is not red"),
        ({"affinity": "not-green"}, "if Affinity is not green", "if Affinity is green"),
        ({"played_at_most": 1}, "if you played at most 1 card", "if you played 2 cards or more"),
        ({"played_at_least": 1}, "if you played a card", "if you played no card"),
        ({"sequence_at_least": 6}, "if the Sequence has 6 cards or more", "if the Sequence has at most 5 cards"),
    ],
)
def test_each_side_of_a_result_stands_after_its_condition(given: dict[str, Any], met: str, unmet: str) -> None:
    assert said([depends([damage(1)], [terror(2)], **given)]) == [met, "1 Damage", unmet, "Terror +2"]
    assert said([depends([], [damage(1)], **given)]) == [unmet, "1 Damage"]


def test_the_same_in_french() -> None:
    assert said([depends([], [{"do": "run-away"}], turn_at_most=2)], "fr") == ["à partir du tour 3", "s’enfuit"]


def test_what_has_no_words_of_its_own_says_that_it_depends() -> None:
    assert said([depends([damage(1)], turn_at_most=2, panic=True)]) == ["it depends", "1 Damage"]


def test_a_card_of_the_deck_is_not_one_of_the_hand() -> None:
    assert said([{"do": "discard", "by": 2}, {"do": "discard", "by": 2, "deck": True}]) == [
        "discard 2 cards",
        "discard 2 cards of the deck",
    ]


def all_results() -> list[tuple[str, tuple[Any, ...]]]:
    found: list[tuple[str, tuple[Any, ...]]] = []
    for name, enemy in CORE.fighting.items():
        lists = (*(row.do for row in enemy.attacks), enemy.opportunity, enemy.reward, enemy.loot, enemy.lost)
        found += [(name, deeds) for deeds in lists]
        found += [(name, offer.do) for offer in enemy.offers]
    for name, person in CORE.talking.items():
        found += [(name, deeds) for stage in person.stages for deeds in (stage.response, stage.idle)]
        found += [(name, person.failure), (name, person.reward)]
        found += [(name, person.avoid.do)] if person.avoid is not None else []
    return found


def test_every_encounter_of_the_box_says_in_full_what_it_does() -> None:
    vague = {"does-if", "does-else", "does-one-of"}
    keys = [(name, sign.text.key) for name, deeds in all_results() for sign in results(deeds)]  # type: ignore[union-attr]
    assert len(keys) > 600
    assert [(name, key) for name, key in keys if key in vague] == []


# --- ways out ---


def rows(match: Any) -> dict[str, list[str]]:
    """The keys of each row's signs."""
    scene = THIN.scene(match.state, match.table.content, 0)
    table = next(part for part in scene.parts if isinstance(part, Rows))
    return {row.id: [sign.text.key for sign in row.signs] for row in table.rows}  # type: ignore[union-attr]


def test_an_offer_stands_on_the_card_with_its_price_and_what_comes_of_it() -> None:
    offers = [
        {"text": "feed", "pays": {"food": 2}, "needs": {"attribute": "empathy", "level": 2}},
        {"text": "lie", "pays": {"terror": 2, "each": True}, "outcome": "won"},
    ]
    match = fight(foe(offers=offers, lost=[terror(1)]))
    assert rows(match)["accept:feed"] == ["needs-level", "does-food", "offer-left"]
    assert rows(match)["accept:lie"] == ["costs-each", "offer-won"]
    assert rows(match)["lost"] == ["does-terror"]


def test_what_a_talk_may_cost_and_bring_stands_on_the_card() -> None:
    person = talk(failure=[{"do": "rep", "by": -1}], reward=[{"do": "exp"}], avoid={"pays": {"wealth": 1}})
    match = fight(person, fresh=True)
    found = rows(match)
    assert (found["give-up"], found["reward"], found["avoid"]) == (["does-rep"], ["does-exp"], ["does-wealth"])
    begun = fight(person)
    assert "avoid" not in rows(begun), "once somebody is Active it is too late"


def test_a_price_in_terror_is_terror_gained() -> None:
    signs = list(costs(CORE.fighting["rutting-stag"].offers[0].pays))
    assert [sign.text.params for sign in signs] == [(("by", "+1"),)]  # type: ignore[union-attr]


def test_a_way_out_that_asks_for_one_of_several_things_says_of_what_kind() -> None:
    asked = {name: [sign.text.key for offer in enemy.offers for sign in asked_for(offer.needs)]  # type: ignore[union-attr]
             for name, enemy in CORE.fighting.items()}  # fmt: skip
    assert asked["thirty-ailing"] == ["needs-secret"]
    assert asked["visitor"] == asked["odd-shoe"] == ["needs-status"]
    assert asked["weeping-brother"] == ["needs-level"]


def test_no_way_out_of_the_box_hides_what_it_asks_for() -> None:
    offers = [(name, offer) for name, enemy in CORE.fighting.items() for offer in enemy.offers]
    assert [name for name, offer in offers if offer.needs is not None and not asked_for(offer.needs)] == []
    avoided = [(name, person.avoid) for name, person in CORE.talking.items() if person.avoid is not None]
    assert [name for name, avoid in avoided if avoid.needs is not None and not asked_for(avoid.needs)] == []
    assert [name for name, avoid in avoided if avoid.needs is None and avoid.pays.free] == []
