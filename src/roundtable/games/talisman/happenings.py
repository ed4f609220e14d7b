"""What cards and spaces say that no other chapter sees to: dice tables, choices, and things that happen to several."""

from __future__ import annotations

from roundtable.kernel.options import NO, YES, Option, Prompt, with_subject
from roundtable.kernel.seats import Seat
from roundtable.kernel.windows import Rules

from .actions import Source, befall, carry_out, does
from .characters import (
    FROZEN,
    card_of,
    has_fate,
    here,
    is_warded,
    lent,
    offer_reroll,
    pay,
    replenish_fate,
    roll_dice,
    total,
)
from .effects import (
    Action,
    Buy,
    BuyFate,
    BuyHealing,
    ByAlignment,
    Choose,
    DiscardThis,
    Each,
    GainTalisman,
    Heal,
    Replenish,
    Roll,
    Row,
    Sell,
    Unless,
    Way,
)
from .objects import GIVE_UP, choose_possession, discard, give_up, of_kind
from .prospects import may_be_better
from .state import SEATS, TalismanTable, lying_at
from .supply import fate_left, short_of

FOLLOW_TEXT = "talisman.adventure.events-strangers-places.follow-text"


@does(Roll)
def roll(table: TalismanTable, seat: Seat, action: Roll, source: Source) -> Rules[None]:
    """Dice, less an attribute or with a prayer's help; the first row that the result does not exceed."""
    rules = here(table, seat).rules if source.kind == "places" else (FOLLOW_TEXT,)
    exits = source.kind == "places" and action.less is not None
    dice = roll_dice(table, seat, action.dice, source, *rules)
    if has_fate(table, seat):
        helps = may_be_better(table, seat, action, dice)
        dice = yield from offer_reroll(table, seat, dice, helps=helps, subject=source.pointer, action=action)
    result = sum(dice)
    if action.less is not None:
        result -= total(table, seat, action.less)
        table.say("result", *rules, seat=SEATS[seat], number=result)
    if action.prayer:
        result += lent(table.content, table.state.seats[seat]).prayer
    row = row_for(action, result)
    if not row.do:
        if exits:
            # Nothing keeps anybody from going on next turn.
            table.cite("talisman.inner.crypt-mines.staying-allows-advance-next-turn")
        table.say("nothing-happens", *(rules or (FOLLOW_TEXT,)), seat=SEATS[seat])
        return
    if exits:
        table.cite("talisman.inner.crypt-mines.exit-by-result")
    yield from carry_out(table, seat, row.do, source)


def row_for(action: Roll, result: int) -> Row:
    for row in action.rows:
        if result <= row.upto:
            return row
    return action.rows[-1]


@does(Choose)
def choose(table: TalismanTable, seat: Seat, action: Choose, source: Source) -> Rules[None]:
    """One of several ways, if its price can be paid."""
    if all(why_not_pay(table, seat, way) is not None for way in action.ways):
        table.say("nothing-happens", FOLLOW_TEXT, seat=SEATS[seat])
        return
    prompt = choose_prompt(table, action, source)
    chosen = yield from table.ask(seat, prompt, lambda: table.allowed(ways(table, seat, action, source)))
    way = next(way for way in action.ways if way.id == chosen.arg)
    table.say("chooses", FOLLOW_TEXT, seat=SEATS[seat], way=str(way_option(table, source, way).params[0][1]))
    if way.gold:
        pay(table, seat, way.gold)
    if way.give is not None:
        prompt = with_subject(GIVE_UP, source.pointer)
        card = yield from choose_possession(table, seat, seat, prompt, "give", way.give)
        if card is None:
            return
        give_up(table, seat, card)
    yield from carry_out(table, seat, way.do, source)


def choose_prompt(table: TalismanTable, action: Choose, source: Source) -> Prompt:
    key = "choose", id(action), source.kind, source.id
    found: Prompt | None = table.content.memo.get(key)
    if found is None:
        found = Prompt("ask-choose", (("card", source.name),), (FOLLOW_TEXT,), source.pointer, action)
        table.content.memo[key] = found
    return found


def way_option(table: TalismanTable, source: Source, way: Way, idle: str = "") -> Option[None]:
    """A way by its title, if it has one, with what it says as the consequence; else what it says is its title."""
    key = "way", source.kind, source.id, way.id, way.text, idle
    found: Option[None] | None = table.content.memo.get(key)
    if found is None:
        says, title = source.text(way.text), f"{way.text}.title"
        titled = bool(table.content.text(table.content.languages[0], source.kind, source.id, title))
        if not titled:
            found = Option("way", way.id, params=(("way", says),), idle=idle)
        else:
            params = (("way", source.text(title)), ("does", says))
            found = Option("way", way.id, params=params, text="option-way-titled", idle=idle)
        table.content.memo[key] = found
    return found


def ways(table: TalismanTable, seat: Seat, action: Choose, source: Source) -> list[tuple[Option[None], str | None]]:
    return [
        (way_option(table, source, way, no_use(table, seat, way)), why_not_pay(table, seat, way)) for way in action.ways
    ]


