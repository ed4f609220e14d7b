"""Nothing hidden is sent: with all that a viewer can't know dealt anew, it is sent the same, byte for byte."""

from __future__ import annotations

import random
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from tests.kernel.small_games import WHAT, A, B, choose
from tests.kernel.strand_games import Calm, PartedTable, started, strand_game
from tests.web.house import QUICK, run

from roundtable import games
from roundtable.kernel import strands
from roundtable.kernel.answers import Answer
from roundtable.kernel.errors import RulesError
from roundtable.kernel.events import Event
from roundtable.kernel.match import Match
from roundtable.kernel.piles import piles_of
from roundtable.kernel.position import CHANCE
from roundtable.kernel.seats import WATCHER, Seat
from roundtable.kernel.windows import Rules, Window
from roundtable.tables import LiveTable, SeatPlan, TablePlan, TableRegistry, keys
from roundtable.tables.storage.journal_rows import AnyMatch, LoggedMove, count_of
from roundtable.web.socket.viewer_updates import ViewerUpdates
from roundtable.web.view.make_view import make
from roundtable.web.view.viewer import Viewer
from roundtable.web.view_cache import RenderedView

LOOKS = 12
"""Moments of a game at which every viewer's screens are compared."""
READ_OUT = {"road-event-read", "cost-announced"}
"""What a storyteller tells of a card that nobody else sees."""
STEPS = 40
"""Answers after which it is compared what follows them."""


def screens(table: LiveTable, viewer: Viewer) -> list[str]:
    """What this viewer is sent, as JSON and as markup (which always speaks some language)."""
    made = RenderedView(make(table, viewer), table.match.undone)
    sent = [ViewerUpdates(html=html).message(made) for html in ((False, True) if viewer.lang else (False,))]
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
        answered_so_far(other, imagined, answers, real.seats)
    return other


def answered_so_far(match: AnyMatch, window: Window, answers: Sequence[Answer], waiting: tuple[Seat, ...]) -> None:
    """Makes these the answers in an open window; and in the state, where a strand rests at it."""
    window.answers, window.seats = [], waiting
    if match.lines is not None:
        strand = strands.numbered(match.state.strands, strands.line_of(match, window))
        if strand is not None:
            strand.given = []
    for answer in answers:
        window.answers.append(answer)
        if match.lines is not None:
            strands.keep_answer(match, window)


def test_another_world_is_as_far_answered_as_the_real_one_also_when_a_strand_is_looked_at_again() -> None:
    def first(table: PartedTable, number: int) -> Rules[None]:
        table.beside(Calm("both"))
        table.beside(Calm("walk"))
        yield from ()

    def both(table: PartedTable, number: int) -> Rules[None]:
        yield from table.ask_each([0, 1], WHAT, lambda seat: [A, B])

    def walk(table: PartedTable, number: int) -> Rules[None]:
        for _ in range(2):
            yield from table.ask(2, WHAT, [A, B])

    match = started(strand_game(first=first, both=both, walk=walk), 3)
    choose(match, 0, "a")
    other = elsewhere(match, 1, random.Random(1))
    assert asked(other) == asked(match) == [(100_001, (1,)), (200_001, (2,))]
    for world in (match, other):
        choose(world, 2, "a")
        assert asked(world) == [(100_001, (1,)), (200_002, (2,))], "seat 0 has answered, and is not asked again"


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
        hall = await TableRegistry.open(f"sqlite:///{tmp_path / 'tables.sqlite3'}", config=QUICK)
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


def sent_on(table: LiveTable, before: AnyMatch, after: AnyMatch, viewer: Viewer) -> list[str]:
    """What this viewer is sent when the match goes on from there to there: fields, things, events, fragments, lines of
    the log, and what moves."""
    match, seq, recent = table.match, table.seq, list(table.recent_moves)
    readers = [ViewerUpdates(html=html) for html in ((False, True) if viewer.lang else (False,))]
    try:
        table.match = before
        first = RenderedView(make(table, viewer), 0)
        for reader in readers:
            reader.message(first)
        table.match, table.seq = after, seq + 1
        table.recent_moves.append(LoggedMove(seq + 1, count_of(after), "answer", 1_000, tuple(after.table.events)))
        then = RenderedView(make(table, viewer, None, first.view), 0, None, first)
        return [reader.message(then) or "" for reader in readers]
    finally:
        table.match, table.seq = match, seq
        table.recent_moves.clear()
        table.recent_moves.extend(recent)


def asked(match: AnyMatch) -> list[tuple[int, tuple[Seat, ...]]]:
    return [(window.number, tuple(window.seats)) for window in match.windows]


def known_to(match: AnyMatch, seat: Seat) -> list[list[str | None]]:
    """The cards whose place this seat knows, pile by pile."""
    return [pile.as_seen_by(seat) for pile in piles_of(match.state)]


def read_out(match: AnyMatch) -> list[Event]:
    """What somebody who sees a hidden card has just told everybody of it, as the rules have it."""
    return [replace(event, at=0) for event in match.table.events if event.key in READ_OUT]


