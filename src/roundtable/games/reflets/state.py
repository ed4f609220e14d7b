"""What lies on the table, and the steps of a turn."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

from msgspec import Struct, field

from roundtable.kernel.moments import Moments
from roundtable.kernel.piles import Pile
from roundtable.kernel.seats import Seat
from roundtable.kernel.state import Core, State
from roundtable.kernel.table import Table
from roundtable.packs import Content

# --- steps ---


class Deal(Struct, tag=True, frozen=True, array_like=True, gc=False):
    """The decks are shuffled, the board is laid out, and every team is dealt its cards."""


class ShareQuests(Struct, tag=True, frozen=True, array_like=True, gc=False):
    """Duel: a pair of opposed quests is split."""

    seat: Seat


class Enrol(Struct, tag=True, frozen=True, array_like=True, gc=False):
    """A drafting round."""


class Rewards(Struct, tag=True, frozen=True, array_like=True, gc=False):
    """What grades of an earlier game bring, after drafting."""

    seat: Seat


class ChooseQuest(Struct, tag=True, frozen=True, array_like=True, gc=False):
    """Teams are put in order, and quests are chosen."""


class PlaceTokens(Struct, tag=True, frozen=True, array_like=True, gc=False):
    """A player lays mystery tokens on the Road."""

    seat: Seat


class TakeHand(Struct, tag=True, frozen=True, array_like=True, gc=False):
    """Somebody takes the Divine Hand: a turn begins."""


class MoveDragon(Struct, tag=True, frozen=True, array_like=True, gc=False):
    """The Dragon is moved, or the countdown goes on."""


class Bless(Struct, tag=True, frozen=True, array_like=True, gc=False):
    """The Guide's Blessing, and the answer to it."""


class Progress(Struct, tag=True, frozen=True, array_like=True, gc=False):
    """The golden die is rolled, and the pawn moves."""


class Land(Struct, tag=True, frozen=True, array_like=True, gc=False):
    """The space is resolved on which the pawn stopped."""


class Reveal(Struct, tag=True, frozen=True, array_like=True, gc=False):
    """The hazard on this place is resolved."""

    place: str


class Prepare(Struct, tag=True, frozen=True, array_like=True, gc=False):
    """A node of the trial: handicaps are told, and the Guide may ease it."""

    node: str


class Throw(Struct, tag=True, frozen=True, array_like=True, gc=False):
    """The dice of an objective are thrown and assigned."""

    node: str


class Judge(Struct, tag=True, frozen=True, array_like=True, gc=False):
    """An objective is passed or missed, with all that may change it."""

    node: str


class Outcome(Struct, tag=True, frozen=True, array_like=True, gc=False):
    """The trial's outcome."""

    passed: bool


class RoadEvent(Struct, tag=True, frozen=True, array_like=True, gc=False):
    """The Guide ends the turn, or asks for a Road Chance event first."""


class EndTurn(Struct, tag=True, frozen=True, array_like=True, gc=False):
    """An Imprévu is drawn, and the Divine Hand goes on."""


class GhostTurn(Struct, tag=True, frozen=True, array_like=True, gc=False):
    """The turn of somebody without a team."""


class Score(Struct, tag=True, frozen=True, array_like=True, gc=False):
    """The game has stopped: Epic Points are counted."""

    rule: str


Step: TypeAlias = (
    Deal | ShareQuests | Enrol | Rewards | ChooseQuest | PlaceTokens | TakeHand | MoveDragon | Bless | Progress | Land
    | Reveal | Prepare | Throw | Judge | Outcome | RoadEvent | EndTurn | GhostTurn | Score
)  # fmt: skip

# --- the table ---


