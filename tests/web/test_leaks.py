"""Nothing hidden is sent: with all that a viewer can't know dealt anew, it is sent the same, byte for byte."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

from roundtable import games
from roundtable.kernel.answers import Answer
from roundtable.kernel.match import Match
from roundtable.kernel.seats import WATCHER, Seat
from roundtable.tables import Hall, LiveTable, SeatPlan, TablePlan, keys
from roundtable.web.screens import Made, Reader
from roundtable.web.views import Viewer, make

from .house import QUICK, run

LOOKS = 12
"""Moments of a game at which every viewer's screens are compared."""


def screens(table: LiveTable, viewer: Viewer) -> list[str]:
    """What this viewer is sent, as JSON and as markup (which always speaks some language)."""
    made = Made(make(table, viewer), table.match.undone)
    sent = [Reader(html=html).message(made) for html in ((False, True) if viewer.lang else (False,))]
    assert all(sent)
    return [message for message in sent if message]


def elsewhere(match: Match[Any, Any], seat: Seat, rng: random.Random) -> Match[Any, Any]:
    """A world that could be the real one, as far as this seat knows, at the same moment: others have answered too,
    but where answers are sealed, something else."""
    other = match.imagine(seat, rng.randbytes(16))
    for real, imagined in zip(match.windows, other.windows, strict=True):
        answers = []
        for answer in real.answers:
            menu = imagined.menu(answer.seat) if answer.seat in imagined.seats else [answer.option]
            sealed = real.sealed and answer.seat != seat
            answers.append(Answer(answer.seat, rng.choice(menu) if sealed else answer.option, answer.ms))
        imagined.answers, imagined.seats = answers, real.seats
    return other


def differs(table: LiveTable, viewer: Viewer, rng: random.Random) -> str:
    """Where this viewer's screens change with what is hidden; empty where they don't."""
    match = table.match
    seat = viewer.own[0] if viewer.own else WATCHER
    real = screens(table, viewer)
    try:
        table.match = elsewhere(match, seat, rng)
        imagined = screens(table, viewer)
    finally:
        table.match = match
    for name, one, other in zip(("json", "html"), real, imagined, strict=False):
        if one != other:
            place = next(i for i, (a, b) in enumerate(zip(one, other, strict=False)) if a != b)
            return f"{name}: ...{one[place - 200 : place + 80]}... became ...{other[place : place + 80]}..."
    return ""


@pytest.mark.parametrize("game", games.names())
def test_what_is_sent_does_not_depend_on_what_is_hidden(
    tmp_path: Path, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        hall = await Hall.open(f"sqlite:///{tmp_path / 'tables.sqlite3'}", config=QUICK)
        monkeypatch.setattr(hall, "now", lambda: 1_000)
        monkeypatch.setattr(LiveTable, "undo_needs", lambda table, seat: None)  # an imagined match has no past
        person, rng = keys.person("x"), random.Random(game)
        seats = max(games.get(game).least_seats, 3)
        compared = 0
        for number in range(3):
            table = await hall.create(TablePlan(game, [SeatPlan("me")] * seats), person)
            until_look = rng.randint(1, 6)
            for _ in range(400):
                if table.match.over or compared > LOOKS * (number + 1):
                    break
                offer = rng.choice(table.match.offers())
                await table.answer(offer.seat, offer.decision, rng.choice(offer.options).id)
                until_look -= 1
                if until_look <= 0 and not table.match.over:
                    until_look = rng.randint(1, 20 if game == "talisman" else 4)
                    compared += 1
                    viewers = [Viewer(own=(seat,), lang="en") for seat in range(seats)]
                    for viewer in (*viewers, Viewer(lang="fr"), Viewer(lang="")):
                        found = differs(table, viewer, rng)
                        assert not found, f"{game}, seats {viewer.own}, answer {table.info.answers}: {found}"
        assert compared >= 6
        await hall.close()

    run(story)


def test_a_leak_would_be_seen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The comparison is not blind: shown another seat's scene, a viewer's screens do change."""

    async def story() -> None:
        hall = await Hall.open(f"sqlite:///{tmp_path / 'tables.sqlite3'}", config=QUICK)
        monkeypatch.setattr(hall, "now", lambda: 1_000)
        monkeypatch.setattr(LiveTable, "undo_needs", lambda table, seat: None)
        rng, scene, found = random.Random(2), Match.scene, []
        monkeypatch.setattr(Match, "scene", lambda match, seat: scene(match, 1))
        monkeypatch.setattr(Match, "scenes", lambda match, seat: {seat: scene(match, 1)})
        for game in ("kinfire-boosts", "reflets-blessing"):
            table = await hall.create(TablePlan(game, [SeatPlan("me")] * 3), keys.person("x"))
            for _ in range(60):
                if table.match.over:
                    break
                found.append(differs(table, Viewer(own=(0,)), rng))
                offer = rng.choice(table.match.offers())
                await table.answer(offer.seat, offer.decision, rng.choice(offer.options).id)
        assert any(found)
        await hall.close()

    run(story)
