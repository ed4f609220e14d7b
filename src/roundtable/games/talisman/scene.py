"""What a seat sees of a match."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from functools import cache, lru_cache

from msgspec.msgpack import Encoder
from msgspec.structs import replace

from roundtable.kernel.piles import Pile
from roundtable.kernel.scene import (
    Board,
    Card,
    Contest,
    Hand,
    Number,
    Part,
    Piece,
    Place,
    Scene,
    SeatPanel,
    Side,
    Sign,
    Steps,
    Text,
    Track,
    Zone,
    say,
)
from roundtable.kernel.seats import WATCHER, Seat
from roundtable.packs import Content

from . import effects
from .characters import ambushed, battle_strength, bearers, psychic_craft, total_craft, total_strength
from .encounters import encounter_value
from .objects import CARRY_LIMIT, TALISMAN
from .quests import task_of
from .spells import SPELL_LIMIT
from .state import SEATS, Character, Encounter, EndTurn, Fight, TalismanState, Turn, card_name, lying_at, place_name


def scene(state: TalismanState, content: Content, seat: Seat) -> Scene:
    """The board, the fight if there is one, the seats with what they own, and the decks."""
    return as_seen_by(seat, state, content, for_all(state, content))


def scenes(state: TalismanState, content: Content) -> dict[Seat, Scene]:
    """The scenes of all seats and of watchers: they differ in nothing but what is known of hands."""
    parts = for_all(state, content)
    return {seat: as_seen_by(seat, state, content, parts) for seat in (*range(len(state.seats)), WATCHER)}


def as_seen_by(seat: Seat, state: TalismanState, content: Content, parts: list[Part]) -> Scene:
    """With the cards that this seat knows in hands."""
    seen = [hand_of(part, seat, state, content) if type(part) is Hand and part.count else part for part in parts]
    return Scene(parts=tuple(seen), title=TITLE)


def hand_of(hand: Hand, seat: Seat, state: TalismanState, content: Content) -> Hand:
    held = [known for known in state.seats[hand.seat].spells.as_seen_by(seat) if known is not None]
    return replace(hand, cards=tuple([card(known, content) for known in held])) if held else hand


def for_all(state: TalismanState, content: Content) -> list[Part]:
    """Everything, with hands of which only the number of cards is known."""
    parts: list[Part] = [board(state, content)]
    if state.fight is not None:
        parts.append(fight(state, content))
    if not setting_up(state) and (not state.over or any(isinstance(step, EndTurn) for step in state.agenda)):
        parts.append(turn_at(step_of(state)))
    parts.append(round_at(state.round))
    for seat in range(len(state.seats)):
        parts += seated(state, content, seat)
    parts += [deck("adventure", len(state.adventure)), deck("spells", len(state.spells))]
    for name in ("adventure_discard", "spell_discard", "purchase", "talismans", "playing"):
        pile = getattr(state, name)
        if pile.cards or name == "talismans":
            parts.append(open_pile(name, pile, content))
    if any(not character.character and not character.out for character in state.seats):
        parts.append(Zone(id="characters", label=say("label-characters"), cards=characters(state, content)))
    return parts


@cache
def turn_at(step: int) -> Steps:
    return Steps(id="turn", steps=TURN, now=step)


@lru_cache(1024)
def round_at(number: int) -> Track:
    return Track(id="round", label=say("label-round"), value=number)


@lru_cache(1024)
def deck(name: str, count: int) -> Zone:
    """A face-down deck: all that is seen of it is how many cards are left."""
    return Zone(id=name, label=say(f"label-{name}"), count=count, hidden=True, short=SHORT[name])


def seated(state: TalismanState, content: Content, seat: Seat) -> list[Part]:
    """A seat with what it owns: the same from one scene to the next unless its character changes."""
    character = state.seats[seat]
    key = "seated", seat, has_turn(state, seat), perished(state, character), encode(character)
    return content.kept(key, lambda: [panel(state, content, seat), *belongings(content, seat, character)])


def perished(state: TalismanState, character: Character) -> bool:
    """Whether its character is gone, and another may come."""
    return not character.character and not setting_up(state)


def has_turn(state: TalismanState, seat: Seat) -> bool:
    return state.active == seat and not setting_up(state)


def belongings(content: Content, seat: Seat, character: Character) -> list[Part]:
    """What a seat owns, for all to see, and how many spells it holds."""
    parts: list[Part] = []
    for name in ("objects", "talisman", "followers", "trophies"):
        cards = owned(content, character, name)
        if cards:
            limit = object_limit(content, character) if name == "objects" else None
            parts.append(Zone(id=f"{name}-{seat}", label=say(f"label-{name}"), cards=cards, seat=seat, limit=limit))
    limit = SPELL_LIMIT[min(total_craft(content, character), 6)] if character.character else None
    hand = Hand(seat=seat, count=len(character.spells), label=say("label-hand"), limit=limit, icon="spell")
    return [*parts, hand]


def owned(content: Content, character: Character, what: str) -> tuple[Card, ...]:
    """Its cards of one kind. A Talisman is among the objects and lies apart, for it is none of those one may carry."""
    pile: Pile = character.objects if what == "talisman" else getattr(character, what)
    if what in ("objects", "talisman"):
        return tuple([card(known, content) for known in pile.cards if (known == TALISMAN) == (what == "talisman")])
    return tuple([card(known, content) for known in pile.cards])


def open_pile(name: str, pile: Pile, content: Content) -> Part:
    """A pile whose cards everybody sees."""
    key, of = name.replace("_", "-"), DISCARDS.get(name, "")
    return content.kept(
        (key, *pile.cards),
        lambda: Zone(
            id=key, label=say(f"label-{key}"), cards=counted(pile.cards, content), discard_of=of, short=SHORT.get(key)
        ),
    )


encode = Encoder().encode
TITLE = say("title")
OUT = say("status-out")
DISCARDS = {"adventure_discard": "adventure", "spell_discard": "spells"}
SHORT = {name: say(f"pile-{name}") for name in ("adventure", "spells", "purchase", "talismans")}
TURN = (say("step-move"), say("step-encounter"), say("step-end"))


def setting_up(state: TalismanState) -> bool:
    """Whether the first turn is still to come: until then it is nobody's."""
    return any(isinstance(step, Turn) for step in state.agenda)


