"""What cards and powers do in a fight."""

from __future__ import annotations

from functools import partial
from typing import Any, Final

from roundtable.games.tainted_grail.box import box_of
from roundtable.games.tainted_grail.characters.items import discard_item, flip, option_about, with_keyword
from roundtable.games.tainted_grail.characters.resources import gain, put
from roundtable.games.tainted_grail.characters.tracks import change_track
from roundtable.games.tainted_grail.effects.fighting import (
    Affinity,
    CancelAttack,
    Charge,
    Convert,
    DiscardCards,
    DrawCards,
    EasierKeys,
    ExtraCard,
    FetchCards,
    FightDeed,
    FlipItem,
    Forbid,
    FreeMagic,
    HandLimit,
    IfSo,
    IgnoreTrait,
    LeaveFight,
    LookAtCards,
    Markers,
    May,
    MostCards,
    Multiply,
    NoVoid,
    OneOf,
    OpportunityAttack,
    Prevent,
    RaiseAttribute,
    Spare,
    StageSymbol,
    TakeBack,
    Tear,
    ThrowItem,
    TimeToken,
    WinStage,
)
from roundtable.games.tainted_grail.effects.terms import (
    CHANGES,
    Changes,
    Energy,
    Exp,
    Food,
    Health,
    Magic,
    Rep,
    Terror,
    Wealth,
    Who,
)
from roundtable.games.tainted_grail.option_makers import card_option, item_option, seat_option
from roundtable.games.tainted_grail.party import agree
from roundtable.games.tainted_grail.state import GrailTable, Shield, fight_of
from roundtable.kernel.options import NO, YES, Option, Prompt
from roundtable.kernel.piles import Pile
from roundtable.kernel.seats import NOBODY, Mask, Seat, bit
from roundtable.kernel.windows import Rules, Stop, until

from .diplomacy import move_marker, stage_symbol
from .doing import FIGHT, Doer, amount, by_kind, fight_at, holds
from .hands import discard_cards, draw_cards
from .leaving import end, leaving
from .magic_keys import FREE
from .sequence import FREE_EXTRA, MULTIPLY, add_markers, fire, remove_markers, take_off, tear

CHOOSE_MEMBER: Final = Prompt("ask-choose-member", rules=("grail.basics.several-targets-players-choose",))
AFFECTED: Final = {
    "combat": "grail.combat.effects-hit-only-the-active-character",
    "diplomacy": "grail.diplomacy.effects-hit-only-the-active-character",
}
CHOOSE_DEED: Final = {kind: Prompt("ask-choose-deed", rules=(rule,)) for kind, rule in AFFECTED.items()}
TAKE: Final = {kind: Prompt("ask-take-card", rules=(rule,)) for kind, rule in AFFECTED.items()}
OFFER: Final = {kind: Prompt("ask-use-may", rules=(rule,)) for kind, rule in AFFECTED.items()}
THROW: Final = {kind: Prompt("ask-throw", rules=(rule,)) for kind, rule in AFFECTED.items()}
FLIP: Final = {kind: Prompt("ask-flip", rules=(rule,)) for kind, rule in AFFECTED.items()}
TRACKS: Final = ("energy", "health", "terror")


def whom(table: GrailTable, doer: Doer, who: Who | None) -> Rules[list[Seat]]:
    """Those it happens to: the Active Character alone, unless the card says otherwise.

    Of several it comes last: whatever it falls to has hit the others by then.
    """
    fight = fight_at(table, doer.seat)
    match who:
        case "each" | "all" | "here":
            return sorted(fight.party, key=lambda seat: seat == doer.seat)
        case "others":
            return [seat for seat in fight.party if seat != doer.seat]
        case "owner" if 0 <= doer.place < len(fight.laid) and fight.laid[doer.place].owner in fight.party:
            return [fight.laid[doer.place].owner]
        case "one" if len(fight.party) > 1:
            options = [seat_option("to", seat) for seat in fight.party]
            return [(yield from agree(table, list(fight.party), CHOOSE_MEMBER, options)).value]
        case _:
            table.cite(AFFECTED[fight.kind])
            return [doer.seat]


# --- markers and cards ---


@FIGHT.does(Markers)
def markers(table: GrailTable, doer: Doer, deed: Markers) -> Rules[None]:
    by = amount(table, doer, deed)
    if by < 0:
        yield from remove_markers(table, doer.seat, -by)
    else:
        add_markers(table, doer.seat, by)


@FIGHT.does(Affinity)
def affinity(table: GrailTable, doer: Doer, deed: Affinity) -> None:
    move_marker(table, doer.seat, amount(table, doer, deed))


