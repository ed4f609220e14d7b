"""A second referee's cases: what is offered and what is refused in odd positions, sentence by sentence."""

from __future__ import annotations

from typing import Any

import pytest

from roundtable.games.kinfire.state import Blow
from roundtable.kernel.options import Option

from . import arena
from .arena import battle, bite, boost, card, foe, hit, hp, passive, row, seat, why_not
from .thin import Game, Item, all_vote, asked, menu, page, play, seeker, start, way

rule = pytest.mark.rule

WINK: Item = {"id": "wink", "kind": "action", "colour": "white", "instant": True}
"""An Action that may be played as a Boost."""


def team(**changed: Item) -> list[Item]:
    """All six seekers, some with a special ability."""
    names = ("asha", "feyn", "khor", "naz", "roland", "valora")
    return [{**seeker(who), "special": changed.get(who, {})} for who in names]


def foes(match: Game) -> list[Any]:
    combat = match.state.combat
    assert combat is not None
    return list(combat.foes)


def on_a_map(monkeypatch: pytest.MonkeyPatch, *borders: tuple[str, str]) -> None:
    """Another map for this test."""
    monkeypatch.setattr(arena, "BORDERS", [(one, other, None) for one, other in borders])
    monkeypatch.setattr(arena, "ARENA", arena.Arena())


# --- windows for boosts ---

SHARES = {"when": "renewed", "do": [{"do": "draw", "who": "allies"}]}


@rule("kinfire.boost.window-when-action-is-played")
def test_who_draws_a_boost_while_another_boosts_may_play_it_too() -> None:
    match = battle(
        seat("cut", "sabre"), seat("wink", "net-boost"), seat("net"), turn=0, seekers=team(feyn=SHARES),
        cards=[*card("cut", hit(3)), {**WINK, "boosts": {"damage": 1}}], decks={"deck-2": ["khor-red-1-boost"]},
    )  # fmt: skip
    play(match, "play:cut")
    assert asked(match) == {1: "ask-boost"}
    play(match, "1 boost:wink")  # the last Action: a new hand, and with it a card for the others
    assert asked(match) == {2: "ask-boost"}


@rule("kinfire.enemy-turn.allies-may-parry-the-attack")
def test_who_draws_a_parry_while_another_parries_may_play_it_too() -> None:
    match = battle(
        seat("sabre", hp=9), seat("wink", "net-boost"), seat("net"), draw=["1", "asha"], seekers=team(feyn=SHARES),
        cards=[{**WINK, "boosts": {"parry": 1}}, {**WINK, "id": "nod", "boosts": {"parry": 1}}],
        foes=[foe(bite(3), target=0)], decks={"deck-2": ["nod"]},
        who=("asha", "feyn", {"seeker": "khor", "deck": ["nod"]}),
    )  # fmt: skip
    play(match, "1 parry:wink/0", "2 parry:nod/0")
    assert hp(match)[0] == 9 - 1


@rule("kinfire.boost.no-self-boost", "kinfire.boost.never-on-own-turn", "kinfire.boost.must-match-colour")
def test_why_a_boost_is_not_offered() -> None:
    names = {"mine": "red", "red": "red", "more": "red", "blue": "blue"}
    cards = [each for name, colour in names.items() for each in boost(name, colour, damage=1)]
    match = battle(
        seat("cut", "mine", "sabre"), seat("red", "more", "wall", "sling"), seat("blue", "third", "swap", "net"),
        turn=0,
        cards=[*card("cut", hit(1)), *cards, *boost("third", "red", damage=1), *boost("wall", "red", parry=1),
               *boost("swap", "red", substitution=True)],
    )  # fmt: skip
    assert why_not(match, 0, "boost:mine") == ("kinfire.boost.never-on-own-turn",)
    assert why_not(match, 1, "boost:red") == ("kinfire.boost.window-when-action-is-played",)
    play(match, "play:cut", "1 boost:red")
    assert asked(match) == {2: "ask-boost"}
    assert why_not(match, 0, "boost:mine") == ("kinfire.boost.no-self-boost", "kinfire.boost.never-on-own-turn")
    assert "kinfire.boost.one-per-seeker-per-action-or-attack" in why_not(match, 1, "boost:more")
    assert why_not(match, 2, "boost:blue") == ("kinfire.boost.must-match-colour",)
    assert why_not(match, 1, "boost:wall") == ("kinfire.enemy-turn.allies-may-parry-the-attack",)
    assert why_not(match, 2, "boost:swap") == ("kinfire.boost.substitution-returns-token-and-redraws",)
    assert why_not(match, 1, "parry:wall/0") == ("kinfire.enemy-turn.allies-may-parry-the-attack",)
    assert why_not(match, 1, "boost:third") == ()  # somebody else's card


