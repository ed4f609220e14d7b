"""What cards do, in words: every skill, half, outcome, mission and objective as lines, made from the pack's data.

Each line is a `Say` with a parameter `kind`, so that front ends can set it apart: a divine skill, a hazard skill, the
bright and the dark outcome. Its key is the deed's (`does-heal`); what leads up to it (`Divine, 1 gem:`) is `does-lead`.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Any, Final

from roundtable.games.reflets.effects.cards import (
    Bestiole,
    Creature,
    Dilemma,
    Half,
    Hero,
    Loot,
    Needs,
    Relic,
    RoadChance,
    Skill,
)
from roundtable.games.reflets.effects.deeds import Cancel, Choose, Do, ForceReroll, Gems, Swap
from roundtable.games.reflets.effects.deeds import Test as VitalityDeed
from roundtable.games.reflets.effects.hazards import Collective, Condition, Hazard, Node, VitalityStep, Zone
from roundtable.games.reflets.effects.quests import CardsWon, HeroesAlive, Holds, LeaderIs, LootHeld, Quest, Without
from roundtable.games.reflets.effects.terms import COLOURS, Price
from roundtable.kernel.scene import Say, Text, say

PLAIN: Final = "plain"
AND: Final = "and"


# --- deeds ---


def lines(do: Do, kind: str = PLAIN, price: Price = (), when: str = "") -> tuple[Say, ...]:
    """Deeds one after the other; the first says what it is and what it costs."""
    found: list[Say] = []
    for deed in do:
        found += deed_lines(deed, kind if not found else AND, price if not found else (), when)
    return tuple(found)


def deed_lines(deed: Any, kind: str, price: Price, when: str) -> Iterator[Say]:
    """A deed; of several to choose from, each of them."""
    if not isinstance(deed, Choose):
        yield deed_line(deed, kind, price, when)
        return
    for number, one in enumerate(deed.one):
        yield from lines(one, kind if not number else "or", price if not number else (), when)


def deed_line(deed: Any, kind: str, price: Price, when: str) -> Say:
    """`does-heal` with how many; `by` may be a loss."""
    number = int(getattr(deed, "count", getattr(deed, "by", getattr(deed, "at", 1))))
    colours = getattr(deed, "colours", ())
    return say(
        f"does-{variant(deed)}", kind=kind, count=number, away=abs(number), price=len(price), gem=gem_of(price),
        when=when or "@text.at-once", colour=f"@text.tested-{colours[0]}" if colours else "@text.tested-any",
        card=f"@relics.{deed.relic}" if hasattr(deed, "relic") else "",
    )  # fmt: skip


def variant(deed: Any) -> str:
    """The deed's name in texts: some say something else where they have a word of their own."""
    tag: str = deed.__struct_config__.tag
    if isinstance(deed, Swap | Cancel):
        return f"{tag}-{deed.what}"
    if (isinstance(deed, ForceReroll) and deed.golden) or (isinstance(deed, VitalityDeed) and deed.rival):
        return f"{tag}-{'golden' if isinstance(deed, ForceReroll) else 'rival'}"
    if tag in ("spaces", "push", "dragon") and deed.by < 0:
        return f"{tag}-back"
    return tag


def gem_of(price: Price) -> str:
    """The colour of what is paid, as words: any, if it does not matter; each, if it is two of each."""
    if len(set(price)) > 1:
        return "@text.paid-each"
    return f"@text.paid-{price[0]}" if price else "@text.paid-any"


# --- cards ---


def skill_lines(skills: tuple[Skill, ...]) -> tuple[Say, ...]:
    return tuple(line for skill in skills for line in lines(skill.do, skill.kind, skill.price))


@lru_cache(512)
def hero_lines(hero: Hero) -> tuple[Text, ...]:
    """What a hero can do; of who can do nothing special, that."""
    spares = (say("does-spares", kind="always"),) if hero.spares else ()
    return (*skill_lines(hero.skills), *spares) or (say("does-unskilled", kind="always"),)


@lru_cache(512)
def gear_lines(piece: Loot | Relic) -> tuple[Text, ...]:
    """What it sets, whom it lets wear it, and its skills."""
    sets = [
        say("does-sets", kind="sets", colour=f"@text.tested-{colour}", count=piece.sets.of(colour))
        for colour in piece.sets.colours
    ]
    always = [
        say(f"does-{name}", kind="always") for name in ("cursed", "spares", "wild") if getattr(piece, name, False)
    ]
    return *sets, *need_lines(piece.needs), *skill_lines(piece.skills), *always


def need_lines(needs: Needs) -> Iterator[Say]:
    for colour in needs.least.colours:
        yield say("does-needs", kind="needs", colour=f"@text.tested-{colour}", count=needs.least.of(colour))
    for name, negative in (("race", False), ("no_race", True), ("alignment", False), ("no_alignment", True)):
        value = getattr(needs, name)
        if value is not None:
            what = f"@text.{name.removeprefix('no_')}-{value}"
            yield say("does-needs-no" if negative else "does-needs-one", kind="needs", what=what)


def half_lines(half: Half, side: str) -> tuple[Say, ...]:
    """One half of a Dilemma: when it may be played, and what it does."""
    kind = "divine" if half.when == "bless" and side == "lower" else side
    gem = lines((Gems(1),), "gem") if half.gem else ()
    return *lines(half.do, kind, when=f"@text.moment-{half.when}"), *gem