def step_of(state: TalismanState) -> int:
    """Which part of the turn goes on, from what is still to come."""
    if any(isinstance(step, Encounter) for step in state.agenda):
        return 0
    return 1 if any(isinstance(step, EndTurn) for step in state.agenda) else 2


def object_limit(content: Content, character: Character) -> int:
    return CARRY_LIMIT + sum([bearer.carry for bearer in bearers(content, character)])


def characters(state: TalismanState, content: Content) -> tuple[Card, ...]:
    """Those whom nobody plays, while somebody has yet to choose."""
    played = {character.character for character in state.seats}
    return tuple(figure(known, printed) for known, printed in content["characters"].items() if known not in played)


def figure(known: str, printed: effects.CharacterCard) -> Card:
    """A character as its card."""
    return Card(
        id=known, name=f"@characters.{known}", text=f"@characters.{known}.ability",
        numbers=tuple(
            Number(id=name, label=say(f"label-{name}"), value=getattr(printed, name), icon=name)
            for name in ("strength", "craft", "life", "fate")
        ),
    )  # fmt: skip


def pictured(content: Content, collection: str, known: str) -> Card | None:
    """Anything of the packs as a card, for whoever leafs through them."""
    if collection in ("cards", "spells"):
        return card(known, content)
    if collection == "characters":
        printed = content["characters"][known]
        tags: list[Text] = [say(f"alignment-{printed.alignment}"), place_name(printed.start)]
        return replace(figure(known, printed), type="character", tags=tuple(tags))
    place = content["places"].get(known)
    if place is None:
        return None
    return Card(
        id=known, name=place_name(known), type="space", text=f"@places.{known}.text",
        tags=(say(f"region-{place.region}"),),
    )  # fmt: skip


