"""What a combat shows: sums before they are final, the bag's odds, boards with what lies on them, lines and targets."""

from __future__ import annotations

from typing import Any, TypeVar

from tests.games.kinfire.arena import battle, bite, boost, card, foe, foe_hp, hit, hp, passive, row, seat
from tests.games.kinfire.test_referee import special, team
from tests.games.kinfire.thin import Game, play

from roundtable.games.kinfire.combat.combat_setup import number_alike
from roundtable.games.kinfire.state import Foe
from roundtable.kernel import scene as s

W = TypeVar("W")


def parts(match: Game, kind: type[W]) -> list[W]:
    return [part for part in match.scene(0).parts if isinstance(part, kind)]


def numbers_of(match: Game, seat_: int) -> list[str]:
    """What a seeker's panel counts."""
    return [number.id for panel in parts(match, s.SeatPanel) if panel.seat == seat_ for number in panel.numbers]


def terms(one: s.Sum) -> dict[str, int]:
    return {number.id: number.value for number in one.numbers}


def test_the_sum_of_an_attack_grows_with_boosts_and_comes_true() -> None:
    match = battle(
        seat("cut", "sabre"), seat("red", "sling"), seat("third", "net"), turn=0,
        foes=[foe(bite(), passive(lends={"hide": 1, "against": "melee"}), hp=20)],
        cards=[*card("cut", hit(3)), *boost("red", "red", damage=2), *boost("third", "red", damage=1)],
    )  # fmt: skip
    assert not parts(match, s.Sum)
    play(match, "play:cut")
    (first,) = parts(match, s.Sum)
    assert terms(first) | {"hide": -1} == terms(first)
    play(match, "1 boost:red")
    assert "boost" in numbers_of(match, 0)
    (second,) = parts(match, s.Sum)
    assert terms(second)["boosts"] == 2
    assert second.total == first.total + 2
    play(match, "2 boost:third")
    assert foe_hp(match) == 20 - second.total - 1
    assert not parts(match, s.Sum), "it is final"
    assert "boost" not in numbers_of(match, 0)


def test_each_enemy_in_reach_has_its_sum_until_one_is_chosen() -> None:
    foes = [foe(bite(), hp=20), foe(bite(), hp=9, targets="nearest"), foe(bite(), zone="far")]
    match = battle(seat("cut", "sabre"), seat("net"), foes=foes, cards=card("cut", hit(3), hit(2)), turn=0)
    play(match, "play:cut")
    assert [(one.id, one.total) for one in parts(match, s.Sum)] == [("foe-0", 3), ("foe-1", 3)]
    play(match, "attack:foe1-2")
    assert [(one.id, one.total) for one in parts(match, s.Sum)] == [("foe-0", 2), ("foe-1", 2)]
    assert foe_hp(match, 1) == 6


def test_the_sum_of_a_blow_shrinks_with_parries_and_comes_true() -> None:
    cards = [*boost("guard", "white", parry=2), *boost("late", "white", parry=1)]
    match = battle(
        seat("sabre", armour=2), seat("guard", "sling"), seat("late", "net"), cards=cards, draw=["1"],
        foes=[foe(bite(8), target=0)],
    )  # fmt: skip
    (first,) = parts(match, s.Sum)
    assert (first.seat, terms(first), first.total) == (0, {"base": 8, "armour": -2}, 6)
    play(match, "1 parry:guard/0")
    (second,) = parts(match, s.Sum)
    assert (terms(second)["parry"], second.total) == (-2, 4)
    before = hp(match)[0]
    play(match, "2 pass")
    assert hp(match)[0] == before - second.total
    assert not parts(match, s.Sum)


def test_an_attack_that_reaches_nobody_says_so_while_it_can_still_be_helped() -> None:
    cards = [*card("cut", hit(3)), *boost("stride", "red", steps=1)]
    foes = [foe(bite(), zone="east")]
    match = battle(seat("cut", "sabre"), seat("stride", "sling"), cards=cards, foes=foes, turn=0)
    play(match, "play:cut")
    (first,) = parts(match, s.Sum)
    assert (first.id, first.numbers) == ("nobody", ())
    play(match, "1 boost:stride", "move:east")
    assert [one.id for one in parts(match, s.Sum)] == ["foe-0"]
    play(match, "act")
    assert foe_hp(match) == 17


def test_the_row_that_is_used_applies() -> None:
    foes = [foe(row(), bite(4), target=0, tokens=[[1, 2], [3]])]
    match = battle(seat("sabre"), seat("guard", "sling"), cards=boost("guard", "white", parry=2), draw=["3"], foes=foes)
    (board,) = parts(match, s.Rows)
    assert [each.applies for each in board.rows] == [False, True]
    assert [[(token.id, bool(token.count)) for token in each.tokens] for each in board.rows] == [
        [("1", True), ("2", True)],
        [("3", False)],
    ], "a token that was drawn is no longer in the bag"


