"""The Sequence of joined cards, which Combat and Diplomacy share: Keys, bonuses, Abilities, Charges, torn cards."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from roundtable.games.tainted_grail.box import Joint, box_of
from roundtable.games.tainted_grail.characters.resources import gain
from roundtable.games.tainted_grail.effects.fighting import Affinity, DrawCards, Markers
from roundtable.games.tainted_grail.effects.terms import Row
from roundtable.games.tainted_grail.option_makers import card_option
from roundtable.games.tainted_grail.state import SEATS, Fight, GrailTable, Laid
from roundtable.kernel.options import Option
from roundtable.kernel.piles import Pile
from roundtable.kernel.seats import Seat
from roundtable.kernel.windows import Rules

from .doing import FIGHT, Doer, by_kind, fight_at, fight_level, holds, key_level
from .hands import discard_cards, draw_cards
from .magic_keys import can_pay_magic, pay_magic, promised
from .powers import lasting_deeds, moment, visible
from .traits import has_trait

FREE_EXTRA: Final = "extra"
"""In `Fight.now`: cards that may be played without an extra-card bonus of their own."""
MULTIPLY: Final = "multiply-"
"""In `Fight.now`, with a row: how often the first icon of this Key of the next card counts."""
DEFENSIVE: Final = "defensive"
"""In `Fight.now`: the first card of step 2 is being laid, and adds one marker fewer."""


HELPS: Final = (Markers, Affinity, DrawCards)

# --- which cards may be played ---


def left_of(fight: Fight) -> str:
    """What the next card is laid beside: the last card, or the Encounter."""
    return fight.sequence.cards[-1] if len(fight.sequence) else fight.card.cards[0]


def joint_with(table: GrailTable, seat: Seat, card: str) -> Joint:
    """The Keys that would meet if this card were laid now."""
    no_void = any(True for _ in lasting_deeds(table, seat, "no-void", card))
    return box_of(table.content).joint(left_of(fight_at(table, seat)), card, no_void)


def connects(table: GrailTable, seat: Seat, row: Row, wanted: int, laying: str | None = None) -> bool:
    """Whether an Attribute Key or the Free Key connects for the Character who plays the card (A51)."""
    if row == "free":
        return True
    level = fight_level(table, seat, row, laying)  # type: ignore[arg-type]
    return level >= key_level(table, seat, row, wanted, laying)  # type: ignore[arg-type]


def extra_rows(table: GrailTable, seat: Seat, card: str) -> Iterator[Row]:
    """The Keys whose extra-card bonus would be connected: reckoned before the card is laid."""
    for row, wanted, icons in joint_with(table, seat, card):
        if any(name == "extra" and worth for name, _, worth in icons) and (
            can_pay_magic(table, seat) if row == "magic" else connects(table, seat, row, wanted, card)
        ):
            yield row


def why_no_more(table: GrailTable, seat: Seat) -> str | None:
    """The rule against any further card in this Activation: there is no limit, unless something says otherwise."""
    fight = fight_at(table, seat)
    if has_trait(table, seat, "fast"):
        table.cite("grail.trait.fast")
        if fight.played >= 2:
            return "grail.trait.fast"
    if any(fight.played >= deed.number for deed in lasting_deeds(table, seat, "most-cards")):
        return by_kind(table, fight, "grail.combat.only-visible-abilities-count",
                       "grail.diplomacy.only-visible-abilities-count")  # fmt: skip
    return None


def why_not_played(table: GrailTable, seat: Seat, card: str) -> str | None:
    """The rule against laying this card now."""
    fight = fight_at(table, seat)
    if (no_more := why_no_more(table, seat)) is not None:
        return no_more
    if fight.played == 0:
        by_kind(table, fight, "grail.combat.first-card-needs-no-connection",
                "grail.diplomacy.first-card-needs-no-connection")  # fmt: skip
        return None
    if fight.now.get(FREE_EXTRA) or any(True for _ in extra_rows(table, seat, card)):
        table.cite("grail.combat.no-limit-on-extra-cards")
        return None
    return by_kind(table, fight, "grail.combat.extra-card-must-connect-its-key",
                   "grail.diplomacy.extra-card-must-connect-its-key")  # fmt: skip


def play_options(table: GrailTable, seat: Seat) -> list[Option[None]]:
    hand = dict.fromkeys(table.state.seats[seat].hand)
    return table.allowed([(card_option("play", card), why_not_played(table, seat, card)) for card in hand])


# --- laying a card ---


def lay(table: GrailTable, seat: Seat, card: str, source: Pile) -> Rules[None]:
    """Adds a card to the one Sequence of all: Attribute Keys, Magic Key, Free Key, then its Ability."""
    fight, box = fight_at(table, seat), box_of(table.content)
    joint = joint_with(table, seat, card)
    favour = fight.played > 0 and bool(fight.now.get(FREE_EXTRA))
    must_pay = fight.played > 0 and not favour and list(extra_rows(table, seat, card)) == ["magic"]
    if must_pay and not (
        yield from promised(table, seat, card, next(icons for row, _, icons in joint if row == "magic"))
    ):
        return  # its Key will not be connected, so it is not played
    fight = fight_at(table, seat)
    align(table, fight)
    cover(table, fight)
    table.move(card, source, fight.sequence)
    delayed = bool(box.abilities(card, "delayed"))
    fight.laid.append(Laid(seat, tokens=box.cards[card].tokens if delayed else 0))
    if delayed:
        by_kind(table, fight, "grail.combat.delayed-card-gets-one-time-token", "grail.diplomacy.delayed-abilities")
    if box.cards[card].passive:
        by_kind(table, fight, "grail.combat.passive-cards-are-never-covered",
                "grail.diplomacy.only-visible-abilities-count")  # fmt: skip
        fight.passives.append(len(fight.laid) - 1)
    fight.played += 1
    fight.lit = []
    if fight.played == 1 and has_trait(table, seat, "defensive"):
        fight.now[DEFENSIVE] = 1
    table.say("plays", seat=SEATS[seat], card=f"@cards.{card}")
    for row, _, _ in joint:
        if row not in ("magic", "free"):
            fight.joined[row] = fight.joined.get(row, 0) + 1
    place = len(fight.laid) - 1
    yield from connect(table, seat, card, place, joint, must_pay)
    fight = fight_at(table, seat)
    for name in [name for name in fight.now if name.startswith(MULTIPLY)]:
        del fight.now[name]  # they were for this card, whatever it made of them
    if favour and not extra_connected(fight, joint) and fight.now.get(FREE_EXTRA):
        fight.now[FREE_EXTRA] -= 1
    torn = fight.now.pop("tear", 0)
    for _ in range(torn):  # A53: the card itself goes first, after its Keys; its Ability never comes
        yield from tear(table, seat)
        fight_at(table, seat).now.pop(DEFENSIVE, None)  # what another card adds is not the first card's
    if not torn:
        yield from placed(table, seat, card, place)
    fight_at(table, seat).now.pop(DEFENSIVE, None)
    yield from moment(table, seat, "placed")


def extra_connected(fight: Fight, joint: Joint) -> bool:
    """Whether the card just laid has connected an extra-card bonus of its own, so that it needed no favour."""
    return any(row in fight.lit and name == "extra" and worth for row, _, icons in joint for name, _, worth in icons)


def align(table: GrailTable, fight: Fight) -> None:
    by_kind(table, fight, "grail.combat.one-shared-sequence", "grail.diplomacy.one-shared-sequence")
    by_kind(table, fight, "grail.combat.cards-align-on-the-free-key", "grail.diplomacy.one-shared-sequence")
    by_kind(table, fight, "grail.combat.both-halves-must-meet", "grail.diplomacy.unconnected-key-gives-nothing")
    by_kind(table, fight, "grail.combat.card-resolution-order", "grail.diplomacy.card-resolution-order")
    if not len(fight.sequence):
        by_kind(table, fight, "grail.combat.encounter-card-is-the-first-left-neighbour",
                "grail.diplomacy.encounter-card-is-the-first-left-neighbour")  # fmt: skip


def cover(table: GrailTable, fight: Fight) -> None:
    """The last card is covered now: a token on it is lost, and its Delayed Ability with it."""
    last = len(fight.laid) - 1
    if last >= 0 and last not in fight.passives and fight.laid[last].tokens:
        fight.laid[last].tokens = 0
        by_kind(table, fight, "grail.combat.covered-delayed-loses-its-token", "grail.diplomacy.delayed-abilities")


def connect(table: GrailTable, seat: Seat, card: str, place: int, joint: Joint, must_pay: bool) -> Rules[None]:
    """From top to bottom (A92): each Key that connects, and its bonus."""
    for row, wanted, icons in joint:
        fight = fight_at(table, seat)
        if place >= len(fight.laid):
            return  # what somebody paid Charges for has torn the card itself
        if row == "magic":
            if not (yield from pay_magic(table, seat, card, place, must_pay, icons)):
                continue
        elif row == "free":
            by_kind(table, fight, "grail.combat.free-key-always-connects", "grail.diplomacy.free-key-always-connects")
        elif connects(table, seat, row, wanted):
            by_kind(table, fight, "grail.combat.attribute-key-needs-the-level",
                    "grail.diplomacy.attribute-key-needs-the-level")  # fmt: skip
        else:
            no = by_kind(table, fight, "grail.combat.unconnected-key-gives-nothing",
                         "grail.diplomacy.unconnected-key-gives-nothing")  # fmt: skip
            table.cite("grail.combat.attribute-key-needs-the-level" if fight.kind == "combat"
                       else "grail.diplomacy.attribute-key-needs-the-level")  # fmt: skip
            table.say("no-level", no, seat=SEATS[seat], what=f"@text.{row}")
            continue
        fight_at(table, seat).lit.append(row)
        factor = fight_at(table, seat).now.get(f"{MULTIPLY}{row}", 1) if icons else 1
        for number, (name, by_itself, worth) in enumerate(icons):
            times = worth * factor if number == 0 and name != "extra" else worth
            yield from bonus(table, seat, row, name, by_itself, times)
            if table.touched:
                yield from table.settle()


def bonus(table: GrailTable, seat: Seat, row: Row, name: str, by_itself: int, worth: int) -> Rules[None]:
    """One icon of a Key that connects."""
    from .diplomacy import move_marker, stage_symbol

    fight = fight_at(table, seat)
    if worth > by_itself:
        by_kind(table, fight, "grail.combat.bonus-multiplier", "grail.diplomacy.bonus-multiplier-and-void")
    if worth == 0:
        by_kind(table, fight, "grail.combat.bonus-void", "grail.diplomacy.bonus-multiplier-and-void")
        return
    match name:
        case "marker":
            add_markers(table, seat, worth, "grail.combat.bonus-marker")
        case "up" | "down":
            move_marker(table, seat, worth if name == "up" else -worth, "grail.diplomacy.bonus-move-marker")
        case "stage":
            for _ in range(worth):
                yield from stage_symbol(table, seat, row)
        case "draw":
            by_kind(table, fight, "grail.combat.bonus-draw", "grail.diplomacy.bonus-draw")
            yield from draw_cards(table, seat, worth)
        case "extra":
            by_kind(table, fight, "grail.combat.bonus-extra-never-multiplied", "grail.diplomacy.bonus-extra-card")
            if fight.played == 1:
                by_kind(table, fight, "grail.combat.bonus-extra-ignored-on-first-card",
                        "grail.diplomacy.bonus-extra-card")  # fmt: skip
        case "tear":
            fight.now["tear"] = fight.now.get("tear", 0) + worth


def add_markers(table: GrailTable, seat: Seat, by: int, *rules: str) -> None:
    """Into the Combat Pool; a Defensive enemy takes one off what the first card adds, and nothing off nothing (A71)."""
    fight = fight_at(table, seat)
    if fight.kind == "diplomacy":
        return  # there is no Pool
    if by > 0 and fight.now.pop(DEFENSIVE, 0):
        table.cite("grail.trait.defensive")
        by -= 1
    fight.pool += by
    table.say("markers", *rules, "grail.combat.pool-counts-progress", count=by, pool=fight.pool)


def remove_markers(table: GrailTable, seat: Seat, by: int) -> Rules[None]:
    """The Pool never goes below 0, whatever takes markers out of it: each that is not there costs a card."""
    fight = fight_at(table, seat)
    if fight.kind == "diplomacy":
        return
    missing = max(0, by - fight.pool)
    fight.pool -= by - missing
    table.say("markers-lost", "grail.combat.pool-never-negative", pool=fight.pool)
    if missing:
        table.cite("grail.combat.missing-markers-cost-cards")
        yield from discard_cards(table, seat, missing)


# --- Abilities ---


def placed(table: GrailTable, seat: Seat, card: str, place: int) -> Rules[None]:
    """On Placement."""
    for ability in box_of(table.content).abilities(card, "placed"):
        fight = fight_at(table, seat)
        if place < len(fight.laid) and holds(table, seat, ability.given):
            by_kind(table, fight, "grail.combat.on-placement-after-the-keys",
                    "grail.diplomacy.on-placement-after-the-keys")  # fmt: skip
            yield from FIGHT.carry_out(table, Doer(seat, place, f"@cards.{card}"), ability.do)


def may_harm(table: GrailTable, seat: Seat, place: int) -> bool:
    """Whether a Delayed Ability of this card does anything but help."""
    delayed = box_of(table.content).abilities(fight_at(table, seat).sequence.cards[place], "delayed")
    return any(not (isinstance(deed, HELPS) and deed.by > 0) for ability in delayed for deed in ability.do)


def tokens_off(table: GrailTable, seat: Seat) -> Rules[None]:
    """Step 1: one Time Token off each card that has any; Abilities whose last one went, from left to right."""
    fight = fight_at(table, seat)
    by_kind(table, fight, "grail.combat.step-one-removes-one-token-per-card",
            "grail.diplomacy.step-one-removes-one-token-per-card")  # fmt: skip
    due = []
    for place, laid in enumerate(fight.laid):
        if laid.tokens:
            laid.tokens -= 1
            if not laid.tokens:
                due.append(place)
    yield from fire(table, seat, due)


def fire(table: GrailTable, seat: Seat, due: list[int]) -> Rules[None]:
    """Delayed Abilities, for whoever is Active now."""
    for place in due:
        fight = fight_at(table, seat)
        if place >= len(fight.laid):
            continue  # torn by one before it
        card = fight.sequence.cards[place]
        by_kind(table, fight, "grail.combat.delayed-fires-on-its-last-token", "grail.diplomacy.delayed-abilities")
        by_kind(table, fight, "grail.combat.delayed-resolve-left-to-right",
                "grail.diplomacy.step-one-removes-one-token-per-card")  # fmt: skip
        by_kind(table, fight, "grail.combat.delayed-affects-the-active-character", "grail.diplomacy.delayed-abilities")
        table.say("delayed", seat=SEATS[seat], card=f"@cards.{card}")
        for ability in box_of(table.content).abilities(card, "delayed"):
            if holds(table, seat, ability.given):
                yield from FIGHT.carry_out(table, Doer(seat, place, f"@cards.{card}"), ability.do)


def answering(table: GrailTable, seat: Seat) -> Rules[None]:
    """Abilities On Enemy Attack that are visible and have not answered this Attack yet (A108).

    One that another uncovers is among them; one whose condition does not hold yet may answer later.
    """
    while due := [place for place in sorted(visible(fight_at(table, seat))) if may_answer(table, seat, place)]:
        fight = fight_at(table, seat)
        fight.answered.append(due[0])
        card = fight.sequence.cards[due[0]]
        for ability in box_of(table.content).abilities(card, "attacked"):
            if holds(table, seat, ability.given):
                by_kind(table, fight, "grail.combat.on-enemy-attack-lasts-all-of-step-three",
                        "grail.diplomacy.on-response-lasts-all-of-step-three")  # fmt: skip
                by_kind(table, fight, "grail.combat.only-visible-abilities-count",
                        "grail.diplomacy.only-visible-abilities-count")  # fmt: skip
                yield from FIGHT.carry_out(table, Doer(seat, due[0], f"@cards.{card}"), ability.do)


def may_answer(table: GrailTable, seat: Seat, place: int) -> bool:
    fight = fight_at(table, seat)
    abilities = box_of(table.content).abilities(fight.sequence.cards[place], "attacked")
    return place not in fight.answered and any(holds(table, seat, ability.given) for ability in abilities)


# --- torn cards ---


def tear(table: GrailTable, seat: Seat) -> Rules[None]:
    """The last card of the Sequence is discarded, with all that lies on it; an empty Sequence loses nothing (A105)."""
    fight = fight_at(table, seat)
    if not fight.laid:
        return
    by_kind(table, fight, "grail.combat.bonus-discard-last-card", "grail.diplomacy.bonus-discard-last-card")
    card, laid, place = take_off(table, fight)
    kept = laid.magic and any(deed.what == "torn-magic" for deed in lasting_deeds(table, seat, "spare"))
    table.move(card, fight.sequence, table.state.seats[laid.owner].discard)
    table.say("torn", card=f"@cards.{card}")
    if kept:
        yield from gain(table, seat, "magic", 1)
    elif laid.magic:
        by_kind(table, fight, "grail.combat.discarded-card-loses-its-magic",
                "grail.diplomacy.magic-key-costs-one-magic")  # fmt: skip
    for ability in box_of(table.content).abilities(card, "torn"):
        if holds(table, seat, ability.given):
            by_kind(table, fight, "grail.combat.if-discarded-effects-trigger",
                    "grail.diplomacy.bonus-discard-last-card")  # fmt: skip
            yield from FIGHT.carry_out(table, Doer(seat, place, f"@cards.{card}"), ability.do)


def take_off(table: GrailTable, fight: Fight) -> tuple[str, Laid, int]:
    """The last card no longer counts: its joint is gone, and what lay on it. It is still to be moved."""
    laid, place = fight.laid.pop(), len(fight.laid)
    card = fight.sequence.cards[place]
    left = fight.sequence.cards[place - 1] if place else fight.card.cards[0]
    for row, _, _ in box_of(table.content).joint(left, card):
        if row not in ("magic", "free"):
            fight.joined[row] -= 1
    if place in fight.passives:
        fight.passives.remove(place)
    return card, laid, place
