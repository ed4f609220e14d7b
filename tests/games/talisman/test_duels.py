"""Characters meeting characters: attacks, evading, spells and Fate in a duel, what is won, and abilities instead."""

from __future__ import annotations

from typing import Any

import pytest

from .cast import start
from .stories import Game, asked, menu, play, told, who

rule = pytest.mark.rule

IDLE = who("elf", "mines")
"""Somebody who is in nobody's way, and whose turn begins with a question and without a die."""
NEXT = {1: "ask-inner"}
"""Its turn has come."""


def meeting(one: dict[str, Any], other: dict[str, Any], *more: dict[str, Any], dice: tuple[int, ...] = ()) -> Game:
    """The first seat comes to the Fields and meets the third."""
    match = start({"space": "village"} | one, IDLE, {"space": "fields-1"} | other, *more, dice=(1, *dice))
    if one.get("spells"):
        play(match, "0 pass")
    play(match, "0 go:left", "0 meet:2")
    return match


def player(character: str, **more: Any) -> dict[str, Any]:
    """One of the two; where they stand is seen to."""
    return {"character": character, "fate": 0, "spells": [], **more}


def stock(match: Game, seat: int) -> tuple[int, int, int, list[str]]:
    """Lives, Fate, gold and objects."""
    character = match.state.seats[seat]
    return character.lives, character.fate, character.gold, character.objects.cards


# --- attacking ---


@rule("talisman.duel.attack-or-use-ability", "talisman.duel.declare-battle-or-psychic")
def test_a_meeting_is_an_attack_or_an_ability() -> None:
    match = meeting(player("thief"), player("dwarf", gold=2), dice=(6, 1))
    assert (asked(match), menu(match, 0)) == ({0: "ask-declare"}, {"battle", "ability:cut-purse"})
    play(match, "0 ability:cut-purse")
    assert (stock(match, 0), stock(match, 2)) == ((4, 0, 3, []), (5, 0, 1, []))
    assert asked(match) == NEXT
    assert "rolls" not in told(match)  # this one takes no die
    match = meeting(player("thief"), player("dwarf"), dice=(6, 1))
    play(match, "0 battle")
    assert asked(match) == {0: "ask-reward"}


@rule("talisman.duel.attack-or-use-ability")
def test_an_ability_needs_something_to_take() -> None:
    match = meeting(player("thief"), player("dwarf", gold=0, objects=["axe"]))
    assert menu(match, 0) == {"battle", "ability:steal"}
    assert match.why_not(0, "ability:cut-purse") == ("talisman.duel.attack-or-use-ability",)


def test_a_talisman_can_be_stolen() -> None:
    """Ruling A33."""
    match = meeting(player("thief"), player("dwarf", gold=0, talisman=True), dice=(4,))
    assert menu(match, 0) == {"battle", "ability:steal"}
    play(match, "0 ability:steal")
    assert (stock(match, 0)[3], stock(match, 2)[3]) == (["talisman"], [])


@pytest.mark.parametrize(("die", "objects"), [(3, ["axe", "sword"]), (4, ["sword"])])
def test_some_abilities_take_a_die(die: int, objects: list[str]) -> None:
    match = meeting(player("thief"), player("dwarf", objects=["axe", "sword"]), dice=(die,))
    play(match, "0 ability:steal")
    if die == 4:
        play(match, "0 take:axe")
    assert (stock(match, 2)[3], asked(match)) == (objects, NEXT)


def test_fate_may_reroll_an_abilitys_die() -> None:
    match = meeting(player("sorceress", fate=1), player("dwarf", followers=["mule"]), dice=(1, 6))
    play(match, "0 ability:beguile", "0 reroll")
    assert match.state.seats[0].followers.cards == ["mule"]


@rule("talisman.duel.psychic-needs-special-ability", "talisman.duel.declare-battle-or-psychic")
def test_only_some_may_attack_with_craft() -> None:
    match = meeting(player("wizard"), player("dwarf", fate=1), dice=(1, 1))
    assert menu(match, 0) == {"battle", "psychic"}
    play(match, "0 psychic")
    assert match.state.fight.battle is False
    match = meeting(player("thief"), player("dwarf", fate=1), dice=(1, 1))
    assert match.why_not(0, "psychic") == ("talisman.duel.psychic-needs-special-ability",)
    play(match, "0 battle")
    assert match.state.fight.battle is True


