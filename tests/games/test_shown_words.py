"""Whatever random games show, on the page and in the terminal, reads as its language does."""

from __future__ import annotations

import re
from collections.abc import Iterator
from html import unescape
from random import Random
from typing import Any, Final

import pytest
from tests.web.render.test_page import view_of

from roundtable import games
from roundtable.bots import BEST, Seen, maker
from roundtable.kernel.game import Setup
from roundtable.kernel.match import Match
from roundtable.kernel.plain import PlainWriter
from roundtable.terminal.menu import Menu
from roundtable.terminal.paint import Paint
from roundtable.web import render
from roundtable.web.view.make_view import costs, faces, odds, previews, stakes
from roundtable.web.view.view import LogLine

NAMES: Final = ("Élise", "Ana", "Igor", "Odile", "Ugo", "Henri")
"""They begin as French minds."""
ANSWERS: Final = 500
PAGES: Final = 12
"""So many answers are given, and so many pages looked at on the way."""
LABELS: Final = re.compile(r"\b(?:aria-label|title|placeholder|alt|data-about|data-what)=\"([^\"]*)\"")
VOWEL: Final = "aeiouàâéèêëîïôöûùœæAEIOUÀÂÉÈÊËÎÏÔÖÛÙŒÆ"
ALWAYS: Final = (
    (re.compile(r"[{}]"), "braces"),
    (re.compile(r"\bNone\b(?! of)|\bFalse\b|\bTrue\b(?! [A-Z])"), "a value of Python"),
    (re.compile(r"(?<=\S) {2,}(?=\S)"), "two spaces"),
    (re.compile(r"(?<!\.)\.\.(?!\.)| [.,](?=\s|$)"), "a full stop too many, or a space before it"),
    (re.compile(r"@[a-z]+\.\w"), "a reference"),
)
ENGLISH: Final = (
    (re.compile(r"\b[Aa] (?=[aeioAEIO])(?!on[ec]|On[ec]|uni|use|eu)"), "an article: an"),
    (re.compile(r"\b[Aa]n (?=[bcdfgjklmnpqrstvwxyzBCDGJKPQTVWYZ])"), "an article: a"),
)
FRENCH: Final = (
    (re.compile(r"\b(?:de|à) les?(?= [A-ZÀ-Ý])"), "an article that melts: du, au"),
    (
        re.compile(rf"\b(?:de|que|jusque|lorsque|se|ne) (?=[{VOWEL}])(?!onz|oui|ouist|un\b|une\b|yaourt)", 0),
        "no elision",
    ),
    (re.compile(rf"(?<!-)\b[Ll][ea] (?=[{VOWEL}])(?!onz|oui|un\b|une\b)"), "no elision of the article"),
)


def words_in(markup: str) -> Iterator[str]:
    """What is read and what is read aloud."""
    markup = re.sub(r"<(style|svg|script)\b.*?</\1>", "", markup, flags=re.DOTALL)
    yield from map(unescape, LABELS.findall(markup))
    for text in re.split(r"<(?!/?(?:b|i|em|strong)\b)[^>]*>", markup):
        said = unescape(re.sub(r"<[^>]*>", "", text))
        yield from (line.strip() for line in said.split("\n") if line.strip())


def slips(said: str, lang: str) -> list[str]:
    rules = (*ALWAYS, *(FRENCH if lang == "fr" else ENGLISH))
    return [f"{what}: …{said[max(0, found.start() - 30) : found.end() + 30]}…"
            for rule, what in rules if (found := rule.search(said))]  # fmt: skip


def seen_by(match: Match[Any, Any], seat: int, lang: str) -> Any:
    """The page of somebody who is asked, with all that only a served page knows."""
    texts = match.game.texts(match.content, dict(enumerate(NAMES)))
    plain = view_of(match, seat, lang)
    asks, shared = plain.asks, Shared(match)
    log = tuple(LogLine(at + 1, event.at, event) for at, event in enumerate(match.told(seat)[-12:]))
    return view_of(
        match, seat, lang, name="", texts=texts, talk=(), log=log, own=(seat,),
        say=lambda line: texts.say(lang, line.event.key, line.event.params),
        seats=tuple(type(one)(one.seat, one.kind, NAMES[one.seat]) for one in plain.seats),
        previews=lambda decision, options: previews(match, shared, asks, decision, options),
        costs=lambda decision, option: costs(match, shared, asks, decision, option),
        odds=lambda decision, option: odds(match, asks, decision, option),
        faces=lambda decision, option: faces(match, asks, decision, option),
        stakes=lambda decision: stakes(match, asks, decision),
    )  # fmt: skip


class Shared:
    """What a table's version knows of its scenes."""

    def __init__(self, match: Match[Any, Any]) -> None:
        self.seen: dict[int, Any] = {}
        self.match = match

    def scene(self, match: Match[Any, Any], seat: int) -> Any:
        return self.seen.setdefault(seat, match.scene(seat))


@pytest.mark.parametrize(
    ("said", "lang"),
    [
        ("Le tour de Élise", "fr"), ("la lanterne de le Gardien", "fr"), ("à le Temple", "fr"),
        ("{ask-way}", "en"), ("None goes", "en"), ("two  spaces", "en"), ("Why: @seat.1", "en"), ("le arbre", "fr"),
        ("a orange gem", "en"), ("an gem", "en"), ("one gold..", "en"),
    ],
)  # fmt: skip
def test_what_reads_badly_is_found(said: str, lang: str) -> None:
    assert slips(said, lang)


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("players", ["random", BEST])
@pytest.mark.parametrize("game", games.names())
def test_all_that_games_show_reads_well(game: str, players: str, lang: str) -> None:
    """Played at random, and by the game's own bots, who get further."""
    found: set[str] = set()
    rng, kind = Random(f"{game} {players} {lang}"), games.get(game)
    seats = min(4, kind.most_seats)
    match = Match.start(kind, Setup(seats, f"words of {players}"), telling=True)
    texts = kind.texts(match.content, dict(enumerate(NAMES)))
    bots = [maker(players, game)(Random(f"{seat} {lang}")) for seat in range(seats)]
    for _ in range(ANSWERS):
        if match.over:
            break
        window = rng.choice(match.windows)
        seat = rng.choice(window.seats)
        if rng.random() < PAGES / ANSWERS:
            offer = next(one for one in match.offers(seat) if one.prompt is window.prompt)
            for markup in render.fragments(seen_by(match, offer.seat, lang)).values():
                for said in words_in(markup):
                    found.update(slips(said, lang))
            menu = Menu(match, offer, match.scene(offer.seat), PlainWriter(texts, lang, 100), Paint())
            for line in menu.lines():
                found.update(slips(re.sub(r"(?<=\S) {3,}", " · ", line.strip()), lang))
        match.take(window, seat, *bots[seat].choose(Seen(match, window, seat)))
    for event in match.events:
        found.update(slips(texts.say(lang, event.key, event.params), lang))
    assert not found, "\n".join(sorted(found))
