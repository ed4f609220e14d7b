"""A party, a Guardian, and Combats at the same time: short stories of the Tainted Grail slice."""

from __future__ import annotations

import random
from typing import Any

import pytest

from roundtable.kernel.game import Setup
from roundtable.kernel.match import Match
from roundtable.kernel.plain import render
from roundtable.scenarios import Scenario
from roundtable.scenarios.format import BadScenario
from roundtable.scenarios.runner import prepare
from roundtable.slices.grail_party import GAME
from roundtable.testing.properties import step_randomly
from roundtable.testing.soak import setup_for

AnyMatch = Match[Any, Any]
rule = pytest.mark.rule

# Seats are filled by Character Number: Ailei (Courage 1, Practicality 2), Arev (1 of each Attribute), Maggot
# (Aggression 1, Practicality 2) and Beor (Aggression 2, Courage 1).
AWAY = {"passed": True, "location": "hollow-farm"}
AT_RISE = {"location": "hunters-rise"}
AT_CAIRN = {"location": "old-cairn"}
DAMAGE, TERROR = {"do": "damage", "amount": 1}, {"do": "terror", "amount": 1}


def warden(*attack: dict[str, Any], **more: Any) -> dict[str, Any]:
    """In place of the Warden of the cairn: one whose Attack is this list, without Keys and hard to defeat."""
    row = {"markers": 0, "do": list(attack)}
    return {"id": "cairn-warden", "value": 20, "right": {}, "attacks": [row], "opportunity": [TERROR], **more}


def start(
    *seats: dict[str, Any],
    against: dict[str, Any] | None = None,
    draw: dict[str, list[str]] | None = None,
    **combat: Any,
) -> AnyMatch:
    """A match in this position; `against` has everybody who has not Passed fight that Guardian at the old cairn."""
    given: dict[str, Any] = {"seats": list(seats)}
    if against:
        members = [seat for seat, one in enumerate(seats) if not one.get("passed")]
        given["combats"] = {"old-cairn": {"members": members, **combat}}
    content = {"guardians": [against]} if against else {}
    match = prepare(Scenario(game="grail-party", about="", given=given, draw=draw or {}, content=content), GAME)
    match.begin()
    return match


def play(match: AnyMatch, *answers: str) -> None:
    """Answers written as 'seat option'."""
    for answer in answers:
        seat, option = answer.split()
        offers = match.offers(int(seat))
        assert offers, f"{answer}: seat {seat} is not asked; asked is {asked(match)}"
        match.answer(int(seat), offers[0].decision, option)


def asked(match: AnyMatch) -> dict[int, str]:
    return {offer.seat: offer.prompt.key for offer in match.offers()}


def offered(match: AnyMatch, seat: int) -> set[str]:
    return {option.id for offer in match.offers(seat) for option in offer.options}


def told(match: AnyMatch, *keys: str) -> list[dict[str, Any]]:
    """The parameters of what was told under these keys."""
    return [dict(event.params) for event in match.events if event.key in keys]


def tracks(match: AnyMatch, seat: int) -> tuple[int, int, int]:
    one = match.state.seats[seat]
    return one.energy, one.health, one.terror


def cairn(match: AnyMatch) -> Any:
    return match.state.lairs["old-cairn"]


# --- During the Day ---


@rule("grail.action.players-agree-on-order", "grail.action.no-agreement-lowest-number-first")
@pytest.mark.parametrize(("answers", "acts"), [("11", 1), ("00", 0), ("01", 1), ("10", 1)])
def test_players_agree_on_who_acts_or_the_lowest_number_does(answers: str, acts: int) -> None:
    match = start({"number": 7}, {})
    play(match, *(f"{seat} act:{who}" for seat, who in enumerate(answers)))
    assert asked(match) == {acts: "ask-action"}


@rule("grail.action.rounds-of-one-action-each", "grail.action.travel-costs-one-energy")
def test_each_acts_once_before_a_new_round() -> None:
    match = start({}, {})
    play(match, "0 act:0", "1 act:0")
    assert offered(match, 0) == {"travel:hunters-rise", "travel:reed-mire", "pass"}
    play(match, "0 travel:hunters-rise", "1 no")
    assert (match.state.seats[0].location, tracks(match, 0)[0]) == ("hunters-rise", 4)
    assert asked(match) == {1: "ask-action"}
    play(match, "1 travel:hunters-rise")
    assert asked(match) == {0: "ask-who-acts", 1: "ask-who-acts"}


