"""The tale: Events, Quests, Tasks and Statuses."""

from __future__ import annotations

from typing import Final

from roundtable.games.tainted_grail.box import box_of
from roundtable.games.tainted_grail.campaign.modes import uses
from roundtable.games.tainted_grail.characters.discards import discard_event, remove_from_game
from roundtable.games.tainted_grail.characters.items import drop_secret, gain_secret
from roundtable.games.tainted_grail.day.costs import can_pay_price, pay_price
from roundtable.games.tainted_grail.day.side_by_side import elsewhere
from roundtable.games.tainted_grail.effects.cards import Status
from roundtable.games.tainted_grail.effects.places import Chapter, Event, Quest, StoryEvent
from roundtable.games.tainted_grail.effects.stories import (
    BeginQuest,
    EndQuest,
    GainSecret,
    GiveTask,
    LoseSecret,
    MarkStatus,
    PutEvent,
    RandomEvents,
    SeeEncounters,
    SeeEvents,
    SetDial,
    ThisDay,
    Way,
)
from roundtable.games.tainted_grail.option_makers import item_option
from roundtable.games.tainted_grail.party import agree, by_number, players
from roundtable.games.tainted_grail.state import Carry, Do, GrailTable, Read
from roundtable.kernel.options import Option, Prompt
from roundtable.kernel.seats import EVERYONE
from roundtable.kernel.windows import STOPPED, Rules, until

from .story_deeds import PAGE, STORY, Party, one_of, seats_of
from .story_needs import fulfilled, why_unfulfilled

FEWER_RANDOM: Final = "grail.challenge.one-random-event-fewer"
EVENT_WAY: Final = Prompt("ask-event-way", rules=("grail.day.one-event-revealed",))
ON_TOP: Final[Option[None]] = Option("done", text="option-leave-on-top")
PUT_UNDER: Final = Prompt("ask-put-under", rules=("grail.discard.bottom-of-own-deck",))
WHICH_QUEST: Final = Prompt("ask-which-quest", rules=("grail.basics.simultaneous-effects-players-order",))
TALE: Final = "tale"
"""What is touched when a Status, a Dial, a Quest or the land has changed."""


def everybody(table: GrailTable) -> Party:
    """Events and Quests concern all who live."""
    return tuple(by_number(table.state, players(table.state)))


# --- Events ---


def set_up_random_events(table: GrailTable) -> None:
    """As a Campaign begins."""
    table.cite("grail.setup.random-events-set-aside")
    table.shuffle(table.state.random_events)


def put_events_away(table: GrailTable) -> None:
    """What is left of the Event deck when a Chapter is over."""
    state = table.state
    for card in list(state.events.cards):
        discard_event(table, card, state.events)
    for card in list(state.later_events):
        discard_event(table, card, state.later_events)


def build_events(table: GrailTable) -> Rules[None]:
    """Chapter Setup: its Story Events by their parts, the first on top; one that is to be seen at once is revealed."""
    state, chapter = table.state, table.state.chapter
    table.cite("grail.event.chapter-and-part-order-the-deck", "grail.setup.chapter-card-builds-the-decks")
    put_events_away(table)
    mine = [event for event in table.content.of("story-events", StoryEvent).values() if event.chapter == chapter]
    now: list[str] = []
    for event in sorted(mine, key=lambda event: -event.part):
        if not event.part or not in_the_box(table, event.id) or not fulfilled(table, everybody(table), event.needs):
            continue
        waits = event.after is not None or event.day or event.due is not None
        table.move(event.id, state.event_box, state.later_events if waits else state.events)
        if event.at_once:
            now.append(event.id)
    for card in reversed(now):
        yield from reveal(table, card)


def in_the_box(table: GrailTable, card: str) -> bool:
    """It has not come up yet."""
    return card in table.state.event_box.cards


def due_events(table: GrailTable) -> None:
    """Story Events whose day has come go on top of the deck."""
    state = table.state
    events = table.content.of("story-events", StoryEvent)
    for card in list(state.later_events):
        event = events[card]
        if (
            (event.after is None or state.quests.get(event.after) == "done")
            and event.day <= state.day
            and fulfilled(table, everybody(table), event.due)
        ):
            table.move(card, state.later_events, state.events)


def event_of(table: GrailTable, card: str) -> tuple[str, Event]:
    """An Event and the collection it stands in."""
    collection = "random-events" if card in table.content["random-events"] else "story-events"
    event: Event = table.content[collection][card]
    return collection, event


def new_event(table: GrailTable) -> Rules[None]:
    """Step 7 of the Start of the Day: the old one leaves (A13), the next is revealed if there is one (A16)."""
    end_event(table)
    top_up(table)
    due_events(table)
    table.cite("grail.day.one-event-revealed", "grail.event.draw-only-from-the-event-deck")
    seen = table.peek(table.state.events, 1, EVERYONE)
    if seen:
        yield from reveal(table, seen[0])


