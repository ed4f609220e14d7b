"""Characters: Strength and Craft, alignment, Fate, and the dice that are one's own."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, lru_cache
from typing import Final

from msgspec import Struct

from roundtable.kernel.options import Option, Prompt
from roundtable.kernel.seats import Seat
from roundtable.kernel.windows import Rules
from roundtable.packs import Content

from .actions import Source, does
from .effects import (
    Alignment,
    Attribute,
    Bearer,
    Become,
    CharacterCard,
    Gain,
    LoseAllGold,
    Object,
    Place,
    Possession,
    Replenish,
    Roll,
)
from .state import SEATS, Character, TalismanState, TalismanTable, touch_objects, touch_quest, touch_spells
from .supply import coins_left, counters_left, fate_left, short_of

FROZEN: Final = "talisman.toads.objects-gold-followers-frozen"
FATE_FROZEN: Final = "talisman.toads.fate-frozen"
BACK: Final = "talisman.golden.spent-resources-return-to-supply"
USES: Final[dict[Attribute, str]] = {
    "strength": "talisman.characters.strength.use-and-sources",
    "craft": "talisman.characters.craft.use-and-sources",
}
ADDED_UP: Final[dict[Attribute, str]] = {
    "strength": "talisman.characters.strength.total-is-start-plus-counters-plus-cards",
    "craft": "talisman.characters.craft.total-is-start-plus-counters-plus-cards",
}
GAINED: Final[dict[str, str]] = {
    "gold": "talisman.encounters.gold.comes-from-reserve",
    "fate": "talisman.characters.fate.gain-may-exceed-starting-value",
    "life": "talisman.characters.life.gain-may-exceed-starting-value",
    "strength": "talisman.characters.attributes.gain-takes-counters",
    "craft": "talisman.characters.attributes.gain-takes-counters",
}
LOSES_NO_MORE: Final[dict[str, str]] = {
    "gold": "talisman.encounters.gold.loss-with-none-does-nothing",
    "fate": "talisman.characters.fate.none-left-has-no-penalty",
    "strength": "talisman.characters.strength.never-below-starting-value",
    "craft": "talisman.characters.craft.never-below-starting-value",
}
ALIGNMENTS: Final[tuple[Alignment, ...]] = ("good", "neutral", "evil")


# --- who and where ---


def card_of(table: TalismanTable, seat: Seat) -> CharacterCard:
    """The printed card of a seat's character."""
    card: CharacterCard = table.content["characters"][table.state.seats[seat].character]
    return card


def here(table: TalismanTable, seat: Seat) -> Place:
    """The place a character stands on."""
    place: Place = table.content["places"][table.state.seats[seat].space]
    return place


def possessions(content: Content, character: Character) -> list[Possession]:
    """The objects and followers of a character."""
    cards = content["cards"]
    return [cards[card] for pile in (character.objects, character.followers) for card in pile.cards]


class Lent(Struct, frozen=True):
    """What a character's own card and the cards it owns lend it together."""

    bearers: tuple[Bearer, ...] = ()
    ways_out: bool = False
    """Some creatures can be evaded or destroyed."""
    helpers: tuple[Bearer, ...] = ()
    """Those that may add to the movement die."""
    prayer: int = 0
    carry: int = 0


NOTHING_LENT: Final = Lent()


def lent(content: Content, character: Character) -> Lent:
    """A toad has no use of its abilities and cards."""
    if character.toad_turns:
        return NOTHING_LENT
    return lent_by(content, character.character, tuple(character.objects.cards), tuple(character.followers.cards))


@lru_cache(4096)
def lent_by(content: Content, character: str, objects: tuple[str, ...], followers: tuple[str, ...]) -> Lent:
    cards = content["cards"]
    bearers: list[Bearer] = [content["characters"][character], *(cards[card] for card in (*objects, *followers))]
    return Lent(
        bearers=tuple(bearers),
        ways_out=any(bearer.evades is not None or bearer.destroys for bearer in bearers),
        helpers=tuple(bearer for bearer in bearers if bearer.movement),
        prayer=sum(bearer.prayer for bearer in bearers),
        carry=sum(bearer.carry for bearer in bearers),
    )


def bearers(content: Content, character: Character) -> tuple[Bearer, ...]:
    """Whatever lends the character something: its own card and what it owns."""
    return lent(content, character).bearers


def is_warded(table: TalismanTable, seat: Seat, danger: str) -> Bearer | None:
    """What keeps this danger off."""
    for bearer in bearers(table.content, table.state.seats[seat]):
        if danger in bearer.wards:
            return bearer
    return None


