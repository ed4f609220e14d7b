"""Between fights: roads, towns, inns. Sensible and quick, not deep."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any

from roundtable.bots import Seen
from roundtable.games.kinfire.seekers.deck_limits import ACTIONS, Library, library_of
from roundtable.games.kinfire.state import KinfireState
from roundtable.kernel.options import Option
from roundtable.kernel.seats import Seat

Options = Sequence[Option[Any]]

AS_IT_IS = {
    "ask-shop": "done", "ask-roster": "stay-on", "ask-newcomer-deck": "plain-deck", "ask-interludes": "aloud",
    "ask-place-card": "to-pool", "ask-party": "as-we-are",
}  # fmt: skip
"""What is chosen where nothing is to be changed: the party stays together, and cards wait for the inn."""
DULL = frozenset({"done", "leave-party", "stay-out", "sit-out", "no-leader"})
"""Chosen only where there is nothing else."""


def choose(seen: Seen, rng: Random) -> Option[Any]:
    """Go on where a page says so; any way or place; the best cards into the decks; nothing else without need."""
    menu = seen.menu
    builder = BUILDERS.get(seen.prompt.key)
    if builder is not None:
        return builder(seen.state, library_of(seen.content), seen.seat, menu)
    usual = AS_IT_IS.get(seen.prompt.key)
    for option in menu:
        if option.verb == usual:
            return option
    going = [option for option in menu if option.verb not in DULL] or menu
    return going[int(rng.random() * len(going))]


# --- decks ---


def change_deck(state: KinfireState, library: Library, seat: Seat, menu: Options) -> Option[Any]:
    """Dearer cards are better. Each swap makes the own deck dearer, so that there is an end."""
    whole = sum(card in library.pairs for card in cards_of(state, seat)) >= ACTIONS
    ins = [option for option in menu if option.verb == "put-in" and (whole or option.arg in library.pairs)]
    if ins:
        return dearest(library, ins)
    outs = [option for option in menu if option.verb == "take-out"]
    if better := [option for option in outs if replaceable(state, library, seat, option.arg)]:
        return cheapest(library, better)
    done = next((option for option in menu if option.verb == "done"), None)
    return done or cheapest(library, outs or menu)


def cards_of(state: KinfireState, seat: Seat) -> list[str]:
    seeker = state.seats[seat]
    return [*seeker.deck.cards, *seeker.discard.cards, *seeker.hand.cards]


def replaceable(state: KinfireState, library: Library, seat: Seat, card: str) -> bool:
    """Whether a dearer Action of the same colours lies in the pool, and the seeker has the kinfire for it."""
    if card in library.singles:
        return False
    seeker = state.seats[seat]
    left = seeker.kinfire - sum(library.cost.get(each, 0) for each in cards_of(state, seat)) + library.cost.get(card, 0)
    return any(
        library.cost.get(card, 0) < library.cost.get(other, 0) <= left
        and library.colour.get(other) == library.colour[card]
        and other not in library.instant
        and library.portrait.get(other, seeker.who) == seeker.who
        for other in state.pool.cards
    )


def make_dearer(state: KinfireState, library: Library, seat: Seat, menu: Options) -> Option[Any]:
    return dearest(library, menu)


def make_cheaper(state: KinfireState, library: Library, seat: Seat, menu: Options) -> Option[Any]:
    return cheapest(library, menu)


def dearest(library: Library, menu: Options) -> Option[Any]:
    return max(menu, key=lambda option: library.cost.get(option.arg, 0))


def cheapest(library: Library, menu: Options) -> Option[Any]:
    return min(menu, key=lambda option: library.cost.get(option.arg, 0))


BUILDERS: Mapping[str, Callable[[KinfireState, Library, Seat, Options], Option[Any]]] = {
    "ask-change-deck": change_deck,
    "ask-mend-out": make_cheaper,
    "ask-mend-in": make_dearer,
    "ask-make-room": make_cheaper,
}
