"""Where rules of different chapters meet, as a second referee would ask; the rulings were made first."""

from __future__ import annotations

from typing import Any

import pytest

from roundtable.games.tainted_grail.characters import death
from roundtable.games.tainted_grail.places import land
from roundtable.kernel.knowledge import census

from .days import action, day, item, of, skilled
from .test_actions import BACK, why
from .test_journal import reading, texts, verse
from .test_land import lands
from .test_roster import campaign, on
from .test_second_referee_beside import FAILS, OGRE, all_choose
from .test_side_by_side import get_away
from .test_tale import at_setup, doing, event, revealed
from .thin import asked, during, foe, offered, play, told, tracks

rule = pytest.mark.rule
Item = dict[str, Any]


EITHER = action(ways=[{"text": "a", "do": [{"do": "exp", "who": "each"}]}, {"text": "b"}])


@rule("grail.setup.chronicler-has-the-final-word")
def test_the_chronicler_settles_a_quarrel_of_others_far_away() -> None:
    """A47: the lowest number concerned decides only where nobody keeps the books."""
    match = day({}, {}, {"at": "103"}, content=EITHER, chronicler=2)
    play(match, "0 location-action:101", "1 yes", "0 yes", "0 way:b", "1 way:a")
    assert asked(match) == {2: "ask-location-way"}
    play(match, "2 way:a")
    assert of(match, "exp") == [1, 1, 0]


def test_the_chronicler_is_not_asked_where_those_concerned_agree() -> None:
    match = day({}, {}, {"at": "103"}, content=EITHER, chronicler=2)
    play(match, "0 location-action:101", "1 yes", "0 yes", "0 way:a", "1 way:a")
    assert of(match, "exp") == [1, 1, 0]


@rule("grail.basics.character-number-breaks-ties")
def test_a_chronicler_without_a_character_decides_nothing() -> None:
    """A95: whoever has declined a new one counts for nothing. Arev is 2, Beor 4."""
    content = {**EITHER, "items": [item("bane", {"when": "action", "do": [{"do": "dies"}]})]}
    people = ({"who": "beor"}, {"who": "arev"}, {"who": "ailei", "items": ["bane"]})
    match = day(*people, content=content, chronicler=2)
    play(match, "2 further-action:items.bane.0", "2 done")
    play(match, "0 location-action:101", "1 yes", "0 yes", "0 way:a", "1 way:b")
    assert of(match, "exp")[:2] == [0, 0]


TOLL = {"text": "a", "needs": {"status": "owed"}, "do": [{"do": "terror", "by": 1}]}


OWED = {**lands({"id": "101", "lightning": [TOLL]}), "statuses": [{"id": "owed"}]}


@rule("grail.action.bystanders-may-join-before-the-trigger", "grail.location.instant-rules-resolve-on-arrival")
def test_where_a_lightning_rule_does_not_strike_nobody_is_asked_to_join_for_it() -> None:
    """Whoever joined would have lost its Action for nothing."""
    match = day({"at": "102"}, {}, content=OWED)
    play(match, "0 travel:101")
    assert (asked(match), of(match, "acted")) == ({1: "ask-act"}, [True, False])
    assert not told(match, "lightning")
    strikes = day({"at": "102"}, {}, content=OWED, statuses={"owed": 1})
    play(strikes, "0 travel:101", "1 yes", "0 yes")
    assert of(strikes, "terror") == [1, 1]


@rule("grail.location.special-move-reveals-and-triggers", "grail.guardian.before-the-lightning-rule")
def test_who_is_moved_onto_a_guardian_meets_it_before_the_lightning_rule() -> None:
    content = {
        **lands({"id": "101", "action": {"text": "work", "do": [{"do": "move", "to": "102"}]}},
                {"id": "102", "lightning": [{"text": "a", "do": [{"do": "terror", "by": 3}]}]}),
        **OGRE,
    }  # fmt: skip
    match = day({"combat": ["plain"] * 12}, content=content, guardians={"102": ["ogre"]})
    play(match, "location-action:101")
    assert (len(match.state.fights), tracks(match)[2]) == (1, 0)
    get_away(match)
    assert (tracks(match)[2] >= 3, list(match.state.sites["102"].guardians)) == (True, ["ogre"])


