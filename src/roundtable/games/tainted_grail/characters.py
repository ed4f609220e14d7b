"""Character setup: a Tile with its Tray, starting decks, Advancement Pools."""

from __future__ import annotations

from typing import Final

from roundtable.kernel.options import Prompt
from roundtable.kernel.seats import Seat
from roundtable.kernel.windows import Rules

from .box import KINDS, box_of
from .effects.cards import Card
from .effects.terms import Kind
from .option_makers import item_option
from .state import SEATS, Gather, GrailTable

CHOOSE: Final = Prompt("ask-choose-character", rules=("grail.basics.one-to-four-players",))
STARTERS: Final = 15


def gather(table: GrailTable, step: Gather) -> Rules[None]:
    """Everybody takes one Character that nobody else has."""
    for seat in range(table.core.seats):
        taken = [one.who for one in table.state.seats]
        free = [who for who in box_of(table.content).characters if who not in taken]
        who = (yield from table.ask(seat, CHOOSE, [item_option("character", each, "characters") for each in free])).arg
        claim(table, seat, who)


def claim(table: GrailTable, seat: Seat, who: str) -> None:
    """Tracks on their chevrons, Attributes and Resources from the Tile, decks and Pools."""
    one, card = table.state.seats[seat], box_of(table.content).characters[who]
    one.who, one.number = who, card.number
    table.say("takes-character", "grail.setup.tile-and-tray-share-a-colour", seat=SEATS[seat],
              who=f"@characters.{who}")  # fmt: skip
    table.cite("grail.setup.energy-and-terror-start-on-chevrons", "grail.setup.health-marker-starts-on-chevrons")
    one.health = one.most_health = card.health
    one.energy, one.terror = min(card.energy, card.health), card.terror
    table.cite("grail.setup.attributes-start-from-the-tile", "grail.setup.resources-start-from-the-tile")
    one.marks = {attribute: points for attribute, points in card.attributes.items() if points}
    for resource, amount in card.resources.items():
        setattr(one, resource, amount)
    for kind in KINDS:
        take_cards(table, seat, kind)


def take_cards(table: GrailTable, seat: Seat, kind: Kind) -> None:
    """Basic cards 1 to 15 are the starting deck; the other ten and the advanced ones are the Pool."""
    box, one = box_of(table.content), table.state.seats[seat]
    colour, own = box.characters[one.who].colour, one.cards(kind)
    table.cite("grail.setup.eighty-cards-per-character", "grail.setup.basic-cards-follow-the-tray-colour")
    table.cite("grail.setup.starter-decks-of-fifteen", "grail.setup.starter-cards-bear-no-character-name")
    table.cite("grail.setup.advancement-pools-of-twenty-five", "grail.setup.pools-kept-apart-from-decks")
    for card in list(table.state.shelf):
        if belongs(box.cards[card], kind, colour, one.who):
            starter = box.cards[card].character is None and box.cards[card].number <= STARTERS
            table.move(card, table.state.shelf, own.deck if starter else own.pool)
    table.shuffle(own.deck)
    table.shuffle(own.pool)


def belongs(card: Card, kind: Kind, colour: str, who: str) -> bool:
    return card.kind == kind and (card.character == who or (card.character is None and card.colour == colour))
