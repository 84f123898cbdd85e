"""How clients with different addresses reach the attacked server, although all are on the loopback."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass
from typing import Self

HONEST = 1
"""The place of the honest people; the attackers have others."""


@dataclass(frozen=True)
class Target:
    """A server and what is attacked in it. `is_direct`: it trusts no proxy, and each client has an address of the
    loopback for itself; else a trusted proxy names the clients' addresses.
    """

    port: int
    is_direct: bool
    match: str
    """A match with a long journal, which any client may watch."""
    room: str = ""
    """A room that the lobby lists."""

    def headers(self, place: int) -> dict[str, str]:
        """What the proxy adds to a call of a client."""
        return {} if self.is_direct else {"X-Forwarded-For": f"203.0.113.{place}"}

    def local(self, place: int) -> str:
        """The address from which a client, or the proxy for it, connects."""
        return f"127.0.0.{place}" if self.is_direct else "127.0.0.1"

    def to_json(self) -> str:
        """The arguments of the attackers' process."""
        return json.dumps(asdict(self))

    @classmethod
    def from_json(cls, text: str) -> Self:
        """The same again."""
        return cls(**json.loads(text))
