"""Gems, hands, pouches and equipment: what may be held and worn."""

from __future__ import annotations

from typing import Any

import pytest

from roundtable.games.reflets.teams.gear import characteristic
from roundtable.kernel.errors import NotOffered

from .tables import SKILLLESS, Story, asked, gems, menu, pass_all, play, start, told


def finds(own: dict[str, Any], *loot: str, **given: Any) -> Story:
    """The Guide is about to find these on a Chance space."""
    match = start({"at": "4", **own}, begin="land", golden=2, draw={"loot": list(loot)}, **given)
    play(match, "0 bonus:2")
    return match


def test_two_pieces_may_be_given_round_once_both_are_given() -> None:
    two = finds({}, "enough-rope", "left-sock")
    play(two, "0 stow:short-measure", "0 stow:short-measure")
    assert asked(two) == {0: "ask-gear"}


# --- gems ---


@pytest.mark.rule("reflets.limits.four-gems-per-colour", "reflets.limits.full-colour-gem-to-bank")
def test_a_fifth_gem_of_a_colour_goes_to_the_bank() -> None:
    match = start({"gems": ["red"] * 4}, begin="dragon", dragon="red-4", draw={"bank": ["red"]})
    assert match.state.seats[0].gems.cards == ["red"] * 4
    assert told(match, "gem-overflows") == [{"seat": "@seat.0", "gem": "@text.gem-red", "before": 5, "after": 4}]


@pytest.mark.rule("reflets.limits.what-gems-pay-for")
def test_who_is_short_may_not_choose_what_costs() -> None:
    match = start({"heroes": ["lady-screet"], "gems": []})
    with pytest.raises(NotOffered) as refused:
        play(match, "0 skill:lady-screet.1")
    assert refused.value.rules == ("reflets.blessing.skill-free-or-paid",)
    rich = start({"heroes": ["lady-screet"]})
    play(rich, "0 skill:lady-screet.1", "0 gem:blue")
    assert told(rich, "gem-paid") == [{"seat": "@seat.0", "gem": "@text.gem-blue", "before": 5, "after": 4}]


def test_a_compulsory_loss_takes_what_there_is() -> None:
    match = start({"at": "9", "gems": ["red"]}, {"road": ["weather"]}, begin="road-event", golden=4)
    play(match, "0 reader:1")
    assert gems(match, 0) == 0
    none = start({"at": "9", "gems": []}, {"road": ["weather"]}, begin="road-event", golden=4)
    play(none, "0 reader:1")
    assert none.state.guide == 1


# --- pouches ---


@pytest.mark.rule("reflets.limits.pouch-holds-quest-and-won-cards", "reflets.outcome.won-cards-into-the-pouch")
def test_won_cards_go_into_the_pouch() -> None:
    match = start({"at": "30"}, {"at": "30"}, {"at": "30"}, begin="dragon", dragon="7", slots={"8": "rambling-oak"})
    play(match, "0 brake", "0 gem:red", "0 gem:blue")
    assert match.state.seats[0].pouch.cards == ["rambling-oak"]


# --- equipment ---


@pytest.mark.rule("reflets.limits.found-equipment-shown-to-all", "reflets.limits.face-up-equipment-is-active")
def test_a_find_is_shown_and_worn() -> None:
    match = finds({"heroes": ["tom-scram"]}, "enough-rope", "own-trumpet")
    assert match.state.seats[0].gear.as_seen_by(2)[0] == "enough-rope"
    play(match, "0 wear:tom-scram")
    table = match.table
    assert characteristic(table, 0, "tom-scram", "green") == 3, "Agility 4 is set to 3"


@pytest.mark.rule("reflets.limits.face-down-equipment-is-stored", "reflets.limits.backpack-is-unlimited")
def test_what_is_stowed_does_nothing() -> None:
    own = {
        "heroes": ["tom-scram"],
        "worn": dict.fromkeys(["left-sock", "form-27-ter", "key-to-nothing", "own-trumpet"], "tom-scram"),
    }
    own["stowed"] = ["left-sock", "form-27-ter", "key-to-nothing", "own-trumpet"]
    match = finds(own, "enough-rope", "makeshift-makeshield")
    play(match, "0 stow:tom-scram")
    assert "enough-rope" in match.state.seats[0].stowed
    assert characteristic(match.table, 0, "tom-scram", "green") == 4


