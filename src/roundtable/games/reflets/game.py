"""Reflets d'Acide, competition mode: the game as the kernel plays it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from roundtable.kernel.game import Setup, TableOption
from roundtable.kernel.interjections import Interjection
from roundtable.kernel.options import Option, Prompt
from roundtable.kernel.scene import Card, Scene, Stake
from roundtable.kernel.seats import Seat
from roundtable.kernel.state import Core
from roundtable.kernel.windows import Rules, Stop
from roundtable.packs import Content
from roundtable.packs.game import PackGame

from .box import box_of
from .effects import SPEC
from .match.draft import choose_quest, enrol, forward, forward_options, rewards, share_quests
from .match.scoring import legacy, score
from .match.setup import deal, start
from .reasons import why_not
from .road.blessing import bless
from .road.dragon import move_dragon
from .road.ghosts import ghost_turn
from .road.road_events import road_event
from .road.tokens import place_tokens, play_waiting, waiting_options
from .road.turns import end_turn, no_team_left, stopped, take_hand, team_is_empty
from .scenario.arrange import arrange
from .scenario.given import Given
from .scenes.cards import TYPES, card_of, introduced
from .scenes.claim_stakes import claim_stakes
from .scenes.scene import scene
from .state import (
    Bless,
    ChooseQuest,
    Deal,
    EndTurn,
    Enrol,
    GhostTurn,
    MoveDragon,
    PlaceTokens,
    RefletsState,
    RefletsTable,
    Rewards,
    RoadEvent,
    Score,
    ShareQuests,
    TakeHand,
)
from .teams.gear import redistribute
from .teams.holdings import trim_hand
from .teams.moments import ADVERSARY, GUIDE
from .teams.skills import healing_options, use
from .trials import hazard_steps
from .trials.dice import golden_reroll_options, reroll_golden
from .trials.prospects import Odds, costs_of, odds_of, stakes_of

HUSHED: Final = frozenset({"hush"})
IN_OTHERS_TURNS: Final = Interjection("imprevus", "pass", HUSHED)
IN_ONES_OWN: Final = Interjection("own", "pass", HUSHED)
"""What may be played at some moments is asked of all alike; for whoever holds nothing it is passed."""


class Reflets(PackGame[RefletsState]):
    """Draft a team, race it to the Abyss past everybody's mischief, and be worth most when the game stops."""

    id = "reflets"
    titles = {"en": "Reflets d’Acide", "fr": "Reflets d’Acide"}
    version = "2"
    least_seats, most_seats = 2, 6
    state_type = RefletsState
    folder = Path(__file__).parent
    spec = SPEC
    own_order = frozenset({"ask-gear", "ask-judge"})
    money = frozenset({"gems", "hand", "tokens"})
    choices = (
        TableOption("dice", ("simple", "expert")),
        TableOption("seconds", (3, 5, 8, 15)),
        TableOption("partners", (False, True)),
    )
    steps = {
        Deal: deal,
        ShareQuests: share_quests,
        Enrol: enrol,
        Rewards: rewards,
        ChooseQuest: choose_quest,
        PlaceTokens: place_tokens,
        TakeHand: take_hand,
        MoveDragon: move_dragon,
        Bless: bless,
        RoadEvent: road_event,
        EndTurn: end_turn,
        GhostTurn: ghost_turn,
        Score: score,
        **hazard_steps.STEPS,
    }
    given = Given
    free_verbs = frozenset({"forward", "token", "cure", "regild"})
    interjections = {
        **dict.fromkeys([prompt.key for prompt in ADVERSARY.values()], IN_OTHERS_TURNS),
        "ask-malus": IN_OTHERS_TURNS,
        **dict.fromkeys([prompt.key for prompt in GUIDE.values()], IN_ONES_OWN),
        "ask-rolled": Interjection("own", "keep", HUSHED),
        "ask-opportunity": Interjection("own", "done"),
        "ask-counter": Interjection("counter", "pass"),
    }

    def odds(self, table: RefletsTable, seat: Seat, option: Option[Any], prompt: Prompt) -> Odds | None:
        return odds_of(table, seat, option, prompt)

    def stakes(self, table: RefletsTable, seat: Seat, prompt: Prompt) -> tuple[Stake, ...]:
        return stakes_of(table, seat, prompt) or claim_stakes(table, seat, prompt)

    def costs(
        self, table: RefletsTable, seat: Seat, option: Option[Any], prompt: Prompt
    ) -> tuple[tuple[str, int], ...]:
        return costs_of(table, seat, option, prompt)

    def pictured(self, content: Content, collection: str, item: str) -> Card | None:
        if collection == "heroes":
            return introduced(box_of(content).heroes[item])
        return card_of(box_of(content), item) if collection in TYPES else None

    def start(self, core: Core, setup: Setup, content: Content) -> RefletsState:
        return start(core, setup, content)

    def settle(self, table: RefletsTable, touched: str) -> Rules[None] | None:
        """At once: hands are trimmed, equipment is given round, an empty team and an empty board are noticed."""
        what, _, seat = touched.partition(":")
        if what == "hand":
            return trim_hand(table, int(seat))
        if what == "gear":
            return redistribute(table, int(seat))
        if what == "team":
            team_is_empty(table, int(seat))
        elif what == "no-team":
            no_team_left(table)
        return None

    def stopped(self, table: RefletsTable, stop: Stop) -> None:
        stopped(table, stop)

    def free(self, table: RefletsTable, seat: Seat) -> Sequence[Option[Any]]:
        """While teams are drafted, their order; in one's own turn, waiting tokens, healing and the golden die."""
        state = table.state
        if state.phase == "draft":
            return forward_options(table, seat)
        if not state.hinge or seat != state.guide or state.seats[seat].gone:
            return ()
        return [
            *waiting_options(table, seat), *healing_options(table, seat), *golden_reroll_options(table, seat),
        ]  # fmt: skip

    def act(self, table: RefletsTable, seat: Seat, option: Option[Any]) -> Rules[None]:
        if option.verb == "forward":
            forward(table, seat, option.arg)
            return
        table.state.hinge = False
        if option.verb == "token":
            yield from play_waiting(table, seat, option.arg)
        elif option.verb == "cure":
            yield from use(table, seat, option)
        else:
            yield from reroll_golden(table, seat)
        yield from table.settle()
        table.state.hinge = True

    def why_not(self, table: RefletsTable, seat: Seat, option_id: str) -> tuple[str, ...]:
        return why_not(table, seat, option_id)

    def legacy(self, state: RefletsState, content: Content) -> tuple[str, ...]:
        return legacy(state, content)

    def scene(self, state: RefletsState, content: Content, seat: Seat) -> Scene:
        return scene(state, content, seat)

    def arrange(self, table: RefletsTable, given: Mapping[str, Any]) -> None:
        arrange(table, given)


GAME = Reflets()
