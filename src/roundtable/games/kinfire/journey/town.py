"""The town between quests: city actions, locations and events."""

from __future__ import annotations

from roundtable.games.kinfire.effects.stories import Close, GoToTown, Inn, Location, Story, Unlock
from roundtable.games.kinfire.party import group, party
from roundtable.games.kinfire.seekers.deckbuilding import MEND, mending
from roundtable.games.kinfire.state import InTown, KinfireTable, NextQuest, Read
from roundtable.kernel.options import Option, Prompt
from roundtable.kernel.windows import Rules
from roundtable.packs import Content

from .story_book import is_spent_event, leave_deck, tells
from .story_deeds import redirects
from .story_pages import pages_of, site_name

EXPLORE = "kinfire.city.explore-between-quests"
TOGETHER = "kinfire.city.action-visits-one-location-together"
FROM_DECK = "kinfire.city.location-card-read-from-town-deck"
ENDS = "kinfire.city.visit-ends-as-card-says"
NO_ACTIONS = "kinfire.city.out-of-actions-means-next-quest"
CLOSED = "kinfire.city.missing-card-means-closed-location"
FREE = "kinfire.city.no-cost-for-unavailable-location"

SET_OUT: Option[Location | None] = Option("set-out")
WHERE = (EXPLORE, TOGETHER, FREE)


def in_town(table: KinfireTable, step: InTown) -> Rules[None]:
    """A city action takes the whole party to one location; without actions it is time for the next quest."""
    state = table.state
    if not state.town or not state.actions:
        table.cite(NO_ACTIONS)
        table.then(NextQuest())
        return
    where = Prompt("ask-location", (("actions", state.actions),), WHERE)
    choice = yield from group(table, where, lambda: table.allowed(locations(table)))
    site = choice.value
    if site is None:
        table.say("actions-forfeited", NO_ACTIONS, number=state.actions)
        state.actions = 0
        table.then(NextQuest())
        return
    state.actions -= 1
    table.say("location-visited", TOGETHER, FROM_DECK, ENDS, place=site_name(state.town, site), left=state.actions)
    table.then(Read(site.card), InTown())


def locations(table: KinfireTable) -> list[tuple[Option[Location | None], str | None]]:
    """The map: what is closed, and what has to wait while a deck needs a night at an inn."""
    state = table.state
    inns = open_inns(table) if must_sleep(table) else []
    open_ = frozenset(state.open)
    menu: list[tuple[Option[Location | None], str | None]] = []
    for site, option in pages_of(table.content).sites[state.town]:
        closed = site.card not in open_ or is_spent_event(table, redirects(table, site.card)[0])
        rule = CLOSED if closed else None
        if rule is None and inns and state.actions == 1 and site.card not in inns:
            rule = MEND
        menu.append((option, rule))
    return [*menu, (SET_OUT, MEND if inns else None)]


# --- inns ---


def must_sleep(table: KinfireTable) -> bool:
    """Whether a deck costs more kinfire than its seeker has left, and could be mended at an inn."""
    return any(mending(table, seat) for seat in party(table.state))


def open_inns(table: KinfireTable) -> list[str]:
    """The locations where the party could sleep, and pay for it."""
    state = table.state
    cards = [site.card for site in table.content["towns"][state.town].sites if site.card in state.open]
    prices = {card: night_price(table.content, redirects(table, card)[0]) for card in cards}
    return [card for card, price in prices.items() if price is not None and price <= state.coins]


def night_price(content: Content, card: str) -> int | None:
    """What a night costs where this card leads, as the group has read it; None where there are no beds."""
    found, todo, prices = [card], [card], []
    while todo:
        story: Story = content["stories"][todo.pop()]
        deeds = [*story.do, *(deed for way in story.ways for deed in way.do)]
        prices += [deed.price for deed in deeds if isinstance(deed, Inn)]
        new = [way.go for way in story.ways if way.go is not None and way.go not in found]
        found += new
        todo += new
    return min(prices, default=None)


# --- the town's deck ---


@tells(Unlock)
def unlock(table: KinfireTable, deed: Unlock) -> None:
    if deed.card not in table.state.open:
        table.state.open.append(deed.card)
        table.say("site-unlocked", CLOSED)


@tells(Close)
def close(table: KinfireTable, deed: Close) -> None:
    leave_deck(table, deed.card or table.state.page)
    table.say("site-closed", CLOSED)


@tells(GoToTown)
def go_to_town(table: KinfireTable, deed: GoToTown) -> None:
    table.state.town = deed.town
    table.say("town-reached", EXPLORE, town=f"@towns.{deed.town}", text=f"@towns.{deed.town}.text")
