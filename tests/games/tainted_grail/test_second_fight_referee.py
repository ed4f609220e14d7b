"""A second referee of Combat: cases where two of its rules meet."""

from __future__ import annotations

import json
from typing import Any

import pytest
from msgspec.json import encode

from roundtable.games.tainted_grail.box import box_of
from roundtable.games.tainted_grail.game import GAME

from .test_fight_referee import ability, adds, power, why_not
from .thin import asked, card, damage, fight, foe, hand, now, offered, play, terror, told, tracks

rule = pytest.mark.rule
TWO = ({"who": "beor", "hand": ["plain"]}, {"who": "arev", "hand": ["plain"]})
BEOR_FIRST = ("0 activate:0", "1 activate:0")
CHALLENGE = ["grail.challenge.escape-may-fail"]
DRAW = {"do": "draw"}
CORE = box_of(GAME.content())
KNIFE = {"id": "knife", "keyword": "weapon"}


def items(*cards: dict[str, Any]) -> dict[str, list[dict[str, Any]]]:
    return {"items": list(cards)}


# --- Keys, Magic and what stands before an icon ---


@rule("grail.combat.bonus-multiplier")
def test_two_multipliers_in_a_row_multiply_one_icon_both() -> None:
    two = card("two", left={"free": ["x2", "marker", "marker"]})
    match = fight(foe(right={"free": "x2"}), {"hand": ["two"]}, cards=[two])
    play(match, "play:two")
    assert now(match).pool == 5


@rule("grail.combat.bonus-void")
def test_a_void_keeps_a_card_from_being_torn_and_lets_the_next_icon_be() -> None:
    rash = card("rash", left={"free": ["tear", "marker"]}, abilities=[ability("placed", adds(2))])
    match = fight(foe(right={"free": "void"}), {"hand": ["rash"]}, cards=[rash])
    play(match, "play:rash")
    assert (now(match).pool, list(now(match).sequence)) == (3, ["rash"])


@rule("grail.combat.bonus-discard-last-card")
def test_three_cards_are_to_be_torn_where_only_one_lies() -> None:
    """A105."""
    rash = card("rash", left={"free": ["tear", "marker"]})
    match = fight(foe(right={"free": "x3"}), {"hand": ["rash"]}, cards=[rash])
    play(match, "play:rash")
    assert (now(match).pool, now(match).laid, list(match.state.seats[0].discard)) == (1, [], ["rash"])


GIFT = card("gift", right={"magic": True}, abilities=[ability("placed", {"do": "free-magic"})])
SPARK = card(
    "spark", number=2, left={"magic": ["extra", "marker"]}, abilities=[ability("placed", adds(1, per="magic-keys"))]
)


@rule("grail.combat.counting-magic-keys-needs-active-ones")
def test_a_magic_key_that_costs_nothing_lets_a_card_follow_and_counts_as_active() -> None:
    match = fight(foe(), {"magic": 0, "hand": ["gift", "spark"]}, cards=[GIFT, SPARK])
    assert "play:spark" in offered(match), "any card may be the first"
    play(match, "play:gift", "play:spark")
    assert (now(match).pool, now(match).laid[1].magic, match.state.seats[0].magic) == (2, True, 0)


@rule("grail.combat.extra-card-must-connect-its-key")
def test_what_makes_one_magic_key_free_makes_no_second_one_free() -> None:
    more = card("more", number=3, left={"magic": ["extra"]})
    sparks = [GIFT, {**SPARK, "right": {"magic": True}}, more]
    match = fight(foe(), {"magic": 0, "hand": ["gift", "spark", "more"]}, cards=sparks)
    play(match, "play:gift", "play:spark")
    assert why_not(match, "play:more") == ("grail.combat.extra-card-must-connect-its-key",)


@rule("grail.combat.magic-key-costs-one-magic", "grail.combat.deck-too-small-forces-escape")
def test_magic_that_was_paid_is_gone_though_its_draw_drives_one_out() -> None:
    reader = card("reader", left={"magic": ["draw"], "free": ["marker"]})
    match = fight(foe(right={"magic": True}), {"magic": 2, "hand": ["reader"], "combat": []}, cards=[reader])
    play(match, "play:reader", "pay-magic:0")
    assert (match.state.fights, match.state.seats[0].magic, tracks(match)) == ([], 1, (5, 8, 1))


@rule("grail.combat.discarded-card-loses-its-magic", "grail.combat.counting-magic-keys-needs-active-ones")
def test_a_magic_key_of_a_torn_card_counts_no_more() -> None:
    count = card("count", left={"magic": []}, abilities=[ability("placed", adds(2, per="magic-keys"))])
    match = fight(foe({"do": "tear"}, right={"magic": True}), {"magic": 2, "hand": ["count", "count"]}, cards=[count])
    play(match, "play:count", "pay-magic:0", "done", "stay")
    assert (now(match).pool, now(match).laid) == (2, [])
    play(match, "play:count", "done")
    assert now(match).pool == 2


# --- cards that come back ---

ECHO = card("echo", number=5, left={"aggression": [], "magic": ["marker"]}, right={"aggression": 1},
            abilities=[ability("placed", {"do": "take-back"})])  # fmt: skip


def test_a_card_that_is_taken_back_takes_its_keys_along_and_leaves_its_magic() -> None:
    enemy = foe(right={"aggression": 1, "magic": True})
    match = fight(enemy, {"who": "beor", "magic": 1, "hand": ["echo"]}, cards=[ECHO])
    play(match, "play:echo", "pay-magic:0")
    assert (hand(match), now(match).laid, now(match).pool) == (["echo"], [], 1)
    assert (match.state.seats[0].magic, now(match).joined) == (0, {"aggression": 0})


@rule("grail.trait.fast")
def test_a_card_that_was_taken_back_has_been_played() -> None:
    match = fight(foe(traits=["fast"]), {"who": "beor", "hand": ["echo", "jab", "jab"]}, cards=[ECHO])
    play(match, "play:echo", "play:jab")
    assert why_not(match, "play:jab") == ("grail.trait.fast",)


@rule("grail.combat.covered-delayed-loses-its-token")
def test_a_token_does_not_return_to_a_card_that_is_uncovered() -> None:
    trap = card("trap", right={"aggression": 1}, abilities=[ability("delayed", adds(5))])
    over = {**ECHO, "left": {"aggression": ["extra"]}}
    match = fight(foe(), {"who": "beor", "hand": ["trap", "echo"]}, cards=[trap, over])
    play(match, "play:trap", "play:echo", "done", "stay")
    assert (now(match).turn, list(now(match).sequence), now(match).pool) == (2, ["trap"], 0)


# --- Abilities that answer an Attack ---

WALL = card("wall", number=6, right={"aggression": 1}, abilities=[ability("attacked", {"do": "prevent", "by": 3})])


