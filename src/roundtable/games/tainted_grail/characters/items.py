"""Items and Secrets: gaining, using one of each keyword, trading and losing them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from roundtable.games.tainted_grail.box import box_of, has_own_story
from roundtable.games.tainted_grail.campaign.modes import uses
from roundtable.games.tainted_grail.effects.terms import Keyword
from roundtable.games.tainted_grail.option_makers import item_option
from roundtable.games.tainted_grail.party import here
from roundtable.games.tainted_grail.state import SEATS, Character, GrailTable, fight_of
from roundtable.kernel.options import DONE, Option, Prompt
from roundtable.kernel.piles import Pile
from roundtable.kernel.seats import EVERYONE, Seat
from roundtable.kernel.windows import Rules

from .discards import remove_from_game
from .resources import busy

FIVE: Final = "grail.challenge.five-items-at-most"
WHICH_IN_USE: Final = Prompt(
    "ask-which-in-use", rules=("grail.item.one-in-use-per-keyword", "grail.item.choose-on-gaining-a-duplicate")
)
TURN_UP: Final = Prompt("ask-turn-up", rules=("grail.day.equip-one-item-per-keyword",))
TOO_MANY: Final = Prompt("ask-too-many-items", rules=("grail.secret.outside-item-limits",))
GIVE_UP: Final = Prompt("ask-lose-item", rules=("grail.secret.skipped-by-item-discards",))


# --- what is in use ---


def face_up(one: Character) -> list[str]:
    """Items and Secrets that lie face up; of two copies of an Item one may."""
    out = [*one.down, *one.flipped, *one.aside]
    found: list[str] = []
    for card in (*one.items, *one.secrets):
        if card in out:
            out.remove(card)
        else:
            found.append(card)
    return found


def with_keyword(table: GrailTable, seat: Seat, keyword: Keyword) -> list[str]:
    """Those in use that carry it."""
    known = box_of(table.content).keyword
    return [card for card in face_up(table.state.seats[seat]) if known[card] == keyword]


def collection_of(table: GrailTable, card: str) -> str:
    return "items" if card in box_of(table.content).items else "secrets"


def option_about(table: GrailTable, verb: str, card: str) -> Option[None]:
    return item_option(verb, card, collection_of(table, card))


def one_of_each(table: GrailTable, seat: Seat, card: str) -> Rules[None]:
    """After a card is gained or turned up: if another of its keyword is in use, one of the two goes face down."""
    keyword = box_of(table.content).keyword[card]
    if keyword is None:
        table.cite("grail.item.no-keyword-no-limit")
        return
    table.cite("grail.item.five-keywords")
    yield from table.settle()  # of too many Items one goes first
    while len(rivals := with_keyword(table, seat, keyword)) > 1:
        options = [option_about(table, "use", each) for each in dict.fromkeys(rivals)]
        rivals.remove((yield from table.ask(seat, WHICH_IN_USE, options)).arg)
        table.state.seats[seat].down += rivals


def equip(table: GrailTable, seat: Seat) -> Rules[None]:
    """Step 9 of the Start of the Day: everything may be turned up, and one of each keyword stays so."""
    table.cite("grail.day.equip-one-item-per-keyword", "grail.item.traded-is-face-down-until-start-of-day")
    left = list(dict.fromkeys(table.state.seats[seat].down))
    while left:
        options = [option_about(table, "turn-up", card) for card in left]
        chosen = yield from table.ask(seat, TURN_UP, [*options, DONE])
        if chosen is DONE:
            return
        table.state.seats[seat].down.remove(chosen.arg)
        keyword = box_of(table.content).keyword[chosen.arg]
        if keyword is not None:
            rivals = with_keyword(table, seat, keyword)
            rivals.remove(chosen.arg)
            table.state.seats[seat].down += rivals
        left = [card for card in left if card != chosen.arg and not same_keyword(table, card, keyword)]


def same_keyword(table: GrailTable, card: str, keyword: Keyword | None) -> bool:
    return keyword is not None and box_of(table.content).keyword[card] == keyword


def flip(table: GrailTable, seat: Seat, card: str) -> None:
    """Spent for this Encounter."""
    table.state.seats[seat].flipped.append(card)
    name = f"@{collection_of(table, card)}.{card}" if card in box_of(table.content).keyword else f"@skills.{card}"
    table.say("flips", "grail.item.flipped-when-used-in-an-encounter", seat=SEATS[seat], card=name)


def flip_back(table: GrailTable, seat: Seat) -> None:
    """At the end of the Encounter, or when its owner leaves it (A103)."""
    one = table.state.seats[seat]
    if one.flipped or one.aside:
        table.cite("grail.item.flipped-back-when-the-encounter-ends")
        one.flipped.clear()
        one.aside.clear()


# --- gaining ---


def gain_item(
    table: GrailTable,
    seat: Seat,
    *,
    craftable: bool = False,
    keyword: Keyword | None = None,
    named: str | None = None,
) -> Rules[str | None]:
    """The top of the deck; or the first fitting card, after which the deck is shuffled; or a named one. None: none."""
    deck, one = table.state.items, table.state.seats[seat]
    if not (craftable or keyword or named):
        card = table.draw(deck, one.items)
    else:
        card = search(table, craftable, keyword, named)
        table.cite("grail.item.draw-by-type-searches-the-deck")
        if craftable:
            table.cite("grail.item.craftable-symbol")
        if card is not None:
            table.move(card, deck, one.items)
        table.shuffle(deck)  # A49: also if nothing was found
    if card is not None:
        table.say("gains-item", "grail.item.any-number-owned", seat=SEATS[seat], card=f"@items.{card}")
        table.touch(str(seat))
        yield from one_of_each(table, seat, card)
        stays_out(table, seat, card)
        yield from on_gaining(table, seat, card)
    return card


def stays_out(table: GrailTable, seat: Seat, card: str) -> None:
    """What somebody in an Encounter is given from beside it is left out of that Encounter."""
    fight, one = fight_of(table.state, seat), table.state.seats[seat]
    if fight is not None and [*one.items, *one.secrets].count(card) == 1 and card in face_up(one):
        table.cite("grail.combat.no-item-added-later" if fight.kind == "combat"
                   else "grail.diplomacy.no-item-added-later")  # fmt: skip
        one.aside.append(card)


def on_gaining(table: GrailTable, seat: Seat, card: str) -> Rules[None]:
    """What the card itself says of that."""
    from roundtable.games.tainted_grail.day.day_powers import powers_at, use

    for name, power in powers_at(table, seat, "gained"):
        if name.split(".")[1] == card:
            yield from use(table, seat, name, power)


def search(table: GrailTable, craftable: bool, keyword: Keyword | None, named: str | None) -> str | None:
    """Draws until the first card that fits."""
    items = box_of(table.content).items
    for card in reversed(table.show(table.state.items, EVERYONE)):
        item = items[card]
        if (not craftable or item.craftable) and keyword in (None, item.keyword) and named in (None, card):
            return card
    return None


def gain_secret(table: GrailTable, seat: Seat, secret: str) -> Rules[bool]:
    """From the Secrets, by its number; whoever holds it, it exists once."""
    own = box_of(table.content).secrets[secret].character if secret in table.state.secrets else None
    if secret not in table.state.secrets or (own is not None and not has_own_story(table, own)):
        return False
    table.move(secret, table.state.secrets, table.state.seats[seat].secrets)
    table.say("gains-secret", "grail.secret.never-in-the-item-deck", seat=SEATS[seat], card=f"@secrets.{secret}")
    if box_of(table.content).secrets[secret].personal:
        table.cite("grail.secret.several-personal-allowed")
    table.touch(str(seat))
    yield from one_of_each(table, seat, secret)
    stays_out(table, seat, secret)
    return True


# --- losing ---


def forget_card(one: Character, card: str) -> None:
    """It is no longer there to be turned."""
    for where in (one.down, one.flipped, one.aside):
        if card in where:
            where.remove(card)


def drop_secret(table: GrailTable, seat: Seat, secret: str, *, for_good: bool = False) -> None:
    """Back among the Secrets, or out of the game; its Dial goes with it."""
    one = table.state.seats[seat]
    forget_card(one, secret)
    table.state.dials.pop(secret, None)
    if for_good:
        remove_from_game(table, secret, one.secrets)
    else:
        table.cite("grail.discard.bottom-of-own-deck")
        table.move(secret, one.secrets, table.state.secrets)


def discard_item(table: GrailTable, seat: Seat, item: str, *rules: str) -> None:
    """To the bottom of its own deck."""
    one = table.state.seats[seat]
    forget_card(one, item)
    table.move(item, one.items, table.state.items, bottom=True)
    table.cite("grail.discard.bottom-of-own-deck")
    table.say("loses-item", *rules, seat=SEATS[seat], card=f"@items.{item}")
    table.touch(str(seat))


def lose_items(table: GrailTable, seat: Seat, number: int, keyword: Keyword | None = None) -> Rules[None]:
    """So many Items of the owner's choice; Secrets never, even if they carry a keyword."""
    known = box_of(table.content).keyword
    for _ in range(number):
        if table.touched:
            yield from table.settle()
        fitting = [card for card in table.state.seats[seat].items if keyword in (None, known[card])]
        table.cite("grail.secret.skipped-by-item-discards", "grail.secret.never-lost-or-sold")
        if not fitting:
            return
        chosen = yield from table.ask(seat, GIVE_UP, [item_option("lose", card) for card in dict.fromkeys(fitting)])
        discard_item(table, seat, chosen.arg, "grail.secret.skipped-by-item-discards")