def test_a_toad_has_no_ability_but_can_attack() -> None:
    match = start(who("ghoul", "village", toad=2), IDLE, who("dwarf", "fields-1"), dice=(1, 1))
    play(match, "0 go:left", "0 meet:2")
    assert (stock(match, 0)[0], asked(match)) == (3, NEXT)  # battle without a question: 1 + 1 against 3 + 1
    thief = who("thief", "village", toad=2)
    match = start(thief, IDLE, who("dwarf", "fields-1", gold=3), dice=(6, 1))
    play(match, "0 go:left", "0 meet:2")
    assert (stock(match, 2)[:3], asked(match)) == ((4, 1, 3), NEXT)  # it can take nothing but a Life


# --- evading ---

EVADE = "talisman.duel.defender-may-evade-if-able"


@rule(EVADE, "talisman.duel.attackers-turn-ends")
def test_an_evaded_attack_is_over_and_so_is_the_turn() -> None:
    """Ruling A34."""
    match = meeting(player("monk", spells=["surge"]), player("sorceress", objects=["smoke-pot"], spells=["surge"]))
    assert (asked(match), menu(match, 2)) == ({2: "ask-attacked-by-character"}, {"fight", "evade:smoke-pot"})
    play(match, "2 evade:smoke-pot")
    assert (stock(match, 0), stock(match, 2), asked(match)) == ((4, 0, 1, []), (4, 0, 1, []), NEXT)
    assert match.state.fight is None
    assert match.state.adventure_discard.cards == ["smoke-pot"]
    assert "fight-broken-off" not in told(match)


@rule(EVADE)
def test_some_evade_by_their_own_ability_on_some_spaces() -> None:
    match = start(who("dwarf", "fields-11"), IDLE, who("thief", "city"), dice=(1, 6, 1))
    play(match, "0 go:left", "0 meet:2")
    assert menu(match, 2) == {"fight", "evade"}
    play(match, "2 evade")
    assert (stock(match, 2), asked(match)) == ((4, 0, 2, []), NEXT)
    match = meeting(player("dwarf"), player("thief"), dice=(6, 1))
    assert asked(match) == {0: "ask-reward"}  # not on the Fields


def test_who_holds_a_spell_is_asked_whatever_it_is() -> None:
    """The pause must not tell what the hand holds."""
    for spell in ("invisibility", "surge", "hex"):
        match = meeting(player("dwarf"), player("wizard", spells=[spell]), dice=(1, 1))
        assert asked(match) == {2: "ask-attacked-by-character"}
        play(match, "2 fight")
        assert asked(match) == {2: "ask-spell-fight"}
        play(match, "2 pass")
        assert asked(match) == {0: "ask-reward"}  # 3 + 1 against 2 + 1


# --- spells, dice and Fate ---


@rule("talisman.duel.spells-attacker-first", "talisman.duel.each-rolls-one-die")
@rule("talisman.duel.fate-attacker-then-defender", "talisman.duel.attack-score")
def test_attacker_first_with_spells_and_with_fate() -> None:
    one, other = player("sorceress", fate=1, spells=["surge"]), player("wizard", fate=1, spells=["surge"])
    match = meeting(one, other, dice=(2, 3, 4, 5))
    play(match, "0 battle", "2 fight")
    assert asked(match) == {0: "ask-spell-fight"}
    play(match, "0 cast:surge")
    assert asked(match) == {2: "ask-spell-fight"}
    play(match, "2 cast:surge")
    assert (asked(match), match.state.fight.dice) == ({0: "ask-reroll"}, [2, 3])
    play(match, "0 reroll")
    assert (asked(match), match.state.fight.dice) == ({2: "ask-reroll"}, [4, 3])
    play(match, "2 reroll")
    assert (asked(match), match.state.fight.dice) == ({2: "ask-reward"}, [4, 5])  # 2 + 2 + 4 against 2 + 2 + 5
    assert match.state.seats[0].fate == match.state.seats[2].fate == 0


def test_others_may_cast_where_their_card_allows_it() -> None:
    """Ruling A36."""
    watchers = (who("priest", "temple", spells=["leaden-limbs"]), who("ghoul", "oasis", spells=["surge"]))
    match = meeting(player("dwarf"), player("thief"), *watchers, dice=(4, 3))
    assert set(asked(match)) == {3, 4}
    assert menu(match, 4) == {"pass"}
    play(match, "3 cast:leaden-limbs")
    assert menu(match, 3) == {"target:0", "target:2"}
    play(match, "3 target:0", "4 pass")
    assert asked(match) == {2: "ask-reward"}  # 3 + 4 - 2 against 3 + 3