@rule("grail.combat.on-enemy-attack-lasts-all-of-step-three", "grail.combat.charges-usable-any-time")
def test_an_ability_that_charges_uncover_as_the_attack_begins_answers_all_of_it() -> None:
    """A108: what is uncovered in mid-step works from then on, which is before the first result."""
    lid = card("lid", left={"aggression": ["extra"]},
               abilities=[ability("placed", {"do": "charge"}), ability("charges", {"do": "tear"})])  # fmt: skip
    match = fight(foe(damage(3)), {"who": "beor", "hand": ["wall", "lid"]}, cards=[lid, WALL])
    play(match, "play:wall", "play:lid", "done", "charge:lid-1-0")
    assert (list(now(match).sequence), tracks(match)[1]) == (["wall"], 8)


@rule("grail.combat.on-enemy-attack-lasts-all-of-step-three")
def test_an_ability_that_an_answer_uncovers_answers_too() -> None:
    lid = card("lid", left={"aggression": ["extra"]}, abilities=[ability("attacked", {"do": "tear"})])
    match = fight(foe(damage(3)), {"who": "beor", "hand": ["wall", "lid"]}, cards=[lid, WALL])
    play(match, "play:wall", "play:lid", "done")
    assert (list(now(match).sequence), tracks(match)[1]) == (["wall"], 8)


@rule("grail.combat.deck-too-small-forces-escape")
def test_who_is_driven_out_by_an_answer_does_not_suffer_the_attack() -> None:
    """A90: nor does a second Attack by Rage come; the price of an Escape does."""
    lens = card("lens", abilities=[ability("attacked", DRAW)])
    one = {"who": "beor", "hand": ["lens"], "combat": []}
    match = fight(foe(damage(5), traits=["rage"]), one, TWO[1], cards=[lens])
    play(match, *BEOR_FIRST, "0 play:lens", "0 done")
    assert (now(match).fled, now(match).active, tracks(match, 0), tracks(match, 1)) == ([0], 1, (5, 8, 1), (6, 8, 0))


@rule("grail.trait.horde", "grail.combat.on-enemy-attack-lasts-all-of-step-three")
def test_a_horde_takes_its_cards_though_its_attack_is_cancelled() -> None:
    """At the start of step 3, which comes before the Attack."""
    calm = card("calm", abilities=[ability("attacked", {"do": "cancel"})])
    match = fight(foe(damage(5), traits=["horde"]), {"hand": ["calm"]}, cards=[calm])
    play(match, "play:calm", "done")
    assert (tracks(match)[1], len(match.state.seats[0].discard)) == (8, 2)


@rule("grail.combat.victory-check-after-playing")
def test_a_horde_that_is_beaten_first_takes_nothing() -> None:
    spite = power("won", {"do": "rep", "by": 1, "per": "discards"})
    one = {"items": ["charm"], "rep": 5, "hand": ["hit"], "attributes": {}}
    match = fight(foe(value=1, traits=["horde"]), one, content=items(spite))
    play(match, "play:hit", "done")
    assert (match.state.fights, match.state.seats[0].rep) == ([], 5)


@rule("grail.trait.feint")
def test_feint_does_not_keep_damage_from_becoming_something_else() -> None:
    """D19: as with Unavoidable Damage, whichever way it got that way."""
    turn = card("turn", abilities=[ability("attacked", {"do": "convert", "into": "terror"})])
    match = fight(foe(damage(2), traits=["feint"]), {"hand": ["turn"]}, cards=[turn])
    play(match, "play:turn", "done")
    assert tracks(match)[1:] == (8, 2)


# --- Rage with everything ---


@rule("grail.trait.rage")
def test_of_two_attacks_by_rage_only_the_one_that_is_cancelled_falls_away() -> None:
    back = power("attacked", {"do": "cancel"}, flip=True)
    match = fight(foe(damage(2), traits=["rage"]), {"items": ["charm"], "hand": ["plain"]}, content=items(back))
    play(match, "play:plain", "done", "use:items.charm.0")
    assert tracks(match)[1] == 8
    play(match, "stay")
    assert tracks(match)[1] == 6


@rule("grail.trait.rage", "grail.combat.run-away-ends-without-reward")
def test_an_enemy_that_ran_away_does_not_strike_a_second_time() -> None:
    match = fight(foe(damage(1), {"do": "run-away"}, damage(1), traits=["rage"]), {"hand": ["plain"]})
    play(match, "play:plain", "done")
    assert (match.state.fights, tracks(match)[1]) == ([], 7)


@rule("grail.trait.rage", "grail.combat.victory-check-after-attack")
def test_a_raging_enemy_that_is_beaten_by_its_first_attack_makes_no_second_one() -> None:
    hook = card("hook", abilities=[ability("torn", adds(4))])
    match = fight(foe({"do": "tear"}, damage(1), value=4, traits=["rage"], reward=[{"do": "exp"}]),
                  {"hand": ["hook"]}, cards=[hook])  # fmt: skip
    play(match, "play:hook", "done")
    assert (match.state.fights, tracks(match)[1], match.state.seats[0].exp) == ([], 7, 1)


@rule("grail.trait.rage", "grail.combat.escape-during-own-activation")
def test_one_may_escape_between_two_attacks_by_rage() -> None:
    match = fight(foe(damage(3), traits=["rage"]), {"hand": ["plain"]})
    play(match, "play:plain", "done", "escape")
    assert (match.state.fights, tracks(match)) == ([], (4, 5, 1)), "no more Energy than Health, and 1 for the Escape"


@rule("grail.trait.rage", "grail.trait.robber")
def test_a_raging_robber_that_has_taken_all_strikes_no_more() -> None:
    match = fight(foe(damage(1), traits=["rage", "robber"]), {"health": 2, "energy": 2, "wealth": 3, "hand": ["plain"]})
    play(match, "play:plain", "done")
    one = match.state.seats[0]
    assert (match.state.fights, one.health, one.wealth, one.dying) == ([], 1, 0, False)


# --- how the first Activation begins ---


@rule("grail.trait.ambush", "grail.trait.slow")
def test_an_ambush_of_a_slow_enemy_leaves_one_card_of_four() -> None:
    match = fight(foe(traits=["ambush", "slow"]), {}, fresh=True)
    play(match, "keep")
    assert (len(hand(match)), len(match.state.seats[0].discard)) == (1, 3)


@rule("grail.trait.ambush")
def test_who_holds_one_card_or_none_has_nothing_to_fear_of_an_ambush() -> None:
    for held in (["plain"], []):
        match = fight(foe(traits=["ambush"]), {"hand": held})
        assert (hand(match), list(match.state.seats[0].discard), asked(match)) == (held, [], {0: "ask-play-card"})


@rule("grail.trait.ambush", "grail.trait.rush", "grail.combat.dying-removes-only-that-character")
def test_who_falls_as_it_is_rushed_was_the_first_and_nobody_else_is() -> None:
    one = {"who": "beor", "health": 2, "energy": 2, "hand": ["plain", "plain"]}
    match = fight(foe(traits=["ambush", "rush"]), one, {"who": "arev", "hand": ["plain", "hit", "jab"]})
    play(match, *BEOR_FIRST, "0 discard:plain")
    assert (now(match).fallen, now(match).active, len(hand(match, 1)), tracks(match, 1)[1]) == ([0], 1, 3, 8)


