"""A table's socket: one viewer, reading what changes and saying what it wants."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import Counter
from collections.abc import Coroutine, Iterator, Sequence
from contextlib import contextmanager, suppress
from typing import TYPE_CHECKING, Any, Final, Literal

import msgspec
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from roundtable.kernel.errors import RoundtableError
from roundtable.tables import LiveTable, Person, Subscription, TableRegistry
from roundtable.tables.live.lines import Opening
from roundtable.tables.storage.table_row import window_number
from roundtable.web.access.permissions import Actor
from roundtable.web.config import WebConfig
from roundtable.web.http.http_errors import TooMuch
from roundtable.web.http.json_logs import tell
from roundtable.web.http.metrics import Metrics
from roundtable.web.http.middleware import ADDRESS
from roundtable.web.http.rate_limits import RateLimiter, network
from roundtable.web.http.site_texts import SiteTexts
from roundtable.web.http.websocket_protocol import LINE, Measure
from roundtable.web.protocol import socket_messages
from roundtable.web.protocol.socket_messages import FromClient
from roundtable.web.view.make_view import TALK_LINES
from roundtable.web.view.view import View
from roundtable.web.view.viewer import Viewer, viewer_of
from roundtable.web.view_cache import ViewCache

from .update_queue import UpdateQueue
from .viewer_updates import ViewerUpdates

if TYPE_CHECKING:
    from roundtable.web.http.websocket_protocol import TableSocket

RESTARTING: Final = 1012
POLICY: Final = 1008
LEFT: Final = 1000
FAILED: Final = 1011

LOST: Final = (WebSocketDisconnect, OSError)
"""The other side has gone."""

BEATS: Final = (0.1, 0.3, 0.6, 1.0)
LAST_BEAT: Final = 5.0
"""Seconds between pings that measure a line: at once, and then now and then."""
BREATH: Final = 1.0
"""Seconds for which a socket is not heard that sends too much."""
MOST_HASTY: Final = 20
"""A socket that sends too much so often in a row is closed: it does not listen."""
MOST_BAD_IN_A_ROW: Final = 500
"""A socket that sends nothing but rubbish is closed."""


class Sockets:
    """All sockets of this worker."""

    def __init__(
        self,
        hall: TableRegistry,
        screens: ViewCache,
        words: SiteTexts,
        limits: RateLimiter,
        metrics: Metrics,
        config: WebConfig,
    ):
        self.hall = hall
        self.screens = screens
        self.words = words
        self.limits = limits
        self.metrics = metrics
        self.config = config
        self.painter = UpdateQueue()
        self.open: set[Connection] = set()
        self._counts: Counter[str] = Counter()
        """Sockets by person, and by address."""
        self.closing = False

    @contextmanager
    def counted(self, person: str, address: str) -> Iterator[None]:
        """Counts a socket from before it opens until it is closed; refuses one too many of a person or an address."""
        names = f"person {person}", f"address {network(address)}"
        most = self.config.sockets_per_person, self.config.sockets_per_address
        if self.config.limited and any(self._counts[name] >= number for name, number in zip(names, most, strict=True)):
            raise TooMuch("You have too many tables open at once.")
        self._counts.update(names)
        try:
            yield
        finally:
            self._counts.subtract(names)
            for name in names:
                if not self._counts[name]:
                    del self._counts[name]

    async def close(self) -> None:
        """Tells everybody that the server restarts; their clients come back by themselves."""
        self.closing = True
        await asyncio.gather(*(one.bye("restarting", RESTARTING) for one in list(self.open)), return_exceptions=True)


class Connection:
    """One open socket."""

    def __init__(
        self, sockets: Sockets, socket: WebSocket[Any, Any, Any], table: LiveTable, person: Person, viewer: Viewer,
        *, html: bool, since: int, seats: tuple[int, ...] | None,
    ) -> None:  # fmt: skip
        self.sockets = sockets
        self.socket = socket
        self.table = table
        self.person = person
        self.viewer = viewer
        self.seats = seats
        self.reader = ViewerUpdates(html=html, since=since)
        self.address = str(socket.scope.get(ADDRESS, "unknown"))
        self.deeds = Actor(sockets.hall, person, self.address, sockets.limits)
        self.line: TableSocket | None = socket.scope.get(LINE)  # type: ignore[assignment]
        self.news: Subscription | None = None
        self.sending: asyncio.Task[None] | None = None
        """What is sent to a client that takes its time: until it has that, nothing is painted for it."""
        self.owed: list[str] = []
        """Acknowledgements, sent with the next view or before anything else: a message of its own costs as much."""
        self.talked = 0
        """The last line of talk that was sent."""
        self.bad = 0
        self.hasty = 0
        """How often in a row it sent too much."""
        self.gone = False
        self.arrived = 0
        """When the message that is being obeyed was here."""
        self.windows: set[Opening] = set()
        """Those against the clock that this socket was sent."""
        self.beats = iter(BEATS)
        self.beating: asyncio.TimerHandle | None = None

    # --- life ---

    async def run(self) -> None:
        """Serves the socket until either side closes it."""
        sockets = self.sockets
        sockets.open.add(self)
        sockets.metrics.sockets += 1
        try:
            await self.welcome()
            with self.table.subscribe(self.viewer.own, self.person, self.wake) as self.news:
                self.news.tell({"seats"})  # whatever was given or taken before anybody listened
                self.beat()
                await self.listen()
        except LOST:
            pass
        finally:
            sockets.metrics.sockets -= 1
            sockets.open.discard(self)
            sockets.painter.forget(self)
            self.news = None  # it knows whom it wakes
            if self.beating is not None:
                self.beating.cancel()
            if self.sending is not None:
                self.sending.cancel()
                with suppress(asyncio.CancelledError):
                    await self.sending
            if not self.table.viewers:
                sockets.screens.forget(self.table)

    async def welcome(self) -> None:
        viewer, table = self.viewer, self.table
        await table.ready()
        await self.send(
            socket_messages.write(
                socket_messages.Welcome(
                    table=table.id,
                    game=table.game.id,
                    eyes=viewer.looks_through(table),
                    seats=viewer.own,
                    lang=viewer.lang,
                    version=table.version,
                    now=table.hall.now(),
                )
            )
        )

    async def send(self, *texts: str) -> None:
        """Sends these, after what is owed; returns when the client takes them."""
        if self.gone:
            raise WebSocketDisconnect(detail="closed")
        texts = (*self.owing(), *texts)
        if not self.sent_at_once(*texts):
            for text in texts:
                self.sockets.metrics.sent_bytes += len(text)
                await self.socket.send_data(text, mode="text")

    async def bye(self, why: Literal["restarting", "gone", "too-much", "closed"], code: int) -> None:
        """The last word."""
        if self.gone:
            return
        self.gone = True
        with suppress(RuntimeError, TimeoutError, *LOST):
            async with asyncio.timeout(2):
                for text in (*self.owing(), socket_messages.write(socket_messages.Bye(why=why))):
                    await self.socket.send_data(text, mode="text")
                await self.socket.close(code=code, reason=why)

    # --- what is sent ---

    def wake(self) -> None:
        """Something has changed. While a slow client takes one view, later ones become one."""
        if self.sending is None:
            self.sockets.painter.due(self)

    def paint(self) -> None:
        """Sends what this viewer has not seen yet."""
        if self.sending is not None or self.gone or self.news is None:
            return
        try:
            kinds = self.news.taken()
            if kinds is None:
                return
            if "seats" in kinds and not self.still_here():
                self.later(self.bye("gone", LEFT))
                return
            self.show()
        except Exception:  # noqa: BLE001  whatever fails in showing a table, its viewer must not wait for ever
            self.fail()

    def show(self) -> None:
        hurried = self.reader.html and self.reader.had is not None and self.sockets.painter.hurries
        made = self.sockets.screens.now(self.table, self.viewer, hurried=hurried)
        if made.full is not None:
            self.sockets.painter.unfinished(self)
        live, fresh = self.reader.had is not None, self.fresh(made.view)
        text = self.reader.message(made, hurried=hurried)
        texts = self.owing() + ([text] if text is not None else [])
        if not self.reader.html and self.table.last_said > self.talked:
            lines = tuple(line for line in self.table.recent_talk(TALK_LINES) if line.number > self.talked)
            self.talked = lines[-1].number
            texts.append(socket_messages.write(socket_messages.Talked(lines=lines)))
        self.send_soon(*texts, measure=self.measure(fresh, live=live) if fresh else None)

    def fresh(self, view: View) -> list[Opening]:
        """The windows against the clock that this socket has not been sent yet."""
        asked = {
            (window_number(ask.offer.decision), ask.opened)
            for ask in view.asks
            if ask.deadline is not None and ask.opened is not None
        }
        fresh = sorted(asked - self.windows)
        self.windows = asked
        return fresh

    # --- how long the line is ---

    def measure(self, openings: Sequence[Opening] = (), *, live: bool = False) -> Measure:
        """A ping, behind these windows or in between."""
        table, person = self.table, self.person
        return Measure(
            lambda: table.was_sent(person, openings, live=live), lambda took: table.ponged(person, openings, took)
        )

    def beat(self) -> None:
        """Measures the line now and then where clocks run, so that the first window finds it known."""
        if self.line is None or self.gone or not self.table.setup.timed:
            return
        wait = next(self.beats, LAST_BEAT)
        self.beating = asyncio.get_running_loop().call_later(wait, self._beat)

    def _beat(self) -> None:
        self.beating = None
        if self.line is not None:
            self.line.write(measure=self.measure())
        self.beat()

    def finish(self) -> None:
        """Sends what options change, where that was left out and the decision still stands."""
        if self.sending is not None or self.gone:
            return
        if not self.table.is_ready:
            self.wake()  # once it is, this is looked at again
            return
        try:
            made = self.sockets.screens.finished(self.table, self.viewer)
            text = self.reader.message(made) if made is not None else None
            if text is not None:
                self.send_soon(text)
        except Exception:  # noqa: BLE001  as in `paint`
            self.fail()

    def owing(self) -> list[str]:
        """What is owed, which whoever asks sends now."""
        owed, self.owed = self.owed, []
        return owed

    def send_soon(self, *texts: str, measure: Measure | None = None) -> None:
        """Sends without waiting; where the client takes its time, when it has had what came before."""
        if texts and not self.sent_at_once(*texts, measure=measure):
            self.later(self.send_quietly(*texts, measure=measure))

    def sent_at_once(self, *texts: str, measure: Measure | None = None) -> bool:
        """Sends without waiting, where the client takes what it is sent."""
        if self.line is None or not self.line.write(*texts, outbox=self.sockets.painter.outbox, measure=measure):
            return False
        self.sockets.metrics.sent_bytes += sum(map(len, texts))
        return True

    async def send_quietly(self, *texts: str, measure: Measure | None = None) -> None:
        with suppress(*LOST):  # `listen` ends by itself
            await self.send(*texts)
            if self.line is not None and measure is not None:
                self.line.write(measure=measure)

    def later(self, work: Coroutine[Any, Any, None]) -> None:
        """Does what takes its time, and then shows what changed meanwhile."""
        self.sending = asyncio.create_task(work)
        self.sending.add_done_callback(self._go_on)

    def _go_on(self, task: asyncio.Task[None]) -> None:
        self.sending = None
        lacking = self.reader.had is not None and self.reader.had.full is not None
        if not self.gone and self.news is not None and (self.news.waits or lacking):
            self.wake()

    def fail(self) -> None:
        tell("socket failed", level=logging.ERROR, failed=True, table=self.table.id)
        self.later(self.bye("closed", FAILED))

    def still_here(self) -> bool:
        """Whether this person may still look; seats given and taken meanwhile change what is seen."""
        viewer = self.viewer
        now = viewer_of(
            self.table,
            self.person,
            lang=viewer.lang,
            seats=self.seats,
            eyes=viewer.eyes,
            scene=viewer.scene,
            page=viewer.page,
            details=viewer.details,
        )
        if now is None or (viewer.own and not now.own and not now.maker):
            return False
        self.viewer = now
        return True

    # --- what is heard ---

    async def listen(self) -> None:
        """Takes messages one after another, until the socket closes."""
        while not self.gone:
            data = await self.hear()
            if data is None:
                return
            message_id = ""
            try:
                message = self.read(data)
                message_id = message.id
                await self.obey(message)
            except RoundtableError as error:
                await self.refuse(error, message_id)
                if isinstance(error, TooMuch):
                    await self.breathe()
            else:
                self.bad = self.hasty = 0

    async def breathe(self) -> None:
        """Pauses reading after a flood; closes repeated flooders."""
        self.hasty += 1
        if self.hasty >= MOST_HASTY or (self.line is not None and self.line.disconnected):
            await self.bye("too-much", POLICY)
        else:
            await asyncio.sleep(BREATH)

    async def hear(self) -> bytes | str | None:
        """The next message; None when the client has left."""
        event: Any = await self.socket.receive()
        self.arrived = self.table.hall.now()
        if self.line is not None and self.line.arrivals and event["type"] == "websocket.receive":
            waited = asyncio.get_running_loop().time() - self.line.arrivals.popleft()
            self.arrived -= round(waited * 1000)
        if event["type"] == "websocket.disconnect":
            return None
        text = event.get("text")
        return text if text is not None else event.get("bytes") or b""

    def read(self, data: bytes | str) -> FromClient:
        """The message in it, or an error that says what is wrong."""
        most = self.sockets.config.message_bytes
        if len(data) > most:
            raise BadMessage(f"A message has at most {most} bytes.")
        try:
            message = socket_messages.read(data)
        except msgspec.ValidationError as error:
            raise BadMessage(f"This message is not understood: {error}.") from None
        except (msgspec.DecodeError, RecursionError, UnicodeError):
            raise BadMessage("This message is not JSON.") from None
        self.sockets.metrics.messages[(("type", type(message).__name__.lower().removesuffix("message")),)] += 1
        return message

    async def refuse(self, error: RoundtableError, message_id: str) -> None:
        """Says why not. Whoever sends nothing but rubbish is shown the door."""
        problem = self.sockets.words.problem(error, self.viewer.lang or "en", self.table)
        await self.send(socket_messages.write(socket_messages.error(problem, message_id)))
        if isinstance(error, BadMessage):
            self.bad += 1
            self.sockets.metrics.messages[(("type", "bad"),)] += 1
            if self.sockets.limits.take("bad", self.address) or (
                self.sockets.config.limited and self.bad >= MOST_BAD_IN_A_ROW
            ):
                await self.bye("too-much", POLICY)

    async def obey(self, message: FromClient) -> None:
        """Does what a message says, then says that it is done."""
        table, deeds, is_owed = self.table, self.deeds, not message.id

        def owe() -> None:
            """That it is done is told with the view that follows, or else by itself."""
            nonlocal is_owed
            if not is_owed:
                is_owed = True
                self.owed.append(socket_messages.write(socket_messages.Done(id=message.id, version=table.version)))

        match message:
            case socket_messages.AnswerMessage():
                begun = time.perf_counter()
                self.follow(message.seat)
                await deeds.answer(table, message.seat, message.decision, message.option, owe, self.arrived)
                self.sockets.metrics.answer_seconds.note(time.perf_counter() - begun)
            case socket_messages.UndoMessage():
                await deeds.undo(table, message.seat)
            case socket_messages.Redo():
                await deeds.redo(table, message.seat)
            case socket_messages.Consent():
                await deeds.consent(table, message.seat, message.question, message.yes)
            case socket_messages.Talk():
                await deeds.talk(table, message.seat, message.text)
            case socket_messages.Start():
                await deeds.start(table)
            case socket_messages.Pause():
                await deeds.pause(table)
            case socket_messages.Resume():
                await deeds.resume(table)
            case socket_messages.BotMessage():
                await deeds.to_bot(table, message.seat, message.bot)
            case socket_messages.Back():
                await deeds.take_back(table, message.seat)
            case socket_messages.Eyes():
                deeds.pace("looks")
                deeds.own(table, message.seat)
                await self.look(msgspec.structs.replace(self.viewer, eyes=message.seat))
            case socket_messages.Pace():
                deeds.pace("looks")
                if self.news is not None:
                    self.news.pace, self.news.hurries = message.name, False
            case socket_messages.Skip():
                deeds.pace("looks")
                if self.news is not None:
                    self.news.hurries = True
            case socket_messages.Standing():
                await deeds.stand(table, message.seat, message.kind, message.answer)
                if self.still_here():
                    await self.look(self.viewer)
            case socket_messages.Language():
                deeds.pace("looks")
                await self.look(msgspec.structs.replace(self.viewer, lang=self.spoken(message.lang)))
            case socket_messages.Ping():
                deeds.pace("answers")
        owe()
        if self.owed and (self.sending is not None or not self.sockets.painter.waits_for(self)):
            await self.send()

    def follow(self, seat: int) -> None:
        """After an answer for the seat that is shown, shows the own seat that is asked next."""
        if self.viewer.eyes == seat and self.seats is None:
            self.viewer = msgspec.structs.replace(self.viewer, eyes=None)

    def spoken(self, lang: str) -> str:
        """A page always speaks some language; JSON may be without words."""
        return lang or (self.viewer.lang if self.reader.html else "")

    async def look(self, viewer: Viewer) -> None:
        """From now on shows something else, whole."""
        self.viewer = viewer
        self.reader.forget()
        if self.sending is not None:
            await asyncio.wait([self.sending])
        await self.table.ready()
        self.show()


class BadMessage(RoundtableError):
    """A message that is none."""

    key = "bad-message"
    status = 400
