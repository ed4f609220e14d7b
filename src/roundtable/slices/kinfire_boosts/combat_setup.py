"""Combat setup: the bag, the boards, opening hands, starting Armour, the target token."""

from __future__ import annotations

from roundtable.kernel.game import Setup
from roundtable.kernel.piles import Pile
from roundtable.kernel.seats import EVERYONE, Seat
from roundtable.kernel.state import Core
from roundtable.kernel.windows import Rules
from roundtable.packs import Content

from .box import Box, box_of
from .effects import EnemyAttack
from .enemy_turn import SETUP_TIE, choose_target
from .renewal import HAND_SIZE, draw_cards, has_action, take_armour
from .state import CombatState, CombatTable, Cover, DrawToken, Enemy, Seeker, SetUp

SEEKER_TOKENS = 12  # kinfire.fate-bag.twelve-seeker-tokens
PAIR, PAIR_BONUS = 2, 5  # kinfire.seeker.two-seeker-party-plus-five-hp


def start(core: Core, setup: Setup, content: Content) -> CombatState:
    """Everything in its place, nothing shuffled yet."""
    box = box_of(content)
    card, boards = box.setup, list(box.seekers)[: setup.seats]
    state = CombatState(
        core=core,
        seats=[seeker(box, seat, board, setup.seats) for seat, board in enumerate(boards)],
        enemy=Enemy(card.enemy, box.enemy.hp, card.enemy_zone, [Cover() for _ in box.enemy.abilities]),
        bag=Pile("bag", EVERYONE),
        drawn=Pile("drawn", EVERYONE),
        used=Pile("used", EVERYONE),
        track=Pile("track", EVERYONE),
        armour=Pile("armour", EVERYONE),
        exhausted=Pile("exhausted", EVERYONE),
        playing=Pile("playing", EVERYONE),
        fate=card.fate,
        agenda=[SetUp()],
    )
    for token_id, token in box.tokens.items():
        if token.kind != "seeker":
            state.bag.put(*[token_id] * token.count)
        elif token.seeker in boards:
            state.bag.put(*[token_id] * (SEEKER_TOKENS // setup.seats))
    state.exhausted.put(*[box.exhausted] * most_exhausted(box, setup.seats))
    state.armour.put(*[box.armour] * sum(box.seekers[board].armour for board in boards))
    return state


def most_exhausted(box: Box, party: int) -> int:
    """More Exhausted cards than the combat can hand out, so that their pile is unlimited as ruled (A38)."""
    times = sum(
        box.tokens[token].count
        for token, row in box.row.items()
        if any(isinstance(does, EnemyAttack) and does.exhausts for phase in box.abilities for does in phase[row].does)
    )
    return times * box.setup.nights * party


def seeker(box: Box, seat: Seat, board: str, party: int) -> Seeker:
    hp = box.seekers[board].hp + (PAIR_BONUS if party == PAIR else 0)
    deck, discard = Pile(f"deck-{seat}"), Pile(f"discard-{seat}", EVERYONE)
    for card, count in box.seekers[board].deck.items():
        deck.put(*[card] * count)
    discard.put(*[box.exhausted] * box.setup.weary)
    return Seeker(board, hp, hp, box.setup.spots[seat], deck, Pile(f"hand-{seat}", EVERYONE), discard)


def set_up(table: CombatTable, step: SetUp) -> Rules[None]:
    """The steps of the setup in which something is drawn or chosen; lanterns stay face down."""
    table.cite(
        "kinfire.fate-bag.twelve-seeker-tokens", "kinfire.setup.enemy-hp-from-board-heart",
        "kinfire.setup.lanterns-start-face-down", "kinfire.lantern.opening-hand-does-not-charge",
    )  # fmt: skip
    party = len(table.state.seats)
    if party == PAIR:
        table.cite("kinfire.seeker.two-seeker-party-plus-five-hp")
    for seat in range(party):
        opening_hand(table, seat)
    yield from choose_target(table, SETUP_TIE, "kinfire.target.each-enemy-starts-on-condition-holder")
    table.then(DrawToken())


def opening_hand(table: CombatTable, seat: Seat) -> None:
    """Seven cards with an Action among them, and Armour on top."""
    seeker = table.state.seats[seat]
    if len(seeker.discard):
        table.move_all(seeker.discard, seeker.deck)
        table.cite("kinfire.setup.discard-shuffled-in-before-opening-hand")
    table.shuffle(seeker.deck)
    draw_cards(table, seat, HAND_SIZE)
    table.cite("kinfire.setup.opening-hand-seven")
    if not has_action(table, seat):
        rejected = list(seeker.hand)
        draw_cards(table, seat, HAND_SIZE)
        for card in rejected:
            table.move(card, seeker.hand, seeker.deck)
        table.shuffle(seeker.deck)
        table.say("hand-rejected", "kinfire.setup.opening-hand-needs-an-action-card", seat=f"@seat.{seat}")
    take_armour(table, seat, "kinfire.setup.starting-armour-added-to-hand")
