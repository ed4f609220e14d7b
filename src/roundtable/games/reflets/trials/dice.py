"""Dice: every roll, what may change it once it lies there, and the golden die of Destiny."""

from __future__ import annotations

from typing import Any, Final

from roundtable.games.reflets.box import box, is_expert
from roundtable.games.reflets.effects.deeds import AddDie, ForceReroll, Reroll, SetDie, Spaces
from roundtable.games.reflets.effects.hazards import Collective
from roundtable.games.reflets.effects.terms import COLOURS, Colour
from roundtable.games.reflets.option_makers import SEATS, hero_option, number_option, token_option
from roundtable.games.reflets.registry import DEEDS, Doing
from roundtable.games.reflets.road.token_piles import spend_waiting, waiting_of, waiting_tokens
from roundtable.games.reflets.state import GOLDEN_ROLLS, Die, RefletsTable, Trial
from roundtable.games.reflets.teams.holdings import held, lose_gem
from roundtable.games.reflets.teams.moments import HUSH, LOWER, adversaries_interject, lowers, play_lower
from roundtable.games.reflets.teams.remarks import remark
from roundtable.kernel.options import DONE, Option, Prompt
from roundtable.kernel.seats import Seat
from roundtable.kernel.windows import Rules

FACES: Final = range(1, 7)
MOVEMENT: Final = ("golden", "run", "bonus")
OBJECTIVE: Final = ("individual", "collective")
COUNTS_AT_ONCE: Final = ("chance", "power")
"""Golden rolls that count as soon as they are kept; that of Progression may be paid for while the pace is chosen."""
BONUS_DIE: Final = "reflets.mystery.bonus-die-rerolls-any-dice"
KEEP: Final[Option[None]] = Option("keep")
ALL: Final[Option[None]] = Option("all")
CHANGE: Final = Prompt("ask-rolled", rules=("reflets.progress.golden-die-may-be-altered", BONUS_DIE, LOWER))
AGAIN: Final = "ask-which-dice"
PAID: Final = ("reflets.progress.golden-die-paid-reroll", "reflets.objective.paid-reroll-colours")
REROLL_PRICE: Final = 2
PARKED: Final = {
    "golden": "reflets.progress.golden-die-rolled-and-parked",
    "chance": "reflets.progress.golden-die-rerolled-for-cumulative-chance",
    "power": "reflets.power.both-sides-pay-before-the-roll",
    "regild": "reflets.progress.golden-die-paid-reroll",
}


# --- a roll ---


def throw(table: RefletsTable, what: str, count: int = 1) -> Rules[list[int]]:
    """Rolls plain dice, lets them be changed, and says what they show. Another roll may be waiting for this one."""
    outer, before = tuple(table.state.thrown), table.state.rolling
    table.state.thrown, table.state.rolling = [table.roll() for _ in range(count)], what
    faces = yield from rolled(table, what)
    table.state.thrown, table.state.rolling = list(outer), before
    return faces


def rolled(table: RefletsTable, what: str) -> Rules[list[int]]:
    """Every roll ends here: the dice lie in `state.thrown`, may still be changed, and are taken up as they then lie."""
    table.state.rolling = what
    yield from alter(table)
    faces = list(table.state.thrown)
    table.state.thrown, table.state.rolling = [], ""
    return faces


def alter(table: RefletsTable) -> Rules[None]:
    """Adversaries first, then the Guide, may change dice that have just been thrown."""
    tell(table)
    yield from adversaries_interject(table, "rolled")
    yield from guide_alters(table)


def tell(table: RefletsTable) -> None:
    for face in table.state.thrown:
        table.say(f"die-{table.state.rolling}", "reflets.trial.clover-is-the-one", die=face)
        if table.state.rolling == "golden" and face == max(FACES):
            remark(table, "six", table.state.turn)


def guide_alters(table: RefletsTable) -> Rules[None]:
    """The Guide keeps the dice, plays a Bonus Die or Dilemmas, or pays for a golden one: one veiled question, asked
    because there are tokens, cards or gems for it at all, never because of which."""
    guide = table.state.guide
    while guide_has_means(table):
        chosen: Option[Any] = yield from table.ask(guide, CHANGE, lambda: changes(table), veiled=True)
        if chosen.verb == "bonus-die":
            yield from play_bonus_die(table, chosen.arg)
        elif chosen.verb == "again":
            pay_reroll(table, guide, table.state.thrown[0])
            table.state.thrown = [table.roll()]
            table.say("die-again", *PAID, die=table.state.thrown[0])
        elif chosen.verb == "play":
            yield from play_lower(table, guide, chosen.arg)
        else:
            if chosen.verb == "hush":
                table.state.moments.hush("rolled", guide)
            return


