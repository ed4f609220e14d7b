"""The fate bag: fate tokens, the draw, substitutions, the time track, and whose turn it is."""

from __future__ import annotations

from collections.abc import Mapping

from roundtable.games.kinfire.box import box_of
from roundtable.games.kinfire.current_combat import combat_of
from roundtable.games.kinfire.option_makers import about, seat_option
from roundtable.games.kinfire.party import group, party, seat_of
from roundtable.games.kinfire.state import (
    DARK_TOKEN,
    DARKNESS,
    HEART_TOKEN,
    SEATS,
    Combat,
    DrawToken,
    EndTurn,
    EnemyTurn,
    KinfireTable,
    SeekerTurn,
    TurnOver,
)
from roundtable.kernel.options import PASS, Option, Prompt, distinct
from roundtable.kernel.seats import MOST_SEATS, Seat, bit
from roundtable.kernel.windows import Rules

from .boosts import cards_of, leave_hand
from .carry_out import everybody_reacts, trigger

SLOTS = 4  # kinfire.time-track.four-slots
FATE_DRAW = 4  # kinfire.fate-token.draw-four-keep-one
MOST_FATE = 3  # kinfire.fate-token.at-most-three-per-combat
BEFORE = "kinfire.fate-token.spent-before-drawing"
KEEP_ONE = "kinfire.fate-token.draw-four-keep-one"
AT_MOST = "kinfire.fate-token.at-most-three-per-combat"
HEART_RULE = "kinfire.turn-order.heart-token-group-picks-seeker"
SUBSTITUTION = "kinfire.boost.substitution-returns-token-and-redraws"
OWN_TURN = "kinfire.boost.never-on-own-turn"
ONE_TOKEN = "kinfire.turn-order.one-token-per-turn"
ON_TRACK = (ONE_TOKEN, "kinfire.time-track.four-slots")
USED = (ONE_TOKEN, "kinfire.fate-bag.drawn-token-is-used")
TURN_RULES = {
    HEART_TOKEN: (*ON_TRACK, HEART_RULE),
    DARK_TOKEN: (*ON_TRACK, "kinfire.turn-order.darkness-token-triggers-darkness-ability"),
    "number": (
        *USED, "kinfire.turn-order.enemy-token-triggers-numbered-ability",
        "kinfire.fate-bag.enemy-tokens-one-to-twelve",
    ),
    "seeker": (*USED, "kinfire.turn-order.seeker-token-gives-that-seeker-the-turn"),
}  # fmt: skip

DRAW_ONE: Option[None] = Option("draw-token")
DRAW_ON: Option[None] = Option("draw-on")
LEAVE: Option[None] = Option("leave-fate")
ASK_AGAIN: Option[None] = Option("ask-fate-again")
PROPOSE: Option[None] = Option("propose-fate")
SPEND: Option[None] = Option("spend-fate")
SAVE: Option[None] = Option("save-fate")
FATE = Prompt("ask-fate", rules=(BEFORE, AT_MOST))
KEEP = Prompt("ask-keep-token", rules=(KEEP_ONE,))
SUBSTITUTE = Prompt("ask-substitute", rules=("kinfire.boost.substitution-ignores-colour", SUBSTITUTION, OWN_TURN))
WHOSE_TURN = Prompt("ask-whose-turn", rules=(HEART_RULE,))


def draw_token(table: KinfireTable, step: DrawToken) -> Rules[None]:
    """A token is drawn, perhaps put back by a substitution, and decides what happens."""
    combat = combat_of(table)
    if combat.scripted:
        scripted_token(table)
        return
    if not table.state.used.cards and not table.state.track.cards:
        table.cite("kinfire.turn-order.first-turn-by-random-draw")
    yield from draw(table)
    while (holders := can_put_back(table)) and (yield from substituted(table, holders)):
        yield from draw(table)  # before which a fate token may be spent again (A23)
    yield from place_token(table)


def draw(table: KinfireTable) -> Rules[None]:
    """One token; or four of which the group keeps one, for a fate token."""
    state = table.state
    if may_spend_fate(table) and (asked := undecided(table)) and (yield from wants_fate(table, asked)):
        state.fate -= 1
        combat_of(table).fate_spent += 1
        table.say("fate-spent", KEEP_ONE, AT_MOST, "kinfire.fate-token.spent-removed-forever", left=state.fate)
        yield from keep_one_of_four(table)
    else:
        table.pick(state.bag, state.drawn)


# --- fate tokens ---


