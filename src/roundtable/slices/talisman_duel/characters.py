"""Characters: Strength and Craft, Life and death, Fate."""

from __future__ import annotations

from roundtable.kernel.options import Option, Prompt
from roundtable.kernel.seats import Seat
from roundtable.kernel.windows import Rules, Stop
from roundtable.packs import Content

from .effects import AdventureCard, CharacterCard, Place
from .state import SEATS, Character, DuelTable

FATE_TOKENS = 38

REROLL: Option[None] = Option("reroll", rules=("talisman.characters.fate.reroll-one-own-die",))
REROLL_RULES = (*REROLL.rules, "talisman.characters.fate.keep-the-new-result")
THEIRS: Option[None] = Option("reroll", "theirs", text="option-reroll-theirs")
KEEP: Option[None] = Option("keep")
REROLL_MENU: list[tuple[Option[None], str | None]] = [
    (REROLL, None),
    (KEEP, None),
    (THEIRS, "talisman.characters.fate.never-another-partys-die"),
]


def card_of(table: DuelTable, seat: Seat) -> CharacterCard:
    """The printed card of a seat's character."""
    card: CharacterCard = table.content["characters"][table.state.seats[seat].character]
    return card


def here(table: DuelTable, seat: Seat) -> Place:
    """The place a character stands on."""
    place: Place = table.content["places"][table.state.seats[seat].space]
    return place


def owned(content: Content, character: Character) -> list[AdventureCard]:
    """The objects and followers of a character."""
    cards = content["adventure"]
    return [cards[card] for pile in (character.objects, character.followers) for card in pile]


# --- Strength and Craft ---


def total_strength(content: Content, character: Character, *, battle: bool = False) -> int:
    """Printed value, counters and cards; in battle with what counts in battle only."""
    printed, place = content["characters"][character.character], content["places"][character.space]
    cards = [card for card in owned(content, character) if card.kind not in place.no_strength_from]
    total: int = printed.strength + character.strength_counters + sum([card.strength for card in cards])
    if battle:
        # Using a weapon is optional, but nobody would use a worse one.
        weapons = sorted([card.weapon for card in cards if card.weapon is not None], reverse=True)
        total += sum(weapons[: printed.weapons])
    return total


def total_craft(content: Content, character: Character) -> int:
    """Printed value, counters and cards."""
    printed, place = content["characters"][character.character], content["places"][character.space]
    total: int = printed.craft + character.craft_counters
    return total + sum([card.craft for card in owned(content, character) if card.kind not in place.no_craft_from])


def strength_in_battle(table: DuelTable, seat: Seat) -> int:
    character = table.state.seats[seat]
    if table.telling:
        table.cite("talisman.characters.strength.total-is-start-plus-counters-plus-cards")
        place, printed = here(table, seat), card_of(table, seat)
        helping = [card for card in owned(table.content, character) if card.strength or card.weapon]
        if any(card.kind in place.no_strength_from for card in helping):
            table.cite("talisman.characters.strength.spaces-may-exclude-card-bonuses", *place.rules)
        weapons = len([card for card in helping if card.weapon and card.kind not in place.no_strength_from])
        if weapons:
            table.cite("talisman.characters.strength.combat-only-bonuses-count-only-in-battle")
        if weapons > 1:
            table.cite("talisman.objects.weapon-one-at-a-time", *(printed.rules if printed.weapons > 1 else ()))
    return total_strength(table.content, character, battle=True)


def craft(table: DuelTable, seat: Seat) -> int:
    if table.telling:
        table.cite("talisman.characters.craft.total-is-start-plus-counters-plus-cards")
        if loses_craft_here(table, seat):
            table.cite(*here(table, seat).rules)
    return total_craft(table.content, table.state.seats[seat])


def loses_craft_here(table: DuelTable, seat: Seat) -> bool:
    """Whether cards that add Craft elsewhere add none on this space."""
    without = here(table, seat).no_craft_from
    return any(card.craft and card.kind in without for card in owned(table.content, table.state.seats[seat]))


