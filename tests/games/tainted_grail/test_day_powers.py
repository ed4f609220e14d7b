"""Powers outside fights: at their moments, and what they do to prices."""

from __future__ import annotations

import pytest

from .days import day, item, of
from .test_actions import BACK
from .test_journal import texts, verse
from .test_land import lands
from .thin import HEROES, asked, foe, offered, play, told, tracks

rule = pytest.mark.rule


def test_boots_make_a_travel_cheaper_once_a_day_if_one_wants() -> None:
    power = {"when": "travel", "once": "day", "may": True, "costs": [{"of": "travel", "by": -1}]}
    match = day({"items": ["boots"]}, content={"items": [item("boots", power)]})
    play(match, "travel:102", "use:items.boots.0")
    assert tracks(match)[0] == 6
    play(match, "travel:101")
    assert tracks(match)[0] == 5


@rule("grail.insanity.nightmares-and-harder-travel")
def test_madness_makes_travel_dearer_and_exploring_riskier() -> None:
    mad = {
        "id": "insane",
        "powers": [
            {"when": "lasting", "costs": [{"of": "travel", "by": 1}]},
            {"when": "explore", "do": [{"do": "health", "by": -1}]},
        ],
    }
    match = day({"terror": 9, "insane": True}, content={**BACK, "afflictions": [mad]})
    play(match, "travel:102", "travel:101", "explore")
    assert tracks(match)[:2] == (1, 7)


def test_who_is_dying_may_die_on_the_way_and_the_others_arrive() -> None:
    card = {"id": "dying", "powers": [{"when": "travel", "do": [{"do": "dies"}]}]}
    match = day({}, {"health": 0, "energy": 0, "dying": True}, content={"afflictions": [card]})
    play(match, "0 travel:102", "1 yes", "0 yes", "0 split")
    assert (of(match, "at")[0], of(match, "dead")) == ("102", [False, True])


def test_what_is_paid_for_may_be_given_back() -> None:
    power = {"when": "travel", "once": "day", "do": [{"do": "refund", "energy": 1}]}
    match = day({"items": ["staff"]}, content={"items": [item("staff", power)]})
    play(match, "travel:102")
    assert tracks(match)[0] == 6


def test_a_dial_may_be_tossed_again() -> None:
    coin = item("coin", {"when": "toss", "once": "day", "may": True, "do": [{"do": "again"}]})
    toss = lands({"id": "101", "action": {"text": "a", "do": [{"do": "toss", "grail": [{"do": "wealth"}]}]}})
    match = day({"items": ["coin"], "wealth": 0}, content={**toss, "items": [coin]}, dice=[1, 2])
    play(match, "location-action:101", "use:items.coin.0")
    assert of(match, "wealth") == [1]
    assert [each["face"] for each in told(match, "tosses")] == ["@text.skull", "@text.grail"]


def test_the_guardian_die_may_be_rolled_again() -> None:
    bone = item("bone", {"when": "guardian", "once": "day", "pays": {"food": 1}, "do": [{"do": "again"}]})
    ogre = {**foe(traits=["guardian"]), "id": "ogre"}
    match = day({"items": ["bone"], "food": 1, "at": "103"}, now="dawn", dice=[3, 5],
                content={"items": [bone], "encounters": [ogre]}, guardians={"102": ["ogre"]})  # fmt: skip
    play(match, "use:items.bone.0")
    assert list(match.state.sites["102"].guardians) == ["ogre"]


def test_the_lightning_rule_may_be_left_out() -> None:
    hush = item("hush", {"when": "arrive", "may": True, "once": "chapter", "do": [{"do": "skip-lightning"}]})
    trap = lands({"id": "102", "lightning": [{"text": "a", "do": [{"do": "terror", "by": 3}]}]})
    for answer, left in (("use:items.hush.0", 0), ("done", 3)):
        match = day({"items": ["hush"]}, content={**trap, "items": [hush]})
        play(match, "travel:102", answer)
        assert tracks(match)[2] == left


def test_health_may_stay_at_one_where_it_would_be_gone() -> None:
    roll = item("roll", {"when": "dying", "discard": True, "do": [{"do": "stay-at", "health": 1}]})
    pit = lands({"id": "102", "lightning": [{"text": "a", "do": [{"do": "health", "by": -9}]}]})
    match = day({"items": ["roll"]}, content={**pit, "items": [roll]})
    play(match, "travel:102", "use:items.roll.0")
    assert (tracks(match)[1], of(match, "dying"), list(match.state.seats[0].items)) == (1, [False], [])
    assert not told(match, "dying")


