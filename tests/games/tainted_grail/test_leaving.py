"""How one leaves a fight: Escape, an empty deck, dying; and what stays behind."""

from __future__ import annotations

import pytest

from .thin import asked, card, damage, fight, foe, hand, now, offered, play, talk, terror, told, tracks

rule = pytest.mark.rule
CHALLENGE = ["grail.challenge.escape-may-fail"]
TWO = ({"who": "beor", "hand": ["plain"]}, {"who": "arev", "hand": ["hit"]})


@rule("grail.combat.escape-during-own-activation", "grail.combat.escape-costs-energy-and-opportunity")
@rule("grail.combat.escape-ends-a-lone-fight", "grail.combat.all-escaped-ends-it")
def test_a_lone_character_escapes_for_energy_and_an_opportunity_attack() -> None:
    match = fight(foe(opportunity=[damage(2)], reward=[{"do": "exp"}]), {"hand": ["plain"]})
    play(match, "play:plain", "escape")
    one = match.state.seats[0]
    assert (match.state.fights, tracks(match), one.exp) == ([], (5, 6, 0), 0)
    assert (len(one.combat.deck), len(one.hand), len(one.discard)) == (11, 0, 0)
    assert list(match.state.unused.cards).count("foe") == 1


def test_one_without_energy_escapes_all_the_same() -> None:
    """A61."""
    match = fight(foe(), {"energy": 0})
    play(match, "escape")
    assert (match.state.fights, tracks(match)[0]) == ([], 0)


@rule("grail.combat.escape-in-a-party-others-fight-on", "grail.combat.escapee-cards-stay-in-sequence")
@rule("grail.party.leave-encounter-only-by-escape-or-dying")
def test_one_escapes_and_the_others_fight_on_with_what_was_laid() -> None:
    """No Victory Check and no Attack comes in between; the cards go back when it is over."""
    match = fight(foe(damage(3), value=20), *TWO, pool=3)
    play(match, "0 activate:0", "1 activate:0", "0 play:plain", "0 escape")
    assert (now(match).party, now(match).fled, list(now(match).sequence)) == ([1], [0], ["plain"])
    assert (asked(match), tracks(match, 1)[1]) == ({1: "ask-play-card"}, 8)
    play(match, "1 escape")
    assert [len(one.combat.deck) for one in match.state.seats] == [11, 11]


def test_one_who_has_fled_gets_no_reward() -> None:
    """A70."""
    match = fight(foe(value=2, reward=[{"do": "exp"}]), *TWO)
    play(match, "0 activate:0", "1 activate:0", "0 escape", "1 play:hit", "1 done")
    assert [one.exp for one in match.state.seats] == [0, 1]


def test_one_may_escape_after_the_attack_too() -> None:
    """A60: until step 4."""
    match = fight(foe(damage(1)), {"hand": ["plain"]})
    play(match, "play:plain", "done")
    assert (asked(match), offered(match)) == ({0: "ask-hold-out"}, {"stay", "escape"})


# --- too few cards ---


@rule("grail.combat.deck-too-small-forces-escape")
def test_drawing_more_than_the_deck_holds_forces_an_escape() -> None:
    """A65: nothing is drawn."""
    reader = card(
        "reader", left={"free": ["draw-2"]}, abilities=[{"when": "placed", "do": [{"do": "markers", "by": 9}]}]
    )
    match = fight(foe(opportunity=[damage(2)]), {"hand": ["reader"], "combat": ["plain"]}, cards=[reader])
    play(match, "play:reader")
    assert (match.state.fights, tracks(match)) == ([], (5, 6, 0))


@rule("grail.combat.deck-too-small-forces-escape")
def test_an_empty_deck_at_end_turn_forces_an_escape_at_the_same_price() -> None:
    """A66."""
    match = fight(foe(opportunity=[damage(2)]), {"hand": ["plain"], "combat": []})
    play(match, "play:plain", "done", "stay")
    assert (match.state.fights, tracks(match)) == ([], (5, 6, 0))


