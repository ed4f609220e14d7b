"""A view as JSON: the shapes that the API and the socket share, and that OpenAPI describes."""

from __future__ import annotations

from collections.abc import Sequence
from operator import attrgetter
from typing import Any, Final

import msgspec
from msgspec import UNSET, Struct, UnsetType
from msgspec.structs import replace

from roundtable.kernel import scene as s
from roundtable.kernel.interjections import Wish
from roundtable.kernel.seats import Seat
from roundtable.kernel.state import Outcome
from roundtable.kernel.texts import Texts
from roundtable.web.view.view import Ask, Awaited, ConsentQuestion, Line, SeatView, Status, TalkLine, UndoState, View

from .option_json import GroupShown, OptionShown, Values, weighed, words_of
from .scene_json import NOTHING, Named, SceneJson, changed, spoken
from .turn_json import told_in_moments, told_in_turns


class PromptShown(Struct, frozen=True, omit_defaults=True, gc=False):
    """What a decision asks."""

    key: str
    params: Values = {}
    rules: tuple[str, ...] = ()
    subject: str = ""
    """What lies on the table while it is asked, as options point: `card:harpy`, `place:city`."""
    text: str | UnsetType = UNSET


class StandingShown(Struct, frozen=True, gc=False):
    """What you have answered beforehand, for one of your seats and a kind of decision in others' turns."""

    seat: Seat
    kind: str
    answer: Wish
    not_again: bool
    """Whether you asked not to be asked again in the turn of now."""
    text: str | UnsetType = UNSET
    """What such decisions are called."""


class OfferShown(Struct, frozen=True, gc=False):
    """An open decision of an own seat."""

    decision: str
    """An answer names it."""
    seat: Seat
    prompt: PromptShown
    options: tuple[OptionShown, ...]
    sealed: bool
    claims: bool
    passing: str
    votes: tuple[tuple[Seat, str], ...]
    leader: Seat | None
    answered: tuple[Seat, ...]
    opened: int | None
    deadline: int | None
    kind: str
    """As which kind of decision in others' turns it can be answered beforehand; empty: not at all."""
    subject: s.Card | s.Place | None
    """The thing that it is about, as far as you may know it."""
    stakes: tuple[s.Stake, ...]
    """What winning, a tie and losing mean."""
    faces: s.Rows | None
    """What each result of the dice brings that lie there; the row that `applies` is the one that was rolled."""
    groups: tuple[GroupShown, ...]
    """How a screen lays the options out."""


class EventShown(Struct, frozen=True, omit_defaults=True, gc=False):
    """A line of the log."""

    number: int
    key: str
    params: Values = {}
    rules: tuple[str, ...] = ()
    text: str | UnsetType = UNSET
    more: str = ""
    """What the line leaves to be read on request, such as a page of a story."""


class OutcomeShown(Struct, frozen=True):
    """How it ended."""

    winners: tuple[Seat, ...]
    reason: str
    rules: tuple[str, ...]
    text: str | UnsetType = UNSET


class TableShown(Struct, frozen=True, kw_only=True, tag_field="type", tag="view"):
    """The table as the viewer's eyes see it."""

    version: int
    now: int
    table: str
    game: str
    name: str
    status: Status
    timed: bool
    eyes: Seat
    own: tuple[Seat, ...]
    maker: bool
    seats: tuple[SeatView, ...]
    scene: s.Scene | None
    """None before the match starts, and for sockets that asked for none."""
    offers: tuple[OfferShown, ...]
    awaited: tuple[Awaited, ...]
    answered: tuple[Seat, ...]
    events: tuple[EventShown, ...]
    events_from: int
    """Forget all events of this number and above: they were undone, or are told again here."""
    question: ConsentQuestion | None
    undo: UndoState
    redo: bool
    outcome: OutcomeShown | None
    rematch: str
    standing: tuple[StandingShown, ...]
    """What you have answered beforehand. Nobody else is told."""


class TalkShown(Struct, frozen=True):
    """What was said at the table."""

    lines: tuple[TalkLine, ...]


def whole(view: View) -> TableShown:
    """All of it, with the newest lines of the log: for who asks once."""
    scene = spoken(view.scene, view.texts, view.lang) if view.lang else view.scene
    return replace(_shown(view), scene=scene, events=tuple(event_shown(line, view) for line in view.log), events_from=0)


def _shown(view: View) -> TableShown:
    """All but the scene and the log."""
    return TableShown(
        version=view.version,
        now=view.now,
        table=view.table,
        game=view.game.id,
        name=view.name,
        status=view.status,
        timed=view.timed,
        eyes=view.eyes,
        own=view.own,
        maker=view.maker,
        seats=view.seats,
        scene=None,
        offers=tuple([_offer(ask, view) for ask in view.asks]),
        awaited=view.awaited,
        answered=view.answered,
        events=(),
        events_from=0,
        question=view.question,
        undo=view.undo,
        redo=view.redo,
        outcome=outcome_shown(view.outcome, view.texts, view.lang),
        rematch=view.rematch,
        standing=standing_of(view),
    )


