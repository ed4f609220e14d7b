"""Cases of Characters and their goods that the rulebook does not show; the rulings were made first."""

from __future__ import annotations

from typing import Any

import pytest

from roundtable.games.tainted_grail.characters import death, items, resources

from .days import action, day, item, of
from .test_actions import why
from .test_journal import verse
from .test_land import lands
from .test_tale import CHAPTERS, doing
from .thin import HEROES, asked, during, fight, foe, offered, play, told, tracks

rule = pytest.mark.rule
LIMITER = "grail.challenge.health-limiter-upside-down"
AXE, KNIFE = {"id": "axe", "keyword": "weapon", "count": 2}, {"id": "knife", "keyword": "weapon"}
STEEL = {"id": "steel", "number": 5, "keyword": "weapon"}
CURSE = {"id": "curse", "number": 8, "personal": True, "dial": 3, "token": "time", "ends": "9"}
GOODS: dict[str, list[Any]] = {
    "items": [AXE, KNIFE, {"id": "cup"}], "secrets": [STEEL, CURSE], "journal": [verse("9")],
}  # fmt: skip
HERE = {"at": "101"}
SITE = {"101": 5}


# --- Resources ---


@rule("grail.resource.overflow-given-or-lost")
def test_rep_above_twenty_goes_round_those_who_have_room_and_the_rest_is_lost() -> None:
    """A40, A41."""
    full, other, third = {"rep": 19, **HERE}, {"rep": 19, **HERE}, {"rep": 18, **HERE}
    match = during(lambda table: resources.gain(table, 0, "rep", 9), full, other, third)
    play(match, "pass-on:1")
    assert of(match, "rep") == [20, 20, 20]
    assert told(match, "overflow-lost")[0]["count"] == 5


@rule("grail.resource.cap-of-twenty")
def test_nobody_is_handed_more_than_fits() -> None:
    """A102: five do not fit, one does."""
    match = day({"food": 9}, {"food": 19}, {"food": 20})
    play(match, "0 trade")
    assert {each for each in offered(match) if "food" in each} == {"hand-over:food-1-1"}
    assert why(match, "hand-over:food-5-1") == "grail.resource.cap-of-twenty"
    assert why(match, "hand-over:food-1-2") == "grail.resource.cap-of-twenty"


# --- Items and Secrets ---


@rule("grail.item.choose-on-gaining-a-duplicate", "grail.secret.tradable-in-the-same-location")
def test_a_secret_that_is_handed_over_lies_face_up_and_the_taker_chooses_at_once() -> None:
    """A42."""
    match = day({"secrets": ["steel"]}, {"items": ["axe"]}, content=GOODS)
    play(match, "0 trade", "0 hand-card:steel-1")
    assert asked(match) == {1: "ask-which-in-use"}
    play(match, "1 use:steel")
    assert match.state.seats[1].down == ["axe"]


def test_a_card_gained_beside_one_that_lies_face_down_forces_no_choice() -> None:
    match = doing({"do": "item", "named": "knife"}, content=GOODS, seats=({"items": ["axe"], "down": ["axe"], **HERE},))
    assert (asked(match), items.face_up(match.state.seats[0])) == ({}, ["knife"])


@rule("grail.item.one-in-use-per-keyword")
def test_two_copies_of_one_weapon_are_two_weapons() -> None:
    match = doing(
        {"do": "item", "named": "axe"}, content=GOODS, seats=({"items": ["axe"], **HERE},), items=["axe", "axe"]
    )
    if asked(match):
        play(match, "use:axe")
    one = match.state.seats[0]
    assert (list(one.items), one.down, items.face_up(one)) == (["axe", "axe"], ["axe"], ["axe"])


@rule("grail.item.traded-is-face-down-until-start-of-day")
def test_a_second_copy_that_was_traded_leaves_the_first_in_use() -> None:
    match = day({"items": ["axe"]}, {"items": ["axe"]}, content=GOODS, now="round")
    play(match, "0 trade", "0 hand-card:axe-1")
    one = match.state.seats[1]
    assert (items.face_up(one), one.down) == (["axe"], ["axe"])


