"""What some do while others are in Encounters; the rulings were made first."""

from __future__ import annotations

from typing import Any

import pytest

from roundtable.kernel.scene import Page

from .days import day, of
from .test_journal import verse
from .test_land import lands
from .test_referee import beside, with_action
from .test_side_by_side import get_away
from .thin import asked, foe, offered, play, told

rule = pytest.mark.rule
Item = dict[str, Any]


def choose(match: Any, seat: int, option: str) -> None:
    """In whichever of its windows a seat is offered this."""
    window = next(offer for offer in match.offers(seat) if option in {each.id for each in offer.options})
    match.answer(seat, window.decision, option)


def all_choose(match: Any, prompt: str, option: str) -> None:
    """Everybody who is asked this."""
    for offer in list(match.offers()):
        if offer.prompt.key == prompt and option in {each.id for each in offer.options}:
            choose(match, offer.seat, option)


@rule("grail.action.encounters-may-run-in-parallel")
def test_what_kills_everybody_waits_for_who_is_away_in_an_encounter() -> None:
    """A17: nobody touches an Encounter or its Characters from beside it."""
    match = beside({"do": "dies", "who": "all"})
    assert of(match, "dead") == [False, True]
    play(match, "1 done")
    get_away(match)
    assert (of(match, "dead"), match.state.fights) == ([True, True], [])
    assert "ask-successor" in asked(match).values()


FAILS = {
    "chapters": [{"id": str(number), "decks": [{"levels": [1]}], "when_low": 0, "mercy": "500"} for number in (1, 2)],
    "journal": [verse("500"), verse("9"), verse("103.start", {"text": "a"}, {"text": "b"})],
    "statuses": [{"id": "saved-by-the-goddess"}],
}


REST = ({"at": "103", "passed": True}, {"at": "103", "passed": True})


def goes_on(match: Any) -> bool:
    """Nobody is dead, in a fight or away, and somebody may act."""
    state = match.state
    free = not (state.fights or any(of(match, "away")) or any(of(match, "dead")))
    return free and "ask-act" in asked(match).values()


@rule("grail.death.allmothers-mercy-is-optional", "grail.death.no-character-left-means-failure")
def test_a_fight_elsewhere_is_over_when_all_have_failed() -> None:
    content = with_action({"do": "dies"}, **FAILS)
    match = day({"combat": ["plain"] * 9}, {"at": "103"}, *REST, content=content, decks={"gray": ["foe"]})
    play(match, "0 location-action:101", "1 location-action:103")
    assert set(asked(match).values()) == {"ask-mercy"}
    all_choose(match, "ask-mercy", "yes")
    all_choose(match, "ask-turn-page", "close-journal")
    assert goes_on(match)


def at_the_end(enemy: Item | None = None, hunter: Item | None = None, **hunt: Any) -> Any:
    """The first is in an Encounter in 101; the second may end the Chapter in 103, or die."""
    ways = [{"text": "end", "do": [{"do": "chapter", "begin": 2}]}, {"text": "die", "do": [{"do": "dies"}]}]
    content = with_action(**FAILS, encounters=[enemy or foe()], items=[{"id": "axe", "keyword": "weapon"}])
    meets = {"text": "hunt", "do": [{"do": "encounter", "draw": "gray", **hunt}]}
    content["locations"] = [
        {**each, "action": {"101": meets, "103": {"text": "work", "ways": ways}}.get(each["id"])}
        for each in content["locations"]
    ]
    people = ({"combat": ["plain"] * 9, **(hunter or {})}, {"at": "103"}, *REST)
    match = day(*people, content=content, decks={"gray": ["foe"]})
    play(match, "0 location-action:101")
    return match


@rule("grail.death.mercy-restarts-the-chapter", "grail.chapter.state-carries-over")
def test_a_chapter_that_began_beside_a_fight_begins_again_without_it() -> None:
    match = at_the_end()
    play(match, "1 location-action:103", "1 way:end")
    all_choose(match, "ask-mode", "mode:keep")
    assert (match.state.chapter, len(match.state.fights)) == (2, 1)
    get_away(match)
    play(match, "1 location-action:103", "1 way:die")
    all_choose(match, "ask-mercy", "yes")
    all_choose(match, "ask-turn-page", "close-journal")
    assert goes_on(match)
    assert len(match.state.seats[0].combat.deck) == 9
    assert (match.state.encounters["gray"].cards.count("foe"), match.state.chapter) == (1, 2)


