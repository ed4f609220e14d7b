"""The schemas that editors get say what the loader enforces: no more, no less."""

from __future__ import annotations

import json
import re

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from roundtable.packs import Collection, PackSpec, Ref, TextKey, load, schema
from roundtable.packs.problems import ProblemReport
from roundtable.packs.reading import parse
from roundtable.packs.stack import Stack

KNOWN = {
    "$schema", "$defs", "title", "description", "default", "$ref", "anyOf", "allOf", "type", "enum", "const",
    "properties", "required", "additionalProperties", "propertyNames", "items", "prefixItems", "contains",
    "minItems", "maxItems", "minLength", "maxLength", "minProperties", "maxProperties", "pattern", "minimum",
    "maximum", "exclusiveMinimum", "exclusiveMaximum", "multipleOf",
}  # fmt: skip
TYPES = {"object": dict, "array": list, "string": str, "boolean": bool, "null": type(None)}


def is_type(name, value):
    if name in ("integer", "number"):
        return isinstance(value, int if name == "integer" else (int, float)) and not isinstance(value, bool)
    return isinstance(value, TYPES[name])


def same(one, other):
    return type(one) is type(other) and one == other


def accepts(rule, value, root):
    """A JSON Schema validator for the words our schemas use; an unknown word fails the test."""
    if rule is False:
        return False
    assert set(rule) <= KNOWN, set(rule) - KNOWN
    if "$ref" in rule and not accepts(root["$defs"][rule["$ref"].removeprefix("#/$defs/")], value, root):
        return False
    if "anyOf" in rule and not any(accepts(each, value, root) for each in rule["anyOf"]):
        return False
    if not all(accepts(each, value, root) for each in rule.get("allOf", ())):
        return False
    if "type" in rule and not is_type(rule["type"], value):
        return False
    if "enum" in rule and not any(same(each, value) for each in rule["enum"]):
        return False
    if "const" in rule and not same(rule["const"], value):
        return False
    if isinstance(value, dict):
        return accepts_object(rule, value, root)
    if isinstance(value, list):
        return accepts_array(rule, value, root)
    if isinstance(value, str):
        return (
            rule.get("minLength", 0) <= len(value) <= rule.get("maxLength", len(value))
            and re.search(rule.get("pattern", ""), value) is not None
        )
    if isinstance(value, int | float) and not isinstance(value, bool):
        return rule.get("minimum", value) <= value <= rule.get("maximum", value)
    return True


def accepts_object(rule, value, root):
    if any(name not in value for name in rule.get("required", ())):
        return False
    if not all(accepts(rule.get("propertyNames", {}), name, root) for name in value):
        return False
    return all(
        accepts(rule.get("properties", {}).get(name, rule.get("additionalProperties", {})), inner, root)
        for name, inner in value.items()
    )


def accepts_array(rule, value, root):
    if not rule.get("minItems", 0) <= len(value) <= rule.get("maxItems", len(value)):
        return False
    if "contains" in rule and not any(accepts(rule["contains"], each, root) for each in value):
        return False
    first = rule.get("prefixItems", [])
    return all(
        accepts(first[index] if index < len(first) else rule.get("items", {}), each, root)
        for index, each in enumerate(value)
    )


def loads(spec, value):
    """Does the loader take this as a file of cards, dangling ids and missing words aside?"""
    stack = Stack(spec, ProblemReport())
    stack.add_extra({"cards": value}, "test")
    return not [problem for problem in stack.report.problems if "a second time" not in problem.found]


def test_there_is_a_schema_for_each_kind_of_file(spec):
    schemas = json.loads(json.dumps(schema(spec)))
    assert list(schemas) == ["pack", "cards", "places", "text"]
    for each in schemas.values():
        assert each["$schema"] == "https://json-schema.org/draft/2020-12/schema"


def test_the_sound_pack_fits_its_schemas(spec, core):
    pack, schemas = core(), schema(spec)
    load(spec, pack)
    files = {"pack": "pack", "cards": "cards", "places": "places", "text.en": "text", "text.fr": "text"}
    for file, kind in files.items():
        value = parse((pack / f"{file}.yaml").read_text(encoding="utf-8"), file, "", ProblemReport()).value
        assert accepts(schemas[kind], value, schemas[kind]), file


