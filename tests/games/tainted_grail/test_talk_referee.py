"""What a referee is asked about Diplomacy: cases that the rulebook settles and that no example shows."""

from __future__ import annotations

from typing import Any

import pytest

from .thin import asked, card, damage, fight, hand, now, offered, play, talk, terror, told, tracks

rule = pytest.mark.rule
TWO = ({"who": "beor", "hand": ["word"]}, {"who": "arev", "hand": ["word"]})
BEOR_FIRST = ("0 activate:0", "1 activate:0")


def word(name: str, number: int = 11, **more: Any) -> dict[str, Any]:
    return card(name, kind="diplomacy", number=number, **more)


def item(when: str, *deeds: dict[str, Any], **more: Any) -> dict[str, list[dict[str, Any]]]:
    return {"items": [{"id": "charm", "powers": [{"when": when, "fight": list(deeds), **more}]}]}


def up(by: int) -> dict[str, Any]:
    return {"do": "affinity", "by": by}


def why_not(match: Any, option: str, seat: int = 0) -> tuple[str, ...]:
    return next(refusal.rules for refusal in match.refusals(seat) if refusal.id == option)


def stage(number: int, name: str, *response: dict[str, Any], **more: Any) -> dict[str, Any]:
    return {"number": number, "text": name, "symbol": {"empathy": 2}, "response": list(response), **more}


# --- the marker ---


@rule("grail.diplomacy.bonus-stage-symbol")
@pytest.mark.parametrize("row", ["magic", "free"])
def test_a_stage_symbol_that_no_attribute_connects_does_nothing(row: str) -> None:
    sign = word("sign", left={row: ["stage"]})
    match = fight(talk(right={"magic": True}), {"magic": 1, "hand": ["sign"]}, cards=[sign])
    play(match, "play:sign", *(["pay-magic:0"] if row == "magic" else []))
    assert now(match).pool == 0


@rule("grail.diplomacy.attribute-key-needs-the-level")
def test_a_stage_symbol_whose_key_does_not_connect_does_nothing() -> None:
    sign = word("sign", left={"empathy": ["stage"]})
    match = fight(talk(right={"empathy": 2}), {"who": "arev", "hand": ["sign"]}, cards=[sign])
    play(match, "play:sign")
    assert now(match).pool == 0


@rule("grail.diplomacy.bonus-multiplier-and-void", "grail.diplomacy.bonus-stage-symbol")
def test_two_times_the_stage_symbol_does_twice_what_the_stage_says() -> None:
    sign = word("sign", left={"empathy": ["x2", "stage"]})
    match = fight(talk(high=5), {"who": "arev", "hand": ["sign"]}, cards=[sign])
    play(match, "play:sign")
    assert now(match).pool == 4


@rule("grail.diplomacy.bonus-move-marker")
def test_what_goes_beyond_the_end_of_the_track_is_lost_and_the_top_counts_at_the_check() -> None:
    """A75: from +3 three up and one down leads to +3."""
    much = word("much", left={"free": ["up-3", "down"]})
    match = fight(talk(reward=[{"do": "exp"}]), {"hand": ["much"]}, cards=[much], pool=3)
    play(match, "play:much", "done")
    assert (match.state.seats[0].exp, now(match).pool) == (0, 3)


@rule("grail.diplomacy.affinity-check-after-playing")
def test_the_bottom_loses_nothing_before_the_check() -> None:
    deep = word("deep", left={"free": ["down-2", "up"]})
    match = fight(talk(failure=[terror(3)]), {"hand": ["deep"]}, cards=[deep], pool=-2)
    play(match, "play:deep", "done")
    assert (now(match).pool, tracks(match)[2]) == (-2, 0)


# --- Stages ---


@rule("grail.diplomacy.next-stage-resets-and-skips-response", "grail.diplomacy.affinity-check-after-response")
def test_a_stage_won_by_the_response_leads_to_the_next_member_and_no_further_response() -> None:
    """A76."""
    stages = [stage(1, "one", up(1), terror(1)), stage(2, "two", terror(5))]
    match = fight(talk(stages=stages), *TWO, pool=3)
    play(match, *BEOR_FIRST, "0 play:word", "0 done")
    assert (now(match).stage, now(match).pool, now(match).active) == (1, 0, 1)
    assert [tracks(match, seat)[2] for seat in (0, 1)] == [1, 0]


