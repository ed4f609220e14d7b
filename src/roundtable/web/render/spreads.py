"""What is laid out on the table to be read, chosen from or put together: a book's page, goods, a deck on a bench."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from roundtable.kernel import scene as s
from roundtable.kernel.options import Option
from roundtable.kernel.seats import Seat

from .offered_cards import display

if TYPE_CHECKING:
    from .page_model import PageModel


class Rack(NamedTuple):
    """One of a bench's two zones."""

    zone: s.Zone
    inside: bool


class BenchSpread(NamedTuple):
    """A bench with its two zones."""

    bench: s.Bench
    racks: tuple[Rack, ...]
    seat: Seat | None
    mine: bool
    """Whether it is shown in full: it is the viewer's own, or they play no seat."""


class Barred(NamedTuple):
    """Why something can't be chosen: the rules, and the limit they guard, where it is one."""

    rules: tuple[str, ...]
    title: str
    limit: str = ""
    label: str = ""


class Banner(NamedTuple):
    """A page that stands as a banner over what is laid out: the game has drawn it. Cards in a row of its name stand on
    it."""

    page: s.Page
    drawing: str
    cast: tuple[s.Card, ...]


class Spreads(NamedTuple):
    counts: tuple[s.Track, ...]
    """Mere counts of what there is, such as coins."""
    pages: tuple[s.Page, ...]
    benches: tuple[BenchSpread, ...]
    shelves: tuple[s.Zone, ...]
    rows: tuple[s.Zone, ...]
    barred: dict[str, Barred]
    """What the seat that is asked might look for here and doesn't find, by what would point at it."""
    banners: tuple[Banner, ...] = ()


def laid(shown: PageModel) -> Spreads:
    benches = tuple([found for bench in shown.sorts[s.Bench] if (found := _bench(shown, bench))])
    racks = {rack.zone.id for worked in benches for rack in worked.racks}
    spread = [zone for zone in shown.zones if zone.spread and zone.cards and zone.id not in racks]
    offered = display(shown)
    shelves = [zone for zone in spread if zone.spread == "shelf"]
    shelves += [offered] if offered is not None else []
    rows = [zone for zone in spread if zone.spread == "row"]
    banners = [
        Banner(page, drawing, next((zone.cards for zone in rows if zone.id == page.id), ()))
        for page in shown.sorts[s.Page]
        if (drawing := shown.symbol("banner", page.id))
    ]
    over = [banner.page.id for banner in banners]
    return Spreads(
        tuple([track for track in shown.sorts[s.Track] if is_count(track)]),
        tuple([page for page in shown.sorts[s.Page] if page.id not in over]),
        benches, tuple(shelves), tuple([zone for zone in rows if zone.id not in over]),
        _barred(shown, benches) if benches or shelves else {}, tuple(banners),
    )  # fmt: skip


def is_count(track: s.Track) -> bool:
    return bool(track.icon) and track.max is None and not track.marks


def _bench(shown: PageModel, bench: s.Bench) -> BenchSpread | None:
    zones = {zone.id: zone for zone in shown.zones}
    if bench.inside not in zones:
        return None
    racks = [Rack(zones[bench.inside], True)]
    if bench.outside in zones:
        racks.append(Rack(zones[bench.outside], False))
    mine = bench.seat in (None, shown.view.eyes) or shown.view.watching
    return BenchSpread(bench, tuple(racks), bench.seat, mine)


def _barred(shown: PageModel, benches: tuple[BenchSpread, ...]) -> dict[str, Barred]:
    asks = shown.view.asks
    if not asks or shown.view.status != "playing":
        return {}
    seat, w = asks[0].offer.seat, shown.w
    every = [limit for worked in benches if worked.seat == seat for limit in worked.bench.limits]
    limits = {rule: limit for limit in every for rule in limit.rules}
    found: dict[str, Barred] = {}
    for refusal in shown.view.refusals(seat):
        limit = next((limits[rule] for rule in refusal.rules if rule in limits), None)
        name, label = (limit.id, w(limit.label)) if limit else ("", "")
        title = w.say(refusal.option.key, refusal.option.params)
        for point in refusal.option.points:
            found[point] = Barred(refusal.rules, title, name, label)
    return found


def on_bench(shown: PageModel, option: Option[object]) -> bool:
    """Whether choosing this moves a card on a bench of one's own: the bench itself offers it."""
    return any(point in shown.benched for point in option.points)
