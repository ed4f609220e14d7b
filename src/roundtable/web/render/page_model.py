"""A view sorted out for the templates: which part of the scene goes where, and what points at what."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping
from itertools import groupby, pairwise
from operator import attrgetter
from typing import Any, Final, NamedTuple

from markupsafe import Markup, escape

from roundtable.kernel import scene as s
from roundtable.kernel.seats import Seat
from roundtable.views import SceneIndex, percents, way
from roundtable.views.card_lines import card_lines, flowing, kind_of_line
from roundtable.views.turns import dice_of
from roundtable.web.art.game_art import GameArt, PlaceBox, look, places_in
from roundtable.web.art.icons import draw_token, drawing_at
from roundtable.web.art.land import Point
from roundtable.web.view.view import Ask, Awaited, SeatView, View

from .cell_map import extent
from .grids import Grid, grids
from .lazy_property import cached
from .offered_cards import offered_cards
from .option_menu import Face, MenuOption, OptionMenu, menus, rules_of
from .page_texts import Words, words_of
from .spreads import Spreads, is_count, laid

ROUNDS: Final = ("round", "turn", "day")
"""Tracks that count the rounds of a game."""
SHORT_PILE: Final = 10
"""Characters of a pile's name that fit where two piles stand in a row."""
STILL: Final = (
    "table", "name", "game", "content", "texts", "lang", "status", "eyes", "own", "maker", "standing", "timed", "seats",
    "question", "redo", "outcome", "links", "rematch", "leaves",
)  # fmt: skip
"""What of a view seldom changes."""
_still: Final = attrgetter(*STILL)
ON_CARD: Final = 80
"""Characters that fit on the card a question is about."""
OWN_LINES: Final = "log-"
"""How the keys of lines begin that the table tells, and not its game."""
PLAIN: Final = frozenset({s.Track, s.Bag, s.Rows, s.Joined, s.Graph, s.Card, s.Dice, s.Gauges})
"""Parts without a place of their own on the page."""


class SeatModel(NamedTuple):
    """A seat as everybody sees it."""

    seat: Seat
    who: SeatView
    panel: s.SeatPanel
    hand: s.Hand | None
    zones: tuple[s.Zone, ...]
    awaited: Awaited | None
    answered: bool
    sealed: bool = False
    """Whether it has given an answer that is opened later."""


class PlaceModel(NamedTuple):
    """A place of the board with what options say about it."""

    place: s.Place
    numbers: tuple[int, ...] = ()
    option: str = ""
    """Where only one leads there, its id."""
    pieces: tuple[s.Piece, ...] = ()
    states: tuple[str, ...] = ()
    """Of each piece, whether it is the viewer's, and whether its seat is awaited or has its turn."""
    people: tuple[object, ...] = ()
    """Names and figures of who may stand there."""
    quiet: bool = False
    """Whether it is one of many that are chosen on the board, and shows no number."""


class Duel(NamedTuple):
    """A row of joined cards, the track that it moves, and the table of what answers it."""

    row: s.Joined
    track: s.Track
    table: s.Rows | None
    mine: bool


class Verdict(NamedTuple):
    """What the end of a match was worth to somebody."""

    label: s.Text
    earned: tuple[s.Token, ...]
    """What they take with them, such as a grade."""
    step: s.Row | None
    """Where they stand on a ladder."""
    points: s.Sum | None