@rule("grail.trait.rush", "grail.combat.all-escaped-ends-it")
def test_a_rush_may_be_all_there_is_of_a_combat() -> None:
    match = fight(foe(traits=["rush"], lost=[{"do": "rep", "by": -1}]), {"health": 2, "energy": 2, "rep": 3})
    one = match.state.seats[0]
    assert (match.state.fights, one.dying, one.rep) == ([], True, 2)


# --- Panic with Traits ---


@rule("grail.trait.fast", "grail.combat.panic-plays-the-top-card")
def test_the_card_that_panic_plays_is_one_of_two_against_a_fast_enemy() -> None:
    """A59."""
    match = fight(foe(traits=["fast"]), {"who": "beor", "terror": 9, "hand": ["jab", "jab"], "combat": ["hit"] * 3})
    play(match, "play-top", "play:jab")
    assert why_not(match, "play:jab") == ("grail.trait.fast",)


@rule("grail.trait.opportunist", "grail.combat.panic-plays-the-top-card")
def test_the_card_that_panic_plays_is_one_of_two_against_an_opportunist() -> None:
    """A59."""
    match = fight(foe(traits=["opportunist"], opportunity=[damage(1)]), {"terror": 9, "health": 7})
    play(match, "play-top", "done")
    assert tracks(match)[1] == 6


@rule("grail.trait.defensive", "grail.combat.panic-plays-the-top-card")
def test_the_card_that_panic_plays_is_the_first_against_a_defensive_enemy() -> None:
    match = fight(foe(traits=["defensive"], right={}), {"terror": 9, "combat": ["hit"] * 3})
    play(match, "play-top")
    assert now(match).pool == 0


@rule("grail.combat.panic-plays-the-top-card", "grail.combat.magic-key-costs-one-magic")
def test_in_panic_the_magic_key_of_the_top_card_is_still_ones_own_to_pay() -> None:
    spark = card("spark", left={"magic": ["marker-3"]})
    match = fight(foe(right={"magic": True}), {"terror": 9, "magic": 1, "combat": ["spark"] * 2}, cards=[spark])
    play(match, "play-top", "done")
    assert (now(match).pool, match.state.seats[0].magic, now(match).played) == (0, 1, 1)


@rule("grail.combat.panic-no-end-turn-draw", "grail.combat.panic-is-checked-when-it-matters")
def test_panic_that_an_attack_brings_keeps_one_from_drawing_at_the_end_of_that_turn() -> None:
    match = fight(foe(terror(2)), {"terror": 7, "hand": ["plain"]})
    play(match, "play:plain", "done", "stay")
    assert (now(match).turn, hand(match)) == (2, [])


@rule("grail.trait.slow", "grail.combat.panic-no-end-turn-draw", "grail.combat.deck-too-small-forces-escape")
def test_in_panic_a_slow_enemy_still_asks_for_a_card_that_is_not_there() -> None:
    """A58."""
    match = fight(foe(traits=["slow"]), {"terror": 9, "hand": [], "combat": ["plain"]})
    play(match, "play-top", "done", "stay")
    assert (match.state.fights, tracks(match)[0]) == ([], 5)


UPSIDE_DOWN, NO_LIMITER = "grail.challenge.health-limiter-upside-down", "grail.story.no-health-limiter"


@pytest.mark.parametrize(
    ("mode", "terror_now", "question"),
    [
        pytest.param(UPSIDE_DOWN, 4, "ask-face-panic", marks=rule(UPSIDE_DOWN)),
        (UPSIDE_DOWN, 3, "ask-play-card"),
        pytest.param(NO_LIMITER, 9, "ask-play-card", marks=rule(NO_LIMITER)),
    ],
)
def test_modes_move_the_threshold_of_panic(mode: str, terror_now: int, question: str) -> None:
    """A81."""
    match = fight(foe(), {"health": 4, "energy": 2, "terror": terror_now, "hand": ["plain"]}, modes=[mode])
    assert asked(match) == {0: question}


# --- Defensive ---


def test_a_defensive_enemy_takes_nothing_where_the_first_card_adds_nothing() -> None:
    """A71: not below 0, though its Ability counts Keys of which there are none."""
    count = card("count", abilities=[ability("placed", adds(1, per="courage-keys"))])
    match = fight(foe(traits=["defensive"]), {"hand": ["count"]}, cards=[count], pool=4)
    play(match, "play:count")
    assert now(match).pool == 4


@rule("grail.combat.if-discarded-effects-trigger")
def test_a_defensive_enemy_takes_nothing_off_what_another_torn_card_adds() -> None:
    """It is the first card's markers that are one fewer."""
    rash = card("rash", left={"free": ["tear"]})
    hook = card("hook", number=2, right={"free": "x2"}, abilities=[ability("torn", adds(2))])
    match = fight(foe(traits=["defensive"]), {"hand": ["rash"]}, cards=[rash, hook], sequence=[(0, "hook")])
    play(match, "play:rash")
    assert (now(match).laid, now(match).pool) == ([], 2)


@rule("grail.trait.defensive", "grail.combat.bonus-multiplier")
def test_a_defensive_enemy_takes_one_off_what_was_multiplied() -> None:
    big = card("big", left={"free": ["marker-3"]})
    match = fight(foe(traits=["defensive"], right={"free": "x2"}), {"hand": ["big"]}, cards=[big])
    play(match, "play:big")
    assert now(match).pool == 5


# --- ways out ---


@rule("grail.combat.escape-costs-energy-and-opportunity", "grail.combat.run-away-ends-without-reward")
def test_an_enemy_may_run_away_from_one_who_escapes() -> None:
    """Its Opportunity attack is Run Away: the Encounter is over for all."""
    match = fight(foe(opportunity=[{"do": "run-away"}]), *TWO)
    play(match, *BEOR_FIRST, "0 escape")
    assert (match.state.fights, tracks(match, 0)[0], tracks(match, 1)[0]) == ([], 5, 6)
    assert told(match, "fight-over")[0]["outcome"].endswith("-ran-away")


@rule("grail.combat.no-card-means-opportunity-then-draw", "grail.combat.run-away-ends-without-reward")
def test_who_plays_no_card_draws_none_once_the_enemy_has_run_away() -> None:
    match = fight(foe(opportunity=[{"do": "run-away"}]), {"hand": ["plain"]})
    play(match, "done")
    assert (match.state.fights, told(match, "draws")) == ([], [])


@rule("grail.combat.escape-costs-energy-and-opportunity")
def test_who_escapes_from_an_opportunist_suffers_one_opportunity_attack() -> None:
    match = fight(foe(traits=["opportunist"]), {"hand": ["plain"]})
    play(match, "escape")
    assert tracks(match) == (5, 8, 1)


@rule("grail.combat.deck-too-small-forces-escape", "grail.combat.starting-hand-three-or-two")
def test_two_whose_decks_are_too_small_for_a_hand_are_both_driven_out() -> None:
    """Each at the full price."""
    match = fight(foe(), {"who": "beor", "combat": ["plain"] * 2}, {"who": "arev", "combat": ["plain"]}, fresh=True)
    assert (match.state.fights, tracks(match, 0), tracks(match, 1)) == ([], (5, 8, 1), (5, 8, 1))


