"""What a third rules lawyer asks: rules that could be broken without any other test noticing."""

from __future__ import annotations

from typing import Any

import pytest

from roundtable.games.reflets.state import EndTurn
from roundtable.games.reflets.teams.holdings import renew

from .tables import SKILLLESS, Story, asked, fresh, gems, let_pass, menu, pass_all, play, play_on, start, told
from .trials import ZONE, alone, go, together, trial

rule = pytest.mark.rule


def option_of(match: Story, seat: int, wanted: str) -> dict[str, Any]:
    """What an option says."""
    return dict(next(option for option in match.offers(seat)[0].options if option.id == wanted).params)


def rules_of(match: Story, key: str) -> list[tuple[str, ...]]:
    """By which rules events of this kind happened."""
    return [tuple(event.rules) for event in match.events if event.key == key]


# --- windows ---


def two_cards_at_one_moment(answer: str) -> Story:
    """In a Duel the opponent plays one card after the other; the Guide holds none that could cancel them."""
    match = start(
        {"at": "9", "heroes": SKILLLESS, "hand": ["frog"]}, {"hand": ["look-a-goose", "my-round-your-purse"]},
        begin="land", golden=3, many=2,
    )  # fmt: skip
    play(match, "1 play:look-a-goose")
    assert asked(match) == {0: "ask-guide-card"}
    play(match, f"0 {answer}", "1 gem:red")
    assert asked(match) == {1: "ask-adversary-land"}
    play(match, "1 play:my-round-your-purse")
    return match


def test_a_guide_who_lets_one_card_pass_is_asked_about_the_next() -> None:
    assert asked(two_cards_at_one_moment("pass")) == {0: "ask-guide-card"}
    assert asked(two_cards_at_one_moment("hush")) == {0: "ask-gem"}


def test_a_guide_who_will_not_be_asked_at_a_moment_is_not_asked_there_again() -> None:
    match = start({"at": "9", "heroes": SKILLLESS, "hand": ["frog"]}, begin="land", golden=3)
    assert asked(match) == {0: "ask-guide-land"}
    play(match, "0 hush")
    assert match.state.moments.hushed == {"land": [0]}


def test_what_waits_while_another_card_is_played_is_still_there_whatever_else_is_imagined() -> None:
    match = start(
        {"at": "9", "heroes": SKILLLESS, "hand": ["frog"]}, {"hand": ["look-a-goose", "gorgon"]},
        {"hand": ["my-round-your-purse", "werewolf"]}, begin="land", golden=3,
    )  # fmt: skip
    play(match, "1 play:look-a-goose", "2 play:my-round-your-purse")
    assert asked(match) == {0: "ask-guide-card"}, "the second waits"
    for number in range(20):
        other = match.imagine(0, number.to_bytes(16, "big"))
        assert "my-round-your-purse" in other.state.seats[2].hand.cards
        play(other, "0 pass", "1 gem:red")
        assert asked(other) == {0: "ask-guide-card"}


def test_an_adversary_who_will_not_be_asked_about_cards_is_asked_about_none() -> None:
    match = start(
        {"at": "9", "heroes": SKILLLESS, "hand": ["my-round-your-purse", "no-shoving-at-the-back"]},
        {"hand": ["frog"]}, {"hand": ["gorgon"]}, begin="land", golden=3,
    )  # fmt: skip
    play(match, "0 play:my-round-your-purse")
    assert asked(match) == {1: "ask-adversary-card", 2: "ask-adversary-card"}
    play(match, "1 hush", "2 pass", "0 play:no-shoving-at-the-back")
    assert asked(match) == {2: "ask-adversary-card"}


def test_who_is_tired_of_being_asked_is_asked_again_in_the_next_turn() -> None:
    match = start({"at": "9", "heroes": SKILLLESS}, {"hand": ["look-a-goose"]}, begin="land", golden=3)
    play(match, "1 hush", "0 done")
    assert match.state.guide == 1
    assert match.state.moments.hushed == {}


def test_a_card_that_cancels_is_an_adversarys_imprevu_of_the_turn_and_the_next_turn_brings_another() -> None:
    match = start(
        {"at": "40", "hand": ["did-she-say-hello"]}, {"at": "40", "hand": ["now-that-is-a-no"]}, {"at": "40"},
        begin="dragon", dragon="21",
    )  # fmt: skip
    play(match, "0 advance", "0 play:did-she-say-hello", "1 play:now-that-is-a-no")
    assert [team.played for team in match.state.seats] == [0, 1, 0]
    play_on(match)
    assert match.state.guide == 1
    assert [team.played for team in match.state.seats] == [0, 0, 0]


