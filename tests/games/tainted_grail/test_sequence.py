"""The Sequence: Keys that meet, bonuses, Abilities and when they count, Charges, torn cards."""

from __future__ import annotations

import pytest

from .thin import GAME, asked, card, fight, foe, hand, now, offered, play, talk, tracks

rule = pytest.mark.rule
DRAW_ONE = [{"do": "draw"}]


# --- Keys ---


@rule("grail.combat.attribute-key-needs-the-level")
@pytest.mark.parametrize(
    ("level", "pool"), [(2, 2), pytest.param(3, 1, marks=rule("grail.combat.unconnected-key-gives-nothing"))]
)
def test_a_key_above_ones_level_gives_nothing_and_the_card_stays(level: int, pool: int) -> None:
    match = fight(foe(right={"aggression": level}), {"who": "beor", "hand": ["hit"]})
    play(match, "play:hit")
    assert now(match).pool == pool
    assert list(now(match).sequence) == ["hit"]


@rule("grail.combat.both-halves-must-meet", "grail.combat.bonus-marker")
def test_a_half_that_faces_an_empty_row_does_nothing() -> None:
    cards = [card("wide", left={"aggression": ["marker-3"], "courage": ["marker"]}, right={"courage": 1})]
    match = fight(foe(right={"courage": 1}), {"who": "beor", "hand": ["wide"]}, cards=cards)
    play(match, "play:wide")
    assert now(match).pool == 1
    assert now(match).joined == {"courage": 1}


@rule("grail.combat.free-key-always-connects", "grail.combat.cards-align-on-the-free-key")
def test_the_free_key_connects_whatever_lies_before_it() -> None:
    match = fight(foe(right={}), {"who": "ailei", "attributes": {}, "hand": ["hit"]})
    play(match, "play:hit")
    assert now(match).pool == 1


@rule("grail.combat.one-shared-sequence")
def test_all_members_add_to_one_line_and_the_level_is_that_of_whoever_plays() -> None:
    cards = [card("strong", right={"aggression": 2}), card("weak", number=2, left={"aggression": ["marker-3"]})]
    match = fight(foe(), {"who": "beor", "hand": ["strong"]}, {"who": "arev", "hand": ["weak"]}, cards=cards)
    play(match, "0 activate:0", "1 activate:0", "0 play:strong", "0 done", "0 stay", "1 play:weak")
    assert list(now(match).sequence) == ["strong", "weak"]
    assert now(match).pool == 0, "Arev's own Aggression is 1 (A51)"


@rule("grail.combat.magic-key-costs-one-magic")
@pytest.mark.parametrize(
    ("answer", "pool", "magic"),
    [pytest.param("pay-magic:0", 3, 0, marks=rule("grail.combat.spent-magic-marks-the-key")), ("done", 0, 1)],
)
def test_a_magic_key_connects_if_one_wants_to_pay(answer: str, pool: int, magic: int) -> None:
    cards = [card("spark", left={"magic": ["marker-3"]})]
    match = fight(foe(right={"magic": True}), {"who": "beor", "magic": 1, "hand": ["spark"]}, cards=cards)
    play(match, "play:spark", answer)
    assert (now(match).pool, match.state.seats[0].magic, now(match).laid[0].magic) == (pool, magic, bool(pool))


@rule("grail.party.pay-energy-or-magic-for-others")
def test_another_member_may_pay_the_magic() -> None:
    cards = [card("spark", left={"magic": ["marker-3"]})]
    match = fight(
        foe(right={"magic": True}), {"who": "beor", "hand": ["spark"]}, {"who": "arev", "magic": 1}, cards=cards
    )
    play(match, "0 activate:0", "1 activate:0", "play:spark", "pay-magic:1", "1 yes")
    assert (now(match).pool, match.state.seats[1].magic) == (3, 0)


