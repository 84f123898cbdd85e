"""Hints and costs of actions. They come from the strongest bot, which searches positions where everything hidden from
the seat is dealt again.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict

from litestar.di import NamedDependency

from mazzo.bots import PoolClosed, SearchPool
from mazzo.bots.evaluate_all import evaluate_all
from mazzo.bots.evaluators import ActionEvaluation
from mazzo.core.errors import NotLegal, OutOfDate
from mazzo.host import advice, hints
from mazzo.host import hint_messages as messages
from mazzo.host.gestures import check_version
from mazzo.match import Match
from mazzo.server import limits
from mazzo.server.accounts.person import Person
from mazzo.server.errors import ServiceError
from mazzo.server.hints.queries import HintStore, StoredHint
from mazzo.server.matches.live import LiveMatch
from mazzo.server.storage.store import Store

REMEMBERED = 256
"""Positions whose costs are cached: in practice people go back and forth."""


class Hints:
    """Computes hints and the costs of actions, in one worker."""

    def __init__(self, store: Store, pool: SearchPool) -> None:
        self.store = HintStore(store)
        self.limit = limits.Buckets(limits.HINTS_RATE, limits.HINTS_BURST)
        self._now = store.now
        self._pool = pool
        self._analyses: OrderedDict[tuple[str, int, int], list[tuple[int, float]]] = OrderedDict()

    async def hint(self, live: LiveMatch, person: Person, version: int, step: int) -> messages.Hint:
        """A hint up to `step`. Raises MazzoError or ServiceError."""
        seat = self._check(live, person, version)
        stored_hint = await self.store.find(live.row.id, seat, version)
        if stored_hint is None:
            actions = await self._gesture(live, seat, version)
            check_version(live.match, seat, version)
            stored_hint = StoredHint(live.row.id, seat, version, step, actions, self._now())
            if not await self.store.add(stored_hint):  # asked twice at the same time, or erased
                stored_hint = await self.store.find(live.row.id, seat, version)
                if stored_hint is None:
                    raise OutOfDate
        check_version(live.match, seat, version)
        advised = advice.advice(live.match, seat, stored_hint.actions, f"{live.row.id} {seat} {version}")
        await self.store.set_step(stored_hint, step)
        return hints.hint_message(advised, version, step)

    async def costs(self, live: LiveMatch, person: Person, version: int) -> messages.Costs:
        """The costs of the legal actions. Raises MazzoError or ServiceError."""
        seat = self._check(live, person, version)
        if not live.row.practice:
            raise NotLegal("no-costs")
        key = live.row.id, seat, version
        costs = self._analyses.get(key)
        if costs is None:
            position = hints.position_of(live.match, seat, live.row.id)
            try:
                deep, wide = await asyncio.gather(self._pool.evaluate(position), self._pool.run(evaluate_all, position))
            except PoolClosed:
                raise ServiceError(503, "hint-later") from None
            check_version(live.match, seat, version)
            costs = hints.costs_of(deep, wide)
            if wide:  # otherwise the rules were still being compiled; the next request gets more
                self._analyses[key] = costs
                if len(self._analyses) > REMEMBERED:
                    self._analyses.popitem(last=False)
        else:
            self._analyses.move_to_end(key)
        return messages.Costs(version, costs)

    # ---- internal

    def _check(self, live: LiveMatch, person: Person, version: int) -> int:
        """The seat of the person. Raises MazzoError or ServiceError where hints are not allowed."""
        people = sum(who is not None for who in live.seats)
        seat = hints.check(live.match, live.seat_of(person.id), version, live.row.source, people, live.benched)
        if not self.limit.take(person.id):
            raise ServiceError(429, "too-fast")
        return seat

    async def _gesture(self, live: LiveMatch, seat: int, version: int) -> tuple[int, ...]:
        """The actions to advise. Raises OutOfDate once the seat has seen another version."""
        advising = hints.advising(live.match, seat)
        try:
            match = next(advising)
            while True:
                evaluations = await self._thoughts(match, seat, live.row.id)
                check_version(live.match, seat, version)
                match = advising.send(evaluations)
        except StopIteration as end:
            actions: tuple[int, ...] = end.value
            return actions

    async def _thoughts(self, match: Match, seat: int, id: str) -> list[ActionEvaluation]:
        try:
            return await self._pool.evaluate(hints.position_of(match, seat, id))
        except PoolClosed:
            raise ServiceError(503, "hint-later") from None


GivenHints = NamedDependency[Hints]