def ambushed(content: Content, state: TalismanState, seat: Seat) -> bool:
    """Whether this fighter rolls no die: it is attacked in battle by somebody who comes unseen."""
    fight = state.fight
    if fight is None or not fight.battle or len(fight.fighters) < 2 or fight.fighters[1] != seat:
        return False
    return comes_unseen(content, state.seats[fight.fighters[0]])


def comes_unseen(content: Content, attacker: Character) -> bool:
    return bool(content["characters"][attacker.character].ambush) and not attacker.toad_turns


def is_alive(character: Character) -> bool:
    """Whether the character is on the board and can be met."""
    return bool(character.character) and not character.dead


# --- Strength and Craft ---


def ware(card: Possession) -> str:
    if isinstance(card, Object):
        return "magic-object" if card.magic else "object"
    return "follower"


def own_value(content: Content, character: Character, what: Attribute) -> int:
    """Printed value and counters, without cards: the threshold for trophies. A toad's is 1 (ruling A45)."""
    if character.toad_turns:
        return 1
    printed: CharacterCard = content["characters"][character.character]
    if what == "strength":
        return printed.strength + character.strength_counters
    return printed.craft + character.craft_counters


class Values(Struct, frozen=True):
    """Strength and Craft of a character with its cards on some space, counters apart."""

    strength: int
    craft: int
    battle: int
    """Strength in battle, with the best weapons and with what helps in battle only."""
    unarmed: int
    psychic: int
    """Craft in psychic combat, with what helps there only."""
    craft_in_battle: bool
    """Craft counters count in battle too."""


def values(content: Content, character: Character) -> Values:
    place = content["places"][character.space]
    objects, followers = tuple(character.objects.cards), tuple(character.followers.cards)
    return values_of(content, character.character, objects, followers, place.no_strength_from, place.no_craft_from)


@lru_cache(4096)
def values_of(
    content: Content, character: str, objects: tuple[str, ...], followers: tuple[str, ...],
    no_strength_from: tuple[str, ...], no_craft_from: tuple[str, ...],
) -> Values:  # fmt: skip
    """Printed values and what these cards add, but for kinds of card that count for nothing here."""
    printed: CharacterCard = content["characters"][character]
    cards: list[Possession] = [content["cards"][card] for card in (*objects, *followers)]
    strong = [card for card in cards if ware(card) not in no_strength_from]
    crafty = [card for card in cards if ware(card) not in no_craft_from]
    strength = printed.strength + sum(card.strength for card in strong)
    craft = printed.craft + sum(card.craft for card in crafty)
    unarmed = strength + printed.battle + sum(card.battle for card in strong)
    if printed.adds_craft_in_battle:
        unarmed += craft
    weapons = best_weapons(strong)[: printed.weapons]
    return Values(
        strength=strength,
        craft=craft,
        battle=unarmed + sum(card.weapon or 0 for card in weapons),
        unarmed=unarmed,
        psychic=craft + printed.psychic + sum(card.psychic for card in crafty),
        craft_in_battle=printed.adds_craft_in_battle,
    )


def best_weapons(cards: list[Possession]) -> list[Object]:
    """The weapons among these cards, the best first. (Nobody would use a worse one.)"""
    weapons = [card for card in cards if isinstance(card, Object) and card.weapon is not None]
    return sorted(weapons, key=lambda card: card.weapon or 0, reverse=True)


def weapons_used(content: Content, character: Character) -> list[Object]:
    """The weapons that help most, as many as may be used at once."""
    if character.toad_turns:
        return []
    without = content["places"][character.space].no_strength_from
    cards = [card for card in possessions(content, character) if ware(card) not in without]
    return best_weapons(cards)[: content["characters"][character.character].weapons]


def total_strength(content: Content, character: Character) -> int:
    """Printed value, counters and cards; what counts in battle only is left out. A toad's is 1 (ruling A45)."""
    return 1 if character.toad_turns else values(content, character).strength + character.strength_counters


def total_craft(content: Content, character: Character) -> int:
    return 1 if character.toad_turns else values(content, character).craft + character.craft_counters


def battle_strength(content: Content, character: Character, *, weapons: bool = True) -> int:
    """Strength in battle: with a weapon, and with what helps in battle only."""
    if character.toad_turns:
        return 1
    value = values(content, character)
    total = (value.battle if weapons else value.unarmed) + character.strength_counters
    return total + character.craft_counters if value.craft_in_battle else total


