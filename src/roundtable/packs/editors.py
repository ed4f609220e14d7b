"""JSON Schema for editors, made from the same shapes that the loader checks with."""

from __future__ import annotations

from typing import Any, Final

from msgspec import NODEFAULT, inspect, to_builtins

from .shapes import Shape, compiled, item_structs
from .spec import ID_PATTERN, LANGUAGE_PATTERN, NOT_BLANK, REF, TEXT_KEY, WORDS, Manifest, PackSpec

DRAFT: Final = "https://json-schema.org/draft/2020-12/schema"
Schema = dict[str, Any]

_NUMBER_WORDS: Final = {
    "ge": "minimum", "gt": "exclusiveMinimum", "le": "maximum", "lt": "exclusiveMaximum",
    "multiple_of": "multipleOf",
}  # fmt: skip


def schemas(spec: PackSpec) -> dict[str, Schema]:
    """A schema for each kind of file: `pack`, every collection by name, and `text`."""
    shapes = compiled(spec)
    collections = {name: _collection(spec, name, shape) for name, shape in shapes.items()}
    return {"pack": _manifest(spec), **collections, "text": _text(spec, shapes)}


def _document(title: str, body: Schema, definitions: Schema | None = None) -> Schema:
    document = {"$schema": DRAFT, "title": title, **body}
    if definitions:
        document["$defs"] = dict(sorted(definitions.items()))
    return document


def _manifest(spec: PackSpec) -> Schema:
    words = _Words()
    words.of(inspect.type_info(Manifest))
    body = words.definitions.pop("Manifest")
    body.pop("title")
    fields = body["properties"]
    fields["game"] = {"const": spec.game}
    fields["title"]["required"] = list(spec.languages)
    fields["languages"]["allOf"] = [{"contains": {"const": language}} for language in spec.languages]
    fields["remove"]["propertyNames"] = {"enum": list(spec.collections)}
    return _document(f"{spec.game}: pack.yaml", body, words.definitions)


def _collection(spec: PackSpec, name: str, shape: Shape) -> Schema:
    words = _Words()
    items = words.of(shape)
    for struct in item_structs(shape):
        fields = words.definitions[words.name(struct.cls)]["properties"]
        # What the loader asks of every item, whatever its game says.
        fields["id"] = {**fields["id"], "pattern": ID_PATTERN, "maxLength": 64}
        if fields.get("count", {}).get("type") == "integer":
            fields["count"].setdefault("minimum", 0)
        if texts := _item_texts(spec, name, shape):
            fields[WORDS] = {
                "type": "object",
                "propertyNames": {"pattern": LANGUAGE_PATTERN},
                "additionalProperties": texts,
            }
    return _document(f"{spec.game}: {name}.yaml", {"type": "array", "items": items}, words.definitions)


def _item_texts(spec: PackSpec, name: str, shape: Shape) -> Schema | None:
    """The texts of one item in one language; None for collections without any."""
    words: Schema = {"type": "string", "pattern": NOT_BLANK}
    own = (*spec.collections[name].text, *spec.collections[name].optional_text)
    free = names_texts(shape)
    if not own and not free:
        return None
    return {
        "type": "object",
        "properties": dict.fromkeys(own, words),
        "additionalProperties": words if free else False,
    }


def _text(spec: PackSpec, shapes: dict[str, Shape]) -> Schema:
    properties = {}
    for name in spec.collections:
        if texts := _item_texts(spec, name, shapes[name]):
            properties[name] = {
                "type": "object",
                "propertyNames": {"pattern": ID_PATTERN},
                "additionalProperties": texts,
            }
    body = {"type": "object", "properties": properties, "additionalProperties": False}
    return _document(f"{spec.game}: text.<language>.yaml", body)


def names_texts(shape: Shape, seen: set[type] | None = None) -> bool:
    """Is there a TextKey anywhere in this shape?"""
    seen = set() if seen is None else seen
    if isinstance(shape, inspect.Metadata):
        return TEXT_KEY in (shape.extra or {}) or names_texts(shape.type, seen)
    inner: list[Shape] = []
    if isinstance(shape, inspect.StructType) and shape.cls not in seen:
        seen.add(shape.cls)
        inner = [each.type for each in shape.fields]
    elif isinstance(shape, inspect.UnionType):
        inner = list(shape.types)
    elif isinstance(shape, inspect.TupleType):
        inner = list(shape.item_types)
    elif isinstance(shape, inspect.DictType):
        inner = [shape.key_type, shape.value_type]
    elif isinstance(shape, inspect.ListType | inspect.VarTupleType):
        inner = [shape.item_type]
    return any(names_texts(each, seen) for each in inner)


