"""What the cards, boards, maps and stories of Kinfire are: plain data from packs, read by the chapters.

What something does is a list of deeds (`do:`), each a small struct below; its fields are its schema. There are three
kinds: what a seeker does by a card, what an enemy or Ally card does by an ability, what a story card does to the party.
What lasts as long as something is in play (a ward, a special ability, a passive row) is `lends`, `when` and `do`.
"""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from roundtable.packs import Collection, PackSpec, Ref, TextKey

Colour: TypeAlias = Literal["red", "green", "blue"]
CardColour: TypeAlias = Literal["red", "green", "blue", "red-green", "red-blue", "green-blue", "white", "void"]
"""Of a card, or of an enemy's attack. White is any colour, void none."""
Status: TypeAlias = Literal["wound", "weaken", "stun", "trap"]
Reach: TypeAlias = Literal["melee", "ranged"]
Condition: TypeAlias = Literal["most-hp", "least-hp", "most-armour", "least-armour", "nearest"]
"""Whom an enemy hates most."""
Tier: TypeAlias = Literal["bronze", "silver", "gold"]
Line: TypeAlias = Literal["red", "black"]

Few: TypeAlias = Annotated[int, Meta(ge=1, le=9)]
Some: TypeAlias = Annotated[int, Meta(ge=0, le=9)]
Hp: TypeAlias = Annotated[int, Meta(ge=1, le=99)]
Coins: TypeAlias = Annotated[int, Meta(ge=0, le=99)]
CardId: TypeAlias = Annotated[str, Ref("cards")]
SeekerId: TypeAlias = Annotated[str, Ref("seekers")]
EnemyId: TypeAlias = Annotated[str, Ref("enemies")]
ZoneId: TypeAlias = Annotated[str, Ref("zones")]
StoryId: TypeAlias = Annotated[str, Ref("stories")]
MemoryId: TypeAlias = Annotated[str, Ref("memories")]
TextName: TypeAlias = Annotated[str, TextKey()]
Inflicts: TypeAlias = dict[Status, Few]


