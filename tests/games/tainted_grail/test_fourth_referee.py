"""A fourth referee: situations in which two rules meet that nobody had laid beside each other yet."""

from __future__ import annotations

import pytest

from .days import action, day, item, of
from .test_actions import why
from .test_guardians import BLANK
from .test_journal import verse
from .test_land import CROSS, lands, on
from .test_menhirs import lighting, rich
from .test_tale import doing
from .thin import asked, card, damage, fight, foe, now, offered, play, told

rule = pytest.mark.rule
SOUTH = 3
TOLL = {"lightning": [{"text": "toll", "do": [{"do": "terror", "by": 1}]}]}
OGRE = {"encounters": [{**foe(traits=["guardian"]), "id": "ogre"}]}


# --- the land ---


@rule("grail.menhir.activation-reveals-around-characters", "grail.location.reveal-only-in-menhir-range")
def test_where_the_last_stone_is_dark_who_travels_finds_nothing_new() -> None:
    match = day({}, content={"locations": CROSS}, sites={"101": -1, "102": -1})
    play(match, "travel:102")
    assert (of(match, "at"), on(match)) == (["102"], {"101", "102"})
    lit = lighting(rich(at="102"), rich(), party=(1,), sites={"101": -1, "102": -1})
    assert "106" in on(lit), "as soon as it is lit again, around those who stand elsewhere too"


@rule("grail.menhir.removed-location-moves-to-nearest", "grail.day.start-order")
def test_who_loses_its_ground_meets_what_is_there_before_the_dials_drop() -> None:
    """The old stone goes dark in the morning, the new one far from it keeps its own land only."""
    content = {**lands({"id": "104", **TOLL}), **OGRE}
    match = day({"at": "103", "combat": ["plain"] * 9}, content=content, now="dawn", guardians={"104": ["ogre"]},
                sites={"101": 0, "103": -1, "104": -1, "108": 4})  # fmt: skip
    assert (on(match), match.state.fights[0].at) == ({"104", "106", "108"}, "104")
    assert (match.state.sites["108"].dial, told(match, "lightning")) == (4, [])


@rule("grail.location.changed-location-has-a-new-number", "grail.guardian.cardinal-result-moves")
def test_a_guardian_goes_where_the_keys_of_the_new_version_lead() -> None:
    content = {**lands({"id": "125", "keys": {"south": "101"}}, {"id": "102", "keys": {"east": "106"}}), **OGRE}
    match = doing({"do": "replace", "place": "102", "by": "125"}, {"do": "guardians-move"}, content=content,
                  seats=({"at": "103"},), guardians={"102": ["ogre"]}, dice=[SOUTH],
                  sites={"101": 5, "102": -1, "103": -1, "106": -1})  # fmt: skip
    assert list(match.state.sites["101"].guardians) == ["ogre"]


@rule("grail.location.changed-location-has-a-new-number", "grail.action.once-per-day-location-action")
def test_what_the_dead_left_and_what_was_done_today_stay_on_the_new_version() -> None:
    """A94: the card is exchanged, and nothing else."""
    work = {"text": "work", "daily": True, "do": [{"do": "wealth"}]}
    change = {"text": "change", "do": [{"do": "replace", "place": "102", "by": "125"}]}
    content = {
        **lands({"id": "102", "action": work}, {"id": "125", "action": work, "keys": {"south": "101"}},
                {"id": "101", "action": change}),
        "items": [item("cup")],
    }  # fmt: skip
    match = day({"at": "102"}, content=content, fallen={"102": ["cup"]}, sites={"101": 5, "102": -1})
    play(match, "location-action:102", "travel:101", "location-action:101", "travel:125")
    assert "pick-up" in offered(match)
    assert why(match, "location-action:125") == "grail.action.once-per-day-location-action"
    play(match, "pass-day")
    assert "location-action:125" in offered(match)


# --- fights ---


@rule("grail.combat.dying-removes-only-that-character", "grail.combat.victory-only-at-a-check")
def test_who_dies_of_the_blow_that_would_win_leaves_the_victory_to_the_next() -> None:
    """A90: there is no check any more for whoever fell, and no reward (A70); the markers lie there."""
    mad = card("mad", number=4, abilities=[
        {"when": "placed", "do": [{"do": "markers", "by": 5}, {"do": "health", "by": -9}]},
    ])  # fmt: skip
    match = fight(foe(damage(9), value=5, reward=[{"do": "exp", "by": 2}]), {"who": "beor", "hand": ["mad"]},
                  {"who": "arev"}, cards=[mad])  # fmt: skip
    play(match, "0 activate:0", "1 activate:0", "0 play:mad")
    assert (match.state.seats[0].dying, now(match).pool, asked(match)) == (True, 5, {1: "ask-play-card"})
    play(match, "1 done")
    assert (match.state.fights, of(match, "exp"), of(match, "health")[1]) == ([], [0, 2], 8)


@rule("grail.combat.delayed-affects-the-active-character", "grail.combat.escapee-cards-stay-in-sequence")
def test_a_delayed_card_of_one_who_fled_fires_for_whoever_is_active_then() -> None:
    late = card("late", number=4, tokens=1, abilities=[{"when": "delayed", "do": [{"do": "magic", "by": 2}]}])
    match = fight(foe(), {"who": "beor", "hand": ["late"]}, {"who": "arev"}, cards=[late])
    play(match, "0 activate:0", "1 activate:0", "0 play:late", "0 escape", "1 stay")
    assert of(match, "magic") == [0, 2]


