"""A story as a graph, worked out from its data: what nothing leads to, and what goes in circles for nothing."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class StoryGraph:
    """Pages and where they lead."""

    leads: Mapping[str, Sequence[str]]
    """For each page those that it may lead to, by whatever way."""
    free: Mapping[str, Sequence[str]] = field(default_factory=dict)
    """Of these, those that cost nothing, need nothing and change nothing."""

    def reached(self, starts: Iterable[str]) -> set[str]:
        """The pages that readers may come to from these."""
        found: set[str] = set()
        todo = [page for page in starts if page in self.leads]
        while todo:
            page = todo.pop()
            if page not in found:
                found.add(page)
                todo += [there for there in self.leads[page] if there in self.leads]
        return found

    def unreached(self, starts: Iterable[str]) -> list[str]:
        """The pages that nothing leads to."""
        return sorted(set(self.leads) - self.reached(starts))

    def loops(self) -> list[list[str]]:
        """Circles in which readers may go for ever, for nothing; each begins with its first page by name."""
        found: dict[frozenset[str], list[str]] = {}
        for page in sorted(self.free):
            path = self._back_to(page)
            if path and frozenset(path) not in found:
                found[frozenset(path)] = path
        return list(found.values())

    def _back_to(self, page: str) -> list[str] | None:
        """A shortest free way from a page back to itself."""
        came_from: dict[str, str] = {}
        todo = [page]
        while todo:
            here = todo.pop(0)
            for there in self.free.get(here, ()):
                if there == page:
                    path = [here]
                    while path[-1] != page:
                        path.append(came_from[path[-1]])
                    return path[::-1]
                if there not in came_from:
                    came_from[there] = here
                    todo.append(there)
        return None
