"""Stories: quests, events and places of towns; what they do to the party, and what is bought and found there."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta

from roundtable.packs import Ref

from .terms import (
    CardId,
    Coins,
    Colour,
    EnemyId,
    Few,
    Hp,
    Item,
    MemoryId,
    Part,
    SeekerId,
    Some,
    StoryId,
    TextName,
    Tier,
)

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
    """A card into the pool, with its partner; `at_once`: a seeker may take it into the deck, within the limits."""

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


class Location(Part, frozen=True, kw_only=True):
    """A numbered location on a town's map."""

    number: Annotated[int, Meta(ge=1, le=40)]
    name: TextName
    card: StoryId
    x: Annotated[int, Meta(ge=0, le=999)]
    y: Annotated[int, Meta(ge=0, le=999)]


class Town(Item, frozen=True, kw_only=True):
    sites: tuple[Location, ...]


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
