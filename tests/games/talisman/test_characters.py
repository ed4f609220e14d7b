"""Characters: alignment, Strength and Craft, Life and death, Fate, abilities, and the golden rules."""

from __future__ import annotations

from typing import Any

import pytest

from roundtable.games.talisman import GAME
from roundtable.games.talisman.characters import battle_strength, psychic_craft, total_craft, total_strength
from roundtable.games.talisman.supply import coins_left, counters_left, fate_left
from roundtable.kernel.rulebook import witnessing
from roundtable.kernel.scene import Say, SeatPanel

from .stories import Game, asked, menu, play, start, told, who

rule = pytest.mark.rule
ELF = who("elf", "city", lives=4)
PRINTED = GAME.content()["characters"]["dwarf"]
AXE = {"fields-1": ["axe"]}
"""On Fields, so that nothing is drawn there."""


def go_left(match: Game) -> None:
    """One's move, and the space one comes to; who owns something is asked first."""
    play(match, "0 go:left")
    if asked(match) == {0: "ask-encounter"}:
        play(match, "0 visit")


def event(*actions: dict[str, Any]) -> dict[str, Any]:
    """A card that does this to whoever draws it."""
    return {"id": "fortune", "type": "event", "do": list(actions)}


def drawn(seat: dict[str, Any], *actions: dict[str, Any], others: tuple[dict[str, Any], ...] = (ELF,)) -> Game:
    """The character steps from the Village onto Fields, and this happens there."""
    match = start(
        seat | {"space": "village"}, *others, dice=(1,), cards=[event(*actions)], draw={"adventure": ["fortune"]}
    )  # fmt: skip
    go_left(match)
    return match


def met(seat: dict[str, Any], enemy: str, *dice: int, space: str = "village") -> Game:
    """The character steps to the left, and this enemy attacks it with these dice."""
    match = start(seat | {"space": space}, ELF, dice=(1, *dice), draw={"adventure": [enemy]})
    go_left(match)
    return match


def outcome(match: Game) -> str:
    """How the last fight with a creature ended."""
    return next(key for key in reversed(told(match)) if key in ("creature-beaten", "creature-tie", "creature-wins"))


def become(*alignments: str) -> dict[str, Any]:
    return {"do": "become", "alignment": list(alignments)}


def gain(what: str, number: int = 1) -> dict[str, Any]:
    return {"do": "gain", "what": what, "number": number}


def lose(what: str, number: int = 1) -> dict[str, Any]:
    return {"do": "lose", "what": what, "number": number}


# --- characters are the players' own ---


@rule("talisman.characters.word-means-player-pieces")
def test_only_players_figures_can_be_met_as_characters() -> None:
    match = start(
        who("dwarf", "village"), who("elf", "fields-1"), dice=(1,), spaces={"fields-1": ["bear", "herb-wife"]}
    )  # fmt: skip
    play(match, "0 go:left")
    assert menu(match, 0) == {"meet:1", "visit"}
    play(match, "0 meet:1")
    assert "attacks-battle" in told(match)
    match = start(who("thief", "fields-23"), ELF, dice=(1, 1, 1), spaces={"village": ["dragon"]})
    play(match, "0 go:left")  # in a village a Thief evades characters, not what else attacks there
    assert "creature-wins" in told(match)


# --- alignment ---


@rule("talisman.characters.alignment.three-values")
def test_a_space_treats_each_alignment_in_its_own_way() -> None:
    matches = {
        alignment: start(who("dwarf", "fields-1", alignment=alignment, gold=1), ELF, dice=(1,))
        for alignment in ("good", "neutral", "evil")
    }
    for match in matches.values():
        play(match, "0 go:left")
    assert {alignment: asked(match).get(0) for alignment, match in matches.items()} == {
        "good": None, "neutral": "ask-buy-fate", "evil": "ask-choose",
    }  # fmt: skip
    assert [match.state.seats[0].lives for match in matches.values()] == [4, 5, 5]


@rule("talisman.characters.alignment.three-values")
def test_a_change_is_to_one_of_the_three() -> None:
    match = drawn(who("dwarf", ""), become("good", "neutral", "evil"))
    assert menu(match, 0) == {"align:good", "align:neutral", "align:evil"}
    play(match, "0 align:neutral")
    assert "becomes" not in told(match)  # what one is one can't become


@rule("talisman.characters.alignment.token-shows-changed-value")
def test_the_token_comes_and_goes_with_the_changed_alignment() -> None:
    match = start(
        who("thief", "village"), ELF, dice=(1, 1, 1), cards=[event(become("neutral", "evil")) | {"count": 2}],
        draw={"adventure": ["fortune"]}, spaces={"fields-13": ["axe"], "graveyard": ["fortune"]},
    )  # fmt: skip

    def shown() -> set[str]:
        """What lies on the Thief's card."""
        panel = next(part for part in match.scene(1).parts if isinstance(part, SeatPanel))
        return {status.key for status in panel.statuses if isinstance(status, Say) and "alignment" in status.key}

    play(match, "0 go:left", "0 align:evil")
    assert (match.state.seats[0].alignment, shown()) == ("evil", {"alignment-evil"})
    play(match, "1 go:left", "1 done", "0 go:left", "0 align:neutral")
    assert (match.state.seats[0].alignment, shown()) == ("neutral", {"alignment-neutral"})


