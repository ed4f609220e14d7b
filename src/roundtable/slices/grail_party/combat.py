"""Combat: its Turns and Activations, the Sequence of joined cards, Attacks result by result, and how one leaves it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, get_args

from roundtable.kernel.options import DONE, Option, Prompt
from roundtable.kernel.seats import Seat
from roundtable.kernel.votes import unanimous
from roundtable.kernel.windows import STOPPED, Rules, Stop, until
from roundtable.packs import Content

from .effects import CombatCard, Guardian, Key, Result, Row
from .state import Character, GrailTable, Lair, by_number, combats, seat_option, waiting

PICK_ACTIVE: Final = Prompt(
    "ask-pick-active",
    rules=("grail.combat.pick-any-unactivated-member", "grail.combat.no-agreement-lowest-number-active"),
)
PLAY_CARD: Final = Prompt(
    "ask-play-card", rules=("grail.combat.playing-a-card-is-voluntary", "grail.combat.first-card-needs-no-connection")
)
FACE_PANIC: Final = Prompt("ask-face-panic", rules=("grail.combat.panic-plays-the-top-card",))
HOLD_OUT: Final = Prompt("ask-hold-out")
DISCARD: Final = Prompt("ask-discard", rules=("grail.combat.missing-markers-cost-cards",))
DISCARD_DOWN: Final = Prompt("ask-discard-down", rules=("grail.combat.hand-limit-three",))
STAY: Final[Option[None]] = Option("stay")
PLAY_TOP: Final[Option[None]] = Option("play-top")
ESCAPE: Final[Option[None]] = Option("escape", rules=("grail.combat.escape-during-own-activation",))


def hand_options(table: GrailTable, seat: Seat, verb: str) -> list[Option[None]]:
    hand = dict.fromkeys(table.state.seats[seat].hand)
    return [Option(verb, card, points=(f"card:{card}",), params=(("card", f"@cards.{card}"),)) for card in hand]


# --- from the first hand to the end ---


def begin(table: GrailTable, place: str, party: list[Seat]) -> Rules[None]:
    lair = table.state.lairs[place]
    lair.members, lair.pool = by_number(table.state, party), 0
    name = f"@guardians.{lair.guardian.cards[0]}"
    table.say("encounter", "grail.guardian.walking-into-one-triggers-it", guardian=name)
    table.cite("grail.action.party-travel-encounters-together", "grail.combat.pool-counts-progress")
    table.cite("grail.combat.starting-hand-three-or-two")
    for seat in party:
        table.shuffle(table.state.seats[seat].deck)
        yield from until(leaving(seat), draw_cards(table, place, seat, 3 if len(party) < 4 else 2))


def combat(table: GrailTable, place: str) -> Rules[None]:
    """Plays a Combat on: to its end, or for one Activation if nothing goes on beside it, so that steps stay short."""
    while True:
        won = (yield from until(f"victory-{place}", go_on(table, place))) is STOPPED
        if won or not table.state.lairs[place].members:
            return finish(table, place, won)
        if combats(table.state) == [place] and not waiting(table.state):
            return None


def go_on(table: GrailTable, place: str) -> Rules[None]:
    """An Activation of somebody who had none in this Turn, or the End Turn phase."""
    members = table.state.lairs[place].members
    options = [seat_option("activate", seat) for seat in members if not table.state.seats[seat].activated]
    if not options:
        yield from end_turn(table, place)
        return
    seat = (yield from table.vote(members, PICK_ACTIVE, options, unanimous(otherwise=options[0]))).value
    table.state.seats[seat].activated = True
    table.say("active", "grail.combat.one-activation-per-turn", "grail.combat.readiness-check", seat=f"@seat.{seat}")
    yield from until(leaving(seat), activation(table, place, seat))


def end_turn(table: GrailTable, place: str) -> Rules[None]:
    table.cite("grail.combat.end-turn-discard-then-draw", "grail.combat.tray-tokens-cleared-card-tokens-kept")
    members = list(table.state.lairs[place].members)
    for seat in members:
        while len(table.state.seats[seat].hand) > 3:
            yield from discard(table, seat, DISCARD_DOWN)
    for seat in members:
        table.state.seats[seat].activated = False
        if table.state.seats[seat].panics:
            table.cite("grail.combat.panic-no-end-turn-draw")
        else:
            yield from until(leaving(seat), draw_cards(table, place, seat, 1))


def finish(table: GrailTable, place: str, won: bool) -> None:
    """A defeated Guardian goes under its deck; everybody's Combat cards go back into theirs."""
    lair = table.state.lairs[place]
    guardian = lair.guardian.cards[0]
    if won:
        table.say("defeated", "grail.combat.victory-at-or-above-value", guardian=f"@guardians.{guardian}")
        table.cite("grail.guardian.defeated-goes-under-its-deck", "grail.combat.victory-cleanup")
        table.move(guardian, lair.guardian, table.state.encounters, bottom=True)
    else:
        table.say("stays", "grail.guardian.undefeated-stays-on-the-map", guardian=f"@guardians.{guardian}")
        table.cite("grail.combat.all-escaped-ends-it")
    table.cite("grail.discard.fight-cards-return-after-the-encounter", "grail.combat.escapee-cards-stay-in-sequence")
    for seat in list(lair.members):
        leave(table, place, seat)
    while lair.owners:
        deck = table.state.seats[lair.owners.pop()].deck
        table.draw(lair.sequence, deck)
        table.shuffle(deck)


