"""Imprévus, skills, powers, tokens and Chance: whether to play them, and whom they shall hit."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from roundtable.games.reflets.box import token_kind
from roundtable.games.reflets.effects.deeds import AddDie, Cancel, Cap, ForceReroll, Raise, Reroll, SetDie, Spaces
from roundtable.games.reflets.effects.quests import TokensWaiting
from roundtable.games.reflets.effects.terms import COLOURS
from roundtable.games.reflets.road.powers import OPPOSED
from roundtable.games.reflets.state import slot_of
from roundtable.games.reflets.trials.track import value_of
from roundtable.kernel.options import PASS, Option
from roundtable.kernel.seats import Seat

from . import trials, worth
from .view import View

Options = Sequence[Option[Any]]

WORTH_PLAYING: Final = 0.35
"""A card that does less is kept for another day; a full hand is less choosy."""
FULL_HAND: Final = 0.15
GOOD_BLESSING: Final = 0.35
POWERS: Final = {"red": 3.6, "orange": 0.8, "violet": 1.0, "green": 4.2, "blue": 1.0}
"""What a divine power brings, about, where the die is not a 6."""


def verb(menu: Options, name: str) -> Option[Any]:
    return next(option for option in menu if option.verb == name)


# --- Dilemmas out of turn ---


def upper(view: View, menu: Options, moment: str) -> Option[Any]:
    """An adversary's half, where it hurts enough; it is the only card of the turn."""
    worths = {option.id: upper_worth(view, option.arg, moment) for option in menu if option.verb == "play"}
    least = FULL_HAND if len(view.me.hand) >= 3 else WORTH_PLAYING
    best = max((option for option in menu if option.verb == "play"), key=lambda option: worths[option.id])
    return best if worths[best.id] > least else PASS


def upper_worth(view: View, card: str, moment: str) -> float:
    half, guide = view.box.dilemmas[card].upper, view.state.guide
    found = worth.half(view, half, view.seat, guide)
    for deed in half.do:
        if isinstance(deed, ForceReroll):
            found += forced(view, moment) - worth.deed(view, deed, view.seat, guide)
        elif isinstance(deed, Cap | Raise) and view.state.trial is not None and view.state.trial.node:
            lower = -deed.by if isinstance(deed, Raise) else -2
            lost = trials.before(view, 0, 0) - trials.before(view, lower, 0)
            found += lost * hangs(view) - worth.deed(view, deed, view.seat, guide)
        elif isinstance(deed, Cancel):
            found += cancelled(view) - worth.deed(view, deed, view.seat, guide)
    return found


def hangs(view: View) -> float:
    """What the Guide's objective means to this seat, the other way round for an adversary."""
    return abs(trials.stake(view)) * trials.share(view)


def forced(view: View, moment: str) -> float:
    """What it brings to void the Guide's roll."""
    weight = view.weight(view.state.guide)
    if moment == "passed":
        return (1 - trials.before(view, 0, 0)) * hangs(view)
    if view.state.rolling in ("golden", "run", "bonus") and view.state.thrown:
        return weight * worth.forward(view, view.state.guide) * (view.state.thrown[0] - 3.5)
    if view.state.rolling in ("chance", "power") and view.state.thrown:
        return weight * (0.8 * view.state.thrown[0] - 2.0 if view.state.thrown[0] < 6 else -2.0)
    return 0.0


def cancelled(view: View) -> float:
    """What it brings to cancel the card being played, or the Blessing."""
    playing = view.state.playing.cards
    card = next((each for each in playing if each in view.box.dilemmas), "")
    if not card:
        return 1.2 * view.weight(view.state.guide)
    printed = view.box.dilemmas[card]
    if view.is_guide:
        players = [seat for seat in view.rivals if view.state.seats[seat].played]
        return -worth.half(view, printed.upper, players[0] if players else view.rivals[0], view.seat)
    return max(0.3, -worth.half(view, printed.lower, view.state.guide, None))


