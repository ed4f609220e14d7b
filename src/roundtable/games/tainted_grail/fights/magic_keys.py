"""Magic Keys: who pays for one, and who has to agree to that."""

from __future__ import annotations

from typing import Any, Final

from roundtable.games.tainted_grail.box import Icons
from roundtable.games.tainted_grail.characters.resources import put
from roundtable.games.tainted_grail.option_makers import seat_option
from roundtable.games.tainted_grail.state import NOBODY, SEATS, GrailTable
from roundtable.kernel.options import NO, YES, Option, Prompt
from roundtable.kernel.seats import Seat
from roundtable.kernel.windows import Rules

from .doing import by_kind, fight_at

FOR_OTHERS: Final = "grail.party.pay-energy-or-magic-for-others"
FREE: Final = "free-magic"
"""In `Fight.now`: so many Magic Keys cost nothing."""
LIGHT: Final[Option[None]] = Option("light-key")
DARK: Final[Option[None]] = Option("done", text="option-key-dark")
PROMISED: Final = "promised"
"""In `Fight.now`: who pays for the Magic Key of the card that is being laid."""


def can_pay_magic(table: GrailTable, seat: Seat) -> bool:
    """Any member of the Party may pay it (A50)."""
    return bool(fight_at(table, seat).now.get(FREE)) or bool(payers(table, seat))


def payers(table: GrailTable, seat: Seat) -> list[Seat]:
    """Who may pay for a Magic Key: the Character itself, then those who have not declined in this Activation."""
    fight = fight_at(table, seat)
    found = [each for each in fight.party if table.state.seats[each].magic and not fight.now.get(declines(each))]
    return sorted(found, key=lambda each: each != seat)


def declines(seat: Seat) -> str:
    """In `Fight.now`: this member pays no Magic for the Active Character."""
    return f"declines-{seat}"


def pay_magic(table: GrailTable, seat: Seat, card: str, place: int, must: bool, icons: Icons) -> Rules[bool]:
    """One Magic of anybody in the Party who is willing; it lies on the Key."""
    fight = fight_at(table, seat)
    rule = by_kind(table, fight, "grail.combat.magic-key-costs-one-magic", "grail.diplomacy.magic-key-costs-one-magic")
    if fight.now.get(FREE):
        free = Prompt("ask-pay-magic", rules=(rule,))
        if not must and (yield from table.ask(seat, free, (LIGHT, DARK))) is DARK:
            return False
        fight = fight_at(table, seat)
        fight.now[FREE] -= 1
        fight.laid[place].magic = True
        return True
    payer = yield from who_pays(table, seat, card, must, rule, icons)
    if payer is None or place >= len(fight_at(table, seat).laid):
        return False
    put(table, payer, "magic", -1, rule)
    fight_at(table, seat).laid[place].magic = True
    table.cite("grail.combat.spent-magic-marks-the-key" if fight.kind == "combat" else rule)
    return True


def who_pays(table: GrailTable, seat: Seat, card: str, must: bool, rule: str, icons: Icons) -> Rules[Seat | None]:
    """The Character itself, or another member who says so; None: nobody."""
    while able := payers(table, seat):
        promise = fight_at(table, seat).now.pop(PROMISED, NOBODY)
        if promise in able:
            return promise
        prompt = Prompt("ask-pay-magic", rules=(rule,) if able == [seat] else (rule, FOR_OTHERS))
        options: list[Option[Any]] = [
            pays_itself(seat, icons) if each == seat else seat_option("pay-magic", each) for each in able
        ]
        chosen = yield from table.ask(seat, prompt, options if must else [*options, DARK])
        if chosen is DARK:
            return None
        payer: Seat = chosen.value
        if payer == seat or (yield from agrees_to_pay(table, seat, payer, card)):
            return payer
    return None


def pays_itself(seat: Seat, icons: Icons) -> Option[Seat]:
    """With what the Key brings."""
    name, _, worth = icons[0] if icons else ("nothing", 0, 0)
    return Option("pay-magic", str(seat), seat, text=f"option-magic-{name}", params=(("count", worth),))


def agrees_to_pay(table: GrailTable, seat: Seat, payer: Seat, card: str) -> Rules[bool]:
    """Nobody spends what is another's; who declines is not asked again in this Activation."""
    prompt = Prompt("ask-lend-magic", (("who", SEATS[seat]), ("card", f"@cards.{card}")), (FOR_OTHERS,))
    if (yield from table.ask(payer, prompt, (YES, NO))) is YES:
        return True
    fight_at(table, seat).now[declines(payer)] = 1
    return False


def promised(table: GrailTable, seat: Seat, card: str, icons: Icons) -> Rules[bool]:
    """Whether the Magic is there that a card cannot do without; another member says so before it is laid."""
    fight = fight_at(table, seat)
    if fight.now.get(FREE) or table.state.seats[seat].magic:
        return True
    rule = by_kind(table, fight, "grail.combat.extra-card-must-connect-its-key",
                   "grail.diplomacy.extra-card-must-connect-its-key")  # fmt: skip
    payer = yield from who_pays(table, seat, card, True, rule, icons)
    if payer is None:
        return False
    fight_at(table, seat).now[PROMISED] = payer
    return True
