"""The game: one combat. A turn begins with a token in `turn_order`, and is taken in `seeker_turn` or `enemy`."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from msgspec import Struct, convert

from roundtable.kernel.game import Setup
from roundtable.kernel.piles import Pile
from roundtable.kernel.scene import Scene
from roundtable.kernel.seats import EVERYONE, Seat
from roundtable.kernel.state import Core
from roundtable.kernel.windows import Rules
from roundtable.packs import Content
from roundtable.packs.game import PackGame

from . import hands, scene, seeker_turn, turn_order
from .effects import SPEC, Few, box_of
from .state import CombatState, CombatTable, DrawToken, Enemy, Seeker, SeekerTurn, SetUp

SEEKER_TOKENS = 12  # kinfire.fate-bag.twelve-seeker-tokens


class KinfireBoosts(PackGame[CombatState]):
    id = "kinfire-boosts"
    titles = {"en": "Kinfire Chronicles: boosts in a combat", "fr": "Kinfire Chronicles\u00a0: des Soutiens en combat"}
    version = "3"
    least_seats, most_seats = 3, 4
    state_type = CombatState
    folder = Path(__file__).parent
    spec = SPEC
    is_slice = True
    steps = {SetUp: hands.set_up, DrawToken: turn_order.draw_token, SeekerTurn: seeker_turn.seeker_turn}

    def start(self, core: Core, setup: Setup, content: Content) -> CombatState:
        """Everything in its place, nothing shuffled yet."""
        box = box_of(content)
        boards = list(box.seekers)[: setup.seats]
        seats = [
            Seeker(board, box.seekers[board].hp, spot, Pile(f"deck-{seat}"), Pile(f"hand-{seat}", EVERYONE),
                   Pile(f"discard-{seat}", EVERYONE))
            for seat, (board, spot) in enumerate(zip(boards, box.enemy.spots, strict=False))
        ]  # fmt: skip
        for seeker in seats:
            for card, count in box.seekers[seeker.board].deck.items():
                seeker.deck.put(*[card] * count)
        state = CombatState(
            core=core, seats=seats, enemy=Enemy(box.enemy.phases[0]), fate=box.enemy.fate, agenda=[SetUp()]
        )
        for token in box.tokens.values():
            if token.kind != "seeker":
                state.bag.put(*[token.id] * token.count)
            elif token.seeker in boards:
                state.bag.put(*[token.id] * (SEEKER_TOKENS // setup.seats))
        return state

    def settle(self, table: CombatTable, touched: str) -> Rules[None]:
        """The instant a hand holds no Action card it is renewed."""
        hands.renew(table, int(touched))
        yield from ()

    def scene(self, state: CombatState, content: Content, seat: Seat) -> Scene:
        return scene.combat_scene(state, box_of(content))

    def arrange(self, table: CombatTable, given: Mapping[str, Any]) -> None:
        """Overrides parts of a combat that is set up; without anything given, the match begins as any other."""
        if not given:
            return
        state, wanted, zones = table.state, convert(given, Given), box_of(table.content).zones
        for seat, seeker in enumerate(state.seats):
            hands.opening_hand(table, seat)
            for asked in wanted.seats[seat : seat + 1]:
                seeker.hp, seeker.zone = asked.hp or seeker.hp, zones[asked.zone or seeker.zone].id
                table.move_all(seeker.hand, seeker.deck)
                for card in asked.hand:
                    table.move(card, seeker.deck, seeker.hand)
                table.shuffle(seeker.deck)
        for pile, tokens in ((state.used, wanted.used), (state.track, wanted.track)):
            for token in tokens:
                table.move(token, state.bag, pile)
        state.enemy, state.fate = wanted.enemy or state.enemy, wanted.fate
        state.agenda = [DrawToken() if wanted.turn is None else SeekerTurn(range(table.setup.seats).index(wanted.turn))]


class GivenSeat(Struct, forbid_unknown_fields=True):
    hand: list[str]
    hp: Few = 0
    zone: str = ""


class Given(Struct, forbid_unknown_fields=True):
    seats: list[GivenSeat] = []
    enemy: Enemy | None = None
    used: list[str] = []
    track: list[str] = []
    fate: Few = 0
    turn: Seat | None = None
    """Whose turn begins; without it, a token is about to be drawn."""


GAME = KinfireBoosts()
