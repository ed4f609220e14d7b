"""What the cards, places and characters of Talisman are: plain data from packs, read by the chapters.

What a card does is a list of actions (`do:`), each a small struct below; its fields are its schema. What a card or a
character lends its bearer for as long as it is held (Strength, armour, a way to evade) are fields, see `Bearer`.
"""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from roundtable.packs import Collection, PackSpec, Ref, TextKey

Alignment: TypeAlias = Literal["good", "neutral", "evil"]
Attribute: TypeAlias = Literal["strength", "craft"]
Race: TypeAlias = Literal["animal", "dragon", "monster", "spirit"]
Region: TypeAlias = Literal["outer", "middle", "inner"]
Resource: TypeAlias = Literal["strength", "craft", "life", "fate", "gold"]
Ware: TypeAlias = Literal["object", "magic-object", "follower"]
Opponent: TypeAlias = Literal["animal", "dragon", "monster", "spirit", "creature", "character"]
"""Whom one can evade or destroy: a race of enemies, any creature, or a character that attacks."""
Moment: TypeAlias = Literal["before-move", "evade", "fight", "others-fight", "loss"]
Target: TypeAlias = Literal["self", "other", "fighter", "creature"]

Count: TypeAlias = Annotated[int, Meta(ge=1, le=12)]
Points: TypeAlias = Annotated[int, Meta(ge=1, le=10)]
Die: TypeAlias = Annotated[int, Meta(ge=1, le=6)]
Power: TypeAlias = Annotated[int, Meta(ge=0, le=20)]
PlaceId: TypeAlias = Annotated[str, Ref("places")]
CardId: TypeAlias = Annotated[str, Ref("cards")]


