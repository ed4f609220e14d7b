"""`python -m tests.games.tainted_grail.soak_fights`: random fights with random cards, of every kind of deed there is.

Packs are made up from the schema: each card, enemy, Item and Skill does something at random. Prints how many fights
were played, and stops at the first one that breaks, with the seed that leads there.
"""

from __future__ import annotations

import argparse
import random
import sys
import time
from collections import Counter
from typing import Any, get_args

from msgspec import inspect

from roundtable.games.tainted_grail.box import box_of
from roundtable.games.tainted_grail.campaign.modes import CHALLENGE, STORY
from roundtable.games.tainted_grail.effects.fighting import EnemyDeed, FightDeed
from roundtable.games.tainted_grail.effects.terms import ROWS, Trait
from roundtable.kernel.knowledge import census
from roundtable.scenarios.format import Scenario
from roundtable.scenarios.runner import prepare
from roundtable.testing import properties

from .thin import GAME, HEROES

Item = dict[str, Any]
FIGHT_MOMENTS = (
    "lasting",
    "encounter",
    "fight-start",
    "active",
    "activation",
    "placed",
    "attacked",
    "opportunity",
    "escape",
    "end-turn",
    "stage-won",
    "won",
    "lost",
    "fight-end",
)
REWARDS = [
    {"do": "exp", "by": 1},
    {"do": "food", "by": 2},
    {"do": "item"},
    {"do": "terror", "by": 1},
    {"do": "health", "by": -1},
]
TOO_MUCH = {"leave": 0.1, "win-stage": 0.2, "run-away": 0.1, "opportunity": 0.3}
"""Deeds that would end most fights too soon."""


KINDS = {union: [inspect.type_info(each) for each in get_args(union)] for union in (FightDeed, EnemyDeed)}


