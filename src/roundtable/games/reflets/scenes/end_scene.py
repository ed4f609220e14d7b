"""The end: how it came, points by column, the scale of grades, and what one's own points are made of."""

from __future__ import annotations

from typing import Final

from roundtable.games.reflets.box import Box
from roundtable.games.reflets.effects.quests import Grade
from roundtable.games.reflets.effects.terms import COLOURS
from roundtable.games.reflets.match.scoring import DONE_QUEST, fulfilled, points_of
from roundtable.games.reflets.state import RefletsTable, Team
from roundtable.kernel.scene import Card, Number, Page, Part, Row, Rows, Sum, Text, Token, Zone, say
from roundtable.kernel.seats import Seat

from .cards import hero_card

COLUMNS: Final = ("quest", "pouch", "heroes", "relics", "gems")


def end_parts(table: RefletsTable, box: Box, seat: Seat) -> list[Part]:
    """How it ended, who came in where, where everybody stands on the scale of grades; one's own points in detail."""
    totals = {other: counted(table, other) for other in range(len(table.state.seats))}
    order = sorted(totals, key=lambda other: -sum(totals[other].values()))
    rows = tuple(row(table, other, totals[other], place, mine=other == seat) for place, other in enumerate(order, 1))
    columns: list[Text] = ["", say("score-team"), *(say(f"score-column-{name}") for name in COLUMNS)]
    columns += [say("label-points"), say("score-grade")]
    parts: list[Part] = [
        *banner(table, box, order[0]),
        Rows(id="scores", label=say("label-scores"), columns=tuple(columns), rows=rows),
        scale_of(table, box, {other: sum(points.values()) for other, points in totals.items()}, seat),
    ]
    return [*parts, *own_points(table, box, seat)] if seat in totals else parts


# --- how it ended ---


def banner(table: RefletsTable, box: Box, first: Seat) -> list[Part]:
    """Which of the three ends it was, with the heroes of whoever brought it about, else of whoever came in first."""
    state = table.state
    done = next((other for other, team in enumerate(state.seats) if team.steps == DONE_QUEST), None)
    if done is not None:
        quest = f"@quests.{state.seats[done].quest.cards[0]}"
        said: tuple[Text, ...] = (say("ending-quest-says", card=quest), say("ending-all-count"))
        page = Page(id="ending-quest", heading=say("ending-quest", seat=f"@seat.{done}"), paragraphs=said)
    else:
        which = "countdown" if len(state.tomb) == len(COLOURS) else "nobody"
        said = (say(f"ending-{which}-says"), say("ending-all-count"))
        page = Page(id=f"ending-{which}", heading=say(f"ending-{which}"), paragraphs=said)
    cast = tuple(hero_card(box.heroes[hero]) for hero in state.seats[first if done is None else done].heroes.cards)
    return [page, *([Zone(id=page.id, label=say("label-team"), cards=cast, spread="row")] if cast else [])]


# --- the table of scores ---


def counted(table: RefletsTable, seat: Seat) -> dict[str, int]:
    """Epic Points by column: a quest with its missions."""
    points = points_of(table, seat)
    points["quest"] += points.pop("missions")
    return points


def row(table: RefletsTable, seat: Seat, points: dict[str, int], place: int, *, mine: bool) -> Row:
    grades = table.state.seats[seat].grades
    tokens = [Token(id=f"seat-{seat}", name=f"@seat.{seat}", count=1, odds=0, seat=seat)]
    tokens += [Token(id=grade, name=f"@grades.{grade}", count=1, odds=0, note=effect(grade)) for grade in grades]
    return Row(
        id=f"score-{seat}",
        cells=(place, f"@seat.{seat}", *(points[name] for name in COLUMNS), sum(points.values()), ""),
        tokens=tuple(tokens), applies=mine,
    )  # fmt: skip


def effect(grade: str) -> Text:
    """What it does in the next game."""
    return say(f"grade-{grade}-brings")


# --- the scale of grades ---


def scale_of(table: RefletsTable, box: Box, totals: dict[Seat, int], seat: Seat) -> Rows:
    """Six steps, and on each whoever's points lead there, the fewest first."""
    scale = sorted([grade for grade in box.grades.values() if grade.least is not None], key=lambda one: one.least or 0)
    by_points = sorted(totals, key=lambda other: totals[other])
    rows = []
    for grade in scale:
        there = [other for other in by_points if grade.id in table.state.seats[other].grades]
        tokens = [
            Token(id=f"seat-{other}", name=f"@seat.{other}", count=1, odds=0, seat=other, note=str(totals[other]))
            for other in there
        ]
        rows.append(
            Row(
                id=grade.id, cells=(f"@grades.{grade.id}", between(grade), effect(grade.id)), tokens=tuple(tokens),
                cards=(grade_card(grade),), applies=seat in there,
            )
        )  # fmt: skip
    return Rows(
        id="grades", label=say("label-grades"), note=say("label-grades-note"), rows=tuple(rows), across=True,
    )  # fmt: skip


def between(grade: Grade) -> Text:
    least, most = grade.least or 0, grade.most
    return say("grade-from", least=least) if most is None else say("grade-between", least=least, most=most)


def grade_card(grade: Grade) -> Card:
    least_of = Number(id="least", label=say("grade-least"), value=grade.least or 0)
    return Card(
        id=grade.id, name=f"@grades.{grade.id}", type="grade", numbers=(least_of,),
        tags=(between(grade), effect(grade.id)),
    )  # fmt: skip


# --- one's own ---


def own_points(table: RefletsTable, box: Box, seat: Seat) -> list[Part]:
    """What each column was made of, and what the grade says of it."""
    team = table.state.seats[seat]
    points = points_of(table, seat)
    sets = min(team.gems.cards.count(colour) for colour in COLOURS)
    counts = {
        "quest": team.steps, "missions": missions_done(box, team), "pouch": len(team.pouch), "heroes": len(team.heroes),
        "relics": len([piece for piece in team.gear.cards if piece in box.relics]), "gems": sets,
    }  # fmt: skip
    numbers = tuple(
        Number(id=name, label=say(f"points-of-{name}", count=counts[name]), value=worth)
        for name, worth in points.items()
        if worth
    )
    scale = [grade.id for grade in box.grades.values() if grade.least is not None]
    own = next((grade for grade in team.grades if grade in scale), None)
    return [
        Sum(
            id="points", label=say("label-own-points"), numbers=numbers, total=sum(points.values()), seat=seat,
            outcome=f"@grades.{own}.text" if own else None,
        )
    ]  # fmt: skip


def missions_done(box: Box, team: Team) -> int:
    quest = box.quests[team.quest.cards[0]] if team.quest.cards else None
    return len([each for each in quest.missions if fulfilled(box, team, each)]) if quest else 0
