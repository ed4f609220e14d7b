"""Secret 42, which Challenge mode brings into play: one for the group, a Global Secret (A83)."""

from __future__ import annotations

from typing import Final

from roundtable.games.tainted_grail.box import box_of
from roundtable.games.tainted_grail.characters.items import drop_secret
from roundtable.games.tainted_grail.party import by_number, players
from roundtable.games.tainted_grail.state import GrailTable

from .modes import uses

FORTY_TWO: Final = 42
FROM_THE_START: Final = "grail.challenge.secret-42-from-the-start"


def fetch_or_put_back(table: GrailTable) -> None:
    """Entering the mode takes it, leaving it removes it (A98)."""
    state = table.state
    secret = next((one.id for one in box_of(table.content).secrets.values() if one.number == FORTY_TWO), None)
    holder = next((seat for seat, one in enumerate(state.seats) if secret in one.secrets), None)
    if secret is None or not players(state) or (holder is not None) == uses(state, FROM_THE_START):
        return
    if holder is not None:
        drop_secret(table, holder, secret)
    elif secret in state.secrets:
        table.move(secret, state.secrets, state.seats[by_number(state, players(state))[0]].secrets)
        table.say("secret-in-play", "grail.challenge.secret-42-from-the-start", card=f"@secrets.{secret}")
