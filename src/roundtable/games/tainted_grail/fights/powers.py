"""What Items, Secrets, Skills and Characters bring into a fight, and what lasts while it is visible."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cache
from typing import Any, Final

from roundtable.games.tainted_grail.box import NO_POWERS, Named, Powers, box_of
from roundtable.games.tainted_grail.characters.items import discard_item, dying_card, flip
from roundtable.games.tainted_grail.characters.resources import put
from roundtable.games.tainted_grail.characters.tracks import can_pay, pay_track
from roundtable.games.tainted_grail.effects.cards import Power
from roundtable.games.tainted_grail.effects.fighting import (
    Affinity,
    DrawCards,
    EasierKeys,
    ExtraCard,
    FreeMagic,
    LeaveFight,
    Markers,
    Multiply,
    WinStage,
)
from roundtable.games.tainted_grail.state import SEATS, Character, Fight, GrailTable, fight_of
from roundtable.kernel.options import Option, Prompt
from roundtable.kernel.seats import Seat
from roundtable.kernel.windows import Rules

TRACKS: Final = ("energy", "health", "terror")
USE: Final = Prompt("ask-use-power", rules=("grail.item.flipped-when-used-in-an-encounter",))
NOTHING: Final[Option[None]] = Option("done", text="option-use-nothing")


def powers(table: GrailTable, seat: Seat, when: str) -> list[Named]:
    """The powers of this Character for a moment, each by its name: its source and its place there."""
    return powers_among(table, seat, box_of(table.content).at_moment.get(when, NO_POWERS))


def powers_among(table: GrailTable, seat: Seat, known: Powers) -> list[Named]:
    """Those of these that this Character has: on cards in use, Skills, the Tile, what is attached to it."""
    found: list[Named] = []
    if not known.any:
        return found
    one = table.state.seats[seat]
    if known.items:
        for card in one.items.cards:
            if card in known.items and in_use(one, card):
                found += known.items[card]
    if known.secrets:
        for card in one.secrets.cards:
            if card in known.secrets and in_use(one, card):
                found += known.secrets[card]
        found += of_everybody(table, one, known.secrets)
    if known.skills:
        for card in one.skills.cards:
            if (side := f"{card}.{one.sides[card]}") in known.skills and card not in one.flipped:
                found += known.skills[side]
    found += known.characters.get(one.who, ())
    if one.dying:
        found += known.afflictions.get(dying_card(table), ())
    if one.insane and "insane" in known.afflictions:
        table.cite("grail.insanity.nightmares-and-harder-travel")
        found += known.afflictions["insane"]
    return found


def of_everybody(table: GrailTable, but: Character, known: dict[str, list[Named]]) -> list[Named]:
    """Those on Global Secrets that others hold."""
    found: list[Named] = []
    for other in table.state.seats:
        for card in other.secrets.cards if other is not but else ():
            if card in known and box_of(table.content).secrets[card].everyone:
                table.cite("grail.secret.global-applies-to-all")
                found += known[card]
    return found


def in_use(one: Character, card: str) -> bool:
    return card not in one.down and card not in one.flipped and card not in one.aside


def visible(fight: Fight) -> list[int]:
    """The cards whose Abilities count: the last one, and those that nothing covers."""
    last = len(fight.laid) - 1
    return fight.passives if last < 0 or last in fight.passives else [*fight.passives, last]


def lasting_deeds(table: GrailTable, seat: Seat, tag: str, laying: str | None = None) -> Iterator[Any]:
    """What holds for this Character for as long as something is visible, of one kind.

    Of one who has left its fight that is what its own cards say under no condition.
    `laying`: as if this card had been laid, which covers the last one.
    """
    from .doing import holds

    fight, box = fight_of(table.state, seat), box_of(table.content)
    if fight is not None:
        for card in visible_cards(fight, laying):
            for ability in box.abilities(card, "lasting"):
                if any(tag_of(deed) == tag for deed in ability.do) and holds(table, seat, ability.given):
                    table.cite("grail.combat.only-visible-abilities-count" if fight.kind == "combat"
                               else "grail.diplomacy.only-visible-abilities-count")  # fmt: skip
                    yield from (deed for deed in ability.do if tag_of(deed) == tag)
    for _, power in powers_among(table, seat, box.lasting.get(tag, NO_POWERS)):
        if power.given is None or (fight is not None and holds(table, seat, power.given)):
            yield from (deed for deed in power.fight if tag_of(deed) == tag)


def visible_cards(fight: Fight, laying: str | None) -> list[str]:
    if laying is None:
        return [fight.sequence.cards[place] for place in visible(fight)]
    return [*(fight.sequence.cards[place] for place in fight.passives), laying]


def spared(table: GrailTable, seat: Seat, what: str) -> bool:
    """Whether something that lasts spares this Character a price or a penalty of fights."""
    return any(deed.what == what for deed in lasting_deeds(table, seat, "spare"))


def tag_of(deed: Any) -> str:
    tag: str = deed.__struct_config__.tag
    return tag


# --- using them ---


def voluntary(power: Power) -> bool:
    return power.may or power.flip or power.discard or not power.pays.free


def usable(table: GrailTable, seat: Seat, name: str, power: Power) -> bool:
    """Whether a power may be used now: not too often, its condition met, its price at hand."""
    from .doing import holds

    fight, one = fight_of(table.state, seat), table.state.seats[seat]
    if fight is None or not power.fight or not holds(table, seat, power.given):
        return False
    if f"{seat}:{name}" in fight.used or f"once-{seat}:{name}" in fight.now or name in one.used:
        return False
    return at_hand(table, seat, power)


def at_hand(table: GrailTable, seat: Seat, power: Power) -> bool:
    """Whether its price is."""
    one = table.state.seats[seat]
    return all(
        can_pay(table, seat, what, price) if what in TRACKS else int(getattr(one, what)) >= price
        for what, price in power.pays.sums().items()
    )


def use(table: GrailTable, seat: Seat, name: str, power: Power) -> Rules[None]:
    """Pays for a power and does what it says."""
    from .doing import FIGHT, Doer

    fight, one = fight_of(table.state, seat), table.state.seats[seat]
    assert fight is not None, "powers of fights are used in one"
    source = power_name(table, seat, name)
    tell_use(table, seat, name)
    if power.once == "activation":
        fight.now[f"once-{seat}:{name}"] = 1
    elif power.once == "fight":
        fight.used.append(f"{seat}:{name}")
    elif power.once:
        one.used.append(name)
    for what, price in power.pays.sums().items():
        if what in TRACKS:
            pay_track(table, seat, what, price)
        else:
            put(table, seat, what, -price)
    if table.touched:
        yield from table.settle()
    card = name.split(".")[1]
    if power.flip:
        flip(table, seat, card)
    if power.discard and card in one.items.cards:
        discard_item(table, seat, card, "grail.discard.bottom-of-own-deck")
    yield from FIGHT.carry_out(table, Doer(seat, source=source), power.fight)


def moment(table: GrailTable, seat: Seat, when: str, *, everyones: bool = True) -> Rules[None]:
    """All powers of this Character for a moment: first those that work by themselves, then those it wants.

    Without `everyones` those are left out that all have together.
    """
    yield from by_themselves(table, seat, when, everyones=everyones)
    done: list[str] = []
    while fight_of(table.state, seat) is not None:
        options = wanted(table, seat, when, done)
        if not options:
            return
        chosen = yield from table.ask(seat, USE, [*options, NOTHING])
        if chosen is NOTHING:
            return
        done.append(chosen.arg)
        yield from use(table, seat, chosen.arg, power_named(table, seat, when, chosen.arg))


def by_themselves(
    table: GrailTable, seat: Seat, when: str, done: Sequence[str] = (), *, everyones: bool = True
) -> Rules[list[str]]:
    """Powers that nobody is asked about; says which have worked by now."""
    worked = [*done]
    for name, power in powers(table, seat, when):
        if voluntary(power) or name in worked or not (everyones or not is_global(table, name)):
            continue
        if usable(table, seat, name, power):
            yield from use(table, seat, name, power)
            worked.append(name)
    return worked


def wanted(table: GrailTable, seat: Seat, when: str, done: Sequence[str]) -> list[Option[Any]]:
    """Powers for a moment that their owner may use, and has not used in it."""
    return [
        power_option(table, seat, "use", name, power)
        for name, power in powers(table, seat, when)
        if voluntary(power) and name not in done and usable(table, seat, name, power)
    ]


def power_named(table: GrailTable, seat: Seat, when: str, name: str) -> Power:
    return dict(powers(table, seat, when))[name]


def no_powers(table: GrailTable, seat: Seat) -> list[Option[Any]]:
    """What this Character has for any time of its Activation and can't use, for those who ask why."""
    if not table.explaining:
        return []
    one, found = table.state.seats[seat], box_of(table.content).at_moment.get("activation", NO_POWERS)
    printed = [
        *(found.items.get(card, ()) for card in dict.fromkeys(one.items)),
        *(found.secrets.get(card, ()) for card in dict.fromkeys(one.secrets)),
        *(found.skills.get(f"{card}.{one.sides[card]}", ()) for card in dict.fromkeys(one.skills)),
    ]
    mine = [named for powers in printed for named in powers if voluntary(named[1])]
    return table.allowed(
        (power_option(table, seat, "use-power", name, power), rule)
        for name, power in mine
        if (rule := why_not_used(table, seat, name.split(".")[1], power)) is not None
    )


