"""A seeker's turn: move, and play an Action card or pass."""

from __future__ import annotations

from functools import cache, partial

from roundtable.games.kinfire.box import box_of
from roundtable.games.kinfire.current_combat import combat_of
from roundtable.games.kinfire.effects.cards import SeekerDeed
from roundtable.games.kinfire.effects.terms import Reach
from roundtable.games.kinfire.option_makers import about, zone_option
from roundtable.games.kinfire.seekers.hands import (
    DRAW,
    discard,
    draw_cards,
    draw_or_discard,
    has_action,
    put_away,
    take_ward_away,
)
from roundtable.games.kinfire.seekers.hp_and_armour import recover, suffer
from roundtable.games.kinfire.state import SEATS, KinfireTable, SeekerTurn, Turn
from roundtable.kernel.options import Option, Prompt
from roundtable.kernel.seats import Seat
from roundtable.kernel.windows import Rules

from . import fate_bag
from .attacks import opponents
from .boosts import boost_action
from .carry_out import WARD_USED, WHICH_FIRST, carry_out, lent, minds, trigger
from .zones import ground, move_seeker, ways_from, zone_hits_seeker

ONE_ZONE = "kinfire.seeker-turn.may-move-one-zone"
BEFORE_OR_AFTER = "kinfire.seeker-turn.move-before-or-after-acting"
ONE_ACTION = "kinfire.seeker-turn.one-action-card"
ACT_OR_PASS = "kinfire.seeker-turn.must-act-or-pass"
PASSED = "kinfire.seeker-turn.pass-draws-or-discards-one"
CARD_BOOST = "kinfire.boost.card-draw-or-discard-after-action"
HP_BOOST = "kinfire.boost.hp-recovered-after-action"
STATUS_START = "kinfire.status.seeker-one-of-each-type-at-turn-start"
LANTERN = "kinfire.lantern.used-like-an-action-card-from-hand"
CHARGED_FIRST = "kinfire.deck.lantern-never-in-deck-or-hand"
INSTANT = "kinfire.instant.costs-no-action"
SCRIPTED = "kinfire.tutorial.first-turn-step-and-attack-scripted"
BEGINNERS_LUCK = "beginners-luck"

TURN = Prompt("ask-turn", rules=(ACT_OR_PASS, ONE_ZONE, BEFORE_OR_AFTER))
BEFORE = Prompt("ask-steps-before", rules=("kinfire.boost.move-adds-one-zone", "kinfire.boost.move-may-be-split"))
PASSING = Prompt("ask-passing", rules=(PASSED,))

END_TURN: Option[None] = Option("done", text="option-end-turn")
PASS_TURN: Option[None] = Option("pass", text="option-pass-turn")
USE_LANTERN: Option[None] = Option("lantern", group="group-act")
FAR_LANTERN: Option[None] = Option("lantern", group="group-act", idle="idle-out-of-reach")
ACT: Option[None] = Option("act")

UNREACHED: dict[tuple[bool, bool], frozenset[Reach]] = {
    (False, False): frozenset({"melee", "ranged"}),
    (False, True): frozenset({"melee"}),
    (True, False): frozenset({"ranged"}),
    (True, True): frozenset(),
}
"""The kinds of attack that reach nobody, by whether somebody is within melee and ranged reach."""


def seeker_turn(table: KinfireTable, step: SeekerTurn) -> Rules[None]:
    """What the zone, statuses and abilities do first; then moving and acting in any order."""
    seat = step.seat
    turn = combat_of(table).turn = Turn(seat, steps=1 + lent(table, seat, "steps"), actions=1)
    table.say("turn-begins", ACT_OR_PASS, seat=SEATS[seat])
    zone_hits_seeker(table, seat)
    statuses = table.state.seats[seat].statuses
    if statuses:
        table.cite(STATUS_START)
        turn.stunned, turn.rooted = "stun" in statuses, "trap" in statuses
    waiting = at_turn_start(table, step)
    while waiting:
        # In the order that the player likes (A66).
        what = (yield from table.ask(seat, WHICH_FIRST, [which_first(each) for each in waiting])).arg
        waiting.remove(what)
        if what == "wounds":
            wounds_hurt(table, seat)
        else:
            yield from trigger(table, seat, "heart" if what == "heart" else "turn-start")
    yield from take_turn(table, seat)


