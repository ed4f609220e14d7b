"""The way: the Dragon's moves, walking or running, where to stop, and when to leave."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from roundtable.games.reflets.box import CITY, GOLDEN_TOKENS, token_colour, token_kind
from roundtable.games.reflets.effects.hazards import Room, Zone
from roundtable.games.reflets.match.scoring import fulfilled
from roundtable.games.reflets.road.dragon import on_red
from roundtable.games.reflets.road.paths import Route, bars, ways
from roundtable.games.reflets.state import in_play
from roundtable.kernel.options import Option
from roundtable.kernel.seats import Seat

from . import worth
from .view import View

Options = Sequence[Option[Any]]

CHANCE_ROLL: Final = 3.0
"""What a Chance space brings, about."""
MISSIONS: Final = 4.5
"""What the missions of others bring them, about."""
PAST: Final = 0.78
"""What is a turn later is worth so much less."""


# --- the Dragon ---


def dragon(view: View, menu: Options) -> Option[Any]:
    """She is pushed on or held back, as it serves this seat; the gem counts, too."""
    spaces = 1 if on_red(view.state.dragon) else view.pace
    worths = {"advance": worth.gained(view, view.seat), "brake": -worth.spent(view, view.seat)}
    worths["advance"] += sent(view, spaces + view.state.dragon_by + view.state.hurry)
    worths["brake"] += sent(view, 1 + view.state.dragon_by + view.state.hurry)
    options = [option for option in menu if option.verb in worths]
    return max(options, key=lambda option: worths[option.verb])


def sent(view: View, spaces: int) -> float:
    """What comes of it if she goes so many spaces."""
    if on_red(view.state.dragon) or spaces <= 0:
        return 0.0
    found = 0.0
    board = view.box.board
    seals = not view.state.sealed and view.her_distance(board.door) <= spaces
    for seat in in_play(view.state):
        team, own = view.state.seats[seat], seat == view.seat
        distance = view.her_distance(team.at)
        crossed = 0 < distance <= spaces and team.at not in board.rooms
        harm = view.life_worth(seat) * (1 if own else -view.weight(seat))
        if crossed and not (view.spared if own else view.may_be_spared(seat)):
            found -= harm
        elif seals and not board.is_abyss(team.at):
            found -= 0.6 * harm
        elif not board.is_abyss(team.at) and distance > spaces:
            found -= 0.03 * harm * spaces * max(0.0, 1 - (distance - spaces) / 20)
    if board.is_abyss(view.me.at) and not view.me.gone:
        found -= 0.25 * spaces * (1.0 if worth.has_relic(view) else 0.4)
    return found


def countdown(view: View, menu: Options) -> Option[Any]:
    """Whoever can stop it does, if it is in the Abyss and not about to win."""
    return next((option for option in menu if option.verb == "activate"), menu[0])


def her_room(view: View, menu: Options) -> Option[Any]:
    """She is sent where the tomb can't be, or isn't known to be, if one is down there oneself."""
    stays = view.inside(view.seat) and not view.me.gone

    def good(option: Option[Any]) -> float:
        card = view.lies(option.arg)
        if not card:
            return 0.0
        if card == view.box.tomb:
            return -1.0 if stays else 1.0
        return 0.5 if card == view.box.octuple else 0.1

    return max(menu, key=good)


# --- how far ---


def pace(view: View, menu: Options) -> Option[Any]:
    """To run costs the gem that walking would bring, and one more; it is worth it if it leads further by enough."""
    if not any(option.verb == "run" for option in menu):
        return menu[0]
    golden = view.state.golden
    walk = best_stop(view, golden) + worth.gained(view, view.seat)
    far = [best_stop(view, golden + die) for die in (2, 4, 6)]
    run = sum(far) / len(far) - worth.spent(view, view.seat)
    verb = "run" if run > walk else "walk"
    return next(option for option in menu if option.verb == verb)


def best_stop(view: View, points: int) -> float:
    found = ways(view.table, view.seat, max(1, points + view.state.steps_walked))
    return max(stop(view, place, route) for place, route in found.items())


def destination(view: View, menu: Options) -> Option[Any]:
    """The best place to stop."""
    golden = view.state.golden
    routes = ways(view.table, view.seat, max(1, golden + view.state.steps_walked))
    going = [option for option in menu if option.verb == "go"]
    return max(going, key=lambda option: stop(view, option.arg, routes.get(option.arg, ())))


# --- where to stop ---


def stop(view: View, place: str, route: Route) -> float:
    """What it is worth to stop on a place after this way."""
    state, board = view.state, view.box.board
    if place == CITY and route:
        return leaving(view)
    found = 0.0
    if state.dragon in route and not view.spared:
        found -= view.life_worth(view.seat)
    found += (
        worth.forward(view, view.seat)
        * max(0, view.index(place) - view.index(view.me.at))
        * (0.3 if board.is_abyss(place) else 1.0)
    )
    found -= view.danger(place) * view.life_worth(view.seat)
    if place in board.rooms:
        return found + room(view, place)
    if board.is_abyss(place):
        return found + ahead(view, place)
    if place in state.slots and bars(view.table, view.seat, place):
        return found + hazard(view, place)
    if place in state.spots:
        return found + token(view, place)
    if place in board.chance:
        return found + CHANCE_ROLL
    if place in board.shortcuts:
        return found + shortcut(view, place, board.shortcuts[place])
    return found + 0.2


def hazard(view: View, place: str) -> float:
    """A zone or the Door: as it is if it is known, else as such cards are."""
    board = view.box.board
    known = view.lies(place)
    if place == board.door:
        return 3.0 if not known else worth.trial(view, view.box.doors[known], place, view.seat)
    if not known:
        return 0.8 - 1.2 * worth.spent(view, view.seat)
    card: Zone = view.box.zones[known]
    cost = worth.spent(view, view.seat, card.cost)
    return (worth.trial(view, card, place, view.seat) if card.graph else 1.5) - cost


def token(view: View, place: str) -> float:
    """One's own tokens are known; of others' four in seven are good."""
    known = view.top(view.state.spots[place])
    own = token_colour(view.state.spots[place].cards[0]) == view.me.colour
    if known and token_kind(known) in GOLDEN_TOKENS:
        return {"purse": worth.gained(view, view.seat, 5), "chance": 2.5}.get(token_kind(known), worth.TOKEN)
    if known:
        taxes = {"gem-tax": 2.5, "card-tax": 1.0, "peril": 1.5}[token_kind(known)]
        return taxes if own else -taxes * 0.8
    return 1.0 if own else 0.3


def shortcut(view: View, place: str, end: str) -> float:
    """A Vitality test of one's own, whose dead are one's own, and the way to where the arrow ends."""
    golden, team = view.state.golden, view.me.heroes.cards
    risk = 0.0
    if 1 <= golden <= len(team):
        risk = worth.test(view, view.seat, team[golden - 1])
    elif golden == 6:
        risk = max(worth.test(view, view.seat, name) for name in team) if team else 0.0
    gain = worth.forward(view, view.seat) * (view.index(end) - view.index(place))
    return gain - 0.6 * risk + (hazard(view, end) if bars(view.table, view.seat, end) else 0.2)


# --- in the Abyss ---


def room(view: View, place: str) -> float:
    """A room: what it holds as far as that is known, and how likely its trial is passed."""
    contents, card = view.box, view.lies(place)
    if not card:
        return unknown_room(view) - worth.spent(view, view.seat, 2)
    printed: Room = contents.rooms[card]
    cost = 0.0 if place in view.state.revealed else worth.spent(view, view.seat, printed.cost)
    if card == contents.octuple and view.state.portal:
        return max(leaving(view) - 0.5, -1.0) - cost  # who wants to leave does so at once
    if printed.trial == "conditional" and closed(view, place, printed):
        return -1.0 - cost
    if card == contents.chapel and view.state.chapel in (-1, view.seat):
        return max(CHANCE_ROLL, worth.trial(view, printed, place, view.seat)) - cost
    return worth.trial(view, printed, place, view.seat) - cost


def closed(view: View, place: str, printed: Room) -> bool:
    """Whether its trial is closed to this team."""
    needs, gear = printed.needs, view.me.gear.cards
    if needs.relic is not None and needs.relic not in gear and "octogone" not in gear:
        return True
    return len(gear) < needs.gear or (needs.dragon_away and view.state.dragon == place)


def unknown_room(view: View) -> float:
    """A hidden room may be the one that is looked for."""
    hidden = [place for place in view.box.board.rooms if not view.lies(place)]
    known = {view.lies(place) for place in view.box.board.rooms}
    wanted = sum(value for card, value in targets(view).items() if card not in known)
    return 0.6 + 0.45 * wanted / max(1, len(hidden))


def targets(view: View) -> dict[str, float]:
    """The rooms that this seat has to come to, and what they are worth to it."""
    quest, contents = view.quest, view.box
    found = {contents.octuple: worth.room_step(view, contents.rooms[contents.octuple], view.seat)}
    if quest is not None:
        found[quest.token] = worth.room_step(view, contents.rooms[quest.token], view.seat)
        found[quest.room] = worth.room_step(view, contents.rooms[quest.room], view.seat)
    return found


def ahead(view: View, place: str) -> float:
    """What lies within reach of a space of the corridor, the sooner the better."""
    best = 0.0
    for slot, front in view.box.board.rooms.items():
        away = abs(view.index(front) - view.index(place)) + 1
        best = max(best, room(view, slot) * PAST ** (1 + max(0, away - 3) / 3))
    return best


# --- out of it ---


def leaving(view: View) -> float:
    """The exit portal: home with the quest done, or at least with all heroes."""
    heroes = sum(one.points for one in view.heroes(view.seat))
    threat = doom(view)
    if view.me.relic_at and view.quest is not None:
        done = [each.points for each in view.quest.missions if fulfilled(view.box, view.me, each)]
        mine = view.standings[view.seat] + view.quest.steps[-1] + sum(done)
        ahead_by = mine - max(view.standings[seat] for seat in view.rivals) - MISSIONS
        return 40.0 if ahead_by > 0 else ahead_by + (heroes + 9.0) * threat
    stays = 6.0 * (1 - threat) if worth.has_relic(view) else 2.0 * (1 - threat)
    return heroes * threat - stays - 2.0


def doom(view: View) -> float:
    """How likely this team perishes in the Abyss, if it does not leave soon."""
    if view.state.halted:
        return 0.15
    if not view.state.armed:
        return 0.45 if view.state.sealed else 0.2
    rounds = view.draws_left / max(1, len(in_play(view.state)))
    return max(0.3, min(1.0, 1.25 - 0.2 * rounds))


def which_way(view: View, menu: Options) -> Option[Any]:
    """Spaces won in the corridor: towards what is worth most."""
    front = view.index(view.me.at)

    def good(option: Option[Any]) -> float:
        step = 1 if option.verb == "deeper" else -1
        at = max(0, min(len(view.box.board.path) - 1, front + 2 * step))
        return ahead(view, view.box.board.path[at])

    return max(menu, key=good)


# --- ghosts ---


def ghost(view: View, menu: Options) -> Option[Any]:
    """A gem for a set is kept; else cards to lay, or the end is hastened for those who are still down there."""
    held = worth.spent(view, view.seat)
    worths = {"pass": 0.0, "draw-imprevu": 0.5 * max(0, 2 - len(view.me.hand)) - held, "haunt": 0.1 - held}
    alive: list[Seat] = in_play(view.state)
    worths["hasten"] = 0.06 * sum(view.life_worth(seat) * view.weight(seat) for seat in alive) - held
    return max(menu, key=lambda option: worths.get(option.verb, -1.0))
