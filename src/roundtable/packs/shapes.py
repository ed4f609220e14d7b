"""Checks a plain value against a struct type and reports everything that is wrong with it.

msgspec stops at the first error; a pack's author wants them all. So values are walked here along
`msgspec.inspect`'s description of the type, and only a value without problems is converted.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import Any, Final, cast

import msgspec
from msgspec import inspect

from .problems import Path, listed, shown
from .reading import BROKEN, MAX_DEPTH, PackFile
from .spec import PATTERN_WORDS, REF, TEXT_KEY, PackSpec

Shape = inspect.Type
_NONE: Final[dict[str, Any]] = {}
_SCALARS: Final = (
    inspect.NoneType, inspect.BoolType, inspect.IntType, inspect.FloatType, inspect.StrType,
    inspect.EnumType, inspect.LiteralType,
)  # fmt: skip
_LISTS: Final = (inspect.ListType, inspect.VarTupleType)


@dataclass(slots=True)
class Walk:
    """One item's check. Besides problems it gathers the ids and text fields that the item names."""

    source: PackFile
    item: str | None = None
    refs: list[tuple[Path, str, str]] = field(default_factory=list)
    text_keys: list[tuple[Path, str]] = field(default_factory=list)
    sound: bool = True

    def tell(self, path: Path, found: str, expected: str, **hint: Any) -> None:
        self.sound = False
        self.source.problem(path, found, expected, item=self.item, **hint)

    def check(self, shape: Shape, value: object, path: Path, mark: dict[str, Any] = _NONE) -> None:
        """Reports what is wrong with `value`; `mark` is the Ref or TextKey that stands around `shape`."""
        if isinstance(shape, inspect.Metadata):
            self.check(shape.type, value, path, shape.extra or mark)
        elif value is BROKEN:
            self.sound = False
        elif len(path) > 2 * MAX_DEPTH:
            self.tell(path, f"more than {2 * MAX_DEPTH} levels inside each other", "a flatter value")
        elif isinstance(shape, inspect.UnionType):
            self.union(shape, value, path, mark)
        elif isinstance(shape, inspect.StructType):
            self.struct(shape, value, path)
        elif isinstance(shape, _SCALARS):
            self.scalar(shape, value, path, mark)
        elif isinstance(shape, inspect.DictType):
            self.mapping(shape, value, path)
        else:
            self.sequence(shape, value, path)

    def scalar(self, shape: Shape, value: object, path: Path, mark: dict[str, Any]) -> None:
        if not fits(shape, value):
            self.tell(path, shown(value), wanted(shape), **_hint(shape, value))
        elif mark and isinstance(value, str):
            if REF in mark:
                self.refs.append((path, mark[REF], value))
            if TEXT_KEY in mark:
                self.text_keys.append((path, value))

    def union(self, shape: inspect.UnionType, value: object, path: Path, mark: dict[str, Any]) -> None:
        """msgspec allows at most one member for each kind of value, so the value's kind picks the member."""
        structs = [member for member in shape.types if isinstance(_bare(member), inspect.StructType)]
        if isinstance(value, dict) and structs:
            self.tagged([cast(inspect.StructType, _bare(member)) for member in structs], value, path)
            return
        near = [member for member in shape.types if _same_kind(_bare(member), value)]
        for member in near:
            if not isinstance(_bare(member), _SCALARS) or fits(_bare(member), value):
                self.check(member, value, path, mark)
                return
        if len(near) == 1:
            self.check(near[0], value, path, mark)
        else:
            self.tell(path, shown(value), wanted(shape))

    def tagged(self, members: list[inspect.StructType], value: dict[object, object], path: Path) -> None:
        if len(members) == 1:
            self.struct(members[0], value, path)
            return
        name = cast(str, members[0].tag_field)
        tags = [str(member.tag) for member in members]
        tag = value.get(name)
        chosen = next((member for member in members if same(member.tag, tag)), None)
        if chosen:
            self.struct(chosen, value, path)
        elif name not in value:
            self.tell((*path, name), f"no {name!r}", listed(tags))
        elif tag is not BROKEN:
            self.tell((*path, name), shown(tag), listed(tags), word=str(tag), known=tags)
        else:
            self.sound = False

    def struct(self, shape: inspect.StructType, value: object, path: Path) -> None:
        if not isinstance(value, dict):
            self.tell(path, shown(value), wanted(shape))
            return
        fields = {each.encode_name: each for each in shape.fields}
        known = list(fields)
        if shape.tag_field:
            known.insert(0, shape.tag_field)
            tag = value.get(shape.tag_field)
            if shape.tag_field not in value:
                self.tell((*path, shape.tag_field), f"no {shape.tag_field!r}", shown(shape.tag))
            elif tag is BROKEN or not same(tag, shape.tag):
                self.tell((*path, shape.tag_field), shown(tag), shown(shape.tag))
        for key, inner in value.items():
            if key in fields:
                self.check(fields[key].type, inner, (*path, key))
            elif key != shape.tag_field:
                expected = listed(known) if known else "no field at all"
                here = (*path, key) if isinstance(key, str | int) else path
                self.tell(here, f"the unknown field {shown(key)}", expected, word=str(key), known=known)
        for name, each in fields.items():
            if name in value:
                continue
            if each.required:
                self.tell((*path, name), f"no {name!r}", wanted(each.type))
            elif each.default and isinstance(each.default, str | tuple | msgspec.Struct):
                # What a default refers to must exist too.
                self.check(each.type, msgspec.to_builtins(each.default), (*path, name))

    def mapping(self, shape: inspect.DictType, value: object, path: Path) -> None:
        if not isinstance(value, dict):
            self.tell(path, shown(value), wanted(shape))
            return
        self.length(shape, len(value), path)
        for key, inner in value.items():
            here = (*path, key) if isinstance(key, str | int) else path
            self.check(shape.key_type, key, here)
            self.check(shape.value_type, inner, here)

    def sequence(self, shape: Shape, value: object, path: Path) -> None:
        if not isinstance(value, list | tuple):
            self.tell(path, shown(value), wanted(shape))
        elif isinstance(shape, inspect.TupleType):
            if len(value) != len(shape.item_types):
                self.tell(path, shown(value), f"a list of {len(shape.item_types)}")
            for index, (each, inner) in enumerate(zip(shape.item_types, value, strict=False)):
                self.check(each, inner, (*path, index))
        elif isinstance(shape, _LISTS):
            self.length(shape, len(value), path)
            for index, inner in enumerate(value):
                self.check(shape.item_type, inner, (*path, index))

    def length(self, shape: Shape, length: int, path: Path) -> None:
        low, high = getattr(shape, "min_length", None), getattr(shape, "max_length", None)
        if (low is not None and length < low) or (high is not None and length > high):
            self.tell(path, f"{length} entries", _bounds("entries", low, high))


