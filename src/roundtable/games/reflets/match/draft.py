"""Enrolment and quest (A | Enrôlement et quête): the draft, the order of the team, the choice of a quest."""

from __future__ import annotations

from typing import Final

from roundtable.games.reflets.box import box
from roundtable.games.reflets.option_makers import SEATS, about, hero_option
from roundtable.games.reflets.state import (
    TEAM,
    ChooseQuest,
    Enrol,
    PlaceTokens,
    RefletsTable,
    Rewards,
    ShareQuests,
    TakeHand,
    from_left,
)
from roundtable.games.reflets.teams.gear import find_loot, take_over
from roundtable.games.reflets.teams.holdings import gain_gems
from roundtable.kernel.options import Option, Prompt
from roundtable.kernel.seats import EVERYONE, Seat
from roundtable.kernel.windows import Rules

from .setup import grades_of

ENROL: Final = Prompt("ask-enrol", rules=("reflets.draft.keep-one-hero-per-pass",))
CHOOSE: Final = Prompt("ask-quest", rules=("reflets.draft.quest-chosen-after-organising",))
KEEP: Final = Prompt("ask-keep-quest", rules=("reflets.duel.quest-pairs-split",))
DISMISS: Final = Prompt("ask-dismiss", rules=("reflets.limits.five-heroes-per-board",))
PASSED: Final = ("reflets.draft.pass-only-when-all-have-picked", "reflets.draft.pass-remaining-packet-left")
REORDERED: Final = "reflets.draft.slots-free-until-quest-fixed"
LOCKED: Final = "reflets.draft.slots-locked-by-quest-choice"

# --- Duel: pairs of quests ---


def share_quests(table: RefletsTable, step: ShareQuests) -> Rules[None]:
    """A quest drawn at random, and its opposite, both shown: one is kept, the other given away."""
    state, seat = table.state, step.seat
    own, other = state.seats[seat], state.seats[from_left(state, seat)[0]]
    quests = box(table).quests
    drawn = table.draw(state.quests, own.quest)
    assert drawn is not None, "twelve quests are enough for two pairs"
    table.move(quests[drawn].opposite, state.quests, own.quest)
    pair = (drawn, quests[drawn].opposite)
    for quest in pair:
        table.show_card(quest, own.quest, EVERYONE)
    kept = yield from table.ask(seat, KEEP, [about("quest", quest, f"@quests.{quest}") for quest in pair])
    given = next(quest for quest in pair if quest != kept.arg)
    table.move(given, own.quest, other.quest)
    table.say("quest-shared", *KEEP.rules, seat=SEATS[seat], card=f"@quests.{given}")
    if all(len(team.quest) == 2 for team in state.seats):
        for each in range(len(state.seats)):
            discard_spare_quest(table, each)


def discard_spare_quest(table: RefletsTable, seat: Seat) -> None:
    """Whoever has a grade for one quest only loses one of the two at random (ruling A81)."""
    own = table.state.seats[seat]
    if any(grade.one_quest for grade in grades_of(table, seat)):
        table.pick(own.quest, own.spurned)
        table.say("one-quest", "reflets.draft.single-quest-grades-excepted", seat=SEATS[seat])


# --- the draft ---


def enrol(table: RefletsTable, step: Enrol) -> Rules[None]:
    """Each keeps one hero; when all have, the packets go on to the left."""
    state = table.state
    picks = yield from table.ask_each(
        range(len(state.seats)), ENROL,
        lambda seat: [hero_option("enrol", card) for card in state.seats[seat].packet],
    )  # fmt: skip
    for seat, pick in picks.items():
        table.move(pick.arg, state.seats[seat].packet, state.seats[seat].heroes)
        table.say(
            "hero-enrolled", "reflets.draft.kept-heroes-are-face-up", seat=SEATS[seat], card=f"@heroes.{pick.arg}"
        )
    if len(state.seats[0].heroes) < TEAM:
        pass_left(table)
        table.then(Enrol())
        return
    for team in state.seats:
        table.move_all(team.packet, state.dismissed)
    table.say("packets-discarded", "reflets.draft.stop-at-five-heroes", "reflets.draft.sixth-hero-discarded")
    table.then(*[Rewards(seat) for seat in range(len(state.seats)) if state.seats[seat].grades], ChooseQuest())


def pass_left(table: RefletsTable) -> None:
    """Every packet moves to the left-hand neighbour at once."""
    seats = table.state.seats
    table.move_all(seats[-1].packet, table.state.passing)
    for seat in range(len(seats) - 1, 0, -1):
        table.move_all(seats[seat - 1].packet, seats[seat].packet)
    table.move_all(table.state.passing, seats[0].packet)
    table.say("packets-passed", *PASSED)


# --- what grades bring ---


