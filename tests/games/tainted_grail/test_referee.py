"""What picky players try: situations where several rules meet, each played to the end."""

from __future__ import annotations

from typing import Any

import pytest

from roundtable.kernel.errors import ScriptError

from .days import action, day, item, of, skilled
from .test_actions import why
from .test_journal import verse
from .test_land import lands
from .test_side_by_side import PLACES, get_away
from .thin import asked, card, damage, fight, foe, hand, now, offered, play, talk, terror, told, tracks

rule = pytest.mark.rule
Item = dict[str, Any]


def with_action(*deeds: Item, at: str = "103", **more: Any) -> dict[str, list[Item]]:
    """Two places where a foe is met, and one where this is done."""
    hunt = {"text": "hunt", "do": [{"do": "encounter", "draw": "gray"}]}
    return {**PLACES, **lands({"id": "101", "action": hunt}, {"id": at, "action": {"text": "work", "do": list(deeds)}}),
            **more}  # fmt: skip


def beside(*deeds: Item, enemy: Item | None = None, hunter: Item | None = None, lightning: bool = False) -> Any:
    """The first has met a foe in 101; meanwhile the second does this in 103."""
    content = with_action(*deeds, encounters=[enemy or foe(), foe(id="other", traits=["guardian"])])
    if lightning:
        next(each for each in content["locations"] if each["id"] == "102")["lightning"] = [
            {"text": "a", "do": [{"do": "terror", "by": 2}]}
        ]
    people = [{"combat": ["plain"] * 9, **(hunter or {})}, {"at": "103", "combat": ["plain"] * 9}]
    match = day(*people, content=content, decks={"gray": ["foe"]})
    play(match, "0 location-action:101")
    assert match.state.fights[0].party == [0]
    play(match, "1 location-action:103")
    return match


# --- side by side ---


def test_what_falls_on_everybody_can_kill_somebody_who_is_in_a_fight_elsewhere() -> None:
    match = beside({"do": "health", "by": -1, "who": "all"}, hunter={"health": 1, "energy": 1})
    assert (tracks(match)[1], match.state.seats[0].dying) == (0, True)
    play(match, "0 keep")
    assert (match.state.fights, of(match, "away")) == ([], [False, False])


def test_a_robber_elsewhere_notices_that_its_victim_has_grown_weak() -> None:
    match = beside(
        {"do": "health", "by": -1, "who": "all"},
        enemy=foe(traits=["robber"]), hunter={"health": 2, "energy": 2, "wealth": 3},
    )  # fmt: skip
    play(match, "0 keep")
    assert (tracks(match)[1], of(match, "wealth")[0], match.state.fights) == (1, 0, [])


def test_a_talk_elsewhere_is_lost_when_the_speaker_falls() -> None:
    speaker = talk(failure=[{"do": "rep", "by": -1}])
    content = with_action({"do": "health", "by": -1, "who": "all"}, encounters=[speaker])
    content["locations"] = lands(
        {"id": "101", "action": {"text": "a", "do": [{"do": "encounter", "named": "talk"}]}},
        {"id": "103", "action": {"text": "b", "do": [{"do": "health", "by": -1, "who": "all"}]}},
    )["locations"]
    match = day({"health": 1, "energy": 1, "rep": 3, "diplomacy": ["word"] * 9}, {"at": "103"}, content=content)
    play(match, "0 location-action:101", "1 location-action:103")
    play(match, "0 keep")
    assert (match.state.fights, of(match, "rep")[0], match.state.seats[0].dying) == ([], 2, True)


def test_whoever_falls_while_it_is_being_asked_for_a_card_plays_none() -> None:
    content = with_action({"do": "health", "by": -1, "who": "all"})
    match = day({"health": 1, "energy": 1, "combat": ["plain"] * 9}, {"at": "103"}, content=content,
                decks={"gray": ["foe"]})  # fmt: skip
    play(match, "0 location-action:101", "0 keep")
    assert asked(match)[0] == "ask-play-card"
    play(match, "1 location-action:103", "0 play:plain")
    assert (match.state.fights, len(match.state.seats[0].combat.deck)) == ([], 9)


def test_a_guardian_that_the_story_sends_does_not_fall_on_those_who_fight_there() -> None:
    match = beside({"do": "guardian", "named": "other", "at": "102"}, {"do": "move-guardian", "side": "south"})
    assert [each.party for each in match.state.fights] == [[0]]
    assert list(match.state.sites["101"].guardians) == ["other"]


