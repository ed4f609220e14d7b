"""What a seat sees of a campaign: hands are open to the party (A43), decks hidden; all know the odds of the bag."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from roundtable.games.kinfire.box import Box, box_of
from roundtable.games.kinfire.party import EXTRA_HP, party
from roundtable.games.kinfire.state import SEATS, KinfireState, KinfireTable, Seeker
from roundtable.kernel.scene import Board, Hand, Number, Part, Scene, SeatPanel, Sign, Text, Zone, say
from roundtable.kernel.seats import WATCHER, Seat
from roundtable.packs import Content

from . import journey_scene
from .card_faces import cards, hand, seeker_card
from .combat_scene import battlefield, combat_parts


def scene(table: KinfireTable, eyes: Seat = WATCHER) -> Scene:
    """The combat, or the page and the town; the party; what it owns. All see the same, but for pages read alone."""
    state, content = table.state, table.content
    box = box_of(content)
    parts: list[Part] = []
    if state.combat is not None:
        parts += combat_parts(table, box, state.combat)
    else:
        if state.choosing:
            parts.append(seekers(state, box))
        parts += journey_scene.parts(state, content, box, eyes)
    for seat in party(state):
        parts += seeker_parts(state, content, box, seat)
    owned = journey_scene.belongings(state, content, box)
    if state.combat is not None:  # memories and trophies are only counted then
        owned = (replace(part, spread="") if isinstance(part, Zone) else part for part in owned)
    return Scene(parts=(*parts, *owned), title=title(state))


def title(state: KinfireState) -> Text:
    if state.quest:
        return f"@quests.{state.quest}"
    return f"@towns.{state.town}" if state.town else say("title")


def boards(content: Content) -> tuple[Board, ...]:
    """The maps of all combats and towns, with nobody on them."""
    box = box_of(content)
    maps = [battlefield(box, land) for land in box.grounds]
    towns = content["towns"].values()
    return (*maps, *(journey_scene.town(content, each, [site.card for site in each.sites]) for each in towns))


# --- the party ---


def seekers(state: KinfireState, box: Box) -> Zone:
    """Those whom nobody plays, while somebody chooses."""
    played = {seeker.who for seeker in state.seats}
    free = tuple(seeker_card(who, box) for who in box.seekers if who not in played)
    return Zone(id="seekers", label=say("label-seekers"), cards=free, spread="shelf")


def seeker_parts(state: KinfireState, content: Content, box: Box, seat: Seat) -> Iterable[Part]:
    seeker = state.seats[seat]
    yield panel(state, box, seat, seeker)
    if state.combat is not None:
        yield Hand(seat=seat, cards=hand(seeker, box), count=hand_size(seeker), open=True, label=say("label-hand"))
        if seeker.ward.cards:
            yield Zone(id=f"ward-{seat}", label=say("label-ward"), cards=cards(seeker.ward, box), seat=seat)
    yield journey_scene.deck_zone(state, content, box, seat)
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
            numbers.append(
                Number(id="boost", label=say("label-boost"), value=combat.turn.damage, adds=True, icon="blade")
            )
    numbers.append(Number(id="kinfire", label=say("label-kinfire"), value=seeker.kinfire, icon="flame"))
    if state.leader == seat:
        statuses.append(say("leads"))
        signs.append(Sign(icon="crown", text=say("leads")))
    return SeatPanel(
        seat=seat, name=SEATS[seat], who=f"@seekers.{seeker.who}", numbers=tuple(numbers),
        statuses=tuple(statuses), signs=tuple(signs),
        place=f"@zones.{seeker.zone}" if seeker.zone else None, turn=combat is not None and combat.turn.seat == seat,
    )  # fmt: skip


def hand_size(seeker: Seeker) -> int:
    return len(seeker.hand.cards) + seeker.armour + sum(seeker.statuses.values())
