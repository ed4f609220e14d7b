"""Gems, hands, equipment, heroes and secrets: what is paid, kept, worn, taken and looked at."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from roundtable.games.reflets.box import GOLDEN_TOKENS, token_kind
from roundtable.games.reflets.effects.cards import Dilemma, Gear
from roundtable.games.reflets.effects.quests import LeaderIs, WornAtMost
from roundtable.games.reflets.effects.terms import COLOURS
from roundtable.games.reflets.teams.gear import active, places_for
from roundtable.kernel.options import Option
from roundtable.kernel.seats import Seat

from . import trials, walk, worth
from .view import View

Options = Sequence[Option[Any]]

STOWED: Final = 0.05
BETTER: Final = 0.5
"""A piece is given to somebody else only for a real gain, so that there is an end."""


# --- gems and cards ---


def gem(view: View, menu: Options) -> Option[Any]:
    """Of one's own the gem that matters least; of a rival the one that one lacks."""
    payer = int(str(view.params.get("seat", f"@seat.{view.seat}")).removeprefix("@seat."))
    if payer == view.seat:
        return max(menu, key=lambda option: worth.gem(view, view.seat, option.arg))
    return max(
        menu,
        key=lambda option: (
            worth.gem(view, view.seat, option.arg, 1) - view.weight(payer) * worth.gem(view, payer, option.arg)
        ),
    )


def colour(view: View, menu: Options) -> Option[Any]:
    return max(menu, key=lambda option: worth.gem(view, view.seat, option.arg, 1))


def in_hand(view: View, card: str) -> float:
    """What an Imprévu is worth in the hand."""
    if card in view.box.creatures:
        return 0.5 + 0.5 * view.box.creatures[card].points
    if card in view.box.bestioles:
        return 1.0
    printed: Dilemma = view.box.dilemmas[card]
    best = worth.half(view, printed.lower, view.seat, None)
    other = worth.half(view, printed.upper, view.seat, view.victims(view.rivals)[0])
    return max(0.3, best, 0.8 * other)


def give_up(view: View, menu: Options) -> Option[Any]:
    """The card that is worth least."""
    return min(menu, key=lambda option: in_hand(view, option.arg))


def keep(view: View, menu: Options) -> Option[Any]:
    """A drawn card, if there is a worse one in the hand or room for it."""
    drawn = menu[0].arg
    least = min(in_hand(view, card) for card in view.me.hand)
    verb = "keep" if len(view.me.hand) <= 3 or in_hand(view, drawn) > least else "discard"
    return next(option for option in menu if option.verb == verb)


# --- equipment ---


def fits(view: View, piece: Gear, hero: str) -> float:
    """What a piece does for a hero beside what is worn already."""
    others = [view.box.gear[other] for other in active(view.me, hero) if other != piece.id]
    return worth.worn(view, piece, view.box.heroes[hero], others) - crowded(view, piece)


def crowded(view: View, piece: Gear) -> float:
    """Some quests want few pieces to be worn."""
    most = [each.count for each in view.quest.missions if isinstance(each, WornAtMost)] if view.quest else []
    worn = [each for each in view.me.worn if each not in view.me.stowed and each != piece.id]
    return 2.0 if most and len(worn) >= most[0] else 0.0


def put(view: View, option: Option[Any], piece: Gear) -> float:
    if option.verb == "discard-gear":
        return -1.0
    return fits(view, piece, option.arg) if option.verb == "wear" else STOWED


def where(view: View, menu: Options) -> Option[Any]:
    """Under whom a piece goes; into a backpack, where it would only harm."""
    piece = view.box.gear[str(view.params["card"]).partition(".")[2]]
    return max(menu, key=lambda option: put(view, option, piece) if option.verb in PLACES else -9.0)


PLACES: Final = ("wear", "stow", "discard-gear")


def rearrange(view: View, menu: Options) -> Option[Any]:
    """A piece that would serve somebody better."""
    for option in menu:
        if option.verb != "gear":
            continue
        piece, hero = view.box.gear[option.arg], view.me.worn[option.arg]
        now = STOWED if option.arg in view.me.stowed else fits(view, piece, hero)
        places = view.table.allowed(places_for(view.table, view.seat, option.arg))
        if max((put(view, place, piece) for place in places), default=-9.0) > now + BETTER:
            return option
    return next(option for option in menu if option.verb == "done")


def cursed(view: View, menu: Options) -> Option[Any]:
    piece = view.box.gear[str(view.params["card"]).partition(".")[2]]
    wearers = [option for option in menu if option.verb == "wear"]
    return max(wearers, key=lambda option: fits(view, piece, option.arg))


