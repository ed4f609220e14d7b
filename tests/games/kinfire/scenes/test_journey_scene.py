"""What is shown outside combat: pages, tests, the town, shops, decks that are being built."""

from __future__ import annotations

from typing import Any

from tests.games.kinfire.thin import BARS, Game, fresh, own_cards, page, play, start, way

from roundtable.games.kinfire.journey.campaign import quest_option
from roundtable.games.kinfire.seekers.deck_limits import filled, fits
from roundtable.kernel.plain import render
from roundtable.kernel.scene import Bench, Board, Page, Zone, pointers

ASHA = own_cards("asha")


def parts(match: Game, kind: type[Any]) -> dict[str, Any]:
    return {part.id: part for part in match.scene(0).parts if isinstance(part, kind)}


def night(**given: Any) -> Game:
    return start("asha", "khor", play={"night": True}, pool=["sabre", "crown", "remedy"], **given)


# --- decks ---


def test_at_an_inn_decks_lie_open_with_their_five_limits() -> None:
    match = night()
    benches = parts(match, Bench)
    assert {bench.seat for bench in benches.values()} == {0, 1}
    limits = {limit.id: limit for limit in benches["deck-0"].limits}
    assert {name: (limit.value, limit.max) for name, limit in limits.items()} == {
        "actions": (9, 9), "colours": (9, 9), "kinfire": (0, 0), "instants": (0, 3), "portraits": (None, None),
    }  # fmt: skip
    assert not any(limit.broken for limit in limits.values())
    zones = parts(match, Zone)
    assert [card.id for card in zones["deck-0"].cards] == [f"deck-0-{card}" for card in sorted(ASHA)]
    assert [card.id for card in zones["pool"].cards] == ["crown", "remedy", "sabre"]


def test_limits_change_with_the_deck_and_moves_point_at_cards() -> None:
    match = night()
    here = pointers(match.scene(0))
    for seat in (0, 1):
        for option in match.offers(seat)[0].options:
            assert set(option.points) <= here, option.id
            assert option.points or option.id == "done"
    play(match, "0 take-out:asha-red-1")
    limits = {limit.id: limit for limit in parts(match, Bench)["deck-0"].limits}
    assert (limits["actions"].value, limits["actions"].broken) == (8, True)
    assert [(number.id, number.value, number.max) for number in limits["colours"].numbers] == [
        ("red", 1, 2), ("green", 4, 4), ("blue", 3, 3),
    ]  # fmt: skip
    assert "asha-red-1" in [card.id for card in parts(match, Zone)["pool"].cards]


def test_a_refused_card_names_a_rule_of_one_of_the_limits() -> None:
    match = night()
    play(match, "0 take-out:asha-red-1")
    refused = {refusal.id: refusal.rules[0] for refusal in match.refusals(0)}
    limits = {rule: limit.id for limit in parts(match, Bench)["deck-0"].limits for rule in limit.rules}
    assert limits[refused["put-in:crown"]] == "kinfire"


def test_decks_are_closed_again_in_the_morning() -> None:
    match = night()
    play(match, "0 done")
    assert parts(match, Bench).keys() == {"deck-0", "deck-1"}  # the other is still at it
    play(match, "1 done")
    assert not parts(match, Bench)
    assert parts(match, Zone)["deck-0"].hidden


def test_a_deck_lies_open_while_it_is_mended_or_makes_room() -> None:
    costly = {"seeker": "asha", "kinfire": 2, "deck": ["star", "crown", *ASHA[2:]]}
    match = start("khor", costly, done=["road"], play={"next": True})
    assert parts(match, Bench).keys() == {"deck-1"}
    play(match, "1 take-out:star", "1 put-in:asha-red-1")
    assert not parts(match, Bench)
    match = start("asha", "khor", town="vinna", coins=2, play={"shop": "forge"})
    play(match, "buy:sabre", "to-deck:1")
    assert parts(match, Bench).keys() == {"deck-1"}
    play(match, "1 take-out:khor-red-1")
    assert not parts(match, Bench)


def test_slots_are_shared_out_so_that_most_have_one() -> None:
    assert filled([1, 1, 3], (2, 1, 0)) == (2, 1, 0)
    assert filled([3, 1], (1, 1, 0)) == (1, 1, 0)
    assert filled([7, 5, 1], (1, 0, 1)) == (1, 0, 1)
    assert filled([3, 5], (1, 1, 1)) == (1, 1, 0)  # whoever makes room is counted once
    assert filled([3, 5, 3], (1, 1, 1)) == (1, 1, 1)
    assert filled([3, 6, 7], (1, 1, 2)) == (1, 1, 1)
    for colours, bar in (([3, 5, 6], (1, 1, 1)), ([1, 1], (1, 2, 2)), ([7, 7, 4], (0, 1, 2))):
        assert (sum(filled(colours, bar)) == len(colours)) is fits(colours, bar)


