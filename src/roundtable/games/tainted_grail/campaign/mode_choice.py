"""Choosing a mode: before the Campaign and between two Chapters, all of its changes or some."""

from __future__ import annotations

from typing import Final

from roundtable.games.tainted_grail.party import agree, players
from roundtable.games.tainted_grail.state import ChooseChanges, GrailTable
from roundtable.kernel.options import DONE, Option, Prompt
from roundtable.kernel.windows import Rules

from .modes import mode_in_use, of_choice, uses
from .secret_42 import fetch_or_put_back

MODES: Final = ("standard", "story", "story-some", "challenge", "challenge-some")
OPTIONAL: Final = {
    "story-some": "grail.story.modifiers-are-optional",
    "challenge-some": "grail.challenge.modifiers-are-optional",
}
"""Modes of which the group takes what it likes."""


def choose_changes(table: GrailTable, step: ChooseChanges) -> Rules[None]:
    """A mode brings all of its changes. Of some modes the group leaves out, one by one, what it doesn't like."""
    if not step.begun:
        set_mode(table, step.mode)
        if step.mode in OPTIONAL:
            table.then(ChooseChanges(step.mode, begun=True))
        return
    prompt = Prompt("ask-changes", rules=(OPTIONAL[step.mode],))
    seats = players(table.state) or range(table.core.seats)
    options = [change_option(change, uses(table.state, change)) for change in of_choice(step.mode)]
    answer = yield from agree(table, list(seats), prompt, [*options, DONE])
    if answer.value is not None:
        switch(table, step.mode, answer.value)
        table.then(step)


def set_mode(table: GrailTable, mode: str) -> None:
    """From now on the table plays so; one mode for all (A88)."""
    table.state.modes = list(of_choice(mode))
    now = mode_in_use(table.state)
    table.say("mode-set", "grail.setup.mode-is-chosen-before-the-campaign", "grail.setup.mode-help-card-on-the-table",
              mode=f"@text.mode-{now}")  # fmt: skip
    if now == "challenge" and table.state.chapter == 1:
        table.say("mode-warning", "grail.setup.challenge-not-for-a-first-chapter")
    look_again(table)


def switch(table: GrailTable, mode: str, change: str) -> None:
    """One change of the mode is taken in or left out."""
    now = [each for each in of_choice(mode) if uses(table.state, each) != (each == change)]
    table.state.modes = now
    name = f"@text.change-{change.rpartition('.')[2]}"
    table.say("change-in-use" if change in now else "change-left-out", OPTIONAL[mode], change=name)
    look_again(table)


def look_again(table: GrailTable) -> None:
    """Secret 42 comes or goes; tracks and loads may be too high for what is played with now."""
    fetch_or_put_back(table)
    for seat in players(table.state):
        table.touch(str(seat))


def change_option(change: str, used: bool) -> Option[str]:
    name = change.rpartition(".")[2]
    return Option("leave-out" if used else "take-in", name, change, params=(("change", f"@text.change-{name}"),))
