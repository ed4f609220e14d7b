"""Objects and followers: what may be owned, carried, used and left."""

from __future__ import annotations

from typing import Any

import pytest

from roundtable.kernel.scene import Zone

from .cast import start
from .stories import Game, asked, menu, play, told, who

rule = pytest.mark.rule

FOUR = ["sword", "axe", "helmet", "shield"]


def finds(*cards: str, lines: tuple[str, ...] = (), dice: tuple[int, ...] = (), **hero: Any) -> Game:
    """An Elf steps from the Village onto the Fields where these cards lie."""
    elf = who("elf", "village", **hero)
    match = start(elf, who("thief", "castle"), dice=(1, *dice), spaces={"fields-1": list(cards)})
    play(match, "0 go:left", *lines)
    return match


def mine(match: Game, seat: int = 0) -> list[str]:
    return [*match.state.seats[seat].objects, *match.state.seats[seat].followers]


def why(match: Game, key: str) -> tuple[str, ...]:
    """The rules that the last event of this name is told by."""
    return next(event.rules for event in reversed(match.events) if event.key == key)


# --- having ---


@rule("talisman.cards.objects-and-followers-are-public", "talisman.cards.owning-covers-everything-collected")
@rule("talisman.objects.gained-by-encounters-or-purchase-cards")
def test_what_is_found_may_be_kept_and_lies_open() -> None:
    match = finds("war-hammer", "mule", lines=("0 take:war-hammer", "0 take:mule"))
    assert mine(match) == ["war-hammer", "mule"]
    hero = match.state.seats[0]
    assert (hero.objects.as_seen_by(1), hero.followers.as_seen_by(1)) == (["war-hammer"], ["mule"])
    seen = {part.id: [card.id for card in part.cards] for part in match.scene(1).parts if isinstance(part, Zone)}
    assert (seen["objects-0"], seen["followers-0"]) == (["war-hammer"], ["mule"])


@rule("talisman.objects.gained-by-encounters-or-purchase-cards", "talisman.cards.purchase-cards-are-objects")
def test_purchase_cards_are_bought_and_are_objects_like_others() -> None:
    match = start(who("elf", "fields-1", gold=3, objects=FOUR[:3]), who("thief", "castle"), dice=(1,))
    play(match, "0 go:right", "0 visit", "0 way:blacksmith", "0 buy:shield")
    assert match.state.seats[0].gold == 0
    assert mine(match) == FOUR
    match = finds("raft", lines=("0 visit", "0 take:raft"), objects=FOUR)
    assert asked(match) == {0: "ask-leave-excess"}  # a Raft counts too


@rule("talisman.objects.gained-by-encounters-or-purchase-cards")
def test_a_card_may_hand_out_purchase_cards_while_there_are_any() -> None:
    smith = {"id": "smith", "type": "event", "do": [{"do": "gain-card", "card": "sword"}]}
    for empty, got in (([], ["sword"]), (["sword"], [])):
        match = start(who("elf", "village"), who("thief", "castle"), dice=(1,), cards=[smith], empty=empty,
                      spaces={"fields-1": ["smith"]})  # fmt: skip
        play(match, "0 go:left")
        assert mine(match) == got
        assert ("none-left" in told(match)) == bool(empty)


@rule("talisman.objects.magic-objects-are-objects")
def test_a_magic_object_is_an_object() -> None:
    match = finds("harpy", lines=("0 visit",), dice=(1, 6), objects=["magic-belt", "water-flask"])
    assert menu(match, 0) >= {"give:magic-belt", "give:water-flask"}
    play(match, "0 give:magic-belt")
    assert match.state.adventure_discard.cards == ["magic-belt"]


def test_a_card_that_names_magic_objects_means_no_others() -> None:
    thief = {"id": "pixie", "type": "event", "do": [{"do": "lose-cards", "what": "magic-object", "number": 2}]}
    match = start(who("elf", "village", objects=["sword", "magic-belt", "talisman"]), who("thief", "castle"),
                  dice=(1,), cards=[thief], spaces={"fields-1": ["pixie"]})  # fmt: skip
    play(match, "0 go:left", "0 visit")
    assert mine(match) == ["sword", "talisman"]


# --- carrying ---


