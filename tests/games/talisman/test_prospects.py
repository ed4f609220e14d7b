"""What a roll or a fight may bring, and whom nobody needs to ask."""

from __future__ import annotations

import pytest

from roundtable.games.talisman.effects import Gain, Roll
from roundtable.games.talisman.game import GAME
from roundtable.games.talisman.prospects import may_be_better
from roundtable.kernel.match import Match
from roundtable.kernel.scene import Say

from .stories import Game, asked, fresh, menu, play, start
from .stories import sturdy as who

FAR = who("elf", "castle")
SELDOM = {"asking": "matters"}


def enchantress(face: int, **more: object) -> Game:
    """Somebody who has just rolled this in the City."""
    match = start(who("thief", "plains-9", fate=2, **more), FAR, dice=(3, face), options=SELDOM)
    play(match, "0 go:left", "0 way:enchantress")
    return match


def strip(match: Game) -> dict[int, tuple[str, int]]:
    prompt = match.offers(0)[0].prompt
    rows = GAME.faces(match.table, 0, prompt)
    assert rows is not None
    return {face: (row.icon + str(row.cells[0]), row.tone) for row in rows.rows for face in row.faces}


def test_a_roll_shows_what_each_face_brings_to_this_character() -> None:
    match = enchantress(2, strength=4)
    prompt = match.offers(0)[0].prompt
    assert (prompt.key, prompt.subject) == ("ask-reroll", "place:city")
    assert strip(match) == {
        1: ("toad", -2), 2: ("strength\N{MINUS SIGN}1", -1), 3: ("\N{EN DASH}", 0), 4: ("craft+1", 1),
        5: ("strength+1", 1), 6: ("spell+1", 1),
    }  # fmt: skip
    rows = GAME.faces(match.table, 0, prompt)
    assert rows is not None
    assert [row.faces for row in rows.rows if row.applies] == [(2,)]


def test_a_reroll_is_better_the_same_or_worse() -> None:
    match = enchantress(2, strength=4)
    offer = match.offers(0)[0]
    reroll = next(option for option in offer.options if option.verb == "reroll")
    assert GAME.odds(match.table, 0, reroll, offer.prompt) == (667, 166, 167), "3 to 6; 2; the toad"


@pytest.mark.parametrize(("face", "asks"), [(1, True), (2, True), (3, True), (4, True), (5, True), (6, True)])
def test_whoever_might_want_another_face_is_asked(face: int, asks: bool) -> None:
    """Strength, Craft or a spell: only the player knows which they would rather have."""
    assert (asked(enchantress(face)) == {0: "ask-reroll"}) is asks


def test_nobody_is_asked_to_reroll_what_no_die_makes_better() -> None:
    """In the Forest nothing is better than the 6; but who wants to be asked always is."""
    for options, wanted in ((SELDOM, {1: "ask-way"}), ({"asking": "always"}, {0: "ask-reroll"})):
        match = start(who("thief", "ruins", fate=2), FAR, dice=(2, 6), options=options)
        play(match, "0 go:left")
        assert asked(match) == wanted
    match = start(who("thief", "ruins", fate=2), FAR, dice=(2, 2), options=SELDOM)
    play(match, "0 go:left")
    assert asked(match) == {0: "ask-reroll"}


@pytest.mark.parametrize(("mine", "asks"), [(6, False), (5, False), (1, True)])
def test_nobody_is_asked_to_reroll_a_fight_that_is_won(mine: int, asks: bool) -> None:
    wolf = {"fields-1": ["wolf"]}
    match = start(who("thief", "village", strength=5, fate=1), FAR, dice=(1, mine, 4), spaces=wolf, options=SELDOM)
    play(match, "0 go:left")
    assert (asked(match) == {0: "ask-reroll"}) is asks


def test_a_fight_that_no_die_can_save_is_not_asked_about() -> None:
    dragon = {"fields-1": ["dragon"]}
    match = start(who("thief", "village", strength=3, fate=1), FAR, dice=(1, 1, 6), spaces=dragon, options=SELDOM)
    play(match, "0 go:left")
    assert asked(match) != {0: "ask-reroll"}


