"""Words that all chapters use: who plays, how the group decides, and the content laid out for quick reach."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator, Sequence
from functools import lru_cache

from roundtable.packs import Content

from .effects.cards import (
    Action,
    Attack,
    Boost,
    BoostPower,
    Lasting,
    Lends,
    SeekerBoard,
    SeekerDeed,
    SeekerMoment,
    Shove,
    Step,
)
from .effects.foes import AllyCard, EnemyBoard, EnemyMoment, Fight, Map, MapZone, Passive, Row, Strike
from .effects.terms import Condition, Reach, Status
from .option_makers import about, zone_option
from .state import Foe, Seeker

MASKS = {"red": 1, "green": 2, "blue": 4, "red-green": 3, "red-blue": 5, "green-blue": 6, "white": 7, "void": 0}
"""The colours that each colour of a card can stand for."""
FARTHEST = 99
"""So far is what can't be reached."""


# --- the party ---


# --- the content ---


class CombatMap:
    """A combat map: which zones touch, for moving and for attacking, and how far it is."""

    def __init__(self, card: Map) -> None:
        self.zones: tuple[str, ...] = card.zones
        self.moves: dict[str, list[str]] = {zone: [] for zone in card.zones}
        self.sights: dict[str, list[str]] = {zone: [] for zone in card.zones}
        self.walls: set[tuple[str, str]] = set()
        """Pairs of zones with a black line between them."""
        for border in card.borders:
            one, other = border.between
            if border.line == "black":
                self.walls |= {(one, other), (other, one)}
            if border.line is None:
                self.moves[one].append(other)
                self.moves[other].append(one)
            if border.line != "black":
                self.sights[one].append(other)
                self.sights[other].append(one)
        self.ways = {zone: [zone_option("move", beside) for beside in self.moves[zone]] for zone in card.zones}
        """For a figure in each zone, where it may go."""
        self.steps: dict[str, dict[str, int]] = {zone: self._from(zone) for zone in card.zones}
        """The fewest steps from zone to zone; none where there is no way."""
        self._away: dict[tuple[str, ...], dict[str, int]] = {}

    def away(self, goals: tuple[str, ...]) -> dict[str, int]:
        """How far each zone is from the nearest of these."""
        found = self._away.get(goals)
        if found is None:
            found = self._away[goals] = {
                zone: min([steps.get(goal, FARTHEST) for goal in goals], default=FARTHEST)
                for zone, steps in self.steps.items()
            }
        return found

    def _from(self, start: str) -> dict[str, int]:
        found, queue = {start: 0}, deque([start])
        while queue:
            zone = queue.popleft()
            for beside in self.moves[zone]:
                if beside not in found:
                    found[beside] = found[zone] + 1
                    queue.append(beside)
        return found


class Passives:
    """The passive rows of a board, taken together."""

    def __init__(self, rows: Sequence[Row]) -> None:
        passive = [row for row in rows if isinstance(row, Passive)]
        lent = [row.lends for row in passive if row.lends is not None]
        self.damage: int = sum(each.damage for each in lent)
        self.steps: int = sum(each.steps for each in lent)
        self.hide: dict[Reach, int] = {
            "melee": sum(each.hide for each in lent if each.against != "ranged"),
            "ranged": sum(each.hide for each in lent if each.against != "melee"),
        }
        self.immune: frozenset[Status] = frozenset(status for each in lent for status in each.immune)
        self.unheeding: bool = any(each.unheeding for each in lent)
        self.attacks: frozenset[Reach] = frozenset(
            deed.reach for row in rows for deed in row.do if isinstance(deed, Strike)
        )
        """The kinds of attack that the board has, in whatever row."""
        self.when: dict[EnemyMoment, list[Passive]] = {}
        for row in passive:
            if row.when is not None:
                self.when.setdefault(row.when, []).append(row)


def helps(power: BoostPower) -> bool:
    """Whether this is anything for somebody's action."""
    return bool(power.damage or power.steps or power.cards or power.hp)


