"""The slice as a game: its facts, its steps, its set-up."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from roundtable.kernel.errors import ScriptError
from roundtable.kernel.game import Choice, Setup
from roundtable.kernel.piles import Pile
from roundtable.kernel.scene import Scene
from roundtable.kernel.seats import EVERYONE, Seat, bit
from roundtable.kernel.state import Core
from roundtable.packs import Content
from roundtable.packs.game import PackGame

from .blessing import bless
from .draft import ROUNDS, TEAM, enrol, one_gem_of_each, prepare
from .effects import SPEC
from .gems import COLOURS
from .objectives import attempt
from .outcome import conclude, end_turn
from .scene import scene
from .state import (
    Attempt,
    Bless,
    BlessingState,
    BlessingTable,
    Conclude,
    EndTurn,
    Enrol,
    Prepare,
    Progress,
    new_team,
)
from .trial import progress

GEMS_OF_A_COLOUR: Final = 16
"""Four teams can hold no more; the rulebook doesn't count them."""
BEGINNINGS: Final[dict[str, Enrol | Bless | Progress]] = {
    "draft": Enrol(), "blessing": Bless(), "progression": Progress(),
}  # fmt: skip


class Blessing(PackGame[BlessingState]):
    id = "reflets-blessing"
    titles = {"en": "Reflets d'Acide: a Blessing", "fr": "Reflets d’Acide\u00a0: une Bénédiction"}
    version = "1"
    least_seats, most_seats = 3, 4
    state_type = BlessingState
    folder = Path(__file__).parent
    spec = SPEC
    choices = (Choice("dice", ("simple", "expert")),)
    steps = {
        Prepare: prepare, Enrol: enrol, Bless: bless, Progress: progress,
        Attempt: attempt, Conclude: conclude, EndTurn: end_turn,
    }  # fmt: skip
    is_slice = True

    def start(self, core: Core, setup: Setup, content: Content) -> BlessingState:
        state = BlessingState(
            core=core,
            heroes=Pile("heroes"), hero_discard=Pile("hero-discard"),
            imprevus=Pile("imprevus"), imprevu_discard=Pile("imprevu-discard", EVERYONE),
            zones=Pile("zones"), zone=Pile("zone"),
            bank=Pile("bank", EVERYONE), playing=Pile("playing", EVERYONE), passing=Pile("passing"),
            seats=[new_team(seat, bit(seat)) for seat in range(setup.seats)],
            agenda=[Prepare()],
        )  # fmt: skip
        for name, deck in (("heroes", state.heroes), ("imprevus", state.imprevus), ("zones", state.zones)):
            for card in content[name].values():
                deck.put(*[card.id] * card.count)
        for colour in COLOURS:
            state.bank.put(*[colour] * GEMS_OF_A_COLOUR)
        return state

    def why_not(self, table: BlessingTable, seat: Seat, option_id: str) -> tuple[str, ...]:
        """Why an adversary who has had their Imprévu of the turn is not asked."""
        played = option_id.startswith("play:") and table.state.seats[seat].played
        return ("reflets.limits.adversary-plays-one-imprevu-per-turn",) if played else ()

    def scene(self, state: BlessingState, content: Content, seat: Seat) -> Scene:
        return scene(state, content, seat)

    def arrange(self, table: BlessingTable, given: Mapping[str, Any]) -> None:
        """`begin` is one of the beginnings (else the Blessing step), `guide` a seat. Each of `seats` may name its
        heroes, packet, hand and gems; otherwise it has the next heroes of the deck, no Imprévu, a gem of each colour.
        """
        if not given:
            return
        state = table.state
        _known(given, {"seats", "guide", "begin"}, "this game")
        begin = given.get("begin", "blessing")
        if begin not in BEGINNINGS:
            raise ScriptError(f"A scenario of this game can begin with {', '.join(BEGINNINGS)}, not with '{begin}'.")
        state.agenda[:] = [BEGINNINGS[begin]]
        state.guide = given.get("guide", 0)
        teams = given.get("seats", ())
        if len(teams) > len(state.seats) or state.guide not in range(len(state.seats)):
            raise ScriptError(f"This match has {len(state.seats)} seats; the scenario speaks of more.")
        for deck in (state.heroes, state.imprevus, state.zones):
            table.shuffle(deck)
        for seat, team in enumerate(teams):
            _known(team, {"heroes", "packet", "hand", "gems"}, "a seat")
            _arrange_team(table, seat, team)
        for seat, team in enumerate(state.seats):
            own = teams[seat] if seat < len(teams) else {}
            if "gems" not in own:
                one_gem_of_each(table, seat)
            if "heroes" not in own:
                table.deal(state.heroes, team.heroes, TEAM - ROUNDS if begin == "draft" else TEAM)
            if "packet" not in own and begin == "draft":
                table.deal(state.heroes, team.packet, ROUNDS + 1)


def _known(given: Mapping[str, Any], known: set[str], whose: str) -> None:
    for key in given:
        if key not in known:
            raise ScriptError(f"A scenario can't set '{key}' of {whose}, only: {', '.join(sorted(known))}.")


def _arrange_team(table: BlessingTable, seat: Seat, given: Mapping[str, Any]) -> None:
    state = table.state
    team = state.seats[seat]
    wanted = [
        (state.heroes, team.heroes, given.get("heroes", ())),
        (state.heroes, team.packet, given.get("packet", ())),
        (state.imprevus, team.hand, given.get("hand", ())),
        (state.bank, team.gems, [c for c, count in given.get("gems", {}).items() for _ in range(count)]),
    ]
    for source, target, cards in wanted:
        for card in cards:
            if card not in source.cards:
                raise ScriptError(f"There is no {card} left in {source.name} for seat {seat}.")
            table.move(card, source, target)


GAME: Final = Blessing()
