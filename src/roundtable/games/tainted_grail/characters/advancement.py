"""Advancement: Exp for Attributes with their Skills and for cards; decks that are rebuilt at the End of the Day."""

from __future__ import annotations

from typing import Any, Final

from roundtable.games.tainted_grail.box import ATTRIBUTES, KINDS, box_of
from roundtable.games.tainted_grail.campaign.modes import uses
from roundtable.games.tainted_grail.effects.cards import SkillSide
from roundtable.games.tainted_grail.effects.terms import PAIRS, Attribute, Kind
from roundtable.games.tainted_grail.option_makers import card_option
from roundtable.games.tainted_grail.state import SEATS, Character, GrailTable
from roundtable.kernel.options import Option, Prompt
from roundtable.kernel.seats import EVERYONE, Seat
from roundtable.kernel.windows import Rules
from roundtable.packs import Content

DEAR_POINTS: Final = "grail.challenge.attribute-costs-five-per-pair-point"
DEAR_CARDS: Final = "grail.challenge.card-costs-five-draw-two"
LEAST: Final = 15
"""Cards of a deck."""
ADVANCE: Final = Prompt(
    "ask-advance", rules=("grail.advance.exp-spent-at-end-of-day", "grail.advance.one-point-per-payment")
)
PICK_SKILL: Final = Prompt("ask-pick-skill", rules=("grail.advance.skill-from-the-third-point",))
PICK_SIDE: Final = Prompt("ask-pick-side", rules=("grail.advance.skill-has-two-exclusive-sides",))
PICK_CARD: Final = Prompt("ask-pick-card", rules=("grail.advance.card-costs-two-exp",))
SAVE_EXP: Final[Option[None]] = Option("done", text="option-save-exp")
KEEP_DECKS: Final[Option[None]] = Option("done", text="option-keep-decks")
REBUILD: Final = Prompt(
    "ask-rebuild", rules=("grail.advance.owned-cards-swap-at-end-of-day", "grail.advance.decks-never-below-fifteen")
)


# --- Attributes ---


def level_of(table: GrailTable, seat: Seat, attribute: Attribute) -> int:
    """The markers on the Tray and the Skill cards, each of which carries a point."""
    one = table.state.seats[seat]
    skills = box_of(table.content).skills
    table.cite("grail.attribute.used-in-encounters-and-exploration")
    if not len(one.skills):
        return one.marks.get(attribute, 0)
    table.cite("grail.advance.skill-card-is-the-attribute-point")
    return one.marks.get(attribute, 0) + sum(skills[card].attribute == attribute for card in one.skills)


def pair_of(attribute: Attribute) -> tuple[Attribute, Attribute]:
    """grail.attribute.six-in-three-opposing-pairs"""
    return next(pair for pair in PAIRS if attribute in pair)


def price_of_point(table: GrailTable, seat: Seat, attribute: Attribute) -> int:
    """What the next point costs, by what the total of its pair becomes."""
    table.cite("grail.attribute.six-in-three-opposing-pairs", "grail.attribute.cost-set-per-pair")
    total = sum(level_of(table, seat, each) for each in pair_of(attribute)) + 1
    if uses(table.state, DEAR_POINTS):
        table.cite("grail.challenge.attribute-costs-five-per-pair-point")
        return 5 * total
    table.cite("grail.advance.attribute-cost-by-pair-total")
    return min(2 * total, 10)


def free_skills(table: GrailTable, attribute: Attribute) -> list[str]:
    """Skill cards of an Attribute that nobody has."""
    skills = box_of(table.content).skills
    return [card for card in table.state.skills if skills[card].attribute == attribute]


def why_not_point(table: GrailTable, seat: Seat, attribute: Attribute) -> str | None:
    """The rule against buying a point now."""
    if table.state.seats[seat].exp < price_of_point(table, seat, attribute):
        return DEAR_POINTS if uses(table.state, DEAR_POINTS) else "grail.advance.attribute-cost-by-pair-total"
    if level_of(table, seat, attribute) >= 2 and not free_skills(table, attribute):
        return "grail.advance.skills-are-unique"  # A44
    return None


def earn_point(table: GrailTable, seat: Seat, attribute: Attribute) -> Rules[None]:
    """A marker for the first two points; from the third on a Skill card, which is the point."""
    if level_of(table, seat, attribute) < 2:
        marks = table.state.seats[seat].marks
        marks[attribute] = marks.get(attribute, 0) + 1
        table.say("gains-point", "grail.advance.one-point-per-payment", seat=SEATS[seat], what=f"@text.{attribute}")
        return
    table.cite("grail.advance.skill-card-is-the-attribute-point", "grail.advance.skills-are-unique")
    options = [skill_option(table.content, card) for card in free_skills(table, attribute)]
    if not options:  # A44
        table.say("no-skill-left", "grail.advance.skills-are-unique", seat=SEATS[seat], what=f"@text.{attribute}")
        return
    card = (yield from table.ask(seat, PICK_SKILL, options)).arg
    sides = [side_option(table.content, card, each) for each in ("front", "back")]
    side = (yield from table.ask(seat, PICK_SIDE, sides)).value
    table.move(card, table.state.skills, table.state.seats[seat].skills)
    table.state.seats[seat].sides[card] = side
    name = f"@skills.{card}.{getattr(box_of(table.content).skills[card], side).name}"
    table.say("gains-skill", "grail.advance.skill-from-the-third-point", seat=SEATS[seat], card=name)


def skill_option(content: Content, card: str) -> Option[None]:
    """Of both of its sides, by their names."""
    skill = box_of(content).skills[card]
    names = [f"@skills.{card}.{side.name}" for side in (skill.front, skill.back)]
    params = (("card", f"@skills.{card}"), ("front", names[0]), ("back", names[1]))
    return Option("skill", card, params=params)