def board(state: TalismanState, content: Content) -> Board:
    """The places, the empty ones always the same."""
    there = standing(state)
    places = [
        filled(place, there[place.id], lying_at(state, place.id), content) if place.id in there else place
        for place in empty_places(content)
    ]
    return Board(id="world", places=tuple(places), label=say("label-board"))


def standing(state: TalismanState) -> dict[str, list[Piece]]:
    """The spaces with something there, and the pieces among it."""
    found: dict[str, list[Piece]] = {space: [] for space, pile in state.spaces.items() if pile.cards}
    for seat, character in enumerate(state.seats):
        note = "note-dead" if character.dead else "note-toad" if character.toad_turns else ""
        found.setdefault(character.space, []).append(figure_of(seat, character.character, note))
    for space, coins in state.coins.items():
        if coins:
            found.setdefault(space, []).append(Piece(id=f"coins-{space}", name=say("label-coins", number=coins)))
    return found


@lru_cache(1024)
def figure_of(seat: Seat, character: str, note: str) -> Piece:
    return Piece(id=f"figure-{seat}", name=f"@characters.{character}", seat=seat, note=say(note) if note else None)


def filled(place: Place, pieces: list[Piece], lying: Sequence[str], content: Content) -> Place:
    """A place with what is there."""
    return content.kept(
        (place.id, tuple(pieces), tuple(lying)),
        lambda: replace(place, pieces=tuple(pieces), cards=tuple([card(known, content) for known in lying])),
    )


def empty_places(content: Content) -> list[Place]:
    """All spaces with nobody and nothing there: what stays the same from one scene to the next."""
    known: list[Place] | None = content.memo.get("empty places")
    if known is None:
        known = content.memo["empty places"] = [empty_place(place) for place in content["places"].values()]
    return known


def empty_place(place: effects.Place) -> Place:
    portal = place.portal.to if place.portal is not None else None
    links = [place.left, place.right, place.bridge, portal, *place.ahead, *place.back]
    return Place(
        id=place.id, name=place_name(place.id), x=place.x, y=place.y, region=say(f"region-{place.region}"),
        links=tuple(link for link in links if link is not None),
        note=f"@places.{place.id}.text", hint=hint(place),
        badge=say("badge-draw", number=place.draw) if place.draw else None,
        sign=sign(place),
    )  # fmt: skip


HINTS = {
    "choose": "hint-choose", "by-alignment": "hint-alignment", "roll": "hint-dice", "unless": "hint-risk",
    "buy-healing": "hint-healing", "quest": "hint-quest",
}  # fmt: skip
"""For each kind of instruction of a space, two or three words on it."""


SIGNS = {
    "choose": "gold", "by-alignment": "scales", "roll": "die", "unless": "die", "buy-healing": "gold", "quest": "die",
}  # fmt: skip


def sign(place: effects.Place) -> Sign | None:
    """What stopping there means, as a drawing."""
    said = hint(place)
    if said is None:
        return None
    if place.lair is not None or place.guard is not None:
        return Sign(icon="die" if place.lair is not None and place.lair.number_dice else "fight", text=said)
    if place.talisman_needed:
        return Sign(icon="talisman", text=said)
    if place.draw:
        return Sign(icon="card", text=said, number=place.draw)
    found = [SIGNS[tag] for visit in place.visit if (tag := str(visit.__struct_config__.tag)) in SIGNS]
    return Sign(icon=found[0], text=said) if found else None


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
    """A card, face up: always the same, so it is made once."""
    key = "card", known, count
    found: Card | None = content.memo.get(key)
    if found is None:
        found = content.memo[key] = face_of(known, content, count)
    return found


