"""Rate limits that all workers share, because clients could otherwise spread requests over several: new guests, new
accounts, attempts to sign in. With several workers the counts are in the database, otherwise in memory.
"""

from __future__ import annotations

import hashlib
import hmac

from sqlalchemy import case, delete, func

from mazzo.server.limits import Buckets
from mazzo.server.storage import tables
from mazzo.server.storage.store import Store
from mazzo.server.times import AHEAD, SECOND

SWEEP = 256
"""Number of tokens taken after which a worker deletes the rows of full buckets: a full bucket needs no row."""


class SharedBuckets:
    """The same as `limits.Buckets`, for all workers. Rows are keyed by a digest with the server's secret."""

    def __init__(self, store: Store, secret: bytes, name: str, rate: float, burst: float) -> None:
        self._store = store
        self._secret = secret
        self._name = name
        self._gain = round(SECOND / rate)
        """Milliseconds to gain a token."""
        self._most = round(self._gain * burst)
        """Milliseconds to fill an empty bucket."""
        self._own = Buckets(rate, burst)
        self._calls = 0

    async def take(self, client: str) -> bool:
        """Take one token of a client; False when there is none. The client "" has no limits."""
        if not client or self._store.is_local:
            return self._own.take(client)
        from sqlalchemy.dialects import postgresql  # a server on SQLite starts without it

        self._calls += 1
        if self._calls % SWEEP == 0:
            await self._store.execute_directly(delete(tables.budget).where(tables.budget.c.full <= self._store.now()))
        full, now = tables.budget.c.full, self._store.now()
        # a time further ahead was written by a clock that was wrong and has been corrected
        then = case((full > now + self._most + AHEAD, now), else_=func.greatest(full, now)) + self._gain
        statement = (
            postgresql.insert(tables.budget)
            .values(id=self._id_of(client), full=now + self._gain)
            .on_conflict_do_update(index_elements=["id"], set_={"full": then}, where=then <= now + self._most)
        )
        return await self._store.execute_directly(statement) > 0

    def _id_of(self, client: str) -> str:
        return hmac.digest(self._secret, f"mazzo budget {self._name} {client}".encode(), hashlib.sha256).hex()
