"""Kinfire's book: story cards of quests and towns. Chapters say here which of its instructions they carry out."""

from __future__ import annotations

from typing import Final

from roundtable.games.kinfire.effects.stories import EndCampaign, EndQuest, Story, Test, Wage
from roundtable.games.kinfire.state import Choose, EndOfQuest, InTown, KinfireTable, Read
from roundtable.story import NO_WAY, Book

from .story_deeds import redirects
from .story_pages import pages_of

CARDS = "kinfire.expedition.driven-by-story-cards"
NUMBERED = "kinfire.expedition.story-cards-numbered-others-lettered"
ALOUD = "kinfire.campaign.quest-narrative-read-aloud"
LASTS = "kinfire.memory.effects-last-while-in-play"
REDIRECT = "kinfire.memory.redirect-replaces-destination"
ONCE_ONLY = "kinfire.city.event-card-drawn-and-followed"


class StoryCards(Book[KinfireTable]):
    """The story cards of quests, towns and events."""

    leads_elsewhere = (Wage, EndQuest, EndCampaign, Test)

    def page(self, table: KinfireTable, page: str) -> Story:
        story: Story = table.content["stories"][page]
        return story

    def reading(self, page: str, at: int = 0, way: int = NO_WAY) -> Read:
        return Read(page, at, way)

    def choosing(self, page: str) -> Choose:
        return Choose(page)

    def sent_to(self, table: KinfireTable, page: str) -> str:
        """Memory cards may send the party elsewhere."""
        there, memories = redirects(table, page)
        for memory in memories:
            table.say("redirected", REDIRECT, LASTS, memory=f"@memories.{memory}")
        return there

    def open(self, table: KinfireTable, page: str) -> bool:
        """The card is read aloud. An event that is over is not met again."""
        if is_spent_event(table, page):
            table.say("event-over", ONCE_ONLY)
            return False
        table.state.page = page
        table.state.trials.clear()
        if self.page(table, page).event:
            leave_deck(table, page)
            table.cite(ONCE_ONLY)
        text = f"@stories.{page}.text"
        if page in pages_of(table.content).titled:
            table.say("story", CARDS, NUMBERED, ALOUD, title=f"@stories.{page}.name", text=text)
        else:
            table.say("story-untitled", CARDS, NUMBERED, ALOUD, text=text)
        return True

    def close(self, table: KinfireTable) -> None:
        """The visit is over, or a quest whose story has been told."""
        state = table.state
        if not state.agenda:
            table.then(EndOfQuest(True, 0) if state.quest else InTown())


BOOK: Final = StoryCards("kinfire stories")
tells = BOOK.deeds.does


def is_spent_event(table: KinfireTable, card: str) -> bool:
    """Whether this is an event of a town that is not in its deck: over, or still to come."""
    return card in pages_of(table.content).events and card not in table.state.open


def leave_deck(table: KinfireTable, card: str) -> None:
    if card in table.state.open:
        table.state.open.remove(card)