@rule("reflets.objective.imprevu-may-be-cancelled-by-imprevu")
def test_a_blessing_goes_on_if_the_card_that_would_stop_it_is_cancelled() -> None:
    match = start({"heroes": ["remi-chelin"], "hand": ["now-that-is-a-no"]}, {"hand": ["dah-does-not-play-dice"]}, {})
    play(match, "0 skill:remi-chelin.1", "1 play:dah-does-not-play-dice", "0 play:now-that-is-a-no", "1 pass", "2 pass")
    assert asked(match) == {0: "ask-look"}
    assert [team.played for team in match.state.seats] == [0, 1, 0]


# --- quests and the draft ---


@rule("reflets.draft.chosen-quest-secret-in-pouch", "reflets.draft.rejected-quest-also-secret")
def test_the_quest_that_is_chosen_stays_and_the_other_one_goes() -> None:
    match = start({"quest": ["holy-bill", "cursed-tip"]}, {}, {}, begin="quest")
    for seat in list(asked(match)):
        play(match, f"{seat} {max(menu(match, seat)) if seat else 'quest:cursed-tip'}")
    assert match.state.seats[0].quest.cards == ["cursed-tip"]
    assert match.state.seats[0].spurned.cards == ["holy-bill"]


@rule("reflets.roles.first-guide-has-weakest-leader")
def test_whoever_has_the_weakest_leader_places_tokens_first_and_takes_the_divine_hand() -> None:
    match = start({"heroes": ["mikau"]}, {"heroes": ["roger-tapioca"]}, {"heroes": ["alatarriel"]}, begin="quest")
    for seat in list(asked(match)):
        play(match, f"{seat} {min(menu(match, seat))}")
    assert match.state.guide == 1


# --- the Dragon ---


@rule("reflets.dragon.own-track-advance-one")
def test_on_her_own_track_she_says_what_is_left_of_it_and_why_there_is_a_gem() -> None:
    match = start(begin="dragon", dragon="red-5", timed=True)
    assert option_of(match, 0, "advance") == {"number": 1, "left": 43}
    play(match, "0 advance")
    assert "reflets.dragon.own-track-advance-one" in rules_of(match, "gem-gained")[0]


@rule("reflets.dragon.advance-gains-a-gem")
def test_on_the_road_the_gem_is_for_advancing_her_fully() -> None:
    match = start({"at": "9"}, {"at": "9"}, {"at": "9"}, begin="dragon", dragon="20", dragon_by=-5)
    assert option_of(match, 0, "advance") == {"number": 0, "left": 0}
    assert option_of(match, 0, "brake") == {"number": 0, "left": 0}
    play(match, "0 advance")
    assert match.state.dragon == "20"
    assert "reflets.dragon.advance-gains-a-gem" in rules_of(match, "gem-gained")[0]


# --- the end ---


@rule("reflets.end.no-team-left-in-play")
def test_with_the_last_team_gone_nobody_draws_an_imprevu_any_more() -> None:
    match = start({"at": "23", "heroes": SKILLLESS}, {"gone": "left"}, {"gone": "shut"}, begin="dragon", dragon="21")
    play(match, "0 advance", "0 pass")
    assert match.over
    assert told(match, "imprevu-drawn") == []


def test_a_turn_that_is_cut_short_ends_once() -> None:
    match = start({"at": "23", "heroes": SKILLLESS}, {"at": "9"}, begin="dragon", dragon="21")
    play(match, "0 advance", "0 pass")
    assert match.state.guide == 1
    assert len(told(match, "imprevu-drawn")) == 1
    assert [type(step) for step in match.state.agenda].count(EndTurn) == 1, "that of the next Guide"


# --- what is hidden, decks, hands ---


@rule("reflets.mystery.vision-shows-one-element")
def test_a_vision_shows_any_hidden_card_any_deck_and_any_token_on_the_board() -> None:
    match = start(
        {"at": "3"}, begin="land", golden=3,
        spots={"3": "orange-vision", "7": "green-purse", "c2": "green-gem-tax", "c4": "blue-peril"},
    )  # fmt: skip
    play(match, "0 use:orange-vision")
    decks = {"look:heroes", "look:loot", "look:relics", "look:imprevus"}
    assert {option for option in menu(match, 0) if "token" in option} == {"look:token-7", "look:token-c2"}, (
        "the Guide's own peril is none that is still to be learnt"
    )
    assert decks <= menu(match, 0)
    play(match, "0 look:token-7")
    assert match.state.spots["7"].as_seen_by(0) == ["green-purse"]
    assert match.state.spots["7"].as_seen_by(1) == [None]
    assert told(match, "element-seen") == [{"card": "@text.token-purse"}]