@rule("grail.location.legacy-number-matches-keys")
def test_a_key_leads_through_two_changes() -> None:
    def rules(table: Any) -> None:
        table.state.replaced.update({"102": "125", "125": "130"})
        table.state.gone.extend(["102", "125"])
        land.reveal_around(table, "101")

    match = during(rules, {"at": "101"}, content=lands({"id": "130", "legacy": "125"}), sites={"101": 5})
    assert set(land.connections(match.table, "101").values()) == {"130", "103"}


@rule("grail.action.party-location-output-to-one-member", "grail.death.coop-death-does-not-end-the-game")
def test_the_dead_get_nothing_of_what_comes_next() -> None:
    deeds = [{"do": "dies", "who": "one"}, {"do": "food", "by": 1}]
    match = day({"food": 0}, {"food": 0}, {"at": "103", "passed": True}, content=action(do=deeds))
    play(match, "0 location-action:101", "1 yes", "0 yes", "0 to:1", "1 to:1")
    assert (of(match, "dead"), of(match, "food")) == ([False, True, False], [1, 0, 0])


@rule("grail.death.coop-death-does-not-end-the-game")
def test_no_page_lies_open_when_its_only_reader_is_dead() -> None:
    page = verse("101.start", do=[{"do": "dies"}, {"do": "exp"}])
    match = day({}, {"at": "103"}, content={"journal": [page]})
    play(match, "0 explore")
    assert (of(match, "dead"), match.state.open_page) == ([True, False], None)


@rule("grail.advance.skills-are-unique")
def test_a_point_of_the_story_for_which_there_is_no_skill_is_lost() -> None:
    """A44."""
    people = ({"attributes": {"courage": 2}},)
    match = doing({"do": "point", "attribute": "courage"}, {"do": "exp"}, seats=people)
    assert (match.state.seats[0].marks, of(match, "exp")) == ({"courage": 2}, [1])
    assert told(match, "no-skill-left")


@rule("grail.action.inspect-may-activate-at-once", "grail.menhir.cost-scales-with-all-players")
def test_who_will_not_pay_along_leaves_the_stone_dark_and_the_table_hears_why() -> None:
    content = lands({"id": "101", "seals": ["menhir"], "rites": [{"pays": {"food": 2}, "dial": 9}]})
    match = day({"food": 2}, {"food": 9}, content=content, sites={"101": -1, "102": -1})
    play(match, "0 inspect", "1 yes", "0 yes", "0 yes", "1 no")
    assert (match.state.sites["101"].dial, of(match, "food")) == (-1, [2, 9])
    closed = next(event for event in match.events if event.key == "rite-closed")
    assert closed.rules == ("grail.menhir.cost-scales-with-all-players",)


@rule("grail.menhir.activation-text-sets-cost-and-dial")
def test_of_two_rites_the_one_that_can_be_paid_is_done() -> None:
    rites = [{"pays": {"magic": 9}, "dial": 9}, {"pays": {"food": 1}, "dial": 5}]
    content = lands({"id": "101", "seals": ["menhir"], "rites": rites})
    match = day({"food": 1, "magic": 0}, content=content, sites={"101": -1, "102": -1})
    play(match, "inspect", "yes")
    assert (match.state.sites["101"].dial, of(match, "food")) == (4, [0])


def low(number: int, *events: Item) -> dict[str, Any]:
    """A Chapter whose Event deck is filled up with so many Random Events."""
    return {
        "chapters": [{"id": "1", "decks": [{"levels": [1]}], "when_low": number}],
        "story-events": list(events),
        "random-events": [{"id": "rain", "count": 9}],
    }


@rule("grail.day.one-event-revealed", "grail.event.random-events-go-on-top-when-told")
def test_an_event_that_is_due_lies_above_those_that_fill_up_the_deck() -> None:
    assert revealed(at_setup(low(3, event(1, day=2)), days=1)) == ["event-1-1"]


@rule("grail.event.chapter-and-part-order-the-deck", "grail.event.random-events-go-on-top-when-told")
def test_the_last_event_of_a_chapter_comes_before_the_deck_is_filled_up() -> None:
    found = revealed(at_setup(low(2, event(1), event(2)), days=5))
    assert found == ["event-1-1", "event-1-2", "rain", "rain", "rain"]


@rule("grail.event.random-events-go-on-top-when-told")
def test_of_random_events_no_more_are_told_of_than_there_are() -> None:
    """A97."""
    content = {"random-events": [{"id": "rain", "count": 2}]}
    match = doing({"do": "random-events", "number": 3}, content=content)
    assert told(match, "random-events-on-top") == [{"count": 2}]


