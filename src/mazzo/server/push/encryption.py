"""Encryption of a push message for one browser (RFC 8291, 8188), and its signature with the server's key (RFC 8292). No
network.
"""

from __future__ import annotations

import base64
import hashlib
import os
import secrets
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

if TYPE_CHECKING:
    from cryptography.hazmat.primitives.asymmetric.ec import EllipticCurvePrivateKey

RECORD = 4096
"""Size of a message's only record."""
SALT = 16
POINT = 65
"""Bytes of an uncompressed public key."""
AUTH = 16
"""Bytes of a browser's authentication secret."""
VALID = 12 * 3600
"""Seconds for which a signature is valid."""
ORDER = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551
"""The order of the curve P-256."""


def server_key(secret: bytes) -> EllipticCurvePrivateKey:
    """The server's VAPID key: MAZZO_VAPID, 32 bytes in base64url, or derived from the server's secret, the same for
    every worker. Raises RuntimeError when MAZZO_VAPID is not a key.
    """
    from cryptography.hazmat.primitives.asymmetric import ec

    setting = os.environ.get("MAZZO_VAPID", "")
    if setting:
        try:
            return ec.derive_private_key(int.from_bytes(decode(setting), "big"), ec.SECP256R1())
        except ValueError:
            raise RuntimeError("MAZZO_VAPID is no private key: 32 octets of P-256 in base64 for addresses") from None
    # 512 bits, so that all keys are equally likely
    number = 1 + int.from_bytes(hashlib.sha512(b"mazzo vapid 1 " + secret).digest(), "big") % (ORDER - 1)
    return ec.derive_private_key(number, ec.SECP256R1())


def public(key: EllipticCurvePrivateKey) -> bytes:
    """The public key, as an uncompressed point."""
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

    return key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def sealed(
    text: bytes, browser: bytes, auth: bytes, salt: bytes = b"", once: EllipticCurvePrivateKey | None = None
) -> bytes:
    """Encrypt a text for the browser with this public key and authentication secret. Raises ValueError when the key is
    not a point of the curve. `salt` and `once` are random unless given.
    """
    from cryptography.hazmat.primitives.asymmetric import ec
    from cryptography.hazmat.primitives.ciphers.aead import AESGCM
    from cryptography.hazmat.primitives.hashes import SHA256
    from cryptography.hazmat.primitives.kdf.hkdf import HKDF

    def derived(length: int, salt: bytes, info: bytes, secret: bytes) -> bytes:
        return HKDF(SHA256(), length, salt, info).derive(secret)

    salt = salt or secrets.token_bytes(SALT)
    once = once or ec.generate_private_key(ec.SECP256R1())
    agreement = once.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), browser))
    mixed = derived(32, auth, b"WebPush: info\0" + browser + public(once), agreement)
    key = derived(16, salt, b"Content-Encoding: aes128gcm\0", mixed)
    nonce = derived(12, salt, b"Content-Encoding: nonce\0", mixed)
    head = salt + RECORD.to_bytes(4, "big") + bytes([POINT]) + public(once)
    return head + AESGCM(key).encrypt(nonce, text + b"\2", None)


def authorization(key: EllipticCurvePrivateKey, endpoint: str, contact: str, now: int) -> str:
    """The Authorization header (RFC 8292). `contact`: mail or web address for the push service's operator, "" for none;
    `now` in seconds.
    """
    import jwt

    address = urlsplit(endpoint)
    claims = {"aud": f"{address.scheme}://{address.netloc}", "exp": now + VALID} | ({"sub": contact} if contact else {})
    return f"vapid t={jwt.encode(claims, key, algorithm='ES256')}, k={encode(public(key))}"


def is_point(octets: bytes) -> bool:
    """Whether bytes are a public key."""
    from cryptography.hazmat.primitives.asymmetric import ec

    try:
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), octets)
    except ValueError:
        return False
    return len(octets) == POINT


def encode(octets: bytes) -> str:
    """base64url without padding."""
    return base64.urlsafe_b64encode(octets).rstrip(b"=").decode()


def decode(text: str) -> bytes:
    """Decode base64url. Raises ValueError."""
    if not text.isascii():
        raise ValueError("not base64")
    return base64.b64decode(text.rstrip("=") + "=" * (-len(text.rstrip("=")) % 4), altchars=b"-_", validate=True)
