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
    straw = {
        "id": "straw",
        "deck": "gray",
        "value": 20,
        "right": ALL_KEYS,
        "opportunity": [{"do": "terror", "amount": 1}],
    }
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
        given["fights"] = [{"enemy": against["id"], "members": members, **given.pop("fight", {})}]
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


def numbers(match: AnyMatch, key: str) -> dict[str, Any]:
    """What was told last under this key."""
    return dict([event for event in match.events if event.key == key][-1].params)


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
    assert [tracks(match, seat)[0] for seat in range(3)] == [4, 4, 7]
    assert asked(match) == {2: "ask-action"}


@rule("grail.party.pay-energy-or-magic-for-others")
def test_a_member_may_pay_for_everybody() -> None:
    match = start({**AREV, "energy": 3}, AILEI, {**BEOR, "energy": 0})
    play(match, "0 act:0", "1 act:0", "0 travel:hunters-rise", "1 yes", "2 yes", "0 yes", "0 yes")
    play(match, "1 done")
    assert offered(match, 0) == {"cover:1", "cover:2", "done"}
    play(match, "0 cover:2", "0 cover:1")
    assert [tracks(match, seat)[0] for seat in range(3)] == [0, 5, 0]
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
    assert match.state.seats[1].acted == (answer == "yes"), "joining is taking part in the Action"


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


def test_a_bystander_chooses_anew_for_the_lightning_rule_unless_others_are_acting() -> None:
    at_toll = {"toll-house": ["cairn-warden"]}
    there = {**BEOR, "location": "toll-house"}
    match = start(AREV, {**there, "acted": True}, guardians=at_toll)
    play(match, "0 travel:toll-house", "1 no", "0 keep", "0 escape")
    assert asked(match) == {1: "ask-join-fight"}
    play(match, "1 yes")
    assert match.state.fights[0].members == [0, 1]
    match = start(AREV, there, guardians=at_toll)
    play(match, "0 act:0", "1 act:0", "0 travel:toll-house", "1 no", "0 keep", "0 escape")
    assert (asked(match)[1], match.state.fights[0].members) == ("ask-action", [0]), "Beor is about to act"


# --- Guardians at the Start of the Day ---


@rule("grail.guardian.cardinal-result-moves", "grail.guardian.entering-attacks-everyone-present")
def test_a_guardian_moves_by_the_die_and_attacks_all_who_are_there() -> None:
    here = {"location": "hunters-rise"}
    match = start({**AREV, **here}, {**AILEI, **here}, day=2, dice=[4])
    fight = match.state.fights[0]
    assert (fight.enemy.cards, fight.location, fight.members) == (["cairn-warden"], "hunters-rise", [1, 0])
    assert asked(match) == {0: "ask-keep-hand", 1: "ask-keep-hand"}, "nobody is asked whether they want to"
    assert not match.state.seats[0].acted, "it is no Action"


@rule("grail.guardian.blank-result-stays", "grail.guardian.staying-attacks-everyone-present")
def test_a_guardian_that_stays_attacks_those_beside_it_but_not_the_dying() -> None:
    here = {"location": "old-cairn"}
    match = start({**AREV, **here}, {**AILEI, **here, "health": 0, "energy": 0, "dying": True}, BEOR, day=2, dice=[5])
    assert (match.state.fights[0].location, match.state.fights[0].members) == ("old-cairn", [0])
    assert asked(match) == {0: "ask-keep-hand"}, "the day has not begun for Beor"
    play(match, "0 keep")
    assert match.snapshots[-1][0] == len(match.rows), "a fight alone is played in short steps"


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


def test_after_a_night_too_nobody_is_asked_whether_to_fight() -> None:
    asleep = {"location": "hunters-rise", "passed": True, "food": 0}
    match = start({**AREV, **asleep}, {**AILEI, **asleep}, dice=[4])
    assert asked(match) == {0: "ask-keep-hand", 1: "ask-keep-hand"}


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
    tired = {**MAGGOT, "passed": True, "energy": 1, "health": 5, "terror": 2}
    rested = {**BEOR, "passed": True, "energy": 2}
    hurt = {**AILEI, "passed": True, "energy": 2, "health": 2}
    spent = {**AREV, "passed": True, "energy": 0, "food": 0}
    match = start(tired, rested, hurt, spent, dice=[5])
    assert asked(match) == {0: "ask-rest", 1: "ask-rest", 2: "ask-rest"}, "Arev has no Food"
    play(match, "0 eat", "1 fast", "2 eat")
    assert [tracks(match, seat) for seat in range(4)] == [(5, 6, 1), (7, 8, 0), (3, 3, 0), (4, 7, 0)]
    assert [one.food for one in match.state.seats] == [0, 1, 0, 0]
    assert match.state.day == 2


def test_eating_never_raises_health_past_its_starting_slot() -> None:
    match = start({**BEOR, "passed": True}, {**AREV, "passed": True, "food": 0}, dice=[5])
    play(match, "0 eat")
    assert tracks(match, 0) == (7, 8, 0)


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
    assert (match.outcome.winners, match.over) == ((), True)
    quest = [{"enemy": "cairn-warden", "members": [0], "pool": 8}]
    match = start(AREV, AWAY, fights=quest, guardians={})
    play(match, "0 done")
    assert match.outcome is not None
    assert (match.outcome.winners, match.over) == ((0, 1), True)


def test_decks_are_shuffled_before_anything_happens() -> None:
    match = start(AREV, AILEI)
    assert set(match.state.seats[0].deck.as_seen_by(0)) == {None}
    assert set(match.state.encounters["gray"].as_seen_by(0)) == {None}


# --- starting a Combat ---


@rule("grail.combat.starting-hand-three-or-two")
@pytest.mark.parametrize(("members", "cards"), [(1, 3), (3, 3), (4, 2)])
def test_three_cards_or_two_if_four_fight(members: int, cards: int) -> None:
    people = [AREV, AILEI, BEOR, MAGGOT][:members]
    match = start(*people, *([AWAY] if members == 1 else []), against=enemy(), fight={"turn": 0})
    assert [len(one.hand) for one in match.state.seats[:members]] == [cards] * members


@rule("grail.combat.redraw-with-one-card-fewer", "grail.combat.redraw-stops-at-one-card")
def test_a_starting_hand_may_be_redrawn_until_one_card_is_left() -> None:
    match = start(AREV, AWAY, against=enemy(), fight={"turn": 0})
    play(match, "0 redraw")
    assert (len(match.state.seats[0].hand), len(match.state.seats[0].discard)) == (2, 3)
    play(match, "0 redraw")
    assert (len(match.state.seats[0].hand), len(match.state.seats[0].discard)) == (1, 5)
    assert asked(match) == {0: "ask-play-card"}


def test_members_look_at_their_starting_hands_at_the_same_time() -> None:
    match = start(AREV, AILEI, against=enemy(), fight={"turn": 0})
    assert asked(match) == {0: "ask-keep-hand", 1: "ask-keep-hand"}