@rule("grail.party.trade-outside-actions-and-encounters", "grail.action.pass-is-free-and-final")
def test_who_has_passed_by_itself_or_by_the_story_still_trades() -> None:
    match = day({"food": 2}, {"food": 0}, content=action(do=[{"do": "pass", "who": "one"}]))
    play(match, "0 location-action:101", "1 no", "0 trade", "0 hand-over:food-1-1", "0 done")
    assert (of(match, "passed"), of(match, "food")) == ([True, False], [1, 1])
    assert why(match, "explore", 0) == "grail.action.pass-is-free-and-final"


@rule("grail.action.players-agree-on-order", "grail.action.rounds-of-one-action-each")
def test_who_has_passed_has_a_say_when_somebody_would_act_twice() -> None:
    """A08: every other player agrees."""
    match = day({"energy": 2}, {}, {})
    play(match, "2 pass-day", "0 travel:102", "1 no", "1 let-act-again:0")
    assert asked(match) == {2: "ask-let-act-again"}
    spent = day({"energy": 1}, {}, {})
    play(spent, "0 travel:102", "1 no", "2 no")
    assert why(spent, "let-act-again:0", 1) == "grail.action.rounds-of-one-action-each"


@rule("grail.party.join-needs-same-location-and-consent", "grail.action.location-action-cost-on-card")
def test_an_action_for_which_the_others_were_needed_and_did_not_come_has_not_begun() -> None:
    content = action(needs={"attribute": "aggression", "level": 2}, pays={"energy": 1}, do=[{"do": "exp"}])
    match = day({"who": "ailei"}, {"who": "beor"}, content=content)
    play(match, "0 location-action:101", "1 no")
    assert (of(match, "energy"), of(match, "acted"), of(match, "exp")) == ([6, 6], [False, False], [0, 0])
    play(match, "0 location-action:101", "1 yes", "0 yes")
    assert "ask-share" in asked(match).values()


@rule("grail.encounter.draw-starts-it-at-once")
def test_one_fights_for_the_party_and_all_read_on() -> None:
    page = verse("1", do=[{"do": "encounter", "draw": "gray", "who": "one"}, {"do": "exp", "who": "each"}])
    match = reading([page], {}, {"combat": ["plain"] * 9}, content={"encounters": [foe()]}, decks={"gray": ["foe"]})
    play(match, "0 to:1", "1 to:1")
    all_choose(match, "ask-turn-page", "go-on")
    assert match.state.fights[0].party == [1]
    get_away(match, 1)
    assert of(match, "exp") == [1, 1]


@rule("grail.death.claim-an-unclaimed-character", "grail.day.end-order")
def test_who_dies_at_dusk_has_a_successor_before_rest() -> None:
    """A95: who is placed at once rests like anybody."""
    content = {"items": [item("bane", {"when": "dusk", "do": [{"do": "dies"}]})], **BACK}
    match = day({"who": "beor", "items": ["bane"]}, {"who": "arev", "at": "102"}, now="night", content=content)
    play(match, "0 character:maggot", "0 have-read")
    assert match.state.seats[0].at == "101"
    assert [each["seat"] for each in told(match, "arrives")] == ["@seat.0"]
    assert match.state.day == 2


@rule("grail.day.each-dream-is-read-once-per-location", "grail.day.dream-in-a-dream-location")
def test_who_is_moved_in_a_dream_dreams_no_second_one_that_night() -> None:
    content = {
        **lands({"id": "101", "seals": ["dream"]}, {"id": "102", "seals": ["dream"]}),
        "journal": [
            verse("101.dream", do=[{"do": "move", "to": "102"}, {"do": "exp", "who": "each"}]),
            verse("102.dream", do=[{"do": "exp", "by": 5, "who": "each"}]),
        ],
    }
    match = day({}, {"at": "102"}, now="night", content=content)
    while match.state.day == 1:
        seat = next(iter(asked(match)))
        play(match, f"{seat} close-journal")
    assert of(match, "exp") == [1, 5]


@rule("grail.day.rest-food-is-optional")
def test_nobody_hungers_on_a_day_on_which_rest_takes_no_food() -> None:
    feast = event(1, do=[{"do": "today", "what": "rest-without-food"}])
    match = day({"food": 0, "energy": 5, "health": 5, "most_health": 8}, now="dawn", events=["event-1-1"],
                content={"story-events": [feast]}, modes=["grail.challenge.no-food-empties-energy"])  # fmt: skip
    play(match, "pass-day")
    assert tracks(match) == (6, 6, 0)