def guide_has_means(table: RefletsTable) -> bool:
    state = table.state
    own = state.seats[state.guide]
    means = own.hand.cards or waiting_tokens(own) or any(rule is None for _, rule in paid_rerolls(table))
    return bool(means) and state.guide not in state.moments.hushed.get("rolled", ())


def changes(table: RefletsTable) -> list[Option[Any]]:
    guide, rolling = table.state.guide, table.state.rolling
    dilemmas = box(table).dilemmas
    played = [
        (option, None if any(fits(deed, rolling) for deed in dilemmas[option.arg].lower.do) else LOWER)
        for option in lowers(table, guide, "rolled")
    ]
    return [KEEP, *bonus_dice(table, guide), *table.allowed(paid_rerolls(table)), *table.allowed(played), HUSH]


def paid_rerolls(table: RefletsTable) -> list[tuple[Option[Any], str | None]]:
    """The golden die just rolled for Chance or a divine power, for two gems of its colour (ruling A52)."""
    state = table.state
    if state.rolling not in COUNTS_AT_ONCE:
        return []
    face = state.thrown[0]
    option: Option[Any] = Option("again", "golden", rules=PAID, params=(("die", face),), text="option-regild")
    return [(option, why_not_reroll(table, state.guide, face))]


def fits(deed: object, rolling: str) -> bool:
    """Whether a deed can change this roll."""
    if isinstance(deed, Spaces):
        return rolling in MOVEMENT
    if isinstance(deed, AddDie):
        return rolling in MOVEMENT or rolling in OBJECTIVE
    return isinstance(deed, Reroll | SetDie)


# --- the Bonus Die ---


def bonus_dice(table: RefletsTable, seat: Seat) -> list[Option[None]]:
    """A waiting Bonus Die, anybody's: it serves whoever plays it. One is offered, for they are all alike."""
    return [token_option("bonus-die", token) for token in waiting_of(table.state, seat, "bonus-die")[:1]]


def play_bonus_die(table: RefletsTable, token: str) -> Rules[None]:
    """Right after any roll, one or several of its dice are thrown again."""
    guide = table.state.guide
    spend_waiting(table, guide, token, BONUS_DIE)
    yield from throw_again(table, guide, len(table.state.thrown), BONUS_DIE)


def throw_again(table: RefletsTable, seat: Seat, most: int, rule: str) -> Rules[None]:
    """Up to so many of the dice just thrown are thrown again."""
    chosen = yield from choose_dice(table, seat, list(table.state.thrown), most, rule)
    for index in chosen:
        table.state.thrown[index] = table.roll()
        table.say("die-again", rule, die=table.state.thrown[index])


def choose_dice(table: RefletsTable, seat: Seat, faces: list[int], most: int, rule: str) -> Rules[list[int]]:
    """Which of these dice, one by one or all of them: their places in the row. A single die needs no question."""
    if len(faces) == 1:
        return [0]
    chosen: list[int] = []
    while len(chosen) < min(most, len(faces)):
        options: list[Option[Any]] = [
            die_option("die", index, face) for index, face in enumerate(faces) if index not in chosen
        ]
        if not chosen and most >= len(faces):
            options.append(ALL)
        picked = yield from table.ask(
            seat, Prompt(AGAIN, (("count", most - len(chosen)),), (rule,)), [*options, DONE] if chosen else options
        )
        if picked.verb == "all":
            return list(range(len(faces)))
        if picked.verb == "done":
            break
        chosen.append(picked.value)
    return chosen


def die_option(verb: str, index: int, face: int) -> Option[int]:
    """About a die by its place in the row, from 1 on."""
    return Option(verb, str(index + 1), value=index, points=(f"die:{index + 1}",), params=(("die", face),))


def choose_face(table: RefletsTable, seat: Seat, rule: str) -> Rules[int]:
    chosen = yield from table.ask(seat, Prompt("ask-face", rules=(rule,)), [number_option("face", n) for n in FACES])
    return chosen.value


# --- the golden die ---


