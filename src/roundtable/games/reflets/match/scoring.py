"""The end: Epic Points are counted, missions judged, ties broken, and grades earned for the next game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any, Final

from roundtable.games.reflets.box import Box, box, box_of
from roundtable.games.reflets.effects.quests import (
    CardsWon,
    GoldHeld,
    Grade,
    HeroesAlive,
    Holds,
    LeaderIs,
    LootHeld,
    OneRace,
    RacesAlive,
    TokensWaiting,
    Without,
    WornAtMost,
)
from roundtable.games.reflets.effects.terms import COLOURS
from roundtable.games.reflets.option_makers import SEATS
from roundtable.games.reflets.road.token_piles import waiting_tokens
from roundtable.games.reflets.road.turns import end_game
from roundtable.games.reflets.state import RefletsState, RefletsTable, Score, Team
from roundtable.games.reflets.teams.remarks import read_on, remark
from roundtable.kernel.seats import Seat
from roundtable.kernel.state import Outcome

from .draft import GRADE_RULES

SET: Final = 5
FIVE: Final = 5
DONE_QUEST: Final = 3
WINS: Final = ("reflets.goal.most-epic-points-wins", "reflets.goal.quest-is-not-victory")
COUNTED: Final = {
    "quest": "reflets.score.quest-missions",
    "missions": "reflets.score.quest-missions",
    "pouch": "reflets.score.cards-won",
    "heroes": "reflets.score.living-heroes",
    "relics": "reflets.score.relics",
    "gems": "reflets.score.gem-sets-five-points",
}


def quest_done(table: RefletsTable, seat: Seat) -> None:
    """The Relic token is placed and the team takes the exit portal: the quest is accomplished, and the game ends."""
    table.state.seats[seat].steps = DONE_QUEST
    table.say("quest-accomplished", "reflets.end.quest-accomplished", seat=SEATS[seat])
    read_on(table, table.state.seats[seat].quest.cards[0], "done", "reflets.end.quest-accomplished")
    end_game(table, "reflets.end.quest-accomplished")


def score(table: RefletsTable, step: Score) -> None:
    """Hands are discarded, points counted; the most win, gold breaks a tie, and what is still level is shared."""
    state = table.state
    state.phase = "over"
    table.say("game-over", step.rule)
    for team in state.seats:
        table.move_all(team.hand, state.imprevu_discard)
    table.cite("reflets.score.hands-discarded-first")
    totals = []
    for seat in range(len(state.seats)):
        parts = points_of(table, seat)
        for name, points in parts.items():
            table.say("points-counted", COUNTED[name], seat=SEATS[seat], what=f"@text.score-{name}", points=points)
        totals.append(sum(parts.values()))
        table.say("total-counted", "reflets.score.counted-on-the-track-back", seat=SEATS[seat], points=totals[-1])
    winners, rules = best(table, totals)
    for seat, total in enumerate(totals):
        earn_grades(table, seat, total)
    remark(table, "end", state.turn, step.rule)
    table.cite(*WINS, *rules)
    table.finish(Outcome(winners, "most-epic-points", (*WINS[:1], *rules)))


def best(table: RefletsTable, totals: list[int]) -> tuple[tuple[Seat, ...], tuple[str, ...]]:
    """Who has most; of those, who has equipment worth most gold (ruling A58: else the win is shared)."""
    most = [seat for seat, total in enumerate(totals) if total == max(totals)]
    if len(most) == 1:
        return tuple(most), ()
    gold = {seat: gold_of(box(table), table.state.seats[seat]) for seat in most}
    return tuple(seat for seat in most if gold[seat] == max(gold.values())), ("reflets.score.tie-broken-by-gold-value",)


def points_of(table: RefletsTable, seat: Seat) -> dict[str, int]:
    """A team's Epic Points, by what they are for."""
    contents, team = box(table), table.state.seats[seat]
    quest = contents.quests[team.quest.cards[0]] if team.quest.cards else None
    table.cite("reflets.draft.quest-has-secondary-missions")
    return {
        "quest": sum(quest.steps[: team.steps]) if quest else 0,
        "missions": sum(each.points for each in quest.missions if fulfilled(contents, team, each)) if quest else 0,
        "pouch": sum(contents.points.get(card, 0) for card in team.pouch.cards),
        "heroes": sum(contents.points[hero] for hero in team.heroes.cards),
        "relics": sum(contents.points.get(piece, 0) for piece in team.gear.cards),
        "gems": SET * min(team.gems.cards.count(colour) for colour in COLOURS),
    }


def gold_of(contents: Box, team: Team) -> int:
    return sum(contents.gear[piece].gold for piece in team.gear.cards)


