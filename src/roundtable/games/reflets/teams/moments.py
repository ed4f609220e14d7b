"""Dilemmas: when each half may be played, by whom, and how a card is cancelled."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final

from roundtable.games.reflets.box import box
from roundtable.games.reflets.effects.cards import Half
from roundtable.games.reflets.effects.deeds import Cancel, Choose, ForceReroll, Raise
from roundtable.games.reflets.effects.hazards import VitalityStep
from roundtable.games.reflets.option_makers import SEATS
from roundtable.games.reflets.registry import DEEDS, Doing, do
from roundtable.games.reflets.state import GOLDEN_ROLLS, RefletsTable, adversaries
from roundtable.kernel.options import PASS, Option, Prompt
from roundtable.kernel.seats import EVERYONE, Seat
from roundtable.kernel.windows import Rules

from .holdings import gain_gems, may_play
from .no_use import no_use
from .remarks import cry

AT_ONCE: Final = 200
"""Calls within so many milliseconds of the first one count as made together: our word, the rulebook has none."""
UPPER: Final = "reflets.limits.dilemma-top-half-for-adversaries"
LOWER: Final = "reflets.limits.dilemma-bottom-half-for-the-guide"
ONE_A_TURN: Final = "reflets.limits.adversary-plays-one-imprevu-per-turn"
FREE: Final = "reflets.limits.dilemma-is-free"
SITUATION: Final = "reflets.limits.three-kinds-of-imprevu"
HUSH: Final[Option[None]] = Option("hush")
"""Not again in this turn."""
ADVERSARY: Final = {
    moment: Prompt(f"ask-adversary-{moment}", rules=(UPPER, "reflets.roles.adversaries-act-out-of-turn"))
    for moment in (
        "dragon", "rolled", "land", "token", "chance", "reveal", "malus", "prepare", "passed", "missed", "won", "lost",
        "test", "found", "card", "bless",
    )
}  # fmt: skip
GUIDE: Final = {moment: Prompt(f"ask-guide-{moment}", rules=(LOWER,)) for moment in ADVERSARY}


def seconds(table: RefletsTable) -> int:
    """How long the three seconds of the rulebook last at this table, in milliseconds."""
    return int(table.setup.options.get("seconds", 3)) * 1000


# --- the window at a moment ---


def interject(table: RefletsTable, moment: str) -> Rules[None]:
    """At this moment adversaries may play the upper halves of Dilemmas, then the Guide lower ones.

    Everybody with cards is asked, whatever they hold: the pause itself would tell.
    """
    yield from adversaries_interject(table, moment)
    yield from guide_interjects(table, moment)


def adversaries_interject(table: RefletsTable, moment: str) -> Rules[None]:
    state = table.state
    if not may_be_held(table, box(table).uppers.get(moment, ())):
        return
    hushed = state.moments.hushed.get(moment, ())
    asked = [seat for seat in adversaries(state) if may_play(state, seat) and seat not in hushed]
    while asked:
        answers = yield from table.race(
            asked, ADVERSARY[moment], lambda seat: [*uppers(table, seat, moment), PASS, HUSH],
            deadline=seconds(table), winners=len(asked), tie=AT_ONCE, veiled=True,
        )  # fmt: skip
        for answer in answers:
            if answer.option.verb == "hush":
                table.state.moments.hush(moment, answer.seat)
        called = [(answer.seat, answer.option.arg) for answer in answers if answer.option.verb == "play"]
        for seat, card in called:  # all hear what is called, also what waits while another card is played
            table.show_card(card, table.state.seats[seat].hand, EVERYONE)
        asked = []
        for seat, card in called:
            if may_play(table.state, seat) and is_still(table, moment):
                yield from play_upper(table, seat, card)
                asked.append(seat)
        # Only in a Duel may whoever has played one play another.
        asked = [seat for seat in asked if may_play(table.state, seat) and is_still(table, moment)]


def is_still(table: RefletsTable, moment: str) -> bool:
    """Whether it is that moment still: an objective that somebody has contested is passed no more."""
    trial = table.state.trial
    return moment != "passed" or (trial is not None and bool(trial.dice))


def guide_interjects(table: RefletsTable, moment: str) -> Rules[None]:
    """reflets.limits.guide-plays-any-number-of-imprevus: the Guide goes on until satisfied."""
    guide = table.state.guide
    while guide_is_asked(table, moment):
        chosen = yield from table.ask(
            guide, GUIDE[moment], lambda: [*lowers(table, guide, moment), PASS, HUSH], veiled=True
        )
        if chosen.verb == "hush":
            table.state.moments.hush(moment, guide)
        if chosen.verb != "play":
            return
        yield from play_lower(table, guide, chosen.arg)


def guide_is_asked(table: RefletsTable, moment: str) -> bool:
    """Because the Guide has cards at all, never because of which."""
    state = table.state
    hushed = state.guide in state.moments.hushed.get(moment, ())
    if hushed or not state.seats[state.guide].hand.cards:
        return False
    return may_be_held(table, box(table).lowers.get(moment, ()))


def may_be_held(table: RefletsTable, cards: Iterable[str]) -> bool:
    """Whether one of these cards can lie in a hand, as far as everybody sees: not all of them lie in the open."""
    state = table.state
    return any(card not in state.imprevu_discard.cards and card not in state.playing.cards for card in cards)


def uppers(table: RefletsTable, seat: Seat, moment: str) -> list[Option[None]]:
    """The Dilemmas in a hand whose upper half belongs to this moment, and to what it is about."""
    fitting, dilemmas = box(table).uppers.get(moment, frozenset()), box(table).dilemmas
    return table.allowed([
        (half_option("play", card, "upper"), None if suits(table, dilemmas[card].upper) else SITUATION)
        for card in table.state.seats[seat].hand
        if card in fitting
    ])  # fmt: skip


def suits(table: RefletsTable, half: Half) -> bool:
    """Not so where it is about the golden die and others were thrown, or about objectives of another colour."""
    trial = table.state.trial
    for deed in half.do:
        if isinstance(deed, ForceReroll) and deed.golden and table.state.rolling not in GOLDEN_ROLLS:
            return False
        if isinstance(deed, Raise) and deed.colours and trial is not None and trial.node:
            node = box(table).node(trial.hazard, trial.node)
            return not isinstance(node, VitalityStep) and node.colour in deed.colours
    return True


def lowers(table: RefletsTable, seat: Seat, moment: str) -> list[Option[None]]:
    fitting = box(table).lowers.get(moment, frozenset())
    dilemmas = box(table).dilemmas
    return [
        half_option("play", card, "lower", no_use(table, seat, dilemmas[card].lower.do))
        for card in table.state.seats[seat].hand
        if card in fitting
    ]


def half_option(verb: str, card: str, half: str, idle: str = "") -> Option[None]:
    """About one half of a Dilemma: `line` says which of the card's lines are meant."""
    params = (("card", f"@dilemmas.{card}"), ("line", half))
    return Option(verb, card, points=(f"card:{card}",), params=params, idle=idle)


