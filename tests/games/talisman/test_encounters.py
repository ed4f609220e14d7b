"""Meeting a space or a character: drawing, the order of the cards, instructions, loot, quests and gold."""

from __future__ import annotations

from typing import Any

import pytest

from roundtable.games.talisman.quests import task_of
from roundtable.games.talisman.supply import COINS, coins_left
from roundtable.games.talisman.turns import stopped
from roundtable.kernel.rulebook import witnessing
from roundtable.kernel.windows import Stop

from . import stories
from .stories import Game, asked, menu, play, start, told

rule = pytest.mark.rule


def who(character: str, space: str, **more: Any) -> dict[str, Any]:
    """A seat with 4 Life and 2 gold, whatever its card says."""
    return stories.who(character, space, **{"lives": 4, "gold": 2, **more})


FAR = who("elf", "city")
"""Somebody who is elsewhere; the next turn is theirs."""


def lying(match: Game, space: str) -> list[str]:
    return list(match.state.spaces[space].cards) if space in match.state.spaces else []


def named(match: Game, *keys: str) -> list[Any]:
    """What the events of these names say their card was."""
    return [str(dict(event.params)["card"]).partition(".")[2] for event in match.events if event.key in keys]


def cited(match: Game, *lines: str) -> set[str]:
    """The rules that these answers bring up."""
    with witnessing() as seen:
        play(match, *lines)
    return {rule_id.partition(":")[2] for rule_id in seen}


# --- whom or what ---


@rule("talisman.encounters.compulsory-after-moving", "talisman.sequence.choice-to-meet-a-character")
def test_the_space_or_a_character_there_must_be_encountered() -> None:
    match = start(who("dwarf", "village"), who("thief", "fields-1"), who("troll", "fields-1"), dice=(1,))
    play(match, "0 go:left")
    assert (asked(match), menu(match, 0)) == ({0: "ask-encounter"}, {"meet:1", "meet:2", "visit"})
    assert match.why_not(0, "skip") == ("talisman.encounters.compulsory-after-moving",)


@rule("talisman.sequence.choice-to-meet-a-character")
def test_with_nobody_there_it_is_the_space_at_once() -> None:
    match = start(who("dwarf", "village"), FAR, dice=(1,), draw={"adventure": ["herb-wife"]})
    play(match, "0 go:left")
    assert (named(match, "visits"), match.state.active) == (["herb-wife"], 1)


@rule("talisman.encounters.space-or-character-never-both", "talisman.sequence.character-encounter-ends-turn")
@rule("talisman.sequence.pick-which-character")
def test_whoever_meets_a_character_does_not_meet_the_space() -> None:
    seats = who("dwarf", "village"), who("thief", "fields-1"), who("troll", "fields-1")
    match = start(*seats, dice=(1, 6, 1), spaces={"fields-1": ["wolf", "bag-of-gold"]})
    play(match, "0 go:left", "0 meet:1", "0 take-life")
    assert [character.lives for character in match.state.seats] == [4, 3, 4]  # the Thief, whom he picked
    other = start(*seats, dice=(1, 6, 1), spaces={"fields-1": ["wolf", "bag-of-gold"]})
    play(other, "0 go:left", "0 meet:2", "0 take-life")
    assert [character.lives for character in other.state.seats] == [4, 4, 3]
    assert (lying(match, "fields-1"), len(match.state.adventure)) == (["wolf", "bag-of-gold"], 98)
    assert match.state.active == 1


@rule("talisman.encounters.space-or-character-never-both")
def test_whoever_meets_the_space_does_not_meet_a_character() -> None:
    match = start(who("dwarf", "village"), who("thief", "fields-1"), dice=(1,), draw={"adventure": ["herb-wife"]})
    play(match, "0 go:left", "0 visit")
    assert match.state.active == 1
    assert "attacks-battle" not in told(match)


@rule("talisman.sequence.pick-which-character", "talisman.sequence.character-encounter-ends-turn")
def test_a_special_ability_is_the_other_way_to_meet_a_character() -> None:
    match = start(who("thief", "village", gold=0), who("troll", "fields-1"), dice=(1,))
    play(match, "0 go:left", "0 meet:1")
    assert menu(match, 0) == {"battle", "ability:cut-purse"}
    play(match, "0 ability:cut-purse")
    assert (match.state.seats[0].gold, match.state.active, lying(match, "fields-1")) == (1, 1, [])


@rule("talisman.encounters.stop-space-not-start-space")
def test_the_space_where_the_move_ends_is_encountered() -> None:
    spaces = {"fields-1": ["herb-wife"], "fields-23": ["silver-vein"]}
    match = start(who("dwarf", "fields-23", gold=0), FAR, dice=(2,), spaces=spaces)
    play(match, "0 go:left")
    assert (named(match, "visits"), match.state.seats[0].gold) == (["herb-wife"], 0)


@rule("talisman.encounters.only-on-own-turn")
def test_whoever_is_carried_off_in_anothers_turn_meets_nothing_there() -> None:
    quest = who("troll", "fields-1", quest=1)
    match = start(who("thief", "village"), quest, dice=(1, 1, 6, 2), spaces={"warlocks-cave": ["dragon"]})
    play(match, "0 go:left", "0 meet:1", "0 battle", "1 take-life")
    troll = match.state.seats[1]
    assert (troll.space, list(troll.objects), troll.lives) == ("warlocks-cave", ["talisman"], 4)
    assert "attacks" not in told(match)
    assert asked(match) == {1: "ask-way"}


