"""How a fight ends for one or for all: Escape, dying, giving up, and the scopes that end a step early."""

from __future__ import annotations

from typing import Final

from roundtable.games.tainted_grail.campaign.modes import uses
from roundtable.games.tainted_grail.characters.items import discard_item, flip_back
from roundtable.games.tainted_grail.characters.tracks import change_track
from roundtable.games.tainted_grail.state import NOBODY, SEATS, Fight, GrailTable, fight_numbered
from roundtable.kernel.options import NO, YES, Option, Prompt
from roundtable.kernel.seats import Seat
from roundtable.kernel.windows import Rules, Stop

from .doing import fight_at
from .powers import lasting_deeds, moment, spared
from .traits import robbed

HARD_ESCAPE: Final = "grail.challenge.escape-may-fail"
ESCAPE: Final[Option[None]] = Option("escape", rules=("grail.combat.escape-during-own-activation",))
GIVE_UP: Final[Option[None]] = Option("give-up", rules=("grail.diplomacy.escape-applies-failure",))
ALL_GIVE_UP: Final = Prompt("ask-all-give-up", rules=("grail.diplomacy.avoid-and-fail-as-a-group",))
SHATTER: Final = "grail.trait.shatter"


def leaving(seat: Seat) -> str:
    """The scope of all that a Character does in its fight."""
    return f"fight-of-seat-{seat}"


def over(number: int) -> str:
    """The scope of the whole fight."""
    return f"fight-{number}"


def end(table: GrailTable, number: int, outcome: str) -> None:
    """The fight is over for all, now."""
    fight = fight_numbered(table.state, number)
    fight.outcome = fight.outcome or outcome
    raise Stop(over(number))


# --- Escape ---


def why_not_escape(table: GrailTable, seat: Seat) -> str | None:
    """The rule against an Escape now, if there is one."""
    fight = fight_at(table, seat)
    if uses(table.state, HARD_ESCAPE) and fight.now.get("escape-tried"):
        return "grail.challenge.one-escape-attempt-per-activation"
    return "grail.combat.only-visible-abilities-count" if kept_in(table, seat) else None


def why_not_give_up(table: GrailTable, seat: Seat) -> str | None:
    """The rule against proposing now that all give up: once an Activation, unless somebody may not Escape."""
    fight = fight_at(table, seat)
    if fight.now.get("give-up-tried"):
        return "grail.diplomacy.avoid-and-fail-as-a-group"
    if any(kept_in(table, each) for each in fight.party):
        return "grail.diplomacy.only-visible-abilities-count"
    return None


def kept_in(table: GrailTable, seat: Seat) -> bool:
    """Whether something that lasts forbids this Character to Escape."""
    return any(deed.what == "escape" for deed in lasting_deeds(table, seat, "forbid"))


def energy_lost(table: GrailTable, seat: Seat) -> int:
    """What an Escape costs, as far as there is any (A61)."""
    from roundtable.games.tainted_grail.day.day_powers import surcharge

    return 0 if spared(table, seat, "escape-energy") else max(0, 1 + surcharge(table, seat, "escape"))


