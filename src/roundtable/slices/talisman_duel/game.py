"""The slice as a game of its own."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from roundtable.kernel.game import Choice, Setup
from roundtable.kernel.options import Option
from roundtable.kernel.piles import Pile
from roundtable.kernel.scene import Scene
from roundtable.kernel.seats import EVERYONE, Seat, bit
from roundtable.kernel.state import Core
from roundtable.kernel.windows import Rules
from roundtable.packs import Content
from roundtable.packs.game import PackGame

from .arrange import arrange
from .characters import die_if_lifeless
from .duels import duel
from .effects import PACKS
from .encounters import encounter, visit
from .movement import move
from .objects import leavable, leave, leave_excess
from .scene import scene
from .spells import discard_excess
from .state import Character, Duel, DuelState, DuelTable, Encounter, EndTurn, Move, SetUp, Turn, Visit
from .turns import end_turn, set_up, turn


class TalismanDuel(PackGame[DuelState]):
    """Moves, the Sentinel's bridge and duels, on a board cut short. Two duels won end it, or the last round."""

    id = "talisman-duel"
    titles = {"en": "Talisman: a duel", "fr": "Talisman\u00a0: un duel"}
    version = "1"
    least_seats, most_seats = 2, 4
    state_type = DuelState
    folder = Path(__file__).parent
    spec = PACKS
    choices = (Choice("rounds", (8, 4, 16)),)
    steps = {
        SetUp: set_up, Turn: turn, Move: move, Encounter: encounter, Visit: visit, Duel: duel, EndTurn: end_turn,
    }  # fmt: skip
    free_verbs = frozenset({"leave"})
    is_slice = True

    def start(self, core: Core, setup: Setup, content: Content) -> DuelState:
        adventure, spells = Pile("adventure"), Pile("spells")
        adventure.put(*(card.id for card in content["adventure"].values() for _ in range(card.count)))
        spells.put(*(card.id for card in content["spells"].values() for _ in range(card.count)))
        return DuelState(
            core=core,
            seats=[
                Character(
                    spells=Pile(f"spells-{seat}", bit(seat)),
                    objects=Pile(f"objects-{seat}", EVERYONE),
                    followers=Pile(f"followers-{seat}", EVERYONE),
                )
                for seat in range(setup.seats)
            ],
            spaces={place: Pile(place, EVERYONE) for place in content["places"]},
            adventure=adventure,
            spells=spells,
            spell_discard=Pile("spell-discard", EVERYONE),
            playing=Pile("playing", EVERYONE),
            rounds=int(setup.options["rounds"]),
            agenda=[SetUp()],
        )

    def settle(self, table: DuelTable, touched: str) -> Rules[None]:
        """At once: death, the spell limit, the carry limit."""
        what, _, number = touched.partition(":")
        if what == "life":
            die_if_lifeless(table, int(number))
        elif what == "spells":
            yield from discard_excess(table, int(number))
        else:
            yield from leave_excess(table, int(number))

    def free(self, table: DuelTable, seat: Seat) -> Sequence[Option[Any]]:
        return leavable(table, seat)

    def act(self, table: DuelTable, seat: Seat, option: Option[Any]) -> Rules[None]:
        leave(table, seat, option.arg, "talisman.objects.leave-any-time-in-own-turn")
        yield from ()

    def why_not(self, table: DuelTable, seat: Seat, option_id: str) -> tuple[str, ...]:
        verb, _, card = option_id.partition(":")
        character = table.state.seats[seat]
        if verb == "discard" and card in character.spells:
            return ("talisman.spells.no-voluntary-discard",)
        if verb == "leave" and (card in character.objects or card in character.followers):
            return ("talisman.objects.leave-any-time-in-own-turn",)
        return ()

    def scene(self, state: DuelState, content: Content, seat: Seat) -> Scene:
        return scene(state, content, seat)

    def arrange(self, table: DuelTable, given: Mapping[str, Any]) -> None:
        arrange(table, given)


GAME = TalismanDuel()
