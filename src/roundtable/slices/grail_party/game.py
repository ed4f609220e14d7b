"""The slice as a game: two to four Characters have a day to defeat a Guardian."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from roundtable.kernel.errors import ScriptError
from roundtable.kernel.game import Setup
from roundtable.kernel.piles import Pile
from roundtable.kernel.scene import Scene
from roundtable.kernel.seats import EVERYONE, Seat, bit
from roundtable.kernel.state import Core
from roundtable.kernel.windows import Rules
from roundtable.packs import Content
from roundtable.packs.game import PackGame

from . import combat, day, scene
from .effects import SPEC, CombatCard, Location, Person
from .state import Character, Day, GrailState, GrailTable, Lair, by_number


class GrailParty(PackGame[GrailState]):
    id = "grail-party"
    titles = {
        "en": "Tainted Grail: a party against a Guardian",
        "fr": "Tainted Grail\u00a0: un groupe face à un gardien",
    }
    version = "3"
    least_seats, most_seats = 2, 4
    state_type = GrailState
    folder = Path(__file__).parent
    spec = SPEC
    steps = {Day: day.day}
    is_slice = True

    def start(self, core: Core, setup: Setup, content: Content) -> GrailState:
        locations = content.of("locations", Location)
        people = sorted(content.of("characters", Person).values(), key=lambda person: person.number)
        home = min(locations.values(), key=lambda location: location.number).id
        state = GrailState(core=core, seats=[], lairs={}, encounters=Pile("encounters"), agenda=[Day()])
        for place, location in locations.items():
            if location.guardian:
                state.lairs[place] = Lair(Pile(f"guardian-{place}", EVERYONE), Pile(f"sequence-{place}", EVERYONE))
                state.lairs[place].guardian.put(location.guardian)
        for seat, person in enumerate(people[: setup.seats]):
            deck, hand, discard = (Pile(f"{name}-{seat}") for name in ("deck", "hand", "discard"))
            hand.sees, discard.sees = bit(seat), EVERYONE
            deck.put(*(card.id for card in content.of("cards", CombatCard).values() for _ in range(card.count)))
            tracks = person.energy, person.health, person.terror
            state.seats.append(Character(person.id, person.number, home, *tracks, deck, hand, discard))
        return state

    def settle(self, table: GrailTable, touched: str) -> Rules[None]:
        return combat.settle_tracks(table, int(touched))

    def scene(self, state: GrailState, content: Content, seat: Seat) -> Scene:
        return scene.show(state, content, seat)

    def arrange(self, table: GrailTable, given: Mapping[str, Any]) -> None:
        """Seats with whatever a Character has, and Combats in which nobody has been Activated yet in this Turn."""
        if given.keys() - {"seats", "combats"}:
            raise ScriptError(f"There are seats and combats, not {', '.join(given)}.")
        for seat, values in enumerate(given.get("seats", ())):
            one = table.state.seats[seat]
            for name, value in values.items():
                if name == "hand":
                    for card in value:
                        table.move(card, one.deck, one.hand)
                elif name == "deck":  # so many cards; the others are out, as if discarded
                    table.deal(one.deck, one.discard, len(one.deck) - value)
                else:
                    setattr(one, name, value)
        for place, values in given.get("combats", {}).items():
            lair = table.state.lairs[place]
            lair.members, lair.pool = by_number(table.state, values["members"]), values.get("pool", 0)
            for seat in lair.members:
                table.state.seats[seat].location, table.state.seats[seat].acted = place, True
            for owner, card in values.get("sequence", ()):
                table.move(card, table.state.seats[owner].deck, lair.sequence)
                lair.owners.append(owner)


GAME: Final = GrailParty()
