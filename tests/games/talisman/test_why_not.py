"""Why not? The rule that a player is told who looks for something that is not offered."""

from __future__ import annotations

import pytest

from .stories import FAR, asked, menu, play, start, who

rule = pytest.mark.rule


@rule("talisman.inner.creatures-cannot-be-evaded")
def test_nothing_is_evaded_in_the_inner_region_by_whatever_means() -> None:
    match = start(who("troll", "werewolf-den", lair=4, objects=["smoke-pot"], fate=1), FAR, dice=(1, 1))
    for means in ("evade", "evade:smoke-pot"):
        assert match.why_not(0, means) == ("talisman.inner.creatures-cannot-be-evaded",)
    play(match, "0 fight", "0 visit")
    assert asked(match) == {0: "ask-reroll"}
    assert match.why_not(0, "evade:smoke-pot") == ("talisman.inner.creatures-cannot-be-evaded",)


@rule("talisman.creatures.evade-first-in-outer-and-middle")
def test_once_the_dice_lie_there_it_is_too_late_to_evade() -> None:
    match = start(who("troll", "village", objects=["smoke-pot"], fate=1), FAR, dice=(1, 1, 1),
                  spaces={"fields-1": ["wolf"]})  # fmt: skip
    assert match.why_not(0, "evade:smoke-pot") == (), "nothing attacks yet: it is not the moment for it"
    play(match, "0 go:left", "0 visit", "0 fight")
    assert asked(match) == {0: "ask-reroll"}
    assert match.why_not(0, "evade:smoke-pot") == ("talisman.creatures.evade-first-in-outer-and-middle",)


@rule("talisman.characters.fate.one-reroll-per-roll")
def test_one_roll_is_not_rerolled_twice() -> None:
    """The Bear wins; the Shield is asked for, and a second token would help."""
    match = start(who("thief", "village", objects=["shield"], fate=2), FAR, dice=(1, 1, 6, 1),
                  spaces={"fields-1": ["bear"]})  # fmt: skip
    play(match, "0 go:left", "0 visit", "0 reroll")
    assert (asked(match), match.state.seats[0].fate) == ({0: "ask-armour"}, 1)
    assert match.why_not(0, "reroll") == ("talisman.characters.fate.one-reroll-per-roll",)


@rule("talisman.objects.armour-one-at-a-time")
def test_one_piece_of_armour_is_worn_at_a_time() -> None:
    match = start(who("thief", "village", objects=["shield", "helmet"]), FAR, dice=(1, 1, 6, 6),
                  spaces={"fields-1": ["bear"]})  # fmt: skip
    play(match, "0 go:left", "0 visit")
    assert {"wear:shield", "wear:helmet"} <= menu(match, 0)
    play(match, "0 wear:shield")
    assert (match.state.seats[0].lives, match.why_not(0, "wear:helmet")) == (
        match.content["characters"]["thief"].life, ("talisman.objects.armour-one-at-a-time",),
    )  # fmt: skip
    assert match.why_not(0, "wear:axe") == (), "no armour"


@rule("talisman.objects.talisman-cannot-be-left-on-purpose")
def test_the_talisman_is_neither_left_nor_dropped() -> None:
    load = ["sword", "axe", "helmet", "shield"]
    match = start(who("thief", "village", objects=load, talisman=True), FAR, dice=(1,),
                  spaces={"fields-1": ["war-hammer"]})  # fmt: skip
    play(match, "0 go:left", "0 visit", "0 take:war-hammer")
    assert asked(match) == {0: "ask-leave-excess"}
    for verb in ("drop", "leave"):
        assert match.why_not(0, f"{verb}:talisman") == ("talisman.objects.talisman-cannot-be-left-on-purpose",)


def test_moving_and_meeting_have_their_moment() -> None:
    match = start(who("thief", "village"), FAR, dice=(1,), spaces={"fields-1": ["sword"]})
    play(match, "0 go:left")
    assert asked(match) == {0: "ask-loot"}
    assert match.why_not(0, "go:left") == ("talisman.turn.move-then-encounter",)
    assert match.why_not(0, "visit") == ("talisman.encounters.space-or-character-never-both",)
    assert match.why_not(1, "meet:0") == ("talisman.encounters.only-on-own-turn",)
    assert match.why_not(0, "reroll") == ("talisman.characters.fate.none-left-has-no-penalty",)
    assert match.why_not(0, "reroll:theirs") == ("talisman.characters.fate.never-another-partys-die",)
