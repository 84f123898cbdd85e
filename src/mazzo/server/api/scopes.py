"""What a token may do, in one place: which scope a call or a message needs, and the refusal beyond it."""

from __future__ import annotations

from collections.abc import Iterable

from mazzo.server.api.external_messages import Scope
from mazzo.server.errors import ServiceError
from mazzo.server.matches import messages
from mazzo.server.rooms import messages as rooms

EVERYTHING: frozenset[Scope] = frozenset(("read", "play", "talk"))
OWN = (
    "/api/account",
    "/api/sessions",
    "/api/passkeys",
    "/api/tokens",
    "/api/sign-in",
    "/api/sign-out",
    "/api/push",
    "/api/me/push",
    "/api/me/export",
)
"""Calls that are about the account itself: for browsers only."""
BY_WORD = ("/api/rooms/{id}/acts",)
"""Calls whose body says which scope they need; they ask `Principal.demand` when they have read it."""
TALKING = (rooms.Say, rooms.Mute, rooms.Report)
LOOKING = (messages.Why, messages.Resume, rooms.Catch)


def of_call(method: str, path: str) -> Scope | None:
    """The scope a call needs; None when no token may make it."""
    if any(path == own or path.startswith(f"{own}/") for own in OWN):
        return None
    if method in ("GET", "HEAD"):
        return "read"
    return None if path == "/api/me" else "play"


def of_word(word: object) -> Scope:
    """The scope that a socket's message needs, or an act in a room."""
    if isinstance(word, TALKING):
        return "talk"
    return "read" if isinstance(word, LOOKING) else "play"


def admit(scopes: Iterable[Scope], method: str, path: str) -> None:
    """Raises ServiceError when a call is beyond the scopes one has; `path` is that of its route."""
    if path not in BY_WORD:
        demand(scopes, of_call(method, path))


def demand(scopes: Iterable[Scope], needed: Scope | None) -> None:
    """Raises ServiceError unless the needed scope is among those one has."""
    if needed is None:
        raise ServiceError(403, "token-forbidden")
    if needed not in scopes:
        raise ServiceError(403, "token-scope", scope=needed)
