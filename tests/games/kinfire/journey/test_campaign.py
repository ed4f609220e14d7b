"""A campaign: who plays, what is in the bag, how quests begin and end, and what is kept."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from tests.games.kinfire.thin import (
    BARS,
    HP,
    THIN_GAME,
    Game,
    all_vote,
    asked,
    board,
    deck,
    fresh,
    menu,
    own_cards,
    page,
    play,
    start,
    told,
    way,
)

from roundtable.games.kinfire.scenes.campaign_scene import chronicle
from roundtable.games.kinfire.state import NOBODY
from roundtable.kernel.errors import BadSetup
from roundtable.kernel.game import Setup
from roundtable.kernel.match import Match
from roundtable.kernel.scene import Graph, Zone, say
from roundtable.kernel.seats import WATCHER

rule = pytest.mark.rule
TALE = [page("9-1", "road", do=[{"do": "end", "actions": 4}])]
"""A quest that is over at once."""


def bag(match: Game) -> Counter[str]:
    """The seeker tokens in the bag."""
    return Counter(token for token in match.state.bag if token in BARS)


def party(match: Game) -> list[str]:
    return [seeker.who for seeker in match.state.seats]


# --- who plays ---


@rule("kinfire.campaign.cooperative-two-to-four-seekers")
def test_two_to_four_play_together_and_win_together() -> None:
    for seats in (1, 5):
        with pytest.raises(BadSetup):
            Match.start(THIN_GAME, Setup(seats=seats))
    for seats in (2, 3, 4):
        match = fresh(seats, players="one", quests=1)
        for seat, who in zip(range(seats), BARS, strict=False):
            play(match, f"{seat} play-as:{who}")
        assert match.outcome is not None
        assert match.outcome.winners == tuple(range(seats))


@rule("kinfire.campaign.solo-player-runs-two-seekers")
def test_a_chair_stays_empty_only_while_two_others_can_be_taken() -> None:
    match = fresh(3, players="one")
    play(match, "sit-out")
    assert "sit-out" not in menu(match, 1)
    assert match.why_not(1, "sit-out") == ("kinfire.campaign.solo-player-runs-two-seekers",)
    play(match, "1 play-as:asha", "2 play-as:feyn")
    assert party(match) == ["", "asha", "feyn"]


@rule("kinfire.seeker.six-to-choose-from")
def test_six_seekers_each_taken_once() -> None:
    match = fresh(2)
    assert menu(match) == {f"play-as:{who}" for who in BARS}
    play(match, "play-as:khor")
    assert menu(match, 1) == {f"play-as:{who}" for who in BARS if who != "khor"}
    assert match.why_not(1, "play-as:khor") == ("kinfire.seeker.six-to-choose-from",)


@rule("kinfire.expedition.leader-optional")
def test_the_group_may_elect_a_leader_or_not() -> None:
    for vote, leader in (("lead:1", 1), ("no-leader", NOBODY)):
        match = fresh(2, quests=2)
        play(match, "play-as:khor", "1 play-as:asha")
        assert menu(match) == {"no-leader", "lead:0", "lead:1"}
        assert match.windows[0].leader is None
        all_vote(match, vote)
        assert match.state.leader == leader


def split_vote(leader: int | None, seed: int = 1) -> str:
    """Seat 0 goes left and seat 1 right: where the party comes to."""
    pages = [page("9-1", "road", way("left", "9-2"), way("right", "9-3")), page("9-2", "road"), page("9-3", "road")]
    match = start("khor", "asha", stories=pages, options={"players": "each", "quests": 1}, quest="road",
                  leader=leader, play={"read": "9-1"}, seed=seed)  # fmt: skip
    play(match, "0 way:left", "1 way:right")
    return str(next(event for event in match.events if event.key == "way-taken").params[0][1])


@rule("kinfire.expedition.leader-breaks-ties")
def test_the_leader_breaks_a_tie() -> None:
    for seed in range(8):
        assert split_vote(1, seed).endswith(".right")
        assert split_vote(0, seed).endswith(".left")


@rule("kinfire.expedition.leader-breaks-ties")
def test_two_against_two_are_a_tie_too() -> None:
    ways = page("9-1", "road", way("left", "9-2"), way("right", "9-3"))
    for seed in range(4):
        match = start("khor", "asha", "naz", "feyn", options={"players": "each"}, quest="road", leader=2, seed=seed,
                      stories=[ways, page("9-2", "road"), page("9-3", "road")], play={"read": "9-1"})  # fmt: skip
        assert match.windows[0].leader == 2  # as the table shows
        play(match, "0 way:left", "1 way:left", "2 way:right", "3 way:right")
        assert next(event for event in match.events if event.key == "way-taken").params[0][1].endswith(".right")


@rule("kinfire.expedition.no-leader-needs-other-tiebreak")
def test_without_a_leader_the_lot_breaks_it() -> None:
    assert {split_vote(None, seed).rpartition(".")[2] for seed in range(8)} == {"left", "right"}


# --- seekers, decks, the bag ---


@rule("kinfire.deck.eighteen-cards-plus-lantern", "kinfire.deck.lantern-never-in-deck-or-hand")
@rule("kinfire.card.every-action-paired-with-a-boost", "kinfire.seeker.colour-bar-on-board")
def test_a_starting_deck_is_nine_pairs_in_the_colours_of_the_bar() -> None:
    match = fresh(2, players="one")
    play(match, "play-as:asha", "1 play-as:khor")
    cards = deck(match, 0)
    assert len(cards) == 18
    assert sorted(cards) == sorted(each for card in own_cards("asha") for each in (card, f"{card}-boost"))
    colours = Counter(match.content["cards"][card].colour for card in cards if not card.endswith("-boost"))
    assert colours == {"green": 4, "blue": 3, "red": 2}
    assert not any("lantern" in card for card in cards)


@rule("kinfire.deck.shuffled-face-down-by-board")
def test_a_deck_is_shuffled_and_nobody_sees_it() -> None:
    orders = set()
    for seed in range(4):
        match = fresh(2, seed, players="one")
        play(match, "play-as:asha", "1 play-as:khor")
        pile = match.state.seats[0].deck
        for eyes in (0, 1, WATCHER):
            assert pile.as_seen_by(eyes) == [None] * 18
        orders.add(tuple(pile.cards))
    assert len(orders) == 4


@rule("kinfire.fate-bag.fixed-tokens-for-every-party", "kinfire.fate-bag.enemy-tokens-one-to-twelve")
@rule("kinfire.fate-bag.prepared-before-campaign", "kinfire.fate-bag.twelve-seeker-tokens")
@rule("kinfire.fate-bag.surplus-seeker-tokens-stay-out")
@pytest.mark.parametrize(("seats", "each"), [(2, 6), (3, 4), (4, 3)])
def test_the_bag_is_filled_before_the_campaign(seats: int, each: int) -> None:
    match = fresh(seats, players="one", quests=2)
    who = list(BARS)[:seats]
    for seat in range(seats):
        play(match, f"{seat} play-as:{who[seat]}")
    others = Counter(match.state.bag) - bag(match)
    assert others == {**{str(number): 1 for number in range(1, 13)}, "heart": 3, "darkness": 2}
    assert bag(match) == dict.fromkeys(who, each)
    assert Counter(match.state.tokens) == {
        name: 6 - each if name in who else 6 for name in BARS if each < 6 or name not in who
    }


@rule("kinfire.seeker.hp-set-at-quest-start", "kinfire.seeker.two-seeker-party-plus-five-hp")
def test_hp_are_set_as_a_quest_begins_five_more_for_two_seekers() -> None:
    for others, more in ((["khor"], 5), (["khor", "naz"], 0), (["khor", "naz", "feyn"], 0)):
        match = start({"seeker": "asha", "hp": 3}, *others, play={"quest": "heron"})
        assert [seeker.hp for seeker in match.state.seats] == [HP[who] + more for who in ("asha", *others)]


def test_two_have_their_hp_as_soon_as_they_are_the_party() -> None:
    match = fresh(2)
    play(match, "play-as:asha", "1 play-as:khor")
    assert asked(match) == {0: "ask-leader", 1: "ask-leader"}
    assert [seeker.hp for seeker in match.state.seats] == [16, 19]


def test_nobody_has_the_hp_of_two_seekers_while_a_third_is_still_to_come() -> None:
    match = fresh(3, players="one")
    play(match, "play-as:asha", "1 play-as:khor")
    assert [seeker.hp for seeker in match.state.seats] == [11, 14, 0]
    play(match, "2 play-as:naz")
    assert [seeker.hp for seeker in match.state.seats] == [11, 14, 12]
    match = start("asha", "khor", {}, done=["road"], play={"next": True})
    play(match, "another-party", "stay-on", "1 stay-on", "2 join-party", "2 play-as:naz")
    assert [seeker.hp for seeker in match.state.seats] == [11, 14, 12]


@rule("kinfire.seeker.hp-never-above-starting-value")
def test_healing_stops_at_the_starting_value() -> None:
    healing = [page("9-1", "heron", way("on"), do=[{"do": "heal", "hp": 9}])]
    for others, most in ((["khor"], 16), (["khor", "naz"], 11)):
        match = start({"seeker": "asha", "hp": 9}, *others, stories=[*healing], quest="heron", play={"read": "9-1"})
        assert match.state.seats[0].hp == most


@rule("kinfire.deck.shuffled-at-quest-start", "kinfire.skill-test.shuffle-takes-in-discard")
def test_a_quest_begins_with_the_whole_deck_shuffled() -> None:
    laid = [f"asha-red-{number}" for number in (1, 2)]
    match = start({"seeker": "asha", "discard": [*laid, "exhausted"]}, "khor", play={"quest": "heron"})
    asha = match.state.seats[0]
    assert asha.discard.cards == []
    assert Counter(asha.deck.cards) == Counter([*deck(start("asha", "khor"), 0), "exhausted"])
    assert asha.deck.as_seen_by(0) == [None] * 19


@rule("kinfire.campaign.components-stay-sealed-until-called")
def test_treasure_packs_are_sealed_from_the_start() -> None:
    match = fresh(2, players="one")
    play(match, "play-as:asha", "1 play-as:khor")
    for pile in match.state.treasures.values():
        assert pile.as_seen_by(0) == [None]


# --- quests ---


@rule("kinfire.campaign.first-quest-road-to-vinna", "kinfire.campaign.quest-narrative-read-aloud")
def test_a_campaign_opens_with_quest_1_read_aloud() -> None:
    match = fresh(2, players="one", quests=1)
    play(match, "play-as:asha", "1 play-as:khor")
    for eyes in (0, 1, WATCHER):
        read = [event for event in match.told(eyes) if event.key in ("quest-begins", "story-untitled")]
        texts = [dict(event.params)["text"] for event in read]
        assert texts == ["@quests.road.intro", "@stories.1-1.text", "@stories.1-3.text"]


@rule("kinfire.fate-token.quest-one-grants-two", "kinfire.fate-token.unspent-carry-over")
def test_quest_1_brings_two_fate_tokens_that_are_kept() -> None:
    match = fresh(2, players="one")
    play(match, "play-as:asha", "1 play-as:khor")
    assert match.state.done == ["road"]
    assert match.state.fate == 2


@rule("kinfire.campaign.no-reading-ahead", "kinfire.expedition.follow-chosen-branch")
def test_no_card_is_read_before_the_party_gets_there() -> None:
    match = start("asha", "khor", play={"quest": "heron"})
    assert menu(match) == {"way:left", "way:right"}
    for seat in (0, 1):
        shown = f"{match.scene(seat)} {match.offers(seat)} {match.told(seat)}"
        assert "2-1" in shown
        assert "2-2" not in shown
        assert "2-3" not in shown
    play(match, "way:left")
    read = [dict(event.params)["text"] for event in match.events if event.key == "story-untitled"]
    assert read == ["@stories.2-1.text", "@stories.2-2.text"]


@rule("kinfire.campaign.features-unlock-by-quest", "kinfire.city.actions-granted-after-each-quest")
def test_city_actions_are_granted_from_quest_2_on() -> None:
    for quest, granted in (("road", 0), ("heron", 4), ("keep", 4)):
        match = start("asha", "khor", stories=TALE, quest=quest, town="vinna", prompts=["peak"], play={"read": "9-1"})
        assert match.state.actions == granted
        assert asked(match) == {0: "ask-location" if granted else "ask-party"}


@rule("kinfire.campaign.quest-choice-free-after-quest-two", "kinfire.city.chosen-prompt-discarded")
def test_after_quest_2_any_prompt_may_be_taken_on() -> None:
    easy = {"quests": [{"id": "keep", "number": 3, "first": "3-1", "level": 1}]}
    match = start("asha", "khor", done=["road"], prompts=["peak"], more=easy, play={"next": True})
    play(match, "as-we-are")
    assert match.state.quest == "heron"  # until then the next one in order, whatever was promised
    match = start("asha", "khor", done=["road", "heron"], prompts=["keep", "peak"], play={"next": True},
                  more={"quests": [{"id": "peak", "number": 4, "first": "2-1", "level": 2}]})  # fmt: skip
    play(match, "as-we-are")
    assert menu(match) == {"quest:keep", "quest:peak"}
    play(match, "quest:peak")
    assert match.state.quest == "peak"
    assert match.state.prompts == ["keep"]


@rule("kinfire.campaign.offered-quests-always-feasible")
def test_no_quest_is_offered_that_is_too_hard() -> None:
    match = start("asha", "khor", done=["road", "heron"], prompts=["keep", "peak", "crag"], play={"next": True},
                  more={"quests": [{"id": "crag", "number": 5, "first": "2-1", "level": 1}]})  # fmt: skip
    play(match, "as-we-are")
    assert menu(match) == {"quest:keep", "quest:crag"}
    assert match.why_not(0, "quest:peak") == ("kinfire.campaign.offered-quests-always-feasible",)


def test_if_all_are_too_hard_the_least_hard_is_offered() -> None:
    quests = [{"id": name, "number": 5, "first": "2-1", "level": level} for name, level in (("crag", 5), ("abyss", 9))]
    match = start("asha", "khor", done=["road", "heron"], prompts=["crag", "abyss"], more={"quests": quests},
                  play={"next": True})  # fmt: skip
    play(match, "as-we-are")
    assert match.state.quest == "crag"


def test_a_match_ends_after_as_many_quests_as_were_asked_for() -> None:
    for won, winners, how in ((True, (0, 1), "won"), (False, (), "lost")):
        end = [page("9-1", "road", do=[{"do": "end", "won": won}])]
        match = start(
            "asha", "khor", stories=end, quest="heron", done=["road"], options={"quests": 2}, play={"read": "9-1"}
        )
        assert match.outcome is not None
        assert (match.outcome.winners, match.outcome.reason) == (winners, f"outcome-quests-{how}")
        assert f"quest-{how}" in told(match)
        (quests,) = [part for part in chronicle(match.state, match.content).parts if isinstance(part, Graph)]
        assert [node.id for node in quests.nodes if node.failed] == ([] if won else ["heron"])
        (finished,) = [part for part in match.scene(0).parts if isinstance(part, Zone) and part.id == "done"]
        assert [card.tags for card in finished.cards] == [(say("quest-is-won"),), (say(f"quest-is-{how}"),)]
    match = start(
        "asha", "khor", stories=TALE, quest="heron", done=["road"], options={"quests": 3}, play={"read": "9-1"}
    )
    assert match.outcome is not None  # or where no quest is left
    assert match.outcome.reason == "outcome-no-quest-left"


# --- saving ---


@rule("kinfire.campaign.series-of-quests-with-saved-progress", "kinfire.campaign.may-stop-after-any-quest")
@rule("kinfire.campaign.save-seeker-material-in-seeker-box", "kinfire.campaign.save-shared-party-state")
@rule("kinfire.campaign.save-unspent-city-actions", "kinfire.campaign.save-returns-quest-components")
def test_what_is_put_away_after_a_quest_comes_out_again() -> None:
    match = fresh(2, players="one")
    play(match, "play-as:asha", "1 play-as:khor", "as-we-are", "way:left")  # quests 1 and 2 are over
    assert (asked(match), match.state.town) == ({0: "ask-location"}, "vinna")
    assert (match.state.quest, match.state.page, match.state.combat) == ("", "", None)
    again: Any = Match.load(match.save(), THIN_GAME)
    assert again.notice is None
    state, kept = match.state, again.state
    assert kept.actions == state.actions == 3
    assert kept == state
    for each in (state, kept):
        assert (each.coins, each.fate, each.prompts, each.done) == (8, 2, ["keep", "peak"], ["road", "heron"])
        assert len(each.seats[0].deck.cards) + len(each.seats[0].discard.cards) == 19
    play(again, "set-out", "as-we-are")
    assert again.state.quest == "keep"


# --- newcomers ---


@rule("kinfire.campaign.same-seekers-by-default")
def test_the_same_seekers_set_out_again_unless_the_group_wants_otherwise() -> None:
    match = start("asha", "khor", "naz", done=["road"], play={"next": True})
    assert menu(match) == {"as-we-are", "another-party"}
    play(match, "another-party", "stay-on", "1 change-seeker", "2 stay-on", "1 play-as:feyn", "plain-deck")
    assert party(match) == ["asha", "feyn", "naz"]
    assert deck(match, 1) == deck(start("asha", "feyn"), 1)
    assert Counter(own_cards("khor")) <= Counter(match.state.box)


@rule("kinfire.campaign.newcomer-kinfire-equals-poorest-seeker", "kinfire.campaign.bag-rebuilt-when-roster-changes")
def test_a_newcomer_has_as_much_kinfire_as_the_poorest_who_stays() -> None:
    rich = [{"seeker": who, "kinfire": kinfire} for who, kinfire in (("asha", 3), ("khor", 1), ("naz", 2))]
    match = start(*rich, {}, done=["road"], play={"next": True})
    assert bag(match) == {"asha": 4, "khor": 4, "naz": 4}
    play(
        match, "another-party", "stay-on", "1 leave-party", "2 stay-on", "3 join-party", "3 play-as:feyn", "plain-deck"
    )
    assert party(match) == ["asha", "", "naz", "feyn"]
    assert [seeker.kinfire for seeker in match.state.seats] == [3, 0, 2, 2]
    assert match.state.seats[1].hp == 0
    assert bag(match) == {"asha": 4, "feyn": 4, "naz": 4}


def test_one_who_comes_back_is_a_newcomer() -> None:
    rich = [{"seeker": "asha", "kinfire": 5}, {"seeker": "khor", "kinfire": 1}]
    match = start(*rich, done=["road"], play={"next": True})
    play(match, "another-party", "change-seeker", "1 stay-on", "play-as:asha", "plain-deck")
    assert match.state.seats[0].kinfire == 1


@rule("kinfire.campaign.newcomer-deck-is-group-choice", "kinfire.inn.deck-must-obey-five-limits")
def test_the_group_builds_a_newcomers_deck_within_the_limits() -> None:
    match = start("asha", "khor", {}, pool=["sabre", "crown"], done=["road"], play={"next": True})
    play(match, "another-party", "stay-on", "1 stay-on", "2 join-party")
    assert "sit-out" not in menu(match, 2)
    play(match, "2 play-as:naz")
    assert menu(match) == {"plain-deck", "built-deck"}
    play(match, "built-deck", "2 take-out:naz-red-1")
    assert menu(match, 2) == {"put-in:naz-red-1", "put-in:sabre"}
    assert match.why_not(2, "put-in:crown") == ("kinfire.deckbuild.no-kinfire-no-costed-cards",)
    play(match, "2 put-in:sabre", "2 done")
    assert {"sabre", "sabre-boost"} <= set(deck(match, 2))
    assert not match.state.building  # it lies open no more


def test_a_party_never_shrinks_below_two() -> None:
    match = start("asha", "khor", "naz", done=["road"], play={"next": True})
    play(match, "another-party", "0 leave-party", "1 leave-party", "2 leave-party")
    assert len([who for who in party(match) if who]) == 2
    assert told(match).count("stays-after-all") == 2
    match = start("asha", "khor", {}, done=["road"], play={"next": True})
    play(match, "another-party", "0 leave-party", "1 stay-on", "2 stay-out")
    assert party(match) == ["asha", "khor", ""]
    match = start("asha", "khor", done=["road"], play={"next": True})
    play(match, "another-party")
    assert match.why_not(0, "leave-party") == ("kinfire.campaign.solo-player-runs-two-seekers",)


def test_what_a_seeker_found_stays_with_the_party() -> None:
    nine = ["sabre", *own_cards("asha")[1:]]
    match = start({"seeker": "asha", "deck": [*nine, "remedy"], "discard": ["exhausted"]}, "khor", done=["road"],
                  play={"next": True})  # fmt: skip
    play(match, "another-party", "change-seeker", "1 stay-on", "play-as:naz", "plain-deck")
    assert sorted(match.state.pool) == ["remedy", "sabre", "sabre-boost"]
    assert Counter(own_cards("asha")) <= Counter(match.state.box)
    assert len(deck(match, 0)) == 18


def test_of_two_alike_the_bought_one_stays_with_the_party() -> None:
    own = board("asha", ["sabre", *own_cards("asha")[1:]], red=2, green=4, blue=3)
    match = start("asha", "khor", pool=["sabre"], more={"seekers": [own]}, done=["road"], play={"next": True})
    play(match, "another-party", "change-seeker", "1 stay-on", "play-as:naz", "plain-deck")
    assert sorted(match.state.pool) == ["sabre", "sabre-boost"]


def test_where_another_has_a_card_of_the_starting_deck_an_unused_one_takes_its_place() -> None:
    own = board("asha", ["sling", *own_cards("asha")[1:]], red=1, green=5, blue=3)
    valora = {"seeker": "valora", "deck": [*own_cards("valora")[:3], "sling", *own_cards("valora")[4:]]}
    match = start(valora, "khor", {}, pool=["net"], more={"seekers": [own]}, done=["road"], play={"next": True})
    play(match, "another-party", "stay-on", "1 stay-on", "2 join-party", "2 play-as:asha", "plain-deck")
    assert len(deck(match, 2)) == 18
    assert "net" in deck(match, 2)


def test_a_leader_who_leaves_leads_no_more() -> None:
    match = start("asha", "khor", "naz", leader=1, done=["road"], options={"players": "each"}, play={"next": True})
    all_vote(match, "another-party")
    play(match, "0 stay-on", "1 leave-party", "2 stay-on")
    assert match.state.leader == NOBODY
    assert asked(match) == {0: "ask-leader", 2: "ask-leader"}
