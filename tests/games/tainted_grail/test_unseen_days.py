"""Cases of the day that the rulebook does not show, as somebody picky would ask them; the rulings were made first."""

from __future__ import annotations

from typing import Any

import pytest

from .days import action, day, item, of, skilled
from .test_actions import BACK, why
from .test_journal import verse
from .test_land import lands
from .test_tale import event
from .thin import HEROES, asked, foe, offered, play, told, tracks

rule = pytest.mark.rule
LIMITER = "grail.challenge.health-limiter-upside-down"
NO_LIMITER = "grail.story.no-health-limiter"
HUNGER = "grail.challenge.no-food-empties-energy"


def morning(*seats: dict[str, Any], **given: Any) -> Any:
    return day(*seats, now="dawn", **given)


def evening(*seats: dict[str, Any], **given: Any) -> Any:
    return day(*seats, now="night", **given)


# --- the Start of the Day ---

AMBUSHED = lands({"id": "104", "lightning": [{"text": "toll", "do": [{"do": "terror", "by": 1}]}]})


@rule("grail.action.rounds-of-one-action-each", "grail.action.bystanders-may-join-before-the-trigger")
def test_who_joins_arrivals_in_the_morning_still_acts_in_the_first_round() -> None:
    """A92 speaks of a round, and in the morning there is none."""
    match = morning({"at": "108"}, {"at": "104"}, content=AMBUSHED, sites={"101": 3, "104": 0, "108": -1})
    play(match, "1 yes", "0 yes")
    assert (of(match, "terror"), of(match, "acted")) == ([3, 1], [False, False])
    assert set(asked(match)) == {0, 1}


@rule("grail.death.claim-an-unclaimed-character", "grail.action.rounds-of-one-action-each")
def test_who_takes_over_in_the_morning_acts_in_the_first_round() -> None:
    """A95: from the next round; in the morning that is the first of the day."""
    deadly = event(1, do=[{"do": "if", "needs": {"resource": "magic", "amount": 9}, "then": [{"do": "dies"}]}])
    match = morning({"who": "beor", "at": "103", "magic": 9}, content={"story-events": [deadly]}, events=["event-1-1"])
    assert match.state.failed or asked(match) == {0: "ask-mercy"}, "alone that is the end"
    killer = event(1, do=[{"do": "die", "each": True, "rows": [{"to": 3, "do": [{"do": "dies"}]}, {"to": 6}]}])
    match = morning({"who": "beor", "at": "103"}, {"who": "arev"}, content={"story-events": [killer]},
                    events=["event-1-1"], dice=[6, 1])  # fmt: skip
    dead = of(match, "dead").index(True)
    assert asked(match) == {dead: "ask-successor"}
    play(match, f"{dead} character:maggot", f"{dead} have-read")
    assert of(match, "acted") == [False, False]
    assert set(asked(match)) == {0, 1}


@rule("grail.menhir.no-menhir-drains-everyone", "grail.track.energy-never-above-health")
@rule("grail.menhir.last-one-keeps-the-land")
def test_two_last_menhirs_go_dark_in_one_morning_and_the_drain_begins_at_once() -> None:
    """A23, A24; and Energy goes down with Health."""
    match = morning({"at": "102", "energy": 6, "health": 7}, sites={"101": 0, "104": 0, "102": -1, "108": -1})
    assert set(match.state.sites) == {"101", "104", "102", "108"}
    assert tracks(match) == (5, 5, 2)


@rule("grail.menhir.removed-location-hurts", "grail.death.zero-health-attaches-the-card")
def test_who_has_two_health_is_dying_where_it_is_driven_to() -> None:
    """A22."""
    match = morning({"at": "108", "health": 2}, {}, sites={"101": 3, "104": -1, "108": -1})
    one = match.state.seats[0]
    assert (one.at, one.health, one.dying, one.dead) == ("104", 0, True, False)


