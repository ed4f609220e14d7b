"""Scenario files: what they can say, and that whatever is wrong with one is said in a sentence."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from pathlib import Path
from textwrap import dedent
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.kernel.toy import CARDS, Round, Toy, ToyTable

from roundtable import games
from roundtable.kernel.errors import RoundtableError, ScriptError
from roundtable.kernel.piles import Pile
from roundtable.scenarios import BadScenario, Result, Scenario, read, run
from roundtable.scenarios.expecting import look_up


class Table(Toy):
    """The toy, with cards that a scenario may bring and more that it may arrange."""

    def content(self, paths: Sequence[Path] = (), extra: Mapping[str, Any] | None = None) -> Mapping[str, int]:
        if extra is None:
            return CARDS
        if set(extra) - {"cards", "text"}:
            raise RoundtableError("The toy has cards only.")
        return {**CARDS} | {card["id"]: card["value"] for card in extra["cards"]}

    def arrange(self, table: ToyTable, given: Mapping[str, Any]) -> None:
        for key, value in given.items():
            if key == "seats":
                for player, parts in zip(table.state.players, value, strict=True):
                    player.points = parts.get("points", 0)
                    player.tokens = parts.get("tokens", 0)
            elif key == "round":
                table.state.agenda = [Round(value)]
                for player in table.state.players:
                    for card in ("four", "three", "two"):
                        table.move(card, table.state.deck, player.hand)
            else:
                raise ScriptError(f"The toy knows nothing of '{key}'.")


GAME = Table()


def scenario(text: str, tmp_path: Path) -> Scenario:
    file = tmp_path / "toy.yaml"
    file.write_text(dedent(text))
    return read(file)


def play(text: str, tmp_path: Path) -> Result:
    return run(scenario(text, tmp_path), GAME)


def misses(text: str, tmp_path: Path) -> list[str]:
    return play(text, tmp_path).misses


def bad(text: str, tmp_path: Path) -> str:
    """The sentence that a file which can't be played is met with."""
    with pytest.raises(BadScenario) as caught:
        play(text, tmp_path)
    sentence = str(caught.value)
    assert sentence.endswith("."), sentence
    assert "\n" not in sentence
    return sentence


ROUND = """
    game: toy
    about: a round
    given: {round: 1, seats: [{points: 2}, {points: 3, tokens: 1}]}
    dice: [5]
    draw: {deck: [four, one]}
    play:
      - 0: pick:four
      - 1: pick:three
      - 0: yes
      - 0: no
      - expect: {asked: {1: toy-bonus, 0: null}, offered: [claim, pass, spend]}
      - 1: {answer: claim, ms: 250}
    expect:
      players.0.points: 7
      players.1.points: 4
      players.0.hand: [three, two, four]
      players.1.hand: [four, two, one]
      players.0.hand.count: 3
      players.0.hand.1: two
      players.count: 2
      discard.count: 2
      core.outcome: null
      agenda: []
      over: false
      winners: null
      asked: {0: toy-pick, 1: toy-pick}
      offered: {1: [pick:four, spend]}
      not-offered: {0: [spend]}
      cites: [toy.gamble, toy.highest-wins, toy.claim]
"""


# --- what a scenario can say ---


def test_a_whole_round_with_everything_in_it(tmp_path: Path) -> None:
    result = play(ROUND, tmp_path)

    assert result.misses == []
    assert result.passed
    assert result.match is not None
    assert "toy.gamble" in result.cited


def test_what_it_says_about_rules_is_known_without_playing(tmp_path: Path) -> None:
    text = """
        game: toy
        about: rules
        play: [{expect: {cites: [a, b]}}, {expect: {refused: {x: c}}}]
        expect: {cites: [b, d], refused: {y: a}}
    """

    assert scenario(text, tmp_path).expected_rules() == ("a", "b", "c", "d")


def test_the_number_of_seats_is_given_or_counted_or_the_least(tmp_path: Path) -> None:
    for line, seats in (("seats: 4", 4), ("given: {seats: [{}, {}, {}]}", 3), ("seed: 1", 2)):
        result = play(f"game: toy\nabout: x\n{line}\nexpect: {{players.count: {seats}}}", tmp_path)
        assert result.misses == []


def test_options_of_the_table(tmp_path: Path) -> None:
    text = "game: toy\nabout: x\noptions: {tokens: 2}\nexpect: {players.0.tokens: 2}"

    assert misses(text, tmp_path) == []


