"""Keeps the cards of a deal of the day from those who have not played it: what a match on it shows is for its own
players, and for those who have ended theirs, until a day after the close. By then every attempt that was begun in time
has ended, or was left.
"""

from __future__ import annotations

from collections import OrderedDict

from litestar.di import NamedDependency
from sqlalchemy import select

from mazzo.server.accounts.person import Person
from mazzo.server.errors import ServiceError
from mazzo.server.matches.live import LiveMatch
from mazzo.server.storage import tables
from mazzo.server.storage.store import Store
from mazzo.server.times import DAY

KEPT = DAY
"""Milliseconds after the close for which the cards are kept; the day's key appears at the same time."""
REMEMBERED = 4_096
"""Deals whose closing time is kept in memory."""


class DealGate:
    """The gate of one server process."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._closes: OrderedDict[str, int] = OrderedDict()
        """Until when the cards of each deal are kept; 0 for one that is not of a day."""

    async def is_open(self, deal: str | None) -> bool:
        """Whether the cards of a deal are kept: then its seed is secret."""
        if deal is None:
            return False
        if deal not in self._closes:
            d = tables.deal.c
            row = await self._store.one(select(d.closes).where(d.id == deal))
            self._closes[deal] = row[0] + KEPT if row and row[0] else 0
            if len(self._closes) > REMEMBERED:
                self._closes.popitem(last=False)
        return self._store.now() < self._closes[deal]

    async def check(self, live: LiveMatch, person: Person | None) -> None:
        """Raises ServiceError when the person may not see the cards of a match yet."""
        if not await self.may_see(live, person):
            raise ServiceError(409, "deal-open")

    async def may_see(self, live: LiveMatch, person: Person | None) -> bool:
        """Whether the person may see the cards of a match."""
        deal = live.row.deal
        if not await self.is_open(deal) or (person is not None and person.id in live.seats):
            return True
        if person is None:
            return False
        a, m, s = tables.attempt.c, tables.match.c, tables.seat.c
        ended = select(a.match).where(a.deal == deal, a.person == person.id, a.ended.is_not(None))
        finished = select(m.id).join_from(tables.match, tables.seat, s.match == m.id)
        finished = finished.where(m.deal == deal, m.finished.is_not(None), s.person == person.id).limit(1)
        return await self._store.one(ended) is not None or await self._store.one(finished) is not None


GivenDealGate = NamedDependency[DealGate]