def may_spend_fate(table: KinfireTable) -> bool:
    may = table.state.fate > 0 and combat_of(table).fate_spent < MOST_FATE
    if not may:
        table.cite(AT_MOST)
    return may


def undecided(table: KinfireTable) -> list[Seat]:
    """Who is asked: all but those who have said to draw on, until a Heart or Darkness comes or in this whole combat."""
    state, combat = table.state, combat_of(table)
    resting = combat.drawing_on >> MOST_SEATS
    if combat.no_fate_until == len(state.track.cards) + 1:
        resting |= combat.drawing_on
    return [seat for seat in deciders(table) if not resting >> seat & 1]


def deciders(table: KinfireTable) -> list[Seat]:
    """Who is asked about fate tokens at all."""
    seats = party(table.state)
    return seats[:1] if table.setup.options["players"] == "one" else seats


def draw_on(table: KinfireTable, answers: Mapping[Seat, Option[None]]) -> None:
    """Some don't want to be asked again for now; those who were not asked have said so before."""
    combat, now = combat_of(table), len(table.state.track.cards) + 1
    if combat.no_fate_until != now:
        combat.no_fate_until = now
        combat.drawing_on &= ~(bit(MOST_SEATS) - 1)
    for seat, answer in answers.items():
        if answer is DRAW_ON:
            combat.drawing_on |= bit(seat)
        elif answer is LEAVE:
            combat.drawing_on |= left_alone(seat)


def left_alone(seat: Seat) -> int:
    """The bit of a seat that is not asked in this combat."""
    return bit(MOST_SEATS + seat)


def who_left(table: KinfireTable, seat: Seat) -> Seat | None:
    """Of whom this seat may say, in its turn, that they want to be asked again: itself, or who decides for all."""
    asked = deciders(table)
    decider = seat if seat in asked else asked[0]
    return decider if combat_of(table).drawing_on & left_alone(decider) and may_spend_fate(table) else None


def ask_again(table: KinfireTable, seat: Seat) -> None:
    """Before the next draw they are asked again."""
    decider = who_left(table, seat)
    assert decider is not None
    combat_of(table).drawing_on &= ~(left_alone(decider) | bit(decider))


def keep_one_of_four(table: KinfireTable) -> Rules[None]:
    state = table.state
    for _ in range(FATE_DRAW):
        if table.pick(state.bag, state.drawn) is None:
            table.cite("kinfire.fate-token.fewer-than-four-left")
    choice = yield from group(table, KEEP, distinct(token_option(table, "keep", token) for token in state.drawn))
    table.move_all(state.drawn, state.bag)
    table.move(choice.arg, state.bag, state.drawn)


def wants_fate(table: KinfireTable, asked: list[Seat]) -> Rules[bool]:
    """The tokens are the group's: anybody may propose to spend one; unless most do, it is put to the vote (A42)."""
    if table.setup.options["players"] == "one":
        choice = yield from table.ask(asked[0], FATE, (DRAW_ONE, SPEND, DRAW_ON, LEAVE))
        draw_on(table, {asked[0]: choice})
        return choice is SPEND
    answers = yield from table.ask_each(asked, FATE, lambda _: (DRAW_ONE, PROPOSE, DRAW_ON, LEAVE))
    draw_on(table, answers)
    proposers = [seat for seat, answer in answers.items() if answer is PROPOSE]
    for seat in proposers:
        table.say("fate-proposed", BEFORE, seat=SEATS[seat])
    if not proposers or 2 * len(proposers) > len(party(table.state)):
        return bool(proposers)
    return (yield from group(table, FATE, (SPEND, SAVE))) is SPEND


def token_option(table: KinfireTable, verb: str, token: str) -> Option[None]:
    return Option(verb, token, points=(f"card:{token}",), params=token_params(table, token))


def token_params(table: KinfireTable, token: str) -> tuple[tuple[str, str], ...]:
    """A token, and the enemy or Ally whose number it is."""
    combat = combat_of(table)
    found = ability_with(combat, int(token)) if token.isdigit() else None
    enemy = box_of(table.content).name(combat.foes[found[0]]) if found else "none"
    return (("token", token_text(token)), ("enemy", enemy))


def set_off(combat: Combat, token: str) -> tuple[int, int] | None:
    """The ability that this token would set off, if it is no seeker's and no Heart."""
    if token == DARK_TOKEN:
        return ability_with(combat, DARKNESS)
    return ability_with(combat, int(token)) if token.isdigit() else None


