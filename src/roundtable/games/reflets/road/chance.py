"""Chance: one bonus of choice, or a roll of the golden die for several; and Bad Luck."""

from __future__ import annotations

from typing import Final

from roundtable.games.reflets.box import box
from roundtable.games.reflets.option_makers import SEATS, about
from roundtable.games.reflets.state import RefletsTable, has_heroes_in_play
from roundtable.games.reflets.teams.gear import find_loot
from roundtable.games.reflets.teams.holdings import draw_imprevus, gain_gems
from roundtable.games.reflets.teams.moments import interject
from roundtable.games.reflets.teams.recruits import bonus_hero
from roundtable.games.reflets.teams.vitality import heal, test, tested_option
from roundtable.games.reflets.trials.dice import roll_golden
from roundtable.kernel.options import Option, Prompt
from roundtable.kernel.seats import Seat
from roundtable.kernel.windows import Rules

from .turns import appoint_storyteller

ONE_OR_ROLL: Final = Prompt("ask-chance", rules=("reflets.chance.choose-one-or-roll-for-more",))
NEXT_BONUS: Final = Prompt("ask-next-bonus", rules=("reflets.chance.roll-wins-result-and-below",))
KEEP_IT: Final = "ask-keep-imprevu"
BAD_LUCK: Final = "reflets.chance.bad-luck-storyteller-names-a-hero"
REROLLED: Final = "reflets.progress.golden-die-rerolled-for-cumulative-chance"
ROLL: Final[Option[int]] = Option("roll", value=0)
BONUSES: Final = (1, 2, 3, 4, 5)
BONUS_RULES: Final = {
    1: "reflets.chance.bonus-one-draws-an-imprevu",
    2: "reflets.chance.bonus-two-draws-two-loot",
    3: "reflets.chance.bonus-three-heals-three-heroes",
    4: "reflets.chance.bonus-four-gives-four-gems",
    5: "reflets.chance.bonus-five-reveals-a-hero",
}


def bonus_option(bonus: int) -> Option[int]:
    return Option("bonus", str(bonus), value=bonus, text=f"option-bonus-{bonus}")


def try_chance(table: RefletsTable, seat: Seat) -> Rules[None]:
    """One bonus of choice, or the golden die for more; a 6 is Bad Luck. What follows is the space's or the token's."""
    if seat == table.state.guide:  # what a caller does with a forgotten Dragon is no part of the Guide's luck
        yield from interject(table, "chance")
    chosen = yield from table.ask(seat, ONE_OR_ROLL, [*[bonus_option(bonus) for bonus in BONUSES], ROLL])
    if chosen.value:
        yield from bonuses(table, seat, [chosen.value], *ONE_OR_ROLL.rules)
        return
    die = yield from roll_golden(table, "chance")
    table.say("chance-rolled", REROLLED, seat=SEATS[seat], die=die)
    if die == 6:
        yield from bad_luck(table, seat)
    else:
        yield from bonuses(table, seat, list(range(1, die + 1)), *NEXT_BONUS.rules)


def bonuses(table: RefletsTable, seat: Seat, left: list[int], *rules: str) -> Rules[None]:
    """These bonuses, one after the other in the order their winner likes (ruling A65)."""
    while left:
        options = [bonus_option(bonus) for bonus in left]
        chosen = yield from table.ask(seat, NEXT_BONUS, options)
        left = [bonus for bonus in left if bonus != chosen.value]
        table.say("bonus-taken", BONUS_RULES[chosen.value], *rules, seat=SEATS[seat], number=chosen.value)
        yield from bonus(table, seat, chosen.value)
        yield from table.settle()


def bonus(table: RefletsTable, seat: Seat, number: int) -> Rules[None]:
    """What a bonus brings; a doubled gain is doubled where it is gems or LOOT."""
    team, rule = table.state.seats[seat], BONUS_RULES[number]
    times = 1
    if team.double and number in (2, 4):
        team.double, times = False, 2
    if number == 1:
        yield from one_imprevu(table, seat)
    elif number == 2:
        yield from find_loot(table, seat, 2 * times, rule)
    elif number == 3:
        yield from heal(table, seat, 3, rule)
    elif number == 4:
        gain_gems(table, seat, 4 * times, rule)
    else:
        yield from bonus_hero(table, seat)


def one_imprevu(table: RefletsTable, seat: Seat) -> Rules[None]:
    """Drawn, and kept, or discarded, or kept in exchange for another card, as a fourth one has to be."""
    rule = BONUS_RULES[1]
    if not draw_imprevus(table, seat, 1, rule):
        return
    table.touched.remove(f"hand:{seat}")  # the new card is spoken of before a hand is trimmed

    def keep_or_discard() -> list[Option[None]]:
        *others, drawn = table.state.seats[seat].hand.cards
        gone = [drawn, *dict.fromkeys(others)]
        return [
            about("keep", drawn, box(table).name(drawn)),
            *[about("discard", card, box(table).name(card)) for card in gone],
        ]

    fresh = f"card:{table.state.seats[seat].hand.cards[-1]}"
    chosen = yield from table.ask(seat, Prompt(KEEP_IT, rules=(rule,), subject=fresh), keep_or_discard)
    if chosen.verb == "discard":
        table.move(chosen.arg, table.state.seats[seat].hand, table.state.imprevu_discard)
        table.say("imprevu-discarded", rule, seat=SEATS[seat], card=box(table).name(chosen.arg))
    table.touch(f"hand:{seat}")


def bad_luck(table: RefletsTable, seat: Seat) -> Rules[None]:
    """No bonus at all: the storyteller names a hero of whoever rolled for a Vitality test, and wins one who dies
    (A09). Who moves a forgotten Dragon without a team in play has none to be tested (A47)."""
    table.say(
        "bad-luck", "reflets.chance.roll-six-is-bad-luck", "reflets.chance.bad-luck-gives-nothing", seat=SEATS[seat]
    )
    if not has_heroes_in_play(table.state.seats[seat]):
        return
    teller = yield from appoint_storyteller(table, seat, BAD_LUCK)
    heroes = table.state.seats[seat].heroes
    prompt = Prompt("ask-name-hero", rules=(BAD_LUCK, "reflets.vitality.peril-and-bad-luck-excepted"))
    named = yield from table.ask(teller, prompt, [tested_option(table, "name", seat, hero) for hero in heroes])
    yield from test(table, seat, named.arg, teller, BAD_LUCK)


def on_chance_space(table: RefletsTable, seat: Seat) -> Rules[None]:
    """A pawn stopped on a Chance space; the turn ends after it, without a Road Chance event."""
    table.say("on-chance-space", "reflets.chance.ends-turn-without-road-event", seat=SEATS[seat])
    yield from try_chance(table, seat)
