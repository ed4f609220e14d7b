"""What cards do for seekers, attacks apart."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from roundtable.games.kinfire.box import box_of
from roundtable.games.kinfire.current_combat import combat_of, foe_option, living
from roundtable.games.kinfire.effects.cards import (
    Again,
    Charge,
    Cure,
    Draw,
    Fade,
    Fetch,
    Hex,
    Recall,
    Recover,
    Shed,
    Shield,
    Shove,
    Step,
    Suffer,
    Taunt,
    Who,
)
from roundtable.games.kinfire.option_makers import about, seat_option
from roundtable.games.kinfire.party import party
from roundtable.games.kinfire.seekers.hands import charge, discard, discards, draw_cards
from roundtable.games.kinfire.seekers.hp_and_armour import recover, shield, suffer
from roundtable.games.kinfire.seekers.statuses import dropping, lay_statuses, lose_status
from roundtable.games.kinfire.state import SEATS, KinfireTable
from roundtable.kernel.options import DONE, Option, Prompt
from roundtable.kernel.seats import Seat
from roundtable.kernel.windows import Rules

from .carry_out import card_does, lent, trigger
from .target_tokens import take_target
from .zones import RED_GRANTED, ground, in_reach, move_seeker, seekers_in, ways_from, zone_hits_foe

FOLLOWED = "kinfire.seeker-turn.one-action-card"

WHO = Prompt("ask-who", rules=(FOLLOWED,))
STEP = Prompt("ask-step", rules=(FOLLOWED, RED_GRANTED))
SHED = Prompt("ask-shed", rules=("kinfire.status.exhausted-safe-when-discarded-by-effect",))
CURE = Prompt("ask-cure", rules=("kinfire.status.seeker-discarded-cards-return-to-piles",))
FETCH = Prompt("ask-fetch", rules=(FOLLOWED,))
WHICH = Prompt("ask-which-enemy", rules=(FOLLOWED,))
TO_WHOM = Prompt("ask-to-whom", rules=(FOLLOWED,))
WHERE = Prompt("ask-shove", rules=(FOLLOWED, RED_GRANTED))
STAY: Option[None] = Option("stay")


def chosen(table: KinfireTable, seat: Seat, who: Who) -> Rules[Sequence[Seat]]:
    """Those whom an instruction means."""
    state = table.state
    if who == "self":
        return (seat,)
    if who == "all":
        return party(state)
    if who == "zone":
        return seekers_in(table, state.seats[seat].zone)
    others = [other for other in party(state) if other != seat]
    if who == "allies":
        return others
    choice = yield from table.ask(
        seat, WHO, [seat_option("for", other) for other in ([seat, *others] if who == "seeker" else others)]
    )
    return (choice.value,)


@card_does(Recover)
def recover_hp(table: KinfireTable, seat: Seat, deed: Recover) -> Rules[None]:
    for other in (yield from chosen(table, seat, deed.who)):
        recover(table, other, deed.hp + (lent(table, seat, "heal") if other != seat else 0), FOLLOWED)


@card_does(Suffer)
def pay_hp(table: KinfireTable, seat: Seat, deed: Suffer) -> None:
    suffer(table, seat, deed.hp)


@card_does(Shield)
def take_armour(table: KinfireTable, seat: Seat, deed: Shield) -> Rules[None]:
    for other in (yield from chosen(table, seat, deed.who)):
        shield(table, other, deed.number)


@card_does(Step)
def take_steps(table: KinfireTable, seat: Seat, deed: Step) -> Rules[None]:
    """Steps that a card gives, there and then; who is trapped does not move."""
    for other in (yield from chosen(table, seat, deed.who)):
        for _ in range(deed.zones):
            if rooted(table, other):
                break
            choice = yield from table.ask(other, STEP, partial(granted_steps, table, other))
            if choice is STAY:
                break
            yield from move_seeker(table, other, choice.arg, FOLLOWED)
            if combat_of(table).turn.seat == other:
                combat_of(table).turn.moved = True
                yield from trigger(table, other, "moved")


def granted_steps(table: KinfireTable, seat: Seat) -> list[Option[None]]:
    return [*ways_from(table, table.state.seats[seat].zone, granted=True), STAY]


def rooted(table: KinfireTable, seat: Seat) -> bool:
    turn = combat_of(table).turn
    return turn.seat == seat and turn.rooted


@card_does(Draw)
def draw_from_deck(table: KinfireTable, seat: Seat, deed: Draw) -> Rules[None]:
    for other in (yield from chosen(table, seat, deed.who)):
        draw_cards(table, other, deed.number, FOLLOWED)


@card_does(Shed)
def shed_cards(table: KinfireTable, seat: Seat, deed: Shed) -> Rules[None]:
    for other in (yield from chosen(table, seat, deed.who)):
        for _ in range(deed.number):
            choice = yield from table.ask(other, SHED, [*discards(table, other), DONE])
            if choice is DONE:
                break
            discard(table, other, choice.arg)
            yield from table.settle()


@card_does(Cure)
def cure_statuses(table: KinfireTable, seat: Seat, deed: Cure) -> Rules[None]:
    for other in (yield from chosen(table, seat, deed.who)):
        for _ in range(deed.number):
            held = table.state.seats[other].statuses
            if not held:
                break
            choice = yield from table.ask(other, CURE, [dropping(status) for status in held])
            lose_status(table, other, choice.arg)


@card_does(Again)
def act_again(table: KinfireTable, seat: Seat, deed: Again) -> None:
    turn = combat_of(table).turn
    if turn.seat == seat:
        turn.actions += 1
        table.say("acts-again", "kinfire.renewal.precedes-granted-extra-action", seat=SEATS[seat])


@card_does(Charge)
def charge_lantern(table: KinfireTable, seat: Seat, deed: Charge) -> Rules[None]:
    for other in (yield from chosen(table, seat, deed.who)):
        charge(table, other, FOLLOWED)


@card_does(Fetch)
def fetch_card(table: KinfireTable, seat: Seat, deed: Fetch) -> Rules[None]:
    """A card of this kind from the own discard pile."""
    seeker, box = table.state.seats[seat], box_of(table.content)
    kind = box.actions if deed.what == "action" else box.boosts
    cards = [card for card in dict.fromkeys(seeker.discard.cards) if card in kind]
    if cards:
        choice = yield from table.ask(seat, FETCH, [about("fetch", card) for card in cards])
        table.move(choice.arg, seeker.discard, seeker.hand)
        table.say("card-fetched", FOLLOWED, seat=SEATS[seat], card=f"@cards.{choice.arg}")


# --- enemies ---


def near(table: KinfireTable, seat: Seat) -> list[int]:
    """Enemies in the own zone or one zone away."""
    zone = table.state.seats[seat].zone
    zones = [zone, *in_reach(table, "ranged", zone)]
    return [index for index in living(table) if combat_of(table).foes[index].zone in zones]


@card_does(Taunt)
def taunt(table: KinfireTable, seat: Seat, deed: Taunt) -> Rules[None]:
    targets = near(table, seat)
    if not deed.everyone and targets:
        targets = [(yield from table.ask(seat, WHICH, [foe_option(table, "taunt", index) for index in targets])).value]
    for index in targets:
        yield from take_target(table, index, seat, FOLLOWED)


@card_does(Fade)
def fade(table: KinfireTable, seat: Seat, deed: Fade) -> Rules[None]:
    """The target token of an enemy that hates this seeker goes to another one."""
    hunted = [index for index in living(table) if combat_of(table).foes[index].target == seat]
    others = [other for other in party(table.state) if other != seat]
    if not hunted or not others:
        return
    which = yield from table.ask(seat, WHICH, [foe_option(table, "fade", index) for index in hunted])
    whom = yield from table.ask(seat, TO_WHOM, [seat_option("target", other) for other in others])
    yield from take_target(table, which.value, whom.value, FOLLOWED)


@card_does(Hex)
def hex_enemy(table: KinfireTable, seat: Seat, deed: Hex) -> Rules[None]:
    targets = near(table, seat)
    if targets:
        choice = yield from table.ask(seat, WHICH, [foe_option(table, "hex", index) for index in targets])
        yield from lay_statuses(table, choice.value, deed.inflicts, seat)


@card_does(Shove)
def shove(table: KinfireTable, seat: Seat, deed: Shove) -> Rules[None]:
    """An enemy is moved one zone; no line is crossed."""
    land = ground(table)
    targets = [index for index in near(table, seat) if land.moves[combat_of(table).foes[index].zone]]
    if not targets:
        return
    index = (yield from table.ask(seat, WHICH, [foe_option(table, "shove", index) for index in targets])).value
    foe = combat_of(table).foes[index]
    choice = yield from table.ask(
        seat, WHERE, lambda: ways_from(table, combat_of(table).foes[index].zone, "shove-to", granted=True)
    )
    combat_of(table).foes[index].zone = choice.arg
    table.say("foe-shoved", FOLLOWED, RED_GRANTED, enemy=box_of(table.content).name(foe), zone=f"@zones.{choice.arg}")
    yield from zone_hits_foe(table, index)


@card_does(Recall)
def recall_token(table: KinfireTable, seat: Seat, deed: Recall) -> None:
    """One of the own used tokens goes back into the bag."""
    state = table.state
    who = state.seats[seat].who
    if who in state.used.cards:
        table.move(who, state.used, state.bag)
        table.say("token-recalled", FOLLOWED, seat=SEATS[seat])