def settle_items(table: GrailTable, seat: Seat) -> Rules[None]:
    """Whoever carries more Items than a rule allows discards down to it at once (A45)."""
    while True:
        if table.touched:  # what is discarded may bring about more of the same
            yield from table.settle()
        limit = items_at_most(table, seat)
        if len(table.state.seats[seat].items) <= limit:
            return
        over = len(table.state.seats[seat].items) - limit
        prompt = Prompt("ask-too-many-items", (("count", over),), TOO_MANY.rules)
        owned = dict.fromkeys(table.state.seats[seat].items)
        chosen = yield from table.ask(seat, prompt, [item_option("lose", card) for card in owned])
        discard_item(table, seat, chosen.arg, "grail.secret.outside-item-limits")


def items_at_most(table: GrailTable, seat: Seat) -> int:
    """Caps leave Secrets out of the count."""
    limits = [999]
    if uses(table.state, FIVE):
        table.cite("grail.challenge.five-items-at-most", "grail.secret.outside-item-limits")
        limits.append(5)
    if table.state.seats[seat].dying:
        card = box_of(table.content).afflictions.get(dying_card(table))
        if card is not None and card.items_at_most is not None:
            table.cite("grail.secret.outside-item-limits")
            limits.append(card.items_at_most)
    return min(limits)


