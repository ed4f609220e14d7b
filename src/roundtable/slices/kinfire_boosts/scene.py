"""What a seat sees: hands are open to the party (A43), decks are not, and of the bag everybody knows the odds."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from roundtable.kernel.piles import Pile
from roundtable.kernel.scene import Card, Hand, Number, Part, Scene, SeatPanel, Text, Track, Zone, bag, say
from roundtable.kernel.seats import Seat

from .effects import Box
from .state import CombatState


def combat_scene(state: CombatState, box: Box) -> Scene:
    enemy = box.enemy
    abilities = []
    for ability in enemy.abilities:
        marks = [str(box.tokens[token].number or "\N{LAST QUARTER MOON}") for token in ability.tokens]
        abilities.append(say("ability", hp=ability.suffer, tokens=" ".join(marks)))
    parts: list[Part] = [
        Card(
            id=enemy.id, name=f"@enemies.{enemy.id}", type="enemy", text=f"@zones.{enemy.zone}",
            numbers=numbers(hp=state.enemy.hp), tags=tuple(abilities),
            targets=tuple(seat for seat, seeker in enumerate(state.seats) if seeker.hp > 0),
        ),
        bag("fate-bag", say("label-bag"), [(name, f"@tokens.{name}", n) for name, n in Counter(state.bag).items()]),
        Track(id="fate", label=say("label-fate"), value=state.fate),
        *(zone(pile, pile.name, "tokens", box) for pile in (state.drawn, state.used, state.track)),
        zone(state.playing, "playing", "cards", box),
    ]  # fmt: skip
    for seat in range(len(state.seats)):
        parts += seeker_parts(state, box, seat)
    return Scene(parts=tuple(parts))


def numbers(**values: int) -> tuple[Number, ...]:
    return tuple(Number(id=name, label=say(f"label-{name}"), value=value) for name, value in values.items())


def seeker_parts(state: CombatState, box: Box, seat: Seat) -> Iterable[Part]:
    seeker, turn = state.seats[seat], state.turn
    values = {"hp": seeker.hp}
    if turn.seat == seat:
        values |= {"steps": turn.steps, "actions": turn.actions, "damage": turn.damage, "cards": turn.cards}
    yield SeatPanel(
        seat=seat, name=f"@seat.{seat}", who=f"@seekers.{seeker.board}",
        numbers=numbers(**values), statuses=(f"@zones.{seeker.zone}",),
    )  # fmt: skip
    yield Hand(seat=seat, cards=cards(seeker.hand, "cards", box), count=len(seeker.hand), open=True)
    yield Zone(id=f"deck-{seat}", label=say("label-deck"), count=len(seeker.deck), hidden=True, seat=seat)
    yield zone(seeker.discard, "discard", "cards", box, seat)


def zone(pile: Pile, label: str, collection: str, box: Box, seat: Seat | None = None) -> Zone:
    return Zone(id=pile.name, label=say(f"label-{label}"), cards=cards(pile, collection, box), seat=seat)


def cards(pile: Pile, collection: str, box: Box) -> tuple[Card, ...]:
    """Equal cards are shown once, with their number, and with their colour and what they do."""
    return tuple(
        Card(id=name, name=f"@{collection}.{name}", count=count, tags=tuple(tags(name, box)))
        for name, count in Counter(pile).items()
    )


def tags(card: str, box: Box) -> Iterable[Text]:
    if action := box.actions.get(card):
        yield say(f"colour-{action.colour}")
        yield say("action-again" if action.again else "action-attack", damage=action.damage)
    elif boost := box.boosts.get(card):
        yield say(f"colour-{boost.colour}")
        yield say("boosts", steps=boost.steps, damage=boost.damage, cards=boost.cards)
    elif substitution := box.substitutions.get(card):
        yield say(f"colour-{substitution.colour}")
        yield say("substitution")
