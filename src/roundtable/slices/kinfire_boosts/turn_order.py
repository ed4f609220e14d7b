"""Turn order: fate tokens, the draw from the fate bag, substitutions, and the time track."""

from __future__ import annotations

from roundtable.kernel.options import PASS, Option, Prompt, distinct
from roundtable.kernel.seats import Seat
from roundtable.kernel.votes import majority
from roundtable.kernel.windows import Rules, until

from .effects import about, box_of
from .enemy import enemy_turn
from .state import CombatTable, DrawToken, SeekerTurn

LEADER = majority(0)  # the party has elected the first seeker
LEADER_DECIDES = "kinfire.expedition.leader-breaks-ties"
SLOTS = 4  # kinfire.time-track.four-slots
FATE_DRAW = 4  # kinfire.fate-token.draw-four-keep-one
KEEP_ONE = "kinfire.fate-token.draw-four-keep-one"
TOKEN_RULES = {
    "enemy": "kinfire.turn-order.enemy-token-triggers-numbered-ability",
    "seeker": "kinfire.turn-order.seeker-token-gives-that-seeker-the-turn",
    "heart": "kinfire.turn-order.heart-token-group-picks-seeker",
    "darkness": "kinfire.turn-order.darkness-token-triggers-darkness-ability",
}

SPEND: Option[None] = Option("spend-fate")
SAVE: Option[None] = Option("draw-one")
FATE = Prompt("prompt-fate", rules=("kinfire.fate-token.spent-before-drawing", LEADER_DECIDES))
KEEP = Prompt("prompt-keep", rules=(KEEP_ONE, LEADER_DECIDES))
SUBSTITUTE_IT = Prompt("prompt-substitute", rules=("kinfire.boost.substitution-ignores-colour",))
HEART = Prompt("prompt-heart", rules=(TOKEN_RULES["heart"], LEADER_DECIDES))


def draw_token(table: CombatTable, step: DrawToken) -> Rules[None]:
    """A token is drawn, perhaps put back by a substitution, and decides whose turn it is."""
    reset_bag(table)
    yield from draw(table)
    seats = range(table.setup.seats)
    while claims := (yield from table.race(seats, SUBSTITUTE_IT, lambda seat: substitution_menu(table, seat))):
        put_back(table, claims[0].seat, claims[0].option.arg)
        yield from draw(table)  # before which a fate token may be spent again (A23)
    yield from place_token(table)


def reset_bag(table: CombatTable) -> None:
    """When the track is full all tokens go back, now that the turn has been resolved in full."""
    state = table.state
    if len(state.track) == SLOTS:
        table.move_all(state.used, state.bag)
        table.move_all(state.track, state.bag)
        rules = ("kinfire.time-track.reset-waits-for-end-of-turn", "kinfire.time-track.reset-returns-all-tokens")
        table.say("bag-reset", *rules)


def draw(table: CombatTable) -> Rules[None]:
    """One token; or four of which the group keeps one, for a fate token."""
    state, party = table.state, range(table.setup.seats)
    if not state.fate or (yield from table.vote(party, FATE, [SPEND, SAVE], LEADER)) is SAVE:
        table.pick(state.bag, state.drawn)
        return
    state.fate -= 1
    table.say("fate-spent", KEEP_ONE, left=state.fate)
    for _ in range(FATE_DRAW):
        if table.pick(state.bag, state.drawn) is None:
            table.cite("kinfire.fate-token.fewer-than-four-left")
    tokens: list[Option[None]] = distinct(
        Option("keep", token, points=(f"card:{token}",), params=(("token", f"@tokens.{token}"),))
        for token in state.drawn
    )
    kept = yield from table.vote(party, KEEP, tokens, LEADER)
    table.move_all(state.drawn, state.bag)
    table.move(kept.arg, state.bag, state.drawn)


def substitution_menu(table: CombatTable, seat: Seat) -> list[Option[None]]:
    """For all, without a quota, but for the seeker whose own token it is: it is already their turn (A22)."""
    state, box = table.state, box_of(table.content)
    (token,) = state.drawn
    forbidden = "kinfire.boost.never-on-own-turn" if box.tokens[token].seeker == state.seats[seat].board else None
    cards = [card for card in dict.fromkeys(state.seats[seat].hand) if card in box.substitutions]
    return table.allowed([*((about("substitute", card), forbidden) for card in cards), (PASS, None)])


def put_back(table: CombatTable, seat: Seat, card: str) -> None:
    state, seeker = table.state, table.state.seats[seat]
    (token,) = state.drawn
    table.move(card, seeker.hand, seeker.discard)
    table.move(token, state.drawn, state.bag)
    rules = ("kinfire.boost.substitution-returns-token-and-redraws", "kinfire.card.played-boost-goes-to-discard")
    table.say("substituted", *rules, seat=f"@seat.{seat}", card=f"@cards.{card}", token=f"@tokens.{token}")


def place_token(table: CombatTable) -> Rules[None]:
    """The token goes to the used area or on the time track, and somebody's turn begins."""
    state = table.state
    (name,) = state.drawn
    token = box_of(table.content).tokens[name]
    on_track = token.kind in ("heart", "darkness")
    table.move(name, state.drawn, state.track if on_track else state.used)
    place = "kinfire.time-track.four-slots" if on_track else "kinfire.fate-bag.drawn-token-is-used"
    rules = ("kinfire.turn-order.one-token-per-turn", TOKEN_RULES[token.kind], place)
    table.say("token-drawn", *rules, token=f"@tokens.{name}")
    if token.kind == "seeker":
        table.then(SeekerTurn([seeker.board for seeker in state.seats].index(token.seeker or "")))
    elif token.kind == "heart":
        anyone = [
            Option("turn-of", str(seat), value=seat, points=(f"seat:{seat}",), params=(("seat", f"@seat.{seat}"),))
            for seat in range(table.setup.seats)
        ]
        table.then(SeekerTurn((yield from table.vote(range(table.setup.seats), HEART, anyone, LEADER)).value))
    else:
        yield from until("turn", enemy_turn(table, name))
        table.then(DrawToken())