def test_the_top_of_a_deck_is_turned_up_and_nothing_below_it() -> None:
    match = start({"heroes": ["alatarriel"]}, draw={"heroes": ["kyo-shin-zamurato"]})
    play(match, "0 skill:alatarriel.1", "1 pass", "2 pass", "0 turn-up:heroes")
    assert told(match, "turned-up") == [{"seat": "@seat.0", "card": "@heroes.kyo-shin-zamurato"}]
    assert match.state.heroes.as_seen_by(2)[-2] is None


def test_an_empty_deck_is_made_anew_from_its_shuffled_discards() -> None:
    match = start()
    deck, discards = match.state.loot, match.state.loot_discard
    match.table.move_all(deck, discards)
    lay = list(discards.cards)
    assert renew(match.table, deck, discards)
    assert sorted(deck.cards) == sorted(lay)
    assert deck.cards not in (lay, lay[::-1])
    assert discards.cards == []


@rule("reflets.chance.bonus-one-draws-an-imprevu")
def test_with_a_full_hand_a_fresh_imprevu_is_spoken_of_before_anything_is_discarded() -> None:
    hand = ["frog", "gorgon", "werewolf"]
    match = start({"at": "4", "hand": hand}, begin="land", golden=2, draw={"imprevus": ["sphinx"]})
    play(match, "0 bonus:1")
    assert asked(match) == {0: "ask-keep-imprevu"}
    play(match, "0 discard:gorgon")
    assert match.state.seats[0].hand.cards[:3] == ["frog", "werewolf", "sphinx"]
    kept = start({"at": "4", "hand": hand}, begin="land", golden=2, draw={"imprevus": ["sphinx"]})
    play(kept, "0 bonus:1", "0 keep:sphinx")
    assert asked(kept) == {0: "ask-discard"}
    assert len(kept.state.seats[0].hand) == 4, "before the turn ends"


# --- powers ---


@rule("reflets.power.one-to-five-adversary-chooses")
def test_the_power_that_answers_one_which_ended_the_guides_turn_works_once_and_the_turn_is_over() -> None:
    match = start(
        {"at": "5", "heroes": ["mikau"], "gems": ["red"] * 4}, {"at": "20", "gems": ["blue"] * 4}, {"at": "21"},
        dice=(1,), spots={"7": "green-purse", "9": "orange-purse"},
    )  # fmt: skip
    play(match, "0 power:red", "1 oppose:blue", "1 use-power:blue", "0 board:0", "1 take-token:7", "1 waiting")
    assert match.state.guide == 1
    assert len(told(match, "token-taken")) == 1


def test_oracle_over_nothing_puts_nothing_back() -> None:
    match = start({"gems": ["orange"] * 4}, dice=(2,))
    play(match, "0 power:orange", "0 done")
    assert told(match, "rooms-put-back") == []


def test_who_pays_sees_what_is_left_of_each_colour() -> None:
    match = start({"at": "9", "gems": ["red", "red", "blue"]}, begin="progress", dice=(2, 2))
    play(match, "0 run")
    assert option_of(match, 0, "gem:red") == {"gem": "@text.gem-red", "before": 2, "after": 1}


# --- what is doubled, bought, passed on ---


@rule("reflets.chance.bonus-two-draws-two-loot", "reflets.chance.bonus-four-gives-four-gems")
def test_the_next_gain_of_gems_or_loot_is_doubled_once_and_nothing_else_uses_that_up() -> None:
    own = {"heroes": SKILLLESS, "gems": [], "double": True, "life": {"tom-scram": 1}, "waiting": ["blue-chance"]}
    match = start(own, begin="bless", dice=(5,))
    play(match, "0 token:blue-chance", "0 roll", "0 bonus:3")
    assert match.state.seats[0].double, "healing is no gain that is doubled"
    play(match, "0 bonus:2")
    pass_all(match, "stow", "wear", "done")
    assert len(told(match, "loot-found")) == 4
    assert not match.state.seats[0].double
    play(match, "0 bonus:4")
    assert len(told(match, "gem-gained")) == 4


def test_a_salutary_zone_says_of_each_offer_what_it_is_and_costs() -> None:
    sales = ({"price": ("any",), "do": ({"do": "heal", "count": 1},)},
             {"price": ("any", "any"), "do": ({"do": "loot", "count": 1},)})  # fmt: skip
    match = trial([], {"life": {"tom-scram": 1}}, sales=sales)
    assert option_of(match, 0, "buy:1") == {"text": f"@zones.{ZONE}.option-1", "price": 1}
    assert option_of(match, 0, "buy:2") == {"text": f"@zones.{ZONE}.option-2", "price": 2}


