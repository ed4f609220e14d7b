"""A second referee of Diplomacy, and of fights that go on side by side: cases where two rules meet."""

from __future__ import annotations

from typing import Any

import pytest

from .days import day
from .test_land import lands
from .test_talk_referee import item, stage, up, why_not, word
from .thin import asked, damage, fight, foe, hand, now, offered, play, talk, terror, tracks

rule = pytest.mark.rule
TWO = ({"who": "beor", "hand": ["word"]}, {"who": "arev", "hand": ["word"]})
BEOR_FIRST = ("0 activate:0", "1 activate:0")


def ability(when: str, *deeds: dict[str, Any], **more: Any) -> dict[str, Any]:
    return {"when": when, "do": list(deeds), **more}


# --- the marker and the Stage ---


@rule("grail.diplomacy.bonus-stage-symbol", "grail.diplomacy.bonus-multiplier-and-void")
def test_twice_the_stage_symbol_does_twice_whatever_else_the_stage_says() -> None:
    enemy = talk(stages=[stage(1, "one", also={"empathy": [{"do": "rep", "by": -1}]})], high=6)
    sign = word("sign", left={"empathy": ["x2", "stage"]})
    match = fight(enemy, {"who": "arev", "rep": 5, "hand": ["sign"]}, cards=[sign])
    play(match, "play:sign")
    assert (now(match).pool, match.state.seats[0].rep) == (4, 3)


@rule("grail.diplomacy.bonus-multiplier-and-void")
def test_a_void_before_the_stage_symbol_silences_the_stage() -> None:
    sign = word("sign", left={"empathy": ["void", "stage", "up"]})
    match = fight(talk(), {"who": "arev", "hand": ["sign"]}, cards=[sign])
    play(match, "play:sign")
    assert now(match).pool == 1


@rule("grail.diplomacy.bonus-stage-symbol", "grail.diplomacy.alternative-stage-text-choose-one")
def test_the_symbol_does_what_the_chosen_alternative_says_and_no_other() -> None:
    halves = [{"text": "soft", "symbol": {"caution": 1}}, {"text": "loud", "symbol": {"empathy": 3}}]
    sign = word("sign", left={"empathy": ["stage"]})
    enemy = talk(stages=[stage(1, "one", either=halves)])
    match = fight(enemy, {"who": "arev", "diplomacy": ["sign"] * 6}, fresh=True, cards=[sign])
    play(match, "keep", "half:soft", "play:sign")
    assert now(match).pool == 0, "neither the other alternative nor the Stage's own line"


@rule("grail.diplomacy.affinity-check-after-playing", "grail.diplomacy.delayed-abilities")
def test_a_delayed_word_wins_nothing_before_the_check_and_silence_may_spoil_it() -> None:
    enemy = talk(stages=[stage(1, "one", idle=[up(-1)])], reward=[{"do": "exp"}])
    late = word("late", abilities=[ability("delayed", up(2))])
    match = fight(enemy, {"hand": ["word"]}, cards=[late], sequence=[(0, "late")], pool=2)
    assert (now(match).pool, now(match).outcome) == (4, "")
    play(match, "done")
    assert (now(match).pool, match.state.seats[0].exp) == (3, 0)


@rule("grail.diplomacy.next-stage-resets-and-skips-response", "grail.diplomacy.pick-the-active-character")
def test_who_wins_a_stage_in_a_party_hears_no_response_and_the_next_one_does() -> None:
    stages = [stage(1, "one", terror(5)), stage(2, "two", terror(1))]
    win = word("win", left={"free": ["up-3", "up"]})
    match = fight(talk(stages=stages), {"who": "beor", "hand": ["win"]}, TWO[1], cards=[win])
    play(match, *BEOR_FIRST, "0 play:win", "0 done", "1 play:word", "1 done")
    assert (tracks(match, 0)[2], tracks(match, 1)[2], now(match).pool, now(match).turn) == (0, 1, 0, 2)


@rule("grail.diplomacy.lowest-slot-loses", "grail.diplomacy.failure-for-each-member")
def test_the_bottom_after_the_first_response_fails_those_who_have_not_spoken_too() -> None:
    enemy = talk(up(-9), failure=[terror(1)])
    match = fight(enemy, *TWO)
    play(match, *BEOR_FIRST, "0 play:word", "0 done")
    assert (match.state.fights, [tracks(match, seat)[2] for seat in (0, 1)]) == ([], [1, 1])


