"""Combat: how it begins, its Turns and Activations, Attacks, the Victory Check and what it brings."""

from __future__ import annotations

from typing import Any

import pytest

from roundtable.games.tainted_grail.campaign.modes import STORY
from roundtable.games.tainted_grail.fights.encounters import build_decks
from roundtable.games.tainted_grail.state import Read

from .thin import (
    GAME,
    asked,
    card,
    damage,
    during,
    fight,
    foe,
    hand,
    now,
    offered,
    play,
    position,
    terror,
    told,
    tracks,
)

rule = pytest.mark.rule


# --- how it begins ---


@rule("grail.encounter.four-decks", "grail.encounter.green-gray-purple-are-combat-decks")
@rule(
    "grail.encounter.draw-starts-it-at-once", "grail.combat.traits-checked-first", "grail.combat.pool-counts-progress"
)
def test_a_drawn_encounter_begins_at_once_for_the_whole_party() -> None:
    wolf = foe(colour="green")
    match = position(
        {"combat": ["plain"] * 9},
        {"combat": ["plain"] * 9},
        content={"encounters": [wolf]},
        decks={"green": ["foe"]},
        draws="green",
    )
    assert (now(match).kind, now(match).party, now(match).pool, len(hand(match, 0))) == ("combat", [0, 1], 0, 3)
    play(match, "0 keep", "1 keep")
    assert (hand(match, 1), asked(match)) == (["plain"] * 3, {0: "ask-pick-active", 1: "ask-pick-active"})


@rule("grail.encounter.needs-an-open-key-on-the-right")
def test_a_card_without_an_open_key_is_read_and_goes_under_its_deck() -> None:
    stone = {
        "id": "stone",
        "kind": "text",
        "colour": "green",
        "level": 1,
        "do": [{"do": "terror", "by": 2}],
        "ways": [{"text": "eat", "pays": {"food": 1}, "do": [{"do": "health", "by": 1}]}, {"text": "go"}],
    }
    match = position(
        {"food": 1, "health": 5, "most_health": 8},
        content={"encounters": [stone]},
        decks={"green": ["stone"]},
        draws="green",
    )
    assert (tracks(match)[2], offered(match)) == (2, {"way:eat", "way:go"})
    play(match, "way:eat")
    assert (tracks(match)[1], match.state.seats[0].food, match.state.fights) == (6, 0, [])
    assert list(match.state.encounters["green"].cards) == ["stone"]


@rule("grail.encounter.shuffle-after-search-or-change")
def test_e14_a_deck_is_shuffled_when_it_was_searched_and_not_when_drawn_from() -> None:
    deck = [foe(id=f"foe-{number}") for number in range(8)]
    names = [each["id"] for each in deck]
    drawn = position({"combat": ["plain"] * 9}, content={"encounters": deck}, decks={"gray": names}, draws="gray")
    assert list(drawn.state.encounters["gray"].cards) == names[:0:-1], "as it was, without its top card"
    called = position(
        {"combat": ["plain"] * 9},
        content={"encounters": deck},
        decks={"gray": names},
        fight={"card": "foe-4", "fresh": True},
    )
    assert sorted(called.state.encounters["gray"].cards) == sorted(set(names) - {"foe-4"})
    assert list(called.state.encounters["gray"].cards) != [name for name in reversed(names) if name != "foe-4"]


@rule(
    "grail.combat.equipment-confirmed-at-start",
    "grail.combat.items-may-be-set-aside",
    "grail.combat.no-item-added-later",
)
def test_items_may_be_left_out_and_come_back_when_it_is_over() -> None:
    knife = {
        "id": "knife",
        "keyword": "weapon",
        "powers": [{"when": "activation", "flip": True, "fight": [{"do": "markers", "by": 1}]}],
    }
    match = fight(foe(), {"items": ["knife"]}, fresh=True, content={"items": [knife]})
    assert offered(match) == {"done", "aside:knife"}
    play(match, "aside:knife", "keep")
    assert match.state.seats[0].aside == ["knife"]
    assert "use-power:items.knife.0" not in offered(match)
    play(match, "escape")
    assert (match.state.fights, match.state.seats[0].aside) == ([], [])


