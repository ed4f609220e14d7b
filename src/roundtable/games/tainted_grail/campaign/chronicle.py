"""The Save Sheet: when a Campaign may be packed away, and what it tells between two evenings.

Everything here lies open on the table. Of decks and Pools it tells which cards are in them and never in which order; of
the land and of the story only what has been come upon.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from roundtable.games.tainted_grail.box import KINDS, box_of
from roundtable.games.tainted_grail.effects.cards import Status
from roundtable.games.tainted_grail.effects.places import Location, Quest
from roundtable.games.tainted_grail.scenes.fight_scene import plain_card
from roundtable.games.tainted_grail.scenes.journal_scene import mode_card
from roundtable.games.tainted_grail.scenes.tray_scene import owned, sheet
from roundtable.games.tainted_grail.state import DARK, SEATS, GrailTable, Site
from roundtable.kernel import scene as see
from roundtable.kernel.scene import say
from roundtable.kernel.seats import Seat

SAVES: Final = (
    "grail.save.best-after-a-chapter-allowed-any-time", "grail.save.character-sheet", "grail.save.dials-and-notes",
    "grail.save.cards-of-a-character", "grail.save.world-positions",
    "grail.save.locations-revealed-unrevealed-removed", "grail.save.decks-and-quests",
)  # fmt: skip
RESTORED: Final = ("grail.save.restore-is-the-reverse", "grail.setup.saved-campaign-skips-setup")


def save(table: GrailTable, key: str, *then: object, **params: int | str) -> None:
    """A milestone, from which others may go on; not while anybody fights, with cards in hand, or is on the way back."""
    if not table.state.fights and table.strand is None:
        table.cite(*SAVES)
        table.milestone(key, *then, *table.agenda[::-1], **params)


def chronicle(table: GrailTable) -> see.Scene:
    """The sheet of the Campaign, of each Character, of the world and of the decks."""
    state = table.state
    parts: list[see.Part] = [quests(table), *days(table)]
    for seat, one in enumerate(state.seats):
        if one.who:
            parts += [sheet(table, seat), *owned(table, seat), *cards_of(table, seat)]
    parts += [
        zone for zone in (*land(table), *story(table), mode_card(table), *decks(table)) if zone.cards or zone.count
    ]
    return see.Scene(parts=tuple(parts), title=f"@chapters.{state.chapter}")


def quests(table: GrailTable) -> see.Graph:
    """In the order in which they began."""
    nodes = tuple(
        see.Node(id=quest, name=f"@quests.{quest}", done=now == "done", failed=now == "failed",
                 note=f"@quests.{quest}.text" if now == "active" else None)
        for quest, now in table.state.quests.items()
    )  # fmt: skip
    return see.Graph(id="quests", label=say("label-quests"), nodes=nodes)


def days(table: GrailTable) -> Iterator[see.Track]:
    """The day, and the Dials of Quests and Secrets."""
    state = table.state
    yield see.Track(id="day", label=say("label-day"), value=state.day)
    for of, shows in state.dials.items():
        collection = "quests" if of in table.content.of("quests", Quest) else "secrets"
        yield see.Track(id=f"dial-{of}", label=f"@{collection}.{of}", value=shows)


def cards_of(table: GrailTable, seat: Seat) -> Iterator[see.Zone]:
    """Both decks, both Advancement Pools, and what was taken out of the decks."""
    one = table.state.seats[seat]
    for kind in KINDS:
        own = one.cards(kind)
        deck = [*own.deck.cards, *(each for each in (*one.hand.cards, *one.discard.cards) if is_of(table, each, kind))]
        for name, held in (("deck", deck), ("pool", list(own.pool.cards)), ("spare", list(own.spare.cards))):
            faces = tuple(plain_card(table, each, held.count(each)) for each in sorted(set(held)))
            if faces:
                yield see.Zone(id=f"{kind}-{name}-{seat}", label=say(f"zone-{kind}-{name}"), cards=faces,
                               count=len(held), seat=seat)  # fmt: skip


def is_of(table: GrailTable, each: str, kind: str) -> bool:
    return box_of(table.content).cards[each].kind == kind


def land(table: GrailTable) -> Iterator[see.Zone]:
    """What is revealed, with all that stands there; what is removed; and how much is neither."""
    state = table.state
    known = {*state.sites, *state.gone}
    left = len([place for place in table.content.of("locations", Location) if place not in known])
    shown = tuple(place_card(table, place, site) for place, site in sorted(state.sites.items()))
    yield see.Zone(id="revealed", label=say("zone-revealed"), cards=shown)
    yield see.Zone(id="gone", label=say("zone-gone"), cards=tuple(plain(state.gone, "locations")))
    yield see.Zone(id="unrevealed", label=say("zone-unrevealed"), count=left, hidden=True)


def place_card(table: GrailTable, place: str, site: Site) -> see.Card:
    """Who and what stands in a Location."""
    tags = [SEATS[seat] for seat, one in enumerate(table.state.seats) if one.at == place and one.who and not one.dead]
    tags += [f"@encounters.{guardian}" for guardian in site.guardians]
    tags += [f"@items.{item}" for item in site.fallen]
    told: list[see.Text] = [*tags]
    if site.dial != DARK:
        told.append(say("menhir-shows", dial=site.dial))
    if site.time:
        told.append(say("tokens-on", count=site.time))
    if site.quest:
        told.append(say("quest-tokens-on", count=site.quest))
    return see.Card(id=f"place-{place}", name=f"@locations.{place}", type="locations", tags=tuple(told))


def plain(items: Iterable[str], collection: str) -> Iterator[see.Card]:
    for each in items:
        yield see.Card(id=f"{collection}-{each}", name=f"@{collection}.{each}", type=collection)


def story(table: GrailTable) -> Iterator[see.Zone]:
    """Marked Statuses with their boxes."""
    state = table.state
    lines = tuple(
        see.Card(id=f"status-{status}", name=f"@statuses.{status}", type="statuses", text=boxes(table, status, marked))
        for status, marked in sorted(state.statuses.items())
        if marked
    )
    yield see.Zone(id="statuses", label=say("zone-statuses"), cards=lines)


def boxes(table: GrailTable, status: str, marked: int) -> see.Text | None:
    """The boxes of a Status, where it has several, and which of them are marked."""
    parts = table.content.of("statuses", Status)[status].parts
    if parts == 1:
        return None
    ticked = ("\N{BALLOT BOX}", "\N{BALLOT BOX WITH CHECK}")
    return "  ".join(f"{ticked[bool(marked & (1 << (part - 1)))]} {part}" for part in range(1, parts + 1))


def decks(table: GrailTable) -> Iterator[see.Zone]:
    """The four Encounter decks, the Event deck, and the Quests that are being played."""
    state = table.state
    for colour, deck in state.encounters.items():
        yield see.Zone(id=f"{colour}-deck", label=say(f"zone-{colour}-deck"), count=len(deck), hidden=True)
    yield see.Zone(id="events", label=say("zone-events"), count=len(state.events), hidden=True)
    active = tuple(plain(state.active_quests, "story-events"))
    yield see.Zone(id="active-quests", label=say("zone-active-quests"), cards=active)
