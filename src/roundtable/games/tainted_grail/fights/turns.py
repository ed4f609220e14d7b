"""The Turns of a fight, of either kind: who is Active, what an Activation goes through, End Turn."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from roundtable.games.tainted_grail.campaign.modes import uses
from roundtable.games.tainted_grail.characters.tracks import panics
from roundtable.games.tainted_grail.effects.fighting import EnemyIf
from roundtable.games.tainted_grail.option_makers import STAY, seat_option
from roundtable.games.tainted_grail.state import (
    NOBODY,
    SEATS,
    STRIKING,
    EndTurn,
    GrailTable,
    Pick,
    Play,
    Spoils,
    Step,
    Strike,
    fight_numbered,
    fight_of,
)
from roundtable.kernel.options import DONE, Option, Prompt
from roundtable.kernel.seats import Seat
from roundtable.kernel.votes import unanimous
from roundtable.kernel.windows import STOPPED, Rules, Stop, until

from .charges import no_charges
from .combat import attack, enemy_of, idle_hands, victory_check
from .diplomacy import affinity_check, played_nothing, respond, talk_of
from .doing import by_kind, fight_at
from .hands import discard_cards, draw_cards, hand_options
from .leaving import ESCAPE, GIVE_UP, HARD_ESCAPE, escape, give_up, leaving, over, why_not_escape, why_not_give_up
from .offers import accept, offered
from .powers import ask_openly, at_any_time, lasting_deeds, moment, no_powers, spared
from .sequence import FREE_EXTRA, lay, may_harm, play_options, tokens_off
from .traits import first_blood, opportunist, slow, strikes

PICK_FIGHTER: Final = Prompt(
    "ask-pick-active",
    rules=("grail.combat.pick-any-unactivated-member", "grail.combat.no-agreement-lowest-number-active"),
)
PICK_SPEAKER: Final = Prompt("ask-pick-active", rules=("grail.diplomacy.pick-the-active-character",))
PLAY_CARD: Final = Prompt("ask-play-card", rules=("grail.combat.playing-a-card-is-voluntary",))
SAY_SOMETHING: Final = Prompt("ask-say-something", rules=("grail.diplomacy.first-card-needs-no-connection",))
FACE_PANIC: Final = Prompt("ask-face-panic", rules=("grail.combat.panic-plays-the-top-card",))
PANIC_TALK: Final = Prompt("ask-face-panic", rules=("grail.diplomacy.panic",))
PANIC_RULES: Final = {
    "combat": ("grail.combat.panic-plays-the-top-card", "grail.combat.playing-a-card-is-voluntary"),
    "diplomacy": ("grail.diplomacy.panic", "grail.diplomacy.panic"),
}
HOLD_OUT: Final = Prompt("ask-hold-out", (("more", 0),), ("grail.combat.escape-during-own-activation",))
HOLD_ON: Final = Prompt("ask-hold-out", (("more", 1),), ("grail.combat.escape-during-own-activation",))
"""Likewise, where another blow of this Activation is still to come."""
DELAYED_DUE: Final = Prompt("ask-delayed-due", rules=("grail.combat.escape-during-own-activation",))
PLAY_TOP: Final[Option[None]] = Option("play-top")
HAND_LIMIT: Final = 3


def in_fight(table: GrailTable, number: int, seat: Seat, rules: Rules[None], *then: Step) -> Rules[None]:
    """Half an Activation: what follows it, or what follows if the Character leaves, or if the fight is over."""
    done = yield from until(over(number), until(leaving(seat), settled(table, rules)))
    fight = fight_numbered(table.state, number)
    if fight.outcome:
        table.then(Spoils(number))
    elif not fight.party:
        table.cite("grail.combat.all-escaped-ends-it")
        fight.outcome = "lost" if fight.fallen else "fled"
        table.then(Spoils(number))
    elif done is STOPPED:  # A90: the others go on with step 4, without a Victory Check
        fight.active = NOBODY
        table.then(Pick(number))
    else:
        table.then(*then)


def noticing(rules: Callable[[GrailTable, Any], Rules[None]]) -> Callable[[GrailTable, Any], Rules[None]]:
    """A step of a fight before which it is seen what has befallen its members from beside it."""

    def begin(table: GrailTable, step: Any) -> Rules[None]:
        if fight_numbered(table.state, step.fight).meanwhile:
            yield from notice(table, step)
        else:
            yield from rules(table, step)

    return begin


def notice(table: GrailTable, step: Any) -> Rules[None]:
    """Whoever fell is out; then the fight goes on where it was, if those whom that step concerns are still in it."""
    number = step.fight
    while (fight := fight_numbered(table.state, number)).meanwhile and not fight.outcome:
        seat = fight.meanwhile.pop(0)
        if seat in fight.party:
            table.touch(str(seat))
            yield from until(over(number), until(leaving(seat), table.settle()))
    fight = fight_numbered(table.state, number)
    if not fight.party and not fight.outcome:
        fight.outcome = "lost"
    if fight.outcome:
        table.then(Spoils(number))
    else:
        table.then(step if getattr(step, "seat", fight.party[0]) in fight.party else Pick(number))


def settled(table: GrailTable, rules: Rules[None]) -> Rules[None]:
    yield from rules
    yield from table.settle()


# --- who is Active ---


@noticing
def pick(table: GrailTable, step: Pick) -> Rules[None]:
    """Step 4 of the last Activation, and the choice of the next: any member who had none in this Turn."""
    fight = fight_numbered(table.state, step.fight)
    fight.active = NOBODY
    waiting = [seat for seat in fight.party if seat not in fight.activated]
    by_kind(table, fight, "grail.combat.readiness-check", "grail.diplomacy.readiness-check")
    by_kind(table, fight, "grail.combat.turn-order", "grail.diplomacy.turn-order")
    if not waiting:
        table.then(EndTurn(step.fight))
        return
    rule = by_kind(table, fight, "grail.combat.one-activation-per-turn", "grail.diplomacy.pick-the-active-character")
    prompt = PICK_FIGHTER if fight.kind == "combat" else PICK_SPEAKER
    lowest = unanimous(otherwise=seat_option("activate", waiting[0]))
    options = [(seat_option("activate", seat), None if seat in waiting else rule) for seat in fight.party]
    seat = (yield from table.vote(list(fight.party), prompt, lambda: table.allowed(options), lowest)).value
    fight = fight_numbered(table.state, step.fight)
    fight.activated.append(seat)
    table.say("active", rule, seat=SEATS[seat], turn=fight.turn)
    fight.active, fight.played, fight.now, fight.guard, fight.shields, fight.lit = seat, 0, {}, {}, [], []
    table.then(Play(step.fight, seat))


# --- steps 1 and 2 ---


@noticing
def play(table: GrailTable, step: Play) -> Rules[None]:
    kind = fight_numbered(table.state, step.fight).kind
    rules = fighters_half(table, step.seat) if kind == "combat" else speakers_half(table, step.seat)
    yield from in_fight(table, step.fight, step.seat, rules, Strike(step.fight, step.seat))


def fighters_half(table: GrailTable, seat: Seat) -> Rules[None]:
    """Delayed Abilities; cards; 2c, the price of too few; 2d, the Victory Check."""
    fight = fight_at(table, seat)
    if not fight.begun:
        fight.begun = True
        yield from first_blood(table, seat)
    yield from moment(table, seat, "active")
    yield from brace_for_delayed(table, seat)
    yield from tokens_off(table, seat)
    yield from play_cards(table, seat)
    struck = yield from idle_hands(table, seat)
    table.cite("grail.combat.victory-check-after-playing")
    yield from table.settle()
    victory_check(table, seat)
    if struck:
        yield from decide(table, seat, HOLD_ON)


def speakers_half(table: GrailTable, seat: Seat) -> Rules[None]:
    """Delayed Abilities; cards; 2c, the Affinity Check: a Stage won leads straight to step 4."""
    fight = fight_at(table, seat)
    fight.begun = True
    yield from moment(table, seat, "active")
    yield from brace_for_delayed(table, seat)
    yield from tokens_off(table, seat)
    yield from play_cards(table, seat)
    if not fight_at(table, seat).played:
        yield from played_nothing(table, seat)
    table.cite("grail.diplomacy.affinity-check-after-playing")
    yield from table.settle()
    if (yield from affinity_check(table, seat)):
        yield from table.settle()
        raise Stop(leaving(seat))  # nobody leaves: it is how this Activation goes on with step 4


def brace_for_delayed(table: GrailTable, seat: Seat) -> Rules[None]:
    """One may leave from the very start (A60): asked where a Delayed Ability that is due may be no boon."""
    if any(laid.tokens == 1 and may_harm(table, seat, place) for place, laid in enumerate(fight_at(table, seat).laid)):
        yield from decide(table, seat, DELAYED_DUE)


def play_cards(table: GrailTable, seat: Seat) -> Rules[None]:
    """In Panic the top of the deck first; then cards from hand, as far as each connects its extra-card bonus."""
    while True:
        chosen = yield from ask_openly(table, seat, lambda: what_now(table, seat), lambda: plays(table, seat))
        fight = fight_at(table, seat)
        if chosen.verb == DONE.verb:
            table.cite("grail.combat.playing-a-card-is-voluntary")
            fight.now.pop(FREE_EXTRA, None)
            return
        if chosen is PLAY_TOP:
            yield from play_top(table, seat)
        elif chosen.verb == "play":
            by_kind(table, fight, "grail.combat.first-card-needs-no-connection",
                    "grail.diplomacy.first-card-needs-no-connection")  # fmt: skip
            yield from lay(table, seat, chosen.arg, table.state.seats[seat].hand)
        else:
            yield from way_out(table, seat, chosen)


def must_play_top(table: GrailTable, seat: Seat) -> bool:
    """Panic is about the first card, and may begin or end before it is played."""
    fight = fight_at(table, seat)
    by_kind(table, fight, "grail.combat.panic-is-checked-when-it-matters", "grail.diplomacy.panic")
    return fight.played == 0 and panics(table, seat)


def what_now(table: GrailTable, seat: Seat) -> Prompt:
    combat = fight_at(table, seat).kind == "combat"
    if must_play_top(table, seat):
        return FACE_PANIC if combat else PANIC_TALK
    return PLAY_CARD if combat else SAY_SOMETHING


def plays(table: GrailTable, seat: Seat) -> list[Option[Any]]:
    if must_play_top(table, seat):
        return [PLAY_TOP, *not_in_panic(table, seat), *ways_out(table, seat), *not_now(table, seat)]
    return [*play_options(table, seat), no_more_cards(table, seat), *ways_out(table, seat), *not_now(table, seat)]


def no_more_cards(table: GrailTable, seat: Seat) -> Option[None]:
    """Done, with what follows: nothing was played at all, it is won, or the enemy's answer comes."""
    fight = fight_at(table, seat)
    if fight.kind == "diplomacy":
        won = fight.pool >= talk_of(table, fight).high
        return SILENT if fight.played == 0 else SAID_ENOUGH if won else SAID
    value = enemy_of(table, fight).value
    if value and fight.pool >= value:
        return Option("done", text="option-stop-won", params=(("pool", fight.pool), ("value", value)))
    if fight.played == 0:
        return NOTHING_PLAYED
    text = "option-stop-opportunist" if opportunist(table, seat) else "option-stop-struck"
    return Option("done", text=text, params=(("pool", fight.pool), ("value", value or 0)))


