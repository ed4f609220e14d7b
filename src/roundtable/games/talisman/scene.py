"""What a seat sees of a match."""

from __future__ import annotations

from collections.abc import Sequence

from roundtable.kernel.piles import Pile
from roundtable.kernel.scene import (
    Board,
    Card,
    Hand,
    Number,
    Part,
    Piece,
    Place,
    Row,
    Rows,
    Scene,
    SeatPanel,
    Text,
    Track,
    Zone,
    say,
)
from roundtable.kernel.seats import Seat
from roundtable.packs import Content

from . import effects
from .characters import total_craft, total_strength
from .encounters import encounter_value
from .quests import task_of
from .spells import SPELL_LIMIT
from .state import SEATS, Character, TalismanState, card_name, lying_at, place_name


def scene(state: TalismanState, content: Content, seat: Seat) -> Scene:
    """The board, the fight if there is one, the seats with what they own, and the decks."""
    parts: list[Part] = [board(state, content)]
    if state.fight is not None:
        parts.append(fight(state, content))
    parts.append(Track(id="round", label=say("label-round"), value=state.round))
    for other, character in enumerate(state.seats):
        parts.append(panel(state, content, other))
        for name in ("objects", "followers", "trophies"):
            pile: Pile = getattr(character, name)
            if pile.cards:
                cards = tuple(card(known, content) for known in pile.cards)
                parts.append(Zone(id=f"{name}-{other}", label=say(f"label-{name}"), cards=cards, seat=other))
        held = tuple(card(known, content) for known in character.spells.as_seen_by(seat) if known is not None)
        parts.append(Hand(seat=other, cards=held, count=len(character.spells)))
    parts += [
        Zone(id=name, label=say(f"label-{name}"), count=len(getattr(state, name)), hidden=True)
        for name in ("adventure", "spells")
    ]
    for name in ("adventure_discard", "spell_discard", "purchase", "talismans", "playing"):
        pile = getattr(state, name)
        if pile.cards or name == "talismans":
            key = name.replace("_", "-")
            parts.append(Zone(id=key, label=say(f"label-{key}"), cards=counted(pile.cards, content)))
    if any(not character.character and not character.out for character in state.seats):
        parts.append(Zone(id="characters", label=say("label-characters"), cards=characters(state, content)))
    return Scene(parts=tuple(parts), title=say("title"))


def characters(state: TalismanState, content: Content) -> tuple[Card, ...]:
    """Those whom nobody plays, while somebody has yet to choose."""
    played = {character.character for character in state.seats}
    return tuple(
        Card(
            id=known, name=f"@characters.{known}", text=f"@characters.{known}.ability",
            numbers=tuple(
                Number(id=name, label=say(f"label-{name}"), value=getattr(printed, name))
                for name in ("strength", "craft", "life", "fate")
            ),
        )
        for known, printed in content["characters"].items()
        if known not in played
    )  # fmt: skip


def board(state: TalismanState, content: Content) -> Board:
    places = []
    for place in content["places"].values():
        here = [
            Piece(
                id=f"figure-{seat}", name=f"@characters.{character.character}", seat=seat,
                note=say("note-dead") if character.dead else say("note-toad") if character.toad_turns else None,
            )
            for seat, character in enumerate(state.seats)
            if character.space == place.id
        ]  # fmt: skip
        if coins := state.coins.get(place.id):
            here.append(Piece(id=f"coins-{place.id}", name=say("label-coins", number=coins)))
        links = [place.left, place.right, place.bridge, place.portal and place.portal.to, *place.ahead, *place.back]
        places.append(
            Place(
                id=place.id, name=place_name(place.id), x=place.x, y=place.y, region=say(f"region-{place.region}"),
                links=tuple(link for link in links if link is not None), pieces=tuple(here),
                cards=tuple(card(known, content) for known in lying_at(state, place.id)),
                note=f"@places.{place.id}.text", hint=hint(place),
                badge=say("badge-draw", number=place.draw) if place.draw else None,
            )
        )  # fmt: skip
    return Board(id="world", places=tuple(places), label=say("label-board"))


HINTS = {
    "choose": "hint-choose", "by-alignment": "hint-alignment", "roll": "hint-dice", "unless": "hint-risk",
    "buy-healing": "hint-healing", "quest": "hint-quest",
}  # fmt: skip
"""For each kind of instruction of a space, two or three words on it."""


