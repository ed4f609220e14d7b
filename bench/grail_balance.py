"""`python -m bench.grail_balance`: how often bots finish a Chapter of Tainted Grail, and how often they win each fight.

With `--log N` one Campaign is told in words instead.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from random import Random
from typing import Any, Final

from msgspec import Struct, field

from roundtable import games
from roundtable.bots import Seen, maker
from roundtable.bots.tainted_grail.goals import Goals
from roundtable.commands.output import print_json
from roundtable.games.tainted_grail.box import box_of
from roundtable.games.tainted_grail.effects.encounters import TextEncounter
from roundtable.games.tainted_grail.state import DARK
from roundtable.kernel.events import Event
from roundtable.kernel.game import Setup, Value
from roundtable.kernel.match import Match
from roundtable.packs import Content
from roundtable.scenarios.format import Scenario
from roundtable.scenarios.runner import prepare

GAME: Final = "tainted-grail"
MODES: Final = {"standard": (0.30, 0.70), "story": (0.60, 0.95), "challenge": (0.0, 0.30)}
"""How many Campaigns of one Character should finish the Chapter."""
PLAYERS: Final = (2, 3, 4)
APART: Final = 0.15
"""So far parties may be from one Character alone."""
OF_THE_MEAN: Final = (0.6, 1.5)
"""Where each Character's share should lie."""
WINS: Final = (0.80, 0.65, 0.50, 0.35)
"""How often a Character should win, by level."""
GROWN: Final = (0, 4, 12, 20)
"""The Exp that a Character has spent by then, by level: levels 1 and 2 are met in the first Chapter, 4 in the last."""
NEAR: Final = 0.15
LAST_DAY: Final = 30
MOST_DECISIONS: Final = 3_000
"""A Campaign that asks more has stalled."""


class Job(Struct, frozen=True):
    """A Campaign, or a fight of one deck."""

    seed: str
    bot: str
    chapter: int = 1
    seats: int = 1
    mode: str = "standard"
    who: str = ""
    card: str = ""


class Story(Struct):
    """When a Campaign came how far, and what its stones lacked as the last light went out."""

    quests: dict[str, int] = field(default_factory=dict)
    """The day on which each main Quest succeeded."""
    dark: int = 0
    """The first day without a Menhir."""
    stone: str = ""
    """The one that the group was nearest to lighting then."""
    lacked: dict[str, int] = field(default_factory=dict)
    lit: dict[str, int] = field(default_factory=dict)
    """How often each Menhir was lit."""

    def watch(self, match: Any, told: int) -> None:
        state = match.state
        for quest, now in state.quests.items():
            if now == "done":
                self.quests.setdefault(quest, state.day)
        for event in match.events[told:]:
            if event.key == "menhir-lit":
                place = str(dict(event.params)["place"]).rpartition(".")[2]
                self.lit[place] = self.lit.get(place, 0) + 1
        if not self.dark and state.seats and state.sites and all(site.dial == DARK for site in state.sites.values()):
            self.dark = state.day
            lighting = Goals(games.get(GAME).onlooker(state, games.get(GAME).content())).lighting
            self.stone = lighting.place if lighting is not None else "none can be lit"
            self.lacked = lighting.lacks if lighting is not None else {}


class Played(Struct):
    won: bool
    days: int
    who: list[str]
    end: str
    """What the group died of, or how a fight ended."""
    decisions: int = 0
    hurt: int = 0
    """The Health that a fight took."""
    story: Story = field(default_factory=Story)


class Cell(Struct):
    name: str
    games: int = 0
    won: int = 0
    days: list[int] = field(default_factory=list)
    hurt: int = 0
    ends: Counter[str] = field(default_factory=Counter)
    stories: list[Story] = field(default_factory=list)
    """Those of the Campaigns that were lost."""
    lit: Counter[str] = field(default_factory=Counter)

    @property
    def share(self) -> float:
        return self.won / self.games if self.games else 0.0

    def add(self, played: Played) -> None:
        self.games += 1
        self.won += played.won
        self.hurt += played.hurt
        self.lit.update(played.story.lit)
        if played.won:
            self.days.append(played.days)
        else:
            self.ends[played.end] += 1
            self.stories.append(played.story)

    def day(self, quantile: float) -> int:
        ordered = sorted(self.days) or [0]
        return ordered[int(quantile * (len(ordered) - 1))]


