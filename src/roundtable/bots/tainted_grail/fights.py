"""Card fights and talks: looks ahead through the cards in hand to the end of the own Activation, by the rules."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

from roundtable.bots import Imagined, Seen
from roundtable.games.tainted_grail.box import box_of
from roundtable.games.tainted_grail.effects.encounters import CombatEncounter, DiplomaticEncounter
from roundtable.games.tainted_grail.effects.fighting import Damage, EnemyDeed, SureDamage
from roundtable.games.tainted_grail.effects.terms import Health
from roundtable.games.tainted_grail.fights.sequence import left_of
from roundtable.games.tainted_grail.state import Fight, GrailState, fight_of
from roundtable.kernel.options import Option
from roundtable.kernel.seats import Seat
from roundtable.kernel.windows import Window
from roundtable.packs import Content

Options = Sequence[Option[Any]]

TRIES: Final = 26
"""So many positions are looked at in one decision."""
ANSWERS: Final = 60
"""So many answers at most until an Activation is over."""
CARDS: Final = frozenset({"ask-play-card", "ask-say-something"})
OUT: Final = ("escape", "give-up", "accept")
WINNING: Final = 13.0
"""What a won fight is worth; half a won one is worth half of that."""
BETTER: Final = 2.5
"""How much more for each level of its card."""
CARD: Final = 0.9
MAGIC: Final = 0.7
DYING: Final = 30.0
DEADLY: Final = 12.0
"""The next Attack would kill; half of it if two would."""
ENDS: Final = {"won": WINNING, "lost": -6.0, "fled": -5.0, "avoided": 0.0, "left": 0.0, "ran-away": 0.0}
"""What it is worth that a fight has ended so."""


def choose(seen: Seen) -> Option[Any]:
    """The option after which the Activation ends best."""
    fight = fight_of(seen.state, seen.seat)
    assert fight is not None, "this is asked in fights"
    search = Search(seen.seat, fight.number, fight.turn)
    match = seen.imagine()
    return search.best(match, seen.menu)


class Search:
    """Tries options in matches that could be this one, until the Activation is over."""

    def __init__(self, seat: Seat, number: int, turn: int) -> None:
        self.seat = seat
        self.number = number
        self.turn = turn
        self.left = TRIES

    def best(self, match: Imagined, menu: Options) -> Option[Any]:
        worth = {option.id: self.after(match, option) for option in promising(match, self.seat, menu)}
        return max((option for option in menu if option.id in worth), key=lambda option: worth[option.id])

    def after(self, match: Imagined, option: Option[Any]) -> float:
        """What a position is worth after this answer."""
        self.left -= 1
        other = match.clone()
        window, twin = next(
            (window, each)
            for window in self.own(other)  # a page may be open beside the fight
            for each in window.menu(self.seat)
            if each.id == option.id
        )
        other.listen()  # so that it says how a fight has ended
        other.take(window, self.seat, twin)
        return self.play_on(other)

    def own(self, match: Imagined) -> list[Window]:
        """What this seat is asked."""
        return [window for window in match.windows if self.seat in window.seats]

    def play_on(self, match: Imagined) -> float:
        """To the end of the Activation; other questions on the way are answered plainly."""
        for _ in range(ANSWERS):
            if not match.windows or self.over(match.state):
                break
            window = next(iter(self.own(match)), match.windows[0])
            seat = self.seat if self.seat in window.seats else window.seats[0]
            menu = window.menu(seat)
            if seat == self.seat and window.prompt.key in CARDS and self.left > 0:
                plays = [option for option in promising(match, seat, menu) if option.verb not in OUT]
                return max(self.after(match, option) for option in plays)
            match.take(window, seat, plain(match, seat, menu))
        return worth(match.state, match.content, self.seat, self.number) + self.ended(match)

    def ended(self, match: Imagined) -> float:
        """What it is worth that the fight is over, if it is."""
        over = next((event for event in match.events if event.key == "fight-over"), None)
        if over is None:
            return 0.0
        told = dict(over.params)
        card = box_of(match.content).encounters[str(told["enemy"]).rpartition(".")[2]]
        return ENDS[str(told["outcome"]).removeprefix("@text.fight-")] + (
            BETTER * card.level if told["outcome"] == "@text.fight-won" else 0.0
        )

    def over(self, state: GrailState) -> bool:
        fight = next((each for each in state.fights if each.number == self.number), None)
        return fight is None or fight.active != self.seat or fight.turn != self.turn


def plain(match: Imagined, seat: Seat, menu: Options) -> Option[Any]:
    """An answer that needs no thought: no more cards; else what is offered first and leads nowhere else."""
    done = next((option for option in menu if option.verb in ("done", "stay")), None)
    first = menu[0]
    if first.verb in ("play", "play-top") and done is not None:
        return done
    return first if first.verb not in OUT else done or first


def promising(match: Imagined, seat: Seat, menu: Options) -> list[Option[Any]]:
    """The best cards first, as far as one look at their Keys tells; then everything else."""
    state, content = match.state, match.content
    plays = [option for option in menu if option.verb == "play"]
    plays.sort(key=lambda option: -joins(state, content, seat, option.arg))
    return [*plays, *(option for option in menu if option.verb != "play")]


def joins(state: GrailState, content: Content, seat: Seat, card: str) -> float:
    """What the Keys of a card would bring beside the last one."""
    fight = fight_of(state, seat)
    if fight is None:
        return 0.0
    one, box = state.seats[seat], box_of(content)
    found = 0.0
    for row, wanted, icons in box.joint(left_of(fight), card):
        if (row == "magic" and not one.magic) or (row not in ("magic", "free") and one.marks.get(row, 0) < wanted):
            continue
        found += sum(ICON_WORTH.get(name, 0.0) * worth for name, _, worth in icons)
    return found + 0.5 * len(box.cards[card].abilities)


ICON_WORTH: Final = {"marker": 1.0, "up": 1.0, "stage": 1.2, "draw": 1.0, "extra": 1.5, "tear": -1.0, "down": -1.0}


# --- what a position is worth ---


def worth(state: GrailState, content: Content, seat: Seat, number: int) -> float:
    one = state.seats[seat]
    total = one.health * health_worth(one.health) - one.terror * (2.0 if one.terror > one.health else 0.9)
    total += one.energy + MAGIC * one.magic + 0.5 * (one.food + one.wealth) + 0.8 * one.exp
    if one.dying or one.dead:
        total -= DYING
    fight = next((each for each in state.fights if each.number == number), None)
    if fight is None:
        return total
    if seat not in fight.party:
        return total + ENDS["fled"]
    size = WINNING + BETTER * level(content, fight)
    total += size * progress(content, fight) + CARD * min(len(one.hand), 4)
    total += 0.4 * sum(laid.charges for laid in fight.laid) + 0.3 * sum(laid.tokens for laid in fight.laid)
    if fight.kind == "combat":
        next_blow = blow(content, fight)
        if one.health <= next_blow:
            total -= DEADLY
        elif one.health <= 2 * next_blow:
            total -= DEADLY / 2
    return total


def health_worth(health: int) -> float:
    return 2.6 if health <= 5 else 1.9


def level(content: Content, fight: Fight) -> int:
    return box_of(content).encounters[fight.card.cards[0]].level if len(fight.card) else 1


def progress(content: Content, fight: Fight) -> float:
    """How much of it is done: markers, or Stages and the Affinity track."""
    card = box_of(content).encounters[fight.card.cards[0]]
    if isinstance(card, CombatEncounter):
        return min(1.0, fight.pool / (card.value or 8))
    if isinstance(card, DiplomaticEncounter):
        stages = max(stage.number for stage in card.stages)
        step = (fight.pool - card.low) / (card.high - card.low)
        return (card.stages[fight.stage].number - 1 + step) / stages
    return 0.0


def blow(content: Content, fight: Fight) -> int:
    """What the Attack on the row that applies now takes."""
    card = box_of(content).fighting[fight.card.cards[0]]
    row = [row for row in card.attacks if row.pool <= fight.pool][-1]
    return sum(hurts(row.do))


def hurts(deeds: Sequence[EnemyDeed]) -> Iterator[int]:
    for deed in deeds:
        if isinstance(deed, (Damage, SureDamage)):
            yield deed.by
        elif isinstance(deed, Health):
            yield -deed.by
