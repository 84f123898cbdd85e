"""Reviews of finished matches, and the values of lines that were not played."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

from litestar.di import NamedDependency

from mazzo.bots import PoolClosed, SearchPool
from mazzo.core.errors import NotUnderstood
from mazzo.host.review_messages import LineCall, LineValue, ReviewAnswer
from mazzo.match import Match
from mazzo.reviews.messages import VERSION
from mazzo.server import limits
from mazzo.server.accounts.person import Person
from mazzo.server.background_process import BackgroundProcess
from mazzo.server.background_tasks import BackgroundTasks
from mazzo.server.computations.computations import MatchComputations, Result
from mazzo.server.errors import ServiceError
from mazzo.server.matches.live import LiveMatch
from mazzo.server.storage import tables
from mazzo.server.storage.store import Store

LINE_SECONDS = 8.0
"""Seconds that a person waits for kernels to be compiled, before the value of a line."""


class ReviewService(MatchComputations):
    """Computes the reviews of finished matches. What computes them is imported when it is first needed."""

    def __init__(
        self, store: Store, tasks: BackgroundTasks, background_process: BackgroundProcess, pool: SearchPool
    ) -> None:
        rate = limits.Buckets(limits.REVIEWS_RATE, limits.REVIEWS_BURST)
        empty = ReviewAnswer("working", 0.0)
        super().__init__(
            store, tasks, background_process, tables.review, empty, "no-review-found", VERSION, limits.REVIEWS, rate
        )
        self._pool = pool
        self._compiled: set[str] = set()
        """Rulesets whose kernels are in the compiler's cache."""
        self._values = limits.Buckets(limits.VALUES_RATE, limits.VALUES_BURST)

    def has(self, live: LiveMatch) -> bool:
        return live.row.source != "lesson"

    async def compute(self, id: str, match: Match) -> AsyncIterator[Result]:
        from mazzo.server.reviews import worker

        journal, is_done = match.journal.text(), False
        while not is_done:
            text, is_done = await self.process.run(worker.grow, id, journal)
            yield Result(text, is_done)

    async def value_of_line(self, live: LiveMatch, person: Person, message: LineCall) -> LineValue:
        """The value of a line of play in a finished match. Raises MazzoError or ServiceError."""
        from mazzo.server.reviews import worker

        if not self._values.take(person.id):
            raise ServiceError(429, "too-fast")
        match = live.match
        if message.at >= match.version:
            raise NotUnderstood("bad-request", where="$.at")
        if message.seat >= match.seats:
            raise NotUnderstood("bad-seat", seat=message.seat, seats=match.seats)
        try:
            await self._ensure_compiled(match.game.meta.ruleset)
            journal = match.journal.text()
            return await self._pool.run_first(worker.value, journal, message.at, message.seat, message.actions)
        except (PoolClosed, TimeoutError):
            raise ServiceError(503, "review-later") from None

    async def _ensure_compiled(self, ruleset: str) -> None:
        """Compile the kernels of a ruleset in the background process, so that no bot waits for the compiler."""
        from mazzo.server.reviews import worker

        if ruleset not in self._compiled:
            await asyncio.wait_for(self.process.run(worker.warm, ruleset), LINE_SECONDS)
            self._compiled.add(ruleset)


GivenReviews = NamedDependency[ReviewService]
