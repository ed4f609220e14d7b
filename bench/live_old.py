"""Whether an old table is as quick as a new one."""

from __future__ import annotations
from msgspec import Struct


class Old(Struct):
    answers: int


def measured(answers: int) -> Old:
    return Old(answers)


def told(old: Old) -> str:
    return ""
