"""The twelve Traits, each where its own text names a moment."""

from __future__ import annotations

from typing import Final

from roundtable.games.tainted_grail.box import box_of
from roundtable.games.tainted_grail.characters.items import discard_item, with_keyword
from roundtable.games.tainted_grail.characters.resources import put
from roundtable.games.tainted_grail.effects.terms import Trait
from roundtable.games.tainted_grail.state import SEATS, Fight, GrailTable, fight_numbered
from roundtable.kernel.options import DONE, Prompt
from roundtable.kernel.seats import Seat
from roundtable.kernel.windows import Rules

from .doing import fight_at
from .hands import hand_options
from .powers import lasting_deeds, spared

AMBUSHED: Final = Prompt("ask-ambushed", rules=("grail.trait.ambush",))


def traits_of(table: GrailTable, fight: Fight) -> tuple[Trait, ...]:
    """In force for the whole Encounter (grail.trait.active-throughout)."""
    return box_of(table.content).fighting[fight.card.cards[0]].traits if fight.kind == "combat" else ()


def has_trait(table: GrailTable, seat: Seat, trait: Trait) -> bool:
    """Whether a Trait counts for this Character; Diplomacy has none (D56)."""
    fight = fight_at(table, seat)
    if trait not in traits_of(table, fight):
        return False
    table.cite("grail.trait.active-throughout")
    ignored = trait in fight.ignored or any(deed.trait == trait for deed in lasting_deeds(table, seat, "ignore"))
    return not ignored


def first_blood(table: GrailTable, seat: Seat) -> Rules[None]:
    """Ambush and Rush, as the first Activation of the Combat begins."""
    from .enemy_deeds import hurt

    if has_trait(table, seat, "ambush"):
        table.cite("grail.trait.ambush")
        while len(table.state.seats[seat].hand) > 1:
            veiled = len(fight_at(table, seat).party) > 1
            options = lambda: hand_options(table, seat, "discard") or [DONE]  # noqa: E731
            chosen = yield from table.ask(seat, AMBUSHED, options, veiled=veiled)
            one = table.state.seats[seat]
            if chosen.verb == "discard":
                table.move(chosen.arg, one.hand, one.discard)
                table.say("discards", "grail.trait.ambush", seat=SEATS[seat], card=f"@cards.{chosen.arg}")
    if has_trait(table, seat, "rush"):
        table.cite("grail.trait.rush")
        yield from hurt(table, seat, 2, "grail.trait.rush")


def horde(table: GrailTable, seat: Seat) -> None:
    """At the start of each step 3; of an empty deck nothing is discarded (A67)."""
    if has_trait(table, seat, "horde"):
        table.say("horde", "grail.trait.horde")
        one = table.state.seats[seat]
        for _ in range(1 if spared(table, seat, "horde-card") else 2):
            table.draw(one.combat.deck, one.discard)


def opportunist(table: GrailTable, seat: Seat) -> bool:
    """Fewer than two cards (A63, A64)."""
    if fight_at(table, seat).played < 2 and has_trait(table, seat, "opportunist"):
        table.cite("grail.trait.opportunist")
        return True
    return False


def strikes(table: GrailTable, seat: Seat) -> int:
    """How often step 3 is resolved."""
    if has_trait(table, seat, "rage"):
        table.cite("grail.trait.rage")
        return 2
    return 1


def slow(table: GrailTable, seat: Seat) -> int:
    """How many cards more are drawn at the start and in each End Turn."""
    if has_trait(table, seat, "slow"):
        table.cite("grail.trait.slow")
        return 1
    return 0


def feints(table: GrailTable, seat: Seat) -> bool:
    """Whether Damage of step 3 can't be prevented."""
    if has_trait(table, seat, "feint"):
        table.cite("grail.trait.feint")
        return True
    return False


def take_arms(table: GrailTable, fight: Fight) -> None:
    """Remembers the Weapons in use as the Combat begins, for Shatter."""
    if "shatter" in traits_of(table, fight):
        for seat in fight.party:
            if has_trait(table, seat, "shatter"):
                items = table.state.seats[seat].items.cards
                fight.armed[str(seat)] = [card for card in with_keyword(table, seat, "weapon") if card in items]


def robbed(table: GrailTable, number: int) -> bool:
    """Robber: all members at 1 Health or less, after a loss in this Encounter (A73). Who fell counts, who fled not."""
    fight = fight_numbered(table.state, number)
    if "robber" not in traits_of(table, fight) or "robber" in fight.ignored or not fight.hurt or fight.outcome:
        return False
    members = [*fight.party, *fight.fallen]
    if any(table.state.seats[seat].health > 1 for seat in members):
        return False
    table.say("robbed", "grail.trait.robber")
    for seat in members:
        if spared(table, seat, "robber"):
            continue
        put(table, seat, "wealth", -table.state.seats[seat].wealth, "grail.trait.robber")
        for item in list(table.state.seats[seat].items):
            discard_item(table, seat, item, "grail.trait.robber")
    fight.outcome = "lost"
    return True