@rule("talisman.characters.alignment.at-most-one-change-per-turn")
def test_the_second_change_of_a_turn_has_no_effect() -> None:
    match = drawn(who("dwarf", ""), become("evil"), become("good"), become("evil"))
    assert match.state.seats[0].alignment == "evil"
    assert (told(match).count("becomes"), told(match).count("alignment-stays")) == (1, 1)


def test_each_players_turn_allows_one_change() -> None:
    """Ruling A35: the Elf's turn brings the Dwarf another."""
    turning = {"do": "each", "who": "everyone", "actions": [become("good", "evil")]}
    match = start(
        who("dwarf", "village"), who("troll", "city"), dice=(1, 1), cards=[event(turning) | {"count": 2}],
        draw={"adventure": ["fortune", "fortune"]},
    )  # fmt: skip
    play(match, "0 go:left", "1 align:good", "0 align:evil")
    assert [character.alignment for character in match.state.seats] == ["evil", "good"]
    play(match, "1 go:left", "0 align:good", "1 align:evil")
    assert [character.alignment for character in match.state.seats] == ["good", "evil"]


@rule("talisman.characters.alignment.barred-cards-left-at-once")
def test_cards_that_the_new_alignment_bars_are_left_at_once() -> None:
    match = drawn(who("dwarf", "", objects=["runesword", "magic-belt"]), become("good"), lose("life"))
    assert match.state.seats[0].objects.cards == ["magic-belt"]
    assert match.state.spaces["fields-1"].cards == ["runesword"]
    keys = told(match)
    assert keys.index("becomes") < keys.index("leaves") < keys.index("loses-life")


# --- Strength and Craft ---

MIGHTY = who("warrior", "", strength_counters=2, objects=["magic-belt", "sword"], followers=["unicorn"])


@rule("talisman.characters.strength.total-is-start-plus-counters-plus-cards")
@rule("talisman.characters.strength.use-and-sources", "talisman.characters.attributes.card-bonus-takes-no-counter")
@pytest.mark.parametrize(("dice", "space"), [((4, 4), "plain-of-peril"), ((4, 5), "portal-of-power")])
def test_total_strength_counts_where_an_encounter_names_it(dice: tuple[int, int], space: str) -> None:
    match = start(MIGHTY | {"space": "portal-of-power"}, ELF, dice=(1, *dice))
    assert total_strength(match.content, match.state.seats[0]) == 4 + 2 + 1 + 1
    play(match, "0 go:portal", "0 open:strength")
    assert match.state.seats[0].space == space


@rule("talisman.characters.strength.combat-only-bonuses-count-only-in-battle")
@rule("talisman.characters.strength.use-and-sources")
def test_a_sword_counts_in_battle_only() -> None:
    match = met(MIGHTY, "giant", 1, 1, 4)
    assert outcome(match) == "creature-tie"  # 9 + 1 against 6 + 4
    assert total_strength(match.content, match.state.seats[0]) == 8
    assert battle_strength(match.content, match.state.seats[0]) == 9


@rule("talisman.characters.attributes.card-bonus-takes-no-counter")
def test_a_cards_bonus_comes_and_goes_with_the_card() -> None:
    match = start(who("dwarf", "village", objects=["magic-belt"]), ELF, dice=(1, 1, 3), draw={"adventure": ["wolf"]})
    go_left(match)
    assert outcome(match) == "creature-tie"  # 3 + 1 + 1 against 2 + 3
    assert match.state.seats[0].strength_counters == 0
    match = start(who("dwarf", "village", objects=["magic-belt"]), ELF, dice=(1, 1, 2), spaces={"fields-1": ["wolf"]})
    play(match, "0 leave:magic-belt", "0 go:left")
    assert outcome(match) == "creature-tie"  # 3 + 1 against 2 + 2
    match = start(who("dwarf", "village"), ELF, dice=(1,), spaces={"fields-1": ["magic-belt"]})
    play(match, "0 go:left", "0 take:magic-belt")
    seat = match.state.seats[0]
    assert (seat.strength_counters, total_strength(match.content, seat)) == (0, 3 + 1)


@rule("talisman.characters.strength.spaces-may-exclude-card-bonuses")
def test_on_the_cursed_glade_only_followers_lend_strength() -> None:
    match = met(MIGHTY, "ogre", 1, 1, 3, space="hills")
    assert outcome(match) == "creature-tie"  # 4 + 2 + 1 + 1 against 5 + 3
    seat = match.state.seats[0]
    assert (total_strength(match.content, seat), battle_strength(match.content, seat)) == (7, 7)


@rule("talisman.characters.craft.total-is-start-plus-counters-plus-cards", "talisman.characters.craft.use-and-sources")
def test_total_craft_counts_in_psychic_combat_and_where_it_is_named() -> None:
    sage = who("wizard", "", craft_counters=1, objects=["solomons-crown", "sword"], followers=["scholar"])
    match = met(sage, "demon", 2, 1)
    assert outcome(match) == "creature-tie"  # 5 + 1 + 2 + 1 + 2 against 10 + 1
    for dice, space in (((3, 6), "plain-of-peril"), ((4, 6), "portal-of-power")):
        match = start(sage | {"space": "portal-of-power"}, ELF, dice=(1, *dice))
        play(match, "0 go:portal", "0 open:craft")
        assert match.state.seats[0].space == space


