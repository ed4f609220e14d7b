"""Where a Campaign stands: the Characters, the land, the decks, the fights, and the steps on the agenda."""

from __future__ import annotations

from typing import Final, TypeAlias

from msgspec import Struct, field

from roundtable.kernel.piles import Pile
from roundtable.kernel.seats import Seat
from roundtable.kernel.state import State, Strands
from roundtable.kernel.table import Table
from roundtable.packs import Content

from .effects.stories import StoryDeed, ThisDay
from .effects.terms import Colour, Kind

NOBODY: Seat = -1
SEATS = tuple(f"@seat.{seat}" for seat in range(8))
"""How texts name the seats."""
DARK, DIALLESS = -1, 0
"""What `Site.dial` holds where no Menhir stands, and where one stands without a Dial."""


# --- steps ---


class Gather(Struct, tag=True, frozen=True):
    """Everybody chooses a Character."""


class ChooseChanges(Struct, tag=True, frozen=True):
    """A mode is taken up; of some the group then says which of their changes it plays with."""

    mode: str
    begun: bool = False


class ReadLetters(Struct, tag=True, frozen=True):
    """Each player reads the letter of their Character."""


class SetUpWorld(Struct, tag=True, frozen=True):
    """World setup, once every Character is ready."""


class Roster(Struct, tag=True, frozen=True):
    """People sit down to a Campaign that goes on: who plays whom?"""


class Meet(Struct, tag=True, frozen=True):
    """These Characters draw an Encounter of a colour, or meet a named one."""

    party: tuple[Seat, ...]
    colour: Colour | None = None
    named: str = ""
    next: dict[str, str] = {}


class BeginFight(Struct, tag=True, frozen=True):
    """Traits are looked at, the Encounter may be Avoided, Items are left out, hands are drawn."""

    fight: int


class Pick(Struct, tag=True, frozen=True):
    """The Party picks the next Active Character; if nobody is left in this Turn, End Turn follows."""

    fight: int


class Play(Struct, tag=True, frozen=True):
    """Steps 1 and 2 of an Activation: Delayed Abilities, cards, the check."""

    fight: int
    seat: Seat


class Strike(Struct, tag=True, frozen=True):
    """Step 3: the Attack or Response. `times`: how often it is still to be resolved (Rage); 0: not looked at yet."""

    fight: int
    seat: Seat
    times: int = 0


class EndTurn(Struct, tag=True, frozen=True):
    fight: int


class Spoils(Struct, tag=True, frozen=True):
    """The fight is over: what each gets of it, and all cards go back."""

    fight: int


class Mercy(Struct, tag=True, frozen=True):
    """The group has failed by this rule; it may call on the Allmother."""

    rule: str


class ReadCard(Struct, tag=True, frozen=True):
    """An Encounter without an open Key is resolved by its text."""

    fight: int


class Read(Struct, tag=True, frozen=True):
    """A verse is read by these Characters. `at`: how many of its deeds are done; `way`: those of one of its ways."""

    verse: str
    party: tuple[Seat, ...]
    at: int = 0
    way: int = -1


class Choose(Struct, tag=True, frozen=True):
    """A verse has been read: its readers choose one of its ways, or turn the page."""

    verse: str
    party: tuple[Seat, ...]


class Arrive(Struct, tag=True, frozen=True):
    """These Characters come to a Location, however they do."""

    party: tuple[Seat, ...]
    place: str


class Entered(Struct, tag=True, frozen=True):
    """They are there: Guardians that they have not `met` are met, then come the lightning rules."""

    party: tuple[Seat, ...]
    place: str
    met: tuple[str, ...] = ()


class RollGuardians(Struct, tag=True, frozen=True):
    """The die is rolled for each Guardian on the map that has not `moved` yet."""

    moved: tuple[str, ...] = ()


class Carry(Struct, tag=True, frozen=True):
    """Deeds that are left of a list, after what one of them led to. `nested`: a part of the deeds of something else."""

    party: tuple[Seat, ...]
    deeds: tuple[StoryDeed, ...]
    nested: bool = False


class NewChapter(Struct, tag=True, frozen=True):
    """A Chapter Setup card is carried out; `asks`: between two Chapters, where the mode may be changed."""

    number: int
    asks: bool = True


class Dawn(Struct, tag=True, frozen=True):
    """The Start of the Day, from this step of its list on."""

    at: int = 1


class Round(Struct, tag=True, frozen=True):
    """The Actions Stage: who acts next. When everybody has passed or has no Energy left, it is Night.

    `waited`: nobody has claimed the next Action, so the lowest Character Number has it.
    """

    waited: bool = False


class Announce(Struct, tag=True, frozen=True):
    """A Character has said what it is about to do: who joins, who pays."""

    seat: Seat
    action: str
    named: str = ""


class Do(Struct, tag=True, frozen=True):
    """A Party carries out an Action that it has paid for: one of the six, or one of a card that is named."""

    party: tuple[Seat, ...]
    action: str
    named: str = ""


