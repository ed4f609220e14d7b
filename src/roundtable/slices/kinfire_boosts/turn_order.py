"""Turn order: fate tokens, the draw from the fate bag, and the time track."""

from __future__ import annotations

from roundtable.kernel.options import Option, Prompt, distinct
from roundtable.kernel.windows import Rules

from .boosts import substitution
from .box import box_of
from .defeat import night_falls
from .group import group_chooses
from .state import CombatTable, DrawToken, EnemyTurn, SeekerTurn

SLOTS = 4  # kinfire.time-track.four-slots
FATE_DRAW = 4  # kinfire.fate-token.draw-four-keep-one
MOST_FATE = 3  # kinfire.fate-token.at-most-three-per-combat
BEFORE_DRAWING = "kinfire.fate-token.spent-before-drawing"

SPEND: Option[bool] = Option("spend-fate", value=True)
SAVE: Option[bool] = Option("draw-one", value=False)
FATE = Prompt("prompt-fate", rules=(BEFORE_DRAWING,))
KEEP = Prompt("prompt-keep", rules=("kinfire.fate-token.draw-four-keep-one",))
HEART = Prompt("prompt-heart", rules=("kinfire.turn-order.heart-token-group-picks-seeker",))


def draw_token(table: CombatTable, step: DrawToken) -> Rules[None]:
    """A token is drawn, perhaps put back by a substitution, and decides whose turn it is."""
    table.cite("kinfire.turn-order.one-token-per-turn")
    yield from draw(table)
    while (yield from substitution(table)):
        yield from draw(table)  # before which a fate token may be spent again (A23)
    yield from place_token(table)


def draw(table: CombatTable) -> Rules[None]:
    """One token; or four of which the group keeps one, for a fate token."""
    state = table.state
    spend = False
    if fate_forbidden(table) is None:
        spend = (yield from group_chooses(table, FATE, (SPEND, SAVE))).value
    if not spend:
        table.pick(state.bag, state.drawn)
        return
    state.fate -= 1
    state.fate_spent += 1
    table.say("fate-spent", "kinfire.fate-token.draw-four-keep-one", left=state.fate)
    for _ in range(FATE_DRAW):
        if table.pick(state.bag, state.drawn) is None:
            table.cite("kinfire.fate-token.fewer-than-four-left")
            break
    tokens: list[Option[None]] = distinct(
        Option("keep", token, points=(f"card:{token}",), params=(("token", f"@tokens.{token}"),))
        for token in state.drawn
    )
    kept = yield from group_chooses(table, KEEP, tokens)
    others = list(state.drawn)
    others.remove(kept.arg)
    for token in others:
        table.move(token, state.drawn, state.bag)


def fate_forbidden(table: CombatTable) -> str | None:
    """The rule that keeps the party from spending a fate token now."""
    state = table.state
    if state.fate_spent >= MOST_FATE:
        return "kinfire.fate-token.at-most-three-per-combat"
    too_late = state.turn or state.blow or len(state.drawn)
    return BEFORE_DRAWING if too_late or not state.fate else None


def place_token(table: CombatTable) -> Rules[None]:
    """The token goes to the used area or on the track, and somebody's turn begins."""
    state, box = table.state, box_of(table.content)
    (token,) = state.drawn
    kind = box.tokens[token].kind
    on_track = kind in ("heart", "darkness")
    table.move(token, state.drawn, state.track if on_track else state.used)
    rule = "kinfire.time-track.four-slots" if on_track else "kinfire.fate-bag.drawn-token-is-used"
    table.say("token-drawn", rule, token=f"@tokens.{token}")
    if kind == "seeker":
        boards = [seeker.board for seeker in state.seats]
        table.cite("kinfire.turn-order.seeker-token-gives-that-seeker-the-turn")
        table.then(SeekerTurn(boards.index(box.tokens[token].seeker or "")))
    elif kind == "heart":
        anyone = [
            Option("turn-of", str(seat), value=seat, points=(f"seat:{seat}",), params=(("seat", f"@seat.{seat}"),))
            for seat in range(len(state.seats))
        ]
        table.then(SeekerTurn((yield from group_chooses(table, HEART, anyone)).value))
    else:
        table.then(EnemyTurn(token))


def end_turn(table: CombatTable) -> None:
    """When the track is full the bag is reset, now that the turn has been resolved in full."""
    state = table.state
    if len(state.track) >= SLOTS:
        table.move_all(state.used, state.bag)
        table.move_all(state.track, state.bag)
        state.nights += 1
        table.say(
            "bag-reset", "kinfire.time-track.reset-waits-for-end-of-turn", "kinfire.time-track.reset-returns-all-tokens"
        )
        if state.nights >= box_of(table.content).setup.nights:
            night_falls(table)
    table.then(DrawToken())
