"""What goes on beside an Encounter and reaches into it: cases that a third referee asked about."""

from __future__ import annotations

from typing import Any

import pytest

from roundtable.games.tainted_grail.characters import items

from .days import day, of
from .test_journal import verse
from .test_land import lands
from .test_referee import with_action
from .test_second_referee_beside import all_choose
from .test_side_by_side import get_away
from .thin import asked, foe, offered, play, told

rule = pytest.mark.rule
Item = dict[str, Any]
SWORD = {"id": "sword", "keyword": "weapon",
         "powers": [{"when": "activation", "flip": True, "fight": [{"do": "markers", "by": 1}]}]}  # fmt: skip


@rule("grail.death.claim-an-unclaimed-character", "grail.action.encounters-may-run-in-parallel")
def test_who_takes_the_place_of_one_who_died_on_a_page_beside_comes_once_that_page_is_read() -> None:
    """A17: it is no member of the Party that goes on reading."""
    hunt = {"text": "hunt", "do": [{"do": "encounter", "draw": "gray", "lost": "9"}]}
    page = verse("9", {"text": "a", "do": [{"do": "terror", "by": 1, "who": "each"}]}, {"text": "b"},
                 do=[{"do": "dies", "who": "one"}])  # fmt: skip
    content = {**lands({"id": "101", "action": hunt}), "encounters": [foe()], "journal": [page]}
    hero = {"combat": ["plain"] * 9}
    match = day({**hero, "who": "beor"}, {**hero, "who": "arev"}, {"who": "ailei", "at": "103"}, content=content,
                decks={"gray": ["foe"]})  # fmt: skip
    play(match, "0 location-action:101", "1 yes", "0 yes")
    while match.state.fights:
        seat = next(seat for seat in (0, 1) if offered(match, seat))
        play(match, f"{seat} {'escape' if 'escape' in offered(match, seat) else min(offered(match, seat))}")
    play(match, *(f"{seat} to:0" for seat in (0, 1)))
    assert (of(match, "dead"), asked(match)[1]) == ([True, False, False], "ask-way")
    play(match, "2 travel:101")
    assert "ask-successor" not in asked(match).values()
    play(match, "1 way:a")
    all_choose(match, "ask-turn-page", "close-journal")
    assert asked(match)[0] == "ask-successor"
    play(match, "0 character:maggot", "0 have-read")
    assert (of(match, "terror")[0], of(match, "away")) == (0, [False, False, False])


@rule("grail.combat.no-item-added-later", "grail.item.flipped-back-when-the-encounter-ends")
@pytest.mark.parametrize(
    "deed", [{"do": "item", "named": "sword", "who": "all"}, {"do": "secret", "gain": "blade", "to": "ailei"}]
)
def test_what_somebody_in_a_fight_is_given_from_beside_it_stays_out_of_that_fight(deed: Item) -> None:
    secret = {"id": "blade", "number": 5, "powers": SWORD["powers"]}
    content = with_action(deed, encounters=[foe()], items=[{**SWORD, "count": 2}], secrets=[secret])
    match = day({"combat": ["plain"] * 9}, {"at": "103"}, content=content, decks={"gray": ["foe"]})
    play(match, "0 location-action:101", "0 keep", "1 location-action:103")
    one = match.state.seats[0]
    card = [*one.items, *one.secrets][0]
    assert asked(match)[0] == "ask-play-card"
    assert not [option for option in offered(match, 0) if option.startswith("use-power")]
    get_away(match)
    assert (match.state.fights, items.face_up(match.state.seats[0])) == ([], [card])


@rule("grail.menhir.removal-move-is-a-special-move", "grail.location.instant-rules-however-you-arrive")
def test_two_whose_ground_goes_while_they_fight_on_it_arrive_together_once_they_are_through() -> None:
    hunt = {"text": "hunt", "do": [{"do": "encounter", "draw": "gray"}]}
    gift = [{"text": "gift", "do": [{"do": "food", "by": 1, "who": "each"}]}]
    work = {"text": "work", "do": [{"do": "remove-place", "place": "102"}]}
    places = lands({"id": "102", "action": hunt}, {"id": "101", "lightning": gift}, {"id": "103", "action": work})
    hero = {"combat": ["plain"] * 9, "at": "102", "food": 0}
    match = day(
        hero, hero, {"at": "103", "food": 0}, content={**places, "encounters": [foe()]}, decks={"gray": ["foe"]}
    )
    play(match, "0 location-action:102", "1 yes", "0 yes", "2 location-action:103")
    assert ("102" in match.state.sites, len(told(match, "lightning"))) == (False, 0)
    assert of(match, "at") == ["101", "101", "103"], "moved at once, though they arrive later"
    while match.state.fights:
        seat = next(seat for seat in (0, 1) if offered(match, seat))
        play(match, f"{seat} {'escape' if 'escape' in offered(match, seat) else min(offered(match, seat))}")
    assert (of(match, "at"), of(match, "food"), len(told(match, "lightning"))) == (["101", "101", "103"], [1, 1, 0], 1)
