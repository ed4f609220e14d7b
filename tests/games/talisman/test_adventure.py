"""Adventure cards: what they show, lost turns, enemies, trophies, and what events, strangers and places do."""

from __future__ import annotations

from typing import Any

import pytest

from roundtable.games.talisman.effects import Object
from roundtable.games.talisman.encounters import encounter_value
from roundtable.kernel.scene import Board

from .stories import FAR, Game, asked, fresh, lying, menu, play, start, told
from .stories import sturdy as who

rule = pytest.mark.rule


def meet(*cards: str, dice: tuple[int, ...] = (), other: dict[str, Any] = FAR, **seat: Any) -> Game:
    """Somebody (the Thief: 3, 3, and 4 Life) meets these on the Fields. The dice are those that follow the move."""
    character = seat.pop("character", "thief")
    match = start(who(character, "village", **seat), other, dice=(1, *dice), spaces={"fields-1": list(cards)})
    play(match, "0 go:left")
    if "visit" in menu(match, 0):
        play(match, "0 visit")
    return match


# --- what a card shows ---


@rule("talisman.adventure.card-fields")
def test_a_card_shows_its_name_type_value_and_text() -> None:
    match = start(who("thief", "village"), FAR, dice=(1, 1, 3), draw={"adventure": ["dragon"]})
    play(match, "0 go:left")
    board = next(part for part in match.scene(1).parts if isinstance(part, Board))
    (card,) = [card for place in board.places for card in place.cards]
    assert (card.name, card.type, card.text) == ("@cards.dragon", "dragon", "@cards.dragon.text")
    assert [(number.id, number.value) for number in card.numbers] == [("value", 2), ("strength", 7)]


def test_every_adventure_card_has_a_value_by_its_type() -> None:
    content = start(who("thief", "village"), FAR).content
    values: dict[str, set[int]] = {}
    for card in content["cards"].values():
        if not (isinstance(card, Object) and card.deck != "adventure"):
            values.setdefault(getattr(card, "race", type(card).__name__), set()).add(encounter_value(card))
    assert values == {
        "Event": {1}, "animal": {2}, "dragon": {2}, "monster": {2}, "spirit": {3}, "Stranger": {4}, "Object": {5},
        "Follower": {5}, "PlaceCard": {6},
    }  # fmt: skip


# --- losing a turn ---


@rule("talisman.adventure.events.lost-turn-ends-current-turn")
@rule("talisman.adventure.events.otherwise-next-turn-is-lost")
def test_a_lost_turn_with_nothing_more_to_meet_costs_the_next_one() -> None:
    match = meet("tempest", other=who("elf", "castle"))
    assert (match.state.seats[0].lost_turns, match.state.seats[1].lost_turns, match.state.active) == (1, 0, 1)
    match = start(who("thief", "village", lost_turns=1), FAR)
    assert (match.state.seats[0].lost_turns, match.state.active, told(match).count("misses-turn")) == (0, 1, 1)


@rule("talisman.adventure.events.cutting-off-more-cards-counts-as-lost-turn")
@rule("talisman.sequence.lost-turn-ends-turn")
@pytest.mark.parametrize("more", ["wolf", "herb-wife", "silver-vein", "water-flask", "unicorn"])
def test_to_be_cut_off_from_any_card_is_the_lost_turn(more: str) -> None:
    match = meet("tempest", more, other=who("elf", "castle"))
    assert (match.state.seats[0].lost_turns, lying(match), match.state.active) == (0, [more], 1)


def test_whoever_loses_a_turn_in_anothers_misses_the_next() -> None:
    match = start(
        who("thief", "village"), who("troll", "castle"), FAR, dice=(1,), spaces={"fields-1": ["tempest", "wolf"]}
    )
    play(match, "0 go:left")
    assert [character.lost_turns for character in match.state.seats] == [0, 0, 1]


@rule("talisman.adventure.events.otherwise-next-turn-is-lost")
def test_cards_one_left_there_and_those_already_met_are_not_cards_to_come() -> None:
    """Ruling A24."""
    match = start(who("thief", "ruins", objects=["sword"]), FAR, dice=(2, 1), spaces={"tavern": ["herb-wife"]})
    play(match, "0 go:right", "0 leave:sword")
    assert (lying(match, "tavern"), match.state.seats[0].lost_turns) == (["herb-wife", "sword"], 1)


