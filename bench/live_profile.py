"""What a server spends its time on, by py-spy."""

from __future__ import annotations

import shutil
import subprocess
import sys
from collections import Counter
from pathlib import Path
from typing import Final

RATE: Final = 200
TOP: Final = 30


def start(pid: int, seconds: float, file: str) -> subprocess.Popen[bytes]:
    """Begins to record a process."""
    beside = Path(sys.executable).with_name("py-spy")
    found = str(beside) if beside.exists() else shutil.which("py-spy")
    if found is None:
        raise RuntimeError("py-spy is not installed")
    return subprocess.Popen(
        [found, "record", "--gil", "-p", str(pid), "-d", str(int(seconds)), "-r", str(RATE), "-f", "raw", "-o", file],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )


def show(recording: subprocess.Popen[bytes], file: str) -> None:
    """Prints the functions that took most, by themselves and with all they called."""
    recording.wait(60)
    own, whole, total = shares(Path(file).read_text(encoding="utf-8").splitlines())
    for name, counts in (("with what they call", whole), ("by themselves", own)):
        print(f"\n  {name}:")
        for function, count in counts.most_common(TOP):
            print(f"  {count / max(1, total):6.1%}  {function}")
    print()


def shares(lines: list[str]) -> tuple[Counter[str], Counter[str], int]:
    """Samples by function, from py-spy's folded stacks."""
    own: Counter[str] = Counter()
    whole: Counter[str] = Counter()
    total = 0
    for line in lines:
        stack, _, said = line.rpartition(" ")
        count, functions = int(said), [_named(frame) for frame in stack.split(";")]
        total += count
        own[functions[-1]] += count
        for function in set(functions):
            whole[function] += count
    return own, whole, total


def _named(frame: str) -> str:
    """A frame without its line, and with the last folders of its file alone."""
    name, _, place = frame.partition(" (")
    file = place.rpartition(":")[0].split("/")
    return f"{name} ({'/'.join(file[-2:])})"