def escape(table: GrailTable, seat: Seat, *, forced: bool = False) -> Rules[None]:
    """One Energy, if there is any (A61), and an Opportunity attack; then the Character is out."""
    from .combat import opportunity

    if fight_at(table, seat).now.get("escaping"):
        return  # a card that can't be drawn while one escapes: one is on the way out already
    fight_at(table, seat).now["escaping"] = 1
    table.say("escapes", "grail.combat.escape-costs-energy-and-opportunity", seat=SEATS[seat])
    fight_at(table, seat).now["escape-tried"] = 1
    change_track(table, seat, "energy", -energy_lost(table, seat), "grail.combat.escape-costs-energy-and-opportunity")
    yield from table.settle()
    yield from moment(table, seat, "escape")
    if not spared(table, seat, "escape-opportunity"):
        yield from opportunity(table, seat)
    if uses(table.state, HARD_ESCAPE) and not forced:  # A85: a forced one succeeds without a toss
        table.cite("grail.challenge.one-escape-attempt-per-activation")
        grail = table.roll(2) == 2
        face = "@text.grail" if grail else "@text.skull"
        table.say("tosses", "grail.challenge.escape-may-fail", seat=SEATS[seat], face=face)
        table.cite("grail.basics.dial-is-counter-and-coin")
        if not grail:
            fight_at(table, seat).now.pop("escaping")
            return  # A84: the Activation goes on where it was
    fight = fight_at(table, seat)
    if len(fight.party) == 1:
        table.cite("grail.combat.escape-ends-a-lone-fight")
        if uses(table.state, HARD_ESCAPE):
            table.cite("grail.challenge.last-escapee-ends-the-combat")
    else:
        table.cite("grail.combat.escape-in-a-party-others-fight-on")
    fight.fled.append(seat)
    leave(table, seat)
    if fight.party and robbed(table, fight.number):  # A73: those who are left are all that count
        raise Stop(over(fight.number))
    raise Stop(leaving(seat))


def leave(table: GrailTable, seat: Seat) -> None:
    """What the Character has laid stays in the Sequence; hand and discards go back into its deck."""
    fight, one = fight_at(table, seat), table.state.seats[seat]
    table.cite("grail.party.leave-encounter-only-by-escape-or-dying")
    if fight.kind == "combat":
        table.cite("grail.combat.escapee-cards-stay-in-sequence")
        shatter(table, fight, seat)
    fight.party.remove(seat)
    deck = one.cards(fight.kind).deck
    table.move_all(one.hand, deck)
    table.move_all(one.discard, deck)
    table.shuffle(deck)
    flip_back(table, seat)
    if fight.active == seat:
        fight.active = NOBODY


def shatter(table: GrailTable, fight: Fight, seat: Seat) -> None:
    """Weapons that were in use as the Combat began, however it ended (A74); Secrets stay."""
    for item in fight.armed.pop(str(seat), []):
        if item in table.state.seats[seat].items.cards:
            discard_item(table, seat, item, "grail.trait.shatter")


# --- dying ---


def fall(table: GrailTable, seat: Seat) -> Rules[None]:
    """Health is 0: out of the Combat at once, without a price (A68); Diplomacy ends for all (A69)."""
    fight = fight_at(table, seat)
    active = fight.active == seat
    table.say("falls", "grail.death.dying-leaves-the-encounter", seat=SEATS[seat])
    if fight.kind == "diplomacy":
        table.cite("grail.diplomacy.dying-ends-the-encounter")
        end(table, fight.number, "lost")
    table.cite("grail.combat.dying-removes-only-that-character")
    fight.fallen.append(seat)
    leave(table, seat)
    if active:
        raise Stop(leaving(seat))  # A90: the rest of the Attack and of the Activation is not carried out
    if not fight.party:
        end(table, fight.number, "lost")
    yield from ()


# --- words that fail ---


def fail_talk(table: GrailTable, number: int) -> None:
    """The Encounter fails for the whole Party (A78)."""
    end(table, number, "lost")


def give_up(table: GrailTable, seat: Seat) -> Rules[None]:
    """All give up, or none does."""
    fight = fight_at(table, seat)
    others = [other for other in fight.party if other != seat]
    answers = yield from table.ask_each(others, ALL_GIVE_UP, lambda _: (YES, NO)) if others else nobody()
    if all(answer is YES for answer in answers.values()):
        table.say("gives-up", "grail.diplomacy.escape-applies-failure", seat=SEATS[seat])
        table.cite("grail.diplomacy.avoid-and-fail-as-a-group")
        end(table, fight.number, "lost")


def nobody() -> Rules[dict[Seat, Option[bool]]]:
    yield from ()
    return {}
