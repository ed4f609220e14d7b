"""Movement and the frame of a turn: the rings, the Sentinel's bridge, rafts, the Portal of Power, Fate moves."""

from __future__ import annotations

from typing import Any

import pytest

from roundtable.games.talisman.movement import add_option, go_option
from roundtable.kernel.options import Option
from roundtable.kernel.rulebook import witnessing

from .cast import STAGE, start
from .stories import Game, asked, menu, play, told, who

rule = pytest.mark.rule

IDLE = who("elf", "mines")
"""Somebody who is in nobody's way, and whose turn begins with a question and without a die."""
NEXT = {1: "ask-inner"}
"""Its turn has come."""


@pytest.fixture(autouse=True)
def _worked_out_anew() -> None:
    """Ways and courses are kept with the content; each test has them worked out by the rules as they are."""
    STAGE.content().memo.clear()
    go_option.cache_clear()
    add_option.cache_clear()


def where(match: Game, seat: int = 0) -> tuple[str, int]:
    """The space of a seat, and the lives it has."""
    return match.state.seats[seat].space, match.state.seats[seat].lives


def offered(match: Game, option_id: str) -> Option[Any]:
    return next(option for offer in match.offers() for option in offer.options if option.id == option_id)


def pointed(match: Game, option_id: str) -> tuple[str, ...]:
    """What the offered option points at on the board."""
    return offered(match, option_id).points


def rules_of(match: Game, key: str) -> tuple[str, ...]:
    """The rules that the last event of this name gives."""
    return next(event.rules for event in reversed(match.events) if event.key == key)


def dice_left(match: Game) -> int:
    """How many of the forced dice are still to fall."""
    return len(match.state.core.chance.dice) - 4


# --- a turn ---


@rule("talisman.turn.move-then-encounter")
def test_a_turn_is_a_move_and_then_one_encounter() -> None:
    match = start(who("thief", "city"), IDLE, who("troll", "fields-13"), dice=(1,), spaces={"city": ["bear"]})
    assert asked(match) == {0: "ask-way"}  # the bear where the turn begins is not met
    play(match, "0 go:left")
    assert (asked(match), menu(match, 0)) == ({0: "ask-encounter"}, {"visit", "meet:2"})
    play(match, "0 visit")
    assert asked(match) == NEXT


@rule("talisman.turn.flowchart-is-reference")
def test_where_the_sequence_says_so_the_turn_is_over_before_the_rest_of_the_space() -> None:
    lying = {"tavern": ["bear", "herb-wife", "magic-belt"]}
    match = start(who("thief", "plains-17", lives=2), IDLE, dice=(1, 1, 6), spaces=lying)
    play(match, "0 go:left")  # the Bear wins: no visit, no die in the Tavern, no loot
    assert (where(match), asked(match)) == (("tavern", 1), NEXT)
    assert match.state.spaces["tavern"].cards == lying["tavern"]
    match = start(who("thief", "plains-17", lives=3), IDLE, dice=(1, 6, 1, 4), spaces=lying)
    play(match, "0 go:left")  # the Bear is beaten, the Herb-wife heals, the Tavern gives a coin, and last there is loot
    assert (where(match), match.state.seats[0].gold) == (("tavern", 4), 3)
    assert (asked(match), menu(match, 0)) == ({0: "ask-loot"}, {"take:magic-belt", "trade:strength", "done"})


def test_the_turn_passes_on_and_the_round_ends_with_the_first_player() -> None:
    seats = (who("thief", "city"), who("elf", "mines"), who("dwarf", "werewolf-den"))
    match = start(*seats, dice=(5,), turn=1)
    play(match, "1 turn-back", "2 turn-back")
    assert (asked(match), match.state.round) == ({0: "ask-way"}, 1)
    play(match, "0 go:right")
    assert (match.state.active, match.state.round) == (1, 2)


def test_the_last_round_ends_the_match_and_nobody_has_won() -> None:
    match = start(who("thief", "pits"), who("elf", "werewolf-den"), round=25, options={"rounds": 25})
    play(match, "0 turn-back")
    assert not match.over
    play(match, "1 turn-back")
    assert (match.outcome.winners, match.outcome.reason) == ((), "outcome-rounds")


def test_a_quest_fulfilled_as_a_toads_turn_ends_brings_no_encounter() -> None:
    """The gold is frozen until then."""
    match = start(who("dwarf", "city", toad=1, quest=6, gold=2), IDLE, who("troll", "warlocks-cave"))
    play(match, "0 go:left")
    dwarf = match.state.seats[0]
    assert (dwarf.space, dwarf.objects.cards) == ("warlocks-cave", ["talisman"])
    assert (asked(match), match.state.active) == (NEXT, 1)


# --- how far and which way ---


@rule("talisman.movement.roll-one-die", "talisman.movement.choose-left-or-right", "talisman.movement.compulsory")
@rule("talisman.movement.follows-current-region")
@pytest.mark.parametrize(
    ("begin", "way", "end"),
    [
        ("village", "left", "chapel"),
        ("village", "right", "tavern"),
        ("hidden-valley", "left", "runes-7"),
        ("runes-7", "right", "hidden-valley"),
    ],
)
def test_the_die_says_how_far_and_the_player_which_way(begin: str, way: str, end: str) -> None:
    die = 6 if begin == "village" else 5
    match = start(who("troll", begin), IDLE, dice=(die,), spaces={begin: ["bear"]})
    assert menu(match, 0) == {"go:left", "go:right"}
    assert pointed(match, f"go:{way}") == (f"place:{end}",)
    assert match.why_not(0, "stay") == ("talisman.movement.compulsory",)
    play(match, f"0 go:{way}")
    if asked(match) == {0: "ask-bridge"}:
        play(match, "0 on")
    assert match.state.seats[0].space == end