def test_gains_and_losses_call_on_what_watches_them_once() -> None:
    flaw = {"when": "loses", "of": "rep", "do": [{"do": "rep", "by": -1}]}
    clerk = {"characters": [{**each, "flaw": flaw} for each in HEROES]}
    purse = item("purse", {"when": "gains", "of": "wealth", "amount": 2, "once": "day", "do": [{"do": "wealth"}]})
    work = lands({"id": "101", "action": {"text": "a", "do": [{"do": "rep", "by": -1}, {"do": "wealth", "by": 2}]}})
    match = day({"items": ["purse"], "rep": 5, "wealth": 0}, content={**work, **clerk, "items": [purse]})
    play(match, "location-action:101")
    assert (of(match, "rep"), of(match, "wealth")) == ([3], [3])
    play(match, "location-action:101")
    assert (of(match, "rep"), of(match, "wealth")) == ([1], [5])


def test_a_card_may_do_something_as_it_is_gained() -> None:
    idol = item("idol", {"when": "gained", "do": [{"do": "terror"}]})
    find = lands({"id": "101", "action": {"text": "a", "do": [{"do": "item", "named": "idol"}]}})
    match = day({}, content={**find, "items": [idol]}, items=["idol"])
    play(match, "location-action:101")
    assert (list(match.state.seats[0].items), tracks(match)[2]) == (["idol"], 1)


@rule("grail.menhir.no-menhir-drains-everyone")
def test_the_drain_may_be_held_off_for_a_day() -> None:
    taper = item("taper", {"when": "drain", "discard": True, "do": [{"do": "today", "what": "no-drain"}]})
    match = day({"items": ["taper"]}, {}, now="dawn", sites={"101": 0}, content={"items": [taper]})
    play(match, "0 use:items.taper.0")
    assert of(match, "health") == [8, 8]
    play(match, "0 pass-day", "1 pass-day")
    assert of(match, "health") == [6, 6]


def test_a_menhir_may_cost_less() -> None:
    stone = {"id": "101", "seals": ["menhir"], "rites": [{"pays": {"energy": 3}, "dial": 9}]}
    lamp = item("lamp", {"when": "menhir", "costs": [{"of": "menhir", "what": "energy", "by": -1}]})
    peat = item("peat", {"when": "menhir", "discard": True, "costs": [{"of": "menhir", "what": "energy", "by": -1}]})
    match = day({"items": ["lamp", "peat"], "energy": 1}, content={**lands(stone), "items": [lamp, peat]})
    play(match, "inspect", "yes", "use:items.peat.0")
    assert (match.state.sites["101"].dial, match.state.day, list(match.state.seats[0].items)) == (7, 2, ["lamp"])


def test_one_may_see_what_closed_ways_need_and_where_ways_lead() -> None:
    page = verse("101.start", {"text": "in", "needs": {"attribute": "caution", "level": 3}}, {"text": "on", "go": "9"})
    for what, key in (("needs", "way-needs-level"), ("leads", "way-leads")):
        glass = item("glass", {"when": "explore", "may": True, "once": "day", "do": [{"do": "tell", "what": what}]})
        match = day({"items": ["glass"]}, content={"items": [glass], "journal": [page, verse("9")]})
        play(match, "explore", "use:items.glass.0")
        assert len(told(match, key)) == 1
        assert texts(match) == ["101.start"]


@rule("grail.action.party-explore-effects-hit-everyone", "grail.action.party-explore-rewards-are-shared")
def test_exploring_together_effects_hit_all_and_rewards_are_shared() -> None:
    page = verse("101.start", do=[{"do": "terror", "by": 1}, {"do": "food", "by": 1}])
    match = day({"food": 0}, {"food": 0}, content={"journal": [page]})
    play(match, "0 explore", "1 yes", "0 yes", "0 each-own")
    assert of(match, "terror") == [1, 1]
    assert asked(match) == {0: "ask-who-gets", 1: "ask-who-gets"}
    play(match, "0 to:0", "1 to:0")
    assert of(match, "food") == [1, 0]


BARK = item("bark", {"when": "free", "discard": True, "do": [{"do": "health", "by": 2, "who": "near"}]})
HURT = {"health": 3, "most_health": 8}


@rule("grail.party.groups-form-and-split-freely")
def test_what_helps_one_in_the_location_helps_whom_its_owner_says() -> None:
    match = day({**HURT, "items": ["bark"]}, {**HURT}, {**HURT, "at": "103"}, content={"items": [BARK]})
    play(match, "0 free-power:items.bark.0")
    assert (asked(match), offered(match, 0)) == ({0: "ask-who-gets"}, {"to:0", "to:1"})
    play(match, "0 to:1")
    assert (of(match, "health"), list(match.state.seats[0].items)) == ([3, 5, 3], [])
    alone = day({**HURT, "items": ["bark"]}, content={"items": [BARK]})
    play(alone, "free-power:items.bark.0")
    assert of(alone, "health") == [5]


