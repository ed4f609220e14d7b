"""Who does a deed in a fight, how much of it, and whether its condition holds."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final

from msgspec import Struct

from roundtable.games.tainted_grail.box import box_of
from roundtable.games.tainted_grail.characters.advancement import level_of
from roundtable.games.tainted_grail.characters.items import face_up, with_keyword
from roundtable.games.tainted_grail.characters.tracks import panics
from roundtable.games.tainted_grail.effects.needs import Given
from roundtable.games.tainted_grail.effects.terms import Attribute, Per
from roundtable.games.tainted_grail.state import Fight, GrailTable, fight_of
from roundtable.kernel.deeds import Deeds
from roundtable.kernel.seats import Seat
from roundtable.kernel.windows import Rules

from .powers import lasting_deeds


class Doer(Struct, frozen=True):
    """The Active Character, and the card of the Sequence that tells it what to do; -1: none of them."""

    seat: Seat
    place: int = -1
    source: str = ""
    """Whose Ability or power it is, as texts name it."""


FIGHT: Final = Deeds[Callable[[GrailTable, Any, Any], Rules[None] | None]]("Tainted Grail's fights")
"""What cards and powers do; each is done by a Doer."""
ENEMY: Final = Deeds[Callable[[GrailTable, Any, Any], Rules[None] | None]]("Tainted Grail's enemies")
"""What an Attack or a Response does; each to the Active Character, a seat."""


def fight_at(table: GrailTable, seat: Seat) -> Fight:
    """The fight that this Character is in."""
    fight = fight_of(table.state, seat)
    assert fight is not None, "only those in a fight do anything there"
    return fight


def by_kind(table: GrailTable, fight: Fight, combat: str, diplomacy: str) -> str:
    """Cites the rule of Combat or its twin of Diplomacy; says which."""
    rule = combat if fight.kind == "combat" else diplomacy
    table.cite(rule)
    return rule


# --- levels ---


def fight_level(table: GrailTable, seat: Seat, attribute: Attribute, laying: str | None = None) -> int:
    """An Attribute as it counts in this fight; `laying`: for the Keys of a card that is about to be laid."""
    fight = fight_at(table, seat)
    more = fight.now.get(f"attribute-{attribute}", 0)
    for deed in lasting_deeds(table, seat, "attribute", laying):
        if deed.attribute == attribute:
            more += deed.by
    return max(0, level_of(table, seat, attribute) + more)


def key_level(table: GrailTable, seat: Seat, attribute: Attribute, wanted: int, laying: str | None = None) -> int:
    """What a Key asks of this Character: never less than 1."""
    fight = fight_at(table, seat)
    less = fight.now.get("easier-keys", 0) + fight.now.get(f"easier-keys-{attribute}", 0)
    for deed in lasting_deeds(table, seat, "easier-keys", laying):
        if deed.attribute in (None, attribute):
            less += deed.by
    return max(1, wanted - less)


# --- amounts ---


def amount(table: GrailTable, doer: Doer, deed: Any) -> int:
    """How much: a number, or so much for each of what it is multiplied by."""
    if deed.per is None:
        return int(deed.by)
    most = getattr(deed, "most", 99)
    return max(-most, min(int(deed.by) * count(table, doer, deed.per), most))


def count(table: GrailTable, doer: Doer, per: Per) -> int:
    """What an amount is multiplied by."""
    one, fight = table.state.seats[doer.seat], fight_at(table, doer.seat)
    name, _, what = per.rpartition("-")
    if what == "keys" and name != "magic":
        by_kind(table, fight, "grail.combat.counting-attribute-keys-ignores-levels", "grail.diplomacy.counting-keys")
        return fight.joined.get(name, 0)
    if what == "level":
        return fight_level(table, doer.seat, name)  # type: ignore[arg-type]
    if per == "magic-keys":
        by_kind(table, fight, "grail.combat.counting-magic-keys-needs-active-ones", "grail.diplomacy.counting-keys")
        return sum(laid.magic for laid in fight.laid)
    if per == "charges":
        return fight.laid[doer.place].charges if 0 <= doer.place < len(fight.laid) else 0
    piles = {"cards": fight.sequence, "hand": one.hand, "discards": one.discard, "items": one.items}
    if per in piles:
        return len(piles[per])
    if per == "lost-health":
        return one.most_health - one.health
    return {"played": fight.played, "members": len(fight.party)}.get(per, getattr(one, per, 0))


# --- conditions ---


def holds(table: GrailTable, seat: Seat, given: Given | None) -> bool:
    """Whether all that a condition names is so."""
    return given is None or all(checks(table, seat, given))


def checks(table: GrailTable, seat: Seat, given: Given) -> Iterator[bool]:
    fight, one = fight_at(table, seat), table.state.seats[seat]
    card = fight.card.cards[0]
    if given.kind is not None:
        yield fight.kind == given.kind
    if given.against:
        yield fight.colour in given.against
    if given.encounter is not None:
        yield card == given.encounter
    if given.trait is not None:
        yield fight.kind == "combat" and given.trait in box_of(table.content).fighting[card].traits
    if given.panic is not None:
        yield panics(table, seat) == given.panic
    if given.affinity is not None:
        by_kind(table, fight, "grail.combat.pool-counts-progress", "grail.diplomacy.affinity-has-green-and-red")
        colour = "green" if fight.pool > 0 else "red" if fight.pool < 0 else "gray"
        yield colour != given.affinity[4:] if given.affinity.startswith("not-") else colour == given.affinity
    if given.first is not None:
        yield (fight.played <= 1) == given.first
    if given.alone is not None:
        yield (len(fight.party) == 1) == given.alone
    if given.unarmed is not None:
        yield (not with_keyword(table, seat, "weapon")) == given.unarmed
    if given.damaged is not None:
        yield (seat in fight.hurt) == given.damaged
    if given.keyword is not None:
        yield bool(with_keyword(table, seat, given.keyword))
    if given.attribute is not None:
        # Without what lasts under a condition of its own: two such cards would ask each other for ever.
        bent = fight.now.get(f"attribute-{given.attribute}", 0)
        yield level_of(table, seat, given.attribute) + bent >= given.level
    if given.joined is not None:
        yield given.joined in fight.lit
    if given.resource is not None:
        yield int(getattr(one, given.resource)) >= given.amount
    if given.stage:
        yield (
            fight.kind == "diplomacy" and box_of(table.content).talking[card].stages[fight.stage].number == given.stage
        )
    if given.turn:
        yield fight.turn == given.turn
    if given.turn_at_most:
        yield fight.turn <= given.turn_at_most
    yield from bounds(fight.pool, given.pool_at_least, given.pool_at_most)
    yield from bounds(fight.played, given.played_at_least, given.played_at_most)
    yield from bounds(len(fight.sequence), given.sequence_at_least, given.sequence_at_most)
    yield from bounds(len(one.hand), given.hand_at_least, given.hand_at_most)
    yield from bounds(one.health, 0, given.health_at_most)
    yield from bounds(one.energy, given.energy_at_least, None)
    yield from bounds(one.terror, given.terror_at_least, None)
    if given.any:
        yield any(holds(table, seat, each) for each in given.any)
    for each in given.none:
        yield not holds(table, seat, each)


def bounds(value: int, least: int, most: int | None) -> Iterator[bool]:
    if least:
        yield value >= least
    if most is not None:
        yield value <= most


def in_use(table: GrailTable, seat: Seat) -> list[str]:
    return face_up(table.state.seats[seat])
