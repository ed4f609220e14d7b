"""The seats, and what each has: heroes as columns with what counts now, gems, hand, equipment, quest."""

from __future__ import annotations

from typing import Final

from roundtable.games.reflets.box import Box
from roundtable.games.reflets.effects.terms import COLOURS
from roundtable.games.reflets.state import RefletsState, RefletsTable, Team
from roundtable.games.reflets.teams.gear import active, characteristic
from roundtable.games.reflets.teams.holdings import FULL_COLOUR, HAND
from roundtable.games.reflets.trials.track import BESTIOLE_CAP
from roundtable.kernel.scene import Card, Gauges, Hand, Number, Part, SeatPanel, Text, Track, Zone, say
from roundtable.kernel.seats import WATCHER, Seat

from .cards import hero_with, pile
from .table_scene import where

SLOTS: Final = 5
OWNED: Final = ("gear", "front", "tokens", "pouch", "road")


def seat_parts(table: RefletsTable, box: Box, other: Seat, seat: Seat) -> list[Part]:
    """All that a player has, as this seat sees it."""
    state = table.state
    team = state.seats[other]
    heroes = tuple(hero_now(table, box, other, hero) for hero in team.heroes)
    parts: list[Part] = [
        panel(state, box, other, team),
        Zone(
            id=team.heroes.name, label=say("label-team"), cards=heroes, seat=other, limit=SLOTS,
            spread="grid" if other == seat else "",
        ),
        gems(other, team),
        *hand(box, other, team, seat),
        *quests(state, box, other, team, seat),
    ]  # fmt: skip
    for name, by_colour in (("waiting", team.waiting), ("spent", team.spent)):
        parts += [pile(box, tokens, say(f"label-{name}"), seat, other) for tokens in by_colour.values() if tokens.cards]
    parts += [
        pile(box, source, say(f"label-{name}"), seat, other) for name in OWNED if (source := getattr(team, name)).cards
    ]
    return parts


# --- for all to see ---


def panel(state: RefletsState, box: Box, other: Seat, team: Team) -> SeatPanel:
    """Heroes, gems, Imprévus, tokens and open points; the leader's name, and where the pawn stands."""
    statuses: list[Text] = [say("label-guide")] if other == state.guide and state.turn else []
    statuses += [say(f"label-gone-{team.gone}")] if team.gone else []
    statuses += [say("label-invincible")] if team.invincible else []
    heroes = team.heroes.cards
    return SeatPanel(
        seat=other, name=f"@seat.{other}", who=f"@heroes.{heroes[0]}" if heroes else None,
        numbers=(
            *((Number(id="heroes", label=say("label-heroes"), value=len(heroes), icon="people"),) if heroes else ()),
            Number(id="gems", label=say("label-gems"), value=len(team.gems), icon="gem"),
            Number(id="hand", label=say("label-imprevus"), value=len(team.hand), icon="deck"),
            Number(id="tokens", label=say("label-waiting"), value=waiting_count(team), icon="mystery"),
            Number(id="points", label=say("label-open-points"), value=open_points(box, team), icon="trophy"),
        ),
        statuses=tuple(statuses), turn=other == state.guide and bool(state.turn) and state.phase != "over",
        place=None if team.gone or state.phase == "draft" else where(box, team.at, room_at(state, team.at)),
    )  # fmt: skip


def room_at(state: RefletsState, place: str) -> str:
    """The room that lies face up at a place."""
    return state.slots[place].cards[0] if place in state.revealed and state.slots[place].cards else ""


def waiting_count(team: Team) -> int:
    return sum(len(tokens) for tokens in team.waiting.values())


def open_points(box: Box, team: Team) -> int:
    """Epic Points that everybody can count: cards won and Relics."""
    won = [card for card in team.pouch.as_seen_by(WATCHER) if card is not None]
    return sum(box.points.get(card, 0) for card in [*won, *team.gear.cards])


def gems(other: Seat, team: Team) -> Gauges:
    tracks = tuple(
        Track(
            id=colour, label=say(f"gem-{colour}"), value=team.gems.cards.count(colour), max=FULL_COLOUR,
            icon=f"gem-{colour}",
        )
        for colour in COLOURS
    )  # fmt: skip
    return Gauges(id=team.gems.name, label=say("label-gems"), tracks=tracks, seat=other)


# --- heroes ---


def hero_now(table: RefletsTable, box: Box, seat: Seat, hero: str) -> Card:
    """A hero with what counts now: equipment, wounds, and in a trial the Bestiole and caps."""
    team, trial = table.state.seats[seat], table.state.trial
    printed = box.heroes[hero]
    values = [characteristic(table, seat, hero, colour) for colour in COLOURS]
    note: Text | None = None
    if trial is not None and seat == table.state.guide:
        most = min([BESTIOLE_CAP] if hero == trial.hampered else [9], default=9)
        most = min(most, trial.capped.get(hero, most))
        values = [min(value, most) for value in values]
        note = say("label-capped", number=most) if most < 9 else None
    return hero_with(printed, team.life.get(hero, printed.life), tuple(values), len(active(team, hero)), note)


# --- in secret ---


def hand(box: Box, other: Seat, team: Team, seat: Seat) -> list[Part]:
    """One's own; of another's its size, and apart from it what this seat happens to know of it."""
    known = pile(box, team.hand, say("label-imprevus"), seat, other)
    cards = known.cards if other == seat else ()
    label = say("label-imprevus")
    parts: list[Part] = [Hand(seat=other, cards=cards, count=len(team.hand), limit=HAND, label=label, icon="deck")]
    if known.cards and other != seat:
        parts.append(
            Zone(id=f"known-{other}", label=say("label-known-hand"), cards=known.cards, hidden=True, seat=other)
        )
    return parts


def quests(state: RefletsState, box: Box, other: Seat, team: Team, seat: Seat) -> list[Part]:
    """One's own are laid out while heroes are drafted for them; the chosen one lies behind a press, and once it is
    disclosed it is open to all."""
    found: list[Part] = []
    for name in ("quest", "spurned"):
        source = getattr(team, name)
        if source.cards:
            zone = pile(box, source, say(f"label-{name}"), seat, other)
            secret = other == seat and team.chosen and not team.shown and state.phase != "over"
            found.append(
                Zone(
                    id=zone.id, label=zone.label, cards=zone.cards, count=zone.count, seat=other,
                    hidden=secret or zone.hidden, tucked=secret,
                    spread="shelf" if other == seat and not team.chosen else "",
                )
            )  # fmt: skip
    return found