def fits(shape: Shape, value: object) -> bool:
    """Is a single value what a scalar shape asks for?"""
    if isinstance(shape, inspect.NoneType):
        return value is None
    if isinstance(shape, inspect.BoolType):
        return isinstance(value, bool)
    if isinstance(shape, inspect.LiteralType):
        return any(same(value, each) for each in shape.values)
    if isinstance(shape, inspect.EnumType):
        return any(same(value, each.value) for each in shape.cls)
    if isinstance(shape, inspect.StrType):
        return isinstance(value, str) and (
            (shape.min_length is None or len(value) >= shape.min_length)
            and (shape.max_length is None or len(value) <= shape.max_length)
            and (shape.pattern is None or re.search(shape.pattern, value) is not None)
        )
    assert isinstance(shape, inspect.IntType | inspect.FloatType)
    allowed = int | float if isinstance(shape, inspect.FloatType) else int
    return (
        isinstance(value, allowed)
        and not isinstance(value, bool)
        and (shape.ge is None or value >= shape.ge)
        and (shape.gt is None or value > shape.gt)
        and (shape.le is None or value <= shape.le)
        and (shape.lt is None or value < shape.lt)
        and (not shape.multiple_of or value % shape.multiple_of == 0)
    )


def same(one: object, other: object) -> bool:
    """Equal and of the same type: 1 is neither true nor 1.0 here."""
    return type(one) is type(other) and one == other


def wanted(shape: Shape) -> str:
    """What a shape asks for, in words."""
    shape = _bare(shape)
    if isinstance(shape, inspect.UnionType):
        return listed([wanted(member) for member in shape.types])
    if isinstance(shape, inspect.StrType):
        words = "text" if shape.pattern is None else PATTERN_WORDS.get(shape.pattern, f"text like {shape.pattern}")
        if shape.min_length is not None or shape.max_length is not None:
            words += ", " + _bounds("letters", shape.min_length, shape.max_length)
        return words
    if isinstance(shape, inspect.IntType | inspect.FloatType):
        return _number(shape)
    if isinstance(shape, inspect.EnumType):
        return listed([shown(each.value) for each in shape.cls])
    if isinstance(shape, inspect.LiteralType):
        return listed([shown(each) for each in shape.values])
    if isinstance(shape, inspect.StructType):
        return f"a mapping with {shape.tag_field}: {shape.tag}" if shape.tag_field else "a mapping"
    if isinstance(shape, inspect.TupleType):
        return f"a list of {len(shape.item_types)}"
    plain = {inspect.NoneType: "nothing", inspect.BoolType: "true or false", inspect.DictType: "a mapping"}
    return plain.get(type(shape), "a list")


def compiled(spec: PackSpec) -> dict[str, Shape]:
    """Each collection's shape; TypeError if a game declares a type that no pack can hold safely."""
    shapes = {}
    for name, collection in spec.collections.items():
        shape = inspect.type_info(collection.type)
        msgspec.json.Decoder(collection.type)  # lets msgspec refuse what it can't tell apart
        for member in item_structs(shape):
            if not any(each.encode_name == "id" and each.required for each in member.fields):
                raise TypeError(f"{member.cls.__name__} in collection {name!r} needs a field 'id: str'.")
        _sound(shape, spec, name, set())
        shapes[name] = shape
    return shapes


