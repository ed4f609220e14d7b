"""What is taken from the view before is just what would be made anew, and changes lead from one page to the next."""

from __future__ import annotations

import random
from typing import Any

import pytest
from markupsafe import escape
from msgspec import structs

from roundtable import games
from roundtable.kernel import scene as s
from roundtable.kernel.game import Setup
from roundtable.kernel.match import Match
from roundtable.kernel.seats import WATCHER
from roundtable.web import render
from roundtable.web.render.markup_cache import forget
from roundtable.web.render.page import FRAGMENTS
from roundtable.web.render.page_diff import FRAMES, GROUPS, LISTS, DrawnPage, seat_numbers
from roundtable.web.view.view import Ask, Awaited, SeatView, UndoState, View

SWAPPED = [name for name in FRAGMENTS if name not in LISTS]


def view_of(match: Match[Any, Any], texts: Any, eyes: int, lang: str) -> View:
    own = () if eyes == WATCHER else (eyes,)
    return View(
        table="table", name="", game=match.game, content=match.content, texts=texts, lang=lang, status="playing",
        version=len(match.rows), now=0, eyes=eyes, own=own, scene=match.scene(eyes),
        seats=tuple(SeatView(seat, "person", f"N{seat}", mine=seat in own) for seat in range(match.setup.seats)),
        asks=tuple(
            Ask(offer, claims=match.window(int(offer.decision.partition("+")[0].partition("~")[0])).claims)
            for seat in own for offer in match.offers(seat)
        ),
        awaited=tuple(Awaited(offer.seat, offer.prompt.key) for offer in match.offers()),
        undo=UndoState(eyes) if len(match.rows) % 3 else UndoState(refused="refused-undo"),
        outcome=match.outcome,
    )  # fmt: skip


class Page:
    """What a browser has: fragments, and elements by their ids, which is all that the script knows of them."""

    def __init__(self, drawn: DrawnPage) -> None:
        self.whole = {name: made[1] for name, made in drawn.whole.items()}
        self.pieces: dict[str, dict[str, str]] = {frame: {} for frame in FRAMES}
        for name, has in drawn.pieces.items():
            self.pieces[GROUPS[name].fragment] |= {key: made[1] for key, made in has.items()}

    def take(self, html: dict[str, str], pieces: dict[str, dict[str, str]]) -> None:
        assert html.keys() <= self.whole.keys(), "a fragment in pieces comes whole only to a new page"
        self.whole |= html
        for name, changed in pieces.items():
            for key, markup in changed.items():
                assert not markup or f' id="{key}"' in markup.partition(">")[0], "a piece is known by its id"
                self.pieces[name][key] = markup
            self.pieces[name] = {key: markup for key, markup in self.pieces[name].items() if markup}


def fresh(shown: render.PageModel) -> dict[str, dict[str, str]]:
    found: dict[str, dict[str, str]] = {frame: {} for frame in FRAMES}
    for group in GROUPS.values():
        found[group.fragment] |= {key: made[1] for key, made in group.draw(shown, DrawnPage(), {}).items()}
    return found


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("name", games.names())
def test_what_is_reused_is_what_would_be_made(name: str, lang: str) -> None:
    game = games.get(name)
    match: Match[Any, Any] = Match.start(game, Setup(game.least_seats, "redrawn"), game.content())
    texts = game.texts(match.content).seated({0: "Ann"})
    rng = random.Random(3)
    before: dict[int, DrawnPage] = {}
    pages: dict[int, Page] = {}
    sent = views = 0
    for number in range(60):
        if match.over:
            break
        offer = rng.choice(match.offers())
        match.answer(offer.seat, offer.decision, rng.choice(offer.options).id)
        for eyes in (*range(match.setup.seats), WATCHER):
            shown = render.PageModel(view_of(match, texts, eyes, lang))
            drawn = render.redrawn(shown, before.get(eyes))
            if eyes in before:
                html, pieces = render.changed(before[eyes], drawn)
                pages[eyes].take(html, pieces)
                sent, views = sent + len(html) + len(pieces), views + 1
            else:
                pages[eyes] = Page(drawn)
            before[eyes] = drawn
            if number % 5 == 0:
                forget()
                assert render.in_full(shown, drawn) == render.fragments(shown.view, SWAPPED)
                assert pages[eyes].pieces == fresh(shown)
                assert pages[eyes].whole.items() <= render.fragments(shown.view, SWAPPED).items()
    assert sent < views * len(SWAPPED) / 2, "little was ever taken from the view before"


def test_two_games_share_no_numbers_for_having_the_same_keys() -> None:
    """Each game has words of its own under the same key."""
    found = []
    number = s.Number("goal", s.Say("goal"), 3)
    for name in ("talisman-duel", "grail-party"):
        game = games.get(name)
        match: Match[Any, Any] = Match.start(game, Setup(game.least_seats, "redrawn"), game.content())
        shown = render.PageModel(view_of(match, game.texts(match.content), 0, "en"))
        seat = shown.seats[0]._replace(hand=None)
        seat = seat._replace(panel=structs.replace(seat.panel, numbers=(number,)))
        found.append(seat_numbers(shown, seat))
        assert str(escape(game.texts(match.content).say("en", "goal")))[:20] in found[-1]
    assert found[0] != found[1]
