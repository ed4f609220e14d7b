"""What a referee is asked about Combat: cases that the rulebook settles and that no example shows."""

from __future__ import annotations

from typing import Any

import pytest

from .thin import asked, card, damage, fight, foe, hand, now, offered, play, position, terror, told, tracks

rule = pytest.mark.rule
TWO = ({"who": "beor", "hand": ["plain"]}, {"who": "arev", "hand": ["plain"]})
BEOR_FIRST = ("0 activate:0", "1 activate:0")
DRAW = {"do": "draw"}


def power(when: str, *deeds: dict[str, Any], name: str = "charm", **more: Any) -> dict[str, Any]:
    return {"id": name, "powers": [{"when": when, "fight": list(deeds), **more}]}


def adds(by: int, **more: Any) -> dict[str, Any]:
    return {"do": "markers", "by": by, **more}


def ability(when: str, *deeds: dict[str, Any], **more: Any) -> dict[str, Any]:
    return {"when": when, "do": list(deeds), **more}


def why_not(match: Any, option: str, seat: int = 0) -> tuple[str, ...]:
    """The rules that keep an option from a seat."""
    return next(refusal.rules for refusal in match.refusals(seat) if refusal.id == option)


# --- Keys ---


@rule("grail.combat.both-halves-must-meet", "grail.combat.counting-attribute-keys-ignores-levels")
def test_a_key_that_faces_an_empty_row_is_not_counted() -> None:
    count = card("count", left={"aggression": []}, abilities=[ability("placed", adds(1, per="courage-keys"))])
    match = fight(foe(right={"courage": 1}), {"hand": ["count"]}, cards=[count])
    play(match, "play:count")
    assert now(match).pool == 0


@rule("grail.combat.counting-attribute-keys-ignores-levels")
def test_keys_joined_between_the_cards_of_two_members_count_for_both() -> None:
    """Beor has 2 Aggression and Arev 1: neither level matters for the count."""
    cards = [
        card("a", left={"aggression": []}, right={"aggression": 4}),
        card("b", number=2, left={"aggression": []}, abilities=[ability("placed", adds(1, per="aggression-keys"))]),
    ]
    one, other = {"who": "beor", "hand": ["a"]}, {"who": "arev", "hand": ["b"]}
    match = fight(foe(right={"aggression": 4}), one, other, cards=cards)
    play(match, *BEOR_FIRST, "0 play:a", "0 done", "0 stay", "1 play:b")
    assert now(match).pool == 2


@rule("grail.combat.attribute-key-needs-the-level")
def test_the_level_is_looked_at_as_the_card_is_laid_and_no_more() -> None:
    """A51; an Attribute raised for this Activation counts, and nothing connects afterwards."""
    raised = power("activation", {"do": "attribute", "attribute": "courage", "by": 1}, flip=True)
    reach = card("reach", left={"courage": ["marker"]}, right={"courage": 2})
    far = card("far", number=2, left={"courage": ["marker-2", "extra"]})
    one = {"attributes": {"courage": 1}, "items": ["charm"], "hand": ["reach", "far"]}
    match = fight(foe(right={"courage": 2}), one, cards=[reach, far], content={"items": [raised]})
    play(match, "play:reach")
    assert now(match).pool == 0
    assert "play:far" not in offered(match)
    play(match, "use-power:items.charm.0")
    assert now(match).pool == 0, "what was laid stays unconnected"
    play(match, "play:far")
    assert now(match).pool == 2


def test_half_a_magic_key_is_not_asked_about() -> None:
    half = card("half", left={"magic": ["marker"]})
    match = fight(foe(), {"magic": 3, "hand": ["half"]}, cards=[half])
    play(match, "play:half")
    assert (asked(match), match.state.seats[0].magic, now(match).pool) == ({0: "ask-play-card"}, 3, 0)


EXTRAS = [
    card("open", right={"aggression": 1, "magic": True}),
    card("costly", number=2, left={"magic": ["extra"]}),
    card("both", number=3, left={"aggression": ["extra"], "magic": ["extra", "marker"]}),
]


@rule("grail.combat.magic-key-costs-one-magic")
def test_an_extra_card_whose_only_way_is_its_magic_key_is_paid_for() -> None:
    """Nobody may play it and then keep the Magic."""
    match = fight(foe(), {"who": "beor", "magic": 1, "hand": ["open", "costly"]}, cards=EXTRAS)
    play(match, "play:open", "play:costly")
    assert (match.state.seats[0].magic, now(match).laid[1].magic) == (0, True)


@rule("grail.combat.magic-key-costs-one-magic")
def test_an_extra_card_with_another_way_need_not_pay() -> None:
    match = fight(foe(), {"who": "beor", "magic": 1, "hand": ["open", "both"]}, cards=EXTRAS)
    play(match, "play:open", "play:both", "done")
    assert (match.state.seats[0].magic, now(match).laid[1].magic, now(match).pool) == (1, False, 0)


@rule("grail.combat.extra-card-must-connect-its-key")
def test_without_magic_the_same_card_cannot_follow_and_the_reason_is_a_rule() -> None:
    match = fight(foe(), {"who": "beor", "magic": 0, "hand": ["open", "costly"]}, cards=EXTRAS)
    play(match, "play:open")
    assert "play:costly" not in offered(match)
    assert why_not(match, "play:costly") == ("grail.combat.extra-card-must-connect-its-key",)


PAID = card("paid", left={"magic": ["marker"]})