def face_of(known: str, content: Content, count: int) -> Card:
    if known in content["spells"]:
        return Card(id=known, name=f"@spells.{known}", type="spell", text=f"@spells.{known}.text", count=count)
    item = content["cards"][known]
    numbers: tuple[Number, ...] = (Number(id="value", label=say("label-value"), value=encounter_value(item)),)
    if isinstance(item, effects.Enemy):
        what = "craft" if item.race == "spirit" else "strength"
        numbers += (Number(id=what, label=say(f"label-{what}"), value=item.power, icon=what),)
    if isinstance(item, effects.Possession):
        numbers += bonuses(item)
    return Card(
        id=known, name=card_name(known), type=type_of(item), text=f"@cards.{known}.text", numbers=numbers, count=count
    )


def bonuses(item: effects.Possession) -> tuple[Number, ...]:
    """What it adds, the most telling number last."""
    strength = item.strength or (item.weapon or 0 if isinstance(item, effects.Object) else 0) or item.battle
    added = {"craft": item.craft or item.psychic, "strength": strength}
    return tuple(
        Number(id=what, label=say(f"label-{what}"), value=value, icon=what, adds=True)
        for what, value in added.items()
        if value
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
    return tuple([card(known, content, count) for known, count in Counter(cards).items()])


def panel(state: TalismanState, content: Content, seat: Seat) -> SeatPanel:
    character = state.seats[seat]
    statuses: list[Text] = []
    if character.out:
        return SeatPanel(seat=seat, name=SEATS[seat], statuses=(OUT,), signs=(Sign(icon="skull", text=OUT),))
    if not character.character:
        gone = (Sign(icon="skull", text=say("note-perished")),) if perished(state, character) else ()
        return SeatPanel(seat=seat, name=SEATS[seat], signs=gone)
    printed = content["characters"][character.character]
    if has_turn(state, seat):
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
        about=f"@characters.{character.character}.ability",
        numbers=numbers(content, character, printed),
        statuses=tuple(statuses),
        place=place_name(character.space),
        nature=Sign(icon=character.alignment, text=say(f"alignment-{character.alignment}")),
        signs=signs(content, character),
        turn=has_turn(state, seat),
    )


def signs(content: Content, character: Character) -> tuple[Sign, ...]:
    """What others look for first."""
    found = []
    if TALISMAN in character.objects.cards:
        found.append(Sign(icon="talisman", text=card_name(TALISMAN)))
    if character.toad_turns:
        found.append(Sign(icon="toad", text=say("note-toad")))
    if character.dead:
        found.append(Sign(icon="skull", text=say("note-dead")))
    if character.lost_turns:
        found.append(Sign(icon="pause", text=say("status-loses-turn", number=character.lost_turns)))
    if character.quest:
        found.append(Sign(icon="rules", text=say("status-quest", task=task_of(content, character.quest))))
    return tuple(found)


def numbers(content: Content, character: Character, printed: effects.CharacterCard) -> tuple[Number, ...]:
    strength, craft = total_strength(content, character), total_craft(content, character)
    return (
        attribute("strength", strength, battle_strength(content, character)),
        attribute("craft", craft, psychic_craft(content, character)),
        Number(id="life", label=say("label-life"), value=character.lives, max=printed.life, icon="life"),
        Number(id="fate", label=say("label-fate"), value=character.fate, max=printed.fate, icon="fate"),
        Number(id="gold", label=say("label-gold"), value=character.gold, icon="gold"),
    )


def attribute(what: str, value: int, fighting: int) -> Number:
    """Strength or Craft, and what it comes to in a fight where that is more."""
    more = fighting != value
    return Number(
        id=what, label=say(f"label-{what}"), value=value, icon=what,
        other=fighting if more else None, note=say(f"note-fighting-{what}", number=fighting) if more else None,
    )  # fmt: skip


