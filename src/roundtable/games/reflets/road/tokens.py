"""Mystery tokens: placing them, turning them over, playing those that wait, and countering."""

from __future__ import annotations

from typing import Any, Final

from roundtable.games.reflets.box import GOLDEN_TOKENS, TOKENS, box, token_colour, token_kind
from roundtable.games.reflets.effects.deeds import MoveToken, StealToken, TakeToken
from roundtable.games.reflets.option_makers import (
    SEATS,
    about,
    place_name,
    place_option,
    seat_option,
    token_name,
    token_option,
)
from roundtable.games.reflets.registry import DEEDS, Doing
from roundtable.games.reflets.state import PlaceTokens, RefletsTable, from_left, has_heroes_in_play
from roundtable.games.reflets.teams.holdings import gain_gems, pay_gems, whom
from roundtable.games.reflets.teams.moments import interject
from roundtable.games.reflets.teams.no_use import fizzles
from roundtable.games.reflets.teams.vitality import test, tested_option
from roundtable.kernel.options import PASS, Option, Prompt
from roundtable.kernel.piles import Pile
from roundtable.kernel.seats import EVERYONE, Seat
from roundtable.kernel.windows import Rules

from .chance import try_chance
from .hinges import at_hinge
from .secrets import look
from .token_piles import (
    WAITING,
    free_classic,
    has_vacant_slot,
    keep,
    lift_token,
    owner_of,
    put_token,
    road_spaces,
    spend,
    tokens_on_road,
    waiting_of,
    waiting_tokens,
)

FOUR: Final = ("reflets.mystery.four-tokens-waiting", "reflets.limits.four-waiting-tokens")
ON_ROAD: Final = "reflets.mystery.three-tokens-on-the-road"
AT_RANDOM: Final[Option[None]] = Option("random", rules=("reflets.mystery.random-placement-for-a-quick-start",))
WHERE: Final = Prompt("ask-where-token", rules=(ON_ROAD,))
WHICH: Final = Prompt("ask-place-token", rules=(ON_ROAD,))
USE_OR_KEEP: Final = "ask-token"
PLAYED_OR_KEPT: Final = "reflets.mystery.golden-played-or-kept"
VACANT: Final = "reflets.mystery.golden-kept-only-in-a-vacant-slot"
COUNTER: Final = "reflets.mystery.counter-with-the-same-kind"
ANYTIME: Final = "reflets.mystery.guide-plays-waiting-tokens-anytime"
FOREIGN: Final = "reflets.mystery.foreign-brown-is-counter-only"
COUNTERED: Final = {
    "gem-tax": "reflets.mystery.gem-tax-counter-by-donor",
    "card-tax": "reflets.mystery.card-tax-counter-by-donor",
    "peril": "reflets.mystery.peril-counter-by-guide",
}
NAMES_DONOR: Final = {
    "gem-tax": "reflets.mystery.gem-tax-owner-names-donor",
    "card-tax": "reflets.mystery.card-tax-owner-names-donor",
}
GEM_TAX: Final = 5
CARD_TAX: Final = 2
PURSE: Final = 5


# --- before the game ---


def place_tokens(table: RefletsTable, step: PlaceTokens) -> Rules[None]:
    """A player lays all but four tokens on empty classic spaces of the Road, as they like or at random."""
    state, seat = table.state, step.seat
    own = state.seats[seat]
    table.cite("reflets.mystery.four-golden-kinds", "reflets.mystery.three-brown-kinds")
    while len(state.seats[seat].tokens) > WAITING:
        where = yield from table.ask(
            seat, WHERE, lambda: [*table.allowed(road_spaces(table, ON_ROAD)), *at_random(table, seat)]
        )
        if where.verb == "random":
            place_at_random(table, seat)
            break
        which = yield from table.ask(
            seat, WHICH, lambda: [token_option("lay", token) for token in state.seats[seat].tokens]
        )
        put_token(table, which.arg, state.seats[seat].tokens, where.arg)
        table.say("token-placed", ON_ROAD, seat=SEATS[seat], place=place_name(where.arg))
    own = state.seats[seat]
    table.move_all(own.tokens, own.waiting[own.colour])
    table.say("tokens-waiting", *FOUR, "reflets.mystery.own-waiting-tokens-peekable", seat=SEATS[seat])