class Creature(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A creature printed on a space or on a card that is no enemy: it attacks with one of the two."""

    strength: Power = 0
    craft: Power = 0
    name: Annotated[str, TextKey()]
    """Which text of the item is its name."""
    rules: tuple[str, ...] = ()


# --- actions: what a card, a space or a spell does to a character ---


class Action(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="do"):
    """One thing that happens to a character."""


class Gain(Action, frozen=True, kw_only=True, tag="gain"):
    """Points of Strength or Craft, Life or Fate (above the printed value too), or coins."""

    what: Resource
    number: Points = 1


class Lose(Action, frozen=True, kw_only=True, tag="lose"):
    """Points or coins are lost, as far as there are any; Strength and Craft never below the printed value."""

    what: Resource
    number: Points = 1


class LoseAllGold(Action, frozen=True, kw_only=True, tag="lose-all-gold"):
    """The whole purse."""


class Heal(Action, frozen=True, kw_only=True, tag="heal"):
    """Life, never above the printed value."""

    number: Points = 10


class Replenish(Action, frozen=True, kw_only=True, tag="replenish"):
    """Fate, never above the printed value."""

    number: Points = 10


class GainSpells(Action, frozen=True, kw_only=True, tag="gain-spells"):
    """Spells are drawn, if Craft allows any."""

    number: Points = 1


class LoseSpells(Action, frozen=True, kw_only=True, tag="lose-spells"):
    """Spells are discarded uncast, of the owner's choice; by default all."""

    number: Points = 10


class GainTalisman(Action, frozen=True, kw_only=True, tag="gain-talisman"):
    """One of the four Talismans, if there is one left."""


class GainCard(Action, frozen=True, kw_only=True, tag="gain-card"):
    """A card of the Purchase deck for nothing, if there is one left."""

    card: CardId


class LoseCards(Action, frozen=True, kw_only=True, tag="lose-cards"):
    """Objects or followers go to their discard pile, of the owner's choice; a Talisman never."""

    what: Ware
    number: Points = 1


class LoseTurn(Action, frozen=True, kw_only=True, tag="lose-turn"):
    """This turn is over, and maybe the next one is lost."""


class Toad(Action, frozen=True, kw_only=True, tag="toad"):
    """The character is turned into a toad."""


class Become(Action, frozen=True, kw_only=True, tag="become"):
    """Alignment changes; several mean a choice."""

    alignment: Annotated[tuple[Alignment, ...], Meta(min_length=1)]


class Go(Action, frozen=True, kw_only=True, tag="go"):
    """The character is moved: to a space, to one of several of its choice, or to any space of a region.

    Whoever is moved in their own turn meets the new space; whoever is moved in another's just stands there.
    """

    to: tuple[PlaceId, ...] = ()
    region: Literal["outer", "middle", "same"] | None = None


class Attack(Action, frozen=True, kw_only=True, tag="attack"):
    """A creature attacks. What follows in the list is for those who beat or evade it."""

    creature: Creature


class Row(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What happens up to this result, from the row before on."""

    upto: Annotated[int, Meta(ge=-20, le=36)]
    do: tuple[Actions, ...] = ()


class Roll(Action, frozen=True, kw_only=True, tag="roll"):
    """Dice are rolled for, and the first row that the result does not exceed holds; the last row for all above."""

    dice: Annotated[int, Meta(ge=1, le=3)] = 1
    less: Attribute | None = None
    """The character's Strength or Craft is taken off the sum."""
    prayer: bool = False
    """Some add to it when they pray."""
    rows: Annotated[tuple[Row, ...], Meta(min_length=1)]


class Way(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One of several things to choose from, if the price can be paid."""

    id: Annotated[str, Meta(pattern="^[a-z][a-z0-9-]*$")]
    text: Annotated[str, TextKey()]
    """Which text of the item says it: `way-pay`, for instance."""
    gold: Annotated[int, Meta(ge=0, le=10)] = 0
    give: Ware | None = None
    """One of these has to be given up."""
    do: tuple[Actions, ...] = ()


class Choose(Action, frozen=True, kw_only=True, tag="choose"):
    """The player chooses one of the ways; one that asks for nothing should be among them."""

    ways: Annotated[tuple[Way, ...], Meta(min_length=2)]


class ByAlignment(Action, frozen=True, kw_only=True, tag="by-alignment"):
    """What happens depends on the character's alignment."""

    good: tuple[Actions, ...] = ()
    neutral: tuple[Actions, ...] = ()
    evil: tuple[Actions, ...] = ()


class Unless(Action, frozen=True, kw_only=True, tag="unless"):
    """Happens only to those whom no card or ability wards against it (see `Bearer.wards`)."""

    warded: Annotated[str, Meta(pattern="^[a-z][a-z-]*$")]
    may_try: bool = False
    """Those who are warded may still choose to go through it."""
    actions: tuple[Actions, ...]


class Good(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    card: CardId
    price: Points


class Buy(Action, frozen=True, kw_only=True, tag="buy"):
    """Cards of the Purchase deck for gold, as many as can be paid for."""

    goods: Annotated[tuple[Good, ...], Meta(min_length=1)]


class BuyHealing(Action, frozen=True, kw_only=True, tag="buy-healing"):
    """Life for gold, a point at a time, never above the printed value."""

    price: Points = 1
    most: Points = 10


class BuyFate(Action, frozen=True, kw_only=True, tag="buy-fate"):
    """Fate for gold, a token at a time, never above the printed value."""

    price: Points = 1


class Sell(Action, frozen=True, kw_only=True, tag="sell"):
    """Objects for gold, as many as the character likes; a Talisman never."""

    price: Points = 1


class Each(Action, frozen=True, kw_only=True, tag="each"):
    """Happens to several characters, in turn order, to the one whose turn it is last."""

    who: Literal["everyone", "others", "same-region", "others-in-region", "good", "neutral", "evil"]
    actions: tuple[Actions, ...]


class EndangerFollowers(Action, frozen=True, kw_only=True, tag="endanger-followers"):
    """A die for each follower: it is killed up to this result."""

    upto: Die


class Quest(Action, frozen=True, kw_only=True, tag="quest"):
    """A quest may be accepted: a die says which of the six tasks."""

    tasks: Annotated[tuple[Task, ...], Meta(min_length=6, max_length=6)]


class DiscardThis(Action, frozen=True, kw_only=True, tag="discard-this"):
    """The card that says so is used up. (Events always are; strangers and places stay without it.)"""


Actions: TypeAlias = (
    Gain
    | Lose
    | LoseAllGold
    | Heal
    | Replenish
    | GainSpells
    | LoseSpells
    | GainTalisman
    | GainCard
    | LoseCards
    | LoseTurn
    | Toad
    | Become
    | Go
    | Attack
    | Roll
    | Choose
    | ByAlignment
    | Unless
    | Buy
    | BuyHealing
    | BuyFate
    | Sell
    | Each
    | EndangerFollowers
    | Quest
    | DiscardThis
)


# --- the tasks of a quest ---


class Task(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What has to be done: exactly one of these."""

    text: Annotated[str, TextKey()]
    """Which text of the space says it."""
    take_life: bool = False
    """Take a Life from another character."""
    kill_enemy: bool = False
    give: Ware | None = None
    gold: Annotated[int, Meta(ge=0, le=10)] = 0


# --- what a card or a character lends its bearer ---


class Evasion(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A means of evading these opponents, on spaces of these terrains only if any are named."""

    opponents: Annotated[tuple[Opponent, ...], Meta(min_length=1)]
    terrain: tuple[str, ...] = ()
    spent: bool = False
    """The card is used up by it."""


class Use(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A use its owner may make of a card at any moment of their own turn outside a fight."""

    do: tuple[Actions, ...]
    spent: bool = True
    """The card is used up by it."""


class Bearer(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What characters, objects and followers have in common: they make whoever they belong to able to do things."""

    id: str
    rules: tuple[str, ...] = ()
    """Rules that name this very card: cited when it does its part."""
    prayer: Annotated[int, Meta(ge=0, le=3)] = 0
    """Added to the die when praying."""
    evades: Evasion | None = None
    destroys: tuple[Race, ...] = ()
    """Enemies of these races may be destroyed without a fight."""
    wards: tuple[str, ...] = ()
    """What can do no harm: places or dangers by the name that `unless` gives them."""
    battle: Annotated[int, Meta(ge=0, le=5)] = 0
    """Added to the attack score in battle (no weapon)."""
    psychic: Annotated[int, Meta(ge=0, le=5)] = 0
    """Added to the attack score in psychic combat."""
    movement: Annotated[int, Meta(ge=0, le=6)] = 0
    """May be added to the movement die."""
    carry: Annotated[int, Meta(ge=0, le=8)] = 0
    """More objects can be carried."""


# --- Adventure, Purchase and Talisman cards ---


class Card(Bearer, frozen=True, kw_only=True, tag_field="type"):
    """Any card but spells and characters."""

    count: Count = 1
    value: Annotated[int, Meta(ge=1, le=6)] | None = None
    """The encounter value; without it the one of its type."""


class Event(Card, frozen=True, kw_only=True, tag="event"):
    do: tuple[Actions, ...]


class Enemy(Card, frozen=True, kw_only=True, tag="enemy"):
    race: Race
    power: Power
    """Its Craft if it is a spirit, else its Strength."""
    no_weapons: bool = False
    """Weapons may not be used against it."""
    won: tuple[Actions, ...] = ()
    """What happens to whoever defeats it."""
    lost: tuple[Actions, ...] = ()
    """What happens to whoever loses to it, besides the lost Life."""


class Stranger(Card, frozen=True, kw_only=True, tag="stranger"):
    do: tuple[Actions, ...]


class PlaceCard(Card, frozen=True, kw_only=True, tag="place"):
    do: tuple[Actions, ...]
    put_on: PlaceId | None = None
    """The space it is placed on, as soon as it is drawn; without it, where it was drawn."""


class Possession(Card, frozen=True, kw_only=True):
    """What a character can own."""

    strength: Annotated[int, Meta(ge=0, le=5)] = 0
    craft: Annotated[int, Meta(ge=0, le=5)] = 0
    barred: tuple[Alignment, ...] = ()
    """Characters of these alignments may not own it."""
    forced: bool = False
    """It can't be refused: it attaches itself to whoever finds it, and can't be left on purpose."""
    use: Use | None = None


class Object(Possession, frozen=True, kw_only=True, tag="object"):
    deck: Literal["adventure", "purchase", "talisman"] = "adventure"
    magic: bool = False
    weapon: Annotated[int, Meta(ge=1, le=5)] | None = None
    """A weapon: what it adds to Strength in battle."""
    armour: Annotated[int, Meta(ge=2, le=6)] | None = None
    """Armour: the die from which on it saves a Life lost in battle."""
    builds_raft: bool = False
    raft: bool = False
    coins: Annotated[int, Meta(ge=0, le=5)] = 0
    """Taken, it turns into coins and is used up."""
    grants_talisman: bool = False
    """Taken, it turns into one of the four Talismans and is used up."""


class Follower(Possession, frozen=True, kw_only=True, tag="follower"):
    no_followers: bool = False
    """With it, no other follower can be gained."""
    slow: bool = False
    """Its owner moves one space a turn, without a die."""
    leaves_over_river: bool = False
    """It goes to the discard pile when its owner crosses the river."""


Cards: TypeAlias = Event | Enemy | Stranger | PlaceCard | Object | Follower

VALUES: dict[type[Card], int] = {Event: 1, Enemy: 2, Stranger: 4, Object: 5, Follower: 5, PlaceCard: 6}
SPIRIT_VALUE = 3


# --- spells ---


class Evade(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="evade"):
    """The caster evades: one creature, or all that attack now, or an attacking character."""

    opponents: tuple[Literal["creature", "character"], ...]
    all_of_them: bool = False


class AddToScore(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="add-to-score"):
    """The target's attack score changes for this fight."""

    amount: Annotated[int, Meta(ge=-6, le=6)]


class AddStartingCraft(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="add-starting-craft"):
    """The caster's printed Craft is added to their Strength for this battle."""


class PreventLoss(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="prevent-loss"):
    """The Life about to be lost in battle is kept."""


class LayOnSpace(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="lay-on-space"):
    """The spell is laid on an Outer or Middle space without characters; it strikes whoever stops there next."""

    actions: tuple[Actions, ...]


class Take(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="take"):
    """The caster takes one of these from the target."""

    what: Literal["gold", "object", "follower", "spell"]


class Affect(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="affect"):
    """These things happen to the target."""

    actions: tuple[Actions, ...]


SpellEffect: TypeAlias = Evade | AddToScore | AddStartingCraft | PreventLoss | LayOnSpace | Take | Affect


class Spell(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    id: str
    count: Count = 1
    rules: tuple[str, ...] = ()
    when: Annotated[tuple[Moment, ...], Meta(min_length=1)]
    target: Target = "self"
    effect: SpellEffect


# --- the board ---


class Portal(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The procedure printed on the Portal: not above the chosen attribute with these dice, or a point of it is lost."""

    to: PlaceId
    dice: Annotated[int, Meta(ge=1, le=3)] = 2


class Lair(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Creatures of an Inner space that must be beaten before one goes on."""

    name: Annotated[str, TextKey()]
    strength: Power = 0
    craft: Power = 0
    """With both, the challenger picks the kind of fight."""
    strength_dice: Annotated[int, Meta(ge=0, le=3)] = 0
    """Rolled on arrival for its Strength, which then holds for the visit."""
    number_dice: Annotated[int, Meta(ge=0, le=1)] = 0
    """Rolled on arrival for how many there are."""
    crown: bool = False
    """Whoever beats it has won."""


class Place(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A space of the board. Left is clockwise. Spaces of the Inner Region have `ahead` and `back` instead."""

    id: str
    rules: tuple[str, ...] = ()
    terrain: str
    """Fields, woods, ...: spaces of a kind share it, and the drawing."""
    region: Region
    x: int
    y: int
    left: PlaceId | None = None
    right: PlaceId | None = None
    ahead: tuple[PlaceId, ...] = ()
    back: tuple[PlaceId, ...] = ()
    across: tuple[PlaceId, ...] = ()
    """The spaces on the other bank of the river."""
    draw: Annotated[int, Meta(ge=0, le=3)] = 0
    visit: tuple[Actions, ...] = ()
    bridge: PlaceId | None = None
    guard: Creature | None = None
    """Attacks whoever crosses the bridge from here."""
    portal: Portal | None = None
    dead_come_here: bool = False
    raft_wood: bool = False
    """With an axe a raft can be built here."""
    creatures_add: Annotated[int, Meta(ge=0, le=5)] = 0
    """What creatures add to their attack roll here."""
    no_strength_from: tuple[Ware, ...] = ()
    no_craft_from: tuple[Ware, ...] = ()
    lair: Lair | None = None
    talisman_needed: bool = False
    meetings: bool = True
    """Whether characters may meet here."""


# --- characters ---


class Meeting(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A special ability to use on a character that one meets, instead of attacking."""

    id: Annotated[str, Meta(pattern="^[a-z][a-z-]*$")]
    text: Annotated[str, TextKey()]
    least: Die = 1
    """The die it takes."""
    take: Literal["gold", "object", "follower", "spell", "life"]


class CharacterCard(Bearer, frozen=True, kw_only=True):
    strength: Power
    craft: Power
    life: Points
    fate: Annotated[int, Meta(ge=0, le=8)]
    gold: Annotated[int, Meta(ge=0, le=5)]
    alignment: Alignment
    start: PlaceId
    spells: Annotated[int, Meta(ge=0, le=3)] = 0
    """Spells to begin with."""
    weapons: Annotated[int, Meta(ge=0, le=2)] = 1
    """How many weapons may be used at once."""
    attacks_by_craft: bool = False
    """May attack characters in psychic combat."""
    heals_on_six: Annotated[int, Meta(ge=0, le=3)] = 0
    """May heal so much each time the movement die shows a 6."""
    adds_craft_in_battle: bool = False
    """Their Craft counts in battle besides their Strength, as long as they use no weapon."""
    best_of_two: Attribute | None = None
    """Rolls two dice in such fights and uses the higher."""
    ambush: bool = False
    """A character attacked by them in battle rolls no die."""
    redraws: bool = False
    """May discard one Adventure card a turn as it is drawn, and draw another."""
    keeps_a_spell: bool = False
    """Gains a spell at the start of their turn if they have none."""
    meetings: tuple[Meeting, ...] = ()


PACKS = PackSpec(
    "talisman",
    {
        "characters": Collection(CharacterCard, text=("name", "ability")),
        "places": Collection(Place, text=("name", "text")),
        "cards": Collection(Cards, text=("name", "text")),
        "spells": Collection(Spell, text=("name", "text")),
    },
)
