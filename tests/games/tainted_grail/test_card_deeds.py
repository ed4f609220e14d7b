"""What cards and powers do in a fight, deed by deed."""

from __future__ import annotations

from typing import Any

import pytest

from roundtable.kernel.seats import WATCHER

from .test_fight_referee import ability, adds, power
from .thin import asked, card, damage, fight, foe, hand, now, offered, play, talk, terror, told, tracks

rule = pytest.mark.rule
TWO = ({"who": "beor", "hand": ["plain"]}, {"who": "arev", "hand": ["plain"]})
BEOR_FIRST = ("0 activate:0", "1 activate:0")
KNIFE = {"id": "knife", "keyword": "weapon"}
BOARD = {"id": "board", "keyword": "shield"}
STEEL = {"id": "steel", "number": 5, "keyword": "weapon"}


def does(*deeds: dict[str, Any], kind: str = "combat", number: int = 9, **more: Any) -> dict[str, Any]:
    """A card that does this as it is laid."""
    return card("it", kind=kind, number=number, abilities=[ability("placed", *deeds)], **more)


def laid(*deeds: dict[str, Any], people: tuple[dict[str, Any], ...] = (), **more: Any) -> Any:
    """That card has been laid by whoever is first, alone or with others."""
    first, *others = people or ({},)
    match = fight(more.pop("enemy", foe()), {"who": "beor", "hand": ["it"], **first}, *others,
                  cards=[does(*deeds), *more.pop("cards", ())], **more)  # fmt: skip
    for seat in range(len(others) + 1 if others else 0):
        play(match, f"{seat} activate:0")
    play(match, "0 play:it")
    return match


# --- cards ---


def test_a_card_is_fetched_from_the_discard_pile() -> None:
    match = laid({"do": "fetch", "number": 1}, people=({"discard": ["hit", "jab"]},))
    assert (asked(match), offered(match)) == ({0: "ask-take-card"}, {"take:hit", "take:jab"})
    play(match, "take:jab")
    assert (hand(match), list(match.state.seats[0].discard)) == (["jab"], ["hit"])


def test_two_are_fetched_where_there_are_two_and_none_where_there_is_none() -> None:
    match = laid({"do": "fetch", "number": 2}, people=({"discard": ["hit"]},))
    assert (hand(match), list(match.state.seats[0].discard)) == (["hit"], [])
    match = laid({"do": "fetch"}, adds(1))
    assert (hand(match), now(match).pool) == ([], 1)


@pytest.mark.parametrize(
    ("rest", "top", "discard"),
    [("top", ["plain", "plain"], []), ("bottom", [], []), ("discard", [], ["plain", "plain"])],
)
def test_what_one_looks_at_and_does_not_take_goes_where_the_card_says(
    rest: str, top: list[str], discard: list[str]
) -> None:
    deck = ["hit", "plain", "plain", "jab", "jab"]
    match = laid({"do": "look", "number": 3, "keep": 1, "rest": rest}, people=({"combat": deck},))
    assert offered(match) == {"take:hit", "take:plain"}
    play(match, "take:hit")
    one = match.state.seats[0]
    assert (hand(match), list(one.discard)) == (["hit"], discard)
    left = list(reversed(one.combat.deck.cards))
    assert left == {"top": ["plain", "plain", "jab", "jab"], "bottom": ["jab", "jab", "plain", "plain"],
                    "discard": ["jab", "jab"]}[rest]  # fmt: skip


def test_each_card_that_is_kept_is_chosen_of_those_that_are_left() -> None:
    match = laid({"do": "look", "number": 3, "keep": 2}, people=({"combat": ["hit", "jab", "plain", "plain"]},))
    play(match, "take:hit")
    assert offered(match) == {"take:jab", "take:plain"}
    play(match, "take:jab")
    assert hand(match) == ["hit", "jab"]


def test_where_the_deck_is_dealt_anew_meanwhile_those_on_top_of_it_are_looked_at() -> None:
    """As in a match that somebody imagines who does not see the cards."""
    match = laid({"do": "look", "number": 2, "keep": 1, "rest": "discard"},
                 people=({"combat": ["hit", "plain", "jab", "stab"]},), cards=[card("stab")]).clone()  # fmt: skip
    match.state.seats[0].combat.deck.cards = ["hit", "plain", "jab", "stab"]
    match.windows[0].reopen(WATCHER)
    assert offered(match) == {"take:stab", "take:jab"}
    play(match, "take:jab")
    assert (hand(match), list(match.state.seats[0].discard)) == (["jab"], ["stab"])


