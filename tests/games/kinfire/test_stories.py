"""The stories of the core pack: every card is reached, every path ends, and the words say what the data does."""

from __future__ import annotations

import random
import re
from collections import Counter
from itertools import combinations

import pytest

from roundtable.games.kinfire.effects import stories
from roundtable.games.kinfire.effects.stories import (
    Close,
    Douse,
    Earn,
    EndCampaign,
    EndQuest,
    Exhaust,
    Forget,
    GiveFate,
    GivePrompt,
    Heal,
    Hurt,
    Inn,
    Kindle,
    Loot,
    Pay,
    Personal,
    Remember,
    Shop,
    Story,
    StoryDeed,
    Treasure,
    Unlock,
    Upgrade,
    Wage,
    Way,
)
from roundtable.packs.content import describe

from .story_walk import (
    CONTENT,
    MEMORIES,
    QUESTS,
    SEEKERS,
    SHOPS,
    STORIES,
    TOWNS,
    Walker,
    deeds,
    first_cards,
    leads_to,
)

LANGUAGES = ("en", "fr")
CONUNDRUMS = {story.id: story for story in STORIES.values() if story.conundrum}
TWINS = {"4-18": "4-17", "6-23": "6-22"}
"""Conundrums that stand in for another one, by a Memory card."""


def words(language: str, story: str, field: str = "text") -> str:
    return CONTENT.text(language, "stories", story, field)


def deck(name: str) -> list[Story]:
    return [story for story in STORIES.values() if story.deck == name]


def is_end(story: Story) -> bool:
    """Nothing is read after it."""
    return any(isinstance(deed, EndQuest | EndCampaign) for deed in story.do)


def is_plain(way: Way) -> bool:
    """Whoever comes here can go there."""
    return not (way.memory or way.without or way.seeker or way.pays or way.hurts or way.must)


# --- the graph ---


def test_every_card_is_reached_and_belongs_to_its_deck() -> None:
    found, todo = set(), list(first_cards())
    while todo:
        card = todo.pop()
        if card not in found:
            found.add(card)
            todo += leads_to(STORIES[card])
    assert set(STORIES) - found == set()
    for story in STORIES.values():
        assert {STORIES[there].deck for there in leads_to(story)} <= {story.deck}, story.id
        prefix = {"vinna": "v", "dinlux": "d"}.get(story.deck, story.deck.removeprefix("quest-"))
        assert story.id.startswith(f"{prefix}-")


def test_no_path_ever_comes_back() -> None:
    done: set[str] = set()

    def descend(card: str, above: tuple[str, ...]) -> None:
        assert card not in above, f"a circle: {above} and again {card}"
        if card not in done:
            for there in leads_to(STORIES[card]):
                descend(there, (*above, card))
            done.add(card)

    for card in first_cards():
        descend(card, ())


def test_every_path_of_a_quest_ends_as_a_quest_ends() -> None:
    for quest in QUESTS:
        for story in deck(quest):
            assert is_end(story) != bool(leads_to(story)), story.id
            if is_end(story):
                assert not story.ways
    for story in (story for town in TOWNS for story in deck(town)):
        assert not is_end(story)
        assert not any(isinstance(deed, Wage) for deed in deeds(story)), "no combats in town"


def test_nobody_is_ever_stuck_before_a_closed_door() -> None:
    for story in STORIES.values():
        if story.ways:
            assert any(is_plain(way) and not (way.go and STORIES[way.go].event) for way in story.ways) or all(
                is_plain(way) for way in story.ways
            ), story.id
            musts = [way.must for way in story.ways]
            assert musts == sorted(musts, reverse=True), f"{story.id}: compulsory lines come first"
            assert all(way.memory for way in story.ways if way.must)


@pytest.mark.parametrize("quest", QUESTS)
def test_a_quest_has_fifteen_to_forty_cards_and_one_or_more_combats(quest: str) -> None:
    cards = deck(quest)
    fights = [deed.fight for story in cards for deed in story.do if isinstance(deed, Wage)]
    assert 15 <= len(cards) <= 40
    assert 1 <= len(fights) <= 6
    assert len(fights) == len(set(fights))


def test_every_combat_is_fought_somewhere_and_losing_one_is_another_story() -> None:
    waged = {deed.fight for story in STORIES.values() for deed in story.do if isinstance(deed, Wage)}
    assert waged == set(CONTENT["fights"])
    for fight in CONTENT["fights"].values():
        assert fight.won != fight.lost
        after = [STORIES[card] for card in (fight.lost, *leads_to(STORIES[fight.lost]))]
        assert not any(isinstance(deed, Wage) for story in after for deed in story.do), fight.id