@rule("talisman.encounters.definition", "talisman.encounters.draw.lowest-encounter-value-first")
def test_a_spell_events_enemies_strangers_places_and_the_space_are_all_encountered_in_that_order() -> None:
    cards = ["silver-vein", "hag", "water-flask", "herb-wife", "ghost", "wolf", "buried-cache", "hex"]
    match = start(who("troll", "fields-23", craft=9, gold=0), FAR, dice=(1, 6, 1, 6, 1), spaces={"village": cards})
    play(match, "0 go:left")
    assert named(match, "spell-strikes", "event", "attacks", "visits", "clings") == [
        "hex", "buried-cache", "wolf", "ghost", "herb-wife", "hag", "silver-vein",
    ]  # fmt: skip
    assert match.state.seats[0].gold == 3
    play(match, "0 way:go-on")
    assert (asked(match), menu(match, 0)) == ({0: "ask-loot"}, {"take:water-flask", "done"})


@rule("talisman.sequence.pre-move-spells-first")
def test_spells_for_before_the_move_are_cast_before_its_die() -> None:
    match = start(who("wizard", "village", lives=1, spells=["mending", "surge"]), FAR, dice=(1,))
    assert (asked(match), menu(match, 0)) == ({0: "ask-spell-before-move"}, {"cast:mending", "pass"})
    assert "rolls-to-move" not in told(match)
    play(match, "0 cast:mending", "0 pass")
    assert (match.state.seats[0].lives, asked(match)) == (4, {0: "ask-way"})
    assert "cast:mending" not in menu(match, 0)
    match = start(who("wizard", "woods-3", lives=1, spells=["mending"], objects=["raft"]), FAR, dice=(1,))
    assert asked(match) == {0: "ask-spell-before-move"}
    play(match, "0 cast:mending")
    assert asked(match) == {0: "ask-begin"}  # to go by raft is this turn's move


def test_a_stop_that_is_not_the_turns_is_no_end_of_it() -> None:
    match = start(who("dwarf", "fields-23"), FAR)
    with pytest.raises(Stop):
        stopped(match.table, Stop("fight"))


# --- enemies, strangers, places, the space ---


@rule("talisman.encounters.enemies-must-be-beaten-or-evaded", "talisman.sequence.unbeaten-enemy-ends-turn")
@rule("talisman.encounters.unresolved-cards-stay-for-next-visitor")
@pytest.mark.parametrize(("die", "lives"), [(1, 4), (2, 3)])
def test_an_enemy_that_is_not_beaten_bars_everything_after_it(die: int, lives: int) -> None:
    """Bear 3 against the Dwarf's 3: a tie, or a loss."""
    cards = ["bear", "silver-vein", "bag-of-gold"]
    match = start(who("dwarf", "fields-23", gold=0), FAR, dice=(1, 1, die), spaces={"village": cards})
    play(match, "0 go:left")
    dwarf = match.state.seats[0]
    assert (dwarf.lives, dwarf.gold, lying(match, "village")) == (lives, 0, cards)
    assert (named(match, "visits"), match.state.active) == ([], 1)
    assert "chooses" not in told(match)


@rule("talisman.encounters.enemies-must-be-beaten-or-evaded", "talisman.sequence.evading-counts-as-clearing")
def test_an_evaded_enemy_stays_and_lets_the_rest_go_on() -> None:
    cards = ["bear", "silver-vein", "water-flask"]
    hunter = who("dwarf", "fields-23", gold=0, followers=["huntsman"])
    match = start(hunter, FAR, dice=(1,), spaces={"village": cards})
    play(match, "0 go:left", "0 visit")
    assert menu(match, 0) == {"fight", "evade:huntsman", "leave:huntsman"}
    play(match, "0 evade:huntsman", "0 way:go-on")
    assert match.state.seats[0].gold == 1  # the Silver Vein
    assert menu(match, 0) == {"take:water-flask", "done", "leave:huntsman"}
    play(match, "0 take:water-flask")
    assert lying(match, "village") == ["bear", "silver-vein"]


@rule("talisman.encounters.strangers-and-places-must-be-visited")
def test_every_stranger_and_place_is_visited_though_it_hurts() -> None:
    cards = ["white-pilgrim", "silver-vein"]
    match = start(who("thief", "fields-23", gold=0, alignment="evil"), FAR, dice=(1,), spaces={"village": cards})
    play(match, "0 go:left")
    assert named(match, "visits") == cards
    thief = match.state.seats[0]
    assert (thief.lives, thief.gold, lying(match, "village")) == (3, 1, cards)  # they stay (ruling A65)


@rule("talisman.encounters.space-instructions-must-be-followed")
def test_the_space_says_what_happens_and_cannot_be_declined() -> None:
    match = start(who("dwarf", "woods-3", alignment="good", gold=0), FAR, dice=(1,))
    play(match, "0 go:right")
    assert (match.state.seats[0].lives, match.state.active) == (3, 1)


@rule("talisman.encounters.space-instructions-must-be-followed")
def test_a_space_that_draws_and_says_something_says_it_first() -> None:
    match = start(who("troll", "oasis"), FAR, dice=(1, 6, 1), draw={"adventure": ["wolf"]})
    play(match, "0 go:right")
    assert [key for key in told(match) if key in ("loses-life", "draws-card")] == ["loses-life", "draws-card"]
    match = start(who("troll", "oasis", lives=1), FAR, dice=(1,))
    play(match, "0 go:right")
    assert (match.state.seats[0].dead, len(match.state.adventure)) == (True, 100)