def test_so_many_are_discarded_from_hand_or_from_the_deck() -> None:
    match = laid({"do": "discard", "by": 2, "deck": True}, people=({"hand": ["it", "hit"]},))
    assert (hand(match), len(match.state.seats[0].discard)) == (["hit"], 2)
    match = laid({"do": "discard", "by": 1}, people=({"hand": ["it", "hit"]},))
    assert (hand(match), list(match.state.seats[0].discard)) == ([], ["hit"])


def test_nobody_draws_for_nothing_at_all() -> None:
    match = laid({"do": "draw", "per": "courage-keys"}, people=({"combat": []},))
    assert (told(match, "draws", "out-of-cards"), asked(match)) == ([], {0: "ask-play-card"})


# --- whom it happens to ---


def test_who_owns_the_card_has_what_its_owner_gets() -> None:
    gift = card("gift", passive=True, abilities=[ability("delayed", {"do": "rep", "by": 2, "who": "owner"})])
    match = fight(foe(), {"who": "beor", "hand": ["gift"]}, {"who": "arev"}, cards=[gift])
    play(match, *BEOR_FIRST, "0 play:gift", "0 done", "0 stay", "1 stay")
    assert [one.rep for one in match.state.seats] == [2, 0]


def test_if_the_owner_has_left_whoever_is_active_has_it() -> None:
    gift = card("gift", passive=True, abilities=[ability("delayed", {"do": "rep", "by": 2, "who": "owner"})])
    match = fight(foe(), {"who": "beor", "hand": ["gift"]}, {"who": "arev"}, cards=[gift])
    play(match, *BEOR_FIRST, "0 play:gift", "0 escape", "1 stay")
    assert [one.rep for one in match.state.seats] == [0, 2]


@rule("grail.basics.several-targets-players-choose")
def test_the_party_says_to_whom_it_happens_where_it_happens_to_one() -> None:
    match = laid({"do": "food", "by": 2, "who": "one"}, people=TWO_PEOPLE)
    play(match, "0 to:1", "1 to:1")
    assert [one.food for one in match.state.seats] == [0, 2]


def test_alone_nobody_has_to_say_to_whom() -> None:
    assert laid({"do": "food", "by": 2, "who": "one"}).state.seats[0].food == 2


TWO_PEOPLE: tuple[dict[str, Any], ...] = ({}, {"who": "arev"})


@pytest.mark.parametrize(
    ("who", "fear"), [(None, [2, 0]), ("each", [2, 2]), ("others", [0, 2]), ("all", [2, 2]), ("here", [2, 2])]
)
def test_those_it_happens_to(who: str | None, fear: list[int]) -> None:
    match = laid({**terror(2), **({"who": who} if who else {})}, people=TWO_PEOPLE)
    assert [tracks(match, seat)[2] for seat in (0, 1)] == fear


@rule("grail.combat.deck-too-small-forces-escape")
def test_what_falls_on_all_as_another_is_driven_out_may_end_this_activation_too() -> None:
    """A90: the Opportunity attack on the one who flees removes whoever is Active."""
    people = ({"health": 3, "energy": 3}, {"who": "arev", "combat": []}, {"who": "ailei", "hand": ["plain"]})
    enemy = foe(opportunity=[{"do": "health", "by": -3, "who": "each"}])
    match = laid({"do": "draw", "who": "others"}, adds(5), people=people, enemy=enemy)
    fought = now(match)
    assert (fought.fallen, fought.fled, fought.party, fought.active, fought.pool) == ([0], [1], [2], 2, 0)


# --- tracks and Resources ---


def test_a_track_that_kills_is_looked_at_before_what_comes_next() -> None:
    match = laid({"do": "health", "by": -3}, adds(5), people=({"health": 3, "energy": 3}, {"who": "arev"}))
    assert (now(match).fallen, now(match).pool) == ([0], 0)


@pytest.mark.parametrize("what", ["food", "wealth", "rep", "magic", "exp"])
def test_resources_come_and_go(what: str) -> None:
    assert getattr(laid({"do": what, "by": 2}).state.seats[0], what) == 2
    match = laid({"do": what, "by": -2}, adds(1), people=({what: 1},))
    assert (getattr(match.state.seats[0], what), now(match).pool) == (0, 1), "as far as there is any"


@rule("grail.resource.overflow-given-or-lost")
def test_what_nobody_can_hold_is_lost() -> None:
    assert laid({"do": "food", "by": 5}, people=({"food": 18},)).state.seats[0].food == 20