class Team(Struct, array_like=True):
    """A player's influence board, pouch and hand."""

    heroes: Pile
    """In the order of their slots, the leader first."""
    packet: Pile
    """Heroes to choose from while teams are drafted."""
    gear: Pile
    hand: Pile
    front: Pile
    """Creatures and Bestioles laid against the Guide."""
    gems: Pile
    pouch: Pile
    """Cards won."""
    quest: Pile
    spurned: Pile
    """The quest that was not chosen."""
    tokens: Pile
    """Mystery tokens that are still to be placed."""
    road: Pile
    """Road Chance cards."""
    spent: dict[str, Pile] = field(default_factory=dict)
    """Used tokens, face down beside its pouch: its own, and in Duel neutral ones that count as its own (A82)."""
    waiting: dict[str, Pile] = field(default_factory=dict)
    """Tokens on the waiting slots, a pile for each colour: that is public, their kind is not."""
    colour: str = ""
    worn: dict[str, str] = field(default_factory=dict)
    """Each piece of equipment, and the hero it lies under."""
    stowed: list[str] = field(default_factory=list)
    """Those of them that lie in a magic backpack."""
    life: dict[str, int] = field(default_factory=dict)
    """Life points left of wounded heroes: the Vitality markers."""
    at: str = "0"
    gone: Literal["", "rip", "left", "shut"] = ""
    """Why the team is out of play: wiped out, through the portal, outside the sealed Door."""
    door: bool = False
    """It has passed the Door."""
    relic_at: str = ""
    """The room where its Relic token lies."""
    steps: int = 0
    """How many steps of its quest are done."""
    played: int = 0
    """Imprévus played out of turn in the running turn."""
    used: list[str] = field(default_factory=list)
    """Skills used in the running turn, as source and number: `mikau.1`."""
    shown: bool = False
    """Its quest is disclosed."""
    chosen: bool = False
    """Its quest is chosen, and its slots are fixed."""
    invincible: bool = False
    double: bool = False
    """Its next gain of gems, LOOT or spaces is doubled."""
    untaxed: bool = False
    """The next tax it suffers comes to nothing."""
    grades: list[str] = field(default_factory=list)
    """What it brought from an earlier game."""


class Die(Struct, array_like=True):
    """A die on the track."""

    face: int
    colour: str = ""
    hero: str = ""
    whose: int = 0
    """Which of two partners throws it."""
    aside: bool = False
    """The golden result stands in its stead."""


class Trial(Struct, array_like=True):
    """A trial that goes on."""

    place: str
    hazard: str
    """The card; the Octogone's own trial has one, too."""
    node: str = ""
    done: list[str] = field(default_factory=list)
    hero: str = ""
    """Of an individual objective, from its preparation to its judgement."""
    raised: int = 0
    lowered: int = 0
    dice: list[Die] = field(default_factory=list)
    extra: int = 0
    """More dice for the objective at hand."""
    hampered: str = ""
    """The hero under the Bestiole."""
    capped: dict[str, int] = field(default_factory=dict)
    """Heroes who count as so much at most for this objective."""
    substituted: bool = False
    doubled: bool = False
    next_raised: int = 0
    """What was raised in the malus window, for the first objective."""
    heard: bool = False
    """Adversaries have had their say about the throw that fell short."""


