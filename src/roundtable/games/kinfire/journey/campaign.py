"""The campaign: how it begins, how quests begin and end, and which one comes next."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from typing import get_args

from roundtable.games.kinfire.effects.cards import Action, Boost
from roundtable.games.kinfire.effects.stories import Quest
from roundtable.games.kinfire.effects.terms import Tier
from roundtable.games.kinfire.party import group, party
from roundtable.games.kinfire.seekers.deckbuilding import mend
from roundtable.games.kinfire.seekers.hands import EXHAUSTED, shuffle_all
from roundtable.games.kinfire.seekers.roster import (
    DARKNESSES,
    ENEMY_TOKENS,
    HEARTS,
    LEADER_OPTIONAL,
    TOKENS_EACH,
    change_roster,
    choose_seeker,
    elect,
    fill_bag,
    set_hp,
    take_seat,
)
from roundtable.games.kinfire.state import (
    SEATS,
    BeginQuest,
    EndOfQuest,
    GatherParty,
    InTown,
    KinfireState,
    KinfireTable,
    NextQuest,
    Read,
    Seeker,
)
from roundtable.kernel.game import Setup
from roundtable.kernel.options import Option, Prompt
from roundtable.kernel.piles import Pile
from roundtable.kernel.seats import EVERYONE
from roundtable.kernel.state import Core, Outcome
from roundtable.kernel.windows import Rules
from roundtable.packs import Content

from .story_pages import pages_of

EXHAUSTED_CARDS = 40
"""In the box; more are made when they are needed (A38)."""
FREE_CHOICE = 2
"""After this quest the group chooses, and quests bring city actions."""

SEALED = "kinfire.campaign.components-stay-sealed-until-called"
PREPARED = "kinfire.fate-bag.prepared-before-campaign"
ROAD = "kinfire.campaign.first-quest-road-to-vinna"
SERIES = "kinfire.campaign.series-of-quests-with-saved-progress"
STOP = "kinfire.campaign.may-stop-after-any-quest"
SAVES = (
    "kinfire.campaign.save-shared-party-state", "kinfire.campaign.save-seeker-material-in-seeker-box",
    "kinfire.campaign.save-returns-quest-components", "kinfire.campaign.save-unspent-city-actions",
)  # fmt: skip
HP_SET = "kinfire.seeker.hp-set-at-quest-start"
PLUS_FIVE = "kinfire.seeker.two-seeker-party-plus-five-hp"
SHUFFLED = "kinfire.deck.shuffled-at-quest-start"
ACTIONS = "kinfire.city.actions-granted-after-each-quest"
STAGES = "kinfire.campaign.features-unlock-by-quest"
FREELY = "kinfire.campaign.quest-choice-free-after-quest-two"
FEASIBLE = "kinfire.campaign.offered-quests-always-feasible"
DISCARDED = "kinfire.city.chosen-prompt-discarded"
BY_DEFAULT = "kinfire.campaign.same-seekers-by-default"
CARRIED_OVER = "kinfire.fate-token.unspent-carry-over"

AS_WE_ARE: Option[None] = Option("as-we-are")
ANOTHER_PARTY: Option[None] = Option("another-party")
NEW_LEADER: Option[None] = Option("new-leader")
PARTY = Prompt("ask-party", rules=(BY_DEFAULT, LEADER_OPTIONAL))
WHICH_QUEST = Prompt("ask-quest", rules=(FREELY, FEASIBLE))


# --- the box is opened ---


def begin(core: Core, setup: Setup, content: Content) -> KinfireState:
    """Everything in its box, nothing chosen yet."""
    state = KinfireState(
        core=core,
        seats=[
            Seeker(
                deck=Pile(f"deck-{seat}"),
                hand=Pile(f"hand-{seat}", EVERYONE),
                discard=Pile(f"discard-{seat}", EVERYONE),
                ward=Pile(f"ward-{seat}", EVERYONE),
            )
            for seat in range(setup.seats)
        ],
        treasures={tier: Pile(f"treasures-{tier}") for tier in get_args(Tier)},
        open=[
            card for card, story in content["stories"].items() if story.deck in content["towns"] and not story.locked
        ],
        agenda=[GatherParty()],
    )  # fmt: skip
    state.box.put(*boxed_cards(content))
    state.bag.put(*ENEMY_TOKENS, *["heart"] * HEARTS, *["darkness"] * DARKNESSES)
    state.tokens.put(*(who for who in content["seekers"] for _ in range(TOKENS_EACH)))
    for pack in content["treasures"].values():
        state.treasures[pack.tier].put(pack.id)
    return state


@lru_cache(16)
def boxed_cards(content: Content) -> list[str]:
    """Each card as often as something hands it out, and at least once; a partner as often as its Action."""
    copies: Counter[str] = Counter()
    for holder in (*content["seekers"].values(), *content["treasures"].values(), *content["upgrades"].values()):
        copies.update(holder.deck if hasattr(holder, "deck") else holder.cards)
    copies.update(pages_of(content).stock)
    copies.update(pages_of(content).loot)
    cards: list[str] = [EXHAUSTED] * EXHAUSTED_CARDS
    for name, card in content["cards"].items():
        if isinstance(card, Action | Boost):
            leader = card.partner if isinstance(card, Boost) and card.partner else name
            cards += [name] * max(1, copies[leader])
    return cards


def gather_party(table: KinfireTable, step: GatherParty) -> Rules[None]:
    """Everybody chooses a seeker; the bag is filled; the first quest begins."""
    state = table.state
    for tier in get_args(Tier):
        table.shuffle(state.treasures[tier])
    table.cite(SEALED)
    for seat in range(len(state.seats)):
        who = yield from choose_seeker(table, seat, may_sit_out=True)
        if who:
            take_seat(table, seat, who)
    set_hp(table)
    fill_bag(table, PREPARED)
    yield from elect(table)
    first = BeginQuest(first_quest(table.content).id)
    table.milestone("milestone-gathered", first)
    table.then(first)


def first_quest(content: Content) -> Quest:
    return min(content.of("quests", Quest).values(), key=lambda quest: quest.number)


# --- quests ---


def begin_quest(table: KinfireTable, step: BeginQuest) -> None:
    """HP are set, decks shuffled, the introduction is read; then the first card."""
    state = table.state
    quest: Quest = table.content["quests"][step.quest]
    state.quest = quest.id
    set_hp(table)
    for seat in party(state):
        shuffle_all(table, seat)
        table.say("hp-set", HP_SET, PLUS_FIVE, SHUFFLED, seat=SEATS[seat], hp=state.seats[seat].hp)
    rules = (ROAD,) if quest.number == 1 else ()
    table.say("quest-begins", SERIES, *rules, quest=f"@quests.{quest.id}", text=f"@quests.{quest.id}.intro")
    table.then(Read(quest.first))


def end_of_quest(table: KinfireTable, step: EndOfQuest) -> None:
    """The quest's things go back to their box, the party keeps the rest; city actions are granted from quest 2 on."""
    state = table.state
    quest: Quest = table.content["quests"][state.quest]
    state.done.append(state.quest)
    if not step.won:
        state.lost.append(state.quest)
    state.quest = state.page = ""
    granted = step.actions if quest.number >= FREE_CHOICE else 0
    state.actions += granted
    key = "quest-won" if step.won else "quest-lost"
    table.say(key, SERIES, STOP, *SAVES, ACTIONS, STAGES, CARRIED_OVER, quest=f"@quests.{quest.id}", actions=granted)
    table.milestone(f"milestone-{key}", InTown(), quest=f"@quests.{quest.id}")
    if len(state.done) == table.setup.options["quests"]:
        table.finish(
            Outcome(
                tuple(party(state)) if step.won else (), "outcome-quests-won" if step.won else "outcome-quests-lost"
            )
        )
    else:
        table.then(InTown())