class PageModel:
    """What the templates read."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.w: Words = words_of(view)
        self.lang = view.lang
        self.look: GameArt = look(view.game, view.content)
        self.parts: tuple[s.Part, ...] = view.scene.parts if view.scene else ()
        sorts: defaultdict[type, list[Any]] = defaultdict(list)
        for part in self.parts:
            sorts[type(part)].append(part)
        self.sorts: Mapping[type, list[Any]] = sorts
        self.panels: dict[Seat, s.SeatPanel] = {part.seat: part for part in sorts[s.SeatPanel]}
        self.hands: dict[Seat, s.Hand] = {part.seat: part for part in sorts[s.Hand]}
        self.zones: list[s.Zone] = sorts[s.Zone]
        self.board: s.Board | None = next(iter(sorts[s.Board]), None)
        self.places = self.board.places if self.board else ()
        self.board_id: str = self.board.id if self.board else ""
        if self.board is not None:
            self.look = self.look.at(self.board.id)
        self.cells: bool = self.board is not None and self.board.grid
        self.extent = extent(self.board) if self.board is not None and self.board.grid else None
        self.contests: list[s.Contest] = sorts[s.Contest]
        self.sums: list[s.Sum] = sorts[s.Sum]
        self.steps: s.Steps | None = next(iter(sorts[s.Steps]), None)

    @cached
    def still(self) -> tuple[object, ...]:
        """What every part of a page may read; of the rest, each reads only what `pieces` says."""
        figures = [(panel.who, panel.signs) for panel in self.panels.values()]
        return *_still(self.view), figures

    @cached
    def people(self) -> tuple[object, ...]:
        """What markup with players in it depends on besides its own content: their names and figures."""
        names = tuple([self.w.player(seat.seat) for seat in self.view.seats])
        return names, tuple([(panel.who, panel.signs) for panel in self.panels.values()])

    # --- who ---

    @cached
    def waited_for(self) -> tuple[Awaited, ...]:
        """Whom the table waits for: nobody while it is paused."""
        return () if self.view.status == "paused" else self.view.awaited

    @cached
    def seats(self) -> list[SeatModel]:
        awaited: dict[Seat, Awaited] = {}
        for one in self.waited_for:
            awaited.setdefault(one.seat, one)
        sealed = {seat for one in self.view.sealed for seat in one.answered}
        owned = [zone for zone in self.zones if zone.seat is not None and zone.id not in self.racked]
        return [
            SeatModel(
                who.seat, who, self.panels.get(who.seat) or s.SeatPanel(seat=who.seat, name=f"@seat.{who.seat}"),
                self.hands.get(who.seat), tuple(zone for zone in owned if zone.seat == who.seat),
                awaited.get(who.seat), who.seat in self.view.answered, who.seat in sealed,
            )
            for who in self.view.seats
        ]  # fmt: skip

    @cached
    def banes(self) -> frozenset[str]:
        """What numbers are called of which more is worse."""
        return frozenset(
            self.w(number.label) for panel in self.panels.values() for number in panel.numbers if number.bane
        )

    @cached
    def turn(self) -> Seat | None:
        """Whose turn it is; the viewer's, where it is theirs and others' too, each in a fight of their own."""
        found = [panel.seat for panel in self.panels.values() if panel.turn]
        return next((seat for seat in found if seat in self.view.own), found[0] if found else None)

    @cached
    def afoot(self) -> str:
        """Where it is nobody's turn, such as while a game is set up: what others are awaited for."""
        if self.view.asked or self.turn is not None:
            return ""
        return "".join([self.w.does(seat.awaited) for seat in self.waiting[:1] if seat.awaited])

    @cached
    def round(self) -> s.Track | None:
        return next((track for track in self.sorts[s.Track] if track.id in ROUNDS), None)

    @cached
    def me(self) -> SeatModel | None:
        """The seat whose eyes these are."""
        return next((seat for seat in self.seats if seat.seat == self.view.eyes), None)

    def figure(self, seat: Seat) -> str:
        """The emblem of the character a seat plays, where there is a drawing."""
        panel = self.panels.get(seat)
        if panel is None:
            return ""
        for sign in panel.signs:
            if f"figure-{sign.icon}" in self.look.emblems:  # whoever was turned into something looks like it
                return f"{self.look.base}/emblems.svg#figure-{sign.icon}"
        return self.drawn("figure", panel.who)

    def drawn(self, kind: str, name: s.Text | None) -> str:
        """The symbol for a thing by the reference that is its name."""
        return self.look.symbol_of(kind, name)

    def scape(self, name: s.Text) -> str:
        """The drawing of a place on its card."""
        return self.drawn("scape", name) or self.symbol("scape", "land") or drawing_at("lands.svg", "land-0")

    def scape_of(self, page: s.Page) -> str:
        """The drawing of the place that a page's heading is, or names."""
        heading = page.heading
        if isinstance(heading, s.Say):
            heading = next((value for _, value in heading.params if isinstance(value, str)), None)
        return self.drawn("scape", heading)

    def land_kind(self, place: s.Place) -> str:
        """What sort of land a place is, by its drawing: a game's colours may go by it."""
        return self.drawn("scape", place.name).partition("#scape-")[2]

    def symbol(self, kind: str, name: str) -> str:
        """The game's drawing of this name."""
        return self.look.symbol(kind, name)

    def emblem(self, one: s.Card) -> Markup:
        """The drawing of a card outside a card."""
        drawing = self.drawn("emblem", one.name) or self.symbol("emblem", one.emblem)
        drawing = drawing or drawing_at("cards.svg", f"emblem-{self.look.frame(one)}")
        return Markup(
            f'<svg class="emblem" viewBox="0 0 64 64" aria-hidden="true"><use href="{escape(drawing)}"/></svg>'
        )

    def face(self, token: s.Token) -> Markup:
        """A token of a bag: the seat's own shape, the game's drawing, or an icon."""
        if token.seat is not None:
            return self.token(token.seat)
        card = self.things.all.get(f"card:{token.id}")
        drawing = self.symbol("emblem", (card.emblem if isinstance(card, s.Card) else "") or token.id)
        if drawing:
            return Markup(
                f'<svg class="emblem" viewBox="0 0 64 64" aria-hidden="true"><use href="{escape(drawing)}"/></svg>'
            )
        return Markup('<i class="emblem"></i>')

    # --- what is asked ---

    @cached
    def on_table(self) -> SceneIndex:
        """What lies or stands there."""
        return SceneIndex(self.view.scene or s.Scene(parts=()))

    @cached
    def on_offer(self) -> dict[str, s.Card]:
        """What the question offers besides, by the references it is named by."""
        return offered_cards(self)

    @cached
    def things(self) -> SceneIndex:
        """All that options can be about."""
        if not self.on_offer:
            return self.on_table
        index = SceneIndex(self.view.scene or s.Scene(parts=()))
        index.all = {**{f"card:{card.id}": card for card in self.on_offer.values()}, **self.on_offer, **index.all}
        return index

    @cached
    def menus(self) -> list[OptionMenu]:
        """The own seats' decisions, numbered through; those of the seat whose eyes these are come first."""
        return menus(self) if self.view.status == "playing" else []

    @cached
    def choices(self) -> list[MenuOption]:
        return [choice for menu in self.menus for choice in menu.choices]

    @cached
    def folded(self) -> frozenset[int]:
        """The numbers of options that are folded because one chooses on the board."""
        groups = [group for menu in self.menus if menu.on_board for group in menu.groups]
        return frozenset([one.number for group in groups for _, folded in group.folds for one in folded])

    @cached
    def pointed(self) -> dict[str, tuple[int, ...]]:
        """For each thing that options point at, their numbers; own numbers as `number:fate`."""
        found: dict[str, list[int]] = {}
        for choice in self.choices:
            for point in choice.points:
                found.setdefault(point, []).append(choice.number)
        return {point: tuple(numbers) for point, numbers in found.items()}

    @cached
    def other_asks(self) -> list[Ask]:
        """Decisions of own seats that other eyes would see."""
        eyes = self.menus[0].ask.offer.seat if self.menus else None
        return [ask for ask in self.view.asks if ask.offer.seat != eyes]

    @cached
    def waiting(self) -> list[SeatModel]:
        """The seats the table waits for; not one's own where the answer was given beforehand."""
        own = () if self.view.asks else self.view.own
        return [seat for seat in self.seats if seat.awaited and seat.seat not in own]

    @cached
    def my_turn(self) -> bool:
        """Whether the viewer is asked in their own turn. Where nobody has the turn they are, but for others' claims."""
        view = self.view
        if self.turn is not None:
            return self.turn in view.own
        return len(view.own) == len(view.seats) or not (view.asks and view.asks[0].claims)

    @cached
    def missing(self) -> list[SeatModel]:
        """Those of them where nobody is: it may be long before anybody answers."""
        return [
            seat
            for seat in self.waiting
            if seat.who.kind == "open" or (seat.who.kind == "person" and not seat.who.online and not seat.who.mine)
        ]

    @cached
    def stood_in(self) -> list[Seat]:
        """The viewer's own seats that a bot plays meanwhile."""
        return [seat.seat for seat in self.view.seats if seat.mine and seat.kind == "bot"]

    @cached
    def dice(self) -> tuple[int, ...]:
        """The dice that have just been rolled, where they lie nowhere else."""
        if any(side.dice for contest in self.contests for side in contest.sides) or self.dice_lie:
            return ()
        last = next((line.event for line in reversed(self.view.log) if not line.event.key.startswith(OWN_LINES)), None)
        return dice_of(last.params) if last is not None else ()

    @cached
    def playing(self) -> tuple[s.Card, ...]:
        """Cards that are being dealt with: what fights, or lies in the zone of cards in play."""
        fought = tuple(card for contest in self.contests for card in contest.cards)
        return fought or next((zone.cards for zone in self.zones if zone.id == "playing"), ()) or self._named()

    def _named(self) -> tuple[s.Card, ...]:
        """The card that the question names."""
        params = self.view.asks[0].offer.prompt.params if self.view.asks else ()
        found = [self.things.all.get(value) for _, value in params if isinstance(value, str)]
        return tuple(card for card in found if isinstance(card, s.Card))

    @cached
    def undoing(self) -> tuple[object, ...]:
        """What is said of undo beside a decision; empty where there is nothing to say."""
        undo = self.view.undo
        if undo.refused and not undo.refused.startswith("refused-undo"):
            return undo.refused, undo.params
        return ("asks",) if undo.needs else ()

    # --- where ---

    @cached
    def here(self) -> dict[str, str]:
        """For each piece, the place where it stands."""
        return {piece.id: place.id for place in self.places for piece in place.pieces}

    @cached
    def standing(self) -> dict[Seat, str]:
        """For each seat, the place of its figure."""
        return {piece.seat: place.id for place in self.places for piece in place.pieces if piece.seat is not None}

    def way_to(self, seat: Seat, place: str) -> tuple[str, ...]:
        return way(self.things.places, self.standing.get(seat, ""), place)

    @cached
    def offered(self) -> dict[str, tuple[int, ...]]:
        """The places that options point at, with the options' numbers."""
        return {point[6:]: numbers for point, numbers in self.pointed.items() if point.startswith("place:")}

    @cached
    def littered(self) -> list[s.Place]:
        """Places where cards lie."""
        return [place for place in self.places if place.cards]

    def spot(self, place: s.Place) -> PlaceModel:
        """A place with what options say about it, and who stands there."""
        numbers = self.offered.get(place.id, ())
        option = next(choice.id for choice in self.choices if choice.number == numbers[0]) if len(numbers) == 1 else ""
        quiet = bool(numbers) and self.folded.issuperset(numbers)
        if not place.pieces:
            return PlaceModel(place, numbers, option, quiet=quiet)
        pieces = tuple(sorted(place.pieces, key=self._order)) if len(place.pieces) > 1 else place.pieces
        states = tuple([self._state(piece) for piece in pieces])
        return PlaceModel(place, numbers, option, pieces, states, self.people, quiet)

    def _order(self, piece: s.Piece) -> tuple[bool, bool]:
        """The viewer's own and that of whoever has the turn lie on top."""
        return piece.seat is None, piece.seat not in (self.view.eyes, self.turn)

    def _state(self, piece: s.Piece) -> str:
        """Whether the table waits for this piece's seat, or it is its turn."""
        state = " me" if piece.seat == self.view.eyes else ""
        if piece.seat is not None and any(one.seat == piece.seat for one in self.waited_for):
            return state + " now"
        return state + " turn" if piece.seat is not None and piece.seat == self.turn else state

    @cached
    def aims(self) -> list[tuple[s.Piece, Seat, Point, Point]]:
        """For each piece that is after a seat, where both figures stand on the board."""
        pieces = [piece for place in self.places for piece in place.pieces]
        hunters = [piece for piece in pieces if piece.targets]
        if not hunters:
            return []
        at = {piece.id: spot for place in self.places for piece, spot in self._spots(place)}
        of = {piece.seat: piece.id for piece in pieces if piece.seat is not None}
        return [(piece, seat, at[piece.id], at[of[seat]]) for piece in hunters for seat in piece.targets if seat in of]

    def _spots(self, place: s.Place) -> list[tuple[s.Piece, Point]]:
        """Where the pieces of a place stand, as the stylesheet has them."""
        box = self.look.boxes.get(place.id)
        pieces = self.spot(place).pieces
        if box is None:
            return []
        people = sum(piece.seat is not None for piece in pieces)
        return [*zip(pieces, places_in(box, people, len(pieces) - people), strict=True)]

    @cached
    def barriers(self) -> list[tuple[s.Text, bool]]:
        """The kinds of what keeps places of the board apart."""
        return list(dict.fromkeys((one.label, one.low) for one in self.board.barriers)) if self.board else []

    def shut(self, place: s.Place) -> list[tuple[s.Text, s.Text]]:
        """What keeps a place from others: what it is, and the place beyond."""
        if self.board is None or not self.board.barriers:
            return []
        names = {other.id: other.name for other in self.places}
        return [
            (one.label, names[other])
            for one in self.board.barriers
            for here, other in (one.between, one.between[::-1])
            if here == place.id and other in names
        ]

    @cached
    def chevrons(self) -> list[tuple[int, list[tuple[float, float, int]]]]:
        """For each option that leads somewhere, a mark on every border its way crosses: x, y and direction."""
        boxes = self.look.boxes
        return [
            (
                choice.number,
                [_border(boxes[a], boxes[b]) for a, b in pairwise(choice.path) if a in boxes and b in boxes],
            )
            for choice in self.choices
            if len(choice.path) > 1
        ]

    # --- small questions of the templates ---

    def marked(self, *kinds: str) -> list[tuple[str, tuple[int, ...]]]:
        """What options point at of these kinds."""
        return [found for found in self.pointed.items() if found[0].startswith(kinds)]

    def refused(self, seat: Seat) -> list[tuple[str, list[str]]]:
        """What the seat might look for and doesn't find: its name, and the rules in words."""
        book = self.view.game.rulebook
        return [
            (
                self.w.say(refusal.option.key, refusal.option.params),
                [book[rule].text(self.lang) for rule in refusal.rules],
            )
            for refusal in self.view.refusals(seat)
        ]

    def main_number(self, panel: s.SeatPanel) -> str:
        """The number that is shown where there is room for one: Life, or the first that has a limit, as Life has."""
        limited = [number.id for number in panel.numbers if number.icon == "life"]
        limited += [number.id for number in panel.numbers if number.max is not None]
        return (limited or [number.id for number in panel.numbers] or [""])[0]

    def told_only(self, panel: s.SeatPanel) -> list[s.Text]:
        """Statuses that no sign shows."""
        shown = [sign.text for sign in panel.signs]
        return [status for status in panel.statuses if status not in shown]

    def told_of(self, seat: SeatModel) -> list[s.Text]:
        """Its statuses but the one that only says how full its hand is: the hand's own line does."""
        hand = seat.hand
        if hand is None or hand.limit is None:
            return list(seat.panel.statuses)
        full = [count(hand), hand.limit]
        return [
            status
            for status in seat.panel.statuses
            if not (isinstance(status, s.Say) and [value for _, value in status.params] == full)
        ]

    def offers_any(self, cards: Iterable[s.Card]) -> bool:
        """Whether an option points at one of these."""
        return any(f"card:{card.id}" in self.pointed for card in cards)

    def drawing(self, place: s.Place) -> str:
        """The drawing of a place, by itself."""
        return f"#place-{place.id}" if f'id="place-{place.id}"' in self.look.drawings else ""

    def rules_of(self, text: s.Text | None) -> str:
        """What something does, without what sets the scene."""
        return rules_of(self.w(text))

    def on_card(self, card: s.Card) -> str:
        """What a card does, where that fits on it."""
        says = self.says(card)
        return says if len(says) <= ON_CARD else ""

    def below_card(self, card: s.Word) -> str:
        """What a card does, where that needs more room than there is on it."""
        says = self.says(card) if isinstance(card, s.Card) else ""
        return says if len(says) > ON_CARD else ""

    def beside_card(self, card: s.Word) -> str:
        """What a card does that nothing else stands beside."""
        return self.says(card) if isinstance(card, s.Card) else ""

    def says(self, card: s.Card) -> str:
        """What a card does, in a sentence."""
        lines = self.lines(card)
        return self.w.sentence(" · ".join(flowing(lines))) if lines else self.rules_of(card.text)

    def faces_said(self, faces: Iterable[Face]) -> str:
        """What each result of dice brings, in words."""
        said = [
            self.w.t("face-mine" if face.mine else "face-brings", faces=self.span(face.faces), words=face.words)
            for face in faces
        ]
        return " ".join(said)

    def span(self, faces: tuple[int, ...]) -> str:
        return str(faces[0]) if len(faces) == 1 else f"{faces[0]}\N{EN DASH}{faces[-1]}"

    def percents(self, shares: tuple[int, int, int]) -> tuple[int, int, int]:
        return percents(shares)

    def names(self, seats: Iterable[Seat]) -> str:
        return ", ".join(self.w.player(seat) for seat in seats)

    def named(self, nodes: Iterable[s.Node]) -> str:
        return ", ".join(self.w(node.name) for node in nodes)

    def token(self, seat: Seat) -> Markup:
        return draw_token(seat, self.figure(seat))

    def percent(self, odds: int) -> str:
        return self.w.say("scene-odds", (("percent", (odds + 5) // 10),))

    def left(self, ask: Ask) -> str:
        """How many seconds are left, as the server's clock has it."""
        return self.w.t("seconds", seconds=max(0, ((ask.deadline or 0) - self.view.now + 999) // 1000))

    def versus(self, contest: s.Contest) -> str:
        """How two sums compare."""
        sums = [side.total or 0 for side in contest.sides]
        return "" if len(sums) != 2 else "=" if sums[0] == sums[1] else ">" if sums[0] > sums[1] else "<"

    # --- what is laid out ---

    @cached
    def laid(self) -> Spreads:
        return laid(self)

    @cached
    def in_full(self) -> frozenset[str]:
        """Ids of cards that are laid out with all that they do."""
        return frozenset([card.id for zone in self.laid.shelves for card in zone.cards if self.lines(card)])

    @cached
    def racked(self) -> frozenset[str]:
        """Zones that lie on a bench and so nowhere else."""
        return frozenset([rack.zone.id for worked in self.laid.benches for rack in worked.racks])

    @cached
    def benched(self) -> frozenset[str]:
        """Cards on benches of one's own, as options point at them."""
        racks = [rack for worked in self.laid.benches if worked.mine for rack in worked.racks]
        return frozenset([f"card:{card.id}" for rack in racks for card in rack.zone.cards])

    @cached
    def moves(self) -> dict[str, MenuOption]:
        """The option that moves a card on a bench, by what it points at."""
        return {point: choice for choice in self.choices if choice.benched for point in choice.points}

    # --- piles ---

    @cached
    def piles(self) -> list[tuple[s.Zone, s.Zone | None]]:
        """Zones that are nobody's, each with its discards."""
        discards = {zone.discard_of: zone for zone in self.zones if zone.discard_of}
        return [
            (zone, discards.get(zone.id))
            for zone in self.zones
            if zone.seat is None and not zone.discard_of and zone.id not in ("playing", "characters")
            if zone.spread not in ("shelf", "grid", "side", "row") and not zone.note
        ]

    @cached
    def side(self) -> tuple[s.Zone, ...]:
        """What everybody goes by: it stands in words beside the seats."""
        return tuple([zone for zone in self.zones if zone.spread == "side" and zone.cards])

    @cached
    def coming(self) -> tuple[s.Rows, ...]:
        """What comes, in its order: it stands below the board."""
        return tuple([rows for rows in self.sorts[s.Rows] if rows.across and not is_ladder(rows)])

    def phases(self, rows: s.Rows) -> list[tuple[str, list[s.Row]]]:
        """The rows of what comes, under what their tags say."""
        return [(self.all(tags), list(found)) for tags, found in groupby(rows.rows, lambda row: row.tags)]

    def all(self, texts: Iterable[s.Text]) -> str:
        return ", ".join([self.w(text) for text in texts])

    # --- rows of joined cards ---

    @cached
    def duels(self) -> tuple[Duel, ...]:
        """Rows of joined cards with the track they move and the table that answers them; one's own comes first."""
        tracks = {track.id: track for track in self.sorts[s.Track]}
        tables = {rows.id: rows for rows in self.sorts[s.Rows]}
        found = [
            Duel(one, tracks[one.track], tables.get(one.rows), self.view.eyes in one.seats)
            for one in self.sorts[s.Joined]
            if one.track in tracks
        ]
        return tuple(sorted(found, key=lambda duel: not duel.mine))

    @cached
    def dueling(self) -> frozenset[str]:
        """Ids of what stands there."""
        return frozenset([name for duel in self.duels for name in (duel.row.id, duel.row.track, duel.row.rows)])

    @cached
    def hand_below(self) -> s.Hand | None:
        """One's own hand, where it lies below the row that it is played to."""
        mine = any(duel.mine for duel in self.duels)
        return self.me.hand if mine and self.me is not None and self.me.hand and self.me.hand.cards else None

    @cached
    def in_hand(self) -> frozenset[str]:
        """Pointers at the cards of that hand."""
        return frozenset([f"card:{card.id}" for card in self.hand_below.cards]) if self.hand_below else frozenset()

    def open_side(self, row: s.Joined, at: int) -> list[tuple[s.Key, str]]:
        """The halves on the right edge of a card, each with what becomes of it: `on`, `met` or `lone`."""
        keys = row.joints[at] if at < len(row.joints) else row.cards[at].keys
        return [(key, half_state(key)) for key in keys if key.met or key.lit or not (key.gives or key.signs)]

    def bonus_side(self, keys: Iterable[s.Key]) -> list[tuple[s.Key, str]]:
        """The halves on the left edge of a card."""
        return [(key, half_state(key)) for key in keys if key.met or key.lit or key.gives or key.signs]

    def open_of(self, keys: Iterable[s.Key]) -> list[tuple[s.Key, str]]:
        """The open halves among these."""
        return [(key, half_state(key)) for key in keys if key.met or key.lit or not (key.gives or key.signs)]

    def said(self, key: s.Key) -> str:
        """A key in words: 'Aggression 2, you have 1, not connected'."""
        name = self.w(key.name) if key.level is None else f"{self.w(key.name)} {key.level}"
        brings = self.all([sign.text for sign in key.signs]) or (self.w(key.gives) if key.gives else "")
        if key.lit:
            return ", ".join(filter(None, (name, self.w.t("key-connected"), brings)))
        return ", ".join(filter(None, (name, self.w(key.note) if key.note else "", self.w.t("key-not-connected"))))

    def pips(self, duel: Duel) -> list[tuple[int, bool, bool]]:
        """The steps of the track: whether it is filled, and whether another row begins with it."""
        track = duel.track
        begins = {mark.at for mark in track.marks if mark.at > track.least}
        most = max(track.max or 0, track.value, max(begins, default=0))
        return [(step, step <= track.value, step - 1 in begins) for step in range(track.least + 1, most + 1)]

    def shut_out(self, fits: Mapping[str, s.Fit], card: s.Card) -> s.Fit | None:
        """Why a card of the hand can't follow, if it can't."""
        fit = fits.get(card.id)
        return fit if fit is not None and fit.refused else None

    def fits(self, duel: Duel) -> dict[str, s.Fit]:
        """What each card would do if it were joined next."""
        return {fit.card: fit for fit in duel.row.next}

    @cached
    def fitting(self) -> dict[str, s.Fit]:
        """What cards would do if they were joined next, in any row."""
        return {fit.card: fit for row in self.sorts[s.Joined] for fit in row.next}

    @cached
    def tray(self) -> s.Gauges | None:
        """The viewer's own tracks side by side."""
        own = [part for part in self.sorts[s.Gauges] if part.seat == self.view.eyes]
        return next((part for part in own if part.pairs or part.limit is not None), None)

    @cached
    def tallies(self) -> tuple[s.Track, ...]:
        """Tracks that a drawn board shows by itself: beside the piles stands only how far they are."""
        if not self.board or not (self.look.drawn or self.cells):
            return ()
        return tuple(
            [
                track
                for track in self.sorts[s.Track]
                if track is not self.round and not is_count(track) and track.id not in self.dueling
            ]
        )

    @property
    def long_piles(self) -> bool:
        """Whether names of piles are too long to stand two in a row."""
        names = [zone.short or zone.label for zone, _ in self.piles] + [track.label for track in self.laid.counts]
        names += [track.label for track in self.tallies]
        return any(len(self.w(name)) > SHORT_PILE for name in names)

    @cached
    def aside(self) -> tuple[object, ...]:
        """All that lies on the board's side: parts, piles where there is no board, who can be chosen, open hands."""
        piles = tuple(self.loose)
        people = tuple([zone for zone in self.zones if zone.id == "characters" and self.offers_any(zone.cards)])
        ready = [(seat.seat, seat.hand, self.playable(seat.seat)) for seat in self.party]
        joined = (self.duels, self.hand_below)
        return (self.others, piles, people, ready, self.picked_piles, self.tables, *joined, *self.laid)

    @cached
    def loose(self) -> list[s.Zone]:
        """Piles that lie open where there is no board; beside a book's page only what is laid out."""
        if self.board or self.laid.pages:
            return []
        return [zone for zone, _ in self.piles if zone.cards and not zone.spread]

    @cached
    def party(self) -> list[SeatModel]:
        """Other seats whose cards these eyes see."""
        return [seat for seat in self.seats if seat.seat != self.view.eyes and seat.hand and seat.hand.cards]

    def playable(self, seat: Seat) -> tuple[str, ...]:
        """The cards of an open hand that its seat is asked about."""
        return tuple([card for one in self.view.awaited if one.seat == seat for card in one.cards])

    @cached
    def picked_piles(self) -> list[s.Zone]:
        """Zones that are nobody's and would only be counted, had options not to point at their cards.

        If a seat holds such a card, that one is meant, and a pile with another of its kind stays closed.
        """
        if not self.board or not self.pointed:
            return []
        held = {f"card:{card.id}" for zone in self.zones if zone.seat is not None for card in zone.cards}
        wanted = self.pointed.keys() - held
        return [
            zone
            for zone, _ in self.piles
            if not zone.spread and any(f"card:{card.id}" in wanted for card in zone.cards)
        ]

    @cached
    def luck(self) -> list[s.Track | s.Bag]:
        """What lies beside a plain board where a bag decides what comes next."""
        if self.board is None or self.look.drawn or not self.sorts[s.Bag]:
            return []
        found = [part for part in self.parts if isinstance(part, s.Track | s.Bag) and part is not self.round]
        return [part for part in found if not (isinstance(part, s.Track) and is_count(part))]

    def marks(self, track: s.Track) -> dict[int, s.Mark]:
        return marks(track)

    @cached
    def others(self) -> list[s.Part]:
        """Plain parts that lie on the board's side, or in its stead."""
        found = [part for part in self.parts if type(part) in PLAIN and part is not self.round]
        if not found:
            return []
        elsewhere = {id(part) for part in (*self.luck, *self.tallies)}
        return [
            part
            for part in found
            if id(part) not in elsewhere
            and not (isinstance(part, s.Track) and is_count(part))
            and not (isinstance(part, s.Rows | s.Dice) and part.id in self.taken)
            and not (isinstance(part, s.Gauges) and part.seat is not None)
            and not (isinstance(part, s.Joined | s.Track | s.Rows) and part.id in self.dueling)
            and not (isinstance(part, s.Rows) and part.across and not is_ladder(part))
        ]

    # --- who came in where ---

    @cached
    def verdict(self) -> Verdict | None:
        """What the end was worth to the viewer, where the match is over and the table says who came in where."""
        if self.view.status != "over":
            return None
        ranked = [(rows, row) for rows in self.sorts[s.Rows] if not rows.across for row in rows.rows]
        rows, row = next(((rows, row) for rows, row in ranked if row.applies and row.tokens), (None, None))
        if rows is None or row is None:
            return None
        ladder = [row for rows in self.sorts[s.Rows] if is_ladder(rows) for row in rows.rows]
        own = next((one for one in self.sums if one.seat == self.view.eyes), None)
        earned = tuple([token for token in row.tokens if token.seat is None])
        names = {token.id for token in earned}
        label = rows.columns[-1] if rows.columns else rows.label
        return Verdict(label, earned, next((step for step in ladder if step.id in names), None), own)

    # --- cards as columns, dice in a table, graphs ---

    @cached
    def grids(self) -> tuple[Grid, ...]:
        return grids(self)

    @cached
    def tables(self) -> tuple[Grid, ...]:
        """Grids that are nobody's: they lie in the board's stead, and sums stand above them."""
        return tuple([grid for grid in self.grids if grid.zone.seat is None])

    @cached
    def dice_lie(self) -> bool:
        """Whether dice lie on the table, each in its place; one of its kind may always lie there."""
        return any(not die.golden for part in self.sorts[s.Dice] for die in part.dice)

    def is_column(self, card: s.Card) -> bool:
        """Whether it is a column of such a table: its numbers tell it from the others."""
        return any(card is one for grid in self.tables for one in grid.zone.cards)

    @cached
    def team(self) -> Grid | None:
        """What the viewer has as a grid."""
        return next((grid for grid in self.grids if grid.zone.seat == self.view.eyes), None)

    @cached
    def taken(self) -> frozenset[str]:
        """Ids of grids and graphs: rows and dice that are called the same stand in them."""
        return frozenset([grid.zone.id for grid in self.grids] + [graph.id for graph in self.sorts[s.Graph]])

    def told_at(self, graph: s.Graph) -> dict[str, tuple[s.Say | str | int, ...]]:
        """What a table of the same name tells of a graph's nodes."""
        return {row.id: row.cells for rows in self.sorts[s.Rows] if rows.id == graph.id for row in rows.rows}

    @cached
    def faces(self) -> frozenset[str]:
        """Dice that options may point at."""
        return frozenset([f"die:{die.id}" for part in self.sorts[s.Dice] for die in part.dice])

    def kind(self, text: s.Text) -> str:
        """Of which kind a line is, where it says so."""
        return kind_of_line(text)

    def lines(self, card: s.Card) -> list[tuple[str, str]]:
        """What a card does, line by line, each with its kind: tags that say which kind they are."""
        return card_lines(card, self.w)

    def tags(self, card: s.Card) -> str:
        """Its other tags."""
        return ", ".join([self.w(tag) for tag in card.tags if not kind_of_line(tag)])


def is_ladder(rows: s.Rows) -> bool:
    """Whether rows side by side are the steps of a ladder, each with its card and whoever stands there."""
    return rows.across and bool(rows.rows) and all(row.cards for row in rows.rows)


def half_state(key: s.Key) -> str:
    """Connected; meeting but short of something; or nothing opposite."""
    return "on" if key.lit else "met" if key.met else "lone"


def _border(a: PlaceBox, b: PlaceBox) -> tuple[float, float, int]:
    """Where the way from one place to the next crosses their border, and which way it goes, in degrees."""
    ax, ay, bx, by = a.x + a.w / 2, a.y + a.h / 2, b.x + b.w / 2, b.y + b.h / 2
    dx, dy = bx - ax, by - ay
    if abs(dx) / (a.w + b.w) >= abs(dy) / (a.h + b.h):
        x = ((a.x + a.w) + b.x) / 2 if dx > 0 else (a.x + (b.x + b.w)) / 2
        return round(x, 1), round(ay + dy / 2, 1), 0 if dx > 0 else 180
    y = ((a.y + a.h) + b.y) / 2 if dy > 0 else (a.y + (b.y + b.h)) / 2
    return round(ax + dx / 2, 1), round(y, 1), 90 if dy > 0 else 270


def count(zone: s.Zone | s.Hand) -> int:
    """How many cards lie there, listed or not."""
    return zone.count if zone.count is not None else sum(card.count for card in zone.cards)


def marks(track: s.Track) -> dict[int, s.Mark]:
    """What happens at each step of a track."""
    return {mark.at: mark for mark in track.marks}
