"""What the journal, Events, Rewards and Quests do."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta

from .needs import Needs
from .terms import (
    Attribute,
    CardId,
    Change,
    CharacterId,
    Colour,
    Deed,
    EncounterId,
    Energy,
    EventId,
    Exp,
    Few,
    Food,
    Health,
    Item,
    ItemId,
    Keyword,
    Kind,
    Magic,
    Part,
    Pays,
    PlaceId,
    PlaceWord,
    QuestId,
    Rep,
    SecretId,
    Side,
    Some,
    StatusId,
    Terror,
    TextName,
    VerseId,
    Wealth,
    Who,
)


class GainItem(Deed, frozen=True, kw_only=True, tag="item"):
    """Items: the top of the deck; the first Craftable one or the first of a keyword; or a named one, from the deck."""

    number: Few = 1
    craftable: bool = False
    keyword: Keyword | None = None
    named: ItemId | None = None
    who: Who | None = None


class DropItem(Deed, frozen=True, kw_only=True, tag="lose-item"):
    """Items are discarded: so many, of a keyword, or a named one; Secrets never. `all`: every one."""

    number: Few = 1
    keyword: Keyword | None = None
    named: ItemId | None = None
    all: bool = False
    who: Who | None = None


class GainSecret(Deed, frozen=True, kw_only=True, tag="secret"):
    """Somebody takes this Secret; its Quest becomes active, its verse is read."""

    gain: SecretId
    who: Who | None = None
    to: CharacterId | None = None
    """To this Character, wherever it is."""


class LoseSecret(Deed, frozen=True, kw_only=True, tag="lose-secret"):
    """Goes back under the Secrets; `for_good`: out of the game."""

    secret: SecretId
    for_good: bool = False


class MarkStatus(Deed, frozen=True, kw_only=True, tag="status"):
    """Marks a box of the Save Sheet; `next`: the lowest that is still open; `clear`: it is rubbed out."""

    mark: StatusId
    part: Some = 1
    next: bool = False
    clear: bool = False


class SetDial(Deed, frozen=True, kw_only=True, tag="dial"):
    """The Dial of a Secret or Quest is set, or goes up or down. At 0 it is gone, and its verse is read."""

    of: str
    set: Some | None = None
    by: Change = 0


class MenhirDial(Deed, frozen=True, kw_only=True, tag="menhir-dial"):
    """The Dial of an Active Menhir: here, of a place, one that the Party chooses, or all."""

    of: PlaceWord = "here"
    set: Some | None = None
    by: Change = 0


class LightMenhir(Deed, frozen=True, kw_only=True, tag="light"):
    """A Menhir is activated without its price, with this Dial less the number of players."""

    place: PlaceWord = "here"
    dial: Few


class DouseMenhir(Deed, frozen=True, kw_only=True, tag="douse"):
    """A Menhir goes dark."""

    place: PlaceWord = "here"


class PlaceToken(Deed, frozen=True, kw_only=True, tag="token"):
    """Quest or Time Tokens onto a Location, or off it."""

    place: PlaceWord = "here"
    token: Literal["quest", "time"] = "quest"
    by: Change = 1


class RevealPlace(Deed, frozen=True, kw_only=True, tag="reveal"):
    """A Location is attached in its cell, whatever the Menhirs reach."""

    place: PlaceId


class ReplacePlace(Deed, frozen=True, kw_only=True, tag="replace"):
    """A Location is removed from the game for its altered version, which is revealed if the old one was."""

    place: PlaceId
    by: PlaceId


class RemovePlace(Deed, frozen=True, kw_only=True, tag="remove-place"):
    """A Location is discarded, as if it had fallen out of range; `for_good`: removed from the game."""

    place: PlaceWord
    for_good: bool = False


class MoveTo(Deed, frozen=True, kw_only=True, tag="move"):
    """A special move: no Energy, and an arrival like any other."""

    to: PlaceId
    who: Who | None = None


class PutGuardian(Deed, frozen=True, kw_only=True, tag="guardian"):
    """A Guardian is placed on a Location, or leaves the map (`gone`)."""

    named: EncounterId
    at: PlaceWord = "here"
    gone: bool = False


class MoveGuardian(Deed, frozen=True, kw_only=True, tag="move-guardian"):
    """The Party moves a Guardian by one connected Location, or in this direction."""

    side: Side | None = None


class GuardiansMove(Deed, frozen=True, kw_only=True, tag="guardians-move"):
    """The die is rolled for every Guardian, now."""


class MeetEncounter(Deed, frozen=True, kw_only=True, tag="encounter"):
    """An Encounter: the top of a deck, or a named one. What comes after it stands here; without it, the next deed."""

    draw: Colour | None = None
    named: EncounterId | None = None
    who: Literal["party", "one"] = "party"
    won: VerseId | None = None
    lost: VerseId | None = None
    fled: VerseId | None = None
    """All have Escaped; without it `lost` counts."""
    avoided: VerseId | None = None
    """Avoided, or left by an offer of its card; without it `won` counts."""
    ran_away: VerseId | None = None
    """The enemy Ran Away, which is no win; without it the next deed follows."""


class Toss(Deed, frozen=True, kw_only=True, tag="toss"):
    """A Dial is tossed."""

    grail: tuple[StoryDeed, ...] = ()
    skull: tuple[StoryDeed, ...] = ()
    each: bool = False
    """Each member tosses for itself."""


class DieRow(Part, frozen=True, kw_only=True):
    to: Annotated[int, Meta(ge=1, le=20)]
    """For results up to this."""
    do: tuple[StoryDeed, ...] = ()


class RollDie(Deed, frozen=True, kw_only=True, tag="die"):
    """A die is rolled; `plus`: the highest of this Attribute in the Party is added."""

    rows: Annotated[tuple[DieRow, ...], Meta(min_length=1)]
    plus: Attribute | None = None
    each: bool = False


class GoTo(Deed, frozen=True, kw_only=True, tag="go"):
    """Reading goes on with this verse; what follows here is left out."""

    to: VerseId


class StoryIf(Deed, frozen=True, kw_only=True, tag="if"):
    needs: Needs
    then: tuple[StoryDeed, ...] = ()
    otherwise: tuple[StoryDeed, ...] = ()


class GiveTask(Deed, frozen=True, kw_only=True, tag="task"):
    """A Task is noted: a text of this item. `done`: it is struck out."""

    text: TextName
    id: str
    done: bool = False


class BeginQuest(Deed, frozen=True, kw_only=True, tag="quest"):
    begin: QuestId


class EndQuest(Deed, frozen=True, kw_only=True, tag="end-quest"):
    """A Quest succeeds by the story's word, or fails: its card is removed."""

    quest: QuestId
    won: bool = True