def test_craft_from_magic_objects_does_not_count_on_the_glade_but_that_from_followers_does() -> None:
    sage = who("wizard", "cursed-glade", objects=["solomons-crown", "runesword"], followers=["scholar", "raven"])
    match = start(sage, ELF)
    seat = match.state.seats[0]
    assert (total_craft(match.content, seat), psychic_craft(match.content, seat)) == (6, 7)
    seat.space = "village"
    assert (total_craft(match.content, seat), psychic_craft(match.content, seat)) == (8, 10)


def test_what_helps_in_battle_only_is_no_strength() -> None:
    drum = {"id": "drum", "type": "object", "battle": 2}
    assassin = who("assassin", "village", strength=5, followers=["squire"], objects=["war-hammer", "sword", "drum"])
    match = start(assassin, ELF, cards=[drum])
    seat = match.state.seats[0]
    assert (total_strength(match.content, seat), battle_strength(match.content, seat)) == (5, 5 + 1 + 1 + 2 + 2)
    assert battle_strength(match.content, seat, weapons=False) == 9
    seat.space = "cursed-glade"
    assert battle_strength(match.content, seat) == 7  # neither the sleeve nor the Squire is an object
    seat.toad_turns = 1
    assert (battle_strength(match.content, seat), total_strength(match.content, seat)) == (1, 1)


@rule("talisman.characters.attributes.gain-takes-counters")
@pytest.mark.parametrize(
    ("what", "trophy"),
    [
        pytest.param("strength", "serpent", marks=rule("talisman.characters.strength.use-and-sources")),
        pytest.param("craft", "ghost", marks=rule("talisman.characters.craft.use-and-sources")),
    ],
)
def test_strength_and_craft_are_gained_in_encounters_and_for_trophies(what: str, trophy: str) -> None:
    match = start(
        who("dwarf", "village", trophies=[trophy, trophy]), ELF, dice=(1,),
        cards=[event(gain(what, 2))], draw={"adventure": ["fortune"]}, spaces={"fields-13": ["axe"]},
    )  # fmt: skip
    go_left(match)
    assert getattr(match.state.seats[0], f"{what}_counters") == 2
    play(match, "0 done", "1 go:left", "1 done", f"0 trade:{what}")  # 4 + 4 for a value of 5
    assert getattr(match.state.seats[0], f"{what}_counters") == 3
    assert match.state.adventure_discard.cards.count(trophy) == 2


@rule("talisman.characters.attributes.loss-discards-counters")
@rule("talisman.characters.strength.never-below-starting-value")
@rule("talisman.characters.craft.never-below-starting-value")
def test_losses_take_counters_and_never_more_than_there_are() -> None:
    match = drawn(who("dwarf", "", strength_counters=3, craft_counters=1), lose("strength", 2), lose("craft", 2))
    dwarf = match.state.seats[0]
    assert (dwarf.strength_counters, dwarf.craft_counters) == (1, 0)
    assert (dwarf.lives, dwarf.gold) == (PRINTED.life, PRINTED.gold)  # and nothing else
    match = drawn(who("dwarf", ""), lose("strength"), lose("craft"))
    dwarf = match.state.seats[0]
    assert (total_strength(match.content, dwarf), total_craft(match.content, dwarf)) == (
        PRINTED.strength,
        PRINTED.craft,
    )
    assert told(match).count("loses-no-strength") == told(match).count("loses-no-craft") == 1


@pytest.mark.parametrize("what", ["strength", "craft"])
def test_a_toad_that_has_lost_its_counters_again_gives_none_back(what: str) -> None:
    match = drawn(who("dwarf", "", toad=1), gain(what), lose(what))
    dwarf = match.state.seats[0]
    assert (dwarf.toad_turns, getattr(dwarf, f"{what}_counters")) == (0, 0)


def test_craft_that_fails_on_the_glade_costs_spells_however_one_comes_there() -> None:
    sage = who("wizard", "", objects=["solomons-crown"], spells=["surge", "hex", "mending"])
    match = start(sage | {"space": "village"}, ELF, dice=(1,), cards=[event({"do": "go", "to": ["cursed-glade"]})],
                  spaces={"fields-1": ["fortune"]})  # fmt: skip
    play(match, "0 pass", "0 go:left", "0 visit")
    assert asked(match) == {0: "ask-discard-spell"}


# --- Life ---


@rule("talisman.characters.life.loss-removes-counters")
def test_each_point_lost_is_a_counter_that_goes_back() -> None:
    match = drawn(who("dwarf", "", lives=5), lose("life", 2))
    assert match.state.seats[0].lives == 3
    assert counters_left(match.state, "life") == 62 - 3 - 4
    assert met(who("dwarf", "", lives=5), "giant", 1, 1).state.seats[0].lives == 4
    assert met(who("dwarf", "", lives=5), "ghost", 1, 6).state.seats[0].lives == 4


