"""The campaign between two evenings: quests done and open, who the party is, what it owns, knows and has found.

Everything here lies open on the table. Of a deck it tells which cards are in it and never in which order; of stories,
quests and places only those that the party has come upon.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import pairwise

from roundtable.games.kinfire.box import Box, box_of
from roundtable.games.kinfire.effects import stories
from roundtable.games.kinfire.party import EXTRA_HP, party
from roundtable.games.kinfire.seekers.hands import EXHAUSTED
from roundtable.games.kinfire.state import SEATS, KinfireState
from roundtable.kernel.scene import Card, Graph, Node, Number, Part, Scene, SeatPanel, Text, Track, Zone, say
from roundtable.kernel.seats import Seat
from roundtable.packs import Content

from .card_faces import card
from .table_scene import title

WORDS = {"memories": "text", "shops": "text"}
"""Of what there is more to read than a name."""
KINDS = {"places": "place"}
"""Types of cards that are not called as the zone they lie in."""


def chronicle(state: KinfireState, content: Content) -> Scene:
    box = box_of(content)
    parts: list[Part] = [quests(state)]
    parts += purse(state)
    for seat in party(state):
        parts += [panel(state, box, seat), deck(state, box, seat)]
    parts += [zone for zone in holdings(state, content, box) if zone.cards]
    return Scene(parts=tuple(parts), title=title(state))


def quests(state: KinfireState) -> Graph:
    """Those done in their order, the one under way, and those on offer."""
    done = list(dict.fromkeys(state.done))
    nodes = [Node(id=quest, name=f"@quests.{quest}", done=True, failed=quest in state.lost) for quest in done]
    if state.quest:
        nodes.append(Node(id=f"{state.quest}-now", name=f"@quests.{state.quest}", note=say("quest-under-way")))
    nodes += [
        Node(id=f"{quest}-open", name=f"@quests.{quest}", note=f"@quests.{quest}.prompt") for quest in state.prompts
    ]
    return Graph(id="quests", label=say("label-quests"), nodes=tuple(nodes), edges=tuple(pairwise(done)))


def purse(state: KinfireState) -> Iterable[Track]:
    yield Track(id="coins", label=say("label-coins"), value=state.coins)
    yield Track(id="fate", label=say("label-fate"), value=state.fate)
    yield Track(id="actions", label=say("label-actions"), value=state.actions)


def panel(state: KinfireState, box: Box, seat: Seat) -> SeatPanel:
    seeker = state.seats[seat]
    most = box.seekers[seeker.who].hp + (EXTRA_HP if len(party(state)) == 2 else 0)
    return SeatPanel(
        seat=seat,
        name=SEATS[seat],
        who=f"@seekers.{seeker.who}",
        numbers=(
            Number(id="hp", label=say("label-hp"), value=seeker.hp, max=most, icon="life"),
            Number(id="kinfire", label=say("label-kinfire"), value=seeker.kinfire, icon="fate"),
        ),
        statuses=(say("leads"),) if state.leader == seat else (),
    )


def deck(state: KinfireState, box: Box, seat: Seat) -> Zone:
    """All cards of a seeker, wherever they lie just now: Actions first, each kind once with its number."""
    seeker = state.seats[seat]
    piles = [seeker.deck, seeker.hand, seeker.discard, seeker.ward]
    if state.combat is not None and state.combat.turn.seat == seat:
        piles.append(state.playing)
    held: dict[str, int] = {}
    for pile in piles:
        for name in pile.cards:
            if name != EXHAUSTED:
                held[name] = held.get(name, 0) + 1
    order = sorted(held, key=lambda name: (name not in box.actions, name))
    return Zone(
        id=f"cards-{seat}", label=say("label-deck"), cards=tuple(card(name, box, held[name]) for name in order),
        count=sum(held.values()), seat=seat,
    )  # fmt: skip


def holdings(state: KinfireState, content: Content, box: Box) -> Iterable[Zone]:
    """What the party owns and knows together."""
    yield named("memories", say("label-memories"), "memories", state.memories)
    if state.town:
        town: stories.Town = content["towns"][state.town]
        found = [f"{state.town}.{site.name}" for site in town.sites if site.card in state.open]
        yield named("places", say("label-places", town=f"@towns.{state.town}"), "towns", found)
    yield named("market", say("label-market"), "shops", state.market)
    yield named("trophies", say("label-trophies"), "enemies", state.trophies)
    pool = {name: state.pool.cards.count(name) for name in sorted(state.pool.cards)}
    cards = tuple(card(name, box, count) for name, count in pool.items())
    yield Zone(id="pool", label=say("label-pool"), cards=cards, count=len(state.pool.cards))


def named(zone: str, label: Text, collection: str, items: list[str]) -> Zone:
    cards = tuple(
        Card(
            id=f"{zone}-{item}",
            name=f"@{collection}.{item}",
            type=KINDS.get(zone, zone),
            text=f"@{collection}.{item}.{WORDS[collection]}" if collection in WORDS else None,
            count=items.count(item),
        )
        for item in dict.fromkeys(items)
    )
    return Zone(id=zone, label=label, cards=cards, count=len(items))