@rule("grail.party.pay-energy-or-magic-for-others")
@pytest.mark.parametrize(("answer", "pool", "magic"), [("yes", 1, 0), ("no", 0, 1)])
def test_nobody_spends_the_magic_of_another_member_who_does_not_want_to(answer: str, pool: int, magic: int) -> None:
    """A50: another member may pay, which is up to that member."""
    one, other = {"who": "beor", "hand": ["paid"]}, {"who": "arev", "magic": 1}
    match = fight(foe(right={"magic": True}), one, other, cards=[PAID])
    play(match, *BEOR_FIRST, "0 play:paid", "0 pay-magic:1", f"1 {answer}")
    assert (now(match).pool, match.state.seats[1].magic) == (pool, magic)


@rule("grail.combat.extra-card-must-connect-its-key", "grail.party.pay-energy-or-magic-for-others")
@pytest.mark.parametrize(("answer", "laid", "magic"), [("yes", 2, 0), ("no", 1, 1)])
def test_an_extra_card_that_another_would_have_to_pay_for_waits_for_that_member(
    answer: str, laid: int, magic: int
) -> None:
    """The card is played only if its Key becomes connected: whoever has the Magic is asked before it is laid."""
    one, other = {"who": "beor", "hand": ["open", "costly"]}, {"who": "arev", "magic": 1}
    match = fight(foe(), one, other, cards=EXTRAS)
    play(match, *BEOR_FIRST, "0 play:open", "0 play:costly", f"1 {answer}")
    assert (len(now(match).laid), match.state.seats[1].magic) == (laid, magic)
    assert asked(match) == {0: "ask-play-card"}


# --- bonuses ---


@rule("grail.combat.bonus-multiplier", "grail.combat.bonus-discard-last-card")
def test_two_times_a_torn_card_takes_two_cards() -> None:
    rash = card("rash", left={"free": ["tear"]})
    under = card("under", number=2, right={"free": "x2"})
    match = fight(foe(), {"hand": ["rash"]}, cards=[rash, under], sequence=[(0, "plain"), (0, "under")])
    play(match, "play:rash")
    assert list(now(match).sequence) == ["plain"]


@rule("grail.combat.deck-too-small-forces-escape", "grail.combat.bonus-multiplier")
def test_two_cards_that_are_to_be_drawn_from_one_are_not_drawn() -> None:
    """A65; the draw is a bonus of a card, and cannot be declined."""
    greedy = card("greedy", left={"free": ["draw"]})
    match = fight(foe(right={"free": "x2"}), {"hand": ["greedy"], "combat": ["plain"]}, cards=[greedy])
    play(match, "play:greedy")
    assert (match.state.fights, told(match, "draws")) == ([], [])
    assert told(match, "escapes")


def test_a_void_before_the_extra_card_bonus_of_a_free_key_refuses_the_card() -> None:
    """A54."""
    cards = [card("dead", right={"free": "void"}), card("more", number=2, left={"free": ["extra", "marker"]})]
    match = fight(foe(), {"hand": ["dead", "more"]}, cards=cards)
    play(match, "play:dead")
    assert "play:more" not in offered(match)


@rule("grail.combat.missing-markers-cost-cards", "grail.combat.pool-never-negative")
def test_a_card_of_ones_own_that_takes_missing_markers_costs_cards_too() -> None:
    """'An enemy Attack or another effect.'"""
    dear = card("dear", abilities=[ability("placed", adds(-3))])
    match = fight(foe(), {"hand": ["dear", "hit"]}, cards=[dear], pool=1)
    play(match, "play:dear")
    one = match.state.seats[0]
    assert (now(match).pool, hand(match), sorted(one.discard)) == (0, [], ["hit", "plain"])


# --- Abilities ---


def test_no_ability_answers_an_opportunity_attack_whatever_that_is_made_of() -> None:
    """A62: not even where its result hangs on a condition or a choice."""
    wall = card("wall", passive=True, abilities=[ability("attacked", {"do": "prevent", "by": 5})])
    strikes = [{"do": "if", "given": {"turn": 1}, "then": [terror(1), damage(2)]}, damage(1)]
    match = fight(foe(opportunity=strikes), {}, cards=[wall], sequence=[(0, "wall")])
    play(match, "done")
    assert tracks(match)[1] == 5


@rule("grail.combat.only-visible-abilities-count", "grail.combat.charges-usable-any-time")
def test_charges_of_a_covered_card_wait_until_it_is_uncovered() -> None:
    bell = card(
        "bell",
        right={"aggression": 1},
        abilities=[ability("placed", {"do": "charge", "by": 2}), ability("charges", adds(3), pay=1)],
    )
    match = fight(foe({"do": "tear"}), {"who": "beor", "hand": ["bell", "jab"]}, cards=[bell])
    play(match, "play:bell", "play:jab")
    assert "charge:bell-0-0" not in offered(match)
    play(match, "done")
    assert (asked(match), "charge:bell-0-0" in offered(match)) == ({0: "ask-hold-out"}, True)


@rule("grail.combat.charges-active-character-with-consent")
def test_charges_of_one_who_has_left_are_there_for_the_asking() -> None:
    """A104."""
    bell = card(
        "bell",
        passive=True,
        abilities=[ability("placed", {"do": "charge", "by": 1}), ability("charges", adds(3), pay=1)],
    )
    match = fight(foe(), {"who": "beor", "hand": ["bell"]}, {"who": "arev", "hand": ["plain"]}, cards=[bell])
    play(match, *BEOR_FIRST, "0 play:bell", "0 escape", "1 charge:bell-0-0")
    assert now(match).pool == 3