def lower(view: View, menu: Options, moment: str) -> Option[Any]:
    """The Guide's half: any number of them."""
    worths = {option.id: lower_worth(view, option.arg, moment) for option in menu if option.verb == "play"}
    best = max((option for option in menu if option.verb == "play"), key=lambda option: worths[option.id])
    return best if worths[best.id] > FULL_HAND else PASS


def lower_worth(view: View, card: str, moment: str) -> float:
    half = view.box.dilemmas[card].lower
    if moment == "test":
        face = view.state.thrown[0] if view.state.thrown else 3
        tested = slot_of(view.me, view.state.golden)
        life = view.me.life.get(tested, view.box.heroes[tested].life) if tested else 3
        harm = worth.HERO + worth.DEATH if face > life else worth.WOUND if face < life else 0.0
        saves = any(isinstance(deed, Cancel) for deed in half.do) or worth.half(view, half, view.seat, None) >= 1.0
        return harm - 0.6 if saves else worth.half(view, half, view.seat, None)
    found = 0.0
    for deed in half.do:
        if isinstance(deed, Cancel) and deed.what == "malus":
            laid = [view.box.points[each] for team in view.state.seats for each in team.front.cards]
            found += 0.5 + 0.6 * max(laid) if laid else 0.0
        elif isinstance(deed, Cancel):
            found += cancelled(view)
        else:
            found += worth.deed(view, deed, view.seat, None)
    return found


def rolled(view: View, menu: Options) -> Option[Any]:
    """Dice just thrown: changed where they are bad and the means are there."""
    rolling, thrown = view.state.rolling, view.state.thrown
    keep = verb(menu, "keep")
    means = [option for option in menu if option.verb in ("bonus-die", "play")]
    if not means:
        dilemmas = [view.box.dilemmas[card] for card in view.me.hand if card in view.box.dilemmas]
        holds = any(dilemma.lower.when == "rolled" for dilemma in dilemmas)
        dice = any(token_kind(token) == "bonus-die" for token in view.waiting(view.seat))
        return keep if holds or dice else verb(menu, "hush")
    if not thrown or bad(view, rolling, thrown) < 1.0:
        return keep
    for option in means:
        if option.verb == "bonus-die":
            return option
        deeds = view.box.dilemmas[option.arg].lower.do
        if any(isinstance(deed, Reroll | SetDie | AddDie | Spaces) for deed in deeds):
            return option
    return keep


def bad(view: View, rolling: str, thrown: Sequence[int]) -> float:
    """How much is lost by leaving a roll as it is."""
    if rolling == "vitality":
        tested = slot_of(view.me, view.state.golden)
        life = view.me.life.get(tested, view.box.heroes[tested].life) if tested else 3
        return 3.0 if thrown[0] > life else 0.0
    if rolling in ("chance", "power"):
        return 3.0 if thrown[0] == 6 else 0.0
    if rolling in ("golden", "run", "bonus"):
        return worth.forward(view, view.seat) * (3.5 - thrown[0])
    return 0.0  # an objective is judged first


def face(view: View, menu: Options) -> Option[Any]:
    """A face for a die of one's own: a long way, a hero who survives, a critical success."""
    wanted, trial = 5, view.state.trial
    if view.state.rolling == "vitality":
        tested = slot_of(view.me, view.state.golden)
        wanted = view.me.life.get(tested, view.box.heroes[tested].life) if tested else 3
    elif trial is not None and trial.node and (view.state.rolling in ("individual", "collective") or trial.dice):
        values = [value_of(view.table, hero) for hero in ([trial.hero] if trial.hero else view.me.heroes.cards)]
        wanted = max(values, default=4)
    return min(menu, key=lambda option: abs(option.value - wanted))


# --- Blessings ---


def blessing(view: View, menu: Options) -> Option[Any]:
    """The best of skills, divine Dilemmas and powers, if any is worth its gems."""
    worths = {option.id: blessed(view, option) for option in menu if option.verb in ("skill", "dilemma", "power")}
    best = max((option for option in menu if option.id in worths), key=lambda option: worths[option.id], default=None)
    return best if best is not None and worths[best.id] > GOOD_BLESSING else PASS