def roll_golden(table: RefletsTable, what: str) -> Rules[int]:
    """The golden die is rolled and parked; what a Blessing made of it holds for the roll of Progression."""
    state = table.state
    outer, before = tuple(state.thrown), state.rolling
    state.thrown = [state.fixed_golden if what == "golden" and state.fixed_golden else table.roll()]
    faces = yield from rolled(table, what)
    state = table.state
    state.thrown, state.rolling = list(outer), before
    state.golden = faces[0]
    table.say("golden-parked", PARKED[what], die=state.golden)
    return state.golden


def reroll_colour(face: int) -> Colour | None:
    """reflets.objective.paid-reroll-colours: 1 red, 2 orange, 3 violet, 4 green, 5 blue. A 6 has none."""
    return COLOURS[face - 1] if 1 <= face <= len(COLOURS) else None


def why_not_reroll(table: RefletsTable, seat: Seat, face: int) -> str | None:
    """The rule that keeps a die of this face from being thrown again for gems."""
    colour = reroll_colour(face)
    if colour is None:
        return "reflets.objective.six-has-no-paid-reroll"
    return None if held(table.state, seat, colour) >= REROLL_PRICE else "reflets.objective.paid-reroll-two-gems"


def pay_reroll(table: RefletsTable, seat: Seat, face: int) -> None:
    colour = reroll_colour(face)
    assert colour is not None, "a 6 has no paid reroll"
    for _ in range(REROLL_PRICE):
        lose_gem(table, seat, colour, "reflets.objective.paid-reroll-two-gems")
    table.cite("reflets.objective.paid-reroll-colours")


def golden_reroll_options(table: RefletsTable, seat: Seat) -> list[Option[Any]]:
    """At any moment of the Guide's own turn the parked die may be thrown again for gems (ruling A52)."""
    state = table.state
    if seat != state.guide or not state.golden or state.phase != "play":
        return []
    option: Option[Any] = Option("regild", rules=PAID, params=(("die", state.golden),))
    return table.allowed([(option, why_not_reroll(table, seat, state.golden))])


def reroll_golden(table: RefletsTable, seat: Seat) -> Rules[None]:
    """What the old result has already decided stands (ruling A52)."""
    pay_reroll(table, seat, table.state.golden)
    yield from roll_golden(table, "regild")


# --- the colours of dice ---


def slot_colour(table: RefletsTable, slot: int) -> str:
    """The colour of the die for this slot: three white and two black ones, or with expert dice two, two and one."""
    if is_expert(table, table.state.guide):
        return "white" if slot <= 2 else "grey" if slot <= 4 else "black"
    return "white" if slot <= 3 else "black"


def hero_joined(table: RefletsTable, seat: Seat, hero: str) -> Rules[None]:
    """reflets.collective.hero-joining-midway-rolls-a-die: of the slot's colour, added to the objective at hand."""
    state = table.state
    trial = state.trial
    if trial is None or seat != state.guide or not trial.dice or hero not in state.seats[seat].heroes.cards:
        return
    if kind_of(table) != "collective":
        return
    colour = slot_colour(table, state.seats[seat].heroes.cards.index(hero) + 1)
    faces = yield from throw(table, "collective")
    on_track(table).dice.append(Die(faces[0], colour, hero))
    table.say("hero-joins-objective", "reflets.collective.hero-joining-midway-rolls-a-die", card=f"@heroes.{hero}")


# --- dice on the track ---


def on_track(table: RefletsTable) -> Trial:
    """The trial that goes on."""
    trial = table.state.trial
    assert trial is not None, "a trial goes on"
    return trial


def clear_absent(table: RefletsTable) -> None:
    """Dice of heroes who are gone leave the track."""
    trial, heroes = table.state.trial, table.state.seats[table.state.guide].heroes.cards
    if trial is not None:
        trial.dice = [die for die in trial.dice if not die.hero or die.hero in heroes]


def kind_of(table: RefletsTable) -> str:
    """What the dice of the objective at hand are rolled for."""
    trial = on_track(table)
    return "collective" if isinstance(box(table).node(trial.hazard, trial.node), Collective) else "individual"


def reroll_on_track(table: RefletsTable, places: list[int], rule: str) -> Rules[None]:
    """Dice on the track are thrown again and keep their heroes (rulings A53, A70)."""
    faces = yield from throw(table, kind_of(table), len(places))
    dice = on_track(table).dice
    for place, face in zip(places, faces, strict=True):
        dice[place].face, dice[place].aside = face, False
        table.say("die-again", rule, "reflets.objective.rerolled-die-keeps-its-hero", die=face)


