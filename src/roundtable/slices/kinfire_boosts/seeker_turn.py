"""Seeker turn: move, play an Action card or pass; the others may boost the Action.

Boosts are declared together, right after the Action is shown (A16), and in free order, for hands are open (A43). They
take effect at three moments: steps before the action or after it, damage in it, cards after it.
"""

from __future__ import annotations

from roundtable.kernel.options import DONE, PASS, Option, Prompt
from roundtable.kernel.seats import Seat
from roundtable.kernel.windows import Rules, until

from .effects import about, box_of
from .enemy import hurt_enemy
from .hands import draw_card
from .state import CombatTable, DrawToken, SeekerTurn, Turn

ONE_ZONE = "kinfire.seeker-turn.may-move-one-zone"
ONE_ACTION = "kinfire.seeker-turn.one-action-card"
ACT_OR_PASS = "kinfire.seeker-turn.must-act-or-pass"
PASSED = "kinfire.seeker-turn.pass-draws-or-discards-one"
CARD_BOOST = "kinfire.boost.card-draw-or-discard-after-action"
WINDOW = "kinfire.boost.window-when-action-is-played"
OWN_TURN = "kinfire.boost.never-on-own-turn"
MATCH = "kinfire.boost.must-match-colour"
SAFE = "kinfire.status.exhausted-safe-when-discarded-by-effect"

TURN = Prompt("prompt-turn", rules=(ACT_OR_PASS, ONE_ZONE))
BOOST_IT = Prompt("prompt-boost", rules=(WINDOW, "kinfire.boost.optional", "kinfire.boost.no-self-boost", OWN_TURN))
BEFORE = Prompt("prompt-before", rules=("kinfire.boost.move-adds-one-zone", "kinfire.boost.move-may-be-split"))
PASSING = Prompt("prompt-passing", rules=(PASSED,))

PASS_TURN: Option[None] = Option("pass", text="option-pass-turn")
ACT: Option[None] = Option("act")
DRAW: Option[None] = Option("draw")


def seeker_turn(table: CombatTable, step: SeekerTurn) -> Rules[None]:
    """The turn; and what belongs to the end of any turn, one that a new phase cuts short too (A39)."""
    seat = step.seat
    table.state.turn = Turn(seat)
    table.say("turn-begins", ACT_OR_PASS, seat=f"@seat.{seat}")
    yield from until("turn", take_turn(table, seat))
    if table.core.outcome is None:
        put_away(table, seat)
        table.state.turn = Turn()
        table.cite("kinfire.seeker-turn.end-check-for-action-card")
        yield from until("turn", table.settle())
        table.then(DrawToken())


def take_turn(table: CombatTable, seat: Seat) -> Rules[None]:
    """Moving and acting in any order; what follows the action in the order the player likes (A66)."""
    while (choice := (yield from table.ask(seat, TURN, lambda: turn_menu(table, seat)))) is not DONE:
        if choice.verb == "move":
            move(table, seat, choice.arg)
        elif choice.verb == "play":
            yield from act(table, seat, choice.arg)
        elif choice is PASS_TURN:  # which nobody can boost, but a passing seeker may still move (A18)
            turn = table.state.turn
            turn.acted, turn.actions = True, 0
            choice = yield from table.ask(seat, PASSING, lambda: card_menu(table, seat))
            draw_or_discard(table, seat, choice, PASSED)
        else:
            table.state.turn.cards -= 1
            draw_or_discard(table, seat, choice, CARD_BOOST)


def turn_menu(table: CombatTable, seat: Seat) -> list[Option[None]]:
    turn, hand = table.state.turn, dict.fromkeys(table.state.seats[seat].hand)
    actions = [card for card in hand if card in box_of(table.content).actions]
    return table.allowed(
        [
            *((about("play", card), None if turn.actions else ONE_ACTION) for card in actions),
            *((option, None if turn.cards else CARD_BOOST) for option in card_menu(table, seat)),
            *((option, None if turn.steps else ONE_ZONE) for option in moves(table, seat)),
            (PASS_TURN, ONE_ACTION if turn.acted else None),
            (DONE, None if turn.acted else ACT_OR_PASS),
        ]
    )


def moves(table: CombatTable, seat: Seat) -> list[Option[None]]:
    links = box_of(table.content).zones[table.state.seats[seat].zone].links
    return [Option("move", zone, params=(("zone", f"@zones.{zone}"),)) for zone in links]


def move(table: CombatTable, seat: Seat, zone: str) -> None:
    table.state.turn.steps -= 1
    table.state.seats[seat].zone = zone
    rules = (ONE_ZONE, "kinfire.seeker-turn.move-before-or-after-acting")
    table.say("seeker-moves", *rules, seat=f"@seat.{seat}", zone=f"@zones.{zone}")