@rule("grail.diplomacy.alternative-stage-text-choose-one", "grail.diplomacy.chosen-stage-is-locked")
def test_the_half_of_a_later_stage_is_chosen_as_that_stage_begins() -> None:
    halves = [{"text": "soft", "symbol": {"empathy": 1}}, {"text": "loud", "symbol": {"empathy": 3}}]
    stages = [stage(1, "one"), stage(2, "two", either=halves)]
    sign = word("sign", left={"empathy": ["stage"]}, right={"empathy": 1})
    match = fight(talk(stages=stages), {"who": "arev", "hand": ["sign", "sign"]}, cards=[sign], pool=2, fresh=False)
    play(match, "play:sign", "done")
    assert offered(match) == {"half:soft", "half:loud"}
    play(match, "half:loud", "play:sign")
    assert now(match).pool == 3


@rule("grail.diplomacy.same-number-stages-choose-one", "grail.basics.character-number-breaks-ties")
def test_where_two_do_not_agree_on_a_stage_the_lowest_number_has_it() -> None:
    stages = [stage(1, "left"), stage(1, "right")]
    match = fight(talk(stages=stages), {"who": "beor"}, {"who": "arev"}, fresh=True)
    play(match, "1 keep", "0 keep", "0 stage:left", "1 stage:right")
    assert now(match).stage == 1


@rule("grail.diplomacy.stages-in-order", "grail.diplomacy.one-shared-sequence")
def test_the_sequence_stays_when_a_stage_is_won() -> None:
    """Only the marker goes back: the next card joins the last one."""
    match = fight(
        talk(stages=[stage(1, "one"), stage(2, "two")]), {"who": "arev", "hand": ["praise", "praise"]}, pool=2
    )
    play(match, "play:praise", "done")
    assert (list(now(match).sequence), now(match).stage) == (["praise"], 1)
    play(match, "play:praise")
    assert now(match).pool == 2, "its Key joined the first one's"


# --- giving up, failing ---


@rule("grail.diplomacy.escape-applies-failure", "grail.diplomacy.failure-for-each-member")
@rule("grail.diplomacy.avoid-and-fail-costs-per-member")
def test_giving_up_costs_each_member_what_failure_says() -> None:
    match = fight(talk(failure=[{"do": "wealth", "by": -1}]), *({**one, "wealth": 2} for one in TWO))
    play(match, *BEOR_FIRST, "0 give-up", "1 yes")
    assert (match.state.fights, [one.wealth for one in match.state.seats]) == ([], [1, 1])


def test_who_may_not_escape_may_not_give_up_a_talk_either() -> None:
    """Giving up is how one Escapes from Diplomacy; it takes all members, so one is enough to keep them."""
    stuck = item("lasting", {"do": "forbid", "what": "escape"})
    match = fight(talk(), TWO[0], {**TWO[1], "items": ["charm"]}, content=stuck)
    play(match, *BEOR_FIRST)
    assert offered(match, 0) == {"play:word", "done"}
    assert why_not(match, "give-up") == ("grail.diplomacy.only-visible-abilities-count",)


@rule("grail.diplomacy.escape-applies-failure")
def test_one_may_give_up_before_a_delayed_ability_fires() -> None:
    """At any point of the Encounter."""
    curse = word("curse", abilities=[{"when": "delayed", "do": [{"do": "health", "by": -3}]}])
    match = fight(talk(), {"hand": []}, cards=[curse], sequence=[(0, "curse")])
    play(match, "give-up")
    assert (match.state.fights, tracks(match)[1]) == ([], 8)


@rule("grail.diplomacy.dying-ends-the-encounter", "grail.diplomacy.failure-for-each-member")
def test_who_dies_in_a_talk_shares_the_failure_of_all() -> None:
    """A69."""
    enemy = talk({"do": "sure-damage", "by": 8}, failure=[{"do": "rep", "by": -1}])
    match = fight(enemy, *({**one, "rep": 2} for one in TWO))
    play(match, *BEOR_FIRST, "0 play:word", "0 done")
    assert (match.state.fights, [one.rep for one in match.state.seats], match.state.seats[0].dying) == (
        [],
        [1, 1],
        True,
    )