@rule("talisman.movement.compulsory")
def test_nobody_stays_for_a_character_that_is_there() -> None:
    match = start(who("troll", "city"), who("elf", "city"), dice=(2,))
    assert match.why_not(0, "stay") == ("talisman.movement.compulsory",)
    play(match, "0 go:left")
    assert match.state.seats[0].space == "hills-14"


@rule("talisman.movement.three-ways-across-the-river", "talisman.movement.follows-current-region")
def test_only_bridge_raft_or_encounter_lead_over_the_river() -> None:
    match = start(who("troll", "woods-3", objects=["axe"]), IDLE, dice=(1,))
    assert menu(match, 0) == {"roll", "build-raft", "leave:axe"}
    assert match.why_not(0, "raft:hidden-valley") == ("talisman.movement.three-ways-across-the-river",)
    match = start(who("troll", "woods-3", objects=["raft"]), IDLE)
    assert menu(match, 0) == {"roll", "raft:hidden-valley", "leave:raft"}
    match = start(who("troll", "hills-5", strength=12), IDLE, dice=(2, 6, 1))
    play(match, "0 go:right", "0 cross")
    assert match.state.seats[0].space == "hills"
    match = start(who("troll", "plains-17"), IDLE, dice=(1, 6))
    play(match, "0 go:left", "0 way:ferry")
    assert match.state.seats[0].space == "temple"


@pytest.mark.parametrize(("card", "end"), [("horse", "chapel"), ("elf", "hills-5")])
def test_what_makes_faster_may_be_added(card: str, end: str) -> None:
    elf = who("elf", "fields-1", followers=["horse"])
    match = start(elf, who("thief", "mines"), dice=(3,))
    assert menu(match, 0) == {"go:left", "go:right", "add:horse", "add:elf", "leave:horse"}
    named = {"horse": (("card", "@cards.horse"), ("number", 2)), "elf": (("number", 1),)}
    assert offered(match, f"add:{card}").params == named[card]
    play(match, f"0 add:{card}", "0 go:left", "0 on")
    assert match.state.seats[0].space == end


def test_both_the_horse_and_the_elf_can_be_added_once() -> None:
    match = start(who("elf", "hills-14", followers=["horse"]), who("thief", "mines"), dice=(1,))
    play(match, "0 add:horse", "0 add:elf")
    assert menu(match, 0) == {"go:left", "go:right", "leave:horse"}
    play(match, "0 go:left")
    assert match.state.seats[0].space == "tavern"


def test_what_helps_one_is_not_offered_to_another() -> None:
    seats = who("thief", "city", followers=["horse"]), who("elf", "city"), who("troll", "city")
    match = start(*seats, dice=(1, 1, 1), draw={"adventure": ["silver-vein", "buried-cache"]})
    play(match, "0 go:left", "0 visit", "0 done")
    assert menu(match, 1) == {"go:left", "go:right", "add:elf"}
    play(match, "1 go:right")
    assert menu(match, 2) == {"go:left", "go:right"}


def test_whoever_is_slowed_goes_one_space_without_a_die() -> None:
    slow = who("troll", "city", fate=1, followers=["poltergeist", "horse"])
    match = start(slow, IDLE)
    assert (pointed(match, "go:left"), pointed(match, "go:right")) == (("place:fields-13",), ("place:fields-11",))
    assert (asked(match), menu(match, 0)) == ({0: "ask-one-space"}, {"go:left", "go:right", "leave:horse"})
    play(match, "0 go:left")
    assert (match.state.seats[0].space, dice_left(match)) == ("fields-13", 0)


@pytest.mark.parametrize(("space", "way"), [("hills", "go:bridge"), ("portal-of-power", "go:portal")])
def test_one_space_can_be_the_bridge_or_the_portal(space: str, way: str) -> None:
    match = start(who("troll", space, followers=["poltergeist"]), IDLE)
    assert menu(match, 0) == {"go:left", "go:right", way}


def test_passing_the_glade_costs_no_spell_and_stopping_there_does() -> None:
    wizard = who("wizard", "hills", objects=["solomons-crown"], spells=["surge", "surge", "slumber"])
    match = start(wizard, IDLE, dice=(2,))
    play(match, "0 pass", "0 go:left")
    assert (match.state.seats[0].space, len(match.state.seats[0].spells)) == ("runes-5", 3)
    match = start(wizard, IDLE, dice=(1,))
    play(match, "0 pass", "0 go:left")
    assert asked(match) == {0: "ask-discard-spell"}


# --- the bridge ---


@rule("talisman.movement.bridge.crossing-is-optional", "talisman.movement.sentinel.ignores-outer-passers-by")
@rule("talisman.movement.no-direction-change-mid-move", "talisman.movement.bridge.needs-movement-left")
def test_passing_the_sentinel_stays_in_the_outer_region_without_a_fight() -> None:
    match = start(who("dwarf", "graveyard"), IDLE, dice=(4,))
    play(match, "0 go:left")
    assert (asked(match), menu(match, 0)) == ({0: "ask-bridge"}, {"cross", "on"})
    assert match.why_not(0, "turn-round") == ("talisman.movement.no-direction-change-mid-move",)
    play(match, "0 on")
    assert where(match) == ("chapel", 5)
    assert dice_left(match) == 0


@pytest.mark.parametrize(
    ("begin", "way", "answer", "ignored"),
    [
        ("woods-3", "left", "on", True),
        ("woods-3", "left", "cross", False),
        ("hidden-valley", "left", "on", False),
        ("hidden-valley", "left", "cross", False),
    ],
)
def test_only_passers_by_in_the_outer_region_are_ignored(begin: str, way: str, answer: str, ignored: bool) -> None:
    match = start(who("dwarf", begin), IDLE, dice=(2, 1, 1))
    with witnessing() as seen:
        play(match, f"0 go:{way}", f"0 {answer}")
    assert ("talisman:talisman.movement.sentinel.ignores-outer-passers-by" in seen) is ignored


