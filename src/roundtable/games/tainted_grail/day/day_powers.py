"""What Items, Secrets, Skills, Tiles, Events and Quests do outside fights: at their moments, and to prices."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from roundtable.games.tainted_grail.box import NO_POWERS, Named, box_of
from roundtable.games.tainted_grail.characters.items import discard_item
from roundtable.games.tainted_grail.characters.tracks import change_track
from roundtable.games.tainted_grail.effects.cards import Power
from roundtable.games.tainted_grail.effects.places import Location, Quest
from roundtable.games.tainted_grail.effects.stories import SkipLightning, StayAt, StoryDeed, Toss
from roundtable.games.tainted_grail.fights.powers import (
    NOTHING,
    named_option,
    power_name,
    powers,
    powers_among,
    tag_of,
    tell_use,
    voluntary,
)
from roundtable.games.tainted_grail.party import by_number, players
from roundtable.games.tainted_grail.state import SEATS, GrailTable
from roundtable.games.tainted_grail.story.story_deeds import STORY, Party
from roundtable.games.tainted_grail.story.story_needs import fulfilled
from roundtable.games.tainted_grail.story.tale import event_of
from roundtable.kernel.options import DONE, Option, Prompt
from roundtable.kernel.seats import Seat
from roundtable.kernel.windows import Rules, Stop

from .costs import can_pay_price, pay_price

MORE_ACTIONS: Final = "grail.action.further-actions-on-cards"
COSTS: Final = "grail.action.icon-shows-the-cost"
USE: Final = Prompt("ask-use-power", rules=("grail.basics.simultaneous-effects-players-order",))
SPARED: Final = "spared"
"""The scope of what is used as Health reaches 0."""
LASTS: Final = ("day", "chapter", "campaign")
"""How long a power that was used is remembered outside fights."""


# --- whose, and when ---


def powers_at(table: GrailTable, seat: Seat, when: str, *, costs: bool = False, events: bool = True) -> list[Named]:
    """What this Character may or must do at this moment, with what is printed on its own cards and on the Event.

    `costs`: what it may use to change a price instead. `events`: without them its own alone.
    """
    found = {**dict(powers(table, seat, when)), **(dict(of_events(table, when)) if events else {})}
    found.pop(f"characters.{table.state.seats[seat].who}.0", None)  # that is an Action of its own
    return [(name, power) for name, power in found.items() if usable(table, seat, name, power, costs=costs)]


def of_events(table: GrailTable, when: str) -> Iterator[Named]:
    """Of the Event in force."""
    for card in table.state.event_in_force:
        collection, event = event_of(table, card)
        for number, power in enumerate(event.powers):
            if power.when == when:
                yield f"{collection}.{card}.{number}", power


def of_quests(table: GrailTable, when: str) -> Iterator[Named]:
    """Of active Quests: they concern all at once."""
    quests = table.content.of("quests", Quest)
    for name, now in table.state.quests.items():
        for number, power in enumerate(quests[name].powers):
            if now == "active" and power.when == when:
                yield f"quests.{name}.{number}", power


def usable(table: GrailTable, seat: Seat, name: str, power: Power, *, costs: bool = False) -> bool:
    """Whether it does something outside fights, was not used too often, and its price is at hand."""
    return (
        (voluntary(power) and bool(power.costs) if costs else bool(power.do))
        and name not in table.state.seats[seat].used
        and fulfilled(table, (seat,), power.needs)
        and can_pay_price(table, (seat,), power.pays)
        and not (about_lightning(power.do) and not lightning_strikes(table, seat))
    )


def about_lightning(deeds: tuple[StoryDeed, ...]) -> bool:
    """Whether all that these could do is to leave out a lightning rule."""
    return bool(deeds) and all(
        isinstance(deed, SkipLightning) or (isinstance(deed, Toss) and about_lightning((*deed.grail, *deed.skull)))
        for deed in deeds
    )


def lightning_strikes(table: GrailTable, seat: Seat) -> bool:
    """Whether a lightning rule applies to this Character where it stands."""
    place = table.content.of("locations", Location).get(table.state.seats[seat].at)
    return place is not None and any(fulfilled(table, (seat,), each.needs) for each in place.lightning)


def unusable(table: GrailTable, seat: Seat, when: str, verb: str) -> list[tuple[Option[Any], str | None]]:
    """For those who ask: what its cards offer at this moment and it can't use, and why not."""
    if not table.explaining:
        return []
    good = dict(powers_at(table, seat, when))
    return [
        (
            effect_option(table, seat, verb, name, power),
            MORE_ACTIONS if can_pay_price(table, (seat,), power.pays) else COSTS,
        )
        for name, power in powers(table, seat, when)
        if power.do and name not in good and not name.startswith("characters.")
    ]


