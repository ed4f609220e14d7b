"""A property that is worked out once, without the lock that Python's own takes each time."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Generic, TypeVar, overload

T = TypeVar("T")
Owner = TypeVar("Owner")

if TYPE_CHECKING:
    from typing import Self


class cached(Generic[Owner, T]):  # noqa: N801  used as a decorator
    """Keeps what it was worked out to be among the attributes of its object."""

    def __init__(self, make: Callable[[Owner], T]) -> None:
        self.make = make
        self.name = make.__name__
        self.__doc__ = make.__doc__

    @overload
    def __get__(self, one: None, kind: Any) -> Self: ...
    @overload
    def __get__(self, one: Owner, kind: Any) -> T: ...
    def __get__(self, one: Owner | None, kind: Any = None) -> T | Self:
        if one is None:
            return self
        made = one.__dict__[self.name] = self.make(one)
        return made