def hint(place: effects.Place) -> Text | None:
    """What stopping there means, in two or three words."""
    if place.lair is not None:
        return say("hint-lair")
    if place.talisman_needed:
        return say("hint-talisman")
    risky = any(visit.__struct_config__.tag == "unless" for visit in place.visit)
    if place.draw:
        return say("hint-risk-draw" if risky else "hint-draw", number=place.draw)
    found = [HINTS[tag] for visit in place.visit if (tag := str(visit.__struct_config__.tag)) in HINTS]
    return say(found[0]) if found else None


def card(known: str, content: Content, count: int = 1) -> Card:
    """A card, face up."""
    if known in content["spells"]:
        return Card(id=known, name=f"@spells.{known}", type="spell", text=f"@spells.{known}.text", count=count)
    item = content["cards"][known]
    numbers: tuple[Number, ...] = (Number(id="value", label=say("label-value"), value=encounter_value(item)),)
    if isinstance(item, effects.Enemy):
        what = "craft" if item.race == "spirit" else "strength"
        numbers += (Number(id=what, label=say(f"label-{what}"), value=item.power),)
    return Card(
        id=known, name=card_name(known), type=type_of(item), text=f"@cards.{known}.text", numbers=numbers, count=count
    )


def type_of(item: effects.Card) -> str:
    match item:
        case effects.Enemy():
            return item.race
        case effects.Object():
            return "magic-object" if item.magic else "object"
        case effects.Follower():
            return "follower"
        case effects.Event():
            return "event"
        case effects.Stranger():
            return "stranger"
        case _:
            return "place"


def counted(cards: Sequence[str], content: Content) -> tuple[Card, ...]:
    return tuple(card(known, content, cards.count(known)) for known in dict.fromkeys(cards))


def panel(state: TalismanState, content: Content, seat: Seat) -> SeatPanel:
    character = state.seats[seat]
    statuses: list[Text] = []
    if character.out:
        return SeatPanel(seat=seat, name=SEATS[seat], statuses=(say("status-out"),))
    if not character.character:
        return SeatPanel(seat=seat, name=SEATS[seat])
    printed = content["characters"][character.character]
    if state.active == seat:
        statuses.append(say("status-turn"))
    statuses.append(say(f"alignment-{character.alignment}"))
    if character.dead:
        statuses.append(say("note-dead"))
    if character.toad_turns:
        statuses.append(say("note-toad"))
    if character.lost_turns:
        statuses.append(say("status-loses-turn", number=character.lost_turns))
    if character.turning_back:
        statuses.append(say("status-turning-back"))
    if character.quest:
        statuses.append(say("status-quest", task=task_of(content, character.quest)))
    craft = total_craft(content, character)
    statuses.append(say("status-spells", held=len(character.spells), limit=SPELL_LIMIT[min(craft, 6)]))
    return SeatPanel(
        seat=seat,
        name=SEATS[seat],
        who=f"@characters.{character.character}",
        numbers=numbers(content, character, printed),
        statuses=tuple(statuses),
    )


def numbers(content: Content, character: Character, printed: effects.CharacterCard) -> tuple[Number, ...]:
    return (
        Number(id="strength", label=say("label-strength"), value=total_strength(content, character)),
        Number(id="craft", label=say("label-craft"), value=total_craft(content, character)),
        Number(id="life", label=say("label-life"), value=character.lives, max=printed.life),
        Number(id="fate", label=say("label-fate"), value=character.fate, max=printed.fate),
        Number(id="gold", label=say("label-gold"), value=character.gold),
    )


def fight(state: TalismanState, content: Content) -> Rows:
    """Who fights, with which die and which help of spells."""
    fight = state.fight
    assert fight is not None
    dice = fight.dice or [0, 0]
    rows = [
        Row(id=f"fighter-{seat}", cells=(SEATS[seat], die or "", fight.bonus[seat]))
        for seat, die in zip(fight.fighters, dice, strict=False)
    ]
    if len(fight.fighters) == 1:
        rows.append(Row(id="creature", cells=(say("label-creature", value=fight.creature), dice[1] or "", fight.added)))
    kind = "label-battle" if fight.battle else "label-psychic"
    columns = (say("label-fighter"), say("label-die"), say("label-help"))
    return Rows(id="fight", label=say(kind), rows=tuple(rows), columns=columns)