@rule("grail.combat.deck-too-small-forces-escape", "grail.combat.dying-removes-only-that-character")
def test_who_falls_at_the_start_leaves_the_price_to_the_next() -> None:
    people = ({"who": "arev", "health": 2, "energy": 2, "combat": []}, {"who": "beor", "combat": []})
    match = fight(foe(opportunity=[damage(2)]), *people, fresh=True)
    assert (match.state.fights, match.state.seats[0].dying, tracks(match, 1)) == ([], True, (5, 6, 0))


@rule("grail.challenge.one-escape-attempt-per-activation")
def test_after_a_failed_escape_one_holds_out_to_the_end_of_the_activation() -> None:
    match = fight(foe(damage(1)), {"hand": ["plain"]}, modes=CHALLENGE, dice=[1, 1])
    play(match, "play:plain", "done")
    assert asked(match) == {0: "ask-hold-out"}
    play(match, "escape")
    assert (now(match).turn, tracks(match)) == (2, (5, 7, 1)), "Skull: nothing is left to choose in this Activation"
    play(match, "escape")
    assert why_not(match, "escape") == ("grail.challenge.one-escape-attempt-per-activation",)


@rule("grail.combat.delayed-affects-the-active-character", "grail.combat.dying-removes-only-that-character")
def test_a_delayed_ability_may_kill_whoever_is_active_and_no_check_follows() -> None:
    """A79, A90."""
    curse = card("curse", abilities=[ability("delayed", {"do": "health", "by": -8})])
    match = fight(foe(value=3), {"who": "beor", "hand": ["curse"]}, TWO[1], cards=[curse])
    play(match, *BEOR_FIRST, "0 play:curse", "0 done", "0 stay")
    now(match).pool = 3
    play(match, "1 stay")
    assert (now(match).fallen, now(match).party, now(match).outcome, tracks(match)[1]) == ([1], [0], "", 8)


@rule("grail.combat.escapee-cards-stay-in-sequence", "grail.combat.passive-cards-are-never-covered")
def test_a_passive_card_of_one_who_fled_guards_the_others() -> None:
    wall = {**WALL, "passive": True}
    match = fight(foe(damage(3)), {"who": "beor", "hand": ["wall"]}, TWO[1], cards=[wall])
    play(match, *BEOR_FIRST, "0 play:wall", "0 escape", "1 play:plain", "1 done")
    assert tracks(match, 1)[1] == 8


@rule("grail.combat.deck-too-small-forces-escape", "grail.combat.escape-in-a-party-others-fight-on")
def test_where_each_draws_and_the_active_one_cannot_the_others_have_drawn() -> None:
    """A90: what the card says next is not carried out."""
    ring = card("ring", abilities=[ability("placed", {**DRAW, "who": "each"}, adds(1, per="members"))])
    one = {"who": "beor", "hand": ["ring"], "combat": []}
    match = fight(foe(), one, {"who": "arev"}, cards=[ring])
    play(match, *BEOR_FIRST, "0 play:ring")
    assert (now(match).fled, len(hand(match, 1)), now(match).pool) == ([0], 1, 0)


@rule("grail.combat.missing-markers-cost-cards")
def test_missing_markers_cost_the_active_character_alone_and_an_empty_deck_costs_nothing() -> None:
    """A67: three are missing; one in hand, one on top of the deck, and nothing more."""
    people = ({"who": "beor", "hand": ["plain", "hit"], "combat": ["jab"]}, {"who": "arev", "hand": ["plain"]})
    match = fight(foe({"do": "remove", "by": 4}), *people, pool=1)
    play(match, *BEOR_FIRST, "0 play:plain", "0 done", "0 stay")
    one, other = match.state.seats
    assert (sorted(one.discard), len(one.combat.deck), now(match).pool) == (["hit", "jab"], 0, 0)
    assert (list(other.hand), list(other.discard), now(match).active) == (["plain"], [], 1)


@rule("grail.combat.bonus-draw", "grail.combat.deck-too-small-forces-escape")
def test_two_single_draws_take_the_last_card_before_they_drive_one_out() -> None:
    """A65 is about drawing 2; these are two icons."""
    reader = card("reader", left={"free": ["draw", "draw"]})
    match = fight(foe(), {"hand": ["reader"], "combat": ["plain"]}, cards=[reader])
    play(match, "play:reader")
    assert (match.state.fights, [each["count"] for each in told(match, "draws")]) == ([], [1])


def test_looking_at_more_cards_than_there_are_is_no_draw() -> None:
    """A67."""
    lens = card("lens", abilities=[ability("placed", {"do": "look", "number": 4, "keep": 1, "rest": "bottom"})])
    match = fight(foe(), {"hand": ["lens"], "combat": []}, cards=[lens])
    play(match, "play:lens")
    assert (hand(match), asked(match)) == ([], {0: "ask-play-card"})


# --- Robber, Shatter, Guardian ---


@rule("grail.trait.robber")
def test_a_robber_robs_a_lone_character_that_falls() -> None:
    """A73: who falls to 0 counts, and is robbed before it leaves."""
    match = fight(foe(damage(8), traits=["robber"]), {"wealth": 3, "items": ["knife"], "hand": ["plain"]},
                  content=items(KNIFE))  # fmt: skip
    play(match, "play:plain", "done")
    one = match.state.seats[0]
    assert (match.state.fights, one.wealth, list(one.items), one.dying) == ([], 0, [], True)


@rule("grail.trait.robber")
def test_health_that_one_spends_oneself_may_bring_the_robber_on() -> None:
    """'Drop to 1 Health or less during this Encounter', whatever does it."""
    red = card("red", abilities=[ability("placed", {"do": "health", "by": -1}, adds(2))])
    match = fight(foe(traits=["robber"]), {"health": 2, "energy": 2, "wealth": 3, "hand": ["red"]}, cards=[red])
    play(match, "play:red")
    assert (match.state.fights, match.state.seats[0].wealth, tracks(match)[1]) == ([], 0, 1)


@rule("grail.trait.robber", "grail.combat.items-may-be-set-aside")
def test_a_robber_takes_what_was_left_out_and_what_lies_face_down_too() -> None:
    """All Items they own; Secrets are no Items."""
    blades = [KNIFE, {"id": "spoon"}]
    secret = {"id": "steel", "number": 5, "keyword": "weapon"}
    one = {"health": 2, "energy": 2, "items": ["knife", "spoon"], "down": ["spoon"], "secrets": ["steel"]}
    match = fight(foe(damage(1), traits=["robber"]), one, fresh=True, content={"items": blades, "secrets": [secret]})
    play(match, "aside:knife", "keep", "play:plain", "done")
    assert (list(match.state.seats[0].items), list(match.state.seats[0].secrets)) == ([], ["steel"])


