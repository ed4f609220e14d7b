"""Boosts: what the others play on an action, against an attack, and on a token just drawn.

Boosts on an action are declared together, right after it is shown (A16), and take effect at three moments: steps before
it or after it, damage in it, cards and HP after it. Hands are open (A43), so helpers act in free order: after each
Boost the others may think again.
"""

from __future__ import annotations

from collections.abc import Sequence

from roundtable.kernel.options import PASS, Option, Prompt
from roundtable.kernel.seats import Seat
from roundtable.kernel.windows import Rules

from .box import MASKS, Box, box_of
from .state import CombatTable

ONE_EACH = "kinfire.boost.one-per-seeker-per-action-or-attack"
OWN_TURN = "kinfire.boost.never-on-own-turn"
SELF_DEFENCE = "kinfire.boost.never-to-defend-yourself"
WINDOW = "kinfire.boost.window-when-action-is-played"
PARRY = "kinfire.boost.parry-subtracts-from-damage"
PARRY_COLOUR = "kinfire.boost.parry-matches-attack-colour"
SUBSTITUTION = "kinfire.boost.substitution-ignores-colour"

BOOST_IT = Prompt("prompt-boost", rules=(WINDOW, "kinfire.boost.optional", "kinfire.boost.no-self-boost", OWN_TURN))
PARRY_IT = Prompt("prompt-parry", rules=("kinfire.enemy-turn.allies-may-parry-the-attack", SELF_DEFENCE))
SUBSTITUTE_IT = Prompt("prompt-substitute", rules=(SUBSTITUTION,))


def forbidden_colour(box: Box, boost: str, colours: int) -> str | None:
    """The rule that keeps this Boost from an Action of these colours."""
    if not colours:
        return "kinfire.boost.void-action-cannot-be-boosted"
    return None if box.colours[boost] & colours else "kinfire.boost.must-match-colour"


def matching_rules(boost: int, colours: int) -> list[str]:
    """The rules beyond plain likeness by which a Boost matches an Action."""
    rules = []
    if colours == MASKS["white"]:
        rules.append("kinfire.boost.white-action-accepts-any-colour")
    elif colours.bit_count() == 2:
        rules.append("kinfire.boost.two-colour-action-accepts-either-colour")
    if boost == MASKS["white"]:
        rules.append("kinfire.boost.white-boost-matches-any-colour")
    elif boost.bit_count() == 2:
        rules.append("kinfire.boost.two-colour-boost-matches-with-one-colour")
    return rules


# --- on an action ---


def boosts(table: CombatTable, seat: Seat) -> Rules[None]:
    """Every other seeker may play one Boost on the action being played."""
    helpers = [other for other in range(len(table.state.seats)) if other != seat]
    while True:
        claims = yield from table.race(helpers, BOOST_IT, lambda helper: boost_menu(table, helper))
        if not claims:
            return
        table.cite(ONE_EACH)
        play_boost(table, claims[0].seat, claims[0].option.arg)


def boost_menu(table: CombatTable, helper: Seat) -> list[Option[None]]:
    box = box_of(table.content)
    cards = dict.fromkeys(card for card in table.state.seats[helper].hand if card in box.boosts)
    return table.allowed([*((box.boost[card], boost_forbidden(table, helper, card)) for card in cards), (PASS, None)])


def boost_forbidden(table: CombatTable, helper: Seat, card: str) -> str | None:
    """The rule that keeps this seeker from playing this Boost on an action now."""
    turn, box = table.state.turn, box_of(table.content)
    if turn is None or (turn.colours is None and turn.seat != helper):
        return WINDOW
    if turn.seat == helper:
        return OWN_TURN
    if helper in turn.boosted:
        return ONE_EACH
    gives = box.boosts[card].gives
    if gives == "parry":
        return PARRY
    if gives == "substitution":
        return SUBSTITUTION
    return forbidden_colour(box, card, turn.colours or 0)


def play_boost(table: CombatTable, helper: Seat, card: str) -> None:
    state, box = table.state, box_of(table.content)
    turn, boost = state.turn, box.boosts[card]
    assert turn is not None
    assert turn.colours is not None
    spend(table, helper, card)
    if table.telling:
        rules = matching_rules(box.colours[card], turn.colours)
        if turn.boosted:
            rules.append("kinfire.boost.each-boost-checked-separately")
        if not len(state.playing):
            rules.append("kinfire.lantern.has-colour-and-can-be-boosted")
        table.say(
            "boost-played", WINDOW, *rules, seat=f"@seat.{helper}", card=f"@cards.{card}", ally=f"@seat.{turn.seat}"
        )
    turn.boosted.append(helper)
    if boost.gives == "damage":
        if turn.damage:
            table.cite("kinfire.boost.damage-boosts-add-up")
        turn.damage += boost.value
    elif boost.gives == "move":
        turn.steps += boost.value
        table.cite("kinfire.boost.move-adds-one-zone")
    elif boost.gives == "card":
        turn.cards += boost.value
    else:
        turn.heal += boost.value


