"""A party, a Guardian, and fights at the same time: short stories of the Tainted Grail slice."""

from __future__ import annotations

import random
from typing import Any

import pytest

from roundtable.kernel.errors import NotOffered
from roundtable.kernel.game import Setup
from roundtable.kernel.match import Match
from roundtable.scenarios import Scenario
from roundtable.scenarios.runner import prepare
from roundtable.slices.grail_party import GAME
from roundtable.testing.properties import check_match

AnyMatch = Match[Any, Any]
rule = pytest.mark.rule

AILEI = {"character": "ailei"}  # number 1: Courage 1, Practicality 2, 3 Magic
AREV = {"character": "arev"}  # number 2: 1 of each Attribute, 1 Magic
MAGGOT = {"character": "maggot"}  # number 3: Aggression 1, Practicality 2, 2 Magic
BEOR = {"character": "beor"}  # number 4: Aggression 2, Courage 1, 2 Magic
AWAY = {"passed": True, "location": "reed-mire"}

ALL_KEYS = {
    "first": {"attribute": "aggression", "level": 2},
    "second": {"attribute": "courage"},
    "third": {"attribute": "practicality"},
    "magic": True,
}


def enemy(*attack: dict[str, Any], **more: Any) -> dict[str, Any]:
    """A straw man with every Key, whose Attack is this list."""
    straw = {"id": "straw", "deck": "gray", "value": 20, "right": ALL_KEYS, "opportunity": [{"do": "terror", "amount": 1}]}
    return {**straw, "attacks": [{"markers": 0, "do": list(attack)}], **more}


def start(
    *seats: dict[str, Any],
    dice: list[int] | None = None,
    draw: dict[str, list[str]] | None = None,
    cards: list[dict[str, Any]] | None = None,
    against: dict[str, Any] | None = None,
    **given: Any,
) -> AnyMatch:
    """A match in this position; `against` puts everybody who has not Passed into a fight with that straw man."""
    content = {"encounters": [against]} if against else {}
    if against:
        members = [seat for seat, one in enumerate(seats) if not one.get("passed")]
        given = {**given, "fights": [{"enemy": against["id"], "members": members, **given.pop("fight", {})}]}
    match = prepare(
        Scenario(
            game="grail-party", about="", given={"seats": list(seats), **given}, dice=dice or [], draw=draw or {},
            cards=cards or [], content=content,
        ),
        GAME,
    )  # fmt: skip
    match.begin()
    return match


def play(match: AnyMatch, *answers: str) -> None:
    """Answers written as 'seat option'."""
    for answer in answers:
        seat, option = answer.split()
        offers = match.offers(int(seat))
        assert offers, f"{answer}: seat {seat} is not asked; asked is {asked(match)}"
        fitting = [offer for offer in offers if option in {one.id for one in offer.options}]
        match.answer(int(seat), (fitting or offers)[0].decision, option)


def asked(match: AnyMatch) -> dict[int, str]:
    return {offer.seat: offer.prompt.key for offer in match.offers()}


def offered(match: AnyMatch, seat: int) -> set[str]:
    return {option.id for offer in match.offers(seat) for option in offer.options}


def told(match: AnyMatch) -> list[str]:
    return [event.key for event in match.events]


def tracks(match: AnyMatch, seat: int) -> tuple[int, int, int]:
    one = match.state.seats[seat]
    return one.energy, one.health, one.terror


# --- During the Day ---


@rule("grail.action.players-agree-on-order", "grail.action.no-agreement-lowest-number-first")
def test_players_agree_on_who_acts_or_the_lowest_number_does() -> None:
    match = start(AREV, AILEI)
    play(match, "0 act:0", "1 act:0")
    assert asked(match) == {0: "ask-action"}
    match = start(AREV, AILEI)
    play(match, "0 act:0", "1 act:1")
    assert asked(match) == {1: "ask-action"}
    match = start(AREV, AILEI)
    play(match, "0 act:1", "1 act:0")
    assert asked(match) == {1: "ask-action"}


@rule("grail.action.rounds-of-one-action-each")
def test_each_acts_once_before_a_new_round() -> None:
    match = start(AREV, AILEI)
    play(match, "0 act:0", "1 act:0", "0 travel:hunters-rise", "1 no")
    assert asked(match) == {1: "ask-action"}
    play(match, "1 travel:hunters-rise")
    assert asked(match) == {0: "ask-who-acts", 1: "ask-who-acts"}


