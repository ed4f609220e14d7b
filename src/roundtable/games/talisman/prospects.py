"""What may come of a roll or of a fight: in a sign, in a few words, and how good it is for the character."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import product
from typing import Any, Final, NamedTuple

from roundtable.kernel.options import Option, Prompt
from roundtable.kernel.scene import Row, Rows, Stake, Text, say
from roundtable.kernel.seats import Seat

from .characters import Rolled, lent, total_craft, total_strength
from .effects import (
    Action,
    Attack,
    Become,
    Choose,
    DiscardThis,
    Enemy,
    Gain,
    GainCard,
    GainSpells,
    GainTalisman,
    Go,
    Heal,
    Lose,
    LoseAllGold,
    LoseCards,
    LoseSpells,
    LoseTurn,
    Replenish,
    Roll,
    Toad,
)
from .state import Character, TalismanTable, card_name, place_name

FACES: Final = range(1, 7)
BEST: Final = 2


class Prospect(NamedTuple):
    """One thing that may happen: a drawing, a sign beside it, the same in words, and from -2 to 2 how good it is."""

    icon: str
    sign: str
    words: Text
    tone: int


NOTHING: Final = Prospect("", "\u2013", say("brings-nothing"), 0)


# --- what happens ---


def prospect(table: TalismanTable, seat: Seat, action: Action) -> Prospect:
    """What this would be for this character as it is now."""
    character = table.state.seats[seat]
    find: Callable[[TalismanTable, Character, Any], Prospect] | None = FOUND.get(type(action))
    return NOTHING if find is None else find(table, character, action)


def _points(table: TalismanTable, character: Character, action: Gain | Lose) -> Prospect:
    what, lost = action.what, type(action) is Lose
    number = min(action.number, _to_lose(character, what)) if lost else action.number
    if (character.toad_turns and what in ("fate", "gold")) or not number:
        return NOTHING
    sign = f"\N{MINUS SIGN}{number}" if lost else f"+{number}"
    tone = min(number, BEST) if what == "life" else 1
    return Prospect(what, sign, say(f"brings-{what}", sign=sign), -tone if lost else tone)


def _to_lose(character: Character, what: str) -> int:
    """How much of it there is to lose: attributes never fall below what is printed."""
    match what:
        case "strength":
            return character.strength_counters
        case "craft":
            return character.craft_counters
        case "life":
            return character.lives
        case "fate":
            return character.fate
        case _:
            return character.gold


def _heal(table: TalismanTable, character: Character, action: Heal) -> Prospect:
    number = min(action.number, table.content["characters"][character.character].life - character.lives)
    return Prospect("life", f"+{number}", say("brings-life", sign=f"+{number}"), 1) if number > 0 else NOTHING


def _replenish(table: TalismanTable, character: Character, action: Replenish) -> Prospect:
    number = min(action.number, table.content["characters"][character.character].fate - character.fate)
    if number <= 0 or character.toad_turns:
        return NOTHING
    return Prospect("fate", f"+{number}", say("brings-fate", sign=f"+{number}"), 1)


def _gold(table: TalismanTable, character: Character, action: LoseAllGold) -> Prospect:
    number = 0 if character.toad_turns else character.gold
    return Prospect("gold", "0", say("brings-no-gold"), -1) if number else NOTHING


def _spells(table: TalismanTable, character: Character, action: GainSpells) -> Prospect:
    if character.toad_turns:
        return NOTHING
    return Prospect("spell", f"+{action.number}", say("brings-spells", number=action.number), 1)


def _no_spells(table: TalismanTable, character: Character, action: LoseSpells) -> Prospect:
    number = 0 if character.toad_turns else min(action.number, len(character.spells.cards))
    sign = f"\N{MINUS SIGN}{number}"
    return Prospect("spell", sign, say("costs-spells", number=number), -1) if number else NOTHING


def _talisman(table: TalismanTable, character: Character, action: GainTalisman) -> Prospect:
    if character.toad_turns or not table.state.talismans.cards:
        return NOTHING
    return Prospect("talisman", "+1", say("brings-talisman"), BEST)


def _card(table: TalismanTable, character: Character, action: GainCard) -> Prospect:
    if character.toad_turns or action.card not in table.state.purchase.cards:
        return NOTHING
    return Prospect("card", "+1", say("brings-card", card=card_name(action.card)), 1)


def _cards(table: TalismanTable, character: Character, action: LoseCards) -> Prospect:
    pile = character.followers if action.what == "follower" else character.objects
    number = 0 if character.toad_turns else min(action.number, len(pile.cards))
    sign = f"\N{MINUS SIGN}{number}"
    return Prospect("card", sign, say(f"costs-{action.what}", number=number), -1) if number else NOTHING


def _turn(table: TalismanTable, character: Character, action: LoseTurn) -> Prospect:
    return Prospect("pause", "", say("costs-turn"), -1)


def _toad(table: TalismanTable, character: Character, action: Toad) -> Prospect:
    return NOTHING if character.toad_turns else Prospect("toad", "", say("brings-toad"), -BEST)


def _become(table: TalismanTable, character: Character, action: Become) -> Prospect:
    if action.alignment == (character.alignment,):
        return NOTHING
    one = action.alignment[0] if len(action.alignment) == 1 else ""
    words = say("brings-alignment", alignment=f"@text.alignment-{one}") if one else say("brings-choice-of-alignment")
    return Prospect(one or "neutral", "", words, 0)


def _go(table: TalismanTable, character: Character, action: Go) -> Prospect:
    one = action.to[0] if len(action.to) == 1 and action.region is None else ""
    return Prospect("boot", "", say("brings-to", place=place_name(one)) if one else say("brings-elsewhere"), 0)


def _attack(table: TalismanTable, character: Character, action: Attack) -> Prospect:
    creature = action.creature
    what = "strength" if creature.strength else "craft"
    power = creature.strength or creature.craft
    return Prospect("fight", str(power), say(f"brings-fight-{what}", number=power), -1)


def _choose(table: TalismanTable, character: Character, action: Choose) -> Prospect:
    inside = [prospect(table, table.state.seats.index(character), each) for way in action.ways for each in way.do]
    icon = next((one.icon for one in inside if one.icon), "more")
    return Prospect(icon, "?", say("brings-choice"), 1)


FOUND: Final[dict[type, Callable[[TalismanTable, Character, Any], Prospect]]] = {
    Attack: _attack, Become: _become, Choose: _choose, Gain: _points, GainCard: _card, GainSpells: _spells,
    GainTalisman: _talisman, Go: _go, Heal: _heal, Lose: _points, LoseAllGold: _gold, LoseCards: _cards,
    LoseSpells: _no_spells, LoseTurn: _turn, Replenish: _replenish, Toad: _toad,
}  # fmt: skip


def row_of(table: TalismanTable, seat: Seat, do: Sequence[Action], faces: tuple[int, ...], *, applies: bool) -> Row:
    """A row of what dice mean: what tells most stands in it as a sign, all of it in words."""
    found = [one for each in do if (one := prospect(table, seat, each)) is not NOTHING] or [NOTHING]
    most = max(found, key=lambda one: abs(one.tone))
    tone = max(-BEST, min(BEST, sum(one.tone for one in found)))
    cells = (most.sign, *(one.words for one in found))
    return Row(id="-".join(map(str, faces)), cells=cells, applies=applies, faces=faces, tone=tone, icon=most.icon)


# --- what dice mean ---


def faces_of(table: TalismanTable, seat: Seat, prompt: Prompt, option: Option[Any] | None) -> Rows | None:
    """The rows of the roll that a question is about, or that an option of it leads to."""
    about = prompt.about
    if option is None:
        if isinstance(about, Rolled) and about.action is not None:
            return table_of(table, seat, about.action, about.dice)
        return None
    if isinstance(about, Choose) and option.verb == "way":
        way = next(way for way in about.ways if way.id == option.arg)
        roll = next((each for each in way.do if isinstance(each, Roll)), None)
        return None if roll is None else table_of(table, seat, roll)
    return None


def table_of(table: TalismanTable, seat: Seat, roll: Roll, dice: tuple[int, ...] = ()) -> Rows:
    """Each face of one die, or the sums of several that mean the same."""
    mine = sum(dice) if dice else 0
    rows = []
    for faces, number in results_of(table, seat, roll):
        row = roll.rows[number]
        rows.append(row_of(table, seat, row.do, faces, applies=mine in faces))
    return Rows(id="faces", label=say("label-dice-mean"), rows=tuple(rows))


def results_of(table: TalismanTable, seat: Seat, roll: Roll) -> Iterator[tuple[tuple[int, ...], int]]:
    """What dice may show, and the row to which that leads: one face each, or sums that share a row."""
    if roll.dice == 1:
        yield from (((face,), row_at(table, seat, roll, face)) for face in FACES)
        return
    found: dict[int, list[int]] = {}
    for result in range(roll.dice, 6 * roll.dice + 1):
        found.setdefault(row_at(table, seat, roll, result), []).append(result)
    for number, sums in found.items():
        yield tuple(sums), number


def row_at(table: TalismanTable, seat: Seat, roll: Roll, dice: int) -> int:
    """The number of the row that dice of this sum lead to."""
    return _row(roll, dice + _shift(table, seat, roll))


def _row(roll: Roll, result: int) -> int:
    return next((number for number, row in enumerate(roll.rows) if result <= row.upto), len(roll.rows) - 1)


def _shift(table: TalismanTable, seat: Seat, roll: Roll) -> int:
    """What is added to the dice: less an attribute, or with a prayer's help."""
    character, shift = table.state.seats[seat], 0
    if roll.less is not None:
        own = total_strength if roll.less == "strength" else total_craft
        shift -= own(table.content, character)
    if roll.prayer:
        shift += lent(table.content, character).prayer
    return shift


