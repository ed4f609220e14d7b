"""Options as the page shows them: numbered, with what they do in numbers, and what they point at."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, NamedTuple

from roundtable.kernel import scene as s
from roundtable.kernel.options import Option
from roundtable.kernel.seats import Seat
from roundtable.kernel.texts import mid
from roundtable.views import effects, matters, signs, turning
from roundtable.web.view.view import Ask

from .page_texts import amount, capital
from .spreads import on_bench

if TYPE_CHECKING:
    from .page_model import PageModel

FEW: Final = 9
"""With more options than this, they stand closer and no longer say what they change."""
READABLE: Final = 16
"""With more options than this, they don't say what their cards do either."""
LONG: Final = 100
"""Characters that fit an option."""
CERTAIN: Final = 1000
SURE: Final = ("sure-win", "sure-tie", "sure-lose")
"""What is said where there is nothing left to chance, in the order of odds."""
HUSH: Final = "hush"
"""The verb of passing for the rest of a turn: it comes last."""
MOST_NUMBERS: Final = 4
"""A seat that has more numbers is known by who it is."""


class OptionEffect(NamedTuple):
    """What an option changes: `Fate 3 → 2`, or what somebody becomes."""

    words: str
    good: bool


class MenuOption(NamedTuple):
    """An option, ready to be shown."""

    number: int
    id: str
    title: str
    about: str
    changes: tuple[OptionEffect, ...]
    icon: str
    rules: tuple[str, ...]
    points: tuple[str, ...]
    path: tuple[str, ...]
    free: bool
    passing: bool
    odds: tuple[int, int, int] | None
    votes: tuple[Seat, ...]
    text: str
    """What Why tells besides the rules: a card's or a place's own words."""
    benched: bool = False
    seat: Seat | None = None
    """Whose figure stands beside it: it is that seat's, or about it."""


class OptionMenu(NamedTuple):
    """A decision with its options."""

    ask: Ask
    prompt: str
    choices: tuple[MenuOption, ...]
    asked: tuple[MenuOption, ...]
    free: tuple[MenuOption, ...]
    benched: tuple[MenuOption, ...] = ()
    """Those that a bench offers: its cards are moved there."""


def menus(shown: PageModel) -> list[OptionMenu]:
    """The decisions of one seat, its options numbered through."""
    asks = shown.view.asks
    if not asks:
        return []
    seat = asks[0].offer.seat
    found, number = [], 0
    for ask in asks:
        if ask.offer.seat != seat:
            continue
        few = len(ask.offer.options) <= FEW
        free_verbs = shown.view.game.free_verbs
        options = sorted(
            ask.offer.options,
            key=lambda option: (
                option.verb in free_verbs, on_bench(shown, option), option.verb == HUSH,
                ask.claims and option.id == ask.passing,
            ),
        )  # fmt: skip
        changes = shown.view.previews(ask.offer.decision, [option.id for option in options]) if few else {}
        choices = tuple(
            [
                _choice(shown, ask, option, number + n, changes.get(option.id, []) if few else None)
                for n, option in enumerate(options, 1)
            ]
        )
        number += len(choices)
        prompt = ask.offer.prompt
        found.append(
            OptionMenu(
                ask, shown.w.say(prompt.key, prompt.params), choices,
                tuple(choice for choice in choices if not choice.free and not choice.benched),
                tuple(choice for choice in choices if choice.free),
                tuple(choice for choice in choices if choice.benched and not choice.free),
            )
        )  # fmt: skip
    return found


def _choice(
    shown: PageModel, ask: Ask, option: Option[Any], number: int, changes: list[s.Change] | None
) -> MenuOption:  # fmt: skip
    """An option with what it changes; None where there are too many to say so."""
    few = changes is not None
    view, w, things = shown.view, shown.w, shown.things
    seat, free = ask.offer.seat, option.verb in view.game.free_verbs
    readable = len(ask.offer.options) <= READABLE
    pointed = things.pointed(option)
    changed = effects(changes, things) if changes else []
    place = next((thing for thing in pointed if isinstance(thing, s.Place)), None)
    path = shown.way_to(seat, place.id) if place else ()
    points = [point for point in option.points if point in things.all or point in shown.faces]
    points = points or [found for thing in pointed if isinstance(thing, s.Card) and (found := s.pointer(thing))]
    own = [effect for effect in changed if effect.seat == seat]
    hit = {effect.seat for effect in changed}
    told = [
        thing
        for thing in pointed
        if not isinstance(thing, s.SeatPanel) or (_is_about(option, thing.seat) and thing.seat not in hit)
    ]
    about = _about(shown, told, seat, readable=readable, free=free) or _does(shown, option)
    odds = view.odds(ask.offer.decision, option.id) if few else None
    if odds is not None and max(odds) == CERTAIN:
        about, odds = [*about, w.t(SURE[odds.index(CERTAIN)])], None
    if len(own) == 1 and not points:
        points.append(f"number:{own[0].number}")
    return MenuOption(
        number, option.id, w.say(option.key, option.params),
        " ".join(about),
        (*(_change(shown, effect, seat) for effect in changed), *_marks(shown, changes or [], seat)),
        turning(things.places, path) if path and shown.look.drawn else "",  # a map of zones has no sense of rotation
        _rules(ask, option), tuple(points), path, free, option.id == ask.passing,
        odds,
        tuple(voter for voter, chosen in ask.votes if chosen == option.id), _long(shown, pointed),
        on_bench(shown, option),
        next((thing.seat for thing in pointed if isinstance(thing, s.SeatPanel)), None),
    )  # fmt: skip