@rule("talisman.adventure.events.otherwise-next-turn-is-lost")
def test_gold_and_the_spaces_own_instructions_are_no_cards_to_come() -> None:
    match = start(who("thief", "fields-19"), FAR, dice=(1, 1), coins={"tavern": 2})
    play(match, "0 go:right")
    assert match.state.seats[0].lost_turns == 1
    match = start(who("thief", "fields-23"), who("elf", "castle"), dice=(1,), spaces={"village": ["tempest"]})
    play(match, "0 go:left")
    assert (match.state.seats[0].lost_turns, match.state.active) == (1, 1)


@rule("talisman.adventure.events.otherwise-next-turn-is-lost")
def test_the_enemy_that_costs_a_turn_costs_the_next_one() -> None:
    """The lost fight has ended this one: nobody is cut off from anything by the Basilisk's eyes."""
    match = meet("basilisk", dice=(1, 1))
    assert (match.state.seats[0].lost_turns, lying(match)) == (1, ["basilisk"])
    match = meet("basilisk", "water-flask", dice=(1, 1))
    assert match.state.seats[0].lost_turns == 1


@rule("talisman.adventure.events.cutting-off-more-cards-counts-as-lost-turn")
def test_one_of_two_equal_cards_may_still_be_to_come() -> None:
    match = start(who("thief", "ruins", objects=["sword"]), FAR, dice=(2, 1), spaces={"tavern": ["sword"]})
    play(match, "0 go:right", "0 leave:sword")
    assert match.state.seats[0].lost_turns == 0


@rule("talisman.adventure.events.cutting-off-more-cards-counts-as-lost-turn")
def test_so_may_the_second_of_two_when_the_first_was_met() -> None:
    bore = {"id": "bore", "type": "stranger", "count": 2, "do": [{"do": "lose-turn"}]}
    for cards, lost in ((["bore", "bore"], 0), (["bore"], 1)):
        match = start(who("thief", "village"), FAR, dice=(1,), cards=[bore], spaces={"fields-1": cards})
        play(match, "0 go:left")
        assert (match.state.seats[0].lost_turns, lying(match), match.state.active) == (lost, cards, 1)


@rule("talisman.adventure.events.cutting-off-more-cards-counts-as-lost-turn")
def test_what_one_left_elsewhere_makes_no_difference() -> None:
    match = start(
        who("thief", "village", objects=["sword"]), who("elf", "castle"), dice=(1, 4),
        spaces={"fields-1": ["imp"], "ruins": ["tempest", "sword"]},
    )  # fmt: skip
    play(match, "0 go:left", "0 leave:sword")
    assert (lying(match), lying(match, "ruins"), match.state.active) == (["sword"], ["sword"], 1)
    assert match.state.seats[0].lost_turns == 0


# --- enemies ---


@rule("talisman.adventure.enemies.undefeated-stay-on-space")
def test_an_undefeated_enemy_waits_for_the_next_visitor() -> None:
    match = start(
        who("thief", "village"), who("troll", "village"), dice=(1, 1, 6, 1, 6, 1), spaces={"fields-1": ["wolf"]}
    )
    play(match, "0 go:left", "1 go:left", "1 visit")
    assert (match.state.seats[0].lives, list(match.state.seats[1].trophies), lying(match)) == (3, ["wolf"], [])


# --- trophies ---


@rule(
    "talisman.adventure.trophies.strength-exchange", "talisman.adventure.trophies.threshold-counts-counters-not-cards"
)
def test_trophies_must_be_worth_the_current_strength() -> None:
    """Goblin 2 and Serpent 4 for a Strength of 6 at most, whatever the Magic Belt adds."""
    seat = who("thief", "village", trophies=["goblin", "serpent"], objects=["magic-belt"])
    match = start(seat | {"strength": 7}, FAR, dice=(1,))
    assert match.why_not(0, "trade:strength") == ("talisman.adventure.trophies.strength-exchange",)
    for strength, given, left in ((6, 2, []), (5, 2, []), (4, 1, ["goblin"])):
        match = start(seat | {"strength": strength}, FAR, dice=(1,))
        play(match, "0 trade:strength", "0 trophy:serpent", *(["0 done"] if left else []))
        thief = match.state.seats[0]
        assert (thief.strength_counters, list(thief.trophies)) == (strength - 3 + 1, left)
        assert len(match.state.adventure_discard) == given


