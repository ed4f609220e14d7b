"""Expeditions: story cards, ways, conundrums, memories, and what a story gives and takes."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.kinfire.thin import Game, Item, all_vote, asked, deck, menu, page, play, start, told, way

from roundtable.games.kinfire.game import Kinfire
from roundtable.kernel.scene import Page
from roundtable.kernel.seats import WATCHER
from roundtable.scenarios.format import Scenario
from roundtable.scenarios.runner import prepare

rule = pytest.mark.rule
MEMORIES = [{"id": "0-a"}, {"id": "0-b"}, {"id": "0-c"}, {"id": "0-d", "redirects": {"0-15": "0-17"}},
            {"id": "0-e", "redirects": {"0-17": "0-15"}}, {"id": "0-f", "redirects": {"0-17": "0-18"}}]  # fmt: skip
QUEST = [{"id": "sample", "number": 2, "first": "0-1", "level": 1}]


def sample(*pages: Item, seats: tuple[Any, ...] = ("asha", "khor", "naz"), at: str = "0-1", **given: Any) -> Game:
    """A sample quest, with empty cards for wherever its ways lead; the party reads one of its cards."""
    ends = {go for each in pages for wanted in each["ways"] for go in [wanted.get("go")] if go}
    ends |= {"0-15", "0-16", "0-17", "0-18"}
    ends -= {each["id"] for each in pages}
    stories = [*pages, *(page(name, "sample", way("camp", name)) for name in sorted(ends))]
    given.setdefault("play", {"read": at})
    return start(*seats, stories=stories, more={"memories": MEMORIES, "quests": QUEST}, quest="sample", **given)


def do(*deeds: Item, **given: Any) -> Game:
    """The party reads a card that says this, and stays there."""
    return sample(page("0-1", "sample", way("a", "0-1"), way("b", "0-1"), do=deeds), **given)


def hp(match: Game) -> list[int]:
    return [seeker.hp for seeker in match.state.seats]


def why(match: Game, key: str) -> list[tuple[str, ...]]:
    """The rules that each event of this name was told by."""
    return [event.rules for event in match.events if event.key == key]


def kinfire(match: Game) -> list[int]:
    return [seeker.kinfire for seeker in match.state.seats]


# --- cards and ways ---


@rule("kinfire.expedition.driven-by-story-cards", "kinfire.expedition.party-never-splits")
@rule("kinfire.expedition.follow-chosen-branch")
def test_the_party_takes_one_branch_together() -> None:
    fork = page("0-1", "sample", way("left", "0-2"), way("right", "0-3"))
    match = sample(fork, options={"players": "each"})
    assert match.state.page == "0-1"
    play(match, "0 way:left", "1 way:right")
    assert match.state.page == "0-1"  # nobody goes ahead
    play(match, "2 way:left")
    assert match.state.page == "0-2"
    read = [dict(event.params)["text"] for event in match.events if event.key == "story-untitled"]
    assert read == ["@stories.0-1.text", "@stories.0-2.text"]


@rule("kinfire.expedition.story-cards-numbered-others-lettered")
def test_story_cards_have_numbers_other_cards_letters() -> None:
    match = do({"do": "remember", "memory": "0-a"})
    assert match.state.page.rpartition("-")[2].isdigit()
    assert match.state.memories[0].rpartition("-")[2].isalpha()


def test_the_deeds_of_a_card_come_in_order_before_its_ways() -> None:
    match = do({"do": "earn", "coins": 2}, {"do": "pay", "coins": 5}, {"do": "earn", "coins": 1})
    assert match.state.coins == 1  # one pays what one has
    assert asked(match)[0] == "ask-way"


def test_the_deeds_of_a_way_come_before_the_card_it_leads_to() -> None:
    fork = page("0-1", "sample", way("left", "0-2", do=[{"do": "shop", "shop": "forge"}, {"do": "earn", "coins": 4}]),
                way("right", "0-3"))  # fmt: skip
    match = sample(fork, coins=1)
    play(match, "way:left")
    assert (asked(match), match.state.coins) == ({0: "ask-shop"}, 1)
    play(match, "done")
    assert (match.state.page, match.state.coins) == ("0-2", 5)
    assert told(match).count("story-untitled") == 2


def test_a_page_is_one_line_of_the_log_and_no_word_of_it_is_lost() -> None:
    game = Kinfire()
    scenario = Scenario(game="kinfire", about="", given={"play": {"quest": "quest-1"}})
    match = prepare(scenario, game)
    match.begin()
    texts, content = game.texts(match.content), match.content
    events = {event.key: event for event in match.events}
    for lang in ("en", "fr"):
        for key, text in (("quest-begins", ("quests", "quest-1", "intro")), ("story", ("stories", "1-1", "text"))):
            event = events[key]
            assert len(texts.say(lang, event.key, event.params)) < 60
            assert texts.more(lang, event.key, event.params) == content.text(lang, *text)
        assert content.text(lang, "stories", "1-1", "name") in texts.say(lang, "story", events["story"].params)


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_no_line_of_the_log_tells_a_whole_page(lang: str) -> None:
    """What cards and stories tell at length is left to be opened; what a phase of a fight changes is said at once."""
    texts = Kinfire().texts(Kinfire().content())
    long = [key for key in texts.lines(lang).patterns if {"text", "prompt"} & texts.lines(lang).variables(key)]
    told = [key for key in long if not key.startswith(("ask-", "option-", "coach-"))]
    assert {key for key in told if not key.endswith(".more")} == {"phase-told"}


@rule("kinfire.expedition.follow-chosen-branch")
def test_where_one_plays_all_seekers_the_others_can_still_say_that_they_have_read() -> None:
    match = sample(page("0-1", "sample", way("on", "0-2"), way("back", "0-3")), leader=2)
    assert [menu(match, seat) for seat in range(3)] == [{"way:on", "way:back"}, {"have-read"}, {"have-read"}]
    play(match, "0 way:on")  # one click is enough
    assert match.state.page == "0-2"


def test_no_page_is_turned_before_it_is_read() -> None:
    for leader, reader in ((None, 0), (2, 2)):
        match = sample(page("0-1", "sample", way("on", "0-2")), leader=leader, options={"players": "each"})
        assert [menu(match, seat) for seat in range(3)] == [
            {"way:on"} if seat == reader else {"have-read"} for seat in range(3)
        ]
        assert set(asked(match).values()) == {"ask-go-on"}
        play(match, *(f"{seat} have-read" for seat in (1, 0, 2) if seat != reader))
        assert match.state.page == "0-1"  # all have read it, and it is turned by whoever leads
        play(match, f"{reader} way:on")
        assert match.state.page == "0-2"
        match = sample(page("0-1", "sample", way("on", "0-2")), leader=leader, options={"players": "each"})
        play(match, f"{reader} way:on")  # who sees that the others are ready
        assert match.state.page == "0-2"


@pytest.mark.parametrize(
    ("deed", "prompt", "click"),
    [
        ({"do": "fight", "fight": "ambush"}, "ask-go-on", "to-arms"),
        ({"do": "end"}, "ask-go-on", "close-box"),
        ({"do": "test", "seek": ["red"]}, "ask-test", "flip"),
    ],
)
def test_whatever_it_leads_to(deed: Item, prompt: str, click: str) -> None:
    match = do(deed, turned=False)
    assert asked(match) == dict.fromkeys(range(3), prompt)
    assert [menu(match, seat) for seat in range(3)] == [{click}, {"have-read"}, {"have-read"}]
    assert match.state.seats[0].discard.cards == []
    assert match.state.quest == "sample"


def test_after_a_combat_the_card_of_its_outcome_is_read() -> None:
    match = do({"do": "fight", "fight": "ambush"}, {"do": "earn", "coins": 9})
    assert match.state.coins == 3  # as card 1-3 says, and nothing of the card before


def test_a_quest_whose_story_has_been_told_is_over() -> None:
    match = sample(page("0-1", "sample"), prompts=["keep"])
    assert match.state.done == ["sample"]
    assert match.state.actions == 0
    assert "quest-won" in told(match)


def test_an_event_of_a_town_that_is_over_ends_a_quest_that_leads_there() -> None:
    match = do({"do": "test", "seek": ["red"], "won": "v-e1", "lost": "v-e1"}, closed=["v-e1"], prompts=["keep"])
    assert "event-over" in told(match)
    assert match.state.done == ["sample"]


def test_where_no_way_can_be_taken_nobody_is_stuck() -> None:
    match = sample(page("0-1", "sample", way("buy", "0-2", pays=9)), prompts=["keep"])
    assert match.state.done == ["sample"]


@rule("kinfire.reward.coins-shared-by-party")
def test_a_way_may_cost_coins_of_the_common_purse() -> None:
    toll = page("0-1", "sample", way("pay", "0-2", pays=3), way("swim", "0-3"), way("wait", "0-3"))
    match = sample(toll, coins=2)
    assert match.why_not(0, "way:pay") == ("kinfire.reward.coins-shared-by-party",)
    match = sample(toll, coins=4)
    play(match, "way:pay")
    assert (match.state.coins, match.state.page) == (1, "0-2")


# --- conundrums ---


@rule("kinfire.conundrum.matching-seekers-gain-kinfire", "kinfire.reward.kinfire-belongs-to-seeker")
def test_a_conundrum_pleases_those_pictured_and_no_others() -> None:
    cakes = page(
        "0-1", "sample", way("chocolate", "0-2", pleases=["asha", "valora"]),
        way("rum", "0-2", pleases=["roland", "khor", "naz"]), way("liquorice", "0-2", pleases=["feyn"]), conundrum=True,
    )  # fmt: skip
    for cake, gained in (("chocolate", [1, 0, 0]), ("rum", [0, 1, 1]), ("liquorice", [0, 0, 0])):
        match = sample(cakes)
        play(match, f"way:{cake}")
        assert kinfire(match) == gained


# --- memories ---

KITCHEN = page(
    "0-1", "sample", way("cake", "0-15", memory="0-b", must=True), way("debt", "0-18", memory="0-a", must=True),
    way("monkey", "0-16", memory="0-c"), way("eat", "0-2"), way("leave", "0-2"),
)  # fmt: skip


@rule("kinfire.memory.kept-face-up")
def test_a_memory_is_kept_for_all_to_see() -> None:
    match = do(
        {"do": "remember", "memory": "0-a"}, {"do": "remember", "memory": "0-a"}, {"do": "end"}, prompts=["keep"]
    )
    assert match.state.memories == ["0-a"]
    assert match.state.done == ["sample"]  # and kept beyond the quest
    for eyes in (0, 1, WATCHER):
        assert "0-a" in str(match.scene(eyes))


@rule("kinfire.memory.without-may-is-mandatory", "kinfire.memory.first-listed-mandatory-wins")
def test_without_may_the_first_that_applies_must_be_followed() -> None:
    for memories, must, there in (
        (["0-b"], "cake", "0-15"), (["0-a"], "debt", "0-18"), (["0-a", "0-b", "0-c"], "cake", "0-15"),
    ):  # fmt: skip
        match = sample(KITCHEN, memories=memories)
        assert menu(match) == {f"way:{must}"}
        play(match, f"way:{must}")
        assert match.state.page == there


@rule("kinfire.memory.may-means-optional")
def test_with_may_it_can_be_declined() -> None:
    match = sample(KITCHEN, memories=["0-c"])
    assert menu(match) == {"way:monkey", "way:eat", "way:leave"}
    match = sample(KITCHEN)
    assert menu(match) == {"way:eat", "way:leave"}
    assert match.why_not(0, "way:monkey") == ("kinfire.memory.may-means-optional",)
    assert match.why_not(0, "way:cake") == ("kinfire.memory.without-may-is-mandatory",)


@rule("kinfire.memory.effects-last-while-in-play", "kinfire.memory.redirect-replaces-destination")
def test_a_memory_redirects_every_time_until_it_is_forgotten() -> None:
    hall = page("0-1", "sample", way("go", "0-15"), way("forget", "0-15", do=[{"do": "forget", "memory": "0-d"}]))
    away = [page(name, "sample", way("back", "0-1"), way("rest", "0-1")) for name in ("0-15", "0-17")]
    match = sample(hall, *away, memories=["0-d"])
    for _ in range(2):
        play(match, "way:go")
        assert match.state.page == "0-17"
        play(match, "way:back")
    play(match, "way:forget")
    assert match.state.page == "0-15"


@rule("kinfire.memory.redirect-replaces-destination")
def test_redirects_follow_one_another_and_a_circle_ends() -> None:
    hall = page("0-1", "sample", way("go", "0-15"), way("stay", "0-1"))
    for memories, there in ((["0-d", "0-f"], "0-18"), (["0-f", "0-d"], "0-18"), (["0-d", "0-e"], "0-15")):
        match = sample(hall, memories=memories)
        play(match, "way:go")
        assert match.state.page == there


def test_a_way_may_be_closed_by_a_memory() -> None:
    match = sample(
        page("0-1", "sample", way("in", "0-2", without="0-a"), way("out", "0-3"), way("on", "0-3")), memories=["0-a"]
    )
    assert menu(match) == {"way:out", "way:on"}
    assert match.why_not(0, "way:in") == ("kinfire.memory.effects-last-while-in-play",)
    assert menu(sample(page("0-1", "sample", way("in", "0-2", without="0-a"), way("out", "0-3")))) == {
        "way:in",
        "way:out",
    }


# --- options of seekers ---

CORRIDOR = page(
    "0-1", "sample", way("latch", "0-6", seeker="asha"), way("symbol", "0-7", seeker="roland"), way("on", "0-8")
)


@rule("kinfire.option.seeker-icon-needs-that-seeker", "kinfire.option.seeker-option-is-never-forced")
@rule("kinfire.option.fallback-without-seekers")
def test_an_option_with_a_portrait_needs_that_seeker_and_forces_nobody() -> None:
    for seats, ways in (
        (("asha", "khor"), {"way:latch", "way:on"}), (("roland", "khor"), {"way:symbol", "way:on"}),
        (("asha", "roland"), {"way:latch", "way:symbol", "way:on"}),
    ):  # fmt: skip
        assert menu(sample(CORRIDOR, seats=seats)) == ways
    assert menu(sample(CORRIDOR, seats=("khor", "naz"))) == {"way:on"}
    match = sample(CORRIDOR, seats=("asha", "khor"))
    assert match.why_not(0, "way:symbol") == ("kinfire.option.seeker-icon-needs-that-seeker",)
    for chosen, named in (("latch", True), ("on", False)):
        match = sample(CORRIDOR, seats=("asha", "khor"))
        play(match, f"way:{chosen}")
        assert [("kinfire.option.seeker-option-is-never-forced" in rules) for rules in why(match, "way-taken")] == [
            named
        ]


def test_not_even_a_compulsory_line_forces_a_seekers_option() -> None:
    match = sample(page("0-1", "sample", way("latch", "0-6", seeker="asha", must=True), way("on", "0-8")))
    assert menu(match) == {"way:latch", "way:on"}


@rule("kinfire.conundrum.matching-seekers-gain-kinfire", "kinfire.memory.may-means-optional")
@rule("kinfire.option.seeker-icon-needs-that-seeker")
def test_the_question_names_the_rules_its_ways_are_chosen_by() -> None:
    cake = page("0-1", "sample", way("rum", "0-2"), way("tart", "0-2"), conundrum=True)
    named = [match.offers(0)[0].prompt.rules[3:] for match in map(sample, (cake, KITCHEN, CORRIDOR))]
    assert named == [
        ("kinfire.conundrum.matching-seekers-gain-kinfire",),
        ("kinfire.memory.may-means-optional",),
        (
            "kinfire.option.seeker-icon-needs-that-seeker",
            "kinfire.option.seeker-option-is-never-forced",
            "kinfire.option.fallback-without-seekers",
        ),
    ]
    forced = page("0-1", "sample", way("debt", "0-2", memory="0-a", must=True), way("eat", "0-2"), way("leave", "0-2"))
    assert sample(forced).offers(0)[0].prompt.rules[3:] == ()


# --- penalties ---


@rule("kinfire.expedition.damage-cannot-reach-zero", "kinfire.expedition.unavoidable-damage-leaves-one-hp")
def test_damage_outside_a_combat_leaves_one_hp() -> None:
    weak = ({"seeker": "asha", "hp": 3}, {"seeker": "khor", "hp": 4}, {"seeker": "naz", "hp": 1})
    match = do({"do": "hurt", "hp": 3}, seats=weak)
    assert hp(match) == [1, 1, 1]
    spared = ["kinfire.expedition.damage-cannot-reach-zero" in rules for rules in why(match, "seeker-suffers")]
    assert spared == [True, False, True]


@rule("kinfire.expedition.must-choose-survivable-alternative")
def test_whoever_can_live_may_not_choose_to_die() -> None:
    weak = ({"seeker": "asha", "hp": 2}, "khor")
    climb = [way("climb", "0-2", hurts=2), way("jump", "0-3", do=[{"do": "hurt", "hp": 2, "seeker": "asha"}])]
    match = sample(page("0-1", "sample", *climb, way("walk", "0-4"), way("rest", "0-4")), seats=weak)
    assert menu(match) == {"way:walk", "way:rest"}
    for name in ("way:climb", "way:jump"):
        assert match.why_not(0, name) == ("kinfire.expedition.must-choose-survivable-alternative",)
    match = sample(page("0-1", "sample", *climb), seats=weak)
    assert menu(match) == {"way:climb", "way:jump"}  # there is nothing better
    play(match, "way:climb")
    assert hp(match) == [1, 17]
    assert menu(sample(page("0-1", "sample", *climb, way("walk", "0-4")))) == {"way:climb", "way:jump", "way:walk"}


@rule("kinfire.expedition.must-choose-survivable-alternative")
def test_a_way_that_hurts_each_of_them_is_deadly_to_the_weakest() -> None:
    storm = way("storm", "0-2", do=[{"do": "hurt", "hp": 2}])
    weak = ({"seeker": "asha", "hp": 2}, "khor")
    match = sample(page("0-1", "sample", storm, way("walk", "0-4"), way("rest", "0-4")), seats=weak)
    assert menu(match) == {"way:walk", "way:rest"}
    assert match.why_not(0, "way:storm") == ("kinfire.expedition.must-choose-survivable-alternative",)


def test_what_another_could_bear_is_no_danger() -> None:
    weak = ({"seeker": "asha", "hp": 2}, "khor")
    fall = way("fall", "0-2", do=[{"do": "hurt", "hp": 2, "who": "one"}])
    feud = way("feud", "0-2", do=[{"do": "hurt", "hp": 2, "seeker": "naz"}])
    match = sample(page("0-1", "sample", fall, feud, way("walk", "0-4")), seats=weak)
    assert menu(match) == {"way:fall", "way:feud", "way:walk"}


@rule("kinfire.expedition.must-choose-survivable-alternative")
def test_where_one_of_them_is_hurt_it_is_one_who_can_bear_it() -> None:
    match = do({"do": "hurt", "hp": 3, "who": "one"}, seats=({"seeker": "asha", "hp": 3}, "khor", "naz"))
    assert menu(match) == {"choose:1", "choose:2"}
    assert match.offers(0)[0].prompt.rules == ("kinfire.expedition.must-choose-survivable-alternative",)
    assert match.why_not(0, "choose:0") == ("kinfire.expedition.must-choose-survivable-alternative",)
    play(match, "choose:2")
    assert hp(match) == [3, 14, 9]


def test_some_things_happen_to_the_leader_or_to_one_seeker_alone() -> None:
    hurt = {"do": "hurt", "hp": 1}
    assert hp(do({**hurt, "who": "leader"}, leader=1)) == [11, 13, 12]
    assert hp(do({**hurt, "seeker": "naz"})) == [11, 14, 11]
    assert hp(do({**hurt, "seeker": "feyn"})) == [11, 14, 12]
    match = do({**hurt, "who": "leader"})
    assert asked(match) == {0: "ask-whom"}


@rule("kinfire.status.exhausted-gained-into-discard")
def test_exhausted_cards_come_from_a_supply_without_end() -> None:
    match = do({"do": "exhaust", "number": 2})
    assert [seeker.discard.cards for seeker in match.state.seats] == [["exhausted", "exhausted"]] * 3
    assert match.state.box.cards.count("exhausted") == 34
    match = do(*[{"do": "exhaust", "number": 9, "seeker": "asha"}] * 5)
    assert match.state.seats[0].discard.cards.count("exhausted") == 45


# --- rewards ---


@rule("kinfire.reward.coins-supply", "kinfire.reward.coins-shared-by-party")
def test_coins_go_into_one_purse_that_no_supply_limits() -> None:
    assert do(*[{"do": "earn", "coins": 99}] * 3).state.coins == 297


def test_paying_is_told_of_where_there_is_something_to_pay_with() -> None:
    for coins, paid in ((0, 0), (1, 1), (3, 2)):
        match = do({"do": "pay", "coins": 2}, coins=coins)
        assert [dict(event.params)["number"] for event in match.events if event.key == "coins-paid"] == [paid] * (
            paid > 0
        )


@rule("kinfire.fate-token.quest-one-grants-two", "kinfire.fate-token.unspent-carry-over")
def test_the_two_fate_tokens_are_those_of_quest_one() -> None:
    gift = page("9-1", "road", way("a"), way("b"), do=[{"do": "fate", "number": 2}])
    for quest, named in (("road", True), ("heron", False), ("", False)):  # the last one is a gift in a town
        match = start("asha", "khor", stories=[gift], play={"read": "9-1"}, quest=quest)
        assert match.state.fate == 2
        assert ["kinfire.fate-token.quest-one-grants-two" in rules for rules in why(match, "fate-gained")] == [named]


@rule("kinfire.reward.kinfire-from-feats", "kinfire.reward.kinfire-belongs-to-seeker")
def test_feats_bring_kinfire_to_each_who_did_them() -> None:
    assert kinfire(do({"do": "kindle", "number": 2})) == [2, 2, 2]
    match = do({"do": "kindle", "who": "one"})
    assert match.offers(0)[0].prompt.rules == ("kinfire.expedition.driven-by-story-cards",)
    play(match, "choose:1")
    assert kinfire(match) == [0, 1, 0]


@rule("kinfire.reward.kinfire-if-spent-goes-to-void-box")
def test_kinfire_that_is_spent_is_gone() -> None:
    seats = ({"seeker": "asha", "kinfire": 3}, {"seeker": "khor", "kinfire": 1}, "naz")
    assert kinfire(do({"do": "douse", "number": 2}, seats=seats)) == [1, 0, 0]


@rule("kinfire.reward.loot-specific-card-or-treasure-pack", "kinfire.reward.no-deck-change-before-inn")
@rule("kinfire.reward.cards-go-to-group-pool")
def test_loot_waits_among_the_unused_cards() -> None:
    match = do({"do": "loot", "card": "sabre"}, {"do": "loot", "card": "remedy"})
    assert sorted(match.state.pool) == ["remedy", "sabre", "sabre-boost"]
    bound = "kinfire.deckbuild.portrait-card-restricted-to-that-seeker"
    assert [bound in rules for rules in why(do({"do": "loot", "card": "secret"}), "card-gained")] == [True]
    assert [bound in rules for rules in why(match, "card-gained")] == [False, False]
    assert asked(match)[0] == "ask-way"
    assert [len(deck(match, seat)) for seat in range(3)] == [18, 18, 18]


@rule("kinfire.reward.no-deck-change-before-inn")
def test_loot_goes_into_a_deck_at_once_if_the_card_says_so() -> None:
    match = do({"do": "loot", "card": "sling", "at_once": True})
    assert menu(match) == {"to-pool", "to-deck:0", "to-deck:1", "to-deck:2"}
    play(match, "to-deck:1")
    assert menu(match, 1) == {"take-out:khor-green-1", "take-out:khor-green-2"}
    play(match, "1 take-out:khor-green-2")
    assert {"sling", "sling-boost"} <= set(deck(match, 1))
    assert sorted(match.state.pool) == ["khor-green-2", "khor-green-2-boost"]


def test_loot_that_somebody_owns_already_is_not_found_again() -> None:
    match = do({"do": "loot", "card": "twin"}, {"do": "loot", "card": "twin"})
    assert list(match.state.pool) == ["twin", "twin-boost"]
    assert "card-gone" in told(match)
    match = do({"do": "loot", "card": "twin"}, {"do": "loot", "card": "twin", "at_once": True})
    assert asked(match)[0] == "ask-way"


@rule("kinfire.reward.treasure-pack-tiers", "kinfire.campaign.components-stay-sealed-until-called")
@rule("kinfire.reward.loot-specific-card-or-treasure-pack")
def test_a_treasure_pack_of_its_tier_is_opened() -> None:
    for tier, found in (("bronze", "bronze-find"), ("silver", "silver-find"), ("gold", "gold-find")):
        match = do({"do": "treasure", "tier": tier})
        assert found in match.state.pool
        sealed = [pile for name, pile in match.state.treasures.items() if name != tier]
        assert [len(pile) for pile in sealed] == [1, 1]
        assert not set(sealed[0].cards) & set(match.state.opened)
    match = do({"do": "treasure", "tier": "gold"}, {"do": "treasure", "tier": "gold"})
    assert "no-pack-left" in told(match)


@rule("kinfire.campaign.components-stay-sealed-until-called")
def test_which_pack_it_is_nobody_knows_beforehand() -> None:
    packs = [{"id": f"chest-{number}", "tier": "bronze", "cards": ["sabre"]} for number in range(5)]
    found = set()
    for seed in range(6):
        found_one = page("9-1", "road", way("a"), way("b"), do=[{"do": "treasure", "tier": "bronze"}])
        match = start("asha", "khor", more={"treasures": packs}, seed=seed, stories=[found_one], play={"read": "9-1"})
        for eyes in (0, 1, WATCHER):
            assert match.state.treasures["bronze"].as_seen_by(eyes) == [None] * 5
        found.add(match.state.opened.cards[0])
    assert len(found) > 1


def read_by(match: Game) -> dict[int, list[str]]:
    """The pages that lie open to each seat and to who watches, by their ids."""
    eyes = [*range(3), WATCHER]
    pages = {seat: [part.id for part in match.scene(seat).parts if isinstance(part, Page)] for seat in eyes}
    assert all(match.scenes(seat)[seat] == match.scene(seat) for seat in eyes)
    return pages


def opened(players: str) -> Game:
    pack = {"do": "upgrade", "pack": "embers"}
    return do(pack, seats=("asha", "naz", "khor"), options={"players": players})


@rule("kinfire.upgrade.pack-opened-after-some-combats", "kinfire.upgrade.interlude-read-as-preferred")
def test_an_upgrade_pack_holds_cards_and_a_page_for_each_seeker() -> None:
    match = opened("each")
    assert sorted(match.state.pool) == ["asha-ember", "asha-ember-boost", "khor-ember", "khor-ember-boost"]
    all_vote(match, "aloud")
    for page_id in ("embers-asha", "embers-khor"):
        assert read_by(match) == {key: [page_id] for key in (0, 1, 2, WATCHER)}
        play(match, "turn-page")
    assert read_by(match) == {key: ["0-1"] for key in (0, 1, 2, WATCHER)}
    for seat in range(3):
        heard = [dict(event.params)["text"] for event in match.told(seat) if event.key == "interlude"]
        assert heard == ["@upgrades.embers.of-asha", "@upgrades.embers.of-khor"]


@rule("kinfire.upgrade.interlude-read-as-preferred")
def test_read_silently_a_page_is_seen_by_its_seeker_alone() -> None:
    match = opened("each")
    all_vote(match, "silently")
    assert read_by(match) == {0: ["embers-asha"], 1: ["0-1"], 2: ["embers-khor"], WATCHER: ["0-1"]}
    assert asked(match) == {0: "ask-own-page", 2: "ask-own-page"}
    for seat, own in enumerate(("asha", None, "khor")):
        heard = [dict(event.params)["text"] for event in match.told(seat) if event.key == "interlude"]
        assert heard == ([f"@upgrades.embers.of-{own}"] if own else [])
    all_vote(match, "turn-page")
    assert read_by(match) == {key: ["0-1"] for key in (0, 1, 2, WATCHER)}


def test_whoever_plays_all_seekers_reads_one_page_after_the_other() -> None:
    match = opened("one")
    assert read_by(match)[0] == ["embers-asha"]
    assert [menu(match, seat) for seat in range(3)] == [{"turn-page"}, {"have-read"}, {"have-read"}]


@rule("kinfire.reward.prompt-card-stored-until-used")
def test_a_prompt_is_kept_until_its_quest_is_taken_on() -> None:
    match = do({"do": "prompt", "quest": "keep"}, {"do": "prompt", "quest": "keep"}, {"do": "prompt", "quest": "road"},
               done=["road"])  # fmt: skip
    assert match.state.prompts == ["keep"]
    assert ["kinfire.city.location-may-unlock-quest" in rules for rules in why(match, "prompt-gained")] == [False]


def test_the_last_page_ends_the_campaign() -> None:
    for won, winners, reason in ((True, (0, 1, 2), "outcome-act-won"), (False, (), "outcome-act-lost")):
        match = do({"do": "epilogue", "won": won})
        assert match.outcome is not None
        assert (match.outcome.winners, match.outcome.reason) == (winners, reason)


def test_a_group_that_agrees_needs_no_leader() -> None:
    match = do({"do": "kindle", "who": "one"}, options={"players": "each"})
    all_vote(match, "choose:2")
    assert kinfire(match) == [0, 0, 1]