class Balance(Struct):
    campaigns: list[Cell]
    characters: list[Cell]
    levels: list[Cell]
    fights: list[Cell]
    misses: list[str]
    """The aims that are not reached, each in a sentence."""


# --- playing ---


def play(job: Job) -> Played:
    try:
        return play_fight(job) if job.card else play_campaign(job)
    except Exception as error:  # noqa: BLE001  (its seed is told, the others go on)
        return Played(False, 0, [job.who], f"{job.seed}: {type(error).__name__}: {error}")


def play_campaign(job: Job, watch: Any = None) -> Played:
    """Until the Chapter is finished, the group has failed, or a month is over."""
    game, rng = games.get(GAME), Random(job.seed)
    options: dict[str, Value] = {"mode": job.mode, "chapter": job.chapter}
    match: Any = Match.start(game, Setup(job.seats, job.seed, options), telling=True)
    bots = [maker(job.bot, GAME)(Random(f"{job.seed}-{seat}")) for seat in range(job.seats)]
    decisions, story, told = 0, Story(), 0
    while match.windows and not match.state.failed and match.state.day <= LAST_DAY and decisions < MOST_DECISIONS:
        if match.state.chapter != job.chapter:
            break
        window = match.windows[0]
        seat = window.seats[int(rng.random() * len(window.seats))]
        wished = [option for option in window.menu(seat) if job.who and option.arg == job.who] if not decisions else []
        answer = (wished[0], 0) if wished else bots[seat].choose(Seen(match, window, seat))
        match.take(window, seat, *answer)
        decisions += 1
        story.watch(match, told)
        told = len(match.events)
        if watch is not None:
            watch(match)
    state = match.state
    won = state.chapter != job.chapter or (match.outcome is not None and bool(match.outcome.winners))
    who = [one.who for one in state.seats]
    stalled = "stalled" if decisions >= MOST_DECISIONS else "not finished in a month"
    lost = state.failed or match.outcome is not None
    end = "" if won else cause(match.events) if lost else stalled
    return Played(won, state.day, who, end, decisions, story=story)


def cause(events: list[Event]) -> str:
    """What took the last Health, or the last Terror that mattered: the fight, the page or the land it came from."""
    last = next((at for at in range(len(events) - 1, -1, -1) if events[at].key == "dying"), len(events) - 1)
    for event in reversed(events[: last + 1]):
        told = dict(event.params)
        if event.key in ("attacks", "opportunity"):
            return f"fight ({str(told.get('enemy', '')).rpartition('.')[2]})"
        if event.key == "verse":
            return f"page {str(told.get('text', '')).removeprefix('@journal.').removesuffix('.text')}"
        if event.key in ("menhir-dark", "place-lost"):
            return {"menhir-dark": "no light", "place-lost": "land that went"}[event.key]
        if event.key in ("event", "day-begins"):
            return "the dawn (an Event, or what a Quest takes)"
        if event.key == "health-changes" and "grail.menhir.no-menhir-drains-everyone" in event.rules:
            return "no light"
        if event.key == "health-changes" and "grail.challenge.no-food-empties-energy" in event.rules:
            return "hunger"
    return "unknown"


def play_fight(job: Job) -> Played:
    """One Encounter against one Character with the deck it has by then, rested and alone."""
    level = box_of(games.get(GAME).content()).encounters[job.card].level
    match = arranged(job, {"seats": [grown(job, GROWN[max(0, level - 1)])], "fight": {"card": job.card, "fresh": True}})
    decisions = finish(job, match, lambda: bool(match.state.fights))
    told = [event for event in match.events if event.key in ("fight-over", "avoided")]
    end = str(dict(told[-1].params).get("outcome", "avoided")).removeprefix("@text.fight-") if told else "stalled"
    one = match.state.seats[0]
    hurt = one.most_health - one.health
    return Played(end in ("won", "avoided", "left"), decisions, [job.who], end, decisions, hurt)


def grown(job: Job, exp: int) -> dict[str, Any]:
    """A Character that has spent so much Exp, as its bot likes to."""
    one: dict[str, Any] = {"who": job.who, "at": "101"}
    if not exp:
        return one
    match = arranged(job, {"seats": [{**one, "exp": exp}], "now": "night"})
    finish(job, match, lambda: match.state.day == 1)
    seat, rng = match.state.seats[0], Random(job.seed)
    decks = {"combat": list(seat.combat.deck.cards), "diplomacy": list(seat.diplomacy.deck.cards)}
    for cards in decks.values():
        rng.shuffle(cards)
    skills = {card: seat.sides[card] for card in seat.skills.cards}
    return {**one, **decks, "attributes": dict(seat.marks), "skills": skills}


