"""Being moved by a card, a space or a spell."""

from __future__ import annotations

from functools import cache

from roundtable.kernel.options import Option, Prompt
from roundtable.kernel.seats import Seat
from roundtable.kernel.windows import Rules, Stop

from .actions import Source, does
from .characters import here
from .effects import Go
from .life import put_on_space
from .objects import discard
from .state import SEATS, TalismanTable, place_name, touch_objects

RESTART = "talisman.sequence.moved-to-new-space-restarts"


@cache
def place_option(verb: str, place: str) -> Option[str]:
    return Option(verb, place, place, points=(f"place:{place}",), params=(("place", place_name(place)),))


@does(Go)
def go(table: TalismanTable, seat: Seat, action: Go, source: Source) -> Rules[None]:
    """To the space named, or one of the player's choice."""
    character = table.state.seats[seat]
    if character.dead or not character.character:
        return
    places = list(action.to)
    if action.region is not None:
        region = here(table, seat).region if action.region == "same" else action.region
        places += [
            place.id
            for place in table.content["places"].values()
            if place.region == region and place.id != character.space
        ]
    prompt = Prompt("ask-go", (("card", source.name),), (RESTART,), source.pointer)
    chosen = yield from table.ask(seat, prompt, [place_option("to", place) for place in places])
    if chosen.value == character.space:
        table.say("stays-put", RESTART, seat=SEATS[seat])
        return
    teleport(table, seat, chosen.value)


def teleport(table: TalismanTable, seat: Seat, space: str, *rules: str) -> None:
    """The figure is moved. In the character's own turn it meets the new space."""
    before = here(table, seat).region
    put_on_space(table, seat, space)
    rules = rules or ("talisman.movement.follows-current-region",)
    table.say("is-moved", *rules, seat=SEATS[seat], place=place_name(space))
    crossed_river(table, seat, before)
    if seat == table.state.active and not table.state.over:
        table.cite(RESTART)
        raise Stop("moved")
    table.cite("talisman.encounters.only-on-own-turn")


def crossed_river(table: TalismanTable, seat: Seat, before: str) -> None:
    """Some followers stay behind when their owner comes to the other bank."""
    character = table.state.seats[seat]
    after = here(table, seat).region
    if "outer" not in (before, after) or before == after or character.toad_turns:
        return
    cards = table.content["cards"]
    for card in list(character.followers.cards):
        if cards[card].leaves_over_river:
            discard(table, card, character.followers)
            touch_objects(table, seat)
            table.say(
                "follower-stays-behind", "talisman.followers.killed-or-discarded-to-adventure-discard",
                *cards[card].rules, seat=SEATS[seat], card=f"@cards.{card}",
            )  # fmt: skip