def test_a_forced_escape_that_kills_leaves_the_others_in_the_fight() -> None:
    match = fight(
        foe(opportunity=[damage(2)]),
        {"who": "beor", "health": 2, "energy": 2, "hand": ["plain"], "combat": []},
        {"who": "arev", "hand": ["plain"]},
    )
    play(match, "0 activate:0", "1 activate:0", "0 play:plain", "0 done", "0 stay", "1 play:plain", "1 done", "1 stay")
    assert (now(match).party, now(match).fallen, match.state.seats[0].dying) == ([1], [0], True)


def test_discarding_from_an_empty_deck_is_no_draw() -> None:
    """A67."""
    match = fight(foe({"do": "discard", "by": 2}), {"hand": ["plain"], "combat": []})
    play(match, "play:plain", "done")
    assert asked(match) == {0: "ask-hold-out"}


# --- dying ---


@rule("grail.combat.dying-removes-only-that-character", "grail.death.dying-leaves-the-encounter")
@rule("grail.death.zero-health-attaches-the-card")
def test_who_falls_to_nothing_leaves_at_once_and_the_rest_of_the_attack_is_void() -> None:
    """A68: no Energy and no Opportunity attack. A90: no further result, nor a second Attack by Rage."""
    enemy = foe(damage(3), terror(5), traits=["rage"], opportunity=[{"do": "wealth", "by": -5}])
    match = fight(enemy, {"who": "beor", "health": 3, "energy": 3, "wealth": 5, "hand": ["plain"]}, TWO[1])
    play(match, "0 activate:0", "1 activate:0", "0 play:plain", "0 done")
    one = match.state.seats[0]
    assert (one.dying, one.health, one.energy, one.terror, one.wealth) == (True, 0, 0, 0, 5)
    assert (now(match).party, now(match).fallen, asked(match)) == ([1], [0], {1: "ask-play-card"})


@rule("grail.combat.all-escaped-ends-it")
def test_when_the_last_one_falls_the_combat_is_lost() -> None:
    match = fight(foe(damage(9), lost=[{"do": "rep", "by": -1}]), {"rep": 2, "hand": ["plain"]})
    play(match, "play:plain", "done")
    assert (match.state.fights, match.state.seats[0].rep, match.state.seats[0].dying) == ([], 1, True)


def test_another_member_may_fall_without_ending_the_activation() -> None:
    match = fight(
        foe({"do": "health", "by": -2, "who": "each"}, damage(1)),
        {"who": "beor", "hand": ["plain"]},
        {"who": "arev", "health": 2, "energy": 1},
    )
    play(match, "0 activate:0", "1 activate:0", "0 play:plain", "0 done")
    assert (now(match).party, tracks(match, 0)[1], asked(match)) == ([0], 5, {0: "ask-hold-out"})


@rule("grail.diplomacy.dying-ends-the-encounter")
def test_dying_ends_words_for_all_and_fails_them() -> None:
    """A69."""
    person = talk(damage(9), failure=[{"do": "rep", "by": -1}])
    match = fight(person, {"who": "ailei", "rep": 2}, {"who": "arev", "rep": 2})
    play(match, "0 activate:0", "1 activate:0", "0 done")
    assert (match.state.fights, [one.rep for one in match.state.seats]) == ([], [1, 1])


@rule("grail.diplomacy.deck-too-small-fails")
def test_one_members_empty_deck_fails_the_whole_party() -> None:
    """A78."""
    person = talk(failure=[{"do": "rep", "by": -1}])
    match = fight(person, {"who": "ailei", "rep": 2, "diplomacy": []}, {"who": "arev", "rep": 2})
    play(match, "0 activate:0", "1 activate:0", "0 done", "1 done")
    assert (match.state.fights, [one.rep for one in match.state.seats]) == ([], [1, 1])


# --- Challenge mode ---