@rule("grail.resource.overflow-given-or-lost", "grail.combat.reward-for-each-loot-shared")
def test_a_reward_beyond_twenty_goes_to_one_who_fled_and_stands_there_still() -> None:
    """A41: no reward of its own (A70), but room for what the winner can't hold."""
    match = fight(foe(value=1, reward=[{"do": "food", "by": 3}]), {"who": "beor", "food": 19, "hand": ["hit"]},
                  {"who": "arev", "food": 0})  # fmt: skip
    play(match, "0 activate:1", "1 activate:1", "1 escape", "0 play:hit", "0 done")
    assert (match.state.fights, of(match, "food")) == ([], [20, 2])


@rule("grail.encounter.four-decks")
def test_a_hunt_where_no_beast_is_left_still_brings_the_food() -> None:
    """A97."""
    hunt = action(do=[{"do": "food"}, {"do": "encounter", "draw": "green"}])
    match = day({"food": 0}, content=hunt)
    play(match, "location-action:101")
    assert (of(match, "food"), match.state.fights, asked(match)) == ([1], [], {0: "ask-act"})


# --- the day ---


@rule("grail.death.picking-up-items-is-a-free-location-action", "grail.action.inspect-menhir-is-free")
def test_without_energy_one_still_gathers_what_the_dead_left_and_lights_a_stone_with_magic() -> None:
    """A05: free Actions are open as long as somebody else may act; each is an Action of its own round (A09)."""
    content = {
        **lands({"id": "101", "seals": ["menhir"], "rites": [{"pays": {"magic": 1}, "dial": 7}]}),
        "items": [item("cup")],
    }
    match = day({"energy": 0, "magic": 2}, {"at": "102"}, content=content, fallen={"101": ["cup"]},
                sites={"101": -1, "102": 3})  # fmt: skip
    assert {"pick-up", "inspect"} <= offered(match)
    assert "explore" not in offered(match)
    play(match, "0 pick-up", "1 travel:101", "0 inspect", "1 no", "0 yes")
    assert (list(match.state.seats[0].items), match.state.sites["101"].dial) == (["cup"], 5)


@rule("grail.guardian.staying-attacks-everyone-present", "grail.location.special-move-reveals-and-triggers")
def test_a_guardian_from_which_one_fled_in_a_dream_attacks_again_in_the_morning() -> None:
    """A31: fleeing keeps it off until the next Start of the Day, and no longer."""
    dream = verse("101.dream", do=[{"do": "move", "to": "102"}])
    content = {**lands({"id": "101", "seals": ["dream"]}), **OGRE, "journal": [dream]}
    match = day({"combat": ["plain"] * 9, "energy": 5}, content=content, now="night", dice=[BLANK],
                guardians={"102": ["ogre"]}, sites={"101": 5, "102": -1})  # fmt: skip
    assert (match.state.day, match.state.fights[0].at) == (1, "102")
    play(match, "keep", "escape", "close-journal")
    assert (match.state.day, match.state.fights[0].at, match.state.fights[0].number) == (2, "102", 2)


@rule(
    "grail.challenge.five-items-at-most", "grail.secret.outside-item-limits", "grail.item.choose-on-gaining-a-duplicate"
)
def test_a_sixth_item_that_is_a_weapon_beside_a_secret_one_asks_what_goes_and_what_is_up() -> None:
    names = [f"thing-{number}" for number in range(5)]
    sword, lance = item("sword", keyword="weapon"), {"id": "lance", "number": 3, "keyword": "weapon"}
    content = {"items": [*map(item, names), sword], "secrets": [lance]}
    match = doing({"do": "item", "named": "sword"}, content=content, seats=({"items": names, "secrets": ["lance"]},),
                  items=["sword"], modes=["grail.challenge.five-items-at-most"])  # fmt: skip
    assert (asked(match), offered(match)) == ({0: "ask-too-many-items"}, {f"lose:{card}" for card in [*names, "sword"]})
    play(match, "lose:thing-0")
    assert (asked(match), offered(match)) == ({0: "ask-which-in-use"}, {"use:sword", "use:lance"})
    play(match, "use:sword")
    assert (match.state.seats[0].down, list(match.state.seats[0].secrets)) == (["lance"], ["lance"])


@rule("grail.guardian.defeated-goes-under-its-deck", "grail.setup.each-chapter-changes-the-encounter-decks")
def test_a_guardian_of_an_earlier_chapter_goes_under_the_deck_of_its_colour_all_the_same() -> None:
    """The rule knows no exception: its deck is that of its colour, as it is now."""
    decks = [{"id": str(level), "decks": [{"levels": [level]}], "when_low": 0} for level in (1, 2)]
    enemies = [{**foe(traits=["guardian"], value=1), "id": "ogre"}, foe(id="other", level=2)]
    content = {**action(do=[{"do": "chapter", "begin": 2}]), "chapters": decks, "encounters": enemies}
    match = day({"combat": ["hit"] * 9, "attributes": {}}, content=content, guardians={"102": ["ogre"]})
    play(match, "location-action:101", "mode:keep", "travel:102", "keep", "play:hit", "done")
    assert (match.state.chapter, list(match.state.encounters["gray"].cards)) == (2, ["ogre", "other"])