@pytest.mark.rule("reflets.limits.loot-constraints-checked-before-equipping")
@pytest.mark.parametrize(
    ("piece", "worn_by", "refused_to"),
    [
        ("rain-bow", "kyo-shin-zamurato", "brunhilda-bashford"),  # Perception 3
        ("hammer-and-tongues", "brunhilda-bashford", "tom-scram"),  # a dwarf
        ("human-shield-dummy", "tom-scram", "kyo-shin-zamurato"),  # no human
        ("spare-sceptre", "reggie-the-mule", "tom-scram"),  # good
        ("social-ladder", "tom-scram", "reggie-the-mule"),  # not good
    ],
)
def test_not_everybody_may_wear_everything(piece: str, worn_by: str, refused_to: str) -> None:
    match = finds({"heroes": SKILLLESS}, piece, "enough-rope")
    assert f"wear:{worn_by}" in menu(match, 0)
    with pytest.raises(NotOffered) as refused:
        play(match, f"0 wear:{refused_to}")
    assert refused.value.rules == ("reflets.limits.loot-constraints-checked-before-equipping",)
    assert f"stow:{refused_to}" in menu(match, 0), "a backpack takes anything"


@pytest.mark.rule("reflets.limits.three-active-equipment-per-hero")
def test_three_active_pieces_are_the_most() -> None:
    worn = {"straw-hat-of-steel": "tom-scram", "form-27-ter": "tom-scram", "seven-cliche-boots": "tom-scram"}
    match = finds({"heroes": SKILLLESS, "worn": worn}, "enough-rope", "left-sock")
    with pytest.raises(NotOffered) as refused:
        play(match, "0 wear:tom-scram")
    assert refused.value.rules == ("reflets.limits.three-active-equipment-per-hero",)


@pytest.mark.rule("reflets.limits.one-modifier-per-characteristic")
def test_a_characteristic_is_altered_once() -> None:
    match = finds({"heroes": SKILLLESS, "worn": {"left-sock": "tom-scram"}}, "enough-rope", "own-trumpet")
    with pytest.raises(NotOffered) as refused:
        play(match, "0 wear:tom-scram")
    assert refused.value.rules == ("reflets.limits.one-modifier-per-characteristic",)


@pytest.mark.rule("reflets.limits.cursed-loot-never-in-backpack")
def test_cursed_loot_is_worn_and_makes_room_for_itself() -> None:
    match = finds({"heroes": SKILLLESS, "worn": {"left-sock": "tom-scram"}}, "lead-slippers", "own-trumpet")
    assert asked(match) == {0: "ask-cursed"}
    assert all(option.startswith("wear:") for option in menu(match, 0))
    play(match, "0 wear:tom-scram")
    assert match.state.seats[0].stowed == ["left-sock"], "both alter Agility"
    play(match, "0 stow:tom-scram", "0 gear:lead-slippers")
    assert not [option for option in menu(match, 0) if option.startswith("stow:")]


def test_cursed_loot_that_nobody_can_wear_is_discarded() -> None:
    match = finds({"heroes": ["tom-scram"], "worn": {"lead-slippers": "tom-scram"}}, "lead-life-jacket", "own-trumpet")
    assert match.state.loot_discard.cards == ["lead-life-jacket"], "the slippers are cursed too, and in its way"


@pytest.mark.rule("reflets.limits.cursed-loot-never-in-backpack")
def test_a_cursed_piece_is_not_got_rid_of_by_laying_it_under_a_hero_who_has_no_room() -> None:
    worn = {"lead-slippers": "tom-scram"}
    match = finds(
        {"heroes": ["tom-scram", "petal", "brunhilda-bashford"], "worn": worn}, "lead-life-jacket", "own-trumpet"
    )
    assert menu(match, 0) == {"wear:petal", "wear:brunhilda-bashford"}, "Tom's slippers are cursed too, and in its way"
    play(match, "0 wear:petal")
    assert match.state.seats[0].worn["lead-life-jacket"] == "petal"
    assert match.state.loot_discard.cards == []