def prize(view: View, card: str) -> float:
    """A piece in general: Epic Points, what it sets, what it can do."""
    piece = view.box.gear[card]
    total = sum(piece.sets.of(each) - 3 for each in piece.sets.colours) + 0.8 * len(piece.skills)
    return view.box.points.get(card, 0) + total - piece.cursed + 2.0 * piece.spares + piece.gold / 500


def take_gear(view: View, menu: Options) -> Option[Any]:
    return max(menu, key=lambda option: prize(view, option.arg))


def least_gear(view: View, menu: Options) -> Option[Any]:
    return min(menu, key=lambda option: prize(view, option.arg))


# --- heroes ---


def recruit(view: View, menu: Options) -> Option[Any]:
    """Into a vacancy always; in the place of somebody who is clearly worse."""
    card = str(view.params["card"]).partition(".")[2]
    new = view.box.heroes[card]
    join = next((option for option in menu if option.verb == "join"), None)
    if join is not None:
        return join
    worths = {"dismiss": 0.6}
    paid = worth.spent(view, view.seat, 5) if view.state.rolling == "chance" or len(menu) > 6 else 0.5
    for option in menu:
        if option.verb == "instead":
            old = view.box.heroes[option.arg]
            wounded = worth.WOUND if option.arg in view.me.life else 0.0
            gain = worth.hero(view, new, view.seat) - worth.hero(view, old, view.seat) + wounded
            worths[option.id] = gain - paid - leads(view, option.arg)
    return max(menu, key=lambda option: worths.get(option.id, worths.get(option.verb, -9.0)))


def leads(view: View, hero: str) -> float:
    """A leader who fits the quest stays."""
    wanted = [each for each in view.quest.missions if isinstance(each, LeaderIs)] if view.quest else []
    if view.me.heroes.cards[0] != hero:
        return 0.0
    return sum(each.points for each in wanted if view.box.heroes[hero].alignment == each.alignment)


def heal(view: View, menu: Options) -> Option[Any]:
    return max(menu, key=lambda option: view.box.points[option.arg])


def victim(view: View, menu: Options) -> Option[Any]:
    """A teammate to be sacrificed: points are kept, so whoever is of least use in trials."""
    return min(menu, key=lambda option: sum(view.box.heroes[option.arg].value(each) for each in COLOURS)
               + leads(view, option.arg))  # fmt: skip


def designate(view: View, menu: Options) -> Option[Any]:
    return (trials.best_hero if view.is_guide else trials.worst_hero)(view, menu)


def slots(view: View, menu: Options) -> Option[Any]:
    """Who changes places: the leader, if somebody else fits the quest better; else the last ones."""
    wanted = [each.alignment for each in view.quest.missions if isinstance(each, LeaderIs)] if view.quest else []
    heroes = view.box.heroes
    leader = view.me.heroes.cards[0]
    if wanted and heroes[leader].alignment not in wanted:
        for option in menu:
            if option.arg == leader or heroes[option.arg].alignment in wanted:
                return option
    return menu[-1]


# --- what is hidden ---


def look(view: View, menu: Options) -> Option[Any]:
    """The next zone, then rooms; decks come last."""
    board, here = view.box.board, view.index(view.me.at)

    def use(option: Option[Any]) -> float:
        place = option.arg
        if place in board.rooms:
            return 2.0 if here > 34 else 0.5
        if place in board.zones or place == board.door:
            away = view.index(place) - here
            return 1.5 - away / 20 if away > 0 else -1.0
        if place.startswith("token-"):
            away = view.index(place.removeprefix("token-")) - here
            return 1.0 if 0 < away <= 6 else 0.0
        return 0.2

    return max(menu, key=use)


def hidden_room(view: View, menu: Options) -> Option[Any]:
    """To be turned up for all: one that isn't known; the nearest to the Door."""
    rooms = [option for option in menu if option.verb == "room"]
    return min(rooms, key=lambda option: (bool(view.lies(option.arg)), view.index(option.arg)))


def oracle(view: View, menu: Options) -> Option[Any]:
    """Rooms are looked at, and put back where they were."""
    rooms = [option for option in menu if option.verb == "room" and not view.lies(option.arg)]
    return rooms[0] if rooms else next(option for option in menu if option.verb == "done")


def road_token(view: View, menu: Options) -> Option[Any]:
    """One's own golden ones, or unknown ones ahead of others."""
    tokens = [option for option in menu if option.verb == "take-token"]
    if not tokens:
        return menu[0]

    def use(option: Option[Any]) -> float:
        token = view.top(view.state.spots[option.arg])
        if not token:
            return 0.5
        return 1.0 if token_kind(token) in GOLDEN_TOKENS else 0.2

    return max(tokens, key=use)


