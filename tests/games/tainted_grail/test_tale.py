"""Events, Quests, Tasks and Chapters."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from roundtable.games.tainted_grail.effects.stories import StoryDeed
from roundtable.games.tainted_grail.state import Carry
from roundtable.games.tainted_grail.story import tale
from roundtable.games.tainted_grail.story.story_deeds import STORY

from .test_journal import reading, texts, verse
from .thin import asked, during, play, told

rule = pytest.mark.rule
Item = dict[str, Any]


def event(part: int, chapter: int = 1, **more: Any) -> Item:
    return {"id": f"event-{chapter}-{part}", "chapter": chapter, "part": part, **more}


def random_event(number: int, **more: Any) -> Item:
    return {"id": f"random-{number}", **more}


CHAPTERS = [{"id": str(number), "decks": [{"levels": [1]}], "when_low": 0} for number in (1, 2)]


def book(events: list[Item], random: list[Item] | None = None, **more: Any) -> dict[str, list[Item]]:
    return {"story-events": events, "random-events": random or [], "chapters": CHAPTERS, **more}


def at_setup(content: Any, *seats: Item, days: int = 0, **given: Any) -> Any:
    """The Chapter is set up, then so many Events are revealed, one a day."""

    def rules(table: Any) -> Any:
        tale.set_up_random_events(table)
        yield from tale.build_events(table)
        for _ in range(days):
            table.state.day += 1
            yield from tale.new_event(table)

    return during(rules, *(seats or ({},)), content=content, **given)


def doing(*deeds: Item, content: Any = None, seats: tuple[Item, ...] = ({},), **given: Any) -> Any:
    """All Characters do this."""
    made = msgspec.convert(deeds, tuple[StoryDeed, ...])
    return during(
        lambda table: table.then(Carry(tuple(range(len(seats))), made)), *seats, content=content or {}, **given
    )


def revealed(match: Any) -> list[str]:
    return [each["card"].split(".")[1] for each in told(match, "event")]


# --- Events ---


@rule("grail.event.chapter-and-part-order-the-deck")
def test_the_deck_of_a_chapter_lies_in_the_order_of_its_parts() -> None:
    events = [event(2), event(0), event(3, needs={"players": 2}), event(1), event(4), event(1, chapter=2)]
    match = at_setup(book(events))
    assert list(match.state.events.cards)[::-1] == ["event-1-1", "event-1-2", "event-1-4"]


@rule("grail.day.one-event-revealed", "grail.event.ordinary-event-lasts-one-day", "grail.discard.events-have-a-pile")
def test_an_event_without_a_quest_leaves_when_the_next_one_comes() -> None:
    """A13, A16."""
    content = book([event(1, do=[{"do": "today", "what": "no-trade"}]), event(2)])
    match = at_setup(content, days=1)
    assert (list(match.state.event_in_force), tale.holds_today(match.table, "no-trade")) == (["event-1-1"], True)
    match = at_setup(content, days=2)
    assert (list(match.state.event_in_force), list(match.state.event_discard)) == (["event-1-2"], ["event-1-1"])
    assert not tale.holds_today(match.table, "no-trade")
    assert list(at_setup(content, days=3).state.event_in_force) == []


@rule("grail.event.random-events-go-on-top-when-told", "grail.event.draw-only-from-the-event-deck")
@rule("grail.setup.random-events-set-aside")
def test_random_events_come_by_way_of_the_event_deck() -> None:
    content = book([event(1, random=2), event(2)], [random_event(1, count=3)])
    match = at_setup(content, days=1)
    assert list(match.state.events.cards)[::-1] == ["random-1", "random-1", "event-1-2"]
    assert len(match.state.random_events) == 1
    match = at_setup(content, days=3)
    assert revealed(match) == ["event-1-1", "random-1", "random-1"]
    assert len(match.state.random_events) == 2


@rule("grail.challenge.one-random-event-fewer")
def test_in_challenge_mode_one_random_event_fewer_comes() -> None:
    content = book([event(1, random=2), event(2)], [random_event(1, count=3)])
    match = at_setup(content, days=1, modes=["grail.challenge.one-random-event-fewer"])
    assert list(match.state.events.cards)[::-1] == ["random-1", "event-1-2"]


def test_a_story_event_that_is_due_comes_first() -> None:
    events = [event(1), event(2, day=3), event(3), event(4, due={"status": "ferry"})]
    content = book(events, statuses=[{"id": "ferry"}])
    assert revealed(at_setup(content, days=3)) == ["event-1-1", "event-1-2", "event-1-3"]
    assert revealed(at_setup(content, days=3, statuses={"ferry": 1})) == ["event-1-4", "event-1-2", "event-1-1"]


def test_the_group_chooses_from_the_ways_of_an_event() -> None:
    ways = [{"text": "feed", "pays": {"food": 1}}, {"text": "shut", "do": [{"do": "terror", "by": 1}]}]
    match = at_setup(book([event(1, ways=ways)]), {"food": 1}, {"food": 0}, days=1)
    assert asked(match) == {0: "ask-event-way", 1: "ask-event-way"}
    play(match, "0 way:shut", "1 way:shut")
    assert [one.terror for one in match.state.seats] == [1, 1]


def test_events_may_be_looked_at_and_put_under() -> None:
    content = book([event(1), event(2), event(3)])

    def rules(table: Any) -> Any:
        yield from tale.build_events(table)
        deeds = msgspec.convert([{"do": "see-events", "number": 2, "under": 1}], tuple[StoryDeed, ...])
        yield from STORY.carry_out(table, (0,), deeds)

    match = during(rules, content=content)
    assert [each["card"] for each in told(match, "event-seen")] == [
        "@story-events.event-1-1",
        "@story-events.event-1-2",
    ]
    play(match, "under:event-1-1")
    assert list(match.state.events.cards)[::-1] == ["event-1-2", "event-1-3", "event-1-1"]


# --- Quests ---

QUEST = {"id": "quest-1", "goal": {"secret": "secret-1"}, "success": "9"}
SECRETS = [{"id": "secret-1", "number": 1}, {"id": "secret-2", "number": 2, "quest": "quest-1", "verse": "8"}]
GAIN = {"do": "secret", "gain": "secret-1", "to": "arev"}


@rule("grail.quest.lives-on-event-or-secret", "grail.quest.first-event-starts-the-first-quest")
@rule("grail.quest.drawn-quest-goes-to-the-active-pile", "grail.quest.card-stays-until-told")
def test_the_first_event_brings_the_first_quest_and_stays() -> None:
    content = book([event(1, at_once=True, quest="quest-1"), event(2)], quests=[QUEST], secrets=SECRETS)
    match = at_setup(content, days=1)
    assert (match.state.quests, list(match.state.active_quests)) == ({"quest-1": "active"}, ["event-1-1"])
    assert list(match.state.event_in_force) == ["event-1-2"]


@rule("grail.quest.drawn-quest-goes-to-the-active-pile", "grail.quest.lives-on-event-or-secret")
def test_a_secret_brings_its_quest_and_its_verse() -> None:
    content = {"quests": [QUEST], "secrets": SECRETS, "journal": [verse("8"), verse("9")]}
    match = doing({"do": "secret", "gain": "secret-2"}, content=content)
    assert (match.state.quests, texts(match)) == ({"quest-1": "active"}, ["8"])


@rule("grail.quest.success-resolves-at-once", "grail.quest.card-stays-until-told")
@rule("grail.quest.leads-to-the-end-of-the-chapter")
def test_a_quest_succeeds_the_moment_any_character_meets_its_goal() -> None:
    content = book([event(1, at_once=True, quest="quest-1")], quests=[QUEST], secrets=SECRETS)
    pages = [verse("1", do=[{"do": "exp", "who": "each"}, GAIN, {"do": "exp", "by": 4, "who": "each"}]), verse("9")]

    def rules(table: Any) -> Any:
        yield from tale.build_events(table)
        table.then(Carry((0,), msgspec.convert([{"do": "go", "to": "1"}], tuple[StoryDeed, ...])))

    seats = ({"who": "beor"}, {"who": "arev"})
    match = during(rules, *seats, content={**content, "journal": pages})
    play(match, "0 go-on")
    assert (match.state.quests, texts(match), match.state.seats[0].exp) == ({"quest-1": "done"}, ["1", "9"], 1)
    assert (list(match.state.active_quests), list(match.state.removed)) == ([], ["event-1-1"])
    play(match, "1 close-journal")
    assert match.state.seats[0].exp == 5


def test_a_quest_fails_by_the_word_of_the_story() -> None:
    match = doing({"do": "quest", "begin": "quest-1"}, {"do": "end-quest", "quest": "quest-1", "won": False},
                  GAIN, content={"quests": [QUEST], "secrets": SECRETS}, seats=({"who": "arev"},))  # fmt: skip
    assert (match.state.quests, texts(match)) == ({"quest-1": "failed"}, [])


@rule("grail.quest.tokens-track-progress")
def test_a_dial_that_reaches_nothing_is_gone_and_its_verse_is_read() -> None:
    secrets = [{"id": "secret-19", "number": 19, "dial": 3, "token": "quest", "ends": "5"}]
    content = {"secrets": secrets, "journal": [verse("5")]}
    deeds: list[Item] = [{"do": "secret", "gain": "secret-19"}, {"do": "dial", "of": "secret-19", "by": -2}]
    assert doing(*deeds, content=content).state.dials == {"secret-19": 1}
    match = doing(*deeds, {"do": "dial", "of": "secret-19", "by": -1}, content=content)
    assert (match.state.dials, texts(match)) == ({}, ["5"])


# --- Tasks, Chapters, endings ---


@rule("grail.task.optional-side-mission", "grail.task.no-card-and-no-fixed-end")
@rule("grail.task.not-tied-to-a-chapter", "grail.task.never-ends-a-chapter")
def test_a_task_is_a_note_that_ends_nothing() -> None:
    note = {"do": "task", "text": "find", "id": "hermits"}
    assert doing(note, note).state.tasks == ["hermits"]
    match = doing(note, {"do": "chapter", "begin": 2}, {**note, "done": True}, content=book([]))
    play(match, "mode:keep")
    assert (match.state.tasks, match.state.chapter, match.outcome) == ([], 2, None)


@rule("grail.chapter.state-carries-over", "grail.basics.campaign-is-a-run-of-chapters")
def test_a_new_chapter_changes_the_decks_and_nothing_else() -> None:
    chapters = [CHAPTERS[0], {**CHAPTERS[1], "do": [{"do": "wealth", "by": 2}], "verse": "2"}]
    content = book([event(1), event(2), event(1, chapter=2)], journal=[verse("1"), verse("2")], chapters=chapters)
    match = doing({"do": "chapter", "begin": 2}, content=content, day=7,
                  seats=({"health": 3, "most_health": 8, "energy": 1, "terror": 2},))  # fmt: skip
    play(match, "mode:keep")
    one = match.state.seats[0]
    assert (one.health, one.energy, one.terror, match.state.day, match.state.chapter) == (3, 1, 2, 7, 2)
    assert (list(match.state.events.cards), one.wealth, texts(match)) == (["event-2-1"], 2, ["2"])


@rule("grail.basics.campaign-is-a-run-of-chapters", "grail.basics.group-wins-or-loses-together")
@pytest.mark.parametrize(("ending", "winners"), [("a", (0, 1)), ("lost", ())])
def test_the_last_page_ends_it_for_all(ending: str, winners: tuple[int, ...]) -> None:
    match = doing({"do": "ending", "ending": ending}, {"do": "exp"}, seats=({}, {}))
    assert match.outcome is not None
    assert match.outcome.winners == winners


def test_a_secret_is_lost_by_the_word_of_the_story() -> None:
    lost = {"do": "lose-secret", "secret": "secret-1"}
    seats = ({"secrets": ["secret-1"]},)
    assert "secret-1" in doing(lost, content={"secrets": SECRETS}, seats=seats).state.secrets
    gone = doing({**lost, "for_good": True}, content={"secrets": SECRETS}, seats=seats)
    assert list(gone.state.removed) == ["secret-1"]


def test_reading_marks_what_a_quest_waits_for() -> None:
    quest = {"id": "quest-1", "goal": {"status": "ferry", "parts": 2}, "success": "9"}
    content = {"quests": [quest], "statuses": [{"id": "ferry", "parts": 3}]}
    mark = [{"do": "status", "mark": "ferry", "next": True}]
    begin = {"do": "quest", "begin": "quest-1"}
    assert texts(reading([verse("1", do=[begin, *mark]), verse("9")], content=content)) == ["1"]
    match = reading([verse("1", do=[begin, *mark, *mark]), verse("9")], content=content)
    play(match, "go-on")
    assert texts(match) == ["1", "9"]