def arranged(job: Job, given: dict[str, Any]) -> Any:
    scenario = Scenario(game=GAME, about="", seats=1, seed=job.seed, given={"sites": {"101": 8}, **given})
    match: Any = prepare(scenario, games.get(GAME))
    match.table.core.chance.dice = None
    match.begin()
    return match


def finish(job: Job, match: Any, goes_on: Callable[[], bool]) -> int:
    """Plays on as long as that holds; how many decisions that took."""
    bot, decisions = maker(job.bot, GAME)(Random(job.seed)), 0
    while match.windows and goes_on() and decisions < MOST_DECISIONS:
        window = match.windows[0]
        match.take(window, 0, *bot.choose(Seen(match, window, 0)))
        decisions += 1
    return decisions


# --- the figures ---


KINDS: Final = (*((mode, 1) for mode in MODES), *(("standard", seats) for seats in PLAYERS))


def campaign_jobs(number: int, bot: str, seed: str, chapter: int, only: frozenset[str] = frozenset()) -> list[Job]:
    """So many of each kind; alone each Character comes up as often."""
    kinds = [(mode, seats) for mode, seats in KINDS if not only or f"{mode}-{seats}" in only]
    people = starters(games.get(GAME).content())
    return [
        Job(f"{seed}-{mode}-{seats}-{each}", bot, chapter, seats, mode, people[each % 4] if seats == 1 else "")
        for mode, seats in kinds
        for each in range(number)
    ]


def starters(content: Content) -> list[str]:
    return [one.id for one in box_of(content).characters.values() if not one.stranger]


def fight_jobs(content: Content, number: int, bot: str, seed: str, levels: set[int]) -> list[Job]:
    box = box_of(content)
    cards = [card for card in box.encounters.values() if not isinstance(card, TextEncounter) and card.level in levels]
    return [
        Job(f"{seed}-{card.id}-{who}-{each}", bot, who=who, card=card.id)
        for card in cards
        for who in starters(content)
        for each in range(number)
    ]


def reckon(content: Content, jobs: list[Job], played: list[Played]) -> Balance:
    campaigns: dict[str, Cell] = {}
    characters: dict[str, Cell] = {}
    levels: dict[str, Cell] = {}
    fights: dict[str, Cell] = {}

    def add(cells: dict[str, Cell], name: str, result: Played) -> None:
        cells.setdefault(name, Cell(name)).add(result)

    for job, result in zip(jobs, played, strict=True):
        if job.card:
            card = box_of(content).encounters[job.card]
            colour = f"{card.colour} {card.level}"
            add(levels, f"{colour} {job.who}", result)
            add(levels, f"{colour} all", result)
            add(fights, f"{job.card} ({colour})", result)
        else:
            add(campaigns, f"{job.mode} {job.seats}", result)
            if job.mode == "standard" and job.seats == 1:
                add(characters, result.who[0], result)
    found = [list(cells.values()) for cells in (campaigns, characters, levels, fights)]
    return Balance(found[0], found[1], found[2], found[3], misses(found[0], found[1], found[2], found[3]))


def misses(campaigns: list[Cell], characters: list[Cell], levels: list[Cell], fights: list[Cell]) -> list[str]:
    found = []
    by_name = {cell.name: cell for cell in campaigns}
    for mode, (least, most) in MODES.items():
        cell = by_name.get(f"{mode} 1")
        if cell is not None and not least <= cell.share <= most:
            found.append(f"{mode}: {cell.share:.0%} finish the Chapter, not {least:.0%} to {most:.0%}.")
    alone = by_name.get("standard 1")
    for seats in PLAYERS:
        cell = by_name.get(f"standard {seats}")
        if alone is not None and cell is not None and abs(cell.share - alone.share) > APART:
            found.append(f"{seats} players: {cell.share:.0%}, {alone.share:.0%} alone.")
    mean = sum(cell.share for cell in characters) / len(characters) if characters else 0.0
    found += [
        f"{cell.name}: {cell.share:.0%}, {cell.share / mean:.1f} of the mean."
        for cell in characters
        if mean and not OF_THE_MEAN[0] * mean <= cell.share <= OF_THE_MEAN[1] * mean
    ]
    for cell in levels:
        aim = WINS[int(cell.name.split()[1]) - 1]
        if abs(cell.share - aim) > NEAR:
            found.append(f"{cell.name}: won {cell.share:.0%}, not about {aim:.0%}.")
    errors = Counter(end for cell in (*campaigns, *fights) for end in cell.ends if "Error" in end)
    return [*found, *errors]


