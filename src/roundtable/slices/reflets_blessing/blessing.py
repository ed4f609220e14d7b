"""The Blessing step (B | Bénédiction): what the Guide may announce, and who may answer by calling DAH."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from roundtable.kernel.options import PASS, Option, Prompt
from roundtable.kernel.seats import Seat, bit
from roundtable.kernel.windows import Rules

from .effects import Blessing, Dilemma, DivineSkill
from .state import SEAT, Bless, BlessingTable, Progress, adversaries, card_option, gain, give, give_any, held

THREE_SECONDS: Final = 3000
AT_ONCE: Final = 200
"""Calls within so many milliseconds of the first one count as made together: our word, the rulebook has none."""

ANNOUNCE: Final = Prompt("ask-blessing", rules=("reflets.blessing.announced-within-three-seconds",))
CALL: Final = Prompt("ask-dah", rules=("reflets.blessing.dah-fastest-within-three-seconds",))
WHO_ANSWERS: Final = Prompt("ask-who-answers", rules=("reflets.blessing.dah-several-guide-decides",))
ANSWER: Final = Prompt("ask-answer", rules=("reflets.blessing.dah-answers-with-the-same-kind",))
DILEMMA_USED: Final = ("reflets.limits.dilemma-is-free", "reflets.blessing.used-imprevu-discarded")
DAH_OR_NOT: Final = [Option("dah"), PASS]
NOTHING: Final[Option[None]] = Option("nothing")

Menu = Iterator[tuple[Option[None], str | None]]


def bless(table: BlessingTable, step: Bless) -> Rules[None]:
    """The Guide has three seconds to announce one Blessing, or none; the fastest to call DAH may answer it."""
    guide = table.state.guide
    # Veiled: a Guide who is not asked would have no divine Dilemma in hand.
    chosen = yield from table.ask(
        guide, ANNOUNCE,
        lambda: table.allowed([*skills(table, guide), *dilemmas(table, guide), (PASS, None)]),
        deadline=THREE_SECONDS, default=PASS, veiled=True,
    )  # fmt: skip
    if chosen is not PASS:
        blessing = activate(table, guide, chosen)
        caller = yield from call(table)
        work(table, guide, blessing, "reflets.blessing.optional-one-per-turn")
        if caller is not None:
            yield from answer(table, caller, chosen.verb)
    table.then(Progress())


def skills(table: BlessingTable, seat: Seat) -> Menu:
    """The divine skills of a seat's heroes."""
    for card in table.state.seats[seat].heroes:
        skill = table.content["heroes"][card].divine
        if skill is not None:
            payable = held(table, seat, skill.colour) >= skill.price
            yield card_option("skill", "heroes", card), None if payable else "reflets.blessing.skill-free-or-paid"


def dilemmas(table: BlessingTable, seat: Seat) -> Menu:
    """The Imprévus in a seat's hand: only divine Dilemmas stand on a night-blue ground."""
    for card in dict.fromkeys(table.state.seats[seat].hand):
        night_blue = isinstance(table.content["imprevus"][card], Dilemma)
        yield card_option("dilemma", "imprevus", card), None if night_blue else "reflets.blessing.night-blue-background"


def activate(table: BlessingTable, seat: Seat, chosen: Option[None]) -> Blessing:
    """Pays for a divine skill, or discards a divine Dilemma; what it will bring."""
    state, card = table.state, chosen.arg
    if chosen.verb == "skill":
        free_or_paid = "reflets.blessing.skill-free-or-paid"
        skill: DivineSkill = table.content["heroes"][card].divine
        table.say("skill-used", free_or_paid, seat=f"@seat.{seat}", card=f"@heroes.{card}")
        for _ in range(skill.price):
            give(table, seat, skill.colour, free_or_paid)
        return skill
    dilemma: Dilemma = table.content["imprevus"][card]
    table.move(card, state.seats[seat].hand, state.discard)
    table.say("dilemma-played", *DILEMMA_USED, seat=f"@seat.{seat}", card=f"@imprevus.{card}")
    return dilemma.divine


def work(table: BlessingTable, seat: Seat, blessing: Blessing, rule: str) -> None:
    """What a Blessing brings whoever uses it."""
    gain(table, seat, blessing.gems, rule)
    for card in table.peek(table.state.zones, blessing.zones, bit(seat)):
        table.say("zone-glimpsed", rule, audience=bit(seat), card=f"@zones.{card}")


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
    table.say("dah-called", "reflets.blessing.dah-fastest-within-three-seconds", seat=f"@seat.{caller}")
    return caller


def answer(table: BlessingTable, seat: Seat, verb: str) -> Rules[None]:
    """The caller plays a Blessing of the same kind, or nothing after all, and then nobody answers (ruling A34)."""
    kind, rule = skills, "reflets.blessing.skill-answered-by-a-skill"
    if verb == "dilemma":
        kind, rule = dilemmas, "reflets.blessing.dilemma-answered-by-a-dilemma"
    # Hands are hidden: nobody can tell who can't play from who won't, so both pay for the call.
    chosen = yield from table.ask(
        seat, ANSWER, lambda: table.allowed([*kind(table, seat), (NOTHING, None)]), veiled=True
    )
    if chosen is NOTHING:
        yield from give_any(table, seat, 1, "reflets.blessing.dah-empty-call-costs-a-gem")
        return
    table.state.seats[seat].played = verb == "dilemma"
    table.cite(rule)
    work(table, seat, activate(table, seat, chosen), "reflets.blessing.dah-answers-with-the-same-kind")
