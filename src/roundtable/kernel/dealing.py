"""Dealing: what rules do with piles, and how that changes what each seat knows (see piles.py)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce
from operator import or_
from typing import Final, Generic, TypeVar

from .errors import RoundtableError, ScriptError
from .piles import KNOWN, LOT_SHIFT, Pile, piles_of
from .seats import EVERYONE, NOBODY, WATCHER, Mask, bit
from .state import Chain, Core, State

S = TypeVar("S", bound=State)

LONG_CHAIN: Final = 4
"""From this length on a chain of shuffles is cut down to the links that still tell something."""
MOST_PARTED: Final = 8
"""So many shuffles are kept whose cards are all gone from where it laid them, but not to one later shuffle."""
MANY_LOTS: Final = 64
"""From this number on lots that no card has any more are forgotten, so that a state never grows with its age."""


class Piles(Generic[S]):
    """What rules do with piles. A card moves from pile to pile in one call, so it is always in exactly one."""

    def __init__(self, state: S) -> None:
        self.state: S = state
        self.core: Core = state.core
        self._own: set[int] | None = None
        """The piles whose lists are theirs alone; None where all are, for there is no copy of this state."""

    def shared(self) -> None:
        """The state was copied: from now on every pile shares its lists with the copy."""
        self._own = set()

    def shuffle(self, pile: Pile) -> None:
        """Shuffles the pile: whoever knew where a card lies no longer does."""
        if self._mix(pile, EVERYONE) <= 1:
            self.core.chance.shuffle(self._lists(pile)[0])  # all cards are marked alike
            return
        both = list(zip(pile.cards, pile.marks, strict=True))
        self.core.chance.shuffle(both)
        cards, marks = zip(*both, strict=True)
        pile.cards, pile.marks = list(cards), list(marks)

    def draw(self, source: Pile, target: Pile) -> str | None:
        """Moves the top card onto the target; None when there is none."""
        if not source.cards:
            return None
        if self.core.chance.draws:
            self._force(source)
        self._move(source, -1, target)
        return target.cards[-1]

    def deal(self, source: Pile, target: Pile, count: int) -> int:
        """Moves up to so many cards from the top, one by one; says how many there were."""
        if self.core.chance.draws:
            for dealt in range(count):
                if self.draw(source, target) is None:
                    return dealt
            return count
        count = min(count, len(source.cards))
        if count > 0:
            cards, marks = self._lists(target)
            taken, held = self._lists(source)
            sees = target.sees
            cards += taken[: -count - 1 : -1]
            marks += [mark | sees for mark in held[: -count - 1 : -1]]
            self.core.reveals += len([mark for mark in held[-count:] if sees & ~mark])
            del taken[-count:], held[-count:]
        return count

    def pick(self, source: Pile, target: Pile) -> str | None:
        """Moves a card taken at random: a draw from a bag, a blind pull from a hand."""
        size = len(source.cards)
        if not size:
            return None
        if self.core.chance.draws.get(source.name):
            self._force(source)
            self.core.chance.counter += 1
            index = size - 1
        else:
            index = self.core.chance.below(size)
        self._hide_which(source, target)
        self._move(source, index, target)
        return target.cards[-1]

    def move(self, card: str, source: Pile, target: Pile, *, bottom: bool = False, at: int | None = None) -> None:
        """Moves this card, which somebody chose, to the top of the target, to its bottom, or to this place in it.

        Within one pile, places are counted once the card is taken out.
        """
        if source.sees != EVERYONE or bottom or at is not None:
            index = self._index(card, source)
            if source.sees | target.sees != EVERYONE:
                self._hide_which(source, target)
            self._move(source, index, target, 0 if bottom else at)
            return
        # Everybody knows which card goes, and goes on knowing it: nothing becomes of its mark. The same as `_move`,
        # written out, for nothing is done more often.
        if self._own is not None:
            self._part(source, self._own)
            self._part(target, self._own)
        cards: list[str] = source.cards  # type: ignore[assignment]
        try:
            index = cards.index(card)
        except ValueError:
            raise RoundtableError(f"There is no {card} in {source.name}.") from None
        target.cards.append(cards.pop(index))  # type: ignore[attr-defined]
        target.marks.append(source.marks.pop(index))  # type: ignore[attr-defined]

    def move_each(self, cards: Sequence[str], source: Pile, target: Pile) -> None:
        """Moves these cards, one after the other, to the top of the target."""
        if source.sees != EVERYONE or len(set(cards)) < len(cards):
            for card in cards:
                self.move(card, source, target)
            return
        # As in `move`, but a long pile is searched once.
        count = len(source.cards)
        first = dict(zip(reversed(source.cards), range(count - 1, -1, -1), strict=True))
        for card in cards:
            if card not in first:
                raise RoundtableError(f"There is no {card} in {source.name}.")
        places = [first[card] for card in cards]
        names, marks = self._lists(source)
        onto, known = self._lists(target)
        onto += cards
        known += [marks[place] for place in places]
        for place in sorted(places, reverse=True):
            del names[place], marks[place]

    def move_all(self, source: Pile, target: Pile) -> None:
        """Moves the whole pile onto the target, in its order."""
        if not source.cards:
            return
        cards, marks = self._lists(target)
        sees = target.sees
        cards += source.cards
        marks += [mark | sees for mark in source.marks]
        if sees:
            self.core.reveals += len([mark for mark in source.marks if sees & ~mark])
        source.cards, source.marks = [], []
        if self._own is not None:
            self._own.add(id(source))

    def peek(self, pile: Pile, count: int, seats: Mask) -> list[str]:
        """Lets these seats look at the top cards, the topmost first."""
        if self.core.chance.draws:
            self._force(pile, count, used=False)
        start = max(0, len(pile.cards) - count)
        cards, marks = self._lists(pile)
        for index in range(start, len(cards)):
            if seats & ~marks[index]:
                marks[index] |= seats
                self.core.reveals += 1
        return cards[start:][::-1]

    def show_card(self, card: str, pile: Pile, seats: Mask) -> None:
        """Lets these seats look at this card where it lies."""
        index = self._index(card, pile)
        marks = self._lists(pile)[1]
        if seats & ~marks[index]:
            marks[index] |= seats
            self.core.reveals += 1

    def arrange(self, pile: Pile, order: Sequence[str]) -> None:
        """Puts an open pile into another order: everybody sees which card goes where."""
        if pile.sees != EVERYONE:
            raise RoundtableError(f"Only an open pile can be put in order, not {pile.name}.")
        if sorted(order) != sorted(pile.cards):
            raise RoundtableError(f"That is not what lies in {pile.name}.")
        cards, marks = self._lists(pile)
        by_card: dict[str, list[int]] = {}
        for card, mark in zip(cards, marks, strict=True):
            by_card.setdefault(card, []).append(mark)
        cards[:] = order
        marks[:] = [by_card[card].pop(0) for card in order]

    def show(self, pile: Pile, seats: Mask) -> list[str]:
        """Lets these seats look at the whole pile as it lies now (a hand laid open, a deck searched)."""
        return self.peek(pile, len(pile.cards), seats)[::-1]

    def _move(self, source: Pile, index: int, target: Pile, to: int | None = None) -> None:
        """Moves the card at this place onto the target, or to that place in it."""
        if self._own is not None:
            self._part(source, self._own)
            self._part(target, self._own)
        # Sequences to everybody else, so that nobody else changes them.
        cards: list[str] = target.cards  # type: ignore[assignment]
        marks: list[int] = target.marks  # type: ignore[assignment]
        card: str = source.cards.pop(index)  # type: ignore[attr-defined]
        mark: int = source.marks.pop(index)  # type: ignore[attr-defined]
        sees = target.sees
        if sees & ~mark:
            self.core.reveals += 1
        if to is None:
            cards.append(card)
            marks.append(mark | sees)
        else:
            cards.insert(to, card)
            marks.insert(to, mark | sees)

    @staticmethod
    def _part(pile: Pile, own: set[int]) -> None:
        """Gives a pile lists of its own, in place of those it shares with copies."""
        if id(pile) not in own:
            own.add(id(pile))
            pile.cards, pile.marks = list(pile.cards), list(pile.marks)

    def _lists(self, pile: Pile) -> tuple[list[str], list[int]]:
        """The cards and marks of a pile, to be changed."""
        if self._own is not None:
            self._part(pile, self._own)
        return pile.cards, pile.marks  # type: ignore[return-value]

    @staticmethod
    def _index(card: str, pile: Pile) -> int:
        """Where this card lies; of equal cards the one that most seats know, so that none learns which went."""
        cards = pile.cards
        try:
            first = cards.index(card)
        except ValueError:
            raise RoundtableError(f"There is no {card} in {pile.name}.") from None
        if pile.sees == EVERYONE or cards.count(card) == 1:
            return first
        found = [index for index, other in enumerate(cards) if other == card]
        return max(found, key=lambda index: ((pile.marks[index] & KNOWN).bit_count(), index))

    def _force(self, pile: Pile, count: int = 1, *, used: bool = True) -> None:
        """Brings the cards that a scenario asks for to the top, the next one topmost."""
        queue = self.core.chance.draws.get(pile.name)
        if not queue:
            return
        cards, marks = self._lists(pile)
        wanted = queue[:count]
        if used:
            del queue[:count]
        for done, card in enumerate(reversed(wanted)):
            below = len(cards) - done
            index = next((place for place in range(below - 1, -1, -1) if cards[place] == card), None)
            if index is None:
                raise ScriptError(f"The scenario draws {card} from {pile.name}, where it is not.")
            cards.append(cards.pop(index))
            marks.append(marks.pop(index))

    # --- what becomes of the marks ---

    def _hide_which(self, source: Pile, target: Pile) -> None:
        """A card is about to be taken from anywhere in the source: who sees neither pile can't tell which."""
        blind = EVERYONE & ~(source.sees | target.sees)
        if blind and len(source.cards) > 1:
            self._mix(source, blind)

    def _mix(self, pile: Pile, blind: Mask) -> int:
        """To these seats, any card of the pile could now be any other. Says how many different marks are left."""
        core = self.core
        core.shuffles += 1
        if len(core.lots) >= MANY_LOTS:
            self._forget_lots()
        marks = list(dict.fromkeys(pile.marks))
        after = marks_after(self.state, pile, marks, blind)
        if after != marks:
            new = dict(zip(marks, after, strict=True))
            pile.marks = list(map(new.__getitem__, pile.marks))
        return len(marks)

    def _forget_lots(self) -> None:
        core, piles = self.core, piles_of(self.state)
        marks = set[int]().union(*[pile.marks for pile in piles])
        used = sorted({0} | {mark >> LOT_SHIFT for mark in marks})
        place = {lot: index for index, lot in enumerate(used)}
        new = {mark: place[mark >> LOT_SHIFT] << LOT_SHIFT | mark & KNOWN for mark in marks}
        for pile in piles:
            pile.marks = list(map(new.__getitem__, pile.marks))
        core.lots[:] = [core.lots[lot] for lot in used]


