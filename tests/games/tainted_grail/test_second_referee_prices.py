"""What things cost, who pays, and what brings a price down; the rulings were made first."""

from __future__ import annotations

from typing import Any

import pytest

from .days import action, day, item, of, skilled
from .test_actions import why
from .test_journal import reading, texts, verse
from .test_land import lands
from .test_tale import event
from .thin import asked, offered, play, told, tracks

rule = pytest.mark.rule
Item = dict[str, Any]


BOOTS = item("boots", {"when": "travel", "once": "day", "may": True, "costs": [{"of": "travel", "by": -1}]})


MUD = event(1, do=[{"do": "today", "what": "travel-costs-two"}])


MUDDY = {"items": [BOOTS], "story-events": [MUD]}


@rule("grail.action.travel-costs-one-energy")
def test_who_has_boots_for_it_may_set_out_with_less_than_the_price() -> None:
    match = day({"energy": 1, "items": ["boots"]}, now="dawn", content=MUDDY, events=["event-1-1"])
    play(match, "travel:102", "use:items.boots.0")
    assert (of(match, "at"), of(match, "used")) == (["102"], [[]]), "and a new day has begun"


@rule("grail.action.travel-costs-one-energy")
def test_who_then_leaves_the_boots_alone_goes_nowhere_and_has_not_acted() -> None:
    match = day({"energy": 1, "items": ["boots"]}, now="dawn", content=MUDDY, events=["event-1-1"])
    play(match, "travel:102", "done")
    assert (of(match, "at"), of(match, "energy"), of(match, "acted")) == (["101"], [1], [False])


@rule("grail.action.location-action-cost-on-card")
def test_who_has_a_wire_for_it_may_hunt_with_less_than_the_price() -> None:
    snare = {"when": "location-action", "may": True, "once": "day", "costs": [{"of": "location-action", "by": -1}]}
    content = {**action(pays={"energy": 2}, do=[{"do": "exp"}]), "items": [item("wire", snare)]}
    match = day({"energy": 1, "items": ["wire"]}, content=content)
    play(match, "location-action:101", "use:items.wire.0")
    assert of(match, "exp") == [1]


@rule("grail.action.character-action-fixed-cost")
def test_an_action_of_ones_own_that_costs_nothing_any_more_is_free() -> None:
    """A05: of an Energy cost the owner pays at least 1; here there is none."""
    ring = item("ring", {"when": "lasting", "costs": [{"of": "character-action", "by": -1}]})
    content = {**skilled("ailei", pays={"energy": 1}, do=[{"do": "exp"}]), "items": [ring]}
    match = day({"who": "ailei", "energy": 0, "items": ["ring"]}, {"who": "beor"}, content=content)
    play(match, "0 character-action:ailei", "1 no")
    assert of(match, "exp") == [1, 0]


@rule("grail.party.pay-energy-or-magic-for-others", "grail.action.travel-costs-one-energy")
def test_who_pays_for_another_on_the_way_goes_along_and_owes_as_much_itself() -> None:
    def in_the_mud(helper: int) -> Any:
        people = ({"energy": 1}, {"energy": helper})
        return day(*people, now="dawn", content={"story-events": [MUD]}, events=["event-1-1"])

    assert why(in_the_mud(2), "travel:102") == "grail.action.travel-costs-one-energy"
    match = in_the_mud(3)
    play(match, "0 travel:102", "1 yes", "0 yes", "1 accept-share:3")
    assert (of(match, "at"), match.state.day) == (["102", "102"], 3)


FORD = [
    verse("1", {"text": "pay", "pays": {"energy": 2, "each": True}, "go": "2"}, {"text": "no"}),
    verse("2", do=[{"do": "exp", "who": "each"}]),
]