@rule("talisman.characters.life.heal-stops-at-starting-value")
def test_healing_never_goes_above_the_printed_life() -> None:
    for missing, still in ((3, 1), (2, 0), (1, 0), (0, 0), (-2, -2)):
        match = drawn(who("dwarf", "", lives=PRINTED.life - missing), {"do": "heal", "number": 2})
        assert match.state.seats[0].lives == PRINTED.life - still
        assert "supply-short" not in told(match)
    assert "heals-nothing" in told(match)


@rule("talisman.characters.life.heal-stops-at-starting-value")
def test_healing_is_bought_up_to_the_printed_life_and_may_be_declined() -> None:
    match = start(who("dwarf", "runes-14", lives=3, gold=5), ELF, dice=(1,))
    play(match, "0 go:left", "0 yes", "0 yes")
    assert (match.state.seats[0].lives, match.state.seats[0].gold, match.state.active) == (5, 3, 1)
    match = start(who("dwarf", "runes-14", lives=3, gold=1), ELF, dice=(1,))
    play(match, "0 go:left", "0 yes")
    assert (match.state.seats[0].lives, match.state.seats[0].gold, match.state.active) == (4, 0, 1)
    match = start(who("dwarf", "runes-14", lives=3, gold=5), ELF, dice=(1,))
    play(match, "0 go:left", "0 no")
    assert (match.state.seats[0].lives, match.state.seats[0].gold, match.state.active) == (3, 5, 1)


@rule("talisman.golden.resources-are-finite")
@pytest.mark.parametrize(("step", "what", "used"), [("castle", "lives", 62), ("graveyard", "fate", 38)])
def test_nobody_pays_for_what_the_supply_does_not_have(step: str, what: str, used: int) -> None:
    dwarf = who("dwarf", "runes-14" if step == "castle" else "fields-1", gold=2) | {what: 1}
    match = start(dwarf, ELF | {what: used - 2}, dice=(1,))
    play(match, "0 go:left", "0 yes")
    assert (getattr(match.state.seats[0], what), match.state.seats[0].gold, match.state.active) == (2, 1, 1)
    assert "supply-short" in told(match)


def test_the_doctor_heals_two_points_at_most() -> None:
    match = start(who("dwarf", "fields-13", lives=1, gold=5), who("elf", "forest"), dice=(1,))
    play(match, "0 go:right", "0 way:doctor", "0 yes", "0 yes")
    assert (match.state.seats[0].lives, match.state.active) == (3, 1)


@rule("talisman.characters.life.gain-may-exceed-starting-value")
def test_gained_life_may_go_above_the_printed_value() -> None:
    assert drawn(who("dwarf", "", lives=PRINTED.life), gain("life", 2)).state.seats[0].lives == PRINTED.life + 2


@rule("talisman.characters.life.gain-may-exceed-starting-value")
@rule("talisman.characters.fate.gain-may-exceed-starting-value")
@rule("talisman.characters.attributes.gain-takes-counters", "talisman.encounters.gold.comes-from-reserve")
def test_a_gain_names_the_rule_it_follows() -> None:
    match = drawn(who("dwarf", ""), *(gain(what) for what in ("life", "fate", "strength", "craft", "gold")))
    assert {event.key: event.rules[0] for event in match.events if event.key.startswith("gains-")} == {
        "gains-life": "talisman.characters.life.gain-may-exceed-starting-value",
        "gains-fate": "talisman.characters.fate.gain-may-exceed-starting-value",
        "gains-strength": "talisman.characters.attributes.gain-takes-counters",
        "gains-craft": "talisman.characters.attributes.gain-takes-counters",
        "gains-gold": "talisman.encounters.gold.comes-from-reserve",
    }


# --- death ---

DYING = who(
    "wizard", "", lives=1, fate=2, gold=3, objects=["magic-belt"], followers=["unicorn"], spells=["surge"],
    trophies=["wolf"], strength_counters=2, craft_counters=1,
)  # fmt: skip


@rule("talisman.characters.death.no-life-means-defeated", "talisman.characters.death.figure-to-village")
@rule("talisman.characters.death.turn-ends-at-once", "talisman.characters.death.keeps-all-possessions")
def test_dying_ends_the_turn_at_once_and_keeps_everything() -> None:
    match = start(
        DYING | {"space": "oasis"}, ELF, dice=(1,), cards=[event(lose("life"), gain("gold"))],
        spaces={"desert-9": ["fortune", "bear"]},
    )  # fmt: skip
    play(match, "0 pass", "0 go:right", "0 visit")  # the Desert takes a Life before any card is met
    wizard = match.state.seats[0]
    assert (wizard.lives, wizard.dead, wizard.space) == (0, True, "village")
    assert (wizard.fate, wizard.gold, wizard.strength_counters, wizard.craft_counters) == (2, 3, 2, 1)
    piles = (wizard.objects, wizard.followers, wizard.spells, wizard.trophies)
    assert [pile.cards for pile in piles] == [["magic-belt"], ["unicorn"], ["surge"], ["wolf"]]
    assert match.state.spaces["desert-9"].cards == ["fortune", "bear"]
    assert asked(match) == {1: "ask-way"}