def test_whoever_may_pay_for_a_magic_key_reads_what_it_brings() -> None:
    cards = [card("last", left={"magic": ["marker-2", "extra"]})]
    match = fight(foe(right={"magic": True}), {"who": "beor", "magic": 1, "hand": ["last"]}, cards=cards)
    play(match, "play:last")
    options = {option.id: option for option in match.windows[0].menu(0)}
    pay = options["pay-magic:0"]
    assert (pay.text, dict(pay.params)) == ("option-magic-marker", {"count": 2})
    assert options["done"].text == "option-key-dark"
    assert GAME.costs(match.table, 0, pay, match.windows[0].prompt) == (("magic", -1),)


@rule("grail.combat.card-resolution-order")
def test_attribute_keys_then_magic_then_free_then_the_ability() -> None:
    """Each step shows: the Ability counts the cards in hand after the draw of the Free Key."""
    ability = {"when": "placed", "do": [{"do": "markers", "by": 1, "per": "hand"}]}
    cards = [card("last", left={"aggression": ["marker"], "magic": ["draw"], "free": ["draw"]}, abilities=[ability])]
    match = fight(
        foe(right={"aggression": 1, "magic": True}), {"who": "beor", "magic": 1, "hand": ["last"]}, cards=cards
    )
    play(match, "play:last")
    assert (now(match).pool, asked(match)) == (1, {0: "ask-pay-magic"}), "Attribute Keys come before the Magic Key"
    play(match, "pay-magic:0")
    assert now(match).pool == 3


# --- bonuses ---


@rule("grail.combat.bonus-draw")
def test_the_card_bonus_draws() -> None:
    match = fight(foe(), {"hand": ["reader"]}, cards=[card("reader", left={"free": ["draw-2"]})])
    play(match, "play:reader")
    assert hand(match) == ["plain", "plain"]


@rule("grail.combat.bonus-extra-ignored-on-first-card")
def test_the_extra_card_bonus_of_the_first_card_allows_nothing() -> None:
    match = fight(foe(), {"who": "beor", "hand": ["jab", "hit"]})
    play(match, "play:jab")
    assert offered(match) == {"done", "escape"}


@rule("grail.combat.extra-card-must-connect-its-key", "grail.combat.no-limit-on-extra-cards")
def test_any_number_of_cards_that_connect_their_own_extra_key_may_follow() -> None:
    match = fight(foe(), {"who": "beor", "hand": ["hit", "plain", "jab", "jab", "jab"]})
    play(match, "play:hit", "play:jab", "play:jab")
    assert match.why_not(0, "play:plain") == ("grail.combat.extra-card-must-connect-its-key",)
    play(match, "play:jab")
    assert now(match).played == 4


@pytest.mark.parametrize(
    ("prefix", "extra"),
    [pytest.param("x2", True, marks=rule("grail.combat.bonus-extra-never-multiplied")), ("void", False)],
)
def test_a_multiplier_leaves_an_extra_card_alone_and_a_void_cancels_it(prefix: str, extra: bool) -> None:
    """A54: void is no multiplier."""
    cards = [card("left", right={"free": prefix}), card("right", number=2, left={"free": ["extra"]})]
    match = fight(foe(), {"who": "beor", "hand": ["left", "right"]}, cards=cards)
    play(match, "play:left")
    assert ("play:right" in offered(match)) == extra
    if extra:
        play(match, "play:right")


@pytest.mark.parametrize(
    ("prefix", "icons", "pool", "cards"),
    [
        ("x2", ["marker"], 2, 0),
        ("x2", ["marker", "marker"], 3, 0),
        ("void", ["marker"], 0, 0),
        ("void", ["draw"], 0, 0),
        ("plain", ["x2", "marker"], 2, 0),
        ("plain", ["void", "draw", "marker"], 1, 0),
        ("x2", ["draw"], 0, 2),
    ],
)
def test_a_multiplier_and_a_void_act_on_the_next_icon_alone(
    prefix: str, icons: list[str], pool: int, cards: int
) -> None:
    """A55."""
    match = fight(foe(right={"free": prefix}), {"hand": ["it"]}, cards=[card("it", left={"free": icons})])
    play(match, "play:it")
    assert (now(match).pool, len(hand(match))) == (pool, cards)