def test_a_location_that_goes_while_somebody_fights_on_it() -> None:
    """It is hurt at once; it arrives elsewhere, with all that is to be met there, when the fight is over."""
    match = beside({"do": "remove-place", "place": "101"}, lightning=True)
    assert tracks(match)[1:] == (6, 2)
    assert len(match.state.fights) == 1
    get_away(match)
    assert (tracks(match)[1:], of(match, "at")[0], "101" in match.state.sites) == ((6, 5), "102", False)


# --- parties and who pays ---


def test_who_took_along_somebody_without_energy_need_not_pay_for_them_after_all() -> None:
    match = day({"energy": 3}, {"energy": 3}, {"energy": 0})
    play(match, "0 travel:102", "1 yes", "2 yes", "0 yes", "0 yes", "0 split", "0 share:1")
    assert asked(match) == {1: "ask-accept-share"}
    play(match, "1 no")
    assert offered(match, 0) == {"leave-behind", "split"}
    play(match, "0 leave-behind", "0 each-own")
    assert (of(match, "at"), of(match, "energy")) == (["102", "102", "101"], [2, 2, 0])


@rule("grail.action.character-action-owner-pays-at-least-one")
def test_others_help_with_a_character_action_but_never_pay_all_of_it() -> None:
    content = skilled("ailei", pays={"energy": 3}, do=[{"do": "food"}])
    match = day({"who": "ailei", "energy": 2, "food": 0}, {"who": "arev", "food": 0}, content=content)
    play(match, "0 character-action:ailei", "1 yes", "0 yes")
    assert "share:0" not in offered(match, 0)
    play(match, "0 share:1", "1 accept-share:2")
    assert (of(match, "energy"), of(match, "food")) == ([1, 4], [1, 0])


def test_somebody_at_the_end_of_its_strength_goes_along_if_others_pay_and_passes_still() -> None:
    """A05."""
    match = day({"energy": 2}, {"energy": 0})
    assert why(match, "travel:102", 1) == "grail.action.travel-costs-one-energy"
    play(match, "0 travel:102", "1 yes", "0 yes", "0 split")
    assert (of(match, "at"), match.state.day) == (["102", "102"], 2), "nobody has any Energy left"
    assert of(match, "energy") == [4, 4], "both were Exhausted"


def test_who_was_passed_by_is_drawn_into_nothing_on_arrival() -> None:
    """A06."""
    ambush = lands({"id": "102", "lightning": [{"text": "a", "do": [{"do": "encounter", "named": "foe"}]}]})
    match = day({"combat": ["hit"] * 9}, {"at": "102", "passed": True}, content={**ambush, "encounters": [foe()]})
    play(match, "0 travel:102")
    assert match.state.fights[0].party == [0]


@rule("grail.action.bystanders-may-join-before-the-trigger")
def test_a_bystander_who_helps_against_a_guardian_chooses_anew_before_the_lightning() -> None:
    """A33, A92."""
    content = {**lands({"id": "102", "lightning": [{"text": "a", "do": [{"do": "terror"}]}]}),
               "encounters": [foe(traits=["guardian"], value=1)]}  # fmt: skip
    people = [{"who": "beor", "combat": ["hit"] * 9}, {"who": "arev", "at": "102", "combat": ["hit"] * 9}]
    match = day(*people, content=content, guardians={"102": ["foe"]})
    play(match, "0 travel:102", "1 yes", "0 yes")
    assert (match.state.fights[0].party, of(match, "acted")[1]) == ([1, 0], True)
    play(match, "1 keep", "0 keep", "0 activate:0", "1 activate:0", "0 play:hit", "0 done")
    assert asked(match) == {1: "ask-join-arrival"}
    play(match, "1 no")
    assert [tracks(match, seat)[2] for seat in (0, 1)] == [1, 0]


# --- the land ---


def test_the_last_two_menhirs_go_dark_on_one_morning_and_the_land_stays() -> None:
    """A23."""
    match = day({"food": 0}, now="dawn", sites={"101": 0, "102": -1, "103": 0})
    assert (set(match.state.sites), tracks(match)[1:]) == ({"101", "102", "103"}, (6, 2))