class RandomEvents(Deed, frozen=True, kw_only=True, tag="random-events"):
    """So many Random Events on top of the Event deck."""

    number: Few = 1


class PutEvent(Deed, frozen=True, kw_only=True, tag="event"):
    """A Story Event goes on top of the Event deck; `now`: it is revealed at once; `gone`: out of the game."""

    named: EventId
    now: bool = False
    gone: bool = False


class SeeEvents(Deed, frozen=True, kw_only=True, tag="see-events"):
    """The top Events are looked at, by everybody; `under` of them may go under the deck."""

    number: Few = 1
    under: Some = 0


class SeeEncounters(Deed, frozen=True, kw_only=True, tag="see-encounters"):
    """The top of an Encounter deck is looked at; it may go under the deck."""

    deck: Colour
    number: Few = 1
    under: Some = 0


class GainCard(Deed, frozen=True, kw_only=True, tag="card"):
    """A Combat or Diplomacy card: a named one, or one of three from the own Pool."""

    named: CardId | None = None
    pool: Kind | None = None
    who: Who | None = None


class GainPoint(Deed, frozen=True, kw_only=True, tag="point"):
    """A point of an Attribute, without its price; from the third on it brings a Skill."""

    attribute: Attribute
    who: Who | None = None


class HealthForGood(Deed, frozen=True, kw_only=True, tag="health-for-good"):
    """The starting slot of Health is so much higher or lower from now on."""

    by: Change
    who: Who | None = None