def at_the_ford(*energy: int) -> Any:
    """Beor is 4, Arev 2, Ailei 1; all want to cross."""
    people = [{"who": who, "energy": left} for who, left in zip(("beor", "arev", "ailei"), energy, strict=True)]
    match = reading(FORD, *people)
    play(match, "0 way:pay", "1 way:pay", "2 way:pay")
    return match


@rule("grail.party.pay-energy-or-magic-for-others", "grail.party.member-who-cannot-pay-drops-out")
def test_nobody_pays_for_another_against_its_will() -> None:
    """Not by the word of a lower Character Number either, and who has nothing to spare is not asked."""
    match = at_the_ford(5, 3, 0)
    assert asked(match) == {0: "ask-pay-for", 1: "ask-pay-for"}
    play(match, "0 no", "1 yes")
    assert (of(match, "energy"), of(match, "exp")) == ([3, 1, 0], [1, 1, 0])
    assert told(match, "drops-out") == [{"seat": "@seat.2"}]
    poor = at_the_ford(5, 2, 0)
    assert asked(poor) == {0: "ask-pay-for"}
    play(poor, "0 yes")
    assert (of(poor, "energy"), of(poor, "exp")) == ([1, 0, 0], [1, 1, 1])


@rule("grail.party.pay-energy-or-magic-for-others")
def test_who_helps_one_across_may_let_the_other_stay_behind() -> None:
    match = at_the_ford(6, 0, 0)
    play(match, "0 no", "0 yes")
    assert (of(match, "energy"), of(match, "exp")) == ([2, 0, 0], [1, 1, 0]), "Ailei is asked for first"


@rule("grail.party.pay-energy-or-magic-for-others")
def test_two_who_each_lack_something_may_pay_it_for_each_other() -> None:
    both = verse("1", {"text": "pay", "pays": {"energy": 1, "magic": 1, "each": True}, "go": "2"}, {"text": "no"})
    people = ({"who": "ailei", "energy": 2, "magic": 0}, {"who": "arev", "energy": 0, "magic": 2})
    match = reading([both, FORD[1]], *people)
    play(match, "0 way:pay", "1 way:pay", "1 yes", "0 yes")
    assert (of(match, "energy"), of(match, "magic"), of(match, "exp")) == ([0, 0], [0, 0], [1, 1])
    stays = reading([both, FORD[1]], *people)
    play(stays, "0 way:pay", "1 way:pay", "1 no")
    assert asked(stays) == {0: "ask-pay-for"}
    play(stays, "0 no")
    assert (of(stays, "energy"), of(stays, "exp"), stays.state.open_page) == ([2, 0], [0, 0], None)
    assert texts(stays) == ["1"]


@rule("grail.action.icon-shows-the-cost", "grail.death.zero-health-attaches-the-card")
def test_who_pays_its_last_health_is_dying_and_the_action_happens_all_the_same() -> None:
    """A93: one cost for all, and the Party says from whom."""
    match = day({"who": "ailei", "health": 1, "energy": 1}, {"who": "beor"},
                content=action(pays={"health": 2}, do=[{"do": "exp"}]))  # fmt: skip
    play(match, "0 location-action:101", "1 yes", "0 yes", "0 pays:0", "1 pays:0")
    play(match, "0 to:0", "1 to:0")
    assert (of(match, "health"), of(match, "dying"), of(match, "exp")) == ([0, 7], [True, False], [1, 0])


@rule("grail.secret.global-applies-to-all", "grail.action.travel-costs-one-energy")
def test_a_global_secret_elsewhere_makes_the_way_longer_for_all() -> None:
    mire = {"id": "mire", "number": 3, "everyone": True,
            "powers": [{"when": "lasting", "costs": [{"of": "travel", "by": 1}]}]}  # fmt: skip
    match = day({"energy": 1}, {"at": "103", "secrets": ["mire"]}, content={"secrets": [mire]})
    assert why(match, "travel:102", 0) == "grail.action.travel-costs-one-energy"
    assert "travel:101" in offered(match, 1)


