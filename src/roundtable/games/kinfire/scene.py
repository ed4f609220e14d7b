"""What a seat sees of a campaign: hands are open to the party (A43), decks hidden; all know the odds of the bag."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from msgspec.structs import replace

from roundtable.kernel.piles import Pile
from roundtable.kernel.scene import (
    Board,
    Card,
    Hand,
    Number,
    Page,
    Part,
    Piece,
    Place,
    Row,
    Rows,
    Scene,
    SeatPanel,
    Sign,
    Text,
    Track,
    Zone,
    bag,
    say,
)  # fmt: skip
from roundtable.kernel.seats import Seat
from roundtable.packs import Content

from . import effects
from .bag import MOST_FATE, SLOTS, token_text
from .defeat import shown
from .effects import Action, Boost, BoostPower, Passive
from .state import NOBODY, SEATS, Combat, Foe, KinfireState, Seeker
from .words import EXTRA_HP, Box, box_of, party


def scene(state: KinfireState, content: Content) -> Scene:
    """The combat, or the page and the town; the party; what it owns."""
    box = box_of(content)
    parts: list[Part] = []
    if state.combat is not None:
        parts += combat_parts(state, box, state.combat)
    else:
        if state.page:
            parts.append(page(state, content))
        if state.town:
            parts.append(town(content["towns"][state.town], state.open))
        if state.shop:
            parts.append(shop(state, content, box))
    for seat in party(state):
        parts += seeker_parts(state, box, seat)
    return Scene(parts=(*parts, *belongings(state, box)), title=title(state))


def title(state: KinfireState) -> Text:
    if state.quest:
        return f"@quests.{state.quest}"
    return f"@towns.{state.town}" if state.town else say("title")


# --- the combat ---


def combat_parts(state: KinfireState, box: Box, combat: Combat) -> Iterable[Part]:
    yield battlefield(box, box.fights[combat.fight].map, state.seats, combat.foes)
    for index, foe in enumerate(combat.foes):
        if not foe.gone:
            yield foe_card(box, index, foe)
            yield abilities(box, index, foe)
    tokens = [(token, token_text(token), count) for token, count in sorted(Counter(state.bag.cards).items())]
    yield bag("fate-bag", say("label-bag"), tokens)
    yield Track(id="time", label=say("label-time"), value=len(state.track.cards), max=SLOTS)
    if state.fate:
        yield Track(id="fate", label=say("label-fate"), value=min(state.fate, MOST_FATE - combat.fate_spent))
    yield Zone(id="used", label=say("label-used"), cards=tokens_in(state.used), count=len(state.used.cards))
    if state.drawn.cards:
        yield Zone(id="drawn", label=say("label-drawn"), cards=tokens_in(state.drawn))
    if state.playing.cards:
        yield Zone(id="playing", label=say("label-playing"), cards=cards(state.playing, box))


def boards(content: Content) -> tuple[Board, ...]:
    """The maps of all combats and towns, with nobody on them."""
    box = box_of(content)
    maps = [battlefield(box, land) for land in box.grounds]
    return (*maps, *(town(card, [site.card for site in card.sites]) for card in content["towns"].values()))


def battlefield(box: Box, land: str, seekers: Sequence[Seeker] = (), foes: Sequence[Foe] = ()) -> Board:
    """A combat map, and who stands where."""
    ground = box.grounds[land]
    places = []
    for name in ground.zones:
        zone = box.zones[name]
        pieces = [
            Piece(id=seeker.who, name=f"@seekers.{seeker.who}", seat=seat)
            for seat, seeker in enumerate(seekers)
            if seeker.who and seeker.zone == name
        ]
        pieces += [
            Piece(id=f"foe-{index}", name=box.name(foe))
            for index, foe in enumerate(foes)
            if foe.zone == name and not foe.gone
        ]
        places.append(
            Place(
                id=name,
                name=f"@zones.{name}",
                x=zone.x,
                y=zone.y,
                links=tuple(ground.moves[name]),
                pieces=tuple(pieces),
                note=zone_note(zone),
            )
        )
    return Board(id=land, places=tuple(places), label=f"@maps.{land}")


def zone_note(zone: effects.Zone) -> Text | None:
    """What a zone does."""
    if zone.suffer:
        return say("zone-suffer", hp=zone.suffer)
    if zone.statuses:
        status, number = next(iter(zone.statuses.items()))
        return say("zone-status", status=status, number=number)
    if zone.guard:
        return say("zone-guard", number=zone.guard, only=zone.only or "any")
    return say("zone-damage", number=zone.damage, only=zone.only or "any") if zone.damage else None


def foe_card(box: Box, index: int, foe: Foe) -> Card:
    numbers: tuple[Number, ...] = ()
    if foe.hp:
        numbers = (Number(id="hp", label=say("label-hp"), value=foe.hp, icon="life"),)
    tags: list[Text] = []
    if foe.target != NOBODY:
        tags.append(say("hunts", seat=SEATS[foe.target]))
    if foe.zone:
        tags.append(f"@zones.{foe.zone}")
    kind = "ally" if foe.ally else "enemy"
    text = f"@allies.{foe.board}.text" if foe.ally else f"@enemies.{foe.board}.about"
    return Card(id=f"foe-{index}", name=box.name(foe), type=kind, text=text, numbers=numbers, tags=tuple(tags))


def abilities(box: Box, index: int, foe: Foe) -> Rows:
    rows = []
    for number, row in enumerate(box.rows(foe)):
        laid = say("statuses", **counts(foe.statuses[number]))
        beside: Text = say("passive") if isinstance(row, Passive) else shown(sorted(foe.tokens[number]))
        rows.append(
            Row(id=str(number + 1), cells=(beside, f"{box.name(foe)}.{row.name}", laid if foe.statuses[number] else ""))
        )
    return Rows(id=f"rows-{index}", label=box.name(foe), rows=tuple(rows))


def counts(statuses: dict[str, int]) -> dict[str, int]:
    return {status: statuses.get(status, 0) for status in ("wound", "weaken", "stun", "trap")}


def tokens_in(pile: Pile) -> tuple[Card, ...]:
    return tuple(
        Card(id=token, name=token_text(token), type="token", count=count)
        for token, count in sorted(Counter(pile.cards).items())
    )


# --- the party ---


def seeker_parts(state: KinfireState, box: Box, seat: Seat) -> Iterable[Part]:
    seeker = state.seats[seat]
    yield panel(state, box, seat, seeker)
    if state.combat is not None:
        yield Hand(seat=seat, cards=hand(seeker, box), count=hand_size(seeker), open=True, label=say("label-hand"))
        if seeker.ward.cards:
            yield Zone(id=f"ward-{seat}", label=say("label-ward"), cards=cards(seeker.ward, box), seat=seat)
    yield Zone(id=f"deck-{seat}", label=say("label-deck"), count=len(seeker.deck.cards), hidden=True, seat=seat)
    if seeker.discard.cards:
        yield Zone(id=f"discard-{seat}", label=say("label-discard"), cards=cards(seeker.discard, box), seat=seat)


def panel(state: KinfireState, box: Box, seat: Seat, seeker: Seeker) -> SeatPanel:
    board, combat = box.seekers[seeker.who], state.combat
    most = board.hp + (EXTRA_HP if len(party(state)) == 2 else 0)
    numbers = [Number(id="hp", label=say("label-hp"), value=seeker.hp, max=most, icon="life")]
    statuses: list[Text] = []
    signs: list[Sign] = []
    if combat is not None:
        numbers.append(Number(id="armour", label=say("label-armour"), value=seeker.armour, icon="shield"))
        statuses += [say(f"has-{status}", number=number) for status, number in seeker.statuses.items()]
        lit = say("lantern-lit" if seeker.charged else "lantern-dark")
        signs.append(Sign(icon="lantern" if seeker.charged else "lantern-dark", text=lit))
        statuses.append(lit)
        statuses += [
            say("hunted-by", enemy=box.name(foe)) for foe in combat.foes if foe.target == seat and not foe.gone
        ]
        if combat.turn.seat == seat and combat.turn.damage:
            numbers.append(Number(id="boost", label=say("label-boost"), value=combat.turn.damage, adds=True))
    numbers.append(Number(id="kinfire", label=say("label-kinfire"), value=seeker.kinfire, icon="fate"))
    if state.leader == seat:
        statuses.append(say("leads"))
    return SeatPanel(
        seat=seat, name=SEATS[seat], who=f"@seekers.{seeker.who}", numbers=tuple(numbers),
        statuses=tuple(statuses), signs=tuple(signs),
        place=f"@zones.{seeker.zone}" if seeker.zone else None, turn=combat is not None and combat.turn.seat == seat,
    )  # fmt: skip


def hand_size(seeker: Seeker) -> int:
    return len(seeker.hand.cards) + seeker.armour + sum(seeker.statuses.values())


def hand(seeker: Seeker, box: Box) -> tuple[Card, ...]:
    """The cards held, Armour and statuses among them."""
    held = list(cards(seeker.hand, box))
    if seeker.armour:
        held.append(
            Card(id="armour", name=say("card-armour"), type="armour", count=seeker.armour, text=say("card-armour-text"))
        )
    for status, number in seeker.statuses.items():
        held.append(
            Card(id=status, name=say(f"card-{status}"), type="status", count=number, text=say(f"card-{status}-text"))
        )
    return tuple(held)


def cards(pile: Pile, box: Box) -> tuple[Card, ...]:
    """Equal cards are shown once, with their number."""
    return tuple(card(name, box, count) for name, count in Counter(pile.cards).items())


def card(name: str, box: Box, count: int = 1) -> Card:
    shape = box.actions.get(name) or box.boosts.get(name)
    tags: Sequence[Text] = ()
    if isinstance(shape, Action):
        tags = [say(f"colour-{shape.colour}"), *action_tags(shape)]
        return Card(
            id=name, name=f"@cards.{name}", type="action", text=f"@cards.{name}.text", tags=tuple(tags), count=count
        )
    if isinstance(shape, Boost):
        tags = [say(f"colour-{shape.colour}"), *boost_tags(shape.gives)]
        return Card(id=name, name=f"@cards.{name}", type="boost", tags=tuple(tags), count=count)
    return Card(id=name, name=f"@cards.{name}", type="exhausted", count=count)


def action_tags(action: Action) -> Iterable[Text]:
    if action.kinfire:
        yield say("costs-kinfire", number=action.kinfire)
    for flag in ("instant", "disposable"):
        if getattr(action, flag):
            yield say(f"is-{flag}")
    if action.ward is not None:
        yield say("is-ward")


def boost_tags(power: BoostPower) -> Iterable[Text]:
    for name in ("damage", "parry", "steps", "cards", "hp"):
        if number := getattr(power, name):
            yield say(f"gives-{name}", number=number)
    if power.substitution:
        yield say("gives-substitution")


# --- the story and the town ---


def page(state: KinfireState, content: Content) -> Page:
    card: effects.Story = content["stories"][state.page]
    name = content.text("en", "stories", card.id, "name")
    heading = f"@stories.{card.id}.name" if name else None
    return Page(id=card.id, heading=heading, paragraphs=(f"@stories.{card.id}.text",))


def town(card: effects.Town, open_: Sequence[str]) -> Board:
    """The map of a town: what lies open, and what does not."""
    places = [
        Place(
            id=f"{card.id}-{site.number}",
            name=f"@towns.{card.id}.{site.name}",
            x=site.x,
            y=site.y,
            badge=str(site.number),
            note=None if site.card in open_ else say("closed"),
        )
        for site in card.sites
    ]
    return Board(id=card.id, places=tuple(places), label=f"@towns.{card.id}")


def shop(state: KinfireState, content: Content, box: Box) -> Zone:
    """What the shop that is visited sells, teaches or gives for trophies, as far as it is there."""
    menu: effects.ShopMenu = content["shops"][state.shop]
    wares = [(ware.card, say("costs-coins", coins=ware.price)) for ware in menu.goods]
    wares += [(lesson.card, say("costs-lesson", coins=lesson.fee)) for lesson in menu.lessons]
    wares += [(each.item, say("costs-trophy", enemy=f"@enemies.{each.enemy}")) for each in menu.bounties if each.item]
    shown_cards = []
    for name, price in wares:
        if name in state.box.cards:
            ware = card(name, box)
            shown_cards.append(replace(ware, tags=(price, *ware.tags)))
    return Zone(id="shop", label=f"@shops.{state.shop}", cards=tuple(shown_cards))


def belongings(state: KinfireState, box: Box) -> Iterable[Part]:
    """What the party owns together."""
    if state.combat is None and state.pool.cards:
        yield Zone(id="pool", label=say("label-pool"), cards=cards(state.pool, box))
    yield Track(id="coins", label=say("label-coins"), value=state.coins)
    if state.combat is None and state.fate:
        yield Track(id="fate", label=say("label-fate"), value=state.fate)
    if state.actions:
        yield Track(id="actions", label=say("label-actions"), value=state.actions)
    for name, collection, ids in (
        ("memories", "memories", state.memories), ("prompts", "quests", state.prompts), ("done", "quests", state.done),
        ("trophies", "enemies", state.trophies), ("market", "shops", state.market),
    ):  # fmt: skip
        if ids:
            shown_cards = tuple(
                Card(
                    id=f"{name}-{each}",
                    name=f"@{collection}.{each}",
                    type=name,
                    count=count,
                    text=words_of(collection, each),
                )
                for each, count in Counter(ids).items()
            )
            yield Zone(id=name, label=say(f"label-{name}"), cards=shown_cards)


def words_of(collection: str, item: str) -> Text | None:
    field = {"memories": "text", "quests": "prompt", "shops": "text"}.get(collection)
    return f"@{collection}.{item}.{field}" if field else None