def test_two_who_lose_their_ground_may_arrive_together_or_alone() -> None:
    """A21."""
    for answer, fights in (("yes", [[0, 1]]), ("no", [[0]])):
        content = {**lands({"id": "101", "lightning": [{"text": "a", "do": [{"do": "encounter", "named": "foe"}]}]}),
                   "encounters": [foe()]}  # fmt: skip
        people = [
            {"who": "ailei", "at": "107", "combat": ["hit"] * 9},
            {"who": "arev", "at": "107", "combat": ["hit"] * 9},
        ]
        match = day(*people, now="dawn", content=content, sites={"101": 5, "107": -1})
        play(match, "0 yes", f"1 {answer}")
        assert [each.party for each in match.state.fights] == fights


def test_who_is_driven_to_death_s_door_by_the_loss_of_its_ground_is_still_moved() -> None:
    """A22."""
    match = day({"at": "107", "health": 2, "energy": 2, "food": 1}, now="dawn", sites={"101": 5, "107": -1})
    assert (of(match, "at"), of(match, "dying")) == (["101"], [True])


def test_of_two_as_near_the_lowest_number_takes_those_who_lost_their_ground() -> None:
    """A20, A35: 104 and 102 are both two steps away from 106's neighbour; its own number counts."""
    sites = {"101": 5, "102": -1, "104": -1, "108": -1}
    match = day({"at": "108"}, now="dawn", sites=sites)
    assert of(match, "at") == ["104"]
    sites = {"101": -1, "103": -1, "107": 5, "102": -1}
    match = day({"at": "102"}, now="dawn", sites=sites)
    assert of(match, "at") == ["103"]


def test_a_stone_lit_again_shows_its_new_number_even_if_that_is_less() -> None:
    content = {**lands({"id": "101", "seals": ["menhir"], "rites": [{"pays": {}, "dial": 4}]})}
    match = day({}, content=content, sites={"101": 8})
    play(match, "inspect", "yes")
    assert match.state.sites["101"].dial == 3


def test_the_shares_of_absent_players_are_paid_by_those_at_the_stone() -> None:
    """A28: nobody pays from another Location."""
    content = {**lands({"id": "101", "seals": ["menhir"], "rites": [{"pays": {"wealth": 2}, "dial": 9}]})}
    match = day({"wealth": 3}, {"at": "102", "wealth": 20}, content=content)
    play(match, "0 inspect")
    assert asked(match).get(0) != "ask-light-menhir"
    match = day({"wealth": 4}, {"at": "102", "wealth": 0}, content=content)
    play(match, "0 inspect", "0 yes")
    assert (of(match, "wealth"), match.state.sites["101"].dial) == ([0, 0], 7)


# --- cards ---

FAVOUR = [
    {"when": "placed", "do": [{"do": "charge", "by": 1}]},
    {"when": "charges", "pay": 1, "do": [{"do": "extra"}]},
]
"""A Charge that lets one card more be played."""


def test_a_charge_that_stands_in_for_an_extra_card_is_gone_though_the_card_had_a_magic_key() -> None:
    """Its Key was open to be paid for, and nobody paid."""
    cards = [
        card("coil", right={"magic": True}, abilities=FAVOUR),
        card("spark", number=2, left={"magic": ["extra"]}, right={"magic": True}),
    ]  # fmt: skip
    match = fight(foe(), {"magic": 2, "hand": ["coil", "spark", "plain"]}, cards=cards)
    play(match, "play:coil", "charge:coil-0-0", "play:spark", "done")
    assert match.why_not(0, "play:plain") == ("grail.combat.extra-card-must-connect-its-key",)


def test_a_charge_is_kept_for_later_if_the_card_connected_its_own_key() -> None:
    cards = [
        card("coil", right={"magic": True}, abilities=FAVOUR),
        card("spark", number=2, left={"magic": ["extra"]}),
    ]  # fmt: skip
    match = fight(foe(), {"magic": 2, "hand": ["coil", "spark", "plain"]}, cards=cards)
    play(match, "play:coil", "charge:coil-0-0", "play:spark", "pay-magic:0", "play:plain")
    assert now(match).played == 3


