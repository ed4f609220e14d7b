"""The journal: verses are read deed by deed, ways are paid for, and what follows a fight is read."""

from __future__ import annotations

from typing import Any

import pytest

from roundtable.games.tainted_grail.state import Read
from roundtable.games.tainted_grail.story.journal import begin_exploration

from .thin import asked, during, foe, offered, play, told, tracks

rule = pytest.mark.rule
Verses = list[dict[str, Any]]


def reading(verses: Verses, *seats: dict[str, Any], content: Any = None, **given: Any) -> Any:
    """All these Characters read the first of these verses."""
    people = seats or ({},)
    whole = {"journal": verses, **(content or {})}
    return during(
        lambda table: table.then(Read(verses[0]["id"], tuple(range(len(people))))), *people, content=whole, **given
    )


def verse(name: str, *ways: dict[str, Any], do: Verses | None = None, **more: Any) -> dict[str, Any]:
    return {"id": name, "do": do or [], "ways": list(ways), **more}


def texts(match: Any) -> list[str]:
    return [each["text"].split(".", 1)[1].removesuffix(".text") for each in told(match, "verse")]


@rule("grail.location.number-points-to-its-journal-section", "grail.action.explore-journal-equals-card-back")
def test_the_number_of_a_location_names_the_section_that_is_read() -> None:
    content = {"locations": [{"id": "118", "x": 0, "y": 0}], "journal": [verse("118.start")]}
    match = during(lambda table: begin_exploration(table, (0,)), {"at": "118"}, content=content)
    assert texts(match) == ["118.start"]
    assert asked(match) == {0: "ask-turn-page"}


@rule("grail.action.explore-until-exploration-ends")
def test_reading_goes_on_until_a_verse_sends_nobody_on() -> None:
    match = reading([verse("1", go="2"), verse("2", {"text": "on", "go": "3"}, {"text": "back"}), verse("3")])
    play(match, "go-on", "way:on")
    assert (texts(match), offered(match)) == (["1", "2", "3"], {"close-journal"})
    play(match, "close-journal")
    assert match.state.agenda == []


def lies_open(match: Any) -> str:
    page = match.state.open_page
    return page.verse if page is not None else ""


def test_a_page_is_read_before_the_quest_that_it_fulfils_opens_another() -> None:
    quest = {"id": "q", "goal": {"status": "ferry"}, "success": "9"}
    content = {"statuses": [{"id": "ferry", "parts": 1}], "quests": [quest]}
    deeds = [{"do": "status", "mark": "ferry", "part": 1}, {"do": "terror", "by": 1}]
    match = reading([verse("1", do=deeds), verse("9")], {"terror": 0}, content=content, quests=["q"])
    assert (lies_open(match), asked(match), offered(match)) == ("1", {0: "ask-turn-page"}, {"go-on"})
    play(match, "go-on")
    assert (lies_open(match), offered(match), tracks(match)[2]) == ("9", {"close-journal"}, 0)
    play(match, "close-journal")
    assert (tracks(match)[2], match.windows, texts(match)) == (1, [], ["1", "9"]), "the first has been read already"


def test_a_page_that_a_quest_interrupted_lies_open_again_for_its_ways() -> None:
    quest = {"id": "q", "goal": {"status": "ferry"}, "success": "9"}
    content = {"statuses": [{"id": "ferry", "parts": 1}], "quests": [quest]}
    first = verse("1", {"text": "on"}, {"text": "back"}, do=[{"do": "status", "mark": "ferry", "part": 1}])
    match = reading([first, verse("9")], content=content, quests=["q"])
    play(match, "go-on", "close-journal")
    assert (lies_open(match), offered(match)) == ("1", {"way:on", "way:back"})


def test_a_page_is_read_before_the_fight_that_it_leads_to() -> None:
    lone = verse("1", do=[{"do": "encounter", "named": "foe"}])
    match = reading([lone], {"combat": ["hit"] * 9}, content={"encounters": [foe()]})
    assert (lies_open(match), asked(match), match.state.fights) == ("1", {0: "ask-turn-page"}, [])
    play(match, "go-on")
    assert [list(one.card) for one in match.state.fights] == [["foe"]]


def test_the_deeds_of_a_verse_come_in_their_order_before_its_ways() -> None:
    deeds = [{"do": "terror", "by": 1}, {"do": "wealth", "by": 2}]
    match = reading([verse("1", {"text": "pay", "pays": {"wealth": 2}, "do": [{"do": "food"}]}, do=deeds)], {"food": 0})
    assert (tracks(match)[2], offered(match)) == (1, {"way:pay"})
    play(match, "way:pay")
    assert (match.state.seats[0].wealth, match.state.seats[0].food) == (0, 1)