def test_cards_of_its_own(tmp_path: Path) -> None:
    text = """
        game: toy
        about: a card that only this scenario has
        cards: [{id: nine, value: 9}]
        draw: {deck: [nine]}
        expect: {players.0.hand.0: nine}
    """

    assert misses(text, tmp_path) == []


def test_no_clock_runs_at_a_relaxed_table(tmp_path: Path) -> None:
    text = ROUND.replace("dice: [5]", "dice: [5]\n    timed: false")
    assert misses(text.replace("ms: 250", "ms: 60000"), tmp_path) == []

    late = misses(ROUND.replace("ms: 250", "ms: 60000"), tmp_path)
    assert late == ["play line 6: That came too late. Nothing changed."]


def test_a_clock_may_run_out(tmp_path: Path) -> None:
    text = ROUND.replace("- 1: {answer: claim, ms: 250}", "- expire: 1")

    assert "at the end: players.1.points is 3, not 4." in misses(text, tmp_path)


def test_a_clock_that_does_not_run_can_t_run_out(tmp_path: Path) -> None:
    assert misses("game: toy\nabout: x\nplay: [{expire: 0}]", tmp_path) == [
        "play line 1: No clock runs for this decision."
    ]


def test_answers_may_be_taken_back(tmp_path: Path) -> None:
    text = """
        game: toy
        about: undo is free back to the last barrier
        play:
          - 0: walk:left
          - expect: {players.0.place: -1}
          - undo: 0
          - expect: {players.0.place: 0}
          - redo: 0
          - expect: {players.0.place: -1}
          - 1: walk:right
          - {undo: 0, consent: [1]}
          - {consent: [1], redo: 0}
        expect: {players.0.place: -1, players.1.place: 1}
    """

    assert misses(text, tmp_path) == []


def test_undo_without_the_consent_it_needs_is_a_miss(tmp_path: Path) -> None:
    text = "game: toy\nabout: x\nplay: [{0: walk:left}, {1: walk:left}, {undo: 0}]"

    assert misses(text, tmp_path) == ["play line 3: Undo needs the consent of seat 1."]


def test_what_is_refused_and_by_which_rule(tmp_path: Path) -> None:
    text = """
        game: toy
        about: nobody gambles beyond nine
        given: {round: 1, seats: [{points: 9, tokens: 1}, {}]}
        dice: []
        play:
          - 0: pick:four
          - 1: pick:four
        expect: {REFUSED}
    """

    # Seat 0 has only "no" left, so it is answered, and the race for the bonus is on.
    assert misses(text.replace("{REFUSED}", "{asked: {1: toy-bonus}}"), tmp_path) == []
    assert misses(text.replace("{REFUSED}", "{refused: {yes: toy.not-beyond-nine}}"), tmp_path) == [
        "at the end: 'yes' is not refused by toy.not-beyond-nine, but by nothing."
    ]


def test_a_refusal_at_an_open_decision(tmp_path: Path) -> None:
    class Pausing(Table):
        def why_not(self, table: ToyTable, seat: int, option_id: str) -> tuple[str, ...]:
            return ("toy.no-flying",) if option_id == "fly" else ()

    result = run(
        scenario("game: toy\nabout: x\nexpect: {refused: {fly: toy.no-flying}, cites: [toy.no-flying]}", tmp_path),
        Pausing(),
    )

    assert result.misses == []
    assert (
        run(scenario("game: toy\nabout: x\nplay: [{0: fly}]", tmp_path), Pausing())
        .misses[0]
        .startswith("play line 1: seat 0 is not offered 'fly' (toy.no-flying); asked is seat 0 'toy-walk' with")
    )


def test_the_end_and_who_won(tmp_path: Path) -> None:
    text = """
        game: toy
        about: ten points win
        given: {round: 1, seats: [{points: 8}, {}]}
        dice: [4]
        play: [{0: pick:four}, {1: pick:four}, {0: yes}, {1: pass}]
        expect: {over: true, winners: [0], core.outcome.reason: toy-ten-points}
    """
    assert misses(text, tmp_path) == []

    assert misses(text.replace("[0], core", "[1], core").replace("over: true", "over: false"), tmp_path) == [
        "at the end: the match is over.",
        "at the end: the winners are [0], not [1].",
    ]


# --- misses ---


