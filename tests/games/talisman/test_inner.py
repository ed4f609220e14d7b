"""The Inner Region: Crypt and Mines, the Werewolf, the Pits, the Valley of Fire and the dragon on the Crown."""

from __future__ import annotations

from typing import Any

import pytest

from roundtable.games.talisman import GAME

from .cast import start
from .stories import Game, asked, menu, play, told, who

rule = pytest.mark.rule

IDLE = who("elf", "mines")
"""Somebody whose turn begins with a question and without a die, and whom nobody can meet there."""
NEXT = {1: "ask-inner"}
"""Its turn has come."""
ASLEEP = who("elf", "mines", lost_turns=9)
"""Somebody whose turns are over at once."""


def now(match: Game) -> tuple[str, int, int]:
    """The first seat's space and lives, and what it is up against there."""
    character = match.state.seats[0]
    return character.space, character.lives, character.lair


def dice_left(match: Game) -> int:
    """How many of the forced dice are still to fall."""
    return len(match.state.core.chance.dice) - 4


# --- what holds everywhere in there ---


@rule("talisman.inner.space-must-be-encountered")
def test_the_space_is_met_on_arrival() -> None:
    match = start(who("troll", "plain-of-peril", objects=["sword"]), IDLE, dice=(1, 1, 1))
    play(match, "0 advance:crypt")
    assert (asked(match), menu(match, 0)) == ({0: "ask-encounter"}, {"visit", "leave:sword"})
    assert match.why_not(0, "skip") == ("talisman.encounters.compulsory-after-moving",)
    play(match, "0 visit")
    assert (now(match), dice_left(match)) == (("crypt", 6, 0), 0)


@rule("talisman.inner.characters-met-on-three-spaces-only")
@pytest.mark.parametrize(
    ("begin", "space"),
    [("mines", "plain-of-peril"), ("pits", "valley-of-fire"), ("valley-of-fire", "crown-of-command")],
)
def test_on_three_spaces_a_character_may_be_met(begin: str, space: str) -> None:
    wizard = who("wizard", begin, cleared=True, talisman=True)
    match = start(wizard, IDLE, who("thief", space), dice=(6, 1, 6, 1))
    play(match, "0 turn-back" if begin == "mines" else f"0 advance:{space}")
    assert menu(match, 0) == {"meet:2", "pass-by" if begin == "mines" else "visit"}
    play(match, "0 meet:2", "0 psychic")
    assert (asked(match), menu(match, 0)) == ({0: "ask-reward"}, {"take-life", "take-gold"})
    play(match, "0 take-life")
    assert (match.state.seats[2].space, match.state.seats[2].lives, asked(match)) == (space, 3, NEXT)


@rule("talisman.inner.characters-met-on-three-spaces-only")
@pytest.mark.parametrize(
    ("begin", "space"),
    [("plain-of-peril", "mines"), ("plain-of-peril", "crypt"), ("crypt", "werewolf-den"), ("mines", "pits")],
)
def test_elsewhere_nobody_is_met(begin: str, space: str) -> None:
    match = start(who("troll", begin, cleared=True, objects=["sword"]), who("elf", space))
    play(match, f"0 advance:{space}")
    assert menu(match, 0) == {"visit", "leave:sword"}
    assert match.why_not(0, "meet:1") == ("talisman.inner.characters-met-on-three-spaces-only",)


@rule("talisman.inner.creatures-cannot-be-evaded")
@pytest.mark.parametrize(
    ("begin", "space", "dice"), [("crypt", "werewolf-den", (6, 6, 1, 1)), ("mines", "pits", (1, 1, 6))]
)
def test_no_creature_can_be_evaded(begin: str, space: str, dice: tuple[int, ...]) -> None:
    able = who("wizard", begin, cleared=True, objects=["smoke-pot"], spells=["invisibility"])
    match = start(able, who("elf", "mines", lost_turns=1), dice=dice)
    play(match, "0 pass", f"0 advance:{space}", "0 visit")
    assert (now(match)[:2], match.state.seats[0].objects.cards) == ((space, 3), ["smoke-pot"])
    play(match, "0 pass")
    assert menu(match, 0) == {"fight", "turn-back", "leave:smoke-pot"}
    assert match.why_not(0, "evade") == ("talisman.inner.creatures-cannot-be-evaded",)


