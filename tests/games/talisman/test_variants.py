"""How a game is won, and the variants."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from roundtable.games.talisman.characters import battle_strength, psychic_craft
from roundtable.games.talisman.supply import coins_left, counters_left, fate_left

from .stories import Game, asked, fresh, menu, play, start, told, who

rule = pytest.mark.rule
DWARF = who("dwarf", "fields-7")
DWARFS_TURN = ("1 go:left", "1 no")
"""To the Crags, where he is at home."""
CHOSEN = who("troll", "valley-of-fire", talisman=True)
AXE = {"fields-1": ["axe"]}


def event(*actions: dict[str, Any]) -> dict[str, Any]:
    """A card that does this to whoever draws it."""
    return {"id": "fortune", "type": "event", "do": list(actions)}


def visit(match: Game, *lines: str) -> None:
    """These answers, and then the space; who owns something is asked first."""
    play(match, *lines)
    if asked(match) == {0: "ask-encounter"}:
        play(match, "0 visit")


# --- winning ---


@rule("talisman.victory.first-to-defeat-elder-dragon", "talisman.victory.talisman-needed")
@pytest.mark.parametrize(("kind", "strength", "craft"), [("battle", 14, 1), ("psychic", 6, 14)])
def test_whoever_defeats_the_dragon_at_the_crown_wins_at_once(kind: str, strength: int, craft: int) -> None:
    match = start(CHOSEN | {"strength": strength, "craft": craft}, DWARF, dice=(3, 6))
    visit(match, "0 advance:crown-of-command")
    assert (match.state.crown_reached, match.over) == (True, False)
    play(match, f"0 {kind}")  # 14 + 3 against 10 + 6
    assert (match.over, match.outcome.winners) == (True, (0,))


def test_a_tie_with_the_dragon_wins_nothing() -> None:
    match = start(CHOSEN | {"strength": 13}, DWARF, dice=(3, 6))
    visit(match, "0 advance:crown-of-command")
    play(match, "0 battle")
    assert (match.over, match.state.active, match.state.seats[0].space) == (False, 1, "crown-of-command")


@rule("talisman.victory.talisman-needed")
def test_without_a_talisman_nobody_goes_on_to_the_crown_or_fights_there() -> None:
    match = start(who("troll", "valley-of-fire", strength=14), DWARF)
    assert menu(match, 0) == {"turn-back:werewolf-den", "turn-back:pits"}
    assert match.why_not(0, "advance:crown-of-command") == ("talisman.victory.talisman-needed",)
    # Nor is the dragon fought (ruling A19): turning back is all that is left, so it is not asked.
    match = start(who("troll", "crown-of-command", strength=14), DWARF)
    assert (match.state.seats[0].space, match.state.active) == ("valley-of-fire", 1)


@rule("talisman.variants.race.first-to-reach-crown-wins")
def test_in_the_race_the_crown_itself_is_the_victory() -> None:
    match = start(CHOSEN, DWARF, options={"victory": "race"})
    play(match, "0 advance:crown-of-command")
    assert (match.over, match.outcome.winners) == (True, (0,))


def test_in_the_race_the_talisman_is_needed_on_the_way() -> None:
    """Ruling A52."""
    match = start(who("troll", "pits", cleared=True), DWARF, options={"victory": "race"})
    assert match.state.seats[0].space == "mines"


# --- characters that are dealt ---


@rule("talisman.variants.selection.deal-one")
def test_characters_may_be_dealt_one_to_each() -> None:
    dealt = set()
    for seed in range(12):
        match = fresh(3, seed, characters="random")
        first = match.state.chooses_first
        order = [first, (first - 1) % 3, (first - 2) % 3]
        for seat in order:  # ruling A64: in the usual order
            assert asked(match) == {seat: "ask-alignment"}
            dealt.add(match.state.seats[seat].character)
            play(match, f"{seat} align:evil")
        assert len({character.character for character in match.state.seats}) == 3
        assert match.state.active == order[-1]
    assert len(dealt) > 6


@rule("talisman.variants.selection.deal-two-keep-one")
def test_or_two_of_which_one_is_kept_and_the_other_boxed() -> None:
    match = fresh(6, characters="two")
    dealt: list[str] = []
    first = match.state.chooses_first
    for turn in range(6):
        seat = (first - turn) % 6
        assert asked(match) == {seat: "ask-character"}
        cards = sorted(menu(match, seat))
        assert len(cards) == 2
        dealt += cards
        play(match, f"{seat} {cards[turn % 2]}")
        assert f"play:{match.state.seats[seat].character}" == cards[turn % 2]
        play(match, f"{seat} align:evil")
    assert len(set(dealt)) == 12  # each card is dealt once
    assert match.state.active == (first - 5) % 6


def test_the_two_that_are_dealt_are_a_matter_of_chance() -> None:
    matches = [fresh(2, seed, characters="two") for seed in range(12)]
    assert len({frozenset(menu(match, match.state.chooses_first)) for match in matches}) > 6


# --- the Clumsy Toad ---

CLUMSY = {"toads": "clumsy"}
TOAD = {"do": "toad"}
LOADED = who(
    "wizard", "village", lives=4, gold=3, fate=2, objects=["magic-belt"], followers=["unicorn"], spells=["surge"],
    talisman=True, strength_counters=1,
)  # fmt: skip


@rule("talisman.variants.clumsy-toad.drops-objects-followers-gold")
def test_a_clumsy_toad_drops_what_it_carries_where_it_was_transformed() -> None:
    match = start(LOADED, DWARF, dice=(1,), cards=[event(TOAD)], spaces={"fields-1": ["fortune"]}, options=CLUMSY)
    visit(match, "0 pass", "0 go:left")
    toad = match.state.seats[0]
    assert (toad.objects.cards, toad.followers.cards, toad.gold) == ([], [], 0)
    assert sorted(match.state.spaces["fields-1"].cards) == ["magic-belt", "talisman", "unicorn"]
    assert match.state.coins == {"fields-1": 3}
    assert match.state.active == 1  # a toad can take nothing back


@rule("talisman.variants.clumsy-toad.lasts-three-turns", "talisman.variants.clumsy-toad.losses-are-permanent")
@rule("talisman.variants.clumsy-toad.stats", "talisman.variants.clumsy-toad.spells-kept-but-unusable")
def test_it_stays_a_toad_for_three_turns_and_comes_back_without_what_it_lost() -> None:
    axe = ["axe"]
    match = start(
        LOADED | {"space": "plains-15"}, who("dwarf", "village", gold=0), dice=(1, 1, 1, 2), cards=[event(TOAD)],
        spaces={"woods-16": ["fortune"], "plains-17": ["lemure"], "fields-1": axe, "plains-15": axe},
        options=CLUMSY,
    )  # fmt: skip
    visit(match, "0 pass", "0 go:left")
    toad = match.state.seats[0]
    assert (battle_strength(match.content, toad), psychic_craft(match.content, toad), toad.fate) == (1, 1, 2)
    play(match, "1 go:left", "1 done")
    assert (asked(match), match.state.seats[0].toad_turns) == ({0: "ask-one-space"}, 3)  # no spell and no die
    play(match, "0 go:left", "1 go:left")  # 1 + 1 against the Lemure's 1 + 2: a Life; Fate is no help
    assert (asked(match), match.state.seats[0].toad_turns) == ({0: "ask-one-space"}, 2)
    play(match, "0 go:right", "1 go:right", "1 done")  # past what it dropped
    assert (asked(match), match.state.seats[0].toad_turns) == ({0: "ask-one-space"}, 1)
    play(match, "0 go:right")
    toad = match.state.seats[0]
    assert (toad.toad_turns, toad.space) == (0, "plains-15")
    assert (toad.objects.cards, toad.followers.cards, toad.gold, toad.spells.cards) == ([], [], 0, ["surge"])
    assert (toad.strength_counters, toad.fate, toad.lives) == (1, 2, 3)


@rule("talisman.variants.clumsy-toad.lasts-three-turns")
def test_a_spell_of_another_player_makes_a_clumsy_toad_for_its_next_three_turns() -> None:
    witch = who("wizard", "village", spells=["warts-and-all"])
    match = start(witch, who("dwarf", "temple", objects=["axe"]), options=CLUMSY, dice=(1,))
    play(match, "0 cast:warts-and-all")
    assert (match.state.seats[1].toad_turns, match.state.seats[1].objects.cards) == (3, [])
    assert match.state.spaces["temple"].cards == ["axe"]


@rule("talisman.variants.clumsy-toad.spells-kept-but-unusable")
def test_a_clumsy_toad_gains_no_spells() -> None:
    stars = event(TOAD, {"do": "gain-spells"})
    match = start(LOADED, DWARF, dice=(1,), cards=[stars], spaces={"fields-1": ["fortune"]}, options=CLUMSY)
    visit(match, "0 pass", "0 go:left")
    assert match.state.seats[0].spells.cards == ["surge"]


LOST_FATE = pytest.param("clumsy", 2, marks=rule("talisman.variants.clumsy-toad.losses-are-permanent"))


@pytest.mark.parametrize(("toads", "fate"), [LOST_FATE, ("one-turn", 3)])
def test_fate_can_be_lost_as_a_clumsy_toad_but_not_gained(toads: str, fate: int) -> None:
    """Ruling A51."""
    storm = event({"do": "lose", "what": "fate"}, {"do": "gain", "what": "fate"}, {"do": "replenish"})
    toad = who("monk", "village", toad=1, fate=3)
    match = start(toad, DWARF, cards=[storm], draw={"adventure": ["fortune"]}, options={"toads": toads})
    play(match, "0 go:left")
    assert (match.state.seats[0].fate, match.state.seats[0].toad_turns) == (fate, 0)


# --- Mortality ---

MORTAL = {"mortality": True}
LOSE_LIFE = {"do": "lose", "what": "life"}
DOOMED = who(
    "wizard", "village", lives=1, gold=3, fate=2, objects=["magic-belt", "sword"], followers=["unicorn"],
    spells=["surge"], trophies=["bear"], talisman=True, strength_counters=2, craft_counters=1,
)  # fmt: skip
MONK = who("monk", "village", lives=1, gold=1)


def deadly(*seats: dict[str, Any], do: dict[str, Any] = LOSE_LIFE, **given: Any) -> Game:
    """Seat 0 steps onto Fields, where a Life is lost."""
    last = {"do": "gain", "what": "gold"}
    match = start(*seats, dice=(1,), cards=[event(do, last)], spaces={"fields-1": ["fortune"]}, options=MORTAL, **given)
    if asked(match) == {0: "ask-spell-before-move"}:
        play(match, "0 pass")
    visit(match, "0 go:left")
    return match


@rule("talisman.variants.mortality.drop-goods-on-space", "talisman.variants.mortality.progress-is-wiped")
@rule("talisman.variants.mortality.figure-and-card-to-box")
def test_mortals_leave_their_goods_and_all_else_is_gone() -> None:
    match = deadly(DOOMED, DWARF)
    state = match.state
    gone, dwarf = state.seats
    assert sorted(state.spaces["fields-1"].cards) == ["magic-belt", "sword", "talisman", "unicorn"]
    assert (state.coins, gone.gold) == ({"fields-1": 3}, 0)
    assert [*gone.objects, *gone.followers, *gone.spells, *gone.trophies] == []
    assert (state.spell_discard.cards, state.adventure_discard.cards) == (["surge"], ["fortune", "bear"])
    assert (gone.fate, gone.strength_counters, gone.craft_counters, gone.lives) == (0, 0, 0, 0)
    assert (fate_left(state), coins_left(state)) == (38, 30 - 3 - dwarf.gold)
    assert (counters_left(state, "strength"), counters_left(state, "life")) == (62, 62 - dwarf.lives)
    assert (gone.character, gone.space, gone.dead, gone.out) == ("", "", False, False)
    assert asked(match) == {1: "ask-way"}
    places = match.scene(1).parts[0].places
    assert [piece.seat for place in places for piece in place.pieces if piece.seat is not None] == [1]


def test_nothing_of_the_dead_clings_to_whoever_comes_next() -> None:
    curse = {"do": "each", "who": "others", "actions": [{"do": "lose-turn"}, TOAD, LOSE_LIFE]}
    pilgrim = who(
        "thief", "crown-of-command", lives=1, talisman=True, quest=2, quest_met=True, turning_back=True, cleared=True,
        lair=3,
    )  # fmt: skip
    match = deadly(who("dwarf", "village"), pilgrim, do=curse)
    thief = match.state.seats[1]
    assert (thief.lost_turns, thief.toad_turns, thief.quest, thief.lair) == (0, 0, 0, 0)
    assert (thief.quest_met, thief.turning_back, thief.cleared) == (False, False, False)
    assert match.state.seats[0].gold == 3  # the Dwarf's turn went on
    assert asked(match) == {1: "ask-new-character"}


@rule("talisman.variants.mortality.new-random-character-next-turn")
def test_the_next_turn_may_bring_a_new_character_which_plays_it_at_once() -> None:
    match = deadly(DOOMED, DWARF)
    play(match, *DWARFS_TURN)
    assert asked(match) == {0: "ask-new-character"}
    play(match, "0 yes")
    assert asked(match) == {0: "ask-alignment"}
    play(match, "0 align:evil")
    new = match.state.seats[0]
    card = match.content["characters"][new.character]
    assert (new.space, new.lives, new.fate, new.gold) == (card.start, card.life, card.fate, card.gold)
    assert (new.alignment, len(new.spells)) == ("evil", card.spells)
    assert asked(match)[0] in ("ask-way", "ask-spell-before-move")
    assert match.state.active == 0


@rule("talisman.variants.mortality.new-random-character-next-turn")
def test_the_new_character_is_any_that_is_not_in_play() -> None:
    """Ruling A50: the dead one's card is among them."""
    drawn = set()
    for seed in range(60):
        match = start({"character": ""}, DWARF, options=MORTAL, seed=seed)
        play(match, "0 yes", "0 align:good")
        new = match.state.seats[0]
        drawn.add(new.character)
        assert new.held_at_start == len(new.spells)  # whoever begins with spells may cast them at once
    assert drawn == set(match.content["characters"]) - {"dwarf"}


