"""Random streams: HMAC-SHA-256 in counter mode with a 256-bit seed, so that a program in any language can check a deal.

The k-th draw of a stream does not depend on the draws before it: after an undo the same card is drawn again. Test
vectors are in `docs/journal.md` and `tests/core/test_streams.py`.
"""

import hashlib
import hmac
import operator
import secrets
from typing import Any

from mazzo.core.errors import NotUnderstood

SEED_BYTES = 32
TABLE = 0
"""Number of the stream of the whole table; k + 1 is the stream of seat k."""


def fresh_seed() -> bytes:
    """A new 256-bit seed from the operating system."""
    return secrets.token_bytes(SEED_BYTES)


def seed_from_text(text: str) -> bytes:
    """The seed for a text: 64 hexadecimal digits are the seed itself, any other text is hashed with SHA-256."""
    if len(text) == 2 * SEED_BYTES and all(c in "0123456789abcdef" for c in text):
        return bytes.fromhex(text)
    return hashlib.sha256(text.encode()).digest()


def seed_of(seed: object) -> bytes:
    """The seed that a caller means: bytes are the seed itself, a text is read by `seed_from_text`, an integer by its
    decimal digits; of NumPy a `Generator` draws one and a `SeedSequence` generates one. Raises NotUnderstood for
    anything else, and for bytes of another length than `SEED_BYTES`.
    """
    if isinstance(seed, str):
        return seed_from_text(seed)
    if isinstance(seed, bytes):
        if len(seed) != SEED_BYTES:
            raise NotUnderstood(text=f"{len(seed)} bytes", expected=f"a seed of {SEED_BYTES} bytes")
        return seed
    source: Any = seed
    if hasattr(source, "generate_state"):
        return b"".join(int(word).to_bytes(4, "little") for word in source.generate_state(SEED_BYTES // 4))
    if callable(getattr(source, "bytes", None)):
        return bytes(source.bytes(SEED_BYTES))
    try:
        return seed_from_text(str(operator.index(source)))
    except TypeError:
        expected = "a seed: a text, an integer, 32 bytes, or NumPy's SeedSequence or Generator"
        raise NotUnderstood(text=repr(seed)[:40], expected=expected) from None


def stream_name(stream: int) -> str:
    """Name of a stream by its number: "table", "seat-0", "seat-1" ..."""
    return "table" if stream == TABLE else f"seat-{stream - 1}"


def draw(seed: bytes, name: str, k: int, n: int) -> int:
    """The k-th draw (k >= 0) of the named stream: a number in 0..n-1, each equally likely; 1 <= n <= 2**32.

    Attempt j (0, 1, ...) takes the first 8 bytes, big-endian, of HMAC-SHA-256(seed, "name/k/j"); a value at or above
    the largest multiple of n is rejected and the next attempt decides.
    """
    if not 1 <= n <= 1 << 32:
        raise ValueError(f"cannot draw among {n} outcomes")
    limit = (1 << 64) // n * n
    attempt = 0
    while True:
        digest = hmac.digest(seed, f"{name}/{k}/{attempt}".encode(), "sha256")
        value = int.from_bytes(digest[:8], "big")
        if value < limit:
            return value % n
        attempt += 1