def spend(table: CombatTable, helper: Seat, card: str) -> None:
    """A played Boost goes to its owner's discard at once, so that no early end can lose it."""
    seeker = table.state.seats[helper]
    table.move(card, seeker.hand, seeker.discard)
    table.cite("kinfire.card.played-boost-goes-to-discard")


# --- against an attack ---


def parries(table: CombatTable, damage: int) -> Rules[dict[Seat, int]]:
    """Each seeker may play one parry for one other seeker who is hit; what is left of the damage for each of those."""
    blow = table.state.blow
    assert blow is not None
    left = dict.fromkeys(blow.hit, damage)
    seats = range(len(table.state.seats))
    while True:
        claims = yield from table.race(seats, PARRY_IT, lambda helper: parry_menu(table, helper))
        if not claims:
            return left
        card, ally = claims[0].option.value
        if left[ally] < damage:
            table.cite("kinfire.boost.parries-add-up")
        left[ally] = parry(table, claims[0].seat, card, ally, left[ally])


def parry_menu(table: CombatTable, helper: Seat) -> list[Option[object]]:
    state, box = table.state, box_of(table.content)
    assert state.blow is not None
    pairs: list[tuple[Option[object], str | None]] = [
        (box.parry[card, ally], parry_forbidden(table, helper, card, ally))
        for card in dict.fromkeys(state.seats[helper].hand)
        if (card, 0) in box.parry
        for ally in state.blow.hit
    ]
    return table.allowed([*pairs, (PASS, None)])


def parry_forbidden(table: CombatTable, helper: Seat, card: str, ally: Seat) -> str | None:
    """The rule that keeps this seeker from parrying for this ally with this card now."""
    blow, box = table.state.blow, box_of(table.content)
    if helper == ally:
        return SELF_DEFENCE
    if blow is None or ally not in blow.hit or box.boosts[card].gives != "parry":
        return PARRY
    if helper in blow.parried:
        return ONE_EACH
    return None if box.colours[card] & blow.colours else PARRY_COLOUR


def parry(table: CombatTable, helper: Seat, card: str, ally: Seat, damage: int) -> int:
    """What is left of the damage to this ally; parries have no floor above 0 (A14)."""
    blow, value = table.state.blow, box_of(table.content).boosts[card].value
    assert blow is not None
    blow.parried.append(helper)
    spend(table, helper, card)
    left = max(0, damage - value)
    table.say(
        "parried", PARRY, PARRY_COLOUR, ONE_EACH,
        seat=f"@seat.{helper}", card=f"@cards.{card}", ally=f"@seat.{ally}", left=left,
    )  # fmt: skip
    if len(blow.hit) > 1:
        table.cite("kinfire.boost.parry-protects-one-ally-only")
    return left


# --- on a token just drawn ---


def substitution(table: CombatTable) -> Rules[bool]:
    """Whether somebody puts the token just drawn back: at once, before it takes effect, without a quota (A22)."""
    seats = [seat for seat in range(len(table.state.seats)) if substitutions(table, seat)]
    if not seats:
        return False
    claims = yield from table.race(seats, SUBSTITUTE_IT, lambda seat: substitution_menu(table, seat))
    if not claims:
        return False
    helper, option = claims[0].seat, claims[0].option
    state = table.state
    spend(table, helper, option.arg)
    (token,) = state.drawn
    table.move(token, state.drawn, state.bag)
    table.say(
        "substituted", "kinfire.boost.substitution-returns-token-and-redraws",
        seat=f"@seat.{helper}", card=f"@cards.{option.arg}", token=f"@tokens.{token}",
    )  # fmt: skip
    return True


def substitutions(table: CombatTable, seat: Seat) -> Sequence[str]:
    known = box_of(table.content).substitute
    return [card for card in dict.fromkeys(table.state.seats[seat].hand) if card in known]


def substitution_menu(table: CombatTable, seat: Seat) -> list[Option[None]]:
    box = box_of(table.content)
    forbidden = substitution_forbidden(table, seat)
    return table.allowed([*((box.substitute[card], forbidden) for card in substitutions(table, seat)), (PASS, None)])


def substitution_forbidden(table: CombatTable, seat: Seat) -> str | None:
    """Not by the seeker whose own token it is: it is already their turn (A22)."""
    state = table.state
    if len(state.drawn) != 1:
        return SUBSTITUTION
    (token,) = state.drawn
    own = box_of(table.content).tokens[token].seeker == state.seats[seat].board
    return OWN_TURN if own else None