@rule("grail.action.pass-is-free-and-final", "grail.action.stage-ends-when-all-passed-or-spent")
def test_who_passes_is_done_for_the_day_and_the_day_ends_with_the_last() -> None:
    match = start(AREV, {**AILEI, "location": "hunters-rise", "energy": 2}, guardians={})
    play(match, "0 act:0", "1 act:0", "0 pass", "1 travel:hollow-farm")
    assert tracks(match, 0)[0] == 5
    assert asked(match) == {1: "ask-action"}
    play(match, "1 travel:hunters-rise")
    assert asked(match) == {0: "ask-rest", 1: "ask-rest"}, "one has Passed, the other has no Energy"


@rule("grail.action.travel-costs-one-energy")
def test_travel_costs_one_energy_and_needs_it() -> None:
    match = start({**AREV, "energy": 2}, {**AILEI, "energy": 0})
    play(match, "0 travel:hunters-rise", "1 no")
    assert (match.state.seats[0].location, tracks(match, 0)[0]) == ("hunters-rise", 1)
    assert asked(match) == {0: "ask-action"}, "nobody without Energy is asked for an Action"


@rule("grail.action.travel-needs-direction-keys", "grail.action.travel-is-never-diagonal")
def test_travel_needs_keys_on_both_edges_and_is_never_diagonal() -> None:
    match = start({**AREV, "location": "toll-house"}, AWAY)
    assert offered(match, 0) == {"travel:hollow-farm", "pass"}
    assert match.why_not(0, "travel:old-cairn") == ("grail.action.travel-needs-direction-keys",)
    assert match.why_not(0, "travel:hunters-rise") == ("grail.action.travel-is-never-diagonal",)
    match = start({**AREV, "location": "old-cairn"}, AWAY)
    assert match.why_not(0, "travel:toll-house") == ("grail.action.travel-needs-direction-keys",)


# --- Parties ---


@rule("grail.party.join-needs-same-location-and-consent", "grail.party.all-members-approve-the-action")
def test_a_party_needs_the_same_location_and_everybodys_consent() -> None:
    def setting_out() -> AnyMatch:
        match = start(AREV, AILEI, {**BEOR, "location": "reed-mire"})
        play(match, "0 act:0", "1 act:0", "2 act:0", "0 travel:hunters-rise")
        return match

    match = setting_out()
    assert asked(match) == {1: "ask-join-travel"}, "Beor is elsewhere"
    play(match, "1 yes")
    assert asked(match) == {0: "ask-admit"}
    play(match, "0 no")
    assert [one.location for one in match.state.seats] == ["hunters-rise", "hollow-farm", "reed-mire"]
    match = setting_out()
    play(match, "1 no")
    assert [one.location for one in match.state.seats] == ["hunters-rise", "hollow-farm", "reed-mire"]
    match = setting_out()
    play(match, "1 yes", "0 yes", "1 done", "0 done")
    assert [one.location for one in match.state.seats] == ["hunters-rise", "hunters-rise", "reed-mire"]


@rule("grail.action.party-travel-costs-one-each", "grail.action.party-action-counts-as-acting")
def test_a_party_pays_one_each_and_all_of_it_has_acted() -> None:
    match = start(AREV, AILEI, {**BEOR, "location": "reed-mire"})
    play(match, "0 act:0", "1 act:0", "2 act:0", "0 travel:hunters-rise", "1 yes", "0 yes", "1 done", "0 done")
    assert [tracks(match, seat)[0] for seat in range(3)] == [4, 4, 6]
    assert asked(match) == {2: "ask-action"}


@rule("grail.party.pay-energy-or-magic-for-others")
def test_a_member_may_pay_for_everybody() -> None:
    match = start(AREV, AILEI, {**BEOR, "energy": 0})
    play(match, "0 act:0", "1 act:0", "0 travel:hunters-rise", "1 yes", "2 yes", "0 yes", "0 yes")
    play(match, "1 done")
    assert offered(match, 0) == {"cover:1", "cover:2", "done"}
    play(match, "0 cover:2", "0 cover:1")
    assert [tracks(match, seat)[0] for seat in range(3)] == [2, 5, 0]
    assert {one.location for one in match.state.seats} == {"hunters-rise"}


@rule("grail.party.member-who-cannot-pay-drops-out")
def test_who_cannot_pay_and_is_not_paid_for_stays_behind() -> None:
    match = start(AREV, {**AILEI, "energy": 1}, {**BEOR, "energy": 0})
    play(match, "0 act:0", "1 act:0", "0 travel:hunters-rise", "1 yes", "2 yes", "0 yes", "0 yes")
    assert asked(match) == {0: "ask-cover"}, "Ailei needs the one Energy she has for herself"
    play(match, "0 done")
    assert [one.location for one in match.state.seats] == ["hunters-rise", "hunters-rise", "hollow-farm"]
    assert [tracks(match, seat)[0] for seat in range(3)] == [4, 0, 0]
    assert [one.acted for one in match.state.seats] == [False, False, False], "nobody else can act: a new round"


