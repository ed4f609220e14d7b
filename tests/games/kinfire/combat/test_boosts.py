"""Boosts on actions, and parries."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.kinfire.arena import battle, bite, boost, card, foe, foe_hp, hit, hp, row, seat, why_not
from tests.games.kinfire.thin import THIN, Game, Item, asked, menu, play, told

rule = pytest.mark.rule


def shown(colour: str, *helpers: Item, cards: list[Item], deeds: tuple[Item, ...] = (hit(3),), **more: Any) -> Game:
    """The first seeker has just shown an Action of this colour."""
    match = battle(
        seat("cut", "sabre", **more.pop("own", {})),
        *helpers,
        cards=[*card("cut", *deeds, colour=colour), *cards],
        turn=0,
        **more,
    )
    play(match, "play:cut")
    return match


RED, GREEN, BLUE = (boost(name, name, damage=1) for name in ("red", "green", "blue"))


@rule("kinfire.boost.window-when-action-is-played")
@rule("kinfire.boost.no-self-boost")
@rule("kinfire.boost.optional")
def test_every_other_seeker_may_boost_an_action() -> None:
    cards = [*RED, *boost("mine", "red", damage=5), *boost("third", "red", damage=2)]
    match = battle(
        seat("cut", "mine", "sabre"),
        seat("red", "sling"),
        seat("third", "net"),
        cards=[*card("cut", hit(3)), *cards],
        turn=0,
    )
    play(match, "play:cut")
    assert asked(match) == {1: "ask-boost", 2: "ask-boost"}
    play(match, "1 pass", "2 pass")
    assert foe_hp(match) == 17


@rule("kinfire.boost.one-per-seeker-per-action-or-attack")
@rule("kinfire.card.played-boost-goes-to-discard")
def test_one_boost_each_and_to_the_owners_discard() -> None:
    cards = [*RED, *boost("more", "red", damage=1)]
    match = shown("red", seat("red", "more", "sling"), cards=cards)
    play(match, "1 boost:red")
    assert foe_hp(match) == 16
    assert match.state.seats[1].discard.cards == ["red"]
    assert "more" in match.state.seats[1].hand.cards


def test_two_actions_of_a_turn_are_counted_separately() -> None:
    cards = [*RED, *boost("more", "red", damage=1), *card("stab", hit(1))]
    match = battle(
        seat("cut", "stab", "sabre"),
        seat("red", "more", "sling"),
        cards=[*card("cut", hit(3), {"do": "again"}), *cards],
        turn=0,
    )
    play(match, "play:cut", "1 boost:red", "play:stab", "1 boost:more")
    assert foe_hp(match) == 20 - 4 - 2


@rule("kinfire.boost.must-match-colour")
def test_a_boost_must_share_the_actions_colour() -> None:
    match = shown("red", seat("red", "green", "sling"), cards=[*RED, *GREEN])
    assert menu(match, 1) == {"boost:red", "pass"}
    assert why_not(match, 1, "boost:green") == ("kinfire.boost.must-match-colour",)


@rule("kinfire.boost.two-colour-action-accepts-either-colour")
@rule("kinfire.boost.each-boost-checked-separately")
def test_a_two_colour_action_takes_boosts_of_either_colour() -> None:
    match = shown(
        "red-green", seat("red", "sling"), seat("green", "net"), seat("blue", "scroll"), cards=[*RED, *GREEN, *BLUE]
    )
    assert set(asked(match)) == {1, 2}
    play(match, "1 boost:red", "2 boost:green")
    assert foe_hp(match) == 15


@rule("kinfire.boost.white-action-accepts-any-colour")
@rule("kinfire.colour.white-is-wild")
def test_a_white_action_takes_any_boost() -> None:
    match = shown("white", seat("red", "green", "blue", "sling"), cards=[*RED, *GREEN, *BLUE])
    assert menu(match, 1) == {"boost:red", "boost:green", "boost:blue", "pass"}


@rule("kinfire.boost.white-boost-matches-any-colour")
@rule("kinfire.boost.two-colour-boost-matches-with-one-colour")
@rule("kinfire.colour.two-colour-card-counts-as-one-at-a-time")
def test_white_and_two_colour_boosts() -> None:
    cards = [*boost("white", "white", damage=1), *boost("both", "red-blue", damage=1), *boost("void", "void", damage=1)]
    match = shown("blue", seat("white", "both", "void", "sling"), cards=cards)
    assert menu(match, 1) == {"boost:white", "boost:both", "pass"}
    match = shown("green", seat("white", "both", "void", "sling"), cards=cards)
    assert menu(match, 1) == {"boost:white", "pass"}
    match = shown("white", seat("white", "both", "void", "sling"), cards=cards)
    assert "boost:void" not in menu(match, 1)


@rule("kinfire.boost.void-action-cannot-be-boosted")
@rule("kinfire.colour.void-card-has-no-colour")
def test_a_void_action_takes_no_boost() -> None:
    cards = [*RED, *boost("white", "white", damage=1)]
    others = (seat("red", "white", "sling"), seat("net"))
    match = shown("void", *others, cards=cards)
    assert asked(match) == {0: "ask-turn"}
    assert foe_hp(match) == 17


# --- what they give ---


@rule("kinfire.boost.damage-adds-to-allys-attacks")
@rule("kinfire.boost.damage-boosts-add-up")
def test_damage_boosts_add_up_and_count_for_each_attack() -> None:
    cards = [*RED, *boost("big", "red", damage=2)]
    match = shown("red", seat("red", "sling"), seat("big", "net"), cards=cards, deeds=(hit(3), hit(1)))
    play(match, "1 boost:red", "2 boost:big")
    assert foe_hp(match) == 20 - (3 + 3) - (1 + 3)


@rule("kinfire.boost.move-adds-one-zone")
@rule("kinfire.boost.move-may-be-split")
def test_a_move_boost_adds_a_zone_before_or_after_the_action() -> None:
    cards = boost("run", "red", steps=1)
    match = shown("red", seat("run", "sling"), cards=cards, own={"zone": "west"})
    play(match, "1 boost:run")
    assert asked(match) == {0: "ask-steps-before"}
    play(match, "move:mid", "act")
    assert foe_hp(match) == 17
    play(match, "move:east")
    assert match.state.seats[0].zone == "east"
    assert not any(option.startswith("move") for option in menu(match))
    match = shown("red", seat("run", "sling"), cards=cards, own={"zone": "far"})
    play(match, "1 boost:run", "move:east", "move:mid")
    assert foe_hp(match) == 17  # after the last step there is nothing left to ask


@rule("kinfire.boost.card-draw-or-discard-after-action")
def test_a_card_boost_draws_or_discards_after_the_action() -> None:
    cards = boost("think", "red", cards=1)
    match = shown("red", seat("think", "sling"), cards=cards, own={"armour": 1})
    play(match, "1 boost:think")
    assert foe_hp(match) == 17
    assert {"draw", "discard:sabre", "discard:armour"} <= menu(match)
    play(match, "draw")
    assert len(match.state.seats[0].hand.cards) == 2
    assert "draw" not in menu(match)


@rule("kinfire.boost.hp-recovered-after-action")
@rule("kinfire.seeker.hp-never-above-starting-value")
@rule("kinfire.hp.gain-raises-hp")
def test_an_hp_boost_heals_after_the_action_never_above_the_start() -> None:
    cards = boost("heal", "red", hp=3)
    match = shown("red", seat("heal", "sling"), cards=cards, own={"hp": 9}, deeds=({"do": "suffer", "hp": 2},))
    play(match, "1 boost:heal")
    assert hp(match)[0] == 10
    for before, key in ((15, "seeker-recovers"), (16, "recovers-nothing")):  # told, though it be in vain
        match = shown("red", seat("heal", "sling"), cards=cards, own={"hp": before})
        play(match, "1 boost:heal")
        assert hp(match)[0] == 16
        told_of = next(event for event in match.events if event.key in ("seeker-recovers", "recovers-nothing"))
        assert told_of.key == key
        assert told_of.params[1:] == (("before", before), ("after", 16))


@rule("kinfire.boost.damage-adds-to-allys-attacks", "kinfire.boost.move-adds-one-zone")
@rule("kinfire.boost.card-draw-or-discard-after-action", "kinfire.boost.hp-recovered-after-action")
def test_a_boost_names_the_rules_of_what_it_gives() -> None:
    kinds = {
        "damage": {"kinfire.boost.damage-adds-to-allys-attacks", "kinfire.boost.damage-boosts-add-up"},
        "steps": {"kinfire.boost.move-adds-one-zone", "kinfire.boost.move-may-be-split"},
        "cards": {"kinfire.boost.card-draw-or-discard-after-action"},
        "hp": {"kinfire.boost.hp-recovered-after-action"},
    }
    for kind, rules in kinds.items():
        match = shown("red", seat("aid", "sling"), cards=boost("aid", "red", **{kind: 1}))
        play(match, "1 boost:aid")
        assert set(next(event.rules for event in match.events if event.key == "boost-played")[2:]) == rules


def test_exhausted_damage_comes_before_an_hp_boost() -> None:
    cards = [*boost("heal", "red", hp=3), *card("cut", hit(3))]
    match = battle(seat("cut", "exhausted", hp=16), seat("heal", "sling"), cards=cards, turn=0)
    play(match, "play:cut", "1 boost:heal")
    assert hp(match)[0] == 16  # 15 after the renewal, and then no more than the start


def test_parries_and_substitutions_are_no_boosts_of_an_action() -> None:
    cards = [*boost("guard", "red", parry=2), *boost("swap", "red", substitution=True)]
    match = shown("red", seat("guard", "swap", "sling"), cards=cards)
    assert asked(match) == {0: "ask-turn"}


def test_a_damage_boost_on_an_action_without_attack_is_wasted() -> None:
    match = shown("red", seat("red", "sling"), cards=RED, deeds=({"do": "shield"},))
    play(match, "1 boost:red")
    assert match.state.seats[0].armour == 1
    assert foe_hp(match) == 20


@rule("kinfire.instant.action-playable-as-boost")
@rule("kinfire.instant.costs-no-action")
def test_an_instant_may_serve_as_a_boost() -> None:
    cards = card("lend", {"do": "shield"}, colour="red", instant=True, boosts={"damage": 2})
    match = shown("red", seat("lend", "sling"), cards=cards)
    play(match, "1 boost:lend")
    assert foe_hp(match) == 15
    assert match.state.seats[1].discard.cards == ["lend"]
    alone = shown("red", seat("lend"), cards=cards)
    play(alone, "1 boost:lend")
    assert "hand-renewed" in told(alone)  # the last Action left the hand


def test_instants_cost_no_action_on_the_own_turn() -> None:
    cards = [*card("cut", hit(3)), *card("quick", hit(1), instant=True), *card("swift", hit(1), instant=True)]
    match = battle(seat("cut", "quick", "swift", "sabre"), seat("sling"), cards=cards, turn=0)
    play(match, "play:quick", "play:swift")
    assert "done" not in menu(match)  # there is still to act or pass
    play(match, "play:cut")
    assert foe_hp(match) == 15


# --- parries ---


def attacked(*helpers: Item, cards: list[Item], strike: Item | None = None, **more: Any) -> Game:
    """An enemy attacks the first seeker."""
    deed = {"do": "strike", "reach": "melee", "damage": 5, **(strike or {})}
    return battle(
        seat("sabre", **more.pop("own", {})),
        *helpers,
        cards=cards,
        foes=[foe(row(deed), target=0)],
        draw=["1", "asha"],
        **more,
    )


GUARD = boost("guard", "red", parry=2)


@rule("kinfire.enemy-turn.allies-may-parry-the-attack")
@rule("kinfire.boost.parry-subtracts-from-damage")
@rule("kinfire.boost.parries-add-up")
@rule("kinfire.boost.never-to-defend-yourself")
def test_others_parry_and_their_parries_add_up() -> None:
    cards = [*GUARD, *boost("own", "red", parry=4), *boost("shield", "red", parry=1)]
    match = battle(
        seat("sabre", "own"),
        seat("guard", "sling"),
        seat("shield", "net"),
        cards=cards,
        foes=[foe(bite(5), target=0)],
        draw=["1", "asha"],
    )
    assert set(asked(match)) == {1, 2}
    assert {("damage", 5), ("seat", "@seat.0")} <= set(match.offers(1)[0].prompt.params)
    play(match, "1 parry:guard/0", "2 parry:shield/0")
    assert hp(match)[0] == 11 - 2


@rule("kinfire.boost.parry-matches-attack-colour")
def test_a_parry_must_share_the_attacks_colour() -> None:
    match = attacked(seat("guard", "sling"), seat("net"), cards=GUARD, strike={"colour": "blue"})
    assert asked(match) == {0: "ask-turn"}
    assert hp(match)[0] == 6
    match = attacked(seat("guard", "sling"), cards=GUARD, strike={"colour": "red-green"})
    assert asked(match) == {1: "ask-parry"}
    match = attacked(seat("guard", "sling"), cards=GUARD, strike={"colour": "void"})
    assert asked(match) == {0: "ask-turn"}
    match = attacked(
        seat("guard", "wall", "sling"), cards=[*GUARD, *boost("wall", "blue", parry=1)], strike={"colour": "red"}
    )
    assert why_not(match, 1, "parry:wall/0") == ("kinfire.boost.parry-matches-attack-colour",)


@rule("kinfire.boost.parry-protects-one-ally-only")
def test_one_parry_protects_one_of_several() -> None:
    cards = [*GUARD, *boost("mine", "red", parry=1)]
    match = battle(
        seat("sabre", "mine"),
        seat("sling"),
        seat("guard", "net", zone="far"),
        cards=cards,
        foes=[foe(bite(3, area=True), target=0)],
        draw=["1", "asha"],
    )
    assert menu(match, 2) == {"parry:guard/0", "parry:guard/1", "pass"}
    assert ("seat", "@text.several") in match.offers(2)[0].prompt.params
    assert menu(match, 0) == {"parry:mine/1", "pass"}  # never for themselves, but for the other
    assert why_not(match, 0, "parry:mine/0") == ("kinfire.boost.never-to-defend-yourself",)
    play(match, "2 parry:guard/1", "pass")
    assert hp(match) == [8, 9, 14]


@rule("kinfire.boost.never-on-own-turn")
def test_in_ones_own_turn_one_plays_no_boost() -> None:
    """A passive ability attacks in a seeker's turn: that seeker does not parry for the others."""
    rows = (
        {"row": "passive", "name": "bite", "when": "hurt", "do": [{"do": "strike", "reach": "melee", "damage": 3}]},
        bite(1),
    )
    cards = [*card("cut", hit(1)), *GUARD, *boost("late", "red", parry=1)]
    match = battle(
        seat("cut", "guard", "sabre"),
        seat("sling"),
        seat("late", "net"),
        cards=cards,
        turn=0,
        foes=[foe(*rows, target=1)],
    )
    play(match, "play:cut")
    assert asked(match) == {2: "ask-parry"}
    play(match, "2 pass")
    assert hp(match)[1] == 10 - 3
    assert match.state.combat.turn.blow is None  # the turn goes on without it


@rule("kinfire.enemy-turn.allies-may-parry-the-attack")
def test_an_attack_worth_nothing_says_so() -> None:
    match = attacked(seat("guard", "sling"), cards=GUARD, strike={"damage": 0})
    assert ("damage", 0) in match.offers(1)[0].prompt.params


def test_special_abilities_strengthen_boosts() -> None:
    seekers = [
        {**each, "special": {"lends": {"boost": 1, "heal": 1, "any_colour": True}} if each["id"] == "feyn" else {}}
        for each in THIN["seekers"]
    ]
    match = shown("blue", seat("red", "sling"), cards=RED, seekers=seekers, own={"hp": 9})
    play(match, "1 boost:red")
    assert (foe_hp(match), hp(match)[0]) == (15, 9)
    match = shown("blue", seat("heal", "sling"), cards=boost("heal", "red", hp=3), seekers=seekers, own={"hp": 9})
    play(match, "1 boost:heal")
    assert (foe_hp(match), hp(match)[0]) == (17, 13)
    match = attacked(seat("guard", "sling"), cards=GUARD, strike={"damage": 5}, seekers=seekers)
    play(match, "1 parry:guard/0")
    assert hp(match)[0] == 16 - (5 - 2 - 1)
