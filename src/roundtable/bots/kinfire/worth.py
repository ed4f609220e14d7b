"""What a card is worth to a seeker who plays it from some zone: in HP, roughly, of whoever is helped or hurt."""

from __future__ import annotations

from collections.abc import Sequence

from roundtable.games.kinfire.box import Box, CombatMap
from roundtable.games.kinfire.effects.cards import (
    Action,
    Again,
    Attack,
    Charge,
    Cure,
    Draw,
    Fade,
    Fetch,
    Hex,
    Recall,
    Recover,
    SeekerDeed,
    Shed,
    Shield,
    Shove,
    Step,
    Suffer,
    Taunt,
)
from roundtable.games.kinfire.effects.foes import Strike
from roundtable.games.kinfire.party import EXTRA_HP, party
from roundtable.games.kinfire.state import KinfireState
from roundtable.kernel.seats import Seat

STATUS = {"wound": 1.6, "weaken": 1.4, "stun": 3.0, "trap": 1.2}
DEFEAT = 5.0
LOW = 5
"""HP below which a seeker is in danger."""


class Battle:
    """A combat as a seat sees it: hands are open, decks are not looked at."""

    def __init__(self, state: KinfireState, box: Box) -> None:
        assert state.combat is not None
        self.state = state
        self.box = box
        self.combat = state.combat
        self.ground: CombatMap = box.grounds[box.fights[self.combat.fight].map]
        self.party = party(state)

    def missing(self, seat: Seat) -> int:
        """HP that a seeker could recover."""
        seeker = self.state.seats[seat]
        most = self.box.seekers[seeker.who].hp + (EXTRA_HP if len(self.party) == 2 else 0)
        return most - seeker.hp

    def enemies_in(self, zone: str) -> list[int]:
        return [
            index for index, foe in enumerate(self.combat.foes) if foe.zone == zone and not foe.gone and not foe.ally
        ]

    def standing(self) -> list[int]:
        return [index for index, foe in enumerate(self.combat.foes) if not foe.gone and not foe.ally]

    # --- attacks ---

    def damage(self, seat: Seat, index: int, deed: Attack, zone: str) -> int:
        """What an attack from this zone takes, boosts of others apart."""
        seeker, foe, zones = self.state.seats[seat], self.combat.foes[index], self.box.zones
        damage = deed.damage + self.box.lends(seeker).damage - seeker.statuses.get("weaken", 0)
        damage += zones[zone].damage if zones[zone].only in (None, deed.reach) else 0
        damage -= zones[foe.zone].guard if zones[foe.zone].only in (None, deed.reach) else 0
        damage -= self.box.passives(foe).hide[deed.reach]
        if deed.extra and self.holds(seat, index, deed, zone):
            damage += deed.extra
        return max(0, damage)

    def holds(self, seat: Seat, index: int, deed: Attack, zone: str) -> bool:
        seeker, foe = self.state.seats[seat], self.combat.foes[index]
        return {
            "held": foe.target == seat,
            "unheld": foe.target != seat,
            "moved": self.combat.turn.moved or zone != seeker.zone,
            "alone": all(self.state.seats[other].zone != zone for other in self.party if other != seat),
            "lantern": seeker.charged,
            "hurt": self.missing(seat) > 0,
            "covered": any(foe.statuses),
        }.get(deed.given, False)

    def targets(self, deed: Attack, zone: str) -> list[list[int]]:
        """Whom an attack from this zone could hit: one of each list."""
        zones = [zone] if deed.reach == "melee" else self.ground.sights[zone]
        if deed.area:
            return [found for each in zones if (found := self.enemies_in(each))]
        return [[index] for each in zones for index in self.enemies_in(each)]

    def attack(self, seat: Seat, deed: Attack, zone: str, boost: int = 0) -> float:
        """The best that an attack can do from here."""
        return max(
            (sum(self.blow(seat, i, deed, zone, boost) for i in group) for group in self.targets(deed, zone)),
            default=0.0,
        )

    def blow(self, seat: Seat, index: int, deed: Attack, zone: str, boost: int = 0) -> float:
        foe = self.combat.foes[index]
        damage = self.damage(seat, index, deed, zone) + boost
        worth = float(min(damage, foe.hp)) + (DEFEAT if damage >= foe.hp else 0.0)
        worth += sum(STATUS[status] * number for status, number in deed.inflicts.items())
        if deed.provoking and foe.target != seat:
            worth += self.bearing(seat) - self.bearing(foe.target) if foe.target in self.party else 0.0
        return worth

    def bearing(self, seat: Seat) -> float:
        """How well a seeker can bear to be hunted."""
        seeker = self.state.seats[seat]
        return min(2.0, (seeker.hp + 2 * seeker.armour - LOW) / 5)

    # --- all the other things ---

    def deed(self, seat: Seat, deed: SeekerDeed, zone: str) -> float:
        seeker = self.state.seats[seat]
        if isinstance(deed, Attack):
            return self.attack(seat, deed, zone)
        if isinstance(deed, Recover):
            helped = [min(deed.hp, self.missing(other)) * (1.5 if self.state.seats[other].hp <= LOW else 0.8)
                      for other in self.meant(seat, deed.who, zone)]  # fmt: skip
            return sum(helped) if deed.who in ("self", "all", "allies", "zone") else max(helped, default=0.0)
        if isinstance(deed, Shield):
            many = len(self.meant(seat, deed.who, zone)) if deed.who in ("all", "allies", "zone") else 1
            return 0.9 * deed.number * many
        if isinstance(deed, Suffer):
            return -1.2 * deed.hp - (9.0 if seeker.hp <= deed.hp + 1 else 0.0)
        if isinstance(deed, Again):
            return 2.5
        if isinstance(deed, Hex):
            near = [zone, *self.ground.sights[zone]]
            return sum(STATUS[s] * n for s, n in deed.inflicts.items()) if any(map(self.enemies_in, near)) else 0.0
        if isinstance(deed, Fade):
            hunted = any(self.combat.foes[index].target == seat for index in self.standing())
            return max(0.0, 1.5 - self.bearing(seat)) if hunted else 0.0
        if isinstance(deed, Taunt):
            return max(0.0, self.bearing(seat) - 0.5)
        if isinstance(deed, Cure):
            return 1.0 * min(deed.number, sum(seeker.statuses.values()))
        if isinstance(deed, Recall):
            return 1.2 if seeker.who in self.state.used.cards else 0.0
        return {Draw: 0.7, Charge: 1.5, Fetch: 1.0, Shed: 0.3, Shove: 0.2, Step: 0.2}.get(type(deed), 0.2)

    def meant(self, seat: Seat, who: str, zone: str) -> list[Seat]:
        if who == "self":
            return [seat]
        if who == "zone":
            return [other for other in self.party if self.state.seats[other].zone == zone or other == seat]
        return [other for other in self.party if who not in ("ally", "allies") or other != seat]

    def card(self, seat: Seat, card: Action, zone: str) -> float:
        worth = self.deeds(seat, card.do, zone)
        if card.ward is not None:
            worth += 0.4 if self.state.seats[seat].ward.cards else 2.0
        return worth - (0.8 if card.disposable else 0.0)

    def deeds(self, seat: Seat, deeds: Sequence[SeekerDeed], zone: str) -> float:
        """One after the other; a step may bring the rest into reach."""
        worth = 0.0
        for index, deed in enumerate(deeds):
            if isinstance(deed, Step) and deed.who == "self":
                rest = deeds[index + 1 :]
                near = [other for other, steps in self.ground.steps[zone].items() if steps <= deed.zones]
                return worth + max(self.deeds(seat, rest, other) + (0.2 if other == zone else 0.0) for other in near)
            worth += self.deed(seat, deed, zone)
        return worth

    # --- danger ---

    def danger(self, row: int, index: int) -> float:
        """How much harm an ability does, about."""
        ability = self.box.rows(self.combat.foes[index])[row]
        harm = 0.0
        for deed in ability.do:
            if isinstance(deed, Strike):
                harm += deed.damage * (1.6 if deed.area else 1.0) + sum(STATUS[s] * n for s, n in deed.inflicts.items())
            else:
                harm += 1.5
        return harm

    def token_danger(self, token: str) -> float:
        number = 0 if token == "darkness" else int(token)
        for index, foe in enumerate(self.combat.foes):
            for row, tokens in enumerate(foe.tokens):
                if number in tokens and not foe.gone:
                    if foe.ally and self.box.allies[foe.board].side == "seekers":
                        return 0.0
                    calm = (
                        foe.statuses[row].get("stun", 0) * 9 + foe.statuses[row].get("weaken", 0) * 2
                        if foe.statuses
                        else 0
                    )
                    return max(0.0, self.danger(row, index) - calm)
        return 0.0

    def tokens_left(self, index: int, row: int) -> int:
        """How many of an ability's tokens are still in the bag."""
        return sum(
            (str(number) if number else "darkness") in self.state.bag.cards
            for number in self.combat.foes[index].tokens[row]
        )
