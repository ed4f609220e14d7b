"""The Talisman slice, rule by rule: short stories with forced dice."""

from __future__ import annotations

import random
from typing import Any

import pytest

from roundtable.kernel.errors import NotOffered, ScriptError
from roundtable.kernel.game import Setup
from roundtable.kernel.match import Match
from roundtable.kernel.rulebook import witnessing
from roundtable.kernel.seats import WATCHER
from roundtable.scenarios.format import BadScenario, Scenario
from roundtable.scenarios.runner import prepare
from roundtable.slices.talisman_duel import GAME
from roundtable.slices.talisman_duel.characters import total_craft, total_strength
from roundtable.slices.talisman_duel.game import TalismanDuel
from roundtable.testing.properties import check_match

Game = Match[Any, Any]
rule = pytest.mark.rule


def who(character: str, space: str, **more: Any) -> dict[str, Any]:
    """A seat of the story: no Fate and no spells unless they matter."""
    return {"character": character, "space": space, "fate": 0, "spells": [], **more}


def start(*seats: dict[str, Any], dice: list[int], guard: dict[str, int] | None = None, **given: Any) -> Game:
    """A match in which these dice fall, and then ones; `guard` stands at the bridge, `draw` names what is drawn."""
    places = []
    if guard is not None:
        places.append(
            {"id": "sentinel", "region": "outer", "left": "plains", "right": "woods", "x": 4, "y": 0, "bridge": "hills",
             "guard": guard, "visit": {"do": "draw"}}
        )  # fmt: skip
    draw = given.pop("draw", {})
    options = given.pop("options", {})
    scenario = Scenario(
        game=GAME.id, about="", given={"seats": list(seats), **given}, options=options,
        dice=[*dice, 1, 1, 1, 1], draw=draw,
        content={"places": places} if places else {},
    )  # fmt: skip
    match = prepare(scenario, GAME)
    match.begin()
    return match


def play(match: Game, *lines: str) -> None:
    """Answers in order, each 'seat option'."""
    for line in lines:
        seat, _, option = line.partition(" ")
        offers = match.offers(int(seat))
        assert offers, f"{line}: seat {seat} is not asked; {asked(match)}"
        match.answer(int(seat), offers[0].decision, option)


def asked(match: Game) -> dict[int, str]:
    """Who is asked what."""
    return {offer.seat: offer.prompt.key for offer in match.offers()}


def menu(match: Game, seat: int) -> set[str]:
    return {option.id for offer in match.offers(seat) for option in offer.options}


def spaces(match: Game) -> list[str]:
    return [character.space for character in match.state.seats]


def told(match: Game, key: str) -> dict[str, Any]:
    """What the last event of this name said."""
    return dict(next(event for event in reversed(match.events) if event.key == key).params)


def cited(match: Game, *lines: str) -> set[str]:
    """The rules that these answers bring up."""
    with witnessing() as seen:
        play(match, *lines)
    return {rule_id.partition(":")[2] for rule_id in seen}


# --- setting up ---


@rule("talisman.setup.decks-face-down-adventure-and-spells-shuffled")
def test_both_decks_are_shuffled_and_face_down() -> None:
    one, two = (Match.start(GAME, Setup(seats=2, seed=seed), telling=True).state for seed in ("1", "2"))
    assert one.adventure.cards != two.adventure.cards
    assert one.spells.cards != two.spells.cards
    assert set(one.adventure.as_seen_by(0)) == set(one.spells.as_seen_by(1)) == {None}


@rule("talisman.setup.figure-on-starting-space", "talisman.setup.gold-fate-life-from-card")
def test_characters_begin_as_their_cards_say() -> None:
    match = Match.start(GAME, Setup(seats=4, seed="3"), telling=True)
    cards = match.content["characters"]
    assert len({character.character for character in match.state.seats}) == 4
    for character in match.state.seats:
        card = cards[character.character]
        numbers = (character.space, character.lives, character.fate, character.gold)
        assert numbers == (card.start, card.life, card.fate, card.gold)


def test_characters_are_dealt_at_random() -> None:
    seeds = [Match.start(GAME, Setup(seats=2, seed=str(seed))).state for seed in range(8)]
    assert len({state.seats[0].character for state in seeds}) > 1


@rule("talisman.setup.starting-spells-only-by-ability", "talisman.characters.abilities.prophetess-starts-with-a-spell")
def test_only_those_whose_ability_says_so_begin_with_spells() -> None:
    cards = [{"character": name} for name in ("prophetess", "wizard", "dwarf", "warrior")]
    match = start(*cards, dice=[])
    assert [len(character.spells) for character in match.state.seats] == [1, 2, 0, 0]


def test_who_begins_without_spells_owes_that_to_no_ability() -> None:
    with witnessing() as seen:
        start({"character": "dwarf"}, {"character": "warrior"}, dice=[])
    assert not [rule_id for rule_id in seen if "starts-with" in rule_id or "starting-spells" in rule_id]


@pytest.mark.parametrize("seed", range(6))
def test_a_character_that_a_scenario_names_is_not_dealt_again(seed: int) -> None:
    given = {"seats": [{"character": "dwarf"}]}
    match = prepare(Scenario(game=GAME.id, about="", seats=4, seed=seed, given=given, dice=[1]), GAME)
    match.begin()
    assert len({character.character for character in match.state.seats}) == 4


@rule("talisman.setup.play-passes-left")
def test_the_turn_passes_to_the_left() -> None:
    match = start(who("dwarf", "village"), who("thief", "chapel"), who("warrior", "village"), dice=[2, 2, 2], turn=1)
    play(match, "1 go:right", "1 done")
    assert asked(match) == {2: "ask-way"}
    assert match.state.round == 1
    play(match, "2 go:left")
    assert asked(match) == {0: "ask-way"}
    assert match.state.round == 2


# --- Strength and Craft ---


@rule("talisman.characters.strength.total-is-start-plus-counters-plus-cards")
@rule("talisman.characters.strength.combat-only-bonuses-count-only-in-battle")
def test_the_warriors_strength_is_8_and_9_in_battle() -> None:
    warrior = who("warrior", "village", strength_counters=2, objects=["magic-belt", "sword"], followers=["unicorn"])
    match = start(warrior, who("dwarf", "fields"), dice=[1, 1, 6, 1])
    assert total_strength(match.content, match.state.seats[0]) == 8
    assert total_strength(match.content, match.state.seats[0], battle=True) == 9
    play(match, "0 go:left", "0 meet:1")
    assert asked(match) == {0: "ask-reward"}


@rule("talisman.objects.weapon-one-at-a-time", "talisman.characters.abilities.warrior-uses-two-weapons")
def test_one_weapon_counts_and_two_for_the_warrior() -> None:
    arms = ["sword", "war-hammer", "axe"]
    match = start(who("dwarf", "village", objects=arms), who("thief", "fields"), dice=[1, 3, 5, 1])
    assert total_strength(match.content, match.state.seats[0], battle=True) == 3 + 2
    play(match, "0 go:left", "0 meet:1")
    assert asked(match) == {1: "ask-way"}  # 3 + 2 + 3 ties with 3 + 5
    match = start(who("warrior", "village", objects=arms), who("thief", "fields"), dice=[1, 1, 5, 1])
    assert total_strength(match.content, match.state.seats[0], battle=True) == 4 + 2 + 1
    play(match, "0 go:left", "0 meet:1")
    assert match.state.active == 1  # 4 + 3 + 1 ties with 3 + 5


@rule("talisman.characters.craft.total-is-start-plus-counters-plus-cards", "talisman.duel.attack-score")
def test_craft_counts_in_psychic_combat() -> None:
    wizard = who("wizard", "village", craft_counters=1, objects=["moon-ring", "sword"])
    match = start(wizard, who("dwarf", "fields", craft_counters=2), dice=[1, 1, 3, 1])
    assert total_craft(match.content, match.state.seats[0]) == 7
    play(match, "0 go:left", "0 meet:1", "0 psychic")
    assert match.state.active == 1  # 5 + 1 + 1 + 1 ties with 3 + 2 + 3
    assert match.state.seats[0].wins == 0


@rule("talisman.characters.strength.spaces-may-exclude-card-bonuses")
@rule("talisman.encounters.space.cursed-glade-cancels-object-bonuses")
def test_the_cursed_glade_lets_only_followers_help() -> None:
    warrior = who("warrior", "hills", objects=["magic-belt", "sword"], followers=["unicorn"], strength_counters=2)
    match = start(warrior, who("sorceress", "cursed-glade"), dice=[1, 1, 5, 1])
    play(match, "0 go:left")
    assert total_strength(match.content, match.state.seats[0], battle=True) == 7
    play(match, "0 meet:1")
    assert match.state.seats[0].wins == match.state.seats[1].wins == 0