@rule("grail.combat.bonus-multiplier", "grail.combat.bonus-void")
def test_e19_joined_halves() -> None:
    cards = [
        card("two", left={"free": ["marker"]}, right={"free": "void"}),
        card("none", number=2, left={"aggression": ["extra"], "free": ["draw"]}),
    ]
    cards[0]["right"]["aggression"] = 1
    match = fight(foe(right={"free": "x2"}), {"hand": ["two", "none"], "attributes": {"aggression": 1}}, cards=cards)
    play(match, "play:two", "play:none")
    assert (now(match).pool, hand(match)) == (2, [])


@rule("grail.combat.bonus-discard-last-card", "grail.combat.discarded-card-loses-its-magic")
def test_a_torn_card_goes_after_its_keys_and_its_ability_never_comes() -> None:
    """A53: Magic and tokens go along, and its joint counts no more."""
    abilities = [{"when": "placed", "do": [{"do": "markers", "by": 5}]}, {"when": "delayed", "do": DRAW_ONE}]
    cards = [card("rash", left={"aggression": ["tear"], "magic": ["marker"], "free": ["marker"]}, abilities=abilities)]
    enemy = foe(right={"aggression": 1, "magic": True})
    match = fight(enemy, {"who": "beor", "magic": 1, "hand": ["rash"]}, cards=cards)
    play(match, "play:rash", "pay-magic:0")
    assert (now(match).pool, list(now(match).sequence), now(match).laid) == (2, [], [])
    assert now(match).joined == {"aggression": 0}
    assert (match.state.seats[0].magic, list(match.state.seats[0].discard)) == (0, ["rash"])


@rule("grail.combat.if-discarded-effects-trigger")
def test_an_if_discarded_effect_happens_when_the_card_is_torn() -> None:
    cards = [card("hook", abilities=[{"when": "torn", "do": [{"do": "markers", "by": 2}]}])]
    match = fight(foe({"do": "tear"}), {"hand": ["hook"]}, cards=cards)
    play(match, "play:hook", "done")
    assert now(match).pool == 2


# --- Abilities ---


@pytest.mark.parametrize(
    ("answers", "health"),
    [
        pytest.param(["play:wall"], 8, marks=rule("grail.combat.only-visible-abilities-count")),
        (["play:wall", "play:over"], 5),
    ],
)
def test_only_an_ability_that_nothing_covers_counts(answers: list[str], health: int) -> None:
    wall = card("wall", right={"aggression": 1}, abilities=[{"when": "attacked", "do": [{"do": "prevent", "by": 3}]}])
    over = card("over", number=2, left={"aggression": ["extra"]})
    match = fight(foe({"do": "damage", "by": 3}), {"who": "beor", "hand": ["wall", "over"]}, cards=[wall, over])
    play(match, *answers, "done")
    assert tracks(match)[1] == health


@rule("grail.combat.passive-cards-are-never-covered")
def test_a_passive_card_counts_for_as_long_as_it_lies_there() -> None:
    wall = card(
        "wall",
        passive=True,
        right={"aggression": 1},
        abilities=[{"when": "attacked", "do": [{"do": "prevent", "by": 3}]}],
    )
    over = card("over", number=2, left={"aggression": ["extra"]})
    match = fight(foe({"do": "damage", "by": 3}), {"who": "beor", "hand": ["wall", "over"]}, cards=[wall, over])
    play(match, "play:wall", "play:over", "done")
    assert tracks(match)[1] == 8