# --- the shuffles that cards have been through ---


def marks_after(state: State, pile: Pile, marks: Sequence[int], blind: Mask) -> list[int]:
    """What becomes of the marks in a pile that these seats have just seen mixed."""
    core = state.core
    seated = bit(core.seats) - 1
    lots = [0 if mark & seated == seated else mark >> LOT_SHIFT for mark in marks]  # what all know has no past
    if any(len(core.lots[lot]) >= LONG_CHAIN for lot in lots):
        forget_shuffles(state)
    chains = [core.lots[lot] for lot in lots]
    told = blind & ~mixed_already(marks, chains)
    if not told:
        return [mark | pile.sees for mark in marks]
    new: dict[Chain, int] = {}
    after = []
    for mark, chain in zip(marks, chains, strict=True):
        known = mark & KNOWN
        # Whoever knew the card saw it after all those shuffles.
        links = [(number, void | known) for number, void in chain if (void | known) & seated != seated]
        longer = (*links, (core.shuffles, EVERYONE & ~told))
        if longer not in new:
            new[longer] = len(core.lots)
            core.lots.append(longer)
        after.append(new[longer] << LOT_SHIFT | known & ~blind | pile.sees)
    return after


def mixed_already(marks: Sequence[int], chains: Sequence[Chain]) -> Mask:
    """The seats to which a shuffle of cards with these marks tells nothing new: the last that they know of each card is
    one and the same shuffle, so that any could be any other before, too."""
    same: dict[int, Mask] = {}
    for index, (mark, chain) in enumerate(zip(marks, chains, strict=True)):
        last: dict[int, Mask] = {}
        waiting = EVERYONE & ~mark
        for number, void in reversed(chain):
            last[number] = waiting & ~void
            waiting &= void
            if not waiting:
                break
        same = {number: seats & last.get(number, 0) for number, seats in same.items()} if index else last
    return reduce(or_, same.values(), NOBODY)


