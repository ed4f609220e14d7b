"""Who looks at a table: `Viewer`, and `viewer_of`, which makes one for a person."""

from __future__ import annotations

from msgspec import Struct

from roundtable.kernel.interjections import Wish
from roundtable.kernel.seats import WATCHER, Seat
from roundtable.tables import LiveTable, Person


class Viewer(Struct, frozen=True):
    """All that decides what somebody is shown. Equal viewers of a table share what is made for them."""

    own: tuple[Seat, ...] = ()
    eyes: Seat | None = None
    """Through which own seat to look; None: whichever is asked."""
    lang: str = "en"
    """Empty: keys and references instead of words."""
    maker: bool = False
    scene: bool = True
    standing: tuple[tuple[Seat, str, Wish], ...] = ()
    """What this person has answered beforehand, for each own seat and kind of decision. Nobody else has this view."""
    hushed: tuple[tuple[Seat, str, int], ...] = ()
    """What they don't want to be asked again in the turn that began after so many answers."""
    page: bool = True
    """With the log, the talk and all else that only a page shows."""
    details: bool = False
    """With what options change, cost and risk, though it is no page."""

    def looks_through(self, table: LiveTable) -> Seat:
        """The seat whose scene is shown."""
        if self.eyes is not None and self.eyes in self.own:
            return self.eyes
        if not self.own:
            return WATCHER
        if len(self.own) == 1:
            return self.own[0]
        asked = {seat for window in table.match.windows for seat in window.seats}
        played = self.plays(table)
        return next((seat for seat in played if seat in asked), (*played, self.own[0])[0])

    def plays(self, table: LiveTable) -> tuple[Seat, ...]:
        """The own seats that no bot plays meanwhile."""
        return tuple([seat for seat in self.own if table.seat(seat).kind != "bot"])


def viewer_of(
    table: LiveTable,
    person: Person,
    *,
    lang: str,
    seats: tuple[Seat, ...] | None = None,
    eyes: Seat | None = None,
    scene: bool = True,
    page: bool = True,
    details: bool = False,
) -> Viewer | None:
    """Who this person is at the table, looking through these of their seats; None for a stranger."""
    held = table.seats_of(person)
    maker = table.is_maker(person)
    if not held and not maker and not table.may_watch(person):
        return None
    own = held if seats is None else tuple(seat for seat in held if seat in seats)
    wishes = [(seat, kind, table.standing_of(seat, kind, person.hash)) for seat in own for kind in table.kinds_asked()]
    return Viewer(
        own, eyes, lang, maker, scene,
        standing=tuple([(seat, kind, one.wish) for seat, kind, one in wishes]),
        hushed=tuple([(seat, kind, one.turn) for seat, kind, one in wishes if one.turn >= 0]),
        page=page,
        details=details,
    )  # fmt: skip
