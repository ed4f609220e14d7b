"""Toads: what a toad is, what it can't do, and how it ends."""

from __future__ import annotations

from typing import Any

import pytest

from roundtable.games.talisman.characters import battle_strength, psychic_craft, total_craft, total_strength

from .cast import start
from .stories import Game, asked, menu, play, told, who

rule = pytest.mark.rule

FROZEN = "talisman.toads.objects-gold-followers-frozen"
FATE_FROZEN = "talisman.toads.fate-frozen"


def toad(*cards: str, character: str = "elf", dice: tuple[int, ...] = (), lines: tuple[str, ...] = (),
         **seat: Any) -> Game:  # fmt: skip
    """A toad hops from the Village onto the Fields where these cards lie; a Thief is in the Castle."""
    match = start(
        who(character, "village", toad=1, **seat), who("thief", "castle"),
        dice=dice, spaces={"fields-1": list(cards)},
    )  # fmt: skip
    play(match, "0 go:left", *lines)
    return match


# --- becoming one ---


@rule("talisman.toads.caused-by-space-or-card")
def test_a_space_or_a_card_makes_a_toad() -> None:
    match = start(who("elf", "fields-11"), who("thief", "castle"), dice=(1, 1))
    play(match, "0 go:left", "0 way:enchantress")
    assert match.state.seats[0].toad_turns == 1
    match = start(who("elf", "village"), who("thief", "castle"), dice=(1, 1), spaces={"fields-1": ["rain-of-frogs"]})
    play(match, "0 go:left")
    assert match.state.seats[0].toad_turns == 1


@rule("talisman.toads.several-at-once")
def test_there_may_be_several_toads() -> None:
    match = start(who("elf", "village", spells=["warts-and-all"]), who("thief", "castle", toad=1), who("troll", "city"))
    play(match, "0 cast:warts-and-all", "0 target:2")
    assert [seat.toad_turns for seat in match.state.seats] == [0, 1, 1]
    assert "becomes-toad" in told(match)


@rule("talisman.toads.second-transformation-does-not-extend")
def test_a_toad_is_not_made_a_toad_again() -> None:
    match = start(who("elf", "village", spells=["warts-and-all"]), who("thief", "castle", toad=1), dice=(1,))
    play(match, "0 cast:warts-and-all")
    assert "stays-toad" in told(match)
    assert match.state.seats[1].toad_turns == 1
    match = toad("rain-of-frogs", dice=(1,))
    assert match.state.seats[0].toad_turns == 0  # its time was over with this turn


# --- moving and meeting ---


@rule("talisman.toads.move-one-space")
def test_a_toad_goes_one_space_without_a_die() -> None:
    """Ruling A44."""
    match = start(who("elf", "village", toad=1, fate=2, followers=["horse"]), who("thief", "castle"))
    assert asked(match) == {0: "ask-one-space"}
    assert menu(match, 0) == {"go:left", "go:right"}
    match = start(who("elf", "sentinel", toad=1), who("thief", "castle"))
    assert menu(match, 0) == {"go:left", "go:right", "go:bridge"}


@rule("talisman.toads.move-one-space")
def test_so_it_does_in_the_inner_region() -> None:
    match = start(who("elf", "plain-of-peril", toad=1), who("thief", "castle"))
    assert menu(match, 0) == {"advance:mines", "advance:crypt", "portal"}


@rule("talisman.toads.still-have-encounters")
def test_a_toad_meets_spaces_and_characters() -> None:
    match = start(who("elf", "village", toad=1), who("thief", "fields-1"), draw={"adventure": ["bear"]})
    play(match, "0 go:left")
    assert menu(match, 0) == {"meet:1", "visit"}
    match = toad("bear", dice=(6, 1), character="wizard")
    assert list(match.state.seats[0].trophies) == ["bear"]  # 1 + 6 against 3 + 1


def test_a_toad_may_be_met() -> None:
    match = start(who("troll", "village"), who("elf", "fields-1", toad=1), dice=(1,))
    play(match, "0 go:left")
    assert menu(match, 0) == {"meet:1", "visit"}


# --- what it has no use of ---


@rule("talisman.toads.no-casting-or-gaining-spells")
def test_a_toad_casts_and_gains_no_spells_but_keeps_its_own() -> None:
    match = start(who("elf", "village", toad=1, spells=["mending", "surge"]), who("thief", "castle"),
                  spaces={"fields-1": ["starfall"]})  # fmt: skip
    assert asked(match) == {0: "ask-one-space"}
    assert match.why_not(0, "cast:mending") == ("talisman.toads.no-casting-or-gaining-spells",)
    play(match, "0 go:left")
    assert "toad-no-spells" in told(match)
    assert list(match.state.seats[0].spells) == ["mending", "surge"]


