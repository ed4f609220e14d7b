"""Combat: from the starting hands to the spoils."""

from __future__ import annotations

from functools import cache
from typing import Final

from roundtable.kernel.options import DONE, Option, Prompt
from roundtable.kernel.seats import Seat
from roundtable.kernel.votes import lowest, unanimous
from roundtable.kernel.windows import STOPPED, Rules, Stop, until

from . import arrival
from .attacks import carry_out, discard, draw_cards, encounter, escape, opportunity
from .sequence import card_of, enemy_of, extra_key, lay, member_option
from .state import GrailTable, fight_of, waiting
from .tracks import leaving, panics, put_away

HAND_LIMIT: Final = 3
KEEP_HAND: Final = Prompt("ask-keep-hand", rules=("grail.combat.redraw-with-one-card-fewer",))
PICK_ACTIVE: Final = Prompt("ask-pick-active", rules=("grail.combat.pick-any-unactivated-member",))
PLAY_CARD: Final = Prompt("ask-play-card", rules=("grail.combat.playing-a-card-is-voluntary",))
FACE_PANIC: Final = Prompt("ask-face-panic", rules=("grail.combat.panic-plays-the-top-card",))
HOLD_OUT: Final = Prompt("ask-hold-out")
DISCARD_DOWN: Final = Prompt("ask-discard-down", rules=("grail.combat.hand-limit-three",))
SHARE_LOOT: Final = Prompt("ask-share-loot", rules=("grail.combat.reward-for-each-loot-shared",))
KEEP: Final[Option[None]] = Option("keep")
REDRAW: Final[Option[None]] = Option("redraw")
STAY: Final[Option[None]] = Option("stay")
PLAY_TOP: Final[Option[None]] = Option("play-top")
ESCAPE: Final[Option[None]] = Option("escape", rules=("grail.combat.escape-during-own-activation",))


@cache
def play_option(card: str) -> Option[None]:
    return Option("play", card, points=(f"card:{card}",), params=(("card", f"@cards.{card}"),))


# --- the Encounter as a whole ---


def bout(table: GrailTable, number: int) -> Rules[None]:
    """Plays an Encounter on; to its end, or until nothing goes on beside it, so that steps stay short."""
    while (yield from until(encounter(number), go_on(table, number))) is not STOPPED:
        state = table.state
        if len(state.fights) == 1 and not (state.by_day and waiting(state)):
            return
    yield from aftermath(table, number)


def go_on(table: GrailTable, number: int) -> Rules[None]:
    """The starting hands, one Activation, or the End Turn phase."""
    fight = fight_of(table.state, number)
    if not fight.turn:
        size = 3 if len(fight.members) < 4 else 2
        yield from table.together(
            [until(leaving(seat), starting_hand(table, number, seat, size)) for seat in fight.members]
        )
        fight_of(table.state, number).turn = 1
    elif all(table.state.seats[seat].activated for seat in fight.members):
        yield from end_turn(table, number)
    else:
        table.cite("grail.combat.readiness-check")
        yield from activation(table, number)
    if not fight_of(table.state, number).members:
        table.cite("grail.combat.all-escaped-ends-it")
        raise Stop(encounter(number))


def starting_hand(table: GrailTable, number: int, seat: Seat, size: int) -> Rules[None]:
    table.cite("grail.combat.starting-hand-three-or-two")
    yield from draw_cards(table, number, seat, size)
    while size > 1 and (yield from table.ask(seat, KEEP_HAND, (KEEP, REDRAW))) is REDRAW:
        size -= 1
        one = table.state.seats[seat]
        table.move_all(one.hand, one.discard)
        yield from draw_cards(table, number, seat, size)
    if size == 1:
        table.cite("grail.combat.redraw-stops-at-one-card")


def end_turn(table: GrailTable, number: int) -> Rules[None]:
    for seat in list(fight_of(table.state, number).members):
        while len(table.state.seats[seat].hand) > HAND_LIMIT:
            yield from discard(table, seat, DISCARD_DOWN)
    for seat in list(fight_of(table.state, number).members):
        if panics(table.state.seats[seat]):
            table.cite("grail.combat.panic-no-end-turn-draw")
        else:
            yield from until(leaving(seat), draw_cards(table, number, seat, 1))
    fight = fight_of(table.state, number)
    for seat in fight.members:
        table.state.seats[seat].activated = False
    fight.turn += 1
    table.cite("grail.combat.end-turn-discard-then-draw", "grail.combat.tray-tokens-cleared-card-tokens-kept")