def rewards(table: RefletsTable, step: Rewards) -> Rules[None]:
    """Gems, LOOT and extra heroes, of all grades together (ruling A45), before the quest is chosen (ruling A40)."""
    state, seat = table.state, step.seat
    own = state.seats[seat]
    for grade in grades_of(table, seat):
        rule = GRADE_RULES[grade.id]
        table.say("grade-applied", rule, "reflets.grade.several-at-once", seat=SEATS[seat], grade=f"@grades.{grade.id}")
        gain_gems(table, seat, grade.gems, rule)
        table.deal(state.heroes, own.packet, grade.heroes)
        if grade.finds:
            yield from find_loot(table, seat, grade.finds, rule, may_refuse_cursed=True)
    while state.seats[seat].packet.cards:
        gone = yield from table.ask(seat, DISMISS, lambda: dismissals(table, seat))
        own = state.seats[seat]
        if gone.arg in own.packet.cards:
            table.move(gone.arg, own.packet, state.dismissed)
            continue
        hero, place = own.packet.cards[-1], list(own.heroes).index(gone.arg)
        table.move(gone.arg, own.heroes, state.dismissed)
        table.move(hero, own.packet, own.heroes, at=place)
        table.say("hero-replaced", *DISMISS.rules, seat=SEATS[seat], card=f"@heroes.{hero}", gone=f"@heroes.{gone.arg}")
        yield from take_over(table, seat, gone.arg)
        table.touch(f"gear:{seat}")


def dismissals(table: RefletsTable, seat: Seat) -> list[Option[None]]:
    """The next extra hero, or one of the team, whose slot the extra hero then takes."""
    own = table.state.seats[seat]
    return [hero_option("dismiss", hero) for hero in [*own.packet.cards[-1:], *own.heroes]]


GRADE_RULES: Final = {
    "red-kitten": "reflets.grade.red-kitten-0-14",
    "orange-pigeon": "reflets.grade.orange-pigeon-15-41",
    "violet-otter": "reflets.grade.violet-otter-42-68",
    "green-frog": "reflets.grade.green-frog-69-95",
    "blue-duck": "reflets.grade.blue-duck-96-122",
    "epic-finch": "reflets.grade.epic-finch-123-up",
    "sadistic-acid": "reflets.grade.sadistic-acid-five-heroes-killed",
    "without-clover": "reflets.grade.without-clover-five-loot-or-fewer",
    "great-reflection": "reflets.grade.great-reflection-five-fives",
}
"""The rule behind each grade."""


# --- the order of a team, and its quest ---


def forward_options(table: RefletsTable, seat: Seat) -> list[Option[None]]:
    """Until the quest is chosen, a hero may go one slot forward at any time."""
    own = table.state.seats[seat]
    return [] if own.chosen else [hero_option("forward", hero) for hero in own.heroes.cards[1:]]


def forward(table: RefletsTable, seat: Seat, hero: str) -> None:
    """reflets.draft.slot-one-is-the-leader: slots run from the leader's, 1, to 5."""
    heroes = table.state.seats[seat].heroes
    table.move(hero, heroes, heroes, at=list(heroes).index(hero) - 1)
    table.say(
        "hero-forward", REORDERED, "reflets.draft.slot-one-is-the-leader", seat=SEATS[seat], card=f"@heroes.{hero}"
    )


def choose_quest(table: RefletsTable, step: ChooseQuest) -> Rules[None]:
    """Each chooses a quest, which nobody else sees; that fixes the order of the team."""
    state = table.state
    chosen = yield from table.ask_each(
        range(len(state.seats)), CHOOSE,
        lambda seat: [about("quest", quest, f"@quests.{quest}") for quest in state.seats[seat].quest],
        veiled=True,
    )  # fmt: skip
    for seat, quest in chosen.items():
        own = state.seats[seat]
        for other in [card for card in own.quest if card != quest.arg]:
            table.move(other, own.quest, own.spurned)
        own.chosen = True
        table.say(
            "quest-chosen", LOCKED, "reflets.draft.chosen-quest-secret-in-pouch",
            "reflets.draft.rejected-quest-also-secret", "reflets.limits.pouch-window-faces-the-table",
            "reflets.draft.own-quest-consultable-anytime", seat=SEATS[seat],
        )  # fmt: skip
    appoint_first_guide(table)
    state.phase = "tokens"
    order = [state.guide, *from_left(state, state.guide)]
    table.then(*[PlaceTokens(seat) for seat in order], TakeHand())


def appoint_first_guide(table: RefletsTable) -> None:
    """Whoever has the weakest leader; the next slots break a tie, chance what is left of it (ruling A25)."""
    points = box(table).points
    ranks = [[points[card] for card in team.heroes] for team in table.state.seats]
    weakest = [seat for seat, rank in enumerate(ranks) if rank == min(ranks)]
    first = weakest[table.core.chance.below(len(weakest))] if len(weakest) > 1 else weakest[0]
    rules = ["reflets.roles.first-guide-has-weakest-leader"]
    if [rank[0] for rank in ranks].count(ranks[first][0]) > 1:
        rules.append("reflets.roles.first-guide-tie-compares-next-slots")
    table.say("first-guide", *rules, seat=SEATS[first])
    table.state.guide = first