def forbids(table: GrailTable, seat: Seat, what: str) -> bool:
    """Whether something that lasts forbids this Character to do that."""
    return any(
        tag_of(deed) == "forbid" and getattr(deed, "what", "") == what
        for _, power in powers_among(table, seat, box_of(table.content).lasting.get("forbid", NO_POWERS))
        for deed in power.fight
    )


def good_again(table: GrailTable, span: str) -> None:
    """What is good once a day is so again on a new day, and what is once a Chapter in a new Chapter."""
    known = box_of(table.content).powers
    for one in table.state.seats:
        one.used = [name for name in one.used if once_of(known, table, name) != span]


def once_of(known: dict[str, tuple[Power, ...]], table: GrailTable, name: str) -> str:
    source, _, number = name.rpartition(".")
    if source in known:
        return known[source][int(number)].once
    collection, _, card = source.partition(".")
    item = table.content[collection].get(card)
    return "" if item is None else item.powers[int(number)].once


# --- using them ---


def effect_option(table: GrailTable, seat: Seat, verb: str, name: str, power: Power) -> Option[str]:
    """An option about a power, named after the card that it stands on."""
    return named_option(verb, name, power_name(table, seat, name), power.text)


def use(table: GrailTable, seat: Seat, name: str, power: Power) -> Rules[None]:
    """Pays for it and does what it says."""
    tell_use(table, seat, name)
    yield from spend(table, seat, name, power)
    if table.touched and power.when != "dying":  # Health is still at 0 there
        yield from table.settle()
    party = everyone(table) if name.startswith("quests.") else (seat,)
    yield from STORY.carry_out(table, party, power.do)


def spend(table: GrailTable, seat: Seat, name: str, power: Power) -> Rules[None]:
    """What using it takes: its price, its card, or that it is good only once."""
    if power.once in LASTS and name not in table.state.seats[seat].used:
        table.state.seats[seat].used.append(name)
    yield from pay_price(table, (seat,), power.pays)
    card = name.split(".")[1]
    if power.discard and card in table.state.seats[seat].items.cards:
        discard_item(table, seat, card, "grail.discard.bottom-of-own-deck")


def everyone(table: GrailTable) -> Party:
    return tuple(by_number(table.state, players(table.state)))


def gone(table: GrailTable, seat: Seat) -> bool:
    """Whether nothing more can be done for this Character: it is dead, or all is over."""
    return table.state.seats[seat].dead or table.state.failed or table.core.outcome is not None


def moment(table: GrailTable, seat: Seat, when: str, *, events: bool = True) -> Rules[None]:
    """All that is this Character's to do now: what must be done, then what it wants."""
    done: list[str] = []
    while not gone(table, seat):
        open_ = [(name, power) for name, power in powers_at(table, seat, when, events=events) if name not in done]
        if not open_:
            return
        name, power = next(((name, power) for name, power in open_ if not voluntary(power)), open_[0])
        if voluntary(power):
            options = [effect_option(table, seat, "use", name, power) for name, power in open_]
            chosen = yield from table.ask(seat, USE, [*options, NOTHING])
            if chosen is NOTHING:
                return
            name, power = next(each for each in open_ if each[0] == chosen.arg)
        done.append(name)
        yield from use(table, seat, name, power)
        if table.touched:
            yield from table.settle()


def moments(table: GrailTable, party: Party, when: str) -> Rules[None]:
    """The same for each member of a Party; what the Event in force says of it comes once, for all of them."""
    for seat in party:
        yield from moment(table, seat, when, events=False)
    for name, power in list(of_events(table, when)):
        living = tuple(seat for seat in party if not gone(table, seat))
        if living and power.do and fulfilled(table, living, power.needs):
            table.say("uses-power", seat=SEATS[living[0]], card=power_name(table, living[0], name))
            yield from STORY.carry_out(table, living, power.do)
            if table.touched:
                yield from table.settle()


