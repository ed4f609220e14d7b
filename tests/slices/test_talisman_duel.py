"""The Talisman slice, rule by rule: short stories with forced dice."""

from __future__ import annotations

import random
from typing import Any

import pytest

from roundtable.kernel.errors import NotOffered
from roundtable.kernel.game import Setup
from roundtable.kernel.match import Match
from roundtable.kernel.scene import pointer
from roundtable.kernel.seats import WATCHER
from roundtable.scenarios.format import BadScenario, Scenario
from roundtable.scenarios.runner import prepare
from roundtable.slices.talisman_duel import GAME
from roundtable.testing.properties import check_match

Game = Match[Any, Any]
rule = pytest.mark.rule


def who(character: str, space: str, **more: Any) -> dict[str, Any]:
    """A seat of the story: no Fate and no spells unless they matter."""
    return {"character": character, "space": space, "fate": 0, "spells": [], **more}


def start(*seats: dict[str, Any], dice: list[int], **options: Any) -> Game:
    """A match in which these dice fall, and then ones."""
    given = {"seats": list(seats)}
    match = prepare(Scenario(game=GAME.id, about="", given=given, options=options, dice=dice + [1] * 40), GAME)
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


def told(match: Game, key: str) -> dict[str, Any]:
    """What the last event of this name said."""
    return dict(next(event for event in reversed(match.events) if event.key == key).params)


def keys(match: Game) -> list[str]:
    return [event.key for event in match.events]


# --- setting up ---


@rule("talisman.setup.decks-face-down-adventure-and-spells-shuffled")
def test_both_decks_are_shuffled_and_face_down() -> None:
    states = [Match.start(GAME, Setup(seats=2, seed=str(seed)), telling=True).state for seed in range(6)]
    assert len({tuple(sorted(state.adventure.cards)) for state in states}) > 1  # what was left of it
    assert len({tuple(state.spells.cards) for state in states}) > 1
    for state in states:
        assert set(state.adventure.as_seen_by(0)) == set(state.spells.as_seen_by(WATCHER)) == {None}


@rule("talisman.setup.figure-on-starting-space", "talisman.setup.gold-fate-life-from-card")
def test_characters_begin_as_their_cards_say() -> None:
    match = Match.start(GAME, Setup(seats=4, seed="3"), telling=True)
    cards = match.content["characters"]
    assert len({character.character for character in match.state.seats}) == 4
    for character in match.state.seats:
        card = cards[character.character]
        numbers = (character.space, character.lives, character.fate, character.gold)
        assert numbers == (card.start, card.life, card.fate, card.gold)
        assert len(character.objects) == 1  # the slice's own


def test_characters_are_dealt_at_random_and_none_twice() -> None:
    matches = []
    for seed in range(8):
        given = {"seats": [{"character": "dwarf"}]}
        matches.append(prepare(Scenario(game=GAME.id, about="", seats=4, seed=seed, given=given, dice=[1]), GAME))
        matches[-1].begin()
    hands = [tuple(character.character for character in match.state.seats) for match in matches]
    assert len(set(hands)) > 1
    assert all(len(set(hand)) == 4 for hand in hands)


@rule("talisman.setup.starting-spells-only-by-ability", "talisman.characters.abilities.prophetess-starts-with-a-spell")
@rule("talisman.spells.drawn-from-top-of-deck", "talisman.spells.hidden-from-other-players")
def test_only_those_whose_ability_says_so_begin_with_spells_from_the_top_which_nobody_else_sees() -> None:
    cards = [{"character": name} for name in ("prophetess", "wizard", "dwarf", "warrior")]
    given = {"seats": cards}
    draw = {"spells": ["lightning", "psionic-blast", "immobility"]}
    match = prepare(Scenario(game=GAME.id, about="", given=given, draw=draw, dice=[1]), GAME)
    match.begin()
    hands = [character.spells for character in match.state.seats]
    assert [hand.cards for hand in hands] == [["lightning"], ["psionic-blast", "immobility"], [], []]
    assert (hands[0].as_seen_by(0), hands[0].as_seen_by(1), hands[0].as_seen_by(WATCHER)) == (
        ["lightning"],
        [None],
        [None],
    )
    assert told(match, "draws-spells") == {"seat": "@seat.1", "count": 2}
    assert keys(match).count("draws-spells") == 2