def show(found: Balance) -> None:
    for cell in (*found.campaigns, *found.characters):
        ends = ", ".join(f"{end} {count}" for end, count in cell.ends.most_common(6))
        print(f"{cell.name:12} {cell.share:>5.0%} of {cell.games}, days {cell.day(0.1)}-{cell.day(0.5)}-{cell.day(0.9)}"
              f"{'; else ' + ends if ends else ''}")  # fmt: skip
    for cell in sorted((*found.levels, *found.fights), key=lambda cell: cell.name):
        print(f"{cell.name:34} {cell.share:>5.0%} of {cell.games}, Health -{cell.hurt / cell.games:.1f}  "
              f"{dict(cell.ends)}")  # fmt: skip
    print("\n".join(found.misses) or "Every aim is reached.")


def show_causes(cells: list[Cell]) -> None:
    """How far the lost Campaigns of each kind came, when their light went out, and what was missing for which stone."""
    for cell in cells:
        dark = sorted(story.dark for story in cell.stories if story.dark)
        quests = Counter(quest for story in cell.stories for quest in story.quests)
        stones = Counter(story.stone for story in cell.stories if story.stone)
        lacked: Counter[str] = Counter()
        for story in cell.stories:
            lacked.update(story.lacked)
        print(f"{cell.name}: {len(cell.stories)} lost"
              f"; after {', '.join(f'{name} {count}' for name, count in sorted(quests.items())) or 'no Quest'}"
              f"; dark {len(dark)}, days {dark[:1]}-{dark[len(dark) // 2:][:1]}-{dark[-1:]}"
              f"; nearest {dict(stones.most_common(4))}; lacked {dict(lacked.most_common())}"
              f"; lit in all {dict(cell.lit.most_common(6))}")  # fmt: skip


def tell(job: Job) -> None:
    """A Campaign in words."""
    game = games.get(GAME)
    content = game.content()
    texts, told = game.texts(content), 0

    def watch(match: Any) -> None:
        nonlocal told
        for event in match.events[told:]:
            print(texts.say("en", event.key, event.params))
        told = len(match.events)

    played = play_campaign(job, watch)
    print(f"Seed {job.seed}: {'finished' if played.won else played.end} on day {played.days}.")


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m bench.grail_balance", description=__doc__)
    parser.add_argument("--games", type=int, default=100, metavar="N", help="Campaigns of each kind (default 100)")
    parser.add_argument("--only", default="", metavar="KINDS", help="of these kinds: standard-1,story-1,standard-4 ...")
    parser.add_argument("--causes", action="store_true", help="tell how far lost Campaigns came and what they lacked")
    parser.add_argument("--fights", type=int, default=0, metavar="N", help="fights of each deck with each Encounter")
    parser.add_argument("--levels", default="1,2,3,4", help="of which Encounters")
    parser.add_argument("--chapter", type=int, default=1, help="the Chapter that is played")
    parser.add_argument("--bot", default="heuristic", help="heuristic (default) or random")
    parser.add_argument("--seed", default="balance", metavar="S", help="where the seeds begin")
    parser.add_argument("--workers", type=int, default=1, metavar="N", help="processes")
    parser.add_argument("--log", metavar="SEED", help="tell one Campaign of the first of the kinds in words")
    parser.add_argument("--json", action="store_true", help="print JSON")
    args = parser.parse_args()
    if args.log is not None:
        mode, _, seats = (args.only or "standard-1").partition(",")[0].partition("-")
        tell(Job(args.log, args.bot, args.chapter, int(seats), mode))
        return 0
    content = games.get(GAME).content()
    only = frozenset(args.only.split(",")) if args.only else frozenset()
    jobs = campaign_jobs(args.games, args.bot, args.seed, args.chapter, only)
    if args.fights:
        jobs += fight_jobs(content, args.fights, args.bot, args.seed, {int(each) for each in args.levels.split(",")})
    with ProcessPoolExecutor(args.workers) as pool:
        played = list(pool.map(play, jobs, chunksize=4))
    found = reckon(content, jobs, played)
    if args.json:
        print_json(found)
    else:
        show(found)
        if args.causes:
            show_causes([*found.campaigns, *found.characters])
    return 1 if found.misses else 0


if __name__ == "__main__":
    sys.exit(main())