@rule("kinfire.boost.never-to-defend-yourself", "kinfire.boost.one-per-seeker-per-action-or-attack")
@rule("kinfire.boost.parry-matches-attack-colour")
def test_why_a_parry_is_not_offered() -> None:
    names = {"mine": "red", "wall": "red", "more": "red", "green": "green", "third": "red"}
    cards = [each for name, colour in names.items() for each in boost(name, colour, parry=1)]
    match = battle(
        seat("mine", "sabre"), seat("wall", "more", "sling"), seat("green", "third", "net"), cards=cards,
        foes=[foe(bite(3, colour="red"), target=0)], draw=["1"],
    )  # fmt: skip
    assert why_not(match, 0, "parry:mine/0") == ("kinfire.boost.never-to-defend-yourself",)
    assert why_not(match, 1, "parry:wall/2") == ("kinfire.enemy-turn.allies-may-parry-the-attack",)
    assert why_not(match, 2, "parry:green/0") == ("kinfire.boost.parry-matches-attack-colour",)
    play(match, "1 parry:wall/0")
    assert "kinfire.boost.one-per-seeker-per-action-or-attack" in why_not(match, 1, "parry:more/0")


@rule("kinfire.boost.never-on-own-turn")
def test_why_whoever_acts_may_not_parry_a_counterattack() -> None:
    cards = [*card("cut", hit(1)), *boost("mine", "red", parry=1), *boost("wall", "red", parry=1)]
    match = battle(
        seat("cut", "mine", "sabre"), seat("wall", "sling"), seat("net"), turn=0, cards=cards,
        foes=[foe(row(), passive({"do": "strike", "reach": "melee", "damage": 3}, when="hurt"), target=2)],
    )  # fmt: skip
    play(match, "play:cut")
    assert asked(match) == {1: "ask-parry"}
    assert why_not(match, 0, "parry:mine/2") == ("kinfire.boost.never-on-own-turn",)


@rule("kinfire.fate-token.spent-before-drawing", "kinfire.fate-token.at-most-three-per-combat")
@rule("kinfire.boost.substitution-returns-token-and-redraws")
def test_why_neither_a_substitution_nor_a_fate_token_comes_late() -> None:
    cards = [*boost("mine", "red", substitution=True), *boost("swap", "red", substitution=True)]
    match = battle(seat("mine", "sabre"), seat("swap", "sling"), cards=cards, draw=["asha"], fate=1)
    play(match, "draw-token")
    assert asked(match) == {1: "ask-substitute"}
    assert why_not(match, 0, "substitute:mine") == ("kinfire.boost.never-on-own-turn",)
    assert why_not(match, 0, "spend-fate") == ("kinfire.fate-token.spent-before-drawing",)
    play(match, "1 pass")
    assert why_not(match, 1, "substitute:swap") == ("kinfire.boost.substitution-returns-token-and-redraws",)
    spent = battle(seat("sabre"), seat("sling"), draw=["asha"], fate=1, fate_spent=3)
    assert why_not(spent, 0, "spend-fate") == ("kinfire.fate-token.at-most-three-per-combat",)