def psychic_craft(content: Content, character: Character) -> int:
    """Craft in psychic combat, with what helps there only."""
    return 1 if character.toad_turns else values(content, character).psychic + character.craft_counters


def total(table: TalismanTable, seat: Seat, what: Attribute) -> int:
    """Strength or Craft as an encounter names it."""
    table.cite(USES[what])
    cite_sum(table, seat, what)
    character = table.state.seats[seat]
    return total_strength(table.content, character) if what == "strength" else total_craft(table.content, character)


def cite_sum(table: TalismanTable, seat: Seat, what: Attribute) -> None:
    """Names the rules by which a value is added up."""
    if not table.telling:  # 1.1 % of all instructions in random matches
        return
    character = table.state.seats[seat]
    if character.toad_turns:
        table.cite("talisman.toads.strength-one-craft-one")
        if table.setup.options.get("toads") == "clumsy":
            table.cite("talisman.variants.clumsy-toad.stats")
        return
    table.cite(ADDED_UP[what])
    cards = [card for card in possessions(table.content, character) if getattr(card, what) or is_weapon(card, what)]
    if cards:
        table.cite("talisman.characters.attributes.card-bonus-takes-no-counter")
    for card in cards:
        table.cite(*card.rules)
    place = here(table, seat)
    without = place.no_strength_from if what == "strength" else place.no_craft_from
    if any(ware(card) in without for card in cards):
        table.cite("talisman.characters.strength.spaces-may-exclude-card-bonuses", *place.rules)


def is_weapon(card: Possession, what: Attribute) -> bool:
    return what == "strength" and isinstance(card, Object) and card.weapon is not None


# --- gaining and losing ---


@does(Gain)
def gain(table: TalismanTable, seat: Seat, action: Gain, source: Source) -> None:
    gain_points(table, seat, action.what, action.number)


def gain_points(table: TalismanTable, seat: Seat, what: str, number: int, *rules: str) -> None:
    """Points of an attribute, Life, Fate or coins, as far as the box has them."""
    state = table.state
    character = state.seats[seat]
    if frozen(table, seat, what):
        return
    if what == "gold":
        got = min(number, coins_left(state))
        character.gold += got
        touch_quest(table, seat)
    elif what == "fate":
        got = min(number, fate_left(state))
        character.fate += got
    elif what == "life":
        got = min(number, counters_left(state, "life"))
        character.lives += got
    elif what == "strength":
        got = min(number, counters_left(state, "strength"))
        character.strength_counters += got
        if character.toad_turns:
            character.toad_strength += got
    else:
        got = min(number, counters_left(state, "craft"))
        character.craft_counters += got
        if character.toad_turns:
            character.toad_craft += got
    if got:
        now = points(table, seat, what)
        table.say(f"gains-{what}", *(rules or (GAINED[what],)), seat=SEATS[seat], before=now - got, after=now)
        if what in ("strength", "craft", "life"):
            table.cite("talisman.components.must-swap-five-small-for-one-large")
    if got < number:
        short_of(table, seat, what)


def points(table: TalismanTable, seat: Seat, what: str) -> int:
    """How much a character has of something; of an attribute, what it comes to without being a toad."""
    character = table.state.seats[seat]
    if what == "gold":
        return character.gold
    if what == "fate":
        return character.fate
    if what == "life":
        return character.lives
    printed = values(table.content, character)
    if what == "strength":
        return printed.strength + character.strength_counters
    return printed.craft + character.craft_counters


def frozen(table: TalismanTable, seat: Seat, what: str, *, losing: bool = False) -> bool:
    """A toad's gold and Fate are frozen; the dead neither gain nor lose Life (ruling A41)."""
    character = table.state.seats[seat]
    if what == "life":
        return character.dead
    if not character.toad_turns or what in ("strength", "craft"):
        return False
    if what == "fate":
        if losing and table.setup.options.get("toads") == "clumsy":
            return False  # the variant speaks of Fate lost meanwhile (ruling A51)
        table.say("toad-frozen", FATE_FROZEN, seat=SEATS[seat])
        return True
    table.say("toad-frozen", FROZEN, seat=SEATS[seat])
    return True