@pytest.mark.rule("reflets.wound.marker-caps-every-characteristic")
def test_a_wound_is_a_ceiling_for_gear_too() -> None:
    match = start({"heroes": ["tom-scram"], "worn": {"hand-knitted-mail": "tom-scram"}, "life": {"tom-scram": 2}})
    assert [characteristic(match.table, 0, "tom-scram", colour) for colour in ("red", "orange", "blue")] == [2, 2, 2]


@pytest.mark.rule("reflets.death.equipment-stays-with-the-team")
def test_what_a_dead_hero_wore_goes_to_teammates_or_is_discarded() -> None:
    own = {"at": "3", "heroes": SKILLLESS, "worn": {"left-sock": "tom-scram"}}
    match = start(own, begin="land", golden=3, spots={"3": "orange-peril"}, dice=(6,))
    play(match, "1 name:tom-scram")
    assert asked(match) == {0: "ask-gear-where"}
    assert {"wear:reggie-the-mule", "stow:reggie-the-mule", "discard-gear:left-sock"} <= menu(match, 0)
    play(match, "0 discard-gear:left-sock")
    assert match.state.loot_discard.cards == ["left-sock"]


@pytest.mark.rule("reflets.death.equipment-stays-with-the-team")
def test_cursed_loot_of_a_dead_hero_may_be_discarded_or_worn_by_another() -> None:
    def bereaved() -> Story:
        own = {"at": "3", "heroes": SKILLLESS, "worn": {"lead-slippers": "tom-scram"}}
        match = start(own, begin="land", golden=3, spots={"3": "orange-peril"}, dice=(6,))
        play(match, "1 name:tom-scram")
        assert asked(match) == {0: "ask-gear-where"}
        assert not [option for option in menu(match, 0) if option.startswith("stow:")]
        return match

    match = bereaved()
    play(match, "0 discard-gear:lead-slippers")
    assert match.state.loot_discard.cards == ["lead-slippers"]
    match = bereaved()
    play(match, "0 wear:reggie-the-mule")
    assert match.state.seats[0].worn == {"lead-slippers": "reggie-the-mule"}


def test_what_a_dead_hero_leaves_goes_into_a_backpack_too() -> None:
    own = {"at": "3", "heroes": SKILLLESS, "worn": {"left-sock": "tom-scram"}}
    match = start(own, begin="land", golden=3, spots={"3": "orange-peril"}, dice=(6,))
    play(match, "1 name:tom-scram", "0 stow:reggie-the-mule")
    assert match.state.seats[0].worn == {"left-sock": "reggie-the-mule"}
    assert match.state.seats[0].stowed == ["left-sock"]


@pytest.mark.rule(
    "reflets.limits.face-up-equipment-is-active", "reflets.chance.equipment-reassigned-after-gain-or-loss"
)
def test_a_piece_out_of_the_backpack_works_and_goes_only_where_it_is_not() -> None:
    own = {"heroes": ["tom-scram", "reggie-the-mule"], "worn": {"enough-rope": "tom-scram"}, "stowed": ["enough-rope"]}
    match = finds(own, "own-trumpet", "left-sock")
    play(match, "0 stow:tom-scram", "0 stow:tom-scram", "0 gear:enough-rope")
    assert menu(match, 0) == {"wear:tom-scram", "wear:reggie-the-mule", "stow:reggie-the-mule"}
    play(match, "0 wear:tom-scram")
    assert "enough-rope" not in match.state.seats[0].stowed
    assert characteristic(match.table, 0, "tom-scram", "green") == 3
    play(match, "0 gear:enough-rope")
    assert menu(match, 0) == {"stow:tom-scram", "wear:reggie-the-mule", "stow:reggie-the-mule"}