@rule("talisman.toads.keep-spells-despite-craft-one")
def test_becoming_a_toad_costs_no_spells_and_nobody_takes_them() -> None:
    ghoul = who("ghoul", "castle", spells=["surge", "mending"])
    match = start(who("elf", "village", spells=["warts-and-all", "thought-theft"]), ghoul, dice=(1,),
                  spaces={"fields-1": ["great-silence"]})  # fmt: skip
    play(match, "0 cast:warts-and-all")
    assert menu(match, 0) == {"pass"}  # no more thoughts to steal
    play(match, "0 pass", "0 go:left")
    assert [len(seat.spells) for seat in match.state.seats] == [0, 2]


@rule("talisman.toads.keep-spells-despite-craft-one")
def test_nor_does_being_carried_about_as_a_toad() -> None:
    match = start(who("elf", "village", toad=1, spells=["surge", "mending"]), who("thief", "castle"), dice=(4,),
                  spaces={"fields-1": ["imp"], "ruins": ["herb-wife", "silver-vein"]})  # fmt: skip
    play(match, "0 go:left")
    assert (match.state.seats[0].space, list(match.state.seats[0].spells)) == ("ruins", ["surge", "mending"])
    assert asked(match) == {1: "ask-way"}  # it was not asked to discard any


@rule("talisman.toads.no-casting-or-gaining-spells")
def test_a_toad_is_not_asked_for_spells_in_others_fights() -> None:
    match = start(who("troll", "village"), who("elf", "city", toad=1, spells=["leaden-limbs"]), dice=(1, 6, 1),
                  spaces={"fields-1": ["bear"]})  # fmt: skip
    play(match, "0 go:left")
    assert "creature-beaten" in told(match)


@rule("talisman.toads.no-special-abilities")
def test_a_toad_has_no_special_abilities_when_it_meets_others() -> None:
    match = start(who("thief", "village", toad=1), who("elf", "fields-1", gold=3), dice=(1, 1))
    play(match, "0 go:left", "0 meet:1")
    assert match.state.seats[1].gold == 3
    assert "attacks-battle" in told(match)  # there was no choice
    match = start(who("sorceress", "village", toad=1), who("elf", "fields-1", fate=1), dice=(1, 1))
    play(match, "0 go:left", "0 meet:1")
    assert match.state.fight is not None
    assert match.state.fight.battle


def test_nor_in_its_own_fights_and_draws() -> None:
    warrior = toad("bear", character="warrior", dice=(1, 1), objects=["sword"])  # one die, no sword
    assert warrior.state.seats[0].lives == 4
    priest = toad("lemure", character="priest", dice=(6, 1))
    assert list(priest.state.seats[0].trophies) == ["lemure"]  # fought: it was not asked to destroy
    match = start(who("prophetess", "village", toad=1), who("thief", "castle"), draw={"adventure": ["silver-vein"]})
    play(match, "0 go:left")
    assert asked(match) == {1: "ask-way"}  # no second card offered
    match = start(who("wizard", "fields-1", toad=1), who("thief", "castle"))
    assert list(match.state.seats[0].spells) == []  # gains none though it has none
    match = start(who("assassin", "village", toad=1), who("elf", "fields-1"), dice=(6, 6))
    play(match, "0 go:left", "0 meet:1")
    assert match.state.seats[0].lives == 3  # 1 + 6 against 3 + 6: both rolled


@rule("talisman.toads.strength-one-craft-one")
def test_a_toads_strength_and_craft_are_one_whatever_it_has() -> None:
    match = toad("silver-vein", strength=7, craft=7, followers=["unicorn", "scholar", "squire", "raven"],
                 objects=["magic-belt", "solomons-crown", "runesword"], alignment="evil")  # fmt: skip
    hero, content = match.state.seats[0], match.content
    assert hero.toad_turns == 0
    assert (total_strength(content, hero), total_craft(content, hero)) == (9, 10)
    hero.toad_turns = 1
    assert (total_strength(content, hero), battle_strength(content, hero)) == (1, 1)
    assert (total_craft(content, hero), psychic_craft(content, hero)) == (1, 1)
    match = toad("rat-swarm", strength=7, dice=(1, 1))
    assert "creature-tie" in told(match)


