"""While somebody was away: what hit them first, then what weighed most, in a few lines."""

from __future__ import annotations

from typing import Final

from markupsafe import Markup, escape

from roundtable.kernel.seats import Seat
from roundtable.views.turns import Moment, Turn, moments, rest_of, turns
from roundtable.web.art.icons import icon
from roundtable.web.view.view import Line

from .log_markup import entry, sign_of
from .page_model import PageModel
from .turn_markup import LOOK_BACK, deed_of, gained, seat_of, sums_of

MOST: Final = 5
"""So many lines; the log has the rest."""
WEIGHTY: Final = 4
"""A turn whose deed weighs less is told only in the log."""


def while_away(shown: PageModel, number: int) -> str:
    """What was told after that line of the log; empty where nothing of weight happened."""
    lines, telling = shown.view.log, shown.view.game.telling
    first = next((at for at, line in enumerate(lines) if line.number > number), len(lines))
    if first == len(lines) or not telling.weights:
        return ""
    missed, own = _missed(shown, number), shown.view.own
    start = max(0, first - LOOK_BACK)
    happened = moments(lines[start:], first - start, own, telling)
    hits = [one for one in happened if one.hurts or any(gain.seat in own for gain in one.gains)]
    told = [one.line for one in hits]
    others = [turn for turn in missed if _weight(shown, turn) >= WEIGHTY and turn.deed not in told]
    if not hits and not others:
        return ""
    heaviest = sorted(others, key=lambda turn: -_weight(shown, turn))[: max(0, MOST - len(hits))]
    items = [_hit(shown, one) for one in hits[-MOST:]]
    items += [
        _item(seat_of(shown, turn), deed_of(shown, turn), sums_of(shown, turn)) for turn in others if turn in heaviest
    ]
    return _panel(shown, items, len(missed), len(hits))


def _missed(shown: PageModel, number: int) -> list[Turn[Line]]:
    """The turns with lines after that one, without what was told before it."""
    found = []
    for turn in turns(shown.view.log, shown.view.game.telling):
        at = next((at for at, line in enumerate(turn.lines) if line.number > number), None)
        if at is not None:
            found.append(rest_of(turn, at, shown.view.game.telling))
    return found


def _weight(shown: PageModel, turn: Turn[Line]) -> int:
    return shown.view.game.telling.weight(turn.deed.event) if turn.deed is not None else 0


def _hit(shown: PageModel, one: Moment[Line]) -> str:
    changed = "".join([gained(shown, gain) for gain in one.gains if gain.seat in shown.view.own])
    return _item(one.by, entry(shown, one.line).text, Markup(changed), "hurts" if one.hurts else "concerns")


def _item(seat: Seat | None, deed: Markup, changes: Markup, kind: str = "") -> str:
    return f'<li class="{kind}">{sign_of(seat)}<p class="deed">{deed}</p><div class="then">{changes}</div></li>'


def _panel(shown: PageModel, items: list[str], turns_: int, concern: int) -> str:
    w = shown.w
    said = w.t("away-turns", count=turns_) + (" " + w.t("away-concern", count=concern) if concern else "")
    on = w.t("to-my-decision") if shown.view.asked else w.t("away-on")
    return (
        f'<h2 id="away-title">{escape(w.t("away-title"))}</h2><p class="soft" id="away-said">{escape(said)}</p>'
        f'<ol class="missed" id="away-lines">{"".join(items)}</ol>'
        f'<p class="goes"><button type="button" class="fill" data-do="back">{escape(on)} '
        f'<kbd class="key">{escape(w.t("key-space"))}</kbd></button>'
        f'<button type="button" class="linkish" data-do="missed">{icon("log")}{escape(w.t("away-all"))}</button></p>'
    )