@lru_cache(512)
def dilemma_lines(card: Dilemma) -> tuple[Text, ...]:
    return *half_lines(card.upper, "upper"), *half_lines(card.lower, "lower")


@lru_cache(256)
def handicap_lines(card: Creature | Bestiole) -> tuple[Text, ...]:
    """By how much it raises which objectives, and what it means for the outcome."""
    raised: list[Text] = []
    if isinstance(card, Creature):
        raised = [
            say("does-raises", kind="raises", colour=f"@text.tested-{colour}", count=getattr(card.raises, colour))
            for colour in COLOURS
            if getattr(card.raises, colour)
        ]
        if card.raises.all:
            raised.append(say("does-raises", kind="raises", colour="@text.tested-every", count=card.raises.all))
        if card.raises.stars:
            raised.append(say("does-raises-stars", kind="raises", count=card.raises.stars))
    else:
        raised = [say("does-caps-two", kind="raises")]
    return *raised, *lines(card.bright, "bright"), *lines(card.dark, "dark")


@lru_cache(64)
def event_lines(card: RoadChance) -> tuple[Text, ...]:
    """Six events, by the golden die."""
    return tuple(
        line
        for face, event in enumerate(card.events, 1)
        for line in lines(event.do, "reader" if event.reader else "event", when=str(face))
    )


# --- hazards ---


def outcome(hazard: Hazard, bright: bool) -> tuple[Say, ...]:
    """What the trial's end brings."""
    return lines(hazard.bright if bright else hazard.dark) or (say("does-nothing", kind=PLAIN),)


def node_name(node: Node) -> Text:
    """`Agility`, or a Vitality test."""
    return say("node-vitality") if isinstance(node, VitalityStep) else say(f"tested-{node.colour}")


def node_line(node: Node) -> Say:
    """An objective in a line: what it asks for."""
    if isinstance(node, VitalityStep):
        return say("node-vitality-asks", kind="node")
    if isinstance(node, Collective):
        return say("node-collective", kind="node", colour=f"@text.tested-{node.colour}", count=node.points)
    slot = node.slot or 0
    return say("node-individual", kind="node", colour=f"@text.tested-{node.colour}", count=node.stars, slot=slot)


@lru_cache(256)
def hazard_lines(hazard: Hazard) -> tuple[Text, ...]:
    """Its cost, its objectives, its outcomes, or what is for sale."""
    found: list[Text] = [say("hazard-cost", kind="cost", count=hazard.cost)]
    found += condition_lines(getattr(hazard, "needs", Condition()))
    found += [node_line(node) for node in hazard.graph]
    found += lines(hazard.bright, "bright")
    found += lines(hazard.dark, "dark")
    for sale in hazard.sales if isinstance(hazard, Zone) else ():
        found += lines(sale.do, "sale", sale.price)
    return tuple(found)


def condition_lines(needs: Condition) -> Iterator[Say]:
    if needs.relic is not None:
        yield say("room-needs-relic", kind="needs", card=f"@relics.{needs.relic}")
    if needs.gear:
        yield say("room-needs-gear", kind="needs", count=needs.gear)
    if needs.dragon_away:
        yield say("room-needs-no-dragon", kind="needs")


# --- quests ---


@lru_cache(64)
def quest_lines(quest: Quest) -> tuple[Text, ...]:
    """Three steps, then what else is worth points."""
    steps = [
        say("quest-step", kind="step", number=number, text=f"@quests.{quest.id}.step-{number}", points=points)
        for number, points in enumerate(quest.steps, 1)
    ]
    powers = [say(f"quest-{name}", kind="always") for name in ("spares", "stops") if getattr(quest, name)]
    return *steps, *(line for mission in quest.missions for line in mission_lines(mission)), *powers


def mission_lines(mission: Any) -> Iterator[Say]:
    """A mission; where any of several will do, each of them."""
    tag = mission.__struct_config__.tag
    count = int(getattr(mission, "count", getattr(mission, "gold", 1)))
    common: dict[str, int | str] = {"kind": "mission", "points": mission.points, "count": count}
    if isinstance(mission, LeaderIs | Without):
        yield say(f"mission-{tag}", **common, what=f"@text.alignment-{mission.alignment}")
    elif isinstance(mission, HeroesAlive):
        names = [f"@text.many-{race}" for race in mission.races]
        names += [f"@text.many-{mission.alignment}"] if mission.alignment else []
        yield from any_of("mission-heroes", common, names)
        if not names:
            yield say("mission-alive", **common)
    elif isinstance(mission, Holds):
        names = [f"@loot.{card}" for card in mission.loot] + [f"@treasures.{card}" for card in mission.treasures]
        yield from any_of("mission-holds", common, names)
    elif isinstance(mission, CardsWon):
        yield from any_of("mission-won", common, [f"@text.won-{kind}" for kind in mission.kinds])
    elif isinstance(mission, LootHeld) and mission.cursed:
        yield say("mission-cursed", **common)
    else:
        yield say(f"mission-{tag}", **common)


def any_of(key: str, common: dict[str, int | str], names: list[str]) -> Iterator[Say]:
    """A mission with the first of what will do; the others go on in the same line."""
    for number, name in enumerate(names):
        yield say("mission-or", **{**common, "kind": "or"}, what=name) if number else say(key, **common, what=name)