class Die(Deed, frozen=True, kw_only=True, tag="dies"):
    """A Character dies."""

    who: Who | None = None


class StayAt(Deed, frozen=True, kw_only=True, tag="stay-at"):
    """For `dying`: Health stays at this instead of 0."""

    health: Few = 1


class Rest(Deed, frozen=True, kw_only=True, tag="rests"):
    """Health +1 and Terror -1, as if one had eaten."""

    who: Who | None = None


class DayIsOver(Deed, frozen=True, kw_only=True, tag="pass"):
    """The Characters have Passed for this day."""

    who: Who | None = None


class Refresh(Deed, frozen=True, kw_only=True, tag="refund"):
    """What was just paid for in Energy (a Travel, a Location Action) gives so much back."""

    energy: Few = 1


class RollAgain(Deed, frozen=True, kw_only=True, tag="again"):
    """For `toss` and `guardian`: the Dial or the die is thrown again."""


class SkipLightning(Deed, frozen=True, kw_only=True, tag="skip-lightning"):
    """For `arrive`: the lightning rule of the Location is not resolved."""


class TellCondition(Deed, frozen=True, kw_only=True, tag="tell"):
    """The Party may look at what a closed way of the page needs, or where a way leads."""

    what: Literal["needs", "leads"] = "needs"


class ThisDay(Deed, frozen=True, kw_only=True, tag="today"):
    """A rule of this day: what an Event says for as long as it is in force."""

    what: Literal[
        "no-parties", "no-trade", "no-travel", "no-rest-terror", "no-dreams", "guardians-twice", "rest-without-food",
        "rest-needs-two", "explore-costs-two", "travel-costs-two", "no-drain",
    ]  # fmt: skip
    until: Needs | None = None


class NextChapter(Deed, frozen=True, kw_only=True, tag="chapter"):
    """The Chapter is over: this one begins."""

    begin: Few


class EndCampaign(Deed, frozen=True, kw_only=True, tag="ending"):
    """The last page."""

    ending: Literal["a", "b", "c", "d", "e", "lost"]
    won: bool = True


StoryDeed: TypeAlias = (
    Energy | Health | Terror | Food | Wealth | Rep | Magic | Exp | GainItem | DropItem | GainSecret | LoseSecret
    | MarkStatus | SetDial | MenhirDial | LightMenhir | DouseMenhir | PlaceToken | RevealPlace | ReplacePlace
    | RemovePlace | MoveTo | PutGuardian | MoveGuardian | GuardiansMove | MeetEncounter | Toss | RollDie | GoTo
    | StoryIf | GiveTask | BeginQuest | EndQuest | RandomEvents | PutEvent | SeeEvents | SeeEncounters | GainCard
    | GainPoint | HealthForGood | Die | StayAt | Rest | DayIsOver | Refresh | RollAgain | SkipLightning | TellCondition
    | ThisDay | NextChapter | EndCampaign
)  # fmt: skip


class Way(Part, frozen=True, kw_only=True):
    """Where a page leads: deeds in the imperative, their price and what they need."""

    text: TextName
    needs: Needs | None = None
    hidden: bool = False
    """Not even shown where `needs` does not hold."""
    pays: Pays = Pays()
    do: tuple[StoryDeed, ...] = ()
    go: VerseId | None = None
    """Without it the Exploration ends."""
    once: bool = False
    """Once in a Campaign."""


class Verse(Item, frozen=True, kw_only=True):
    """An entry of the journal: `101.start`, `101.dream`, `101.nightmare`, `101.menhir`, `101.2`; or `500`."""

    do: tuple[StoryDeed, ...] = ()
    ways: tuple[Way, ...] = ()
    go: VerseId | None = None
    """Where reading goes on without a choice."""