@rule("grail.combat.bonus-multiplier", "grail.combat.bonus-void")
def test_a_multiplier_acts_on_the_next_icon_alone_and_a_void_on_none_but_its_own() -> None:
    """A55."""
    cards = [card("left", right={"free": "x2"}), card("right", number=2, left={"free": ["marker", "marker-2"]}),
             card("none", number=3, left={"free": ["void", "marker", "marker"]})]  # fmt: skip
    match = fight(foe(), {"who": "beor", "hand": ["left", "right", "none"]}, cards=cards, sequence=[[0, "left"]])
    play(match, "play:right")
    assert now(match).pool == 4
    match = fight(foe(), {"who": "beor", "hand": ["none"]}, cards=cards, sequence=[[0, "right"]])
    play(match, "play:none")
    assert now(match).pool == 1


@rule("grail.combat.bonus-discard-last-card")
def test_a_card_that_tears_as_it_is_laid_goes_itself_and_its_ability_never_comes() -> None:
    """A53; its Magic is lost with it."""
    rip = card("rip", left={"free": ["tear"], "magic": ["marker"]}, abilities=[
        {"when": "placed", "do": [{"do": "markers", "by": 5}]}])  # fmt: skip
    match = fight(foe(right={"magic": True}), {"magic": 1, "hand": ["rip"]}, cards=[rip])
    play(match, "play:rip", "pay-magic:0")
    assert (list(now(match).sequence), now(match).pool, of(match, "magic")) == ([], 1, [0])
    assert list(match.state.seats[0].discard) == ["rip"]


def test_a_delayed_card_of_one_fires_in_the_activation_of_the_next() -> None:
    """A79: and it is the Active one who draws."""
    slow = card("slow", abilities=[{"when": "delayed", "do": [{"do": "draw"}]}])
    people = [{"who": "beor", "hand": ["slow"]}, {"who": "arev", "hand": []}]
    match = fight(foe(), *people, cards=[slow])
    play(match, "0 activate:0", "1 activate:0", "0 play:slow", "0 done", "0 stay")
    assert [len(hand(match, seat)) for seat in (0, 1)] == [0, 1]


@rule("grail.combat.covered-delayed-loses-its-token")
def test_a_delayed_card_that_is_covered_fires_never_unless_it_is_passive() -> None:
    for passive, drawn in ((False, 0), (True, 2)):
        slow = card("slow", passive=passive, abilities=[{"when": "delayed", "do": [{"do": "draw", "by": 2}]}],
                    right={"aggression": 1})  # fmt: skip
        match = fight(foe(), {"who": "beor", "hand": ["slow", "jab"]}, cards=[slow])
        play(match, "play:slow", "play:jab", "done", "stay")
        assert len(hand(match)) == 1 + drawn


def test_a_charge_of_somebody_who_will_not_agree_stays_on_its_card() -> None:
    coil = card("coil", abilities=[
        {"when": "placed", "do": [{"do": "charge", "by": 1}]},
        {"when": "charges", "pay": 1, "do": [{"do": "markers", "by": 3}]},
    ], passive=True)  # fmt: skip
    people = [{"who": "beor", "hand": ["coil"]}, {"who": "arev", "hand": ["plain"]}]
    match = fight(foe(), *people, cards=[coil])
    play(match, "0 activate:0", "1 activate:0", "0 play:coil", "0 done", "0 done", "0 stay")
    play(match, "1 charge:coil-0-0", "0 no")
    assert (now(match).laid[0].charges, now(match).pool, "charge:coil-0-0" in offered(match, 1)) == (1, 0, False)


@rule("grail.combat.panic-plays-the-top-card", "grail.trait.fast")
def test_the_card_that_panic_plays_counts_against_a_fast_enemy() -> None:
    """A59."""
    match = fight(foe(traits=["fast"]), {"who": "beor", "terror": 9, "hand": ["jab", "jab"], "combat": ["hit"] * 5})
    play(match, "play-top", "play:jab")
    assert match.why_not(0, "play:jab") == ("grail.trait.fast",)


# --- leaving ---


CHALLENGE_ESCAPE = "grail.challenge.escape-may-fail"


@rule("grail.challenge.one-escape-attempt-per-activation", CHALLENGE_ESCAPE)
def test_an_escape_that_fails_is_paid_for_and_not_tried_again_before_the_next_activation() -> None:
    """A84: the Activation goes on where it was."""
    enemy = foe(damage(0 + 1), opportunity=[terror(1)])
    match = fight(enemy, {"hand": ["plain"], "combat": ["plain"] * 9}, modes=[CHALLENGE_ESCAPE], dice=[1, 2])
    play(match, "escape")
    assert (tracks(match), asked(match)) == ((5, 8, 1), {0: "ask-play-card"})
    assert match.why_not(0, "escape") == ("grail.challenge.one-escape-attempt-per-activation",)
    play(match, "play:plain")
    assert now(match).turn == 2, "nor was there another way out after the Attack"
    play(match, "escape")
    assert (match.state.fights, tracks(match)) == ([], (4, 7, 2))