def test_where_only_the_space_can_be_met_nobody_is_asked_whom_to_meet() -> None:
    match = start(who("thief", "village", objects=["sword"]), FAR, dice=(3,), options=SELDOM)
    assert "leave:sword" in menu(match, 0), "what one may do at any time stands beside the move"
    play(match, "0 go:left")
    assert asked(match) == {1: "ask-way"}
    match = start(who("thief", "village", objects=["sword"]), who("elf", "woods-3"), dice=(3,), options=SELDOM)
    play(match, "0 go:left")
    assert asked(match) == {0: "ask-encounter"}


def test_the_last_moment_of_a_turn_is_for_what_can_be_used_or_traded() -> None:
    trophies = who("thief", "village", strength=3, trophies=["giant"])
    match = start(trophies, FAR, dice=(3,), draw={"adventure": ["silver-vein"]}, options=SELDOM)
    play(match, "0 go:left")
    assert asked(match) == {0: "ask-end-turn"}


def test_a_fight_says_what_is_at_stake() -> None:
    match = start(
        who("thief", "village", followers=["huntsman"], lives=4), FAR, dice=(1,), spaces={"fields-1": ["wolf"]}
    )
    play(match, "0 go:left", "0 visit")
    stakes = GAME.stakes(match.table, 0, match.offers(0)[0].prompt)
    assert [(stake.outcome, stake.texts) for stake in stakes] == [
        ("win", (Say("stake-trophies", (("number", 1),)),)),
        ("tie", (Say("stake-turn-ends"),)),
        ("lose", (Say("stake-life", (("before", 4), ("after", 3))),)),
    ]


def test_a_way_with_a_die_shows_its_faces_and_one_with_a_price_its_price() -> None:
    match = start(who("thief", "plains-9"), FAR, dice=(3,), options=SELDOM)
    play(match, "0 go:left")
    offer = match.offers(0)[0]
    ways = {option.arg: option for option in offer.options if option.verb == "way"}
    shown = {arg: GAME.faces(match.table, 0, offer.prompt, way) is not None for arg, way in ways.items()}
    assert shown == {arg: arg == "enchantress" for arg in ways}
    texts = match.game.texts(match.content)
    assert texts.say("en", ways["enchantress"].key, ways["enchantress"].params) == "The Enchantress"
    match = start(who("thief", "village"), FAR, dice=(1,), spaces={"fields-1": ["master-at-arms"]}, options=SELDOM)
    play(match, "0 go:left")
    offer = match.offers(0)[0]
    train = next(option for option in offer.options if option.arg == "train")
    assert GAME.costs(match.table, 0, train, offer.prompt) == (("gold", -2),)


def test_whatever_is_skipped_could_not_have_been_better() -> None:
    """Every table of the packs: where nobody is asked, no face leads to other things that are not surely worse."""
    match: Game = fresh(2, characters="random")
    assert isinstance(match, Match)
    rolls = [
        action
        for place in match.content["places"].values()
        for action in all_of(place.visit)
        if isinstance(action, Roll) and action.dice == 1 and action.less is None
    ]
    assert rolls
    faces = [(roll, face) for roll in rolls for face in range(1, 7)]
    skipped = [(roll, face) for roll, face in faces if not may_be_better(match.table, 0, roll, [face])]
    assert skipped
    for roll, face in skipped:
        mine = next(row for row in roll.rows if face <= row.upto or row is roll.rows[-1])
        gains = [row for row in roll.rows if row.do != mine.do and any(isinstance(each, Gain) for each in row.do)]
        assert mine.do or not gains, (roll, face)


def all_of(actions: tuple[object, ...]) -> list[object]:
    """Actions with those inside them."""
    found: list[object] = []
    for action in actions:
        found.append(action)
        for name in ("ways", "rows"):
            for inner in getattr(action, name, ()):
                found += all_of(inner.do)
        for name in ("actions", "good", "neutral", "evil"):
            found += all_of(getattr(action, name, ()))
    return found