@rule("grail.diplomacy.reward-for-each-member", "grail.diplomacy.highest-slot-wins-the-stage")
def test_a_stage_that_is_won_outright_wins_at_the_check_and_rewards_each() -> None:
    wins = item("activation", {"do": "win-stage"}, flip=True)
    match = fight(talk(reward=[{"do": "exp"}]), {**TWO[0], "items": ["charm"]}, TWO[1], content=wins)
    play(match, *BEOR_FIRST, "0 use-power:items.charm.0")
    assert (now(match).pool, now(match).outcome) == (4, "")
    play(match, "0 done")
    assert (match.state.fights, [one.exp for one in match.state.seats]) == ([], [1, 1])


# --- Responses ---


@rule("grail.diplomacy.on-response-lasts-all-of-step-three", "grail.diplomacy.bonus-discard-last-card")
def test_a_word_that_is_uncovered_by_the_response_softens_the_rest_of_it() -> None:
    calm = word("calm", right={"empathy": 1}, abilities=[ability("attacked", {"do": "prevent", "what": "terror"})])
    over = word("over", 12, left={"empathy": ["extra"]})
    match = fight(talk(terror(1), {"do": "tear"}, terror(2)), {"who": "arev", "hand": ["calm", "over"]},
                  cards=[calm, over])  # fmt: skip
    play(match, "play:calm", "play:over", "done")
    assert tracks(match)[2] == 2


@rule("grail.diplomacy.on-response-lasts-all-of-step-three", "grail.diplomacy.charges")
def test_a_word_that_charges_uncover_as_the_response_begins_answers_all_of_it() -> None:
    """A108."""
    calm = word("calm", right={"empathy": 1}, abilities=[ability("attacked", {"do": "prevent", "what": "terror"})])
    lid = word("lid", 12, left={"empathy": ["extra"]},
               abilities=[ability("placed", {"do": "charge"}), ability("charges", {"do": "tear"})])  # fmt: skip
    match = fight(talk(terror(2)), {"who": "arev", "hand": ["calm", "lid"]}, cards=[calm, lid])
    play(match, "play:calm", "play:lid", "done", "charge:lid-1-0")
    assert tracks(match)[2] == 1


@rule("grail.diplomacy.damage-lowers-health")
def test_damage_that_is_prevented_in_words_kills_nobody() -> None:
    calm = word("calm", abilities=[ability("attacked", {"do": "prevent", "by": 2})])
    match = fight(talk(damage(3)), {"health": 2, "energy": 2, "hand": ["calm"]}, cards=[calm])
    play(match, "play:calm", "done")
    assert (tracks(match)[1], now(match).turn) == (1, 2)


@rule("grail.diplomacy.dying-ends-the-encounter", "grail.diplomacy.response-of-the-current-stage")
def test_who_dies_in_the_middle_of_a_response_is_spared_the_rest_but_not_the_failure() -> None:
    """A69, A90."""
    match = fight(talk(damage(9), {"do": "rep", "by": -3}, failure=[{"do": "rep", "by": -1}]), {"rep": 5, **TWO[0]})
    play(match, "play:word", "done")
    assert (match.state.fights, match.state.seats[0].rep, match.state.seats[0].dying) == ([], 4, True)


@rule("grail.diplomacy.deck-too-small-fails", "grail.diplomacy.bonus-draw")
def test_a_word_that_draws_from_an_empty_deck_fails_though_it_would_have_won() -> None:
    """The Attribute Keys come before the Free Key."""
    much = word("much", left={"empathy": ["draw"], "free": ["up-3", "up"]})
    match = fight(talk(failure=[terror(1)], reward=[{"do": "exp"}]),
                  {"who": "arev", "hand": ["much"], "diplomacy": []}, cards=[much])  # fmt: skip
    play(match, "play:much")
    assert (match.state.fights, tracks(match)[2], match.state.seats[0].exp) == ([], 1, 0)