# --- Charges and Time Tokens ---


def test_a_card_may_take_charges_off_itself_but_never_has_fewer_than_none() -> None:
    assert now(laid({"do": "charge", "by": 3}, {"do": "charge", "by": -2})).laid[0].charges == 1
    assert now(laid({"do": "charge", "by": 1}, {"do": "charge", "by": -2})).laid[0].charges == 0


def test_a_time_token_more_lets_an_ability_wait_longer() -> None:
    late = card("late", abilities=[ability("placed", {"do": "token", "by": 1}), ability("delayed", adds(4))])
    match = fight(foe(), {"hand": ["late"]}, cards=[late])
    play(match, "play:late")
    assert now(match).laid[0].tokens == 2
    play(match, "done", "stay")
    assert (now(match).laid[0].tokens, now(match).pool) == (1, 0)


@rule("grail.combat.delayed-fires-on-its-last-token")
def test_taking_a_token_off_all_fires_those_that_lose_their_last() -> None:
    soon = card("soon", passive=True, abilities=[ability("delayed", adds(1))])
    late = card("late", number=2, passive=True, tokens=3, abilities=[ability("delayed", adds(4))])
    done = card("done", number=3, passive=True, abilities=[ability("delayed", adds(16))])
    charm = power("activation", {"do": "token", "by": -1, "all": True}, flip=True)
    match = fight(foe(value=30), {"items": ["charm"], "hand": ["soon", "late"]}, cards=[soon, late, done],
                  content={"items": [charm]}, sequence=[(0, "done"), (0, "late")])  # fmt: skip
    pool = now(match).pool
    play(match, "play:soon")
    before = [each.tokens for each in now(match).laid]
    play(match, "use-power:items.charm.0")
    assert (before, [each.tokens for each in now(match).laid]) == ([0, 2, 1], [0, 1, 0])
    assert now(match).pool == pool + 1, "only the one that has just lost its last"


# --- what is allowed for a while ---


@rule("grail.combat.extra-card-must-connect-its-key", "grail.combat.no-limit-on-extra-cards")
def test_so_many_cards_may_follow_as_something_allows() -> None:
    match = laid({"do": "extra"}, {"do": "extra"}, people=({"hand": ["it", "plain", "plain", "plain"]},))
    play(match, "play:plain", "play:plain")
    assert match.why_not(0, "play:plain") == ("grail.combat.extra-card-must-connect-its-key",)


@rule("grail.combat.extra-card-must-connect-its-key")
def test_what_allows_another_card_is_gone_with_the_activation() -> None:
    match = laid({"do": "extra"}, people=({"hand": ["it", "plain", "plain", "plain"]},))
    play(match, "done", "stay", "play:plain")
    assert match.why_not(0, "play:plain") == ("grail.combat.extra-card-must-connect-its-key",)


@pytest.mark.parametrize(("attribute", "pool"), [(None, 5), ("courage", 5), ("practicality", 0)])
def test_keys_that_are_easier_for_an_activation(attribute: str | None, pool: int) -> None:
    far = card("far", left={"courage": ["extra", "marker-3"], "free": ["marker-2"]})
    eases = {"do": "easier-keys", "by": 1, **({"attribute": attribute} if attribute else {})}
    match = fight(foe(), {"attributes": {"courage": 1}, "hand": ["it", "far"]},
                  cards=[does(eases, right={"courage": 2}), far])  # fmt: skip
    play(match, "play:it", *(["play:far"] if pool else []))
    assert now(match).pool == pool


@rule("grail.trait.fast")
def test_a_trait_that_is_ignored_is_so_for_the_rest_of_the_fight() -> None:
    match = laid({"do": "ignore", "trait": "fast"}, {"do": "extra"}, {"do": "extra"}, enemy=foe(traits=["fast"]),
                 people=({"hand": ["it", "plain", "plain"]},))  # fmt: skip
    play(match, "play:plain", "play:plain")
    assert now(match).played == 3


def test_what_is_prevented_adds_up_and_so_does_what_is_turned() -> None:
    wall = card("wall", abilities=[ability("attacked", {"do": "prevent", "by": 1}, {"do": "prevent", "by": 1},
                                           {"do": "convert", "into": "terror", "by": 1},
                                           {"do": "convert", "into": "terror", "by": 1})])  # fmt: skip
    match = fight(foe(damage(5)), {"hand": ["wall"]}, cards=[wall])
    play(match, "play:wall", "done")
    assert tracks(match)[1:] == (7, 2)


