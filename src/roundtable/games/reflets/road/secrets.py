"""What is hidden: looked at in secret, turned up for all, rooms revealed, quests disclosed."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from roundtable.games.reflets.box import box
from roundtable.games.reflets.effects.deeds import Disclose, Look, RevealRoom, TurnUp
from roundtable.games.reflets.option_makers import SEATS, place_name, place_option, seat_option, token_name
from roundtable.games.reflets.registry import DEEDS, Doing
from roundtable.games.reflets.state import RefletsTable, from_left
from roundtable.games.reflets.teams.holdings import renew
from roundtable.kernel.options import Option, Prompt
from roundtable.kernel.piles import Pile
from roundtable.kernel.seats import EVERYONE, Seat, bit
from roundtable.kernel.windows import Rules

LOOK: Final = "ask-look"
DECKS: Final = ("heroes", "loot", "relics", "imprevus")
TURN_UP: Final = ("heroes", "loot")


# --- a secret look ---


def look(table: RefletsTable, seat: Seat, count: int, rule: str) -> Rules[None]:
    """So many hidden elements, one after the other; each goes back face down where it was."""
    for _ in range(count):
        elements = [*hidden_elements(table, seat)]
        if not elements:
            return
        prompt = Prompt(LOOK, rules=(rule,))
        chosen = yield from table.ask(seat, prompt, elements)
        pile: Pile = pile_named(table, chosen.arg)
        for card in table.peek(pile, 1, bit(seat)):
            table.say("element-seen", rule, audience=bit(seat), card=name_of(table, card))
        table.say("element-looked-at", rule, seat=SEATS[seat])


def hidden_elements(table: RefletsTable, seat: Seat) -> Iterator[Option[Any]]:
    """A hazard card, the top of a deck, a token on the board: what this seat does not know yet."""
    state = table.state
    for place, slot in state.slots.items():
        if unknown(slot, seat):
            yield element(place, "look-hazard", place_name(place), f"place:{place}")
    for deck in DECKS:
        if unknown(getattr(state, deck), seat):
            yield element(deck, "look-deck", f"@text.deck-{deck}", f"zone:{deck}")
    for place, spot in state.spots.items():
        if unknown(spot, seat):
            yield element(f"token-{place}", "look-token", place_name(place), f"place:{place}")


def element(arg: str, text: str, name: str, points: str) -> Option[Any]:
    return Option("look", arg, points=(points,), params=(("what", name),), text=f"option-{text}")


def unknown(pile: Pile, seat: Seat) -> bool:
    """Whether this seat does not know the top of a pile."""
    return bool(pile.cards) and pile.as_seen_by(seat)[-1] is None


def pile_named(table: RefletsTable, name: str) -> Pile:
    state = table.state
    if name in DECKS:
        deck: Pile = getattr(state, name)
        return deck
    if name.startswith("token-"):
        return state.spots[name.removeprefix("token-")]
    return state.slots[name]


def name_of(table: RefletsTable, card: str) -> str:
    contents = box(table)
    return contents.name(card) if card in contents.kinds else token_name(card)


@DEEDS.does(Look)
def look_deed(table: RefletsTable, doing: Doing, deed: Look) -> Rules[None]:
    yield from look(table, doing.user, deed.count, doing.rule)


# --- turned up for all ---


@DEEDS.does(TurnUp)
def turn_up(table: RefletsTable, doing: Doing, deed: TurnUp) -> Rules[None]:
    """The top LOOT or hero is shown to all, and stays on top."""
    for _ in range(deed.count):
        state = table.state
        renew(table, state.heroes, state.dismissed)
        renew(table, state.loot, state.loot_discard)
        decks = [deck for deck in TURN_UP if getattr(state, deck).cards]
        if not decks:
            return
        options: list[Option[None]] = [
            Option("turn-up", deck, points=(f"zone:{deck}",), params=(("what", f"@text.deck-{deck}"),))
            for deck in decks
        ]
        chosen = yield from table.ask(doing.user, Prompt("ask-turn-up", rules=(doing.rule,)), options)
        for card in table.peek(getattr(table.state, chosen.arg), 1, EVERYONE):
            table.say("turned-up", doing.rule, seat=SEATS[doing.user], card=box(table).name(card))


# --- rooms ---


def hidden_rooms(table: RefletsTable) -> list[str]:
    return [place for place in box(table).board.rooms if place not in table.state.revealed]


def turn_room_up(table: RefletsTable, place: str, *rules: str) -> str:
    """A room, or the Door, is face up from now on."""
    state = table.state
    state.revealed.append(place)
    card = table.show(state.slots[place], EVERYONE)[0]
    table.say("room-revealed", *rules, place=place_name(place), card=box(table).name(card))
    return card


def reveal_rooms(table: RefletsTable, seat: Seat, count: int, *rules: str) -> Rules[None]:
    """Rooms are turned face up free of charge, as somebody chooses."""
    for _ in range(count):
        hidden = hidden_rooms(table)
        if not hidden:
            return
        prompt = Prompt("ask-reveal-room", rules=rules)
        chosen = yield from table.ask(seat, prompt, [place_option("room", place) for place in hidden])
        turn_room_up(table, chosen.arg, *rules)


@DEEDS.does(RevealRoom)
def reveal_deed(table: RefletsTable, doing: Doing, deed: RevealRoom) -> Rules[None]:
    yield from reveal_rooms(table, doing.user, deed.count, doing.rule)


# --- quests ---


def disclose(table: RefletsTable, seat: Seat, *rules: str) -> None:
    """A quest is shown to all."""
    own = table.state.seats[seat]
    own.shown = True
    for quest in table.show(own.quest, EVERYONE):
        table.say("quest-disclosed", *rules, seat=SEATS[seat], card=f"@quests.{quest}")


def disclose_quests(table: RefletsTable, chooser: Seat, count: int, *rules: str) -> Rules[None]:
    """Somebody names so many others, each of whom discloses their quest."""
    for _ in range(count):
        secret = [seat for seat in from_left(table.state, chooser) if not table.state.seats[seat].shown]
        if not secret:
            return
        prompt = Prompt("ask-disclose", rules=rules)
        chosen = yield from table.ask(chooser, prompt, [seat_option("disclose", seat) for seat in secret])
        disclose(table, chosen.value, *rules)


@DEEDS.does(Disclose)
def disclose_deed(table: RefletsTable, doing: Doing, deed: Disclose) -> Rules[None]:
    """The quest of whoever it hits, or of others whom its user names."""
    if doing.victim >= 0:
        if not table.state.seats[doing.victim].shown:
            disclose(table, doing.victim, doing.rule)
    else:
        yield from disclose_quests(table, doing.user, deed.count, doing.rule)