@rule("talisman.duel.defender-may-evade-if-able")
def test_characters_can_be_evaded_in_there_too() -> None:
    match = start(who("troll", "mines"), IDLE, who("thief", "plain-of-peril", objects=["smoke-pot"]))
    play(match, "0 turn-back", "0 meet:2")
    assert menu(match, 2) == {"fight", "evade:smoke-pot"}
    play(match, "2 evade:smoke-pot")
    assert (asked(match), match.state.seats[2].lives, match.state.seats[2].objects.cards) == (NEXT, 4, [])


SPELLS = "talisman.inner.spells-do-nothing-to-creatures"


@rule(SPELLS)
@pytest.mark.parametrize("spells", [["surge", "wither"], ["psionic-blast", "shell-of-light"]])
def test_the_fighter_casts_nothing_against_the_werewolf(spells: list[str]) -> None:
    """Ruling A39: neither to win nor to be spared the loss."""
    match = start(who("wizard", "werewolf-den", lair=4, spells=spells), IDLE, dice=(1, 1))
    play(match, "0 pass", "0 fight")
    assert (now(match), asked(match)) == (("werewolf-den", 3, 4), NEXT)


@rule(SPELLS)
def test_the_fighter_casts_nothing_against_the_dragon() -> None:
    match = start(who("wizard", "crown-of-command", talisman=True, spells=["surge"]), IDLE, dice=(1, 1))
    play(match, "0 pass", "0 fight", "0 psychic")
    assert (now(match)[:2], asked(match)) == (("crown-of-command", 3), NEXT)


@rule(SPELLS)
def test_others_cannot_touch_the_creature_but_its_fighter() -> None:
    watcher = who("sorceress", "temple", spells=["wither", "borrowed-claws", "leaden-limbs"], craft=6)
    match = start(who("troll", "werewolf-den", lair=4), IDLE, watcher, dice=(2, 3))
    play(match, "0 fight")
    assert (asked(match), menu(match, 2)) == ({2: "ask-spell-others-fight"}, {"cast:leaden-limbs", "pass"})
    assert match.why_not(2, "cast:wither") == match.why_not(2, "cast:borrowed-claws") == (SPELLS,)
    play(match, "2 cast:leaden-limbs")
    assert now(match) == ("werewolf-den", 5, 4)  # 6 + 2 - 2 against 4 + 3: lost
    match = start(who("troll", "werewolf-den", lair=4), IDLE, watcher, dice=(2, 3))
    play(match, "0 fight", "2 pass")
    assert match.state.seats[0].cleared is True  # 8 against 7


def test_armour_helps_against_creatures_in_there() -> None:
    match = start(who("wizard", "werewolf-den", lair=4, objects=["shield"]), IDLE, dice=(1, 1, 5))
    play(match, "0 fight", "0 visit", "0 wear:shield")
    assert (now(match)[1], asked(match)) == (4, NEXT)


def test_what_lies_on_the_plain_may_be_taken() -> None:
    match = start(who("troll", "mines"), IDLE, dice=(1, 1, 6), spaces={"plain-of-peril": ["sword"]})
    play(match, "0 turn-back")
    assert menu(match, 0) == {"take:sword", "done"}  # only the space's rules are ignored
    match = start(who("troll", "plain-of-peril"), IDLE, dice=(3, 3, 1), spaces={"plain-of-peril": ["sword"]})
    play(match, "0 advance:crypt")  # 7 - 6: back to the Plain, where the encounter begins anew
    assert menu(match, 0) == {"take:sword", "done"}


# --- Crypt and Mines ---


