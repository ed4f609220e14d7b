"""Makes views: what a viewer is shown of a live table as it stands now."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any
from weakref import WeakKeyDictionary

from msgspec.structs import replace

from roundtable.kernel.errors import RoundtableError
from roundtable.kernel.match import Match
from roundtable.kernel.offers import Offer
from roundtable.kernel.options import find
from roundtable.kernel.scene import Change, Hand, Rows, Scene, SeatPanel, Stake
from roundtable.kernel.seats import Seat
from roundtable.kernel.windows import Window
from roundtable.tables import LiveTable
from roundtable.tables.storage.table_row import window_number

from .scene_reuse import SceneReuse
from .view import LOG_LINES, Ask, Awaited, ConsentQuestion, Line, Links, Sealed, SeatView, UndoState, VersionMemo, View
from .viewer import Viewer

TALK_LINES = 100


class VersionData:
    """What is the same for all viewers of one version of a table."""

    __slots__ = (
        "_drawn", "_drawn_before", "_known", "_ready", "_same", "_seats", "_texts", "answered", "awaited", "common",
        "seen",
    )  # fmt: skip

    def __init__(self, table: LiveTable, before: VersionData | None = None) -> None:
        match = table.match
        playing = table.status != "lobby"
        self._known = table.seats
        same = before is not None and before._known == self._known
        self._seats: dict[tuple[Seat, ...], tuple[SeatView, ...]] = before._seats if before and same else {}
        """With the seats marked that are a viewer's own."""
        self.awaited = awaited(table, match) if playing else ()
        self._ready: tuple[Awaited, ...] | None = None
        """`awaited` with the cards of open hands, once a scene was made."""
        self.answered = answered(match) if playing else ()
        self.seen: dict[Seat, Scene] = {}
        """What was already asked for, by eyes."""
        self._drawn: dict[Seat, Scene] = {}
        self._drawn_before: dict[Seat, Scene] = {**before._drawn_before, **before._drawn} if before is not None else {}
        self._same = SceneReuse()
        self._texts = table.texts
        words = before.common.words if before is not None and before._texts is self._texts else None
        self.common: VersionMemo = VersionMemo(words)

    def scene(self, match: Match[Any, Any], eyes: Seat) -> Scene:
        """This seat's scene, the same all through a version: only a table that is ready is shown."""
        if eyes not in self.seen:
            self.seen |= match.scenes(eyes)
        return self.seen[eyes]

    def drawn(self, match: Match[Any, Any], eyes: Seat) -> Scene:
        """The same for a page, which is compared again and again with the one before."""
        if eyes not in self._drawn:
            self._drawn[eyes] = self._same.scene(self.scene(match, eyes), self._drawn_before.get(eyes))
        return self._drawn[eyes]

    def awaited_in(self, match: Match[Any, Any], scene: Scene | None) -> tuple[Awaited, ...]:
        """Everybody the table waits for, with the cards of open hands that they are asked about."""
        if scene is None or not self.awaited:
            return self.awaited
        if self._ready is None:
            self._ready = with_cards(self.awaited, match, scene)
        return self._ready

    def seats_for(self, own: tuple[Seat, ...]) -> tuple[SeatView, ...]:
        """With the viewer's own seats marked."""
        if own not in self._seats:
            self._seats[own] = tuple(
                SeatView(seat.seat, seat.kind, seat.name, seat.bot, seat.online, seat.seat in own)
                for seat in self._known
            )
        return self._seats[own]


