"""What an option is about, and what it changes for certain."""

from __future__ import annotations

from roundtable.kernel import scene as s
from roundtable.kernel.options import Option
from roundtable.views import Effect, SceneIndex, effects, matters, said_to_change, signs

LIFE = s.Number(id="life", label="Life", value=4)
BEAR = s.Card(
    id="bear", name="@cards.bear", type="animal", numbers=(s.Number(id="strength", label="Strength", value=3),)
)
SWORD = s.Card(id="sword", name="@cards.sword", type="object", numbers=(s.Number(id="value", label="Value", value=5),))
FIELDS = s.Place(id="fields", name="@places.fields", x=0, y=0, cards=(BEAR,))
SCENE = s.Scene(
    parts=(
        s.Board(id="world", places=(FIELDS,)),
        s.SeatPanel(seat=0, name="@seat.0", numbers=(LIFE,)),
        s.Hand(seat=0, cards=(SWORD,)),
    )
)


def test_an_option_is_about_what_it_points_at_before_what_it_names() -> None:
    things = SceneIndex(SCENE)
    pointing = Option("go", "fields", points=("place:fields",), params=(("card", "@cards.sword"),))
    naming = Option("use", "sword", params=(("card", "@cards.sword"),))
    assert things.pointed(pointing) == [FIELDS]
    assert things.pointed(naming) == [SWORD]
    assert things.pointed(Option("pass", params=(("who", "@seat.0"), ("number", 3)))) == []


def test_what_lies_on_a_place_and_in_a_hand_is_known() -> None:
    assert {"place:fields", "card:bear", "@cards.bear", "card:sword", "seat:0"} <= SceneIndex(SCENE).all.keys()


def test_only_numbers_of_seats_are_effects() -> None:
    changes = [
        s.Change("seat:0/number:life/value", 4, 3),
        s.Change("seat:0/number:fame/value", 1, 2),
        s.Change("zone:deck/count", 9, 8),
        s.Change("seat:0/statuses/toad", None, "a toad"),
    ]
    assert effects(changes, SceneIndex(SCENE)) == [Effect(0, "life", "Life", 4, 3)]


def test_what_befalls_a_seat_is_told_and_what_it_is_rid_of_is_not() -> None:
    toad, skull, pause = [s.Sign(icon=icon, text=icon) for icon in ("toad", "skull", "pause")]
    before = s.Scene(parts=(s.SeatPanel(seat=1, name="@seat.1", signs=(toad, pause)),))
    after = s.Scene(parts=(s.SeatPanel(seat=1, name="@seat.1", signs=(skull, pause)),))
    changes = s.difference(before, after)
    assert signs(changes) == [(1, "skull")]
    assert signs(s.difference(after, before)) == [(1, "toad")]
    assert not signs([s.Change("seat:0/number:life/value", 1, 0)])


def test_numbers_matter_where_a_card_is_met_and_not_where_it_is_carried() -> None:
    assert matters(BEAR)
    assert not matters(SWORD)
    assert not matters(s.Card(id="x", name="x", numbers=(LIFE,)))


def energy(before: int, after: int) -> s.Change:
    return s.Change("seat:0/number:energy/value", before, after)


FOOD = s.Change("seat:0/number:food/value", 3, 2)


def test_what_is_certain_is_told_whole_and_else_the_price() -> None:
    assert list(said_to_change([energy(3, 2), FOOD], [energy(3, 2)])) == [energy(3, 2), FOOD]
    assert list(said_to_change([energy(3, 1)], [energy(3, 2)])) == [energy(3, 1)], "it costs more than its price"
    assert list(said_to_change([], [energy(3, 2)])) == [energy(3, 2)]
    assert list(said_to_change([energy(1, 5)], [])) == [energy(1, 5)], "sleep is free"


def test_whoever_walks_with_their_last_strength_is_not_told_of_the_night_as_a_gain() -> None:
    assert list(said_to_change([energy(1, 4), FOOD], [energy(1, 0)])) == [energy(1, 0)]
    assert list(said_to_change([FOOD], [energy(1, 0)])) == [energy(1, 0)], "the night has given it all back"
