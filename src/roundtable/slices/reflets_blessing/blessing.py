"""The Blessing step (B | Bénédiction): what the Guide may announce, and who may answer by calling DAH."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from roundtable.kernel.options import PASS, Option, Prompt
from roundtable.kernel.seats import EVERYONE, Seat, bit
from roundtable.kernel.windows import Rules

from .effects import Colour, Dilemma, DrawGems, DrawImprevus, Effect, Hero, LookAhead, RevealHero
from .gems import FULL_COLOUR, LOSE, draw_imprevu, gain, held, hero_option, imprevu_option, part_with, spend
from .state import Bless, BlessingTable, EndTurn, Progress, adversaries

THREE_SECONDS: Final = 3000
AT_ONCE: Final = 200
"""Calls within so many milliseconds of the first one count as made together: our word, the rulebook has none."""

POWERS: Final[dict[str, tuple[Colour, str]]] = {
    "necropolis": ("red", "scouting"), "scouting": ("blue", "necropolis"),
}  # fmt: skip
"""Each divine power of this slice: its colour, and the power opposed to it."""

ANNOUNCE: Final = Prompt(
    "ask-blessing",
    rules=(
        "reflets.blessing.three-kinds", "reflets.blessing.optional-one-per-turn",
        "reflets.blessing.announced-within-three-seconds",
    ),
)  # fmt: skip
CALL: Final = Prompt("ask-dah", rules=("reflets.blessing.dah-fastest-within-three-seconds",))
WHO_ANSWERS: Final = Prompt("ask-who-answers", rules=("reflets.blessing.dah-several-guide-decides",))
ANSWER: Final = Prompt("ask-answer", rules=("reflets.blessing.dah-answers-with-the-same-kind",))
OPPOSE: Final = Prompt("ask-oppose", rules=("reflets.power.one-to-five-adversary-chooses",))
TEAMMATE: Final = Prompt("ask-sacrifice")
VICTIM: Final = Prompt("ask-victim", rules=("reflets.power.necropolis-on-any-player",))

DAH: Final[Option[None]] = Option("dah")
DAH_OR_NOT: Final = [DAH, PASS]
NOTHING: Final[Option[None]] = Option("nothing")
CANCEL: Final[Option[None]] = Option("cancel")
CANCEL_OR_USE: Final = [CANCEL, Option("use")]
SEAT: Final = [Option("seat", str(seat), value=seat, params=(("seat", f"@seat.{seat}"),)) for seat in range(4)]
POWER: Final[dict[str, Option[None]]] = {
    name: Option("power", name, params=(("power", f"@text.power-{name}"),)) for name in POWERS
}

Menu = Iterator[tuple[Option[None], str | None]]


def bless(table: BlessingTable, step: Bless) -> Rules[None]:
    """The Guide has three seconds to announce one Blessing, or none. A Guide without a team only draws a gem."""
    guide = table.state.guide
    if not table.state.seats[guide].heroes:
        table.say(
            "ghost-turn", "reflets.ghost.no-dragon-step", "reflets.ghost.draws-a-gem-first", seat=f"@seat.{guide}"
        )
        gain(table, guide, 1)
        table.then(EndTurn(ghost=True))
        return
    # Veiled: a Guide who is not asked would have no divine Dilemma in hand.
    chosen = yield from table.ask(
        guide, ANNOUNCE, lambda: table.allowed(blessings(table, guide)),
        deadline=THREE_SECONDS, default=PASS, veiled=bool(table.state.seats[guide].hand),
    )  # fmt: skip
    lost = False
    if chosen.verb == "power":
        lost = yield from divine_power(table, chosen.arg)
    elif chosen is not PASS:
        effect = activate(table, guide, chosen)
        caller = yield from call(table)
        yield from work(table, guide, effect, chosen.arg)
        put_away(table)
        if caller is not None:
            yield from answer(table, caller, chosen.verb)
    table.then(EndTurn() if lost else Progress())


def blessings(table: BlessingTable, seat: Seat) -> Menu:
    """All that the Guide may announce: divine skills, divine Dilemmas, divine powers."""
    yield from skills(table, seat)
    yield from dilemmas(table, seat)
    for name in POWERS:
        yield POWER[name], power_forbidden(table, seat, name)
    yield PASS, None


def skills(table: BlessingTable, seat: Seat) -> Menu:
    """The divine skills of a seat's heroes."""
    for card in table.state.seats[seat].heroes:
        hero: Hero = table.content["heroes"][card]
        if hero.divine is not None:
            forbidden = None
            if held(table, seat, hero.divine.colour) < hero.divine.gems:
                forbidden = "reflets.blessing.skill-free-or-paid"
            yield hero_option("skill", card), forbidden