# --- Life and death ---


def lose_life(table: DuelTable, seat: Seat) -> None:
    """A Life is lost; what comes of it is settled at once."""
    character = table.state.seats[seat]
    character.lives -= 1
    table.touch(f"life:{seat}")
    table.say(
        "loses-life", "talisman.characters.life.loss-removes-counters",
        seat=SEATS[seat], before=character.lives + 1, after=character.lives,
    )  # fmt: skip


def die_if_lifeless(table: DuelTable, seat: Seat) -> None:
    """No Life left: to the Village. It stops the turn of a character whose turn it is, else its fight."""
    state = table.state
    character = state.seats[seat]
    if character.lives:
        return
    character.dead = True
    character.space = next(place.id for place in table.content["places"].values() if place.dead_come_here)
    table.say(
        "dies", "talisman.characters.death.no-life-means-defeated", "talisman.characters.death.figure-to-village",
        "talisman.characters.death.keeps-all-possessions", seat=SEATS[seat], place=f"@places.{character.space}",
    )  # fmt: skip
    if seat == state.active:
        table.cite("talisman.characters.death.turn-ends-at-once")
        raise Stop("turn")
    if state.fight is not None and seat in state.fight.fighters:
        raise Stop("fight")


def recover(table: DuelTable, seat: Seat) -> None:
    """The turn of a dead character: all the Life its gold can buy, or one point for nothing."""
    character = table.state.seats[seat]
    bought = min(character.gold, card_of(table, seat).life)
    character.gold -= bought
    character.lives = bought or 1
    character.dead = False
    rule = "talisman.characters.death.no-gold-gives-one-life"
    if bought:
        rule = "talisman.characters.death.must-buy-back-life-with-all-possible-gold"
    table.say(
        "recovers", rule, "talisman.characters.death.recovery-uses-the-turn",
        seat=SEATS[seat], lives=character.lives, gold=bought,
    )  # fmt: skip


# --- Fate ---


def spend_fate(table: DuelTable, seat: Seat) -> None:
    table.state.seats[seat].fate -= 1
    table.cite("talisman.golden.spent-resources-return-to-supply")


def fate_supply(table: DuelTable) -> int:
    """The tokens that nobody has."""
    return FATE_TOKENS - sum([character.fate for character in table.state.seats])


def gain_fate(table: DuelTable, seat: Seat, *rules: str) -> None:
    """One Fate token, above the printed value too, if the supply has one."""
    if fate_supply(table) < 1:
        table.say("no-fate-left", "talisman.golden.resources-are-finite", seat=SEATS[seat])
        return
    table.state.seats[seat].fate += 1
    table.say("gains-fate", "talisman.characters.fate.gain-may-exceed-starting-value", *rules, seat=SEATS[seat])


def replenish_fate(table: DuelTable, seat: Seat, number: int) -> None:
    """Fate up to the printed value, as far as the supply goes (ruling A54)."""
    character = table.state.seats[seat]
    missing = max(0, min(number, card_of(table, seat).fate - character.fate))
    gained = min(missing, fate_supply(table))
    if gained < missing:
        table.say("no-fate-left", "talisman.golden.resources-are-finite", seat=SEATS[seat])
    character.fate += gained
    table.say(
        "replenishes", "talisman.characters.fate.replenish-stops-at-starting-value", seat=SEATS[seat], fate=gained
    )


def may_reroll(table: DuelTable, seat: Seat, die: int, *rules: str) -> Rules[int]:
    """A seat that has Fate may reroll this die of its own, once; the die that counts."""
    if not table.state.seats[seat].fate:
        table.cite("talisman.characters.fate.none-left-has-no-penalty")
        return die
    prompt = Prompt("ask-reroll", (("die", die),), rules)
    choice = yield from table.ask(seat, prompt, lambda: table.allowed(REROLL_MENU))
    if choice is KEEP:
        return die
    spend_fate(table, seat)
    die = table.roll()
    table.say("rerolls", *REROLL_RULES, seat=SEATS[seat], die=die)
    return die
