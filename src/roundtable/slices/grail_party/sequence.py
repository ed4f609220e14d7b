"""Combat cards: the Sequence, its Keys and their bonuses."""

from __future__ import annotations

from functools import cache
from typing import Final, Literal

from roundtable.kernel.options import NO, YES, Option, Prompt
from roundtable.kernel.seats import Seat
from roundtable.kernel.windows import Rules

from . import attacks
from .effects import Attribute, Bonus, Bonuses, CombatCard, Draw, Encounter, ExtraCard, Key, Markers, Open, TornCard
from .state import Character, Fight, GrailTable, Laid, fight_of

PAY_MAGIC: Final = Prompt("ask-pay-magic", rules=("grail.combat.magic-key-costs-one-magic",))


@cache
def member_option(verb: str, seat: Seat) -> Option[Seat]:
    return Option(verb, str(seat), value=seat, points=(f"seat:{seat}",), params=(("who", f"@seat.{seat}"),))


@cache
def lend_prompt(seat: Seat) -> Prompt:
    return Prompt("ask-lend-magic", (("who", f"@seat.{seat}"),), rules=("grail.party.pay-energy-or-magic-for-others",))


def card_of(table: GrailTable, card: str) -> CombatCard:
    found: CombatCard = table.content["cards"][card]
    return found


def enemy_of(table: GrailTable, fight: Fight) -> Encounter:
    found: Encounter = table.content["encounters"][fight.enemy.cards[0]]
    return found


def open_edge(table: GrailTable, fight: Fight) -> Open:
    """What the next card joins: the last card of the one shared Sequence, at first the Encounter itself."""
    if fight.sequence.cards:
        return card_of(table, fight.sequence.cards[-1]).right
    return enemy_of(table, fight).right


def rows(right: Open, left: Bonuses) -> list[tuple[Key, Bonus]]:
    """The Attribute Keys whose two halves meet, from top to bottom (ruling A92)."""
    halves = ((right.first, left.first), (right.second, left.second), (right.third, left.third))
    return [(key, bonus) for key, bonus in halves if key is not None and bonus is not None]


def connects(table: GrailTable, one: Character, key: Key) -> bool:
    """Whether the Character who plays the card has the level the Key asks for."""
    level: int = getattr(table.content["characters"][one.character], key.attribute)
    return level >= key.level


def extra_key(table: GrailTable, number: int, seat: Seat, card: str) -> Literal["key", "magic"] | None:
    """How this card's extra-card bonus would connect; a Magic Key only where no other does."""
    left, right = card_of(table, card).left, open_edge(table, fight_of(table.state, number))
    one = table.state.seats[seat]
    if any(isinstance(bonus, ExtraCard) and connects(table, one, key) for key, bonus in rows(right, left)):
        return "key"
    if isinstance(left.free, ExtraCard) and right.free:  # a void before it cancels it (ruling A54)
        return "key"
    if isinstance(left.magic, ExtraCard) and right.magic and purses(table, number):
        return "magic"
    return None


def purses(table: GrailTable, number: int) -> list[Seat]:
    """Those in the Encounter who have Magic: a member may pay for another (ruling A50)."""
    return [seat for seat in fight_of(table.state, number).members if table.state.seats[seat].magic]


def pay_magic(table: GrailTable, number: int, seat: Seat, must: bool) -> Rules[bool]:
    """Whether 1 Magic is paid for a Key of this Character: its own, or that of a member it asks and who agrees."""
    payers = purses(table, number)
    while payers:
        own = [YES] if seat in payers else []
        others = [member_option("borrow", other) for other in payers if other != seat]
        chosen = yield from table.ask(seat, PAY_MAGIC, (*own, *others, *([] if must else [NO])))
        if chosen is NO:
            break
        payer = seat if chosen is YES else int(chosen.arg)
        if payer == seat or (yield from table.ask(payer, lend_prompt(seat), (YES, NO))) is YES:
            table.state.seats[payer].magic -= 1
            table.say("pays-magic", "grail.combat.magic-key-costs-one-magic", seat=f"@seat.{payer}")
            return True
        payers.remove(payer)
    return False