@rule("grail.combat.starting-hand-three-or-two")
@pytest.mark.parametrize(("members", "size"), [(1, 3), (3, 3), (4, 2)])
def test_the_starting_hand(members: int, size: int) -> None:
    who = ("beor", "arev", "ailei", "maggot")
    match = fight(foe(), *({"who": each} for each in who[:members]), fresh=True)
    first = min(range(members), key=lambda seat: match.state.seats[seat].number)
    assert len(hand(match, first)) == size


@rule("grail.combat.redraw-with-one-card-fewer", "grail.combat.redraw-stops-at-one-card")
def test_a_hand_may_be_drawn_anew_with_one_card_fewer_down_to_one() -> None:
    match = fight(foe(), {}, fresh=True)
    play(match, "redraw")
    assert (len(hand(match)), len(match.state.seats[0].discard)) == (2, 3)
    play(match, "redraw")
    assert (len(hand(match)), asked(match)) == (1, {0: "ask-play-card"})
    assert len(match.state.seats[0].discard) == 5, "what was discarded stays out (A56)"


# --- who is Active ---


@rule("grail.combat.pick-any-unactivated-member", "grail.combat.no-agreement-lowest-number-active")
@pytest.mark.parametrize(("votes", "active"), [("00", 0), ("11", 1), ("01", 1)])
def test_the_party_picks_whom_it_likes_or_the_lowest_number(votes: str, active: int) -> None:
    match = fight(foe(), {"who": "beor"}, {"who": "arev"})
    play(match, *(f"{seat} activate:{who}" for seat, who in enumerate(votes)))
    assert now(match).active == active


@rule("grail.combat.one-activation-per-turn", "grail.combat.readiness-check", "grail.combat.turn-order")
@rule("grail.combat.tray-tokens-cleared-card-tokens-kept")
def test_each_is_activated_once_a_turn() -> None:
    match = fight(foe(), {"who": "beor", "hand": ["plain"]}, {"who": "arev", "hand": ["plain"]})
    play(match, "0 activate:1", "1 activate:1", "1 play:plain", "1 done", "1 stay")
    assert (asked(match), now(match).activated) == ({0: "ask-play-card"}, [1, 0])
    play(match, "0 play:plain", "0 done", "0 stay")
    assert (now(match).turn, now(match).activated) == (2, [])
    assert asked(match) == {0: "ask-pick-active", 1: "ask-pick-active"}


# --- playing cards ---


@rule("grail.combat.first-card-needs-no-connection", "grail.combat.playing-a-card-is-voluntary")
def test_the_first_card_connects_nothing_and_nobody_has_to_play_one() -> None:
    match = fight(foe(), {"hand": ["plain"]})
    assert offered(match) == {"play:plain", "done", "escape"}


@rule("grail.combat.no-card-means-opportunity-then-draw")
def test_who_plays_no_card_suffers_an_opportunity_attack_and_draws() -> None:
    match = fight(foe(opportunity=[damage(2)]), {"hand": ["plain"]})
    play(match, "done")
    assert (tracks(match)[1], len(hand(match))) == (6, 2)


@rule(
    "grail.combat.victory-check-after-playing", "grail.combat.victory-at-or-above-value", "grail.combat.victory-cleanup"
)
@rule("grail.combat.reward-for-each-loot-shared", "grail.discard.fight-cards-return-after-the-encounter")
@rule("grail.discard.bottom-of-own-deck")
def test_at_its_value_the_enemy_is_beaten_before_it_attacks() -> None:
    enemy = foe(damage(5), value=2, reward=[{"do": "exp", "by": 1}], loot=[{"do": "food", "by": 2}])
    rat = foe(id="rat")
    match = position(
        {"who": "beor", "hand": ["hit"], "combat": ["plain"] * 10},
        {"who": "arev", "combat": ["plain"] * 10},
        content={"encounters": [enemy, rat]},
        decks={"gray": ["rat", "foe"]},
        fight={"card": "foe"},
    )
    play(match, "0 activate:0", "1 activate:0", "0 play:hit")
    assert now(match).pool == 2, "markers alone win nothing"
    play(match, "0 done", "0 to:1", "1 to:1", "0 to:0", "1 to:0")
    ones = match.state.seats
    assert [(one.exp, one.food, one.health, len(one.combat.deck)) for one in ones] == [(1, 1, 8, 11), (1, 1, 8, 10)]
    assert list(match.state.encounters["gray"].cards) == ["foe", "rat"], "under its deck"


