"""Moments as markup: what hits the viewer, or what everybody should see, for about a second."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from markupsafe import Markup, escape

from roundtable.views.turns import MOST_MOMENTS, Moment, dice_of, moments
from roundtable.web.art.icons import die
from roundtable.web.view.view import Line

from .log_markup import entry, sign_of, why_of
from .offered_cards import printed
from .page_diff import card
from .page_model import PageModel
from .turn_markup import LOOK_BACK, gained, number_of

SHORTEST: Final = 1200
LONGEST: Final = 3000
A_CHARACTER: Final = 25
"""Milliseconds for each character over `FREE`."""
FREE: Final = 40

Shown = dict[str, Any]


def new_moments(shown: PageModel, number: int) -> list[Shown]:
    """The moments among the lines after that one, for a screen; where there are too many, one that lists them."""
    lines, telling = shown.view.log, shown.view.game.telling
    since = next((at + 1 for at in range(len(lines) - 1, -1, -1) if lines[at].number <= number), 0)
    if since == len(lines) or not telling.weights:
        return []
    first = max(0, since - LOOK_BACK)
    found = moments(lines[first:], since - first, shown.view.own, telling)
    if len(found) > MOST_MOMENTS:
        return [_list(shown, found)]
    return [_moment(shown, one) for one in found]


def lasts(words: int) -> int:
    """How long a moment stays, in milliseconds, with so many characters to read.

    >>> lasts(30), lasts(80), lasts(1000)
    (1200, 2200, 3000)
    """
    return min(LONGEST, SHORTEST + A_CHARACTER * max(0, words - FREE))


def said(shown: PageModel, moment: Moment[Line]) -> str:
    """The same in a sentence or two, for a line and for whoever listens."""
    own, w = shown.view.own, shown.w
    changes = []
    for gain in moment.gains:
        number = number_of(shown, gain)
        if gain.seat in own and number is not None:
            whose = f"{w.player(gain.seat)}, " if len(own) > 1 else ""
            changes.append(w.t("moment-change", what=f"{whose}{w(number.label)}", before=gain.before, after=gain.after))
    numbers = shown.view.game.telling.numbers
    if changes and moment.line.event.key in numbers:
        return " ".join(changes)  # the line says no more than they do
    return " ".join([w.sentence(shown.view.say(moment.line)), *changes])


def _moment(shown: PageModel, moment: Moment[Line]) -> Shown:
    told = entry(shown, moment.line)
    own = shown.view.own
    mine = [gain for gain in moment.gains if gain.seat in own]
    others = [gain for gain in moment.gains if gain.seat not in own]
    drawn = printed(shown, moment.cause) or next(
        (one for _, value in moment.line.event.params if (one := printed(shown, str(value)))), None
    )
    face = card(shown, drawn, "l") if drawn is not None else ""
    dice = "".join(die(one) for one in dice_of(moment.dice.params)) if moment.dice is not None else ""
    changed = "".join(gained(shown, gain) for gain in mine)
    whom = "".join(
        f"<li>{sign_of(gain.seat)}<b>{escape(shown.w.player(gain.seat))}</b> {gained(shown, gain)}</li>"
        for gain in others
        if number_of(shown, gain) is not None
    )
    words, why = said(shown, moment), why_of(shown, told) if told.rules else ""
    more = "" if moment.gains or drawn is not None else str(told.more)
    html = (
        f'<div class="moment{" hurts" if moment.hurts else ""}">'
        f'<p class="who">{sign_of(told.seat if moment.by is None else moment.by)}<span>{told.text}</span></p>{face}'
        + (f'<p class="soft">{escape(more)}</p>' if more else "")
        + (f'<p class="rolled-of" aria-hidden="true">{dice}</p>' if dice and not drawn else "")
        + (f'<p class="changed">{changed}</p>' if changed else "")
        + (f'<ul class="whom">{whom}</ul>' if whom else "")
        + '<progress class="passing" max="1000" value="0" aria-hidden="true"></progress>'
        f'<p class="goes"><span class="soft">{_go_on(shown)}</span>{why}</p></div>'
    )
    text = shown.w(drawn.text) if drawn is not None and drawn.text is not None else ""
    return {
        "html": html,
        "said": words,
        "more": more,
        "hurts": moment.hurts,
        "ms": lasts(len(words) + len(text) + len(more)),
    }


def _go_on(shown: PageModel) -> Markup:
    return Markup('<kbd class="key">{}</kbd> {}').format(shown.w.t("key-space"), shown.w.t("goes-on"))


def _list(shown: PageModel, found: Sequence[Moment[Line]]) -> Shown:
    """More of them than anybody wants to see one by one."""
    items = "".join(
        f'<li class="{"hurts" if one.hurts else ""}">{sign_of(one.by)}<span>{entry(shown, one.line).text} '
        f"{''.join(gained(shown, gain) for gain in one.gains if gain.seat in shown.view.own)}</span></li>"
        for one in found
    )
    words = " ".join(said(shown, one) for one in found)
    html = (
        f'<div class="moment"><ul class="several">{items}</ul>'
        f'<progress class="passing" max="1000" value="0" aria-hidden="true"></progress>'
        f'<p class="goes"><span class="soft">{_go_on(shown)}</span></p></div>'
    )
    return {"html": html, "said": words, "more": "", "hurts": any(one.hurts for one in found), "ms": LONGEST}