@rule("talisman.movement.bridge.crossing-is-optional")
def test_passing_the_bridge_in_the_middle_region_is_free_too() -> None:
    match = start(who("dwarf", "cursed-glade"), IDLE, dice=(3,))
    play(match, "0 go:right")
    assert (asked(match), where(match)) == ({0: "ask-bridge"}, ("hills", 5))
    play(match, "0 on")
    assert match.state.seats[0].space == "black-knight"


@pytest.mark.parametrize(
    ("begin", "way", "option", "why"),
    [
        pytest.param(begin, way, option, why, marks=rule(why))
        for begin, way, option, why in (
            ("woods-3", "left", "cross", "talisman.movement.sentinel.cannot-be-fought-when-stopping"),
            ("cursed-glade", "right", "cross", "talisman.movement.bridge.needs-movement-left"),
            ("castle", "left", "open", "talisman.movement.portal.needs-movement-beyond"),
        )
    ],
)
def test_whoever_stops_at_the_bridge_or_the_portal_cannot_try_it(begin: str, way: str, option: str, why: str) -> None:
    match = start(who("troll", begin, objects=["sword"]), IDLE, dice=(1,))
    play(match, f"0 go:{way}")
    assert (asked(match), menu(match, 0)) == ({0: "ask-encounter"}, {"visit", "leave:sword"})
    assert match.why_not(0, option) == (why,)


@rule("talisman.movement.bridge.links-sentinel-and-hills", "talisman.movement.sentinel.must-be-faced-going-inward")
@rule("talisman.movement.sentinel.defeat-or-evade-then-cross")
@pytest.mark.parametrize(("way", "end"), [("left", "runes-5"), ("right", "black-knight")])
def test_beating_the_sentinel_leads_on_in_the_middle_region(way: str, end: str) -> None:
    match = start(who("troll", "graveyard", strength=10), IDLE, dice=(5, 4, 4))
    play(match, "0 go:left")  # two steps to the Sentinel, one for the bridge, two more
    play(match, "0 cross")  # 10 + 4 against 9 + 4
    assert (asked(match), where(match)) == ({0: "ask-beyond"}, ("hills", 6))
    assert (pointed(match, "go:left"), pointed(match, "go:right")) == (
        ("place:cursed-glade",),
        ("place:hidden-valley",),
    )
    assert match.state.fight is None
    play(match, f"0 go:{way}")
    assert match.state.seats[0].space == end


@rule("talisman.movement.sentinel.defeat-or-evade-then-cross")
def test_the_bridge_is_the_last_step_or_not() -> None:
    pot = who("thief", "woods-3", objects=["smoke-pot"])
    match = start(pot, IDLE, dice=(2,))
    play(match, "0 go:left", "0 cross", "0 evade:smoke-pot")
    assert (asked(match), where(match)) == (NEXT, ("hills", 4))
    assert dice_left(match) == 0  # evaded, so no attack dice
    assert "stops" in told(match)


@rule("talisman.movement.sentinel.loss-costs-a-life-and-ends-turn")
def test_losing_to_the_sentinel_costs_a_life_and_the_encounter() -> None:
    match = start(who("troll", "woods-3"), IDLE, who("thief", "sentinel"), dice=(5, 3, 1))
    play(match, "0 go:left", "0 cross")  # 6 + 3 against 9 + 1
    assert (where(match), asked(match)) == (("sentinel", 5), NEXT)  # ruling A13: nobody is met, nothing drawn
    assert rules_of(match, "does-not-cross") == ("talisman.movement.sentinel.loss-costs-a-life-and-ends-turn",)
    assert match.state.fight is None
    assert "sentinel" not in match.state.spaces


@rule("talisman.movement.sentinel.loss-costs-a-life-and-ends-turn")
@pytest.mark.parametrize(("die", "lives"), [(4, 5), (5, 6)])
def test_armour_may_save_the_life_but_not_the_turn(die: int, lives: int) -> None:
    match = start(who("troll", "woods-3", objects=["shield"]), IDLE, dice=(5, 3, 1, die))
    play(match, "0 go:left", "0 cross", "0 wear:shield")
    assert (where(match), asked(match)) == (("sentinel", lives), NEXT)


@rule("talisman.movement.sentinel.loss-costs-a-life-and-ends-turn")
def test_a_spell_may_save_the_life_too() -> None:
    match = start(who("priest", "woods-3", spells=["shell-of-light"]), IDLE, dice=(5, 3, 1))
    play(match, "0 pass", "0 go:left", "0 cross", "0 fight", "0 pass", "0 cast:shell-of-light")
    assert (where(match), asked(match)) == (("sentinel", 4), NEXT)


@rule("talisman.movement.sentinel.tie-ends-turn-without-loss")
def test_a_tie_with_the_sentinel_costs_only_the_turn() -> None:
    match = start(who("troll", "woods-3"), IDLE, who("thief", "sentinel"), dice=(5, 4, 1))
    play(match, "0 go:left", "0 cross")
    assert (where(match), asked(match)) == (("sentinel", 6), NEXT)
    assert rules_of(match, "does-not-cross") == ("talisman.movement.sentinel.tie-ends-turn-without-loss",)


def test_dying_at_the_sentinel_leads_to_the_village() -> None:
    match = start(who("troll", "woods-3", lives=1), IDLE, dice=(5, 1, 6))
    play(match, "0 go:left", "0 cross")
    assert (where(match), match.state.seats[0].dead, asked(match)) == (("village", 0), True, NEXT)


