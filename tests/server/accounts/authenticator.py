"""A passkey in software: makes credentials and signs according to the standard, as a phone does."""

from __future__ import annotations

import hashlib
import json
import secrets
from collections.abc import Mapping
from dataclasses import dataclass, field

import cbor2
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url

UP, UV, ATTESTED = 0x01, 0x04, 0x40


@dataclass
class Authenticator:
    """One key of one person at one host."""

    origin: str
    host: str
    id: bytes = field(default_factory=lambda: secrets.token_bytes(16))
    signs: int = 0
    user: bytes = b""
    key: ec.EllipticCurvePrivateKey = field(default_factory=lambda: ec.generate_private_key(ec.SECP256R1()))

    def create(self, options: str) -> str:
        """The answer to `navigator.credentials.create`, as JSON."""
        asked = json.loads(options)
        self.user = base64url_to_bytes(asked["user"]["id"])
        numbers = self.key.public_key().public_numbers()
        public = {1: 2, 3: -7, -1: 1, -2: numbers.x.to_bytes(32, "big"), -3: numbers.y.to_bytes(32, "big")}
        attested = bytes(16) + len(self.id).to_bytes(2, "big") + self.id + cbor2.dumps(public)
        statement = {"fmt": "none", "attStmt": {}, "authData": self._data(ATTESTED) + attested}
        response = {
            "clientDataJSON": self._client("webauthn.create", asked["challenge"]),
            "attestationObject": bytes_to_base64url(cbor2.dumps(statement)),
            "transports": ["internal"],
        }
        return self._credential(response)

    def get(self, options: str) -> str:
        """The answer to `navigator.credentials.get`, as JSON."""
        self.signs += 1
        client = self._client("webauthn.get", json.loads(options)["challenge"])
        data = self._data(0)
        signed = data + hashlib.sha256(base64url_to_bytes(client)).digest()
        response = {
            "clientDataJSON": client,
            "authenticatorData": bytes_to_base64url(data),
            "signature": bytes_to_base64url(self.key.sign(signed, ec.ECDSA(hashes.SHA256()))),
            "userHandle": bytes_to_base64url(self.user),
        }
        return self._credential(response)

    def _client(self, kind: str, challenge: str) -> str:
        told = {"type": kind, "challenge": challenge, "origin": self.origin, "crossOrigin": False}
        return bytes_to_base64url(json.dumps(told).encode())

    def _data(self, flags: int) -> bytes:
        return hashlib.sha256(self.host.encode()).digest() + bytes([UP | UV | flags]) + self.signs.to_bytes(4, "big")

    def _credential(self, response: Mapping[str, object]) -> str:
        id = bytes_to_base64url(self.id)
        told = {"id": id, "rawId": id, "type": "public-key", "response": response, "clientExtensionResults": {}}
        return json.dumps({**told, "authenticatorAttachment": "platform"})