@rule("grail.day.one-time-token-off-each-location", "grail.action.once-per-day-token-kept-apart")
@rule("grail.day.quest-dials-and-tokens-untouched")
def test_three_time_tokens_lose_one_and_the_record_of_the_daily_action_goes_all_the_same() -> None:
    """A10."""
    work = action(daily=True, do=[{"do": "food"}])
    match = morning({}, content=work, times={"101": 3, "102": 1}, tokens={"101": 2})
    assert (match.state.sites["101"].time, match.state.sites["102"].time, match.state.sites["101"].quest) == (2, 0, 2)
    play(match, "location-action:101", "pass-day")
    assert (match.state.sites["101"].time, "location-action:101" in offered(match)) == (1, True)


@rule("grail.day.time-dial-at-one-leaves-the-game")
def test_the_dial_of_a_secret_leaves_and_the_secret_stays() -> None:
    late = {"id": "late", "number": 1, "dial": 5, "token": "time"}
    match = morning({"secrets": ["late"]}, content={"secrets": [late]}, dials={"late": 1})
    assert (match.state.dials, list(match.state.seats[0].secrets)) == ({}, ["late"])


GUARDIAN = {"encounters": [{**foe(traits=["guardian"]), "id": "ogre"}]}


@rule("grail.guardian.staying-attacks-everyone-present", "grail.day.guardians-move-before-the-event")
def test_what_was_traded_yesterday_is_no_help_against_the_guardian_of_the_morning() -> None:
    """A14: it is turned up in step 9. A06: who Passed yesterday fights all the same."""
    axe = {"items": [{"id": "axe", "keyword": "weapon"}], **GUARDIAN}
    cards = {"combat": ["plain"] * 9, "passed": True}
    match = morning({**cards, "items": ["axe"], "down": ["axe"]}, cards, content=axe, guardians={"101": ["ogre"]},
                    dice=[5])  # fmt: skip
    assert (sorted(match.state.fights[0].party), match.state.seats[0].down) == ([0, 1], ["axe"])
    assert "ask-turn-up" not in asked(match).values()


@rule("grail.menhir.removal-discards-everything-else")
def test_a_guardian_on_lost_land_is_gone_before_any_die_is_rolled() -> None:
    match = morning({}, content=GUARDIAN, sites={"101": 3, "102": -1, "107": -1}, guardians={"107": ["ogre"]})
    assert ("107" in match.state.sites, match.state.encounters["gray"].cards) == (False, ["ogre"])
    assert not told(match, "guardian-die")


@rule("grail.day.equip-one-item-per-keyword")
def test_in_the_morning_all_is_turned_up_but_a_second_of_a_keyword() -> None:
    things = [{"id": "axe", "keyword": "weapon"}, {"id": "knife", "keyword": "weapon"}, {"id": "cup"}]
    match = morning({"items": ["axe", "knife", "cup"], "down": ["knife", "cup"]}, content={"items": things})
    play(match, "turn-up:cup", "turn-up:knife")
    assert match.state.seats[0].down == ["axe"]
    assert asked(match) == {0: "ask-act"}


@rule("grail.event.ordinary-event-lasts-one-day", "grail.discard.events-have-a-pile")
def test_yesterdays_event_goes_although_there_is_no_new_one() -> None:
    """A13, A16: a Random Event under its own pile."""
    content = {"random-events": [{"id": "rain", "count": 2}], "story-events": [event(1)]}
    match = morning({}, content=content, in_force=["rain", "event-1-1"])
    state = match.state
    assert (len(state.event_in_force), list(state.event_discard), state.random_events.cards[0]) == (
        0, ["event-1-1"], "rain",
    )  # fmt: skip


@rule("grail.challenge.one-random-event-fewer")
def test_one_random_event_fewer_than_one_is_none() -> None:
    content = {"random-events": [{"id": "rain", "count": 2}], "story-events": [event(1, random=1)]}
    match = morning({}, content=content, events=["event-1-1"], modes=["grail.challenge.one-random-event-fewer"])
    assert (len(match.state.events), len(match.state.random_events)) == (0, 2)


@rule("grail.day.one-event-revealed")
def test_what_an_event_lets_the_group_choose_comes_after_what_it_does() -> None:
    """It brings an Encounter, a page or an affliction first; the choice is not lost for that."""
    page = {"journal": [verse("557")], "afflictions": [{"id": "insane", "verse": "557", "powers": []}]}
    asks = event(1, do=[{"do": "terror", "by": 8}], ways=[{"text": "a", "do": [{"do": "exp"}]}, {"text": "b"}])
    match = morning({}, content={"story-events": [asks], **page}, events=["event-1-1"])
    play(match, "close-journal", "way:a")
    assert (of(match, "exp"), tracks(match)[2]) == ([1], 8)


