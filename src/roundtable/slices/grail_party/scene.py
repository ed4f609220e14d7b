"""What a seat sees."""

from __future__ import annotations

from roundtable.kernel import scene as see
from roundtable.kernel.scene import say
from roundtable.kernel.seats import Seat
from roundtable.packs import Content

from .combat import connects, guardian_of, joints
from .effects import Result
from .state import Character, GrailState, combats


def show(state: GrailState, content: Content, seat: Seat) -> see.Scene:
    parts: list[see.Part] = [board(state, content)]
    for place in combats(state):
        parts += combat(state, content, place)
    for other, one in enumerate(state.seats):
        hand = one.hand.as_seen_by(seat)
        cards = tuple(
            see.Card(id=card, name=f"@cards.{card}", type="combat", text=f"@cards.{card}.text", count=hand.count(card))
            for card in dict.fromkeys(hand)
            if card
        )
        parts += [panel(content, other, one), see.Hand(seat=other, cards=cards, count=len(hand))]
    return see.Scene(parts=tuple(parts), title=say("game-title"))


def board(state: GrailState, content: Content) -> see.Board:
    places = []
    for place, location in content["locations"].items():
        pieces = tuple(
            see.Piece(id=f"seat-{seat}", name=f"@characters.{one.character}", seat=seat)
            for seat, one in enumerate(state.seats)
            if one.location == place
        )
        guardians = state.lairs[place].guardian if place in state.lairs else ()
        cards = tuple(see.Card(id=card, name=f"@guardians.{card}", type="enemy") for card in guardians)
        places.append(
            see.Place(
                id=place, name=f"@locations.{place}", x=location.x, y=-location.y, links=location.connected,
                pieces=pieces, cards=cards,
            )
        )  # fmt: skip
    return see.Board(id="map", places=tuple(places))


ICONS = {"energy": "play", "health": "life", "terror": "skull", "deck": "deck", "discards": "card"}


def panel(content: Content, seat: Seat, one: Character) -> see.SeatPanel:
    numbers = {
        "energy": one.energy, "health": one.health, "terror": one.terror,
        **content["characters"][one.character].attributes, "deck": len(one.deck), "discards": len(one.discard),
    }  # fmt: skip
    statuses = {"dying": one.dying, "panics": one.panics, "passed": one.passed, "activated": one.activated}
    return see.SeatPanel(
        seat=seat,
        name=f"@seat.{seat}",
        who=f"@characters.{one.character}",
        numbers=tuple(
            see.Number(id=name, label=say(name), value=value, icon=ICONS.get(name, ""), bane=name == "terror")
            for name, value in numbers.items()
        ),
        place=f"@locations.{one.location}" if one.location else None,
        statuses=tuple(say(f"status-{name}") for name, holds in statuses.items() if holds),
    )


def combat(state: GrailState, content: Content, place: str) -> list[see.Part]:
    lair = state.lairs[place]
    guardian = guardian_of(content, lair)
    name = f"@guardians.{guardian.id}"
    applies = [row for row in guardian.attacks if row.markers <= lair.pool][-1]
    rows = [
        see.Row(id=str(row.markers), cells=(row.markers, *map(words, row.do)), applies=row is applies)
        for row in guardian.attacks
    ]
    rows.append(see.Row(id="opportunity", cells=(say("opportunity"), *map(words, guardian.opportunity))))
    cards, keys = [see.Card(id=guardian.id, name=name, type="enemy", targets=tuple(lair.members))], []
    for card, owner, joint in zip(lair.sequence, lair.owners, joints(content, lair), strict=True):
        by = say("laid-by", who=f"@seat.{owner}")
        cards.append(see.Card(id=card, name=f"@cards.{card}", type="combat", tags=(by,)))
        lit = [(key.attribute if key else "free", connects(content, state.seats[owner], key)) for key, _ in joint]
        keys.append(tuple(see.Key(name=say(key), lit=connected, met=True) for key, connected in lit))
    return [
        see.Track(id=f"pool-{place}", label=say("pool", guardian=name), value=lair.pool, max=guardian.value),
        see.Rows(id=f"attacks-{place}", label=say("attack-table", guardian=name), rows=tuple(rows)),
        see.Joined(id=f"sequence-{place}", label=say("sequence"), cards=tuple(cards), joints=tuple(keys)),
    ]


def words(result: Result) -> see.Say:
    """A result of an Attack in a few words."""
    return say(f"panic-{result.do}" if result.if_panicking else f"does-{result.do}", amount=result.amount)
