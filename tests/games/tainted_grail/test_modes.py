"""Story and Challenge mode: chosen before the Campaign, changed between Chapters, whole or in part."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from roundtable.games.tainted_grail.campaign.modes import CHALLENGE, STORY
from roundtable.games.tainted_grail.effects.stories import StoryDeed
from roundtable.games.tainted_grail.state import Carry, Round
from roundtable.kernel.scene import Say, Zone
from roundtable.kernel.texts import Texts

from .thin import GAME, asked, during, offered, play, told, tracks
from .worlds import WORLD, gathered, start

rule = pytest.mark.rule
FORTY_TWO = "grail.challenge.secret-42-from-the-start"
FIVE = "grail.challenge.five-items-at-most"
FEWER = "grail.story.encounters-as-if-one-fewer"
LESS = "grail.story.menhirs-need-one-resource-type-less"


def next_chapter(*seats: dict[str, Any], **given: Any) -> Any:
    """Chapter 2 is about to begin."""
    deeds = msgspec.convert([{"do": "chapter", "begin": 2}], tuple[StoryDeed, ...])
    people = tuple(range(len(seats) or 1))
    return during(lambda table: table.then(Carry(people, deeds), Round()), *seats, content=WORLD, **given)


@rule("grail.setup.mode-is-chosen-before-the-campaign", "grail.setup.mode-help-card-on-the-table")
@pytest.mark.parametrize(("mode", "changes"), [("story", STORY), ("challenge", CHALLENGE)], ids=str)
def test_a_mode_brings_all_of_its_changes_from_the_start(mode: str, changes: tuple[str, ...]) -> None:
    match = start(1, mode=mode)
    assert tuple(match.state.modes) == changes
    assert told(match, "mode-set") == [{"mode": f"@text.mode-{mode}"}]
    assert help_card(match) == [f"change-{change.rpartition('.')[2]}" for change in changes]


def test_standard_mode_has_no_help_card() -> None:
    match = start(1)
    assert (match.state.modes, told(match, "mode-set"), help_card(match)) == ([], [], [])


def help_card(match: Any) -> list[str]:
    """What lies on the table about the mode."""
    zones = [part for part in match.scene(0).parts if isinstance(part, Zone) and part.id == "mode"]
    return [card.name.key for zone in zones for card in zone.cards if isinstance(card.name, Say)]


@rule("grail.story.modifiers-are-optional")
def test_a_group_may_leave_out_some_changes_of_story_mode() -> None:
    match = start(1, mode="story-some")
    assert asked(match) == {0: "ask-changes"}
    play(match, "leave-out:no-health-limiter", "leave-out:encounters-as-if-one-fewer", "take-in:no-health-limiter")
    play(match, "done")
    assert match.state.modes == [each for each in STORY if each != FEWER]
    assert asked(match) == {0: "ask-choose-character"}


@rule("grail.challenge.modifiers-are-optional")
def test_a_group_may_leave_out_some_changes_of_challenge_mode() -> None:
    match = start(1, mode="challenge-some")
    play(match, "leave-out:secret-42-from-the-start", "done", "character:beor", "have-read")
    assert match.state.modes == [each for each in CHALLENGE if each != FORTY_TWO]
    assert list(match.state.seats[0].secrets) == []


@rule("grail.setup.challenge-not-for-a-first-chapter")
def test_challenge_mode_comes_with_a_warning() -> None:
    assert len(told(start(1, mode="challenge"), "mode-warning")) == 1
    assert told(start(1, mode="story"), "mode-warning") == []
    match = next_chapter(chapter=2)
    play(match, "mode:challenge")
    assert told(match, "mode-warning") == []


@rule("grail.challenge.secret-42-from-the-start")
def test_secret_42_is_in_play_for_all_from_the_start() -> None:
    """A83: one for the group, with the lowest Character Number."""
    match = gathered(2, mode="challenge")
    assert [list(one.secrets) for one in match.state.seats] == [["secret-42"], []]


@rule("grail.story.one-craftable-item-at-start")
def test_story_mode_gives_each_character_a_craftable_item() -> None:
    """Items 5 to 8 are Craftable."""
    drawn = set()
    for seed in "abcdef":
        match = gathered(2, seed=seed, mode="story")
        given = [list(one.items) for one in match.state.seats]
        assert [len(items) for items in given] == [1, 1]
        drawn |= {items[0] for items in given}
    assert drawn <= {"item-5", "item-6", "item-7", "item-8"}
    assert len(drawn) > 2
    assert [list(one.items) for one in gathered(2).state.seats] == [[], []]


@rule("grail.story.encounters-as-if-one-fewer")
def test_story_mode_meets_the_encounters_of_a_smaller_group() -> None:
    """A80. Two and more meet level 2 in this world."""
    decks = {mode: gathered(2, mode=mode).state.encounters["green"].cards for mode in ("standard", "story")}
    assert decks == {"standard": ["green-2"], "story": ["green-1"]}


# --- between two Chapters ---


@rule("grail.setup.mode-can-change-between-chapters")
@pytest.mark.parametrize(
    ("before", "option", "after"),
    [
        ([], "mode:keep", []),
        ([], "mode:story", list(STORY)),
        (list(STORY), "mode:challenge", list(CHALLENGE)),
        (list(CHALLENGE), "mode:standard", []),
        ([LESS], "mode:keep", [LESS]),
    ],
)
def test_the_mode_may_change_between_two_chapters(before: list[str], option: str, after: list[str]) -> None:
    match = next_chapter({}, {}, modes=before)
    assert asked(match) == {0: "ask-mode", 1: "ask-mode"}
    play(match, f"0 {option}", f"1 {option}")
    assert (match.state.modes, match.state.chapter) == (after, 2)


def test_the_new_mode_counts_for_the_new_chapter() -> None:
    match = next_chapter({}, {})
    play(match, "0 mode:story-some", "1 mode:story-some")
    assert match.state.chapter == 1
    play(match, "0 done", "1 done")
    assert (match.state.chapter, list(match.state.encounters["green"].cards)) == (2, ["green-1"])


def test_entering_challenge_mode_takes_secret_42_and_leaving_it_puts_it_back() -> None:
    """A98."""
    match = next_chapter()
    play(match, "mode:challenge")
    assert list(match.state.seats[0].secrets) == ["secret-42"]
    match = next_chapter({"secrets": ["secret-42"]}, modes=[FORTY_TWO])
    play(match, "mode:standard")
    assert list(match.state.seats[0].secrets) == []
    assert "secret-42" in match.state.secrets
    match = next_chapter({"secrets": ["secret-42"]}, modes=[FORTY_TWO])
    play(match, "mode:keep")
    assert list(match.state.seats[0].secrets) == ["secret-42"]


@rule("grail.challenge.health-limiter-upside-down", "grail.challenge.five-items-at-most")
def test_what_is_too_much_in_the_new_mode_goes_at_once() -> None:
    owned = [f"item-{number}" for number in range(1, 7)]
    match = next_chapter({"health": 4, "energy": 4, "items": owned})
    play(match, "mode:challenge")
    assert asked(match) == {0: "ask-too-many-items"}
    play(match, "lose:item-3")
    assert tracks(match)[0] == 3
    assert len(match.state.seats[0].items) == 5


def test_standard_is_not_offered_to_whoever_plays_it() -> None:
    assert offered(next_chapter()) == {
        "mode:keep", "mode:story", "mode:story-some", "mode:challenge", "mode:challenge-some",
    }  # fmt: skip


def test_every_change_and_every_mode_has_its_words() -> None:
    texts: Texts = GAME.texts(GAME.content())
    keys = [f"change-{change.rpartition('.')[2]}" for change in (*STORY, *CHALLENGE)]
    keys += [f"option-mode-{mode}" for mode in ("keep", *GAME.choices[0].values)]
    assert [key for key in keys if not all(texts.knows(lang, key) for lang in ("en", "fr"))] == []