@rule("grail.combat.escape-in-a-party-others-fight-on", "grail.combat.escapee-cards-stay-in-sequence")
def test_who_fled_has_no_part_in_the_reward_and_its_cards_come_back_in_the_end() -> None:
    """A70."""
    people = [{"who": "beor", "hand": ["hit"], "combat": ["plain"] * 5}, {"who": "arev", "hand": ["hit"]}]
    match = fight(foe(value=3, opportunity=[], reward=[{"do": "exp", "by": 2}]), *people)
    play(match, "0 activate:0", "1 activate:0", "0 play:hit", "0 escape")
    assert (list(now(match).sequence), len(match.state.seats[0].combat.deck)) == (["hit"], 5)
    play(match, "1 play:hit", "1 done")
    assert (match.state.fights, of(match, "exp"), len(match.state.seats[0].combat.deck)) == ([], [0, 2], 6)


@rule("grail.diplomacy.avoid-and-fail-as-a-group")
def test_one_who_will_not_give_up_keeps_all_in_the_talk() -> None:
    people = [{"who": "arev", "hand": ["word"]}, {"who": "beor", "hand": ["word"]}]
    match = fight(talk(failure=[{"do": "rep", "by": -1}]), *people)
    play(match, "0 activate:0", "1 activate:0", "0 give-up", "1 no")
    assert (len(match.state.fights), "give-up" in offered(match, 0)) == (1, False)


def test_a_talk_that_cannot_go_on_fails_for_all() -> None:
    """A78: the deck of one is empty."""
    people = [{"who": "arev", "hand": ["word"], "diplomacy": [], "rep": 3}, {"who": "beor", "hand": ["word"], "rep": 3}]
    match = fight(talk(failure=[{"do": "rep", "by": -1}]), *people)
    play(match, "0 activate:0", "1 activate:0", "0 done", "1 done")
    assert (match.state.fights, of(match, "rep")) == ([], [2, 2])


def test_one_that_falls_in_a_talk_ends_it_for_all() -> None:
    """A69."""
    people = [{"who": "arev", "health": 1, "energy": 1, "hand": ["word"], "rep": 3}, {"who": "beor", "rep": 3}]
    match = fight(talk(damage(1), failure=[{"do": "rep", "by": -1}]), *people)
    play(match, "0 activate:0", "1 activate:0", "0 done")
    assert (match.state.fights, of(match, "rep"), of(match, "dying")) == ([], [2, 2], [True, False])


# --- death and madness ---

DEATH = {"text": "end", "do": [{"do": "dies", "who": "each"}]}


def test_two_who_die_together_lose_what_they_would_have_left_each_other_and_two_others_come() -> None:
    content = {**lands({"id": "102", "action": DEATH}), "secrets": [{"id": "s", "number": 1}], "items": [item("cup")]}
    people = [{"who": "ailei", "at": "102", "secrets": ["s"], "items": ["cup"]}, {"who": "arev", "at": "102"}]
    match = day(*people, content=content)
    play(match, "0 location-action:102", "1 yes", "0 yes")
    assert list(match.state.secrets) == ["s"]
    play(match, "0 character:maggot", "0 have-read", "1 character:beor", "1 have-read")
    assert (match.state.seats[0].at, match.state.seats[1].who) == ("101", "beor")
    assert list(match.state.sites["102"].fallen) == ["cup"]


@rule("grail.death.no-character-left-means-failure")
def test_when_the_box_is_empty_one_death_is_the_failure_of_all() -> None:
    people = [{"who": who} for who in ("ailei", "arev", "beor", "maggot")]
    match = day(*people, content=lands({"id": "101", "action": DEATH}))
    play(match, "0 location-action:101", "1 no", "2 no", "3 no")
    assert set(asked(match).values()) == {"ask-mercy"}


def test_a_player_who_wants_no_other_character_counts_for_nothing_more() -> None:
    """A95: neither for the price of a Menhir nor for the day."""
    stone = {"id": "101", "seals": ["menhir"], "rites": [{"pays": {"wealth": 2}, "dial": 9}], "action": DEATH}
    match = day({"who": "ailei", "wealth": 2}, {"who": "arev"}, content=lands(stone))
    play(match, "1 location-action:101", "0 no", "1 done", "0 inspect", "0 yes")
    assert (of(match, "wealth")[0], match.state.sites["101"].dial) == (0, 8)


