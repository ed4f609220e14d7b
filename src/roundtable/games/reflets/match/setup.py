"""Setting up (Mise en place): the board, the decks, and what each team is dealt."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from roundtable.games.reflets.box import CITY, CREST_COLOURS, TOKENS, box, box_of
from roundtable.games.reflets.effects.quests import Grade
from roundtable.games.reflets.effects.terms import COLOURS, LANDS
from roundtable.games.reflets.option_makers import SEATS
from roundtable.games.reflets.state import Deal, Enrol, RefletsState, RefletsTable, ShareQuests, Team, is_duel
from roundtable.kernel.game import Setup
from roundtable.kernel.piles import Pile
from roundtable.kernel.seats import EVERYONE, Seat, bit
from roundtable.kernel.state import Core
from roundtable.packs import Content

GEMS_OF_A_COLOUR: Final = 25
"""125 gems are 5 x (6 teams x 4 + 1 slot of the tomb): the bank can't fall short (ruling A64)."""
QUESTS: Final = 2
PACKET: Final = 6
IMPREVUS: Final = 2
NEUTRAL_COLOURS: Final = ("red", "grey")
ONE_QUEST_CITED: Final = "reflets.draft.single-quest-grades-excepted"


def start(core: Core, setup: Setup, content: Content) -> RefletsState:
    """All that is in the box, before anything is shuffled."""
    contents = box_of(content)
    state = RefletsState(
        core=core, agenda=[Deal()], seats=[team(seat) for seat in range(setup.seats)],
        heroes=full("heroes", contents.heroes), dismissed=Pile("dismissed", EVERYONE),
        imprevus=full("imprevus", [*contents.handicaps, *contents.dilemmas]),
        imprevu_discard=Pile("imprevu-discard", EVERYONE),
        loot=full("loot", contents.loot), loot_discard=Pile("loot-discard", EVERYONE),
        relics=full("relics", contents.relics), treasures=full("treasures", content["treasures"]),
        quests=full("quests", contents.quests), road=full("road", contents.events),
        doors=full("doors", contents.doors), rooms=full("rooms", contents.laid_rooms),
        bank=Pile("bank", EVERYONE), tomb=Pile("tomb", EVERYONE), playing=Pile("playing", EVERYONE),
        passing=Pile("passing"), reading=Pile("reading"), oracle=Pile("oracle"),
    )  # fmt: skip
    state.bank.put(*COLOURS * GEMS_OF_A_COLOUR)
    for land in LANDS:
        state.lands[land] = full(f"zones-{land}", [card for card, zone in contents.zones.items() if zone.land == land])
    for place in contents.board.hazards:
        state.slots[place] = Pile(f"slot-{place}")
    for seat, own in enumerate(state.seats):
        own.tokens.put(*[f"{own.colour}-{kind}" for kind in TOKENS])
        if isinstance(setup.legacy, tuple):
            own.grades = [grade for grade in setup.legacy[seat].split() if grade in contents.grades]
    if is_duel(state):
        for colour in NEUTRAL_COLOURS:
            for seat, own in enumerate(state.seats):
                own.spent[colour] = Pile(f"spent-{seat}-{colour}", bit(seat))
            state.neutral[colour] = full(f"neutral-{colour}", [f"{colour}-{kind}" for kind in TOKENS])
    return state


def full(name: str, cards: Iterable[str]) -> Pile:
    pile = Pile(name)
    pile.put(*cards)
    return pile


def team(seat: Seat) -> Team:
    """reflets.setup.crest-colour-per-team: an influence board, a pouch, a pawn and tokens of one colour."""
    own, colour = bit(seat), CREST_COLOURS[seat]
    return Team(
        heroes=Pile(f"team-{seat}", EVERYONE), packet=Pile(f"packet-{seat}", own), gear=Pile(f"gear-{seat}", EVERYONE),
        hand=Pile(f"hand-{seat}", own), front=Pile(f"front-{seat}", EVERYONE), gems=Pile(f"gems-{seat}", EVERYONE),
        pouch=Pile(f"pouch-{seat}", EVERYONE), quest=Pile(f"quest-{seat}", own), spurned=Pile(f"spurned-{seat}", own),
        tokens=Pile(f"tokens-{seat}", own), spent={colour: Pile(f"spent-{seat}-{colour}", own)},
        road=Pile(f"road-{seat}", own), colour=colour, at=CITY,
        waiting={each: Pile(f"waiting-{seat}-{each}", own) for each in CREST_COLOURS},
    )  # fmt: skip