@rule("talisman.sequence.other-space-cards-before-instructions")
def test_cards_on_a_space_with_instructions_come_before_these() -> None:
    match = start(
        who("dwarf", "woods-3", alignment="good", lives=3), FAR, dice=(1,), spaces={"graveyard": ["herb-wife"]}
    )
    play(match, "0 go:right")
    assert match.state.seats[0].lives == 4
    assert [key for key in told(match) if key in ("heals", "loses-life")] == ["heals", "loses-life"]
    assert len(match.state.adventure) == 99  # none is drawn there


# --- drawing ---


@rule("talisman.encounters.draw.number-shown-face-up-on-space", "talisman.encounters.space.known-draw-numbers")
@pytest.mark.parametrize(
    ("start_space", "way", "space", "number"),
    [("village", "left", "fields-1", 1), ("chasm", "left", "runes-7", 1), ("desert-9", "left", "oasis", 2),
     ("black-knight", "left", "hidden-valley", 3)],
)  # fmt: skip
def test_draw_spaces_draw_their_number_face_up(start_space: str, way: str, space: str, number: int) -> None:
    drawn = ["healing-salve", "water-flask", "climbing-rope"][:number]
    match = start(who("dwarf", start_space), FAR, dice=(1,), draw={"adventure": drawn})
    play(match, f"0 go:{way}")
    assert (match.state.seats[0].space, lying(match, space), len(match.state.adventure)) == (space, drawn, 100 - number)
    assert list(match.state.spaces[space].as_seen_by(1)) == drawn


@rule("talisman.encounters.space.known-draw-numbers")
def test_all_spaces_of_those_names_draw_as_many() -> None:
    match = start(who("dwarf", "village"), FAR, dice=(1,), draw={"adventure": ["herb-wife"]})
    play(match, "0 go:left")
    draws = {"fields": 1, "runes": 1, "oasis": 2, "hidden-valley": 3}
    places = match.content["places"].values()
    assert all(place.draw == draws[place.terrain] for place in places if place.terrain in draws)


@rule("talisman.encounters.draw.only-top-up-to-number")
@pytest.mark.parametrize(("there", "drawn"), [(1, 1), (2, 0), (3, 0)])
def test_a_space_is_topped_up_and_a_full_one_gives_no_draw(there: int, drawn: int) -> None:
    cards = ["healing-salve", "water-flask", "climbing-rope"][:there]
    match = start(
        who("dwarf", "fields-19"), FAR, dice=(1,), spaces={"ruins": cards}, draw={"adventure": ["chain-shirt"][:drawn]}
    )
    play(match, "0 go:left")
    assert lying(match, "ruins") == [*cards, *["chain-shirt"][:drawn]]


def test_a_draw_space_that_holds_nothing_is_not_topped_up() -> None:
    """The rule about topping up is named only where something lies."""
    match = start(who("dwarf", "village"), FAR, dice=(1,), draw={"adventure": ["herb-wife"]})
    rules = cited(match, "0 go:left")
    counting = ("only-top-up-to-number", "left-cards-count-towards-number", "spell-on-space-counts-as-card")
    assert not {f"talisman.encounters.draw.{name}" for name in counting} & rules


@rule("talisman.sequence.draw-space-draws-before-encounters")
def test_new_cards_are_drawn_before_an_old_one_is_met() -> None:
    match = start(
        who("dwarf", "fields-19"),
        FAR,
        dice=(1,),
        spaces={"ruins": ["silver-vein"]},
        draw={"adventure": ["buried-cache"]},
    )
    play(match, "0 go:left")
    assert [key for key in told(match) if key in ("draws-card", "visits", "event")] == ["draws-card", "event", "visits"]


@rule("talisman.encounters.draw.equal-values-in-draw-order")
@pytest.mark.parametrize("drawn", [["herb-wife", "recruiter"], ["recruiter", "herb-wife"]])
def test_equal_values_come_in_the_order_drawn_after_those_that_lay_there(drawn: list[str]) -> None:
    match = start(
        who("dwarf", "hills"), FAR, dice=(1,), spaces={"hidden-valley": ["white-pilgrim"]}, draw={"adventure": drawn}
    )
    play(match, "0 go:right")
    assert named(match, "visits") == ["white-pilgrim", *drawn]


def test_a_value_printed_on_a_card_counts_more_than_its_kind() -> None:
    late = {"id": "late-post", "type": "event", "value": 6, "do": [{"do": "gain", "what": "gold"}]}
    match = start(
        who("dwarf", "fields-19"), FAR, dice=(1,), cards=[late], draw={"adventure": ["late-post", "herb-wife"]}
    )
    play(match, "0 go:left")
    assert named(match, "visits", "event") == ["herb-wife", "late-post"]


@rule("talisman.encounters.draw.cards-placed-elsewhere-go-first")
@rule("talisman.encounters.draw.placed-card-spares-those-already-there")
def test_cards_for_other_spaces_go_there_first_and_touch_nobody() -> None:
    on_the_spot = who("elf", "ruins", lives=2)
    drawn = ["wolf", "altar-of-ash", "wishing-well"]
    match = start(who("dwarf", "hills"), on_the_spot, dice=(1, 1, 6), draw={"adventure": drawn})
    play(match, "0 go:right")
    keys = [key for key in told(match) if key in ("draws-card", "placed-elsewhere", "attacks")]
    assert keys == ["draws-card"] * 3 + ["placed-elsewhere"] * 2 + ["attacks"]
    assert named(match, "placed-elsewhere") == ["altar-of-ash", "wishing-well"]
    assert [lying(match, space) for space in ("hidden-valley", "ruins", "village")] == [
        ["wolf"], ["altar-of-ash"], ["wishing-well"],
    ]  # fmt: skip
    assert (match.state.seats[1].lives, asked(match)) == (2, {1: "ask-way"})


