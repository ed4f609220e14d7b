"""Where a campaign stands: the party, the combat or the page it is in, and what it owns."""

from __future__ import annotations

from functools import partial
from typing import TypeAlias

from msgspec import Struct, field

from roundtable.kernel.piles import Pile
from roundtable.kernel.seats import EVERYONE, Seat
from roundtable.kernel.state import State
from roundtable.kernel.table import Table
from roundtable.packs import Content

from .effects.terms import CardColour, Reach

SEATS = tuple(f"@seat.{seat}" for seat in range(8))
"""How texts name the seats."""
NOBODY: Seat = -1
HEART_TOKEN, DARK_TOKEN = "heart", "darkness"
DARKNESS = 0
"""The number of the Darkness ability token."""


# --- steps ---


class GatherParty(Struct, tag=True, frozen=True):
    """Everybody chooses a seeker; the bag is filled; the group may elect a leader."""


class BeginQuest(Struct, tag=True, frozen=True):
    quest: str


class Read(Struct, tag=True, frozen=True):
    """A story card is read and followed. `at`: how many of its deeds are done; `way`: those of one of its ways."""

    card: str
    at: int = 0
    way: int = -1


class Choose(Struct, tag=True, frozen=True):
    """The group chooses where this card leads."""

    card: str


class SetUpFight(Struct, tag=True, frozen=True):
    fight: str


class DrawToken(Struct, tag=True, frozen=True):
    """A token from the fate bag decides whose turn it is."""


class SeekerTurn(Struct, tag=True, frozen=True):
    seat: Seat
    heart: bool = False


class EnemyTurn(Struct, tag=True, frozen=True):
    """The ability beside the ability token of this number."""

    number: int


class EndTurn(Struct, tag=True, frozen=True):
    """What abilities do as a turn ends."""


class TurnOver(Struct, tag=True, frozen=True):
    """What belongs to the end of any turn, one that a new phase cut short too."""


class EndFight(Struct, tag=True, frozen=True):
    won: bool


class EndOfQuest(Struct, tag=True, frozen=True):
    won: bool
    actions: int


class InTown(Struct, tag=True, frozen=True):
    """The next city action, or the next quest."""


class Visit(Struct, tag=True, frozen=True):
    """Shopping, bounties and lessons of a visit that goes on; `special`: a special item was handed out already."""

    shop: str
    special: bool = False


class Night(Struct, tag=True, frozen=True):
    """Decks are changed at an inn."""


class NextQuest(Struct, tag=True, frozen=True):
    """The group chooses its next quest, and may change its roster first."""


Step: TypeAlias = (
    GatherParty | BeginQuest | Read | Choose | SetUpFight | DrawToken | SeekerTurn | EnemyTurn | EndTurn | TurnOver
    | EndFight | EndOfQuest | InTown | Visit | Night | NextQuest
)  # fmt: skip


# --- who and what ---


class Seeker(Struct):
    """A seat: its seeker, its cards, its hand."""

    deck: Pile
    hand: Pile
    discard: Pile
    ward: Pile
    who: str = ""
    """Nobody sits there yet, or no more."""
    hp: int = 0
    zone: str = ""
    armour: int = 0
    """Armour cards in hand."""
    statuses: dict[str, int] = field(default_factory=dict)
    """Temporary status cards in hand."""
    charged: bool = False
    """The lantern is face up."""
    kinfire: int = 0
    once: int = 0
    """Which once-a-turn effects, of the special ability and of the ward, have been used."""


class Foe(Struct):
    """An enemy, or an Ally card, of the combat. Its place in the list is its place beside the map, left to right."""

    board: str
    hp: int
    zone: str = ""
    ally: bool = False
    phase: int = 0
    target: Seat = NOBODY
    tokens: list[list[int]] = field(default_factory=list)
    """The ability tokens beside each row."""
    statuses: list[dict[str, int]] = field(default_factory=list)
    """The status cards on each row."""
    gone: bool = False
    number: int = 0
    """Which of several of its kind it is; 0 where there is only one."""


class Blow(Struct):
    """An attack of an enemy that waits for parries."""

    foe: int
    damage: int
    """As its ability says."""
    reach: Reach
    colour: CardColour
    spared: dict[Seat, int]
    """The seekers attacked, and what parries take off for each."""


