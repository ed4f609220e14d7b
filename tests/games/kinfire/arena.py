"""An arena for tests of combats: a small map, enemies and cards as each test wants them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec

from roundtable.games.kinfire.effects import PACKS
from roundtable.games.kinfire.game import Kinfire
from roundtable.packs import Content, load
from roundtable.scenarios.format import Scenario
from roundtable.scenarios.runner import prepare

from .thin import THIN, Game, Item, action

ZONES: dict[str, Item] = {
    "west": {},
    "mid": {},
    "east": {},
    "far": {},
    "peak": {},
    "bog": {"statuses": {"trap": 1}},
    "pit": {"suffer": 1},
    "tower": {"guard": 1},
    "nest": {"damage": 2, "only": "ranged"},
    "hedge": {"guard": 2, "only": "ranged"},
}
BORDERS = [
    ("west", "mid", None),
    ("mid", "east", None),
    ("east", "far", None),
    ("west", "peak", "red"),
    ("mid", "peak", "black"),
    ("west", "bog", None),
    ("mid", "pit", None),
    ("pit", "far", None),
    ("mid", "tower", None),
    ("tower", "far", None),
    ("far", "nest", None),
    ("far", "hedge", None),
]
"""west - mid - east - far, with a red line to the peak from the west and a black one from mid; from mid to far there
are three ways: east (plain), pit (hurts) and tower (shelters)."""

WHITE_BITE = {"do": "strike", "reach": "melee", "damage": 8}
IDLE = {"row": "active", "name": "bite", "do": []}


def bite(damage: int = 3, **more: Any) -> Item:
    """A row with an attack and nothing else."""
    return row({"do": "strike", "reach": "melee", "damage": damage, **more})


def row(*deeds: Item, **more: Any) -> Item:
    return {"row": "active", "name": "bite", "do": list(deeds), **more}


def passive(*deeds: Item, **more: Any) -> Item:
    return {"row": "passive", "name": "bite", "do": list(deeds), **more}


def hit(damage: int = 3, reach: str = "melee", **more: Any) -> Item:
    """An attack as a card says it."""
    return {"do": "attack", "reach": reach, "damage": damage, **more}


def card(name: str, *deeds: Item, colour: str = "red", **more: Any) -> list[Item]:
    """An Action with these instructions, and a partner that adds 1 damage."""
    return action(name, colour, do=list(deeds), **more)


def boost(name: str, colour: str = "red", *, disposable: bool = False, **gives: Any) -> list[Item]:
    """A Boost alone; the Action it belongs to does nothing."""
    return [
        {"id": f"{name}-action", "kind": "action", "colour": colour},
        {
            "id": name,
            "kind": "boost",
            "colour": colour,
            "partner": f"{name}-action",
            "gives": gives,
            "disposable": disposable,
        },
    ]


class Arena(Kinfire):
    """The game with this map and the cards of the thin campaign."""

    def content(self, paths: Sequence[Path] = (), extra: Mapping[str, Any] | None = None) -> Content:
        kept: dict[bytes, Content] = self.__dict__.setdefault("_kept", {})
        key = msgspec.json.encode(extra)
        if key not in kept:
            items: dict[str, Any] = {name: list(each) for name, each in THIN.items()}
            items["zones"] += [
                {"id": name, "x": 10 * x, "y": 1, **more} for x, (name, more) in enumerate(ZONES.items())
            ]
            borders = [{"between": [one, other], "line": line} for one, other, line in BORDERS]
            items["maps"] += [{"id": "field", "zones": list(ZONES), "borders": borders}]
            items["stories"] = [*items["stories"], {"id": "won", "deck": "road"}, {"id": "lost", "deck": "road"}]
            for name, more in (extra or {}).items():
                if name != "text":
                    new = {each["id"] for each in more}
                    items[name] = [each for each in items.get(name, ()) if each["id"] not in new] + more
            kept[key] = load(PACKS, [], extra=items)
        return kept[key]


ARENA = Arena()

SEATS = ("asha", "feyn", "khor", "naz")
FOE_KEYS = ("hp", "zone", "target", "phase", "tokens", "statuses", "gone")


def seat(*hand: str, **more: Any) -> Item:
    """A seat of the combat: the cards in hand, and whatever else matters. No Armour unless it does."""
    return {"hand": list(hand), "armour": 0, "zone": "mid", **more}


def foe(
    *rows: Item, zone: str = "mid", hp: int = 20, targets: str = "most-hp", phases: Sequence[Item] = (), **given: Any
) -> Item:
    """An enemy: its board, and how it stands in the combat. The first row has all tokens unless `tokens` say else."""
    return {
        "board": {"hp": hp, "targets": targets, "rows": list(rows) or [IDLE], "phases": list(phases)},
        "zone": zone,
        **given,
    }


def ally(*rows: Item, side: str = "seekers", zone: str | None = "mid", hp: int | None = None, **given: Any) -> Item:
    return {"ally": {"side": side, "rows": list(rows), **({"hp": hp} if hp else {})}, "zone": zone, **given}


def battle(
    *seats: Item,
    foes: Sequence[Item] = (),
    cards: Sequence[Item] = (),
    draw: Sequence[str] = (),
    decks: dict[str, list[str]] | None = None,
    options: dict[str, Any] | None = None,
    fate: int = 0,
    leader: int | None = None,
    setup: bool = False,
    who: Sequence[str | Item] = SEATS,
    card_of_fight: Item | None = None,
    seekers: Sequence[Item] = (),
    seed: int = 1,
    **fight: Any,
) -> Game:
    """A combat: with `setup` from its first step, else in its midst. One person decides for the group unless `options`
    say otherwise. Tokens are drawn from the bag as `draw` says."""
    foes = list(foes) or [foe()]
    enemies, allies, postings, helpers = [], [], [], []
    for number, each in enumerate(foes):
        name = f"foe{number}"
        board = each.get("board") or each["ally"]
        tokens = each.get("tokens", [list(range(13))] if number == 0 and not each.get("ally") else [])
        posting = {"who": name, "zone": each["zone"], "tokens": tokens}
        if "ally" in each:
            allies.append({"id": name, **board})
            helpers.append({key: value for key, value in posting.items() if value is not None})
        else:
            enemies.append({"id": name, **board})
            postings.append(posting)
    card_fight = {
        "id": "bout",
        "map": "field",
        "enemies": postings,
        "allies": helpers,
        "spots": ["west", "west", "mid", "bog"],
        "won": "won",
        "lost": "lost",
        **(card_of_fight or {}),
    }
    given_foes = [{key: each[key] for key in FOE_KEYS if key in each and each[key] is not None} for each in foes]
    given: Item = {"card": "bout", **fight}
    if not setup:
        given |= {"seats": list(seats), "foes": given_foes}
    content: Item = {"enemies": [*THIN["enemies"], *enemies], "allies": allies, "fights": [card_fight]}
    content["cards"] = [*THIN["cards"], *cards]
    if seekers:
        content["seekers"] = list(seekers)
    chairs = who[: max(2, len(seats))]
    party: Item = {
        "seats": [{"seeker": each} if isinstance(each, str) else each for each in chairs],
        "fate": fate,
        "fight": given,
    }
    if leader is not None:
        party["leader"] = leader
    scenario = Scenario(
        game="kinfire",
        about="",
        options={"players": "one", **(options or {})},
        seed=seed,
        content=content,
        given=party,
        draw={**(decks or {}), **({"bag": list(draw)} if draw else {})},
    )
    match = prepare(scenario, ARENA)
    match.begin()
    return match


def hp(match: Game) -> list[int]:
    """The HP of all seekers."""
    return [each.hp for each in match.state.seats if each.who]


def foe_hp(match: Game, index: int = 0) -> int:
    combat = match.state.combat
    assert combat is not None
    found: int = combat.foes[index].hp
    return found


def cites(match: Game) -> set[str]:
    """The rules told so far."""
    return {rule for event in match.events for rule in event.rules}


def why_not(match: Game, seat_: int, option: str) -> tuple[str, ...]:
    """The rules that keep this option from the seat."""
    return tuple(match.why_not(seat_, option))
