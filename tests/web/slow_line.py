"""A slow line: a relay in front of a server that keeps every byte for a while, in both directions."""

from __future__ import annotations

import asyncio
import threading
from contextlib import suppress


class SlowLine:
    """Listens on a port of its own, in a thread of its own: whatever the server and its guests do does not slow it."""

    def __init__(self, port: int, ms: int) -> None:
        self._target = port
        self._delay = ms / 2000
        """Seconds for one way; both together take `ms`."""
        self.port = 0
        self.late = 0.0
        """By how many seconds this thread was late at the most, since somebody last set it to nothing."""
        self._ready = threading.Event()
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._run, daemon=True)

    def __enter__(self) -> SlowLine:
        self._thread.start()
        assert self._ready.wait(60)
        return self

    def __exit__(self, *error: object) -> None:
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join(10)

    def _run(self) -> None:
        asyncio.set_event_loop(self._loop)
        listening = self._loop.run_until_complete(asyncio.start_server(self._serve, "127.0.0.1", 0))
        self.port = listening.sockets[0].getsockname()[1]
        self._ready.set()
        self._loop.run_forever()
        listening.close()
        for task in asyncio.all_tasks(self._loop):
            task.cancel()
        with suppress(asyncio.CancelledError):
            self._loop.run_until_complete(asyncio.sleep(0))
        self._loop.close()

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        there = await asyncio.open_connection("127.0.0.1", self._target)
        with suppress(OSError):
            await asyncio.gather(self._carry(reader, there[1]), self._carry(there[0], writer))

    async def _carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """One direction: what comes goes on after a while, in order; so does the end."""
        loop, last = asyncio.get_running_loop(), b"-"
        while last:
            last = await reader.read(1 << 16)
            loop.call_later(self._delay, self._pass_on, writer, last, loop.time() + self._delay)

    def _pass_on(self, writer: asyncio.StreamWriter, data: bytes, due: float) -> None:
        self.late = max(self.late, self._loop.time() - due)
        if data:
            writer.write(data)
        else:
            writer.close()
