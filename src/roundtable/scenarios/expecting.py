"""What a scenario expects, held against the match."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Set
from typing import Any, Final, TypeAlias

import msgspec
from msgspec import Struct

from roundtable.kernel.match import Match
from roundtable.kernel.piles import Pile
from roundtable.kernel.seats import Seat

from .format import BadScenario, refusals, shown

AnyMatch: TypeAlias = Match[Any, Any]

WHOSE: Final = frozenset({"turn", "asked", "settled", "over", "winners"})
"""Whoever expects one of these sees whose turn it is."""


def misses(match: AnyMatch, expect: Mapping[str | int, Any], cited: Set[str]) -> Iterator[str]:
    """A sentence for each thing that is not as expected."""
    for key, wanted in expect.items():
        match key:
            case "offered" | "not-offered":
                yield from _offered(match, str(key), wanted)
            case "refused":
                yield from _refused(match, wanted)
            case "cites":
                yield from (f"{rule} was not cited." for rule in wanted if rule not in cited)
            case "asked":
                yield from _asked(match, wanted)
            case "settled":
                yield from _settled(match, wanted)
            case "panel":
                yield from _panel(match, wanted)
            case "holds":
                yield from _holds(match, wanted)
            case "told":
                yield from _told(match, wanted)
            case "turn":
                turn = whose_turn(match)
                if turn != (None if wanted is None else seat_of(match, wanted, "turn")):
                    yield f"it is {whose(turn)}, not {whose(wanted)}."
            case "over":
                if match.over != wanted:
                    yield f"the match is {'over' if match.over else 'not over'}."
            case "winners":
                won = None if match.outcome is None else list(match.outcome.winners)
                if won != wanted:
                    yield f"the winners are {'not known yet' if won is None else won}, not {wanted}."
            case _:
                found = look_up(match.state, str(key))
                if found != wanted:
                    yield f"{key} is {found!r}, not {wanted!r}."


def _offered(match: AnyMatch, key: str, wanted: Any) -> Iterator[str]:
    for seat, ids in wanted.items() if isinstance(wanted, Mapping) else [(None, wanted)]:
        offers = match.offers(None if seat is None else seat_of(match, seat, key))
        have = {option.id for offer in offers for option in offer.options}
        for option in ids:
            if (option in have) != (key == "offered"):
                whose = "" if seat is None else f" to seat {seat}"
                yield f"'{option}' is {'not ' if key == 'offered' else ''}offered{whose}; {what_is_asked(match)}"


def _refused(match: AnyMatch, wanted: Mapping[Any, Any]) -> Iterator[str]:
    for seat, option, rule in refusals(wanted):
        seats = range(match.setup.seats) if seat is None else [seat_of(match, seat, "refused")]
        by = [found for each in seats for found in match.why_not(each, option)]
        if rule not in by:
            whom = "" if seat is None else f" to seat {seat}"
            yield f"'{option}' is not refused{whom} by {rule}, but by {', '.join(dict.fromkeys(by)) or 'nothing'}."


def _asked(match: AnyMatch, wanted: Mapping[Any, str | None]) -> Iterator[str]:
    for seat, prompt in wanted.items():
        prompts = [offer.prompt.key for offer in match.offers(seat_of(match, seat, "asked"))]
        if prompts if prompt is None else prompt not in prompts:
            yield f"seat {seat} is asked {', '.join(prompts) or 'nothing'}, not {prompt or 'nothing'}."


def _settled(match: AnyMatch, wanted: Mapping[Any, Mapping[str, Any]]) -> Iterator[str]:
    found = match.table.settled
    for name, questions in wanted.items():
        seat = seat_of(match, name, "settled")
        mine = [f"{prompt}: {option}" for whose, prompt, option in found if whose == seat]
        for prompt, option in questions.items():
            if (seat, prompt, option) not in found:
                yield f"no question {prompt} of seat {seat} answered itself with '{option}', only {mine or 'none'}."


def _panel(match: AnyMatch, wanted: Mapping[Any, Mapping[str, Any]]) -> Iterator[str]:
    for name, numbers in wanted.items():
        seat = seat_of(match, name, "panel")
        panel = next(each for each in match.game.panels(match.state, match.content, seat) if each.seat == seat)
        have = {number.id: number.value for number in panel.numbers}
        for number, value in numbers.items():
            if number not in have:
                raise BadScenario(f"panel: there is no number {shown(number)}, only: {', '.join(have)}.")
            if have[number] != value:
                yield f"{number} of seat {seat} is {have[number]}, not {value}."


def _holds(match: AnyMatch, wanted: Mapping[str, list[Any]]) -> Iterator[str]:
    for path, cards in wanted.items():
        found = look_up(match.state, path)
        if not isinstance(found, list):
            raise BadScenario(f"holds: {path} is no pile and no list.")
        if sorted(map(str, found)) != sorted(map(str, cards)):
            yield f"{path} holds {found!r}, not {cards!r}, in whatever order."


def _told(match: AnyMatch, wanted: Mapping[str, Mapping[str, Any]]) -> Iterator[str]:
    for key, params in wanted.items():
        told = [dict(event.params) for event in match.events if event.key == key]
        if not any(all(_same(each.get(name), value) for name, value in params.items()) for each in told):
            how = f", only with {told[-1]!r}" if told else ""
            yield f"'{key}' was not told with {dict(params)!r}{how}."


def _same(found: object, wanted: object) -> bool:
    """A seat may be written as its number."""
    return found == wanted or (isinstance(wanted, int) and found == f"@seat.{wanted}")


def whose_turn(match: AnyMatch) -> Seat | None:
    """The seat whose turn it is, where the game has turns."""
    panels = match.game.panels(match.state, match.content, 0)
    return next((panel.seat for panel in panels if panel.turn), None)


def whose(turn: Seat | None) -> str:
    return "nobody's turn" if turn is None else f"the turn of seat {turn}"


def is_noticed(expect: Mapping[str | int, Any]) -> bool:
    """Whether what is expected says whose turn it is, or who is asked."""
    return bool(WHOSE & set(map(str, expect))) or any(
        isinstance(expect.get(key), Mapping) for key in ("offered", "not-offered")
    )


def what_is_asked(match: AnyMatch) -> str:
    """All that is open, for whoever has to find out why something is not."""
    asked = [
        f"seat {offer.seat} '{offer.prompt.key}' with {', '.join(option.id for option in offer.options)}"
        for offer in match.offers()
    ]
    return f"asked is {'; '.join(asked)}." if asked else "the match is over."


def seat_of(match: AnyMatch, value: Any, where: str) -> Seat:
    """The seat that a file names, if the match has it."""
    if int(value) >= match.setup.seats:
        raise BadScenario(f"{where}: there is no seat {value}, only 0 to {match.setup.seats - 1}.")
    return int(value)


def look_up(thing: Any, path: str) -> Any:
    """What stands at a dotted path of a state: a pile is the list of its cards, `count` the size of anything."""
    for part in path.split("."):
        if isinstance(thing, Pile):
            thing = thing.cards
        number = int(part) if part.isdecimal() and len(part) < 10 else -1
        if isinstance(thing, Struct) and part in thing.__struct_fields__:
            thing = getattr(thing, part)
        elif isinstance(thing, list | tuple) and 0 <= number < len(thing):
            thing = thing[number]
        elif isinstance(thing, dict) and part in thing:
            thing = thing[part]
        elif isinstance(thing, dict) and number in thing:
            thing = thing[number]
        elif part == "count" and isinstance(thing, list | tuple | dict):
            thing = len(thing)
        else:
            raise BadScenario(f"'expect' names {shown(path)}, but there is no {shown(part)} there{_instead(thing)}.")
    return _plain(thing)


def _instead(thing: Any) -> str:
    if isinstance(thing, Struct):
        return f", only: {', '.join(thing.__struct_fields__)}"
    if isinstance(thing, dict) and thing:
        return f", only: {', '.join(map(str, list(thing)[:20]))}"
    return f", only {len(thing)} of them" if isinstance(thing, list | tuple) else ""


def _plain(thing: Any) -> Any:
    """As a scenario file would write it."""
    if isinstance(thing, Pile):
        return list(thing.cards)
    if isinstance(thing, list | tuple):
        return [_plain(item) for item in thing]
    return msgspec.to_builtins(thing)
