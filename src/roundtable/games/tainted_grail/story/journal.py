"""The Exploration Journal: verses are read by a Party, deed by deed, and left by one of their ways."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Any, Final

import msgspec
from msgspec.structs import replace

from roundtable.games.tainted_grail.characters.advancement import level_of
from roundtable.games.tainted_grail.characters.death import die
from roundtable.games.tainted_grail.characters.tracks import change_track
from roundtable.games.tainted_grail.day.costs import (
    SHARED,
    affords,
    can_pay_price,
    each_can_pay,
    goods_at_hand,
    pay_price,
    pay_units,
)
from roundtable.games.tainted_grail.day.day_powers import moments
from roundtable.games.tainted_grail.day.side_by_side import elsewhere, once_through
from roundtable.games.tainted_grail.effects.needs import Needs
from roundtable.games.tainted_grail.effects.stories import (
    DayIsOver,
    Die,
    GoTo,
    MeetEncounter,
    Refresh,
    Rest,
    RollAgain,
    RollDie,
    StoryIf,
    TellCondition,
    Toss,
    Verse,
    Way,
)
from roundtable.games.tainted_grail.effects.terms import Attribute, Pays
from roundtable.games.tainted_grail.party import agree, by_number, players
from roundtable.games.tainted_grail.state import SEATS, Carry, Choose, GrailTable, Meet, OpenPage, Read
from roundtable.kernel.options import NO, YES, Option, Prompt
from roundtable.kernel.seats import Seat
from roundtable.kernel.windows import STOPPED, Rules, Stop, until
from roundtable.story import NO_WAY, Book, read_together

from .story_deeds import PAGE, STORY, Party, one_of, seats_of
from .story_needs import fulfilled, why_unfulfilled

ENDS: Final = "grail.action.explore-until-exploration-ends"
EACH_OWES: Final = "grail.party.member-who-cannot-pay-drops-out"
TURN: Final = Prompt("ask-turn-page", rules=(ENDS,))
WAY: Final = Prompt("ask-way", rules=(ENDS,))
GO_ON: Final[Option[int]] = Option("go-on", value=NO_WAY)
CLOSE: Final[Option[int]] = Option("close-journal", value=NO_WAY)
AGAIN: Final = "again"
"""The scope of a throw: whoever may stops it, and throws anew."""
OUTCOMES: Final = ("won", "lost", "fled", "avoided", "ran_away")


class Journal(Book[GrailTable]):
    """The journal in the hands of these Characters."""

    def __init__(self, party: Party) -> None:
        super().__init__("the journal")
        self.party = party

    def page(self, table: GrailTable, page: str) -> Verse:
        verse: Verse = table.content["journal"][page]
        return verse

    def reading(self, page: str, at: int = 0, way: int = NO_WAY) -> Read:
        return Read(page, self.party, at, way)

    def choosing(self, page: str) -> Choose:
        return Choose(page, self.party)

    def open(self, table: GrailTable, page: str) -> bool:
        table.say("verse", "grail.location.number-points-to-its-journal-section", text=f"@journal.{page}.text",
                  place=f"@locations.{table.state.seats[self.party[0]].at}")  # fmt: skip
        table.state.open_page = OpenPage(page, self.party)
        return True

    def close(self, table: GrailTable) -> None:
        """A verse that sends nobody on ends the Exploration."""
        table.cite("grail.action.explore-until-exploration-ends")
        table.state.open_page = None

    def read(self, table: GrailTable, page: str, at: int, way: int) -> Rules[None]:
        """As any book; but the last page is read to its end too, before somebody closes the journal."""
        verse = self.page(table, page)
        if at and way == NO_WAY:
            self.lay_open_again(table, page)
        if way == NO_WAY and at == len(verse.do) and not verse.ways:
            if not at:
                self.open(table, page)
            table.then(self.choosing(page))
        else:
            yield from super().read(table, page, at, way)

    def lay_open_again(self, table: GrailTable, page: str) -> None:
        """After other pages that one of its deeds led to."""
        lies = table.state.open_page
        if lies is None or lies.verse != page:
            table.state.open_page = OpenPage(page, self.party, read=True)

    def follow(self, table: GrailTable, deed: Any, rest: Any) -> Rules[None]:
        """What the deed leads to comes first, then the rest of the page, unless reading goes on elsewhere."""
        table.then(rest)
        below = len(table.agenda)
        if (yield from until(PAGE, STORY.in_turn(table, self.party, (deed,), nested=True))) is STOPPED:
            del table.agenda[below - 1]


journal_of = lru_cache(maxsize=64)(Journal)


def begin_exploration(table: GrailTable, party: Party) -> None:
    """The number of the Location names the section; its first entry is the back of the card."""
    table.cite("grail.location.number-points-to-its-journal-section", "grail.action.explore-journal-equals-card-back")
    table.then(Read(f"{table.state.seats[party[0]].at}.start", party))


def alive(table: GrailTable, party: Party) -> Party:
    """Those of a Party who still live, the lowest Character Number first."""
    living = players(table.state)
    return tuple(by_number(table.state, (seat for seat in party if seat in living)))


def unread(table: GrailTable) -> None:
    """A page that nobody reads any more is closed."""
    page = table.state.open_page
    if page is not None and not alive(table, page.party):
        table.state.open_page = None


def finish_page(table: GrailTable, party: Party) -> Rules[None]:
    """What lies open before this Party is read, and so said, before another page or a fight takes its place."""
    lies = table.state.open_page
    if lies is None or lies.read or not set(lies.party) & set(party):
        return
    if readers := alive(table, lies.party):
        yield from read_together(table, TURN, (GO_ON,), readers)
    have_read(table, lies.verse)


def is_read(table: GrailTable, verse: str) -> bool:
    lies = table.state.open_page
    return lies is not None and lies.verse == verse and lies.read


def have_read(table: GrailTable, verse: str) -> None:
    lies = table.state.open_page
    if lies is not None and lies.verse == verse:
        table.state.open_page = replace(lies, read=True)


# --- steps ---


def read(table: GrailTable, step: Read) -> Rules[None]:
    """The next deed of a verse, or of the way that was chosen."""
    if not step.at and step.way == NO_WAY:
        yield from finish_page(table, step.party)
    if party := alive(table, step.party):
        yield from journal_of(party).read(table, step.verse, step.at, step.way)
    else:
        unread(table)


def carry(table: GrailTable, step: Carry) -> Rules[None]:
    """What was left of a list of deeds. Where reading goes on elsewhere, what it was a part of is left out too."""
    party = alive(table, step.party)
    below = len(table.agenda)
    if not party:
        return
    done = yield from until(PAGE, STORY.in_turn(table, party, step.deeds, nested=step.nested))
    if done is STOPPED and step.nested:
        agenda = table.agenda
        while below and isinstance(part := agenda[below - 1], Carry) and part.nested:
            below -= 1
            del agenda[below]
        if below and isinstance(agenda[below - 1], (Carry, Read)):
            del agenda[below - 1]


def choose(table: GrailTable, step: Choose) -> Rules[None]:
    """The Party picks one of the ways, pays for it and goes; those who can't pay what each owes stay behind."""
    party = alive(table, step.party)
    if not party:
        unread(table)
        return
    book = journal_of(party)
    verse = book.page(table, step.verse)
    menu = list(ways_of(table, party, step.verse, verse))
    open_ways = [rule for _, rule in menu].count(None)
    if not open_ways:
        if not is_read(table, step.verse):
            yield from read_together(table, TURN, (CLOSE if verse.go is None else GO_ON,), party)
        have_read(table, step.verse)
        book.turn_to(table, verse.go)
        return
    if open_ways > 1:
        number = (yield from agree(table, party, WAY, lambda: table.allowed(menu))).value
    else:
        number = (yield from read_together(table, WAY, lambda: table.allowed(menu), party)).value
    have_read(table, step.verse)
    way = verse.ways[number]
    table.say("way-taken", "grail.action.explore-until-exploration-ends", way=f"@journal.{step.verse}.{way.text}")
    if way.once:
        table.state.taken.append(f"{step.verse}.{way.text}")
    if not way.pays.free:
        if way.pays.each:
            party = yield from each_pays(table, party, way.pays)
        else:
            yield from pay_price(table, party, way.pays)
        yield from table.settle()
        party = alive(table, party)
    if not party:
        table.state.open_page = None
    elif not table.state.failed:
        journal_of(party).take(table, step.verse, number)


