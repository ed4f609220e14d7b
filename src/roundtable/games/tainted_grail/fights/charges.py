"""Charges: the markers on a card that its own Ability is paid with."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from roundtable.games.tainted_grail.box import box_of
from roundtable.games.tainted_grail.effects.fighting import FightDeed
from roundtable.games.tainted_grail.state import SEATS, GrailTable
from roundtable.kernel.options import NO, YES, Option, Prompt
from roundtable.kernel.seats import Seat
from roundtable.kernel.windows import Rules

from .doing import FIGHT, Doer, by_kind, fight_at, holds
from .powers import visible


def charge_options(table: GrailTable, seat: Seat) -> list[Option[tuple[int, int]]]:
    """What the Active Character may pay Charges for, now."""
    return [option for option, rule in all_charges(table, seat) if rule is None]


def charge_deeds(table: GrailTable, seat: Seat) -> Iterator[tuple[FightDeed, ...]]:
    """What each of these would do."""
    cards = fight_at(table, seat).sequence.cards
    for option in charge_options(table, seat):
        place, number = option.value
        yield box_of(table.content).abilities(cards[place], "charges")[number].do


def no_charges(table: GrailTable, seat: Seat) -> list[Option[Any]]:
    """Nothing to offer; whoever asks why is told what keeps it from paying Charges of the other cards."""
    return table.allowed([(option, rule) for option, rule in all_charges(table, seat) if rule is not None])


def all_charges(table: GrailTable, seat: Seat) -> Iterator[tuple[Option[tuple[int, int]], str | None]]:
    """Whatever in the Sequence is done for Charges, and the rule against doing so now."""
    fight = fight_at(table, seat)
    seen = visible(fight)
    for place, card in enumerate(fight.sequence.cards):
        for number, ability in enumerate(box_of(table.content).abilities(card, "charges")):
            option = Option("charge", f"{card}-{place}-{number}", (place, number), points=(f"card:{card}",),
                            params=(("card", f"@cards.{card}"), ("count", ability.pay)))  # fmt: skip
            rule: str | None = None
            if place not in seen:
                rule = by_kind(table, fight, "grail.combat.only-visible-abilities-count",
                               "grail.diplomacy.only-visible-abilities-count")  # fmt: skip
            elif fight.laid[place].charges < ability.pay or not holds(table, seat, ability.given):
                rule = by_kind(table, fight, "grail.combat.charges-usable-any-time", "grail.diplomacy.charges")
            elif f"denied-{place}" in fight.now:
                rule = by_kind(table, fight, "grail.combat.charges-active-character-with-consent",
                               "grail.diplomacy.charges")  # fmt: skip
            yield option, rule


def pay_charges(table: GrailTable, seat: Seat, place: int, number: int) -> Rules[None]:
    """With the consent of the card's owner, which is presumed of one who has left (A104)."""
    fight = fight_at(table, seat)
    card, owner = fight.sequence.cards[place], fight.laid[place].owner
    rule = by_kind(table, fight, "grail.combat.charges-active-character-with-consent", "grail.diplomacy.charges")
    if owner != seat and owner in fight.party:
        prompt = Prompt("ask-consent", (("who", SEATS[seat]), ("card", f"@cards.{card}")), (rule,))
        if (yield from table.ask(owner, prompt, (YES, NO))) is NO:
            fight_at(table, seat).now[f"denied-{place}"] = 1
            return
    fight = fight_at(table, seat)
    ability = box_of(table.content).abilities(card, "charges")[number]
    fight.laid[place].charges -= ability.pay
    by_kind(table, fight, "grail.combat.charges-are-markers-on-the-card", "grail.diplomacy.charges")
    by_kind(table, fight, "grail.combat.charges-usable-any-time", "grail.diplomacy.charges")
    table.say("charges-paid", seat=SEATS[seat], card=f"@cards.{card}", count=ability.pay)
    yield from FIGHT.carry_out(table, Doer(seat, place, f"@cards.{card}"), ability.do)
