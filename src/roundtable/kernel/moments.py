"""Moments: who may act out of turn, and when. A moment nobody waits for costs one look-up."""

from __future__ import annotations

from msgspec import Struct, field

from .seats import Seat


class Moments(Struct):
    """An index from a moment's name to the seats that may act then; part of a game's state.

    A seat holds a moment as often as it has reasons to (two such cards: twice). Where the reason is hidden, hold the
    moment by what everybody can see (a seat with spells, whatever they are), or the pause would tell.

    >>> moments = Moments()
    >>> moments.hold("before-attack", 2)
    >>> moments.holders("before-attack"), moments.holders("end-of-turn")
    ((2,), ())
    """

    index: dict[str, list[Seat]] = field(default_factory=dict)
    hushed: dict[str, list[Seat]] = field(default_factory=dict)
    """Who does not want to be asked at a moment, until `listen`."""

    def hold(self, moment: str, seat: Seat) -> None:
        """The seat has one more reason to be asked at this moment."""
        self.index.setdefault(moment, []).append(seat)

    def release(self, moment: str, seat: Seat) -> None:
        """The seat has one reason fewer."""
        seats = self.index[moment]
        seats.remove(seat)
        if not seats:
            del self.index[moment]

    def hush(self, moment: str, seat: Seat) -> None:
        """The seat does not want to be asked at this moment again, whatever it holds, until `listen`."""
        seats = self.hushed.setdefault(moment, [])
        if seat not in seats:
            seats.append(seat)
            seats.sort()

    def listen(self) -> None:
        """Everybody is asked again: a new turn begins."""
        self.hushed.clear()

    def holders(self, moment: str, first: Seat = 0) -> tuple[Seat, ...]:
        """The seats to be asked, each once, in turn order from the first one on."""
        seats = self.index.get(moment)
        if seats is None:
            return ()
        asked = set(seats).difference(self.hushed.get(moment, ()))
        return tuple(sorted(asked, key=lambda seat: (seat < first, seat)))