def at_turn_start(table: KinfireTable, step: SeekerTurn) -> list[str]:
    """Wounds, and what the seeker's ability and ward do."""
    waiting = []
    if table.state.seats[step.seat].statuses.get("wound"):
        waiting.append("wounds")
    if minds(table, step.seat, "turn-start"):
        waiting.append("ability")
    if step.heart and minds(table, step.seat, "heart"):
        waiting.append("heart")
    return waiting


@cache
def which_first(what: str) -> Option[None]:
    """Of several effects at one moment, the one that comes first."""
    return Option("first", what, text=f"option-first-{what}")


def wounds_hurt(table: KinfireTable, seat: Seat) -> None:
    """Once, by their number (A10)."""
    wounds = table.state.seats[seat].statuses.get("wound", 0)
    if wounds:
        scale = "kinfire.status.seeker-wound-and-weaken-scale-with-count"
        suffer(table, seat, wounds, "kinfire.status.seeker-wound-damage-at-turn-start", scale, STATUS_START)


# --- the menu ---


def take_turn(table: KinfireTable, seat: Seat) -> Rules[None]:
    """In any order; what follows the action in the order the player likes (A66)."""
    menu = partial(turn_menu, table, seat)
    while (choice := (yield from table.ask(seat, TURN, menu))) is not END_TURN:
        if choice.verb == "move":
            yield from move(table, seat, choice.arg)
        elif choice.verb == "play":
            yield from play(table, seat, choice.arg)
        elif choice.verb == "lantern":
            yield from use_lantern(table, seat)
        elif choice is PASS_TURN:
            yield from pass_turn(table, seat)
        elif choice is fate_bag.ASK_AGAIN:
            fate_bag.ask_again(table, seat)
        else:
            combat_of(table).turn.cards -= 1
            one_card(table, seat, choice, CARD_BOOST)


def turn_menu(table: KinfireTable, seat: Seat) -> list[Option[None]]:
    combat = combat_of(table)
    turn, seeker, box = combat.turn, table.state.seats[seat], box_of(table.content)
    if combat.scripted:
        return scripted_menu(table, seat)
    stunned = STATUS_START if turn.stunned else None
    no_action = stunned if turn.actions else stunned or ONE_ACTION
    playable = box.action_cards if turn.actions or table.explaining else box.free_actions
    aims, far = box.aims, unreached(table, seeker.zone)
    hand = [
        far_play(card, card in box.mere_attacks) if aims[card] and aims[card] <= far else box.plays[card]
        for card in dict.fromkeys(seeker.hand.cards)
        if card in playable
    ]
    menu: list[Option[None]] = []
    if table.explaining and no_action == ONE_ACTION:
        menu += table.allowed((option, None if option.arg in box.free_actions else no_action) for option in hand)
    else:
        menu += table.unless(stunned, hand)
    if seeker.charged:
        lantern = aims[f"lantern-{seeker.who}"]
        idle = lantern and lantern <= far and f"lantern-{seeker.who}" in box.mere_attacks
        menu += table.unless(no_action, (FAR_LANTERN if idle else USE_LANTERN,))
    elif table.explaining:
        menu += table.unless(CHARGED_FIRST, (USE_LANTERN,))
    if turn.cards or table.explaining:
        menu += table.unless(None if turn.cards else CARD_BOOST, draw_or_discard(table, seat))
    if turn.steps or table.explaining:
        stuck = STATUS_START if turn.rooted else None if turn.steps else ONE_ZONE
        menu += table.unless(stuck, ways_from(table, seeker.zone))
    menu.append(END_TURN if turn.acted else PASS_TURN)
    if table.explaining:
        menu += table.unless(ONE_ACTION, (PASS_TURN,)) if turn.acted else table.unless(ACT_OR_PASS, (END_TURN,))
    if combat.drawing_on and len(menu) > 1 and fate_bag.who_left(table, seat) is not None:
        menu.append(fate_bag.ASK_AGAIN)  # beside something else: nobody is asked for its sake
    return menu


