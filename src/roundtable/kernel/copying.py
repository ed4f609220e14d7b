"""Copies of states: what decoding a state's encoding would give, in less than a third of the time.

For each struct in which something can change, a function is written and compiled once. What can't change is shared:
strings, numbers, tuples of those, frozen steps, and the lists of a pile, which the table parts before it changes them.
"""

from __future__ import annotations

from collections.abc import Callable
from inspect import Parameter, signature
from typing import Any, Final, TypeVar, get_origin

from msgspec import Struct, inspect
from msgspec.structs import replace

from .piles import Pile

T = TypeVar("T", bound=Struct)

FIXED: Final = (
    inspect.NoneType, inspect.BoolType, inspect.IntType, inspect.FloatType, inspect.StrType, inspect.BytesType,
    inspect.EnumType, inspect.LiteralType,
)  # fmt: skip
"""Kinds whose values never change."""

_copiers: Final[dict[type, Callable[[Any], Any]]] = {}


def copied(state: T) -> T:
    """An independent copy of this state, or of another struct. Whoever plays on with either tells its table that
    the piles are `shared`."""
    copy = _copiers.get(type(state))
    if copy is None:
        copy = _copiers[type(state)] = _Writer().function(type(state))
    other: T = copy(state)
    return other


def anything(thing: Any) -> Any:
    """A copy of something whose annotation doesn't say what it is."""
    if isinstance(thing, Struct):
        return copied(thing)
    if isinstance(thing, list):
        return [anything(each) for each in thing]
    if isinstance(thing, dict):
        return {key: anything(each) for key, each in thing.items()}
    if isinstance(thing, tuple):
        return tuple([anything(each) for each in thing])
    return thing


class _Writer:
    """Writes the functions that copy a struct and those in it."""

    def __init__(self) -> None:
        self.known: dict[str, Any] = {"anything": anything, "replace": replace}
        self.names: dict[Any, str] = {}

    def function(self, struct: type) -> Callable[[Any], Any]:
        kind = inspect.type_info(struct)
        assert isinstance(kind, inspect.StructType)
        copy: Callable[[Any], Any] = self.known[self.name(kind)]
        return copy

    def name(self, kind: inspect.StructType) -> str:
        """The name of the function that copies such a struct, written if it isn't yet."""
        if kind.cls in self.names:
            return self.names[kind.cls]
        struct = plain_class(kind)
        name = self.names[kind.cls] = f"copy_{len(self.names)}_{struct.__name__}"
        changing = {field.name: self.copy(f"one.{field.name}", field.type) for field in changing_fields(kind)}
        if is_frozen(kind):
            parts = "".join(f", {field}={copy}" for field, copy in changing.items())
            lines = [f"return replace(one{parts})" if changing else "return one"]
        elif is_made_in_order(struct):
            # To make one of all its parts takes less than to change some parts of a finished one.
            self.known[f"make_{name}"] = struct
            whole = ", ".join(changing.get(field.name, f"one.{field.name}") for field in kind.fields)
            lines = [f"return make_{name}({whole})"]
        else:
            sets = [f"other.{field} = {copy}" for field, copy in changing.items()]
            lines = ["other = one.__copy__()", *sets, "return other"]
        exec("\n    ".join([f"def {name}(one):", *lines]), self.known)
        return name

    def copy(self, thing: str, kind: inspect.Type) -> str:
        """What copies a thing of this kind, as Python."""
        if isinstance(kind, inspect.StructType):
            plain = not (is_frozen(kind) or changing_fields(kind))
            return f"{thing}.__copy__()" if plain else f"{self.name(kind)}({thing})"
        if isinstance(kind, inspect.ListType):
            each = self.copy("each", kind.item_type)
            return f"[{each} for each in {thing}]" if changes(kind.item_type) else f"{thing}.copy()"
        if isinstance(kind, inspect.DictType):
            each = self.copy("each", kind.value_type)
            if not changes(kind.value_type):
                return f"{thing}.copy()"
            return f"{{key: {each} for key, each in {thing}.items()}} if {thing} else {{}}"
        if isinstance(kind, inspect.UnionType):
            others = [other for other in kind.types if not isinstance(other, inspect.NoneType)]
            if len(others) == 1:
                return f"None if {thing} is None else {self.copy(thing, others[0])}"
        return f"anything({thing})"


def plain_class(kind: inspect.StructType) -> type[Struct]:
    """The class of a struct, also where what is in it was named: `Strands[Step]`."""
    struct: type[Struct] = get_origin(kind.cls) or kind.cls
    return struct


def is_frozen(kind: inspect.StructType) -> bool:
    return plain_class(kind).__struct_config__.frozen


def is_made_in_order(struct: type) -> bool:
    """Whether a struct is made of its fields in their order, none by name, and nothing else happens then."""
    named = any(part.kind is Parameter.KEYWORD_ONLY for part in signature(struct).parameters.values())
    return not named and not hasattr(struct, "__post_init__")


def changing_fields(kind: inspect.StructType) -> list[inspect.Field]:
    """The fields of a struct that its copy can't share with it."""
    return [] if kind.cls is Pile else [field for field in kind.fields if changes(field.type)]


def changes(kind: inspect.Type, within: tuple[type, ...] = ()) -> bool:
    """Whether something of this kind can be changed where it is."""
    if isinstance(kind, inspect.StructType):
        if not is_frozen(kind):
            return True
        inner = [] if kind.cls in within else [field.type for field in kind.fields]
        return any(changes(part, (*within, kind.cls)) for part in inner)
    if isinstance(kind, inspect.UnionType):
        return any(changes(part, within) for part in kind.types)
    if isinstance(kind, inspect.TupleType):
        return any(changes(part, within) for part in kind.item_types)
    if isinstance(kind, inspect.VarTupleType):
        return changes(kind.item_type, within)
    return not isinstance(kind, FIXED)
