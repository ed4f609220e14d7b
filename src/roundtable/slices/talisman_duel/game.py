"""The slice as a game of its own: its turns, its end, and what it brings to the kernel."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final, Literal

from msgspec import convert
from msgspec.structs import asdict

from roundtable.kernel.errors import ScriptError
from roundtable.kernel.game import Setup, TableOption
from roundtable.kernel.options import Option, Prompt
from roundtable.kernel.piles import Pile
from roundtable.kernel.scene import Scene
from roundtable.kernel.seats import EVERYONE, WATCHER, Seat, bit
from roundtable.kernel.state import Core, Outcome
from roundtable.kernel.windows import STOPPED, Rules, Stop, until
from roundtable.packs import Content
from roundtable.packs.game import PackGame

from .effects import PACKS
from .fights import attack
from .movement import CROSS, NO_STEPS, move
from .scene import scene, scenes
from .state import SEATS, Character, DuelState, DuelTable, Encounter, Fight, SetUp, Turn, whom

DUELS_TO_WIN: Final = 2
"""The slice's own end, not the rulebook's: two duels won, somebody dead, or the rounds over."""

CHOICE = ("talisman.encounters.compulsory-after-moving", "talisman.sequence.choice-to-meet-a-character")
MEET_OR_VISIT = Prompt("ask-encounter", rules=CHOICE)
VISIT: Option[Seat] = Option("visit")
NO_GUARD = "talisman.movement.sentinel.cannot-be-fought-when-stopping"
STARTING = ("talisman.setup.figure-on-starting-space", "talisman.setup.gold-fate-life-from-card")
STARTING_SPELLS = (
    "talisman.setup.starting-spells-only-by-ability",
    "talisman.spells.drawn-from-top-of-deck",
    "talisman.spells.hidden-from-other-players",
)
NO_LIFE = ("talisman.characters.death.no-life-means-defeated",)


def set_up(table: DuelTable, step: SetUp) -> Rules[None]:
    """Decks are shuffled, characters dealt; those whose ability says so draw spells.

    The slice draws no Adventure cards in play, so each character has found an object already.
    """
    state = table.state
    table.shuffle(state.adventure)
    table.shuffle(state.spells)
    table.cite("talisman.setup.decks-face-down-adventure-and-spells-shuffled")
    taken = [character.character for character in state.seats]
    free = [card for card in table.content["characters"] if card not in taken]
    state.core.chance.shuffle(free)
    for seat, character in enumerate(state.seats):
        if not character.character:
            take_character(table, seat, free.pop())
            table.draw(state.adventure, character.objects)
        printed = table.content["characters"][character.character]
        if printed.spells and seat not in step.as_given:
            drawn = table.deal(state.spells, character.spells, printed.spells)
            table.say("draws-spells", *STARTING_SPELLS, *printed.rules, seat=SEATS[seat], count=drawn)
    table.then(Turn(0, 1))
    yield from ()


def take_character(table: DuelTable, seat: Seat, card: str) -> None:
    """Puts a character into play as its card says."""
    character = table.state.seats[seat]
    printed = table.content["characters"][card]
    character.character, character.space = card, printed.start
    character.lives, character.fate, character.gold = printed.life, printed.fate, printed.gold
    place = f"@places.{printed.start}"
    table.say("takes-part", *STARTING, seat=SEATS[seat], character=f"@characters.{card}", place=place)


def turn(table: DuelTable, step: Turn) -> Rules[None]:
    """A move, then an encounter, unless the move was stopped; then the player on the left."""
    state, seat = table.state, step.seat
    most = max(character.wins for character in state.seats)
    if most >= DUELS_TO_WIN or step.round > state.rounds:
        best = tuple(other for other, character in enumerate(state.seats) if most and character.wins == most)
        table.finish(Outcome(best, "outcome-duels" if most >= DUELS_TO_WIN else "outcome-rounds"))
        return
    state.active, state.round = seat, step.round
    for character in state.seats:
        character.has_cast = False
    table.say("turn-begins", "talisman.setup.play-passes-left", seat=SEATS[seat], round=step.round)
    following = (seat + 1) % len(state.seats)
    table.then(Turn(following, step.round + (following == 0)))
    if (yield from until("turn", move(table, seat))) is not STOPPED:
        table.then(Encounter(seat))


def encounter(table: DuelTable, step: Encounter) -> Rules[None]:
    """After moving: a character who stands there, or the space; no space of the slice has instructions."""
    seat, seats = step.seat, table.state.seats
    place = table.content["places"][seats[seat].space]
    there = [other for other in range(len(seats)) if other != seat and seats[other].space == place.id]
    menu: list[tuple[Option[Any], str | None]] = [(VISIT, None), *((whom("meet", other), None) for other in there)]
    if place.bridge:
        menu.append((CROSS, NO_GUARD if place.guard else NO_STEPS))
    chosen = yield from table.ask(seat, MEET_OR_VISIT, lambda: table.allowed(menu))
    table.cite("talisman.turn.move-then-encounter", "talisman.encounters.space-or-character-never-both")
    if chosen is not VISIT:
        yield from until("turn", attack(table, seat, chosen.value))
        table.cite("talisman.duel.attackers-turn-ends", "talisman.sequence.character-encounter-ends-turn")


class TalismanDuel(PackGame[DuelState]):
    """Moves, the Sentinel's bridge and duels, on a board cut short."""

    id = "talisman-duel"
    titles = {"en": "Talisman: a duel", "fr": "Talisman\u00a0: un duel"}
    version = "3"
    least_seats, most_seats = 2, 4
    state_type = DuelState
    folder = Path(__file__).parent
    spec = PACKS
    choices = (TableOption("rounds", (8, 4, 16)),)
    steps = {SetUp: set_up, Turn: turn, Encounter: encounter}
    is_slice = True

    def start(self, core: Core, setup: Setup, content: Content) -> DuelState:
        def deck(name: str) -> Pile:
            pile = Pile(name)
            pile.put(*(card.id for card in content[name].values() for _ in range(card.count)))
            return pile

        return DuelState(
            core=core,
            seats=[
                Character(spells=Pile(f"spells-{seat}", bit(seat)), objects=Pile(f"objects-{seat}", EVERYONE))
                for seat in range(setup.seats)
            ],
            adventure=deck("adventure"),
            spells=deck("spells"),
            spell_discard=Pile("spell-discard", EVERYONE),
            playing=Pile("playing", EVERYONE),
            fight=Fight((), [0] * setup.seats),
            rounds=int(setup.options["rounds"]),
            agenda=[SetUp()],
        )

    def settle(self, table: DuelTable, touched: str) -> Rules[None]:
        """At once: death, with which the slice is over."""
        seat = int(touched.removeprefix("life:"))
        if not table.state.seats[seat].lives:
            table.say("dies", *NO_LIFE, seat=SEATS[seat])
            others = tuple(other for other in range(len(table.state.seats)) if other != seat)
            table.finish(Outcome(others, "outcome-death", NO_LIFE))
            raise Stop("turn")
        yield from ()

    def scene(self, state: DuelState, content: Content, seat: Seat) -> Scene:
        return scene(state, content, seat)

    def scenes(self, state: DuelState, content: Content, seat: Seat) -> Mapping[Seat, Scene]:
        return scenes(state, content, (*range(len(state.seats)), WATCHER))

    def arrange(self, table: DuelTable, given: Mapping[str, Any]) -> None:
        """`seats`: a character each, and whatever of it is not as its card says."""
        state = table.state
        seats = convert(given, dict[Literal["seats"], list[dict[str, Any]]]).get("seats", [])
        decks = {"spells": state.spells, "objects": state.adventure}
        for seat, wanted in enumerate(seats):
            take_character(table, seat, wanted["character"])
            for pile, deck in decks.items():
                for card in wanted.get(pile, ()):
                    table.move(card, deck, getattr(state.seats[seat], pile))
            rest = {name: value for name, value in wanted.items() if name not in decks}
            state.seats[seat] = convert({**asdict(state.seats[seat]), **rest}, Character)
            if state.seats[seat].space not in table.content["places"]:
                raise ScriptError(f"There is no place '{state.seats[seat].space}'.")
        state.agenda[:] = [SetUp(tuple(seat for seat, wanted in enumerate(seats) if "spells" in wanted))]


GAME = TalismanDuel()