# --- an Activation ---


def activation(table: GrailTable, place: str, seat: Seat) -> Rules[None]:
    """A card, the Victory Check, the Guardian's Attack. No Attack here adds markers, so there is no second check."""
    yield from play_card(table, place, seat)
    lair = table.state.lairs[place]
    table.cite("grail.combat.victory-check-after-playing")
    if lair.pool >= guardian_of(table.content, lair).value:
        raise Stop(f"victory-{place}")
    yield from decide(table, place, seat, HOLD_OUT, STAY)
    yield from attack(table, place, seat)
    yield from decide(table, place, seat, HOLD_OUT, STAY)


def decide(table: GrailTable, place: str, seat: Seat, prompt: Prompt, option: Option[None]) -> Rules[None]:
    """The Active Character goes on, or Escapes: between any two steps (ruling A60)."""
    if (yield from table.ask(seat, prompt, (option, ESCAPE))) is ESCAPE:
        yield from escape(table, place, seat)


def play_card(table: GrailTable, place: str, seat: Seat) -> Rules[None]:
    """One from hand, or in Panic the top of the deck. No card here has the bonus that allows a second one."""
    if table.state.seats[seat].panics:
        yield from decide(table, place, seat, FACE_PANIC, PLAY_TOP)
        yield from draw_cards(table, place, seat, 1)
        lay(table, place, seat, table.state.seats[seat].hand.cards[-1])
        return
    chosen = yield from table.ask(seat, PLAY_CARD, lambda: [*hand_options(table, seat, "play"), DONE, ESCAPE])
    if chosen is ESCAPE:
        yield from escape(table, place, seat)
    elif chosen is DONE:
        table.say("no-card", "grail.combat.no-card-means-opportunity-then-draw", seat=f"@seat.{seat}")
        yield from opportunity(table, place, seat)
        yield from draw_cards(table, place, seat, 1)
    else:
        lay(table, place, seat, chosen.arg)


# --- the Sequence ---


def lay(table: GrailTable, place: str, seat: Seat, card: str) -> None:
    """Adds a card to the one Sequence of all; the bonuses of those of its Keys that connect."""
    lair, one = table.state.lairs[place], table.state.seats[seat]
    table.move(card, one.hand, lair.sequence)
    lair.owners.append(seat)
    table.say("plays", "grail.combat.one-shared-sequence", seat=f"@seat.{seat}", card=f"@cards.{card}")
    table.cite("grail.combat.encounter-card-is-the-first-left-neighbour", "grail.combat.both-halves-must-meet")
    table.cite("grail.combat.card-resolution-order", "grail.combat.free-key-always-connects")
    for key, markers in joints(table.content, lair)[-1]:
        if connects(table.content, one, key):
            lair.pool += markers
            table.say("markers", "grail.combat.bonus-marker", count=markers, pool=lair.pool)
        else:
            table.cite("grail.combat.attribute-key-needs-the-level")
            table.say("no-level", "grail.combat.unconnected-key-gives-nothing", seat=f"@seat.{seat}")


def guardian_of(content: Content, lair: Lair) -> Guardian:
    found: Guardian = content["guardians"][lair.guardian.cards[0]]
    return found


def joints(content: Content, lair: Lair) -> list[list[tuple[Key | None, int]]]:
    """For each card the Keys whose two halves meet with the one before, at first the Guardian, and their markers.

    From top to bottom (ruling A92); None stands for the Free Key.
    """
    right, found = guardian_of(content, lair).right, []
    for card in lair.sequence:
        laid: CombatCard = content["cards"][card]
        rows = [row for row in get_args(Row) if row in laid.left and (row in right or row == "free")]
        found.append([(right.get(row), laid.left[row]) for row in rows])
        right = laid.right
    return found


def connects(content: Content, one: Character, key: Key | None) -> bool:
    """Whether the Character who plays the card has the level the Key asks for."""
    return key is None or content["characters"][one.character].attributes.get(key.attribute, 0) >= key.level


# --- Attacks, and the thresholds of the Survival tracks ---


def attack(table: GrailTable, place: str, seat: Seat) -> Rules[None]:
    """The row for the present Pool, from left to right."""
    lair = table.state.lairs[place]
    guardian = guardian_of(table.content, lair)
    row = [row for row in guardian.attacks if row.markers <= lair.pool][-1]
    table.say("attacks", "grail.combat.attack-row-by-pool", guardian=f"@guardians.{guardian.id}", pool=lair.pool)
    table.cite("grail.combat.attack-left-to-right-on-active")
    yield from carry_out(table, place, seat, row.do)


