"""Cases from the table: sentences of the rulebook that meet in one position."""

from __future__ import annotations

from typing import Any

import pytest

from .arena import ally, battle, bite, boost, card, foe, foe_hp, hit, hp, passive, row, seat, why_not
from .thin import Game, Item, all_vote, asked, deck, menu, own_cards, page, play, seeker, start, told, way

rule = pytest.mark.rule


def foes(match: Game) -> list[Any]:
    combat = match.state.combat
    assert combat is not None
    return list(combat.foes)


# --- the bag ---


@rule("kinfire.boost.substitution-returns-token-and-redraws")
def test_a_fourth_heart_that_is_put_back_resets_nothing() -> None:
    match = battle(
        seat("sabre"), seat("swap", "sling"), cards=boost("swap", "red", substitution=True),
        track=["heart", "heart", "darkness"], used=["1"], draw=["heart", "2", "asha"],
    )  # fmt: skip
    play(match, "1 substitute:swap")
    assert len(match.state.track.cards) == 3
    assert match.state.used.cards == ["1", "2", "asha"]


@rule("kinfire.time-track.reset-returns-all-tokens")
def test_a_darkness_that_finds_no_ability_still_fills_the_track() -> None:
    match = battle(
        seat("sabre"), seat("sling"), track=["heart", "heart", "darkness"], used=["3"], draw=["darkness", "asha"],
        foes=[foe(tokens=[[1]])],
    )  # fmt: skip
    assert "nothing-there" in told(match)
    assert not match.state.track.cards
    assert match.state.used.cards == ["asha"]


@rule("kinfire.fate-token.draw-four-keep-one", "kinfire.expedition.leader-breaks-ties")
def test_which_of_four_tokens_is_kept_is_put_to_the_vote() -> None:
    match = battle(
        seat("sabre"), seat("sling"), options={"players": "each"}, fate=1, leader=1,
        draw=["asha", "feyn", "1", "heart"],
    )  # fmt: skip
    all_vote(match, "propose-fate")
    play(match, "0 keep:asha", "1 keep:heart")
    assert match.state.track.cards == ["heart"]
    assert match.state.bag.cards.count("asha") == 6


# --- boosts and renewal ---


@rule("kinfire.boost.each-boost-checked-separately", "kinfire.boost.two-colour-boost-matches-with-one-colour")
@rule("kinfire.boost.white-boost-matches-any-colour", "kinfire.boost.must-match-colour")
def test_four_seekers_and_six_colours_of_boosts() -> None:
    names = {"r": "red", "g": "green", "b": "blue", "rb": "red-blue", "w": "white", "v": "void"}
    cards = [each for name, colour in names.items() for each in boost(name, colour, damage=1)]
    match = battle(
        seat("cut", "sabre"), seat("r", "b", "sling"), seat("g", "rb", "v", "net"), seat("w", "scroll"), turn=0,
        cards=[*card("cut", hit(1), colour="red-green"), *cards],
    )  # fmt: skip
    play(match, "play:cut")
    assert [menu(match, each) for each in (1, 2, 3)] == [
        {"boost:r", "pass"}, {"boost:g", "boost:rb", "pass"}, {"boost:w", "pass"},
    ]  # fmt: skip
    assert why_not(match, 2, "boost:v") == ("kinfire.boost.must-match-colour",)
    play(match, "3 boost:w", "1 boost:r", "2 boost:rb")
    assert foe_hp(match) == 16


@rule("kinfire.boost.move-may-be-split", "kinfire.renewal.when-no-action-card-in-hand")
def test_steps_left_after_the_last_action_are_made_with_the_new_hand() -> None:
    cards = [*card("cut", hit(1)), *boost("run", "red", steps=1)]
    match = battle(seat("cut", "exhausted", hp=2), seat("run", "sling"), cards=cards, turn=0)
    play(match, "play:cut", "1 boost:run", "act")
    assert hp(match)[0] == 1
    assert len(match.state.seats[0].hand.cards) == 7
    play(match, "move:east", "move:far")
    assert match.state.seats[0].zone == "far"


@rule("kinfire.boost.move-adds-one-zone")
def test_two_move_boosts_bring_the_attack_three_zones_on() -> None:
    cards = [*card("cut", hit(3)), *boost("run", "red", steps=1), *boost("dash", "red", steps=1)]
    match = battle(
        seat("cut", "sabre", zone="west"), seat("run", "sling"), seat("dash", "net"), cards=cards, turn=0,
        foes=[foe(zone="far")],
    )  # fmt: skip
    play(match, "play:cut", "1 boost:run", "2 boost:dash", "move:mid", "move:east", "move:far")
    assert foe_hp(match) == 17