# --- the Sequence and its Keys ---


@rule(
    "grail.combat.attribute-key-needs-the-level", "grail.combat.unconnected-key-gives-nothing",
    "grail.combat.encounter-card-is-the-first-left-neighbour", "grail.combat.free-key-always-connects",
    "grail.combat.bonus-marker",
)  # fmt: skip
def test_an_attribute_key_connects_for_who_has_the_level() -> None:
    for who, pool in ((BEOR, 2), (AREV, 1)):
        match = start({**who, "hand": ["attack"]}, AWAY, against=enemy())
        play(match, "0 play:attack")
        assert (match.state.fights[0].pool, match.state.fights[0].sequence.cards) == (pool, ["attack"])


@rule("grail.combat.both-halves-must-meet", "grail.combat.free-key-always-connects")
def test_a_key_that_faces_an_empty_row_does_nothing() -> None:
    match = start({**BEOR, "hand": ["attack"]}, AWAY, against=enemy(right={"second": {"attribute": "courage"}}))
    play(match, "0 play:attack")
    assert match.state.fights[0].pool == 1, "the Free Key alone"
    match = start({**BEOR, "hand": ["throw"]}, AWAY, against=enemy(), fight={"sequence": [{"card": "enrage", "by": 0}]})
    play(match, "0 play:throw")
    assert asked(match) == {0: "ask-play-card"}, "Enrage has no Magic Key to join"
    match = start({**BEOR, "hand": ["defend"]}, AWAY, against=enemy(right={}))
    play(match, "0 play:defend")
    assert match.state.fights[0].pool == 0, "the second half of its Free Key is empty"


@rule(
    "grail.combat.one-shared-sequence",
    "grail.combat.bonus-multiplier",
    "grail.combat.effects-hit-only-the-active-character",
)
def test_members_add_to_one_sequence() -> None:
    people = {**BEOR, "hand": ["throw"], "magic": 0}, {**AREV, "hand": ["defend"], "magic": 0}
    match = start(*people, against=enemy({"do": "damage", "amount": 3}))
    play(match, "0 activate:1", "1 activate:1", "1 play:defend", "1 done", "1 stay")
    assert (tracks(match, 0)[1], tracks(match, 1)[1]) == (8, 6)
    play(match, "0 stay", "0 play:throw")
    fight = match.state.fights[0]
    assert (fight.sequence.cards, [laid.owner for laid in fight.laid]) == (["defend", "throw"], [1, 0])
    assert fight.pool == 3, "Arev's Aggression Key gives Beor one marker, his x2 doubles the other"
    assert numbers(match, "markers") == {"count": 2, "pool": 3}
    assert numbers(match, "prevented") == {"damage": 2}


@rule("grail.combat.magic-key-costs-one-magic", "grail.combat.bonus-draw", "grail.combat.card-resolution-order")
def test_a_magic_key_connects_for_one_magic_or_is_left_alone() -> None:
    def thrown(answer: str) -> AnyMatch:
        laid = {"sequence": [{"card": "defend", "by": 0}]}
        match = start({**BEOR, "hand": ["throw"]}, AWAY, against=enemy(), fight=laid)
        play(match, "0 play:throw")
        assert match.state.fights[0].pool == 1, "the Attribute Key comes first, the Free Key last"
        play(match, f"0 {answer}")
        return match

    match = thrown("yes")
    assert (match.state.seats[0].magic, len(match.state.seats[0].hand), match.state.fights[0].pool) == (1, 1, 3)
    assert match.state.fights[0].laid[-1].keys == ["aggression", "magic", "free"]
    assert [key for key in told(match) if key in ("plays", "markers", "pays-magic")] == [
        "plays", "markers", "pays-magic", "markers",
    ]  # fmt: skip
    match = thrown("no")
    assert (match.state.seats[0].magic, len(match.state.seats[0].hand), match.state.fights[0].pool) == (2, 0, 3)


@rule("grail.combat.bonus-void", "grail.combat.bonus-multiplier")
def test_void_cancels_and_a_multiplier_multiplies_a_draw() -> None:
    for before, drawn in (("stand-firm", 0), ("kindle", 2), ("attack", 1)):
        laid = {"sequence": [{"card": before, "by": 0}]}
        match = start({**BEOR, "hand": ["stand-firm"]}, AWAY, against=enemy(), fight=laid)
        play(match, "0 play:stand-firm")
        assert len(match.state.seats[0].hand) == drawn, before
        assert match.state.fights[0].sequence.cards == [before, "stand-firm"]


@rule(
    "grail.combat.first-card-needs-no-connection", "grail.combat.extra-card-must-connect-its-key",
    "grail.combat.bonus-extra-ignored-on-first-card", "grail.combat.magic-key-costs-one-magic",
)  # fmt: skip
def test_every_card_after_the_first_must_connect_its_own_extra_card_bonus() -> None:
    match = start({**BEOR, "hand": ["attack", "attack", "enrage"]}, AWAY, against=enemy())
    assert offered(match, 0) == {"play:attack", "play:enrage", "done", "escape"}
    play(match, "0 play:attack")
    assert offered(match, 0) == {"play:enrage", "done", "escape"}
    assert match.why_not(0, "play:attack") == ("grail.combat.extra-card-must-connect-its-key",)
    play(match, "0 play:enrage")
    assert match.state.seats[0].magic == 1, "without its Magic Key it could not have been played"
    match = start({**BEOR, "hand": ["enrage", "enrage"]}, AWAY, against=enemy())
    play(match, "0 play:enrage", "0 no")
    assert offered(match, 0) == {"done", "escape"}, "the Enrage before it has no Magic Key"
    match = start({**BEOR, "hand": ["attack", "enrage"], "magic": 0}, AWAY, against=enemy())
    play(match, "0 play:attack")
    assert match.why_not(0, "play:enrage") == ("grail.combat.extra-card-must-connect-its-key",)
    match = start({**BEOR, "hand": ["attack", "defend", "defend"]}, AWAY, against=enemy())
    play(match, "0 play:attack", "0 play:defend", "0 play:defend")
    assert (match.state.seats[0].magic, len(match.state.fights[0].laid)) == (0, 3), "each with its own Magic"
    match = start({**BEOR, "hand": ["enrage", "attack"]}, AWAY, against=enemy())
    play(match, "0 play:enrage", "0 yes")
    assert offered(match, 0) == {"done", "escape"}, "a bonus on the first card allows nothing"
    match = start({**BEOR, "hand": ["attack", "stand-firm"]}, AWAY, against=enemy())
    play(match, "0 play:stand-firm", "0 done", "0 stay", "0 play:attack")
    assert "play:stand-firm" not in offered(match, 0), "Attack has no Courage Key"