@rule("talisman.inner.crypt.three-dice-minus-strength", "talisman.inner.crypt-mines.exit-by-result")
@pytest.mark.parametrize(
    ("dice", "end"),
    [
        ((3, 3, 1), "plain-of-peril"),
        ((3, 3, 2), "portal-of-power"),
        ((3, 3, 3), "portal-of-power"),
        ((4, 3, 3), "warlocks-cave"),
        ((4, 4, 3), "warlocks-cave"),
        ((4, 4, 4), "city"),
    ],
)
def test_the_crypts_exit_is_three_dice_less_strength(dice: tuple[int, ...], end: str) -> None:
    troll = who("troll", "plain-of-peril", objects=["sword"])  # 6; a weapon does not count
    match = start(troll, IDLE, who("thief", end), dice=dice)
    play(match, "0 advance:crypt", "0 visit")
    assert (now(match)[0], asked(match)) == (end, {0: "ask-encounter"})  # ruling A31: the turn goes on there
    assert {"meet:2", "visit"} <= menu(match, 0)


@rule("talisman.inner.mines.three-dice-minus-craft", "talisman.inner.crypt-mines.exit-by-result")
@pytest.mark.parametrize(
    ("dice", "end"),
    [
        ((3, 3, 2), "plain-of-peril"),
        ((3, 3, 3), "portal-of-power"),
        ((4, 4, 4), "warlocks-cave"),
        ((5, 4, 4), "tavern"),
    ],
)
def test_the_mines_exit_is_three_dice_less_craft(dice: tuple[int, ...], end: str) -> None:
    wizard = who("wizard", "plain-of-peril", objects=["solomons-crown"])  # 5 + 2
    match = start(wizard, IDLE, who("thief", end), dice=dice)
    play(match, "0 advance:mines", "0 visit")
    assert (now(match)[0], asked(match)) == (end, {0: "ask-encounter"})


@rule("talisman.inner.crypt-mines.staying-allows-advance-next-turn")
@pytest.mark.parametrize(("space", "beyond"), [("crypt", "werewolf-den"), ("mines", "pits")])
def test_whoever_may_stay_goes_on_next_turn_without_another_roll(space: str, beyond: str) -> None:
    able = who("troll", "plain-of-peril", strength=9, craft=9)
    match = start(able, who("elf", "pits", lost_turns=1), dice=(3, 3, 3))
    play(match, f"0 advance:{space}")
    assert (now(match)[0], asked(match), dice_left(match)) == (space, {0: "ask-inner"}, 0)
    assert menu(match, 0) == {f"advance:{beyond}", "turn-back"}
    assert match.state.round == 2


def test_fate_may_reroll_one_of_the_three_dice() -> None:
    match = start(who("troll", "plain-of-peril", fate=1), IDLE, dice=(1, 5, 3, 2))
    play(match, "0 advance:crypt", "0 reroll:5")
    assert (now(match)[0], asked(match)) == ("crypt", NEXT)


# --- the Werewolf ---

WOLF = "talisman.inner.werewolf."


@rule(WOLF + "strength-is-two-dice", WOLF + "fought-in-battle-once-per-turn", WOLF + "loss-costs-life-tie-does-not")
@pytest.mark.parametrize(("own", "lives"), [(2, 5), (3, 6)])
def test_the_werewolf_is_two_dice_strong_and_fought_once_a_turn(own: int, lives: int) -> None:
    match = start(who("troll", "crypt", cleared=True), IDLE, dice=(3, 4, own, 2))
    play(match, "0 advance:werewolf-den")  # 6 + own against 7 + 2
    assert (now(match), asked(match)) == (("werewolf-den", lives, 7), NEXT)
    assert dice_left(match) == 0
    assert match.state.fight is None


@rule(WOLF + "strength-persists-between-turns", WOLF + "fight-again-or-turn-back")
def test_the_werewolf_keeps_its_strength_for_the_visit() -> None:
    match = start(who("troll", "werewolf-den", lair=12), ASLEEP, dice=(1, 1, 6, 1))
    assert menu(match, 0) == {"fight", "turn-back"}
    again = (WOLF + "fight-again-or-turn-back",)
    assert match.why_not(0, "advance:valley-of-fire") == again
    play(match, "0 fight")
    assert (now(match), menu(match, 0)) == (("werewolf-den", 5, 12), {"fight", "turn-back"})
    play(match, "0 fight")
    assert (now(match), dice_left(match)) == (("werewolf-den", 4, 12), 0)