@rule("grail.item.draw-by-type-searches-the-deck")
def test_where_nothing_fits_nothing_is_gained_and_the_deck_is_shuffled() -> None:
    """A49."""
    match = doing({"do": "item", "keyword": "shield"}, content=GOODS, seats=(HERE,), items=["cup", "knife"])
    assert (len(match.state.seats[0].items), sorted(match.state.items.cards)) == (0, ["cup", "knife"])


@rule("grail.death.personal-secrets-are-lost")
def test_the_dial_of_a_personal_secret_dies_with_its_owner() -> None:
    match = during(lambda table: death.die(table, 0), {"secrets": ["curse"], **HERE}, HERE, content=GOODS, sites=SITE,
                   dials={"curse": 3})  # fmt: skip
    assert (match.state.dials, list(match.state.removed)) == ({}, ["curse"])


@rule("grail.discard.bottom-of-own-deck")
def test_a_secret_that_is_paid_with_lies_face_up_when_it_comes_back() -> None:
    work = action(pays={"secret": "steel"}, do=[{"do": "secret", "gain": "steel"}])
    match = day({"secrets": ["steel"], "down": ["steel"]}, content={**work, **GOODS}, dials={"steel": 2})
    play(match, "location-action:101")
    one = match.state.seats[0]
    assert (list(one.secrets), one.down, match.state.dials) == (["steel"], [], {})


@rule("grail.challenge.five-items-at-most", "grail.secret.outside-item-limits")
def test_a_sixth_item_that_is_handed_over_costs_the_taker_one_at_once() -> None:
    """A45; Secrets do not count."""
    things = [item(f"thing-{number}") for number in range(1, 7)]
    match = day({"items": ["thing-6"]}, {"items": [each["id"] for each in things[:5]], "secrets": ["steel"]},
                content={"items": things, "secrets": [STEEL]},
                modes=["grail.challenge.five-items-at-most"])  # fmt: skip
    play(match, "0 trade", "0 hand-card:thing-6-1")
    assert asked(match) == {1: "ask-too-many-items"}
    play(match, "1 lose:thing-6")
    assert len(match.state.seats[1].items) == 5


@rule("grail.party.pay-energy-or-magic-for-others", "grail.party.member-who-cannot-pay-drops-out")
def test_an_item_that_each_owes_is_not_paid_for_another() -> None:
    """A77."""
    page = verse("101.start", {"text": "pay", "pays": {"keyword": "weapon", "each": True}, "go": "9"}, {"text": "go"})
    match = day({"items": ["axe", "knife"]}, {}, content={**GOODS, "journal": [page, verse("9")]})
    play(match, "0 explore", "1 yes", "0 yes", "0 each-own", "0 way:pay", "1 way:pay")
    play(match, "0 lose:axe")
    assert ([list(one.items) for one in match.state.seats], set(asked(match))) == ([["knife"], []], {0})


# --- prices ---


def working(*seats: dict[str, Any], **pays: Any) -> Any:
    """A Location Action with this price; somebody takes it, and all who are there join."""
    match = day(*seats, content={**action(pays=pays, do=[{"do": "exp"}]), **GOODS})
    if "location-action:101" in offered(match):
        play(match, "0 location-action:101", *(f"{seat} yes" for seat in range(1, len(seats))))
        play(match, *("0 yes" for _ in range(1, len(seats))))
    return match


def carried(match: Any) -> list[list[str]]:
    return [list(one.items) for one in match.state.seats]


@rule("grail.secret.skipped-by-item-discards", "grail.secret.never-lost-or-sold")
def test_a_secret_that_is_a_weapon_pays_for_nothing_that_asks_for_a_weapon() -> None:
    match = working({"secrets": ["steel"], "items": ["cup"]}, keyword="weapon")
    assert why(match, "location-action:101") == "grail.action.location-action-cost-on-card"
    match = working({"secrets": ["steel"], "items": ["axe", "cup"], "down": ["axe"]}, keyword="weapon")
    assert (carried(match), list(match.state.seats[0].secrets)) == ([["cup"]], ["steel"])


