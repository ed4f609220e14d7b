"""Skills of heroes and of their equipment: which may be used, at what price, once a turn."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from roundtable.games.reflets.box import box
from roundtable.games.reflets.effects.cards import Skill, SkillKind
from roundtable.games.reflets.effects.terms import Price
from roundtable.games.reflets.option_makers import SEATS, gem_option
from roundtable.games.reflets.registry import Doing, do
from roundtable.games.reflets.state import RefletsTable
from roundtable.kernel.options import Option, Params
from roundtable.kernel.seats import Seat
from roundtable.kernel.windows import Rules

from .gear import active
from .holdings import affords, pay_price, which_gem
from .moments import deed_params
from .no_use import no_use

ONCE: Final = "reflets.trial.skill-once-per-turn"
WOUNDED: Final = "reflets.wound.marker-blocks-hero-skills"
SPARED: Final = "reflets.wound.marker-spares-equipment-skills"
PRICED: Final[dict[str, str]] = {
    "divine": "reflets.blessing.skill-free-or-paid",
    "hazard": "reflets.trial.guide-may-pay-for-skills",
    "opportunity": "reflets.outcome.opportunity-skills",
    "healing": "reflets.wound.ways-to-heal",
}
"""The rule behind each kind of skill."""
WHEN: Final[dict[str, str]] = {**PRICED, "divine": "reflets.blessing.optional-one-per-turn"}
"""The rule that says when each kind is used."""


def skills_of(table: RefletsTable, seat: Seat, hero: str) -> Iterator[tuple[str, str, Skill]]:
    """A hero's own skills and those of active equipment: their ids, the card, the skill."""
    contents, team = box(table), table.state.seats[seat]
    for card in (hero, *active(team, hero)):
        printed = contents.heroes[card] if card == hero else contents.gear[card]
        for number, skill in enumerate(printed.skills, 1):
            yield f"{card}.{number}", card, skill


def usable(
    table: RefletsTable, seat: Seat, kind: SkillKind, hero: str = "", *, late: bool = False
) -> list[tuple[Option[Any], str | None]]:
    """The skills of this kind, of one hero or all, each with the rule that forbids it. Late ones cost a gem more."""
    team = table.state.seats[seat]
    found: list[tuple[Option[Any], str | None]] = []
    for each in team.heroes:
        if hero and each != hero:
            continue
        for name, card, skill in skills_of(table, seat, each):
            if skill.kind == kind:
                option = skill_option(table, seat, name, card, skill)
                found.append((option, why_not_use(table, seat, each, name, card, skill, late=late)))
    return found


def why_not_use(
    table: RefletsTable, seat: Seat, hero: str, name: str, card: str, skill: Skill, *, late: bool = False
) -> str | None:
    """A wound blocks a hero's own skills, not those of equipment; each is used once a turn, and must be paid."""
    team = table.state.seats[seat]
    if hero in team.life and card == hero:
        return WOUNDED
    if name in team.used:
        return "reflets.objective.catch-up-skill-still-once-per-turn" if late else ONCE
    if not any(affords(table.state, seat, price) for price in prices_of(skill, late=late)):
        return "reflets.objective.catch-up-skill-costs-one-more" if late else PRICED[skill.kind]
    return None


def prices_of(skill: Skill, *, late: bool = False) -> list[Price]:
    """A late hazard skill costs 1 gem more, of one of the colours it asks for: whichever its player likes."""
    if not late or skill.kind != "hazard":
        return [skill.price]
    if not skill.price or "any" in skill.price:
        return [(*skill.price, "any")]
    return [(*skill.price, colour) for colour in dict.fromkeys(skill.price)]


def skill_rule(table: RefletsTable, name: str) -> str:
    """The rule behind a skill by its name, which says when such skills are used."""
    contents, (card, _, number) = box(table), name.rpartition(".")
    printed = contents.heroes.get(card) or contents.gear.get(card)
    if printed is None or not number.isdigit() or not 1 <= int(number) <= len(printed.skills):
        return ONCE
    return WHEN[printed.skills[int(number) - 1].kind]


def skill_option(table: RefletsTable, seat: Seat, name: str, card: str, skill: Skill) -> Option[Any]:
    contents = box(table)
    printed = (contents.heroes.get(card) or contents.gear[card]).skills
    nth = [other for other in printed if other.kind == skill.kind].index(skill) + 1
    named: Params = (("card", contents.name(card)), ("line", skill.kind), ("nth", nth))
    params = (*named, *deed_params(skill.do[0]))
    idle = no_use(table, seat, skill.do)
    return Option("skill", name, value=(card, skill), points=(f"card:{card}",), params=params, idle=idle)


def pay_for(table: RefletsTable, seat: Seat, option: Option[Any], *, late: bool = False) -> Rules[None]:
    """A skill is announced and paid for; it can't be used again in this turn."""
    card, skill = option.value
    rule = PRICED[skill.kind]
    team = table.state.seats[seat]
    team.used.append(option.arg)
    spared = (SPARED,) if card in team.worn and team.worn[card] in team.life else ()
    table.say("skill-used", rule, ONCE, *spared, seat=SEATS[seat], card=box(table).name(card))
    prices = [price for price in prices_of(skill, late=late) if affords(table.state, seat, price)]
    price = prices[0]
    if len(prices) > 1:
        which = which_gem(seat, 1, "reflets.objective.catch-up-skill-costs-one-more")
        extra = yield from table.ask(seat, which, [gem_option("gem", each[-1]) for each in prices])
        price = next(each for each in prices if each[-1] == extra.arg)
    yield from pay_price(table, seat, price, rule, card)


def use(table: RefletsTable, seat: Seat, option: Option[Any], *, late: bool = False) -> Rules[None]:
    """A skill is paid for and does what it says."""
    yield from pay_for(table, seat, option, late=late)
    card, skill = option.value
    yield from do(table, Doing(seat, card, PRICED[skill.kind], when="skill"), skill.do)


# --- healing, at any hinge of one's own turn ---


def healing_options(table: RefletsTable, seat: Seat) -> list[Option[Any]]:
    """Healing skills that can be used now, while somebody is wounded."""
    if not table.state.seats[seat].life:
        return []
    return [
        Option("cure", option.arg, option.value, option.rules, option.points, option.params)
        for option, forbidden in usable(table, seat, "healing")
        if forbidden is None
    ]


def why_not_heal(table: RefletsTable, seat: Seat, name: str) -> str | None:
    """The rule that keeps a healing skill from being used."""
    forbidden = {option.arg: rule for option, rule in usable(table, seat, "healing")}.get(name)
    return forbidden if table.state.seats[seat].life else PRICED["healing"]