@rule("talisman.movement.bridge.needs-movement-left", "talisman.movement.sentinel.must-be-faced-going-inward")
def test_a_move_may_begin_at_the_bridge_with_any_die() -> None:
    """Ruling A12."""
    match = start(who("troll", "sentinel", strength=12), IDLE, dice=(1, 6, 1))
    assert menu(match, 0) == {"go:left", "go:right", "go:bridge"}
    assert "talisman.movement.bridge.needs-movement-left" in offered(match, "go:bridge").rules
    assert offered(match, "go:left").rules == ("talisman.movement.choose-left-or-right",)
    play(match, "0 go:bridge")
    assert match.state.seats[0].space == "hills"
    match = start(who("troll", "sentinel"), IDLE, dice=(1, 1, 6))
    play(match, "0 go:bridge")
    assert where(match) == ("sentinel", 5)


@rule("talisman.movement.sentinel.ignores-outward-crossing", "talisman.movement.no-direction-change-mid-move")
@rule("talisman.movement.bridge.links-sentinel-and-hills")
@pytest.mark.parametrize(
    ("begin", "way", "end"), [("cursed-glade", "right", "graveyard"), ("hidden-valley", "left", "chapel")]
)
def test_crossing_outward_meets_no_guard_and_keeps_the_sense(begin: str, way: str, end: str) -> None:
    """Ruling A10."""
    match = start(who("dwarf", begin), IDLE, dice=(4,))
    play(match, f"0 go:{way}", "0 cross")
    assert where(match)[0] == end
    assert dice_left(match) == 0


def test_a_move_that_begins_on_the_hills_chooses_its_way_on_the_other_side() -> None:
    """Ruling A10."""
    match = start(who("dwarf", "hills"), IDLE, dice=(3,))
    play(match, "0 go:bridge")
    assert (asked(match), menu(match, 0)) == ({0: "ask-beyond"}, {"go:left", "go:right"})
    play(match, "0 go:left")
    assert match.state.seats[0].space == "chapel"


def test_a_move_that_begins_on_the_hills_and_goes_round_is_not_asked_for_the_bridge() -> None:
    match = start(who("troll", "hills"), IDLE, dice=(4,))
    play(match, "0 go:right")
    assert (asked(match), where(match)[0]) == ({0: "ask-portal"}, "portal-of-power")


def test_some_followers_do_not_cross_the_river() -> None:
    haunted = who("troll", "hills", followers=["poltergeist", "unicorn"])
    match = start(haunted, IDLE)
    play(match, "0 go:bridge")
    assert match.state.seats[0].followers.cards == ["unicorn"]
    assert match.state.adventure_discard.cards == ["poltergeist"]
    match = start(haunted | {"objects": ["raft"]}, IDLE)
    play(match, "0 raft:sentinel")
    assert match.state.seats[0].followers.cards == ["unicorn"]
    match = start(haunted | {"space": "portal-of-power"}, IDLE, dice=(1, 1))
    play(match, "0 go:portal", "0 open:strength")  # not the river
    assert where(match)[0] == "plain-of-peril"
    assert match.state.seats[0].followers.cards == ["poltergeist", "unicorn"]


def test_whoever_is_carried_over_the_river_loses_them_too() -> None:
    haunted = who("troll", "plains-17", followers=["poltergeist"])
    match = start(haunted, IDLE, dice=(5,))
    play(match, "0 go:left", "0 way:ride", "0 to:village", "0 way:go-on")
    assert (where(match)[0], match.state.seats[0].followers.cards) == ("village", ["poltergeist"])  # not the river
    match = start(haunted, IDLE, dice=(6,))
    play(match, "0 go:left", "0 way:ferry")
    assert (where(match)[0], match.state.seats[0].followers.cards) == ("temple", [])
    assert rules_of(match, "is-moved") == ("talisman.movement.follows-current-region",)
    match = start(haunted | {"space": "hills", "toad": 2}, IDLE)
    play(match, "0 go:bridge")
    assert (where(match)[0], match.state.seats[0].followers.cards) == ("sentinel", ["poltergeist"])  # a toad's: frozen


def test_what_a_follower_lent_is_gone_when_it_stays_behind() -> None:
    ferryman = {"id": "ferryman", "type": "follower", "craft": 2, "leaves_over_river": True}
    mage = who("troll", "hills", followers=["ferryman"], spells=["surge"])
    match = start(mage, IDLE, dice=(1,), cards=[ferryman])
    play(match, "0 pass", "0 go:bridge")
    assert (match.state.seats[0].spells.cards, match.state.spell_discard.cards) == ([], ["surge"])


# --- being moved ---


def cast_on(actions: list[dict[str, Any]], *victims: dict[str, Any]) -> Game:
    """The Wizard casts a spell of our own that does this to the third seat."""
    spell = {
        "id": "whirlwind", "when": ["before-move"], "target": "other", "effect": {"do": "affect", "actions": actions}
    }  # fmt: skip
    seats = [who("wizard", "village", spells=["whirlwind"]), IDLE, *victims]
    match = start(*seats, dice=(3,), content={"spells": [spell]})
    play(match, "0 cast:whirlwind", "0 target:2")
    return match


@rule("talisman.movement.follows-current-region", "talisman.encounters.only-on-own-turn")
def test_whoever_is_moved_in_anothers_turn_just_stands_there() -> None:
    match = cast_on([{"do": "go", "to": ["temple"]}], who("troll", "city"))
    assert (where(match, 2), asked(match)) == (("temple", 6), {0: "ask-way"})


def test_the_dead_are_moved_by_nothing() -> None:
    match = cast_on([{"do": "lose", "what": "life"}, {"do": "go", "to": ["temple"]}], who("troll", "city", lives=1))
    assert (where(match, 2), asked(match)) == (("village", 0), {0: "ask-way"})


# --- rafts ---