class Away(Struct, tag=True, frozen=True):
    """The last step of an Encounter beside which others acted on: these are free again."""

    party: tuple[Seat, ...]


class Night(Struct, tag=True, frozen=True):
    """The End of the Day, from this step of its list on. `done`: how many Characters are through with that step."""

    at: int = 1
    done: int = 0


class Dream(Struct, tag=True, frozen=True):
    """Those who slept in a Location dream together, or have a Nightmare."""

    party: tuple[Seat, ...]
    place: str


Step: TypeAlias = (
    ChooseChanges | Gather | ReadLetters | SetUpWorld | Roster | Meet | BeginFight | Pick | Play | Strike | EndTurn
    | Spoils | ReadCard | Read | Choose | Carry | Arrive | Entered | RollGuardians | Mercy | NewChapter | Dawn | Round
    | Announce | Do | Night | Away | Dream
)  # fmt: skip


# --- Characters ---


class OwnCards(Struct):
    """The Combat or the Diplomacy cards of a Character."""

    deck: Pile
    pool: Pile
    """Not bought yet."""
    spare: Pile
    """Owned, and not in the deck."""


class Character(Struct):
    """A seat."""

    combat: OwnCards
    diplomacy: OwnCards
    hand: Pile
    discard: Pile
    items: Pile
    secrets: Pile
    skills: Pile
    """Skill cards; which side of each shows stands in `sides`."""
    who: str = ""
    """Nobody sits there yet, or no more."""
    tray: str = ""
    """The Character whose Tray this is: another's in Free play."""
    decks: str = ""
    """The colour of the Combat and Diplomacy cards."""
    number: int = 0
    at: str = ""
    energy: int = 0
    health: int = 0
    terror: int = 0
    most_health: int = 0
    """The starting slot of Health, which it never passes (A15)."""
    marks: dict[str, int] = field(default_factory=dict)
    """Markers on the Tray by Attribute."""
    sides: dict[str, str] = field(default_factory=dict)
    """For each Skill card, `front` or `back`."""
    food: int = 0
    wealth: int = 0
    rep: int = 0
    magic: int = 0
    exp: int = 0
    down: list[str] = field(default_factory=list)
    """Items and Secrets that lie face down until the Start of the Day."""
    flipped: list[str] = field(default_factory=list)
    """Spent in this Encounter."""
    aside: list[str] = field(default_factory=list)
    """Left out of this Encounter."""
    used: list[str] = field(default_factory=list)
    """Powers that were used and are good once a day, a Chapter or a Campaign."""
    acted: bool = False
    passed: bool = False
    away: bool = False
    """In an Encounter beside which the others act on."""
    dying: bool = False
    insane: bool = False
    dead: bool = False
    again: bool = False
    """It was proposed in this round that this Character acts again."""

    def cards(self, kind: Kind) -> OwnCards:
        return self.combat if kind == "combat" else self.diplomacy


# --- the land ---


class Site(Struct):
    """A revealed Location."""

    guardians: Pile
    fallen: Pile
    """Items of the dead."""
    dial: int = DARK
    time: int = 0
    """Time Tokens."""
    quest: int = 0
    """Quest Tokens."""
    used_today: bool = False


# --- fights ---


class Laid(Struct):
    """A card of the Sequence: whose it is and what lies on it."""

    owner: Seat
    tokens: int = 0
    charges: int = 0
    magic: bool = False
    """Its Magic Key was paid for."""


STRIKING: Final = "striking"
"""In `Fight.now`: the Active Character has come to step 3."""


class Shield(Struct):
    """What prevents or turns a part of an Attack or a Response."""

    what: str
    """`damage`, `damage>energy`, `cancel-attack` ..."""
    left: int
    source: str
    """Whose it is, as texts name it."""


