"""Expeditions: story cards are read and followed, the group chooses its way, and remembers."""

from __future__ import annotations

from roundtable.kernel.options import Option, Params, Prompt
from roundtable.kernel.state import Outcome
from roundtable.kernel.windows import Rules

from . import inn, shops, skill_tests, town  # noqa: F401  (the deeds they tell)
from .effects import EndCampaign, EndQuest, Forget, Hurt, Remember, Story, StoryDeed, Test, Wage, Way
from .rewards import OWN, SHARED, kindle, pay_coins, suffer
from .state import Choose, EndOfQuest, InTown, KinfireTable, Read, SetUpFight
from .telling import SURVIVE, Steps, redirects, tell, tells, turn_page
from .town import ONCE_ONLY, is_spent_event, leave_deck
from .words import group, party, seat_of

CARDS = "kinfire.expedition.driven-by-story-cards"
NUMBERED = "kinfire.expedition.story-cards-numbered-others-lettered"
ALOUD = "kinfire.campaign.quest-narrative-read-aloud"
SECRET = "kinfire.campaign.no-reading-ahead"
BRANCH = "kinfire.expedition.follow-chosen-branch"
TOGETHER = "kinfire.expedition.party-never-splits"
CONUNDRUM = "kinfire.conundrum.matching-seekers-gain-kinfire"
KEPT = "kinfire.memory.kept-face-up"
MAY = "kinfire.memory.may-means-optional"
MUST = "kinfire.memory.without-may-is-mandatory"
FIRST = "kinfire.memory.first-listed-mandatory-wins"
LASTS = "kinfire.memory.effects-last-while-in-play"
REDIRECT = "kinfire.memory.redirect-replaces-destination"
NEEDS_SEEKER = "kinfire.option.seeker-icon-needs-that-seeker"
NEVER_FORCED = "kinfire.option.seeker-option-is-never-forced"
FALLBACK = "kinfire.option.fallback-without-seekers"

TO_ARMS: Option[None] = Option("to-arms")
CLOSE_BOX: Option[None] = Option("close-box")
GO_ON = Prompt("ask-go-on")

LEADS_ELSEWHERE = (Wage, EndQuest, EndCampaign, Test)
"""After these, if they lead somewhere, the rest of a card is not read."""


# --- reading ---


def read(table: KinfireTable, step: Read) -> Rules[None]:
    """One instruction of a card after the other, then its ways; or those of the way that was chosen."""
    card = step.card
    if step.way < 0 and not step.at:
        card = destination(table, card)
        if not arrive(table, card):
            return
    story = story_of(table, card)
    deeds = story.do if step.way < 0 else story.ways[step.way].do
    if step.at < len(deeds):
        yield from follow(table, deeds[step.at], Read(card, step.at + 1, step.way))
    elif step.way >= 0:
        go_on(table, story.ways[step.way].go)
    elif story.ways:
        table.then(Choose(card))
    else:
        go_on(table, None)


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
    table.say("story", CARDS, NUMBERED, ALOUD, text=f"@stories.{card}.text")
    return True


def follow(table: KinfireTable, deed: StoryDeed, rest: Read) -> Rules[None]:
    """Does what it says, and goes on with the rest unless it leads elsewhere."""
    steps = yield from tell(table, deed)
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
    story = story_of(table, step.card)
    must = [number for number, way in enumerate(story.ways) if way.must and way.seeker is None and not bars(table, way)]
    prompt = Prompt("ask-way", rules=(BRANCH, TOGETHER, SECRET, *ways_rules(story)))
    offered = barred(table, story).count(None)
    if must:
        table.cite(MUST, FIRST)
        choice = yield from turn_page(table, prompt, [way_option(table, story, must[0])])
    elif offered > 1:
        choice = yield from group(table, prompt, lambda: table.allowed(ways(table, story)))
    elif offered:
        choice = yield from turn_page(table, prompt, lambda: table.allowed(ways(table, story)))
    else:
        go_on(table, None)
        return
    take(table, step.card, choice.value)


def ways_rules(story: Story) -> tuple[str, ...]:
    """What there is to say about the ways of this card."""
    rules: list[str] = [CONUNDRUM] if story.conundrum else []
    if any(way.seeker for way in story.ways):
        rules += [NEEDS_SEEKER, NEVER_FORCED, FALLBACK]
    if any(way.memory and not way.must for way in story.ways):
        rules += [MAY]
    return tuple(rules)


def ways(table: KinfireTable, story: Story) -> list[tuple[Option[int], str | None]]:
    return [(way_option(table, story, number), rule) for number, rule in enumerate(barred(table, story))]


def barred(table: KinfireTable, story: Story) -> list[str | None]:
    """For every way the rule that bars it. Whoever can live may not choose to die."""
    rules = [bars(table, way) for way in story.ways]
    deadly = [is_deadly(table, way) for way in story.ways]
    if not any(rule is None and not deadly[number] for number, rule in enumerate(rules)):
        return rules
    return [rule or (SURVIVE if deadly[number] else None) for number, rule in enumerate(rules)]


def way_option(table: KinfireTable, story: Story, number: int) -> Option[int]:
    """A way; one that is there thanks to a seeker or a Memory card points at that."""
    way = story.ways[number]
    params: Params = (("way", f"@stories.{story.id}.{way.text}"), ("pays", way.pays), ("hurts", way.hurts))
    if way.seeker is not None:
        points = () if (seat := seat_of(table.state, way.seeker)) is None else (f"seat:{seat}",)
        params += (("seeker", f"@seekers.{way.seeker}"),)
        return Option("way", way.text, number, points=points, params=params, text="option-way-seeker")
    if way.memory is not None:
        params += (("memory", f"@memories.{way.memory}"),)
        points = (f"card:memories-{way.memory}",)
        return Option("way", way.text, number, points=points, params=params, text="option-way-memory")
    return Option("way", way.text, number, params=params)


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
    """Whether what is known of it would bring somebody to 0."""
    sure = [deed for deed in way.do if isinstance(deed, Hurt) and (deed.seeker or deed.who == "each")]
    for seat in party(table.state):
        seeker = table.state.seats[seat]
        if way.hurts + sum(deed.hp for deed in sure if deed.seeker in (None, seeker.who)) >= seeker.hp:
            return bool(way.hurts or sure)
    return False


def take(table: KinfireTable, card: str, number: int) -> None:
    """The price is paid, whom the choice pleases is pleased, and the way is followed."""
    way = story_of(table, card).ways[number]
    rules = [BRANCH, TOGETHER, *([NEVER_FORCED] if way.seeker else ())]
    table.say("way-taken", *rules, way=f"@stories.{card}.{way.text}")
    if way.pays:
        pay_coins(table, way.pays)
    for seat in party(table.state):
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