@rule("grail.action.pass-is-free-and-final", "grail.action.stage-ends-when-all-passed-or-spent")
def test_who_passes_is_done_and_the_day_ends_when_the_others_have_no_energy() -> None:
    match = start({}, {**AT_RISE, "energy": 2})
    play(match, "0 act:0", "1 act:0", "0 pass", "1 travel:hollow-farm")
    assert tracks(match, 0)[0] == 5
    assert asked(match) == {1: "ask-action"}, "nobody who has Passed is asked to come along either"
    play(match, "1 travel:hunters-rise")
    assert match.outcome is not None
    assert (match.outcome.winners, match.outcome.reason) == ((), "outcome-lost")


@rule("grail.basics.group-wins-or-loses-together", "grail.guardian.defeated-goes-under-its-deck")
def test_everybody_wins_when_a_guardian_is_defeated() -> None:
    match = start({"hand": ["attack"]}, {}, against=warden(value=1), members=[0])
    match.state.encounters.put("another")
    play(match, "0 play:attack")
    assert match.state.encounters.cards == ["cairn-warden", "another"], "under the deck"
    assert match.outcome is None, "Arev is just choosing an Action"
    play(match, "1 travel:hunters-rise")
    assert match.outcome is not None
    assert (match.outcome.winners, match.outcome.reason) == ((0, 1), "outcome-won")


# --- Parties ---


def setting_out() -> AnyMatch:
    match = start({}, {}, {"location": "reed-mire"})
    play(match, "0 act:0", "1 act:0", "2 act:0", "0 travel:hunters-rise")
    return match


@rule("grail.party.join-needs-same-location-and-consent", "grail.party.all-members-approve-the-action")
def test_a_party_needs_the_same_location_and_everybodys_consent() -> None:
    together = ("1 yes", "0 yes", "0 done", "1 done")
    for answers, there in ((("1 no",), "hollow-farm"), (("1 yes", "0 no"), "hollow-farm"), (together, "hunters-rise")):
        match = setting_out()
        assert asked(match) == {1: "ask-join-travel"}, "Maggot is elsewhere"
        play(match, *answers)
        assert [one.location for one in match.state.seats] == ["hunters-rise", there, "reed-mire"]


@rule("grail.action.party-travel-costs-one-each", "grail.action.party-action-counts-as-acting")
def test_a_party_pays_one_each_and_all_of_it_has_acted() -> None:
    match = setting_out()
    play(match, "1 yes", "0 yes", "0 done", "1 done")
    assert [tracks(match, seat)[0] for seat in range(3)] == [4, 4, 6]
    assert asked(match) == {2: "ask-action"}
    assert [event.rules for event in match.events] == [("grail.action.party-travel-costs-one-each",)] * 2


@rule("grail.party.pay-energy-or-magic-for-others")
def test_a_member_may_pay_for_everybody_even_for_who_meant_to_pay() -> None:
    match = start({}, {}, {"energy": 6})
    play(match, "0 act:0", "1 act:0", "2 act:0", "0 travel:hunters-rise", "1 yes", "2 yes", "0 yes", "0 yes")
    assert offered(match, 0) == {"cover:1", "cover:2", "done"}
    play(match, "0 cover:1", "0 done")
    assert offered(match, 1) == {"cover:0", "cover:2", "done"}
    play(match, "1 done", "2 cover:0", "2 cover:0")
    assert {one.location for one in match.state.seats} == {"hunters-rise"}
    assert [tracks(match, seat)[0] for seat in range(3)] == [5, 5, 3]


@rule("grail.party.member-who-cannot-pay-drops-out")
def test_who_cannot_pay_and_is_not_paid_for_stays_behind() -> None:
    match = start({}, {"energy": 1}, {"energy": 0})
    play(match, "0 act:0", "1 act:0", "0 travel:hunters-rise", "1 yes", "2 yes", "0 yes", "0 yes", "0 done")
    assert [one.location for one in match.state.seats] == ["hunters-rise", "hunters-rise", "hollow-farm"]
    assert [tracks(match, seat)[0] for seat in range(3)] == [4, 0, 0], "Arev needs his one Energy himself"
    assert told(match, "drops-out") == [{"seat": "@seat.2"}]


# --- arriving at a Guardian ---


@rule("grail.guardian.walking-into-one-triggers-it", "grail.action.party-travel-encounters-together")
def test_a_party_that_walks_into_a_guardian_fights_it_together() -> None:
    match = start({**AT_RISE, "number": 7}, AT_RISE)
    play(match, "0 act:0", "1 act:0", "0 travel:old-cairn", "1 yes", "0 yes", "1 done", "0 done")
    assert cairn(match).members == [1, 0]


