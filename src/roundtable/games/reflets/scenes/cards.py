"""Cards as a seat sees them: their type, numbers, what they do in words, and a flavour of what they say."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

import msgspec

from roundtable.games.reflets.box import CREST_COLOURS, Box, token_colour, token_kind
from roundtable.games.reflets.effects.cards import Hero
from roundtable.games.reflets.effects.terms import COLOURS
from roundtable.kernel.piles import Pile
from roundtable.kernel.scene import Card, Number, Text, Zone, say
from roundtable.kernel.seats import WATCHER, Seat

from .wording import (
    dilemma_lines,
    event_lines,
    gear_lines,
    handicap_lines,
    hazard_lines,
    hero_lines,
    quest_lines,
)

TYPES: Final = {
    "heroes": "hero", "zones": "zone", "doors": "door", "rooms": "room", "creatures": "creature",
    "bestioles": "bestiole", "dilemmas": "dilemma", "quests": "quest", "loot": "loot", "relics": "relic",
    "treasures": "treasure", "events": "road-chance", "grades": "grade",
}  # fmt: skip
"""The type of a card by its collection."""
SILENT: Final = ("events",)
"""Cards that say nothing beside what they do."""


@lru_cache(4096)
def card_of(box: Box, card: str) -> Card:
    """Any card or token, as it is printed."""
    if card in box.heroes:
        return hero_card(box.heroes[card])
    if card in COLOURS:
        return Card(id=card, name=say(f"gem-{card}"), emblem=f"gem-{card}")
    if card not in box.kinds:
        kind = token_kind(card)
        return Card(
            id=card, name=say(f"token-{kind}"), type="token", text=say(f"token-{kind}-does"), emblem=f"token-{kind}"
        )
    kind = box.kinds[card]
    return Card(
        id=card, name=box.name(card), type=TYPES[kind], text=quote(box, card), numbers=numbers(box, card),
        tags=what_it_does(box, card),
    )  # fmt: skip


def quote(box: Box, card: str) -> Text | None:
    """What a card says; a Dilemma, one line for each half."""
    kind = box.kinds[card]
    if kind == "dilemmas":
        return say("dilemma-says", upper=f"@dilemmas.{card}.upper", lower=f"@dilemmas.{card}.lower")
    return None if kind in SILENT else f"@{kind}.{card}.text"


def numbers(box: Box, card: str) -> tuple[Number, ...]:
    """What it is worth, in gold and in points."""
    found = []
    if card in box.gear:
        found.append(Number(id="gold", label=say("label-gold"), value=box.gear[card].gold, icon="gold"))
    if card in box.points:
        found.append(Number(id="points", label=say("label-points"), value=box.points[card], icon="trophy"))
    return tuple(found)


def what_it_does(box: Box, card: str) -> tuple[Text, ...]:
    """The lines that front ends set apart (see `wording`)."""
    if card in box.hazards:
        return hazard_lines(box.hazards[card])
    if card in box.handicaps:
        return handicap_lines(box.handicaps[card])
    if card in box.dilemmas:
        return dilemma_lines(box.dilemmas[card])
    if card in box.gear:
        return gear_lines(box.gear[card])
    if card in box.events:
        return event_lines(box.events[card])
    return quest_lines(box.quests[card]) if card in box.quests else ()


# --- heroes ---


@lru_cache(256)
def hero_card(hero: Hero) -> Card:
    """A hero as printed, and as they speak."""
    printed = hero_with(hero, hero.life, tuple(hero.value(colour) for colour in COLOURS))
    return msgspec.structs.replace(printed, text=say("hero-says", quote=f"@heroes.{hero.id}.quote"))


def introduced(hero: Hero) -> Card:
    """A hero as the gallery shows them: what they say, and what is said of them."""
    words = say("hero-introduced", quote=f"@heroes.{hero.id}.quote", about=f"@heroes.{hero.id}.about")
    return msgspec.structs.replace(hero_card(hero), text=words)


@lru_cache(2048)
def hero_with(hero: Hero, life: int, values: tuple[int, ...], gear: int | None = None, now: Text | None = None) -> Card:
    """A hero with the values that count now: another than printed says so."""
    shown = [
        Number(
            id=colour, label=say(f"tested-{colour}"), value=value, icon=f"gem-{colour}",
            other=hero.value(colour) if value != hero.value(colour) else None,
            note=say("label-printed", number=hero.value(colour)) if value != hero.value(colour) else None,
        )
        for colour, value in zip(COLOURS, values, strict=True)
    ]  # fmt: skip
    if gear is not None:
        shown.append(Number(id="gear", label=say("label-gear"), value=gear, icon="bag"))
    shown.append(Number(id="life", label=say("label-life"), value=life, max=hero.life, icon="life"))
    shown.append(Number(id="points", label=say("label-points"), value=hero.points, icon="trophy"))
    tags: tuple[Text, ...] = (say(f"race-{hero.race}"), say(f"alignment-{hero.alignment}"))
    return Card(
        id=hero.id, name=f"@heroes.{hero.id}", type="hero", text=f"@heroes.{hero.id}.about", numbers=tuple(shown),
        tags=(*tags, *hero_lines(hero), *((now,) if now is not None else ())),
    )  # fmt: skip


# --- tokens ---


def owner_of(token: str, seats: int) -> Seat | None:
    """Whose colour a token has; nobody's, of the two neutral ones of a Duel."""
    seat = CREST_COLOURS.index(token_colour(token))
    return seat if seat < seats else None


@lru_cache(256)
def hidden_token(place: str, colour: str, seats: int) -> Card:
    """A token that lies face down: whose it is everybody sees."""
    seat = CREST_COLOURS.index(colour)
    name = say("label-token-of", player=f"@seat.{seat}") if seat < seats else say(f"label-token-of-{colour}")
    return Card(id=f"token-{place}", name=name, face="down", emblem=f"seat-{seat}")


# --- piles ---


def pile(box: Box, source: Pile, label: Text, seat: Seat, owner: Seat | None = None, discard_of: str = "") -> Zone:
    """A pile as this seat sees it."""
    known = [card for card in source.as_seen_by(seat) if card is not None]
    public = [card for card in source.as_seen_by(WATCHER) if card is not None]
    return Zone(
        id=source.name, label=label, cards=tuple(card_of(box, card) for card in dict.fromkeys(known)),
        count=len(source), hidden=bool(source.cards) and (len(public) < len(known) or not known), seat=owner,
        discard_of=discard_of,
    )  # fmt: skip