@rule("talisman.setup.play-passes-left")
def test_the_turn_passes_to_the_left() -> None:
    match = start(who("dwarf", "village"), who("thief", "chapel"), who("warrior", "plains"), dice=[2, 2, 2])
    rounds = []
    for seat in (0, 1, 2):
        assert asked(match) == {seat: "ask-way"}
        rounds.append(match.state.round)
        play(match, f"{seat} go:left")
    assert (rounds, match.state.round, match.state.active) == ([1, 1, 1], 2, 0)


# --- Fate ---


@rule("talisman.characters.fate.reroll-one-own-die", "talisman.characters.fate.keep-the-new-result")
@rule("talisman.characters.fate.one-reroll-per-roll", "talisman.characters.fate.none-left-has-no-penalty")
def test_a_fate_token_rerolls_ones_die_once_and_who_has_none_is_not_asked() -> None:
    match = start(who("dwarf", "village", fate=2), who("thief", "plains"), dice=[5, 2])
    assert (asked(match), menu(match, 0)) == ({0: "ask-reroll"}, {"keep", "reroll"})
    play(match, "0 reroll")
    assert (match.state.seats[0].fate, told(match, "rerolls")) == (1, {"seat": "@seat.0", "die": 2})
    assert asked(match) == {0: "ask-way"}
    play(match, "0 go:left")
    assert (match.state.seats[0].space, match.state.seats[0].lives) == ("graveyard", 5)
    assert asked(match) == {1: "ask-way"}  # the Thief has none


@rule("talisman.characters.fate.never-another-partys-die")
def test_fate_never_touches_the_creatures_die() -> None:
    match = start(who("warrior", "woods", fate=1), who("thief", "village"), dice=[3, 1, 6])
    play(match, "0 keep", "0 go:left", "0 cross")
    assert menu(match, 0) == {"reroll", "keep"}
    assert match.why_not(0, "reroll:theirs") == ("talisman.characters.fate.never-another-partys-die",)
    with pytest.raises(NotOffered):
        play(match, "0 reroll:theirs")


# --- movement ---


@rule("talisman.movement.roll-one-die", "talisman.movement.choose-left-or-right", "talisman.movement.compulsory")
@pytest.mark.parametrize(("way", "end"), [("left", "graveyard"), ("right", "plains")])
def test_the_die_says_how_far_and_the_player_which_way(way: str, end: str) -> None:
    match = start(who("dwarf", "village"), who("thief", "woods"), dice=[2])
    assert menu(match, 0) == {"go:left", "go:right"}
    assert match.why_not(0, "stay") == ("talisman.movement.compulsory",)
    play(match, f"0 go:{way}")
    assert match.state.seats[0].space == end


@rule("talisman.movement.follows-current-region", "talisman.movement.bridge.crossing-is-optional")
@rule("talisman.movement.sentinel.ignores-outer-passers-by", "talisman.movement.no-direction-change-mid-move")
def test_passing_the_sentinel_stays_in_the_outer_region_without_a_fight() -> None:
    match = start(who("dwarf", "graveyard"), who("thief", "woods"), dice=[5])
    play(match, "0 go:left")
    assert (asked(match), menu(match, 0)) == ({0: "ask-bridge"}, {"cross", "on"})
    assert match.why_not(0, "turn-round") == ("talisman.movement.no-direction-change-mid-move",)
    play(match, "0 on")
    assert (match.state.seats[0].space, match.state.seats[0].lives) == ("village", 5)
    assert "passes-by" in keys(match)
    match = start(who("dwarf", "oasis"), who("thief", "woods"), dice=[3])
    play(match, "0 go:right", "0 on")
    assert match.state.seats[0].space == "hidden-valley"
    assert "passes-by" not in keys(match)  # nobody guards the Hills


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
    match = start(who("dwarf", "village"), who("thief", "fields"), dice=[1])
    play(match, "0 go:left")
    assert match.refusals(0) == []  # no bridge here