@rule("talisman.duel.attack-score", "talisman.duel.higher-score-wins")
@pytest.mark.parametrize(
    ("attacker", "defender", "dice", "winner"),
    [
        (player("dwarf", strength=5, objects=["sword"]), player("thief", strength=4), (2, 3), 0),
        (player("dwarf", strength=5, objects=["sword"]), player("thief", strength=4), (2, 5), 2),
        (player("dwarf", followers=["squire", "unicorn"]), player("thief", objects=["axe", "war-hammer"]), (3, 2), 0),
        (player("assassin"), player("thief"), (1, ), 0),
    ],
)  # fmt: skip
def test_the_higher_score_wins(
    attacker: dict[str, Any], defender: dict[str, Any], dice: tuple[int, ...], winner: int
) -> None:
    match = meeting(attacker, defender, dice=dice)
    assert asked(match) == {winner: "ask-reward"}


@rule("talisman.duel.attack-score")
@pytest.mark.parametrize(("die", "winner"), [(2, 0), (4, 2)])
def test_craft_counts_in_psychic_combat(die: int, winner: int) -> None:
    wizard = player("wizard", craft=6, objects=["runesword"], followers=["scholar"])
    match = meeting(wizard, player("troll", craft=8, strength=9), dice=(3, die))
    play(match, "0 psychic")  # 6 + 1 + 1 + 3 against 8 + 2 or 8 + 4
    assert asked(match) == {winner: "ask-reward"}


def test_the_assassins_victim_rolls_no_die_in_battle() -> None:
    match = meeting(player("assassin"), player("dwarf", fate=1), dice=(1, 6))
    assert (asked(match), match.state.fight.dice) == ({0: "ask-reward"}, [1, 0])  # 3 + 1 + 1 against 3, and no Fate
    toad = start(who("assassin", "village", toad=2), IDLE, who("dwarf", "fields-1"), dice=(1, 1))
    play(toad, "0 go:left", "0 meet:2")
    assert (stock(toad, 0)[0], stock(toad, 2)[0]) == (3, 5)  # not as a toad: 1 + 1 against 3 + 1


def test_the_best_of_two_dice_counts_and_either_may_be_rerolled() -> None:
    match = meeting(player("ghoul", fate=1), player("dwarf", fate=1), dice=(2, 4, 6, 5, 5))
    play(match, "0 psychic")
    assert (match.state.fight.dice, menu(match, 0)) == ([4, 6], {"reroll:2", "reroll:4", "keep"})
    play(match, "0 reroll:2", "2 reroll")
    assert (match.state.fight.dice, asked(match)) == ([5, 5], {0: "ask-reward"})  # 4 + 5 against 3 + 5


def test_a_defender_too_may_have_two_dice() -> None:
    match = meeting(player("troll", fate=1), player("warrior", fate=1), dice=(2, 2, 5, 4))
    assert (asked(match), match.state.fight.dice) == ({0: "ask-reroll"}, [2, 5])
    play(match, "0 keep", "2 reroll:2")
    assert (asked(match), match.state.fight.dice) == ({2: "ask-reward"}, [2, 5])  # 6 + 2 against 4 + 5


# --- what is won ---

REWARD = "talisman.duel.winner-picks-life-object-or-gold"


@rule(REWARD, "talisman.duel.loser-gains-one-fate", "talisman.duel.attackers-turn-ends")
@pytest.mark.parametrize(
    ("reward", "loser", "winner"),
    [
        ("take-life", (3, 3, 2, ["axe", "axe"]), (6, 0, 1, [])),
        ("take-gold", (4, 3, 1, ["axe", "axe"]), (6, 0, 2, [])),
        ("take-object:axe", (4, 3, 2, ["axe"]), (6, 0, 1, ["axe"])),
    ],
)
def test_the_winner_picks_one_thing_and_the_loser_gets_one_fate(
    reward: str, loser: tuple[Any, ...], winner: tuple[Any, ...]
) -> None:
    match = meeting(player("troll"), player("thief", fate=2, objects=["axe", "axe"]), dice=(6, 1))
    play(match, "2 keep")
    assert menu(match, 0) == {"take-life", "take-gold", "take-object:axe"}
    play(match, f"0 {reward}")
    assert (stock(match, 2), stock(match, 0)) == (loser, winner)
    assert (asked(match), match.state.fight) == (NEXT, None)


@rule("talisman.duel.higher-score-wins", "talisman.duel.attackers-turn-ends")
def test_a_defender_can_win_too_and_the_attackers_turn_is_over() -> None:
    match = meeting(player("dwarf", fate=1, objects=["sword"]), player("troll"), dice=(1, 6))
    play(match, "0 keep", "2 take-object:sword")
    assert (stock(match, 0), stock(match, 2)) == ((5, 2, 2, []), (6, 0, 1, ["sword"]))
    assert asked(match) == NEXT


