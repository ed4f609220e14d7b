"""Figures: what playing costs on this machine, in processor time, each beside a bare loop measured in the same run."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from functools import partial
from random import Random
from typing import Any

from msgspec import Struct

from roundtable.bots import RandomBot, Seen
from roundtable.kernel.game import Game, Setup
from roundtable.kernel.match import Match
from roundtable.kernel.position import decode

from .one import play


class Rate(Struct, frozen=True):
    """Decisions a second of a game with random seats, and as a multiple of the bare loop."""

    game: str
    decisions_per_second: int
    of_pig: float
    """Per cent of the bare loop's rate."""
    with_events: float
    """How many times as long a decision takes when somebody listens."""
    recording: float
    """How many times as long it takes when every step leaves a snapshot."""


class Copies(Struct, frozen=True):
    """What a copy costs at decisions in the middle of matches, in microseconds."""

    game: str
    clone_median: float
    clone_99: float
    imagine_median: float
    snapshot_bytes: int
    restore_median: float
    """Decoding a snapshot alone."""
    start_median: float
    """A clone where a step has just begun, at a table of four (or as many as play)."""
    start_first_median: float
    """The same, but the first clone made there, in a single go."""
    start_answer_median: float
    """Such a clone and the first answer in it."""


def pig(seconds: float) -> float:
    """Decisions a second of Pig in bare Python: the yardstick."""
    rng = Random(1)
    random = rng.random
    decisions, scores, seat, turn = 0, [0, 0], 0, 0
    end = time.process_time() + seconds
    began = time.process_time()
    while time.process_time() < end:
        for _ in range(10_000):
            decisions += 1
            if random() < 0.7:
                die = int(random() * 6) + 1
                if die == 1:
                    turn, seat = 0, 1 - seat
                else:
                    turn += die
            else:
                scores[seat] += turn
                if scores[seat] >= 100:
                    scores = [0, 0]
                turn, seat = 0, 1 - seat
    return decisions / (time.process_time() - began)


def decisions(game: Game[Any, Any], seconds: float, *, telling: bool = False, recording: bool = False) -> float:
    """Decisions a second of whole matches, set-up included, with a random bot in every seat."""
    content, count, number = game.content(), 0, 0
    rng = Random(0)
    bot = RandomBot(rng)
    began = time.process_time()
    end = began + seconds
    while time.process_time() < end:
        seats = game.least_seats + number % (game.most_seats - game.least_seats + 1)
        setup = Setup(seats=seats, seed=str(number))
        match = Match.start(game, setup, content, telling=telling, recording=recording)
        count += play(match, [bot] * seats, rng)
        number += 1
    return count / (time.process_time() - began)


def rate(game: Game[Any, Any], seconds: float) -> Rate:
    """The rates of one game, in alternating turns with the bare loop, so that noise hits all alike."""
    rounds = 5
    part = seconds / rounds
    bare, plain, told, kept = [], [], [], []
    decisions(game, part / 4)
    for _ in range(rounds):
        bare.append(pig(part / 2))
        plain.append(decisions(game, part))
        told.append(decisions(game, part / 2, telling=True))
        kept.append(decisions(game, part / 2, recording=True))
    best = max(plain)
    return Rate(
        game.id, round(best), round(100 * best / max(bare), 2), round(best / max(told), 2), round(best / max(kept), 2)
    )


def copies(game: Game[Any, Any], matches: int = 12) -> Copies:
    """The cost of copies, at decisions all through some random matches."""
    clones, imagined, restored, sizes = [], [], [], []
    content = game.content()
    for number in range(matches):
        rng = Random(number)
        seats = game.least_seats + number % (game.most_seats - game.least_seats + 1)
        match = Match.start(game, Setup(seats=seats, seed=f"copy-{number}"), content)
        bot = RandomBot(rng)
        while match.windows:
            window = rng.choice(match.windows)
            seat = rng.choice(window.seats)
            if rng.random() < 0.3:
                clones.append(_timed(match.clone))
                imagined.append(_timed(partial(match.imagine, seat, b"0123456789abcdef")))
                snapshot = match.snapshot()
                restored.append(_timed(partial(decode, game.state_type, snapshot)))
                sizes.append(len(snapshot))
            match.take(window, seat, *bot.choose(Seen(match, window, seat)))
    clones.sort()
    again, first, answered = at_step_starts(game, content)
    return Copies(
        game.id,
        _us(clones[len(clones) // 2]),
        _us(clones[len(clones) * 99 // 100]),
        _us(sorted(imagined)[len(imagined) // 2]),
        sum(sizes) // len(sizes),
        _us(sorted(restored)[len(restored) // 2]),
        *(_us(sorted(times)[len(times) // 2]) for times in (again, first, answered)),
    )


def at_step_starts(game: Game[Any, Any], content: Any, matches: int = 12) -> tuple[list[float], ...]:
    """What a clone costs where nothing of its step has to be played again: repeated, new, and with an answer in it."""
    again, first, answered = [], [], []
    seats = max(game.least_seats, min(4, game.most_seats))
    for number in range(matches):
        rng = Random(number)
        bot = RandomBot(rng)
        match = Match.start(game, Setup(seats=seats, seed=f"start-{number}"), content)
        for answers in range(600):
            if not match.windows:
                break
            window = rng.choice(match.windows)
            seat = rng.choice(window.seats)
            option, ms = bot.choose(Seen(match, window, seat))
            if match.starts[-1][0] == answers:
                first.append(_timed(match.clone, 1))
                again.append(_timed(match.clone))
                answered.append(_timed(partial(_answer_in_a_clone, match, window.number, seat, option)))
            match.take(window, seat, option, ms)
    return again, first, answered


def _answer_in_a_clone(match: Match[Any, Any], number: int, seat: int, option: Any) -> None:
    clone = match.clone()
    clone.take(clone.window(number), seat, option)


def _us(seconds: float) -> float:
    return round(seconds * 1e6, 1)


def _timed(action: Callable[[], object], goes: int = 2) -> float:
    """The better of two goes: the first one may meet a cold cache."""
    best = 1.0
    for _ in range(goes):
        began = time.process_time()
        action()
        best = min(best, time.process_time() - began)
    return best


def python() -> str:
    """The interpreter the figures hold for."""
    return f"{sys.implementation.name} {sys.version.split()[0]}"


def compiled() -> bool:
    """Whether the kernel's hot modules are compiled."""
    from roundtable.kernel import position

    return not position.__file__.endswith(".py")