@rule("talisman.movement.bridge.links-sentinel-and-hills", "talisman.movement.sentinel.must-be-faced-going-inward")
@rule("talisman.movement.sentinel.defeat-or-evade-then-cross", "talisman.creatures.higher-score-defeats-it")
@rule("talisman.creatures.character-score", "talisman.creatures.another-player-rolls-for-it")
@pytest.mark.parametrize(("way", "end"), [("left", "oasis"), ("right", "black-knight")])
def test_beating_the_sentinel_in_the_middle_of_a_move_goes_on_in_the_middle_region(way: str, end: str) -> None:
    warrior = who("warrior", "graveyard", strength_counters=4, objects=["sword"])
    match = start(warrior, who("thief", "village"), dice=[5, 5, 4])
    play(match, "0 go:left", "0 cross")
    assert told(match, "fight-dice") == {"seat": "@seat.0", "die": 5, "other": "@places.sentinel", "theirs": 4}
    assert told(match, "fight-scores") == {"seat": "@seat.0", "score": 14, "other": "@places.sentinel", "theirs": 13}
    assert (match.state.seats[0].space, asked(match)) == ("hills", {0: "ask-beyond"})
    play(match, f"0 go:{way}")
    assert match.state.seats[0].space == end  # two, one for the bridge, two more
    assert match.state.seats[0].lives == 5
    assert match.state.active == 1


@rule("talisman.movement.sentinel.loss-costs-a-life-and-ends-turn")
@rule("talisman.creatures.loss-costs-one-life-and-ends-turn")
def test_losing_to_the_sentinel_costs_a_life_and_the_encounter() -> None:
    match = start(who("warrior", "graveyard"), who("thief", "sentinel"), dice=[5, 5, 1])
    play(match, "0 go:left", "0 cross")  # 9 against 10
    assert (match.state.seats[0].space, match.state.seats[0].lives) == ("sentinel", 4)
    assert asked(match) == {1: "ask-way"}  # ruling A13: nobody is met there


@rule("talisman.movement.sentinel.tie-ends-turn-without-loss", "talisman.creatures.tie-hurts-nobody-and-ends-turn")
def test_a_tie_with_the_sentinel_costs_only_the_turn() -> None:
    match = start(who("warrior", "graveyard"), who("thief", "sentinel"), dice=[5, 6, 1])
    play(match, "0 go:left", "0 cross")
    assert (match.state.seats[0].space, match.state.seats[0].lives) == ("sentinel", 5)
    assert asked(match) == {1: "ask-way"}


@rule("talisman.characters.death.no-life-means-defeated", "talisman.characters.life.loss-removes-counters")
def test_dying_at_the_sentinel_ends_it_all_at_once() -> None:
    match = start(who("warrior", "graveyard", lives=1), who("thief", "chapel"), dice=[5, 1, 6])
    play(match, "0 go:left", "0 cross")
    assert (match.over, match.outcome.winners, match.outcome.reason) == (True, (1,), "outcome-death")
    assert told(match, "loses-life") == {"seat": "@seat.0", "before": 1, "after": 0}
    assert keys(match)[-1] == "dies"


def test_a_move_may_begin_at_the_bridge_and_end_right_over_it() -> None:
    """Ruling A12: any roll will do."""
    match = start(who("warrior", "sentinel", strength_counters=9), who("thief", "hills"), dice=[1, 6, 1])
    play(match, "0 go:left", "0 cross")
    assert (match.state.seats[0].space, asked(match)) == ("hills", {0: "ask-encounter"})