class Part(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A part of an item."""


class Item(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    id: str


# --- what a seeker does: the instructions of Action cards, lanterns and wards ---

Who: TypeAlias = Literal["self", "ally", "seeker", "allies", "all", "zone"]
"""The seeker whose card it is; another one (chosen); any one (chosen); all others; all; all in that seeker's zone."""


class Deed(Part, frozen=True, kw_only=True, tag_field="do"):
    """One instruction of a card, carried out by its seeker."""


class Attack(Deed, frozen=True, kw_only=True, tag="attack"):
    """An attack on one enemy in reach, or on all enemies of one zone."""

    reach: Reach
    damage: Some
    area: bool = False
    provoking: bool = False
    """The number is ringed: the attacker takes the target token of each enemy it is aimed at."""
    inflicts: Inflicts = {}
    extra: Some = 0
    """So much more damage if `given` holds."""
    given: Literal["never", "held", "unheld", "moved", "alone", "lantern", "hurt", "covered"] = "never"
    """The attacker holds the enemy's target token, or does not; moved this turn; stands in the zone without another
    seeker; has a charged lantern; has lost HP. Or a status lies on the enemy."""


class Recover(Deed, frozen=True, kw_only=True, tag="recover"):
    """HP, never above the starting value."""

    who: Who = "self"
    hp: Few


class Suffer(Deed, frozen=True, kw_only=True, tag="suffer"):
    """The seeker's own HP, as a price; Armour does not help."""

    hp: Few


class Shield(Deed, frozen=True, kw_only=True, tag="shield"):
    """Armour cards into hand."""

    who: Who = "self"
    number: Few = 1


class Step(Deed, frozen=True, kw_only=True, tag="step"):
    """May move so many zones, now."""

    who: Who = "self"
    zones: Few = 1


class Draw(Deed, frozen=True, kw_only=True, tag="draw"):
    """Cards from the deck into hand."""

    who: Who = "self"
    number: Few = 1


class Shed(Deed, frozen=True, kw_only=True, tag="shed"):
    """May discard so many cards of any kind from hand."""

    who: Who = "self"
    number: Few = 1


class Cure(Deed, frozen=True, kw_only=True, tag="cure"):
    """Temporary statuses from hand go back to their piles: so many, of the bearer's choice."""

    who: Who = "self"
    number: Few = 1


class Again(Deed, frozen=True, kw_only=True, tag="again"):
    """Another action this turn."""


class Charge(Deed, frozen=True, kw_only=True, tag="charge"):
    """A lantern is turned face up."""

    who: Who = "self"


class Fetch(Deed, frozen=True, kw_only=True, tag="fetch"):
    """Takes an Action or a Boost card from the own discard pile into hand."""

    what: Literal["action", "boost"]


class Taunt(Deed, frozen=True, kw_only=True, tag="taunt"):
    """Takes the target token of an enemy: of one in the own zone or one zone away, or of all."""

    everyone: bool = False


class Fade(Deed, frozen=True, kw_only=True, tag="fade"):
    """Hands the target token of one enemy to another seeker, of the group's choice."""


class Hex(Deed, frozen=True, kw_only=True, tag="hex"):
    """Lays statuses on an enemy in the own zone or one zone away, without an attack."""

    inflicts: Inflicts


class Shove(Deed, frozen=True, kw_only=True, tag="shove"):
    """Moves an enemy of the own zone or one zone away by one zone, of the seeker's choice; lines hold."""


class Recall(Deed, frozen=True, kw_only=True, tag="recall"):
    """Takes one of the own used seeker tokens back into the bag, if one is used."""


SeekerDeed: TypeAlias = (
    Attack | Recover | Suffer | Shield | Step | Draw | Shed | Cure | Again | Charge | Fetch | Taunt | Fade | Hex | Shove
    | Recall
)  # fmt: skip


class Lends(Part, frozen=True, kw_only=True):
    """What a ward or a special ability adds for as long as it is in play."""

    damage: Some = 0
    """To each attack of its owner."""
    allies_damage: Some = 0
    """To attacks by other seekers on enemies in the owner's zone."""
    zone_damage: Some = 0
    """To attacks by other seekers who stand in the owner's zone."""
    guard: Some = 0
    """Off each attack on the owner, as a parry."""
    zone_guard: Some = 0
    """Off each attack on another seeker in the owner's zone, as a parry."""
    steps: Some = 0
    """Zones that the owner may move more each turn."""
    boost: Some = 0
    """To the number of each damage or parry Boost that the owner plays."""
    heal: Some = 0
    """To HP that the owner gives another seeker, by a Boost or a card."""
    any_colour: bool = False
    """The owner's Boosts match every colour but void."""


SeekerMoment: TypeAlias = Literal[
    "turn-start", "turn-end", "after-action", "after-attack", "hit", "ally-hit", "boosted", "moved", "renewed", "heart"
]
"""Of the owner: the own turn starts or ends, an own action or attack is over, an attack has hurt the owner; one in the
same zone; a Boost was played by the owner; the owner moved in the own turn; renewed the hand; took a Heart's turn."""


class Lasting(Part, frozen=True, kw_only=True):
    """A ward's or a special ability's effect."""

    lends: Lends | None = None
    when: SeekerMoment | None = None
    do: tuple[SeekerDeed, ...] = ()
    """What happens then."""
    may: bool = False
    """Only if the owner wants it."""
    once: bool = False
    """At most once each turn of anybody."""


# --- cards of seekers ---


class Action(Item, frozen=True, kw_only=True, tag="action", tag_field="kind"):
    """An Action card. Unless it is Disposable, some Boost names it as its partner."""

    colour: CardColour
    do: tuple[SeekerDeed, ...] = ()
    ward: Lasting | None = None
    """It stays in play."""
    portrait: SeekerId | None = None
    kinfire: Some = 0
    instant: bool = False
    """The icon in its lower corners: it costs no action, or may be played as a Boost."""
    boosts: BoostPower | None = None
    """Played as a Boost it gives this instead; such a card costs an action when played on the own turn."""
    disposable: bool = False


class BoostPower(Part, frozen=True, kw_only=True):
    """What a Boost gives."""

    damage: Some = 0
    parry: Some = 0
    steps: Some = 0
    cards: Some = 0
    hp: Some = 0
    substitution: bool = False


class Boost(Item, frozen=True, kw_only=True, tag="boost", tag_field="kind"):
    """A Boost card, the partner of an Action; one of a Disposable's kind has none."""

    colour: CardColour
    partner: CardId | None = None
    gives: BoostPower
    portrait: SeekerId | None = None
    disposable: bool = False


class Exhausted(Item, frozen=True, kw_only=True, tag="exhausted", tag_field="kind"):
    """Dead in hand, and void; it hurts when a hand is discarded for lack of Actions."""


Card: TypeAlias = Action | Boost | Exhausted


class Lantern(Part, frozen=True, kw_only=True):
    colour: CardColour
    do: tuple[SeekerDeed, ...]


class SeekerBoard(Item, frozen=True, kw_only=True):
    hp: Annotated[int, Meta(ge=1, le=30)]
    armour: Some
    bar: dict[Colour, Some]
    special: Lasting
    lantern: Lantern
    deck: tuple[CardId, ...]
    """The nine Actions of the starting deck; their partners come with them."""
    rules: tuple[str, ...] = ()
    """Rules about this seeker alone."""


# --- maps ---


class Zone(Item, frozen=True, kw_only=True):
    """A zone of a combat map. Figures suffer `suffer` and `statuses` as they enter and as their turn begins here."""

    x: Annotated[int, Meta(ge=0, le=999)]
    y: Annotated[int, Meta(ge=0, le=999)]
    suffer: Some = 0
    statuses: Inflicts = {}
    guard: Some = 0
    """Parry: off each attack on a figure here."""
    damage: Some = 0
    """To each attack by a figure here."""
    only: Reach | None = None
    """The boost counts only for attacks of this kind."""


class Border(Part, frozen=True, kw_only=True):
    """Two zones that touch. A black line lets nothing through, a red one attacks only."""

    between: tuple[ZoneId, ZoneId]
    line: Line | None = None


class Map(Item, frozen=True, kw_only=True):
    zones: tuple[ZoneId, ...]
    borders: tuple[Border, ...]


# --- enemies and Ally cards ---

Whom: TypeAlias = Literal["target", "zone", "all", "others"]
"""The holder of its target token; all seekers in its own zone; all; all but the holder."""


class FoeDeed(Part, frozen=True, kw_only=True, tag_field="do"):
    """One instruction of an ability."""


class Strike(FoeDeed, frozen=True, kw_only=True, tag="strike"):
    """An attack on the holder of the target token; an area attack hits all seekers in that seeker's zone."""

    reach: Reach
    damage: Some
    area: bool = False
    colour: CardColour = "white"
    inflicts: Inflicts = {}
    drains: bool = False
    """It gains as many HP as the attack took."""


class Retarget(FoeDeed, frozen=True, kw_only=True, tag="retarget"):
    """The condition of its board applies again; or another one, this time."""

    by: Condition | None = None


class Mend(FoeDeed, frozen=True, kw_only=True, tag="mend"):
    """It gains HP, its starting value no limit; `fellows`: all enemies do."""

    hp: Hp
    fellows: bool = False


class Sap(FoeDeed, frozen=True, kw_only=True, tag="sap"):
    """Seekers suffer HP; it is no attack, and Armour does not help."""

    whom: Whom
    hp: Few


class Afflict(FoeDeed, frozen=True, kw_only=True, tag="afflict"):
    """Statuses into the hands of seekers, without an attack."""

    whom: Whom
    inflicts: Inflicts


class Tire(FoeDeed, frozen=True, kw_only=True, tag="tire"):
    """Exhausted cards into discard piles."""

    whom: Whom
    number: Few = 1


class Rattle(FoeDeed, frozen=True, kw_only=True, tag="rattle"):
    """Seekers discard so many cards of their choice from hand."""

    whom: Whom
    number: Few = 1


class Prowl(FoeDeed, frozen=True, kw_only=True, tag="prowl"):
    """It moves so many zones towards the holder of its target token, or away."""

    zones: Few = 1
    away: bool = False


class Drag(FoeDeed, frozen=True, kw_only=True, tag="drag"):
    """Seekers are moved one zone towards it, or away from it; lines hold."""

    whom: Whom
    away: bool = False


class Rust(FoeDeed, frozen=True, kw_only=True, tag="rust"):
    """Seekers return so many Armour cards, as far as they have any."""

    whom: Whom
    number: Few = 1


class Snuff(FoeDeed, frozen=True, kw_only=True, tag="snuff"):
    """Charged lanterns are turned face down."""

    whom: Whom


class Maul(FoeDeed, frozen=True, kw_only=True, tag="maul"):
    """An Ally card of the seekers with HP, in its zone or one zone away, suffers HP; the group chooses which."""

    hp: Few


class Harm(FoeDeed, frozen=True, kw_only=True, tag="harm"):
    """An enemy suffers HP, of the group's choice: what an ally of the seekers does. `fellows`: every enemy."""

    hp: Few
    fellows: bool = False


class Comfort(FoeDeed, frozen=True, kw_only=True, tag="comfort"):
    """Seekers gain HP, of the group's choice: what an ally of the seekers does. `everyone`: all do."""

    hp: Few
    everyone: bool = False


class Shelter(FoeDeed, frozen=True, kw_only=True, tag="shelter"):
    """A seeker of the group's choice gains Armour."""

    number: Few = 1


class Depart(FoeDeed, frozen=True, kw_only=True, tag="depart"):
    """An Ally card leaves the combat."""


EnemyDeed: TypeAlias = (
    Strike | Retarget | Mend | Sap | Afflict | Tire | Rattle | Prowl | Drag | Rust | Snuff | Maul | Harm
    | Comfort | Shelter | Depart
)  # fmt: skip

EnemyMoment: TypeAlias = Literal["hurt", "entered", "seeker-turn-end", "enemy-turn-end", "retargeted", "reset"]
"""A seeker's attack has hurt it; a seeker came into its zone; a seeker's turn ends there; an enemy's turn ends; its
target token went to another seeker; the bag was reset."""


class Toughness(Part, frozen=True, kw_only=True):
    """What a passive ability lends its enemy for as long as it shows."""

    damage: Some = 0
    """To each of its attacks."""
    hide: Some = 0
    """Off each attack on it."""
    against: Reach | None = None
    """`hide` counts against attacks of this kind only."""
    steps: Some = 0
    """Zones that it moves more before it attacks."""
    immune: tuple[Status, ...] = ()
    """Such statuses are never laid on it."""
    unheeding: bool = False
    """Negative zone effects don't concern it."""


class Ability(Part, frozen=True, kw_only=True, tag_field="row"):
    name: TextName


class Active(Ability, frozen=True, kw_only=True, tag="active"):
    """A row with a black arrow: used when one of its tokens is drawn."""

    steps: Some = 1
    """How many zones it may move before it attacks."""
    do: tuple[EnemyDeed, ...]


class Passive(Ability, frozen=True, kw_only=True, tag="passive"):
    """A row without arrow and tokens: it applies all the time, or when its condition is met."""

    lends: Toughness | None = None
    when: EnemyMoment | None = None
    do: tuple[EnemyDeed, ...] = ()


Row: TypeAlias = Active | Passive


class Overlay(Part, frozen=True, kw_only=True):
    """A card laid over the board where its number stands: over a row (1, 2, ...) or the targeting condition (0)."""

    number: Annotated[int, Meta(ge=0, le=6)]
    row: Row | None = None
    targets: Condition | None = None


class Phase(Part, frozen=True, kw_only=True):
    """A further phase: what its board then shows."""

    name: TextName | None = None
    """Of the text that is read as it begins."""
    hp: Hp
    overlays: tuple[Overlay, ...] = ()
    do: tuple[EnemyDeed, ...] = ()
    """What the instructions for this phase do, after its overlays are placed."""


class EnemyBoard(Item, frozen=True, kw_only=True):
    hp: Hp
    targets: Condition
    rows: Annotated[tuple[Row, ...], Meta(min_length=1, max_length=6)]
    phases: tuple[Phase, ...] = ()


class AllyCard(Item, frozen=True, kw_only=True):
    """A helper of either side, an object, or something of the surroundings."""

    side: Literal["seekers", "enemies", "nobody"]
    hp: Hp | None = None
    """With HP it can be attacked by the other side."""
    rows: tuple[Row, ...] = ()


class Posting(Part, frozen=True, kw_only=True):
    """An enemy or ally of a combat: where it stands, and the ability tokens beside each of its rows (0: Darkness)."""

    who: str
    zone: ZoneId | None = None
    tokens: tuple[tuple[Annotated[int, Meta(ge=0, le=12)], ...], ...] = ()


class EnemyPosting(Posting, frozen=True, kw_only=True):
    who: EnemyId
    zone: ZoneId


class AllyPosting(Posting, frozen=True, kw_only=True):
    who: Annotated[str, Ref("allies")]


class Fight(Item, frozen=True, kw_only=True):
    """A combat's setup card."""

    map: Annotated[str, Ref("maps")]
    enemies: Annotated[tuple[EnemyPosting, ...], Meta(min_length=1)]
    """From left to right."""
    allies: tuple[AllyPosting, ...] = ()
    spots: Annotated[tuple[ZoneId, ...], Meta(min_length=4, max_length=4)]
    """The four pairs of footprints; two of them may be in one zone."""
    wins: Literal["all", "first"] = "all"
    """Won when all enemies are defeated, or as soon as the leftmost is."""
    guards: Annotated[str, Ref("allies")] | None = None
    """Lost as well when this ally is."""
    won: StoryId
    lost: StoryId
    tutorial: bool = False


# --- stories: quests, events, town places ---

Those: TypeAlias = Literal["each", "one", "leader"]
"""Each seeker; one of the group's choice; the leader (or one of the group's choice)."""


class StoryDeed(Part, frozen=True, kw_only=True, tag_field="do"):
    """One instruction of a story card."""


class Personal(StoryDeed, frozen=True, kw_only=True):
    """What happens to seekers."""

    who: Those = "each"
    seeker: SeekerId | None = None
    """That one alone, if in the party."""


class Hurt(Personal, frozen=True, kw_only=True, tag="hurt"):
    hp: Few


class Heal(Personal, frozen=True, kw_only=True, tag="heal"):
    hp: Hp


class Exhaust(Personal, frozen=True, kw_only=True, tag="exhaust"):
    number: Few = 1


class Earn(StoryDeed, frozen=True, kw_only=True, tag="earn"):
    """Coins for the party."""

    coins: Coins


class Pay(StoryDeed, frozen=True, kw_only=True, tag="pay"):
    """Coins, as far as there are any."""

    coins: Coins


class Kindle(Personal, frozen=True, kw_only=True, tag="kindle"):
    """Kinfire tokens for a feat."""

    number: Few = 1


class Douse(Personal, frozen=True, kw_only=True, tag="douse"):
    """Kinfire tokens are spent into the void box, as far as there are any."""

    number: Few = 1


class GiveFate(StoryDeed, frozen=True, kw_only=True, tag="fate"):
    number: Few = 1


class Remember(StoryDeed, frozen=True, kw_only=True, tag="remember"):
    memory: MemoryId


class Forget(StoryDeed, frozen=True, kw_only=True, tag="forget"):
    memory: MemoryId


class Loot(StoryDeed, frozen=True, kw_only=True, tag="loot"):
    """A card into the pool, with its partner; `into`: a seeker may take it into the deck at once, within the limits."""

    card: CardId
    at_once: bool = False


class Treasure(StoryDeed, frozen=True, kw_only=True, tag="treasure"):
    tier: Tier


class Upgrade(StoryDeed, frozen=True, kw_only=True, tag="upgrade"):
    pack: Annotated[str, Ref("upgrades")]


class GivePrompt(StoryDeed, frozen=True, kw_only=True, tag="prompt"):
    quest: Annotated[str, Ref("quests")]


class Unlock(StoryDeed, frozen=True, kw_only=True, tag="unlock"):
    """A location's or event's card joins its town's deck."""

    card: StoryId


class Close(StoryDeed, frozen=True, kw_only=True, tag="close"):
    """A card leaves its town's deck; without one, the card being read."""

    card: StoryId | None = None


class Test(Personal, frozen=True, kw_only=True, tag="test"):
    """A skill test: these seekers flip cards and look for the colours; a card supplies one of them."""

    flips: Few = 1
    seek: Annotated[tuple[Colour, ...], Meta(min_length=1)]
    passed: tuple[TestDeed, ...] = ()
    """Happens to each who passes; `who` in it is that seeker."""
    failed: tuple[TestDeed, ...] = ()
    needed: Some = 0
    """How many must pass for `won`; 0: all who test."""
    won: StoryId | None = None
    """Where the party goes if enough pass, and if not."""
    lost: StoryId | None = None


class TestHurt(Part, frozen=True, kw_only=True, tag_field="do", tag="hurt"):
    hp: Few


class TestExhaust(Part, frozen=True, kw_only=True, tag_field="do", tag="exhaust"):
    number: Few = 1


class TestKindle(Part, frozen=True, kw_only=True, tag_field="do", tag="kindle"):
    number: Few = 1


class TestEarn(Part, frozen=True, kw_only=True, tag_field="do", tag="earn"):
    coins: Coins


TestDeed: TypeAlias = TestHurt | TestExhaust | TestKindle | TestEarn


class Wage(StoryDeed, frozen=True, kw_only=True, tag="fight"):
    """The combat of this setup card; what follows stands there."""

    fight: Annotated[str, Ref("fights")]


class GoToTown(StoryDeed, frozen=True, kw_only=True, tag="town"):
    """The party is now in this town."""

    town: Annotated[str, Ref("towns")]


class Shop(StoryDeed, frozen=True, kw_only=True, tag="shop"):
    """The visit is to this shop: goods, bounties, lessons."""

    shop: Annotated[str, Ref("shops")]


class Inn(StoryDeed, frozen=True, kw_only=True, tag="inn"):
    """The party may sleep here."""

    price: Coins = 0


class EndQuest(StoryDeed, frozen=True, kw_only=True, tag="end"):
    """The quest is over: its city actions are granted."""

    actions: Some = 0
    won: bool = True


class EndCampaign(StoryDeed, frozen=True, kw_only=True, tag="epilogue"):
    """The last page of the act."""

    won: bool = True


Telling: TypeAlias = (
    Hurt | Heal | Exhaust | Earn | Pay | Kindle | Douse | GiveFate | Remember | Forget | Loot | Treasure | Upgrade
    | GivePrompt | Unlock | Close | Test | Wage | GoToTown | Shop | Inn | EndQuest | EndCampaign
)  # fmt: skip


class Way(Part, frozen=True, kw_only=True):
    """Where a story card leads. Compulsory lines (`must`) come first, and the first that applies is followed."""

    text: TextName
    go: StoryId | None = None
    """None: the visit or the quest ends as the card's deeds say."""
    memory: MemoryId | None = None
    """Only with this Memory card."""
    without: MemoryId | None = None
    """Only without it."""
    seeker: SeekerId | None = None
    """Only with this seeker in the party; the option carries that portrait."""
    must: bool = False
    """Without 'may'."""
    pays: Coins = 0
    hurts: Some = 0
    """HP that each seeker suffers for choosing it."""
    pleases: tuple[SeekerId, ...] = ()
    """In a conundrum: the seekers pictured beside it."""
    do: tuple[Telling, ...] = ()


class Story(Item, frozen=True, kw_only=True):
    """A numbered card of a quest (1-4), a location (v-5) or an event (v-e2) of a town."""

    deck: str
    """The id of its quest or town."""
    do: tuple[Telling, ...] = ()
    ways: tuple[Way, ...] = ()
    conundrum: bool = False
    event: bool = False
    """It leaves the town's deck when it has been read."""
    locked: bool = False
    """Not in the town's deck from the start."""


class Memory(Item, frozen=True, kw_only=True):
    """A lettered card that the party keeps."""

    redirects: dict[StoryId, StoryId] = {}


class Quest(Item, frozen=True, kw_only=True):
    number: Few
    first: StoryId
    level: Annotated[int, Meta(ge=1, le=9)]
    """How many quests the party must have finished before it is offered."""


class Site(Part, frozen=True, kw_only=True):
    """A numbered location on a town's map."""

    number: Annotated[int, Meta(ge=1, le=40)]
    name: TextName
    card: StoryId
    x: Annotated[int, Meta(ge=0, le=999)]
    y: Annotated[int, Meta(ge=0, le=999)]


class Town(Item, frozen=True, kw_only=True):
    sites: tuple[Site, ...]


class Ware(Part, frozen=True, kw_only=True):
    card: CardId
    price: Coins


class Bounty(Part, frozen=True, kw_only=True):
    """What a trophy is worth here; or a special item in exchange for it."""

    enemy: EnemyId
    coins: Coins = 0
    item: CardId | None = None


class Lesson(Part, frozen=True, kw_only=True):
    """A trainer's card: the fee is paid for each attempt, and one seeker flips for it."""

    card: CardId
    fee: Coins
    flips: Few
    seek: Annotated[tuple[Colour, ...], Meta(min_length=1)]


class ShopMenu(Item, frozen=True, kw_only=True):
    goods: tuple[Ware, ...] = ()
    bounties: tuple[Bounty, ...] = ()
    lessons: tuple[Lesson, ...] = ()


class TreasurePack(Item, frozen=True, kw_only=True):
    tier: Tier
    cards: tuple[CardId, ...]


class UpgradePack(Item, frozen=True, kw_only=True):
    """Actions for each seeker; interludes are texts of the seeker (`interlude-PACK`)."""

    cards: tuple[CardId, ...]
    interludes: dict[SeekerId, TextName]


PACKS = PackSpec(
    "kinfire",
    {
        "cards": Collection(Card, text=("name",), optional_text=("text",)),
        "seekers": Collection(SeekerBoard, text=("name", "about", "ability", "lantern-name", "lantern")),
        "zones": Collection(Zone, text=("name",)),
        "maps": Collection(Map, text=("name",)),
        "enemies": Collection(EnemyBoard, text=("name", "about")),
        "allies": Collection(AllyCard, text=("name", "text")),
        "fights": Collection(Fight, text=("name", "text")),
        "stories": Collection(Story, text=("text",), optional_text=("name",)),
        "memories": Collection(Memory, text=("name", "text")),
        "quests": Collection(Quest, text=("name", "intro", "prompt")),
        "towns": Collection(Town, text=("name", "text")),
        "shops": Collection(ShopMenu, text=("name", "text")),
        "treasures": Collection(TreasurePack, text=("name",)),
        "upgrades": Collection(UpgradePack, text=("name",)),
    },
)