@rule("grail.attribute.used-in-encounters-and-exploration")
def test_a_way_whose_condition_fails_is_closed_and_a_hidden_one_is_not_shown() -> None:
    needs = {"attribute": "aggression", "level": 3}
    ways = [{"text": "strong", "needs": needs}, {"text": "leave"}]
    assert offered(reading([verse("1", *ways)], {"attributes": {"aggression": 2}})) == {"way:leave"}
    assert offered(reading([verse("1", *ways)], {"attributes": {"aggression": 3}})) == {"way:strong", "way:leave"}
    match = reading([verse("1", *ways, {"text": "dark", "needs": needs, "hidden": True})], {"attributes": {}})
    assert [each.id for each in match.refusals(0)] == ["way:strong"]
    assert match.why_not(0, "way:strong") == ("grail.attribute.used-in-encounters-and-exploration",)


@rule("grail.status.marked-on-the-save-sheet", "grail.status.parts-are-independent-boxes")
@rule("grail.status.belongs-to-the-whole-group")
def test_marking_a_box_opens_the_way_that_asks_for_it_and_no_other() -> None:
    ways = [{"text": str(part), "needs": {"status": "ferry", "part": part}} for part in (1, 2, 3)]
    mark = [{"do": "status", "mark": "ferry", "part": 2}]
    statuses = {"statuses": [{"id": "ferry", "parts": 3}]}
    assert offered(reading([verse("1", *ways, do=mark)], content=statuses)) == {"way:2"}
    nexts = [{"do": "status", "mark": "ferry", "next": True}] * 2
    assert offered(reading([verse("1", *ways, do=nexts)], content=statuses)) == {"way:1", "way:2"}
    clear = [*nexts, {"do": "status", "mark": "ferry", "part": 1, "clear": True}]
    assert offered(reading([verse("1", *ways, do=clear)], content=statuses)) == {"way:2"}


@rule("grail.action.location-can-be-explored-again")
def test_a_way_that_is_open_once_is_closed_the_next_time() -> None:
    again = {"text": "again", "go": "1"}
    match = reading([verse("1", {"text": "chest", "once": True, "go": "1", "do": [{"do": "wealth"}]}, again)])
    play(match, "way:chest")
    assert offered(match) == {"way:again"}
    play(match, "way:again")
    assert (offered(match), match.state.seats[0].wealth) == ({"way:again"}, 1)


# --- prices ---


@rule("grail.party.member-who-cannot-pay-drops-out")
def test_who_cannot_pay_what_each_owes_drops_out_and_the_rest_go_on() -> None:
    ways = [{"text": "toll", "pays": {"wealth": 1, "each": True}, "do": [{"do": "exp", "by": 3, "who": "each"}]}]
    match = reading([verse("1", *ways)], {"wealth": 1}, {"wealth": 0}, {"wealth": 1})
    play(match, "0 way:toll")
    assert [(one.wealth, one.exp) for one in match.state.seats] == [(0, 3), (0, 0), (0, 3)]
    closed = reading([verse("1", *ways, {"text": "leave"})], {"wealth": 0}, {"wealth": 0})
    assert offered(closed) == {"way:leave"}


@rule("grail.party.pay-energy-or-magic-for-others")
@pytest.mark.parametrize(("answer", "energy", "exp"), [("yes", [2, 0], [1, 1]), ("no", [4, 1], [1, 0])])
def test_others_may_pay_energy_for_one_who_lacks_it(answer: str, energy: list[int], exp: list[int]) -> None:
    way = {"text": "climb", "pays": {"energy": 2, "each": True}, "do": [{"do": "exp", "who": "each"}]}
    match = reading([verse("1", way)], {"energy": 5 if answer == "yes" else 6}, {"energy": 1})
    play(match, "0 way:climb")
    assert asked(match) == {0: "ask-pay-for"}
    play(match, f"0 {answer}", *(["0 pays:0", "1 pays:0", "0 pays:1", "1 pays:1"] if answer == "yes" else []))
    assert ([one.energy for one in match.state.seats], [one.exp for one in match.state.seats]) == (energy, exp)


def test_one_price_is_paid_once_by_whom_the_party_chooses() -> None:
    match = reading([verse("1", {"text": "buy", "pays": {"food": 1}})], {"food": 1}, {"food": 1})
    play(match, "0 way:buy", "0 pays:1", "1 pays:1")
    assert [one.food for one in match.state.seats] == [1, 0]


# --- where reading goes on ---


