"""The Allmother's Mercy: a group that has failed may begin its Chapter again."""

from __future__ import annotations

from typing import Final

from roundtable.games.tainted_grail.characters.characters import claim, new_seat
from roundtable.games.tainted_grail.effects.places import Chapter
from roundtable.games.tainted_grail.fights.encounters import put_away
from roundtable.games.tainted_grail.party import agree, players
from roundtable.games.tainted_grail.state import GrailState, GrailTable, Mercy, NewChapter, Read, Round
from roundtable.kernel.chance import Chance
from roundtable.kernel.milestones import kept
from roundtable.kernel.options import Option, Prompt
from roundtable.kernel.piles import KNOWN, piles_of
from roundtable.kernel.position import decode
from roundtable.kernel.state import Core, Outcome
from roundtable.kernel.windows import Rules

from .roster import leave, sit_down

BACK_TO_BED: Final[Option[None]] = Option("yes", text="option-back-to-bed")
THE_END: Final[Option[None]] = Option("no", text="option-the-end")
ASK_MERCY: Final = Prompt("ask-mercy", rules=("grail.death.allmothers-mercy-is-optional",))
SAVED: Final = "saved-by-the-goddess"
VERSE: Final = "500"
GOES_ON: Final = ("core", "agenda", "strands", "beginning", "modes", "chronicler")
"""What the Allmother doesn't undo."""


def remember(table: GrailTable) -> None:
    """What a Chapter begins with. Of hidden piles it tells which cards are in them, and no order."""
    table.state.beginning, table.state.reseated = b"", False
    record = decode(GrailState, kept(table.state, ()))
    record.core = Core(Chance(b""), table.core.seats)
    for pile in piles_of(record):
        if not pile.sees:
            pile.cards = sorted(pile.cards)
        pile.marks = []
    table.state.beginning = kept(record, ())


def mercy(table: GrailTable, step: Mercy) -> Rules[None]:
    """Instead of starting again the group may be put back to bed: a Status, Verse 500, and the Chapter anew."""
    seats = list(range(table.core.seats))
    if (yield from agree(table, seats, ASK_MERCY, (BACK_TO_BED, THE_END))) is not BACK_TO_BED:
        table.finish(Outcome((), "outcome-story-lost", (step.rule,)))
        return
    yield from restart_chapter(table)
    state = table.state
    state.statuses[SAVED] = state.statuses.get(SAVED, 0) | 1
    table.say("mercy", "grail.death.allmothers-mercy-is-optional", "grail.death.mercy-restarts-the-chapter",
              "grail.status.marked-on-the-save-sheet")  # fmt: skip
    verse = table.content.of("chapters", Chapter)[str(state.chapter)].mercy or VERSE
    table.then(Read(verse, tuple(players(state))), NewChapter(state.chapter, asks=False), Round())


def restart_chapter(table: GrailTable) -> Rules[None]:
    """All is as it was on the morning on which the Chapter began; whoever has died since lives."""
    state = table.state
    roster = [one.who for one in state.seats] if state.reseated else []
    record = decode(GrailState, state.beginning)
    for name in GrailState.__struct_fields__:
        if name not in GOES_ON:
            setattr(state, name, getattr(record, name))
    for pile in piles_of(state):
        pile.marks = [KNOWN] * len(pile)
    for fight in list(state.fights):  # somebody was in one as the Chapter began
        fight.armed.clear()
        put_away(table, fight.number)
    for one in state.seats:
        one.away = False
    for pile in piles_of(state):
        if not pile.sees:
            table.shuffle(pile)
    if roster:
        yield from seat_anew(table, roster)


def seat_anew(table: GrailTable, roster: list[str]) -> Rules[None]:
    """Those who sit here now, if the roster has changed since: newcomers start as on the day on which they came."""
    state = table.state
    state.bench = state.seats
    state.seats = [new_seat(seat) for seat in range(table.core.seats)]
    known = {one.who: one.at for one in state.bench}
    beside = next((known[who] for who in roster if who in known), state.bench[0].at)
    for seat, who in enumerate(roster):
        if who in known:
            sit_down(table, seat, who)
        elif who:
            claim(table, seat, who)
            state.seats[seat].at = beside
    for seat, who in enumerate(roster):
        if not who and state.bench:  # whose Character has died since
            sit_down(table, seat, state.bench[0].who)
    stay = players(state)
    for who in [one.who for one in state.bench]:
        yield from leave(table, who, stay)