@rule("kinfire.renewal.status-and-armour-go-to-piles", "kinfire.status.seeker-one-of-each-type-at-turn-start")
def test_a_new_hand_has_no_statuses_but_the_trap_holds_this_turn() -> None:
    match = battle(
        seat("cut", statuses={"trap": 1, "wound": 1, "weaken": 1}, hp=9), seat("sling"), turn=0, draw=["feyn"],
        cards=card("cut", hit(3)),
    )  # fmt: skip
    play(match, "play:cut")
    assert match.state.seats[0].statuses == {}
    assert (hp(match)[0], foe_hp(match)) == (8, 18)
    assert asked(match) == {1: "ask-turn"}  # no step, nothing to drop


@rule("kinfire.instant.costs-no-action", "kinfire.lantern.charges-with-each-new-hand")
def test_after_an_instant_that_was_the_last_action_there_is_a_hand_and_a_lantern_to_act_with() -> None:
    match = battle(seat("dart", "net-boost"), seat("sling"), cards=card("dart", hit(1), instant=True), turn=0)
    play(match, "play:dart")
    assert len(match.state.seats[0].hand.cards) == 7
    assert {"lantern", "pass"} <= menu(match)
    assert "done" not in menu(match)


@rule("kinfire.lantern.has-colour-and-can-be-boosted")
@pytest.mark.parametrize(
    ("colour", "why"),
    [("green", "kinfire.boost.must-match-colour"), ("void", "kinfire.boost.void-action-cannot-be-boosted")],
)
def test_a_lantern_is_boosted_in_its_own_colour(colour: str, why: str) -> None:
    lamp = {**seeker("asha"), "lantern": {"colour": colour, "do": [hit(3)]}}
    team = [lamp, *(seeker(who) for who in ("feyn", "khor", "naz", "roland", "valora"))]
    match = battle(
        seat("sabre", charged=True), seat("red", "sling"), seekers=team, turn=0, cards=boost("red", "red", damage=1),
        foes=[foe(), foe()],
    )  # fmt: skip
    play(match, "lantern")
    assert asked(match) == {0: "ask-attack"}
    assert why_not(match, 1, "boost:red") == (why,)


# --- attacks on seekers ---


@rule("kinfire.boost.never-to-defend-yourself", "kinfire.armour.lose-exactly-one-card-per-hit")
def test_two_caught_by_one_attack_parry_for_each_other_and_each_has_their_own_armour() -> None:
    match = battle(
        seat("one", "sabre", hp=9, armour=2), seat("two", "sling", hp=9, armour=1), draw=["1", "asha"],
        cards=[*boost("one", "white", parry=1), *boost("two", "white", parry=2)],
        foes=[foe(bite(5, area=True), target=0)],
    )  # fmt: skip
    assert [menu(match, each) for each in (0, 1)] == [{"parry:one/1", "pass"}, {"parry:two/0", "pass"}]
    play(match, "0 parry:one/1", "1 parry:two/0")
    assert hp(match) == [9 - (5 - 2 - 2), 9 - (5 - 1 - 1)]
    assert [each.armour for each in match.state.seats] == [1, 0]


@rule("kinfire.enemy-turn.active-only-on-own-token")
def test_a_trap_on_another_ability_does_not_hold_it() -> None:
    match = battle(
        seat("sabre", zone="east", hp=9), seat("sling"), draw=["2", "asha"],
        foes=[foe(bite(1), bite(2), tokens=[[1], [2]], target=0, statuses=[{"trap": 1}, {}])],
    )  # fmt: skip
    assert hp(match)[0] == 7
    assert foes(match)[0].statuses == [{"trap": 1}, {}]


# --- defeat ---


@rule("kinfire.map.negative-zone-affects-everyone-inside", "kinfire.defeat.enemy-at-zero-is-defeated")
def test_an_enemy_that_dies_on_its_way_does_not_attack() -> None:
    match = battle(seat("sabre", zone="pit", hp=2), seat("sling"), draw=["1"], foes=[foe(bite(3), hp=1, target=0)])
    assert match.state.page == "won"


@rule("kinfire.phase.turn-ends-immediately")
def test_a_new_phase_takes_boosts_that_wait_and_the_action_that_was_granted() -> None:
    cards = [*card("cut", hit(9), {"do": "again"}), *boost("one", "red", cards=1), *boost("aid", "red", hp=3)]
    match = battle(
        seat("cut", "sabre", hp=9), seat("one", "sling"), seat("aid", "net"), cards=cards, turn=0, draw=["feyn"],
        foes=[foe(hp=3, target=1, phases=[{"hp": 5}])],
    )  # fmt: skip
    play(match, "play:cut", "1 boost:one", "2 boost:aid")
    assert asked(match) == {1: "ask-turn"}
    assert hp(match)[0] == 9
    assert match.state.seats[0].hand.cards == ["sabre"]