def lose_points(table: TalismanTable, seat: Seat, what: str, number: int) -> None:
    """Counters, Fate or coins go back to the supply, as far as there are any."""
    character = table.state.seats[seat]
    if frozen(table, seat, what, losing=True):
        return
    rules: tuple[str, ...] = (BACK,)
    if what == "gold":
        lost = min(number, character.gold)
        character.gold -= lost
    elif what == "fate":
        lost = min(number, character.fate)
        character.fate -= lost
    else:
        rules = ("talisman.characters.attributes.loss-discards-counters", BACK)
        if what == "strength":
            lost = min(number, character.strength_counters)
            character.strength_counters -= lost
            character.toad_strength = min(character.toad_strength, character.strength_counters)
        else:
            lost = min(number, character.craft_counters)
            character.craft_counters -= lost
            character.toad_craft = min(character.toad_craft, character.craft_counters)
            touch_spells(table, seat)
    if lost:
        now = points(table, seat, what)
        table.say(f"loses-{what}", *rules, seat=SEATS[seat], before=now + lost, after=now)
    else:
        table.say(f"loses-no-{what}", LOSES_NO_MORE[what], seat=SEATS[seat])


@does(LoseAllGold)
def lose_all_gold(table: TalismanTable, seat: Seat, action: LoseAllGold, source: Source) -> None:
    lose_points(table, seat, "gold", max(1, table.state.seats[seat].gold))


def tell_coin_taken(table: TalismanTable, seat: Seat, loser: Seat, *rules: str) -> None:
    """One character has just taken a coin from another."""
    has, left = table.state.seats[seat].gold, table.state.seats[loser].gold
    table.say(
        "takes-gold", *rules,
        seat=SEATS[seat], other=SEATS[loser], before=left + 1, after=left, had=has - 1, has=has,
    )  # fmt: skip


def pay(table: TalismanTable, seat: Seat, coins: int, *rules: str) -> None:
    """Coins for goods and services, into the reserve."""
    character = table.state.seats[seat]
    character.gold -= coins
    if coins:
        table.say(
            "pays", "talisman.encounters.gold.buys-goods-and-services", *rules,
            seat=SEATS[seat], before=character.gold + coins, after=character.gold,
        )  # fmt: skip


# --- alignment ---


@cache
def alignment_option(alignment: Alignment) -> Option[Alignment]:
    return Option("align", alignment, alignment, text=f"option-align-{alignment}")


@does(Become)
def become(table: TalismanTable, seat: Seat, action: Become, source: Source) -> Rules[None]:
    rules = ("talisman.characters.alignment.three-values",)
    prompt = Prompt("ask-become", (("card", source.name),), rules, source.pointer)
    chosen = yield from table.ask(seat, prompt, [alignment_option(alignment) for alignment in action.alignment])
    change_alignment(table, seat, chosen.value)


def change_alignment(table: TalismanTable, seat: Seat, alignment: Alignment) -> None:
    """At most once in a turn; cards it now may not own are left at once."""
    state = table.state
    character = state.seats[seat]
    if character.alignment == alignment:
        return
    if seat in state.changed:
        table.say("alignment-stays", "talisman.characters.alignment.at-most-one-change-per-turn", seat=SEATS[seat])
        return
    state.changed.append(seat)
    character.alignment = alignment
    table.say(
        "becomes", "talisman.characters.alignment.three-values",
        "talisman.characters.alignment.token-shows-changed-value", "talisman.components.twelve-alignment-tokens",
        seat=SEATS[seat], alignment=f"@text.alignment-{alignment}",
    )  # fmt: skip
    touch_objects(table, seat)


# --- Fate ---

REROLL: Option[int] = Option("reroll", value=0, rules=("talisman.characters.fate.reroll-one-own-die",))
REROLL_RULES = (*REROLL.rules, "talisman.characters.fate.keep-the-new-result")
KEEP: Option[int] = Option("keep", value=-1)
THEIRS: Option[int] = Option("reroll", "theirs", text="option-reroll-theirs")


@cache
def reroll_face(face: int) -> Option[int]:
    """One of several dice, by what it shows."""
    return Option("reroll", str(face), face, REROLL.rules, params=(("die", face),), text="option-reroll-face")


def why_not_use_fate(table: TalismanTable, seat: Seat) -> str | None:
    """The rule that keeps a character from using Fate."""
    character = table.state.seats[seat]
    if character.toad_turns:
        return FATE_FROZEN
    return None if character.fate else "talisman.characters.fate.none-left-has-no-penalty"


def spend_fate(table: TalismanTable, seat: Seat) -> int:
    """One Fate token goes back to the supply; returns how many are left."""
    character = table.state.seats[seat]
    character.fate -= 1
    table.cite(BACK)
    return character.fate


def has_fate(table: TalismanTable, seat: Seat) -> bool:
    """Whether a character is asked for a reroll at all."""
    barred = why_not_use_fate(table, seat)
    if barred is not None:
        table.cite(barred)
    return barred is None