@rule("grail.combat.extra-card-must-connect-its-key")
def test_an_extra_card_may_connect_by_an_attribute_key() -> None:
    for who, playable in ((BEOR, True), (MAGGOT, False)):
        match = start({**who, "hand": ["stand-firm", "enrage"], "magic": 0}, AWAY, against=enemy())
        play(match, "0 play:enrage")
        assert ("play:stand-firm" in offered(match, 0)) == playable, "Enrage has a Courage Key of 1"
        forbidden = () if playable else ("grail.combat.extra-card-must-connect-its-key",)
        assert match.why_not(0, "play:stand-firm") == forbidden
    either = {"id": "either", "left": {"magic": {"gain": "draw"}, "free": {"gain": "extra"}}}
    match = start({**BEOR, "hand": ["attack", "either"]}, AWAY, cards=[either], against=enemy())
    play(match, "0 play:attack", "0 play:either")
    assert asked(match) == {0: "ask-pay-magic"}, "its Magic Key is not needed"


@rule("grail.combat.bonus-extra-never-multiplied")
def test_a_multiplied_extra_card_is_one_and_a_void_one_none() -> None:
    match = start({**BEOR, "hand": ["defend", "kindle", "attack"], "magic": 0}, AWAY, against=enemy())
    play(match, "0 play:defend", "0 play:kindle")
    assert offered(match, 0) == {"done", "escape"}
    match = start({**BEOR, "hand": ["stand-firm", "kindle"], "magic": 0}, AWAY, against=enemy())
    play(match, "0 play:stand-firm")
    assert match.why_not(0, "play:kindle") == ("grail.combat.extra-card-must-connect-its-key",)


@rule("grail.trait.fast")
def test_against_a_fast_enemy_nobody_plays_a_third_card() -> None:
    hand = {**BEOR, "hand": ["defend", "kindle", "stand-firm"], "magic": 0}
    for traits, third in ((["fast"], False), ([], True)):
        match = start(hand, AWAY, against=enemy(traits=traits))
        play(match, "0 play:defend", "0 play:kindle")
        assert ("play:stand-firm" in offered(match, 0)) == third
        assert match.why_not(0, "play:stand-firm") == (() if third else ("grail.trait.fast",))


@rule("grail.combat.bonus-discard-last-card")
def test_a_torn_card_goes_after_its_keys_and_without_its_ability() -> None:
    match = start({**BEOR, "hand": ["wild-swing"]}, AWAY, against=enemy())
    play(match, "0 play:wild-swing")
    assert (match.state.fights[0].pool, match.state.fights[0].sequence.cards) == (4, [])
    assert (match.state.seats[0].discard.cards, tracks(match, 0)[2]) == (["wild-swing"], 0)
    match = start({**AREV, "hand": ["wild-swing"]}, AWAY, against=enemy())
    play(match, "0 play:wild-swing")
    assert (match.state.fights[0].sequence.cards, tracks(match, 0)[2]) == (["wild-swing"], 1)
    rip = {"id": "rip", "left": {"first": {"gain": "torn"}, "magic": {"gain": "torn"}}}
    for answer, left in (("yes", []), ("no", ["defend"])):
        laid = {"sequence": [{"card": "defend", "by": 0}]}
        match = start({**BEOR, "hand": ["rip"]}, AWAY, cards=[rip], against=enemy(), fight=laid)
        play(match, "0 play:rip", f"0 {answer}")
        assert match.state.fights[0].sequence.cards == left, "one card for each torn-card icon that connects"
    match = start({**AREV, "hand": ["kindle"], "magic": 0}, AWAY, against=enemy({"do": "tear"}))
    play(match, "0 play:kindle", "0 done")
    assert (match.state.fights[0].sequence.cards, match.state.fights[0].laid) == ([], [])


CHEER = {
    "id": "cheer",
    "left": {"first": {"gain": "markers"}},
    "placed": [{"do": "add-markers", "amount": 1, "per": "aggression"}],
}


@rule("grail.combat.on-placement-after-the-keys", "grail.combat.counting-attribute-keys-ignores-levels")
@pytest.mark.parametrize(("who", "pool"), [(BEOR, 2), (AREV, 1)])
def test_on_placement_counts_joined_keys_its_own_included_whatever_the_level(who: dict[str, Any], pool: int) -> None:
    match = start({**who, "hand": ["cheer"]}, AWAY, cards=[CHEER], against=enemy())
    play(match, "0 play:cheer")
    assert match.state.fights[0].pool == pool
    laid = {"sequence": [{"card": "attack", "by": 0}]}
    match = start({**who, "hand": ["cheer"]}, AWAY, cards=[CHEER], against=enemy(), fight=laid)
    play(match, "0 play:cheer")
    assert match.state.fights[0].pool == 1, "the Encounter's Key meets Attack; Attack has none for Cheer"
    plain = {**CHEER, "left": {}}
    match = start({**who, "hand": ["cheer"]}, AWAY, cards=[plain], against=enemy())
    play(match, "0 play:cheer")
    assert match.state.fights[0].pool == 0, "an open Key that meets no bonus half is no joined Key"


# --- Abilities ---

TWO_BLOWS = ({"do": "damage", "amount": 1}, {"do": "damage", "amount": 2})


@rule("grail.combat.on-enemy-attack-lasts-all-of-step-three", "grail.combat.only-visible-abilities-count")
def test_a_visible_guard_prevents_damage_throughout_the_attack_and_a_covered_one_none() -> None:
    match = start({**BEOR, "hand": ["defend", "kindle"], "magic": 0}, AWAY, against=enemy(*TWO_BLOWS))
    play(match, "0 play:defend", "0 done")
    assert tracks(match, 0)[1] == 7, "2 of 3 are prevented"
    match = start({**BEOR, "hand": ["defend"], "magic": 0}, AWAY, against=enemy(TWO_BLOWS[1]))
    play(match, "0 play:defend", "0 done")
    assert "damage" not in told(match)
    match = start({**BEOR, "hand": ["defend", "kindle"], "magic": 0}, AWAY, against=enemy(*TWO_BLOWS))
    play(match, "0 play:defend", "0 play:kindle", "0 done")
    assert tracks(match, 0)[1] == 5


@rule("grail.combat.passive-cards-are-never-covered")
def test_a_passive_card_still_helps_under_another() -> None:
    laid = {"sequence": [{"card": "stand-firm", "by": 0}, {"card": "attack", "by": 0}]}
    match = start({**BEOR, "hand": ["kindle"], "magic": 0}, AWAY, against=enemy(*TWO_BLOWS), fight=laid)
    play(match, "0 play:kindle", "0 done")
    assert tracks(match, 0)[1] == 6


@rule("grail.combat.unavoidable-damage-cannot-be-prevented", "grail.combat.damage-lowers-health")
def test_unavoidable_damage_is_not_prevented() -> None:
    blow = {"do": "damage", "amount": 2, "unavoidable": True}
    match = start({**BEOR, "hand": ["defend"], "magic": 0}, AWAY, against=enemy(blow, {"do": "damage", "amount": 1}))
    play(match, "0 play:defend", "0 done")
    assert tracks(match, 0)[1] == 6