def blessed(view: View, option: Option[Any]) -> float:
    if option.verb == "skill":
        skill = option.value[1]
        return worth.deeds(view, skill.do, view.seat) - worth.price(view, skill.price)
    if option.verb == "dilemma":
        return worth.half(view, view.box.dilemmas[option.arg].lower, view.seat, None)
    return 5 / 6 * POWERS[option.arg] - full_colour(view, option.arg) - 0.7


def full_colour(view: View, colour: str) -> float:
    """What four gems of a colour are worth."""
    held = worth.counts(view, view.seat)
    left = [0 if each == colour else count for each, count in zip(COLOURS, held, strict=True)]
    return worth.gems_worth(held, view.rounds_left) - worth.gems_worth(left, view.rounds_left)


def call_dah(view: View, menu: Options) -> Option[Any]:
    """Only whoever has something to answer with calls."""
    if any(card in view.box.dilemmas for card in view.state.playing.cards):
        hand = [card for card in view.me.hand if card in view.box.dilemmas and view.box.dilemmas[card].divine]
        good = not view.me.played and any(
            worth.half(view, view.box.dilemmas[card].lower, view.seat, None) > GOOD_BLESSING for card in hand
        )
    else:
        good = any(best > GOOD_BLESSING for best in own_divine_skills(view))
    return verb(menu, "dah") if good else PASS


def own_divine_skills(view: View) -> list[float]:
    """What each divine skill that can be paid for would bring."""
    gems = view.me.gems.cards
    found = []
    for hero in view.me.heroes.cards:
        if hero in view.me.life:
            continue
        for number, skill in enumerate(view.box.heroes[hero].skills, 1):
            payable = len(gems) >= len(skill.price) and all(gem == "any" or gem in gems for gem in skill.price)
            if skill.kind == "divine" and payable and f"{hero}.{number}" not in view.me.used:
                found.append(worth.deeds(view, skill.do, view.seat) - worth.price(view, skill.price))
    return found


def answer(view: View, menu: Options) -> Option[Any]:
    """Anything but a gem for nothing."""
    worths = {option.id: blessed(view, option) for option in menu if option.verb in ("skill", "dilemma")}
    worths["nothing"] = -worth.spent(view, view.seat)
    return max(menu, key=lambda option: worths.get(option.id, -9.0))


def oppose(view: View, menu: Options) -> Option[Any]:
    """A power is opposed with gems that serve for nothing better."""
    option = verb(menu, "oppose")
    announced = OPPOSED[option.arg]
    threat = view.weight(view.state.guide) * POWERS[announced]
    return option if threat + 0.5 * POWERS[option.arg] > full_colour(view, option.arg) else PASS


def cancel_or_use(view: View, menu: Options) -> Option[Any]:
    used = verb(menu, "use-power")
    gains = POWERS[used.arg] - view.weight(view.state.guide) * POWERS[OPPOSED[used.arg]]
    return used if gains > 0 else verb(menu, "cancel")


# --- at the hinges of one's own turn ---


def free_action(view: View, menu: Options) -> Option[Any] | None:
    """Waiting tokens and healing that are worth it now."""
    for option in menu:
        if option.verb == "cure" and worth.deeds(view, option.value[1].do, view.seat) > worth.price(
            view, option.value[1].price
        ):
            return option
        if option.verb == "token" and play_token(view, token_kind(option.arg)):
            return option
    return None


def play_token(view: View, kind: str) -> bool:
    keeps = view.quest is not None and any(isinstance(each, TokensWaiting) for each in view.quest.missions)
    if keeps and len(view.waiting(view.seat)) <= 3:
        return False
    gems = len(view.me.gems)
    if kind == "purse":
        return gems <= 9
    if kind == "gem-tax":
        return gems <= 13 and any(len(view.state.seats[seat].gems) >= 5 for seat in view.rivals)
    if kind == "card-tax":
        return len(view.me.hand) <= 1 and any(len(view.state.seats[seat].hand) >= 2 for seat in view.rivals)
    if kind == "chance":
        return True
    return kind == "vision" and view.index(view.me.at) > 40