class Fight(Struct):
    """A Combat or a Diplomatic Encounter."""

    number: int
    kind: Kind
    card: Pile
    """The Encounter card."""
    sequence: Pile
    colour: Colour
    party: list[Seat]
    """Those who are still in it, lowest Character Number first."""
    laid: list[Laid] = field(default_factory=list)
    at: str = ""
    called: bool = False
    """By name, from outside its deck; it goes back there."""
    fled: list[Seat] = field(default_factory=list)
    fallen: list[Seat] = field(default_factory=list)
    """Removed by dying."""
    activated: list[Seat] = field(default_factory=list)
    """The Time Tokens on Trays."""
    active: Seat = NOBODY
    turn: int = 1
    pool: int = 0
    """Markers in the Combat Pool, or how far above gray the Affinity marker stands."""
    stage: int = 0
    """Which of the Encounter's Stages is being played, by its place in the list."""
    half: int = -1
    """Which of its alternatives."""
    begun: bool = False
    """Somebody has been Activated."""
    played: int = 0
    """Cards played in this Activation."""
    joined: dict[str, int] = field(default_factory=dict)
    """Joined Keys by Attribute."""
    lit: list[str] = field(default_factory=list)
    """The rows of the last card that connected as it was laid."""
    passives: list[int] = field(default_factory=list)
    """Cards of the Sequence, by their place, that nothing covers."""
    now: dict[str, int] = field(default_factory=dict)
    """What holds for this Activation."""
    guard: dict[str, int] = field(default_factory=dict)
    """What holds for this Attack or Response."""
    shields: list[Shield] = field(default_factory=list)
    """What stands against it, in the order in which it was put up."""
    answered: list[int] = field(default_factory=list)
    """Cards of the Sequence, by their place, whose Ability has answered this Attack."""
    ignored: list[str] = field(default_factory=list)
    """Traits that do not count in this fight."""
    hurt: list[Seat] = field(default_factory=list)
    """Who has lost Health in it."""
    meanwhile: list[Seat] = field(default_factory=list)
    """Members whom something beside it has befallen since its last step."""
    armed: dict[str, list[str]] = field(default_factory=dict)
    """Weapons that were in use as it began, by seat (Shatter)."""
    used: list[str] = field(default_factory=list)
    """Powers used in it that are good once a fight; those of this Activation stand in `now`."""
    outcome: str = ""
    """won, lost, fled, avoided, left or ran-away, once it is over."""
    next: dict[str, str] = field(default_factory=dict)
    """The verse that follows each outcome."""


# --- the journal ---


class OpenPage(Struct, frozen=True):
    """The verse that lies open, and who reads it."""

    verse: str
    party: tuple[Seat, ...]
    read: bool = False
    """Whether they have said so, or have chosen a way."""


# --- the whole ---


class GrailState(State, kw_only=True):
    seats: list[Character]
    encounters: dict[str, Pile]
    """The four decks by colour."""
    unused: Pile
    """Encounters that are in no deck: of other levels, or called by name."""
    events: Pile
    event_discard: Pile
    event_in_force: Pile
    active_quests: Pile
    """Story Events with a Quest."""
    later_events: Pile
    """Story Events of this Chapter that are not due yet."""
    event_box: Pile
    """Story Events that have not come up."""
    random_events: Pile
    items: Pile
    secrets: Pile
    skills: Pile
    """What nobody has taken yet, open for all to look through."""
    removed: Pile
    """Out of the game."""
    shelf: Pile
    """Combat and Diplomacy cards of Characters that nobody plays."""
    sites: dict[str, Site] = field(default_factory=dict)
    gone: list[str] = field(default_factory=list)
    """Locations removed from the game."""
    replaced: dict[str, str] = field(default_factory=dict)
    """By its number, the altered version of a Location."""
    told_of: list[str] = field(default_factory=list)
    """Locations that a text has revealed."""
    attached: int = 0
    """How many Locations have come onto the map: the number of the last one."""
    fights: list[Fight] = field(default_factory=list)
    fought: int = 0
    """How many fights there have been: the number of the last one."""
    day: int = 1
    chapter: int = 1
    modes: list[str] = field(default_factory=list)
    """The changes of Story or Challenge mode that are in use, by the names of their rules."""
    statuses: dict[str, int] = field(default_factory=dict)
    """Marked boxes, as bits."""
    dials: dict[str, int] = field(default_factory=dict)
    """Of Secrets and Quests."""
    quests: dict[str, str] = field(default_factory=dict)
    """active, done or failed."""
    tasks: list[str] = field(default_factory=list)
    """Noted ones, by their ids."""
    today: list[ThisDay] = field(default_factory=list)
    """What the Event in force makes a rule of this day."""
    taken: list[str] = field(default_factory=list)
    """Ways of the journal that are open once in a Campaign, and were taken."""
    open_page: OpenPage | None = None
    chronicler: Seat = NOBODY
    bench: list[Character] = field(default_factory=list)
    """Characters of a Campaign that goes on, until everybody has said whom they play."""
    lost: list[str] = field(default_factory=list)
    """Characters that are dead, which nobody may take again (D13)."""
    beginning: bytes = b""
    """What this Chapter began with, for the Allmother."""
    reseated: bool = False
    """The roster has changed in this Chapter."""
    explored: bool = False
    """The journal has been opened, and its instructions read."""
    failed: bool = False
    """The group has failed; only the Allmother can help."""
    strands: Strands[Step] = field(default_factory=Strands)
    """Encounters beside which others act on, and those others' Actions."""
    agenda: list[Step] = field(default_factory=list)


GrailTable: TypeAlias = Table[GrailState, Content]


def fight_numbered(state: GrailState, number: int) -> Fight:
    return next(fight for fight in state.fights if fight.number == number)


def fight_of(state: GrailState, seat: Seat) -> Fight | None:
    """The fight that a Character is in."""
    return next((fight for fight in state.fights if seat in fight.party), None)