def test_a_successor_arrives_where_a_guardian_waits_and_acts_from_the_next_round() -> None:
    """A29, A95."""
    content = {**lands({"id": "102", "action": DEATH}), "encounters": [foe(traits=["guardian"])]}
    people = [{"who": "ailei", "at": "103"}, {"who": "arev", "at": "102"}]
    match = day(*people, content=content, guardians={"101": ["foe"]})
    play(match, "1 location-action:102", "1 character:beor", "1 have-read")
    assert (match.state.fights[0].party, match.state.seats[1].at, of(match, "acted")[1]) == ([1], "101", True)


@rule("grail.day.nightmare-replaces-dream", "grail.day.dreams-are-read-as-a-party")
def test_the_mad_have_a_nightmare_together_while_the_others_dream() -> None:
    sweet, dark = ([{"do": what, "who": "each"}] for what in ("rep", "magic"))
    pages = [verse("101.dream", do=sweet), verse("101.nightmare", do=dark)]
    content = {**lands({"id": "101", "seals": ["dream"]}), "journal": pages}
    people = [{"terror": 8}, {"terror": 0}, {"terror": 9}]
    match = day(*[{"food": 0, "rep": 0, "magic": 0, **one} for one in people], content=content, now="night")
    for _ in range(9):
        for seat, question in list(asked(match).items()):
            if question == "ask-turn-page" and match.offers(seat):
                play(match, f"{seat} {min(offered(match, seat))}")
    assert (of(match, "rep"), of(match, "magic")) == ([0, 1, 0], [1, 0, 1])


@rule("grail.challenge.health-limiter-upside-down")
def test_the_limiter_upside_down_makes_one_panic_sooner_and_tire_sooner() -> None:
    """A81: Energy at most Health less 1; Panic from Terror equal to Health."""
    mode = "grail.challenge.health-limiter-upside-down"
    match = fight(foe(damage(2)), {"terror": 5, "health": 7, "energy": 6, "hand": ["plain"]}, modes=[mode])
    assert asked(match) == {0: "ask-play-card"}
    play(match, "play:plain", "done", "stay")
    assert (tracks(match), asked(match)) == ((4, 5, 5), {0: "ask-face-panic"})


@rule("grail.challenge.no-food-empties-energy", "grail.day.exhausted-restores-only-four")
def test_who_fasts_in_challenge_mode_is_exhausted_before_the_energy_comes_back() -> None:
    """A86; and who had none loses Health."""
    match = day({"food": 0, "energy": 5}, {"food": 0, "energy": 0}, now="night",
                modes=["grail.challenge.no-food-empties-energy"])  # fmt: skip
    assert [tracks(match, seat)[:2] for seat in (0, 1)] == [(4, 8), (4, 7)]


# --- the tale ---


@rule("grail.quest.success-resolves-at-once", "grail.basics.simultaneous-effects-players-order")
def test_two_quests_that_succeed_at_one_stroke_are_read_in_the_order_the_players_choose() -> None:
    quests = [{"id": name, "goal": {"status": "bell"}, "success": f"s-{name}"} for name in ("one", "two")]
    content = {**action(do=[{"do": "status", "mark": "bell"}]), "quests": quests, "statuses": [{"id": "bell"}],
               "journal": [verse("s-one", do=[{"do": "rep"}]), verse("s-two", do=[{"do": "magic"}])]}  # fmt: skip
    match = day({"rep": 0, "magic": 0}, content=content, quests=["one", "two"])
    play(match, "location-action:101")
    assert asked(match) == {0: "ask-which-quest"}
    play(match, "quest:two")
    assert (of(match, "rep"), of(match, "magic")) == ([0], [1])
    assert match.state.quests == {"one": "done", "two": "done"}


def test_a_challenging_pile_of_random_events_is_one_short_and_never_below_nothing() -> None:
    events = [{"id": "omen", "random": 1}, {"id": "calm"}]
    match = day({"food": 0}, now="dawn", content={"random-events": events}, events=["omen"],
                modes=["grail.challenge.one-random-event-fewer"])  # fmt: skip
    assert (list(match.state.event_in_force), match.state.events.cards) == (["omen"], [])


