"""Ways over the board: where a pawn may stop with so many points, how it is sent on or back, and how portals link."""

from __future__ import annotations

from typing import Final, TypeAlias

from roundtable.games.reflets.box import CITY, box
from roundtable.games.reflets.state import RefletsTable, in_play
from roundtable.kernel.seats import Seat

Route: TypeAlias = tuple[str, ...]
"""The places a pawn goes through, the one it stops on last."""
SEALED: Final = "reflets.dragon.sealed-door-blocks-both-ways"
BARRED: Final = "reflets.progress.must-stop-on-zone-and-door-hazards"
FORWARD: Final = "reflets.progress.empty-space-needs-exact-count"
ALLOWANCE: Final = "reflets.progress.golden-die-gives-movement"
ON: Final = 1
BACK: Final = -1


# --- what lies on a place ---


def card_lies(table: RefletsTable, place: str) -> bool:
    """Whether a hazard card lies on this slot."""
    pile = table.state.slots.get(place)
    return pile is not None and bool(pile.cards)


def bars(table: RefletsTable, seat: Seat, place: str) -> bool:
    """reflets.progress.must-stop-on-zone-and-door-hazards: a Zone card, and a Door that this team has still to pass
    (ruling A32). Rooms lie beside the way and bar nobody."""
    board = box(table).board
    if place == board.door:
        return not table.state.seats[seat].door
    return place in board.zones and card_lies(table, place)


def shared(table: RefletsTable, place: str) -> bool:
    """reflets.progress.hazard-slots-may-be-shared, emptied or not (ruling A61); the city, too (ruling A79)."""
    return place == CITY or place in box(table).board.hazards


def occupied(table: RefletsTable, seat: Seat, place: str) -> bool:
    """reflets.progress.never-on-another-pawn: whether another pawn keeps this one from stopping here."""
    if shared(table, place):
        return False
    state = table.state
    return place == state.dragon or any(state.seats[other].at == place for other in in_play(state) if other != seat)


def may_halt(table: RefletsTable, place: str) -> bool:
    """reflets.progress.may-stop-on-special-spaces: on a token, a Chance space, a shortcut or a room."""
    board = box(table).board
    return place in table.state.spots or place in board.chance or place in board.shortcuts or place in board.rooms


# --- from place to place ---


def next_place(table: RefletsTable, place: str, step: int) -> str | None:
    """The next space of the Road or the corridor, on or back; out of a room the one in front of it.

    None at the ends, and behind a sealed Door (reflets.dragon.sealed-door-blocks-both-ways).
    """
    board = box(table).board
    if place in board.rooms:
        return board.rooms[place]
    index = board.index[place] + step
    if not 0 <= index < len(board.path):
        return None
    if table.state.sealed and step == BACK and place == board.door:
        return None
    return board.path[index]


def seals(table: RefletsTable, place: str) -> bool:
    """reflets.dragon.sealed-door-blocks-both-ways: whether this is the Door, and sealed."""
    return table.state.sealed and place == box(table).board.door


def shut_out(table: RefletsTable, seat: Seat, place: str) -> bool:
    """Whether this is a Door that the team has not passed: it does not lead on (ruling A32)."""
    return place == box(table).board.door and not table.state.seats[seat].door


def portal_from(table: RefletsTable, place: str) -> str | None:
    """reflets.portal.alcove-and-gallery-linked: the room at the other end, once both are revealed."""
    state, contents = table.state, box(table)
    if place not in contents.board.rooms or place not in state.revealed:
        return None
    other = contents.rooms[state.slots[place].cards[0]].portal
    slot = next((room for room in contents.board.rooms if other and other in state.slots[room].cards), None)
    return slot if slot in state.revealed else None


def exit_from(table: RefletsTable, place: str) -> bool:
    """reflets.portal.octuple-leads-to-the-start-city: whether this is the Chamber, with the Portal token on it."""
    state, contents = table.state, box(table)
    return state.portal and place in contents.board.rooms and contents.octuple in state.slots[place].cards


# --- a move of so many points ---


def ways(table: RefletsTable, seat: Seat, points: int) -> dict[str, Route]:
    """Where a pawn may stop with so many points of movement, and how it goes there: past the Dragon only where there
    is no other way. If no stop is legal, it goes as far as it can (ruling A31)."""
    search = Search(table, seat)
    search.run(points)
    return search.stops or search.farthest()