# --- what the rulebook says of quests 1 to 3 and of towns ---


def test_the_first_quest_is_short_and_straight() -> None:
    assert QUESTS["quest-1"].first == "1-1"
    assert GiveFate(number=2) in STORIES["1-1"].do
    assert STORIES["1-2"].do == (Wage(fight="wyvern-road"),)
    for story in deck("quest-1"):
        assert not story.conundrum
        assert not any(isinstance(deed, stories.Test | Kindle) for deed in deeds(story))
        assert sum(not way.must for way in story.ways) <= 1, "no decisions yet"
    assert STORIES["1-16"].do[-1] == EndQuest(actions=0)


def test_decisions_tests_and_the_town_come_with_the_second_quest() -> None:
    cards = deck("quest-2")
    assert any(len(story.ways) > 1 for story in cards)
    assert sum(story.conundrum for story in cards) == 2
    sought = {deed.seek for story in cards for deed in story.do if isinstance(deed, stories.Test)}
    assert sought == {("red",), ("green",), ("blue",)}
    ends = [deed for story in cards for deed in story.do if isinstance(deed, EndQuest)]
    assert [end.actions for end in ends] == [3]


def test_seeker_options_and_upgrades_come_with_the_third_quest() -> None:
    def seekers(quest: str) -> set[str]:
        return {way.seeker for story in deck(quest) for way in story.ways if way.seeker}

    def upgrades(quest: str) -> set[str]:
        return {deed.pack for story in deck(quest) for deed in story.do if isinstance(deed, Upgrade)}

    assert not seekers("quest-1") | seekers("quest-2")
    assert not upgrades("quest-1") | upgrades("quest-2")
    for quest in ("quest-3", "quest-4", "quest-5", "quest-6"):
        assert seekers(quest) == set(SEEKERS), quest
    assert [upgrades(quest) for quest in ("quest-3", "quest-4", "quest-5")] == [{"ember"}, {"beacon"}, {"starfall"}]


def test_a_seekers_option_brings_something_of_their_own() -> None:
    told = Counter(way.seeker for story in STORIES.values() for way in story.ways if way.seeker)
    assert min(told.values()) >= 4
    assert max(told.values()) - min(told.values()) <= 3


def test_vinna_and_lampfoot_have_all_that_a_town_has() -> None:
    sites = {town: {site.number: site for site in TOWNS[town].sites} for town in TOWNS}
    assert sites["vinna"][5].card == "v-5"
    assert CONTENT.text("en", "towns", "vinna", sites["vinna"][5].name) == "Luca’s Tea Wagon"
    assert len(sites["vinna"]) >= 8
    assert len(sites["dinlux"]) >= 12
    for town in TOWNS:
        cards = deck(town)
        doing = [deed for story in cards for deed in deeds(story)]
        assert sum(isinstance(deed, Inn) for deed in doing) == 1
        assert sum(isinstance(deed, Shop) for deed in doing) >= 3
        assert sum(story.event for story in cards) >= 8
        assert any(isinstance(deed, GivePrompt) for deed in doing), "a hidden quest"
        locked = {story.id for story in cards if story.locked}
        assert locked == {deed.card for deed in doing if isinstance(deed, Unlock)}
        assert locked
        assert [site.number for site in TOWNS[town].sites] == list(range(1, len(sites[town]) + 1))
        spots = [(site.x, site.y) for site in TOWNS[town].sites]
        assert all(abs(ax - bx) + abs(ay - by) > 100 for (ax, ay), (bx, by) in combinations(spots, 2))


def test_shops_keep_to_what_the_rulebook_tells() -> None:
    assert {deed.shop for story in STORIES.values() for deed in deeds(story) if isinstance(deed, Shop)} == set(SHOPS)
    bounties = {bounty.enemy: bounty for bounty in SHOPS["hook-and-tally"].bounties}
    assert bounties["wyvern"].item == "wyvern-cape"
    assert bounties["bandit"].item is None
    items = [bounty.item for shop in SHOPS.values() for bounty in shop.bounties if bounty.item]
    assert len(items) == len(set(items)) >= 5
    assert not any(bounty.item for bounty in SHOPS["harls-forge"].bounties), "the first shop makes nothing of them"
    assert all(bounties[each.enemy].coins >= each.coins for each in SHOPS["harls-forge"].bounties)
    assert SHOPS["chalk-ring"].lessons
    cards = CONTENT["cards"]
    assert all(cards[ware.card].disposable for ware in SHOPS["leech-and-ladle"].goods), "remedies"


