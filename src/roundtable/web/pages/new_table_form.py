"""The form for a new table: what somebody typed, what is wrong with it, and the plan that comes of it."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from pathlib import Path
from typing import Any, Literal

import yaml
from msgspec import Struct, field

from roundtable.kernel.rulebook import LANGUAGES
from roundtable.tables import SeatPlan, TablePlan
from roundtable.web.protocol.api_types import GameTold

Say = Callable[..., str]
USUAL_SEATS = 4
LONGEST_NAME = 40
LONGEST_TABLE_NAME = 60


class PackTold(Struct, frozen=True):
    """A pack that this server has for a game."""

    name: str
    title: str


class NewTableForm(Struct):
    """A table as the form says it."""

    game: str
    seats: list[tuple[str, str]]
    """(me, open, bot:NAME or none; its name) of each seat."""
    options: dict[str, str] = field(default_factory=dict)
    packs: list[str] = field(default_factory=list)
    relaxed: bool = True
    lang: str = "en"
    name: str = ""
    errors: dict[str, str] = field(default_factory=dict)
    """By field; the one without a name is about the whole."""

    @property
    def own_name(self) -> str:
        """What whoever makes the table calls themselves."""
        return next((name for said, name in self.seats if said == "me"), "")

    def plan(self) -> TablePlan:
        seats = [_seat(said, name) for said, name in self.seats if said != "none"]
        options: dict[str, Any] = dict(self.options)
        return TablePlan(self.game, seats, options, self.packs, not self.relaxed, self.name, self.lang)


def _seat(said: str, name: str) -> SeatPlan:
    kind, _, bot = said.partition(":")
    place: Literal["me", "open", "bot"] = "me" if kind == "me" else "open" if kind == "open" else "bot"
    return SeatPlan(place, name, bot or "bot")


def usual(game: GameTold, lang: str, name: str = "") -> NewTableForm:
    """What the form offers at first: me, by the name this browser remembers, and bots."""
    count = min(max(game.least_seats, USUAL_SEATS), game.most_seats)
    best = f"bot:{game.bots[0]}"
    seats = [(best if seat < count else "none", "") for seat in range(game.most_seats)]
    seats[0] = ("me", name)
    return NewTableForm(game.id, seats, {choice.name: str(choice.values[0]) for choice in game.choices}, lang=lang)


def wished(data: dict[str, str], game: GameTold, packs: list[PackTold], lang: str, say: Say) -> NewTableForm:
    """The form as it came, with a sentence beside each field that can't be used."""
    wish = NewTableForm(
        game.id,
        [(data.get(f"seat-{seat}") or "none", data.get(f"name-{seat}", "").strip()) for seat in range(game.most_seats)],
        {choice.name: data.get(f"option-{choice.name}", str(choice.values[0])) for choice in game.choices},
        [name.removeprefix("pack-") for name in data if name.startswith("pack-")],
        data.get("pace", "relaxed" if "relaxed" in data else "timed") == "relaxed",
        data["lang"] if data.get("lang") in LANGUAGES else lang,
        data.get("name", "").strip(),
    )
    _check_seats(wish, game, say)
    for choice in game.choices:
        if wish.options[choice.name].lower() not in {str(value).lower() for value in choice.values}:
            wish.errors[f"option-{choice.name}"] = say("new-bad-option")
    if any(pack not in {one.name for one in packs} for pack in wish.packs):
        wish.errors["packs"] = say("new-bad-pack")
    if len(wish.name) > LONGEST_TABLE_NAME:
        wish.errors["name"] = say("new-long-name", most=LONGEST_TABLE_NAME)
    return wish


def _check_seats(wish: NewTableForm, game: GameTold, say: Say) -> None:
    bots = {"bot", *(f"bot:{bot}" for bot in [*game.bots, "bot"])}
    for seat, (said, name) in enumerate(wish.seats):
        if said not in {"me", "open", "none"} | bots:
            wish.errors[f"seat-{seat}"] = say("new-bad-seat")
        if len(name) > LONGEST_NAME:
            wish.errors[f"name-{seat}"] = say("new-long-name", most=LONGEST_NAME)
    taken = sum(said != "none" for said, _ in wish.seats)
    if taken < game.least_seats:
        wish.errors["seats"] = say("new-few-seats", least=game.least_seats, taken=taken)


def packs_of(folders: dict[str, Path], game: str, lang: str) -> list[PackTold]:
    """The packs for this game among those that the server's owner named."""
    found = []
    for name, folder in sorted(folders.items()):
        told = _manifest(folder)
        if told.get("game") == game:
            titles = told.get("title")
            found.append(PackTold(name, str(titles.get(lang, name)) if isinstance(titles, dict) else name))
    return found


@lru_cache(64)
def _manifest(folder: Path) -> dict[str, Any]:
    try:
        told = yaml.safe_load((folder / "pack.yaml").read_text(encoding="utf-8"))
    except (OSError, ValueError, yaml.YAMLError):
        return {}
    return told if isinstance(told, dict) else {}
