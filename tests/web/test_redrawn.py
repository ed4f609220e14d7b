"""Fragments that are taken from the view before are just what they would be if they were made anew."""

from __future__ import annotations

import random
from typing import Any

import pytest

from roundtable import games
from roundtable.kernel.game import Setup
from roundtable.kernel.match import Match
from roundtable.kernel.seats import WATCHER
from roundtable.web import render
from roundtable.web.render.kept import forget
from roundtable.web.render.markup import FRAGMENTS, MADE_OF, Drawn
from roundtable.web.view import Ask, Awaited, SeatView, Undo, View

SWAPPED = [name for name in FRAGMENTS if name not in ("log", "talk")]


def view_of(match: Match[Any, Any], texts: Any, eyes: int, lang: str) -> View:
    own = () if eyes == WATCHER else (eyes,)
    return View(
        table="table", name="", game=match.game, content=match.content, texts=texts, lang=lang, status="playing",
        version=len(match.rows), now=0, eyes=eyes, own=own, scene=match.scene(eyes),
        seats=tuple(SeatView(seat, "person", f"N{seat}", mine=seat in own) for seat in range(match.setup.seats)),
        asks=tuple(Ask(offer) for seat in own for offer in match.offers(seat)),
        awaited=tuple(Awaited(offer.seat, offer.prompt.key) for offer in match.offers()),
        undo=Undo(eyes) if len(match.rows) % 3 else Undo(refused="refused-undo"),
        outcome=match.outcome,
    )  # fmt: skip


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("name", games.names())
def test_what_is_reused_is_what_would_be_made(name: str, lang: str) -> None:
    game = games.get(name)
    match: Match[Any, Any] = Match.start(game, Setup(game.least_seats, "redrawn"), game.content())
    texts = game.texts(match.content).seated({0: "Ann"})
    rng = random.Random(3)
    before: dict[int, Drawn] = {}
    reused = 0
    for number in range(60):
        if match.over:
            break
        offer = rng.choice(match.offers())
        match.answer(offer.seat, offer.decision, rng.choice(offer.options).id)
        views = {eyes: view_of(match, texts, eyes, lang) for eyes in (*range(match.setup.seats), WATCHER)}
        drawn = {eyes: render.redrawn(view, SWAPPED, before.get(eyes)) for eyes, view in views.items()}
        reused += sum(drawn[eyes].html[name] is before[eyes].html[name] for eyes in before for name in MADE_OF)
        before = drawn
        if number % 5 == 0:
            for eyes, view in views.items():
                forget()
                assert drawn[eyes].html == render.fragments(view, SWAPPED)
    assert reused, "nothing was ever taken from the view before"
