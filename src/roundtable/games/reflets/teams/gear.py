"""Equipment: finding it, who may wear it, what it does to characteristics, and how it is given round."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Final, TypeAlias

from roundtable.games.reflets.box import Box, box
from roundtable.games.reflets.effects.cards import Loot
from roundtable.games.reflets.effects.deeds import FindLoot, GainRelic, StealGear, Swap
from roundtable.games.reflets.effects.terms import Colour
from roundtable.games.reflets.option_makers import SEATS, about, hero_option
from roundtable.games.reflets.registry import DEEDS, Doing
from roundtable.games.reflets.state import RefletsTable, Team
from roundtable.kernel.options import DONE, Option, Prompt
from roundtable.kernel.seats import Seat
from roundtable.kernel.windows import Rules

from .holdings import renew, swap_hands, whom
from .moments import interject
from .remarks import remark

MOST_ACTIVE: Final = 3
MOST: Final = 6
"""No characteristic is higher."""
CONSTRAINTS: Final = "reflets.limits.loot-constraints-checked-before-equipping"
THREE: Final = "reflets.limits.three-active-equipment-per-hero"
ONE_MODIFIER: Final = "reflets.limits.one-modifier-per-characteristic"
NOT_IN_BACKPACK: Final = "reflets.limits.cursed-loot-never-in-backpack"
REASSIGN: Final = "reflets.chance.equipment-reassigned-after-gain-or-loss"
LEFT_BEHIND: Final = "reflets.death.equipment-stays-with-the-team"
SHOWN: Final = "reflets.limits.found-equipment-shown-to-all"
WHICH: Final = Prompt("ask-gear", rules=(REASSIGN,))
WHOSE: Final = "ask-gear-where"
KEEP_CURSED: Final = Prompt("ask-keep-cursed", rules=("reflets.grade.without-clover-five-loot-or-fewer",))
TAKE: Final = "ask-take-gear"


# --- what a hero is worth with it ---


def active(team: Team, hero: str) -> list[str]:
    """reflets.limits.face-up-equipment-is-active: what a hero wears, but for what lies in the backpack."""
    return [piece for piece, wearer in team.worn.items() if wearer == hero and piece not in team.stowed]


def characteristic(table: RefletsTable, seat: Seat, hero: str, colour: Colour) -> int:
    """A hero's characteristic: as printed, or as active equipment sets it; a wound marker is a ceiling on it."""
    team = table.state.seats[seat]
    if hero in team.life:
        table.cite("reflets.wound.marker-caps-every-characteristic")
    return as_equipped(box(table), team, hero, colour)


def as_equipped(contents: Box, team: Team, hero: str, colour: Colour) -> int:
    """The same, reckoned without a word."""
    value = contents.heroes[hero].value(colour)
    for piece, wearer in team.worn.items():
        if wearer == hero and piece not in team.stowed:
            value = contents.sets[piece].get(colour, value)
    return min(value, team.life[hero]) if hero in team.life else value


# --- who may wear what ---


def why_not_wear(table: RefletsTable, team: Team, piece: str, hero: str) -> str | None:
    """The rule that keeps a hero from wearing a piece."""
    return why_not_wear_beside(table, [other for other in active(team, hero) if other != piece], piece, hero)


def why_not_wear_beside(table: RefletsTable, others: list[str], piece: str, hero: str) -> str | None:
    """The same, were these the other pieces that the hero wears."""
    contents = box(table)
    if hero not in contents.wearers[piece]:
        return CONSTRAINTS
    if len(others) >= MOST_ACTIVE:
        return THREE
    altered = contents.sets[piece].keys()
    return ONE_MODIFIER if any(altered & contents.sets[other].keys() for other in others) else None


Spot: TypeAlias = tuple[str, bool]
"""Where a piece lies: under which hero, and whether in the backpack."""