def test_a_guard_is_no_help_against_an_opportunity_attack() -> None:
    chance = [{"do": "damage", "amount": 2}]
    laid = {"sequence": [{"card": "defend", "by": 0}]}
    match = start(BEOR, AWAY, against=enemy({"do": "damage", "amount": 1}, opportunity=chance), fight=laid)
    play(match, "0 done")
    assert tracks(match, 0)[1] == 6, "2 from the Opportunity attack, none of the 1 in step 3"
    play(match, "0 escape")
    assert tracks(match, 0)[1] == 4


@rule(
    "grail.combat.delayed-card-gets-one-time-token", "grail.combat.delayed-fires-on-its-last-token",
    "grail.combat.delayed-affects-the-active-character", "grail.combat.tray-tokens-cleared-card-tokens-kept",
)  # fmt: skip
def test_a_delayed_ability_fires_once_for_whoever_is_active_next() -> None:
    match = start({**BEOR, "hand": ["defend"]}, {**AREV, "hand": ["attack"]}, against=enemy())
    play(match, "0 activate:0", "1 activate:0", "0 play:defend", "0 no")
    assert match.state.fights[0].laid[0].token
    play(match, "0 done", "0 stay")
    assert asked(match) == {1: "ask-hold-out"}, "before a token comes off there is time to Escape"
    play(match, "1 stay")
    assert (len(match.state.seats[1].hand), len(match.state.seats[0].hand)) == (2, 0), "the Active one draws"
    assert not match.state.fights[0].laid[0].token
    play(match, "1 done", "1 stay", "0 activate:0", "1 activate:0")
    assert asked(match) == {0: "ask-play-card"}, "it does not come back"

    match = start({**BEOR, "hand": ["defend"], "magic": 0}, AWAY, against=enemy())
    play(match, "0 play:defend", "0 done", "0 stay")
    assert match.state.fights[0].turn == 2
    assert (match.state.fights[0].laid[0].token, len(match.state.seats[0].hand)) == (True, 1)
    play(match, "0 stay")
    assert len(match.state.seats[0].hand) == 2


@rule("grail.combat.covered-delayed-loses-its-token")
def test_a_covered_delayed_ability_never_fires() -> None:
    match = start({**BEOR, "hand": ["defend", "kindle"], "magic": 0}, AWAY, against=enemy())
    play(match, "0 play:defend", "0 play:kindle")
    assert [laid.token for laid in match.state.fights[0].laid] == [False, False]
    play(match, "0 done", "0 stay")
    assert asked(match) == {0: "ask-play-card"}


@rule("grail.combat.covered-delayed-loses-its-token", "grail.combat.passive-cards-are-never-covered")
def test_a_passive_delayed_card_keeps_its_token_under_another_and_fires_once() -> None:
    slow = {"id": "slow", "passive": True, "delayed": [{"do": "terror", "amount": 1}]}
    before = [{"card": "slow", "by": 0, "token": True}, {"card": "attack", "by": 0}]
    match = start(
        {**BEOR, "hand": ["defend"], "magic": 0}, AWAY, cards=[slow], against=enemy(), fight={"sequence": before}
    )
    play(match, "0 stay")
    assert tracks(match, 0)[2] == 1
    play(match, "0 play:defend", "0 done", "0 stay", "0 stay")
    assert tracks(match, 0)[2] == 1, "only Defend has a token now"
    before = [{"card": "attack", "by": 0}, {"card": "slow", "by": 0}]
    match = start({**BEOR, "hand": ["attack"]}, AWAY, cards=[slow], against=enemy(), fight={"sequence": before})
    match.state.fights[0].laid[1].token = True
    play(match, "0 play:attack")
    assert [laid.token for laid in match.state.fights[0].laid] == [False, True, False]
    before = [{"card": "attack", "by": 0}, {"card": "defend", "by": 0}]
    match = start({**BEOR, "hand": ["attack"]}, AWAY, against=enemy(), fight={"sequence": before})
    match.state.fights[0].laid[1].token = True
    play(match, "0 play:attack")
    assert [laid.token for laid in match.state.fights[0].laid] == [False] * 3, "covered"


# --- the Combat Turn ---


@rule(
    "grail.combat.pick-any-unactivated-member", "grail.combat.no-agreement-lowest-number-active",
    "grail.combat.one-activation-per-turn", "grail.combat.readiness-check",
)  # fmt: skip
def test_the_party_picks_who_is_active_each_member_once_a_turn() -> None:
    match = start(BEOR, AREV, AILEI, against=enemy())
    play(match, "0 activate:0", "1 activate:0", "2 activate:0")
    assert asked(match) == {0: "ask-play-card"}, "they agree"
    play(match, "0 done", "0 stay")
    assert offered(match, 0) == {"activate:1", "activate:2"}
    play(match, "0 activate:1", "1 activate:1", "2 activate:2")
    assert asked(match) == {2: "ask-play-card"}, "they don't, and Ailei has the lowest number of those left"
    play(match, "2 done", "2 stay")
    assert asked(match) == {1: "ask-play-card"}, "only Arev is left"
    play(match, "1 done", "1 stay")
    assert match.state.fights[0].turn == 2
    assert offered(match, 1) == {"activate:0", "activate:1", "activate:2"}


@rule("grail.combat.end-turn-discard-then-draw", "grail.combat.hand-limit-three")
def test_end_turn_discards_down_to_three_and_then_draws_one() -> None:
    hand = ["attack", "attack", "defend", "throw"]
    match = start({**BEOR, "hand": hand}, AWAY, against=enemy(), draw={"deck-0": ["kindle", "enrage"]})
    play(match, "0 done", "0 stay")
    assert asked(match) == {0: "ask-discard-down"}
    play(match, "0 discard:throw", "0 discard:kindle")
    one = match.state.seats[0]
    assert (sorted(one.hand.cards), one.discard.cards) == (
        ["attack", "attack", "defend", "enrage"],
        ["throw", "kindle"],
    )


@rule("grail.combat.playing-a-card-is-voluntary", "grail.combat.no-card-means-opportunity-then-draw")
def test_who_plays_no_card_suffers_the_opportunity_attack_and_draws() -> None:
    match = start({**BEOR, "hand": ["attack"]}, AWAY, against=enemy())
    play(match, "0 done")
    assert (tracks(match, 0)[2], len(match.state.seats[0].hand)) == (1, 2)
    match = start({**BEOR, "hand": ["attack"]}, AWAY, against=enemy())
    play(match, "0 play:attack", "0 done")
    assert (tracks(match, 0)[2], len(match.state.seats[0].hand)) == (0, 0)


@rule("grail.combat.victory-check-after-playing", "grail.combat.victory-at-or-above-value")
def test_a_pool_at_the_value_wins_after_playing() -> None:
    for pool, won in ((17, False), (18, True), (19, True)):
        against = enemy({"do": "damage", "amount": 1})
        match = start({**BEOR, "hand": ["attack"]}, AWAY, against=against, fight={"pool": pool})
        play(match, "0 play:attack")
        assert match.state.fights, "only a Victory Check ends it"
        play(match, "0 done")
        assert (match.state.fights == []) == won
        assert tracks(match, 0)[1] == (8 if won else 7), "no Attack after a victory"