@rule("grail.death.secrets-are-shared-out-by-the-owner", "grail.item.choose-on-gaining-a-duplicate")
def test_a_weapon_among_the_secrets_of_the_dead_is_chosen_or_turned_at_once() -> None:
    goods: dict[str, list[Any]] = {
        "items": [{"id": "knife", "keyword": "weapon"}],
        "secrets": [{"id": "steel", "number": 5, "keyword": "weapon"}],
    }
    match = during(lambda table: death.die(table, 0), {"secrets": ["steel"]}, {"items": ["knife"]}, {}, content=goods)
    play(match, "0 give:1", "1 use:steel")
    assert match.state.seats[1].down == ["knife"]


@rule("grail.quest.success-resolves-at-once")
def test_one_character_must_meet_the_whole_goal_of_a_quest() -> None:
    """Ailei is there, Beor is strong: nobody is both until Beor comes."""
    quest = {"id": "quest-1", "goal": {"attribute": "aggression", "level": 2, "at": ["102"]}, "success": "9"}
    match = day({"who": "ailei"}, {"who": "beor"}, content={"quests": [quest], "journal": [verse("9")]},
                quests=["quest-1"])  # fmt: skip
    play(match, "0 travel:102", "1 no")
    assert match.state.quests["quest-1"] == "active"
    play(match, "1 travel:102")
    assert match.state.quests["quest-1"] == "done"


@rule("grail.menhir.activation-takes-every-player", "grail.action.inspect-may-activate-at-once")
def test_who_is_led_away_by_what_the_stone_says_pays_nothing_there() -> None:
    """A28."""
    content = {
        **lands({"id": "101", "seals": ["menhir"], "rites": [{"pays": {"food": 2}, "dial": 9}]}),
        "journal": [verse("101.menhir", do=[{"do": "move", "to": "102", "who": "one"}])],
    }
    match = day({"food": 9}, {"food": 9}, content=content, sites={"101": -1, "102": -1})
    play(match, "0 inspect", "1 yes", "0 yes", "0 to:1", "1 to:1")
    all_choose(match, "ask-turn-page", "close-journal")
    play(match, "0 yes")
    assert (of(match, "at"), of(match, "food"), match.state.sites["101"].dial) == (["101", "102"], [5, 9], 7)


VISITOR = foe(id="visitor", traits=["guardian"], called=True, value=1)


def meeting_the_visitor(*heroes: Item, at: str) -> Any:
    call = [{"do": "encounter", "named": "visitor", "won": "2", "lost": "3"}]
    content = {"encounters": [VISITOR], "journal": [verse("101.start", do=call), verse("2"), verse("3")]}
    return day(*heroes, content=content, guardians={at: ["visitor"]})


@rule("grail.encounter.draw-starts-it-at-once", "grail.guardian.undefeated-stays-on-the-map")
def test_an_enemy_whom_a_page_calls_comes_from_where_it_roams() -> None:
    """A34: not defeated, it stays where it was met this time."""
    match = meeting_the_visitor({"combat": ["plain"] * 9}, at="103")
    play(match, "explore", "go-on")
    get_away(match)
    assert texts(match) == ["101.start", "3"]
    assert {place: list(site.guardians) for place, site in match.state.sites.items() if len(site.guardians)} == {
        "101": ["visitor"]
    }


def test_an_enemy_that_belongs_to_no_deck_is_in_none_once_it_is_beaten() -> None:
    winner = {"who": "beor", "combat": ["hit"] * 9}
    match = meeting_the_visitor(winner, at="101")
    play(match, "explore", "go-on", "keep", "play:hit", "done")
    assert (list(match.state.unused), match.state.encounters["gray"].cards) == (["visitor"], [])
    roaming = day({**winner, "at": "102"}, content={"encounters": [VISITOR]}, guardians={"101": ["visitor"]})
    play(roaming, "travel:101", "keep", "play:hit", "done")
    assert (list(roaming.state.unused), roaming.state.encounters["gray"].cards) == (["visitor"], [])