@rule("kinfire.card.action-cards-played-on-own-turn", "kinfire.status.exhausted-dead-in-hand")
@rule("kinfire.status.seeker-may-drop-one-of-each-type-at-turn-end", "kinfire.status.exhausted-is-persistent")
def test_why_a_card_stays_in_hand() -> None:
    match = battle(
        seat("sabre", "sabre-boost", "exhausted", statuses={"wound": 2, "trap": 1}), seat("sling", charged=True), turn=0
    )
    assert why_not(match, 1, "play:sling") == ("kinfire.card.action-cards-played-on-own-turn",)
    assert why_not(match, 1, "lantern") == ("kinfire.card.action-cards-played-on-own-turn",)
    assert why_not(match, 1, "move:east") == ("kinfire.seeker-turn.may-move-one-zone",)
    for unheard_of in ("move:nowhere", "drop:wound", "drop:exhausted", "parry:sling/0", "substitute:sling"):
        assert why_not(match, 1, unheard_of) == ()
    assert why_not(match, 0, "play:exhausted") == ("kinfire.status.exhausted-dead-in-hand",)
    assert why_not(match, 0, "play:sabre-boost") == ("kinfire.boost.never-on-own-turn",)
    play(match, "pass", "draw", "drop:wound")
    assert menu(match) == {"drop:trap", "done"}
    assert why_not(match, 0, "drop:wound") == ("kinfire.status.seeker-may-drop-one-of-each-type-at-turn-end",)
    assert why_not(match, 0, "drop:exhausted") == ("kinfire.status.exhausted-is-persistent",)


# --- attacks ---


@rule("kinfire.attack.melee-needs-same-zone", "kinfire.attack.ranged-needs-exactly-one-zone")
@rule("kinfire.map.black-line-blocks-movement-and-attacks")
def test_why_an_enemy_cannot_be_attacked() -> None:
    there = [foe(zone=zone) for zone in ("mid", "mid", "east", "west", "far", "peak")]
    cards = [*card("cut", hit(1)), *card("shot", hit(1, "ranged"))]
    match = battle(seat("cut", "sabre"), seat("sling"), turn=0, cards=cards, foes=there)
    play(match, "play:cut")
    assert menu(match) == {"attack:foe0-1", "attack:foe1-2"}
    assert why_not(match, 0, "attack:foe2-3") == ("kinfire.attack.melee-needs-same-zone",)
    match = battle(seat("shot", "sabre"), seat("sling"), turn=0, cards=cards, foes=there)
    play(match, "play:shot")
    assert menu(match) == {"attack:foe2-3", "attack:foe3-4"}
    for name in ("foe0-1", "foe4-5"):  # too near, too far
        assert why_not(match, 0, f"attack:{name}") == ("kinfire.attack.ranged-needs-exactly-one-zone",)
    assert why_not(match, 0, "attack:foe5-6") == ("kinfire.map.black-line-blocks-movement-and-attacks",)
    rain = battle(
        seat("rain", "sabre"), seat("sling"), turn=0, cards=card("rain", hit(1, "ranged", area=True)), foes=there
    )
    play(rain, "play:rain")
    assert menu(rain) == {"attack:east", "attack:west"}
    assert why_not(rain, 0, "attack:mid") == ("kinfire.attack.ranged-needs-exactly-one-zone",)
    assert why_not(rain, 0, "attack:peak") == ("kinfire.map.black-line-blocks-movement-and-attacks",)


@rule("kinfire.defeat.enemy-at-zero-is-defeated")
def test_an_enemy_defeated_while_its_attack_is_parried_strikes_no_more() -> None:
    match = battle(
        seat("sabre", hp=9), seat("guard", "sling"), cards=boost("guard", "red", parry=1), draw=["1", "asha"],
        seekers=team(feyn={"when": "boosted", "do": [hit(5)]}),
        foes=[foe(bite(3), hp=4, target=0), foe(zone="far")],
    )  # fmt: skip
    play(match, "1 parry:guard/0")
    assert foes(match)[0].gone
    assert hp(match)[0] == 9


