"""What a pack of Tainted Grail is: its collections, and what is checked."""

from __future__ import annotations

from typing import Final

from roundtable.games.tainted_grail.effects import COLLECTIONS
from roundtable.packs import PackSpec

from .checks import CHECKS

SPEC: Final = PackSpec("tainted-grail", COLLECTIONS, checks=CHECKS)