def steps_before(table: CombatTable, seat: Seat) -> Rules[None]:
    """Steps, boosted ones too, before the action that is already shown (A16); the rest is kept for after it."""
    while table.state.turn.steps:
        choice = yield from table.ask(seat, BEFORE, lambda: [*moves(table, seat), ACT])
        if choice is ACT:
            return
        move(table, seat, choice.arg)


def act(table: CombatTable, seat: Seat, card: str) -> Rules[None]:
    """An Action card: shown, boosted, resolved, put away."""
    turn = table.state.turn
    turn.actions -= 1
    turn.acted = True
    turn.damage = 0
    table.move(card, table.state.seats[seat].hand, table.state.playing)
    rules = (ONE_ACTION, "kinfire.seeker-turn.action-played-face-up")
    table.say("action-played", *rules, seat=f"@seat.{seat}", card=f"@cards.{card}")
    yield from boosts(table, seat, card)
    yield from steps_before(table, seat)
    attack(table, seat, card)
    if box_of(table.content).actions[card].again:
        table.state.turn.actions += 1
    put_away(table, seat)


def boosts(table: CombatTable, seat: Seat, card: str) -> Rules[None]:
    """Every other seeker may play one Boost on the action being played."""
    helpers = [other for other in range(table.setup.seats) if other != seat]
    while claims := (yield from table.race(helpers, BOOST_IT, lambda helper: boost_menu(table, helper, card))):
        helpers.remove(claims[0].seat)
        play_boost(table, claims[0].seat, claims[0].option.arg)


def boost_menu(table: CombatTable, helper: Seat, card: str) -> list[Option[None]]:
    box, hand = box_of(table.content), dict.fromkeys(table.state.seats[helper].hand)
    menu: list[tuple[Option[None], str | None]] = [
        (about("boost", boost), None if box.boosts[boost].colour == box.actions[card].colour else MATCH)
        for boost in hand
        if boost in box.boosts
    ]
    return table.allowed([*menu, (PASS, None)])


def play_boost(table: CombatTable, helper: Seat, card: str) -> None:
    turn, boost = table.state.turn, box_of(table.content).boosts[card]
    turn.steps += boost.steps
    turn.damage += boost.damage
    turn.cards += boost.cards
    seeker = table.state.seats[helper]
    table.move(card, seeker.hand, seeker.discard)  # at once, so that no early end can lose it
    rules = (WINDOW, "kinfire.boost.one-per-seeker-per-action-or-attack", "kinfire.card.played-boost-goes-to-discard")
    table.say("boost-played", *rules, seat=f"@seat.{helper}", card=f"@cards.{card}")


def attack(table: CombatTable, seat: Seat, card: str) -> None:
    """A melee attack, with the damage boosts on its action."""
    box = box_of(table.content)
    if table.state.seats[seat].zone == box.enemy.zone:
        table.cite("kinfire.boost.damage-adds-to-allys-attacks", "kinfire.boost.damage-boosts-add-up")
        hurt_enemy(table, box.actions[card].damage + table.state.turn.damage)
    else:
        rules = ("kinfire.attack.melee-needs-same-zone", "kinfire.attack.no-target-in-range-no-attack")
        table.say("no-attack", *rules, enemy=f"@enemies.{box.enemy.id}")


def put_away(table: CombatTable, seat: Seat) -> None:
    """The Action card goes to its owner's discard. Only now may the hand count as one without Actions: if it is one, it
    is renewed before the next decision, and so before every boost that waits for the end of the action (A25)."""
    table.move_all(table.state.playing, table.state.seats[seat].discard)
    table.cite("kinfire.card.played-action-goes-to-discard")
    table.cite("kinfire.renewal.precedes-card-boost", "kinfire.renewal.precedes-granted-extra-action")
    table.touch(str(seat))


def card_menu(table: CombatTable, seat: Seat) -> list[Option[None]]:
    """Any card in hand may be discarded."""
    seeker = table.state.seats[seat]
    empty = None if len(seeker.deck) or len(seeker.discard) else "kinfire.deck.no-draw-when-deck-and-discard-empty"
    discards = [(about("discard", card), None) for card in dict.fromkeys(seeker.hand)]
    return table.allowed([(DRAW, empty), *discards])


def draw_or_discard(table: CombatTable, seat: Seat, choice: Option[None], rule: str) -> None:
    seeker = table.state.seats[seat]
    if choice is DRAW:
        draw_card(table, seat)
        table.say("card-drawn", rule, seat=f"@seat.{seat}")
    else:
        table.move(choice.arg, seeker.hand, seeker.discard)
        rules = (rule, "kinfire.boost.card-discard-may-be-any-card", SAFE)
        table.say("card-discarded", *rules, seat=f"@seat.{seat}", card=f"@cards.{choice.arg}")
        table.touch(str(seat))
