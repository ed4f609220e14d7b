"""What stands against a blow: one question for all that may be used, and what has taken it up is told."""

from __future__ import annotations

from typing import Any

import pytest

from roundtable.games.tainted_grail.game import GAME
from roundtable.kernel.scene import Rows, Steps, say

from .thin import asked, card, damage, fight, foe, offered, play, talk, terror, told, tracks

rule = pytest.mark.rule
JACK = {
    "id": "jack",
    "keyword": "armor",
    "powers": [{"when": "attacked", "flip": True, "fight": [{"do": "prevent", "by": 2}]}],
}
SPEAR = {
    "id": "spear",
    "keyword": "weapon",
    "powers": [
        {"when": "activation", "flip": True, "given": {"kind": "combat"}, "fight": [{"do": "markers", "by": 1}]}
    ],
}
COAT = {"id": "coat", "powers": [{"when": "attacked", "fight": [{"do": "prevent", "by": 1}]}]}


def armed(enemy: dict[str, Any], *items: dict[str, Any]) -> Any:
    """In a Combat with these Items, with two plain cards in hand."""
    one = {"items": [item["id"] for item in items], "hand": ["plain", "plain"]}
    return fight(enemy, one, content={"items": list(items)})


@rule("grail.combat.charges-usable-any-time", "grail.item.flipped-when-used-in-an-encounter")
def test_one_question_for_all_that_may_be_used_before_a_blow() -> None:
    match = armed(foe(damage(3)), JACK, SPEAR)
    play(match, "play:plain", "done")
    assert (asked(match), offered(match)) == ({0: "ask-brace"}, {"use:items.jack.0", "use-power:items.spear.0", "done"})
    play(match, "done")
    assert (asked(match), tracks(match)[1]) == ({0: "ask-hold-out"}, 5), "nothing more was asked before it"


@rule("grail.combat.charges-usable-any-time")
def test_what_may_be_used_at_any_time_may_be_used_after_something_else_too() -> None:
    match = armed(foe(damage(3)), JACK, SPEAR)
    play(match, "play:plain", "done", "use:items.jack.0")
    assert (asked(match), offered(match)) == ({0: "ask-brace"}, {"use-power:items.spear.0", "done"})
    play(match, "use-power:items.spear.0")
    assert (tracks(match)[1], sorted(match.state.seats[0].flipped)) == (7, ["jack", "spear"])


def test_what_works_by_itself_does_so_once_though_something_is_used_before_the_blow() -> None:
    match = armed(foe(damage(5)), COAT, JACK, SPEAR)
    play(match, "play:plain", "done", "use-power:items.spear.0", "use:items.jack.0")
    assert tracks(match)[1] == 6


def test_what_is_used_before_a_blow_may_let_more_answer_by_itself() -> None:
    """A shield that holds only from a certain Terror on."""
    scare = {"id": "scare", "powers": [{"when": "attacked", "may": True, "fight": [{"do": "terror", "by": 9}]}]}
    board = {"id": "board", "powers": [
        {"when": "attacked", "given": {"panic": True}, "fight": [{"do": "prevent", "by": 5}]},
    ]}  # fmt: skip
    match = armed(foe(damage(5)), scare, board)
    play(match, "play:plain", "done", "use:items.scare.0")
    assert tracks(match)[1] == 8


# --- what is told ---


@rule("grail.combat.damage-lowers-health")
def test_a_blow_that_is_taken_up_whole_is_told_with_what_took_it_up() -> None:
    match = armed(foe(damage(2)), JACK)
    play(match, "play:plain", "done", "use:items.jack.0")
    assert tracks(match)[1] == 8
    assert [event["card"] for event in told(match, "uses-power")] == ["@items.jack"]
    (blow,) = told(match, "absorbs")
    assert (blow["enemy"], blow["card"], blow["what"]) == ("@encounters.foe", "@items.jack", "@text.blow-damage")
    assert (blow["taken"], blow["of"]) == (2, 2)


def test_several_that_take_up_a_blow_are_told_each_for_its_part() -> None:
    guard = card("guard", abilities=[{"when": "attacked", "do": [{"do": "prevent", "by": 1}]}])
    match = fight(
        foe(damage(4)),
        {"items": ["coat"], "hand": ["guard"]},
        cards=[guard],
        content={"items": [COAT]},
    )
    play(match, "play:guard", "done")
    parts = [(blow["card"], blow["taken"], blow["of"]) for blow in told(match, "absorbs")]
    assert (parts, tracks(match)[1]) == ([("@cards.guard", 1, 4), ("@items.coat", 1, 3)], 6)


def test_words_that_are_taken_up_are_told_as_an_answer() -> None:
    calm = card("calm", kind="diplomacy", abilities=[
        {"when": "attacked", "do": [{"do": "prevent", "what": "terror", "by": 5}]},
    ])  # fmt: skip
    match = fight(talk(terror(2)), {"hand": ["calm"]}, cards=[calm])
    play(match, "play:calm", "done")
    (answer,) = told(match, "absorbs-talk")
    assert (answer["card"], answer["what"], answer["taken"]) == ("@cards.calm", "@text.blow-terror", 2)


