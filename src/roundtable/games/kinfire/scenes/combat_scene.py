"""What everybody sees of a combat: the map, the boards of enemies and allies, the bag, the time track, the sums."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from msgspec.structs import replace

from roundtable.games.kinfire.box import Box, CombatMap
from roundtable.games.kinfire.combat.defeat import token_name
from roundtable.games.kinfire.combat.fate_bag import MOST_FATE, SLOTS, set_off, token_text
from roundtable.games.kinfire.effects.foes import MapZone as ZoneOfMap
from roundtable.games.kinfire.effects.foes import Passive
from roundtable.games.kinfire.effects.terms import Reach
from roundtable.games.kinfire.party import seat_of
from roundtable.games.kinfire.state import (
    DARK_TOKEN,
    DARKNESS,
    HEART_TOKEN,
    NOBODY,
    Combat,
    Foe,
    KinfireState,
    KinfireTable,
    Seeker,
)
from roundtable.kernel.piles import Pile
from roundtable.kernel.scene import (
    Bag,
    Barrier,
    Board,
    Card,
    Mark,
    Number,
    Part,
    Piece,
    Place,
    Row,
    Rows,
    Sign,
    Text,
    Token,
    Track,
    Zone,
    bag,
    say,
)

from .attack_sums import sums
from .card_faces import cards, stack


def combat_parts(table: KinfireTable, box: Box, combat: Combat) -> Iterable[Part]:
    state = table.state
    yield battlefield(box, box.fights[combat.fight].map, state.seats, combat.foes)
    yield from sums(table, box, combat)
    yield fate_bag(state, box, combat)
    yield time_track(state)
    if state.fate:
        yield Track(
            id="fate",
            label=say("label-fate"),
            value=min(state.fate, MOST_FATE - combat.fate_spent),
            max=MOST_FATE if state.fate <= MOST_FATE else None,
        )
    for index, foe in enumerate(combat.foes):
        if not foe.gone:
            yield foe_board(state, box, combat, index)
    yield Zone(id="used", label=say("label-used"), cards=tokens_in(state.used), count=len(state.used.cards))
    if state.drawn.cards:
        yield Zone(id="drawn", label=say("label-drawn"), cards=drawn_tokens(state.drawn, box, combat))
    if state.playing.cards:
        yield Zone(id="playing", label=say("label-playing"), cards=cards(state.playing, box))


# --- the map ---


def battlefield(box: Box, land: str, seekers: Sequence[Seeker] = (), foes: Sequence[Foe] = ()) -> Board:
    """A combat map, and who stands where."""
    ground = box.grounds[land]
    places = tuple(place(box, ground, name, seekers, foes) for name in ground.zones)
    return Board(id=land, places=places, label=f"@maps.{land}", barriers=tuple(barriers(ground)))


def place(box: Box, ground: CombatMap, name: str, seekers: Sequence[Seeker], foes: Sequence[Foe]) -> Place:
    zone = box.zones[name]
    pieces = [
        Piece(id=seeker.who, name=f"@seekers.{seeker.who}", seat=seat)
        for seat, seeker in enumerate(seekers)
        if seeker.who and seeker.zone == name
    ]
    pieces += [
        Piece(
            id=f"foe-{index}", name=box.name(foe),
            targets=() if foe.target == NOBODY else (foe.target,), emblem=foe.board,
        )
        for index, foe in enumerate(foes)
        if foe.zone == name and not foe.gone
    ]  # fmt: skip
    return Place(
        id=name, name=f"@zones.{name}", x=zone.x, y=zone.y, links=tuple(ground.moves[name]), pieces=tuple(pieces),
        note=zone_note(zone), hint=zone_note(zone), sign=zone_sign(zone),
    )  # fmt: skip


def barriers(ground: CombatMap) -> Iterable[Barrier]:
    """The lines of the map: a black one lets nothing through, a red one attacks."""
    for at, one in enumerate(ground.zones):
        for other in ground.zones[at + 1 :]:
            if (one, other) in ground.walls:
                yield Barrier(between=(one, other), label=say("line-black"))
            elif other in ground.sights[one] and other not in ground.moves[one]:
                yield Barrier(between=(one, other), label=say("line-red"), low=True)


def zone_note(zone: ZoneOfMap) -> Text | None:
    """What a zone does."""
    if zone.suffer:
        return say("zone-suffer", hp=zone.suffer)
    if zone.statuses:
        status, number = next(iter(zone.statuses.items()))
        return say("zone-status", status=status, number=number)
    if zone.guard:
        return say("zone-guard", number=zone.guard, only=zone.only or "any")
    return say("zone-damage", number=zone.damage, only=zone.only or "any") if zone.damage else None


def zone_sign(zone: ZoneOfMap) -> Sign | None:
    """The same as a drawing with its number."""
    note = zone_note(zone)
    if note is None:
        return None
    if zone.statuses:
        status, number = next(iter(zone.statuses.items()))
        return Sign(icon=status, text=note, number=number)
    icon = "hurt" if zone.suffer else f"cover{_only(zone)}" if zone.guard else f"power{_only(zone)}"
    return Sign(icon=icon, text=note, number=-zone.suffer or -zone.guard or zone.damage)


def _only(zone: ZoneOfMap) -> str:
    return f"-{zone.only}" if zone.only else ""


# --- enemies and allies ---


def foe_board(state: KinfireState, box: Box, combat: Combat, index: int) -> Rows:
    """An enemy or Ally card with its abilities, what lies beside and on them, and the one that is used now."""
    foe = combat.foes[index]
    left = Counter(state.bag.cards)
    rows = []
    for number, ability in enumerate(box.rows(foe)):
        tags = [say("passive") if isinstance(ability, Passive) else say("active")]
        if number in box.covered(foe):
            tags.append(say("overlay"))
        laid = foe.statuses[number] if number < len(foe.statuses) else {}
        beside = foe.tokens[number] if number < len(foe.tokens) else []
        rows.append(
            Row(
                id=f"{index}-{number + 1}",
                cells=(f"{box.kind(foe)}.{ability.name}",),
                applies=(combat.turn.foe, combat.turn.row) == (index, number),
                tags=tuple(tags),
                tokens=tuple(ability_token(token, left) for token in sorted(beside)),
                cards=tuple(stack(status, "status", count) for status, count in laid.items()),
            )
        )
    name = box.name(foe)
    return Rows(id=f"rows-{index}", label=name, rows=tuple(rows), card=foe_card(box, combat, index))


def foe_card(box: Box, combat: Combat, index: int) -> Card:
    foe = combat.foes[index]
    tags: list[Text] = []
    if not foe.ally and (phases := len(box.enemies[foe.board].phases)):
        tags.append(say("phase-of", phase=foe.phase + 1, phases=phases + 1))
    if foe.zone:
        tags.append(f"@zones.{foe.zone}")
    return Card(
        id=f"foe-{index}", name=box.name(foe), type="ally" if foe.ally else "enemy",
        text=f"@allies.{foe.board}.text" if foe.ally else f"@enemies.{foe.board}.about",
        numbers=tuple(foe_numbers(box, foe)), tags=tuple(tags), emblem=foe.board,
        targets=() if foe.target == NOBODY else (foe.target,),
    )  # fmt: skip


def foe_numbers(box: Box, foe: Foe) -> Iterable[Number]:
    if foe.hp:
        yield Number(id="hp", label=say("label-hp"), value=foe.hp, icon="life")
    hide = box.passives(foe).hide
    if hide["melee"] and hide["melee"] == hide["ranged"]:
        yield Number(id="armour", label=say("label-armour"), value=hide["melee"], icon="shield")
        return
    reaches: tuple[Reach, ...] = ("melee", "ranged")
    for reach in reaches:
        if hide[reach]:
            yield Number(
                id=f"armour-{reach}", label=say(f"label-armour-{reach}"), value=hide[reach], icon=f"shield-{reach}"
            )


# --- the bag and the time track ---


def fate_bag(state: KinfireState, box: Box, combat: Combat) -> Bag:
    """Who comes next, the likeliest first: of an enemy all tokens beside its abilities that are in the bag."""
    left = Counter(state.bag.cards)
    owners = {
        str(token): index
        for index, foe in enumerate(combat.foes)
        if not foe.gone
        for row in foe.tokens
        for token in row
        if token != DARKNESS
    }
    found: dict[str, int] = Counter()
    beside: dict[str, list[int]] = {}
    for token, count in left.items():
        who = f"foe-{owners[token]}" if token in owners else "nobody" if token.isdigit() else token
        found[who] += count
        if token.isdigit():
            beside.setdefault(who, []).append(int(token))
    kinds = [(who, bag_name(box, combat, who), count) for who, count in found.items()]
    kinds.sort(key=lambda kind: (-kind[2], kind[0]))
    counted = bag("fate-bag", say("label-bag"), kinds)
    tokens = tuple(
        Token(
            id=token.id, name=token.name, count=token.count, odds=token.odds,
            seat=None if token.id in (HEART_TOKEN, DARK_TOKEN) else seat_of(state, token.id),
            note=bag_note(box, combat, token.id, beside.get(token.id, [])),
        )
        for token in counted.tokens
    )  # fmt: skip
    return Bag(id=counted.id, label=counted.label, tokens=tokens)


def bag_name(box: Box, combat: Combat, who: str) -> Text:
    if who.startswith("foe-"):
        return box.name(combat.foes[int(who[4:])])
    return say("token-nobody") if who == "nobody" else token_text(who)


def bag_note(box: Box, combat: Combat, who: str, numbers: list[int]) -> Text | None:
    """Which tokens these are; of Darkness, whose ability it sets off."""
    if who == DARK_TOKEN:
        dark = [
            index
            for index, foe in enumerate(combat.foes)
            if not foe.gone and any(DARKNESS in row for row in foe.tokens)
        ]
        return box.name(combat.foes[dark[0]]) if dark else None
    return " ".join(map(str, sorted(numbers))) or None


def ability_token(token: int, left: Counter[str]) -> Token:
    """An ability token beside a row, and whether one like it is still in the bag."""
    kind = str(token) if token != DARKNESS else DARK_TOKEN
    total = left.total()
    chance = (2000 * left[kind] + total) // (2 * total) if total else 0
    return Token(id=str(token), name=token_name(token), count=left[kind], odds=chance)


def time_track(state: KinfireState) -> Track:
    """What lies on its slots; when the last is filled, the bag is."""
    icons = {HEART_TOKEN: "life", DARK_TOKEN: "moon"}
    marks = [Mark(at=at, label=token_text(token), icon=icons[token]) for at, token in enumerate(state.track.cards, 1)]
    if len(marks) < SLOTS:
        marks.append(Mark(at=SLOTS, label=say("time-full")))
    return Track(id="time", label=say("label-time"), value=len(state.track.cards), max=SLOTS, marks=tuple(marks))


def tokens_in(pile: Pile) -> tuple[Card, ...]:
    return tuple(
        Card(id=token, name=token_text(token), type="token", count=count)
        for token, count in sorted(Counter(pile.cards).items())
    )


def drawn_tokens(pile: Pile, box: Box, combat: Combat) -> tuple[Card, ...]:
    """With what each would set off."""
    return tuple(replace(card, text=ability_of(box, combat, card.id)) for card in tokens_in(pile))


def ability_of(box: Box, combat: Combat, token: str) -> Text | None:
    found = set_off(combat, token)
    if found is None:
        return None
    index, row = found
    foe = combat.foes[index]
    return f"{box.kind(foe)}.{box.rows(foe)[row].name}"
