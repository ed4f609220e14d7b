"""Carrying out what the journal, Rewards and Events say: each kind of deed is done by the chapter it belongs to."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Final, TypeAlias

from roundtable.games.tainted_grail.box import box_of
from roundtable.games.tainted_grail.characters.advancement import earn_point, new_card
from roundtable.games.tainted_grail.characters.items import discard_item, gain_item, lose_items
from roundtable.games.tainted_grail.characters.resources import busy, gain, put
from roundtable.games.tainted_grail.characters.tracks import change_track
from roundtable.games.tainted_grail.effects.stories import DropItem, GainCard, GainItem, GainPoint, HealthForGood
from roundtable.games.tainted_grail.effects.terms import (
    CHANGES,
    Changes,
    Energy,
    Exp,
    Food,
    Health,
    Magic,
    Rep,
    Terror,
    Wealth,
    Who,
)
from roundtable.games.tainted_grail.option_makers import seat_option
from roundtable.games.tainted_grail.party import agree, here, players
from roundtable.games.tainted_grail.state import SEATS, Carry, GrailTable
from roundtable.kernel.deeds import Deeds
from roundtable.kernel.options import Prompt
from roundtable.kernel.seats import Seat
from roundtable.kernel.windows import Rules, until

Party: TypeAlias = tuple[Seat, ...]
PAGE: Final = "page"
"""The scope of a list of deeds: reading that goes on elsewhere ends it."""


class StoryDeeds(Deeds[Callable[[GrailTable, Any, Any], Rules[None] | None]]):
    """Deeds that may lead to steps of their own (a fight, a page): what is left of the list waits below these."""

    def carry_out(self, table: Any, who: Any, deeds: Iterable[Any]) -> Rules[None]:
        yield from until(PAGE, self.in_turn(table, who, tuple(deeds)))

    def in_turn(self, table: GrailTable, party: Party, deeds: tuple[Any, ...], *, nested: bool = False) -> Rules[None]:
        """One after the other, until one leads elsewhere, all is lost, or nobody of the Party is left."""
        for number, deed in enumerate(deeds):
            living = players(table.state)
            party = tuple(seat for seat in party if seat in living)
            if not party:
                return
            waiting = len(table.agenda)
            asking = self[type(deed)](table, party, deed)
            if asking is not None:
                yield from asking
            if table.touched:
                yield from table.settle()
            if table.state.failed or table.core.outcome is not None:
                return
            if len(table.agenda) > waiting:
                if not nested or number + 1 < len(deeds):
                    table.agenda.insert(waiting, Carry(party, deeds[number + 1 :], nested))
                return


STORY: Final = StoryDeeds("Tainted Grail's story")
"""Each is done to a Party: the seats of those who read, fight or are rewarded."""
WHO_GETS: Final = Prompt(
    "ask-who-gets",
    rules=("grail.action.party-explore-rewards-are-shared", "grail.action.party-location-output-to-one-member"),
)


def seats_of(table: GrailTable, party: Party, who: Who | None, default: Who) -> list[Seat] | None:
    """Those it happens to; None for one of the Party."""
    match who or default:
        case "all":
            return players(table.state)
        case "here":
            return [party[0], *here(table.state, party[0])]
        case "one" | "active" | "owner":
            return list(party) if len(party) == 1 else None
        case _:
            return list(party)


def one_of(table: GrailTable, party: Party, what: str) -> Rules[Seat]:
    """The Party chooses one of its members."""
    prompt = Prompt("ask-who-gets", (("what", what),), WHO_GETS.rules)
    return (yield from agree(table, party, prompt, [seat_option("to", seat) for seat in party])).value


def one_near(table: GrailTable, seat: Seat, what: str) -> Rules[Seat]:
    """Whoever uses something says for whom in the same Location; not for those who are busy."""
    prompt = Prompt("ask-who-gets", (("what", what),), ("grail.party.groups-form-and-split-freely",))
    company = [seat, *(other for other in here(table.state, seat) if not busy(table, other))]
    return (yield from table.ask(seat, prompt, [seat_option("to", other) for other in company])).value


@STORY.does(Energy, Health, Terror)
def change_tracks(table: GrailTable, party: Party, deed: Changes) -> Rules[None]:
    """Most good and bad effects hit every member."""
    track = CHANGES[type(deed)]
    table.cite("grail.action.party-explore-effects-hit-everyone")
    if deed.who == "near":
        seats: list[Seat] | None = [(yield from one_near(table, party[0], f"@text.{track}"))]
    else:
        seats = seats_of(table, party, deed.who, "each")
    if seats is None:
        seats = [(yield from one_of(table, party, f"@text.{track}"))]
    for seat in seats:
        change_track(table, seat, track, deed.by)


@STORY.does(Food, Wealth, Rep, Magic, Exp)
def change_resources(table: GrailTable, party: Party, deed: Changes) -> Rules[None]:
    """A gain is handed out once, unit by unit; a loss is each member's, or one's who has something to lose."""
    resource: Any = CHANGES[type(deed)]
    if deed.who == "most":
        have = {seat: int(getattr(table.state.seats[seat], resource)) for seat in party}
        party = tuple(seat for seat in party if have[seat] == max(have.values()))
    seats = None if deed.who == "most" else seats_of(table, party, deed.who, "each" if deed.by < 0 else "one")
    if seats is not None:
        for seat in seats:
            if deed.by > 0:
                yield from gain(table, seat, resource, deed.by)
            else:
                yield from lose(table, seat, resource, -deed.by)
        return
    if deed.by < 0:
        able = tuple(seat for seat in party if int(getattr(table.state.seats[seat], resource)))
        if able:
            yield from lose(table, (yield from one_of(table, able, f"@text.{resource}")), resource, -deed.by)
        return
    shares: dict[Seat, int] = {}
    for _ in range(deed.by):
        seat = yield from one_of(table, party, f"@text.{resource}")
        shares[seat] = shares.get(seat, 0) + 1
    for seat, share in shares.items():
        yield from gain(table, seat, resource, share)


def lose(table: GrailTable, seat: Seat, resource: str, by: int) -> Rules[None]:
    """As far as there is any."""
    from roundtable.games.tainted_grail.day.day_powers import changed

    lost = min(by, int(getattr(table.state.seats[seat], resource)))
    put(table, seat, resource, -by)
    yield from changed(table, seat, "loses", resource, lost)


@STORY.does(GainItem)
def gain_items(table: GrailTable, party: Party, deed: GainItem) -> Rules[None]:
    for _ in range(deed.number):
        seats = seats_of(table, party, deed.who, "one")
        if seats is None:
            seats = [(yield from one_of(table, party, "@text.item"))]
        for seat in seats:
            yield from gain_item(table, seat, craftable=deed.craftable, keyword=deed.keyword, named=deed.named)


@STORY.does(DropItem)
def drop_items(table: GrailTable, party: Party, deed: DropItem) -> Rules[None]:
    seats = seats_of(table, party, deed.who, "each")
    if seats is None:
        seats = [(yield from one_of(table, party, "@text.item"))]
    for seat in seats:
        owned = list(table.state.seats[seat].items)
        if deed.named is not None:
            if deed.named in owned:
                discard_item(table, seat, deed.named)
        else:
            yield from lose_items(table, seat, len(owned) if deed.all else deed.number, deed.keyword)


@STORY.does(GainPoint)
def gain_points(table: GrailTable, party: Party, deed: GainPoint) -> Rules[None]:
    for seat in seats_of(table, party, deed.who, "one") or [(yield from one_of(table, party, "@text.point"))]:
        yield from earn_point(table, seat, deed.attribute)


@STORY.does(GainCard)
def gain_cards(table: GrailTable, party: Party, deed: GainCard) -> Rules[None]:
    for seat in seats_of(table, party, deed.who, "one") or [(yield from one_of(table, party, "@text.card"))]:
        if deed.named is not None:
            own = table.state.seats[seat].cards(box_of(table.content).cards[deed.named].kind)
            if deed.named in own.pool.cards:
                table.move(deed.named, own.pool, own.deck)
                table.shuffle(own.deck)
        elif deed.pool is not None and len(table.state.seats[seat].cards(deed.pool).pool):
            yield from new_card(table, seat, deed.pool)


@STORY.does(HealthForGood)
def health_for_good(table: GrailTable, party: Party, deed: HealthForGood) -> Rules[None]:
    for seat in seats_of(table, party, deed.who, "each") or [(yield from one_of(table, party, "@text.health"))]:
        one = table.state.seats[seat]
        before = one.most_health
        one.most_health = max(1, before + deed.by)
        table.say("most-health-changes", seat=SEATS[seat], before=before, after=one.most_health)
        change_track(table, seat, "health", min(0, one.most_health - one.health))
