"""The Inner Region: one space a turn, lairs that must be beaten, turning back, and the Crown of Command."""

from __future__ import annotations

from functools import cache
from typing import Final

from roundtable.kernel.options import Option, Prompt
from roundtable.kernel.seats import Seat
from roundtable.kernel.state import Outcome
from roundtable.kernel.windows import Rules, Stop

from .actions import Source
from .characters import here, roll_own
from .creatures import NO_EVADING, begin, fight
from .effects import Lair, Place
from .life import put_on_space
from .objects import has_talisman
from .state import SEATS, TalismanTable, place_name

ONE_SPACE: Final = "talisman.movement.inner.one-space-no-die"
TALISMAN_NEEDED: Final = "talisman.victory.talisman-needed"
INNER = Prompt("ask-inner", rules=(ONE_SPACE,))
EVADE: Option[str] = Option("evade")
BATTLE: Option[bool] = Option("battle", value=True)
PSYCHIC: Option[bool] = Option("psychic", value=False)
KIND = Prompt("ask-dragon", rules=("talisman.inner.dragon.challenger-picks-battle-or-psychic",))
STAY_AND_FIGHT: Option[str] = Option("fight", value="", text="option-fight-on")


@cache
def advance(place: str) -> Option[str]:
    return Option("advance", place, place, (ONE_SPACE,), (f"place:{place}",), (("place", place_name(place)),))


@cache
def back(place: str, named: bool) -> Option[str]:
    return Option(
        "turn-back", place if named else "", place, ("talisman.movement.turn-back.allowed",),
        (f"place:{place}",), (("place", place_name(place)),),
    )  # fmt: skip


@cache
def leave_by_portal(place: str) -> Option[str]:
    rules = (
        "talisman.movement.portal.leaving-is-free-and-ends-turn", "talisman.movement.turn-back.free-choice-at-plain",
    )  # fmt: skip
    return Option("portal", "", place, rules, (f"place:{place}",), (("place", place_name(place)),))


# --- moving ---


def inner_move(table: TalismanTable, seat: Seat) -> Rules[None]:
    """One space, without a die: on, or back; or stay where a lair is not yet beaten."""
    character = table.state.seats[seat]
    if character.toad_turns:
        table.cite("talisman.toads.move-one-space")
    chosen = yield from table.ask(seat, INNER, lambda: table.allowed(moves(table, seat)))
    place = here(table, seat)
    if chosen.verb == "fight":
        table.cite(*lair_rules(place, "again"))
        return
    if chosen.verb == "portal":
        put_on_space(table, seat, chosen.value)
        table.say("leaves-inner", *chosen.rules, seat=SEATS[seat], place=place_name(chosen.value))
        raise Stop("turn")
    turning_back = chosen.verb == "turn-back"
    put_on_space(table, seat, chosen.value)
    after = here(table, seat)
    if turning_back:
        at_plain = not after.back or table.content["places"][after.back[0]].region != "inner"
        table.state.seats[seat].turning_back = not at_plain
        table.say(
            "turns-back", "talisman.movement.turn-back.one-space-per-turn-to-plain",
            "talisman.movement.turn-back.space-rules-ignored", seat=SEATS[seat], place=place_name(after.id),
        )  # fmt: skip
        meet_only(table)
        return
    table.say("advances", ONE_SPACE, seat=SEATS[seat], place=place_name(after.id))
    if after.lair is not None and after.lair.crown:
        reach_crown(table, seat)


def meet_only(table: TalismanTable) -> None:
    """Whoever turns back meets characters where that is allowed, but not the space (ruling A17)."""
    table.state.passing_by = True


def moves(table: TalismanTable, seat: Seat) -> list[tuple[Option[str], str | None]]:
    character, place = table.state.seats[seat], here(table, seat)
    places = table.content["places"]
    inner_back = [space for space in place.back if places[space].region == "inner"]
    out = [space for space in place.back if places[space].region != "inner"]
    no_talisman = not has_talisman(character)
    menu: list[tuple[Option[str], str | None]] = []
    if place.lair is not None and not character.cleared:
        barred = TALISMAN_NEEDED if place.lair.crown and no_talisman else None
        if character.turning_back:
            barred = "talisman.movement.turn-back.no-change-of-mind"
        menu += [(STAY_AND_FIGHT, barred), (EVADE, NO_EVADING)]
        menu += [(advance(space), lair_rule(place, "again")) for space in place.ahead]
    else:
        for space in place.ahead:
            barred = None
            if character.turning_back:
                barred = "talisman.movement.turn-back.no-change-of-mind"
            elif no_talisman and places[space].talisman_needed:
                barred = "talisman.inner.valley-of-fire.talisman-required"
            elif no_talisman and place.talisman_needed:
                barred = TALISMAN_NEEDED
            if barred is not None:
                table.cite(barred)  # there may be nothing left to choose
            menu.append((advance(space), barred))
    menu += [(back(space, len(inner_back) > 1), None) for space in inner_back]
    menu += [(leave_by_portal(space), None) for space in out]
    return menu