@rule("kinfire.enemy-turn.may-move-one-zone-before-attacking")
def test_the_step_comes_before_the_first_attack_not_between_two() -> None:
    claw, spit = ({"do": "strike", "reach": reach, "damage": 1} for reach in ("melee", "ranged"))
    match = battle(seat("sabre", hp=9), seat("sling"), draw=["1"], foes=[foe(row(claw, spit), target=0)])
    assert foes(match)[0].zone == "mid"
    assert hp(match)[0] == 8
    match = battle(
        seat("sabre", zone="peak", hp=9), seat("sling"), draw=["1"], foes=[foe(row(claw, spit), zone="mid", target=0)]
    )
    assert foes(match)[0].zone == "west"  # without a way to claw it steps before it spits
    assert hp(match)[0] == 8


# --- the ways of enemies ---


@rule("kinfire.map.enemies-disregard-effects-not-concerning-them")
def test_a_zone_for_archers_does_not_draw_who_has_no_bow(monkeypatch: pytest.MonkeyPatch) -> None:
    on_a_map(monkeypatch, ("mid", "nest"), ("nest", "far"), ("mid", "east"), ("east", "far"))
    bow = {"row": "active", "name": "bite", "do": [{"do": "strike", "reach": "ranged", "damage": 1}]}
    for rows, zones in (([bite(2)], {"go:nest", "go:east"}), ([bite(2), bow], set())):
        match = battle(
            seat("sabre", zone="far"), seat("sling", zone="far"), draw=["1", "asha"],
            foes=[foe(*rows, zone="mid", target=0, tokens=[[1]])],
        )  # fmt: skip
        assert {option for option in menu(match) if option.startswith("go")} == zones
        assert foes(match)[0].zone == ("mid" if zones else "nest")


@rule("kinfire.map.enemies-avoid-negative-zones-on-the-way")
def test_with_two_steps_it_looks_past_the_first(monkeypatch: pytest.MonkeyPatch) -> None:
    on_a_map(monkeypatch, ("mid", "west"), ("west", "pit"), ("pit", "peak"), ("mid", "east"), ("east", "far"),
             ("far", "peak"))  # fmt: skip
    match = battle(
        seat("sabre", zone="peak"), seat("sling", zone="peak"), draw=["1"],
        foes=[foe({**bite(2), "steps": 2}, zone="mid", target=0)],
    )  # fmt: skip
    assert foes(match)[0].zone == "far"  # three steps off by either way, and one of them leads through the pit


@rule("kinfire.map.enemies-avoid-negative-zones-on-the-way", "kinfire.enemy-turn.melee-seeks-same-zone")
@rule("kinfire.map.enemies-prefer-positive-zones-on-the-way")
def test_why_an_enemy_does_not_go_another_way(monkeypatch: pytest.MonkeyPatch) -> None:
    on_a_map(monkeypatch, ("mid", "east"), ("mid", "west"), ("mid", "pit"), ("mid", "hedge"), ("east", "far"),
             ("west", "far"), ("pit", "far"))  # fmt: skip
    match = battle(seat("sabre", zone="far"), seat("sling"), draw=["1"], foes=[foe(bite(2), zone="mid", target=0)])
    assert menu(match) == {"go:east", "go:west"}
    assert why_not(match, 0, "go:pit") == ("kinfire.map.enemies-avoid-negative-zones-on-the-way",)
    assert why_not(match, 0, "go:hedge") == ("kinfire.enemy-turn.melee-seeks-same-zone",)
    on_a_map(monkeypatch, ("mid", "tower"), ("mid", "hedge"), ("mid", "east"), ("mid", "far"))
    match = battle(
        seat("sabre"), seat("sling"), draw=["1"],
        foes=[foe(row({"do": "strike", "reach": "ranged", "damage": 1}), zone="mid", target=0)],
    )  # fmt: skip
    assert menu(match) == {"go:tower", "go:hedge"}
    assert why_not(match, 0, "go:east") == ("kinfire.map.enemies-prefer-positive-zones-on-the-way",)


