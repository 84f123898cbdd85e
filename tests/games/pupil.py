"""The socket of a pupil at a lesson's table."""

from typing import Any, Self

import msgspec

from mazzo.server.matches import messages
from tests.server.served import TIMEOUT, Guest, fresh_id, open_socket


class Pupil:
    """A person who takes a lesson, over a socket."""

    def __init__(self, guest: Guest, match: str) -> None:
        self._socket = open_socket(guest.http.base_url.netloc.decode(), match, guest.cookie)
        self.hello = self._heard("hello")
        self.table: dict[str, Any] = self._heard("state")["snapshot"]

    def play(self, action: int) -> None:
        """Do it, and see the table that comes of it."""
        self._socket.send(msgspec.json.encode(messages.Play(fresh_id(), self.table["version"], [action])).decode())
        self.table = self._heard("state")["snapshot"]

    def _heard(self, kind: str) -> dict[str, Any]:
        while True:
            message: dict[str, Any] = msgspec.json.decode(self._socket.recv(TIMEOUT))
            assert message["t"] != "refused", message
            if message["t"] == kind:
                return message

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *how: object) -> None:
        self._socket.close()