def reroll_odds(table: TalismanTable, seat: Seat, rolled: Rolled, arg: str) -> tuple[int, int, int] | None:
    """Better, the same and worse per mille if this die is rolled anew."""
    if rolled.action is None:
        return None
    rows = table_of(table, seat, rolled.action, rolled.dice).rows
    tone = {face: row.tone for row in rows for face in row.faces}
    rest = sum(rolled.dice) - (int(arg) if arg else rolled.dice[0])
    now = tone[sum(rolled.dice)]
    better, worse = (sum(beats(tone[rest + face], now) for face in FACES) for beats in (int.__gt__, int.__lt__))
    parts = round(1000 * better / 6), round(1000 * worse / 6)
    return parts[0], 1000 - sum(parts), parts[1]


def points_of(table: TalismanTable, seat: Seat, rolled: Rolled) -> tuple[tuple[str, int], ...]:
    """The numbers that the roll as it lies there changes, and by how much."""
    if rolled.action is None:
        return ()
    do = rolled.action.rows[row_at(table, seat, rolled.action, sum(rolled.dice))].do
    found = [prospect(table, seat, each) for each in do if isinstance(each, Gain | Lose | Heal | Replenish)]
    return tuple((one.icon, int(one.sign.replace("\N{MINUS SIGN}", "-"))) for one in found if one is not NOTHING)


