"""The slice as a game."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from roundtable.kernel.game import Choice, Setup
from roundtable.kernel.piles import Pile
from roundtable.kernel.scene import Scene
from roundtable.kernel.seats import EVERYONE, Seat
from roundtable.kernel.state import Core
from roundtable.kernel.windows import Rules
from roundtable.packs import Content
from roundtable.packs.game import PackGame

from . import actions, arranging, days, tracks
from .effects import SPEC, CombatCard, Encounter, Location, Person
from .scene import show
from .state import Act, Encounters, EndOfDay, GrailState, GrailTable, GuardianMove, SetUp, StartOfDay, new_character


class GrailParty(PackGame[GrailState]):
    """Two to four Characters have a few days to defeat a Guardian."""

    id = "grail-party"
    titles = {
        "en": "Tainted Grail: a party against a Guardian",
        "fr": "Tainted Grail\u00a0: un groupe face à un gardien",
    }
    version = "1"
    least_seats, most_seats = 2, 4
    state_type = GrailState
    folder = Path(__file__).parent
    spec = SPEC
    choices = (Choice("days", (2, 1, 3)),)
    steps = {
        SetUp: days.set_up,
        StartOfDay: days.start_of_day,
        GuardianMove: days.guardian_move,
        Act: actions.act,
        Encounters: actions.encounters,
        EndOfDay: days.end_of_day,
    }
    is_slice = True

    def start(self, core: Core, setup: Setup, content: Content) -> GrailState:
        locations = content.of("locations", Location)
        encounters = content.of("encounters", Encounter)
        people = sorted(content.of("characters", Person).values(), key=lambda person: person.number)
        home = min(locations.values(), key=lambda location: location.number).id
        state = GrailState(
            core=core,
            seats=[new_character(seat, people[seat], home) for seat in range(setup.seats)],
            encounters={colour: Pile(f"encounters-{colour}") for colour in ("green", "gray", "purple")},
            guardians={place: Pile(f"guardians-{place}", EVERYONE) for place in locations},
            quest=next(location.guardian for location in locations.values() if location.guardian),
            days=int(setup.options["days"]),
            agenda=[StartOfDay(), SetUp()],
        )
        at_large = {location.guardian: place for place, location in locations.items() if location.guardian}
        for card, encounter in encounters.items():
            place = at_large.get(card)
            (state.guardians[place] if place else state.encounters[encounter.deck]).put(card)
        for one in state.seats:
            one.deck.put(*(card.id for card in content.of("cards", CombatCard).values() for _ in range(card.count)))
        return state

    def settle(self, table: GrailTable, touched: str) -> Rules[None]:
        yield from tracks.settle_tracks(table, int(touched.removeprefix("tracks:")))

    def scene(self, state: GrailState, content: Content, seat: Seat) -> Scene:
        return show(state, content, seat)

    def arrange(self, table: GrailTable, given: Mapping[str, Any]) -> None:
        arranging.arrange(table, given)


GAME: Final = GrailParty()
