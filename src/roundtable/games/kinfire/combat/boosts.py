"""Boosts: how the other seekers help an action, or parry an attack."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from roundtable.games.kinfire.box import MASKS, box_of
from roundtable.games.kinfire.current_combat import combat_of
from roundtable.games.kinfire.effects.cards import BoostPower
from roundtable.games.kinfire.option_makers import about
from roundtable.games.kinfire.seekers.hands import dispose
from roundtable.games.kinfire.state import SEATS, KinfireTable
from roundtable.kernel.options import PASS, Option, Prompt
from roundtable.kernel.seats import Seat
from roundtable.kernel.windows import Rules

from .carry_out import lent, trigger

WINDOW = "kinfire.boost.window-when-action-is-played"
MATCH = "kinfire.boost.must-match-colour"
PARRY_MATCH = "kinfire.boost.parry-matches-attack-colour"
VOID = "kinfire.boost.void-action-cannot-be-boosted"
ONE_EACH = "kinfire.boost.one-per-seeker-per-action-or-attack"
OWN_TURN = "kinfire.boost.never-on-own-turn"
OWN_ACTION = "kinfire.boost.no-self-boost"
OWN_DEFENCE = "kinfire.boost.never-to-defend-yourself"
PARRY = "kinfire.enemy-turn.allies-may-parry-the-attack"
HIGHEST = "kinfire.tutorial.helpers-play-highest-damage-boost"
HIGHEST_PARRY = "kinfire.tutorial.helpers-play-highest-parry"
AS_BOOST = "kinfire.instant.action-playable-as-boost"

BOOST_RULES = (WINDOW, "kinfire.boost.optional", OWN_ACTION, OWN_TURN, ONE_EACH)
PARRY_RULES = (PARRY, OWN_DEFENCE, OWN_TURN, ONE_EACH)
FITS = (
    "kinfire.boost.two-colour-action-accepts-either-colour", "kinfire.boost.white-action-accepts-any-colour",
    "kinfire.boost.each-boost-checked-separately", "kinfire.boost.two-colour-boost-matches-with-one-colour",
    "kinfire.boost.white-boost-matches-any-colour", "kinfire.colour.two-colour-card-counts-as-one-at-a-time",
    "kinfire.colour.white-is-wild",
)  # fmt: skip


# --- boosting an action ---


def boost_action(table: KinfireTable, seat: Seat, card: str) -> Rules[None]:
    """Every other seeker may play one Boost on the Action (or lantern) being played, in free order (A43)."""
    others = [other for other in range(len(table.state.seats)) if other != seat]  # an empty seat holds nothing
    while helpers := [other for other in others if can_boost(table, other, card)]:
        # Somebody's Boost may bring another a card that fits.
        shown = f"@seekers.{card[8:]}.lantern-name" if card.startswith("lantern-") else f"@cards.{card}"
        prompt = Prompt("ask-boost", (("seat", SEATS[seat]), ("card", shown)), BOOST_RULES)
        claims = yield from table.race(helpers, prompt, lambda helper: action_boosts(table, helper, card))
        if not claims:
            return
        others.remove(claims[0].seat)
        yield from play_boost(table, claims[0].seat, claims[0].option.arg)
        yield from table.settle()  # who has no Action left renews the hand at once (A25)


def can_boost(table: KinfireTable, helper: Seat, card: str) -> bool:
    """Whether a seeker holds anything for this Action: hands are open, so who doesn't is not even asked."""
    return holds_match(table, helper, box_of(table.content).helpful, box_of(table.content).colours[card], MATCH)


def holds_match(table: KinfireTable, helper: Seat, kind: frozenset[str], colour: int, rule: str) -> bool:
    """Whether a seeker holds a card of this kind for a thing of that colour."""
    colours = box_of(table.content).colours
    for card in table.state.seats[helper].hand.cards:
        if card in kind and why_not_match(table, helper, colours[card], colour, rule) is None:
            return True
    return False


def action_boosts(table: KinfireTable, helper: Seat, card: str) -> list[Option[None]]:
    """The cards in a helper's hand that can boost this Action."""
    box = box_of(table.content)
    colour = box.colours[card]
    menu: list[tuple[Option[None], str | None]] = [
        (about("boost", boost), why_not_match(table, helper, box.colours[boost], colour, MATCH))
        for boost in cards_of(table, helper, box.helpful)
    ]
    if combat_of(table).scripted and (must := highest(table, helper, menu)):
        others = [(option, forbidden or HIGHEST) for option, forbidden in menu if option.id != must.id]
        return table.allowed([(must, None), *others, (PASS, HIGHEST)])
    return table.allowed([*menu, (PASS, None)])


def highest(table: KinfireTable, helper: Seat, menu: Sequence[tuple[Option[None], str | None]]) -> Option[None] | None:
    """In the tutorial's first turn whoever holds damage boosts has to play the highest."""
    powers = box_of(table.content).powers
    damaging = [option for option, forbidden in menu if forbidden is None and powers[option.arg].damage]
    if not damaging:
        return None
    table.cite(HIGHEST)
    best = max(damaging, key=lambda option: powers[option.arg].damage)
    return Option(best.verb, best.arg, rules=(HIGHEST,), points=best.points, params=best.params)


def cards_of(table: KinfireTable, seat: Seat, kind: frozenset[str]) -> list[str]:
    """The cards in hand that are of this kind, each once."""
    return [card for card in dict.fromkeys(table.state.seats[seat].hand.cards) if card in kind]