# --- ways ---


def ways_of(table: GrailTable, party: Party, page: str, verse: Verse) -> Sequence[tuple[Option[int], str | None]]:
    """The ways that are shown, and what stands against each."""
    found: list[tuple[Option[int], str | None]] = []
    for number, way in enumerate(verse.ways):
        rule = why_not_go(table, party, page, way)
        if rule is None or not way.hidden:
            found.append((way_option(page, way.text, number), rule))
    return found


@cache
def way_option(page: str, text: str, number: int) -> Option[int]:
    return Option("way", text, number, params=(("way", f"@journal.{page}.{text}"),))


def why_not_go(table: GrailTable, party: Party, page: str, way: Way) -> str | None:
    """The rule against going this way, if there is one."""
    if way.once and f"{page}.{way.text}" in table.state.taken:
        table.cite("grail.action.location-can-be-explored-again")
        return "grail.action.location-can-be-explored-again"
    if not fulfilled(table, party, way.needs):
        return why_unfulfilled(way.needs, "grail.action.explore-reads-the-card-back")
    if way.pays.each:
        return None if payers(table, party, way.pays) else "grail.party.member-who-cannot-pay-drops-out"
    if can_pay_price(table, party, way.pays):
        return None
    return (
        "grail.party.pay-energy-or-magic-for-others" if len(party) > 1 else "grail.action.explore-reads-the-card-back"
    )


