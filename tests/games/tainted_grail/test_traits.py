"""The twelve Traits of enemies."""

from __future__ import annotations

import pytest

from .thin import asked, card, damage, fight, foe, hand, now, offered, play, terror, tracks

rule = pytest.mark.rule
IGNORES = {"id": "belt", "powers": [{"when": "lasting", "fight": [{"do": "ignore", "trait": "rush"}]}]}
KNIFE = {"id": "knife", "keyword": "weapon"}
OLD_STEEL = {"id": "secret-5", "number": 5, "keyword": "weapon"}


@rule("grail.trait.ambush")
def test_ambush_leaves_the_first_a_single_card() -> None:
    match = fight(foe(traits=["ambush"]), {"hand": ["plain", "hit", "jab"]})
    play(match, "discard:plain", "discard:jab")
    assert (hand(match), asked(match)) == (["hit"], {0: "ask-play-card"})
    play(match, "done", "stay", "stay")
    assert len(hand(match)) == 3, "only the first Activation of the Combat"


@rule("grail.trait.rush", "grail.trait.active-throughout")
def test_rush_hurts_whoever_is_activated_first() -> None:
    match = fight(foe(traits=["rush"]), {"who": "beor", "hand": ["plain"]}, {"who": "arev", "hand": ["plain"]})
    play(match, "0 activate:0", "1 activate:0")
    assert (tracks(match, 0)[1], tracks(match, 1)[1]) == (6, 8)
    play(match, "0 play:plain", "0 done", "0 stay")
    assert tracks(match, 1)[1] == 8


def test_a_trait_may_be_ignored() -> None:
    match = fight(foe(traits=["rush"]), {"items": ["belt"]}, content={"items": [IGNORES]})
    assert tracks(match)[1] == 8


@rule("grail.trait.defensive")
def test_defensive_takes_one_marker_off_the_first_card_of_each_activation() -> None:
    """A71: Keys and On Placement count together."""
    more = card("more", abilities=[{"when": "placed", "do": [{"do": "markers", "by": 2}]}], right={"aggression": 1})
    match = fight(foe(traits=["defensive"]), {"who": "beor", "hand": ["more", "jab", "hit", "plain"]}, cards=[more])
    play(match, "play:more")
    assert now(match).pool == 1
    play(match, "play:jab")
    assert now(match).pool == 2, "the second card is not meant"
    play(match, "done", "stay", "play:hit")
    assert now(match).pool == 3


def test_defensive_never_takes_what_was_not_added() -> None:
    match = fight(foe(traits=["defensive"]), {"who": "beor", "hand": ["plain", "jab"]}, pool=4)
    play(match, "play:plain", "done")
    assert now(match).pool == 4


@rule("grail.trait.fast")
def test_fast_allows_two_cards() -> None:
    match = fight(foe(traits=["fast"]), {"who": "beor", "hand": ["hit", "jab", "jab"]})
    play(match, "play:hit", "play:jab")
    assert offered(match) == {"done", "escape"}
    assert match.why_not(0, "play:jab") == ("grail.trait.fast",)


@pytest.mark.parametrize(
    ("deed", "health"),
    [pytest.param({"do": "prevent", "by": 5}, 6, marks=rule("grail.trait.feint")), ({"do": "cancel"}, 8)],
)
def test_feint_cannot_be_prevented_only_cancelled(deed: dict[str, object], health: int) -> None:
    guard = card("guard", abilities=[{"when": "attacked", "do": [deed]}])
    match = fight(foe(damage(2), traits=["feint"]), {"hand": ["guard"]}, cards=[guard])
    play(match, "play:guard", "done")
    assert tracks(match)[1] == health


@rule("grail.trait.guardian", "grail.guardian.undefeated-stays-on-the-map")
def test_a_guardian_that_is_not_defeated_stays_on_the_map() -> None:
    match = fight(foe(traits=["guardian"]), {"at": "107"}, sites={"107": 8})
    play(match, "escape")
    assert list(match.state.sites["107"].guardians) == ["foe"]


@rule("grail.guardian.defeated-goes-under-its-deck")
def test_a_guardian_that_is_defeated_goes_away() -> None:
    match = fight(foe(traits=["guardian"], value=1), {"at": "107", "hand": ["hit"]}, sites={"107": 8})
    match.state.fights[-1].called = False
    play(match, "play:hit", "done")
    assert (list(match.state.sites["107"].guardians), list(match.state.encounters["gray"].cards)) == ([], ["foe"])


@rule("grail.trait.horde")
def test_a_horde_takes_two_cards_of_the_deck_before_each_attack() -> None:
    """A72: with Rage, before each of the two."""
    match = fight(foe(traits=["horde"]), {"hand": ["plain"]})
    play(match, "play:plain", "done")
    assert (len(match.state.seats[0].combat.deck), len(match.state.seats[0].discard)) == (8, 2)
    twice = fight(foe(traits=["horde", "rage"]), {"hand": ["plain"]})
    play(twice, "play:plain", "done", "stay")
    assert len(twice.state.seats[0].combat.deck) == 6