@rule("talisman.characters.strength.combat-only-bonuses-count-only-in-battle")
def test_a_rule_about_weapons_is_cited_only_where_it_bears_on_the_score() -> None:
    one_at_a_time, banned = "talisman.objects.weapon-one-at-a-time", "spaces-may-exclude-card-bonuses"
    in_battle = "talisman.characters.strength.combat-only-bonuses-count-only-in-battle"
    match = start(who("prophetess", "village", objects=["sword"]), who("dwarf", "fields"), dice=[1, 1, 1])
    rules = cited(match, "0 go:left", "0 meet:1")
    assert in_battle in rules
    assert one_at_a_time not in rules
    assert not [rule_id for rule_id in rules if banned in rule_id]
    match = start(who("warrior", "village", objects=["magic-belt"]), who("dwarf", "fields"), dice=[1, 1, 1])
    assert in_battle not in cited(match, "0 go:left", "0 meet:1")  # a belt is no weapon
    match = start(who("prophetess", "village", objects=["sword", "axe"]), who("dwarf", "fields"), dice=[1, 1, 1])
    rules = cited(match, "0 go:left", "0 meet:1")
    assert one_at_a_time in rules
    assert "talisman.characters.abilities.prophetess-starts-with-a-spell" not in rules
    match = start(who("warrior", "hills", objects=["sword", "axe"]), who("thief", "cursed-glade"), dice=[1, 1, 1])
    rules = cited(match, "0 go:left", "0 meet:1")  # no weapon counts there
    assert not {in_battle, one_at_a_time} & rules
    match = start(who("warrior", "hills", objects=["lantern"]), who("thief", "cursed-glade"), dice=[1, 1, 1])
    assert not [rule_id for rule_id in cited(match, "0 go:left", "0 meet:1") if banned in rule_id]


def test_the_glade_bears_on_psychic_combat_too_but_the_spell_limit_does_not() -> None:
    wizard = who("wizard", "oasis", objects=["solomons-crown"])
    match = start(wizard, who("dwarf", "cursed-glade", craft_counters=4), dice=[1, 3, 1])
    rules = cited(match, "0 go:right", "0 meet:1", "0 psychic")
    assert match.state.active == 1  # 5 + 3 ties with 3 + 4 + 1
    assert "talisman.encounters.space.cursed-glade-cancels-object-bonuses" in rules
    passing = "talisman.spells.temporary-craft-loss-lowers-limit"
    match = start(who("wizard", "village", objects=["solomons-crown"]), who("thief", "plains"), dice=[1])
    assert passing not in cited(match, "0 go:right", "0 visit")  # a spell from the Chapel: nothing is lost there
    match = start(who("wizard", "oasis", objects=["magic-belt"]), who("thief", "plains"), dice=[1])
    assert passing not in cited(match, "0 go:right", "0 visit")  # a belt has no Craft to lose


# --- Life and death ---


@rule("talisman.characters.death.no-life-means-defeated", "talisman.characters.death.figure-to-village")
@rule("talisman.characters.death.turn-ends-at-once", "talisman.characters.death.keeps-all-possessions")
@rule("talisman.characters.life.loss-removes-counters")
def test_dying_in_ones_turn_ends_it_at_once_and_keeps_everything() -> None:
    wizard = who("wizard", "hidden-valley", lives=1, gold=0, fate=2, objects=["lantern"], spells=["surge"])
    match = start(wizard, who("dwarf", "village"), dice=[1, 3], spaces={"black-knight": ["sword"]})
    play(match, "0 pass", "0 go:right", "0 visit")
    wizard_now = match.state.seats[0]
    assert (wizard_now.lives, wizard_now.dead, wizard_now.space, wizard_now.fate) == (0, True, "village", 2)
    assert list(wizard_now.objects) == ["lantern"]
    assert wizard_now.spells.cards == ["surge"]
    assert list(match.state.spaces["black-knight"]) == ["sword"]
    assert asked(match) == {1: "ask-way"}  # not asked for loot any more
    lost = next(event for event in match.events if event.key == "loses-life")
    assert dict(lost.params) == {"seat": "@seat.0", "before": 1, "after": 0}


def test_dying_where_nothing_lies_ends_the_turn_too() -> None:
    match = start(who("dwarf", "hidden-valley", lives=1, gold=0), who("thief", "village"), dice=[1])
    play(match, "0 go:right")
    assert (match.state.seats[0].dead, asked(match)) == (True, {1: "ask-way"})


@rule("talisman.characters.death.must-buy-back-life-with-all-possible-gold")
@rule("talisman.characters.death.recovery-uses-the-turn")
@pytest.mark.parametrize(("gold", "lives", "left"), [(2, 2, 0), (9, 5, 4)])
def test_recovery_takes_all_the_gold_it_can_use_and_the_turn(gold: int, lives: int, left: int) -> None:
    match = start(who("dwarf", "village", dead=True, gold=gold), who("thief", "fields"), dice=[1])
    dwarf = match.state.seats[0]
    assert (dwarf.lives, dwarf.gold, dwarf.dead, dwarf.space) == (lives, left, False, "village")
    assert asked(match) == {1: "ask-way"}


@rule("talisman.characters.death.no-gold-gives-one-life")
def test_recovery_without_gold_gives_one_life() -> None:
    match = start(who("dwarf", "village", dead=True, gold=0), who("thief", "fields"), dice=[1])
    assert (match.state.seats[0].lives, match.state.seats[0].dead) == (1, False)


def test_the_dead_are_neither_met_nor_struck_but_their_figure_is_there() -> None:
    """Ruling A41."""
    caster = who("wizard", "chapel", fate=1, spells=["lightning"])
    dead, dwarf = who("thief", "village", dead=True), who("dwarf", "plains")
    match = start(caster, dead, dwarf, dice=[1, 2])
    play(match, "0 cast:lightning")  # one target only, so it is not asked
    assert [character.lives for character in match.state.seats] == [4, 0, 4]
    play(match, "0 ignore")
    assert match.why_not(0, "fate-move:left-1") == ("talisman.characters.fate.move-must-end-on-unoccupied-space",)
    match = start(who("wizard", "chapel", gold=0), dead, dwarf, dice=[1, 2])
    play(match, "0 go:left")
    assert asked(match) == {2: "ask-way"}  # there was nobody to meet, and seat 1 recovered


@rule("talisman.characters.life.heal-stops-at-starting-value", "talisman.encounters.gold.buys-goods-and-services")
def test_healing_is_bought_up_to_the_printed_life() -> None:
    match = start(who("dwarf", "fields", lives=3, gold=5), who("thief", "plains"), dice=[1, 1])
    play(match, "0 go:right", "0 yes", "0 yes")
    assert (match.state.seats[0].lives, match.state.seats[0].gold) == (5, 3)
    assert match.state.active == 1


def test_healing_can_be_declined() -> None:
    match = start(who("dwarf", "fields", lives=3, gold=5), who("thief", "plains"), dice=[1, 1])
    play(match, "0 go:right", "0 no")
    assert (match.state.seats[0].lives, match.state.seats[0].gold, match.state.active) == (3, 5, 1)


def test_the_toll_is_a_coin_or_a_life() -> None:
    match = start(who("dwarf", "hills", gold=1), who("thief", "plains"), dice=[2, 1])
    play(match, "0 go:right")
    assert menu(match, 0) == {"pay", "bleed"}
    play(match, "0 pay")
    assert (match.state.seats[0].lives, match.state.seats[0].gold) == (5, 0)


# --- Fate ---


@rule("talisman.characters.fate.reroll-one-own-die", "talisman.characters.fate.one-reroll-per-roll")
@rule("talisman.characters.fate.keep-the-new-result")
def test_the_movement_die_is_rerolled_once_and_kept() -> None:
    match = start(who("dwarf", "village", fate=3), who("thief", "plains"), dice=[5, 1], draw={"adventure": ["lantern"]})
    play(match, "0 reroll")
    assert [event.key for event in match.events if "roll" in event.key] == ["rolls-to-move", "rerolls"]
    assert match.state.seats[0].fate == 2
    assert menu(match, 0) == {"go:left", "go:right", "ignore"}  # ruling A09: it may still be ignored
    assert match.why_not(0, "reroll") == ("talisman.characters.fate.one-reroll-per-roll",)
    play(match, "0 go:left")
    assert match.state.seats[0].space == "fields"


@rule("talisman.characters.fate.none-left-has-no-penalty")
def test_without_fate_there_is_only_the_die() -> None:
    match = start(who("dwarf", "village", fate=0), who("thief", "plains"), dice=[5])
    assert menu(match, 0) == {"go:left", "go:right"}
    assert match.why_not(0, "reroll") == ("talisman.characters.fate.none-left-has-no-penalty",)
    assert match.why_not(0, "ignore") == ("talisman.characters.fate.none-left-has-no-penalty",)


@rule("talisman.characters.fate.move-up-to-six-instead", "talisman.characters.fate.move-must-end-on-unoccupied-space")
def test_a_fate_move_goes_one_to_six_spaces_to_a_free_one() -> None:
    match = start(who("dwarf", "village", fate=1), who("thief", "fields"), dice=[5, 1])
    play(match, "0 ignore")
    offered = menu(match, 0)
    ring = {f"fate-move:{way}-{steps}" for way in ("left", "right") for steps in range(1, 7)}
    taken = {"fate-move:left-1", "fate-move:right-6"}
    assert {option for option in offered if "bridge" not in option} == ring - taken
    crossings = {"left-4-bridge", "left-4-bridge-left-1", "left-4-bridge-right-1", "right-3-bridge"}
    crossings |= {f"right-3-bridge-{way}-{more}" for way in ("left", "right") for more in (1, 2)}
    assert {option for option in offered if "bridge" in option} == {f"fate-move:{name}" for name in crossings}
    assert match.why_not(0, "fate-move:left-1") == ("talisman.characters.fate.move-must-end-on-unoccupied-space",)
    play(match, "0 fate-move:left-2")  # past the Thief
    assert (match.state.seats[0].space, match.state.seats[0].fate) == ("graveyard", 1)  # one spent, one replenished


