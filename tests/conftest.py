"""What all tests share."""

from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

pytest_plugins = ["pytester"]

settings.register_profile(
    "steady", deadline=None, derandomize=True, database=None, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("steady")
"""The same examples in every run, however slow the machine."""

LIVE = [Path(__file__).parent / folder for folder in ("tables", "web")]
"""Tests with sockets, clocks and browsers: a busy machine may stop one of them for seconds."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """A live test that fails is tried once more before it counts; the summary names each that needed it."""
    for item in items:
        if any(folder in item.path.parents for folder in LIVE):
            item.add_marker(pytest.mark.flaky(reruns=1))
