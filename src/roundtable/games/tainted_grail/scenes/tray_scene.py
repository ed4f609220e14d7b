"""A Character's Tray: three tracks with the Health Limiter across them, Attributes in pairs, Resources, cards."""

from __future__ import annotations

from collections.abc import Iterator

from roundtable.games.tainted_grail.box import box_of
from roundtable.games.tainted_grail.campaign.modes import uses
from roundtable.games.tainted_grail.characters.advancement import level_of
from roundtable.games.tainted_grail.characters.items import collection_of
from roundtable.games.tainted_grail.characters.resources import RESOURCES
from roundtable.games.tainted_grail.characters.tracks import NO_LIMITER, RED_SLOTS, cap, panics
from roundtable.games.tainted_grail.day.action_menu import character_title
from roundtable.games.tainted_grail.effects.terms import PAIRS
from roundtable.games.tainted_grail.state import SEATS, GrailTable, fight_of
from roundtable.kernel.scene import Card, Gauges, Mark, Number, Say, SeatPanel, Track, Zone, say
from roundtable.kernel.seats import Seat
from roundtable.packs import Content

AT_A_GLANCE = ("energy", "health", "terror", "food", "magic")
IN_A_FIGHT = ("energy", "health", "terror", "magic")


def panel(table: GrailTable, seat: Seat) -> SeatPanel:
    """What everybody should see of a seat, first what they should see at a glance."""
    one = table.state.seats[seat]
    fight = fight_of(table.state, seat)
    shown = dict.fromkeys((*(AT_A_GLANCE if fight is None else IN_A_FIGHT), *RESOURCES))
    flags = {"dying": one.dying, "insane": one.insane, "passed": one.passed, "dead": one.dead}
    statuses = [say(f"status-{name}") for name, holds in flags.items() if holds]
    if not one.dead and panics(table, seat):
        statuses.append(say("status-panics"))
    return SeatPanel(
        seat=seat,
        name=SEATS[seat],
        who=f"@characters.{one.who}",
        numbers=tuple(
            Number(id=name, label=say(name), value=getattr(one, name), icon=name, bane=name == "terror")
            for name in shown
        ),
        statuses=tuple(statuses),
        place=f"@locations.{one.at}" if one.at in table.state.sites else None,
        about=about(table.content, one.who),
        turn=fight is not None and fight.active == seat,
    )  # fmt: skip


def about(content: Content, who: str) -> Say:
    """Its story, its Action and its Flaw."""
    words = {name: f"@characters.{who}.{name}" for name in ("about", "action", "flaw")}
    title = character_title(content, who)
    return say("about-character", **words) if title == words["action"] else say("about-titled", title=title, **words)


def tray(table: GrailTable, seat: Seat) -> Gauges:
    one = table.state.seats[seat]
    card = box_of(table.content).characters[one.who]
    slots = max(card.energy_slots, card.terror_slots, one.most_health)
    tracks = (
        Track(id="energy", label=say("energy"), value=one.energy, max=card.energy_slots, icon="energy", marks=(
            Mark(at=0, label=say("exhausted-slots"), icon="bed"), Mark(at=1, label=say("exhausted-slots"), icon="bed"),
            Mark(at=card.energy, label=say("start-slot"), icon="chevrons"))),
        Track(id="health", label=say("health"), value=one.health, max=one.most_health, icon="health", marks=(
            Mark(at=one.most_health, label=say("start-slot"), icon="chevrons"),)),
        Track(id="terror", label=say("terror"), value=one.terror, max=card.terror_slots, icon="terror", marks=(
            Mark(at=card.terror, label=say("start-slot"), icon="chevrons"),
            *(Mark(at=card.terror_slots - left, label=say("insane-slots"), icon="skull")
              for left in reversed(range(RED_SLOTS))))),
    )  # fmt: skip
    limited = not uses(table.state, NO_LIMITER)
    return Gauges(
        id=f"tray-{seat}",
        label=say("tray", who=f"@characters.{one.who}"),
        tracks=tracks,
        seat=seat,
        limit=cap(table, seat) if limited else None,
        stops=("energy",) if limited else (),
        note=limiter_note(table, seat, slots) if limited else None,
        pairs=tuple(
            (attribute(table, seat, first), attribute(table, seat, second)) for first, second in PAIRS
        ),
        numbers=tuple(
            Number(id=name, label=say(name), value=getattr(one, name), icon=name) for name in RESOURCES
        ),
    )  # fmt: skip


def attribute(table: GrailTable, seat: Seat, name: str) -> Number:
    level = level_of(table, seat, name)  # type: ignore[arg-type]
    return Number(id=name, label=say(name), value=level, icon=name)


def limiter_note(table: GrailTable, seat: Seat, slots: int) -> Say:
    """What the bar means just now."""
    one = table.state.seats[seat]
    if panics(table, seat):
        return say("panics-now")
    return say("one-more-is-panic") if one.terror == one.health else say("what-the-bar-is")


def owned(table: GrailTable, seat: Seat) -> Iterator[Zone]:
    """Items and Secrets, which lie open, face down where they are out of use; and Skills."""
    one = table.state.seats[seat]
    out = (*one.down, *one.flipped, *one.aside)
    for name, pile in (("items", one.items), ("secrets", one.secrets)):
        cards = tuple(goods(table, each, list(pile).count(each), each in out) for each in dict.fromkeys(pile))
        if cards:
            yield Zone(id=f"{name}-{seat}", label=say(f"zone-{name}"), cards=cards, seat=seat)
    skills = tuple(skill(table, seat, each, each in out) for each in dict.fromkeys(one.skills))
    if skills:
        yield Zone(id=f"skills-{seat}", label=say("zone-skills"), cards=skills, seat=seat)


def goods(table: GrailTable, card: str, count: int = 1, out: bool = False) -> Card:
    """An Item or a Secret."""
    collection, keyword = collection_of(table, card), box_of(table.content).keyword[card]
    tags = [say(f"keyword-{keyword}")] if keyword else []
    tags += [say("out-of-use")] if out else []
    text = f"@{collection}.{card}.text" if table.content.text("en", collection, card, "text") else None
    return Card(
        id=card, name=f"@{collection}.{card}", type=collection, count=count, tags=tuple(tags), text=text,
        emblem=keyword or collection,
    )  # fmt: skip


def skill(table: GrailTable, seat: Seat, name: str, out: bool) -> Card:
    card = box_of(table.content).skills[name]
    side = getattr(card, table.state.seats[seat].sides[name])
    return Card(
        id=name, name=f"@skills.{name}.{side.name}", type="skills", text=f"@skills.{name}.{side.text}",
        tags=(say("out-of-use"),) if out else (), emblem=card.attribute,
    )  # fmt: skip
