"""Guardians on the map: the die that moves them, whom they attack, and what the story does with them."""

from __future__ import annotations

from typing import Final

from roundtable.games.tainted_grail.box import box_of
from roundtable.games.tainted_grail.characters.resources import busy
from roundtable.games.tainted_grail.day.day_powers import moments
from roundtable.games.tainted_grail.effects.stories import GuardiansMove, MoveGuardian, PutGuardian
from roundtable.games.tainted_grail.effects.terms import Side
from roundtable.games.tainted_grail.fights.encounters import meet_guardian
from roundtable.games.tainted_grail.option_makers import item_option
from roundtable.games.tainted_grail.party import agree, by_number, players
from roundtable.games.tainted_grail.state import GrailTable, RollGuardians
from roundtable.games.tainted_grail.story.journal import AGAIN
from roundtable.games.tainted_grail.story.story_deeds import STORY, Party
from roundtable.games.tainted_grail.story.tale import TALE, everybody
from roundtable.kernel.options import Prompt
from roundtable.kernel.windows import STOPPED, Rules, until

from .land import connections, places_meant, put_guardian_away

FACES: Final[tuple[Side | None, ...]] = ("north", "east", "south", "west", None)
"""The Guardian die: four directions, the empty face; the sixth face is the discard."""
WHICH: Final = Prompt("ask-which-guardian", rules=("grail.day.guardians-move-before-the-event",))
WHERE: Final = Prompt("ask-which-place", rules=("grail.basics.several-targets-players-choose",))


def on_the_map(table: GrailTable) -> dict[str, str]:
    """Each Guardian and where it stands."""
    return {card: place for place, site in table.state.sites.items() for card in site.guardians}


def roll_guardians(table: GrailTable, step: RollGuardians) -> Rules[None]:
    """Step 6 of the Start of the Day: one after the other, as the players like; the Encounter comes at once (A32)."""
    waiting = [card for card in on_the_map(table) if card not in step.moved]
    if not waiting or not players(table.state):
        return
    table.cite("grail.day.guardians-move-before-the-event")
    options = [item_option("guardian", card, "encounters") for card in waiting]
    card = (yield from agree(table, everybody(table), WHICH, options)).arg
    table.then(RollGuardians((*step.moved, card)))
    yield from roll_for(table, card)


def roll_for(table: GrailTable, card: str) -> Rules[None]:
    """A direction, nothing, or the discard; whoever may has it rolled again."""
    place = on_the_map(table)[card]
    while True:
        face = table.roll(6)
        shows = "discarded" if face > len(FACES) else FACES[face - 1] or "blank"
        table.say("guardian-die", enemy=f"@encounters.{card}", face=f"@text.face-{shows}")
        if (yield from until(AGAIN, moments(table, everybody(table), "guardian"))) is not STOPPED:
            break
    if face > len(FACES):
        table.say("guardian-gone", "grail.guardian.discard-result-removes", enemy=f"@encounters.{card}")
        put_guardian_away(table, card, table.state.sites[place].guardians)
        table.touch(TALE)
        return
    side = FACES[face - 1]
    if side is None:
        table.cite("grail.guardian.blank-result-stays")
        there = place
    else:
        there = goes_to(table, place, side)
    walk(table, card, place, there)


def goes_to(table: GrailTable, place: str, side: Side) -> str:
    """One Location that way; else the connected one with the highest number (A35); without any it stays (A30)."""
    ways = connections(table, place)
    if side in ways:
        table.cite("grail.guardian.cardinal-result-moves")
        return ways[side]
    table.cite("grail.guardian.blocked-move-goes-to-highest-number")
    return max(ways.values(), key=int, default=place)


def walk(table: GrailTable, card: str, place: str, there: str) -> None:
    """It goes there, and attacks all who are there, together."""
    if there != place:
        table.move(card, table.state.sites[place].guardians, table.state.sites[there].guardians)
        table.say("guardian-moves", "grail.guardian.cardinal-result-moves", enemy=f"@encounters.{card}",
                  place=f"@locations.{there}")  # fmt: skip
        table.touch(TALE)
    table.cite(
        "grail.guardian.staying-attacks-everyone-present" if there == place
        else "grail.guardian.entering-attacks-everyone-present"
    )  # fmt: skip
    attack(table, card, there)


def attack(table: GrailTable, card: str, there: str) -> None:
    """All who are there fight it together, but those who are busy."""
    standing = [seat for seat in players(table.state) if table.state.seats[seat].at == there]
    present = [seat for seat in by_number(table.state, standing) if not busy(table, seat)]
    if present:
        meet_guardian(table, there, card, present)


# --- deeds ---


@STORY.does(GuardiansMove)
def guardians_move(table: GrailTable, party: Party, deed: GuardiansMove) -> None:
    table.then(RollGuardians())


@STORY.does(PutGuardian)
def put_guardian(table: GrailTable, party: Party, deed: PutGuardian) -> Rules[None]:
    """From its deck or from those in no deck onto a revealed Location, where it attacks; or off the map."""
    state, here = table.state, on_the_map(table).get(deed.named)
    if deed.gone:
        if here is not None:
            put_guardian_away(table, deed.named, state.sites[here].guardians)
            table.touch(TALE)
        return
    places = [place for place in (yield from places_meant(table, party, deed.at)) if place in table.state.sites]
    state = table.state
    deck = state.encounters[box_of(table.content).encounters[deed.named].colour]
    source = next((pile for pile in (state.unused, deck) if deed.named in pile.cards), None)
    if not places or source is None:
        return
    table.move(deed.named, source, state.sites[places[0]].guardians)
    table.say("guardian-stays", "grail.guardian.undefeated-stays-on-the-map", enemy=f"@encounters.{deed.named}",
              place=f"@locations.{places[0]}")  # fmt: skip
    table.touch(TALE)
    if source is deck:
        table.shuffle(deck)
    table.cite("grail.guardian.entering-attacks-everyone-present")
    attack(table, deed.named, places[0])


@STORY.does(MoveGuardian)
def move_guardian(table: GrailTable, party: Party, deed: MoveGuardian) -> Rules[None]:
    """By one connected Location, or in the direction that is named if that way is open."""
    able = {
        card: ways
        for card, place in on_the_map(table).items()
        if (ways := connections(table, place)) and (deed.side is None or deed.side in ways)
    }
    if not able:
        return
    options = [item_option("guardian", card, "encounters") for card in able]
    card = (yield from agree(table, party, WHICH, options)).arg
    if deed.side is not None:
        there = able[card][deed.side]
    else:
        places = [item_option("place", place, "locations") for place in able[card].values()]
        there = (yield from agree(table, party, WHERE, places)).arg
    walk(table, card, on_the_map(table)[card], there)