@rule("kinfire.target.conditions-vary-by-enemy")
def test_why_the_group_cannot_name_another_target() -> None:
    match = battle(
        seat("sabre", hp=9), seat("sling", hp=9), seat("net", hp=5), draw=["1"],
        foes=[foe(row({"do": "retarget"}), target=2)],
    )  # fmt: skip
    assert menu(match) == {"target:0", "target:1"}
    assert why_not(match, 0, "target:2") == ("kinfire.target.conditions-vary-by-enemy",)


# --- tokens, wards ---


@rule("kinfire.transfer.passive-row-tokens-split-over-actives", "kinfire.transfer.group-places-odd-token")
def test_tokens_of_two_rows_that_are_passive_elsewhere_are_divided_together() -> None:
    match = battle(
        seat("cut", "sabre"), seat("sling"), cards=card("cut", hit(9)), turn=0,
        foes=[
            foe(row(), row(), hp=3, tokens=[[1, 2], [3, 4]]),
            foe(passive(), passive(), row(), row(), row(), zone="far", tokens=[[], [], [], [], []]),
        ],
    )  # fmt: skip
    play(match, "play:cut")
    play(match, "beside:3", "beside:3")
    assert menu(match) == {"beside:4", "beside:5"}
    assert why_not(match, 0, "beside:3") == ("kinfire.transfer.group-places-odd-token",)
    assert why_not(match, 0, "beside:1") == ("kinfire.transfer.passive-row-tokens-split-over-actives",)
    play(match, "beside:4")
    assert [len(tokens) for tokens in foes(match)[1].tokens] == [0, 0, 2, 1, 1]


@rule("kinfire.ward.stays-in-play")
def test_steps_that_a_ward_lends_count_from_the_turn_it_is_played() -> None:
    cards = [*card("cloak", ward={"lends": {"steps": 1}}), *card("stone", ward={"lends": {"guard": 1}})]
    match = battle(seat("cloak", "sabre"), seat("sling"), turn=0, cards=cards)
    play(match, "play:cloak", "move:east", "move:far")
    assert match.state.seats[0].zone == "far"
    gone = battle(seat("stone", "sabre", ward="cloak"), seat("sling"), turn=0, cards=cards)
    play(gone, "move:east", "play:stone")
    assert not any(option.startswith("move") for option in menu(gone))  # the cloak's step went with the cloak


# --- the journey ---


@rule("kinfire.expedition.must-choose-survivable-alternative")
@pytest.mark.parametrize(("who", "harm"), [("leader", 2), ("one", 3)])
def test_a_way_that_nobody_it_may_befall_survives_is_not_chosen(who: str, harm: int) -> None:
    match = stormy(who, harm)
    assert match.why_not(0, "way:storm") == ("kinfire.expedition.must-choose-survivable-alternative",)
    assert "way:storm" in menu(stormy("one", 2))  # one of them can bear it
    assert "way:storm" in menu(stormy("leader", 1))  # the last HP is kept


def stormy(who: str, harm: int) -> Game:
    return start(
        {"seeker": "asha", "hp": 2}, {"seeker": "khor", "hp": 3}, quest="heron", leader=0, play={"read": "5-1"},
        stories=[
            page("5-1", "heron", way("storm", "5-2", do=[{"do": "hurt", "hp": harm, "who": who}]), way("wait", "5-2"),
                 way("rest", "5-2")),
            page("5-2", "heron", way("on", "5-1"), way("off", "5-1")),
        ],
    )  # fmt: skip


