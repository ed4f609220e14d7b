"""Variants of a story, single fields that are changed, and what can be expected beyond the state."""

from __future__ import annotations

from pathlib import Path
from textwrap import dedent

import pytest

from roundtable import games
from roundtable.cli import main
from roundtable.scenarios import BadScenario, Scenario, read, run
from roundtable.scenarios.expecting import misses as found

DUEL = """
    game: talisman
    about: a bear lies in wait
    dice: [1]
    given:
      seats:
        - {character: warrior, space: fields-1, fate: 0, spells: []}
        - {character: thief, space: city, fate: 0, spells: []}
      spaces: {fields-11: [bear]}
"""


def written(text: str, tmp_path: Path) -> Path:
    file = tmp_path / "story.yaml"
    file.write_text(dedent(text), encoding="utf-8")
    return file


def misses(text: str, tmp_path: Path) -> list[str]:
    scenario = read(written(text, tmp_path))
    return run(scenario, games.get(scenario.game)).misses


def bad(text: str, tmp_path: Path) -> str:
    with pytest.raises(BadScenario) as caught:
        misses(text, tmp_path)
    return str(caught.value)


# --- variants ---


def test_a_variant_is_the_same_story_with_other_parts(tmp_path: Path) -> None:
    text = (
        DUEL
        + """
    expect: {seats.0.lives: 4, seats.0.fate: 0}
    variants:
      - about: with Fate
        given: {seats: {0: {fate: 2}}}
        expect: {seats.0.fate: 2, seats.0.space: fields-1, seats.1.space: city}
      - about: with less Life
        given: {seats: {0: {lives: 1}}}
        expect: {seats.0.lives: 1, seats.0.fate: 0}
    """
    )
    stories = read(written(text, tmp_path)).stories()

    assert [story.about for story in stories] == ["a bear lies in wait", "with Fate", "with less Life"]
    assert [run(story, games.get("talisman")).misses for story in stories] == [[], [], []]


def test_the_command_plays_every_variant(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = written(DUEL + "    variants: [{about: another end, expect: {seats.0.lives: 99}}]\n", tmp_path)

    assert main(["scenario", str(file)]) == 1
    told = capsys.readouterr().out
    assert "a bear lies in wait" in told
    assert "MISS" in told
    assert "1 of 2 scenarios hold." in told


@pytest.mark.parametrize(
    ("variant", "said"),
    [
        ("{expect: {over: false}}", "variant 1: it says what it is 'about'"),
        ("{about: x, game: kinfire}", "variant 1: it says what it is 'about'"),
        ("{about: x, weather: fine}", "variant 1: Object contains unknown field `weather`"),
        ("{about: x, given: {seats: {7: {fate: 1}}}}", "variant 1: given: there is no place 7, only 0 to 1."),
        ("{about: x, play: [{}]}", "variant 1: play line 1: a line is"),
    ],
)
def test_a_variant_that_makes_no_sense_is_refused(variant: str, said: str, tmp_path: Path) -> None:
    assert said in bad(DUEL + f"    variants: [{variant}]\n", tmp_path)


# --- one field of something ---


def test_one_field_of_a_card_is_changed(tmp_path: Path) -> None:
    text = (
        DUEL
        + """
    change: {characters: {warrior: {life: 9}, thief: {gold: 3}}}
    expect: {seats.0.lives: 9, seats.1.gold: 3}
    """
    )

    assert misses(text, tmp_path) == []


def test_dots_lead_into_what_lies_deeper(tmp_path: Path) -> None:
    fight = next(iter(games.get("kinfire").content()["fights"]))
    plain = Scenario(game="kinfire", about="", given={"fight": {"card": fight, "seats": []}}, seats=2)
    zone = run(plain, games.get("kinfire")).match.state.seats[1].zone  # type: ignore[union-attr]
    changed = Scenario(
        game="kinfire", about="", given=plain.given, seats=2,
        change={"fights": {fight: {"spots.0": zone}}}, expect={"seats.0.zone": zone},
    )  # fmt: skip
    assert run(changed, games.get("kinfire")).misses == []


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ("{heroes: {}}", "There is no collection 'heroes'"),
        ("{characters: {warior: {life: 1}}}", "Is it 'warrior'?"),
        ("{characters: {warrior: {lifes: 1}}}", "lifes"),
        ("{characters: {warrior: {life: many}}}", "life"),
    ],
)
def test_a_change_that_makes_no_sense_is_refused(change: str, said: str, tmp_path: Path) -> None:
    assert said in bad(DUEL + f"    change: {change}\n", tmp_path)