# --- an Activation ---


def activation(table: GrailTable, number: int) -> Rules[None]:
    seat = yield from pick_active(table, number)
    fight = fight_of(table.state, number)
    table.state.seats[seat].activated = True
    fight.played = 0
    table.say("active", "grail.combat.one-activation-per-turn", seat=f"@seat.{seat}")
    yield from until(leaving(seat), steps(table, number, seat))


def pick_active(table: GrailTable, number: int) -> Rules[Seat]:
    """The Party agrees on one of those not yet Activated, or it is the one with the lowest number."""
    state, members = table.state, fight_of(table.state, number).members
    options = [member_option("activate", seat) for seat in members if not state.seats[seat].activated]
    chosen = yield from table.vote(members, PICK_ACTIVE, options, unanimous(otherwise=options[0]))
    table.cite("grail.combat.no-agreement-lowest-number-active")
    return chosen.value


def steps(table: GrailTable, number: int, seat: Seat) -> Rules[None]:
    yield from delayed_abilities(table, number, seat)
    yield from play_cards(table, number, seat)
    table.cite("grail.combat.victory-check-after-playing")
    victory_check(table, number)
    yield from enemy_attack(table, number, seat)
    table.cite("grail.combat.victory-check-after-attack")
    victory_check(table, number)
    yield from hold_out(table, number, seat)


def hold_out(table: GrailTable, number: int, seat: Seat) -> Rules[None]:
    """Escaping is possible between any two steps (ruling A60)."""
    if (yield from table.ask(seat, HOLD_OUT, (STAY, ESCAPE))) is ESCAPE:
        yield from escape(table, number, seat)


def delayed_abilities(table: GrailTable, number: int, seat: Seat) -> Rules[None]:
    """Step 1: a Time Token comes off every card that has one, and its Ability acts on whoever is Active now."""
    if not any(laid.token for laid in fight_of(table.state, number).laid):
        return
    yield from hold_out(table, number, seat)
    table.cite("grail.combat.delayed-fires-on-its-last-token", "grail.combat.delayed-affects-the-active-character")
    place = 0
    while place < len((fight := fight_of(table.state, number)).laid):  # an Ability may tear off the last card
        if fight.laid[place].token:
            fight.laid[place].token = False
            yield from carry_out(table, number, seat, card_of(table, fight.sequence.cards[place]).delayed)
        place += 1


def play_cards(table: GrailTable, number: int, seat: Seat) -> Rules[None]:
    """Step 2: a first card, further ones that connect their extra-card bonus, or an Opportunity attack for none."""
    if panics(table.state.seats[seat]):
        if (yield from table.ask(seat, FACE_PANIC, (PLAY_TOP, ESCAPE))) is ESCAPE:
            yield from escape(table, number, seat)
        if not table.state.seats[seat].deck:
            table.cite("grail.combat.deck-too-small-forces-escape")
            yield from escape(table, number, seat)
        yield from lay(table, number, seat, "")
        table.cite("grail.combat.panic-extra-cards-from-hand")
    unpaid: list[str] = []  # cards whose Magic Key nobody wanted to pay for
    while True:
        chosen = yield from table.ask(seat, PLAY_CARD, lambda: table.allowed(plays(table, number, seat, unpaid)))
        if chosen is DONE:
            break
        if chosen is ESCAPE:
            yield from escape(table, number, seat)
        if not (yield from lay(table, number, seat, chosen.arg)):
            unpaid.append(chosen.arg)
    if not fight_of(table.state, number).played:
        table.say("no-card", "grail.combat.no-card-means-opportunity-then-draw", seat=f"@seat.{seat}")
        yield from opportunity(table, number, seat)
        yield from draw_cards(table, number, seat, 1)


def plays(table: GrailTable, number: int, seat: Seat, unpaid: list[str]) -> list[tuple[Option[None], str | None]]:
    hand = dict.fromkeys(table.state.seats[seat].hand)
    offered = [(play_option(card), unplayable(table, number, seat, card, card not in unpaid)) for card in hand]
    return [*offered, (DONE, None), (ESCAPE, None)]


