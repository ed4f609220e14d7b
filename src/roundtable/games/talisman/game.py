"""Talisman: the game as the kernel plays it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from roundtable.kernel.game import ASKING, Setup, TableOption
from roundtable.kernel.interjections import Interjection
from roundtable.kernel.options import Option, Prompt
from roundtable.kernel.piles import Pile
from roundtable.kernel.scene import Card, Rows, Scene, SeatPanel, Stake
from roundtable.kernel.seats import EVERYONE, Seat, bit
from roundtable.kernel.state import Core
from roundtable.kernel.windows import Rules, Stop
from roundtable.packs import Content
from roundtable.packs.game import PackGame

from . import happenings
from .arrange import arrange
from .characters import Rolled
from .duels import duel
from .effects import PACKS, Choose
from .encounters import encounter, instructions, next_card, visit_space
from .foresight import fight_odds
from .given import Given
from .life import die_if_lifeless
from .objects import LEAVE, handling, leave, leave_what_must_be, use
from .prospects import faces_of, points_of, reroll_odds, stakes_of
from .quests import fulfil
from .scene import panel, pictured, scene, scenes
from .setup import choose_character, decks, prepare
from .spells import discard_excess
from .state import (
    Cards,
    Character,
    ChooseCharacter,
    Duel,
    Encounter,
    EndTurn,
    Instructions,
    Prepare,
    TalismanState,
    TalismanTable,
    Turn,
    Visit,
)
from .trophies import trade, trades
from .turns import end_turn, first_turn, stopped
from .why_not import why_not

CHAPTER_OF_ACTIONS: Final = happenings
"""Importing it is what makes its actions known."""

AT_ONCE: Final[dict[str, Callable[[TalismanTable, Seat], Rules[None] | None]]] = {
    "life": die_if_lifeless,
    "spells": discard_excess,
    "objects": leave_what_must_be,
    "quest": fulfil,
}
"""What is to be looked at when something of a character's was touched."""

BEFORE_MOVE: Final = "ask-spell-before-move"
FIGHTING: Final = frozenset({"ask-attacked", "ask-attacked-by-character", "ask-spell-fight", "ask-reroll"})
"""What is asked while one's own fight is to come, or its dice lie there."""


