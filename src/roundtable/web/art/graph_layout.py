"""A graph laid out in columns: what comes first stands left, and lines lead to what follows."""

from __future__ import annotations

from typing import NamedTuple

from roundtable.kernel import scene as s


class GraphEdge(NamedTuple):
    """A line from one node to another."""

    path: str
    done: bool
    """Whether the way is gone: what it comes from is done."""
    kind: str = ""
    """Whether it is for who succeeds (`bright`) or fails (`dark`)."""
    x: int = 0
    y: int = 0
    """Its middle, in quarters of a cell."""


class GraphLayout(NamedTuple):
    """Nodes with column and row, both from 1, and lines in units of a hundredth of a cell."""

    columns: int
    rows: int
    nodes: tuple[tuple[s.Node, int, int], ...]
    lines: tuple[GraphEdge, ...]
    leads: dict[str, list[tuple[str, list[s.Node]]]]
    """Where each node leads: `bright` to what follows success, `dark` to what follows failure, where both are told."""


def laid(graph: s.Graph) -> GraphLayout:
    """Each node stands one column right of the last that leads to it, in the order in which nodes are told."""
    known = {node.id: node for node in graph.nodes}
    edges = [(a, b) for a, b in graph.edges if a in known and b in known and a != b]
    columns = _columns(known, edges)
    rows = _two_ways(graph, columns) if graph.kinds else _in_turn(graph, columns)
    kinds: dict[tuple[str, str], str] = dict(zip(graph.edges, graph.kinds, strict=True)) if graph.kinds else {}
    lines = tuple(
        _edge((columns[a], rows[a]), (columns[b], rows[b]), known[a].done, kinds.get((a, b), "")) for a, b in edges
    )
    nodes = tuple((node, columns[node.id], rows[node.id]) for node in graph.nodes)
    leads = {node.id: _leads(node.id, edges, kinds, known) for node in graph.nodes}
    return GraphLayout(max(columns.values(), default=1), max(rows.values(), default=1), nodes, lines, leads)


def _leads(
    start: str, edges: list[tuple[str, str]], kinds: dict[tuple[str, str], str], known: dict[str, s.Node]
) -> list[tuple[str, list[s.Node]]]:
    """To one kind of end only, it just leads there."""
    found: dict[str, list[s.Node]] = {}
    for edge in edges:
        if edge[0] == start:
            found.setdefault(kinds.get(edge, ""), []).append(known[edge[1]])
    return list(found.items()) if len(found) > 1 else [("", nodes) for nodes in found.values()]


def _in_turn(graph: s.Graph, columns: dict[str, int]) -> dict[str, int]:
    """One below the other, in the order in which they are told."""
    rows: dict[str, int] = {}
    taken: dict[int, int] = {}
    for node in graph.nodes:
        taken[columns[node.id]] = rows[node.id] = taken.get(columns[node.id], 0) + 1
    return rows


def _two_ways(graph: s.Graph, columns: dict[str, int]) -> dict[str, int]:
    """Whoever always succeeds goes along the first row; what failure leads to lies below. Ends stand in the last
    column."""
    starts = {a for a, _ in graph.edges}
    last = max(columns.values(), default=1)
    columns.update({node.id: last for node in graph.nodes if node.id not in starts})
    after = {a: b for (a, b), kind in zip(graph.edges, graph.kinds, strict=True) if kind == "bright"}
    bright = [graph.nodes[0].id]
    while (following := after.get(bright[-1])) is not None and following not in bright:
        bright.append(following)
    rows: dict[str, int] = {}
    taken: set[tuple[int, int]] = set()
    for node in graph.nodes:
        row = 1 if node.id in bright else 2
        while (columns[node.id], row) in taken:
            row += 1
        taken.add((columns[node.id], row))
        rows[node.id] = row
    return rows


def _edge(start: tuple[int, int], end: tuple[int, int], done: bool, kind: str) -> GraphEdge:
    (column, row), (to_column, to_row) = start, end
    if kind and to_column > column + 1 and row != to_row:  # down or up first, so as not to go behind what lies between
        path = f"M{100 * column - 50} {100 * row - 50}V{100 * to_row - 50}H{100 * to_column - 50}"
        leaving = 4 * row - 2 + (3 if to_row > row else -3)  # just outside the node it comes from
        return GraphEdge(path, done, kind, 4 * column - 2, leaving)
    x, y = 2 * (column + to_column) - 2, 2 * (row + to_row) - 2
    return GraphEdge(_path(column, row, to_column, to_row), done, kind, x, y)


def _columns(known: dict[str, s.Node], edges: list[tuple[str, str]]) -> dict[str, int]:
    """Edges to earlier nodes shift no column."""
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
