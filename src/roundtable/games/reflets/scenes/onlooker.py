"""Enough of a table for rules that only read it: a scene asks them what a value or a goal comes to."""

from __future__ import annotations

from typing import cast

from roundtable.games.reflets.state import RefletsState, RefletsTable
from roundtable.packs import Content


class Onlooker:
    """Somebody who looks and says nothing: what rules cite while a scene is made, nobody hears."""

    def __init__(self, state: RefletsState, content: Content) -> None:
        self.state = state
        self.content = content

    def cite(self, *rules: str) -> None:
        """Only who plays cites rules."""


def looking(state: RefletsState, content: Content) -> RefletsTable:
    """The table, to be read only."""
    return cast("RefletsTable", Onlooker(state, content))
