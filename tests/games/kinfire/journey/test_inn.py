"""A night at an inn: rest, and decks changed within the five limits."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from tests.games.kinfire.thin import THIN_GAME, Game, asked, board, deck, menu, own_cards, page, play, start, way

from roundtable.games.kinfire import GAME
from roundtable.games.kinfire.seekers.deck_limits import broken, fits, starting_decks
from roundtable.games.kinfire.seekers.deckbuilding import enough

rule = pytest.mark.rule
SIZE = "kinfire.deckbuild.exactly-eighteen-cards"
COLOURS = "kinfire.deckbuild.action-colours-match-bar"
COST = "kinfire.deckbuild.kinfire-cost-within-tokens"
INSTANTS = "kinfire.deckbuild.at-most-three-instant-actions"
PORTRAIT = "kinfire.deckbuild.portrait-card-restricted-to-that-seeker"
NO_KINFIRE = "kinfire.deckbuild.no-kinfire-no-costed-cards"
CHANGES = "kinfire.inn.sleep-allows-deck-changes"
ASHA = own_cards("asha")


def night(*seats: Any, **given: Any) -> Game:
    return start(*(seats or ("asha", "khor")), play={"night": True}, **given)


def asha(*cards: str, kinfire: int = 0, **more: Any) -> dict[str, Any]:
    """Asha with these cards in place of the first of hers (two red, four green, three blue), and Disposables."""
    singles = [card for card in cards if "remedy" in card or card == "charm"]
    pairs = [card for card in cards if card not in singles]
    return {"seeker": "asha", "kinfire": kinfire, "deck": [*pairs, *ASHA[len(pairs) :], *singles], **more}


# --- sleeping ---


@rule("kinfire.inn.sleep-offered-by-visit", "kinfire.reward.coins-shared-by-party")
def test_an_inn_offers_a_bed_at_its_price() -> None:
    def inn(coins: int, price: int) -> Game:
        bed = page("9-1", "road", way("a"), way("b"), do=[{"do": "inn", "price": price}])
        return start("asha", "khor", coins=coins, pool=["sabre"], stories=[bed], play={"read": "9-1"})

    for price in (0, 2, 3):
        match = inn(3, price)
        assert menu(match) == {"sleep", "move-on"}
        play(match, "sleep")
        assert match.state.coins == 3 - price
        assert asked(match) == {0: "ask-change-deck", 1: "ask-change-deck"}
    match = inn(1, 2)
    assert (asked(match)[0], match.state.coins) == ("ask-way", 1)  # nobody can pay


@rule("kinfire.inn.sleep-removes-persistent-statuses")
def test_sleeping_takes_away_exhausted_cards() -> None:
    tired = {"seeker": "asha", "discard": ["exhausted", "exhausted"]}
    match = night(tired, "khor", pool=["sabre"])
    assert "exhausted" not in deck(match, 0)
    assert match.state.box.cards.count("exhausted") == 40
    assert len(deck(match, 0)) == 18
    rested = [event.params for event in match.events if event.key == "rested"]
    assert rested == [(("seat", "@seat.0"), ("number", 2))]  # the other one was not tired


def test_whoever_does_not_sleep_stays_tired() -> None:
    match = start({"seeker": "asha", "discard": ["exhausted"]}, "khor", coins=2, play={"read": "9-1"},
                  stories=[page("9-1", "road", way("a"), way("b"), do=[{"do": "inn"}])])  # fmt: skip
    play(match, "move-on")
    assert "exhausted" in deck(match, 0)


def test_a_changed_deck_is_shuffled_anew() -> None:
    match = night({"seeker": "asha", "discard": ASHA[:3]}, "khor", pool=["sabre"], town="vinna", actions=1,
                  prompts=["keep"], done=["road", "heron"])  # fmt: skip
    play(match, "0 take-out:asha-red-1", "0 put-in:sabre", "0 done", "1 done")
    seeker = match.state.seats[0]
    assert seeker.discard.cards == []
    assert seeker.deck.as_seen_by(0) == [None] * 18


@rule("kinfire.inn.sleep-allows-deck-changes", "kinfire.deckbuild.action-and-boost-move-together")
def test_decks_change_by_pairs_with_what_the_group_has_found() -> None:
    match = night(pool=["sabre", "sling"])
    play(match, "take-out:asha-red-1")
    assert Counter(match.state.pool)["asha-red-1-boost"] == 1
    play(match, "put-in:sabre", "take-out:asha-green-4", "put-in:sling", "done")
    assert {"sabre", "sabre-boost", "sling", "sling-boost"} <= set(deck(match, 0))
    assert len(deck(match, 0)) == 18
    assert sorted(match.state.pool) == sorted(["asha-red-1", "asha-red-1-boost", "asha-green-4", "asha-green-4-boost"])


@rule("kinfire.inn.sleep-allows-deck-changes")
def test_without_anything_to_put_in_nothing_comes_out() -> None:
    match = start("asha", "khor", play={"night": True}, prompts=["keep"], done=["road", "heron"])
    assert asked(match) == {}  # nothing could be changed, so the night is over
    match = night(pool=["sabre"])
    assert menu(match, 0) == {"take-out:asha-red-1", "take-out:asha-red-2", "done"}
    assert match.why_not(0, "take-out:asha-green-1") == (CHANGES,)


@rule("kinfire.inn.sleep-allows-deck-changes")
def test_seekers_trade_what_they_found() -> None:
    match = night(asha("sabre"), {"seeker": "khor", "deck": ["bronze-find", *own_cards("khor")[1:]]})
    play(match, "0 take-out:sabre", "1 take-out:bronze-find", "0 put-in:bronze-find")
    assert "put-in:sabre" in menu(match, 1)
    play(match, "1 put-in:sabre", "0 done", "1 done")
    assert "bronze-find" in deck(match, 0)
    assert "sabre" in deck(match, 1)


@rule(SIZE)
def test_nobody_takes_the_last_card_that_another_needs() -> None:
    own = board("asha", ["sling", *ASHA[1:]], red=1, green=5, blue=3)
    khor = {"seeker": "khor", "kinfire": 1, "deck": [*own_cards("khor")[:5], "ring", *own_cards("khor")[6:]]}
    match = night("asha", khor, pool=["net"], more={"seekers": [own]})
    play(match, "0 take-out:sling", "1 take-out:ring")
    assert {"put-in:sling", "put-in:net"} <= menu(match, 1)  # whichever he takes, she has the other
    play(match, "1 put-in:net", "1 take-out:khor-green-2")
    assert menu(match, 0) == {"put-in:sling"}
    assert match.why_not(1, "put-in:sling") == (SIZE,)


def test_one_who_has_no_choice_counts_beside_one_who_has() -> None:
    own = board("asha", ["sling", *ASHA[1:]], red=1, green=5, blue=3)
    khor = {"seeker": "khor", "kinfire": 1, "deck": [*own_cards("khor")[:5], "ring", *own_cards("khor")[6:]]}
    naz = {"seeker": "naz", "deck": ["sabre", "bronze-find", *own_cards("naz")[2:]]}
    match = night("asha", khor, naz, pool=["net"], more={"seekers": [own]})
    play(match, "0 take-out:sling", "1 take-out:ring", "1 put-in:net", "2 take-out:sabre", "1 take-out:khor-green-2")
    assert len(menu(match, 2)) == 3
    assert match.why_not(1, "put-in:sling") == (SIZE,)


def test_nobody_counts_on_the_last_card_that_another_needs() -> None:
    own = board("asha", ["sling", *ASHA[1:]], red=1, green=5, blue=3)
    rich = [{"seeker": who, "kinfire": 1} for who in ("asha", "khor")]
    match = night(*rich, "naz", pool=["ring", "remedy"], more={"seekers": [own]})
    play(match, "0 take-out:sling", "1 take-out:khor-green-1", "1 put-in:ring")
    assert match.why_not(2, "take-out:naz-green-1") == (CHANGES,)  # only the sling would fit in its place


def test_each_can_have_a_card_or_not() -> None:
    assert enough([["a"], ["a", "b"]], Counter("ab"))
    assert enough([["a"], ["a"]], Counter("aa"))
    assert not enough([["a"], ["a"]], Counter("a"))
    assert not enough([["a", "b"], ["a", "b"], ["a", "b"]], Counter("ab"))
    assert not enough([[], ["a"]], Counter("a"))


# --- the five limits ---


@rule("kinfire.inn.deck-must-obey-five-limits", SIZE)
def test_a_deck_is_finished_with_nine_pairs_only() -> None:
    match = night(pool=["sabre"])
    assert match.why_not(0, "put-in:sabre") == (SIZE,)
    play(match, "take-out:asha-red-1")
    assert match.why_not(0, "done") == (SIZE,)
    assert match.why_not(0, "take-out:asha-red-2") == (SIZE,)
    play(match, "put-in:sabre")
    assert "done" in menu(match)


@rule(PORTRAIT)
def test_a_card_with_a_face_is_for_that_seeker_only() -> None:
    match = night("asha", "valora", pool=["secret", "sling"])
    assert match.why_not(1, "put-in:secret") == (PORTRAIT,)
    play(match, "0 take-out:asha-green-1", "0 put-in:secret")
    assert "secret" in deck(match, 0)


@rule(COLOURS, "kinfire.deckbuild.asha-colours")
def test_colours_stay_as_the_bar_shows_them() -> None:
    match = night(pool=["sabre", "sling", "scroll"])
    play(match, "take-out:asha-blue-1")
    assert match.why_not(0, "put-in:sling") == (COLOURS,)  # five green ones
    assert match.why_not(0, "put-in:sabre") == (COLOURS,)
    play(match, "put-in:scroll")
    colours = Counter(match.content["cards"][card].colour for card in deck(match, 0) if not card.endswith("-boost"))
    assert colours == {"green": 4, "blue": 3, "red": 2}


@rule("kinfire.deckbuild.two-colour-action-fills-one-slot")
def test_a_two_colour_action_fills_one_slot_of_either() -> None:
    for out in ("asha-red-1", "asha-blue-1"):
        match = night(pool=["twin"])
        play(match, f"take-out:{out}", "put-in:twin")
        assert "done" in menu(match)
        left = 3 if out == "asha-blue-1" else 2
        assert (
            len([card for card in deck(match, 0) if card.startswith("asha-blue") and "boost" not in card]) == 5 - left
        )
    match = night(pool=["twin"])
    assert "take-out:asha-green-1" not in menu(match)


@rule("kinfire.deckbuild.white-and-void-fill-any-slot")
def test_white_and_void_fill_any_slot() -> None:
    for card in ("hole", "flash-1"):
        for out in ("asha-red-1", "asha-green-1", "asha-blue-1"):
            match = night(pool=[card])
            play(match, f"take-out:{out}", f"put-in:{card}", "done")
            assert card in deck(match, 0)


@rule(COLOURS)
def test_a_colour_that_the_bar_does_not_show_has_no_slot() -> None:
    own = board("asha", ["sabre", "bronze-find", *ASHA[:6], "sling"], red=4, green=5)
    match = night("asha", "khor", pool=["scroll", "net"], more={"seekers": [own]})
    play(match, "take-out:sling")
    assert {"put-in:sling", "put-in:net"} == menu(match)
    assert match.why_not(0, "put-in:scroll") == (COLOURS,)


def test_slots_are_shared_out_as_well_as_they_can_be() -> None:
    red, green, blue = 1, 2, 4
    bar = (1, 1, 1)
    assert fits([red | blue, blue | green, red], bar)
    assert not fits([red | blue, red | blue, red], bar)
    assert not fits([red, red], bar)
    assert fits([7, 7, 7], bar)
    assert not fits([7, 7, 7, 7], bar)


@rule(COST, "kinfire.reward.kinfire-not-consumed-by-deck")
def test_the_cost_of_a_deck_is_limited_by_kinfire_which_is_not_spent() -> None:
    match = night(asha(kinfire=3), "khor", pool=["star", "ring", "crown"])
    play(match, "take-out:asha-red-1")
    assert {"put-in:star", "put-in:crown"} <= menu(match)
    play(match, "put-in:star", "take-out:asha-green-1")
    assert match.why_not(0, "put-in:crown") == (COST,)
    play(match, "put-in:ring", "done")
    assert match.state.seats[0].kinfire == 3
    match = night(asha("star", kinfire=2), "khor", pool=["ring", "sling"])
    play(match, "take-out:asha-green-1")
    assert match.why_not(0, "put-in:ring") == (COST,)  # all of it is taken up


def test_a_costed_card_or_an_instant_may_take_the_place_of_another() -> None:
    own = board("asha", ["star", *ASHA[1:]], red=2, green=4, blue=3)
    match = night({"seeker": "asha", "kinfire": 3}, "khor", pool=["crown"], more={"seekers": [own]})
    assert menu(match) == {"take-out:star", "done"}  # both together would cost 5
    play(match, "take-out:star", "put-in:crown")
    own = board("asha", ["flash-0", "flash-1", "flash-2", *ASHA[3:]], red=2, green=4, blue=3)
    match = night("asha", "khor", pool=["flash-3"], more={"seekers": [own]})
    assert menu(match) == {"take-out:flash-0", "take-out:flash-1", "take-out:flash-2", "done"}
    own = board("asha", [*ASHA[:5], "ring", *ASHA[6:]], red=2, green=4, blue=3)
    match = night({"seeker": "asha", "kinfire": 2}, "khor", pool=["star"], more={"seekers": [own]})
    assert menu(match) == {"take-out:ring", "done"}  # in place of another green one the star would be too much


def test_a_deck_may_be_at_its_limits() -> None:
    for seat, limit in (
        (asha("star", "crown", kinfire=5), None), (asha("star", "crown", kinfire=4), COST),
        (asha("flash-0", "flash-1", "flash-2"), None), (asha("flash-0", "flash-1", "flash-2", "flash-3"), INSTANTS),
        (asha("sling"), COLOURS), (asha("sabre"), None),
    ):  # fmt: skip
        match = start(seat, "khor", done=["road"], play={"next": True})
        assert broken(match.table, 0) == limit


@pytest.mark.parametrize(
    ("own", "pool", "limit", "mended"),
    [
        (["flash-0", "flash-1", "flash-2", "flash-3"], ["sabre"], INSTANTS, ["take-out:flash-3", "put-in:sabre"]),
        (["sling"], ["sabre"], COLOURS, ["take-out:sling", "put-in:sabre"]),
        (["sling", "net"], ["sabre"], COLOURS, None),
    ],
)
@rule("kinfire.inn.deck-must-obey-five-limits")
def test_a_deck_that_breaks_a_limit_is_mended_before_its_player_is_done(
    own: list[str], pool: list[str], limit: str, mended: list[str] | None
) -> None:
    match = night(asha(*own), {"seeker": "naz"}, pool=pool)
    assert (broken(match.table, 0), match.why_not(0, "done")) == (limit, (limit,))
    if mended is not None:
        play(match, *(f"0 {line}" for line in mended))
        assert broken(match.table, 0) is None
        assert "done" in menu(match)


@rule("kinfire.inn.deck-must-obey-five-limits", PORTRAIT)
def test_a_card_with_anothers_portrait_goes_first() -> None:
    match = night(asha("khor-ember"), {"seeker": "naz"}, pool=["sabre"])
    assert (broken(match.table, 0), match.why_not(0, "done")) == (PORTRAIT, (PORTRAIT,))
    play(match, "0 take-out:khor-ember", "0 put-in:sabre")
    assert "done" in menu(match)


@pytest.mark.parametrize(
    ("deck", "expected"),
    [
        (["flash-0", "flash-1", "flash-2", "flash-3", *ASHA[4:]], "3 instant"),
        (ASHA[:8], "9 Actions"),
        (["sling", *ASHA[1:]], "colours"),
        (["ring", *ASHA[1:]], "kinfire"),
        (["khor-ember", *ASHA[1:]], "portrait"),
    ],
)
def test_a_pack_with_a_starting_deck_that_breaks_a_limit_is_not_sound(deck: list[str], expected: str) -> None:
    content = THIN_GAME.content(extra={"seekers": [board("asha", deck, red=2, green=4, blue=3)]})
    (unsound,) = [each for each in starting_decks(content) if each.item == "asha"]
    assert (unsound.collection, unsound.field, expected in unsound.expected) == ("seekers", "deck", True)


def test_the_starting_decks_of_the_core_pack_are_sound() -> None:
    assert list(starting_decks(GAME.content())) == []
    assert starting_decks in GAME.spec.checks


@rule(NO_KINFIRE)
def test_without_kinfire_no_costed_card_is_added() -> None:
    match = night(pool=["ring", "dear-remedy", "sling"])
    play(match, "take-out:asha-green-1")
    assert match.why_not(0, "put-in:ring") == (NO_KINFIRE,)
    assert match.why_not(0, "put-in:dear-remedy") == (NO_KINFIRE,)


@rule(INSTANTS)
def test_three_instants_at_most() -> None:
    match = night(asha("flash-0", "flash-1", "flash-2"), "khor", pool=["flash-3", "quick-remedy", "sling"])
    assert match.why_not(0, "put-in:quick-remedy") == (INSTANTS,)
    play(match, "take-out:asha-green-3")
    assert match.why_not(0, "put-in:flash-3") == (INSTANTS,)
    play(match, "put-in:asha-green-3", "take-out:flash-0", "put-in:flash-3", "done")
    assert "flash-3" in deck(match, 0)


@rule("kinfire.deckbuild.lantern-and-disposables-not-counted")
def test_disposables_come_on_top_and_singly() -> None:
    match = night(pool=["remedy", "charm"])
    assert menu(match) == {"put-in:remedy", "put-in:charm", "done"}  # they take no Action's place
    play(match, "put-in:remedy", "put-in:charm")
    assert len(deck(match, 0)) == 20
    assert match.state.pool.cards == []
    play(match, "take-out:charm", "done")
    assert match.state.pool.cards == ["charm"]


@rule(COST, INSTANTS)
def test_disposables_count_for_kinfire_and_instants() -> None:
    match = night(asha("star", kinfire=3), "khor", pool=["dear-remedy", "ring"])
    assert match.why_not(0, "put-in:dear-remedy") == (COST,)
    match = night(asha("flash-0", "flash-1", "quick-remedy"), "khor", pool=["flash-2", "flash-3"])
    play(match, "take-out:flash-0", "put-in:flash-2", "take-out:asha-green-1")
    assert match.why_not(0, "put-in:flash-3") == (INSTANTS,)