def test_a_fate_move_over_the_bridge_asks_nothing_more_and_may_be_stopped_there() -> None:
    """Ruling A08: the end is declared; where the Sentinel stops the move, who stands there does not matter."""
    match = start(who("dwarf", "woods", fate=1), who("thief", "sentinel"), dice=[5, 6, 1, 3, 1])
    play(match, "0 ignore")
    assert "fate-move:left-1" not in menu(match, 0)
    play(match, "0 fate-move:left-1-bridge-right-2")
    assert spaces(match) == ["sentinel", "sentinel"]  # 3 + 6 against 9 + 1: lost
    assert asked(match) == {1: "ask-way"}


def test_a_fate_move_over_the_bridge_goes_on_as_declared() -> None:
    match = start(who("warrior", "sentinel", fate=1, strength_counters=9), who("thief", "plains"), dice=[5, 6, 1])
    play(match, "0 ignore")
    play(match, "0 fate-move:bridge-right-2")
    assert match.state.seats[0].space == "black-knight"


def test_a_fate_move_may_end_right_over_the_bridge_or_pass_it_by() -> None:
    warrior = who("warrior", "woods", fate=1, strength_counters=9)
    match = start(warrior, who("thief", "village"), dice=[5, 6, 1], draw={"adventure": ["axe"]})
    play(match, "0 ignore", "0 fate-move:left-1-bridge")
    assert (match.state.seats[0].space, list(match.state.spaces["hills"])) == ("hills", ["axe"])
    match = start(warrior, who("thief", "village"), dice=[5], draw={"adventure": ["axe"]})
    play(match, "0 ignore", "0 fate-move:left-2")
    assert match.state.seats[0].space == "plains"


def test_a_fate_move_outward_keeps_its_sense() -> None:
    match = start(who("dwarf", "cursed-glade", fate=1), who("thief", "village"), dice=[5, 1])
    play(match, "0 ignore")
    bridge = {option for option in menu(match, 0) if "bridge" in option}
    assert bridge == {"fate-move:right-1-bridge", *(f"fate-move:right-1-bridge-right-{more}" for more in (1, 2, 3))}
    play(match, "0 fate-move:right-1-bridge-right-2")
    assert match.state.seats[0].space == "graveyard"


def test_a_fate_move_that_begins_on_the_hills_may_go_either_way_beyond() -> None:
    match = start(who("dwarf", "hills", fate=1), who("thief", "village"), dice=[5, 1])
    play(match, "0 ignore")
    beyond = {option for option in menu(match, 0) if "bridge-" in option}
    steps = {f"fate-move:bridge-{way}-{more}" for way in ("left", "right") for more in range(1, 6)}
    assert beyond == steps - {"fate-move:bridge-left-3", "fate-move:bridge-right-4"}  # the Thief's Village


def test_the_sentinel_ignores_nobody_who_is_not_in_the_outer_region_to_stay() -> None:
    passed = "talisman.movement.sentinel.ignores-outer-passers-by"
    match = start(who("dwarf", "oasis"), who("thief", "village"), dice=[3])
    assert passed not in cited(match, "0 go:right", "0 on")  # past the Hills
    match = start(who("dwarf", "woods"), who("thief", "village"), dice=[3, 1, 6])
    assert passed not in cited(match, "0 go:left", "0 cross")
    match = start(who("dwarf", "woods", fate=1), who("thief", "village"), dice=[3])
    assert passed in cited(match, "0 ignore", "0 fate-move:left-3")


@rule("talisman.characters.fate.never-another-partys-die")
def test_fate_never_touches_the_creatures_die() -> None:
    match = start(who("warrior", "woods", fate=1), who("thief", "village"), dice=[3, 1, 6])
    play(match, "0 go:left", "0 cross")
    assert menu(match, 0) == {"reroll", "keep"}
    assert match.why_not(0, "reroll:theirs") == ("talisman.characters.fate.never-another-partys-die",)
    with pytest.raises(NotOffered):
        play(match, "0 reroll:theirs")


@rule("talisman.characters.fate.replenish-stops-at-starting-value")
@pytest.mark.parametrize(("before", "after"), [(4, 5), (5, 5), (7, 7)])
def test_replenishing_fate_stops_at_the_printed_value(before: int, after: int) -> None:
    match = start(who("dwarf", "fields", fate=before), who("thief", "plains"), dice=[1, 1])
    play(match, "0 go:left")
    assert match.state.seats[0].fate == after


@pytest.mark.parametrize(
    ("held", "after"),
    [(33, 5), pytest.param(34, 4, marks=rule("talisman.golden.resources-are-finite"))],
)
def test_replenishing_takes_no_more_than_the_supply_has(held: int, after: int) -> None:
    match = start(who("dwarf", "fields", fate=4), who("thief", "plains", fate=held), dice=[1, 1])
    play(match, "0 go:left")
    assert match.state.seats[0].fate == after
    assert told(match, "replenishes")["fate"] == after - 4
    assert ("no-fate-left" in [event.key for event in match.events]) == (after == 4)


@rule("talisman.golden.resources-are-finite", "talisman.golden.spent-resources-return-to-supply")
def test_there_are_38_fate_tokens_and_spent_ones_come_back() -> None:
    rich = who("wizard", "plains", fate=37)
    match = start(who("warrior", "village", fate=1), who("thief", "fields"), rich, dice=[1, 6, 1, 1])
    play(match, "0 go:left", "0 meet:1", "0 keep", "0 take-gold")
    assert match.state.seats[1].fate == 0
    match = start(who("warrior", "village", fate=1), who("thief", "fields"), rich, dice=[1, 6, 1, 6, 1])
    play(match, "0 go:left", "0 meet:1", "0 reroll", "0 take-gold")
    assert match.state.seats[1].fate == 1


# --- movement ---


@rule("talisman.movement.roll-one-die", "talisman.movement.choose-left-or-right", "talisman.movement.compulsory")
@pytest.mark.parametrize(("way", "end"), [("left", "graveyard"), ("right", "plains")])
def test_the_die_says_how_far_and_the_player_which_way(way: str, end: str) -> None:
    match = start(who("dwarf", "village"), who("thief", "woods"), dice=[2, 1])
    assert menu(match, 0) == {"go:left", "go:right"}
    assert match.why_not(0, "stay") == ("talisman.movement.compulsory",)
    play(match, f"0 go:{way}")
    assert match.state.seats[0].space == end


@rule("talisman.movement.follows-current-region", "talisman.movement.bridge.crossing-is-optional")
@rule("talisman.movement.sentinel.ignores-outer-passers-by", "talisman.movement.no-direction-change-mid-move")
def test_passing_the_sentinel_stays_in_the_outer_region_without_a_fight() -> None:
    match = start(who("dwarf", "graveyard"), who("thief", "woods"), dice=[5, 1])
    play(match, "0 go:left")
    assert (asked(match), menu(match, 0)) == ({0: "ask-bridge"}, {"cross", "on"})
    assert match.why_not(0, "turn-round") == ("talisman.movement.no-direction-change-mid-move",)
    play(match, "0 on")
    assert match.state.seats[0].space == "village"
    assert match.state.seats[0].lives == 5


@rule("talisman.movement.sentinel.cannot-be-fought-when-stopping", "talisman.movement.bridge.needs-movement-left")
def test_whoever_stops_at_the_bridge_cannot_cross_it() -> None:
    match = start(who("dwarf", "woods"), who("thief", "sentinel"), dice=[1])
    play(match, "0 go:left")
    assert menu(match, 0) == {"meet:1", "visit"}
    assert match.why_not(0, "cross") == ("talisman.movement.sentinel.cannot-be-fought-when-stopping",)
    match = start(who("dwarf", "cursed-glade"), who("thief", "hills"), dice=[1])
    play(match, "0 go:right")
    assert menu(match, 0) == {"meet:1", "visit"}
    assert match.why_not(0, "cross") == ("talisman.movement.bridge.needs-movement-left",)
    match = start(who("dwarf", "woods"), who("thief", "village"), dice=[2])
    play(match, "0 go:left")
    assert asked(match) == {0: "ask-bridge"}


@rule("talisman.movement.bridge.links-sentinel-and-hills", "talisman.movement.sentinel.must-be-faced-going-inward")
@rule("talisman.movement.sentinel.defeat-or-evade-then-cross", "talisman.creatures.higher-score-defeats-it")
@rule("talisman.creatures.character-score", "talisman.creatures.another-player-rolls-for-it")
def test_beating_the_sentinel_in_the_middle_of_a_move_goes_on_in_the_middle_region() -> None:
    warrior = who("warrior", "graveyard", strength_counters=4, objects=["sword"])
    match = start(warrior, who("thief", "village"), dice=[5, 5, 4], draw={"adventure": ["axe"]})
    play(match, "0 go:left", "0 cross")  # 4 + 4 + 1 + 5 = 14 against 9 + 4
    assert (match.state.seats[0].space, asked(match)) == ("hills", {0: "ask-beyond"})
    assert match.state.fight is None
    play(match, "0 go:left")
    assert match.state.seats[0].space == "oasis"  # two, one for the bridge, two more
    assert match.state.seats[0].lives == 5