class Rolled(Struct, frozen=True, gc=False):
    """Dice that lie there, and what they are rolled for."""

    dice: tuple[int, ...]
    action: Roll | None = None


@cache
def reroll_prompt(dice: tuple[int, ...], rules: tuple[str, ...], subject: str) -> Prompt:
    params = ("dice", ", ".join(map(str, dice))), ("sum", sum(dice)), ("count", len(dice))
    return Prompt("ask-reroll", params, rules, subject)


def reroll_of(table: TalismanTable, dice: tuple[int, ...], action: Roll, subject: str) -> Prompt:
    """With the table that the dice are rolled on."""
    key = "reroll", id(action), subject, *dice
    found: Prompt | None = table.content.memo.get(key)
    if found is None:
        plain = reroll_prompt(dice, (), subject)
        found = table.content.memo[key] = Prompt(plain.key, plain.params, plain.rules, subject, Rolled(dice, action))
    return found


def offer_reroll(
    table: TalismanTable,
    seat: Seat,
    dice: list[int],
    *rules: str,
    theirs: bool = False,
    helps: bool = True,
    subject: str = "",
    action: Roll | None = None,
) -> Rules[list[int]]:
    """A character that has Fate may reroll one die of its own roll; the dice that count. Nobody is asked whom no die
    helps."""
    if len(dice) > 1:
        table.cite("talisman.characters.fate.one-reroll-per-roll")
    if not helps and not table.asks_always:
        return dice
    if action is None:
        prompt = reroll_prompt(tuple(dice), rules, subject)
    else:
        prompt = reroll_of(table, tuple(dice), action, subject)
    # Nothing else happens between a roll and its result.
    busy, table.state.busy = table.state.busy, True
    chosen = yield from table.ask(seat, prompt, lambda: table.allowed(reroll_menu(dice, theirs)))
    table.state.busy = busy
    if chosen.value < 0:
        return dice
    left = spend_fate(table, seat)
    die = table.roll()
    table.say("rerolls", *REROLL_RULES, seat=SEATS[seat], die=die, before=left + 1, after=left)
    dice = list(dice)
    dice[dice.index(chosen.value) if chosen.value else 0] = die
    return dice


def reroll_menu(dice: list[int], theirs: bool) -> list[tuple[Option[int], str | None]]:
    rerolls = [REROLL] if len(dice) == 1 else [reroll_face(face) for face in sorted(set(dice))]
    menu: list[tuple[Option[int], str | None]] = [(option, None) for option in rerolls]
    menu.append((KEEP, None))
    if theirs:
        menu.append((THEIRS, "talisman.characters.fate.never-another-partys-die"))
    return menu


def roll_own(
    table: TalismanTable,
    seat: Seat,
    number: int,
    source: Source,
    *rules: str,
    helps: Callable[[list[int]], bool] | None = None,
) -> Rules[list[int]]:
    """Dice a player is told to roll for their own character (ruling A20): Fate may reroll one of them, if it helps."""
    dice = roll_dice(table, seat, number, source, *rules)
    if has_fate(table, seat):
        better = helps is None or helps(dice)
        dice = yield from offer_reroll(table, seat, dice, helps=better, subject=source.pointer)
    return dice


def roll_dice(table: TalismanTable, seat: Seat, number: int, source: Source, *rules: str) -> list[int]:
    dice = [table.roll() for _ in range(number)]
    rules = rules or ("talisman.encounters.space.die-symbols-set-number-of-dice",)
    table.say(
        "rolls", *rules, "talisman.components.three-six-sided-dice",
        seat=SEATS[seat], dice=", ".join(map(str, dice)), card=source.name,
    )  # fmt: skip
    return dice


@does(Replenish)
def replenish(table: TalismanTable, seat: Seat, action: Replenish, source: Source) -> None:
    replenish_fate(table, seat, action.number)


def replenish_fate(table: TalismanTable, seat: Seat, number: int) -> None:
    """Fate up to the printed value, as far as the supply goes (ruling A54)."""
    if frozen(table, seat, "fate"):
        return
    character = table.state.seats[seat]
    missing = max(0, min(number, card_of(table, seat).fate - character.fate))
    gained = min(missing, fate_left(table.state))
    if gained < missing:
        short_of(table, seat, "fate")
    character.fate += gained
    table.say(
        "replenishes", "talisman.characters.fate.replenish-stops-at-starting-value",
        seat=SEATS[seat], before=character.fate - gained, after=character.fate,
    )  # fmt: skip
