"""Passwords: Argon2id hashes, computed in threads, and the check for common passwords."""

from __future__ import annotations

import asyncio
import unicodedata
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from functools import cache
from weakref import WeakValueDictionary

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from mazzo.server.errors import ServiceError
from mazzo.server.limits import PASSWORD_LEAST

AT_ONCE = 1
"""How many hashes are computed at the same time; each takes a tenth of a second of a processor, and 64 MiB."""
COMMON = (
    "password", "passw0rd", "qwerty", "azerty", "asdfgh", "zxcvbn", "letmein", "welcome", "iloveyou", "admin", "abc123",
    "dragon", "monkey", "football", "baseball", "superman", "princess", "sunshine", "trustno1", "master", "mazzo",
    "ciao", "amore", "tiamo", "juventus", "napoli", "francesco", "alessandro", "giuseppe", "andrea", "password1",
    "benvenuto", "segreto", "forzainter", "forzaroma", "forzamilan",
)  # fmt: skip
"""Common beginnings of passwords; only what follows them counts."""
ROWS = ("0123456789", "qwertyuiopasdfghjklzxcvbnm", "abcdefghijklmnopqrstuvwxyz", "1qaz2wsx3edc4rfv5tgb6yhn7ujm")

_hasher = PasswordHasher()


def check(password: str, login: str) -> None:
    """Raises ServiceError when a password is too easy to guess."""
    why = weakness(password, login)
    if why:
        raise ServiceError(400, "weak-password", why=why)


def weakness(password: str, login: str) -> str:
    """Why a password is refused: `monotonous`, `login` or `common`; "" when it is not."""
    plain = "".join(_plain(password).split())
    if len(set(plain)) < 4 or any(_runs_along(plain, row) for row in ROWS):
        return "monotonous"
    for name in {login, login.partition("@")[0]} - {""}:
        if len(plain.replace(name.lower(), "")) < PASSWORD_LEAST // 2:
            return "login"
    rest = plain
    for word in sorted(COMMON, key=len, reverse=True):
        rest = rest.replace(word, "")
    # what is left beside a common word: the usual digits and signs at the end
    return "common" if rest != plain and len(rest.strip("0123456789!.?*@#$%&_-+")) < 3 else ""


class Passwords:
    """Computes and compares hashes, a few at a time. Addresses take turns: one that asks for many delays another by
    one.
    """

    def __init__(self) -> None:
        self._slots = asyncio.Semaphore(AT_ONCE)
        self._places: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    async def hashed(self, password: str, place: str) -> str:
        """The hash to store for a password, for a client at address `place`."""
        async with self._turn(place):
            return await asyncio.to_thread(_hasher.hash, _normal(password))

    async def match(self, stored_hash: str | None, password: str, place: str) -> bool:
        """Whether a password from address `place` matches a stored hash. Takes as long without a hash, so that timing
        reveals no account.
        """
        async with self._turn(place):
            return await asyncio.to_thread(_compare, stored_hash, _normal(password))

    @asynccontextmanager
    async def _turn(self, place: str) -> AsyncGenerator[None]:
        async with self._places.setdefault(place, asyncio.Lock()), self._slots:
            yield


def is_outdated(stored_hash: str) -> bool:
    """Whether a hash was made with weaker parameters than today's."""
    return _hasher.check_needs_rehash(stored_hash)


@cache
def _nobodys() -> str:
    return _hasher.hash("nobody has this password")


def _compare(stored_hash: str | None, password: str) -> bool:
    nobodys = _nobodys()  # computed in advance, so that the first comparison takes no longer than the others
    try:
        _hasher.verify(stored_hash or nobodys, password)
    except (VerificationError, InvalidHashError):
        return False
    return stored_hash is not None


def _normal(password: str) -> str:
    """The password in Unicode NFKC, so that it does not depend on the keyboard; lone surrogates are escaped."""
    return unicodedata.normalize("NFKC", password).encode("utf-8", "backslashreplace").decode()


def _plain(password: str) -> str:
    return unicodedata.normalize("NFKC", password).lower()


def _runs_along(password: str, row: str) -> bool:
    return password in row * 2 or password in (row * 2)[::-1]