def test_of_somebody_without_a_road_card_nothing_is_taken() -> None:
    match = start(
        {"at": "9", "hand": ["one-for-the-road"], "road": [], "heroes": SKILLLESS}, {"road": ["weather"]}, {"road": []},
        begin="land", golden=2,
    )  # fmt: skip
    play(match, "0 play:one-for-the-road", "0 whom:2")
    assert told(match, "road-card-passes") == []
    assert match.state.seats[2].road.cards == []


def test_a_team_that_walks_out_of_the_chapel_leaves_its_chance_space_free() -> None:
    match = start(
        {"at": "s3", "door": True, "heroes": SKILLLESS}, begin="progress", golden=1, dice=(1,), chapel=0,
        slots={"s3": "chapel-of-the-dah"}, revealed=["s3"],
    )  # fmt: skip
    assert match.state.chapel == 0
    pass_all(match, "walk", "go")
    assert match.state.chapel == -1


@rule("reflets.individual.six-wounds-in-defence", "reflets.collective.six-wounds-in-defence")
def test_hearts_are_lost_by_the_rule_of_the_objective() -> None:
    one = trial([alone(6, "blue")], {"gems": []}, dice=(6, 6, 5, 5, 5))
    go(one, "0 accept")
    assert "reflets.individual.six-wounds-in-defence" in rules_of(one, "hearts-lost")[0]
    team = trial([together(20, "blue")], {"gems": []}, dice=(6,) * 5)
    go(team, "0 accept")
    assert "reflets.collective.six-wounds-in-defence" in rules_of(team, "hearts-lost")[0]


def test_a_storyteller_on_the_first_seat_gets_the_card_of_a_turn_that_is_cut_short() -> None:
    match = trial(
        [alone(6)], {"at": "9", "heroes": ["mikau"]}, {"at": "8", "heroes": SKILLLESS, "waiting": ["orange-chance"]},
        {"heroes": ["petal"], "hand": ["i-am-the-rules"]}, guide=1, read=False,
    )  # fmt: skip
    go(match, "1 storyteller:0", "2 pass", "1 token:orange-chance", "2 play:i-am-the-rules")
    assert match.state.guide == 2
    assert match.state.seats[0].pouch.cards == [ZONE]


def test_empty_decks_are_made_anew_before_their_top_is_turned_up() -> None:
    match = start({"heroes": ["alatarriel"]})
    match.table.move_all(match.state.loot, match.state.loot_discard)
    match.table.move_all(match.state.heroes, match.state.dismissed)
    play(match, "0 skill:alatarriel.1", "1 pass", "2 pass")
    assert menu(match, 0) == {"turn-up:heroes", "turn-up:loot"}


@rule("reflets.individual.vacant-slot-guide-chooses")
def test_on_a_golden_five_that_points_at_nobody_the_guide_chooses() -> None:
    match = trial([alone(6)], {"heroes": SKILLLESS[:4], "gems": []}, golden=5)
    assert asked(match) == {0: "ask-designate"}


@rule("reflets.limits.full-colour-gem-to-bank")
def test_a_fourth_gem_of_a_colour_that_is_handed_over_is_kept_and_a_fifth_goes_to_the_bank() -> None:
    for had, has in ((3, 4), (4, 4)):
        match = start(
            {"at": "9", "heroes": SKILLLESS, "gems": ["red"]}, {"hand": ["look-a-goose"], "gems": ["red"] * had},
            begin="land", golden=3,
        )  # fmt: skip
        play(match, "1 play:look-a-goose")
        assert gems(match, 1) == has
        assert gems(match, 0) == 0


@rule("reflets.dragon.team-passing-her-is-also-a-crossing")
def test_a_team_that_goes_home_through_the_room_where_she_sits_meets_her() -> None:
    match = start(
        {"at": "c3", "door": True, "heroes": SKILLLESS, "quest": ["holy-bill"]}, begin="progress", dice=(1,),
        dragon="s2", portal=True, sealed=True, slots={"s2": "chamber-of-the-octuple"}, revealed=["s2"],
    )  # fmt: skip
    play(match, "0 walk", "0 go:0")
    assert asked(match) == {0: "ask-reveal-quest"}
    play(match, "0 pass")
    assert match.state.seats[0].gone == "rip"


