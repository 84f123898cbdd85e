"""Rounds of the public random beacon (drand's network "quicknet"): fetched from an address of the owner's choice, and
verified, so that the address need not be trusted.
"""

from __future__ import annotations

import asyncio
import hashlib
import json
import os
from time import monotonic

import structlog

from mazzo.core.errors import NotUnderstood
from mazzo.core.fairness import CHAIN, CHAIN_KEY, SIGNATURE_BYTES
from mazzo.server import host_extra

PATIENCE = 10.0
"""Seconds after which a round that cannot be had is done without."""
PAUSE = 1.0
"""Seconds between two tries."""
ANSWER_BYTES = 4096
_DOMAIN = b"BLS_SIG_BLS12381G1_XMD:SHA-256_SSWU_RO_NUL_"

log = structlog.get_logger()


def address() -> str:
    """The address of MAZZO_BEACON, "" without one. Raises NotUnderstood."""
    setting = os.environ.get("MAZZO_BEACON", "").rstrip("/")
    if setting and not setting.startswith(("http://", "https://")):
        raise NotUnderstood("bad-setting", setting="MAZZO_BEACON", text=setting[:60])
    if setting and not host_extra.has("beacon"):
        raise NotUnderstood("host-not-installed", what="MAZZO_BEACON")
    return setting


def is_signature(signature: bytes, round: int) -> bool:
    """Whether this is the beacon's signature of a round. Needs the extra `host`."""
    from py_arkworks_bls12381 import GT, G1Point, G2Point

    try:
        point = G1Point.from_compressed_bytes(signature)
    except ValueError:
        return False
    message = G1Point.hash_to_curve(hashlib.sha256(round.to_bytes(8, "big")).digest(), _DOMAIN)
    key = G2Point.from_compressed_bytes(bytes.fromhex(CHAIN_KEY))
    return bool(GT.pairing_check([point, -message], [G2Point(), key]))


class Beacon:
    """Fetches rounds."""

    def __init__(self) -> None:
        self._address = address()

    @property
    def is_on(self) -> bool:
        """Whether the owner has chosen an address."""
        return bool(self._address)

    async def signature(self, round: int) -> bytes | None:
        """The signature of a round; None if it could not be had, or was wrong, within PATIENCE."""
        until = monotonic() + PATIENCE
        while self.is_on:
            try:
                return await asyncio.wait_for(asyncio.to_thread(self._fetch, round), until - monotonic())
            except Exception as error:  # whatever the address answers, the day begins
                if monotonic() + PAUSE >= until:
                    log.warning("beacon", round=round, error=type(error).__name__)
                    break
            await asyncio.sleep(PAUSE)
        return None

    def _fetch(self, round: int) -> bytes:
        """Raises an exception when it cannot be reached, and for another answer than the round."""
        from urllib.error import HTTPError  # with `urllib.request` as slow to import as a game; few servers fetch
        from urllib.request import urlopen

        try:
            with urlopen(f"{self._address}/{CHAIN}/public/{round}", timeout=PATIENCE / 3) as answer:
                message = json.loads(answer.read(ANSWER_BYTES))
        except HTTPError as error:
            error.close()
            raise
        signature = bytes.fromhex(message["signature"])
        if len(signature) != SIGNATURE_BYTES or not is_signature(signature, round):
            raise ValueError("not the signature of the round")
        return signature