SILENT: Final[Option[None]] = Option("done", text="option-say-nothing")
SAID: Final[Option[None]] = Option("done", text="option-say-no-more")
SAID_ENOUGH: Final[Option[None]] = Option("done", text="option-said-enough")
NOTHING_PLAYED: Final[Option[None]] = Option("done", text="option-play-nothing")


def not_now(table: GrailTable, seat: Seat) -> list[Option[Any]]:
    """For those who ask: Charges that can't be paid and powers that can't be used, and why."""
    return [*no_charges(table, seat), *no_powers(table, seat)]


def not_in_panic(table: GrailTable, seat: Seat) -> list[Option[Any]]:
    """Neither a card of one's choice nor none at all."""
    rule, free = PANIC_RULES[fight_at(table, seat).kind]
    return table.allowed([*((option, rule) for option in hand_options(table, seat, "play")), (DONE, free)])


def play_top(table: GrailTable, seat: Seat) -> Rules[None]:
    """The top card is drawn and played at once, in place of the first card of one's choice."""
    fight = fight_at(table, seat)
    by_kind(table, fight, "grail.combat.panic-plays-the-top-card", "grail.diplomacy.panic")
    yield from draw_cards(table, seat, 1)
    table.cite("grail.combat.panic-extra-cards-from-hand" if fight.kind == "combat" else "grail.diplomacy.panic")
    yield from lay(table, seat, table.state.seats[seat].hand.cards[-1], table.state.seats[seat].hand)


