"""`python -m bench.reflets_balance`: how fair Reflets d'Acide is among heuristic bots, how its games end, what teams
score, how hazards go, and what was never used. `--odds` reckons each hazard exactly instead of playing."""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from random import Random
from statistics import mean, median
from typing import Any, Final

from msgspec import Struct, field

from roundtable import games
from roundtable.bots import Seen, maker
from roundtable.bots.reflets import odds
from roundtable.commands.output import print_json
from roundtable.games.reflets.box import Box, box_of
from roundtable.games.reflets.effects.hazards import Hazard, Individual, Objective
from roundtable.games.reflets.effects.terms import COLOURS, Colour
from roundtable.kernel.game import Setup
from roundtable.kernel.match import Match
from roundtable.packs import Content

FAIR: Final = (0.8, 1.25)
"""Times its fair share that a seat may win."""
MEDIAN: Final = (42, 95)
"""A median score from violet otter to green frog."""
TURNS: Final = (60, 160)
SEALING: Final = (11, 20)
ZONES: Final = (0.45, 0.70)
DOORS: Final = (0.40, 0.60)
ROOMS: Final = (0.30, 0.55)
"""How likely a drafted or a random team passes such a trial without aids."""
QUANTILES: Final = (0.05, 0.25, 0.5, 0.75, 0.95)
ENDS: Final = ("quest-accomplished", "countdown-finished", "no-team-left-in-play")
SEEN: Final = (
    "heroes", "quests", "zones", "doors", "rooms", "bestioles", "creatures", "dilemmas", "events", "loot", "relics",
    "treasures",
)  # fmt: skip
"""The cards of the box."""
ONLY_SEEN: Final = frozenset({
    "quest-chosen", "element-seen", "room-revealed", "hero-turned-up", "turned-up", "zone-turned-up",
})  # fmt: skip
"""Events in which a card is looked at and nothing else."""
MOST_DECISIONS: Final = 60_000
CHUNK: Final = 10
TEAMS: Final = 400
"""So many teams are dealt or drafted for the odds."""


class Tally(Struct):
    """What came of some games."""

    games: int = 0
    decisions: int = 0
    wins: dict[int, float] = field(default_factory=dict)
    """By seat; a shared win counts in parts."""
    bots: dict[str, float] = field(default_factory=dict)
    """The same by kind of bot."""
    ends: Counter[str] = field(default_factory=Counter)
    quests: Counter[str] = field(default_factory=Counter)
    """Accomplished."""
    chosen: Counter[str] = field(default_factory=Counter)
    steps: Counter[int] = field(default_factory=Counter)
    scores: list[int] = field(default_factory=list)
    parts: Counter[str] = field(default_factory=Counter)
    """Points by what they are for."""
    best: list[int] = field(default_factory=list)
    """The winners' scores."""
    grades: Counter[str] = field(default_factory=Counter)
    turns: list[int] = field(default_factory=list)
    sealed: list[float] = field(default_factory=list)
    """The round in which she sealed the Door."""
    gone: Counter[str] = field(default_factory=Counter)
    passed: Counter[str] = field(default_factory=Counter)
    failed: Counter[str] = field(default_factory=Counter)
    used: Counter[str] = field(default_factory=Counter)
    errors: dict[str, str] = field(default_factory=dict)

    def add(self, other: Tally) -> None:
        for name in self.__struct_fields__:
            mine, more = getattr(self, name), getattr(other, name)
            if name in ("wins", "bots"):
                for key, value in more.items():
                    mine[key] = mine.get(key, 0.0) + value
            elif isinstance(mine, dict):
                mine.update(more)
            else:
                setattr(self, name, mine + more)


# --- playing ---


class Job(Struct, frozen=True):
    seed: str
    start: int
    end: int
    seats: int
    bots: tuple[str, ...]
    timed: bool


def play_chunk(job: Job) -> Tally:
    tally = Tally()
    content = games.get("reflets").content()
    for number in range(job.start, job.end):
        play_one(tally, job, f"{job.seed}-{number}", number, content)
    return tally