def why_not_match(table: KinfireTable, seat: Seat, own: int, colour: int, rule: str) -> str | None:
    """The rule that keeps a Boost of one colour from a thing of another."""
    if not colour and rule == MATCH:
        table.cite(VOID, "kinfire.colour.void-card-has-no-colour")
        return VOID
    if own & colour or (own and lent(table, seat, "any_colour")):
        table.cite(*FITS)
        return None
    return rule


def play_boost(table: KinfireTable, helper: Seat, card: str) -> Rules[None]:
    """The Boost goes to its owner's discard pile at once; what it gives waits for its moment."""
    turn, power = combat_of(table).turn, box_of(table.content).powers[card]
    turn.steps += power.steps
    turn.hurried = turn.hurried or bool(power.steps)
    turn.damage += power.damage + (lent(table, helper, "boost") if power.damage else 0)
    turn.cards += power.cards
    turn.hp += power.hp + (lent(table, helper, "heal") if power.hp else 0)
    leave_hand(table, helper, card)
    table.say("boost-played", WINDOW, ONE_EACH, *told(power), seat=SEATS[helper], card=f"@cards.{card}")
    yield from trigger(table, helper, "boosted")


def told(power: BoostPower) -> list[str]:
    """The rules of what a Boost gives."""
    rules = []
    if power.damage:
        rules += ["kinfire.boost.damage-adds-to-allys-attacks", "kinfire.boost.damage-boosts-add-up"]
    if power.steps:
        rules += ["kinfire.boost.move-adds-one-zone", "kinfire.boost.move-may-be-split"]
    if power.cards:
        rules.append("kinfire.boost.card-draw-or-discard-after-action")
    if power.hp:
        rules.append("kinfire.boost.hp-recovered-after-action")
    return rules


def leave_hand(table: KinfireTable, seat: Seat, card: str) -> None:
    """At once, so that no early end can lose it; a hand that thereby has no Action left is renewed."""
    state = table.state
    table.move(card, state.seats[seat].hand, state.playing)
    dispose(table, card, seat)
    table.cite("kinfire.card.played-boost-goes-to-discard")
    if card in box_of(table.content).actions:
        table.cite(AS_BOOST, "kinfire.instant.costs-no-action")
    table.touch(str(seat))


# --- parrying an attack ---


def parry_attack(table: KinfireTable, attacked: Sequence[Seat], colour: str, enemy: str, damage: int) -> Rules[None]:
    """Each other seeker may parry for one of those attacked, never for themselves; the blow knows what it is worth."""
    active, mask = combat_of(table).turn.seat, MASKS[colour]
    others = [seat for seat in range(len(table.state.seats)) if seat != active]
    while helpers := [other for other in others if can_parry(table, other, attacked, mask)]:
        whom = SEATS[attacked[0]] if len(attacked) == 1 else "@text.several"
        prompt = Prompt("ask-parry", (("enemy", enemy), ("damage", damage), ("seat", whom)), PARRY_RULES)
        claims = yield from table.race(helpers, prompt, lambda helper: parries(table, helper, attacked, mask))
        if not claims:
            return
        helper, option = claims[0].seat, claims[0].option
        others.remove(helper)
        card, _, ally = option.arg.partition("/")
        value = box_of(table.content).powers[card].parry + lent(table, helper, "boost")
        blow = combat_of(table).turn.blow
        assert blow is not None
        blow.spared[int(ally)] += value
        leave_hand(table, helper, card)
        table.say(
            "parried", PARRY, "kinfire.boost.parry-subtracts-from-damage", "kinfire.boost.parries-add-up", ONE_EACH,
            "kinfire.boost.parry-protects-one-ally-only",
            seat=SEATS[helper], card=f"@cards.{card}", ally=SEATS[int(ally)], value=value,
        )  # fmt: skip
        yield from trigger(table, helper, "boosted")
        yield from table.settle()


def can_parry(table: KinfireTable, helper: Seat, attacked: Sequence[Seat], colour: int) -> bool:
    """Whether a seeker holds a parry for any of them but themselves."""
    if len(attacked) == 1 and attacked[0] == helper:
        return False
    return holds_match(table, helper, box_of(table.content).parries, colour, PARRY_MATCH)


def parries(table: KinfireTable, helper: Seat, attacked: Sequence[Seat], colour: int) -> list[Option[None]]:
    """The parries of a helper, for each ally attacked."""
    box = box_of(table.content)
    cards = [
        (card, why_not_match(table, helper, box.colours[card], colour, PARRY_MATCH))
        for card in cards_of(table, helper, box.parries)
    ]
    if combat_of(table).scripted:
        table.cite(HIGHEST_PARRY)
        best = max((box.powers[card].parry for card, forbidden in cards if forbidden is None), default=0)
        cards = [
            (card, forbidden or (None if box.powers[card].parry == best else HIGHEST_PARRY))
            for card, forbidden in cards
        ]
    menu = [
        (parry_option(card, ally), OWN_DEFENCE if ally == helper else forbidden)
        for card, forbidden in cards
        for ally in attacked
    ]
    return table.allowed([*menu, (PASS, None)])


@cache
def parry_option(card: str, ally: Seat) -> Option[None]:
    return Option(
        "parry", f"{card}/{ally}", points=(f"card:{card}", f"seat:{ally}"),
        params=(("card", f"@cards.{card}"), ("seat", f"@seat.{ally}")),
    )  # fmt: skip