@rule("talisman.objects.carry-limit-four", "talisman.objects.excess-left-at-once")
def test_a_fifth_object_makes_its_owner_leave_one() -> None:
    match = finds("war-hammer", lines=("0 visit", "0 take:war-hammer"), objects=FOUR)
    assert {option for option in menu(match, 0) if option.startswith("drop")} == {
        f"drop:{card}" for card in [*FOUR, "war-hammer"]
    }
    play(match, "0 drop:sword")
    assert mine(match) == ["axe", "helmet", "shield", "war-hammer"]
    assert match.state.spaces["fields-1"].cards == ["sword"]


@rule("talisman.objects.carry-limit-four")
def test_four_are_not_too_many_and_a_mule_carries_more() -> None:
    take = ("0 visit", "0 take:war-hammer")
    assert asked(finds("war-hammer", lines=take, objects=FOUR[:3])) == {0: "ask-end-turn"}
    assert asked(finds("war-hammer", lines=take, objects=FOUR, followers=["mule"])) == {0: "ask-end-turn"}


@rule("talisman.objects.excess-left-at-once")
@pytest.mark.parametrize("way", ["leave", "lose", "recruit", "kill"])
def test_without_the_mule_what_it_carried_is_left_at_once(way: str) -> None:
    loaded: dict[str, Any] = {"objects": [*FOUR, "war-hammer"], "followers": ["mule"]}
    if way == "leave":
        match = finds("silver-vein", lines=("0 leave:mule",), **loaded)
    elif way == "lose":
        match = finds("grey-lynx", lines=("0 visit",), dice=(1, 6), **loaded)
    elif way == "kill":
        match = finds("landslide", lines=("0 visit",), dice=(1,), **loaded)
    else:
        match = finds("recruiter", lines=("0 visit", "0 way:give"), **loaded)
    # No armour was asked for where the beast won: the loss is one of cards too.
    while asked(match) == {0: "ask-armour"}:
        play(match, "0 pass")
    assert asked(match) == {0: "ask-leave-excess"}
    play(match, "0 drop:axe")
    assert "axe" in match.state.spaces["fields-1"].cards


def test_a_porter_sent_home_carries_no_more() -> None:
    porter = {"id": "porter", "type": "follower", "carry": 1, "use": {"do": [{"do": "heal"}]}}
    seat = who("elf", "village", followers=["porter"], objects=[*FOUR, "war-hammer"])
    match = start(seat, who("thief", "castle"), dice=(1,), cards=[porter])
    play(match, "0 use:porter")
    assert asked(match) == {0: "ask-leave-excess"}


def test_a_dwarf_carries_two_more() -> None:
    seat = who("dwarf", "village", objects=[*FOUR, "war-hammer", "magic-belt"])
    match = start(seat, who("thief", "castle"), dice=(1,), spaces={"fields-1": ["chain-shirt"]})
    play(match, "0 go:left", "0 visit", "0 take:chain-shirt")
    assert asked(match) == {0: "ask-leave-excess"}
    play(match, "0 drop:sword")
    assert len(mine(match)) == 6


def test_leaving_something_oneself_is_enough() -> None:
    match = finds("war-hammer", lines=("0 visit", "0 take:war-hammer", "0 leave:axe"), objects=FOUR)
    assert len(mine(match)) == 4
    assert asked(match) == {0: "ask-end-turn"}


@rule("talisman.objects.gold-is-not-an-object", "talisman.objects.talisman-not-counted")
def test_neither_gold_nor_a_talisman_counts() -> None:
    match = finds("war-hammer", lines=("0 visit", "0 take:war-hammer"), objects=FOUR[:3], talisman=True, gold=9)
    assert len(mine(match)) == 5
    assert asked(match) == {0: "ask-end-turn"}


@rule("talisman.objects.one-talisman-per-character")
def test_a_second_talisman_is_left_where_it_was_got() -> None:
    match = finds("lost-talisman", lines=("0 take:lost-talisman",), talisman=True)
    assert mine(match) == ["talisman"]
    assert match.state.spaces["fields-1"].cards == ["talisman"]
    assert asked(match) == {1: "ask-way"}  # and not taken back
    assert asked(finds("talisman", talisman=True)) == {1: "ask-way"}


@rule("talisman.objects.one-talisman-per-character")
def test_why_a_second_talisman_is_not_taken() -> None:
    match = finds("talisman", "war-hammer", talisman=True)
    assert {"take:war-hammer", "done"} <= menu(match, 0)
    assert match.why_not(0, "take:talisman") == ("talisman.objects.one-talisman-per-character",)