class RefletsState(State, array_like=True):
    # The first two are every state's. Said again they are no longer made by name only, and a copy is made in less time.
    core: Core
    agenda: list[Step]
    seats: list[Team]
    heroes: Pile
    dismissed: Pile
    """Discarded heroes."""
    imprevus: Pile
    imprevu_discard: Pile
    loot: Pile
    loot_discard: Pile
    relics: Pile
    treasures: Pile
    quests: Pile
    road: Pile
    """Road Chance cards that were not dealt."""
    doors: Pile
    rooms: Pile
    bank: Pile
    tomb: Pile
    """The gems of the countdown."""
    playing: Pile
    """A card that is being played, so that it can be cancelled."""
    passing: Pile
    """A packet of the draft, or a hand, on its way."""
    reading: Pile
    """A Zone card in its storyteller's hand."""
    oracle: Pile
    """Rooms in the beneficiary's hand."""
    lands: dict[str, Pile] = field(default_factory=dict)
    """The Zone cards of each land that were not laid out."""
    neutral: dict[str, Pile] = field(default_factory=dict)
    """Duel: tokens of the two colours that nobody plays, used ones out of the game."""
    scouted: dict[str, Pile] = field(default_factory=dict)
    """Tokens in a beneficiary's hand, by colour."""
    slots: dict[str, Pile] = field(default_factory=dict)
    """The hazard card on each hazard slot, by place."""
    spots: dict[str, Pile] = field(default_factory=dict)
    """The token on a space; no pile where none lies."""
    revealed: list[str] = field(default_factory=list)
    """Places whose Door or Room is face up."""
    notches: dict[str, int] = field(default_factory=dict)
    opened: bool = False
    """The Open Door has slid aside."""
    dragon: str = "red-1"
    dragon_by: int = 0
    """Her next move is so much longer, or shorter."""
    hurry: int = 0
    """What Ghost Guides add to her next move, or to the countdown."""
    sealed: bool = False
    portal: bool = False
    """The Portal token lies on the Chamber of the Octuple."""
    armed: bool = False
    """She has come to the White Tomb: the countdown goes on."""
    halted: bool = False
    """A quest has stopped the countdown."""
    golden: int = 0
    fixed_golden: int = 0
    """What a Blessing makes this turn's golden die show."""
    guide: Seat = 0
    handler: Seat = 0
    """Whoever handles the Dragon in this turn."""
    teller: int = -1
    """The storyteller of the running hazard or event; -1 for nobody."""
    turn: int = 0
    phase: Literal["draft", "tokens", "play", "over"] = "draft"
    hazard_done: bool = False
    chapel: int = -1
    """Whose pawn stands on the Chapel's Chance space; -1 for nobody's."""
    hinge: bool = False
    """The Guide is at a hinge of the turn: free actions are offered."""
    thrown: list[int] = field(default_factory=list)
    """Dice just thrown, while they may still be changed."""
    rolling: str = ""
    """What they were thrown for: golden, run, bonus, vitality, individual, collective, chance, power."""
    steps_walked: int = 0
    """Movement that cards add to this turn's walk or run."""
    cancelled: bool = False
    """The card being played, the Blessing or the test was cancelled."""
    moments: Moments = field(default_factory=Moments)
    trial: Trial | None = None
    owed: int = 0
    """Spaces that outcomes have added up and the pawn has still to walk."""


RefletsTable: TypeAlias = Table[RefletsState, Content]

NOBODY: Final = -1
TEAM: Final = 5
"""Slots for heroes on an influence board."""
GOLDEN_ROLLS: Final = ("golden", "chance", "power", "regild")
"""What the golden die is rolled for: movement, Chance, a divine power, or because it was paid for."""


def in_play(state: RefletsState) -> list[Seat]:
    """The seats whose teams are on the board."""
    return [seat for seat, team in enumerate(state.seats) if not team.gone]


def has_heroes_in_play(team: Team) -> bool:
    """Whether there is anybody who can come to harm: heroes who are safe in the city, or shut out, can't."""
    return bool(team.heroes.cards) and not team.gone


def from_left(state: RefletsState, seat: Seat) -> list[Seat]:
    """Everybody but this seat, from its left."""
    many = len(state.seats)
    return [(seat + step) % many for step in range(1, many)]


def adversaries(state: RefletsState) -> list[Seat]:
    """reflets.roles.all-others-are-adversaries: everybody but the Guide, from the Guide's left."""
    return from_left(state, state.guide)


def is_duel(state: RefletsState) -> bool:
    return len(state.seats) == 2


def slot_of(team: Team, slot: int) -> str:
    """The hero on this slot; nobody ('') on a vacant one."""
    return team.heroes.cards[slot - 1] if 1 <= slot <= len(team.heroes.cards) else ""