@rule("grail.challenge.escape-may-fail", "grail.challenge.one-escape-attempt-per-activation")
def test_in_challenge_mode_a_dial_is_tossed_after_the_price() -> None:
    """A84: after the Skull the Activation goes on where it was."""
    match = fight(foe(opportunity=[damage(1)]), {"hand": ["plain"]}, modes=CHALLENGE, dice=[1, 2])
    play(match, "escape")
    assert (tracks(match), offered(match)) == ((5, 7, 0), {"play:plain", "done"})
    assert match.why_not(0, "escape") == ("grail.challenge.one-escape-attempt-per-activation",)
    play(match, "play:plain", "done")
    assert (now(match).turn, "escape" in offered(match)) == (2, True), "once an Activation"
    play(match, "escape")
    assert match.state.fights == []


@rule("grail.challenge.last-escapee-ends-the-combat")
def test_the_grail_lets_the_last_one_out() -> None:
    match = fight(foe(), {"hand": ["plain"]}, modes=CHALLENGE, dice=[2])
    play(match, "escape")
    assert (match.state.fights, len(match.state.seats[0].combat.deck)) == ([], 11)


def test_a_forced_escape_needs_no_toss() -> None:
    """A85."""
    match = fight(foe(), {"hand": ["plain"], "combat": []}, modes=CHALLENGE)
    play(match, "play:plain", "done", "stay")
    assert (match.state.fights, hand(match)) == ([], [])


# --- what powers change, and how it ended ---


def test_the_last_card_of_a_deck_can_still_be_drawn() -> None:
    match = fight(foe(), {"hand": ["plain"], "combat": ["hit"]})
    play(match, "play:plain", "done", "stay")
    assert (now(match).turn, hand(match)) == (2, ["hit"])


@pytest.mark.parametrize(
    ("what", "after"), [("escape-energy", (6, 6, 0)), ("escape-opportunity", (5, 8, 0)), ("robber", (5, 6, 0))]
)
def test_a_price_of_escaping_may_be_spared(what: str, after: tuple[int, int, int]) -> None:
    hose = {"id": "hose", "powers": [{"when": "lasting", "fight": [{"do": "spare", "what": what}]}]}
    match = fight(foe(opportunity=[damage(2)]), {"items": ["hose"]}, content={"items": [hose]})
    play(match, "escape")
    assert tracks(match) == after


@pytest.mark.parametrize(("what", "allowed"), [("escape", False), ("trade", True)])
def test_escape_may_be_forbidden(what: str, allowed: bool) -> None:
    orphan = {"id": "orphan", "powers": [{"when": "lasting", "fight": [{"do": "forbid", "what": what}]}]}
    match = fight(foe(), {"items": ["orphan"]}, content={"items": [orphan]})
    assert ("escape" in offered(match)) == allowed


def test_a_power_may_work_as_one_escapes() -> None:
    bell = {"id": "bell", "powers": [{"when": "escape", "fight": [{"do": "rep", "by": 1}]}]}
    match = fight(foe(), {"items": ["bell"]}, content={"items": [bell]})
    play(match, "escape")
    assert match.state.seats[0].rep == 1


@pytest.mark.parametrize(("enemy", "outcome"), [(foe(), "fled"), (foe(damage(9)), "lost")])
def test_all_have_fled_or_somebody_fell(enemy: dict[str, object], outcome: str) -> None:
    match = fight(enemy, {"hand": ["plain"]})
    play(match, "play:plain", "done", *(["escape"] if outcome == "fled" else []))
    assert told(match, "fight-over")[0]["outcome"] == f"@text.fight-{outcome}"


def test_discards_go_back_into_the_deck_of_one_who_leaves() -> None:
    match = fight(foe({"do": "discard", "by": 1}), {"hand": ["plain", "hit"]})
    play(match, "play:plain", "done", "escape")
    one = match.state.seats[0]
    assert (len(one.combat.deck), len(one.discard), min(one.combat.deck.cards)) == (12, 0, "hit")


def test_a_failed_escape_may_be_followed_by_a_forced_one() -> None:
    match = fight(foe(), {"hand": ["plain"], "combat": []}, modes=CHALLENGE, dice=[1])
    play(match, "escape", "play:plain")
    assert (match.state.fights, tracks(match)) == ([], (4, 8, 2))