@rule("talisman.movement.sentinel.ignores-outward-crossing", "talisman.movement.no-direction-change-mid-move")
def test_crossing_outward_meets_no_guard_and_keeps_the_sense() -> None:
    """Ruling A10."""
    match = start(who("dwarf", "oasis"), who("thief", "village"), dice=[5])
    play(match, "0 go:right", "0 cross")
    assert match.state.seats[0].space == "graveyard"  # Glade, Hills, bridge, and right again: Woods, Graveyard
    assert match.state.seats[0].lives == 5
    assert "challenges" not in keys(match)


# --- the guard of the bridge ---


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
    sorceress = who("sorceress", "woods", fate=2, spells=[spell, "psionic-blast"])
    match = start(sorceress, who("thief", "village"), dice=[2])
    play(match, "0 pass", "0 keep", "0 go:left", "0 cross")
    assert (asked(match), menu(match, 0)) == ({0: "ask-spell-evade-creature"}, {f"cast:{spell}", "pass"})
    play(match, f"0 cast:{spell}")
    assert (match.state.seats[0].space, match.state.seats[0].lives) == ("hills", 4)
    assert match.state.seats[0].spells.cards == ["psionic-blast"]
    assert "fight-dice" not in keys(match)


@rule("talisman.creatures.spells-before-dice", "talisman.creatures.printed-attribute-sets-kind-of-fight")
@rule("talisman.spells.named.psionic-blast-adds-starting-craft")
def test_spells_help_against_the_sentinel_before_the_dice() -> None:
    sorceress = who("sorceress", "woods", strength_counters=2, spells=["psionic-blast"])
    match = start(sorceress, who("thief", "village"), dice=[2, 3, 2])
    play(match, "0 pass", "0 go:left", "0 cross", "0 pass")
    assert (asked(match), match.state.fight.dice) == ({0: "ask-spell-fight"}, [])
    play(match, "0 cast:psionic-blast")  # 3 + 2 + 4 + 3 = 12 against 9 + 2
    assert match.state.seats[0].space == "hills"


@rule("talisman.creatures.fate-after-both-rolls")
def test_fate_comes_after_both_dice() -> None:
    match = start(who("warrior", "woods", fate=1, strength_counters=4), who("thief", "village"), dice=[2, 1, 6, 6])
    play(match, "0 keep", "0 go:left", "0 cross")
    assert (asked(match), match.state.fight.dice) == ({0: "ask-reroll"}, [1, 6])
    play(match, "0 reroll")  # 14 against 15: still lost
    assert (match.state.seats[0].space, match.state.seats[0].lives) == ("sentinel", 4)


def test_others_may_cast_at_the_sentinel_too() -> None:
    watcher = who("prophetess", "temple", spells=["leaden-limbs"])
    match = start(who("warrior", "woods", strength_counters=6), watcher, dice=[2, 1, 1])
    play(match, "0 go:left", "0 cross")
    assert (asked(match), match.state.fight.dice) == ({1: "ask-spell-others-fight"}, [])
    play(match, "1 cast:leaden-limbs")  # 4 + 6 + 1 - 2 against 9 + 1
    assert (match.state.seats[0].space, match.state.seats[0].lives) == ("sentinel", 4)


# --- encounters ---


@rule("talisman.turn.move-then-encounter", "talisman.encounters.compulsory-after-moving")
@rule("talisman.sequence.choice-to-meet-a-character", "talisman.encounters.space-or-character-never-both")
def test_after_the_move_it_is_the_space_or_a_character() -> None:
    match = start(who("dwarf", "village"), who("thief", "graveyard"), dice=[2])
    assert asked(match) == {0: "ask-way"}
    play(match, "0 go:left")
    assert (asked(match), menu(match, 0)) == ({0: "ask-encounter"}, {"meet:1", "visit"})
    play(match, "0 visit")
    assert asked(match) == {1: "ask-way"}
    assert "attacks" not in keys(match)