def test_what_is_found_once_is_found_once() -> None:
    """No visit to a town can be repeated for kinfire, treasures or cards."""
    once = (Kindle, Treasure, Loot, Upgrade, GivePrompt)
    for story in (story for town in TOWNS for story in deck(town)):
        if any(isinstance(deed, once) for deed in deeds(story)) or story.conundrum:
            assert story.event or Close(card=story.id) in story.do, story.id


# --- conundrums ---


@pytest.mark.parametrize("card", CONUNDRUMS)
def test_a_conundrum_divides_the_six_among_its_answers(card: str) -> None:
    pleased = [way.pleases for way in CONUNDRUMS[card].ways]
    assert all(1 <= len(each) <= 3 for each in pleased)
    assert sorted(seeker for each in pleased for seeker in each) == sorted(SEEKERS)


def test_only_conundrums_please() -> None:
    assert not any(way.pleases for story in STORIES.values() if not story.conundrum for way in story.ways)


def test_no_two_seekers_always_want_the_same() -> None:
    cards = [story for card, story in CONUNDRUMS.items() if card not in TWINS]
    assert len(cards) >= 14
    together = Counter(pair for story in cards for way in story.ways for pair in combinations(sorted(way.pleases), 2))
    assert max(together.values()) <= len(cards) // 2
    for twin, card in TWINS.items():
        assert [way.pleases for way in STORIES[twin].ways] == [way.pleases for way in STORIES[card].ways]


def test_the_cakes_of_the_rulebook() -> None:
    chocolate, rum, liquorice = STORIES["d-e6"].ways
    assert chocolate.pleases == ("asha", "valora")
    assert set(rum.pleases) == {"roland", "khor", "naz"}
    assert liquorice.pleases == ("feyn",)


# --- memories ---


def test_every_memory_is_gained_and_comes_back() -> None:
    given = {deed.memory for story in STORIES.values() for deed in deeds(story) if isinstance(deed, Remember)}
    asked = {name for story in STORIES.values() for way in story.ways for name in (way.memory, way.without) if name}
    asked |= {memory.id for memory in MEMORIES.values() if memory.redirects}
    assert given == set(MEMORIES)
    assert set(MEMORIES) - asked == {"2-a"}, "Pell at home is what is so unless 2-B is"
    for story in STORIES.values():
        for deed in deeds(story):
            if isinstance(deed, Remember):
                assert deed.memory.partition("-")[0] == story.id.partition("-")[0]


def test_what_was_done_comes_back_quests_later() -> None:
    later: dict[str, set[str]] = {}
    for story in STORIES.values():
        for way in story.ways:
            if way.memory and way.memory.partition("-")[0] != story.id.partition("-")[0]:
                later.setdefault(way.memory, set()).add(story.deck)
    for memory in MEMORIES.values():
        for card in memory.redirects:
            later.setdefault(memory.id, set()).add(STORIES[card].deck)
    assert len(later) >= 20
    assert sum("quest-6" in decks for decks in later.values()) >= 12, "the finale knows what was done"
    assert any(way.memory and way.must for story in STORIES.values() for way in story.ways)
    assert sum(bool(memory.redirects) for memory in MEMORIES.values()) >= 4


INSTEAD = {"en": "read(, but another)? instead", "fr": "(autre page est lue|mais une autre) à la place"}
"""How a Memory card says that a story leads elsewhere."""


def test_redirects_lead_to_cards_that_nothing_else_leads_to() -> None:
    straight = {way.go for story in STORIES.values() for way in story.ways}
    for memory in MEMORIES.values():
        assert not straight & set(memory.redirects.values()), memory.id
        for language, phrase in INSTEAD.items():
            said = CONTENT.text(language, "memories", memory.id, "text")
            assert len(re.findall(phrase, said)) == len(memory.redirects), said


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_named_by_a_number_that_nobody_sees(language: str) -> None:
    assert [(key, said) for key, said in own_texts(language).items() if re.search(r"\b[0-9VD]-[0-9A-Z]\b", said)] == []


def test_visits_that_memories_change_are_named_as_on_the_map() -> None:
    sites = {site.card: (town, site.name) for town in CONTENT["towns"].values() for site in town.sites}
    for language in LANGUAGES:
        for memory in MEMORIES.values():
            for card in memory.redirects.keys() & sites.keys():
                town, site = sites[card]
                said = CONTENT.text(language, "memories", memory.id, "text").lower()
                place = CONTENT.text(language, "towns", town.id, site).lower()
                assert place.removeprefix("the ") in said
                assert CONTENT.text(language, "towns", town.id, "name").lower().partition(",")[0] in said