@rule("talisman.encounters.draw.lowest-encounter-value-first")
def test_a_card_for_the_very_space_it_is_drawn_on_is_an_ordinary_one() -> None:
    """Ruling A25."""
    match = start(
        who("dwarf", "fields-19"), FAR, dice=(1,), draw={"adventure": ["altar-of-ash", "herb-wife"]}
    )  # fmt: skip
    play(match, "0 go:left")
    assert named(match, "visits") == ["herb-wife", "altar-of-ash"]
    assert "placed-elsewhere" not in told(match)


@rule("talisman.encounters.draw.card-without-value-goes-first")
@rule("talisman.encounters.draw.spell-on-space-counts-as-card")
def test_two_hexes_strike_both_once_and_are_then_gone() -> None:
    match = start(who("dwarf", "fields-19"), FAR, dice=(1,), spaces={"ruins": ["hex", "hex"]})
    play(match, "0 go:left")
    assert (match.state.seats[0].lives, lying(match, "ruins")) == (2, [])
    assert sorted(match.state.spell_discard) == ["hex", "hex"]
    assert len(match.state.adventure) == 100  # they are the two cards of the Ruins


def test_a_hex_strikes_once_in_a_turn_though_its_space_is_come_to_twice() -> None:
    match = start(
        who("thief", "village"),
        FAR,
        dice=(1, 6, 4),
        spaces={"fields-1": ["hex", "imp"], "ruins": ["fairy-ring", "hex"]},
    )
    play(match, "0 go:left", "0 to:ruins")
    assert match.state.seats[0].lives == 2
    play(match, "0 way:enter", "0 to:fields-1")
    assert match.state.seats[0].lives == 2


@rule("talisman.encounters.draw.card-without-value-goes-first")
def test_a_new_hex_where_an_old_one_struck_strikes_too() -> None:
    match = start(
        who("troll", "fields-7"), who("elf", "woods-3", spells=["hex"], lost_turns=1), dice=(1, 1, 1, 1),
        spaces={"crags": ["hex"], "plains-9": ["silver-vein"]},
    )  # fmt: skip
    play(match, "0 go:left", "0 no")  # the Crags can't harm a Troll
    assert (match.state.seats[0].lives, lying(match, "crags")) == (3, [])
    play(match, "0 go:left", "1 cast:hex", "1 lay:crags", "1 go:left", "0 go:right")
    assert match.state.seats[0].lives == 2


@rule("talisman.encounters.draw.card-without-value-goes-first")
def test_a_hex_that_kills_leaves_the_rest_unmet() -> None:
    match = start(who("dwarf", "village", lives=1, gold=0), FAR, dice=(1,), spaces={"fields-1": ["hex", "wolf"]})
    play(match, "0 go:left")
    assert (match.state.seats[0].dead, lying(match, "fields-1"), match.state.active) == (True, ["wolf"], 1)


@rule("talisman.encounters.draw.left-cards-count-towards-number")
def test_each_card_left_spares_one_draw() -> None:
    dwarf = who("dwarf", "hills", objects=["water-flask"], followers=["unicorn"])
    match = start(dwarf, FAR, dice=(1,), draw={"adventure": ["herb-wife"]})
    play(match, "0 go:right", "0 leave:unicorn", "0 leave:water-flask")
    assert lying(match, "hidden-valley") == ["unicorn", "water-flask", "herb-wife"]
    assert match.state.active == 1


@rule("talisman.encounters.draw.left-cards-open-to-others", "talisman.encounters.loot-is-optional")
def test_what_one_leaves_another_may_take() -> None:
    match = start(
        who("dwarf", "village", followers=["unicorn"]), who("troll", "village"), dice=(1, 1), draw={"adventure": []}
    )
    play(match, "0 go:left", "0 leave:unicorn", "1 go:left", "1 visit")
    assert menu(match, 1) == {"take:unicorn", "done"}
    play(match, "1 take:unicorn")
    assert list(match.state.seats[1].followers) == ["unicorn"]


def test_an_empty_deck_is_made_of_the_discards_again() -> None:
    """Ruling A23."""
    match = start(who("dwarf", "village"), FAR, dice=(1,), empty=["adventure"], draw={"adventure": ["herb-wife"]})
    play(match, "0 go:left")
    assert (lying(match, "fields-1"), len(match.state.adventure), len(match.state.adventure_discard)) == (
        ["herb-wife"], 99, 0,
    )  # fmt: skip
    assert "adventure-deck-renewed" in told(match)
    unshuffled = sorted(match.state.adventure.cards, key=list(match.content["cards"]).index)
    assert match.state.adventure.cards != unshuffled


def test_when_every_card_is_out_none_is_drawn() -> None:
    everything = [card.id for card in start(who("dwarf", "village"), FAR).content["cards"].values()
                  if getattr(card, "deck", "adventure") == "adventure" for _ in range(card.count)]  # fmt: skip
    match = start(who("dwarf", "village"), FAR, dice=(1,), spaces={"castle": everything})
    play(match, "0 go:left")
    assert (lying(match, "fields-1"), match.state.active) == ([], 1)