def test_a_seat_that_is_not_asked_is_a_miss(tmp_path: Path) -> None:
    text = ROUND.replace("- 1: pick:three\n", "- 1: pick:three\n      - 1: pick:three\n")

    assert misses(text, tmp_path)[0].startswith("play line 3: seat 1 is not asked anything; asked is seat 0 'toy-gam")


def test_an_option_that_is_not_offered_is_a_miss_and_ends_the_scenario(tmp_path: Path) -> None:
    result = play(ROUND.replace("pick:three", "pick:dragon"), tmp_path)

    (miss,) = result.misses
    assert miss.startswith("play line 2: seat 1 is not offered 'pick:dragon'; asked is seat 1 'toy-pick' with pick:")


def test_playing_on_after_the_end_is_a_miss(tmp_path: Path) -> None:
    text = """
        game: toy
        about: x
        given: {round: 40}
        play: [{0: pick:four}, {1: pick:four}, {0: no}, {1: pass}, {0: pick:four}]
    """

    assert misses(text, tmp_path) == ["play line 5: seat 0 is not asked anything; the match is over."]


def test_every_wrong_expectation_is_said_in_its_place(tmp_path: Path) -> None:
    text = """
        game: toy
        about: x
        play:
          - expect: {players.0.place: 1, offered: [fly]}
          - 0: walk:left
        expect:
          players.0.place: 7
          not-offered: {0: [walk:left]}
          cites: [toy.never]
          asked: {0: toy-dance, 1: null}
    """

    said = misses(text, tmp_path)

    assert [line.partition(";")[0] for line in said] == [
        "play line 1: players.0.place is 0, not 1.",
        "play line 1: 'fly' is not offered",
        "at the end: players.0.place is -1, not 7.",
        "at the end: 'walk:left' is offered to seat 0",
        "at the end: toy.never was not cited.",
        "at the end: seat 0 is asked toy-walk, not toy-dance.",
        "at the end: seat 1 is asked toy-walk, not nothing.",
    ]


def test_dice_that_run_out_are_a_miss(tmp_path: Path) -> None:
    said = misses(ROUND.replace("dice: [5]", "dice: []"), tmp_path)

    assert said == ["play line 3: The scenario has no die left, and the rules roll another."]


def test_dice_left_over_are_a_miss(tmp_path: Path) -> None:
    assert misses(ROUND.replace("dice: [5]", "dice: [5, 1, 6]"), tmp_path) == ["Dice left over: 1, 6."]


def test_a_die_that_can_t_show_that_is_a_miss(tmp_path: Path) -> None:
    (miss,) = misses(ROUND.replace("dice: [5]", "dice: [7]"), tmp_path)

    assert miss == "play line 3: The scenario forces a 7, which a die of 6 sides can't show."


def test_draws_left_over_are_a_miss(tmp_path: Path) -> None:
    assert misses(ROUND.replace("[four, one]", "[four, one, two]"), tmp_path) == ["Draws left over for deck: two."]


def test_draws_for_a_pile_there_is_not(tmp_path: Path) -> None:
    (miss,) = misses("game: toy\nabout: x\ndraw: {dekc: [two]}", tmp_path)

    assert miss == (
        "Draws left over for dekc, which is no pile here; there are deck, discard, hand-0, hand-1, playing."
    )


def test_a_card_that_is_not_in_the_pile_is_a_miss(tmp_path: Path) -> None:
    (miss,) = misses(ROUND.replace("[four, one]", "[dragon]"), tmp_path)

    assert miss == "play line 6: The scenario draws dragon from deck, where it is not."


def test_the_first_deal_is_forced_too(tmp_path: Path) -> None:
    text = """
        game: toy
        about: x
        draw: {deck: [one, two, three, four, four, four]}
        expect: {players.0.hand: [one, two, three], players.1.hand: [four, four, four]}
    """

    assert misses(text, tmp_path) == []


def test_rules_that_fail_are_a_miss(tmp_path: Path) -> None:
    class Broken(Table):
        def act(self, table: ToyTable, seat: int, option: Any) -> Any:
            raise KeyError("token")

    result = run(scenario("game: toy\nabout: x\nplay: [{0: spend}]", tmp_path), Broken())

    assert result.misses == ["play line 1: the rules failed: The rules failed: KeyError: 'token'"]


# --- files that can't be played ---