def why_not_used(table: GrailTable, seat: Seat, card: str, power: Power) -> str | None:
    """The rule against using this power: its card is spent, left out or face down, or its price is lacking."""
    from .doing import by_kind, fight_at, holds

    fight, one = fight_at(table, seat), table.state.seats[seat]
    if not power.fight or not holds(table, seat, power.given):
        return None
    if card in one.flipped:
        return "grail.item.flipped-when-used-in-an-encounter"
    if card in one.aside:
        return by_kind(table, fight, "grail.combat.no-item-added-later", "grail.diplomacy.no-item-added-later")
    if card in one.down:
        return "grail.day.equip-one-item-per-keyword"
    return None if at_hand(table, seat, power) else "grail.action.icon-shows-the-cost"


def is_global(table: GrailTable, name: str) -> bool:
    """Whether a power is of a Secret whose rules are everybody's."""
    collection, card, *_ = name.split(".")
    return collection == "secrets" and box_of(table.content).secrets[card].everyone


# --- at any time ---

OPEN: Final = "open"
"""In `Fight.now`: nothing is being resolved, so Charges may be paid and powers used."""
BRACE: Final = Prompt("ask-brace", rules=("grail.combat.charges-usable-any-time",))
LET_COME: Final[Option[None]] = Option("done", text="option-let-come")