@rule("grail.combat.charges-usable-any-time")
def test_not_enough_charges_is_not_at_all() -> None:
    bell = card("bell", abilities=[ability("placed", {"do": "charge", "by": 1}), ability("charges", adds(3), pay=2)])
    match = fight(foe(), {"hand": ["bell"]}, cards=[bell])
    play(match, "play:bell")
    assert offered(match) == {"done", "escape"}


@rule("grail.combat.delayed-fires-on-its-last-token", "grail.combat.deck-too-small-forces-escape")
def test_a_delayed_draw_from_an_empty_deck_drives_out_whoever_is_active() -> None:
    """A79: and not the owner of the card."""
    trap = card("trap", abilities=[ability("delayed", DRAW)])
    one, other = {"who": "beor", "hand": ["trap"]}, {"who": "arev", "hand": ["plain"], "combat": []}
    match = fight(foe(), one, other, cards=[trap])
    play(match, *BEOR_FIRST, "0 play:trap", "0 done", "0 stay")
    assert (now(match).fled, now(match).party) == ([1], [0])


@rule("grail.combat.step-one-removes-one-token-per-card")
def test_a_card_that_waits_longer_loses_one_token_in_each_activation() -> None:
    slow = card("slow", tokens=2, abilities=[ability("delayed", adds(5))])
    match = fight(foe(), {"who": "beor", "hand": ["slow"]}, {"who": "arev", "hand": []}, cards=[slow])
    play(match, *BEOR_FIRST, "0 play:slow", "0 done", "0 stay")
    assert (now(match).laid[0].tokens, now(match).pool) == (1, 0)
    play(match, "1 done", "1 stay", "1 stay", "0 activate:0", "1 activate:0")
    assert (now(match).laid[0].tokens, now(match).pool) == (0, 5)


@rule("grail.combat.on-enemy-attack-lasts-all-of-step-three", "grail.trait.rage")
def test_against_rage_an_ability_answers_each_of_both_attacks() -> None:
    wall = card("wall", abilities=[ability("attacked", {"do": "prevent", "by": 2})])
    match = fight(foe(damage(3), traits=["rage"]), {"hand": ["wall"]}, cards=[wall])
    play(match, "play:wall", "done", "stay")
    assert tracks(match)[1] == 6


# --- Panic ---


def frightened(by: int) -> dict[str, Any]:
    return power("activation", terror(by), flip=True)


@rule("grail.combat.panic-is-checked-when-it-matters", "grail.combat.panic-plays-the-top-card")
def test_panic_that_begins_before_the_first_card_takes_the_choice_away() -> None:
    one = {"who": "beor", "health": 3, "terror": 3, "items": ["charm"], "hand": ["hit"]}
    match = fight(foe(), one, content={"items": [frightened(1)]})
    assert asked(match) == {0: "ask-play-card"}
    play(match, "use-power:items.charm.0")
    assert (asked(match), offered(match)) == ({0: "ask-face-panic"}, {"play-top", "escape"})


@rule("grail.combat.panic-is-checked-when-it-matters", "grail.combat.playing-a-card-is-voluntary")
def test_panic_that_ends_before_the_first_card_gives_the_choice_back() -> None:
    one = {"who": "beor", "health": 3, "terror": 4, "items": ["charm"], "hand": ["hit"]}
    match = fight(foe(), one, content={"items": [frightened(-1)]})
    assert asked(match) == {0: "ask-face-panic"}
    play(match, "use-power:items.charm.0")
    assert (asked(match), offered(match)) == ({0: "ask-play-card"}, {"play:hit", "done", "escape"})


def test_panic_that_begins_after_the_first_card_changes_nothing_for_the_next() -> None:
    grim = card("grim", right={"aggression": 1}, abilities=[ability("placed", terror(3))])
    match = fight(foe(), {"who": "beor", "health": 2, "hand": ["grim", "jab"]}, cards=[grim])
    play(match, "play:grim")
    assert offered(match) == {"play:jab", "done", "escape"}


@rule("grail.combat.panic-plays-the-top-card", "grail.combat.deck-too-small-forces-escape")
def test_panic_with_an_empty_deck_drives_one_out() -> None:
    match = fight(foe(), {"health": 2, "terror": 3, "hand": ["hit"], "combat": []})
    play(match, "play-top")
    assert (match.state.fights, match.state.seats[0].terror) == ([], 4)


# --- Traits ---


SNEAK = power("activation", adds(2), flip=True)


@rule("grail.trait.defensive")
def test_defensive_takes_nothing_off_what_an_item_adds_before_the_first_card() -> None:
    """A71: the first card adds one fewer, and nothing else does."""
    match = fight(foe(traits=["defensive"]), {"items": ["charm"], "hand": ["hit"], "attributes": {}},
                  content={"items": [SNEAK]})  # fmt: skip
    play(match, "use-power:items.charm.0")
    assert now(match).pool == 2
    play(match, "play:hit")
    assert now(match).pool == 2, "its one marker is the one fewer"


def test_defensive_does_not_wait_for_a_card_that_adds_something() -> None:
    """A71: the first card added none; the second is not the first."""
    cards = [card("bare", right={"aggression": 1})]
    match = fight(foe(traits=["defensive"]), {"who": "beor", "hand": ["bare", "jab"]}, cards=cards)
    play(match, "play:bare", "play:jab")
    assert now(match).pool == 1


