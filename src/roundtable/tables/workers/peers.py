"""Workers on one machine: which of them is home to a table, and how they reach each other.

Whoever plays at a table is served by the worker that is its home, so that nothing is worked out twice: a socket that
comes in elsewhere is handed over as it is. Any worker can still show and change any table; what it writes is told to
the others here, where the database has no way of its own to tell them.
"""

from __future__ import annotations

import asyncio
import logging
import os
import socket
import time
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from multiprocessing.sharedctypes import RawArray
from typing import Any, Final
from zlib import crc32

from roundtable.tables.errors import StoreError

NEWS: Final = b"n"
SOCKET: Final = b"s"
DIED: Final = b"d"
NAME: Final = 16
"""Bytes for a worker's name."""
LONGEST: Final = 128 * 1024
BEAT: Final = 1.0
"""Seconds between two signs of life of a worker."""
HANGS: Final = 10.0
"""Seconds without one after which something is wrong with it."""
AT_ONCE: Final = 64
"""Letters that are read before the event loop sees to others again."""

_logger = logging.getLogger(__name__)


class WorkerSockets:
    """Sockets and flags of all workers, made by their parent."""

    def __init__(self, places: int) -> None:
        try:
            pairs = [socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET) for _ in range(places)]
        except (AttributeError, OSError):  # sockets between processes that carry packets and other sockets
            raise StoreError("Several workers need Linux: leave --workers out.") from None
        for end in [end for pair in pairs for end in pair]:
            end.setblocking(False)
        self.inboxes = [pair[0] for pair in pairs]
        self.slots = [pair[1] for pair in pairs]
        self.awake: Any = RawArray("b", places)
        """Of each place, whether a worker serves there."""
        self.beats: Any = RawArray("d", places)
        """Of each place, when its worker's event loop last came round, by the system's monotonic clock."""
        self.names: Any = RawArray("c", NAME * places)
        """Of each place, the name under which its worker holds leases."""

    def died(self, place: int) -> None:
        """Nobody is there until a new worker has started. The others are told whose work is to be taken over."""
        self.awake[place] = 0
        name = self.names[place * NAME : (place + 1) * NAME].rstrip(b"\0")
        for other, awake in enumerate(self.awake):
            if awake and name:
                with suppress(OSError):  # who is too busy to hear of it sees it when the leases lapse
                    self.slots[other].send(DIED + name)


class Peers:
    """One worker's way to the others."""

    def __init__(self, street: WorkerSockets, place: int) -> None:
        self.place = place
        self._street = street
        self._inbox = street.inboxes[place]
        self._outbox: dict[int, deque[bytes]] = {}
        """What waits until the worker at that place has read what it was told before."""
        self._hear: Callable[[bytes], None] | None = None
        self._mourn: Callable[[str], None] | None = None
        self._adopt: Callable[[socket.socket, bytes], None] | None = None
        self._arrived: list[tuple[socket.socket, bytes]] = []

    # --- whether they live ---

    async def beat(self) -> None:
        """Says that this worker's event loop goes round; never ends."""
        while True:
            self._street.beats[self.place] = time.monotonic()
            await asyncio.sleep(BEAT)

    def hanging(self, seconds: float = HANGS) -> list[int]:
        """The places of workers that serve, and of which nothing was heard for so long."""
        now, street = time.monotonic(), self._street
        return [place for place, awake in enumerate(street.awake) if awake and now - street.beats[place] > seconds]

    # --- who is at home where ---

    def home_of(self, table: str) -> int:
        """The place of the worker that serves this table: always the same one, as long as it lives."""
        places = [place for place, awake in enumerate(self._street.awake) if awake]
        return max(places, key=lambda place: crc32(f"{place} {table}".encode()), default=self.place)

    def is_home_of(self, table: str) -> bool:
        return self.home_of(table) == self.place

    # --- life ---

    def open(self, worker: str, hear: Callable[[bytes], None], mourn: Callable[[str], None]) -> None:
        """Starts to read what others send, and to hear of those who have died."""
        self._street.names[self.place * NAME : (self.place + 1) * NAME] = worker.encode().ljust(NAME, b"\0")
        self._hear, self._mourn = hear, mourn
        asyncio.get_running_loop().add_reader(self._inbox.fileno(), self._read)

    def serve(self, adopt: Callable[[socket.socket, bytes], None]) -> None:
        """From now on this worker takes sockets that others hand over, each with what was read from it."""
        self._adopt = adopt
        self._street.beats[self.place] = time.monotonic()
        self._street.awake[self.place] = 1
        arrived, self._arrived = self._arrived, []
        for connection, data in arrived:
            adopt(connection, data)

    def leave(self) -> None:
        """This worker stops: others keep what they would have handed over."""
        self._street.awake[self.place] = 0
        self._adopt = None

    def close(self) -> None:
        self.leave()
        loop = asyncio.get_running_loop()
        loop.remove_reader(self._inbox.fileno())
        for place in self._outbox:
            loop.remove_writer(self._street.slots[place].fileno())
        self._outbox.clear()

    # --- sending ---

    def tell(self, news: bytes) -> None:
        """Tells all other workers; whoever is busy is told as soon as it reads again."""
        for place, awake in enumerate(self._street.awake):
            if place != self.place and awake:
                self._post(place, NEWS + news)

    def _post(self, place: int, letter: bytes) -> None:
        if place in self._outbox:
            self._outbox[place].append(letter)
        elif not self._sent(place, letter):
            self._outbox[place] = deque([letter])
            slot = self._street.slots[place].fileno()
            asyncio.get_running_loop().add_writer(slot, self._post_more, place)

    def _post_more(self, place: int) -> None:
        waiting = self._outbox[place]
        while waiting and self._sent(place, waiting[0]):
            waiting.popleft()
        if not waiting:
            del self._outbox[place]
            asyncio.get_running_loop().remove_writer(self._street.slots[place].fileno())

    def _sent(self, place: int, letter: bytes) -> bool:
        try:
            self._street.slots[place].send(letter)
        except BlockingIOError:
            return False
        return True

    def hand_over(self, table: str, connection: int, data: bytes) -> bool:
        """Hands a socket to the worker at whose place this table is at home; False: it is to be served here."""
        place = self.home_of(table)
        if place == self.place or len(data) >= LONGEST:
            return False
        try:
            socket.send_fds(self._street.slots[place], [SOCKET + data], [connection])
        except OSError:  # it has no time to read: whoever waits there waits long
            return False
        return True

    # --- reading ---

    def _read(self) -> None:
        for _ in range(AT_ONCE):
            try:
                letter, handed, _, _ = socket.recv_fds(self._inbox, LONGEST, 1)
            except BlockingIOError:
                return
            try:
                self._take(letter, handed)
            except Exception:
                _logger.exception("A letter of another worker could not be read")

    def _take(self, letter: bytes, handed: list[int]) -> None:
        kind, data = letter[:1], letter[1:]
        if kind == SOCKET and len(handed) == 1:
            connection = socket.socket(fileno=handed[0])
            connection.setblocking(False)
            if self._adopt is None:
                self._arrived.append((connection, data))
            else:
                self._adopt(connection, data)
            return
        for number in handed:
            os.close(number)
        if kind == NEWS and self._hear is not None:
            self._hear(data)
        elif kind == DIED and self._mourn is not None:
            self._mourn(data.decode())
