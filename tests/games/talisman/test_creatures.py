"""Fights with creatures: evading and destroying them, spells, dice, scores, and several enemies at once."""

from __future__ import annotations

from typing import Any

import pytest

from roundtable.games.talisman import GAME
from roundtable.kernel.rulebook import witnessing
from roundtable.scenarios.format import Scenario
from roundtable.scenarios.runner import prepare

from .stories import FAR, Game, asked, fresh, lying, menu, play, start, told
from .stories import sturdy as who

rule = pytest.mark.rule


def against(*foes: str, dice: tuple[int, ...] = (), other: dict[str, Any] = FAR, **seat: Any) -> Game:
    """Somebody (the Thief: 3, 3, and 4 Life) meets these on the Fields. The dice are those of the fight."""
    character = seat.pop("character", "thief")
    match = start(who(character, "village", **seat), other, dice=(1, *dice), spaces={"fields-1": list(foes)})
    if "pass" in menu(match, 0):
        play(match, "0 pass")
    play(match, "0 go:left")
    if "visit" in menu(match, 0):
        play(match, "0 visit")
    return match


def after(match: Game, seat: int = 0) -> tuple[int, list[str], list[str]]:
    """Life, trophies, and what still lies on the Fields."""
    character = match.state.seats[seat]
    return character.lives, list(character.trophies), lying(match)


def scores(match: Game) -> tuple[Any, Any]:
    """Both scores of the last fight with a creature."""
    event = next(event for event in reversed(match.events) if event.key in FIGHTS)
    params = dict(event.params)
    return params["score"], params["theirs"]


FIGHTS = ("creature-beaten", "creature-tie", "creature-wins")


# --- what attacks, and how ---


@rule("talisman.creatures.attack-when-encountered")
def test_enemies_and_creatures_of_spaces_and_cards_attack() -> None:
    match = against("wolf", dice=(6, 1))
    assert "attacks" in told(match)
    match = start(who("thief", "fields-19", gold=0), FAR, dice=(1, 2, 1, 1))
    play(match, "0 go:right")  # the farmer of the Tavern: Strength 3
    assert scores(match) == (4, 4)
    match = against("ambush", dice=(6, 1), gold=0)  # an event: Strength 4
    assert (scores(match), match.state.seats[0].gold) == ((9, 5), 2)


@rule("talisman.creatures.definition", "talisman.creatures.enemy-means-enemy-card-only")
@rule("talisman.creatures.defeated-enemy-card-becomes-trophy")
def test_a_beaten_creature_is_a_trophy_only_if_it_is_an_enemy_card() -> None:
    match = against("wolf", "water-flask", dice=(6, 1))
    assert (after(match), match.state.fight) == ((4, ["wolf"], ["water-flask"]), None)
    match = against("ambush", "water-flask", dice=(6, 1), gold=0)
    assert (after(match), match.state.fight) == ((4, [], ["water-flask"]), None)
    assert (list(match.state.adventure_discard), match.state.seats[0].gold) == (["ambush"], 2)
    for foe, quest in (("wolf", 0), ("ambush", 2)):  # a quest to kill an enemy is not done with a creature
        match = against(foe, "water-flask", dice=(6, 1), quest=2)
        assert match.state.seats[0].quest == quest


@rule("talisman.creatures.definition", "talisman.creatures.tie-hurts-nobody-and-ends-turn")
@rule("talisman.creatures.loss-costs-one-life-and-ends-turn")
def test_a_creature_that_is_no_enemy_ends_the_turn_too() -> None:
    for die, lives in ((3, 4), (4, 3)):
        match = against("ambush", "herb-wife", dice=(4, die), gold=0)
        assert (after(match), match.state.seats[0].gold, match.state.active) == ((lives, [], ["herb-wife"]), 0, 1)


def test_the_holy_symbol_does_nothing_to_a_spirit_that_is_no_card() -> None:
    match = start(who("thief", "plains-9", objects=["holy-symbol"]), FAR, dice=(1, 1, 1, 2))
    play(match, "0 go:right", "0 visit")  # the spirit of the Crags, Craft 4: 3 + 1 against 4 + 2
    assert (match.state.seats[0].lives, match.state.active) == (3, 1)


