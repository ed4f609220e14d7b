"""Expeditions: story cards are read and followed, the group chooses its way, and remembers."""

from __future__ import annotations

from functools import partial

from roundtable.games.kinfire.effects.stories import (
    EndCampaign,
    EndQuest,
    Forget,
    Remember,
    Wage,
    Way,
)
from roundtable.games.kinfire.party import party, seat_of
from roundtable.games.kinfire.state import Choose, EndOfQuest, KinfireTable, Read, SetUpFight
from roundtable.kernel.options import Option
from roundtable.kernel.state import Outcome
from roundtable.kernel.windows import Rules
from roundtable.story import Steps, compulsory

from . import inn, shops, skill_tests, town  # noqa: F401  (the deeds they tell)
from .rewards import OWN, SHARED, kindle, pay_coins, suffer
from .story_book import BOOK, LASTS, NUMBERED, ONCE_ONLY, is_spent_event, tells
from .story_deeds import GO_ON, SURVIVE, choose_on_page, named, redirects, turn_page
from .story_pages import (
    BRANCH,
    CONUNDRUM,
    MAY,
    NEEDS_SEEKER,
    NEVER_FORCED,
    TOGETHER,
    StoryPage,
    pages_of,
    sure_hurts,
    way_option,
)

KEPT = "kinfire.memory.kept-face-up"
MUST = "kinfire.memory.without-may-is-mandatory"
FIRST = "kinfire.memory.first-listed-mandatory-wins"

TO_ARMS: Option[None] = Option("to-arms")
CLOSE_BOX: Option[None] = Option("close-box")

# --- reading ---


def read(table: KinfireTable, step: Read) -> Rules[None]:
    """One instruction of a card after the other, then its ways; or those of the way that was chosen."""
    yield from BOOK.read(table, step.card, step.at, step.way)


# --- choosing a way ---


def choose(table: KinfireTable, step: Choose) -> Rules[None]:
    """The group picks one of the ways, unless a compulsory one applies; nobody reads the others' cards."""
    page = pages_of(table.content).page[step.card]
    if page.open:
        if len(page.options) > 1:
            choice = yield from choose_on_page(table, page.prompt, page.options)
        else:
            choice = yield from turn_page(table, page.prompt, page.options, page.turning)
        take(table, step.card, choice.value)
        return
    ways = page.story.ways
    must = [number for number in page.must if not why_not_go(table, ways[number])]
    rules = barred(table, page)
    options = options_of(table, page)
    menu = list(zip(options, rules, strict=True))
    offered = rules.count(None)
    if must:
        table.cite(MUST, FIRST)
        only = partial(table.allowed, compulsory(options, rules, must, MUST, FIRST))
        choice = yield from turn_page(table, page.prompt, only, page.turning)
    elif offered > 1:
        choice = yield from choose_on_page(table, page.prompt, lambda: table.allowed(menu))
    elif offered:
        choice = yield from turn_page(table, page.prompt, lambda: table.allowed(menu), page.turning)
    else:
        BOOK.close(table)
        return
    take(table, step.card, choice.value)


def options_of(table: KinfireTable, page: StoryPage) -> list[Option[int]]:
    """Its ways; one that is there thanks to a seeker points at that seat."""
    options = page.options.copy()
    for number, seeker in page.seekers.items():
        options[number] = way_option(page.story, number, seat_of(table.state, seeker))
    return options


def barred(table: KinfireTable, page: StoryPage) -> list[str | None]:
    """For every way the rule that bars it. Whoever can live may not choose to die."""
    ways = page.story.ways
    rules: list[str | None] = [None] * len(ways)
    for number in page.conditional:
        rules[number] = why_not_go(table, ways[number])
    deadly = [number for number in page.dangerous if is_deadly(table, ways[number])]
    survivable = any(rule is None and number not in deadly for number, rule in enumerate(rules))
    for number in deadly if survivable else ():
        rules[number] = rules[number] or SURVIVE
    return rules


def why_not_go(table: KinfireTable, way: Way) -> str | None:
    """The rule that keeps a way from being taken, its dangers apart."""
    state = table.state
    if way.seeker is not None and seat_of(state, way.seeker) is None:
        return NEEDS_SEEKER
    if way.memory is not None and way.memory not in state.memories:
        return MUST if way.must else MAY
    if way.without is not None and way.without in state.memories:
        return LASTS
    if way.pays > state.coins:
        return SHARED
    if way.go is not None and is_spent_event(table, redirects(table, way.go)[0]):
        return ONCE_ONLY
    return None


def is_deadly(table: KinfireTable, way: Way) -> bool:
    """Whether what is known of it would bring somebody to 0, whomever the group chooses where it may choose."""
    left = {seat: table.state.seats[seat].hp - way.hurts for seat in party(table.state)}
    for deed in sure_hurts(way):
        seats = named(table, deed)
        if seats is None:
            if max(left.values()) <= deed.hp:
                return True
        else:
            for seat in seats:
                left[seat] -= deed.hp
    return min(left.values()) <= 0


def take(table: KinfireTable, card: str, number: int) -> None:
    """The price is paid, whom the choice pleases is pleased, and the way is followed."""
    way = BOOK.page(table, card).ways[number]
    rules = (BRANCH, TOGETHER, NEVER_FORCED) if way.seeker else (BRANCH, TOGETHER)
    table.say("way-taken", *rules, way=f"@stories.{card}.{way.text}")
    if way.pays:
        pay_coins(table, way.pays)
    for seat in party(table.state) if way.hurts or way.pleases else ():
        if way.hurts:
            suffer(table, seat, way.hurts)
        if table.state.seats[seat].who in way.pleases:
            kindle(table, seat, 1, CONUNDRUM, OWN)
    BOOK.take(table, card, number)


# --- what only a story can do ---


@tells(Remember)
def remember(table: KinfireTable, deed: Remember) -> None:
    if deed.memory not in table.state.memories:
        table.state.memories.append(deed.memory)
        table.say("remembered", KEPT, NUMBERED, memory=f"@memories.{deed.memory}")


@tells(Forget)
def forget(table: KinfireTable, deed: Forget) -> None:
    if deed.memory in table.state.memories:
        table.state.memories.remove(deed.memory)
        table.say("forgotten", LASTS, memory=f"@memories.{deed.memory}")


@tells(Wage)
def wage(table: KinfireTable, deed: Wage) -> Rules[Steps]:
    yield from turn_page(table, GO_ON, [TO_ARMS])
    return (SetUpFight(deed.fight),)


@tells(EndQuest)
def end_quest(table: KinfireTable, deed: EndQuest) -> Rules[Steps]:
    yield from turn_page(table, GO_ON, [CLOSE_BOX])
    return (EndOfQuest(deed.won, deed.actions),)


@tells(EndCampaign)
def end_campaign(table: KinfireTable, deed: EndCampaign) -> Steps:
    """The last page: nothing follows."""
    won = "outcome-act-won" if deed.won else "outcome-act-lost"
    table.finish(Outcome(tuple(party(table.state)) if deed.won else (), won))
    return ()
