"""The Blessing step (B | Bénédiction): what the Guide may announce, and who may answer by calling DAH."""

from __future__ import annotations

from typing import Any, Final

from roundtable.games.reflets.box import box
from roundtable.games.reflets.option_makers import SEATS, about, seat_option
from roundtable.games.reflets.registry import Doing, do
from roundtable.games.reflets.state import Bless, RefletsTable, adversaries, is_duel
from roundtable.games.reflets.teams.holdings import may_play, pay_gems
from roundtable.games.reflets.teams.moments import (
    AT_ONCE,
    adversaries_interject,
    half_option,
    lay_open,
    put_away,
    seconds,
)
from roundtable.games.reflets.teams.no_use import no_use
from roundtable.games.reflets.teams.remarks import remark
from roundtable.games.reflets.teams.skills import PRICED, pay_for, usable
from roundtable.kernel.answers import Answer
from roundtable.kernel.options import PASS, Option, Prompt
from roundtable.kernel.seats import Seat
from roundtable.kernel.windows import Rules

from .hinges import at_hinge
from .powers import power_options, use_power

ANNOUNCE: Final = Prompt("ask-blessing", rules=("reflets.blessing.announced-within-three-seconds",))
CALL: Final = "reflets.blessing.dah-fastest-within-three-seconds"
WHO_ANSWERS: Final = Prompt("ask-who-answers", rules=("reflets.blessing.dah-several-guide-decides",))
SAME_KIND: Final = "reflets.blessing.dah-answers-with-the-same-kind"
ANSWER: Final = Prompt("ask-answer", rules=(SAME_KIND,))
EMPTY_CALL: Final = "reflets.blessing.dah-empty-call-costs-a-gem"
NIGHT_BLUE: Final = "reflets.blessing.night-blue-background"
ONE_OR_NONE: Final = ("reflets.blessing.optional-one-per-turn", "reflets.blessing.three-kinds")
DAH: Final[Option[None]] = Option("dah", text="call-dah")
NOTHING: Final[Option[None]] = Option("nothing", text="answer-nothing")

Menu = list[tuple[Option[Any], str | None]]


def bless(table: RefletsTable, step: Bless) -> Rules[None]:
    """The Guide has three seconds to announce one Blessing, or none."""
    guide = table.state.guide
    # Veiled: a Guide who is not asked would have no divine Dilemma in hand.
    chosen = yield from at_hinge(
        table, guide, ANNOUNCE,
        lambda: table.allowed([
            *usable(table, guide, "divine"), *dilemmas(table, guide), *power_options(table, guide), (PASS, None),
        ]),
        deadline=seconds(table), default=PASS, veiled=True,
    )  # fmt: skip
    table.cite(*ONE_OR_NONE)
    if chosen.verb == "skill":
        yield from skill_blessing(table, guide, chosen)
    elif chosen.verb == "dilemma":
        yield from dilemma_blessing(table, guide, chosen.arg)
    elif chosen.verb == "power":
        yield from use_power(table, guide, chosen.arg)


# --- what there is to announce ---


def dilemmas(table: RefletsTable, seat: Seat) -> Menu:
    """The Imprévus in a hand: only divine Dilemmas stand on a night-blue ground."""
    contents = box(table)
    menu: Menu = []
    for card in dict.fromkeys(table.state.seats[seat].hand):
        divine = card in contents.dilemmas and contents.dilemmas[card].divine
        if divine:
            idle = no_use(table, seat, contents.dilemmas[card].lower.do)
            menu.append((half_option("dilemma", card, "divine", idle), None))
        else:
            menu.append((about("dilemma", card, contents.name(card)), NIGHT_BLUE))
    return menu


def skill_blessing(table: RefletsTable, guide: Seat, chosen: Option[Any]) -> Rules[None]:
    """A divine skill: paid for, answered by the fastest, worked out before the answer is (ruling A74)."""
    yield from pay_for(table, guide, chosen)
    if (yield from is_stopped(table)):
        return
    card, skill = chosen.value
    caller = yield from call(table, "skill", card)
    yield from do(table, Doing(guide, card, PRICED["divine"], when="skill"), skill.do)
    if caller is not None:
        yield from answer_skill(table, caller)