@rule("talisman.creatures.sentinel-and-mercenary-are-creatures")
def test_the_mercenary_gives_no_trophy_and_goes() -> None:
    match = against("mercenary", dice=(6, 1), gold=0)
    assert after(match) == (4, [], [])
    assert (match.state.seats[0].gold, list(match.state.adventure_discard)) == (2, ["mercenary"])


@rule("talisman.creatures.sentinel-and-mercenary-are-creatures")
def test_the_sentinel_fights_as_a_creature() -> None:
    match = start(who("thief", "sentinel"), FAR, dice=(1, 4, 1))
    play(match, "0 go:bridge")
    assert (scores(match), match.state.seats[0].lives, list(match.state.seats[0].trophies)) == ((7, 10), 3, [])


@rule("talisman.creatures.printed-attribute-sets-kind-of-fight")
@rule("talisman.adventure.enemies.animal-dragon-monster-fight-with-strength")
@pytest.mark.parametrize(("foe", "power"), [("cave-lion", 5), ("dragon", 7), ("ogre", 5)])
def test_animals_dragons_and_monsters_are_fought_with_strength(foe: str, power: int) -> None:
    match = against(foe, dice=(1, 1), craft=9, strength=4)
    assert scores(match) == (5, power + 1)


@rule("talisman.creatures.printed-attribute-sets-kind-of-fight", "talisman.adventure.enemies.spirits-fight-with-craft")
def test_spirits_are_fought_with_craft() -> None:
    match = against("wraith", dice=(1, 1), craft=4, strength=9)
    assert (scores(match), after(match)) == ((5, 6), (3, [], ["wraith"]))
    match = start(who("thief", "plains-9", strength=9), FAR, dice=(1, 1, 1, 1))
    play(match, "0 go:right")
    assert scores(match) == (5, 5)  # a spirit printed on a space


@rule("talisman.creatures.printed-attribute-sets-kind-of-fight")
def test_a_creature_of_any_strength_is_fought_in_battle() -> None:
    imp = {"id": "gnat", "type": "event", "do": [{"do": "attack", "creature": {"strength": 1, "name": "creature"}}]}
    match = start(who("thief", "village", craft=9), FAR, dice=(1, 1, 6), cards=[imp], spaces={"fields-1": ["gnat"]})
    play(match, "0 go:left")
    assert scores(match) == (4, 7)


# --- evading and destroying ---


@rule("talisman.creatures.evade-first-in-outer-and-middle")
def test_evading_comes_before_spells_and_dice() -> None:
    match = against("wolf", followers=["huntsman"], craft=6, spells=["surge"])
    assert (asked(match), match.state.fight.dice) == ({0: "ask-attacked"}, [])
    assert menu(match, 0) == {"fight", "evade:huntsman", "leave:huntsman"}
    play(match, "0 evade:huntsman", "0 done")
    assert (after(match), match.state.active) == ((4, [], ["wolf"]), 1)
    assert (match.state.fight, "evades" in told(match)) == (None, True)


@rule("talisman.creatures.evade-first-in-outer-and-middle")
def test_a_character_may_have_a_way_of_its_own_to_evade_on_some_spaces() -> None:
    for space, way, evades in (("sentinel", "left", True), ("woods-10", "left", False)):
        match = start(who("dwarf", space), FAR, dice=(1, 1, 1), spaces={"hills-5": ["bear"], "fields-11": ["wolf"]})
        play(match, f"0 go:{way}")
        assert (asked(match) == {0: "ask-attacked"}) is evades
    match = start(who("dwarf", "sentinel"), FAR, dice=(1,), spaces={"hills-5": ["bear"]})
    play(match, "0 go:left", "0 evade")
    assert (match.state.seats[0].lives, lying(match, "hills-5")) == (4, ["bear"])