# --- arriving ---


@rule(
    "grail.location.instant-rules-resolve-on-arrival", "grail.action.instant-rules-precede-other-players",
    "grail.encounter.draw-starts-it-at-once",
)  # fmt: skip
def test_a_lightning_rule_draws_an_encounter_before_anybody_else_acts() -> None:
    match = start(AREV, AILEI, draw={"encounters-gray": ["vagabond"]})
    play(match, "0 act:0", "1 act:0", "0 travel:toll-house", "1 no")
    assert match.state.fights[0].enemy.cards == ["vagabond"]
    assert (match.state.seats[0].fight, match.state.seats[1].fight) == (1, 0)
    assert asked(match) == {0: "ask-keep-hand", 1: "ask-action"}


@rule("grail.guardian.walking-into-one-triggers-it", "grail.action.party-travel-encounters-together")
def test_a_party_that_walks_into_a_guardian_fights_it_together() -> None:
    match = start({**AREV, "location": "hunters-rise"}, {**AILEI, "location": "hunters-rise"})
    play(match, "0 act:0", "1 act:0", "0 travel:old-cairn", "1 yes", "0 yes", "1 done", "0 done")
    fight = match.state.fights[0]
    assert (fight.enemy.cards, fight.members, fight.location) == (["cairn-warden"], [1, 0], "old-cairn")
    assert match.state.guardians["old-cairn"].cards == []


@rule("grail.action.bystanders-may-join-before-the-trigger")
@pytest.mark.parametrize(("answer", "members"), [("yes", [1, 0]), ("no", [0])])
def test_somebody_already_there_may_join_just_before_the_guardian(answer: str, members: list[int]) -> None:
    match = start({**AREV, "location": "hunters-rise"}, {**AILEI, "location": "old-cairn"})
    play(match, "0 act:0", "1 act:0", "0 travel:old-cairn")
    assert asked(match) == {1: "ask-join-fight"}
    assert match.state.fights == [], "the Guardian has not triggered yet"
    play(match, f"1 {answer}")
    assert match.state.fights[0].members == members


def test_somebody_who_has_passed_or_is_dying_is_not_asked_to_join() -> None:
    passed = {**AILEI, "location": "old-cairn", "passed": True}
    dying = {**BEOR, "location": "old-cairn", "health": 0, "energy": 0, "dying": True}
    match = start({**AREV, "location": "hunters-rise"}, passed, dying)
    play(match, "0 travel:old-cairn")
    assert match.state.fights[0].members == [0]


@rule("grail.guardian.several-players-choose-order")
def test_of_several_guardians_the_party_chooses_which_comes_first() -> None:
    both = {"old-cairn": ["cairn-warden", "pale-stag"]}
    match = start({**AREV, "location": "hunters-rise"}, {**AILEI, "location": "hunters-rise"}, guardians=both)
    play(match, "0 act:0", "1 act:0", "0 travel:old-cairn", "1 yes", "0 yes", "1 done", "0 done")
    assert asked(match) == {0: "ask-which-guardian", 1: "ask-which-guardian"}
    play(match, "0 face:cairn-warden", "1 face:pale-stag")
    assert match.state.fights[0].enemy.cards == ["pale-stag"], "Ailei has the lowest number"
    play(match, "0 keep", "1 keep", "1 activate:1", "0 activate:1", "1 escape", "0 escape")
    assert match.state.fights[0].enemy.cards == ["cairn-warden"], "the other one comes next"


@rule("grail.guardian.before-the-lightning-rule")
def test_the_guardian_comes_before_the_lightning_rule_of_its_location() -> None:
    at_toll = {"toll-house": ["cairn-warden"]}
    match = start(AREV, AWAY, guardians=at_toll, draw={"encounters-gray": ["deserter"]})
    play(match, "0 travel:toll-house")
    assert match.state.fights[0].enemy.cards == ["cairn-warden"]
    play(match, "0 keep", "0 escape")
    assert match.state.fights[0].enemy.cards == ["deserter"]
    play(match, "0 keep", "0 escape")
    assert match.state.fights == []
    assert asked(match) == {0: "ask-action"}


# --- Guardians at the Start of the Day ---


@rule("grail.guardian.cardinal-result-moves", "grail.guardian.entering-attacks-everyone-present")
def test_a_guardian_moves_by_the_die_and_attacks_all_who_are_there() -> None:
    here = {"location": "hunters-rise"}
    match = start({**AREV, **here}, {**AILEI, **here}, day=2, dice=[4])
    fight = match.state.fights[0]
    assert (fight.enemy.cards, fight.location, fight.members) == (["cairn-warden"], "hunters-rise", [1, 0])
    assert asked(match) == {0: "ask-keep-hand", 1: "ask-keep-hand"}, "nobody is asked whether they want to"


