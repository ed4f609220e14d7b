"""How long the command line takes to start, beside a bare interpreter in the same run."""

from __future__ import annotations

import subprocess
import sys
import time

from roundtable import games

COMMANDS = (("--help",), ("games",), ("rules", "talisman-duel"), ("pack", "list"))
ROUNDS = 7


def seconds(*command: str) -> float:
    """The best of some starts."""
    best = 60.0
    for _ in range(ROUNDS):
        began = time.perf_counter()
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
        best = min(best, time.perf_counter() - began)
    return best


def until_first_choice(game: str) -> float:
    """From the command to the first question on the screen, the best of some starts."""
    best = 60.0
    for _ in range(ROUNDS):
        began = time.perf_counter()
        with subprocess.Popen(
            [sys.executable, "-m", "roundtable", "play", game], stdin=subprocess.PIPE, stdout=subprocess.PIPE
        ) as player:  # fmt: skip
            assert player.stdout is not None
            for line in player.stdout:
                if line.lstrip().startswith(b"1. "):
                    best = min(best, time.perf_counter() - began)
                    break
            player.kill()
    return best


def show() -> None:
    """Prints the figures."""
    bare = seconds(sys.executable, "-c", "pass")
    print(f"cold start: a bare interpreter takes {bare * 1000:.0f} ms")
    for command in COMMANDS:
        took = seconds(sys.executable, "-m", "roundtable", *command)
        print(f"  roundtable {' '.join(command):22} {took * 1000:4.0f} ms")
    for game in games.names():
        print(f"  {game + ', first choice':33} {until_first_choice(game) * 1000:4.0f} ms")