@rule("talisman.creatures.evade-first-in-outer-and-middle")
def test_invisibility_evades_all_that_attack_and_immobility_one() -> None:
    foes = ("wolf", "ogre")
    match = against(*foes, craft=6, spells=["invisibility"])
    play(match, "0 cast:invisibility")
    assert (after(match), match.state.active) == ((4, [], [*foes]), 1)
    match = against(*foes, craft=6, spells=["immobility"], dice=(6, 1))
    play(match, "0 cast:immobility")
    assert (asked(match), menu(match, 0)) == ({0: "ask-which-foe"}, {"foe:wolf", "foe:ogre"})
    play(match, "0 foe:ogre")
    assert (after(match), scores(match)) == ((4, ["wolf"], ["ogre"]), (9, 3))


def test_those_who_have_no_other_means_may_still_evade_by_a_spell_or_a_card() -> None:
    match = against("wolf", character="warrior", craft=6, spells=["invisibility"])
    assert menu(match, 0) == {"fight", "cast:invisibility"}
    match = against("wolf", character="warrior", objects=["sword"], followers=["huntsman"])
    assert menu(match, 0) == {"fight", "evade:huntsman", "leave:sword", "leave:huntsman"}


def test_a_means_that_carried_things_leaves_them_behind_when_it_goes() -> None:
    horse = {"id": "shy-horse", "type": "follower", "carry": 1, "evades": {"opponents": ["creature"], "spent": True}}
    load = ["sword", "axe", "helmet", "shield", "armour"]
    match = start(
        who("thief", "village", objects=load, followers=["shy-horse"]), FAR, dice=(1,), cards=[horse],
        spaces={"fields-1": ["wolf", "ogre"]},
    )  # fmt: skip
    play(match, "0 go:left", "0 visit", "0 evade:shy-horse")
    assert asked(match) == {0: "ask-leave-excess"}


def test_a_means_that_is_spent_goes_and_another_stays() -> None:
    match = against("wolf", objects=["smoke-pot"])
    play(match, "0 evade:smoke-pot")
    assert (list(match.state.seats[0].objects), list(match.state.adventure_discard)) == ([], ["smoke-pot"])
    match = against("ogre", objects=["grey-cloak"])
    play(match, "0 evade:grey-cloak")
    assert list(match.state.seats[0].objects) == ["grey-cloak"]


def test_what_evades_one_kind_is_of_no_use_against_another() -> None:
    match = against("ogre", followers=["huntsman"], dice=(1, 1))
    assert (scores(match), match.state.active) == ((4, 6), 1)  # not even asked


def test_two_cards_of_a_kind_are_one_way_out() -> None:
    mist = {"id": "mist", "type": "object", "count": 2, "evades": {"opponents": ["creature"], "spent": True}}
    match = start(
        who("thief", "village", objects=["mist", "mist"]), FAR, dice=(1,), cards=[mist], spaces={"fields-1": ["wolf"]}
    )
    play(match, "0 go:left", "0 visit")
    assert [option.id for option in match.offers(0)[0].options].count("evade:mist") == 1
    play(match, "0 evade:mist")
    assert list(match.state.seats[0].objects) == ["mist"]


def test_a_follower_that_helps_is_named_as_one_and_an_object_not() -> None:
    rules = "talisman.followers.may-help-or-hinder"
    for seat, means, foe in (
        ({"followers": ["huntsman"]}, "huntsman", "wolf"),
        ({"objects": ["grey-cloak"]}, "grey-cloak", "ogre"),
    ):
        match = against(foe, **seat)
        with witnessing() as seen:
            play(match, f"0 evade:{means}")
        assert (f"talisman:{rules}" in seen) is (means == "huntsman")


def test_the_priest_destroys_spirits_with_or_without_the_holy_symbol() -> None:
    for objects in ([], ["holy-symbol"]):
        craft = fresh(2).content["characters"]["priest"].craft
        match = against("ghost", "spectre", character="priest", objects=objects, dice=(6, 1))
        offered = [option.id for option in match.offers(0)[0].options]
        assert sorted(offered)[:3] == ["destroy:ghost", "destroy:spectre", "fight"]
        play(match, "0 destroy:spectre", "0 fight")
        assert (after(match), scores(match)) == ((4, ["spectre", "ghost"], []), (craft + 6, 5))


def test_what_destroys_spirits_does_nothing_to_others() -> None:
    match = against("wolf", objects=["holy-symbol"], dice=(1, 1))
    play(match, "0 done")
    assert (scores(match), match.state.active) == ((4, 3), 1)


