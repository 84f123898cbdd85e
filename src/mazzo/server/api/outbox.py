"""The queue of messages to be sent over one connection."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from mazzo.server.limits import OUTGOING, OUTGOING_BYTES
from mazzo.server.subscriber import TOO_SLOW


class Outbox:
    """A `Subscriber` with a bounded queue, read by the task that writes to the connection."""

    def __init__(self, drop: Callable[[int], None]) -> None:
        self.outgoing: asyncio.Queue[str] = asyncio.Queue(OUTGOING)
        self.waiting = 0
        """Characters in the queue; nearly all are one byte."""
        self.drop = drop
        """Closes the connection with a close code."""

    def send(self, text: str) -> None:
        """Queue a message. When too much is queued already, the connection is dropped; the client may reconnect and
        resume.
        """
        if self.outgoing.full() or not self.has_room(text):
            self.drop(TOO_SLOW)
        else:
            self.waiting += len(text)
            self.outgoing.put_nowait(text)

    def has_room(self, text: str) -> bool:
        """Whether a message fits; into an empty queue always, however long it is."""
        return not self.waiting or self.waiting + len(text) <= OUTGOING_BYTES

    async def take(self) -> str:
        """Wait for the next message; call `outgoing.task_done` once it is sent."""
        text = await self.outgoing.get()
        self.waiting -= len(text)
        return text

    def close(self) -> None:
        """Drop the queue and the reference to the connection, which would be a reference cycle."""
        self.outgoing = asyncio.Queue(OUTGOING)
        self.drop = _ignore


def _ignore(_code: int) -> None:
    """Does nothing: the connection is closed."""