BAD = {
    "a list": ("[]", "Expected `object`"),
    "text": ("hello", "Expected `object`"),
    "nothing": ("", "an empty file"),
    "no game": ("about: x", "missing required field `game`"),
    "no about": ("game: toy", "missing required field `about`"),
    "unknown field": ("game: toy\nabout: x\nexpects: {}", "unknown field `expects`"),
    "seats that are text": ("game: toy\nabout: x\nseats: two", "$.seats"),
    "too many seats": ("game: toy\nabout: x\nseats: 9", "toy is for 2 to 4 seats, not 9."),
    "too few seats": ("game: toy\nabout: x\ngiven: {seats: []}", "not 0."),
    "unknown option": ("game: toy\nabout: x\noptions: {speed: 1}", "toy has no option 'speed'"),
    "wrong option": ("game: toy\nabout: x\noptions: {tokens: 7}", "can't be '7'"),
    "option of a wrong type": ("game: toy\nabout: x\noptions: {tokens: [1]}", "$.options"),
    "dice that are text": ("game: toy\nabout: x\ndice: [six]", "$.dice[0]"),
    "dice that are no list": ("game: toy\nabout: x\ndice: 6", "$.dice"),
    "a die that is true": ("game: toy\nabout: x\ndice: [true]", "$.dice[0]"),
    "draws without a pile": ("game: toy\nabout: x\ndraw: [bear]", "$.draw"),
    "a draw that is no list": ("game: toy\nabout: x\ndraw: {deck: bear}", "$.draw"),
    "unknown given": ("game: toy\nabout: x\ngiven: {weather: fine}", "knows nothing of 'weather'"),
    "given of a wrong type": ("game: toy\nabout: x\ngiven: 3", "$.given"),
    "given seats of a wrong type": ("game: toy\nabout: x\ngiven: {seats: [3, 4]}", "'given' can't be set up"),
    "content it has not": ("game: toy\nabout: x\ncontent: {spells: [{id: x}]}", "The toy has cards only."),
    "cards of a wrong shape": ("game: toy\nabout: x\ncards: [3]", "'given' can't be set up"),
    "play that is no list": ("game: toy\nabout: x\nplay: {0: yes}", "$.play"),
    "a line that is no mapping": ("game: toy\nabout: x\nplay: [3]", "$.play[0]"),
    "an empty line": ("game: toy\nabout: x\nplay: [{}]", "play line 1: a line is"),
    "a line with two seats": ("game: toy\nabout: x\nplay: [{0: a, 1: b}]", "play line 1: a line is"),
    "a line with a word more": ("game: toy\nabout: x\nplay: [{undo: 0, with: 1}]", "play line 1: a line is"),
    "undo and redo": ("game: toy\nabout: x\nplay: [{undo: 0, redo: 0}]", "play line 1: a line is"),
    "an answer and undo": ("game: toy\nabout: x\nplay: [{0: yes, undo: 0}]", "play line 1: a line is"),
    "an unknown seat": ("game: toy\nabout: x\nplay: [{5: yes}]", "there is no seat 5, only 0 to 1."),
    "an unknown word": ("game: toy\nabout: x\nplay: [{dance: yes}]", "'dance' is no seat; a line is"),
    "a negative seat": ("game: toy\nabout: x\nplay: [{-1: yes}]", "-1 is no seat"),
    "a seat of many digits": (f"game: toy\nabout: x\nplay: [{{'{'9' * 900}': yes}}]", "is no seat"),
    "an answer that is a number": ("game: toy\nabout: x\nplay: [{0: 3}]", "3 is not an option's id"),
    "an answer that is true": ("game: toy\nabout: x\nplay: [{0: true}]", "True is not an option's id"),
    "an answer that is nothing": ("game: toy\nabout: x\nplay: [{0: }]", "None is not an option's id"),
    "an answer that is a list": ("game: toy\nabout: x\nplay: [{0: [a]}]", "['a'] is not an option's id"),
    "an answer without its id": ("game: toy\nabout: x\nplay: [{0: {ms: 3}}]", "None is not an option's id"),
    "an answer with more": ("game: toy\nabout: x\nplay: [{0: {answer: a, by: b}}]", "an answer is an option's id, or"),
    "time that is text": ("game: toy\nabout: x\nplay: [{0: {answer: a, ms: soon}}]", "an answer is an option's id, or"),
    "time that is true": ("game: toy\nabout: x\nplay: [{0: {answer: a, ms: true}}]", "an answer is an option's id, or"),
    "time before the start": ("game: toy\nabout: x\nplay: [{0: {answer: a, ms: -1}}]", "an answer is an option's id"),
    "expire for nobody": ("game: toy\nabout: x\nplay: [{expire: }]", "None is no seat"),
    "undo for nobody": ("game: toy\nabout: x\nplay: [{undo: all}]", "'all' is no seat"),
    "undo for an unknown seat": ("game: toy\nabout: x\nplay: [{undo: 8}]", "there is no seat 8"),
    "consent that is no list": ("game: toy\nabout: x\nplay: [{undo: 0, consent: 1}]", "a list of seats was expected"),
    "consent of nobody": ("game: toy\nabout: x\nplay: [{undo: 0, consent: [all]}]", "'all' is no seat"),
    "expect that is a list": ("game: toy\nabout: x\nexpect: [a]", "$.expect"),
    "expect in play that is a list": ("game: toy\nabout: x\nplay: [{expect: [a]}]", "play line 1: a mapping of"),
    "offered: 3": ("game: toy\nabout: x\nexpect: {offered: 3}", "offered: a list of option ids was expected, not 3."),
    "offered: [3]": ("game: toy\nabout: x\nexpect: {offered: [3]}", "a list of option ids was expected, not [3]."),
    "offered: word": ("game: toy\nabout: x\nexpect: {offered: fight}", "a list of option ids was expected"),
    "offered: null": ("game: toy\nabout: x\nexpect: {offered: }", "a list of option ids was expected"),
    "offered to a word": ("game: toy\nabout: x\nexpect: {offered: {me: [a]}}", "'me' is no seat"),
    "offered to no seat": ("game: toy\nabout: x\nexpect: {not-offered: {7: [a]}}", "there is no seat 7"),
    "cites: foo": ("game: toy\nabout: x\nexpect: {cites: foo}", "a list of rule ids was expected, not 'foo'."),
    "cites: [3]": ("game: toy\nabout: x\nexpect: {cites: [3]}", "a list of rule ids was expected"),
    "cites: {}": ("game: toy\nabout: x\nexpect: {cites: {a: b}}", "a list of rule ids was expected"),
    "refused: foo": ("game: toy\nabout: x\nexpect: {refused: foo}", "a mapping of option: rule was expected"),
    "refused: {a: 3}": ("game: toy\nabout: x\nexpect: {refused: {a: 3}}", "a list of rule ids was expected"),
    "refused: {a: [b]}": ("game: toy\nabout: x\nexpect: {refused: {a: [b]}}", "a list of rule ids was expected"),
    "asked: foo": ("game: toy\nabout: x\nexpect: {asked: foo}", "a mapping of seat: prompt was expected"),
    "asked: {me: x}": ("game: toy\nabout: x\nexpect: {asked: {me: x}}", "'me' is no seat"),
    "asked: {0: 3}": ("game: toy\nabout: x\nexpect: {asked: {0: 3}}", "3 is not a prompt's key"),
    "asked: {9: x}": ("game: toy\nabout: x\nexpect: {asked: {9: x}}", "there is no seat 9"),
    "over: maybe": ("game: toy\nabout: x\nexpect: {over: maybe}", "true or false was expected, not 'maybe'."),
    "over: 1": ("game: toy\nabout: x\nexpect: {over: 1}", "true or false was expected"),
    "winners: 0": ("game: toy\nabout: x\nexpect: {winners: 0}", "a list of seats was expected, not 0."),
    "winners: [x]": ("game: toy\nabout: x\nexpect: {winners: [x]}", "a list of seats was expected"),
    "winners: [-1]": ("game: toy\nabout: x\nexpect: {winners: [-1]}", "-1 is no seat"),
    "an unknown path": ("game: toy\nabout: x\nexpect: {players.0.gold: 1}", "there is no 'gold' there, only: hand, "),
    "a path beyond the end": ("game: toy\nabout: x\nexpect: {players.2.points: 1}", "no '2' there, only 2 of them."),
    "a path into a number": ("game: toy\nabout: x\nexpect: {players.0.points.x: 1}", "there is no 'x' there."),
    "an empty path": ("game: toy\nabout: x\nexpect: {'': 1}", "there is no '' there"),
    "a path of dots": ("game: toy\nabout: x\nexpect: {players..points: 1}", "there is no '' there"),
    "a path that is a number": ("game: toy\nabout: x\nexpect: {3: 1}", "there is no '3' there"),
    "a method": ("game: toy\nabout: x\nexpect: {deck.put: 1}", "there is no 'put' there"),
    "a hidden attribute": ("game: toy\nabout: x\nexpect: {__class__: 1}", "there is no '__class__' there"),
    "a tag": ("game: toy\nabout: x\ngiven: !!python/object:os.system {}", "the tag"),
    "no YAML": ("game: [", "no YAML"),
}  # fmt: skip


