"""Why something is not offered to somebody who looks for it at another moment than its own."""

from __future__ import annotations

from typing import Final

from roundtable.kernel.seats import Seat

from .box import box, token_colour
from .match.draft import LOCKED
from .road.paths import exit_from
from .road.tokens import why_not_play
from .state import RefletsTable, is_duel
from .teams.holdings import FULL_COLOUR, held
from .teams.skills import skill_rule, why_not_heal
from .trials.dice import why_not_reroll
from .trials.malus import COST

ONE_A_TURN: Final = "reflets.limits.adversary-plays-one-imprevu-per-turn"
MOMENTS: Final = {
    "advance": "reflets.dragon.first-thing-on-taking-the-hand",
    "brake": "reflets.dragon.first-thing-on-taking-the-hand",
    "dragonne": "reflets.dragon.forgotten-move-claim-window",
    "draw": "reflets.countdown.guide-draws-and-places-a-gem",
    "power": "reflets.blessing.optional-one-per-turn",
    "dilemma": "reflets.blessing.optional-one-per-turn",
    "dah": "reflets.blessing.dah-fastest-within-three-seconds",
    "oppose": "reflets.power.opposed-within-three-seconds",
    "walk": "reflets.progress.walk-or-run-chosen-after-the-roll",
    "run": "reflets.progress.walk-or-run-chosen-after-the-roll",
    "go": "reflets.progress.golden-die-gives-movement",
    "regild": "reflets.progress.golden-die-paid-reroll",
    "token": "reflets.mystery.guide-plays-waiting-tokens-anytime",
    "bonus-die": "reflets.mystery.bonus-die-rerolls-any-dice",
    "bonus": "reflets.chance.choose-one-or-roll-for-more",
    "reader": "reflets.limits.road-event-after-plain-resolution-only",
    "storyteller": "reflets.roles.guide-appoints-the-storyteller",
    "lay": "reflets.trial.malus-window-three-seconds",
    "play": "reflets.limits.three-kinds-of-imprevu",
    "cure": "reflets.wound.ways-to-heal",
    "trial": "reflets.hazard.optional-trial-guide-decides",
    "chance": "reflets.hazard.chapel-has-a-chance-space",
    "buy": "reflets.hazard.salutary-zone-offers-paid-options",
    "put": "reflets.collective.assign-after-rolling",
    "gold": "reflets.objective.golden-substitution-once-per-trial",
    "again": "reflets.objective.paid-reroll-two-gems",
    "treasure": "reflets.outcome.octuple-option-treasure",
    "octogone": "reflets.outcome.octuple-option-octogone",
    "leave": "reflets.portal.octuple-leads-to-the-start-city",
    "gear": "reflets.chance.equipment-reassigned-after-gain-or-loss",
    "hasten": "reflets.ghost.may-pay-one-gem-for-one-option",
    "draw-imprevu": "reflets.ghost.may-pay-one-gem-for-one-option",
    "haunt": "reflets.ghost.may-pay-one-gem-for-one-option",
}
"""What is done at its own moment only: the rule that says when."""


GUIDES_STEPS: Final = ("advance", "brake", "draw", "power", "dilemma", "walk", "run", "go")
"""What only Guides come to: a Ghost Guide's turn has none of it."""


def why_not(table: RefletsTable, seat: Seat, option_id: str) -> tuple[str, ...]:
    """Why a hero can't change slots any more, a token can't be played, an adversary has had their Imprévu; and of what
    has its own moment, when that is."""
    verb, _, arg = option_id.partition(":")
    state, team = table.state, table.state.seats[seat]
    if verb == "forward":
        return (LOCKED,) if team.chosen else ()
    if verb == "token":
        forbidden = why_not_play(table, seat, arg) if arg in team.waiting.get(token_colour(arg), ()) else None
        return (forbidden or MOMENTS["token"],)
    if verb in ("play", "lay") and seat != state.guide and team.played and not is_duel(state):
        return (ONE_A_TURN,)
    if verb == "lay":
        return laying(table, seat, arg)
    if verb == "cure":
        return (why_not_heal(table, seat, arg) or MOMENTS[verb],)
    if verb == "regild" and state.golden and seat == state.guide:
        return (why_not_reroll(table, seat, state.golden) or MOMENTS[verb],)
    if verb == "skill":
        return (skill_rule(table, arg),)
    return standing(table, seat, verb, arg) or ((MOMENTS[verb],) if verb in MOMENTS else ())


def laying(table: RefletsTable, seat: Seat, card: str) -> tuple[str, ...]:
    """Creatures and Bestioles are for adversaries, and for the time when a trial is announced."""
    handicap = box(table).handicaps.get(card)
    if handicap is None:
        return ()
    return (COST[type(handicap)],) if seat == table.state.guide else (MOMENTS["lay"],)


def standing(table: RefletsTable, seat: Seat, verb: str, arg: str) -> tuple[str, ...]:
    """What the state of the game forbids, whatever the moment."""
    state = table.state
    if verb in GUIDES_STEPS and seat == state.guide and state.seats[seat].gone:
        return ("reflets.ghost.no-dragon-step",)
    if verb in ("advance", "brake") and state.armed:
        return ("reflets.countdown.dragon-no-longer-moves",)
    if verb == "oppose" and held(state, seat, arg) < FULL_COLOUR:
        return ("reflets.power.costs-a-full-colour",)
    if verb == "dah" and is_duel(state):
        return ("reflets.duel.dah-only-against-powers",)
    if verb == "trial" and seat == state.guide and exit_from(table, state.seats[seat].at):
        return ("reflets.outcome.octuple-option-stay-or-leave",)
    return ()
