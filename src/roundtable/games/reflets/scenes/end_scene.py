"""The end: points by column, and the grade that each takes to the next game."""

from __future__ import annotations

from typing import Final

from roundtable.games.reflets.box import Box
from roundtable.games.reflets.effects.quests import Grade
from roundtable.games.reflets.match.scoring import points_of
from roundtable.games.reflets.state import RefletsTable
from roundtable.kernel.scene import Card, Number, Part, Row, Rows, Text, Token, Zone, say
from roundtable.kernel.seats import Seat

COLUMNS: Final = ("quest", "pouch", "heroes", "relics", "gems")


def end_parts(table: RefletsTable, box: Box, seat: Seat) -> list[Part]:
    """The best first."""
    totals = {other: counted(table, other) for other in range(len(table.state.seats))}
    order = sorted(totals, key=lambda other: -sum(totals[other].values()))
    rows = tuple(row(table, other, totals[other], place, mine=other == seat) for place, other in enumerate(order, 1))
    columns: list[Text] = ["", say("score-team"), *(say(f"score-column-{name}") for name in COLUMNS)]
    columns += [say("label-points"), say("score-grade")]
    scale = sorted([grade for grade in box.grades.values() if grade.least is not None], key=lambda one: one.least or 0)
    return [
        Rows(id="scores", label=say("label-scores"), columns=tuple(columns), rows=rows),
        Zone(
            id="grades", label=say("label-grades"), note=verdict(table, scale, seat), spread="shelf",
            cards=tuple(grade_card(grade) for grade in scale),
        ),
    ]  # fmt: skip


def verdict(table: RefletsTable, scale: list[Grade], seat: Seat) -> Text:
    """What the viewer's own grade says of the game."""
    graded = table.state.seats[seat].grades if 0 <= seat < len(table.state.seats) else []
    own = next((grade.id for grade in scale if grade.id in graded), "")
    return f"@grades.{own}.text" if own else say("label-grades-note")


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


def grade_card(grade: Grade) -> Card:
    least, most = grade.least or 0, grade.most
    between = say("grade-from", least=least) if most is None else say("grade-between", least=least, most=most)
    least_of = Number(id="least", label=say("grade-least"), value=least)
    return Card(
        id=grade.id, name=f"@grades.{grade.id}", type="grade", numbers=(least_of,), tags=(between, effect(grade.id)),
    )  # fmt: skip
