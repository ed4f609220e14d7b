"""The combat that goes on, and those who fight in it."""

from __future__ import annotations

from roundtable.kernel.errors import RulesError
from roundtable.kernel.options import Option

from .box import box_of
from .option_makers import option_about
from .state import Combat, KinfireTable


def combat_of(table: KinfireTable) -> Combat:
    """The combat that is fought."""
    combat = table.state.combat
    if combat is None:
        raise RulesError("There is no combat.")
    return combat


def living(table: KinfireTable) -> list[int]:
    """The enemies still in the combat, from left to right."""
    return [index for index, foe in enumerate(combat_of(table).foes) if not foe.gone and not foe.ally]


def foe_option(table: KinfireTable, verb: str, index: int) -> Option[int]:
    """An option about an enemy or an Ally card."""
    foe = combat_of(table).foes[index]
    return option_about(verb, index, foe.board, box_of(table.content).name(foe))
