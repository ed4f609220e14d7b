"""Plays a scenario and says what it missed."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from msgspec import Struct

from roundtable.kernel.chance import Chance, key_of
from roundtable.kernel.errors import BadSetup, Refused, RoundtableError, RulesError, ScriptError
from roundtable.kernel.game import Game, Setup
from roundtable.kernel.match import Match
from roundtable.kernel.piles import Pile
from roundtable.kernel.rulebook import witnessing
from roundtable.kernel.seats import Seat
from roundtable.kernel.state import Core
from roundtable.kernel.table import Table

from .format import BadScenario, Scenario

AnyMatch = Match[Any, Any]


@dataclass
class Result:
    """How a scenario went: nothing missed, or a sentence for each miss."""

    scenario: Scenario
    misses: list[str] = field(default_factory=list)
    cited: set[str] = field(default_factory=set)
    match: AnyMatch | None = None

    @property
    def passed(self) -> bool:
        return not self.misses


def run(scenario: Scenario, game: Game[Any, Any]) -> Result:
    """Plays the scenario. What the file gets wrong is a `BadScenario`; what the rules do otherwise is a miss."""
    result = Result(scenario)
    with witnessing() as result.cited:
        try:
            result.match = match = prepare(scenario, game)
            match.begin()
            for number, line in enumerate(scenario.play, 1):
                if not _play(match, line, f"play line {number}", result):
                    return result
            _expect(match, scenario.expect, "at the end", result)
            result.misses += _left_over(match)
        except ScriptError as error:
            result.misses.append(str(error))
        except RulesError as error:
            result.misses.append(f"The rules failed: {error}")
    return result


def prepare(scenario: Scenario, game: Game[Any, Any]) -> AnyMatch:
    """The match at its beginning, not yet begun."""
    given_seats = scenario.given.get("seats")
    seats = scenario.seats
    if seats is None:
        seats = len(given_seats) if isinstance(given_seats, list) else game.least_seats
    try:
        setup = game.check(Setup(seats=seats, seed=str(scenario.seed), options=scenario.options, timed=scenario.timed))
        content = game.content(extra=scenario.extra())
        core = Core(Chance(key_of(setup.seed)), setup.seats)
        state = game.start(core, setup, content)
        table = Table(game, content, setup, state)
        game.arrange(table, scenario.given)
    except BadSetup as error:
        raise BadScenario(str(error)) from None
    except ScriptError as error:
        raise BadScenario(f"'given' can't be set up: {error}") from None
    except RoundtableError as error:
        raise BadScenario(f"The scenario's set-up fails: {error}") from None
    core.chance.dice = list(scenario.dice)
    core.chance.draws = {pile: list(cards) for pile, cards in scenario.draw.items()}
    match = Match(game, content, setup, state)
    match.table.telling = True
    return match


def _play(match: AnyMatch, line: Mapping[str | int, Any], where: str, result: Result) -> bool:
    """One line of `play`; whether the scenario can go on."""
    if len(line) != 1 and not ("undo" in line or "redo" in line):
        raise BadScenario(f"{where}: a line is 'seat: option', 'expire: seat', 'undo: seat' or 'expect: {{...}}'.")
    word, value = next(iter(line.items()))
    try:
        if word == "expect":
            _expect(match, _mapping(value, where), where, result)
        elif word == "expire":
            offer = _offers(match, _seat(value, match, where), where)[0]
            match.run_out(offer.seat, offer.decision)
        elif word in ("undo", "redo"):
            seat = _seat(line[word], match, where)
            (match.undo if word == "undo" else match.redo)(seat, consent=line.get("consent", ()))
        else:
            _answer(match, _seat(word, match, where), value, where)
    except Refused as error:
        result.misses.append(f"{where}: {error}{_why(error)}")
        return False
    except _Missed as missed:
        result.misses.append(f"{where}: {missed}")
        return False
    return True


class _Missed(Exception):
    """The match is not where the scenario thinks it is."""


def _why(error: Refused) -> str:
    return f" ({', '.join(error.rules)})" if error.rules else ""


def _offers(match: AnyMatch, seat: Seat, where: str) -> Sequence[Any]:
    offers = match.offers(seat)
    if not offers:
        raise _Missed(f"seat {seat} is not asked anything; {_asked(match)}")
    return offers


def _answer(match: AnyMatch, seat: Seat, value: Any, where: str) -> None:
    answer, ms = value, 0
    if isinstance(value, Mapping):
        answer, ms = value.get("answer"), value.get("ms", 0)
        if set(value) - {"answer", "ms"} or not isinstance(ms, int):
            raise BadScenario(f"{where}: an answer is an option's id, or {{answer: id, ms: milliseconds}}.")
    if not isinstance(answer, str):
        raise BadScenario(f"{where}: {answer!r} is not an option's id; write it in quotes if it is text.")
    offers = _offers(match, seat, where)
    for offer in offers:
        if any(option.id == answer for option in offer.options):
            match.answer(seat, offer.decision, answer, ms)
            return
    rules = match.why_not(seat, answer)
    why = f" ({', '.join(rules)})" if rules else ""
    raise _Missed(f"seat {seat} is not offered '{answer}'{why}; {_asked(match)}")


def _asked(match: AnyMatch) -> str:
    asked = [
        f"seat {offer.seat} '{offer.prompt.key}' with {', '.join(option.id for option in offer.options)}"
        for offer in match.offers()
    ]
    return f"asked is {'; '.join(asked)}." if asked else "the match is over."


def _left_over(match: AnyMatch) -> Iterator[str]:
    chance = match.table.core.chance
    if chance.dice:
        yield f"Dice left over: {', '.join(map(str, chance.dice))}."
    for pile, cards in chance.draws.items():
        if cards:
            yield f"Draws left over for {pile}: {', '.join(cards)}."


def _expect(match: AnyMatch, expect: Mapping[str | int, Any], where: str, result: Result) -> None:
    for key, wanted in expect.items():
        for miss in _missed(match, str(key), wanted, result):
            result.misses.append(f"{where}: {miss}")


def _missed(match: AnyMatch, key: str, wanted: Any, result: Result) -> Iterator[str]:
    if key in ("offered", "not-offered"):
        by_seat = wanted if isinstance(wanted, Mapping) else {None: wanted}
        for seat, ids in by_seat.items():
            offers = match.offers(None if seat is None else _seat(seat, match, key))
            have = {option.id for offer in offers for option in offer.options}
            for option in ids:
                if (option in have) != (key == "offered"):
                    yield f"'{option}' is {'not ' if key == 'offered' else ''}offered; {_asked(match)}"
    elif key == "refused":
        for option, rule in _mapping(wanted, key).items():
            rules = [rule for seat in range(match.setup.seats) for rule in match.why_not(seat, str(option))]
            if rule not in rules:
                yield f"'{option}' is not refused by {rule}, but by {', '.join(rules) or 'nothing'}."
    elif key == "cites":
        for rule in wanted:
            if rule not in result.cited:
                yield f"{rule} was not cited."
    elif key == "asked":
        for seat, prompt in _mapping(wanted, key).items():
            prompts = [offer.prompt.key for offer in match.offers(_seat(seat, match, key))]
            if (prompt not in prompts) if prompt is not None else prompts:
                yield f"seat {seat} is asked {', '.join(prompts) or 'nothing'}, not {prompt}."
    elif key == "over":
        if match.over != wanted:
            yield f"the match is {'over' if match.over else 'not over'}."
    elif key == "winners":
        have_won = None if match.outcome is None else list(match.outcome.winners)
        if have_won != wanted:
            yield f"the winners are {have_won}, not {wanted}."
    else:
        found = look_up(match.state, key)
        if found != wanted:
            yield f"{key} is {found!r}, not {wanted!r}."


def look_up(thing: Any, path: str) -> Any:
    """What stands at a dotted path of a state: a pile is the list of its cards, `count` the size of anything."""
    for part in path.split("."):
        if isinstance(thing, Pile):
            thing = list(thing.cards)
        if part == "count" and isinstance(thing, list | tuple | dict):
            thing = len(thing)
        elif isinstance(thing, Struct) and part in thing.__struct_fields__:
            thing = getattr(thing, part)
        elif isinstance(thing, list | tuple) and part.isdecimal() and int(part) < len(thing):
            thing = thing[int(part)]
        elif isinstance(thing, dict) and part in thing:
            thing = thing[part]
        else:
            raise BadScenario(f"'expect' names '{path}', but there is no '{part}' there.")
    return _plain(thing)


def _plain(thing: Any) -> Any:
    """As a scenario file would write it."""
    import msgspec

    if isinstance(thing, Pile):
        return list(thing.cards)
    if isinstance(thing, list | tuple):
        return [_plain(item) for item in thing]
    return msgspec.to_builtins(thing)


def _seat(value: Any, match: AnyMatch, where: str) -> Seat:
    text = str(value)
    if not text.isdecimal() or int(text) >= match.setup.seats:
        raise BadScenario(f"{where}: '{value}' is no seat; there are 0 to {match.setup.seats - 1}.")
    return int(text)


def _mapping(value: Any, where: str) -> Mapping[Any, Any]:
    if not isinstance(value, Mapping):
        raise BadScenario(f"{where}: a mapping was expected, not {value!r}.")
    return value