def spots_for(table: RefletsTable, seat: Seat, piece: str) -> Iterator[tuple[Spot, str | None]]:
    """Where a piece may go: worn by a hero, or in a hero's backpack; each with the rule that forbids it."""
    team, cursed = table.state.seats[seat], box(table).gear[piece].cursed
    now = (team.worn.get(piece), piece in team.stowed)
    for hero in team.heroes:
        if now != (hero, False):
            yield (hero, False), why_not_wear(table, team, piece, hero)
        if now != (hero, True):
            yield (hero, True), NOT_IN_BACKPACK if cursed else None


def places_for(table: RefletsTable, seat: Seat, piece: str) -> list[tuple[Option[str], str | None]]:
    """The same as options."""
    return [
        (stow_option(hero) if stow else wear_option(table, seat, piece, hero), rule)
        for (hero, stow), rule in spots_for(table, seat, piece)
    ]


def wear_option(table: RefletsTable, seat: Seat, piece: str, hero: str) -> Option[str]:
    """With the characteristics that it changes, as far as a wound lets it."""
    team, contents = table.state.seats[seat], box(table)
    sets, most = contents.sets[piece], team.life.get(hero, MOST)
    changes: list[tuple[str, int | str]] = []
    gained = 0
    for place, (colour, value) in enumerate(sets.items(), 1):
        before = as_equipped(contents, team, hero, colour)
        changes += [(f"what{place}", f"@text.tested-{colour}"), (f"before{place}", before)]
        changes.append((f"after{place}", min(most, value)))
        gained += min(most, value) - before
    return Option(
        "wear", hero, value=hero, points=(f"card:{hero}",), group="gear-worn-by",
        params=(("card", f"@heroes.{hero}"), ("changes", len(sets)), ("trend", trend(gained)), *changes),
        text="wear-changes",
    )  # fmt: skip


def trend(gained: int) -> str:
    """In a word for the texts, whether a hero is better off."""
    return "same" if not gained else "better" if gained > 0 else "worse"


@cache
def stow_option(hero: str) -> Option[str]:
    return Option(
        "stow",
        hero,
        value=hero,
        points=(f"card:{hero}",),
        group="gear-stowed-by",
        params=(("card", f"@heroes.{hero}"),),
    )


def discard_option(piece: str) -> Option[str]:
    return Option("discard-gear", piece, value="")


# --- finding it ---


def find_loot(
    table: RefletsTable, seat: Seat, count: int, rule: str, *, may_refuse_cursed: bool = False
) -> Rules[None]:
    """LOOT from the deck, shown to all, then given to heroes; an empty deck is made anew (ruling A64)."""
    state = table.state
    found: list[str] = []
    for _ in range(count):
        if not renew(table, state.loot, state.loot_discard):
            break
        piece = table.draw(state.loot, state.seats[seat].gear)
        assert piece is not None, "the deck has a card"
        table.say("loot-found", rule, SHOWN, seat=SEATS[seat], card=f"@loot.{piece}")
        remark(table, "loot", len(state.loot.cards), SHOWN, every=7)
        found.append(piece)
    for piece in found:
        if may_refuse_cursed and box(table).loot[piece].cursed:
            options = [about(verb, piece, f"@loot.{piece}") for verb in ("keep", "drop")]
            if (yield from table.ask(seat, KEEP_CURSED, options)).verb == "drop":
                discard_gear(table, seat, piece, *KEEP_CURSED.rules)
                continue
        yield from place(table, seat, piece)
    gear_gained(table, seat)
    if found and seat == table.state.guide and table.state.phase == "play":
        yield from table.settle()
        yield from interject(table, "found")


def gain_relic(table: RefletsTable, seat: Seat, relic: str, rule: str) -> Rules[None]:
    """A Relic out of its deck, if it is still there."""
    state = table.state
    if relic in state.relics.cards:
        table.move(relic, state.relics, state.seats[seat].gear)
        table.say("relic-gained", rule, SHOWN, seat=SEATS[seat], card=f"@relics.{relic}")
        yield from receive(table, seat, relic)