@rule("talisman.objects.talisman-cannot-be-left-on-purpose")
def test_no_talisman_is_left_on_purpose() -> None:
    match = start(who("elf", "village", objects=["sword"], talisman=True), who("thief", "castle"), dice=(1,))
    assert "leave:sword" in menu(match, 0)
    assert "leave:talisman" not in menu(match, 0)
    assert match.why_not(0, "leave:talisman") == ("talisman.objects.talisman-cannot-be-left-on-purpose",)


# --- leaving ---


@rule("talisman.objects.leave-any-time-in-own-turn", "talisman.objects.left-not-retaken-same-turn")
def test_cards_may_be_left_at_any_moment_of_ones_turn_and_not_be_taken_back_in_it() -> None:
    match = finds("bear", lines=("0 visit", "0 leave:smoke-pot"), dice=(6, 1), objects=["smoke-pot", "grey-cloak"],
                  followers=["mule"])  # fmt: skip
    assert asked(match) == {0: "ask-end-turn"}  # without the pot the Bear is fought, and what was left stays
    assert match.state.spaces["fields-1"].cards == ["smoke-pot"]
    match = finds("war-hammer", lines=("0 leave:mule", "0 visit"), followers=["mule", "raven"])
    assert {"take:war-hammer", "leave:raven", "done"} == menu(match, 0)
    assert match.why_not(0, "take:mule") == ("talisman.objects.left-not-retaken-same-turn",)


def test_in_the_next_turn_it_may_be_taken_again() -> None:
    match = start(who("elf", "fields-1", objects=["sword"]), who("thief", "plains-15"), dice=(1, 1, 1),
                  spaces={"hills-14": ["silver-vein"]})  # fmt: skip
    play(match, "0 leave:sword", "0 go:right", "0 way:go-on", "1 go:right", "0 go:left")
    assert "take:sword" in menu(match, 0)


@rule("talisman.objects.leave-any-time-in-own-turn")
def test_nobody_leaves_anything_in_anothers_turn() -> None:
    match = start(who("troll", "village"), who("elf", "fields-1", objects=["sword"], fate=1), dice=(1, 1, 1))
    play(match, "0 go:left", "0 meet:1")
    assert menu(match, 1) == {"reroll", "keep"}
    assert match.why_not(1, "leave:sword") == ("talisman.objects.leave-any-time-in-own-turn",)
    match = start(who("troll", "village", gold=1), who("elf", "fields-1", objects=["sword"]), dice=(1, 1, 6))
    play(match, "0 go:left", "0 meet:1")
    assert menu(match, 1) == {"take-life", "take-gold"}


def test_what_clings_is_not_left_and_what_nobody_has_neither() -> None:
    match = start(who("elf", "village", followers=["hag"]), who("thief", "castle"), dice=(1,))
    assert "leave:hag" not in menu(match, 0)
    assert match.why_not(0, "leave:hag") == ("talisman.objects.leave-any-time-in-own-turn",)
    assert match.why_not(0, "leave:mule") == ()


# --- followers ---


@rule("talisman.followers.no-number-limit")
def test_there_may_be_any_number_of_followers() -> None:
    many = ["raven", "horse", "gnome", "guide", "squire"]
    match = finds("unicorn", lines=("0 visit", "0 take:unicorn"), followers=many, objects=FOUR)
    assert mine(match) == [*FOUR, *many, "unicorn"]  # nor do they take up places of objects
    assert asked(match) == {0: "ask-end-turn"}


@rule("talisman.followers.killed-or-discarded-to-adventure-discard")
def test_followers_that_die_or_are_given_up_go_to_the_adventure_discards() -> None:
    match = finds("grey-lynx", lines=("0 visit",), dice=(1, 6), followers=["raven"])
    assert match.state.adventure_discard.cards == ["raven"]
    match = finds("recruiter", lines=("0 visit", "0 way:give"), followers=["raven"])
    assert match.state.adventure_discard.cards == ["raven"]
    match = start(who("elf", "runes-5", followers=["raven"]), who("thief", "castle"), dice=(1, 6, 1))
    play(match, "0 go:left", "0 visit")
    assert match.state.adventure_discard.cards == ["raven"]