def test_a_new_character_gets_what_the_box_still_has() -> None:
    rich = who("dwarf", "city", lives=60, fate=37, gold=30)
    match = start({"character": ""}, rich, options=MORTAL)
    play(match, "0 yes", "0 align:good")
    new, state = match.state.seats[0], match.state
    assert (new.lives, new.fate, new.gold) == (2, 1, 0)
    assert (counters_left(state, "life"), fate_left(state), coins_left(state)) == (0, 0, 0)


def test_spells_a_new_character_cannot_hold_are_gone_before_its_turn() -> None:
    """Ruling A40: so it casts only as many as it may hold."""
    core = fresh(2).content["characters"]
    gifted = [msgspec.to_builtins(card) | {"craft": 3, "spells": 3} for card in core.values() if card.id != "dwarf"]
    match = start({"character": ""}, DWARF, options=MORTAL, content={"characters": gifted})
    play(match, "0 yes", "0 align:good")
    assert asked(match) == {0: "ask-discard-spell"}
    for _ in range(2):
        play(match, f"0 {min(menu(match, 0))}")
    new = match.state.seats[0]
    assert (len(new.spells), new.held_at_start) == (1, 1)


@rule("talisman.variants.mortality.new-random-character-next-turn")
def test_a_new_character_may_be_put_off() -> None:
    match = start({"character": ""}, DWARF, options=MORTAL)
    play(match, "0 no")
    assert (match.state.active, match.state.seats[0].character) == (1, "")
    play(match, *DWARFS_TURN)
    assert asked(match) == {0: "ask-new-character"}