def play_one(tally: Tally, job: Job, seed: str, number: int, content: Content) -> None:
    """One game; the kinds of bot take turns on the seats."""
    game, rng = games.get("reflets"), Random(seed)
    kinds = [job.bots[(seat + number) % len(job.bots)] for seat in range(job.seats)]
    bots = [maker(kind, "reflets")(rng) for kind in kinds]
    setup = Setup(seats=job.seats, seed=seed, timed=job.timed)
    match: Match[Any, Any] = Match.start(game, setup, content, telling=True, recording=False)
    decisions = 0
    try:
        while match.windows and decisions < MOST_DECISIONS:
            window = match.windows[0]
            seat = window.seats[int(rng.random() * len(window.seats))]
            match.take(window, seat, *bots[seat].choose(Seen(match, window, seat)))
            decisions += 1
    except Exception as error:  # noqa: BLE001  (its seed is told, the others go on)
        tally.errors[seed] = f"{type(error).__name__}: {error}"
        return
    if match.outcome is None:
        tally.errors[seed] = "stalled"
        return
    tally.games += 1
    tally.decisions += decisions
    for seat in match.outcome.winners:
        part = 1 / len(match.outcome.winners)
        tally.wins[seat] = tally.wins.get(seat, 0.0) + part
        tally.bots[kinds[seat]] = tally.bots.get(kinds[seat], 0.0) + part
    read_log(tally, match)
    for team in match.state.seats:
        quest = team.quest.cards[0]
        tally.chosen[quest] += 1
        tally.steps[team.steps] += 1
        tally.gone[team.gone or ("below" if team.at[0] in "cs" else "road")] += 1
        tally.quests[quest] += team.steps == 3


def read_log(tally: Tally, match: Match[Any, Any]) -> None:
    """What the events of a game that is over tell."""
    turns = own = 0
    totals: list[int] = []
    for event in match.events:
        said = dict(event.params)
        if event.key in ("turn-begins", "ghost-turn-begins"):
            turns += 1
            own += event.key == "turn-begins"
        elif event.key == "door-sealed":
            tally.sealed.append(turns / match.setup.seats)
        elif event.key == "game-over":
            tally.ends[event.rules[0].rpartition(".")[2]] += 1
        elif event.key == "total-counted":
            totals.append(int(said["points"]))
        elif event.key == "points-counted":
            tally.parts[str(said["what"]).removeprefix("@text.score-")] += int(said["points"])
        elif event.key == "grade-earned":
            tally.grades[str(said["grade"]).rpartition(".")[2]] += 1
        elif event.key in ("trial-passed", "trial-failed"):
            (tally.passed if event.key == "trial-passed" else tally.failed)[str(said["card"])[1:]] += 1
        if event.key not in ONLY_SEEN:
            tally.used.update({".".join(str(value)[1:].split(".")[:2]) for value in said.values() if is_card(value)})
    tally.turns.append(own)
    tally.scores += totals
    tally.best.append(max(totals))


def is_card(value: object) -> bool:
    return isinstance(value, str) and value.startswith("@") and value[1:].partition(".")[0] in SEEN


def measure(
    number: int, seed: str, workers: int, *, seats: int = 4, bots: Sequence[str] = ("heuristic",), timed: bool = False
) -> Tally:
    """So many games, in so many processes."""
    jobs = [Job(seed, at, min(at + CHUNK, number), seats, tuple(bots), timed) for at in range(0, number, CHUNK)]
    tally = Tally()
    with ProcessPoolExecutor(workers) as pool:
        for part in map(play_chunk, jobs) if workers == 1 else pool.map(play_chunk, jobs):
            tally.add(part)
            if tally.games % 100 < len(part.turns):
                print(
                    f"{tally.games} games; wins {[round(won) for _, won in sorted(tally.wins.items())]}; "
                    f"ends {dict(tally.ends)}; turns {median(tally.turns)}; scores {median(tally.scores)}; "
                    f"errors {len(tally.errors)}", file=sys.stderr, flush=True,
                )  # fmt: skip
    return tally


# --- what it should be ---