class Turn(Struct):
    """A turn of a combat: what is left of it, and the boosts that wait in it."""

    seat: Seat = NOBODY
    """Whose; nobody's in an enemy's turn."""
    steps: int = 0
    actions: int = 0
    acted: bool = False
    moved: bool = False
    rooted: bool = False
    """Trapped: the standee does not move this turn."""
    stunned: bool = False
    damage: int = 0
    """Of the boosts on the action being played."""
    hurried: bool = False
    """A move boost was played on it."""
    cards: int = 0
    """Card boosts still to be used."""
    hp: int = 0
    """Of HP boosts, recovered after the action."""
    card: str = ""
    """The Action or lantern being played."""
    last: bool = False
    """That Action was the last in hand."""
    foe: int = -1
    """In an enemy's turn, which one acts."""
    weakened: int = 0
    """What Weaken cards take off the attacks of its ability."""
    row: int = -1
    """In an enemy's turn, which of its abilities is used."""
    struck: int = 0
    """How many attacks of the Action being played are done."""
    blow: Blow | None = None


class Trial(Struct, frozen=True):
    """A skill test that was taken on this page: what was turned up."""

    seat: Seat
    cards: tuple[str, ...]
    seek: tuple[str, ...]
    passed: bool


class Combat(Struct):
    fight: str
    foes: list[Foe]
    turn: Turn = field(default_factory=Turn)
    fate_spent: int = 0
    scripted: int = 0
    """Turns of the tutorial still to come."""
    reader: Seat = NOBODY
    no_fate_until: int = 0
    """Until so many tokens lie on the time track, some are not asked about fate tokens."""
    drawing_on: int = 0
    """Bit n: seat n is not asked until then; bit MOST_SEATS + n: not in this combat. In a vote all are asked."""


class KinfireState(State, kw_only=True):
    seats: list[Seeker]
    bag: Pile = field(default_factory=partial(Pile, "bag", EVERYONE))
    drawn: Pile = field(default_factory=partial(Pile, "drawn", EVERYONE))
    """Tokens out of the bag whose effect is not yet settled."""
    used: Pile = field(default_factory=partial(Pile, "used", EVERYONE))
    track: Pile = field(default_factory=partial(Pile, "track", EVERYONE))
    tokens: Pile = field(default_factory=partial(Pile, "tokens", EVERYONE))
    """Seeker tokens that are not in the bag."""
    playing: Pile = field(default_factory=partial(Pile, "playing", EVERYONE))
    """The Action card being played."""
    flipped: Pile = field(default_factory=partial(Pile, "flipped", EVERYONE))
    """Cards turned up in a skill test."""
    pool: Pile = field(default_factory=partial(Pile, "pool", EVERYONE))
    """Cards the group owns that are in nobody's deck."""
    box: Pile = field(default_factory=partial(Pile, "box", EVERYONE))
    """Cards nobody owns: goods, loot, packs."""
    treasures: dict[str, Pile] = field(default_factory=dict)
    """Sealed packs of each tier."""
    opened: Pile = field(default_factory=partial(Pile, "opened", EVERYONE))
    """Packs that were opened."""
    combat: Combat | None = None
    leader: Seat = NOBODY
    coins: int = 0
    fate: int = 0
    quest: str = ""
    town: str = ""
    actions: int = 0
    """City actions left."""
    memories: list[str] = field(default_factory=list)
    prompts: list[str] = field(default_factory=list)
    """Quests on offer."""
    done: list[str] = field(default_factory=list)
    """Quests finished."""
    trophies: list[str] = field(default_factory=list)
    """Target tokens of defeated enemies."""
    market: list[str] = field(default_factory=list)
    """Shops visited before."""
    open: list[str] = field(default_factory=list)
    """Cards in the town decks."""
    shop: str = ""
    """The shop being visited."""
    taught: bool = False
    """The combat tutorial has been played."""
    page: str = ""
    """The story card on the table."""
    trials: list[Trial] = field(default_factory=list)
    """The skill tests since it was turned."""
    building: int = 0
    """The seats whose decks lie open to be changed, as bits."""
    choosing: bool = False
    """Somebody is choosing a seeker."""
    agenda: list[Step] = field(default_factory=list)
    lost: list[str] = field(default_factory=list)
    """Those of the finished quests that went wrong; last, so that older states can be read."""
    interlude: str = ""
    """The upgrade pack whose pages are being read."""
    reading: int = 0
    """The seats whose pages lie open, as bits."""
    silent: bool = False
    """Each sees only their own."""
    sold: list[str] = field(default_factory=list)
    """What shops have handed over and can't hand over again: all but Disposables that were used up since."""


KinfireTable: TypeAlias = Table[KinfireState, Content]