# --- rounds ---


@rule("grail.action.stage-ends-when-all-passed-or-spent")
def test_with_all_at_no_energy_the_day_is_over_although_nobody_has_passed() -> None:
    """A04: no free Action any more, such as inspecting."""
    match = day({"energy": 0}, {"energy": 0}, content=lands({"id": "101", "seals": ["menhir"]}))
    assert (match.state.day, of(match, "passed")) == (2, [False, False])


@rule("grail.action.inspect-menhir-is-free")
def test_without_energy_one_may_do_what_is_free_while_others_go_on() -> None:
    """A05."""
    seal = lands({"id": "101", "seals": ["menhir"]})
    match = day({"energy": 0}, {"energy": 3, "at": "102"}, content={**seal, **BACK})
    assert {"inspect", "pass-day", "wait"} <= offered(match, 0)
    assert "explore" not in offered(match, 0)
    assert why(match, "explore") == "grail.action.explore-costs-one-energy"
    play(match, "0 inspect")
    assert of(match, "acted") == [True, False]


@rule("grail.party.pay-energy-or-magic-for-others", "grail.action.party-action-counts-as-acting")
def test_without_energy_one_may_be_taken_along() -> None:
    """A05."""
    match = day({"energy": 2}, {"energy": 0})
    play(match, "0 travel:102", "1 yes", "0 yes")
    while "ask-share" in asked(match).values() or "ask-how-to-pay" in asked(match).values():
        play(match, "0 split" if "split" in offered(match) else "0 share:2")
    assert (of(match, "at"), match.state.day) == (["102", "102"], 2), "and both have spent their day"


@rule("grail.party.join-only-before-the-action-begins", "grail.action.party-action-counts-as-acting")
def test_who_joins_before_having_acted_has_no_action_left_in_that_round() -> None:
    """A07."""
    match = day({}, {}, {"at": "103"})
    play(match, "0 travel:102", "1 yes", "0 yes", "0 each-own")
    assert set(asked(match)) == {2}


@rule("grail.action.rounds-of-one-action-each", "grail.action.players-agree-on-order")
def test_who_has_acted_goes_first_again_only_if_all_others_agree() -> None:
    """A08."""
    match = day({}, {}, {})
    play(match, "0 travel:102", "1 no", "2 no", "1 let-act-again:0")
    assert asked(match) == {2: "ask-let-act-again"}
    play(match, "2 yes", "0 travel:101")
    assert (of(match, "at"), of(match, "acted")) == (["101", "101", "101"], [True, False, False])
    assert of(match, "energy") == [4, 6, 6]
    assert why(match, "let-act-again:0", 1) == "grail.action.rounds-of-one-action-each", "twice, and not three times"


@rule("grail.action.rounds-of-one-action-each")
def test_one_voice_against_it_keeps_the_round_as_it_is() -> None:
    """A08."""
    match = day({}, {}, {})
    play(match, "0 travel:102", "1 no", "2 no", "1 let-act-again:0", "2 no")
    assert (of(match, "at"), set(asked(match))) == (["102", "101", "101"], {1, 2})
    assert "let-act-again:0" not in offered(match, 1), "nobody is asked the same thing twice in a round"
    play(match, "1 travel:103", "2 no", "2 pass-day")
    assert of(match, "again") == [False, False, False], "a new round"


@rule("grail.action.rounds-of-one-action-each")
def test_who_is_let_act_again_need_not() -> None:
    match = day({}, {})
    play(match, "0 travel:102", "1 no", "1 let-act-again:0", "0 wait", "1 travel:103")
    assert (of(match, "at"), of(match, "energy")) == (["102", "103"], [5, 5])


