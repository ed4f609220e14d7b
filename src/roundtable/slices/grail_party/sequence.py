"""Combat cards: the Sequence, its Keys and their bonuses."""

from __future__ import annotations

from typing import Final, Literal

from roundtable.kernel.options import NO, YES, Prompt
from roundtable.kernel.seats import Seat
from roundtable.kernel.windows import Rules

from . import attacks
from .effects import Attribute, Bonus, Bonuses, CombatCard, Draw, Encounter, ExtraCard, Key, Markers, Open, TornCard
from .state import Character, Fight, GrailTable, Laid, fight_of

PAY_MAGIC: Final = Prompt("ask-pay-magic", rules=("grail.combat.magic-key-costs-one-magic",))


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
    if isinstance(left.magic, ExtraCard) and right.magic and one.magic:
        return "magic"
    return None


def lay(table: GrailTable, number: int, seat: Seat, card: str) -> Rules[None]:
    """Plays a card from hand, or the top of the deck for somebody who Panics (no card named)."""
    fight, one = fight_of(table.state, number), table.state.seats[seat]
    right = open_edge(table, fight)
    must_pay = bool(card) and fight.played > 0 and extra_key(table, number, seat, card) == "magic"
    cover(table, fight)
    if card:
        table.move(card, one.hand, fight.sequence)
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
    torn = False
    for key, bonus in rows(right, played.left):
        table.cite("grail.combat.attribute-key-needs-the-level")
        if not connects(table, table.state.seats[seat], key):
            table.say("no-level", "grail.combat.unconnected-key-gives-nothing", attribute=f"@text.{key.attribute}")
            continue
        fight_of(table.state, number).laid[-1].keys.append(key.attribute)
        torn |= yield from gain(table, number, seat, bonus, 1)
    if right.magic and played.left.magic is not None and table.state.seats[seat].magic:
        if must_pay or (yield from table.ask(seat, PAY_MAGIC, (YES, NO))) is YES:
            table.state.seats[seat].magic -= 1
            table.say("pays-magic", "grail.combat.magic-key-costs-one-magic", seat=f"@seat.{seat}")
            fight_of(table.state, number).laid[-1].keys.append("magic")
            torn |= yield from gain(table, number, seat, played.left.magic, 1)
    if played.left.free is not None:
        table.cite("grail.combat.free-key-always-connects")
        fight_of(table.state, number).laid[-1].keys.append("free")
        torn |= yield from gain(table, number, seat, played.left.free, right.free)
    if torn:  # its own torn-card icon: it goes once its Keys are done, without its Ability (ruling A53)
        tear(table, fight_of(table.state, number))
    elif played.placed:
        table.cite("grail.combat.on-placement-after-the-keys")
        yield from attacks.carry_out(table, number, seat, played.placed)


def gain(table: GrailTable, number: int, seat: Seat, bonus: Bonus, times: int) -> Rules[bool]:
    """A connected bonus, so many times; whether it tears the last card."""
    if times == 0:
        table.say("void", "grail.combat.bonus-void")
        return False
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
    return isinstance(bonus, TornCard)


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
    card = table.draw(fight.sequence, table.state.seats[owner].discard)
    table.say("torn", "grail.combat.bonus-discard-last-card", card=f"@cards.{card}")


def visible(table: GrailTable, fight: Fight) -> list[CombatCard]:
    """The cards whose Abilities count: the last one, and passive ones wherever they lie."""
    cards = [card_of(table, card) for card in fight.sequence.cards]
    return [card for place, card in enumerate(cards, 1) if card.passive or place == len(cards)]


def joined(table: GrailTable, fight: Fight, attribute: Attribute) -> int:
    """How many Keys of this Attribute meet a bonus in the whole Sequence, whatever anybody's level."""
    right, count = enemy_of(table, fight).right, 0
    for card in fight.sequence.cards:
        played = card_of(table, card)
        count += sum(key.attribute == attribute for key, _ in rows(right, played.left))
        right = played.right
    return count
