"""A thin pack for tests of fights: the rulebook's four heroes, plain cards, and whatever a test brings along."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec

from roundtable.games.tainted_grail.effects import COLLECTIONS
from roundtable.games.tainted_grail.game import TaintedGrail
from roundtable.games.tainted_grail.state import Round
from roundtable.kernel.match import Match
from roundtable.packs import Content
from roundtable.scenarios.format import Scenario
from roundtable.scenarios.runner import prepare

Game = Match[Any, Any]
Item = dict[str, Any]
THIN = Path(__file__).parent / "thin_pack"


ASKED_ALWAYS: dict[str, Any] = {"asking": "always"}
"""Stories name every moment of a fight, also those at which nothing but the next one could be decided."""


def hero(name: str, number: int, colour: str, **attributes: int) -> Item:
    return {
        "id": name,
        "number": number,
        "colour": colour,
        "health": 8,
        "energy": 6,
        "terror_slots": 9,
        "attributes": attributes,
        "action": {"when": "character-action"},
        "flaw": {"when": "character-action"},
    }


def card(name: str, *, kind: str = "combat", number: int = 1, **more: Any) -> Item:
    return {"id": name, "kind": kind, "colour": "blue", "number": number, **more}


def foe(*attack: Item, **more: Any) -> Item:
    """A gray enemy whose Attack is the same at any Pool."""
    return {
        "id": "foe",
        "kind": "combat",
        "colour": "gray",
        "level": 1,
        "value": 20,
        "right": {"aggression": 1},
        "attacks": [{"pool": 0, "do": list(attack)}],
        "opportunity": [{"do": "terror"}],
        **more,
    }


def talk(*response: Item, **more: Any) -> Item:
    """Somebody to talk to, with one Stage."""
    stage = {"number": 1, "text": "one", "symbol": {"empathy": 2}, "response": list(response)}
    return {
        "id": "talk",
        "kind": "diplomacy",
        "level": 1,
        "low": -3,
        "high": 4,
        "right": {"empathy": 1},
        "stages": [stage],
        **more,
    }


HEROES = [
    hero("ailei", 1, "green", courage=1, practicality=2, empathy=1),
    hero("arev", 2, "gray", aggression=1, courage=1, practicality=1, empathy=1, caution=2),
    hero("beor", 4, "blue", aggression=2, courage=1),
    hero("maggot", 3, "brown", aggression=1, practicality=2),
]
CARDS = [
    card("plain"),
    card("hit", number=2, left={"aggression": ["marker"], "free": ["marker"]}, right={"aggression": 1}),
    card("jab", number=3, left={"aggression": ["extra"], "free": ["marker"]}, right={"aggression": 1}),
    card("word", kind="diplomacy"),
    card("praise", kind="diplomacy", number=2, left={"empathy": ["up"], "free": ["up"]}, right={"empathy": 1}),
]
BASE: dict[str, list[Item]] = {"characters": HEROES, "cards": CARDS}
_kept: dict[str, Content] = {}
_encode = msgspec.json.Encoder().encode
DECODE = {name: msgspec.json.Decoder(each.type).decode for name, each in COLLECTIONS.items()}


class Words(dict[str, str]):
    """Every text of an item is its id."""

    def get(self, key: str, default: Any = None) -> Any:
        return self["name"]


def content_of(*layers: Mapping[str, list[Item]]) -> Content:
    """A content of these items, made without the care of a pack's loader."""
    whole: dict[str, dict[str, Any]] = {name: {} for name in COLLECTIONS}
    for layer in layers:
        for name, items in layer.items():
            if name != "text":
                whole[name] |= {item["id"]: DECODE[name](_encode(item)) for item in items}
    texts: dict[str, Any] = {
        language: {name: {each: Words({"name": each}) for each in items} for name, items in whole.items()}
        for language in ("en", "fr")
    }
    return Content("tainted-grail", ("en", "fr"), (), whole, texts, {name: {} for name in whole})


class Rule(msgspec.Struct, tag=True, frozen=True):
    """A step of tests: one rule by itself."""

    name: str


RULES: dict[str, Callable[[Any], Any]] = {}


def play_rule(table: Any, step: Rule) -> Any:
    return RULES[step.name](table)