def halts(table: RefletsTable, seat: Seat, points: int) -> dict[str, tuple[Route, str | None]]:
    """All that the pawn comes to, and how: where it may stop, and elsewhere the rule that it may not."""
    search = Search(table, seat)
    search.run(points)
    found: dict[str, tuple[Route, str | None]] = {
        place: (route, None) for place, route in (search.stops or search.farthest()).items()
    }
    for place, route in search.reached.items():
        found.setdefault(place, (route, "reflets.progress.empty-space-needs-exact-count"))
    for place, route in search.taken.items():
        found.setdefault(place, (route, "reflets.progress.never-on-another-pawn"))
    return found


def what_stops(table: RefletsTable, seat: Seat, place: str) -> str:
    """The rule that keeps a pawn from getting there: a sealed Door, no way back, a hazard that bars the way; else it is
    too far, or the space that it has to leave."""
    board, state = box(table).board, table.state
    here = state.seats[seat].at
    start, end = (board.index[board.rooms.get(each, each)] for each in (here, place))
    if board.is_abyss(here):
        if not board.is_abyss(place) and state.sealed:
            return SEALED
        return FORWARD if end < board.index[board.door] else ALLOWANCE
    if end < start:
        return FORWARD
    return BARRED if any(bars(table, seat, each) for each in board.path[start + 1 : end]) else ALLOWANCE


class Search:
    """A walk in all directions. On the Road it goes forward only; in the corridor either way, but without doubling
    back within one move (ruling A31); through a portal it begins anew."""

    def __init__(self, table: RefletsTable, seat: Seat) -> None:
        self.table: RefletsTable = table
        self.seat: Seat = seat
        self.board = box(table).board
        self.start: str = table.state.seats[seat].at
        state, board = table.state, self.board
        pawns = (state.dragon, *(state.seats[other].at for other in in_play(state)))
        self.occupied = frozenset(place for place in pawns if occupied(table, seat, place))
        self.barring = frozenset(place for place in (*board.zones, board.door) if bars(table, seat, place))
        self.portals: dict[str, str] = {
            room: other for room in board.rooms if (other := portal_from(table, room)) is not None
        }
        self.exits = frozenset(room for room in board.rooms if exit_from(table, room))
        self.stops: dict[str, Route] = {}
        self.reached: dict[str, Route] = {}
        """Wherever it came to, for want of a legal stop."""
        self.taken: dict[str, Route] = {}
        """Where another pawn stands."""

    def run(self, points: int) -> None:
        layer: dict[tuple[str, int], Route] = {(self.start, 0): ()}
        if self.start in self.exits:
            self.note(self.stops, CITY, (CITY,))
        for left in range(points, -1, -1):
            self.through_portals(layer)
            following: dict[tuple[str, int], Route] = {}
            for (place, step), route in layer.items():
                if route:
                    self.halt(place, step, route, left)
                if left and not (route and self.ends_here(place)):
                    for onward, heading in self.neighbours(place, step):
                        self.keep(following, (onward, heading), (*route, onward))
            layer = following

    def through_portals(self, layer: dict[tuple[str, int], Route]) -> None:
        """reflets.portal.costs-no-movement."""
        if self.portals:
            for (place, _), route in list(layer.items()):
                if place in self.portals:
                    other = self.portals[place]
                    self.keep(layer, (other, 0), (*route, other))

    def halt(self, place: str, step: int, route: Route, left: int) -> None:
        """Notes a legal stop: forced, early or exact. The exit portal is open at any point, the last one included."""
        if place in self.exits:
            self.note(self.stops, CITY, (*route, CITY))
        if place in self.occupied:
            self.note(self.taken, place, route)
            if not left:
                self.push_on(place, step or ON, route)
            return
        self.note(self.reached, place, route)
        if not left or place in self.barring or may_halt(self.table, place):
            self.note(self.stops, place, route)

    def push_on(self, place: str, step: int, route: Route) -> None:
        """reflets.progress.occupied-space-pushes-forward: to the next space without a pawn, or a hazard slot."""
        while (onward := next_place(self.table, place, step)) is not None:
            place, route = onward, (*route, onward)
            if place not in self.occupied:
                self.note(self.stops, place, route)
                return

    def ends_here(self, place: str) -> bool:
        """Whether nothing leads on: a hazard that bars the way, a hidden room, the Door seen from within."""
        if place in self.board.rooms:
            return place not in self.table.state.revealed
        return place in self.barring

    def neighbours(self, place: str, step: int) -> list[tuple[str, int]]:
        """The places one point away. Rooms may be crossed (reflets.portal.rooms-may-be-crossed-without-stopping)."""
        board = self.board
        if place in board.rooms:
            return [(board.rooms[place], step)]
        found: list[tuple[str, int]] = []
        ahead = next_place(self.table, place, ON)
        if ahead is not None and step != BACK and not shut_out(self.table, self.seat, place):
            found.append((ahead, ON))
        if place in board.doors_to:
            behind = next_place(self.table, place, BACK)
            if behind is not None and step != ON and not seals(self.table, behind):
                found.append((behind, BACK))
            found += [(room, step) for room in board.doors_to[place]]
        return found

    def keep(self, layer: dict[tuple[str, int], Route], key: tuple[str, int], route: Route) -> None:
        if key not in layer or (self.crosses(layer[key]) and not self.crosses(route)):
            layer[key] = route

    def note(self, stops: dict[str, Route], place: str, route: Route) -> None:
        known = stops.get(place)
        if known is None or (self.crosses(known), len(known)) > (self.crosses(route), len(route)):
            stops[place] = route

    def crosses(self, route: Route) -> bool:
        """Whether it meets the Dragon on the way."""
        return self.table.state.dragon in route

    def farthest(self) -> dict[str, Route]:
        """As far as it can go, in each direction; where it can't move at all, it stays."""
        longest = max(map(len, self.reached.values()), default=0)
        far = {place: route for place, route in self.reached.items() if len(route) == longest}
        return far or {self.start: ()}


