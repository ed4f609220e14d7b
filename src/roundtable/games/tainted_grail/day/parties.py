"""Parties: who joins an Action, who agrees to it, who pays for whom; and trade between Actions."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cache
from typing import Any, Final

from roundtable.games.tainted_grail.characters.items import collection_of, give, why_not_given
from roundtable.games.tainted_grail.characters.resources import TRADABLE, busy, trade, why_not_traded
from roundtable.games.tainted_grail.party import agree, by_number, here, players
from roundtable.games.tainted_grail.state import SEATS, GrailTable
from roundtable.games.tainted_grail.story.story_deeds import Party
from roundtable.games.tainted_grail.story.tale import holds_today
from roundtable.kernel.options import DONE, NO, YES, Option, Params, Prompt
from roundtable.kernel.seats import Seat
from roundtable.kernel.windows import Rules

from .costs import affords, pay
from .day_powers import effect_option, forbids, powers_at, unusable, use

SAME_PLACE: Final = "grail.party.join-needs-same-location-and-consent"
FOR_OTHERS: Final = "grail.party.pay-energy-or-magic-for-others"
APPROVE: Final = "grail.party.all-members-approve-the-action"
TODAY: Final = "grail.event.ordinary-event-lasts-one-day"
"""Why not: the Event in force says so."""
OUTSIDE: Final = "grail.party.trade-outside-actions-and-encounters"
BYSTANDERS: Final = "grail.action.bystanders-may-join-before-the-trigger"
JOIN_ARRIVAL: Final = Prompt("ask-join-arrival", rules=(BYSTANDERS,))
HOW_TO_PAY: Final = Prompt("ask-how-to-pay", rules=(FOR_OTHERS,))
TRADE: Final = Prompt("ask-trade", rules=(OUTSIDE,))
TO_BED: Final[Option[None]] = Option("done", text="option-to-bed")
BEFORE_REST: Final = Prompt("ask-before-rest", rules=("grail.day.food-can-be-traded-before-rest",))
EACH_OWN: Final[Option[None]] = Option("each-own")
OTHERWISE: Final[Option[None]] = Option("split")
LEAVE_BEHIND: Final[Option[None]] = Option("leave-behind", rules=("grail.party.member-who-cannot-pay-drops-out",))
TRADES: Final[Option[None]] = Option("trade")
ALONE: Final = "no-parties"
LEISURE: Final = ("trade", "free-power")


# --- joining ---


def who_may_join(table: GrailTable, seats: Party, place: str) -> list[Seat]:
    """Others in this Location who are not busy and have not Passed (A06); having acted is no bar (A07)."""
    state = table.state
    return [
        other
        for other in by_number(state, players(state))
        if other not in seats
        and state.seats[other].at == place
        and not state.seats[other].passed
        and not busy(table, other)
        and may_join(table, other)
    ]


def may_join(table: GrailTable, seat: Seat) -> bool:
    """Whether neither the Event in force nor a card of its own keeps a Character from any Party."""
    return not (holds_today(table, ALONE) or forbids(table, seat, "parties"))


def gather(table: GrailTable, seat: Seat, action: str, params: Params) -> Rules[Party]:
    """Before an Action begins: others here may ask to join, which is their consent, and the actor takes them along."""
    if forbids(table, seat, "parties"):
        return (seat,)
    prompt = Prompt(f"ask-join-{action}", (("who", SEATS[seat]), *params),
                    (SAME_PLACE, "grail.party.join-only-before-the-action-begins", APPROVE))  # fmt: skip
    return (yield from joined_by(table, (seat,), table.state.seats[seat].at, prompt))


def bystanders(table: GrailTable, party: Party, place: str) -> Rules[Party]:
    """Right before something is triggered on arrival, those who are here already may join; they have acted (A92)."""
    whole = yield from joined_by(table, party, place, JOIN_ARRIVAL)
    for seat in whole:
        if seat not in party:
            table.cite(BYSTANDERS)
            table.state.seats[seat].acted = True
    return whole


def joined_by(table: GrailTable, party: Party, place: str, prompt: Prompt) -> Rules[Party]:
    """The Party with those who want to join it and whom it takes along: for this Action, as none lasts beyond one."""
    others = who_may_join(table, party, place)
    if not others:
        return party
    table.cite("grail.party.leave-any-time-between-actions")
    answers = yield from table.ask_each(others, prompt, lambda _: (NO, YES))
    whole = list(party)
    for other in others:
        welcome = Prompt("ask-welcome", (("who", SEATS[other]),), (SAME_PLACE,))
        if answers[other] is NO or other not in who_may_join(table, party, place):  # it has gone on meanwhile
            continue
        wanted = yield from agree(table, party, welcome, (YES, NO))
        if wanted is YES and other in who_may_join(table, party, place):
            whole.append(other)
            table.say("joins", SAME_PLACE, "grail.party.groups-form-and-split-freely", seat=SEATS[other])
    return tuple(whole)


# --- who pays ---


def pay_for_each(table: GrailTable, party: Party, prices: dict[Seat, int], *rules: str) -> Rules[Party]:
    """Each owes its own Energy, which others may pay; who can't and is paid for by nobody drops out."""
    while True:
        owed = {seat: prices[seat] for seat in party}
        split = yield from shares(table, party, "energy", sum(owed.values()), owed)
        if split is not None:
            for seat in party:
                pay(table, seat, "energy", split[seat], *rules)
            return party
        lacking = [seat for seat in party if not affords(table, seat, "energy", prices[seat])]
        out = lacking[-1]
        if out == party[0]:
            return ()
        table.say("drops-out", "grail.party.member-who-cannot-pay-drops-out", seat=SEATS[out])
        party = tuple(seat for seat in party if seat != out)


