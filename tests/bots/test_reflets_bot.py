"""The heuristic bot of Reflets d'Acide: it plays by what its seat may know, sensibly, and better than chance."""

from __future__ import annotations

import random
from itertools import product
from typing import Any

import pytest
from tests.games.reflets.tables import Story, asked, fresh, play, start
from tests.games.reflets.trials import alone, together, trial

from roundtable.bots import Seen, maker
from roundtable.bots.reflets import odds
from roundtable.kernel.match import Match
from roundtable.simulate import simulate

DULL = ["brunhilda-bashford", "tom-scram", "reggie-the-mule", "granny-anvil", "prince-verdigris"]
"""No hazard skills at all."""
QUIET = ("ask-adversary-", "ask-guide-")


class Dealt(Seen):
    """The same decision, with all that the seat can't know dealt otherwise."""

    def __init__(self, match: Match[Any, Any], window: Any, seat: int, key: bytes) -> None:
        super().__init__(match, window, seat)
        self.key = key

    @property
    def state(self) -> Any:
        return self.imagine(self.key).state


def bot(seed: int = 1) -> Any:
    return maker("heuristic", "reflets")(random.Random(seed))


def choice(match: Story, seat: int) -> str:
    """What the bot chooses for this seat, in the first decision that is open to it."""
    window = next(each for each in match.windows if seat in each.seats)
    option, _ = bot().choose(Seen(match, window, seat))
    return option.id


def at(match: Story, seat: int, prompt: str) -> str:
    """The same, once this is asked; Dilemmas are not played before."""
    while asked(match).get(seat) != prompt:
        offer = next(each for each in match.offers() if each.prompt.key.startswith(QUIET))
        match.answer(offer.seat, offer.decision, "pass")
    return choice(match, seat)


# --- what it may know ---


def test_it_chooses_the_same_whatever_it_cant_know() -> None:
    """Hidden hazards, decks, hands, quests and tokens lie otherwise each time, and so does chance."""
    compared = 0
    for number in range(3):
        match = fresh(2 + number, f"hidden-{number}")
        own = random.Random(number)
        while match.windows:
            window = match.windows[0]
            seat = window.seats[int(own.random() * len(window.seats))]
            option, ms = bot(number).choose(Seen(match, window, seat))
            if compared % 5 == 0:
                key = b"deal%12d" % compared
                assert bot(number).choose(Dealt(match, window, seat, key)) == (option, ms), window.prompt.key
            compared += 1
            match.take(window, seat, option, ms)
    assert compared > 2500


# --- whole games ---


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("options", [{}, {"dice": "expert", "partners": True}])
def test_it_plays_games_to_their_end(seats: int, options: dict[str, Any]) -> None:
    report = simulate("reflets", 1, ["heuristic"] * seats, seed=seats, options=options)
    assert (report.finished, report.errors, report.failures) == (1, 0, [])


@pytest.mark.parametrize("timed", [True, False])
def test_it_plays_with_grades_of_an_earlier_game(timed: bool) -> None:
    match = fresh(4, timed=timed, legacy=("red-kitten", "epic-finch sadistic-acid", "without-clover", "blue-duck"))
    while match.windows:
        window = match.windows[0]
        match.take(window, window.seats[0], *bot().choose(Seen(match, window, window.seats[0])))
    assert match.outcome is not None


def test_it_beats_chance() -> None:
    wins = 0
    for own in (0, 1):
        bots = ["random", "random"]
        bots[own] = "heuristic"
        report = simulate("reflets", 6, bots, seed=7)
        assert (report.finished, report.errors) == (6, 0)
        wins += report.wins[own]
    assert wins >= 11


# --- reaction times ---


def test_it_takes_as_long_as_people_do() -> None:
    match = start(begin="dragon", dragon="red-5", timed=True)
    window = match.windows[0]
    times = [bot(seed).choose(Seen(match, window, 0))[1] for seed in range(300)]
    assert min(times) >= 250
    assert len(set(times)) > 200
    assert 800 < sorted(times)[150] < 1500