# --- missions ---


def fulfilled(contents: Box, team: Team, mission: Any) -> bool:
    """Read at the end: living heroes, equipment held, the pouch."""
    return JUDGES[type(mission)](contents, team, mission)


def leader(contents: Box, team: Team, mission: LeaderIs) -> bool:
    return bool(team.heroes.cards) and contents.heroes[team.heroes.cards[0]].alignment == mission.alignment


def heroes_alive(contents: Box, team: Team, mission: HeroesAlive) -> bool:
    heroes = [contents.heroes[hero] for hero in team.heroes.cards]
    fitting = [
        hero
        for hero in heroes
        if (not mission.races or hero.race in mission.races) and mission.alignment in (None, hero.alignment)
    ]
    return len(fitting) >= mission.count


def without(contents: Box, team: Team, mission: Without) -> bool:
    """A team without heroes has nobody to be judged by."""
    heroes = [contents.heroes[hero].alignment for hero in team.heroes.cards]
    return bool(heroes) and mission.alignment not in heroes


def races_alive(contents: Box, team: Team, mission: RacesAlive) -> bool:
    return len({contents.heroes[hero].race for hero in team.heroes.cards}) >= mission.count


def one_race(contents: Box, team: Team, mission: OneRace) -> bool:
    races = Counter(contents.heroes[hero].race for hero in team.heroes.cards)
    return max(races.values(), default=0) >= mission.count


def loot_held(contents: Box, team: Team, mission: LootHeld) -> bool:
    loot = [contents.loot[piece] for piece in team.gear.cards if piece in contents.loot]
    return len([piece for piece in loot if piece.cursed or not mission.cursed]) >= mission.count


def holds(contents: Box, team: Team, mission: Holds) -> bool:
    return any(piece in team.gear.cards for piece in mission.loot) or any(
        card in team.pouch.cards for card in mission.treasures
    )


def worn_at_most(contents: Box, team: Team, mission: WornAtMost) -> bool:
    """A team without heroes wears nothing, but has no feet to be bare either."""
    worn = [piece for piece in team.worn if piece not in team.stowed]
    return bool(team.heroes.cards) and len(worn) <= mission.count


def gold_held(contents: Box, team: Team, mission: GoldHeld) -> bool:
    return gold_of(contents, team) >= mission.gold


def cards_won(contents: Box, team: Team, mission: CardsWon) -> bool:
    return len([card for card in team.pouch.cards if contents.kinds.get(card) in mission.kinds]) >= mission.count


def tokens_waiting(contents: Box, team: Team, mission: TokensWaiting) -> bool:
    return len(waiting_tokens(team)) >= mission.count


JUDGES: Final[dict[type, Callable[[Box, Team, Any], bool]]] = {
    LeaderIs: leader,
    HeroesAlive: heroes_alive,
    Without: without,
    RacesAlive: races_alive,
    OneRace: one_race,
    LootHeld: loot_held,
    Holds: holds,
    WornAtMost: worn_at_most,
    GoldHeld: gold_held,
    CardsWon: cards_won,
    TokensWaiting: tokens_waiting,
}


# --- grades ---


def earn_grades(table: RefletsTable, seat: Seat, total: int) -> None:
    """One by total, and any by cards; they take effect in the next game."""
    contents, team = box(table), table.state.seats[seat]
    team.grades = [grade.id for grade in contents.grades.values() if earned(contents, team, grade, total)]
    for grade in team.grades:
        table.say(
            "grade-earned", "reflets.grade.carried-to-the-next-game", GRADE_RULES[grade], seat=SEATS[seat],
            grade=f"@grades.{grade}",
        )  # fmt: skip


def earned(contents: Box, team: Team, grade: Grade, total: int) -> bool:
    """LOOT is counted on the influence board, fives in pouch, team and Relics (ruling A40)."""
    if grade.least is not None:
        return grade.least <= total and (grade.most is None or total <= grade.most)
    if grade.killed is not None:
        return len([card for card in team.pouch.cards if card in contents.heroes]) >= grade.killed
    if grade.loot is not None:
        return len([piece for piece in team.gear.cards if piece in contents.loot]) <= grade.loot
    scoring = [*team.pouch.cards, *team.heroes.cards, *team.gear.cards]
    return len([card for card in scoring if contents.points.get(card) == FIVE]) >= (grade.fives or FIVE)


def legacy(state: RefletsState, content: Any) -> tuple[str, ...]:
    """What a match that is over leaves to the next one: grades, by seat."""
    known = box_of(content).grades
    return tuple(" ".join(grade for grade in team.grades if grade in known) for team in state.seats)
