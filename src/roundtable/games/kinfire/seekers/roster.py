"""Who plays: choosing seekers, their decks, the fate bag, the leader, and how the party changes between quests."""

from __future__ import annotations

from roundtable.games.kinfire.box import box_of
from roundtable.games.kinfire.option_makers import seat_option
from roundtable.games.kinfire.party import group, party, starting_hp
from roundtable.games.kinfire.state import NOBODY, SEATS, KinfireTable
from roundtable.kernel.options import Option, Prompt
from roundtable.kernel.seats import Seat
from roundtable.kernel.windows import Rules

from .deck_limits import FIVE, deck_of, fitting, unused
from .deckbuilding import change_deck, close_deck, open_deck, pair, put_in
from .hands import EXHAUSTED

LEAST = 2
SEEKER_TOKENS = 12  # kinfire.fate-bag.twelve-seeker-tokens
TOKENS_EACH = 6  # in the box, of each seeker
ENEMY_TOKENS = tuple(str(number) for number in range(1, 13))
HEARTS, DARKNESSES = 3, 2  # kinfire.fate-bag.fixed-tokens-for-every-party

SIX = "kinfire.seeker.six-to-choose-from"
TWO_TO_FOUR = "kinfire.campaign.cooperative-two-to-four-seekers"
NEVER_ALONE = "kinfire.campaign.solo-player-runs-two-seekers"
BY_DEFAULT = "kinfire.campaign.same-seekers-by-default"
POOREST = "kinfire.campaign.newcomer-kinfire-equals-poorest-seeker"
THEIR_DECK = "kinfire.campaign.newcomer-deck-is-group-choice"
REBUILT = "kinfire.campaign.bag-rebuilt-when-roster-changes"
BOXED = "kinfire.campaign.save-seeker-material-in-seeker-box"
LEADER_OPTIONAL = "kinfire.expedition.leader-optional"
BAG = (
    "kinfire.fate-bag.fixed-tokens-for-every-party", "kinfire.fate-bag.enemy-tokens-one-to-twelve",
    "kinfire.fate-bag.twelve-seeker-tokens", "kinfire.fate-bag.surplus-seeker-tokens-stay-out",
)  # fmt: skip
DECK = (
    "kinfire.deck.eighteen-cards-plus-lantern", "kinfire.deck.lantern-never-in-deck-or-hand",
    "kinfire.card.every-action-paired-with-a-boost", "kinfire.deck.shuffled-face-down-by-board",
    "kinfire.seeker.colour-bar-on-board",
)  # fmt: skip

SIT_OUT: Option[str] = Option("sit-out", value="")
STAY: Option[None] = Option("stay-on")
CHANGE_SEEKER: Option[None] = Option("change-seeker")
LEAVE: Option[None] = Option("leave-party")
JOIN: Option[None] = Option("join-party")
STAY_OUT: Option[None] = Option("stay-out")
PLAIN: Option[None] = Option("plain-deck")
BUILT: Option[None] = Option("built-deck")
NO_LEADER: Option[Seat] = Option("no-leader", value=NOBODY)
WHO = Prompt("ask-seeker", rules=(SIX, TWO_TO_FOUR))
LEADER = Prompt("ask-leader", rules=(LEADER_OPTIONAL,))
ROSTER = Prompt("ask-roster", rules=(BY_DEFAULT, POOREST))


# --- choosing a seeker ---


def choose_seeker(table: KinfireTable, seat: Seat, *, may_sit_out: bool) -> Rules[str]:
    """One of those nobody plays; or none, as long as two others do."""
    table.state.choosing = True
    choice = yield from table.ask(seat, WHO, lambda: table.allowed(seekers(table, seat, may_sit_out)))
    table.state.choosing = False
    return choice.value


def seekers(table: KinfireTable, seat: Seat, may_sit_out: bool) -> list[tuple[Option[str], str | None]]:
    taken = [seeker.who for seeker in table.state.seats]
    menu: list[tuple[Option[str], str | None]] = [
        (seeker_option(who), SIX if who in taken else None) for who in table.content["seekers"]
    ]
    if may_sit_out:
        others = len(party(table.state)) + len(table.state.seats) - seat - 1
        menu.append((SIT_OUT, NEVER_ALONE if others < LEAST else None))
    return menu


def seeker_option(who: str) -> Option[str]:
    return Option("play-as", who, who, points=(f"card:{who}",), params=(("seeker", f"@seekers.{who}"),))


def take_seat(table: KinfireTable, seat: Seat, who: str) -> None:
    """A seeker joins the party, with the starting deck."""
    state, seeker = table.state, table.state.seats[seat]
    seeker.who = who
    cards = [each for card in box_of(table.content).seekers[who].deck for each in pair(table, card)]
    if len(set(cards)) == len(cards) and set(cards).issubset(state.box.cards):
        table.move_each(cards, state.box, seeker.deck)
    else:
        for card in cards:
            source = state.box if card in state.box.cards else state.pool
            if card in source.cards:
                table.move(card, source, seeker.deck)
    fill_up(table, seat)
    close_deck(table, seat)
    seeker.hp = box_of(table.content).seekers[who].hp
    table.say("seeker-joins", TWO_TO_FOUR, SIX, *DECK, seat=SEATS[seat], seeker=f"@seekers.{who}")


