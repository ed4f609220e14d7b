"""The verse that lies open, and the Event, the Quests and what else everybody goes by."""

from __future__ import annotations

from collections.abc import Iterator

from roundtable.games.tainted_grail.campaign.modes import mode_in_use
from roundtable.games.tainted_grail.party import players
from roundtable.games.tainted_grail.places.menhirs import price_of, rites_told
from roundtable.games.tainted_grail.state import Choose, GrailState, GrailTable, OpenPage
from roundtable.games.tainted_grail.story.tale import event_of
from roundtable.kernel.scene import Card, Page, Part, Say, Sign, Zone, say
from roundtable.kernel.seats import Seat

DREAMT = ("dream", "nightmare")


def page(table: GrailTable, viewer: Seat) -> Page | None:
    """What a viewer reads; else what others read aloud, for everybody to see. None beside one's own fight."""
    state = table.state
    fighting = {seat for fight in state.fights for seat in fight.party}
    pages = [each for each in open_pages(state) if not fighting & set(each.party)]
    if viewer in fighting or not pages:
        return None
    shown = next((each for each in pages if viewer in each.party), pages[0])
    verse, party = shown.verse, shown.party
    place = next((state.seats[seat].at for seat in party), "")
    name, what = f"@locations.{place}", verse.partition(".")[2]
    heading = say(f"page-{what}", place=name) if what in DREAMT else name
    return Page(
        id=f"verse-{verse}",
        heading=heading if place in state.sites else None,
        paragraphs=(f"@journal.{verse}.text", *prices(table, verse)),
        seats=party if len(party) < len(players(state)) else (),
    )


def open_pages(state: GrailState) -> list[OpenPage]:
    """Several, where some read beside others."""
    waiting = [strand.agenda[-1] for strand in state.strands.open if strand.agenda]
    found = [OpenPage(step.verse, step.party) for step in waiting if isinstance(step, Choose)]
    lies = state.open_page
    if lies is not None and (lies.verse, lies.party) not in [(each.verse, each.party) for each in found]:
        found.append(lies)
    return found


def prices(table: GrailTable, verse: str) -> Iterator[Say]:
    """On the page of a Menhir, what its rites ask for."""
    place, _, what = verse.partition(".")
    if what != "menhir" or place not in table.state.sites:
        return
    there = [seat for seat in players(table.state) if table.state.seats[seat].at == place]
    for number, rite in rites_told(table, place):
        for resource, price in price_of(table, rite).sums().items():
            have = sum(int(getattr(table.state.seats[seat], resource)) for seat in there)
            yield say("rite-asks", kind="price", number=number, count=price, have=have, what=f"@text.{resource}")
        if rite.needs is not None and rite.needs.secret is not None:
            yield say("rite-secret", kind="price", number=number, card=f"@secrets.{rite.needs.secret}")


def letter(table: GrailTable, seat: Seat) -> Page | None:
    """What a Character reads before it sets out: its own, and nobody else's. The first letters open the tale."""
    if seat not in range(len(table.state.seats)):
        return None
    one = table.state.seats[seat]
    if not one.who or one.dead or one.at:
        return None
    return Page(
        id=f"letter-{one.who}",
        heading=say("letter-for", who=f"@characters.{one.who}"),
        lead=opening(table),
        paragraphs=(f"@characters.{one.who}.letter",),
        note=say("only-you-read-it"),
    )


def opening(table: GrailTable) -> str | None:
    """What the first Chapter begins with; whoever takes over later has read it."""
    chapter = str(table.state.chapter)
    return f"@chapters.{chapter}.text" if not table.state.sites and chapter in table.content["chapters"] else None


def what_holds(table: GrailTable) -> Iterator[Part]:
    """Quests that are open, and the Event in force."""
    state = table.state
    open_quests = tuple(quest(table, name) for name, now in state.quests.items() if now == "active")
    if open_quests:
        yield Zone(id="quests", label=say("quests"), cards=open_quests, spread="side")
    events = tuple(event(table, name) for name in state.event_in_force)
    if events:
        yield Zone(id="event", label=say("event-in-force"), cards=events, spread="side")


def quest(table: GrailTable, name: str) -> Card:
    dial = table.state.dials.get(name)
    signs = () if dial is None else (Sign(icon="time", text=say("days-left", count=dial), number=dial),)
    return Card(id=f"quest-{name}", name=f"@quests.{name}", type="quests", text=f"@quests.{name}.text", signs=signs,
                emblem="quest")  # fmt: skip


def event(table: GrailTable, name: str) -> Card:
    collection, _ = event_of(table, name)
    return Card(id=name, name=f"@{collection}.{name}", type="events", text=f"@{collection}.{name}.text", emblem="event")


def decks(table: GrailTable) -> Iterator[Zone]:
    """How many cards are left: nobody knows which."""
    for colour, pile in table.state.encounters.items():
        yield Zone(id=f"{colour}-deck", label=say(f"deck-{colour}"), count=len(pile), hidden=True)
    yield Zone(id="events", label=say("event-deck"), count=len(table.state.events), hidden=True)
    yield Zone(id="item-deck", label=say("item-deck"), count=len(table.state.items), hidden=True)


def mode_card(table: GrailTable) -> Zone:
    """The Help card of Story or Challenge mode: the changes that are in use."""
    names = [change.rpartition(".")[2] for change in table.state.modes]
    cards = tuple(Card(id=f"change-{name}", name=say(f"change-{name}"), type="mode") for name in names)
    return Zone(id="mode", label=say(f"mode-{mode_in_use(table.state)}"), cards=cards)