# --- Items ---


def test_an_item_of_the_keyword_is_turned_down_if_there_is_one() -> None:
    match = laid({"do": "flip", "keyword": "weapon"}, people=({"items": ["knife", "board"]},),
                 content={"items": [KNIFE, BOARD]})  # fmt: skip
    assert match.state.seats[0].flipped == ["knife"]
    match = laid({"do": "flip", "keyword": "armor"}, adds(1), people=({"items": ["knife"]},),
                 content={"items": [KNIFE]})  # fmt: skip
    assert (match.state.seats[0].flipped, now(match).pool) == ([], 1)


def test_any_item_is_turned_down_where_no_keyword_is_named() -> None:
    match = laid({"do": "flip"}, people=({"items": ["knife", "board"]},), content={"items": [KNIFE, BOARD]})
    play(match, "flip:board")
    assert match.state.seats[0].flipped == ["board"]


def test_of_what_is_spent_one_of_the_keyword_is_turned_up() -> None:
    items = [{**KNIFE, "powers": [{"when": "activation", "flip": True, "fight": [adds(1)]}]},
             {**BOARD, "powers": [{"when": "activation", "flip": True, "fight": [adds(1)]}]}]  # fmt: skip
    match = fight(foe(), {"items": ["knife", "board"], "hand": ["it"]}, content={"items": items},
                  cards=[does({"do": "flip", "keyword": "shield", "back": True})])  # fmt: skip
    play(match, "use-power:items.knife.0", "use-power:items.board.0", "play:it")
    assert match.state.seats[0].flipped == ["knife"]


@rule("grail.discard.bottom-of-own-deck")
def test_an_item_that_is_thrown_goes_under_its_deck_and_no_secret_can_be() -> None:
    throw = {"do": "throw", "keywords": ["weapon", "shield"]}
    match = laid(throw, people=({"items": ["knife"]},), content={"items": [KNIFE, BOARD]}, items=["board"])
    assert (list(match.state.seats[0].items), list(match.state.items.cards)) == ([], ["knife", "board"])
    match = laid(throw, adds(1), people=({"secrets": ["steel"]},), content={"items": [KNIFE], "secrets": [STEEL]})
    assert (list(match.state.seats[0].secrets), now(match).pool) == (["steel"], 1)


def test_only_an_item_in_use_is_thrown() -> None:
    throw = {"do": "throw", "keywords": ["weapon", "shield"]}
    match = laid(throw, people=({"items": ["knife", "board"], "down": ["knife"]},), content={"items": [KNIFE, BOARD]})
    assert list(match.state.seats[0].items) == ["knife"]


# --- choices ---

OFFER = {"do": "may", "pays": [{"do": "energy", "by": -2}], "then": [adds(3)]}


@pytest.mark.parametrize(("answer", "energy", "pool"), [("yes", 4, 3), ("no", 6, 0)])
def test_what_one_may_do_one_pays_for(answer: str, energy: int, pool: int) -> None:
    match = laid(OFFER)
    assert asked(match) == {0: "ask-use-may"}
    play(match, answer)
    assert (tracks(match)[0], now(match).pool) == (energy, pool)


@pytest.mark.parametrize(
    ("price", "have", "lack"),
    [
        ({"do": "energy", "by": -2}, {"energy": 2}, {"energy": 1}),
        ({"do": "health", "by": -2}, {"health": 2, "energy": 2}, {"health": 1, "energy": 1}),
        ({"do": "food", "by": -1}, {"food": 1}, {"food": 0}),
        ({"do": "magic", "by": -1}, {"magic": 1}, {"magic": 0}),
        ({"do": "discard", "by": 1}, {"hand": ["it", "plain"]}, {"hand": ["it"]}),
        ({"do": "discard", "by": 2, "deck": True}, {"combat": ["plain"] * 2}, {"combat": ["plain"]}),
        ({"do": "throw", "keywords": ["weapon"]}, {"items": ["knife"]}, {"items": ["board"]}),
        ({"do": "flip", "keyword": "weapon"}, {"items": ["knife"]}, {"items": ["board"]}),
        ({"do": "flip"}, {"items": ["board"]}, {"items": []}),
    ],
)
def test_only_who_can_pay_all_of_a_price_is_asked(
    price: dict[str, Any], have: dict[str, Any], lack: dict[str, Any]
) -> None:
    content = {"items": [KNIFE, BOARD]}
    for one, question in ((have, "ask-use-may"), (lack, "ask-play-card")):
        match = laid({"do": "may", "pays": [price], "then": [adds(3)]}, people=(one,), content=content)
        assert asked(match) == {0: question}
    match = laid({"do": "may", "pays": [terror(9), price], "then": [adds(3)]}, people=(lack,), content=content)
    assert asked(match) == {0: "ask-play-card"}, "all of it"


