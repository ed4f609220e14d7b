"""Where rules of different chapters meet, as a second referee would ask; the rulings were made first."""

from __future__ import annotations

from typing import Any

import pytest

from roundtable.games.tainted_grail.characters import death
from roundtable.games.tainted_grail.places import land
from roundtable.kernel.knowledge import census
from roundtable.kernel.scene import Page

from .days import action, day, item, of, skilled
from .test_actions import BACK, why
from .test_journal import reading, texts, verse
from .test_land import lands
from .test_referee import beside, with_action
from .test_roster import campaign, on
from .test_side_by_side import get_away
from .test_tale import at_setup, doing, event, revealed
from .thin import asked, during, foe, offered, play, told, tracks

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


# --- prices that a card may bring down ---

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


# --- a Chronicler elsewhere ---

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


# --- arriving ---

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


OGRE = {"encounters": [foe(id="ogre", traits=["guardian"])]}


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


@rule("grail.location.legacy-number-matches-keys")
def test_a_key_leads_through_two_changes() -> None:
    def rules(table: Any) -> None:
        table.state.replaced.update({"102": "125", "125": "130"})
        table.state.gone.extend(["102", "125"])
        land.reveal_around(table, "101")

    match = during(rules, {"at": "101"}, content=lands({"id": "130", "legacy": "125"}), sites={"101": 5})
    assert set(land.connections(match.table, "101").values()) == {"130", "103"}


# --- death in the middle of something ---


@rule("grail.action.party-location-output-to-one-member", "grail.death.coop-death-does-not-end-the-game")
def test_the_dead_get_nothing_of_what_comes_next() -> None:
    deeds = [{"do": "dies", "who": "one"}, {"do": "food", "by": 1}]
    match = day({"food": 0}, {"food": 0}, {"at": "103", "passed": True}, content=action(do=deeds))
    play(match, "0 location-action:101", "1 yes", "0 yes", "0 to:1", "1 to:1")
    assert (of(match, "dead"), of(match, "food")) == ([False, True, False], [1, 0, 0])


@rule("grail.action.encounters-may-run-in-parallel")
def test_what_kills_everybody_waits_for_who_is_away_in_an_encounter() -> None:
    """A17: nobody touches an Encounter or its Characters from beside it."""
    match = beside({"do": "dies", "who": "all"})
    assert of(match, "dead") == [False, True]
    play(match, "1 done")
    get_away(match)
    assert (of(match, "dead"), match.state.fights) == ([True, True], [])
    assert "ask-successor" in asked(match).values()


@rule("grail.death.coop-death-does-not-end-the-game")
def test_no_page_lies_open_when_its_only_reader_is_dead() -> None:
    page = verse("101.start", do=[{"do": "dies"}, {"do": "exp"}])
    match = day({}, {"at": "103"}, content={"journal": [page]})
    play(match, "0 explore")
    assert (of(match, "dead"), match.state.open_page) == ([True, False], None)


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


# --- a Chapter that ends while somebody is in an Encounter ---


def at_the_end(**hunt: Any) -> Any:
    """The first is in an Encounter in 101; the second may end the Chapter in 103, or die."""
    ways = [{"text": "end", "do": [{"do": "chapter", "begin": 2}]}, {"text": "die", "do": [{"do": "dies"}]}]
    content = with_action(**FAILS)
    meets = {"text": "hunt", "do": [{"do": "encounter", "draw": "gray", **hunt}]}
    content["locations"] = [
        {**each, "action": {"101": meets, "103": {"text": "work", "ways": ways}}.get(each["id"])}
        for each in content["locations"]
    ]
    match = day({"combat": ["plain"] * 9}, {"at": "103"}, *REST, content=content, decks={"gray": ["foe"]})
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


@rule("grail.chapter.state-carries-over")
def test_a_chapter_may_end_while_somebody_still_reads_what_its_fight_has_led_to() -> None:
    match = at_the_end(lost="9")
    get_away(match)
    assert asked(match)[0] == "ask-turn-page"
    play(match, "1 location-action:103", "1 way:end")
    all_choose(match, "ask-mode", "mode:keep")
    assert (match.state.chapter, asked(match)[0]) == (2, "ask-turn-page")


