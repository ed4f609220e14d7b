"""The server's side of connections, as uvicorn has it, with some things done better."""

from __future__ import annotations

import re
from asyncio import WriteTransport
from collections import deque
from collections.abc import Callable
from os import urandom
from struct import pack
from typing import Any, Final, TypeAlias

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import OPEN

from roundtable.tables.workers.peers import Peers

from .http_protocol import ConnectionCounts, LimitedHttpProtocol

TEXT: Final = 0x81
"""The first byte of a whole text message."""
SHORT: Final = 126
MEDIUM: Final = 1 << 16
TABLE: Final = re.compile(rb"/tables/([a-z0-9]+)/socket(?:\?|$)")
PING: Final = b"\x89\x08"
"""How a ping with eight bytes begins."""
MOST_MEASURES: Final = 16
"""So many of our pings are waited for at once."""
Outbox: TypeAlias = list[tuple[WriteTransport, bytes, Callable[[], None] | None]]
"""What is to be sent, to whom, and what is done then."""
LINE: Final = "roundtable.line"
"""Scope key of the protocol object, for direct writes."""
NO_TEXT: Final = 1007
"""Closes a socket that sent a text which is none."""
MOST_PINGS: Final = 120
"""So many pings in a minute are answered; browsers send none, other clients one in twenty seconds or so."""
MOST_FRAMES: Final = 1024
"""A message comes in so many pieces at most: empty ones would never reach the limit of its size."""


class Measure:
    """A ping that goes right behind what is sent: what is done when it was, and with the milliseconds to its answer."""

    __slots__ = ("ponged", "sent")

    def __init__(self, sent: Callable[[], None], ponged: Callable[[int], None]) -> None:
        self.sent = sent
        self.ponged = ponged


class TableSocket(WebSocketsSansIOProtocol):
    """Sends a text at once where nothing stands in the way, and takes a refusal for the answer that it is."""

    counted: tuple[ConnectionCounts, str] | None = None
    """Where this connection is counted, and under which address."""

    def __init__(self, **given: Any) -> None:
        super().__init__(**given)
        self._pings = 0
        self._pings_since = 0.0
        self._measures: dict[bytes, tuple[float, Callable[[int], None]]] = {}
        """By what stands in a ping of ours: when it was sent, and who wants to know of its answer."""
        self.arrivals: deque[float] = deque()
        """When each message that the application has not fetched yet was there, by the loop's clock."""

    def connection_lost(self, exc: Exception | None) -> None:
        if self.counted is not None:
            crowd, address = self.counted
            crowd.leave(address)
        super().connection_lost(exc)
        self._measures.clear()
        if hasattr(self, "scope"):
            self.scope.pop(LINE, None)  # type: ignore[typeddict-item]  # or each would know the other

    def handle_ping(self) -> None:
        """Answers a ping, but none of a client that does not read: its answers would pile up here."""
        now = self.loop.time()
        if now - self._pings_since > 60.0:
            self._pings, self._pings_since = 0, now
        self._pings += 1
        if self._pings > MOST_PINGS:
            self.transport.abort()
        elif self.writable.is_set():
            super().handle_ping()
        else:
            self.conn.data_to_send()  # thrown away

    def send_receive_event_to_app(self) -> None:
        """Takes a message; a text that is no UTF-8 closes the socket, and is nobody's mistake here to be logged."""
        if self.curr_msg_data_type == "text":
            try:
                b"".join(self.frames).decode()
            except UnicodeDecodeError:
                self.frames = []
                if not self.close_sent:
                    self.conn.send_close(NO_TEXT)
                    self.handle_parser_exception()
                return
        if not self.close_sent:
            self.arrivals.append(self.loop.time())
        super().send_receive_event_to_app()

    def handle_cont(self, event: Any) -> None:
        if len(self.frames) >= MOST_FRAMES:
            self.transport.abort()
            return
        super().handle_cont(event)

    def handle_pong(self, event: Any) -> None:
        """Hears an answer to a ping of ours; uvicorn has pings of its own, which are shorter."""
        asked = self._measures.pop(bytes(event.data), None)
        if asked is None:
            super().handle_pong(event)
            return
        sent, ponged = asked
        ponged(round((self.loop.time() - sent) * 1000))

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        if hasattr(self, "scope"):
            self.scope[LINE] = self  # type: ignore[typeddict-unknown-key]

    def write(self, *texts: str, outbox: Outbox | None = None, measure: Measure | None = None) -> bool:
        """Sends texts all at once, if nothing stands in the way, or puts them there to be sent; whether it did."""
        if not self._flows:
            return False
        data, done = b"".join([frame(text.encode()) for text in texts]), None
        if measure is not None:
            name, wanted = urandom(8), measure
            data += PING + name

            def done() -> None:
                self._measures[name] = self.loop.time(), wanted.ponged
                if len(self._measures) > MOST_MEASURES:
                    del self._measures[next(iter(self._measures))]
                wanted.sent()

        if outbox is not None:
            outbox.append((self.transport, data, done))
            return True
        self.transport.write(data)
        if done is not None:
            done()
        return True

    async def send(self, message: Any) -> None:
        text = message.get("text")
        if text is not None and self.write(text):
            return
        if not self.handshake_complete and self.conn.eof_sent:
            raise ClientDisconnected  # they have hung up before they could be turned away
        await super().send(message)
        if self.initial_response is not None and self.close_sent:
            self.handshake_complete = True  # or uvicorn says that nobody has answered

    @property
    def _flows(self) -> bool:
        """Whether the socket is open and the other side takes what it is sent."""
        shaken = self.handshake_complete and self.initial_response is None and not self.close_sent
        return shaken and not self.disconnected and self.writable.is_set() and self.conn.state is OPEN


class HandoverHttpProtocol(LimitedHttpProtocol):
    """Takes connections for all workers of this machine: a table's socket is served where the table is at home."""

    def __init__(self, neighbours: Peers, crowd: ConnectionCounts | None = None, **given: Any) -> None:
        super().__init__(crowd, **given)
        self._neighbours = neighbours

    def handle_websocket_upgrade(self) -> None:
        table = TABLE.match(self.url)
        if table is None or not self._hands_over(table[1].decode()):
            super().handle_websocket_upgrade()

    def _hands_over(self, table: str) -> bool:
        connection = self.transport.get_extra_info("socket")
        if connection is None or not self._neighbours.hand_over(table, connection.fileno(), self._request()):
            return False
        self.transport.abort()  # it is open there, and here it was never answered
        return True

    def _request(self) -> bytes:
        """What was read, for whoever reads it again."""
        lines = [b"%b %b HTTP/1.1" % (self.scope["method"].encode(), self.url)]
        lines += [b"%b: %b" % header for header in self.scope["headers"]]
        return b"\r\n".join([*lines, b"", b""])


def frame(data: bytes) -> bytes:
    """A text message as it goes over the wire: not masked, not compressed.

    >>> frame(b"hi")
    b'\\x81\\x02hi'
    """
    size = len(data)
    if size < SHORT:
        return pack("!BB", TEXT, size) + data
    return (pack("!BBH", TEXT, 126, size) if size < MEDIUM else pack("!BBQ", TEXT, 127, size)) + data