# --- the Prophetess draws again ---


def test_the_prophetess_may_put_back_one_card_a_turn() -> None:
    match = start(
        who("prophetess", "hills"),
        FAR,
        dice=(1,),
        draw={"adventure": ["dragon", "herb-wife", "silver-vein", "recruiter"]},
    )
    play(match, "0 go:right")
    assert (asked(match), menu(match, 0)) == ({0: "ask-redraw"}, {"keep-card", "redraw"})
    play(match, "0 redraw")
    assert list(match.state.adventure_discard) == ["dragon"]
    assert sorted(lying(match, "hidden-valley")) == ["herb-wife", "recruiter", "silver-vein"]
    assert match.state.active == 1  # not asked again in this turn


def test_the_prophetess_is_asked_until_she_puts_one_back_and_as_a_toad_not_at_all() -> None:
    match = start(
        who("prophetess", "hills"),
        FAR,
        dice=(1,),
        draw={"adventure": ["herb-wife", "dragon", "silver-vein", "recruiter"]},
    )
    play(match, "0 go:right", "0 keep-card", "0 redraw")
    assert lying(match, "hidden-valley") == ["herb-wife", "silver-vein", "recruiter"]
    match = start(who("prophetess", "village", toad=1), FAR, draw={"adventure": ["herb-wife"]})
    play(match, "0 go:left")
    assert match.state.active == 1


def test_what_a_second_draw_puts_elsewhere_goes_there_too() -> None:
    match = start(who("prophetess", "village"), FAR, dice=(1,), draw={"adventure": ["dragon", "wishing-well"]})
    play(match, "0 go:left", "0 redraw")
    assert (lying(match, "fields-1"), lying(match, "village")) == ([], ["wishing-well"])


def test_of_two_equal_strangers_each_is_met_once() -> None:
    twins = {"id": "twin", "type": "stranger", "count": 2, "do": [{"do": "gain", "what": "craft"}]}
    match = start(who("dwarf", "fields-19"), FAR, dice=(1,), cards=[twins], spaces={"ruins": ["twin", "twin"]})
    play(match, "0 go:left")
    assert (match.state.seats[0].craft_counters, match.state.active) == (2, 1)


# --- being moved, losing the turn ---


@rule("talisman.sequence.moved-to-new-space-restarts", "talisman.encounters.unresolved-cards-stay-for-next-visitor")
def test_whoever_is_carried_off_begins_anew_with_the_characters_there() -> None:
    match = start(
        who("dwarf", "hills"), who("thief", "ruins"), dice=(1, 4), draw={"adventure": ["imp", "silver-vein", "wolf"]}
    )
    play(match, "0 go:right")
    assert (asked(match), menu(match, 0)) == ({0: "ask-encounter"}, {"meet:1", "visit"})
    assert lying(match, "hidden-valley") == ["silver-vein", "wolf"]


@rule("talisman.sequence.moved-to-new-space-restarts")
def test_a_space_that_carries_off_leaves_its_loot_behind() -> None:
    match = start(
        who("dwarf", "fields-19"), FAR, dice=(1, 6), spaces={"tavern": ["water-flask"], "temple": ["herb-wife"]}
    )
    play(match, "0 go:right", "0 way:ferry")
    assert (match.state.seats[0].space, named(match, "visits")) == ("temple", ["herb-wife"])
    assert lying(match, "tavern") == ["water-flask"]


@rule("talisman.sequence.moved-to-new-space-restarts")
def test_what_was_met_is_met_again_by_whoever_comes_back_in_the_same_turn() -> None:
    spaces = {"ruins": ["silver-vein", "fairy-ring"], "fields-1": ["imp"]}
    match = start(who("dwarf", "fields-19", gold=0), FAR, dice=(1, 4), spaces=spaces)
    play(match, "0 go:left", "0 way:enter", "0 to:fields-1")
    assert (named(match, "visits"), match.state.seats[0].gold) == (["silver-vein", "fairy-ring"] * 2, 2)


@rule("talisman.sequence.lost-turn-ends-turn", "talisman.adventure.events.lost-turn-ends-current-turn")
def test_a_lost_turn_ends_the_sequence() -> None:
    match = start(who("dwarf", "fields-19"), FAR, dice=(1, 1), spaces={"tavern": ["water-flask"]})
    play(match, "0 go:right")
    assert (asked(match), lying(match, "tavern")) == ({1: "ask-way"}, ["water-flask"])


# --- loot ---


@rule("talisman.encounters.loot-is-optional", "talisman.sequence.loot-last")
@pytest.mark.parametrize(
    ("taken", "left"),
    [([], ["unicorn", "water-flask"]), (["water-flask"], ["unicorn"]), (["water-flask", "unicorn", "coins"], [])],
)
def test_all_some_or_none_of_the_loot_is_taken(taken: list[str], left: list[str]) -> None:
    match = start(
        who("dwarf", "village", gold=0), FAR, dice=(1,),
        spaces={"fields-1": ["unicorn", "water-flask"]}, coins={"fields-1": 2},
    )  # fmt: skip
    play(match, "0 go:left")
    assert menu(match, 0) == {"take:unicorn", "take:water-flask", "take-coins", "done"}
    play(match, *(f"0 take{'-' if what == 'coins' else ':'}{what}" for what in taken))
    if len(taken) < 3:
        play(match, "0 done")
    if taken:
        play(match, "0 done")  # what was taken could be left again
    dwarf = match.state.seats[0]
    assert [*dwarf.objects, *dwarf.followers] == taken[:2]
    assert (lying(match, "fields-1"), dwarf.gold, match.state.active) == (left, 2 * ("coins" in taken), 1)
    assert match.state.coins == ({} if "coins" in taken else {"fields-1": 2})


