"""Figures for Prometheus, in its text format."""

from __future__ import annotations

import os
import time
from bisect import bisect_left
from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Final

CONTENT_TYPE: Final = "text/plain; version=0.0.4; charset=utf-8"
SECONDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)

Labels = tuple[tuple[str, str], ...]


class Histogram:
    """How often something took how long."""

    def __init__(self, bounds: tuple[float, ...] = SECONDS) -> None:
        self.bounds = bounds
        self.counts = [0] * (len(bounds) + 1)
        self.total = 0.0

    def note(self, seconds: float) -> None:
        self.counts[bisect_left(self.bounds, seconds)] += 1
        self.total += seconds

    def lines(self, name: str) -> Iterable[str]:
        so_far = 0
        for bound, count in zip((*self.bounds, "+Inf"), self.counts, strict=True):
            so_far += count
            yield f'{name}_bucket{{le="{bound}"}} {so_far}'
        yield f"{name}_sum {self.total:.6f}"
        yield f"{name}_count {so_far}"


class Metrics:
    """What this worker's web side counts."""

    def __init__(self) -> None:
        self.started = time.time()
        self.requests: Counter[Labels] = Counter()
        self.messages: Counter[Labels] = Counter()
        self.refused: Counter[Labels] = Counter()
        self.sockets = 0
        self.sent_bytes = 0
        self.request_seconds = Histogram()
        self.render_seconds = Histogram()
        self.answer_seconds = Histogram()

    def text(self, more: Mapping[str, float]) -> str:
        """All figures; `more` are the tables' own. Those whose names end in `_total` count up."""
        lines: list[str] = []

        def head(name: str, kind: str, about: str) -> None:
            lines.extend((f"# HELP {name} {about}", f"# TYPE {name} {kind}"))

        for name, about, counter in (
            ("roundtable_requests_total", "HTTP requests answered.", self.requests),
            ("roundtable_socket_messages_total", "Messages from sockets.", self.messages),
            ("roundtable_refused_total", "Requests and sockets refused before they got anywhere.", self.refused),
        ):
            head(name, "counter", about)
            lines += [f"{name}{_labels(labels)} {count}" for labels, count in sorted(counter.items())]
        for name, about, histogram in (
            ("roundtable_request_seconds", "Time to answer a request.", self.request_seconds),
            ("roundtable_render_seconds", "Time to make a view for one pair of eyes.", self.render_seconds),
            ("roundtable_answer_seconds", "Time from an answer's arrival until it is durable.", self.answer_seconds),
        ):
            head(name, "histogram", about)
            lines += histogram.lines(name)
        own = {"sockets": float(self.sockets), "socket_sent_bytes_total": float(self.sent_bytes)}
        gauges = {**own, **process(), **more}
        for short, value in gauges.items():
            name = f"roundtable_{short}"
            head(name, "counter" if short.endswith("_total") else "gauge", short.replace("_", " ").capitalize() + ".")
            lines.append(f"{name} {value:.10g}")
        return "\n".join(lines) + "\n"


def _labels(labels: Labels) -> str:
    said = ",".join(f'{name}="{_escaped(value)}"' for name, value in labels)
    return f"{{{said}}}" if said else ""


def _escaped(value: str) -> str:
    return value.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")


def process() -> dict[str, float]:
    """Memory and processor time of this worker."""
    times = os.times()
    figures = {"process_cpu_seconds_total": times.user + times.system}
    try:
        with open("/proc/self/statm", encoding="ascii") as file:  # noqa: PTH123
            figures["process_resident_bytes"] = float(int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE"))
    except OSError:
        pass  # not on this system
    return figures
