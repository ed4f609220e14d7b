"""What a seat sees of a campaign: hands are open to the party (A43), decks hidden; all know the odds of the bag."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from msgspec.structs import replace

from roundtable.kernel.scene import (
    Board,
    Card,
    Hand,
    Number,
    Page,
    Part,
    Place,
    Scene,
    SeatPanel,
    Sign,
    Text,
    Track,
    Zone,
    say,
)
from roundtable.kernel.seats import Seat
from roundtable.packs import Content

from . import effects
from .faces import card, cards, hand
from .fight_scene import battlefield, combat_parts
from .state import SEATS, KinfireState, Seeker
from .words import EXTRA_HP, Box, box_of, party


def scene(state: KinfireState, content: Content) -> Scene:
    """The combat, or the page and the town; the party; what it owns."""
    box = box_of(content)
    parts: list[Part] = []
    if state.combat is not None:
        parts += combat_parts(state, content, box, state.combat)
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


def boards(content: Content) -> tuple[Board, ...]:
    """The maps of all combats and towns, with nobody on them."""
    box = box_of(content)
    maps = [battlefield(box, land) for land in box.grounds]
    return (*maps, *(town(card, [site.card for site in card.sites]) for card in content["towns"].values()))


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


# --- the story and the town ---


def page(state: KinfireState, content: Content) -> Page:
    story: effects.Story = content["stories"][state.page]
    name = content.text("en", "stories", story.id, "name")
    heading = f"@stories.{story.id}.name" if name else None
    return Page(id=story.id, heading=heading, paragraphs=(f"@stories.{story.id}.text",))


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