@rule("grail.combat.victory-only-at-a-check")
def test_a_pool_that_is_high_enough_in_between_wins_nothing() -> None:
    """The second card takes a marker off again before the check."""
    cards = [
        card("up", left={"free": ["marker-2"]}, right={"aggression": 1}),
        card(
            "down",
            number=2,
            left={"aggression": ["extra"]},
            abilities=[{"when": "placed", "do": [{"do": "markers", "by": -1}]}],
        ),
    ]
    match = fight(foe(value=2), {"who": "beor", "hand": ["up", "down"]}, cards=cards)
    play(match, "play:up")
    assert (now(match).pool, now(match).outcome) == (2, "")
    play(match, "play:down", "done")
    assert now(match).outcome == ""


@rule("grail.combat.missing-value-is-zero")
def test_an_enemy_without_a_value_is_not_beaten_by_a_check() -> None:
    """A91: it says itself how it ends."""
    enemy = foe(value=None, lasts={"turns": 1, "outcome": "won"}, reward=[{"do": "exp", "by": 3}])
    match = fight(enemy, {"hand": ["hit"], "attributes": {"aggression": 1}})
    play(match, "play:hit", "done")
    assert match.state.fights, "2 markers, and no Value to reach"
    play(match, "stay")
    assert (match.state.fights, match.state.seats[0].exp) == ([], 3)


# --- Attacks ---


@rule(
    "grail.combat.attack-row-by-pool",
    "grail.combat.attack-left-to-right-on-active",
    "grail.combat.damage-lowers-health",
)
@pytest.mark.parametrize(("pool", "health"), [(0, 5), (2, 5), (3, 7), (9, 7)])
def test_the_row_that_matches_the_pool(pool: int, health: int) -> None:
    rows = [{"pool": 0, "do": [damage(3)]}, {"pool": 3, "do": [damage(1)]}]
    match = fight(foe(attacks=rows), {"hand": ["plain"]}, pool=pool)
    play(match, "play:plain", "done")
    assert tracks(match)[1] == health


@rule("grail.combat.effects-hit-only-the-active-character")
def test_an_attack_hits_the_active_character_alone() -> None:
    match = fight(foe(damage(2), {"do": "energy", "by": -1}), {"who": "beor", "hand": ["plain"]}, {"who": "arev"})
    play(match, "0 activate:0", "1 activate:0", "0 play:plain", "0 done")
    assert (tracks(match, 0), tracks(match, 1)) == ((5, 6, 0), (6, 8, 0))


@rule("grail.combat.victory-check-after-attack")
def test_a_victory_may_come_of_the_attack() -> None:
    hook = card("hook", abilities=[{"when": "torn", "do": [{"do": "markers", "by": 4}]}])
    match = fight(foe({"do": "tear"}, value=4, reward=[{"do": "exp"}]), {"hand": ["hook"]}, cards=[hook])
    play(match, "play:hook", "done")
    assert (match.state.fights, match.state.seats[0].exp) == ([], 1)


@rule("grail.combat.unavoidable-damage-cannot-be-prevented")
@pytest.mark.parametrize(
    ("deed", "health"),
    [({"do": "prevent", "by": 5}, 6), ({"do": "cancel"}, 8), ({"do": "convert", "into": "wealth"}, 8)],
)
def test_unavoidable_damage(deed: dict[str, object], health: int) -> None:
    """D19: nothing prevents it; the whole Attack may be cancelled, and Damage turned into something else."""
    guard = card("guard", abilities=[{"when": "attacked", "do": [deed]}])
    match = fight(foe({"do": "sure-damage", "by": 2}), {"hand": ["guard"], "wealth": 3}, cards=[guard])
    play(match, "play:guard", "done")
    assert tracks(match)[1] == health