@rule("talisman.sequence.pick-which-character", "talisman.sequence.character-encounter-ends-turn")
def test_the_player_says_whom_to_meet_and_the_turn_is_over_then() -> None:
    match = start(who("dwarf", "village"), who("thief", "fields"), who("warrior", "fields"), dice=[1, 6, 1])
    play(match, "0 go:left")
    assert menu(match, 0) == {"meet:1", "meet:2", "visit"}
    play(match, "0 meet:2", "0 take-gold")
    assert [character.gold for character in match.state.seats] == [2, 2, 0]
    assert asked(match) == {1: "ask-way"}


# --- duels ---


@rule("talisman.characters.strength.total-is-start-plus-counters-plus-cards", "talisman.duel.attack-score")
@rule("talisman.characters.strength.combat-only-bonuses-count-only-in-battle")
def test_the_score_is_the_die_and_strength_with_counters_and_cards() -> None:
    warrior = who("warrior", "village", strength_counters=2, objects=["magic-belt", "sword"])
    match = start(warrior, who("dwarf", "fields", fate=1, objects=["lantern"]), dice=[1, 2, 6])
    play(match, "0 go:left", "0 meet:1")
    panel = next(part for part in match.scene(1).parts if pointer(part) == "seat:0")
    assert [number.value for number in panel.numbers if number.id == "strength"] == [7]  # the Sword is for battle
    play(match, "1 keep")
    assert told(match, "fight-scores") == {"seat": "@seat.0", "score": 10, "other": "@seat.1", "theirs": 9}


@rule("talisman.duel.defender-may-evade-if-able", "talisman.spells.named.invisibility-allows-evading")
def test_only_the_defender_may_evade_and_there_is_no_fight_then() -> None:
    """Ruling A34: the attacker's turn is over."""
    both = [who("wizard", space, spells=["invisibility"]) for space in ("village", "fields")]
    match = start(both[0], both[1] | {"character": "sorceress"}, dice=[1])
    play(match, "0 pass", "0 go:left", "0 meet:1")
    assert asked(match) == {1: "ask-spell-evade-character"}
    play(match, "1 cast:invisibility")
    assert [character.fate for character in match.state.seats] == [0, 0]
    assert (match.state.active, match.state.fight.fighters, match.state.seats[0].wins) == (1, (), 0)


@rule("talisman.duel.spells-attacker-first", "talisman.duel.each-rolls-one-die")
@rule("talisman.duel.fate-attacker-then-defender")
def test_attacker_first_with_spells_and_with_fate() -> None:
    attacker = who("sorceress", "village", fate=1, spells=["psionic-blast"])
    defender = who("wizard", "fields", fate=1, strength_counters=1, spells=["psionic-blast"])
    match = start(attacker, defender, dice=[1, 2, 3, 4, 3])
    play(match, "0 pass", "0 keep", "0 go:left", "0 meet:1", "1 pass")
    assert asked(match) == {0: "ask-spell-fight"}
    play(match, "0 cast:psionic-blast")
    assert asked(match) == {1: "ask-spell-fight"}
    play(match, "1 cast:psionic-blast")
    assert (asked(match), match.state.fight.dice) == ({0: "ask-reroll"}, [2, 3])
    assert told(match, "fight-dice") == {"seat": "@seat.0", "die": 2, "other": "@seat.1", "theirs": 3}
    play(match, "0 reroll")
    assert (asked(match), match.state.fight.dice) == ({1: "ask-reroll"}, [4, 3])
    play(match, "1 reroll")
    assert [character.fate for character in match.state.seats] == [0, 0]
    assert told(match, "fight-scores")["score"] == told(match, "fight-scores")["theirs"] == 11