def test_a_new_visit_meets_another_werewolf() -> None:
    """Ruling A49."""
    match = start(who("troll", "werewolf-den", lair=12, strength=18), ASLEEP, dice=(1, 1, 1, 1, 1, 2, 1, 6))
    play(match, "0 turn-back")
    assert now(match) == ("plain-of-peril", 6, 0)
    play(match, "0 advance:crypt", "0 advance:werewolf-den")
    assert [dict(event.params)["number"] for event in match.events if event.key == "lair-strength"] == [1 + 1]


@rule(WOLF + "win-ends-turn-then-talisman-decides")
@pytest.mark.parametrize("talisman", [True, False])
def test_behind_the_werewolf_only_a_talisman_leads_on(talisman: bool) -> None:
    match = start(who("troll", "werewolf-den", lair=6, talisman=talisman), IDLE, dice=(2, 1))
    play(match, "0 fight")
    assert (now(match), asked(match), match.state.seats[0].cleared) == (("werewolf-den", 6, 0), NEXT, True)
    play(match, "1 turn-back")
    if talisman:
        assert menu(match, 0) == {"advance:valley-of-fire", "turn-back"}
    else:
        assert now(match)[0] == "crypt"  # there was nothing else to choose


def test_fate_may_reroll_the_werewolfs_strength_but_not_its_attack() -> None:
    """Ruling A20."""
    match = start(who("troll", "crypt", cleared=True, fate=2), IDLE, dice=(6, 6, 1, 4, 5, 2))
    play(match, "0 advance:werewolf-den", "0 reroll:6")
    assert (asked(match), match.state.seats[0].lair) == ({0: "ask-reroll"}, 7)
    assert match.why_not(0, "reroll:theirs") == ("talisman.characters.fate.never-another-partys-die",)
    play(match, "0 keep")  # 6 + 4 against 7 + 5
    assert now(match) == ("werewolf-den", 5, 7)


def test_whoever_dies_in_the_den_is_done_with_it() -> None:
    match = start(who("troll", "werewolf-den", lair=12, lives=1), IDLE, dice=(1, 1))
    play(match, "0 fight")
    assert (now(match), match.state.seats[0].dead, asked(match)) == (("village", 0, 0), True, NEXT)


# --- the Pits ---

PITS = "talisman.inner.pits."


@rule(PITS + "one-die-sets-number", PITS + "battles-one-at-a-time", PITS + "win-ends-turn-then-talisman-decides")
def test_the_monsters_are_beaten_one_after_the_other() -> None:
    match = start(who("troll", "mines", cleared=True, talisman=True), IDLE, dice=(3, 1, 2, 4, 5, 6, 6))
    play(match, "0 advance:pits")  # 7, 10 and 12 against 4 + 2, 4 + 5 and 4 + 6
    assert (now(match), asked(match), dice_left(match)) == (("pits", 6, 0), NEXT, 0)
    assert (told(match).count("creature-beaten"), match.state.fight) == (3, None)
    assert GAME.content()["places"]["pits"].lair.number_dice == 1
    play(match, "1 turn-back")
    assert menu(match, 0) == {"advance:valley-of-fire", "turn-back"}


@rule(PITS + "loss-costs-life-tie-does-not", PITS + "only-remaining-monsters-return")
@pytest.mark.parametrize(("own", "lives"), [(2, 5), (3, 6)])
def test_who_does_not_win_meets_those_that_are_left(own: int, lives: int) -> None:
    """Ruling A48: after a tie too."""
    dice = (4, 6, 1, 6, 1, own, 5, 6, 1, 6, 1)
    match = start(who("troll", "mines", cleared=True), ASLEEP, dice=dice)
    play(match, "0 advance:pits")  # two beaten; 6 + own against 4 + 5
    assert (now(match), menu(match, 0)) == (("pits", lives, 2), {"fight", "turn-back"})
    assert match.why_not(0, "advance:valley-of-fire") == (PITS + "only-remaining-monsters-return",)
    play(match, "0 fight")
    assert dice_left(match) == 0
    assert now(match)[1] == lives
    assert told(match).count("lair-number") == 1


