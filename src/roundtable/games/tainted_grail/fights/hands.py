"""Hands in a fight: drawing, discarding, and what happens where there is too little of either."""

from __future__ import annotations

from typing import Final

from roundtable.games.tainted_grail.option_makers import card_option
from roundtable.games.tainted_grail.state import SEATS, GrailTable
from roundtable.kernel.options import Option, Prompt
from roundtable.kernel.seats import Seat
from roundtable.kernel.windows import Rules

from .doing import by_kind, fight_at

DISCARD: Final = {
    "combat": Prompt("ask-discard", rules=("grail.combat.empty-hand-discards-from-the-deck",)),
    "diplomacy": Prompt("ask-discard", rules=("grail.diplomacy.empty-hand-discards-from-the-deck",)),
}
TOP: Final[Option[None]] = Option("discard-top")


def hand_options(table: GrailTable, seat: Seat, verb: str) -> list[Option[None]]:
    return [card_option(verb, card) for card in dict.fromkeys(table.state.seats[seat].hand)]


def draw_cards(table: GrailTable, seat: Seat, count: int) -> Rules[None]:
    """From the own deck; if it holds too few, nothing is drawn (A65): a forced Escape, or the words have failed."""
    from .leaving import escape, fail_talk

    fight, one = fight_at(table, seat), table.state.seats[seat]
    deck = one.cards(fight.kind).deck
    if fight.outcome:
        return  # it is over
    if len(deck) >= count:
        table.deal(deck, one.hand, count)
        table.say("draws", seat=SEATS[seat], count=count)
    elif fight.kind == "combat":
        table.say("out-of-cards", "grail.combat.deck-too-small-forces-escape", seat=SEATS[seat])
        yield from escape(table, seat, forced=True)
    else:
        table.say("out-of-words", "grail.diplomacy.deck-too-small-fails", seat=SEATS[seat])
        fail_talk(table, fight.number)


def discard_cards(table: GrailTable, seat: Seat, count: int, *, deck: bool = False) -> Rules[None]:
    """Cards of one's choice from hand; with an empty hand the top of the deck, card by card."""
    for _ in range(count):
        if table.touched:
            yield from table.settle()
        fight, one = fight_at(table, seat), table.state.seats[seat]
        if deck or not len(one.hand):
            if not deck:
                by_kind(table, fight, "grail.combat.empty-hand-discards-from-the-deck",
                        "grail.diplomacy.empty-hand-discards-from-the-deck")  # fmt: skip
            # An empty deck loses nothing: it is no draw (A67).
            table.draw(one.cards(fight.kind).deck, one.discard)
            continue
        veiled = len(one.hand) > 1 and len(fight.party) > 1
        chosen = yield from table.ask(
            seat, DISCARD[fight.kind], lambda: hand_options(table, seat, "discard") or [TOP], veiled=veiled
        )
        one = table.state.seats[seat]
        if chosen is TOP:  # what was done instead of an answer has emptied the hand
            table.draw(one.cards(fight_at(table, seat).kind).deck, one.discard)
            continue
        table.move(chosen.arg, one.hand, one.discard)
        table.say("discards", seat=SEATS[seat], card=f"@cards.{chosen.arg}")