@rule("talisman.movement.raft.build-needs-axe-in-woods-or-forest")
@rule("talisman.movement.raft.card-from-purchase-deck-if-available")
@pytest.mark.parametrize("space", ["woods-3", "woods-10", "woods-16", "woods-m13", "forest"])
def test_a_raft_is_built_with_an_axe_and_that_is_the_turn(space: str) -> None:
    match = start(who("troll", space, objects=["axe"]), IDLE, who("thief", space))
    assert asked(match) == {0: "ask-begin"}
    play(match, "0 build-raft")
    assert asked(match) == NEXT
    assert where(match) == (space, 6)
    assert match.state.seats[0].objects.cards == ["axe", "raft"]
    assert match.state.purchase.cards.count("raft") == 3


@rule("talisman.movement.raft.build-needs-axe-in-woods-or-forest")
def test_no_raft_without_an_axe_or_wood() -> None:
    assert asked(start(who("troll", "woods-3", objects=["sword"]), IDLE)) == {0: "ask-way"}
    assert asked(start(who("troll", "fields-1", objects=["axe"]), IDLE)) == {0: "ask-way"}
    assert asked(start(who("troll", "forest", objects=["axe"], toad=1), IDLE)) == {0: "ask-one-space"}
    match = start(who("troll", "forest", objects=["axe"]), IDLE, dice=(2,))
    play(match, "0 roll", "0 go:left")
    assert where(match)[0] == "village"


@rule("talisman.movement.raft.card-from-purchase-deck-if-available")
def test_without_a_raft_card_no_raft_and_the_turn_is_over_all_the_same() -> None:
    match = start(who("troll", "woods-3", objects=["axe"]), IDLE, empty=["raft"])
    play(match, "0 build-raft")
    assert (asked(match), match.state.seats[0].objects.cards) == (NEXT, ["axe"])


@rule("talisman.movement.raft.usable-at-start-of-next-turn")
@rule("talisman.movement.raft.crosses-to-opposite-space-instead-of-moving")
@rule("talisman.movement.raft.encounter-after-landing", "talisman.movement.raft.discarded-after-use-or-unused-turn")
def test_a_raft_crosses_in_the_turn_after_and_is_used_up() -> None:
    troll = who("troll", "woods-m13", objects=["axe"])
    match = start(troll, IDLE, who("thief", "ruins"))
    play(match, "0 build-raft")
    assert match.state.seats[0].objects.cards == ["axe", "raft"]  # kept for the next turn
    match = start(troll | {"objects": ["raft"]}, IDLE, who("thief", "ruins"))
    assert menu(match, 0) == {"roll", "raft:ruins", "leave:raft"}
    play(match, "0 raft:ruins")
    assert (asked(match), menu(match, 0)) == ({0: "ask-encounter"}, {"visit", "meet:2"})
    assert (where(match)[0], dice_left(match)) == ("ruins", 0)
    assert match.state.seats[0].objects.cards == []
    assert match.state.purchase.cards.count("raft") == 4  # back to its deck (ruling A05)


@rule("talisman.movement.raft.usable-at-start-of-next-turn")
def test_a_raft_got_after_the_turn_began_waits_for_the_next() -> None:
    theft: dict[str, Any] = {"id": "boat-thief", "type": "object", "use": {"do": [{"do": "gain-card", "card": "raft"}]}}
    troll = who("troll", "woods-3", objects=["axe", "boat-thief"])
    match = start(troll, IDLE, cards=[theft], dice=(5,))
    play(match, "0 use:boat-thief")
    assert menu(match, 0) == {"roll", "build-raft", "leave:axe", "leave:raft"}
    assert match.why_not(0, "raft:hidden-valley") == ("talisman.movement.raft.usable-at-start-of-next-turn",)
    play(match, "0 roll", "0 go:left", "0 on")
    assert match.state.seats[0].objects.cards == ["axe", "raft"]  # it was not there when the turn began


@rule("talisman.movement.raft.discarded-after-use-or-unused-turn")
def test_a_raft_not_used_falls_apart_at_the_turns_end() -> None:
    match = start(who("troll", "plains-9", objects=["coracle", "raft", "axe"]), IDLE, dice=(4,))
    play(match, "0 roll", "0 go:left", "0 visit", "0 done")
    assert match.state.seats[0].objects.cards == ["axe"]
    assert match.state.adventure_discard.cards == ["coracle"]  # each to its own pile (ruling A05)
    assert match.state.purchase.cards.count("raft") == 4


@rule("talisman.movement.raft.discarded-after-use-or-unused-turn")
def test_a_lost_turn_wears_it_out_too() -> None:
    """Ruling A43."""
    match = start(who("troll", "plains-9", objects=["raft"], lost_turns=1), IDLE)
    assert (asked(match), match.state.seats[0].objects.cards) == (NEXT, [])


def test_a_toads_raft_is_frozen_like_all_it_owns() -> None:
    match = start(who("troll", "plains-9", objects=["raft"], toad=2), IDLE)
    assert asked(match) == {0: "ask-one-space"}
    play(match, "0 go:right")
    assert match.state.seats[0].objects.cards == ["raft"]


def test_a_raft_built_on_top_of_a_full_load_leaves_something_there() -> None:
    loaded = who("troll", "woods-3", objects=["axe", "sword", "helmet", "shield"])
    match = start(loaded, IDLE)
    play(match, "0 build-raft", "0 drop:sword")
    assert match.state.seats[0].objects.cards == ["axe", "helmet", "shield", "raft"]
    assert match.state.spaces["woods-3"].cards == ["sword"]
    assert (asked(match), match.state.left) == (NEXT, [])


def test_a_raft_that_takes_the_place_of_one_left_is_kept() -> None:
    troll = who("troll", "plains-17", objects=["raft"], gold=2)
    match = start(troll, IDLE, dice=(1, 4), spaces={"tavern": ["boat-shed"]})
    play(match, "0 leave:raft")
    assert asked(match) == {0: "ask-way"}
    play(match, "0 go:left", "0 done")
    assert (asked(match), match.state.seats[0].objects.cards) == (NEXT, ["raft"])