def test_a_price_in_markers_or_in_torn_cards_must_lie_there() -> None:
    for price, given, question in (
        (adds(-2), {"pool": 2}, "ask-use-may"),
        (adds(-2), {"pool": 1}, "ask-play-card"),
        ({"do": "tear", "number": 2}, {"sequence": [(0, "plain")]}, "ask-use-may"),
        ({"do": "tear", "number": 2}, {}, "ask-play-card"),
    ):
        assert asked(laid({"do": "may", "pays": [price], "then": [adds(3)]}, **given)) == {0: question}


def test_terror_can_always_be_paid() -> None:
    """A93."""
    match = laid({"do": "may", "pays": [terror(9)], "then": [adds(3)]}, people=({"terror": 8},))
    assert asked(match) == {0: "ask-use-may"}


def test_who_dies_of_a_price_gets_nothing_for_it() -> None:
    match = laid({"do": "may", "pays": [{"do": "health", "by": -2}], "then": [adds(3)]},
                 people=({"health": 2, "energy": 2}, {"who": "arev"}))  # fmt: skip
    play(match, "0 yes")
    assert (now(match).fallen, now(match).pool) == ([0], 0)


def test_of_several_things_the_chosen_one_happens() -> None:
    ways = [{"text": "hit", "do": [adds(3)]}, {"text": "read", "do": [{"do": "draw"}]}]
    match = laid({"do": "one-of", "ways": ways})
    assert (asked(match), offered(match)) == ({0: "ask-choose-deed"}, {"choose:hit", "choose:read"})
    play(match, "choose:read")
    assert (now(match).pool, hand(match)) == (0, ["plain"])


@pytest.mark.parametrize(("alone", "pool"), [(True, 2), (False, 5)])
def test_what_depends_on_something(alone: bool, pool: int) -> None:
    match = laid({"do": "if", "given": {"alone": alone}, "then": [adds(2)], "otherwise": [adds(5)]})
    assert now(match).pool == pool


def test_a_card_may_bring_the_opportunity_attack_on() -> None:
    assert tracks(laid({"do": "opportunity"}, enemy=foe(opportunity=[damage(2)])))[1] == 6


@pytest.mark.parametrize(("won", "exp"), [(True, 1), (False, 0)])
def test_a_card_may_end_the_fight(won: bool, exp: int) -> None:
    match = laid({"do": "leave", "won": won}, enemy=foe(reward=[{"do": "exp"}]))
    assert (match.state.fights, match.state.seats[0].exp) == ([], exp)


# --- markers ---


def test_markers_that_a_card_takes_off_are_gone() -> None:
    assert now(laid(adds(-2), pool=5)).pool == 3
    assert now(laid(adds(1, per="courage-keys"), pool=5)).pool == 5


def test_an_amount_goes_no_further_than_its_most() -> None:
    assert now(laid(adds(2, per="lost-health", most=5), people=({"health": 2, "energy": 2},))).pool == 5


# --- in Diplomacy ---


def said(*deeds: dict[str, Any], enemy: dict[str, Any] | None = None, **more: Any) -> Any:
    match = fight(enemy or talk(), {"who": "arev", "hand": ["it"]}, cards=[does(*deeds, kind="diplomacy")], **more)
    play(match, "play:it")
    return match


@rule("grail.diplomacy.bonus-stage-symbol")
def test_a_word_may_do_what_the_stage_says_for_an_attribute() -> None:
    assert now(said({"do": "stage", "attribute": "empathy"})).pool == 2
    assert now(said({"do": "stage", "attribute": "caution"})).pool == 0


@pytest.mark.parametrize("pool", [-2, 0, 3])
def test_a_word_may_take_the_marker_to_the_top_wherever_it_stands(pool: int) -> None:
    assert now(said({"do": "win-stage"}, pool=pool)).pool == 4


def test_markers_are_nothing_in_a_talk_and_words_nothing_in_a_combat() -> None:
    assert now(said(adds(3), adds(-3))).pool == 0
    match = laid({"do": "affinity", "by": 2}, {"do": "stage", "attribute": "empathy"}, {"do": "win-stage"})
    assert now(match).pool == 0
