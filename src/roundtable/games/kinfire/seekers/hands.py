"""Hands and lanterns: drawing, discarding, and how a hand without Action cards is renewed."""

from __future__ import annotations

from functools import cache

from roundtable.games.kinfire.box import box_of
from roundtable.games.kinfire.option_makers import about
from roundtable.games.kinfire.state import SEATS, KinfireTable
from roundtable.kernel.options import Option
from roundtable.kernel.seats import Seat

from .hp_and_armour import shield, suffer
from .statuses import lose_status

HAND_SIZE = 7  # kinfire.setup.opening-hand-seven, kinfire.renewal.draw-new-hand-of-seven
EXHAUSTED = "exhausted"
RENEWED = "kinfire.renewal.when-no-action-card-in-hand"
ANY_CARD = "kinfire.boost.card-discard-may-be-any-card"
EMPTY = "kinfire.deck.no-draw-when-deck-and-discard-empty"
SAFE = "kinfire.status.exhausted-safe-when-discarded-by-effect"

DRAW: Option[None] = Option("draw", group="group-cards")
DISCARD_ARMOUR: Option[None] = Option("discard", "armour", text="option-discard-armour", group="group-cards")


# --- one card ---


def draw_cards(table: KinfireTable, seat: Seat, number: int, *rules: str) -> None:
    drawn = draw(table, seat, number)
    table.say("cards-drawn", *rules, seat=SEATS[seat], number=drawn)


def draw(table: KinfireTable, seat: Seat, number: int) -> int:
    """Cards from the top of the deck into hand; an empty deck is made of the discard pile first. Says how many."""
    seeker = table.state.seats[seat]
    drawn = table.deal(seeker.deck, seeker.hand, number)
    if drawn < number:
        if not seeker.discard.cards:
            table.cite(EMPTY)
            return drawn
        shuffle_all(table, seat)
        table.say("deck-reshuffled", "kinfire.deck.reshuffle-discard-when-empty", seat=SEATS[seat])
        drawn += draw(table, seat, number - drawn)
    return drawn


def shuffle_all(table: KinfireTable, seat: Seat) -> None:
    """The discard pile is turned over and mixed with what is left of the deck."""
    seeker = table.state.seats[seat]
    table.move_all(seeker.discard, seeker.deck)
    table.shuffle(seeker.deck)
    table.cite("kinfire.skill-test.shuffle-takes-in-discard", "kinfire.deck.shuffled-face-down-by-board")


def discards(table: KinfireTable, seat: Seat) -> list[Option[None]]:
    """Any card in hand: Armour, statuses and Exhausted cards too."""
    seeker = table.state.seats[seat]
    options: list[Option[None]] = [about("discard", card) for card in dict.fromkeys(seeker.hand.cards)]
    if seeker.armour:
        options.append(DISCARD_ARMOUR)
    return options + [discarding(status) for status in seeker.statuses]


@cache
def discarding(status: str) -> Option[None]:
    return Option("discard", status, text=f"option-discard-{status}", group="group-cards")


def discard(table: KinfireTable, seat: Seat, card: str, *rules: str) -> None:
    """A card of the player's choice leaves the hand: to the discard pile, or to its pile beside the map."""
    seeker = table.state.seats[seat]
    if card == "armour":
        seeker.armour -= 1
        table.say("armour-discarded", *rules, ANY_CARD, seat=SEATS[seat])
    elif card in seeker.statuses:
        lose_status(table, seat, card, *rules, ANY_CARD)
    else:
        table.move(card, seeker.hand, seeker.discard)
        safe = (SAFE,) if card == EXHAUSTED else ()
        table.say("card-discarded", *rules, ANY_CARD, *safe, seat=SEATS[seat], card=f"@cards.{card}")
        table.touch(str(seat))


def draw_or_discard(table: KinfireTable, seat: Seat) -> list[Option[None]]:
    seeker = table.state.seats[seat]
    nothing = None if seeker.deck.cards or seeker.discard.cards else EMPTY
    return table.allowed([(DRAW, nothing), *((option, None) for option in discards(table, seat))])


# --- the whole hand ---


def has_action(table: KinfireTable, seat: Seat) -> bool:
    return not box_of(table.content).action_cards.isdisjoint(table.state.seats[seat].hand.cards)


def opening_hand(table: KinfireTable, seat: Seat) -> None:
    """Seven cards with an Action among them: rejected ones go back only after the new ones were drawn."""
    seeker = table.state.seats[seat]
    shuffle_all(table, seat)
    table.cite(
        "kinfire.setup.discard-shuffled-in-before-opening-hand", "kinfire.status.exhausted-enters-deck-next-combat"
    )
    table.deal(seeker.deck, seeker.hand, HAND_SIZE)
    table.say("opening-hand", "kinfire.setup.opening-hand-seven", seat=SEATS[seat])
    actions = box_of(table.content).actions.keys()
    while not has_action(table, seat) and not actions.isdisjoint(seeker.deck.cards):
        rejected = list(seeker.hand)
        table.deal(seeker.deck, seeker.hand, HAND_SIZE)
        for card in rejected:
            table.move(card, seeker.hand, seeker.deck)
        table.shuffle(seeker.deck)
        table.say("hand-rejected", "kinfire.setup.opening-hand-needs-an-action-card", seat=SEATS[seat])