@rule("grail.action.location-action-cost-on-card")
def test_one_named_item_is_enough_and_none_is_not() -> None:
    assert carried(working({"items": ["cup", "knife"]}, item="cup")) == [["knife"]]
    assert carried(working({"items": ["knife"]}, item="cup")) == [["knife"]]


@rule("grail.action.party-location-action-cost-split-freely")
def test_two_items_may_come_from_two_and_the_party_says_from_whom() -> None:
    match = working({"items": ["cup"]}, {"items": ["axe"]}, any_item=2)
    play(match, "0 pays:1", "1 pays:1")
    assert carried(match) == [[], []], "the other had only one to give"
    assert carried(working({"items": ["cup"]}, {}, any_item=2)) == [["cup"], []]
    assert carried(working({"items": ["cup"]}, item="cup", any_item=1)) == [["cup"]], "one Item is not two"


@rule("grail.action.party-location-action-cost-split-freely")
def test_the_only_one_who_has_it_pays_it() -> None:
    match = working({"items": ["cup"]}, {"items": ["knife"], "secrets": ["steel"]}, {}, keyword="weapon")
    assert carried(match) == [["cup"], [], []]
    match = working({}, {"secrets": ["steel"]}, secret="steel")
    assert [list(one.secrets) for one in match.state.seats] == [[], []]


@rule("grail.action.icon-shows-the-cost")
def test_terror_can_always_be_paid_and_health_down_to_nothing() -> None:
    """A93."""
    match = working({"terror": 0}, terror=2)
    assert tracks(match) == (6, 8, 2)
    match = working({"health": 2, "energy": 2}, {}, health=2)
    play(match, "0 pays:0", "1 pays:0", "0 pays:0", "1 pays:0")
    assert (match.state.seats[0].dying, match.state.seats[0].health) == (True, 0)
    assert why(working({"health": 1}, health=2), "location-action:101") == "grail.action.location-action-cost-on-card"


def asked_of_each(*seats: dict[str, Any], **pays: Any) -> Any:
    """A page where each owes this."""
    page = verse("101.start", {"text": "pay", "pays": {**pays, "each": True}, "go": "9"}, {"text": "go"})
    match = day(*seats, content={**GOODS, "journal": [page, verse("9")]})
    play(match, "0 explore", "1 yes", "0 yes", "0 each-own")
    return match


@rule("grail.party.member-who-cannot-pay-drops-out", "grail.action.icon-shows-the-cost")
def test_each_owes_terror_and_nobody_is_too_poor_for_that() -> None:
    """A93."""
    match = asked_of_each({"terror": 0}, {"terror": 1}, terror=3)
    play(match, "0 way:pay", "1 way:pay")
    assert (of(match, "terror"), set(asked(match))) == ([3, 4], {0, 1})


@rule("grail.party.member-who-cannot-pay-drops-out")
def test_wealth_that_each_owes_is_not_paid_for_another() -> None:
    """A77."""
    match = asked_of_each({"wealth": 5}, {"wealth": 1}, wealth=2)
    play(match, "0 way:pay", "1 way:pay")
    assert (of(match, "wealth"), set(asked(match))) == ([3, 1], {0})


@rule("grail.party.pay-energy-or-magic-for-others")
def test_magic_that_each_owes_may_be_paid_for_another_to_the_last_point() -> None:
    """A77."""
    match = asked_of_each({"magic": 3}, {"magic": 1}, magic=2)
    play(match, "0 way:pay", "1 way:pay", "0 yes")
    while "ask-who-pays" in asked(match).values():
        play(match, *(f"{seat} pays:{0 if match.state.seats[0].magic else 1}" for seat in sorted(asked(match))))
    assert (of(match, "magic"), set(asked(match))) == ([0, 0], {0, 1})