class Thin(TaintedGrail):
    """The game with the thin pack and what a test brings along."""

    steps = {Round: lambda table, step: None, **TaintedGrail.steps, Rule: play_rule}

    @property
    def core_pack(self) -> Path:
        return THIN

    def content(self, paths: Sequence[Path] = (), extra: Mapping[str, Any] | None = None) -> Content:
        key = repr(extra)
        if key not in _kept:
            _kept[key] = content_of(BASE, extra or {})
        return _kept[key]


GAME = Thin()
FOE = {"encounters": [foe()]}


def position(
    *seats: Item,
    content: Mapping[str, list[Item]] | None = None,
    dice: Sequence[int] = (),
    timed: bool = True,
    **given: Any,
) -> Game:
    """A match in which these Characters are where `given` says."""
    scenario = Scenario(
        game="tainted-grail",
        about="",
        options=dict(ASKED_ALWAYS),
        seats=len(seats) or 1,
        given={"seats": list(seats), **given},
        content=dict(content or {}),
        dice=list(dice),
        timed=timed,
    )
    match = prepare(scenario, GAME)
    match.begin()
    return match


def fight(
    enemy: Item,
    *seats: Item,
    cards: Sequence[Item] = (),
    content: Mapping[str, list[Item]] | None = None,
    dice: Sequence[int] = (),
    modes: Sequence[str] = (),
    sites: Mapping[str, int] | None = None,
    items: Any = None,
    **given: Any,
) -> Game:
    """All these Characters fight this enemy, or talk to it; their decks hold ten plain cards unless they say so."""
    kind = "word" if enemy["kind"] == "diplomacy" else "plain"
    pile = "diplomacy" if enemy["kind"] == "diplomacy" else "combat"
    people = [{pile: [kind] * 10, **seat} for seat in (seats or ({"who": "beor"},))]
    whole = {"encounters": [enemy], **(content or {})}
    if cards:
        whole["cards"] = list(cards)
    more = {"sites": dict(sites or {}), "modes": list(modes)}
    if items is not None:
        more["items"] = items
    return position(*people, content=whole, dice=dice, fight={"card": enemy["id"], **given}, **more)


def during(
    rule: Callable[[Any], Any],
    *seats: Item,
    content: Mapping[str, list[Item]] | None = None,
    dice: Sequence[int] = (),
    **given: Any,
) -> Game:
    """A match in which this rule is being played, outside any fight."""
    RULES["rule"] = rule
    people = list(seats or ({},))
    scenario = Scenario(
        game="tainted-grail",
        about="",
        options=dict(ASKED_ALWAYS),
        seats=len(people),
        given={"seats": people, **given},
        content=dict(content or {}),
        dice=list(dice),
    )
    match = prepare(scenario, GAME)
    match.table.then(Rule("rule"))
    match.begin()
    return match


# --- playing and looking ---


def play(match: Game, *answers: str) -> None:
    """Answers written as 'seat option', or 'option' of the first seat."""
    for answer in answers:
        seat, _, option = answer.rpartition(" ")
        number = int(seat or 0)
        offers = match.offers(number)
        assert offers, f"{answer}: seat {number} is not asked; asked is {asked(match)}"
        have = [each.id for each in offers[0].options]
        assert option in have, f"{answer}: seat {number} is offered {have} for {asked(match)}"
        match.answer(number, offers[0].decision, option)


def asked(match: Game) -> dict[int, str]:
    return {offer.seat: offer.prompt.key for offer in match.offers()}


def offered(match: Game, seat: int = 0) -> set[str]:
    return {option.id for offer in match.offers(seat) for option in offer.options}


def told(match: Game, *keys: str) -> list[dict[str, Any]]:
    """The parameters of what was told under these keys."""
    return [dict(event.params) for event in match.events if event.key in keys]


def tracks(match: Game, seat: int = 0) -> tuple[int, int, int]:
    """Energy, Health, Terror."""
    one = match.state.seats[seat]
    return one.energy, one.health, one.terror


def now(match: Game) -> Any:
    """The fight."""
    return match.state.fights[-1]


def hand(match: Game, seat: int = 0) -> list[str]:
    return list(match.state.seats[seat].hand.cards)


def damage(by: int) -> Item:
    return {"do": "damage", "by": by}


def terror(by: int) -> Item:
    return {"do": "terror", "by": by}