def receive(table: RefletsTable, seat: Seat, *pieces: str) -> Rules[None]:
    """Pieces have come to a team: each is slid under a hero, and all may be given round."""
    for piece in pieces:
        yield from place(table, seat, piece)
    gear_gained(table, seat)


def take_over(table: RefletsTable, seat: Seat, hero: str) -> Rules[None]:
    """What a replaced hero wore or carried stays with the team, curses included: it is given round anew (A73)."""
    pieces = [piece for piece, wearer in table.state.seats[seat].worn.items() if wearer == hero]
    for piece in pieces:
        drop_from_heroes(table, seat, piece)
    yield from receive(table, seat, *pieces)


def gear_gained(table: RefletsTable, seat: Seat) -> None:
    """Equipment may be given round after a gain, but not the only piece, which has just been given to somebody."""
    if len(table.state.seats[seat].gear) > 1:
        table.touch(f"gear:{seat}")


def place(table: RefletsTable, seat: Seat, piece: str) -> Rules[None]:
    """A piece is slid under a hero. A team without heroes keeps it on its board."""
    if table.state.seats[seat].heroes.cards:
        yield from (wear_cursed if box(table).gear[piece].cursed else give_to_hero)(table, seat, piece)


def give_to_hero(table: RefletsTable, seat: Seat, piece: str) -> Rules[None]:
    """A piece goes under a hero, face up or face down."""
    prompt = Prompt(WHOSE, (("card", box(table).name(piece)),), (CONSTRAINTS,), f"card:{piece}")
    chosen = yield from table.ask(seat, prompt, lambda: table.allowed(places_for(table, seat, piece)))
    put_under(table, seat, piece, chosen.value, stow=chosen.verb == "stow")


def wear_cursed(table: RefletsTable, seat: Seat, piece: str, *, may_discard: bool = False) -> Rules[None]:
    """A cursed LOOT is worn by somebody who can, other pieces making room for it; else it is discarded (ruling A44).
    What a dead hero leaves may be discarded, cursed or not."""
    yield from table.settle()  # what is given round first may take the room, or make it
    able = [hero for hero in table.state.seats[seat].heroes if can_make_room(table, seat, piece, hero)]
    if not able:
        discard_gear(table, seat, piece, NOT_IN_BACKPACK)
        return
    key, away = "ask-cursed", list[Option[str]]()
    rules: tuple[str, ...] = (NOT_IN_BACKPACK,)
    if may_discard:
        key, rules, away = WHOSE, (LEFT_BEHIND, NOT_IN_BACKPACK), [discard_option(piece)]
    prompt = Prompt(key, (("card", f"@loot.{piece}"),), rules, f"card:{piece}")
    chosen = yield from table.ask(seat, prompt, [*[wear_option(table, seat, piece, hero) for hero in able], *away])
    if chosen.verb == "discard-gear":
        discard_gear(table, seat, piece, LEFT_BEHIND)
        return
    yield from make_room(table, seat, piece, chosen.value)
    put_under(table, seat, piece, chosen.value, stow=False)


def can_make_room(table: RefletsTable, seat: Seat, piece: str, hero: str) -> bool:
    """Whether a hero could wear a cursed piece once all but cursed ones are in the backpack: those stay where they
    are."""
    team, contents = table.state.seats[seat], box(table)
    staying = [other for other in active(team, hero) if contents.gear[other].cursed and other != piece]
    return why_not_wear_beside(table, staying, piece, hero) is None


def make_room(table: RefletsTable, seat: Seat, piece: str, hero: str) -> Rules[None]:
    """Pieces that are in the way of a cursed one go to the backpack."""
    contents = box(table)
    while (rule := why_not_wear(table, table.state.seats[seat], piece, hero)) is not None:
        team = table.state.seats[seat]
        altered = contents.sets[piece].keys()
        rivals = [other for other in active(team, hero) if other != piece and not contents.gear[other].cursed]
        if rule == ONE_MODIFIER:
            rivals = [other for other in rivals if altered & contents.sets[other].keys()]
        prompt = Prompt("ask-make-room", (("card", contents.name(piece)),), (NOT_IN_BACKPACK,), f"card:{piece}")
        gone = yield from table.ask(seat, prompt, [about("stow", other, contents.name(other)) for other in rivals])
        table.state.seats[seat].stowed.append(gone.arg)