@rule("kinfire.memory.without-may-is-mandatory", "kinfire.memory.first-listed-mandatory-wins")
def test_why_another_way_is_not_open_where_one_is_compulsory() -> None:
    match = start(
        "asha", "khor", quest="heron", memories=["v-a", "v-b"], play={"read": "5-1"},
        more={"memories": [{"id": "v-a"}, {"id": "v-b"}]},
        stories=[
            page("5-1", "heron", way("chef", "5-2", memory="v-a", must=True),
                 way("monkey", "5-2", memory="v-b", must=True), way("on", "5-2")),
            page("5-2", "heron"),
        ],
    )  # fmt: skip
    assert menu(match) == {"way:chef"}
    assert match.why_not(0, "way:on") == ("kinfire.memory.without-may-is-mandatory",)
    assert match.why_not(0, "way:monkey") == ("kinfire.memory.first-listed-mandatory-wins",)


@rule("kinfire.shop.first-visit-adds-to-market", "kinfire.trainer.works-like-a-shop-with-a-test")
@rule("kinfire.deckbuild.action-colours-match-bar")
def test_why_what_was_bought_or_learned_is_not_to_be_had_again() -> None:
    match = start(
        "asha", "khor", town="vinna", coins=9, done=["road", "heron"], prompts=["keep"], play={"shop": "forge"},
        draw={"deck-0": ["asha-blue-1"]},
    )  # fmt: skip
    play(match, "buy:sabre", "to-deck:0")
    assert menu(match) == {"take-out:asha-red-1", "take-out:asha-red-2"}
    assert match.why_not(0, "take-out:asha-blue-2") == ("kinfire.deckbuild.action-colours-match-bar",)
    play(match, "take-out:asha-red-1", "learn:lesson", "choose:0")
    if "to-pool" in menu(match):
        play(match, "to-pool")
    assert match.why_not(0, "buy:sabre") == ("kinfire.shop.first-visit-adds-to-market",)
    assert match.why_not(0, "learn:lesson") == ("kinfire.trainer.works-like-a-shop-with-a-test",)


# --- who decides ---


@rule("kinfire.expedition.leader-optional", "kinfire.expedition.leader-breaks-ties")
def test_the_group_may_elect_another_leader_between_quests() -> None:
    match = start("asha", "khor", options={"players": "each"}, leader=0, done=["road"], play={"next": True})
    all_vote(match, "new-leader")
    assert set(asked(match).values()) == {"ask-leader"}
    all_vote(match, "lead:1")
    assert match.state.leader == 1
    assert match.state.quest == "heron"
    play(match, "0 way:left", "1 way:right")
    assert match.state.seats[0].hp <= 14  # to the right, which hurts
    alone = start("asha", "khor", done=["road"], play={"next": True})
    assert "new-leader" not in menu(alone)


@rule("kinfire.enemy-turn.passive-triggers-on-condition")
@pytest.mark.parametrize(("when", "lines"), [("entered", ("move:east",)), ("hurt", ("move:east", "play:sweep"))])
def test_what_several_enemies_do_in_a_seekers_turn_comes_in_that_seekers_order(
    when: str, lines: tuple[str, ...]
) -> None:
    rows = [passive({"do": "sap", "whom": "zone", "hp": 1}, when=when)], [passive({"do": "mend", "hp": 5}, when=when)]
    match = battle(
        seat("sweep", "sabre"), seat("sling"), options={"players": "each"}, turn=0,
        cards=card("sweep", hit(1, area=True)),
        foes=[foe(row(), *each, zone="east", tokens=[[]]) for each in rows],
    )  # fmt: skip
    play(match, *lines)
    assert asked(match) == {0: "ask-who-first"}  # not the group (A66)
    play(match, "reacts:foe1-2")
    assert hp(match)[0] == 15


@rule("kinfire.seeker.unique-special-ability")
def test_a_new_ward_has_not_been_used_this_turn() -> None:
    wards = {"when": "after-action", "do": [{"do": "recover", "hp": 1}], "once": True}
    match = battle(
        seat("stone", "moss", "sabre", hp=9), seat("sling"), turn=0,
        cards=[*card("stone", {"do": "again"}, ward=wards), *card("moss", ward=wards)],
    )  # fmt: skip
    play(match, "play:stone", "play:moss")
    assert hp(match)[0] == 11