@rule("reflets.dragon.claimant-stands-in-for-the-guide")
def test_nobody_meddles_with_a_token_under_her_though_the_callers_own_team_died_on_its_space() -> None:
    match = start(
        {"at": "9", "waiting": ["blue-purse"]}, {"at": "9", "hand": ["dont-touch-that"]},
        {"at": "21", "gone": "rip", "heroes": [], "gems": ["red"]},
        begin="dragon", dragon="19", timed=True, spots={"21": "blue-vision"},
    )  # fmt: skip
    play(match, "0 forget", "2 dragonne @100", "1 pass @200", "2 brake", "2 gem:red", "1 pass")
    assert asked(match) == {2: "ask-token"}


# --- turns, decks, boards ---


def test_what_a_turn_has_used_up_is_there_again_in_the_next() -> None:
    match = start({"heroes": ["alatarriel"], "at": "9"}, {"heroes": ["mikau"]}, {})
    play(match, "0 skill:alatarriel.1", "1 pass", "2 pass", "0 turn-up:loot")
    assert match.state.seats[0].used == ["alatarriel.1"]
    play_on(match)
    assert match.state.guide == 1
    assert match.state.seats[0].used == []


def test_what_a_turn_made_of_its_dice_is_over_with_it() -> None:
    match = start({"heroes": ["old-dez"], "at": "9", "gems": ["red", "blue"]}, {"at": "5"}, {}, dice=(2,))
    play(match, "0 skill:old-dez.1", "0 gem:red", "1 pass", "2 pass", "0 face:5", "0 run")
    assert (match.state.fixed_golden, match.state.golden, match.state.steps_walked) == (5, 5, 2)
    play_on(match)
    state = match.state
    assert state.guide == 1
    assert (state.fixed_golden, state.golden, state.steps_walked, state.owed) == (0, 0, 0, 0)


@rule("reflets.mystery.vision-shows-one-element")
def test_of_a_deck_a_vision_shows_the_top_card_only() -> None:
    match = start({"at": "3"}, begin="land", golden=3, spots={"3": "orange-vision"})
    play(match, "0 use:orange-vision", "0 look:loot")
    assert match.state.loot.as_seen_by(0)[-1] is not None
    assert match.state.loot.as_seen_by(0)[-2] is None
    assert len(told(match, "element-seen")) == 1


def test_an_extra_hero_is_spoken_of_one_at_a_time() -> None:
    match = fresh(3, legacy=("red-kitten", "", ""))
    while "ask-dismiss" not in asked(match).values():
        for seat in list(asked(match)):
            play(match, f"{seat} {min(option for option in menu(match, seat) if option.startswith('enrol:'))}")
    team = match.state.seats[0]
    extra = team.packet.cards[-1]
    assert menu(match, 0) == {f"dismiss:{hero}" for hero in [extra, *team.heroes]} | {
        f"forward:{hero}" for hero in team.heroes.cards[1:]
    }


@rule("reflets.hazard.zone-trial-announced-before-reading")
def test_a_zone_that_is_read_is_seen_by_all() -> None:
    for match in (trial([together(9)]), trial([], sales=({"price": ("any",), "do": ({"do": "heal", "count": 1},)},))):
        assert match.state.reading.as_seen_by(2) == [ZONE]
        assert told(match, "zone-read") == [{"card": f"@zones.{ZONE}", "text": f"@zones.{ZONE}.text"}]


def test_a_team_that_dies_in_the_chapel_leaves_its_chance_space_and_its_equipment_behind() -> None:
    match = start(
        {"at": "s3", "door": True, "heroes": ["mikau"], "gear": ["left-sock", "enough-rope"],
         "worn": {"left-sock": "mikau", "enough-rope": "mikau"}, "stowed": ["enough-rope"], "quest": ["holy-bill"]},
        {"at": "c8", "door": True}, begin="dragon", guide=1, dragon="c5", chapel=0, sealed=True, revealed=["s3"],
        slots={"s3": "white-tomb"},
    )  # fmt: skip
    play(match, "1 brake", "1 gem:red", "0 pass")
    team = match.state.seats[0]
    assert (team.gone, match.state.chapel) == ("rip", -1)
    assert (team.worn, team.stowed) == ({}, [])
    assert sorted(team.gear) == ["enough-rope", "left-sock"]


@rule("reflets.outcome.failed-creature-penalties")
def test_the_banshees_steal_an_imprevu_unseen_and_a_full_hand_is_trimmed() -> None:
    match = trial(
        [together(20, "violet")], {"gems": [], "hand": ["frog"]},
        {"hand": ["banshee-choir", "gorgon", "sphinx", "werewolf"], "gems": ["red", "red"]}, dice=(5,) * 5,
    )  # fmt: skip
    play(match, "1 lay:banshee-choir")
    pass_all(match, "roll", "accept", "put", "keep")
    assert told(match, "imprevu-stolen") == [{"seat": "@seat.1", "other": "@seat.0", "before": 1, "after": 0}]
    assert asked(match) == {1: "ask-discard"}
    assert "discard:frog" in menu(match, 1)


