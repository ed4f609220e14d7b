"""The land of boards without a drawing of their own: what a game has drawn for them is there, and lines stand clear."""

from __future__ import annotations

import re

import pytest

from roundtable import games
from roundtable.kernel import scene as s
from roundtable.kernel.game import Setup
from roundtable.kernel.match import Match
from roundtable.kernel.options import Option
from roundtable.kernel.seats import WATCHER
from roundtable.web.art import land
from roundtable.web.art.game_art import CROWDED, look, places_in, plain_boxes
from roundtable.web.view.make_view import with_cards
from roundtable.web.view.view import Awaited

KINFIRE = games.get("kinfire")
CONTENT = KINFIRE.content()
LOOK = look(KINFIRE, CONTENT)
BATTLES = [board for board in KINFIRE.boards(CONTENT) if board.id in CONTENT["maps"]]


def test_every_enemy_ally_seeker_and_status_is_drawn() -> None:
    ids = [item for kind in ("enemies", "allies", "seekers") for item in CONTENT[kind]]
    ids += ["wound", "weaken", "stun", "trap", "armour", "exhausted", "heart", "darkness"]
    assert not {f"emblem-{item}" for item in ids} - LOOK.emblems
    assert not {f"figure-{item}" for item in CONTENT["seekers"]} - LOOK.emblems


def test_every_zone_of_every_map_is_drawn() -> None:
    art = land.art(KINFIRE.folder / "look")
    for board in BATTLES:
        drawn = art.boards[board.id]["places"]
        assert drawn.keys() == {place.id for place in board.places}
        assert not {f"place-{name}" for name in drawn.values()} - art.symbols.keys()
        assert f"ground-{art.boards[board.id]['ground']}" in art.symbols


@pytest.mark.parametrize("board", BATTLES, ids=lambda board: board.id)
def test_lines_of_a_map_are_drawn_and_lie_on_no_zone(board: s.Board) -> None:
    drawn = str(LOOK.at(board.id).drawings)
    lines = re.findall(
        r'class="barrier (low|high)" data-between="([^"]+)">.*?class="line" d="M([\d.]+) ([\d.]+)L([\d.]+) ([\d.]+)"',
        drawn,
    )
    assert {(kind == "low", tuple(between.split())) for kind, between, *_ in lines} == {
        (one.low, one.between) for one in board.barriers
    }
    for _, _, *ends in lines:
        ax, ay, bx, by = map(float, ends)
        x, y = (ax + bx) / 2, (ay + by) / 2
        boxes = LOOK.at(board.id).boxes.values()
        assert not any(box.x < x < box.x + box.w and box.y < y < box.y + box.h for box in boxes)


def test_figures_stand_beside_one_another_on_their_place() -> None:
    boxes, _ = plain_boxes({place.id: place for place in BATTLES[0].places})
    box = next(iter(boxes.values()))
    for number in range(1, 8):
        spots = places_in(box, number)
        assert len(set(spots)) == number
        assert all(box.x < x < box.x + box.w and box.y < y < box.y + box.h for x, y in spots)


def test_in_a_crowd_enemies_stand_below_the_party_and_none_on_the_name() -> None:
    boxes, _ = plain_boxes({place.id: place for place in BATTLES[0].places})
    box = next(iter(boxes.values()))
    for people, others in ((4, 1), (3, 3), (4, 5), (2, 3)):
        spots = places_in(box, people, others)
        assert len(set(spots)) == people + others
        rows = [{y for _, y in row} for row in (spots[:people], spots[people:])]
        assert [len(row) for row in rows] == [1, 1]
        assert max(rows[0]) < min(rows[1])
        assert min(rows[0]) - box.w * CROWDED / 2 > box.y + box.w * 0.17


def test_of_what_others_are_asked_only_cards_of_open_hands_are_told() -> None:
    match = Match.start(KINFIRE, Setup(2, "x"), CONTENT)
    offer = match.offers()[0]
    seat, card = offer.seat, s.Card(id="secret", name="Secret")
    waiting = (Awaited(seat, offer.prompt.key),)
    menu = match.window(int(offer.decision)).menus
    menu[seat] = [*menu[seat], Option("play", "secret", points=("card:secret",))]
    hidden, shown = (s.Hand(seat=seat, cards=(card,), open=is_open) for is_open in (False, True))
    assert with_cards(waiting, match, s.Scene(parts=(hidden,))) == waiting
    (told,) = with_cards(waiting, match, s.Scene(parts=(shown,)))
    assert told.cards == ("secret",)
    sealed = (Awaited(seat, offer.prompt.key, sealed=True),)
    assert with_cards(sealed, match, s.Scene(parts=(shown,))) == sealed
    assert match.scene(WATCHER).parts