def test_where_only_things_lie_that_may_not_be_owned_nothing_is_asked() -> None:
    match = start(who("monk", "village"), FAR, dice=(1,), spaces={"fields-1": ["runesword"]})
    play(match, "0 go:left")
    assert (match.state.active, lying(match, "fields-1")) == (1, ["runesword"])


def test_two_of_a_kind_can_be_taken_if_only_one_was_left() -> None:
    match = start(who("dwarf", "village", objects=["sword"]), FAR, dice=(1,), spaces={"fields-1": ["sword"]})
    play(match, "0 go:left", "0 leave:sword")
    play(match, "0 take:sword", "0 done")
    assert (list(match.state.seats[0].objects), lying(match, "fields-1"), match.state.active) == (
        ["sword"],
        ["sword"],
        1,
    )


def test_a_toad_takes_no_loot() -> None:
    match = start(who("dwarf", "village", toad=1), FAR, spaces={"fields-1": ["sword"]}, coins={"fields-1": 1})
    play(match, "0 go:left")
    assert (match.state.coins, match.state.active) == ({"fields-1": 1}, 1)


@rule("talisman.sequence.loot-last")
def test_loot_waits_for_the_instructions_of_the_space() -> None:
    match = start(who("dwarf", "fields-23"), FAR, dice=(1,), spaces={"village": ["water-flask"]})
    play(match, "0 go:left")
    assert asked(match) == {0: "ask-choose"}
    play(match, "0 way:go-on")
    assert asked(match) == {0: "ask-loot"}


# --- followers that cling ---


def test_a_follower_that_clings_joins_whoever_finds_it_and_not_a_toad() -> None:
    match = start(who("dwarf", "village"), FAR, dice=(1,), draw={"adventure": ["hag"]})
    play(match, "0 go:left")
    assert (list(match.state.seats[0].followers), match.state.active) == (["hag"], 1)
    match = start(who("dwarf", "village", toad=1), FAR, draw={"adventure": ["hag"]})
    play(match, "0 go:left")
    assert (lying(match, "fields-1"), match.state.active) == (["hag"], 1)


# --- single spaces ---


@rule("talisman.encounters.space.runes-add-two-to-creature-attack")
@pytest.mark.parametrize(("die", "lives", "trophies"), [(2, 4, ["serpent"]), (3, 4, []), (4, 3, [])])
def test_a_creature_adds_two_on_runes(die: int, lives: int, trophies: list[str]) -> None:
    """Serpent 4 + 2 + die against 4 + 5."""
    match = start(who("thief", "chasm", strength=4), FAR, dice=(1, 5, die), draw={"adventure": ["serpent"]})
    play(match, "0 go:left")
    assert (match.state.seats[0].lives, list(match.state.seats[0].trophies)) == (lives, trophies)


@rule("talisman.encounters.space.runes-add-two-to-creature-attack")
@pytest.mark.parametrize(("die", "lives"), [(2, 4), (3, 3)])
def test_so_does_one_that_is_no_enemy_but_no_character(die: int, lives: int) -> None:
    """A brute's 4 + 2 + die against 4 + 4: a tie, or a Life."""
    brute = {"id": "brute", "type": "stranger", "do": [{"do": "attack", "creature": {"name": "name", "strength": 4}}]}
    match = start(
        who("thief", "chasm", strength=4), FAR, dice=(1, 4, die), cards=[brute], spaces={"runes-7": ["brute"]}
    )
    play(match, "0 go:left")
    assert (match.state.seats[0].lives, match.state.active) == (lives, 1)
    match = start(who("dwarf", "chasm"), who("thief", "runes-7", fate=1), dice=(1, 3, 3))
    play(match, "0 go:left", "0 meet:1")
    assert match.state.fight.added == 0


@rule("talisman.encounters.space.cursed-glade-cancels-object-bonuses")
@pytest.mark.parametrize(("die", "lives"), [(5, 4), (4, 4), (3, 3)])
def test_on_the_cursed_glade_objects_add_nothing_but_counters_and_followers_do(die: int, lives: int) -> None:
    """4 + 2 counters + Unicorn = 7 against an Ogre's 5 + 6."""
    warrior = who("warrior", "hills", strength=6, objects=["magic-belt", "sword"], followers=["unicorn"])
    match = start(warrior, FAR, dice=(1, die, 1, 6, 1), draw={"adventure": ["ogre"]})
    play(match, "0 go:left", "0 visit")
    assert match.state.seats[0].lives == lives
    assert list(match.state.seats[0].trophies) == (["ogre"] if die == 5 else [])


@rule("talisman.encounters.space.cursed-glade-cancels-object-bonuses")
def test_on_the_cursed_glade_magic_objects_add_no_craft() -> None:
    wizard = who("wizard", "hills", objects=["solomons-crown"])
    match = start(wizard, FAR, dice=(1, 1, 2), draw={"adventure": ["ghost"]})
    play(match, "0 go:left", "0 visit")
    assert list(match.state.seats[0].trophies) == []  # 5 + 1 ties with 4 + 2


