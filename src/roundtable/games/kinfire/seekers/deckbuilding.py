"""Deck building: how cards come into decks and out of them, always within the five limits."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import cache

from roundtable.games.kinfire.box import MASKS, box_of
from roundtable.games.kinfire.option_makers import seat_option
from roundtable.games.kinfire.party import group, party
from roundtable.games.kinfire.state import SEATS, KinfireTable
from roundtable.kernel.options import DONE, Option, Prompt
from roundtable.kernel.piles import Pile
from roundtable.kernel.seats import Seat
from roundtable.kernel.windows import Rules

from .deck_limits import (
    ACTIONS,
    COLOURS,
    FIVE,
    SIZE,
    Build,
    CardKind,
    Tally,
    broken,
    deck_of,
    fitting,
    forbidden,
    library_of,
    offending,
    openings,
    unused,
    why_not_add,
)

UNCOUNTED = "kinfire.deckbuild.lantern-and-disposables-not-counted"
PAIRS = "kinfire.deckbuild.action-and-boost-move-together"
ONE_SLOT = "kinfire.deckbuild.two-colour-action-fills-one-slot"
ANY_SLOT = "kinfire.deckbuild.white-and-void-fill-any-slot"
UNSPENT = "kinfire.reward.kinfire-not-consumed-by-deck"
CHANGES = "kinfire.inn.sleep-allows-deck-changes"
MEND = "kinfire.deckbuild.kinfire-fix-needs-inn-action"
RECHECK = "kinfire.deckbuild.recheck-after-losing-kinfire"
BAR = "kinfire.seeker.colour-bar-on-board"
POOL = "kinfire.reward.cards-go-to-group-pool"
AT_ONCE = "kinfire.reward.no-deck-change-before-inn"
SHUFFLED = "kinfire.deck.shuffled-face-down-by-board"

KEEP: Option[None] = Option("to-pool")
CHANGE = Prompt("ask-change-deck", rules=(CHANGES, FIVE))
MEND_OUT = Prompt("ask-mend-out", rules=(MEND, RECHECK))
MEND_IN = Prompt("ask-mend-in", rules=(MEND, RECHECK))


# --- moving cards ---


def pair(table: KinfireTable, card: str) -> tuple[str, ...]:
    """An Action and its partner, which go everywhere together; a Disposable alone."""
    return library_of(table.content).together[card]


def is_single(table: KinfireTable, card: str) -> bool:
    return card in library_of(table.content).singles


@cache
def putting_in(card: str) -> Option[None]:
    return Option("put-in", card, points=(f"card:{card}",), params=(("card", f"@cards.{card}"),))


@cache
def taking_out(seat: Seat, card: str) -> Option[None]:
    return Option("take-out", card, points=(f"card:{in_deck(seat, card)}",), params=(("card", f"@cards.{card}"),))


@cache
def in_deck(seat: Seat, card: str) -> str:
    """How a card of a deck that lies open is pointed at: another copy of it may be elsewhere."""
    return f"deck-{seat}-{card}"


def open_deck(table: KinfireTable, seat: Seat) -> None:
    """All cards of the deck come together, to be looked through."""
    seeker = table.state.seats[seat]
    table.move_all(seeker.discard, seeker.deck)


def lay_out(table: KinfireTable, seat: Seat) -> None:
    """What a deck is made of, which all know, lies open to be changed."""
    table.state.building |= 1 << seat


def close_deck(table: KinfireTable, seat: Seat) -> None:
    table.state.building &= ~(1 << seat)
    table.shuffle(table.state.seats[seat].deck)
    table.cite(SHUFFLED)


def put_in(table: KinfireTable, seat: Seat, card: str, *rules: str) -> None:
    """A card of the pool joins a deck, with its partner."""
    state, box = table.state, box_of(table.content)
    for each in pair(table, card):
        table.move(each, state.pool, state.seats[seat].deck)
    board = box.seekers[state.seats[seat].who]
    table.cite(*colour_rules(table, card), *board.rules)
    table.say("deck-gains", *rules, FIVE, PAIRS, UNSPENT, BAR, seat=SEATS[seat], card=f"@cards.{card}")


def colour_rules(table: KinfireTable, card: str) -> tuple[str, ...]:
    if is_single(table, card):
        return (UNCOUNTED,)
    mask = box_of(table.content).colours[card]
    if mask in (0, MASKS["white"]):
        return (ANY_SLOT,)
    return (COLOURS, ONE_SLOT) if mask.bit_count() == 2 else (COLOURS,)


def take_out(table: KinfireTable, seat: Seat, card: str, *rules: str) -> None:
    """A card of a deck joins the pool, with its partner."""
    state = table.state
    for each in pair(table, card):
        table.move(each, lies_in(table, seat, each), state.pool)
    table.say("deck-loses", *rules, PAIRS, POOL, seat=SEATS[seat], card=f"@cards.{card}")


def lies_in(table: KinfireTable, seat: Seat, card: str) -> Pile:
    """The deck, or the discard pile that is no part of it until it is shuffled in."""
    seeker = table.state.seats[seat]
    return seeker.deck if card in seeker.deck.cards else seeker.discard


# --- changing a deck as one likes ---


def change_deck(table: KinfireTable, seat: Seat) -> Rules[None]:
    """One card out, one card in, as often as its player likes; finished only within all limits.

    Several decks may be changed side by side: what one seeker takes out another may put in. So cards are traded.
    """
    lay_out(table, seat)
    while True:
        half_done = len(deck_of(table, seat).actions) < ACTIONS  # another may be about to offer a card
        choice = yield from table.ask(seat, CHANGE, lambda: table.allowed(changes(table, seat)), veiled=half_done)
        if choice.verb == "put-in":
            put_in(table, seat, choice.arg, CHANGES)
        elif choice.verb == "take-out":
            take_out(table, seat, choice.arg, CHANGES)
        else:
            return


def changes(table: KinfireTable, seat: Seat) -> list[tuple[Option[None], str | None]]:
    build, others, every = deck_of(table, seat), other_decks(table, seat), unused(table)
    needed = needed_by_others(table, others, every)
    free = [card for card in every if card not in needed] if needed else every
    menu = ins(table, seat, build, every, needed)
    menu += outs(table, seat, build, free, others)
    menu += [(taking_out(seat, card), None) for card in dict.fromkeys(build.disposables)]
    limit = broken(table, seat)
    done = (DONE, limit if limit and can_be_mended(table, seat, build, free, limit) else None)
    return [done, *menu]  # first, so that whoever takes the first of everything gets on


def ins(
    table: KinfireTable, seat: Seat, build: Build, every: list[str], needed: list[str]
) -> list[tuple[Option[None], str | None]]:
    """Into a deck with all its Actions only Disposables go."""
    if len(build.actions) >= ACTIONS and not table.explaining:
        singles = library_of(table.content).singles
        every = [card for card in every if card in singles]
    limits = forbidden(table, seat, build.tally, every)
    return [
        (putting_in(card), limit or (SIZE if card in needed else None))
        for card, limit in zip(every, limits, strict=True)
    ]


def outs(
    table: KinfireTable, seat: Seat, build: Build, free: list[str], others: dict[Seat, Build]
) -> list[tuple[Option[None], str | None]]:
    """Actions come out one at a time, and only if something else could take their place: unused, or traded."""
    library, cards = library_of(table.content), dict.fromkeys(build.actions)
    if len(build.actions) > ACTIONS:
        return [(taking_out(seat, card), None) for card in cards]
    if len(build.actions) < ACTIONS:
        return [(taking_out(seat, card), SIZE) for card in cards]
    own = library.own[table.state.seats[seat].who]
    unused_kinds = set(map(own.get, free))
    traded_kinds = {own.get(card) for other in others.values() for card in other.actions}  # they could also come back
    limits: dict[CardKind, str | None] = {}
    for kind in {library.kinds[card] for card in cards}:  # Actions alike in all that counts come out alike
        fit = openings(table, seat, build.tally.without(kind)).fitting
        replaced = not fit.isdisjoint(unused_kinds) or (kind in fit and not fit.isdisjoint(traded_kinds))
        limits[kind] = None if replaced else CHANGES
    return [(taking_out(seat, card), limits[library.kinds[card]]) for card in cards]


# --- several decks at once ---


def other_decks(table: KinfireTable, seat: Seat) -> dict[Seat, Build]:
    return {other: deck_of(table, other) for other in party(table.state) if other != seat}


def needed_by_others(table: KinfireTable, others: dict[Seat, Build], free: list[str]) -> list[str]:
    """The cards that nobody else may take: the last with which some deck could be made whole again."""
    wanted = [
        fitting(table, other, build.tally, free) for other, build in others.items() if len(build.actions) == ACTIONS - 1
    ]
    if all(len(each) > len(wanted) for each in wanted):
        return []
    left = Counter(table.state.pool.cards)
    if not enough(wanted, left):
        return free
    rare = [card for card in set().union(*wanted) if left[card] == 1]
    needed = {card for card in rare if not enough_without(card, wanted, left)}
    return [card for card in free if card in needed]


def enough_without(card: str, wanted: Sequence[Sequence[str]], left: Counter[str]) -> bool:
    """Whether each can have one of the cards it wants if this one goes elsewhere."""
    left[card] -= 1
    found = enough(wanted, left)
    left[card] += 1
    return found


def enough(wanted: Sequence[Sequence[str]], left: Counter[str]) -> bool:
    """Whether each can have one of the cards it wants."""
    first, *others = sorted(([card for card in each if left[card] > 0] for each in wanted), key=len)
    if len(first) > len(others):
        return True  # whatever the others take, something stays
    return any(enough_without(card, others, left) for card in first)


# --- a deck that breaks a limit ---


def can_be_mended(table: KinfireTable, seat: Seat, build: Build, free: list[str], limit: str) -> bool:
    """Whether some change leads on towards a legal deck; where none does, nobody is held up."""
    if len(build.actions) < ACTIONS:
        return bool(fitting(table, seat, build.tally, free))
    library, too_many = library_of(table.content), len(build.actions) > ACTIONS
    for card in offending(table, seat, limit):
        if too_many or card in library.singles:
            return True
        if fitting(table, seat, build.tally.without(library.kinds[card]), free):
            return True
    return False


def mending(table: KinfireTable, seat: Seat) -> list[str]:
    """Costed cards that could go: Disposables, and Actions that something uncosted could replace."""
    library, build = library_of(table.content), deck_of(table, seat)
    if build.tally.cost <= table.state.seats[seat].kinfire:
        return []
    return [
        card
        for card in dict.fromkeys((*build.actions, *build.disposables))
        if library.cost.get(card)
        and (card in library.singles or replacements(table, seat, build.tally.without(library.kinds[card])))
    ]


def replacements(table: KinfireTable, seat: Seat, tally: Tally) -> list[str]:
    library, free = library_of(table.content), unused(table)
    needed = needed_by_others(table, other_decks(table, seat), free)
    return [card for card in fitting(table, seat, tally, free) if card not in library.cost and card not in needed]


def mend(table: KinfireTable, seat: Seat) -> Rules[None]:
    """Without a night at an inn: just enough costed cards go, for uncosted ones, free of charge (A57)."""
    table.cite(RECHECK)
    if not mending(table, seat):
        return
    open_deck(table, seat)
    lay_out(table, seat)
    while mending(table, seat):
        out = yield from table.ask(seat, MEND_OUT, [taking_out(seat, card) for card in mending(table, seat)])
        take_out(table, seat, out.arg, MEND, RECHECK)
        if not is_single(table, out.arg):
            free = replacements(table, seat, deck_of(table, seat).tally)
            new = yield from table.ask(seat, MEND_IN, [putting_in(card) for card in free])
            put_in(table, seat, new.arg, MEND)
    close_deck(table, seat)


# --- a card that was just gained ---


def place(table: KinfireTable, card: str, *rules: str) -> Rules[None]:
    """A card just gained stays among the unused ones, or goes straight into a deck, within the limits."""
    where = Prompt("ask-place-card", (("card", f"@cards.{card}"),), (*rules, FIVE))
    choice = yield from group(table, where, lambda: table.allowed(places(table, card)))
    if choice.verb != "to-deck":
        return
    seat = int(choice.arg)
    if not is_single(table, card):
        lay_out(table, seat)
        which = Prompt("ask-make-room", (("card", f"@cards.{card}"),), (FIVE,))
        limits = limits_instead_of(table, seat, card)
        menu = [(taking_out(seat, each), limit) for each, limit in limits.items()]
        out = yield from table.ask(seat, which, lambda: table.allowed(menu))
        take_out(table, seat, out.arg, *rules)
    put_in(table, seat, card, *rules)
    close_deck(table, seat)


def places(table: KinfireTable, card: str) -> list[tuple[Option[int | None], str | None]]:
    decks: list[tuple[Option[int | None], str | None]] = [
        (seat_option("to-deck", seat), why_not_hold(table, seat, card)) for seat in party(table.state)
    ]
    return [(KEEP, None), *decks]


def why_not_hold(table: KinfireTable, seat: Seat, card: str) -> str | None:
    """The limit that keeps this card out of a deck, whatever goes for it."""
    if is_single(table, card):
        return why_not_add(table, seat, deck_of(table, seat).tally, card)
    limits = list(limits_instead_of(table, seat, card).values())
    return None if None in limits or not limits else limits[0]


def limits_instead_of(table: KinfireTable, seat: Seat, card: str) -> dict[str, str | None]:
    """For each Action of a deck, the limit that would keep this card out of its place."""
    build, kinds = deck_of(table, seat), library_of(table.content).kinds
    return {
        each: why_not_add(table, seat, build.tally.without(kinds[each]), card) for each in dict.fromkeys(build.actions)
    }