@rule("talisman.movement.sentinel.loss-costs-a-life-and-ends-turn")
@rule("talisman.creatures.loss-costs-one-life-and-ends-turn")
def test_losing_to_the_sentinel_costs_a_life_and_the_encounter() -> None:
    match = start(who("warrior", "graveyard"), who("thief", "sentinel"), dice=[5, 5, 1, 1])
    play(match, "0 go:left", "0 cross")  # 9 against 10
    assert (match.state.seats[0].space, match.state.seats[0].lives) == ("sentinel", 4)
    assert asked(match) == {1: "ask-way"}  # ruling A13: nobody is met there
    assert match.state.fight is None


@rule("talisman.movement.sentinel.tie-ends-turn-without-loss", "talisman.creatures.tie-hurts-nobody-and-ends-turn")
def test_a_tie_with_the_sentinel_costs_only_the_turn() -> None:
    match = start(who("warrior", "graveyard"), who("thief", "sentinel"), dice=[5, 6, 1, 1])
    play(match, "0 go:left", "0 cross")
    assert (match.state.seats[0].space, match.state.seats[0].lives) == ("sentinel", 5)
    assert asked(match) == {1: "ask-way"}


def test_dying_at_the_sentinel_leads_to_the_village() -> None:
    match = start(who("warrior", "graveyard", lives=1), who("thief", "chapel"), dice=[5, 1, 6, 1])
    play(match, "0 go:left", "0 cross")
    assert (match.state.seats[0].space, match.state.seats[0].dead) == ("village", True)
    assert asked(match) == {1: "ask-way"}
    assert match.state.fight is None


def test_a_move_may_begin_at_the_bridge() -> None:
    """Ruling A12: any roll will do."""
    match = start(who("warrior", "sentinel", strength_counters=9), who("thief", "village"), dice=[1, 6, 1])
    assert "go:bridge" in menu(match, 0)
    play(match, "0 go:bridge")
    assert match.state.seats[0].space == "hills"


@rule("talisman.movement.sentinel.ignores-outward-crossing", "talisman.movement.no-direction-change-mid-move")
def test_crossing_outward_meets_no_guard_and_keeps_the_sense() -> None:
    """Ruling A10."""
    match = start(who("dwarf", "oasis"), who("thief", "village"), dice=[5, 1])
    play(match, "0 go:right", "0 cross")
    assert match.state.seats[0].space == "graveyard"  # Glade, Hills, bridge, and right again: Woods, Graveyard
    assert match.state.seats[0].lives == 5
    match = start(who("dwarf", "hills"), who("thief", "village"), dice=[2, 1])
    play(match, "0 go:bridge")
    assert asked(match) == {0: "ask-beyond"}  # begun on the Hills: chosen now
    play(match, "0 go:left")
    assert match.state.seats[0].space == "plains"


# --- creatures ---


@rule("talisman.creatures.evade-first-in-outer-and-middle")
@rule("talisman.creatures.sentinel-and-mercenary-are-creatures")
@pytest.mark.parametrize(
    "spell",
    [
        pytest.param("immobility", marks=rule("talisman.spells.named.immobility-lets-caster-evade-creature")),
        pytest.param("invisibility", marks=rule("talisman.spells.named.invisibility-allows-evading")),
    ],
)
def test_the_sentinel_is_evaded_before_spells_and_dice(spell: str) -> None:
    sorceress = who("sorceress", "woods", fate=2, spells=[spell, "surge"])
    match = start(sorceress, who("thief", "village"), dice=[2])
    play(match, "0 pass", "0 go:left", "0 cross")
    assert (asked(match), menu(match, 0)) == ({0: "ask-evade"}, {f"cast:{spell}", "pass"})
    play(match, f"0 cast:{spell}")
    assert match.state.seats[0].space == "hills"
    assert match.state.seats[0].lives == 4
    assert match.state.seats[0].spells.cards == ["surge"]


@rule("talisman.creatures.spells-before-dice")
def test_spells_help_against_the_sentinel_before_the_dice() -> None:
    warrior = who("sorceress", "woods", strength_counters=5, spells=["surge"])
    match = start(warrior, who("thief", "village"), dice=[2, 2, 2])
    play(match, "0 pass", "0 go:left", "0 cross", "0 pass")
    assert (asked(match), match.state.fight.dice) == ({0: "ask-spell-fight"}, [])
    play(match, "0 cast:surge")  # 3 + 5 + 2 + 2 = 12 against 9 + 2
    assert match.state.seats[0].space == "hills"


@rule("talisman.creatures.fate-after-both-rolls")
def test_fate_comes_after_both_dice() -> None:
    match = start(who("warrior", "woods", fate=1, strength_counters=4), who("thief", "village"), dice=[2, 1, 6, 6])
    play(match, "0 go:left", "0 cross")
    assert (asked(match), match.state.fight.dice) == ({0: "ask-reroll"}, [1, 6])
    play(match, "0 reroll")  # 14 against 15: still lost
    assert (match.state.seats[0].space, match.state.seats[0].lives) == ("sentinel", 4)


@rule("talisman.creatures.battle-loss-may-be-prevented", "talisman.objects.armour-one-at-a-time")
@pytest.mark.parametrize(("die", "lives"), [(5, 5), (4, 4)])
def test_one_piece_of_armour_may_save_the_life_but_not_the_turn(die: int, lives: int) -> None:
    warrior = who("warrior", "woods", objects=["shield", "helmet"])
    match = start(warrior, who("thief", "village"), dice=[2, 1, 6, die, 1])
    play(match, "0 go:left", "0 cross")
    assert {"use:shield", "use:helmet", "pass"} <= menu(match, 0)
    play(match, "0 use:shield")
    assert match.state.seats[0].lives == lives
    assert ("armour-saves" in [event.key for event in match.events]) == (lives == 5)
    assert (match.state.seats[0].space, asked(match)) == ("sentinel", {1: "ask-way"})


def test_the_armours_die_is_ones_own() -> None:
    """Ruling A20: Fate may reroll it."""
    warrior = who("warrior", "woods", fate=1, objects=["helmet"])
    match = start(warrior, who("thief", "village"), dice=[2, 1, 6, 5, 6, 1])
    play(match, "0 go:left", "0 cross", "0 keep", "0 use:helmet", "0 reroll")
    assert match.state.seats[0].lives == 5


def test_the_rerolled_die_lies_on_the_table() -> None:
    warrior = who("warrior", "woods", fate=1, objects=["helmet"])
    match = start(warrior, who("thief", "village"), dice=[2, 1, 6, 5])
    play(match, "0 go:left", "0 cross", "0 reroll")
    assert (asked(match), match.state.fight.dice) == ({0: "ask-armour"}, [5, 6])


def test_others_may_cast_at_the_sentinel_too() -> None:
    watcher = who("prophetess", "temple", spells=["leaden-limbs"])
    match = start(who("warrior", "woods", strength_counters=6), watcher, dice=[2, 1, 1])
    play(match, "0 go:left", "0 cross")
    assert (asked(match), match.state.fight.dice) == ({1: "ask-spell-others-fight"}, [])
    play(match, "1 cast:leaden-limbs")  # 4 + 6 + 1 - 2 against 9 + 1
    assert (match.state.seats[0].space, match.state.seats[0].lives) == ("sentinel", 4)


@rule("talisman.cards.using-is-always-optional")
def test_armour_need_not_be_used() -> None:
    match = start(who("warrior", "woods", objects=["shield"]), who("thief", "village"), dice=[2, 1, 6, 1])
    play(match, "0 go:left", "0 cross", "0 pass")
    assert match.state.seats[0].lives == 4


@rule("talisman.creatures.printed-attribute-sets-kind-of-fight")
@rule("talisman.creatures.psychic-loss-not-prevented-by-objects")
def test_a_creature_of_craft_is_fought_with_craft_and_no_armour_helps() -> None:
    warrior = who("warrior", "woods", objects=["shield", "sword"])
    match = start(warrior, who("thief", "village"), dice=[2, 3, 2, 1], guard={"craft": 4})
    play(match, "0 go:left", "0 cross")  # 2 + 3 against 4 + 2
    assert match.state.seats[0].lives == 4
    assert asked(match) == {1: "ask-way"}


# --- encounters ---


@rule("talisman.turn.move-then-encounter", "talisman.encounters.compulsory-after-moving")
@rule("talisman.sequence.choice-to-meet-a-character", "talisman.encounters.space-or-character-never-both")
def test_after_the_move_it_is_the_space_or_a_character() -> None:
    match = start(who("dwarf", "village", fate=1), who("thief", "graveyard"), dice=[2, 1])
    assert asked(match) == {0: "ask-way"}
    play(match, "0 go:left")
    assert menu(match, 0) == {"meet:1", "visit"}
    play(match, "0 visit")
    assert (match.state.seats[0].fate, match.state.active) == (2, 1)  # the Graveyard, and no fight
    match = start(who("dwarf", "village"), who("thief", "graveyard"), dice=[2, 6, 1, 1])
    play(match, "0 go:left", "0 meet:1", "0 take-gold")
    assert (match.state.seats[0].fate, match.state.active) == (0, 1)  # the fight, and no Graveyard


