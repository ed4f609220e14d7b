"""Menhirs: their rites and Dials, how they go dark, and what becomes of the land then."""

from __future__ import annotations

from typing import Final

import msgspec

from roundtable.games.tainted_grail.box import seals_of
from roundtable.games.tainted_grail.campaign.modes import uses
from roundtable.games.tainted_grail.characters.resources import RESOURCES
from roundtable.games.tainted_grail.characters.tracks import change_track
from roundtable.games.tainted_grail.day.costs import can_pay_price, pay_price
from roundtable.games.tainted_grail.day.day_powers import bargain, bargains_left, moments, surcharge
from roundtable.games.tainted_grail.effects.places import Rite
from roundtable.games.tainted_grail.effects.stories import DouseMenhir, LightMenhir, MenhirDial
from roundtable.games.tainted_grail.effects.terms import Pays
from roundtable.games.tainted_grail.option_makers import item_option
from roundtable.games.tainted_grail.party import agree, players
from roundtable.games.tainted_grail.state import DARK, DIALLESS, Carry, GrailTable, Read
from roundtable.games.tainted_grail.story.story_deeds import STORY, Party
from roundtable.games.tainted_grail.story.story_needs import fulfilled
from roundtable.games.tainted_grail.story.tale import TALE, everybody, holds_today
from roundtable.kernel.options import Option, Prompt
from roundtable.kernel.seats import Seat
from roundtable.kernel.windows import Rules

from .land import atlas_of, in_range, places_meant, remove_places, reveal_around_characters

LESS: Final = "grail.story.menhirs-need-one-resource-type-less"
SHORTER: Final = "grail.challenge.menhirs-last-one-day-less"
WHICH_RITE: Final = Prompt("ask-which-rite", rules=("grail.menhir.activation-text-sets-cost-and-dial",))
SPARED: Final = Prompt("ask-spared-resource", rules=("grail.story.menhirs-need-one-resource-type-less",))
LIGHTER: Final = Prompt("ask-lighter-resource", rules=("grail.menhir.activation-text-sets-cost-and-dial",))
WHICH_MENHIR: Final = Prompt("ask-which-menhir", rules=("grail.basics.several-targets-players-choose",))


def active(table: GrailTable) -> list[str]:
    """Where a Menhir stands, with a Dial or without."""
    table.cite("grail.menhir.active-means-on-the-table")
    return [place for place, site in table.state.sites.items() if site.dial != DARK]


def first_menhir(table: GrailTable, place: str) -> None:
    """World Setup: 8, 7, 6 or 5 for 1 to 4 players; it is placed, not activated (A82)."""
    table.cite("grail.menhir.dial-starts-at-nine-minus-players")
    table.state.sites[place].dial = 9 - len(players(table.state))


# --- rites ---


def price_of(table: GrailTable, rite: Rite) -> Pays:
    """The whole price: so much for each player of the game, wherever they are."""
    count = len(players(table.state))
    table.cite("grail.menhir.cost-scales-with-all-players", "grail.menhir.activation-takes-every-player")
    sums = {what: price * count for what, price in rite.pays.sums().items()}
    return msgspec.structs.replace(rite.pays, **sums, any_item=rite.pays.any_item * count, each=False)


def spared_prices(table: GrailTable, price: Pays) -> dict[str, Pays]:
    """Story mode: the price without one of its Resource types, Energy among them, by the type that is left out."""
    kinds = [what for what in price.sums() if what == "energy" or what in RESOURCES]
    return {what: msgspec.structs.replace(price, **{what: 0}) for what in kinds}


def prices(table: GrailTable, rite: Rite) -> dict[str, Pays]:
    """What the rite may be paid with, by the Resource type that is spared."""
    price = price_of(table, rite)
    if uses(table.state, LESS) and (spared := spared_prices(table, price)):
        table.cite("grail.story.menhirs-need-one-resource-type-less")
        return spared
    return {"": price}


def asked_prices(table: GrailTable, party: Party, rite: Rite, less: int = 0) -> dict[tuple[str, str], Pays]:
    """By the Resource type that is spared and the one of which less is asked: what the rite comes to for these.

    `less`: what they use to bring down its Energy.
    """
    energy = sum(surcharge(table, seat, "menhir", "energy") for seat in party)
    anything = sum(surcharge(table, seat, "menhir", "any") for seat in party)
    found: dict[tuple[str, str], Pays] = {}
    for kind, whole in prices(table, rite).items():
        left = max(0, whole.energy + energy - anything + less) if whole.energy else 0
        price = msgspec.structs.replace(whole, energy=left)
        lighter = list(price.sums()) if anything else [""]
        for what in lighter or [""]:
            left = max(0, getattr(price, what) + anything) if what else 0
            found[kind, what] = msgspec.structs.replace(price, **{what: left}) if what else price
    return found