@rule("talisman.duel.higher-score-wins", "talisman.duel.winner-picks-life-object-or-gold")
@rule("talisman.duel.loser-gains-one-fate", "talisman.duel.attackers-turn-ends")
@rule("talisman.characters.fate.gain-may-exceed-starting-value")
@pytest.mark.parametrize(
    ("reward", "lives", "gold", "objects", "event"),
    [
        ("take-life", 3, 2, ["axe"], ("loses-life", {"seat": "@seat.1", "before": 4, "after": 3})),
        ("take-gold", 4, 1, ["axe"], ("takes-gold", {"seat": "@seat.0", "other": "@seat.1"})),
        (
            "take-object:axe",
            4,
            2,
            [],
            ("takes-object", {"seat": "@seat.0", "other": "@seat.1", "card": "@adventure.axe"}),
        ),
    ],
)
def test_the_winner_picks_one_thing_and_the_loser_gets_one_fate(
    reward: str, lives: int, gold: int, objects: list[str], event: tuple[str, dict[str, Any]]
) -> None:
    match = start(who("warrior", "village"), who("thief", "fields", fate=2, gold=2, objects=["axe"]), dice=[1, 6, 1])
    play(match, "0 go:left", "0 meet:1", "1 keep")
    assert match.state.fight.fighters == ()  # decided
    assert menu(match, 0) == {"take-life", "take-gold", "take-object:axe"}
    play(match, f"0 {reward}")
    thief = match.state.seats[1]
    assert (thief.lives, thief.gold, list(thief.objects), thief.fate) == (lives, gold, objects, 3)
    assert match.state.seats[0].gold == 1 + (reward == "take-gold")
    assert list(match.state.seats[0].objects) == (["axe"] if not objects else [])
    assert told(match, event[0]) == event[1]
    assert match.state.seats[0].wins == 1
    assert asked(match) == {1: "ask-reroll"}


@rule("talisman.duel.higher-score-wins")
def test_a_defender_can_win_too_and_the_attackers_turn_is_over() -> None:
    match = start(who("thief", "village"), who("warrior", "fields"), dice=[1, 1, 6])
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
    match = start(who("thief", "village"), who("dwarf", "fields"), dice=[1, 4, 4])
    play(match, "0 go:left", "0 meet:1")
    assert [(seat.lives, seat.fate, seat.gold, seat.wins) for seat in match.state.seats] == [(4, 0, 2, 0), (5, 0, 1, 0)]
    assert asked(match) == {1: "ask-way"}
    assert "tie" in keys(match)


@rule("talisman.duel.killed-defender-gets-fate-and-dies-at-once")
def test_whoever_is_killed_in_a_duel_gets_one_fate_and_dies_at_once() -> None:
    match = start(who("warrior", "village"), who("thief", "fields", lives=1), who("dwarf", "temple"), dice=[1, 6, 1])
    play(match, "0 go:left", "0 meet:1", "0 take-life")
    assert (match.state.seats[1].fate, match.state.seats[1].lives) == (1, 0)
    assert (match.outcome.winners, match.outcome.reason) == ((0, 2), "outcome-death")
    assert keys(match)[-2:] == ["gains-fate", "dies"]


# --- spells ---


@rule("talisman.spells.timing-and-effect-on-card", "talisman.sequence.pre-move-spells-first")
@rule("talisman.spells.discarded-after-resolving", "talisman.spells.reach-characters-anywhere")
def test_a_spell_is_cast_when_its_card_says_and_on_anybody_anywhere() -> None:
    caster = who("sorceress", "village", spells=["lightning", "psionic-blast"])
    match = start(caster, who("thief", "temple"), who("dwarf", "fields"), dice=[1])
    assert (asked(match), menu(match, 0)) == ({0: "ask-spell-before-move"}, {"cast:lightning", "pass"})
    assert match.why_not(0, "cast:psionic-blast") == ("talisman.spells.timing-and-effect-on-card",)
    play(match, "0 cast:lightning")
    assert (menu(match, 0), match.state.playing.cards) == ({"target:1", "target:2"}, ["lightning"])
    play(match, "0 target:1")
    assert told(match, "casts-on") == {"seat": "@seat.0", "card": "@spells.lightning", "target": "@seat.1"}
    assert [character.lives for character in match.state.seats] == [4, 3, 5]
    assert (match.state.playing.cards, match.state.spell_discard.cards) == ([], ["lightning"])
    assert asked(match) == {0: "ask-spell-before-move"}  # as many as one likes in one's own turn