@rule("grail.menhir.removed-location-moves-to-nearest")
def test_on_a_day_without_parties_those_who_lose_their_ground_arrive_one_by_one() -> None:
    alone = event(1, do=[{"do": "today", "what": "no-parties"}, {"do": "remove-place", "place": "108"}])
    match = day({"at": "108"}, {"at": "108"}, now="dawn", content={"story-events": [alone]}, events=["event-1-1"],
                sites={"101": 5, "104": 5, "108": -1})  # fmt: skip
    assert (of(match, "at"), "ask-arrive-together" in asked(match).values()) == (["104", "104"], False)


@rule("grail.roster.change-at-any-session")
def test_the_cards_of_the_dead_are_in_the_box_when_others_sit_down() -> None:
    """A Chapter ends before anybody has taken the place of the dead."""

    def arev_is_dead(table: Any) -> None:
        table.state.seats[1].dead = True
        table.state.lost.append("arev")

    match = campaign(2, arev_is_dead)
    later = on(match, 2)
    play(later, "0 no", "1 no", "0 veteran:ailei", "1 character:beor", "1 have-read")
    play(later, "0 no-chronicler", "1 no-chronicler")
    assert census(later.state) == census(match.state)


@rule("grail.item.traded-is-face-down-until-start-of-day", "grail.day.equip-one-item-per-keyword")
def test_what_changes_hands_in_the_evening_is_of_use_in_the_morning() -> None:
    match = day({"items": ["axe"]}, {}, now="night", content={"items": [{"id": "axe", "keyword": "weapon"}]})
    play(match, "0 trade", "0 hand-card:axe-1", "1 done", "1 turn-up:axe")
    assert (match.state.day, match.state.seats[1].down) == (2, [])


@rule("grail.quest.success-resolves-at-once", "grail.day.time-dial-at-one-leaves-the-game")
def test_what_comes_when_the_days_of_a_quest_are_over_may_be_what_it_waits_for() -> None:
    late = {"days": 1, "do": [{"do": "status", "mark": "late"}]}
    quest = {"id": "quest-1", "goal": {"status": "late"}, "success": "9", "timer": late}
    content = {"quests": [quest], "statuses": [{"id": "late"}], "journal": [verse("9")]}
    match = day({}, now="dawn", content=content, quests=["quest-1"], dials={"quest-1": 1})
    assert (match.state.quests, match.state.dials, texts(match)) == ({"quest-1": "done"}, {}, ["9"])


@rule("grail.action.pass-is-free-and-final")
def test_what_the_story_does_for_good_or_for_the_day_is_told() -> None:
    match = doing({"do": "health-for-good", "by": -3}, {"do": "pass"}, seats=({"health": 8, "energy": 6},))
    assert tracks(match) == (5, 5, 0)
    assert told(match, "most-health-changes") == [{"seat": "@seat.0", "before": 8, "after": 5}]
    assert told(match, "passes") == [{"seat": "@seat.0"}]


@rule("grail.action.further-actions-on-cards", "grail.basics.campaign-is-a-run-of-chapters")
def test_what_is_good_once_a_chapter_is_good_again_in_the_next() -> None:
    book = item("book", {"when": "action", "once": "chapter", "do": [{"do": "exp"}]},
                {"when": "action", "once": "campaign", "do": [{"do": "exp", "by": 5}]})  # fmt: skip
    content = {**action(do=[{"do": "chapter", "begin": 2}]), **FAILS, "items": [book]}
    match = day({"items": ["book"]}, content=content)
    play(match, "further-action:items.book.0", "further-action:items.book.1")
    assert why(match, "further-action:items.book.0") == "grail.action.further-actions-on-cards"
    play(match, "location-action:101", "mode:keep", "further-action:items.book.0")
    assert of(match, "exp") == [7]
    assert "further-action:items.book.1" not in offered(match)


@rule("grail.secret.tradable-in-the-same-location", "grail.action.further-actions-on-cards")
def test_a_secret_that_was_used_is_used_for_whoever_gets_it() -> None:
    page = {"id": "page", "number": 3, "powers": [{"when": "action", "once": "campaign", "do": [{"do": "exp"}]}]}
    match = day({"secrets": ["page"]}, {}, content={"secrets": [page]})
    play(match, "0 further-action:secrets.page.0", "0 trade", "0 hand-card:page-1")
    assert (list(match.state.seats[1].secrets), of(match, "used")) == (["page"], [[], ["secrets.page.0"]])
    assert why(match, "further-action:secrets.page.0", 1) == "grail.action.further-actions-on-cards"
    people = ({"secrets": ["page"]}, {}, {})
    dead = during(lambda table: death.die(table, 0), *people, content={"secrets": [page]})
    dead.state.seats[0].used.append("secrets.page.0")
    play(dead, "0 give:2")
    assert of(dead, "used") == [[], [], ["secrets.page.0"]]