@rule("grail.combat.victory-check-after-attack")
def test_a_pool_at_the_value_wins_after_the_attack() -> None:
    match = start(BEOR, AWAY, against=enemy({"do": "add-markers", "amount": 2}), fight={"pool": 18})
    play(match, "0 done")
    assert match.state.fights == []
    assert "defeated" in told(match)


@rule("grail.combat.attack-row-by-pool")
@pytest.mark.parametrize(("pool", "damage"), [(0, 1), (1, 1), (2, 3), (3, 3), (4, 5), (9, 5)])
def test_the_pool_chooses_the_row_of_the_attack(pool: int, damage: int) -> None:
    rows = [{"markers": at, "do": [{"do": "damage", "amount": hit}]} for at, hit in ((0, 1), (2, 3), (4, 5))]
    match = start({**BEOR, "hand": ["kindle"]}, AWAY, against=enemy(attacks=rows, right={}), fight={"pool": pool})
    play(match, "0 play:kindle", "0 done")
    assert tracks(match, 0)[1] == 8 - damage
    assert "prevented" not in told(match), "Kindle prevents nothing"


# --- thresholds in the middle of an Attack ---


@rule("grail.combat.attack-left-to-right-on-active", "grail.combat.panic-is-checked-when-it-matters")
def test_panic_that_begins_in_the_middle_of_the_list_counts_for_the_rest_of_it() -> None:
    damage = {"do": "damage", "amount": 2}
    if_panicking = {"do": "if-panicking", "then": [{"do": "damage", "amount": 1}]}
    for attack, health in (((damage, if_panicking), 3), ((if_panicking, damage), 4)):
        match = start({**AILEI, "terror": 5, "hand": ["attack"]}, AWAY, against=enemy(*attack))
        play(match, "0 play:attack", "0 done")
        assert tracks(match, 0)[1] == health
        assert told(match).count("panic") == 1
        assert "recovers" not in told(match)


@rule("grail.track.energy-never-above-health")
def test_health_pushes_energy_down_before_the_next_result() -> None:
    against = enemy({"do": "damage", "amount": 5}, {"do": "lose-energy", "amount": 2})
    match = start({**BEOR, "hand": ["attack"]}, AWAY, against=against)
    play(match, "0 play:attack", "0 done")
    assert tracks(match, 0) == (1, 3, 0), "Energy falls to 3 with Health, then 2 are lost"
    match = start({**BEOR, "energy": 3, "hand": ["attack"]}, AWAY, against=against)
    play(match, "0 play:attack", "0 done")
    assert "energy-capped" not in told(match), "3 is not above 3"


@rule("grail.track.panic-when-terror-above-health")
@pytest.mark.parametrize(("terror", "prompt"), [(6, "ask-play-card"), (7, "ask-face-panic")])
def test_panic_is_terror_above_health_not_equal_to_it(terror: int, prompt: str) -> None:
    match = start({**BEOR, "terror": 5}, {**AILEI, "terror": terror, "food": 0}, against=enemy())
    play(match, "0 activate:1", "1 activate:1")
    assert asked(match) == {1: prompt}
    for before, panic in ((6, True), (5, False)):
        scared = {**AILEI, "terror": before, "hand": ["attack"]}
        match = start(scared, AWAY, against=enemy({"do": "terror", "amount": 1}))
        play(match, "0 play:attack", "0 done")
        assert ("panic" in told(match)) == panic


@rule(
    "grail.death.zero-health-attaches-the-card", "grail.death.dying-leaves-the-encounter",
    "grail.combat.dying-removes-only-that-character",
)  # fmt: skip
def test_dying_ends_the_attack_and_the_activation_for_that_character_alone() -> None:
    against = enemy(
        {"do": "add-markers", "amount": 9},
        {"do": "damage", "amount": 9},
        {"do": "remove-markers", "amount": 9},
        value=5,
    )
    match = start({**AREV, "hand": ["kindle"], "magic": 0}, {**BEOR, "magic": 0}, against=against)
    play(match, "0 activate:0", "1 activate:0", "0 play:kindle", "0 done")
    one, fight = match.state.seats[0], match.state.fights[0]
    assert (one.dying, one.health, one.energy, one.fight, len(one.hand)) == (True, 0, 0, 0, 0)
    assert fight.pool == 9, "the last result is not carried out"
    assert (fight.won, fight.members, fight.sequence.cards) == (False, [1], ["kindle"])
    assert asked(match) == {1: "ask-play-card"}, "no Victory Check: straight to the next member"


def test_dying_by_the_opportunity_attack_of_an_escape_is_no_second_leaving() -> None:
    match = start({**AREV, "health": 1}, BEOR, against=enemy(opportunity=[{"do": "damage", "amount": 1}]))
    play(match, "0 activate:0", "1 activate:0", "0 escape")
    assert (match.state.seats[0].dying, match.state.fights[0].members) == (True, [1])


def test_a_guard_does_not_outlast_the_attack_that_a_fall_cut_short() -> None:
    fatal = enemy({"do": "damage", "amount": 9, "unavoidable": True}, opportunity=[{"do": "damage", "amount": 2}])
    match = start({**AREV, "hand": ["defend"], "magic": 0}, {**BEOR, "magic": 0}, against=fatal)
    play(match, "0 activate:0", "1 activate:0", "0 play:defend", "0 done", "1 stay", "1 escape")
    assert tracks(match, 1)[1] == 6


# --- Escaping ---


@rule("grail.combat.escape-costs-energy-and-opportunity", "grail.combat.escape-ends-a-lone-fight")
@pytest.mark.parametrize(("energy", "left"), [(3, 2), (0, 0)])
def test_escaping_alone_costs_energy_and_an_opportunity_attack(energy: int, left: int) -> None:
    match = start({**BEOR, "energy": energy, "hand": ["attack"]}, AWAY, against=enemy())
    play(match, "0 play:attack", "0 escape")
    one = match.state.seats[0]
    assert tracks(match, 0) == (left, 8, 1)
    assert match.state.fights == []
    assert match.state.encounters["gray"].cards[0] == "straw", "under its deck"
    assert (len(one.deck), len(one.hand), len(one.discard), one.fight) == (15, 0, 0, 0)
    assert one.deck.as_seen_by(0) == [None] * 15, "shuffled"
    match = start({**BEOR, "hand": ["attack", "throw"]}, AWAY, against=enemy())
    before = list(match.state.seats[0].deck.cards)
    play(match, "0 escape")
    assert match.state.seats[0].deck.cards != [*before, "attack", "throw"], "shuffled, with what was in hand"


