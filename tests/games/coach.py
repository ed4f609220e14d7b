"""What tests of tips share: the prompts of a game's rules, and how a tip must be."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from roundtable.kernel.game import Game
from roundtable.kernel.texts import Texts

LONGEST = 260


def prompts_of(game: Game[Any, Any]) -> list[str]:
    """The keys of all prompts that a game's modules name."""
    found: set[str] = set()
    for file in Path(game.folder).rglob("*.py"):
        found |= set(re.findall(r'Prompt\(\s*"([a-z-]+)"', file.read_text(encoding="utf-8")))
    return sorted(found)


def bad_tips(texts: Texts, lang: str, prompts: list[str]) -> list[tuple[str, str]]:
    """Tips that are not two sentences, or too long to be read at a table."""
    tips = {prompt: texts.say(lang, f"coach-{prompt}") for prompt in prompts}
    return [
        (prompt, tip)
        for prompt, tip in tips.items()
        if len(re.findall(r"[^.]+\.(?:\s|$)", tip)) != 2 or len(tip) >= LONGEST
    ]
