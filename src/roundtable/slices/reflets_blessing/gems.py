"""Gems: drawn from the bank at random, paid by colour or as the payer likes. Also the Imprévus in hand."""

from __future__ import annotations

from functools import cache
from typing import Final, get_args

from roundtable.kernel.options import Option, Prompt
from roundtable.kernel.seats import Seat
from roundtable.kernel.windows import Rules

from .effects import Colour
from .state import BlessingTable

COLOURS: Final[tuple[Colour, ...]] = get_args(Colour)
FULL_COLOUR: Final = 4
FULL_HAND: Final = 3
GEM: Final[dict[Colour, Option[None]]] = {
    colour: Option("gem", colour, params=(("gem", f"@text.gem-{colour}"),)) for colour in COLOURS
}
PAY: Final = Prompt("ask-pay", rules=("reflets.limits.what-gems-pay-for",))
LOSE: Final = Prompt("ask-lose")
CEDE: Final = Prompt("ask-cede")
DISCARD: Final = Prompt("ask-discard", rules=("reflets.limits.hand-of-three-imprevus",))


@cache
def hero_option(verb: str, card: str) -> Option[None]:
    return Option(verb, card, params=(("card", f"@heroes.{card}"),), points=(f"card:{card}",))


@cache
def imprevu_option(verb: str, card: str) -> Option[None]:
    return Option(verb, card, params=(("card", f"@imprevus.{card}"),), points=(f"card:{card}",))


def held(table: BlessingTable, seat: Seat, colour: Colour) -> int:
    return list(table.state.seats[seat].gems).count(colour)


def gain(table: BlessingTable, seat: Seat, count: int) -> None:
    """Gems from the bank, drawn at random (ruling A15)."""
    state = table.state
    for _ in range(count):
        colour = table.pick(state.bank, state.seats[seat].gems)
        if colour is None:
            return
        table.say("gem-drawn", seat=f"@seat.{seat}", gem=f"@text.gem-{colour}")
        spill(table, seat, colour)


def spill(table: BlessingTable, seat: Seat, colour: str) -> None:
    """Sends a gem too many back to the bank."""
    gems = table.state.seats[seat].gems
    if list(gems).count(colour) > FULL_COLOUR:
        table.move(colour, gems, table.state.bank)
        table.say("gem-spilled", "reflets.limits.full-colour-gem-to-bank", gem=f"@text.gem-{colour}")


def spend(table: BlessingTable, seat: Seat, colour: Colour, count: int) -> None:
    """Pays gems of this colour to the bank."""
    for _ in range(count):
        table.move(colour, table.state.seats[seat].gems, table.state.bank)
    if count:
        gem = f"@text.gem-{colour}" if count == 1 else f"@text.gems-{colour}"
        table.say("gems-spent", seat=f"@seat.{seat}", gem=gem, count=count)


def part_with(table: BlessingTable, seat: Seat, count: int, prompt: Prompt, to: Seat | None = None) -> Rules[None]:
    """Gems of any colour, chosen by whoever gives them, to the bank or to a seat; who has none left gives none."""
    state = table.state
    for _ in range(count):
        if not state.seats[seat].gems:
            return
        gem = yield from table.ask(seat, prompt, lambda: [GEM[c] for c in COLOURS if held(table, seat, c)])
        source = state.seats[seat].gems
        if to is None:
            table.move(gem.arg, source, state.bank)
            table.say("gem-lost", seat=f"@seat.{seat}", gem=f"@text.gem-{gem.arg}")
        else:
            table.move(gem.arg, source, state.seats[to].gems)
            table.say("gem-ceded", seat=f"@seat.{seat}", to=f"@seat.{to}", gem=f"@text.gem-{gem.arg}")
            spill(table, to, gem.arg)


def draw_imprevu(table: BlessingTable, seat: Seat, discard: Prompt = DISCARD) -> Rules[None]:
    """A card from the Imprévu deck; a hand of four is one too many."""
    state = table.state
    if not state.imprevus:
        table.move_all(state.imprevu_discard, state.imprevus)
        table.shuffle(state.imprevus)
    table.draw(state.imprevus, state.seats[seat].hand)
    if len(state.seats[seat].hand) > FULL_HAND:
        chosen = yield from table.ask(
            seat, discard, lambda: [imprevu_option("discard", card) for card in dict.fromkeys(state.seats[seat].hand)]
        )
        table.move(chosen.arg, state.seats[seat].hand, state.imprevu_discard)
        table.say("imprevu-discarded", seat=f"@seat.{seat}", card=f"@imprevus.{chosen.arg}")