@rule("grail.secret.tradable-in-the-same-location", "grail.action.further-actions-on-cards")
def test_what_else_each_of_them_has_used_is_used_still_when_a_card_changes_hands() -> None:
    once = {"when": "action", "once": "campaign", "do": [{"do": "exp"}]}
    secrets = [
        {"id": name, "number": 3 + number, "powers": [once]} for number, name in enumerate(("page", "book", "map"))
    ]
    match = day({"secrets": ["page", "book"]}, {"secrets": ["map"]}, content={"secrets": secrets})
    play(match, "0 further-action:secrets.page.0", "1 further-action:secrets.map.0", "0 further-action:secrets.book.0")
    play(match, "0 trade", "0 hand-card:page-1")
    assert of(match, "used") == [["secrets.book.0"], ["secrets.map.0", "secrets.page.0"]]


@rule("grail.attribute.used-in-encounters-and-exploration", "grail.status.marked-on-the-save-sheet")
def test_what_asks_for_more_than_one_has_says_of_what() -> None:
    strong = {"attribute": "aggression", "level": 5}
    match = day({"who": "ailei"}, content=action(needs={"any": [strong]}, do=[{"do": "exp"}]))
    assert why(match, "location-action:101") == "grail.attribute.used-in-encounters-and-exploration"
    known = {**action(needs={"status": "owed"}, do=[{"do": "exp"}]), "statuses": [{"id": "owed"}]}
    assert why(day({}, content=known), "location-action:101") == "grail.status.marked-on-the-save-sheet"
    own = skilled("ailei", needs=strong, do=[{"do": "exp"}])
    assert why(day({"who": "ailei"}, content=own), "character-action:ailei") == (
        "grail.attribute.used-in-encounters-and-exploration"
    )
    ways = [{"text": "a", "needs": strong}, {"text": "b", "needs": {"day_from": 9}}, {"text": "c"}, {"text": "d"}]
    choice = day({"who": "ailei"}, content=action(ways=ways))
    play(choice, "location-action:101")
    assert why(choice, "way:a") == "grail.attribute.used-in-encounters-and-exploration"
    assert why(choice, "way:b") == "grail.action.location-action-cost-on-card"


@rule("grail.day.time-dials-drop-by-one")
def test_of_each_dial_that_drops_the_table_hears_whose_it_is() -> None:
    quest = {"id": "quest-1", "goal": {"status": "late"}, "success": "9", "timer": {"days": 5}}
    secret = {"id": "late", "number": 1, "dial": 5, "token": "time"}
    content = {"quests": [quest], "secrets": [secret], "statuses": [{"id": "late"}], "journal": [verse("9")]}
    match = day({"secrets": ["late"]}, now="dawn", content=content, quests=["quest-1"],
                dials={"quest-1": 4, "late": 2})  # fmt: skip
    assert told(match, "time-dial") == [
        {"card": "@quests.quest-1", "count": 3}, {"card": "@secrets.late", "count": 1},
    ]  # fmt: skip
    assert (asked(match), told(match, "new-round")) == ({0: "ask-act"}, []), "the first round is no new one"


@rule("grail.day.dream-in-a-dream-location")
def test_what_one_has_for_dreams_comes_with_each_of_them() -> None:
    pillow = item("pillow", {"when": "dream", "do": [{"do": "exp"}]})
    content = {
        **lands({"id": "101", "seals": ["dream"]}),
        "items": [pillow],
        "journal": [verse("101.dream", do=[{"do": "exp", "by": 5, "who": "each"}])],
    }
    match = day({"items": ["pillow"]}, {"at": "102"}, now="night", content=content)
    assert of(match, "exp") == [6, 0]


# --- trade ---

VOW = item("vow", {"when": "lasting", "fight": [{"do": "forbid", "what": "trade"}]})


