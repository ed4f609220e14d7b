"""How connections arrive: how large a request's head may be, how soon it must be there, how many one address has."""

from __future__ import annotations

from asyncio import TimerHandle, Transport
from collections import Counter
from typing import Any, Final

from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol

from .rate_limits import network

MOST_HEAD: Final = 16 * 1024
"""Bytes of a request's address and headers. Browsers send some two thousand."""
HEAD_SECONDS: Final = 15.0
"""How soon a request's head must be there, from its first byte or from when the connection was opened."""
BODY_SECONDS: Final = 30.0
"""How long a body may pause."""

LARGE: Final = "The head of this request is too large: address, headers and cookies have at most 16 KiB together."
CROWDED: Final = "Too many connections from your address are open. Close some and try again."


class ConnectionCounts:
    """The open connections of this worker by address, so that no address takes them all.

    >>> crowd = ConnectionCounts(most=1)
    >>> crowd.enter("10.0.0.1"), crowd.enter("10.0.0.1"), crowd.enter("10.0.0.2")
    (True, False, True)
    """

    def __init__(self, most: int | None = None) -> None:
        """Without `most` nobody is counted."""
        self._most = most
        self._here: Counter[str] = Counter()

    def enter(self, address: str) -> bool:
        """Counts a connection; False if it is one too many, which is not counted."""
        name = network(address)
        if self._most is not None and self._here[name] >= self._most:
            return False
        self._here[name] += 1
        return True

    def leave(self, address: str) -> None:
        """One that was counted is closed."""
        name = network(address)
        self._here[name] -= 1
        if self._here[name] <= 0:
            del self._here[name]


class LimitedHttpProtocol(HttpToolsProtocol):
    """Takes requests, but none whose head is endless or never ends: the parser itself has no limits.

    Bounds the bytes fed to the parser since its last callback: it buffers an unfinished address, header or trailer.
    """

    def __init__(self, crowd: ConnectionCounts | None = None, **given: Any) -> None:
        super().__init__(**given)
        self._crowd = crowd or ConnectionCounts()
        self._counted = ""
        """The address under which this connection is counted."""
        self._head = 0
        """Bytes of address and headers so far."""
        self._kept = 0
        """Bytes that the parser was given since something came of them."""
        self._due: TimerHandle | None = None

    # --- how many ---

    def connection_made(self, transport: Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        address = self.client[0] if self.client else "unknown"
        if self._crowd.enter(address):
            self._counted = address
            self._close_in(HEAD_SECONDS)
        else:
            self._turn_away(429, CROWDED)

    def connection_lost(self, exc: Exception | None) -> None:
        self._close_in(None)
        if self._counted:
            self._crowd.leave(self._counted)
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        """From here on it is a socket, and counted for as long as that is open."""
        super().handle_websocket_upgrade()
        stays: Any = self.transport.get_protocol()
        if stays is self:
            return
        self.parser = None  # type: ignore[assignment]  # they know each other, and `connection_lost` is not called here
        if self._counted:
            stays.counted = self._crowd, self._counted
            self._counted = ""

    # --- how long ---

    def _close_in(self, seconds: float | None) -> None:
        """Closes the connection after so many seconds; None: not for now."""
        if self._due is not None:
            self._due.cancel()
        self._due = None if seconds is None else self.loop.call_later(seconds, self._close)

    def _close(self) -> None:
        self._due = None
        self.transport.abort()

    def data_received(self, data: bytes) -> None:
        self._kept += len(data)
        super().data_received(data)
        if self.transport.is_closing() or self.transport.get_protocol() is not self:
            return
        cycle: Any = self.cycle  # None before the first request
        if self._kept > MOST_HEAD:
            self._turn_away(431, LARGE)
        elif cycle is not None and not cycle.response_complete:
            self._close_in(BODY_SECONDS if cycle.more_body else None)
        elif self._due is None and self.timeout_keep_alive_task is None:
            self._close_in(HEAD_SECONDS)

    # --- how large ---

    def on_message_begin(self) -> None:
        self._head = self._kept = 0
        super().on_message_begin()

    def on_url(self, url: bytes) -> None:
        self._measure(len(url))
        super().on_url(url)

    def on_header(self, name: bytes, value: bytes) -> None:
        self._measure(len(name) + len(value) + 4)
        super().on_header(name, value)

    def _measure(self, size: int) -> None:
        self._head += size
        if self._head > MOST_HEAD:
            raise ValueError("too large a head")  # the parser stops here, and `send_400_response` is called

    def on_headers_complete(self) -> None:
        self._kept = 0
        self._close_in(None)
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        self._kept = 0
        super().on_body(body)

    def on_message_complete(self) -> None:
        self._kept = 0
        super().on_message_complete()

    def send_400_response(self, msg: str) -> None:
        if self._head > MOST_HEAD:
            self._turn_away(431, LARGE)
        else:
            super().send_400_response(msg)

    def _turn_away(self, status: int, words: str) -> None:
        """One sentence, and the connection is closed."""
        self._close_in(None)
        head = b"content-type: text/plain; charset=utf-8\r\ncontent-length: %d\r\nconnection: close\r\n\r\n" % len(
            words
        )
        self.transport.write(STATUS_LINE[status] + head + words.encode("ascii"))
        self.transport.close()