@rule("grail.action.travel-costs-one-energy")
def test_nobody_is_asked_to_bring_down_what_costs_nothing_any_more() -> None:
    token = item("token", {"when": "travel", "costs": [{"of": "travel", "by": -1}]})
    match = day({"items": ["boots", "token"]}, content={"items": [BOOTS, token]})
    play(match, "travel:102")
    assert (of(match, "at"), of(match, "energy"), of(match, "used")) == (["102"], [6], [[]])
    wire = item("wire", {"when": "location-action", "discard": True, "costs": [{"of": "location-action", "by": -2}]})
    two = [{**wire, "id": "string"}, wire]
    work = action(pays={"energy": 2}, do=[{"do": "exp"}])
    hunts = day({"items": ["wire", "string"]}, content={**work, "items": two})
    play(hunts, "location-action:101", "use:items.wire.0")
    assert (of(hunts, "energy"), list(hunts.state.seats[0].items)) == ([6], ["string"])


@rule("grail.menhir.activation-text-sets-cost-and-dial")
def test_no_peat_is_burnt_for_a_stone_that_asks_for_no_energy_any_more() -> None:
    peat = item("peat", {"when": "menhir", "discard": True, "costs": [{"of": "menhir", "what": "energy", "by": -2}]})
    content = {
        **lands({"id": "101", "seals": ["menhir"], "rites": [{"pays": {"energy": 2}, "dial": 5}]}),
        "items": [peat, {**peat, "id": "turf"}],
    }
    match = day({"items": ["peat", "turf"]}, content=content, sites={"101": -1, "102": -1})
    play(match, "inspect", "yes", "use:items.peat.0")
    assert (match.state.sites["101"].dial, of(match, "energy"), list(match.state.seats[0].items)) == (4, [6], ["turf"])


@rule("grail.story.menhirs-need-one-resource-type-less", "grail.menhir.activation-text-sets-cost-and-dial")
def test_peat_may_be_burnt_for_a_stone_of_which_energy_is_only_one_of_the_ways_to_pay() -> None:
    """Before it is chosen what is spared: who then spares the Energy has burnt it for nothing."""
    peat = item("peat", {"when": "menhir", "discard": True, "costs": [{"of": "menhir", "what": "energy", "by": -2}]})
    content = {
        **lands({"id": "101", "seals": ["menhir"], "rites": [{"pays": {"energy": 2, "wealth": 1}, "dial": 5}]}),
        "items": [peat],
    }
    match = day({"items": ["peat"], "wealth": 3}, content=content, sites={"101": -1, "102": -1},
                modes=["grail.story.menhirs-need-one-resource-type-less"])  # fmt: skip
    play(match, "inspect", "yes", "use:items.peat.0", "spare:wealth")
    assert (match.state.sites["101"].dial, of(match, "energy"), of(match, "wealth")) == (4, [6], [3])
    assert list(match.state.seats[0].items) == []


GOODS = {"items": [{"id": "axe", "keyword": "weapon"}, {"id": "cup"}, {"id": "rope"}]}


def choosing(pays: Item, *people: Item) -> Any:
    """Two or more stand before a choice with this price, taken together, and another that costs nothing."""
    ways = [{"text": "a", "pays": pays, "do": [{"do": "exp", "who": "each"}]}, {"text": "b"}, {"text": "c"}]
    match = day(*people, content={**action(ways=ways), **GOODS})
    play(match, "0 location-action:101", *(f"{seat} yes" for seat in range(1, len(people))))
    for _ in people[1:]:
        play(match, "0 yes")
    return match