def test_now_and_then_it_is_too_late() -> None:
    match = start(begin="dragon", dragon="red-5", timed=True)
    window = match.windows[0]
    chosen = [bot(seed).choose(Seen(match, window, 0)) for seed in range(600)]
    late = [ms for option, ms in chosen if option.id == "forget"]
    assert 0 < len(late) < 40
    assert set(late) == {3000}
    assert {option.id for option, _ in chosen} == {"advance", "forget"}


# --- odds ---


def test_the_odds_of_an_objective_are_those_of_all_throws() -> None:
    white, black = (3, 4, 5), (2, 4)
    groups = odds.groups([4, 3, 5, 2, 4], expert=False)
    assert groups == (white, black)
    reached = 0
    for faces in product(range(1, 7), repeat=5):
        best = odds_of(faces[:3], white) + odds_of(faces[3:], black)
        reached += best >= 9
    assert odds.together(groups, 9) == pytest.approx(reached / 6**5)
    stars = sum(sum(odds.stars(face, 3) for face in faces) >= 4 for faces in product(range(1, 7), repeat=5))
    assert odds.alone(3, 4) == pytest.approx(stars / 6**5)


def odds_of(faces: tuple[int, ...], values: tuple[int, ...]) -> int:
    """The best of all ways to give these dice round, one by one."""
    if not faces:
        return 0
    rest = faces[1:]
    return max(
        odds.points(faces[0], value) + odds_of(rest, values[:place] + values[place + 1 :])
        for place, value in enumerate(values)
    )


# --- the Dragon ---


def test_she_is_held_back_where_she_would_run_it_over() -> None:
    """Two spaces behind it, at a pace of four."""
    own = {"at": "22", "gems": ["red"] * 2, "quest": ["holy-bill"]}
    others = {"at": "50"}
    assert at(start(own, others, others, begin="dragon", dragon="19"), 0, "ask-dragon") == "brake"


def test_she_is_driven_on_into_a_rival() -> None:
    own = {"at": "50", "gems": ["red"] * 2, "quest": ["holy-bill"]}
    match = start(own, {"at": "22"}, {"at": "45"}, begin="dragon", dragon="19")
    assert at(match, 0, "ask-dragon") == "advance"


def test_whoever_forgets_her_is_caught() -> None:
    match = start(begin="dragon", dragon="red-5", timed=True)
    play(match, "0 forget")
    assert choice(match, 1) == "dragonne"


def test_a_quest_is_disclosed_only_where_that_saves_the_team() -> None:
    for quest, chosen in (("spirit-of-okaenia", "disclose"), ("holy-bill", "pass")):
        own = {"at": "22", "quest": [quest], "gems": []}
        match = start({"at": "50"}, own, {"at": "45"}, begin="dragon", dragon="20")
        play(match, "0 advance")
        assert at(match, 1, "ask-reveal-quest") == chosen


# --- the way ---


def test_it_does_not_walk_into_her() -> None:
    """With a 4 it could go past her."""
    own = {"at": "c4", "door": True, "quest": ["holy-bill"], "gems": []}
    match = start(own, {"at": "c12"}, begin="progress", dragon="c6", sealed=True, dice=(4,))
    went = at(match, 0, "ask-destination")
    place = went.partition(":")[2]
    assert place not in ("c6", "c7", "c8", "s5", "s6")


def test_it_goes_to_the_room_of_its_quest() -> None:
    own = {"at": "c4", "door": True, "quest": ["monochrome-cause"], "gems": []}
    slots = {"s3": "only-window", "s4": "chapel-of-the-dah", "s1": "lost-property"}
    match = start(
        {**own, "gear": ["left-sock"], "worn": {"left-sock": "sam-pell"}}, begin="progress", dice=(4,), slots=slots,
        revealed=["s1", "s3", "s4"],
    )  # fmt: skip
    assert at(match, 0, "ask-destination") == "go:s3"


def test_home_with_the_quest_done_if_that_wins() -> None:
    own = {"at": "c4", "door": True, "quest": ["holy-bill"], "relic_at": "s1", "steps": 2, "gems": []}
    own["pouch"] = ["kevins-bedroom", "mount-monologue"]
    match = start(
        own, begin="progress", dice=(4,), slots={"s3": "chamber-of-the-octuple"}, revealed=["s3"], portal=True
    )  # fmt: skip
    assert at(match, 0, "ask-destination") == "go:0"


