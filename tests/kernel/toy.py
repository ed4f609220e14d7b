"""A toy game with one of everything the kernel offers: the subject of the kernel's unit tests.

Players hold hidden cards from one deck and play rounds. Each round: all pick a card in secret, then the highest rolls,
may swap a card, and others may claim a bonus against the clock. First to ten points wins.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from msgspec import Struct, field

from roundtable.kernel.errors import ScriptError
from roundtable.kernel.game import Game, Setup, TableOption
from roundtable.kernel.options import NO, PASS, YES, Option, Prompt
from roundtable.kernel.piles import Pile
from roundtable.kernel.scene import Card, Hand, Part, Scene, Track, Zone
from roundtable.kernel.seats import EVERYONE, Seat, bit
from roundtable.kernel.state import Core, Outcome, State
from roundtable.kernel.table import Table
from roundtable.kernel.texts import Texts
from roundtable.kernel.windows import STOPPED, Rules, Stop, until

CARDS = {"one": 1, "two": 2, "three": 3, "four": 4}
PICK = Prompt("toy-pick")
GAMBLE = Prompt("toy-gamble", rules=("toy.gamble",))
BONUS = Prompt("toy-bonus")
CLAIM: Option[None] = Option("claim", rules=("toy.claim",))
WALK = Prompt("toy-walk")
LEFT: Option[int] = Option("walk", "left", value=-1)
RIGHT: Option[int] = Option("walk", "right", value=1)


class Deal(Struct, tag=True, frozen=True):
    pass


class Round(Struct, tag=True, frozen=True):
    number: int


class Walks(Struct, tag=True, frozen=True):
    """Everybody walks at their own pace, side by side."""


class Player(Struct):
    hand: Pile
    points: int = 0
    place: int = 0
    tokens: int = 1


class ToyState(State, kw_only=True):
    deck: Pile
    discard: Pile
    playing: Pile
    players: list[Player]
    agenda: list[Deal | Round | Walks] = field(default_factory=list)


ToyTable = Table[ToyState, Mapping[str, int]]


def deal(table: ToyTable, step: Deal) -> Rules[None]:
    table.shuffle(table.state.deck)
    for player in table.state.players:
        table.deal(table.state.deck, player.hand, 3)
    table.then(Walks(), Round(1))
    yield from ()


def play_card(table: ToyTable, seat: Seat, card: str) -> None:
    table.move(card, table.state.players[seat].hand, table.state.playing)


def play_round(table: ToyTable, step: Round) -> Rules[None]:
    state = table.state
    seats = range(len(state.players))
    chosen = yield from table.ask_each(
        seats, PICK, lambda seat: [Option("pick", card) for card in dict.fromkeys(state.players[seat].hand)]
    )
    for seat, option in chosen.items():
        play_card(table, seat, option.arg)
    best = max(seats, key=lambda seat: (table.content[chosen[seat].arg], -seat))
    table.say("toy-best", "toy.highest-wins", seat=best)
    ended = yield from until("round", gamble(table, best))
    if ended is STOPPED:
        table.say("toy-stopped", "toy.one-stops-the-round")
    table.move_all(state.playing, state.discard)
    for player in state.players:
        if not state.deck:
            table.move_all(state.discard, state.deck)
            table.shuffle(state.deck)
        table.draw(state.deck, player.hand)
    won = [seat for seat in seats if state.players[seat].points >= 10]
    if won or step.number == 40:
        table.finish(Outcome(tuple(won), "toy-ten-points"))
    else:
        table.then(Round(step.number + 1))


def gamble(table: ToyTable, seat: Seat) -> Rules[int]:
    while True:
        choice = yield from table.ask(seat, GAMBLE, lambda: table.allowed(gamble_options(table, seat)))
        if choice is NO:
            break
        die = table.roll()
        table.say("toy-die", die=die)
        if die == 1:
            raise Stop("round")
        table.state.players[seat].points += die
        table.touch(f"points:{seat}")
    others = [other for other in range(len(table.state.players)) if other != seat]
    claims = yield from table.race(others, BONUS, lambda _: [CLAIM, PASS], deadline=3000, tie=200)
    for claim in claims[:1]:
        table.state.players[claim.seat].points += 1
    return table.state.players[seat].points


def gamble_options(table: ToyTable, seat: Seat) -> list[tuple[Option[bool], str | None]]:
    return [(YES, "toy.not-beyond-nine" if table.state.players[seat].points > 8 else None), (NO, None)]


def walk(table: ToyTable, seat: Seat) -> Rules[None]:
    for _ in range(2):
        way = yield from table.ask(seat, WALK, [LEFT, RIGHT])
        table.state.players[seat].place += way.value


def walks(table: ToyTable, step: Walks) -> Rules[None]:
    yield from table.together([walk(table, seat) for seat in range(len(table.state.players))])


class Toy(Game[ToyState, Mapping[str, int]]):
    id = "toy"
    version = "1"
    least_seats, most_seats = 2, 4
    state_type = ToyState
    folder = Path(__file__).parent
    choices = (TableOption("tokens", (1, 2)),)
    steps = {Deal: deal, Round: play_round, Walks: walks}
    free_verbs = frozenset({"spend"})

    def content(self, paths: Sequence[Path] = (), extra: Mapping[str, Any] | None = None) -> Mapping[str, int]:
        return CARDS

    def digest(self, content: Mapping[str, int]) -> str:
        return "toy-cards"

    def start(self, core: Core, setup: Setup, content: Mapping[str, int]) -> ToyState:
        deck = Pile("deck")
        deck.put(*(card for card in content for _ in range(5)))
        return ToyState(
            core=core,
            deck=deck,
            discard=Pile("discard", EVERYONE),
            playing=Pile("playing", EVERYONE),
            players=[
                Player(Pile(f"hand-{seat}", bit(seat)), tokens=int(setup.options["tokens"]))
                for seat in range(setup.seats)
            ],
            agenda=[Deal()],
        )

    def settle(self, table: ToyTable, touched: str) -> Rules[None]:
        player = table.state.players[int(touched.partition(":")[2])]
        player.points = min(player.points, 12)
        yield from ()

    def free(self, table: ToyTable, seat: Seat) -> Sequence[Option[Any]]:
        return [Option("spend")] if table.state.players[seat].tokens else []

    def act(self, table: ToyTable, seat: Seat, option: Option[Any]) -> Rules[None]:
        player = table.state.players[seat]
        player.tokens -= 1
        player.points += 1
        yield from ()

    def scene(self, state: ToyState, content: Mapping[str, int], seat: Seat) -> Scene:
        return toy_scene(state, seat)

    def texts(self, content: Mapping[str, int], players: Mapping[Seat, str] | None = None) -> Texts:
        return Texts(players=players)

    def arrange(self, table: ToyTable, given: Mapping[str, Any]) -> None:
        for key, value in given.items():
            if key != "points":
                raise ScriptError(f"The toy knows nothing of '{key}'.")
            for player, points in zip(table.state.players, value, strict=True):
                player.points = points


def toy_scene(state: ToyState, seat: Seat) -> Scene:
    parts: list[Part] = [
        Zone(id="deck", label="deck", count=len(state.deck), hidden=True),
        Zone(id="discard", label="discard", cards=cards(state.discard.as_seen_by(seat))),
    ]
    for other, player in enumerate(state.players):
        known = player.hand.as_seen_by(seat)
        parts.append(Hand(seat=other, cards=cards([card for card in known if card]), count=len(known)))
        parts.append(Track(id=f"points-{other}", label="points", value=player.points))
        parts.append(Track(id=f"place-{other}", label="place", value=player.place))
    return Scene(parts=tuple(parts))


def cards(ids: Sequence[str | None]) -> tuple[Card, ...]:
    return tuple(Card(id=card, name=card) for card in ids if card)


TOY = Toy()