@rule("talisman.spells.may-be-kept-indefinitely")
def test_no_spell_has_to_be_cast() -> None:
    match = start(who("sorceress", "village", spells=["lightning"]), who("thief", "temple"), dice=[1])
    play(match, "0 pass", "0 go:left", "1 go:left")
    assert (match.state.seats[0].spells.cards, asked(match)) == (["lightning"], {0: "ask-spell-before-move"})


def test_who_holds_a_spell_is_asked_whatever_it_is() -> None:
    """The pause must not tell what the hand holds."""
    for spell in ("invisibility", "psionic-blast", "immobility"):
        holders = (who("wizard", "fields", spells=[spell]), who("sorceress", "temple", spells=[spell]))
        match = start(who("dwarf", "village"), *holders, dice=[1, 1, 1])
        play(match, "0 go:left", "0 meet:1")
        assert asked(match) == {1: "ask-spell-evade-character"}
        play(match, "1 pass")
        assert asked(match) == {1: "ask-spell-fight"}
        play(match, "1 pass")
        assert asked(match) == {2: "ask-spell-others-fight"}
        play(match, "2 pass")
        assert asked(match) == {0: "ask-reward"}  # 3 + 1 against 2 + 1


@rule("talisman.spells.one-per-other-players-turn")
def test_others_may_cast_one_after_the_other_and_each_once_in_a_turn() -> None:
    watchers = (
        who("prophetess", "temple", spells=["leaden-limbs", "lightning"]),
        who("wizard", "oasis", spells=["leaden-limbs", "lightning"]),
    )
    match = start(who("dwarf", "village"), who("thief", "fields"), *watchers, dice=[1, 6, 1, 4])
    play(match, "0 go:left", "0 meet:1")
    assert set(asked(match)) == {2, 3}
    play(match, "3 cast:leaden-limbs")
    assert menu(match, 3) == {"target:0", "target:1"}  # a fighter
    play(match, "3 target:0")
    assert set(asked(match)) == {2}
    play(match, "2 cast:leaden-limbs", "2 target:0")
    assert asked(match) == {0: "ask-reward"}  # 3 + 6 - 4 against 3 + 1
    play(match, "0 take-gold", "1 keep", "1 go:left", "1 cross")
    assert set(asked(match)) == {2, 3}  # another turn, another spell


def test_a_fighter_casts_leaden_limbs_on_the_other_one() -> None:
    match = start(who("sorceress", "village", spells=["leaden-limbs"]), who("dwarf", "fields"), dice=[1, 1, 3])
    play(match, "0 pass", "0 go:left", "0 meet:1", "0 cast:leaden-limbs")
    assert told(match, "fight-scores") == {"seat": "@seat.0", "score": 4, "other": "@seat.1", "theirs": 4}


def test_the_bonus_of_one_fight_is_gone_in_the_next() -> None:
    sorceress = who("sorceress", "woods", strength_counters=5, spells=["psionic-blast"])
    match = start(sorceress, who("dwarf", "hills"), dice=[2, 1, 1, 1, 3])
    play(match, "0 pass", "0 go:left", "0 cross", "0 pass", "0 cast:psionic-blast", "0 meet:1")
    assert told(match, "fight-scores") == {"seat": "@seat.0", "score": 9, "other": "@seat.1", "theirs": 6}


# --- the slice itself ---


