"""Games as small as a test: one step that runs a given rule, and a few public things to change.

At the end, the opposite: a game that mixes everything the kernel offers at random.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeAlias

from msgspec import Struct, field

from roundtable.kernel.errors import ScriptError
from roundtable.kernel.game import Game, Setup
from roundtable.kernel.match import Match, Offer
from roundtable.kernel.options import PASS, Option, Prompt
from roundtable.kernel.piles import Pile
from roundtable.kernel.scene import Card, Hand, Part, Scene, Track
from roundtable.kernel.seats import Seat, bit
from roundtable.kernel.state import Core, Outcome, State
from roundtable.kernel.table import Table
from roundtable.kernel.texts import Texts
from roundtable.kernel.votes import by_leader, lowest, majority, unanimous
from roundtable.kernel.windows import Rules, Stop, together, until

WHAT = Prompt("small-what")
A: Option[int] = Option("a", value=1)
B: Option[int] = Option("b", value=2)
C: Option[int] = Option("c", value=3)
CLAIM: Option[None] = Option("claim")
SPEND: Option[None] = Option("spend")


class Step(Struct, tag=True, frozen=True):
    """A step, by the name of its rule; the first one is called `first`."""

    name: str = "first"
    number: int = 0


class Small(State, kw_only=True):
    points: list[int]
    """Of each seat, for all to see."""
    tokens: list[int]
    """Each seat may spend one for a point at any time, where the game is played with them."""
    deck: Pile
    hands: list[Pile]
    notes: list[str] = field(default_factory=list)
    """What a rule wants its test to see."""
    agenda: list[Step] = field(default_factory=list)


SmallTable: TypeAlias = Table[Small, None]
SmallMatch: TypeAlias = Match[Small, None]
Rule: TypeAlias = Callable[[SmallTable], Rules[Any]]


class SmallGame(Game[Small, None]):
    id = "small"
    version = "1"
    least_seats, most_seats = 1, 6
    state_type = Small
    folder = Path(__file__).parent
    steps: Mapping[type, Callable[[SmallTable, Any], Rules[None]]] = {
        Step: lambda table, step: table.game.rules[step.name](table)  # type: ignore[attr-defined]
    }

    def __init__(self, rules: Mapping[str, Rule], tokens: int) -> None:
        self.rules = rules
        self.tokens = tokens
        self.free_verbs = frozenset({"spend"}) if tokens else frozenset()
        self.settled: Callable[[SmallTable, str], Rules[None]] | None = None
        self.refused: dict[str, tuple[str, ...]] = {}

    def content(self, paths: Sequence[Path] = (), extra: Mapping[str, Any] | None = None) -> None:
        return None

    def digest(self, content: None) -> str:
        return "nothing"

    def start(self, core: Core, setup: Setup, content: None) -> Small:
        deck = Pile("deck")
        deck.put("ace", "king", "queen", "jack", "ten", "nine")
        return Small(
            core=core,
            points=[0] * setup.seats,
            tokens=[self.tokens] * setup.seats,
            deck=deck,
            hands=[Pile(f"hand-{seat}", bit(seat)) for seat in range(setup.seats)],
            agenda=[Step()],
        )

    def settle(self, table: SmallTable, touched: str) -> Rules[None]:
        if self.settled is not None:
            yield from self.settled(table, touched)

    def free(self, table: SmallTable, seat: Seat) -> Sequence[Option[Any]]:
        return [SPEND] if table.state.tokens[seat] else []

    def act(self, table: SmallTable, seat: Seat, option: Option[Any]) -> Rules[None]:
        table.state.tokens[seat] -= 1
        table.state.points[seat] += 1
        table.say("small-spent", seat=seat)
        yield from ()

    def why_not(self, table: SmallTable, seat: Seat, option_id: str) -> tuple[str, ...]:
        return self.refused.get(option_id, ())

    def scene(self, state: Small, content: None, seat: Seat) -> Scene:
        parts: list[Part] = [
            Track(id=f"points-{other}", label="points", value=value) for other, value in enumerate(state.points)
        ]
        for other, hand in enumerate(state.hands):
            known = [Card(id=card, name=card) for card in hand.as_seen_by(seat) if card]
            parts.append(Hand(seat=other, cards=tuple(known), count=len(hand)))
        return Scene(parts=tuple(parts))

    def texts(self, content: None, players: Mapping[Seat, str] | None = None) -> Texts:
        return Texts(players=players)

    def arrange(self, table: SmallTable, given: Mapping[str, Any]) -> None:
        raise ScriptError("Nothing can be arranged here.")


def game_of(first: Rule, *, tokens: int = 0, **others: Rule) -> SmallGame:
    """A game whose first step runs this rule; the others run where a rule puts their names on the agenda.

    With tokens, every seat has the free action `spend` that often.
    """
    return SmallGame({"first": first, **others}, tokens)


def start(
    game: SmallGame, *, seats: int = 2, timed: bool = True, telling: bool = False, recording: bool = True
) -> SmallMatch:
    """A match of it, played up to its first decision."""
    return Match.start(game, Setup(seats=seats, timed=timed), telling=telling, recording=recording)


def offer(match: SmallMatch, seat: Seat) -> Offer:
    """The one decision that is open for this seat."""
    (found,) = match.offers(seat)
    return found


def ids(match: SmallMatch, seat: Seat) -> list[str]:
    """What this seat may choose from."""
    return [option.id for option in offer(match, seat).options]


def choose(match: SmallMatch, seat: Seat, option_id: str, ms: int = 0) -> None:
    """This seat answers its one open decision."""
    match.answer(seat, offer(match, seat).decision, option_id, ms)


def asked(match: SmallMatch) -> list[Seat]:
    """The seats that have something to decide."""
    return sorted(open_.seat for open_ in match.offers())


@contextmanager
def nothing_changes(match: SmallMatch) -> Iterator[None]:
    """Whatever happens inside leaves the match as it is, with the same decisions open under the same ids."""

    def everything() -> object:
        return match.fingerprint(), match.offers(), list(match.rows), list(match.barriers), list(match.events)

    before = everything()
    yield
    assert everything() == before


# --- a game of everything, mixed at random ---


def wild_game(tokens: int = 1) -> SmallGame:
    """Twelve turns, each a rule that the dice put together: every kind of decision, side by side, stopped, settled."""

    def first(table: SmallTable) -> Rules[None]:
        table.shuffle(table.state.deck)
        table.then(Step("turn"))
        yield from ()

    def turn(table: SmallTable) -> Rules[None]:
        yield from _wild(table, 0)
        table.state.notes.append("turn")
        if len(table.state.notes) == 12:
            table.finish(Outcome((0,), "small-twelve-turns"))
        table.then(Step("turn"))

    def no_sevens(table: SmallTable, touched: str) -> Rules[None]:
        for seat, points in enumerate(table.state.points):
            if points == 7:
                chosen = yield from table.ask(seat, WHAT, [A, B])
                table.state.points[seat] = chosen.value
                table.touch("again")

    game = game_of(first, tokens=tokens, turn=turn)
    game.settled = no_sevens
    return game


def _wild(table: SmallTable, depth: int) -> Rules[None]:
    """Some rule about some seat; deep down no rules about rules."""
    chance, seats = table.core.chance, len(table.state.points)
    rules = _PLAIN if depth == 3 else (*_PLAIN, _side_by_side, _may_stop)
    yield from rules[chance.below(len(rules))](table, chance.below(seats), depth)


def _gain(table: SmallTable, seat: Seat, points: int) -> None:
    table.state.points[seat] = (table.state.points[seat] + points) % 9
    table.touch(f"points-{seat}")


def _some(table: SmallTable, seat: Seat) -> list[Option[int]]:
    """One, two or three options, as the points are."""
    return [A, B, C][: 1 + (table.state.points[seat] + sum(table.state.points)) % 3]


def _one_asked(table: SmallTable, seat: Seat, depth: int) -> Rules[None]:
    how = table.core.chance.below(3)
    chosen = yield from table.ask(seat, WHAT, lambda: _some(table, seat), veiled=how == 1, pause=how == 2)
    _gain(table, seat, chosen.value)


def _each_asked(table: SmallTable, seat: Seat, depth: int) -> Rules[None]:
    chosen = yield from table.ask_each(range(len(table.state.points)), WHAT, lambda asked: _some(table, asked))
    for other, option in chosen.items():
        _gain(table, other, option.value)


def _voted(table: SmallTable, seat: Seat, depth: int) -> Rules[None]:
    deciders = (majority(seat), unanimous(C), by_leader(seat), lowest(lambda voter: table.state.points[voter]))
    decide = deciders[table.core.chance.below(len(deciders))]
    chosen = yield from table.vote(range(len(table.state.points)), WHAT, [A, B], decide)
    _gain(table, seat, chosen.value)


def _raced(table: SmallTable, seat: Seat, depth: int) -> Rules[None]:
    below = table.core.chance.below
    winners, deadline, tie = 1 + below(2), (None, 1000)[below(2)], (0, 200)[below(2)]
    claims = yield from table.race(
        range(len(table.state.points)), WHAT, lambda asked: [CLAIM, PASS] if table.state.points[asked] % 2 else [PASS],
        winners=winners, deadline=deadline, tie=tie,
    )  # fmt: skip
    for claim in claims:
        _gain(table, claim.seat, 1)


def _in_free_order(table: SmallTable, seat: Seat, depth: int) -> Rules[None]:
    left = list(range(len(table.state.points)))
    while left:
        (claim,) = yield from table.race(left, WHAT, lambda asked: _some(table, asked), passing=None)
        left.remove(claim.seat)
        _gain(table, claim.seat, claim.option.value)


def _drawn(table: SmallTable, seat: Seat, depth: int) -> Rules[None]:
    if not table.state.deck:
        for hand in table.state.hands:
            table.move_all(hand, table.state.deck)
        table.shuffle(table.state.deck)
    table.draw(table.state.deck, table.state.hands[seat])
    yield from ()


def _put_back(table: SmallTable, seat: Seat, depth: int) -> Rules[None]:
    hand = table.state.hands[seat]
    chosen = yield from table.ask(seat, WHAT, lambda: [PASS, *(Option("put", card) for card in hand)], veiled=True)
    if chosen is not PASS:
        table.move(chosen.arg, hand, table.state.deck, bottom=True)


def _rolled(table: SmallTable, seat: Seat, depth: int) -> Rules[None]:
    _gain(table, seat, table.roll())
    yield from ()


def _side_by_side(table: SmallTable, seat: Seat, depth: int) -> Rules[None]:
    yield from together([_wild(table, depth + 1) for _ in range(2 + table.core.chance.below(2))])


def _may_stop(table: SmallTable, seat: Seat, depth: int) -> Rules[None]:
    def rule() -> Rules[None]:
        yield from _wild(table, depth + 1)
        chosen = yield from table.ask(seat, WHAT, [A, B])
        if chosen is B:
            raise Stop("turn")
        yield from _wild(table, depth + 1)

    yield from until("turn", rule())


_PLAIN = (_one_asked, _each_asked, _voted, _raced, _in_free_order, _drawn, _put_back, _rolled)