def ask_openly(
    table: GrailTable,
    seat: Seat,
    prompt: Prompt | Callable[[], Prompt],
    options: Callable[[], Sequence[Option[Any]]],
    *,
    pause: bool = False,
) -> Rules[Option[Any]]:
    """A question between two effects: whatever may be used at any time may be used now."""
    fight = fight_of(table.state, seat)
    assert fight is not None, "this is asked of those in a fight"
    fight.now[OPEN] = 1
    chosen = yield from table.ask(seat, prompt, options, pause=pause)
    fight = fight_of(table.state, seat)
    if fight is not None:
        fight.now.pop(OPEN, None)
        if fight.meanwhile:
            yield from catch_up(table, fight)
    return chosen


def catch_up(table: GrailTable, fight: Fight) -> Rules[None]:
    """What has befallen members from beside their fight tells on it now."""
    for seat in fight.meanwhile:
        table.touch(str(seat))
    fight.meanwhile = []
    yield from table.settle()


def brace(table: GrailTable, seat: Seat) -> Rules[None]:
    """As an Attack or a Response begins: what answers it by itself, then what its owner wants to use.

    One question for all of it: for what answers an Attack, and for what may be used at any time, of which some might
    let more answer by itself.
    """
    used: list[str] = []

    def menu() -> list[Option[Any]]:
        return [*wanted(table, seat, "attacked", used), LET_COME]

    answered = yield from by_themselves(table, seat, "attacked")
    if not (answered or something_new(table, seat)):
        return
    while fight_of(table.state, seat) is not None:
        chosen = yield from ask_openly(table, seat, BRACE, menu, pause=True)
        if chosen is not LET_COME:
            used.append(chosen.arg)
            yield from use(table, seat, chosen.arg, power_named(table, seat, "attacked", chosen.arg))
        answered = yield from by_themselves(table, seat, "attacked", answered)
        if chosen is LET_COME:
            return