@rule(REWARD)
def test_only_what_can_be_carried_out_is_a_reward() -> None:
    """Ruling A68."""
    poor = player("thief", gold=0, objects=["holy-lance", "axe"])
    match = meeting(player("wizard", strength=9), poor, dice=(6, 1))
    play(match, "0 battle")
    assert menu(match, 0) == {"take-life", "take-object:axe"}
    assert match.why_not(0, "take-gold") == (REWARD,)
    barred = ("talisman.cards.forbidden-ownership-leaves-card-on-space",)
    assert match.why_not(0, "take-object:holy-lance") == barred


def test_nothing_but_a_life_is_taken_from_a_toad() -> None:
    match = meeting(player("troll"), player("thief", toad=2, objects=["axe"]), dice=(6, 1))
    assert (stock(match, 2), asked(match)) == ((3, 0, 2, ["axe"]), NEXT)  # there was nothing else to choose


def test_a_talisman_can_be_taken_and_a_second_one_is_left_there() -> None:
    """Ruling A33."""
    match = meeting(player("troll"), player("thief", talisman=True), dice=(6, 1))
    play(match, "0 take-object:talisman")
    assert (stock(match, 0)[3], stock(match, 2)[3]) == (["talisman"], [])
    match = meeting(player("troll", talisman=True), player("thief", talisman=True), dice=(6, 1))
    play(match, "0 take-object:talisman")
    assert (stock(match, 0)[3], stock(match, 2)[3]) == (["talisman"], [])
    assert match.state.spaces["fields-1"].cards == ["talisman"]


def test_a_taken_crown_costs_the_loser_a_spell_at_once_and_a_fifth_object_the_winner() -> None:
    loser = player("monk", objects=["solomons-crown"], spells=["hex", "surge"])
    match = meeting(player("troll", objects=["sword", "axe", "helmet", "shield"]), loser, dice=(6, 1))
    play(match, "2 fight", "2 pass", "0 take-object:solomons-crown")
    play(match, "2 discard:hex", "0 drop:axe")
    assert stock(match, 0)[3] == ["sword", "helmet", "shield", "solomons-crown"]
    assert match.state.seats[2].spells.cards == ["surge"]
    assert asked(match) == NEXT


@rule("talisman.duel.tie-hurts-nobody-and-gives-no-fate", "talisman.duel.attackers-turn-ends")
def test_a_tie_changes_nothing() -> None:
    match = meeting(player("thief"), player("dwarf"), dice=(4, 4))
    play(match, "0 battle")
    assert (stock(match, 0), stock(match, 2), asked(match)) == ((4, 0, 2, []), (5, 0, 2, []), NEXT)


SAVED = "talisman.duel.object-may-save-life-in-battle-only"


@rule(SAVED, "talisman.duel.loser-gains-one-fate")
@pytest.mark.parametrize(("die", "lives"), [(4, 4), (5, 5)])
def test_armour_may_save_the_life_lost_in_battle(die: int, lives: int) -> None:
    match = meeting(player("wizard", strength=9), player("dwarf", objects=["shield"]), dice=(6, 1, die))
    play(match, "0 battle", "0 take-life")
    assert (asked(match), menu(match, 2)) == ({2: "ask-armour"}, {"wear:shield", "pass"})
    play(match, "2 wear:shield")
    assert (stock(match, 2)[:2], asked(match)) == ((lives, 1), NEXT)  # the Fate all the same


@rule(SAVED)
def test_no_object_saves_it_in_psychic_combat() -> None:
    match = meeting(player("wizard"), player("dwarf", objects=["shield"], spells=["shell-of-light"]), dice=(6, 1))
    play(match, "0 psychic", "2 fight", "2 pass", "0 take-life")
    assert (stock(match, 2)[:2], asked(match)) == ((4, 1), NEXT)


def test_a_life_that_was_saved_is_none_taken_for_a_quest() -> None:
    hunter = player("wizard", strength=9, quest=1)
    match = meeting(hunter, player("dwarf", objects=["shield"]), dice=(6, 1, 5))
    play(match, "0 battle", "0 take-life", "2 wear:shield")
    assert (match.state.seats[0].space, match.state.seats[0].quest) == ("fields-1", 1)
    match = meeting(hunter, player("dwarf"), dice=(6, 1))
    play(match, "0 battle", "0 take-life")
    assert (match.state.seats[0].space, stock(match, 0)[3]) == ("warlocks-cave", ["talisman"])
    assert asked(match) == NEXT  # carried off, but the turn is over