@rule("talisman.adventure.trophies.craft-exchange", "talisman.adventure.trophies.threshold-counts-counters-not-cards")
def test_spirits_count_for_craft_only_and_cards_do_not_raise_the_price() -> None:
    seat = who("thief", "village", strength=9, craft=4, trophies=["ghost", "lemure"], objects=["solomons-crown"])
    match = start(seat, FAR, dice=(1,))
    assert {option for option in menu(match, 0) if option.startswith("trade")} == {"trade:craft"}
    play(match, "0 trade:craft", "0 trophy:lemure")
    thief = match.state.seats[0]
    assert (thief.craft_counters, thief.strength_counters, list(thief.trophies)) == (1, 6, [])


@rule("talisman.adventure.trophies.threshold-rises-with-each-counter")
def test_a_surplus_is_lost_and_the_next_counter_costs_more() -> None:
    seat = who("thief", "village", trophies=["dragon", "wolf", "goblin", "bear"])
    match = start(seat, FAR, dice=(1,))
    play(match, "0 trade:strength", "0 trophy:dragon", "0 done")
    thief = match.state.seats[0]
    assert (thief.strength_counters, sorted(thief.trophies)) == (
        1,
        ["bear", "goblin", "wolf"],
    )  # 7 for a 3: one counter
    play(match, "0 trade:strength", "0 trophy:wolf", "0 trophy:goblin", "0 done")  # 4 for a 4
    assert (match.state.seats[0].strength_counters, list(match.state.seats[0].trophies)) == (2, ["bear"])
    assert "trade:strength" not in menu(match, 0)  # 3 for a 5
    assert list(match.state.adventure_discard) == ["dragon", "wolf", "goblin"]


@rule("talisman.adventure.trophies.strength-exchange")
def test_trophies_are_traded_at_any_moment_of_ones_own_turn_outside_a_fight() -> None:
    """Ruling A30."""
    seats = who("thief", "village", trophies=["dragon"], fate=1), who("elf", "city", trophies=["dragon"])
    match = start(*seats, dice=(1, 1, 1), spaces={"fields-1": ["wolf"]})
    assert "trade:strength" in menu(match, 0)
    play(match, "0 go:left")
    assert (asked(match), "trade:strength" in menu(match, 0)) == ({0: "ask-encounter"}, True)
    play(match, "0 visit")
    assert (asked(match), "trade:strength" in menu(match, 0)) == ({0: "ask-reroll"}, False)
    assert not menu(match, 1)
    match = meet("wolf", trophies=["dragon"], objects=["smoke-pot"])
    assert (asked(match), menu(match, 0)) == (
        {0: "ask-attacked"}, {"fight", "evade:smoke-pot", "leave:smoke-pot"},
    )  # fmt: skip


@rule("talisman.adventure.trophies.strength-exchange")
def test_a_trophy_won_in_a_turn_can_be_traded_in_it() -> None:
    """Ruling A30: any moment, the last one of the turn too."""
    match = start(who("thief", "village", strength=3), FAR, dice=(1, 6, 1), spaces={"fields-1": ["bear"]})
    play(match, "0 go:left")
    assert (asked(match), menu(match, 0)) == ({0: "ask-end-turn"}, {"trade:strength", "done"})
    play(match, "0 trade:strength")
    assert (match.state.seats[0].strength_counters, match.state.seats[0].trophies.cards) == (1, [])
    assert asked(match) == {1: "ask-way"}, "nothing is left to do"


@rule("talisman.objects.leave-any-time-in-own-turn")
def test_what_was_found_last_can_be_left_before_the_turn_ends_but_not_after_a_lost_fight() -> None:
    match = start(who("thief", "village"), FAR, dice=(1,), spaces={"fields-1": ["sword"]})
    play(match, "0 go:left", "0 take:sword")
    assert (asked(match), menu(match, 0)) == ({0: "ask-end-turn"}, {"leave:sword", "done"})
    play(match, "0 leave:sword")
    assert (lying(match), asked(match)) == (["sword"], {1: "ask-way"})
    match = start(who("thief", "village", trophies=["dragon"]), FAR, dice=(1, 1, 6), spaces={"fields-1": ["bear"]})
    play(match, "0 go:left", "0 visit")
    assert asked(match) == {1: "ask-way"}, "whoever loses a fight has no turn any more"