def forget_shuffles(state: State) -> None:
    """Takes out of all chains the shuffles that no longer tell a seat anything: all cards that went on from there, and
    that it may still wonder about, went to one and the same later shuffle.

    Where the cards went several ways, but none lies any more where it came to lie by it, a shuffle tells little: of
    those, only the newest are kept, so that the state does not grow with the age of the match.
    """
    core = state.core
    seated = bit(core.seats) - 1
    marks = set[int]().union(*[pile.marks for pile in piles_of(state)])
    idle: dict[int, Mask] = {}
    for seat in (*range(core.seats), WATCHER):
        mask = bit(seat)
        chains = {core.lots[mark >> LOT_SHIFT] for mark in marks if mark & seated != seated and not mark & mask}
        then: dict[int, set[int]] = {}
        """The shuffles to which cards went from this one; 0 where one lies where it came to lie by it."""
        for chain in chains:
            later = 0
            for number, void in reversed(chain):
                if not void & mask:
                    then.setdefault(number, set()).add(later)
                    later = number
        passed = sorted(number for number, later in then.items() if 0 not in later)
        parted = [number for number in passed if len(then[number]) > 1]
        for number in {*passed} - {*parted[-MOST_PARTED:]}:
            idle[number] = idle.get(number, NOBODY) | mask
    for lot, chain in enumerate(core.lots):
        known = [(number, void | idle.get(number, NOBODY)) for number, void in chain]
        core.lots[lot] = tuple([link for link in known if link[1] & seated != seated])