# --- spaces won where there is only one way ---


@pytest.mark.parametrize(("at", "ends"), [("c1", "c4"), ("c12", "c9")])
def test_spaces_won_at_an_end_of_the_corridor_lead_the_only_way(at: str, ends: str) -> None:
    match = start(
        {"at": at, "door": True, "hand": ["i-know-a-short-cut"], "heroes": SKILLLESS},
        begin="land", golden=3, sealed=True, dragon="s7", revealed=["s7"],
    )  # fmt: skip
    play(match, "0 play:i-know-a-short-cut")
    assert match.state.seats[0].at == ends


# --- curses ---


@rule("reflets.limits.cursed-loot-never-in-backpack")
def test_a_cursed_piece_drives_no_other_cursed_one_into_the_backpack() -> None:
    worn = dict.fromkeys(("somebody-elses-ring", "draconis-ring", "makeshift-makeshield"), "tom-scram")
    match = start(
        {"at": "4", "heroes": ["tom-scram"], "worn": worn}, begin="land", golden=2,
        draw={"loot": ["lead-slippers", "own-trumpet"]},
    )  # fmt: skip
    play(match, "0 bonus:2")
    assert menu(match, 0) == {"stow:draconis-ring", "stow:makeshift-makeshield"}


# --- gems, events, powers ---


@rule("reflets.limits.four-gems-per-colour")
def test_gems_of_a_colour_that_is_chosen_stop_at_four() -> None:
    match = start({"hand": ["sign-here-here-and-here"], "gems": ["red"] * 3})
    bank = match.state.bank.cards.count("red")
    play(match, "0 dilemma:sign-here-here-and-here", "1 pass", "2 pass", "0 colour:red")
    assert match.state.seats[0].gems.cards == ["red"] * 4
    assert match.state.bank.cards.count("red") == bank - 1


def test_an_event_of_a_single_space_leads_on() -> None:
    match = start(
        {"at": "9", "heroes": SKILLLESS, "road": []}, {"road": ["passers-by"]}, {"road": []},
        begin="road-event", golden=3,
    )  # fmt: skip
    play(match, "0 reader:1")
    assert match.state.seats[0].at == "10"


@rule("reflets.power.seizure-on-any-player")
def test_a_seizure_of_what_is_ones_own_moves_nothing() -> None:
    match = start({"gems": ["violet"] * 4, "heroes": ["mikau", "petal"], "worn": {"left-sock": "mikau"}}, dice=(1,))
    play(match, "0 power:violet", "0 board:0")
    assert "ask-gear-where" not in asked(match).values()
    assert told(match, "gear-taken") == []
    assert match.state.seats[0].worn == {"left-sock": "mikau"}


@rule("reflets.dragon.brake-costs-a-gem-and-moves-one")
def test_a_hastened_dragon_goes_further_though_she_is_braked() -> None:
    match = start({"at": "9"}, {"at": "9"}, {"at": "9"}, begin="dragon", dragon="21", dragon_by=1)
    assert option_of(match, 0, "brake") == {"number": 2, "left": 0}
    play(match, "0 brake", "0 gem:red")
    assert match.state.dragon == "23"


@rule("reflets.objective.forced-reroll-voids-the-pass")
def test_adversaries_have_their_say_about_each_throw_that_falls_short() -> None:
    match = trial(
        [alone(2)], {"heroes": SKILLLESS, "gems": ["blue", "blue"]},
        {"hand": ["i-was-plan-b"]}, {"hand": ["cut-once-more"]}, dice=(5, 5, 5, 5, 1, 3, 5, 5, 5, 5, 5),
    )  # fmt: skip
    seen = []
    while match.state.guide == 0 and len(seen) < 60:
        offer = match.offers()[0]
        ids = [option.id for option in offer.options]
        seen.append(offer.prompt.key)
        wanted = ("play:cut-once-more", "again:1", "roll", "accept", "pass", "keep")
        match.answer(offer.seat, offer.decision, next((each for each in wanted if each in ids), ids[0]))
    assert "play:cut-once-more" not in menu(match, 2)
    assert seen.count("ask-adversary-missed") == 3, "of both after the first throw, of the one with a card left again"


def test_two_heroes_are_enough_to_change_places() -> None:
    match = start({"heroes": ["prince-verdigris", "petal"]})
    play(match, "0 skill:prince-verdigris.1", "0 gem:red", "1 pass", "2 pass", "0 hero:prince-verdigris")
    assert match.state.seats[0].heroes.cards == ["petal", "prince-verdigris"]


