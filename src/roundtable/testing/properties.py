"""What must hold for every game at every decision, for random play. A game's tests call `check_match`.

Each check raises `Broken` with a sentence and the journal that shows it.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from contextlib import suppress
from typing import Any

import msgspec
from msgspec import Struct

from roundtable.kernel import journal as journals
from roundtable.kernel.copying import copied
from roundtable.kernel.errors import RoundtableError
from roundtable.kernel.game import Game, Setup
from roundtable.kernel.knowledge import census
from roundtable.kernel.match import Match
from roundtable.kernel.options import Option
from roundtable.kernel.piles import Pile, piles_of
from roundtable.kernel.plain import render
from roundtable.kernel.position import stored
from roundtable.kernel.scene import pointers
from roundtable.kernel.seats import WATCHER, Seat
from roundtable.kernel.state import State
from roundtable.kernel.texts import Texts
from roundtable.kernel.windows import Window

AnyMatch = Match[Any, Any]


class Broken(AssertionError):
    """A property that does not hold; `journal` leads there."""

    journal: journals.Journal | None = None


def random_answer(match: AnyMatch, rng: random.Random) -> tuple[Window, Seat, Option[Any], int]:
    """Some seat's answer to some open decision, at some moment the window allows."""
    window = rng.choice(match.windows)
    seat = rng.choice(window.seats)
    option = rng.choice(window.menu(seat))
    latest = window.latest_ms()
    return window, seat, option, 0 if latest is None else rng.randint(0, latest)


def step_randomly(match: AnyMatch, rng: random.Random) -> None:
    """One random answer through the public door; now and then a clock runs out instead."""
    window, seat, option, ms = random_answer(match, rng)
    decision = match.offers(seat)
    offer = next(offer for offer in decision if offer.decision.split("+")[0].split("~")[0] == str(window.number))
    if window.latest_ms() is not None and rng.random() < 0.1:
        match.run_out(seat, offer.decision)
    else:
        match.answer(seat, offer.decision, option.id, ms)


def check_match(game: Game[Any, Any], setup: Setup, rng: random.Random, *, thorough: float = 0.2) -> AnyMatch:
    """Plays one random match to its end, checking every property at a share of its decisions."""
    match = Match.start(game, setup, telling=True)
    try:
        _check(match, rng, thorough)
    except Broken as broken:
        broken.journal = journals.journal_of(match)
        raise
    except RoundtableError as error:
        found = Broken(f"Played again, the match goes another way: {error}")
        found.journal = journals.journal_of(match)
        raise found from error
    return match


def _check(match: AnyMatch, rng: random.Random, thorough: float) -> None:
    cards = census(match.state)
    while not match.over:
        check_census(match, cards)
        check_options(match)
        if rng.random() < thorough:
            past = stored(match.starts[-1][1])
            check_tree(match.state)
            check_clone(match, rng)
            for seat in range(match.setup.seats):
                check_secrets(match, seat, rng)
            check_secrets(match, WATCHER, rng)
            check_preview(match, rng)
            check_past(past, match.starts[-1][1])
        check_step(match, rng)
        if rng.random() < thorough:
            check_undo(match, rng)
    check_census(match, cards)
    check_tree(match.state)
    if match.outcome is None:
        raise Broken("The match stopped without an outcome.")
    check_replay(match)


def check_census(match: AnyMatch, cards: Counter[str]) -> None:
    """Every card is in exactly one pile; of some, new ones may be made."""
    now = census(match.state)
    for card in match.game.endless:
        now[card] = min(now[card], cards[card])
    if now != cards:
        raise Broken(f"Cards were lost or made: missing {dict(cards - now)}, too many {dict(now - cards)}.")


def check_options(match: AnyMatch) -> None:
    """Ids are unique, building a menu changes nothing, and every seat asked has something to choose."""
    before = match.snapshot()
    for window in match.windows:
        window.stale()
        for seat in window.seats:
            ids = [option.id for option in window.menu(seat)]
            if len(ids) != len(set(ids)):
                raise Broken(f"'{window.prompt.key}' offers the same option twice: {ids}.")
            if not ids:
                raise Broken(f"'{window.prompt.key}' offers nothing.")
    if match.snapshot() != before:
        raise Broken("Building options changed the state.")