@rule("grail.action.bystanders-may-join-before-the-trigger")
@pytest.mark.parametrize(("answer", "members"), [("yes", [0, 1]), ("no", [0])])
def test_somebody_already_there_may_join_just_before_the_guardian(answer: str, members: list[int]) -> None:
    match = start(AT_RISE, AT_CAIRN)
    play(match, "0 act:0", "1 act:0", "0 travel:old-cairn")
    assert asked(match) == {1: "ask-join-combat"}
    assert cairn(match).members == [], "the Guardian has not triggered yet"
    play(match, f"1 {answer}")
    assert cairn(match).members == members
    assert match.state.seats[1].acted == (answer == "yes"), "joining is taking part in the Action"


def test_somebody_who_has_passed_or_is_dying_is_not_asked_to_join() -> None:
    match = start(AT_RISE, {**AT_CAIRN, "passed": True}, {**AT_CAIRN, "health": 0, "energy": 0})
    play(match, "0 travel:old-cairn")
    assert cairn(match).members == [0]


def test_where_a_guardian_was_defeated_nothing_is_triggered() -> None:
    fighting = {"combats": {"old-cairn": {"members": [0], "pool": 5}, "reed-mire": {"members": [1]}}}
    match = prepare(Scenario(game="grail-party", about="", given={"seats": [{}, {}, AT_RISE], **fighting}), GAME)
    match.begin()
    play(match, "0 done", "2 travel:old-cairn")
    assert (match.state.seats[2].location, match.state.seats[2].acted) == ("old-cairn", True)
    assert asked(match) == {1: "ask-play-card"}


@rule("grail.combat.starting-hand-three-or-two")
@pytest.mark.parametrize(("seats", "cards"), [(2, 3), (3, 3), (4, 2)])
def test_three_cards_or_two_if_four_fight(seats: int, cards: int) -> None:
    match = start(AT_RISE, *[AT_CAIRN] * (seats - 1))
    play(match, *(f"{seat} act:0" for seat in range(seats)), "0 travel:old-cairn")
    play(match, *(f"{seat} yes" for seat in range(1, seats)))
    assert [len(one.hand) for one in match.state.seats] == [cards] * seats


@rule("grail.combat.pool-counts-progress", "grail.discard.fight-cards-return-after-the-encounter")
def test_a_second_combat_begins_with_an_empty_pool_and_shuffled_decks() -> None:
    match = start(AT_RISE, AWAY)
    play(match, "0 travel:old-cairn")
    drawn = match.state.seats[0].hand.cards
    unshuffled = GAME.start(match.table.core, match.setup, match.content).seats[0].deck.cards
    assert drawn != unshuffled[::-1][:3], "decks are shuffled before the first draw"
    play(match, f"0 play:{drawn[0]}")
    cairn(match).pool = 4
    play(match, "0 escape", "0 travel:hunters-rise", "0 travel:old-cairn")
    assert (cairn(match).pool, cairn(match).sequence.cards, cairn(match).members) == (0, [], [0])
    assert len(match.state.seats[0].deck) == 12
    assert match.state.seats[0].deck.as_seen_by(0) == [None] * 12


# --- the Sequence and its Keys ---


@rule(
    "grail.combat.attribute-key-needs-the-level", "grail.combat.unconnected-key-gives-nothing",
    "grail.combat.encounter-card-is-the-first-left-neighbour", "grail.combat.free-key-always-connects",
    "grail.combat.bonus-marker",
)  # fmt: skip
def test_an_attribute_key_connects_for_who_has_the_level() -> None:
    for who, level, pool in (("beor", 2, 2), ("arev", 2, 1), ("arev", 1, 2), ("ailei", 1, 1)):
        key = {"first": {"attribute": "aggression", "level": level}}
        match = start({"character": who, "hand": ["attack"]}, AWAY, against=warden(right=key))
        play(match, "0 play:attack")
        assert (cairn(match).pool, cairn(match).sequence.cards) == (pool, ["attack"])
        assert len(told(match, "no-level")) == 2 - pool


@rule("grail.combat.both-halves-must-meet", "grail.combat.first-card-needs-no-connection")
def test_a_key_that_faces_an_empty_row_does_nothing_and_any_card_can_be_played() -> None:
    hand = {"character": "beor", "hand": ["attack", "feint"]}
    for card, pool in (("attack", 1), ("feint", 0)):
        match = start(hand, AWAY, against=warden(right={"third": {"attribute": "aggression"}}))
        assert offered(match, 0) == {"play:attack", "play:feint", "done", "escape"}
        play(match, f"0 play:{card}")
        assert cairn(match).pool == pool
        assert not told(match, "no-level")


