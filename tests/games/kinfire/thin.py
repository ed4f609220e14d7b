"""A thin campaign for tests of the journey: plain cards, short quests, a small town. Fights are won at once."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec

from roundtable.games.kinfire.effects import PACKS
from roundtable.games.kinfire.game import Kinfire
from roundtable.games.kinfire.state import KinfireTable, Read, SetUpFight
from roundtable.kernel.game import Setup
from roundtable.kernel.match import Match
from roundtable.packs import Content, load
from roundtable.scenarios.format import Scenario
from roundtable.scenarios.runner import prepare

Game = Match[Any, Any]
Item = dict[str, Any]

BARS = {
    "asha": (2, 4, 3), "feyn": (1, 4, 4), "khor": (5, 2, 2), "naz": (3, 3, 3), "roland": (2, 2, 5), "valora": (3, 4, 2),
}  # fmt: skip
"""How many red, green and blue Actions each has."""
HP = {"asha": 11, "feyn": 10, "khor": 14, "naz": 12, "roland": 12, "valora": 11}


def action(name: str, colour: str, **more: Any) -> list[Item]:
    """An Action and its partner."""
    return [
        {"id": name, "kind": "action", "colour": colour, **more},
        {"id": f"{name}-boost", "kind": "boost", "colour": colour, "partner": name, "gives": {"damage": 1}},
    ]


def single(name: str, colour: str = "white", **more: Any) -> Item:
    """A Disposable Action."""
    return {"id": name, "kind": "action", "colour": colour, "disposable": True, **more}


def board(who: str, deck: list[str], **bar: int) -> Item:
    """A seeker of the story's own making."""
    lantern = {"colour": "white", "do": []}
    return {"id": who, "hp": 9, "armour": 0, "bar": bar, "special": {}, "lantern": lantern, "deck": deck}


def own_cards(who: str) -> list[str]:
    """The nine Actions of a starting deck: asha-red-1, asha-red-2, asha-green-1 ..."""
    return [
        f"{who}-{colour}-{number + 1}"
        for colour, count in zip(("red", "green", "blue"), BARS[who], strict=True)
        for number in range(count)
    ]


def seeker(who: str) -> Item:
    red, green, blue = BARS[who]
    return {
        "id": who, "hp": HP[who], "armour": 1, "bar": {"red": red, "green": green, "blue": blue}, "special": {},
        "lantern": {"colour": "white", "do": []}, "deck": own_cards(who),
        "rules": ["kinfire.deckbuild.asha-colours"] if who == "asha" else [],
    }  # fmt: skip


CARDS: list[Item] = [
    {"id": "exhausted", "kind": "exhausted"},
    *(each for who in BARS for card in own_cards(who) for each in action(card, card.split("-")[1], portrait=who)),
    *action("sabre", "red"), *action("sling", "green"), *action("scroll", "blue"), *action("net", "green"),
    *action("star", "white", kinfire=2), *action("crown", "red", kinfire=3), *action("ring", "green", kinfire=1),
    *action("twin", "red-blue"), *action("hole", "void"),
    *(each for number in range(4) for each in action(f"flash-{number}", "white", instant=True)),
    *action("secret", "green", portrait="asha"),
    single("remedy"), single("dear-remedy", kinfire=2), single("quick-remedy", instant=True),
    {"id": "charm", "kind": "boost", "colour": "white", "disposable": True, "gives": {"parry": 1}},
    *action("cape", "green"), *action("lesson", "blue"),
    *action("bronze-find", "red"), *action("silver-find", "green"), *action("gold-find", "blue"),
    *action("asha-ember", "green", portrait="asha", kinfire=1), *action("khor-ember", "red", portrait="khor"),
]  # fmt: skip


def page(name: str, deck: str, *ways: Item, do: Sequence[Item] = (), **more: Any) -> Item:
    """A story card."""
    return {"id": name, "deck": deck, "do": list(do), "ways": list(ways), **more}


