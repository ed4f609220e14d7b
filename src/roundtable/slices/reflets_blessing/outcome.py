"""What a trial brings, the end of a turn, and the end of the game (E ④ 6 and 7, G, Fin de la partie)."""

from __future__ import annotations

from typing import Final

from roundtable.kernel.options import Prompt
from roundtable.kernel.seats import Seat
from roundtable.kernel.state import Outcome
from roundtable.kernel.windows import Rules

from .effects import Creature
from .gems import CEDE, COLOURS, LOSE, draw_imprevu, gain, held, part_with
from .state import Bless, BlessingTable, Conclude, EndTurn
from .trial import played, zone_in_hand

ROUNDS: Final = 2
"""So often each seat is the Guide: the slice's own end, in the place of quests and the Dragon."""
GEM_SET: Final = 5
DISCARD_LAST: Final = Prompt(
    "ask-discard", rules=("reflets.limits.hand-of-three-imprevus", "reflets.end-turn.discard-down-from-four")
)
CREATURE_LOST: Final = (
    "reflets.outcome.failed-creature-returns-to-its-player", "reflets.outcome.failed-creature-penalties",
)  # fmt: skip
BESTIOLE_LOST: Final = ("reflets.outcome.failed-bestiole-and-equipment-lost",)


def conclude(table: BlessingTable, step: Conclude) -> Rules[None]:
    if step.passed:
        trial_passed(table, doubled=step.four_aces)
    else:
        yield from trial_failed(table)
    table.then(EndTurn())


def trial_passed(table: BlessingTable, *, doubled: bool) -> None:
    """The bright outcomes of the zone and of all that was played against the Guide add up; the Guide wins the cards."""
    state = table.state
    guide = state.guide
    pouch = state.seats[guide].pouch
    gems = zone_in_hand(table).bright.gain + sum(card.bright.gain for _, card in played(table))
    if doubled:
        gems *= 2
        table.cite("reflets.trial.four-aces-doubles-gains")
    else:
        table.cite("reflets.outcome.passed-by-reaching-the-bright-outcome")
    table.say(
        "trial-passed", "reflets.outcome.bright-bonuses-compulsory-and-cumulative", seat=f"@seat.{guide}", gems=gems
    )
    gain(table, guide, gems)
    table.move_all(state.zone, pouch)
    table.cite("reflets.outcome.zone-passed-wins-the-card", "reflets.outcome.won-cards-into-the-pouch")
    for team in state.seats:
        if team.front:
            table.move_all(team.front, pouch)
            table.cite("reflets.outcome.suffered-imprevus-pay-out")


def trial_failed(table: BlessingTable) -> Rules[None]:
    """The dark outcomes add up; each card goes to the adversary it came from, the zone to the storyteller."""
    state = table.state
    guide, storyteller = state.guide, state.trial.storyteller
    table.say(
        "trial-failed", "reflets.outcome.failed-by-reaching-the-dark-outcome",
        "reflets.outcome.dark-penalties-compulsory-and-cumulative", seat=f"@seat.{guide}",
    )  # fmt: skip
    table.cite("reflets.outcome.zone-failed-penalty")
    yield from part_with(table, guide, zone_in_hand(table).dark.lose, LOSE)
    table.move_all(state.zone, state.seats[storyteller].pouch)
    table.say("zone-lost", "reflets.outcome.zone-failed-card-to-storyteller", seat=f"@seat.{storyteller}")
    for seat, card in played(table):
        yield from part_with(table, guide, card.dark.lose, LOSE)
        yield from part_with(table, guide, card.dark.cede, CEDE, to=seat)
        team = state.seats[seat]
        table.move_all(team.front, team.pouch)
        rules = CREATURE_LOST if isinstance(card, Creature) else BESTIOLE_LOST
        table.say("card-won-back", *rules, seat=f"@seat.{seat}", card=f"@imprevus.{card.id}")


def end_turn(table: BlessingTable, step: EndTurn) -> Rules[None]:
    """The Guide, if not a ghost, draws an Imprévu; the Divine Hand goes to the left."""
    state = table.state
    if not step.ghost:
        table.cite("reflets.end-turn.draw-an-imprevu")
        yield from draw_imprevu(table, state.guide, DISCARD_LAST)
    for team in state.seats:
        team.played = False
        team.used.clear()
    if state.turn == ROUNDS * len(state.seats):
        finish(table)
        return
    state.turn += 1
    state.guide = (state.guide + 1) % len(state.seats)
    table.say("hand-passed", "reflets.end-turn.pass-hand-and-golden-die-left", seat=f"@seat.{state.guide}")
    table.then(Bless())


def finish(table: BlessingTable) -> None:
    """Hands are thrown away, then the Epic Points are counted. Nobody has equipment, so a tie is shared (A58)."""
    state = table.state
    for team in state.seats:
        table.move_all(team.hand, state.imprevu_discard)
    totals = [epic_points(table, seat) for seat in range(len(state.seats))]
    for seat, total in enumerate(totals):
        table.say("points-counted", "reflets.score.hands-discarded-first", seat=f"@seat.{seat}", points=total)
    winners = tuple(seat for seat, total in enumerate(totals) if total == max(totals))
    table.cite("reflets.goal.most-epic-points-wins")
    table.finish(Outcome(winners, "most-epic-points", ("reflets.goal.most-epic-points-wins",)))


def epic_points(table: BlessingTable, seat: Seat) -> int:
    """Living heroes, cards won, and 5 points for each set of five colours."""
    team, content = table.state.seats[seat], table.content
    table.cite("reflets.score.living-heroes", "reflets.score.cards-won", "reflets.score.gem-sets-five-points")
    total: int = sum(content["heroes"][card].points for card in team.heroes)
    for card in team.pouch:
        total += next(content[name][card] for name in content if card in content[name]).points
    return total + GEM_SET * min(held(table, seat, colour) for colour in COLOURS)
