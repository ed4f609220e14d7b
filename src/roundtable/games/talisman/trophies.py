"""Trophies: killed enemies, traded for counters."""

from __future__ import annotations

from functools import cache
from typing import Final

from roundtable.kernel.options import Option, Prompt
from roundtable.kernel.seats import Seat
from roundtable.kernel.windows import Rules

from .characters import gain_points, own_value
from .effects import Attribute
from .objects import card_option
from .state import Character, TalismanTable

EXCHANGE: Final[dict[Attribute, str]] = {
    "strength": "talisman.adventure.trophies.strength-exchange",
    "craft": "talisman.adventure.trophies.craft-exchange",
}
THRESHOLD: Final = "talisman.adventure.trophies.threshold-counts-counters-not-cards"


@cache
def trade_option(what: Attribute) -> Option[Attribute]:
    return Option("trade", what, what, (EXCHANGE[what],), text=f"option-trade-{what}")


@cache
def give_prompt(what: Attribute, given: int, wanted: int) -> Prompt:
    return Prompt("ask-trophy", (("given", given), ("wanted", wanted)), (EXCHANGE[what], THRESHOLD))


def worth(table: TalismanTable, card: str, what: Attribute) -> int:
    """What a trophy counts for: a spirit for Craft, all others for Strength."""
    enemy = table.content["cards"][card]
    return int(enemy.power) if (enemy.race == "spirit") == (what == "craft") else 0


def trades(table: TalismanTable, character: Character) -> list[Option[Attribute]]:
    """The counters that the trophies would pay for."""
    return [
        trade_option(what)
        for what in ("strength", "craft")
        if sum([worth(table, card, what) for card in character.trophies.cards])
        >= own_value(table.content, character, what)
    ]


def trade(table: TalismanTable, seat: Seat, what: Attribute) -> Rules[None]:
    """Trophies are given one by one until they are worth the current value; then there is one counter for them."""
    state = table.state
    wanted, given = own_value(table.content, state.seats[seat], what), 0
    while given < wanted:
        trophies = [card for card in dict.fromkeys(state.seats[seat].trophies.cards) if worth(table, card, what)]
        prompt = give_prompt(what, given, wanted)
        chosen = yield from table.ask(seat, prompt, [card_option("trophy", card) for card in trophies])
        table.move(chosen.arg, state.seats[seat].trophies, state.playing)
        given += worth(table, chosen.arg, what)
    table.move_all(state.playing, state.adventure_discard)
    rules = [EXCHANGE[what], THRESHOLD, "talisman.adventure.trophies.threshold-rises-with-each-counter"]
    if state.seats[seat].toad_turns:
        rules.append("talisman.toads.counters-traded-as-toad-are-lost")
    gain_points(table, seat, what, 1, *rules, f"talisman.characters.{what}.use-and-sources")