# --- growth ---


@rule("grail.advance.skills-are-unique")
def test_a_point_of_the_story_for_which_there_is_no_skill_is_lost() -> None:
    """A44."""
    people = ({"attributes": {"courage": 2}},)
    match = doing({"do": "point", "attribute": "courage"}, {"do": "exp"}, seats=people)
    assert (match.state.seats[0].marks, of(match, "exp")) == ({"courage": 2}, [1])
    assert told(match, "no-skill-left")


# --- Menhirs ---


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


# --- Events ---


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


# --- what each owes ---

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


# --- the day ---


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


@rule("grail.encounter.draw-starts-it-at-once")
def test_one_fights_for_the_party_and_all_read_on() -> None:
    page = verse("1", do=[{"do": "encounter", "draw": "gray", "who": "one"}, {"do": "exp", "who": "each"}])
    match = reading([page], {}, {"combat": ["plain"] * 9}, content={"encounters": [foe()]}, decks={"gray": ["foe"]})
    play(match, "0 to:1", "1 to:1")
    assert match.state.fights[0].party == [1]
    get_away(match, 1)
    assert of(match, "exp") == [1, 1]


# --- the night and the morning ---


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


# --- what goes on beside one's Action ---


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


# --- Guardians that the story knows by name ---

VISITOR = foe(id="visitor", traits=["guardian"], called=True, value=1)


def meeting_the_visitor(*heroes: Item, at: str) -> Any:
    call = [{"do": "encounter", "named": "visitor", "won": "2", "lost": "3"}]
    content = {"encounters": [VISITOR], "journal": [verse("101.start", do=call), verse("2"), verse("3")]}
    return day(*heroes, content=content, guardians={at: ["visitor"]})


@rule("grail.encounter.draw-starts-it-at-once", "grail.guardian.undefeated-stays-on-the-map")
def test_an_enemy_whom_a_page_calls_comes_from_where_it_roams() -> None:
    """A34: not defeated, it stays where it was met this time."""
    match = meeting_the_visitor({"combat": ["plain"] * 9}, at="103")
    play(match, "explore")
    get_away(match)
    assert texts(match) == ["101.start", "3"]
    assert {place: list(site.guardians) for place, site in match.state.sites.items() if len(site.guardians)} == {
        "101": ["visitor"]
    }


def test_an_enemy_that_belongs_to_no_deck_is_in_none_once_it_is_beaten() -> None:
    winner = {"who": "beor", "combat": ["hit"] * 9}
    match = meeting_the_visitor(winner, at="101")
    play(match, "explore", "keep", "play:hit", "done")
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


# --- what nobody should be asked, and what nobody should lose ---


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


@rule("grail.basics.group-wins-or-loses-together", "grail.basics.campaign-is-a-run-of-chapters")
def test_nobody_fights_on_when_the_campaign_is_over() -> None:
    match = beside({"do": "ending", "ending": "a"})
    assert (match.outcome is not None, asked(match)) == (True, {})
    content = with_action({"do": "dies"}, **FAILS)
    lost = day({"combat": ["plain"] * 9}, {"at": "103"}, *REST, content=content, decks={"gray": ["foe"]})
    play(lost, "0 location-action:101", "1 location-action:103")
    all_choose(lost, "ask-mercy", "no")
    assert (lost.outcome is not None, asked(lost)) == (True, {})


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


# --- once a Chapter, once in a Campaign ---


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


# --- why not? ---


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


# --- pages beside each other ---


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


# --- prices, to the last unit ---

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


# --- the morning, as it is told ---


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


# --- the night ---

FRUGAL = item("kettle", {"when": "lasting", "costs": [{"of": "rest", "what": "food", "by": -1}]})
FROST = event(1, do=[{"do": "today", "what": "rest-needs-two"}])
WEARY = {"health": 5, "most_health": 8, "terror": 2}


@rule("grail.day.rest-food-is-optional")
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
