"""What moves between two views, told from what the same eyes saw before and see now."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace
from tests.web.render.test_page import view_of

from roundtable import games
from roundtable.kernel.game import Setup
from roundtable.kernel.match import Match
from roundtable.kernel.scene import Board, Card, Hand, Part, Place, Scene, Zone, words
from roundtable.kernel.seats import WATCHER
from roundtable.web import render
from roundtable.web.render.page_texts import Words
from roundtable.web.view.view import Sealed, VersionMemo, View

BEAR = Card(id="bear", name="@cards.bear")
SWORD = Card(id="sword", name="@cards.sword")
HEAL = Card(id="healing", name="@spells.healing")


@cache
def some_view() -> View:
    return view_of(Match.start(games.get("talisman"), Setup(seats=2, seed="moving"), telling=True))


def deck(count: int, name: str = "adventure") -> Zone:
    return Zone(id=name, label=name, count=count, hidden=True)


def pile(name: str, *cards: Card, seat: int | None = None) -> Zone:
    return Zone(id=name, label=name, cards=cards, seat=seat)


def land(*cards: Card) -> Board:
    return Board(id="world", places=(Place(id="fields", name="Fields", x=0, y=0, cards=cards),))


def cards_between(before: list[Part], after: list[Part]) -> list[dict[str, Any]]:
    one, other = (replace(some_view(), scene=Scene(parts=tuple(parts))) for parts in (before, after))
    keep = ("from", "to", "card", "turn", "fromSeat", "toSeat")
    moves = [move for move in render.motion(one, other) if move["what"] == "card"]
    return [{name: value for name, value in move.items() if name in keep} for move in moves]


def test_a_card_that_is_drawn_comes_from_its_deck_and_turns() -> None:
    found = cards_between([deck(9), deck(5, "spells"), land()], [deck(8), deck(5, "spells"), land(BEAR)])
    assert found == [{"from": "zone:adventure", "to": "place:fields", "card": "bear", "turn": "up"}]


def test_what_a_card_is_called_is_looked_up_once_for_all_that_a_view_says() -> None:
    asked: list[object] = []

    class Noted(Words):
        def __call__(self, text: Any) -> str:
            asked.append(text)
            return super().__call__(text)

    view = some_view()
    view = replace(view, common=VersionMemo({view.lang: Noted(view.texts, view.lang)}))
    one, other = (
        replace(view, scene=Scene(parts=tuple(parts))) for parts in ([deck(9), land()], [deck(8), land(BEAR)])
    )
    render.motion(one, other)
    assert asked == ["@cards.bear"]


def test_a_card_that_everybody_sees_glides_as_it_is() -> None:
    found = cards_between([land(BEAR), pile("trophies-0", seat=0)], [land(), pile("trophies-0", BEAR, seat=0)])
    assert found == [{"from": "place:fields", "to": "zone:trophies-0", "toSeat": 0, "card": "bear"}]


def test_a_card_goes_from_seat_to_seat() -> None:
    before: list[Part] = [pile("objects-0", SWORD, seat=0), pile("objects-1", BEAR, seat=1)]
    after: list[Part] = [pile("objects-0", seat=0), pile("objects-1", BEAR, SWORD, seat=1)]
    assert cards_between(before, after) == [
        {"from": "zone:objects-0", "to": "zone:objects-1", "fromSeat": 0, "toSeat": 1, "card": "sword"}
    ]


def test_of_a_hidden_card_only_its_back_is_told() -> None:
    found = cards_between([deck(9), Hand(seat=1, count=1)], [deck(8), Hand(seat=1, count=2)])
    assert found == [{"from": "zone:adventure", "to": "hand:1", "toSeat": 1}]


def test_my_own_secret_turns_before_me_and_when_i_lay_it_away() -> None:
    holding, empty = Hand(seat=0, count=1, cards=(HEAL,)), Hand(seat=0, count=0)
    drawn = cards_between([deck(9), deck(5, "spells"), empty], [deck(8), deck(4, "spells"), holding])
    assert drawn == [{"from": "zone:spells", "to": "hand:0", "toSeat": 0, "card": "healing", "turn": "up"}]
    assert cards_between([holding, deck(4)], [empty, deck(5)]) == [
        {"from": "hand:0", "to": "zone:adventure", "fromSeat": 0, "card": "healing", "turn": "down"}
    ]


def test_whoever_lays_something_open_takes_it_from_what_is_theirs() -> None:
    before: list[Part] = [Zone(id=f"packet-{seat}", label="", count=3, hidden=True, seat=seat) for seat in (1, 2)]
    after: list[Part] = [Zone(id=f"packet-{seat}", label="", count=2, hidden=True, seat=seat) for seat in (1, 2)]
    found = cards_between(before, [*after, pile("team-2", BEAR, seat=2), pile("team-1", SWORD, seat=1)])
    assert {(move["from"], move["to"]) for move in found} == {
        ("zone:packet-2", "zone:team-2"), ("zone:packet-1", "zone:team-1"),
    }  # fmt: skip


def test_a_whole_pile_is_not_flown_card_by_card() -> None:
    many = [Card(id=f"card-{number}", name="Card") for number in range(40)]
    found = cards_between([pile("discard", *many), deck(0)], [pile("discard"), deck(40)])
    assert 1 <= len(found) <= 3


def test_nothing_flies_that_only_became_known() -> None:
    assert cards_between([Hand(seat=1, count=1)], [Hand(seat=1, count=1, cards=(HEAL,))]) == []


def test_decks_that_are_opened_side_by_side_are_turned_over_where_they_lie() -> None:
    closed: list[Part] = [deck(2, "mine"), deck(2, "yours")]
    opened: list[Part] = [pile("mine", BEAR, SWORD), pile("yours", HEAL)]
    assert cards_between(closed, opened) == []
    assert cards_between(opened, closed) == []


def test_other_eyes_at_the_same_screen_see_no_cards_fly() -> None:
    match = Match.start(games.get("talisman"), Setup(seats=2, seed="moving"), telling=True)
    before, after = view_of(match, 0), view_of(match, 1)
    fuller = replace(after, scene=Scene(parts=(deck(3), land(BEAR))))
    assert render.motion(replace(before, scene=Scene(parts=(deck(4), land()))), fuller) == []


def test_sealed_answers_are_opened_together_once_the_last_is_there() -> None:
    view = some_view()
    waiting = replace(view, sealed=(Sealed(7, (1,), (0, 2)),))
    nearly = replace(view, sealed=(Sealed(7, (1, 2), (0,)),))
    again = replace(view, sealed=(Sealed(8, (), (0, 1, 2)),))
    assert [move for move in render.motion(waiting, nearly) if move["what"] == "opened"] == []
    for later in (view, again):
        assert {"what": "opened", "seats": [0, 1, 2]} in render.motion(nearly, later)


@pytest.mark.parametrize("game", games.names())
def test_what_flies_was_seen_by_these_eyes(game: str) -> None:
    seats = max(games.get(game).least_seats, 3)
    for eyes in (0, WATCHER):
        match = Match.start(games.get(game), Setup(seats=seats, seed="flying"), telling=True)
        rng, before = Random(4), view_of(match, eyes)
        for _ in range(80):
            if match.over:
                break
            offer = rng.choice(match.offers())
            match.answer(offer.seat, offer.decision, rng.choice(offer.options).id)
            after = view_of(match, eyes)
            assert before.scene is not None
            assert after.scene is not None
            known = {one.id for scene in (before.scene, after.scene) for one in words(scene) if isinstance(one, Card)}
            for move in render.motion(before, after):
                if move["what"] == "card":
                    assert move["from"] != move["to"]
                    assert move.get("card") is None or move["card"] in known
                    assert move.get("card") or "name" not in move
            before = after