# --- the fight ---


@rule("talisman.creatures.spells-before-dice")
def test_spells_are_cast_before_the_dice() -> None:
    match = against("ogre", craft=6, spells=["surge", "immobility"], dice=(1, 1))
    play(match, "0 fight")
    assert (asked(match), match.state.fight.dice) == ({0: "ask-spell-fight"}, [])
    assert "cast:immobility" not in menu(match, 0)
    play(match, "0 cast:surge", "0 pass")
    assert scores(match) == (3 + 2 + 1, 6)


@rule("talisman.creatures.spells-before-dice")
def test_others_may_change_the_creatures_score_before_the_dice() -> None:
    match = against("wolf", other=who("wizard", "city", spells=["borrowed-claws"]), dice=(3, 3))
    assert (asked(match), match.state.fight.dice) == ({1: "ask-spell-others-fight"}, [])
    play(match, "1 cast:borrowed-claws")
    assert scores(match) == (6, 2 + 3 + 3)


def test_a_spell_on_a_creature_is_no_matter_of_the_space() -> None:
    """What a space adds is named only where it adds something."""
    glade = "talisman:talisman.encounters.space.cursed-glade-cancels-object-bonuses"
    match = start(
        who("thief", "hills", craft=6, spells=["wither"]), FAR, dice=(1, 1, 1), spaces={"cursed-glade": ["ogre"]}
    )
    play(match, "0 pass", "0 go:left", "0 fight")
    with witnessing() as seen:
        play(match, "0 cast:wither")
    assert (scores(match), glade in seen) == ((4, 5 - 3 + 1), False)


@rule("talisman.creatures.character-score")
def test_the_score_is_die_strength_and_what_helps() -> None:
    seat = {"strength": 4, "objects": ["sword", "war-hammer", "magic-belt"], "followers": ["squire", "unicorn"]}
    match = against("dragon", dice=(2, 1), **seat)
    assert scores(match) == (2 + 4 + 2 + 1 + 1 + 1, 8)  # one weapon: the better
    match = against("dragon", character="monk", strength=4, craft=5, dice=(2, 1), objects=["sword"])
    assert scores(match) == (2 + 4 + 5, 8)  # the Monk's ability, which lets him use none


@rule("talisman.creatures.character-score")
def test_the_score_in_psychic_combat_is_die_craft_and_what_helps() -> None:
    seat = {"craft": 4, "objects": ["sword", "solomons-crown"], "followers": ["raven", "scholar", "squire"]}
    match = against("demon", dice=(2, 1), **seat)
    assert scores(match) == (2 + 4 + 2 + 1 + 1, 11)


def test_some_roll_two_dice_and_use_the_higher() -> None:
    warrior, ghoul = (fresh(2).content["characters"][name] for name in ("warrior", "ghoul"))
    match = against("dragon", character="warrior", dice=(2, 5, 1))
    assert scores(match)[0] == warrior.strength + 5
    match = against("ghost", character="warrior", dice=(2, 5))
    assert scores(match)[0] == warrior.craft + 2  # hers are for battle
    match = against("ghost", character="ghoul", dice=(6, 5, 1))
    assert scores(match)[0] == ghoul.craft + 6
    match = against("wolf", character="ghoul", dice=(3, 5))
    assert scores(match)[0] == ghoul.strength + 3


def test_the_dice_that_count_lie_open() -> None:
    match = against("dragon", character="warrior", dice=(2, 5, 6, 3), fate=1, objects=["shield"])
    assert (match.state.fight.dice, menu(match, 0)) == ([5, 6], {"reroll:2", "reroll:5", "keep"})
    play(match, "0 reroll:5")
    assert (asked(match), match.state.fight.dice) == ({0: "ask-armour"}, [3, 6])


@rule("talisman.creatures.another-player-rolls-for-it")
def test_the_creatures_die_is_rolled_after_the_characters() -> None:
    match = against("ogre", dice=(2, 6), fate=1)
    assert match.state.fight.dice == [2, 6]
    play(match, "0 keep")
    assert scores(match) == (3 + 2, 5 + 6)