def deal(table: RefletsTable, step: Deal) -> None:
    """The board is laid out face down, the decks are shuffled, and each team is dealt its cards."""
    lay_out(table)
    state = table.state
    for deck in (state.quests, state.heroes, state.imprevus, state.road):
        table.shuffle(deck)
    table.cite("reflets.setup.four-decks-shuffled", "reflets.setup.shared-material-in-view")
    configuration(table)
    for seat, own in enumerate(state.seats):
        give_material(table, seat)
        deal_quests(table, seat)
        table.deal(state.heroes, own.packet, PACKET)
        table.deal(state.imprevus, own.hand, IMPREVUS)
        table.deal(state.road, own.road, 1)
        table.cite(
            "reflets.setup.deal-per-team", "reflets.limits.own-imprevus-known", "reflets.limits.three-kinds-of-imprevu"
        )
        table.say("team-dealt", "reflets.setup.deal-per-team", seat=SEATS[seat])
    if is_duel(state):
        place_neutral_tokens(table)
        table.then(*[ShareQuests(seat) for seat in range(len(state.seats))], Enrol())
    else:
        table.then(Enrol())


def configuration(table: RefletsTable) -> None:
    """How many play decides how: two in a Duel, three to six with a team each, partners where a team has two."""
    table.cite("reflets.setup.configurations-by-player-count", "reflets.setup.classic-is-the-reference")
    table.cite("reflets.setup.dice-mode-simple-or-expert", "reflets.setup.one-of-twelve-quests")
    if table.setup.options.get("partners"):
        table.cite(
            "reflets.comanage.two-players-share-a-team", "reflets.comanage.everything-is-per-team",
            "reflets.setup.configurations-combine",
        )  # fmt: skip


def lay_out(table: RefletsTable) -> None:
    """A zone card of its own land on each zone slot (ruling A60), a Door, ten rooms; the Dragon at her track's head."""
    state, board = table.state, box(table).board
    for place, land in board.zones.items():
        table.shuffle(state.lands[land])
        table.draw(state.lands[land], state.slots[place])
    table.shuffle(state.doors)
    table.draw(state.doors, state.slots[board.door])
    table.shuffle(state.rooms)
    for place in board.rooms:
        table.draw(state.rooms, state.slots[place])
    for deck in (state.loot, state.relics, state.treasures):
        table.shuffle(deck)
    state.dragon = board.red[0]
    table.say(
        "board-laid-out", "reflets.setup.board-cards-random-face-down", "reflets.setup.zone-hazard-on-each-zone-slot",
        "reflets.setup.door-rooms-decks-and-dragon",
    )  # fmt: skip


def give_material(table: RefletsTable, seat: Seat) -> None:
    """A colour, seven tokens, one gem of each colour, the pawn in the city."""
    own = table.state.seats[seat]
    crest = "reflets.duel.four-crests-available" if is_duel(table.state) else "reflets.setup.crest-colour-per-team"
    table.say("crest-taken", crest, seat=SEATS[seat], colour=f"@text.crest-{own.colour}")
    for colour in COLOURS:
        table.move(colour, table.state.bank, own.gems)
    table.shuffle(own.tokens)
    own.at = CITY
    table.cite(
        "reflets.setup.five-starting-gems", "reflets.setup.pawn-on-start-space",
        "reflets.setup.seven-mystery-tokens-per-team",
    )  # fmt: skip
    if any(grade.no_peril for grade in grades_of(table, seat)):
        table.move(f"{own.colour}-peril", own.tokens, own.spent[own.colour])
        table.say("peril-discarded", "reflets.mystery.sadist-places-only-six", seat=SEATS[seat])


def deal_quests(table: RefletsTable, seat: Seat) -> None:
    """Two quests, or one for whoever has such a grade; a Duel splits pairs instead."""
    own = table.state.seats[seat]
    if is_duel(table.state):
        return
    only_one = any(grade.one_quest for grade in grades_of(table, seat))
    table.deal(table.state.quests, own.quest, 1 if only_one else QUESTS)
    if only_one:
        table.say("one-quest", ONE_QUEST_CITED, seat=SEATS[seat])
    table.cite("reflets.draft.both-quests-read-in-secret")


def grades_of(table: RefletsTable, seat: Seat) -> list[Grade]:
    return [box(table).grades[grade] for grade in table.state.seats[seat].grades]


def place_neutral_tokens(table: RefletsTable) -> None:
    """Duel: the tokens of both colours nobody plays lie at random on free classic spaces (ruling A46)."""
    state, board = table.state, box(table).board
    for tokens in state.neutral.values():
        table.shuffle(tokens)
        while tokens.cards:
            free = [place for place in board.classic if place not in state.spots]
            place = free[table.core.chance.below(len(free))]
            state.spots[place] = Pile(f"spot-{place}")
            table.draw(tokens, state.spots[place])
    table.say("neutral-tokens-placed", "reflets.duel.neutral-red-and-grey-tokens")