def test_gold_won_may_fulfil_a_quest() -> None:
    match = meeting(player("troll", gold=1, quest=6), player("thief"), dice=(6, 1))
    play(match, "0 take-gold")
    assert (match.state.seats[0].space, stock(match, 0)[2:]) == ("warlocks-cave", (0, ["talisman"]))


# --- death ---

KILLED = "talisman.duel.killed-defender-gets-fate-and-dies-at-once"


@rule(KILLED)
def test_whoever_is_killed_in_a_duel_gets_one_fate_and_goes_to_the_village() -> None:
    match = meeting(player("troll"), player("thief", lives=1, objects=["axe"]), dice=(6, 1))
    play(match, "0 take-life")
    thief = match.state.seats[2]
    assert (thief.dead, thief.space, stock(match, 2)) == (True, "village", (0, 1, 2, ["axe"]))
    assert asked(match) == NEXT
    assert fate_rules(match) == ("talisman.duel.loser-gains-one-fate", KILLED)
    match = meeting(player("troll"), player("thief"), dice=(6, 1))
    play(match, "0 take-life")
    assert fate_rules(match) == ("talisman.duel.loser-gains-one-fate",)


def fate_rules(match: Game) -> tuple[str, ...]:
    """The rules that gave the last Fate token."""
    return next(event.rules for event in reversed(match.events) if event.key == "gains-fate")


@rule(KILLED)
def test_an_attacker_who_is_killed_gets_the_fate_too() -> None:
    match = meeting(player("dwarf", lives=1), player("troll"), dice=(1, 6))
    play(match, "2 take-life")
    dwarf = match.state.seats[0]
    assert (dwarf.dead, dwarf.space, dwarf.fate, asked(match)) == (True, "village", 1, NEXT)
    assert "fight-broken-off" not in told(match)  # it was fought to its end


STRANGLER = {
    "id": "strangler", "strength": 3, "craft": 3, "life": 4, "fate": 1, "gold": 1, "alignment": "evil", "start": "city",
    "meetings": [
        {"id": "choke", "text": "ability", "take": "life"},
        {"id": "grab", "text": "ability", "take": "gold", "least": 2},
    ],
}  # fmt: skip


@pytest.mark.parametrize(("lives", "fate", "dead"), [(2, 0, False), pytest.param(1, 1, True, marks=rule(KILLED))])
def test_an_ability_that_kills_gives_the_fate_as_well(lives: int, fate: int, dead: bool) -> None:
    killer, victim = player("strangler", space="village", quest=1), who("dwarf", "fields-1", lives=lives)
    match = start(killer, IDLE, victim, dice=(1,), content={"characters": [STRANGLER]})
    play(match, "0 go:left", "0 meet:2", "0 ability:choke")
    dwarf = match.state.seats[2]
    assert (dwarf.lives, dwarf.fate, dwarf.dead, asked(match)) == (lives - 1, fate, dead, NEXT)
    assert (match.state.seats[0].space, match.state.seats[0].quest) == ("warlocks-cave", 0)  # a Life was taken


@pytest.mark.parametrize(("die", "gold"), [(1, 2), (2, 1)])
def test_an_ability_says_what_die_it_takes(die: int, gold: int) -> None:
    seats = player("strangler", space="village"), IDLE, who("dwarf", "fields-1")
    match = start(*seats, dice=(1, die), content={"characters": [STRANGLER]})
    play(match, "0 go:left", "0 meet:2", "0 ability:grab")
    assert (match.state.seats[2].gold, asked(match)) == (gold, NEXT)


@pytest.mark.parametrize("victim", [0, 2])
def test_a_spell_may_strike_a_fighter_down_before_the_dice(victim: int) -> None:
    effect = {"do": "affect", "actions": [{"do": "lose", "what": "life"}]}
    bolt = {"id": "bolt", "when": ["others-fight"], "target": "other", "effect": effect}
    fighters = who("dwarf", "village", lives=1), who("thief", "fields-1", lives=1)
    watcher = who("wizard", "oasis", spells=["bolt"])
    match = start(fighters[0], IDLE, fighters[1], watcher, dice=(1,), content={"spells": [bolt]})
    play(match, "0 go:left", "0 meet:2", "3 cast:bolt", f"3 target:{victim}")
    assert "fight-broken-off" in told(match)
    assert [character.dead for character in match.state.seats] == [seat == victim for seat in range(4)]
    assert (stock(match, victim)[1], asked(match), match.state.fight) == (0, NEXT, None)  # no die, no Fate