@rule("grail.diplomacy.panic", "grail.diplomacy.deck-too-small-fails")
def test_panic_with_no_word_left_fails() -> None:
    match = fight(talk(failure=[{"do": "rep", "by": -1}]), {"terror": 9, "rep": 2, "hand": ["word"], "diplomacy": []})
    play(match, "play-top")
    assert (match.state.fights, match.state.seats[0].rep) == ([], 1)


@rule("grail.diplomacy.panic")
def test_in_panic_a_second_word_still_connects_its_own_key() -> None:
    more = word("more", left={"empathy": ["extra"]})
    one = {"who": "arev", "terror": 9, "hand": ["more", "word"], "diplomacy": ["praise"] * 3}
    match = fight(talk(), one, cards=[more])
    play(match, "play-top")
    assert offered(match) == {"play:more", "done", "give-up"}
    assert why_not(match, "play:word") == ("grail.diplomacy.extra-card-must-connect-its-key",)


# --- all or none ---


@rule("grail.diplomacy.avoid-and-fail-as-a-group")
def test_one_who_will_not_give_up_keeps_all_and_is_asked_once_an_activation() -> None:
    match = fight(talk(failure=[terror(1)]), *TWO)
    play(match, *BEOR_FIRST, "0 give-up", "1 no")
    assert (now(match).outcome, asked(match)) == ("", {0: "ask-say-something"})
    assert why_not(match, "give-up") == ("grail.diplomacy.avoid-and-fail-as-a-group",)
    play(match, "0 play:word")
    assert "give-up" in offered(match, 1), "the next one may propose it"


@rule("grail.diplomacy.avoid-and-fail-as-a-group", "grail.diplomacy.avoid-only-before-drawing")
def test_one_who_will_not_avoid_keeps_all_and_pays_nothing() -> None:
    people = ({"who": "arev", "wealth": 2}, {"who": "beor", "wealth": 2})
    match = fight(talk(avoid={"pays": {"wealth": 1}}), *people, fresh=True)
    play(match, "0 yes", "1 no")
    assert ([one.wealth for one in match.state.seats], "keep" in offered(match, 0)) == ([2, 2], True)


@rule("grail.diplomacy.avoid-checks-the-highest-value")
def test_one_member_is_enough_for_what_avoiding_needs_and_values_are_not_added() -> None:
    needs = {"attribute": "caution", "level": 2}
    strong = fight(talk(avoid={"needs": needs}), {"who": "arev"}, {"who": "beor"}, fresh=True)
    assert "ask-avoid" in asked(strong).values()
    weak = [{"who": who, "attributes": {"caution": 1}} for who in ("arev", "beor")]
    match = fight(talk(avoid={"needs": needs}), *weak, fresh=True)
    assert "ask-avoid" not in asked(match).values()


@rule("grail.diplomacy.starting-hand-three-or-two", "grail.diplomacy.redraw-with-one-card-fewer")
def test_four_talkers_hold_two_and_redraw_to_one() -> None:
    people = [{"who": who} for who in ("ailei", "arev", "maggot", "beor")]
    match = fight(talk(), *people, fresh=True)
    assert len(hand(match, 0)) == 2
    play(match, "0 redraw")
    assert (len(hand(match, 0)), asked(match)) == (1, {1: "ask-redraw"})


# --- two fights side by side ---

HUNT = {"text": "hunt", "daily": False, "do": [{"do": "encounter", "draw": "gray"}]}


def two_fights(*people: dict[str, Any], first: dict[str, Any], second: dict[str, Any], **more: Any) -> Any:
    """Seat 0 hunts in 101 and meets `first`, seat 1 hunts in 102 and meets `second`; seat 2 goes nowhere."""
    places = {
        **lands({"id": "101", "action": HUNT}, {"id": "102", "action": HUNT}),
        "encounters": [first, second],
        **more,
    }
    armed = [{"combat": ["hit"] * 9, "attributes": {}, **one} for one in people]
    match = day(*armed, content=places, decks={"gray": [first["id"], second["id"]]})
    play(match, "0 location-action:101", "1 location-action:102", "0 keep", "1 keep")
    return match


PEOPLE = ({}, {"at": "102"}, {"at": "103"})


