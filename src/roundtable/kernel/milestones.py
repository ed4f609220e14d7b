"""Milestones: what is finished in a long match, and the table as it then stands."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from msgspec import Struct

from .options import Params
from .state import State

_encode = msgspec.msgpack.Encoder().encode


class Milestone(Struct, frozen=True):
    """A moment from which others can go on. `state` tells every secret, and stays where the match is."""

    key: str
    params: Params
    at: int
    """How many answers the match had."""
    state: bytes


def kept(state: State, then: Sequence[object]) -> bytes:
    """This state as it is stored, with these steps to come and no others."""
    return _encode(msgspec.structs.replace(state, agenda=[*then[::-1]]))