def test_a_patched_lamp_does_not_outlast_a_lost_fight() -> None:
    walker = Walker(random.Random(0))
    walker.memories = ["6-b"]
    assert walker.redirected("6-33") == "6-7"
    walker.memories = ["6-a", "6-b"]
    assert walker.redirected("6-33") == "6-33"


# --- walking through it ---


def test_every_walk_through_the_act_ends_and_every_card_is_read_by_somebody() -> None:
    read: Counter[str] = Counter()
    orders = set()
    for number in range(1500):
        walker = Walker(random.Random(number))
        walker.play_act()
        assert walker.done[:2] == ["quest-1", "quest-2"]
        assert 5 <= len(walker.done) <= 6
        orders.add(tuple(walker.done))
        read.update(set(walker.read))
        assert len(walker.read) < 180
    assert set(STORIES) - set(read) == set()
    assert len(orders) >= 6, "the order is free"
    epilogues = [story.id for story in deck("quest-6") if is_end(story)]
    assert len(epilogues) == 5
    assert min(read[card] for card in epilogues) > 10


@pytest.mark.parametrize("quest", QUESTS)
def test_a_quest_can_be_walked_by_any_party(quest: str) -> None:
    for number in range(200):
        walker = Walker(random.Random(number))
        walker.memories = walker.rng.sample(sorted(MEMORIES), walker.rng.randint(0, 12))
        walker.play_quest(quest)
        assert 4 <= len(walker.read) <= 30


# --- words ---


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_are_as_long_as_one_likes_to_read_aloud(language: str) -> None:
    for story in STORIES:
        assert 38 <= len(words(language, story).split()) <= (120 if language == "en" else 130), story


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_cards_begin_alike(language: str) -> None:
    starts = Counter(" ".join(words(language, story).split()[:3]) for story in STORIES if story not in TWINS)
    assert [start for start, count in starts.items() if count > 1] == ALIKE[language]
    names = Counter(words(language, story, "name") for story in STORIES)
    assert [name for name, count in names.items() if count > 1] == []


