"""Character setup: a Tile with its Tray, starting decks, Advancement Pools, the letter."""

from __future__ import annotations

from typing import Final

from roundtable.games.tainted_grail.box import KINDS, box_of
from roundtable.games.tainted_grail.effects.cards import Card
from roundtable.games.tainted_grail.effects.terms import Kind
from roundtable.games.tainted_grail.option_makers import item_option
from roundtable.games.tainted_grail.state import SEATS, Character, Gather, GrailTable, OwnCards, ReadLetters
from roundtable.kernel.options import Option, Prompt
from roundtable.kernel.piles import Pile
from roundtable.kernel.seats import EVERYONE, Seat, only
from roundtable.kernel.windows import Rules
from roundtable.story.reading import HAVE_READ

from .tracks import cap

CHOOSE: Final = Prompt("ask-choose-character", rules=("grail.basics.one-to-four-players",))
ANY_TRAY: Final = "grail.freeplay.any-tile-in-any-tray"
ANY_DECKS: Final = "grail.freeplay.any-deck-colour"
FITS_ANY: Final = "grail.setup.niamh-uses-any-tray"
CHOOSE_DECKS: Final = Prompt("ask-choose-decks", rules=(ANY_DECKS,))
LETTER: Final = Prompt("ask-read-letter", rules=("grail.setup.each-player-reads-their-letter",))
STARTERS: Final = 15


def new_seat(seat: Seat) -> Character:
    """Nobody sits here yet."""

    def own(kind: str) -> OwnCards:
        return OwnCards(
            Pile(f"{kind}-deck-{seat}"), Pile(f"{kind}-pool-{seat}"), Pile(f"{kind}-spare-{seat}", EVERYONE)
        )

    return Character(
        own("combat"),
        own("diplomacy"),
        Pile(f"hand-{seat}", EVERYONE),
        Pile(f"discard-{seat}", EVERYONE),
        Pile(f"items-{seat}", EVERYONE),
        Pile(f"secrets-{seat}", EVERYONE),
        Pile(f"skills-{seat}", EVERYONE),
    )


def gather(table: GrailTable, step: Gather) -> Rules[None]:
    """Everybody takes one Character that nobody else has."""
    for seat in range(table.core.seats):
        who = (yield from table.ask(seat, CHOOSE, character_options(table))).arg
        yield from take_character(table, seat, who)


def plays_freely(table: GrailTable) -> bool:
    """Free play: any Tile in any Tray, any decks."""
    return table.setup.options.get("free-play") is True


def character_options(table: GrailTable) -> list[Option[None]]:
    """Those that nobody plays, and whose Tray is free; of other Campaigns in Free play only."""
    return [item_option("character", who, "characters") for who in unclaimed(table) if trays_for(table, who)]


def unclaimed(table: GrailTable) -> list[str]:
    """Characters that nobody plays or has played (D13: never a dead one)."""
    state = table.state
    taken = {*(one.who for one in (*state.seats, *state.bench)), *state.lost}
    return [
        card.id
        for card in box_of(table.content).characters.values()
        if card.id not in taken and (plays_freely(table) or not card.stranger)
    ]


def trays_for(table: GrailTable, who: str) -> list[str]:
    """The Characters whose Trays this one may take: its own, unless it comes from an expansion or is played freely."""
    box = box_of(table.content)
    colours = {box.characters[one.tray].colour for one in table.state.seats if one.who}
    if box.characters[who].colour is not None and not plays_freely(table):
        return [] if box.characters[who].colour in colours else [who]
    return [tray for colour, tray in box.trays.items() if colour not in colours]


def decks_left(table: GrailTable) -> list[str]:
    """In Free play each colour of decks is for one Character (A99)."""
    cards = table.state.shelf.cards
    colours = dict.fromkeys(card.colour for card in box_of(table.content).cards.values() if card.id in cards)
    return [colour for colour in colours if not any(one.decks == colour for one in table.state.seats)]


