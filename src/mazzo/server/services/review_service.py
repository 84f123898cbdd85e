"""Reviews of finished matches, and the values of lines that were not played."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

from mazzo.bots import PoolClosed
from mazzo.core.errors import NotUnderstood
from mazzo.match import Match
from mazzo.reviews.messages import VERSION
from mazzo.server import limits
from mazzo.server.background_tasks import BackgroundTasks
from mazzo.server.errors import ServiceError
from mazzo.server.matches.live import LiveMatch
from mazzo.server.services import review_worker
from mazzo.server.services.background_process import BackgroundProcess
from mazzo.server.services.computations import Computations, Result
from mazzo.server.services.review_messages import LineCall, LineValue, ReviewAnswer
from mazzo.server.storage import tables
from mazzo.server.storage.queries import Person, Store

LINE_SECONDS = 8.0
"""Seconds that a person waits for the value of a line, while kernels are compiled."""


class ReviewService(Computations):
    """Computes the reviews of finished matches."""

    def __init__(self, store: Store, tasks: BackgroundTasks, process: BackgroundProcess) -> None:
        rate = limits.Buckets(limits.REVIEWS_RATE, limits.REVIEWS_BURST)
        empty = ReviewAnswer("working", 0.0)
        super().__init__(store, tasks, process, tables.review, empty, "no-review-found", VERSION, limits.REVIEWS, rate)
        self._values = limits.Buckets(limits.VALUES_RATE, limits.VALUES_BURST)

    def has(self, live: LiveMatch) -> bool:
        return live.row.source != "lesson"

    async def compute(self, id: str, match: Match) -> AsyncIterator[Result]:
        journal, is_done = match.journal.text(), False
        while not is_done:
            text, is_done = await self.process.run(review_worker.grow, id, journal)
            yield Result(text, is_done)

    async def value_of_line(self, live: LiveMatch, person: Person, asked: LineCall) -> LineValue:
        """The value of a line of play in a finished match. Raises MazzoError or ServiceError."""
        if not self._values.take(person.id):
            raise ServiceError(429, "too-fast")
        match = live.match
        if asked.at >= match.version:
            raise NotUnderstood("bad-request", where="$.at")
        if asked.seat >= match.seats:
            raise NotUnderstood("bad-seat", seat=asked.seat, seats=match.seats)
        work = self.process.run_first(review_worker.value, match.journal.text(), asked.at, asked.seat, asked.actions)
        try:
            return await asyncio.wait_for(work, LINE_SECONDS)
        except (PoolClosed, TimeoutError):
            raise ServiceError(503, "review-later") from None