@rule("grail.death.mercy-restarts-the-chapter")
def test_a_fight_that_the_allmother_undoes_breaks_nobodys_weapon() -> None:
    match = at_the_end(foe(traits=["shatter"]), {"items": ["axe"]})
    play(match, "0 done") if "done" in offered(match, 0) else None
    assert match.state.fights[0].armed == {"0": ["axe"]}
    play(match, "1 location-action:103", "1 way:end")
    all_choose(match, "ask-mode", "mode:keep")
    get_away(match)
    assert list(match.state.seats[0].items) == []
    play(match, "1 location-action:103", "1 way:die")
    all_choose(match, "ask-mercy", "yes")
    all_choose(match, "ask-turn-page", "close-journal")
    assert (goes_on(match), list(match.state.seats[0].items)) == (True, ["axe"])


@rule("grail.chapter.state-carries-over")
def test_a_chapter_may_end_while_somebody_still_reads_what_its_fight_has_led_to() -> None:
    match = at_the_end(lost="9")
    get_away(match)
    assert asked(match)[0] == "ask-turn-page"
    play(match, "1 location-action:103", "1 way:end")
    all_choose(match, "ask-mode", "mode:keep")
    assert (match.state.chapter, asked(match)[0]) == (2, "ask-turn-page")


@rule("grail.quest.success-resolves-at-once", "grail.action.encounters-may-run-in-parallel")
def test_a_quest_that_succeeds_beside_a_fight_is_read_by_all_and_the_fight_goes_on() -> None:
    quest = {"id": "quest-1", "goal": {"status": "found"}, "success": "9"}
    told_to_all = verse("9", do=[{"do": "exp", "who": "each"}])
    content = with_action({"do": "status", "mark": "found"}, quests=[quest], statuses=[{"id": "found"}],
                          journal=[told_to_all])  # fmt: skip
    match = day({"combat": ["plain"] * 9}, {"at": "103"}, content=content, decks={"gray": ["foe"]}, quests=["quest-1"])
    play(match, "0 location-action:101", "1 location-action:103")
    assert (of(match, "exp"), len(match.state.fights)) == ([1, 1], 1)
    choose(match, 0, "keep")
    choose(match, 0, "close-journal")
    get_away(match)
    assert set(asked(match)) == {0, 1}


OGRE = {"encounters": [foe(id="ogre", traits=["guardian"])]}


@rule("grail.guardian.undefeated-stays-on-the-map", "grail.location.changed-location-has-a-new-number")
def test_a_guardian_outlives_the_location_on_which_it_is_fought() -> None:
    """A34, A94: somebody else changes the Location meanwhile."""
    content = {
        **lands({"id": "104", "action": {"text": "work", "do": [{"do": "replace", "place": "102", "by": "125"}]}},
                {"id": "103", "action": {"text": "work", "do": [{"do": "move", "to": "102"}]}}),
        **OGRE,
    }  # fmt: skip
    sites = {"101": 5, "102": -1, "103": -1, "104": -1}
    match = day({"combat": ["plain"] * 12, "at": "103"}, {"at": "104"}, content=content, sites=sites,
                guardians={"102": ["ogre"]})  # fmt: skip
    play(match, "0 location-action:103", "1 location-action:104")
    assert of(match, "at") == ["125", "104"]
    get_away(match)
    assert list(match.state.sites["125"].guardians) == ["ogre"]


def beside_a_hunt(*deeds: Item, people: tuple[Item, ...], places: tuple[Item, ...] = (), **given: Any) -> Any:
    """The first fights in 101; as soon as it has fled, this comes of it."""
    hunt = {"text": "hunt", "do": [{"do": "encounter", "draw": "gray", "lost": "9"}]}
    content = {
        **lands({"id": "101", "action": hunt}, *places),
        "encounters": [foe()],
        "journal": [verse("9", do=list(deeds))],
    }
    match = day({"combat": ["plain"] * 9}, *people, content=content, decks={"gray": ["foe"]}, **given)
    play(match, "0 location-action:101")
    return match


@rule("grail.location.changed-location-has-a-new-number", "grail.party.join-only-before-the-action-begins")
def test_whoever_was_about_to_go_where_all_has_changed_has_not_set_out() -> None:
    match = beside_a_hunt({"do": "replace", "place": "102", "by": "125"}, people=({"at": "106"}, {"at": "106"}),
                          sites={"101": 5, "102": -1, "106": -1})  # fmt: skip
    play(match, "1 travel:102")
    get_away(match)
    play(match, "2 no")
    assert (of(match, "at")[1:], of(match, "energy")[1:], of(match, "acted")[1:]) == (["106"] * 2, [6, 6], [False] * 2)
    assert "travel:125" in offered(match, 1)