# --- what each owes ---


def payers(table: GrailTable, party: Party, pays: Pays) -> Party:
    """Those who could pay their share of what nobody can pay for another; of Energy and Magic if all help."""
    own = tuple(seat for seat in party if pays_alone(table, seat, pays, shared=False))
    while own and not each_can_pay(table, own, pays):
        own = own[:-1] if all(pays_alone(table, seat, pays) for seat in own) else without_poorest(table, own, pays)
    return own


def pays_alone(table: GrailTable, seat: Seat, pays: Pays, *, shared: bool = True) -> bool:
    sums = pays.sums().items()
    return all(affords(table, seat, what, price) for what, price in sums if shared or what not in SHARED) and (
        goods_at_hand(table, (seat,), pays)
    )


def without_poorest(table: GrailTable, party: Party, pays: Pays) -> Party:
    """All but the last of those who lack something."""
    lacks = [seat for seat in party if not pays_alone(table, seat, pays)][-1]
    return tuple(seat for seat in party if seat != lacks)


def each_pays(table: GrailTable, party: Party, pays: Pays) -> Rules[Party]:
    """Each pays its own. Who can't leaves at once, unless others pay Energy or Magic for it; the rest go on."""
    through = [seat for seat in party if pays_alone(table, seat, pays)]
    for seat in through:
        yield from pay_price(table, (seat,), pays, EACH_OWES)
    for seat in party:
        if seat not in through and (yield from paid_for(table, seat, party, pays, through)):
            through.append(seat)
        elif seat not in through:
            table.say("drops-out", "grail.party.member-who-cannot-pay-drops-out", seat=SEATS[seat])
    return tuple(seat for seat in party if seat in through)


