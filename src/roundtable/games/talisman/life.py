"""Life and death: losing, healing, dying, coming back; the Mortality variant."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from roundtable.kernel.options import NO, YES, Prompt
from roundtable.kernel.seats import Seat
from roundtable.kernel.state import Outcome
from roundtable.kernel.windows import Rules, Stop
from roundtable.packs import Content

from .actions import Source, does
from .characters import FROZEN, card_of, lose_points, pay
from .effects import BuyHealing, Heal, Lose, Place
from .state import SEATS, TalismanTable, place_name, touch_quest, touch_spells
from .supply import counters_left, short_of

HEAL = Prompt("ask-heal", rules=("talisman.encounters.gold.buys-goods-and-services",))


@does(Lose)
def lose(table: TalismanTable, seat: Seat, action: Lose, source: Source) -> None:
    if action.what == "life":
        lose_life(table, seat, action.number)
    else:
        lose_points(table, seat, action.what, action.number)


def lose_life(table: TalismanTable, seat: Seat, number: int = 1) -> int:
    """Life is lost; what comes of it is settled at once. Returns the points lost."""
    character = table.state.seats[seat]
    if character.dead or not character.character:
        return 0
    lost = min(number, character.lives)
    character.lives -= lost
    if not character.lives:
        table.touch(f"life:{seat}")
    table.say(
        "loses-life", "talisman.characters.life.loss-removes-counters",
        seat=SEATS[seat], before=character.lives + lost, after=character.lives,
    )  # fmt: skip
    if character.toad_turns:
        table.cite("talisman.toads.life-lost-stays-lost")
    return lost


@does(Heal)
def heal(table: TalismanTable, seat: Seat, action: Heal, source: Source) -> None:
    heal_points(table, seat, action.number)


def heal_points(table: TalismanTable, seat: Seat, number: int) -> None:
    """Life up to the printed value, as far as the supply goes."""
    character = table.state.seats[seat]
    if character.dead:
        return
    missing = max(0, min(number, card_of(table, seat).life - character.lives))
    healed = min(missing, counters_left(table.state, "life"))
    character.lives += healed
    rule = "talisman.characters.life.heal-stops-at-starting-value"
    if healed:
        table.say("heals", rule, seat=SEATS[seat], before=character.lives - healed, after=character.lives)
    elif not missing:
        table.say("heals-nothing", rule, seat=SEATS[seat])
    if healed < missing:
        short_of(table, seat, "life")


@does(BuyHealing)
def buy_healing(table: TalismanTable, seat: Seat, action: BuyHealing, source: Source) -> Rules[None]:
    """A point at a time, never above the printed value."""
    for _ in range(action.most):
        character = table.state.seats[seat]
        if character.toad_turns:
            table.cite(FROZEN)
            return
        if character.gold < action.price:
            return
        if character.lives >= card_of(table, seat).life:
            table.cite("talisman.characters.life.heal-stops-at-starting-value")
            return
        if not counters_left(table.state, "life"):
            short_of(table, seat, "life")
            return
        prompt = Prompt("ask-heal", (("price", action.price),), HEAL.rules, source.pointer)
        chosen = yield from table.ask(seat, prompt, (YES, NO))
        if chosen is NO or table.state.seats[seat].lives >= card_of(table, seat).life:
            return
        pay(table, seat, action.price)
        heal_points(table, seat, 1)


# --- death ---


def die_if_lifeless(table: TalismanTable, seat: Seat) -> None:
    """No Life left. It stops the turn of a character whose turn it is, else its fight."""
    state = table.state
    character = state.seats[seat]
    if character.lives or character.dead or not character.character:
        return
    table.cite("talisman.characters.death.no-life-means-defeated")
    going_on = not state.over
    if table.setup.options.get("mortality"):
        perish(table, seat)
    else:
        carry_to_village(table, seat)
    if going_on and (seat == state.active or state.core.outcome is not None):
        table.cite("talisman.characters.death.turn-ends-at-once")
        raise Stop("turn")
    if state.fight is not None and seat in state.fight.fighters:
        raise Stop("fight")


def carry_to_village(table: TalismanTable, seat: Seat) -> None:
    character = table.state.seats[seat]
    character.dead = True
    put_on_space(table, seat, village(table.content))
    table.say(
        "dies", "talisman.characters.death.no-life-means-defeated", "talisman.characters.death.figure-to-village",
        "talisman.characters.death.keeps-all-possessions", seat=SEATS[seat], place=place_name(character.space),
    )  # fmt: skip


@lru_cache(64)
def village(content: Content) -> str:
    """Where the dead come back to life."""
    places: Iterable[Place] = content["places"].values()
    return next(place.id for place in places if place.dead_come_here)


def put_on_space(table: TalismanTable, seat: Seat, space: str) -> None:
    """A figure stands on another space: nothing of the Inner Region it stood in goes with it."""
    character = table.state.seats[seat]
    character.space = space
    character.turning_back, character.lair, character.cleared = False, 0, False
    touch_spells(table, seat)


def recover(table: TalismanTable, seat: Seat) -> None:
    """The turn of a dead character: all the Life its gold can buy, or one point for nothing."""
    state = table.state
    character = state.seats[seat]
    coins = 0 if character.toad_turns else character.gold  # a toad's gold is frozen (ruling A42)
    bought = min(coins, card_of(table, seat).life, counters_left(state, "life"))
    character.gold -= bought
    character.lives = bought or 1
    character.dead = False
    rule = "talisman.characters.death.no-gold-gives-one-life"
    if bought:
        rule = "talisman.characters.death.must-buy-back-life-with-all-possible-gold"
    table.say(
        "recovers", rule, "talisman.characters.death.recovery-uses-the-turn",
        seat=SEATS[seat], number=character.lives, gold=bought, had=coins, has=coins - bought,
    )  # fmt: skip
    touch_quest(table, seat)


# --- the Mortality variant ---


def perish(table: TalismanTable, seat: Seat) -> None:
    """Goods stay where the character died, progress is wiped, card and figure go to the box."""
    from .objects import discard, drop_everything

    state = table.state
    character = state.seats[seat]
    table.say(
        "perishes", "talisman.characters.death.no-life-means-defeated",
        "talisman.variants.mortality.figure-and-card-to-box", seat=SEATS[seat], place=place_name(character.space),
    )  # fmt: skip
    drop_everything(table, seat, "talisman.variants.mortality.drop-goods-on-space")
    for card in list(character.trophies.cards):
        discard(table, card, character.trophies)
    for card in list(character.spells.cards):
        discard(table, card, character.spells)
    character.fate = character.strength_counters = character.craft_counters = character.lives = 0
    character.toad_turns = character.toad_strength = character.toad_craft = character.lost_turns = character.quest = 0
    character.quest_met = character.turning_back = character.cleared = False
    character.rafts_ready = character.lair = 0
    table.cite("talisman.variants.mortality.progress-is-wiped")
    character.character, character.space = "", ""
    if state.crown_reached:
        eliminate(table, seat)


def eliminate(table: TalismanTable, seat: Seat) -> None:
    """A player is out. All others eliminated, the last one wins; nobody, if nobody is left (ruling A67)."""
    table.state.seats[seat].out = True
    table.say("eliminated", "talisman.variants.mortality.no-return-after-crown-reached", seat=SEATS[seat])
    # Whoever waits for a new character gets none any more, and is no longer in it either.
    remaining = [seat for seat, other in enumerate(table.state.seats) if not other.out and other.character]
    if len(remaining) < 2:
        rules = ("talisman.variants.mortality.no-return-after-crown-reached",)
        table.finish(Outcome(tuple(remaining), "outcome-last-one-left", rules))
