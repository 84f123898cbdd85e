"""What is said about notices on the wire: closed structs, as docs/rooms.md tells them."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from mazzo.server.limits import ENDPOINT

Endpoint = Annotated[str, Meta(min_length=10, max_length=ENDPOINT)]


class PushKeys(Struct, forbid_unknown_fields=True):
    """The browser's public key and secret, as it tells them: base64 for addresses."""

    p256dh: Annotated[str, Meta(min_length=80, max_length=120)]
    auth: Annotated[str, Meta(min_length=16, max_length=40)]


class NewPush(Struct, forbid_unknown_fields=True):
    """A browser that wants to be told: its PushSubscription, as it writes it."""

    endpoint: Endpoint
    keys: PushKeys
    expirationTime: float | None = None


class NoPush(Struct, forbid_unknown_fields=True):
    """A browser that wants to be told no more."""

    endpoint: Endpoint


class PushKey(Struct):
    """The house's public key, which a browser needs before it subscribes."""

    key: str