# --- what the log says ---


@rule("kinfire.attack.damage-lowers-target-hp", "kinfire.armour.each-card-in-hand-absorbs-one")
def test_why_somebody_is_unharmed() -> None:
    cards = boost("wall", "red", parry=3)
    for armour, why in (
        (0, "kinfire.attack.damage-lowers-target-hp"),
        (9, "kinfire.armour.each-card-in-hand-absorbs-one"),
    ):
        match = battle(
            seat("sabre", armour=armour), seat("wall", "sling"), cards=cards, foes=[foe(bite(3), target=0)], draw=["1"]
        )
        play(match, "1 pass" if armour else "1 parry:wall/0")
        assert next(event.rules for event in match.events if event.key == "unharmed") == (why,)


@rule("kinfire.transfer.passive-row-tokens-split-over-actives", "kinfire.transfer.tokens-keep-their-row")
def test_why_tokens_go_where_they_go() -> None:
    match = battle(
        seat("cut", "sabre"), seat("sling"), cards=card("cut", hit(9)), turn=0,
        foes=[foe(row(), row(), hp=3, tokens=[[1], [2]]), foe(row(), passive(), zone="far", tokens=[[], []])],
    )  # fmt: skip
    play(match, "play:cut")
    rules = [event.rules[1] for event in match.events if event.key == "tokens-move"]
    assert rules == ["kinfire.transfer.tokens-keep-their-row", "kinfire.transfer.passive-row-tokens-split-over-actives"]


# --- why not, once more ---


@rule("kinfire.boost.parry-matches-attack-colour")
def test_why_nothing_answers_a_void_attack() -> None:
    dark = {"do": "strike", "reach": "melee", "damage": 3, "colour": "void"}
    match = battle(
        seat("sabre", hp=9), seat("wall", "sling"), draw=["1"], cards=boost("wall", "white", parry=1),
        foes=[foe(row(dark, {"do": "rattle", "whom": "all"}), target=0)],
    )  # fmt: skip
    assert hp(match)[0] == 6  # nobody was asked
    combat = match.state.combat
    assert combat is not None
    combat.turn.blow = Blow(0, 3, "melee", "void", {0: 0})  # as it was a moment ago
    assert why_not(match, 1, "parry:wall/0") == ("kinfire.boost.parry-matches-attack-colour",)


@rule("kinfire.fate-token.spent-before-drawing")
def test_why_no_fate_token_is_proposed_after_the_draw() -> None:
    match = battle(seat("sabre"), seat("sling"), options={"players": "each"}, fate=1, draw=["asha"])
    play(match, "0 draw-token")
    assert why_not(match, 0, "propose-fate") == ()  # but for the own answer nothing is in the way
    play(match, "1 draw-token")
    for each in (0, 1):
        assert why_not(match, each, "propose-fate") == ("kinfire.fate-token.spent-before-drawing",)


@rule("kinfire.reward.no-deck-change-before-inn", "kinfire.city.out-of-actions-means-next-quest")
@rule("kinfire.city.chosen-prompt-discarded", "kinfire.campaign.quest-choice-free-after-quest-two")
def test_why_not_between_quests() -> None:
    match = start(
        "asha", "khor", town="vinna", done=["road", "heron"], prompts=["keep"], pool=["sling"], play={"next": True}
    )
    assert match.why_not(0, "put-in:sling") == ("kinfire.reward.no-deck-change-before-inn",)
    assert match.why_not(0, "visit:1") == ("kinfire.city.out-of-actions-means-next-quest",)
    assert match.why_not(0, "quest:heron") == ("kinfire.city.chosen-prompt-discarded",)
    assert match.why_not(0, "quest:peak") == ("kinfire.campaign.quest-choice-free-after-quest-two",)
    away = start("asha", "khor", quest="heron", play={"read": "2-1"})
    assert away.why_not(0, "visit:1") == ("kinfire.city.explore-between-quests",)