def dilemmas(table: BlessingTable, seat: Seat) -> Menu:
    """The Dilemmas in a seat's hand: on a night-blue ground or not."""
    for card in dict.fromkeys(table.state.seats[seat].hand):
        imprevu = table.content["imprevus"][card]
        if isinstance(imprevu, Dilemma):
            night_blue = imprevu.divine is not None
            yield imprevu_option("dilemma", card), None if night_blue else "reflets.blessing.night-blue-background"


def power_forbidden(table: BlessingTable, seat: Seat, name: str) -> str | None:
    full = held(table, seat, POWERS[name][0]) >= FULL_COLOUR
    return None if full else "reflets.power.costs-a-full-colour"


def activate(table: BlessingTable, seat: Seat, chosen: Option[None]) -> Effect:
    """Pays for a divine skill, or lays a divine Dilemma open; what it will do."""
    state, card = table.state, chosen.arg
    if chosen.verb == "skill":
        divine = table.content["heroes"][card].divine
        spend(table, seat, divine.colour, divine.gems)
        table.say("skill-used", "reflets.blessing.skill-free-or-paid", seat=f"@seat.{seat}", card=f"@heroes.{card}")
        does: Effect = divine.does
    else:
        table.move(card, state.seats[seat].hand, state.playing)
        table.say("dilemma-played", "reflets.limits.dilemma-is-free", seat=f"@seat.{seat}", card=f"@imprevus.{card}")
        does = table.content["imprevus"][card].divine
    return does


def put_away(table: BlessingTable) -> None:
    """A Dilemma that has been used is discarded."""
    if table.state.playing:
        table.move_all(table.state.playing, table.state.imprevu_discard)
        table.cite("reflets.blessing.used-imprevu-discarded")


# --- DAH ---


def call(table: BlessingTable) -> Rules[Seat | None]:
    """Who may answer: the fastest to call DAH. All adversaries may call, whatever they hold."""
    state = table.state
    claims = yield from table.race(adversaries(state), CALL, lambda _: DAH_OR_NOT, deadline=THREE_SECONDS, tie=AT_ONCE)
    if not claims:
        return None
    caller = claims[0].seat
    if len(claims) > 1:
        decided = yield from table.ask(state.guide, WHO_ANSWERS, [SEAT[claim.seat] for claim in claims])
        caller = decided.value
    table.say("dah-called", seat=f"@seat.{caller}")
    return caller


def answer(table: BlessingTable, seat: Seat, verb: str) -> Rules[None]:
    """The caller plays a Blessing of the same kind, or has nothing to play after all.

    Hands are hidden, so that nobody can tell who can't play from who won't: both pay for the call.
    """

    def menu() -> Menu:
        yield from skills(table, seat) if verb == "skill" else dilemmas(table, seat)
        yield NOTHING, None

    chosen = yield from table.ask(seat, ANSWER, lambda: table.allowed(menu()), veiled=verb == "dilemma")
    if chosen is NOTHING:
        yield from empty_call(table, seat)
        return
    if verb == "dilemma":
        table.state.seats[seat].played = True
        table.cite("reflets.blessing.dilemma-answered-by-a-dilemma")
    else:
        table.cite("reflets.blessing.skill-answered-by-a-skill")
    yield from work(table, seat, activate(table, seat, chosen), chosen.arg)
    put_away(table)


def empty_call(table: BlessingTable, seat: Seat) -> Rules[None]:
    """Nobody else may answer instead (ruling A34)."""
    table.say("dah-empty", "reflets.blessing.dah-empty-call-costs-a-gem", seat=f"@seat.{seat}")
    yield from part_with(table, seat, 1, LOSE)


