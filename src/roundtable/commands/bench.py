"""`roundtable bench`: what playing costs on this machine."""

from __future__ import annotations

from argparse import Namespace

from roundtable import games
from roundtable.kernel.errors import RoundtableError
from roundtable.simulate import figures

from .output import print_json

AT_START = "at a step's start"


def run(args: Namespace) -> int:
    if not 0 < args.seconds <= 600:
        raise RoundtableError("--seconds must be more than 0 and at most 600.")
    pig = figures.pig(args.seconds / 2)
    rates, copies = [], []
    for name in games.names():
        game = games.get(name)
        rates.append(figures.rate(game, args.seconds))
        copies.append(figures.copies(game))
    if args.json:
        print_json(
            {"python": figures.python(), "compiled": figures.compiled(), "pig_per_second": round(pig),
             "rates": rates, "copies": copies}
        )  # fmt: skip
        return 0
    kernel = "compiled" if figures.compiled() else "plain"
    print(f"{figures.python()}, kernel {kernel}; bare Pig makes {pig:,.0f} decisions a second.\n")
    print(f"{'':18}{'decisions/s':>12}{'of Pig':>9}{'events on':>11}{'recording':>11}")
    for rate in rates:
        print(
            f"{rate.game:18}{rate.decisions_per_second:>12,}{rate.of_pig:>8.2f}%{rate.with_events:>10.2f}x"
            f"{rate.recording:>10.2f}x"
        )
    print(f"\n{'microseconds':18}{'clone p50':>12}{'clone p99':>12}{'restore':>10}{'imagine':>10}{'state':>10}")
    for copy in copies:
        print(
            f"{copy.game:18}{copy.clone_median:>12.1f}{copy.clone_99:>12.1f}{copy.restore_median:>10.1f}"
            f"{copy.imagine_median:>10.1f}{copy.snapshot_bytes:>8} B"
        )
    print(f"\n{AT_START:18}{'clone':>12}{'the first':>12}{'and answer':>12}")
    for copy in copies:
        print(
            f"{copy.game:18}{copy.start_median:>12.1f}{copy.start_first_median:>12.1f}{copy.start_answer_median:>12.1f}"
        )
    return 0