@rule("grail.trait.shatter", "grail.combat.escape-in-a-party-others-fight-on")
def test_the_weapon_of_one_who_leaves_shatters_and_the_others_fight_on_with_theirs() -> None:
    """A74."""
    blades = [KNIFE, {"id": "sword", "keyword": "weapon"}]
    people = ({"who": "beor", "items": ["knife"]}, {"who": "arev", "items": ["sword"]})
    match = fight(foe(traits=["shatter"]), *people, fresh=True, content=items(*blades))
    for _ in range(4):
        play(match, *(f"{seat} {'done' if 'done' in offered(match, seat) else 'keep'}" for seat in asked(match)))
    play(match, *BEOR_FIRST, "0 escape")
    assert [list(one.items) for one in match.state.seats] == [[], ["sword"]]
    play(match, "1 escape")
    assert [list(one.items) for one in match.state.seats] == [[], []]


def test_a_weapon_that_lay_face_down_or_came_as_loot_does_not_shatter() -> None:
    blades = [KNIFE, {"id": "sword", "keyword": "weapon"}]
    enemy = foe(value=1, traits=["shatter"], loot=[{"do": "item", "keyword": "weapon"}], right={})
    one = {"items": ["knife"], "down": ["knife"], "combat": ["hit"] * 6}
    match = fight(enemy, one, fresh=True, content=items(*blades), items=["sword"])
    play(match, "keep", "play:hit", "done")
    assert sorted(match.state.seats[0].items) == ["knife", "sword"]


@rule("grail.guardian.undefeated-stays-on-the-map")
@pytest.mark.parametrize("way", ["run-away", "accept", "fall"])
def test_a_guardian_that_was_not_beaten_stays_however_it_ended(way: str) -> None:
    """A34."""
    attack = {"run-away": [{"do": "run-away"}], "fall": [damage(9)]}.get(way, [])
    enemy = foe(*attack, traits=["guardian"], offers=[{"text": "feed"}])
    match = fight(enemy, {"at": "107", "hand": ["plain"]}, sites={"107": 8})
    play(match, *(["accept:feed"] if way == "accept" else ["play:plain", "done"]))
    assert (match.state.fights, list(match.state.sites["107"].guardians)) == ([], ["foe"])


def test_a_guardian_whose_card_says_that_it_is_won_over_is_gone() -> None:
    enemy = foe(traits=["guardian"], offers=[{"text": "feed", "outcome": "won"}], reward=[{"do": "exp"}])
    match = fight(enemy, {"at": "107", "hand": ["plain"]}, sites={"107": 8})
    play(match, "accept:feed")
    assert (list(match.state.sites["107"].guardians), match.state.seats[0].exp) == ([], 1)


# --- several ---


@rule("grail.combat.one-activation-per-turn")
def test_who_was_activated_in_this_turn_cannot_be_picked_and_is_told_why() -> None:
    people = ({"who": "beor", "hand": ["plain"]}, {"who": "arev"}, {"who": "ailei"})
    match = fight(foe(), *people)
    play(match, "0 activate:0", "1 activate:0", "2 activate:0", "0 play:plain", "0 done", "0 stay")
    assert offered(match, 1) == {"activate:1", "activate:2"}
    assert why_not(match, "activate:0", 1) == ("grail.combat.one-activation-per-turn",)


@rule("grail.combat.pick-any-unactivated-member", "grail.combat.escape-in-a-party-others-fight-on")
def test_who_has_fled_is_neither_picked_nor_asked_whom_to_pick() -> None:
    people = ({"who": "beor"}, {"who": "arev", "hand": ["plain"]}, {"who": "ailei", "hand": ["plain"]})
    match = fight(foe(), *people)
    play(match, "0 activate:0", "1 activate:0", "2 activate:0", "0 escape")
    assert (set(asked(match)), offered(match, 1)) == ({1, 2}, {"activate:1", "activate:2"})


@rule("grail.party.pay-energy-or-magic-for-others", "grail.combat.magic-key-costs-one-magic")
def test_who_would_not_lend_magic_is_asked_again_in_the_next_activation() -> None:
    spark = card("spark", left={"magic": ["marker"]}, right={"magic": True})
    people = ({"who": "beor", "hand": ["spark", "spark"]}, {"who": "arev", "magic": 1})
    match = fight(foe(right={"magic": True}), *people, cards=[spark])
    play(match, *BEOR_FIRST, "0 play:spark", "0 pay-magic:1", "1 no", "0 done", "0 stay")
    play(match, "1 done", "1 stay", "1 stay", *BEOR_FIRST, "0 play:spark", "0 pay-magic:1", "1 yes")
    assert (now(match).pool, match.state.seats[1].magic) == (1, 0)


@rule("grail.combat.charges-active-character-with-consent")
def test_a_no_about_charges_holds_for_one_activation() -> None:
    bell = card("bell", passive=True,
                abilities=[ability("placed", {"do": "charge"}), ability("charges", adds(3))])  # fmt: skip
    match = fight(foe(), {"who": "beor", "hand": ["bell"]}, {"who": "arev", "hand": []}, cards=[bell])
    play(match, *BEOR_FIRST, "0 play:bell", "0 done", "0 done", "0 stay", "1 charge:bell-0-0", "0 no")
    assert "charge:bell-0-0" not in offered(match, 1)
    play(match, "1 done", "1 stay", "1 stay", "0 activate:1", "1 activate:1")
    assert "charge:bell-0-0" in offered(match, 1)


@rule("grail.combat.charges-usable-any-time")
def test_charges_whose_text_names_a_moment_say_so_at_any_other() -> None:
    """The card is visible and has enough of them: only its own condition is not so."""
    late = card("late", abilities=[ability("placed", {"do": "charge"}),
                                   ability("charges", adds(3), given={"pool_at_least": 5})])  # fmt: skip
    match = fight(foe(), {"hand": ["late"]}, cards=[late])
    play(match, "play:late")
    assert why_not(match, "charge:late-0-0") == ("grail.combat.charges-usable-any-time",)


@rule("grail.combat.turn-order", "grail.attribute.used-in-encounters-and-exploration")
def test_an_offer_that_cannot_be_taken_says_why() -> None:
    dog = foe(offers=[{"text": "feed", "pays": {"food": 2}}, {"text": "soothe", "needs": {"attribute": "empathy"}}])
    match = fight(dog, {"food": 1, "attributes": {}, "hand": ["plain"]})
    assert why_not(match, "accept:feed") == ("grail.combat.turn-order",)
    assert why_not(match, "accept:soothe") == ("grail.attribute.used-in-encounters-and-exploration",)


@rule("grail.item.flipped-when-used-in-an-encounter")
def test_an_item_that_is_spent_says_so() -> None:
    match = fight(foe(), {"items": ["charm"], "hand": ["plain"]},
                  content=items(power("activation", adds(1), flip=True)))  # fmt: skip
    play(match, "use-power:items.charm.0")
    assert why_not(match, "use-power:items.charm.0") == ("grail.item.flipped-when-used-in-an-encounter",)


@rule("grail.combat.no-item-added-later")
def test_an_item_that_was_left_out_says_so() -> None:
    match = fight(foe(), {"items": ["charm"]}, fresh=True,
                  content=items(power("activation", adds(1), flip=True)))  # fmt: skip
    play(match, "aside:charm", "keep")
    assert why_not(match, "use-power:items.charm.0") == ("grail.combat.no-item-added-later",)