@FIGHT.does(StageSymbol)
def stage(table: GrailTable, doer: Doer, deed: StageSymbol) -> Rules[None]:
    yield from stage_symbol(table, doer.seat, deed.attribute)


@FIGHT.does(WinStage)
def win_stage(table: GrailTable, doer: Doer, deed: WinStage) -> None:
    fight = fight_at(table, doer.seat)
    if fight.kind == "combat":
        return
    move_marker(table, doer.seat, box_of(table.content).talking[fight.card.cards[0]].high - fight.pool)


@FIGHT.does(DrawCards)
def draw(table: GrailTable, doer: Doer, deed: DrawCards) -> Rules[None]:
    number = amount(table, doer, deed)
    for seat in (yield from whom(table, doer, deed.who)):
        if number > 0 and fight_of(table.state, seat) is not None:
            yield from drawing(table, doer, seat, number)


def drawing(table: GrailTable, doer: Doer, seat: Seat, number: int) -> Rules[None]:
    """Another member whose deck is too small leaves by itself, without ending what the Active Character does."""
    if seat == doer.seat:
        yield from draw_cards(table, seat, number)
    else:
        fight = fight_at(table, seat)
        kept, fight.now, fight.active = fight.now, {}, seat  # what holds for this Activation is not about the other
        yield from until(leaving(seat), draw_cards(table, seat, number))
        if fight_of(table.state, doer.seat) is None:
            raise Stop(leaving(doer.seat))  # A90: what fell on all has removed the Active Character too
        fight = fight_at(table, doer.seat)
        fight.now, fight.active = kept, doer.seat


@FIGHT.does(DiscardCards)
def discard(table: GrailTable, doer: Doer, deed: DiscardCards) -> Rules[None]:
    number = amount(table, doer, deed)
    for seat in (yield from whom(table, doer, deed.who)):
        yield from discard_cards(table, seat, number, deck=deed.deck)


@FIGHT.does(LookAtCards)
def look(table: GrailTable, doer: Doer, deed: LookAtCards) -> Rules[None]:
    """The Party sees them too, as it sees hands (A106)."""
    fight = fight_at(table, doer.seat)
    left = len(table.peek(deck_of(table, doer.seat), deed.number, party_mask(fight.party)))
    for _ in range(min(deed.keep, left)):
        card = (yield from table.ask(doer.seat, TAKE[fight.kind], partial(to_take, table, doer.seat, left))).arg
        table.move(card, deck_of(table, doer.seat), table.state.seats[doer.seat].hand)
        left -= 1
    if deed.rest == "top":
        return
    deck = deck_of(table, doer.seat)
    for card in on_top(table, doer.seat, left):
        if deed.rest == "discard":
            table.move(card, deck, table.state.seats[doer.seat].discard)
        else:
            table.move(card, deck, deck, bottom=True)


def deck_of(table: GrailTable, seat: Seat) -> Pile:
    """The deck with which this Character is in its fight."""
    return table.state.seats[seat].cards(fight_at(table, seat).kind).deck


def to_take(table: GrailTable, seat: Seat, number: int) -> list[Option[Any]]:
    return [card_option("take", card) for card in dict.fromkeys(on_top(table, seat, number))]


def on_top(table: GrailTable, seat: Seat, number: int) -> list[str]:
    """The top cards of that deck, the topmost first."""
    cards = deck_of(table, seat).cards
    return list(reversed(cards[len(cards) - number :]))


def party_mask(party: list[Seat]) -> Mask:
    mask = NOBODY
    for seat in party:
        mask |= bit(seat)
    return mask


@FIGHT.does(FetchCards)
def fetch(table: GrailTable, doer: Doer, deed: FetchCards) -> Rules[None]:
    for _ in range(deed.number):
        one = table.state.seats[doer.seat]
        if not len(one.discard):
            return
        options = [card_option("take", card) for card in dict.fromkeys(one.discard)]
        card = (yield from table.ask(doer.seat, TAKE[fight_at(table, doer.seat).kind], options)).arg
        one = table.state.seats[doer.seat]
        table.move(card, one.discard, one.hand)


@FIGHT.does(TakeBack)
def take_back(table: GrailTable, doer: Doer, deed: TakeBack) -> None:
    fight = fight_at(table, doer.seat)
    if fight.laid:
        card, laid, _ = take_off(table, fight)
        owner = table.state.seats[laid.owner]
        # Of somebody who has left, it goes where the rest of that hand went.
        table.move(card, fight.sequence, owner.hand if laid.owner in fight.party else owner.cards(fight.kind).deck)


@FIGHT.does(Tear)
def tear_cards(table: GrailTable, doer: Doer, deed: Tear) -> Rules[None]:
    for _ in range(deed.number):
        yield from tear(table, doer.seat)