@rule("talisman.sequence.pick-which-character", "talisman.sequence.character-encounter-ends-turn")
def test_the_player_says_whom_to_meet_and_the_turn_is_over_then() -> None:
    match = start(who("dwarf", "village"), who("thief", "fields"), who("warrior", "fields"), dice=[1, 6, 1, 1])
    play(match, "0 go:left")
    assert menu(match, 0) == {"meet:1", "meet:2", "visit"}
    play(match, "0 meet:2", "0 take-gold")
    assert [character.gold for character in match.state.seats] == [2, 2, 0]
    assert match.state.active == 1
    assert list(match.state.spaces["fields"]) == []


@rule("talisman.encounters.draw.number-shown-face-up-on-space", "talisman.encounters.space.known-draw-numbers")
@pytest.mark.parametrize(
    ("begin", "way", "end", "cards"),
    [
        ("village", "left", "fields", ["axe"]),
        ("temple", "right", "oasis", ["axe", "helmet"]),
        ("hills", "right", "hidden-valley", ["axe", "helmet", "lantern"]),
    ],
)
def test_as_many_cards_are_laid_out_as_the_space_shows(begin: str, way: str, end: str, cards: list[str]) -> None:
    match = start(who("dwarf", begin), who("thief", "plains"), dice=[1], draw={"adventure": cards})
    play(match, f"0 go:{way}")
    assert list(match.state.spaces[end]) == cards
    assert match.state.spaces[end].as_seen_by(WATCHER) == cards


@rule("talisman.encounters.draw.only-top-up-to-number", "talisman.encounters.loot-is-optional")
def test_cards_that_lie_there_count_and_nothing_has_to_be_taken() -> None:
    lying = {"hidden-valley": ["axe", "sword"]}
    match = start(
        who("dwarf", "hills"), who("thief", "plains"), dice=[1, 1], spaces=lying, draw={"adventure": ["helmet"]}
    )
    play(match, "0 go:right")
    assert list(match.state.spaces["hidden-valley"]) == ["axe", "sword", "helmet"]
    assert menu(match, 0) == {"take:axe", "take:sword", "take:helmet", "done"}
    play(match, "0 take:axe", "0 done")
    assert list(match.state.seats[0].objects) == ["axe"]
    assert list(match.state.spaces["hidden-valley"]) == ["sword", "helmet"]
    assert match.state.active == 1


@rule("talisman.encounters.draw.left-cards-count-towards-number", "talisman.objects.left-not-retaken-same-turn")
@rule("talisman.objects.leave-any-time-in-own-turn")
def test_a_card_left_here_counts_and_is_not_taken_back_in_this_turn() -> None:
    dwarf = who("dwarf", "temple", objects=["sword", "lantern"])
    match = start(dwarf, who("thief", "plains"), dice=[1, 1], draw={"adventure": ["sword"]})
    play(match, "0 go:right", "0 leave:lantern", "0 visit")
    assert list(match.state.spaces["oasis"]) == ["lantern", "sword"]
    assert match.why_not(0, "take:lantern") == ("talisman.objects.left-not-retaken-same-turn",)
    play(match, "0 leave:sword")  # its equal was drawn there, so one of the two may be taken
    assert menu(match, 0) == {"take:sword", "done"}
    play(match, "0 take:sword")
    assert match.state.active == 1  # the other sword is the one left


def test_the_rules_about_cards_left_are_cited_for_such_cards_only() -> None:
    to_all, counted = "talisman.encounters.draw.left-cards-open-to-others", "left-cards-count-towards-number"
    match = start(who("dwarf", "village"), who("thief", "plains"), dice=[1], draw={"adventure": ["axe"]})
    assert to_all not in cited(match, "0 go:left", "0 take:axe")
    match = start(who("dwarf", "village"), who("thief", "plains"), dice=[1], spaces={"fields": ["axe"]})
    rules = cited(match, "0 go:left", "0 take:axe")
    assert to_all in rules
    assert not [rule_id for rule_id in rules if counted in rule_id]  # not left in this turn


def test_visiting_the_sentinels_space_is_no_meeting_with_a_creature() -> None:
    match = start(who("dwarf", "woods"), who("thief", "plains"), dice=[1])
    assert not [rule_id for rule_id in cited(match, "0 go:left", "0 done") if ".creatures." in rule_id]


def test_an_empty_adventure_deck_gives_nothing() -> None:
    cards = [card.id for card in GAME.content()["adventure"].values() for _ in range(card.count)]
    match = start(who("dwarf", "village"), who("thief", "plains"), dice=[1], spaces={"temple": cards})
    play(match, "0 go:left")
    assert (list(match.state.spaces["fields"]), match.state.active) == ([], 1)


def test_what_was_left_elsewhere_does_not_bar_its_equal_here() -> None:
    dwarf = who("dwarf", "village", objects=["sword"])
    match = start(dwarf, who("thief", "plains"), dice=[1], spaces={"fields": ["sword"]})
    play(match, "0 leave:sword", "0 go:left")
    assert menu(match, 0) == {"take:sword", "done"}


@rule("talisman.encounters.draw.left-cards-open-to-others")
def test_what_one_left_another_may_take() -> None:
    match = start(who("dwarf", "village", objects=["sword"]), who("thief", "village"), dice=[1, 1, 1])
    play(match, "0 go:left", "0 leave:sword", "1 go:left", "1 visit", "1 take:sword")
    assert list(match.state.seats[1].objects) == ["sword"]


@rule("talisman.objects.leave-any-time-in-own-turn")
def test_leaving_is_for_ones_own_turn_even_in_the_middle_of_a_move() -> None:
    both = (who("warrior", "woods", objects=["sword"]), who("thief", "village", fate=1, objects=["axe"]))
    match = start(*both, dice=[2, 1])
    play(match, "0 go:left", "0 leave:sword")
    assert list(match.state.spaces["sentinel"]) == ["sword"]
    assert asked(match) == {0: "ask-bridge"}  # asked again
    match = start(who("warrior", "chapel"), both[1], dice=[1, 1, 1])
    play(match, "0 go:left", "0 meet:1")
    assert asked(match) == {1: "ask-reroll"}
    assert "leave:axe" not in menu(match, 1)
    assert match.why_not(1, "leave:axe") == ("talisman.objects.leave-any-time-in-own-turn",)


@rule("talisman.encounters.space-instructions-must-be-followed", "talisman.sequence.loot-last")
def test_the_spaces_instructions_come_before_the_loot() -> None:
    match = start(
        who("sorceress", "village"), who("thief", "plains"), dice=[1], spaces={"chapel": ["sword"]},
        draw={"spells": ["surge"]},
    )  # fmt: skip
    play(match, "0 go:right")
    assert asked(match) == {0: "ask-loot"}
    assert match.state.seats[0].spells.cards == ["surge"]


# --- objects ---


@rule("talisman.objects.carry-limit-four", "talisman.objects.excess-left-at-once")
@rule("talisman.objects.gold-is-not-an-object", "talisman.followers.no-number-limit")
def test_the_fifth_object_is_left_at_once_and_followers_and_gold_weigh_nothing() -> None:
    four = ["sword", "axe", "helmet", "shield"]
    dwarf = who("dwarf", "hills", objects=four, gold=9)
    match = start(dwarf, who("thief", "plains"), dice=[1, 1], spaces={"hidden-valley": ["unicorn", "lantern", "sword"]})
    play(match, "0 go:right", "0 visit", "0 take:unicorn")
    assert asked(match) == {0: "ask-loot"}
    play(match, "0 take:lantern")
    assert asked(match) == {0: "ask-leave-excess"}
    assert {f"drop:{card}" for card in [*four, "lantern"]} <= menu(match, 0)
    play(match, "0 drop:axe")
    assert list(match.state.seats[0].objects) == ["sword", "helmet", "shield", "lantern"]
    assert list(match.state.seats[0].followers) == ["unicorn"]
    assert match.why_not(0, "take:axe") == ("talisman.objects.left-not-retaken-same-turn",)
    assert list(match.state.spaces["hidden-valley"]) == ["sword", "axe"]


def test_the_free_action_may_bring_the_load_down_instead() -> None:
    dwarf = who("dwarf", "hills", objects=["sword", "axe", "helmet", "shield"])
    match = start(
        dwarf, who("thief", "plains"), dice=[1, 1], spaces={"hidden-valley": ["lantern", "sword", "moon-ring"]}
    )
    play(match, "0 go:right", "0 visit", "0 take:lantern", "0 leave:axe")
    assert asked(match) == {0: "ask-loot"}
    assert len(match.state.seats[0].objects) == 4


# --- spells ---


