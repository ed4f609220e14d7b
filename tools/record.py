"""Records matches that tests keep as text, so that a change of behaviour shows as a diff.

    .venv/bin/python tools/record.py            # plays every recorded match anew, from its seed and by its bots
    git diff tests/games/talisman/recorded      # what is different now

A recorded match is its journal (`NAME.json`) and what a person would read of it (`NAME.LANG.txt`).
"""

from __future__ import annotations

import sys
from pathlib import Path
from random import Random
from typing import Any

from roundtable import games
from roundtable.bots import maker
from roundtable.kernel.answers import AnswerRow
from roundtable.kernel.game import Setup
from roundtable.kernel.match import Match
from roundtable.simulate.one import play

FOLDER = Path(__file__).parents[1] / "tests" / "games" / "talisman" / "recorded"

MATCHES: dict[str, tuple[str, list[str], Setup]] = {
    "three-for-the-crown": ("en", ["heuristic"] * 3, Setup(seats=3, seed="three for the crown")),
    "clumsy-and-mortal": (
        "fr",
        ["random", "heuristic", "random", "heuristic"],
        Setup(
            seats=4,
            seed="clumsy and mortal",
            options={"characters": "two", "toads": "clumsy", "mortality": True, "rounds": 25},
        ),
    ),
}
"""Language, bots and set-up of each."""


def read_aloud(match: Match[Any, Any], lang: str) -> str:
    """The whole match as somebody would read it who sees everything: what was chosen, and what happened."""
    texts = match.game.texts(match.content)
    told = match.retold()
    lines: dict[int, list[str]] = {}
    for event in told.events:
        lines.setdefault(event.at, []).append(texts.say(lang, event.key, event.params))
    text = []
    for at in range(len(match.rows) + 1):
        text += [f"  {line}" for line in lines.get(at, [])]
        if at < len(match.rows):
            row = match.rows[at]
            assert isinstance(row, AnswerRow)
            assert row.option is not None
            text.append(
                f"{texts.name(lang, f'@seat.{row.seat}')}: {texts.say(lang, row.option.key, row.option.params)}"
            )
    assert match.outcome is not None
    winners = ", ".join(texts.name(lang, f"@seat.{seat}") for seat in match.outcome.winners) or "-"
    return "\n".join([*text, f"  {texts.say(lang, match.outcome.reason)}", f"  => {winners}", ""])


def record(name: str) -> None:
    lang, bots, setup = MATCHES[name]
    game = games.get("talisman")
    rng = Random(setup.seed)
    match = Match.start(game, setup)
    play(match, [maker(bot, game.id)(rng) for bot in bots], rng)
    FOLDER.mkdir(exist_ok=True)
    (FOLDER / f"{name}.json").write_bytes(match.save())
    (FOLDER / f"{name}.{lang}.txt").write_text(read_aloud(match, lang), "utf-8")
    print(f"{name}: {len(match.rows)} answers, {match.state.round} rounds")


if __name__ == "__main__":
    for wanted in sys.argv[1:] or MATCHES:
        record(wanted)
