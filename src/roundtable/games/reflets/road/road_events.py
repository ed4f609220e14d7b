"""Road Chance: the Guide may ask somebody who holds such a card to read an event of it."""

from __future__ import annotations

from typing import Final

from roundtable.games.reflets.box import box
from roundtable.games.reflets.effects.deeds import Disclose, GemsFrom, RoadCard
from roundtable.games.reflets.option_makers import SEATS, about, seat_option
from roundtable.games.reflets.registry import DEEDS, Doing, do
from roundtable.games.reflets.state import RefletsTable, RoadEvent, adversaries
from roundtable.games.reflets.teams.holdings import whom
from roundtable.games.reflets.teams.no_use import fizzles
from roundtable.kernel.options import DONE, Option, Prompt
from roundtable.kernel.seats import Seat
from roundtable.kernel.windows import Rules

from .hinges import at_hinge

OPTIONAL: Final = "reflets.limits.road-event-is-optional"
HOLDER: Final = "reflets.limits.road-event-read-by-a-holder"
ASK: Final = Prompt("ask-road-event", rules=(OPTIONAL, HOLDER))
WHICH: Final = Prompt("ask-road-card", rules=(HOLDER,))
BY_DIE: Final = "reflets.limits.road-event-chosen-by-golden-die"
PASSES: Final = "reflets.limits.road-card-may-pass-to-the-guide"
REPLACED: Final = "reflets.limits.road-card-replaced-while-stock-lasts"


def road_event(table: RefletsTable, step: RoadEvent) -> Rules[None]:
    """The Guide ends the turn, or names a holder who reads the event of the golden die's number; then it ends too."""
    state = table.state
    table.cite(
        "reflets.space.empty-ends-turn-or-asks-road-event", "reflets.limits.road-event-after-plain-resolution-only"
    )
    chosen = yield from at_hinge(table, state.guide, ASK, lambda: [*table.allowed(readers(table)), DONE])
    if chosen.verb == "done":
        return
    yield from read_event(table, int(chosen.arg))
    table.cite("reflets.space.road-event-then-turn-ends")


def readers(table: RefletsTable) -> list[tuple[Option[Seat], str | None]]:
    """Adversaries, of whom only a holder can read."""
    state = table.state
    return [
        (seat_option("reader", seat), None if state.seats[seat].road.cards else HOLDER) for seat in adversaries(state)
    ]


def read_event(table: RefletsTable, reader: Seat) -> Rules[None]:
    """The reader picks one of several cards before the event is known (ruling A21), and reads."""
    state = table.state
    state.teller = reader
    chosen = yield from table.ask(
        reader, WHICH, lambda: [about("read", card, f"@events.{card}") for card in table.state.seats[reader].road]
    )
    card, number = chosen.arg, table.state.golden
    table.core.reveals += 1  # read out, and not to be unread; the card itself is not shown (ruling A85)
    table.say(
        "road-event-read", BY_DIE, "reflets.limits.road-card-has-six-events",
        "reflets.roles.storyteller-reads-road-chance-or-zone", seat=SEATS[reader],
        text=f"@events.{card}.event-{number}",
    )  # fmt: skip
    event = box(table).events[card].events[number - 1]
    guide = table.state.guide
    if event.reader:
        doing = Doing(reader, card, BY_DIE, guide, "event")
    else:
        doing = Doing(guide, card, BY_DIE, reader if hits_reader(event.do) else -1, "event")
    yield from do(table, doing, event.do)


def hits_reader(deeds: tuple[object, ...]) -> bool:
    """Whether an event for the Guide is at the reader's cost: gems, a quest, the card itself."""
    return any(isinstance(deed, GemsFrom | Disclose | RoadCard) for deed in deeds)


@DEEDS.does(RoadCard)
def road_card(table: RefletsTable, doing: Doing, deed: RoadCard) -> Rules[None]:
    """A Road Chance card goes to the user: the one just read, or one of somebody who holds any."""
    if fizzles(table, doing, deed):
        return
    giver = doing.victim
    if giver < 0:
        giver = yield from whom(table, doing)
    source, target = table.state.seats[giver].road, table.state.seats[doing.user].road
    if giver == doing.user or not source.cards:
        return
    if doing.card in source.cards:
        table.move(doing.card, source, target)
    else:
        table.pick(source, target)
    table.say("road-card-passes", PASSES, seat=SEATS[doing.user], other=SEATS[giver])
    if table.draw(table.state.road, table.state.seats[giver].road):
        table.say("road-card-replaced", REPLACED, seat=SEATS[giver])
