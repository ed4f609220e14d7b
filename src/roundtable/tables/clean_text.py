"""Names and talk as they may be shown, and how long they are."""

from __future__ import annotations

import unicodedata
from typing import Final

LONGEST_NAME: Final = 40


def clean_name(name: str) -> str:
    """A name as it may be shown: one line, no control characters, not too long."""
    return clean(name, LONGEST_NAME).replace("\n", " ").strip()


def clean(words: str, longest: int) -> str:
    """Plain text: without control characters and whatever turns the direction of writing."""
    kept = "".join(
        letter
        for letter in unicodedata.normalize("NFC", words)
        if letter == "\n"
        or unicodedata.category(letter) not in ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")
        or letter == "\u200d"
    )
    return kept[:longest].strip()


LONGEST_TALK: Final = 500