@pytest.mark.parametrize(
    ("answers", "fear"),
    [
        ([], 1),
        pytest.param(["play:hit"], 1, marks=rule("grail.trait.opportunist")),
        (["play:hit", "play:jab"], 0),
    ],
)
def test_an_opportunist_strikes_whoever_plays_fewer_than_two_cards(answers: list[str], fear: int) -> None:
    """A63: without any card it is one Opportunity attack, and then the card."""
    match = fight(foe(traits=["opportunist"], opportunity=[terror(1)]), {"who": "beor", "hand": ["hit", "jab"]})
    play(match, *answers, "done")
    assert tracks(match)[2] == fear


@rule("grail.trait.rage")
def test_rage_attacks_twice_and_looks_up_its_row_anew() -> None:
    """A72."""
    rows = [{"pool": 0, "do": [damage(1)]}, {"pool": 1, "do": [damage(3), {"do": "remove", "by": 1}]}]
    match = fight(foe(attacks=rows, traits=["rage"]), {"hand": ["plain"]}, pool=1)
    play(match, "play:plain", "done", "stay")
    assert (tracks(match)[1], now(match).pool, asked(match)) == (4, 0, {0: "ask-hold-out"})


@rule("grail.trait.robber")
def test_a_robber_takes_all_once_everybody_is_down_to_one() -> None:
    """A73: it needs a loss in this Encounter; who fell is robbed too."""
    enemy = foe(damage(1), traits=["robber"])
    match = fight(
        enemy,
        {"who": "beor", "health": 2, "wealth": 4, "items": ["knife"], "secrets": ["secret-5"], "hand": ["plain"]},
        {"who": "arev", "health": 1, "wealth": 3},
        content={"items": [KNIFE], "secrets": [OLD_STEEL]},
    )
    play(match, "0 activate:0", "1 activate:0", "0 play:plain", "0 done")
    ones = match.state.seats
    assert (match.state.fights, [one.wealth for one in ones], list(ones[0].items)) == ([], [0, 0], [])
    assert list(ones[0].secrets) == ["secret-5"]


@rule("grail.trait.shatter")
def test_shatter_breaks_weapons_that_were_used_but_no_secret() -> None:
    match = fight(foe(traits=["shatter"]), {"items": ["knife"]}, content={"items": [KNIFE]}, fresh=True)
    play(match, "done", "keep", "escape")
    assert list(match.state.seats[0].items) == []
    saved = fight(foe(traits=["shatter"]), {"items": ["knife"]}, content={"items": [KNIFE]}, fresh=True)
    play(saved, "aside:knife", "keep", "escape")
    assert list(saved.state.seats[0].items) == ["knife"], "what was left out was not used"
    steel = fight(foe(traits=["shatter"]), {"secrets": ["secret-5"]}, content={"secrets": [OLD_STEEL]}, fresh=True)
    play(steel, "keep", "escape")
    assert list(steel.state.seats[0].secrets) == ["secret-5"]


@rule("grail.trait.slow")
def test_against_a_slow_enemy_one_draws_more() -> None:
    """A57, A58: a redraw starts from the larger hand; in Panic the extra card is still drawn."""
    match = fight(foe(traits=["slow"]), {}, fresh=True)
    assert len(hand(match)) == 4
    play(match, "redraw")
    assert len(hand(match)) == 3
    play(match, "keep", "play:plain", "done", "stay")
    assert len(hand(match)) == 4
    scared = fight(foe(traits=["slow"]), {"terror": 9, "health": 3})
    play(scared, "play-top", "done", "stay")
    assert len(hand(scared)) == 1


@pytest.mark.parametrize(("health", "robbed"), [((2, 2), False), ((2, 1), True), ((3, 1), False)])
def test_a_robber_waits_until_everybody_is_down_to_one(health: tuple[int, int], robbed: bool) -> None:
    match = fight(
        foe(damage(1), traits=["robber"]),
        {"who": "beor", "health": health[0], "wealth": 4, "hand": ["plain"]},
        {"who": "arev", "health": health[1], "wealth": 3},
    )
    play(match, "0 activate:0", "1 activate:0", "0 play:plain", "0 done")
    assert (not match.state.fights) == robbed
    assert [one.wealth for one in match.state.seats] == ([0, 0] if robbed else [4, 3])


def test_a_robber_needs_a_loss_in_this_encounter_and_a_pocket_may_be_spared() -> None:
    """A73."""
    quiet = fight(foe(terror(1), traits=["robber"]), {"health": 1, "energy": 1, "wealth": 4, "hand": ["plain"]})
    play(quiet, "play:plain", "done")
    assert quiet.state.seats[0].wealth == 4
    pocket = {"id": "pocket", "powers": [{"when": "lasting", "fight": [{"do": "spare", "what": "robber"}]}]}
    one = {"health": 2, "wealth": 4, "items": ["pocket"], "hand": ["plain"]}
    match = fight(foe(damage(1), traits=["robber"]), one, content={"items": [pocket]})
    play(match, "play:plain", "done")
    assert (match.state.fights, match.state.seats[0].wealth, list(match.state.seats[0].items)) == ([], 4, ["pocket"])
