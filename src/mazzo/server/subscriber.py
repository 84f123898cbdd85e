"""What receives the messages of a match or a room, and the codes with which it is dropped."""

from typing import Protocol

BROKEN = 1011
"""Close code: a defect of the server."""
COME_BACK = 1012
"""Close code: reconnect in a moment, the state has changed."""
TOO_SLOW = 1013
"""Close code: reconnect later and resume; too many messages wait."""
GONE = 4404
"""Close code: there is no such match or room."""
FLOOD = 4429
"""Close code: too many connections, or too many messages for too long."""


class Subscriber(Protocol):
    """A connection, as a live match or room sees it."""

    def send(self, text: str) -> None:
        """Queue a message; never waits."""

    def drop(self, code: int) -> None:
        """End the connection with a close code."""
