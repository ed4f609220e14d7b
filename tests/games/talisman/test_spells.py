"""Acquiring spells, holding them, and casting them."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from roundtable.kernel.rulebook import witnessing

from .cast import STAGE, start
from .stories import Game, asked, menu, play, told, who

rule = pytest.mark.rule

GIFT = {"id": "gift", "type": "event", "do": [{"do": "gain-spells", "number": 4}]}
"""A card of our own: four spells at once."""


def given(seat: dict[str, Any], **more: Any) -> Game:
    """Somebody in the Village finds the gift on the Fields beside it."""
    match = start(seat, who("thief", "castle"), dice=(1,), cards=[GIFT], spaces={"fields-1": ["gift"]}, **more)
    play(match, "0 go:left")
    return match


# --- acquiring ---


@rule("talisman.spells.hold-limit-by-total-craft", "talisman.spells.anyone-with-enough-craft")
@pytest.mark.parametrize(("craft", "limit"), [(1, 0), (2, 0), (3, 1), (4, 2), (5, 2), (6, 3), (7, 3)])
def test_total_craft_says_how_many_spells_anyone_can_hold(craft: int, limit: int) -> None:
    match = given(who("troll", "village", craft=craft))
    while asked(match) == {0: "ask-discard-spell"}:
        play(match, f"0 {min(menu(match, 0))}")
    assert len(match.state.seats[0].spells) == limit
    assert told(match).count("draws-spell") == (4 if limit else 0)  # ruling A63
    assert len(match.state.spell_discard) == (4 - limit if limit else 0)


def test_craft_from_cards_counts_for_the_limit() -> None:
    match = given(who("troll", "village", followers=["scholar"], objects=["solomons-crown"]))
    play(match, "0 visit")
    while asked(match) == {0: "ask-discard-spell"}:
        play(match, f"0 {min(option for option in menu(match, 0) if option.startswith('discard'))}")
    assert len(match.state.seats[0].spells) == 2  # 1 + 1 + 2


@rule("talisman.spells.drawn-from-top-of-deck", "talisman.spells.hidden-from-other-players")
def test_spells_come_from_the_top_of_the_deck_and_only_their_owner_sees_them() -> None:
    match = start(who("elf", "village"), who("thief", "castle"), dice=(1,), spaces={"fields-1": ["starfall"]})
    top = match.state.spells.cards[-2:]
    play(match, "0 go:left")
    mine = match.state.seats[0].spells
    assert [*mine, *match.state.seats[1].spells] == top  # the finder is the last to draw
    assert (mine.as_seen_by(0), mine.as_seen_by(1)) == (list(mine), [None])
    seen = [event for event in match.events if event.key == "spell-drawn"]
    assert [[event.seen_by(seat) for seat in (0, 1)] for event in seen] == [[False, True], [True, False]]


@rule("talisman.spells.empty-deck-reshuffles-discards")
def test_an_empty_deck_is_made_anew_of_the_discards() -> None:
    match = given(who("elf", "village", craft=6), empty=["spells"])
    assert "spell-deck-renewed" in told(match)
    state = match.state
    assert (len(state.seats[0].spells), len(state.spells), len(state.spell_discard)) == (4, 20, 0)
    assert state.spells.as_seen_by(0) == [None] * 20


def test_a_deck_that_is_not_empty_is_not_made_anew() -> None:
    match = given(who("elf", "village", craft=6), discards=["hex", "surge"])
    assert match.state.spell_discard.cards == ["hex", "surge"]


def test_when_there_are_none_anywhere_none_is_drawn() -> None:
    every = [spell.id for spell in given(who("elf", "village")).content["spells"].values() for _ in range(spell.count)]
    match = start(who("elf", "village"), who("thief", "castle"), dice=(1,), cards=[GIFT],
                  spaces={"fields-1": ["gift"], "temple": every[1:]})  # fmt: skip
    play(match, "0 go:left")
    assert list(match.state.seats[0].spells) == every[:1]
    assert told(match).count("no-spell-left") == 1


@rule("talisman.spells.excess-discarded-at-once", "talisman.spells.excess-cannot-be-cast-while-discarding")
def test_the_owner_says_which_spells_are_too_many_and_casts_none_of_them() -> None:
    match = start(who("elf", "village", spells=["mending", "surge"]), who("thief", "castle"), dice=(1,),
                  draw={"spells": ["hex", "slumber"]}, spaces={"fields-1": ["starfall"]})  # fmt: skip
    play(match, "0 pass", "0 go:left")
    assert menu(match, 0) == {"discard:mending", "discard:surge", "discard:slumber"}
    assert match.why_not(0, "cast:mending") == ("talisman.spells.excess-cannot-be-cast-while-discarding",)
    play(match, "0 discard:surge")
    assert list(match.state.seats[0].spells) == ["mending", "slumber"]
    assert match.state.spell_discard.cards == ["surge"]


@rule("talisman.spells.excess-discarded-at-once")
def test_craft_lost_lowers_the_limit_at_once() -> None:
    match = start(who("dwarf", "village", craft=4, spells=["hex", "surge"]), who("thief", "castle"), dice=(1, 1, 6),
                  spaces={"fields-1": ["wraith"]})  # fmt: skip
    play(match, "0 pass", "0 go:left", "0 fight", "0 pass")
    assert menu(match, 0) == {"discard:hex", "discard:surge"}  # Craft 3


def test_who_grows_wise_in_time_discards_nothing() -> None:
    """What is used at will may be used then, too."""
    dwarf = who("dwarf", "village", followers=["scholar"], objects=["draught-of-insight"], spells=["hex", "surge"])
    match = start(dwarf, who("thief", "castle"))
    play(match, "0 leave:scholar", "0 use:draught-of-insight")
    assert list(match.state.seats[0].spells) == ["hex", "surge"]  # Craft 3, and 4 again
    assert asked(match) == {0: "ask-spell-before-move"}


def test_a_scholar_left_behind_takes_a_spell_with_her() -> None:
    match = start(who("dwarf", "village", followers=["scholar"], spells=["hex", "surge"]), who("thief", "castle"))
    play(match, "0 leave:scholar")
    assert menu(match, 0) == {"discard:hex", "discard:surge"}


@rule("talisman.spells.no-voluntary-discard")
def test_no_spell_is_discarded_at_will() -> None:
    match = start(who("elf", "village", spells=["hex"]), who("thief", "castle"), dice=(1,))
    with witnessing() as cited:
        assert menu(match, 0) == {"cast:hex", "pass"}
        assert match.why_not(0, "discard:hex") == ("talisman.spells.no-voluntary-discard",)
    assert any("no-voluntary-discard" in rule_id for rule_id in cited)
    assert match.why_not(0, "discard:surge") == ()


@rule("talisman.spells.temporary-craft-loss-lowers-limit")
def test_on_the_cursed_glade_magic_objects_hold_up_no_limit() -> None:
    wizard = who("wizard", "hills", objects=["solomons-crown"], spells=["hex", "surge", "mending"])
    match = start(wizard, who("thief", "castle"), dice=(1,), draw={"adventure": ["silver-vein"]})
    play(match, "0 pass", "0 go:left")
    assert asked(match) == {0: "ask-discard-spell"}
    play(match, "0 discard:hex")
    assert len(match.state.seats[0].spells) == 2


def test_followers_hold_it_up_even_there() -> None:
    elf = who("elf", "hills", followers=["scholar"], craft=5, spells=["hex", "surge", "mending"])
    match = start(elf, who("thief", "castle"), dice=(1,), draw={"adventure": ["silver-vein"]})
    play(match, "0 pass", "0 go:left")
    assert len(match.state.seats[0].spells) == 3


# --- casting ---


@rule("talisman.spells.timing-and-effect-on-card", "talisman.spells.discarded-after-resolving")
def test_a_spell_is_cast_when_its_card_says_and_then_discarded() -> None:
    match = start(who("elf", "village", lives=1, spells=["mending", "surge"]), who("thief", "castle"), dice=(1,))
    assert menu(match, 0) == {"cast:mending", "pass"}
    assert match.why_not(0, "cast:surge") == ("talisman.spells.timing-and-effect-on-card",)
    play(match, "0 cast:mending")
    assert match.state.seats[0].lives == 4
    assert match.state.spell_discard.cards == ["mending"]


@rule("talisman.spells.may-be-kept-indefinitely")
def test_nobody_has_to_cast_and_the_others_learn_nothing_from_the_pause() -> None:
    for spell in ("mending", "surge"):
        match = start(who("elf", "village", spells=[spell]), who("thief", "castle"), dice=(1,))
        assert asked(match) == {0: "ask-spell-before-move"}
        play(match, "0 pass")
        assert list(match.state.seats[0].spells) == [spell]
        assert asked(match) == {0: "ask-way"}


@rule("talisman.spells.cast-at-most-number-held-at-turn-start")
def test_no_more_are_cast_than_were_held_as_the_turn_began() -> None:
    spells = {"spells": ["thought-theft"]}
    match = start(who("elf", "village") | spells, who("ghoul", "castle", spells=["mending"]), dice=(1,))
    play(match, "0 cast:thought-theft")
    assert list(match.state.seats[0].spells) == ["mending"]
    assert asked(match) == {0: "ask-way"}
    assert match.why_not(0, "cast:mending") == ("talisman.spells.cast-at-most-number-held-at-turn-start",)


@rule("talisman.encounters.quest.done-at-once-if-possible")
def test_what_follows_from_a_spell_comes_before_the_movement_die() -> None:
    elf = who("elf", "village", spells=["hypnosis"], quest=3)  # a follower is asked for
    match = start(elf, who("thief", "castle", followers=["mule"]), dice=(1,))
    play(match, "0 cast:hypnosis")
    hero = match.state.seats[0]
    assert (hero.space, list(hero.objects), match.state.active) == ("warlocks-cave", ["talisman"], 1)
    assert told(match).index("quest-done") < told(match).index("rolls-to-move")  # that die is the Thief's


@rule("talisman.spells.excess-discarded-at-once")
def test_a_spell_taken_by_an_ability_may_be_one_too_many() -> None:
    adept = msgspec.to_builtins(STAGE.content()["characters"]["prophetess"]) | {"craft": 4}
    adept["meetings"] = [{"id": "read-mind", "text": "ability", "take": "spell"}]
    match = start(who("prophetess", "village", spells=["hex", "surge"]), who("ghoul", "fields-1", spells=["mending"]),
                  dice=(1,), content={"characters": [adept]})  # fmt: skip
    play(match, "0 pass", "0 go:left", "0 meet:1", "0 ability:read-mind")
    assert (asked(match), menu(match, 0)) == (
        {0: "ask-discard-spell"}, {"discard:hex", "discard:surge", "discard:mending"},
    )  # fmt: skip


def test_as_many_as_were_held_may_all_be_cast() -> None:
    match = start(who("elf", "village", spells=["lightning", "slumber"]), who("thief", "castle"), dice=(1,))
    play(match, "0 cast:lightning", "0 cast:slumber")
    assert (match.state.seats[1].lives, match.state.seats[1].lost_turns) == (3, 1)


@rule("talisman.spells.cast-at-most-number-held-at-turn-start")
def test_who_had_none_when_anothers_turn_began_casts_none_in_it() -> None:
    """Ruling A38."""
    match = start(who("troll", "village"), who("elf", "city"), dice=(1, 6, 1),
                  spaces={"fields-1": ["starfall", "bear"]}, draw={"spells": ["leaden-limbs"]})  # fmt: skip
    play(match, "0 go:left")
    assert list(match.state.seats[1].spells) == ["leaden-limbs"]
    assert list(match.state.seats[0].trophies) == ["bear"]  # and nobody was asked


@rule("talisman.spells.one-per-other-players-turn")
def test_in_anothers_turn_there_is_one_spell_for_each() -> None:
    elf = who("elf", "city", spells=["leaden-limbs", "leaden-limbs"])
    match = start(who("troll", "village"), elf, who("ghoul", "castle", spells=["wither"]), dice=(1, 1, 6),
                  spaces={"fields-1": ["ogre"]})  # fmt: skip
    play(match, "0 go:left")
    assert asked(match) == {1: "ask-spell-others-fight", 2: "ask-spell-others-fight"}
    play(match, "1 cast:leaden-limbs")
    assert asked(match) == {2: "ask-spell-others-fight"}  # first come, first served; the others may still follow
    assert match.why_not(1, "cast:leaden-limbs") == ("talisman.spells.one-per-other-players-turn",)
    play(match, "2 cast:wither")
    assert "creature-wins" in told(match)  # 6 + 1 - 2 against 5 + 6 - 3


@rule("talisman.spells.one-per-other-players-turn")
def test_a_defender_too_has_one_and_evading_uses_it_up() -> None:
    """Ruling A37."""
    match = start(who("troll", "village"), who("elf", "fields-1", spells=["surge", "shell-of-light"]), dice=(1, 6, 1))
    play(match, "0 go:left", "0 meet:1", "1 fight", "1 cast:surge")
    assert asked(match) == {0: "ask-reward"}
    play(match, "0 take-life")
    assert match.state.seats[1].lives == 3  # the Shell of Light would have been the second
    assert list(match.state.seats[1].spells) == ["shell-of-light"]


@rule("talisman.spells.reach-characters-anywhere")
def test_a_spell_reaches_a_character_in_any_region() -> None:
    others = [who("troll", "plain-of-peril"), who("dwarf", "temple"), who("ghoul", "city")]
    match = start(who("elf", "village", spells=["lightning"]), *others, dice=(1,))
    play(match, "0 cast:lightning")
    assert menu(match, 0) == {"target:1", "target:2", "target:3"}
    play(match, "0 target:1")
    assert [seat.lives for seat in match.state.seats] == [4, 5, 5, 4]


def test_the_dead_are_out_of_reach_and_cast_nothing() -> None:
    match = start(who("elf", "village", spells=["lightning"]), who("troll", "village", dead=True),
                  who("ghoul", "village", dead=True, spells=["wither"]), dice=(1, 6, 1),
                  spaces={"fields-1": ["bear"]})  # fmt: skip
    assert menu(match, 0) == {"pass"}
    play(match, "0 pass", "0 go:left", "0 fight", "0 pass")
    assert "creature-beaten" in told(match)  # the Ghoul was not asked


@rule("talisman.spells.hold-limit-by-total-craft")
def test_who_can_hold_none_steals_none() -> None:
    troll = who("troll", "cursed-glade", objects=["solomons-crown"], spells=["thought-theft"])
    match = start(troll, who("elf", "castle", spells=["surge"]), dice=(1,))
    play(match, "0 cast:thought-theft")
    assert "no-craft-for-spells" in told(match)
    assert list(match.state.seats[1].spells) == ["surge"]


# --- spells of our own ---


def own_spell(target: str, effect: dict[str, Any], caster: dict[str, Any], other: dict[str, Any]) -> Game:
    spell = {"id": "ours", "when": ["before-move"], "target": target, "effect": effect}
    return start(caster | {"spells": ["ours"]}, other, dice=(1,), content={"spells": [spell]})


def test_a_spell_may_take_gold_from_who_has_any_and_a_quest_is_done_with_it() -> None:
    take = {"do": "take", "what": "gold"}
    match = own_spell("other", take, who("elf", "village", gold=1, quest=6), who("thief", "castle", gold=1))
    play(match, "0 cast:ours")
    assert [seat.gold for seat in match.state.seats] == [0, 0]
    assert (match.state.seats[0].space, list(match.state.seats[0].objects)) == ("warlocks-cave", ["talisman"])
    match = own_spell("other", take, who("elf", "village"), who("thief", "castle", gold=0))
    assert menu(match, 0) == {"pass"}


def test_a_spell_that_takes_an_object_may_take_a_talisman() -> None:
    """Ruling A33."""
    take = {"do": "take", "what": "object"}
    match = own_spell("other", take, who("elf", "village"), who("thief", "castle", talisman=True))
    play(match, "0 cast:ours")
    assert [list(seat.objects) for seat in match.state.seats] == [["talisman"], []]
    match = own_spell("other", take, who("elf", "village"), who("thief", "castle"))
    assert menu(match, 0) == {"pass"}


def test_no_spell_carries_its_caster_about_in_the_inner_region_whatever_else_it_does() -> None:
    home = {"do": "affect", "actions": [{"do": "heal"}, {"do": "go", "to": ["village"]}]}
    match = own_spell("self", home, who("elf", "plain-of-peril"), who("thief", "castle"))
    assert menu(match, 0) == {"pass"}
    assert match.why_not(0, "cast:ours") == ("talisman.movement.inner.one-space-no-die",)
