"""The party and its campaign as a scenario's `given` describes them. Cards are moved, so none is lost or made."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from roundtable.games.kinfire.journey.campaign import first_quest
from roundtable.games.kinfire.party import party, starting_hp
from roundtable.games.kinfire.seekers.deckbuilding import close_deck, pair
from roundtable.games.kinfire.seekers.hands import EXHAUSTED
from roundtable.games.kinfire.seekers.roster import fill_bag, take_seat
from roundtable.games.kinfire.state import NOBODY, BeginQuest, InTown, KinfireTable, NextQuest, Night, Read, Step, Visit
from roundtable.kernel.errors import ScriptError
from roundtable.kernel.given import Number, known, no_twice
from roundtable.kernel.piles import Pile
from roundtable.kernel.seats import Seat

Names: TypeAlias = list[str]


class GivenSeeker(Struct, forbid_unknown_fields=True):
    """A chair; without a seeker it is empty."""

    seeker: Annotated[str, Meta(description="who sits there")] = ""
    kinfire: Annotated[Number, Meta(description="kinfire it bears")] = 0
    hp: Annotated[Number, Meta(description="HP; without this, what it starts with")] | None = None
    deck: Annotated[Names, Meta(description="Actions and Disposables in place of the starting deck")] | None = None
    discard: Annotated[Names, Meta(description="cards of the deck that are discarded, or `exhausted`")] = []


class Begin(Struct, forbid_unknown_fields=True):
    """What is played first; without anything, the first quest."""

    read: Annotated[str, Meta(description="a story that is read")] = ""
    quest: Annotated[str, Meta(description="a quest that begins")] = ""
    shop: Annotated[str, Meta(description="a shop that is visited")] = ""
    town: Annotated[bool, Meta(description="actions in town")] = False
    night: Annotated[bool, Meta(description="the night at the inn")] = False
    next: Annotated[bool, Meta(description="the next quest is chosen")] = False


class GivenParty(Struct):
    """The party and its campaign; chairs not described get the first seekers."""

    seats: Annotated[list[GivenSeeker], Meta(description="the chairs, by seat")] = []
    pool: Annotated[Names, Meta(description="cards the party owns, with their partners")] = []
    coins: Annotated[Number, Meta(description="coins")] = 0
    fate: Annotated[Number, Meta(description="fate tokens")] = 0
    actions: Annotated[Number, Meta(description="actions left in town")] = 0
    town: Annotated[str, Meta(description="the town the party is in")] = ""
    quest: Annotated[str, Meta(description="the quest it is on")] = ""
    leader: Annotated[Number, Meta(description="the seat that leads")] | None = None
    memories: Annotated[Names, Meta(description="memory cards it has")] = []
    prompts: Annotated[Names, Meta(description="quests that are open")] = []
    done: Annotated[Names, Meta(description="quests won")] = []
    lost: Annotated[Names, Meta(description="quests lost")] = []
    trophies: Annotated[Names, Meta(description="enemies it has beaten")] = []
    market: Annotated[Names, Meta(description="shops whose goods have come")] = []
    closed: Annotated[Names, Meta(description="cards that are not in the town decks")] = []
    opened: Annotated[Names, Meta(description="locked cards that are")] = []
    play: Annotated[Begin, Meta(description="what is played first")] | None = None


LISTS: tuple[Literal["memories", "prompts", "done", "lost", "trophies", "market"], ...] = (
    "memories", "prompts", "done", "lost", "trophies", "market",
)  # fmt: skip
COLLECTIONS = {
    "memories": "memories", "prompts": "quests", "done": "quests", "lost": "quests", "trophies": "enemies",
    "market": "shops",
}  # fmt: skip


def arrange_party(table: KinfireTable, wanted: GivenParty) -> None:
    """Seats the party and sets what it owns. Chairs not described get the first seekers."""
    state = table.state
    if len(wanted.seats) > len(state.seats):
        raise ScriptError(f"There are only {len(state.seats)} seats.")
    for pile in state.treasures.values():
        table.shuffle(pile)
    no_twice([asked.seeker for asked in wanted.seats], "seeker")
    seats = wanted.seats + [GivenSeeker(who) for who in free_seekers(table, wanted)]
    for seat, asked in enumerate(seats[: len(state.seats)]):
        if asked.seeker:
            take_seat(table, seat, known(asked.seeker, table.content["seekers"], "seeker"))
    for seat, asked in enumerate(seats[: len(state.seats)]):
        if asked.seeker:
            furnish(table, seat, asked)
        elif asked != GivenSeeker():
            raise ScriptError(f"Seat {seat} needs a seeker before anything else can be said of it.")
    if not party(state):
        raise ScriptError("Nobody sits there: at least one seat needs a seeker.")
    fetch(table, wanted.pool, state.pool)
    fill_bag(table)
    own(table, wanted)
    state.agenda[:] = [first_step(table, wanted.play or Begin())]


def free_seekers(table: KinfireTable, wanted: GivenParty) -> list[str]:
    taken = [asked.seeker for asked in wanted.seats]
    return [who for who in table.content["seekers"] if who not in taken]


def furnish(table: KinfireTable, seat: Seat, asked: GivenSeeker) -> None:
    """A seeker's deck, HP and kinfire."""
    state, seeker = table.state, table.state.seats[seat]
    seeker.kinfire = asked.kinfire
    seeker.hp = starting_hp(table, seat) if asked.hp is None else asked.hp
    if asked.deck is not None:
        table.move_all(seeker.deck, state.pool)
        fetch(table, asked.deck, seeker.deck)
        close_deck(table, seat)
    for card in asked.discard:
        source = state.box if card == EXHAUSTED else seeker.deck
        table.move(known(card, source.cards, f"card in {source.name}"), source, seeker.discard)


def fetch(table: KinfireTable, cards: list[str], target: Pile) -> None:
    """These cards with their partners, out of the box or the pool."""
    state = table.state
    for card in cards:
        known(card, table.content["cards"], "card")
        for each in pair(table, card):
            source = state.pool if each in state.pool and target is not state.pool else state.box
            table.move(known(each, source.cards, f"card (left) in the {source.name}"), source, target)


def own(table: KinfireTable, wanted: GivenParty) -> None:
    """What the party has and knows."""
    state, content = table.state, table.content
    state.coins, state.fate, state.actions = wanted.coins, wanted.fate, wanted.actions
    state.town = wanted.town and known(wanted.town, content["towns"], "town")
    state.quest = wanted.quest and known(wanted.quest, content["quests"], "quest")
    state.leader = NOBODY if wanted.leader is None else wanted.leader
    if state.leader not in (NOBODY, *party(state)):
        raise ScriptError(f"Seat {state.leader} can't lead: it has no seeker.")
    for name in LISTS:
        items = getattr(state, name)
        items[:] = [known(each, content[COLLECTIONS[name]], name) for each in getattr(wanted, name)]
    for card in wanted.closed:
        state.open.remove(known(card, state.open, "card in a town's deck"))
    state.open += [known(card, content["stories"], "story") for card in wanted.opened if card not in state.open]


def first_step(table: KinfireTable, play: Begin) -> Step:
    content = table.content
    if play.read:
        return Read(known(play.read, content["stories"], "story"))
    if play.shop:
        return Visit(known(play.shop, content["shops"], "shop"))
    if play.quest:
        return BeginQuest(known(play.quest, content["quests"], "quest"))
    if play.town:
        return InTown()
    if play.night:
        return Night()
    return NextQuest() if play.next else BeginQuest(first_quest(content).id)
