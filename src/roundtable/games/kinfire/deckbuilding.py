"""Deck building: what a seeker's deck holds, the five limits that every change of it keeps, and the changes themselves.

A deck here is all that its seeker owns of it: the deck, the hand and the discard pile. Which cards it is made of
everybody knows; only their order is hidden.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from roundtable.kernel.options import DONE, Option, Prompt
from roundtable.kernel.seats import Seat
from roundtable.kernel.windows import Rules

from .effects import Action, Boost
from .state import SEATS, KinfireTable
from .words import MASKS, box_of, group, party, seat_option

ACTIONS = 9  # kinfire.deckbuild.exactly-eighteen-cards: 9 Actions and their partners
MOST_INSTANTS = 3  # kinfire.deckbuild.at-most-three-instant-actions

FIVE = "kinfire.inn.deck-must-obey-five-limits"
PORTRAIT = "kinfire.deckbuild.portrait-card-restricted-to-that-seeker"
SIZE = "kinfire.deckbuild.exactly-eighteen-cards"
UNCOUNTED = "kinfire.deckbuild.lantern-and-disposables-not-counted"
PAIRS = "kinfire.deckbuild.action-and-boost-move-together"
COLOURS = "kinfire.deckbuild.action-colours-match-bar"
ONE_SLOT = "kinfire.deckbuild.two-colour-action-fills-one-slot"
ANY_SLOT = "kinfire.deckbuild.white-and-void-fill-any-slot"
COST = "kinfire.deckbuild.kinfire-cost-within-tokens"
NO_KINFIRE = "kinfire.deckbuild.no-kinfire-no-costed-cards"
UNSPENT = "kinfire.reward.kinfire-not-consumed-by-deck"
INSTANTS = "kinfire.deckbuild.at-most-three-instant-actions"
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


class Build(NamedTuple):
    """A deck as its builder sees it: Actions with their partners, and Disposables on top."""

    actions: tuple[str, ...]
    disposables: tuple[str, ...]

    def without(self, card: str) -> Build:
        return Build(_without(self.actions, card), _without(self.disposables, card))


def _without(cards: tuple[str, ...], card: str) -> tuple[str, ...]:
    if card not in cards:
        return cards
    place = cards.index(card)
    return cards[:place] + cards[place + 1 :]


def deck_of(table: KinfireTable, seat: Seat) -> Build:
    seeker, box = table.state.seats[seat], box_of(table.content)
    cards = sorted([*seeker.deck.cards, *seeker.discard.cards, *seeker.hand.cards])
    singles = [card for card in cards if is_single(table, card)]
    return Build(tuple(card for card in cards if card in box.actions and card not in singles), tuple(singles))


def printed(table: KinfireTable, card: str) -> Action | Boost:
    box = box_of(table.content)
    return box.actions.get(card) or box.boosts[card]


def is_single(table: KinfireTable, card: str) -> bool:
    """Whether it is Disposable, and comes without a partner."""
    box = box_of(table.content)
    return (card in box.actions or card in box.boosts) and printed(table, card).disposable


def pair(table: KinfireTable, card: str) -> tuple[str, ...]:
    """An Action and its partner, which go everywhere together; a Disposable alone."""
    partner = box_of(table.content).partner.get(card)
    return (card,) if partner is None or is_single(table, card) else (card, partner)


def unused(table: KinfireTable) -> list[str]:
    """The cards of the pool that a deck could take: partners come with their Actions."""
    actions = box_of(table.content).actions
    return [card for card in sorted(set(table.state.pool)) if card in actions or is_single(table, card)]


# --- the five limits ---


def kinfire_cost(table: KinfireTable, cards: Iterable[str]) -> int:
    actions = box_of(table.content).actions
    return sum(actions[card].kinfire for card in cards if card in actions)


def instants(table: KinfireTable, cards: Iterable[str]) -> int:
    actions = box_of(table.content).actions
    return sum(card in actions and actions[card].instant for card in cards)


def fits(colours: Sequence[int], bar: Mapping[int, int]) -> bool:
    """Whether each of these Actions can have a slot of its own: of no colours are more wanted than the bar has."""
    return all(
        sum(not mask & ~some for mask in colours) <= sum(slots for colour, slots in bar.items() if colour & some)
        for some in range(1, 8)
    )


def in_bar(table: KinfireTable, seat: Seat, actions: Iterable[str]) -> bool:
    box = box_of(table.content)
    bar = {MASKS[colour]: slots for colour, slots in box.seekers[table.state.seats[seat].who].bar.items()}
    return fits([box.colours[card] or MASKS["white"] for card in actions], bar)


def forbids(table: KinfireTable, seat: Seat, build: Build, card: str) -> str | None:
    """The limit that keeps this card out of this deck."""
    seeker, wanted, every = table.state.seats[seat], printed(table, card), (*build.actions, *build.disposables)
    if wanted.portrait not in (None, seeker.who):
        return PORTRAIT
    cost = kinfire_cost(table, [card])
    if cost and not seeker.kinfire:
        return NO_KINFIRE
    if cost and kinfire_cost(table, every) + cost > seeker.kinfire:
        return COST
    if instants(table, [card]) and instants(table, every) >= MOST_INSTANTS:
        return INSTANTS
    if wanted.disposable:
        return None
    if len(build.actions) >= ACTIONS:
        return SIZE
    return None if in_bar(table, seat, (*build.actions, card)) else COLOURS


def broken(table: KinfireTable, seat: Seat) -> str | None:
    """The limit that a deck breaks as it is."""
    seeker, build = table.state.seats[seat], deck_of(table, seat)
    every = (*build.actions, *build.disposables)
    if len(build.actions) != ACTIONS:
        return SIZE
    if kinfire_cost(table, every) > seeker.kinfire:
        return COST
    if instants(table, every) > MOST_INSTANTS:
        return INSTANTS
    return None if in_bar(table, seat, build.actions) else COLOURS


def is_too_costly(table: KinfireTable, seat: Seat) -> bool:
    build = deck_of(table, seat)
    return kinfire_cost(table, (*build.actions, *build.disposables)) > table.state.seats[seat].kinfire


# --- moving cards ---


def putting_in(card: str) -> Option[None]:
    return Option("put-in", card, points=(f"card:{card}",), params=(("card", f"@cards.{card}"),))


def taking_out(card: str) -> Option[None]:
    return Option("take-out", card, params=(("card", f"@cards.{card}"),))


def open_deck(table: KinfireTable, seat: Seat) -> None:
    """All cards of the deck come together, to be looked through."""
    seeker = table.state.seats[seat]
    table.move_all(seeker.discard, seeker.deck)


def close_deck(table: KinfireTable, seat: Seat) -> None:
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
        table.move(each, state.seats[seat].deck, state.pool)
    table.say("deck-loses", *rules, PAIRS, POOL, seat=SEATS[seat], card=f"@cards.{card}")


# --- changing a deck as one likes ---


def change_deck(table: KinfireTable, seat: Seat) -> Rules[None]:
    """One card out, one card in, as often as its player likes; finished only within all limits.

    Several decks may be changed side by side: what one seeker takes out another may put in. So cards are traded.
    """
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
    build = deck_of(table, seat)
    menu = [(putting_in(card), forbids(table, seat, build, card) or robs(table, seat, card)) for card in unused(table)]
    menu += [(taking_out(card), keeps(table, seat, build, card)) for card in dict.fromkeys(build.actions)]
    menu += [(taking_out(card), None) for card in dict.fromkeys(build.disposables)]
    limit = broken(table, seat)
    return [*menu, (DONE, limit if limit and can_be_mended(table, seat) else None)]


def keeps(table: KinfireTable, seat: Seat, build: Build, card: str) -> str | None:
    """Why an Action can't be taken out: another is missing already, or there is none to take its place."""
    if len(build.actions) < ACTIONS:
        return SIZE
    left = build.without(card)
    if any(fills(table, seat, left, other) for other in unused(table) if other != card):
        return None
    if forbids(table, seat, left, card) is None and could_trade(table, seat, left):
        return None
    return CHANGES