@rule("grail.combat.escape-during-own-activation")
def test_escaping_is_offered_at_every_moment_of_ones_own_activation_and_of_no_other() -> None:
    match = start({**BEOR, "hand": ["defend"], "magic": 0}, {**AREV, "terror": 9, "magic": 0}, against=enemy())
    assert "escape" not in offered(match, 0) | offered(match, 1)
    play(match, "0 activate:0", "1 activate:0")
    for answer in ("play:defend", "done", "stay"):
        assert "escape" in offered(match, 0)
        assert "escape" not in offered(match, 1)
        play(match, f"0 {answer}")
    assert asked(match) == {1: "ask-hold-out"}, "before the Delayed Ability"
    assert "escape" in offered(match, 1)
    play(match, "1 stay")
    assert asked(match) == {1: "ask-face-panic"}
    assert "escape" in offered(match, 1)


@rule("grail.combat.escape-in-a-party-others-fight-on", "grail.combat.escapee-cards-stay-in-sequence")
def test_the_others_fight_on_with_what_the_escapee_has_laid() -> None:
    against = enemy({"do": "damage", "amount": 1}, value=3)
    match = start({**BEOR, "hand": ["attack", "attack"]}, {**AREV, "hand": ["kindle", "attack"]}, against=against)
    play(match, "0 activate:0", "1 activate:0", "0 play:attack", "0 escape")
    fight = match.state.fights[0]
    assert (fight.members, fight.sequence.cards, fight.pool) == ([1], ["attack"], 2)
    assert len(match.state.seats[0].deck) == 14
    assert tracks(match, 0)[1] == tracks(match, 1)[1] + 1 == 8, "no Attack on anybody: straight to the next member"
    play(match, "1 play:attack")
    assert match.state.fights[0].pool == 3
    play(match, "1 done")
    assert match.state.fights == []
    assert [len(one.deck) for one in match.state.seats] == [15, 15]


@rule("grail.combat.all-escaped-ends-it")
def test_the_encounter_is_over_when_all_have_fled_or_fallen() -> None:
    against = enemy({"do": "damage", "amount": 9})
    match = start({**BEOR, "hand": ["attack"]}, AREV, against=against)
    play(match, "0 activate:0", "1 activate:0", "0 play:attack", "0 done", "1 escape")
    assert match.state.fights == []
    assert match.state.encounters["gray"].cards[0] == "straw"
    assert [len(one.deck) for one in match.state.seats] == [15, 15]


@rule("grail.combat.deck-too-small-forces-escape")
def test_who_must_draw_more_than_the_deck_holds_must_escape() -> None:
    match = start({**BEOR, "deck": ["attack"]}, AWAY, against=enemy())
    play(match, "0 done")
    assert match.state.seats[0].hand.cards == ["attack"], "the last card can be drawn"
    match = start({**BEOR, "deck": []}, AWAY, against=enemy())
    play(match, "0 done")
    assert (match.state.fights, tracks(match, 0)) == ([], (6, 8, 2)), (
        "an Opportunity attack for no card, one for fleeing"
    )
    laid = {"sequence": [{"card": "kindle", "by": 0}]}
    match = start({**BEOR, "hand": ["stand-firm"], "deck": ["kindle", "attack"]}, AWAY, against=enemy(), fight=laid)
    play(match, "0 play:stand-firm")
    assert match.state.fights == [], "two to draw and one card left: none is drawn"
    match = start({**BEOR, "hand": ["attack"], "deck": []}, AREV, against=enemy())
    play(match, "0 activate:0", "1 activate:0", "0 play:attack", "0 done", "0 stay", "1 done", "1 stay")
    assert match.state.fights[0].members == [1], "the draw at End Turn too; the other one fights on"
    match = start({**AILEI, "terror": 9}, AWAY, against=enemy())
    play(match, "0 escape")
    assert (match.state.fights, tracks(match, 0)[0]) == ([], 4)
    match = start({**AILEI, "terror": 9, "deck": []}, AWAY, against=enemy())
    play(match, "0 play-top")
    assert match.state.fights == []


# --- Guardians, Running Away, spoils ---


@rule("grail.guardian.undefeated-stays-on-the-map", "grail.trait.guardian")
def test_a_guardian_that_is_not_defeated_stays_on_its_location() -> None:
    match = start({**BEOR, "location": "hunters-rise"}, AWAY, against=enemy(traits=["guardian"]))
    play(match, "0 escape")
    assert match.state.guardians["hunters-rise"].cards == ["straw"]
    assert asked(match) == {0: "ask-action"}, "no new Encounter with who stands beside it"


@rule("grail.guardian.defeated-goes-under-its-deck")
def test_a_defeated_guardian_goes_under_its_deck() -> None:
    match = start(BEOR, AWAY, against=enemy(traits=["guardian"]), fight={"pool": 20})
    play(match, "0 done")
    assert match.state.guardians["hollow-farm"].cards == []
    assert match.state.encounters["gray"].cards[0] == "straw"
    assert not match.state.slain, "it is not the one they are after"


@rule("grail.combat.run-away-ends-without-reward")
def test_an_enemy_that_runs_away_leaves_nothing() -> None:
    against = enemy({"do": "run-away"}, {"do": "damage", "amount": 1}, reward=2, loot=2)
    match = start({**BEOR, "hand": ["attack"]}, AWAY, against=against)
    play(match, "0 play:attack", "0 done")
    assert (match.state.fights, tracks(match, 0)[1]) == ([], 8)
    assert (match.state.seats[0].magic, match.state.seats[0].food) == (2, 1)
    assert match.state.encounters["gray"].cards[0] == "straw"
    match = start({**BEOR, "hand": ["attack"]}, AWAY, against={**against, "traits": ["guardian"]})
    play(match, "0 play:attack", "0 done")
    assert match.state.guardians["hollow-farm"].cards == ["straw"], "a Guardian that Runs Away was not defeated"


@rule(
    "grail.combat.reward-for-each-loot-shared", "grail.combat.victory-cleanup",
    "grail.discard.fight-cards-return-after-the-encounter",
)  # fmt: skip
def test_each_member_gets_the_reward_and_the_loot_is_shared_once() -> None:
    people = {**BEOR, "hand": ["attack"], "discard": ["throw"]}, {**AREV, "hand": ["kindle"]}, {**AILEI, "food": 0}
    match = start(*people, against=enemy(reward=1, loot=2), fight={"pool": 20})
    play(match, "0 activate:2", "1 activate:2", "2 activate:2", "2 escape")
    assert [len(one.discard) for one in match.state.seats] == [1, 0, 0], "discards stay out until it ends"
    play(match, "0 activate:0", "1 activate:0", "0 play:attack", "0 done")
    assert asked(match) == {0: "ask-share-loot", 1: "ask-share-loot"}, "not Ailei, who fled"
    play(match, "0 loot:0", "1 loot:0", "0 loot:0", "1 loot:1")
    assert [one.food for one in match.state.seats] == [2, 3, 0], "in the second vote Arev's lower number decides"
    assert [one.magic for one in match.state.seats] == [3, 2, 3]
    assert [(len(one.deck), len(one.hand), len(one.discard)) for one in match.state.seats] == [(15, 0, 0)] * 3
    assert match.state.encounters["gray"].cards[0] == "straw"