def check_step(match: AnyMatch, rng: random.Random) -> None:
    """An answer leaves alone what the match keeps of its past, though piles then and now share their lists."""
    kept = match.starts[-1][1]
    before = stored(kept)
    step_randomly(match, rng)
    check_past(before, kept)


def check_past(before: bytes, kept: State | bytes) -> None:
    if stored(kept) != before:
        raise Broken("The past was changed: only the table may change the cards and marks of a pile in place.")


def check_clone(match: AnyMatch, rng: random.Random) -> None:
    """A clone is equal, takes every option offered, stays equal under the same answers, and leaves the match alone."""
    before = match.fingerprint()
    for window in match.windows:
        for seat in window.seats:
            for option in window.menu(seat):
                twin = match.clone()
                twin.take(twin.window(window.number), seat, option, 0)
    one, two = match.clone(), match.clone()
    if one.fingerprint() != before or two.fingerprint() != before:
        raise Broken("A clone differs from its original.")
    for _ in range(8):
        if one.over:
            break
        window, seat, option, ms = random_answer(one, rng)
        one.take(window, seat, option, ms)
        two.take(two.window(window.number), seat, option, ms)
        if one.fingerprint() != two.fingerprint():
            raise Broken(f"Two clones part ways after {option.id}.")
    if match.fingerprint() != before:
        raise Broken("Playing a clone changed its original.")


def check_secrets(match: AnyMatch, seat: Seat, rng: random.Random) -> None:
    """With all that a seat can't know dealt anew it sees the same, is asked the same, and play goes on."""
    imagined = match.imagine(seat, rng.randbytes(16))
    if census(imagined.state) != census(match.state):
        raise Broken("Re-dealing lost or made a card.")
    if imagined.scene(seat) != match.scene(seat):
        raise Broken(f"What seat {seat} sees changes with what is hidden from it.")
    mine, same = (
        [(o.prompt, [(x.id, x.key, x.params) for x in o.options]) for o in m.offers(seat)] for m in (match, imagined)
    )  # in words, too: nobody listens to what is imagined, and that must change nothing
    if mine != same:
        raise Broken(f"What seat {seat} is offered changes with what is hidden from it: {mine}, {same}.")
    check_knowledge(match, imagined, seat)
    again = imagined.clone()
    if again.fingerprint() != imagined.fingerprint():
        raise Broken("A clone of an imagined match differs from it.")
    for _ in range(6):
        if imagined.over:
            break
        window, asked, option, ms = random_answer(imagined, rng)
        imagined.take(window, asked, option, ms)


def check_knowledge(match: AnyMatch, imagined: AnyMatch, seat: Seat) -> None:
    """Every card this seat knows lies where it lay."""
    for real, other in zip(piles_of(match.state), piles_of(imagined.state), strict=True):
        known = real.as_seen_by(seat)
        if len(known) != len(other) or other.as_seen_by(seat) != known:
            raise Broken(f"Re-dealing for seat {seat} moved a card it knows in {real.name}.")


def check_preview(match: AnyMatch, rng: random.Random) -> None:
    """A preview changes nothing, whether it is shown or refused."""
    from roundtable.kernel.errors import PreviewRefused

    before = match.fingerprint()
    offer = rng.choice(match.offers())
    with suppress(PreviewRefused):
        match.preview(offer.seat, offer.decision, rng.choice(offer.options).id)
    if match.fingerprint() != before:
        raise Broken("A preview changed the match.")