def _is_about(option: Option[Any], seat: Seat) -> bool:
    """Whether it names that seat, and does not merely point at it."""
    return any(value == f"@seat.{seat}" for _, value in option.params)


def _rules(ask: Ask, option: Option[Any]) -> tuple[str, ...]:
    """Its own, the question's, or those of what else might be chosen: why it is asked at all."""
    others = next((other.rules for other in ask.offer.options if other.rules), ())
    return option.rules or ask.offer.prompt.rules or others


def _change(shown: PageModel, effect: Any, seat: Seat) -> OptionEffect:
    label, w = shown.w(effect.label), shown.w
    words = f"{label} {amount(effect.before)} → {amount(effect.after)}"
    if effect.seat != seat:
        words = w.t("of-seat", player=w.player(effect.seat), words=words)
    return OptionEffect(words, effect.after > effect.before)


def _marks(shown: PageModel, changes: list[s.Change], seat: Seat) -> list[OptionEffect]:
    """What befalls seats, in words."""
    w = shown.w
    return [
        OptionEffect(
            capital(w(text)) if other == seat else w.t("of-seat", player=w.player(other), words=w(text)), good=False
        )
        for other, text in signs(changes)
    ]


def _about(shown: PageModel, pointed: list[s.Word], seat: Seat, *, readable: bool, free: bool) -> list[str]:
    """What is known of what an option is about, in sentences."""
    w, said = shown.w, []
    for thing in pointed:
        match thing:
            case s.Place():
                said.append(w.sentence(w(thing.hint)))
                said.append(there(shown, thing, seat))
            case s.Card() if readable and (lines := shown.lines(thing)):
                said.append(w.sentence(" · ".join([words for _, words in lines])))
            case s.Card() if thing.numbers and (thing.type is None or matters(thing)) and not _priced(thing):
                said.append(w.sentence(", ".join(_number(shown, number) for number in thing.numbers)))
            case s.Card() if thing.text and readable and not free:
                said.append(_gist(w(thing.text)))
            case s.Card() if thing.tags and readable:
                said.append(w.sentence(" · ".join(map(w, thing.tags))))
            case s.SeatPanel():
                numbers = ", ".join(_number(shown, number) for number in thing.numbers[:MOST_NUMBERS])
                said.append(w.sentence(", ".join(filter(None, (w(thing.who), numbers)))))
            case _:
                pass
    return [words for words in said if words]


def _does(shown: PageModel, option: Option[Any]) -> list[str]:
    """What an option says itself of what it leads to: its text's attribute `does`."""
    key = f"{option.key}.does"
    return [shown.w.say(key, option.params)] if shown.w.knows(key) else []


def _priced(card: s.Card) -> bool:
    """Whether its number is what it costs, which the option itself says."""
    return any(number.id == "price" for number in card.numbers)


def _gist(text: str) -> str:
    """What a card does. Of a long text the sentence that sets the scene goes first, then what no longer fits."""
    if len(text) <= LONG:
        return text
    _, stop, rest = text.partition(". ")
    if not stop:
        return text
    said, *more = [part.removesuffix(".") for part in (rest if len(rest) > LONG // 4 else text).split(". ")]
    for part in more:
        if len(said) + len(part) > LONG:
            break
        said = f"{said}. {part}"
    return f"{said}."


def _number(shown: PageModel, number: s.Number) -> str:
    plus = "+" if number.adds and number.value >= 0 else ""
    return f"{shown.w(number.label)} {plus}{amount(number.value)}"


def there(shown: PageModel, place: s.Place, seat: Seat) -> str:
    """Who and what is there."""
    w = shown.w
    people = [
        w.t("who-plays", player=w.player(piece.seat), who=w(piece.name))
        if piece.seat is not None
        else mid(w(piece.name))
        for piece in place.pieces
        if piece.seat != seat
    ]
    cards = [
        f"{mid(w(card.name))} {amount(card.numbers[-1].value)}" if matters(card) else mid(w(card.name))
        for card in place.cards
    ]
    if not people and not cards:
        return w.t("nobody-there") if place.links else ""  # nobody ever stands where no way leads
    return w.t("there", names=", ".join([*people, *cards]), count=len(people) + len(cards))


def _long(shown: PageModel, pointed: list[s.Word]) -> str:
    texts = [
        thing.note if isinstance(thing, s.Place) else thing.text
        for thing in pointed
        if isinstance(thing, s.Place | s.Card)
    ]
    return " ".join(shown.w(text) for text in texts if text)
