"""Plays a scenario and says what it missed."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from roundtable.kernel.chance import Chance, key_of
from roundtable.kernel.errors import BadSetup, Refused, RoundtableError, RulesError, ScriptError
from roundtable.kernel.game import Game, Setup
from roundtable.kernel.match import Match
from roundtable.kernel.offers import Offer
from roundtable.kernel.piles import piles_of
from roundtable.kernel.rulebook import witnessing
from roundtable.kernel.seats import Seat
from roundtable.kernel.state import Core
from roundtable.kernel.table import Table

from .changes import changed
from .expecting import AnyMatch, is_noticed, misses, seat_of, what_is_asked, whose, whose_turn
from .format import BadScenario, Scenario


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


class _Missed(Exception):
    """The match is not where the scenario thinks it is."""


def run(scenario: Scenario, game: Game[Any, Any], packs: Sequence[Path] = ()) -> Result:
    """Plays the scenario. What the file gets wrong is a `BadScenario`; what the rules do otherwise is a miss."""
    result = Result(scenario)
    with witnessing() as result.cited:
        result.match = match = prepare(scenario, game, packs)
        where = "at the start"
        try:
            match.begin()
            turn = whose_turn(match)
            for number, line in enumerate(scenario.play, 1):
                where = f"play line {number}"
                if "expect" in line:
                    result.misses += [f"{where}: {miss}" for miss in misses(match, line["expect"], result.cited)]
                    now = whose_turn(match)
                    if now not in (None, turn) and not is_noticed(line["expect"]):
                        result.misses.append(f"{where}: it has become {whose(now)} unnoticed; say 'turn: {now}'.")
                    turn = turn if now is None else now
                else:
                    match.table.settled.clear()
                    _play(match, line, where)
            where = "at the end"
            result.misses += [f"{where}: {miss}" for miss in misses(match, scenario.expect, result.cited)]
            result.misses += _left_over(match)
        except (ScriptError, _Missed) as error:
            result.misses.append(f"{where}: {error}")
        except Refused as error:
            why = f" ({', '.join(error.rules)})" if error.rules else ""
            result.misses.append(f"{where}: {error}{why}")
        except RulesError as error:
            result.misses.append(f"{where}: the rules failed: {error}")
    return result


def prepare(scenario: Scenario, game: Game[Any, Any], packs: Sequence[Path] = ()) -> AnyMatch:
    """The match at its beginning, not yet begun."""
    given_seats = scenario.given.get("seats")
    seats = scenario.seats
    if seats is None:
        seats = len(given_seats) if isinstance(given_seats, list) else game.least_seats
    try:
        setup = game.check(
            Setup(seats, str(scenario.seed), scenario.options, timed=scenario.timed, legacy=scenario.legacy)
        )
        content = game.content(packs, extra=changed(game, packs, scenario))
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
    except (TypeError, ValueError, LookupError, AttributeError) as error:
        # A game looks at what it is given by using it.
        raise BadScenario(f"'given' can't be set up: {type(error).__name__}: {error}.") from error
    core.chance.dice = list(scenario.dice)
    core.chance.draws = {pile: list(cards) for pile, cards in scenario.draw.items()}
    match = Match(game, content, setup, state)
    match.table.telling = True
    return match


def _play(match: AnyMatch, line: Mapping[str | int, Any], where: str) -> None:
    """One line of `play`."""
    if "expire" in line:
        offers = _offers(match, seat_of(match, line["expire"], where))
        offer = next((offer for offer in offers if offer.deadline is not None), offers[0])
        match.run_out(offer.seat, offer.decision)
    elif "undo" in line or "redo" in line:
        consent = [seat_of(match, seat, where) for seat in line.get("consent", ())]
        if "undo" in line:
            match.undo(seat_of(match, line["undo"], where), consent)
        else:
            match.redo(seat_of(match, line["redo"], where), consent)
    else:
        ((seat, answer),) = line.items()
        _answer(match, seat_of(match, seat, where), answer)


def _offers(match: AnyMatch, seat: Seat) -> list[Offer]:
    offers = match.offers(seat)
    if not offers:
        raise _Missed(f"seat {seat} is not asked anything; {what_is_asked(match)}")
    return offers


def _answer(match: AnyMatch, seat: Seat, value: str | Mapping[str, Any]) -> None:
    answer, ms = (value, 0) if isinstance(value, str) else (value["answer"], value.get("ms", 0))
    for offer in _offers(match, seat):
        if any(option.id == answer for option in offer.options):
            match.answer(seat, offer.decision, answer, ms)
            return
    rules = match.why_not(seat, answer)
    why = f" ({', '.join(rules)})" if rules else ""
    raise _Missed(f"seat {seat} is not offered '{answer}'{why}; {what_is_asked(match)}")


def _left_over(match: AnyMatch) -> Iterator[str]:
    chance = match.table.core.chance
    if chance.dice:
        yield f"Dice left over: {', '.join(map(str, chance.dice))}."
    names = {pile.name for pile in piles_of(match.state)}
    for pile, cards in chance.draws.items():
        if cards and pile in names:
            yield f"Draws left over for {pile}: {', '.join(cards)}."
        elif cards:
            yield f"Draws left over for {pile}, which is no pile here; there are {', '.join(sorted(names))}."