def pay_together(
    table: GrailTable, party: Party, what: str, price: int, *rules: str, least: int = 0, own: bool = False
) -> Rules[bool]:
    """One price for all, split as they like; `least`: what the actor must pay of it; `own`: help is a favour."""
    owed = {seat: price if own and seat == party[0] else 0 for seat in party}
    split = yield from shares(table, party, what, price, owed if own else {}, least)
    if split is None:
        return False
    for seat, share in split.items():
        pay(table, seat, what, share, *rules)
    return True


def shares(
    table: GrailTable, party: Party, what: str, total: int, owed: dict[Seat, int], least: int = 0
) -> Rules[dict[Seat, int] | None]:
    """The actor proposes who pays what, and the payers accept; who refuses pays no more than it owes. None: too little.

    `owed`: what each owes by itself, or nothing where there is one price for all.
    """
    if not total:
        return dict.fromkeys(party, 0)
    if len(party) == 1:
        return {party[0]: total} if affords(table, party[0], what, total) else None
    limits = {seat: int(getattr(table.state.seats[seat], what)) for seat in party}
    while sum(limits.values()) >= total and limits[party[0]] >= least:
        proposal = yield from propose(table, party, what, total, owed, limits, least)
        if not proposal:
            return None
        table.cite(FOR_OTHERS)
        asked = [seat for seat in party[1:] if proposal[seat] > owed.get(seat, 0)]
        if not asked:
            return proposal
        prompt = Prompt("ask-accept-share", (("what", f"@text.{what}"),), (FOR_OTHERS, APPROVE))
        answers = yield from table.ask_each(asked, prompt, share_menu(proposal, what))
        refusing = [seat for seat in asked if answers[seat] is NO]
        if not refusing:
            return proposal
        for seat in refusing:
            limits[seat] = min(limits[seat], owed.get(seat, 0))
    return None


def share_menu(proposal: dict[Seat, int], what: str) -> Callable[[Seat], Sequence[Option[Any]]]:
    return lambda seat: (share_option("accept-share", proposal[seat], what), NO)


def propose(
    table: GrailTable, party: Party, what: str, total: int, owed: dict[Seat, int], limits: dict[Seat, int], least: int
) -> Rules[dict[Seat, int]]:
    """Everybody their own, if they can; or so much from one after the other. Empty: who lacks any stays behind."""
    lead = party[0]
    if owed and all(limits[seat] >= owed[seat] for seat in party):
        if (yield from table.ask(lead, HOW_TO_PAY, (EACH_OWN, OTHERWISE))) is EACH_OWN:
            return dict(owed)
    elif owed and limits[lead] >= owed[lead]:
        if (yield from table.ask(lead, HOW_TO_PAY, (LEAVE_BEHIND, OTHERWISE))) is LEAVE_BEHIND:
            return {}
    split: dict[Seat, int] = {}
    left = total
    for number, seat in enumerate(party):
        low = max(0, left - sum(limits[other] for other in party[number + 1 :]), least if seat == lead else 0)
        high = max(low, min(left, limits[seat]))
        prompt = Prompt("ask-share", (("who", SEATS[seat]), ("what", f"@text.{what}")), HOW_TO_PAY.rules)
        options = [share_option("share", amount, what) for amount in range(low, high + 1)]
        split[seat] = (yield from table.ask(lead, prompt, options)).value
        left -= split[seat]
    return split