def test_going_on_elsewhere_leaves_out_the_rest_of_the_page() -> None:
    deep = {"do": "if", "needs": {"day_from": 1}, "then": [{"do": "go", "to": "2"}, {"do": "wealth", "by": 9}]}
    match = reading([verse("1", {"text": "never"}, do=[deep, {"do": "exp"}]), verse("2")])
    play(match, "go-on")
    assert (texts(match), offered(match)) == (["1", "2"], {"close-journal"})
    play(match, "close-journal")
    assert (match.state.seats[0].wealth, match.state.seats[0].exp, match.state.agenda) == (0, 0, [])


@rule("grail.basics.dial-is-counter-and-coin")
@pytest.mark.parametrize(("face", "exp"), [(2, 5), (1, 0)])
def test_a_toss_decides(face: int, exp: int) -> None:
    toss = {"do": "toss", "grail": [{"do": "exp", "by": 5}], "skull": [{"do": "terror", "by": 1}]}
    match = reading([verse("1", do=[toss])], dice=[face])
    assert (match.state.seats[0].exp, tracks(match)[2]) == (exp, 0 if exp else 1)


def test_each_tosses_for_itself() -> None:
    toss = {"do": "toss", "each": True, "grail": [{"do": "exp"}], "skull": []}
    match = reading([verse("1", do=[toss, {"do": "energy", "by": -1}])], {}, {}, dice=[1, 2])
    assert [(one.exp, one.energy) for one in match.state.seats] == [(0, 5), (1, 5)]


@pytest.mark.parametrize(("die", "exp"), [(1, 1), (2, 4)])
def test_the_highest_attribute_of_the_party_is_added_to_a_die(die: int, exp: int) -> None:
    rows = [{"to": 4, "do": [{"do": "exp", "by": 1, "who": "each"}]}]
    rows.append({"to": 20, "do": [{"do": "exp", "by": 4, "who": "each"}]})
    people = ({"attributes": {"courage": 3}}, {"attributes": {"courage": 1}})
    match = reading([verse("1", do=[{"do": "die", "plus": "courage", "rows": rows}])], *people, dice=[die])
    assert match.state.seats[0].exp == exp


ENEMY = {"encounters": [foe(value=1)]}


@pytest.mark.parametrize(("follows", "read", "exp"), [({"won": "2"}, ["1", "2"], 0), ({"lost": "2"}, ["1"], 7)])
def test_the_verse_of_the_outcome_is_read_instead_of_the_rest(follows: Any, read: list[str], exp: int) -> None:
    deeds = [{"do": "encounter", "named": "foe", **follows}, {"do": "exp", "by": 7}]
    nested = [{"do": "if", "needs": {"day_from": 1}, "then": deeds}]
    for do in (deeds, nested):
        match = reading([verse("1", do=do), verse("2")], {"combat": ["hit"] * 9, "attributes": {}}, content=ENEMY)
        play(match, "go-on", "keep", "play:hit", "done")
        assert (texts(match), match.state.seats[0].exp) == (read, exp)
        if read[-1] == "2":
            play(match, "close-journal")
        assert match.state.agenda == []


def test_a_list_goes_on_after_a_fight_that_stood_in_the_middle_of_it() -> None:
    inner = [{"do": "exp"}, {"do": "encounter", "named": "foe"}, {"do": "exp", "by": 2}]
    deeds = [{"do": "if", "needs": {"day_from": 1}, "then": inner}, {"do": "exp", "by": 4}]
    match = reading([verse("1", do=deeds)], {"combat": ["hit"] * 9, "attributes": {}}, content=ENEMY)
    assert match.state.seats[0].exp == 1
    play(match, "go-on", "keep", "play:hit", "done")
    assert (match.state.seats[0].exp, asked(match)) == (7, {}), "the page was read before the fight"


# --- deeds ---


def test_resting_and_passing_and_dying_by_the_word_of_the_journal() -> None:
    match = reading([verse("1", do=[{"do": "rests"}, {"do": "pass"}])], {"health": 4, "most_health": 8, "terror": 3})
    assert (tracks(match)[1:], match.state.seats[0].passed) == ((5, 2), True)
    match = reading([verse("1", {"text": "on"}, do=[{"do": "dies"}, {"do": "exp"}])])
    assert (asked(match), match.state.seats[0].exp) == ({0: "ask-mercy"}, 0)


def test_the_living_read_on_without_the_dead() -> None:
    match = reading([verse("1", do=[{"do": "dies", "who": "one"}, {"do": "exp", "who": "each"}])], {}, {})
    play(match, "0 to:1", "1 to:1")
    assert ([one.dead for one in match.state.seats], match.state.seats[0].exp) == ([False, True], 1)
    assert 1 not in asked(match)