def lay(table: GrailTable, number: int, seat: Seat, card: str) -> Rules[bool]:
    """Plays a card from hand, or the top of the deck for somebody who Panics (no card named); whether it is laid."""
    fight, one = fight_of(table.state, number), table.state.seats[seat]
    must_pay = fight.played > 0 and extra_key(table, number, seat, card) == "magic"
    if must_pay:
        table.move(card, one.hand, fight.playing)
        paid = yield from pay_magic(table, number, seat, must=True)
        fight, one = fight_of(table.state, number), table.state.seats[seat]
        if not paid:
            table.move(card, fight.playing, one.hand)
            return False
    right = open_edge(table, fight)
    cover(table, fight)
    if card:
        table.move(card, fight.playing if must_pay else one.hand, fight.sequence)
    else:
        table.draw(one.deck, fight.sequence)
        card = fight.sequence.cards[-1]
    played = card_of(table, card)
    fight.laid.append(Laid(seat, token=bool(played.delayed)))
    fight.played += 1
    if table.telling:
        table.say("plays", "grail.combat.one-shared-sequence", seat=f"@seat.{seat}", card=f"@cards.{card}")
        table.cite("grail.combat.card-resolution-order", "grail.combat.both-halves-must-meet")
        if len(fight.laid) == 1:
            table.cite("grail.combat.encounter-card-is-the-first-left-neighbour")
        if played.delayed:
            table.cite("grail.combat.delayed-card-gets-one-time-token")
    torn = 0
    for key, bonus in rows(right, played.left):
        table.cite("grail.combat.attribute-key-needs-the-level")
        if not connects(table, table.state.seats[seat], key):
            table.say("no-level", "grail.combat.unconnected-key-gives-nothing", attribute=f"@text.{key.attribute}")
            continue
        fight_of(table.state, number).laid[-1].keys.append(key.attribute)
        torn += yield from gain(table, number, seat, bonus, 1)
    if right.magic and played.left.magic is not None:
        if must_pay or (yield from pay_magic(table, number, seat, must=False)):
            fight_of(table.state, number).laid[-1].keys.append("magic")
            torn += yield from gain(table, number, seat, played.left.magic, 1)
    if played.left.free is not None:
        table.cite("grail.combat.free-key-always-connects")
        fight_of(table.state, number).laid[-1].keys.append("free")
        torn += yield from gain(table, number, seat, played.left.free, right.free)
    for _ in range(torn):  # its own torn-card icon: it goes once its Keys are done, without its Ability (ruling A53)
        tear(table, fight_of(table.state, number))
    if played.placed and not torn:
        table.cite("grail.combat.on-placement-after-the-keys")
        yield from attacks.carry_out(table, number, seat, played.placed)
    return True


def gain(table: GrailTable, number: int, seat: Seat, bonus: Bonus, times: int) -> Rules[int]:
    """A connected bonus, so many times; how many cards it tears off."""
    if times == 0:
        table.say("void", "grail.combat.bonus-void")
        return 0
    if times > 1:
        table.cite("grail.combat.bonus-multiplier")
    if isinstance(bonus, Markers):
        fight = fight_of(table.state, number)
        fight.pool += bonus.count * times
        table.say("markers", "grail.combat.bonus-marker", count=bonus.count * times, pool=fight.pool)
    elif isinstance(bonus, Draw):
        table.cite("grail.combat.bonus-draw")
        yield from attacks.draw_cards(table, number, seat, times)
    elif isinstance(bonus, ExtraCard):
        table.cite("grail.combat.bonus-extra-never-multiplied")
    return times if isinstance(bonus, TornCard) else 0


def cover(table: GrailTable, fight: Fight) -> None:
    """The next card covers the last one's Ability, unless that is passive; a Time Token there is lost."""
    if fight.laid and fight.laid[-1].token and not card_of(table, fight.sequence.cards[-1]).passive:
        fight.laid[-1].token = False
        table.cite("grail.combat.covered-delayed-loses-its-token")


def tear(table: GrailTable, fight: Fight) -> None:
    """The last card of the Sequence is discarded, and the Magic on its Key with it."""
    if not fight.laid:
        return
    owner = fight.laid.pop().owner
    if owner in fight.members:
        card = table.draw(fight.sequence, table.state.seats[owner].discard)
    else:
        fight.torn_from.append(owner)
        card = table.draw(fight.sequence, fight.torn)
    table.say("torn", "grail.combat.bonus-discard-last-card", card=f"@cards.{card}")


def visible(table: GrailTable, fight: Fight) -> list[Laid]:
    """The cards whose Abilities count: the last one, and passive ones wherever they lie."""
    cards = zip(fight.sequence.cards, fight.laid, strict=True)
    return [laid for card, laid in cards if laid is fight.laid[-1] or card_of(table, card).passive]


def joined(table: GrailTable, fight: Fight, attribute: Attribute) -> int:
    """How many Keys of this Attribute meet a bonus in the whole Sequence, whatever anybody's level."""
    right, count = enemy_of(table, fight).right, 0
    for card in fight.sequence.cards:
        played = card_of(table, card)
        count += sum(key.attribute == attribute for key, _ in rows(right, played.left))
        right = played.right
    return count
