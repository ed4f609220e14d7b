"""Options as the page shows them: numbered, with what they do in numbers, and what they point at."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from collections.abc import Set as AbstractSet
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from roundtable.kernel import scene as s
from roundtable.kernel.options import Option
from roundtable.kernel.seats import Seat
from roundtable.kernel.texts import mid
from roundtable.views import (
    Effect,
    Known,
    effects,
    grouped,
    is_place,
    matters,
    rank,
    said_to_change,
    signs,
    subject,
    turning,
)
from roundtable.views.arranging import FEW, MANY_PLACES, SEVERAL, SHORT, SUREST
from roundtable.views.card_lines import lines_meant, names_line
from roundtable.views.choices import is_named_after
from roundtable.web.view.view import Ask

from .page_texts import amount, capital
from .spreads import on_bench

if TYPE_CHECKING:
    from .page_model import PageModel

READABLE: Final = 16
"""With more options than this, they don't say what their cards do either."""
LONG: Final = 100
"""Characters that fit an option."""
CERTAIN: Final = 1000
SURE: Final = ("sure-win", "sure-tie", "sure-lose")
"""What is said where there is nothing left to chance, in the order of odds."""
HUSH: Final = "hush"
"""The verb of passing for the rest of a turn: it comes last."""
MOST_CHANGES: Final = 4
"""More changes than this are a wall of numbers: the rest is counted."""
FOLDED: Final = 3
"""So many options of one verb about cards in hand become one, and then the card is chosen."""
MOST_NUMBERS: Final = 4
"""A seat that has more numbers is known by who it is."""


class OptionEffect(NamedTuple):
    """What an option changes: `Fate 3 → 2`, or what somebody becomes."""

    words: str
    good: bool
    icon: str = ""


class Face(NamedTuple):
    """A result of dice with what it brings."""

    faces: tuple[int, ...]
    icon: str
    sign: str
    words: str
    tone: int
    mine: bool


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
    idle: str = ""
    """Why it is of no use now."""
    faces: tuple[Face, ...] = ()
    """What each result of the dice brings to which it leads."""
    tile: bool = False
    """Whether it is shown small, beside others."""
    brief: str = ""
    """Its title under a heading that says the rest."""
    told: bool = False
    """Whether the card that it is about lies there in full: only who hears the page is told of it once more."""


class Placing(NamedTuple):
    """A die that can be put on columns of a table: each column, and the option that puts the die there."""

    die: s.Die
    cells: tuple[tuple[s.Card, MenuOption], ...]


class OptionGroup(NamedTuple):
    """Options under one heading."""

    key: str
    heading: str
    choices: tuple[MenuOption, ...]
    folds: tuple[tuple[str, tuple[MenuOption, ...]], ...] = ()
    """What stands folded below them, each fold by its title."""
    placings: tuple[Placing, ...] = ()
    """The choices again, where all of them put dice on columns: a row for each die."""


class OptionMenu(NamedTuple):
    """A decision with its options."""

    ask: Ask
    prompt: str
    choices: tuple[MenuOption, ...]
    asked: tuple[MenuOption, ...]
    free: tuple[MenuOption, ...]
    benched: tuple[MenuOption, ...] = ()
    """Those that a bench offers: its cards are moved there."""
    groups: tuple[OptionGroup, ...] = ()
    """What is asked, in its order."""
    subject: s.Card | s.Place | None = None
    stakes: tuple[tuple[str, str], ...] = ()
    """Of each outcome, its name and what it means."""
    faces: tuple[Face, ...] = ()
    """What each result of the roll that lies there would have brought."""
    on_board: bool = False
    """Whether there are so many places that one chooses on the board."""


def menus(shown: PageModel) -> list[OptionMenu]:
    """The decisions of one seat, its options numbered through."""
    asks = shown.view.asks
    if not asks:
        return []
    seat = asks[0].offer.seat
    found, number = [], 0
    for ask in asks:
        if ask.offer.seat == seat:
            found.append(_menu(shown, ask, number))
            number += len(found[-1].choices)
    return found