def next_quest(table: KinfireTable, step: NextQuest) -> Rules[None]:
    """Decks that cost too much are mended, the party may change, and the group chooses a quest."""
    state = table.state
    for seat in party(state):
        yield from mend(table, seat)
    if not on_offer(table):
        table.finish(Outcome(tuple(party(state)), "outcome-no-quest-left"))
        return
    alone = table.setup.options["players"] == "one"
    plan = yield from group(
        table, PARTY, (AS_WE_ARE, ANOTHER_PARTY) if alone else (AS_WE_ARE, NEW_LEADER, ANOTHER_PARTY)
    )
    if plan is ANOTHER_PARTY:
        yield from change_roster(table)
    elif plan is NEW_LEADER:
        yield from elect(table)
    choice = yield from group(table, WHICH_QUEST, lambda: table.allowed(prompts(table)))
    if choice.arg in state.prompts:
        state.prompts.remove(choice.arg)
    table.say("quest-chosen", FREELY, DISCARDED, quest=f"@quests.{choice.arg}")
    table.then(BeginQuest(choice.arg))


def on_offer(table: KinfireTable) -> list[str]:
    """The Prompt cards of the party; until quest 2 is done, the quest that comes next by its number."""
    state, quests = table.state, table.content["quests"]
    if any(quests[quest].number >= FREE_CHOICE for quest in state.done):
        return state.prompts
    coming = [quest for quest in quests.values() if quest.id not in state.done]
    return [quest.id for quest in sorted(coming, key=lambda quest: quest.number)[:1]]


def prompts(table: KinfireTable) -> list[tuple[Option[None], str | None]]:
    """None that is too hard; and if all are, the least hard."""
    quests, offered = table.content["quests"], on_offer(table)
    experience = max(len(table.state.done), min(quests[quest].level for quest in offered))
    return [(quest_option(quest), FEASIBLE if quests[quest].level > experience else None) for quest in offered]


def quest_option(quest: str) -> Option[None]:
    params = (("quest", f"@quests.{quest}"), ("prompt", f"@quests.{quest}.prompt"))
    return Option("quest", quest, points=(f"card:prompts-{quest}",), params=params)
