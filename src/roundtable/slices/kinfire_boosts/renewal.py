"""Hand renewal: a hand without Action cards is discarded, Exhausted cards hurt, and the lantern is charged."""

from __future__ import annotations

from roundtable.kernel.seats import Seat
from roundtable.kernel.windows import Rules

from .box import box_of
from .defeat import suffer
from .state import CombatTable

HAND_SIZE = 7  # kinfire.setup.opening-hand-seven, kinfire.renewal.draw-new-hand-of-seven
NEEDED = "kinfire.renewal.when-no-action-card-in-hand"


def hand_changed(table: CombatTable, seat: Seat) -> None:
    """Marks a hand that may have lost its last Action: it is renewed before anything else is decided."""
    table.touch(f"hand:{seat}")


def has_action(table: CombatTable, seat: Seat) -> bool:
    """A charged lantern does not count (A26)."""
    actions = box_of(table.content).actions
    return any(card in actions for card in table.state.seats[seat].hand)


def renew(table: CombatTable, seat: Seat) -> Rules[None]:
    """Renews the hand if it holds no Action card, and again if the new one doesn't either (A27)."""
    while not has_action(table, seat):
        seeker = table.state.seats[seat]
        tired = discard_hand(table, seat)
        table.say("hand-renewed", NEEDED, "kinfire.renewal.discard-entire-hand", seat=f"@seat.{seat}")
        if tired:
            table.say(
                "exhausted-hurts", "kinfire.renewal.exhausted-in-discarded-hand-hurt",
                "kinfire.status.exhausted-triggers-only-on-hand-discard", "kinfire.hp.suffer-lowers-hp",
                seat=f"@seat.{seat}", damage=tired, before=seeker.hp, after=max(0, seeker.hp - tired),
            )  # fmt: skip
            suffer(table, seat, tired)
        draw_cards(table, seat, HAND_SIZE)
        table.cite("kinfire.renewal.draw-new-hand-of-seven")
        take_armour(table, seat, "kinfire.renewal.armour-drawn-after-new-hand")
        charge_lantern(table, seat)
    yield from ()


def discard_hand(table: CombatTable, seat: Seat) -> int:
    """Discards everything left in hand; how many Exhausted cards went with it."""
    box, seeker = box_of(table.content), table.state.seats[seat]
    tired = 0
    for card in list(seeker.hand):
        tired += card == box.exhausted
        if card == box.armour:
            table.cite("kinfire.renewal.status-and-armour-go-to-piles")
        discard(table, seat, card)
    return tired


def discard(table: CombatTable, seat: Seat, card: str) -> None:
    """One card from hand: Armour to its pile, all else to the discard pile."""
    seeker = table.state.seats[seat]
    if card == box_of(table.content).armour:
        table.move(card, seeker.hand, table.state.armour)
    else:
        table.move(card, seeker.hand, seeker.discard)


def draw_cards(table: CombatTable, seat: Seat, count: int) -> int:
    """Draws so many cards, or as many as there are; says how many."""
    seeker = table.state.seats[seat]
    for drawn in range(count):
        if not len(seeker.deck):
            if not len(seeker.discard):
                table.say("no-card-left", "kinfire.deck.no-draw-when-deck-and-discard-empty", seat=f"@seat.{seat}")
                return drawn
            table.move_all(seeker.discard, seeker.deck)
            table.shuffle(seeker.deck)
            table.say("deck-reshuffled", "kinfire.deck.reshuffle-discard-when-empty", seat=f"@seat.{seat}")
        table.draw(seeker.deck, seeker.hand)
    return count


def take_armour(table: CombatTable, seat: Seat, rule: str) -> None:
    """As many Armour cards into hand as the shield on the board says."""
    seeker = table.state.seats[seat]
    shield = box_of(table.content).seekers[seeker.board].armour
    table.deal(table.state.armour, seeker.hand, shield)
    table.cite(rule, "kinfire.seeker.armour-value-printed-on-board")


def charge_lantern(table: CombatTable, seat: Seat) -> None:
    seeker = table.state.seats[seat]
    if seeker.lantern:
        table.cite("kinfire.lantern.no-second-charge")
        return
    seeker.lantern = True
    table.say("lantern-charged", "kinfire.lantern.charges-with-each-new-hand", seat=f"@seat.{seat}")
