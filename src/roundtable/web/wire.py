"""A view as JSON: the shapes that the API and the socket share, and that OpenAPI describes."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import UNSET, Raw, Struct, UnsetType

from roundtable.kernel import scene as s
from roundtable.kernel.options import Option, Params
from roundtable.kernel.seats import Seat
from roundtable.kernel.state import Outcome
from roundtable.kernel.texts import Texts

from .view import Ask, Line, Question, SeatView, Status, TalkLine, Undo, View

Values = dict[str, int | str]


class OptionShown(Struct, frozen=True, omit_defaults=True):
    """One thing a seat may choose."""

    id: str
    key: str
    params: Values = {}
    rules: tuple[str, ...] = ()
    points: tuple[str, ...] = ()
    """What it points at in the scene, such as `place:village`."""
    text: str | UnsetType = UNSET
    """In the language asked for."""


class PromptShown(Struct, frozen=True, omit_defaults=True):
    """What a decision asks."""

    key: str
    params: Values = {}
    rules: tuple[str, ...] = ()
    text: str | UnsetType = UNSET


class OfferShown(Struct, frozen=True):
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


class AwaitedShown(Struct, frozen=True):
    """Somebody the table waits for."""

    seat: Seat
    prompt: str
    deadline: int | None
    claims: bool
    sealed: bool


class EventShown(Struct, frozen=True, omit_defaults=True):
    """A line of the log."""

    number: int
    key: str
    params: Values = {}
    rules: tuple[str, ...] = ()
    text: str | UnsetType = UNSET


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
    awaited: tuple[AwaitedShown, ...]
    answered: tuple[Seat, ...]
    events: tuple[EventShown, ...]
    events_from: int
    """Forget all events of this number and above: they were undone, or are told again here."""
    question: Question | None
    undo: Undo
    redo: bool
    outcome: OutcomeShown | None
    rematch: str


class TalkShown(Struct, frozen=True):
    """What was said at the table."""

    lines: tuple[TalkLine, ...]


class _Sent(Struct, frozen=True, kw_only=True, tag_field="type", tag="view"):
    """TableShown with its scene already encoded: one encoding serves all who share the eyes."""

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
    scene: Raw
    offers: tuple[OfferShown, ...]
    awaited: tuple[AwaitedShown, ...]
    answered: tuple[Seat, ...]
    events: tuple[EventShown, ...]
    events_from: int
    question: Question | None
    undo: Undo
    redo: bool
    outcome: OutcomeShown | None
    rematch: str


_encoder = msgspec.json.Encoder()
NO_SCENE = Raw(b"null")


def scene_bytes(view: View) -> Raw:
    """The scene as JSON; with a language, every text in it as words."""
    if view.scene is None:
        return NO_SCENE
    return Raw(_encoder.encode(spoken(view.scene, view.texts, view.lang) if view.lang else view.scene))


def encode(view: View, scene: Raw, lines: tuple[Line, ...], events_from: int) -> bytes:
    """The message for one viewer: these lines of the log with it."""
    return _encoder.encode(
        _Sent(
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
            scene=scene,
            offers=tuple(_offer(ask, view) for ask in view.asks),
            awaited=tuple(AwaitedShown(a.seat, a.prompt, a.deadline, a.claims, a.sealed) for a in view.awaited),
            answered=view.answered,
            events=tuple(_event(line, view) for line in lines),
            events_from=events_from,
            question=view.question,
            undo=view.undo,
            redo=view.redo,
            outcome=outcome_shown(view.outcome, view.texts, view.lang),
            rematch=view.rematch,
        )
    )


def _offer(ask: Ask, view: View) -> OfferShown:
    offer, prompt = ask.offer, ask.offer.prompt
    return OfferShown(
        decision=offer.decision,
        seat=offer.seat,
        prompt=PromptShown(prompt.key, dict(prompt.params), prompt.rules, _words(view, prompt.key, prompt.params)),
        options=tuple(_option(option, view) for option in offer.options),
        sealed=offer.sealed,
        claims=ask.claims,
        passing=ask.passing,
        votes=ask.votes,
        leader=ask.leader,
        answered=offer.answered,
        opened=ask.opened,
        deadline=ask.deadline,
    )


def _option(option: Option[Any], view: View) -> OptionShown:
    words = _words(view, option.key, option.params)
    return OptionShown(option.id, option.key, dict(option.params), option.rules, option.points, words)


def _words(view: View, key: str, params: Params) -> str | UnsetType:
    return view.texts.say(view.lang, key, params) if view.lang else UNSET


def _event(line: Line, view: View) -> EventShown:
    event = line.event
    words = view.say(line) if view.lang else UNSET
    return EventShown(line.number, event.key, dict(event.params), event.rules, words)


def outcome_shown(outcome: Outcome | None, texts: Texts, lang: str) -> OutcomeShown | None:
    if outcome is None:
        return None
    words = texts.say(lang, outcome.reason) if lang else UNSET
    return OutcomeShown(outcome.winners, outcome.reason, outcome.rules, words)


# --- words for a whole scene ---

_TEXTS = frozenset({"name", "label", "note", "text", "region", "hint", "badge", "heading", "who", "waiting", "title"})
_LISTS_OF_TEXTS = frozenset({"tags", "columns", "paragraphs", "statuses", "cells"})


def spoken(word: s.Scene, texts: Texts, lang: str) -> s.Scene:
    """A scene in which every text is words of this language."""
    said: s.Scene = _spoken(word, texts, lang)
    return said


def _spoken(word: Any, texts: Texts, lang: str) -> Any:
    changed: dict[str, Any] = {}
    for field in word.__struct_fields__:
        value = getattr(word, field)
        if field in _TEXTS:
            if value is not None:
                changed[field] = _said(value, texts, lang)
        elif field in _LISTS_OF_TEXTS:
            changed[field] = tuple(_said(item, texts, lang) for item in value)
        elif isinstance(value, tuple) and value:
            changed[field] = tuple(_inside(item, texts, lang) for item in value)
    return msgspec.structs.replace(word, **changed)


def _inside(item: Any, texts: Texts, lang: str) -> Any:
    if isinstance(item, s.Word):
        return _spoken(item, texts, lang)
    if isinstance(item, tuple):
        return tuple(_inside(inner, texts, lang) for inner in item)
    return item


def _said(text: Any, texts: Texts, lang: str) -> Any:
    if isinstance(text, s.Say):
        return texts.say(lang, text.key, text.params)
    return texts.name(lang, text) if isinstance(text, str) else text