def test_some_things_need_company_and_some_need_somebody_in_need() -> None:
    told_here = item("tale", {"when": "rest", "needs": {"company": 2}, "do": [{"do": "exp"}]})
    people = {"items": ["tale"], "food": 1, "health": 5, "most_health": 8}
    for other, gained in (("101", 1), ("102", 0)):
        match = day(people, {"at": other}, now="night", content={"items": [told_here]})
        while "ask-eat" not in asked(match).values():
            play(match, f"{next(iter(asked(match)))} done")
        play(match, "0 eat")
        assert of(match, "exp")[0] == gained
    balm = item("balm", {"when": "free", "once": "day", "may": True, "needs": {"near": {"dying": True}},
                         "do": [{"do": "health", "by": 2, "who": "near"}]})  # fmt: skip
    dying = {"health": 0, "most_health": 8, "dying": True, "energy": 0}
    match = day({"items": ["balm"]}, dying, content={"items": [balm]})
    play(match, "0 free-power:items.balm.0", "0 to:1")
    assert (of(match, "health")[1], of(match, "dying")) == (2, [False, False])
    far = day({"items": ["balm"]}, {**dying, "at": "103"}, content={"items": [balm]})
    assert "free-power:items.balm.0" not in offered(far, 0)


@rule("grail.action.party-location-action-once", "grail.action.party-travel-encounters-together")
def test_what_the_event_says_of_an_action_happens_once_to_the_whole_party() -> None:
    """As the output of a Location Action, and as what awaits those who arrive."""
    runs = {"when": "location-action", "do": [{"do": "food", "by": 1}]}
    drums = {"when": "arrive", "do": [{"do": "encounter", "draw": "gray"}]}
    content = {
        **lands({"id": "101", "action": {"text": "work", "do": [{"do": "exp"}]}}),
        "random-events": [{"id": "rain", "powers": [runs, drums]}],
        "encounters": [foe()],
    }
    people = {"food": 0, "combat": ["plain"] * 9}
    match = day(people, people, content=content, in_force=["rain"], decks={"gray": ["foe"]})
    play(match, "0 location-action:101", "1 yes", "0 yes", "0 to:1", "1 to:1", "0 to:0", "1 to:0")
    assert (of(match, "food"), of(match, "exp")) == ([0, 1], [1, 0])
    play(match, "0 travel:102", "1 yes", "0 yes", "0 each-own")
    assert [sorted(each.party) for each in match.state.fights] == [[0, 1]]


# --- asked only where it helps ---


def test_one_candle_is_enough_against_the_drain() -> None:
    candle = item("candle", {"when": "drain", "discard": True, "do": [{"do": "today", "what": "no-drain"}]})
    content = {"items": [candle, {**candle, "id": "taper"}]}
    match = day({"items": ["candle"]}, {"items": ["taper"]}, now="dawn", content=content, sites={"101": -1, "102": -1})
    play(match, "0 use:items.candle.0")
    assert (of(match, "health"), list(match.state.seats[1].items)) == ([8, 8], ["taper"])
    assert "ask-use-power" not in asked(match).values()


@rule("grail.death.zero-health-attaches-the-card")
def test_whom_one_thing_has_saved_is_not_asked_for_another() -> None:
    roll = item("roll", {"when": "dying", "discard": True, "do": [{"do": "stay-at", "health": 1}]})
    content = {**lands({"id": "102", "lightning": [{"text": "a", "do": [{"do": "health", "by": -9}]}]}),
               "items": [roll, {**roll, "id": "rag"}]}  # fmt: skip
    match = day({"items": ["roll", "rag"]}, content=content)
    play(match, "travel:102", "use:items.roll.0")
    assert (tracks(match)[1], of(match, "dying"), list(match.state.seats[0].items)) == (1, [False], ["rag"])
    assert "ask-use-power" not in asked(match).values()
    both = day({"items": ["roll", "rag"], "food": 1}, content=content)
    play(both, "travel:102", "done")
    assert of(both, "dying") == [True]


def test_nobody_is_asked_to_leave_out_a_lightning_rule_that_is_not_there() -> None:
    skip = [{"do": "skip-lightning"}]
    word = item("word", {"when": "arrive", "may": True, "once": "chapter", "do": skip},
                {"when": "arrive", "may": True, "do": [{"do": "toss", "grail": skip}]})  # fmt: skip
    toll = {"text": "a", "needs": {"status": "owed"}, "do": [{"do": "terror", "by": 1}]}
    content = {**lands({"id": "102", "lightning": [toll]}), "items": [word], "statuses": [{"id": "owed"}]}
    match = day({"items": ["word"]}, content=content)
    play(match, "travel:102", "travel:101")
    assert of(match, "at") == ["101"]
    match = day({"items": ["word"]}, content=content, statuses={"owed": 1})
    play(match, "travel:102", "use:items.word.0")
    assert (of(match, "at"), tracks(match)[2], of(match, "used")) == (["102"], 0, [["items.word.0"]])