@rule("grail.guardian.blank-result-stays", "grail.guardian.staying-attacks-everyone-present")
def test_a_guardian_that_stays_attacks_those_beside_it_but_not_the_dying() -> None:
    here = {"location": "old-cairn"}
    match = start({**AREV, **here}, {**AILEI, **here, "health": 0, "energy": 0, "dying": True}, BEOR, day=2, dice=[5])
    assert (match.state.fights[0].location, match.state.fights[0].members) == ("old-cairn", [0])


@rule("grail.guardian.blocked-move-goes-to-highest-number")
def test_a_blocked_guardian_goes_to_the_highest_number() -> None:
    match = start(AREV, AILEI, day=2, dice=[1], guardians={"hunters-rise": ["cairn-warden"]})
    assert match.state.guardians["old-cairn"].cards == ["cairn-warden"], "104 is above 101"
    match = start(AREV, AILEI, day=2, dice=[3])
    assert match.state.guardians["hunters-rise"].cards == ["cairn-warden"], "no Key leads back from the toll house"


@rule("grail.guardian.discard-result-removes")
def test_the_discard_result_puts_a_guardian_under_its_deck() -> None:
    match = start(AREV, AILEI, day=2, dice=[6], guardians={"old-cairn": ["pale-stag"]})
    assert match.state.encounters["green"].cards[0] == "pale-stag"
    assert match.state.guardians["old-cairn"].cards == []


@rule("grail.day.start-is-skipped-on-day-one")
def test_guardians_do_not_move_on_day_one() -> None:
    match = start(AREV, AILEI, dice=[])
    assert match.state.guardians["old-cairn"].cards == ["cairn-warden"]


# --- End of the Day ---


@rule(
    "grail.day.rest-food-is-optional", "grail.day.energy-returns-to-its-start-slot",
    "grail.day.exhausted-restores-only-four", "grail.track.exhausted-on-last-two-energy-slots",
    "grail.day.restored-energy-capped-by-health",
)  # fmt: skip
def test_rest_and_energy_at_the_end_of_the_day() -> None:
    tired = {**BEOR, "passed": True, "energy": 1, "health": 7, "terror": 2}
    rested = {**AREV, "passed": True, "energy": 2}
    hurt = {**MAGGOT, "passed": True, "energy": 2, "health": 2}
    spent = {**AILEI, "passed": True, "energy": 0, "food": 0}
    match = start(tired, rested, hurt, spent, dice=[5])
    assert asked(match) == {0: "ask-rest", 1: "ask-rest", 2: "ask-rest"}, "Ailei has no Food"
    play(match, "0 eat", "1 fast", "2 eat")
    assert [tracks(match, seat) for seat in range(4)] == [(5, 8, 1), (5, 7, 0), (3, 3, 0), (4, 6, 0)]
    assert [one.food for one in match.state.seats] == [0, 2, 0, 0]
    assert match.state.day == 2


def test_eating_never_raises_health_past_its_starting_slot() -> None:
    match = start({**BEOR, "passed": True}, {**AREV, "passed": True, "food": 0}, dice=[5])
    play(match, "0 eat")
    assert tracks(match, 0) == (6, 8, 0)


@rule("grail.track.dying-card-stays-until-health-returns")
def test_the_dying_card_goes_when_health_returns() -> None:
    dying = {"health": 0, "energy": 0, "dying": True}
    match = start({**BEOR, **dying}, {**AREV, **dying, "food": 1}, {**AILEI, "passed": True, "food": 0}, dice=[5])
    play(match, "0 eat", "1 fast")
    assert [(one.dying, one.health, one.energy) for one in match.state.seats[:2]] == [(False, 1, 1), (True, 0, 0)]
    assert asked(match) == {0: "ask-who-acts", 2: "ask-who-acts"}


@rule("grail.basics.group-wins-or-loses-together")
def test_everybody_wins_or_loses_together() -> None:
    match = start({**AREV, "passed": True, "food": 0}, {**AILEI, "passed": True, "food": 0}, day=2, dice=[5])
    assert match.outcome is not None
    assert match.outcome.winners == ()
    lying = {"health": 0, "energy": 0, "dying": True}
    match = start({**AREV, **lying}, {**AILEI, **lying})
    assert match.outcome is not None, "nobody is left to act"
    assert match.outcome.winners == ()
    quest = [{"enemy": "cairn-warden", "members": [0], "pool": 8}]
    match = start(AREV, AWAY, fights=quest, guardians={})
    play(match, "0 done", "0 loot:0") if "loot:0" in offered(match, 0) else play(match, "0 done")
    assert match.outcome is not None
    assert match.outcome.winners == (0, 1)
