"""The land: Locations in their cells, Direction Keys, what is revealed and what is lost, and arriving somewhere."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Final

from roundtable.games.tainted_grail.box import box_of, seals_of
from roundtable.games.tainted_grail.characters.tracks import change_track
from roundtable.games.tainted_grail.day.day_powers import moments
from roundtable.games.tainted_grail.day.parties import bystanders, may_join
from roundtable.games.tainted_grail.day.side_by_side import comes_later, elsewhere
from roundtable.games.tainted_grail.effects.needs import SIDES
from roundtable.games.tainted_grail.effects.places import Location, LocationAction
from roundtable.games.tainted_grail.effects.stories import (
    MoveTo,
    PlaceToken,
    RemovePlace,
    ReplacePlace,
    RevealPlace,
    SkipLightning,
    StoryIf,
)
from roundtable.games.tainted_grail.effects.terms import Side
from roundtable.games.tainted_grail.fights.encounters import meet_guardian
from roundtable.games.tainted_grail.option_makers import item_option
from roundtable.games.tainted_grail.party import agree, by_number, players
from roundtable.games.tainted_grail.state import DARK, SEATS, Arrive, Carry, Entered, GrailTable, Site
from roundtable.games.tainted_grail.story.story_deeds import STORY, Party, one_of, seats_of
from roundtable.games.tainted_grail.story.story_needs import fulfilled
from roundtable.games.tainted_grail.story.tale import TALE
from roundtable.kernel.options import NO, YES, Prompt
from roundtable.kernel.piles import Pile
from roundtable.kernel.seats import EVERYONE, Seat
from roundtable.kernel.windows import STOPPED, Rules, Stop, until
from roundtable.packs import Content

Cell = tuple[int, int]
BESIDE: Final[dict[Side, Cell]] = {"north": (0, 1), "east": (1, 0), "south": (0, -1), "west": (-1, 0)}
OPPOSITE: Final[dict[Side, Side]] = {"north": "south", "east": "west", "south": "north", "west": "east"}
TOGETHER: Final = Prompt("ask-arrive-together", rules=("grail.menhir.removed-location-moves-to-nearest",))
WHICH_GUARDIAN: Final = Prompt("ask-which-guardian", rules=("grail.guardian.several-players-choose-order",))
WHICH_PLACE: Final = Prompt("ask-which-place", rules=("grail.basics.several-targets-players-choose",))
NO_LIGHTNING: Final = "no-lightning"
"""The scope of what happens on arrival: it may be stopped before the lightning rules."""


class Atlas:
    """Where the Locations of a content lie, and where their Keys lead; altered versions as those they replace."""

    def __init__(self, content: Content) -> None:
        self.places = content.of("locations", Location)
        self.cells: dict[str, Cell] = {}
        self.keys: dict[str, dict[Side, str]] = {}
        self.numbers: dict[str, tuple[str, ...]] = {}
        """Its own number and its Legacy numbers."""
        for name in self.places:
            versions = self._versions(name)
            self.numbers[name] = tuple(version.id for version in versions)
            cell = next(((v.x, v.y) for v in versions if v.x is not None and v.y is not None), (0, 0))
            self.cells[name] = cell
            self.keys[name] = next((dict(v.keys) for v in versions if v.keys), {})

    def _versions(self, name: str) -> list[Location]:
        found = [self.places[name]]
        while (older := found[-1].legacy) is not None and older in self.places:
            found.append(self.places[older])
        return found


atlas_of = lru_cache(maxsize=16)(Atlas)


def action_title(content: Content, place: str, action: LocationAction) -> str:
    """What a Location Action is called in short, where its text is more than that."""
    title = f"{action.text}.title"
    titled = content.text(content.languages[0], "locations", place, title)
    return f"@locations.{place}.{title if titled else action.text}"


# --- the map ---


def in_range(table: GrailTable, place: str) -> bool:
    """Whether a cell is at most one card away from an Active Menhir, diagonals included."""
    cells = atlas_of(table.content).cells
    x, y = cells[place]
    table.cite("grail.menhir.range-is-one-card-all-around", "grail.menhir.active-means-on-the-table")
    return any(
        abs(cells[lit][0] - x) <= 1 and abs(cells[lit][1] - y) <= 1
        for lit, site in table.state.sites.items()
        if site.dial != DARK
    )


def beside(table: GrailTable, place: str, side: Side) -> str | None:
    """The revealed Location that lies beyond this edge."""
    cells = atlas_of(table.content).cells
    x, y = cells[place]
    dx, dy = BESIDE[side]
    return next((other for other in table.state.sites if cells[other] == (x + dx, y + dy)), None)


def connections(table: GrailTable, place: str) -> dict[Side, str]:
    """The Locations one can go to: Keys on both facing edges lead to each other, Legacy numbers included."""
    atlas = atlas_of(table.content)
    table.cite("grail.location.both-edges-need-keys")
    found: dict[Side, str] = {}
    for side in SIDES:
        other = beside(table, place, side)
        if (
            other is not None
            and atlas.keys[place].get(side) in atlas.numbers[other]
            and atlas.keys[other].get(OPPOSITE[side]) in atlas.numbers[place]
        ):
            found[side] = other
    return found


def version_of(table: GrailTable, number: str) -> str | None:
    """The Location that a Key stands for now: once it is out of the game, the one that bears its Legacy number."""
    atlas, state = atlas_of(table.content), table.state
    while number in state.replaced:
        table.cite("grail.location.legacy-number-matches-keys")
        number = state.replaced[number]
    if number in state.gone:
        table.cite("grail.location.legacy-number-matches-keys")
        left = [place for place, card in atlas.places.items() if card.legacy == number and place not in state.gone]
        return min(left, key=int, default=None)
    return number if number in atlas.places else None


def attach(table: GrailTable, place: str) -> bool:
    """A Location comes onto the map, unless its cell is taken (A25)."""
    cells = atlas_of(table.content).cells
    if any(cells[other] == cells[place] for other in table.state.sites):
        return False
    number = table.state.attached = table.state.attached + 1
    table.state.sites[place] = Site(
        Pile(f"guardians-{place}-{number}", EVERYONE), Pile(f"fallen-{place}-{number}", EVERYONE)
    )
    table.say("revealed", "grail.location.reveal-along-direction-keys", location=f"@locations.{place}")
    table.touch(TALE)
    return True


def reveal_around(table: GrailTable, place: str) -> None:
    """Each Key that leads to an unrevealed Location in range of a Menhir reveals it."""
    atlas = atlas_of(table.content)
    table.cite("grail.location.direction-keys-name-neighbours", "grail.location.reveal-only-in-menhir-range")
    for key in atlas.keys[place].values():
        there = version_of(table, key)
        if there is None or there in table.state.sites or not may_be_found(table, there):
            continue
        if in_range(table, there):
            attach(table, there)


def may_be_found(table: GrailTable, place: str) -> bool:
    """Some Locations wait for a text or a Chapter."""
    card = atlas_of(table.content).places[place]
    return table.state.chapter >= card.from_chapter and (not card.kept_out or place in table.state.told_of)


def reveal_around_characters(table: GrailTable) -> None:
    """As after an activation: every Location that holds a Character is looked at."""
    for place in dict.fromkeys(table.state.seats[seat].at for seat in by_number(table.state, players(table.state))):
        if place in table.state.sites:
            reveal_around(table, place)


# --- arriving ---


def arrive(table: GrailTable, step: Arrive) -> None:
    """Further Locations first, then Guardians, then lightning rules, however one came here.

    Meanwhile the story may have altered the Location; of one that is gone nobody comes to it.
    """
    table.cite("grail.location.arrival-order")
    place = step.place if step.place in table.state.sites else version_of(table, step.place)
    if place is None or place not in table.state.sites:
        return
    for seat in step.party:
        table.state.seats[seat].at = place
        table.say("arrives", "grail.location.arrival-order", seat=SEATS[seat], place=f"@locations.{place}")
    reveal_around(table, place)
    table.touch(TALE)
    table.then(Entered(step.party, place))


def entered(table: GrailTable, step: Entered) -> Rules[None]:
    """The Guardians here are met, in the order the players choose; then come the lightning rules."""
    party = tuple(seat for seat in step.party if present(table, seat, step.place))
    if not party:
        return
    waiting = [card for card in dict.fromkeys(table.state.sites[step.place].guardians) if card not in step.met]
    if waiting:
        options = [item_option("guardian", card, "encounters") for card in waiting]
        card = (yield from agree(table, party, WHICH_GUARDIAN, options)).arg
        table.cite("grail.guardian.walking-into-one-triggers-it", "grail.guardian.several-players-choose-order")
        table.then(Entered(party, step.place, (*step.met, card)))
        whole = yield from bystanders(table, party, step.place)
        meet_guardian(table, step.place, card, list(whole))
        return
    if step.met:
        table.cite("grail.guardian.before-the-lightning-rule")
    if (yield from until(NO_LIGHTNING, moments(table, party, "arrive"))) is STOPPED:
        table.say("no-lightning", place=f"@locations.{step.place}")
        return
    party = tuple(seat for seat in party if present(table, seat, step.place))
    rules = atlas_of(table.content).places[step.place].lightning
    if party and any(fulfilled(table, party, each.needs) for each in rules):
        # A33: whoever joined against a Guardian chooses anew.
        lightning(table, (yield from bystanders(table, party, step.place)), step.place)


@STORY.does(SkipLightning)
def skip_lightning(table: GrailTable, party: Party, deed: SkipLightning) -> None:
    """What the Location has for those who arrive is left out."""
    raise Stop(NO_LIGHTNING)


def present(table: GrailTable, seat: Seat, place: str) -> bool:
    one = table.state.seats[seat]
    return not one.dead and one.at == place and place in table.state.sites


def lightning(table: GrailTable, party: Party, place: str) -> None:
    """Every rule of the Location that is marked so."""
    card = atlas_of(table.content).places[place]
    if not card.lightning:
        return
    table.say("lightning", "grail.location.instant-rules-resolve-on-arrival",
              "grail.location.instant-rules-however-you-arrive", place=f"@locations.{place}")  # fmt: skip
    if "unfriendly" in seals_of(table, place):
        table.cite("grail.location.unfriendly-settlement-triggers-an-encounter")
    table.then(
        *(
            Carry(party, rule.do if rule.needs is None else (StoryIf(needs=rule.needs, then=rule.do),))
            for rule in card.lightning
        )
    )


def special_move(table: GrailTable, seats: Party, place: str) -> None:
    """No Travel: it costs nothing and happens at once; one arrives as always, but not where one is already."""
    moved = tuple(seat for seat in seats if table.state.seats[seat].at != place)
    if moved:
        come(table, [Arrive(moved, place)])


def come(table: GrailTable, arrivals: list[Arrive]) -> None:
    """Each Party arrives; who is away in an Encounter does so once through with it."""
    table.cite("grail.location.special-move-is-not-travel", "grail.location.special-move-reveals-and-triggers")
    now = []
    for each in arrivals:
        away = [seat for seat in each.party if elsewhere(table, seat)]
        for seat in away:
            comes_later(table, seat, each.place)
        if len(away) < len(each.party):
            now.append(Arrive(tuple(seat for seat in each.party if seat not in away), each.place))
    table.then(*now)


# --- Locations that go ---


def remove_places(table: GrailTable, places: Iterable[str]) -> Rules[None]:
    """All on them are hurt first; then they go to the nearest that remains, and everything else is discarded."""
    lost = [place for place in places if place in table.state.sites]
    if not lost or len(lost) == len(table.state.sites):
        return
    moved = [seat for seat in by_number(table.state, players(table.state)) if table.state.seats[seat].at in lost]
    for place in lost:
        table.say("place-lost", "grail.menhir.removal-discards-everything-else", place=f"@locations.{place}")
        clear_site(table, place)
    for seat in moved:
        change_track(table, seat, "health", -2, "grail.menhir.removed-location-hurts")
        change_track(table, seat, "terror", 2, "grail.menhir.removed-location-hurts")
    table.touch(TALE)
    yield from table.settle()
    yield from moments(table, tuple(moved), "displaced")
    moved = [seat for seat in moved if seat in players(table.state)]
    homes: dict[str, list[Seat]] = {}
    for seat in moved:
        homes.setdefault(nearest(table, table.state.seats[seat].at), []).append(seat)
    arrivals: list[Arrive] = []
    for place, seats in homes.items():
        away = tuple(seat for seat in seats if elsewhere(table, seat))
        parties = yield from parties_of(table, [seat for seat in seats if seat not in away])
        arrivals += [Arrive(away, place)] if away else []
        arrivals += [Arrive(party, place) for party in parties]
    come(table, arrivals)


def parties_of(table: GrailTable, seats: list[Seat]) -> Rules[list[Party]]:
    """Those who come to the same Location may arrive as one Party; who declines arrives alone (A21)."""
    table.cite("grail.menhir.removed-location-moves-to-nearest", "grail.menhir.removal-move-is-a-special-move")
    group = [seat for seat in seats if may_join(table, seat)]
    if len(group) > 1:
        answers = yield from table.ask_each(group, TOGETHER, lambda _: (YES, NO))
        group = [seat for seat in group if answers[seat] is YES]
    alone = [(seat,) for seat in seats if seat not in group]
    return [*([tuple(group)] if group else []), *alone]


def nearest(table: GrailTable, place: str) -> str:
    """By orthogonal steps, whatever the Keys say (A20); of several the lowest number of its own (A35)."""
    cells = atlas_of(table.content).cells
    x, y = cells[place]
    table.cite("grail.menhir.nearest-tie-goes-to-lowest-number")
    return min(table.state.sites, key=lambda other: (abs(cells[other][0] - x) + abs(cells[other][1] - y), int(other)))


def clear_site(table: GrailTable, place: str) -> None:
    """Guardians go under their decks, Items of the dead under theirs; tokens, Dial and Menhir are gone."""
    site = table.state.sites[place]
    for card in list(site.guardians):
        put_guardian_away(table, card, site.guardians)
    table.cite("grail.death.left-items-vanish-with-the-location")
    for item in list(site.fallen):
        table.move(item, site.fallen, table.state.items, bottom=True)
    del table.state.sites[place]


def put_guardian_away(table: GrailTable, card: str, source: Pile) -> None:
    """Under its Encounter deck; one that belongs to no deck goes back to those."""
    encounter = box_of(table.content).encounters[card]
    if encounter.called:
        table.move(card, source, table.state.unused)
    else:
        table.cite("grail.discard.bottom-of-own-deck")
        table.move(card, source, table.state.encounters[encounter.colour], bottom=True)


# --- deeds ---


def places_meant(table: GrailTable, party: Party, word: str) -> Rules[list[str]]:
    """`here`, `one` that the Party chooses, `all`, `empty` (one without Characters), or a Location by its number."""
    sites = table.state.sites
    if word == "all":
        return list(sites)
    if word == "here":
        return [table.state.seats[party[0]].at]
    if word in ("one", "empty"):
        taken = {table.state.seats[seat].at for seat in players(table.state)} if word == "empty" else set()
        open_ = [place for place in sites if place not in taken]
        if not open_:
            return []
        options = [item_option("place", place, "locations") for place in open_]
        return [(yield from agree(table, party, WHICH_PLACE, options)).arg]
    there = version_of(table, word)
    return [] if there is None else [there]


@STORY.does(RevealPlace)
def reveal_place(table: GrailTable, party: Party, deed: RevealPlace) -> None:
    """Whatever the Menhirs reach."""
    there = version_of(table, deed.place)
    if there is not None and there not in table.state.sites:
        table.state.told_of.append(there)
        attach(table, there)


@STORY.does(ReplacePlace)
def replace_place(table: GrailTable, party: Party, deed: ReplacePlace) -> None:
    """Its altered version has a number of its own; all that lies on it stays, and nobody arrives (A94)."""
    state = table.state
    if deed.place in state.gone or deed.by in state.gone:
        return
    table.say("place-changes", "grail.location.changed-location-has-a-new-number",
              place=f"@locations.{deed.place}", by=f"@locations.{deed.by}")  # fmt: skip
    state.gone.append(deed.place)
    state.replaced[deed.place] = deed.by
    if deed.place not in state.sites:
        return
    state.sites[deed.by] = state.sites.pop(deed.place)
    for one in state.seats:
        if one.at == deed.place:
            one.at = deed.by
    for fight in state.fights:
        if fight.at == deed.place:
            fight.at = deed.by
    table.touch(TALE)
    reveal_around_characters(table)


@STORY.does(RemovePlace)
def remove_place(table: GrailTable, party: Party, deed: RemovePlace) -> Rules[None]:
    places = yield from places_meant(table, party, deed.place)
    if deed.for_good:
        table.state.gone.extend(places)
    yield from remove_places(table, places)


@STORY.does(MoveTo)
def move_to(table: GrailTable, party: Party, deed: MoveTo) -> Rules[None]:
    """A text that sends somebody to a Location brings it onto the map first."""
    there = version_of(table, deed.to)
    if there is None or (there not in table.state.sites and not attach(table, there)):
        return
    seats = seats_of(table, party, deed.who, "each")
    moved = tuple(seats) if seats is not None else ((yield from one_of(table, party, f"@locations.{there}")),)
    special_move(table, moved, there)


@STORY.does(PlaceToken)
def place_token(table: GrailTable, party: Party, deed: PlaceToken) -> Rules[None]:
    """Tokens lie on a Location; Quest Tokens mark how far a Quest or Task has come."""
    table.cite("grail.quest.tokens-track-progress")
    for place in (yield from places_meant(table, party, deed.place)):
        site = table.state.sites.get(place)
        if site is not None:
            setattr(site, deed.token, max(0, int(getattr(site, deed.token)) + deed.by))
    table.touch(TALE)