def put_under(table: RefletsTable, seat: Seat, piece: str, hero: str, *, stow: bool) -> None:
    """reflets.limits.face-down-equipment-is-stored, reflets.limits.backpack-is-unlimited."""
    team = table.state.seats[seat]
    team.worn[piece] = hero
    if piece in team.stowed:
        team.stowed.remove(piece)
    if stow:
        team.stowed.append(piece)
        rules = ("reflets.limits.face-down-equipment-is-stored", "reflets.limits.backpack-is-unlimited")
        table.say("gear-stowed", *rules, card=box(table).name(piece), hero=f"@heroes.{hero}")
    else:
        rules = ("reflets.limits.face-up-equipment-is-active", "reflets.outcome.room-step-one-relic-is-equipment")
        worn = rules[:1] if isinstance(box(table).gear[piece], Loot) else rules
        table.say("gear-worn", *worn, card=box(table).name(piece), hero=f"@heroes.{hero}")


def drop_from_heroes(table: RefletsTable, seat: Seat, piece: str) -> None:
    """A piece lies under nobody any more."""
    team = table.state.seats[seat]
    team.worn.pop(piece, None)
    if piece in team.stowed:
        team.stowed.remove(piece)


def discard_gear(table: RefletsTable, seat: Seat, piece: str, *rules: str) -> None:
    """A piece that lies under nobody goes. A discarded Relic goes back to its deck: it can be won again."""
    state = table.state
    is_relic = piece in box(table).relics
    table.move(piece, state.seats[seat].gear, state.relics if is_relic else state.loot_discard)
    table.say("gear-discarded", *rules, seat=SEATS[seat], card=box(table).name(piece))


# --- giving it round ---


def redistribute(table: RefletsTable, seat: Seat) -> Rules[None]:
    """Just after gaining or losing a piece or a hero, equipment may be given round anew."""
    yield from settle_loose(table, seat)
    while True:
        team = table.state.seats[seat]
        pieces = [piece for piece in team.worn if any(rule is None for _, rule in spots_for(table, seat, piece))]
        if not pieces:
            return
        options: list[Option[None]] = [about("gear", piece, box(table).name(piece)) for piece in pieces]
        chosen = yield from table.ask(seat, WHICH, [DONE, *options])
        if chosen.verb == "done":
            return
        yield from give_to_hero(table, seat, chosen.arg)


def settle_loose(table: RefletsTable, seat: Seat) -> Rules[None]:
    """What lay under a hero who has died goes to teammates, or is discarded."""
    while True:
        team = table.state.seats[seat]
        loose = [piece for piece, wearer in team.worn.items() if wearer not in team.heroes.cards]
        if not loose or not team.heroes.cards:
            return
        piece = loose[0]
        drop_from_heroes(table, seat, piece)
        if box(table).gear[piece].cursed:
            yield from wear_cursed(table, seat, piece, may_discard=True)
        else:
            options = [*places_for(table, seat, piece), (discard_option(piece), None)]
            prompt = Prompt(WHOSE, (("card", box(table).name(piece)),), (LEFT_BEHIND,), f"card:{piece}")
            chosen = yield from table.ask(seat, prompt, table.allowed(options))
            if chosen.verb == "discard-gear":
                discard_gear(table, seat, piece, *prompt.rules)
            else:
                put_under(table, seat, piece, chosen.value, stow=chosen.verb == "stow")


# --- losing it to others ---


def take_gear(table: RefletsTable, giver: Seat, taker: Seat, rule: str, *pieces: str) -> Rules[None]:
    """Pieces go from one team to another."""
    state = table.state
    for piece in pieces:
        drop_from_heroes(table, giver, piece)
        table.move(piece, state.seats[giver].gear, state.seats[taker].gear)
        table.say("gear-taken", rule, seat=SEATS[taker], other=SEATS[giver], card=box(table).name(piece))
    yield from receive(table, taker, *pieces)
    table.touch(f"gear:{giver}")