# --- Panic ---


@rule(
    "grail.combat.panic-plays-the-top-card",
    "grail.combat.panic-extra-cards-from-hand",
    "grail.combat.panic-no-end-turn-draw",
)
def test_panic_plays_the_top_card_and_takes_away_the_draw() -> None:
    scared = {**AILEI, "terror": 7, "hand": ["attack", "kindle"], "magic": 0}
    match = start(scared, AWAY, against=enemy(), draw={"deck-0": ["defend"]})
    assert offered(match, 0) == {"play-top", "escape"}
    play(match, "0 play-top")
    assert match.state.fights[0].sequence.cards == ["defend"]
    assert offered(match, 0) == {"play:kindle", "done", "escape"}, "the forced card was the first"
    play(match, "0 play:kindle", "0 done")
    assert tracks(match, 0)[2] == 7, "a card was played: no Opportunity attack"
    play(match, "0 stay")
    assert (match.state.fights[0].turn, match.state.seats[0].hand.cards) == (2, ["attack"])
    laid = {"sequence": [{"card": "attack", "by": 0}]}
    match = start({**scared, "hand": []}, AWAY, against=enemy(), fight=laid, draw={"deck-0": ["defend"]})
    play(match, "0 play-top")
    assert [one.token for one in match.state.fights[0].laid] == [False, True], "it is the drawn card that resolves"


# --- the Combat Pool below nothing ---


@rule(
    "grail.combat.pool-never-negative",
    "grail.combat.missing-markers-cost-cards",
    "grail.combat.empty-hand-discards-from-the-deck",
)
def test_missing_markers_cost_cards_of_choice_then_of_the_deck() -> None:
    against = enemy({"do": "remove-markers", "amount": 5}, right={})
    match = start({**BEOR, "hand": ["kindle", "attack", "throw"]}, AWAY, against=against, fight={"pool": 2})
    play(match, "0 play:kindle", "0 done")
    assert offered(match, 0) == {"discard:attack", "discard:throw"}
    assert numbers(match, "markers-lost") == {"count": 2, "pool": 0}
    play(match, "0 discard:throw")
    one = match.state.seats[0]
    assert (match.state.fights[0].pool, len(one.hand), len(one.discard), len(one.deck)) == (0, 0, 3, 11)
    assert one.discard.cards[:2] == ["throw", "attack"]
    match = start({**BEOR, "hand": ["kindle", "attack", "attack"]}, AWAY, against=against, fight={"pool": 4})
    play(match, "0 play:kindle", "0 done")
    assert asked(match) == {0: "ask-discard-card"}, "not asking would tell that the two are alike"


# --- two fights at once ---


def two_fights() -> AnyMatch:
    """Arev fights at the toll house; Ailei walks into the mire meanwhile."""
    match = start(
        AREV, AILEI, {**BEOR, "passed": True},
        draw={"encounters-gray": ["vagabond"], "encounters-green": ["bog-wolves"], "deck-0": ["attack"] * 3},
    )  # fmt: skip
    play(match, "0 act:0", "1 act:0", "0 travel:toll-house", "1 no", "1 travel:reed-mire")
    return match


@rule("grail.action.encounters-may-run-in-parallel")
def test_two_fights_run_side_by_side_each_at_its_own_pace() -> None:
    match = two_fights()
    assert asked(match) == {0: "ask-keep-hand", 1: "ask-keep-hand"}
    play(match, "0 keep")
    assert asked(match) == {0: "ask-play-card", 1: "ask-keep-hand"}, "Arev need not wait"
    play(match, "0 play:attack", "0 done", "0 stay")
    assert [fight.turn for fight in match.state.fights] == [2, 0]
    play(match, "1 keep", "1 escape")
    assert [fight.number for fight in match.state.fights] == [1], "one fight's end is not the other's"
    assert asked(match) == {0: "ask-play-card"}
    play(match, "0 escape")
    assert match.state.fights == []
    assert asked(match) == {0: "ask-who-acts", 1: "ask-who-acts"}, "a new round"


def test_what_else_an_arrival_triggers_need_not_wait_for_the_other_fight() -> None:
    match = start(AREV, AILEI, guardians={"toll-house": ["cairn-warden"]})
    play(match, "0 act:0", "1 act:0", "0 travel:toll-house", "1 no", "1 travel:reed-mire", "0 keep", "0 escape")
    assert [fight.location for fight in match.state.fights] == ["reed-mire", "toll-house"]
    assert asked(match) == {0: "ask-keep-hand", 1: "ask-keep-hand"}


def test_passing_while_another_fights_starts_nothing() -> None:
    match = start(AREV, AILEI, draw={"encounters-gray": ["vagabond"]})
    play(match, "0 act:0", "1 act:0", "0 travel:toll-house", "1 no", "1 pass")
    assert [(offer.seat, offer.prompt.key) for offer in match.offers()] == [(0, "ask-keep-hand")]


def test_dying_in_one_fight_leaves_the_other_alone() -> None:
    match = two_fights()
    match.state.seats[0].health = 1
    play(match, "0 keep", "1 keep", "0 done")
    assert match.state.seats[0].dying
    assert [fight.number for fight in match.state.fights] == [2]
    assert asked(match) == {1: "ask-play-card"}


@rule("grail.action.encounters-may-run-in-parallel")
def test_others_act_on_while_one_fights_but_can_not_touch_that_encounter() -> None:
    match = start(AREV, AILEI, BEOR, draw={"encounters-gray": ["vagabond"]})
    play(match, "0 act:0", "1 act:0", "2 act:0", "0 travel:toll-house", "1 no", "2 no")
    assert asked(match) == {0: "ask-keep-hand", 1: "ask-who-acts", 2: "ask-who-acts"}
    play(match, "1 act:1", "2 act:1")
    assert match.why_not(1, "travel:toll-house") == ("grail.action.encounters-may-run-in-parallel",)
    with pytest.raises(NotOffered):
        play(match, "1 travel:toll-house")
    play(match, "0 keep", "0 escape")
    assert "travel:toll-house" in offered(match, 1), "the fight is over"
    play(match, "1 travel:hunters-rise", "2 yes")
    assert asked(match) == {1: "ask-admit"}, "Arev is elsewhere and has acted"


def test_whoever_fled_one_fight_may_be_in_another_when_the_first_ends() -> None:
    """The card Arev left in the first Sequence goes back into his deck and leaves his new hand alone."""
    hands = {**AREV, "hand": ["attack"]}, {**AILEI, "hand": ["attack"]}
    fights = [{"enemy": "pale-stag", "members": [0, 1]}]
    match = start(*hands, BEOR, fights=fights, draw={"encounters-gray": ["vagabond"]})
    play(match, "0 activate:0", "1 activate:0", "0 play:attack", "0 escape")
    play(match, "2 travel:toll-house", "0 yes", "2 yes", "0 done", "2 done")
    assert [fight.members for fight in match.state.fights] == [[1], [0, 2]], "joining needs no Action of one's own"
    assert (len(match.state.seats[0].deck), len(match.state.seats[0].hand)) == (11, 3)
    play(match, "1 escape")
    assert (len(match.state.seats[0].deck), len(match.state.seats[0].hand)) == (12, 3)
    assert match.state.seats[0].deck.as_seen_by(1) == [None] * 12, "shuffled in"
    play(match, "0 keep", "2 keep")
    assert offered(match, 2) == {"activate:0", "activate:2"}, "Arev's Activation over there does not count here"