@rule("grail.party.pay-energy-or-magic-for-others")
@pytest.mark.parametrize(
    ("pays", "one", "other", "may"),
    [
        ({"magic": 2}, {"magic": 3}, {"magic": 0}, False),
        ({"magic": 2}, {"magic": 4}, {"magic": 0}, True),
        ({"wealth": 1}, {"wealth": 9}, {"wealth": 0}, False),
        ({"wealth": 1}, {"wealth": 1}, {"wealth": 1}, True),
        ({"any_item": 1}, {"items": ["cup", "axe"]}, {}, False),
        ({"any_item": 1}, {"items": ["cup"]}, {"items": ["axe"]}, True),
    ],
)
def test_what_each_owes_is_there_for_each_or_the_choice_is_closed(
    pays: Item, one: Item, other: Item, may: bool
) -> None:
    match = choosing({**pays, "each": True}, one, other)
    assert ("way:a" in offered(match, 0)) == may


@rule("grail.party.pay-energy-or-magic-for-others")
def test_magic_that_one_lacks_comes_from_those_who_have_more() -> None:
    match = choosing({"magic": 2, "each": True}, {"magic": 5}, {"magic": 1})
    play(match, "0 way:a", "1 way:a", "0 pays:0", "1 pays:0")
    assert (of(match, "magic"), asked(match)) == ([2, 1], {0: "ask-who-pays", 1: "ask-who-pays"})
    play(match, "0 pays:0", "1 pays:0")
    assert (of(match, "magic"), of(match, "exp")) == ([1, 1], [1, 1])


@rule("grail.party.pay-energy-or-magic-for-others")
def test_whoever_helps_keeps_what_it_owes_itself() -> None:
    """Each lacks something; Arev can spare 1 Magic and no more."""
    both = verse("1", {"text": "pay", "pays": {"energy": 2, "magic": 2, "each": True}, "go": "2"}, {"text": "no"})
    people = ({"who": "ailei", "energy": 4, "magic": 1}, {"who": "arev", "energy": 0, "magic": 3})
    match = reading([both, FORD[1]], *people)
    play(match, "0 way:pay", "1 way:pay", "1 yes", "0 pays:1", "1 pays:1", "0 yes")
    assert (of(match, "energy"), of(match, "magic"), of(match, "exp")) == ([0, 0], [0, 0], [1, 1])


@rule("grail.discard.bottom-of-own-deck")
def test_a_named_item_and_any_other_are_two_and_each_comes_from_who_has_it() -> None:
    price = {"item": "axe", "any_item": 1}
    match = choosing(price, {"items": ["cup", "rope"]}, {"items": ["axe"]})
    play(match, "0 way:a", "1 way:a")
    assert (list(match.state.seats[1].items), match.state.items.cards[0]) == ([], "axe")
    play(match, "0 lose:cup")
    assert (list(match.state.seats[0].items), of(match, "exp")) == (["rope"], [1, 1])
    short = choosing(price, {}, {"items": ["axe"]})
    assert "way:a" not in offered(short, 0), "one Item is not two"


FRUGAL = item("kettle", {"when": "lasting", "costs": [{"of": "rest", "what": "food", "by": -1}]})


FROST = event(1, do=[{"do": "today", "what": "rest-needs-two"}])


WEARY = {"health": 5, "most_health": 8, "terror": 2}


@pytest.mark.parametrize(
    ("events", "owns", "food", "left"),
    [
        ([], ["kettle"], 0, (6, 1, 0)),
        ([], ["kettle"], 1, (6, 1, 1)),
        (["event-1-1"], ["kettle"], 1, (6, 1, 0)),
        (["event-1-1"], [], 1, (5, 2, 1)),
        (["event-1-1"], [], 2, (6, 1, 0)),
    ],
)
def test_what_rest_takes_is_reckoned_with_all_that_changes_it(events: Any, owns: Any, food: int, left: Any) -> None:
    """On a day on which Rest needs 2 Food, with something that makes it cheaper, and both."""
    match = day({**WEARY, "food": food, "items": owns}, now="dawn", events=events,
                content={"items": [FRUGAL], "story-events": [FROST]})  # fmt: skip
    play(match, "pass-day")
    if asked(match) == {0: "ask-eat"}:
        play(match, "eat")
    assert (*tracks(match)[1:], *of(match, "food")) == left


