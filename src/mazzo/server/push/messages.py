"""Wire structs of push notifications, documented in docs/rooms.md."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from mazzo.server.limits import ENDPOINT

Endpoint = Annotated[str, Meta(min_length=10, max_length=ENDPOINT)]


class PushKeys(Struct, forbid_unknown_fields=True):
    """The browser's public key and secret, in base64url."""

    p256dh: Annotated[str, Meta(min_length=80, max_length=120)]
    auth: Annotated[str, Meta(min_length=16, max_length=40)]


class NewPush(Struct, forbid_unknown_fields=True):
    """A browser's PushSubscription, as JSON."""

    endpoint: Endpoint
    keys: PushKeys
    expirationTime: float | None = None


class NoPush(Struct, forbid_unknown_fields=True):
    """A subscription to delete."""

    endpoint: Endpoint


class PushKey(Struct):
    """The server's public key, needed to subscribe."""

    key: str