@pytest.mark.parametrize("name", BAD)
def test_what_is_wrong_with_a_file_is_said_in_a_sentence(tmp_path: Path, name: str) -> None:
    text, says = BAD[name]

    assert says in bad(text, tmp_path)


def test_a_file_that_is_not_there_is_said(tmp_path: Path) -> None:
    with pytest.raises(BadScenario, match="no such file"):
        read(tmp_path / "missing.yaml")


def test_the_file_is_named(tmp_path: Path) -> None:
    assert "toy.yaml" in bad("game: toy\nabout: x\nplay: [{}]", tmp_path)
    assert "toy.yaml" in bad("game: toy\nabout: x\ndice: 3", tmp_path)


VALUES = st.recursive(
    st.none() | st.booleans() | st.integers(-3, 12) | st.text(max_size=6) | st.sampled_from(["0", "walk:left", "yes"]),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.integers(-1, 4) | st.text(max_size=6), inner),
    max_leaves=6,
)
WORDS = ("offered", "not-offered", "refused", "cites", "asked", "over", "winners", "players.0.points", "deck")
LINES = st.dictionaries(
    st.sampled_from([0, 1, "0", "expect", "expire", "undo", "redo", "consent"]), VALUES, min_size=1, max_size=2
)
EXPECTS = st.dictionaries(st.sampled_from(WORDS) | st.text(max_size=6), VALUES, max_size=3)
FILES = st.fixed_dictionaries(
    {"game": st.just("toy"), "about": st.just("anything")},
    optional={
        "seats": VALUES,
        "options": VALUES,
        "given": st.dictionaries(st.sampled_from(["seats", "round", "x"]), VALUES, max_size=2) | VALUES,
        "dice": st.lists(st.integers(-1, 7), max_size=3) | VALUES,
        "draw": st.dictionaries(st.sampled_from(["deck", "x"]), st.lists(st.sampled_from(["one", "x"]))) | VALUES,
        "cards": VALUES,
        "text": VALUES,
        "play": st.lists(LINES, max_size=4) | VALUES,
        "expect": EXPECTS | VALUES,
    },
)