# --- spaces won, lost or suffered ---


def onward(table: RefletsTable, seat: Seat, count: int, step: int = ON) -> Route:
    """So many spaces in a direction, short of any hazard that bars the way, and into no room (ruling A11); out of a
    room first into the corridor (ruling A67), and out of the Abyss no further than to the Door."""
    route: list[str] = []
    place, door = table.state.seats[seat].at, box(table).board.door
    while (ahead := next_place(table, place, step)) is not None and not bars(table, seat, ahead):
        if len(route) >= count and not occupied(table, seat, place):
            break
        if step == ON and shut_out(table, seat, place):
            break
        if step == BACK and (place == door or seals(table, ahead)):
            break
        place = ahead
        route.append(place)
    return short_of_pawns(table, seat, route)


def short_of_pawns(table: RefletsTable, seat: Seat, route: list[str]) -> Route:
    """Back to the last free space of a way that could not go on."""
    while route and occupied(table, seat, route[-1]):
        route.pop()
    return tuple(route)


def backward(table: RefletsTable, seat: Seat, count: int) -> Route:
    """So many spaces back, in the Abyss towards the Door; from an occupied space one further (ruling A51).

    Never behind the city, and never out of a sealed Door (reflets.outcome.retreat-stops-at-a-sealed-door).
    """
    route: list[str] = []
    place = table.state.seats[seat].at
    while len(route) < count or (route and occupied(table, seat, place)):
        behind = next_place(table, place, BACK)
        if behind is None:
            break
        place = behind
        route.append(place)
    return short_of_pawns(table, seat, route)


def shoved(table: RefletsTable, seat: Seat, by: int) -> Route:
    """A pawn pushed by somebody else stops short of a hazard card, whichever way it goes."""
    step, route = ON if by > 0 else BACK, list[str]()
    place = table.state.seats[seat].at
    while len(route) < abs(by) or (route and occupied(table, seat, place)):
        following = next_place(table, place, step)
        if following is None or card_lies(table, following) or (step == ON and shut_out(table, seat, place)):
            break
        place = following
        route.append(place)
    return short_of_pawns(table, seat, route)


def pushed_on(table: RefletsTable, seat: Seat, place: str) -> Route:
    """To this place, and where another pawn stands on it on to the next free one, past them all (ruling A68)."""
    route = [place]
    while occupied(table, seat, route[-1]) and (ahead := next_place(table, route[-1], ON)) is not None:
        route.append(ahead)
    return tuple(route)


def next_free(table: RefletsTable, place: str, seat: Seat, step: int = ON) -> str:
    """This place, or the next one in this direction on which the pawn may be put."""
    free: str | None = place
    while free is not None and occupied(table, seat, free):
        free = next_place(table, free, step)
    if free is None:
        return next_free(table, place, seat, -step) if step == ON else CITY
    return free