def _menu(shown: PageModel, ask: Ask, number: int) -> OptionMenu:
    """One decision: what is asked in groups, then what a bench offers, and what one may do at any time."""
    view, w, offer = shown.view, shown.w, ask.offer
    free_verbs = view.game.free_verbs
    asked = [option for option in offer.options if option.verb not in free_verbs and not on_bench(shown, option)]
    benched = [option for option in offer.options if option.verb not in free_verbs and on_bench(shown, option)]
    free = [option for option in offer.options if option.verb in free_verbs]
    few = len(offer.options) <= FEW
    ids = [option.id for option in offer.options]
    sure = view.previews(offer.decision, ids) if few else {}
    drafts = {option.id: _choice(shown, ask, option, sure.get(option.id) if few else None, few=few) for option in asked}
    asked.sort(key=lambda option: _rank(shown, ask, option, sure.get(option.id), drafts[option.id].odds))
    on_board = sum(map(is_place, asked)) > MANY_PLACES
    found = grouped(asked, lambda option: option, tuple(option.group for option in offer.options))
    groups = [
        _group(shown, key, [drafts[option.id] for option in options], len(asked), fold=on_board)
        for key, options in found
    ]
    seen = [one for group in groups for one in group.choices]
    folded = [one for group in groups for _, fold in group.folds for one in fold]
    numbered = {one.id: one._replace(number=number + at) for at, one in enumerate((*seen, *folded), 1)}
    groups = [_numbered(group, numbered) for group in groups]
    choices = list(numbered.values())
    more: list[tuple[MenuOption, ...]] = []
    for options in (benched, free):
        start = number + len(choices) + 1
        made = [
            _choice(shown, ask, option, sure.get(option.id) if few else None, few=few)._replace(number=start + at)
            for at, option in enumerate(options)
        ]
        more.append(tuple(made))
        choices += made
    prompt = offer.prompt
    return OptionMenu(
        ask, w.say(prompt.key, prompt.params), tuple(choices), tuple(numbered.values()),
        more[1], more[0], tuple(groups),
        subject(shown.things, prompt.subject, view.game, view.content) if prompt.subject else None,
        tuple([
            (stake.outcome, w.sentence(", ".join(map(w, stake.texts)))) for stake in view.stakes(offer.decision)
        ]),
        _faces(shown, view.faces(offer.decision, "")), on_board,
    )  # fmt: skip


def _numbered(group: OptionGroup, numbered: dict[str, MenuOption]) -> OptionGroup:
    return group._replace(
        placings=tuple(
            [
                row._replace(cells=tuple([(column, numbered[one.id]) for column, one in row.cells]))
                for row in group.placings
            ]
        ),
        choices=tuple([numbered[one.id] for one in group.choices]),
        folds=tuple([(title, tuple([numbered[one.id] for one in folded])) for title, folded in group.folds]),
    )


def _rank(
    shown: PageModel, ask: Ask, option: Option[Any], changes: list[s.Change] | None, odds: tuple[int, int, int] | None
) -> tuple[bool, int]:  # fmt: skip
    """Passing for the rest of a turn comes last, and passing where others claim."""
    known = Known(effects(changes, shown.things) if changes else (), odds)
    seat = ask.offer.seat
    panel = shown.panels.get(seat)
    banes = frozenset([number.id for number in panel.numbers if number.bane] if panel is not None else ())
    if ask.offer.prompt.key in shown.view.game.own_order:
        return option.verb == HUSH, 1 if ask.claims and option.id == ask.passing else 0
    money = shown.view.game.money
    return option.verb == HUSH, rank(option, known, seat, banes, money, ask.passing if ask.claims else "")


