"""Tainted Grail in the browser: a Chapter that one person plays, and a day of four with two fights at once."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache
from typing import Any

from playwright.sync_api import expect

from roundtable import bots, games
from roundtable.kernel.game import Setup
from roundtable.kernel.match import Match

from .stage import PHONE, People, Visitor

Play = Match[Any, Any]
Answer = tuple[int, str]
"""A seat and the option that it takes."""
GAME = "tainted-grail"
LEISURE = ("trade", "let-act-again")
AT_MOST = 100
"""Answers: more make a test long and show no more."""


def begun(seats: int, seed: str) -> Play:
    return Match.start(games.get(GAME), Setup(seats, seed, {"mode": "standard"}, timed=False), telling=True)


def by_bots(match: Play, seed: str) -> Iterator[Answer]:
    """What bots that play well answer, until the first Chapter is over."""
    players = [bots.maker("heuristic", GAME)(random.Random(f"{seed}-{seat}")) for seat in range(match.setup.seats)]
    while match.windows and match.state.chapter == 1 and not match.state.failed:
        window = match.windows[0]
        seat = window.seats[0]
        option, at = players[seat].choose(bots.Seen(match, window, seat))
        match.take(window, seat, option, at)
        yield seat, option.id


def by_luck(match: Play, seed: str) -> Iterator[Answer]:
    """What people answer who look at nothing, until the first night is over."""
    chance = random.Random(seed)
    while match.windows and match.state.day == 1 and not match.state.failed:
        offer = chance.choice(match.offers())
        option = chance.choice([each for each in offer.options if each.verb not in LEISURE] or offer.options)
        match.answer(offer.seat, offer.decision, option.id)
        yield offer.seat, option.id


@cache
def chapter() -> tuple[bytes, list[Answer]]:
    """A Campaign of one, and a way through its first Chapter that leads through a Combat and a talk."""
    for number in range(30, 130):
        match = begun(1, f"chapter-{number}")
        save = match.save()
        answers: list[Answer] = []
        kinds: set[str] = set()
        for answer in by_bots(match, str(number)):
            answers.append(answer)
            kinds |= {fight.kind for fight in match.state.fights}
            if len(answers) > AT_MOST:
                break
        if match.state.chapter == 2 and kinds == {"combat", "diplomacy"}:
            return save, answers
    raise AssertionError("no short Chapter in a hundred Campaigns")


@cache
def day() -> tuple[bytes, list[Answer], int]:
    """A Campaign of four, all answers of its first day, and after how many of them two fights go on at once."""
    for number in range(30, 230):
        match = begun(4, f"day-{number}")
        save = match.save()
        answers: list[Answer] = []
        at_once = 0
        for answer in by_luck(match, str(number)):
            answers.append(answer)
            if not at_once and two_fights(match):
                at_once = len(answers)
        if at_once and len(answers) <= AT_MOST and match.state.day == 2 and not match.state.fights:
            return save, answers, at_once
    raise AssertionError("no two fights in two hundred days")


def two_fights(match: Play) -> bool:
    """Whether two Encounters go on, and somebody in each is asked."""
    asked = {seat for window in match.windows for seat in window.seats}
    return len(match.state.fights) > 1 and all(asked & set(fight.party) for fight in match.state.fights)


def give(visitor: Visitor, option: str) -> None:
    """Chooses an option by its id, and waits until something else stands there."""
    visitor.asked()
    before = visitor.decision()
    button = visitor.page.locator(f'#f-decision .option[value="{option}"]').first
    expect(button).to_be_enabled()
    if button.is_visible():
        button.click()
    else:  # it is folded away, or a card stands for it
        button.evaluate("one => one.click()")
    visitor.decided(before)


def test_one_person_plays_a_whole_chapter(people: People) -> None:
    save, answers = chapter()
    ann = people("Ann")
    ann.load(save, "me")
    duels = ann.page.locator("#f-parts .part.duel")
    fought = 0
    for _, option in answers:
        give(ann, option)
        fought += duels.count()
    ann.asked()
    assert fought
    ann.sees(str(games.get(GAME).content().text("en", "chapters", "2", "name")))


def test_four_people_play_a_day_with_two_fights_at_once(people: People) -> None:
    save, answers, at_once = day()
    everybody = [people(name) for name in ("Ann", "Ben", "Cat", "Dan")]
    ann, *others = everybody
    table = ann.load(save, "me", "open", "open", "open")
    for seat, visitor in enumerate(others, 1):
        visitor.join(ann.invite(table, seat))
    if (start := ann.page.locator("main form button", has_text="Start").first).is_visible():
        start.click()
    for visitor in everybody:
        visitor.connected()
    for seat, option in answers[:at_once]:
        give(everybody[seat], option)
    for visitor in everybody:
        expect(visitor.page.locator("#f-parts .part.duel")).to_have_count(2)
    assert len([visitor for visitor in everybody if visitor.decision()]) > 1, "no fight waits for the other"
    for seat, option in answers[at_once:]:
        give(everybody[seat], option)
    for visitor in everybody:
        visitor.sees("Day 2")
        expect(visitor.page.locator("#f-parts .part.duel")).to_have_count(0)


@cache
def hand() -> bytes:
    """Somebody alone in a Combat, with two cards or more to choose from."""
    for number in range(40):
        match = begun(1, f"hand-{number}")
        for count, _ in enumerate(by_bots(match, str(number))):
            asks = match.windows[0].prompt.key == "ask-play-card" if match.windows else False
            if asks and sum(option.verb == "play" for option in match.windows[0].menu(0)) > 1:
                return match.save()
            if count > 150:
                break
    raise AssertionError("no hand in forty Campaigns")


def test_on_a_phone_the_hand_stands_in_sight_and_a_touched_card_is_the_button(people: People) -> None:
    ann = people("Ann", size=PHONE, touch=True)
    ann.load(hand(), "me")
    ann.asked()
    page = ann.page
    cards = page.locator(".held-card .card.offered")
    for card in cards.all():
        box, decision = card.bounding_box(), page.locator("#f-decision").bounding_box()
        assert box
        assert decision
        assert box["y"] + box["height"] <= decision["y"] + 1, "no card lies below what can be done"
    options = page.locator("#f-decision .of-hand")
    seen = [one for one in options.all() if (one.bounding_box() or {"height": 0})["height"] > 20]
    assert len(seen) == 1, "of the cards one is the button"
    cards.nth(1).tap()
    number = cards.nth(1).get_attribute("data-choice")
    chosen = page.locator(f'#f-decision .of-hand:has([data-choice="{number}"])')
    expect(chosen.locator(".option")).to_be_in_viewport()
    box = chosen.bounding_box()
    assert box
    assert box["height"] > 40