# --- playing a card ---


def play_upper(table: RefletsTable, seat: Seat, card: str) -> Rules[bool]:
    """An adversary plays the upper half: the one Imprévu of the turn, which hits the Guide."""
    table.state.seats[seat].played += 1
    rule = "reflets.duel.no-imprevu-limit" if len(table.state.seats) == 2 else ONE_A_TURN
    return (yield from play(table, seat, card, box(table).dilemmas[card].upper, table.state.guide, UPPER, rule))


def play_lower(table: RefletsTable, seat: Seat, card: str) -> Rules[bool]:
    rule = "reflets.limits.guide-plays-any-number-of-imprevus"
    return (yield from play(table, seat, card, box(table).dilemmas[card].lower, -1, LOWER, rule))


def play(table: RefletsTable, seat: Seat, card: str, half: Half, victim: int, *rules: str) -> Rules[bool]:
    """A Dilemma is laid open; unless it is cancelled, it does what it says. Then it is discarded. Says whether it
    worked."""
    works = yield from lay_open(table, seat, card, half, *rules)
    if works:
        yield from do(table, Doing(seat, card, rules[0], victim, half.when), half.do)
    put_away(table, card)
    return works


def lay_open(table: RefletsTable, seat: Seat, card: str, half: Half, *rules: str) -> Rules[bool]:
    """A Dilemma is played, free of charge, and may be cancelled. A gem for playing it is kept whatever becomes of it
    (ruling A24). Says whether it works."""
    state = table.state
    table.move(card, state.seats[seat].hand, state.playing)
    table.say("dilemma-played", FREE, *rules, seat=SEATS[seat], card=f"@dilemmas.{card}")
    cry(table, seat, card, "upper" if half is box(table).dilemmas[card].upper else "lower", FREE)
    if half.gem:
        gain_gems(table, seat, 1, "reflets.objective.imprevu-may-be-cancelled-by-imprevu")
    return not (yield from is_cancelled(table, seat))


