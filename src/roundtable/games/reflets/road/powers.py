"""Divine powers: four gems of a colour, the opposed power, the golden die, and what each of the five does."""

from __future__ import annotations

from typing import Any, Final

from roundtable.games.reflets.box import token_colour
from roundtable.games.reflets.effects.terms import COLOURS
from roundtable.games.reflets.option_makers import SEATS, about, place_name, place_option, seat_option, token_option
from roundtable.games.reflets.state import RefletsTable, adversaries, from_left, is_duel, slot_of
from roundtable.games.reflets.teams.gear import take_all_of
from roundtable.games.reflets.teams.holdings import FULL_COLOUR, held, lose_gem
from roundtable.games.reflets.teams.moments import AT_ONCE, adversaries_interject, seconds
from roundtable.games.reflets.teams.vitality import kill
from roundtable.games.reflets.trials.dice import roll_golden
from roundtable.kernel.options import DONE, PASS, Option, Prompt
from roundtable.kernel.piles import Pile
from roundtable.kernel.seats import Seat, bit
from roundtable.kernel.windows import Rules, Stop

from .chance import BONUSES, bonus_option, bonuses
from .secrets import hidden_rooms
from .token_piles import has_vacant_slot, keep, lift_token, put_token, road_spaces, tokens_on_road
from .turns import lose_turn

OPPOSED: Final = {"red": "blue", "blue": "red", "orange": "green", "green": "orange", "violet": "violet"}
FULL_PRICE: Final = "reflets.power.costs-a-full-colour"
PAIRS: Final = "reflets.power.opposed-pairs"
OPPOSE: Final = ("reflets.power.opposed-within-three-seconds", PAIRS)
WHICH_OPPOSER: Final = Prompt("ask-who-opposes", rules=("reflets.blessing.dah-several-guide-decides",))
CANCEL_OR_USE: Final = Prompt("ask-cancel-or-use", rules=("reflets.power.one-to-five-adversary-chooses",))
TO_WAITING: Final[Option[Any]] = Option("waiting")
BOTH_PAY: Final = "reflets.power.both-sides-pay-before-the-roll"
SIX: Final = "reflets.power.six-loses-the-turn"


def power_options(table: RefletsTable, seat: Seat) -> list[tuple[Option[Any], str | None]]:
    """The five powers, each for a full colour."""
    return [
        (power_option("power", colour), None if held(table.state, seat, colour) == FULL_COLOUR else FULL_PRICE)
        for colour in COLOURS
    ]


def power_option(verb: str, colour: str) -> Option[Any]:
    text = f"announce-{colour}" if verb == "power" else ""
    return Option(verb, colour, params=(("power", f"@text.power-{colour}"),), text=text)


def use_power(table: RefletsTable, guide: Seat, colour: str) -> Rules[None]:
    """The power is named; the fastest may oppose it; both pay, then the golden die decides."""
    table.say("power-announced", "reflets.power.guide-names-it-first", seat=SEATS[guide], power=f"@text.power-{colour}")
    opposer = yield from oppose(table, colour)
    pay_full_colour(table, guide, colour)
    if opposer is not None:
        pay_full_colour(table, opposer, OPPOSED[colour])
    table.state.cancelled = False
    yield from adversaries_interject(table, "bless")
    cancelled, table.state.cancelled = table.state.cancelled, False
    if cancelled:
        return
    die = yield from roll_golden(table, "power")
    table.say("power-rolled", BOTH_PAY, "reflets.power.six-can-be-rerolled-or-changed", seat=SEATS[guide], die=die)
    if die == 6:
        wasted = () if opposer is None else ("reflets.power.six-wastes-the-opposing-gems",)
        table.say("power-fails", SIX, *wasted, seat=SEATS[guide])
        lose_turn()
    if opposer is None:
        yield from work(table, guide, colour, die)
        return
    chosen = yield from table.ask(
        opposer, CANCEL_OR_USE, [Option("cancel"), power_option("use-power", OPPOSED[colour])]
    )
    if chosen.verb == "cancel":
        table.say("power-cancelled", *CANCEL_OR_USE.rules, seat=SEATS[opposer])
        return
    if colour == "violet":
        table.cite("reflets.power.seizure-against-seizure-guide-first")
    try:
        yield from work(table, guide, colour, die)  # ruling A20: the Guide's works too, and first
        yield from table.settle()
    except Stop as stop:  # the Guide's own team is emptied; the other power was paid for all the same
        if stop.scope == "turn":
            yield from work(table, opposer, OPPOSED[colour], die)
        raise
    yield from work(table, opposer, OPPOSED[colour], die)


