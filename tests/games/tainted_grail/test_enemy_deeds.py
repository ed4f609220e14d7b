"""What an Attack or a Response does, result by result, and what is prevented of it or turned into something else."""

from __future__ import annotations

from typing import Any

import pytest

from .test_fight_referee import ability, adds
from .thin import asked, card, damage, fight, foe, hand, now, offered, play, talk, terror, told, tracks

rule = pytest.mark.rule
KNIFE = {"id": "knife", "keyword": "weapon"}
SPOON = {"id": "spoon"}


def struck(*attack: dict[str, Any], guard: list[dict[str, Any]] | None = None, one: dict[str, Any] | None = None,
           **more: Any) -> Any:  # fmt: skip
    """This Attack has been made on somebody whose card answers it like that."""
    shield = card("shield", number=9, abilities=[ability("attacked", *(guard or []))])
    match = fight(foe(*attack, **more.pop("enemy", {})), {"hand": ["shield"], **(one or {})}, cards=[shield], **more)
    play(match, "play:shield", *(["done"] if "done" in offered(match) else []))
    return match


# --- results ---


def test_time_tokens_and_charges_that_are_taken_off_do_nothing() -> None:
    late = card("late", passive=True, tokens=2,
                abilities=[ability("delayed", adds(5)), ability("placed", {"do": "charge", "by": 3})])  # fmt: skip
    match = fight(foe({"do": "tokens-off"}, {"do": "charges-off"}), {"hand": ["late"]}, cards=[late])
    play(match, "play:late", "done")
    assert (now(match).laid[0].tokens, now(match).laid[0].charges) == (0, 0)
    play(match, "stay", "done", "stay", "stay")
    assert (now(match).turn, now(match).pool) == (3, 0)


@rule("grail.combat.attack-row-by-pool")
def test_an_attack_may_be_repeated_on_the_row_that_then_applies_and_once_only() -> None:
    rows = [{"pool": 0, "do": [damage(1), {"do": "repeat"}]},
            {"pool": 2, "do": [{"do": "remove", "by": 2}, {"do": "repeat"}, terror(1)]}]  # fmt: skip
    match = fight(foe(attacks=rows), {"hand": ["plain"]}, pool=2)
    play(match, "play:plain", "done")
    assert (tracks(match)[1:], now(match).pool) == ((7, 1), 0)


def test_a_response_has_no_row_to_repeat() -> None:
    match = fight(talk(terror(1), {"do": "repeat"}), {"hand": ["word"]})
    play(match, "play:word", "done")
    assert tracks(match)[2] == 1


def test_the_active_character_chooses_what_to_suffer() -> None:
    ways = [{"text": "blood", "do": [damage(2)]}, {"text": "fear", "do": [terror(3)]}]
    match = struck({"do": "one-of", "ways": ways})
    assert (asked(match), offered(match)) == ({0: "ask-suffer"}, {"suffer:blood", "suffer:fear"})
    play(match, "suffer:fear")
    assert tracks(match)[1:] == (8, 3)


@rule("grail.secret.skipped-by-item-discards")
@pytest.mark.parametrize(("keyword", "left"), [("weapon", ["spoon"]), (None, ["knife"])])
def test_an_enemy_takes_an_item(keyword: str | None, left: list[str]) -> None:
    loss = {"do": "lose-item", **({"keyword": keyword} if keyword else {})}
    match = struck(loss, one={"items": ["knife", "spoon"]}, content={"items": [KNIFE, SPOON]})
    if keyword is None:
        play(match, "lose:spoon")
    assert list(match.state.seats[0].items) == left


@pytest.mark.parametrize("what", ["food", "wealth", "rep", "magic", "exp"])
def test_an_enemy_gives_and_takes_resources(what: str) -> None:
    assert getattr(struck({"do": what, "by": 2}).state.seats[0], what) == 2
    assert getattr(struck({"do": what, "by": -2}, one={what: 3}).state.seats[0], what) == 1
    assert getattr(struck({"do": what, "by": -2}, one={what: 1}).state.seats[0], what) == 0