@rule("talisman.creatures.fate-after-both-rolls")
def test_fate_rerolls_ones_own_die_when_both_are_known() -> None:
    match = against("ogre", dice=(2, 3, 6), fate=2)
    assert (asked(match), menu(match, 0), match.state.fight.dice) == ({0: "ask-reroll"}, {"reroll", "keep"}, [2, 3])
    play(match, "0 reroll")
    assert (scores(match), match.state.seats[0].fate) == ((9, 8), 1)  # no second reroll


@rule("talisman.creatures.higher-score-defeats-it", "talisman.creatures.tie-hurts-nobody-and-ends-turn")
@rule("talisman.creatures.loss-costs-one-life-and-ends-turn", "talisman.creatures.defeated-enemy-card-becomes-trophy")
@rule("talisman.adventure.enemies.undefeated-stay-on-space")
def test_the_higher_score_wins() -> None:
    """3 + 3 against the Bear's 3."""
    outcomes = {2: (4, ["bear"], []), 3: (4, [], ["bear"]), 4: (3, [], ["bear"])}
    for die, outcome in outcomes.items():
        match = against("bear", dice=(3, die))
        assert after(match) == outcome
        if die == 2:
            play(match, "0 done")  # the trophy could be traded
        assert (match.state.active, match.state.fight) == (1, None)


@rule("talisman.creatures.higher-score-defeats-it")
def test_whoever_wins_goes_on_with_the_next_card() -> None:
    match = against("bear", "silver-vein", "water-flask", dice=(3, 2), gold=0)
    assert (match.state.seats[0].gold, asked(match)) == (1, {0: "ask-loot"})


# --- what a lost fight costs ---


@rule("talisman.creatures.battle-loss-may-be-prevented")
@pytest.mark.parametrize(("die", "lives"), [(4, 3), (5, 4)])
def test_armour_may_save_a_life_lost_in_battle_but_not_the_fight(die: int, lives: int) -> None:
    match = against("goblin", "silver-vein", dice=(1, 6, die), objects=["shield"])
    assert (asked(match), menu(match, 0)) == ({0: "ask-armour"}, {"wear:shield", "pass", "leave:shield"})
    play(match, "0 wear:shield")
    assert after(match) == (lives, [], ["goblin", "silver-vein"])
    assert (match.state.seats[0].gold, match.state.active) == (1, 1)  # the Goblin takes its coin all the same


def test_armour_need_not_be_used() -> None:
    match = against("wolf", dice=(1, 6), objects=["shield"])
    play(match, "0 pass")
    assert after(match)[0] == 3


@rule("talisman.creatures.battle-loss-may-be-prevented")
def test_a_spell_may_save_a_life_lost_in_battle() -> None:
    match = against("wolf", dice=(1, 6), craft=6, spells=["shell-of-light"])
    play(match, "0 fight", "0 pass")
    assert (asked(match), menu(match, 0)) == ({0: "ask-spell-loss"}, {"cast:shell-of-light", "pass"})
    play(match, "0 cast:shell-of-light")
    assert (after(match), match.state.active) == ((4, [], ["wolf"]), 1)
    match = against("wolf", dice=(1, 6), craft=6, spells=["shell-of-light"])
    play(match, "0 fight", "0 pass", "0 pass")
    assert after(match)[0] == 3


@rule("talisman.creatures.psychic-loss-not-prevented-by-objects")
def test_nothing_saves_a_life_lost_in_psychic_combat() -> None:
    match = against("ghost", dice=(1, 6), craft=6, objects=["shield"], spells=["shell-of-light"])
    play(match, "0 fight", "0 pass")
    assert (after(match), match.state.active) == ((3, [], ["ghost"]), 1)


def test_whoever_dies_of_a_fight_loses_nothing_more() -> None:
    match = against("goblin", dice=(1, 6), lives=1, gold=2)
    thief = match.state.seats[0]
    assert (thief.dead, thief.gold, lying(match), match.state.fight) == (True, 2, ["goblin"], None)


# --- several enemies ---