@rule("grail.action.rounds-of-one-action-each", "grail.action.pass-is-free-and-final")
def test_who_has_acted_or_passed_is_told_why_there_is_no_more() -> None:
    content = {"items": [{"id": "cup"}], **lands({"id": "101", "seals": ["menhir"]})}
    match = day({"items": ["cup"], "acted": True}, {}, {"items": ["cup"], "passed": True}, content=content)
    assert why(match, "travel:102", 0) == "grail.action.rounds-of-one-action-each"
    assert why(match, "inspect", 2) == "grail.action.pass-is-free-and-final"
    assert why(match, "travel:102", 2) == "grail.action.pass-is-free-and-final"


@rule("grail.action.party-action-counts-as-acting", "grail.action.character-action-only-by-its-owner")
def test_who_helps_to_pay_has_acted_and_has_nothing_of_it() -> None:
    """A92."""
    content = skilled("ailei", pays={"energy": 2}, do=[{"do": "wealth"}])
    match = day({"who": "ailei", "wealth": 0, "energy": 1}, {"who": "beor", "wealth": 0}, {"who": "arev"},
                content=content)  # fmt: skip
    play(match, "0 character-action:ailei", "1 yes", "2 no", "0 yes")
    while asked(match).get(0) in ("ask-share", "ask-how-to-pay"):
        play(match, "0 split" if "split" in offered(match) else "0 share:1")
    play(match, "1 accept-share:1")
    assert (of(match, "energy"), of(match, "wealth")) == ([0, 5, 6], [1, 0, 0])
    assert of(match, "acted") == [True, True, False]


@rule("grail.action.character-action-owner-pays-at-least-one")
def test_nobody_has_an_action_of_its_own_paid_whole_by_others() -> None:
    content = skilled("ailei", pays={"energy": 1}, do=[{"do": "wealth"}])
    match = day({"who": "ailei", "energy": 0}, {"who": "beor"}, content=content)
    assert why(match, "character-action:ailei") == "grail.action.character-action-owner-pays-at-least-one"


@rule("grail.action.once-per-day-location-action")
def test_a_daily_action_is_used_up_for_who_comes_later_and_says_so() -> None:
    """A11."""
    match = day({}, {"at": "102"}, content=action(daily=True, do=[{"do": "food"}]))
    play(match, "0 location-action:101", "1 travel:101")
    assert why(match, "location-action:101", 1) == "grail.action.once-per-day-location-action"


@rule("grail.event.ordinary-event-lasts-one-day")
def test_what_the_event_of_the_day_forbids_is_refused_in_its_name() -> None:
    rains = event(1, do=[{"do": "today", "what": "no-travel"}, {"do": "today", "what": "no-trade"}])
    match = morning({"food": 1}, {}, content={"story-events": [rains]}, events=["event-1-1"])
    assert why(match, "travel:102") == "grail.event.ordinary-event-lasts-one-day"
    assert why(match, "trade") == "grail.event.ordinary-event-lasts-one-day"


@rule("grail.action.further-actions-on-cards", "grail.action.icon-shows-the-cost")
def test_what_a_card_offers_and_one_can_not_pay_is_refused_for_its_price() -> None:
    dear = item("rod", {"when": "action", "pays": {"magic": 1}, "do": [{"do": "exp"}]})
    once = item("cup", {"when": "action", "once": "day", "do": [{"do": "exp"}]})
    ink = item("ink", {"when": "free", "pays": {"wealth": 1}, "do": [{"do": "exp"}]})
    match = day({"items": ["rod", "cup", "ink"], "magic": 0, "wealth": 0}, content={"items": [dear, once, ink]})
    play(match, "further-action:items.cup.0")
    assert why(match, "further-action:items.rod.0") == "grail.action.icon-shows-the-cost"
    assert why(match, "further-action:items.cup.0") == "grail.action.further-actions-on-cards"
    assert why(match, "free-power:items.ink.0") == "grail.action.icon-shows-the-cost"


@rule("grail.action.location-action-cost-on-card", "grail.day.one-event-revealed")
def test_a_choice_of_a_card_that_is_not_open_says_why() -> None:
    ways = [{"text": "a", "pays": {"wealth": 1}}, {"text": "b"}, {"text": "c"}]
    match = day({"wealth": 0}, content=action(ways=ways))
    play(match, "location-action:101")
    assert why(match, "way:a") == "grail.action.location-action-cost-on-card"
    match = morning({"wealth": 0}, content={"story-events": [event(1, ways=ways)]}, events=["event-1-1"])
    assert why(match, "way:a") == "grail.day.one-event-revealed"


