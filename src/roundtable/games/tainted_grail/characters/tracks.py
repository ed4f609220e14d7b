"""The Survival Tracks: Energy, Health and Terror, their ends and what they bring about at once."""

from __future__ import annotations

from typing import Final

from roundtable.games.tainted_grail.box import box_of
from roundtable.games.tainted_grail.campaign.modes import uses
from roundtable.games.tainted_grail.day.side_by_side import elsewhere, once_through
from roundtable.games.tainted_grail.effects.needs import Needs
from roundtable.games.tainted_grail.effects.stories import GoTo, StoryIf
from roundtable.games.tainted_grail.state import SEATS, Carry, Character, GrailState, GrailTable, fight_of
from roundtable.kernel.seats import Seat
from roundtable.kernel.windows import Rules, Stop, until

from .items import dying_card

NO_LIMITER: Final = "grail.story.no-health-limiter"
UPSIDE_DOWN: Final = "grail.challenge.health-limiter-upside-down"
PANIC: Final = "grail.track.panic-when-terror-above-health"
BELOW_HEALTH: Final = "grail.track.energy-never-above-health"
EXHAUSTED: Final = "grail.track.exhausted-on-last-two-energy-slots"
PAYS: Final = "grail.track.energy-pays-for-actions"
INTO_THE_RED: Final = "grail.track.spending-into-exhaustion-is-allowed"
RED_SLOTS: Final = 2


def cap(table: GrailTable, seat: Seat) -> int:
    """How far Energy may go."""
    one = table.state.seats[seat]
    if uses(table.state, NO_LIMITER):
        table.cite("grail.story.no-health-limiter")
        return box_of(table.content).characters[one.tray].energy_slots
    if uses(table.state, UPSIDE_DOWN):
        table.cite("grail.challenge.health-limiter-upside-down")
        return max(0, one.health - 1)  # A81
    return one.health


def panics(table: GrailTable, seat: Seat) -> bool:
    """Whether a Character Panics now: asked whenever it matters, never remembered."""
    one = table.state.seats[seat]
    if uses(table.state, NO_LIMITER):
        table.cite("grail.story.no-health-limiter")
        return False
    if uses(table.state, UPSIDE_DOWN):
        table.cite("grail.challenge.health-limiter-upside-down")
        return one.terror >= one.health  # A81
    table.cite("grail.track.panic-when-terror-above-health")
    return one.terror > one.health


def exhausted(table: GrailTable, seat: Seat) -> bool:
    """On the two lowest slots, 0 and 1 (A02)."""
    table.cite("grail.track.exhausted-on-last-two-energy-slots")
    return table.state.seats[seat].energy < RED_SLOTS


def raves(table: GrailTable, seat: Seat) -> bool:
    """Terror stands on one of the top two slots."""
    one = table.state.seats[seat]
    return one.terror > box_of(table.content).characters[one.tray].terror_slots - RED_SLOTS


def most(table: GrailTable, one: Character, track: str) -> int:
    """The end of a track; what goes beyond it is lost (A15)."""
    if track == "terror":
        return box_of(table.content).characters[one.tray].terror_slots
    return one.most_health if track == "health" else box_of(table.content).characters[one.tray].energy_slots


def change_track(table: GrailTable, seat: Seat, track: str, by: int, *rules: str) -> int:
    """Moves a marker, within its track; says by how much. What follows at once is settled before the next decision."""
    one = table.state.seats[seat]
    before: int = getattr(one, track)
    after = max(0, min(before + by, most(table, one, track)))
    if track == "energy" and after > before:
        after = max(before, min(after, cap(table, seat)))
        table.cite("grail.track.energy-never-above-health")
    setattr(one, track, after)
    fight = fight_of(table.state, seat)
    if track == "health" and by < 0 and fight is not None and seat not in fight.hurt:
        fight.hurt.append(seat)
        table.touch(str(seat))  # who was dying before the fight is removed by what would hurt it, too
    if after == before:
        return 0
    table.say(f"{track}-changes", *rules, seat=SEATS[seat], before=before, after=after)
    table.touch(str(seat))
    return after - before