@rule("talisman.characters.death.turn-ends-at-once")
def test_what_would_have_followed_is_not_resolved() -> None:
    match = drawn(who("dwarf", "", lives=1, gold=0), lose("life"), gain("gold"))
    assert (match.state.seats[0].dead, match.state.seats[0].gold, asked(match)) == (True, 0, {1: "ask-way"})


@rule("talisman.characters.death.figure-to-village")
def test_death_leads_from_the_inner_region_to_the_village_too() -> None:
    match = start(who("dwarf", "crypt", lives=1, cleared=True), ELF, dice=(6, 6, 1, 6))
    play(match, "0 advance:werewolf-den")
    dwarf = match.state.seats[0]
    assert (dwarf.dead, dwarf.space, dwarf.lair) == (True, "village", 0)


def test_losing_a_fight_is_not_death() -> None:
    """Ruling A01."""
    match = met(who("dwarf", "", lives=2), "giant", 1, 1)
    assert (match.state.seats[0].lives, match.state.seats[0].dead, match.state.seats[0].space) == (1, False, "fields-1")


@rule("talisman.objects.leave-any-time-in-own-turn")
def test_a_turn_cut_short_leaves_the_next_player_free() -> None:
    match = start(who("dwarf", "village"), ELF | {"objects": ["sword"]}, dice=(1, 1, 6), spaces={"fields-1": ["giant"]})
    play(match, "0 go:left")
    assert "leave:sword" in menu(match, 1)


def test_more_life_than_there_is_is_not_lost() -> None:
    match = drawn(who("dwarf", "", lives=1, gold=0), lose("life", 3))
    assert (match.state.seats[0].lives, match.state.seats[0].dead) == (0, True)


@pytest.mark.parametrize("mortality", [False, True])
def test_the_dead_lose_no_more_life(mortality: bool) -> None:
    twice = {"do": "each", "who": "others", "actions": [lose("life"), lose("life")]}
    seats = who("dwarf", "village"), who("elf", "city", lives=1)
    match = start(
        *seats, dice=(1,), cards=[event(twice)], draw={"adventure": ["fortune"]}, options={"mortality": mortality}
    )  # fmt: skip
    play(match, "0 go:left")
    assert told(match).count("loses-life") == 1
    assert told(match).count("perishes" if mortality else "dies") == 1


def test_the_village_knows_nothing_of_the_inner_region() -> None:
    pilgrim = who("dwarf", "valley-of-fire", lives=1, cleared=True, turning_back=True, lair=3)
    match = start(who("wizard", "village", spells=["lightning"]), pilgrim)
    play(match, "0 cast:lightning")
    dwarf = match.state.seats[1]
    assert (dwarf.space, dwarf.cleared, dwarf.turning_back, dwarf.lair) == ("village", False, False, 0)


def test_who_dies_in_anothers_turn_does_not_end_that_turn() -> None:
    match = start(
        who("wizard", "village", spells=["lightning"]), who("dwarf", "temple", lives=1), dice=(1,), spaces=AXE
    )  # fmt: skip
    play(match, "0 cast:lightning")
    assert (match.state.seats[1].dead, match.state.seats[1].space) == (True, "village")
    assert asked(match) == {0: "ask-way"}


@rule("talisman.characters.death.must-buy-back-life-with-all-possible-gold")
@rule("talisman.characters.death.recovery-uses-the-turn")
@pytest.mark.parametrize(("gold", "lives", "left"), [(1, 1, 0), (2, 2, 0), (9, PRINTED.life, 9 - PRINTED.life)])
def test_recovery_takes_all_the_gold_it_can_use_and_the_turn(gold: int, lives: int, left: int) -> None:
    match = start(who("dwarf", "village", dead=True, gold=gold), ELF)
    dwarf = match.state.seats[0]
    assert (dwarf.lives, dwarf.gold, dwarf.dead, dwarf.space) == (lives, left, False, "village")
    assert asked(match) == {1: "ask-way"}
    told_by = next(event.rules[0] for event in match.events if event.key == "recovers")
    assert told_by == "talisman.characters.death.must-buy-back-life-with-all-possible-gold"


@rule("talisman.characters.death.no-gold-gives-one-life", "talisman.characters.death.recovery-uses-the-turn")
def test_recovery_without_gold_gives_one_life() -> None:
    match = start(who("dwarf", "village", dead=True, gold=0), ELF)
    assert (match.state.seats[0].lives, match.state.seats[0].dead, asked(match)) == (1, False, {1: "ask-way"})
    told_by = next(event.rules[0] for event in match.events if event.key == "recovers")
    assert told_by == "talisman.characters.death.no-gold-gives-one-life"


@rule("talisman.characters.death.no-gold-gives-one-life")
def test_a_dead_toads_gold_is_frozen() -> None:
    """Ruling A42: it takes the free point, and that turn is its toad turn."""
    match = start(who("dwarf", "village", dead=True, gold=3, toad=1), ELF)
    dwarf = match.state.seats[0]
    assert (dwarf.lives, dwarf.gold, dwarf.toad_turns) == (1, 3, 0)


@pytest.mark.parametrize(("lost", "left"), [(1, 0), (2, 1), (0, 0)])
def test_recovery_makes_up_for_a_lost_turn(lost: int, left: int) -> None:
    """Ruling A43."""
    match = start(who("dwarf", "village", dead=True, gold=2, lost_turns=lost), ELF)
    dwarf = match.state.seats[0]
    assert (dwarf.lives, dwarf.dead, dwarf.lost_turns) == (2, False, left)