@rule("kinfire.city.chosen-prompt-discarded", "kinfire.campaign.quest-choice-free-after-quest-two")
def test_why_not_another_quest() -> None:
    away = start("asha", "khor", quest="keep", done=["road", "heron"], prompts=["peak"], play={"read": "2-1"})
    assert away.why_not(0, "quest:keep") == ("kinfire.city.chosen-prompt-discarded",)  # the party is on it
    assert away.why_not(0, "quest:heron") == ("kinfire.city.chosen-prompt-discarded",)
    assert away.why_not(0, "quest:peak") == ()  # its card is there: it will be chosen in time
    assert away.why_not(0, "quest:moon") == ()  # there is no such quest
    new = start("asha", "khor", play={"read": "2-1"})
    assert new.why_not(0, "quest:peak") == ("kinfire.campaign.quest-choice-free-after-quest-two",)


@rule("kinfire.reward.no-deck-change-before-inn")
def test_why_not_says_nothing_where_nothing_forbids() -> None:
    match = start("asha", "khor", town="vinna", actions=1, pool=["sling"], play={"read": "v-3"}, coins=1)
    assert match.why_not(0, "visit:1") == ()  # later, when this visit is over
    assert match.why_not(0, "put-in:sling") == ("kinfire.reward.no-deck-change-before-inn",)
    inn = start("asha", "khor", town="vinna", pool=["sling"], play={"night": True})
    assert inn.state.building
    play(inn, "1 done")
    assert inn.why_not(1, "take-out:khor-red-1") == ()  # they might, had they not said they are done


def test_why_not_has_no_answer_for_an_empty_chair() -> None:
    match = start("asha", "khor", {"seeker": ""}, quest="heron", play={"read": "2-1"})
    assert match.why_not(0, "visit:1") == ("kinfire.city.explore-between-quests",)
    assert match.why_not(2, "visit:1") == ()


@rule("kinfire.tutorial.first-turn-step-and-attack-scripted", "kinfire.tutorial.helpers-play-highest-damage-boost")
def test_why_not_in_the_tutorial() -> None:
    luck = {"id": "beginners-luck", "kind": "action", "colour": "white", "disposable": True, "do": [hit(4, "ranged")]}
    cards = [
        luck,
        *(each for name in ("low", "high", "third") for each in boost(name, "red", damage=1 + (name == "high"))),
    ]
    match = battle(
        seat("beginners-luck", "sabre", zone="mid"), seat("low", "high", "sling"), seat("third", "scroll"), cards=cards,
        reader=0, foes=[foe(zone="far", hp=30)],
    )  # fmt: skip
    assert menu(match) == {"move:east", "move:tower", "move:pit"}
    for wanted in ("move:west", "play:sabre", "play:beginners-luck", "pass"):
        assert why_not(match, 0, wanted) == ("kinfire.tutorial.first-turn-step-and-attack-scripted",)
    play(match, "move:east")
    assert menu(match, 1) == {"boost:high"}
    for wanted in ("boost:low", "pass"):
        assert why_not(match, 1, wanted) == ("kinfire.tutorial.helpers-play-highest-damage-boost",)


@rule("kinfire.map.red-line-blocks-movement-only", "kinfire.deck.no-draw-when-deck-and-discard-empty")
def test_what_two_rules_refuse_is_refused_once() -> None:
    match = battle(seat("sabre", "net"), seat("sling"), turn=0)
    play(match, "move:west")
    assert why_not(match, 0, "move:peak") == ("kinfire.map.red-line-blocks-movement-only",)
    seat_ = match.state.seats[0]
    match.table.move_all(seat_.deck, seat_.hand)
    assert why_not(match, 0, "draw") == ("kinfire.deck.no-draw-when-deck-and-discard-empty",)
    assert all(isinstance(refusal.option, Option) for refusal in match.refusals(0))  # each can be told