class Maker:
    """Makes up items that fit the schema."""

    def __init__(self, rng: random.Random) -> None:
        self.rng = rng

    def value(self, shape: Any, name: str, depth: int) -> Any:
        rng = self.rng
        if isinstance(shape, inspect.Metadata):
            return self.value(shape.type, name, depth)
        if isinstance(shape, inspect.UnionType):
            structs = [each for each in shape.types if isinstance(each, inspect.StructType)]
            if structs:
                return self.deed(structs, depth)
            return self.value(next(each for each in shape.types if not isinstance(each, inspect.NoneType)), name, depth)
        if isinstance(shape, inspect.StructType):
            return self.struct(shape, depth)
        if isinstance(shape, inspect.VarTupleType):
            return (
                [self.value(shape.item_type, name, depth + 1) for _ in range(rng.choice((1, 1, 2)))]
                if depth < 4
                else []
            )
        if isinstance(shape, inspect.IntType):
            if name in ("number", "keep", "pay", "level"):
                return rng.randint(1, 2)
            return rng.choice((1, 1, 1, 2, 2, 3)) * (rng.choice((1, 1, 1, -1)) if (shape.ge or 0) < 0 else 1)
        if isinstance(shape, inspect.BoolType):
            return rng.random() < 0.5
        if isinstance(shape, inspect.LiteralType):
            return rng.choice(shape.values)
        if isinstance(shape, inspect.StrType):
            return "foe-0" if name == "encounter" else f"t{rng.randrange(10**6)}"
        raise TypeError(f"{name}: {shape}")

    def deed(self, kinds: list[Any], depth: int) -> Item:
        while True:
            kind = self.rng.choice(kinds)
            if self.rng.random() <= TOO_MUCH.get(str(kind.tag), 1) and (depth < 3 or not self.nests(kind)):
                return self.struct(kind, depth)

    @staticmethod
    def nests(kind: Any) -> bool:
        return kind.tag in ("if", "may", "one-of")

    def struct(self, shape: Any, depth: int) -> Item:
        made: Item = {shape.tag_field: shape.tag} if shape.tag_field else {}
        for field in shape.fields:
            if field.required or self.rng.random() < (0.08 if shape.cls.__name__ == "Given" else 0.35):
                if field.encode_name in ("any", "none") and depth > 2:
                    continue
                made[field.encode_name] = self.value(field.type, field.encode_name, depth + 1)
        return made

    def deeds(self, union: Any, most: int = 2) -> list[Item]:
        return [self.deed(KINDS[union], 0) for _ in range(self.rng.randint(1, most))]

    # --- items ---

    def card(self, name: str, kind: Any, number: int) -> Item:
        rng, rows = self.rng, ROWS[kind]
        icons = ["draw", "extra", "extra", "tear", "x2", "void"] + (
            ["marker", "marker", "marker-2"] if kind == "combat" else ["up", "up", "down", "stage", "stage"]
        )
        left = {
            row: rng.choices(icons, k=rng.choice((0, 1, 1, 1, 2)))
            for row in (*rows, "magic", "free")
            if rng.random() < 0.6
        }
        right: Item = {row: rng.choice((1, 1, 2)) for row in rows if rng.random() < 0.6}
        right |= {"magic": rng.random() < 0.4, "free": rng.choice(("plain", "plain", "x2", "void"))}
        whens = rng.choices(("placed", "delayed", "attacked", "lasting", "charges", "torn"), k=rng.choice((0, 1, 1, 2)))
        abilities = [{"when": when, "do": self.deeds(FightDeed)} for when in whens]
        return {
            "id": name,
            "kind": kind,
            "colour": "blue",
            "number": number,
            "left": left,
            "right": right,
            "abilities": abilities,
            "passive": rng.random() < 0.2,
        }

    def foe(self, name: str) -> Item:
        rng = self.rng
        rows = [{"pool": pool, "do": self.deeds(EnemyDeed, 3)} for pool in (0, 3, 6)]
        return {
            "id": name,
            "kind": "combat",
            "colour": rng.choice(("green", "gray", "purple")),
            "level": 1,
            "value": rng.randint(7, 15),
            "traits": rng.sample(get_args(Trait), rng.choice((0, 1, 2, 3))),
            "right": {"aggression": 1, "magic": rng.random() < 0.5, "free": rng.choice(("plain", "x2", "void"))},
            "attacks": rows,
            "opportunity": self.deeds(EnemyDeed),
            "reward": REWARDS[: rng.randint(0, 5)],
            "loot": rng.sample(REWARDS, 2),
            "lost": rng.sample(REWARDS, 1),
            "offers": [{"text": "one", "pays": {"food": 1}}] if rng.random() < 0.2 else [],
        }

    def talk(self, name: str) -> Item:
        rng = self.rng
        numbers = rng.choice(([1], [1, 2], [1, 1, 2]))
        stages = [
            {
                "number": number,
                "text": f"s{place}",
                "symbol": {"empathy": 2, "caution": 1},
                "response": self.deeds(EnemyDeed, 3),
                "idle": self.deeds(EnemyDeed) if rng.random() < 0.3 else [],
                "also": {"spirituality": self.deeds(EnemyDeed)},
                "either": [{"text": "one", "symbol": {"empathy": 3}}, {"text": "two"}] if rng.random() < 0.3 else [],
            }
            for place, number in enumerate(numbers)
        ]
        return {
            "id": name,
            "kind": "diplomacy",
            "level": 1,
            "low": -4,
            "high": rng.randint(3, 6),
            "right": {"empathy": 1, "magic": True},
            "stages": stages,
            "avoid": {"pays": {"magic": 1, "energy": 1}} if rng.random() < 0.3 else None,
            "failure": rng.sample(REWARDS, 2),
            "reward": rng.sample(REWARDS, 2),
        }

    def power(self) -> Item:
        rng = self.rng
        made: Item = {
            "when": rng.choice(FIGHT_MOMENTS),
            "fight": self.deeds(FightDeed),
            "may": rng.random() < 0.2,
            "once": rng.choice(("activation", "fight", "day")),
        }
        if rng.random() < 0.4:
            made["flip"] = True
        if rng.random() < 0.2:
            made["pays"] = {rng.choice(("energy", "health", "food", "magic")): 1}
        if rng.random() < 0.15:
            made["discard"] = True
        return made

    def pack(self) -> dict[str, list[Item]]:
        rng = self.rng
        words = [None, "weapon", "armor", "shield", "companion", "relic"]
        items = [{"id": f"item-{n}", "keyword": rng.choice(words), "powers": [self.power()]} for n in range(12)]
        side = lambda: {"name": "n", "text": "t", "powers": [self.power()]}  # noqa: E731
        skills = [
            {
                "id": f"skill-{n}",
                "number": n,
                "attribute": rng.choice(ROWS["combat"] + ROWS["diplomacy"]),
                "front": side(),
                "back": side(),
            }
            for n in range(1, 9)
        ]
        secrets = [
            {
                "id": f"secret-{n}",
                "number": n,
                "keyword": rng.choice(words),
                "everyone": n == 1,
                "powers": [self.power()],
            }
            for n in range(1, 5)
        ]
        cards = [self.card(f"{kind}-{n}", kind, n % 25 + 1) for kind in ROWS for n in range(60)]
        encounters = [self.foe(f"foe-{n}") for n in range(6)] + [self.talk(f"talk-{n}") for n in range(4)]
        dying = [{"id": name, "powers": [], "items_at_most": 1} for name in ("dying", "dying-solo")]
        return {
            "items": items,
            "skills": skills,
            "secrets": secrets,
            "cards": cards,
            "encounters": encounters,
            "afflictions": dying,
            "locations": [{"id": "101", "x": 0, "y": 0}],
        }