@rule("grail.diplomacy.deck-too-small-fails")
def test_an_empty_deck_at_the_end_of_a_turn_fails_but_not_in_panic() -> None:
    calm = fight(talk(failure=[terror(1)]), {"hand": ["word"], "diplomacy": []})
    play(calm, "play:word", "done")
    assert (calm.state.fights, tracks(calm)[2]) == ([], 1)
    afraid = fight(talk(), {"health": 2, "terror": 3, "hand": ["word"], "diplomacy": ["word"]})
    play(afraid, "play-top", "done")
    assert now(afraid).turn == 2, "nothing is drawn, so nothing is missing"


@rule("grail.diplomacy.panic")
def test_panic_in_words_may_end_before_the_first_one() -> None:
    calms = item("activation", terror(-1), flip=True)
    match = fight(talk(), {"health": 3, "terror": 4, "items": ["charm"], "hand": ["praise"]}, content=calms)
    assert asked(match) == {0: "ask-face-panic"}
    play(match, "use-power:items.charm.0")
    assert offered(match) == {"play:praise", "done", "give-up"}


# --- Responses ---


@rule("grail.diplomacy.damage-lowers-health")
@pytest.mark.parametrize(("deed", "health"), [({"do": "prevent", "by": 9}, 6), ({"do": "cancel"}, 8)])
def test_unavoidable_damage_in_a_talk(deed: dict[str, Any], health: int) -> None:
    """D54."""
    calm = word("calm", abilities=[{"when": "attacked", "do": [deed]}])
    match = fight(talk({"do": "sure-damage", "by": 2}), {"hand": ["calm"]}, cards=[calm])
    play(match, "play:calm", "done")
    assert tracks(match)[1] == health


@rule("grail.diplomacy.no-opportunity-attack")
def test_silence_costs_nothing_and_draws_nothing() -> None:
    match = fight(talk(), {"hand": ["word", "word", "word"]})
    play(match, "done")
    assert (now(match).turn, tracks(match), len(hand(match))) == (2, (6, 8, 0), 4), "the card of End Turn alone"


@rule("grail.diplomacy.charges", "grail.diplomacy.bonus-discard-last-card")
def test_charges_go_with_the_card_that_is_torn() -> None:
    purse = word("purse", abilities=[{"when": "placed", "do": [{"do": "charge", "by": 2}]},
                                     {"when": "charges", "pay": 1, "do": [up(1)]},
                                     {"when": "torn", "do": [up(1)]}])  # fmt: skip
    match = fight(talk({"do": "tear"}), {"hand": ["purse"]}, cards=[purse])
    play(match, "play:purse", "done", *(["done"] if asked(match) == {0: "ask-brace"} else []))
    while now(match).turn == 1:
        play(match, "done")
    assert (now(match).laid, now(match).pool, told(match, "torn")) == ([], 1, [{"card": "@cards.purse"}])


# --- Avoiding ---


def avoidable(**avoid: Any) -> dict[str, Any]:
    return talk(avoid=avoid)


@rule("grail.diplomacy.avoid-needs-all-costs-and-conditions")
@pytest.mark.parametrize(("wealth", "caution", "asks"), [(1, 2, True), (0, 2, False), (1, 1, False)])
def test_avoiding_needs_every_cost_and_every_condition(wealth: int, caution: int, asks: bool) -> None:
    enemy = avoidable(pays={"wealth": 1}, needs={"attribute": "caution", "level": 2})
    match = fight(enemy, {"wealth": wealth, "attributes": {"caution": caution}}, fresh=True)
    assert (asked(match) == {0: "ask-avoid"}) is asks


@rule("grail.party.pay-energy-or-magic-for-others")
@pytest.mark.parametrize(("what", "asks"), [("magic", True), ("rep", False)])
def test_for_avoiding_magic_can_be_lent_and_rep_cannot(what: str, asks: bool) -> None:
    """A77."""
    enemy = avoidable(pays={what: 1})
    match = fight(enemy, {"who": "arev", what: 2}, {"who": "beor", what: 0}, fresh=True)
    assert ("ask-avoid" in asked(match).values()) is asks
    if asks:
        play(match, "0 yes", "1 yes")
        assert (match.state.fights, match.state.seats[0].magic) == ([], 0)


def test_an_encounter_without_that_section_is_never_avoided() -> None:
    match = fight(talk(), {}, fresh=True)
    assert asked(match) == {0: "ask-redraw"}