@rule("grail.action.bystanders-may-join-before-the-trigger", "grail.party.join-needs-same-location-and-consent")
def test_nobody_is_asked_to_join_two_things_at_once() -> None:
    """At the toll house Arev fights the Guardian, Maggot looks on and Beor, who looks on too, is about to leave."""

    def leaving() -> AnyMatch:
        there = {"location": "toll-house"}
        people = AREV, {**BEOR, **there}, {**MAGGOT, **there, "acted": True}, {**AILEI, "location": "reed-mire"}
        match = start(*people, guardians={"toll-house": ["cairn-warden"]}, draw={"encounters-gray": ["vagabond"]})
        play(match, "0 act:0", "1 act:0", "3 act:0", "0 travel:toll-house", "1 no", "2 no", "0 keep")
        play(match, "1 act:1", "3 act:1")
        return match

    match = leaving()
    play(match, "1 travel:hollow-farm")
    assert asked(match)[2] == "ask-join-travel"
    play(match, "2 yes", "0 escape")
    assert (match.state.fights[0].enemy.cards, match.state.fights[0].members) == (["vagabond"], [0])
    play(match, "1 yes", "2 done", "1 done")
    assert [one.location for one in match.state.seats[:3]] == ["toll-house", "hollow-farm", "hollow-farm"]
    assert not any(one.in_action for one in match.state.seats[1:])

    match = leaving()
    play(match, "0 escape")
    assert asked(match) == {1: "ask-action", 2: "ask-join-fight"}, "Beor is choosing an Action, Maggot is not"
    play(match, "1 travel:hollow-farm")
    assert asked(match) == {2: "ask-join-fight"}, "nobody could go with Beor; nobody acts before Maggot has answered"
    play(match, "2 yes")
    assert match.state.fights[0].members == [0, 2]
    assert asked(match) == {0: "ask-keep-hand", 2: "ask-keep-hand", 3: "ask-action"}
    assert not match.state.seats[2].in_action


@rule("grail.action.encounters-may-run-in-parallel")
def test_nobody_arrives_between_two_triggers_of_another_arrival() -> None:
    people = AREV, {**MAGGOT, "location": "toll-house", "acted": True}, AILEI
    match = start(*people, guardians={"toll-house": ["cairn-warden"]})
    play(match, "0 act:0", "2 act:0", "0 travel:toll-house", "2 no", "1 no", "0 keep", "0 escape")
    assert (match.state.fights, asked(match)) == ([], {1: "ask-join-fight", 2: "ask-action"})
    assert match.why_not(2, "travel:toll-house") == ("grail.action.encounters-may-run-in-parallel",)


# --- the whole moment ---

WHOLE_RULES = (
    "grail.action.party-travel-costs-one-each",
    "grail.party.pay-energy-or-magic-for-others",
    "grail.action.bystanders-may-join-before-the-trigger",
    "grail.combat.attack-left-to-right-on-active",
    "grail.combat.escape-in-a-party-others-fight-on",
    "grail.combat.dying-removes-only-that-character",
    "grail.action.encounters-may-run-in-parallel",
)


@rule(*WHOLE_RULES)
def test_the_whole_moment() -> None:
    """Two travel together, a third joins before the Guardian; one flees, one falls, the last fights on; elsewhere a
    fourth has a fight of its own, all the while."""
    match = start(
        {**BEOR, "location": "hunters-rise", "energy": 4},
        {**AREV, "location": "hunters-rise", "energy": 1, "health": 4, "terror": 1},
        {**AILEI, "location": "old-cairn"},
        MAGGOT,
        draw={
            "encounters-gray": ["toll-keepers"],
            "deck-1": ["attack", "defend", "throw", "attack"],
            "deck-2": ["attack", "defend", "throw"],
        },
    )
    play(match, *(f"{seat} act:0" for seat in range(4)), "0 travel:old-cairn", "1 yes", "0 yes", "0 cover:1")
    assert [tracks(match, seat)[0] for seat in (0, 1)] == [2, 1], "Beor pays for both"
    assert asked(match) == {2: "ask-join-fight"}
    play(match, "2 yes")
    assert match.state.fights[0].members == [2, 1, 0]

    # Maggot goes his own way and runs into the toll keepers.
    play(match, "3 travel:toll-house")
    assert asked(match) == dict.fromkeys(range(4), "ask-keep-hand")
    play(match, "0 keep", "1 keep", "2 keep", "3 keep")
    assert asked(match) == {**dict.fromkeys(range(3), "ask-pick-active"), 3: "ask-play-card"}

    # Beor flees, for 1 Energy and the Opportunity attack.
    play(match, *(f"{seat} activate:0" for seat in range(3)), "0 escape")
    assert tracks(match, 0) == (1, 7, 1)
    assert match.state.fights[0].members == [2, 1]

    # The Warden's Attack: Damage 2 takes Arev from 4 to 2, Terror 2 brings him to 3, so he Panics now, so the third
    # result hits: 1 unavoidable Damage. He has 1 Health left, and Energy is pushed down to it.
    play(match, "1 activate:1", "2 activate:1", "1 play:attack", "1 done")
    assert tracks(match, 1) == (1, 1, 3)
    assert match.state.fights[0].pool == 1, "the last result removes 1 of the 2 markers"
    play(match, "1 stay", "2 play:attack", "2 done", "2 stay")
    assert match.state.fights[0].turn == 2

    # In the next Turn the first result brings him to 0: the rest of the list is not carried out.
    play(match, "1 activate:1", "2 activate:1", "1 play-top", "1 done")
    arev, fight = match.state.seats[1], match.state.fights[0]
    assert (arev.dying, arev.health, arev.terror, arev.fight) == (True, 0, 3, 0)
    assert (fight.members, [laid.owner for laid in fight.laid]) == ([2], [1, 2, 1])
    assert asked(match) == {2: "ask-play-card", 3: "ask-play-card"}, "both fights go on"

    play(match, "3 escape", "2 escape")
    assert match.state.fights == []
    assert match.state.guardians["old-cairn"].cards == ["cairn-warden"]
    assert match.state.encounters["gray"].cards[0] == "toll-keepers"
    assert all((len(one.deck), len(one.hand)) == (15, 0) for one in match.state.seats)


@pytest.mark.parametrize("seed", range(40))
def test_the_kernels_properties_hold_in_random_play(seed: int) -> None:
    check_match(GAME, Setup(seats=2 + seed % 3, seed=str(seed)), random.Random(seed), thorough=0.1)