def unplayable(table: GrailTable, number: int, seat: Seat, card: str, payable: bool) -> str | None:
    fight = fight_of(table.state, number)
    if not fight.played:
        table.cite("grail.combat.first-card-needs-no-connection", "grail.combat.bonus-extra-ignored-on-first-card")
        return None
    if fight.played >= 2 and "fast" in enemy_of(table, fight).traits:
        return "grail.trait.fast"
    key = extra_key(table, number, seat, card)
    return None if key == "key" or (key == "magic" and payable) else "grail.combat.extra-card-must-connect-its-key"


def victory_check(table: GrailTable, number: int) -> None:
    fight = fight_of(table.state, number)
    enemy = enemy_of(table, fight)
    if fight.pool >= enemy.value:
        fight.won = True
        table.say(
            "defeated", "grail.combat.victory-at-or-above-value", enemy=f"@encounters.{enemy.id}", pool=fight.pool
        )
        raise Stop(encounter(number))


def enemy_attack(table: GrailTable, number: int, seat: Seat) -> Rules[None]:
    """Step 3: the row for the present Pool, from left to right, on the Active Character alone."""
    fight = fight_of(table.state, number)
    attack = [row for row in enemy_of(table, fight).attacks if row.markers <= fight.pool][-1]
    for card, laid in zip(fight.sequence.cards, fight.laid, strict=True):
        laid.guard = card_of(table, card).prevents
    if table.telling:
        table.say(
            "attacks", "grail.combat.attack-row-by-pool", enemy=f"@encounters.{fight.enemy.cards[0]}", pool=fight.pool
        )
        table.cite("grail.combat.attack-left-to-right-on-active", "grail.combat.effects-hit-only-the-active-character")
        table.cite("grail.combat.only-visible-abilities-count", "grail.combat.passive-cards-are-never-covered")
    yield from carry_out(table, number, seat, attack.do, guarded=True)


# --- afterwards ---


def aftermath(table: GrailTable, number: int) -> Rules[None]:
    """The spoils, the Encounter's card and everybody's Combat cards; then what else the arrival triggers."""
    if fight_of(table.state, number).won:
        yield from spoils(table, number)
    state = table.state
    fight = fight_of(state, number)
    card, enemy = fight.enemy.cards[0], enemy_of(table, fight)
    if "guardian" in enemy.traits and not fight.won:
        table.move(card, fight.enemy, state.guardians[fight.location])
        table.say(
            "stays", "grail.guardian.undefeated-stays-on-the-map", "grail.trait.guardian", enemy=f"@encounters.{card}"
        )
    else:
        table.move(card, fight.enemy, state.encounters[enemy.deck], bottom=True)
        if "guardian" in enemy.traits:
            table.cite("grail.guardian.defeated-goes-under-its-deck")
            state.slain |= card == state.quest
    owners = dict.fromkeys([*fight.members, *(laid.owner for laid in fight.laid), *fight.torn_from])
    while fight.laid:
        table.draw(fight.sequence, state.seats[fight.laid.pop().owner].deck)
    while fight.torn_from:
        table.draw(fight.torn, state.seats[fight.torn_from.pop()].deck)
    for seat in owners:
        if state.seats[seat].fight == number:
            put_away(table, state, seat)
        else:  # has left, and may be fighting elsewhere: only what was laid here is shuffled in
            table.shuffle(state.seats[seat].deck)
    table.cite("grail.combat.victory-cleanup", "grail.discard.fight-cards-return-after-the-encounter")
    state.fights.remove(fight)
    following = yield from arrival.arrive(table, fight.location, list(fight.arrivals), list(fight.met))
    if following and (len(state.fights) > 1 or state.acting):  # else the next step takes it up
        yield from bout(table, following)


def spoils(table: GrailTable, number: int) -> Rules[None]:
    """The Reward for each member who is still there, the Loot once for all of them."""
    members = list(fight_of(table.state, number).members)
    enemy = enemy_of(table, fight_of(table.state, number))
    for seat in members:
        table.state.seats[seat].magic += enemy.reward
    options = [member_option("loot", seat) for seat in members]
    for _ in range(enemy.loot):
        taker = yield from table.vote(members, SHARE_LOOT, options, lowest(lambda seat: table.state.seats[seat].number))
        table.state.seats[taker.value].food += 1
        table.say("loot", "grail.combat.reward-for-each-loot-shared", seat=f"@seat.{taker.value}")