def test_defensive_takes_nothing_off_what_a_skill_adds_once_the_card_lies() -> None:
    """A71: Keys and On Placement are the card's; what a power adds is not."""
    gut = power("placed", adds(2))
    match = fight(foe(traits=["defensive"]), {"items": ["charm"], "hand": ["plain"]}, content={"items": [gut]})
    play(match, "play:plain")
    assert now(match).pool == 2


@rule("grail.trait.defensive")
def test_defensive_takes_one_in_all_off_keys_and_on_placement() -> None:
    """A71."""
    both = card("both", left={"free": ["marker"]}, abilities=[ability("placed", adds(2))])
    match = fight(foe(traits=["defensive"]), {"hand": ["both"]}, cards=[both])
    play(match, "play:both")
    assert now(match).pool == 2


@rule("grail.trait.defensive")
def test_a_defensive_enemy_takes_no_marker_off_nothing() -> None:
    """A71: not below 0. What adds none leaves the one fewer to what the same card adds after it."""
    none = ability("placed", {"do": "markers", "by": 1, "per": "charges"})
    empty = card("empty", abilities=[none])
    match = fight(foe(traits=["defensive"]), {"hand": ["empty"]}, cards=[empty])
    play(match, "play:empty")
    assert now(match).pool == 0
    both = card("both", abilities=[none, ability("placed", adds(2))])
    match = fight(foe(traits=["defensive"]), {"hand": ["both"]}, cards=[both])
    play(match, "play:both")
    assert now(match).pool == 1


def test_a_limit_of_ones_own_is_not_called_fast() -> None:
    """Mail that is heavy forbids the third card by the Ability that says so; the enemy has no Trait."""
    mail = power("lasting", {"do": "most-cards", "number": 1})
    match = fight(foe(), {"who": "beor", "items": ["charm"], "hand": ["hit", "jab"]}, content={"items": [mail]})
    play(match, "play:hit")
    assert "play:jab" not in offered(match)
    assert why_not(match, "play:jab") == ("grail.combat.only-visible-abilities-count",)


@rule("grail.trait.rage", "grail.combat.escape-during-own-activation")
def test_one_may_escape_between_the_two_attacks_of_rage() -> None:
    """A60: between any two steps."""
    match = fight(foe(damage(2), traits=["rage"]), {"hand": ["plain"]})
    play(match, "play:plain", "done")
    assert (asked(match), tracks(match)[1]) == ({0: "ask-hold-out"}, 6)
    play(match, "escape")
    assert (match.state.fights, tracks(match)) == ([], (5, 6, 1))


@rule("grail.combat.dying-removes-only-that-character", "grail.trait.rage")
def test_who_falls_to_the_first_of_two_attacks_is_spared_the_second() -> None:
    """A90: and nobody else gets it."""
    match = fight(foe(damage(3), traits=["rage"]), {**TWO[0], "health": 3}, TWO[1])
    play(match, *BEOR_FIRST, "0 play:plain", "0 done")
    assert (now(match).fallen, tracks(match, 1)[1], asked(match)) == ([0], 8, {1: "ask-play-card"})


@rule("grail.trait.rush")
def test_rush_is_for_the_first_alone_even_if_it_kills() -> None:
    match = fight(foe(traits=["rush"]), {**TWO[0], "health": 2}, TWO[1])
    play(match, *BEOR_FIRST)
    assert (now(match).fallen, tracks(match, 1)[1]) == ([0], 8)


@rule("grail.trait.ambush")
def test_ambush_is_over_with_the_first_activation() -> None:
    match = fight(foe(traits=["ambush"]), {"hand": ["plain", "plain"]})
    play(match, "discard:plain") if asked(match) == {0: "ask-ambushed"} else None
    assert len(hand(match)) == 1
    play(match, "done", "stay", "stay")
    assert (now(match).turn, len(hand(match))) == (2, 3)


@rule("grail.trait.horde")
def test_a_horde_that_finds_one_card_takes_it_and_drives_nobody_out() -> None:
    """A67."""
    match = fight(foe(traits=["horde"]), {"hand": ["plain"], "combat": ["plain"]})
    play(match, "play:plain", "done")
    assert (asked(match), len(match.state.seats[0].combat.deck), len(match.state.seats[0].discard)) == (
        {0: "ask-hold-out"},
        0,
        1,
    )


@rule("grail.trait.opportunist")
@pytest.mark.parametrize(("seats", "fear"), [("panic", 5), ("calm", 1)])
def test_an_opportunist_counts_the_card_that_panic_plays(seats: str, fear: int) -> None:
    """A59: with one more it is two."""
    cards = [card("top", right={"aggression": 1})]
    one = {"who": "beor", "health": 3, "terror": 4 if seats == "panic" else 0, "hand": ["jab"], "combat": ["top"] * 3}
    match = fight(foe(traits=["opportunist"]), one, cards=cards)
    play(match, *(("play-top", "done") if seats == "panic" else ("play:jab", "done")))
    assert tracks(match)[2] == fear


@rule("grail.trait.opportunist", "grail.combat.victory-check-after-playing")
def test_an_opportunist_may_take_the_victory_that_was_within_reach() -> None:
    """A64: it strikes before the Victory Check."""
    match = fight(foe(value=2, traits=["opportunist"], opportunity=[{"do": "remove", "by": 1}]),
                  {"who": "beor", "hand": ["hit"]})  # fmt: skip
    play(match, "play:hit", "done")
    assert (now(match).pool, now(match).outcome) == (1, "")