def unreached(table: KinfireTable, zone: str) -> frozenset[Reach]:
    """The kinds of attack that would reach nobody from this zone."""
    foes = combat_of(table).foes
    taken = [foes[index].zone for index in opponents(table)]
    melee, sights = zone in taken, ground(table).sights[zone]
    return UNREACHED[melee, any(other in sights for other in taken)]


@cache
def far_play(card: str, merely_attacks: bool) -> Option[None]:
    """An Action whose attacks would reach nobody; said while it can be helped. One that does more is no idle one."""
    option = about("play", card)
    text, idle = ("", "idle-out-of-reach") if merely_attacks else ("option-play-far", "")
    return Option(
        option.verb, option.arg, points=option.points, params=option.params, text=text, group=option.group, idle=idle
    )


def scripted_menu(table: KinfireTable, seat: Seat) -> list[Option[None]]:
    """The tutorial's first turn: a step towards the enemy, then Beginner's Luck."""
    turn, seeker, foe = combat_of(table).turn, table.state.seats[seat], combat_of(table).foes[0]
    if turn.acted:
        return [END_TURN]
    land = ground(table)
    steps, ways = land.steps[foe.zone], land.moves[seeker.zone]
    nearer = [zone for zone in ways if steps[zone] < steps[seeker.zone]]
    if not turn.steps or steps[seeker.zone] <= 1:
        return [about("play", BEGINNERS_LUCK)]
    options = [zone_option("move", zone) for zone in nearer]
    scripted: list[Option[None]] = [
        Option(o.verb, o.arg, rules=(SCRIPTED,), points=o.points, params=o.params) for o in options
    ]
    if not table.explaining:
        return scripted
    wanted = [*(about("play", card) for card in seeker.hand.cards), *(zone_option("move", zone) for zone in ways)]
    others = [option for option in (*wanted, PASS_TURN) if option not in options]
    return table.allowed([*((option, None) for option in scripted), *((option, SCRIPTED) for option in others)])


# --- moving ---


def move(table: KinfireTable, seat: Seat, zone: str) -> Rules[None]:
    turn = combat_of(table).turn
    turn.steps -= 1
    turn.moved = True
    yield from move_seeker(table, seat, zone, ONE_ZONE, BEFORE_OR_AFTER)
    yield from trigger(table, seat, "moved")


def steps_before(table: KinfireTable, seat: Seat) -> Rules[None]:
    """With a move boost, steps before the Action that is already shown (A16); the rest is kept for after it."""
    while can_hurry(table):
        choice = yield from table.ask(seat, BEFORE, lambda: [*ways_from(table, table.state.seats[seat].zone), ACT])
        if choice is ACT:
            return
        yield from move(table, seat, choice.arg)


def can_hurry(table: KinfireTable) -> bool:
    turn = combat_of(table).turn
    return turn.hurried and turn.steps > 0 and not turn.rooted and not combat_of(table).scripted


# --- acting ---


def play(table: KinfireTable, seat: Seat, card: str) -> Rules[None]:
    """An Action card: shown, boosted, resolved, put away."""
    state, action = table.state, box_of(table.content).actions[card]
    turn = combat_of(table).turn
    if card in box_of(table.content).free_actions:
        table.cite(INSTANT)
    else:
        turn.actions -= 1
        turn.acted = True
    table.move(card, state.seats[seat].hand, state.playing)
    turn.last = not has_action(table, seat)
    table.say(
        "action-played", ONE_ACTION, "kinfire.seeker-turn.action-played-face-up",
        "kinfire.card.action-cards-played-on-own-turn", seat=SEATS[seat], card=f"@cards.{card}",
    )  # fmt: skip
    yield from act(table, seat, card, action.do)


