"""A scenario's `given`: parts of a fresh state, by name. Cards are moved, so none is lost or made."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from roundtable.kernel.errors import ScriptError
from roundtable.kernel.piles import Pile
from roundtable.kernel.seats import EVERYONE, Seat

from .box import box, token_colour
from .effects.terms import COLOURS
from .setup import lay_out
from .state import (
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

TEAM: Final = 5
PLAIN: Final = (
    "dragon", "dragon_by", "hurry", "sealed", "portal", "armed", "halted", "golden", "turn", "teller", "hazard_done",
    "chapel",
)  # fmt: skip
OWN: Final = (
    "at", "gone", "door", "relic_at", "steps", "shown", "invincible", "double", "untaxed", "played", "used", "life",
    "grades",
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
    """`begin` (a step: turn, dragon, bless, progress, land, reveal, road-event, end, enrol, quest, tokens), `guide`,
    `seats` with what each has, `slots` (place to hazard card), `spots` (place to token), `revealed`, `notches`, `tomb`,
    and plain parts of the state. Decks are shuffled; teams are made up to five heroes, gems are one of each colour."""
    if not given:
        return
    state = table.state
    shuffle_all(table)
    seats = given.get("seats", [])
    if len(seats) > len(state.seats):
        raise ScriptError(f"There are only {len(state.seats)} seats.")
    for place, card in given.get("slots", {}).items():
        lay(table, str(place), card)
    for seat, wanted in enumerate(seats):
        seat_at_table(table, seat, wanted)
    for seat, team in enumerate(state.seats):
        wanted = seats[seat] if seat < len(seats) else {}
        make_up(table, seat, wanted)
        team.chosen = given.get("begin") not in ("enrol", "quest")
    for place, token in given.get("spots", {}).items():
        put_token(table, str(place), token)
    state.revealed = [str(place) for place in given.get("revealed", [])]
    for place in state.revealed:
        table.show(state.slots[place], EVERYONE)
    state.notches = {str(place): slid for place, slid in given.get("notches", {}).items()}
    fetch(table, given.get("tomb", []), state.tomb)
    state.guide = state.handler = given.get("guide", 0)
    for name in PLAIN:
        if name in given:
            setattr(state, name, given[name])
    begin(table, given.get("begin", "bless"), given)
    known = {"begin", "guide", "seats", "slots", "spots", "revealed", "notches", "tomb", "empty", *PLAIN}
    for name in given:
        if name not in known:
            raise ScriptError(f"There is no part of the game '{name}'.")


def begin(table: RefletsTable, step: str, given: Mapping[str, Any]) -> None:
    state = table.state
    state.phase = "draft" if step in ("enrol", "quest") else "tokens" if step == "tokens" else "play"
    if step == "reveal":
        steps: tuple[Any, ...] = (Reveal(state.seats[state.guide].at), EndTurn())
    elif step == "tokens":
        steps = (*[PlaceTokens(seat) for seat in [state.guide, *from_left(state, state.guide)]], TakeHand())
    elif step in BEGIN:
        steps = BEGIN[step]
    else:
        raise ScriptError(f"There is no step '{step}' to begin with.")
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


def seat_at_table(table: RefletsTable, seat: Seat, wanted: Mapping[str, Any]) -> None:
    team = table.state.seats[seat]
    for name, value in wanted.items():
        if name in PILES:
            fetch(table, value, getattr(team, name))
        elif name in OWN:
            setattr(team, name, dict(value) if name == "life" else list(value) if name in ("used", "grades") else value)
        elif name in ("waiting", "spent"):
            for token in value:
                fetch(table, [token], getattr(team, name)[token_colour(token)])
        elif name == "worn":
            for piece, hero in value.items():
                if piece not in team.gear.cards:
                    fetch(table, [piece], team.gear)
                team.worn[piece] = hero
        elif name == "stowed":
            team.stowed = list(value)
        else:
            raise ScriptError(f"There is no part of a seat '{name}'.")


def make_up(table: RefletsTable, seat: Seat, wanted: Mapping[str, Any]) -> None:
    """What a scenario leaves out: heroes, gems, a quest and a Road Chance card from the decks."""
    state, team = table.state, table.state.seats[seat]
    if "heroes" not in wanted and not team.gone and "packet" not in wanted:
        table.deal(state.heroes, team.heroes, TEAM)
    if "gems" not in wanted:
        fetch(table, list(COLOURS), team.gems)
    if "quest" not in wanted:
        table.deal(state.quests, team.quest, 1)
    if "road" not in wanted:
        table.deal(state.road, team.road, 1)


def put_token(table: RefletsTable, place: str, token: str) -> None:
    state = table.state
    state.spots[place] = Pile(f"spot-{place}")
    fetch(table, [token], state.spots[place])


def fetch(table: RefletsTable, cards: Any, target: Pile) -> None:
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