# --- what Blessings do ---


def work(table: BlessingTable, seat: Seat, effect: Effect, user: str) -> Rules[None]:
    """Carries out what a divine skill or Dilemma says, for the benefit of this seat."""
    state = table.state
    match effect:
        case DrawGems(count):
            gain(table, seat, count)
        case DrawImprevus(count):
            for _ in range(count):
                yield from draw_imprevu(table, seat)
        case RevealHero():
            for card in table.peek(state.heroes, 1, EVERYONE):
                table.say("hero-revealed", card=f"@heroes.{card}")
        case LookAhead(count):
            for card in table.peek(state.zones, count, bit(seat)):
                table.say("zone-glimpsed", audience=bit(seat), card=f"@zones.{card}")
        case _:
            yield from sacrifice(table, seat, user)


def sacrifice(table: BlessingTable, seat: Seat, user: str) -> Rules[None]:
    team = table.state.seats[seat].heroes
    if len(team) < 2:
        return
    chosen = yield from table.ask(seat, TEAMMATE, [hero_option("hero", card) for card in team if card != user])
    table.cite("reflets.death.who-counts-as-responsible")
    kill(table, seat, chosen.arg, seat)


def kill(table: BlessingTable, seat: Seat, card: str, winner: Seat) -> None:
    """The hero leaves the team, which closes ranks to the left; whoever caused the death wins the card."""
    seats = table.state.seats
    slot = list(seats[seat].heroes).index(card)
    table.move(card, seats[seat].heroes, seats[winner].pouch)
    table.say(
        "hero-killed", "reflets.death.card-to-whoever-caused-it", "reflets.death.slot-five-empties",
        card=f"@heroes.{card}", seat=f"@seat.{winner}",
    )  # fmt: skip
    if slot < len(seats[seat].heroes):
        table.cite("reflets.death.team-shifts-left")
        if slot == 0:
            table.cite("reflets.death.second-becomes-leader")


# --- divine powers ---


def divine_power(table: BlessingTable, name: str) -> Rules[bool]:
    """Named, perhaps opposed, paid by both sides, and only then rolled for; whether the Guide loses the turn."""
    guide, opposed = table.state.guide, POWERS[name][1]
    table.say("power-named", "reflets.power.guide-names-it-first", seat=f"@seat.{guide}", power=f"@text.power-{name}")
    opponent = yield from call(table)
    if opponent is not None and power_forbidden(table, opponent, opposed):
        yield from empty_call(table, opponent)
        opponent = None
    spend(table, guide, POWERS[name][0], FULL_COLOUR)
    table.cite("reflets.power.costs-a-full-colour")
    if opponent is not None:
        spend(table, opponent, POWERS[opposed][0], FULL_COLOUR)
        table.cite(
            "reflets.power.opposed-within-three-seconds", "reflets.power.opposed-pairs",
            "reflets.power.both-sides-pay-before-the-roll",
        )  # fmt: skip
    die = table.roll()
    if die == 6:
        table.say("turn-lost", "reflets.power.six-loses-the-turn", seat=f"@seat.{guide}")
        if opponent is not None:
            table.cite("reflets.power.six-wastes-the-opposing-gems")
        return True
    table.say("power-rolled", die=die)
    if opponent is not None:
        if (yield from table.ask(opponent, OPPOSE, CANCEL_OR_USE)) is CANCEL:
            table.say("power-cancelled", seat=f"@seat.{opponent}")
            return False
    yield from use_power(table, guide, name, die)
    if opponent is not None:
        yield from use_power(table, opponent, opposed, die)
    return False


def use_power(table: BlessingTable, seat: Seat, name: str, die: int) -> Rules[None]:
    if name == "scouting":
        # No Mystery token lies on the Road of this slice, so there is none to look at.
        table.say("nothing-scouted", seat=f"@seat.{seat}")
        return
    state = table.state
    chosen = yield from table.ask(seat, VICTIM, SEAT[: len(state.seats)])
    team = list(state.seats[chosen.value].heroes)
    if die <= len(team):
        table.cite("reflets.power.necropolis-kills-the-numbered-hero")
        kill(table, chosen.value, team[die - 1], seat)