# --- goods ---


@rule("grail.resource.overflow-given-or-lost")
def test_what_one_cannot_carry_goes_to_somebody_here_even_magic_and_even_in_a_fight() -> None:
    """A40, A41: and what nobody has room for is lost."""
    match = fight(
        foe(value=1, opportunity=[], reward=[{"do": "magic", "by": 3}]),
        {"who": "beor", "magic": 19, "hand": ["hit"], "at": "101"}, {"who": "arev", "magic": 19, "at": "101"},
        sites={"101": 5},
    )  # fmt: skip
    play(match, "0 activate:0", "1 activate:0", "0 play:hit", "0 done")
    assert of(match, "magic") == [20, 20]
    assert told(match, "overflow-lost")


@rule("grail.item.traded-is-face-down-until-start-of-day")
def test_a_sword_bought_from_a_friend_is_no_use_before_the_morning() -> None:
    blade = item("blade", {"when": "active", "fight": [{"do": "markers", "by": 2}]}, keyword="weapon")
    match = day({"items": ["blade"]}, {}, content={"items": [blade]})
    play(match, "0 trade", "0 hand-card:blade-1")
    assert (list(match.state.seats[1].items), match.state.seats[1].down) == (["blade"], ["blade"])


@rule("grail.secret.personal-never-changes-hands")
def test_a_personal_secret_is_not_to_be_had_and_the_reason_is_named() -> None:
    match = day({"secrets": ["s"], "food": 1}, {}, content={"secrets": [{"id": "s", "number": 1, "personal": True}]})
    play(match, "0 trade")
    assert why(match, "hand-card:s-1") == "grail.secret.personal-never-changes-hands"


@rule("grail.trait.robber")
def test_a_robber_does_not_take_from_who_fled_in_time() -> None:
    """A73."""
    people = [{"who": "beor", "wealth": 2, "combat": ["plain"] * 9, "hand": ["plain"]},
              {"who": "arev", "wealth": 2, "health": 2, "hand": ["plain"]}]  # fmt: skip
    match = fight(foe(damage(1), traits=["robber"], opportunity=[]), *people)
    play(match, "0 activate:0", "1 activate:0", "0 escape", "1 play:plain", "1 done")
    assert (match.state.fights, of(match, "wealth")) == ([], [2, 0])


# --- saving, modes, and what stands in no list ---


def test_who_has_fled_from_a_guardian_meets_it_again_only_after_coming_back() -> None:
    """A31."""
    content = {**lands(), "encounters": [foe(traits=["guardian"])]}
    match = day({"at": "101", "combat": ["plain"] * 9, "energy": 6}, content=content, guardians={"102": ["foe"]})
    play(match, "travel:102", "keep", "escape")
    assert (match.state.fights, asked(match)) == ([], {0: "ask-act"})
    play(match, "travel:101", "travel:102")
    assert len(match.state.fights) == 1


@rule("grail.combat.no-agreement-lowest-number-active")
@pytest.mark.parametrize("chronicler", [0, 1])
def test_no_chronicler_decides_who_is_active_but_the_lowest_number(chronicler: int) -> None:
    """A47: arev is 2, beor 4."""
    people = [{"who": "beor", "hand": ["plain"]}, {"who": "arev", "hand": ["plain"]}]
    match = fight(foe(), *people)
    match.state.chronicler = chronicler
    play(match, "0 activate:0", "1 activate:1")
    assert now(match).active == 1


@rule("grail.setup.chronicler-has-the-final-word")
def test_a_chronicler_decides_which_way_a_party_goes() -> None:
    content = {
        "journal": [verse("101.start", {"text": "left"}, {"text": "right", "do": [{"do": "exp", "who": "each"}]})]
    }
    match = day({"who": "beor", "exp": 0}, {"who": "arev", "exp": 0}, content=content, chronicler=0)
    play(match, "0 explore", "1 yes", "0 yes", "0 each-own", "0 way:right", "1 way:left")
    assert of(match, "exp") == [1, 1]


@rule("grail.combat.deck-too-small-forces-escape")
def test_a_forced_escape_in_challenge_mode_needs_no_luck() -> None:
    """A85, A66: at End Turn too, for the same price."""
    match = fight(foe(opportunity=[terror(2)]), {"hand": ["plain"], "combat": []}, modes=[CHALLENGE_ESCAPE])
    play(match, "play:plain", "done", "stay")
    assert (match.state.fights, tracks(match)) == ([], (5, 8, 2))


