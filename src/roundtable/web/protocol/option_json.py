"""An offer's options as JSON: what each is called, what follows, what it changes, costs and risks."""

from __future__ import annotations

from typing import Any, NamedTuple

from msgspec import UNSET, Struct, UnsetType
from msgspec.structs import replace

from roundtable.kernel import scene as s
from roundtable.kernel.options import Option, Params
from roundtable.kernel.seats import Seat
from roundtable.views import Known, SceneIndex, effects, grouped, percents, rank, said_to_change, signs, subject
from roundtable.views.arranging import FEW
from roundtable.web.view.view import Ask, View

from .scene_json import spoken

Values = dict[str, int | str]


class GainShown(Struct, frozen=True, gc=False):
    """A number of a seat's panel, from what it was to what it becomes."""

    seat: Seat
    number: str
    before: int
    after: int


class SignShown(Struct, frozen=True, gc=False):
    """What befalls a seat: that it is dead, say."""

    seat: Seat
    text: s.Text


class OddsShown(Struct, frozen=True, gc=False):
    """Per cent, which add up to a hundred. Where the offer has `faces`: better, same, worse than what lies there."""

    win: int
    tie: int
    lose: int


class OptionShown(Struct, frozen=True, omit_defaults=True, gc=False):
    """One thing a seat may choose."""

    id: str
    key: str
    params: Values = {}
    rules: tuple[str, ...] = ()
    points: tuple[str, ...] = ()
    """What it points at in the scene, such as `place:village`."""
    text: str | UnsetType = UNSET
    """A short title, in the language asked for."""
    does: str = ""
    """What follows, in the language asked for; without one the key of its text."""
    group: str = ""
    """The key of the heading under which it belongs."""
    idle: str = ""
    """Why it is of no use now, though it is offered; without a language the key of the reason."""
    changes: tuple[GainShown, ...] = ()
    """What it changes for certain: nothing, where chance or what you don't know comes in."""
    signs: tuple[SignShown, ...] = ()
    costs: tuple[GainShown, ...] = ()
    """What it costs before chance has its say."""
    odds: OddsShown | None = None
    faces: s.Rows | None = None
    """What each result of the dice brings to which it leads."""


class GroupShown(Struct, frozen=True, gc=False):
    """Options under a heading, in their order: what is surely good first, what is of no use last."""

    key: str
    """`free`: what may be done at any time; `idle`: what is of no use now; empty: without a heading."""
    heading: str
    """In the language asked for."""
    options: tuple[str, ...]


class Weighed(NamedTuple):
    """A decision with all that its options come to."""

    options: tuple[OptionShown, ...]
    subject: s.Card | s.Place | None = None
    stakes: tuple[s.Stake, ...] = ()
    faces: s.Rows | None = None
    groups: tuple[GroupShown, ...] = ()


def weighed(ask: Ask, view: View) -> Weighed:
    """The options as they come, and what is known of them, where that was asked for."""
    options = tuple([_option(option, view) for option in ask.offer.options])
    if not view.details or view.scene is None:
        return Weighed(options)
    return _Scales(ask, view, view.scene).weighed(options)


def _option(option: Option[Any], view: View) -> OptionShown:
    does = f"{option.key}.does"
    does = does if view.texts.knows(view.lang or "en", does) else ""
    return OptionShown(
        option.id, option.key, dict(option.params), option.rules, option.points,
        text=words_of(view, option.key, option.params),
        does=_words(view, does, option.params).strip(),
        group=option.group,
        idle=_words(view, option.idle, option.params),
    )  # fmt: skip


class _Scales:
    """What is known of the options of a decision."""

    def __init__(self, ask: Ask, view: View, scene: s.Scene) -> None:
        self.ask = ask
        self.offer = ask.offer
        self.view = view
        self.things = SceneIndex(scene)
        self.few = len(self.offer.options) <= FEW
        ids = [option.id for option in self.offer.options]
        self.sure = view.previews(self.offer.decision, ids) if self.few else {}

    def weighed(self, options: tuple[OptionShown, ...]) -> Weighed:
        view, prompt, decision = self.view, self.offer.prompt, self.offer.decision
        thing = subject(self.things, prompt.subject, view.game, view.content) if prompt.subject else None
        return Weighed(
            tuple([self._with_details(option) for option in options]) if self.few else options,
            _said(view, thing),
            tuple([_said(view, stake) for stake in view.stakes(decision)]),
            _said(view, view.faces(decision, "")),
            self._groups(),
        )

    def _with_details(self, option: OptionShown) -> OptionShown:
        view, decision, sure = self.view, self.offer.decision, self.sure.get(option.id, [])
        odds, costs = view.odds(decision, option.id), view.costs(decision, option.id)
        sure = [] if said_to_change(sure, costs) is costs else sure
        return replace(
            option,
            changes=self._gains(sure),
            signs=tuple([SignShown(seat, _said(view, text)) for seat, text in signs(sure)]),
            costs=() if sure else self._gains(costs),
            odds=OddsShown(*percents(odds)) if odds is not None else None,
            faces=_said(view, view.faces(decision, option.id)),
        )

    def _gains(self, changes: list[s.Change]) -> tuple[GainShown, ...]:
        return tuple([GainShown(one.seat, one.number, one.before, one.after) for one in effects(changes, self.things)])

    def _groups(self) -> tuple[GroupShown, ...]:
        """As our own page lays them out."""
        game, offer, view = self.view.game, self.offer, self.view
        asked = [option for option in offer.options if option.verb not in game.free_verbs]
        free = [option for option in offer.options if option.verb in game.free_verbs]
        if offer.prompt.key not in game.own_order:
            asked.sort(key=self._rank)
        groups = grouped(asked, lambda option: option, tuple([option.group for option in offer.options]))
        if free:
            groups.append(("free", free))
        headings = {"free": "option-any-time", "idle": "option-no-use-now"}
        return tuple(
            [
                GroupShown(key, _words(view, headings.get(key, key)), tuple([option.id for option in options]))
                for key, options in groups
            ]
        )

    def _rank(self, option: Option[Any]) -> int:
        seat, known = self.offer.seat, Known()
        if self.few:
            sure = effects(self.sure.get(option.id, []), self.things)
            known = Known(sure, self.view.odds(self.offer.decision, option.id))
        panel = self.things.all.get(f"seat:{seat}")
        numbers = panel.numbers if isinstance(panel, s.SeatPanel) else ()
        banes = frozenset([number.id for number in numbers if number.bane])
        return rank(option, known, seat, banes, self.view.game.money, self.ask.passing if self.ask.claims else "")


def words_of(view: View, key: str, params: Params = ()) -> str | UnsetType:
    """A text in the language asked for."""
    return view.texts.say(view.lang, key, params) if view.lang else UNSET


def _words(view: View, key: str, params: Params = ()) -> str:
    """Likewise, and without a language its key."""
    return view.texts.say(view.lang, key, params) if view.lang and key else key


def _said(view: View, word: Any) -> Any:
    return spoken(word, view.texts, view.lang) if view.lang else word