def take_all_of(table: RefletsTable, giver: Seat, hero: str, taker: Seat, rule: str) -> Rules[None]:
    """All that a hero wears or carries goes to another team."""
    pieces = [piece for piece, wearer in table.state.seats[giver].worn.items() if wearer == hero]
    if pieces and giver != taker:
        yield from take_gear(table, giver, taker, rule, *pieces)


@DEEDS.does(FindLoot)
def find_deed(table: RefletsTable, doing: Doing, deed: FindLoot) -> Rules[None]:
    yield from find_loot(table, doing.user, deed.count * doing.times, doing.rule)


@DEEDS.does(GainRelic)
def relic_deed(table: RefletsTable, doing: Doing, deed: GainRelic) -> Rules[None]:
    yield from gain_relic(table, doing.user, deed.relic, doing.rule)


@DEEDS.does(StealGear)
def steal_gear(table: RefletsTable, doing: Doing, deed: StealGear) -> Rules[None]:
    giver = yield from whom(table, doing)
    for _ in range(min(deed.count, len(table.state.seats[giver].gear))):
        piece = yield from choose_piece(table, doing.user, giver, doing.rule)
        yield from take_gear(table, giver, doing.user, doing.rule, piece)


def choose_piece(table: RefletsTable, chooser: Seat, owner: Seat, rule: str) -> Rules[str]:
    pieces = list(table.state.seats[owner].gear)
    options: list[Option[None]] = [about("take", piece, box(table).name(piece)) for piece in pieces]
    chosen = yield from table.ask(chooser, Prompt(TAKE, (("seat", SEATS[owner]),), (rule,)), options)
    return chosen.arg


@DEEDS.does(Swap)
def swap(table: RefletsTable, doing: Doing, deed: Swap) -> Rules[None]:
    """Slots within the team, a piece of equipment each, or hands."""
    if deed.what == "slots":
        yield from swap_slots(table, doing)
    elif deed.what == "hands":
        yield from swap_hands(table, doing)
    else:
        yield from swap_gear(table, doing)


def swap_slots(table: RefletsTable, doing: Doing) -> Rules[None]:
    """Two heroes of the user's team change places."""
    heroes = list(table.state.seats[doing.user].heroes)
    if len(heroes) < 2:
        return
    one = yield from table.ask(
        doing.user, Prompt("ask-swap", rules=(doing.rule,)), [hero_option("hero", hero) for hero in heroes]
    )
    others = [hero_option("hero", hero) for hero in heroes if hero != one.arg]
    two = yield from table.ask(
        doing.user, Prompt("ask-swap-with", (("card", f"@heroes.{one.arg}"),), (doing.rule,)), others
    )
    first, second = heroes.index(one.arg), heroes.index(two.arg)
    heroes[first], heroes[second] = two.arg, one.arg
    table.arrange(table.state.seats[doing.user].heroes, heroes)
    table.say(
        "slots-swapped", doing.rule, seat=SEATS[doing.user], card=f"@heroes.{one.arg}", other=f"@heroes.{two.arg}"
    )


def swap_gear(table: RefletsTable, doing: Doing) -> Rules[None]:
    """The user gives a piece for one of another team's; without a piece on either side nothing happens."""
    other = yield from whom(table, doing)
    state = table.state
    if not state.seats[other].gear.cards or not state.seats[doing.user].gear.cards:
        return
    taken = yield from choose_piece(table, doing.user, other, doing.rule)
    given = yield from choose_piece(table, doing.user, doing.user, doing.rule)
    yield from take_gear(table, other, doing.user, doing.rule, taken)
    if given in table.state.seats[doing.user].gear.cards:
        yield from take_gear(table, doing.user, other, doing.rule, given)