@rule("grail.party.member-who-cannot-pay-drops-out")
def test_where_all_together_lack_magic_the_last_stays_behind_unasked() -> None:
    match = asked_of_each({"magic": 2}, {"magic": 1}, magic=2)
    play(match, "0 way:pay", "1 way:pay")
    assert (of(match, "magic"), set(asked(match))) == ([0, 1], {0})


# --- tracks ---


@rule("grail.track.energy-never-above-health", "grail.challenge.health-limiter-upside-down")
def test_with_the_marker_turned_one_health_leaves_no_energy() -> None:
    """A81."""
    match = doing({"do": "health", "by": -7}, seats=({"energy": 6, "health": 8, **HERE},), modes=[LIMITER])
    assert tracks(match) == (0, 1, 0)


@rule("grail.story.no-health-limiter")
def test_without_the_limiter_a_wound_takes_no_energy() -> None:
    match = doing({"do": "health", "by": -7}, seats=({"energy": 6, "health": 8, **HERE},),
                  modes=["grail.story.no-health-limiter"])  # fmt: skip
    assert tracks(match) == (6, 1, 0)


@rule("grail.track.energy-never-above-health")
def test_energy_that_is_gained_goes_no_further_than_health_and_past_its_first_slot() -> None:
    """A15: the starting slot is no maximum."""
    match = doing({"do": "energy", "by": 9}, seats=({"energy": 5, "health": 7, **HERE},))
    assert tracks(match)[0] == 7


AFFLICTED = {
    "afflictions": [
        {"id": "dying", "verse": "555", "powers": []},
        {"id": "dying-solo", "verse": "556", "powers": []},
        {"id": "insane", "verse": "557", "powers": []},
    ],
    "journal": [verse(name, do=[{"do": "exp", "by": 1}]) for name in ("555", "556", "557")],
}


def read(match: Any) -> list[str]:
    return [each["text"].split(".")[-2] for each in told(match, "verse")]


@rule("grail.death.zero-health-attaches-the-card")
@pytest.mark.parametrize(("others", "card"), [((), "556"), ((HERE,), "555")])
def test_who_begins_to_die_reads_what_the_card_leads_to(others: Any, card: str) -> None:
    match = doing({"do": "health", "by": -9, "who": "here"}, {"do": "wealth", "by": 1}, content=AFFLICTED,
                  seats=({**HERE, "wealth": 0}, *others))  # fmt: skip
    assert read(match)[:1] == [card]


@rule("grail.insanity.card-attached-in-the-red")
def test_who_goes_insane_reads_what_the_card_leads_to_once_each_time() -> None:
    match = doing({"do": "terror", "by": 8}, {"do": "terror", "by": 1}, content=AFFLICTED, seats=(HERE,))
    play(match, *(["close-journal"] if asked(match) else []))
    assert (read(match), match.state.seats[0].exp, match.state.seats[0].terror) == (["557"], 1, 9)


@rule("grail.death.zero-health-attaches-the-card", "grail.death.dying-leaves-the-encounter")
def test_who_falls_in_a_combat_reads_it_once_that_is_over() -> None:
    match = fight(foe({"do": "damage", "by": 9}), {"hand": ["plain"]}, content=AFFLICTED)
    play(match, "play:plain", "done")
    while asked(match) and not read(match):
        play(match, min(offered(match)))
    assert (read(match), match.state.fights) == (["556"], [])


@rule("grail.insanity.card-attached-in-the-red", "grail.action.encounters-may-run-in-parallel")
def test_who_goes_mad_by_what_others_do_reads_it_once_out_of_its_own_encounter() -> None:
    page = verse("101.start", do=[{"do": "terror", "by": 8, "who": "all"}])
    hunt = {"text": "hunt", "do": [{"do": "encounter", "draw": "gray"}]}
    content = {
        **lands({"id": "102", "action": hunt}), **AFFLICTED, "encounters": [foe()],
        "journal": [*AFFLICTED["journal"], page],
    }  # fmt: skip
    match = day({"at": "102", "combat": ["plain"] * 15}, {"terror": 0, "at": "101"}, content=content,
                decks={"gray": ["foe"]})  # fmt: skip
    play(match, "0 location-action:102", "1 explore", "1 go-on")
    assert (of(match, "insane"), read(match)) == ([True, True], ["start", "557"])
    assert asked(match)[0] == "ask-redraw", "nobody reads in a fight"
    play(match, "1 close-journal", "0 keep")
    while match.state.fights:
        play(match, f"0 {'escape' if 'escape' in offered(match, 0) else min(offered(match, 0))}")
    assert read(match) == ["start", "557", "557"]