@rule("grail.combat.deck-too-small-forces-escape", "grail.challenge.one-escape-attempt-per-activation")
def test_an_attempt_that_failed_does_not_keep_one_in_when_the_deck_runs_out_right_after_it() -> None:
    """A85: one is driven out in the same Activation, before the Attack, and pays for that as well."""
    reads = card("reads", abilities=[{"when": "placed", "do": [{"do": "draw", "by": 2}]}])
    match = fight(foe(damage(1), opportunity=[terror(2)]), {"hand": ["reads"], "combat": []}, cards=[reads],
                  modes=[CHALLENGE_ESCAPE], dice=[1])  # fmt: skip
    play(match, "escape", "play:reads")
    assert (match.state.fights, tracks(match)) == ([], (4, 8, 4))


def test_the_dial_that_is_tossed_has_two_faces() -> None:
    match = fight(foe(), {"hand": ["plain"]}, modes=[CHALLENGE_ESCAPE], dice=[3])
    with pytest.raises(ScriptError, match="2 sides"):
        play(match, "escape")


def test_what_answers_attacks_is_no_help_against_an_opportunity_attack() -> None:
    """A62."""
    guard = card("guard", passive=True, abilities=[{"when": "attacked", "do": [{"do": "prevent", "by": 9}]}])
    match = fight(foe(damage(1), opportunity=[damage(2)]), {"hand": ["guard", "plain"]}, cards=[guard])
    play(match, "play:guard", "done", "stay", "done")
    assert tracks(match)[1] == 6


@rule("grail.trait.shatter")
def test_a_weapon_shatters_though_its_owner_has_fled() -> None:
    """A74."""
    content = {"items": [item("axe", keyword="weapon"), item("bow", keyword="weapon")]}
    match = fight(foe(traits=["shatter"]), {"items": ["axe", "bow"], "down": ["bow"], "combat": ["plain"] * 9},
                  fresh=True, content=content)  # fmt: skip
    play(match, "done", "keep", "escape")
    assert list(match.state.seats[0].items) == ["bow"]


@rule("grail.combat.missing-markers-cost-cards")
def test_the_next_card_that_is_missing_comes_from_the_deck_and_an_empty_deck_loses_nothing() -> None:
    """A67."""
    match = fight(foe({"do": "remove", "by": 5}, opportunity=[]), {"hand": ["plain"], "combat": ["plain"]})
    play(match, "play:plain", "done", "stay")
    assert (match.state.fights, len(match.state.seats[0].combat.deck)) == ([], 2), "no card to draw at End Turn"


@rule("grail.track.energy-never-above-health")
def test_health_lost_in_mid_attack_takes_energy_and_brings_panic_before_the_next_result() -> None:
    enemy = foe(damage(4), {"do": "if", "given": {"panic": True}, "then": [{"do": "magic", "by": -1}]})
    match = fight(enemy, {"terror": 5, "health": 8, "energy": 6, "magic": 1, "hand": ["plain"]})
    play(match, "play:plain", "done")
    assert (tracks(match), of(match, "magic")) == ((4, 4, 5), [0])


@rule("grail.advance.attribute-cost-by-pair-total", "grail.advance.one-point-per-payment")
def test_two_points_of_a_pair_in_one_night_cost_the_price_of_each_in_its_turn() -> None:
    match = day({"exp": 6, "food": 0, "attributes": {"aggression": 0}}, now="night")
    play(match, "point:aggression", "point:empathy")
    assert (of(match, "exp"), of(match, "marks")) == ([0], [{"aggression": 1, "empathy": 1}])


@rule("grail.advance.decks-never-below-fifteen")
def test_a_deck_of_fifteen_gives_up_a_card_only_once_another_has_come_in() -> None:
    cards = [card(f"c{number}", number=number) for number in range(1, 17)]
    match = day({"who": "beor", "exp": 2, "food": 0, "combat": [f"c{n}" for n in range(1, 16)], "pool": ["c16"]},
                content={"cards": cards}, now="night")  # fmt: skip
    assert len(match.state.seats[0].combat.deck) == 15
    play(match, "new-card:combat")
    assert "take-out:c1" in offered(match)
    play(match, "take-out:c1")
    assert why(match, "take-out:c2") == "grail.advance.decks-never-below-fifteen"