def oppose(table: RefletsTable, colour: str) -> Rules[Seat | None]:
    """The fastest adversary with a full colour of the opposed power; of several together the Guide decides."""
    state = table.state
    able = [seat for seat in adversaries(state) if held(state, seat, OPPOSED[colour]) == FULL_COLOUR]
    if not able:
        return None
    params = (("seat", SEATS[state.guide]), ("power", f"@text.power-{colour}"))
    claims = yield from table.race(
        able, Prompt("ask-oppose", params, OPPOSE), lambda _: [power_option("oppose", OPPOSED[colour]), PASS],
        deadline=seconds(table), tie=AT_ONCE, veiled=True,
    )  # fmt: skip
    if not claims:
        return None
    opposer = claims[0].seat
    if len(claims) > 1:
        options = [seat_option("caller", claim.seat) for claim in claims]
        decided = yield from table.ask(state.guide, WHICH_OPPOSER, options)
        opposer = decided.value
    if is_duel(table.state):
        table.cite("reflets.duel.dah-only-against-powers")
    table.say("power-opposed", *OPPOSE, seat=SEATS[opposer], power=f"@text.power-{OPPOSED[colour]}")
    return opposer


def pay_full_colour(table: RefletsTable, seat: Seat, colour: str) -> None:
    for _ in range(FULL_COLOUR):
        lose_gem(table, seat, colour, FULL_PRICE)
    table.cite(BOTH_PAY)


def work(table: RefletsTable, seat: Seat, colour: str, die: int) -> Rules[None]:
    """What a power does for whoever has the benefit of it."""
    yield from WORKS[colour](table, seat, die)


# --- the five ---


def whose_board(table: RefletsTable, seat: Seat, die: int, rule: str) -> Rules[tuple[Seat, str] | None]:
    """The beneficiary says whose board is struck; a vacant slot is no one's (ruling A17)."""
    state = table.state
    struck = [other for other in [*from_left(state, seat), seat] if slot_of(state.seats[other], die)]
    if not struck:
        return None
    chosen = yield from table.ask(
        seat, Prompt("ask-board", rules=(rule,)), [seat_option("board", other) for other in struck]
    )
    return chosen.value, slot_of(table.state.seats[chosen.value], die)


def necropolis(table: RefletsTable, seat: Seat, die: int) -> Rules[None]:
    """The hero on the slot of the die dies, and is won.

    reflets.power.necropolis-on-any-player: a power strikes an influence board, not a place on the way, and no board is
    excepted. What leaving play preserves heroes from (reflets.portal.exit-preserves-heroes) is being discarded, and
    all that befalls a team on its way; so those in the city or outside the sealed Door can be struck as well.
    """
    struck = yield from whose_board(table, seat, die, "reflets.power.necropolis-on-any-player")
    if struck is not None:
        yield from kill(table, struck[0], struck[1], seat, "reflets.power.necropolis-kills-the-numbered-hero")


def seizure(table: RefletsTable, seat: Seat, die: int) -> Rules[None]:
    """The hero on the slot of the die loses all equipment."""
    struck = yield from whose_board(table, seat, die, "reflets.power.seizure-on-any-player")
    if struck is not None:
        yield from take_all_of(table, struck[0], struck[1], seat, "reflets.power.seizure-takes-all-equipment")


def abundance(table: RefletsTable, seat: Seat, die: int) -> Rules[None]:
    """So many different bonuses of the Chance list, freely chosen."""
    rule = "reflets.power.abundance-distinct-chance-bonuses"
    left, wanted = list(BONUSES), die
    while wanted:
        prompt = Prompt("ask-abundance", (("number", wanted),), (rule,))
        chosen = yield from table.ask(seat, prompt, [bonus_option(bonus) for bonus in left])
        left, wanted = [bonus for bonus in left if bonus != chosen.value], wanted - 1
        yield from bonuses(table, seat, [chosen.value], rule)


