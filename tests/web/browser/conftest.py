"""One server and one browser for all browser tests of a process; each person has a context of their own."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, sync_playwright

from .stage import CHROMIUM, FLAGS, PATIENCE, VISITORS, People, Server, Visitor


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """Playwright's loop counts as running as long as it lives: it must be gone before other tests run theirs."""
    with sync_playwright() as player:
        browser = player.chromium.launch(executable_path=CHROMIUM, args=FLAGS, timeout=3 * PATIENCE)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """The server that most tests share."""
    server = Server(tmp_path_factory.mktemp("server"))
    server.start()
    yield server
    server.stop()
    assert not server.trouble()


@pytest.fixture
def frail(tmp_path: Path) -> Iterator[Server]:
    """A server of this test's own, to be killed."""
    server = Server(tmp_path)
    server.start()
    yield server
    server.stop()
    assert not server.trouble()


@contextmanager
def visiting(browser: Browser, server: Server, node: pytest.Item | pytest.Collector) -> Iterator[People]:
    """Makes visitors; whatever no page may do (script errors, other hosts) fails the test in the end."""
    all_of_them: list[Visitor] = []
    node.stash[VISITORS] = all_of_them

    def person(name: str = "Ann", *, at: Server | None = None, **how: Any) -> Visitor:
        visitor = Visitor(browser, at or server, name, **how)
        all_of_them.append(visitor)
        return visitor

    yield person
    troubles = [f"{visitor.name}: {trouble}" for visitor in all_of_them for trouble in visitor.troubles]
    for visitor in all_of_them:
        visitor.close()
    assert not troubles


@pytest.fixture
def people(browser: Browser, server: Server, request: pytest.FixtureRequest) -> Iterator[People]:
    """People of this test's own."""
    with visiting(browser, server, request.node) as people:
        yield people


@pytest.fixture(scope="module")
def regulars(browser: Browser, server: Server, request: pytest.FixtureRequest) -> Iterator[People]:
    """People who stay for all tests of a file."""
    with visiting(browser, server, request.node) as people:
        yield people


@pytest.fixture
def ann(people: People) -> Visitor:
    return people("Ann")


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item, call: pytest.CallInfo[None]) -> Any:
    """A failed test says where to see what its people saw."""
    report = yield
    if report.failed and call.when == "call":
        folder = Path(item.config.rootpath, ".pytest_cache", "browser")
        folder.mkdir(parents=True, exist_ok=True)
        regulars = item.parent.stash.get(VISITORS, []) if item.parent else []
        for visitor in [*item.stash.get(VISITORS, []), *regulars]:
            name = re.sub(r"[^\w-]+", "-", f"{item.name}-{visitor.name}")
            picture = folder / f"{name}.png"
            visitor.page.screenshot(path=picture)
            report.sections.append(("seen", f"{visitor.name} at {visitor.page.url}: {picture}"))
    return report