def test_the_terminal_tells_the_limits() -> None:
    match = night()
    told = render(match.scene(0), match.game.texts(match.content), "en")
    assert "Actions 9 of 9" in told
    assert "Colours 9 of 9 (Red 2 of 2, Green 4 of 4, Blue 3 of 3)" in told.replace("\n  ", " ")


# --- seekers ---


def test_seekers_whom_nobody_plays_are_laid_out_while_one_is_chosen() -> None:
    match = fresh(2)
    assert [card.id for card in parts(match, Zone)["seekers"].cards] == list(BARS)
    play(match, "play-as:feyn")
    assert [card.id for card in parts(match, Zone)["seekers"].cards] == [who for who in BARS if who != "feyn"]
    play(match, "1 play-as:asha")
    assert "seekers" not in parts(match, Zone)


# --- pages ---


def test_ways_thanks_to_a_seeker_or_a_memory_point_at_them() -> None:
    ways = (way("a", seeker="khor"), way("b", memory="v-a"), way("c"))
    match = start("asha", "khor", stories=[page("9-1", "road", *ways)], memories=["v-a"], play={"read": "9-1"})
    points = {option.id: option.points for option in match.offers(0)[0].options}
    assert points == {"way:a": ("seat:1",), "way:b": ("card:memories-v-a",), "way:c": ()}
    assert {"seat:1", "card:memories-v-a"} <= pointers(match.scene(0))
    assert list(parts(match, Page)) == ["9-1"]


def test_what_a_test_turned_up_stays_on_the_page() -> None:
    test = {"do": "test", "who": "each", "flips": 1, "seek": ["red"]}
    stories = [page("9-1", "road", way("a", "9-2"), do=[test]), page("9-2", "road", way("b"), way("c"))]
    match = start("asha", "khor", stories=stories, play={"read": "9-1"}, turned=False)
    assert dict(match.offers(0)[0].prompt.params) == {"flips": 1, "red": 1, "green": 0, "blue": 0}
    play(match, "0 flip")
    zones = [zone for name, zone in parts(match, Zone).items() if name.startswith("trial-")]
    assert [len(zone.cards) for zone in zones] == [1, 1]
    assert [zone.label.key == "label-trial-passed" for zone in zones] == [t.passed for t in match.state.trials]
    play(match, "0 way:a")
    assert not match.state.trials


def test_a_quest_opens_with_its_introduction_and_a_town_with_what_it_is_like() -> None:
    match = start("asha", "khor", play={"quest": "heron"})
    assert [(one.id, one.lead) for one in parts(match, Page).values()] == [("2-1", "@quests.heron.intro")]
    play(match, "way:right")
    assert [one.lead for one in parts(match, Page).values()] == [None]
    match = start("asha", "khor", town="vinna", actions=2, play={"town": True})
    assert parts(match, Page)["vinna"].paragraphs == ("@towns.vinna.text",)


def test_quests_on_offer_are_laid_out_when_one_is_chosen() -> None:
    match = start("asha", "khor", town="vinna", done=["road", "heron"], prompts=["keep", "peak"], play={"next": True})
    assert parts(match, Zone)["prompts"].spread == "shelf"
    assert {point for quest in ("keep", "peak") for point in quest_option(quest).points} <= pointers(match.scene(0))


# --- the town ---


def test_the_map_says_what_each_place_is_and_what_is_shut() -> None:
    match = start("asha", "khor", town="vinna", actions=2, market=["forge"], play={"town": True})
    places = parts(match, Board)["vinna"].places
    assert [(place.sign.icon if place.sign else "", place.shut) for place in places] == [
        ("bed", False), ("gold", False), ("", False), ("", True),
    ]  # fmt: skip
    assert places[1].note == "@shops.forge.text"
    assert dict(match.offers(0)[0].prompt.params) == {"actions": 2}


def test_a_town_is_out_of_sight_on_a_quest() -> None:
    match = start("asha", "khor", town="vinna", quest="road", stories=[page("9-1", "road", way("a"), way("b"))],
                  play={"read": "9-1"})  # fmt: skip
    assert not parts(match, Board)


def test_a_shop_lays_out_what_it_deals_in() -> None:
    match = start("asha", "khor", town="vinna", coins=1, trophies=["wyvern"], play={"shop": "forge"})
    zones = parts(match, Zone)
    prices = {card.id: [n.value for n in card.numbers] for card in zones["shop"].cards}
    assert prices == {"sabre": [2], "remedy": [1], "star": [1]}
    assert [card.id for card in zones["lessons"].cards] == ["lesson"]
    assert [card.id for card in zones["specials"].cards] == ["cape", "net"]
    assert [card.id for card in zones["bounties"].cards] == ["bounty-wyvern", "bounty-bandit"]
    assert all(zones[name].spread == "shelf" for name in ("shop", "lessons", "specials", "bounties"))
    here = pointers(match.scene(0))
    for option in match.offers(0)[0].options:
        assert set(option.points) <= here, option.id
