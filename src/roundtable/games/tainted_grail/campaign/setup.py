"""World setup: the box, the first Location and its neighbours, the decks, the Chronicler, the first Chapter."""

from __future__ import annotations

from typing import Final

from roundtable.games.tainted_grail.box import box_of
from roundtable.games.tainted_grail.characters.characters import new_seat
from roundtable.games.tainted_grail.characters.items import gain_item
from roundtable.games.tainted_grail.effects.cards import SecretCard
from roundtable.games.tainted_grail.effects.encounters import Encounter
from roundtable.games.tainted_grail.effects.places import Chapter, RandomEvent
from roundtable.games.tainted_grail.effects.terms import Colour
from roundtable.games.tainted_grail.party import by_number, players
from roundtable.games.tainted_grail.places.land import atlas_of, attach, version_of
from roundtable.games.tainted_grail.places.menhirs import first_menhir
from roundtable.games.tainted_grail.state import (
    Carry,
    ChooseChanges,
    Gather,
    GrailState,
    GrailTable,
    NewChapter,
    ReadLetters,
    Round,
    SetUpWorld,
    Step,
)
from roundtable.games.tainted_grail.story.tale import everybody, set_up_random_events
from roundtable.kernel.errors import BadSetup
from roundtable.kernel.game import Setup
from roundtable.kernel.piles import Pile
from roundtable.kernel.seats import EVERYONE
from roundtable.kernel.state import Core
from roundtable.kernel.windows import Rules
from roundtable.packs import Content

from .chronicle import save
from .modes import uses
from .roster import choose_chronicler
from .secret_42 import fetch_or_put_back

COLOURS: Final[tuple[Colour, ...]] = ("green", "gray", "purple", "blue")
ITEM_EACH: Final = "grail.story.one-craftable-item-at-start"
HELP_CARDS: Final = ("grail.setup.help-cards-dealt", "grail.setup.adventure-map-may-be-wrong")


# --- the box is opened ---


def begin(core: Core, setup: Setup, content: Content) -> GrailState:
    """Everything in its box; Characters come first, the world after them."""
    box, number = box_of(content), int(setup.options.get("chapter", 1))
    if content["chapters"] and str(number) not in content["chapters"]:
        raise BadSetup(f"There is no Chapter {number} in this content.")
    state = GrailState(
        core=core,
        seats=[new_seat(seat) for seat in range(setup.seats)],
        encounters={colour: Pile(f"{colour}-deck") for colour in COLOURS},
        unused=Pile("unused-encounters", EVERYONE),
        events=Pile("events"),
        event_discard=Pile("event-discard", EVERYONE),
        event_in_force=Pile("event-in-force", EVERYONE),
        active_quests=Pile("active-quests", EVERYONE),
        later_events=Pile("later-events", EVERYONE),
        event_box=Pile("event-box"),
        random_events=Pile("random-events"),
        items=Pile("item-deck"),
        secrets=Pile("secrets", EVERYONE),
        skills=Pile("skills", EVERYONE),
        removed=Pile("removed", EVERYONE),
        shelf=Pile("shelf", EVERYONE),
        agenda=first_steps(setup),
        chapter=number,
    )
    state.unused.put(*sorted_encounters(content))
    state.items.put(*(item.id for item in box.items.values() for _ in range(item.count)))
    state.secrets.put(*sorted_secrets(content))
    state.skills.put(*box.skills)
    state.shelf.put(*box.cards)
    state.event_box.put(*content["story-events"])
    state.event_box.marks = [0] * len(state.event_box)
    state.random_events.put(*(e.id for e in content.of("random-events", RandomEvent).values() for _ in range(e.count)))
    return state


def first_steps(setup: Setup) -> list[Step]:
    """The last one first, as on any agenda."""
    mode = str(setup.options.get("mode", "standard"))
    changes: list[Step] = [ChooseChanges(mode)] if mode != "standard" else []
    return [SetUpWorld(), ReadLetters(), Gather(), *changes]


def sorted_encounters(content: Content) -> list[str]:
    """By colour: 31 of each, one of which is for those who have never met any."""
    cards: list[Encounter] = list(content["encounters"].values())
    return [card.id for card in sorted(cards, key=lambda card: (COLOURS.index(card.colour), card.level, card.id))]


def sorted_secrets(content: Content) -> list[str]:
    """By their numbers, and never shuffled."""
    return [secret.id for secret in sorted(content.of("secrets", SecretCard).values(), key=lambda one: one.number)]


# --- the world ---


def set_up_world(table: GrailTable, step: SetUpWorld) -> Rules[None]:
    """Once every Character is ready: the land, the decks, the Save Sheet, the help cards, the Chronicler."""
    table.cite("grail.setup.world-after-all-characters")
    lay_out_the_land(table)
    sort_the_decks(table)
    yield from give_starting_items(table)
    fetch_or_put_back(table)
    table.say("save-sheet-blank", "grail.setup.fresh-save-sheet")
    table.say("help-cards", *HELP_CARDS)
    yield from choose_chronicler(table)
    number = int(table.setup.options["chapter"])
    steps: list[Step] = [NewChapter(number, asks=False), Round()]
    head_start = chapter_of(table, number).head_start
    if number > 1 and head_start:
        steps.insert(0, Carry(everybody(table), head_start))
    table.cite("grail.day.start-is-skipped-on-day-one")
    save(table, "milestone-set-up", *steps)
    table.then(*steps)


def lay_out_the_land(table: GrailTable) -> None:
    """The first Location with everybody on it and its Menhir, and the four to which its Direction Keys point.

    Nobody arrives there: neither Guardians nor lightning rules are looked for (A29).
    """
    start = start_of(table)
    table.say("sets-out", "grail.setup.start-at-location-101", "grail.setup.other-campaign-start-locations",
              place=f"@locations.{start}")  # fmt: skip
    attach(table, start)
    for one in table.state.seats:
        one.at = start
    first_menhir(table, start)
    table.cite("grail.setup.four-neighbours-attached", "grail.location.direction-keys-name-neighbours")
    for key in atlas_of(table.content).keys[start].values():
        there = version_of(table, key)
        if there is not None:
            attach(table, there)


def start_of(table: GrailTable) -> str:
    """Where the Chapter with which one begins says, else where the Campaign does."""
    chapters = sorted(table.content.of("chapters", Chapter).values(), key=lambda chapter: int(chapter.id))
    first = chapter_of(table, int(table.setup.options["chapter"])).start
    return first or next(chapter.start for chapter in chapters if chapter.start is not None)


def chapter_of(table: GrailTable, number: int) -> Chapter:
    return table.content.of("chapters", Chapter)[str(number)]


def sort_the_decks(table: GrailTable) -> None:
    """Items are shuffled, Secrets lie by their numbers, Random Events wait in a pile of their own."""
    state = table.state
    table.cite("grail.setup.four-encounter-piles-of-31", "grail.setup.secret-deck-sorted-not-shuffled")
    table.shuffle(state.items)
    set_up_random_events(table)
    table.say("decks-sorted", "grail.setup.item-deck-shuffled", items=len(state.items), secrets=len(state.secrets),
              encounters=len(state.unused) // len(COLOURS), events=len(state.random_events))  # fmt: skip


def give_starting_items(table: GrailTable) -> Rules[None]:
    """Story mode: a random Craftable Item each; newcomers later on get none (A98)."""
    if uses(table.state, ITEM_EACH):
        table.cite("grail.story.one-craftable-item-at-start")
        for seat in by_number(table.state, players(table.state)):
            yield from gain_item(table, seat, craftable=True)