def test_the_dead_are_neither_met_nor_harmed_nor_healed() -> None:
    """Ruling A41."""
    everyone = {"do": "each", "who": "everyone", "actions": [gain("life"), lose("life")]}
    dead = who("thief", "village", dead=True, gold=0)
    match = start(who("dwarf", "fields-23"), dead, dice=(1,))
    play(match, "0 go:left")
    assert menu(match, 0) >= {"way:healer"}  # the Village itself: there was nobody to meet
    match = drawn(who("dwarf", ""), everyone, others=(dead,))
    assert told(match).count("gains-life") == told(match).count("loses-life") == 1
    bolt = who("wizard", "chapel", spells=["lightning"])
    assert "cast:lightning" not in menu(start(bolt, dead), 0)


# --- Fate ---


@rule("talisman.characters.fate.reroll-one-own-die", "talisman.characters.fate.keep-the-new-result")
@rule("talisman.golden.spent-resources-return-to-supply")
def test_the_movement_die_is_rerolled_once_and_kept() -> None:
    match = start(who("dwarf", "village", fate=3), ELF, dice=(5, 1), spaces=AXE)
    assert fate_left(match.state) == 35
    play(match, "0 reroll")
    assert (match.state.seats[0].fate, fate_left(match.state)) == (2, 36)
    assert menu(match, 0) == {"go:left", "go:right", "ignore"}  # ruling A09: it may still be ignored
    assert match.why_not(0, "reroll") == ("talisman.characters.fate.one-reroll-per-roll",)
    play(match, "0 go:left")
    assert match.state.seats[0].space == "fields-1"


def test_nothing_else_is_done_between_a_roll_and_its_result_and_all_is_again_after() -> None:
    match = start(who("thief", "village", fate=1, objects=["axe"]), ELF, dice=(1, 6, 1),
                  spaces={"fields-1": ["wolf", "water-flask"]})  # fmt: skip
    go_left(match)
    assert (asked(match), menu(match, 0)) == ({0: "ask-reroll"}, {"reroll", "keep"})
    play(match, "0 keep")
    assert (asked(match), menu(match, 0)) == ({0: "ask-loot"}, {"take:water-flask", "done", "leave:axe"})


@rule("talisman.characters.fate.one-reroll-per-roll")
@pytest.mark.parametrize(("face", "space"), [(4, "portal-of-power"), (1, "warlocks-cave")])
def test_of_several_dice_one_is_rerolled(face: int, space: str) -> None:
    match = start(who("dwarf", "plain-of-peril", fate=3), ELF, dice=(1, 4, 1, 3))
    play(match, "0 advance:crypt")
    assert menu(match, 0) == {"reroll:1", "reroll:4", "keep"}
    play(match, f"0 reroll:{face}")
    # 1 + 3 + 1, or 3 + 4 + 1, less a Strength of 3; and then no second reroll
    assert (match.state.seats[0].space, match.state.seats[0].fate) == (space, 2)


@rule("talisman.characters.fate.keep-the-new-result")
def test_a_worse_result_stands_too() -> None:
    match = start(who("dwarf", "village", fate=2), ELF, dice=(1, 3, 3, 1), spaces={"fields-1": ["wolf"]})
    play(match, "0 go:left")
    assert match.state.fight.dice == [3, 3]
    play(match, "0 reroll")
    assert outcome(match) == "creature-wins"  # 3 + 1 against 2 + 3, where the 3 had won
    assert match.state.seats[0].fate == 1


def test_a_die_may_be_kept() -> None:
    match = start(who("dwarf", "village", fate=2), ELF, dice=(1, 3, 1), spaces={"fields-1": ["wolf"]})
    play(match, "0 go:left", "0 keep")
    assert (outcome(match), match.state.seats[0].fate) == ("creature-beaten", 2)


@rule("talisman.characters.fate.never-another-partys-die")
def test_fate_never_touches_the_creatures_die() -> None:
    match = start(who("dwarf", "village", fate=1), ELF, dice=(1, 1, 6), spaces={"fields-1": ["wolf"]})
    play(match, "0 go:left")
    assert menu(match, 0) == {"reroll", "keep"}
    assert match.why_not(0, "reroll:theirs") == ("talisman.characters.fate.never-another-partys-die",)


@rule("talisman.characters.fate.move-up-to-six-instead", "talisman.characters.fate.move-must-end-on-unoccupied-space")
def test_a_fate_move_goes_one_to_six_spaces_to_a_free_one() -> None:
    match = start(who("dwarf", "city", fate=1), who("elf", "fields-13"), dice=(5,), spaces={"hills-14": ["axe"]})
    play(match, "0 ignore")
    ring = {f"fate-move:{way}-{steps}" for way in ("left", "right") for steps in range(1, 7)}
    assert menu(match, 0) == ring - {"fate-move:left-1"}
    rule_id = "talisman.characters.fate.move-must-end-on-unoccupied-space"
    assert match.why_not(0, "fate-move:left-1") == (rule_id,)
    play(match, "0 fate-move:left-2")  # past the Elf
    assert (match.state.seats[0].space, match.state.seats[0].fate) == ("hills-14", 0)


