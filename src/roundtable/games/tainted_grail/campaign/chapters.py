"""Chapters: how each begins, what may be changed between two, and how a Campaign ends."""

from __future__ import annotations

from typing import Final

from roundtable.games.tainted_grail.day.day_powers import good_again
from roundtable.games.tainted_grail.effects.places import Chapter
from roundtable.games.tainted_grail.effects.stories import EndCampaign, NextChapter
from roundtable.games.tainted_grail.fights.encounters import build_decks
from roundtable.games.tainted_grail.party import agree, players
from roundtable.games.tainted_grail.state import Carry, ChooseChanges, GrailTable, Read
from roundtable.games.tainted_grail.state import NewChapter as Begin
from roundtable.games.tainted_grail.story.story_deeds import STORY, Party
from roundtable.games.tainted_grail.story.tale import TALE, build_events, everybody, put_events_away
from roundtable.kernel.options import Option, Prompt
from roundtable.kernel.seats import Seat
from roundtable.kernel.state import Outcome
from roundtable.kernel.windows import Rules

from .chronicle import save
from .mercy import remember
from .mode_choice import MODES
from .modes import of_choice

KEEP_MODE: Final[Option[str | None]] = Option("mode", "keep", text="option-mode-keep")
WHICH_MODE: Final = Prompt("ask-mode", rules=("grail.setup.mode-can-change-between-chapters",))


@STORY.does(NextChapter)
def next_chapter(table: GrailTable, party: Party, deed: NextChapter) -> None:
    """The Chapter is over."""
    table.then(Begin(deed.begin))


def new_chapter(table: GrailTable, step: Begin) -> Rules[None]:
    """The Chapter Setup card is followed; nothing else changes, and the day goes on."""
    if step.asks:
        save(table, "milestone-chapter", step, chapter=f"@chapters.{step.number}")
        yield from change_mode(table, step)
        return
    table.say("chapter-begins", "grail.chapter.state-carries-over", "grail.basics.campaign-is-a-run-of-chapters",
              chapter=f"@chapters.{step.number}", text=f"@chapters.{step.number}.text")  # fmt: skip
    yield from set_up_chapter(table, step.number)


def change_mode(table: GrailTable, step: Begin) -> Rules[None]:
    """Between two Chapters the group may go on in another mode, or with other changes of it."""
    modes: list[Option[str | None]] = [
        Option("mode", mode, mode, text=f"option-mode-{mode}") for mode in MODES if of_choice(mode) or table.state.modes
    ]
    mode = (yield from agree(table, range(table.core.seats), WHICH_MODE, [KEEP_MODE, *modes])).value
    changes = [ChooseChanges(mode)] if mode is not None else []
    table.then(*changes, Begin(step.number, asks=False))


def set_up_chapter(table: GrailTable, number: int) -> Rules[None]:
    """The decks are built anew; then comes what the card says, front side first."""
    put_events_away(table)
    good_again(table, "chapter")
    table.state.chapter = number
    remember(table)
    chapter = table.content.of("chapters", Chapter)[str(number)]
    build_decks(table, max(1, len(players(table.state))))
    if chapter.verse is not None:
        table.then(Read(chapter.verse, everybody(table)))
    table.then(Carry(everybody(table), chapter.do))
    table.touch(TALE)
    yield from build_events(table)


@STORY.does(EndCampaign)
def end_campaign(table: GrailTable, party: Party, deed: EndCampaign) -> None:
    """The last page: all have won, or all have lost."""
    won = deed.won and deed.ending != "lost"
    table.cite("grail.basics.campaign-is-a-run-of-chapters", "grail.basics.group-wins-or-loses-together")
    seats: tuple[Seat, ...] = tuple(range(table.core.seats)) if won else ()
    rules = ("grail.basics.campaign-is-a-run-of-chapters", "grail.basics.group-wins-or-loses-together")
    table.finish(Outcome(seats, "outcome-story-won" if won else "outcome-story-lost", rules))