@rule("grail.action.explore-reads-the-card-back")
def test_alone_nobody_is_told_that_others_might_pay() -> None:
    page = verse("101.start", {"text": "a", "pays": {"wealth": 1}}, {"text": "b"}, {"text": "c"})
    match = day({"wealth": 0}, content={"journal": [page]})
    play(match, "explore")
    assert why(match, "way:a") == "grail.action.explore-reads-the-card-back"


@rule("grail.menhir.cost-scales-with-all-players", "grail.action.inspect-menhir-is-free")
def test_who_inspects_a_menhir_and_can_not_light_it_learns_why() -> None:
    stone = lands({"id": "101", "seals": ["menhir"], "rites": [{"pays": {"food": 2}, "dial": 9}]})
    match = day({"food": 1}, {"at": "102"}, content=stone)
    play(match, "0 inspect")
    closed = [event for event in match.events if event.key == "rite-closed"]
    assert [event.rules for event in closed] == [("grail.menhir.cost-scales-with-all-players",)]


@rule("grail.day.rest-food-is-optional")
def test_who_has_eaten_at_full_health_still_loses_a_terror() -> None:
    """A15: the surplus is lost."""
    match = evening({"food": 1, "health": 8, "terror": 1})
    play(match, "eat")
    assert (tracks(match), of(match, "food")) == ((6, 8, 0), [0])


@rule("grail.track.dying-card-stays-until-health-returns", "grail.day.end-order")
def test_who_is_dying_and_eats_is_dying_no_more_and_gets_one_energy() -> None:
    match = evening({"food": 1, "health": 0, "most_health": 8, "energy": 0, "dying": True})
    play(match, "eat")
    one = match.state.seats[0]
    assert (one.health, one.dying, one.energy) == (1, False, 1)


@rule("grail.track.insane-card-stays-while-in-the-red")
def test_who_calms_down_at_rest_dreams_that_night() -> None:
    content = {"journal": [verse("101.dream"), verse("101.nightmare")], **lands({"id": "101", "seals": ["dream"]})}
    match = evening({"food": 1, "terror": 8, "insane": True}, content=content)
    play(match, "eat")
    assert [each["text"] for each in told(match, "verse")] == ["@journal.101.dream.text"]
    assert not match.state.seats[0].insane


@rule("grail.day.dreams-are-read-as-a-party", "grail.day.each-dream-is-read-once-per-location")
def test_the_mad_and_the_calm_in_one_place_are_two_parties() -> None:
    content = {"journal": [verse("101.dream", do=[{"do": "exp", "by": 1}]),
                           verse("101.nightmare", do=[{"do": "terror", "by": -1}])],
               **lands({"id": "101", "seals": ["dream"]})}  # fmt: skip
    match = evening({"who": "ailei"}, {"who": "arev", "terror": 9}, {"who": "beor", "at": "102"}, content=content)
    while match.state.day == 1 and asked(match):
        for seat in sorted(asked(match)):
            play(match, f"{seat} {min(offered(match, seat))}")
    assert sorted(each["text"] for each in told(match, "verse")) == [
        "@journal.101.dream.text", "@journal.101.nightmare.text",
    ]  # fmt: skip
    assert (of(match, "exp"), of(match, "terror")) == ([1, 0, 0], [0, 8, 0])


@rule("grail.challenge.no-food-empties-energy", "grail.death.zero-health-attaches-the-card")
def test_hunger_at_no_energy_and_one_health_is_dying() -> None:
    match = evening({"food": 0, "energy": 0, "health": 1}, {"food": 0}, modes=[HUNGER])
    one = match.state.seats[0]
    assert (one.health, one.dying) == (0, True)


@rule("grail.challenge.no-food-empties-energy", "grail.challenge.health-limiter-upside-down")
def test_after_hunger_four_energy_come_back_as_far_as_the_turned_marker_lets_them() -> None:
    """A81, A86."""
    assert tracks(evening({"food": 0, "energy": 5, "health": 4}, modes=[HUNGER, LIMITER])) == (3, 4, 0)
    assert tracks(evening({"food": 0, "energy": 5, "health": 8}, modes=[HUNGER, LIMITER])) == (4, 8, 0)