def number_of(decision: str) -> int:
    """The window that a decision is of: `5+1` is window 5, asked again after a free action."""
    return int(decision.partition("~")[0].partition("+")[0])


def gone_on(match: AnyMatch, seat: Seat, rng: random.Random) -> tuple[AnyMatch, AnyMatch, AnyMatch, AnyMatch] | None:
    """The match, another world, and both after somebody else's same answer; None where chance has its say, or where
    the seat may see what differs."""
    offers = [offer for offer in match.offers() if offer.seat != seat]
    if not offers:
        return None
    offer, real, other = rng.choice(offers), match.clone(), elsewhere(match, seat, rng)
    worlds = [real, other]
    menus = [{option.id for option in world.window(number_of(offer.decision)).menu(offer.seat)} for world in worlds]
    both = sorted(menus[0] & menus[1])
    if not both:
        return None
    chosen, goes_on = rng.choice(both), [real.clone(), other.clone()]
    for world, imagined in zip(goes_on, worlds, strict=True):
        for window, known in zip(world.windows, imagined.windows, strict=True):
            answered_so_far(world, window, known.answers, known.seats)
        world.table.telling = True
        try:
            world.answer(offer.seat, offer.decision, chosen)
        except RulesError:
            assert world is goes_on[1], "a sealed answer need not fit what was dealt anew"
            return None
    if any(world.barriers[-1] & CHANCE for world in goes_on) or goes_on[0].scene(seat) != goes_on[1].scene(seat):
        return None
    if known_to(goes_on[0], seat) != known_to(goes_on[1], seat):
        return None  # such as cards that everybody was shown
    if read_out(goes_on[0]) != read_out(goes_on[1]):
        return None
    if any(asked(world) != asked(world.clone()) for world in goes_on):
        return None  # a window that was dealt anew half answered is not the same when it is played again
    return real, other, goes_on[0], goes_on[1]


@pytest.mark.parametrize("game", games.names())
def test_what_comes_does_not_depend_on_what_is_hidden(
    tmp_path: Path, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In two worlds that a seat can't tell apart, somebody else does the same: its sockets are sent the same."""

    async def story() -> None:
        hall = await TableRegistry.open(f"sqlite:///{tmp_path / 'tables.sqlite3'}", config=QUICK)
        monkeypatch.setattr(hall, "now", lambda: 1_000)
        monkeypatch.setattr(LiveTable, "undo_needs", lambda table, seat: None)
        rng, compared, events = random.Random(game), 0, 0
        seats = max(games.get(game).least_seats, 3)
        for _ in range(4):
            table = await hall.create(TablePlan(game, [SeatPlan("me")] * seats), keys.person("x"))
            for _ in range(120):
                if table.match.over or compared > STEPS:
                    break
                seat = rng.randrange(seats)
                worlds = gone_on(table.match, seat, rng)
                if worlds is not None and not worlds[2].over:
                    real, other, real_after, other_after = worlds
                    for viewer in (Viewer(own=(seat,), lang="en"), Viewer(own=(seat,), lang="", page=False)):
                        one = sent_on(table, real, real_after, viewer)
                        assert one == sent_on(table, other, other_after, viewer), f"{game}, seat {seat}"
                    compared += 1
                    events += bool(real_after.told(seat))
                offer = rng.choice(table.match.offers())
                await table.answer(offer.seat, offer.decision, rng.choice(offer.options).id)
        assert compared >= 10
        assert events >= 3, "some of it was told in words"
        await hall.close()

    run(story)


def test_a_leak_would_be_seen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The comparison is not blind: shown another seat's scene, a viewer's screens do change."""

    async def story() -> None:
        hall = await TableRegistry.open(f"sqlite:///{tmp_path / 'tables.sqlite3'}", config=QUICK)
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


def test_a_leak_in_what_comes_would_be_seen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The comparison is not blind: an event that tells of what is hidden changes what is sent."""

    async def story() -> None:
        hall = await TableRegistry.open(f"sqlite:///{tmp_path / 'tables.sqlite3'}", config=QUICK)
        monkeypatch.setattr(hall, "now", lambda: 1_000)
        monkeypatch.setattr(LiveTable, "undo_needs", lambda table, seat: None)
        rng, differed = random.Random(4), 0
        table = await hall.create(TablePlan("kinfire-boosts", [SeatPlan("me")] * 3), keys.person("x"))
        for _ in range(60):
            worlds = gone_on(table.match, 0, rng)
            if worlds is not None and worlds[2].fingerprint() != worlds[3].fingerprint():
                real, other, *afterwards = worlds
                for world in afterwards:
                    world.table.events.append(Event("leak", (("world", world.fingerprint()),)))
                viewer = Viewer(own=(0,), lang="", page=False)
                one, another = (
                    sent_on(table, *pair, viewer) for pair in zip((real, other), afterwards, strict=True)
                )  # fmt: skip
                assert one != another
                differed += 1
            if table.match.over or differed > 3:
                break
            offer = rng.choice(table.match.offers())
            await table.answer(offer.seat, offer.decision, rng.choice(offer.options).id)
        assert differed
        await hall.close()

    run(story)