def top_up(table: GrailTable) -> None:
    """The Chapter Setup card keeps the deck from running out: once its last card has come."""
    if not len(table.state.events):
        chapter = table.content.of("chapters", Chapter)[str(table.state.chapter)]
        add_random(table, chapter.when_low)


def end_event(table: GrailTable) -> None:
    """An Event without a Quest lasts one day; what it said for that day is over."""
    table.cite("grail.event.ordinary-event-lasts-one-day")
    for card in list(table.state.event_in_force):
        discard_event(table, card, table.state.event_in_force)
    table.state.today.clear()


def reveal(table: GrailTable, card: str) -> Rules[None]:
    """It is read; its Quest begins, Random Events go on top of the deck, it does what it says, the group chooses."""
    state = table.state
    collection, event = event_of(table, card)
    quest = event.quest if isinstance(event, StoryEvent) else None
    table.move(card, state.events, state.event_in_force if quest is None else state.active_quests)
    table.say("event", "grail.day.one-event-revealed", card=f"@{collection}.{card}", text=f"@{collection}.{card}.text")
    if quest is not None:
        table.cite("grail.quest.lives-on-event-or-secret", "grail.quest.first-event-starts-the-first-quest")
        table.cite("grail.quest.card-stays-until-told")
        begin_quest(table, quest)
    if event.random:
        add_random(table, event.random)
    waiting = len(table.agenda)
    done = yield from until(PAGE, STORY.in_turn(table, everybody(table), event.do))
    if done is STOPPED or table.state.failed or not event.ways:
        return
    if len(table.agenda) > waiting:  # what it does leads elsewhere first
        table.agenda.insert(waiting, Do(everybody(table), "event-ways", card))
    else:
        yield from choose_event_way(table, card)


def choose_event_way(table: GrailTable, card: str) -> Rules[None]:
    collection, event = event_of(table, card)
    yield from choose_way(table, everybody(table), collection, card, event.ways)


def choose_way(
    table: GrailTable, party: Party, collection: str, card: str, ways: tuple[Way, ...], prompt: Prompt = EVENT_WAY
) -> Rules[None]:
    """What the whole group chooses from, or a Party in its Location Action."""

    def menu() -> list[Option[Way]]:
        return table.allowed(
            (Option("way", way.text, way, params=(("way", f"@{collection}.{card}.{way.text}"),)), why_not(way))
            for way in ways
        )

    def why_not(way: Way) -> str | None:
        if not fulfilled(table, party, way.needs):
            return why_unfulfilled(way.needs, prompt.rules[0])
        return None if can_pay_price(table, party, way.pays) else prompt.rules[0]

    if not party or not menu():
        return
    way = (yield from agree(table, party, prompt, menu)).value
    yield from pay_price(table, party, way.pays)
    yield from table.settle()
    if way.go is not None:
        table.then(Read(way.go, party))
    table.then(Carry(party, way.do))


def add_random(table: GrailTable, number: int) -> None:
    """So many Random Events, from their pile onto the Event deck, as far as there are any (A97)."""
    if uses(table.state, FEWER_RANDOM):
        table.cite("grail.challenge.one-random-event-fewer")
        number -= 1
    number = max(0, min(number, len(table.state.random_events)))
    for _ in range(number):
        table.draw(table.state.random_events, table.state.events)
    table.say("random-events-on-top", "grail.event.random-events-go-on-top-when-told", count=number)


@STORY.does(RandomEvents)
def random_events(table: GrailTable, party: Party, deed: RandomEvents) -> None:
    add_random(table, deed.number)


@STORY.does(PutEvent)
def put_event(table: GrailTable, party: Party, deed: PutEvent) -> Rules[None]:
    """From wherever it lies, or from the box."""
    state = table.state
    piles = (state.events, state.later_events, state.event_discard, state.event_in_force, state.active_quests,
             state.event_box)  # fmt: skip
    source = next((pile for pile in piles if deed.named in pile.cards), None)
    if source is None:
        return
    if deed.gone:
        remove_from_game(table, deed.named, source)
        return
    if source is not state.events or state.events.cards[-1] != deed.named:
        table.move(deed.named, source, state.events)
    if deed.now:
        yield from reveal(table, deed.named)


@STORY.does(SeeEvents)
def see_events(table: GrailTable, party: Party, deed: SeeEvents) -> Rules[None]:
    """The top Events; so many of them may go under the deck."""
    due_events(table)
    seen = table.peek(table.state.events, deed.number, EVERYONE)
    names = {card: f"@{event_of(table, card)[0]}.{card}" for card in seen}
    for card in (yield from looked_at(table, party, names, deed.under)):
        table.move(card, table.state.events, table.state.events, bottom=True)