# --- the cards of the box ---


@rule("grail.trait.rage")
def test_patience_draws_its_card_once_however_often_a_raging_enemy_strikes() -> None:
    """Skill 23: 'if you play no card: no Opportunity attack, and draw 1 card more'."""
    patience = CORE.skills["skill-23"].front.powers
    skill = {"id": "patience", "number": 1, "attribute": "caution",
             "front": {"name": "n", "text": "t", "powers": json.loads(encode(patience))},
             "back": {"name": "n", "text": "t", "powers": []}}  # fmt: skip
    match = fight(foe(traits=["rage"]), {"skills": {"patience": "front"}, "hand": []}, content={"skills": [skill]})
    play(match, "done", "stay", "stay")
    assert (tracks(match)[2], len(hand(match))) == (0, 2)


def test_no_card_of_the_box_returns_to_the_hand_as_it_is_laid() -> None:
    """It would be the last card itself: one could lay it for ever, and what it says of later would never come."""
    back = [name for name in CORE.cards for each in CORE.abilities(name, "placed") if "TakeBack" in str(each.do)]
    assert back == []


# --- what is asked ---


def test_whoever_is_asked_reads_what_is_about_to_happen() -> None:
    """No blow has fallen before a Delayed Ability, and what begins with an Attack is no fight."""
    late = card("late", abilities=[ability("placed", {"do": "charge"}), ability("charges", adds(1)),
                                   ability("delayed", {"do": "health", "by": -1})])  # fmt: skip
    match = fight(foe(), {"hand": ["late", "plain"]}, cards=[late])
    play(match, "play:late", "done")
    assert asked(match) == {0: "ask-brace"}
    play(match, "done")
    assert asked(match) == {0: "ask-hold-out"}
    play(match, "stay")
    assert asked(match) == {0: "ask-delayed-due"}


@rule("grail.item.flipped-when-used-in-an-encounter")
def test_an_item_that_is_turned_up_again_is_not_thrown() -> None:
    spent = [power("activation", adds(1), flip=True, name=name) for name in ("one", "two")]
    spare = power("activation", {"do": "flip", "back": True}, once="fight", may=True, name="spare")
    match = fight(foe(), {"items": ["one", "two", "spare"]}, content=items(*spent, spare))
    play(match, "use-power:items.one.0", "use-power:items.two.0", "use-power:items.spare.0")
    assert asked(match) == {0: "ask-flip"}
    play(match, "flip:two", "use-power:items.two.0")
    assert now(match).pool == 3


# --- what the card offers ---

DITCH = {"text": "ditch", "pays": {"energy": 2}}


@rule("grail.party.pay-energy-or-magic-for-others", "grail.combat.turn-order")
@pytest.mark.parametrize(("answer", "energy"), [("yes", [0, 5]), ("no", [1, 6])])
def test_another_member_may_pay_the_energy_that_an_offer_costs(answer: str, energy: list[int]) -> None:
    people = ({**TWO[0], "energy": 1}, TWO[1])
    match = fight(foe(offers=[DITCH]), *people)
    play(match, *BEOR_FIRST, "0 accept:ditch", f"1 {answer}")
    while "ask-who-pays" in asked(match).values():
        seat, menu = next((seat, offered(match, seat)) for seat in asked(match))
        play(match, f"{seat} {'pays:0' if 'pays:0' in menu else 'pays:1'}")
    assert [one.energy for one in match.state.seats] == energy
    assert bool(match.state.fights) is (answer == "no")


@rule("grail.party.pay-energy-or-magic-for-others")
def test_of_a_price_in_two_kinds_only_what_is_lacking_is_paid_by_another() -> None:
    offers = [{"text": "comb", "pays": {"food": 1, "energy": 2}}]
    match = fight(foe(offers=offers), {**TWO[0], "energy": 0, "food": 1}, {**TWO[1], "food": 5})
    play(match, *BEOR_FIRST, "0 accept:comb")
    assert asked(match) == {1: "ask-pay-for"}
    play(match, "1 yes")
    assert (match.state.fights, [(one.energy, one.food) for one in match.state.seats]) == ([], [(0, 0), (4, 5)])


@rule("grail.combat.turn-order")
def test_an_offer_may_cost_an_item_of_its_takers_own() -> None:
    offers = [{"text": "swap", "pays": {"keyword": "weapon"}}]
    people = ({**TWO[0], "items": ["knife"]}, {**TWO[1], "items": ["sword"]})
    blades = [KNIFE, {"id": "sword", "keyword": "weapon"}]
    match = fight(foe(offers=offers), *people, content=items(*blades))
    play(match, *BEOR_FIRST, "0 accept:swap")
    assert (match.state.fights, [list(one.items) for one in match.state.seats]) == ([], [[], ["sword"]])
    match = fight(foe(offers=offers), TWO[0], people[1], content=items(*blades))
    play(match, *BEOR_FIRST)
    assert why_not(match, "accept:swap") == ("grail.combat.turn-order",)


@rule("grail.combat.turn-order")
def test_no_other_price_of_an_offer_is_paid_for_another_and_no_more_than_there_is() -> None:
    people = ({**TWO[0], "food": 1, "energy": 1}, {**TWO[1], "food": 5, "energy": 0})
    match = fight(foe(offers=[DITCH, {"text": "feed", "pays": {"food": 2}}]), *people)
    play(match, *BEOR_FIRST)
    assert why_not(match, "accept:feed") == why_not(match, "accept:ditch") == ("grail.combat.turn-order",)


@rule("grail.combat.dying-removes-only-that-character")
def test_who_pays_its_last_health_for_an_offer_is_out_before_anything_comes_of_it() -> None:
    """A90, as with a power."""
    people = ({**TWO[0], "health": 1, "energy": 1}, TWO[1])
    match = fight(foe(offers=[{"text": "comb", "pays": {"health": 1}}]), *people)
    play(match, *BEOR_FIRST, "0 accept:comb")
    assert (now(match).fallen, now(match).party, now(match).active) == ([0], [1], 1)


# --- laying a card ---

GOAD = power("activation", {"do": "extra"}, flip=True)


@rule("grail.combat.extra-card-must-connect-its-key")
def test_what_allows_one_more_card_is_not_spent_on_the_first() -> None:
    """The first card needs no leave."""
    match = fight(foe(), {"items": ["charm"], "hand": ["plain"] * 3}, content=items(GOAD))
    play(match, "use-power:items.charm.0", "play:plain", "play:plain")
    assert why_not(match, "play:plain") == ("grail.combat.extra-card-must-connect-its-key",)


@rule("grail.combat.extra-card-must-connect-its-key")
@pytest.mark.parametrize(("level", "still"), [(2, True), (1, False)])
def test_nor_on_a_card_that_connects_an_extra_key_of_its_own(level: int, still: bool) -> None:
    """A card whose Key does not connect needs it."""
    hard = card("hard", left={"courage": ["marker"], "aggression": ["extra"]})
    first = card("first", number=2, right={"courage": 1, "aggression": 2})
    one = {"attributes": {"courage": 1, "aggression": level}, "items": ["charm"], "hand": ["first", "hard", "plain"]}
    match = fight(foe(), one, cards=[first, hard], content=items(GOAD))
    play(match, "play:first", "use-power:items.charm.0", "play:hard")
    assert ("play:plain" in offered(match)) is still


