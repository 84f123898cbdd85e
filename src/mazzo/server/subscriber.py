"""The interface of what receives messages of a match or a room, and its close codes."""

from typing import Protocol

BROKEN = 1011
"""Close code: a defect of the server."""
COME_BACK = 1012
"""Close code: reconnect in a moment, the state has changed."""
TOO_SLOW = 1013
"""Close code: too many queued messages; reconnect later and resume."""
REPLACED = 4409
"""Close code: the client has opened a newer connection, and may have no more; do not reconnect."""
GONE = 4404
"""Close code: there is no such match or room."""
FLOOD = 4429
"""Close code: too many connections, or too many messages for too long."""


class Subscriber(Protocol):
    """A connection, as a live match or room sees it."""

    def send(self, text: str) -> None:
        """Queue a message without waiting."""

    def drop(self, code: int) -> None:
        """Close the connection with a close code."""
