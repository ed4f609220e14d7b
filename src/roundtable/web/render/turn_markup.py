"""The log in turns: each in a line or two, opened to its single lines."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from markupsafe import Markup, escape

from roundtable.kernel import scene as s
from roundtable.kernel.seats import Seat
from roundtable.kernel.telling import Gain
from roundtable.views.turns import Turn, causes, turns
from roundtable.web.art.icons import icon
from roundtable.web.view.view import LOG_LINES, Line

from .log_markup import entry, line_of, log, sign_of
from .markup_cache import MarkupCache
from .page_model import PageModel
from .page_texts import amount

MOST_OTHERS: Final = 2
"""So many others are told of one by one in a turn that is not about the viewer."""

_turns: Final = MarkupCache(2_000)


def whole_log(shown: PageModel, lines: Sequence[Line]) -> str:
    """The log in turns; in single lines, where a game doesn't say what its events are worth."""
    if not is_in_turns(shown):
        return log(shown, lines)
    return "".join(markup for _, markup in _drawn(shown, None, turns(lines, shown.view.game.telling)))


def is_in_turns(shown: PageModel) -> bool:
    return bool(shown.view.game.telling.weights)


def new_turns(shown: PageModel, number: int) -> dict[str, str] | None:
    """The turns with lines after that one, by the ids of their elements; None where their beginning is forgotten."""
    lines, telling = shown.view.log, shown.view.game.telling
    first = next((at for at in range(len(lines) - 1, -1, -1) if lines[at].number <= number), -1)
    found = turns(lines[max(0, first - LOOK_BACK) :], telling)
    at = next((at for at, turn in enumerate(found) if turn.lines[-1].number > number), len(found))
    if at == 0 and found and (first > LOOK_BACK or len(lines) >= LOG_LINES):
        return None
    return dict(_drawn(shown, found[at - 1] if at else None, found[at:]))


LOOK_BACK: Final = 80
"""Lines before the new ones among which the beginning of their turn, and the turn before it, are looked for."""


def _drawn(shown: PageModel, before: Turn[Line] | None, found: Sequence[Turn[Line]]) -> list[tuple[str, str]]:
    drawn = []
    for turn in found:
        round_ = turn.round if turn.round is not None and (before is None or before.round != turn.round) else None
        drawn.append((f"turn-{turn.lines[0].number}", _kept(shown, turn, round_)))
        before = turn
    return drawn


def _kept(shown: PageModel, turn: Turn[Line], round_: int | str | None) -> str:
    """A turn that was told before: it is the same for all whom it does not concern."""
    own = shown.view.own if any(gain.seat in shown.view.own for gain in turn.gains) else ()
    own = own or (shown.view.own if turn.concerns(shown.view.own) or turn.seat in shown.view.own else ())
    key = (shown.view.texts, shown.lang, turn.lines[0].number, own)
    made_of = (tuple([line.number for line in turn.lines]), round_)
    return _turns.of(key, made_of, lambda: _turn(shown, turn, round_))


def _turn(shown: PageModel, turn: Turn[Line], round_: int | str | None) -> str:
    """As a list item: the deed and what changed, and every line under it."""
    own, w = shown.view.own, shown.w
    concerns = turn.concerns(own)
    hurts = any(gain.seat in own and gain.after < gain.before for gain in turn.gains)
    hurts = hurts or any(shown.view.game.telling.hit(line.event) in own for line in turn.lines) if own else False
    classes = "turn" + (" concerns" if concerns else "") + (" hurts" if concerns and hurts else "")
    classes += " by-me" if turn.seat in own else ""
    head = ""
    if round_ is not None:
        label = f"{w(shown.round.label)} {round_}" if shown.round else w.t("round", round=int(round_))
        head = f'<p class="chapter"><span>{escape(label)}</span></p>'
    elif turn.opening is not None and turn.seat is None:
        head = f'<p class="chapter"><span>{escape(shown.view.say(turn.lines[0]))}</span></p>'
    which = causes(turn.lines, shown.view.game.telling)
    lines = "".join([line_of(shown, line, which.get(at, "")) for at, line in enumerate(turn.lines)])
    number, label = turn.lines[0].number, escape(w.t("whole-turn"))
    sums = sums_of(shown, turn)
    classes += "" if sums else " one-line"
    return (
        f'<li class="{classes}" id="turn-{number}">{head}<div class="brief-of">{sign_of(seat_of(shown, turn))}'
        f'<p class="deed">{deed_of(shown, turn)}</p>'
        f'<details class="whole"><summary title="{label}">{sums}'
        f'{icon("chevron-down")}</summary><ol class="lines">{lines}</ol></details></div></li>\n'
    )