def has_dice_on_track(table: RefletsTable) -> bool:
    return table.state.trial is not None and bool(table.state.trial.dice)


# --- deeds ---


@DEEDS.does(SetDie)
def set_die(table: RefletsTable, doing: Doing, deed: SetDie) -> Rules[None]:
    """A die just thrown, or one on the track, shows what its player likes; as a Blessing, this turn's golden die."""
    state = table.state
    faces = list(state.thrown) or [die.face for die in on_track(table).dice] if in_roll(table) else []
    place = (yield from choose_dice(table, doing.user, faces, 1, doing.rule))[0] if faces else 0
    face = yield from choose_face(table, doing.user, doing.rule)
    if table.state.thrown:
        table.state.thrown[place] = face
        if table.state.rolling == "chance":
            table.cite("reflets.chance.die-can-be-set-by-a-dilemma")
    elif faces:
        on_track(table).dice[place].face = face
    else:
        table.state.fixed_golden = face
    table.say("die-set", doing.rule, seat=SEATS[doing.user], die=face)


def in_roll(table: RefletsTable) -> bool:
    """Whether dice lie there that can be changed: just thrown, or on the track."""
    return bool(table.state.thrown) or has_dice_on_track(table)


@DEEDS.does(Reroll)
def reroll(table: RefletsTable, doing: Doing, deed: Reroll) -> Rules[None]:
    """Up to so many of the dice just thrown, or of those on the track."""
    if table.state.thrown:
        yield from throw_again(table, doing.user, deed.count, doing.rule)
    elif has_dice_on_track(table):
        faces = [die.face for die in on_track(table).dice]
        places = yield from choose_dice(table, doing.user, faces, deed.count, doing.rule)
        yield from reroll_on_track(table, places, doing.rule)


@DEEDS.does(ForceReroll)
def force_reroll(table: RefletsTable, doing: Doing, deed: ForceReroll) -> Rules[None]:
    """The Guide's roll is void and thrown again. A passed objective is: its dice leave the track, and what was spent
    on it stays spent (ruling A71)."""
    state = table.state
    if state.thrown:
        if deed.golden and state.rolling not in GOLDEN_ROLLS:
            return
        state.thrown = [table.roll() for _ in state.thrown]
        table.say("roll-void", doing.rule, seat=SEATS[doing.user])
        tell(table)
        if doing.when == "test":
            yield from guide_alters(table)
    elif has_dice_on_track(table) and not deed.golden:
        on_track(table).dice.clear()
        table.say(
            "objective-void", doing.rule, "reflets.objective.forced-reroll-voids-the-pass", seat=SEATS[doing.user]
        )


@DEEDS.does(AddDie)
def add_die(table: RefletsTable, doing: Doing, deed: AddDie) -> Rules[None]:
    """One more die: for the movement or objective just rolled for, one still to be rolled, or one that was missed; to a
    die that is thrown again it comes as one more on the track."""
    for _ in range(deed.count):
        if table.state.thrown and table.state.rolling in MOVEMENT:
            faces = yield from throw(table, "bonus")
            table.state.steps_walked += faces[0]
            table.say("movement-changed", doing.rule, number=faces[0])
        elif has_dice_on_track(table):
            yield from die_on_track(table, doing)
        elif table.state.thrown:
            table.state.thrown.append(table.roll())
            on_track(table).extra += 1
            tell(table)
        elif table.state.trial is not None:
            on_track(table).extra += 1
            table.say("die-added", doing.rule, seat=SEATS[doing.user])


def die_on_track(table: RefletsTable, doing: Doing) -> Rules[None]:
    """A die joins those on the track: for the hero of an individual objective, else for whomever its player likes."""
    hero = on_track(table).hero
    if kind_of(table) == "collective":
        heroes = list(table.state.seats[table.state.guide].heroes)
        prompt = Prompt("ask-extra-die", rules=(doing.rule,))
        chosen = yield from table.ask(doing.user, prompt, [hero_option("hero", each) for each in heroes])
        hero = chosen.arg
    faces = yield from throw(table, kind_of(table))
    on_track(table).dice.append(Die(faces[0], "", hero))
    on_track(table).extra += 1  # should the objective be contested, all its dice are thrown anew (ruling A71)
    table.say("die-added", doing.rule, seat=SEATS[doing.user])