@rule("grail.combat.magic-key-costs-one-magic")
def test_the_first_card_need_not_pay_for_an_extra_key_that_it_ignores() -> None:
    spark = card("spark", left={"magic": ["extra", "marker"]})
    match = fight(foe(right={"magic": True}), {"magic": 1, "hand": ["spark"]}, cards=[spark])
    play(match, "play:spark")
    assert (asked(match), "done" in offered(match)) == ({0: "ask-pay-magic"}, True)
    play(match, "done")
    assert (match.state.seats[0].magic, now(match).pool) == (1, 0)


def test_a_key_that_connected_for_one_card_does_nothing_for_the_next() -> None:
    """What asks for a Key that was connected asks it of the card just laid."""
    lock = power("placed", adds(10), given={"joined": "aggression"})
    cards = [card("open", left={"aggression": []}, right={"courage": 1}),
             card("next", number=2, left={"courage": ["extra"]})]  # fmt: skip
    match = fight(foe(value=30), {"who": "beor", "items": ["charm"], "hand": ["open", "next"]}, cards=cards,
                  content=items(lock))  # fmt: skip
    play(match, "play:open", "play:next")
    assert now(match).pool == 10


def test_a_card_without_a_delayed_ability_gets_no_token() -> None:
    match = fight(foe(), {"hand": ["plain"]})
    play(match, "play:plain")
    assert now(match).laid[0].tokens == 0


@pytest.mark.parametrize(
    ("icons", "pool"), [(["marker", "marker"], 3), (["extra", "marker"], 1), (["draw", "marker"], 1), ([], 0)]
)
def test_what_multiplies_a_key_does_so_to_its_first_bonus_alone(icons: list[str], pool: int) -> None:
    hammer = power("activation", {"do": "multiply", "row": "free", "by": 2}, flip=True)
    match = fight(foe(), {"items": ["charm"], "hand": ["it"]}, cards=[card("it", left={"free": icons})],
                  content=items(hammer))  # fmt: skip
    play(match, "use-power:items.charm.0", "play:it")
    assert (now(match).pool, len(hand(match))) == (pool, 2 if "draw" in icons else 0)


@pytest.mark.parametrize(("prefix", "pool"), [("plain", 2), ("x2", 4), ("void", 0)])
def test_what_multiplies_a_key_multiplies_what_stands_before_it_too(prefix: str, pool: int) -> None:
    hammer = power("activation", {"do": "multiply", "row": "free", "by": 2}, flip=True)
    match = fight(foe(right={"free": prefix}), {"items": ["charm"], "hand": ["it"]},
                  cards=[card("it", left={"free": ["marker"]})], content=items(hammer))  # fmt: skip
    play(match, "use-power:items.charm.0", "play:it")
    assert now(match).pool == pool


# --- once more ---


@rule("grail.trait.rage")
def test_rage_is_twice_and_no_more_and_twice_in_each_activation() -> None:
    match = fight(foe(damage(1), traits=["rage"]), {"hand": ["plain", "plain"]})
    play(match, "play:plain", "done", "stay", "stay")
    assert (now(match).turn, tracks(match)[1]) == (2, 6)
    play(match, "play:plain", "done", "stay", "stay")
    assert (now(match).turn, tracks(match)[1]) == (3, 4)


@pytest.mark.parametrize(
    ("deeds", "asks"),
    [
        ([adds(1), DRAW], False),
        ([adds(1), {"do": "health", "by": -1}], True),
        ([{"do": "health", "by": -1}, adds(1)], True),
        ([adds(-1)], True),
    ],
)
def test_one_is_asked_before_a_delayed_ability_only_if_it_may_do_harm(deeds: list[dict[str, Any]], asks: bool) -> None:
    late = card("late", abilities=[ability("delayed", *deeds)])
    match = fight(foe(), {"hand": ["plain"]}, cards=[late], sequence=[(0, "late")], pool=3)
    assert (asked(match) == {0: "ask-delayed-due"}) is asks


@rule("grail.combat.on-placement-after-the-keys")
def test_of_a_card_that_is_gone_no_further_ability_comes() -> None:
    brief = card("brief", abilities=[ability("placed", {"do": "tear"}), ability("placed", adds(5))])
    match = fight(foe(), {"hand": ["brief"]}, cards=[brief])
    play(match, "play:brief")
    assert (now(match).laid, now(match).pool) == ([], 0)


@rule("grail.resource.overflow-given-or-lost", "grail.combat.bonus-discard-last-card")
def test_magic_that_is_kept_of_a_torn_card_goes_above_twenty_for_nobody() -> None:
    """Beor, who tears the card, keeps it, has no room, and passes it on."""
    keeps = power("lasting", {"do": "spare", "what": "torn-magic"})
    rash = card("rash", left={"magic": [], "free": ["tear"]})
    people = ({"who": "beor", "magic": 20, "items": ["charm"], "hand": ["rash"]}, {"who": "arev", "magic": 1})
    match = fight(foe(right={"magic": True}), *people, cards=[rash], content=items(keeps))
    play(match, *BEOR_FIRST, "0 play:rash", "0 pay-magic:1", "1 yes")
    assert [one.magic for one in match.state.seats] == [20, 1]


# --- End Turn ---


@rule("grail.combat.deck-too-small-forces-escape", "grail.combat.all-escaped-ends-it")
def test_all_whose_decks_are_empty_at_the_end_of_a_turn_are_driven_out_at_the_full_price() -> None:
    """A66."""
    people = [{**one, "combat": []} for one in TWO]
    match = fight(foe(lost=[{"do": "rep", "by": 1}]), *people)
    play(match, *BEOR_FIRST, "0 play:plain", "0 done", "0 stay", "1 play:plain", "1 done", "1 stay")
    assert (match.state.fights, tracks(match, 0), tracks(match, 1)) == ([], (5, 8, 1), (5, 8, 1))
    assert told(match, "fight-over")[0]["outcome"].endswith("-fled")


@rule("grail.combat.deck-too-small-forces-escape", "grail.combat.dying-removes-only-that-character")
def test_a_combat_is_lost_if_one_falls_and_the_others_flee_at_the_end_of_a_turn() -> None:
    people = [{**one, "combat": [], "health": health, "energy": 2} for one, health in zip(TWO, (8, 2), strict=True)]
    match = fight(foe(opportunity=[damage(2)]), *people)
    play(match, *BEOR_FIRST, "0 play:plain", "0 done", "0 stay", "1 play:plain", "1 done", "1 stay")
    assert told(match, "fight-over")[0]["outcome"].endswith("-lost")