def test_of_two_rafts_one_is_used_and_the_other_falls_apart() -> None:
    match = start(who("troll", "plains-21", objects=["raft", "raft"]), IDLE)
    play(match, "0 raft:runes-14", "0 visit", "0 done")
    assert (asked(match), match.state.seats[0].objects.cards) == (NEXT, [])


@pytest.mark.parametrize(
    ("space", "landings"),
    [
        ("village", set()),
        ("graveyard", {"raft:black-knight"}),
        ("cursed-glade", {"raft:hills-5", "raft:fields-7"}),
        ("temple", {"raft:plains-17", "raft:fields-19"}),
        ("mines", set()),
    ],
)
def test_outer_corners_face_nothing_and_middle_corners_two(space: str, landings: set[str]) -> None:
    """Ruling A15."""
    match = start(who("troll", space, objects=["raft"]), IDLE)
    assert {option for option in menu(match, 0) if option.startswith("raft:")} == landings


# --- the Portal of Power ---

OPENED = "talisman.movement.portal.opened-by-space-procedure"


@rule(OPENED, "talisman.movement.portal.success-moves-to-plain-and-ends-turn")
@rule("talisman.movement.portal.needs-movement-beyond", "talisman.movement.portal.only-entrance-to-inner-region")
@pytest.mark.parametrize(("begin", "way"), [("castle", "left"), ("black-knight", "right")])
def test_whoever_opens_the_portal_stands_on_the_plain_and_the_turn_is_over(begin: str, way: str) -> None:
    match = start(who("troll", begin), IDLE, who("thief", "plain-of-peril"), dice=(5, 1, 5))
    play(match, f"0 go:{way}")
    assert (asked(match), menu(match, 0)) == ({0: "ask-portal"}, {"open", "on"})
    play(match, "0 open")
    assert menu(match, 0) == {"open:strength", "open:craft"}
    play(match, "0 open:strength")  # 6 is not above 6
    assert (where(match), asked(match)) == (("plain-of-peril", 6), NEXT)  # nobody is met there
    assert match.state.seats[0].cleared is False


@rule("talisman.movement.portal.failure-stays-and-ends-turn", OPENED)
@rule("talisman.movement.portal.opened-anew-each-time")
@pytest.mark.parametrize(("what", "strength", "craft"), [("strength", 1, 2), ("craft", 2, 1)])
def test_whoever_fails_stays_on_the_portal_and_loses_a_point(what: str, strength: int, craft: int) -> None:
    troll = who("troll", "castle", strength_counters=2, craft_counters=2)
    match = start(troll, IDLE, who("thief", "portal-of-power"), dice=(2, 6, 3))
    play(match, "0 go:left", "0 open", f"0 open:{what}")
    now = match.state.seats[0]
    assert (where(match), asked(match)) == (("portal-of-power", 6), NEXT)  # ruling A13: the Thief is not met
    assert (now.strength_counters, now.craft_counters) == (strength, craft)


@rule("talisman.movement.portal.opened-anew-each-time")
def test_the_portal_never_stays_open() -> None:
    match = start(who("troll", "castle"), who("dwarf", "portal-of-power"), dice=(2, 1, 1, 1, 6, 5))
    play(match, "0 go:left", "0 open", "0 open:strength")
    assert where(match)[0] == "plain-of-peril"
    play(match, "1 go:portal", "1 open:strength")
    assert where(match, 1)[0] == "portal-of-power"


def test_craft_lost_at_the_portal_may_cost_a_spell() -> None:
    match = start(who("monk", "castle", craft=4, spells=["surge", "hex"]), IDLE, dice=(2, 6, 3))
    play(match, "0 pass", "0 go:left", "0 open", "0 open:craft")
    assert asked(match) == {0: "ask-discard-spell"}
    play(match, "0 discard:hex")
    assert asked(match) == NEXT


def test_a_turn_that_is_over_does_not_begin_anew_wherever_one_is_carried() -> None:
    wings = {"id": "wings", "type": "object", "use": {"do": [{"do": "go", "to": ["temple"]}]}}
    monk = who("monk", "castle", craft=4, spells=["surge", "hex"], objects=["wings"])
    match = start(monk, IDLE, dice=(2, 6, 3), cards=[wings])
    play(match, "0 pass", "0 go:left", "0 open", "0 open:craft", "0 use:wings", "0 discard:hex")
    assert (where(match)[0], asked(match), dice_left(match)) == ("temple", NEXT, 0)


@rule(OPENED)
def test_cards_help_at_the_portal_but_weapons_do_not() -> None:
    monk = who("monk", "castle", objects=["sword", "magic-belt"])
    match = start(monk, IDLE, dice=(2, 1, 2))
    play(match, "0 go:left", "0 open", "0 open:strength")
    assert where(match)[0] == "plain-of-peril"
    match = start(monk, IDLE, dice=(2, 2, 2))
    play(match, "0 go:left", "0 open", "0 open:strength")
    assert where(match)[0] == "portal-of-power"


def test_fate_may_reroll_one_of_the_portals_dice() -> None:
    match = start(who("troll", "castle", fate=1), IDLE, dice=(2, 6, 3, 2))
    play(match, "0 go:left", "0 open", "0 open:strength", "0 reroll:6")
    assert (where(match)[0], match.state.seats[0].fate) == ("plain-of-peril", 0)