@rule("grail.combat.on-enemy-attack-lasts-all-of-step-three")
def test_what_answers_an_attack_does_so_to_its_end_and_what_is_uncovered_joins_in() -> None:
    """A108: the torn card still prevents, and so does the one that it covered, from then on."""
    ability = {"when": "attacked", "do": [{"do": "prevent", "by": 1}]}
    under = card("under", right={"aggression": 1}, abilities=[ability])
    over = card("over", number=2, left={"aggression": ["extra"]}, abilities=[ability])
    attack = [{"do": "tear"}, {"do": "damage", "by": 3}]
    match = fight(foe(*attack), {"who": "beor", "hand": ["under", "over"]}, cards=[under, over])
    play(match, "play:under", "play:over", "done")
    assert tracks(match)[1] == 7, "3 Damage less 1 of each"


@rule("grail.combat.on-placement-after-the-keys")
def test_on_placement_comes_after_the_keys() -> None:
    cards = [
        card(
            "more",
            left={"free": ["marker"]},
            abilities=[{"when": "placed", "given": {"pool_at_least": 1}, "do": [{"do": "markers", "by": 4}]}],
        )
    ]
    match = fight(foe(), {"hand": ["more"]}, cards=cards)
    play(match, "play:more")
    assert now(match).pool == 5


@rule("grail.combat.delayed-card-gets-one-time-token", "grail.combat.covered-delayed-loses-its-token")
def test_a_delayed_card_that_is_covered_never_fires() -> None:
    trap = card("trap", right={"aggression": 1}, abilities=[{"when": "delayed", "do": [{"do": "markers", "by": 5}]}])
    over = card("over", number=2, left={"aggression": ["extra"]})
    match = fight(foe(), {"who": "beor", "hand": ["trap", "over"]}, cards=[trap, over])
    play(match, "play:trap")
    assert now(match).laid[0].tokens == 1
    play(match, "play:over")
    assert now(match).laid[0].tokens == 0
    play(match, "done", "stay")
    assert now(match).pool == 0


@rule("grail.combat.delayed-affects-the-active-character", "grail.combat.step-one-removes-one-token-per-card")
def test_a_delayed_ability_is_for_whoever_is_active_when_it_fires() -> None:
    """A79: the token comes off in the next Character's Activation."""
    trap = card("trap", abilities=[{"when": "delayed", "do": DRAW_ONE}])
    match = fight(foe(), {"who": "beor", "hand": ["trap"]}, {"who": "arev"}, cards=[trap])
    play(match, "0 activate:0", "1 activate:0", "play:trap", "done", "stay")
    assert (hand(match, 0), hand(match, 1)) == ([], ["plain"])


@rule("grail.combat.delayed-fires-on-its-last-token", "grail.combat.delayed-resolve-left-to-right")
def test_delayed_abilities_fire_once_from_left_to_right() -> None:
    """The first adds a marker for each card in hand, the second draws: so the order shows."""
    first = card(
        "first", passive=True, abilities=[{"when": "delayed", "do": [{"do": "markers", "by": 1, "per": "hand"}]}]
    )
    second = card("second", number=2, abilities=[{"when": "delayed", "do": DRAW_ONE}])
    match = fight(foe(value=30), {"hand": ["plain"]}, cards=[first, second], sequence=[(0, "first"), (0, "second")])
    assert (now(match).pool, len(hand(match))) == (1, 2)
    play(match, "done", "stay", "stay")
    assert now(match).pool == 1, "the token does not come back"


@rule("grail.combat.counting-attribute-keys-ignores-levels")
def test_joined_keys_count_whatever_anyones_level() -> None:
    count = card(
        "count",
        left={"aggression": ["marker"]},
        abilities=[{"when": "placed", "do": [{"do": "markers", "by": 1, "per": "aggression-keys"}]}],
    )
    match = fight(foe(right={"aggression": 4}), {"who": "beor", "hand": ["count"]}, cards=[count])
    play(match, "play:count")
    assert now(match).pool == 1


@rule("grail.combat.counting-magic-keys-needs-active-ones")
@pytest.mark.parametrize(("answer", "pool"), [("pay-magic:0", 2), ("done", 0)])
def test_only_magic_keys_that_were_paid_for_count(answer: str, pool: int) -> None:
    count = card(
        "count",
        left={"magic": []},
        abilities=[{"when": "placed", "do": [{"do": "markers", "by": 2, "per": "magic-keys"}]}],
    )
    match = fight(foe(right={"magic": True}), {"magic": 1, "hand": ["count"]}, cards=[count])
    play(match, "play:count", answer)
    assert now(match).pool == pool


