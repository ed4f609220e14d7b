"""Packs in, content out: or everything that is wrong with them."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from typing import Any

from .content import Content
from .problems import PackError, PackProblem, ProblemReport
from .spec import PackSpec

Folder = str | os.PathLike[str]


def load(
    spec: PackSpec,
    paths: Folder | Sequence[Folder],
    *,
    extra: Mapping[str, object] | None = None,
    extra_file: str = "extra",
) -> Content:
    """Loads a stack of packs, the lowest first; PackError holds every problem there is.

    `extra` is one more layer in memory, as a scenario brings it: `{"cards": [...], "text": {"en": ...}}`.
    Its items need no text: their first text is then their id. Problems in it name `extra_file`.
    """
    content, problems = _load(spec, paths, extra, extra_file)
    if content is None:
        raise PackError(problems)
    return content


def check(spec: PackSpec, path: Folder, *, below: Sequence[Folder] = ()) -> list[PackProblem]:
    """Everything wrong with the pack at `path`, stacked on the packs `below` it; empty if it is sound."""
    return _load(spec, [*below, path], None, "")[1]


def game_of(path: Folder) -> str | None:
    """The game that a pack's manifest names, however faulty the pack; None if it can't be made out."""
    from .folder import read_folder

    sources = read_folder(path, (), ProblemReport()).sources.get("pack", [])
    manifest = sources[0].value if sources else None
    game = manifest.get("game") if isinstance(manifest, dict) else None
    return game if isinstance(game, str) else None


def schema(spec: PackSpec) -> dict[str, dict[str, Any]]:
    """JSON Schema (2020-12) for each kind of file: `pack`, every collection by name, and `text`."""
    from .editors import schemas

    return schemas(spec)


def read_yaml(path: Folder, *, int_keys: bool = False) -> object:
    """One YAML file read as warily as a pack's, for formats that stand beside packs (scenarios).

    `int_keys` allows whole numbers as keys. PackError if it can't be read.
    """
    from .folder import read_file

    report = ProblemReport()
    source = read_file(path, report, int_keys=int_keys)
    if source is None or report.problems:
        raise PackError(report.sorted())
    return source.value


def _load(
    spec: PackSpec, paths: Folder | Sequence[Folder], extra: Mapping[str, object] | None, extra_file: str
) -> tuple[Content | None, list[PackProblem]]:
    from .folder import read_folder
    from .stack import Stack

    report = ProblemReport()
    stack = Stack(spec, report)
    for path in [paths] if isinstance(paths, str | os.PathLike) else paths:
        stack.add(read_folder(path, tuple(spec.collections), report))
    if extra is not None:
        stack.add_extra(extra, extra_file)
    stack.finish()
    if report.problems:
        return None, report.sorted()
    content = stack.content()
    stack.check_soundness(content)
    return (None, report.sorted()) if report.problems else (content, [])