def paid_for(table: GrailTable, seat: Seat, party: Party, pays: Pays, through: list[Seat]) -> Rules[bool]:
    """Whether those who are willing make up for what a member lacks. Nobody pays for another who doesn't want to."""
    if not pays_alone(table, seat, pays, shared=False):
        return False
    due = {what: price for what, price in pays.sums().items() if not affords(table, seat, what, price)}
    others = [other for other in party if other != seat]
    kept = {
        what: {other: 0 if other in through else price for other in others} | {seat: 0} for what, price in due.items()
    }
    helpers = [other for other in others if any(spare(table, other, what, kept[what]) for what in due)]
    if not enough(table, (seat, *helpers), due, kept):
        return False
    prompt = Prompt("ask-pay-for", (("who", SEATS[seat]),), ("grail.party.pay-energy-or-magic-for-others",))
    answers = yield from table.ask_each(helpers, prompt, lambda _: (YES, NO))
    payers = (seat, *(other for other in helpers if answers[other] is YES))
    if not enough(table, payers, due, kept):
        return False
    for what, price in due.items():
        yield from pay_units(table, payers, what, price, EACH_OWES, kept=kept[what])
    rest = msgspec.structs.replace(pays, **dict.fromkeys(due, 0))
    yield from pay_price(table, (seat,), rest, EACH_OWES)
    return True


def spare(table: GrailTable, seat: Seat, what: str, kept: dict[Seat, int]) -> int:
    """What a member has of Energy or Magic beyond what it still owes itself."""
    return max(0, int(getattr(table.state.seats[seat], what)) - kept[seat])


def enough(table: GrailTable, seats: Party, due: dict[str, int], kept: dict[str, dict[Seat, int]]) -> bool:
    return all(sum(spare(table, seat, what, kept[what]) for seat in seats) >= price for what, price in due.items())


# --- deeds of the journal ---


@STORY.does(GoTo)
def go_to(table: GrailTable, party: Party, deed: GoTo) -> None:
    """Reading goes on there; what follows in this place is left out."""
    table.then(Read(deed.to, party))
    raise Stop(PAGE)


@STORY.does(StoryIf)
def if_so(table: GrailTable, party: Party, deed: StoryIf) -> Rules[None]:
    deeds = deed.then if fulfilled(table, party, deed.needs) else deed.otherwise
    yield from STORY.in_turn(table, party, deeds, nested=True)


@STORY.does(Toss)
def toss(table: GrailTable, party: Party, deed: Toss) -> Rules[None]:
    """A Dial is a coin too. Where each tosses, each follows its own side."""
    if deed.each and len(party) > 1:
        own = Toss(grail=deed.grail, skull=deed.skull)
        table.then(*(Carry((seat,), (own,)) for seat in party))
        return
    grail = yield from thrown(table, party)
    yield from STORY.in_turn(table, party, deed.grail if grail else deed.skull, nested=True)


def thrown(table: GrailTable, party: Party) -> Rules[bool]:
    """Whether it shows the Grail; whoever may throws it again."""
    while True:
        grail = table.roll(2) == 2
        face = "@text.grail" if grail else "@text.skull"
        table.say("tosses", "grail.basics.dial-is-counter-and-coin", seat=SEATS[party[0]], face=face)
        if (yield from until(AGAIN, moments(table, party, "toss"))) is not STOPPED:
            return grail


@STORY.does(RollAgain)
def roll_again(table: GrailTable, party: Party, deed: RollAgain) -> None:
    """Of the Dial, or of the Guardian die."""
    raise Stop(AGAIN)


@STORY.does(Refresh)
def refund(table: GrailTable, party: Party, deed: Refresh) -> None:
    """Of what was just paid."""
    change_track(table, party[0], "energy", deed.energy)