def start(rng: random.Random, content: dict[str, list[Item]], number: int) -> Any:
    """A fight of one to four, with a mode now and then."""
    seats = rng.randint(1, 4)
    cards = {kind: [card["id"] for card in content["cards"] if card["kind"] == kind] for kind in ROWS}
    for kind in ROWS:
        rng.shuffle(cards[kind])
    items, skills = [item["id"] for item in content["items"]], [skill["id"] for skill in content["skills"]]
    rng.shuffle(items)
    rng.shuffle(skills)
    people = []
    for seat, hero in enumerate(rng.sample(HEROES, seats)):
        people.append(
            {
                "who": hero["id"],
                "at": "101",
                "magic": rng.randint(0, 4),
                "food": rng.randint(0, 3),
                "wealth": rng.randint(0, 20),
                "rep": rng.randint(0, 3),
                "terror": rng.randint(0, 6),
                "health": rng.randint(3, 8),
                "energy": rng.randint(0, 3),
                "combat": cards["combat"][seat * 15 : seat * 15 + 15],
                "diplomacy": cards["diplomacy"][seat * 15 : seat * 15 + 15],
                "items": items[seat * 2 : seat * 2 + 2],
                "skills": {skills[seat]: rng.choice(("front", "back"))},
                "secrets": [f"secret-{seat + 1}"] if rng.random() < 0.5 else [],
                "attributes": {row: rng.randint(0, 2) for rows in ROWS.values() for row in rows},
            }
        )
    modes = list(rng.choice(((), (), STORY, CHALLENGE)))
    enemy = rng.choice(content["encounters"])["id"]
    given = {"seats": people, "fight": {"card": enemy, "fresh": True}, "sites": {"101": 8}, "modes": modes}
    scenario = Scenario(game="tainted-grail", about="", seats=seats, seed=str(number), given=given, content=content)
    match = prepare(scenario, GAME)
    match.table.core.chance.dice = None
    match.table.telling = rng.random() < 0.1
    return match


def fits(match: Any) -> None:
    """What must hold at every decision."""
    for seat, one in enumerate(match.state.seats):
        if not one.who:
            continue
        assert 0 <= one.health <= one.most_health, one
        assert 0 <= one.terror <= box_of(match.content).characters[one.tray].terror_slots, one
        assert one.energy >= 0, one
        limiter = "grail.story.no-health-limiter" not in match.state.modes
        assert not limiter or match.table.touched or one.energy <= one.health, (seat, one.energy, one.health)
        assert all(0 <= getattr(one, each) <= 20 for each in ("food", "wealth", "rep", "magic")), one
    for fight in match.state.fights:
        assert len(fight.laid) == len(fight.sequence), fight
        assert all(count >= 0 for count in fight.joined.values()), fight
        assert fight.kind == "diplomacy" or fight.pool >= 0, fight
        assert all(laid.tokens >= 0 and laid.charges >= 0 for laid in fight.laid), fight


def one_fight(rng: random.Random, content: dict[str, list[Item]], number: int, thorough: float) -> tuple[int, str]:
    match = start(rng, content, number)
    cards, decisions = census(match.state), 0
    match.begin()
    while match.windows:
        fits(match)
        if rng.random() < thorough:
            properties.check_options(match)
            properties.check_clone(match, rng)
            properties.check_tree(match.state)
            properties.check_preview(match, rng)
            for seat in range(match.setup.seats):
                properties.check_secrets(match, seat, rng)
            properties.check_undo(match, rng)
        properties.step_randomly(match, rng)
        decisions += 1
        assert decisions < 3000, "a fight without end"
    assert census(match.state) == cards, "cards were lost or made"
    assert not match.state.fights
    assert not any(len(one.hand) + len(one.discard) for one in match.state.seats)
    return decisions, str(match.events[-1].key if match.events else "")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--fights", type=int, default=20_000)
    parser.add_argument("--from", dest="first", type=int, default=0)
    parser.add_argument("--each", type=int, default=40, help="fights with each made-up pack")
    parser.add_argument("--thorough", type=float, default=0.005)
    args = parser.parse_args()
    began, decisions, longest = time.monotonic(), 0, 0
    ends: Counter[str] = Counter()
    for number in range(args.first, args.first + args.fights, args.each):
        content = Maker(random.Random(number)).pack()
        for each in range(args.each):
            try:
                made, end = one_fight(random.Random(f"{number}-{each}"), content, each, args.thorough)
            except Exception:
                print(f"broken: --from {number} --each {args.each}, fight {each}")
                raise
            decisions, longest = decisions + made, max(longest, made)
            ends[end] += 1
    print(f"{args.fights} fights, {decisions} decisions, the longest {longest}, {time.monotonic() - began:.0f} s")
    return 0


if __name__ == "__main__":
    sys.exit(main())