def fills(table: KinfireTable, seat: Seat, build: Build, card: str) -> bool:
    if is_single(table, card):
        return False
    return forbids(table, seat, build, card) is None and robs(table, seat, card) is None


def could_trade(table: KinfireTable, seat: Seat, build: Build) -> bool:
    """Whether somebody else has an Action that this seeker could use here."""
    return any(
        forbids(table, seat, build, card) is None
        for other in party(table.state)
        if other != seat
        for card in deck_of(table, other).actions
    )


def robs(table: KinfireTable, seat: Seat, card: str) -> str | None:
    """Nobody takes the last card with which another could make a deck whole again."""
    waiting = {}
    for other in party(table.state):
        build = deck_of(table, other)
        if other != seat and len(build.actions) == ACTIONS - 1:
            waiting[other] = build
    if not waiting or is_single(table, card):
        return None
    left = Counter(table.state.pool)
    left[card] -= 1
    wanted = [
        [
            each
            for each in unused(table)
            if left[each] and not is_single(table, each) and forbids(table, other, build, each) is None
        ]
        for other, build in waiting.items()
    ]
    return None if enough(wanted, left) else SIZE


def enough(wanted: Sequence[Sequence[str]], left: Counter[str]) -> bool:
    """Whether each can have one of the cards it wants."""
    if not wanted:
        return True
    first, *others = sorted(([card for card in each if left[card]] for each in wanted), key=len)
    if len(first) > len(others):
        return True  # whatever the others take, something stays
    return any(enough(others, left - Counter([card])) for card in first)