def test_an_enemy_may_give_energy_and_take_terror_away() -> None:
    guard = [{"do": "prevent", "what": what, "by": 9} for what in ("energy", "terror")]
    match = struck({"do": "energy", "by": 2}, terror(-2), one={"energy": 3, "terror": 3}, guard=guard)
    assert tracks(match) == (5, 8, 1), "a boon is not prevented"


def test_an_enemy_discards_from_the_deck_or_of_ones_own_choice() -> None:
    match = struck({"do": "discard", "by": 2, "deck": True}, one={"hand": ["shield", "hit"]})
    assert (hand(match), len(match.state.seats[0].discard)) == (["hit"], 2)


def test_a_loss_of_health_is_no_damage() -> None:
    match = struck({"do": "health", "by": -2}, guard=[{"do": "prevent", "by": 9}])
    assert tracks(match)[1] == 6


# --- prevented ---


@pytest.mark.parametrize(("by", "left"), [(1, 1), (5, 0)])
@pytest.mark.parametrize("what", ["damage", "terror", "energy"])
def test_so_much_less_of_it(what: str, by: int, left: int) -> None:
    attack = {"damage": damage(2), "terror": terror(2), "energy": {"do": "energy", "by": -2}}[what]
    energy, health, fear = tracks(struck(attack, guard=[{"do": "prevent", "what": what, "by": by}]))
    assert {"damage": 8 - health, "terror": fear, "energy": 6 - energy}[what] == left


def test_markers_that_are_kept_and_those_that_are_not() -> None:
    match = struck({"do": "remove", "by": 3}, guard=[{"do": "prevent", "what": "markers", "by": 1}], pool=5)
    assert now(match).pool == 3


def test_cards_of_the_sequence_and_of_the_hand_that_are_kept() -> None:
    match = struck({"do": "tear", "number": 2}, guard=[{"do": "prevent", "what": "tear", "by": 1}],
                   sequence=[(0, "plain"), (0, "plain")])  # fmt: skip
    assert list(now(match).sequence) == ["plain", "plain"]
    match = struck({"do": "discard", "by": 2}, guard=[{"do": "prevent", "what": "discard", "by": 1}],
                   one={"hand": ["shield", "hit", "hit"]})  # fmt: skip
    assert hand(match) == ["hit"]


def test_what_was_prevented_once_is_not_prevented_again() -> None:
    assert tracks(struck(damage(1), damage(1), damage(2), guard=[{"do": "prevent", "by": 2}]))[1] == 6


# --- turned into something else ---


@pytest.mark.parametrize(
    ("into", "lost"),
    [
        ("terror", {"terror": 2}),
        ("energy", {"energy": 4}),
        ("wealth", {"wealth": 1}),
        ("food", {"food": 1}),
        ("nothing", {}),
    ],
)
def test_damage_that_becomes_something_else(into: str, lost: dict[str, int]) -> None:
    """D19: up to so much of it, whatever it is."""
    have = {"energy": 6, "health": 8, "terror": 0, "wealth": 3, "food": 3}
    match = struck(damage(3), guard=[{"do": "convert", "into": into, "by": 2}], one={"wealth": 3, "food": 3})
    one = match.state.seats[0]
    assert {name: getattr(one, name) for name in have} == {**have, "health": 7, **lost}


@rule("grail.combat.missing-markers-cost-cards")
def test_damage_that_becomes_a_loss_of_markers_costs_cards_where_they_are_missing() -> None:
    guard = [{"do": "convert", "into": "markers", "by": 2}]
    match = struck(damage(2), guard=guard, pool=5)
    assert (tracks(match)[1], now(match).pool) == (8, 3)
    match = struck(damage(2), guard=guard, pool=1, one={"hand": ["shield", "hit"]})
    assert (tracks(match)[1], now(match).pool, hand(match)) == (8, 0, [])


def test_so_much_is_turned_in_all_and_no_more() -> None:
    match = struck(damage(2), damage(2), guard=[{"do": "convert", "into": "terror", "by": 3}])
    assert tracks(match)[1:] == (7, 3)


