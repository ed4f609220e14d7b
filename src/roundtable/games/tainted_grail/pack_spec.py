"""What a pack of Tainted Grail is: its collections, and what is checked."""

from __future__ import annotations

from typing import Final

from roundtable.packs import PackSpec

from .checks import CHECKS
from .effects import COLLECTIONS

SPEC: Final = PackSpec("tainted-grail", COLLECTIONS, checks=CHECKS)
