"""What cards, Items and Skills do in Combat and Diplomacy, and what an enemy does there."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

from .needs import Given
from .terms import (
    Attribute,
    Change,
    Deed,
    Energy,
    Exp,
    Few,
    Food,
    Health,
    Keyword,
    Magic,
    Part,
    Per,
    Rep,
    Row,
    Some,
    Terror,
    TextName,
    Trait,
    Wealth,
    Who,
)

# --- bonuses ---

Icon: TypeAlias = Literal[
    "marker", "marker-2", "marker-3", "up", "up-2", "up-3", "down", "down-2", "stage", "draw", "draw-2", "extra",
    "tear", "x2", "x3", "void",
]  # fmt: skip
"""What a Bonus Key shows. `marker-2` is one icon worth two markers; x2, x3 and void act on the next icon alone."""
ICONS: Final[dict[Icon, tuple[str, int]]] = {
    "marker": ("marker", 1), "marker-2": ("marker", 2), "marker-3": ("marker", 3),
    "up": ("up", 1), "up-2": ("up", 2), "up-3": ("up", 3), "down": ("down", 1), "down-2": ("down", 2),
    "stage": ("stage", 1), "draw": ("draw", 1), "draw-2": ("draw", 2), "extra": ("extra", 1), "tear": ("tear", 1),
}  # fmt: skip
FACTORS: Final[dict[str, int]] = {"plain": 1, "x2": 2, "x3": 3, "void": 0}


class Amount(Deed, frozen=True, kw_only=True):
    """A deed with a number."""

    by: Change = 1
    per: Per | None = None
    most: Some = 20


# --- what cards do ---


class Markers(Amount, frozen=True, kw_only=True, tag="markers"):
    """Markers into the Combat Pool, or out of it."""


class Affinity(Amount, frozen=True, kw_only=True, tag="affinity"):
    """The marker goes up or down the Affinity track."""


class StageSymbol(Deed, frozen=True, kw_only=True, tag="stage"):
    """Does what the Stage says for this Attribute."""

    attribute: Attribute


class WinStage(Deed, frozen=True, kw_only=True, tag="win-stage"):
    """The current Stage is won at the next Affinity Check: the marker goes to the top."""


class DrawCards(Amount, frozen=True, kw_only=True, tag="draw"):
    who: Who | None = None


class DiscardCards(Amount, frozen=True, kw_only=True, tag="discard"):
    """Cards from hand (an empty hand: from the deck); `deck`: from the top of the deck."""

    deck: bool = False
    who: Who | None = None


class LookAtCards(Deed, frozen=True, kw_only=True, tag="look"):
    """Looks at the top cards of the own deck and takes `keep` of them into hand; the others go on top or away."""

    number: Few
    keep: Some = 0
    rest: Literal["top", "bottom", "discard"] = "top"


class FetchCards(Deed, frozen=True, kw_only=True, tag="fetch"):
    """Takes cards of one's choice from the own discard pile into hand."""

    number: Few = 1


class TakeBack(Deed, frozen=True, kw_only=True, tag="take-back"):
    """The last card of the Sequence goes into its owner's hand; nothing is torn."""


class Tear(Deed, frozen=True, kw_only=True, tag="tear"):
    """The last cards of the Sequence are discarded."""

    number: Few = 1


class Charge(Amount, frozen=True, kw_only=True, tag="charge"):
    """Charges onto this card."""


class ExtraCard(Deed, frozen=True, kw_only=True, tag="extra"):
    """One more card may be played as if its extra-card bonus were connected."""


class Prevent(Amount, frozen=True, kw_only=True, tag="prevent"):
    """So much less of it in this Attack or Response; `by: 20` is all of it."""

    what: Literal["damage", "terror", "energy", "markers", "discard", "tear"] = "damage"


class Convert(Deed, frozen=True, kw_only=True, tag="convert"):
    """Turns up to so much of one thing in this Attack into another; Unavoidable Damage too (D19)."""

    what: Literal["damage", "terror", "energy"] = "damage"
    into: Literal["damage", "terror", "energy", "wealth", "food", "markers", "nothing"]
    by: Few = 9


class CancelAttack(Deed, frozen=True, kw_only=True, tag="cancel"):
    """The whole Attack or Response does not happen; or only its Run Away."""

    what: Literal["attack", "run-away"] = "attack"


class OpportunityAttack(Deed, frozen=True, kw_only=True, tag="opportunity"):
    """The enemy makes its Opportunity attack."""


class HandLimit(Deed, frozen=True, kw_only=True, tag="hand-limit"):
    """While it lasts the hand limit is so much higher or lower."""

    by: Change


class RaiseAttribute(Deed, frozen=True, kw_only=True, tag="attribute"):
    """While it lasts, or until the end of the Activation, an Attribute counts as so much higher."""

    attribute: Attribute
    by: Change = 1


class EasierKeys(Deed, frozen=True, kw_only=True, tag="easier-keys"):
    """While it lasts, or until the end of the Activation, Keys ask for so many levels less (never below 1)."""

    by: Few = 1
    attribute: Attribute | None = None


class FreeMagic(Deed, frozen=True, kw_only=True, tag="free-magic"):
    """The next Magic Key of this Activation costs nothing."""


class Multiply(Deed, frozen=True, kw_only=True, tag="multiply"):
    """The next card laid in this Activation: the first icon of this Key counts so often."""

    row: Row = "free"
    by: Some = 2


class NoVoid(Deed, frozen=True, kw_only=True, tag="no-void"):
    """While it lasts a void icon does nothing."""