def can_be_mended(table: KinfireTable, seat: Seat) -> bool:
    """Whether some change leads on towards a legal deck; where none does, nobody is held up."""
    build = deck_of(table, seat)
    if len(build.actions) < ACTIONS:
        return any(fills(table, seat, build, card) for card in unused(table))
    return bool(mending(table, seat))


# --- a deck that has become too costly ---


def mending(table: KinfireTable, seat: Seat) -> list[str]:
    """Costed cards that could go: Disposables, and Actions that something else could replace."""
    build = deck_of(table, seat)
    if not is_too_costly(table, seat):
        return []
    return [
        card
        for card in dict.fromkeys((*build.actions, *build.disposables))
        if kinfire_cost(table, [card]) and (card in build.disposables or replacements(table, seat, build.without(card)))
    ]


def replacements(table: KinfireTable, seat: Seat, build: Build) -> list[str]:
    return [card for card in unused(table) if not kinfire_cost(table, [card]) and fills(table, seat, build, card)]


def mend(table: KinfireTable, seat: Seat) -> Rules[None]:
    """Without a night at an inn: just enough costed cards go, for uncosted ones, free of charge (A57)."""
    table.cite(RECHECK)
    if not mending(table, seat):
        return
    open_deck(table, seat)
    while mending(table, seat):
        out = yield from table.ask(seat, MEND_OUT, [taking_out(card) for card in mending(table, seat)])
        alone = is_single(table, out.arg)
        take_out(table, seat, out.arg, MEND, RECHECK)
        if not alone:
            free = replacements(table, seat, deck_of(table, seat))
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
    open_deck(table, seat)
    if not is_single(table, card):
        build = deck_of(table, seat)
        makes_room = [
            each for each in dict.fromkeys(build.actions) if forbids(table, seat, build.without(each), card) is None
        ]
        which = Prompt("ask-make-room", (("card", f"@cards.{card}"),), (FIVE,))
        out = yield from table.ask(seat, which, [taking_out(each) for each in makes_room])
        take_out(table, seat, out.arg, *rules)
    put_in(table, seat, card, *rules)
    close_deck(table, seat)


def places(table: KinfireTable, card: str) -> list[tuple[Option[int | None], str | None]]:
    decks: list[tuple[Option[int | None], str | None]] = [
        (seat_option("to-deck", seat), no_room(table, seat, card)) for seat in party(table.state)
    ]
    return [(KEEP, None), *decks]


def no_room(table: KinfireTable, seat: Seat, card: str) -> str | None:
    """The limit that keeps this card out of a deck, whatever goes for it."""
    build = deck_of(table, seat)
    if is_single(table, card):
        return forbids(table, seat, build, card)
    limits = [forbids(table, seat, build.without(each), card) for each in dict.fromkeys(build.actions)]
    return None if None in limits or not limits else limits[0]
