"""The game: one combat against an enemy of two phases."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from roundtable.kernel.game import Setup
from roundtable.kernel.scene import Scene
from roundtable.kernel.seats import Seat
from roundtable.kernel.state import Core
from roundtable.kernel.windows import Rules
from roundtable.packs import Content
from roundtable.packs.game import PackGame

from . import arrangement, boosts, combat_setup, enemy_turn, scene, seeker_turn, turn_order
from .box import box_of
from .effects import SPEC
from .renewal import renew
from .state import CombatState, CombatTable, DrawToken, EnemyTurn, SeekerTurn, SetUp


class KinfireBoosts(PackGame[CombatState]):
    id = "kinfire-boosts"
    titles = {"en": "Kinfire Chronicles: boosts in a combat", "fr": "Kinfire Chronicles\u00a0: des renforts en combat"}
    version = "1"
    least_seats, most_seats = 2, 4
    state_type = CombatState
    folder = Path(__file__).parent
    spec = SPEC
    is_slice = True
    steps = {
        SetUp: combat_setup.set_up,
        DrawToken: turn_order.draw_token,
        SeekerTurn: seeker_turn.seeker_turn,
        EnemyTurn: enemy_turn.enemy_turn,
    }

    def start(self, core: Core, setup: Setup, content: Content) -> CombatState:
        return combat_setup.start(core, setup, content)

    def settle(self, table: CombatTable, touched: str) -> Rules[None]:
        """The instant a hand holds no Action card it is renewed; a combat that is over changes nothing more."""
        if table.core.outcome is None:
            yield from renew(table, int(touched.partition(":")[2]))

    def why_not(self, table: CombatTable, seat: Seat, option_id: str) -> tuple[str, ...]:
        """Why a fate token can't be spent, or a Boost be played by somebody who is not asked at all."""
        if option_id == turn_order.SPEND.id:
            forbidden = turn_order.fate_forbidden(table)
            return (forbidden,) if forbidden else ()
        verb, _, arg = option_id.partition(":")
        card, _, ally = arg.partition("@")
        if card not in box_of(table.content).boosts:
            return ()
        if verb == "parry" and ally.isdecimal():
            rule = boosts.parry_forbidden(table, seat, card, int(ally))
        elif verb == "substitute":
            rule = boosts.substitution_forbidden(table, seat)
        else:
            rule = boosts.boost_forbidden(table, seat, card) if verb == "boost" else None
        return (rule,) if rule else ()

    def scene(self, state: CombatState, content: Content, seat: Seat) -> Scene:
        return scene.combat_scene(state, box_of(content), seat)

    def arrange(self, table: CombatTable, given: Mapping[str, Any]) -> None:
        arrangement.arrange(table, given)


GAME = KinfireBoosts()