@rule("grail.combat.one-shared-sequence", "grail.combat.card-resolution-order")
def test_members_add_to_one_sequence_and_keys_count_from_top_to_bottom() -> None:
    match = start({"hand": ["stand-firm"]}, {"hand": ["wild-swing"]}, against=warden())
    play(match, "0 activate:0", "1 activate:0", "0 play:stand-firm", "0 stay", "0 stay")
    assert cairn(match).pool == 0, "the Guardian has no Keys"
    play(match, "1 play:wild-swing")
    assert (cairn(match).sequence.cards, cairn(match).owners) == (["stand-firm", "wild-swing"], [0, 1])
    assert told(match, "markers") == [{"count": 2, "pool": 2}, {"count": 1, "pool": 3}], "the Courage Key, the Free one"
    laid = [[1, "kindle"], [1, "enrage"]]
    match = start({"character": "arev", "hand": ["stand-firm"]}, AWAY, against=warden(), sequence=laid)
    play(match, "0 play:stand-firm")
    assert cairn(match).pool == 0, "Kindle's Keys are covered by Enrage, which has none in these rows"


# --- the Combat Turn ---


@rule(
    "grail.combat.pick-any-unactivated-member", "grail.combat.no-agreement-lowest-number-active",
    "grail.combat.one-activation-per-turn", "grail.combat.readiness-check",
    "grail.combat.tray-tokens-cleared-card-tokens-kept",
)  # fmt: skip
def test_the_party_picks_who_is_active_each_member_once_a_turn() -> None:
    match = start({"number": 7}, {}, {}, against=warden())
    play(match, "0 activate:0", "1 activate:0", "2 activate:0")
    assert asked(match) == {0: "ask-play-card"}, "they agree"
    play(match, "0 done", "0 stay", "0 stay")
    assert offered(match, 0) == {"activate:1", "activate:2"}
    play(match, "0 activate:2", "1 activate:1", "2 activate:2")
    assert asked(match) == {1: "ask-play-card"}, "they don't, and Arev has the lowest number of those left"
    play(match, "1 done", "1 stay", "1 stay")
    assert asked(match) == {2: "ask-play-card"}, "only Maggot is left"
    play(match, "2 done", "2 stay", "2 stay")
    assert offered(match, 1) == {"activate:0", "activate:1", "activate:2"}


@rule("grail.combat.end-turn-discard-then-draw", "grail.combat.hand-limit-three")
def test_end_turn_discards_down_to_three_and_then_draws_one() -> None:
    hand = {"hand": ["attack", "attack", "feint", "throw"]}
    match = start(hand, {"hand": ["attack"] * 3}, against=warden(), draw={"deck-0": ["kindle", "enrage"]})
    play(match, "0 activate:0", "1 activate:0", "0 done", "0 stay", "0 stay", "1 play:attack", "1 stay", "1 stay")
    assert asked(match) == {0: "ask-discard-down"}
    assert [len(one.hand) for one in match.state.seats] == [5, 2], "all discard before the first one draws"
    play(match, "0 discard:throw", "0 discard:kindle")
    one = match.state.seats[0]
    assert (sorted(one.hand.cards), one.discard.cards) == (["attack", "attack", "enrage", "feint"], ["throw", "kindle"])
    assert len(match.state.seats[1].hand) == 3


@rule("grail.combat.playing-a-card-is-voluntary", "grail.combat.no-card-means-opportunity-then-draw")
def test_who_plays_no_card_suffers_the_opportunity_attack_and_draws() -> None:
    match = start({"hand": ["attack"]}, AWAY, against=warden())
    play(match, "0 done")
    assert (tracks(match, 0)[2], len(match.state.seats[0].hand)) == (1, 2)
    match = start({"hand": ["attack"]}, AWAY, against=warden())
    play(match, "0 play:attack")
    assert (tracks(match, 0)[2], len(match.state.seats[0].hand)) == (0, 0)


@rule(
    "grail.combat.victory-check-after-playing", "grail.combat.victory-at-or-above-value", "grail.combat.victory-cleanup"
)
def test_a_pool_at_the_value_wins_after_playing() -> None:
    for pool, won in ((18, False), (19, True), (20, True)):
        match = start({"hand": ["attack", "throw"]}, AWAY, against=warden(DAMAGE), pool=pool)
        play(match, "0 play:attack", *([] if won else ["0 stay", "0 stay"]))
        assert (match.over, tracks(match, 0)[1]) == (won, 6 if won else 5), "no Attack after a victory"
        assert (len(match.state.seats[0].deck), len(match.state.seats[0].hand)) == ((15, 0) if won else (12, 2))


