"""HP and Armour: gaining, suffering, being hit."""

from __future__ import annotations

from roundtable.games.kinfire.party import starting_hp
from roundtable.games.kinfire.state import SEATS, KinfireTable
from roundtable.kernel.seats import Seat
from roundtable.kernel.windows import Stop

SUFFER = "kinfire.hp.suffer-lowers-hp"
CAP = "kinfire.seeker.hp-never-above-starting-value"
LOST = (
    "kinfire.defeat.seeker-at-zero-loses-combat-for-all", "kinfire.defeat.loss-is-immediate",
    "kinfire.campaign.cooperative-two-to-four-seekers",
)  # fmt: skip
EACH_ABSORBS = "kinfire.armour.each-card-in-hand-absorbs-one"
DAMAGE = "kinfire.attack.damage-lowers-target-hp"


def suffer(table: KinfireTable, seat: Seat, hp: int, *rules: str) -> None:
    """Lowers a seeker's HP in a combat; at 0 the combat is lost. Armour does not help (A12)."""
    seeker = table.state.seats[seat]
    before, seeker.hp = seeker.hp, max(0, seeker.hp - hp)
    table.say("seeker-suffers", *rules, SUFFER, seat=SEATS[seat], before=before, after=seeker.hp)
    if not seeker.hp:
        table.say("seeker-falls", *LOST, seat=SEATS[seat])
        end_combat(table, won=False)


def recover(table: KinfireTable, seat: Seat, hp: int, *rules: str) -> None:
    """Raises a seeker's HP, never above the starting value."""
    seeker = table.state.seats[seat]
    before, seeker.hp = seeker.hp, min(starting_hp(table, seat), seeker.hp + hp)
    table.say(
        "seeker-recovers" if seeker.hp > before else "recovers-nothing",
        *rules,
        "kinfire.hp.gain-raises-hp",
        CAP,
        seat=SEATS[seat],
        before=before,
        after=seeker.hp,
    )


def shield(table: KinfireTable, seat: Seat, number: int, *rules: str) -> None:
    """Armour cards from the pile into hand."""
    if number:
        table.state.seats[seat].armour += number
        table.say("gains-armour", *rules, "kinfire.armour.gain-goes-to-hand", seat=SEATS[seat], number=number)


def hit(table: KinfireTable, seat: Seat, damage: int) -> int:
    """What is left of an attack's damage after parries hits a seeker: first Armour, of which one card goes; says how
    many HP it took. Parried down to nothing it does not touch the Armour (A13)."""
    seeker = table.state.seats[seat]
    absorbed = bool(damage and seeker.armour)
    if absorbed:
        table.cite(
            "kinfire.armour.applied-after-parries",
            "kinfire.armour.use-is-mandatory",
            "kinfire.armour.damage-floor-zero",
        )
        damage = max(0, damage - seeker.armour)
        seeker.armour -= 1
        table.say(
            "armour-absorbs", EACH_ABSORBS, "kinfire.armour.lose-exactly-one-card-per-hit",
            "kinfire.armour.value-is-cards-in-hand",
            seat=SEATS[seat], left=seeker.armour,
        )  # fmt: skip
    if damage:
        suffer(table, seat, damage, DAMAGE)
    else:
        table.say("unharmed", EACH_ABSORBS if absorbed else DAMAGE, seat=SEATS[seat])
    return damage


def end_combat(table: KinfireTable, *, won: bool) -> None:
    """Nothing further of the combat is played but its end (see `defeat.stopped`)."""
    table.touched.clear()
    raise Stop("won" if won else "lost")
