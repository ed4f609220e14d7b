"""`python -m bench`: the figures, shares of time, cold start, long matches; `--compiled` tries compiled rules."""

from __future__ import annotations

import argparse
import sys

from bench import cold_start, compiled, length, shares
from roundtable.cli import main as roundtable


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m bench", description=__doc__)
    parser.add_argument("--seconds", default="2", help="for each figure (default 2)")
    parser.add_argument("--compiled", action="store_true", help="also build kernel and rules with mypyc and compare")
    args = parser.parse_args()
    code = roundtable(["bench", "--seconds", args.seconds])
    print()
    shares.show(max(4.0, float(args.seconds)))
    print()
    cold_start.show()
    print()
    length.show((300, 3_000, 12_000))
    if args.compiled:
        print()
        compiled.show(args.seconds)
    return code


if __name__ == "__main__":
    sys.exit(main())