def test_who_has_nothing_to_do_at_the_end_of_a_turn_is_not_asked() -> None:
    """No cards, and trophies that pay for nothing."""
    match = start(who("thief", "village", trophies=["goblin"]), FAR, dice=(1,), draw={"adventure": ["silver-vein"]})
    play(match, "0 go:left")
    assert asked(match) in ({1: "ask-way"}, {0: "ask-choose"})
    if 0 in asked(match):
        play(match, "0 way:go-on")
    assert asked(match) == {1: "ask-way"}


@rule("talisman.adventure.trophies.threshold-rises-with-each-counter")
def test_several_trophies_make_one_trade_though_fewer_would_do() -> None:
    match = start(who("thief", "village", trophies=["dragon", "giant", "wolf"]), FAR, dice=(1,))
    play(match, "0 trade:strength", "0 trophy:dragon", "0 trophy:giant", "0 trophy:wolf")
    assert (match.state.seats[0].strength_counters, match.state.seats[0].trophies.cards) == (1, [])
    assert sorted(match.state.adventure_discard.cards) == ["dragon", "giant", "wolf"]


def test_while_trophies_are_given_nothing_else_is_done() -> None:
    match = start(who("thief", "village", trophies=["dragon", "giant"], objects=["axe"]), FAR, dice=(1,))
    assert {"trade:strength", "leave:axe"} <= menu(match, 0)
    play(match, "0 trade:strength")
    assert menu(match, 0) == {"trophy:dragon", "trophy:giant"}
    play(match, "0 trophy:giant")
    assert menu(match, 0) == {"trophy:dragon", "done"}
    play(match, "0 done")
    assert {"trade:strength", "leave:axe"} <= menu(match, 0)


def test_there_is_no_reason_why_what_nobody_has_is_not_traded_or_cast() -> None:
    match = start(who("thief", "village", spells=["hex"]), FAR, dice=(1,))
    play(match, "0 pass")
    for option in ("trade:gold", "give:strength", "cast:surge", "give:hex"):
        assert match.why_not(0, option) == ()


def test_only_what_is_left_of_the_trophies_is_worth_something() -> None:
    match = start(who("thief", "village", trophies=["rat-swarm", "wolf", "bear"]), FAR, dice=(1,))
    play(match, "0 trade:strength", "0 trophy:rat-swarm")
    assert menu(match, 0) == {"trophy:wolf", "trophy:bear"}
    play(match, "0 trophy:wolf", "0 done")
    assert (match.state.seats[0].strength_counters, list(match.state.seats[0].trophies)) == (1, ["bear"])


# --- events, strangers, places ---

FOLLOW = "talisman.adventure.events-strangers-places.follow-text"


@rule(FOLLOW)
def test_an_event_does_what_it_says_and_is_gone() -> None:
    match = meet("buried-cache", gold=0)
    assert (match.state.seats[0].gold, lying(match), list(match.state.adventure_discard)) == (2, [], ["buried-cache"])


@rule(FOLLOW)
@pytest.mark.parametrize(("alignment", "lives", "fate"), [("good", 0, 1), ("neutral", 3, 0), ("evil", 1, 0)])
def test_a_stranger_may_go_by_alignment(alignment: str, lives: int, fate: int) -> None:
    match = meet("white-pilgrim", lives=2, alignment=alignment)
    lives = lives or match.content["characters"]["thief"].life  # the good are healed
    assert (match.state.seats[0].lives, match.state.seats[0].fate, lying(match)) == (lives, fate, ["white-pilgrim"])


@rule(FOLLOW)
@pytest.mark.parametrize(("die", "gained"), [(1, None), (3, None), (4, "fate"), (5, "spells"), (6, "lives")])
def test_a_place_may_call_for_a_die(die: int, gained: str | None) -> None:
    match = meet("roadside-shrine", dice=(die,))
    thief = match.state.seats[0]
    found = {"fate": thief.fate, "spells": len(thief.spells), "lives": thief.lives - 4}
    assert found == {name: int(name == gained) for name in found}
    assert lying(match) == ["roadside-shrine"]