@rule("talisman.toads.objects-gold-followers-frozen")
@pytest.mark.parametrize(
    ("card", "dice"),
    [
        ("silver-vein", ()),  # gains gold
        ("tax-riders", ()),  # loses gold
        ("landslide", ()),  # kills followers
        ("goblin", (1, 6)),  # takes gold
        ("harpy", (1, 6)),  # takes an object
        ("grey-lynx", (1, 6)),  # takes a follower
        ("demon", None),  # gives a Talisman
    ],
)
def test_a_toad_neither_gains_nor_loses_gold_objects_and_followers(card: str, dice: tuple[int, ...] | None) -> None:
    cards = []
    if dice is None:
        dice, card = (), "gift"
        cards = [{"id": "gift", "type": "event", "do": [{"do": "gain-talisman"}, {"do": "gain-card", "card": "axe"}]}]
    match = start(who("elf", "village", toad=1, gold=3, objects=["sword"], followers=["mule"]), who("thief", "castle"),
                  dice=dice, cards=cards, spaces={"fields-1": [card]})  # fmt: skip
    play(match, "0 go:left")
    hero = match.state.seats[0]
    assert (hero.gold, list(hero.objects), list(hero.followers)) == (3, ["sword"], ["mule"])


@rule("talisman.toads.objects-gold-followers-frozen")
def test_a_toad_picks_nothing_up_and_leaves_and_uses_nothing() -> None:
    match = start(who("elf", "village", toad=1, objects=["healing-salve", "raft"], lives=1), who("thief", "castle"),
                  spaces={"fields-1": ["war-hammer"]}, coins={"fields-1": 2})  # fmt: skip
    assert menu(match, 0) == {"go:left", "go:right"}
    assert match.why_not(0, "leave:raft") == (FROZEN,)
    play(match, "0 go:left")
    assert asked(match) == {1: "ask-way"}
    assert (match.state.spaces["fields-1"].cards, match.state.coins) == (["war-hammer"], {"fields-1": 2})
    assert list(match.state.seats[0].objects) == ["healing-salve", "raft"]


@rule("talisman.toads.objects-gold-followers-frozen")
def test_a_toad_buys_and_pays_nothing() -> None:
    match = start(who("elf", "fields-1", toad=1, gold=9, lives=1), who("thief", "castle"))
    play(match, "0 go:right")
    assert {"way:blacksmith", "way:healer", "way:go-on"} <= menu(match, 0)
    play(match, "0 way:blacksmith")
    assert (match.state.seats[0].gold, match.state.active) == (9, 1)
    match = start(who("elf", "fields-1", toad=1, gold=9, lives=1), who("thief", "castle"))
    play(match, "0 go:right", "0 way:healer")
    assert (match.state.seats[0].gold, match.state.seats[0].lives) == (9, 1)
    match = toad("mercenary", gold=3, dice=(1, 1))
    assert match.state.seats[0].lives == 3  # it could not pay
    match = start(who("elf", "fields-11", toad=1, objects=["sword"]), who("thief", "castle"))
    play(match, "0 go:left", "0 way:alchemist")
    assert list(match.state.seats[0].objects) == ["sword"]


@rule("talisman.toads.objects-gold-followers-frozen")
def test_nothing_is_won_from_a_toad_but_a_life() -> None:
    match = start(who("troll", "village"), who("elf", "fields-1", toad=1, gold=3, objects=["helmet"], fate=2),
                  who("thief", "castle"), dice=(1, 1, 1))  # fmt: skip
    play(match, "0 go:left", "0 meet:1")
    elf = match.state.seats[1]
    assert (elf.lives, elf.gold, list(elf.objects), elf.fate) == (3, 3, ["helmet"], 2)  # no armour, no Fate either


def test_a_toad_that_wins_takes_a_life() -> None:
    match = start(who("elf", "village", toad=1), who("monk", "fields-1", toad=1, gold=3), dice=(6, 1))
    play(match, "0 go:left", "0 meet:1")
    assert (match.state.seats[1].lives, match.state.seats[0].gold) == (3, 1)


@rule("talisman.toads.objects-gold-followers-frozen")
def test_armour_saves_no_toad() -> None:
    match = toad("bear", dice=(1, 6), objects=["armour"])
    assert match.state.seats[0].lives == 3


@rule("talisman.toads.fate-frozen")
def test_a_toad_neither_uses_nor_gains_fate() -> None:
    match = toad("bear", fate=2, dice=(1, 6))
    assert (match.state.seats[0].fate, match.state.seats[0].lives) == (2, 3)  # no reroll was offered
    assert toad("black-moon", fate=1, alignment="evil").state.seats[0].fate == 1
    assert toad("black-moon", fate=1).state.seats[0].fate == 1  # nor is any lost
    assert toad("white-pilgrim", fate=1).state.seats[0].fate == 1


# --- trophies and Life ---