@rule("talisman.encounters.space.chasm-can-kill-followers")
@pytest.mark.parametrize(("die", "alive"), [(1, False), (2, False), (3, True)])
def test_the_chasm_kills_followers_by_their_own_die(die: int, alive: bool) -> None:
    match = start(who("warrior", "runes-5", followers=["squire"]), FAR, dice=(1, 3, die))
    play(match, "0 go:left", "0 visit")
    assert list(match.state.seats[0].followers) == ["squire"] * alive
    deaths = [event for event in match.events if event.key == "follower-dies"]
    assert len(deaths) == (not alive)
    assert all("talisman.encounters.space.chasm-can-kill-followers" in event.rules for event in deaths)


@rule("talisman.encounters.space.die-symbols-set-number-of-dice")
def test_as_many_dice_are_rolled_as_the_space_shows() -> None:
    match = start(who("dwarf", "fields-19", gold=0), FAR, dice=(1, 4))
    play(match, "0 go:right")
    assert match.state.seats[0].gold == 1  # the Tavern's one die
    match = start(who("dwarf", "desert-11"), FAR, dice=(1, 3, 3))
    play(match, "0 go:left")
    assert match.state.seats[0].strength_counters == 1  # the Temple's two dice


# --- the Warlock's Cave ---


def at_cave(dice: tuple[int, ...] = (), **seat: Any) -> Game:
    """Somebody who stops at the Warlock's Cave."""
    match = start(who("dwarf", "runes-7", **seat), FAR, dice=(1, *dice))
    play(match, "0 go:left")
    if "visit" in menu(match, 0):
        play(match, "0 visit")
    return match


@rule("talisman.encounters.quest.optional-at-warlocks-cave")
def test_a_quest_may_be_declined() -> None:
    match = at_cave(gold=0)
    assert (asked(match), menu(match, 0)) == ({0: "ask-quest"}, {"yes", "no"})
    play(match, "0 no")
    assert (match.state.seats[0].quest, match.state.active) == (0, 1)


@rule("talisman.encounters.quest.assigned-by-one-die")
@pytest.mark.parametrize("die", [1, 2, 3, 4, 5, 6])
def test_one_die_names_the_task(die: int) -> None:
    match = at_cave((die,), gold=0)
    play(match, "0 yes")
    assert (match.state.seats[0].quest, match.state.active) == (die, 1)
    task = next(dict(event.params)["task"] for event in match.events if event.key == "quest-accepted")
    assert task == task_of(match.content, die) == f"@places.warlocks-cave.task-{die}"


@rule("talisman.encounters.quest.assigned-by-one-die")
def test_fate_may_reroll_the_die_that_names_the_task() -> None:
    match = at_cave((1, 2), gold=0, fate=1)
    play(match, "0 yes", "0 reroll")
    assert (match.state.seats[0].quest, match.state.seats[0].fate) == (2, 0)


@rule("talisman.encounters.quest.done-at-once-if-possible")
@rule("talisman.encounters.quest.completion-returns-to-cave-with-talisman")
@pytest.mark.parametrize(
    ("die", "seat", "gold", "discarded"),
    [(3, {"followers": ["unicorn"]}, 2, ["unicorn"]), (4, {"objects": ["holy-lance"]}, 2, ["holy-lance"]),
     (5, {"gold": 3}, 0, []), (6, {"gold": 3}, 1, [])],
)  # fmt: skip
def test_what_can_be_done_at_once_must_be(die: int, seat: dict[str, Any], gold: int, discarded: list[str]) -> None:
    match = at_cave((die,), **seat)
    play(match, "0 yes")
    dwarf = match.state.seats[0]
    assert (list(dwarf.objects), dwarf.gold, dwarf.quest) == (["talisman"], gold, 0)
    assert (list(match.state.adventure_discard), dwarf.space) == (discarded, "warlocks-cave")
    assert (match.state.active, "is-moved" in told(match)) == (1, False)


def test_a_gift_is_chosen_among_those_of_its_kind() -> None:
    match = at_cave((4,), objects=["holy-lance", "sword", "magic-belt"])
    play(match, "0 yes")
    assert (asked(match), {option for option in menu(match, 0) if option.startswith("give")}) == (
        {0: "ask-quest-gift"}, {"give:holy-lance", "give:magic-belt"},
    )  # fmt: skip
    play(match, "0 give:magic-belt")
    assert list(match.state.seats[0].objects) == ["holy-lance", "sword", "talisman"]


@rule("talisman.encounters.quest.one-at-a-time")
@pytest.mark.parametrize("seat", [{"quest": 2}, {"talisman": True}])
def test_no_second_quest_and_none_for_who_has_a_talisman(seat: dict[str, Any]) -> None:
    match = at_cave(gold=0, **seat)
    assert (match.state.active, "no-quest" in told(match)) == (1, True)
    assert match.state.seats[0].quest == seat.get("quest", 0)


@rule("talisman.encounters.quest.completion-returns-to-cave-with-talisman")
def test_a_kill_far_away_brings_the_hero_back_to_the_cave_where_the_turn_goes_on() -> None:
    seat = who("troll", "village", quest=2)
    match = start(
        seat, FAR, dice=(1, 6, 1), spaces={"fields-1": ["wolf", "bag-of-gold"], "warlocks-cave": ["herb-wife"]}
    )
    play(match, "0 go:left")
    troll = match.state.seats[0]
    assert (troll.space, list(troll.objects), list(troll.trophies)) == ("warlocks-cave", ["talisman"], ["wolf"])
    assert (named(match, "visits"), lying(match, "fields-1")) == (["herb-wife"], ["bag-of-gold"])