@rule("grail.combat.pool-never-negative", "grail.combat.missing-markers-cost-cards")
@rule("grail.combat.empty-hand-discards-from-the-deck")
def test_e20_a_negative_pool() -> None:
    match = fight(foe({"do": "remove", "by": 4}), {"hand": ["plain", "hit"]}, pool=2)
    play(match, "play:plain", "done")
    one = match.state.seats[0]
    assert (now(match).pool, hand(match), sorted(one.discard), len(one.combat.deck)) == (0, [], ["hit", "plain"], 9)


@rule("grail.combat.missing-markers-cost-cards")
def test_whoever_has_several_cards_chooses_which_goes() -> None:
    match = fight(foe({"do": "remove", "by": 1}), {"hand": ["plain", "hit", "jab"]})
    play(match, "play:plain", "done")
    assert (asked(match), offered(match)) == ({0: "ask-discard"}, {"discard:hit", "discard:jab"})


@rule("grail.combat.run-away-ends-without-reward", "grail.combat.run-away-is-not-a-win")
def test_an_enemy_that_runs_away() -> None:
    enemy = foe({"do": "run-away"}, damage(5), reward=[{"do": "exp"}], loot=[{"do": "food"}])
    match = fight(enemy, {"hand": ["plain"]})
    play(match, "play:plain", "done")
    one = match.state.seats[0]
    assert (match.state.fights, one.exp, one.food, one.health, len(one.combat.deck)) == ([], 0, 0, 8, 11)
    assert told(match, "fight-over")[0]["outcome"] == "@text.fight-ran-away"


# --- End Turn ---


@rule("grail.combat.end-turn-discard-then-draw", "grail.combat.hand-limit-three")
def test_end_turn_discards_to_three_and_then_draws() -> None:
    match = fight(foe(), {"hand": ["plain", "hit", "jab", "plain", "hit"]})
    play(match, "play:plain", "done", "stay")
    assert (asked(match), now(match).turn) == ({0: "ask-discard"}, 1)
    play(match, "discard:jab")
    assert (len(hand(match)), now(match).turn) == (4, 2)


# --- Panic ---


@rule("grail.track.panic-when-terror-above-health")
@pytest.mark.parametrize(
    ("fear", "question"),
    [
        (8, "ask-play-card"),
        pytest.param(9, "ask-face-panic", marks=rule("grail.combat.panic-plays-the-top-card")),
    ],
)
def test_panic_is_terror_above_health_and_plays_the_top_card(fear: int, question: str) -> None:
    match = fight(foe(), {"terror": fear, "hand": ["plain"], "combat": ["hit", "plain", "plain"], "attributes": {}})
    assert asked(match) == {0: question}
    if fear == 9:
        play(match, "play-top")
        assert (list(now(match).sequence), hand(match), now(match).pool) == (["hit"], ["plain"], 1)


@rule("grail.combat.panic-extra-cards-from-hand", "grail.combat.panic-no-end-turn-draw")
def test_in_panic_more_cards_may_follow_and_none_is_drawn_at_the_end() -> None:
    match = fight(foe(), {"who": "beor", "terror": 9, "hand": ["jab"], "combat": ["hit", "plain", "plain"]})
    play(match, "play-top", "play:jab", "done", "stay")
    assert (now(match).turn, hand(match)) == (2, [])


@rule("grail.combat.panic-is-checked-when-it-matters")
def test_panic_may_begin_in_the_middle_of_an_attack() -> None:
    attack = [terror(1), {"do": "if", "given": {"panic": True}, "then": [terror(5)]}]
    calm = fight(foe(*attack), {"health": 8, "terror": 7, "hand": ["plain"]})
    play(calm, "play:plain", "done")
    assert tracks(calm)[2] == 8
    match = fight(foe(*attack), {"health": 7, "terror": 7, "hand": ["plain"]})
    play(match, "play:plain", "done")
    assert tracks(match)[2] == 9, "the end of its track"