# --- Attacks ---


@rule("grail.combat.attack-row-by-pool")
@pytest.mark.parametrize(("pool", "damage"), [(0, 1), (1, 1), (2, 3), (3, 3), (4, 5), (9, 5)])
def test_the_pool_chooses_the_row_of_the_attack(pool: int, damage: int) -> None:
    rows = [{"markers": at, "do": [{"do": "damage", "amount": hit}]} for at, hit in ((0, 1), (2, 3), (4, 5))]
    match = start({"hand": ["feint"]}, AWAY, against=warden(attacks=rows), pool=pool)
    play(match, "0 play:feint", "0 stay")
    assert tracks(match, 0)[1] == 6 - damage


@rule(
    "grail.combat.attack-left-to-right-on-active", "grail.combat.panic-is-checked-when-it-matters",
    "grail.combat.damage-lowers-health", "grail.combat.effects-hit-only-the-active-character",
)  # fmt: skip
def test_panic_that_begins_in_the_middle_of_the_list_counts_for_the_rest_of_it() -> None:
    damage, if_panicking = {"do": "damage", "amount": 2}, {**DAMAGE, "if_panicking": True}
    for attack, health in (((damage, TERROR, if_panicking), 3), ((TERROR, if_panicking, damage), 4)):
        match = start({"terror": 4, "hand": ["feint"]}, {}, against=warden(*attack))
        play(match, "0 activate:0", "1 activate:0", "0 play:feint", "0 stay")
        assert tracks(match, 0) == (health, health, 5)
        assert told(match, "panic") == [{"seat": "@seat.0"}]
        assert tracks(match, 1) == (5, 7, 0), "all on the Active Character"


@rule("grail.track.energy-never-above-health")
def test_health_pushes_energy_down() -> None:
    for energy, left in ((5, 3), (3, 3), (2, 2)):
        match = start({"energy": energy, "hand": ["feint"]}, AWAY, against=warden({"do": "damage", "amount": 3}))
        play(match, "0 play:feint", "0 stay")
        assert tracks(match, 0) == (left, 3, 0)
        assert len(told(match, "energy-capped")) == (energy > left)


@rule("grail.track.panic-when-terror-above-health")
def test_panic_is_terror_above_health_not_equal_to_it() -> None:
    for before, prompt in ((5, "ask-play-card"), (6, "ask-face-panic")):
        match = start({"terror": before, "hand": ["feint"]}, AWAY, against=warden(TERROR))
        play(match, "0 play:feint", "0 stay", "0 stay")
        assert asked(match) == {0: prompt}, "in the next Turn"
        assert len(told(match, "panic")) == (before == 6)


@rule(
    "grail.death.zero-health-attaches-the-card", "grail.death.dying-leaves-the-encounter",
    "grail.combat.dying-removes-only-that-character",
)  # fmt: skip
def test_dying_ends_the_attack_and_the_activation_for_that_character_alone() -> None:
    against = warden({"do": "damage", "amount": 9}, {"do": "remove-markers", "amount": 2})
    match = start({"hand": ["feint", "throw"]}, {}, against=against, pool=2)
    play(match, "0 activate:0", "1 activate:0", "0 play:feint", "0 stay")
    assert tracks(match, 0) == (0, 0, 0), "below 0 there is nothing"
    assert (len(match.state.seats[0].deck), len(match.state.seats[0].hand)) == (14, 0)
    assert cairn(match).pool == 2, "the last result is not carried out"
    assert (cairn(match).members, cairn(match).sequence.cards) == ([1], ["feint"])
    assert asked(match) == {1: "ask-play-card"}, "straight to the next member"


def test_dying_by_the_opportunity_attack_of_an_escape_is_no_second_leaving() -> None:
    match = start({"health": 1}, {}, against=warden(opportunity=[DAMAGE]))
    play(match, "0 activate:0", "1 activate:0", "0 escape")
    assert (tracks(match, 0)[1], cairn(match).members) == (0, [1])