CARDS = {
    "least": ([{"id": "a", "strength": 1}], True),
    "empty": ([], True),
    "no list": ({"id": "a", "strength": 1}, False),
    "no id": ([{"strength": 1}], False),
    "bad id": ([{"id": "A b", "strength": 1}], False),
    "id with a line end": ([{"id": "a\n", "strength": 1}], False),
    "long id": ([{"id": "a" * 65, "strength": 1}], False),
    "no strength": ([{"id": "a"}], False),
    "negative strength": ([{"id": "a", "strength": -1}], True),
    "negative count": ([{"id": "a", "strength": 1, "count": -1}], False),
    "unknown field": ([{"id": "a", "strength": 1, "x": 1}], False),
    "int as float": ([{"id": "a", "strength": 1, "weight": 2}], True),
    "float as int": ([{"id": "a", "strength": 1.5}], False),
    "true as int": ([{"id": "a", "strength": True}], False),
    "enum": ([{"id": "a", "strength": 1, "kind": "spirit"}], True),
    "wrong enum": ([{"id": "a", "strength": 1, "kind": "ghost"}], False),
    "optional null": ([{"id": "a", "strength": 1, "lair": None}], True),
    "null not allowed": ([{"id": "a", "strength": 1, "effects": None}], False),
    "pair": ([{"id": "a", "strength": 1, "pair": [1, "x"]}], True),
    "short pair": ([{"id": "a", "strength": 1, "pair": [1]}], False),
    "long pair": ([{"id": "a", "strength": 1, "pair": [1, "x", 2]}], False),
    "mapping": ([{"id": "a", "strength": 1, "odds": {"wood": 1}}], True),
    "wrong mapping": ([{"id": "a", "strength": 1, "odds": {"wood": "x"}}], False),
    "price": ([{"id": "a", "strength": 1, "prices": {"gold": 1}}], True),
    "price in what": ([{"id": "a", "strength": 1, "prices": {"ore": 1}}], False),
    "effect": ([{"id": "a", "strength": 1, "effects": [{"do": "gain", "what": "gold"}]}], True),
    "no tag": ([{"id": "a", "strength": 1, "effects": [{"what": "gold"}]}], False),
    "other tag": ([{"id": "a", "strength": 1, "effects": [{"do": "lose", "what": "gold"}]}], False),
    "too much": ([{"id": "a", "strength": 1, "effects": [{"do": "gain", "what": "gold", "amount": 10}]}], False),
    "nested": (
        [
            {
                "id": "a",
                "strength": 1,
                "effects": [{"do": "choose", "says": "x", "then": [{"do": "gain", "what": "life"}]}],
            }
        ],
        True,
    ),
    "nested wrong": (
        [{"id": "a", "strength": 1, "effects": [{"do": "choose", "says": "x", "then": [{"do": "gain"}]}]}],
        False,
    ),
}


@pytest.mark.parametrize(("value", "good"), CARDS.values(), ids=list(CARDS))
def test_the_schema_and_the_loader_agree(spec, value, good):
    rule = schema(spec)["cards"]
    assert accepts(rule, value, rule) is good
    assert loads(spec, value) is good


scalars = st.one_of(
    st.none(), st.booleans(), st.integers(-3, 12), st.just(1.5),
    st.sampled_from(["a", "B", "gold", "life", "beast", "spirit", "gain", "move", "choose", "wood", ""]),
)  # fmt: skip
names = st.sampled_from(
    ["id", "strength", "count", "kind", "cunning", "weight", "effects", "lair", "odds", "pair", "do", "what", "x"]
)
effects = st.fixed_dictionaries(
    {"do": st.sampled_from(["gain", "move", "choose", "x"])},
    optional={
        "what": scalars, "amount": scalars, "to": scalars, "says": scalars,
        "then": st.lists(st.dictionaries(st.sampled_from(["do", "what", "to"]), scalars, max_size=2), max_size=1),
    },
)  # fmt: skip
anything = st.recursive(
    st.one_of(scalars, effects),
    lambda inner: st.one_of(st.lists(inner, max_size=3), st.dictionaries(names, inner, max_size=3)),
    max_leaves=6,
)
near_cards = st.fixed_dictionaries(
    {"id": st.sampled_from(["a", "b-1", "C"]), "strength": st.one_of(st.integers(-1, 3), scalars)},
    optional={
        "count": scalars, "kind": scalars, "cunning": scalars, "weight": scalars, "lair": scalars, "x": scalars,
        "effects": st.one_of(st.lists(effects, max_size=2), anything),
        "odds": st.one_of(st.dictionaries(names, scalars, max_size=2), anything),
        "prices": st.dictionaries(st.sampled_from(["gold", "life", "x"]), scalars, max_size=2),
        "pair": st.one_of(st.lists(scalars, max_size=3), anything),
    },
)  # fmt: skip