def side_option(content: Content, card: str, side: str) -> Option[str]:
    """A side by its name, with what it does."""
    skill: SkillSide = getattr(box_of(content).skills[card], side)
    params = (("side", f"@skills.{card}.{skill.name}"), ("does", f"@skills.{card}.{skill.text}"))
    return Option("side", f"{card}-{side}", side, params=params)


# --- cards ---


def price_of_card(table: GrailTable) -> tuple[int, int]:
    """What a new card costs, and from how many it is picked."""
    if uses(table.state, DEAR_CARDS):
        table.cite("grail.challenge.card-costs-five-draw-two")
        return 5, 2
    table.cite("grail.advance.card-costs-two-exp")
    return 2, 3


def why_not_card(table: GrailTable, seat: Seat, kind: Kind) -> str | None:
    one = table.state.seats[seat]
    if one.exp < price_of_card(table)[0] or not len(one.cards(kind).pool):  # A49: an empty Pool sells nothing
        return DEAR_CARDS if uses(table.state, DEAR_CARDS) else "grail.advance.card-costs-two-exp"
    return None


def new_card(table: GrailTable, seat: Seat, kind: Kind) -> Rules[None]:
    """One of the top cards of a Pool goes into the deck; the others are shuffled back."""
    count = price_of_card(table)[1]
    own = table.state.seats[seat].cards(kind)
    seen = table.peek(own.pool, count, EVERYONE)
    card = (yield from table.ask(seat, PICK_CARD, [card_option("learn", each) for each in seen])).arg
    own = table.state.seats[seat].cards(kind)
    table.move(card, own.pool, own.deck)
    table.shuffle(own.pool)
    table.shuffle(own.deck)
    table.say("learns", "grail.advance.card-costs-two-exp", seat=SEATS[seat], card=f"@cards.{card}")


# --- steps 4 and 5 of the End of the Day ---


def advance(table: GrailTable, seat: Seat) -> Rules[None]:
    """Step 4: points and cards, one by one, as long as there is Exp for them."""
    table.cite("grail.day.advance-with-exp")
    while any(price is None for _, price in purchases(table, seat)):
        chosen = yield from table.ask(seat, ADVANCE, lambda: [*table.allowed(purchases(table, seat)), SAVE_EXP])
        if chosen is SAVE_EXP:
            return
        one = table.state.seats[seat]
        if chosen.value in KINDS:
            one.exp -= price_of_card(table)[0]
            yield from new_card(table, seat, chosen.value)
        else:
            one.exp -= price_of_point(table, seat, chosen.value)
            yield from earn_point(table, seat, chosen.value)


def purchases(table: GrailTable, seat: Seat) -> list[tuple[Option[Any], str | None]]:
    """All that Exp buys, and what stands against it."""
    return [
        *((point_option(table, seat, each), why_not_point(table, seat, each)) for each in ATTRIBUTES),
        *((kind_option(table, seat, kind), why_not_card(table, seat, kind)) for kind in KINDS),
    ]


def point_option(table: GrailTable, seat: Seat, attribute: Attribute) -> Option[Attribute]:
    """A point, with what is left of Exp after it."""
    exp, level = table.state.seats[seat].exp, level_of(table, seat, attribute)
    left = exp - price_of_point(table, seat, attribute)
    params = (("what", f"@text.{attribute}"), ("exp", exp), ("left", left), ("level", level), ("next", level + 1))
    return Option("point", attribute, attribute, params=params)


def kind_option(table: GrailTable, seat: Seat, kind: Kind) -> Option[Kind]:
    """A card of this kind, with what is left of Exp after it, and from how many it is picked."""
    exp, (price, count) = table.state.seats[seat].exp, price_of_card(table)
    params = (("kind", f"@text.{kind}"), ("exp", exp), ("left", exp - price), ("of", count))
    return Option("new-card", kind, kind, params=params)


def rebuild(table: GrailTable, seat: Seat) -> Rules[None]:
    """Step 5: cards go into and out of the decks, of which each keeps fifteen; none goes back to a Pool."""
    table.cite("grail.day.rebuild-decks", "grail.advance.unused-cards-stay-owned")
    while any(rule is None for _, rule in swaps(table, table.state.seats[seat])):
        chosen = yield from table.ask(
            seat, REBUILD, lambda: [KEEP_DECKS, *table.allowed(swaps(table, table.state.seats[seat]))]
        )  # done first, so that whoever takes the first of everything gets on
        if chosen is KEEP_DECKS:
            break
        own = table.state.seats[seat].cards(box_of(table.content).cards[chosen.arg].kind)
        if chosen.verb == "take-out":
            table.move(chosen.arg, own.deck, own.spare)
        else:
            table.move(chosen.arg, own.spare, own.deck)
    for kind in KINDS:
        table.shuffle(table.state.seats[seat].cards(kind).deck)


def swaps(table: GrailTable, one: Character) -> list[tuple[Option[None], str | None]]:
    """What may be put in and taken out. A deck with nothing in reserve and no card to spare is not looked through."""
    found: list[tuple[Option[None], str | None]] = []
    for kind in KINDS:
        own = one.cards(kind)
        found += [(card_option("put-in", card), None) for card in dict.fromkeys(own.spare)]
        if len(own.spare) or len(own.deck) > LEAST:
            too_few = "grail.advance.decks-never-below-fifteen" if len(own.deck) <= LEAST else None
            deck = sorted(dict.fromkeys(table.show(own.deck, EVERYONE)))
            found += [(card_option("take-out", card), too_few) for card in deck]
    return found
