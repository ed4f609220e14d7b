"""What cards do: a frozen struct for each kind of deed. The chapters do them (see `registry.py`)."""

from __future__ import annotations

from typing import Annotated, Final, Literal, TypeAlias, get_args

from msgspec import Struct

from roundtable.packs import Ref

from .terms import Colour, Count, Step


class Deed(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do"):
    """Anything a card can do. Whom it serves and whom it hits says whoever carries it out."""


# --- gems and cards ---


class Gems(Deed, frozen=True, tag="gems"):
    """Gems from the bank."""

    count: Count


class GemsEach(Deed, frozen=True, tag="gems-each"):
    """Gems from the bank for every team in play."""

    count: Count


class GemsFrom(Deed, frozen=True, tag="gems-from"):
    """Another seat hands over gems that it chooses itself."""

    count: Count


class GemsColour(Deed, frozen=True, tag="gems-colour"):
    """Gems from the bank, of one colour that is chosen."""

    count: Count


class Pay(Deed, frozen=True, tag="pay"):
    """Gems to the bank."""

    count: Count


class StealGem(Deed, frozen=True, tag="steal-gem"):
    """Gems of another seat, chosen by whoever takes them."""

    count: Count


class DrawImprevus(Deed, frozen=True, tag="imprevu"):
    count: Count


class StealCard(Deed, frozen=True, tag="steal-card"):
    """Imprévus pulled unseen out of another seat's hand."""

    count: Count


class RoadCard(Deed, frozen=True, tag="road-card"):
    """A Road Chance card changes hands."""


# --- equipment ---


class FindLoot(Deed, frozen=True, tag="loot"):
    count: Count


class GainRelic(Deed, frozen=True, tag="relic"):
    relic: Annotated[str, Ref("relics")]


class StealGear(Deed, frozen=True, tag="steal-gear"):
    """Pieces of equipment of another seat, chosen by whoever takes them."""

    count: Count


class Swap(Deed, frozen=True, tag="swap"):
    """Two heroes of a team change slots; two teams exchange a piece of equipment, or their hands."""

    what: Literal["slots", "gear", "hands"]


# --- heroes ---


class Heal(Deed, frozen=True, tag="heal"):
    """Heroes are restored to full life."""

    count: Count


class Test(Deed, frozen=True, tag="test"):
    """A Vitality test: of the golden die's hero of the Guide, or of a rival's hero."""

    rival: bool = False


class Sacrifice(Deed, frozen=True, tag="sacrifice"):
    """A hero of one's own team dies, and is won."""


class EnrolHeroes(Deed, frozen=True, tag="enrol"):
    """Heroes from the deck join where there is a vacant slot."""

    count: Count


class Replace(Deed, frozen=True, tag="replace"):
    """A hero from the deck takes the slot of one of the team."""


class Invincible(Deed, frozen=True, tag="invincible"):
    """Until one's next turn no harm from the Dragon, and no Vitality test."""


# --- what is hidden ---


class Look(Deed, frozen=True, tag="look"):
    """Hidden elements are looked at in secret."""

    count: Count


class TurnUp(Deed, frozen=True, tag="turn-up"):
    """The top LOOT or the top hero is turned up for all, and stays there."""

    count: Count


class RevealRoom(Deed, frozen=True, tag="reveal-room"):
    """Rooms are turned face up, free of charge."""

    count: Count


class Disclose(Deed, frozen=True, tag="disclose"):
    """Quests are disclosed to all."""

    count: Count


# --- pawns, tokens, the Dragon ---


class Spaces(Deed, frozen=True, tag="spaces"):
    """The team's own pawn moves on, or back."""

    by: Step


class Push(Deed, frozen=True, tag="push"):
    """Another team's pawn moves on, or back: it resolves nothing and stops short of a hazard card."""

    by: Step


class Hasten(Deed, frozen=True, tag="dragon"):
    """The Dragon's next move is longer, or shorter."""

    by: Step


class TakeToken(Deed, frozen=True, tag="take-token"):
    """Tokens from the Road to one's own free waiting slots."""

    count: Count


class MoveToken(Deed, frozen=True, tag="move-token"):
    """Tokens on the Road are moved to other free classic spaces."""

    count: Count


class StealToken(Deed, frozen=True, tag="steal-token"):
    """Waiting tokens of another seat, taken unseen."""

    count: Count


# --- dice and objectives ---


class Lower(Deed, frozen=True, tag="lower"):
    """The objective at hand is easier; `colours` says which ones it works on, none for all."""

    by: Count
    colours: tuple[Colour, ...] = ()


class Raise(Deed, frozen=True, tag="raise"):
    """The objective at hand is harder."""

    by: Count
    colours: tuple[Colour, ...] = ()


class Cap(Deed, frozen=True, tag="cap"):
    """The characteristics of one hero count as this much at most, for the objective at hand."""

    at: Count


class SetDie(Deed, frozen=True, tag="set-die"):
    """A die just thrown shows what its player likes; as a Blessing, this turn's golden die."""


class Reroll(Deed, frozen=True, tag="reroll"):
    """Up to so many of one's dice are thrown again."""

    count: Count


class ForceReroll(Deed, frozen=True, tag="reroll-forced"):
    """The Guide's roll, or a passed objective, is void and thrown again."""

    golden: bool = False
    """Only the golden die."""


class AddDie(Deed, frozen=True, tag="add-die"):
    """One more die: for the objective at hand, or for movement."""

    count: Count = 1


# --- how things go on ---


class Cancel(Deed, frozen=True, tag="cancel"):
    """A card, a Blessing, a Creature or Bestiole, a test, or the next tax comes to nothing."""

    what: Literal["card", "blessing", "malus", "test", "tax"]


class Double(Deed, frozen=True, tag="double"):
    """The gain at hand is doubled, else the next one."""


class LoseTurn(Deed, frozen=True, tag="end-turn"):
    """The turn ends here."""


class Choose(Deed, frozen=True, tag="choose"):
    """One of several."""

    one: tuple[tuple[PlainDeed, ...], ...]


PlainDeed: TypeAlias = (
    Gems | GemsEach | GemsFrom | GemsColour | Pay | StealGem | DrawImprevus | StealCard | RoadCard | FindLoot
    | GainRelic | StealGear | Swap | Heal | Test | Sacrifice | EnrolHeroes | Replace | Invincible | Look | TurnUp
    | RevealRoom | Disclose | Spaces | Push | Hasten | TakeToken | MoveToken | StealToken | Lower | Raise | Cap | SetDie
    | Reroll | ForceReroll | AddDie | Cancel | Double | LoseTurn
)  # fmt: skip
AnyDeed: TypeAlias = (
    Gems | GemsEach | GemsFrom | GemsColour | Pay | StealGem | DrawImprevus | StealCard | RoadCard | FindLoot
    | GainRelic | StealGear | Swap | Heal | Test | Sacrifice | EnrolHeroes | Replace | Invincible | Look | TurnUp
    | RevealRoom | Disclose | Spaces | Push | Hasten | TakeToken | MoveToken | StealToken | Lower | Raise | Cap | SetDie
    | Reroll | ForceReroll | AddDie | Cancel | Double | LoseTurn | Choose
)  # fmt: skip
Do: TypeAlias = tuple[AnyDeed, ...]
KINDS: Final[tuple[type, ...]] = get_args(AnyDeed)
"""Every kind of deed."""