def test_an_attack_that_is_cancelled_is_told_with_the_card_that_does_so() -> None:
    guard = card("guard", abilities=[{"when": "attacked", "do": [{"do": "cancel"}]}])
    match = fight(foe(damage(2)), {"hand": ["guard"]}, cards=[guard])
    play(match, "play:guard", "done")
    (blow,) = told(match, "cancelled")
    assert (blow["enemy"], blow["card"], told(match, "attacks")) == ("@encounters.foe", "@cards.guard", [])


def test_damage_that_becomes_something_else_is_told_with_what_turned_it() -> None:
    guard = card("guard", abilities=[{"when": "attacked", "do": [{"do": "convert", "into": "wealth"}]}])
    match = fight(foe(damage(2)), {"hand": ["guard"], "wealth": 3}, cards=[guard])
    play(match, "play:guard", "done")
    (blow,) = told(match, "turns")
    assert (blow["card"], blow["count"], blow["into"]) == ("@cards.guard", 2, "@text.blow-wealth")


def test_an_enemy_that_is_kept_from_running_away_is_told() -> None:
    rope = card("rope", abilities=[{"when": "attacked", "do": [{"do": "cancel", "what": "run-away"}]}])
    match = fight(foe({"do": "run-away"}), {"hand": ["rope"]}, cards=[rope])
    play(match, "play:rope", "done")
    assert match.state.fights
    assert [event["card"] for event in told(match, "kept-here")] == ["@cards.rope"]


def test_a_blow_for_no_damage_is_told() -> None:
    match = fight(foe({"do": "damage", "by": 1, "per": "hand"}), {"hand": ["plain"]})
    play(match, "play:plain", "done")
    assert tracks(match)[1] == 8
    assert [event["enemy"] for event in told(match, "no-damage")] == ["@encounters.foe"]


def test_the_one_struck_sees_a_moment_of_a_blow_that_changed_nothing() -> None:
    assert {"absorbs", "absorbs-talk", "cancelled", "cancelled-talk", "no-damage"} <= set(GAME.telling.hits)


# --- what they are called ---


def test_a_skill_is_offered_in_a_fight_under_the_name_of_its_side() -> None:
    side = {"name": "n", "text": "t", "powers": SPEAR["powers"]}
    skill = {"id": "skill-1", "number": 1, "attribute": "aggression", "front": side, "back": {**side, "name": "m"}}
    match = fight(foe(), {"skills": {"skill-1": "back"}}, content={"skills": [skill]})
    option = next(each for each in match.windows[0].menu(0) if each.verb == "use-power")
    assert dict(option.params)["card"] == "@skills.skill-1.m"


def test_of_a_card_with_two_powers_each_is_named() -> None:
    peel = {"id": "peel", "powers": [{**SPEAR["powers"][0], "text": "hit"}]}  # type: ignore[index]
    match = armed(foe(), peel)
    option = next(each for each in match.windows[0].menu(0) if each.verb == "use-power")
    assert (option.text, dict(option.params)["power"]) == ("option-one-power", "@items.peel.hit")


def test_an_answer_is_told_with_who_gives_it_so_that_what_it_costs_comes_of_it() -> None:
    match = fight(talk(terror(2)), {"hand": ["word"]})
    play(match, "play:word", "done")
    (answer,) = told(match, "responds")
    assert (answer["enemy"], answer["seat"]) == ("@encounters.talk", "@seat.0")
    assert GAME.telling.causes["responds"] == "enemy"
    assert "responds" in GAME.telling.met


@rule("grail.trait.opportunist")
def test_whoever_stops_at_one_card_is_warned_of_an_opportunist() -> None:
    match = fight(foe(damage(1), traits=["opportunist"]), {"hand": ["plain", "plain"]})
    play(match, "play:plain")
    stop = next(option for option in match.windows[0].menu(0) if option.verb == "done")
    assert stop.text == "option-stop-opportunist"


def test_a_trait_is_told_with_what_it_does_and_not_where_it_is_ignored() -> None:
    match = fight(foe(damage(1), traits=["rage", "slow"]), {"hand": ["plain"]})
    match.state.fights[0].ignored.append("slow")
    (table,) = [part for part in match.scene(0).parts if isinstance(part, Rows)]
    assert [row.signs[0].text for row in table.rows if row.id.startswith("trait-")] == [say("trait-rage-does")]


def test_the_parts_of_an_activation_are_shown_with_the_one_it_is_now() -> None:
    match = armed(foe(damage(3)), JACK)

    def now_at() -> int:
        return next(part.now for part in match.scene(0).parts if isinstance(part, Steps))

    assert now_at() == 1
    play(match, "play:plain", "done")
    assert (asked(match), now_at()) == ({0: "ask-brace"}, 3)
    play(match, "done")
    assert (asked(match), now_at()) == ({0: "ask-hold-out"}, 3)
    play(match, "stay")
    assert (asked(match), now_at()) == ({0: "ask-play-card"}, 1)
