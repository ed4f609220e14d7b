"""What scenarios of a game can say: what can be given, the questions that are asked, and the verbs of their options."""

from __future__ import annotations

import inspect as python_inspect
from collections.abc import Iterator
from typing import Any, Final

import msgspec
from msgspec import Struct, inspect

from roundtable.kernel.chance import Chance, key_of
from roundtable.kernel.game import Game, Setup
from roundtable.kernel.piles import piles_of
from roundtable.kernel.state import Core
from roundtable.kernel.texts import KERNEL_TEXTS

PLAIN: Final[dict[type, str]] = {
    inspect.IntType: "number",
    inspect.StrType: "text",
    inspect.BoolType: "true or false",
    inspect.AnyType: "anything",
}


def about(game: Game[Any, Any]) -> dict[str, Any]:
    """The same as `manual`, for programs."""
    lines = _lines(game)
    return {
        "game": game.id,
        "seats": [game.least_seats, game.most_seats],
        "options": {choice.name: list(choice.values) for choice in game.choices},
        "given": [
            {"of": title, "field": name, "type": kind, "about": words}
            for title, _, fields in _structs(game)
            for name, kind, words in fields
        ],
        "collections": {name: len(items) for name, items in game.content().items()},
        "piles": _piles(game),
        "prompts": {key: line for key, line in lines.items() if key.startswith("ask-")},
        "verbs": {key.removeprefix("option-"): line for key, line in lines.items() if key.startswith("option-")},
    }


def manual(game: Game[Any, Any]) -> str:
    """A page in Markdown."""
    found = about(game)
    page = [
        f"# Scenarios of {game.titles['en']}",
        "",
        f"What a scenario of `{game.id}` can say beyond [what all can](scenarios.md).",
        f"This page is written by `roundtable scenario --about {game.id}`; a test keeps it true.",
        "",
        f"Seats: {game.least_seats} to {game.most_seats}.",
        "",
    ]
    if found["options"]:
        page += ["## options", "", "| option | values, the first if nothing is said |", "|---|---|"]
        page += [
            f"| `{name}` | {', '.join(_code(each) for each in values)} |" for name, values in found["options"].items()
        ]
        page.append("")
    for title, words, fields in _structs(game):
        page += [f"## {title}", "", words, "", "| field | value | meaning |", "|---|---|---|"]
        page += [f"| `{name}` | {kind} | {meaning} |" for name, kind, meaning in fields]
        page.append("")
    page += ["## draw: piles", "", ", ".join(f"`{name}`" for name in found["piles"]) + ".", ""]
    page += ["## content and change: collections", "", "`roundtable pack show` lists what is in each.", ""]
    page += [", ".join(f"`{name}` ({number})" for name, number in found["collections"].items()) + ".", ""]
    page += ["## asked: prompts", "", "| prompt | what is asked |", "|---|---|"]
    page += [f"| `{key}` | {line} |" for key, line in found["prompts"].items()]
    page += ["", "## play: verbs", "", "An option's id is its verb, mostly with an argument: `verb:argument`.", ""]
    page += ["| verb | what it says |", "|---|---|"]
    page += [f"| `{verb}` | {line} |" for verb, line in found["verbs"].items()]
    return "\n".join(page) + "\n"


# --- what can be given ---


def _structs(game: Game[Any, Any]) -> Iterator[tuple[str, str, list[tuple[str, str, str]]]]:
    """Each struct of what can be given: where it stands, what it is, and its fields."""
    if game.given is None:
        return
    waiting: list[tuple[str, type[Struct]]] = [("given", game.given)]
    while waiting:
        title, kind = waiting.pop(0)
        fields = []
        for name, (shape, words) in _fields(kind).items():
            fields.append((name, _kind(shape), words))
            inner = _inner(shape)
            if inner is not None:
                waiting.append((f"{title}.{name}", inner))
        yield title, " ".join((python_inspect.getdoc(kind) or "").split()), fields


def _fields(kind: type[Struct]) -> dict[str, tuple[inspect.Type, str]]:
    info = inspect.type_info(kind)
    assert isinstance(info, inspect.StructType)
    return {field.encode_name: (field.type, _description(field.type)) for field in info.fields}


def _description(kind: inspect.Type) -> str:
    if isinstance(kind, inspect.Metadata):
        found = (kind.extra_json_schema or {}).get("description", "")
        return str(found) or _description(kind.type)
    if isinstance(kind, inspect.UnionType):
        return next((words for each in kind.types if (words := _description(each))), "")
    return ""


def _inner(kind: inspect.Type) -> type[Struct] | None:
    """The struct that this is, or is made of."""
    match kind:
        case inspect.StructType():
            found: type[Struct] = kind.cls
            return found
        case inspect.Metadata():
            return _inner(kind.type)
        case inspect.ListType():
            return _inner(kind.item_type)
        case inspect.DictType():
            return _inner(kind.value_type)
        case inspect.UnionType():
            return next((one for each in kind.types if (one := _inner(each)) is not None), None)
    return None


def _kind(kind: inspect.Type) -> str:
    match kind:
        case inspect.Metadata():
            return _kind(kind.type)
        case inspect.IntType() if kind.ge is not None and kind.le is not None:
            return f"{kind.ge} to {kind.le}"
        case inspect.LiteralType():
            return ", ".join(f"`{each}`" for each in kind.values)
        case inspect.StructType():
            return "fields, see below"
        case inspect.ListType():
            return f"list of: {_kind(kind.item_type)}"
        case inspect.TupleType():
            return f"[{'; '.join(_kind(each) for each in kind.item_types)}]"
        case inspect.DictType():
            return f"by {_kind(kind.key_type)}: {_kind(kind.value_type)}"
        case inspect.UnionType():
            return " or ".join(_kind(each) for each in kind.types if not isinstance(each, inspect.NoneType))
    return PLAIN[type(kind)]


# --- the rest ---


def _code(value: object) -> str:
    return f"`{msgspec.json.encode(value).decode().strip(chr(34))}`"


def _piles(game: Game[Any, Any]) -> list[str]:
    setup = game.check(Setup(game.least_seats, "scenario"))
    state = game.start(Core(Chance(key_of(setup.seed)), setup.seats), setup, game.content())
    return sorted({pile.name for pile in piles_of(state)})


def _lines(game: Game[Any, Any]) -> dict[str, str]:
    """Questions and options in English: the kernel's and the game's, as they stand in their files, on one line each."""
    from fluent.syntax import FluentParser, FluentSerializer, ast

    files = [KERNEL_TEXTS / "en.ftl", *sorted(game.folder.glob("text.en*.ftl"))]
    found: dict[str, str] = {}
    for file in files:
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message) and entry.id.name.startswith(("ask-", "option-")):
                entry.comment, entry.attributes = None, []
                said = FluentSerializer().serialize_entry(entry).partition("=")[2]
                found[entry.id.name] = " ".join(said.split()).replace("|", "\\|")
    return dict(sorted(found.items()))