@rule("talisman.toads.trophies-kept-and-gainable", "talisman.toads.counters-traded-as-toad-are-lost")
def test_a_toad_wins_and_trades_trophies_but_the_counters_go_with_the_toad() -> None:
    """Ruling A45: the threshold is 1."""
    match = start(who("elf", "village", toad=1, trophies=["lemure", "bear"], strength=5), who("thief", "castle"),
                  dice=(6, 1), spaces={"fields-1": ["wolf"]})  # fmt: skip
    assert menu(match, 0) == {"go:left", "go:right", "trade:strength", "trade:craft"}
    play(match, "0 trade:strength", "0 trade:craft")
    hero = match.state.seats[0]
    assert (hero.strength_counters, hero.craft_counters) == (3, 1)
    play(match, "0 go:left")
    assert menu(match, 0) == {"done", "trade:strength"}  # won as a toad, tradable as one
    play(match, "0 done")
    hero = match.state.seats[0]
    assert list(hero.trophies) == ["wolf"]
    assert (hero.toad_turns, hero.strength_counters, hero.craft_counters) == (0, 2, 0)
    assert (hero.toad_strength, hero.toad_craft) == (0, 0)


@rule("talisman.toads.counters-traded-as-toad-are-lost")
def test_counters_from_cards_are_lost_as_well() -> None:
    match = toad("waking-dream", craft=6)
    assert match.state.seats[0].craft_counters == 2


@rule("talisman.toads.life-lost-stays-lost")
def test_life_lost_as_a_toad_stays_lost() -> None:
    match = toad("bear", dice=(1, 6))
    assert (match.state.seats[0].toad_turns, match.state.seats[0].lives) == (0, 3)


# --- the end of it ---


@rule("talisman.toads.return-at-end-of-next-turn")
def test_a_toad_is_normal_again_at_the_end_of_its_next_turn() -> None:
    match = start(who("elf", "village", spells=["warts-and-all"]), who("thief", "castle"), dice=(1,),
                  draw={"adventure": ["silver-vein", "herb-wife"]})  # fmt: skip
    play(match, "0 cast:warts-and-all", "0 go:left")
    assert match.state.seats[1].toad_turns == 1
    play(match, "1 go:left")  # the Portal
    assert match.state.seats[1].toad_turns == 0
    assert told(match).count("no-more-toad") == 1


@rule("talisman.toads.return-at-end-of-next-turn")
def test_changed_in_its_own_turn_it_is_a_toad_for_the_rest_of_it_and_the_next_one() -> None:
    """Ruling A46."""
    match = start(who("elf", "tavern"), who("thief", "castle"), dice=(2, 1, 1, 1, 1),
                  spaces={"ruins": ["rain-of-frogs", "silver-vein"]},
                  draw={"adventure": ["herb-wife"]})  # fmt: skip
    play(match, "0 go:left")
    assert (match.state.seats[0].gold, match.state.seats[0].toad_turns) == (1, 1)  # no silver for a toad
    play(match, "1 go:left")
    assert asked(match) == {0: "ask-one-space"}
    play(match, "0 go:left")
    assert match.state.seats[0].toad_turns == 0


def test_a_lost_turn_counts() -> None:
    """Ruling A43."""
    match = start(who("elf", "village", toad=1, lost_turns=1), who("thief", "castle"), dice=(1,))
    assert (match.state.active, match.state.seats[0].toad_turns) == (1, 0)


def test_back_to_normal_all_limits_hold_again() -> None:
    """What it might have too much of is seen to at once."""
    five = ["sword", "axe", "helmet", "shield", "war-hammer"]
    match = toad("herb-wife", objects=five, spells=["mending", "surge", "hex"])
    assert asked(match) == {0: "ask-discard-spell"}
    play(match, "0 discard:hex")
    assert asked(match) == {0: "ask-leave-excess"}


def test_what_a_toad_may_no_longer_own_is_left_when_it_is_normal_again() -> None:
    match = start(who("elf", "village", toad=2, objects=["holy-lance"]), who("thief", "castle"), dice=(1,),
                  spaces={"fields-1": ["two-faced-idol"], "village": []},
                  draw={"adventure": ["silver-vein"]})  # fmt: skip
    play(match, "0 go:left", "0 way:kneel", "0 align:evil")
    assert list(match.state.seats[0].objects) == ["holy-lance"]
    play(match, "1 go:left", "0 go:right", "0 way:go-on")
    assert list(match.state.seats[0].objects) == []
    assert match.state.spaces["village"].cards == ["holy-lance"]


def test_what_a_quest_asks_for_is_given_once_the_toad_has_hands_again() -> None:
    match = toad("herb-wife", quest=6, gold=2)
    hero = match.state.seats[0]
    assert "quest-done" in told(match)
    assert told(match).index("no-more-toad") < told(match).index("quest-done")
    assert (hero.space, hero.gold, list(hero.objects)) == ("warlocks-cave", 0, ["talisman"])


def test_a_dead_toad_cannot_buy_its_life_back() -> None:
    """Ruling A42."""
    match = start(who("elf", "village", toad=1, dead=True, gold=3), who("thief", "castle"), dice=(1,))
    hero = match.state.seats[0]
    assert (hero.lives, hero.gold, hero.toad_turns, hero.dead) == (1, 3, 0, False)
