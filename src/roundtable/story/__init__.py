"""Stories: pages that people read together, ways that lead on from them, and what is remembered. Knows no game."""

from __future__ import annotations

from .book import NO_WAY, Book, Page, Steps, Way
from .graph import StoryGraph
from .reading import HAVE_READ, read_together
from .ways import compulsory, redirected

__all__ = [
    "HAVE_READ",
    "NO_WAY",
    "Book",
    "Page",
    "Steps",
    "StoryGraph",
    "Way",
    "compulsory",
    "read_together",
    "redirected",
]