def at_random(table: RefletsTable, seat: Seat) -> list[Option[None]]:
    """All of them at random, as long as none is placed."""
    own = table.state.seats[seat]
    used = len(own.spent[own.colour])
    return [AT_RANDOM] if len(own.tokens) + used == len(TOKENS) else []


def place_at_random(table: RefletsTable, seat: Seat) -> None:
    own = table.state.seats[seat]
    while len(own.tokens) > WAITING:
        free = free_classic(table)
        place = free[table.core.chance.below(len(free))]
        table.state.spots[place] = Pile(f"spot-{place}")
        table.pick(own.tokens, table.state.spots[place])
        table.say("token-placed", *AT_RANDOM.rules, seat=SEATS[seat], place=place_name(place))


# --- stopping on one ---


def reveal_token(table: RefletsTable, seat: Seat, place: str) -> Rules[None]:
    """A pawn has stopped on a token (or the Dragon has): it is turned over and played, or a golden one kept."""
    spot = table.state.spots[place]
    token = table.show(spot, EVERYONE)[0]
    table.say(
        "token-revealed", "reflets.mystery.stopping-on-a-token-reveals-it", seat=SEATS[seat], token=token_name(token),
        place=place_name(place),
    )  # fmt: skip
    if table.state.dragon != place:  # where she is, it is she who uncovers the token
        yield from interject(table, "token")
        if token not in table.state.spots.get(place, Pile("")).cards:
            return
    if token_kind(token) in GOLDEN_TOKENS:
        yield from golden_found(table, seat, token, place)
    else:
        yield from brown(table, seat, token, table.state.spots[place])


def golden_found(table: RefletsTable, seat: Seat, token: str, place: str) -> Rules[None]:
    """Used on the spot, or put on a vacant waiting slot; a waiting token may be played first to make room."""
    prompt = Prompt(USE_OR_KEEP, (("token", token_name(token)),), (PLAYED_OR_KEPT,), f"card:{token}")

    def options() -> list[Option[None]]:
        vacant = has_vacant_slot(table.state.seats[seat])
        # A Bonus Die has no dice to change here: it is kept, unless there is no room for it.
        idle = token_kind(token) == "bonus-die" and vacant
        return table.allowed([
            (token_option("use", token), "reflets.mystery.bonus-die-rerolls-any-dice" if idle else None),
            (token_option("store", token), None if vacant else VACANT),
        ])  # fmt: skip

    if seat == table.state.guide:
        chosen = yield from at_hinge(table, seat, prompt, options)
    else:
        chosen = yield from table.ask(seat, prompt, options)
    spot = table.state.spots[place]
    if chosen.verb == "store":
        keep(table, seat, token, spot)
        del table.state.spots[place]
        table.say("token-kept", PLAYED_OR_KEPT, "reflets.space.token-kept-golden-is-not-used", seat=SEATS[seat])
    else:
        spend(table, token, spot, seat, PLAYED_OR_KEPT)
        yield from play_golden(table, seat, token_kind(token))


# --- golden tokens ---


def play_golden(table: RefletsTable, seat: Seat, kind: str) -> Rules[None]:
    """reflets.mystery.golden-serves-whoever-plays-it"""
    table.cite("reflets.mystery.golden-serves-whoever-plays-it", "reflets.mystery.four-golden-kinds")
    if kind == "purse":
        team = table.state.seats[seat]
        times = 2 if team.double else 1
        team.double = False
        gain_gems(table, seat, PURSE * times, "reflets.mystery.purse-gives-five-gems")
        table.cite("reflets.mystery.purse-surplus-is-lost")
    elif kind == "chance":
        table.cite(
            "reflets.mystery.chance-token-equals-chance-space", "reflets.mystery.chance-token-does-not-end-the-turn"
        )
        yield from try_chance(table, seat)
    elif kind == "vision":
        table.cite("reflets.mystery.vision-puts-it-back")
        yield from look(table, seat, 1, "reflets.mystery.vision-shows-one-element")


# --- brown tokens ---