def fill_up(table: KinfireTable, seat: Seat) -> None:
    """Where others have cards of the starting deck by now, unused ones take their place."""
    while cards := fitting(table, seat, deck_of(table, seat).tally, unused(table)):
        put_in(table, seat, cards[0])


def leave_seat(table: KinfireTable, seat: Seat) -> None:
    """A seeker's own things go back to the seeker's box; what was found on the way stays with the group."""
    state, seeker = table.state, table.state.seats[seat]
    open_deck(table, seat)
    basic = [each for card in box_of(table.content).seekers[seeker.who].deck for each in pair(table, card)]
    for card in sorted(seeker.deck.cards):
        own = card in basic
        if own:
            basic.remove(card)
        table.move(card, seeker.deck, state.box if own or card == EXHAUSTED else state.pool)
    for card in basic:
        if card in state.pool.cards:
            table.move(card, state.pool, state.box)
    table.say("seeker-leaves", BY_DEFAULT, BOXED, seat=SEATS[seat], seeker=f"@seekers.{seeker.who}")
    seeker.who, seeker.kinfire, seeker.hp = "", 0, 0
    if state.leader == seat:
        state.leader = NOBODY


def set_hp(table: KinfireTable) -> None:
    """Everybody's dial at the starting value, which depends on how many they are."""
    for seat in party(table.state):
        table.state.seats[seat].hp = starting_hp(table, seat)


# --- the fate bag, and the leader ---


def fill_bag(table: KinfireTable, *rules: str) -> None:
    """The twelve seeker tokens are shared out over the party."""
    state = table.state
    who = [state.seats[seat].who for seat in party(state)]
    for token in [token for token in state.bag if token in table.content["seekers"]]:
        table.move(token, state.bag, state.tokens)
    each = SEEKER_TOKENS // len(who)
    for token in who:
        for _ in range(each):
            table.move(token, state.tokens, state.bag)
    table.say("bag-filled", *BAG, *rules, number=each)


def elect(table: KinfireTable) -> Rules[None]:
    """The group may have a leader. Where one person plays all there is no tie to break."""
    if table.setup.options["players"] == "one":
        return
    seats = [seat_option("lead", seat) for seat in party(table.state)]
    choice = yield from group(table, LEADER, [NO_LEADER, *seats])
    table.state.leader = choice.value
    if choice is not NO_LEADER:
        table.say("leader-elected", LEADER_OPTIONAL, seat=SEATS[choice.value])


# --- between quests ---


def change_roster(table: KinfireTable) -> Rules[None]:
    """Everybody says who stays, changes, leaves or joins; newcomers get their kinfire and deck, the bag is refilled."""
    state = table.state
    chairs = range(len(state.seats))
    answers = yield from table.ask_each(chairs, ROSTER, lambda seat: table.allowed(plans(table, seat)))
    going = [seat for seat, plan in answers.items() if plan in (CHANGE_SEEKER, LEAVE)]
    coming = [seat for seat, plan in answers.items() if plan in (CHANGE_SEEKER, JOIN)]
    too_few = LEAST - len([*party(state), *coming]) + len(going)
    for seat in [seat for seat in going if seat not in coming][: max(0, too_few)]:
        going.remove(seat)
        table.say("stays-after-all", NEVER_ALONE, seat=SEATS[seat])
    poorest = fewest_kinfire(table, [seat for seat in party(state) if seat not in going] or party(state))
    yield from exchange(table, going, coming, poorest)


def plans(table: KinfireTable, seat: Seat) -> list[tuple[Option[None], str | None]]:
    if not table.state.seats[seat].who:
        return [(STAY_OUT, None), (JOIN, None if can_change(table) else SIX)]
    could_join = len(table.state.seats) - len(party(table.state)) if can_change(table) else 0
    alone = NEVER_ALONE if len(party(table.state)) - 1 + could_join < LEAST else None
    return [(STAY, None), (CHANGE_SEEKER, None if can_change(table) else SIX), (LEAVE, alone)]


def can_change(table: KinfireTable) -> bool:
    """Whether there is a seeker whom nobody plays."""
    return len(table.content["seekers"]) > len(party(table.state))


def fewest_kinfire(table: KinfireTable, seats: list[Seat]) -> int:
    return min(table.state.seats[seat].kinfire for seat in seats)


def exchange(table: KinfireTable, going: list[Seat], coming: list[Seat], kinfire: int) -> Rules[None]:
    if not going and not coming:
        return
    state = table.state
    for seat in going:
        leave_seat(table, seat)
    for seat in coming:
        who = yield from choose_seeker(table, seat, may_sit_out=False)
        take_seat(table, seat, who)
        state.seats[seat].kinfire = kinfire
        table.say("newcomer-kinfire", POOREST, seat=SEATS[seat], number=kinfire)
    set_hp(table)
    for seat in coming:
        yield from newcomer_deck(table, seat)
    fill_bag(table, REBUILT)
    yield from elect(table)


def newcomer_deck(table: KinfireTable, seat: Seat) -> Rules[None]:
    """The group builds a deck from what it owns, within the limits; or the newcomer finds out with the plain one."""
    prompt = Prompt("ask-newcomer-deck", (("seat", SEATS[seat]),), (THEIR_DECK, FIVE))
    if (yield from group(table, prompt, (PLAIN, BUILT))) is PLAIN:
        return
    yield from change_deck(table, seat)
    close_deck(table, seat)
