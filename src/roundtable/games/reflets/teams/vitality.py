"""Vitality: tests, wounds, deaths and healing."""

from __future__ import annotations

from typing import Final

from roundtable.games.reflets.box import box
from roundtable.games.reflets.effects.deeds import Heal, Sacrifice, Test
from roundtable.games.reflets.effects.hazards import DARK
from roundtable.games.reflets.option_makers import SEATS, hero_option
from roundtable.games.reflets.registry import DEEDS, Doing
from roundtable.games.reflets.road.turns import appoint_storyteller
from roundtable.games.reflets.state import NOBODY, RefletsTable, from_left, slot_of
from roundtable.games.reflets.trials.dice import alter, clear_absent
from roundtable.kernel.options import Option, Prompt
from roundtable.kernel.seats import Seat
from roundtable.kernel.windows import Rules

from .holdings import win
from .moments import interject
from .no_use import fizzles
from .remarks import remark

LIFE: Final = "reflets.vitality.life-points-two-to-five"
ROLL: Final = "reflets.vitality.roll-one-plain-die"
BY_GOLDEN: Final = "reflets.vitality.golden-die-designates"
NAMED: Final = "reflets.vitality.golden-six-adversary-names"
RESPONSIBLE: Final = ("reflets.death.card-to-whoever-caused-it", "reflets.death.who-counts-as-responsible")
MARKER: Final = ("reflets.wound.marker-placed", "reflets.wound.marker-shows-remaining-life")
SHIFT: Final = ("reflets.death.team-shifts-left", "reflets.death.slot-five-empties")
NAME: Final = "ask-name-hero"
SLOTS: Final = 5
HEAL: Final = Prompt("ask-heal", rules=("reflets.wound.ways-to-heal",))


def life_left(table: RefletsTable, seat: Seat, hero: str) -> int:
    """A hero's life points: what the marker shows, else what is printed."""
    return table.state.seats[seat].life.get(hero, box(table).heroes[hero].life)


def tested_option(table: RefletsTable, verb: str, seat: Seat, hero: str) -> Option[int]:
    """A hero who may be put to the test, with whose it is and how much life is left."""
    life = life_left(table, seat, hero)
    params = (("card", f"@heroes.{hero}"), ("seat", SEATS[seat]), ("life", life))
    return Option(verb, hero, value=seat, points=(f"card:{hero}",), params=params, text="tested-hero")


# --- the test ---


def test_designated(table: RefletsTable, seat: Seat, namer: int, winner: int, rule: str) -> Rules[None]:
    """The hero on the golden die's slot is tested; on a 6 the one whom an adversary names."""
    state = table.state
    heroes = state.seats[seat].heroes.cards
    if state.golden <= SLOTS:
        hero = slot_of(state.seats[seat], state.golden)
        if not hero:
            table.say("nobody-tested", rule, BY_GOLDEN, seat=SEATS[seat], slot=state.golden)
            return
        table.cite(BY_GOLDEN, "reflets.progress.golden-die-designates-heroes")
    elif heroes:
        hero = yield from name_hero(table, namer, seat, rule)
    else:
        return
    yield from test(table, seat, hero, winner, rule)


def name_hero(table: RefletsTable, namer: Seat, seat: Seat, *rules: str) -> Rules[str]:
    """An adversary names the hero."""
    heroes = table.state.seats[seat].heroes.cards
    prompt = Prompt(NAME, (("seat", SEATS[seat]),), (*rules, NAMED))
    chosen = yield from table.ask(namer, prompt, [tested_option(table, "name", seat, hero) for hero in heroes])
    return chosen.arg


def test(table: RefletsTable, seat: Seat, hero: str, winner: int, rule: str) -> Rules[None]:
    """The Guide rolls one plain die beside this hero's life points; whoever is responsible wins the dead."""
    if table.state.seats[seat].invincible:
        table.say("test-spared", rule, seat=SEATS[seat], card=f"@heroes.{hero}")
        return
    table.say("test-begins", rule, ROLL, LIFE, seat=SEATS[seat], card=f"@heroes.{hero}")
    face = yield from roll_vitality(table)
    team = table.state.seats[seat]
    if table.state.cancelled or team.invincible or hero not in team.heroes.cards:
        table.state.cancelled = False
        table.say("test-cancelled", rule, card=f"@heroes.{hero}")
        return
    life = life_left(table, seat, hero)
    if face > life:
        table.say("test-dead", "reflets.vitality.above-is-dead", card=f"@heroes.{hero}", die=face, life=life)
        yield from kill(table, seat, hero, winner, rule)
    elif face == life:
        table.say("test-unharmed", "reflets.vitality.equal-is-unharmed", card=f"@heroes.{hero}", die=face)
    else:
        table.say("test-wounded", "reflets.vitality.below-is-wounded", card=f"@heroes.{hero}", die=face, life=life)
        mark(table, seat, hero, face)


def roll_vitality(table: RefletsTable) -> Rules[int]:
    """One plain die, which leaves the parked golden one alone; before it counts, Dilemmas about tests may be played."""
    state = table.state
    outer, before = tuple(state.thrown), state.rolling
    state.thrown, state.rolling, state.cancelled = [table.roll()], "vitality", False
    yield from alter(table)
    yield from interject(table, "test")
    face = table.state.thrown[0]
    table.state.thrown, table.state.rolling = list(outer), before
    return face


