"""Heroes from the deck: enrolled into a vacant slot, or in the place of another; a wiped-out team comes back."""

from __future__ import annotations

from typing import Any, Final

from roundtable.games.reflets.box import box
from roundtable.games.reflets.effects.deeds import EnrolHeroes, Replace
from roundtable.games.reflets.effects.terms import COLOURS, Price
from roundtable.games.reflets.option_makers import SEATS, hero_option
from roundtable.games.reflets.registry import DEEDS, Doing
from roundtable.games.reflets.road.paths import next_free
from roundtable.games.reflets.road.turns import team_out
from roundtable.games.reflets.state import TEAM, RefletsTable
from roundtable.games.reflets.trials.dice import clear_absent, hero_joined
from roundtable.kernel.options import Option, Prompt
from roundtable.kernel.seats import EVERYONE, Seat
from roundtable.kernel.windows import Rules

from .gear import receive, take_over
from .holdings import affords, pay_price, renew
from .no_use import fizzles

ONE_OF_EACH: Final[Price] = COLOURS
REVEALS: Final = "reflets.chance.bonus-five-reveals-a-hero"
VACANCY: Final = "reflets.chance.bonus-five-free-into-a-vacancy"
FIVE_GEMS: Final = "reflets.chance.bonus-five-replacement-costs-five-gems"
FULL_BOARD: Final = "reflets.limits.five-heroes-per-board"
COMEBACK: Final = "reflets.ghost.may-come-back-with-new-heroes"


def turn_up_hero(table: RefletsTable, seat: Seat, rule: str) -> str | None:
    """The top hero of the deck, seen by all; an empty deck is made anew (ruling A64)."""
    state = table.state
    if not renew(table, state.heroes, state.dismissed):
        return None
    hero = table.peek(state.heroes, 1, EVERYONE)[0]
    table.say("hero-turned-up", rule, seat=SEATS[seat], card=f"@heroes.{hero}")
    return hero


def bonus_hero(table: RefletsTable, seat: Seat) -> Rules[None]:
    """Chance bonus 5: the top hero joins free where there is a vacancy, or replaces somebody for five gems."""
    hero = turn_up_hero(table, seat, REVEALS)
    if hero is None:
        return
    chosen = yield from table.ask(
        seat, Prompt("ask-recruit", (("card", f"@heroes.{hero}"),), (REVEALS,), f"card:{hero}"),
        lambda: table.allowed([*joining(table, seat, hero, pays=True), (hero_option("dismiss", hero), None)]),
    )  # fmt: skip
    if chosen.verb == "instead":
        yield from pay_price(table, seat, ONE_OF_EACH, FIVE_GEMS)
    yield from settle_recruit(table, seat, hero, chosen, FIVE_GEMS)


def joining(table: RefletsTable, seat: Seat, hero: str, *, pays: bool) -> list[tuple[Option[Any], str | None]]:
    """Into a vacant slot, or in the place of each hero of the team; with the rule that forbids it."""
    team = table.state.seats[seat]
    vacant = len(team.heroes) < TEAM
    joins: list[tuple[Option[Any], str | None]] = [(hero_option("join", hero), None if vacant else FULL_BOARD)]
    short = FIVE_GEMS if pays and not affords(table.state, seat, ONE_OF_EACH) else None
    return joins + [(hero_option("instead", other), short) for other in team.heroes]


def settle_recruit(table: RefletsTable, seat: Seat, hero: str, chosen: Option[Any], rule: str) -> Rules[None]:
    """What was chosen for the hero on top of the deck is done."""
    state = table.state
    team = state.seats[seat]
    if chosen.verb == "dismiss":
        table.draw(state.heroes, state.dismissed)
        table.say("recruit-dismissed", rule, card=f"@heroes.{hero}")
        return
    if chosen.verb == "join":
        table.draw(state.heroes, team.heroes)
        table.say("hero-joins", VACANCY, seat=SEATS[seat], card=f"@heroes.{hero}")
    else:
        place = list(team.heroes).index(chosen.arg)
        table.move(chosen.arg, team.heroes, state.dismissed)
        team.life.pop(chosen.arg, None)
        table.draw(state.heroes, team.heroes)
        table.move(hero, team.heroes, team.heroes, at=place)
        table.say("hero-replaced", rule, seat=SEATS[seat], card=f"@heroes.{hero}", gone=f"@heroes.{chosen.arg}")
        yield from take_over(table, seat, chosen.arg)
    table.touch(f"gear:{seat}")
    if team.gone == "rip":
        come_back(table, seat)
        yield from receive(table, seat, *team.gear.cards)
    yield from hero_joined(table, seat, hero)
    clear_absent(table)


def come_back(table: RefletsTable, seat: Seat) -> None:
    """A wiped-out team that enrols is in play again where its RIP token lies, or on the next free space (ruling A75);
    outside a sealed Door it is shut out at once (ruling A36)."""
    state, board = table.state, box(table).board
    team = state.seats[seat]
    place = next_free(table, team.at, seat)
    team.at, team.gone = place, ""
    table.say("team-comes-back", COMEBACK, seat=SEATS[seat])
    if state.sealed and not board.is_abyss(place) and not (place == board.door and team.door):
        team_out(table, seat, "shut")


@DEEDS.does(EnrolHeroes)
def enrol_deed(table: RefletsTable, doing: Doing, deed: EnrolHeroes) -> Rules[None]:
    """So many heroes in turn, each enrolled or not; a full board takes nobody."""
    if fizzles(table, doing, deed):
        return
    for _ in range(deed.count):
        if len(table.state.seats[doing.user].heroes) >= TEAM:
            return
        hero = turn_up_hero(table, doing.user, doing.rule)
        if hero is None:
            return
        prompt = Prompt("ask-recruit", (("card", f"@heroes.{hero}"),), (doing.rule,), f"card:{hero}")
        options = [hero_option("join", hero), hero_option("dismiss", hero)]
        chosen = yield from table.ask(doing.user, prompt, options)
        yield from settle_recruit(table, doing.user, hero, chosen, doing.rule)


@DEEDS.does(Replace)
def replace_deed(table: RefletsTable, doing: Doing, deed: Replace) -> Rules[None]:
    """The top hero takes somebody's slot, free of charge, or not."""
    team = table.state.seats[doing.user]
    if not team.heroes.cards:
        return
    hero = turn_up_hero(table, doing.user, doing.rule)
    if hero is None:
        return
    prompt = Prompt("ask-recruit", (("card", f"@heroes.{hero}"),), (doing.rule,), f"card:{hero}")
    options = [*[hero_option("instead", other) for other in team.heroes], hero_option("dismiss", hero)]
    chosen = yield from table.ask(doing.user, prompt, options)
    yield from settle_recruit(table, doing.user, hero, chosen, doing.rule)