def changed(table: GrailTable, seat: Seat, when: str, resource: str, by: int) -> Rules[None]:
    """After so much of a Resource was gained or lost at once; a power does not call on itself by what it does."""
    for name, power in powers_at(table, seat, when):
        if power.of == resource and by >= power.amount and not voluntary(power):
            table.state.seats[seat].used.append(name)
            yield from use(table, seat, name, power)
            if not power.once:
                table.state.seats[seat].used.remove(name)


@STORY.does(StayAt)
def stay_at(table: GrailTable, party: Party, deed: StayAt) -> None:
    """As Health reaches 0; nothing else has to be used against that then."""
    for seat in party:
        change_track(table, seat, "health", deed.health)
    raise Stop(SPARED)


def in_any_order(table: GrailTable, when: str, prompt: Prompt) -> Rules[None]:
    """Start and end effects of the day: whoever claims goes on with one of its own, until nobody has or wants any."""
    done: list[str] = []
    while not table.state.failed and table.core.outcome is None:
        if table.touched:
            yield from table.settle()
        waiting = {seat: effects_of(table, seat, when, done) for seat in everyone(table)}
        able = [seat for seat, effects in waiting.items() if effects]
        if not able:
            return
        table.cite("grail.basics.simultaneous-effects-players-order")
        claims = yield from table.race(able, prompt, lambda seat: effect_menu(table, seat, when, done), passing=DONE)
        if not claims:
            return
        seat, name = claims[0].seat, claims[0].option.arg
        done.append(f"{seat}:{name}")
        yield from use(table, seat, name, dict(effects_of(table, seat, when, []))[name])


def effects_of(table: GrailTable, seat: Seat, when: str, done: list[str]) -> list[Named]:
    """A Character's effects that wait; those of Quests are the first Character's to resolve."""
    found = powers_at(table, seat, when)
    if seat == everyone(table)[0]:
        found += [(name, power) for name, power in of_quests(table, when)
                  if fulfilled(table, everyone(table), power.needs)]  # fmt: skip
    return [(name, power) for name, power in found if f"{seat}:{name}" not in done]


def effect_menu(table: GrailTable, seat: Seat, when: str, done: list[str]) -> list[Option[str]]:
    """What must be done comes first; only what one may do can be left."""
    open_ = effects_of(table, seat, when, done)
    must = [effect_option(table, seat, "effect", name, power) for name, power in open_ if not voluntary(power)]
    wanted = [effect_option(table, seat, "effect", name, power) for name, power in open_ if voluntary(power)]
    return [*must, *wanted] if must else [*wanted, DONE]  # type: ignore[list-item]


# --- prices ---


def surcharge(table: GrailTable, seat: Seat, of: str, what: str = "energy") -> int:
    """What lasts, and what works by itself at this moment, makes a price so much higher or lower."""
    found = powers_among(table, seat, box_of(table.content).of_price.get(of, NO_POWERS))
    return sum(
        cost.by
        for name, power in found
        if (power.when == "lasting" or (power.when == of and not voluntary(power)))
        and name not in table.state.seats[seat].used
        and fulfilled(table, (seat,), power.needs)
        for cost in power.costs
        if cost.of == of and cost.what in (what, "any")
    )


def bargains_left(table: GrailTable, seat: Seat, of: str, what: str = "energy") -> int:
    """What this Character could bring a price down by, if it used all it has for that."""
    return sum(
        cost.by
        for _, power in powers_at(table, seat, of, costs=True)
        for cost in power.costs
        if cost.of == of and cost.what in (what, "any") and cost.by < 0
    )


def bargain(table: GrailTable, seat: Seat, of: str, what: str = "energy", *, price: int = 99) -> Rules[int]:
    """What this Character may use to change a price now, if it wants, as long as there is one: by how much it does."""
    total = 0
    done: list[str] = []
    while price + total > 0:
        open_ = [
            (name, power)
            for name, power in powers_at(table, seat, of, costs=True)
            if name not in done and any(cost.of == of and cost.what in (what, "any") for cost in power.costs)
        ]
        if not open_:
            return total
        options = [effect_option(table, seat, "use", name, power) for name, power in open_]
        chosen = yield from table.ask(seat, USE, [*options, NOTHING])
        if chosen is NOTHING:
            return total
        done.append(chosen.arg)
        power = dict(open_)[chosen.arg]
        table.say("uses-power", seat=SEATS[seat], card=power_name(table, seat, chosen.arg))
        yield from spend(table, seat, chosen.arg, power)
        total += sum(cost.by for cost in power.costs if cost.of == of and cost.what in (what, "any"))
    return total
