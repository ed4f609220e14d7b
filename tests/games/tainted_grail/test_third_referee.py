"""What a third referee found that a change to the rules would have gone unnoticed in."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from roundtable.games.tainted_grail.campaign.modes import CHALLENGE
from roundtable.games.tainted_grail.campaign.modes import STORY as STORY_MODE
from roundtable.games.tainted_grail.characters.advancement import level_of
from roundtable.games.tainted_grail.effects.needs import Given, Needs
from roundtable.games.tainted_grail.effects.stories import StoryDeed
from roundtable.games.tainted_grail.fights.doing import holds
from roundtable.games.tainted_grail.state import NOBODY, ChooseChanges, Round
from roundtable.games.tainted_grail.story import tale
from roundtable.games.tainted_grail.story.story_deeds import STORY
from roundtable.games.tainted_grail.story.story_needs import fulfilled

from .days import action, day, item, of, skilled
from .test_journal import verse
from .test_land import lands
from .test_roster import CONTENT, on
from .test_second_referee_beside import all_choose
from .test_side_by_side import get_away
from .test_tale import book, doing, event
from .test_unseen_people import DEADLY
from .thin import HEROES, asked, card, damage, during, fight, foe, now, offered, play, talk, told, tracks
from .worlds import gathered

rule = pytest.mark.rule
Item = dict[str, Any]


# --- a Party that grows smaller ---


@rule("grail.death.coop-death-does-not-end-the-game")
def test_those_whom_a_location_action_leaves_alive_still_choose_what_it_offers() -> None:
    work = action(do=[{"do": "dies", "who": "one"}], ways=[{"text": "a", "do": [{"do": "exp"}]}, {"text": "b"}])
    match = day({"who": "beor"}, {"who": "arev"}, {"at": "103", "passed": True}, content=work)
    play(match, "0 location-action:101", "1 yes", "0 yes", "0 to:1", "1 to:1")
    assert asked(match)[0] == "ask-location-way"
    play(match, "0 way:a")
    assert (of(match, "dead")[1], match.state.seats[0].exp) == (True, 1)


@rule("grail.action.inspect-menhir-is-free")
@pytest.mark.parametrize("deed", [{"do": "dies", "who": "each"}, {"do": "move", "to": "102", "who": "each"}])
def test_nobody_is_asked_to_light_a_stone_where_nobody_is_left(deed: Item) -> None:
    content = {
        **lands({"id": "101", "seals": ["menhir"], "rites": [{"pays": {}, "dial": 9}]}),
        "journal": [verse("101.menhir", do=[deed])],
    }
    match = day({}, {"at": "103"}, content=content, sites={"101": -1, "102": -1, "103": -1})
    play(match, "0 inspect")
    all_choose(match, "ask-turn-page", "close-journal")
    assert match.state.sites["101"].dial == -1
    assert "ask-light-menhir" not in asked(match).values()


@rule("grail.action.encounters-may-run-in-parallel", "grail.guardian.before-the-lightning-rule")
def test_what_awaits_arrivals_after_their_encounter_comes_though_others_act_beside_it() -> None:
    toll = {"lightning": [{"text": "toll", "do": [{"do": "terror", "by": 3}]}]}
    content = {**lands({"id": "102", **toll}), "encounters": [foe(traits=["guardian"])]}
    hero = {"combat": ["plain"] * 9}
    match = day(hero, {**hero, "at": "103"}, content=content, guardians={"102": ["foe"]})
    play(match, "0 travel:102")
    assert of(match, "away") == [True, False]
    play(match, "1 travel:101")
    get_away(match)
    assert (of(match, "away"), len(told(match, "lightning"))) == ([False, False], 1)
    assert tracks(match)[2] == 4, "1 by the Opportunity attack, 3 by the lightning rule"


@rule("grail.party.member-who-cannot-pay-drops-out", "grail.action.party-action-counts-as-acting")
def test_whom_nobody_pays_for_stays_behind_unpaid_and_may_still_act() -> None:
    """The third could pay for the second and will not."""
    people = ({"who": "ailei", "energy": 1}, {"who": "arev", "energy": 0}, {"who": "maggot", "energy": 3})
    match = day(*people, content={"journal": [verse("101.start", {"text": "a"}, {"text": "b"})]})
    play(match, "0 explore", "1 yes", "2 yes", "0 yes", "0 yes")
    assert (asked(match), offered(match, 0)) == ({0: "ask-how-to-pay"}, {"leave-behind", "split"})
    play(match, "0 split", "0 share:1")
    assert (asked(match), offered(match, 2)) == ({2: "ask-accept-share"}, {"accept-share:2", "no"})
    play(match, "2 no")
    while "ask-how-to-pay" in asked(match).values() or "ask-share" in asked(match).values():
        play(match, f"0 {'leave-behind' if 'leave-behind' in offered(match, 0) else 'each-own'}")
    assert (of(match, "energy"), of(match, "acted")) == ([0, 0, 2], [True, False, True])
    assert set(asked(match)) == {0, 2}


def cheaper(of: str, *names: str) -> Item:
    """Items that are used up to bring a price down by 1."""
    power = {"when": of, "discard": True, "costs": [{"of": of, "by": -1}]}
    return {"items": [{"id": name, "powers": [power]} for name in names]}


@rule("grail.action.location-action-cost-on-card", "grail.action.party-location-action-cost-split-freely")
def test_what_members_use_up_brings_a_price_for_all_down_one_after_the_other() -> None:
    """Two points of two are gone after two: nobody is asked for a third."""
    content = {**action(pays={"energy": 2}, do=[{"do": "exp", "who": "each"}]),
               **cheaper("location-action", "rope", "wire", "hook")}  # fmt: skip
    match = day({"items": ["rope"]}, {"items": ["wire", "hook"]}, content=content)
    play(match, "0 location-action:101", "1 yes", "0 yes")
    play(match, "0 use:items.rope.0", "1 use:items.wire.0")
    assert (of(match, "energy"), of(match, "exp")) == ([6, 6], [1, 1])
    assert [list(one.items) for one in match.state.seats] == [[], ["hook"]]


@rule("grail.action.character-action-fixed-cost")
@pytest.mark.parametrize(("answer", "energy"), [("use:items.rope.0", 5), ("done", 4)])
def test_what_one_uses_up_for_an_action_of_its_own_makes_it_cheaper(answer: str, energy: int) -> None:
    content = {**skilled("ailei", pays={"energy": 2}, do=[{"do": "exp"}]), **cheaper("character-action", "rope")}
    match = day({"items": ["rope"]}, content=content)
    play(match, "character-action:ailei", answer)
    assert (of(match, "energy"), of(match, "exp")) == ([energy], [1])


# --- rounds ---


@rule("grail.action.rounds-of-one-action-each")
def test_nobody_asks_leave_for_one_who_has_passed() -> None:
    """A06, A08."""
    match = day({}, {}, {})
    play(match, "1 travel:102", "0 no", "2 no")
    assert "let-act-again:1" in offered(match, 0)
    match = day({}, {"acted": True, "passed": True}, {})
    assert "let-act-again:1" not in offered(match, 0)


# --- Avoiding ---


@rule("grail.party.pay-energy-or-magic-for-others")
def test_where_all_together_have_too_little_magic_nobody_is_asked_to_avoid() -> None:
    match = fight(talk(avoid={"pays": {"magic": 1}}), {"who": "arev", "magic": 1}, {"who": "beor"}, fresh=True)
    assert "ask-avoid" not in asked(match).values()


@rule("grail.diplomacy.avoid-and-fail-costs-per-member")
def test_whom_a_seal_frees_from_the_price_keeps_all_and_the_other_pays() -> None:
    cost = {"of": "avoid", "what": "any", "by": -9}
    seal = {"items": [{"id": "charm", "powers": [{"when": "lasting", "costs": [cost]}]}]}
    people = ({"who": "arev", "wealth": 3, "items": ["charm"]}, {"who": "beor", "wealth": 3})
    match = fight(talk(avoid={"pays": {"wealth": 2}}), *people, content=seal, fresh=True)
    play(match, "0 yes", "1 yes")
    assert (match.state.fights, of(match, "wealth")) == ([], [3, 1])


@rule("grail.diplomacy.avoid-needs-all-costs-and-conditions")
def test_what_is_taken_off_a_price_in_two_kinds_is_taken_off_once() -> None:
    cost = {"of": "avoid", "what": "any", "by": -2}
    seal = {"items": [{"id": "charm", "powers": [{"when": "lasting", "costs": [cost]}]}]}
    one = {"who": "arev", "wealth": 3, "food": 3, "items": ["charm"]}
    match = fight(talk(avoid={"pays": {"food": 1, "wealth": 3}}), one, content=seal, fresh=True)
    play(match, "yes")
    assert (match.state.fights, of(match, "food")[0] + of(match, "wealth")[0]) == ([], 4)


@rule("grail.diplomacy.avoid-needs-all-costs-and-conditions", "grail.diplomacy.avoid-and-fail-costs-per-member")
def test_an_item_that_avoiding_costs_is_each_members_own() -> None:
    people = ({"who": "arev", "items": ["cup"]}, {"who": "beor", "items": ["cup"]})
    goods = {"items": [{"id": "cup", "count": 2}]}
    match = fight(talk(avoid={"pays": {"item": "cup"}}), *people, content=goods, fresh=True)
    play(match, "0 yes", "1 yes")
    assert (match.state.fights, [list(one.items) for one in match.state.seats]) == ([], [[], []])
    assert (
        "ask-avoid"
        not in asked(
            fight(talk(avoid={"pays": {"item": "cup"}}), people[0], {"who": "beor"}, content=goods, fresh=True)
        ).values()
    )


@rule("grail.diplomacy.avoid-only-before-drawing")
def test_what_avoiding_brings_comes_to_those_who_avoid() -> None:
    match = fight(talk(avoid={"pays": {"wealth": 1}, "do": [{"do": "terror", "by": 1}]}), {"wealth": 1}, fresh=True)
    play(match, "yes")
    assert (match.state.fights, tracks(match)[2]) == ([], 1)


# --- fights ---


@rule("grail.combat.hand-limit-three")
@pytest.mark.parametrize(("turn", "left"), [(1, 3), (9, 4)])
def test_what_lasts_under_a_condition_lasts_as_long_as_that_holds(turn: int, left: int) -> None:
    """All discard down to the limit, then draw one."""
    narrow = {"when": "lasting", "given": {"turn": turn}, "do": [{"do": "hand-limit", "by": -1}]}
    bag = card("bag", passive=True, abilities=[narrow])
    match = fight(foe(), {"who": "beor", "hand": ["plain"] * 4}, cards=[bag], sequence=[(0, "bag")])
    play(match, "play:plain", "done", "stay")
    while "ask-discard" in asked(match).values():
        play(match, "discard:plain")
    assert len(match.state.seats[0].hand) == left


@rule("grail.combat.deck-too-small-forces-escape", "grail.combat.escape-costs-energy-and-opportunity")
def test_who_is_driven_out_before_an_opportunity_attack_strikes_still_suffers_one() -> None:
    """A66: what draws as it is about to strike drives out whoever has no card left, at the full price."""
    draws = {"id": "charm", "powers": [{"when": "opportunity", "fight": [{"do": "draw"}]}]}
    match = fight(foe(opportunity=[damage(2)]), {"combat": [], "items": ["charm"]}, content={"items": [draws]})
    play(match, "done")
    assert (match.state.fights, tracks(match)) == ([], (5, 6, 0))


@rule("grail.combat.deck-too-small-forces-escape", "grail.combat.if-discarded-effects-trigger")
def test_who_is_driven_out_by_an_opportunity_attack_suffers_no_second_one() -> None:
    """It strikes already: the rest of it is not carried out (A90)."""
    flare = card("flare", abilities=[{"when": "torn", "do": [{"do": "draw"}]}])
    strikes = [damage(2), {"do": "tear"}, damage(3)]
    match = fight(foe(opportunity=strikes), {"combat": []}, cards=[flare], sequence=[(0, "flare")])
    play(match, "done")
    assert (match.state.fights, tracks(match)) == ([], (5, 6, 0))


@rule("grail.discard.bottom-of-own-deck")
def test_an_item_that_is_used_up_in_a_fight_goes_under_its_deck() -> None:
    bomb = {"when": "activation", "discard": True, "fight": [{"do": "markers", "by": 2}]}
    goods = {"items": [{"id": "charm", "powers": [bomb]}, {"id": "cup"}]}
    match = fight(foe(), {"items": ["charm"]}, content=goods, items=["cup"])
    play(match, "use-power:items.charm.0")
    assert (now(match).pool, list(match.state.seats[0].items)) == (2, [])
    assert list(match.state.items.cards)[::-1] == ["cup", "charm"], "the top card first"
    assert "use-power:items.charm.0" not in offered(match)


@rule("grail.resource.five-kinds")
def test_what_a_power_costs_in_a_fight_is_paid() -> None:
    spark = {"when": "activation", "pays": {"magic": 1, "terror": 1}, "fight": [{"do": "markers", "by": 1}]}
    match = fight(foe(), {"items": ["charm"], "magic": 2}, content={"items": [{"id": "charm", "powers": [spark]}]})
    play(match, "use-power:items.charm.0", "use-power:items.charm.0")
    assert (now(match).pool, match.state.seats[0].magic, tracks(match)[2]) == (2, 0, 2)
    assert "use-power:items.charm.0" not in offered(match)


@pytest.mark.parametrize(("answer", "fights"), [("use:items.charm.0", 0), ("done", 1)])
def test_what_keeps_one_out_of_an_encounter_is_asked_about_before_a_card_is_drawn(answer: str, fights: int) -> None:
    smoke = {"when": "encounter", "discard": True, "fight": [{"do": "leave"}]}
    match = fight(foe(), {}, {"items": ["charm"]}, content={"items": [{"id": "charm", "powers": [smoke]}]}, fresh=True)
    assert asked(match) == {1: "ask-use-power"}
    assert [len(one.hand) for one in match.state.seats] == [0, 0]
    play(match, f"1 {answer}")
    assert len(match.state.fights) == fights


@pytest.mark.parametrize(("other", "open_"), [(1, True), (0, False)])
def test_an_offer_may_take_the_last_energy_of_all(other: int, open_: bool) -> None:
    dog = foe(offers=[{"text": "run", "pays": {"energy": 3}}])
    match = fight(dog, {"who": "beor", "energy": 2}, {"who": "arev", "energy": other})
    play(match, "0 activate:0", "1 activate:0")
    assert ("accept:run" in offered(match, 0)) is open_


@rule("grail.challenge.escape-may-fail", "grail.basics.dial-is-counter-and-coin")
@pytest.mark.parametrize(("toss", "face", "fights"), [(1, "@text.skull", 1), (2, "@text.grail", 0)])
def test_the_face_that_lets_one_out_is_the_grail(toss: int, face: str, fights: int) -> None:
    match = fight(foe(), {}, modes=["grail.challenge.escape-may-fail"], dice=[toss])
    play(match, "escape")
    assert ([each["face"] for each in told(match, "tosses")], len(match.state.fights)) == ([face], fights)


AXE = {"items": [{"id": "axe", "keyword": "weapon"}]}


@pytest.mark.parametrize(
    ("given", "is_so"),
    [
        ({"trait": "fast"}, True), ({"trait": "slow"}, False), ({"keyword": "weapon"}, True),
        ({"keyword": "shield"}, False), ({"unarmed": True}, False), ({"encounter": "foe"}, True),
        ({"against": ["gray", "blue"]}, True), ({"against": ["green"]}, False), ({"stage": 1}, False),
        ({"turn": 2}, True), ({"turn_at_most": 1}, False),
        ({"turn_at_most": 2}, True), ({"pool_at_least": 3}, True), ({"pool_at_least": 4}, False),
        ({"pool_at_most": 3}, True), ({"pool_at_most": 2}, False), ({"health_at_most": 8}, True),
        ({"health_at_most": 7}, False), ({"terror_at_least": 2}, True), ({"terror_at_least": 3}, False),
        ({"energy_at_least": 6}, True), ({"energy_at_least": 7}, False), ({"resource": "food", "amount": 2}, True),
        ({"resource": "food", "amount": 3}, False), ({"none": [{"turn": 2}]}, False),
        ({"any": [{"turn": 1}, {"turn": 2}]}, True), ({"kind": "diplomacy"}, False), ({"alone": True}, True),
        ({"damaged": False}, True), ({"damaged": True}, False),
    ],
)  # fmt: skip
def test_what_a_card_says_under_a_condition_holds_under_that_alone(given: Item, is_so: bool) -> None:
    one = {"who": "beor", "items": ["axe"], "terror": 2, "food": 2}
    charm = card("charm", abilities=[{"when": "placed", "given": given, "do": [{"do": "markers", "by": 1}]}])
    match = fight(foe(traits=["fast"]), {**one, "hand": ["charm"]}, cards=[charm], content=AXE, pool=3, turn=2)
    assert holds(match.table, 0, msgspec.convert(given, Given)) is is_so
    play(match, "play:charm")
    assert now(match).pool == 3 + is_so


def test_what_a_word_says_of_a_stage_holds_in_that_stage() -> None:
    stages = [{"number": number, "text": str(number), "response": []} for number in (1, 2)]
    for at in (0, 1):
        match = fight(talk(stages=stages), {"who": "arev"}, stage=at)
        assert [holds(match.table, 0, Given(stage=number)) for number in (1, 2)] == [at == 0, at == 1]
        assert not holds(match.table, 0, Given(trait="fast")), "no opponent in a talk has a Trait"


@rule("grail.attribute.used-in-encounters-and-exploration", "grail.combat.attribute-key-needs-the-level")
@pytest.mark.parametrize(("by", "pool"), [(1, 3), (-1, 0), (0, 0)])
def test_what_lasts_raises_or_lowers_the_level_that_keys_ask_for(by: int, pool: int) -> None:
    bends = {"do": "attribute", "attribute": "courage", "by": by}
    ring = {"id": "charm", "powers": [{"when": "lasting", "fight": [bends]}]}
    reach = card("reach", left={"courage": ["marker-3"]})
    one = {"attributes": {"courage": 1}, "items": ["charm"], "hand": ["reach"]}
    match = fight(foe(right={"courage": 2}), one, cards=[reach], content={"items": [ring]})
    play(match, "play:reach")
    assert now(match).pool == pool


@rule("grail.combat.dying-removes-only-that-character")
@pytest.mark.parametrize("first", [0, 1])
def test_what_hits_each_member_hits_all_though_the_active_one_falls_to_it(first: int) -> None:
    """It is one result of the Attack; only what follows it is not carried out (A90)."""
    blows = ({"do": "health", "by": -2, "who": "each"}, {"do": "terror", "by": 3, "who": "each"})
    people = [{"who": "beor", "hand": ["plain"], "health": 5}, {"who": "arev", "hand": ["plain"], "health": 5}]
    people[first]["health"] = 1
    match = fight(foe(*blows), *people)
    play(match, f"0 activate:{first}", f"1 activate:{first}", f"{first} play:plain", f"{first} done")
    assert (now(match).party, now(match).fallen) == ([1 - first], [first])
    assert tracks(match, 1 - first)[1:] == (3, 0)


@rule("grail.combat.dying-removes-only-that-character")
def test_who_is_active_stays_so_though_another_falls_by_the_same_blow() -> None:
    """What it has for any time of its Activation is still at hand."""
    each = {"do": "health", "by": -2, "who": "each"}
    spark = {"id": "charm", "powers": [{"when": "activation", "fight": [{"do": "markers", "by": 1}], "flip": True}]}
    people = ({"who": "beor", "items": ["charm"]}, {"who": "arev", "health": 1})
    match = fight(foe(each), *people, content={"items": [spark]})
    play(match, "0 activate:0", "1 activate:0", "0 done", "0 stay", "0 done")
    assert (now(match).party, asked(match)) == ([0], {0: "ask-hold-out"})
    play(match, "0 use-power:items.charm.0")
    assert now(match).pool == 1


@pytest.mark.parametrize(("down", "why"), [(["charm"], "grail.day.equip-one-item-per-keyword"),
                                           ([], "grail.action.icon-shows-the-cost")])  # fmt: skip
def test_what_lies_face_down_or_cannot_be_paid_says_so_in_a_fight(down: list[str], why: str) -> None:
    spark = {"when": "activation", "pays": {"magic": 1}, "fight": [{"do": "markers", "by": 1}]}
    match = fight(foe(), {"items": ["charm"], "down": down}, content={"items": [{"id": "charm", "powers": [spark]}]})
    assert match.why_not(0, "use-power:items.charm.0") == (why,)


@rule("grail.combat.turn-order")
def test_an_offer_that_waits_for_something_else_names_no_attribute() -> None:
    dog = foe(offers=[{"text": "feed", "needs": {"item": "bone"}}])
    match = fight(dog, {"hand": ["plain"]}, content={"items": [{"id": "bone"}]})
    assert match.why_not(0, "accept:feed") == ("grail.combat.turn-order",)


def test_nothing_is_used_while_something_else_is_being_resolved() -> None:
    spark = {"id": "charm", "powers": [{"when": "activation", "fight": [{"do": "markers", "by": 1}], "flip": True}]}
    bell = card("bell", passive=True, abilities=[{"when": "charges", "do": [{"do": "draw"}]},
                                                 {"when": "placed", "do": [{"do": "charge"}]}])  # fmt: skip
    drop = card("drop", number=2, left={"free": ["extra"]}, abilities=[{"when": "placed", "do": [{"do": "discard"}]}])
    one = {"items": ["charm"], "hand": ["bell", "drop", "plain", "hit"]}
    match = fight(foe(), one, cards=[bell, drop], content={"items": [spark]})
    play(match, "play:bell")
    assert {"charge:bell-0-0", "use-power:items.charm.0"} <= offered(match)
    play(match, "play:drop")
    assert (asked(match), offered(match)) == ({0: "ask-discard"}, {"discard:plain", "discard:hit"})
    play(match, "discard:hit")
    assert {"charge:bell-0-0", "use-power:items.charm.0"} <= offered(match)


@pytest.mark.parametrize(
    ("per", "pool"),
    [("lost-health", 3), ("hand", 2), ("discards", 1), ("items", 1), ("cards", 3), ("played", 1), ("members", 2),
     ("food", 4), ("terror", 2), ("energy", 5)],
)  # fmt: skip
def test_what_is_counted_is_what_there_is_once_the_card_lies(per: str, pool: int) -> None:
    count = card("count", abilities=[{"when": "placed", "do": [{"do": "markers", "by": 1, "per": per}]}])
    one = {"who": "beor", "health": 5, "energy": 5, "terror": 2, "food": 4, "items": ["cup"], "discard": ["plain"],
           "hand": ["count", "plain", "plain"]}  # fmt: skip
    match = fight(foe(), one, {"who": "arev"}, cards=[count], content={"items": [{"id": "cup"}]},
                  sequence=[(1, "plain"), (0, "plain")])  # fmt: skip
    play(match, "0 activate:0", "1 activate:0", "0 play:count")
    assert now(match).pool == pool


# --- Characters ---


def test_of_an_empty_pool_the_story_gives_no_card() -> None:
    """A49."""
    match = doing({"do": "card", "pool": "combat"}, {"do": "exp"}, seats=({"pool": [], "at": "101"},))
    assert (asked(match), of(match, "exp")) == ({}, [1])


@rule("grail.advance.skill-card-is-the-attribute-point")
def test_a_skill_is_a_point_of_its_own_attribute_and_of_no_other() -> None:
    side = {"name": "side", "text": "side", "powers": []}
    skill = {"id": "skill-1", "number": 1, "attribute": "courage", "front": side, "back": side}
    match = day({"attributes": {"courage": 2}, "skills": {"skill-1": "front"}}, content={"skills": [skill]})
    assert [level_of(match.table, 0, each) for each in ("courage", "caution")] == [3, 0]


@rule("grail.setup.chapter-card-builds-the-decks", "grail.encounter.four-difficulty-levels")
@pytest.mark.parametrize(("seats", "level"), [(1, "1"), (2, "2")])
def test_the_decks_hold_what_the_chapter_says_for_so_many(seats: int, level: str) -> None:
    decks = gathered(seats, CONTENT).state.encounters.values()
    assert {each.rpartition("-")[2] for deck in decks for each in deck.cards} == {level}


@rule("grail.action.character-action-owner-pays-at-least-one")
def test_who_has_company_may_pay_for_its_own_action_alone() -> None:
    content = skilled("beor", pays={"energy": 2}, do=[{"do": "exp"}])
    match = day({"who": "beor"}, {"who": "arev"}, content=content)
    play(match, "0 character-action:beor", "1 yes", "0 yes")
    assert (asked(match)[0], offered(match, 0)) == ("ask-how-to-pay", {"each-own", "split"})
    play(match, "0 each-own")
    assert (of(match, "energy"), of(match, "exp")) == ([4, 6], [1, 0])


@pytest.mark.parametrize(("who", "most"), [("each", [6, 6]), ("one", [8, 6])])
def test_who_grows_weaker_for_good_does_so_alone_or_with_the_others(who: str, most: list[int]) -> None:
    match = doing({"do": "health-for-good", "by": -2, "who": who}, seats=({"at": "101"}, {"at": "101"}))
    if who == "one":
        play(match, "0 to:1", "1 to:1")
    assert (asked(match), of(match, "most_health"), of(match, "health")) == ({}, most, most)


def test_nobody_grows_so_weak_that_it_could_not_live() -> None:
    match = doing({"do": "health-for-good", "by": -9}, seats=({"at": "101"},))
    assert of(match, "most_health") == [1]


def test_who_grows_stronger_for_good_has_room_and_no_more_health() -> None:
    match = doing({"do": "health-for-good", "by": 2}, seats=({"health": 5, "at": "101"},))
    assert (of(match, "most_health"), of(match, "health")) == ([10], [5])


@rule("grail.death.no-character-left-means-failure")
def test_nothing_more_is_done_once_all_have_failed_though_somebody_lives() -> None:
    deeds = ({"do": "dies", "who": "one"}, {"do": "exp", "who": "each"})
    heroes = [{"who": hero["id"], "at": "101"} for hero in HEROES]
    match = doing(*deeds, seats=tuple(heroes))
    play(match, *(f"{seat} to:0" for seat in range(4)))
    assert (of(match, "dead"), of(match, "exp")) == ([True, False, False, False], [0, 0, 0, 0])
    assert set(asked(match).values()) == {"ask-mercy"}


@rule("grail.action.pass-is-free-and-final")
@pytest.mark.parametrize(("who", "passed"), [("each", [True, True]), ("one", [False, True])])
def test_the_story_may_end_the_day_for_one_or_for_each(who: str, passed: list[bool]) -> None:
    match = doing({"do": "pass", "who": who}, seats=({"at": "101"}, {"at": "101"}))
    if who == "one":
        play(match, "0 to:1", "1 to:1")
    assert of(match, "passed") == passed


@rule("grail.setup.chronicler-is-optional")
def test_who_plays_on_alone_keeps_no_books() -> None:
    match = gathered(2, CONTENT)
    match.state.chronicler, match.state.agenda = 1, [Round()]
    later = on(match, 1)
    play(later, "veteran:arev")
    assert later.state.chronicler == NOBODY


@pytest.mark.parametrize(
    ("modes", "mercy"), [((), True), (STORY_MODE, True), (CHALLENGE, False), (CHALLENGE[:-1], True)]
)
def test_only_where_challenge_mode_takes_it_away_is_there_no_mercy(modes: tuple[str, ...], mercy: bool) -> None:
    heroes = [{"who": hero["id"], "at": "101"} for hero in HEROES]
    match = doing({"do": "dies", "who": "active"}, seats=tuple(heroes), modes=list(modes))
    if "ask-who-gets" in asked(match).values():
        play(match, *(f"{seat} to:0" for seat in range(4)))
    assert (set(asked(match).values()) == {"ask-mercy"}, match.outcome is None) == (mercy, mercy)


@rule("grail.roster.newcomer-has-standard-start")
@pytest.mark.parametrize(("mode", "held"), [("story", []), ("challenge", ["secret-42"])])
def test_a_newcomer_gets_nothing_of_the_mode_and_what_it_brought_stays(mode: str, held: list[str]) -> None:
    """A98, A101: the Secret for all stays with those who stay, and the Encounter decks as they are."""
    match = gathered(2, CONTENT, mode=mode)
    match.state.agenda = [Round()]
    decks = [sorted(deck.cards) for deck in match.state.encounters.values()]
    later = on(match, 2)
    play(later, "0 no", "1 no", "0 veteran:arev", "1 character:beor")
    play(later, "1 have-read", "0 no-chronicler", "1 no-chronicler")
    ones = later.state.seats
    assert ([list(one.secrets) for one in ones], list(ones[1].items)) == ([held, []], [])
    assert [sorted(deck.cards) for deck in later.state.encounters.values()] == decks
    assert later.state.modes == match.state.modes


# --- the story ---


@rule("grail.secret.global-applies-to-all")
def test_what_a_secret_opens_a_global_one_of_somebody_else_opens_too() -> None:
    secrets = [{"id": "lore", "number": 1, "everyone": True}, {"id": "own", "number": 2}]
    match = day({}, {"secrets": ["lore", "own"], "at": "103"}, content={"secrets": secrets})
    assert [fulfilled(match.table, (0,), Needs(secret=each["id"])) for each in secrets] == [True, False]


def test_of_a_party_one_member_with_the_tool_is_enough() -> None:
    goods = {"items": [{"id": "axe", "keyword": "weapon"}]}
    match = day({}, {"items": ["axe"]}, content=goods)
    needs = Needs(keyword="weapon")
    assert [fulfilled(match.table, party, needs) for party in ((0, 1), (1,), (0,))] == [True, True, False]


@pytest.mark.parametrize("more", [{"pays": {"food": 1}}, {"once": "day"}, {"discard": True}])
def test_what_takes_something_may_be_used_at_any_time_by_day(more: Item) -> None:
    tea = item("tea", {"when": "free", "do": [{"do": "terror", "by": -1}], **more})
    match = day({"food": 1, "terror": 3, "items": ["tea"]}, {}, content={"items": [tea]})
    play(match, "0 free-power:items.tea.0")
    assert (tracks(match)[2], of(match, "acted")) == (2, [False, False])
    assert "free-power:items.tea.0" not in offered(match, 0)


@rule("grail.encounter.needs-an-open-key-on-the-right")
def test_of_what_an_encounter_of_text_offers_only_what_can_be_paid_and_is_open_is_asked() -> None:
    ways = [{"text": "pay", "pays": {"wealth": 2}}, {"text": "pray", "needs": {"secret": "lore"}}, {"text": "go"},
            {"text": "run"}]  # fmt: skip
    sign = {"id": "sign", "kind": "text", "colour": "gray", "level": 1, "ways": ways}
    content = {"encounters": [sign], "secrets": [{"id": "lore", "number": 1}]}
    match = doing({"do": "encounter", "draw": "gray"}, content=content, seats=({"wealth": 1, "at": "101"},),
                  decks={"gray": ["sign"]})  # fmt: skip
    assert offered(match) == {"way:go", "way:run"}


@rule("grail.discard.removed-from-the-game-is-gone")
def test_an_event_that_the_story_takes_away_is_gone_for_good() -> None:
    def rules(table: Any) -> Any:
        yield from tale.build_events(table)
        deeds = msgspec.convert([{"do": "event", "named": "event-1-2", "gone": True}], tuple[StoryDeed, ...])
        yield from STORY.carry_out(table, (0,), deeds)

    match = during(rules, content=book([event(1), event(2), event(3)]))
    assert list(match.state.events.cards)[::-1] == ["event-1-1", "event-1-3"]
    assert list(match.state.removed.cards) == ["event-1-2"]


@pytest.mark.parametrize(("food", "terror"), [(0, 1), (1, 0)])
def test_what_the_event_in_force_does_to_travellers_it_does_under_its_condition(food: int, terror: int) -> None:
    hungry = {"none": [{"resource": "food", "amount": 1}]}
    power = {"when": "travel", "needs": hungry, "do": [{"do": "terror", "by": 1}]}
    match = day({"food": food}, content={"random-events": [{"id": "random-1", "powers": [power]}]},
                in_force=["random-1"])  # fmt: skip
    play(match, "travel:102")
    assert tracks(match)[2] == terror


@rule("grail.quest.success-resolves-at-once", "grail.resource.five-kinds")
def test_a_quest_that_waits_for_wealth_hears_of_it_at_once() -> None:
    """Before what follows takes it away again."""
    quest = {"id": "dig", "goal": {"resource": "wealth", "amount": 2}, "success": "9"}
    content = {"quests": [quest], "journal": [verse("9")]}
    match = doing({"do": "wealth", "by": 2}, {"do": "wealth", "by": -2}, content=content, seats=({"wealth": 0},),
                  quests=["dig"])  # fmt: skip
    assert match.state.quests == {"dig": "done"}


@rule("grail.secret.skipped-by-item-discards")
def test_each_member_loses_an_item_unless_the_text_says_one() -> None:
    goods = {"items": [{"id": "cup", "count": 2}]}
    two = ({"items": ["cup"], "at": "101"}, {"items": ["cup"], "at": "101"})
    match = doing({"do": "lose-item"}, content=goods, seats=two)
    assert [list(one.items) for one in match.state.seats] == [[], []]
    match = doing({"do": "lose-item", "who": "one"}, content=goods, seats=two)
    play(match, "0 to:1", "1 to:1")
    assert [list(one.items) for one in match.state.seats] == [["cup"], []]


@pytest.mark.parametrize(
    ("deed", "left"), [({"all": True}, []), ({"number": 2}, ["hat"]), ({"named": "cup"}, ["axe", "hat"])]
)
def test_as_many_items_are_lost_as_the_text_says(deed: Item, left: list[str]) -> None:
    goods = {"items": [{"id": "axe"}, {"id": "cup"}, {"id": "hat"}], "secrets": [{"id": "steel", "number": 5}]}
    one = {"items": ["axe", "cup", "hat"], "secrets": ["steel"], "at": "101"}
    match = doing({"do": "lose-item", **deed}, content=goods, seats=(one,))
    while asked(match):
        play(match, min(offered(match)))
    assert (list(match.state.seats[0].items), list(match.state.seats[0].secrets)) == (left, ["steel"])


@rule("grail.location.special-move-reveals-and-triggers", "grail.location.special-move-is-not-travel")
def test_whom_a_text_sends_to_a_location_that_lies_nowhere_yet_arrives_there() -> None:
    match = doing({"do": "move", "to": "107"}, content=lands(), seats=({"at": "101"},), sites={"101": 5})
    assert (of(match, "at"), "107" in match.state.sites, tracks(match)[0]) == (["107"], True, 6)


@rule("grail.death.left-items-vanish-with-the-location")
def test_what_the_dead_left_on_land_that_is_lost_goes_under_the_items() -> None:
    goods = {"items": [{"id": "axe"}, {"id": "cup"}]}
    match = doing({"do": "remove-place", "place": "102"}, content={**lands(), **goods}, seats=({"at": "101"},),
                  sites={"101": 5, "102": -1}, fallen={"102": ["axe"]})  # fmt: skip
    assert list(match.state.items.cards)[::-1] == ["cup", "axe"], "the top card first"


@rule("grail.setup.chapter-card-builds-the-decks", "grail.discard.events-have-a-pile")
def test_events_that_did_not_come_up_in_their_chapter_are_discarded() -> None:
    def rules(table: Any) -> Any:
        yield from tale.build_events(table)
        table.state.chapter = 2
        yield from tale.build_events(table)

    match = during(rules, content=book([event(1), event(2, day=9), event(1, chapter=2)]))
    assert list(match.state.events.cards) == ["event-2-1"]
    assert (sorted(match.state.event_discard.cards), list(match.state.later_events.cards)) == (
        ["event-1-1", "event-1-2"], [],
    )  # fmt: skip


@rule("grail.secret.never-lost-or-sold")
def test_a_weapon_and_any_other_item_are_two() -> None:
    work = action(pays={"keyword": "weapon", "any_item": 1}, do=[{"do": "exp"}])
    goods = {"items": [{"id": "axe", "keyword": "weapon"}, {"id": "cup"}]}
    assert "location-action:101" not in offered(day({"items": ["axe"]}, content={**work, **goods}))
    match = day({"items": ["axe", "cup"]}, content={**work, **goods})
    play(match, "location-action:101")
    while "ask-lose-item" in asked(match).values():
        play(match, min(offered(match)))
    assert (list(match.state.seats[0].items), match.state.seats[0].exp) == ([], 1)


@rule("grail.quest.success-resolves-at-once")
def test_a_quest_that_waits_for_a_guardian_to_go_hears_of_it_where_the_story_takes_it_away() -> None:
    quest = {"id": "quest-1", "goal": {"none": [{"guardian": "ogre"}]}, "success": "9"}
    content = {**action(do=[{"do": "guardian", "named": "ogre", "gone": True}]), "quests": [quest],
               "encounters": [foe(id="ogre", traits=["guardian"])], "journal": [verse("9")]}  # fmt: skip
    match = day({}, content=content, quests=["quest-1"], guardians={"103": ["ogre"]})
    play(match, "location-action:101")
    assert match.state.quests == {"quest-1": "done"}


@rule("grail.basics.campaign-is-a-run-of-chapters", "grail.basics.group-wins-or-loses-together")
@pytest.mark.parametrize(("ending", "won"), [("a", True), ("e", False), ("lost", True)])
def test_the_last_page_says_whether_all_have_won(ending: str, won: bool) -> None:
    """An ending may be lost in name, or by its word."""
    match = doing({"do": "ending", "ending": ending, "won": won}, seats=({}, {}))
    wins = won and ending != "lost"
    assert match.outcome is not None
    assert match.outcome.winners == ((0, 1) if wins else ())
    assert match.outcome.reason == ("outcome-story-won" if wins else "outcome-story-lost")


@rule("grail.challenge.modifiers-are-optional", "grail.challenge.secret-42-from-the-start")
def test_secret_42_goes_where_it_is_left_out_and_comes_back_where_it_is_taken_in() -> None:
    content = {"secrets": [{"id": "listens", "number": 42, "everyone": True}]}
    match = during(lambda table: table.then(ChooseChanges("challenge-some")), {}, content=content)
    assert list(match.state.seats[0].secrets) == ["listens"]
    play(match, "leave-out:secret-42-from-the-start")
    assert list(match.state.seats[0].secrets) == []
    play(match, "take-in:secret-42-from-the-start", "done")
    assert (list(match.state.seats[0].secrets), asked(match)) == (["listens"], {})


@rule("grail.roster.secrets-of-the-leaver-stay", "grail.item.choose-on-gaining-a-duplicate")
def test_a_weapon_among_the_secrets_of_a_leaver_is_chosen_or_turned_at_once() -> None:
    steel = {"id": "steel", "number": 5, "keyword": "weapon"}
    match = gathered(2, {**CONTENT, "items": [{"id": "axe", "keyword": "weapon"}], "secrets": [steel]})
    state = match.state
    match.table.move("steel", state.secrets, state.seats[0].secrets)
    match.table.move("axe", state.items, state.seats[1].items)
    state.agenda = [Round()]
    later = on(match, 1)
    play(later, "veteran:arev")
    assert asked(later) == {0: "ask-which-in-use"}
    play(later, "use:steel")
    assert later.state.seats[0].down == ["axe"]


@pytest.mark.parametrize(
    ("needs", "is_so"),
    [
        ({"seal": "dream"}, True), ({"seal": "menhir"}, False), ({"tag": "water"}, True), ({"tag": "wood"}, False),
        ({"seal": "dream", "tag": "wood"}, False), ({"chapter_from": 1}, True), ({"chapter_from": 2}, False),
        ({"chapter": 2}, False), ({"day_from": 3}, True), ({"day_from": 4}, False), ({"day_to": 3}, True),
        ({"day_to": 2}, False), ({"terror_at_least": 2}, True), ({"terror_at_least": 3}, False),
        ({"health_at_most": 8}, True), ({"health_at_most": 7}, False), ({"members": 1}, True), ({"members": 2}, False),
        ({"players": 2}, True), ({"players": 3}, False), ({"company": 2}, True), ({"company": 3}, False),
        ({"near": {"resource": "food", "amount": 5}}, True), ({"near": {"resource": "food", "amount": 6}}, False),
        ({"menhir": "here"}, True), ({"menhir": "102"}, False), ({"menhir": "102", "lit": False}, True),
        ({"dial": "101", "shows": 5}, True), ({"dial": "101", "shows": 4}, False), ({"tokens": 2}, True),
        ({"tokens": 3}, False), ({"tokens": 1, "place": "102"}, False), ({"place": "103"}, True),
        ({"place": "104"}, False), ({"at": ["101"]}, True), ({"at": ["102"]}, False), ({"mode": "standard"}, True),
        ({"mode": "story"}, False), ({"resource": "magic", "amount": 1}, False), ({"alone": True}, True),
        ({"item": "cup"}, True),
        ({"item": "axe"}, False), ({"dial": "102", "shows": 0}, True), ({"chapter": 1}, True),
    ],
)  # fmt: skip
def test_each_condition_of_the_story_holds_as_far_as_its_number_says(needs: Item, is_so: bool) -> None:
    content = lands({"id": "101", "seals": ["dream"], "tags": ["water"]})
    content |= {"items": [{"id": "cup"}, {"id": "axe"}]}
    people = ({"terror": 2, "food": 2, "items": ["cup"]}, {"food": 5, "items": ["axe"]})
    match = day(*people, content=content, day=3, tokens={"101": 2})
    assert fulfilled(match.table, (0,), msgspec.convert(needs, Needs)) is is_so


@rule("grail.event.chapter-and-part-order-the-deck")
def test_an_event_that_the_story_calls_comes_up_from_the_middle_of_its_deck() -> None:
    content = book([event(1), event(2), event(3)])

    def rules(table: Any) -> Any:
        yield from tale.build_events(table)
        deeds = msgspec.convert([{"do": "event", "named": "event-1-2"}], tuple[StoryDeed, ...])
        yield from STORY.carry_out(table, (0,), deeds)
        yield from STORY.carry_out(table, (0,), deeds)

    match = during(rules, content=content)
    assert list(match.state.events.cards)[::-1] == ["event-1-2", "event-1-1", "event-1-3"]


@rule("grail.discard.bottom-of-own-deck")
def test_an_encounter_that_was_seen_may_go_under_its_deck() -> None:
    deed = {"do": "see-encounters", "deck": "gray", "number": 2, "under": 1}
    enemies = {"encounters": [foe(), foe(id="wolf"), foe(id="bear")]}
    match = doing(deed, content=enemies, decks={"gray": ["wolf", "bear", "foe"]})
    play(match, "under:wolf")
    assert list(match.state.encounters["gray"].cards)[::-1] == ["bear", "foe", "wolf"]


@rule("grail.quest.success-resolves-at-once", "grail.quest.tokens-track-progress")
def test_a_quest_that_waits_for_tokens_hears_of_the_last_one_at_once() -> None:
    quest = {"id": "dig", "goal": {"tokens": 2, "place": "101"}, "success": "9"}
    content = {**lands(), "quests": [quest], "journal": [verse("9", do=[{"do": "exp", "who": "each"}])]}
    match = doing({"do": "token", "place": "101", "token": "quest"}, content=content, seats=({"at": "101"},),
                  sites={"101": 5}, quests=["dig"], tokens={"101": 1})  # fmt: skip
    assert match.state.quests == {"dig": "done"}


@pytest.mark.parametrize(("ends", "terror"), [(None, 1), (True, 0), (False, 0)])
def test_what_a_quest_does_every_morning_ends_with_it(ends: bool | None, terror: int) -> None:
    dread = {"when": "dawn", "do": [{"do": "terror", "by": 1}]}
    quest = {"id": "dig", "goal": {"chapter": 9}, "success": "9", "powers": [dread]}
    content = {**action(do=[{"do": "end-quest", "quest": "dig", "won": bool(ends)}]), "quests": [quest],
               "journal": [verse("9")]}  # fmt: skip
    match = day({}, content=content, quests=["dig"])
    if ends is not None:
        play(match, "location-action:101")
        all_choose(match, "ask-turn-page", "close-journal")
    play(match, "pass-day")
    assert (match.state.day, tracks(match)[2]) == (2, terror)


@rule("grail.challenge.five-items-at-most")
def test_a_sixth_item_that_the_story_gives_costs_one_at_once() -> None:
    """A45."""
    things = [item(f"thing-{number}") for number in range(1, 7)]
    owned = [each["id"] for each in things[:5]]
    match = doing({"do": "item", "named": "thing-6"}, content={"items": things}, seats=({"items": owned, "at": "101"},),
                  modes=["grail.challenge.five-items-at-most"])  # fmt: skip
    assert asked(match) == {0: "ask-too-many-items"}


@rule("grail.death.claim-an-unclaimed-character")
def test_who_takes_over_has_used_nothing_yet() -> None:
    match = day({"who": "beor"}, {"who": "arev", "at": "102"}, content=DEADLY)
    match.state.seats[0].used.append("skills.skill-1.front.0")
    play(match, "0 travel:103", "0 character:maggot")
    assert match.state.seats[0].used == []
