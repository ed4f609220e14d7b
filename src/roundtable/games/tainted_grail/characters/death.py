"""Death: what a dead Character leaves, who takes its place, and when all is over."""

from __future__ import annotations

from typing import Final

from roundtable.games.tainted_grail.box import box_of
from roundtable.games.tainted_grail.campaign.modes import uses
from roundtable.games.tainted_grail.option_makers import seat_option
from roundtable.games.tainted_grail.party import players
from roundtable.games.tainted_grail.state import SEATS, GrailTable, Mercy
from roundtable.kernel.options import Prompt
from roundtable.kernel.seats import Seat
from roundtable.kernel.state import Outcome
from roundtable.kernel.windows import Rules

from .characters import unclaimed
from .items import drop_secret, forget_card, hand_on, one_of_each, stays_out
from .resources import RESOURCES

SHARE_SECRETS: Final = Prompt("ask-share-secret", rules=("grail.death.secrets-are-shared-out-by-the-owner",))
NO_MERCY: Final = "grail.challenge.no-mercy"


def die(table: GrailTable, seat: Seat) -> Rules[None]:
    """A Character is dead: its Items stay where it fell, its Secrets go to others, its Resources are gone (A46)."""
    one = table.state.seats[seat]
    table.say("dies", "grail.death.items-stay-where-they-fell", seat=SEATS[seat])
    leave_items(table, seat)
    yield from share_secrets(table, seat)
    one = table.state.seats[seat]
    for resource in RESOURCES:
        setattr(one, resource, 0)
    one.dead, one.dying, one.insane = True, False, False
    table.state.lost.append(one.who)
    over = why_over(table)
    if over is not None:
        fail(table, over)
    else:
        table.cite("grail.death.coop-death-does-not-end-the-game")


def leave_items(table: GrailTable, seat: Seat) -> None:
    """Only death puts Items on a Location: there is no way to drop one (grail.death.no-voluntary-dropping)."""
    one = table.state.seats[seat]
    site = table.state.sites.get(one.at)
    table.cite("grail.death.no-voluntary-dropping", "grail.death.left-items-vanish-with-the-location")
    for item in list(one.items):
        forget_card(one, item)
        if site is None:
            table.move(item, one.items, table.state.items, bottom=True)
        else:
            table.move(item, one.items, site.fallen)


def share_secrets(table: GrailTable, seat: Seat) -> Rules[None]:
    """Personal ones are lost for good; the others go to whom the dead Character's player wishes."""
    for secret in list(table.state.seats[seat].secrets):
        others = [other for other in players(table.state) if other != seat]
        if box_of(table.content).secrets[secret].personal:
            table.cite("grail.death.personal-secrets-are-lost")
            drop_secret(table, seat, secret, for_good=True)
        elif not others:
            drop_secret(table, seat, secret)
        else:
            forget_card(table.state.seats[seat], secret)
            prompt = Prompt("ask-share-secret", (("card", f"@secrets.{secret}"),), SHARE_SECRETS.rules)
            to = (yield from table.ask(seat, prompt, [seat_option("give", other) for other in others])).value
            hand_on(table.state.seats[seat], table.state.seats[to], secret)
            table.move(secret, table.state.seats[seat].secrets, table.state.seats[to].secrets)
            yield from one_of_each(table, to, secret)
            stays_out(table, to, secret)


def take_fallen(table: GrailTable, seat: Seat, item: str) -> Rules[None]:
    """One of the Items that are taken by a Location Action that costs nothing and leaves none."""
    table.cite("grail.death.picking-up-items-is-a-free-location-action")
    one = table.state.seats[seat]
    table.move(item, table.state.sites[one.at].fallen, one.items)
    table.say("gains-item", "grail.death.picking-up-items-is-a-free-location-action", seat=SEATS[seat],
              card=f"@items.{item}")  # fmt: skip
    table.touch(str(seat))
    yield from one_of_each(table, seat, item)


def why_over(table: GrailTable) -> str | None:
    """The rule by which a death ends the game."""
    if table.core.seats == 1:
        return "grail.death.solo-death-ends-the-game"
    if uses(table.state, NO_MERCY):
        return "grail.challenge.no-mercy"  # A87
    if not unclaimed(table):
        return "grail.death.no-character-left-means-failure"
    return None


def fail(table: GrailTable, rule: str) -> None:
    """All have failed: nothing of the day goes on. Outside Challenge mode the Allmother may be asked."""
    table.say("all-failed", rule, "grail.basics.group-wins-or-loses-together")
    table.state.failed = True
    if uses(table.state, NO_MERCY):
        table.finish(Outcome((), "outcome-story-lost", ("grail.challenge.no-mercy", rule)))
    else:
        table.instead(Mercy(rule))


def lowest_place(table: GrailTable) -> str:
    """Where a Character who takes a dead one's place is put: the lowest number of its own counts (A35)."""
    table.cite("grail.death.claim-an-unclaimed-character")
    return min(table.state.sites, key=int)
