"""A tiny game of its own to load packs for, and a sound pack to spoil."""

from __future__ import annotations

import enum
from collections.abc import Callable, Mapping
from pathlib import Path
from textwrap import dedent
from types import SimpleNamespace
from typing import Annotated, Literal

import pytest
from msgspec import Meta, Struct

from roundtable.packs import Collection, PackProblem, PackSpec, Ref, TextKey, check


class Kind(enum.Enum):
    BEAST = "beast"
    SPIRIT = "spirit"


class Gain(Struct, frozen=True, forbid_unknown_fields=True, tag="gain", tag_field="do"):
    """Gain some of something."""

    what: Literal["gold", "life"]
    amount: Annotated[int, Meta(ge=1, le=9)] = 1


class Move(Struct, frozen=True, forbid_unknown_fields=True, tag="move", tag_field="do"):
    to: Annotated[str, Ref("places")]


class Choose(Struct, frozen=True, forbid_unknown_fields=True, tag="choose", tag_field="do"):
    says: Annotated[str, TextKey()]
    then: tuple[Gain | Move | Choose, ...] = ()


class Card(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    id: str
    strength: int
    count: int = 1
    kind: Kind = Kind.BEAST
    cunning: bool = False
    weight: float = 1.0
    effects: tuple[Gain | Move | Choose, ...] = ()
    lair: Annotated[str, Ref("places")] | None = None
    odds: dict[Annotated[str, Ref("places")], int] = {}
    pair: tuple[int, str] | None = None
    prices: dict[Literal["gold", "life"], int] = {}


class Place(Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    links: Annotated[tuple[Annotated[str, Ref("places")], ...], Meta(max_length=3)] = ()


FILES = {
    "pack.yaml": """
        format: 1
        id: core
        game: tiny
        version: "1.0"
        title: {en: The core, fr: La base}
        languages: [en, fr]
        """,
    "cards.yaml": """
        - id: bear
          strength: 3
          count: 2
          lair: cave
          effects:
            - {do: gain, what: gold, amount: 2}
            - {do: move, to: wood}
        - id: ant
          strength: 1
        """,
    "places.yaml": """
        - {id: wood, links: [cave]}
        - {id: cave, links: [wood]}
        """,
    "text.en.yaml": """
        cards:
          bear: {name: Bear, text: It growls.}
          ant: {name: Ant, text: It bites.}
        places:
          wood: {name: Wood}
          cave: {name: Cave}
        """,
    "text.fr.yaml": """
        cards:
          bear: {name: Ours, text: Il grogne.}
          ant: {name: Fourmi, text: Elle pique.}
        places:
          wood: {name: Bois}
          cave: {name: Grotte}
        """,
}

MORE = {
    "pack.yaml": """
        format: 1
        id: mine
        game: tiny
        version: "2"
        title: {en: Mine, fr: À moi}
        languages: [en, fr]
        on: core
        """,
}

Write = Callable[..., Path]
Problems = Callable[..., list[PackProblem]]


@pytest.fixture
def tiny() -> SimpleNamespace:
    """The game's types."""
    return SimpleNamespace(Kind=Kind, Gain=Gain, Move=Move, Choose=Choose, Card=Card, Place=Place)


@pytest.fixture
def spec() -> PackSpec:
    return PackSpec(
        "tiny",
        {
            "cards": Collection(Card, text=("name", "text"), optional_text=("flavour",)),
            "places": Collection(Place, text=("name",)),
        },
    )


def put(folder: Path, files: Mapping[str, str | bytes | None]) -> Path:
    folder.mkdir(exist_ok=True)
    for name, content in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        if content is None:
            path.unlink(missing_ok=True)
        elif isinstance(content, bytes):
            path.write_bytes(content)
        else:
            path.write_text(dedent(content).lstrip("\n"), encoding="utf-8")
    return folder


@pytest.fixture
def core(tmp_path: Path) -> Write:
    """Writes the sound pack with some files replaced (None: left out)."""
    return lambda files=None: put(tmp_path / "core", {**FILES, **(files or {})})


@pytest.fixture
def mine(tmp_path: Path) -> Write:
    """Writes a pack of one's own that stands on the sound one."""
    return lambda files=None: put(tmp_path / "mine", {**MORE, **(files or {})})


@pytest.fixture
def problems(spec: PackSpec, core: Write) -> Problems:
    """The problems of the sound pack once some of its files are replaced."""
    return lambda files: check(spec, core(files))