@rule(FOLLOW)
def test_those_good_at_praying_add_to_the_die() -> None:
    match = meet("roadside-shrine", dice=(3,), followers=["acolyte"])
    assert match.state.seats[0].fate == 1
    match = meet("roadside-shrine", dice=(6,), followers=["acolyte"])
    assert match.state.seats[0].lives == 5  # the last row holds for all above


@rule(FOLLOW)
def test_a_place_pays_on_every_visit() -> None:
    match = start(
        who("thief", "village", gold=0),
        who("troll", "village", gold=0),
        dice=(1, 1),
        spaces={"fields-1": ["silver-vein"]},
    )
    play(match, "0 go:left", "1 go:left", "1 visit")
    assert [character.gold for character in match.state.seats] == [1, 1]


@rule(FOLLOW)
def test_a_labyrinth_is_dice_less_craft() -> None:
    outcomes = {
        (1, 5): (1, 0, []),
        (1, 6): (0, 0, ["labyrinth"]),
        (4, 5): (0, 0, ["labyrinth"]),
        (4, 6): (0, 1, ["labyrinth"]),
    }
    for dice, (craft, lost, left) in outcomes.items():
        match = meet("labyrinth", dice=dice)
        thief = match.state.seats[0]
        assert (thief.craft_counters, thief.lost_turns, lying(match), thief.cleared) == (craft, lost, left, False)


# --- choices ---


@rule(FOLLOW)
def test_a_choice_offers_what_can_be_paid_for() -> None:
    match = meet("hedge-wizard", gold=1)
    assert menu(match, 0) == {"way:spell", "way:leave"}
    assert match.why_not(0, "way:study") == ("talisman.encounters.gold.buys-goods-and-services",)
    play(match, "0 way:spell")
    assert (match.state.seats[0].gold, len(match.state.seats[0].spells), lying(match)) == (0, 1, ["hedge-wizard"])
    match = meet("hedge-wizard", gold=2)
    play(match, "0 way:study")
    assert (match.state.seats[0].gold, match.state.seats[0].craft_counters, lying(match)) == (0, 1, [])


@rule(FOLLOW)
def test_a_choice_may_ask_for_a_gift() -> None:
    match = meet("recruiter", followers=["unicorn", "mule"], gold=0)
    play(match, "0 way:give")
    assert (asked(match), menu(match, 0) - {"leave:unicorn", "leave:mule"}) == (
        {0: "ask-give-up"}, {"give:unicorn", "give:mule"},
    )  # fmt: skip
    play(match, "0 give:mule")
    assert (list(match.state.seats[0].followers), match.state.seats[0].gold) == (["unicorn"], 2)
    match = start(who("thief", "village"), FAR, dice=(1,), spaces={"fields-1": ["recruiter"]})
    play(match, "0 go:left")
    assert match.state.active == 1  # with nobody to give there is but one way


@rule(FOLLOW)
def test_a_toad_neither_pays_nor_gives() -> None:
    match = start(
        who("thief", "village", toad=1, followers=["unicorn"]), FAR, spaces={"fields-1": ["recruiter", "hedge-wizard"]}
    )
    play(match, "0 go:left")
    thief = match.state.seats[0]
    assert (thief.gold, list(thief.followers), len(thief.spells), match.state.active) == (2, ["unicorn"], 0, 1)


def test_where_no_way_can_be_paid_nothing_happens() -> None:
    toll = {
        "id": "toll-gate", "type": "place",
        "do": [{"do": "choose", "ways": [
            {"id": "one", "text": "way-one", "gold": 1, "do": [{"do": "gain", "what": "craft"}]},
            {"id": "two", "text": "way-two", "gold": 2}]}],
    }  # fmt: skip
    match = start(who("thief", "village", gold=0), FAR, dice=(1,), cards=[toll], spaces={"fields-1": ["toll-gate"]})
    play(match, "0 go:left")
    assert (match.state.active, "nothing-happens" in told(match)) == (1, True)
    match = start(who("thief", "village", gold=1), FAR, dice=(1,), cards=[toll], spaces={"fields-1": ["toll-gate"]})
    play(match, "0 go:left")
    assert (match.state.seats[0].craft_counters, match.state.seats[0].gold) == (1, 0)