@rule("talisman.spells.hold-limit-by-total-craft", "talisman.spells.excess-discarded-at-once")
@rule("talisman.spells.excess-cannot-be-cast-while-discarding")
@pytest.mark.parametrize(("craft_counters", "limit"), [(1, 1), (2, 2), (3, 2), (4, 3), (9, 3)])
def test_craft_limits_the_spells_held(craft_counters: int, limit: int) -> None:
    """Ruling A63: one is drawn, then the owner discards down to the limit."""
    held = ["surge", "immobility", "psionic-blast"][:limit]
    warrior = who("warrior", "village", craft_counters=craft_counters, spells=held)
    match = start(warrior, who("thief", "plains"), dice=[1], draw={"spells": ["invisibility"]})
    play(match, "0 pass", "0 go:right")
    assert asked(match) == {0: "ask-discard-spell"}
    assert menu(match, 0) == {f"discard:{card}" for card in [*held, "invisibility"]}
    assert match.why_not(0, "cast:surge") == ("talisman.spells.excess-cannot-be-cast-while-discarding",)
    play(match, "0 discard:surge")
    assert told(match, "discards-spell") == {"seat": "@seat.0", "card": "@spells.surge"}
    assert len(match.state.seats[0].spells) == limit
    assert list(match.state.spell_discard) == ["surge"]


@rule("talisman.spells.hold-limit-by-total-craft")
def test_whoever_can_hold_no_spell_draws_none() -> None:
    match = start(who("warrior", "village"), who("thief", "plains"), dice=[1])
    play(match, "0 go:right")
    assert (match.state.active, len(match.state.spells)) == (1, 15)


@rule("talisman.spells.temporary-craft-loss-lowers-limit")
def test_losing_the_crown_on_the_glade_or_in_a_duel_costs_a_spell_at_once() -> None:
    wizard = who("wizard", "hills", objects=["solomons-crown"], spells=["surge", "immobility", "invisibility"])
    match = start(wizard, who("thief", "village"), dice=[1])
    play(match, "0 pass", "0 go:left")
    assert asked(match) == {0: "ask-discard-spell"}
    wizard = who("wizard", "fields", objects=["solomons-crown"], spells=["surge", "immobility", "foresight"])
    match = start(who("warrior", "village"), wizard, dice=[1, 6, 1])
    play(match, "0 go:left", "0 meet:1", "1 pass", "1 pass", "0 take-object:solomons-crown")
    assert asked(match) == {1: "ask-discard-spell"}


def test_leaving_what_gave_the_craft_costs_the_spell_and_nobody_is_asked_for_it_then() -> None:
    warrior = who("warrior", "village", objects=["moon-ring"], spells=["surge"])
    match = start(warrior, who("thief", "fields"), dice=[1, 1, 2])
    play(match, "0 leave:moon-ring", "0 pass", "0 go:left")
    assert list(match.state.spell_discard) == ["surge"]
    play(match, "0 meet:1")
    assert match.state.active == 1  # a tie, without a question for spells


def test_passing_over_the_glade_costs_nothing() -> None:
    wizard = who("wizard", "hills", objects=["solomons-crown"], spells=["surge", "immobility", "invisibility"])
    match = start(wizard, who("thief", "village"), dice=[2])
    play(match, "0 pass", "0 go:left")
    assert asked(match) == {0: "ask-encounter"}
    assert len(match.state.seats[0].spells) == 3


@rule("talisman.spells.drawn-from-top-of-deck", "talisman.spells.hidden-from-other-players")
def test_a_spell_comes_from_the_top_and_only_its_owner_sees_it() -> None:
    match = start(who("sorceress", "village"), who("thief", "plains"), dice=[1, 1])
    top = match.state.spells.cards[-1]
    play(match, "0 go:right")
    hand = match.state.seats[0].spells
    assert hand.cards == [top]
    assert (hand.as_seen_by(0), hand.as_seen_by(1), hand.as_seen_by(WATCHER)) == ([top], [None], [None])
    assert [event.key for event in match.told(1) if "drawn" in event.key] == []
    assert ("card", f"@spells.{top}") in next(event for event in match.told(0) if event.key == "spell-drawn").params


@rule("talisman.spells.empty-deck-reshuffles-discards")
def test_an_empty_deck_is_made_anew_from_the_discards() -> None:
    cards = [card.id for card in GAME.content()["spells"].values() for _ in range(card.count)]
    match = start(who("sorceress", "village"), who("thief", "plains"), dice=[1, 1], spell_discard=cards)
    assert len(match.state.spells) == 0
    play(match, "0 go:right")
    assert (len(match.state.spells), len(match.state.spell_discard)) == (14, 0)
    assert set(match.state.spells.as_seen_by(1)) == {None}


def test_without_a_spell_in_deck_and_discards_none_is_drawn() -> None:
    cards = [card.id for card in GAME.content()["spells"].values() for _ in range(card.count)]
    match = start(who("sorceress", "village"), who("thief", "plains", spells=cards), dice=[1, 1])
    play(match, "0 go:right")
    assert (match.state.active, len(match.state.seats[0].spells)) == (1, 0)
    assert not {"draws-spell", "spell-deck-renewed"} & {event.key for event in match.events}


@rule("talisman.spells.timing-and-effect-on-card", "talisman.sequence.pre-move-spells-first")
@rule("talisman.spells.discarded-after-resolving")
def test_a_spell_is_cast_when_its_card_says_and_then_discarded() -> None:
    caster = who("sorceress", "village", gold=0, spells=["light-fingers", "surge"])
    match = start(caster, who("thief", "temple", gold=2), who("dwarf", "fields", gold=0), dice=[1])
    assert (asked(match), menu(match, 0)) == ({0: "ask-spell-before-move"}, {"cast:light-fingers", "pass"})
    assert match.why_not(0, "cast:surge") == ("talisman.spells.timing-and-effect-on-card",)
    play(match, "0 cast:light-fingers")  # only the Thief has gold
    assert told(match, "casts-on") == {"seat": "@seat.0", "card": "@spells.light-fingers", "target": "@seat.1"}
    assert told(match, "takes-gold") == {"seat": "@seat.0", "other": "@seat.1"}
    assert [character.gold for character in match.state.seats] == [1, 1, 0]
    assert list(match.state.spell_discard) == ["light-fingers"]
    assert list(match.state.playing) == []
    assert asked(match) == {0: "ask-spell-before-move"}  # one more may be cast
    play(match, "0 pass")
    assert asked(match) == {0: "ask-way"}


def test_a_spell_without_a_target_is_not_offered() -> None:
    match = start(who("sorceress", "village", spells=["light-fingers"]), who("dwarf", "fields", gold=0), dice=[])
    assert menu(match, 0) == {"pass"}


@rule("talisman.spells.may-be-kept-indefinitely", "talisman.spells.no-voluntary-discard")
def test_spells_are_kept_as_long_as_one_likes_and_never_thrown_away() -> None:
    match = start(who("sorceress", "village", spells=["foresight"]), who("thief", "plains"), dice=[2])
    assert match.why_not(0, "discard:foresight") == ("talisman.spells.no-voluntary-discard",)
    play(match, "0 pass")
    assert match.state.seats[0].spells.cards == ["foresight"]


@rule("talisman.spells.cast-at-most-number-held-at-turn-start")
def test_nobody_casts_more_spells_than_they_held_when_the_turn_began() -> None:
    caster = who("sorceress", "village", spells=["foresight"])
    match = start(caster, who("thief", "fields"), dice=[1, 1, 1, 1], draw={"spells": ["surge", "surge"]})
    play(match, "0 cast:foresight")
    assert match.state.seats[0].spells.cards == ["surge", "surge"]
    play(match, "0 go:left", "0 meet:1", "0 battle")
    assert match.state.active == 1  # no question for the two new spells: a tie


def test_whoever_held_none_when_the_turn_began_casts_none() -> None:
    """Ruling A38."""
    match = start(who("sorceress", "village"), who("thief", "chapel"), dice=[1, 1, 1], draw={"spells": ["surge"]})
    play(match, "0 go:right", "0 visit")
    assert match.state.seats[0].spells.cards == ["surge"]
    match = start(who("dwarf", "village", spells=["surge"]), who("thief", "fields"), dice=[1, 1, 1, 1])
    match.state.seats[0].held_at_start = 0
    play(match, "0 pass", "0 go:left", "0 meet:1")
    assert match.state.active == 1


@rule("talisman.spells.one-per-other-players-turn")
def test_in_anothers_turn_one_spell_is_all() -> None:
    defender = who("sorceress", "fields", spells=["surge", "leaden-limbs"])
    match = start(who("warrior", "village", gold=0), defender, dice=[1, 3, 1, 1])
    play(match, "0 go:left", "0 meet:1", "1 pass", "1 cast:surge")
    assert asked(match) == {0: "ask-reward"}  # 4 + 3 against 3 + 2 + 1, and no second spell
    assert match.state.seats[1].spells.cards == ["leaden-limbs"]


def test_the_active_character_may_cast_several() -> None:
    attacker = who("sorceress", "village", spells=["surge", "surge"])
    match = start(attacker, who("thief", "fields"), dice=[1, 2, 5, 1])
    play(match, "0 pass", "0 go:left", "0 meet:1", "0 battle", "0 cast:surge", "0 cast:surge")
    assert asked(match) == {0: "ask-reward"}  # 3 + 4 + 2 against 3 + 5