class Talisman(PackGame[TalismanState]):
    """Grow, find a Talisman, reach the Crown of Command and beat the dragon there before the others do."""

    id = "talisman"
    titles = {"en": "Talisman", "fr": "Talisman"}
    version = "3"
    least_seats, most_seats = 2, 6
    state_type = TalismanState
    folder = Path(__file__).parent
    spec = PACKS
    choices = (
        TableOption("victory", ("dragon", "race")),
        TableOption("characters", ("choose", "random", "two")),
        TableOption("toads", ("one-turn", "clumsy")),
        TableOption("mortality", (False, True)),
        TableOption("rounds", (0, 25, 50, 100)),
        ASKING,
    )
    steps = {
        Prepare: prepare,
        ChooseCharacter: choose_character,
        Turn: first_turn,
        Encounter: encounter,
        Visit: visit_space,
        Cards: next_card,
        Instructions: instructions,
        Duel: duel,
        EndTurn: end_turn,
    }
    given = Given
    free_verbs = frozenset({"leave", "use", "trade"})
    money = frozenset({"gold"})
    interjections = {
        **dict.fromkeys(
            ("ask-spell-others-fight", "ask-spell-fight", "ask-spell-loss"), Interjection("spells", "pass")
        ),
        BEFORE_MOVE: Interjection("own-spells", "pass"),
    }

    def start(self, core: Core, setup: Setup, content: Content) -> TalismanState:
        adventure, spells = Pile("adventure"), Pile("spells")
        purchase, talismans = Pile("purchase", EVERYONE), Pile("talismans", EVERYONE)
        boxed = decks(content)
        adventure.put(*boxed["adventure"])
        purchase.put(*boxed["purchase"])
        talismans.put(*boxed["talisman"])
        spells.put(*boxed["spells"])
        return TalismanState(
            core=core,
            seats=[
                Character(
                    spells=Pile(f"spells-{seat}", bit(seat)),
                    objects=Pile(f"objects-{seat}", EVERYONE),
                    followers=Pile(f"followers-{seat}", EVERYONE),
                    trophies=Pile(f"trophies-{seat}", EVERYONE),
                )
                for seat in range(setup.seats)
            ],
            adventure=adventure,
            adventure_discard=Pile("adventure-discard", EVERYONE),
            spells=spells,
            spell_discard=Pile("spell-discard", EVERYONE),
            purchase=purchase,
            talismans=talismans,
            playing=Pile("playing", EVERYONE),
            agenda=[Prepare()],
        )

    def odds(
        self, table: TalismanTable, seat: Seat, option: Option[Any], prompt: Prompt
    ) -> tuple[int, int, int] | None:
        if isinstance(prompt.about, Rolled):
            return reroll_odds(table, seat, prompt.about, option.arg) if option.verb == "reroll" else None
        return fight_odds(table, seat, option)

    def faces(self, table: TalismanTable, seat: Seat, prompt: Prompt, option: Option[Any] | None = None) -> Rows | None:
        return faces_of(table, seat, prompt, option)

    def stakes(self, table: TalismanTable, seat: Seat, prompt: Prompt) -> tuple[Stake, ...]:
        return stakes_of(table, seat) if prompt.key in FIGHTING else ()

    def costs(
        self, table: TalismanTable, seat: Seat, option: Option[Any], prompt: Prompt
    ) -> tuple[tuple[str, int], ...]:
        if option.verb == "way" and isinstance(prompt.about, Choose):
            gold = next(way.gold for way in prompt.about.ways if way.id == option.arg)
            return (("gold", -gold),) if gold else ()
        if option.verb == "keep" and isinstance(prompt.about, Rolled):
            return points_of(table, seat, prompt.about)
        return (("fate", -1),) if option.verb in ("reroll", "ignore") else ()

    def settle(self, table: TalismanTable, touched: str) -> Rules[None] | None:
        """At once: death, limits on spells and objects, quests fulfilled."""
        what, _, seat = touched.partition(":")
        return AT_ONCE[what](table, int(seat))

    def stopped(self, table: TalismanTable, stop: Stop) -> None:
        stopped(table, stop)

    def free(self, table: TalismanTable, seat: Seat) -> Sequence[Option[Any]]:
        """In their own turn, players may leave and use cards and trade trophies; in a fight only leave."""
        state = table.state
        if seat != state.active or state.busy or state.playing.cards:
            return ()
        character = state.seats[seat]
        own = handling(table, character) if character.objects.cards or character.followers.cards else ()
        if not character.trophies.cards or state.fight is not None:
            return own
        trading = trades(table, character)
        return [*trading, *own] if trading else own

    def act(self, table: TalismanTable, seat: Seat, option: Option[Any]) -> Rules[None]:
        table.state.busy = True
        if option.verb == "leave":
            leave(table, seat, option.arg, LEAVE)
        elif option.verb == "use":
            yield from use(table, seat, option.arg)
        else:
            yield from trade(table, seat, option.value)
        table.state.busy = False

    def why_not(self, table: TalismanTable, seat: Seat, option_id: str) -> tuple[str, ...]:
        return why_not(table, seat, option_id)

    def scene(self, state: TalismanState, content: Content, seat: Seat) -> Scene:
        return scene(state, content, seat)

    def scenes(self, state: TalismanState, content: Content, seat: Seat) -> Mapping[Seat, Scene]:
        return scenes(state, content)

    def may_pass(self, table: TalismanTable, seat: Seat, prompt: Prompt) -> bool:
        """Before one's own move, and in another's turn unless it is this seat's last Life that is fought for."""
        state = table.state
        if prompt.key == BEFORE_MOVE:
            return True
        fights = state.fight is not None and seat in state.fight.fighters
        return state.active != seat and not (fights and state.seats[seat].lives <= 1)

    def panels(self, state: TalismanState, content: Content, seat: Seat) -> tuple[SeatPanel, ...]:
        return tuple([panel(state, content, other) for other in range(len(state.seats))])

    def pictured(self, content: Content, collection: str, item: str) -> Card | None:
        return pictured(content, collection, item)

    def arrange(self, table: TalismanTable, given: Mapping[str, Any]) -> None:
        arrange(table, given)


GAME = Talisman()