def item_structs(shape: Shape) -> list[inspect.StructType]:
    """The struct, or the structs of the union, that a collection's items are."""
    bare = _bare(shape)
    members = [_bare(each) for each in bare.types] if isinstance(bare, inspect.UnionType) else [bare]
    structs = [each for each in members if isinstance(each, inspect.StructType)]
    if len(structs) != len(members):
        raise TypeError("A collection holds structs, nothing else.")
    return structs


def _sound(shape: Shape, spec: PackSpec, where: str, seen: set[type]) -> None:
    if isinstance(shape, inspect.Metadata):
        target = (shape.extra or {}).get(REF)
        if target is not None and target not in spec.collections:
            raise TypeError(f"{where} refers to the collection {target!r}, which {spec.game} doesn't have.")
        if shape.extra and not _takes_text(shape.type):
            raise TypeError(f"{where}: Ref and TextKey belong on text, inside the list or mapping.")
        _sound(shape.type, spec, where, seen)
    elif isinstance(shape, inspect.UnionType):
        for member in shape.types:
            _sound(member, spec, where, seen)
    elif isinstance(shape, inspect.StructType):
        if shape.cls in seen:
            return
        seen.add(shape.cls)
        if not shape.cls.__struct_config__.frozen or not shape.forbid_unknown_fields or shape.array_like:
            raise TypeError(f"{shape.cls.__name__} must be frozen, with forbid_unknown_fields=True.")
        for each in shape.fields:
            _sound(each.type, spec, f"{shape.cls.__name__}.{each.name}", seen)
    elif isinstance(shape, inspect.DictType):
        if not isinstance(_bare(shape.key_type), inspect.StrType | inspect.EnumType | inspect.LiteralType):
            raise TypeError(f"{where}: the keys of a mapping are text.")
        _sound(shape.key_type, spec, where, seen)
        _sound(shape.value_type, spec, where, seen)
    elif isinstance(shape, inspect.TupleType):
        for member in shape.item_types:
            _sound(member, spec, where, seen)
    elif isinstance(shape, _LISTS):
        _sound(shape.item_type, spec, where, seen)
    elif not isinstance(shape, _SCALARS):
        # Sets have no stable order, dates and bytes no YAML form of ours, Any no schema.
        raise TypeError(f"{where}: a pack can't hold {type(shape).__name__.removesuffix('Type')}.")


def _takes_text(shape: Shape) -> bool:
    bare = _bare(shape)
    members = bare.types if isinstance(bare, inspect.UnionType) else (bare,)
    return any(isinstance(_bare(each), inspect.StrType) for each in members)


def _bare(shape: Shape) -> Shape:
    while isinstance(shape, inspect.Metadata):
        shape = shape.type
    return shape


def _same_kind(shape: Shape, value: object) -> bool:
    """Could a value of this kind be meant for this shape?"""
    if isinstance(shape, inspect.LiteralType):
        return any(type(value) is type(each) for each in shape.values)
    if isinstance(shape, inspect.EnumType):
        return any(type(value) is type(each.value) for each in shape.cls)
    kinds: dict[type, tuple[type, ...]] = {
        inspect.NoneType: (type(None),), inspect.BoolType: (bool,), inspect.IntType: (int,),
        inspect.FloatType: (int, float), inspect.StrType: (str,), inspect.DictType: (dict,),
        inspect.StructType: (dict,),
    }  # fmt: skip
    return type(value) in kinds.get(type(shape), (list, tuple))


def _number(shape: inspect.IntType | inspect.FloatType) -> str:
    words = "a whole number" if isinstance(shape, inspect.IntType) else "a number"
    parts = [
        f"{word} {limit:g}"
        for word, limit in (
            ("at least", shape.ge), ("above", shape.gt), ("at most", shape.le), ("below", shape.lt),
            ("a multiple of", shape.multiple_of),
        )
        if limit is not None
    ]  # fmt: skip
    return f"{words}, {' and '.join(parts)}" if parts else words


def _bounds(what: str, low: int | None, high: int | None) -> str:
    if low is not None and low == high:
        return f"{low} {what}"
    parts = [f"at least {low}"] if low is not None else []
    parts += [f"at most {high}"] if high is not None else []
    return f"{' and '.join(parts)} {what}"


def _hint(shape: Shape, value: object) -> dict[str, Any]:
    if isinstance(shape, inspect.StrType) and isinstance(value, bool | int | float):
        return {"hint": "write it in quotes"}
    if isinstance(shape, inspect.BoolType) and isinstance(value, str):
        return {"hint": "write true or false, without quotes"}
    if isinstance(value, str) and isinstance(shape, inspect.EnumType):
        return {"word": value, "known": [str(each.value) for each in shape.cls]}
    if isinstance(value, str) and isinstance(shape, inspect.LiteralType):
        return {"word": value, "known": [str(each) for each in shape.values]}
    return {}
