"""Recovery codes: sixteen random characters each, in groups of four. Only a keyed digest of a code is stored.

A code has 80 random bits, so that a fast digest is enough: without the server's secret the stored digest cannot be
compared with guesses at all, and with it there are too many.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from datetime import UTC, datetime

from mazzo.server.accounts.queries import AccountStore, RecoveryCode
from mazzo.server.storage.engine import guest_secret, open_engine, prepare
from mazzo.server.storage.store import Store
from mazzo.server.times import DAY, milliseconds

ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
"""Crockford's base 32: without letters that resemble digits, and without U."""
LENGTH, GROUP = 16, 4
_LOOKALIKES = str.maketrans("OIL", "011")


def fresh_code() -> str:
    """A new code, for example `7K2M-9QXW-3ZTA-B0CD`."""
    letters = "".join(secrets.choice(ALPHABET) for _ in range(LENGTH))
    return "-".join(letters[at : at + GROUP] for at in range(0, LENGTH, GROUP))


def digest(secret: bytes, code: str) -> str:
    """The digest to store for a code. Case, and everything that is neither letter nor digit, do not count."""
    plain = "".join(letter for letter in code.upper().translate(_LOOKALIKES) if letter in ALPHABET)
    return hmac.digest(secret, f"mazzo recovery {plain}".encode(), hashlib.sha256).hex()


async def reset(url: str, login: str) -> tuple[str, datetime] | None:
    """Make a code for the account with this login name, valid for a day. Returns the code and when it expires; None if
    there is no such account.
    """
    await prepare(url)
    store = Store(open_engine(url))
    store.writer.start()
    try:
        queries = AccountStore(store)
        account = await queries.account_of(login.lower())
        if account is None:
            return None
        code, now = fresh_code(), milliseconds()
        await queries.add_reset(RecoveryCode(digest(guest_secret(url), code), account.person, now, now + DAY))
        return code, datetime.fromtimestamp((now + DAY) / 1000, UTC)
    finally:
        await store.close()