def brown(table: RefletsTable, finder: Seat, token: str, source: Pile) -> Rules[None]:
    """It works at once for its owner against whoever found it; an owner who finds or plays it names who pays."""
    owner, kind = owner_of(table, token, finder), token_kind(token)
    if finder != owner:
        table.cite("reflets.mystery.brown-serves-its-owner")
    table.cite("reflets.mystery.three-brown-kinds", "reflets.mystery.brown-resolves-at-once")
    spend(table, token, source, finder, "reflets.mystery.brown-resolves-at-once")
    victim = finder
    if owner == finder and kind != "peril":
        victim = yield from name_donor(table, owner, kind)
    if kind == "peril" and not has_heroes_in_play(table.state.seats[victim]):
        return
    if (yield from is_countered(table, victim, kind)):
        return
    if kind == "gem-tax":
        table.cite("reflets.mystery.gem-tax-surplus-to-bank")
        yield from pay_gems(table, victim, GEM_TAX, "reflets.mystery.gem-tax-takes-five", taker=owner)
    elif kind == "card-tax":
        yield from card_tax(table, victim, owner)
    else:
        yield from peril(table, victim, owner)


def name_donor(table: RefletsTable, owner: Seat, kind: str) -> Rules[Seat]:
    """An owner who found or plays a tax names who pays it."""
    rule = NAMES_DONOR[kind]
    prompt = Prompt("ask-donor", (("token", f"@text.token-{kind}"),), (rule,))
    chosen = yield from table.ask(owner, prompt, [seat_option("donor", seat) for seat in from_left(table.state, owner)])
    table.say("donor-named", rule, seat=SEATS[chosen.value])
    return chosen.value


def is_countered(table: RefletsTable, victim: Seat, kind: str) -> Rules[bool]:
    """Whoever suffers a brown token may cancel it with a waiting one of its kind; both are used then."""
    team = table.state.seats[victim]
    if kind != "peril" and team.untaxed:
        team.untaxed = False
        table.say("tax-waived", COUNTER, seat=SEATS[victim])
        return True
    if not waiting_tokens(team):
        return False
    prompt = Prompt("ask-counter", (("token", f"@text.token-{kind}"),), (COUNTERED[kind], COUNTER))
    # Veiled: whoever has tokens waiting is asked, whichever they are.
    chosen = yield from table.ask(
        victim, prompt,
        lambda: [*[token_option("counter", token) for token in waiting_of(table.state, victim, kind)], PASS],
        veiled=True,
    )  # fmt: skip
    if chosen.verb != "counter":
        return False
    pile = table.state.seats[victim].waiting[token_colour(chosen.arg)]
    table.cite("reflets.mystery.brown-waiting-playable-by-guide", FOREIGN)
    spend(table, chosen.arg, pile, victim, COUNTERED[kind], "reflets.mystery.counter-spends-both-tokens")
    table.say("token-countered", COUNTER, seat=SEATS[victim])
    return True


def card_tax(table: RefletsTable, victim: Seat, owner: Seat) -> Rules[None]:
    """Two Imprévus of the payer's choice; the receiver keeps three."""
    rule = "reflets.mystery.card-tax-takes-two"
    for _ in range(min(CARD_TAX, len(table.state.seats[victim].hand))):
        chosen = yield from table.ask(
            victim, Prompt("ask-hand-over", rules=(rule,)), lambda: cards_of(table, victim, "hand-over"), veiled=True
        )
        table.move(chosen.arg, table.state.seats[victim].hand, table.state.seats[owner].hand)
        table.say("imprevu-handed-over", rule, seat=SEATS[victim], other=SEATS[owner])
    table.cite("reflets.mystery.card-tax-trim-to-three")
    table.touch(f"hand:{owner}")


def cards_of(table: RefletsTable, seat: Seat, verb: str) -> list[Option[None]]:
    """An option for each Imprévu of a hand."""
    return [about(verb, card, box(table).name(card)) for card in dict.fromkeys(table.state.seats[seat].hand)]


def peril(table: RefletsTable, victim: Seat, owner: Seat) -> Rules[None]:
    """A Vitality test of the hero whom the owner names, whatever the golden die shows; a dead one is the owner's."""
    rule = "reflets.mystery.peril-owner-names-the-hero"
    if victim == owner:
        rule = "reflets.mystery.peril-own-token-own-hero"
    heroes = list(table.state.seats[victim].heroes)
    prompt = Prompt("ask-name-hero", rules=(rule, "reflets.vitality.peril-and-bad-luck-excepted"))
    named = yield from table.ask(owner, prompt, [tested_option(table, "name", victim, hero) for hero in heroes])
    table.cite("reflets.mystery.peril-death-goes-to-owner")
    yield from test(table, victim, named.arg, owner, rule)


# --- those that wait ---