class TimeToken(Deed, frozen=True, kw_only=True, tag="token"):
    """Time Tokens onto this card, or off every card of the Sequence (`all`); Abilities whose last one goes fire."""

    by: Change = 1
    all: bool = False


class FlipItem(Deed, frozen=True, kw_only=True, tag="flip"):
    """Turns an Item of this keyword face down; `back`: one that was used in this fight face up again."""

    keyword: Keyword | None = None
    back: bool = False


class ThrowItem(Deed, frozen=True, kw_only=True, tag="throw"):
    """Discards an Item of one of these keywords that is in use."""

    keywords: tuple[Keyword, ...]


class IgnoreTrait(Deed, frozen=True, kw_only=True, tag="ignore"):
    """While it lasts, or for this fight, a Trait does not count for the Character."""

    trait: Trait


class MostCards(Deed, frozen=True, kw_only=True, tag="most-cards"):
    """While it lasts at most so many cards are played in an Activation."""

    number: Few


class Spare(Deed, frozen=True, kw_only=True, tag="spare"):
    """While it lasts the Character does without a price or a penalty of fights."""

    what: Literal[
        "escape-energy", "escape-opportunity", "no-card-opportunity", "panic-draw", "torn-magic", "robber", "horde-card"
    ]


class Forbid(Deed, frozen=True, kw_only=True, tag="forbid"):
    """While it lasts this may not be done."""

    what: Literal["escape", "parties", "trade", "rest", "dream", "counted"]


class LeaveFight(Deed, frozen=True, kw_only=True, tag="leave"):
    """The fight ends for all, without Reward; `won`: as if it were won."""

    won: bool = False


class May(Deed, frozen=True, kw_only=True, tag="may"):
    """The Character may do `pays`, all of it; whoever does, gets `then`."""

    text: TextName | None = None
    pays: tuple[FightDeed, ...] = ()
    then: tuple[FightDeed, ...]


class OneOf(Deed, frozen=True, kw_only=True, tag="one-of"):
    """The Character chooses one of these."""

    ways: tuple[FightWay, ...]


class IfSo(Deed, frozen=True, kw_only=True, tag="if"):
    given: Given
    then: tuple[FightDeed, ...] = ()
    otherwise: tuple[FightDeed, ...] = ()


class FightWay(Part, frozen=True, kw_only=True):
    """One of several."""

    text: TextName
    do: tuple[FightDeed, ...]


FightDeed: TypeAlias = (
    Markers | Affinity | StageSymbol | WinStage | DrawCards | DiscardCards | LookAtCards | FetchCards | TakeBack | Tear
    | Charge | ExtraCard | Prevent | Convert | CancelAttack | OpportunityAttack | HandLimit | RaiseAttribute
    | EasierKeys | FreeMagic | Multiply | NoVoid | TimeToken | FlipItem | ThrowItem | IgnoreTrait | MostCards | Spare
    | Forbid | LeaveFight | May | OneOf | IfSo | Energy | Health | Terror | Food | Wealth | Rep | Magic | Exp
)  # fmt: skip
ONLY_LASTING: Final = (HandLimit, NoVoid, MostCards, Spare, Forbid)
"""What nothing but an Ability without a trigger may say: it holds while it is visible."""
LASTING: Final = (*ONLY_LASTING, RaiseAttribute, EasierKeys, IgnoreTrait)
"""What such an Ability may say."""


# --- what an enemy does ---


class Damage(Deed, frozen=True, kw_only=True, tag="damage"):
    by: Few
    per: Per | None = None


class SureDamage(Deed, frozen=True, kw_only=True, tag="sure-damage"):
    """Unavoidable Damage."""

    by: Few


class RemoveMarkers(Deed, frozen=True, kw_only=True, tag="remove"):
    """Markers out of the Combat Pool; each that is missing costs a card."""

    by: Few


class LoseItem(Deed, frozen=True, kw_only=True, tag="lose-item"):
    """Items are discarded, of this keyword or of any kind; Secrets never."""

    number: Few = 1
    keyword: Keyword | None = None


class TokensOff(Deed, frozen=True, kw_only=True, tag="tokens-off"):
    """All Time Tokens leave the Sequence; no Delayed Ability fires."""


class ChargesOff(Deed, frozen=True, kw_only=True, tag="charges-off"):
    """All Charges leave the Sequence."""


class RunAway(Deed, frozen=True, kw_only=True, tag="run-away"):
    """The enemy is gone: no Reward, no Loot, no win."""


class Repeat(Deed, frozen=True, kw_only=True, tag="repeat"):
    """The Attack on the row that now applies is made as well, once."""


class EnemyIf(Deed, frozen=True, kw_only=True, tag="if"):
    given: Given
    then: tuple[EnemyDeed, ...] = ()
    otherwise: tuple[EnemyDeed, ...] = ()


class EnemyChoice(Deed, frozen=True, kw_only=True, tag="one-of"):
    """The Active Character chooses what to suffer."""

    ways: tuple[EnemyWay, ...]


class EnemyWay(Part, frozen=True, kw_only=True):
    text: TextName
    do: tuple[EnemyDeed, ...]


EnemyDeed: TypeAlias = (
    Damage | SureDamage | RemoveMarkers | LoseItem | TokensOff | ChargesOff | RunAway | Repeat | EnemyIf | EnemyChoice
    | Tear | DiscardCards | Affinity | Energy | Health | Terror | Food | Wealth | Rep | Magic | Exp
)  # fmt: skip
