"""Diplomacy: the Affinity track, its Stages, the opponent's Response, and how words win or fail."""

from __future__ import annotations

from typing import Any, Final

from roundtable.games.tainted_grail.box import box_of
from roundtable.games.tainted_grail.effects.encounters import DiplomaticEncounter, Half, Stage
from roundtable.games.tainted_grail.party import agree
from roundtable.games.tainted_grail.state import SEATS, Fight, GrailTable, fight_numbered
from roundtable.kernel.options import Option, Prompt
from roundtable.kernel.seats import Seat
from roundtable.kernel.windows import Rules

from .doing import fight_at
from .leaving import end
from .powers import brace, moment

CHOOSE_STAGE: Final = Prompt("ask-choose-stage", rules=("grail.diplomacy.same-number-stages-choose-one",))
CHOOSE_HALF: Final = Prompt("ask-choose-half", rules=("grail.diplomacy.alternative-stage-text-choose-one",))


def talk_of(table: GrailTable, fight: Fight) -> DiplomaticEncounter:
    return box_of(table.content).talking[fight.card.cards[0]]


def stage_of(table: GrailTable, fight: Fight) -> Stage:
    """Locked until it is won or lost (grail.diplomacy.chosen-stage-is-locked)."""
    table.cite("grail.diplomacy.chosen-stage-is-locked")
    return talk_of(table, fight).stages[fight.stage]


# --- Stages ---


def begin_stage(table: GrailTable, number: int, stage: int) -> Rules[None]:
    """The marker goes to gray; where several Stages share a number, or one has alternatives, the Party chooses."""
    fight = fight_numbered(table.state, number)
    card, party = talk_of(table, fight), list(fight.party)
    places = [place for place, each in enumerate(card.stages) if each.number == stage]
    options = [stage_option(card.id, place, card.stages[place].text) for place in places]
    chosen = (yield from agree(table, party, CHOOSE_STAGE, options)).value
    halves = card.stages[chosen].either
    half = -1
    if halves:
        options = [half_option(card.id, place, each.text) for place, each in enumerate(halves)]
        half = (yield from agree(table, party, CHOOSE_HALF, options)).value
    fight = fight_numbered(table.state, number)
    fight.stage, fight.half, fight.pool = chosen, half, 0
    table.say("stage-begins", "grail.diplomacy.marker-starts-on-gray", "grail.diplomacy.stages-in-order",
              stage=stage, what=f"@encounters.{card.id}.{card.stages[chosen].text}")  # fmt: skip


def stage_option(card: str, place: int, text: str) -> Option[Any]:
    return Option("stage", text, place, params=(("what", f"@encounters.{card}.{text}"),))


def half_option(card: str, place: int, text: str) -> Option[Any]:
    return Option("half", text, place, params=(("what", f"@encounters.{card}.{text}"),))


# --- the marker ---


def move_marker(table: GrailTable, seat: Seat, by: int, *rules: str) -> None:
    """Up or down the Affinity track; at its ends surplus steps are lost (A75)."""
    fight = fight_at(table, seat)
    if fight.kind != "diplomacy":
        return
    card = talk_of(table, fight)
    before = fight.pool
    fight.pool = max(card.low, min(before + by, card.high))
    table.say("affinity", *rules, "grail.diplomacy.affinity-track-is-the-goal", before=before, after=fight.pool)


def stage_symbol(table: GrailTable, seat: Seat, row: str) -> Rules[None]:
    """What the current Stage says for the Attribute of the Key it is connected through; else nothing."""
    from .enemy_deeds import carry_out

    fight = fight_at(table, seat)
    if fight.kind != "diplomacy":
        return
    stage: Stage | Half = stage_of(table, fight)
    if fight.half >= 0 and isinstance(stage, Stage):
        stage = stage.either[fight.half]
    table.cite("grail.diplomacy.bonus-stage-symbol")
    steps = stage.symbol.get(row, 0)  # type: ignore[call-overload]
    if steps:
        move_marker(table, seat, steps, "grail.diplomacy.bonus-stage-symbol")
    yield from carry_out(table, seat, stage.also.get(row, ()))  # type: ignore[call-overload]


# --- the check ---


def affinity_check(table: GrailTable, seat: Seat) -> Rules[bool]:
    """The lowest slot loses all, the highest wins the Stage. True: the Stage was won, so no Response follows."""
    fight = fight_at(table, seat)
    card, number = talk_of(table, fight), fight.number
    if fight.pool <= card.low:
        table.say("talk-lost", "grail.diplomacy.lowest-slot-loses")
        end(table, number, "lost")
    if fight.pool < card.high:
        return False
    stage = stage_of(table, fight).number
    table.say("stage-won", "grail.diplomacy.highest-slot-wins-the-stage", stage=stage)
    if stage == max(each.number for each in card.stages):
        end(table, number, "won")
    table.cite("grail.diplomacy.next-stage-resets-and-skips-response", "grail.diplomacy.stages-in-order")
    yield from begin_stage(table, number, stage + 1)
    yield from moment(table, seat, "stage-won")
    return True


# --- the Response ---


def respond(table: GrailTable, seat: Seat) -> Rules[None]:
    """Step 3: what is listed for the current Stage, from left to right."""
    from .enemy_deeds import cancelled, carry_out
    from .sequence import answering

    fight = fight_at(table, seat)
    fight.guard, fight.shields, fight.answered = {"step-three": 1}, [], []
    yield from answering(table, seat)
    yield from brace(table, seat)
    yield from answering(table, seat)
    fight = fight_at(table, seat)
    if not cancelled(table, seat, "grail.diplomacy.damage-lowers-health"):
        stage = stage_of(table, fight)
        table.say("responds", "grail.diplomacy.response-of-the-current-stage", stage=stage.number, seat=SEATS[seat],
                  enemy=f"@encounters.{fight.card.cards[0]}")  # fmt: skip
        yield from carry_out(table, seat, stage.response)
    fight_at(table, seat).guard, fight_at(table, seat).shields = {}, []
    table.cite("grail.diplomacy.affinity-check-after-response")
    yield from affinity_check(table, seat)


def played_nothing(table: GrailTable, seat: Seat) -> Rules[None]:
    """No penalty; some Stages say what silence does."""
    from .enemy_deeds import carry_out

    table.cite("grail.diplomacy.no-opportunity-attack")
    yield from carry_out(table, seat, stage_of(table, fight_at(table, seat)).idle)