def fight(state: TalismanState, content: Content) -> Contest:
    """Who fights, with what, with which dice and which help of spells."""
    fight = state.fight
    assert fight is not None
    what = "strength" if fight.battle else "craft"
    dice = fight.dice or [0, 0]
    rolled = bool(fight.dice)  # whoever is ambushed rolls none, and has a score all the same
    foes = [content["cards"][foe] for foe in fight.foes]
    weapons = not any(foe.no_weapons for foe in foes)
    sides = []
    for seat, die in zip(fight.fighters, dice, strict=False):
        own = (
            battle_strength(content, state.seats[seat], weapons=weapons)
            if fight.battle
            else psychic_craft(content, state.seats[seat])
        )
        one = side(f"fighter-{seat}", SEATS[seat], what, own, fight.bonus[seat], die, rolled, seat)
        sides.append(replace(one, rolls=False) if ambushed(content, state, seat) else one)
    if len(fight.fighters) == 1:
        sides.append(side("creature", foe_name(state, content), what, fight.creature, fight.added, dice[1], rolled))
    label = say("label-battle" if fight.battle else "label-psychic")
    cards = tuple(card(known, content) for known in dict.fromkeys(fight.foes))
    return Contest(id="fight", label=label, sides=tuple(sides), cards=cards)


def foe_name(state: TalismanState, content: Content) -> Text:
    """What is fought: its card, several that fight as one, or a creature that is printed somewhere."""
    fight = state.fight
    assert fight is not None
    names = [card_name(foe) for foe in fight.foes]
    if len(names) == 1:
        return names[0]
    if names and len(set(names)) == 1:
        return say("label-same-creatures", number=len(names), card=names[0])
    if len(names) == 2:
        return say("label-two-creatures", card=names[0], other=names[1])
    if names:
        return say("label-many-creatures", card=names[0], number=len(names) - 1)
    return printed_name(state, content, fight) or say("label-creature", value=fight.creature)


def printed_name(state: TalismanState, content: Content, fight: Fight) -> str | None:
    """The name of the creature that fits, from where its opponent stands and from what was met there; if but one."""
    seat = fight.fighters[0]
    place: effects.Place = content["places"][state.seats[seat].space]
    found: set[str] = set()
    if place.guard is not None and step_of(state) == 0:
        found.add(f"@places.{place.id}.{place.guard.name}")
    elif place.lair is not None and place.region == "inner":
        found.add(f"@places.{place.id}.{place.lair.name}")
    else:
        cards, met = content["cards"], [*state.done, *state.adventure_discard.cards[-1:]]
        said = [("places", place.id, place.visit)]
        said += [("cards", card, cards[card].do) for card in met if hasattr(cards.get(card), "do")]
        for kind, known, actions in said:
            for creature in creatures_in(actions):
                if (creature.strength if fight.battle else creature.craft) == fight.creature:
                    found.add(f"@{kind}.{known}.{creature.name}")
    return found.pop() if len(found) == 1 else None


def creatures_in(actions: Iterable[effects.Action]) -> Iterator[effects.Creature]:
    """The creatures that attack somewhere in what a card or a space says."""
    for action in actions:
        match action:
            case effects.Attack():
                yield action.creature
            case effects.Roll():
                for row in action.rows:
                    yield from creatures_in(row.do)
            case effects.Choose():
                for way in action.ways:
                    yield from creatures_in(way.do)
            case effects.ByAlignment():
                yield from creatures_in((*action.good, *action.neutral, *action.evil))
            case effects.Unless() | effects.Each():
                yield from creatures_in(action.actions)
            case _:
                pass


def side(
    key: str, name: Text, what: str, own: int, help_: int, die: int, rolled: bool, seat: Seat | None = None
) -> Side:  # fmt: skip
    numbers = [Number(id=what, label=say(f"label-{what}"), value=own, icon=what)]
    if help_:
        numbers.append(Number(id="help", label=say("label-help"), value=help_, adds=True))
    return Side(
        id=key, name=name, numbers=tuple(numbers), seat=seat,
        dice=(die,) if die else (), total=own + help_ + die if rolled else None,
    )  # fmt: skip
