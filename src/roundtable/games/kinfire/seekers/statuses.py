"""Statuses: on the abilities of enemies, and in the hands of seekers."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from roundtable.games.kinfire.box import box_of
from roundtable.games.kinfire.current_combat import combat_of
from roundtable.games.kinfire.effects.terms import Status
from roundtable.games.kinfire.party import group
from roundtable.games.kinfire.state import DARK_TOKEN, DARKNESS, SEATS, Foe, KinfireTable
from roundtable.kernel.options import DONE, Option, Prompt
from roundtable.kernel.seats import Seat
from roundtable.kernel.windows import Rules

TYPES: tuple[Status, ...] = ("wound", "weaken", "stun", "trap")
FOUR = "kinfire.status.four-temporary-types"
TEMPORARY = "kinfire.status.temporary-or-persistent"
COVERS = "kinfire.status.enemy-covers-one-active-ability"
PASSIVES = "kinfire.status.enemy-passives-cannot-be-covered"
MAY_DROP = "kinfire.status.seeker-may-drop-one-of-each-type-at-turn-end"
TO_PILES = "kinfire.status.seeker-discarded-cards-return-to-piles"

COVER = Prompt("ask-cover", rules=(COVERS, PASSIVES))
DROP = Prompt("ask-drop", rules=(MAY_DROP,))


def afflict(table: KinfireTable, seat: Seat, inflicts: Mapping[Status, int]) -> None:
    """Status cards into a seeker's hand."""
    seeker = table.state.seats[seat]
    for status, number in inflicts.items():
        seeker.statuses[status] = seeker.statuses.get(status, 0) + number
        table.say(
            "gains-status", "kinfire.status.seeker-card-goes-to-hand", FOUR, TEMPORARY,
            seat=SEATS[seat], status=status, number=number,
        )  # fmt: skip


def lay_statuses(
    table: KinfireTable, index: int, inflicts: Mapping[Status, int], seat: Seat | None = None
) -> Rules[None]:
    """Status cards over active abilities of an enemy, of the attacking player's choice, else of the group's (A11)."""
    combat = combat_of(table)
    box, foe = box_of(table.content), combat.foes[index]
    if foe.ally:
        table.cite("kinfire.ally.cannot-carry-statuses")
        return
    for status, number in inflicts.items():
        if status in box.passives(foe).immune:
            table.say("immune", FOUR, enemy=box.name(foe), status=status)
            continue
        for _ in range(number):
            if not box.active_rows(combat.foes[index]):
                table.cite(PASSIVES)
                return
            prompt = Prompt(COVER.key, (("status", status), ("enemy", box.name(foe))), COVER.rules)
            if seat is None:
                choice = yield from group(table, prompt, lambda: coverable(table, index))
            else:
                choice = yield from table.ask(seat, prompt, lambda: coverable(table, index))
            cover(table, index, choice.value, status)


def coverable(table: KinfireTable, index: int) -> list[Option[int]]:
    """The active abilities of an enemy."""
    box, foe = box_of(table.content), combat_of(table).foes[index]
    active = box.active_rows(foe)
    return table.allowed(
        (row_option(index, foe.board, row, ability.name, in_bag(table, foe, row)), None if row in active else PASSIVES)
        for row, ability in enumerate(box.rows(foe))
    )


def in_bag(table: KinfireTable, foe: Foe, row: int) -> int:
    """How many tokens in the bag would set this ability off."""
    beside = foe.tokens[row] if row < len(foe.tokens) else []
    kinds = [DARK_TOKEN if token == DARKNESS else str(token) for token in beside]
    return sum(map(table.state.bag.cards.count, kinds))


@cache
def row_option(index: int, board: str, row: int, name: str, left: int) -> Option[int]:
    """An option about an ability of an enemy's board."""
    return Option(
        "cover", str(row + 1), value=row, points=(f"row:{index}-{row + 1}",),
        params=(("row", f"@enemies.{board}.{name}"), ("number", row + 1), ("left", left)),
    )  # fmt: skip


def cover(table: KinfireTable, index: int, row: int, status: Status) -> None:
    combat = combat_of(table)
    foe = combat.foes[index]
    foe.statuses[row][status] = foe.statuses[row].get(status, 0) + 1
    table.say(
        "status-laid", COVERS, FOUR, "kinfire.status.enemy-several-on-one-ability",
        enemy=box_of(table.content).name(foe), status=status, number=row + 1,
    )  # fmt: skip


def drop_statuses(table: KinfireTable, seat: Seat) -> Rules[None]:
    """At the end of the own turn, one of each type may go back to its pile."""
    dropped: list[str] = []

    def menu() -> list[Option[None]]:
        held = table.state.seats[seat].statuses
        return [*(dropping(status) for status in TYPES if held.get(status) and status not in dropped), DONE]

    while (choice := (yield from table.ask(seat, DROP, menu))) is not DONE:
        dropped.append(choice.arg)
        lose_status(table, seat, choice.arg, MAY_DROP)


@cache
def dropping(status: str) -> Option[None]:
    return Option("drop", status, text=f"option-drop-{status}")


def lose_status(table: KinfireTable, seat: Seat, status: str, *rules: str) -> None:
    """A status card goes from hand to its pile."""
    held = table.state.seats[seat].statuses
    held[status] -= 1
    if not held[status]:
        del held[status]
    table.say("status-dropped", *rules, TO_PILES, seat=SEATS[seat], status=status)