def test_feint_is_about_step_three_alone() -> None:
    """A62."""
    pavise = power("opportunity", {"do": "prevent", "by": 2})
    match = fight(foe(traits=["feint"], opportunity=[damage(2)]), {"items": ["charm"]}, content={"items": [pavise]})
    play(match, "done")
    assert tracks(match)[1] == 8


def test_terror_that_becomes_damage_may_be_prevented_as_damage() -> None:
    """Which comes first is for the players to say where both apply at once; here the one makes room for the other."""
    board = card("board", passive=True,
                 abilities=[ability("attacked", {"do": "convert", "what": "terror", "into": "damage"})])  # fmt: skip
    wall = card("wall", number=2, abilities=[ability("attacked", {"do": "prevent", "by": 2})])
    match = fight(foe(terror(3)), {"hand": ["wall"]}, cards=[board, wall], sequence=[(0, "board")])
    play(match, "play:wall", "done")
    assert tracks(match)[1:] == (7, 0)


@rule("grail.trait.robber", "grail.combat.escape-in-a-party-others-fight-on")
def test_a_robber_takes_all_as_soon_as_the_last_strong_member_has_fled() -> None:
    """A73: only those who are left count."""
    strong, weak = {"who": "beor", "wealth": 2}, {"who": "arev", "health": 2, "wealth": 3}
    match = fight(foe(damage(1), traits=["robber"]), strong, weak)
    play(match, "0 activate:1", "1 activate:1", "1 done", "1 stay", "1 stay")
    assert tracks(match, 1)[1] == 1
    play(match, "0 escape")
    assert (match.state.fights, match.state.seats[0].wealth, match.state.seats[1].wealth) == ([], 2, 0)


@rule("grail.trait.robber", "grail.guardian.undefeated-stays-on-the-map")
def test_a_guardian_that_robs_stays_where_it_was_met() -> None:
    """A34."""
    match = fight(foe(damage(8), traits=["robber", "guardian"]), {"at": "101", "wealth": 4, "hand": ["plain"]},
                  sites={"101": -1}, at="101")  # fmt: skip
    play(match, "play:plain", "done")
    assert (match.state.seats[0].wealth, list(match.state.sites["101"].guardians)) == (0, ["foe"])


@rule("grail.trait.shatter")
def test_weapons_shatter_though_the_enemy_ran_away_but_not_those_left_out() -> None:
    """A74: however it ended; what was set aside was not used."""
    blades = [{"id": "knife", "keyword": "weapon"}, {"id": "spoon"}]
    enemy = foe({"do": "run-away"}, traits=["shatter"])
    match = fight(enemy, {"items": ["knife", "spoon"]}, fresh=True, content={"items": blades})
    play(match, "done", "keep", "done")
    if match.state.fights:
        play(match, "stay")
    assert list(match.state.seats[0].items) == ["spoon"]
    match = fight(enemy, {"items": ["knife", "spoon"]}, fresh=True, content={"items": blades})
    play(match, "aside:knife", "done", "keep", "done")
    if match.state.fights:
        play(match, "stay")
    assert sorted(match.state.seats[0].items) == ["knife", "spoon"]


@rule("grail.trait.slow", "grail.combat.deck-too-small-forces-escape")
def test_a_slow_enemy_asks_for_two_cards_at_once_at_the_end_of_a_turn() -> None:
    """A65, A66: of one that is left none is drawn."""
    match = fight(foe(traits=["slow"]), {"hand": ["plain"], "combat": ["plain"]})
    play(match, "play:plain", "done", "stay")
    assert (match.state.fights, tracks(match)) == ([], (5, 8, 1))


# --- the end of a Turn, checks ---


@rule("grail.combat.victory-check-after-playing", "grail.combat.no-card-means-opportunity-then-draw")
def test_an_opportunity_attack_that_takes_markers_takes_the_victory() -> None:
    match = fight(foe(value=3, opportunity=[{"do": "remove", "by": 1}]), {"hand": ["plain"]}, pool=3)
    play(match, "done")
    assert (now(match).pool, now(match).outcome) == (2, "")


@rule("grail.combat.no-card-means-opportunity-then-draw", "grail.combat.dying-removes-only-that-character")
def test_who_falls_to_an_opportunity_attack_draws_nothing_and_the_others_check_nothing() -> None:
    """A90: no Victory Check, though the Pool holds enough."""
    match = fight(foe(value=3, opportunity=[damage(9)]), *TWO, pool=3)
    play(match, *BEOR_FIRST, "0 done")
    assert (now(match).fallen, now(match).outcome, told(match, "draws")) == ([0], "", [])


@rule("grail.combat.end-turn-discard-then-draw", "grail.combat.hand-limit-three")
def test_all_discard_before_anybody_draws() -> None:
    """Each down to the own limit: an Item of one is no limit of the other."""
    door = power("lasting", {"do": "hand-limit", "by": -1})
    people = ({"who": "beor", "items": ["charm"], "hand": ["plain"] * 4}, {"who": "arev", "hand": ["plain"] * 4})
    match = fight(foe(), *people, content={"items": [door]})
    play(match, *BEOR_FIRST, "0 play:plain", "0 done", "0 stay", "1 play:plain", "1 done", "1 stay")
    play(match, "0 discard:plain")
    assert [len(hand(match, seat)) for seat in (0, 1)] == [3, 4]


@rule("grail.combat.attack-row-by-pool")
def test_the_row_is_chosen_before_its_first_result_takes_markers() -> None:
    rows = [{"pool": 0, "do": [damage(5)]}, {"pool": 2, "do": [{"do": "remove", "by": 2}, damage(1)]}]
    match = fight(foe(attacks=rows), {"hand": ["plain"]}, pool=2)
    play(match, "play:plain", "done")
    assert (tracks(match)[1], now(match).pool) == (7, 0)