def check_undo(match: AnyMatch, rng: random.Random) -> None:
    """Undo with everybody's consent goes back to a position that redo leaves again, both known by their hash."""
    from roundtable.kernel.errors import UndoRefused

    now, rows = match.fingerprint(), len(match.rows)
    everyone = range(match.setup.seats)
    seat = rng.choice(everyone)
    try:
        match.undo(seat, consent=everyone)
    except UndoRefused:
        return
    if len(match.rows) >= rows:
        raise Broken("Undo took nothing back.")
    there = match.fork(len(match.rows))
    if there.fingerprint() != match.fingerprint():
        raise Broken("After undo the match is not where it was.")
    if match._redo:
        match.redo(seat, consent=everyone)
        if match.fingerprint() != now:
            raise Broken("Redo does not restore what undo took back.")


def check_replay(match: AnyMatch) -> None:
    """The journal, written and read, leads to the same end; and from its start through every point on the way."""
    data = match.save()
    again = Match.load(data, match.game, match.content)
    if again.fingerprint() != match.fingerprint():
        raise Broken("A replay ends elsewhere.")
    if journals.read(data).answers != again.journal().answers:
        raise Broken("A replay has another journal.")
    for at in {0, len(match.rows) // 2, len(match.rows)}:
        if match.fork(at).fingerprint() != again.fork(at).fingerprint():
            raise Broken(f"Time travel to answer {at} leads elsewhere.")


def check_tree(state: Struct) -> None:
    """Each struct and list of a state has one path to it; no set, no float, nothing but data."""
    seen: dict[int, str] = {}
    for path, thing in walk(state, "state"):
        if isinstance(thing, float | set | frozenset) or callable(thing):
            raise Broken(f"{path} is a {type(thing).__name__}: a state holds none.")
        if changeable(thing):
            if id(thing) in seen:
                raise Broken(f"{path} and {seen[id(thing)]} are the same object: a copy would part them.")
            seen[id(thing)] = path
    if msgspec.msgpack.decode(msgspec.msgpack.encode(state), type=type(state)) != state:
        raise Broken("The state does not survive its encoding.")
    check_copy(state)


def check_copy(state: Struct) -> None:
    """A copy is equal, and shares nothing with its original that could change."""
    copy = copied(state)
    if copy != state:
        raise Broken("A copy of the state differs from it.")
    own = {id(thing): path for path, thing in walk(state, "state") if changeable(thing)}
    for _, thing in walk(state, "state"):
        if isinstance(thing, Pile):
            del own[id(thing.cards)], own[id(thing.marks)]
    for path, thing in walk(copy, "copy"):
        if id(thing) in own:
            raise Broken(f"{path} and {own[id(thing)]} are the same object: a change of one would change the other.")


def changeable(thing: object) -> bool:
    return isinstance(thing, list | dict) or (isinstance(thing, Struct) and not thing.__struct_config__.frozen)


def walk(thing: object, path: str) -> Iterator[tuple[str, object]]:
    """Everything in a state, with the path to it."""
    yield path, thing
    if isinstance(thing, Struct):
        for name in thing.__struct_fields__:
            yield from walk(getattr(thing, name), f"{path}.{name}")
    elif isinstance(thing, list | tuple):
        for index, item in enumerate(thing):
            yield from walk(item, f"{path}[{index}]")
    elif isinstance(thing, dict):
        for key, item in thing.items():
            yield from walk(item, f"{path}[{key!r}]")


__all__ = ["Broken", "check_match", "check_tree", "random_answer", "step_randomly"]


def check_said(match: AnyMatch, texts: Texts) -> None:
    """All that is on the screens can be said in every language, and options point at something that is there."""
    for lang in ("en", "fr"):
        for offer in match.offers():
            texts.say(lang, offer.prompt.key, offer.prompt.params)
            for option in offer.options:
                texts.say(lang, option.key, option.params)
        for seat in (0, WATCHER):
            if not render(match.scene(seat), texts, lang):
                raise Broken(f"Seat {seat} sees nothing.")
    for offer in match.offers():
        there = set(pointers(match.scene(offer.seat)))
        for option in offer.options:
            if lost := set(option.points) - there:
                raise Broken(f"{option.id} points at {', '.join(sorted(lost))}, which is not there.")