def test_a_power_of_the_end_of_a_turn_works_then_for_each_who_has_it() -> None:
    comfort = power("end-turn", terror(-1))
    people = ({**TWO[0], "terror": 3, "items": ["charm"]}, {**TWO[1], "terror": 3})
    match = fight(foe(), *people, content=items(comfort))
    play(match, *BEOR_FIRST, "0 play:plain", "0 done", "0 stay")
    assert tracks(match, 0)[2] == 3
    play(match, "1 play:plain", "1 done", "1 stay")
    assert [tracks(match, seat)[2] for seat in (0, 1)] == [2, 3]


@rule("grail.combat.hand-limit-three")
def test_a_hand_limit_is_never_below_nothing() -> None:
    strict = power("lasting", {"do": "hand-limit", "by": -5})
    match = fight(foe(), {"items": ["charm"], "hand": ["plain", "hit"]}, content=items(strict))
    play(match, "play:plain", "done", "stay")
    assert (now(match).turn, hand(match), list(match.state.seats[0].discard)) == (2, ["plain"], ["hit"])


def test_what_an_offer_brings_is_had_as_it_is_taken() -> None:
    offers = [{"text": "feed", "pays": {"food": 1}, "do": [{"do": "rep", "by": 2}]}]
    match = fight(foe(offers=offers, reward=[{"do": "exp"}]), {"food": 1})
    play(match, "accept:feed")
    one = match.state.seats[0]
    assert (match.state.fights, one.rep, one.food, one.exp) == ([], 2, 0, 0)


@rule("grail.combat.turn-order")
def test_of_an_offer_that_each_pays_nobody_can_be_left_out() -> None:
    offers = [{"text": "lie", "pays": {"wealth": 1, "each": True}}]
    match = fight(foe(offers=offers), {**TWO[0], "wealth": 2}, TWO[1])
    play(match, *BEOR_FIRST)
    assert why_not(match, "accept:lie") == ("grail.combat.turn-order",)


@pytest.mark.parametrize(
    ("skilled", "ignores", "taken"),
    [pytest.param(True, False, 1, marks=rule("grail.trait.horde")), (False, True, 0), (True, True, 0)],
)
def test_who_loses_fewer_cards_to_a_horde_loses_none_to_one_it_ignores(
    skilled: bool, ignores: bool, taken: int
) -> None:
    """Skill 6 and the Warden's Halberd."""
    powers = json.loads(encode(CORE.skills["skill-6"].front.powers))
    skill = {"id": "six", "number": 1, "attribute": "courage", "front": {"name": "n", "text": "t", "powers": powers},
             "back": {"name": "n", "text": "t", "powers": []}}  # fmt: skip
    halberd = power("lasting", {"do": "ignore", "trait": "horde"})
    one = {"skills": {"six": "front" if skilled else "back"}, "items": ["charm"] if ignores else [], "hand": ["plain"]}
    match = fight(foe(traits=["horde"]), one, content={"skills": [skill], **items(halberd)})
    play(match, "play:plain", "done")
    assert len(match.state.seats[0].discard) == taken


@rule("grail.trait.robber")
def test_a_robber_takes_nothing_from_one_it_spares_though_that_one_has_fallen() -> None:
    """A73: who fell counts with the others, and what spares it does so too."""
    pocket = power("lasting", {"do": "spare", "what": "robber"})
    beor = {**TWO[0], "health": 2, "energy": 2, "wealth": 3, "items": ["charm"]}
    people = (beor, {**TWO[1], "health": 1, "wealth": 4})
    match = fight(foe(damage(2), traits=["robber"]), *people, content=items(pocket))
    play(match, *BEOR_FIRST, "0 play:plain", "0 done")
    assert (match.state.fights, [one.wealth for one in match.state.seats]) == ([], [3, 0])
    strong = (beor, {**TWO[1], "health": 3, "energy": 1, "wealth": 4})
    match = fight(foe(damage(2), traits=["robber"]), *strong, content=items(pocket))
    play(match, *BEOR_FIRST, "0 play:plain", "0 done", "1 play:plain", "1 done")
    assert (match.state.fights, [one.wealth for one in match.state.seats]) == ([], [3, 0]), "Beor left before"


def test_what_an_offer_costs_is_told_with_it() -> None:
    """Its cards are shuffled back as it is taken, so no preview says so; Food and its like stand on the card."""
    offers = [{"text": "comb", "pays": {"energy": 2, "health": 1}}, {"text": "lie", "pays": {"terror": 2, "food": 1}}]
    match = fight(foe(offers=offers), {"food": 1, "hand": ["plain"]})
    offer = match.offers(0)[0]
    costs = {option.id: match.game.costs(match.table, 0, option, offer.prompt) for option in offer.options}
    assert costs["accept:comb"] == (("energy", -2), ("health", -1))
    assert costs["accept:lie"] == (("terror", 2),)
    assert costs["escape"] == (("energy", -1),)


# --- the last few ---


@rule("grail.combat.no-card-means-opportunity-then-draw", "grail.combat.deck-too-small-forces-escape")
def test_who_has_no_card_at_all_is_struck_and_then_driven_out_and_struck_again() -> None:
    match = fight(foe(), {"hand": [], "combat": []})
    play(match, *(["done"] if match.state.fights else []))
    assert (match.state.fights, tracks(match)) == ([], (5, 8, 2))


@rule("grail.combat.victory-check-after-playing", "grail.combat.if-discarded-effects-trigger")
def test_an_opportunity_attack_may_bring_the_victory_about() -> None:
    hook = card("hook", abilities=[ability("torn", adds(4))])
    match = fight(foe(damage(5), value=4, opportunity=[{"do": "tear"}], reward=[{"do": "exp"}]), {"hand": ["plain"]},
                  cards=[hook], sequence=[(0, "hook")])  # fmt: skip
    play(match, "done")
    assert (match.state.fights, match.state.seats[0].exp, tracks(match)[1]) == ([], 1, 8)


@rule("grail.combat.run-away-ends-without-reward")
def test_an_enemy_that_is_kept_from_running_away_is_so_throughout_its_attack() -> None:
    rope = card("rope", abilities=[ability("attacked", {"do": "cancel", "what": "run-away"})])
    match = fight(foe({"do": "run-away"}, damage(1), {"do": "run-away"}), {"hand": ["rope", "plain"]}, cards=[rope])
    play(match, "play:rope", "done")
    assert (asked(match), tracks(match)[1]) == ({0: "ask-hold-out"}, 7)
    play(match, "stay", "play:plain", "done")
    assert match.state.fights == []


def test_enemies_that_do_not_run_away_from_one_do_not_as_an_opportunity_attack_either() -> None:
    """Skill 2: 'Enemies do not Run Away from you.'"""
    powers = json.loads(encode(CORE.skills["skill-2"].back.powers))
    skill = {"id": "two", "number": 1, "attribute": "aggression", "front": {"name": "n", "text": "t", "powers": powers},
             "back": {"name": "n", "text": "t", "powers": []}}  # fmt: skip
    one = {"skills": {"two": "front"}, "hand": ["plain"]}
    match = fight(foe({"do": "run-away"}, opportunity=[{"do": "run-away"}]), one, content={"skills": [skill]})
    play(match, "done", "stay")
    assert asked(match) == {0: "ask-hold-out"}
