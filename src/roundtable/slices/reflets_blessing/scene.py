"""What a seat sees of the slice."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from roundtable.kernel.piles import Pile
from roundtable.kernel.scene import Card, Hand, Number, Part, Row, Rows, Scene, SeatPanel, Track, Zone, bag, say
from roundtable.kernel.seats import Seat
from roundtable.packs import Content

from .effects import Creature, Dilemma, Hero
from .effects import Zone as ZoneHazard
from .gems import COLOURS, FULL_COLOUR
from .state import BlessingState

Draw = Callable[[str], Card]


def scene(state: BlessingState, content: Content, seat: Seat) -> Scene:
    def hero(card: str) -> Card:
        return hero_card(content["heroes"][card])

    def imprevu(card: str) -> Card:
        return imprevu_card(card, content)

    def won(card: str) -> Card:
        for name in ("heroes", "imprevus"):
            if card in content[name]:
                return Card(id=card, name=f"@{name}.{card}")
        return Card(id=card, name=f"@zones.{card}")

    def zone(card: str) -> Card:
        return Card(id=card, name=f"@zones.{card}", type="zone")

    bank = list(state.bank)
    parts: list[Part] = [
        Track(id="turn", label=say("label-turn"), value=state.turn),
        Track(id="golden", label=say("label-golden"), value=state.golden, max=6),
        pile("zone", state.zone, seat, zone),
        *objectives(state, content, seat),
        *dice_to_share(state),
        Rows(id="track", label=say("label-track"), rows=(Row(id="dice", cells=tuple(state.trial.dice)),)),
        bag("bank", say("label-bank"), [(colour, f"@text.gem-{colour}", bank.count(colour)) for colour in COLOURS]),
        pile("heroes", state.heroes, seat, hero),
        pile("hero-discard", state.hero_discard, seat, hero),
        pile("imprevus", state.imprevus, seat, imprevu),
        pile("imprevu-discard", state.imprevu_discard, seat, imprevu),
        pile("zones", state.zones, seat, zone),
        pile("playing", state.playing, seat, imprevu),
    ]
    for other, team in enumerate(state.seats):
        gems = list(team.gems)
        numbers = [
            Number(id=colour, label=f"@text.gem-{colour}", value=gems.count(colour), max=FULL_COLOUR)
            for colour in COLOURS
        ]
        guide = (say("label-guide"),) if other == state.guide else ()
        known = team.hand.as_seen_by(seat)
        parts += [
            SeatPanel(seat=other, name=f"@seat.{other}", numbers=tuple(numbers), statuses=guide),
            Hand(seat=other, cards=cards(known, imprevu), count=len(known)),
            pile("team", team.heroes, seat, hero, other),
            pile("packet", team.packet, seat, hero, other),
            pile("front", team.front, seat, imprevu, other),
            pile("pouch", team.pouch, seat, won, other),
        ]
    return Scene(parts=tuple(parts))


def dice_to_share(state: BlessingState) -> tuple[Rows, ...]:
    """The dice that lie on the table until each has its hero."""
    thrown = state.trial.thrown
    names = ("white", "grey", "black") if len(thrown) > 2 else ("white", "black")
    rows = [
        Row(id=name, cells=(say(f"label-{name}"), *dice)) for name, dice in zip(names, thrown, strict=False) if dice
    ]
    return (Rows(id="thrown", label=say("label-thrown"), rows=tuple(rows)),) if rows else ()


def cards(known: Sequence[str | None], draw: Draw) -> tuple[Card, ...]:
    return tuple(draw(card) for card in known if card)


def pile(name: str, source: Pile, seat: Seat, draw: Draw, owner: Seat | None = None) -> Zone:
    """A pile with the cards in it that this seat knows."""
    known = source.as_seen_by(seat)
    return Zone(
        id=source.name, label=say(f"label-{name}"), cards=cards(known, draw), count=len(known),
        hidden=None in known, seat=owner,
    )  # fmt: skip


def hero_card(hero: Hero) -> Card:
    names = ("points", "attack", "perception", "intelligence", "agility")
    numbers = tuple(Number(id=name, label=say(f"label-{name}"), value=getattr(hero, name)) for name in names)
    skills = [say(f"label-{name}-skill") for name in ("divine", "hazard") if getattr(hero, name)]
    return Card(id=hero.id, name=f"@heroes.{hero.id}", type="hero", numbers=numbers, tags=tuple(skills))


def imprevu_card(card: str, content: Content) -> Card:
    imprevu = content["imprevus"][card]
    kind = "creature" if isinstance(imprevu, Creature) else "bestiole"
    if isinstance(imprevu, Dilemma):
        kind = "divine" if imprevu.divine else "dilemma"
        return Card(id=card, name=f"@imprevus.{card}", type=kind)
    value = Number(id="points", label=say("label-points"), value=imprevu.points)
    return Card(id=card, name=f"@imprevus.{card}", type=kind, numbers=(value,))


def objectives(state: BlessingState, content: Content, seat: Seat) -> tuple[Rows, ...]:
    """The objectives of the Zone Hazard, for those who have seen it."""
    rows = []
    for card in filter(None, state.zone.as_seen_by(seat)):
        hazard: ZoneHazard = content["zones"][card]
        for number, objective in enumerate(hazard.objectives):
            stars = say("label-stars" if objective.individual else "label-success", target=objective.target)
            rows.append(Row(id=str(number), cells=(f"@text.tested-{objective.colour}", stars)))
    return (Rows(id="objectives", label=say("label-objectives"), rows=tuple(rows)),) if rows else ()
