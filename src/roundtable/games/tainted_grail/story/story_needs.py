"""Whether what a way, an Action or a Quest needs is so."""

from __future__ import annotations

from collections.abc import Iterator

from roundtable.games.tainted_grail.box import has_own_story
from roundtable.games.tainted_grail.campaign.modes import mode_in_use
from roundtable.games.tainted_grail.characters.advancement import level_of
from roundtable.games.tainted_grail.characters.items import holders, with_keyword
from roundtable.games.tainted_grail.effects.needs import Needs
from roundtable.games.tainted_grail.effects.places import Location
from roundtable.games.tainted_grail.party import here, players
from roundtable.games.tainted_grail.state import DARK, GrailTable
from roundtable.kernel.seats import Seat

HERE = "here"


def fulfilled(table: GrailTable, party: tuple[Seat, ...], needs: Needs | None) -> bool:
    """All that is given must hold; of a Party it is enough that one member meets a condition."""
    return needs is None or all(conditions(table, party, needs))


def why_unfulfilled(needs: Needs | None, otherwise: str) -> str:
    """The rule by which a condition that does not hold closes a way, an Action or a choice."""
    parts = (needs, *needs.any, *needs.none) if needs is not None else ()
    if any(part.attribute is not None for part in parts):
        return "grail.attribute.used-in-encounters-and-exploration"
    if any(part.status is not None for part in parts):
        return "grail.status.marked-on-the-save-sheet"
    return otherwise


def conditions(table: GrailTable, party: tuple[Seat, ...], needs: Needs) -> Iterator[bool]:
    state = table.state
    ones = [state.seats[seat] for seat in party]
    if needs.status is not None:
        yield has_status(table, needs.status, needs.part, needs.parts)
    if needs.attribute is not None:
        yield any(level_of(table, seat, needs.attribute) >= needs.level for seat in party)
    if needs.secret is not None:
        yield any(needs.secret in [card for card, _ in holders(table, seat)] for seat in party)
    if needs.item is not None:
        yield any(needs.item in one.items for one in ones)
    if needs.keyword is not None:
        yield any(with_keyword(table, seat, needs.keyword) for seat in party)
    if needs.resource is not None:
        yield any(int(getattr(one, needs.resource)) >= needs.amount for one in ones)
    if needs.who is not None:
        yield any(one.who == needs.who and has_own_story(table, one.who) for one in ones)
    if needs.plays is not None:
        yield any(state.seats[seat].who == needs.plays for seat in players(state)) and has_own_story(table, needs.plays)
    if needs.members:
        yield len(party) >= needs.members
    if needs.alone is not None:
        yield (len(party) == 1) == needs.alone
    if needs.players:
        yield len(players(state)) >= needs.players
    if needs.chapter:
        yield state.chapter == needs.chapter
    if needs.chapter_from:
        yield state.chapter >= needs.chapter_from
    if needs.day_from:
        yield state.day >= needs.day_from
    if needs.day_to:
        yield state.day <= needs.day_to
    if needs.insane is not None:
        yield any(one.insane for one in ones) == needs.insane
    if needs.dying is not None:
        yield any(one.dying for one in ones) == needs.dying
    if needs.health_at_most is not None:
        yield any(one.health <= needs.health_at_most for one in ones)
    if needs.terror_at_least:
        yield any(one.terror >= needs.terror_at_least for one in ones)
    yield from of_the_land(table, party, needs)
    if needs.company or needs.near is not None:
        all_here = (*party[:1], *(here(state, party[0]) if party else ()))
        yield len(all_here) >= needs.company and fulfilled(table, all_here, needs.near)
    if needs.any:
        yield any(fulfilled(table, party, each) for each in needs.any)
    for each in needs.none:
        yield not fulfilled(table, party, each)


def of_the_land(table: GrailTable, party: tuple[Seat, ...], needs: Needs) -> Iterator[bool]:
    """Conditions on places, Dials and Quests."""
    state = table.state
    at = state.seats[party[0]].at if party else ""
    if needs.menhir is not None:
        site = state.sites.get(at if needs.menhir == HERE else needs.menhir)
        yield (site is not None and site.dial != DARK) == needs.lit
    if needs.dial is not None:
        site = state.sites.get(needs.dial)
        yield (max(0, site.dial) if site is not None else state.dials.get(needs.dial, 0)) <= needs.shows
    if needs.tokens:
        site = state.sites.get(at if needs.place is None else needs.place)
        yield site is not None and site.quest >= needs.tokens
    if needs.place is not None:
        yield needs.place in state.sites
    if needs.quest is not None:
        yield state.quests.get(needs.quest, "unknown") == needs.quest_is
    if needs.mode is not None:
        yield mode_in_use(state) == needs.mode
    if needs.at:
        yield at in needs.at
    if needs.seal is not None or needs.tag:
        place = table.content.of("locations", Location).get(at)
        if needs.seal is not None:
            yield place is not None and needs.seal in place.seals
        if needs.tag:
            yield place is not None and needs.tag in place.tags
    if needs.guardian is not None:
        yield any(needs.guardian in site.guardians for site in state.sites.values())


def has_status(table: GrailTable, status: str, part: int = 0, parts: int = 0) -> bool:
    """One set of Statuses serves all: a box, any box, or so many boxes."""
    table.cite("grail.status.belongs-to-the-whole-group", "grail.status.parts-are-independent-boxes")
    boxes = table.state.statuses.get(status, 0)
    if parts:
        return boxes.bit_count() >= parts
    return bool(boxes & (1 << (part - 1))) if part else bool(boxes)
