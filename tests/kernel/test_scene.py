"""Scenes survive JSON, can be pointed at, and tell exactly what changed."""

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from roundtable.kernel import scene as s
from roundtable.kernel.scene import Change, Scene, difference, pointers, say

BEAR = s.Card(
    id="bear",
    name="@cards.bear",
    type="enemy",
    text=say("bear-text", strength=3),
    numbers=(s.Number(id="strength", label=say("strength"), value=3),),
    tags=("@tags.animal",),
)
BACK = s.Card(id="adventure", name="@backs.adventure", face="down", count=2)
TROLL = s.Piece(id="troll", name="@characters.troll", seat=0)
VILLAGE = s.Place(id="village", name="@places.village", x=0, y=0, links=("fields",), pieces=(TROLL,), cards=(BEAR,))
FIELDS = s.Place(
    id="fields",
    name="@places.fields",
    x=1,
    y=0,
    links=("village",),
    signs=(s.Sign(icon="moon", text=say("dreams")),),
    ways=(s.Edge(edge="east", number="130"),),
    fading=say("lost-at-dawn"),
)
TOM = s.SeatPanel(
    seat=0,
    name="@seat.0",
    who="@characters.troll",
    numbers=(s.Number(id="life", label=say("life"), value=4, max=5),),
    statuses=(say("poisoned", by=1),),
    waiting=say("choosing-move"),
)
EVERYTHING = Scene(
    title=say("round", number=3),
    parts=(
        TOM,
        s.Board(
            id="world",
            places=(VILLAGE, FIELDS),
            areas=(s.Area(id="light", label=say("light"), x=0, y=0, width=2, height=1),),
        ),
        s.Track(id="threat", label=say("threat"), value=3, max=9, marks=(s.Mark(at=5, label=say("storm")),)),
        BEAR,
        s.Zone(id="adventure", label=say("deck"), cards=(BACK,), count=40, hidden=True),
        s.Hand(seat=0, cards=(BEAR,)),
        s.Hand(seat=1, count=3),
        s.bag("fate", say("bag"), [("strike", "@tokens.strike", 2), ("lull", "@tokens.lull", 1)]),
        s.Rows(id="attacks", label=say("attacks"), rows=(s.Row(id="low", cells=("1-3", 2), applies=True),)),
        s.Joined(
            id="chain",
            label=say("chain"),
            cards=(BEAR, BEAR),
            joints=((s.Key(name="@keys.might", lit=True, met=True, row=2, gives=say("marker"), level=1),),),
            next=(s.Fit(card="bear", name="@cards.bear", keys=(s.Key(name="@keys.might"),), value=4, applies="low"),),
            track="threat",
            rows="attacks",
            seats=(0,),
            now=0,
        ),
        s.Graph(
            id="trial",
            label=say("trial"),
            nodes=(s.Node(id="a", name="A", done=True), s.Node(id="b", name="B")),
            edges=(("a", "b"),),
            kinds=("bright",),
        ),
        s.Dice(id="thrown", label=say("dice"), dice=(s.Die(id="white-1", face=4, on="bear"),)),
        s.Gauges(id="tray", label=say("tray"), tracks=(s.Track(id="life", label=say("life"), value=3),), limit=2),
        s.Bench(
            id="deck",
            label=say("deck"),
            inside="deck-0",
            outside="pool",
            seat=0,
            limits=(s.Limit(id="size", label=say("size"), value=8, max=9, rules=("toy.size",), broken=True),),
        ),
        s.Page(
            id="p12",
            heading="12",
            paragraphs=(say("verse-12"),),
            note=say("only-you"),
        ),
    ),
)


def with_part(index: int, part: s.Part) -> Scene:
    parts = EVERYTHING.parts
    return replace(EVERYTHING, parts=(*parts[:index], part, *parts[index + 1 :]))


def test_every_word_survives_json() -> None:
    assert s.decode(s.encode(EVERYTHING)) == EVERYTHING
    kinds = {part["kind"] for part in msgspec.json.decode(s.encode(EVERYTHING))["parts"]}
    assert kinds == {
        "seat",
        "board",
        "track",
        "card",
        "zone",
        "hand",
        "bench",
        "bag",
        "rows",
        "joined",
        "graph",
        "dice",
        "gauges",
        "page",
    }