def lone_price(table: GrailTable, seat: Seat) -> dict[str, int]:
    """What lighting the Menhir costs somebody who stands alone beside it, where there is but one way to pay."""
    here = [other for other in players(table.state) if table.state.seats[other].at == table.state.seats[seat].at]
    found = [
        price.sums() for rite in open_rites(table, (seat,)) for price in asked_prices(table, (seat,), rite).values()
    ]
    return found[0] if here == [seat] and len(found) == 1 else {}


def best_bargain(table: GrailTable, party: Party) -> int:
    """What they could bring its Energy down by if they used all they have."""
    return sum(bargains_left(table, seat, "menhir") for seat in party)


def why_not_rite(table: GrailTable, party: Party, rite: Rite) -> str | None:
    """The rule against this rite now; whatever the mode, its conditions stay."""
    table.cite("grail.menhir.activation-text-sets-cost-and-dial")
    at = table.state.seats[party[0]].at
    if "menhir" not in seals_of(table, at):
        table.cite("grail.menhir.activation-needs-the-seal")
        return "grail.menhir.activation-needs-the-seal"
    apart = rite.all_here and any(table.state.seats[seat].at != at for seat in players(table.state))
    if apart or not fulfilled(table, party, rite.needs):
        if uses(table.state, LESS):
            table.cite("grail.story.menhir-special-requirements-stay")
            return "grail.story.menhir-special-requirements-stay"
        return "grail.menhir.activation-text-sets-cost-and-dial"
    lowest = asked_prices(table, party, rite, best_bargain(table, party)).values()
    if not any(can_pay_price(table, party, price) for price in lowest):
        return "grail.menhir.cost-scales-with-all-players"
    return None


def rites_told(table: GrailTable, place: str) -> list[tuple[int, Rite]]:
    """Those of this Chapter and for so many players, by their numbers."""
    rites = atlas_of(table.content).places[place].rites
    return [(number, rite) for number, rite in enumerate(rites, 1) if of_this_game(table, rite)]


def of_this_game(table: GrailTable, rite: Rite) -> bool:
    needs, chapter, count = rite.needs, table.state.chapter, len(players(table.state))
    if needs is None:
        return True
    others = any(
        (other.chapter_from and chapter >= other.chapter_from) or (other.players and count >= other.players)
        for other in needs.none
    )
    return not others and chapter >= needs.chapter_from and count >= needs.players


def open_rites(table: GrailTable, party: Party) -> list[Rite]:
    """What this Party could do at the Menhir where it stands."""
    rites = atlas_of(table.content).places[table.state.seats[party[0]].at].rites
    return [rite for rite in rites if why_not_rite(table, party, rite) is None]


def activate(table: GrailTable, party: Party) -> Rules[None]:
    """One rite is paid for by those who are here; its Dial is set anew, even if time was left on it."""
    rites = open_rites(table, party)
    if not rites:
        return
    rite = rites[0]
    if len(rites) > 1:
        options = [
            Option("rite", str(number), each, params=(("number", number),)) for number, each in enumerate(rites, 1)
        ]
        rite = (yield from agree(table, party, WHICH_RITE, options)).value
    less = 0
    for seat in party:
        dearest = max(price.energy for price in asked_prices(table, party, rite, less).values())
        less += yield from bargain(table, seat, "menhir", price=dearest)
    able = {
        kinds: price for kinds, price in asked_prices(table, party, rite, less).items()
        if can_pay_price(table, party, price)
    }  # fmt: skip
    if not able:
        return
    kind = yield from which_resource(table, party, SPARED, [kind for kind, _ in able])
    what = yield from which_resource(table, party, LIGHTER, [what for spared, what in able if spared == kind])
    yield from pay_price(table, party, able[kind, what], "grail.menhir.activation-takes-every-player")
    yield from table.settle()
    light(table, table.state.seats[party[0]].at, rite.dial)
    if rite.verse is not None:
        table.then(Read(rite.verse, party))
    if rite.do:
        table.then(Carry(party, rite.do))


def which_resource(table: GrailTable, party: Party, prompt: Prompt, kinds: list[str]) -> Rules[str]:
    kinds = list(dict.fromkeys(kinds))
    if len(kinds) == 1:
        return kinds[0]
    options: list[Option[str]] = [Option("spare", each, each, params=(("what", f"@text.{each}"),)) for each in kinds]
    return (yield from agree(table, party, prompt, options)).value