@rule("talisman.movement.portal.needs-movement-beyond")
def test_passing_the_portal_is_free_and_starting_there_any_die_will_do() -> None:
    """Ruling A12."""
    match = start(who("troll", "castle"), IDLE, dice=(2,))
    play(match, "0 go:left", "0 on")
    assert where(match)[0] == "black-knight"
    match = start(who("troll", "portal-of-power"), IDLE, dice=(1, 3, 3))
    assert menu(match, 0) == {"go:left", "go:right", "go:portal"}
    assert offered(match, "go:portal").rules == ("talisman.movement.portal.needs-movement-beyond",)
    play(match, "0 go:portal", "0 open:strength")
    assert where(match)[0] == "plain-of-peril"


@rule("talisman.movement.portal.only-entrance-to-inner-region")
def test_nothing_else_leads_to_the_inner_region() -> None:
    match = start(who("wizard", "temple", spells=["far-step"]), IDLE)
    play(match, "0 cast:far-step")
    places = match.content["places"]
    assert {places[option.removeprefix("to:")].region for option in menu(match, 0)} == {"middle"}
    match = start(who("troll", "castle"), IDLE, dice=(2, 1, 1))
    play(match, "0 go:left", "0 open", "0 open:craft")
    assert where(match)[0] == "portal-of-power"  # 2 is above 1
    match = start(who("troll", "castle"), IDLE, dice=(2, 1, 1))
    play(match, "0 go:left", "0 open", "0 open:strength")
    assert where(match)[0] == "plain-of-peril"


@rule("talisman.movement.portal.leaving-is-free-and-ends-turn", "talisman.movement.turn-back.free-choice-at-plain")
def test_leaving_the_inner_region_takes_no_dice_and_the_turn() -> None:
    match = start(who("troll", "plain-of-peril"), IDLE, who("thief", "portal-of-power"))
    assert menu(match, 0) == {"advance:mines", "advance:crypt", "portal"}
    play(match, "0 portal")
    assert (where(match), asked(match), dice_left(match)) == (("portal-of-power", 6), NEXT, 0)


# --- the Inner Region's steps ---


@rule("talisman.movement.inner.one-space-no-die")
def test_in_the_inner_region_it_is_one_space_without_a_die() -> None:
    match = start(who("troll", "plain-of-peril", strength=18), IDLE, dice=(1, 1, 1))
    play(match, "0 advance:crypt")
    assert (where(match)[0], dice_left(match)) == ("crypt", 0)  # three dice for the Crypt, none to move


@rule("talisman.movement.inner.one-space-no-die")
def test_no_spell_carries_anybody_about_in_there() -> None:
    match = start(who("wizard", "crypt", spells=["far-step"]), IDLE)
    assert match.why_not(0, "cast:far-step") == ("talisman.movement.inner.one-space-no-die",)


@rule("talisman.movement.turn-back.allowed", "talisman.movement.turn-back.one-space-per-turn-to-plain")
@rule("talisman.movement.turn-back.space-rules-ignored")
@pytest.mark.parametrize(
    ("begin", "end"),
    [("mines", "plain-of-peril"), ("crypt", "plain-of-peril"), ("werewolf-den", "crypt"), ("pits", "mines")],
)
def test_turning_back_is_one_space_and_its_rules_are_ignored(begin: str, end: str) -> None:
    match = start(who("troll", begin), IDLE)
    play(match, "0 turn-back")
    assert (where(match), asked(match), dice_left(match)) == ((end, 6), NEXT, 0)
    assert match.state.seats[0].turning_back is (end != "plain-of-peril")


@rule("talisman.movement.turn-back.no-change-of-mind")
def test_whoever_turns_back_goes_all_the_way() -> None:
    back = "talisman.movement.turn-back.no-change-of-mind"
    match = start(who("troll", "valley-of-fire", turning_back=True, talisman=True), IDLE)
    assert menu(match, 0) == {"turn-back:pits", "turn-back:werewolf-den"}
    assert match.why_not(0, "advance:crown-of-command") == (back,)
    match = start(who("troll", "pits", turning_back=True, talisman=True), IDLE)
    assert (where(match)[0], asked(match)) == ("mines", NEXT)  # there was nothing else to choose
    match = start(who("troll", "crypt", turning_back=True), IDLE)
    assert (where(match)[0], asked(match)) == ("plain-of-peril", NEXT)


@rule("talisman.movement.turn-back.space-rules-ignored")
@pytest.mark.parametrize(("begin", "end"), [("mines", "plain-of-peril"), ("crown-of-command", "valley-of-fire")])
def test_characters_may_be_met_on_the_way_back(begin: str, end: str) -> None:
    """Ruling A17; nor does the Valley ask for a Talisman then (A18)."""
    match = start(who("troll", begin, lair=1, talisman=True), IDLE, who("thief", end), dice=(6, 1))
    play(match, "0 turn-back")
    assert (asked(match), menu(match, 0)) == ({0: "ask-encounter"}, {"pass-by", "meet:2"})
    play(match, "0 meet:2")
    assert asked(match) == {0: "ask-reward"}
    match = start(who("troll", begin, lair=1), IDLE, who("thief", end), spaces={end: ["bag-of-gold"]})
    if begin == "mines":
        play(match, "0 turn-back")
    play(match, "0 pass-by")
    assert (where(match)[0], menu(match, 0)) == (end, {"take:bag-of-gold", "done"})


@rule("talisman.movement.turn-back.free-choice-at-plain")
def test_back_on_the_plain_one_may_set_off_anew() -> None:
    match = start(who("troll", "mines"), who("dwarf", "mines"), dice=(1, 1, 1))
    play(match, "0 turn-back", "1 turn-back", "1 pass-by")
    assert menu(match, 0) == {"advance:mines", "advance:crypt", "portal"}
    play(match, "0 advance:crypt")
    assert where(match)[0] == "crypt"


# --- Fate moves: whether they cross is said beforehand (ruling A08) ---

FREE = "talisman.characters.fate.move-must-end-on-unoccupied-space"