def _group(shown: PageModel, key: str, choices: list[MenuOption], of: int, *, fold: bool) -> OptionGroup:
    """With its heading, as tiles where all titles are short, and with what is folded below."""
    w = shown.w
    heading = w.t("no-use-now") if key == "idle" else w.say(key) if key else ""
    placings = _placings(shown, choices)
    if placings:
        return OptionGroup(key, heading, tuple([one for row in placings for _, one in row.cells]), placings=placings)
    if heading:
        choices = [one._replace(title=one.brief) if one.brief else one for one in choices]
    folds: list[tuple[str, tuple[MenuOption, ...]]] = []
    if fold:
        places = [one for one in choices if any(point.startswith("place:") for point in one.points)]
        if len(places) > SUREST:
            hidden = places[SUREST:]
            choices = [one for one in choices if one not in hidden]
            folds.append((w.t("more-places", count=len(hidden)), tuple(hidden)))
    twins = _twins(choices)
    if twins:
        choices = [one for one in choices if one not in twins]
        folds.append((w.t("just-alike", count=len(twins)), tuple(twins)))
    verbs = [one.id.partition(":")[0] for one in choices]
    for verb in dict.fromkeys(verbs):
        of_verb = [one for one in choices if one.id.startswith(f"{verb}:")]
        held = [one for one in of_verb if any(point.startswith("card:") for point in one.points)]
        if of > SEVERAL and len(held) >= FOLDED and w.knows(f"fold-{verb}"):
            choices = [one for one in choices if one not in held]
            folds.append((w.say(f"fold-{verb}"), tuple(held)))
    if key == "idle" and len(choices) > 1 and of > SEVERAL:  # useful ones keep the room
        return OptionGroup(key, "", (), ((heading, tuple(choices)),))
    small = key not in ("", "idle") and all(
        len(one.title) <= SHORT and len(one.about) <= 3 * SHORT and not one.odds and not one.faces for one in choices
    )  # fmt: skip
    if small and len(choices) > 1:
        choices = [one._replace(tile=True) for one in choices]
    return OptionGroup(key, heading, tuple(choices), tuple(folds))


def _twins(choices: list[MenuOption]) -> list[MenuOption]:
    """Options about dice that say word for word what one before them says: it is all the same which is chosen."""
    said: set[tuple[object, ...]] = set()
    found = []
    for one in choices:
        words = (one.title, one.about, one.changes, one.odds, one.faces)
        if words in said and any(point.startswith("die:") for point in one.points):
            found.append(one)
        said.add(words)
    return found


def _placings(shown: PageModel, choices: list[MenuOption]) -> tuple[Placing, ...]:
    """A row for each die, where each of these options puts one on a column: as a list they would be a wall of words."""
    dice = {f"die:{die.id}": die for grid in shown.tables for die in grid.loose}
    columns = {f"card:{card.id}": card for grid in shown.tables for card in grid.zone.cards}
    rows: dict[str, list[tuple[s.Card, MenuOption]]] = {}
    for one in choices:
        die = next((point for point in one.points if point in dice), "")
        column = next((point for point in one.points if point in columns), "")
        if not die or not column:
            return ()
        rows.setdefault(die, []).append((columns[column], one))
    return tuple([Placing(dice[die], tuple(cells)) for die, cells in rows.items()]) if len(choices) >= FOLDED else ()


def _faces(shown: PageModel, rows: s.Rows | None) -> tuple[Face, ...]:
    if rows is None:
        return ()
    w = shown.w
    return tuple([
        Face(row.faces, row.icon, w(row.cells[0]), ", ".join(map(w, row.cells[1:])), row.tone, row.applies)
        for row in rows.rows
    ])  # fmt: skip