def misses(tally: Tally, seats: int, content: Content) -> Iterator[str]:
    """Each target that does not hold, in a sentence."""
    for seat in range(seats):
        times = tally.wins.get(seat, 0.0) * seats / max(1, tally.games)
        if not FAIR[0] <= times <= FAIR[1]:
            yield f"Seat {seat} wins {times:.2f} times its fair share, not {FAIR[0]} to {FAIR[1]}."
    if lacking := [quest for quest in content["quests"] if not tally.quests[quest]]:
        yield f"Quests that nobody accomplished: {', '.join(lacking)}."
    if lacking := [end for end in ENDS if not tally.ends[end]]:
        yield f"Ends that never came: {', '.join(lacking)}."
    middle = median(tally.scores or [0])
    if not MEDIAN[0] <= middle <= MEDIAN[1]:
        yield f"The median score is {middle}, not {MEDIAN[0]} to {MEDIAN[1]}."
    middle = median(tally.turns or [0])
    if not TURNS[0] <= middle <= TURNS[1]:
        yield f"The median game has {middle} Guide turns, not {TURNS[0]} to {TURNS[1]}."
    middle = median(tally.sealed or [0])
    if not SEALING[0] <= middle <= SEALING[1]:
        yield f"She seals the Door in round {middle:.1f}, not {SEALING[0]} to {SEALING[1]}."
    if lacking := never(tally, content):
        yield f"{len(lacking)} cards were never used."
    if tally.errors:
        yield f"{len(tally.errors)} games stalled or ended in an error."


def never(tally: Tally, content: Content) -> list[str]:
    return [f"{kind}.{card}" for kind in SEEN for card in content[kind] if not tally.used[f"{kind}.{card}"]]


def spread(numbers: Sequence[float]) -> str:
    ordered = sorted(numbers) or [0]
    return ", ".join(f"{quantile:.0%} {ordered[int(quantile * (len(ordered) - 1))]:g}" for quantile in QUANTILES)


def show(tally: Tally, seats: int, content: Content) -> None:
    played = max(1, tally.games)
    print(f"{tally.games} games of {seats} teams, {tally.decisions / played:.0f} decisions each.")
    for seed, error in list(tally.errors.items())[:10]:
        print(f"  seed {seed}: {error}")
    times = [tally.wins.get(seat, 0.0) * seats / played for seat in range(seats)]
    print("wins by seat, times the fair share: " + ", ".join(f"{share:.2f}" for share in times))
    if len(tally.bots) > 1:
        print("wins by bot: " + ", ".join(f"{bot} {wins / played:.1%}" for bot, wins in tally.bots.items()))
    print("ends: " + ", ".join(f"{end} {count / played:.1%}" for end, count in tally.ends.most_common()))
    print("teams at the end: " + ", ".join(f"{why} {n / played / seats:.0%}" for why, n in tally.gone.most_common()))
    print("quest steps: " + ", ".join(f"{n}: {tally.steps[n] / played / seats:.1%}" for n in range(4)))
    print("quests (chosen, accomplished): " + ", ".join(
        f"{quest} {tally.chosen[quest]}, {tally.quests[quest]}" for quest in content["quests"]))  # fmt: skip
    print(f"scores: {spread(tally.scores)}; winners: {spread(tally.best)}")
    print("points: " + ", ".join(f"{name} {total / played / seats:.1f}" for name, total in tally.parts.most_common()))
    print("grades: " + ", ".join(f"{name} {count / played / seats:.0%}" for name, count in tally.grades.most_common()))
    print(f"Guide turns: {spread(tally.turns)}")
    print(f"sealed in round: {spread([round(each, 1) for each in tally.sealed])} ({len(tally.sealed) / played:.0%})")
    for kind in ("zones", "doors", "rooms"):
        done = {card: (tally.passed[f"{kind}.{card}"], tally.failed[f"{kind}.{card}"]) for card in content[kind]}
        tried, won = sum(map(sum, done.values())), sum(each for each, _ in done.values())
        shares = (f"{card} {each / (each + lost):.0%}" for card, (each, lost) in done.items() if each + lost)
        print(f"{kind} passed {won / max(1, tried):.0%} of {tried / played:.1f} a game: {', '.join(shares)}")
    print(f"never used: {', '.join(never(tally, content)) or 'nothing'}")
    print("\n".join(misses(tally, seats, content)) or "Every target holds.")


