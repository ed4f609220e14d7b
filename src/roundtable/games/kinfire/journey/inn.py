"""Sleeping at an inn: rest, and time to change decks."""

from __future__ import annotations

from roundtable.games.kinfire.effects.stories import Inn
from roundtable.games.kinfire.party import group, party
from roundtable.games.kinfire.seekers.deck_limits import FIVE
from roundtable.games.kinfire.seekers.deckbuilding import CHANGES, MEND, change_deck, close_deck, open_deck
from roundtable.games.kinfire.seekers.hands import EXHAUSTED
from roundtable.games.kinfire.state import SEATS, KinfireTable, Night
from roundtable.kernel.options import Option, Prompt
from roundtable.kernel.seats import Seat
from roundtable.kernel.windows import Rules
from roundtable.story import Steps

from .rewards import SHARED, pay_coins
from .story_book import tells
from .town import must_sleep

OFFERED = "kinfire.inn.sleep-offered-by-visit"
RESTED = "kinfire.inn.sleep-removes-persistent-statuses"
UNLOCKS = "kinfire.campaign.features-unlock-by-quest"

SLEEP: Option[None] = Option("sleep")
MOVE_ON: Option[None] = Option("move-on")


@tells(Inn)
def inn(table: KinfireTable, deed: Inn) -> Rules[Steps]:
    """The party may sleep here; it has to if a deck must be mended."""
    prompt = Prompt("ask-sleep", (("price", deed.price),), (OFFERED,))
    choice = yield from group(table, prompt, lambda: table.allowed(beds(table, deed)))
    if choice is MOVE_ON:
        return ()
    if deed.price:
        pay_coins(table, deed.price, OFFERED)
    return (Night(),)


def beds(table: KinfireTable, deed: Inn) -> list[tuple[Option[None], str | None]]:
    can_pay = deed.price <= table.state.coins
    return [(SLEEP, None if can_pay else SHARED), (MOVE_ON, MEND if can_pay and must_sleep(table) else None)]


def night(table: KinfireTable, step: Night) -> Rules[None]:
    """Everybody sleeps, and all change their decks side by side: whoever takes a card out may leave it to another."""
    seats = party(table.state)
    table.say("night-falls", OFFERED, CHANGES, FIVE, UNLOCKS)
    for seat in seats:
        rest(table, seat)
    yield from table.together([change_deck(table, seat) for seat in seats])
    for seat in seats:
        close_deck(table, seat)


def rest(table: KinfireTable, seat: Seat) -> None:
    """Persistent statuses go back to their piles."""
    open_deck(table, seat)
    deck = table.state.seats[seat].deck
    tired = deck.cards.count(EXHAUSTED)
    for _ in range(tired):
        table.move(EXHAUSTED, deck, table.state.box)
    if tired:
        table.say("rested", RESTED, seat=SEATS[seat], number=tired)
