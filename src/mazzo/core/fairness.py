"""The formulas by which a seed is made so that nobody can choose it; docs/fairness.md has them with test vectors.

The server publishes the SHA-256 of a random key before it knows what the seed depends on besides the key: the numbers
of the players' programs, or a round of a public random beacon.
"""

import hashlib
import hmac
from dataclasses import dataclass
from datetime import date

from mazzo.core.streams import SEED_BYTES

NUMBER_DIGITS = 2 * SEED_BYTES
"""Hexadecimal digits of a key, a digest, or a player's number."""
NO_NUMBER = "-"
"""In the place of the number of a seat that has none: a bot's, or of a program that sent none."""
CHAIN = "52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971"
"""The chain hash of drand's network "quicknet", whose rounds are the public values."""
CHAIN_KEY = (
    "83cf0f2896adee7eb8b5f01fcad3912212c437e0073e911fb90022d3e760183c8c4b450b6a0a6c3ac6a5776a2d106451"
    "0d1fec758c921cc22b0e17e63aaf4bcb5ed66304de9cf809bd274ca73bab4af5a6e9c76a4bc09e76eae8991ef5ece45a"
)
"""Its public key, a compressed point of G2."""
CHAIN_BEGAN, CHAIN_PERIOD = 1_692_803_367, 3
"""When its round 1 was published, in seconds since 1970, and the seconds from one round to the next."""
SIGNATURE_BYTES = 48
"""Length of the signature of a round, a compressed point of G1."""
_DAY = 86_400
_EPOCH = date(1970, 1, 1)


def digest_of(key: bytes) -> str:
    """What is shown of a key before it is used: its SHA-256, in hexadecimal digits."""
    return hashlib.sha256(key).hexdigest()


def is_number(text: str) -> bool:
    """Whether a text is a key, a digest or a number: 64 lower-case hexadecimal digits."""
    return len(text) == NUMBER_DIGITS and not set(text) - set("0123456789abcdef")


@dataclass(frozen=True, slots=True)
class Shuffle:
    """What the seed of a match is made of: its id, its key, and the number of each seat, NO_NUMBER where there is none.
    The digest of the key and the id were shown before the numbers were given.
    """

    match: str
    key: bytes
    numbers: tuple[str, ...]

    def __repr__(self) -> str:
        return f"Shuffle({self.match!r})"  # without the key: a repr may be logged

    @property
    def seed(self) -> bytes:
        """The seed of the match."""
        return hmac.digest(self.key, " ".join((*self.numbers, self.match)).encode(), "sha256")


def day_key(secret: bytes, day: date) -> bytes:
    """The key of a day from the secret of its month."""
    return hmac.digest(secret, day.isoformat().encode(), "sha256")


def day_seed(key: bytes, signature: bytes, game: str) -> bytes:
    """The seed of a game's deal of the day. `signature`: of the round, empty if the key alone decides."""
    return hmac.digest(key, signature + game.encode(), "sha256")


def round_of(day: date) -> int:
    """The number of the round that is published at 00:00 UTC of a day."""
    midnight = (day - _EPOCH).days * _DAY
    return (midnight - CHAIN_BEGAN) // CHAIN_PERIOD + 1
