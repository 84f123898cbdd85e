"""What waits to be sent to one connection, and the codes with which connections end."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from mazzo.server.limits import OUTGOING

BROKEN = 1011
"""Close code: our fault."""
COME_BACK = 1012
"""Close code: come back in a moment, things have changed."""
TOO_SLOW = 1013
"""Close code: come back later and resume."""
GONE = 4404
"""Close code: there is no such match or room."""
FLOOD = 4429
"""Close code: too many connections, or too many messages for too long."""


class Outlet:
    """One connection, as those see it who tell it something."""

    def __init__(self, drop: Callable[[int], None]) -> None:
        self.outgoing: asyncio.Queue[str] = asyncio.Queue(OUTGOING)
        self.drop = drop
        """Ends the connection with a close code."""

    def tell_text(self, text: str) -> None:
        """Send as soon as the connection takes it. Too much waiting drops the connection, which may come back and
        resume.
        """
        try:
            self.outgoing.put_nowait(text)
        except asyncio.QueueFull:
            self.drop(TOO_SLOW)
