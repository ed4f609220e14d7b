"""What all tests share."""

from pathlib import Path

import pytest

pytest_plugins = ["pytester"]

LIVE = [Path(__file__).parent / folder for folder in ("tables", "web")]
"""Tests with sockets, clocks and browsers: a busy machine may stop one of them for seconds."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """A live test that fails is tried once more before it counts; the summary names each that needed it."""
    for item in items:
        if any(folder in item.path.parents for folder in LIVE):
            item.add_marker(pytest.mark.flaky(reruns=1))