def renew(table: KinfireTable, seat: Seat) -> bool:
    """Renews a hand just touched if it holds no Action card; and again if the new one doesn't either (A27)."""
    if has_action(table, seat):
        return False
    seeker = table.state.seats[seat]
    if not (seeker.deck.cards or seeker.discard.cards or seeker.hand.cards):
        table.cite(EMPTY)
        return False
    tired = seeker.hand.cards.count(EXHAUSTED)
    put_hand_away(table, seat)
    table.say(
        "hand-renewed", RENEWED, "kinfire.renewal.discard-entire-hand",
        "kinfire.renewal.status-and-armour-go-to-piles", "kinfire.renewal.draw-new-hand-of-seven", seat=SEATS[seat],
    )  # fmt: skip
    if tired:
        table.cite("kinfire.status.exhausted-dead-in-hand", "kinfire.status.exhausted-is-persistent")
        suffer(
            table, seat, tired, "kinfire.renewal.exhausted-in-discarded-hand-hurt",
            "kinfire.status.exhausted-triggers-only-on-hand-discard",
        )  # fmt: skip
    draw(table, seat, HAND_SIZE)
    armour = box_of(table.content).seekers[seeker.who].armour
    shield(
        table,
        seat,
        armour,
        "kinfire.renewal.armour-drawn-after-new-hand",
        "kinfire.seeker.armour-value-printed-on-board",
    )
    charge(
        table, seat, "kinfire.lantern.charges-with-each-new-hand", "kinfire.lantern.may-charge-repeatedly-in-one-combat"
    )
    return True


def put_hand_away(table: KinfireTable, seat: Seat) -> None:
    """The hand is discarded; Armour and temporary statuses go to their piles."""
    seeker = table.state.seats[seat]
    table.move_all(seeker.hand, seeker.discard)
    seeker.armour = 0
    seeker.statuses.clear()


def charge(table: KinfireTable, seat: Seat, *rules: str) -> None:
    """A face-down lantern is turned face up."""
    seeker = table.state.seats[seat]
    if seeker.charged:
        table.cite("kinfire.lantern.no-second-charge")
        return
    seeker.charged = True
    table.say("lantern-charged", *rules, seat=SEATS[seat])


# --- the card being played ---


def put_away(table: KinfireTable) -> None:
    """The Action just played is discarded, or leaves the deck if it is Disposable; a lantern is turned face down.

    Only now may the hand count as one without Actions: it is then renewed before every boost that waits for the end of
    the action, and before every further action (A25).
    """
    state = table.state
    if state.combat is None or not state.combat.turn.card:
        return
    turn = state.combat.turn
    card, turn.card = turn.card, ""
    seeker = state.seats[turn.seat]
    if card.startswith("lantern-"):
        seeker.charged = False
        table.say("lantern-used", "kinfire.lantern.flips-down-after-use", seat=SEATS[turn.seat])
    elif state.playing.cards:
        dispose(table, card, turn.seat)
    table.touch(str(turn.seat))


def take_ward_away(table: KinfireTable, seat: Seat) -> None:
    """The ward in front of a seeker is discarded; a Disposable one leaves the deck."""
    state = table.state
    for card in list(state.seats[seat].ward.cards):
        table.move(card, state.seats[seat].ward, state.playing)
        dispose(table, card, seat)


def dispose(table: KinfireTable, card: str, seat: Seat) -> None:
    """From play to the discard pile, or back to where a Disposable came from."""
    state, box = table.state, box_of(table.content)
    played = box.actions.get(card) or box.boosts[card]
    if played.disposable:
        table.move(card, state.playing, state.box)
        if card in state.sold:  # one that was bought, before one like it that was found: then it can be bought again
            state.sold.remove(card)
        table.say("disposed", "kinfire.card.disposable-leaves-deck-after-use", card=f"@cards.{card}")
    else:
        table.move(card, state.playing, state.seats[seat].discard)
        table.cite(
            "kinfire.card.played-action-goes-to-discard"
            if card in box.actions
            else "kinfire.card.played-boost-goes-to-discard"
        )


TIRED = "kinfire.status.exhausted-gained-into-discard"


def exhaust(table: KinfireTable, seat: Seat, number: int = 1) -> None:
    """Exhausted cards into the discard pile; their supply has no end (A38)."""
    state = table.state
    for _ in range(number):
        if EXHAUSTED not in state.box.cards:
            state.box.put(EXHAUSTED)
        table.move(EXHAUSTED, state.box, state.seats[seat].discard)
    table.say("seeker-tires", TIRED, seat=SEATS[seat], number=number)
