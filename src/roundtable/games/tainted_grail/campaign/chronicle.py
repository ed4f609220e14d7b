"""The Save Sheet: when a Campaign may be packed away, and what it tells between two evenings.

Everything here lies open on the table. Of decks and Pools it tells which cards are in them and never in which order; of
the land and of the story only what has been come upon.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from msgspec.structs import replace

from roundtable.games.tainted_grail.box import KINDS, box_of
from roundtable.games.tainted_grail.effects.cards import Status
from roundtable.games.tainted_grail.effects.places import Location, Quest
from roundtable.games.tainted_grail.scenes import map_scene
from roundtable.games.tainted_grail.scenes.fight_scene import plain_card
from roundtable.games.tainted_grail.scenes.journal_scene import mode_card
from roundtable.games.tainted_grail.scenes.tray_scene import owned, panel, tray
from roundtable.games.tainted_grail.state import GrailTable, Site
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
            bare = replace(panel(table, seat), numbers=())  # the Tray has them
            parts += [
                bare,
                replace(tray(table, seat), label=say("label-tray")),
                *owned(table, seat),
                *cards_of(table, seat),
            ]
    parts += [*statuses(table), *land(table)]
    parts += [zone for zone in (*off_the_land(table), mode_card(table), *decks(table)) if zone.cards or zone.count]
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


def land(table: GrailTable) -> Iterator[see.Board]:
    """What is revealed, in its cells, with all that was put there; what is printed there is no part of it."""
    known = map_scene.board(table)
    if known is not None:
        places = tuple(as_saved(place, table.state.sites[place.id]) for place in known.places)
        yield replace(known, label=say("zone-revealed"), places=places)


def as_saved(place: see.Place, site: Site) -> see.Place:
    """Items that the dead left there are told by name instead of their number."""
    left = tuple(simple(each, "items", site.fallen.cards.count(each)) for each in dict.fromkeys(site.fallen))
    standing = tuple(piece for piece in place.pieces if piece.id != f"fallen-{place.id}")
    tokens = tuple(sign for sign in place.signs if sign.number is not None)
    return replace(place, pieces=standing, cards=left, signs=tokens, sign=None, note=None, action=None, used=False)


def off_the_land(table: GrailTable) -> Iterator[see.Zone]:
    """What is removed, and how much is neither removed nor revealed."""
    state = table.state
    known = {*state.sites, *state.gone}
    left = len([place for place in table.content.of("locations", Location) if place not in known])
    yield see.Zone(id="gone", label=say("zone-gone"), cards=tuple(plain(state.gone, "locations")))
    yield see.Zone(id="unrevealed", label=say("zone-unrevealed"), count=left, hidden=True)


def plain(items: Iterable[str], collection: str) -> Iterator[see.Card]:
    for each in items:
        yield simple(each, collection)


def simple(each: str, collection: str, count: int = 1) -> see.Card:
    return see.Card(id=f"{collection}-{each}", name=f"@{collection}.{each}", type=collection, count=count)


def statuses(table: GrailTable) -> Iterator[see.Rows]:
    """Lines of which a box is marked, in the order of the sheet; the others would tell what is still to come."""
    marked = table.state.statuses
    lines = tuple(
        see.Row(id=status, cells=(f"@statuses.{status}",), signs=tuple(boxes(line.parts, marked[status])))
        for status, line in table.content.of("statuses", Status).items()
        if marked.get(status)
    )
    if lines:
        yield see.Rows(id="statuses", label=say("zone-statuses"), rows=lines)


def boxes(parts: int, marked: int) -> Iterator[see.Sign]:
    """All boxes of a line, marked or not; where there are several they are numbered."""
    for part in range(1, parts + 1):
        ticked = bool(marked & (1 << (part - 1)))
        icon = "box-marked" if ticked else "box"
        if parts == 1:
            yield see.Sign(icon=icon, text=say("one-box-marked"))
        else:
            yield see.Sign(icon=icon, text=say("box-marked" if ticked else "box-empty", box=part), number=part)


def decks(table: GrailTable) -> Iterator[see.Zone]:
    """The four Encounter decks, the Event deck, and the Quests that are being played."""
    state = table.state
    for colour, deck in state.encounters.items():
        yield see.Zone(id=f"{colour}-deck", label=say(f"zone-{colour}-deck"), count=len(deck), hidden=True)
    yield see.Zone(id="events", label=say("zone-events"), count=len(state.events), hidden=True)
    active = tuple(plain(state.active_quests, "story-events"))
    yield see.Zone(id="active-quests", label=say("zone-active-quests"), cards=active)
