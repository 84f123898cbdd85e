"""Scopes of tokens: which scope a call or message needs, and the refusal without it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

from mazzo.server.errors import ServiceError
from mazzo.server.matches import from_client
from mazzo.server.rooms.from_client import Catch, Mute, Report, Say, Whisper

Scope = Literal["read", "play", "talk"]
"""What a token permits: read what its owner may read; sit and play; chat."""

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
"""Calls about the account itself: only for browsers."""
BY_WORD = ("/api/rooms/{id}/acts",)
"""Calls whose needed scope depends on the body; they call `Principal.demand` when they have read it."""
TALKING = (Say, Whisper, Mute, Report)
LOOKING = (from_client.Why, from_client.Resume, Catch)


def of_call(method: str, path: str) -> Scope | None:
    """The scope that a call needs; None when no token may make it."""
    if any(path == own or path.startswith(f"{own}/") for own in OWN):
        return None
    if method in ("GET", "HEAD"):
        return "read"
    return None if path == "/api/me" else "play"


def of_word(word: object) -> Scope:
    """The scope that a socket message or an act in a room needs."""
    if isinstance(word, TALKING):
        return "talk"
    return "read" if isinstance(word, LOOKING) else "play"


def admit(scopes: Iterable[Scope], method: str, path: str) -> None:
    """Raises ServiceError when a call needs another scope; `path` is its route's path."""
    if path not in BY_WORD:
        demand(scopes, of_call(method, path))


def demand(scopes: Iterable[Scope], needed: Scope | None) -> None:
    """Raises ServiceError unless `needed` is among `scopes`."""
    if needed is None:
        raise ServiceError(403, "token-forbidden")
    if needed not in scopes:
        raise ServiceError(403, "token-scope", scope=needed)
