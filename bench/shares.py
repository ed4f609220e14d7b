"""Whose code the processor is in while matches are played: the kernel's, the game's, the driver's. By py-spy."""

from __future__ import annotations

import subprocess
import sys
import tempfile
from collections import Counter
from pathlib import Path

from roundtable import games

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
                name = "kernel" if "/kernel/" in where else "game" if "/slices/" in where else "driver"
                samples[name] += int(count)
    total = max(1, sum(samples.values()))
    return {name: round(100 * samples[name] / total, 1) for name in ("kernel", "game", "driver")}


def show(seconds: float) -> None:
    """Prints the shares of every game."""
    print("processor time in       kernel    game  driver")
    for name in games.names():
        share = shares(name, seconds)
        print(f"  {name:18}{share['kernel']:>9.0f}%{share['game']:>7.0f}%{share['driver']:>7.0f}%")