def dying_card(table: GrailTable) -> str:
    """Which You Are Dying card is used: the solo one is more forgiving."""
    alone = table.core.seats == 1
    if alone:
        table.cite("grail.death.solo-card-is-more-lenient")
    return "dying-solo" if alone else "dying"


# --- trading ---


def hand_on(one: Character, other: Character, card: str) -> None:
    """What a card was used for goes with it, where it is good once a day, a Chapter or a Campaign."""
    spent = [name for name in one.used if name.partition(".")[2].partition(".")[0] == card]
    one.used = [name for name in one.used if name not in spent]
    other.used += spent


def why_not_given(table: GrailTable, giver: Seat, taker: Seat, card: str) -> str | None:
    """The rule against handing over an Item or a Secret, if there is one."""
    is_item = collection_of(table, card) == "items"
    if taker not in here(table.state, giver) or busy(table, giver) or busy(table, taker):
        return "grail.item.trade-in-the-same-location" if is_item else "grail.secret.tradable-in-the-same-location"
    if not is_item and box_of(table.content).secrets[card].personal:
        table.cite("grail.secret.personal-never-changes-hands")
        return "grail.secret.personal-never-changes-hands"
    return None


def give(table: GrailTable, giver: Seat, taker: Seat, card: str) -> Rules[None]:
    """A traded Item lies face down until the Start of the Day; a Secret does not (A42)."""
    one, other = table.state.seats[giver], table.state.seats[taker]
    forget_card(one, card)
    hand_on(one, other, card)
    name = f"@{collection_of(table, card)}.{card}"
    if collection_of(table, card) == "items":
        table.move(card, one.items, other.items)
        other.down.append(card)
        rules: Sequence[str] = (
            "grail.item.traded-is-face-down-until-start-of-day", "grail.item.trade-in-the-same-location",
        )  # fmt: skip
    else:
        table.move(card, one.secrets, other.secrets)
        rules = ("grail.secret.tradable-in-the-same-location",)
    table.say("gives", *rules, seat=SEATS[giver], other=SEATS[taker], card=name)
    table.touch(str(giver))
    table.touch(str(taker))
    if collection_of(table, card) == "secrets":
        yield from one_of_each(table, taker, card)


def holders(table: GrailTable, seat: Seat) -> list[tuple[str, Pile]]:
    """The Secrets whose rules apply to this Character: its own, and Global ones of anybody."""
    secrets = box_of(table.content).secrets
    found = [(card, table.state.seats[seat].secrets) for card in table.state.seats[seat].secrets]
    for other, one in enumerate(table.state.seats):
        for card in one.secrets:
            if other != seat and secrets[card].everyone:
                table.cite("grail.secret.global-applies-to-all")
                found.append((card, one.secrets))
    return found