# --- Charges ---

BELL = card(
    "bell",
    passive=True,
    abilities=[
        {"when": "placed", "do": [{"do": "charge", "by": 2}]},
        {"when": "charges", "pay": 1, "do": [{"do": "markers", "by": 3}]},
    ],
)


@rule("grail.combat.charges-are-markers-on-the-card", "grail.combat.charges-usable-any-time")
def test_charges_are_paid_from_their_card_at_any_time_until_none_is_left() -> None:
    match = fight(foe(), {"hand": ["bell"]}, cards=[BELL])
    play(match, "play:bell", "charge:bell-0-0")
    assert (now(match).laid[0].charges, now(match).pool) == (1, 3)
    play(match, "done", "charge:bell-0-0")
    assert (asked(match), now(match).pool) == ({0: "ask-hold-out"}, 6)
    assert "charge:bell-0-0" not in offered(match)


@rule("grail.combat.charges-active-character-with-consent")
@pytest.mark.parametrize(("answer", "pool", "charges"), [("yes", 3, 1), ("no", 0, 2)])
def test_another_may_use_charges_only_when_active_and_with_consent(answer: str, pool: int, charges: int) -> None:
    match = fight(foe(), {"who": "beor", "hand": ["bell"]}, {"who": "arev"}, cards=[BELL])
    play(match, "0 activate:0", "1 activate:0", "play:bell", "done", "done", "stay")
    assert not offered(match, 0)
    play(match, "1 charge:bell-0-0", f"0 {answer}")
    assert (now(match).pool, now(match).laid[0].charges) == (pool, charges)


# --- the same in Diplomacy ---


@rule("grail.diplomacy.one-shared-sequence", "grail.diplomacy.effects-hit-only-the-active-character")
@rule("grail.diplomacy.attribute-key-needs-the-level", "grail.diplomacy.unconnected-key-gives-nothing")
def test_words_are_joined_as_blows_are() -> None:
    cards = [
        card(
            "sharp",
            kind="diplomacy",
            left={"empathy": ["up"], "free": ["up"]},
            right={"caution": 2},
            abilities=[{"when": "placed", "do": [{"do": "terror", "by": 1}]}],
        ),
        card("soft", kind="diplomacy", number=2, left={"caution": ["up-2"], "free": []}),
    ]
    match = fight(talk(), {"who": "arev", "hand": ["sharp"]}, {"who": "ailei", "hand": ["soft"]}, cards=cards)
    play(match, "0 activate:0", "1 activate:0", "0 play:sharp")
    assert (now(match).pool, tracks(match, 0)[2], tracks(match, 1)[2]) == (2, 1, 0)
    play(match, "0 done", "1 play:soft")
    assert (list(now(match).sequence), now(match).pool) == (["sharp", "soft"], 2), "Ailei has no Caution"


@rule("grail.diplomacy.bonus-multiplier-and-void")
@pytest.mark.parametrize(("prefix", "marker"), [("x2", 2), ("void", 0)])
def test_e24_multiplier_and_void(prefix: str, marker: int) -> None:
    cards = [card("step", kind="diplomacy", left={"free": ["up"]})]
    match = fight(talk(right={"free": prefix}), {"hand": ["step"]}, cards=cards)
    play(match, "play:step")
    assert now(match).pool == marker


@rule("grail.diplomacy.free-key-always-connects", "grail.diplomacy.bonus-draw")
def test_the_free_key_of_words() -> None:
    cards = [card("ask", kind="diplomacy", left={"free": ["draw"]})]
    match = fight(talk(right={}), {"attributes": {}, "hand": ["ask"]}, cards=cards)
    play(match, "play:ask")
    assert hand(match) == ["word"]