def take_character(table: GrailTable, seat: Seat, who: str) -> Rules[None]:
    """The Tile, its Tray, and in Free play the decks too."""
    trays = trays_for(table, who)
    rule = ANY_TRAY if plays_freely(table) else FITS_ANY
    prompt = Prompt("ask-choose-tray", (("who", f"@characters.{who}"),), (rule,) if trays != [who] else ())
    tray = (yield from table.ask(seat, prompt, [tray_option(table, each) for each in trays])).arg
    decks = ""
    if plays_freely(table):
        colours = [Option[None]("decks", each, params=(("colour", f"@text.{each}"),)) for each in decks_left(table)]
        decks = (yield from table.ask(seat, CHOOSE_DECKS, colours)).arg
    claim(table, seat, who, tray, decks)


def tray_option(table: GrailTable, owner: str) -> Option[None]:
    return Option("tray", owner, params=(("colour", f"@text.{box_of(table.content).characters[owner].colour}"),))


def claim(table: GrailTable, seat: Seat, who: str, tray: str = "", decks: str = "") -> None:
    """Tracks on their chevrons, Attributes and Resources from the Tile, decks and Pools."""
    characters = box_of(table.content).characters
    one, tile = table.state.seats[seat], characters[who]
    one.who, one.number, one.tray = who, tile.number, tray or who
    card = characters[one.tray]
    one.decks = decks or card.colour or ""
    table.say("takes-character", "grail.setup.tile-and-tray-share-a-colour", seat=SEATS[seat],
              who=f"@characters.{who}")  # fmt: skip
    table.cite("grail.setup.energy-and-terror-start-on-chevrons", "grail.setup.health-marker-starts-on-chevrons")
    one.health = one.most_health = card.health
    one.energy, one.terror = min(card.energy, cap(table, seat)), card.terror
    table.cite("grail.setup.attributes-start-from-the-tile", "grail.setup.resources-start-from-the-tile")
    one.marks = {attribute: points for attribute, points in tile.attributes.items() if points}
    for resource, amount in tile.resources.items():
        setattr(one, resource, amount)
    for kind in KINDS:
        take_cards(table, seat, kind)


def take_cards(table: GrailTable, seat: Seat, kind: Kind) -> None:
    """Basic cards 1 to 15 are the starting deck; the other ten and the advanced ones are the Pool."""
    box, one = box_of(table.content), table.state.seats[seat]
    own, starters = one.cards(kind), box.characters[one.who].starters
    named = box.trays[one.decks] if plays_freely(table) else one.who  # type: ignore[index]  # A99
    table.cite("grail.setup.eighty-cards-per-character", "grail.setup.basic-cards-follow-the-tray-colour")
    table.cite("grail.setup.starter-decks-of-fifteen", "grail.setup.starter-cards-bear-no-character-name")
    table.cite("grail.setup.advancement-pools-of-twenty-five", "grail.setup.pools-kept-apart-from-decks")
    if starters:
        table.cite("grail.setup.other-campaign-starters-listed-on-tile")
    for card in list(table.state.shelf):
        if belongs(box.cards[card], kind, one.decks, named) or (card in starters and box.cards[card].kind == kind):
            starts = card in starters if starters else begins(box.cards[card])
            table.move(card, table.state.shelf, own.deck if starts else own.pool)
    table.shuffle(own.deck)
    table.shuffle(own.pool)


def belongs(card: Card, kind: Kind, colour: str, who: str) -> bool:
    return card.kind == kind and (card.character == who or (card.character is None and card.colour == colour))


def begins(card: Card) -> bool:
    """It carries the banner of its colour."""
    return card.character is None and card.number <= STARTERS


def read_letters(table: GrailTable, step: ReadLetters) -> Rules[None]:
    yield from reads_letter(table, *range(table.core.seats))


def reads_letter(table: GrailTable, *seats: Seat) -> Rules[None]:
    """Each for itself: what stands in it is nobody else's, but the Character Number."""
    for seat in seats:
        one = table.state.seats[seat]
        table.say("letter", "grail.setup.each-player-reads-their-letter", audience=only(seat),
                  text=f"@characters.{one.who}.letter")  # fmt: skip
        table.say("character-number", "grail.setup.each-player-reads-their-letter",
                  "grail.basics.character-number-breaks-ties", seat=SEATS[seat], number=one.number)  # fmt: skip
    yield from table.ask_each(seats, LETTER, lambda _: (HAVE_READ,), veiled=True)
