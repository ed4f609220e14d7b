"""At every decision of random games nobody holds more than the rules allow, and no card is lost or doubled; in every
turn nothing is done more often than the rules allow."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator

import pytest

from roundtable.games.reflets import GAME
from roundtable.games.reflets.box import CITY, box_of, meets
from roundtable.games.reflets.effects.terms import COLOURS
from roundtable.games.reflets.state import RefletsState, Team
from roundtable.games.reflets.teams.gear import active
from roundtable.kernel.events import Event
from roundtable.kernel.match import Match
from roundtable.kernel.piles import Pile
from roundtable.testing.properties import step_randomly

from .tables import Story
from .test_properties import setup_for

BOX = box_of(GAME.content())
ON_THEIR_WAY = {"ask-discard", "ask-keep-imprevu", "ask-hand-over"}
"""Questions at which a hand may hold more than three, for as long as they are open."""
ONE_OF_EACH = [
    *BOX.heroes, *BOX.gear, *BOX.handicaps, *BOX.dilemmas, *BOX.events, *BOX.zones, *BOX.doors, *BOX.quests,
    *BOX.laid_rooms,
]  # fmt: skip


def piles_of(owner: RefletsState | Team) -> Iterator[Pile]:
    for name in owner.__struct_fields__:
        held = getattr(owner, name)
        for each in held.values() if isinstance(held, dict) else (held,):
            if isinstance(each, Pile):
                yield each


def where_everything_is(state: RefletsState) -> Counter[str]:
    """How often each card and each gem lies anywhere."""
    return Counter(card for owner in (state, *state.seats) for pile in piles_of(owner) for card in pile.cards)


def breaches_of_team(team: Team, pending: set[str]) -> Iterator[str]:
    """What a team holds that it may not hold."""
    if any(team.gems.cards.count(colour) > 4 for colour in COLOURS):
        yield "five gems of a colour"
    if len(team.heroes) > 5:
        yield "six heroes"
    if len(team.hand) > 3 and not pending & ON_THEIR_WAY:
        yield "four Imprévus"
    if set(team.stowed) - set(team.worn) or set(team.worn) - set(team.gear):
        yield "equipment that is not there"
    if set(team.life) - set(team.heroes):
        yield "a marker under nobody"
    if any(BOX.gear[piece].cursed for piece in team.stowed):
        yield "a curse in a backpack"
    for hero in team.heroes:
        worn = active(team, hero)
        altered = Counter(colour for piece in worn for colour in BOX.gear[piece].sets.colours)
        if len(worn) > 3 or max(altered.values(), default=0) > 1:
            yield f"{hero} wears {worn}"
        if not all(meets(BOX.heroes[hero], BOX.gear[piece]) for piece in worn):
            yield f"{hero} may not wear one of {worn}"
        if not 1 <= team.life.get(hero, 1) <= BOX.heroes[hero].life:
            yield f"{hero} has {team.life[hero]} life points"


def breaches_on_board(state: RefletsState) -> Iterator[str]:
    """Pawns that stand where they may not."""
    shared = {CITY, *BOX.board.hazards}
    pawns = [team.at for team in state.seats if not team.gone]
    if any(count > 1 for place, count in Counter(pawns).items() if place not in shared):
        yield "two pawns on a space"
    if state.sealed and any(not BOX.board.is_abyss(place) and place != BOX.board.door for place in pawns):
        yield "a team outside the sealed Door"
    for team in state.seats:
        if state.phase == "play" and sum(len(pile) for pile in team.waiting.values()) > 4:
            yield "five waiting tokens"
        if len(state.seats) > 2 and team.played > 1:
            yield "two Imprévus in another's turn"


def breaches(match: Story) -> list[str]:
    state: RefletsState = match.state
    pending = {offer.prompt.key for offer in match.offers()}
    there = where_everything_is(state)
    found = [f"{there[card]} of {card}" for card in ONE_OF_EACH if there[card] != 1]
    found += [f"{there[colour]} gems of {colour}" for colour in COLOURS if there[colour] != 25]
    for team in state.seats:
        found += breaches_of_team(team, pending)
    return [*found, *breaches_on_board(state)] if state.phase == "play" else found


@pytest.mark.parametrize("number", [20, 21, 23])
def test_a_random_game_keeps_its_limits(number: int) -> None:
    rng = random.Random(number)
    match = Match.start(GAME, setup_for(number))
    while not match.over:
        assert breaches(match) == []
        step_randomly(match, rng)


def test_a_breach_is_seen() -> None:
    match = Match.start(GAME, setup_for(21))
    state: RefletsState = match.state
    assert breaches(match) == []
    state.seats[0].gems.put("red", "red", "red", "red")
    assert breaches(match) == ["29 gems of red", "five gems of a colour"]


# --- what is done in a turn ---

BEGINS = ("turn-begins", "ghost-turn-begins")
END = "reflets.end-turn.draw-an-imprevu"
PARKED = "reflets.progress.golden-die-rolled-and-parked"
BLESSINGS = ("reflets.blessing.skill-free-or-paid", "reflets.blessing.dilemma-answered-by-a-dilemma")


def turns_of(match: Story) -> Iterator[list[Event]]:
    """What happened in each turn."""
    events = list(match.events)
    starts = [place for place, event in enumerate(events) if event.key in BEGINS]
    for start, end in zip(starts, [*starts[1:], len(events)], strict=True):
        yield events[start:end]


def too_much(turn: list[Event]) -> list[str]:
    """What was done too often in a turn; at its end a Guide draws an Imprévu, a Ghost Guide does not."""
    keys = Counter(event.key for event in turn)
    guide = dict(turn[0].params)["seat"]
    drawn = sum(event.key == "imprevu-drawn" and END in event.rules for event in turn)
    rolled = sum(event.key == "golden-parked" and PARKED in event.rules for event in turn)
    blessed = keys["power-announced"] + sum(
        event.key in ("skill-used", "dilemma-played")
        and dict(event.params)["seat"] == guide
        and any(rule in event.rules for rule in BLESSINGS)
        for event in turn
    )
    counts = {
        "Dragons": (keys["dragon-moves"], 1), "Blessings": (blessed, 1), "dice of Progression": (rolled, 1),
        "zones": (keys["zone-taken"], 1), "events": (keys["road-event-read"], 1), "hands": (keys["hand-passed"], 1),
        "trials": (keys["trial-announced"], 1 + keys["octogone-tried"]),
        "golden dice": (keys["golden-substituted"], keys["trial-announced"]),
    }  # fmt: skip
    found = [f"{done} {what}" for what, (done, most) in counts.items() if done > most]
    wanted = {0, 1} if keys["game-over"] else {int(turn[0].key == "turn-begins")}
    return found if drawn in wanted else [*found, f"{drawn} Imprévus at the end"]


@pytest.mark.parametrize("number", [22, 24])
def test_in_a_random_game_nothing_is_done_too_often_in_a_turn(number: int) -> None:
    rng = random.Random(number)
    match = Match.start(GAME, setup_for(number), telling=True)
    while not match.over:
        step_randomly(match, rng)
    turns = list(turns_of(match))
    assert len(turns) == match.state.turn
    assert [found for turn in turns if (found := too_much(turn))] == []
