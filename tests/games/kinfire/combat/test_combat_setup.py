"""Setting up a combat, and the tutorial."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.kinfire import arena
from tests.games.kinfire.arena import battle, bite, boost, foe, foe_hp, hit, hp, seat, why_not
from tests.games.kinfire.thin import Item, asked, menu, play, single, told

from roundtable.games.kinfire.state import NOBODY

rule = pytest.mark.rule

LUCK = single("beginners-luck", do=[hit(4, "ranged", provoking=True)])


def at_setup(**more: Any) -> Any:
    """A combat from its first step, three seekers."""
    return battle(seat(), seat(), seat(), setup=True, **more)


def ready(match: Any) -> None:
    """Everybody takes the first spot offered."""
    while "ask-spot" in asked(match).values():
        who = next(iter(asked(match)))
        play(match, f"{who} {min(menu(match, who))}")


@rule("kinfire.setup.twelve-steps-in-order")
def test_target_conditions_are_read_with_armour_drawn_and_standees_placed() -> None:
    from tests.games.kinfire.thin import THIN

    seekers = [{**each, "armour": 3 if each["id"] == "khor" else 0} for each in THIN["seekers"]]
    match = at_setup(foes=[foe(targets="most-armour"), foe(targets="nearest", zone="far")], seekers=seekers, draw=["1"])
    assert match.state.combat.foes[0].target == NOBODY
    play(match, "0 stand:west", "1 stand:west", "2 stand:mid")
    assert [each.target for each in match.state.combat.foes] == [2, 2]


@rule("kinfire.setup.map-named-by-quest")
@rule("kinfire.setup.enemy-boards-per-setup-card")
@rule("kinfire.setup.enemy-hp-from-board-heart")
@rule("kinfire.setup.enemy-standees-per-setup-card")
@rule("kinfire.setup.thirteen-ability-tokens-placed-as-told")
def test_enemies_stand_as_the_setup_card_says() -> None:
    first = foe(bite(), bite(), hp=30, zone="far", tokens=[[1, 2, 0], [3, 4, 5, 6]])
    match = at_setup(foes=[first, foe(hp=7, zone="east", tokens=[[7, 8, 9, 10, 11, 12]])])
    foes = match.state.combat.foes
    assert [(each.board, each.hp, each.zone) for each in foes] == [("foe0", 30, "far"), ("foe1", 7, "east")]
    assert [each.tokens for each in foes] == [[[1, 2, 0], [3, 4, 5, 6]], [[7, 8, 9, 10, 11, 12]]]


def test_enemies_of_one_kind_are_numbered() -> None:
    two = {"enemies": [{"who": "foe0", "zone": "mid"}, {"who": "foe0", "zone": "east"}]}
    match = at_setup(foes=[foe()], card_of_fight=two)
    assert [each.number for each in match.state.combat.foes] == [1, 2]


@rule("kinfire.setup.opening-hand-seven")
@rule("kinfire.setup.starting-armour-added-to-hand")
@rule("kinfire.seeker.armour-value-printed-on-board")
@rule("kinfire.setup.lanterns-start-face-down")
@rule("kinfire.lantern.opening-hand-does-not-charge")
def test_seven_cards_armour_on_top_and_dark_lanterns() -> None:
    from tests.games.kinfire.thin import THIN

    seekers = [{**each, "armour": {"khor": 3, "feyn": 0}.get(each["id"], 1)} for each in THIN["seekers"]]
    match = at_setup(seekers=seekers)
    seats = match.state.seats[:3]
    assert [len(each.hand.cards) for each in seats] == [7, 7, 7]
    assert [each.armour for each in seats] == [1, 0, 3]
    ready(match)
    assert [each.charged for each in seats] == [False] * 3


@rule("kinfire.setup.opening-hand-needs-an-action-card")
def test_a_hand_without_actions_is_replaced_before_it_goes_back() -> None:
    boosts = [
        f"asha-{colour}-boost" for colour in ("red-1", "red-2", "green-1", "green-2", "green-3", "green-4", "blue-1")
    ]
    match = at_setup(decks={"deck-0": boosts})
    assert "hand-rejected" in told(match)
    hand = match.state.seats[0].hand.cards
    assert len(hand) == 7
    assert not set(hand) & set(boosts)
    assert len(match.state.seats[0].deck.cards) == 11


@rule("kinfire.setup.discard-shuffled-in-before-opening-hand")
@rule("kinfire.status.exhausted-enters-deck-next-combat")
def test_what_lay_in_the_discard_pile_is_shuffled_in() -> None:
    tired = {"seeker": "asha", "discard": ["asha-red-1", "asha-red-1-boost", "exhausted"]}
    match = at_setup(who=(tired, "feyn", "khor"))
    seeker = match.state.seats[0]
    assert not seeker.discard.cards
    assert len(seeker.deck.cards) + len(seeker.hand.cards) == 19
    assert "exhausted" in [*seeker.deck.cards, *seeker.hand.cards]


@rule("kinfire.setup.four-start-spots-one-seeker-each")
def test_each_pair_of_footprints_is_for_one_seeker() -> None:
    match = battle(seat(), seat(), seat(), seat(), setup=True)
    play(match, "0 stand:west", "1 stand:west")
    assert menu(match, 2) == {"stand:mid", "stand:bog"}
    assert "kinfire.setup.four-start-spots-one-seeker-each" in why_not(match, 2, "stand:west")


@rule("kinfire.target.each-enemy-starts-on-condition-holder")
@rule("kinfire.target.setup-tie-group-chooses")
def test_the_first_target_is_who_fits_best_and_ties_are_the_groups() -> None:
    match = at_setup(foes=[foe(targets="most-hp")], who=("asha", "valora", "feyn"))  # 11, 11 and 10 HP
    play(match, "0 stand:west", "1 stand:west", "2 stand:mid")
    assert asked(match) == {0: "ask-target"}
    assert menu(match) == {"target:0", "target:1"}
    play(match, "target:1")
    assert match.state.combat.foes[0].target == 1


def test_two_seekers_have_five_hp_more() -> None:
    assert hp(battle(seat(), seat(), setup=True)) == [16, 15]
    assert hp(at_setup()) == [11, 10, 14]


# --- the tutorial ---


def lesson(*seats: Item, zone: str = "west", **more: Any) -> Any:
    """The tutorial, about to draw its first token: the first seeker reads."""
    cards = [
        LUCK,
        *boost("two", "red", damage=2),
        *boost("one", "green", damage=1),
        *boost("blue", "blue", damage=1),
        *boost("guard", "blue", parry=2),
        *boost("small", "blue", parry=1),
        *boost("balm", "red", hp=1),
    ]
    reader = seat("beginners-luck", "sabre", zone=zone, armour=3, hp=14)
    return battle(
        reader,
        *seats,
        cards=cards,
        reader=0,
        who=("khor", "asha", "feyn", "naz"),
        foes=[
            foe(
                {
                    "row": "active",
                    "name": "bite",
                    "do": [{"do": "strike", "reach": "melee", "damage": 8}, {"do": "retarget"}],
                },
                zone="east",
                hp=30,
                target=1,
            )
        ],
        **more,
    )


@rule("kinfire.tutorial.reader-takes-first-turn")
@rule("kinfire.tutorial.first-turn-step-and-attack-scripted")
@rule("kinfire.tutorial.helpers-play-highest-damage-boost")
@rule("kinfire.card.disposable-leaves-deck-after-use")
def test_the_first_turn_is_scripted() -> None:
    match = lesson(seat("two", "one", "sling"), seat("blue", "scroll"))
    assert asked(match) == {1: "ask-boost", 2: "ask-boost"}  # the step and the card were the only choice
    assert match.state.seats[0].zone == "mid"
    assert menu(match, 1) == {"boost:two"}
    assert menu(match, 2) == {"boost:blue"}
    play(match, "1 boost:two")  # after which the other is the only one to claim
    assert match.state.used.cards[0] == "khor"
    assert foe_hp(match) == 30 - 4 - 2 - 1
    assert ("seat", "@seat.0") in next(event for event in match.events if event.key == "targets").params
    assert "beginners-luck" in match.state.box.cards


@rule("kinfire.tutorial.first-turn-step-and-attack-scripted")
def test_the_step_of_the_first_turn_leads_towards_the_enemy_if_one_is_needed(monkeypatch: pytest.MonkeyPatch) -> None:
    assert lesson(seat("two", "sling"), seat("blue"), zone="mid").state.seats[0].zone == "mid"
    ring = [("west", "mid"), ("west", "bog"), ("bog", "mid"), ("mid", "east")]
    monkeypatch.setattr(arena, "BORDERS", [(one, other, None) for one, other in ring])
    monkeypatch.setattr(arena, "ARENA", arena.Arena())
    assert lesson(seat("two", "sling"), seat("blue")).state.seats[0].zone == "mid"  # not to one as far away


@rule("kinfire.tutorial.first-turn-step-and-attack-scripted")
def test_other_boosts_are_free_in_the_first_turn_too() -> None:
    match = lesson(seat("balm", "sling"), seat("blue", "scroll"))
    assert menu(match, 1) == {"boost:balm", "pass"}


@rule("kinfire.tutorial.second-turn-is-enemy-token-one")
@rule("kinfire.tutorial.helpers-play-highest-parry")
@rule("kinfire.tutorial.random-draws-from-turn-three")
def test_the_second_turn_is_enemy_token_one() -> None:
    match = lesson(seat("guard", "small", "sling", hp=9), seat("small-action", "scroll", hp=9), draw=["heart"])
    assert asked(match) == {1: "ask-parry"}
    assert menu(match, 1) == {"parry:guard/0", "pass"}
    assert "kinfire.tutorial.helpers-play-highest-parry" in why_not(match, 1, "parry:small/0")
    assert "tutorial-over" not in told(match)
    play(match, "1 parry:guard/0")
    assert "tutorial-over" in told(match)
    assert hp(match)[0] == 14 - (8 - 2 - 3)
    assert match.state.seats[0].armour == 2
    assert match.state.used.cards == ["khor", "1"]
    assert [event.rules[0] for event in match.events if event.key == "token-picked"] == [
        "kinfire.tutorial.reader-takes-first-turn",
        "kinfire.tutorial.second-turn-is-enemy-token-one",
    ]
    assert match.state.track.cards == ["heart"]
    assert asked(match) == {0: "ask-whose-turn"}


@rule("kinfire.tutorial.reader-gets-beginners-luck")
def test_the_group_names_a_reader_once() -> None:
    match = at_setup(cards=[LUCK], card_of_fight={"tutorial": True}, foes=[foe(zone="east")])
    play(match, "0 stand:west", "1 stand:west", "2 stand:mid")
    assert asked(match) == {0: "ask-reader"}
    play(match, "reads:1")
    assert match.state.used.cards == ["feyn"]
    assert "gets-beginners-luck" in told(match)
    assert match.state.taught
    off = at_setup(cards=[LUCK], card_of_fight={"tutorial": True}, options={"tutorial": False}, draw=["heart"])
    play(off, "0 stand:west", "1 stand:west", "2 stand:mid")
    assert asked(off) == {0: "ask-whose-turn"}