def test_without_equipment_on_both_sides_nothing_is_exchanged() -> None:
    for giver, taker in (({}, {"worn": {"left-sock": "terry-cotta"}}), ({"gear": ["left-sock"]}, {})):
        match = start(
            {"at": "9", "heroes": SKILLLESS, **giver}, {**taker, "road": ["passers-by"]}, {"road": []},
            begin="road-event", golden=1, hurry=0,
        )  # fmt: skip
        play(match, "0 reader:1", "0 whom:1")
        assert match.state.guide == 1
        assert told(match, "gear-taken") == []


def test_a_team_whose_turn_was_cut_short_on_the_door_has_still_to_pass_it() -> None:
    match = start({"at": "56", "heroes": SKILLLESS}, begin="progress", dice=(4,), slots={"56": "spokesdoor"})
    play(match, "0 walk", "0 gem:red", "0 gem:blue")
    assert match.state.seats[0].at == "56"
    assert told(match, "trial-announced") == [{"place": "56"}]


@rule("reflets.limits.road-card-may-pass-to-the-guide")
def test_a_reader_on_the_first_seat_loses_the_card_that_says_so() -> None:
    match = start(
        {"road": ["passers-by"]}, {"at": "9", "heroes": SKILLLESS, "road": []}, {"road": ["inn"]},
        begin="road-event", golden=6, guide=1,
    )  # fmt: skip
    match.answer(1, match.offers(1)[0].decision, "reader:0")
    assert match.state.seats[1].road.cards == ["passers-by"]
    assert len(match.state.seats[0].road) == 1, "drawn anew"


# --- what a replaced hero leaves ---


@rule("reflets.chance.bonus-five-replacement-costs-five-gems", "reflets.limits.cursed-loot-never-in-backpack")
def test_a_curse_is_not_got_rid_of_by_replacing_whoever_wears_it() -> None:
    worn = {"lead-slippers": "tom-scram", "left-sock": "tom-scram", "enough-rope": "brunhilda-bashford"}
    match = start(
        {"at": "4", "heroes": ["brunhilda-bashford", "tom-scram"], "worn": worn, "stowed": ["left-sock"]},
        begin="land", golden=2, draw={"heroes": ["mikau"]},
    )  # fmt: skip
    play(match, "0 bonus:5", "0 instead:tom-scram")
    assert menu(match, 0) == {"wear:brunhilda-bashford", "wear:mikau"}, "nobody died: it stays with the team"
    play(match, "0 wear:mikau")
    assert not [option for option in menu(match, 0) if option.startswith("discard-gear")]
    play(match, "0 stow:mikau", "0 done")
    assert match.state.seats[0].worn == {
        "enough-rope": "brunhilda-bashford", "lead-slippers": "mikau", "left-sock": "mikau",
    }  # fmt: skip
    assert match.state.loot_discard.cards == []


@rule("reflets.dragon.in-abyss-else-nearest-hidden-room")
def test_deep_in_the_abyss_she_goes_on_to_the_nearer_room_and_not_back_to_the_first() -> None:
    hidden = {"s1", "s7"}
    match = start(
        {"at": "c1", "door": True}, {"at": "c1", "door": True}, begin="dragon", dragon="c8", sealed=True,
        revealed=sorted({f"s{number}" for number in range(1, 11)} - hidden), slots={"s1": "white-tomb"},
    )  # fmt: skip
    play(match, "0 brake", "0 gem:red")
    assert match.state.dragon == "c9"


# --- whose turn ends, and whose does not ---


@rule("reflets.death.last-hero-eliminates-the-team")
def test_another_teams_last_hero_dies_and_the_guides_turn_goes_on() -> None:
    own = {"at": "9", "heroes": SKILLLESS, "gems": ["red"] * 4, "waiting": ["blue-purse"]}
    match = start(own, {"at": "20", "heroes": ["mikau"]}, {}, dice=(1,))
    play(match, "0 power:red", "0 keep", "0 board:1")
    assert match.state.seats[1].gone == "rip"
    assert match.state.guide == 0
    play(match, "0 keep")
    assert asked(match) == {0: "ask-pace"}


def test_a_hazard_of_one_turn_is_no_hazard_of_the_next() -> None:
    match = trial([together(1)], {"gems": []}, dice=(1,) * 5)
    go(match, "0 accept")
    assert (match.state.guide, match.state.hazard_done, match.state.trial) == (1, False, None)


