"""Walks through the story graph at random, on the data alone: no cards, no dice, fights decided by a coin."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from roundtable.games import kinfire
from roundtable.games.kinfire.effects import PACKS
from roundtable.games.kinfire.effects.stories import (
    Close,
    Earn,
    EndCampaign,
    EndQuest,
    Forget,
    GivePrompt,
    GoToTown,
    Memory,
    Pay,
    Quest,
    Remember,
    Story,
    StoryDeed,
    Test,
    Unlock,
    Wage,
    Way,
)
from roundtable.packs.loading import load

CONTENT = load(PACKS, [Path(kinfire.__file__).parent / "packs" / "core"])
STORIES = CONTENT.of("stories", Story)
MEMORIES = CONTENT.of("memories", Memory)
QUESTS = CONTENT.of("quests", Quest)
FIGHTS, TOWNS, SHOPS = (CONTENT[name] for name in ("fights", "towns", "shops"))
SEEKERS = tuple(CONTENT["seekers"])


def deeds(story: Story) -> list[StoryDeed]:
    """What a card does, and what its ways do."""
    return [*story.do, *(deed for way in story.ways for deed in way.do)]


def turned(card: str) -> set[str]:
    """A destination, and what Memory cards make of it."""
    return {card, *(memory.redirects[card] for memory in MEMORIES.values() if card in memory.redirects)}


def leads_to(story: Story) -> set[str]:
    """Every card that may be read after this one."""
    straight = {way.go for way in story.ways if way.go}
    for deed in deeds(story):
        if isinstance(deed, Test):
            straight |= {card for card in (deed.won, deed.lost) if card}
        elif isinstance(deed, Wage):
            straight |= {FIGHTS[deed.fight].won, FIGHTS[deed.fight].lost}
    return {there for card in straight for there in turned(card)}


def first_cards() -> Iterator[str]:
    """Where reading begins: quests and the locations of towns."""
    yield from (quest.first for quest in QUESTS.values())
    for town in TOWNS.values():
        yield from (there for site in town.sites for there in turned(site.card))


@dataclass
class Walker:
    """A party that decides at random."""

    rng: random.Random
    party: list[str] = field(default_factory=list)
    coins: int = 0
    memories: list[str] = field(default_factory=list)
    prompts: list[str] = field(default_factory=list)
    done: list[str] = field(default_factory=list)
    open: set[str] = field(default_factory=set)
    town: str = ""
    actions: int = 0
    read: list[str] = field(default_factory=list)
    over: bool = False
    quest_over: bool = False

    def __post_init__(self) -> None:
        self.party = self.rng.sample(SEEKERS, self.rng.randint(2, 4))
        self.open = {story.id for story in STORIES.values() if story.deck in TOWNS and not story.locked}

    def play_act(self) -> None:
        """Quest after quest, and the town in between, until the last page."""
        quest = next(quest.id for quest in QUESTS.values() if quest.number == 1)
        while not self.over:
            self.play_quest(quest)
            while self.actions and not self.over:
                self.actions -= 1
                self.follow(self.rng.choice([site.card for site in TOWNS[self.town].sites if site.card in self.open]))
            if not self.over:
                quest = self.rng.choice(self.offered())
                self.prompts.remove(quest)

    def offered(self) -> list[str]:
        offered = [quest for quest in self.prompts if QUESTS[quest].level <= len(self.done)]
        assert offered, f"nothing left to do after {self.done}"
        return offered

    def play_quest(self, quest: str) -> None:
        self.quest_over = False
        self.follow(QUESTS[quest].first)
        assert self.quest_over or self.over, f"{self.read[-1]} leaves the party nowhere"
        self.done.append(quest)

    def follow(self, card: str) -> None:
        """A card, and all it leads to."""
        there: str | None = card
        while there is not None:
            there = self.read_card(STORIES[self.redirected(there)])

    def redirected(self, card: str) -> str:
        """Where Memory cards lead instead, each at most once (A52)."""
        left = list(self.memories)
        while memory := next((name for name in left if card in MEMORIES[name].redirects), None):
            card = MEMORIES[memory].redirects[card]
            left.remove(memory)
        return card

    def read_card(self, story: Story) -> str | None:
        self.read.append(story.id)
        if story.event:
            self.open.discard(story.id)
        there = self.carry_out(story.do)
        if there or self.over or (self.quest_over and story.deck in QUESTS):
            return there
        ways = [way for way in story.ways if self.may(way)]
        must = [way for way in ways if way.must]
        if not ways:
            assert not story.ways, f"{story.id} has no way that is open"
            return None
        way = must[0] if must else self.rng.choice(ways)
        self.coins -= way.pays
        return self.carry_out(way.do) or way.go

    def may(self, way: Way) -> bool:
        spent = way.go is not None and STORIES[way.go].event and way.go not in self.open
        return (
            (way.memory is None or way.memory in self.memories)
            and (way.without is None or way.without not in self.memories)
            and (way.seeker is None or way.seeker in self.party)
            and way.pays <= self.coins
            and not spent
        )

    def carry_out(self, todo: tuple[StoryDeed, ...]) -> str | None:
        """Where the deeds lead, if one of them leads anywhere."""
        for deed in todo:
            if isinstance(deed, Wage):
                fight = FIGHTS[deed.fight]
                won: str = self.rng.choice((fight.won, fight.lost))
                return won
            if isinstance(deed, Test) and deed.won:
                return self.rng.choice((deed.won, deed.lost))
            self.carry_out_one(deed)
        return None

    def carry_out_one(self, deed: StoryDeed) -> None:
        match deed:
            case Earn():
                self.coins += deed.coins
            case Pay():
                self.coins = max(0, self.coins - deed.coins)
            case Remember() if deed.memory not in self.memories:
                self.memories.append(deed.memory)
            case Forget() if deed.memory in self.memories:
                self.memories.remove(deed.memory)
            case GivePrompt() if deed.quest not in (*self.prompts, *self.done):
                self.prompts.append(deed.quest)
            case GoToTown():
                self.town = deed.town
            case Unlock():
                self.open.add(deed.card)
            case Close():
                self.open.discard(deed.card or self.read[-1])
            case EndQuest():
                self.actions, self.quest_over = deed.actions, True
            case EndCampaign():
                self.over = True