@pytest.mark.rule("reflets.limits.cursed-loot-never-in-backpack")
def test_a_cursed_piece_drives_out_what_alters_the_same_and_nothing_else() -> None:
    worn = {"left-sock": "tom-scram", "own-trumpet": "tom-scram"}
    match = finds({"heroes": ["tom-scram"], "worn": worn}, "lead-slippers", "bag-of-old-tricks")
    assert match.state.seats[0].stowed == ["left-sock"], "the trumpet alters neither Agility nor Defence"


def test_where_there_is_no_loot_none_is_found() -> None:
    match = start({"at": "4", "heroes": SKILLLESS}, begin="land", golden=2)
    match.state.loot.cards.clear()
    match.state.loot.marks.clear()
    play(match, "0 bonus:2")
    assert match.state.seats[0].gear.cards == []
    assert match.state.guide == 1


# --- Dilemmas about finds ---


def test_a_find_is_stolen() -> None:
    match = start(
        {"at": "4", "heroes": SKILLLESS}, {"hand": ["dibs"]}, begin="land", golden=2,
        draw={"loot": ["enough-rope", "left-sock"]},
    )  # fmt: skip
    play(match, "0 bonus:2", "0 stow:tom-scram", "0 stow:tom-scram", "0 done", "1 play:dibs", "1 take:left-sock")
    pass_all(match, "wear", "done")
    assert match.state.seats[1].gear.cards == ["left-sock"]
    assert match.state.seats[0].gear.cards == ["enough-rope"]


def test_pieces_are_exchanged() -> None:
    own = {"at": "4", "heroes": SKILLLESS, "hand": ["i-kept-the-receipt"]}
    match = start(
        own, {"worn": {"hand-knitted-mail": "terry-cotta"}}, begin="land", golden=2,
        draw={"loot": ["enough-rope", "left-sock"]},
    )  # fmt: skip
    play(match, "0 bonus:2", "0 stow:tom-scram", "0 stow:tom-scram", "0 done", "0 play:i-kept-the-receipt", "0 whom:1")
    play(match, "0 take:left-sock")
    pass_all(match, "wear", "done")
    assert "hand-knitted-mail" in match.state.seats[0].gear.cards
    assert "left-sock" in match.state.seats[1].gear.cards


# --- cancelling ---


@pytest.mark.rule("reflets.objective.imprevu-may-be-cancelled-by-imprevu")
def test_the_guide_cancels_an_adversarys_dilemma_and_its_gem_is_kept() -> None:
    match = start(
        {"at": "40", "hand": ["now-that-is-a-no"]}, {"at": "40", "hand": ["nobody-move"]}, {"at": "40"},
        begin="dragon", dragon="21",
    )  # fmt: skip
    play(match, "0 advance", "1 play:nobody-move", "0 play:now-that-is-a-no")
    assert match.state.dragon == "25", "not one further"
    assert gems(match, 1) == 6
    assert sorted(match.state.imprevu_discard.cards) == ["nobody-move", "now-that-is-a-no"]


def test_an_adversary_cancels_the_guides_dilemma() -> None:
    match = start(
        {"at": "40", "hand": ["did-she-say-hello"]}, {"at": "40", "hand": ["now-that-is-a-no"]}, {"at": "40"},
        begin="dragon", dragon="21",
    )  # fmt: skip
    play(match, "0 advance", "0 play:did-she-say-hello", "1 play:now-that-is-a-no")
    assert match.state.dragon == "25"


@pytest.mark.rule("reflets.duel.no-imprevu-limit")
def test_in_duel_an_adversary_plays_as_many_as_they_hold() -> None:
    match = start(
        {"at": "9", "heroes": SKILLLESS}, {"hand": ["look-a-goose", "my-round-your-purse"], "played": 1}, many=2,
        begin="land", golden=3,
    )  # fmt: skip
    assert menu(match, 1) >= {"play:look-a-goose", "play:my-round-your-purse"}
    play(match, "1 play:look-a-goose", "1 gem:red")
    assert gems(match, 1) == 6


def test_not_again_this_turn() -> None:
    match = start({"at": "9", "heroes": SKILLLESS}, {"hand": ["look-a-goose"]}, begin="land", golden=3)
    play(match, "1 hush")
    assert match.state.moments.hushed == {"land": [1]}
