"""A graph laid out in columns: what comes first stands left, and lines lead to what follows."""

from __future__ import annotations

from typing import NamedTuple

from roundtable.kernel import scene as s


class Line(NamedTuple):
    """A line from one node to another."""

    path: str
    done: bool
    """Whether the way is gone: what it comes from is done."""


class Laid(NamedTuple):
    """Nodes with column and row, both from 1, and lines in units of a hundredth of a cell."""

    columns: int
    rows: int
    nodes: tuple[tuple[s.Node, int, int], ...]
    lines: tuple[Line, ...]
    leads: dict[str, list[s.Node]]


def laid(graph: s.Graph) -> Laid:
    """Each node stands one column right of the last that leads to it, in the order in which nodes are told."""
    known = {node.id: node for node in graph.nodes}
    edges = [(a, b) for a, b in graph.edges if a in known and b in known and a != b]
    columns = _columns(known, edges)
    rows: dict[str, int] = {}
    taken: dict[int, int] = {}
    for node in graph.nodes:
        taken[columns[node.id]] = rows[node.id] = taken.get(columns[node.id], 0) + 1
    lines = tuple(Line(_path(columns[a], rows[a], columns[b], rows[b]), known[a].done) for a, b in edges)
    nodes = tuple((node, columns[node.id], rows[node.id]) for node in graph.nodes)
    leads = {node.id: [known[b] for a, b in edges if a == node.id] for node in graph.nodes}
    return Laid(max(columns.values(), default=1), max(rows.values(), default=1), nodes, lines, leads)


def _columns(known: dict[str, s.Node], edges: list[tuple[str, str]]) -> dict[str, int]:
    """A line that leads back to what was told earlier moves nothing."""
    columns = dict.fromkeys(known, 1)
    told = {node: at for at, node in enumerate(known)}
    for a, b in sorted(edges, key=lambda edge: told[edge[0]]):
        if told[a] < told[b]:
            columns[b] = max(columns[b], columns[a] + 1)
    return columns


def _path(column: int, row: int, to_column: int, to_row: int) -> str:
    x, y, to_x, to_y = (100 * place - 50 for place in (column, row, to_column, to_row))
    middle = (x + to_x) / 2
    return f"M{x} {y}C{middle:.0f} {y} {middle:.0f} {to_y} {to_x} {to_y}"
