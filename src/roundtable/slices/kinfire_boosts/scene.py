"""What a seat sees: hands are open to the party (A43), decks are not, and of the bag everybody knows the odds."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from roundtable.kernel.piles import Pile
from roundtable.kernel.scene import (
    Board,
    Card,
    Hand,
    Number,
    Part,
    Piece,
    Place,
    Row,
    Rows,
    Scene,
    SeatPanel,
    Text,
    Track,
    Zone,
    bag,
    say,
)
from roundtable.kernel.seats import Seat

from .box import Box
from .effects import Ability, Attack, Colours, Draw, EnemyAttack, GainHp
from .state import CombatState

ORDER = ("red", "green", "blue", "white")


def combat_scene(state: CombatState, box: Box, seat: Seat) -> Scene:
    enemy = state.enemy
    tokens = Counter(state.bag.as_seen_by(seat))
    parts: list[Part] = [
        board(state, box),
        Card(id=enemy.board, name=f"@enemies.{enemy.board}", type="enemy", numbers=(number("hp", enemy.hp),)),
        enemy_table(state, box),
        bag(
            "fate-bag",
            say("label-bag"),
            [(str(token), f"@tokens.{token}", n) for token, n in sorted(tokens.items(), key=str)],
        ),
        zone("drawn", state.drawn, seat, box, "tokens"),
        zone("used", state.used, seat, box, "tokens"),
        zone("track", state.track, seat, box, "tokens"),
        zone("playing", state.playing, seat, box),
        Track(id="fate", label=say("label-fate"), value=state.fate),
        Track(id="night", label=say("label-night"), value=state.nights, max=box.setup.nights),
    ]
    for other in range(len(state.seats)):
        parts += seeker_parts(state, box, other, seat)
    return Scene(parts=tuple(parts), title=f"@setups.{box.setup.id}")


def number(name: str, value: int, most: int | None = None) -> Number:
    return Number(id=name, label=say(f"label-{name}"), value=value, max=most)


def board(state: CombatState, box: Box) -> Board:
    pieces: dict[str, list[Piece]] = {zone_id: [] for zone_id in box.zones}
    pieces[state.enemy.zone].append(Piece(id=state.enemy.board, name=f"@enemies.{state.enemy.board}"))
    for seat, seeker in enumerate(state.seats):
        pieces[seeker.zone].append(Piece(id=seeker.board, name=f"@seekers.{seeker.board}", seat=seat))
    places = [
        Place(
            id=place.id,
            name=f"@zones.{place.id}",
            x=place.x,
            y=place.y,
            links=place.links,
            pieces=tuple(pieces[place.id]),
        )
        for place in box.zones.values()
    ]
    return Board(id="map", places=tuple(places))


def enemy_table(state: CombatState, box: Box) -> Rows:
    """The enemy's abilities as they are in this phase, with their ability tokens and the statuses on them."""
    rows = [
        Row(
            id=f"row-{row + 1}",
            cells=(
                row + 1, ability_text(ability), token_numbers(box, row),
                state.enemy.covers[row].wounds, state.enemy.covers[row].traps,
            ),
        )
        for row, ability in enumerate(box.abilities[state.enemy.phase])
    ]  # fmt: skip
    columns = ("label-row", "label-ability", "label-tokens", "label-wounds", "label-traps")
    return Rows(
        id="abilities", label=say("label-abilities"), rows=tuple(rows), columns=tuple(say(key) for key in columns)
    )


def token_numbers(box: Box, row: int) -> str:
    return " ".join(str(box.tokens[token].number or "\N{LAST QUARTER MOON}") for token in box.setup.ability_tokens[row])


def ability_text(ability: Ability) -> Text:
    attack = next((does for does in ability.does if isinstance(does, EnemyAttack)), None)
    if attack is None:
        return say("ability-retarget")
    return say(f"ability-{attack.range}", colour=colour(attack.colours), damage=attack.damage, area=int(attack.area))


def seeker_parts(state: CombatState, box: Box, seat: Seat, viewer: Seat) -> Iterable[Part]:
    seeker = state.seats[seat]
    statuses: list[Text] = [say("status-lantern-charged" if seeker.lantern else "status-lantern-charging")]
    if state.enemy.target == seat:
        statuses.append(say("status-target"))
    numbers = [number("hp", seeker.hp, seeker.start_hp)]
    if state.turn is not None and state.turn.seat == seat:
        waiting = {name: getattr(state.turn, name) for name in ("steps", "actions", "damage", "cards", "heal")}
        numbers += [number(name, value) for name, value in waiting.items() if value]
    yield SeatPanel(
        seat=seat,
        name=f"@seat.{seat}",
        who=f"@seekers.{seeker.board}",
        numbers=tuple(numbers),
        statuses=tuple(statuses),
    )
    yield Hand(seat=seat, cards=cards(seeker.hand, viewer, "cards", box), count=len(seeker.hand))
    yield Zone(id=f"deck-{seat}", label=say("label-deck"), count=len(seeker.deck), hidden=True, seat=seat)
    yield zone(f"discard-{seat}", seeker.discard, viewer, box, seat=seat)


def zone(name: str, pile: Pile, viewer: Seat, box: Box, collection: str = "cards", seat: Seat | None = None) -> Zone:
    label = name.partition("-")[0]
    return Zone(id=name, label=say(f"label-{label}"), cards=cards(pile, viewer, collection, box), seat=seat)


def cards(pile: Pile, viewer: Seat, collection: str, box: Box) -> tuple[Card, ...]:
    """Equal cards are shown once, with their number."""
    counts = Counter(card for card in pile.as_seen_by(viewer) if card)
    return tuple(
        Card(id=card, name=f"@{collection}.{card}", count=count, tags=tuple(tags(box, card)))
        for card, count in counts.items()
    )


def colour(colours: Colours) -> str:
    return f"@text.colour-{'-'.join(sorted(colours, key=ORDER.index)) or 'void'}"


def tags(box: Box, card: str) -> Iterable[Text]:
    """A card's colour and what it does."""
    if card in box.boosts:
        boost = box.boosts[card]
        yield colour(boost.colours)
        yield say(f"boost-{boost.gives}", value=boost.value)
    elif card in box.actions:
        yield colour(box.actions[card].colours)
        for effect in box.actions[card].effects:
            if isinstance(effect, Attack):
                yield say(f"effect-{effect.range}", damage=effect.damage, provoking=int(effect.provoking))
                if effect.status:
                    yield say(f"status-{effect.status}")
            elif isinstance(effect, Draw):
                yield say("effect-draw", cards=effect.cards)
            elif isinstance(effect, GainHp):
                yield say("effect-gain-hp", hp=effect.hp)
            else:
                yield say("effect-extra-action")
