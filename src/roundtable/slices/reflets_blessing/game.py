"""The slice as a game: its facts, its steps, its set-up."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from roundtable.kernel.game import Setup
from roundtable.kernel.piles import Pile
from roundtable.kernel.scene import Scene
from roundtable.kernel.seats import EVERYONE, Seat, bit
from roundtable.kernel.state import Core
from roundtable.packs import Content
from roundtable.packs.game import PackGame

from .blessing import bless
from .draft import TEAM, deal, enrol
from .effects import SPEC
from .scene import scene
from .state import COLOURS, Attempt, Bless, BlessingState, BlessingTable, Deal, Enrol, Progress, Team
from .trial import attempt, progress

GEMS_OF_A_COLOUR: Final = 25
"""The box is said to hold 125 gems; the rulebook doesn't count them."""


class Blessing(PackGame[BlessingState]):
    id = "reflets-blessing"
    titles = {"en": "Reflets d'Acide: a Blessing", "fr": "Reflets d’Acide\u00a0: une Bénédiction"}
    version = "3"
    least_seats, most_seats = 3, 4
    state_type = BlessingState
    folder = Path(__file__).parent
    spec = SPEC
    steps = {Deal: deal, Enrol: enrol, Bless: bless, Progress: progress, Attempt: attempt}
    is_slice = True

    def start(self, core: Core, setup: Setup, content: Content) -> BlessingState:
        seats = [
            Team(
                heroes=Pile(f"team-{seat}", EVERYONE), packet=Pile(f"packet-{seat}", bit(seat)),
                hand=Pile(f"hand-{seat}", bit(seat)), front=Pile(f"front-{seat}", EVERYONE),
                gems=Pile(f"gems-{seat}", EVERYONE), pouch=Pile(f"pouch-{seat}", EVERYONE),
            )
            for seat in range(setup.seats)
        ]  # fmt: skip
        state = BlessingState(core=core, seats=seats, agenda=[Deal()])
        state.heroes.put(*content["heroes"])
        state.imprevus.put(*[card.id for card in content["imprevus"].values() for _ in range(card.count)])
        state.zones.put(*[card.id for card in content["zones"].values() for _ in range(card.count)])
        state.bank.put(*COLOURS * GEMS_OF_A_COLOUR)
        return state

    def why_not(self, table: BlessingTable, seat: Seat, option_id: str) -> tuple[str, ...]:
        """Why an adversary who has had their Imprévu of the turn is not asked."""
        played = option_id.startswith("play:") and table.state.seats[seat].played
        return ("reflets.limits.adversary-plays-one-imprevu-per-turn",) if played else ()

    def scene(self, state: BlessingState, content: Content, seat: Seat) -> Scene:
        return scene(state, content, seat)

    def arrange(self, table: BlessingTable, given: Mapping[str, Any]) -> None:
        if given:
            self.arrange_seats(table, **given)

    def arrange_seats(self, table: BlessingTable, seats: list[dict[str, list[str]]], begin: str = "bless") -> None:
        """Each may name its heroes (the deck makes up five), its packet, its hand and its gems (else one of each)."""
        state = table.state
        state.agenda[:] = [{step.__name__.lower(): step() for step in self.steps}[begin]]
        for deck in (state.heroes, state.imprevus, state.zones):
            table.shuffle(deck)
        sources = {"heroes": state.heroes, "packet": state.heroes, "hand": state.imprevus, "gems": state.bank}
        for team, own in zip(state.seats, seats, strict=True):
            for name, cards in {"gems": COLOURS, **own}.items():
                for card in cards:
                    table.move(card, sources[name], getattr(team, name))
        for team in state.seats:
            table.deal(state.heroes, team.heroes, TEAM - len(team.heroes) - len(team.packet))


GAME: Final = Blessing()
