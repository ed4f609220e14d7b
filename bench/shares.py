"""Whose code the processor is in while matches are played, by py-spy: decisions (the kernel's own business), cards and
chance (the kernel's too, but work that any game has), the game, the driver."""

from __future__ import annotations

import subprocess
import sys
import tempfile
from collections import Counter
from pathlib import Path

from roundtable import games

OWNERS = ("decisions", "cards", "game", "driver")
CARDS = ("dealing", "piles", "chance")

PLAY = """
import sys
from roundtable import games
from roundtable.simulate import figures
figures.decisions(games.get(sys.argv[1]), float(sys.argv[2]))
"""


def shares(game: str, seconds: float) -> dict[str, float]:
    """Per cent of the samples whose innermost frame is in each."""
    samples: Counter[str] = Counter()
    with tempfile.TemporaryDirectory() as folder:
        stacks = Path(folder) / "stacks"
        spy = Path(sys.executable).parent / "py-spy"
        subprocess.run(
            [str(spy), "record", "--rate", "400", "--format", "raw", "--output", str(stacks), "--",
             sys.executable, "-c", PLAY, game, str(seconds)],
            check=True, capture_output=True,
        )  # fmt: skip
        for line in stacks.read_text().splitlines():
            stack, _, count = line.rpartition(" ")
            frames = stack.split(";")
            if any("decisions (" in frame for frame in frames):
                where = frames[-1]
                samples[owner(where)] += int(count)
    total = max(1, sum(samples.values()))
    return {name: round(100 * samples[name] / total, 1) for name in OWNERS}


def owner(frame: str) -> str:
    """Whose code a frame is."""
    if "/kernel/" in frame:
        return "cards" if any(f"/{name}.py" in frame for name in CARDS) else "decisions"
    return "game" if "/slices/" in frame or "/games/" in frame else "driver"


def show(seconds: float) -> None:
    """Prints the shares of every game."""
    print(f"processor time in   {'decisions':>10}{'cards, chance':>15}{'the game':>10}{'driver':>8}")
    for name in games.names():
        share = shares(name, seconds)
        columns = zip(OWNERS, (9, 14, 9, 7), strict=True)
        print(f"  {name:18}" + "".join(f"{share[column]:>{width}.0f}%" for column, width in columns))