WORK = action(pays={"energy": 2}, do=[{"do": "exp"}])


@rule("grail.action.party-location-action-cost-split-freely", "grail.party.all-members-approve-the-action")
def test_who_comes_along_and_then_pays_nothing_leaves_all_of_it_to_the_other() -> None:
    match = day({"energy": 3}, {"energy": 3}, content=WORK)
    play(match, "0 location-action:101", "1 yes", "0 yes", "0 share:0", "1 no")
    assert (of(match, "energy"), of(match, "acted")) == ([1, 3], [True, True])
    assert asked(match) == {0: "ask-who-gets", 1: "ask-who-gets"}


@rule("grail.action.location-action-cost-on-card")
def test_an_action_for_which_too_little_is_paid_does_not_happen() -> None:
    match = day({"energy": 1}, {"energy": 3}, content=WORK)
    play(match, "0 location-action:101", "1 yes", "0 yes", "0 share:0", "1 no")
    assert (of(match, "energy"), of(match, "acted"), of(match, "exp")) == ([1, 3], [False, False], [0, 0])
    assert told(match, "called-off") == [{"seat": "@seat.0"}]


# --- Menhirs that cost less ---

KEY = item("key", {"when": "menhir", "costs": [{"of": "menhir", "what": "energy", "by": -1}]})
KNACK = item("knack", {"when": "menhir", "costs": [{"of": "menhir", "what": "any", "by": -1}]})
RICH = {"energy": 6, "food": 9, "magic": 9}


def lit(pays: Item, owns: list[str], *answers: str) -> list[int]:
    """What is left of Energy, Food and Magic once the Menhir is lit."""
    content = {
        **lands({"id": "101", "seals": ["menhir"], "rites": [{"pays": pays, "dial": 5}]}),
        "items": [KEY, KNACK],
    }
    match = day({**RICH, "items": owns}, content=content, sites={"101": -1, "102": -1})
    play(match, "inspect", "yes", *answers)
    one = match.state.seats[0]
    assert match.state.sites["101"].dial == 4
    return [one.energy, one.food, one.magic]


@rule("grail.menhir.activation-text-sets-cost-and-dial")
def test_what_makes_a_menhir_cheaper_takes_its_part_off_and_no_more() -> None:
    assert lit({"energy": 2, "food": 1}, []) == [4, 8, 9]
    assert lit({"energy": 2, "food": 1}, ["key"]) == [5, 8, 9]
    assert lit({"food": 1}, ["key"]) == [6, 8, 9], "no Energy is asked for"
    assert lit({"energy": 1}, ["key"]) == [6, 9, 9]
    assert lit({"food": 2, "magic": 1}, ["knack"], "spare:food") == [6, 8, 8]
    assert lit({"food": 2, "magic": 1}, ["knack"], "spare:magic") == [6, 7, 9]
    assert lit({"food": 2}, ["knack"]) == [6, 8, 9]
    assert lit({"energy": 2, "food": 2}, ["knack"], "spare:energy") == [5, 7, 9]
    assert lit({"energy": 2, "food": 2}, ["key", "knack"], "spare:energy") == [6, 7, 9]
    assert lit({"energy": 2, "food": 2}, ["key", "knack"], "spare:food") == [5, 8, 9]


@rule("grail.menhir.cost-scales-with-all-players")
def test_one_price_of_several_that_can_be_paid_is_enough() -> None:
    content = {
        **lands({"id": "101", "seals": ["menhir"], "rites": [{"pays": {"food": 2, "magic": 1}, "dial": 5}]}),
        "items": [KNACK],
    }
    match = day({"food": 2, "magic": 0, "items": ["knack"]}, content=content, sites={"101": -1, "102": -1})
    play(match, "inspect", "yes")
    assert (of(match, "food"), match.state.sites["101"].dial) == ([0], 4)