ALIKE = {"en": ["The glass opens,"], "fr": ["Le verre s’ouvre,"]}
"""6-31 and 6-35 are the same moment, in the dark and by lamplight."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_ways_of_a_card_can_be_told_apart(language: str) -> None:
    for story in STORIES.values():
        labels = [words(language, story.id, way.text) for way in story.ways]
        assert len(set(labels)) == len(labels), story.id
        assert all(label.endswith((".", "?", "!", "»", "”")) for label in labels), story.id


SLIPS = {
    "en": re.compile(r"\s[;:!?,.]|  |'|\"|\.\.\.|[\u00a0\u202f]"),
    "fr": re.compile(r"(?<![\u202f?!])[?!;]|(?<!\u00a0):|«(?!\u00a0)|(?<!\u00a0)»|'|\"|\.\.\.|  | [,.]"),
}


def own_texts(language: str) -> dict[str, str]:
    """All words of stories, memories, quests, towns and shops."""
    whole = describe(CONTENT)["collections"]
    return {
        f"{collection}.{item['id']}.{field}": said
        for collection in ("stories", "memories", "quests", "towns", "shops")
        for item in whole[collection]["items"]
        for field, said in item["text"][language].items()
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_typography(language: str) -> None:
    assert [key for key, said in own_texts(language).items() if SLIPS[language].search(said)] == []


def figures(said: str) -> list[str]:
    return sorted(re.findall(r"\d+", re.sub(r"(?<=\d)[\u202f,](?=\d{3})", "", said)))


def test_both_languages_have_the_same_figures() -> None:
    french = own_texts("fr")
    assert [key for key, said in own_texts("en").items() if figures(said) != figures(french[key])] == []


PHRASES: dict[type[StoryDeed], tuple[str, str]] = {
    Hurt: ("suffers? {} HP", "perd {} PV"),
    Heal: ("recovers {} HP", "regagne {} PV"),
    Exhaust: ("{} Exhausted", "{} cartes? Fatigue"),
    Earn: ("{} coin", "{} pièce"),
    Pay: ("[Ll]ose {} coin", "[Pp]erdez {} pièce"),
    Kindle: ("{} kinfire", "{} jetons? de Kinfire"),
    Douse: ("loses {} kinfire", "perd {} jetons? de Kinfire"),
    GiveFate: ("{} fate token", "{} jetons? de destin"),
    Remember: ("Memory “{}”", "Mémento «\u00a0{}\u00a0»"),
    Forget: ("[Ll]ose Memory .*“{}”|Memory “{}”", "[Pp]erdez .*Mémento «\u00a0{}\u00a0»"),
    Treasure: ("{} treasure pack", "pochette trésor {}"),
    Upgrade: ("upgrade pack", "pochette d’amélioration"),
    GivePrompt: ("Prompt for quest {}", "carte Aventure de la quête {}"),
    EndQuest: ("{} city action", "{} actions? de ville"),
    Inn: ("{} coin", "{} pièce"),
    Wage: ("The fight begins", "Le combat commence"),
}
TIERS = {"bronze": "de bronze", "silver": "d’argent", "gold": "d’or"}
COLOURS = {"red": "rouge", "green": "vert", "blue": "bleue?s?"}


def figure(deed: StoryDeed, language: str) -> str:
    """The number, or the name, that has to be said."""
    match deed:
        case Remember() | Forget():
            return CONTENT.text(language, "memories", deed.memory, "name")
        case GivePrompt():
            return str(QUESTS[deed.quest].number)
        case Treasure():
            return deed.tier if language == "en" else TIERS[deed.tier]
        case EndQuest():
            return str(deed.actions)
        case Earn() | Pay():
            return str(deed.coins)
        case Hurt() | Heal():
            return str(deed.hp)
        case Inn():
            return str(deed.price)
    return str(getattr(deed, "number", ""))


def told(story: Story) -> list[tuple[stories.Telling, str]]:
    """Each deed with the text that has to tell it."""
    return [(deed, "text") for deed in story.do] + [(deed, way.text) for way in story.ways for deed in way.do]


@pytest.mark.parametrize(("language", "number"), [("en", 0), ("fr", 1)])
def test_the_words_say_what_a_card_does(language: str, number: int) -> None:
    for story in STORIES.values():
        for deed, field in told(story):
            if type(deed) in PHRASES and deed != EndQuest(actions=0):
                pattern = PHRASES[type(deed)][number].format(*[re.escape(figure(deed, language))] * 2)
                assert re.search(pattern, words(language, story.id, field)), (story.id, field, pattern)
            if isinstance(deed, Loot):
                assert CONTENT.text(language, "cards", deed.card, "name") in words(language, story.id, field), story.id
            if isinstance(deed, Personal) and deed.seeker:
                assert CONTENT.text(language, "seekers", deed.seeker, "name") in words(language, story.id, field)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_say_what_a_way_asks(language: str) -> None:
    coins, hp, memory = ("[Pp]ay {} coin", "{} HP", "With Memory “{}”") if language == "en" else (
        "[Pp]ayer {} pièce", "{} PV", "Avec la carte Mémento «\u00a0{}\u00a0»",
    )  # fmt: skip
    may = "may" if language == "en" else "pouvez"
    for story in STORIES.values():
        for way in story.ways:
            label = words(language, story.id, way.text)
            assert not way.pays or re.search(coins.format(way.pays), label), (story.id, label)
            assert not way.hurts or hp.format(way.hurts) in label, (story.id, label)
            if way.memory:
                name = CONTENT.text(language, "memories", way.memory, "name")
                assert memory.format(name) in label, (story.id, label)
                assert (f" {may} " in label) != way.must, (story.id, label)
            if way.seeker:
                assert CONTENT.text(language, "seekers", way.seeker, "name") in label, (story.id, label)


IN_TESTS: dict[type[stories.TestDeed], type[StoryDeed]] = {
    stories.TestHurt: Hurt,
    stories.TestExhaust: Exhaust,
    stories.TestKindle: Kindle,
    stories.TestEarn: Earn,
}
FLIPS = {"en": "flips {} card", "fr": "tire {} carte"}


def outcome(deed: stories.TestDeed, language: str) -> str:
    """How a test's reward or penalty is worded."""
    amount = next(getattr(deed, name) for name in ("hp", "coins", "number") if hasattr(deed, name))
    return PHRASES[IN_TESTS[type(deed)]][LANGUAGES.index(language)].format(amount)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_say_what_a_test_asks(language: str) -> None:
    tests = [(story.id, deed) for story in STORIES.values() for deed in story.do if isinstance(deed, stories.Test)]
    for card, deed in tests:
        said = words(language, card)
        colours = [colour if language == "en" else COLOURS[colour] for colour in deed.seek]
        wanted = [FLIPS[language].format(deed.flips), *(rf"\b{colour}\b" for colour in colours)]
        wanted += [outcome(each, language) for each in (*deed.passed, *deed.failed)]
        assert [each for each in wanted if not re.search(each, said)] == [], card
        assert not deed.needed or str(deed.needed) in said, card
        assert bool(deed.won) == bool(deed.lost), card
