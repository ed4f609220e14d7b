"""The content laid out for quick reach: what meets what, who can do what, made once for each content."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import lru_cache
from typing import Any, Final

from roundtable.kernel.table import Table
from roundtable.packs import Content

from .effects.cards import Ability, Affliction, Card, Character, Edge, ItemCard, Power, SecretCard, SkillCard
from .effects.encounters import CombatEncounter, DiplomaticEncounter, Encounter, TextEncounter
from .effects.fighting import FACTORS, ICONS
from .effects.places import Location
from .effects.terms import ROWS, Attribute, Kind, Row, Seal

Named = tuple[str, Power]
"""A power by its name: its source and its place there."""


class Powers:
    """Powers by what they are printed on, so that a rule looks at no kind of card that has none for it."""

    __slots__ = ("afflictions", "any", "characters", "items", "secrets", "skills")

    def __init__(self) -> None:
        self.any: bool = False
        self.items: dict[str, list[Named]] = {}
        self.secrets: dict[str, list[Named]] = {}
        self.skills: dict[str, list[Named]] = {}
        """By card and side."""
        self.characters: dict[str, list[Named]] = {}
        self.afflictions: dict[str, list[Named]] = {}

    def add(self, source: str, named: Named) -> None:
        collection, _, card = source.partition(".")
        by_card: dict[str, list[Named]] = getattr(self, collection)
        by_card.setdefault(card, []).append(named)
        self.any = True


NO_POWERS: Final = Powers()
Icons = tuple[tuple[str, int, int], ...]
"""Icons of a Key: the name, what it is worth by itself, and what it is worth with the prefix before it."""
Joint = tuple[tuple[Row, int, Icons], ...]
"""For each row whose two halves meet: the row, the level it asks for, and its icons."""


class Box:
    """What a content holds, as the rules ask for it."""

    def __init__(self, content: Content) -> None:
        self.content = content
        self.cards = content.of("cards", Card)
        self.characters = content.of("characters", Character)
        self.items = content.of("items", ItemCard)
        self.secrets = content.of("secrets", SecretCard)
        self.skills = content.of("skills", SkillCard)
        self.afflictions = content.of("afflictions", Affliction)
        self.encounters: dict[str, Encounter] = dict(content["encounters"])
        self.fighting: dict[str, CombatEncounter] = {
            i: card for i, card in self.encounters.items() if isinstance(card, CombatEncounter)
        }
        self.talking: dict[str, DiplomaticEncounter] = {
            i: card for i, card in self.encounters.items() if isinstance(card, DiplomaticEncounter)
        }
        self.of_text: dict[str, TextEncounter] = {
            i: card for i, card in self.encounters.items() if isinstance(card, TextEncounter)
        }
        self.powers: dict[str, tuple[Power, ...]] = {
            **{f"items.{i}": item.powers for i, item in self.items.items()},
            **{f"secrets.{i}": secret.powers for i, secret in self.secrets.items()},
            **{f"skills.{i}.front": skill.front.powers for i, skill in self.skills.items()},
            **{f"skills.{i}.back": skill.back.powers for i, skill in self.skills.items()},
            **{f"characters.{i}": (who.action, who.flaw) for i, who in self.characters.items()},
            **{f"afflictions.{i}": card.powers for i, card in self.afflictions.items()},
        }
        """By source: collection, id, and the side of a Skill card."""
        self.at_moment = self._powers_by(lambda power: (power.when,))
        self.lasting = self._powers_by(lambda power: _tags(power) if power.when == "lasting" else ())
        """By the deeds that last."""
        self.of_price = self._powers_by(lambda power: tuple(cost.of for cost in power.costs))
        """By what they make dearer or cheaper."""
        self.keyword = {
            **{i: item.keyword for i, item in self.items.items()},
            **{i: secret.keyword for i, secret in self.secrets.items()},
        }
        self.by_when: dict[str, dict[str, list[Ability]]] = {
            i: {when: [each for each in card.abilities if each.when == when] for when in _whens(card)}
            for i, card in self.cards.items()
        }
        self.trays = {who.colour: who.id for who in self.characters.values() if who.colour and not who.stranger}
        """By colour, the Character whose Tray it is."""
        self._joints: dict[tuple[str, str, bool], Joint] = {}

    def _powers_by(self, keys: Callable[[Power], Iterable[str]]) -> dict[str, Powers]:
        """All powers, so that a rule looks at none that does not concern it."""
        found: dict[str, Powers] = {}
        for source, powers in self.powers.items():
            for number, power in enumerate(powers):
                for key in dict.fromkeys(keys(power)):
                    found.setdefault(key, Powers()).add(source, (f"{source}.{number}", power))
        return found

    def edge(self, card: str) -> Edge:
        """The open Keys of a card, or of the Encounter that the Sequence begins with."""
        if card in self.cards:
            return self.cards[card].right
        if card in self.fighting:
            return self.fighting[card].right
        return self.talking[card].right

    def joint(self, left: str, right: str, no_void: bool = False) -> Joint:
        """Which Keys meet where one card is laid to the right of another; `no_void`: void icons do nothing."""
        found = self._joints.get((left, right, no_void))
        if found is None:
            found = self._joints[left, right, no_void] = self._meet(left, right, no_void)
        return found

    def _meet(self, left: str, right: str, no_void: bool) -> Joint:
        edge, card = self.edge(left), self.cards[right]
        rows: list[tuple[Row, int]] = [
            (row, wanted) for row in ROWS[card.kind] if (wanted := getattr(edge, row)) is not None and row in card.left
        ]
        if edge.magic and "magic" in card.left:
            rows.append(("magic", 0))
        if "free" in card.left:
            rows.append(("free", 0))
        return tuple(
            (row, wanted, counted(card.left[row], edge.free if row == "free" else "plain", no_void))
            for row, wanted in rows
        )

    def abilities(self, card: str, when: str) -> list[Ability]:
        return self.by_when[card].get(when, [])


def _tags(power: Power) -> tuple[str, ...]:
    return tuple(str(deed.__struct_config__.tag) for deed in power.fight)


def _whens(card: Card) -> list[str]:
    return list(dict.fromkeys(each.when for each in card.abilities))


def counted(icons: tuple[str, ...], prefix: str = "plain", no_void: bool = False) -> Icons:
    """The icons of a Key, and how often each counts: a multiplier or a void acts on the next one alone (A55).

    grail.combat.bonus-extra-never-multiplied: a multiplier before an extra-card bonus is ignored, a void is not (A54).
    """
    factor, found = FACTORS["plain" if no_void and prefix == "void" else prefix], []
    for icon in icons:
        if icon in FACTORS:
            factor *= 1 if no_void and icon == "void" else FACTORS[icon]
            continue
        name, number = ICONS[icon]  # type: ignore[index]
        found.append((name, number, min(factor, 1) if name == "extra" else number * factor))
        factor = 1
    return tuple(found)


box_of = lru_cache(maxsize=16)(Box)


def has_own_story(table: Table[Any, Content], who: str) -> bool:
    """A Character of another Campaign cannot get on with its own story here."""
    card = box_of(table.content).characters.get(who)
    if card is not None and card.stranger:
        table.cite("grail.freeplay.no-personal-story-for-strangers")
        return False
    return True


def seals_of(table: Table[Any, Content], place: str) -> tuple[Seal, ...]:
    """The seals beside the name of a Location."""
    card = table.content.of("locations", Location).get(place)
    table.cite("grail.location.at-most-three-seals")
    return () if card is None else card.seals


ATTRIBUTES: tuple[Attribute, ...] = (*ROWS["combat"], *ROWS["diplomacy"])
KINDS: tuple[Kind, ...] = ("combat", "diplomacy")