def standing_of(view: View) -> tuple[StandingShown, ...]:
    """What the viewer has answered beforehand."""
    return tuple(
        [
            StandingShown(seat, kind, wish, (seat, kind) in view.not_again, words_of(view, f"window-{kind}"))
            for seat, kind, wish in view.standing
        ]
    )


# --- for sockets, which have most of it ---

_encode: Final = msgspec.json.Encoder().encode
_APART: Final = frozenset({"version", "now", "scene", "events", "events_from"})
"""Fields that are in every message, or depend on what its receiver had in another way."""
_HEADS: Final = tuple(f'"{name}":'.encode() for name in TableShown.__struct_fields__ if name not in _APART)
_fields: Final = attrgetter(*(name for name in TableShown.__struct_fields__ if name not in _APART))


class ViewJson:
    """A view from which sockets are sent what is new to them."""

    __slots__ = ("fields", "names", "things", "view")

    def __init__(self, view: View, things: SceneJson, before: ViewJson | None = None) -> None:
        self.view = view
        self.fields: tuple[Any, ...] = _fields(_shown(view))
        self.things: Named = NOTHING
        self.names: tuple[str, ...] | None = None
        """What there is in the scene, in its order."""
        if view.scene is not None:
            had = (
                (before.things, before.view.scene.parts) if before is not None and before.view.scene else (NOTHING, ())
            )
            self.things = things.of(view.scene, view.texts, *had)
            self.names = tuple(self.things)

    def since(self, had: ViewJson | None, lines: Sequence[Line] | None, lines_from: int) -> bytes:
        """The message from view `had` to this one; these lines, if any, replace those from that number on."""
        view = self.view
        told = [b'{"type":"view","version":%d,"now":%d' % (view.version, view.now)]
        if had is None:
            told += [head + _encode(value) for head, value in zip(_HEADS, self.fields, strict=True)]
        else:
            both = zip(_HEADS, self.fields, had.fields, strict=True)
            told += [head + _encode(value) for head, value, old in both if value != old]
        if had is None or had.names != self.names:
            told.append(b'"scene":' + self._frame())
        if lacking := changed(self.things, had.things if had is not None else NOTHING):
            told.append(b'"things":{%b}' % b",".join(lacking))
        if lines is not None:
            told.append(b'"events_from":%d' % lines_from)
            told.append(b'"events":' + _encode([event_shown(line, view) for line in lines]))
            if view.details:
                told.append(b'"turns":' + _encode(told_in_turns(view, lines_from)))
                told.append(b'"moments":' + _encode(told_in_moments(view, lines_from)))
        return b",".join(told) + b"}"

    def _frame(self) -> bytes:
        """The scene with names in the place of its parts."""
        view = self.view
        if view.scene is None:
            return b"null"
        title = spoken(view.scene.title, view.texts, view.lang) if view.lang else view.scene.title
        return _encode(replace(view.scene, parts=self.names, title=title))


def _offer(ask: Ask, view: View) -> OfferShown:
    offer, prompt = ask.offer, ask.offer.prompt
    more = weighed(ask, view)
    named = view.game.interjections.get(prompt.key)
    return OfferShown(
        decision=offer.decision,
        seat=offer.seat,
        prompt=PromptShown(
            prompt.key, dict(prompt.params), prompt.rules, prompt.subject, words_of(view, prompt.key, prompt.params)
        ),
        options=more.options,
        sealed=offer.sealed,
        claims=ask.claims,
        passing=ask.passing,
        votes=ask.votes,
        leader=ask.leader,
        answered=offer.answered,
        opened=ask.opened,
        deadline=ask.deadline,
        kind=named.kind if named is not None else "",
        subject=more.subject,
        stakes=more.stakes,
        faces=more.faces,
        groups=more.groups,
    )


def event_shown(line: Line, view: View) -> EventShown:
    event = line.event
    words = view.say(line) if view.lang else UNSET
    more = view.texts.more(view.lang, event.key, event.params) if view.lang and not line.own else ""
    return EventShown(line.number, event.key, dict(event.params), event.rules, words, more)


def outcome_shown(outcome: Outcome | None, texts: Texts, lang: str) -> OutcomeShown | None:
    if outcome is None:
        return None
    words = texts.say(lang, outcome.reason) if lang else UNSET
    return OutcomeShown(outcome.winners, outcome.reason, outcome.rules, words)