def waiting_options(table: RefletsTable, seat: Seat) -> list[Option[None]]:
    """What the Guide may play at any moment of the turn: golden tokens, and brown ones of the Guide's own colour.

    A Bonus Die is for dice just thrown, or for movement: it is offered there.
    """
    team = table.state.seats[seat]
    return [token_option("token", token) for token in waiting_tokens(team) if not why_not_play(table, seat, token)]


def why_not_play(table: RefletsTable, seat: Seat, token: str) -> str | None:
    """The rule that keeps a waiting token from being played now."""
    kind, team = token_kind(token), table.state.seats[seat]
    if kind == "bonus-die":
        return "reflets.mystery.bonus-die-rerolls-any-dice"
    if kind not in GOLDEN_TOKENS and token_colour(token) != team.colour:
        return FOREIGN
    return None


def play_waiting(table: RefletsTable, seat: Seat, token: str) -> Rules[None]:
    """The Guide plays a waiting token."""
    pile, kind = table.state.seats[seat].waiting[token_colour(token)], token_kind(token)
    table.cite("reflets.trial.guide-may-play-tokens", "reflets.objective.catch-up-tokens")
    if kind in GOLDEN_TOKENS:
        spend(table, token, pile, seat, ANYTIME)
        yield from play_golden(table, seat, kind)
    else:
        table.cite(ANYTIME, "reflets.mystery.brown-waiting-playable-by-guide")
        yield from brown(table, seat, token, pile)


# --- deeds ---


@DEEDS.does(TakeToken)
def take_token(table: RefletsTable, doing: Doing, deed: TakeToken) -> Rules[None]:
    """Tokens of the Road go to the user's vacant waiting slots."""
    if fizzles(table, doing, deed):
        return
    for _ in range(deed.count):
        places = tokens_on_road(table)
        if not places or not has_vacant_slot(table.state.seats[doing.user]):
            return
        prompt = Prompt("ask-take-token", rules=(doing.rule,))
        chosen = yield from table.ask(doing.user, prompt, [place_option("take-token", place) for place in places])
        token = table.state.spots[chosen.arg].cards[0]
        keep(table, doing.user, token, table.state.spots[chosen.arg])
        del table.state.spots[chosen.arg]
        table.say("token-taken", doing.rule, seat=SEATS[doing.user], place=place_name(chosen.arg))


@DEEDS.does(MoveToken)
def move_token(table: RefletsTable, doing: Doing, deed: MoveToken) -> Rules[None]:
    """Tokens of the Road go to other free classic spaces, unseen."""
    if fizzles(table, doing, deed):
        return
    for _ in range(deed.count):
        places = tokens_on_road(table)
        if not places:
            return
        prompt = Prompt("ask-move-token", rules=(doing.rule,))
        chosen = yield from table.ask(doing.user, prompt, [place_option("take-token", place) for place in places])
        prompt = Prompt("ask-where-moved-token", rules=(doing.rule,))
        where = yield from table.ask(doing.user, prompt, lambda: table.allowed(road_spaces(table, doing.rule)))
        table.state.spots[where.arg] = Pile(f"spot-{where.arg}")
        lift_token(table, chosen.arg, table.state.spots[where.arg])
        table.say(
            "token-moved", doing.rule, seat=SEATS[doing.user], place=place_name(chosen.arg), to=place_name(where.arg)
        )


@DEEDS.does(StealToken)
def steal_token(table: RefletsTable, doing: Doing, deed: StealToken) -> Rules[None]:
    """Waiting tokens of another seat, by their colour and unseen, onto vacant slots."""
    if fizzles(table, doing, deed):
        return
    victim = yield from whom(table, doing)
    for _ in range(deed.count):
        own = table.state.seats[doing.user]
        colours = [colour for colour, pile in table.state.seats[victim].waiting.items() if pile.cards]
        if not colours or not has_vacant_slot(own):
            return
        options: list[Option[Any]] = [
            Option("colour-of", colour, params=(("colour", f"@text.crest-{colour}"),)) for colour in colours
        ]
        chosen = yield from table.ask(doing.user, Prompt("ask-steal-token", rules=(doing.rule,)), options)
        own = table.state.seats[doing.user]
        table.pick(table.state.seats[victim].waiting[chosen.arg], own.waiting[chosen.arg])
        table.say("token-stolen", doing.rule, seat=SEATS[doing.user], other=SEATS[victim])
