"""What is told besides the rules: how a card's story ends, and what Folio, the Clerk, has to say of it all.

Flavour alone: no die is thrown for it and nothing is remembered, so a match goes on the same without it.
"""

from __future__ import annotations

from roundtable.games.reflets.box import box
from roundtable.games.reflets.option_makers import SEATS
from roundtable.games.reflets.state import RefletsTable
from roundtable.kernel.seats import Seat


def read_on(table: RefletsTable, card: str, what: str, *rules: str) -> None:
    """The rest of a card's story is read to all, if it has one."""
    if box(table).tells(card, what):
        table.say("story-ends", *rules, text=f"{box(table).name(card)}.{what}")


def cry(table: RefletsTable, seat: Seat, card: str, what: str, *rules: str) -> None:
    """What is shouted with one half of a Dilemma, unless it is the title over again."""
    if (card, what) in box(table).cries:
        table.say("dilemma-cried", *rules, seat=SEATS[seat], text=f"@dilemmas.{card}.{what}")


def remark(table: RefletsTable, occasion: str, number: int, *rules: str, every: int = 1) -> None:
    """One of Folio's remarks on such an occasion, or on one in so many; after the last, the first comes again."""
    remarks = box(table).remarks.get(occasion)
    if remarks and number % every == 0:
        table.say("clerk-remarks", *rules, text=f"@folio.{remarks[number // every % len(remarks)]}.text")
