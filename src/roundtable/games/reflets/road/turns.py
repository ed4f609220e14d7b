"""Turns: who holds the Divine Hand, what a Guide's turn is made of, how it ends, and when a team leaves play."""

from __future__ import annotations

from typing import Final, Literal, NoReturn

from roundtable.games.reflets.box import box
from roundtable.games.reflets.effects.deeds import Invincible
from roundtable.games.reflets.effects.hazards import BRIGHT
from roundtable.games.reflets.option_makers import SEATS, seat_option
from roundtable.games.reflets.registry import DEEDS, Doing
from roundtable.games.reflets.state import (
    NOBODY,
    Bless,
    EndTurn,
    GhostTurn,
    MoveDragon,
    Progress,
    RefletsTable,
    Score,
    TakeHand,
    from_left,
    in_play,
)
from roundtable.games.reflets.teams.holdings import draw_imprevus
from roundtable.games.reflets.teams.remarks import remark
from roundtable.games.reflets.teams.skills import healing_options
from roundtable.kernel.options import DONE, Prompt
from roundtable.kernel.seats import Seat
from roundtable.kernel.windows import Rules, Stop

from .hinges import at_hinge
from .token_piles import waiting_of

TELLER: Final = "ask-storyteller"
LAST_MOMENT: Final = Prompt(
    "ask-last-moment", rules=("reflets.wound.ways-to-heal", "reflets.mystery.guide-plays-waiting-tokens-anytime")
)
GUIDE_TURN: Final = ("reflets.roles.divine-hand-marks-active-player", "reflets.roles.guide-has-a-team-in-play")
OUT: Final = {
    "rip": "reflets.dragon.eliminated-pawn-becomes-rip",
    "left": "reflets.portal.exit-makes-a-ghost",
    "shut": "reflets.dragon.sealing-removes-outside-teams",
}
NO_TEAM: Final = "reflets.end.no-team-left-in-play"


# --- beginning ---


def take_hand(table: RefletsTable, step: TakeHand) -> None:
    """The holder of the Divine Hand is the Guide, or a Ghost Guide without a team in play."""
    state = table.state
    own = state.seats[state.guide]
    state.turn += 1
    state.phase = "play"
    forget_turn(table)
    own.invincible = False
    if own.gone:
        table.say("ghost-turn-begins", "reflets.roles.ghost-guide-has-no-team-in-play", seat=SEATS[state.guide])
        table.cite(
            "reflets.roles.ghost-turn-is-two-steps", "reflets.ghost.three-ways-in", "reflets.ghost.no-dragon-step"
        )
        table.then(GhostTurn())
        return
    table.say("turn-begins", *GUIDE_TURN, "reflets.roles.guide-turn-is-five-steps", seat=SEATS[state.guide])
    table.cite("reflets.roles.all-others-are-adversaries")
    table.then(MoveDragon(), Bless(), Progress(), EndTurn())


def forget_turn(table: RefletsTable) -> None:
    """What held for the last turn only is over."""
    state = table.state
    for team in state.seats:
        team.played = 0
        team.used.clear()
    state.moments.listen()
    state.hazard_done = state.hinge = state.cancelled = False
    state.golden = state.fixed_golden = state.steps_walked = state.owed = 0
    state.teller, state.handler, state.trial = NOBODY, state.guide, None
    state.thrown.clear()
    state.rolling = ""


def appoint_storyteller(table: RefletsTable, chooser: Seat, rule: str) -> Rules[Seat]:
    """reflets.roles.guide-appoints-the-storyteller: the Guide chooses freely among the others, for this occasion."""
    prompt = Prompt(TELLER, rules=(rule, "reflets.roles.guide-appoints-the-storyteller"))
    chosen = yield from table.ask(
        chooser, prompt, [seat_option("storyteller", seat) for seat in from_left(table.state, chooser)]
    )
    table.say("storyteller-appointed", "reflets.roles.guide-appoints-the-storyteller", seat=SEATS[chosen.value])
    return chosen.value


# --- the end ---


def end_turn(table: RefletsTable, step: EndTurn) -> Rules[None]:
    """The Guide draws an Imprévu and passes the Divine Hand and the golden die to the left (ruling A22)."""
    if may_heal(table):
        yield from at_hinge(table, table.state.guide, LAST_MOMENT, lambda: [DONE])
    guide = table.state.guide
    draw_imprevus(table, guide, 1, "reflets.end-turn.draw-an-imprevu")
    yield from table.settle()
    table.cite("reflets.end-turn.hurry-the-dawdler")
    pass_hand(table, "reflets.end-turn.pass-hand-and-golden-die-left")


