"""The table as one seat sees it, and what can be said of it: who leads, how long the game lasts, who is in danger."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Any, Final

from roundtable.games.reflets import GAME
from roundtable.games.reflets.box import Box, box_of, is_expert
from roundtable.games.reflets.effects.cards import Hero
from roundtable.games.reflets.effects.hazards import Hazard, Individual, Objective
from roundtable.games.reflets.effects.quests import Quest
from roundtable.games.reflets.effects.terms import COLOURS, Colour
from roundtable.games.reflets.road.dragon import PACE, exemption, on_red
from roundtable.games.reflets.road.token_piles import waiting_tokens
from roundtable.games.reflets.state import RefletsState, RefletsTable, Team, in_play, is_duel
from roundtable.games.reflets.teams.gear import characteristic
from roundtable.games.reflets.trials.track import notches
from roundtable.kernel.game import Setup
from roundtable.kernel.piles import Pile
from roundtable.kernel.seats import Seat
from roundtable.kernel.table import Table

from . import odds

if TYPE_CHECKING:
    from roundtable.bots import Seen

AFTER_SEALING: Final = 5.0
"""Rounds that are played behind the sealed Door, about."""
SET: Final = 5.0


class View:
    """Asks the rules themselves where they can answer without anything hidden."""

    def __init__(self, seen: Seen) -> None:
        self.seat: Seat = seen.seat
        self.state: RefletsState = seen.state
        self.box: Box = box_of(seen.content)
        self.me: Team = self.state.seats[seen.seat]
        self.params: dict[str, Any] = dict(seen.prompt.params)
        setup = Setup(seats=len(self.state.seats), options=dict(seen.options))
        self.table: RefletsTable = Table(GAME, seen.content, setup, self.state)

    # --- what is known ---

    def top(self, pile: Pile) -> str:
        """The card on top of a pile, if this seat knows it."""
        return (pile.as_seen_by(self.seat)[-1] or "") if pile.cards else ""

    def lies(self, place: str) -> str:
        """The hazard card on a place, if this seat knows it."""
        pile = self.state.slots.get(place)
        return self.top(pile) if pile is not None else ""

    @cached_property
    def quest(self) -> Quest | None:
        cards = self.me.quest.cards
        return self.box.quests[cards[0]] if len(cards) == 1 else None

    @property
    def rivals(self) -> list[Seat]:
        return [seat for seat in range(len(self.state.seats)) if seat != self.seat]

    @property
    def is_guide(self) -> bool:
        return self.state.guide == self.seat

    def heroes(self, seat: Seat) -> list[Hero]:
        return [self.box.heroes[hero] for hero in self.state.seats[seat].heroes.cards]

    def index(self, place: str) -> int:
        """How far along the way a place is."""
        board = self.box.board
        return board.index[board.rooms.get(place, place)]

    def inside(self, seat: Seat) -> bool:
        return self.box.board.is_abyss(self.state.seats[seat].at)

    # --- who leads ---

    @cached_property
    def standings(self) -> list[float]:
        """Epic Points as far as all can see them, and half of what lies ahead."""
        return [self.standing(seat) for seat in range(len(self.state.seats))]

    def standing(self, seat: Seat) -> float:
        team, worth = self.state.seats[seat], self.box.points
        cards = [*team.heroes.cards, *team.pouch.cards, *team.gear.cards]
        gems = [team.gems.cards.count(colour) for colour in COLOURS]
        total = sum(worth.get(card, 0) for card in cards) + SET * min(gems) + 0.3 * sum(gems)
        total += 8.0 if team.relic_at else 3.0 * bool(team.steps)
        return total + (0.1 * self.index(team.at) if not team.gone else 0.0)

    def weight(self, seat: Seat) -> float:
        """How much a point of this rival's matters: the leader's most."""
        if seat == self.seat:
            return 1.0
        if len(self.state.seats) == 2:
            return 0.8
        best = max(self.standings[other] for other in self.rivals)
        return 0.6 if self.standings[seat] >= best - 1.0 else 0.25

    def side(self, seat: Seat) -> float:
        """How much a point of any seat's is worth to this one: a rival's less than nothing."""
        return 1.0 if seat == self.seat else -self.weight(seat)

    # --- how long it lasts ---

    @cached_property
    def pace(self) -> int:
        return 4 if is_duel(self.state) else PACE[max(1, len(in_play(self.state)))][0]

    def her_distance(self, place: str) -> int:
        """How many moves of one space she needs to a place of the Road or the corridor; negative behind her."""
        board, at = self.box.board, self.state.dragon
        if on_red(at):
            return len(board.red) - board.red.index(at) + self.counted(0, self.index(place))
        here, there = self.index(at), self.index(place)
        return self.counted(here, there) if there >= here else here - there and -self.counted(there, here)

    def counted(self, start: int, end: int) -> int:
        skipped = self.box.board.chance | self.box.board.shortcuts.keys()
        return sum(place not in skipped for place in self.box.board.path[start + 1 : end + 1])

    @cached_property
    def rounds_to_sealing(self) -> float:
        """Rounds until she is at the Door, if nobody brakes her."""
        if self.state.sealed:
            return 0.0
        board, at, teams = self.box.board, self.state.dragon, max(1, len(in_play(self.state)))
        red = len(board.red) - board.red.index(at) if on_red(at) else 0
        road = self.counted(0 if red else self.index(at), board.index[board.door])
        return red / (teams * (2 if is_duel(self.state) else 1)) + road / (self.pace * teams)

    @cached_property
    def rounds_left(self) -> float:
        """Rounds until the game is over, about."""
        if not self.state.armed:
            return self.rounds_to_sealing + AFTER_SEALING * (0.6 if self.state.sealed else 1.0)
        return self.draws_left / max(1, len(in_play(self.state))) if not self.state.halted else AFTER_SEALING

    @cached_property
    def draws_left(self) -> float:
        """Gems that will be drawn until the countdown is over, about."""
        there = len(set(self.state.tomb.cards))
        return sum(len(COLOURS) / (len(COLOURS) - found) for found in range(there, len(COLOURS)))

    # --- danger ---

    @cached_property
    def spared(self) -> bool:
        """Whether the Dragon does this seat's team no harm."""
        return exemption(self.table, self.seat) is not None or (self.quest is not None and self.quest.spares)

    def may_be_spared(self, seat: Seat) -> bool:
        return exemption(self.table, seat) is not None

    def danger(self, place: str, more: int = 0) -> float:
        """The chance to be crossed there before one's next turn."""
        state, board = self.state, self.box.board
        if self.spared or state.armed or place == "0":
            return 0.0
        if place in board.rooms:
            return 0.7 if self.lies(place) == self.box.tomb and state.dragon != place else 0.0
        distance = self.her_distance(place) - more
        others = max(1, len([seat for seat in in_play(state) if seat != self.seat]))
        reach = others if on_red(state.dragon) else self.pace * others
        if self.index(place) > board.index[board.door]:
            distance = abs(distance)
            reach = self.pace * 2
        elif distance < 0:
            return 0.0
        if distance <= 0.6 * reach:
            return 0.9
        return 0.5 if distance <= reach else 0.15 if distance <= reach + 2 else 0.0

    def life_worth(self, seat: Seat) -> float:
        """What a team loses that is wiped out: its heroes, and what it might still gain."""
        points = sum(hero.points for hero in self.heroes(seat))
        return points + 2.0 + 0.5 * min(10.0, self.rounds_left)

    # --- characteristics and trials ---

    def values(self, seat: Seat, colour: Colour) -> list[int]:
        """A characteristic of a team, in the order of its slots."""
        return [characteristic(self.table, seat, hero, colour) for hero in self.state.seats[seat].heroes.cards]

    def chance(self, seat: Seat, hazard: Hazard, place: str, *, raised: int = 0, node: str = "") -> float:
        """The chance of a team to pass a trial, a little aided by the golden die and gems."""
        golden = self.state.golden if seat == self.state.guide else 0
        expert = is_expert(self.table, seat)
        slid = notches(self.table, place) if place in self.state.slots else 0

        def of_one(objective: Objective) -> float:
            printed = objective.stars if isinstance(objective, Individual) else objective.points
            eased = 1 if isinstance(objective, Individual) else 2
            goal = max(1, printed + raised - slid - eased)
            return odds.of_objective(objective, self.values(seat, objective.colour), goal, golden=golden, expert=expert)

        return odds.of_graph(hazard.graph, of_one, node) if hazard.graph else 1.0

    # --- tokens ---

    def waiting(self, seat: Seat) -> list[str]:
        """One's own by name; of others only how many there are matters."""
        return waiting_tokens(self.state.seats[seat])

    def victims(self, seats: Sequence[Seat]) -> list[Seat]:
        """The most dangerous rival first."""
        return sorted(seats, key=lambda seat: -self.standings[seat])