@rule("talisman.characters.fate.replenish-stops-at-starting-value")
def test_fate_is_replenished_up_to_the_printed_value() -> None:
    for missing, still in ((3, 1), (2, 0), (1, 0), (0, 0), (-2, -2)):
        match = drawn(who("dwarf", "", fate=PRINTED.fate - missing), {"do": "replenish", "number": 2})
        assert match.state.seats[0].fate == PRINTED.fate - still
        assert "supply-short" not in told(match)


@rule("talisman.characters.fate.replenish-stops-at-starting-value")
@rule("talisman.components.thirty-eight-fate-tokens")
def test_fate_is_replenished_as_far_as_there_are_tokens() -> None:
    rich = who("elf", "city", fate=37)
    match = drawn(who("dwarf", "", fate=0), {"do": "replenish", "number": 2}, others=(rich,))
    assert (match.state.seats[0].fate, told(match).count("supply-short")) == (1, 1)


def test_fate_is_not_paid_for_that_has_come_another_way_meanwhile() -> None:
    seat = who("dwarf", "", gold=3, objects=["lucky-charm"], fate=PRINTED.fate - 2)
    match = drawn(seat, {"do": "buy-fate"})
    play(match, "0 use:lucky-charm", "0 yes")
    assert (match.state.seats[0].fate, match.state.seats[0].gold) == (PRINTED.fate, 3)


@rule("talisman.characters.fate.gain-may-exceed-starting-value")
def test_gained_fate_may_go_above_the_printed_value() -> None:
    assert drawn(who("dwarf", "", fate=PRINTED.fate), gain("fate", 2)).state.seats[0].fate == PRINTED.fate + 2


@rule("talisman.characters.fate.none-left-has-no-penalty")
def test_without_fate_there_is_only_the_die() -> None:
    match = start(who("dwarf", "village"), ELF, dice=(5,))
    assert menu(match, 0) == {"go:left", "go:right"}
    for use in ("reroll", "ignore"):
        assert match.why_not(0, use) == ("talisman.characters.fate.none-left-has-no-penalty",)
    match = drawn(who("dwarf", ""), lose("fate"))
    assert (match.state.seats[0].fate, told(match).count("loses-no-fate")) == (0, 1)
    match = drawn(who("dwarf", "", fate=1), lose("fate", 2))
    assert (match.state.seats[0].fate, told(match).count("loses-fate")) == (0, 1)


@rule("talisman.characters.fate.reroll-one-own-die", "talisman.characters.fate.move-up-to-six-instead")
def test_what_an_option_costs_is_known_before_any_die_is_rolled() -> None:
    match = start(who("dwarf", "village", fate=1), ELF, dice=(5,))
    offer = match.offers(0)[0]
    paid = {option.id: GAME.costs(match.table, 0, option, offer.prompt) for option in offer.options}
    assert paid == {"go:left": (), "go:right": (), "reroll": (("fate", -1),), "ignore": (("fate", -1),)}


# --- special abilities ---


@rule("talisman.characters.abilities.troll-heals-on-natural-six-move", "talisman.golden.natural-roll-only")
def test_the_troll_may_heal_only_when_the_die_itself_shows_six() -> None:
    troll = who("troll", "crags", lives=3, followers=["horse"])
    axe = {"hills-14": ["axe"]}
    match = start(troll, ELF, dice=(4,), spaces=axe)
    play(match, "0 add:horse", "0 go:left", "0 visit")
    assert (match.state.seats[0].space, match.state.seats[0].lives) == ("hills-14", 3)
    for answer, lives in (("yes", 4), ("no", 3)):
        match = start(troll | {"followers": []}, ELF, dice=(6,), spaces=axe)
        play(match, "0 go:left")
        assert asked(match) == {0: "ask-heal-on-six"}
        play(match, f"0 {answer}")
        assert (match.state.seats[0].space, match.state.seats[0].lives) == ("hills-14", lives)


def test_a_six_that_is_rerolled_or_ignored_heals_no_troll() -> None:
    troll = who("troll", "crags", lives=3, fate=2)
    match = start(troll, ELF, dice=(6, 1), spaces={"plains-9": ["axe"]})
    play(match, "0 reroll", "0 go:left")
    assert (match.state.seats[0].space, match.state.seats[0].lives) == ("plains-9", 3)
    match = start(troll, ELF, dice=(6,), spaces={"plains-9": ["axe"]})
    play(match, "0 ignore", "0 fate-move:left-1")
    assert (match.state.seats[0].space, match.state.seats[0].lives) == ("plains-9", 3)


@pytest.mark.parametrize("troll", [{"lives": 6}, {"lives": 3, "toad": 1}])
def test_an_unhurt_troll_and_a_toad_are_not_asked(troll: dict[str, Any]) -> None:
    match = start(who("troll", "plains-15", **troll), ELF, dice=(6,), spaces={"woods-16": ["axe"], "city": ["axe"]})
    play(match, "0 go:left")
    assert asked(match).get(0) != "ask-heal-on-six"