def at_any_time(table: GrailTable, seat: Seat) -> list[Option[Any]]:
    """Charges that the Active Character may pay now, and powers of its own that it may use."""
    from .charges import charge_options

    return [
        *charge_options(table, seat),
        *(power_option(table, seat, "use-power", *own) for own in in_reserve(table, seat)),
    ]


def in_reserve(table: GrailTable, seat: Seat) -> list[Named]:
    """Powers for any time of an Activation that can be used now."""
    return [
        (name, power)
        for name, power in powers(table, seat, "activation")
        if voluntary(power) and usable(table, seat, name, power)
    ]


SOONER: Final = (
    Affinity, DrawCards, EasierKeys, ExtraCard, FreeMagic, LeaveFight, Markers, Multiply, WinStage,
)  # fmt: skip
"""Deeds that do no more as an Attack begins than they did while cards were played."""


def something_new(table: GrailTable, seat: Seat) -> bool:
    """Whether there is more to decide now than a moment ago, as the Character was done with its cards.

    What may be used at any time was offered there. Of that only what stands against an Attack is worth another
    question, unless something has happened since.
    """
    from .charges import charge_deeds
    from .traits import has_trait

    fight = fight_of(table.state, seat)
    assert fight is not None, "this is asked of those in a fight"
    if table.asks_always or fight.answered or wanted(table, seat, "attacked", ()) or has_trait(table, seat, "horde"):
        return True
    open_ = [power.fight for _, power in in_reserve(table, seat)]
    return any(not isinstance(deed, SOONER) for deeds in (*open_, *charge_deeds(table, seat)) for deed in deeds)


def tell_use(table: GrailTable, seat: Seat, name: str) -> None:
    """Whose power does something now; of a Character it is its Flaw."""
    if name.startswith("characters."):
        table.say("flaw", seat=SEATS[seat], flaw=f"{power_name(table, seat, name)}.flaw")
    else:
        table.say("uses-power", seat=SEATS[seat], card=power_name(table, seat, name))


def power_name(table: GrailTable, seat: Seat, name: str) -> str:
    """How texts name the card."""
    collection, card, *_ = name.split(".")
    if collection == "skills":
        side = getattr(box_of(table.content).skills[card], table.state.seats[seat].sides[card])
        return f"@skills.{card}.{side.name}"
    return f"@{collection}.{card}"


def power_option(table: GrailTable, seat: Seat, verb: str, name: str, power: Power) -> Option[Any]:
    return named_option(verb, name, power_name(table, seat, name), power.text)


@cache
def named_option(verb: str, name: str, title: str, text: str | None) -> Option[str]:
    """About a power, named after the card that it stands on; where that has several, also after itself."""
    collection, card, *_ = name.split(".")
    points = (f"card:{card}",) if collection in ("items", "secrets", "skills") else ()
    if text is None:
        return Option(verb, name, name, points=points, params=(("card", title),))
    params = (("card", title), ("power", f"@{collection}.{card}.{text}"))
    return Option(verb, name, name, text="option-one-power", points=points, params=params)