@rule("grail.location.changed-location-has-a-new-number", "grail.action.location-action-cost-on-card")
def test_whoever_was_about_to_work_where_there_is_no_work_any_more_has_not_begun() -> None:
    work = {"id": "103", "action": {"text": "work", "do": [{"do": "exp"}]}}
    match = beside_a_hunt({"do": "replace", "place": "103", "by": "133"}, people=({"at": "103"}, {"at": "103"}),
                          places=(work, {"id": "133", "legacy": "103"}))  # fmt: skip
    play(match, "1 location-action:103")
    get_away(match)
    play(match, "2 no")
    assert (of(match, "at")[1:], of(match, "exp"), of(match, "acted")[1:]) == (["133"] * 2, [0, 0, 0], [False] * 2)


@rule("grail.menhir.removal-move-is-a-special-move", "grail.location.changed-location-has-a-new-number")
def test_whoever_arrives_late_arrives_in_the_location_as_it_then_is() -> None:
    """Its ground is lost while it fights; where it is to go changes before it gets there."""
    ways = [{"text": "a", "do": [{"do": "remove-place", "place": "101"}]},
            {"text": "b", "do": [{"do": "replace", "place": "102", "by": "125"}]}]  # fmt: skip
    match = beside_a_hunt(people=({"at": "103"}, {"at": "103"}), sites={"101": -1, "102": 5, "103": 5},
                          places=({"id": "103", "action": {"text": "work", "ways": ways}},))  # fmt: skip
    play(match, "1 location-action:103", "2 no", "1 way:a", "2 location-action:103", "1 no", "2 way:b")
    get_away(match)
    all_choose(match, "ask-turn-page", "close-journal")
    assert (of(match, "at"), told(match, "arrives")) == (
        ["125", "103", "103"], [{"seat": "@seat.0", "place": "@locations.125"}],
    )  # fmt: skip


@rule("grail.action.bystanders-may-join-before-the-trigger")
def test_who_has_gone_on_meanwhile_joins_no_arrival() -> None:
    toll = {"text": "a", "do": [{"do": "terror", "by": 3}]}
    match = beside_a_hunt({"do": "move", "to": "103"}, people=({"at": "103"},),
                          places=({"id": "103", "lightning": [toll]},))  # fmt: skip
    get_away(match)
    choose(match, 1, "travel:101")
    choose(match, 1, "yes")
    assert (of(match, "at"), of(match, "terror")[1]) == (["103", "101"], 0)


@rule("grail.basics.group-wins-or-loses-together", "grail.basics.campaign-is-a-run-of-chapters")
def test_nobody_fights_on_when_the_campaign_is_over() -> None:
    match = beside({"do": "ending", "ending": "a"})
    assert (match.outcome is not None, asked(match)) == (True, {})
    content = with_action({"do": "dies"}, **FAILS)
    lost = day({"combat": ["plain"] * 9}, {"at": "103"}, *REST, content=content, decks={"gray": ["foe"]})
    play(lost, "0 location-action:101", "1 location-action:103")
    all_choose(lost, "ask-mercy", "no")
    assert (lost.outcome is not None, asked(lost)) == (True, {})


def seen(match: Any, seat: int) -> list[str]:
    """The verse that lies before somebody."""
    return [part.id for part in match.scene(seat).parts if isinstance(part, Page)]


def test_who_explores_beside_a_fight_has_the_page_before_them() -> None:
    content = with_action(journal=[verse("103.start", {"text": "a"}, {"text": "b"})])
    match = day({"combat": ["plain"] * 9}, {"at": "103"}, {"at": "102"}, content=content, decks={"gray": ["foe"]})
    play(match, "0 location-action:101", "1 explore")
    assert [seen(match, seat) for seat in (0, 1, 2)] == [[], ["verse-103.start"], ["verse-103.start"]]


def test_who_reads_beside_others_who_read_has_their_own_page_before_them() -> None:
    match = at_the_end(lost="9")
    get_away(match)
    assert (seen(match, 0), seen(match, 1)) == (["verse-9"], ["verse-9"])
    play(match, "1 explore")
    assert [seen(match, seat) for seat in (0, 1)] == [["verse-9"], ["verse-103.start"]]
    choose(match, 1, "way:a")
    assert [seen(match, seat) for seat in (0, 1)] == [["verse-9"], ["verse-9"]]