@FIGHT.does(Charge)
def charge(table: GrailTable, doer: Doer, deed: Charge) -> None:
    fight = fight_at(table, doer.seat)
    if 0 <= doer.place < len(fight.laid):
        laid = fight.laid[doer.place]
        laid.charges = max(0, laid.charges + amount(table, doer, deed))
        by_kind(table, fight, "grail.combat.charges-are-markers-on-the-card", "grail.diplomacy.charges")


@FIGHT.does(ExtraCard)
def extra(table: GrailTable, doer: Doer, deed: ExtraCard) -> None:
    now = fight_at(table, doer.seat).now
    now[FREE_EXTRA] = now.get(FREE_EXTRA, 0) + 1


@FIGHT.does(TimeToken)
def token(table: GrailTable, doer: Doer, deed: TimeToken) -> Rules[None]:
    """Tokens onto this card or off all; whoever loses its last one fires."""
    fight = fight_at(table, doer.seat)
    places = range(len(fight.laid)) if deed.all else [doer.place] if 0 <= doer.place < len(fight.laid) else []
    due = []
    for place in places:
        laid = fight.laid[place]
        if deed.by > 0:
            laid.tokens += deed.by
        elif laid.tokens:
            laid.tokens = max(0, laid.tokens + deed.by)
            due += [] if laid.tokens else [place]
    yield from fire(table, doer.seat, due)


# --- what holds for a while ---


@FIGHT.does(Prevent)
def prevent(table: GrailTable, doer: Doer, deed: Prevent) -> None:
    put_up(table, doer, deed.what, amount(table, doer, deed))


@FIGHT.does(Convert)
def convert(table: GrailTable, doer: Doer, deed: Convert) -> None:
    put_up(table, doer, f"{deed.what}>{deed.into}", deed.by)


@FIGHT.does(CancelAttack)
def cancel(table: GrailTable, doer: Doer, deed: CancelAttack) -> None:
    put_up(table, doer, f"cancel-{deed.what}", 1)


def put_up(table: GrailTable, doer: Doer, what: str, by: int) -> None:
    """What stands against this Attack or Response from now on, and whose it is."""
    fight_at(table, doer.seat).shields.append(Shield(what, by, doer.source))


@FIGHT.does(RaiseAttribute)
def raise_attribute(table: GrailTable, doer: Doer, deed: RaiseAttribute) -> None:
    bend(table, doer, f"attribute-{deed.attribute}", deed.by)


@FIGHT.does(EasierKeys)
def easier_keys(table: GrailTable, doer: Doer, deed: EasierKeys) -> None:
    bend(table, doer, "easier-keys" if deed.attribute is None else f"easier-keys-{deed.attribute}", deed.by)


@FIGHT.does(FreeMagic)
def free_magic(table: GrailTable, doer: Doer, deed: FreeMagic) -> None:
    bend(table, doer, FREE, 1)


@FIGHT.does(Multiply)
def multiply(table: GrailTable, doer: Doer, deed: Multiply) -> None:
    fight_at(table, doer.seat).now[f"{MULTIPLY}{deed.row}"] = deed.by


def bend(table: GrailTable, doer: Doer, what: str, by: int) -> None:
    """For this Activation."""
    now = fight_at(table, doer.seat).now
    now[what] = now.get(what, 0) + by


@FIGHT.does(IgnoreTrait)
def ignore(table: GrailTable, doer: Doer, deed: IgnoreTrait) -> None:
    """For this fight."""
    fight_at(table, doer.seat).ignored.append(deed.trait)


@FIGHT.does(HandLimit, NoVoid, MostCards, Spare, Forbid)
def only_lasting(table: GrailTable, doer: Doer, deed: object) -> None:
    """These hold while they are visible; there is nothing to do."""


# --- Items ---


@FIGHT.does(FlipItem)
def flip_item(table: GrailTable, doer: Doer, deed: FlipItem) -> Rules[None]:
    one = table.state.seats[doer.seat]
    known = box_of(table.content).keyword
    if deed.back:
        fitting = [card for card in one.flipped if deed.keyword in (None, known.get(card))]
    else:
        fitting = with_keyword(table, doer.seat, deed.keyword) if deed.keyword else list(one.items)
    if not fitting:
        return
    options = [flip_option(table, card) for card in dict.fromkeys(fitting)]
    card = (yield from table.ask(doer.seat, FLIP[fight_at(table, doer.seat).kind], options)).arg
    if deed.back:
        table.state.seats[doer.seat].flipped.remove(card)
    else:
        flip(table, doer.seat, card)


def flip_option(table: GrailTable, card: str) -> Option[None]:
    """A Skill card may be spent by flipping too."""
    skills = box_of(table.content).skills
    return item_option("flip", card, "skills") if card in skills else option_about(table, "flip", card)