def make(table: LiveTable, viewer: Viewer, shared: VersionData | None = None, before: View | None = None) -> View:
    """The view of this viewer, of the table as it is at this moment; from an earlier one the log is taken on."""
    record, shared = table.record, shared or VersionData(table)
    eyes = viewer.looks_through(table)
    seen: dict[str, Any] = seen_of(table, viewer, eyes, shared) if table.status != "lobby" else {}
    given = given_by(table.match, viewer.own) if table.status == "playing" else ()
    if viewer.page or viewer.details:
        seen |= of_options(table.match, shared, seen.get("asks", ()))
    if viewer.page:
        seen |= on_page(table, viewer, eyes, before)
    return View(
        table=table.id,
        name=record.name,
        game=table.game,
        content=table.content,
        texts=table.texts,
        lang=viewer.lang,
        status=table.status,
        version=table.version,
        now=table.hall.now(),
        eyes=eyes,
        own=viewer.own,
        maker=viewer.maker,
        standing=viewer.standing,
        not_again=tuple([(seat, kind) for seat, kind, turn in viewer.hushed if turn == table.turn_at]),
        details=viewer.page or viewer.details,
        timed=table.setup.timed,
        seats=shared.seats_for(viewer.own),
        awaited=awaited_by(given, shared.awaited_in(table.match, seen.get("scene"))),
        answered=shared.answered,
        given=given,
        recent=lambda number: table.recent(eyes, number, LOG_LINES),
        say=lambda line: table.say(viewer.lang or "en", line),
        question=question(table, viewer.own),
        outcome=table.match.outcome,
        rematch=record.rematch,
        leaves=table.match.over and any(table.shelf.game.legacy(table.match.state, table.shelf.content)),
        common=shared.common,
        **seen,
    )


def awaited_by(given: Sequence[Seat], waiting: tuple[Awaited, ...]) -> tuple[Awaited, ...]:
    """Whom the table waits for, as far as this viewer knows: not for what they have answered themselves."""
    if not given:
        return waiting
    return tuple([one for one in waiting if one.seat not in given or not one.claims or one.deadline is None])


def given_by(match: Match[Any, Any], own: Sequence[Seat]) -> tuple[Seat, ...]:
    """The own seats that have answered in an open race against a clock."""
    return tuple(
        [answer.seat for window in match.windows if window.clocked for answer in window.answers if answer.seat in own]
    )


def seen_of(table: LiveTable, viewer: Viewer, eyes: Seat, shared: VersionData) -> dict[str, Any]:
    """What these eyes see of the match itself."""
    match, playing = table.match, bool(viewer.own) and table.status == "playing"
    return {
        "scene": scene_for(match, viewer, eyes, shared) if viewer.scene else None,
        "asks": asks_of(table, match, viewer.plays(table), eyes) if playing else (),
        "undo": undo_of(table, viewer.own, eyes),
        "redo": bool(viewer.own) and table.can_redo,
    }


def scene_for(match: Match[Any, Any], viewer: Viewer, eyes: Seat, shared: VersionData) -> Scene:
    return shared.drawn(match, eyes) if viewer.page else shared.scene(match, eyes)


def of_options(match: Match[Any, Any], shared: VersionData, asks: tuple[Ask, ...]) -> dict[str, Any]:
    """What can be asked about the options of own decisions."""
    return {
        "previews": lambda decision, options: previews(match, shared, asks, decision, options),
        "costs": lambda decision, option: costs(match, shared, asks, decision, option),
        "odds": lambda decision, option: odds(match, asks, decision, option),
        "faces": lambda decision, option: faces(match, asks, decision, option),
        "stakes": lambda decision: stakes(match, asks, decision),
    }


def on_page(table: LiveTable, viewer: Viewer, eyes: Seat, before: View | None) -> dict[str, Any]:
    """What only a page shows."""
    match, lines = table.match, log_of(table, eyes, before)
    return {
        "log": lines,
        "more_log": len(lines) >= LOG_LINES,
        "sealed": sealed(match) if table.status != "lobby" else (),
        "talk": tuple(table.recent_talk(TALK_LINES)),
        "links": links(table) if viewer.maker else None,
        "refusals": lambda seat: match.refusals(seat) if seat in viewer.own and table.status != "lobby" else [],
    }


def log_of(table: LiveTable, eyes: Seat, before: View | None) -> tuple[Line, ...]:
    """The newest lines; where nothing was undone since an earlier view, those it lacks are added."""
    if before is None or before.eyes != eyes or not before.log:
        return tuple(table.recent(eyes, limit=LOG_LINES))
    new = table.recent(eyes, before.log[-1].number, LOG_LINES)
    return (*before.log, *new)[-LOG_LINES:] if new else before.log


