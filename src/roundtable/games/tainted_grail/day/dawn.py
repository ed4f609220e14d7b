"""The Start of the Day, step by step."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from roundtable.games.tainted_grail.box import box_of
from roundtable.games.tainted_grail.campaign.chronicle import save
from roundtable.games.tainted_grail.campaign.successors import all_there
from roundtable.games.tainted_grail.characters.items import equip
from roundtable.games.tainted_grail.effects.places import Quest
from roundtable.games.tainted_grail.party import by_number, players
from roundtable.games.tainted_grail.places.menhirs import go_dark, lose_the_far_land, turn_dials
from roundtable.games.tainted_grail.state import Dawn, GrailTable, RollGuardians, Round
from roundtable.games.tainted_grail.story.tale import holds_today, new_event, turn_dial
from roundtable.kernel.options import Prompt
from roundtable.kernel.windows import Rules

from .day_powers import good_again, in_any_order

STARTS: Final = Prompt(
    "ask-start-effect",
    rules=("grail.day.start-effects-in-any-order", "grail.basics.simultaneous-effects-players-order"),
)
LAST: Final = 9


def dawn(table: GrailTable, step: Dawn) -> Rules[None]:
    """One step of the list; the next waits below it, and the first round below the last."""
    if not (yield from all_there(table, step)):
        return
    table.cite("grail.day.start-order")
    if step.at == 1:
        save(table, "milestone-day", step, day=table.state.day + 1)
    table.then(Dawn(step.at + 1) if step.at < LAST else Round())
    yield from STEPS.get(step.at, nothing)(table)


def nothing(table: GrailTable) -> Rules[None]:
    """Step 8: the players talk over their plans."""
    yield from ()


def start_effects(table: GrailTable) -> Rules[None]:
    """Step 1. A new day: nobody has acted or Passed, and what is good once a day is good again."""
    table.state.day += 1
    table.say("day-begins", "grail.basics.day-is-the-game-turn", day=table.state.day)
    for one in table.state.seats:
        one.acted = one.passed = False
    for site in table.state.sites.values():
        site.used_today = False
    good_again(table, "day")
    yield from in_any_order(table, "dawn", STARTS)


def expired_menhirs(table: GrailTable) -> Rules[None]:
    """Step 2."""
    go_dark(table)
    yield from ()


def menhir_dials(table: GrailTable) -> Rules[None]:
    """Step 4."""
    turn_dials(table)
    yield from ()


def time_passes(table: GrailTable) -> Rules[None]:
    """Step 5: Dials with a Time Token drop, one Time Token leaves each Location; Quest Tokens are left alone."""
    table.cite("grail.day.time-dials-drop-by-one")
    for of, shows in list(table.state.dials.items()):
        if not counts_days(table, of):
            table.cite("grail.day.quest-dials-and-tokens-untouched")
            continue
        if shows == 1:
            table.cite("grail.day.time-dial-at-one-leaves-the-game")
        turn_dial(table, of, shows - 1)
        table.say("time-dial", "grail.day.time-dials-drop-by-one", card=dial_name(table, of), count=shows - 1)
    for place, site in table.state.sites.items():
        if site.time:
            site.time -= 1
            table.say("time-token-off", "grail.day.one-time-token-off-each-location", place=f"@locations.{place}")
        if site.quest:
            table.cite("grail.day.quest-dials-and-tokens-untouched")
    yield from ()


def counts_days(table: GrailTable, of: str) -> bool:
    """Whether this Dial carries a Time Token: that of a Secret that says so, or the timer of a Quest."""
    secret = box_of(table.content).secrets.get(of)
    return secret.token == "time" if secret is not None else of in table.content.of("quests", Quest)


def dial_name(table: GrailTable, of: str) -> str:
    return f"@secrets.{of}" if of in box_of(table.content).secrets else f"@quests.{of}"


def guardians(table: GrailTable) -> Rules[None]:
    """Step 6."""
    table.then(RollGuardians())
    if holds_today(table, "guardians-twice"):
        table.then(RollGuardians())
    yield from ()


def equipment(table: GrailTable) -> Rules[None]:
    """Step 9. Nobody has acted yet, whatever befell them this morning: no round was on (A92, A95)."""
    for seat in by_number(table.state, players(table.state)):
        yield from equip(table, seat)
    for one in table.state.seats:
        one.acted = one.again = False


STEPS: Final[dict[int, Callable[[GrailTable], Rules[None]]]] = {
    1: start_effects,
    2: expired_menhirs,
    3: lose_the_far_land,
    4: menhir_dials,
    5: time_passes,
    6: guardians,
    7: new_event,
    9: equipment,
}
