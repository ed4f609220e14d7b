"""Tainted Grail: the game as the kernel plays it. A match is a Campaign."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from roundtable.kernel.game import ASKING, Setup, TableOption
from roundtable.kernel.interjections import Interjection
from roundtable.kernel.options import YES, Option, Prompt
from roundtable.kernel.scene import Card, Scene
from roundtable.kernel.seats import Seat
from roundtable.kernel.state import Core
from roundtable.kernel.texts import Texts
from roundtable.kernel.windows import Rules
from roundtable.packs import Content
from roundtable.packs.game import PackGame

from .campaign.chapters import new_chapter
from .campaign.chronicle import chronicle
from .campaign.mercy import mercy
from .campaign.mode_choice import MODES, choose_changes
from .campaign.roster import reseat, roster
from .campaign.setup import begin, set_up_world
from .characters.characters import gather, read_letters
from .characters.items import settle_items
from .characters.resources import RESOURCES
from .characters.tracks import settle_tracks
from .day.action_menu import energy_for, price_for
from .day.actions import LIGHT_IT, do
from .day.announcing import announce
from .day.dawn import dawn
from .day.night import dream, night
from .day.rounds import play_round
from .day.side_by_side import back
from .fights import card_deeds, enemy_deeds  # noqa: F401  (for the deeds they do)
from .fights.charges import pay_charges
from .fights.encounters import begin as begin_fight
from .fights.encounters import meet, read_card, spoils
from .fights.leaving import energy_lost
from .fights.offers import own_price
from .fights.powers import OPEN, at_any_time, powers, use
from .fights.turns import end_turn, pick, play, strike
from .places.guardians import roll_guardians
from .places.land import arrive, entered
from .places.menhirs import lone_price
from .scenario.given import Given, arrange
from .scenes import table_scene
from .scenes.printed_cards import pictured
from .state import (
    Announce,
    Arrive,
    Away,
    BeginFight,
    Carry,
    Choose,
    ChooseChanges,
    Dawn,
    Do,
    Dream,
    EndTurn,
    Entered,
    Gather,
    GrailState,
    GrailTable,
    Meet,
    Mercy,
    NewChapter,
    Night,
    Pick,
    Play,
    Read,
    ReadCard,
    ReadLetters,
    RollGuardians,
    Roster,
    Round,
    SetUpWorld,
    Spoils,
    Strike,
    fight_of,
)
from .story.journal import carry, choose, read
from .story.tale import TALE, check_quests
from .writing.pack_spec import SPEC

JOINS: Final = {"ask-join-explore": "explore", "ask-join-travel": "travel"}
"""Where each who comes along pays as much as whoever asks."""


class TaintedGrail(PackGame[GrailState]):
    """Travellers keep the stones of a sick land alight, one day at a time."""

    id = "tainted-grail"
    titles = {"en": "Tainted Grail: The Fall of Avalon", "fr": "Tainted Grail\u00a0: La Chute d’Avalon"}
    version = "2"
    is_campaign = True
    least_seats, most_seats = 1, 4
    state_type = GrailState
    folder = Path(__file__).parent
    spec = SPEC
    given = Given
    free_verbs = frozenset({"charge", "use-power"})
    money = frozenset({"energy", *RESOURCES})
    unread = frozenset({"journal", "story-events", "random-events", "secrets", "locations", "encounters", "quests"})
    own_order = frozenset({"ask-rebuild"})
    interjections = {
        "ask-rebuild": Interjection("decks", "done"),
        "ask-turn-up": Interjection("cards", "done"),
        "ask-set-aside": Interjection("aside", "done"),
    }
    other_seats = True
    choices = (
        TableOption("mode", MODES),
        TableOption("chapter", (1, 2, 3)),
        TableOption("free-play", (False, True)),
        ASKING,
    )
    asks_first = frozenset({Round, Choose, Pick})
    steps = {
        Away: back,
        ChooseChanges: choose_changes,
        Gather: gather,
        ReadLetters: read_letters,
        SetUpWorld: set_up_world,
        NewChapter: new_chapter,
        Roster: roster,
        Meet: meet,
        BeginFight: begin_fight,
        Pick: pick,
        Play: play,
        Strike: strike,
        EndTurn: end_turn,
        Spoils: spoils,
        ReadCard: read_card,
        Mercy: mercy,
        Read: read,
        Choose: choose,
        Carry: carry,
        Arrive: arrive,
        Entered: entered,
        RollGuardians: roll_guardians,
        Dawn: dawn,
        Round: play_round,
        Announce: announce,
        Do: do,
        Night: night,
        Dream: dream,
    }

    def start(self, core: Core, setup: Setup, content: Content) -> GrailState:
        return begin(core, setup, content)

    def reseat(self, table: GrailTable) -> None:
        reseat(table)

    def texts(self, content: Content, players: Mapping[int, str] | None = None) -> Texts:
        """As of any game; but the ids of verses have a dot in them: 101.start."""

        def names(language: str, collection: str, item: str, name: str) -> str:
            if collection == "journal" and (whole := f"{item}.{name}") not in content["journal"]:
                item, _, name = whole.rpartition(".")
            elif collection == "journal":
                item, name = whole, "name"
            return content.text(language, collection, item, name)

        return Texts(self.folder, names=names, players=players, rules=self.rulebook)

    def settle(self, table: GrailTable, touched: str) -> Rules[None]:
        if touched != TALE:
            yield from settle_tracks(table, int(touched))
            yield from settle_items(table, int(touched))
        if table.state.quests and not table.state.failed:
            yield from check_quests(table)

    def free(self, table: GrailTable, seat: Seat) -> Sequence[Option[Any]]:
        """In a fight the Active Character may pay Charges and use what it has, at any time."""
        fight = fight_of(table.state, seat)
        if fight is None or fight.active != seat or OPEN not in fight.now:
            return ()
        return at_any_time(table, seat)

    def act(self, table: GrailTable, seat: Seat, option: Option[Any]) -> Rules[None]:
        fight = fight_of(table.state, seat)
        assert fight is not None, "this is offered in fights"
        del fight.now[OPEN]
        if option.verb == "charge":
            place, number = option.value
            yield from pay_charges(table, seat, place, number)
        else:
            yield from use(table, seat, option.arg, dict(powers(table, seat, "activation"))[option.arg])
        yield from table.settle()
        fight = fight_of(table.state, seat)
        if fight is not None:
            fight.now[OPEN] = 1

    def costs(self, table: GrailTable, seat: Seat, option: Option[Any], prompt: Prompt) -> tuple[tuple[str, int], ...]:
        if option.verb == "pay-magic" and option.value == seat:
            return (("magic", -1),)
        if option.verb == "accept":
            return own_price(table, seat, option.value)
        if prompt.key == LIGHT_IT.key and option.id == YES.id:
            price = lone_price(table, seat)
            return tuple([(what, by if what == "terror" else -by) for what, by in price.items()])
        if option.verb == "escape":
            energy = energy_lost(table, seat)
        elif prompt.key in JOINS and option.id == YES.id:
            energy = price_for(table, seat, JOINS[prompt.key])
        else:
            energy = energy_for(table, seat, option)
        energy = min(energy, table.state.seats[seat].energy)
        return (("energy", -energy),) if energy else ()

    def scene(self, state: GrailState, content: Content, seat: Seat) -> Scene:
        return table_scene.scene(self.onlooker(state, content), seat)

    def pictured(self, content: Content, collection: str, item: str) -> Card | None:
        return pictured(content, collection, item)

    def campaign(self, state: GrailState, content: Content) -> Scene:
        return chronicle(self.onlooker(state, content))

    def arrange(self, table: GrailTable, given: Mapping[str, Any]) -> None:
        arrange(table, given)


GAME: Final = TaintedGrail()