@rule(PITS + "win-ends-turn-then-talisman-decides")
def test_behind_the_pits_too_only_a_talisman_leads_on() -> None:
    match = start(who("troll", "pits", lair=1), IDLE, dice=(6, 1))
    play(match, "0 fight")
    assert (now(match), asked(match)) == (("pits", 6, 0), NEXT)
    play(match, "1 turn-back")
    assert now(match)[0] == "mines"  # there was nothing else to choose


def test_dying_in_the_pits_ends_the_turn() -> None:
    match = start(who("troll", "pits", lair=2, lives=1), IDLE, dice=(1, 6))
    play(match, "0 fight")
    assert (now(match), asked(match)) == (("village", 0, 0), NEXT)


# --- the Valley of Fire and the Crown ---


@rule("talisman.inner.valley-of-fire.talisman-required")
@pytest.mark.parametrize("space", ["werewolf-den", "pits"])
def test_nobody_enters_the_valley_without_a_talisman(space: str) -> None:
    match = start(who("troll", space, cleared=True, talisman=True), IDLE)
    assert menu(match, 0) == {"advance:valley-of-fire", "turn-back"}
    play(match, "0 advance:valley-of-fire")
    assert (now(match)[0], asked(match)) == ("valley-of-fire", NEXT)
    match = start(who("troll", space, cleared=True), IDLE)
    assert (now(match)[0], asked(match)) == ({"werewolf-den": "crypt", "pits": "mines"}[space], NEXT)


@rule("talisman.inner.crown.reached-only-from-valley-of-fire")
def test_the_crown_is_reached_from_the_valley() -> None:
    match = start(who("troll", "valley-of-fire", talisman=True), IDLE, dice=(1, 1))
    ways = {place.id for place in match.content["places"].values() if "crown-of-command" in place.ahead}
    assert ways == {"valley-of-fire"}
    for space in ("plain-of-peril", "crypt", "mines", "werewolf-den", "pits"):
        other = start(who("troll", space, talisman=True, cleared=True), IDLE)
        assert "advance:crown-of-command" not in menu(other, 0)
    assert menu(match, 0) == {"advance:crown-of-command", "turn-back:werewolf-den", "turn-back:pits"}
    play(match, "0 advance:crown-of-command")
    assert (now(match)[0], asked(match), match.state.crown_reached) == ("crown-of-command", {0: "ask-dragon"}, True)


def test_a_talisman_lost_in_the_valley_or_on_the_crown_turns_back() -> None:
    """Ruling A19."""
    match = start(who("troll", "valley-of-fire"), IDLE)
    assert menu(match, 0) == {"turn-back:werewolf-den", "turn-back:pits"}
    assert match.why_not(0, "advance:crown-of-command") == ("talisman.victory.talisman-needed",)
    match = start(who("troll", "crown-of-command", lair=1), IDLE)
    assert (now(match)[0], asked(match)) == ("valley-of-fire", NEXT)


DRAGON = "talisman.inner.dragon."


@rule(DRAGON + "strength-ten-craft-ten", DRAGON + "challenger-picks-battle-or-psychic")
@pytest.mark.parametrize(
    ("kind", "own", "won"),
    [
        ("battle", 4, False),
        pytest.param("battle", 5, True, marks=rule("talisman.victory.first-to-defeat-elder-dragon")),
        ("psychic", 5, False),
    ],
)
def test_the_challenger_picks_the_fight_with_the_dragon(kind: str, own: int, won: bool) -> None:
    troll = who("troll", "valley-of-fire", strength=8, craft=7, talisman=True)
    match = start(troll, IDLE, dice=(own, 2))
    play(match, "0 advance:crown-of-command")
    assert menu(match, 0) == {"battle", "psychic"}  # no ability needed for either
    play(match, f"0 {kind}")  # 8 or 7 + own against 10 + 2
    assert match.over is won
    if won:
        assert (match.outcome.winners, match.outcome.reason) == ((0,), "outcome-crown")