def test_terror_and_energy_may_be_turned_too() -> None:
    match = struck(terror(2), guard=[{"do": "convert", "what": "terror", "into": "energy"}])
    assert tracks(match) == (4, 8, 0)
    match = struck({"do": "energy", "by": -2}, guard=[{"do": "convert", "what": "energy", "into": "terror"}])
    assert tracks(match) == (6, 8, 2)


@rule("grail.combat.dying-removes-only-that-character")
def test_energy_that_becomes_damage_may_kill() -> None:
    """A90: the rest of the Attack is not carried out."""
    match = struck({"do": "energy", "by": -2}, {"do": "rep", "by": -1}, one={"health": 2, "energy": 2, "rep": 3},
                   guard=[{"do": "convert", "what": "energy", "into": "damage"}])  # fmt: skip
    assert (match.state.fights, match.state.seats[0].rep, match.state.seats[0].dying) == ([], 3, True)


# --- step 3 ---


@rule("grail.combat.on-enemy-attack-lasts-all-of-step-three")
def test_what_was_visible_as_step_three_began_answers_though_charges_tear_it() -> None:
    """A108: before the Attack comes there is time for Charges, and step 3 has begun."""
    brittle = card("brittle", abilities=[ability("placed", {"do": "charge"}), ability("charges", {"do": "tear"}),
                                         ability("attacked", {"do": "prevent", "by": 3})])  # fmt: skip
    match = fight(foe(damage(3)), {"hand": ["brittle"]}, cards=[brittle])
    play(match, "play:brittle", "done", "charge:brittle-0-0")
    assert (now(match).laid, tracks(match)[1]) == ([], 8)


@rule("grail.diplomacy.on-response-lasts-all-of-step-three")
def test_the_same_in_words() -> None:
    brittle = card("brittle", kind="diplomacy",
                   abilities=[ability("placed", {"do": "charge"}), ability("charges", {"do": "tear"}),
                              ability("attacked", {"do": "prevent", "what": "terror", "by": 3})])  # fmt: skip
    match = fight(talk(terror(3)), {"hand": ["brittle"]}, cards=[brittle])
    play(match, "play:brittle", "done", "charge:brittle-0-0")
    assert (now(match).laid, tracks(match)[2]) == ([], 0)


@rule("grail.diplomacy.on-response-lasts-all-of-step-three")
def test_a_word_whose_condition_the_response_itself_brings_about_helps_from_then_on() -> None:
    """It works throughout step 3, and is looked at until it has worked."""
    calm = card("calm", kind="diplomacy", passive=True,
                abilities=[ability("attacked", {"do": "prevent", "what": "terror", "by": 5},
                                   given={"affinity": "red"})])  # fmt: skip
    match = fight(talk(terror(1), {"do": "affinity", "by": -1}, terror(2)), {"hand": ["calm"]}, cards=[calm])
    play(match, "play:calm", "done")
    assert (tracks(match)[2], now(match).pool) == (1, -1)


@rule("grail.challenge.one-escape-attempt-per-activation", "grail.combat.deck-too-small-forces-escape")
def test_after_a_failed_escape_one_may_still_be_driven_out_in_the_same_activation() -> None:
    """A85."""
    reader = card("reader", left={"free": ["draw"]})
    match = fight(foe(), {"hand": ["reader"], "combat": []}, cards=[reader], dice=[1],
                  modes=["grail.challenge.escape-may-fail"])  # fmt: skip
    play(match, "escape", "play:reader")
    assert (match.state.fights, tracks(match), told(match, "attacks")) == ([], (4, 8, 2), [])


@rule("grail.combat.escape-in-a-party-others-fight-on")
def test_who_leaves_takes_hand_and_discards_home_at_once() -> None:
    people = ({"who": "beor", "hand": ["hit", "hit"], "discard": ["jab"]}, {"who": "arev", "hand": ["plain"]})
    match = fight(foe(), *people)
    play(match, "0 activate:0", "1 activate:0", "0 escape")
    one = match.state.seats[0]
    assert (len(one.combat.deck), list(one.hand), list(one.discard)) == (13, [], [])