@rule("talisman.characters.fate.move-up-to-six-instead", FREE)
def test_a_fate_move_goes_one_to_six_spaces_to_a_free_one() -> None:
    match = start(who("troll", "city", fate=1), IDLE, who("thief", "hills-14"), who("monk", "plains-9"), dice=(2,))
    play(match, "0 ignore")
    ways = {f"fate-move:{way}-{steps}" for way in ("left", "right") for steps in range(1, 7)}
    assert menu(match, 0) == ways - {"fate-move:left-2", "fate-move:right-3"}
    assert match.why_not(0, "fate-move:left-2") == (FREE,)
    assert pointed(match, "fate-move:left-6") == ("place:tavern",)
    play(match, "0 fate-move:left-6")
    assert (where(match)[0], match.state.seats[0].fate) == ("tavern", 0)


def test_one_may_reroll_and_then_ignore_the_die() -> None:
    """Ruling A09."""
    match = start(who("troll", "city", fate=2), IDLE, dice=(2, 3))
    play(match, "0 reroll")
    assert match.why_not(0, "reroll") == ("talisman.characters.fate.one-reroll-per-roll",)
    play(match, "0 ignore", "0 fate-move:right-6")
    assert (where(match)[0], match.state.seats[0].fate) == ("chapel", 0)


def fate_move(begin: str, move: str, dice: tuple[int, ...] = (), character: str = "troll", **more: Any) -> Game:
    match = start(who(character, begin, fate=1, **more), IDLE, dice=(1, *dice))
    play(match, "0 ignore", f"0 fate-move:{move}")
    return match


@rule("talisman.movement.sentinel.ignores-outer-passers-by")
def test_a_fate_move_past_the_bridge_asks_nothing_more() -> None:
    assert where(fate_move("woods-3", "left-3"))[0] == "chapel"
    assert where(fate_move("hidden-valley", "left-2"))[0] == "cursed-glade"
    assert where(fate_move("castle", "left-2"))[0] == "black-knight"  # nor at the Portal


@pytest.mark.parametrize(
    ("begin", "move", "end"),
    [
        ("woods-3", "left-1-bridge", "hills"),
        ("woods-3", "left-1-bridge-left-1", "cursed-glade"),
        ("woods-3", "left-1-bridge-right-4", "castle"),
        ("sentinel", "bridge", "hills"),
        ("sentinel", "bridge-right-5", "runes-14"),
        ("village", "left-4-bridge-left-1", "cursed-glade"),
    ],
)
def test_a_fate_move_over_the_bridge_goes_on_as_declared(begin: str, move: str, end: str) -> None:
    match = fate_move(begin, move, (6, 1), strength=10)
    assert where(match)[0] == end
    match = fate_move(begin, move, (1, 6))
    assert (where(match), asked(match)) == (("sentinel", 5), NEXT)


@pytest.mark.parametrize(
    ("begin", "move", "end"),
    [
        ("hidden-valley", "left-1-bridge-left-1", "hills-5"),
        ("cursed-glade", "right-1-bridge-right-4", "village"),
        ("hills", "bridge-left-2", "chapel"),
        ("hills", "bridge-right-1", "woods-3"),
        ("runes-7", "right-4-bridge", "sentinel"),
    ],
)
def test_a_fate_move_outward_keeps_its_sense(begin: str, move: str, end: str) -> None:
    assert where(fate_move(begin, move))[0] == end


@rule("talisman.movement.portal.needs-movement-beyond")
@pytest.mark.parametrize(
    ("begin", "move"),
    [
        ("portal-of-power", "portal"),
        ("castle", "left-1-portal"),
        ("hills", "right-3-portal"),
        ("hidden-valley", "right-2-portal"),
        ("temple", "left-4-portal"),
        ("desert-11", "left-5-portal"),
    ],
)
def test_a_fate_move_may_be_an_attempt_on_the_portal(begin: str, move: str) -> None:
    match = start(who("troll", begin, fate=1), IDLE, who("thief", "portal-of-power"), dice=(1, 3, 3))
    play(match, "0 ignore", f"0 fate-move:{move}", "0 open:strength")
    assert where(match)[0] == "plain-of-peril"


def test_a_fate_move_says_whether_it_crosses_or_tries_the_portal() -> None:
    match = start(who("troll", "hidden-valley", fate=1), IDLE, dice=(1,))
    play(match, "0 ignore")
    texts = {move: offered(match, f"fate-move:{move}").text for move in ("left-1", "left-1-bridge", "right-2-portal")}
    assert texts == {"left-1": "", "left-1-bridge": "option-fate-bridge", "right-2-portal": "option-fate-portal"}


def test_a_fate_move_over_the_bridge_may_reach_the_portal_too() -> None:
    match = fate_move("woods-3", "left-1-bridge-right-3-portal", (6, 1, 3, 3), strength=10)
    play(match, "0 open:strength")
    assert where(match)[0] == "plain-of-peril"


@pytest.mark.parametrize(
    ("begin", "longest", "too_long"),
    [
        ("fields-23", "left-5-bridge", "left-5-bridge-left-1"),
        ("forest", "left-6", "left-6-bridge"),
        ("graveyard", "left-2-bridge-right-3", "left-2-bridge-right-3-portal"),
        ("oasis", "left-6", "left-6-portal"),
        ("sentinel", "bridge-left-5", "bridge-left-6"),
        ("hidden-valley", "left-1-bridge-left-4", "left-1-bridge-right-1"),
    ],
)
def test_a_fate_move_is_never_more_than_six_steps_or_against_its_sense(begin: str, longest: str, too_long: str) -> None:
    match = start(who("troll", begin, fate=1), IDLE, dice=(1,))
    play(match, "0 ignore")
    assert f"fate-move:{longest}" in menu(match, 0)
    assert f"fate-move:{too_long}" not in menu(match, 0)
