"""Stories of trials: a Zone with a graph of one's own, laid on the first slot."""

from __future__ import annotations

from typing import Any

import msgspec

from roundtable.games.reflets import GAME
from roundtable.games.reflets.effects.cards import Skill
from roundtable.games.reflets.effects.hazards import Zone
from roundtable.kernel.chance import Chance, key_of
from roundtable.kernel.game import Setup
from roundtable.kernel.match import Match
from roundtable.kernel.state import Core
from roundtable.kernel.table import Table
from roundtable.packs import Content

from .tables import SKILLLESS, Story

ZONE = "zone-of-the-test"
TEAM = SKILLLESS
"""Attack, Perception, Intelligence, Agility, Defence and life: Brunhilda 52135 5, Tom 53144 4, Reggie 33244 5,
Kyo 53243 4, Phil 34334 4."""


def alone(
    stars: int, colour: str = "red", name: str = "1", gold: str = "bright", black: str = "dark", **more: Any
) -> Any:
    """An individual objective."""
    return {"test": "individual", "id": name, "colour": colour, "stars": stars, "gold": gold, "black": black, **more}


def together(points: int, colour: str = "red", name: str = "1", gold: str = "bright", black: str = "dark") -> Any:
    """A collective objective."""
    return {"test": "collective", "id": name, "colour": colour, "points": points, "gold": gold, "black": black}


def with_zone(zone: dict[str, Any], skills: dict[str, tuple[Skill, ...]]) -> Content:
    """The game's content with one Zone more, and heroes who have other skills. (A scenario file would load the whole
    pack anew for it.)"""
    core = GAME.content()
    items = {name: dict(core[name]) for name in core}
    items["zones"][ZONE] = msgspec.convert(zone, Zone)
    for hero, own in skills.items():
        items["heroes"][hero] = msgspec.structs.replace(items["heroes"][hero], skills=own)
    return Content(core.game, core.languages, core.packs, items, core._texts, core._origins)


def trial(
    graph: list[Any],
    *seats: dict[str, Any],
    dice: tuple[int, ...] = (),
    golden: int = 3,
    many: int = 3,
    cost: int = 0,
    bright: tuple[Any, ...] = (),
    dark: tuple[Any, ...] = (),
    sales: tuple[Any, ...] = (),
    begin: str = "reveal",
    timed: bool = False,
    draw: dict[str, list[str]] | None = None,
    options: dict[str, Any] | None = None,
    read: bool = True,
    skills: dict[str, tuple[Skill, ...]] | None = None,
    **given: Any,
) -> Story:
    """The Guide's team stands on a Zone with this graph. Unless told otherwise, seat 1 is appointed and tells it."""
    zone = {
        "id": ZONE, "land": "forest", "cost": cost, "points": 2, "graph": graph, "bright": bright, "dark": dark,
        "sales": sales,
    }  # fmt: skip
    laid = [{"at": "8", "heroes": TEAM, **(seats[0] if seats else {})}, *seats[1:]]
    setup = GAME.check(Setup(max(many, len(laid)), "trial", options or {}, timed=timed))
    content = with_zone(zone, skills or {})
    core = Core(Chance(key_of(setup.seed)), setup.seats)
    state = GAME.start(core, setup, content)
    placed = {"begin": begin, "golden": golden, **given, "slots": {"8": ZONE, **given.get("slots", {})}, "seats": laid}
    GAME.arrange(Table(GAME, content, setup, state), placed)
    core.chance.dice = [*dice, *[3] * 60]
    core.chance.draws = {pile: list(cards) for pile, cards in (draw or {}).items()}
    match = Match(GAME, content, setup, state)
    match.table.telling = True
    match.begin()
    if read:
        go(match, "0 storyteller:1")
    return match


WINDOWS = ("ask-adversary-", "ask-guide-", "ask-rolled", "ask-prepare")
"""Questions that are asked because somebody has cards, whatever they are."""


def pass_one(match: Story) -> bool:
    """Lets one such window pass; says whether there was one."""
    for offer in match.offers():
        if offer.prompt.key.startswith(WINDOWS):
            ids = [option.id for option in offer.options]
            match.answer(offer.seat, offer.decision, next(each for each in ("keep", "roll", "pass") if each in ids))
            return True
    return False


def go(match: Story, *lines: str) -> None:
    """Answers 'seat option' in order; windows that are not spoken of pass."""
    for line in lines:
        seat, option = line.split()
        while not any(option == each.id for offer in match.offers(int(seat)) for each in offer.options):
            what = {offer.seat: (offer.prompt.key, [each.id for each in offer.options]) for offer in match.offers()}
            assert pass_one(match), f"{line} is not offered; {what}"
        offer = next(offer for offer in match.offers(int(seat)) if option in [each.id for each in offer.options])
        match.answer(int(seat), offer.decision, option)


def quiet(match: Story) -> None:
    """Lets all such windows pass that are open now."""
    while pass_one(match):
        pass


def cited(match: Story) -> set[str]:
    """All rules that events told."""
    return {rule for event in match.events for rule in event.rules}


def refused(match: Story, seat: int, option: str) -> tuple[str, ...]:
    """The rules that keep an option from being offered."""
    return tuple(match.why_not(seat, option))
