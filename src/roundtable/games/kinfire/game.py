"""Kinfire Chronicles: the game as the kernel plays it. A match is a campaign."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

from roundtable.kernel.game import Setup, TableOption
from roundtable.kernel.interjections import Interjection
from roundtable.kernel.options import Prompt
from roundtable.kernel.scene import Board, Card, Scene
from roundtable.kernel.seats import Seat
from roundtable.kernel.state import Core
from roundtable.kernel.windows import Rules, Stop
from roundtable.packs import Content
from roundtable.packs.game import PackGame

from .box import box_of
from .combat import attacks, card_deeds, defeat, enemy_deeds
from .combat.carry_out import trigger
from .combat.combat_setup import set_up_fight
from .combat.enemy_turn import end_turn, enemy_turn, turn_over
from .combat.fate_bag import draw_token
from .combat.seeker_turn import seeker_turn
from .effects import PACKS
from .journey.campaign import begin, begin_quest, end_of_quest, gather_party, next_quest
from .journey.expedition import choose, read
from .journey.inn import night
from .journey.shops import visit
from .journey.town import in_town
from .party import party
from .scenario.given_combat import Given, arrange
from .scenes import campaign_scene, card_faces, table_scene
from .seekers import hands
from .seekers.deck_limits import starting_decks
from .state import (
    BeginQuest,
    Choose,
    DrawToken,
    EndFight,
    EndOfQuest,
    EndTurn,
    EnemyTurn,
    GatherParty,
    InTown,
    KinfireState,
    KinfireTable,
    NextQuest,
    Night,
    Read,
    SeekerTurn,
    SetUpFight,
    TurnOver,
    Visit,
)
from .why_not import why_not

CHAPTERS_OF_DEEDS: Final = (attacks, card_deeds, enemy_deeds, hands)
"""Importing them is what makes their deeds known."""


class Kinfire(PackGame[KinfireState]):
    """A party carries its lanterns from quest to quest: expeditions, fights from the fate bag, a town between."""

    id = "kinfire"
    titles = {"en": "Kinfire Chronicles: Night’s Fall", "fr": "Kinfire Chronicles\u00a0: Night’s Fall"}
    version = "3"
    is_campaign = True
    given = Given
    changeable = ("players", "quests")
    least_seats, most_seats = 2, 4
    state_type = KinfireState
    folder = Path(__file__).parent
    spec = replace(PACKS, checks=(starting_decks,))
    interjections = {
        "ask-fate": Interjection("fate", "draw-token", frozenset({"draw-on", "leave-fate"})),
        "ask-boost": Interjection("boosts", "pass"),
        "ask-parry": Interjection("boosts", "pass"),
        "ask-substitute": Interjection("boosts", "pass"),
    }
    unread = frozenset(PACKS.collections) - {"cards", "seekers"}  # kinfire.campaign.no-reading-ahead
    endless = frozenset({hands.EXHAUSTED})  # ruling A38
    choices = (
        TableOption("players", ("each", "one"), alone="one"),
        TableOption("quests", (0, 1, 2, 3)),
        TableOption("tutorial", (True, False)),
    )
    steps = {
        GatherParty: gather_party,
        BeginQuest: begin_quest,
        Read: read,
        Choose: choose,
        SetUpFight: set_up_fight,
        DrawToken: draw_token,
        SeekerTurn: seeker_turn,
        EnemyTurn: enemy_turn,
        EndTurn: end_turn,
        TurnOver: turn_over,
        EndFight: defeat.end_fight,
        EndOfQuest: end_of_quest,
        InTown: in_town,
        Visit: visit,
        Night: night,
        NextQuest: next_quest,
    }

    def start(self, core: Core, setup: Setup, content: Content) -> KinfireState:
        return begin(core, setup, content)

    def settle(self, table: KinfireTable, touched: str) -> Rules[None]:
        """The instant a hand holds no Action card it is renewed; when its last Action is played, after that (A25)."""
        seat = int(touched)
        combat = table.state.combat
        if combat is not None and combat.turn.card and combat.turn.last and combat.turn.seat == seat:
            table.cite(hands.RENEWED)
        elif hands.renew(table, seat):
            table.touch(touched)
            yield from trigger(table, seat, "renewed")

    def stopped(self, table: KinfireTable, stop: Stop) -> None:
        defeat.stopped(table, stop)

    def why_not(self, table: KinfireTable, seat: Seat, option_id: str) -> tuple[str, ...]:
        return why_not(table, seat, option_id)

    def scene(self, state: KinfireState, content: Content, seat: Seat) -> Scene:
        return table_scene.scene(self.onlooker(state, content), seat)

    def scenes(self, state: KinfireState, content: Content, seat: Seat) -> Mapping[Seat, Scene]:
        eyes = (*range(len(state.seats)), seat)
        table = self.onlooker(state, content)
        if state.silent:
            return {each: table_scene.scene(table, each) for each in eyes}
        return dict.fromkeys(eyes, table_scene.scene(table))

    def campaign(self, state: KinfireState, content: Content) -> Scene:
        return campaign_scene.chronicle(state, content)

    def boards(self, content: Content) -> tuple[Board, ...]:
        return table_scene.boards(content)

    def may_pass(self, table: KinfireTable, seat: Seat, prompt: Prompt) -> bool:
        """Unless the blow that could be parried would fell somebody, which loses the combat for all."""
        damage = dict(prompt.params).get("damage", 0)
        return not isinstance(damage, int) or all(table.state.seats[one].hp > damage for one in party(table.state))

    def pictured(self, content: Content, collection: str, item: str) -> Card | None:
        if collection == "seekers":
            return card_faces.seeker_card(item, box_of(content))
        return card_faces.card(item, box_of(content)) if collection == "cards" else None

    def arrange(self, table: KinfireTable, given: Mapping[str, Any]) -> None:
        arrange(table, given)


GAME = Kinfire()