def _choice(
    shown: PageModel, ask: Ask, option: Option[Any], sure: list[s.Change] | None, *, few: bool
) -> MenuOption:  # fmt: skip
    """An option with what it changes, still without its number; not where there are too many to say so."""
    view, w, things = shown.view, shown.w, shown.things
    seat, free = ask.offer.seat, option.verb in view.game.free_verbs
    decision = ask.offer.decision
    changes = said_to_change(sure or (), view.costs(decision, option.id)) if few else ()
    readable = len(ask.offer.options) <= READABLE
    pointed = things.pointed(option)
    changed = effects(changes, things)
    place = next((thing for thing in pointed if isinstance(thing, s.Place)), None)
    many = len(ask.offer.options) > MANY_PLACES and sum(map(is_place, ask.offer.options)) > MANY_PLACES
    path = shown.way_to(seat, place.id) if place and not many else ()  # nobody walks to any of so many
    points = [point for point in option.points if point in things.all or point in shown.faces]
    points = points or [found for thing in pointed if isinstance(thing, s.Card) and (found := s.pointer(thing))]
    own = [effect for effect in changed if effect.seat == seat]
    hit = {effect.seat for effect in changed}
    met = [
        thing
        for thing in pointed
        if not isinstance(thing, s.SeatPanel) or (_is_about(option, thing.seat) and thing.seat not in hit)
    ]
    faces = _faces(shown, view.faces(decision, option.id)) if few else ()
    does = [] if faces else _does(shown, option, {effect.number for effect in own} if option.arg else set())
    fit = shown.fitting.get(option.arg) if option.verb == "play" else None
    about = _fitting(shown, fit) if fit is not None else []
    about += _about(shown, met, option, seat, readable=readable, free=free, does=does)
    odds = view.odds(decision, option.id) if few else None
    if odds is not None and max(odds) == CERTAIN and not view.faces(decision, ""):
        about = [*about, w.t(SURE[odds.index(CERTAIN)])]
    if len(own) == 1 and not points:
        points.append(f"number:{own[0].number}")
    brief = f"brief-{option.verb}"
    said = [*(_change(shown, effect, seat) for effect in changed), *_marks(shown, changes, seat)]
    if len(said) > MOST_CHANGES:
        rest = len(said) - MOST_CHANGES
        said = [*said[:MOST_CHANGES], OptionEffect(w.t("more-changes", count=rest), good=False)]
    return MenuOption(
        0, option.id, capital(w.say(option.key, option.params)), " ".join(about), tuple(said),
        turning(things.places, path) if path and shown.look.drawn else "",  # a map of zones has no sense of rotation
        _rules(ask, option), tuple(points), path, free, option.id == ask.passing,
        odds,
        tuple(voter for voter, chosen in ask.votes if chosen == option.id), _long(shown, pointed),
        on_bench(shown, option),
        next((thing.seat for thing in pointed if isinstance(thing, s.SeatPanel)), None),
        w.say(option.idle, option.params) if option.idle else "", faces,
        brief=w.say(brief, option.params) if option.group and w.knows(brief) else "",
        told=not said and not does and len(met) == 1 and isinstance(met[0], s.Card) and met[0].id in shown.in_full,
    )  # fmt: skip


def _is_about(option: Option[Any], seat: Seat) -> bool:
    """Whether it names that seat, and does not merely point at it."""
    return any(value == f"@seat.{seat}" for _, value in option.params)


def _rules(ask: Ask, option: Option[Any]) -> tuple[str, ...]:
    """Its own, the question's, or those of what else might be chosen: why it is asked at all."""
    others = next((other.rules for other in ask.offer.options if other.rules), ())
    return option.rules or ask.offer.prompt.rules or others


def _change(shown: PageModel, effect: Effect, seat: Seat) -> OptionEffect:
    label, w = capital(shown.w(effect.label)), shown.w
    words = f"{label} {amount(effect.before)} → {amount(effect.after)}"
    if effect.seat != seat:
        words = w.t("of-seat", player=w.player(effect.seat), words=words)
    panel = shown.panels.get(effect.seat)
    numbers: Iterable[s.Number] = panel.numbers if panel is not None else ()
    number = next((number for number in numbers if number.id == effect.number), None)
    bane = number is not None and number.bane
    return OptionEffect(words, (effect.after > effect.before) != bane, number.icon if number is not None else "")


def _marks(shown: PageModel, changes: Sequence[s.Change], seat: Seat) -> list[OptionEffect]:
    """What befalls seats, in words."""
    w = shown.w
    return [
        OptionEffect(
            capital(w(text)) if other == seat else w.t("of-seat", player=w.player(other), words=w(text)), good=False
        )
        for other, text in signs(changes)
    ]