@rule("talisman.variants.mortality.no-return-after-crown-reached")
def test_once_the_crown_was_reached_the_dead_are_out() -> None:
    match = deadly(MONK, DWARF, who("elf", "forest"), crown_reached=True)
    assert (match.state.seats[0].out, match.over) == (True, False)
    play(match, *DWARFS_TURN)
    assert match.state.active == 2
    match = deadly(MONK, DWARF, who("elf", "forest"))
    assert match.state.seats[0].out is False


@rule("talisman.variants.mortality.no-return-after-crown-reached")
def test_the_first_to_set_foot_on_the_crown_brings_that_about_for_all() -> None:
    match = start(CHOSEN | {"lives": 1}, DWARF, who("elf", "forest"), dice=(1, 6), options=MORTAL)
    visit(match, "0 advance:crown-of-command")
    assert match.state.crown_reached
    play(match, "0 battle")  # and the dragon has them
    assert (match.state.seats[0].out, match.state.seats[0].character, match.over) == (True, "", False)
    assert asked(match) == {1: "ask-way"}


@rule("talisman.variants.mortality.no-return-after-crown-reached")
def test_the_turn_goes_past_those_who_are_out() -> None:
    match = start(DWARF, {"out": True}, who("elf", "village"), options=MORTAL, crown_reached=True)
    play(match, "0 go:left", "0 no")
    assert (match.state.active, match.state.round) == (2, 1)
    match = deadly(who("thief", "village"), MONK, who("elf", "forest"), do=each_other(), crown_reached=True)
    assert match.state.active == 2