def test_a_turn_that_is_cut_short_at_its_very_end_ends_all_the_same() -> None:
    match = trial(
        [together(20, "violet")], {"gems": [], "waiting": ["blue-chance"], "life": {"tom-scram": 1}},
        {"hand": ["i-am-the-rules"], "gems": []}, dice=(5,) * 5,
    )  # fmt: skip
    go(match, "0 accept")
    while asked(match) != {0: "ask-last-moment"}:
        offer = match.offers()[0]
        match.answer(offer.seat, offer.decision, next(o.id for o in offer.options if o.id in ("pass", "done")))
    play(match, "0 token:blue-chance", "1 play:i-am-the-rules")
    assert match.state.guide == 1
    assert len(told(match, "imprevu-drawn")) == 1


@rule("reflets.limits.cursed-loot-never-in-backpack")
def test_what_is_given_round_first_may_take_the_room_of_a_curse_that_comes_in_exchange() -> None:
    match = start(
        {"at": "9", "heroes": SKILLLESS, "worn": {"lead-life-jacket": "tom-scram"}},
        {"heroes": ["petal", "mikau"], "road": ["passers-by"],
         "worn": {"lead-slippers": "petal", "own-trumpet": "petal", "smoke-and-mirror": "mikau"}},
        {"road": []}, begin="road-event", golden=1,
    )  # fmt: skip
    play(match, "0 reader:1", "0 whom:1", "0 take:own-trumpet", "0 stow:tom-scram")
    assert asked(match)[1] == "ask-gear"
    play(match, "1 gear:lead-slippers", "1 done")
    pass_all(match, "done")
    worn = match.state.seats[1].worn
    assert (worn["lead-slippers"], worn["lead-life-jacket"]) == ("mikau", "petal")


# --- what is shown, given round, sent home ---


@rule("reflets.chance.equipment-reassigned-after-gain-or-loss")
def test_whoever_wins_equipment_may_give_it_round() -> None:
    match = start(
        {"gems": ["violet"] * 4, "heroes": ["mikau", "petal"], "worn": {"left-sock": "mikau"}},
        {"heroes": ["tom-scram"], "worn": {"smoke-and-mirror": "tom-scram"}}, dice=(1,),
    )  # fmt: skip
    play(match, "0 power:violet", "0 board:1", "0 wear:mikau")
    assert asked(match) == {0: "ask-gear"}
    assert menu(match, 0) == {"gear:left-sock", "gear:smoke-and-mirror", "done"}


@rule("reflets.duel.quest-pairs-split")
def test_in_a_duel_both_quests_of_a_pair_are_shown_before_one_is_kept() -> None:
    match = fresh(2)
    (seat,) = asked(match)
    pair = match.state.seats[seat].quest
    assert len(pair) == 2
    assert pair.as_seen_by(1 - seat) == pair.cards


@rule("reflets.power.scouting-replaces-tokens")
def test_tokens_are_put_back_under_no_pawn() -> None:
    match = start(
        {"at": "9", "gems": ["blue"] * 4}, {"at": "10"}, {"at": "11", "gone": "rip", "heroes": []},
        dice=(1,), spots={"7": "green-purse"}, dragon="13",
    )  # fmt: skip
    play(match, "0 power:blue", "0 take-token:7")
    assert "space:7" in menu(match, 0)
    assert "space:11" in menu(match, 0), "a RIP token is no pawn"
    assert {"space:9", "space:10", "space:13"} & menu(match, 0) == set()


@rule("reflets.trial.bestiole-aims-with-the-golden-die")
def test_a_creature_that_is_sent_home_takes_no_bestiole_along() -> None:
    match = trial(
        [together(9)], {"hand": ["not-the-face"], "gems": []}, {"hand": ["frog"], "gems": ["red"]},
        {"hand": ["gorgon"], "gems": ["red", "red"]}, golden=3,
    )  # fmt: skip
    play(match, "1 lay:frog", "2 lay:gorgon")
    while asked(match) != {0: "ask-guide-malus"}:
        let_pass(match)
    play(match, "0 play:not-the-face", "0 home:gorgon")
    assert match.state.trial.hampered == SKILLLESS[2]
    assert match.state.seats[2].hand.cards == ["gorgon"]


@rule("reflets.draft.single-quest-grades-excepted")
def test_in_a_duel_nobody_loses_a_quest_before_both_pairs_are_split() -> None:
    match = fresh(2, legacy=("green-frog", "green-frog"))
    (first,) = asked(match)
    play(match, f"{first} {min(menu(match, first))}")
    assert asked(match) == {1 - first: "ask-keep-quest"}
    assert [len(team.spurned) for team in match.state.seats] == [0, 0]
    play(match, f"{1 - first} {min(menu(match, 1 - first))}")
    assert [(len(team.quest), len(team.spurned)) for team in match.state.seats] == [(1, 1), (1, 1)]