# --- whether another roll could be any better ---


def may_be_better(table: TalismanTable, seat: Seat, roll: Roll, dice: Sequence[int]) -> bool:
    """Whether one new die may bring anything that somebody could want more: it is only then that they are asked.

    It counts what could be gained or lost at all, whoever they are: some of it may be nothing to this character.
    """
    shift = _shift(table, seat, roll)
    key = "may be better", id(roll), shift, *dice
    known: bool | None = table.content.memo.get(key)
    if known is None:
        mine = roll.rows[_row(roll, sum(dice) + shift)].do
        others = {_row(roll, sum(dice) - die + face + shift) for die, face in product(dice, FACES)}
        rows = [roll.rows[number].do for number in others]
        known = any(do != mine and best_of(do) > worst_of(mine) for do in rows)
        table.content.memo[key] = known
    return known


def best_of(do: Sequence[Action]) -> int:
    """The best this may be to anybody."""
    return sum(bounds(action)[1] for action in do)


def worst_of(do: Sequence[Action]) -> int:
    return sum(bounds(action)[0] for action in do)


def bounds(action: Action) -> tuple[int, int]:
    """From where to where it may be good: losses may be none, and gains too."""
    match action:
        case GainTalisman():
            return 0, BEST
        case Gain() | GainCard() | GainSpells() | Heal() | Replenish():
            return 0, 1
        case Toad():
            return -BEST, 0
        case Attack() | Lose() | LoseAllGold() | LoseCards() | LoseSpells() | LoseTurn():
            return -1, 0
        case DiscardThis():
            return 0, 0
        case _:
            return -9, 9


# --- what a fight is about ---


def stakes_of(table: TalismanTable, seat: Seat) -> tuple[Stake, ...]:
    """What winning, a tie and losing mean in the fight that goes on."""
    fight = table.state.fight
    if fight is None or seat not in fight.fighters:
        return ()
    character = table.state.seats[seat]
    life = say("stake-life", before=character.lives, after=character.lives - 1)
    if len(fight.fighters) > 1:
        return (
            Stake(outcome="win", texts=(say("stake-reward"),)),
            Stake(outcome="tie", texts=(say("stake-nobody-hurt"),)),
            Stake(outcome="lose", texts=(say("stake-they-choose"),)),
        )
    foes: list[Enemy] = [table.content["cards"][foe] for foe in fight.foes]
    won: list[Text] = [say("stake-trophies", number=len(foes))] if foes else [say("stake-on")]
    won += [prospect(table, seat, action).words for foe in foes for action in foe.won]
    lost: list[Text] = [life]
    lost += [
        found.words for foe in foes for action in foe.lost if (found := prospect(table, seat, action)) is not NOTHING
    ]
    return (
        Stake(outcome="win", texts=tuple(won)),
        Stake(outcome="tie", texts=(say("stake-turn-ends"),)),
        Stake(outcome="lose", texts=tuple(lost)),
    )