@rule("grail.resource.cap-of-twenty", "grail.party.trade-outside-actions-and-encounters")
def test_who_can_hand_over_nothing_hears_why() -> None:
    assert why(day({"food": 1}, {"food": 20}), "trade", 0) == "grail.resource.cap-of-twenty"
    content = {"items": [VOW]}
    match = day({"food": 1}, {"items": ["vow"], "food": 1}, content=content)
    assert why(match, "trade", 1) == "grail.party.trade-outside-actions-and-encounters"
    assert why(match, "trade", 0) == "grail.party.trade-outside-actions-and-encounters", (
        "nor is anybody else its partner"
    )
    three = day({"food": 1}, {"items": ["vow"]}, {}, content=content)
    play(three, "0 trade")
    assert offered(three, 0) == {"hand-over:food-1-2", "done"}


@rule("grail.day.food-can-be-traded-before-rest")
def test_who_looks_through_its_goods_and_keeps_them_is_not_asked_again() -> None:
    match = day({"food": 2}, {"food": 2}, now="night")
    play(match, "0 trade", "0 done")
    assert asked(match) == {1: "ask-before-rest"}
    play(match, "1 trade", "1 hand-over:food-1-0", "1 done")
    assert set(asked(match)) == {0, 1}, "something has changed hands"


# --- who gets, who loses ---


@rule("grail.action.party-location-output-to-one-member")
def test_what_a_member_gets_of_one_reward_is_gained_at_once() -> None:
    goat = item("goat", {"when": "gains", "of": "food", "amount": 2, "once": "day", "do": [{"do": "food", "by": 1}]})
    content = {**action(do=[{"do": "food", "by": 3}]), "items": [goat]}
    match = day({"food": 0, "items": ["goat"]}, {"food": 0}, content=content)
    play(match, "0 location-action:101", "1 yes", "0 yes")
    for to in ("to:0", "to:1", "to:0"):
        play(match, f"0 {to}", f"1 {to}")
    assert of(match, "food") == [3, 1]


def test_what_one_member_loses_is_lost_by_one_who_has_it() -> None:
    loss = {"do": "rep", "by": -2, "who": "one"}
    match = doing(loss, seats=({"rep": 0}, {"rep": 1}, {"rep": 5}))
    assert offered(match, 1) == {"to:1", "to:2"}
    play(match, "1 to:2", "2 to:2")
    assert of(match, "rep") == [0, 1, 3]
    rats = {"do": "food", "by": -2, "who": "most"}
    assert of(doing(rats, seats=({"food": 1}, {"food": 5}, {"food": 3})), "food") == [1, 3, 3]
    match = doing(rats, seats=({"food": 4}, {"food": 1}, {"food": 4}))
    assert offered(match, 0) == {"to:0", "to:2"}
    assert of(doing(loss, {"do": "exp"}, seats=({"rep": 0},)), "exp") == [1]
    poor = doing(loss, {"do": "exp", "who": "each"}, seats=({"rep": 0}, {"rep": 0}))
    assert of(poor, "exp") == [1, 1], "nobody is asked for what nobody has"


# --- what Quests hear of Guardians ---


@pytest.mark.parametrize(("die", "state"), [(6, "done"), (5, "active")])
def test_a_quest_that_waits_for_a_guardian_to_go_hears_of_it_at_once(die: int, state: str) -> None:
    quest = {"id": "quest-1", "goal": {"none": [{"guardian": "ogre"}]}, "success": "9"}
    content = {**OGRE, "quests": [quest], "journal": [verse("9")]}
    match = day({"at": "102"}, now="dawn", content=content, quests=["quest-1"], guardians={"101": ["ogre"]}, dice=[die],
                sites={"101": 5, "102": -1, "103": -1})  # fmt: skip
    assert match.state.quests == {"quest-1": state}
    faces = [each["face"] for each in told(match, "guardian-die")]
    assert faces == [{6: "@text.face-discarded", 5: "@text.face-blank"}[die]]


@rule("grail.quest.success-resolves-at-once", "grail.guardian.undefeated-stays-on-the-map")
def test_a_quest_that_waits_for_a_guardian_to_come_hears_of_it_at_once() -> None:
    quest = {"id": "quest-1", "goal": {"guardian": "ogre"}, "success": "9"}
    put = {"do": "guardian", "named": "ogre", "at": "103"}
    content = {**action(do=[put]), **OGRE, "quests": [quest], "journal": [verse("9")]}
    match = day({}, content=content, quests=["quest-1"])
    play(match, "location-action:101")
    assert match.state.quests == {"quest-1": "done"}