@rule("talisman.followers.may-help-or-hinder")
def test_one_follower_helps_and_another_hinders() -> None:
    match = finds("bear", lines=("0 visit", "0 evade:huntsman"), followers=["huntsman"])
    assert match.state.spaces["fields-1"].cards == ["bear"]
    match = start(who("elf", "village", followers=["poltergeist"]), who("thief", "castle"))
    assert asked(match) == {0: "ask-one-space"}


# --- owning and using ---


@rule("talisman.cards.using-is-always-optional", "talisman.cards.holy-symbol-destroys-spirits-without-combat")
def test_the_holy_symbol_may_destroy_a_spirit_or_not() -> None:
    match = finds("ghost", lines=("0 visit",), objects=["holy-symbol"])
    assert {"fight", "destroy:ghost"} <= menu(match, 0)
    play(match, "0 destroy:ghost")
    assert list(match.state.seats[0].trophies) == ["ghost"]  # ruling A69
    match = finds("ghost", lines=("0 visit", "0 fight"), dice=(1, 6), objects=["holy-symbol"])
    assert match.state.seats[0].lives == 3
    assert "destroy:bear" not in menu(finds("bear", lines=("0 visit",), objects=["holy-symbol"]), 0)


def test_who_can_destroy_spirits_twice_over_is_offered_it_once() -> None:
    match = start(who("priest", "village", objects=["holy-symbol"]), who("thief", "castle"), dice=(1,),
                  spaces={"ruins": [], "fields-1": ["ghost"]})  # fmt: skip
    play(match, "0 go:left", "0 visit")
    options = [option.id for offer in match.offers(0) for option in offer.options]
    assert options.count("destroy:ghost") == 1


@rule("talisman.objects.armour-one-at-a-time", "talisman.cards.using-is-always-optional")
def test_one_piece_of_armour_is_used_or_none() -> None:
    worn: dict[str, Any] = {"objects": ["helmet", "helmet", "armour"]}
    match = finds("bear", lines=("0 visit",), dice=(1, 6, 3), **worn)
    assert {option for option in menu(match, 0) if "leave" not in option} == {"wear:helmet", "wear:armour", "pass"}
    play(match, "0 wear:armour")
    assert (match.state.seats[0].lives, match.state.active) == (3, 1)  # it failed, and there is no second
    match = finds("bear", lines=("0 visit", "0 pass"), dice=(1, 6), **worn)
    assert (match.state.seats[0].lives, match.state.active) == (3, 1)


def test_an_armours_die_may_be_rerolled() -> None:
    """Ruling A20."""
    match = finds("bear", lines=("0 visit", "0 keep", "0 wear:armour", "0 reroll"), dice=(1, 6, 3, 4), fate=1,
                  objects=["armour"])  # fmt: skip
    assert (match.state.seats[0].lives, match.state.seats[0].fate) == (4, 0)


@rule("talisman.objects.weapon-one-at-a-time")
@pytest.mark.parametrize(("character", "wins"), [("elf", False), ("warrior", True)])
def test_only_the_warrior_uses_two_weapons(character: str, wins: bool) -> None:
    dice = (1, 3, 2) if character == "elf" else (1, 3, 1, 2)
    strength = 4
    match = start(who(character, "village", objects=["sword", "axe"], strength=strength), who("thief", "castle"),
                  dice=dice, spaces={"fields-1": ["giant"]})  # fmt: skip
    play(match, "0 go:left", "0 visit")
    assert ("creature-beaten" in told(match)) == wins  # 4 + 3 + 1 or 2 against 6 + 2


@rule("talisman.cards.may-own-without-being-able-to-use")
def test_the_monk_takes_a_weapon_and_it_adds_nothing() -> None:
    """The Lance is his all the same; without it, he has 2 + 3 against a Giant's 6 (E16)."""
    match = start(who("monk", "village"), who("thief", "castle"), dice=(1, 1, 1, 2, 1),
                  spaces={"fields-1": ["holy-lance"], "village": ["giant"]})  # fmt: skip
    play(match, "0 go:left", "0 take:holy-lance", "0 done", "1 go:left", "0 go:right", "0 visit")
    assert "creature-tie" in told(match)
    assert mine(match) == ["holy-lance"]


