"""What would come to nothing now: it may be used all the same, so whoever pays for it is told beforehand."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Final

from roundtable.games.reflets.box import CITY, box
from roundtable.games.reflets.effects.deeds import (
    Disclose,
    EnrolHeroes,
    GemsFrom,
    Heal,
    MoveToken,
    Push,
    RevealRoom,
    RoadCard,
    StealCard,
    StealGear,
    StealGem,
    StealToken,
    TakeToken,
)
from roundtable.games.reflets.registry import Doing
from roundtable.games.reflets.road.token_piles import has_vacant_slot, tokens_on_road, waiting_tokens
from roundtable.games.reflets.state import TEAM, RefletsTable, Team, from_left
from roundtable.kernel.seats import Seat


def no_use(table: RefletsTable, seat: Seat, deeds: Iterable[Any]) -> str:
    """The reason why nothing would come of all these now; empty where something might."""
    reasons = [why_nothing(table, seat, deed) for deed in deeds]
    return reasons[0] if reasons and all(reasons) else ""


def why_nothing(table: RefletsTable, seat: Seat, deed: Any) -> str:
    """The key of the reason, from what everybody sees."""
    reason = REASONS.get(type(deed))
    return "" if reason is None else reason(table, seat, deed)


def fizzles(table: RefletsTable, doing: Doing, deed: Any) -> bool:
    """Whether nothing comes of a deed; that is told, for it has been paid."""
    why = why_nothing(table, doing.user, deed) if doing.victim < 0 else ""
    if why:
        table.say("comes-to-nothing", doing.rule, card=box(table).name(doing.card), why=f"@text.{why}")
    return bool(why)


def teams(table: RefletsTable, seat: Seat) -> list[Team]:
    """The others', whom it could hit."""
    return [table.state.seats[other] for other in from_left(table.state, seat)]


def nobody_wounded(table: RefletsTable, seat: Seat, deed: Heal) -> str:
    team = table.state.seats[seat]
    return "" if any(hero in team.life for hero in team.heroes) else "idle-nobody-wounded"


def no_slot(table: RefletsTable, seat: Seat) -> str:
    return "" if has_vacant_slot(table.state.seats[seat]) else "idle-slots-full"


def no_token_to_steal(table: RefletsTable, seat: Seat, deed: StealToken) -> str:
    waiting = any(waiting_tokens(team) for team in teams(table, seat))
    return no_slot(table, seat) if waiting else "idle-no-tokens"


def no_token_to_take(table: RefletsTable, seat: Seat, deed: TakeToken) -> str:
    return no_slot(table, seat) or no_token_on_road(table, seat, deed)


def no_token_on_road(table: RefletsTable, seat: Seat, deed: MoveToken | TakeToken) -> str:
    return "" if tokens_on_road(table) else "idle-no-tokens"


def no_road_card(table: RefletsTable, seat: Seat, deed: RoadCard) -> str:
    return "" if any(team.road.cards for team in teams(table, seat)) else "idle-no-road-cards"


def no_card(table: RefletsTable, seat: Seat, deed: StealCard) -> str:
    return "" if any(team.hand.cards for team in teams(table, seat)) else "idle-no-cards"


def no_gem(table: RefletsTable, seat: Seat, deed: StealGem | GemsFrom) -> str:
    return "" if any(team.gems.cards for team in teams(table, seat)) else "idle-no-gems"


def no_gear(table: RefletsTable, seat: Seat, deed: StealGear) -> str:
    return "" if any(team.gear.cards for team in teams(table, seat)) else "idle-no-gear"


def no_place_for_heroes(table: RefletsTable, seat: Seat, deed: EnrolHeroes) -> str:
    return "idle-team-whole" if len(table.state.seats[seat].heroes) >= TEAM else ""


def no_hidden_room(table: RefletsTable, seat: Seat, deed: RevealRoom) -> str:
    return "" if set(box(table).board.rooms) - set(table.state.revealed) else "idle-rooms-known"


def no_secret_quest(table: RefletsTable, seat: Seat, deed: Disclose) -> str:
    return "idle-quests-known" if all(team.shown for team in teams(table, seat)) else ""


def all_in_the_city(table: RefletsTable, seat: Seat, deed: Push) -> str:
    """Nobody is pushed back behind the city."""
    pushed = deed.by > 0 or any(not team.gone and team.at != CITY for team in teams(table, seat))
    return "" if pushed else "idle-all-in-the-city"


REASONS: Final[dict[type, Callable[[RefletsTable, Seat, Any], str]]] = {
    Heal: nobody_wounded,
    StealToken: no_token_to_steal,
    TakeToken: no_token_to_take,
    MoveToken: no_token_on_road,
    RoadCard: no_road_card,
    StealCard: no_card,
    StealGem: no_gem,
    GemsFrom: no_gem,
    StealGear: no_gear,
    EnrolHeroes: no_place_for_heroes,
    RevealRoom: no_hidden_room,
    Disclose: no_secret_quest,
    Push: all_in_the_city,
}