def test_a_seat_sees_the_board_all_characters_and_only_its_own_spells() -> None:
    wizard, sorceress = (who(name, "village", spells=["lightning"]) for name in ("wizard", "sorceress"))
    match = start(wizard, sorceress | {"space": "fields", "objects": ["sword"]}, dice=[1])
    play(match, "0 cast:lightning", "0 go:left", "0 meet:1")
    parts = {pointer(part): part for part in match.scene(1).parts}
    places = {place.id: place for place in parts["board:world"].places}
    assert [piece.seat for piece in places["fields"].pieces] == [0, 1]
    assert [place.id for place in places.values() if place.pieces or place.note] == ["fields", "sentinel"]
    assert places["hills"].links == ("cursed-glade", "hidden-valley", "sentinel")
    assert [status.key for status in parts["seat:0"].statuses] == ["status-turn", "status-fights"]
    assert [status.key for status in parts["seat:1"].statuses] == ["status-fights"]
    assert [card.id for card in parts["zone:objects-1"].cards] == ["sword"]
    assert (parts["hand:0"].count, [card.id for card in parts["hand:1"].cards]) == (0, ["lightning"])
    other = {pointer(part): part for part in match.scene(0).parts}
    assert (other["hand:1"].count, other["hand:1"].cards) == (1, ())
    assert (other["zone:spells"].hidden, other["zone:spells"].cards, other["zone:spells"].count) == (True, (), 9)
    assert [card.id for card in other["zone:spell-discard"].cards] == ["lightning"]
    assert other["zone:spell-discard"].hidden is False


@pytest.mark.parametrize("seed", range(20))
def test_every_line_of_the_log_says_which_rule_made_it_so(seed: int) -> None:
    rng = random.Random(seed)
    match = Match.start(GAME, Setup(seats=4, seed=f"log-{seed}"), telling=True)
    while not match.over:
        offer = rng.choice(match.offers())
        match.answer(offer.seat, offer.decision, rng.choice(offer.options).id)
    assert [event.key for event in match.events if not event.rules] == []


def test_the_second_duel_won_ends_the_slice() -> None:
    match = start(who("warrior", "village", wins=1), who("thief", "fields"), dice=[1, 6, 1])
    play(match, "0 go:left", "0 meet:1", "0 take-gold")
    assert (match.outcome.winners, match.outcome.reason) == ((0,), "outcome-duels")


@pytest.mark.parametrize(("wins", "winners"), [((0, 0), ()), ((1, 0), (0,)), ((1, 1), (0, 1))])
def test_the_last_round_ends_the_slice(wins: tuple[int, int], winners: tuple[int, ...]) -> None:
    seats = (who("dwarf", "village", wins=wins[0]), who("thief", "portal-of-power", wins=wins[1]))
    match = start(*seats, dice=[], rounds=4)
    for number in range(4):
        assert match.state.round == number + 1
        play(match, "0 go:left", "1 go:right")
    assert (match.over, match.outcome.winners, match.outcome.reason) == (True, winners, "outcome-rounds")


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        ({"moon": 1}, "Invalid enum value 'moon'"),
        ({"seats": "none"}, "Expected `array`, got `str`"),
        ({"seats": [{"lives": 1}]}, "character"),
        ({"seats": [{"character": "unicorn"}]}, "unicorn"),
        ({"seats": [{"character": "wizard", "beard": 1}]}, "unknown field `beard`"),
        ({"seats": [{"character": "wizard", "lives": "many"}]}, "Expected `int`, got `str`"),
        ({"seats": [who("wizard", "moon")]}, "There is no place 'moon'"),
        ({"seats": [who("wizard", "village", objects=["axe", "axe"])]}, "There is no axe in adventure"),
        ({"seats": [who("wizard", "village")] * 3}, "index out of range"),
    ],
)
def test_a_scenario_that_names_what_is_not_there_gets_a_sentence(given: dict[str, Any], sentence: str) -> None:
    with pytest.raises(BadScenario, match=sentence):
        prepare(Scenario(game=GAME.id, about="", seats=2, given=given), GAME)


@pytest.mark.parametrize("seed", range(40))
def test_the_kernels_properties_hold(seed: int) -> None:
    check_match(GAME, Setup(seats=2 + seed % 3, seed=f"duel-{seed}"), random.Random(seed))
