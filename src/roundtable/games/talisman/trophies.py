"""Trophies: killed enemies, traded for counters."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Final

from roundtable.kernel.options import Option, Prompt
from roundtable.kernel.seats import Seat
from roundtable.kernel.windows import Rules
from roundtable.packs import Content

from .characters import USES, gain_points, own_value
from .effects import Attribute, CharacterCard
from .objects import card_option
from .state import Character, TalismanTable
from .supply import counters_left

EXCHANGE: Final[dict[Attribute, str]] = {
    "strength": "talisman.adventure.trophies.strength-exchange",
    "craft": "talisman.adventure.trophies.craft-exchange",
}
ENOUGH: Option[None] = Option("done", text="option-enough-trophies")
THRESHOLD: Final = "talisman.adventure.trophies.threshold-counts-counters-not-cards"


@cache
def trade_option(what: Attribute) -> Option[Attribute]:
    return Option("trade", what, what, (EXCHANGE[what],), text=f"option-trade-{what}")


@cache
def give_prompt(what: Attribute, given: int, wanted: int) -> Prompt:
    return Prompt("ask-trophy", (("given", given), ("wanted", wanted)), (EXCHANGE[what], THRESHOLD))


def worth(content: Content, card: str, what: Attribute) -> int:
    """What a trophy counts for: a spirit for Craft, all others for Strength."""
    enemy = content["cards"][card]
    return int(enemy.power) if (enemy.race == "spirit") == (what == "craft") else 0


def trades(table: TalismanTable, character: Character) -> Sequence[Option[Attribute]]:
    """The counters that the trophies would pay for."""
    menu = paid_for(
        table.content, tuple(character.trophies.cards), character.character,
        character.strength_counters, character.craft_counters, bool(character.toad_turns),
    )  # fmt: skip
    return [option for option in menu if counters_left(table.state, option.value)] if menu else menu


@lru_cache(4096)
def paid_for(
    content: Content, trophies: tuple[str, ...], character: str, strength: int, craft: int, toad: bool
) -> tuple[Option[Attribute], ...]:
    """What these trophies buy a character with so many counters, as long as the supply lasts. A toad's value is 1."""
    printed: CharacterCard = content["characters"][character]
    wanted: dict[Attribute, int] = {"strength": printed.strength + strength, "craft": printed.craft + craft}
    worths = {what: sum([worth(content, card, what) for card in trophies]) for what in wanted}
    return tuple(
        trade_option(what) for what, value in wanted.items() if worths[what] and worths[what] >= (1 if toad else value)
    )


def givable(table: TalismanTable, seat: Seat, what: Attribute, *, enough: bool) -> list[Option[None]]:
    """The trophies that can still be handed in; and to leave it at that, once they are worth it."""
    trophies = dict.fromkeys(table.state.seats[seat].trophies.cards)
    more = [card_option("trophy", card) for card in trophies if worth(table.content, card, what)]
    return [ENOUGH, *more] if enough else more


def trade(table: TalismanTable, seat: Seat, what: Attribute) -> Rules[None]:
    """Trophies are given that are worth the current value, or more; there is one counter for them all."""
    state = table.state
    wanted, given = own_value(table.content, state.seats[seat], what), 0
    while True:
        menu = givable(table, seat, what, enough=given >= wanted)
        chosen = yield from table.ask(seat, give_prompt(what, given, wanted), menu)
        if chosen is ENOUGH:
            break
        table.move(chosen.arg, state.seats[seat].trophies, state.playing)
        given += worth(table.content, chosen.arg, what)
    table.move_all(state.playing, state.adventure_discard)
    rules = [EXCHANGE[what], THRESHOLD, "talisman.adventure.trophies.threshold-rises-with-each-counter"]
    if state.seats[seat].toad_turns:
        rules.append("talisman.toads.counters-traded-as-toad-are-lost")
    gain_points(table, seat, what, 1, *rules, USES[what])