@settings(
    max_examples=400,
    deadline=None,
    derandomize=True,
    database=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture],
)
@given(value=st.one_of(anything, st.lists(st.one_of(near_cards, anything), max_size=2)))
def test_the_schema_and_the_loader_agree_on_anything(spec, value):
    rule = schema(spec)["cards"]
    assert accepts(rule, value, rule) is loads(spec, value)


MANIFEST = {
    "format": 1, "id": "core", "game": "tiny", "version": "1",
    "title": {"en": "C", "fr": "B"}, "languages": ["en", "fr"],
}  # fmt: skip


@pytest.mark.parametrize(
    ("change", "good"),
    [
        ({}, True),
        ({"on": None}, True),
        ({"remove": {"cards": []}}, True),
        ({"remove": {"carts": []}}, False),
        ({"remove": {"cards": [1]}}, False),
        ({"format": 2}, False),
        ({"format": "1"}, False),
        ({"format": True}, False),
        ({"id": "Core"}, False),
        ({"game": "huge"}, False),
        ({"version": 1}, False),
        ({"version": ""}, False),
        ({"title": {"en": "C"}}, False),
        ({"title": {"en": "C", "fr": " "}}, False),
        ({"languages": ["en"]}, False),
        ({"languages": ["en", "fr", "de"]}, True),
        ({"languages": ["en", "fr", "DE"]}, False),
        ({"author": "me"}, False),
    ],
)
def test_the_manifests_schema_and_the_loader_agree(spec, core, problems, change, good):
    rule = schema(spec)["pack"]
    value = MANIFEST | change
    assert accepts(rule, value, rule) is good
    told = [each for each in problems({"pack.yaml": json.dumps(value)}) if each.file.endswith("pack.yaml")]
    assert (not told) is good


@pytest.mark.parametrize(
    ("change", "good"),
    [
        ({}, True),
        ({"cards": []}, False),
        ({"carts": {}}, False),
        ({"cards": {"bear": {"nmae": "x"}}}, False),
        ({"cards": {"bear": {"name": 3}}}, False),
        ({"cards": {"bear": {"name": ""}}}, False),
        ({"cards": {"bear": []}}, False),
    ],
)
def test_the_texts_schema_and_the_loader_agree(spec, problems, change, good):
    place = spec.collections["places"].type
    small = PackSpec("tiny", {"cards": Collection(place, text=("name",)), "places": Collection(place)})
    rule = schema(small)["text"]
    value = {"cards": {"bear": {"name": "Bear"}}} | change
    assert accepts(rule, value, rule) is good
    stack = Stack(small, ProblemReport())
    stack.add_extra({"cards": [{"id": "bear"}], "text": {"en": value}}, "test")
    assert (not stack.report.problems) is good


# --- what a game may declare ---


def test_a_schema_tells_what_a_field_refers_to(spec):
    move = schema(spec)["cards"]["$defs"]["Move"]
    assert move["properties"]["to"]["description"] == "The id of an item in places."
    assert move["required"] == ["do", "to"]
    assert schema(spec)["cards"]["$defs"]["Gain"]["description"] == "Gain some of something."


@pytest.mark.parametrize("name", ["pack", "text", "../cards", "Cards", "a.b", ""])
def test_a_collection_cannot_take_a_name_that_is_taken_or_leads_elsewhere(name):
    with pytest.raises(TypeError, match="can't be named"):
        PackSpec("tiny", {name: Collection(int)})


def test_types_that_no_pack_can_hold_are_refused_to_the_game():
    from typing import Annotated, Any

    from msgspec import Struct

    def refused(annotation, frozen=True, **options):
        made = type(Struct)(
            "Made", (Struct,), {"__annotations__": {"id": str, "field": annotation}},
            frozen=frozen, **({"forbid_unknown_fields": True} | options),
        )  # fmt: skip
        with pytest.raises(TypeError) as error:
            schema(PackSpec("tiny", {"cards": Collection(made)}))
        return str(error.value)

    assert "can't hold Any" in refused(Any)
    assert "can't hold FrozenSet" in refused(frozenset[str])
    assert "can't hold Bytes" in refused(bytes)
    assert "keys of a mapping are text" in refused(dict[int, str])
    assert "must be frozen" in refused(int, frozen=False)
    assert "must be frozen" in refused(int, forbid_unknown_fields=False)
    assert "'dragons', which tiny doesn't have" in refused(Annotated[str, Ref("dragons")])
    assert "inside the list" in refused(Annotated[tuple[str, ...], TextKey()])
    with pytest.raises(TypeError, match="holds structs"):
        schema(PackSpec("tiny", {"cards": Collection(int)}))