# --- leaving ---


@rule("grail.combat.escape-during-own-activation")
def test_one_may_escape_before_a_delayed_ability_fires() -> None:
    """A60: from the start of the own Activation."""
    curse = card("curse", abilities=[ability("delayed", {"do": "health", "by": -3})])
    match = fight(foe(), {"hand": []}, cards=[curse], sequence=[(0, "curse")])
    assert asked(match) == {0: "ask-delayed-due"}
    play(match, "escape")
    assert (match.state.fights, tracks(match)) == ([], (5, 8, 1))


OTHERS_DRAW = card("rally", abilities=[ability("placed", {"do": "draw", "who": "others"})])


@rule("grail.combat.deck-too-small-forces-escape", "grail.combat.escape-during-own-activation")
def test_one_may_escape_after_another_was_driven_out_in_the_same_activation() -> None:
    one, other = {"who": "beor", "hand": ["rally"]}, {"who": "arev", "combat": []}
    match = fight(foe(), one, other, cards=[OTHERS_DRAW])
    play(match, *BEOR_FIRST, "0 play:rally")
    assert (now(match).fled, now(match).active) == ([1], 0)
    play(match, "0 escape")
    assert (match.state.fights, tracks(match, 0)) == ([], (5, 8, 1))


def test_the_flight_of_another_is_no_attempt_of_ones_own() -> None:
    one, other = {"who": "beor", "hand": ["rally"]}, {"who": "arev", "combat": []}
    match = fight(foe(), one, other, cards=[OTHERS_DRAW], modes=["grail.challenge.escape-may-fail"])
    play(match, *BEOR_FIRST, "0 play:rally")
    assert "escape" in offered(match)


@rule("grail.combat.escapee-cards-stay-in-sequence")
def test_a_card_of_one_who_fled_goes_home_only_when_it_is_over_even_if_torn() -> None:
    match = fight(foe({"do": "tear", "number": 2}), *TWO)
    play(match, *BEOR_FIRST, "0 play:plain", "0 escape", "1 play:plain", "1 done")
    assert (len(match.state.seats[0].combat.deck), len(now(match).laid)) == (10, 0)
    play(match, "1 escape")
    assert [len(one.combat.deck) for one in match.state.seats] == [11, 11]


@rule("grail.combat.all-escaped-ends-it", "grail.discard.bottom-of-own-deck")
def test_an_enemy_from_which_all_have_fled_goes_under_its_deck() -> None:
    match = position(
        *({**one, "combat": ["plain"] * 9} for one in TWO),
        content={"encounters": [foe(), foe(id="rat")]},
        decks={"gray": ["foe", "rat"]},
        draws="gray",
    )
    play(match, "1 keep", "0 keep", *BEOR_FIRST, "0 escape", "1 escape")
    assert (match.state.fights, list(match.state.encounters["gray"].cards)) == ([], ["foe", "rat"])


@rule("grail.combat.run-away-is-not-a-win", "grail.combat.run-away-ends-without-reward")
def test_an_enemy_that_ran_away_is_not_followed_by_the_verse_of_a_victory() -> None:
    from roundtable.games.tainted_grail.state import Read

    from .thin import GAME

    verses: list[str] = []
    GAME.steps = {**GAME.steps, Read: lambda table, step: verses.append(step.verse)}
    try:
        for following in ({"won": "101.4", "lost": "101.5"}, {"won": "101.4", "ran-away": "101.6"}):
            match = fight(foe({"do": "run-away"}), {"hand": ["plain"]}, next=following)
            play(match, "play:plain", "done")
    finally:
        del GAME.steps
    assert verses == ["101.6"]


@rule("grail.combat.run-away-is-not-a-win")
def test_what_a_loss_brings_does_not_come_of_an_enemy_that_ran_away() -> None:
    spite = power("lost", {"do": "rep", "by": 1})
    match = fight(foe({"do": "run-away"}), {"items": ["charm"], "hand": ["plain"]}, content={"items": [spite]})
    play(match, "play:plain", "done")
    assert match.state.seats[0].rep == 0


@rule("grail.trait.robber")
def test_who_falls_as_it_flees_has_not_fled() -> None:
    """A73: the Opportunity attack of the Escape kills, so it is robbed with the others."""
    people = ({"who": "beor", "health": 1, "wealth": 2}, {"who": "arev", "health": 1, "wealth": 3})
    match = fight(foe(traits=["robber"], opportunity=[damage(1)]), *people)
    play(match, *BEOR_FIRST, "0 escape")
    assert (match.state.fights, [one.wealth for one in match.state.seats]) == ([], [0, 0])


@rule("grail.item.flipped-back-when-the-encounter-ends")
def test_what_was_used_or_left_out_is_back_with_who_leaves_early() -> None:
    """A103."""
    things = [power("activation", adds(1), flip=True), {"id": "knife", "keyword": "weapon"}]
    match = fight(foe(), {"who": "beor", "items": ["charm", "knife"]}, {"who": "arev"}, fresh=True,
                  content={"items": things})  # fmt: skip
    play(match, *(["0 aside:knife", "0 done"] if 0 in asked(match) else []))
    while "keep" in offered(match, 0) | offered(match, 1):
        play(match, "0 keep" if "keep" in offered(match, 0) else "1 keep")
        if "aside:knife" in offered(match, 0):
            play(match, "0 aside:knife", "0 done")
    play(match, *BEOR_FIRST, "0 use-power:items.charm.0", "0 escape")
    one = match.state.seats[0]
    assert (one.flipped, one.aside, now(match).party) == ([], [], [1])