@rule("talisman.cards.forbidden-ownership-leaves-card-on-space")
def test_a_card_one_may_not_own_is_left_where_it_lies() -> None:
    match = finds("runesword", "war-hammer")  # the Elf is good
    assert menu(match, 0) == {"take:war-hammer", "done"}
    assert match.why_not(0, "take:runesword") == ("talisman.cards.forbidden-ownership-leaves-card-on-space",)
    play(match, "0 done")
    assert "runesword" in match.state.spaces["fields-1"].cards
    assert menu(finds("runesword", alignment="evil"), 0) == {"take:runesword", "done"}


@rule("talisman.cards.cannot-take-what-an-effect-forbids")
def test_with_the_hag_there_are_no_new_followers() -> None:
    match = finds("unicorn", "war-hammer", lines=("0 visit",), followers=["hag", "mule"])
    assert "take:unicorn" not in menu(match, 0)
    assert match.why_not(0, "take:unicorn") == ("talisman.cards.cannot-take-what-an-effect-forbids",)
    assert mine(match) == ["hag", "mule"]  # whoever was there before stays
    match = finds("poltergeist", followers=["hag"])
    assert mine(match) == ["hag"]
    assert match.state.spaces["fields-1"].cards == ["poltergeist"]


def test_the_hag_herself_clings_to_whoever_finds_her() -> None:
    assert mine(finds("hag")) == ["hag"]


@rule("talisman.cards.purchase-cards-return-to-their-deck")
def test_used_up_purchase_cards_go_back_to_their_deck() -> None:
    match = start(
        who("troll", "fields-1", objects=["raft"]), who("thief", "castle"), draw={"adventure": ["silver-vein"]}
    )
    assert match.state.purchase.cards.count("raft") == 3
    play(match, "0 raft:portal-of-power")
    assert match.state.purchase.cards.count("raft") == 4
    match = start(who("elf", "fields-11", objects=["sword"]), who("thief", "castle"), dice=(1,))
    play(match, "0 go:left", "0 visit", "0 way:alchemist", "0 sell:sword")
    assert match.state.purchase.cards.count("sword") == 3
    assert match.state.adventure_discard.cards == []
    assert match.state.seats[0].gold == 2
    assert why(match, "gives-up") == ("talisman.cards.purchase-cards-return-to-their-deck",)


@rule("talisman.cards.spent-adventure-cards-to-discard")
def test_used_up_adventure_cards_go_to_the_discard_pile() -> None:
    match = start(who("elf", "fields-11", objects=["magic-belt", "lucky-charm"]), who("thief", "castle"), dice=(1,))
    play(match, "0 use:lucky-charm", "0 go:left", "0 visit", "0 way:alchemist", "0 sell:magic-belt")
    assert match.state.adventure_discard.cards == ["lucky-charm", "magic-belt"]
    assert mine(match) == []
    assert why(match, "gives-up") == ("talisman.cards.spent-adventure-cards-to-discard",)


def test_no_talisman_is_sold() -> None:
    match = start(who("elf", "fields-11", objects=["sword"], talisman=True), who("thief", "castle"), dice=(1,))
    play(match, "0 go:left", "0 visit", "0 way:alchemist")
    assert {option for option in menu(match, 0) if option.startswith("sell")} == {"sell:sword"}
    play(match, "0 done")
    assert mine(match) == ["sword", "talisman"]


def test_when_all_talismans_are_out_a_lost_one_is_only_dirt() -> None:
    match = start(who("elf", "village"), who("thief", "castle"), dice=(1,), empty=["talismans"],
                  spaces={"fields-1": ["lost-talisman"]})  # fmt: skip
    play(match, "0 go:left", "0 take:lost-talisman")
    assert "no-talisman-left" in told(match)
    assert mine(match) == []


def test_goods_that_cannot_be_paid_for_are_not_sold() -> None:
    match = start(who("elf", "fields-1", gold=2), who("thief", "castle"), dice=(1,))
    play(match, "0 go:right", "0 way:blacksmith")
    assert menu(match, 0) == {"buy:helmet", "buy:sword", "done"}
    assert match.why_not(0, "buy:axe") == ("talisman.encounters.gold.buys-goods-and-services",)
    match = start(who("elf", "fields-1", gold=2), who("thief", "castle"), dice=(1,), empty=["helmet"])
    play(match, "0 go:right", "0 way:blacksmith")
    assert menu(match, 0) == {"buy:sword", "done"}