@rule(DRAGON + "loss-or-tie-then-fight-or-turn-back", DRAGON + "challenger-picks-battle-or-psychic")
@pytest.mark.parametrize(("own", "lives"), [(3, 5), (4, 6)])
def test_after_a_loss_or_tie_it_is_the_dragon_again_or_the_way_back(own: int, lives: int) -> None:
    troll = who("troll", "crown-of-command", strength=8, craft=12, talisman=True)
    match = start(troll, ASLEEP, who("thief", "crown-of-command", lost_turns=9), dice=(own, 2, 1, 1))
    play(match, "0 fight", "0 visit", "0 battle")
    assert (now(match), menu(match, 0)) == (("crown-of-command", lives, 1), {"fight", "turn-back"})
    play(match, "0 fight")
    assert menu(match, 0) == {"battle", "psychic"}  # the Thief is not met instead; the fight is chosen afresh
    play(match, "0 psychic")
    assert match.outcome.winners == (0,)


@rule(DRAGON + "loss-or-tie-then-fight-or-turn-back")
@pytest.mark.parametrize("own", [3, 4])
def test_whoever_has_not_beaten_the_dragon_takes_nothing_on_the_crown(own: int) -> None:
    troll = who("troll", "valley-of-fire", strength=8, talisman=True)
    match = start(troll, IDLE, dice=(own, 2), spaces={"crown-of-command": ["axe"]})
    play(match, "0 advance:crown-of-command")
    if "visit" in menu(match, 0):
        play(match, "0 visit")
    play(match, "0 battle")
    assert (asked(match), match.state.spaces["crown-of-command"].cards) == (NEXT, ["axe"])


@rule(DRAGON + "loss-or-tie-then-fight-or-turn-back")
def test_nobody_is_met_on_the_crown_instead_of_fighting_again() -> None:
    seats: list[dict[str, Any]] = [
        who("troll", "crown-of-command", talisman=True, lair=1, objects=["sword"]),
        who("thief", "crown-of-command"),
    ]
    match = start(*seats)
    play(match, "0 fight")
    assert menu(match, 0) == {"visit", "leave:sword"}
    assert match.why_not(0, "meet:1") == (DRAGON + "loss-or-tie-then-fight-or-turn-back",)
    seats[0]["lair"] = 0  # whoever has met somebody else on arrival has not fought it yet
    match = start(*seats)
    play(match, "0 fight")
    assert menu(match, 0) == {"visit", "meet:1", "leave:sword"}


@pytest.mark.parametrize(("kind", "won"), [("battle", False), ("psychic", True)])
def test_its_strength_and_its_craft_are_two_things(kind: str, won: bool) -> None:
    crown = {
        "id": "crown-of-command", "terrain": "crown-of-command", "region": "inner", "x": 3, "y": 3,
        "back": ["valley-of-fire"], "lair": {"name": "dragon", "strength": 12, "craft": 3, "crown": True},
    }  # fmt: skip
    troll = who("troll", "valley-of-fire", craft=6, talisman=True)
    match = start(troll, IDLE, dice=(3, 3), content={"places": [crown]})
    play(match, "0 advance:crown-of-command", f"0 {kind}")
    assert match.over is won


@rule("talisman.victory.talisman-needed")
def test_a_talisman_lost_on_the_last_step_leaves_no_fight() -> None:
    cup = {"id": "wart-cup", "type": "object", "use": {"do": [{"do": "toad"}]}}
    troll = who("troll", "valley-of-fire", talisman=True, objects=["wart-cup"])
    match = start(troll, IDLE, cards=[cup], options={"toads": "clumsy"})
    play(match, "0 advance:crown-of-command", "0 use:wart-cup")
    assert match.state.spaces["crown-of-command"].cards == ["talisman"]
    assert (now(match)[:2], asked(match)) == (("crown-of-command", 6), NEXT)


@rule("talisman.variants.race.first-to-reach-crown-wins")
def test_in_the_race_reaching_the_crown_is_enough() -> None:
    match = start(who("troll", "valley-of-fire", talisman=True), IDLE, options={"victory": "race"})
    play(match, "0 advance:crown-of-command")
    assert (match.outcome.winners, match.outcome.reason, dice_left(match)) == ((0,), "outcome-race", 0)