def test_an_offer_of_which_each_owes_the_price_is_paid_by_each() -> None:
    enemy = foe(offers=[{"text": "yield", "pays": {"terror": 2, "each": True}}])
    match = fight(enemy, *TWO)
    play(match, *BEOR_FIRST, "0 accept:yield")
    assert (match.state.fights, [tracks(match, seat)[2] for seat in (0, 1)]) == ([], [2, 2])


# --- beginning ---


@rule("grail.combat.redraw-with-one-card-fewer", "grail.trait.slow")
def test_against_a_slow_enemy_four_draw_three_and_redraw_two() -> None:
    """A57."""
    people = [{"who": who} for who in ("ailei", "arev", "maggot", "beor")]
    match = fight(foe(traits=["slow"]), *people, fresh=True)
    assert len(hand(match, 0)) == 3
    play(match, "0 redraw")
    assert len(hand(match, 0)) == 2


@rule("grail.secret.global-applies-to-all")
def test_what_a_global_secret_does_as_a_fight_begins_it_does_once() -> None:
    """A83: one for the group, however many fight."""
    secret = {
        "id": "global",
        "number": 50,
        "everyone": True,
        "powers": [{"when": "fight-start", "fight": [adds(1)]}],
    }
    people = ({"who": "beor", "secrets": ["global"]}, {"who": "arev"})
    match = fight(foe(), *people, fresh=True, content={"secrets": [secret]})
    while any("keep" in offered(match, seat) for seat in (0, 1)):
        play(match, next(f"{seat} keep" for seat in (0, 1) if "keep" in offered(match, seat)))
    assert now(match).pool == 1


@rule("grail.combat.escape-costs-energy-and-opportunity")
def test_what_makes_an_escape_dearer_or_cheaper_does_so() -> None:
    for by, energy in ((1, 4), (-1, 6)):
        cost = {"of": "escape", "by": by}
        charm = {"id": "charm", "powers": [{"when": "lasting", "costs": [cost]}]}
        match = fight(foe(), {"items": ["charm"], "hand": ["plain"]}, content={"items": [charm]})
        play(match, "escape")
        assert tracks(match)[0] == energy


def test_who_may_not_escape_is_told_why() -> None:
    stuck = power("lasting", {"do": "forbid", "what": "escape"})
    match = fight(foe(), {"items": ["charm"], "hand": ["plain"]}, content={"items": [stuck]})
    assert why_not(match, "escape") == ("grail.combat.only-visible-abilities-count",)


# --- what is visible as a card is laid ---

EASIER = ability("lasting", {"do": "easier-keys", "by": 1})
NO_VOID = ability("lasting", {"do": "no-void"})


@rule("grail.combat.attribute-key-needs-the-level")
def test_the_card_that_is_laid_covers_what_made_its_keys_easier() -> None:
    """Keys connect once it lies there; so it is neither connected by the covered Ability nor playable by it."""
    cards = [
        card("eases", right={"courage": 2}, abilities=[EASIER]),
        card("hopes", number=2, left={"courage": ["extra", "marker"]}),
    ]
    match = fight(foe(), {"attributes": {"courage": 1}, "hand": ["eases", "hopes"]}, cards=cards)
    play(match, "play:eases")
    assert why_not(match, "play:hopes") == ("grail.combat.extra-card-must-connect-its-key",)
    match = fight(foe(), {"attributes": {"courage": 1}, "hand": ["hopes"]}, cards=cards, sequence=[(0, "eases")])
    play(match, "play:hopes")
    assert now(match).pool == 0


@rule("grail.combat.only-visible-abilities-count")
def test_an_ability_of_the_card_itself_counts_for_its_own_keys() -> None:
    cards = [
        card("asks", right={"courage": 2, "free": "void"}),
        card("eases", number=2, left={"courage": ["extra", "marker"]}, abilities=[EASIER]),
        card("clear", number=3, left={"free": ["marker"]}, abilities=[NO_VOID]),
    ]
    match = fight(foe(), {"attributes": {"courage": 1}, "hand": ["asks", "eases"]}, cards=cards)
    play(match, "play:asks", "play:eases")
    assert now(match).pool == 1
    match = fight(foe(), {"hand": ["clear"]}, cards=cards, sequence=[(0, "asks")])
    play(match, "play:clear")
    assert now(match).pool == 1


@rule("grail.combat.bonus-void", "grail.combat.only-visible-abilities-count")
def test_a_covered_card_keeps_no_void_away() -> None:
    cards = [
        card("clear", right={"free": "void"}, abilities=[NO_VOID]),
        card("wants", number=2, left={"free": ["marker"]}),
    ]
    for passive, pool in ((False, 0), (True, 1)):
        laid = [{**cards[0], "passive": passive}, cards[1]]
        match = fight(foe(), {"hand": ["wants"]}, cards=laid, sequence=[(0, "clear")])
        play(match, "play:wants")
        assert now(match).pool == pool


# --- powers ---