# --- wounds ---


def mark(table: RefletsTable, seat: Seat, hero: str, left: int) -> None:
    """A marker shows the life points that are left."""
    table.state.seats[seat].life[hero] = left
    table.say("hero-wounded", *MARKER, card=f"@heroes.{hero}", life=left)
    table.cite("reflets.wound.marker-blocks-hero-skills", "reflets.wound.marker-spares-equipment-skills")


def lose_life(table: RefletsTable, seat: Seat, hero: str, hearts: int, winner: int, rule: str) -> Rules[None]:
    """So many blue hearts; at 0 the hero dies."""
    left = life_left(table, seat, hero) - hearts
    if left > 0:
        table.cite(rule)
        mark(table, seat, hero, left)
    else:
        table.cite("reflets.wound.marker-shows-remaining-life")
        yield from kill(table, seat, hero, winner, rule)


def heal(table: RefletsTable, seat: Seat, count: int, rule: str) -> Rules[None]:
    """So many markers are removed; where more heroes are wounded, their player says whose."""
    for _ in range(count):
        team = table.state.seats[seat]
        wounded = [hero for hero in team.heroes if hero in team.life]
        if not wounded:
            return
        options: list[Option[None]] = [hero_option("heal", hero) for hero in wounded]
        chosen = yield from table.ask(seat, HEAL, options)
        del table.state.seats[seat].life[chosen.arg]
        table.say("hero-healed", rule, *HEAL.rules, card=f"@heroes.{chosen.arg}")


# --- death ---


def kill(table: RefletsTable, seat: Seat, hero: str, winner: int, *rules: str) -> Rules[None]:
    """A hero dies: whoever is responsible wins the card, and the team shifts left."""
    state = table.state
    team = state.seats[seat]
    led = team.heroes.cards[0] == hero
    table.say("hero-dead", *rules, *RESPONSIBLE, seat=SEATS[seat], card=f"@heroes.{hero}")
    remark(table, "death", state.turn + len(team.heroes.cards), *RESPONSIBLE)
    win(table, winner, hero, team.heroes, *RESPONSIBLE)
    team.life.pop(hero, None)
    clear_absent(table)
    table.cite(*SHIFT, "reflets.death.equipment-stays-with-the-team")
    if led and team.heroes.cards:
        table.say("new-leader", "reflets.death.second-becomes-leader", card=f"@heroes.{team.heroes.cards[0]}")
    table.touch(f"gear:{seat}")
    if not (seat == state.guide and in_dark_outcome(table)):
        table.touch(f"team:{seat}")
    yield from ()


def in_dark_outcome(table: RefletsTable) -> bool:
    """While a dark outcome is applied, all that is owed is handed over before an emptied team leaves (ruling A84)."""
    trial = table.state.trial
    return trial is not None and trial.node == DARK


# --- deeds ---


@DEEDS.does(Heal)
def heal_deed(table: RefletsTable, doing: Doing, deed: Heal) -> Rules[None]:
    if fizzles(table, doing, deed):
        return
    yield from heal(table, doing.user, deed.count, doing.rule)


@DEEDS.does(Test)
def test_deed(table: RefletsTable, doing: Doing, deed: Test) -> Rules[None]:
    """Of the golden die's hero of the Guide: named on a 6, and won, by whoever's card it is, else by the storyteller.
    Of a rival's hero whom the user names and wins."""
    guide = table.state.guide
    if deed.rival:
        yield from test_rival(table, doing)
    elif doing.user != guide:
        yield from test_designated(table, guide, doing.user, doing.user, doing.rule)
    else:
        teller = yield from storyteller(table, doing.rule)
        yield from test_designated(table, guide, teller, teller, doing.rule)


def storyteller(table: RefletsTable, rule: str) -> Rules[Seat]:
    """Who tells this hazard or event: for a Door or a Room appointed only now that one is needed (ruling A09)."""
    if table.state.teller == NOBODY:
        appointed = yield from appoint_storyteller(table, table.state.guide, rule)
        table.state.teller = appointed
    return table.state.teller


def test_rival(table: RefletsTable, doing: Doing) -> Rules[None]:
    state = table.state
    options: list[Option[int]] = [
        tested_option(table, "hero", seat, hero)
        for seat in from_left(state, doing.user)
        for hero in state.seats[seat].heroes
        if not state.seats[seat].gone
    ]
    if options:
        prompt = Prompt("ask-rival-hero", (("card", box(table).name(doing.card)),), (doing.rule,))
        chosen = yield from table.ask(doing.user, prompt, options)
        yield from test(table, chosen.value, chosen.arg, doing.user, doing.rule)


@DEEDS.does(Sacrifice)
def sacrifice(table: RefletsTable, doing: Doing, deed: Sacrifice) -> Rules[None]:
    """A teammate, never the hero whose skill it is, dies and is won by whoever uses it (ruling A09)."""
    mates = [hero for hero in table.state.seats[doing.user].heroes if hero != doing.card]
    if mates:
        prompt = Prompt("ask-sacrifice", (("card", box(table).name(doing.card)),), (doing.rule,))
        chosen = yield from table.ask(doing.user, prompt, [hero_option("hero", hero) for hero in mates])
        yield from kill(table, doing.user, chosen.arg, doing.user, doing.rule)