@cache
def share_option(verb: str, amount: int, what: str) -> Option[int]:
    return Option(verb, str(amount), amount, params=(("count", amount), ("what", f"@text.{what}")))


# --- trade ---


def why_not_trade(table: GrailTable, seat: Seat) -> str | None:
    """The rule against any trade of this Character now."""
    if holds_today(table, "no-trade"):
        return TODAY
    if forbids(table, seat, "trade") or busy(table, seat):
        return OUTSIDE
    if not here(table.state, seat):
        return "grail.resource.food-and-wealth-can-be-traded"
    against = OUTSIDE
    for number, (_, rule) in enumerate(gifts(table, seat)):
        if rule is None:
            return None
        against = against if number else rule
    return against


def gifts(table: GrailTable, seat: Seat) -> Iterator[tuple[Option[tuple[Seat, str, int]], str | None]]:
    """All that could be handed over to those who are here, and what stands against it."""
    one = table.state.seats[seat]
    for other in by_number(table.state, here(table.state, seat)):
        if forbids(table, other, "trade"):
            continue
        for resource in TRADABLE:
            have = int(getattr(one, resource))
            for amount in (1, 5):
                if amount <= have:
                    yield goods_option(other, resource, amount), why_not_traded(table, seat, other, resource, amount)
        for card in dict.fromkeys((*one.items, *one.secrets)):
            yield card_gift(other, card, collection_of(table, card)), why_not_given(table, seat, other, card)


@cache
def goods_option(other: Seat, resource: str, amount: int) -> Option[tuple[Seat, str, int]]:
    params = (("who", SEATS[other]), ("what", f"@text.{resource}"), ("count", amount))
    return Option("hand-over", f"{resource}-{amount}-{other}", (other, resource, amount), params=params)


@cache
def card_gift(other: Seat, card: str, collection: str) -> Option[tuple[Seat, str, int]]:
    params = (("who", SEATS[other]), ("card", f"@{collection}.{card}"))
    return Option("hand-card", f"{card}-{other}", (other, card, 0), points=(f"card:{card}",), params=params)


def trades(table: GrailTable, seat: Seat) -> Rules[bool]:
    """What one hands over, piece by piece, to others in the same Location; says whether anything changed hands."""
    changed = False
    while why_not_trade(table, seat) is None:
        chosen = yield from table.ask(seat, TRADE, lambda: [*table.allowed(gifts(table, seat)), DONE])
        if chosen is DONE:
            break
        other, what, amount = chosen.value  # type: ignore[misc]
        table.cite(OUTSIDE)
        if amount:
            trade(table, seat, other, what, amount)  # type: ignore[arg-type]
        else:
            yield from give(table, seat, other, what)
        changed = True
    return changed


# --- at leisure ---


def leisure(table: GrailTable, seat: Seat) -> list[tuple[Option[Any], str | None]]:
    """What is no Action and may be done at any time outside Actions and Encounters: trade, and powers of cards."""
    found: list[tuple[Option[Any], str | None]] = []
    if len(players(table.state)) > 1:
        found.append((TRADES, why_not_trade(table, seat)))
    found += [
        (effect_option(table, seat, "free-power", name, power), None)
        for name, power in powers_at(table, seat, "free")
        if power.once or power.discard or not power.pays.free
    ]
    return [*found, *unusable(table, seat, "free", "free-power")]


def spends_time(table: GrailTable, seat: Seat, verb: str, name: str) -> Rules[bool]:
    """One of these; says whether anything has changed."""
    if verb == TRADES.verb:
        return (yield from trades(table, seat))
    power = dict(powers_at(table, seat, "free")).get(name)
    if power is not None:
        yield from use(table, seat, name, power)
    return power is not None


def before_rest(table: GrailTable) -> Rules[None]:
    """Whoever is done is asked again only once something has changed, such as Food that changed hands."""
    through: list[Seat] = []
    while not table.state.failed:
        if table.touched:
            yield from table.settle()
        able = [seat for seat in players(table.state) if table.allowed(leisure(table, seat)) and seat not in through]
        if not able:
            return
        claims = yield from table.race(
            able, BEFORE_REST, lambda seat: (*table.allowed(leisure(table, seat)), TO_BED), passing=TO_BED
        )
        if not claims:
            return
        claim = claims[0]
        changed = yield from spends_time(table, claim.seat, claim.option.verb, claim.option.arg)
        through = [] if changed else [*through, claim.seat]