@rule("grail.combat.magic-key-costs-one-magic")
@pytest.mark.parametrize(("answer", "pool", "lit"), [("light-key", 3, True), ("done", 0, False)])
def test_a_magic_key_that_costs_nothing_is_still_connected_only_if_one_wants(answer: str, pool: int, lit: bool) -> None:
    nail = power("activation", {"do": "free-magic"}, flip=True)
    spark = card("spark", left={"magic": ["marker-3"]})
    match = fight(foe(right={"magic": True}), {"items": ["charm"], "hand": ["spark"]}, cards=[spark],
                  content={"items": [nail]})  # fmt: skip
    play(match, "use-power:items.charm.0", "play:spark", answer)
    assert (now(match).pool, now(match).laid[0].magic) == (pool, lit)


def test_a_multiplier_for_the_next_card_is_gone_with_that_card() -> None:
    """Though nothing of that card was multiplied."""
    hammer = power("activation", {"do": "multiply", "row": "free", "by": 3}, flip=True)
    cards = [card("bare", right={"aggression": 1})]
    one = {"who": "beor", "items": ["charm"], "hand": ["bare", "jab"]}
    match = fight(foe(), one, cards=cards, content={"items": [hammer]})
    play(match, "use-power:items.charm.0", "play:bare", "play:jab")
    assert now(match).pool == 1


@rule("grail.combat.dying-removes-only-that-character")
def test_who_pays_its_last_health_for_a_power_is_removed_before_it_works() -> None:
    """A90."""
    saw = power("activation", adds(3), flip=True, pays={"health": 1})
    match = fight(foe(), {**TWO[0], "health": 1, "items": ["charm"]}, TWO[1], content={"items": [saw]})
    play(match, *BEOR_FIRST, "0 use-power:items.charm.0")
    assert (now(match).fallen, now(match).pool, now(match).active) == ([0], 0, 1)


def test_a_hand_limit_holds_while_it_is_visible_and_for_nobody_else() -> None:
    """A trigger cannot leave one behind for all who discard later."""
    roomy = card("roomy", abilities=[ability("placed", {"do": "hand-limit", "by": 3})])
    match = fight(foe(), {"hand": ["roomy", *["plain"] * 5]}, cards=[roomy])
    play(match, "play:roomy", "done", "stay")
    assert len(hand(match)) == 4, "down to three, and one drawn"


# --- the dying ---


@rule("grail.death.dying-leaves-the-encounter", "grail.combat.dying-removes-only-that-character")
def test_who_is_dying_already_fights_on_until_it_is_hurt() -> None:
    """Only one who starts dying is removed; what else befalls it, such as Terror or a price, removes nobody."""
    one = {**TWO[0], "health": 0, "dying": True, "energy": 0, "magic": 1, "hand": ["paid"]}
    attack = [terror(1), {"do": "if", "given": {"turn": 2}, "then": [damage(1)]}]
    match = fight(foe(*attack, right={"magic": True}), one, TWO[1], cards=[PAID])
    play(match, *BEOR_FIRST, "0 play:paid", "0 pay-magic:0", "0 done", "0 stay")
    assert (now(match).pool, now(match).party, now(match).active) == (1, [1, 0], 1)
    play(match, "1 done", "1 stay", "1 stay", *BEOR_FIRST, "0 play-top", "0 done")
    assert (now(match).fallen, now(match).active) == ([0], 1)


def test_what_one_thing_becomes_may_be_prevented_as_that_other_thing() -> None:
    prayer = card("prayer", passive=True,
                  abilities=[ability("attacked", {"do": "convert", "what": "terror", "into": "energy"})])  # fmt: skip
    calm = card("calm", number=2, abilities=[ability("attacked", {"do": "prevent", "what": "energy", "by": 1})])
    match = fight(foe(terror(3)), {"hand": ["calm"]}, cards=[prayer, calm], sequence=[(0, "prayer")])
    play(match, "play:calm", "done")
    assert tracks(match) == (4, 8, 0)


# --- reasons ---


@rule("grail.combat.panic-plays-the-top-card")
def test_panic_is_the_reason_why_no_card_may_be_chosen_and_none_left_out() -> None:
    match = fight(foe(), {"health": 2, "terror": 3, "hand": ["hit"]})
    assert why_not(match, "play:hit") == ("grail.combat.panic-plays-the-top-card",)
    assert why_not(match, "done") == ("grail.combat.playing-a-card-is-voluntary",)


@rule("grail.combat.charges-usable-any-time", "grail.combat.only-visible-abilities-count")
def test_charges_that_cannot_be_paid_say_why() -> None:
    bell = card(
        "bell",
        right={"aggression": 1},
        abilities=[ability("placed", {"do": "charge", "by": 1}), ability("charges", adds(3), pay=2)],
    )
    match = fight(foe(), {"who": "beor", "hand": ["bell", "jab"]}, cards=[bell])
    play(match, "play:bell")
    assert why_not(match, "charge:bell-0-0") == ("grail.combat.charges-usable-any-time",)
    play(match, "play:jab")
    assert why_not(match, "charge:bell-0-0") == ("grail.combat.only-visible-abilities-count",)


@rule("grail.combat.charges-active-character-with-consent")
def test_charges_whose_owner_said_no_say_so() -> None:
    bell = card(
        "bell",
        passive=True,
        abilities=[ability("placed", {"do": "charge", "by": 1}), ability("charges", adds(3), pay=1)],
    )
    match = fight(foe(), {"who": "beor", "hand": ["bell"]}, {"who": "arev", "hand": ["plain"]}, cards=[bell])
    play(match, *BEOR_FIRST, "play:bell", "done", "done", "stay", "1 charge:bell-0-0", "0 no")
    assert why_not(match, "charge:bell-0-0", 1) == ("grail.combat.charges-active-character-with-consent",)