# --- ways out ---


def ways_out(table: GrailTable, seat: Seat) -> list[Option[Any]]:
    """Escape, what the card offers; or giving up, with all others."""
    fight = fight_at(table, seat)
    if fight.kind == "diplomacy":
        return table.allowed([(GIVE_UP, why_not_give_up(table, seat))])
    return table.allowed([(ESCAPE, why_not_escape(table, seat)), *offered(table, seat)])


def way_out(table: GrailTable, seat: Seat, chosen: Option[Any]) -> Rules[None]:
    if chosen is ESCAPE:
        yield from escape(table, seat)
    elif chosen is GIVE_UP:
        fight_at(table, seat).now["give-up-tried"] = 1
        yield from give_up(table, seat)
    else:
        yield from accept(table, seat, chosen.value)


def decide(table: GrailTable, seat: Seat, prompt: Prompt) -> Rules[None]:
    """Between two steps the Active Character goes on, or leaves (A60)."""
    while True:
        chosen = yield from ask_openly(
            table, seat, prompt, lambda: [STAY, *ways_out(table, seat), *not_now(table, seat)]
        )
        if chosen is STAY:
            return
        yield from way_out(table, seat, chosen)


# --- step 3 ---


@noticing
def strike(table: GrailTable, step: Strike) -> Rules[None]:
    fight_numbered(table.state, step.fight).now[STRIKING] = 1
    kind = fight_numbered(table.state, step.fight).kind
    if kind == "diplomacy":
        yield from in_fight(table, step.fight, step.seat, respond(table, step.seat), Pick(step.fight))
        return
    times = step.times or strikes(table, step.seat)
    then: Step = Strike(step.fight, step.seat, times - 1) if times > 1 else Pick(step.fight)
    yield from in_fight(table, step.fight, step.seat, withstand(table, step.seat, last=times == 1), then)