def can_pay(table: GrailTable, seat: Seat, track: str, amount: int) -> bool:
    """Health must cover its price and may fall to 0 (A93); Terror is gained, which nobody can be unable to."""
    if track == "energy":
        table.cite("grail.track.energy-pays-for-actions", "grail.track.spending-into-exhaustion-is-allowed")
    return track == "terror" or int(getattr(table.state.seats[seat], track)) >= amount


def pay_track(table: GrailTable, seat: Seat, track: str, amount: int, *rules: str) -> None:
    change_track(table, seat, track, amount if track == "terror" else -amount, *rules)


def restore_energy(table: GrailTable, seat: Seat) -> None:
    """Step 3 of the End of the Day (grail.day.energy-returns-to-its-start-slot, exhausted: 4 points, A01)."""
    one = table.state.seats[seat]
    start = box_of(table.content).characters[one.tray].energy
    if exhausted(table, seat):
        table.cite("grail.day.exhausted-restores-only-four")
        start = min(start, one.energy + 4)
    table.cite("grail.day.energy-returns-to-its-start-slot", "grail.day.restored-energy-capped-by-health")
    change_track(table, seat, "energy", min(start, cap(table, seat)) - one.energy)


# --- what must happen at once ---


def settle_tracks(table: GrailTable, seat: Seat) -> Rules[None]:
    """The thresholds, looked at after every single change: in the middle of an Attack too."""
    from roundtable.games.tainted_grail.day.day_powers import SPARED, moment
    from roundtable.games.tainted_grail.fights.leaving import fall
    from roundtable.games.tainted_grail.fights.traits import robbed

    one = table.state.seats[seat]
    if not one.who or one.dead:
        return
    highest = cap(table, seat)
    if one.energy > highest:
        one.energy = highest
        table.say("energy-capped", "grail.track.energy-never-above-health", seat=SEATS[seat], energy=one.energy)
    mind(table, seat)
    if one.health > 0 and one.dying:
        one.dying = False
        table.say("no-longer-dying", "grail.track.dying-card-stays-until-health-returns", seat=SEATS[seat])
    elif one.health == 0 and not one.dying:
        yield from until(SPARED, moment(table, seat, "dying"))
        one = table.state.seats[seat]
        if one.health > 0 or one.dead:
            return
        one.dying = True
        table.say("dying", "grail.death.zero-health-attaches-the-card", seat=SEATS[seat])
        attach(table, seat, dying_card(table), Needs(dying=True))
        table.cite("grail.death.dying-is-a-delay-not-death", "grail.track.dying-card-stays-until-health-returns")
    fight = fight_of(table.state, seat)
    if fight is None or fight.outcome:
        return
    if elsewhere(table, seat):
        if seat not in fight.meanwhile:
            fight.meanwhile.append(seat)
        return
    if robbed(table, fight.number):
        raise Stop(f"fight-{fight.number}")
    if one.dying and seat in fight.hurt:
        yield from fall(table, seat)


def mind(table: GrailTable, seat: Seat) -> None:
    """You Are Going Insane comes and goes with the red slots."""
    one = table.state.seats[seat]
    mad = raves(table, seat)
    if mad and not one.insane:
        one.insane = True
        table.say("insane", "grail.insanity.card-attached-in-the-red", seat=SEATS[seat])
        attach(table, seat, "insane", Needs(insane=True))
    elif one.insane and not mad:
        one.insane = False
        table.say("no-longer-insane", "grail.track.insane-card-stays-while-in-the-red", seat=SEATS[seat])


def attach(table: GrailTable, seat: Seat, card: str, still: Needs) -> None:
    """What the card leads to is read once what is being resolved is through, if it is attached then."""
    affliction = box_of(table.content).afflictions.get(card)
    if affliction is None or affliction.verse is None:
        return
    page = Carry((seat,), (StoryIf(needs=still, then=(GoTo(to=affliction.verse),)),))
    if elsewhere(table, seat):
        once_through(table, seat, page)
    else:
        table.then(page)


def track_state(state: GrailState, seat: Seat) -> tuple[int, int, int]:
    one = state.seats[seat]
    return one.energy, one.health, one.terror