# --- exact odds ---


def random_team(box: Box, rng: Random) -> list[str]:
    return rng.sample(sorted(box.heroes), odds.FIVE)


def drafted_teams(content: Content, number: int) -> list[list[str]]:
    """Teams as heuristic bots draft them, at tables of four."""
    game = games.get("reflets")
    found: list[list[str]] = []
    while len(found) < number:
        seed = f"draft-{len(found)}"
        match: Match[Any, Any] = Match.start(game, Setup(seats=4, seed=seed, timed=False), content)
        bot = maker("heuristic", "reflets")(Random(seed))
        while match.windows and match.windows[0].prompt.key in ("ask-enrol", "ask-quest"):
            window = match.windows[0]
            match.take(window, window.seats[0], *bot.choose(Seen(match, window, window.seats[0])))
        found += [list(team.heroes.cards) for team in match.state.seats]
    return found[:number]


def chance(box: Box, hazard: Hazard, team: Sequence[str]) -> float:
    """The chance of a team without equipment and aids, the golden die still to be rolled."""

    def of_one(node: Objective) -> float:
        colour: Colour = node.colour
        goal = node.stars if isinstance(node, Individual) else node.points
        return odds.of_objective(node, [box.heroes[hero].value(colour) for hero in team], goal)

    return odds.of_graph(hazard.graph, of_one)


def table_of_odds(content: Content, number: int) -> Iterator[tuple[str, str, float, float]]:
    """Each hazard with a trial: its kind, its name, and the mean chance of drafted and of random teams."""
    box, rng = box_of(content), Random("odds")
    drafted, dealt = drafted_teams(content, number), [random_team(box, rng) for _ in range(number)]
    for kind, hazards in (("zones", box.zones), ("doors", box.doors), ("rooms", box.rooms)):
        for card, hazard in hazards.items():
            if hazard.graph:
                means = [mean(chance(box, hazard, team) for team in teams) for teams in (drafted, dealt)]
                yield kind, card, means[0], means[1]


def show_odds(content: Content, number: int) -> int:
    outside = 0
    box = box_of(content)
    teams = drafted_teams(content, number)
    means = {each: mean(box.heroes[hero].value(each) for team in teams for hero in team) for each in COLOURS}
    print("mean characteristics of drafted teams: " + ", ".join(f"{each} {value:.2f}" for each, value in means.items()))
    print("hazard                                      drafted  random")
    for kind, card, drafted, dealt in table_of_odds(content, number):
        low, high = {"zones": ZONES, "doors": DOORS, "rooms": ROOMS}[kind]
        fits = low <= drafted <= high
        outside += not fits
        print(f"{kind + '.' + card:42} {drafted:8.0%} {dealt:7.0%}{'' if fits else '   outside'}")
    return outside


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m bench.reflets_balance", description=__doc__)
    parser.add_argument("--games", type=int, default=2000, metavar="N", help="how many games (default 2000)")
    parser.add_argument("--teams", type=int, default=4, metavar="N", help="how many teams (2 to 6, default 4)")
    parser.add_argument("--bots", default="heuristic", help="kinds that take turns on the seats: heuristic,random")
    parser.add_argument("--timed", action="store_true", help="with a clock, and human reaction times")
    parser.add_argument("--odds", action="store_true", help="reckon each hazard exactly")
    parser.add_argument("--seed", default="balance", metavar="S", help="game i has the seed S-i")
    parser.add_argument("--workers", type=int, default=1, metavar="N", help="processes to play in")
    parser.add_argument("--json", action="store_true", help="print JSON")
    args = parser.parse_args()
    content = games.get("reflets").content()
    if args.odds:
        return 1 if show_odds(content, TEAMS) else 0
    tally = measure(
        args.games, args.seed, args.workers, seats=args.teams, bots=args.bots.split(","), timed=args.timed
    )  # fmt: skip
    if args.json:
        print_json(tally)
    else:
        show(tally, args.teams, content)
    return 1 if any(misses(tally, args.teams, content)) else 0


if __name__ == "__main__":
    sys.exit(main())
