"""A book knows no game: its pages, ways and memories, tried on one of three pages."""

from __future__ import annotations

from typing import Any

from msgspec import Struct
from tests.kernel.toy import TOY

from roundtable.kernel.chance import Chance, key_of
from roundtable.kernel.game import Setup
from roundtable.kernel.options import Option, Prompt
from roundtable.kernel.state import Core
from roundtable.kernel.table import Table
from roundtable.story import NO_WAY, Book, StoryGraph, compulsory, read_together, redirected


class Tell(Struct, frozen=True):
    words: str
    steps: tuple[str, ...] = ()


class Leave(Struct, frozen=True):
    steps: tuple[str, ...] = ()


class Way(Struct, frozen=True):
    do: tuple[Any, ...] = ()
    go: str | None = None


class Page(Struct, frozen=True):
    do: tuple[Any, ...] = ()
    ways: tuple[Way, ...] = ()


class Tale(Book[Any]):
    """Its steps are tuples, and what is told is kept."""

    leads_elsewhere = (Leave,)

    def __init__(self, pages: dict[str, Page], gone: tuple[str, ...] = (), sent: dict[str, str] | None = None) -> None:
        super().__init__("tale")
        self.pages, self.gone, self.sent, self.told, self.agenda = pages, gone, sent or {}, [], []
        self.deeds.does(Tell)(self.tell)
        self.deeds.does(Leave)(lambda table, deed: deed.steps)

    def tell(self, table: Any, deed: Tell) -> Any:
        self.told.append(deed.words)
        return deed.steps

    def page(self, table: Any, page: str) -> Page:
        return self.pages[page]

    def reading(self, page: str, at: int = 0, way: int = NO_WAY) -> Any:
        return page, at, way

    def choosing(self, page: str) -> Any:
        return "choose", page

    def sent_to(self, table: Any, page: str) -> str:
        return self.sent.get(page, page)

    def open(self, table: Any, page: str) -> bool:
        if page not in self.gone:
            self.told.append(f"<{page}>")
        return page not in self.gone

    def close(self, table: Any) -> None:
        self.told.append("end")

    def then(self, *steps: Any) -> None:
        self.agenda[:0] = steps

    def unforeseen(self) -> None:
        """Nobody looks ahead in these."""

    def read_all(self, page: str) -> list[str]:
        """Reads until somebody has to choose, or to the end."""
        self.agenda = [self.reading(page)]
        while self.agenda:
            step = self.agenda.pop(0)
            if isinstance(step, str) or step[0] == "choose":
                self.told.append(f"({' '.join(step) if isinstance(step, tuple) else step})")
            else:
                list(self.read(self, *step))
        return self.told


def test_a_page_is_read_instruction_by_instruction_and_then_its_ways() -> None:
    tale = Tale({"a": Page((Tell("one"), Tell("two")), (Way(go="b"),))})

    assert tale.read_all("a") == ["<a>", "one", "two", "(choose a)"]


def test_what_an_instruction_leads_to_comes_before_the_rest_of_the_page() -> None:
    tale = Tale({"a": Page((Tell("one", ("fight",)), Tell("two")))})

    assert tale.read_all("a") == ["<a>", "one", "(fight)", "two", "end"]


def test_after_what_leads_elsewhere_the_rest_is_not_read() -> None:
    tale = Tale({"a": Page((Leave(("epilogue",)), Tell("never"))), "b": Page((Leave(), Tell("read on")))})

    assert tale.read_all("a") == ["<a>", "(epilogue)"]
    tale.told.clear()
    assert tale.read_all("b") == ["<b>", "read on", "end"], "it leads nowhere"


def test_a_way_is_walked_before_its_end_is_reached() -> None:
    tale = Tale({"a": Page(ways=(Way((Tell("mud"),), "b"), Way(go="b"), Way())), "b": Page()})

    for number, told in ((0, ["mud", "<b>", "end"]), (1, ["<b>", "end"]), (2, ["end"])):
        tale.told.clear()
        tale.agenda.clear()
        tale.take(tale, "a", number)
        while tale.agenda:
            list(tale.read(tale, *tale.agenda.pop(0)))
        assert tale.told == told


def test_readers_may_be_sent_elsewhere_and_pages_may_be_gone() -> None:
    tale = Tale({"a": Page(), "b": Page()}, gone=("b",), sent={"a": "b"})

    assert tale.read_all("a") == ["end"]


def test_memories_lead_from_page_to_page_each_once() -> None:
    kept = {"fire": {"inn": "ruin", "lake": "inn"}, "flood": {"ruin": "lake"}}

    assert redirected("inn", kept, kept.__getitem__) == ("lake", ["fire", "flood"])
    assert redirected("mill", kept, kept.__getitem__) == ("mill", [])


def test_the_first_compulsory_way_is_the_only_one() -> None:
    ways = [Option("way", name) for name in "abcd"]

    menu = compulsory(ways, [None, "barred", None, None], [2, 3], "must", "first")

    assert [rule for _, rule in menu] == ["must", "barred", None, "first"]


def test_one_turns_the_page_and_the_others_say_they_have_read_it() -> None:
    setup = TOY.check(Setup(seats=3))
    table = Table(TOY, TOY.content(), setup, TOY.start(Core(Chance(key_of("book")), 3), setup, TOY.content()))

    window = next(read_together(table, Prompt("ask-go-on"), [Option("on")], [1, 0, 2]))

    assert window.reading
    assert {seat: window.menu(seat)[0].verb for seat in window.seats} == {
        1: "on", 0: "have-read", 2: "have-read",
    }  # fmt: skip


def test_a_graph_finds_what_nothing_leads_to_and_what_goes_in_circles() -> None:
    graph = StoryGraph({"a": ["b"], "b": ["a", "c"], "c": [], "lost": ["c"]}, {"a": ["b"], "b": ["a"]})

    assert graph.unreached(["a"]) == ["lost"]
    assert graph.loops() == [["a", "b"]]
    assert StoryGraph({"a": ["a"]}, {"a": ["a"]}).loops() == [["a"]]
    assert StoryGraph({"a": ["b"], "b": ["a"]}, {"a": ["b"]}).loops() == []