@rule("grail.diplomacy.avoid-and-fail-as-a-group")
def test_what_was_avoided_is_neither_won_nor_lost() -> None:
    spite = item("lost", {"do": "rep", "by": 1})
    match = fight(avoidable(pays={"wealth": 1}), {"wealth": 1, "items": ["charm"]}, content=spite, fresh=True)
    play(match, "yes")
    assert (match.state.fights, match.state.seats[0].rep, match.state.seats[0].wealth) == ([], 0, 0)


def bargains(when: str, by: int, **more: Any) -> dict[str, list[dict[str, Any]]]:
    cost = {"of": "avoid", "what": "any", "by": by}
    return {"items": [{"id": "charm", "powers": [{"when": when, "costs": [cost], **more}]}]}


@rule("grail.diplomacy.avoid-and-fail-costs-per-member")
def test_what_makes_avoiding_cheaper_does_so_for_its_owner() -> None:
    people = ({"who": "arev", "wealth": 1, "items": ["charm"]}, {"who": "beor", "wealth": 2})
    match = fight(avoidable(pays={"wealth": 2}), *people, content=bargains("lasting", -1), fresh=True)
    play(match, "0 yes", "1 yes")
    assert (match.state.fights, [one.wealth for one in match.state.seats]) == ([], [0, 0])


@rule("grail.diplomacy.avoid-needs-all-costs-and-conditions")
@pytest.mark.parametrize(("answer", "left"), [("use:items.charm.0", []), ("done", ["charm"])])
def test_a_seal_that_frees_from_the_price_is_spent_only_if_one_wants(answer: str, left: list[str]) -> None:
    one = {"who": "arev", "wealth": 0, "items": ["charm"]}
    match = fight(avoidable(pays={"wealth": 2}), one, content=bargains("avoid", -9, discard=True), fresh=True)
    play(match, "yes", answer)
    assert (bool(match.state.fights), list(match.state.seats[0].items)) == (answer == "done", left)


# --- Secret 42 ---


@rule("grail.secret.global-applies-to-all")
def test_each_stage_begins_one_below_gray_however_many_talk() -> None:
    """A83: one for the group."""
    lower = {"given": {"kind": "diplomacy"}, "fight": [up(-1)]}
    secret = {"id": "listens", "number": 42, "everyone": True,
              "powers": [{"when": when, **lower} for when in ("fight-start", "stage-won")]}  # fmt: skip
    people = ({"who": "arev", "hand": []}, {"who": "beor", "secrets": ["listens"]}, {"who": "ailei"})
    enemy = talk(stages=[stage(1, "one"), stage(2, "two")])
    match = fight(enemy, *people, content={"secrets": [secret]}, fresh=True)
    for _ in range(3):
        play(match, next(f"{seat} keep" for seat in range(3) if "keep" in offered(match, seat)))
    assert now(match).pool == -1
    win = word("win", left={"free": ["up-3", "up-2"]})
    match = fight(enemy, {**people[0], "hand": ["win"]}, *people[1:], cards=[win], content={"secrets": [secret]})
    play(match, "0 activate:0", "1 activate:0", "2 activate:0", "0 play:win", "0 done")
    assert (now(match).stage, now(match).pool) == (1, -1)


# --- no Traits, nothing left over ---


@rule("grail.diplomacy.end-turn")
def test_the_hand_limit_is_each_ones_own_and_all_discard_first() -> None:
    roomy = item("lasting", {"do": "hand-limit", "by": 1})
    people = ({"who": "beor", "items": ["charm"], "hand": ["word"] * 5}, {"who": "arev", "hand": ["word"] * 5})
    match = fight(talk(), *people, content=roomy)
    play(match, *BEOR_FIRST, "0 play:word", "0 done", "1 play:word", "1 done", "1 discard:word")
    assert [len(hand(match, seat)) for seat in (0, 1)] == [5, 4]


@rule("grail.diplomacy.effects-hit-only-the-active-character")
def test_a_response_hits_the_speaker_alone() -> None:
    match = fight(talk(terror(2), damage(1)), *TWO)
    play(match, *BEOR_FIRST, "0 play:word", "0 done")
    assert (tracks(match, 0), tracks(match, 1)) == ((6, 7, 2), (6, 8, 0))