@STORY.does(SeeEncounters)
def see_encounters(table: GrailTable, party: Party, deed: SeeEncounters) -> Rules[None]:
    seen = table.peek(table.state.encounters[deed.deck], deed.number, EVERYONE)
    for card in (yield from looked_at(table, party, {card: f"@encounters.{card}" for card in seen}, deed.under)):
        deck = table.state.encounters[deed.deck]
        table.move(card, deck, deck, bottom=True)


def looked_at(table: GrailTable, party: Party, names: dict[str, str], under: int) -> Rules[list[str]]:
    """Cards that everybody sees, and those that go under their deck."""
    for name in names.values():
        table.say("event-seen", card=name)
    chosen: list[str] = []
    for _ in range(under):
        options: list[Option[None]] = [
            Option("under", card, params=(("card", name),)) for card, name in names.items() if card not in chosen
        ]
        answer = yield from agree(table, party, PUT_UNDER, [*options, ON_TOP])
        if answer is ON_TOP:
            break
        chosen.append(answer.arg)
    return chosen


@STORY.does(ThisDay)
def this_day(table: GrailTable, party: Party, deed: ThisDay) -> None:
    """For as long as the Event is in force."""
    table.state.today.append(deed)


def holds_today(table: GrailTable, what: str) -> bool:
    """Whether an Event has made this a rule of the day."""
    return any(
        rule.what == what and (rule.until is None or not fulfilled(table, everybody(table), rule.until))
        for rule in table.state.today
    )


# --- Quests ---


def begin_quest(table: GrailTable, quest: str) -> None:
    """It is read out and lies among the Active Quests, perhaps with a Time Dial."""
    if quest in table.state.quests:
        return
    table.state.quests[quest] = "active"
    table.say("quest-begins", "grail.quest.drawn-quest-goes-to-the-active-pile", quest=f"@quests.{quest}",
              text=f"@quests.{quest}.text")  # fmt: skip
    timer = table.content.of("quests", Quest)[quest].timer
    if timer is not None:
        table.state.dials[quest] = timer.days
    table.touch(TALE)


def check_quests(table: GrailTable) -> Rules[None]:
    """As soon as any Character meets the condition of a Quest, its Success is carried out."""
    done = [name for name, now in table.state.quests.items() if now == "active" and is_met(table, name)]
    for name in done:
        succeed(table, name)
    if done:
        reads = [success_of(table, name) for name in (yield from put_in_order(table, done))]
        table.then(*reads)


def is_met(table: GrailTable, name: str) -> bool:
    quest = table.content.of("quests", Quest)[name]
    parties = [(seat,) for seat in everybody(table)] if quest.anybody else [everybody(table)]
    return any(fulfilled(table, party, quest.goal) for party in parties)


def put_in_order(table: GrailTable, done: list[str]) -> Rules[list[str]]:
    """Of several that succeed at one stroke the players choose the order; who is away is not asked."""
    found: list[str] = []
    voters = [seat for seat in everybody(table) if not elsewhere(table, seat)]
    while left := [name for name in done if name not in found]:
        if len(left) == 1:
            return [*found, *left]
        table.cite("grail.basics.simultaneous-effects-players-order")
        options = [item_option("quest", name, "quests") for name in left]
        found.append((yield from agree(table, voters, WHICH_QUEST, options)).arg)
    return found


def succeed(table: GrailTable, name: str) -> None:
    """It is over, and its Success is still to be read."""
    quest = table.content.of("quests", Quest)[name]
    table.state.quests[name] = "done"
    table.say("quest-done", "grail.quest.success-resolves-at-once", quest=f"@quests.{name}")
    table.cite("grail.quest.leads-to-the-end-of-the-chapter")
    put_away_quest(table, name, stays=quest.stays)


def success_of(table: GrailTable, name: str) -> Read:
    return Read(table.content.of("quests", Quest)[name].success, everybody(table))


def put_away_quest(table: GrailTable, name: str, *, stays: bool = False) -> None:
    """The Success of a Quest removes its card, unless the Quest says that it stays; a Secret stays with its owner."""
    table.state.dials.pop(name, None)
    if stays:
        return
    table.cite("grail.quest.card-stays-until-told")
    for card in list(table.state.active_quests):
        event = event_of(table, card)[1]
        if isinstance(event, StoryEvent) and event.quest == name:
            remove_from_game(table, card, table.state.active_quests)


@STORY.does(BeginQuest)
def begins(table: GrailTable, party: Party, deed: BeginQuest) -> None:
    begin_quest(table, deed.begin)


