"""`python -m tests.games.shown_words`: whole random games of every kind, shown on the page and in the terminal.

Prints whatever reads badly or can't be shown at all, with the game and the decision that lead there.
"""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Iterator
from functools import cache
from html import unescape
from random import Random
from typing import Any, Final

from tests.web.render.test_page import view_of

from roundtable import games
from roundtable.bots import Seen, maker
from roundtable.kernel.game import Setup
from roundtable.kernel.match import Match
from roundtable.kernel.offers import Offer
from roundtable.kernel.plain import PlainWriter
from roundtable.kernel.seats import WATCHER
from roundtable.kernel.texts import Texts
from roundtable.terminal.menu import Menu
from roundtable.terminal.paint import Paint
from roundtable.web import render
from roundtable.web.view.make_view import costs, faces, odds, previews, stakes
from roundtable.web.view.view import LogLine

NAMES: Final = ("Élise", "Ana", "Igor", "Odile", "Ugo", "Henri")
"""They begin as French minds."""
LABELS: Final = re.compile(r"\b(?:aria-label|title|placeholder|alt|data-about|data-what)=\"([^\"]*)\"")
VOWEL: Final = "aeiouàâéèêëîïôöûùœæAEIOUÀÂÉÈÊËÎÏÔÖÛÙŒÆ"
ALWAYS: Final = (
    (re.compile(r"[{}]"), "braces"),
    (re.compile(r"\b(?:None|False|True)\b(?! of\b| [A-Z])"), "a value of Python"),
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


def seen_by(match: Match[Any, Any], seat: int, lang: str, texts: Texts) -> Any:
    """The page of somebody who is asked, with all that only a served page knows."""
    plain = view_of(match, seat, lang, texts=texts)
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


@cache
def texts_of(game: str) -> Texts:
    return games.get(game).texts(games.get(game).content())


def setup_of(game: str, rng: Random) -> Setup:
    """Any table: how many sit there, with or without a clock, any of the game's options."""
    kind = games.get(game)
    options = {choice.name: rng.choice(choice.values) for choice in kind.choices}
    seats = rng.randint(kind.least_seats, min(len(NAMES), kind.most_seats))
    return Setup(seats, str(rng.random()), options, timed=rng.random() < 0.5)


def walk(game: str, lang: str, seed: str, share: float, most: int, players: str = "random") -> tuple[int, set[str]]:
    """Plays on and looks at a share of the decisions: how many were looked at, and what reads badly."""
    found: set[str] = set()
    rng, looked = Random(seed), 0
    match: Match[Any, Any] = Match.start(games.get(game), setup_of(game, rng), telling=True)
    texts = texts_of(game).seated(dict(enumerate(NAMES)))
    bots = [maker(players, game)(Random(f"{seed} {seat}")) for seat in range(match.setup.seats)]
    for at in range(most):
        if match.over:
            break
        window = rng.choice(match.windows)
        seat = rng.choice(window.seats)
        if rng.random() < share:
            looked += 1
            offer = next(one for one in match.offers(seat) if one.prompt is window.prompt)
            try:
                found.update(shown(match, offer, texts, lang))
            except Exception as error:
                error.add_note(f"{game}, {lang}, seed {seed}, decision {at}: {offer.prompt.key}")
                raise
        match.take(window, seat, *bots[seat].choose(Seen(match, window, seat)))
    for event in match.events:
        found.update(slips(texts.say(lang, event.key, event.params), lang))
    return looked, found


def shown(match: Match[Any, Any], offer: Offer, texts: Texts, lang: str) -> Iterator[str]:
    """What reads badly on the page of whoever is asked, in its terminal, and on the page of whoever looks on."""
    for seat in (offer.seat, WATCHER):
        for markup in render.fragments(seen_by(match, seat, lang, texts)).values():
            for said in words_in(markup):
                yield from slips(said, lang)
    menu = Menu(match, offer, match.scene(offer.seat), PlainWriter(texts, lang, 100), Paint())
    for line in menu.lines():
        yield from slips(re.sub(r"(?<=\S) {3,}", " · ", line.strip()), lang)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=games.names())
    parser.add_argument("--matches", type=int, default=20, help="of each game in each language")
    parser.add_argument("--from", dest="first", type=int, default=0)
    parser.add_argument("--players", default="random", help="random (default) or heuristic")
    parser.add_argument("--share", type=float, default=0.05, help="of the decisions that are looked at")
    parser.add_argument("--most", type=int, default=4000, help="decisions of one match")
    args = parser.parse_args()
    bad = False
    for number in range(args.first, args.first + args.matches):
        for game in args.games:
            for lang in ("en", "fr"):
                looked, found = walk(game, lang, f"{game} {lang} {number}", args.share, args.most, args.players)
                print(f"{game} {lang} {number}: {looked} decisions looked at", flush=True)
                for slip in sorted(found):
                    bad = True
                    print(f"  {slip}", flush=True)
    return int(bad)


if __name__ == "__main__":
    sys.exit(main())