@rule(
    "grail.combat.pool-never-negative", "grail.combat.missing-markers-cost-cards",
    "grail.combat.empty-hand-discards-from-the-deck",
)  # fmt: skip
def test_missing_markers_cost_cards_of_choice_then_of_the_deck() -> None:
    against = warden({"do": "remove-markers", "amount": 5})
    match = start({"hand": ["feint", "attack", "throw"]}, AWAY, against=against, pool=2)
    play(match, "0 play:feint", "0 stay")
    assert offered(match, 0) == {"discard:attack", "discard:throw"}
    play(match, "0 discard:throw")
    one = match.state.seats[0]
    assert (cairn(match).pool, len(one.hand), one.discard.cards[:2], len(one.deck)) == (0, 0, ["throw", "attack"], 11)
    match = start({"hand": ["feint", "attack", "attack"]}, AWAY, against=against, pool=4)
    play(match, "0 play:feint", "0 stay")
    assert asked(match) == {0: "ask-discard"}, "not asking would tell that the two are alike"
    match = start({"hand": ["feint"]}, AWAY, against=against, pool=7)
    play(match, "0 play:feint", "0 stay")
    assert (cairn(match).pool, len(match.state.seats[0].discard)) == (2, 0)


# --- Escaping ---


@rule("grail.combat.escape-costs-energy-and-opportunity", "grail.combat.escape-ends-a-lone-fight")
@rule("grail.guardian.undefeated-stays-on-the-map")
@pytest.mark.parametrize(("energy", "left"), [(3, 2), (0, 0)])
def test_escaping_alone_costs_energy_and_an_opportunity_attack_and_the_guardian_stays(energy: int, left: int) -> None:
    fighting = {"energy": energy, "hand": ["attack", "feint"], "deck": 10}
    match = start(fighting, AT_RISE, against=warden(), members=[0])
    assert len(match.state.seats[0].discard) == 3
    play(match, "0 play:attack", "0 escape")
    one = match.state.seats[0]
    assert tracks(match, 0) == (left, 6, 1)
    assert (len(one.deck), len(one.hand), one.activated, cairn(match).members) == (15, 0, False, [])
    assert (cairn(match).guardian.cards, match.state.encounters.cards) == (["cairn-warden"], [])
    assert asked(match) == {1: "ask-action"}, "no new Encounter with who stands beside it"


@rule("grail.combat.escape-during-own-activation")
def test_escaping_is_offered_at_every_step_of_ones_own_activation_and_of_no_other() -> None:
    match = start({"hand": ["feint"]}, {"terror": 9}, against=warden())
    assert "escape" not in offered(match, 0) | offered(match, 1)
    play(match, "0 activate:0", "1 activate:0")
    for answer in ("play:feint", "stay", "stay"):
        assert "escape" in offered(match, 0)
        assert offered(match, 1) == set()
        play(match, f"0 {answer}")
    assert (asked(match), offered(match, 1)) == ({1: "ask-face-panic"}, {"play-top", "escape"})
    play(match, "1 escape")
    assert cairn(match).members == [0]


@rule("grail.combat.escape-in-a-party-others-fight-on", "grail.combat.escapee-cards-stay-in-sequence")
def test_the_others_fight_on_with_what_the_escapee_has_laid() -> None:
    against = warden(DAMAGE, opportunity=[])
    match = start({"hand": ["attack", "enrage"]}, {"hand": ["attack"]}, AWAY, against=against)
    play(match, "0 activate:0", "1 activate:0", "0 play:enrage", "0 escape")
    assert (cairn(match).members, cairn(match).sequence.cards, cairn(match).pool) == ([1], ["enrage"], 1)
    assert len(match.state.seats[0].deck) == 14
    assert [tracks(match, seat)[1] for seat in range(2)] == [6, 7], "no Attack: straight to the next member"
    play(match, "1 play:attack")
    assert cairn(match).pool == 3, "Enrage's Aggression Key and the Free Key"
    play(match, "1 escape")
    assert [len(one.deck) for one in match.state.seats] == [15, 15, 15]


@rule("grail.combat.all-escaped-ends-it")
def test_the_combat_is_over_when_all_have_fled_or_fallen() -> None:
    match = start({"hand": ["attack"]}, {}, against=warden({"do": "damage", "amount": 9}))
    play(match, "0 activate:0", "1 activate:0", "0 play:attack", "0 stay", "1 escape")
    assert (cairn(match).members, cairn(match).sequence.cards, cairn(match).owners) == ([], [], [])
    assert asked(match) == {1: "ask-action"}