@STORY.does(TellCondition)
def tell(table: GrailTable, party: Party, deed: TellCondition) -> None:
    """Before an Exploration: what its closed ways need, or where its ways lead."""
    page = f"{table.state.seats[party[0]].at}.start"
    verse = table.content["journal"].get(page)
    for way in () if verse is None else verse.ways:
        name = f"@journal.{page}.{way.text}"
        if deed.what == "leads" and way.go is not None:
            table.say("way-leads", way=name, text=f"@journal.{way.go}.text")
        elif deed.what == "needs" and way.needs is not None and not fulfilled(table, party, way.needs):
            tell_needs(table, name, way.needs)


def tell_needs(table: GrailTable, way: str, needs: Needs) -> None:
    """The conditions that a text can name; of others only that there are some."""
    numbers = [(needs.attribute, needs.level), (needs.resource, needs.amount)]
    cards = [("secrets", needs.secret), ("items", needs.item), ("statuses", needs.status), ("characters", needs.who)]
    for what, amount in numbers:
        if what is not None:
            table.say("way-needs-level", way=way, what=f"@text.{what}", level=amount)
    for collection, name in cards:
        if name is not None:
            table.say("way-needs-card", way=way, card=f"@{collection}.{name}")
    if all(name is None for _, name in cards) and all(what is None for what, _ in numbers):
        table.say("way-needs-more", way=way)


@STORY.does(RollDie)
def roll_die(table: GrailTable, party: Party, deed: RollDie) -> Rules[None]:
    """The first row that reaches the result; of an Attribute the highest in the Party is added."""
    if deed.each and len(party) > 1:
        own = RollDie(rows=deed.rows, plus=deed.plus)
        table.then(*(Carry((seat,), (own,)) for seat in party))
        return
    result = table.roll() + highest(table, party, deed.plus)
    table.say("rolls", seat=SEATS[party[0]], result=result)
    row = next((row for row in deed.rows if result <= row.to), deed.rows[-1])
    yield from STORY.in_turn(table, party, row.do, nested=True)


def highest(table: GrailTable, party: Party, attribute: Attribute | None) -> int:
    return 0 if attribute is None else max(level_of(table, seat, attribute) for seat in party)


@STORY.does(MeetEncounter)
def meet_encounter(table: GrailTable, party: Party, deed: MeetEncounter) -> Rules[None]:
    """The whole Party meets it, or one member; the verse of its outcome is read after it."""
    if deed.who == "one" and len(party) > 1:
        party = ((yield from one_of(table, party, "@text.encounter-word")),)
    yield from finish_page(table, party)
    verses = {name.replace("_", "-"): getattr(deed, name) for name in OUTCOMES if getattr(deed, name) is not None}
    table.then(Meet(party, deed.draw, deed.named or "", verses))


@STORY.does(Die)
def dies(table: GrailTable, party: Party, deed: Die) -> Rules[None]:
    seats = seats_of(table, party, deed.who, "each")
    for seat in seats if seats is not None else [(yield from one_of(table, party, "@text.death"))]:
        if elsewhere(table, seat):  # nobody touches who is away in an Encounter (A17)
            once_through(table, seat, Carry((seat,), (Die(),)))
        elif not table.state.failed and table.core.outcome is None:
            yield from die(table, seat)


@STORY.does(Rest)
def rests(table: GrailTable, party: Party, deed: Rest) -> Rules[None]:
    """As if one had eaten."""
    seats = seats_of(table, party, deed.who, "each")
    for seat in seats if seats is not None else [(yield from one_of(table, party, "@text.rest-word"))]:
        change_track(table, seat, "health", 1)
        change_track(table, seat, "terror", -1)


@STORY.does(DayIsOver)
def day_is_over(table: GrailTable, party: Party, deed: DayIsOver) -> Rules[None]:
    seats = seats_of(table, party, deed.who, "each")
    for seat in seats if seats is not None else [(yield from one_of(table, party, "@text.pass-word"))]:
        table.state.seats[seat].passed = True
        table.say("passes", "grail.action.pass-is-free-and-final", seat=SEATS[seat])
