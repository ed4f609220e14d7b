"""The trial: kernel and rules compiled by mypyc, against plain Python, in a copy of the sources."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent.parent
ROUNDS = 3


def show(seconds: str) -> None:
    """Builds the copy, measures both in turns, and prints the ratios."""
    with tempfile.TemporaryDirectory() as folder:
        built = Path(folder) / "compiled"
        shutil.copytree(ROOT / "src", built / "src")
        for name in ("setup.py", "pyproject.toml", "LICENSE", "README.md"):
            shutil.copy(ROOT / name, built / name)
        for binary in built.rglob("*.so"):
            binary.unlink()
        plain = Path(folder) / "plain"
        shutil.copytree(built, plain)
        made = subprocess.run(
            [sys.executable, "setup.py", "-q", "build_ext", "--inplace"],
            cwd=built, env={**os.environ, "ROUNDTABLE_MYPYC": "1"}, check=False,
        )  # fmt: skip
        if made.returncode:  # it has said why
            sys.exit(made.returncode)
        best: dict[str, dict[str, float]] = {"plain": {}, "compiled": {}}
        clones: dict[str, dict[str, float]] = {"plain": {}, "compiled": {}}
        for _ in range(ROUNDS):
            for name, where in (("plain", plain), ("compiled", built)):
                figures = measure(where / "src", seconds)
                assert figures["compiled"] is (name == "compiled")
                for rate in figures["rates"]:
                    game = rate["game"]
                    best[name][game] = max(best[name].get(game, 0.0), rate["of_pig"])
                for copy in figures["copies"]:
                    game = copy["game"]
                    clones[name][game] = min(clones[name].get(game, 1e9), copy["clone_median"])
    print("kernel and rules compiled by mypyc, against plain Python:")
    for game, of_pig in best["plain"].items():
        rate, clone = best["compiled"][game] / of_pig, clones["plain"][game] / clones["compiled"][game]
        print(f"  {game:18} decisions {rate:.2f} times as quick, clones {clone:.2f} times")


def measure(src: Path, seconds: str) -> dict[str, Any]:
    """The figures of the package in this folder."""
    done = subprocess.run(
        [sys.executable, "-m", "roundtable", "bench", "--json", "--seconds", seconds],
        env={**os.environ, "PYTHONPATH": str(src)}, check=True, capture_output=True, text=True,
    )  # fmt: skip
    figures: dict[str, Any] = json.loads(done.stdout)
    return figures
