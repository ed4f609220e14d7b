"""What the chapters of a journey share: whom a story card means, and how the party turns its pages."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TypeVar

from roundtable.games.kinfire.effects.stories import Memory, Personal
from roundtable.games.kinfire.option_makers import seat_option
from roundtable.games.kinfire.party import group, party, seat_of
from roundtable.games.kinfire.state import KinfireTable
from roundtable.kernel.options import Option, Prompt
from roundtable.kernel.seats import Seat
from roundtable.kernel.windows import Rules
from roundtable.story import read_together, redirected

from .story_pages import pages_of

T = TypeVar("T")

GO_ON = Prompt("ask-go-on", rules=("kinfire.campaign.quest-narrative-read-aloud",))
SURVIVE = "kinfire.expedition.must-choose-survivable-alternative"
STORY = "kinfire.expedition.driven-by-story-cards"


def whom(table: KinfireTable, deed: Personal, what: str, hp: int = 0) -> Rules[list[Seat]]:
    """The seekers it happens to. Where the group chooses one, it is somebody who can bear it, if there is any."""
    seats = named(table, deed)
    if seats is not None:
        return seats
    prompt = Prompt("ask-whom", (("what", f"@text.whom-{what}"),), (SURVIVE,) if hp else (STORY,))
    choice = yield from group(table, prompt, lambda: table.allowed(candidates(table, hp)))
    return [choice.value]


def named(table: KinfireTable, deed: Personal) -> list[Seat] | None:
    """The seekers it happens to without a choice; None where the group chooses one."""
    state = table.state
    if deed.seeker is not None:
        seat = seat_of(state, deed.seeker)
        return [] if seat is None else [seat]
    if deed.who == "each":
        return party(state)
    return [state.leader] if deed.who == "leader" and state.leader in party(state) else None


def candidates(table: KinfireTable, hp: int) -> list[tuple[Option[Seat], str | None]]:
    seats = party(table.state)
    sturdy = [seat for seat in seats if table.state.seats[seat].hp > hp]
    return [(seat_option("choose", seat), SURVIVE if sturdy and seat not in sturdy else None) for seat in seats]


def turn_page(
    table: KinfireTable,
    prompt: Prompt,
    options: Sequence[Option[T]] | Callable[[], Sequence[Option[T]]],
    together: Prompt | None = None,
) -> Rules[Option[T]]:
    """Where a card leads on without a choice, one of the party says when everybody has read it.

    `together` is what is asked where several read, if that is something else.
    """
    state = table.state
    seats = party(state)
    reader = state.leader if state.leader in seats else seats[0]
    asking = prompt if together is None or table.setup.options["players"] == "one" else together
    return read_together(table, asking, options, [reader, *(seat for seat in seats if seat != reader)])


def choose_on_page(
    table: KinfireTable, prompt: Prompt, options: Sequence[Option[T]] | Callable[[], Sequence[Option[T]]]
) -> Rules[Option[T]]:
    """The group chooses where a page leads: a vote, or one choice for all, for which a bot waits until it is read."""
    alone = table.setup.options["players"] == "one"
    return read_together(table, prompt, options, party(table.state)) if alone else group(table, prompt, options)


def redirects(table: KinfireTable, card: str) -> tuple[str, list[str]]:
    """Where the party comes to if it is sent to this card, and the Memory cards that lead it there, each once (A52)."""
    if card not in pages_of(table.content).redirected:
        return card, []
    memories: Mapping[str, Memory] = table.content["memories"]
    return redirected(card, table.state.memories, lambda name: memories[name].redirects)
