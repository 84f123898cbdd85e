"""Guests, and the cookie that identifies a browser. It contains a random token; cookies of earlier versions contain an
id with a signature and are still accepted (see `mazzo.server.accounts.authenticator`).
"""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets

from mazzo.server import ids
from mazzo.server.accounts.person import COLOURS, Person
from mazzo.server.times import milliseconds

COOKIE = "mazzo"
"""The cookie's name; over HTTPS it is `__Host-mazzo`, which no other host can set."""
MAX_AGE = 2 * 365 * 24 * 3600
"""Lifetime of the cookie, and of an unused session, in seconds."""

CANDIDATES = 8
"""Most values of one Cookie header that are looked up."""
TOKEN = re.compile(r"[0-9A-Za-z_-]{43}")
"""Form of the token in a cookie."""

_ID = re.compile(r"[2-9a-z]{16}")
_HOST_ONLY = "__Host-"


def new_guest(language: str) -> Person:
    return Person(ids.fresh_id(16), "", secrets.randbelow(COLOURS), language, milliseconds())


def session_values(header: str | None, *, secure: bool) -> list[str]:
    """Values in a Cookie header that may be our token. There may be several: a path, or another host of the same
    domain, may have set a cookie of the same name.
    """
    return [value for value in _values(header, _name(secure)) if TOKEN.fullmatch(value)][:CANDIDATES]


def signed(secret: bytes, header: str | None) -> str | None:
    """The person of a signed cookie of an earlier version; None without one or with an invalid signature."""
    for value in _values(header, COOKIE):
        person, _, signature = value.partition(".")
        if _ID.fullmatch(person) and hmac.compare_digest(signature.encode(), _signature(secret, person).encode()):
            return person
    return None


def sign(secret: bytes, person: str) -> str:
    """The signed cookie of earlier versions: an id and an HMAC-SHA-256 of it."""
    return f"{person}.{_signature(secret, person)}"


def set_cookie(token: str, *, secure: bool) -> str:
    """The Set-Cookie header with a token."""
    return _cookie(token, MAX_AGE, secure)


def drop_cookie(*, secure: bool) -> str:
    """The Set-Cookie header that deletes the cookie."""
    return _cookie("", 0, secure)


def _name(secure: bool) -> str:
    return _HOST_ONLY + COOKIE if secure else COOKIE


def _cookie(value: str, age: int, secure: bool) -> str:
    cookie = f"{_name(secure)}={value}; Path=/; Max-Age={age}; HttpOnly; SameSite=Lax"
    return f"{cookie}; Secure" if secure else cookie


def _values(header: str | None, name: str) -> list[str]:
    """The values of all cookies of this name. Other cookies may be malformed, at which `http.cookies` would stop."""
    pairs = (pair.partition("=") for pair in (header or "").split(";"))
    return [value.strip() for key, _, value in pairs if key.strip() == name]


def _signature(secret: bytes, person: str) -> str:
    return hmac.digest(secret, f"mazzo guest 1 {person}".encode(), hashlib.sha256).hex()