def test_who_is_back_on_its_feet_by_then_reads_nothing() -> None:
    content = {**AFFLICTED, "items": [item("salve", {"when": "dying", "do": [{"do": "stay-at", "health": 1}]})]}
    match = doing({"do": "health", "by": -9}, content=content, seats=({**HERE, "items": ["salve"]},))
    assert (read(match), match.state.seats[0].dying) == ([], False)


# --- Attributes, Skills, decks ---

SKILLS = [
    {"id": f"skill-{n}", "number": n, "attribute": "courage",
     "front": {"name": "front", "text": "front", "powers": []}, "back": {"name": "back", "text": "back", "powers": []}}
    for n in (1, 2)
]  # fmt: skip


def evening(*seats: dict[str, Any], **given: Any) -> Any:
    return day(*seats, now="night", **given)


@rule("grail.advance.attribute-cost-by-pair-total", "grail.advance.one-point-per-payment")
def test_points_of_one_evening_get_dearer_one_by_one() -> None:
    match = evening({"exp": 6, "attributes": {"aggression": 1}})
    play(match, "point:empathy")
    assert match.state.seats[0].exp == 2, "the pair's second point: 4"
    assert why(match, "point:empathy") == "grail.advance.attribute-cost-by-pair-total", "its third: 6"
    assert "point:courage" in offered(match), "another pair: 2"


@rule("grail.challenge.attribute-costs-five-per-pair-point", "grail.challenge.card-costs-five-draw-two")
def test_in_challenge_mode_the_fifth_point_of_a_pair_costs_twenty_five() -> None:
    modes = ["grail.challenge.attribute-costs-five-per-pair-point", "grail.challenge.card-costs-five-draw-two"]
    match = evening({"exp": 24, "attributes": {"courage": 2, "caution": 2}, "pool": ["plain", "hit", "jab"]},
                    content={"skills": SKILLS}, modes=modes)  # fmt: skip
    assert why(match, "point:courage") == "grail.challenge.attribute-costs-five-per-pair-point"
    play(match, "new-card:combat")
    assert (len(offered(match)), match.state.seats[0].exp) == (2, 19)


@rule("grail.advance.skill-from-the-third-point", "grail.advance.skills-are-unique")
def test_a_third_point_one_starts_with_brings_no_skill_and_the_fourth_does_while_there_are_any() -> None:
    """A43, A44."""
    match = evening({"exp": 40, "attributes": {"courage": 3}}, content={"skills": SKILLS})
    play(match, "point:courage", "skill:skill-2", "side:skill-2-back", "point:courage",
         "side:skill-1-front")  # fmt: skip
    one = match.state.seats[0]
    assert (one.marks["courage"], list(one.skills), one.exp) == (3, ["skill-2", "skill-1"], 22)
    assert why(match, "point:courage") == "grail.advance.skills-are-unique"


@rule("grail.advance.card-costs-two-exp")
def test_a_pool_of_two_offers_two_and_an_empty_one_sells_nothing() -> None:
    """A49."""
    match = evening({"exp": 9, "pool": ["hit", "jab"]})
    play(match, "new-card:combat")
    assert offered(match) == {"learn:hit", "learn:jab"}
    play(match, "learn:jab", "new-card:combat")
    assert why(match, "new-card:combat") == "grail.advance.card-costs-two-exp"


