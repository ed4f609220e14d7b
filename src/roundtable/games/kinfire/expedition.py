"""Expeditions: story cards are read and followed, the group chooses its way, and remembers."""

from __future__ import annotations

from functools import partial

from roundtable.kernel.options import Option
from roundtable.kernel.state import Outcome
from roundtable.kernel.windows import IDLE, Rules

from . import inn, shops, skill_tests, town  # noqa: F401  (the deeds they tell)
from .effects.stories import EndCampaign, EndQuest, Forget, Remember, Story, StoryDeed, Test, Wage, Way
from .pages import BRANCH, CONUNDRUM, MAY, NEEDS_SEEKER, NEVER_FORCED, TOGETHER, Page, pages_of, sure_hurts, way_option
from .rewards import OWN, SHARED, kindle, pay_coins, suffer
from .state import Choose, EndOfQuest, InTown, KinfireTable, Read, SetUpFight
from .telling import GO_ON, SURVIVE, TELLING, Steps, choose_on_page, named, redirects, tells, turn_page
from .town import ONCE_ONLY, is_spent_event, leave_deck
from .words import party, seat_of

CARDS = "kinfire.expedition.driven-by-story-cards"
NUMBERED = "kinfire.expedition.story-cards-numbered-others-lettered"
ALOUD = "kinfire.campaign.quest-narrative-read-aloud"
KEPT = "kinfire.memory.kept-face-up"
MUST = "kinfire.memory.without-may-is-mandatory"
FIRST = "kinfire.memory.first-listed-mandatory-wins"
LASTS = "kinfire.memory.effects-last-while-in-play"
REDIRECT = "kinfire.memory.redirect-replaces-destination"

TO_ARMS: Option[None] = Option("to-arms")
CLOSE_BOX: Option[None] = Option("close-box")

LEADS_ELSEWHERE = (Wage, EndQuest, EndCampaign, Test)
"""After these, if they lead somewhere, the rest of a card is not read."""


# --- reading ---


def read(table: KinfireTable, step: Read) -> Rules[None]:
    """One instruction of a card after the other, then its ways; or those of the way that was chosen."""
    card = step.card
    if step.way < 0 and not step.at:
        card = destination(table, card)
        if not arrive(table, card):
            return IDLE
    story = story_of(table, card)
    deeds = story.do if step.way < 0 else story.ways[step.way].do
    if step.at < len(deeds):
        return follow(table, deeds[step.at], Read(card, step.at + 1, step.way))
    if step.way >= 0:
        go_on(table, story.ways[step.way].go)
    elif story.ways:
        table.then(Choose(card))
    else:
        go_on(table, None)
    return IDLE


def story_of(table: KinfireTable, card: str) -> Story:
    story: Story = table.content["stories"][card]
    return story


def destination(table: KinfireTable, card: str) -> str:
    """Where the party comes to: Memory cards may send it elsewhere."""
    there, memories = redirects(table, card)
    for memory in memories:
        table.say("redirected", REDIRECT, LASTS, memory=f"@memories.{memory}")
    return there


def arrive(table: KinfireTable, card: str) -> bool:
    """The card is read aloud. An event that is over is not met again."""
    if is_spent_event(table, card):
        table.say("event-over", ONCE_ONLY)
        go_on(table, None)
        return False
    table.state.page = card
    table.state.trials.clear()
    if story_of(table, card).event:
        leave_deck(table, card)
        table.cite(ONCE_ONLY)
    if table.telling:
        text, rules = f"@stories.{card}.text", (CARDS, NUMBERED, ALOUD)
        if card in pages_of(table.content).titled:
            table.say("story", *rules, title=f"@stories.{card}.name", text=text)
        else:
            table.say("story-untitled", *rules, text=text)
    return True


def follow(table: KinfireTable, deed: StoryDeed, rest: Read) -> Rules[None]:
    """Does what it says, and goes on with the rest unless it leads elsewhere."""
    told = TELLING[type(deed)](table, deed)
    if told is None or isinstance(told, tuple):
        lead_on(table, deed, told or (), rest)
        return IDLE
    return ask_and_lead_on(table, deed, told, rest)


def ask_and_lead_on(table: KinfireTable, deed: StoryDeed, told: Rules[Steps], rest: Read) -> Rules[None]:
    lead_on(table, deed, (yield from told), rest)


def lead_on(table: KinfireTable, deed: StoryDeed, steps: Steps, rest: Read) -> None:
    if steps and isinstance(deed, LEADS_ELSEWHERE):
        table.then(*steps)
    else:
        table.then(*steps, rest)


def go_on(table: KinfireTable, card: str | None) -> None:
    """To another card; without one the visit is over, or a quest whose story has been told."""
    state = table.state
    if card is not None:
        table.then(Read(card))
    elif not state.agenda:
        table.then(EndOfQuest(True, 0) if state.quest else InTown())


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
    must = [number for number in page.must if not bars(table, ways[number])]
    rules = barred(table, page)
    options = options_of(table, page)
    menu = list(zip(options, rules, strict=True))
    offered = rules.count(None)
    if must:
        table.cite(MUST, FIRST)
        forced: list[str | None] = [FIRST if number in must else rule or MUST for number, rule in enumerate(rules)]
        forced[must[0]] = None
        only = partial(table.allowed, list(zip(options, forced, strict=True)))
        choice = yield from turn_page(table, page.prompt, only, page.turning)
    elif offered > 1:
        choice = yield from choose_on_page(table, page.prompt, lambda: table.allowed(menu))
    elif offered:
        choice = yield from turn_page(table, page.prompt, lambda: table.allowed(menu), page.turning)
    else:
        go_on(table, None)
        return
    take(table, step.card, choice.value)


def options_of(table: KinfireTable, page: Page) -> list[Option[int]]:
    """Its ways; one that is there thanks to a seeker points at that seat."""
    options = page.options.copy()
    for number, seeker in page.seekers.items():
        options[number] = way_option(page.story, number, seat_of(table.state, seeker))
    return options


def barred(table: KinfireTable, page: Page) -> list[str | None]:
    """For every way the rule that bars it. Whoever can live may not choose to die."""
    ways = page.story.ways
    rules: list[str | None] = [None] * len(ways)
    for number in page.conditional:
        rules[number] = bars(table, ways[number])
    deadly = [number for number in page.dangerous if is_deadly(table, ways[number])]
    survivable = any(rule is None and number not in deadly for number, rule in enumerate(rules))
    for number in deadly if survivable else ():
        rules[number] = rules[number] or SURVIVE
    return rules


def bars(table: KinfireTable, way: Way) -> str | None:
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
    way = story_of(table, card).ways[number]
    if table.telling:
        rules = [BRANCH, TOGETHER, *([NEVER_FORCED] if way.seeker else ())]
        table.say("way-taken", *rules, way=f"@stories.{card}.{way.text}")
    if way.pays:
        pay_coins(table, way.pays)
    for seat in party(table.state) if way.hurts or way.pleases else ():
        if way.hurts:
            suffer(table, seat, way.hurts)
        if table.state.seats[seat].who in way.pleases:
            kindle(table, seat, 1, CONUNDRUM, OWN)
    if way.do:
        table.then(Read(card, 0, number))
    else:
        go_on(table, way.go)


# --- what only a story can do ---


@tells(Remember)
def remember(table: KinfireTable, deed: Remember) -> None:
    if deed.memory not in table.state.memories:
        table.state.memories.append(deed.memory)
        if table.telling:
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