@STORY.does(EndQuest)
def ends(table: GrailTable, party: Party, deed: EndQuest) -> None:
    """By the story's word."""
    if table.state.quests.get(deed.quest) in ("done", "failed"):
        return
    if deed.won:
        succeed(table, deed.quest)
        table.then(success_of(table, deed.quest))
    else:
        table.state.quests[deed.quest] = "failed"
        table.say("quest-failed", "grail.quest.card-stays-until-told", quest=f"@quests.{deed.quest}")
        put_away_quest(table, deed.quest)


# --- Secrets that the story hands out ---


@STORY.does(GainSecret)
def gain_secrets(table: GrailTable, party: Party, deed: GainSecret) -> Rules[None]:
    """Its Quest becomes active, its Dial is set, its verse is read."""
    named = [seat for seat in players(table.state) if table.state.seats[seat].who == deed.to]
    seats = named if deed.to is not None else seats_of(table, party, deed.who, "one")
    seat = (yield from one_of(table, party, f"@secrets.{deed.gain}")) if seats is None else next(iter(seats), None)
    if seat is None:
        return
    table.cite("grail.status.personal-changes-are-secrets")
    if (yield from gain_secret(table, seat, deed.gain)):
        secret = box_of(table.content).secrets[deed.gain]
        if secret.quest is not None:
            table.cite("grail.quest.lives-on-event-or-secret")
            begin_quest(table, secret.quest)
        if secret.dial:
            table.state.dials[deed.gain] = secret.dial
        if secret.verse is not None:
            table.then(Read(secret.verse, party))
        table.touch(TALE)


@STORY.does(LoseSecret)
def lose_secret(table: GrailTable, party: Party, deed: LoseSecret) -> None:
    for seat, one in enumerate(table.state.seats):
        if deed.secret in one.secrets.cards:
            drop_secret(table, seat, deed.secret, for_good=deed.for_good)


# --- Dials of Secrets and Quests ---


@STORY.does(SetDial)
def set_dial(table: GrailTable, party: Party, deed: SetDial) -> None:
    before = table.state.dials.get(deed.of, 0)
    turn_dial(table, deed.of, deed.set if deed.set is not None else before + deed.by)


def turn_dial(table: GrailTable, of: str, shows: int) -> None:
    """There is no 0: the Dial is taken away, and what its card says of that comes."""
    dials = table.state.dials
    was_there = of in dials
    table.cite("grail.quest.tokens-track-progress")
    if shows > 0:
        dials[of] = min(shows, 9)
    elif was_there:
        del dials[of]
        run_out(table, of)
    table.touch(TALE)


def run_out(table: GrailTable, of: str) -> None:
    secret = box_of(table.content).secrets.get(of)
    quest = table.content.of("quests", Quest).get(of)
    if secret is not None and secret.ends is not None:
        table.then(Read(secret.ends, everybody(table)))
    if quest is not None and quest.timer is not None and table.state.quests.get(of) == "active":
        if quest.timer.verse is not None:
            table.then(Read(quest.timer.verse, everybody(table)))
        if quest.timer.do:
            table.then(Carry(everybody(table), quest.timer.do))


# --- Statuses and Tasks ---


@STORY.does(MarkStatus)
def mark_status(table: GrailTable, party: Party, deed: MarkStatus) -> None:
    """A box of the Save Sheet, which marks no other; one sheet serves all."""
    boxes = table.state.statuses.get(deed.mark, 0)
    if deed.next:
        parts = table.content.of("statuses", Status)[deed.mark].parts
        free = [part for part in range(1, parts + 1) if not boxes & (1 << (part - 1))]
        if not free:
            return
        part = free[0]
    else:
        part = max(1, deed.part)
    bit = 1 << (part - 1)
    after = boxes & ~bit if deed.clear else boxes | bit
    if after != boxes:
        table.state.statuses[deed.mark] = after
        key = "status-cleared" if deed.clear else "status-marked"
        table.say(key, "grail.status.marked-on-the-save-sheet", "grail.status.parts-are-independent-boxes",
                  status=f"@statuses.{deed.mark}", part=part)  # fmt: skip
        table.touch(TALE)


@STORY.does(GiveTask)
def give_task(table: GrailTable, party: Party, deed: GiveTask) -> None:
    """A note, and no more: nothing ends with it, in whatever Chapter it is struck out."""
    table.cite("grail.task.optional-side-mission", "grail.task.no-card-and-no-fixed-end")
    table.cite("grail.task.not-tied-to-a-chapter", "grail.task.never-ends-a-chapter")
    tasks = table.state.tasks
    if deed.done and deed.id in tasks:
        tasks.remove(deed.id)
    elif not deed.done and deed.id not in tasks:
        tasks.append(deed.id)