def aims(deeds: tuple[SeekerDeed, ...]) -> frozenset[Reach]:
    """The kinds of attack among them; none where somebody may come nearer first."""
    moving = any(isinstance(deed, Step | Shove) for deed in deeds)
    return frozenset() if moving else frozenset(deed.reach for deed in deeds if isinstance(deed, Attack))


class Box:
    """The content of a match by what the rules ask of it."""

    def __init__(self, content: Content) -> None:
        cards = content["cards"]
        self.actions: dict[str, Action] = {i: card for i, card in cards.items() if isinstance(card, Action)}
        self.action_cards = frozenset(self.actions)
        self.plays = {i: about("play", i) for i in self.actions}
        self.boosts: dict[str, Boost] = {i: card for i, card in cards.items() if isinstance(card, Boost)}
        self.partner: dict[str, str] = {card.partner: i for i, card in self.boosts.items() if card.partner}
        """The Boost of each Action."""
        self.powers: dict[str, BoostPower] = {i: card.gives for i, card in self.boosts.items()}
        self.powers |= {i: card.boosts for i, card in self.actions.items() if card.boosts is not None}
        """What each card gives that can be played as a Boost."""
        self.free_actions = frozenset(i for i, card in self.actions.items() if card.instant and card.boosts is None)
        """Those that cost no action."""
        self.helpful = frozenset(i for i, gives in self.powers.items() if helps(gives))
        """The Boosts for an action."""
        self.parries = frozenset(i for i, gives in self.powers.items() if gives.parry)
        self.substitutions = frozenset(i for i, gives in self.powers.items() if gives.substitution)
        self.seekers = content.of("seekers", SeekerBoard)
        self.enemies = content.of("enemies", EnemyBoard)
        self.allies = content.of("allies", AllyCard)
        self.fights = content.of("fights", Fight)
        self.aims = {i: aims(card.do) for i, card in self.actions.items()}
        self.aims |= {f"lantern-{i}": aims(board.lantern.do) for i, board in self.seekers.items()}
        """How each Action and lantern attacks, where it does and brings nobody nearer."""
        does = {i: card.do for i, card in self.actions.items() if card.ward is None}
        does |= {f"lantern-{i}": board.lantern.do for i, board in self.seekers.items()}
        self.mere_attacks = frozenset(i for i, deeds in does.items() if all(isinstance(deed, Attack) for deed in deeds))
        """Those that do nothing else."""
        self.zones = content.of("zones", MapZone)
        self.harmful = frozenset(i for i, zone in self.zones.items() if zone.suffer or zone.statuses)
        self.guarding = frozenset(i for i, zone in self.zones.items() if zone.guard)
        self.inspiring = frozenset(i for i, zone in self.zones.items() if zone.damage)
        """The zones that hurt, that parry, and that add damage."""
        self.grounds = {i: CombatMap(card) for i, card in content.of("maps", Map).items()}
        self.battlefields = {i: self.grounds[fight.map] for i, fight in self.fights.items()}
        self.reactions = {i: frozenset(self._reactions(fight)) for i, fight in self.fights.items()}
        """What enemies and Ally cards of each fight may react to, in whatever phase."""
        self.colours: dict[str, int] = {i: MASKS[card.colour] for i, card in (self.actions | self.boosts).items()}
        self.colours |= {f"lantern-{i}": MASKS[board.lantern.colour] for i, board in self.seekers.items()}
        self._lends: dict[tuple[str, str] | str, Lends] = {}
        self._moments: dict[tuple[str, str] | str, dict[SeekerMoment, tuple[Lasting, ...]]] = {}
        self._rows: dict[tuple[str, int], tuple[Row, ...]] = {}
        self._names: dict[tuple[str, bool, int], str] = {}
        self._passive: dict[tuple[str, int, bool], Passives] = {}

    def _reactions(self, fight: Fight) -> Iterator[EnemyMoment]:
        boards = [self.enemies[posting.who] for posting in fight.enemies]
        rows = [row for board in boards for row in board.rows]
        rows += [row for posting in fight.allies for row in self.allies[posting.who].rows]
        overlays = [overlay for board in boards for phase in board.phases for overlay in phase.overlays]
        rows += [overlay.row for overlay in overlays if overlay.row is not None]
        return (row.when for row in rows if isinstance(row, Passive) and row.when is not None)

    # --- seekers: the special ability, and a ward ---

    def lends(self, seeker: Seeker) -> Lends:
        """What they lend together."""
        ward = seeker.ward.cards
        key = (seeker.who, ward[0]) if ward else seeker.who
        found = self._lends.get(key)
        if found is None:
            lent = [effect.lends for effect in self._lasting(seeker) if effect.lends is not None]
            merged = {name: sum(getattr(each, name) for each in lent) for name in Lends.__struct_fields__}
            merged["any_colour"] = bool(merged["any_colour"])
            found = self._lends[key] = Lends(**merged)
        return found

    def moments(self, seeker: Seeker) -> dict[SeekerMoment, tuple[Lasting, ...]]:
        """What they do, and when."""
        ward = seeker.ward.cards
        key = (seeker.who, ward[0]) if ward else seeker.who
        found = self._moments.get(key)
        if found is None:
            found = self._moments[key] = {}
            for effect in self._lasting(seeker):
                if effect.when is not None:
                    found[effect.when] = (*found.get(effect.when, ()), effect)
        return found

    def _lasting(self, seeker: Seeker) -> list[Lasting]:
        special, wards = self.seekers[seeker.who].special, [self.actions[card].ward for card in seeker.ward.cards[:1]]
        return [special, *(ward for ward in wards if ward is not None)]

    # --- enemies: what their boards show, with overlays ---

    def rows(self, foe: Foe) -> tuple[Row, ...]:
        """The abilities that show, top to bottom."""
        if foe.ally:
            return self.allies[foe.board].rows
        found = self._rows.get((foe.board, foe.phase))
        if found is None:
            board = self.enemies[foe.board]
            rows = list(board.rows)
            for phase in board.phases[: foe.phase]:
                for overlay in phase.overlays:
                    if overlay.row is not None:
                        rows[overlay.number - 1] = overlay.row
            found = self._rows[foe.board, foe.phase] = tuple(rows)
        return found

    def active_rows(self, foe: Foe) -> list[int]:
        return [index for index, row in enumerate(self.rows(foe)) if not isinstance(row, Passive)]

    def targets(self, foe: Foe) -> Condition:
        board = self.enemies[foe.board]
        condition = board.targets
        for phase in board.phases[: foe.phase]:
            for overlay in phase.overlays:
                condition = overlay.targets or condition
        return condition

    def passives(self, foe: Foe) -> Passives:
        """What its passive rows do, those of overlays included."""
        found = self._passive.get((foe.board, foe.phase, foe.ally))
        if found is None:
            found = self._passive[foe.board, foe.phase, foe.ally] = Passives(self.rows(foe))
        return found

    def name(self, foe: Foe) -> str:
        """How texts name it, with a number where there are several of its kind."""
        key = (foe.board, foe.ally, foe.number)
        found = self._names.get(key)
        if found is None:
            found = self._names[key] = f"{self.kind(foe)}#{foe.number}" if foe.number else self.kind(foe)
        return found

    def kind(self, foe: Foe) -> str:
        """The reference of its board or card."""
        return f"@allies.{foe.board}" if foe.ally else f"@enemies.{foe.board}"

    def covered(self, foe: Foe) -> set[int]:
        """The rows over which overlays lie."""
        if foe.ally:
            return set()
        phases = self.enemies[foe.board].phases[: foe.phase]
        return {overlay.number - 1 for phase in phases for overlay in phase.overlays if overlay.row is not None}


box_of = lru_cache(maxsize=16)(Box)
"""The box of a content, laid out once."""


# --- the combat ---
