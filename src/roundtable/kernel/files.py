"""Files that people keep, such as saves and campaigns: read strictly, with one sentence for whatever is wrong."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from hashlib import blake2b
from typing import Any, Generic, TypeVar

import msgspec

from .errors import DamagedSave

F = TypeVar("F", bound=Any)
"""A struct with a field `sum`."""


@dataclass(frozen=True)
class FileKind(Generic[F]):
    """A kind of file: how it is known, what is in it, and which words tell what is wrong with one."""

    type: type[F]
    mark: str
    """The field that says which format it is in."""
    formats: tuple[int, ...]
    most_bytes: int
    this: str
    """'This save', as a reference to a line."""
    a: str
    """'a saved match', likewise."""
    needs: tuple[str, ...] = ()
    """Fields without which it is no such file, besides the mark."""
    check: Callable[[F], None] | None = None
    """What else may be wrong with what is in it."""

    def read(self, data: bytes) -> F:
        """What is in a file; `DamagedSave` says in a sentence what is wrong with it."""
        if len(data) > self.most_bytes:
            raise DamagedSave("too-large", this=self.this, most=self.most_bytes // 1024 // 1024)
        try:
            head = msgspec.json.decode(data, type=dict[str, msgspec.Raw])
        except (msgspec.MsgspecError, RecursionError, UnicodeDecodeError):
            raise DamagedSave("none-or-cut", a=self.a) from None
        if not head.keys() >= {self.mark, *self.needs}:
            raise DamagedSave("none", a=self.a)
        if bytes(head[self.mark]) not in [str(number).encode() for number in self.formats]:
            raise DamagedSave("other-format", this=self.this)
        try:
            file: F = msgspec.json.decode(data, type=self.type)
        except (msgspec.MsgspecError, RecursionError, UnicodeDecodeError) as error:
            raise DamagedSave("damaged", this=self.this, detail=str(error)) from None
        if self.check is not None:
            self.check(file)
        if file.sum != sum_of(file):
            raise DamagedSave("altered", this=self.this)
        return file


def sum_of(file: Any) -> str:
    """Of all but the sum itself, against damage."""
    return blake2b(msgspec.json.encode(msgspec.structs.replace(file, sum="")), digest_size=16).hexdigest()