@rule("grail.combat.deck-too-small-forces-escape")
def test_who_must_draw_more_than_the_deck_holds_must_escape() -> None:
    match = start({"deck": 1}, AWAY, against=warden())
    play(match, "0 done")
    assert (len(match.state.seats[0].hand), cairn(match).members) == (1, [0]), "the last card can be drawn"
    match = start({"deck": 0}, AWAY, against=warden())
    play(match, "0 done")
    assert (cairn(match).members, tracks(match, 0)) == ([], (4, 6, 2)), "one attack for no card, one for fleeing"
    match = start({"hand": ["attack"], "deck": 0}, {}, against=warden())
    play(match, "0 activate:0", "1 activate:0", "0 play:attack", "0 stay", "0 stay", "1 done", "1 stay", "1 stay")
    assert cairn(match).members == [1], "the draw at End Turn too; the other one fights on"
    match = start({"terror": 9, "deck": 0}, AWAY, against=warden())
    play(match, "0 play-top")
    assert cairn(match).members == [], "and the card that Panic plays"
    match = start({**AT_RISE, "deck": 2}, {**AT_CAIRN, "acted": True})
    play(match, "0 travel:old-cairn", "1 yes")
    assert (cairn(match).members, len(match.state.seats[1].hand)) == ([1], 3), "and the starting hand"


# --- Panic ---


@rule("grail.combat.panic-plays-the-top-card", "grail.combat.panic-no-end-turn-draw")
def test_panic_plays_the_top_card_and_takes_away_the_draw() -> None:
    scared = {"terror": 7, "hand": ["attack", "kindle"]}
    match = start(scared, AWAY, against=warden(), draw={"deck-0": ["enrage"]})
    assert offered(match, 0) == {"play-top", "escape"}
    play(match, "0 play-top")
    assert (cairn(match).sequence.cards, cairn(match).pool) == (["enrage"], 1)
    play(match, "0 stay", "0 stay")
    assert asked(match) == {0: "ask-face-panic"}, "a new Turn"
    assert (match.state.seats[0].hand.cards, tracks(match, 0)[2]) == (["attack", "kindle"], 7)


# --- two Combats at once ---


@rule("grail.action.encounters-may-run-in-parallel")
def test_two_combats_run_side_by_side_each_at_its_own_pace() -> None:
    match = start({}, {**AT_RISE, "health": 1}, AWAY, draw={"deck-0": ["attack"]})
    play(match, "0 act:0", "1 act:0", "0 travel:reed-mire", "1 travel:old-cairn")
    assert asked(match) == {0: "ask-play-card", 1: "ask-play-card"}
    play(match, "0 play:attack", "0 stay", "0 stay", "0 done", "0 stay")
    assert asked(match) == {0: "ask-hold-out", 1: "ask-play-card"}, "Ailei's second Turn need not wait"
    play(match, "1 done")
    assert (tracks(match, 1)[1], cairn(match).members) == (0, [])
    assert match.state.lairs["reed-mire"].members == [0], "one Combat's end is not the other's"
    play(match, "0 escape")
    assert asked(match) == {0: "ask-action"}, "a new round"


@rule("grail.action.encounters-may-run-in-parallel")
def test_others_act_on_while_one_fights_but_can_not_touch_that_encounter() -> None:
    match = start(AT_RISE, AT_RISE, {})
    play(match, *(f"{seat} act:0" for seat in range(3)), "0 travel:old-cairn", "1 no")
    assert asked(match) == {0: "ask-play-card", 1: "ask-who-acts", 2: "ask-who-acts"}
    play(match, "1 act:1", "2 act:1")
    assert match.why_not(1, "travel:old-cairn") == ("grail.action.encounters-may-run-in-parallel",)
    assert offered(match, 1) == {"travel:hollow-farm", "pass"}
    play(match, "0 escape")
    assert "travel:old-cairn" in offered(match, 1), "the Combat is over"


def test_who_fights_is_not_asked_to_come_along() -> None:
    match = start({}, {}, AT_CAIRN, against=warden(), members=[0, 1])
    play(match, "2 travel:hunters-rise")
    assert match.state.seats[2].location == "hunters-rise"
    assert asked(match) == {0: "ask-pick-active", 1: "ask-pick-active"}


@rule("grail.combat.escapee-cards-stay-in-sequence")
def test_whoever_fled_may_be_fighting_elsewhere_when_that_combat_ends() -> None:
    """The card Ailei left in the first Sequence is shuffled into her deck; her new hand stays as it is."""
    match = start({"hand": ["attack"]}, {}, AT_CAIRN, against=warden(), members=[0, 1])
    play(match, "0 activate:0", "1 activate:0", "0 play:attack", "0 escape")
    play(match, "2 travel:reed-mire", "0 yes", "2 yes", "0 done", "2 done")
    assert [lair.members for lair in match.state.lairs.values()] == [[1], [0, 2]], "joining needs no Action of her own"
    assert (len(match.state.seats[0].deck), len(match.state.seats[0].hand)) == (11, 3)
    play(match, "1 escape")
    assert match.state.seats[0].deck.as_seen_by(1) == [None] * 12
    assert (len(match.state.seats[0].hand), match.state.lairs["reed-mire"].members) == (3, [0, 2])


