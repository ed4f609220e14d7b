"""Many matches: split into chunks, played in this process or in several, added up."""

from __future__ import annotations

import time
from collections import Counter, deque
from collections.abc import Callable, Iterator, Sequence
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any, Final

from msgspec import Struct, field

from roundtable import games
from roundtable.bots import maker
from roundtable.kernel import journal as journals
from roundtable.kernel.errors import BadSetup, RoundtableError, RulesError
from roundtable.kernel.game import Setup, Value
from roundtable.kernel.match import Match

from .one import play

CHUNK: Final = 25
MOST_FAILURES: Final = 10


class Failure(Struct, frozen=True):
    """A match that ended in an error; its seed and its journal bring it back."""

    seed: str
    error: str
    journal: str = ""


class Report(Struct):
    """What came of the matches."""

    game: str
    seats: list[str]
    games: int = 0
    finished: int = 0
    errors: int = 0
    decisions: int = 0
    """Those with a choice: a single option answers itself and is not counted."""
    seconds: float = 0.0
    decisions_per_second: float = 0.0
    outcomes: dict[str, int] = field(default_factory=dict)
    """How often each reason ended a match."""
    wins: list[int] = field(default_factory=list)
    """How often each seat was among the winners."""
    unwon: int = 0
    """How many finished without a winner."""
    failures: list[Failure] = field(default_factory=list)

    def add(self, other: Report) -> None:
        """Takes in another report of the same set-up; seconds are the caller's to set."""
        self.games += other.games
        self.finished += other.finished
        self.errors += other.errors
        self.decisions += other.decisions
        self.outcomes = dict(Counter(self.outcomes) + Counter(other.outcomes))
        self.wins = [mine + theirs for mine, theirs in zip(self.wins, other.wins, strict=True)]
        self.unwon += other.unwon
        self.failures = (self.failures + other.failures)[:MOST_FAILURES]


def simulate(
    game: str,
    number: int,
    seats: Sequence[str],
    *,
    seed: int = 0,
    workers: int = 1,
    options: dict[str, Value] | None = None,
    packs: Sequence[Path] = (),
    progress: Callable[[int], None] | None = None,
) -> Report:
    """Plays so many matches; match i has the seed `SEED-i`, whoever plays it and wherever."""
    if number < 1:
        raise BadSetup("The number of games must be 1 or more.")
    if workers < 1:
        raise BadSetup("The number of workers must be 1 or more.")
    for bot in seats:
        maker(bot, game)
    games.get(game).check(Setup(seats=len(seats), options=options or {}))
    games.get(game).content(packs)  # a broken pack is told once, before anything is played
    report = Report(game, list(seats), wins=[0] * len(seats))
    chunks: Iterator[Chunk] = (
        (game, tuple(seats), options or {}, tuple(packs), seed, start, min(start + CHUNK, number))
        for start in range(0, number, CHUNK)
    )
    workers = min(workers, -(-number // CHUNK))
    began = time.perf_counter()
    for part in _parts(chunks, workers):
        report.add(part)
        if progress is not None:
            progress(report.games)
    report.seconds = round(time.perf_counter() - began, 3)
    report.decisions_per_second = round(report.decisions / max(report.seconds, 1e-9), 1)
    return report


Chunk = tuple[str, tuple[str, ...], dict[str, Value], tuple[Path, ...], int, int, int]


def _parts(chunks: Iterator[Chunk], workers: int) -> Iterator[Report]:
    """What came of each chunk, in their order: the same report however many workers there are."""
    if workers == 1:
        yield from map(play_chunk, chunks)
        return
    from concurrent.futures import ProcessPoolExecutor
    from concurrent.futures.process import BrokenProcessPool

    with ProcessPoolExecutor(workers) as pool:
        # A few more than there are workers, so that none waits; not all, there may be millions.
        waiting = deque(pool.submit(play_chunk, chunk) for chunk in islice(chunks, 2 * workers))
        while waiting:
            try:
                yield waiting.popleft().result()
            except BrokenProcessPool:
                raise RoundtableError("A worker process died, so not all matches were played.") from None
            waiting.extend(pool.submit(play_chunk, chunk) for chunk in islice(chunks, 1))


def play_chunk(chunk: Chunk) -> Report:
    """Plays the matches from one number to another."""
    name, seats, options, packs, seed, start, end = chunk
    game = games.get(name)
    content = game.content(packs)
    makers = [maker(bot, name) for bot in seats]
    report = Report(name, list(seats), wins=[0] * len(seats))
    for number in range(start, end):
        match_seed = f"{seed}-{number}"
        rng = Random(match_seed)
        report.games += 1
        match: Match[Any, Any] | None = None
        try:
            setup = Setup(seats=len(seats), seed=match_seed, options=options)
            match = Match.start(game, setup, content, recording=False)
            report.decisions += play(match, [make(rng) for make in makers], rng)
            if match.outcome is None:
                raise RulesError("The match stopped without an outcome.", match.journal())
        except Exception as error:  # noqa: BLE001  (whatever a match dies of, its seed is told and the others go on)
            report.errors += 1
            report.failures.append(_failure(match_seed, error, match))
        else:
            report.finished += 1
            report.outcomes[match.outcome.reason] = report.outcomes.get(match.outcome.reason, 0) + 1
            report.unwon += not match.outcome.winners
            for seat in match.outcome.winners:
                report.wins[seat] += 1
    return report


def _failure(seed: str, error: Exception, match: Match[Any, Any] | None) -> Failure:
    sentence = str(error) if isinstance(error, RoundtableError) else f"{type(error).__name__}: {error}"
    journal = error.journal if isinstance(error, RulesError) else None
    if journal is None and match is not None:
        journal = match._journal()
    return Failure(seed, sentence, "" if journal is None else journals.write(journal).decode())