def oracle(table: RefletsTable, seat: Seat, die: int) -> Rules[None]:
    """Up to so many hidden rooms are looked at and put back in any arrangement."""
    looks, puts = "reflets.power.oracle-looks-at-hidden-rooms", "reflets.power.oracle-replaces-rooms-freely"
    emptied: list[str] = []
    table.state.oracle.sees = bit(seat)
    while len(emptied) < die:
        hidden = [place for place in hidden_rooms(table) if place not in emptied]
        prompt = Prompt("ask-oracle", (("number", die - len(emptied)),), (looks,))
        chosen = yield from table.ask(seat, prompt, [*[place_option("room", place) for place in hidden], DONE])
        if chosen.verb == "done":
            break
        emptied.append(chosen.arg)
        table.move_all(table.state.slots[chosen.arg], table.state.oracle)
        table.say("room-taken", looks, seat=SEATS[seat], place=place_name(chosen.arg))
    for place in emptied:
        prompt = Prompt("ask-oracle-back", (("place", place_name(place)),), (puts,))
        put = yield from table.ask(
            seat, prompt, lambda: [about("put-back", room, f"@rooms.{room}") for room in table.state.oracle]
        )
        table.move(put.arg, table.state.oracle, table.state.slots[place])
    if emptied:
        table.say("rooms-put-back", puts, seat=SEATS[seat])


def scouting(table: RefletsTable, seat: Seat, die: int) -> Rules[None]:
    """Up to so many tokens of the Road are looked at, and put back on the Road or on one's own waiting slots."""
    looks, puts = "reflets.power.scouting-takes-road-tokens", "reflets.power.scouting-replaces-tokens"
    for taken in range(die):
        places = tokens_on_road(table)
        prompt = Prompt("ask-scout", (("number", die - taken),), (looks,))
        options = [*[place_option("take-token", place) for place in places], DONE]
        chosen = yield from table.ask(seat, prompt, options)
        if chosen.verb == "done":
            break
        colour = token_colour(table.state.spots[chosen.arg].cards[0])
        lift_token(table, chosen.arg, scouted(table, seat, colour))
        table.say("token-taken", looks, seat=SEATS[seat], place=place_name(chosen.arg))
    while any(pile.cards for pile in table.state.scouted.values()):
        where = yield from table.ask(seat, Prompt("ask-scout-back", rules=(puts,)), lambda: back_options(table, seat))
        which = yield from table.ask(
            seat, Prompt("ask-place-token", rules=(puts,)),
            lambda: [token_option("lay", token) for pile in table.state.scouted.values() for token in pile.cards],
        )  # fmt: skip
        source = table.state.scouted[token_colour(which.arg)]
        if where.verb == "waiting":
            keep(table, seat, which.arg, source)
            table.say("token-kept", puts, seat=SEATS[seat])
        else:
            put_token(table, which.arg, source, where.arg)
            table.say("token-placed", puts, seat=SEATS[seat], place=place_name(where.arg))


def back_options(table: RefletsTable, seat: Seat) -> list[Option[Any]]:
    """Back on the Road, or onto a vacant waiting slot."""
    waiting = None if has_vacant_slot(table.state.seats[seat]) else "reflets.limits.four-waiting-tokens"
    return table.allowed([*road_spaces(table, "reflets.power.scouting-replaces-tokens"), (TO_WAITING, waiting)])


def scouted(table: RefletsTable, seat: Seat, colour: str) -> Pile:
    """The beneficiary's hand for tokens of this colour: others know the colour, and no more."""
    piles = table.state.scouted
    if colour not in piles:
        piles[colour] = Pile(f"scouted-{colour}")
    piles[colour].sees = bit(seat)
    return piles[colour]


WORKS: Final = {"red": necropolis, "orange": oracle, "violet": seizure, "green": abundance, "blue": scouting}