def opportunity(table: GrailTable, place: str, seat: Seat) -> Rules[None]:
    yield from carry_out(table, place, seat, guardian_of(table.content, table.state.lairs[place]).opportunity)


def carry_out(table: GrailTable, place: str, seat: Seat, results: Sequence[Result]) -> Rules[None]:
    """One by one, all on this Character; thresholds are looked at after each."""
    for result in results:
        if result.if_panicking and not table.state.seats[seat].panics:
            table.cite("grail.combat.panic-is-checked-when-it-matters")
        elif result.do == "damage":
            change(table, seat, "health", -result.amount, "grail.combat.damage-lowers-health")
        elif result.do == "terror":
            change(table, seat, "terror", result.amount, "grail.combat.effects-hit-only-the-active-character")
        else:
            lair = table.state.lairs[place]
            missing = max(0, result.amount - lair.pool)
            lair.pool -= result.amount - missing
            table.say("markers-lost", "grail.combat.pool-never-negative", pool=lair.pool)
            for _ in range(missing):
                yield from discard(table, seat, DISCARD)
        yield from table.settle()


def change(table: GrailTable, seat: Seat, track: str, by: int, rule: str) -> None:
    """Moves the Health or the Terror marker."""
    one = table.state.seats[seat]
    calm, before = not one.panics, getattr(one, track)
    setattr(one, track, max(0, before + by))
    table.say(f"{track}-changes", rule, seat=f"@seat.{seat}", before=before, after=getattr(one, track))
    if calm and one.panics:
        table.say("panic", "grail.track.panic-when-terror-above-health", seat=f"@seat.{seat}")
    table.touch(str(seat))


def settle_tracks(table: GrailTable, seat: Seat) -> Rules[None]:
    """The thresholds, looked at after every single change: in the middle of an Attack too."""
    one = table.state.seats[seat]
    if one.energy > one.health:
        one.energy = one.health
        table.say("energy-capped", "grail.track.energy-never-above-health", seat=f"@seat.{seat}", energy=one.energy)
    if one.dying:
        table.say("dying", "grail.death.zero-health-attaches-the-card", seat=f"@seat.{seat}")
        table.cite("grail.death.dying-leaves-the-encounter", "grail.combat.dying-removes-only-that-character")
        leave(table, one.location, seat)
        raise Stop(leaving(seat))
    yield from ()


# --- cards, and leaving ---


def discard(table: GrailTable, seat: Seat, prompt: Prompt) -> Rules[None]:
    """One card of one's choice; with an empty hand the top of the deck."""
    one = table.state.seats[seat]
    if not one.hand:
        table.cite("grail.combat.empty-hand-discards-from-the-deck")
        table.draw(one.deck, one.discard)  # an empty deck loses nothing: it is no draw (ruling A67)
        return
    # With several cards one is always asked: else the others would know that they are all alike.
    chosen = yield from table.ask(seat, prompt, lambda: hand_options(table, seat, "discard"), veiled=len(one.hand) > 1)
    table.move(chosen.arg, table.state.seats[seat].hand, table.state.seats[seat].discard)


def draw_cards(table: GrailTable, place: str, seat: Seat, count: int) -> Rules[None]:
    """From the own deck; if it holds too few, none is drawn and the Character must Escape (ruling A65)."""
    one = table.state.seats[seat]
    if len(one.deck) < count:
        table.say("out-of-cards", "grail.combat.deck-too-small-forces-escape", seat=f"@seat.{seat}")
        yield from escape(table, place, seat)
    table.deal(one.deck, one.hand, count)


def leaving(seat: Seat) -> str:
    """The scope of all that a Character does in its Combat."""
    return f"combat-of-seat-{seat}"


def escape(table: GrailTable, place: str, seat: Seat) -> Rules[None]:
    """One Energy, if there is any (ruling A61), and an Opportunity attack; then the Character is out."""
    table.say("escapes", "grail.combat.escape-costs-energy-and-opportunity", seat=f"@seat.{seat}")
    table.state.seats[seat].energy = max(0, table.state.seats[seat].energy - 1)
    yield from opportunity(table, place, seat)
    alone = table.state.lairs[place].members == [seat]
    table.cite("grail.combat.escape-ends-a-lone-fight" if alone else "grail.combat.escape-in-a-party-others-fight-on")
    leave(table, place, seat)
    raise Stop(leaving(seat))


def leave(table: GrailTable, place: str, seat: Seat) -> None:
    """What the Character has laid stays in the Sequence; the rest goes back, to be shuffled before the next draw."""
    one = table.state.seats[seat]
    table.state.lairs[place].members.remove(seat)
    one.activated = False
    table.move_all(one.hand, one.deck)
    table.move_all(one.discard, one.deck)
