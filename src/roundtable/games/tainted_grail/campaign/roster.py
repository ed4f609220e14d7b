"""The roster: who plays whom where a Campaign goes on, who comes new, what those leave who don't come back.

And who keeps the books.
"""

from __future__ import annotations

from typing import Final

from roundtable.games.tainted_grail.box import KINDS, box_of
from roundtable.games.tainted_grail.characters.characters import (
    character_options,
    new_seat,
    reads_letter,
    take_character,
)
from roundtable.games.tainted_grail.characters.discards import remove_from_game
from roundtable.games.tainted_grail.characters.items import hand_on, one_of_each
from roundtable.games.tainted_grail.option_makers import item_option, seat_option
from roundtable.games.tainted_grail.party import agree, players
from roundtable.games.tainted_grail.state import NOBODY, SEATS, Arrive, Character, GrailTable, Roster
from roundtable.kernel.options import NO, YES, Option, Prompt
from roundtable.kernel.piles import Pile
from roundtable.kernel.seats import Seat
from roundtable.kernel.windows import Rules

from .chronicle import RESTORED
from .successors import put_cards_back

ANY_SESSION: Final = "grail.roster.change-at-any-session"
BESIDE: Final = "grail.roster.newcomer-starts-beside-a-veteran"
STAY_HERE: Final = "grail.roster.secrets-of-the-leaver-stay"
AS_BEFORE: Final = Prompt("ask-roster", rules=(ANY_SESSION,))
WHO: Final = Prompt("ask-whom-you-play", rules=(ANY_SESSION, "grail.roster.newcomer-has-standard-start"))
WHERE: Final = Prompt("ask-beside-whom", rules=(BESIDE,))
WHO_CHRONICLES: Final = Prompt("ask-chronicler", rules=("grail.setup.chronicler-is-optional",))
NO_CHRONICLER: Final[Option[Seat]] = Option("no-chronicler", value=NOBODY)


def reseat(table: GrailTable) -> None:
    """People sit down, as many as before or not."""
    table.then(Roster())
    if table.setup.seats != table.core.seats:
        get_up(table)


def get_up(table: GrailTable) -> None:
    """The Characters wait until everybody has said whom they play; what the dead still have goes back."""
    state = table.state
    for one in state.seats:
        if one.dead:
            put_cards_back(table, one)
    state.chronicler = NOBODY
    state.bench = [one for one in state.seats if one.who and not one.dead]
    state.core.seats = table.setup.seats
    state.seats = [new_seat(seat) for seat in range(table.setup.seats)]


def roster(table: GrailTable, step: Roster) -> Rules[None]:
    """All as before; or everybody says whom they play, those who are left over go, and newcomers arrive."""
    table.cite(*RESTORED)
    if not table.state.bench:
        if (yield from agree(table, range(table.core.seats), AS_BEFORE, (YES, NO))) is YES:
            return
        get_up(table)
    table.state.reseated = True
    everyone = range(table.core.seats)
    veterans: list[Seat] = []
    for seat in everyone:
        yield from choose_whom(table, seat, veterans)
    new = [seat for seat in everyone if table.state.seats[seat].who and seat not in veterans]
    for who in [one.who for one in table.state.bench]:
        yield from leave(table, who, veterans)
    for seat in new:
        yield from join(table, seat, veterans)
    yield from choose_chronicler(table)


def choose_whom(table: GrailTable, seat: Seat, veterans: list[Seat]) -> Rules[None]:
    """Somebody says whom they play; whoever goes on with a Character joins the veterans.

    Where the dead have left none, a seat has no Character, and counts for nothing (A95).
    """
    if not people(table, seat, veterans):
        return
    choice = yield from table.ask(seat, WHO, lambda: table.allowed(people(table, seat, veterans)))
    if choice.verb == "veteran":
        sit_down(table, seat, choice.arg)
        veterans.append(seat)
    else:
        yield from take_character(table, seat, choice.arg)