def test_a_spell_cast_to_evade_is_the_one_of_that_turn() -> None:
    """Ruling A37: none is left for the second fight of the same turn, were there one."""
    defender = who("sorceress", "fields", spells=["invisibility", "surge"])
    match = start(who("dwarf", "village"), defender, dice=[1])
    play(match, "0 go:left", "0 meet:1", "1 cast:invisibility")
    assert match.state.active == 1
    assert match.state.seats[1].held_at_start == 1  # her own turn has begun, with one spell


@rule("talisman.spells.reach-characters-anywhere")
def test_lightning_strikes_any_other_character_anywhere() -> None:
    seats = (who("wizard", "village", spells=["lightning"]), who("dwarf", "temple"), who("thief", "fields"))
    match = start(*seats, dice=[1])
    play(match, "0 cast:lightning")
    assert menu(match, 0) == {"target:1", "target:2"}
    play(match, "0 target:1")
    assert [character.lives for character in match.state.seats] == [4, 4, 4]


def test_lightning_kills_out_of_turn_and_gives_no_fate() -> None:
    match = start(who("wizard", "village", spells=["lightning"]), who("dwarf", "temple", lives=1), dice=[2])
    play(match, "0 cast:lightning")
    dwarf = match.state.seats[1]
    assert (dwarf.dead, dwarf.space, dwarf.fate) == (True, "village", 0)
    assert asked(match) == {0: "ask-way"}  # the caster's turn goes on


@rule("talisman.spells.named.psionic-blast-adds-starting-craft")
def test_psionic_blast_adds_the_printed_craft_in_battle_only() -> None:
    wizard = who("wizard", "village", craft_counters=2, spells=["psionic-blast"])
    match = start(wizard, who("warrior", "fields"), dice=[1, 1, 4, 1])
    play(match, "0 pass", "0 go:left", "0 meet:1", "0 battle", "0 cast:psionic-blast")
    assert match.state.active == 1  # 2 + 5 + 1 ties with 4 + 4
    match = start(wizard, who("warrior", "fields"), dice=[1])
    play(match, "0 pass", "0 go:left", "0 meet:1", "0 psychic")
    assert match.why_not(0, "cast:psionic-blast") == ("talisman.spells.timing-and-effect-on-card",)


# --- duels ---


@rule("talisman.duel.declare-battle-or-psychic", "talisman.duel.psychic-needs-special-ability")
def test_only_some_may_attack_with_craft() -> None:
    match = start(who("wizard", "village"), who("dwarf", "fields", fate=1), dice=[1, 1, 1])
    play(match, "0 go:left", "0 meet:1")
    assert menu(match, 0) == {"battle", "psychic"}
    play(match, "0 psychic")
    assert match.state.fight.battle is False
    thief = who("thief", "village", objects=["lantern"])
    match = start(thief, who("dwarf", "fields", fate=1), dice=[1, 1, 1])
    play(match, "0 go:left", "0 meet:1")
    assert asked(match) == {1: "ask-reroll"}  # battle goes without asking
    assert match.state.fight.battle is True


@rule("talisman.duel.defender-may-evade-if-able", "talisman.spells.named.invisibility-allows-evading")
def test_an_evaded_attack_is_over_and_so_is_the_turn() -> None:
    """Ruling A34."""
    attacker = who("sorceress", "village", spells=["surge"])
    match = start(attacker, who("wizard", "fields", spells=["invisibility"]), dice=[1, 1])
    play(match, "0 pass", "0 go:left", "0 meet:1", "0 battle")
    assert asked(match) == {1: "ask-evade"}
    play(match, "1 cast:invisibility")
    assert [character.fate for character in match.state.seats] == [0, 0]
    assert (match.state.active, match.state.fight) == (1, None)
    assert "fight-broken-off" not in [event.key for event in match.events]
    assert match.state.seats[0].spells.cards == ["surge"]


def test_who_holds_a_spell_is_asked_whatever_it_is() -> None:
    """The pause must not tell what the hand holds."""
    for spell in ("invisibility", "surge", "foresight"):
        seats = (
            who("dwarf", "village"),
            who("wizard", "fields", spells=[spell]),
            who("sorceress", "temple", spells=[spell]),
        )
        match = start(*seats, dice=[1, 1, 1])
        play(match, "0 go:left", "0 meet:1")
        assert asked(match) == {1: "ask-evade"}
        play(match, "1 pass")
        assert asked(match) == {1: "ask-spell-fight"}
        play(match, "1 pass")
        assert asked(match) == {2: "ask-spell-others-fight"}
        play(match, "2 pass")
        assert asked(match) == {0: "ask-reward"}  # 3 + 1 against 2 + 1


@rule("talisman.duel.spells-attacker-first", "talisman.duel.each-rolls-one-die")
@rule("talisman.duel.fate-attacker-then-defender")
def test_attacker_first_with_spells_and_with_fate() -> None:
    attacker = who("sorceress", "village", fate=1, spells=["surge"])
    match = start(attacker, who("wizard", "fields", fate=1, spells=["surge"]), dice=[1, 2, 3, 4, 5])
    play(match, "0 pass", "0 go:left", "0 meet:1", "0 battle", "1 pass")
    assert asked(match) == {0: "ask-spell-fight"}
    play(match, "0 cast:surge")
    assert asked(match) == {1: "ask-spell-fight"}
    play(match, "1 cast:surge")
    assert (asked(match), match.state.fight.dice) == ({0: "ask-reroll"}, [2, 3])
    play(match, "0 reroll")
    assert (asked(match), match.state.fight.dice) == ({1: "ask-reroll"}, [4, 3])
    play(match, "1 reroll")
    assert [character.fate for character in match.state.seats] == [0, 0]
    assert match.state.active == 1  # 3 + 2 + 4 ties with 2 + 2 + 5


def test_others_may_cast_one_after_the_other_and_each_once() -> None:
    watchers = [who("prophetess", space, spells=["leaden-limbs", "surge"]) for space in ("temple",)]
    watchers.append(who("wizard", "oasis", spells=["leaden-limbs", "lightning"]))
    match = start(who("dwarf", "village"), who("thief", "fields"), *watchers, dice=[1, 6, 1, 1])
    play(match, "0 go:left", "0 meet:1")
    assert set(asked(match)) == {2, 3}
    play(match, "3 cast:leaden-limbs")
    assert menu(match, 3) == {"target:0", "target:1"}  # a fighter
    play(match, "3 target:0")
    assert set(asked(match)) == {2}
    play(match, "2 cast:leaden-limbs", "2 target:0")
    assert asked(match) == {0: "ask-reward"}  # 3 + 6 - 4 against 3 + 1
    assert len(match.state.seats[3].spells) == 1


def test_lightning_may_strike_a_defender_down_before_the_dice() -> None:
    watcher = who("wizard", "oasis", spells=["lightning"])
    match = start(who("dwarf", "village"), who("thief", "fields", lives=1), watcher, dice=[1, 6, 1])
    play(match, "0 go:left", "0 meet:1", "2 cast:lightning", "2 target:1")
    assert "fight-broken-off" in [event.key for event in match.events]
    thief = match.state.seats[1]
    assert (thief.lives, thief.gold, thief.space, thief.fate) == (2, 0, "village", 0)
    assert (match.state.fight, match.state.seats[0].wins) == (None, 0)
    assert match.state.active == 2  # the attacker's turn is over, and the Thief's went into recovering


def test_a_fighter_casts_leaden_limbs_on_the_other_one() -> None:
    match = start(who("sorceress", "village", spells=["leaden-limbs"]), who("dwarf", "fields"), dice=[1, 1, 3, 1])
    play(match, "0 pass", "0 go:left", "0 meet:1", "0 battle", "0 cast:leaden-limbs")
    assert told(match, "duel-scores") == {"seat": "@seat.0", "score": 4, "other": "@seat.1", "theirs": 4}


def test_lightning_on_a_bystander_does_not_end_the_fight() -> None:
    seats = (who("dwarf", "village"), who("thief", "fields"), who("wizard", "oasis", spells=["lightning"]))
    match = start(*seats, who("warrior", "temple", lives=1), dice=[1, 6, 1])
    play(match, "0 go:left", "0 meet:1", "2 cast:lightning", "2 target:3")
    assert match.state.seats[3].dead
    assert asked(match) == {0: "ask-reward"}


@rule("talisman.duel.higher-score-wins", "talisman.duel.winner-picks-life-object-or-gold")
@rule("talisman.duel.loser-gains-one-fate", "talisman.duel.attackers-turn-ends")
@rule("talisman.characters.fate.gain-may-exceed-starting-value")
@pytest.mark.parametrize(
    ("reward", "lives", "gold", "objects"),
    [("take-life", 3, 2, ["axe"]), ("take-gold", 4, 1, ["axe"]), ("take-object:axe", 4, 2, [])],
)
def test_the_winner_picks_one_thing_and_the_loser_gets_one_fate(
    reward: str, lives: int, gold: int, objects: list[str]
) -> None:
    match = start(who("warrior", "village"), who("thief", "fields", fate=2, gold=2, objects=["axe"]), dice=[1, 6, 1, 1])
    play(match, "0 go:left", "0 meet:1", "1 keep")
    assert match.state.fight is None  # decided
    assert menu(match, 0) == {"take-life", "take-gold", "take-object:axe"}
    play(match, f"0 {reward}")
    thief = match.state.seats[1]
    assert (thief.lives, thief.gold, list(thief.objects), thief.fate) == (lives, gold, objects, 3)
    assert match.state.seats[0].gold == 1 + (reward == "take-gold")
    assert list(match.state.seats[0].objects) == (["axe"] if not objects else [])
    assert asked(match) == {1: "ask-way"}
    assert match.state.seats[0].wins == 1