def test_whoever_is_warded_is_spared_and_may_try_where_there_is_something_to_win() -> None:
    match = start(who("thief", "plains-9", followers=["guide"]), FAR, dice=(1, 6))
    play(match, "0 go:right", "0 visit")
    assert (asked(match), menu(match, 0) - {"leave:guide"}) == ({0: "ask-try"}, {"yes", "no"})
    play(match, "0 yes")
    assert match.state.seats[0].strength_counters == 1
    match = start(who("thief", "plains-9", followers=["guide"]), FAR, dice=(1,))
    play(match, "0 go:right", "0 visit", "0 no", "0 done")
    assert ("rolls" in told(match), match.state.active) == (False, 1)
    match = start(who("thief", "runes-5", objects=["climbing-rope"]), FAR, dice=(1,))
    play(match, "0 go:left", "0 visit", "0 done")
    assert ("rolls" in told(match), match.state.active) == (False, 1)  # nothing to win in the Chasm


# --- things that happen to several ---


@rule(FOLLOW)
def test_what_happens_to_everybody_happens_to_the_active_one_last() -> None:
    seats = [who("thief", "crags"), who("thief", "village") | {"character": "dwarf"}, FAR]
    match = start(*seats, dice=(1, 2, 3, 1), spaces={"fields-1": ["marsh-fever"]}, turn=1)
    play(match, "1 go:left")
    assert [character.lives for character in match.state.seats] == [4, 3, 3]  # the dice: Elf, Thief, Dwarf


@pytest.mark.parametrize(
    ("who_", "hit"),
    [("everyone", [1, 1, 1, 1]), ("others", [0, 1, 1, 1]), ("same-region", [1, 1, 0, 1]),
     ("others-in-region", [0, 1, 0, 1]), ("good", [0, 0, 0, 1]), ("neutral", [1, 0, 1, 0]), ("evil", [0, 1, 0, 0])],
)  # fmt: skip
def test_whom_an_event_is_for(who_: str, hit: list[int]) -> None:
    rain = {"id": "rain", "type": "event", "do": [
        {"do": "each", "who": who_, "actions": [{"do": "gain", "what": "craft"}]}]}  # fmt: skip
    seats = (
        who("thief", "village"), who("ghoul", "graveyard"), who("troll", "castle"), who("elf", "city"),
        who("warrior", "village", dead=True),
    )  # fmt: skip
    match = start(*seats, dice=(1,), cards=[rain], spaces={"fields-1": ["rain"]})
    play(match, "0 go:left")
    assert [character.craft_counters for character in match.state.seats] == [*hit, 0]


def test_whoever_dies_for_good_of_an_event_gets_nothing_more_of_it() -> None:
    rain = {"id": "rain", "type": "event", "do": [
        {"do": "each", "who": "others", "actions": [{"do": "lose", "what": "life"}, {"do": "heal"}]}]}  # fmt: skip
    match = start(
        who("thief", "village"), who("elf", "city", lives=1), dice=(1,), cards=[rain], spaces={"fields-1": ["rain"]},
        options={"mortality": True},
    )  # fmt: skip
    play(match, "0 go:left")
    assert (match.state.seats[1].character, match.state.seats[1].lives) == ("", 0)


def test_fate_is_bought_up_to_the_printed_value() -> None:
    most = fresh(2).content["characters"]["thief"].fate
    match = start(who("thief", "woods-3", gold=3, fate=most - 2), FAR, dice=(1,))
    play(match, "0 go:right", "0 yes", "0 yes")
    assert (match.state.seats[0].fate, match.state.seats[0].gold, match.state.active) == (most, 1, 1)
    match = start(who("thief", "woods-3", gold=0), FAR, dice=(1,))
    play(match, "0 go:right")
    assert match.state.active == 1


def test_a_card_that_is_used_up_makes_room_for_its_like() -> None:
    """What was met is noted by name: a card that goes takes its note along."""
    sage = {
        "id": "sage",
        "type": "stranger",
        "count": 2,
        "do": [{"do": "gain", "what": "craft"}, {"do": "discard-this"}],
    }
    match = start(who("thief", "village"), FAR, dice=(1,), cards=[sage], spaces={"fields-1": ["sage", "sage"]})
    play(match, "0 go:left")
    assert (match.state.seats[0].craft_counters, lying(match)) == (2, [])