@rule("talisman.creatures.multiple.same-attribute-and-value-combine")
def test_enemies_of_one_kind_fight_as_one() -> None:
    match = against("wolf", "bear", dice=(6, 3), gold=0)
    assert (scores(match), after(match)) == ((9, 8), (4, ["wolf", "bear"], []))
    assert [key for key in told(match) if key in FIGHTS] == ["creature-beaten"]
    match = against("wolf", "bear", dice=(1, 3))
    assert (scores(match), after(match)) == ((4, 8), (3, [], ["wolf", "bear"]))  # one Life in all (ruling A29)


@rule("talisman.creatures.multiple.others-fight-separately")
def test_enemies_of_another_attribute_fight_on_their_own() -> None:
    match = against("ghost", "wolf", dice=(6, 1, 3, 3))
    assert [key for key in told(match) if key in FIGHTS] == ["creature-beaten", "creature-tie"]
    assert (scores(match), after(match)) == ((7, 7), (4, ["wolf"], ["ghost"]))


@rule("talisman.creatures.multiple.others-fight-separately")
def test_so_they_do_where_only_the_attribute_differs() -> None:
    shade = {"id": "shade", "type": "enemy", "race": "spirit", "power": 4, "value": 2}
    match = start(
        who("thief", "village", craft=6), FAR, dice=(1, 6, 1, 1, 3), cards=[shade],
        spaces={"fields-1": ["bear", "shade"]},
    )  # fmt: skip
    play(match, "0 go:left")  # 3 + 6 against the Bear's 3 + 1; 6 + 1 against the Shade's 4 + 3
    assert [key for key in told(match) if key in FIGHTS] == ["creature-beaten", "creature-tie"]
    assert (scores(match), after(match)) == ((7, 7), (4, ["bear"], ["shade"]))


@rule("talisman.creatures.multiple.others-fight-separately")
def test_enemies_of_another_value_fight_on_their_own() -> None:
    late = {"id": "late-wolf", "type": "enemy", "race": "animal", "power": 2, "value": 4}
    match = start(
        who("thief", "village"), FAR, dice=(1, 6, 1, 6, 2), cards=[late], spaces={"fields-1": ["late-wolf", "bear"]}
    )
    play(match, "0 go:left")
    assert (after(match), scores(match)) == ((4, ["bear", "late-wolf"], []), (9, 4))


def test_lone_enemies_are_named_neither_together_nor_apart() -> None:
    match = start(who("thief", "village"), FAR, dice=(1, 6, 1), spaces={"fields-1": ["wolf", "silver-vein"]})
    with witnessing() as seen:
        play(match, "0 go:left")
    assert not [rule_id for rule_id in seen if ".multiple." in rule_id]


@rule("talisman.creatures.multiple.same-attribute-and-value-combine")
def test_whoever_evades_some_of_them_fights_the_rest() -> None:
    """Ruling A28."""
    match = against("wolf", "ogre", "bear", followers=["huntsman"], dice=(6, 1))
    play(match, "0 evade:huntsman")
    assert (scores(match), after(match)) == ((9, 6), (4, ["ogre"], ["wolf", "bear"]))
    assert asked(match) == {0: "ask-end-turn"}


def test_of_two_equal_enemies_one_may_be_evaded() -> None:
    wolf = {"id": "twin-wolf", "type": "enemy", "count": 2, "race": "animal", "power": 2}
    thief = who("thief", "village", craft=6, spells=["immobility"])
    spaces = {"fields-1": ["twin-wolf", "twin-wolf"]}
    match = start(thief, FAR, dice=(1, 6, 1), cards=[wolf], spaces=spaces)
    play(match, "0 pass", "0 go:left", "0 cast:immobility")
    assert (scores(match), after(match)) == ((9, 3), (4, ["twin-wolf"], ["twin-wolf"]))


def test_no_weapon_counts_if_one_of_them_allows_none() -> None:
    match = against("mire-ooze", "wolf", objects=["sword"], dice=(6, 1))
    assert scores(match) == (9, 8)


def test_each_of_them_gives_its_reward_though_a_quest_calls_away() -> None:
    match = against("young-drake", "dragon", strength=12, dice=(6, 1), gold=0, quest=2)
    thief = match.state.seats[0]
    assert (thief.gold, thief.space, list(thief.objects)) == (3, "warlocks-cave", ["talisman"])
    assert list(thief.trophies) == ["young-drake", "dragon"]


