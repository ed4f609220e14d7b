"""Hands: the opening hand, and how a hand without Action cards is renewed."""

from __future__ import annotations

from roundtable.kernel.seats import Seat
from roundtable.kernel.windows import Rules

from .effects import box_of
from .enemy import suffer
from .state import CombatTable, DrawToken, SetUp

HAND_SIZE = 7  # kinfire.setup.opening-hand-seven, kinfire.renewal.draw-new-hand-of-seven


def set_up(table: CombatTable, step: SetUp) -> Rules[None]:
    table.cite("kinfire.fate-bag.twelve-seeker-tokens", "kinfire.setup.enemy-hp-from-board-heart")
    for seat in range(table.setup.seats):
        opening_hand(table, seat)
    table.then(DrawToken())
    yield from ()


def opening_hand(table: CombatTable, seat: Seat) -> None:
    """Seven cards with an Action among them."""
    seeker = table.state.seats[seat]
    table.shuffle(seeker.deck)
    table.deal(seeker.deck, seeker.hand, HAND_SIZE)
    table.cite("kinfire.setup.opening-hand-seven")
    if not has_action(table, seat):
        rejected = list(seeker.hand)
        table.deal(seeker.deck, seeker.hand, HAND_SIZE)
        for card in rejected:
            table.move(card, seeker.hand, seeker.deck)
        table.shuffle(seeker.deck)
        table.say("hand-rejected", "kinfire.setup.opening-hand-needs-an-action-card", seat=f"@seat.{seat}")


def has_action(table: CombatTable, seat: Seat) -> bool:
    actions = box_of(table.content).actions
    return any(card in actions for card in table.state.seats[seat].hand)


def renew(table: CombatTable, seat: Seat) -> None:
    """Renews a hand just touched if it holds no Action card, and again if the new one doesn't either (A27)."""
    if has_action(table, seat):
        return
    seeker = table.state.seats[seat]
    tired = sum(card in box_of(table.content).exhausted for card in seeker.hand)
    table.move_all(seeker.hand, seeker.discard)
    rules = ("kinfire.renewal.when-no-action-card-in-hand", "kinfire.renewal.discard-entire-hand")
    table.say("hand-renewed", *rules, "kinfire.renewal.draw-new-hand-of-seven", seat=f"@seat.{seat}")
    if tired:
        rule = "kinfire.renewal.exhausted-in-discarded-hand-hurt"
        suffer(table, seat, tired, rule, "kinfire.status.exhausted-triggers-only-on-hand-discard")
    for _ in range(HAND_SIZE):
        draw_card(table, seat)
    table.touch(str(seat))


def draw_card(table: CombatTable, seat: Seat) -> None:
    seeker = table.state.seats[seat]
    if not len(seeker.deck):
        table.move_all(seeker.discard, seeker.deck)
        table.shuffle(seeker.deck)
        table.say("deck-reshuffled", "kinfire.deck.reshuffle-discard-when-empty", seat=f"@seat.{seat}")
    table.draw(seeker.deck, seeker.hand)