@settings(max_examples=400, deadline=None, derandomize=True)
@given(FILES)
def test_no_file_gets_further_than_a_sentence(raw: dict[str, Any]) -> None:
    try:
        result = run(msgspec.convert(raw, Scenario), GAME)
    except (BadScenario, msgspec.ValidationError):
        return
    assert all("\n" not in miss for miss in result.misses)


# --- paths ---


def test_paths_lead_through_lists_mappings_and_piles() -> None:
    pile = Pile("deck", cards=["a", "b"], marks=[0, 0])
    thing = {"deck": pile, "by_seat": {1: [pile]}, "count": 5, "list": [1, [2, 3]]}

    assert look_up(thing, "deck") == ["a", "b"]
    assert look_up(thing, "deck.count") == 2
    assert look_up(thing, "deck.1") == "b"
    assert look_up(thing, "by_seat.1.0.0") == "a"
    assert look_up(thing, "by_seat.1") == [["a", "b"]]
    assert look_up(thing, "list.1.count") == 2
    assert look_up(thing, "count") == 5


# --- the manual ---


def examples() -> list[str]:
    manual = (Path(__file__).parents[2] / "docs" / "scenarios.md").read_text(encoding="utf-8")
    return [block for block in re.findall(r"```yaml\n(.*?)```", manual, re.DOTALL) if "game:" in block]


@pytest.mark.parametrize("example", examples(), ids=lambda text: text.splitlines()[1])
def test_the_examples_of_the_manual_hold(example: str, tmp_path: Path) -> None:
    file = tmp_path / "example.yaml"
    file.write_text(example, encoding="utf-8")
    scenario = read(file)

    assert [run(story, games.get(story.game)).misses for story in scenario.stories()] == [[]] * len(scenario.stories())