@rule("grail.day.energy-returns-to-its-start-slot")
@pytest.mark.parametrize(("energy", "health", "after"), [(0, 8, 4), (1, 8, 5), (1, 3, 3), (2, 8, 6)])
def test_four_points_are_added_to_where_the_marker_stands(energy: int, health: int, after: int) -> None:
    """A01, A02."""
    assert tracks(evening({"energy": energy, "health": health}))[0] == after


@rule("grail.day.energy-returns-to-its-start-slot")
def test_a_marker_above_its_starting_slot_goes_down_to_it() -> None:
    """A15: by day the slot was no maximum."""
    match = evening({"energy": 8})
    assert tracks(match)[0] == 6


@rule("grail.story.no-health-limiter", "grail.day.restored-energy-capped-by-health")
def test_without_the_limiter_a_wounded_character_gets_all_its_energy() -> None:
    assert tracks(evening({"energy": 2, "health": 2}, modes=[NO_LIMITER]))[0] == 6


@pytest.mark.parametrize(("modes", "energy"), [((), 6), ((LIMITER,), 5), ((NO_LIMITER,), 7)])
def test_who_starts_with_as_much_energy_as_health_starts_below_a_turned_marker(modes: Any, energy: int) -> None:
    """A81; in Story mode Health is no limit from the first morning on."""
    weak = {"characters": [{**hero, "health": 6, "energy": 7} for hero in HEROES]}
    assert tracks(day({}, content=weak, modes=list(modes)))[0] == energy


@rule("grail.day.rest-at-most-one-food", "grail.day.food-can-be-traded-before-rest")
def test_who_has_two_food_may_feed_a_friend_before_rest_and_not_one_elsewhere() -> None:
    match = evening({"food": 2, "health": 5}, {"health": 5}, {"at": "102", "health": 5})
    play(match, "0 trade")
    assert {each for each in offered(match) if each.startswith("hand-over")} == {
        "hand-over:food-1-1",
    }  # fmt: skip
    play(match, "0 hand-over:food-1-1")
    play(match, "0 done")
    while "ask-before-rest" in asked(match).values():
        play(match, *(f"{seat} done" for seat, key in asked(match).items() if key == "ask-before-rest"))
    assert asked(match) == {0: "ask-eat", 1: "ask-eat"}
    play(match, "0 eat", "1 eat")
    assert (of(match, "health"), of(match, "food")) == ([6, 6, 5], [0, 0, 0])


@rule("grail.action.party-location-output-to-one-member", "grail.death.picking-up-items-is-a-free-location-action")
def test_the_items_of_the_dead_may_be_gathered_by_a_party_and_each_goes_to_one_of_it() -> None:
    """It is a Location Action: paid once, and what it yields is handed out piece by piece."""
    things = {"items": [{"id": "axe", "keyword": "weapon"}, {"id": "cup"}]}
    match = day({"energy": 0}, {}, content=things, fallen={"101": ["axe", "cup"]})
    play(match, "0 pick-up", "1 yes", "0 yes", "0 to:1", "1 to:1", "0 to:0", "1 to:0")
    assert [list(one.items) for one in match.state.seats] == [["cup"], ["axe"]]
    assert [one.down for one in match.state.seats] == [[], []]


@rule("grail.death.picking-up-items-is-a-free-location-action", "grail.challenge.five-items-at-most")
def test_who_picks_up_more_than_five_keeps_five() -> None:
    """A45."""
    things = [item(f"thing-{number}") for number in range(1, 8)]
    match = day({"items": [f"thing-{number}" for number in range(1, 5)], "energy": 1}, content={"items": things},
                fallen={"101": ["thing-5", "thing-6", "thing-7"]},
                modes=["grail.challenge.five-items-at-most"])  # fmt: skip
    play(match, "pick-up")
    while asked(match) == {0: "ask-too-many-items"}:
        play(match, min(offered(match)))
    assert (len(match.state.seats[0].items), len(match.state.sites["101"].fallen)) == (5, 0)