@rule("grail.diplomacy.counting-keys")
def test_counting_keys_in_words() -> None:
    count = card(
        "count",
        kind="diplomacy",
        left={"empathy": []},
        abilities=[{"when": "placed", "do": [{"do": "affinity", "by": 2, "per": "empathy-keys"}]}],
    )
    match = fight(talk(right={"empathy": 4}), {"hand": ["count"]}, cards=[count])
    play(match, "play:count")
    assert now(match).pool == 2


@rule("grail.diplomacy.on-placement-after-the-keys", "grail.diplomacy.only-visible-abilities-count")
@rule("grail.diplomacy.on-response-lasts-all-of-step-three")
def test_abilities_in_words() -> None:
    calm = card(
        "calm",
        kind="diplomacy",
        left={"free": ["up"]},
        right={"empathy": 1},
        abilities=[
            {"when": "placed", "given": {"affinity": "green"}, "do": [{"do": "rep", "by": 1}]},
            {"when": "attacked", "do": [{"do": "prevent", "what": "terror", "by": 1}]},
        ],
    )
    over = card("over", kind="diplomacy", number=2, left={"empathy": ["extra"]})
    response = [{"do": "tear"}, {"do": "terror", "by": 2}]
    match = fight(talk(*response), {"who": "arev", "hand": ["calm", "over"]}, cards=[calm, over])
    play(match, "play:calm")
    assert match.state.seats[0].rep == 1
    play(match, "play:over", "done")
    assert tracks(match)[2] == 1, "uncovered in mid-step, it works from then on"


@rule("grail.diplomacy.step-one-removes-one-token-per-card", "grail.diplomacy.delayed-abilities")
def test_delayed_words() -> None:
    later = card("later", kind="diplomacy", abilities=[{"when": "delayed", "do": [{"do": "affinity", "by": 2}]}])
    match = fight(talk(), {"hand": ["later"]}, cards=[later])
    play(match, "play:later", "done")
    assert (now(match).turn, now(match).pool, now(match).laid[0].tokens) == (2, 2, 0)


# --- what powers and torn cards change ---


def power(when: str, *deeds: dict[str, object], **more: object) -> dict[str, object]:
    return {"id": "charm", "powers": [{"when": when, "fight": list(deeds), **more}]}


def test_a_power_may_multiply_the_first_icon_of_the_next_free_key() -> None:
    hammer = power("activation", {"do": "multiply", "row": "free", "by": 3}, flip=True)
    cards = [
        card("two", left={"free": ["marker", "marker"]}, right={"aggression": 1}),
        card("on", number=2, left={"aggression": ["extra"], "free": ["marker"]}),
    ]
    one = {"who": "beor", "items": ["charm"], "hand": ["two", "on"]}
    match = fight(foe(), one, cards=cards, content={"items": [hammer]})
    play(match, "use-power:items.charm.0", "play:two")
    assert now(match).pool == 4, "three for the first icon, one for the second"
    play(match, "play:on")
    assert now(match).pool == 5, "only the next card is meant"


def test_a_power_may_pay_for_a_magic_key() -> None:
    nail = power("activation", {"do": "free-magic"}, flip=True)
    cards = [card("spark", left={"magic": ["marker-3"]})]
    enemy = foe(right={"magic": True})
    match = fight(enemy, {"items": ["charm"], "hand": ["spark"]}, cards=cards, content={"items": [nail]})
    play(match, "use-power:items.charm.0", "play:spark", "light-key")
    assert (now(match).pool, now(match).laid[0].magic, match.state.seats[0].magic) == (3, True, 0)


@pytest.mark.parametrize(("level", "pool"), [(2, 2), (3, 1)])
def test_a_power_may_ask_which_key_has_just_connected(level: int, pool: int) -> None:
    gut = power("placed", {"do": "markers", "by": 1}, given={"joined": "aggression"}, once="fight")
    cards = [card("reach", left={"aggression": [], "free": ["marker"]})]
    one = {"who": "beor", "items": ["charm"], "hand": ["reach"]}
    match = fight(foe(right={"aggression": level}), one, cards=cards, content={"items": [gut]})
    play(match, "play:reach")
    assert now(match).pool == pool