def way(text: str, go: str | None = None, **more: Any) -> Item:
    return {"text": text, **({"go": go} if go else {}), **more}


STORIES: list[Item] = [
    page("1-1", "road", do=[{"do": "fate", "number": 2}, {"do": "fight", "fight": "ambush"}]),
    page("1-3", "road", do=[{"do": "earn", "coins": 3}, {"do": "end", "actions": 2}]),
    page("1-4", "road", do=[{"do": "end", "won": False}]),
    page("2-1", "heron", way("left", "2-2"), way("right", "2-3", hurts=2)),
    page("2-2", "heron", do=[{"do": "exhaust"}, {"do": "earn", "coins": 5}, {"do": "town", "town": "vinna"},
                             {"do": "prompt", "quest": "keep"}, {"do": "prompt", "quest": "peak"},
                             {"do": "end", "actions": 3}]),
    page("2-3", "heron", do=[{"do": "test", "flips": 2, "seek": ["blue"], "failed": [{"do": "hurt", "hp": 1}],
                              "won": "2-2", "lost": "2-4"}]),
    page("2-4", "heron", do=[{"do": "treasure", "tier": "bronze"}, {"do": "kindle"}, {"do": "town", "town": "vinna"},
                             {"do": "prompt", "quest": "keep"}, {"do": "end", "actions": 2}]),
    page("3-1", "keep", do=[{"do": "upgrade", "pack": "embers"}, {"do": "end", "actions": 2}]),
    page("4-1", "peak", do=[{"do": "epilogue"}]),
    page("v-1", "vinna", do=[{"do": "inn", "price": 1}]),
    page("v-2", "vinna", do=[{"do": "shop", "shop": "forge"}]),
    page("v-3", "vinna", way("drink", pays=1, do=[{"do": "heal", "hp": 2}]), way("listen", "v-e1"), way("go")),
    page("v-4", "vinna", locked=True),
    page("v-e1", "vinna", do=[{"do": "remember", "memory": "v-a"}, {"do": "unlock", "card": "v-4"}], event=True),
]  # fmt: skip

THIN: dict[str, list[Item]] = {
    "cards": CARDS,
    "seekers": [seeker(who) for who in BARS],
    "zones": [{"id": "glade", "x": 1, "y": 1}],
    "maps": [{"id": "wood", "zones": ["glade"], "borders": []}],
    "enemies": [
        {"id": name, "hp": 9, "targets": "most-hp", "rows": [{"row": "active", "name": "bite", "do": []}]}
        for name in ("wyvern", "bandit", "hound")
    ],
    "fights": [
        {
            "id": "ambush", "map": "wood", "enemies": [{"who": "wyvern", "zone": "glade"}], "spots": ["glade"] * 4,
            "won": "1-3", "lost": "1-4",
        }
    ],
    "stories": STORIES,
    "memories": [{"id": "v-a"}],
    "quests": [
        {"id": "road", "number": 1, "first": "1-1", "level": 1},
        {"id": "heron", "number": 2, "first": "2-1", "level": 1},
        {"id": "keep", "number": 3, "first": "3-1", "level": 2},
        {"id": "peak", "number": 4, "first": "4-1", "level": 3},
    ],
    "towns": [
        {
            "id": "vinna",
            "sites": [
                {"number": number, "name": f"site-{number}", "card": f"v-{number}", "x": number, "y": 1}
                for number in (1, 2, 3, 4)
            ],
        }
    ],
    "shops": [
        {
            "id": "forge",
            "goods": [{"card": "sabre", "price": 2}, {"card": "remedy", "price": 1}, {"card": "star", "price": 1}],
            "bounties": [
                {"enemy": "wyvern", "coins": 2, "item": "cape"}, {"enemy": "hound", "item": "net"},
                {"enemy": "bandit", "coins": 1},
            ],
            "lessons": [{"card": "lesson", "fee": 1, "flips": 1, "seek": ["blue"]}],
        }
    ],
    "treasures": [
        {"id": "chest", "tier": "bronze", "cards": ["bronze-find"]},
        {"id": "hoard", "tier": "silver", "cards": ["silver-find", "remedy"]},
        {"id": "vault", "tier": "gold", "cards": ["gold-find"]},
    ],
    "upgrades": [
        {"id": "embers", "cards": ["asha-ember", "khor-ember"], "interludes": {"asha": "of-asha", "khor": "of-khor"}}
    ],
}  # fmt: skip