def test_each_of_them_takes_its_toll_though_one_costs_the_turn() -> None:
    match = against("basilisk", "harpy", objects=["water-flask"], dice=(1, 1))
    thief = match.state.seats[0]
    assert (thief.lives, list(thief.objects), thief.lost_turns) == (3, [], 1)


def test_whoever_one_of_them_kills_is_spared_by_the_next() -> None:
    match = against("demon", "wraith", dice=(1, 1), lives=2, craft=5)
    thief = match.state.seats[0]
    assert (thief.dead, thief.craft_counters) == (True, 1)


@rule("talisman.creatures.loss-costs-one-life-and-ends-turn")
def test_an_enemy_that_throws_the_loser_elsewhere_ends_the_turn_there() -> None:
    roc = {"id": "roc", "type": "enemy", "race": "animal", "power": 9, "lost": [{"do": "go", "to": ["ruins"]}]}
    match = start(who("thief", "village"), FAR, dice=(1, 1, 1), cards=[roc], spaces={"fields-1": ["roc"]})
    play(match, "0 go:left")
    assert (match.state.seats[0].space, match.state.active, len(match.state.adventure)) == ("ruins", 1, 100)


def test_a_beaten_enemy_may_carry_the_winner_off() -> None:
    roc = {"id": "roc", "type": "enemy", "race": "animal", "power": 1, "won": [{"do": "go", "to": ["ruins"]}]}
    elf = who("elf", "ruins")
    match = start(who("thief", "village"), elf, dice=(1, 6, 1), cards=[roc], spaces={"fields-1": ["roc"]})
    play(match, "0 go:left")
    assert (match.state.seats[0].space, menu(match, 0)) == ("ruins", {"meet:1", "visit"})


# --- in another's turn ---

RAID = {
    "id": "raid", "type": "event",
    "do": [{"do": "each", "who": "others", "actions": [
        {"do": "attack", "creature": {"strength": 4, "name": "creature"}}, {"do": "gain", "what": "gold"}]},
        {"do": "gain", "what": "craft"}],
}  # fmt: skip


@pytest.mark.parametrize(("die", "lives", "gold"), [(1, 3, 2), (4, 4, 2), (6, 4, 3)])
def test_a_fight_that_another_loses_in_ones_turn_does_not_end_it(die: int, lives: int, gold: int) -> None:
    """The Elf's 3 against 4 + 3."""
    elf = who("elf", "city", gold=2)
    match = start(who("thief", "village"), elf, dice=(1, die, 3), cards=[RAID], spaces={"fields-1": ["raid"]})
    play(match, "0 go:left")
    assert (match.state.seats[1].lives, match.state.seats[1].gold) == (lives, gold)
    assert match.state.seats[0].craft_counters == 1


def test_whoever_dies_so_is_carried_to_the_village_and_the_turn_goes_on() -> None:
    match = start(
        who("thief", "village", trophies=["dragon"]), who("elf", "city", lives=1), dice=(1, 1, 3), cards=[RAID],
        spaces={"fields-1": ["raid", "water-flask"]},
    )  # fmt: skip
    play(match, "0 go:left", "0 visit")
    assert (match.state.seats[1].space, match.state.seats[1].dead) == ("village", True)
    assert match.state.seats[0].craft_counters == 1
    assert menu(match, 0) == {"take:water-flask", "done", "trade:strength"}  # the fight is over


def test_a_spell_that_kills_a_fighter_ends_the_fight() -> None:
    bolt = {
        "id": "bolt", "when": ["others-fight"], "target": "fighter",
        "effect": {"do": "affect", "actions": [{"do": "lose", "what": "life"}]},
    }  # fmt: skip
    seats = [who("troll", "village"), who("elf", "fields-1", lives=1), who("wizard", "castle", spells=["bolt"])]
    scenario = Scenario(game=GAME.id, about="", given={"seats": seats}, dice=[1, 1], content={"spells": [bolt]})
    match = prepare(scenario, GAME)
    match.begin()
    play(match, "0 go:left", "0 meet:1", "2 cast:bolt", "2 target:1")
    assert ("duel-dice" in told(match), match.state.fight, match.state.seats[1].space) == (False, None, "village")