@rule("grail.day.rebuild-decks", "grail.advance.decks-never-below-fifteen")
def test_of_sixteen_cards_one_may_go_and_the_next_only_after_another_came() -> None:
    match = evening({"combat": ["plain"] * 15 + ["hit"]})
    play(match, "take-out:hit")
    assert why(match, "take-out:plain") == "grail.advance.decks-never-below-fifteen"
    play(match, "put-in:hit", "take-out:plain", "done")
    one = match.state.seats[0]
    assert (len(one.combat.deck), list(one.combat.spare), len(one.combat.pool)) == (15, ["plain"], 0)


# --- death ---

DEADLY = lands({"id": "103", "lightning": [{"text": "pit", "do": [{"do": "dies"}]}]})


@rule("grail.death.claim-an-unclaimed-character", "grail.location.instant-rules-however-you-arrive")
def test_who_takes_over_arrives_with_all_that_awaits_an_arrival() -> None:
    """A29, A35."""
    traps = lands({"id": "103", "lightning": [{"text": "pit", "do": [{"do": "dies"}]}]},
                  {"id": "101", "lightning": [{"text": "toll", "do": [{"do": "terror", "by": 1}]}]})  # fmt: skip
    match = day({"who": "beor"}, {"who": "arev", "at": "102"}, content=traps)
    play(match, "0 travel:103", "0 character:maggot")
    play(match, "0 have-read")
    assert (of(match, "at"), of(match, "terror")) == (["101", "102"], [1, 0])


@rule("grail.setup.each-player-reads-their-letter", "grail.death.claim-an-unclaimed-character")
def test_who_takes_over_is_set_up_as_anybody_and_reads_a_letter() -> None:
    match = day({"who": "beor"}, {"who": "arev", "at": "102"}, content=DEADLY)
    play(match, "0 travel:103", "0 character:maggot")
    assert {"seat": "@seat.0", "number": 3} in told(match, "character-number")
    assert [each["text"] for each in told(match, "letter")] == ["@characters.maggot.letter"]


@rule("grail.death.no-character-left-means-failure")
def test_a_fourth_death_ends_it_for_the_three_who_live() -> None:
    everybody = [{"who": hero["id"], "at": "102"} for hero in HEROES]
    everybody[0]["at"] = "101"
    match = day(*everybody, content=DEADLY)
    play(match, "0 travel:103")
    assert (set(asked(match).values()), of(match, "dead")) == ({"ask-mercy"}, [True, False, False, False])


def test_with_that_change_switched_off_a_death_is_as_in_standard_mode() -> None:
    """A87."""
    match = day({"who": "beor"}, {"who": "arev"}, content=DEADLY, modes=["grail.challenge.five-items-at-most"])
    play(match, "0 travel:103", "1 no")
    assert (match.outcome, asked(match)) == (None, {0: "ask-successor"})


@rule("grail.menhir.cost-scales-with-all-players")
def test_who_declined_a_successor_counts_for_no_price() -> None:
    """A95."""
    stone = lands({"id": "101", "seals": ["menhir"], "rites": [{"pays": {"food": 2}, "dial": 9}]},
                  {"id": "103", "lightning": [{"text": "pit", "do": [{"do": "dies"}]}]})  # fmt: skip
    match = day({"who": "beor"}, {"who": "arev", "food": 2}, content=stone)
    play(match, "0 travel:103", "1 no", "0 done", "1 inspect", "1 yes")
    assert (match.state.seats[1].food, match.state.sites["101"].dial) == (0, 8)


def test_the_dead_leave_items_and_no_resources_and_the_next_one_may_gather_them() -> None:
    """A46."""
    match = day({"who": "beor", "items": ["cup"], "wealth": 7}, {"who": "arev", "at": "102"},
                content={**DEADLY, **GOODS})  # fmt: skip
    play(match, "0 travel:103", "0 character:maggot")
    play(match, "0 have-read")
    assert (list(match.state.sites["103"].fallen), match.state.seats[0].wealth) == (["cup"], 0)


@rule("grail.death.allmothers-mercy-is-optional")
def test_a_refused_mercy_is_the_end_for_all() -> None:
    match = during(lambda table: death.die(table, 0), content={"chapters": CHAPTERS})
    play(match, "no")
    assert match.outcome is not None
    assert match.outcome.winners == ()