def asks_of(table: LiveTable, match: Match[Any, Any], own: tuple[Seat, ...], eyes: Seat) -> tuple[Ask, ...]:
    """Open decisions of the seats one plays, those of the eyes first, but for those answered beforehand.

    That they have read something, and what they vote, people say on one of their seats.
    """
    answered_before = {(offer.seat, offer.decision) for offer, _ in table.standing_offers()}
    offers = [
        offer for seat in eyes_first(own, eyes) for offer in match.offers(seat)
        if (seat, offer.decision) not in answered_before
    ]  # fmt: skip
    if len(own) > 1 and any(window.reading or window.common for window in match.windows):
        told_once = [window for window in match.windows if window.reading or window.common]
        once = {window.number: own for window in match.windows} | {one.number: one.once(own) for one in told_once}
        offers = [offer for offer in offers if offer.seat in once[window_number(offer.decision)]]
    return tuple([_ask(table, match, offer) for offer in offers])


def eyes_first(own: tuple[Seat, ...], eyes: Seat) -> Sequence[Seat]:
    return own if len(own) == 1 else sorted(own, key=lambda seat: (seat != eyes, seat))


def _ask(table: LiveTable, match: Match[Any, Any], offer: Offer) -> Ask:
    window = match.window(window_number(offer.decision))
    votes = () if window.sealed or window.claims else tuple((a.seat, a.option.id) for a in window.answers)
    if window.clocked:
        offer = replace(offer, deadline=window.open_ms, answered=(), waiting=window.awaited)
    return Ask(
        offer=offer,
        opened=table.opened.get(window.number),
        deadline=table.ends_at(window),
        claims=window.claims > 0,
        passing=window.passing.id if window.passing is not None else "",
        votes=votes,
        leader=window.leader,
        readers=readers(table, window) if window.reading else None,
    )


def readers(table: LiveTable, window: Window) -> tuple[Seat, ...]:
    """The people who have not yet said that they have read it."""
    return tuple([seat for seat in table.awaits(window) if table.seat(seat).kind == "person"])


def awaited(table: LiveTable, match: Match[Any, Any]) -> tuple[Awaited, ...]:
    """Everybody the table waits for, once for each open decision."""
    return tuple(
        Awaited(
            seat, window.prompt.key, table.ends_at(window), window.claims > 0, window.sealed,
            reading=window.reading and table.seat(seat).kind == "person",
        )
        for window in match.windows
        for seat in table.awaits(window)
    )  # fmt: skip


def with_cards(waiting: tuple[Awaited, ...], match: Match[Any, Any], scene: Scene) -> tuple[Awaited, ...]:
    """Which cards somebody may play is told of hands only that lie open, and of decisions that are not sealed."""
    hands = {part.seat: part for part in scene.parts if isinstance(part, Hand) and part.open}
    if not hands:
        return waiting
    asked: dict[tuple[Seat, str], set[str]] = {}
    for offer in match.offers():
        points = asked.setdefault((offer.seat, offer.prompt.key), set())
        points.update(point for option in offer.options for point in option.points)
    return tuple(one if one.sealed else _with_cards(one, hands, asked) for one in waiting)


def _with_cards(one: Awaited, hands: dict[Seat, Hand], asked: dict[tuple[Seat, str], set[str]]) -> Awaited:
    points = asked.get((one.seat, one.prompt), set())
    cards = hands[one.seat].cards if one.seat in hands else ()
    return replace(one, cards=tuple(card.id for card in cards if f"card:{card.id}" in points))


def answered(match: Match[Any, Any]) -> tuple[Seat, ...]:
    """Seats that have answered a window which still waits for others; in a race against a clock nobody is told."""
    return tuple(dict.fromkeys(answer.seat for window in match.windows for answer in _shown(window)))


def sealed(match: Match[Any, Any]) -> tuple[Sealed, ...]:
    """The open windows whose answers are sealed, and who has answered there."""
    return tuple(
        Sealed(window.number, tuple(answer.seat for answer in _shown(window)), tuple(window.seats))
        for window in match.windows
        if window.sealed
    )


def _shown(window: Window) -> list[Any]:
    return window.answers if window.seats and not window.clocked else []