def _about(
    shown: PageModel, pointed: list[s.Word], option: Option[Any], seat: Seat, *, readable: bool, free: bool,
    does: list[str],
) -> list[str]:  # fmt: skip
    """What is known of what an option is about, in sentences: what it says itself of what it leads to comes first."""
    w, said = shown.w, list(does)
    for thing in pointed:
        match thing:
            case s.Place() if shown.cells and shown.standing.get(seat) == thing.id:
                said.append(w.sentence(w(thing.hint)))  # whoever stands there sees the rest
            case s.Place() if does:
                said.append(there(shown, thing, seat, nobody=False))
            case s.Place():
                said.append(w.sentence(w(thing.hint)))
                if shown.cells:
                    said += [w.sentence(w(text)) for text in (thing.sign and thing.sign.text, thing.fading) if text]
                said.append(there(shown, thing, seat))
            case s.Card() | s.SeatPanel() if does:
                pass
            case s.Card() if readable and (lines := shown.lines(thing)):
                said.append(w.sentence(" · ".join(lines_meant(lines, option, w.t("scene-colon")))))
            case s.Card() if thing.numbers and (thing.type is None or matters(thing)) and not _priced(thing):
                said.append(w.sentence(", ".join(_number(shown, number) for number in thing.numbers)))
            case s.Card() if thing.text and readable and not free:
                said.append(_gist(w(thing.text)))
            case s.Card() if thing.tags and readable:
                said.append(w.sentence(" · ".join(map(w, thing.tags))))
            case s.Card() if readable and not names_line(option) and shown.is_column(thing):
                said.append(w.sentence(", ".join(_number(shown, number) for number in thing.numbers)))
            case s.SeatPanel() if not any(isinstance(other, s.Card) for other in pointed):
                numbers = ", ".join(_number(shown, number) for number in thing.numbers[:MOST_NUMBERS])
                said.append(w.sentence(", ".join(filter(None, (w(thing.who), numbers)))))
            case _:
                pass
    return [words for words in said if words]


def _fitting(shown: PageModel, fit: s.Fit) -> list[str]:
    """What a card would do if it were joined to the row."""
    if fit.refused:
        return []
    return [shown.w.sentence(shown.w(text)) for text in (fit.outcome, *fit.notes) if text is not None]


def _does(shown: PageModel, option: Option[Any], told: AbstractSet[str]) -> list[str]:
    """What an option says itself of what it leads to: its text's attribute `does`, and what the row does that is its
    own, without the numbers that are told already."""
    key = f"{option.key}.does"
    said = shown.w.say(key, option.params).strip() if shown.w.knows(key) else ""
    row = ", ".join([shown.w(sign.text) for sign in shown.things.signs_of(option) if sign.icon not in told])
    return [shown.w.sentence(labelled(shown.w.t("scene-colon"), said, row) if row else said)] if said or row else []


def labelled(colon: str, said: str, more: str) -> str:
    """A sentence with what it means in numbers.

    >>> labelled(":", "It strikes you.", "1 Damage")
    'It strikes you: 1 Damage'
    """
    return f"{said.removesuffix('.')}{colon} {more}" if said else more


def _priced(card: s.Card) -> bool:
    """Whether its number is what it costs, which the option itself says."""
    return any(number.id == "price" for number in card.numbers)


def rules_of(text: str) -> str:
    """All that a card or a place does, without the sentence that sets the scene, which a longer text begins with."""
    _, stop, rest = text.partition(". ")
    return rest if stop and rest and len(text) > LONG // 2 else text


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


def there(shown: PageModel, place: s.Place, seat: Seat, *, nobody: bool = True) -> str:
    """Who and what is there; that nobody is, only where it is asked."""
    w, hint = shown.w, shown.w(place.hint)
    people = [
        _player_there(shown, piece.seat, w(piece.name)) if piece.seat is not None else mid(w(piece.name))
        for piece in place.pieces
        if piece.seat != seat
    ]
    cards = [
        f"{mid(w(card.name))} {amount(card.numbers[-1].value)}" if matters(card) else mid(w(card.name))
        for card in place.cards
        if not is_named_after(place, card) and w(card.name) != hint  # what lies face down there is called no more
    ]
    if not people and not cards:
        return (
            w.t("nobody-there") if nobody and place.links and not shown.cells else ""
        )  # nobody stands where no way leads
    return w.t("there", names=", ".join([*people, *cards]), count=len(people) + len(cards))


def _player_there(shown: PageModel, seat: Seat, who: str) -> str:
    """A player, and whom they play, if that is somebody else."""
    player = shown.w.player(seat)
    return player if who == player else shown.w.t("who-plays", player=player, who=who)


def _long(shown: PageModel, pointed: list[s.Word]) -> str:
    texts = [
        thing.note if isinstance(thing, s.Place) else thing.text
        for thing in pointed
        if isinstance(thing, s.Place | s.Card)
    ]
    return " ".join(shown.w(text) for text in texts if text)