def test_a_defender_can_win_too_and_the_attackers_turn_is_over() -> None:
    match = start(who("thief", "village"), who("warrior", "fields"), dice=[1, 1, 6, 1])
    play(match, "0 go:left", "0 meet:1")
    assert asked(match) == {1: "ask-reward"}
    play(match, "1 take-life")
    assert (match.state.seats[0].lives, match.state.seats[0].fate, match.state.seats[1].wins) == (3, 1, 1)
    assert match.state.active == 1


@rule("talisman.duel.winner-picks-life-object-or-gold")
def test_only_what_can_be_carried_out_is_a_reward() -> None:
    """Ruling A68."""
    match = start(who("warrior", "village"), who("thief", "fields", gold=0, objects=["axe"]), dice=[1, 6, 1])
    play(match, "0 go:left", "0 meet:1")
    assert menu(match, 0) == {"take-life", "take-object:axe"}
    assert match.why_not(0, "take-gold") == ("talisman.duel.winner-picks-life-object-or-gold",)


@rule("talisman.duel.tie-hurts-nobody-and-gives-no-fate")
def test_a_tie_changes_nothing() -> None:
    match = start(who("thief", "village"), who("dwarf", "fields"), dice=[1, 4, 4, 1])
    play(match, "0 go:left", "0 meet:1")
    assert [(seat.lives, seat.fate, seat.gold, seat.wins) for seat in match.state.seats] == [(4, 0, 2, 0), (5, 0, 1, 0)]
    assert asked(match) == {1: "ask-way"}


@rule("talisman.duel.object-may-save-life-in-battle-only")
def test_armour_saves_a_life_lost_in_battle_and_not_in_psychic_combat() -> None:
    loser = who("dwarf", "fields", objects=["shield"])
    match = start(who("wizard", "village", strength_counters=9), loser, dice=[1, 6, 1, 5, 1])
    play(match, "0 go:left", "0 meet:1", "0 battle", "0 take-life")
    assert asked(match) == {1: "ask-armour"}
    play(match, "1 use:shield")
    assert (match.state.seats[1].lives, match.state.seats[1].fate) == (5, 1)  # saved, and the Fate all the same
    match = start(who("wizard", "village"), loser, dice=[1, 6, 1, 1])
    play(match, "0 go:left", "0 meet:1", "0 psychic", "0 take-life")
    assert (match.state.seats[1].lives, match.state.seats[1].fate) == (4, 1)


@rule("talisman.duel.object-may-save-life-in-battle-only")
def test_no_armour_saves_in_psychic_combat_and_none_is_asked_for_without_any() -> None:
    match = start(who("wizard", "village"), who("dwarf", "fields", objects=["shield"]), dice=[1, 6, 1, 1])
    rules = cited(match, "0 go:left", "0 meet:1", "0 psychic", "0 take-life")
    assert "talisman.duel.object-may-save-life-in-battle-only" in rules
    match = start(who("warrior", "village"), who("dwarf", "fields", objects=["lantern"]), dice=[1, 6, 1, 1])
    rules = cited(match, "0 go:left", "0 meet:1", "0 take-life")
    assert not {"talisman.objects.armour-one-at-a-time", "talisman.cards.using-is-always-optional"} & rules


@rule("talisman.duel.killed-defender-gets-fate-and-dies-at-once")
def test_whoever_is_killed_in_a_duel_gets_one_fate_and_goes_to_the_village() -> None:
    match = start(who("warrior", "village"), who("thief", "fields", lives=1), who("dwarf", "temple"), dice=[1, 6, 1, 1])
    play(match, "0 go:left", "0 meet:1", "0 take-life")
    thief = match.state.seats[1]
    assert thief.fate == 1
    assert thief.space == "village"
    assert match.state.active == 2  # the Thief's own turn, right after, went into recovering
    assert (thief.dead, thief.lives, thief.gold) == (False, 2, 0)


def test_an_attacker_who_dies_of_the_duel_gets_the_fate_too() -> None:
    match = start(who("thief", "village", lives=1), who("warrior", "fields"), dice=[1, 1, 6, 1])
    play(match, "0 go:left", "0 meet:1", "1 take-life")
    thief = match.state.seats[0]
    assert (thief.dead, thief.space, thief.fate) == (True, "village", 1)
    assert asked(match) == {1: "ask-way"}
    assert "fight-broken-off" not in [event.key for event in match.events]  # it was fought to its end


# --- the slice itself ---


@pytest.mark.parametrize("seed", range(20))
def test_every_line_of_the_log_says_which_rule_made_it_so(seed: int) -> None:
    rng = random.Random(seed)
    match = Match.start(GAME, Setup(seats=4, seed=f"log-{seed}"), telling=True)
    while not match.over:
        offer = rng.choice(match.offers())
        match.answer(offer.seat, offer.decision, rng.choice(offer.options).id)
    assert [event.key for event in match.events if not event.rules] == []


def test_the_log_tells_what_changes_hands() -> None:
    match = start(who("warrior", "village"), who("thief", "fields", objects=["axe"]), dice=[1, 6, 1, 1])
    play(match, "0 go:left", "0 meet:1", "0 take-object:axe")
    assert told(match, "takes-object") == {"seat": "@seat.0", "other": "@seat.1", "card": "@adventure.axe"}
    match = start(who("warrior", "village"), who("thief", "fields"), dice=[1, 6, 1, 1])
    play(match, "0 go:left", "0 meet:1", "0 take-gold")
    assert told(match, "takes-gold") == {"seat": "@seat.0", "other": "@seat.1"}
    match = start(who("dwarf", "fields", lives=4), who("thief", "plains"), dice=[1, 1])
    play(match, "0 go:right", "0 yes")
    assert told(match, "heals") == {"seat": "@seat.0", "lives": 5}
    match = start(who("dwarf", "hills"), who("thief", "plains"), dice=[2, 1])
    play(match, "0 go:right", "0 pay")
    assert told(match, "pays-toll") == {"seat": "@seat.0"}
    match = start(who("warrior", "village", fate=1), who("thief", "plains"), dice=[5])
    play(match, "0 ignore", "0 fate-move:right-1")
    assert told(match, "fate-move") == told(match, "no-craft-for-spells") == {"seat": "@seat.0"}


def test_the_second_duel_won_ends_the_slice() -> None:
    match = start(who("warrior", "village", wins=1), who("thief", "fields"), dice=[1, 6, 1])
    play(match, "0 go:left", "0 meet:1", "0 take-gold")
    assert match.over
    assert (match.outcome.winners, match.outcome.reason) == ((0,), "outcome-duels")


@pytest.mark.parametrize(("wins", "winners"), [((0, 0), ()), ((1, 0), (0,)), ((1, 1), (0, 1))])
def test_the_last_round_ends_the_slice(wins: tuple[int, int], winners: tuple[int, ...]) -> None:
    seats = (who("dwarf", "village", wins=wins[0]), who("dwarf", "fields") | {"character": "thief", "wins": wins[1]})
    match = start(*seats, dice=[2, 1], round=4, options={"rounds": 4})
    play(match, "0 go:left")
    assert not match.over
    play(match, "1 go:left", "1 visit")
    assert (match.over, match.outcome.winners, match.outcome.reason) == (True, winners, "outcome-rounds")


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        ({"moon": 1}, "There is no part of the slice 'moon'"),
        ({"seats": [{"character": "wizard", "beard": 1}]}, "There is no part of a seat 'beard'"),
        ({"seats": [{"character": "wizard", "lives": "many"}]}, "'lives' can't be 'many'"),
        ({"seats": [{"character": "wizard"}, {"character": "wizard"}]}, "only one wizard"),
        ({"seats": "none"}, "'seats' can't be 'none'"),
        ({"turn": 2}, "only 2 seats"),
        ({"seats": [{"lives": 1}]}, "needs a character"),
        ({"seats": [{"character": "unicorn"}]}, "There is no character 'unicorn'"),
        ({"seats": [who("wizard", "moon")]}, "There is no place 'moon'"),
        ({"spaces": {"moon": []}}, "There is no place 'moon'"),
        (
            {"seats": [who("wizard", "village", objects=["axe", "axe"])]},
            "There is no card \\(left\\) in adventure 'axe'",
        ),
        ({"seats": [{}] * 3}, "only 2 seats"),
    ],
)
def test_a_scenario_that_names_what_is_not_there_gets_a_sentence(given: dict[str, Any], sentence: str) -> None:
    scenario = Scenario(game=GAME.id, about="", seats=2, given=given)
    with pytest.raises((ScriptError, BadScenario), match=sentence):
        prepare(scenario, GAME)


@pytest.mark.parametrize("seed", range(40))
def test_the_kernels_properties_hold(seed: int) -> None:
    check_match(GAME, Setup(seats=2 + seed % 3, seed=f"duel-{seed}"), random.Random(seed))


def test_it_is_a_slice() -> None:
    assert isinstance(GAME, TalismanDuel)
    assert GAME.is_slice