def win(table: KinfireTable, step: SetUpFight) -> None:
    """In place of the combat."""
    table.then(Read(table.content["fights"][step.fight].won))


class Thin(Kinfire):
    """The game with these cards and without its combats."""

    steps = {**Kinfire.steps, SetUpFight: win}

    def content(self, paths: Sequence[Path] = (), extra: Mapping[str, Any] | None = None) -> Content:
        kept: dict[bytes, Content] = self.__dict__.setdefault("_kept", {})
        key = msgspec.json.encode(extra)
        if key not in kept:
            items: dict[str, Any] = {name: list(each) for name, each in THIN.items()}
            for name, more in (extra or {}).items():
                if name != "text":
                    new = {each["id"] for each in more}
                    items[name] = [each for each in items.get(name, ()) if each["id"] not in new] + more
            kept[key] = load(PACKS, [], extra=items)
        return kept[key]


THIN_GAME = Thin()


def start(
    *seats: str | Item,
    stories: Sequence[Item] = (),
    draw: dict[str, list[str]] | None = None,
    options: dict[str, Any] | None = None,
    more: dict[str, list[Item]] | None = None,
    seed: int = 1,
    turned: bool = True,
    **given: Any,
) -> Game:
    """A match in which these seekers are where `given` says; one person decides for all, unless `options` differ."""
    content = {**(more or {}), **({"stories": list(stories)} if stories else {})}
    scenario = Scenario(
        game="kinfire", about="", options={"players": "one", **(options or {})}, draw=draw or {}, content=content,
        seed=seed,
        given={"seats": [{"seeker": seat} if isinstance(seat, str) else seat for seat in seats], **given},
    )  # fmt: skip
    match = prepare(scenario, THIN_GAME)
    match.begin()
    if turned:
        turn(match)
    return match


def fresh(seats: int = 3, seed: object = 1, **options: Any) -> Game:
    """A campaign from its very beginning."""
    return Match.start(THIN_GAME, Setup(seats=seats, seed=str(seed), options=options), telling=True)


def play(match: Game, *lines: str) -> None:
    """Answers in order, each 'seat option'; without a seat it is seat 0."""
    for line in lines:
        seat, _, option = line.rpartition(" ")
        offers = match.offers(int(seat or 0))
        assert offers, f"{line}: seat {seat} is not asked; {asked(match)}"
        match.answer(int(seat or 0), offers[0].decision, option)
        turn(match)


def turn(match: Game) -> None:
    """Pages that lead on without a choice are turned."""
    while (offers := match.offers()) and offers[0].options[0].id in ("to-arms", "close-box", "flip"):
        match.answer(offers[0].seat, offers[0].decision, offers[0].options[0].id)


def all_vote(match: Game, option: str) -> None:
    """Everybody who is asked says the same."""
    for offer in match.offers():
        match.answer(offer.seat, match.offers(offer.seat)[0].decision, option)


def asked(match: Game) -> dict[int, str]:
    return {offer.seat: offer.prompt.key for offer in match.offers()}


def menu(match: Game, seat: int = 0) -> set[str]:
    return {option.id for offer in match.offers(seat) for option in offer.options}


def told(match: Game) -> list[str]:
    return [event.key for event in match.events]


def deck(match: Game, seat: int) -> list[str]:
    """All that a seeker's deck is made of."""
    each = match.state.seats[seat]
    return sorted([*each.deck.cards, *each.hand.cards, *each.discard.cards])