def seat_of(shown: PageModel, turn: Turn[Line]) -> Seat | None:
    """Whose turn it is; of what is nobody's turn, who did it."""
    return turn.seat if turn.seat is not None or turn.deed is None else entry(shown, turn.deed).seat


def deed_of(shown: PageModel, turn: Turn[Line]) -> Markup:
    """The first line: what was done, or whose turn begins, where nothing has happened yet."""
    told = entry(shown, turn.deed or turn.lines[-1])
    return told.text or escape(told.chapter)


def sums_of(shown: PageModel, turn: Turn[Line]) -> Markup:
    """The second line: what has changed, and where it led; nothing where neither is told."""
    where = shown.w(turn.place) if turn.place else ""
    sums = Markup(_sums(shown, turn, seat_of(shown, turn)))
    if not sums and not where:
        return Markup()
    return Markup('<span class="sums">{}</span><span class="to">{}</span>').format(sums, where)


def _sums(shown: PageModel, turn: Turn[Line], seat: Seat | None) -> str:
    """What changed for whose turn it is; then, in a line of its own, for the viewer, or else for others. What the deed
    itself tells with both numbers is not said twice."""
    own = shown.view.own
    said = deed_of(shown, turn)
    gains = [gain for gain in turn.gains if f"{amount(gain.before)} → {amount(gain.after)}" not in said]
    theirs = [gain for gain in gains if gain.seat == seat]
    rest = [gain for gain in gains if gain.seat != seat]
    mine = [gain for gain in rest if gain.seat in own]
    others = list(dict.fromkeys(gain.seat for gain in rest if gain.seat not in own))
    first = "".join([gained(shown, gain) for gain in theirs])
    shown_of = mine or [gain for gain in rest if gain.seat in others[:MOST_OTHERS]]
    more = len(others) if mine else max(0, len(others) - MOST_OTHERS)
    second = ""
    for one in dict.fromkeys(gain.seat for gain in shown_of):
        changes = "".join([gained(shown, gain) for gain in shown_of if gain.seat == one])
        name = shown.w.t("you") if one in own and len(own) == 1 else shown.w.player(one)
        second += f'<span class="other"><b>{escape(name)}</b> {changes}</span>' if changes else ""
    if second and more:
        second += f'<span class="soft">{escape(shown.w.t("and-others", count=more))}</span>'
    return first + (f'<span class="others">{second}</span>' if second else "")


def gained(shown: PageModel, gain: Gain) -> str:
    """A number from what it was to what it is, as its seat's panel calls it; nothing, if the viewer doesn't see it."""
    number = number_of(shown, gain)
    if number is None:
        return ""
    good = (gain.after > gain.before) != number.bane
    drawn = icon(number.icon, number.icon) if number.icon else ""
    said = f'<span class="sr">{escape(shown.w(number.label))} </span>' if drawn else f"{escape(shown.w(number.label))} "
    kind = "good" if good else "bad"
    return f'<b class="sum {kind}">{drawn}{said}{amount(gain.before)} → {amount(gain.after)}</b> '


def number_of(shown: PageModel, gain: Gain) -> s.Number | None:
    """The number on the panel that the viewer sees."""
    panel = shown.panels.get(gain.seat)
    numbers = panel.numbers if panel is not None else ()
    return next((number for number in numbers if number.id == gain.number), None)