# --- what can be expected ---


def test_a_panel_shows_effective_values(tmp_path: Path) -> None:
    armed = DUEL.replace("{character: warrior,", "{character: warrior, strength: 6,")
    assert misses(armed + "    expect: {panel: {0: {strength: 6}}}\n", tmp_path) == []
    assert misses(armed + "    expect: {panel: {0: {strength: 9}}}\n", tmp_path) == [
        "at the end: strength of seat 0 is 6, not 9."
    ]
    assert "no number 'stamina'" in bad(armed + "    expect: {panel: {0: {stamina: 9}}}\n", tmp_path)


def test_a_pile_regardless_of_order(tmp_path: Path) -> None:
    text = DUEL + "    expect: {holds: {purchase: []}}\n"
    (miss,) = misses(text, tmp_path)
    assert "in whatever order." in miss
    armed = DUEL.replace("[bear]", "[bear, wolf]")
    assert misses(armed + "    expect: {holds: {spaces.fields-11: [wolf, bear]}}\n", tmp_path) == []
    assert misses(armed + "    expect: {spaces.fields-11: [wolf, bear]}\n", tmp_path) != []


def test_whose_refusal_it_is(tmp_path: Path) -> None:
    file = Path(__file__).parents[1] / "games" / "talisman" / "scenarios" / "e17-why-he-may-not.yaml"
    scenario = read(file)
    place, line = next((place, line) for place, line in enumerate(scenario.play) if "refused" in line.get("expect", {}))
    option, rule = next(iter(line["expect"]["refused"].items()))
    seat = next(iter(scenario.play[place - 1]))
    for whose in range(2):
        line["expect"]["refused"] = {whose: {option: rule}}
        missed = run(scenario, games.get("talisman")).misses
        assert (missed == []) == (whose == seat)
        assert whose == seat or f"'{option}' is not refused to seat {whose} by {rule}" in missed[0]


def test_a_turn_that_passes_on_unnoticed_is_a_miss() -> None:
    file = Path(__file__).parents[1] / "games" / "talisman" / "scenarios" / "referee-draw-count-left-next-turn.yaml"
    scenario = read(file)
    assert scenario.play[1]["expect"]["turn"] == 1
    assert run(scenario, games.get("talisman")).misses == []

    del scenario.play[1]["expect"]["turn"]
    assert run(scenario, games.get("talisman")).misses == [
        "play line 2: it has become the turn of seat 1 unnoticed; say 'turn: 1'."
    ]
    scenario.play[1]["expect"]["turn"] = 0
    assert run(scenario, games.get("talisman")).misses == [
        "play line 2: it is the turn of seat 1, not the turn of seat 0."
    ]


def test_a_question_that_answered_itself_and_what_was_told(tmp_path: Path) -> None:
    file = Path(__file__).parents[1] / "games" / "talisman" / "scenarios" / "referee-draw-count-left-next-turn.yaml"
    match = run(read(file), games.get("talisman")).match
    assert match is not None
    told = next(event for event in match.events if dict(event.params).get("seat") == "@seat.0")
    match.table.settled.append((1, "ask-way", "go:left"))
    assert list(found(match, {"settled": {1: {"ask-way": "go:left"}}, "told": {told.key: {"seat": 0}}}, set())) == []
    assert list(found(match, {"settled": {0: {"ask-way": "go:left"}}}, set())) == [
        "no question ask-way of seat 0 answered itself with 'go:left', only none."
    ]
    (miss,) = found(match, {"told": {told.key: {"seat": 7}}}, set())
    assert miss.startswith(f"'{told.key}' was not told with {{'seat': 7}}, only with")