def reach_crown(table: TalismanTable, seat: Seat) -> None:
    """The Crown is reached; in the race variant that is all."""
    state = table.state
    state.crown_reached = True
    table.say("reaches-crown", "talisman.inner.crown.reached-only-from-valley-of-fire", seat=SEATS[seat])
    if table.setup.options["victory"] == "race":
        rules = ("talisman.variants.race.first-to-reach-crown-wins",)
        table.cite(*rules)
        table.finish(Outcome((seat,), "outcome-race", rules))


# --- lairs ---


def lair_rule(place: Place, what: str) -> str:
    return lair_rules(place, what)[0]


def lair_rules(place: Place, what: str) -> tuple[str, ...]:
    """The rules of this lair: for meeting it again, for not winning, for winning."""
    lair = place.lair
    assert lair is not None
    if lair.crown:
        return ("talisman.inner.dragon.loss-or-tie-then-fight-or-turn-back",)
    if lair.number_dice:
        names: dict[str, tuple[str, ...]] = {
            "again": ("talisman.inner.pits.only-remaining-monsters-return",),
            "not-won": ("talisman.inner.pits.loss-costs-life-tie-does-not",),
            "won": ("talisman.inner.pits.win-ends-turn-then-talisman-decides",),
        }
    else:
        names = {
            "again": (
                "talisman.inner.werewolf.fight-again-or-turn-back",
                "talisman.inner.werewolf.strength-persists-between-turns",
            ),
            "not-won": ("talisman.inner.werewolf.loss-costs-life-tie-does-not",),
            "won": ("talisman.inner.werewolf.win-ends-turn-then-talisman-decides",),
        }
    return names[what]


def enter_lair(table: TalismanTable, seat: Seat, place: Place, lair: Lair) -> Rules[None]:
    """Its creatures are fought, by battle one at a time. The turn is over for whoever does not beat them all."""
    source = Source("places", place.id)
    character = table.state.seats[seat]
    table.cite(NO_EVADING)
    if lair.crown:
        if not has_talisman(character):
            table.say("no-talisman", TALISMAN_NEEDED, seat=SEATS[seat])
            raise Stop("turn")
        yield from fight_dragon(table, seat, place, lair)
        return
    if not character.lair:
        if lair.strength_dice:
            rule = "talisman.inner.werewolf.strength-is-two-dice"
            dice = yield from roll_own(table, seat, lair.strength_dice, source, rule, helps=lambda dice: max(dice) > 1)
            table.state.seats[seat].lair = sum(dice)
            table.say("lair-strength", rule, seat=SEATS[seat], card=source.text(lair.name), number=sum(dice))
        elif lair.number_dice:
            rule = "talisman.inner.pits.one-die-sets-number"
            dice = yield from roll_own(table, seat, lair.number_dice, source, rule, helps=lambda dice: max(dice) > 1)
            table.state.seats[seat].lair = sum(dice)
            table.say("lair-number", rule, seat=SEATS[seat], card=source.text(lair.name), number=sum(dice))
    while True:
        character = table.state.seats[seat]
        strength = character.lair if lair.strength_dice else lair.strength
        begin(table, [seat], battle=True, creature=strength)
        if lair.strength_dice:
            table.cite("talisman.inner.werewolf.fought-in-battle-once-per-turn")
        else:
            table.cite("talisman.inner.pits.battles-one-at-a-time")
        result = yield from fight(table, seat, Source("places", f"{place.id}.{lair.name}"))
        character = table.state.seats[seat]
        if result != "won":
            table.cite(*lair_rules(place, "not-won"))
            raise Stop("turn")
        if lair.number_dice:
            character.lair -= 1
            if character.lair:
                continue
        character.cleared, character.lair = True, 0
        table.state.fight = None
        table.say("lair-cleared", *lair_rules(place, "won"), seat=SEATS[seat], place=place_name(place.id))
        return


def fight_dragon(table: TalismanTable, seat: Seat, place: Place, lair: Lair) -> Rules[None]:
    """The last fight: whoever wins it has won."""
    chosen = yield from table.ask(seat, KIND, (BATTLE, PSYCHIC))
    battle = chosen.value
    begin(table, [seat], battle=battle, creature=lair.strength if battle else lair.craft)
    table.cite("talisman.inner.dragon.strength-ten-craft-ten")
    result = yield from fight(table, seat, Source("places", f"{place.id}.{lair.name}"))
    if result == "won":
        rules = ("talisman.victory.first-to-defeat-elder-dragon", TALISMAN_NEEDED)
        table.cite(*rules)
        table.finish(Outcome((seat,), "outcome-crown", rules))
    else:
        table.state.seats[seat].lair = 1
        table.cite(*lair_rules(place, "again"))
    raise Stop("turn")