@rule("talisman.characters.abilities.warrior-uses-two-weapons", "talisman.golden.ability-or-effect-beats-base-rule")
def test_the_warrior_uses_two_weapons_and_others_one() -> None:
    arms = ["sword", "war-hammer", "axe"]
    match = met(who("warrior", "", objects=arms), "giant", 1, 1, 2)
    assert outcome(match) == "creature-tie"  # 4 + 2 + 1 + 1 against 6 + 2
    match = met(who("dwarf", "", objects=arms), "ogre", 1, 1)
    assert outcome(match) == "creature-tie"  # 3 + 2 + 1 against 5 + 1


@rule("talisman.characters.abilities.monk-fights-without-weapons")
def test_the_monk_owns_weapons_and_uses_none() -> None:
    match = met(who("monk", "", strength=3, craft=4, objects=["war-hammer"]), "serpent", 1, 4)
    assert outcome(match) == "creature-tie"  # 3 + his Craft of 4 + 1 against 4 + 4
    assert match.state.seats[0].objects.cards == ["war-hammer"]


def test_the_ghoul_rolls_two_dice_in_psychic_combat_and_the_warrior_in_battle() -> None:
    ghoul = who("ghoul", "", strength=4, craft=6)
    assert outcome(met(ghoul, "demon", 2, 5, 1)) == "creature-tie"  # 6 + 5 against 10 + 1
    assert outcome(met(ghoul, "serpent", 2, 2)) == "creature-tie"  # one die in battle: 4 + 2 against 4 + 2
    assert outcome(met(who("warrior", ""), "serpent", 2, 5, 5)) == "creature-tie"


@pytest.mark.parametrize(("spells", "toad", "held"), [([], 0, 1), (["surge"], 0, 1), ([], 1, 0)])
def test_the_wizard_gains_a_spell_when_he_begins_his_turn_with_none(spells: list[str], toad: int, held: int) -> None:
    match = start(who("wizard", "village", spells=spells, toad=toad), ELF)
    assert len(match.state.seats[0].spells) == held


@rule("talisman.golden.ability-or-effect-beats-base-rule")
def test_a_character_attacked_by_the_assassin_rolls_no_die() -> None:
    match = start(who("assassin", "village", strength=5), who("dwarf", "fields-1", strength=7), dice=(1, 1))
    play(match, "0 go:left", "0 meet:1")
    assert "duel-tie" in told(match)  # 5 + 1 + 1 against 7


# --- the golden rules ---


@rule("talisman.golden.cannot-beats-can", "talisman.golden.override-all-other-rules")
def test_where_weapons_are_banned_even_the_warrior_uses_none() -> None:
    match = met(who("warrior", "", strength=6, objects=["sword", "war-hammer"]), "mire-ooze", 1, 1, 2)
    assert outcome(match) == "creature-tie"  # 6 + 1 against 5 + 2


@rule("talisman.golden.spent-resources-return-to-supply")
def test_what_is_lost_or_spent_goes_back_but_what_is_taken_or_left_does_not() -> None:
    seat = who("dwarf", "", gold=3, fate=2, strength_counters=2)
    match = drawn(seat, lose("gold", 2), lose("fate"), lose("strength"), others=(who("elf", "city", gold=4),))
    assert (coins_left(match.state), fate_left(match.state)) == (30 - 1 - 4, 38 - 1)
    assert counters_left(match.state, "strength") == 62 - 1
    thief = who("thief", "village", gold=1)
    match = start(thief, who("dwarf", "fields-1", gold=3), dice=(1,), coins={"ruins": 2})
    play(match, "0 go:left", "0 meet:1", "0 ability:cut-purse")
    assert [character.gold for character in match.state.seats] == [2, 2]
    assert coins_left(match.state) == 30 - 4 - 2


@rule("talisman.golden.resources-are-finite")
@pytest.mark.parametrize("what", ["strength", "craft"])
def test_nobody_gains_counters_that_the_box_does_not_hold(what: str) -> None:
    counters = f"{what}_counters"
    match = drawn(who("dwarf", ""), gain(what, 3), others=(ELF | {counters: 60},))
    assert getattr(match.state.seats[0], counters) == 2
    assert "supply-short" in told(match)


@rule("talisman.golden.resources-are-finite")
def test_a_purchase_card_of_which_none_is_left_cannot_be_had() -> None:
    match = drawn(who("dwarf", ""), {"do": "gain-card", "card": "armour"}, others=(ELF | {"objects": ["armour"] * 2},))
    assert match.state.seats[0].objects.cards == []
    assert "none-left" in told(match)


def test_rules_of_weapons_and_banned_spaces_are_cited_only_where_they_bear_on_the_score() -> None:
    banned = "talisman.characters.strength.spaces-may-exclude-card-bonuses"
    in_battle = "talisman.characters.strength.combat-only-bonuses-count-only-in-battle"
    with witnessing() as seen:
        met(who("dwarf", "", objects=["magic-belt"]), "wolf", 1, 1)
    assert not {banned, in_battle, "talisman.golden.cannot-beats-can"} & seen
    with witnessing() as seen:
        met(who("dwarf", "", objects=["climbing-rope"]), "wolf", 1, 1, space="hills")
    assert not {banned, in_battle} & seen