def use_lantern(table: KinfireTable, seat: Seat) -> Rules[None]:
    """A charged lantern in place of an Action card."""
    turn = combat_of(table).turn
    turn.actions -= 1
    turn.acted, turn.last = True, False
    who = table.state.seats[seat].who
    table.say("lantern-shines", LANTERN, "kinfire.lantern.has-colour-and-can-be-boosted", seat=SEATS[seat])
    yield from act(table, seat, f"lantern-{who}", box_of(table.content).seekers[who].lantern.do)


def act(table: KinfireTable, seat: Seat, card: str, deeds: tuple[SeekerDeed, ...]) -> Rules[None]:
    """Shown, boosted, steps before it, its instructions; then a hand without Actions is renewed, and the rest comes."""
    turn = combat_of(table).turn
    turn.card, turn.damage, turn.hp, turn.hurried, turn.struck = card, 0, 0, False, 0
    yield from boost_action(table, seat, card)
    yield from steps_before(table, seat)
    lay_ward(table, seat, card)
    yield from carry_out(table, seat, deeds)
    put_away(table)
    table.cite("kinfire.renewal.precedes-card-boost", "kinfire.renewal.precedes-granted-extra-action")
    if table.touched:
        yield from table.settle()
    turn.damage = 0
    yield from after_action(table, seat)


def after_action(table: KinfireTable, seat: Seat) -> Rules[None]:
    """HP of boosts, and what the seeker's ability and ward do, in the order that the player likes (A66)."""
    waiting = []
    if combat_of(table).turn.hp:
        waiting.append("boost")
    if minds(table, seat, "after-action"):
        waiting.append("ability")
    while waiting:
        what = (yield from table.ask(seat, WHICH_FIRST, [which_first(each) for each in waiting])).arg
        waiting.remove(what)
        if what == "boost":
            turn = combat_of(table).turn
            recover(table, seat, turn.hp, HP_BOOST)
            turn.hp = 0
        else:
            yield from trigger(table, seat, "after-action")


def lay_ward(table: KinfireTable, seat: Seat, card: str) -> None:
    """A ward stays in front of its seeker; the one before it is discarded."""
    action, state = box_of(table.content).actions.get(card), table.state
    if action is None or action.ward is None:
        return
    seeker, turn, before = state.seats[seat], combat_of(table).turn, lent(table, seat, "steps")
    take_ward_away(table, seat)
    table.move(card, state.playing, seeker.ward)
    turn.steps = max(0, turn.steps + lent(table, seat, "steps") - before)  # what it lends counts from now on
    seeker.once &= ~WARD_USED
    rules = ("kinfire.ward.stays-in-play", "kinfire.ward.one-at-a-time", "kinfire.ward.new-ward-discards-old")
    table.say("ward-laid", *rules, seat=SEATS[seat], card=f"@cards.{card}")


def pass_turn(table: KinfireTable, seat: Seat) -> Rules[None]:
    """Nobody can boost a pass, but a passing seeker may still move (A18)."""
    turn = combat_of(table).turn
    turn.acted, turn.actions = True, 0
    table.say("passes", PASSED, seat=SEATS[seat])
    choice = yield from table.ask(seat, PASSING, lambda: draw_or_discard(table, seat))
    one_card(table, seat, choice, PASSED)


def one_card(table: KinfireTable, seat: Seat, choice: Option[None], rule: str) -> None:
    if choice is DRAW:
        draw_cards(table, seat, 1, rule)
    else:
        discard(table, seat, choice.arg, rule)
