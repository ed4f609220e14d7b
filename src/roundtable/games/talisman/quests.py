"""Quests of the Warlock's Cave."""

from __future__ import annotations

from roundtable.kernel.options import NO, YES, Prompt, with_subject
from roundtable.kernel.seats import Seat
from roundtable.kernel.windows import Rules
from roundtable.packs import Content

from .actions import Source, does
from .characters import pay, roll_own
from .effects import Quest, Task
from .objects import choose_possession, gain_talisman, give_up, has_talisman, of_kind
from .state import SEATS, TalismanTable, touch_quest
from .travel import teleport

ACCEPT = Prompt("ask-quest", rules=("talisman.encounters.quest.optional-at-warlocks-cave",))
ONE = "talisman.encounters.quest.one-at-a-time"
AT_ONCE = "talisman.encounters.quest.done-at-once-if-possible"


def task_of(content: Content, number: int) -> str:
    """A reference to the words of a task."""
    space, quest = cave(content)
    return f"@places.{space}.{quest.tasks[number - 1].text}"


def cave(content: Content) -> tuple[str, Quest]:
    """The space whose quests these are."""
    for place in content["places"].values():
        for action in place.visit:
            if isinstance(action, Quest):
                return place.id, action
    raise AssertionError("somebody accepted a quest")


@does(Quest)
def offer_quest(table: TalismanTable, seat: Seat, action: Quest, source: Source) -> Rules[None]:
    """A quest may be accepted by whoever has none and no Talisman; a die says which."""
    character = table.state.seats[seat]
    if character.quest or has_talisman(character):
        table.say("no-quest", ONE, seat=SEATS[seat])
        return
    if (yield from table.ask(seat, with_subject(ACCEPT, source.pointer), (YES, NO))) is NO:
        return
    dice = yield from roll_own(table, seat, 1, source, "talisman.encounters.quest.assigned-by-one-die")
    character = table.state.seats[seat]
    character.quest, character.quest_met = dice[0], False
    task = action.tasks[dice[0] - 1]
    table.say(
        "quest-accepted", "talisman.encounters.quest.assigned-by-one-die", seat=SEATS[seat], task=source.text(task.text)
    )
    touch_quest(table, seat)


def deed_done(table: TalismanTable, seat: Seat, *, killed_enemy: bool = False, took_life: bool = False) -> None:
    """Notes a deed that may be what the quest asks for."""
    character = table.state.seats[seat]
    if character.quest:
        task = cave(table.content)[1].tasks[character.quest - 1]
        if (task.kill_enemy and killed_enemy) or (task.take_life and took_life):
            character.quest_met = True
            touch_quest(table, seat)


def fulfil(table: TalismanTable, seat: Seat) -> Rules[None]:
    """A quest whose condition is met can't be put off: back to the Cave, with a Talisman."""
    character = table.state.seats[seat]
    if not character.quest or character.dead or not character.character:
        return
    space, quest = cave(table.content)
    task = quest.tasks[character.quest - 1]
    if not is_met(table, seat, task):
        return
    if task.give is not None:
        prompt = Prompt("ask-quest-gift", rules=(AT_ONCE,))
        card = yield from choose_possession(table, seat, seat, prompt, "give", task.give)
        if card is None:
            return
        give_up(table, seat, card)
    elif task.gold:
        pay(table, seat, task.gold, AT_ONCE)
    character = table.state.seats[seat]
    character.quest = 0
    table.say(
        "quest-done", AT_ONCE, "talisman.encounters.quest.completion-returns-to-cave-with-talisman",
        "talisman.components.talisman-sources", seat=SEATS[seat],
    )  # fmt: skip
    gain_talisman(table, seat, "talisman.encounters.quest.completion-returns-to-cave-with-talisman")
    if character.space != space:
        teleport(table, seat, space, "talisman.encounters.quest.completion-returns-to-cave-with-talisman")


def is_met(table: TalismanTable, seat: Seat, task: Task) -> bool:
    character = table.state.seats[seat]
    if character.toad_turns:
        return False  # it could neither give anything nor take the Talisman: it waits
    if task.take_life or task.kill_enemy:
        return character.quest_met
    if task.give is not None:
        return bool(of_kind(table, seat, task.give))
    return character.gold >= task.gold
