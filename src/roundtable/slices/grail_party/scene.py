"""What a seat sees."""

from __future__ import annotations

from collections.abc import Iterable

from roundtable.kernel.scene import (
    Board,
    Card,
    Hand,
    Joined,
    Key,
    Number,
    Part,
    Piece,
    Place,
    Row,
    Rows,
    Say,
    Scene,
    SeatPanel,
    Text,
    Track,
    Zone,
    say,
)
from roundtable.kernel.seats import Seat
from roundtable.packs import Content

from .arrival import ways
from .effects import (
    AddMarkers,
    CombatCard,
    Damage,
    Encounter,
    IfPanicking,
    LoseEnergy,
    Open,
    RemoveMarkers,
    Result,
    RunAway,
    Terror,
)
from .sequence import rows
from .state import Fight, GrailState
from .tracks import panics


def show(state: GrailState, content: Content, seat: Seat) -> Scene:
    parts: list[Part] = [board(state, content), Track(id="day", label=say("day"), value=state.day, max=state.days)]
    for fight in state.fights:
        parts += encounter(state, content, fight)
    parts += [panel(state, content, other) for other in range(len(state.seats))]
    for other, one in enumerate(state.seats):
        known = one.hand.as_seen_by(seat)
        parts.append(Hand(seat=other, cards=combat_cards(known), count=len(known)))
        parts.append(Zone(id=f"deck-{other}", label=say("deck"), count=len(one.deck), hidden=True, seat=other))
        cards = combat_cards(one.discard.as_seen_by(seat))
        parts.append(Zone(id=f"discard-{other}", label=say("discards"), cards=cards, seat=other))
    for colour, deck in state.encounters.items():
        parts.append(Zone(id=colour, label=say(f"encounters-{colour}"), count=len(deck), hidden=True))
    return Scene(parts=tuple(parts), title=say("game-title"))


def board(state: GrailState, content: Content) -> Board:
    places = []
    for place, location in content["locations"].items():
        here = [seat for seat, one in enumerate(state.seats) if one.location == place]
        pieces = tuple(
            Piece(id=f"seat-{seat}", name=f"@characters.{state.seats[seat].character}", seat=seat) for seat in here
        )
        cards = tuple(Card(id=card, name=f"@encounters.{card}", type="enemy") for card in state.guardians[place])
        note = say("lightning", deck=f"@text.encounters-{location.lightning}") if location.lightning else None
        links = tuple(ways(content, place))
        places.append(
            Place(
                id=place,
                name=f"@locations.{place}",
                x=location.x,
                y=-location.y,
                links=links,
                pieces=pieces,
                cards=cards,
                note=note,
            )
        )
    return Board(id="map", places=tuple(places))


def panel(state: GrailState, content: Content, seat: Seat) -> SeatPanel:
    one = state.seats[seat]
    person = content["characters"][one.character]
    numbers = (
        Number(id="energy", label=say("energy"), value=one.energy, max=one.health),
        Number(id="health", label=say("health"), value=one.health, max=person.health),
        Number(id="terror", label=say("terror-track"), value=one.terror),
        *(Number(id=name, label=say(name), value=getattr(one, name)) for name in ("food", "magic")),
        *(
            Number(id=name, label=say(name), value=getattr(person, name))
            for name in ("aggression", "courage", "practicality")
        ),
    )
    told = {
        "status-dying": one.dying,
        "status-panics": panics(one),
        "status-passed": one.passed,
        "status-activated": one.activated,
    }
    statuses = tuple(say(key) for key, holds in told.items() if holds)
    return SeatPanel(
        seat=seat, name=f"@seat.{seat}", who=f"@characters.{one.character}", numbers=numbers, statuses=statuses
    )


def encounter(state: GrailState, content: Content, fight: Fight) -> list[Part]:
    enemy: Encounter = content["encounters"][fight.enemy.cards[0]]
    name = f"@encounters.{enemy.id}"
    counts = [row for row in enemy.attacks if row.markers <= fight.pool][-1]
    table = [
        Row(id=str(row.markers), cells=(row.markers, *map(words, row.do)), applies=row is counts)
        for row in enemy.attacks
    ]
    table.append(Row(id="opportunity", cells=(say("opportunity"), *map(words, enemy.opportunity))))
    return [
        Track(id=f"pool-{fight.number}", label=say("pool", enemy=name), value=fight.pool, max=enemy.value),
        Rows(id=f"attacks-{fight.number}", label=say("attack-table", enemy=name), rows=tuple(table)),
        sequence(content, fight, enemy),
        Zone(id=f"playing-{fight.number}", label=say("playing"), cards=combat_cards(fight.playing)),
        Zone(id=f"torn-{fight.number}", label=say("discards-left"), cards=combat_cards(fight.torn)),
    ]


def sequence(content: Content, fight: Fight, enemy: Encounter) -> Joined:
    """The Encounter and the cards laid after it, with the Keys that meet between them."""
    cards = [Card(id=enemy.id, name=f"@encounters.{enemy.id}", type="enemy", tags=tuple(map(trait, enemy.traits)))]
    joints, right = [], enemy.right
    for card, laid in zip(fight.sequence.cards, fight.laid, strict=True):
        played: CombatCard = content["cards"][card]
        tags = (say("laid-by", who=f"@seat.{laid.owner}"), *((say("time-token"),) if laid.token else ()))
        cards.append(Card(id=card, name=f"@cards.{card}", type="combat", text=f"@cards.{card}.text", tags=tags))
        joints.append(tuple(Key(name=say(key), lit=key in laid.keys) for key in meeting(right, played)))
        right = played.right
    return Joined(
        id=f"sequence-{fight.number}", label=say("sequence"), cards=tuple(cards), joints=tuple(joints)
    )  # fmt: skip


def meeting(right: Open, card: CombatCard) -> list[str]:
    keys: list[str] = [key.attribute for key, _ in rows(right, card.left)]
    return keys + ["magic"] * bool(right.magic and card.left.magic) + ["free"] * bool(card.left.free)


def trait(name: str) -> Say:
    return say(f"trait-{name}")


def combat_cards(cards: Iterable[str | None]) -> tuple[Card, ...]:
    known = [card for card in cards if card]
    return tuple(
        Card(id=card, name=f"@cards.{card}", type="combat", text=f"@cards.{card}.text", count=known.count(card))
        for card in dict.fromkeys(known)
    )


def words(effect: Result) -> Text:
    """A result of an Attack in a few words."""
    match effect:
        case Damage(amount, unavoidable):
            return say("does-unavoidable" if unavoidable else "does-damage", amount=amount)
        case Terror(amount):
            return say("does-terror", amount=amount)
        case LoseEnergy(amount):
            return say("does-lose-energy", amount=amount)
        case RemoveMarkers(amount):
            return say("does-remove-markers", amount=amount)
        case AddMarkers(amount):
            return say("does-add-markers", amount=amount)
        case RunAway():
            return say("does-run-away")
        case IfPanicking():
            return say("does-if-panicking")
        case _:
            return say("does-tear")
