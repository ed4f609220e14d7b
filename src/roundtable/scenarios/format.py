"""The scenario file, read as warily as a pack: what is wrong with it is said before anything is played."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

import msgspec
from msgspec import Struct, field
from msgspec.structs import asdict, replace

from roundtable.kernel.errors import RoundtableError
from roundtable.kernel.game import Value

LINE: Final = "a line is 'seat: option', 'expire: seat', 'undo: seat', 'redo: seat' or 'expect: {...}'"
MOST_DIGITS: Final = 9
MERGED: Final = ("given", "options", "draw", "change")
"""What a variant says about these is put into what the file says; all else takes its place."""


class BadScenario(RoundtableError):
    """A scenario file that can't be played: its format is wrong, or it asks for what the game doesn't have."""


class Scenario(Struct, forbid_unknown_fields=True, frozen=True, kw_only=True):
    """What a scenario file says."""

    game: str
    about: str
    seats: int | None = None
    options: dict[str, Value] = field(default_factory=dict)
    seed: str | int = "scenario"
    timed: bool = True
    legacy: tuple[str, ...] = ()
    """What each seat brings from an earlier match."""
    given: dict[str, Any] = field(default_factory=dict)
    dice: list[int] = field(default_factory=list)
    draw: dict[str, list[str]] = field(default_factory=dict)
    cards: list[Any] = field(default_factory=list)
    content: dict[str, list[Any]] = field(default_factory=dict)
    """Items of other collections than cards, in pack format."""
    text: dict[str, Any] = field(default_factory=dict)
    change: dict[str, dict[str, dict[str, Any]]] = field(default_factory=dict)
    """By collection and id: fields of items that are there, and what they are here."""
    play: list[dict[str | int, Any]] = field(default_factory=list)
    expect: dict[str | int, Any] = field(default_factory=dict)
    variants: list[dict[str, Any]] = field(default_factory=list)
    """The same story with other parts: each says what it is about, and what is otherwise."""

    def __post_init__(self) -> None:
        for number, line in enumerate(self.play, 1):
            _check_line(line, f"play line {number}")
        _check_expect(self.expect, "expect")
        if self.variants:
            self.stories()

    def stories(self) -> list[Scenario]:
        """The story itself, and then each of its variants."""
        base = {**asdict(self), "variants": []}
        stories = [replace(self, variants=[])] if self.variants else [self]
        for number, variant in enumerate(self.variants, 1):
            where = f"variant {number}"
            if "about" not in variant or set(variant) & {"game", "variants"}:
                raise BadScenario(f"{where}: it says what it is 'about' and what is otherwise, but for 'game'.")
            parts = {
                name: merged(base[name], value, f"{where}: {name}") if name in MERGED else value
                for name, value in variant.items()
            }
            try:
                stories.append(msgspec.convert({**base, **parts}, Scenario))
            except (msgspec.ValidationError, BadScenario) as error:
                raise BadScenario(f"{where}: {str(error).rstrip('.')}.") from None
        return stories

    def extra(self) -> dict[str, Any] | None:
        """The content it brings, as a pack would."""
        extra: dict[str, Any] = dict(self.content)
        if self.cards:
            extra["cards"] = [*extra.get("cards", []), *self.cards]
        if extra and self.text:
            extra["text"] = self.text
        return extra or None

    def expected_rules(self) -> tuple[str, ...]:
        """All rule ids that the scenario says are cited or forbid something."""
        rules: dict[str, None] = {}
        for expect in (*(line["expect"] for line in self.play if "expect" in line), self.expect):
            rules |= dict.fromkeys(expect.get("cites", ()))
            rules |= {rule: None for _, _, rule in refusals(expect.get("refused", {}))}
        return tuple(rules)


def merged(old: Any, new: Any, where: str) -> Any:
    """The old value with parts of it replaced: of a mapping by key, of a list by place."""
    if isinstance(old, list | tuple) and isinstance(new, Mapping):
        places = list(old)
        for place, value in new.items():
            if not str(place).isdecimal() or int(place) >= len(old):
                raise BadScenario(f"{where}: there is no place {shown(place)}, only 0 to {len(old) - 1}.")
            places[int(place)] = merged(old[int(place)], value, where)
        return places
    if isinstance(old, Mapping) and isinstance(new, Mapping):
        return {**old, **{key: merged(old[key], value, where) if key in old else value for key, value in new.items()}}
    return new


def refusals(wanted: Mapping[Any, Any]) -> list[tuple[str | None, str, str]]:
    """Whose refusals are expected (None: anybody's), of which options, by which rules."""
    found: list[tuple[str | None, str, str]] = []
    for key, value in wanted.items():
        if isinstance(value, Mapping):
            found += [(str(key), str(option), rule) for option, rule in value.items()]
        else:
            found.append((None, str(key), value))
    return found


def read(path: Path) -> Scenario:
    """The scenario in a file."""
    from roundtable.packs import PackError, read_yaml

    try:
        return msgspec.convert(read_yaml(path, int_keys=True), Scenario)
    except PackError as error:
        raise BadScenario(str(error)) from None
    except (BadScenario, msgspec.ValidationError) as error:
        raise BadScenario(f"{path}: {str(error).rstrip('.')}.") from None


# --- the shape of a line, and of what is expected ---


def _check_line(line: Mapping[str | int, Any], where: str) -> None:
    words = set(line)
    if words == {"expect"}:
        _check_expect(line["expect"], where)
    elif words == {"expire"}:
        _check_seat(line["expire"], where)
    elif len(words & {"undo", "redo"}) == 1 and words <= {"undo", "redo", "consent"}:
        _check_seat(line.get("undo", line.get("redo")), where)
        for seat in _list(line.get("consent", []), f"{where}: consent", "seats"):
            _check_seat(seat, where)
    elif len(words) == 1:
        ((seat, answer),) = line.items()
        _check_seat(seat, where, otherwise=LINE)
        _check_answer(answer, where)
    else:
        raise BadScenario(f"{where}: {LINE}.")


def _check_answer(answer: Any, where: str) -> None:
    if isinstance(answer, Mapping):
        ms = answer.get("ms", 0)
        if set(answer) - {"answer", "ms"} or isinstance(ms, bool) or not isinstance(ms, int) or ms < 0:
            raise BadScenario(f"{where}: an answer is an option's id, or {{answer: id, ms: milliseconds}}.")
        answer = answer.get("answer")
    if not isinstance(answer, str):
        raise BadScenario(f"{where}: {shown(answer)} is not an option's id; write it in quotes if it is text.")


def _check_expect(expect: Any, where: str) -> None:
    for key, wanted in _mapping(expect, where, "what is expected").items():
        here = f"{where}: {key}"
        if key in ("offered", "not-offered"):
            for ids in wanted.values() if isinstance(wanted, Mapping) else [wanted]:
                _list(ids, here, "option ids", str)
            for seat in wanted if isinstance(wanted, Mapping) else ():
                _check_seat(seat, here)
        elif key == "cites":
            _list(wanted, here, "rule ids", str)
        elif key == "refused":
            for seat, option in _mapping(wanted, here, "option: rule").items():
                if isinstance(option, Mapping):
                    _check_seat(seat, here)
            _list([rule for _, _, rule in refusals(wanted)], here, "rule ids", str)
        elif key in ("settled", "panel"):
            for seat, of in _mapping(wanted, here, "seats").items():
                _check_seat(seat, here)
                _mapping(of, here, "prompt: option" if key == "settled" else "number: value")
        elif key == "holds":
            for cards in _mapping(wanted, here, "path: cards").values():
                _list(cards, here, "cards")
        elif key == "told":
            for params in _mapping(wanted, here, "event: parameters").values():
                _mapping(params, here, "parameters")
        elif key == "turn":
            if wanted is not None:
                _check_seat(wanted, here)
        elif key == "asked":
            for seat, prompt in _mapping(wanted, here, "seat: prompt").items():
                _check_seat(seat, here)
                if not isinstance(prompt, str | None):
                    raise BadScenario(f"{here}: {shown(prompt)} is not a prompt's key, nor null for nothing.")
        elif key == "over":
            if not isinstance(wanted, bool):
                raise BadScenario(f"{here}: true or false was expected, not {shown(wanted)}.")
        elif key == "winners" and wanted is not None:
            for seat in _list(wanted, here, "seats", int):
                _check_seat(seat, here)


def _check_seat(value: Any, where: str, otherwise: str = "seats are 0, 1, 2 and so on") -> None:
    text = str(value)
    if isinstance(value, bool) or not isinstance(value, str | int) or not text.isdecimal() or len(text) > MOST_DIGITS:
        raise BadScenario(f"{where}: {shown(value)} is no seat; {otherwise}.")


def _list(value: Any, where: str, of: str, kind: type = object) -> list[Any]:
    if not isinstance(value, list) or not all(isinstance(item, kind) for item in value):
        raise BadScenario(f"{where}: a list of {of} was expected, not {shown(value)}.")
    return value


def _mapping(value: Any, where: str, of: str) -> Mapping[Any, Any]:
    if not isinstance(value, Mapping):
        raise BadScenario(f"{where}: a mapping of {of} was expected, not {shown(value)}.")
    return value


def shown(value: Any) -> str:
    """The value in a sentence: short, and on one line."""
    text = repr(value)
    return text if len(text) <= 60 else f"{text[:57]}..."