def put_back(view: View, menu: Options) -> Option[Any]:
    """On a waiting slot if there is room; on the Road in front of the others."""
    waiting = next((option for option in menu if option.verb == "waiting"), None)
    if waiting is not None:
        return waiting
    ahead = max((view.index(view.state.seats[seat].at) for seat in view.rivals), default=0)
    return min(menu, key=lambda option: abs(view.index(option.arg) - ahead - 4))


def rival_hero(view: View, menu: Options) -> Option[Any]:
    def good(option: Option[Any]) -> float:
        seat: Seat = option.value
        life = view.state.seats[seat].life.get(option.arg, view.box.heroes[option.arg].life)
        return (6 - life) * (1 + view.weight(seat)) * view.box.points[option.arg]

    return max(menu, key=good)


def sent_home(view: View, menu: Options) -> Option[Any]:
    return max(menu, key=lambda option: view.box.points[option.arg])


# --- rooms, sales, events ---


def room(view: View, menu: Options) -> Option[Any]:
    """An optional trial where it promises something."""
    place = view.me.at
    printed = view.box.rooms[view.lies(place)]
    worths = {"stay": 0.0, "trial": worth.trial(view, printed, place, view.seat), "chance": walk.CHANCE_ROLL}
    return max(menu, key=lambda option: worths.get(option.verb, -9.0))


def sale(view: View, menu: Options) -> Option[Any]:
    """Whatever is worth more than its price."""
    card = view.box.zones[str(view.params["card"]).partition(".")[2]]
    worths = {"done": 0.0}
    for option in menu:
        if option.verb == "buy":
            offer = card.sales[option.value]
            worths[option.id] = worth.deeds(view, offer.do, view.seat) - worth.price(view, offer.price)
    return max(menu, key=lambda option: worths.get(option.id, -9.0))


def road_event(view: View, menu: Options) -> Option[Any]:
    """Somebody's event, if those of this number are good on the whole; of the weakest, for it may serve them."""
    number = view.state.golden

    def promises(option: Option[Any]) -> float:
        seat: Seat = option.value
        known = [card for card in view.state.seats[seat].road.as_seen_by(view.seat) if card]
        cards = known or list(view.box.events)
        return sum(event_worth(view, card, number, seat) for card in cards) / len(cards) - 0.01 * view.standings[seat]

    readers = [option for option in menu if option.verb == "reader"]
    best = max(readers, key=promises, default=None)
    if best is not None and number and promises(best) > 0.0:
        return best
    return next(option for option in menu if option.verb == "done")


def event_worth(view: View, card: str, number: int, reader: Seat) -> float:
    event, guide = view.box.events[card].events[number - 1], view.state.guide
    if event.reader:
        return worth.deeds(view, event.do, reader, guide)
    return worth.deeds(view, event.do, guide)


def read_card(view: View, menu: Options) -> Option[Any]:
    number = max(1, view.state.golden)
    return max(menu, key=lambda option: event_worth(view, option.arg, number, view.seat))


def choose(view: View, menu: Options) -> Option[Any]:
    """One of several deeds: as they hit or serve this seat."""
    state = view.state
    card = str(view.params["card"]).partition(".")[2]
    suffers = view.is_guide and (
        (state.trial is not None and state.trial.node == "dark")
        or (card in view.box.events and any(event.reader for event in view.box.events[card].events
            if event.do and any(hasattr(deed, "one") for deed in event.do)))
    )  # fmt: skip
    user = state.teller if suffers and state.teller >= 0 else view.seat
    victim = view.seat if suffers else None if view.is_guide else state.guide
    return max(menu, key=lambda option: worth.deeds(view, option.value, user, victim))


def opportunity(view: View, menu: Options) -> Option[Any]:
    worths = {"done": 0.0}
    for option in menu:
        if option.verb == "skill":
            skill = option.value[1]
            worths[option.id] = worth.deeds(view, skill.do, view.seat) - worth.price(view, skill.price)
        elif option.verb == "play":
            worths[option.id] = worth.half(view, view.box.dilemmas[option.arg].lower, view.seat, None) - 0.1
    return max(menu, key=lambda option: worths.get(option.id, -9.0))


def step_one(view: View, menu: Options) -> Option[Any]:
    return next((option for option in menu if option.verb == "relic"), menu[0])


def chamber(view: View, menu: Options) -> Option[Any]:
    """A Treasure for certain, or the Octogone where it is likely enough: whoever fails it is out through the portal."""
    chance = view.chance(view.seat, view.box.rooms[view.box.octogone], view.me.at)
    octogone = chance * 8.0 + (1 - chance) * min(0.0, walk.leaving(view))
    worths = {"treasure": 4.5, "done": 0.0, "octogone": octogone}
    return max(menu, key=lambda option: worths[option.verb])


def stay_or_leave(view: View, menu: Options) -> Option[Any]:
    verb = "leave" if walk.leaving(view) > 0 else "stay"
    return next(option for option in menu if option.verb == verb)