def test_a_combat_does_not_wait_for_somebody_who_is_still_asked_to_join_another() -> None:
    match = start({}, {}, {"location": "reed-mire", "acted": True}, against=warden(), members=[0])
    play(match, "1 travel:reed-mire")
    assert asked(match) == {0: "ask-play-card", 2: "ask-join-combat"}
    play(match, "0 done", "0 stay", "0 stay")
    assert asked(match) == {0: "ask-play-card", 2: "ask-join-combat"}, "the next Turn"


def test_a_combat_alone_is_played_in_short_steps() -> None:
    match = start({}, AWAY, against=warden())
    play(match, "0 done", "0 stay", "0 stay")
    assert match.snapshots[-1][0] == len(match.rows)


# --- the table ---


SCENE = """\
Tainted Grail: a party against a Guardian

Hunters' rise                                     Old cairn
                                                    Ailei (Player 1)
                                                    Arev (Player 2)
                                                    Warden of the cairn (Enemy)

Hollow farm                                       Reed mire
  Maggot (Player 3)                                 Pale stag (Enemy)

Combat Pool against the Warden of the cairn: 2 of 20

Attacks of the Warden of the cairn
  0            1 Damage  if you Panic, 1 Terror
  2            1 Terror  (this row applies)
  3
  Opportunity  1 Terror

Sequence
  1. Warden of the cairn (Enemy, against Player 1, Player 2)
    joined by Aggression (not connected), Free Key (lit)
  2. Attack (Combat card, of Player 1)

Player 1, Ailei: Energy 5, Health 6, Terror 7, Courage 1, Practicality 2, Combat deck 11, Discarded
  0, Panics

Player 1, hand: 3 cards
  2 × Attack (Combat card): Joins 1st +1, Free +1. Opens none.
  Feint (Combat card): Joins 2nd +1. Opens 1st Aggression 2, 2nd Courage 1.

Player 2, Arev: Energy 5, Health 7, Terror 0, Aggression 1, Courage 1, Practicality 1, Combat deck
  14, Discarded 0

Player 2, hand: 1 card

Player 3, Maggot: Energy 6, Health 6, Terror 1, Aggression 1, Practicality 2, Combat deck 15,
  Discarded 0, Has Passed

Player 3, hand: empty"""


def test_a_scene_shows_the_map_the_tracks_and_the_combat() -> None:
    rows = [{"markers": 0, "do": [DAMAGE, {**TERROR, "if_panicking": True}]}, {"markers": 2, "do": [TERROR]}]
    against = warden(attacks=[*rows, {"markers": 3, "do": []}], right={"first": {"attribute": "aggression"}})
    hands = {"hand": ["attack", "attack", "feint"], "terror": 7}, {"hand": ["throw"]}
    match = start(*hands, AWAY, against=against, sequence=[[0, "attack"]], pool=2)
    seen = render(match.scene(0), GAME.texts(match.content), "en")
    assert seen == SCENE


@pytest.mark.parametrize("given", [{"wolves": 2}, {"seats": [{"wings": 2}, {}]}, {"seats": [{"hand": ["bear"]}, {}]}])
def test_a_scenario_that_gives_what_is_not_there_is_refused(given: dict[str, Any]) -> None:
    with pytest.raises(BadScenario):
        prepare(Scenario(game="grail-party", about="", given=given), GAME)


def test_characters_begin_as_their_trays_say() -> None:
    match = Match.start(GAME, Setup(seats=3))
    assert [(one.character, one.location) for one in match.state.seats] == [
        ("ailei", "hollow-farm"), ("arev", "hollow-farm"), ("maggot", "hollow-farm"),
    ]  # fmt: skip
    assert [tracks(match, seat) for seat in range(3)] == [(5, 6, 0), (5, 7, 0), (6, 6, 1)]
    assert [len(one.deck) for one in match.state.seats] == [15, 15, 15]


def test_everything_told_names_its_rules() -> None:
    for number in range(20):
        match, rng = Match.start(GAME, setup_for(GAME, number), telling=True), random.Random(number)
        while not match.over:
            step_randomly(match, rng)
        assert [event.key for event in match.events if not event.rules] == []
