"""Computes the par of finished matches."""

from __future__ import annotations

import asyncio
import os
from collections.abc import AsyncIterator

import msgspec
from litestar.di import NamedDependency

from mazzo.core.errors import NotUnderstood
from mazzo.match import Match
from mazzo.server import limits
from mazzo.server.background_process import BackgroundProcess
from mazzo.server.background_tasks import BackgroundTasks
from mazzo.server.computations.computations import Computations, Result
from mazzo.server.errors import ServiceError
from mazzo.server.matches.live import LiveMatch
from mazzo.server.par import worker as par_worker
from mazzo.server.par.messages import Par
from mazzo.server.storage import tables
from mazzo.server.storage.store import Store
from mazzo.solver.deal import SOLVED, Deal
from mazzo.solver.principal_variation import line_of

SECONDS = 10
"""Default of MAZZO_PAR_SECONDS: processor seconds for the search of one deal."""
MOST_SECONDS = 600
HONEST_SHARE = 0.3
"""Approximate share of the honest bot's game in the whole work."""
VERSION = 1
"""Of the solver; results of another one are computed again."""


def seconds() -> int:
    """Seconds for the search of a deal's par, from MAZZO_PAR_SECONDS; 0 turns par off. Raises NotUnderstood."""
    setting = os.environ.get("MAZZO_PAR_SECONDS", "")
    if not setting:
        return SECONDS
    if not (setting.isdecimal() and len(setting) < 6 and int(setting) <= MOST_SECONDS):
        raise NotUnderstood("bad-par-seconds", text=setting[:40], setting="MAZZO_PAR_SECONDS", most=MOST_SECONDS)
    return int(setting)


class ParService(Computations):
    """Computes the par of finished matches."""

    def __init__(self, store: Store, tasks: BackgroundTasks, background_process: BackgroundProcess) -> None:
        rate = limits.Buckets(limits.PARS_RATE, limits.PARS_BURST)
        empty = Par("working", 0.0)
        super().__init__(
            store, tasks, background_process, tables.par, empty, "no-par-found", VERSION, limits.PARS, rate
        )
        self.seconds: float = seconds()

    def has(self, live: LiveMatch) -> bool:
        """As in the base class. Where outcomes were fixed in advance, no seed decides the others."""
        return self.seconds > 0 and live.row.order is None and live.match.game.meta.ruleset in SOLVED

    async def finished_par(self, live: LiveMatch) -> Par:
        """The complete result. Raises ServiceError until it is complete."""
        result, _ = await self.stored(live.row.id)
        if result is None or not result.is_done:
            raise ServiceError(409, "par-not-done")
        return msgspec.json.decode(result.text, type=Par)

    async def compute(self, id: str, match: Match) -> AsyncIterator[Result]:
        deal, lines = await asyncio.to_thread(_dealt, match)
        progress, honest = None, par_worker.Played((), 0.0, None)
        while progress is None or not progress.is_over or honest.points is None:
            if progress is not None and honest.points is None:
                honest = await self.process.run(par_worker.play_on, deal, honest.line)
            if progress is None or not progress.is_over:
                progress = await self.process.run(par_worker.search, id, deal, lines, self.seconds)
            if progress is not None:
                yield Result.of(_partial(progress, honest))
        message = _partial(progress, honest)
        message.line = await self.process.run(par_worker.texts, deal, progress.line)
        message.honest_line = await self.process.run(par_worker.texts, deal, honest.line)
        message.state, message.share = "done", 1.0
        yield Result.of(message)


GivenPar = NamedDependency[ParService]


def _dealt(match: Match) -> tuple[Deal, list[par_worker.Line]]:
    """The deal of a finished match, and the lines of its seats."""
    return Deal.of_match(match), [line_of(match, seat) for seat in range(match.seats)]


def _partial(progress: par_worker.Found, honest: par_worker.Played) -> Par:
    """A partial result."""
    share = (1 - HONEST_SHARE) * (1.0 if progress.is_over else progress.share) + HONEST_SHARE * honest.share
    is_proved = progress.low == progress.high
    return Par("working", round(share, 3), progress.low, progress.high, is_proved, honest=honest.points)