def test_a_scene_holds_no_floats() -> None:
    with pytest.raises(msgspec.ValidationError):
        s.decode(b'{"kind": "scene", "parts": [{"kind": "track", "id": "t", "label": "", "value": 1.5}]}')


def test_options_can_point_at_things() -> None:
    assert {
        "place:village",
        "card:bear",
        "seat:0",
        "hand:1",
        "piece:troll",
        "token:strike",
        "row:low",
    } <= pointers(EVERYTHING)
    assert "place:city" not in pointers(EVERYTHING)


def test_cards_have_a_joint_between_neighbours() -> None:
    with pytest.raises(ValueError, match="2 joined cards can't have 0 joints"):
        s.Joined(id="x", label="", cards=(BEAR, BEAR))


@given(st.lists(st.integers(0, 60), max_size=12))
def test_odds_add_up_and_keep_the_order(counts: list[int]) -> None:
    shares = s.odds(counts)
    assert sum(shares) == (1000 if sum(counts) else 0)
    for share, count in zip(shares, counts, strict=True):
        assert abs(share * sum(counts) - count * 1000) <= sum(counts)
        assert count or not share


def test_nothing_changed() -> None:
    assert difference(EVERYTHING, s.decode(s.encode(EVERYTHING))) == []


def test_a_number_changes() -> None:
    hurt = replace(TOM, numbers=(replace(TOM.numbers[0], value=3),))
    assert difference(EVERYTHING, with_part(0, hurt)) == [Change("seat:0/number:life/value", 4, 3)]


def test_a_piece_moves() -> None:
    moved = replace(EVERYTHING.parts[1], places=(replace(VILLAGE, pieces=()), replace(FIELDS, pieces=(TROLL,))))
    assert difference(EVERYTHING, with_part(1, moved)) == [
        Change("board:world/place:village/piece:troll", TROLL, None),
        Change("board:world/place:fields/piece:troll", None, TROLL),
    ]


def test_an_item_in_front_does_not_change_those_behind() -> None:
    wolf = replace(BEAR, id="wolf")
    assert difference(EVERYTHING, with_part(5, s.Hand(seat=0, cards=(wolf, BEAR)))) == [
        Change("hand:0/card:wolf", None, wolf)
    ]


def test_one_of_two_equal_cards_goes() -> None:
    two, one = s.Hand(seat=0, cards=(BEAR, BEAR)), s.Hand(seat=0, cards=(BEAR,))
    assert difference(Scene(parts=(two,)), Scene(parts=(one,))) == [Change("hand:0/card:bear#2", BEAR, None)]


def test_statuses_are_told_by_their_text() -> None:
    blessed = replace(TOM, statuses=(say("blessed"), say("poisoned", by=2)))
    assert difference(EVERYTHING, with_part(0, blessed)) == [
        Change("seat:0/statuses/poisoned", say("poisoned", by=1), say("poisoned", by=2)),
        Change("seat:0/statuses/blessed", None, say("blessed")),
    ]


def test_a_cell_and_a_key_are_told_by_their_place() -> None:
    rows = s.Rows(id="attacks", label=say("attacks"), rows=(s.Row(id="low", cells=("1-3", 3), applies=True),))
    assert difference(EVERYTHING, with_part(8, rows)) == [Change("rows:attacks/row:low/cells/1", 2, 3)]
    lit = EVERYTHING.parts[9]
    assert isinstance(lit, s.Joined)
    chain = replace(lit, joints=((replace(lit.joints[0][0], lit=False),),))
    assert difference(EVERYTHING, with_part(9, chain)) == [Change("joined:chain/joints/0/0/lit", True, False)]


def test_an_order_changes() -> None:
    parts = EVERYTHING.parts
    changes = difference(Scene(parts=parts[:2]), Scene(parts=parts[1::-1]))
    assert changes == [Change("order", ("seat:0", "board:world"), ("board:world", "seat:0"))]


def test_changes_go_out_as_json() -> None:
    assert msgspec.json.encode(difference(EVERYTHING, Scene(parts=())))