def test_each_fight_has_a_pool_a_sequence_and_an_enemy_of_its_own() -> None:
    match = two_fights(*PEOPLE, first=foe(damage(1)), second=foe(terror(3), id="other"))
    play(match, "0 play:hit", "1 play:hit", "0 done", "1 done")
    assert [(each.pool, len(each.sequence)) for each in match.state.fights] == [(1, 1), (1, 1)]
    assert [tracks(match, seat)[1:] for seat in (0, 1)] == [(7, 0), (8, 3)]


@rule("grail.trait.robber")
def test_a_robber_looks_at_its_own_party_alone() -> None:
    people = ({"health": 2, "wealth": 3}, {"at": "102", "wealth": 4}, {"at": "103"})
    match = two_fights(*people, first=foe(damage(1), traits=["robber"]), second=foe(id="other"))
    play(match, "0 play:hit", "0 done")
    assert [one.wealth for one in match.state.seats][:2] == [0, 4]
    assert [each.card.cards[0] for each in match.state.fights] == ["other"]


@rule("grail.death.dying-leaves-the-encounter", "grail.combat.dying-removes-only-that-character")
def test_what_a_reward_of_one_fight_does_to_all_may_end_the_other() -> None:
    """The other one falls from beside its fight, which is over as its next step begins."""
    people = ({}, {"at": "102", "health": 2}, {"at": "103"})
    reward = [{"do": "health", "by": -2, "who": "all"}]
    match = two_fights(*people, first=foe(value=1, reward=reward), second=foe(id="other"))
    play(match, "0 play:hit", "0 done")
    assert (match.state.seats[1].health, [each.card.cards[0] for each in match.state.fights]) == (0, ["other"])
    play(match, f"1 {'done' if 'done' in offered(match, 1) else min(offered(match, 1))}")
    assert (match.state.fights, match.state.seats[1].dying) == ([], True)


def test_a_fight_that_ends_gives_its_cards_back_while_the_other_goes_on() -> None:
    match = two_fights(*PEOPLE, first=foe(value=1), second=foe(id="other"))
    play(match, "1 play:hit", "0 play:hit", "0 done")
    assert (len(match.state.seats[0].combat.deck), hand(match, 0)) == (9, [])
    assert (list(now(match).sequence), asked(match)[1]) == (["hit"], "ask-play-card")


def waiting_to_be_picked(*health: int, by: int = -2) -> Any:
    """Seat 0 fights in 101; seats 1 and 2 fight together in 102 and say whom to pick; its win hurts all."""
    people = ({}, {"at": "102", "health": health[0]}, {"at": "102", "health": health[1]}, {"at": "103"})
    places = {
        **lands({"id": "101", "action": HUNT}, {"id": "102", "action": HUNT}),
        "encounters": [foe(value=1, reward=[{"do": "health", "by": by, "who": "all"}]), foe(id="other")],
    }
    armed = [{"combat": ["hit"] * 9, "attributes": {}, **one} for one in people]
    match = day(*armed, content=places, decks={"gray": ["foe", "other"]})
    play(match, "0 location-action:101", "1 location-action:102", "2 yes", "1 yes", "0 keep")
    while "keep" in offered(match, 1) | offered(match, 2):
        play(match, "1 keep" if "keep" in offered(match, 1) else "2 keep")
    assert {asked(match)[seat] for seat in (1, 2)} == {"ask-pick-active"}
    play(match, "0 play:hit", "0 done")
    return match


@rule("grail.combat.dying-removes-only-that-character")
@pytest.mark.parametrize(("health", "left"), [((2, 5), 2), ((5, 2), 1)])
def test_who_falls_from_beside_a_fight_is_not_picked_in_it(health: tuple[int, int], left: int) -> None:
    match = waiting_to_be_picked(*health)
    assert (now(match).party, now(match).fallen, now(match).active) == ([left], [3 - left], left)
    assert asked(match)[left] == "ask-play-card"


@rule("grail.death.dying-leaves-the-encounter")
def test_a_fight_whose_members_have_all_fallen_from_beside_it_is_over() -> None:
    match = waiting_to_be_picked(2, 2)
    assert (match.state.fights, [one.dying for one in match.state.seats]) == ([], [False, True, True, False])


def test_who_is_only_hurt_from_beside_a_fight_goes_on_with_it() -> None:
    match = waiting_to_be_picked(5, 5)
    assert (now(match).party, {asked(match)[seat] for seat in (1, 2)}) == ([1, 2], {"ask-pick-active"})