def no_use(table: TalismanTable, seat: Seat, way: Way) -> str:
    """The key of the reason why a way would lead to nothing now; empty where it may lead to something."""
    reasons = [comes_to_nothing(table, seat, action) for action in way.do]
    return reasons[0] if reasons and all(reasons) else ""


def comes_to_nothing(table: TalismanTable, seat: Seat, action: Action) -> str:
    """Why an action would do nothing for this character: what is whole, or what cannot be paid."""
    character, card = table.state.seats[seat], card_of(table, seat)
    match action:
        case Heal() | BuyHealing() if character.lives >= card.life:
            return "idle-life-is-whole"
        case Buy() | BuyHealing() | BuyFate() | Sell() if character.toad_turns:
            return "idle-as-a-toad"
        case Replenish() if character.toad_turns:
            return "idle-as-a-toad"
        case Replenish() | BuyFate() if character.fate >= card.fate:
            return "idle-fate-is-whole"
        case BuyHealing() | BuyFate() if character.gold < action.price:
            return "idle-no-gold"
        case Buy() if all(character.gold < good.price for good in action.goods):
            return "idle-no-gold"
        case Sell() if not of_kind(table, seat, "any-object"):
            return "idle-nothing-to-sell"
        case _:
            return ""


def why_not_pay(table: TalismanTable, seat: Seat, way: Way) -> str | None:
    """The rule that keeps a way from being taken."""
    character = table.state.seats[seat]
    if (way.gold or way.give is not None) and character.toad_turns:
        return FROZEN
    if character.gold < way.gold:
        return "talisman.encounters.gold.buys-goods-and-services"
    if character.toad_turns or not table.state.talismans.cards:
        # Nobody pays for what can't be had.
        if any(isinstance(action, GainTalisman) for action in way.do):
            return FROZEN if character.toad_turns else "talisman.components.four-talisman-cards"
    if way.give is not None and not of_kind(table, seat, way.give):
        return FOLLOW_TEXT
    return None


@does(ByAlignment)
def by_alignment(table: TalismanTable, seat: Seat, action: ByAlignment, source: Source) -> Rules[None]:
    table.cite("talisman.characters.alignment.three-values")
    yield from carry_out(table, seat, getattr(action, table.state.seats[seat].alignment), source)


@does(Unless)
def unless(table: TalismanTable, seat: Seat, action: Unless, source: Source) -> Rules[None]:
    """Those who are warded are spared; where there is something to win too, they may still try."""
    bearer = is_warded(table, seat, action.warded)
    if bearer is not None:
        table.cite("talisman.golden.ability-or-effect-beats-base-rule", *bearer.rules)
        rules = ("talisman.cards.using-is-always-optional",)
        prompt = Prompt("ask-try", (("card", source.name),), rules, source.pointer)
        if not action.may_try or (yield from table.ask(seat, prompt, (YES, NO))) is NO:
            table.say("is-spared", "talisman.golden.ability-or-effect-beats-base-rule", seat=SEATS[seat])
            return
    yield from carry_out(table, seat, action.actions, source)


@does(BuyFate)
def buy_fate(table: TalismanTable, seat: Seat, action: BuyFate, source: Source) -> Rules[None]:
    """A token at a time, never above the printed value."""
    rules = ("talisman.encounters.gold.buys-goods-and-services",)
    prompt = Prompt("ask-buy-fate", (("price", action.price),), rules, source.pointer)
    while True:
        character = table.state.seats[seat]
        if character.gold < action.price or character.toad_turns or character.fate >= card_of(table, seat).fate:
            return
        if not fate_left(table.state):
            short_of(table, seat, "fate")
            return
        chosen = yield from table.ask(seat, prompt, (YES, NO))
        if chosen is NO or table.state.seats[seat].fate >= card_of(table, seat).fate:
            return
        pay(table, seat, action.price)
        replenish_fate(table, seat, 1)


@does(Each)
def each(table: TalismanTable, seat: Seat, action: Each, source: Source) -> Rules[None]:
    """In turn order, the active one last: what ends the turn must not spare the others."""
    count = len(table.state.seats)
    region = here(table, seat).region
    for turn in range(1, count + 1):
        other = (seat + turn) % count
        if is_among(table, other, seat, action.who, region):
            yield from befall(table, other, action.actions, source)


def is_among(table: TalismanTable, other: Seat, seat: Seat, who: str, region: str) -> bool:
    character = table.state.seats[other]
    if not character.character or character.dead:
        return False
    if who in ("others", "others-in-region") and other == seat:
        return False
    if who in ("same-region", "others-in-region"):
        return here(table, other).region == region
    return who in ("everyone", "others", character.alignment)


@does(DiscardThis)
def discard_this(table: TalismanTable, seat: Seat, action: DiscardThis, source: Source) -> None:
    """A card that is used up."""
    state = table.state
    space = state.seats[seat].space
    if source.id in lying_at(state, space):
        discard(table, source.id, state.spaces[space])
        if source.id in state.done:
            state.done.remove(source.id)
        table.say("used-up", "talisman.cards.spent-adventure-cards-to-discard", card=source.name)