def each_other() -> dict[str, Any]:
    """Whoever else has one Life left dies."""
    return {"do": "each", "who": "others", "actions": [LOSE_LIFE]}


@rule("talisman.variants.mortality.no-return-after-crown-reached")
def test_who_has_no_character_when_the_crown_is_reached_gets_none() -> None:
    match = start({"character": ""}, DWARF, who("elf", "forest"), options=MORTAL, crown_reached=True)
    assert (match.state.seats[0].out, match.state.active, match.over) == (True, 1, False)


@rule("talisman.variants.mortality.no-return-after-crown-reached")
@pytest.mark.parametrize("turn", ["own", "another"])
def test_the_last_one_left_wins_at_once(turn: str) -> None:
    """Ruling A67."""
    if turn == "own":
        match = deadly(MONK, DWARF, crown_reached=True)
    else:
        match = deadly(DWARF | {"space": "village"}, MONK | {"space": "forest"}, do=each_other(), crown_reached=True)
        assert match.state.seats[0].gold == 2  # what the card says further is no matter any more
    assert (match.over, match.outcome.winners) == (True, (1 if turn == "own" else 0,))


def test_a_fight_that_leaves_one_player_ends_the_match() -> None:
    match = start(MONK, DWARF, dice=(1, 1, 6), draw={"adventure": ["giant"]}, options=MORTAL, crown_reached=True)
    play(match, "0 go:left")
    assert (match.over, match.outcome.winners, match.state.fight) == (True, (1,), None)
    match = start(MONK, DWARF | {"space": "fields-1"}, dice=(1, 1, 6), options=MORTAL, crown_reached=True)
    play(match, "0 go:left", "0 meet:1", "1 take-life")
    assert (match.over, match.outcome.winners) == (True, (1,))


def test_without_the_variant_the_crown_eliminates_nobody() -> None:
    match = start(MONK, DWARF, dice=(1,), cards=[event(LOSE_LIFE)], draw={"adventure": ["fortune"]}, crown_reached=True)
    play(match, "0 go:left")
    assert (match.state.seats[0].dead, match.state.seats[0].out) == (True, False)
    assert "eliminated" not in told(match)