# --- trials ---


def test_dice_are_given_to_whom_they_serve() -> None:
    """Brunhilda, Tom and Kyo have an Attack of 5, Reggie and Phil of 3: threes are for these."""
    match = trial([together(12)], {"gems": []}, dice=(5, 3, 5, 3, 5))
    given = {}
    while asked(match).get(0) == "ask-assign":
        chosen = choice(match, 0)
        given[chosen] = True
        play(match, f"0 {chosen}")
    assert "put:white3-h3" in given
    assert "put:black3-h5" in given


def test_the_golden_result_makes_good_what_is_short() -> None:
    """Five twos beside an Attack of five and three bring ten; a golden 3 in place of one brings enough."""
    match = trial([together(11)], {"gems": []}, dice=(2, 2, 2, 2, 2), golden=3)
    assert at(match, 0, "ask-judge").startswith("gold:")


def test_a_throw_that_is_enough_is_left_alone() -> None:
    match = trial([together(8)], {"gems": []}, dice=(2, 2, 2, 2, 2), golden=3)
    assert at(match, 0, "ask-judge") == "accept"


def test_no_gems_are_spent_on_a_hopeless_throw() -> None:
    match = trial(
        [together(20)], {"gems": ["red", "red", "orange", "orange"], "heroes": DULL}, dice=(1, 1, 1, 2, 2), golden=6
    )
    assert at(match, 0, "ask-judge") == "accept"


def test_a_creature_is_laid_against_whoever_tries_something_hard() -> None:
    hand = {"hand": ["gorgon"], "gems": ["red", "red", "red", "red", "green", "green"]}
    match = trial([alone(5, "violet", gold="2"), together(15, "violet", "2")], {}, hand)
    assert at(match, 1, "ask-malus") == "lay:gorgon"


def test_who_has_nothing_to_play_says_so_for_the_whole_turn() -> None:
    match = start({}, {"hand": ["gorgon"]}, begin="land")
    assert asked(match) == {1: "ask-adversary-land"}
    assert choice(match, 1) == "hush"


# --- goods ---


def test_a_purse_is_opened_by_the_poor() -> None:
    for gems, opened in (([], True), (["red", "orange", "violet", "green", "blue"] * 3, False)):
        own = {"gems": gems, "waiting": ["blue-purse"], "quest": ["holy-bill"]}
        match = start({**own, "at": "22"}, begin="dragon", dragon="5")
        assert (at(match, 0, "ask-dragon") == "token:blue-purse") == opened


def test_sets_of_gems_are_kept_whole() -> None:
    """To brake her costs a gem: one of those of which there are more."""
    own = {"at": "22", "gems": ["red", "orange", "violet", "violet", "green", "blue"], "quest": ["holy-bill"]}
    match = start(own, {"at": "50"}, {"at": "50"}, begin="dragon", dragon="19")
    play(match, "0 brake")
    assert at(match, 0, "ask-gem") == "gem:violet"


def test_a_helmet_goes_to_whom_it_serves_most() -> None:
    """A Defence of 5 is worth most to whoever has least."""
    own = {"heroes": ["brunhilda-bashford", "granny-anvil", "eva-cuate", "short-measure", "sir-cumstance"]}
    loot = {"loot": ["left-sock", "hand-knitted-mail"]}
    match = start({**own, "at": "4"}, begin="land", golden=2, draw=loot)
    while asked(match).get(0) != "ask-chance":
        offer = match.offers()[0]
        match.answer(offer.seat, offer.decision, "pass")
    play(match, "0 bonus:2")
    places = []
    while asked(match).get(0) in ("ask-gear-where", "ask-next-bonus", "ask-gear"):
        chosen = choice(match, 0)
        places.append(chosen)
        play(match, f"0 {chosen}")
    assert match.state.seats[0].worn["hand-knitted-mail"] == "eva-cuate"