# --- with the cards of powers ---


@rule("grail.item.flipped-when-used-in-an-encounter", "grail.item.flipped-back-when-the-encounter-ends")
def test_an_item_that_is_flipped_is_spent_for_this_encounter() -> None:
    jack = {
        "id": "jack",
        "keyword": "armor",
        "powers": [{"when": "attacked", "flip": True, "fight": [{"do": "prevent", "by": 2}]}],
    }
    match = fight(foe(damage(3)), {"items": ["jack"], "hand": ["plain", "plain"]}, content={"items": [jack]})
    play(match, "play:plain", "done")
    assert asked(match) == {0: "ask-brace"}
    play(match, "use:items.jack.0")
    assert (tracks(match)[1], match.state.seats[0].flipped) == (7, ["jack"])
    play(match, "stay", "play:plain", "done")
    assert tracks(match)[1] == 4, "not a second time"
    play(match, "escape")
    assert match.state.seats[0].flipped == []


def test_a_skill_works_by_itself_where_it_costs_nothing() -> None:
    side = {"name": "n", "text": "t", "powers": [{"when": "active", "fight": [{"do": "markers", "by": 2}]}]}
    skill = {"id": "skill-1", "number": 1, "attribute": "aggression", "front": side, "back": {**side, "powers": []}}
    match = fight(foe(), {"skills": {"skill-1": "front"}}, content={"skills": [skill]})
    assert now(match).pool == 2


def test_an_offer_of_the_card_ends_the_combat_without_a_reward() -> None:
    dog = foe(offers=[{"text": "feed", "pays": {"food": 2}}], reward=[{"do": "exp"}])
    hungry = fight(dog, {"food": 1})
    assert "accept:feed" not in offered(hungry)
    match = fight(dog, {"food": 3})
    play(match, "accept:feed")
    assert (match.state.fights, match.state.seats[0].food, match.state.seats[0].exp) == ([], 1, 0)


def test_what_follows_a_fight_is_the_verse_for_its_outcome() -> None:
    read: list[str] = []
    match = fight(foe(value=1), {"hand": ["hit"], "attributes": {}}, next={"won": "101.4", "lost": "101.5"})
    GAME.steps = {**GAME.steps, Read: lambda table, step: read.append(step.verse)}
    try:
        play(match, "play:hit", "done")
    finally:
        del GAME.steps
    assert read == ["101.4"]


# --- the four decks ---


@rule("grail.encounter.four-difficulty-levels", "grail.encounter.first-encounter-for-beginners")
@rule("grail.setup.chapter-card-builds-the-decks", "grail.setup.each-chapter-changes-the-encounter-decks")
@pytest.mark.parametrize(("players", "modes", "levels"), [(1, [], "1"), (3, [], "12"), (3, [STORY[0]], "1")])
def test_a_chapter_builds_the_decks_by_level_and_number_of_characters(players: int, modes: Any, levels: str) -> None:
    """What the journal calls by name, and the first Encounters, are in no deck."""
    foes = [foe(id=f"foe-{level}", level=level, colour="green") for level in range(5)]
    content = {
        "encounters": [*foes, foe(id="boss", level=1, colour="green", called=True)],
        "chapters": [{"id": "1", "decks": [{"levels": [1]}, {"players": 3, "levels": [1, 2]}]}],
    }
    match = during(
        lambda table: build_decks(table, players), {}, content=content, modes=modes, decks={"green": ["foe-4"]}
    )
    assert sorted(match.state.encounters["green"].cards) == [f"foe-{level}" for level in levels]
    assert {"foe-0", "foe-4", "boss"} <= set(match.state.unused)


@rule("grail.story.encounters-as-if-one-fewer")
def test_story_mode_counts_one_character_fewer() -> None:
    """A80: alone, as for one."""
    content = {"encounters": [foe()], "chapters": [{"id": "1", "decks": [{"levels": [1]}]}]}
    match = during(lambda table: build_decks(table, 1), {}, content=content, modes=[STORY[0]])
    assert list(match.state.encounters["gray"].cards) == ["foe"]