class _Words:
    """Shapes in JSON Schema's words; each struct is written once, under `$defs`."""

    def __init__(self) -> None:
        self.definitions: dict[str, Schema] = {}
        self.names: dict[type, str] = {}

    def of(self, shape: Shape) -> Schema:
        if isinstance(shape, inspect.Metadata):
            words = {**self.of(shape.type), **(shape.extra_json_schema or {})}
            target = (shape.extra or {}).get(REF)
            if target:
                words.setdefault("description", f"The id of an item in {target}.")
            return words
        if isinstance(shape, inspect.UnionType):
            return {"anyOf": [self.of(member) for member in shape.types]}
        if isinstance(shape, inspect.StructType):
            return self.struct(shape)
        if isinstance(shape, inspect.EnumType):
            return {"enum": [each.value for each in shape.cls]}
        if isinstance(shape, inspect.LiteralType):
            return {"enum": list(shape.values)}
        if isinstance(shape, inspect.IntType | inspect.FloatType):
            return _number(shape)
        if isinstance(shape, inspect.StrType):
            return {"type": "string", **_limits(shape, "Length"), **_if("pattern", shape.pattern)}
        if isinstance(shape, inspect.DictType):
            return {
                "type": "object",
                "propertyNames": self.of(shape.key_type),
                "additionalProperties": self.of(shape.value_type),
                **_limits(shape, "Properties"),
            }
        if isinstance(shape, inspect.TupleType):
            kinds = [self.of(each) for each in shape.item_types]
            return {"type": "array", "prefixItems": kinds, "items": False, "minItems": len(kinds)}
        if isinstance(shape, inspect.ListType | inspect.VarTupleType):
            return {"type": "array", "items": self.of(shape.item_type), **_limits(shape, "Items")}
        return {"type": "boolean" if isinstance(shape, inspect.BoolType) else "null"}

    def name(self, struct: type) -> str:
        """The struct's own name, numbered where two structs share it."""
        if struct not in self.names:
            taken = set(self.names.values())
            name, number = struct.__name__, 2
            while name in taken:
                name, number = f"{struct.__name__}{number}", number + 1
            self.names[struct] = name
        return self.names[struct]

    def struct(self, shape: inspect.StructType) -> Schema:
        reference = {"$ref": f"#/$defs/{self.name(shape.cls)}"}
        if self.name(shape.cls) in self.definitions:
            return reference
        properties: dict[str, Schema] = {}
        body: Schema = {"title": shape.cls.__name__, "type": "object"}
        self.definitions[self.name(shape.cls)] = body
        own = vars(shape.cls).get("__doc__")
        if own:
            body["description"] = " ".join(own.split())
        if shape.tag_field:
            properties[shape.tag_field] = {"const": shape.tag}
        for each in shape.fields:
            properties[each.encode_name] = self.of(each.type)
            if not each.required and each.default is not NODEFAULT:
                properties[each.encode_name]["default"] = to_builtins(each.default)
        body["properties"] = properties
        required = [each.encode_name for each in shape.fields if each.required]
        body["required"] = [shape.tag_field, *required] if shape.tag_field else required
        body["additionalProperties"] = False
        return reference


def _number(shape: inspect.IntType | inspect.FloatType) -> Schema:
    kind = "integer" if isinstance(shape, inspect.IntType) else "number"
    limits = {word: getattr(shape, name) for name, word in _NUMBER_WORDS.items()}
    return {"type": kind, **{word: limit for word, limit in limits.items() if limit is not None}}


def _limits(shape: Any, what: str) -> Schema:
    return {**_if(f"min{what}", shape.min_length), **_if(f"max{what}", shape.max_length)}


def _if(word: str, value: object) -> Schema:
    return {} if value is None else {word: value}
