"""A scenario's `given`: parts of a fresh state, by name. Cards are moved, so none is lost or made."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from roundtable.games.reflets.box import box, token_colour
from roundtable.games.reflets.effects.terms import COLOURS
from roundtable.games.reflets.match.setup import lay_out
from roundtable.games.reflets.state import (
    TEAM,
    Bless,
    ChooseQuest,
    EndTurn,
    Enrol,
    Land,
    MoveDragon,
    PlaceTokens,
    Progress,
    RefletsTable,
    Reveal,
    RoadEvent,
    TakeHand,
    from_left,
)
from roundtable.kernel.errors import ScriptError
from roundtable.kernel.given import known, no_more, read
from roundtable.kernel.piles import Pile
from roundtable.kernel.seats import EVERYONE, Seat

from .given import Given, GivenTeam

PLAIN: Final = (
    "dragon", "dragon_by", "hurry", "sealed", "portal", "armed", "halted", "golden", "turn", "teller", "hazard_done",
    "chapel",
)  # fmt: skip
OWN: Final = (
    "at", "gone", "door", "relic_at", "steps", "shown", "invincible", "double", "untaxed", "played", "used", "life",
    "grades", "stowed",
)  # fmt: skip
PILES: Final = ("heroes", "gear", "hand", "front", "gems", "pouch", "quest", "road", "packet")
BEGIN: Final[dict[str, tuple[Any, ...]]] = {
    "turn": (TakeHand(),),
    "dragon": (MoveDragon(), Bless(), Progress(), EndTurn()),
    "bless": (Bless(), Progress(), EndTurn()),
    "progress": (Progress(), EndTurn()),
    "land": (Land(), EndTurn()),
    "road-event": (RoadEvent(), EndTurn()),
    "end": (EndTurn(),),
    "enrol": (Enrol(),),
    "quest": (ChooseQuest(),),
    "tokens": (PlaceTokens(0),),
}


def arrange(table: RefletsTable, given: Mapping[str, Any]) -> None:
    """With nothing given, the match begins as any other."""
    if not given:
        return
    state = table.state
    wanted = read(given, Given)
    check(table, wanted)
    shuffle_all(table)
    for place, card in wanted.slots.items():
        lay(table, str(place), card)
    for seat, one in enumerate(wanted.seats):
        seat_at_table(table, seat, one)
    for seat, team in enumerate(state.seats):
        make_up(table, seat, wanted.seats[seat] if seat < len(wanted.seats) else GivenTeam())
        team.chosen = wanted.begin not in ("enrol", "quest")
    for place, token in wanted.spots.items():
        put_token(table, str(place), token)
    state.revealed = [str(place) for place in wanted.revealed]
    for place in state.revealed:
        table.show(state.slots[place], EVERYONE)
    state.notches = {str(place): slid for place, slid in wanted.notches.items()}
    fetch(table, wanted.tomb, state.tomb)
    state.guide = state.handler = wanted.guide
    for name in PLAIN:
        value = getattr(wanted, name)
        if value is not None:
            setattr(state, name, value)
    begin(table, wanted.begin)


def check(table: RefletsTable, wanted: Given) -> None:
    """Refuses what the box and the board do not have."""
    state, contents = table.state, box(table)
    no_more(wanted.seats, len(state.seats), "seats")
    if wanted.guide >= len(state.seats):
        raise ScriptError(f"There are only {len(state.seats)} seats.")
    for other in (wanted.teller, wanted.chapel):
        if other is not None and other >= len(state.seats):
            raise ScriptError(f"There are only {len(state.seats)} seats.")
    if wanted.golden is not None and not 1 <= wanted.golden <= 6:
        raise ScriptError(f"The golden die can't show {wanted.golden}.")
    board = contents.board
    for place in [*wanted.slots, *wanted.revealed, *wanted.notches]:
        known(str(place), board.hazards, "hazard slot")
    for place in wanted.spots:
        known(str(place), board.path, "space")
    if wanted.dragon is not None:
        known(wanted.dragon, (*board.red, *board.path, *board.rooms), "space for the Dragon")
    for one in wanted.seats:
        if one.at is not None:
            known(one.at, (*board.path, *board.rooms), "space")
        if one.relic_at:
            known(one.relic_at, board.rooms, "room")
        heroes = [*(one.heroes or []), *(one.packet or [])]
        no_more(one.heroes or [], TEAM, "heroes in a team")
        for hero in [*heroes, *(one.life or {})]:
            known(hero, contents.heroes, "hero")
        for piece in [*(one.gear or []), *(one.worn or {}), *(one.stowed or [])]:
            known(piece, contents.gear, "piece of equipment")
        for quest in one.quest or []:
            known(quest, contents.quests, "quest")
        for gem in one.gems or []:
            known(gem, COLOURS, "gem")
        for grade in one.grades or []:
            known(grade, contents.grades, "grade")


def begin(table: RefletsTable, step: str) -> None:
    state = table.state
    state.phase = "draft" if step in ("enrol", "quest") else "tokens" if step == "tokens" else "play"
    if step == "reveal":
        steps: tuple[Any, ...] = (Reveal(state.seats[state.guide].at), EndTurn())
    elif step == "tokens":
        steps = (*[PlaceTokens(seat) for seat in [state.guide, *from_left(state, state.guide)]], TakeHand())
    else:
        steps = BEGIN[step]
    if state.phase == "play" and step != "turn":
        state.turn = state.turn or 1
    state.agenda[:] = list(reversed(steps))


def shuffle_all(table: RefletsTable) -> None:
    state = table.state
    lay_out(table)
    for deck in (state.quests, state.heroes, state.imprevus, state.road):
        table.shuffle(deck)
    for team in state.seats:
        table.shuffle(team.tokens)


def lay(table: RefletsTable, place: str, card: str) -> None:
    """A hazard on its slot, in place of what lies there; '' takes it away."""
    state, contents = table.state, box(table)
    if place not in state.slots:
        raise ScriptError(f"There is no hazard slot '{place}'.")
    pool = state.rooms if place in contents.board.rooms else state.doors
    if place in contents.board.zones:
        pool = state.lands[contents.board.zones[place]]
    table.move_all(state.slots[place], pool)
    if card:
        for other, pile in state.slots.items():
            if card in pile.cards:
                table.move(card, pile, pool)
                if other != place and pool.cards and other in contents.board.rooms:
                    table.move(next(each for each in pool.cards if each != card), pool, pile)
        if card not in pool.cards:
            raise ScriptError(f"There is no '{card}' for {place}.")
        table.move(card, pool, state.slots[place])


def seat_at_table(table: RefletsTable, seat: Seat, wanted: GivenTeam) -> None:
    team = table.state.seats[seat]
    for name in PILES:
        fetch(table, getattr(wanted, name) or [], getattr(team, name))
    for name in OWN:
        value = getattr(wanted, name)
        if value is not None:
            setattr(team, name, value)
    for name in ("waiting", "spent"):
        for token in getattr(wanted, name) or []:
            source = source_of(table, token)
            slots = getattr(team, name)
            table.move(token, source, slots[known(token_colour(token), slots, "token")])
    for piece, hero in (wanted.worn or {}).items():
        if piece not in team.gear.cards:
            fetch(table, [piece], team.gear)
        team.worn[piece] = hero


def make_up(table: RefletsTable, seat: Seat, wanted: GivenTeam) -> None:
    """What a scenario leaves out: heroes, gems, a quest and a Road Chance card from the decks."""
    state, team = table.state, table.state.seats[seat]
    if wanted.heroes is None and not team.gone and wanted.packet is None:
        table.deal(state.heroes, team.heroes, TEAM)
    if wanted.gems is None:
        fetch(table, list(COLOURS), team.gems)
    if wanted.quest is None:
        table.deal(state.quests, team.quest, 1)
    if wanted.road is None:
        table.deal(state.road, team.road, 1)


def put_token(table: RefletsTable, place: str, token: str) -> None:
    state = table.state
    state.spots[place] = Pile(f"spot-{place}")
    fetch(table, [token], state.spots[place])


def fetch(table: RefletsTable, cards: Sequence[str], target: Pile) -> None:
    """Moves these cards out of wherever the box has them."""
    for card in cards:
        table.move(card, source_of(table, card), target)


def source_of(table: RefletsTable, card: str) -> Pile:
    state = table.state
    decks = [
        state.bank, state.heroes, state.imprevus, state.loot, state.relics, state.treasures, state.quests, state.road,
        *state.lands.values(), state.doors, *[team.tokens for team in state.seats], *state.neutral.values(),
    ]  # fmt: skip
    for deck in decks:
        if card in deck.cards:
            return deck
    raise ScriptError(f"There is no '{card}' left in the box.")