def test_a_board_shows_phase_overlays_armour_and_what_lies_on_its_rows() -> None:
    phase = {"hp": 9, "overlays": [{"number": 1, "row": passive(lends={"hide": 2})}]}
    foes = [foe(bite(), bite(), phases=[phase], phase=1, statuses=[{}, {"stun": 1}], tokens=[[], [1]])]
    (board,) = parts(battle(seat("sabre"), seat("net"), foes=foes, turn=0), s.Rows)
    assert board.card is not None
    assert dict(board.card.tags[0].params) == {"phase": 2, "phases": 2}  # type: ignore[union-attr]
    assert [(number.id, number.value) for number in board.card.numbers] == [("hp", 20), ("armour", 2)]
    assert [[tag.key for tag in each.tags] for each in board.rows] == [["passive", "overlay"], ["active"]]  # type: ignore[union-attr]
    assert [[(one.id, one.count) for one in each.cards] for each in board.rows] == [[], [("stun", 1)]]


def test_the_bag_tells_who_comes_next_the_likeliest_first() -> None:
    foes = [foe(bite(), tokens=[[1, 2, 3]]), foe(bite(), tokens=[[4, 0]])]
    match = battle(seat("sabre"), seat("net"), foes=foes, turn=0)
    (bag,) = parts(match, s.Bag)
    counts = [token.count for token in bag.tokens]
    assert counts == sorted(counts, reverse=True)
    assert sum(token.odds for token in bag.tokens) == 1000
    assert sum(counts) == len(match.state.bag.cards)
    named: dict[str, Any] = {token.id: token for token in bag.tokens}
    assert (named["foe-0"].count, named["foe-0"].note, named["foe-1"].note) == (3, "1 2 3", "4")
    assert (named["asha"].seat, named["heart"].seat) == (0, None)
    assert named["darkness"].note == "@enemies.foe1"


def test_lines_and_targets_are_on_the_map() -> None:
    (board,) = parts(battle(seat("sabre"), seat("net"), foes=[foe(bite(), target=1)], turn=0), s.Board)
    assert {(one.between, one.low) for one in board.barriers} == {(("west", "peak"), True), (("mid", "peak"), False)}
    middle = next(place for place in board.places if place.id == "mid")
    assert [piece.targets for piece in middle.pieces if piece.seat is None] == [(1,)]
    signs = {place.id: (place.sign.icon, place.sign.number) for place in board.places if place.sign}
    assert signs == {
        "bog": ("trap", 1), "pit": ("hurt", -1), "tower": ("cover", -1), "nest": ("power-ranged", 2),
        "hedge": ("cover-ranged", -2),
    }  # fmt: skip


def test_the_time_track_shows_what_lies_on_it() -> None:
    match = battle(seat("sabre"), seat("net"), foes=[foe(bite(0), target=0)], draw=["darkness", "heart"])
    track = next(each for each in parts(match, s.Track) if each.id == "time")
    assert [(mark.at, mark.icon) for mark in track.marks] == [(1, "moon"), (2, "life"), (4, "")]


def test_enemies_of_one_kind_are_told_apart() -> None:
    bandits = [Foe("bandit", 5), Foe("wyvern", 9), Foe("bandit", 5), Foe("bandit", 5, ally=True)]
    number_alike(bandits)
    assert [foe.number for foe in bandits] == [1, 0, 2, 0]


def test_after_an_attack_within_an_attack_the_first_is_reckoned_on() -> None:
    """A parry sets off an ability that hurts the enemy, which strikes back before the first attack lands."""
    snap = passive({"do": "strike", "reach": "melee", "damage": 3}, when="hurt")
    cards = [*boost("guard", "white", parry=1), *boost("late", "white", parry=1), *boost("later", "white", parry=1)]
    match = battle(
        seat("sabre"), seat("guard", "sling"), seat("late", "later", "net"), cards=cards, draw=["1"],
        seekers=team(special("feyn", when="boosted", do=[hit(1)])), foes=[foe(bite(6), snap, target=0, tokens=[[1]])],
    )  # fmt: skip
    play(match, "1 parry:guard/0")
    (inner,) = parts(match, s.Sum)
    assert terms(inner)["base"] == 3
    play(match, "2 parry:late/0")
    (outer,) = parts(match, s.Sum)
    assert (terms(outer)["base"], terms(outer)["parry"]) == (6, -1)
    before = hp(match)[0]
    play(match, "2 parry:later/0")
    assert hp(match)[0] == before - (outer.total - 1)