@pytest.mark.parametrize(("quest", "done"), [(1, False), (2, True)])
def test_only_the_deed_that_was_asked_for_counts(quest: int, done: bool) -> None:
    match = start(who("troll", "village", quest=quest), FAR, dice=(1, 6, 1), spaces={"fields-1": ["wolf"]})
    play(match, "0 go:left")
    assert (list(match.state.seats[0].objects) == ["talisman"]) is done


@rule("talisman.encounters.quest.done-at-once-if-possible")
def test_gold_that_comes_in_pays_for_the_quest_at_once() -> None:
    match = start(who("troll", "village", quest=5, gold=1), FAR, dice=(1,), draw={"adventure": ["buried-cache"]})
    play(match, "0 go:left")
    assert (match.state.seats[0].gold, match.state.seats[0].space) == (0, "warlocks-cave")
    match = start(who("troll", "village", quest=5, gold=0), FAR, dice=(1,), draw={"adventure": ["buried-cache"]})
    play(match, "0 go:left")
    assert (match.state.seats[0].gold, match.state.seats[0].quest, match.state.active) == (2, 5, 1)


@rule("talisman.encounters.quest.cancelled-by-other-talisman")
def test_a_talisman_from_elsewhere_ends_the_quest_where_the_hero_stands() -> None:
    match = start(who("troll", "village", quest=1), FAR, dice=(1,), draw={"adventure": ["lost-talisman"]})
    play(match, "0 go:left", "0 take:lost-talisman")
    troll = match.state.seats[0]
    assert (troll.quest, troll.space, list(troll.objects)) == (0, "fields-1", ["talisman"])


def test_a_quest_is_done_even_if_no_talisman_is_left() -> None:
    match = start(
        who("troll", "village", quest=2), FAR, dice=(1, 6, 1), spaces={"fields-1": ["wolf"]}, empty=["talismans"]
    )
    play(match, "0 go:left")
    assert (match.state.seats[0].quest, match.state.seats[0].space) == (0, "warlocks-cave")
    assert "no-talisman-left" in told(match)


def test_the_quest_of_a_toad_waits_until_it_is_normal_again() -> None:
    match = start(who("troll", "village", quest=2, toad=1), FAR, dice=(6, 1), spaces={"fields-1": ["lemure"]})
    play(match, "0 go:left", "0 done")
    troll = match.state.seats[0]
    assert "trophy" in told(match)
    assert (troll.space, list(troll.objects), troll.quest) == ("warlocks-cave", ["talisman"], 0)
    keys = [key for key in told(match) if key in ("no-more-toad", "quest-done", "visits", "no-quest")]
    assert keys == ["no-more-toad", "quest-done"]  # its turn was over by then


# --- gold ---


@rule("talisman.encounters.gold.buys-goods-and-services")
def test_goods_cost_gold() -> None:
    match = start(who("dwarf", "fields-23", gold=4), FAR, dice=(1,))
    play(match, "0 go:left", "0 way:blacksmith")
    assert menu(match, 0) == {"buy:helmet", "buy:sword", "buy:axe", "buy:shield", "buy:armour", "done"}
    play(match, "0 buy:sword")
    assert (match.state.seats[0].gold, list(match.state.seats[0].objects)) == (2, ["sword"])
    assert match.why_not(0, "buy:axe") == ("talisman.encounters.gold.buys-goods-and-services",)
    assert coins_left(match.state) == COINS - 2 - FAR["gold"]


@rule("talisman.encounters.gold.buys-goods-and-services")
def test_services_cost_gold() -> None:
    match = start(who("dwarf", "fields-23", gold=1, lives=3), FAR, dice=(1,))
    play(match, "0 go:left", "0 way:healer", "0 yes")
    assert (match.state.seats[0].gold, match.state.seats[0].lives, match.state.active) == (0, 4, 1)
    match = start(who("dwarf", "woods-3", gold=2, fate=3), FAR, dice=(1,))
    play(match, "0 go:right", "0 yes", "0 no")
    assert (match.state.seats[0].gold, match.state.seats[0].fate, match.state.active) == (1, 4, 1)


@rule("talisman.encounters.gold.comes-from-reserve")
def test_gold_comes_from_the_reserve_as_far_as_it_goes() -> None:
    match = start(who("dwarf", "village", gold=5), FAR, dice=(1,), draw={"adventure": ["buried-cache"]})
    before = coins_left(match.state)
    play(match, "0 go:left")
    assert (match.state.seats[0].gold, coins_left(match.state)) == (7, before - 2)
    match = start(who("dwarf", "village", gold=27), FAR, dice=(1,), draw={"adventure": ["buried-cache"]})
    play(match, "0 go:left")
    assert (match.state.seats[0].gold, coins_left(match.state)) == (28, 0)


@rule("talisman.encounters.gold.loss-with-none-does-nothing")
def test_losing_gold_one_does_not_have_costs_nothing_else() -> None:
    match = start(who("dwarf", "fields-19", gold=0), FAR, dice=(1, 3))
    play(match, "0 go:right")
    dwarf = match.state.seats[0]
    assert (dwarf.gold, dwarf.lives, match.state.active) == (0, 4, 1)