def put_away(table: RefletsTable, card: str) -> None:
    table.move(card, table.state.playing, table.state.imprevu_discard)
    table.say("dilemma-discarded", "reflets.blessing.used-imprevu-discarded", card=f"@dilemmas.{card}")


def is_cancelled(table: RefletsTable, seat: Seat) -> Rules[bool]:
    """Whether somebody cancels the card just played: the Guide an adversary's, an adversary the Guide's."""
    state, guide = table.state, table.state.guide
    if seat != guide:
        if not guide_is_asked(table, "card"):
            return False
        chosen: Option[Any] = yield from table.ask(
            guide, GUIDE["card"], lambda: [*lowers(table, guide, "card"), PASS, HUSH], veiled=True
        )
        if chosen.verb == "hush":
            table.state.moments.hush("card", guide)
        return chosen.verb == "play" and (yield from cancels(table, guide, chosen.arg))
    hushed = state.moments.hushed.get("card", ())
    asked = [other for other in adversaries(state) if may_play(state, other) and other not in hushed]
    if not asked or not may_be_held(table, box(table).uppers.get("card", ())):
        return False
    answers = yield from table.race(
        asked, ADVERSARY["card"], lambda other: [*uppers(table, other, "card"), PASS, HUSH],
        deadline=seconds(table), winners=len(asked), tie=AT_ONCE, veiled=True,
    )  # fmt: skip
    for answer in answers:
        if answer.option.verb == "hush":
            state.moments.hush("card", answer.seat)
    for answer in answers:
        if answer.option.verb == "play" and (yield from cancels(table, answer.seat, answer.option.arg)):
            return True
    return False


def cancels(table: RefletsTable, seat: Seat, card: str) -> Rules[bool]:
    """A card that cancels another is played, and may be cancelled in its turn. What was cancelled before stays so."""
    before = table.state.cancelled
    works = yield from (play_lower if seat == table.state.guide else play_upper)(table, seat, card)
    table.state.cancelled = before
    if works:
        table.say("card-cancelled", "reflets.objective.imprevu-may-be-cancelled-by-imprevu", card=f"@dilemmas.{card}")
    return works


@DEEDS.does(Cancel)
def cancel(table: RefletsTable, doing: Doing, deed: Cancel) -> Rules[None]:
    """What it cancels looks for this before it goes on."""
    if deed.what == "tax":
        table.state.seats[doing.user].untaxed = True
        table.say("next-tax-waived", doing.rule, seat=SEATS[doing.user])
    elif deed.what == "malus":
        yield from send_home(table, doing)
    else:
        table.state.cancelled = True


def send_home(table: RefletsTable, doing: Doing) -> Rules[None]:
    """A Creature or a Bestiole goes back to its player's hand; what it cost stays paid."""
    contents = box(table)
    laid: list[Option[Any]] = [
        Option("home", card, value=seat, points=(f"card:{card}",), params=(("card", contents.name(card)),))
        for seat in adversaries(table.state)
        for card in table.state.seats[seat].front
    ]
    if not laid:
        return
    chosen = yield from table.ask(doing.user, Prompt("ask-send-home", rules=(doing.rule,)), laid)
    state, owner = table.state, chosen.value
    table.move(chosen.arg, state.seats[owner].front, state.seats[owner].hand)
    if state.trial is not None and chosen.arg in contents.bestioles:
        state.trial.hampered = ""
    table.say("handicap-sent-home", doing.rule, seat=SEATS[owner], card=contents.name(chosen.arg))
    table.touch(f"hand:{owner}")


@DEEDS.does(Choose)
def choose(table: RefletsTable, doing: Doing, deed: Choose) -> Rules[None]:
    """One of several: as its user likes, or the Guide where it falls on the Guide."""
    chooser = table.state.guide if doing.when in ("dark", "event") else doing.user
    options = [choice(number, deeds) for number, deeds in enumerate(deed.one, 1)]
    chosen = yield from table.ask(
        chooser,
        Prompt("ask-choose", (("card", box(table).name(doing.card)),), (doing.rule,), f"card:{doing.card}"),
        options,
    )
    yield from do(table, doing, chosen.value)


def choice(number: int, deeds: Sequence[Any]) -> Option[Any]:
    """An option that says what it does, by its first deed."""
    return Option("choice", str(number), value=deeds, params=deed_params(deeds[0]))


def deed_params(deed: Any) -> tuple[tuple[str, int | str], ...]:
    """What a deed is, in a word, and how much of it."""
    return (
        ("what", f"@text.do-{deed.__struct_config__.tag}"),
        ("count", int(getattr(deed, "count", getattr(deed, "by", 1)))),
    )