def light(table: GrailTable, place: str, dial: int) -> None:
    """The Dial its text names, less the number of players; then Locations around all Characters are revealed."""
    site = table.state.sites[place]
    shows = dial - len(players(table.state))
    if site.dial != DARK:
        table.cite(
            "grail.menhir.reactivation-replaces-the-dial", "grail.menhir.reactivation-counts-as-a-new-activation"
        )
    if uses(table.state, SHORTER):
        table.cite("grail.challenge.menhirs-last-one-day-less")
        shows -= 1  # A100: at nothing it stands without a Dial
    site.dial = max(DIALLESS, min(shows, 9))
    table.say("menhir-lit", "grail.menhir.activation-text-sets-cost-and-dial", place=f"@locations.{place}",
              dial=site.dial)  # fmt: skip
    table.cite("grail.menhir.activation-reveals-around-characters", "grail.menhir.drain-ends-with-activation")
    reveal_around_characters(table)
    table.touch(TALE)


# --- the Start of the Day ---


def go_dark(table: GrailTable) -> None:
    """Step 2: a Menhir that lost its Dial yesterday is no longer Active."""
    table.cite("grail.day.expired-menhirs-removed-first", "grail.menhir.dialless-menhir-lasts-until-next-start")
    for place, site in table.state.sites.items():
        if site.dial == DIALLESS:
            site.dial = DARK
            table.say("menhir-dark", "grail.day.expired-menhirs-removed-first", place=f"@locations.{place}")
    table.touch(TALE)


def lose_the_far_land(table: GrailTable) -> Rules[None]:
    """Step 3: what no Menhir reaches is lost; without any Menhir the land stays, and drains everybody (A23, A24)."""
    table.cite("grail.menhir.out-of-range-checked-at-start-of-day", "grail.day.out-of-range-locations-discarded")
    if active(table):
        yield from remove_places(table, [place for place in list(table.state.sites) if not in_range(table, place)])
        return
    table.cite("grail.menhir.last-one-keeps-the-land")
    for seat in everybody(table):
        if not holds_today(table, "no-drain"):
            yield from moments(table, (seat,), "drain")
    for seat in () if holds_today(table, "no-drain") else players(table.state):
        change_track(table, seat, "health", -2, "grail.menhir.no-menhir-drains-everyone")
        change_track(table, seat, "terror", 2, "grail.menhir.no-menhir-drains-everyone")
    yield from table.settle()


def turn_dials(table: GrailTable) -> None:
    """Step 4: each Dial drops by 1; one that shows 1 is taken away, and its Menhir stays for this day."""
    table.cite("grail.day.menhir-dials-drop-by-one")
    for place in active(table):
        site = table.state.sites[place]
        if site.dial == 1:
            table.cite("grail.day.menhir-dial-at-one-is-removed", "grail.menhir.dialless-menhir-lasts-until-next-start")
        if site.dial > DIALLESS:
            site.dial -= 1
    table.touch(TALE)


# --- deeds ---


def menhirs_meant(table: GrailTable, party: Party, word: str) -> Rules[list[str]]:
    """Active ones: all, the one here, one that the Party chooses, or that of a Location."""
    lit = active(table)
    if word == "one":
        if not lit:
            return []
        options = [item_option("place", place, "locations") for place in lit]
        return [(yield from agree(table, party, WHICH_MENHIR, options)).arg]
    return [place for place in (yield from places_meant(table, party, word)) if place in lit]


@STORY.does(MenhirDial)
def menhir_dial(table: GrailTable, party: Party, deed: MenhirDial) -> Rules[None]:
    """Never above 9; at nothing the Dial is gone, and the Menhir lasts until the next Start of the Day."""
    for place in (yield from menhirs_meant(table, party, deed.of)):
        site = table.state.sites[place]
        shows = deed.set if deed.set is not None else site.dial + deed.by
        site.dial = max(DIALLESS, min(shows, 9))
        table.say("menhir-dial", "grail.menhir.dialless-menhir-lasts-until-next-start", place=f"@locations.{place}",
                  dial=site.dial)  # fmt: skip
    table.touch(TALE)


@STORY.does(LightMenhir)
def light_menhir(table: GrailTable, party: Party, deed: LightMenhir) -> Rules[None]:
    for place in (yield from places_meant(table, party, deed.place)):
        if place in table.state.sites:
            light(table, place, deed.dial)


@STORY.does(DouseMenhir)
def douse_menhir(table: GrailTable, party: Party, deed: DouseMenhir) -> Rules[None]:
    """It goes dark; the land is looked at only at the Start of the Day."""
    for place in (yield from menhirs_meant(table, party, deed.place)):
        table.state.sites[place].dial = DARK
        table.say("menhir-dark", "grail.menhir.out-of-range-checked-at-start-of-day", place=f"@locations.{place}")
    table.touch(TALE)
