"""The faces of cards: what is read on them, and what is seen of them from afar."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from roundtable.games.kinfire.box import Box
from roundtable.games.kinfire.effects.cards import Action, Attack, Boost, BoostPower
from roundtable.games.kinfire.state import Seeker
from roundtable.kernel.piles import Pile
from roundtable.kernel.scene import Card, Number, Sign, Text, say

POWERS = {"damage": "blade", "parry": "shield", "steps": "boot", "cards": "card", "hp": "life"}
"""What a Boost can give, and how that is drawn."""


def hand(seeker: Seeker, box: Box) -> tuple[Card, ...]:
    """The cards held, Armour and statuses among them."""
    held = list(cards(seeker.hand, box))
    if seeker.armour:
        held.append(stack("armour", "armour", seeker.armour))
    held += [stack(status, "status", number) for status, number in seeker.statuses.items()]
    return tuple(held)


def stack(name: str, kind: str, count: int) -> Card:
    """Armour or status cards, of which all of a kind are alike."""
    return Card(id=name, name=say(f"card-{name}"), type=kind, count=count, text=say(f"card-{name}-text"), emblem=name)


def cards(pile: Pile, box: Box) -> tuple[Card, ...]:
    """Equal cards are shown once, with their number."""
    return tuple(card(name, box, count) for name, count in Counter(pile.cards).items())


def card(name: str, box: Box, count: int = 1) -> Card:
    shape = box.actions.get(name) or box.boosts.get(name)
    if isinstance(shape, Action):
        colour = say(f"colour-{shape.colour}")
        return Card(
            id=name, name=f"@cards.{name}", type="action", text=f"@cards.{name}.text", count=count,
            tags=(colour, *action_tags(shape)), signs=(Sign(icon=f"colour-{shape.colour}", text=colour),),
            emblem=action_emblem(shape),
        )  # fmt: skip
    if isinstance(shape, Boost):
        colour = say(f"colour-{shape.colour}")
        return Card(
            id=name, name=f"@cards.{name}", type="boost", count=count, tags=(colour, *boost_tags(shape.gives)),
            signs=(Sign(icon=f"colour-{shape.colour}", text=colour), *boost_signs(shape.gives)),
            emblem=boost_emblem(shape.gives),
        )  # fmt: skip
    return Card(id=name, name=f"@cards.{name}", type="exhausted", count=count, emblem="exhausted")


def seeker_card(who: str, box: Box) -> Card:
    """A seeker as one chooses among them: what the board says."""
    board = box.seekers[who]
    return Card(
        id=who, name=f"@seekers.{who}", type="seeker", emblem=who,
        text=say("seeker-says", about=f"@seekers.{who}.about", ability=f"@seekers.{who}.ability"),
        numbers=(
            Number(id="hp", label=say("label-hp"), value=board.hp, icon="life"),
            Number(id="armour", label=say("label-armour"), value=board.armour, icon="shield"),
        ),
        tags=tuple(say(f"slots-{colour}", number=number) for colour, number in board.bar.items()),
    )  # fmt: skip


def action_tags(action: Action) -> Iterable[Text]:
    if action.kinfire:
        yield say("costs-kinfire", number=action.kinfire)
    for flag in ("instant", "disposable"):
        if getattr(action, flag):
            yield say(f"is-{flag}")
    if action.ward is not None:
        yield say("is-ward")


def boost_tags(power: BoostPower) -> Iterable[Text]:
    for name in POWERS:
        if number := getattr(power, name):
            yield say(f"gives-{name}", number=number)
    if power.substitution:
        yield say("gives-substitution")


def boost_signs(power: BoostPower) -> Iterable[Sign]:
    for name, icon in POWERS.items():
        if number := getattr(power, name):
            yield Sign(icon=icon, text=say(f"gives-{name}", number=number), number=number)
    if power.substitution:
        yield Sign(icon="swap", text=say("gives-substitution"))


def action_emblem(action: Action) -> str:
    """By what it does: which attack, or none."""
    if action.ward is not None:
        return "ward"
    attack = next((deed for deed in action.do if isinstance(deed, Attack)), None)
    if attack is None:
        return "help"
    return "sweep" if attack.area else attack.reach


def boost_emblem(power: BoostPower) -> str:
    if power.substitution:
        return "boost-swap"
    return next((f"boost-{name}" for name in POWERS if getattr(power, name)), "boost-damage")
