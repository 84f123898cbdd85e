"""The messages to be sent over one connection: written at once while the client keeps up, else queued."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from mazzo.server.limits import OUTGOING, OUTGOING_BYTES
from mazzo.server.single_reader_queue import SingleReaderQueue
from mazzo.server.subscriber import TOO_SLOW


class Outbox:
    """A `Subscriber` with a bounded queue for a slow client, read by the task that writes to the connection."""

    def __init__(self, drop: Callable[[int], None]) -> None:
        self.outgoing: SingleReaderQueue[str] = SingleReaderQueue()
        self.waiting = 0
        """Characters in the queue; nearly all are one byte."""
        self.drop = drop
        """Closes the connection with a close code."""
        self.write_now: Callable[[str], bool] = _refuse
        """Writes to the connection without waiting; False when the message must be queued."""
        self._unsent = 0
        """Messages in the queue, and the one that is being sent."""
        self._until: tuple[int, asyncio.Future[None]] | None = None

    def send(self, text: str) -> None:
        """Write a message, or queue it. When too much is queued already, the connection is dropped; the client may
        reconnect and resume.
        """
        if not self._unsent and self.write_now(text):
            return
        if self.outgoing.qsize() >= OUTGOING or not self.has_room(text):
            self.drop(TOO_SLOW)
        else:
            self.waiting += len(text)
            self._unsent += 1
            self.outgoing.put_nowait(text)

    @property
    def is_behind(self) -> bool:
        """Whether messages wait for the client."""
        return self._unsent > 0

    def has_room(self, text: str) -> bool:
        """Whether a message fits; into an empty queue always, however long it is."""
        return not self.waiting or self.waiting + len(text) <= OUTGOING_BYTES

    async def take(self) -> str:
        """Wait for the next message; call `mark_sent` after sending it."""
        text = await self.outgoing.get()
        self.waiting -= len(text)
        return text

    def mark_sent(self) -> None:
        """Note that the message taken last has been sent."""
        self._unsent -= 1
        if self._until is not None and self._unsent <= self._until[0] and not self._until[1].done():
            self._until[1].set_result(None)

    async def until(self, count: int) -> None:
        """Wait until at most `count` messages are not sent; for the task that reads from the connection."""
        if self._unsent > count:
            self._until = count, asyncio.get_running_loop().create_future()
            try:
                await self._until[1]
            finally:
                self._until = None

    def close(self) -> None:
        """Drop the queue and the references to the connection, which would be a reference cycle."""
        self.outgoing = SingleReaderQueue()
        self.drop = _ignore
        self.write_now = _refuse


def _ignore(_code: int) -> None:
    """Does nothing: the connection is closed."""


def _refuse(_text: str) -> bool:
    """Has every message queued: the connection is not open yet, or closed."""
    return False