@FIGHT.does(ThrowItem)
def throw(table: GrailTable, doer: Doer, deed: ThrowItem) -> Rules[None]:
    fitting = throwable(table, doer.seat, deed)
    if fitting:
        options = [item_option("throw", each) for each in fitting]
        card = (yield from table.ask(doer.seat, THROW[fight_at(table, doer.seat).kind], options)).arg
        discard_item(table, doer.seat, card, "grail.discard.bottom-of-own-deck")


def throwable(table: GrailTable, seat: Seat, deed: ThrowItem) -> list[str]:
    items = table.state.seats[seat].items.cards
    found = [card for keyword in deed.keywords for card in with_keyword(table, seat, keyword) if card in items]
    return list(dict.fromkeys(found))


# --- tracks and Resources ---


@FIGHT.does(Energy, Health, Terror)
def change(table: GrailTable, doer: Doer, deed: Changes) -> Rules[None]:
    by = amount(table, doer, deed)
    for seat in (yield from whom(table, doer, deed.who)):
        change_track(table, seat, CHANGES[type(deed)], by)
        if table.touched:
            yield from table.settle()


@FIGHT.does(Food, Wealth, Rep, Magic, Exp)
def change_resource(table: GrailTable, doer: Doer, deed: Changes) -> Rules[None]:
    by, resource = amount(table, doer, deed), CHANGES[type(deed)]
    for seat in (yield from whom(table, doer, deed.who)):
        if by > 0:
            yield from gain(table, seat, resource, by)  # type: ignore[arg-type]
        else:
            put(table, seat, resource, by)


# --- choices ---


@FIGHT.does(OpportunityAttack)
def opportunity_attack(table: GrailTable, doer: Doer, deed: OpportunityAttack) -> Rules[None]:
    from .combat import opportunity

    yield from opportunity(table, doer.seat)


@FIGHT.does(LeaveFight)
def leave_fight(table: GrailTable, doer: Doer, deed: LeaveFight) -> None:
    end(table, fight_at(table, doer.seat).number, "won" if deed.won else "left")


@FIGHT.does(IfSo)
def if_so(table: GrailTable, doer: Doer, deed: IfSo) -> Rules[None]:
    yield from FIGHT.carry_out(table, doer, deed.then if holds(table, doer.seat, deed.given) else deed.otherwise)


@FIGHT.does(May)
def may(table: GrailTable, doer: Doer, deed: May) -> Rules[None]:
    """Only who can pay all of it is asked."""
    if all(affordable(table, doer, each) for each in deed.pays):
        if (yield from table.ask(doer.seat, OFFER[fight_at(table, doer.seat).kind], (YES, NO))) is YES:
            yield from FIGHT.carry_out(table, doer, deed.pays)
            if fight_of(table.state, doer.seat) is not None:
                yield from FIGHT.carry_out(table, doer, deed.then)


def affordable(table: GrailTable, doer: Doer, deed: FightDeed) -> bool:
    """Whether a deed that is a price can be done in full."""
    one, fight = table.state.seats[doer.seat], fight_at(table, doer.seat)
    match deed:
        case Terror():
            return True
        case Energy() | Health() | Food() | Wealth() | Rep() | Magic() | Exp():
            return int(getattr(one, CHANGES[type(deed)])) + amount(table, doer, deed) >= 0
        case Markers():
            return fight.pool + amount(table, doer, deed) >= 0
        case DiscardCards():
            return len(one.cards(fight.kind).deck if deed.deck else one.hand) >= amount(table, doer, deed)
        case Tear():
            return len(fight.laid) >= deed.number
        case ThrowItem():
            return bool(throwable(table, doer.seat, deed))
        case FlipItem():
            return bool(with_keyword(table, doer.seat, deed.keyword)) if deed.keyword else bool(len(one.items))
        case _:
            return True


@FIGHT.does(OneOf)
def one_of(table: GrailTable, doer: Doer, deed: OneOf) -> Rules[None]:
    options = [way_option(table, doer, way.text) for way in deed.ways]
    chosen = yield from table.ask(doer.seat, CHOOSE_DEED[fight_at(table, doer.seat).kind], options)
    yield from FIGHT.carry_out(table, doer, next(way.do for way in deed.ways if way.text == chosen.arg))


def way_option(table: GrailTable, doer: Doer, text: str) -> Option[Any]:
    """One of several things; its words stand on the card that says so, where it is one of the Sequence."""
    fight = fight_at(table, doer.seat)
    if 0 <= doer.place < len(fight.sequence):
        return Option("choose", text, params=(("what", f"@cards.{fight.sequence.cards[doer.place]}.{text}"),))
    return Option("choose", text, params=(("what", text),))
