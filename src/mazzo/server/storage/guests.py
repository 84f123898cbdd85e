"""Guests, and the cookie every browser is known by. It holds a random token; that of an earlier Mazzo held an id and
its signature, which is still believed (`mazzo.server.api.authenticator` says when).
"""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets

from mazzo.server.storage.queries import Person, milliseconds

COOKIE = "mazzo"
"""The cookie's name; over HTTPS it is `__Host-mazzo`, which no neighbouring host can set."""
MAX_AGE = 2 * 365 * 24 * 3600
"""How long a browser keeps the cookie, in seconds, and the server a session that nobody uses."""
COLOURS = 8
"""Seat colours a person may choose from."""

CANDIDATES = 8
"""Most values of one Cookie header that are looked up."""
TOKEN = re.compile(r"[0-9A-Za-z_-]{43}")
"""How the token in a cookie looks."""

_ID = re.compile(r"[2-9a-z]{16}")
_ALPHABET = "23456789abcdefghjkmnpqrstuvwxyz"
_HOST_ONLY = "__Host-"


def fresh_id(length: int) -> str:
    """A random id in letters and digits that are not mistaken for each other; 14 of them are 69 bits."""
    return "".join(secrets.choice(_ALPHABET) for _ in range(length))


def new_guest(language: str) -> Person:
    """Somebody who was never here before."""
    return Person(fresh_id(16), "", secrets.randbelow(COLOURS), language, milliseconds())


def given(header: str | None, *, secure: bool) -> list[str]:
    """What may be our token in a Cookie header. There may be several: a neighbour on this host, or on another host of
    its domain, can set a cookie of the same name for another path.
    """
    return [value for value in _values(header, _name(secure)) if TOKEN.fullmatch(value)][:CANDIDATES]


def signed(secret: bytes, header: str | None) -> str | None:
    """The person a signed cookie of an earlier Mazzo speaks for; None without one or with a false signature."""
    for value in _values(header, COOKIE):
        person, _, signature = value.partition(".")
        expected = _signature(secret, person).encode()
        if _ID.fullmatch(person) and hmac.compare_digest(signature.encode(), expected):
            return person
    return None


def sign(secret: bytes, person: str) -> str:
    """What the cookie of an earlier Mazzo held: an id and an HMAC-SHA-256 over it."""
    return f"{person}.{_signature(secret, person)}"


def set_cookie(token: str, *, secure: bool) -> str:
    """The Set-Cookie header that lets a browser be known by a token."""
    return _cookie(token, MAX_AGE, secure)


def drop_cookie(*, secure: bool) -> str:
    """The Set-Cookie header that makes a browser forget."""
    return _cookie("", 0, secure)


def preferred_language(header: str | None) -> str:
    """ "it" or "en", whichever an Accept-Language header wants more; English for everybody else."""
    best, weight = "en", 0.0
    for entry in (header or "").split(",")[:20]:
        tag, _, quality = entry.strip().partition(";q=")
        language = tag.split("-")[0].lower()
        try:
            value = float(quality or 1)
        except ValueError:
            continue
        if language in ("it", "en") and value > weight:
            best, weight = language, value
    return best


def _name(secure: bool) -> str:
    return _HOST_ONLY + COOKIE if secure else COOKIE


def _cookie(value: str, age: int, secure: bool) -> str:
    cookie = f"{_name(secure)}={value}; Path=/; Max-Age={age}; HttpOnly; SameSite=Lax"
    return f"{cookie}; Secure" if secure else cookie


def _values(header: str | None, name: str) -> list[str]:
    """The values of all pairs of this very name. What stands between other semicolons is not ours and may be anything:
    `http.cookies` would stop at the first pair that is not as it should be.
    """
    pairs = (pair.partition("=") for pair in (header or "").split(";"))
    return [value.strip() for key, _, value in pairs if key.strip() == name]


def _signature(secret: bytes, person: str) -> str:
    return hmac.digest(secret, f"mazzo guest 1 {person}".encode(), hashlib.sha256).hex()