@rule("kinfire.ally.tokens-split-evenly-not-by-row")
def test_an_area_attack_fells_an_ally_of_the_enemies_and_spares_that_of_the_seekers() -> None:
    match = battle(
        seat("sweep", "sabre"), seat("sling"), turn=0, cards=card("sweep", hit(3, area=True, inflicts={"trap": 1})),
        foes=[
            foe(bite(), passive(), tokens=[[1], []]), ally(row(), row(), side="enemies", hp=3, tokens=[[2], [3]]),
            ally(side="seekers", hp=3),
        ],
    )  # fmt: skip
    play(match, "play:sweep")
    assert [each.gone for each in foes(match)] == [False, True, False]
    assert sorted(foes(match)[0].tokens[0]) == [1, 2, 3]
    assert foes(match)[0].statuses == [{"trap": 1}, {}]
    assert match.state.trophies == []


@rule("kinfire.defeat.target-token-kept-as-trophy", "kinfire.defeat.setup-card-gives-outcome")
def test_trophies_are_those_of_the_defeated_whatever_the_outcome() -> None:
    cards = card("cut", hit(9))
    there = [foe(hp=3), foe(zone="far")]
    won = battle(seat("cut", "sabre"), seat("sling"), cards=cards, turn=0, foes=there, card_of_fight={"wins": "first"})
    play(won, "play:cut")
    lost = battle(seat("cut", "exhausted", hp=1), seat("sling"), cards=cards, turn=0, foes=there)
    play(lost, "play:cut")
    assert (won.state.page, won.state.trophies) == ("won", ["foe0"])
    assert (lost.state.page, lost.state.trophies) == ("lost", ["foe0"])


# --- the journey ---


def asha_flips(flips: list[str], seek: list[str], **more: Any) -> Game:
    """Asha's test with these cards on top of the deck: 5-2 if it is passed, else 5-3."""
    ends: list[Item] = [page(name, "heron", way("on", "5-1"), way("off", "5-1")) for name in ("5-2", "5-3", "5-4")]
    deed = {"do": "test", "seeker": "asha", "flips": len(flips), "seek": seek, "won": "5-2", "lost": "5-3"}
    asha: Item = {"seeker": "asha", "deck": ["twin", "star", "sabre", "hole", "scroll", "net"]}
    return start(
        asha, "khor", quest="heron", play={"read": "5-1"}, draw={"deck-0": flips},
        stories=[page("5-1", "heron", do=[deed]), *ends], **more,
    )  # fmt: skip


@rule("kinfire.colour.two-colour-card-counts-as-one-at-a-time", "kinfire.skill-test.two-colour-card-counts-once")
@pytest.mark.parametrize(
    ("other", "passed"), [("net", False), ("hole", False), ("sabre", True), ("scroll", True), ("star", True)]
)
def test_a_red_and_blue_card_is_red_or_blue(other: str, passed: bool) -> None:
    assert asha_flips(["twin", other], ["red", "blue"]).state.page == ("5-2" if passed else "5-3")


@rule("kinfire.memory.redirect-replaces-destination")
def test_a_memory_redirects_what_a_test_leads_to() -> None:
    more = {"memories": [{"id": "v-a", "redirects": {"5-2": "5-4"}}]}
    assert asha_flips(["scroll"], ["blue"], memories=["v-a"], more=more).state.page == "5-4"


@rule("kinfire.campaign.newcomer-kinfire-equals-poorest-seeker")
@pytest.mark.parametrize(("plans", "kinfire"), [(("stay-on", "change-seeker"), 3), (("change-seeker",) * 2, 1)])
def test_whoever_is_replaced_does_not_count_for_the_fewest(plans: tuple[str, str], kinfire: int) -> None:
    match = start(
        {"seeker": "asha", "kinfire": 3}, {"seeker": "khor", "kinfire": 1}, options={"players": "each"},
        done=["road", "heron"], prompts=["keep"], play={"next": True},
    )  # fmt: skip
    all_vote(match, "another-party")
    play(match, f"0 {plans[0]}", f"1 {plans[1]}")
    if plans[0] == "change-seeker":
        play(match, "0 play-as:valora")
    play(match, "1 play-as:naz")
    assert match.state.seats[1].kinfire == kinfire


@rule("kinfire.deckbuild.at-most-three-instant-actions")
def test_a_fourth_instant_takes_the_place_of_another_and_disposables_count() -> None:
    goods = {"id": "forge", "goods": [{"card": "flash-3", "price": 1}, {"card": "quick-remedy", "price": 1}]}
    match = start(
        {"seeker": "asha", "deck": ["flash-0", "flash-1", "flash-2", *own_cards("asha")[3:]]}, "khor", coins=9,
        done=["road", "heron"], town="vinna", prompts=["keep"], play={"shop": "forge"}, more={"shops": [goods]},
    )  # fmt: skip
    play(match, "buy:flash-3", "to-deck:0")
    assert menu(match) == {f"take-out:flash-{number}" for number in range(3)}
    play(match, "take-out:flash-0", "buy:quick-remedy")
    assert match.why_not(0, "to-deck:0") == ("kinfire.deckbuild.at-most-three-instant-actions",)
    play(match, "to-deck:1")
    assert len(deck(match, 1)) == 19