def found_token(view: View, menu: Options) -> Option[Any]:
    """A golden token is kept where it will do more; a purse and a Chance do as much now."""
    kinds = {option.verb: token_kind(option.arg) for option in menu if option.verb in ("use", "store")}
    kind = next(iter(kinds.values()))
    store = next((option for option in menu if option.verb == "store"), None)
    use = next((option for option in menu if option.verb == "use"), None)
    if use is None or (store is not None and not play_token(view, kind)):
        return store or menu[0]
    return use


def counter(view: View, menu: Options) -> Option[Any]:
    """Where the loss is worth a token."""
    option = next((each for each in menu if each.verb == "counter"), None)
    if option is None:
        return PASS
    kind = token_kind(option.arg)
    loss = {"gem-tax": len(view.me.gems), "card-tax": 2 * len(view.me.hand), "peril": 4}[kind]
    return option if loss >= 3 else PASS


# --- Chance ---


def bonus_worth(view: View, number: int) -> float:
    if number == 5:
        return worth.HERO + 1.0 if len(view.me.heroes) < 5 else 0.2
    return (
        worth.IMPREVU if len(view.me.hand) < 3 else 0.2, 2 * worth.LOOT,
        worth.WOUND * min(3, len(view.me.life)), worth.gained(view, view.seat, 4),
    )[number - 1]  # fmt: skip


def chance(view: View, menu: Options) -> Option[Any]:
    """The golden die, unless a single bonus is worth more than the gamble."""
    worths = {option.value: bonus_worth(view, option.value) for option in menu if option.verb == "bonus"}
    roll = sum((6 - number) / 6 * bonus_worth(view, number) for number in range(1, 6))
    worths[0] = roll - worth.any_test(view, view.seat) / 6
    return max(menu, key=lambda option: worths.get(option.value, -1.0))


def next_bonus(view: View, menu: Options) -> Option[Any]:
    return max(menu, key=lambda option: bonus_worth(view, option.value))


# --- whom ---


def strongest(view: View, menu: Options) -> Option[Any]:
    """A rival to be hit: whoever leads; of those alike whoever has more to lose."""

    def prize(option: Option[Any]) -> float:
        seat: Seat = option.value
        team = view.state.seats[seat]
        return view.standings[seat] + 0.7 * len(team.gems) + 0.5 * len(team.gear)

    others = [option for option in menu if option.value != view.seat]
    return max(others or menu, key=prize)


def weakest(view: View, menu: Options) -> Option[Any]:
    """Somebody to whom it may fall: whoever is farthest behind."""
    return min(menu, key=lambda option: view.standings[option.value])


def donor(view: View, menu: Options) -> Option[Any]:
    """Whoever pays a tax: the fullest board."""
    return max(menu, key=lambda option: (len(view.state.seats[option.value].gems), view.standings[option.value]))


def board(view: View, menu: Options) -> Option[Any]:
    """Whose board a power strikes."""
    golden = view.state.golden

    def prize(option: Option[Any]) -> float:
        seat: Seat = option.value
        struck = slot_of(view.state.seats[seat], golden)
        if seat == view.seat:
            return -5.0
        return view.weight(seat) * 3 + view.box.points.get(struck, 0)

    return max(menu, key=prize)


def name_hero(view: View, menu: Options) -> Option[Any]:
    """Of a rival whoever is worth most and dies most likely; of one's own who loses least."""
    own = menu[0].arg in view.me.heroes.cards

    def harm(option: Option[Any]) -> float:
        owner = next(seat for seat, team in enumerate(view.state.seats) if option.arg in team.heroes.cards)
        return worth.test(view, owner, option.arg) * (1.0 if own else 0.5 + view.weight(owner))

    return min(menu, key=harm) if own else max(menu, key=harm)