def ability_with(combat: Combat, number: int) -> tuple[int, int] | None:
    """The enemy or Ally card, and its row, beside which this ability token lies."""
    for index, foe in enumerate(combat.foes):
        if not foe.gone:
            for row, tokens in enumerate(foe.tokens):
                if number in tokens:
                    return index, row
    return None


def token_text(token: str) -> str:
    """How texts name a bag token."""
    if token.isdigit():
        return token
    return f"@text.token-{token}" if token in (HEART_TOKEN, DARK_TOKEN) else f"@seekers.{token}"


# --- substitutions ---


def can_put_back(table: KinfireTable) -> list[Seat]:
    """Who holds a substitution for the token that was drawn."""
    cards = box_of(table.content).substitutions
    return [
        seat
        for seat, seeker in enumerate(table.state.seats)
        if not cards.isdisjoint(seeker.hand.cards) and can_substitute(table, seat)
    ]


def substituted(table: KinfireTable, holders: list[Seat]) -> Rules[bool]:
    """The first to play a substitution puts the token back; whether anybody did."""
    prompt = Prompt(SUBSTITUTE.key, token_params(table, table.state.drawn.cards[0]), SUBSTITUTE.rules)
    claims = yield from table.race(holders, prompt, lambda seat: substitutions(table, seat))
    if not claims:
        return False
    put_back(table, claims[0].seat, claims[0].option.arg)
    yield from trigger(table, claims[0].seat, "boosted")
    yield from table.settle()
    return True


def can_substitute(table: KinfireTable, seat: Seat) -> bool:
    """All can, without a quota, but for the seeker whose own token it is: it is already their turn (A22)."""
    return table.state.drawn.cards[0] != table.state.seats[seat].who


def substitutions(table: KinfireTable, seat: Seat) -> list[Option[None]]:
    forbidden = None if can_substitute(table, seat) else OWN_TURN
    cards = cards_of(table, seat, box_of(table.content).substitutions)
    return table.allowed([*((about("substitute", card), forbidden) for card in cards), (PASS, None)])


def put_back(table: KinfireTable, seat: Seat, card: str) -> None:
    state = table.state
    token = state.drawn.cards[0]
    leave_hand(table, seat, card)
    table.move(token, state.drawn, state.bag)
    table.say("substituted", SUBSTITUTION, seat=SEATS[seat], card=f"@cards.{card}", token=token_text(token))


# --- whose turn ---


def place_token(table: KinfireTable) -> Rules[None]:
    """The token goes to the used area or on the time track, and somebody's turn begins."""
    state = table.state
    token = state.drawn.cards[0]
    on_track = token in (HEART_TOKEN, DARK_TOKEN)
    kind = token if on_track else "number" if token.isdigit() else "seeker"
    table.move(token, state.drawn, state.track if on_track else state.used)
    table.say("token-drawn", *TURN_RULES[kind], token=token_text(token))
    if kind == HEART_TOKEN:
        choice = yield from group(table, WHOSE_TURN, [seat_option("turn-of", seat) for seat in party(table.state)])
        table.then(SeekerTurn(choice.value, heart=True), EndTurn(), TurnOver())
    elif kind == "seeker":
        seat = seat_of(state, token)
        assert seat is not None
        table.then(SeekerTurn(seat), EndTurn(), TurnOver())
    else:
        table.then(EnemyTurn(DARKNESS if kind == DARK_TOKEN else int(token)), EndTurn(), TurnOver())


def scripted_token(table: KinfireTable) -> None:
    """The tutorial: first the reader's own token, then enemy token 1, both picked on purpose."""
    state, combat = table.state, combat_of(table)
    first = combat.scripted == 2
    token = state.seats[combat.reader].who if first else "1"
    table.move(token, state.bag, state.used)
    rule = "kinfire.tutorial.reader-takes-first-turn" if first else "kinfire.tutorial.second-turn-is-enemy-token-one"
    table.say("token-picked", rule, "kinfire.fate-bag.drawn-token-is-used", token=token_text(token))
    table.then(SeekerTurn(combat.reader) if first else EnemyTurn(1), EndTurn(), TurnOver())


def reset_bag(table: KinfireTable) -> Rules[None]:
    """When the time track is full, all tokens go back at the end of that turn."""
    state = table.state
    if len(state.track.cards) < SLOTS:
        return
    table.move_all(state.used, state.bag)
    table.move_all(state.track, state.bag)
    table.say(
        "bag-reset", "kinfire.time-track.reset-waits-for-end-of-turn", "kinfire.time-track.reset-returns-all-tokens",
        "kinfire.time-track.bag-never-fully-seen",
    )  # fmt: skip
    yield from everybody_reacts(table, "reset")