def undo_of(table: LiveTable, own: tuple[Seat, ...], eyes: Seat) -> UndoState:
    """Whether one of the own seats can take something back: the one that answered last, else the one that looks."""
    last = table.match.last_to_answer(own) if len(own) > 1 else None
    for seat in eyes_first(own, eyes if last is None else last):
        needs = table.undo_needs(seat)
        if needs is not None:
            return UndoState(seat, tuple(other for other in needs if other not in own))
    return UndoState(refused="refused-undo-now" if table.is_racing else "refused-undo")


def question(table: LiveTable, own: tuple[Seat, ...]) -> ConsentQuestion | None:
    asked = table.question
    if asked is None:
        return None
    mine = tuple(seat for seat in asked.waiting if seat in own)
    return ConsentQuestion(asked.id, asked.seat, asked.what, asked.needs, asked.agreed, asked.barrier, mine)


def previews(
    match: Match[Any, Any], shared: VersionData, asks: tuple[Ask, ...], decision: str, options: Sequence[str]
) -> dict[str, list[Change]]:  # fmt: skip
    """What own options change for certain."""
    seat = next((ask.offer.seat for ask in asks if ask.offer.decision == decision), None)
    if seat is None:
        return {}
    try:
        return match.previews(seat, decision, options, shared.scene(match, seat))
    except RoundtableError:
        return {}  # it depends on who is first


def costs(
    match: Match[Any, Any], shared: VersionData, asks: tuple[Ask, ...], decision: str, option: str
) -> list[Change]:  # fmt: skip
    """What an own option costs before chance has its say."""
    offer = next(ask.offer for ask in asks if ask.offer.decision == decision)
    chosen = find(offer.options, option)
    paid = match.game.costs(match.table, offer.seat, chosen, offer.prompt) if chosen is not None else ()
    if not paid:
        return []
    seen = shared.seen.get(offer.seat) or match.scene(offer.seat)
    panel = next(part for part in seen.parts if isinstance(part, SeatPanel) and part.seat == offer.seat)
    have = {number.id: number.value for number in panel.numbers}
    return [
        Change(f"seat:{offer.seat}/number:{name}/value", have[name], have[name] + by)
        for name, by in paid
        if name in have
    ]


def odds(match: Match[Any, Any], asks: tuple[Ask, ...], decision: str, option: str) -> tuple[int, int, int] | None:
    """Win, tie and lose per mille of an own option, where the game can say."""
    offer = next((ask.offer for ask in asks if ask.offer.decision == decision), None)
    chosen = find(offer.options, option) if offer is not None else None
    if offer is None or chosen is None:
        return None
    return match.game.odds(match.table, offer.seat, chosen, offer.prompt)


def faces(match: Match[Any, Any], asks: tuple[Ask, ...], decision: str, option: str) -> Rows | None:
    """What each result of a roll brings that an own decision, or an option of it, is about."""
    offer = next((ask.offer for ask in asks if ask.offer.decision == decision), None)
    if offer is None:
        return None
    return match.game.faces(match.table, offer.seat, offer.prompt, find(offer.options, option) if option else None)


def stakes(match: Match[Any, Any], asks: tuple[Ask, ...], decision: str) -> tuple[Stake, ...]:
    offer = next((ask.offer for ask in asks if ask.offer.decision == decision), None)
    return () if offer is None else match.game.stakes(match.table, offer.seat, offer.prompt)


_links: WeakKeyDictionary[LiveTable, tuple[object, Links]] = WeakKeyDictionary()


def links(table: LiveTable) -> Links:
    """Invite links as paths, which change only when one is renewed. A bot's seat has one when somebody is invited."""
    known = [table.seat(seat) for seat in range(table.setup.seats)]
    generations = table.record.generation, [(seat.kind == "bot", seat.generation) for seat in known]
    kept = _links.get(table)
    if kept is not None and kept[0] == generations:
        return kept[1]
    inviting = [seat.seat for seat in known if seat.kind != "bot" or seat.generation]
    paths = tuple((seat, f"/join/{table.key_of(seat)}") for seat in inviting)
    made = Links(paths, f"/join/{table.key_of(None)}")
    _links[table] = generations, made
    return made