def people(table: GrailTable, seat: Seat, so_far: list[Seat]) -> list[tuple[Option[None], str | None]]:
    """Those who came so far, and those whom nobody plays; one at least must have come so far."""
    last = seat == table.core.seats - 1
    alone = BESIDE if last and not so_far else None
    veterans = [item_option("veteran", one.who, "characters") for one in table.state.bench]
    return [*((option, None) for option in veterans), *((option, alone) for option in character_options(table))]


def sit_down(table: GrailTable, seat: Seat, who: str) -> None:
    """Somebody goes on with this Character, and with all it has."""
    state = table.state
    one = next(one for one in state.bench if one.who == who)
    state.bench.remove(one)
    for pile, named in zip(piles_of_one(one), piles_of_one(new_seat(seat)), strict=True):
        pile.name = named.name
    state.seats[seat] = one
    table.say("plays-on", ANY_SESSION, seat=SEATS[seat], who=f"@characters.{who}")


def piles_of_one(one: Character) -> tuple[Pile, ...]:
    own = (one.combat, one.diplomacy)
    return (*(pile for cards in own for pile in (cards.deck, cards.pool, cards.spare)),
            one.hand, one.discard, one.items, one.secrets, one.skills)  # fmt: skip


def leave(table: GrailTable, who: str, veterans: list[Seat]) -> Rules[None]:
    """Secrets stay with those who stay, but Personal ones; Items and Resources are gone (A96)."""
    state = table.state
    one = state.bench[0]
    table.say("leaves", ANY_SESSION, who=f"@characters.{who}")
    for secret in list(one.secrets):
        one = table.state.bench[0]
        if box_of(table.content).secrets[secret].personal:
            table.cite("grail.roster.secrets-of-the-leaver-stay")
            table.state.dials.pop(secret, None)
            remove_from_game(table, secret, one.secrets)
            continue
        prompt = Prompt("ask-share-secret", (("card", f"@secrets.{secret}"),), (STAY_HERE,))
        to = (yield from agree(table, veterans, prompt, [seat_option("give", seat) for seat in veterans])).value
        hand_on(table.state.bench[0], table.state.seats[to], secret)
        table.move(secret, table.state.bench[0].secrets, table.state.seats[to].secrets)
        yield from one_of_each(table, to, secret)
    pack_up(table)


def pack_up(table: GrailTable) -> None:
    """The cards of the first on the bench go back where they came from."""
    state = table.state
    one = state.bench[0]
    for item in list(one.items):
        table.move(item, one.items, state.items, bottom=True)
    for kind in KINDS:
        own = one.cards(kind)
        for pile in (own.deck, own.pool, own.spare):
            table.move_all(pile, state.shelf)
    table.move_all(one.skills, state.skills)
    del state.bench[0]


def join(table: GrailTable, seat: Seat, veterans: list[Seat]) -> Rules[None]:
    """A newcomer starts as anybody, beside one of the veterans; that is an arrival like any other (A29)."""
    yield from reads_letter(table, seat)
    places = dict.fromkeys(table.state.seats[veteran].at for veteran in veterans)
    options = [item_option("place", place, "locations") for place in places]
    place = (yield from table.ask(seat, WHERE, options)).arg
    table.say("newcomer", "grail.roster.newcomer-has-standard-start", BESIDE, seat=SEATS[seat],
              place=f"@locations.{place}")  # fmt: skip
    table.then(Arrive((seat,), place))


def choose_chronicler(table: GrailTable) -> Rules[None]:
    """Of two or more one may keep the books, which gives no power but the last word."""
    seats = players(table.state)
    if len(seats) < 2:
        return
    options = [NO_CHRONICLER, *(seat_option("chronicles", seat) for seat in seats)]
    answer = yield from agree(table, seats, WHO_CHRONICLES, options)
    table.state.chronicler = answer.value
    if answer is not NO_CHRONICLER:
        table.say("chronicler", "grail.setup.chronicler-does-the-upkeep", seat=SEATS[answer.value])