def dilemma_blessing(table: RefletsTable, guide: Seat, card: str) -> Rules[None]:
    half = box(table).dilemmas[card].lower
    rule = "reflets.blessing.dilemma-answered-by-a-dilemma"
    works = yield from lay_open(table, guide, card, half, "reflets.limits.dilemma-bottom-half-for-the-guide", rule)
    if works and (yield from is_stopped(table)):
        works = False
    if not works:
        put_away(table, card)
        return
    caller = yield from call(table, "dilemma", card)
    yield from do(table, Doing(guide, card, rule, when="bless"), half.do)
    put_away(table, card)
    if caller is not None:
        yield from answer_dilemma(table, caller)


def is_stopped(table: RefletsTable) -> Rules[bool]:
    """Whether an adversary's Dilemma stops the Blessing; what was paid for it stays paid."""
    table.state.cancelled = False
    yield from adversaries_interject(table, "bless")
    was, table.state.cancelled = table.state.cancelled, False
    return was


# --- DAH ---


def call(table: RefletsTable, kind: str, card: str) -> Rules[Seat | None]:
    """Who may answer: the fastest to call DAH. All adversaries may call, whatever they hold; none in Duel."""
    state = table.state
    if is_duel(state):
        table.cite("reflets.duel.dah-only-against-powers")
        return None
    params = (("seat", SEATS[state.guide]), ("kind", kind), ("card", box(table).name(card)))
    claims = yield from table.race(
        adversaries(state), Prompt("ask-dah", params, (CALL,), f"card:{card}"), lambda _: [DAH, PASS],
        deadline=seconds(table), tie=AT_ONCE,
    )  # fmt: skip
    caller = yield from fastest(table, claims)
    if caller is not None:
        table.say("dah-called", CALL, seat=SEATS[caller])
        remark(table, "dah", state.turn, CALL, every=3)
    return caller


def fastest(table: RefletsTable, claims: list[Answer]) -> Rules[Seat | None]:
    """Of several who called together the Guide decides which one plays."""
    if not claims:
        return None
    if len(claims) == 1:
        return claims[0].seat
    options = [seat_option("caller", claim.seat) for claim in claims]
    decided = yield from table.ask(table.state.guide, WHO_ANSWERS, options)
    return decided.value


def answer_skill(table: RefletsTable, caller: Seat) -> Rules[None]:
    """A divine skill of the caller's heroes or LOOT, or nothing after all (ruling A34)."""
    chosen = yield from table.ask(
        caller, ANSWER, lambda: table.allowed([*usable(table, caller, "divine"), (NOTHING, None)]), veiled=True
    )
    if chosen.verb == "nothing":
        yield from pay_gems(table, caller, 1, EMPTY_CALL)
        return
    table.cite(SAME_KIND, "reflets.blessing.skill-answered-by-a-skill")
    yield from pay_for(table, caller, chosen)
    card, skill = chosen.value
    yield from do(table, Doing(caller, card, "reflets.blessing.skill-answered-by-a-skill", when="skill"), skill.do)


def answer_dilemma(table: RefletsTable, caller: Seat) -> Rules[None]:
    """A divine Dilemma out of the caller's hand, which is their one Imprévu of the turn (ruling A35)."""
    rule = "reflets.blessing.dilemma-answered-by-a-dilemma"

    def options() -> Menu:
        spent = None if may_play(table.state, caller) else "reflets.limits.adversary-plays-one-imprevu-per-turn"
        return [*[(option, forbidden or spent) for option, forbidden in dilemmas(table, caller)], (NOTHING, None)]

    # Hands are hidden: nobody can tell who can't play from who won't, so both pay for the call.
    chosen = yield from table.ask(caller, ANSWER, lambda: table.allowed(options()), veiled=True)
    if chosen.verb == "nothing":
        yield from pay_gems(table, caller, 1, EMPTY_CALL)
        return
    card = chosen.arg
    table.state.seats[caller].played += 1
    half = box(table).dilemmas[card].lower
    works = yield from lay_open(table, caller, card, half, rule, SAME_KIND)
    if works:
        yield from do(table, Doing(caller, card, rule, when="bless"), half.do)
    put_away(table, card)