def may_heal(table: RefletsTable) -> bool:
    """Whether the Guide has somebody to heal and the means for it, after a hazard or Chance: elsewhere a question at
    which all this could be done has just been answered."""
    state = table.state
    own = state.seats[state.guide]
    late = state.hazard_done or own.at in box(table).board.chance
    if own.gone or not own.life or not late:
        return False
    return bool(healing_options(table, state.guide) or waiting_of(state, state.guide, "chance"))


def pass_hand(table: RefletsTable, rule: str) -> None:
    """The next player to the left takes the Divine Hand; without any team in play the game is over."""
    state = table.state
    state.golden = 0
    if not in_play(state):
        table.then(Score(NO_TEAM))
        return
    state.guide = from_left(state, state.guide)[0]
    table.say("hand-passed", rule, seat=SEATS[state.guide])
    table.then(TakeHand())


def lose_turn() -> NoReturn:
    """Straight to End of turn."""
    raise Stop("turn")


def stopped(table: RefletsTable, stop: Stop) -> None:
    """The turn is cut to its end (ruling A50), or the game to its scores (ruling A41)."""
    if stop.scope not in ("turn", "game"):
        raise stop
    state = table.state
    if stop.scope == "game":
        del state.agenda[:-1]
        clear_trial(table)
        return
    while state.agenda and not isinstance(state.agenda[-1], EndTurn | Score):
        state.agenda.pop()
    if not state.agenda:
        table.then(EndTurn())
    clear_trial(table)


def clear_trial(table: RefletsTable) -> None:
    """What was laid against a Guide whose turn is over goes to whoever laid it, a zone card to its storyteller; but to
    the Guide, if the trial was passed."""
    state = table.state
    passed = state.trial is not None and state.trial.node == BRIGHT
    state.trial, state.hinge, state.owed = None, False, 0
    table.move_all(state.playing, state.imprevu_discard)
    won = state.seats[state.guide].pouch
    for team in state.seats:
        if team.front.cards:
            table.move_all(team.front, won if passed else team.pouch)
    if state.reading.cards:
        table.move_all(state.reading, won if passed else state.seats[state.teller].pouch)


# --- leaving play ---


def team_out(table: RefletsTable, seat: Seat, why: Literal["rip", "left", "shut"], *rules: str) -> None:
    """A team leaves play: wiped out (a RIP token, and its heroes are discarded), through the portal, or shut out."""
    state = table.state
    team = state.seats[seat]
    team.gone = why
    if state.chapel == seat:
        state.chapel = NOBODY
    table.say(f"team-{why}", OUT[why], *rules, seat=SEATS[seat])
    if why == "rip":
        remark(table, "rip", state.turn, OUT[why])
        for hero in list(team.heroes):
            table.move(hero, team.heroes, state.dismissed)
        team.life.clear()
        team.worn.clear()
        team.stowed.clear()
        table.cite("reflets.dragon.eliminated-heroes-discarded", "reflets.dragon.eliminated-team-keeps-equipment")
    elif why == "left":
        table.cite("reflets.portal.exit-preserves-heroes")
    else:
        table.cite("reflets.dragon.removed-teams-keep-living-heroes")
    if not in_play(state):
        table.touch("no-team")


def team_is_empty(table: RefletsTable, seat: Seat) -> None:
    """A team that has lost its last hero is out; in its own turn that ends the turn."""
    team = table.state.seats[seat]
    if team.gone or team.heroes.cards:
        return
    team_out(table, seat, "rip", "reflets.death.last-hero-eliminates-the-team")
    if seat == table.state.guide and table.state.phase == "play":
        table.cite("reflets.end-turn.team-lost-mid-turn")
        lose_turn()


def no_team_left(table: RefletsTable) -> None:
    """The game ends when nobody is left in play."""
    if not in_play(table.state) and table.state.phase == "play":
        end_game(table, NO_TEAM)


def end_game(table: RefletsTable, rule: str) -> NoReturn:
    """The game stops at once, without finishing the round (ruling A41)."""
    table.state.phase = "over"
    table.then(Score(rule))
    raise Stop("game")


@DEEDS.does(Invincible)
def invincible(table: RefletsTable, doing: Doing, deed: Invincible) -> None:
    """Until one's next turn no harm from the Dragon, and no Vitality test."""
    table.state.seats[doing.user].invincible = True
    table.say("invincible", doing.rule, seat=SEATS[doing.user], card=box(table).name(doing.card))
