"""Scopes of tokens: which scope a call or message needs, and the refusal without it. A call declares its scope at its
route, a message at its class.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Literal

from mazzo.server.errors import ServiceError

Scope = Literal["read", "play", "talk"]
"""The permissions of a token: read what its owner may read; sit and play; chat."""

EVERYTHING: frozenset[Scope] = frozenset(("read", "play", "talk"))
NO_TOKEN = None
"""The scope of a call that no token may make: one about the account itself."""
BY_MESSAGE: Literal["message"] = "message"
"""The scope of a call for which the message in its body decides; it calls `Principal.demand` when it has read it."""


def of_call(method: str, route: Mapping[str, Any]) -> Scope | Literal["message"] | None:
    """The scope that a call needs: what its route declares (`opt`), otherwise `read` to get and `play` for the rest."""
    default: Scope = "read" if method in ("GET", "HEAD") else "play"
    scope: Scope | Literal["message"] | None = route.get("scope", default)
    return scope


def of_message(message: object) -> Scope:
    """The scope that a socket message or an act in a room needs: what its class declares, otherwise `play`."""
    scope: Scope = getattr(message, "scope", "play")
    return scope


def admit(scopes: Iterable[Scope], method: str, route: Mapping[str, Any]) -> None:
    """Raises ServiceError when a call needs another scope; `route`: the `opt` of its handler."""
    scope = of_call(method, route)
    if scope != BY_MESSAGE:
        demand(scopes, scope)


def demand(scopes: Iterable[Scope], scope: Scope | None) -> None:
    """Raises ServiceError unless `scope` is among `scopes`."""
    if scope is None:
        raise ServiceError(403, "token-forbidden")
    if scope not in scopes:
        raise ServiceError(403, "token-scope", scope=scope)