def test_an_ability_answers_an_attack_once_however_many_results_it_has() -> None:
    wall = card("wall", abilities=[{"when": "attacked", "do": [{"do": "prevent", "by": 1}]}])
    attack = [{"do": "damage", "by": 2}, {"do": "damage", "by": 2}]
    match = fight(foe(*attack), {"hand": ["wall"]}, cards=[wall])
    play(match, "play:wall", "done")
    assert tracks(match)[1] == 5


@pytest.mark.parametrize(("items", "magic"), [(["charm"], 1), ([], 0)])
def test_magic_of_a_torn_card_may_be_kept(items: list[str], magic: int) -> None:
    still = power("lasting", {"do": "spare", "what": "torn-magic"})
    cards = [card("spark", left={"magic": ["marker"]})]
    enemy = foe({"do": "tear"}, right={"magic": True})
    match = fight(enemy, {"items": items, "magic": 1, "hand": ["spark"]}, cards=cards, content={"items": [still]})
    play(match, "play:spark", "pay-magic:0", "done")
    assert match.state.seats[0].magic == magic


def test_a_passive_card_that_is_torn_counts_no_more() -> None:
    wall = card("wall", passive=True, abilities=[{"when": "attacked", "do": [{"do": "prevent", "by": 9}]}])
    match = fight(foe({"do": "damage", "by": 1}), {"hand": ["plain", "plain"]}, cards=[wall], sequence=[(0, "wall")])
    play(match, "play:plain", "done")
    assert tracks(match)[1] == 8
    gone = fight(
        foe({"do": "tear", "number": 2}, {"do": "if", "given": {"turn": 2}, "then": [{"do": "damage", "by": 1}]}),
        {"hand": ["plain", "plain"]},
        cards=[wall],
        sequence=[(0, "wall")],
    )
    play(gone, "play:plain", "done", "stay", "play:plain", "done")
    assert (tracks(gone)[1], now(gone).passives) == (7, [])


def test_of_two_delayed_abilities_the_first_may_tear_the_second() -> None:
    first = card("first", passive=True, abilities=[{"when": "delayed", "do": [{"do": "tear"}]}])
    second = card("second", number=2, abilities=[{"when": "delayed", "do": [{"do": "markers", "by": 5}]}])
    match = fight(foe(), {}, cards=[first, second], sequence=[(0, "first"), (0, "second")])
    play(match, "stay")
    assert (list(now(match).sequence), now(match).pool) == (["first"], 0)


def test_who_was_denied_charges_is_not_offered_them_again_in_this_activation() -> None:
    match = fight(foe(), {"who": "beor", "hand": ["bell"]}, {"who": "arev", "hand": ["plain"]}, cards=[BELL])
    play(match, "0 activate:0", "1 activate:0", "play:bell", "done", "done", "stay", "1 charge:bell-0-0", "0 no")
    assert "charge:bell-0-0" not in offered(match, 1)


def test_a_joint_is_lost_with_its_card_and_no_other() -> None:
    cards = [
        card("one", left={"aggression": []}, right={"courage": 1}),
        card("two", number=2, left={"courage": ["extra"]}),
    ]
    match = fight(foe({"do": "tear"}), {"who": "beor", "hand": ["one", "two"]}, cards=cards)
    play(match, "play:one", "play:two")
    assert now(match).joined == {"aggression": 1, "courage": 1}
    play(match, "done")
    assert now(match).joined == {"aggression": 1, "courage": 0}


def test_two_torn_card_icons_take_the_card_before_too() -> None:
    cards = [card("rash", left={"free": ["tear", "tear"]})]
    match = fight(foe(), {"hand": ["rash"]}, cards=cards, sequence=[(0, "plain"), (0, "plain")])
    play(match, "play:rash")
    assert list(now(match).sequence) == ["plain"]