def withstand(table: GrailTable, seat: Seat, *, last: bool) -> Rules[None]:
    """An Attack, after which one may still leave: before the second one by Rage, or before step 4."""
    yield from attack(table, seat)
    yield from table.settle()
    if not (last and may_leave_as_well_next(table, seat)):
        yield from decide(table, seat, HOLD_OUT if last else HOLD_ON)


def may_leave_as_well_next(table: GrailTable, seat: Seat) -> bool:
    """Whether the next question, in the next Turn, is the same one, with cards beside it.

    So it is for one who fights alone, if nothing between the two changes what leaving costs, what may be used until
    then, or how the Combat ends.
    """
    fight, enemy = fight_at(table, seat), enemy_of(table, fight_at(table, seat))
    if table.asks_always or len(fight.party) > 1 or uses(table.state, HARD_ESCAPE) or at_any_time(table, seat):
        return False
    if enemy.offers or (enemy.lasts is not None and fight.turn >= enemy.lasts.turns):
        return False
    return not any(isinstance(deed, EnemyIf) or getattr(deed, "per", None) for deed in enemy.opportunity)


# --- End Turn ---


def hand_limit(table: GrailTable, seat: Seat) -> int:
    fight = fight_at(table, seat)
    by_kind(table, fight, "grail.combat.hand-limit-three", "grail.diplomacy.end-turn")
    more: int = sum(deed.by for deed in lasting_deeds(table, seat, "hand-limit"))
    return max(0, HAND_LIMIT + more)


@noticing
def end_turn(table: GrailTable, step: EndTurn) -> Rules[None]:
    """All discard down to the hand limit; then all draw; tokens leave the Trays and stay on the cards."""
    fight = fight_numbered(table.state, step.fight)
    by_kind(table, fight, "grail.combat.end-turn-discard-then-draw", "grail.diplomacy.end-turn")
    by_kind(table, fight, "grail.combat.tray-tokens-cleared-card-tokens-kept", "grail.diplomacy.end-turn")
    fight.activated.clear()
    members = list(fight.party)
    for seat in members:
        over_limit = len(table.state.seats[seat].hand) - hand_limit(table, seat)
        yield from discard_cards(table, seat, max(0, over_limit))
    yield from until(over(step.fight), all_draw(table, step.fight, members))
    fight = fight_numbered(table.state, step.fight)
    fight.active = NOBODY
    lasts = enemy_of(table, fight).lasts if fight.kind == "combat" else None
    if not fight.outcome and lasts is not None and fight.turn >= lasts.turns and fight.party:
        fight.outcome = lasts.outcome
        table.say("runs-out", "grail.combat.turn-order", turn=fight.turn)
    elif not fight.outcome and not fight.party:
        fight.outcome = "lost" if fight.fallen else "fled"
        table.cite("grail.combat.all-escaped-ends-it")
    fight.turn += 1
    table.then(Spoils(step.fight) if fight.outcome else Pick(step.fight))


def all_draw(table: GrailTable, number: int, members: list[Seat]) -> Rules[None]:
    """One card each, one more against a Slow enemy; in Panic only that one (A58)."""
    for seat in members:
        if seat in fight_numbered(table.state, number).party:
            yield from until(leaving(seat), settled(table, draw_at_end(table, seat)))


def draw_at_end(table: GrailTable, seat: Seat) -> Rules[None]:
    fight = fight_at(table, seat)
    fight.active = seat  # a forced Escape hits whoever draws (A66)
    fight.now = {}
    count = slow(table, seat)
    if panics(table, seat) and not spared(table, seat, "panic-draw"):
        by_kind(table, fight, "grail.combat.panic-no-end-turn-draw", "grail.diplomacy.panic")
    else:
        count += 1
    if count:
        yield from draw_cards(table, seat, count)
    if fight_of(table.state, seat) is not None:
        yield from moment(table, seat, "end-turn")
        fight_at(table, seat).active = NOBODY
